/** What the news sounds like. */

import { sound } from '$lib/sound/player.ts';
import type { Beat } from '../motion/beats.ts';

/** Make the sound of news that begins to be shown; what the reader puts down is heard when it is chosen. */
export function hear(beat: Beat, reader: number | null): void {
  const news = beat.news[0];
  switch (news?.name) {
    case 'placed':
      if (news.seat !== reader) sound.play('pawn', news.seat);
      break;
    case 'die_fell':
    case 'turned_die':
      sound.play('dice', beat.news.length);
      break;
    case 'gained':
    case 'discarded':
    case 'passed':
    case 'haunted':
      sound.play('ghost');
      break;
    case 'took':
    case 'dealt':
    case 'revealed':
    case 'peeked':
    case 'flipped':
    case 'showed_ghosts':
      sound.play('card');
      break;
    case 'dispelled':
      sound.play('burn');
      break;
    case 'claimed_clock':
      sound.play('strike');
      break;
    case 'boarded_up':
      sound.play('planks');
      break;
    default:
  }
}
