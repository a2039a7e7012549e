import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = 'src/sw.ts';
const WORKER = 'sw.js';
/** What only a table or a page of rules needs; it is kept when it is first met. */
const OF_GAMES = /nightlight\/games\/(?!\w+\/web\/KeyArt\.)|virtual:rules/;
const ALWAYS = ['/manifest.webmanifest', '/icons/icon.svg'];

type Files = Rolldown.OutputBundle;

/** The chunks and styles of the shell, with all fonts. */
function shell(bundle: Files): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') {
      if (/\.(woff2|svg)$/.test(file.fileName)) found.add(file.fileName);
    } else if (file.fileName !== WORKER && !file.moduleIds.some((id) => OF_GAMES.test(id))) {
      found.add(file.fileName);
      for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    }
  }
  return [...[...found].sort().map((name) => `/${name}`), ...ALWAYS];
}

/** A name for this build: other files or another first page give another one. */
function nameOf(bundle: Files): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) hash.update(`${name}\n`);
  const page = bundle['index.html'];
  if (page?.type === 'asset') hash.update(page.source);
  return hash.digest('hex').slice(0, 12);
}

/** `sw.js` out of src/sw.ts, which is told what the build consists of. */
export function worker(): Plugin {
  return {
    name: 'nightlight-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = bundle[WORKER];
        if (chunk?.type !== 'chunk') return this.error(`the build has no ${WORKER}`);
        const known: Record<string, unknown> = { __SHELL__: shell(bundle), __BUILD__: nameOf(bundle) };
        chunk.code = chunk.code.replace(/__SHELL__|__BUILD__/g, (name) => JSON.stringify(known[name]));
        return undefined;
      },
    },
  };
}
