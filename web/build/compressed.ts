import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/;
const SMALLEST = 1000;

/** A `.br` and a `.gz` beside every file that shrinks, so that the server need not compress. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'nightlight-compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build has failed, and says why
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!WORTH_IT.test(name)) continue;
        const path = join(folder, name);
        const data = readFileSync(path);
        if (data.length < SMALLEST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(data));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}
