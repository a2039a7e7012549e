/** Where each answer is given: on a district, a die, a card, or by a button of its own. */

import type { Option } from '$lib/connection/messages.ts';
import type { Target } from './plans.ts';
import { acts, isFeeding, stepOf, type Placed, type Town } from './town.ts';

/** What is shown in the middle of the board. */
export type Mode = 'town' | 'duel' | 'fright' | 'feeding' | 'payment' | 'ending';

export const FREE = ['trade', 'trade_imp', 'buy', 'dread_imp', 'dread_energy', 'exchange'];
const ON_DICE = ['die', 'set', 'dread'];
const ON_BOWLS = ['feed', 'dread_feed', 'sip'];

export function modeOf(town: Town): Mode {
  if (stepOf(town)?.step === 'pay') return 'payment';
  if (town.duel !== null && town.duel.winner === null) return 'duel';
  if (town.fright !== null) return 'fright';
  return isFeeding(town) && town.turn !== null ? 'feeding' : 'town';
}

/** Whether an answer has its place in what is shown. */
function hasPlace({ place, act }: Placed, mode: Mode, lights: Map<number, Target>): boolean {
  if (FREE.includes(act.verb) || act.verb === 'starter') return true;
  if (mode === 'town' && [...lights.values()].some(({ option }) => option === place)) return true;
  if (ON_DICE.includes(act.verb)) return mode === 'duel' || mode === 'fright';
  if (act.verb === 'bid') return mode === 'duel';
  if (act.verb === 'pay') return mode === 'payment';
  return ON_BOWLS.includes(act.verb) && mode === 'feeding';
}

/** Answers that need a button of their own. */
export function buttonsOf(options: Option[], mode: Mode, lights: Map<number, Target>): Placed[] {
  return acts(options).filter((one) => !hasPlace(one, mode, lights));
}
