/** What on the map is nothing but floor. */

import { kindOf, tileAt, tokenOn, type Table } from './labyrinth.ts';
import { SQUARE, TILE, WALL, type Point } from './plane.ts';

/** Whether a point of the map is a bare square where the pawn does not stand. */
export function isFloor(table: Table, at: Point): boolean {
  const x = Math.floor(at.x / TILE);
  const y = Math.floor(at.y / TILE);
  const tile = tileAt(table.labyrinth, x, y);
  const column = Math.floor((at.x - x * TILE - WALL) / SQUARE);
  const row = Math.floor((at.y - y * TILE - WALL) / SQUARE);
  if (tile < 0 || column < 0 || column > 2 || row < 0 || row > 2) return false;
  const place = { tile, square: 3 * row + column };
  const stands = table.pawn?.tile === tile && table.pawn.square === place.square;
  const kind = kindOf(table.labyrinth, place);
  return !stands && tokenOn(table.labyrinth, place) === null && kind.length === 1 && kind !== 'h';
}
