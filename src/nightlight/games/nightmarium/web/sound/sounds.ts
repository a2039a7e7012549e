/** What the news sounds like. */

import { sound } from '$lib/sound/player.ts';
import type { Beat } from '../motion/beats.ts';

/** Make the sound of news that begins to be shown; what the reader puts down is heard when it is chosen. */
export function hear(beat: Beat, reader: number | null): void {
  const news = beat.news[0];
  switch (news?.name) {
    case 'played':
    case 'placed':
      if (news.seat !== reader) sound.play('pawn', news.seat);
      break;
    case 'drew':
    case 'discarded':
    case 'revealed':
    case 'cast_off':
    case 'reshuffled':
      sound.play('card');
      break;
    case 'completed':
    case 'activated':
      sound.play('waking');
      break;
    case 'pure':
      sound.play('ghost');
      break;
    case 'performed':
      sound.play('switch');
      break;
    case 'stopped':
    case 'stuck':
    case 'interrupted':
      sound.play('fading');
      break;
    case 'scavenged':
    case 'took':
    case 'devoured':
      sound.play('tearing');
      break;
    default: // silence
  }
}
