/** Where buttons lie over the map: where they cover no lit place. */

import type { Camera } from './camera.svelte.ts';
import { SQUARE, type Box, type Point } from './plane.ts';

export type Edge = 'west' | 'east' | 'north' | 'south';

/** A button at the edge of the window: so many lit places lie beyond it. */
export interface Beyond extends Box {
  edge: Edge;
  lit: number;
}

const BUTTON = 44; // px, and so much between buttons and to the edge
const BETWEEN = 6;
const AIR = 8;
const PILL = { width: 52, height: 44 };
const INSIDE = 14; // px of a spot that must be in sight
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.03, 0.97]; // of an edge

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The first berth that lies in the window and covers nothing, else the least bad one; `before` if none is better. */
function best(camera: Camera, berths: Box[], taken: Box[], before = 0): number {
  const window = { x: 0, y: 0, width: camera.width, height: camera.height };
  const covered = berths.map((berth) => {
    const outside = berth.width * berth.height - shared(berth, window);
    return taken.reduce((sum, box) => sum + shared(berth, box), outside);
  });
  const least = Math.min(...covered);
  return covered[before] === least ? before : covered.indexOf(least);
}

/** The lit places as they are seen in the window. */
export function seenSpots(camera: Camera, spots: Point[]): Box[] {
  const size = SQUARE * camera.scale;
  return spots.map((spot) => {
    const { x, y } = camera.seen(spot);
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  });
}

function edgeOf(camera: Camera, spot: Point): Edge | null {
  const { x, y } = camera.seen(spot);
  if (x < INSIDE) return 'west';
  if (x > camera.width - INSIDE) return 'east';
  if (y < INSIDE) return 'north';
  return y > camera.height - INSIDE ? 'south' : null;
}

function berthAt(camera: Camera, edge: Edge, along: number): Box {
  const across = camera.width - PILL.width;
  const down = camera.height - PILL.height;
  const x = { west: BETWEEN, east: across - BETWEEN, north: across * along, south: across * along }[edge];
  const y = { west: down * along, east: down * along, north: BETWEEN, south: down - BETWEEN }[edge];
  return { x, y, ...PILL };
}

/** The buttons that lead to lit places out of sight. */
export function beyondEdges(camera: Camera, spots: Point[]): Beyond[] {
  if (camera.width === 0) return [];
  const outside = spots.map((spot) => edgeOf(camera, spot));
  const lit = seenSpots(camera, spots);
  const found: Beyond[] = [];
  for (const edge of ['west', 'east', 'north', 'south'] as const) {
    const berths = ALONG.map((along) => berthAt(camera, edge, along));
    const count = outside.filter((one) => one === edge).length;
    if (count > 0) found.push({ edge, lit: count, ...berths[best(camera, berths, [...lit, ...found])]! });
  }
  return found;
}

/** The berths of so many buttons, in a row or in a column in each corner. */
function corners(camera: Camera, buttons: number): Box[] {
  const long = buttons * (BUTTON + BETWEEN) - BETWEEN;
  const right = (width: number): number => camera.width - AIR - width;
  const low = (height: number): number => camera.height - AIR - height;
  const row = { width: long, height: BUTTON };
  const column = { width: BUTTON, height: long };
  return [
    { x: AIR, y: low(BUTTON), ...row },
    { x: right(long), y: low(BUTTON), ...row },
    { x: AIR, y: low(long), ...column },
    { x: right(BUTTON), y: low(long), ...column },
    { x: right(long), y: AIR, ...row },
    { x: AIR, y: AIR, ...row },
    { x: right(BUTTON), y: AIR, ...column },
    { x: AIR, y: AIR, ...column },
  ];
}

/** Where the buttons of the map lie: the number of a berth, and the berth. */
export function cornerFor(camera: Camera, buttons: number, taken: Box[], before: number): [number, Box] {
  const berths = corners(camera, buttons);
  const chosen = best(camera, berths, taken, before);
  return [chosen, berths[chosen]!];
}
