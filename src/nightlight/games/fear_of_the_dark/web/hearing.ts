/** What the news sounds like. */

import { sound } from '$lib/sound/player.ts';
import type { Beat } from './news.ts';

/** Make the sound of news that begins to be shown. */
export function hear(beat: Beat): void {
  const first = beat.news[0];
  switch (beat.name) {
    case 'lit_match':
      sound.play('flare');
      break;
    case 'played':
    case 'walked':
    case 'took':
    case 'found_item':
    case 'fetched_item':
    case 'saw_item':
    case 'used_item':
    case 'found_secret':
      sound.play('card');
      break;
    case 'burned':
    case 'groped':
    case 'lost_card':
      sound.play('burn');
      break;
    case 'stepped':
    case 'entered':
      sound.play('footstep');
      break;
    case 'revealed':
    case 'placed':
    case 'token_laid':
    case 'token_gone':
    case 'opened_door':
    case 'grew':
      sound.play('stone');
      break;
    case 'vanished':
      sound.play('ghost');
      break;
    case 'drew_hazard':
      sound.play(first?.force === 'acts' ? 'wrong' : 'card');
      break;
    case 'went_dark':
      sound.play('snuff');
      break;
    case 'leaked':
      sound.play('drip');
      break;
    case 'frightened':
      sound.play('ghost');
      break;
    default:
  }
}
