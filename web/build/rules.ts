import { readFileSync } from 'node:fs';
import MarkdownIt, { type Token } from 'markdown-it';
import type { Plugin } from 'vite';
import type { Chapter, Rulebook } from '../src/shell/rules/book.ts';
import { withoutMarks, type Source } from '../src/shell/rules/sources.ts';

const FILE = /RULES(?:\.(\w\w))?\.md\?book$/;
const ID = '[A-Z]+-(?:[A-Z]+-?)?\\d+(?:\\.\\d+)*';
const OWN_ID = new RegExp(`^(${ID})\\b`);
const REFERENCE = new RegExp(`\\b${ID}(?!\\w)`, 'g');
const LONG = 40; // letters, from which on a cell of a table wants some width
const DICTIONARY = ['English', 'Polski', 'Русский'].join(); // heads the words of a game in all languages

interface Known {
  /** every clause and section */
  ids: Set<string>;
}

const markdown = new MarkdownIt({ html: false });
const { escapeHtml } = markdown.utils;
const { rules } = markdown.renderer;

rules['text'] = (tokens, place, _options, env) => {
  const { content, meta } = tokens[place]!;
  const own = typeof meta?.['own'] === 'string' ? meta['own'] : '';
  const ids = env!['ids'] as Known['ids'];
  const text = linked(content.slice(own.length), ids) + sourcesHtml((meta?.['sources'] ?? []) as Source[], ids);
  return own === '' ? text : `<a class="self" href="#${own}">${own}</a>${text}`;
};
rules['softbreak'] = () => ' ';
rules['table_open'] = (tokens, place, options, _env, renderer) =>
  `<div class="scroll">${renderer.renderToken(tokens, place, options)}`;
rules['table_close'] = () => '</table></div>';

/** A text with a link behind every clause and section that it names. */
function linked(text: string, ids: Set<string>): string {
  return escapeHtml(text).replace(REFERENCE, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id));
}

/** Where something comes from, after what it says. */
function sourcesHtml(sources: Source[], ids: Set<string>): string {
  if (sources.length === 0) return '';
  const each = sources.map(({ kind, word, text }) => {
    const about = text === '' ? '' : ` <span>${linked(text, ids)}</span>`;
    return `<span class="source" data-kind="${kind}"><b>${escapeHtml(word)}</b>${about}</span>`;
  });
  return ` <span class="sources">${each.join(' ')}</span>`;
}

/** Part a paragraph, an item or a cell from the marks at its end, which may run over several lines. */
function markSources(tokens: Token[], language: string): void {
  for (const { type, children } of tokens) {
    if (type !== 'inline' || children === null) continue;
    const start = children.findLastIndex((child) => child.type === 'text' && child.content.includes('['));
    const tail = start < 0 ? [] : children.slice(start);
    if (tail.some((child) => child.type !== 'text' && child.type !== 'softbreak')) continue;
    const { text, sources } = withoutMarks(tail.map((child) => child.content || ' ').join(''), language);
    if (sources.length === 0) continue;
    const [last] = children.splice(start);
    children.push(Object.assign(last!, { content: text, meta: { ...last!.meta, sources } }));
  }
}

/** The first piece of text of a clause, if that is what begins with this inline token: it has the id. */
function mark(inline: Token | undefined): { id: string; text: Token } | null {
  const [strong, text] = (inline?.children ?? []).filter((child) => child.type !== 'text' || child.content !== '');
  const id = strong?.type === 'strong_open' && text?.type === 'text' ? OWN_ID.exec(text.content)?.[1] : undefined;
  return id === undefined ? null : { id, text: text! };
}

/** The token that closes what another one opens. */
function closing(tokens: Token[], place: number): number {
  const { level, type } = tokens[place]!;
  const wanted = type.replace('_open', '_close');
  return tokens.findIndex((token, later) => later > place && token.level === level && token.type === wanted);
}

/** Give every clause its id: an item of a list, or a row of a table. */
function markClauses(tokens: Token[], known: Known): void {
  for (const [place, token] of tokens.entries()) {
    const item = token.type === 'list_item_open' && token.level === 1;
    const found = item || token.type === 'tr_open' ? mark(tokens[place + 2]) : null;
    if (found === null || known.ids.has(found.id)) continue;
    known.ids.add(found.id);
    token.attrSet('id', found.id);
    token.attrSet('class', 'clause');
    found.text.meta = { ...found.text.meta, own: found.id };
    markTerms(tokens[place + 2]!);
  }
}

