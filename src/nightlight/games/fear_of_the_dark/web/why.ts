/** Why something on the map cannot be chosen. */

import { kindOf, leftAt, tileAt, tokenOn, type Table } from './labyrinth.ts';
import { SQUARE, TILE, WALL, type Point } from './plane.ts';

export type Why = 'obstacle' | 'lock' | 'hole' | 'item' | 'secret' | 'searched' | 'far';

export function whyNot(table: Table, at: Point): Why | null {
  const x = Math.floor(at.x / TILE);
  const y = Math.floor(at.y / TILE);
  const tile = tileAt(table.labyrinth, x, y);
  const column = Math.floor((at.x - x * TILE - WALL) / SQUARE);
  const row = Math.floor((at.y - y * TILE - WALL) / SQUARE);
  if (tile < 0 || column < 0 || column > 2 || row < 0 || row > 2) return null;
  const place = { tile, square: 3 * row + column };
  const token = tokenOn(table.labyrinth, place);
  if (token !== null) return token;
  const kind = kindOf(table.labyrinth, place);
  if (kind === 'h') return 'hole';
  if (kind.length === 1) return table.pawn?.tile === tile && table.pawn.square === place.square ? null : 'far';
  if (leftAt(table, kind) === 0) return 'searched';
  return kind[0] === 'i' ? 'item' : 'secret';
}
