import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the shell says of every game, whether or not its table is open. */
const OF_GAMES = /^[a-z-]+-(title|tagline|option-.+)$/;
/** What the shell shares with the terminal. */
const COMMON = /^(player-name|bot-name|refused-.+|online-press-.+|online-abandoned-.+)$/;

const NAME = 'virtual:words/';

interface Entry {
  key: string;
  text: string;
}

/** The messages and terms of a Fluent file, each with its lines. */
function entries(text: string): Entry[] {
  const found: Entry[] = [];
  for (const line of text.split('\n')) {
    const begin = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (begin?.[1] !== undefined) found.push({ key: begin[1], text: line });
    else if (/^[ }]/.test(line) && found.length > 0) found[found.length - 1]!.text += '\n' + line;
  }
  return found;
}

/** The entries that are wanted, and those that they refer to. */
function chosen(text: string, wanted: RegExp): string {
  const all = new Map(entries(text).map((entry) => [entry.key, entry]));
  const kept = new Set<string>();
  const keep = (key: string): void => {
    const entry = all.get(key);
    if (entry === undefined || kept.has(key)) return;
    kept.add(key);
    for (const [, referred] of entry.text.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) keep(referred!);
  };
  for (const key of all.keys()) if (wanted.test(key)) keep(key);
  return [...all.values()]
    .filter((entry) => kept.has(entry.key))
    .map((entry) => entry.text)
    .join('\n');
}

/** `virtual:words/pl`: all that the shell says in a language, as one text. */
export function words(source: string): Plugin {
  return {
    name: 'nightlight-words',
    resolveId: (id) => (id.startsWith(NAME) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + NAME)) return undefined;
      const language = id.slice(NAME.length + 1);
      const read = (path: string): string => {
        this.addWatchFile(path);
        return readFileSync(path, 'utf-8');
      };
      const games = readdirSync(join(source, 'games'))
        .map((game) => join(source, 'games', game, 'locales', `${language}.ftl`))
        .filter((path) => existsSync(path));
      const parts = [
        read(join(source, 'words', `shell.${language}.ftl`)),
        chosen(read(join(source, 'words', `common.${language}.ftl`)), COMMON),
        ...games.map((path) => chosen(read(path), OF_GAMES)),
      ];
      return `export default ${JSON.stringify(parts.join('\n'))};`;
    },
  };
}
