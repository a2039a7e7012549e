import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = /\.toml\?content$/;

export type Content = { [key: string]: unknown };

/** A file of content: tables, lists of tables, and values that JSON would write alike. */
export function contentOf(text: string): Content {
  const content: Content = {};
  let table = content;
  for (const line of text.split('\n')) {
    const written = line.replace(/(^|\s)#.*$/, '').trim();
    const [, list, single] = /^\[\[(\w+)\]\]$|^\[(\w+)\]$/.exec(written) ?? [];
    const [, key, value] = /^(\w+) = (.+)$/.exec(written) ?? [];
    if (list !== undefined) {
      table = {};
      content[list] = [...((content[list] as Content[] | undefined) ?? []), table];
    } else if (single !== undefined) {
      table = {};
      content[single] = table;
    } else if (key !== undefined && value !== undefined) table[key] = JSON.parse(value);
    else if (written !== '') throw new Error(`cannot be read as content: ${line}`);
  }
  return content;
}

/** `…/cards.toml?content`: the content of a game, as its rules have it. */
export function contents(): Plugin {
  return {
    name: 'nightlight-contents',
    enforce: 'pre',
    load(id) {
      if (!FILE.test(id)) return undefined;
      const path = id.replace(/\?content$/, '');
      this.addWatchFile(path);
      return `export default ${JSON.stringify(contentOf(readFileSync(path, 'utf-8')))};`;
    },
  };
}
