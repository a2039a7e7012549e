/** What the news sounds like. */

import { sound } from '$lib/sound/player.ts';
import type { SoundName } from '$lib/sound/sounds.ts';
import type { Beat } from '../motion/beats.ts';
import type { News } from '../seam.ts';

const SOUNDS: Record<News['name'], SoundName | null> = {
  lit_match: 'flare',
  played: 'card',
  walked: 'card',
  took: 'card',
  found_item: 'card',
  fetched_item: 'card',
  saw_item: 'card',
  used_item: 'card',
  found_secret: 'card',
  burned: 'burn',
  groped: 'burn',
  lost_card: 'burn',
  stepped: 'footstep',
  entered: 'footstep',
  revealed: 'stone',
  placed: 'stone',
  token_laid: 'stone',
  token_gone: 'stone',
  opened_door: 'stone',
  grew: 'stone',
  vanished: 'ghost',
  frightened: 'ghost',
  drew_hazard: 'card',
  went_dark: 'snuff',
  leaked: 'drip',
  stopped: null,
  gained_match: null,
  in_vain: null,
  ended: null,
};

/** Make the sound of news that begins to be shown. */
export function hear({ news: [first] }: Beat): void {
  if (first === undefined) return;
  const strikes = first.name === 'drew_hazard' && first.force === 'acts';
  const name = strikes ? 'wrong' : SOUNDS[first.name];
  if (name !== null) sound.play(name);
}
