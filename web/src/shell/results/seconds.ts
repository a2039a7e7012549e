/** Times of a race in words. */

import { markIn } from '$lib/table/photo-finish.ts';
import { say, words } from '$lib/words/words.svelte.ts';

const SECOND = 1000; // ms
const HUNDREDTH = 10;

/** ms as seconds with hundredths, as the reader's language writes them; not rounded up, as the log does it. */
export function seconds(ms: number): string {
  const format = new Intl.NumberFormat(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return say('finish-seconds', { seconds: format.format((Math.floor(ms / HUNDREDTH) * HUNDREDTH) / SECOND) });
}

/** ms as seconds on an axis, with the decimals that are needed, or more, as the reader's language writes them. */
export function onAxis(ms: number, decimals = 0): string {
  return markIn(words.language, ms, decimals);
}

/** How long something took: ms, as long as these are few. */
export function span(ms: number): string {
  return ms < SECOND ? say('finish-ms', { ms }) : seconds(ms);
}
