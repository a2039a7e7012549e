/** Which of the options an answer stands for, where the question is not raced. */

import type { MoveOf } from '$board/board.ts';
import { SHAPES } from '../reading/cards.ts';
import type { Action, Seam } from '../seam.ts';

type Move = MoveOf<Seam>;

/** An option as numbers are chosen by: where it is among all, and its number. */
export interface Numbered {
  option: number;
  number: number;
}

export interface Question {
  /** whether tokens are asked for; else a number */
  tokens: boolean;
  /** what can be done without tokens: pass, or wait */
  without: number | null;
  numbers: Numbered[];
}

/** The tokens that an action gives, by name; `pass`: none of them. */
function givenBy(action: Action): string | null {
  if ('answer' in action) return action.answer.answer;
  if ('submit' in action) return action.submit.code;
  return 'commit' in action ? action.commit.code : null;
}

/** The number that an action chooses. */
function numberIn(action: Action): number | null {
  if ('second' in action) return action.second.second;
  if ('millisecond' in action) return action.millisecond.millisecond;
  return 'latency' in action ? Number(action.latency.latency) : null;
}

export function questionOf(options: Move[]): Question | null {
  if (options.length === 0) return null;
  const without = options.findIndex(({ action }) => 'pass' in action || 'wait' in action || givenBy(action) === 'pass');
  return {
    tokens: options.some(({ action }) => givenBy(action) !== null),
    without: without < 0 ? null : without,
    numbers: options.flatMap(({ action }, option) => {
      const number = numberIn(action);
      return number === null ? [] : [{ option, number }];
    }),
  };
}

/** The options for these tokens in this order: as they stand, and where only the set counts, as a set. */
export function optionsFor(options: Move[], pushed: number[]): number[] {
  const names = pushed.map((token) => SHAPES[token] ?? '');
  const set = [...pushed].sort((one, other) => one - other).map((token) => SHAPES[token] ?? '');
  const given = options.map(({ action }) => givenBy(action));
  const found = [names.join('-') || 'nothing', set.join('+')].map((value) => given.indexOf(value));
  return [...new Set(found.filter((option) => option >= 0))];
}
