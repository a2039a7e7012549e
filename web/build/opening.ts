import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where it is noted what to fetch along with a page; the server says so before the page has been read. */
const NOTE = 'opening.json';
const PAGE = /src\/pages\/(\w+)\.svelte$/;
const WORDS = /virtual:words\/(\w+)$/;
const STYLE = /\s*<link rel="stylesheet"[^>]*>/g;
const PLACE = '<div id="app">';

type Files = Rolldown.OutputBundle;

/** The files of a chunk and of all that it imports, without those that the first page has anyway. */
function needed(bundle: Files, name: string, had: Set<string>): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file) || had.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!had.has(style)) found.add(style);
    for (const other of chunk.imports) visit(other);
  };
  visit(name);
  return [...found].map((file) => `/${file}`);
}

/** What each page needs beside the first file, and what each language does. */
function openings(bundle: Files): Record<'pages' | 'words', Record<string, string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('index.html'));
  const had = new Set(
    first === undefined ? [] : needed(bundle, first.fileName, new Set()).map((file) => file.slice(1)),
  );
  const made: Record<'pages' | 'words', Record<string, string[]>> = { pages: {}, words: {} };
  for (const { facadeModuleId, fileName } of chunks) {
    const page = PAGE.exec(facadeModuleId ?? '')?.[1];
    const language = WORDS.exec(facadeModuleId ?? '')?.[1];
    if (page !== undefined) made.pages[page.toLowerCase()] = needed(bundle, fileName, had);
    if (language !== undefined) made.words[language] = needed(bundle, fileName, had);
  }
  return made;
}

/** The first page shows itself before its styles are there, and the server knows what each page will ask for. */
export function opening(): Plugin {
  return {
    name: 'nightlight-opening',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (basename(filename) !== 'index.html') return html;
        const styles = html.match(STYLE)?.join('') ?? '';
        return html.replace(STYLE, '').replace(PLACE, `${styles.trim()}\n    ${PLACE}`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const made = openings(bundle);
        if (made.pages['home'] === undefined || made.words['en'] === undefined)
          this.error('the build has no first page');
        this.emitFile({ type: 'asset', fileName: NOTE, source: JSON.stringify(made) });
      },
    },
  };
}
