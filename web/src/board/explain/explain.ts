/** What is this? A thing on a board names itself by `data-what`, and its game has the words for it in its what.ts. */

import type { BoardProps } from '$board/board.ts';

/** A sentence, or one of several things with its name before it. */
export type Line = string | readonly [term: string, text: string];

export interface Explanation {
  name: string;
  /** what it is and does, in a line or two */
  lines: readonly Line[];
  /** its clauses in the rules, separated by spaces */
  clause: string;
}

/** Explains a thing by the parts of its `data-what`, which are separated by colons; null: there is nothing to explain. */
export type Explain = (what: readonly string[], props: BoardProps) => Explanation | null;

export function told(name: string, lines: readonly Line[], clause: string): Explanation {
  return { name, lines, clause };
}

/** Words as a sentence: with a capital and a full stop. */
export function sentence(words: string, stop = '.'): string {
  return words.charAt(0).toUpperCase() + words.slice(1) + stop;
}
