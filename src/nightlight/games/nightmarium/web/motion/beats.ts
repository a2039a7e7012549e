/** News as it is shown: what comes together, for how long, and what is said of it meanwhile. */

import { newsOf } from '$board/motion/news.ts';
import type { Shown } from './news.ts';
import type { News } from '../seam.ts';

/** News that is shown at the same time, for so long. */
export interface Beat {
  /** rest: nothing happens, for those who look */
  name: Shown['name'] | 'rest';
  news: Shown[];
  ms: number;
  /** what is said beside the lamps */
  told: Shown | null;
}

/** 0: it is passed over, or shown with the next one. */
const LASTS: Record<Shown['name'], number> = {
  drew_first: 0,
  named_first: 0,
  dealt: 0,
  began_turn: 0,
  drew: 260,
  reshuffled: 600,
  played: 260,
  began_exchange: 0,
  exchanged: 160,
  discarded: 260,
  lost_action: 0,
  completed: 700,
  pure: 520,
  passed: 360,
  lacked: 420,
  spared: 420,
  woke: 260,
  activated: 420,
  declined: 0,
  unmoved: 0,
  performed: 420,
  stopped: 1200,
  stuck: 1200,
  interrupted: 620,
  waited: 0,
  dropped: 420,
  exhausted: 0,
  scavenged: 420,
  scrapped: 420,
  took: 420,
  devoured: 420,
  vanished: 0,
  revealed: 420,
  placed: 260,
  cast_off: 420,
  won: 1400,
  died_out: 0,
  cut_off: 0,
};
const TOLD: Shown['name'][] = [
  'lacked',
  'spared',
  'stopped',
  'stuck',
  'interrupted',
  'activated',
  'declined',
  'unmoved',
  'dropped',
];
const TOGETHER: Shown['name'][] = ['dealt', 'drew', 'discarded', 'scrapped', 'revealed', 'cast_off'];

export function beatsOf(events: Record<string, unknown>[], players: number): Beat[] {
  const beats: Beat[] = [];
  for (const news of events.map(newsOf<News>)) {
    if (news.name === 'pure') {
      beats.push(...passing(news, players));
      continue;
    }
    const last = beats.at(-1)?.news;
    if (TOGETHER.includes(news.name) && last?.[0]?.name === news.name && seatOf(last[0]) === seatOf(news)) {
      last.push(news);
    } else {
      beats.push(beatOf(news, TOLD.includes(news.name) ? news : null));
    }
  }
  return beats;
}

/** Whom the news is about. */
export function seatOf(news: Shown): number | null {
  return 'seat' in news ? news.seat : null;
}

function beatOf(news: Shown, told: Shown | null): Beat {
  return { name: news.name, news: [news], ms: LASTS[news.name], told };
}

/** The emblem of a pure creature passes over those who pay for it, from one to the next (NM-7.3). */
function passing(pure: Extract<News, { name: 'pure' }>, players: number): Beat[] {
  const rivals = Array.from({ length: players - 1 }, (_, i) => (pure.seat + i + 1) % players);
  return rivals.map((rival, i) => {
    const seat = rivals[i - 1];
    const shown: Shown = seat === undefined ? { ...pure, rival } : { ...pure, name: 'passed', seat, rival };
    return beatOf(shown, { ...pure, rival });
  });
}
