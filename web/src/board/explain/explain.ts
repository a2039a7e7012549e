/** What is this? A thing on a board names itself by `data-what`, and its game has the words for it in its what.ts. */

import type { BoardProps } from '$board/board.ts';

/** A sentence, or one of several things with its name before it. */
export type Line = string | readonly [term: string, text: string];

export interface Explanation {
  name: string;
  /** what it is and does, in a line or two */
  lines: readonly Line[];
  /** where the rules have it; several are parted by blanks */
  clause: string;
}

/** By the parts of `data-what`, which are parted by colons; none: there is nothing to say. */
export type Explain = (what: readonly string[], props: BoardProps) => Explanation | null;

export function told(name: string, lines: readonly Line[], clause: string): Explanation {
  return { name, lines, clause };
}

/** Words that stand for themselves begin with a capital and end with a stop. */
export function sentence(words: string, stop = '.'): string {
  return words.charAt(0).toUpperCase() + words.slice(1) + stop;
}
