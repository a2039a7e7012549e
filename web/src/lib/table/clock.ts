/** How long a seat may still think. */

import type { Clocks, ClockTerms } from '$lib/connection/messages.ts';
import { now } from './now.svelte.ts';

/** Clocks as the server sent them, and when they arrived. */
export type HeardClocks = Clocks & { at: number };

const LOW = 10_000; // ms

export interface TimeLeft {
  ms: number;
  running: boolean;
  low: boolean;
  /** of the time that was granted, from 0 to 1 */
  part: number;
}

export function timeLeft(
  clocks: HeardClocks | null,
  terms: ClockTerms | null | undefined,
  seat: number,
): TimeLeft | null {
  const granted = clocks?.left[seat];
  if (clocks === null || granted == null) return null;
  const running = clocks.running.includes(seat);
  const ms = Math.max(0, granted - (running ? now() - clocks.at : 0));
  const whole = (terms?.seconds ?? 0) * 1000;
  return { ms, running, low: running && ms < LOW, part: whole === 0 ? 1 : Math.min(1, ms / whole) };
}
