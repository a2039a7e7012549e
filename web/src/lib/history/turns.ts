/** Where a turn begins, in matches that are looked at again. */

import type { Frame } from '$lib/connection/messages.ts';

/** Events with which something begins that people look for; where a game has none, it is somebody else's turn to answer. */
const BEGINNINGS: Record<string, string[]> = {
  nightmarium: ['began_turn'],
  'komnata-strachu': ['revealed'],
  'fear-of-the-dark': ['lit_match', 'went_dark'],
  straszydla: ['began_round'],
};

/** Whether a turn begins with how things stand in this frame; `next` is the one after it, where there is one. */
export function beginsTurn(game: string, frame: Frame, next: Frame | undefined): boolean {
  const names = BEGINNINGS[game];
  if (names === undefined) return next !== undefined && next.by !== frame.by;
  return frame.update.events.some((event) => names.some((name) => name in event));
}
