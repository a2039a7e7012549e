/** Where a movement can lead, with all that is drawn of the way there. */

import type { Side } from '../reading/box.ts';
import { placeName, type Place } from '../reading/rooms.ts';
import type { Goal as Told } from '../seam.ts';

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
  /** whether the Leak puts out the light on the way */
  wet: boolean;
}

/** The goals within so many steps; the way to each leads over goals that come before it. */
export function goalsWithin(told: Told[], from: Place, most: number): Goal[] {
  const places = new Map([['', from]]);
  return told.flatMap(({ tile, square, out = null, way, wet = false }): Goal[] => {
    const place = { tile, square };
    if (out === null) places.set(way.join(''), place);
    if (way.length > most) return [];
    const trodden = way.map((_, step) => places.get(way.slice(0, step).join('')) ?? from);
    const name = `${placeName(place)}${out ?? ''}`;
    const all = out === null ? [...trodden, place] : trodden;
    return [{ name, place, out, steps: way.length, sides: way, places: all, wet }];
  });
}
