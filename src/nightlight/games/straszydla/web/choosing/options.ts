/** What can be chosen, and where: on a district, a die, a card, or by a button of its own. */

import type { MoveOf } from '$board/board.ts';
import type { Town } from '../reading/town.ts';
import type { Action, Seam, Way } from '../seam.ts';
import type { Target } from './lights.ts';

export type Move = MoveOf<Seam>;

type KeysOf<T> = T extends T ? keyof T : never;
export type Verb = KeysOf<Action>;
/** An action by its verb, and what it is about. */
export type Act<V extends Verb = Verb> = V extends Verb
  ? { verb: V; fields: Extract<Action, Record<V, unknown>>[V] }
  : never;

export function actOf(option: Move): Act {
  const [verb, fields] = Object.entries<unknown>(option.action)[0]!;
  return { verb, fields } as Act;
}

/** An option with its place among them all. */
export interface Placed<V extends Verb = Verb> {
  option: Move;
  place: number;
  act: Act<V>;
}

/** The options of these verbs; without any, all of them. */
export function acts<V extends Verb>(options: Move[], ...verbs: V[]): Placed<V>[] {
  const wanted: readonly Verb[] = verbs;
  const is = (act: Act): act is Act<V> => wanted.length === 0 || wanted.includes(act.verb);
  return options.flatMap((option, place) => {
    const act: Act = actOf(option);
    return is(act) ? [{ option, place, act }] : [];
  });
}

/** Where an option leads; none: nowhere. */
export function wayOf(option: Move | undefined): Way | null {
  return option?.outlook?.kind === 'way' ? option.outlook : null;
}

/** Whether a free action is worth a look: it fills a place of the pact, or saves a bogey from fleeing. */
export function helps({ outlook }: Move): boolean {
  return (outlook?.kind === 'bogey' && outlook.serves) || outlook?.kind === 'saving';
}

/** What is shown in the middle of the board. */
export type Mode = 'town' | 'duel' | 'fright' | 'feeding' | 'payment' | 'ending';

export const FREE = ['trade', 'trade_imp', 'buy', 'dread_imp', 'dread_energy', 'exchange'] as const;
export type Free = (typeof FREE)[number];
const ON_DICE: readonly Verb[] = ['die', 'set', 'dread'];
const ON_BOWLS: readonly Verb[] = ['feed', 'dread_feed', 'sip'];

export function isFree(verb: Verb): verb is Free {
  const free: readonly Verb[] = FREE;
  return free.includes(verb);
}

export function modeOf(town: Town): Mode {
  if (town.prospects.payment !== null) return 'payment';
  if (town.duel !== null && town.duel.winner === null) return 'duel';
  if (town.fright !== null) return 'fright';
  return town.prospects.part === 'feeding' && town.turn !== null ? 'feeding' : 'town';
}

/** Whether an answer has its place in what is shown. */
function hasPlace({ place, act }: Placed, mode: Mode, lights: Map<number, Target>): boolean {
  if (isFree(act.verb) || act.verb === 'starter') return true;
  if (mode === 'town' && [...lights.values()].some(({ option }) => option === place)) return true;
  if (ON_DICE.includes(act.verb)) return mode === 'duel' || mode === 'fright';
  if (act.verb === 'bid') return mode === 'duel';
  if (act.verb === 'pay') return mode === 'payment';
  return ON_BOWLS.includes(act.verb) && mode === 'feeding';
}

/** Answers that need a button of their own. */
export function buttonsOf(options: Move[], mode: Mode, lights: Map<number, Target>): Placed[] {
  return acts<Verb>(options).filter((one) => !hasPlace(one, mode, lights));
}
