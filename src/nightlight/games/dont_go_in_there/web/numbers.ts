/** Numbers of ghosts in words. */

import type { Say } from '$lib/words/words.svelte.ts';
import { key } from './house.ts';

/** Whole numbers as they are, others to a tenth. */
export function numberText(value: number, say: Say): string {
  const tenths = Math.round(value * 10);
  if (Math.abs(value - Math.round(value)) < 1e-9) return String(Math.round(value));
  return say(key('decimal'), { whole: Math.floor(tenths / 10), tenths: tenths % 10 });
}

export function ghostsText({ low, high }: { low: number; high: number }, say: Say): string {
  const [from, to] = [numberText(low, say), numberText(high, say)];
  return from === to ? from : say(key('span'), { low: from, high: to });
}
