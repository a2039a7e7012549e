/** Three cards for a kind of task, and how long a steady bot would take for them. */

import { usualDeck } from '../content.ts';
import { TIMES } from '../pace.ts';
import { MODES, taskOf, type Attribute, type Card, type Mode, type Task } from '../task.ts';

/** What is trained: everything as in the deck, one kind of task, or one reading alone (KS-V-7). */
export type Plan = 'all' | Exclude<Mode, 'cancel' | 'plain'> | Attribute;

export const PLANS: readonly Plan[] = ['all', 'match', 'missing', 'line', 'single', 'shape', 'colour'];

const BOT = 'steady';
const BEST = 0.65; // how often it sees the shorter answer
const HUNDRED = 100;

/** A number below another one, as even as can be. */
function below(count: number): number {
  return Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * count);
}

function three(): Card[] {
  const cards = usualDeck();
  return Array.from({ length: 3 }, () => cards.splice(below(cards.length), 1)[0]!);
}

/** Cards that ask for the kind of task; three Specials would ask for nothing. */
export function dealt(plan: Plan): Card[] {
  for (;;) {
    const cards = three();
    const { mode } = taskOf(cards);
    if (mode !== 'cancel' && (!(MODES as readonly string[]).includes(plan) || mode === plan)) return cards;
  }
}

export function delay(): number {
  return TIMES.network.arm + below(TIMES.network.fore + 1);
}

/** The mean time of a steady bot (KS-10.5). */
export function steadyFor({ mode, readings }: Task): number {
  const level = TIMES.level.find(({ id }) => id === BOT);
  const constants = TIMES.mode.find(({ id }) => id === mode);
  if (level === undefined || constants === undefined) return 0;
  const sizes = readings.map(({ tokens }) => tokens.length);
  const tokens = BEST * Math.min(...sizes) + (1 - BEST) * Math.max(...sizes);
  const mean = (level.speed / HUNDRED) * (constants.base + constants.token * tokens + TIMES.bot.switch);
  return mean * (1 + level.tau / HUNDRED);
}
