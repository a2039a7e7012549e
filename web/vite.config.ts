import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { words } from './build/words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.NIGHTLIGHT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words(here('../src/nightlight')), compressed()],
  resolve: {
    alias: { $lib: here('./src/lib'), $shell: here('./src/shell'), $art: here('./src/art') },
    dedupe: ['svelte'], // boards live beside their games, outside this folder
  },
  build: {
    target: 'es2022',
    outDir: here('../src/nightlight/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy wants files
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [{ name: 'core', test: /node_modules|web\/src\/(lib|shell\/[A-Z]\w+\.svelte)/ }] },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
