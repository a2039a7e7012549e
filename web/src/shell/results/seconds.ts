/** Times of a race in words. */

import { say, words } from '$lib/words.svelte.ts';

const SECOND = 1000; // ms
const HUNDREDTH = 10;

/** ms as seconds with hundredths, as the reader's language writes them; not rounded up, as the log does it. */
export function seconds(ms: number): string {
  const format = new Intl.NumberFormat(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return say('finish-seconds', { seconds: format.format((Math.floor(ms / HUNDREDTH) * HUNDREDTH) / SECOND) });
}

/** How long something took: ms, as long as these are few. */
export function span(ms: number): string {
  return ms < SECOND ? say('finish-ms', { ms }) : seconds(ms);
}
