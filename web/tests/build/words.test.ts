import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { words } from '../../build/words.ts';

let source = '';

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(source, 'words'));
  mkdirSync(join(source, 'games', 'candles', 'locales'), { recursive: true });
  mkdirSync(join(source, 'games', 'untranslated'));
});

afterEach(() => rmSync(source, { recursive: true }));

function written(shell: string, common: string, candles: string): { text: string; watched: string[] } {
  writeFileSync(join(source, 'words', 'shell.pl.ftl'), shell);
  writeFileSync(join(source, 'words', 'common.pl.ftl'), common);
  writeFileSync(join(source, 'games', 'candles', 'locales', 'pl.ftl'), candles);
  const watched: string[] = [];
  const load = words(source).load as (this: { addWatchFile: (path: string) => void }, id: string) => string;
  const module = load.call({ addWatchFile: (path) => watched.push(path) }, '\0virtual:words/pl');
  return { text: JSON.parse(module.replace(/^export default /, '').replace(/;$/, '')) as string, watched };
}

describe('words', () => {
  it('takes all of the shell, and of other files only what the shell says', () => {
    const { text } = written(
      'start = Zaczynaj\n',
      'bot-name = Bot { $number }\nprompt = Wybierz\n',
      'candles-title = Świece\ncandles-tagline = Nie zgaś\ncandles-lit = Płonie\n',
    );

    expect(text).toContain('start = Zaczynaj');
    expect(text).toContain('bot-name = Bot { $number }');
    expect(text).toContain('candles-title = Świece\ncandles-tagline = Nie zgaś');
    expect(text).not.toContain('prompt');
    expect(text).not.toContain('candles-lit');
  });

  it('takes all lines of a message, and whatever it refers to', () => {
    const option =
      'candles-option-nights =\n    { $count ->\n        [one] { -night }\n       *[other] { long }\n    }';
    const { text } = written('', '', `-night = noc\nlong = { -nights }\n-nights = noce\n${option}\nother = Inne\n`);

    expect(text).toContain(option);
    expect(text).toContain('-night = noc');
    expect(text).toContain('long = { -nights }');
    expect(text).toContain('-nights = noce');
    expect(text).not.toContain('other = Inne');
  });

  it('leaves comments out, and is made anew when a file changes', () => {
    const { text, watched } = written('', '', '# the title\ncandles-title = Świece\n');

    expect(text).not.toContain('# the title');
    expect(watched.map((path) => path.slice(source.length + 1))).toEqual([
      join('words', 'shell.pl.ftl'),
      join('words', 'common.pl.ftl'),
      join('games', 'candles', 'locales', 'pl.ftl'),
    ]);
  });
});
