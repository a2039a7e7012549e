/** Three cards for a kind of task, and how long a steady bot would take for them. */

import type { Card } from '../reading/cards.ts';
import { taskOf, type Reading, type Task } from '../reading/judging.ts';
import { CONTENT } from '../seam.ts';
import { MODES, type Record } from './records.ts';

/** What is trained: everything as in the deck, one kind of task, or one reading alone (KS-V-7). */
export type Plan = 'all' | Exclude<Record['mode'], 'plain'> | Reading;

export const PLANS: readonly Plan[] = ['all', 'match', 'missing', 'line', 'single', 'shape', 'colour'];

/** A number below another one, as even as can be. */
function below(count: number): number {
  return Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * count);
}

function drawn(): Card[] {
  const cards = CONTENT.cards.slice(0, CONTENT.usual);
  return Array.from({ length: CONTENT.places }, () => cards.splice(below(cards.length), 1)[0]!);
}

/** Cards that ask for the kind of task; three Specials would ask for nothing. */
export function dealt(plan: Plan): Card[] {
  const wanted = MODES.find((mode) => mode === plan);
  for (;;) {
    const cards = drawn();
    const { mode } = taskOf(cards);
    if (mode !== 'cancel' && (wanted === undefined || mode === wanted)) return cards;
  }
}

export function delay(): number {
  return CONTENT.times.arm + below(CONTENT.times.fore + 1);
}

/** The mean time of a steady bot (KS-10.5). */
export function steadyFor({ steady, readings }: Task): number {
  const sizes = readings.map(({ tokens }) => tokens.length);
  const shorter = steady[Math.min(...sizes)] ?? 0;
  const longer = steady[Math.max(...sizes)] ?? 0;
  return CONTENT.best * shorter + (1 - CONTENT.best) * longer;
}
