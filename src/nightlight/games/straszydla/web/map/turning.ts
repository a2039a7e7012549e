/** The town turned by quarters, so that anybody's side can lie below; rules know nothing of it. */

import { CELLS, SIDE } from '../reading/town.ts';

export const QUARTERS = 4;

/** Where a cell lies after so many quarter turns, clockwise. */
export function placeOf(cell: number, turn: number): number {
  let [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  for (let quarter = 0; quarter < turn; quarter += 1) [row, column] = [column, SIDE - 1 - row];
  return row * SIDE + column;
}

/** The cells in the order in which they lie. */
export function cellsIn(turn: number): number[] {
  const back = (QUARTERS - turn) % QUARTERS;
  return Array.from({ length: CELLS }, (_, place) => placeOf(place, back));
}
