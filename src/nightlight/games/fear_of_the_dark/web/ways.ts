/** How far the Lost One comes with so many steps, and which way. */

import { beyond, isFree, OUTSIDE, placeName, type Place, type Table } from './labyrinth.ts';
import { SIDES, type Side } from './tiles.ts';

/** Where a movement can end: a square, or behind an open-ended door. */
export interface Goal {
  name: string;
  /** the square, or the one before the door */
  place: Place;
  /** the open-ended door that is gone through */
  out: Side | null;
  steps: number;
  sides: Side[];
  /** the places on the way, from where the pawn stands to where it would stand */
  places: Place[];
  /** whether the Leak room is entered on the way */
  wet: boolean;
}

/** All goals within so many steps, the nearest first, each by a shortest way that stays dry if it can. */
export function reach(table: Table, from: Place, steps: number, holes: boolean): Goal[] {
  const rooms = table.labyrinth;
  const start: Goal = {
    name: placeName(from),
    place: from,
    out: null,
    steps: 0,
    sides: [],
    places: [from],
    wet: false,
  };
  const found = new Map([[start.name, start]]);
  let edge = [start];
  for (let taken = 1; taken <= steps; taken += 1) {
    const next: Goal[] = [];
    for (const goal of [...edge].sort((one, other) => Number(one.wet) - Number(other.wet))) {
      for (const side of SIDES) {
        const place = beyond(rooms, goal.place, side);
        if (place === null || (place !== OUTSIDE && !isFree(rooms, place, holes))) continue;
        const name = place === OUTSIDE ? `${goal.name}${side}` : placeName(place);
        if (found.has(name)) continue;
        const sides = [...goal.sides, side];
        const there: Goal =
          place === OUTSIDE
            ? { ...goal, name, out: side, steps: taken, sides }
            : {
                name,
                place,
                out: null,
                steps: taken,
                sides,
                places: [...goal.places, place],
                wet: goal.wet || rooms[place.tile]?.leak === true,
              };
        found.set(name, there);
        if (place !== OUTSIDE) next.push(there);
      }
    }
    edge = next;
  }
  found.delete(start.name);
  return [...found.values()];
}
