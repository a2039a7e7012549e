/** Why an answer was right or wrong, in words. */

import type { Say } from '$lib/words/words.svelte.ts';
import type { Press, Verdict } from './chamber.ts';
import { key, shapeKey } from './content.ts';
import { faultOf, rightBy, type Attribute, type Mode } from './task.ts';

/** The clause behind a task, and behind a mistake. */
export const CLAUSES: Record<Mode, string> = {
  plain: 'KS-3.5',
  match: 'KS-3.13',
  single: 'KS-3.3',
  missing: 'KS-3.6',
  line: 'KS-3.7',
  cancel: 'KS-2.9',
};

export interface Reason {
  text: string;
  clause: string;
}

function list(tokens: number[], say: Say): string {
  return tokens.map((token) => say(shapeKey(token))).join(', ');
}

/** By what an answer was right, for words: shape, colour, or both. */
export function byOf(by: Attribute[]): Attribute | 'both' {
  return by.length > 1 ? 'both' : (by[0] ?? 'shape');
}

/** What is wrong with an answer. */
export function faultReason({ task }: Pick<Verdict, 'task'>, answer: number[], say: Say): Reason {
  const { mistake, by, wanted, missing, extra, place } = faultOf(task, answer);
  const text = say(key(`fault-${mistake}`), {
    by,
    missing: list(missing, say),
    extra: list(extra, say),
    place: place + 1,
    token: list(wanted.slice(place, place + 1), say),
  });
  if (mistake === 'mixed') return { text, clause: 'KS-3.9' };
  return { text, clause: task.mode === 'line' || mistake === 'lapse' ? CLAUSES[task.mode] : 'KS-3.8' };
}

/** How a press was judged. */
export function reasonOf(verdict: Verdict, press: Press, say: Say, later: string | null): Reason {
  const { task, terms, result } = verdict;
  if (press.verdict === 'void') return { text: say(key('reason-late')), clause: 'KS-4.9' };
  if (press.verdict === 'slip') return { text: say(key('reason-slip')), clause: 'KS-11.4' };
  if (press.verdict === 'wrong') return faultReason(verdict, press.answer, say);
  const by = byOf(rightBy(task, press.answer, terms));
  const won = press.seat === result.winner;
  const text = say(key('reason-right'), { by, late: won || later === null ? 'no' : 'yes', later: later ?? '' });
  return { text, clause: won ? 'KS-5.1' : 'KS-4.4' };
}
