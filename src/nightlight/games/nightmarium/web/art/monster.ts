/** A creature as it hangs: where its sheets are, and how they are sewn together. */

import { stroke, tornSheet } from './knife.ts';
import type { Chance, Point } from './pen.ts';
import { PLACES, type Place } from './things.ts';

/** The drawing of a creature: three sheets below each other, with room for horns. */
export const BOX = { x: -5, y: -20, width: 134, height: 318 };

export const ROW: Record<Place, number> = { head: 0, torso: 97, legs: 194 };

/** Where the lamp of an ability hangs: beside the part, not on its neck. */
export function badgeAt(place: Place, r: number): { x: number; y: number } {
  return { x: 128 - r, y: ROW[place] + 96 - r };
}

export const SEAL_AT = { x: 21, y: 262 };

/** sewn: tight, the creature is awake; loose: it sleeps; snapped: what was above is torn off */
export type Seam = 'sewn' | 'loose' | 'snapped';

function cross(x: number, y: number, slip: number, seam: Seam): Point[][] {
  if (seam === 'snapped')
    // prettier-ignore
    return [
      [[x - 5, y + 7], [x - 2 + slip, y + 1], [x - 4 + slip, y - 4]],
      [[x + 5, y + 7], [x + 3 - slip, y + 2], [x + 6 - slip, y - 3]],
    ];
  const arm = seam === 'sewn' ? 5.6 : 6.6;
  // prettier-ignore
  return [
    [[x - arm + slip, y - arm], [x + arm, y + arm + slip]],
    [[x + arm, y - arm + slip], [x - arm + slip, y + arm]],
  ];
}

/** The stitches under the sheet at a place. */
export function stitches(place: Place, seam: Seam, chance: Chance): string {
  const y = ROW[place] + 98.5;
  const loose = seam === 'sewn' ? 2 : 5;
  return [20, 40, 80, 100]
    .flatMap((x) => cross(x, y, (chance() - 0.5) * loose, seam))
    .map(stroke)
    .join('');
}

/** The outlines of sheets that are not there. */
export function holes(chance: Chance): Record<Place, string> {
  const [legs, torso, head] = PLACES.map(() => tornSheet(chance));
  return { legs: legs!, torso: torso!, head: head! };
}
