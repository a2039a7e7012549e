/** News as it is shown: what comes together, for how long, and what is said of it meanwhile. */

import { newsOf } from '$board/news.ts';
import type { News } from './news.ts';

/** News that is shown at the same time, for so long. */
export interface Beat {
  name: string;
  news: News[];
  ms: number;
  /** what is said beside the lamps */
  told: News | null;
}

const LASTS: Record<string, number> = {
  drew: 260,
  reshuffled: 600,
  played: 260,
  exchanged: 160,
  discarded: 260,
  completed: 700,
  pure: 520,
  passed: 360,
  lacked: 420,
  spared: 420,
  woke: 260,
  activated: 420,
  performed: 420,
  stopped: 1200,
  stuck: 1200,
  interrupted: 620,
  dropped: 420,
  scavenged: 420,
  scrapped: 420,
  took: 420,
  devoured: 420,
  revealed: 420,
  placed: 260,
  cast_off: 420,
  won: 1400,
};
const TOLD = [
  'pure',
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
const TOGETHER = ['dealt', 'drew', 'discarded', 'scrapped', 'revealed', 'cast_off'];

export function beatsOf(events: Record<string, unknown>[], players: number): Beat[] {
  const beats: Beat[] = [];
  for (const news of events.map(newsOf<News>)) {
    const last = beats.at(-1);
    if (news.name === 'pure') beats.push(...passing(news, players));
    else if (last?.name === news.name && last.news[0]?.seat === news.seat && TOGETHER.includes(news.name)) {
      last.news.push(news);
    } else {
      beats.push(beatOf(news, TOLD.includes(news.name) ? news : null));
    }
  }
  return beats;
}

function beatOf(news: News, told: News | null): Beat {
  return { name: news.name, news: [news], ms: LASTS[news.name] ?? 0, told };
}

/** The emblem of a pure creature passes over those who pay for it, from one to the next (NM-7.3). */
function passing(pure: News, players: number): Beat[] {
  const rivals = Array.from({ length: players - 1 }, (_, i) => (pure.seat + i + 1) % players);
  return rivals.map((rival, i) =>
    beatOf(i === 0 ? { ...pure, rival } : { ...pure, name: 'passed', seat: rivals[i - 1]!, rival }, pure),
  );
}