/** What a clause defines stands in bold type at its beginning. */
function markTerms({ children }: Token): void {
  let bold = false;
  for (const child of children ?? []) {
    if (child.type === 'strong_open') child.attrSet('class', 'term');
    if (child.type === 'text' && !bold && child.content.trim() !== '') return;
    bold = child.type === 'strong_open' || (bold && child.type !== 'strong_close');
  }
}

/** Tables as a browser likes them: heads that head something, and width where there is much to read. */
function dressTables(tokens: Token[]): void {
  for (const [place, token] of tokens.entries()) {
    const text = tokens[place + 1]?.content ?? '';
    if (token.type === 'th_open' && text !== '') token.attrSet('scope', 'col');
    if (token.type === 'th_open' && text === '') token.tag = tokens[place + 2]!.tag = 'td';
    if (token.type === 'td_open' && text.length > LONG) token.attrSet('class', 'long');
    if (token.type === 'table_open' && headOf(tokens, place).slice(0, -1).join() === DICTIONARY)
      token.attrSet('class', 'dictionary');
  }
}

/** What stands above the columns of a table. */
function headOf(tokens: Token[], place: number): string[] {
  const first = tokens.slice(place, closing(tokens, place)).findIndex((token) => token.type === 'tr_open');
  const row = tokens.slice(place + first, closing(tokens, place + first));
  return row.filter((token) => token.type === 'inline').map((cell) => cell.content);
}

/** Drop a table's head that says nothing. */
function withoutEmptyHeads(tokens: Token[]): Token[] {
  const kept = [...tokens];
  for (let place = kept.length - 1; place >= 0; place -= 1) {
    if (kept[place]!.type !== 'thead_open') continue;
    const end = closing(kept, place);
    const said = kept.slice(place, end).some((token) => token.type === 'inline' && token.content !== '');
    if (!said) kept.splice(place, end - place + 1);
  }
  return kept;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function heading(title: string, level: number): Chapter {
  const number = OWN_ID.exec(title)?.[1] ?? '';
  return {
    id: number === '' ? slug(title) : number,
    level,
    number,
    title: title.slice(number.length).trim(),
    html: '',
    sources: '',
  };
}

/** The marks that end the first paragraph under a heading: they hold for all under it that has none of its own. */
function sourcesOf(inside: Token[]): Source[] {
  const [paragraph, inline] = inside;
  const end = paragraph?.type === 'paragraph_open' ? inline?.children?.at(-1) : undefined;
  return (end?.meta?.['sources'] ?? []) as Source[];
}

/** The chapters, each with the marks of the nearest heading above its clauses that has some. */
function chaptersOf(heads: Chapter[], contents: Token[][], known: Known): Chapter[] {
  const above: (Source[] | undefined)[] = [];
  return heads.map((head, place): Chapter => {
    above.length = head.level;
    above[head.level] = sourcesOf(contents[place]!);
    const nearest = above.findLast((sources) => sources !== undefined && sources.length > 0) ?? [];
    const html = markdown.renderer.render(contents[place]!, markdown.options, { ...known });
    return { ...head, html, sources: sourcesHtml(nearest, known.ids) };
  });
}

/** A RULES.md as a book: chapters with ids, clauses with ids, and every reference a link. */
function bookOf(text: string, language: string): Rulebook {
  const tokens = withoutEmptyHeads(markdown.parse(text, {}));
  const known: Known = { ids: new Set() };
  const starts = tokens.flatMap((token, place) => (token.type === 'heading_open' ? [place] : []));
  const heads = starts.map((place) => heading(tokens[place + 1]!.content, Number(tokens[place]!.tag.slice(1))));
  for (const { number } of heads) if (number !== '') known.ids.add(number);
  markSources(tokens, language);
  markClauses(tokens, known);
  dressTables(tokens);
  const contents = starts.map((start, place) => tokens.slice(start + 3, starts[place + 1]));
  const chapters = chaptersOf(heads, contents, known);
  const [first, ...others] = chapters;
  if (first === undefined) throw new Error('the rules have no heading');
  return { language, opening: first.html, chapters: others };
}

/** `…/RULES.md?book`, `…/RULES.pl.md?book`: the rules of a game, ready to be read. */
export function rulebooks(): Plugin {
  return {
    name: 'nightlight-rulebooks',
    enforce: 'pre',
    load(id) {
      const file = FILE.exec(id);
      if (file === null) return undefined;
      const text = readFileSync(id.replace(/\?book$/, ''), 'utf-8');
      return `export default ${JSON.stringify(bookOf(text, file[1] ?? 'en'))};`;
    },
  };
}
