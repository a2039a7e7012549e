import { readFileSync } from 'node:fs';
import MarkdownIt, { type Token } from 'markdown-it';
import type { Plugin } from 'vite';
import type { Chapter, Rulebook } from '../src/shell/rules/book.ts';

const FILE = /RULES\.md\?book$/;
const ID = '[A-Z]+-(?:[A-Z]+-?)?\\d+(?:\\.\\d+)*';
const OWN_ID = new RegExp(`^(${ID})\\b`);
const REFERENCE = new RegExp(`\\b${ID}(?!\\w)`, 'g');
const NAME = /^[a-z_]+$/;
const LONG = 40; // letters, from which on a cell of a table wants some width
const CLAUSES = 'Rule'; // heads the column that names the clauses of a row

interface Known {
  /** every clause and section */
  ids: Set<string>;
  /** what a clause is about, by the name that the program has for it */
  names: Map<string, string>;
}

const markdown = new MarkdownIt({ html: false });
const { escapeHtml } = markdown.utils;
const { rules } = markdown.renderer;

rules['text'] = (tokens, place, _options, env) => {
  const { content, meta } = tokens[place]!;
  const own = typeof meta?.['own'] === 'string' ? meta['own'] : '';
  const { ids } = env as unknown as Known;
  const linked = escapeHtml(content.slice(own.length)).replace(REFERENCE, (id) =>
    ids.has(id) ? `<a href="#${id}">${id}</a>` : id,
  );
  return own === '' ? linked : `<a class="self" href="#${own}">${own}</a>${linked}`;
};
rules['softbreak'] = () => ' ';
rules['code_inline'] = (tokens, place) => {
  const { content, meta } = tokens[place]!;
  const code = `<code>${escapeHtml(content)}</code>`;
  return meta?.['named'] === true ? `${code}<span class="own" data-name="${content}" hidden></span>` : code;
};
rules['table_open'] = (tokens, place, options, _env, renderer) =>
  `<div class="scroll">${renderer.renderToken(tokens, place, options)}`;
rules['table_close'] = () => '</table></div>';
rules['tr_close'] = (tokens, place) => {
  const { meta } = tokens[place]!;
  if (typeof meta?.['name'] !== 'string') return '</tr>';
  return `</tr><tr class="own" hidden><td colspan="${meta['cells']}" data-rule="${meta['name']}"></td></tr>`;
};
rules['list_item_close'] = (tokens, place) => {
  const name = tokens[place]!.meta?.['name'];
  return `${typeof name === 'string' ? `<p class="own" data-rule="${name}" hidden></p>` : ''}</li>`;
};

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
    found.text.meta = { own: found.id };
  }
}

/** The names that the program has for what a row of a table is about: in brackets, or alone in its first cell. */
function namesIn(cells: Token[]): Token[] {
  return cells.flatMap((cell, column) => {
    const children = (cell.children ?? []).filter((child) => child.content !== '');
    const alone = column === 0 && children.length === 1;
    return children.filter(
      (child, place) =>
        child.type === 'code_inline' &&
        NAME.test(child.content) &&
        (alone || children[place - 1]?.content.endsWith('(') === true),
    );
  });
}

/** Make room for the words of other languages where a table names what has a name in the program. */
function markNames(tokens: Token[], known: Known): void {
  let head: string[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.type !== 'tr_open') continue;
    const end = closing(tokens, place);
    const cells = tokens.slice(place, end).filter((inside) => inside.type === 'inline');
    if (tokens[place - 1]?.type === 'thead_open') {
      head = cells.map((cell) => cell.content);
      continue;
    }
    const names = namesIn(cells);
    for (const name of names) name.meta = { named: true };
    const [first] = names;
    if (first === undefined) continue;
    tokens[end]!.meta = { name: first.content, cells: cells.length };
    if (head.at(-1) !== CLAUSES) continue;
    for (const id of cells.at(-1)!.content.match(REFERENCE) ?? []) known.names.set(id, first.content);
  }
  for (const [place, token] of tokens.entries()) {
    const name = token.type === 'list_item_open' ? known.names.get(String(token.attrGet('id'))) : undefined;
    if (name !== undefined) tokens[closing(tokens, place)]!.meta = { name };
  }
}

/** Tables as a browser likes them: heads that head something, and width where there is much to read. */
function dressTables(tokens: Token[]): void {
  for (const [place, token] of tokens.entries()) {
    const text = tokens[place + 1]?.content ?? '';
    if (token.type === 'th_open' && text !== '') token.attrSet('scope', 'col');
    if (token.type === 'th_open' && text === '') token.tag = tokens[place + 2]!.tag = 'td';
    if (token.type === 'td_open' && text.length > LONG) token.attrSet('class', 'long');
  }
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
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function heading(title: string, level: number): Chapter {
  const number = OWN_ID.exec(title)?.[1] ?? '';
  return { id: number === '' ? slug(title) : number, level, number, title: title.slice(number.length).trim(), html: '' };
}

/** A RULES.md as a book: chapters with ids, clauses with ids, and every reference a link. */
function bookOf(text: string): Rulebook {
  const tokens = withoutEmptyHeads(markdown.parse(text, {}));
  const known: Known = { ids: new Set(), names: new Map() };
  const starts = tokens.flatMap((token, place) => (token.type === 'heading_open' ? [place] : []));
  const heads = starts.map((place) => heading(tokens[place + 1]!.content, Number(tokens[place]!.tag.slice(1))));
  for (const { number } of heads) if (number !== '') known.ids.add(number);
  markClauses(tokens, known);
  markNames(tokens, known);
  dressTables(tokens);
  const chapters = heads.map((head, place): Chapter => {
    const inside = tokens.slice(starts[place]! + 3, starts[place + 1]);
    return { ...head, html: markdown.renderer.render(inside, markdown.options, { ...known }) };
  });
  const [first, ...others] = chapters;
  if (first === undefined) throw new Error('the rules have no heading');
  return { opening: first.html, chapters: others };
}

/** `…/RULES.md?book`: the rules of a game, ready to be read. */
export function rulebooks(): Plugin {
  return {
    name: 'nightlight-rulebooks',
    enforce: 'pre',
    load(id) {
      if (!FILE.test(id)) return undefined;
      return `export default ${JSON.stringify(bookOf(readFileSync(id.replace(/\?book$/, ''), 'utf-8')))};`;
    },
  };
}
