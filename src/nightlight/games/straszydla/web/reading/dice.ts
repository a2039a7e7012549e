/** Dice as they lie, also while they still fall: the table that the server tells has them only afterwards. */

import { CONTENT } from '../seam.ts';

/** The pairs in which one side has the higher die; a die without a partner wins. */
export function successes(mine: number[], theirs: number[]): number {
  return mine.filter((die, pair) => die > (theirs[pair] ?? 0)).length;
}

/** The fear cubes of a sum against the target. */
export function fearFor(sum: number, target: number): number {
  return CONTENT.fright[Math.abs(sum - target)] ?? 0;
}
