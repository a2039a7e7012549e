/** Numbers in words. */

import type { Say } from '$lib/words/words.svelte.ts';
import { key } from './house.ts';

/** Whole numbers as they are, others to a tenth. */
function numberText(value: number, say: Say): string {
  if (Number.isInteger(value)) return String(value);
  const tenths = Math.round(value * 10);
  return say(key('decimal'), { whole: Math.floor(tenths / 10), tenths: tenths % 10 });
}

/** A range, or a number where its ends read the same. */
export function rangeText([lowest, highest]: readonly [number, number], say: Say): string {
  const [from, to] = [numberText(lowest, say), numberText(highest, say)];
  return from === to ? from : say(key('span'), { low: from, high: to });
}
