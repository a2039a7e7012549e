/** How far the match shines: its light goes through doors and stops at walls, rubble and furniture. */

import { polygon, type Corner } from '../art/knife.ts';
import { inTile, SQUARE, TILE, WALL, type Point } from './plane.ts';
import { SIDES, type Side } from '../reading/box.ts';
import { ahead, doorState, squaresOf, tokenOn, type Laid } from '../reading/rooms.ts';

type Edge = readonly [number, number, number, number];

export const FAR = 430;
const DOOR = 30;
const RAYS = 48;
const BESIDE = 0.0001; // rad, just past a corner
const WIDE = { obstacle: 13, lock: 12, mark: 9 };

/** The corners of a room, in the order of its sides. */
function wallOf(laid: Laid, side: Side): Edge {
  const left = laid.x * TILE + WALL;
  const top = laid.y * TILE + WALL;
  const right = left + 3 * SQUARE;
  const bottom = top + 3 * SQUARE;
  const walls: Record<Side, Edge> = {
    N: [left, top, right, top],
    E: [right, top, right, bottom],
    S: [right, bottom, left, bottom],
    W: [left, bottom, left, top],
  };
  return walls[side];
}

function doorEdges(wall: Edge, side: Side, open: boolean): Edge[] {
  const [a, b, c, d] = wall;
  const along: Point = { x: Math.sign(c - a), y: Math.sign(d - b) };
  const at = (from: number): Corner => [a + along.x * from, b + along.y * from];
  const near = at((3 * SQUARE - DOOR) / 2);
  const far = at((3 * SQUARE + DOOR) / 2);
  const deep = open ? 22 : WALL;
  const out = ([x, y]: Corner): Corner => [x + ahead(side)[0] * deep, y + ahead(side)[1] * deep];
  const edges: Edge[] = [
    [a, b, ...near],
    [...far, c, d],
    [...near, ...out(near)],
    [...far, ...out(far)],
  ];
  return open ? [...edges, [...out(near), ...out(far)]] : edges;
}

function edgesOf(rooms: Laid[], tile: number): Edge[] {
  const laid = rooms[tile]!;
  const walls = SIDES.flatMap((side) => {
    const wall = wallOf(laid, side);
    const state = doorState(rooms, tile, side);
    return state === 'wall' || state === 'blocked' ? [wall] : doorEdges(wall, side, state === 'open');
  });
  const things = squaresOf(laid).flatMap((kind, square): Edge[] => {
    const thing = tokenOn(rooms, { tile, square }) ?? (kind.length > 1 ? 'mark' : null);
    if (thing === null) return [];
    const half = WIDE[thing];
    const x = laid.x * TILE + inTile(square).x;
    const y = laid.y * TILE + inTile(square).y + 2;
    return [
      [x - half, y, x, y - half],
      [x, y - half, x + half, y],
      [x + half, y, x, y + half],
      [x, y + half, x - half, y],
    ];
  });
  return [...walls, ...things];
}

/** The flame of somebody who stands there. */
export function flameAt({ x, y }: Point): Point {
  return { x: x + 11, y: y - 9 };
}

/** The outline of all that is lit from a point. */
export function shine(rooms: Laid[], from: Point): string {
  const near = rooms.flatMap((laid, tile) => {
    const away = Math.hypot((laid.x + 0.5) * TILE - from.x, (laid.y + 0.5) * TILE - from.y);
    return away < FAR + TILE ? edgesOf(rooms, tile) : [];
  });
  const angles = new Set<number>();
  for (const [a, b, c, d] of near) {
    for (const angle of [Math.atan2(b - from.y, a - from.x), Math.atan2(d - from.y, c - from.x)]) {
      for (const turn of [-BESIDE, 0, BESIDE]) angles.add(angle + turn);
    }
  }
  for (let ray = 0; ray < RAYS; ray += 1) angles.add(-Math.PI + (ray * 2 * Math.PI) / RAYS);
  return polygon([...angles].sort((one, other) => one - other).map((angle) => hit(near, from, angle)));
}

function hit(edges: Edge[], from: Point, angle: number): Corner {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let best = FAR;
  for (const [a, b, c, d] of edges) {
    const across = dx * (d - b) - dy * (c - a);
    if (Math.abs(across) < 1e-9) continue;
    const far = ((a - from.x) * (d - b) - (b - from.y) * (c - a)) / across;
    const along = ((a - from.x) * dy - (b - from.y) * dx) / across;
    if (far > 0 && far < best && along >= -1e-6 && along <= 1 + 1e-6) best = far;
  }
  return [from.x + dx * best, from.y + dy * best];
}
