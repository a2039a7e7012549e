/** Which of the options an answer stands for, where the question is not raced. */

import { partsOf } from '$lib/table/log.ts';
import type { Option } from '$lib/connection/messages.ts';
import { SHAPES } from './content.ts';

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

const NUMBERS = new Set(['second', 'millisecond', 'latency']);
const WITHOUT = new Set(['pass', 'wait']);

function named(option: Option): { verb: string; value: string } {
  const [verb, fields] = partsOf(option.action);
  return { verb, value: String(Object.values(fields)[0] ?? '') };
}

export function questionOf(options: Option[]): Question | null {
  if (options.length === 0) return null;
  const all = options.map(named);
  const without = all.findIndex(({ verb, value }) => WITHOUT.has(verb) || value === 'pass');
  return {
    tokens: all.some(({ verb }) => !NUMBERS.has(verb) && !WITHOUT.has(verb)),
    without: without < 0 ? null : without,
    numbers: all.flatMap(({ verb, value }, option) => (NUMBERS.has(verb) ? [{ option, number: Number(value) }] : [])),
  };
}

/** The options for these tokens in this order: as they stand, and where only the set counts, as a set. */
export function optionsFor(options: Option[], pushed: number[]): number[] {
  const names = pushed.map((token) => SHAPES[token] ?? '');
  const set = [...pushed].sort((one, other) => one - other).map((token) => SHAPES[token] ?? '');
  const values = options.map((option) => named(option).value);
  const found = [names.join('-') || 'nothing', set.join('+')].map((value) => values.indexOf(value));
  return [...new Set(found.filter((option) => option >= 0))];
}
