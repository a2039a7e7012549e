/** What can be chosen, read off the options, and what it would bring. */

import type { MoveOf } from '$board/board.ts';
import type { KindId } from '../art/things.ts';
import type { Floor, House } from '../reading/house.ts';
import type { Action, Dispelling, Placing, Rolling, Seam, Taking } from '../seam.ts';

export type Move = MoveOf<Seam>;
export type Place = Extract<Action, { place: unknown }>['place'];

/** Somebody in a room, as an option would have it. */
export interface Sight {
  seat: number;
  space: number;
  /** who takes a card first, as far as everybody stands there */
  order: number;
  /** that they take, or have to expect */
  ghosts: readonly [number, number] | null;
}

export function placeOf(option: Move | undefined): Place | null {
  return option !== undefined && 'place' in option.action ? option.action.place : null;
}

export function slotOf(option: Move | undefined): number | null {
  return option !== undefined && 'take' in option.action ? option.action.take.slot : null;
}

/** The kind whose cards an answer would dispel. */
export function dispelOf(option: Move | undefined): KindId | null {
  return option !== undefined && 'dispel' in option.action ? option.action.dispel.type : null;
}

/** The word for an option that is neither a step nor a card. */
export function verbOf(option: Move): string {
  return Object.keys(option.action)[0] ?? '';
}

export function placingOf(option: Move | undefined): Placing | null {
  return option?.outlook?.kind === 'place' ? option.outlook : null;
}

export function rollingOf(option: Move | undefined): Rolling | null {
  return option?.outlook?.kind === 'dice' ? option.outlook : null;
}

export function takingOf(option: Move | undefined): Taking | null {
  return option?.outlook?.kind === 'take' ? option.outlook : null;
}

export function dispellingOf(option: Move | undefined): Dispelling | null {
  return option?.outlook?.kind === 'dispel' ? option.outlook : null;
}

/** The floor that an option is about: where a meeple is placed, or where the dice lie. */
export function boardOf(option: Move | undefined, house: House): Floor['board'] | null {
  return placeOf(option)?.board ?? (rollingOf(option) === null ? null : house.resolving);
}

/** Those who stand on a floor if the option is chosen, in the order in which they take cards. */
export function sightsOf(option: Move | undefined, floor: Floor, reader: number | null): Sight[] {
  const outlook = placingOf(option) ?? rollingOf(option);
  const mine = placeOf(option)?.space;
  return (outlook?.order ?? []).flatMap((space, i) => {
    const seat = floor.meeples[space - 1] ?? reader;
    if (outlook === null || seat === null) return [];
    return [{ seat, space, order: i + 1, ghosts: ghostsOf(outlook, i, space === mine) }];
  });
}

/** What the dice bring to those in the room, or what the reader has to expect there. */
function ghostsOf(outlook: Placing | Rolling, i: number, mine: boolean): Sight['ghosts'] {
  if (outlook.kind === 'place') return mine ? outlook.ghosts : null;
  const taken = outlook.ghosts[i] ?? 0;
  return [taken, taken];
}
