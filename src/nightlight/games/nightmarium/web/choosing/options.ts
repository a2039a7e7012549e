/** What can be chosen, read off the options. */

import type { MoveOf } from '$board/board.ts';
import { PARTS } from '../art/things.ts';
import type { Awakening, Seam, Strike } from '../seam.ts';

export type Move = MoveOf<Seam>;

/** The card that the option plays, or none. */
export function cardOf(option: Move | undefined): number | null {
  return option !== undefined && 'play' in option.action ? option.action.play.card : null;
}

/** What playing a card, or waking a sealed creature, would bring. */
export function awakeningOf(option: Move | undefined): Awakening | null {
  const outlook = option?.outlook;
  return outlook?.kind === 'play' || outlook?.kind === 'activate' ? outlook : null;
}

/** What becomes of the creature that the option picks. */
export function strikeOf(option: Move | undefined): Strike | null {
  return option?.outlook?.kind === 'target' ? option.outlook : null;
}

/** How many of a seat's creatures are awake after the option, if it changes that. */
export function awakeAfter(option: Move | undefined, seat: number): number | null {
  const outlook = awakeningOf(option) ?? strikeOf(option);
  return outlook === null || outlook.seat !== seat || outlook.after === outlook.before ? null : outlook.after;
}

/** The place of an answer without further fields among the options, or -1. */
export function plain(options: Move[], verb: string): number {
  return options.findIndex(({ action }) => verb in action);
}

/** The place of an answer about a card among the options, or -1. */
export function giving(options: Move[], card: number): number {
  return options.findIndex(({ action }) => {
    if ('discard' in action) return action.discard.card === card;
    return 'mark' in action && action.mark.card === card;
  });
}

/** Where a creature would be picked, as a place among the options, or -1. */
export function picking(options: Move[], seat: number, slot: number): number {
  return options.findIndex((option) => {
    const strike = strikeOf(option);
    return strike?.seat === seat && strike.slot === slot;
  });
}

const sorted = new WeakMap<Move[], Map<number, Map<number, number>>>();

/** Where cards may be played, by card and slot: many cards look it up among the same options. */
function playsIn(options: Move[]): Map<number, Map<number, number>> {
  const known = sorted.get(options);
  if (known !== undefined) return known;
  const plays = new Map<number, Map<number, number>>();
  for (const [place, option] of options.entries()) {
    const [card, slot] = [cardOf(option), awakeningOf(option)?.slot];
    if (card === null || slot === undefined) continue;
    plays.set(card, (plays.get(card) ?? new Map<number, number>()).set(slot, place));
  }
  sorted.set(options, plays);
  return plays;
}

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** All places of a card among the options, by slot. */
export function placesFor(options: Move[], card: number): ReadonlyMap<number, number> {
  return playsIn(options).get(card) ?? NOWHERE;
}

/** The place that is looked at first: the highest part. */
export function bestOf(places: ReadonlyMap<number, number>, options: Move[]): number {
  const height = (place: number): number => PARTS.indexOf(awakeningOf(options[place])?.part ?? 'legs');
  const best = [...places].sort(([one, mine], [other, theirs]) => height(theirs) - height(mine) || one - other);
  return best[0]?.[1] ?? -1;
}
