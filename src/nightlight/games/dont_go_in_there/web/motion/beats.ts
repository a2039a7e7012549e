/** News as it is shown: what comes together, and for how long. */

import { newsOf } from '$board/motion/news.ts';
import type { News } from '../seam.ts';

/** News that is shown at the same time, for so long. */
export interface Beat {
  /** rest: nothing happens, for those who look */
  name: News['name'] | 'rest';
  news: News[];
  ms: number;
}

/** 0: it is passed over, or shown with what follows. */
const LASTS: Record<News['name'], number> = {
  chose_type: 0,
  turned_up: 0,
  dealt: 420,
  sorted: 0,
  drew_start: 0,
  named_start: 0,
  placed: 260,
  peeked: 420,
  revealed: 420,
  die_fell: 540,
  rolled: 0,
  left_dice: 0,
  turned_die: 420,
  kept_roll: 0,
  rerolled: 0,
  gained: 420,
  discarded: 420,
  passed: 420,
  took: 260,
  dispelled: 460,
  claimed_clock: 1400,
  tome_faded: 0,
  flipped: 420,
  boarded_up: 420,
  ended: 0,
  showed_ghosts: 0,
  haunted: 0,
};
const STEP_OF_THE_COUNT = 900;
const ANOTHER_DIE = 120;

/** The same kind together: dice that fall, ghosts for everybody in the room, cards dealt, a set that burns. */
function together(one: News, next: News): boolean {
  switch (one.name) {
    case 'die_fell':
    case 'dealt':
    case 'haunted':
      return next.name === one.name;
    case 'gained':
      return next.name === 'gained' && one.cause === 'dice';
    case 'dispelled':
      return next.name === 'dispelled' && one.cause === next.cause;
    default:
      return false;
  }
}

/** Screens fall from the fewest ghosts to the most. */
function fewestFirst(all: News[]): News[] {
  const shown = all
    .filter((news) => news.name === 'showed_ghosts')
    .sort((one, other) => (one.ghosts ?? 0) - (other.ghosts ?? 0));
  return all.map((news) => (news.name === 'showed_ghosts' ? shown.shift()! : news));
}

export function beatsOf(events: Record<string, unknown>[]): Beat[] {
  const beats: Beat[] = [];
  let counting = false;
  for (const news of fewestFirst(events.map(newsOf<News>))) {
    counting ||= news.name === 'ended';
    const last = beats.at(-1);
    const before = last?.news.at(-1);
    if (last !== undefined && before !== undefined && together(before, news)) {
      last.news.push(news);
      if (news.name === 'die_fell') last.ms += ANOTHER_DIE;
    } else {
      beats.push({ name: news.name, news: [news], ms: counting ? STEP_OF_THE_COUNT : LASTS[news.name] });
    }
  }
  return beats;
}
