/** What is shown of a result, one after the other. */

import type { Update } from '$lib/connection/messages.ts';
import { judgedIn, type Chamber } from '../reading/chamber.ts';

/** The light goes on; then the cards go where they belong. */
export interface Beat {
  name: 'light' | 'award';
  ms: number;
  /** how things stand afterwards */
  then: Chamber;
}

const LIGHT = 1400; // until all threads have grown and the print is there
const AWARD = 420;

export function beatsOf(update: Update, then: Chamber): Beat[] {
  if (!judgedIn(update)) return [];
  return [
    { name: 'light', ms: LIGHT, then },
    { name: 'award', ms: AWARD, then },
  ];
}

/** Change the table by what is shown. */
export function happen(chamber: Chamber, { name, then }: Beat): void {
  chamber.phase = 'verdict';
  chamber.last = then.last;
  chamber.cards = then.cards;
  if (name === 'award') Object.assign(chamber, { players: then.players, box: then.box });
}
