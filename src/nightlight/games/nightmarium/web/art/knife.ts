/** The hand of each legion: how it cuts an outline, and the edge of a whole sheet. */

import { normal, resampled, sparse, turned, type Chance, type Outline, type Point } from './pen.ts';
import type { Legion } from './things.ts';

const short = (value: number): string => String(Math.round(value * 10) / 10);
const word = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** With straight cuts from point to point. */
export function straight(points: Outline): string {
  return `M${turned(points).map(word).join('L')}Z`;
}

/** In one long curve that the points pull along. */
export function smooth(points: Outline): string {
  const round = turned(points);
  const last = round.at(-1)!;
  let d = `M${word(middle(last, round[0]!))}`;
  round.forEach((at, i) => {
    d += `Q${word(at)} ${word(middle(at, round[(i + 1) % round.length]!))}`;
  });
  return `${d}Z`;
}

/** An open line. */
export function stroke(points: readonly Point[]): string {
  return `M${points.map(word).join('L')}`;
}

/** With tufts that hang a little. */
function furred(points: Outline, chance: Chance, size: number): string {
  const found: Point[] = [];
  const coat = resampled(sparse(turned(points), 4.5), 6.5);
  coat.forEach((a, i) => {
    const b = coat[(i + 1) % coat.length]!;
    const [nx, ny] = normal(a, b);
    const hair = (2.4 + chance() * 4) * size;
    const t = 0.35 + chance() * 0.4;
    found.push(a, [a[0] + (b[0] - a[0]) * t + nx * hair, a[1] + (b[1] - a[1]) * t + ny * hair + hair * 0.4]);
  });
  return straight(found);
}

/** Swollen between its points, like the rings of a beetle. */
function ringed(points: Outline, size: number): string {
  const round = turned(points);
  let d = `M${word(round[0]!)}`;
  round.forEach((a, i) => {
    const b = round[(i + 1) % round.length]!;
    const [nx, ny] = normal(a, b);
    const swell = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.3, 8) * size;
    const [x, y] = middle(a, b);
    d += `Q${word([x + nx * swell, y + ny * swell])} ${word(b)}`;
  });
  return `${d}Z`;
}

/** An outline as the legion cuts it. The size says how rough: 1 suits a head or a torso. */
export function carved(points: Outline, legion: Legion, chance: Chance, size = 1): string {
  switch (legion) {
    case 'blue':
      return straight(sparse(points, 5));
    case 'red':
      return furred(points, chance, size);
    case 'brown':
      return ringed(sparse(points, 5), size);
    case 'green':
      return smooth(resampled(points, 12));
  }
}

function coffinSheet(off: (by: number) => number, chance: Chance): string {
  const wide = 11 + chance() * 5;
  const slim = 7 + chance() * 4;
  return straight([
    [4 + wide, 1 + off(1)],
    [116 - slim, 1 + off(2)],
    [118, wide],
    [117 + off(2), 100 - slim],
    [116 - wide, 100 + off(1)],
    [4 + slim, 99 + off(2)],
    [2, 100 - wide],
    [3 + off(2), slim],
  ]);
}

function furSheet(off: (by: number) => number, chance: Chance): string {
  // prettier-ignore
  const corners: Point[] = [
    [5, 5], [30, 3], [60, 5], [90, 3], [115, 5], [115, 36], [114, 66],
    [115, 95], [88, 96], [58, 95], [30, 97], [5, 95], [6, 64], [5, 34],
  ];
  return furred(
    corners.map(([x, y]): Point => [x + off(2), y + off(2)]),
    chance,
    0.55,
  );
}

function beetleSheet(off: (by: number) => number): string {
  const side = [0, 1, 2].flatMap((ring): Point[] => {
    const y = 2 + ring * 33;
    return [
      [111, y],
      [116.5, y + 5],
      [118, y + 16],
      [116.5, y + 28],
    ];
  });
  const right = side.map(([x, y]): Point => [x + off(1.5), y]);
  const left = side.map(([x, y]): Point => [120 - x + off(1.5), y]).toReversed();
  return straight([[60, 0.5], ...right, [110, 99.5], [60, 98.5], [10, 99.5], ...left]);
}

function cellSheet(off: (by: number) => number): string {
  const run = (from: Point, to: Point): Point[] =>
    [0, 0.25, 0.5, 0.75].map((t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
  const points = [
    ...run([9, 4], [111, 4]),
    ...run([114, 8], [114, 92]),
    ...run([111, 97], [9, 97]),
    ...run([6, 92], [6, 8]),
  ];
  return ringed(
    points.map(([x, y]): Point => [x + off(3), y + off(2)]),
    0.85,
  );
}

/** The sheet that a part is cut on; its edge is the legion's. */
export function sheetOf(legion: Legion, chance: Chance): string {
  const off = (by: number): number => (chance() - 0.5) * by;
  switch (legion) {
    case 'blue':
      return coffinSheet(off, chance);
    case 'red':
      return furSheet(off, chance);
    case 'brown':
      return beetleSheet(off);
    case 'green':
      return cellSheet(off);
  }
}

/** What is left where a sheet was torn off, or has never been. */
export function tornSheet(chance: Chance): string {
  const off = (): number => (chance() - 0.5) * 4;
  // prettier-ignore
  const edge: Point[] = [
    [7, 6], [34, 4], [62, 7], [90, 4], [113, 6], [112, 34], [115, 60],
    [112, 94], [84, 96], [60, 93], [32, 97], [7, 94], [9, 62], [6, 32],
  ];
  return straight(edge.map(([x, y]): Point => [x + off(), y + off()]));
}
