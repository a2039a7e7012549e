/** What the news sounds like. */

import { sound } from '$lib/sound/player.ts';
import type { Beat } from '../motion/beats.ts';

/** Make the sound of news that begins to be shown; what the reader puts down is heard when it is chosen. */
export function hear(beat: Beat, reader: number | null): void {
  const first = beat.news[0];
  switch (first?.name) {
    case 'settled':
    case 'moved':
    case 'transferred':
    case 'jumped':
    case 'retreated':
      sound.play(first.seat === reader ? 'place' : 'pawn', first.seat);
      break;
    case 'die_fell':
    case 'changed_die':
      sound.play('dice', beat.news.length);
      break;
    case 'began_duel':
    case 'frightened':
    case 'fled':
      sound.play('ghost');
      break;
    case 'revealed':
    case 'revealed_mole':
    case 'revealed_bid':
    case 'took_imp':
    case 'used_imp':
    case 'bought':
    case 'took_starter':
    case 'summoned':
    case 'showed_pact':
      sound.play('card');
      break;
    case 'collected':
    case 'replenished':
    case 'gained':
    case 'fed':
      sound.play('place');
      break;
    case 'turned_card':
    case 'checked':
      sound.play('strike');
      break;
    case 'stopped':
    case 'ousted':
      sound.play('planks');
      break;
    case 'won_duel':
      if (reader !== null && [first.seat, first.rival].includes(reader)) {
        sound.play(first.seat === reader ? 'right' : 'wrong');
      }
      break;
    default:
  }
}
