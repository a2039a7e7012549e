/** Where the map is nothing but floor. */

import { SQUARE, TILE, WALL, type Point } from './plane.ts';
import { kindOf, tileAt, tokenOn } from '../reading/rooms.ts';
import type { Scene } from '../reading/scene.ts';

/** Whether a point of the map is a bare square where the pawn does not stand. */
export function isFloor(scene: Scene, at: Point): boolean {
  const x = Math.floor(at.x / TILE);
  const y = Math.floor(at.y / TILE);
  const tile = tileAt(scene.labyrinth, x, y);
  const column = Math.floor((at.x - x * TILE - WALL) / SQUARE);
  const row = Math.floor((at.y - y * TILE - WALL) / SQUARE);
  if (tile < 0 || column < 0 || column > 2 || row < 0 || row > 2) return false;
  const place = { tile, square: 3 * row + column };
  const stands = scene.pawn?.tile === tile && scene.pawn.square === place.square;
  const kind = kindOf(scene.labyrinth, place);
  return !stands && tokenOn(scene.labyrinth, place) === null && kind.length === 1 && kind !== 'h';
}
