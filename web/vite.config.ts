import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compiled } from './build/compiled.ts';
import { compressed } from './build/compressed.ts';
import { opening } from './build/opening.ts';
import { rulebooks } from './build/rules.ts';
import { words } from './build/words.ts';
import { worker } from './build/worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.NIGHTLIGHT_SERVER ?? 'http://127.0.0.1:8000';

/** What every page needs, and what every table needs; the rest goes with the pages that ask for it. */
const EVERYWHERE =
  'lib/(navigation/|settings/|sound/|connection/(api|new-version|server)\\.|lesson/progress\\.' +
  '|setup/(catalogue|games|last-setup)\\.|table/now\\.|ui/(keys|toasts)\\.|words/words\\.)';
/** What the first page shares with others: one file comes sooner than five. */
const FIRST = 'lib/history/journals\\.|shell/(home/(JoinByCode|PlaySheet)|replay/OpenJournal)\\.|art/[Pp]aper\\.';
const CORE = new RegExp(
  `node_modules/(?!@noble)|web/src/(styles/|App\\.|shell/(controls|match|page)/[A-Z]|${EVERYWHERE}|${FIRST})`,
);
const PLAY = new RegExp(
  'web/src/(board/|art/(Pawn|Picture|SeatShape)\\.|shell/(results/seconds|table/talk/ClauseLink)\\.' +
    '|lib/(connection/socket|table/(absence|clock|log|outcome|photo-finish|table|table-sounds))\\.)',
);

/** Every game's board is one file, which only its tables load; its key art is for the pages. */
const BOARD = /games\/(\w+)\/web\/(?!training\/|KeyArt\.)/;

export default defineConfig({
  plugins: [svelte(), words(here('../src/nightlight')), rulebooks(), opening(), worker(), compiled(), compressed()],
  define: { __PAGES__: JSON.stringify(process.env.NIGHTLIGHT_PAGES ?? '') },
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $shell: here('./src/shell'),
      $art: here('./src/art'),
      $board: here('./src/board'),
    },
    dedupe: ['svelte'], // boards live beside their games, outside this folder
  },
  build: {
    target: 'es2022',
    outDir: here('../src/nightlight/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy wants files
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', priority: 1, test: CORE },
            { name: 'play', test: PLAY },
            { name: (module) => `board-${BOARD.exec(module)?.[1]}`, test: BOARD },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
