/** What an option that is looked at would mean for those who stand in a room. */

import type { Option } from '$lib/connection/messages.ts';
import { chances, diceAfter, diceIn, expected, flashlightsOn, placeOf, resolving } from './house.ts';
import type { Floor, House } from './house.ts';

export interface Sight {
  seat: number;
  /** who takes a card first, as far as everybody stands there */
  order: number;
  /** ghosts to expect, from the fewest dice to the most */
  ghosts: { low: number; high: number } | null;
}

export interface Outlook {
  /** by step */
  steps: Map<number, Sight>;
  /** chances of none, one, two ... ghosts; none where they are certain */
  odds: number[] | null;
  dice: { fewest: number; most: number };
}

function standing(floor: Floor): { seat: number; space: number }[] {
  return floor.meeples.flatMap((seat, place) => (seat === null ? [] : [{ seat, space: place + 1 }]));
}

export function outlookOf(house: House, floor: Floor, option: Option | undefined, seat: number | null): Outlook | null {
  const place = placeOf(option);
  if (place !== null && place.board === floor.board && seat !== null) return ofPlace(house, floor, place.space, seat);
  const ghosts = diceAfter(option, house.rolled);
  if (ghosts === undefined || resolving(house)?.board !== floor.board) return null;
  return ofDice(house, floor, ghosts);
}

function ofPlace(house: House, floor: Floor, space: number, seat: number): Outlook {
  const dice = diceIn(house, floor);
  const lights = flashlightsOn(space);
  const mine = { low: expected(chances(dice.fewest, lights)), high: expected(chances(dice.most, lights)) };
  const all = [...standing(floor), { seat, space }].sort((a, b) => a.space - b.space);
  return {
    steps: new Map(
      all.map((one, i) => [one.space, { seat: one.seat, order: i + 1, ghosts: one.space === space ? mine : null }]),
    ),
    odds: chances(dice.most, lights),
    dice,
  };
}

function ofDice(house: House, floor: Floor, ghosts: number | null): Outlook {
  const taken = (space: number): number => {
    const lights = flashlightsOn(space);
    return ghosts === null ? expected(chances(house.dice, lights)) : Math.max(0, ghosts - lights);
  };
  return {
    steps: new Map(
      standing(floor).map(({ seat, space }, i) => [
        space,
        { seat, order: i + 1, ghosts: { low: taken(space), high: taken(space) } },
      ]),
    ),
    odds: null,
    dice: { fewest: house.dice, most: house.dice },
  };
}
