import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rulebooks } from '../../build/rules.ts';
import type { Rulebook } from '$shell/rules/book.ts';

let folder = '';

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rules-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function book(text: string, file = 'RULES.md'): Rulebook {
  const path = join(folder, file);
  writeFileSync(path, text);
  const load = rulebooks().load as (id: string) => string;
  const module = load(`${path}?book`);
  return JSON.parse(module.replace(/^export default /, '').replace(/;$/, '')) as Rulebook;
}

describe('rulebooks', () => {
  it('parts a book into its opening and its chapters', () => {
    const { language, opening, chapters } = book(
      '# Candles\n\nA game.\n\n## CA-1 Set-up\n\nText.\n\n### What is lit?\n',
    );

    expect(language).toBe('en');
    expect(opening).toContain('A game.');
    expect(chapters.map(({ id, level, number, title }) => [id, level, number, title])).toEqual([
      ['CA-1', 2, 'CA-1', 'Set-up'],
      ['what-is-lit', 3, '', 'What is lit?'],
    ]);
  });

  it('knows the language of a book by its name', () => {
    expect(book('# Świece\n', 'RULES.pl.md').language).toBe('pl');
  });

  it('gives clauses their ids, in lists and in tables, and links what refers to them', () => {
    const { chapters } = book(
      '# C\n\n## CA-1 Set-up\n\n- **CA-1.1** Take wax, see CA-1.2, CA-2 and CA-9.\n- **CA-1.2** Done.\n\n' +
        '## CA-2 Cards\n\n| card | does |\n|---|---|\n| **CA-2.1** Wick | burns, as in CA-1.1 |\n',
    );

    const [first, second] = chapters.map(({ html }) => html);
    expect(first).toContain('<li id="CA-1.1" class="clause">');
    expect(first).toContain('<a class="self" href="#CA-1.1">CA-1.1</a>');
    expect(first).toContain('see <a href="#CA-1.2">CA-1.2</a>, <a href="#CA-2">CA-2</a> and CA-9.');
    expect(second).toContain('<tr id="CA-2.1" class="clause">');
    expect(second).toContain('as in <a href="#CA-1.1">CA-1.1</a>');
  });

  it('marks the term that a clause defines', () => {
    const { chapters } = book('# C\n\n## CA-1 Wax\n\n- **CA-1.1** **Wax** is what **burns**.\n');

    expect(chapters[0]?.html.match(/<strong class="term">/g)).toHaveLength(2); // its number and its term
    expect(chapters[0]?.html).toContain('<strong>burns</strong>');
  });

  it('says where clauses come from, and what holds for a whole chapter', () => {
    const { chapters } = book(
      '# C\n\n## CA-1 Wax\n\nAll about wax. [rulebook: p. 3]\n\n- **CA-1.1** Burn it. [decided: see CA-1.2]\n' +
        '- **CA-1.2** Keep it\n  [or not].\n\n### CA-1.3 More\n\nText.\n\n## CA-2 Wicks\n\nText.\n',
    );

    const source = '<span class="source" data-kind="rulebook"><b>rulebook</b> <span>p. 3</span></span>';
    expect(chapters.map(({ sources }) => sources.includes(source))).toEqual([true, true, false]);
    expect(chapters[0]?.html).toContain('data-kind="decided"><b>decided</b> <span>see <a href="#CA-1.2">');
    expect(chapters[0]?.html).toContain('Keep it [or not].');
  });

  it('escapes what looks like HTML', () => {
    const { opening } = book('# C\n\nA <b>bold</b> & "odd" text.\n');

    expect(opening).toContain('A &lt;b&gt;bold&lt;/b&gt; &amp; &quot;odd&quot; text.');
  });

  it('dresses tables: heads head columns, empty heads go, long cells get their width', () => {
    const { opening } = book(
      `# C\n\n| a | |\n|---|---|\n| x | ${'long '.repeat(9)} |\n\n| | |\n|---|---|\n| y | z |\n\n` +
        '| English | Polski | Русский | clause |\n|---|---|---|---|\n| wax | wosk | воск | CA-1 |\n',
    );

    expect(opening).toContain('<th scope="col">a</th>');
    expect(opening).toContain('<td></td>');
    expect(opening.match(/<thead>/g)).toHaveLength(2);
    expect(opening.match(/<td class="long">/g)).toHaveLength(1);
    expect(opening).toContain('<div class="scroll"><table class="dictionary">');
  });

  it('refuses rules without a heading', () => {
    expect(() => book('Text.\n')).toThrow('the rules have no heading');
  });

  it('loads nothing else', () => {
    const load = rulebooks().load as (id: string) => string | undefined;

    expect(load('/README.md?book')).toBeUndefined();
    expect(load('/RULES.md')).toBeUndefined();
  });
});
