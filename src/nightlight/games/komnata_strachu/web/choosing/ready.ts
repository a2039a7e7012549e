/** On to the next reveal, for everybody at this screen. */

import type { Racing } from '$board/board.ts';
import { stage } from '../stage.svelte.ts';

const STILL_THERE = 600; // ms in which a hand may still be where the switch was

/** Whether they went on; a hand that still lies on the switch does not. */
export function goOn(race: Racing): boolean {
  if (performance.now() - stage.litAt < STILL_THERE) return false;
  for (const seat of race.seats) void race.ready(seat);
  stage.next();
  return true;
}
