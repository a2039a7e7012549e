/** Where things lie on the drawn map: a tile is 170 wide, a wall 10, a square 50. */

import { doorSquare, type Side } from '../reading/box.ts';
import { ahead, type Laid, type Place } from '../reading/rooms.ts';

export const SQUARE = 50;
export const WALL = 10;
export const TILE = 170;
const AROUND = 2; // tiles of darkness around the rooms

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The middle of a square, from the corner of its tile. */
export function inTile(square: number): Point {
  return { x: WALL + SQUARE * (square % 3) + SQUARE / 2, y: WALL + SQUARE * Math.floor(square / 3) + SQUARE / 2 };
}

export function pointOf(rooms: Laid[], { tile, square }: Place): Point {
  const laid = rooms[tile];
  const { x, y } = inTile(square);
  return { x: (laid?.x ?? 0) * TILE + x, y: (laid?.y ?? 0) * TILE + y };
}

/** A little way out of a door, or into the wall where one could be. */
export function doorPoint(rooms: Laid[], tile: number, side: Side, out = SQUARE / 2 + 22): Point {
  const { x, y } = pointOf(rooms, { tile, square: doorSquare(side) });
  return { x: x + ahead(side)[0] * out, y: y + ahead(side)[1] * out };
}

/** The part of the plane that has to be drawn. */
export function worldOf(rooms: { x: number; y: number }[]): Box {
  const columns = rooms.map((laid) => laid.x);
  const rows = rooms.map((laid) => laid.y);
  const left = Math.min(0, ...columns) - AROUND;
  const top = Math.min(0, ...rows) - AROUND;
  return {
    x: left * TILE,
    y: top * TILE,
    width: (Math.max(0, ...columns) + AROUND + 1 - left) * TILE,
    height: (Math.max(0, ...rows) + AROUND + 1 - top) * TILE,
  };
}

/** The smallest box around points, with so much air. */
export function boxOf(points: Point[], air: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - air;
  const y = Math.min(...ys) - air;
  return { x, y, width: Math.max(...xs) + air - x, height: Math.max(...ys) + air - y };
}
