/** Why an answer was right or wrong, in words. */

import type { Say } from '$lib/words/words.svelte.ts';
import { key, shapeKey } from './cards.ts';
import type { Press, Verdict } from './chamber.ts';
import { judge, type Judged } from './judging.ts';

export interface Reason {
  text: string;
  clause: string;
}

function list(tokens: number[], say: Say): string {
  return tokens.map((token) => say(shapeKey(token))).join(', ');
}

/** What is wrong with a wrong answer. */
export function faultText({ mistake, by, wanted, missing, extra, place }: Judged, say: Say): string {
  return say(key(`fault-${mistake}`), {
    by,
    missing: list(missing, say),
    extra: list(extra, say),
    place: place + 1,
    token: list(wanted.slice(place, place + 1), say),
  });
}

/** How a press was judged. */
export function reasonOf(verdict: Verdict, press: Press, say: Say, later: string | null): Reason {
  const { task, terms, result } = verdict;
  if (press.verdict === 'void') return { text: say(key('reason-late')), clause: 'KS-4.9' };
  if (press.verdict === 'slip') return { text: say(key('reason-slip')), clause: 'KS-11.4' };
  const judged = judge(task, press.answer, terms);
  if (press.verdict === 'wrong') return { text: faultText(judged, say), clause: judged.clause };
  const won = press.seat === result.winner;
  const late = won || later === null ? 'no' : 'yes';
  const text = say(key('reason-right'), { by: judged.by, late, later: later ?? '' });
  return { text, clause: won ? 'KS-5.1' : 'KS-4.4' };
}
