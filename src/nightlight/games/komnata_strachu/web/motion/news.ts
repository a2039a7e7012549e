/** The reveals that the news tell of, one piece of news at a time. */

import { newsOf } from '$board/motion/news.ts';
import { cardOf, type Card } from '../reading/cards.ts';
import type { News } from '../seam.ts';

export interface Reveal {
  /** none: it was shown before this news */
  number: number | null;
  /** the ids of its cards, as they were drawn */
  drawn: string[];
  /** those that have left the table */
  gone: Card[];
  /** the first one first */
  presses: { seat: number; time: number; right: boolean }[];
  winner: number | null;
  /** whether three Specials cancelled each other */
  cancelled: boolean;
  judged: boolean;
}

function reveal(number: number | null, drawn: string[]): Reveal {
  return { number, drawn, gone: [], presses: [], winner: null, cancelled: false, judged: false };
}

/** Every reveal that is told of; the first one may have been shown before. */
export function revealsIn(events: Record<string, unknown>[]): Reveal[] {
  const reveals = [reveal(null, [])];
  let drawn: string[] = [];
  for (const news of events.map(newsOf<News>)) {
    if (news.name === 'drew') {
      if (news.card !== null) drawn.push(news.card);
    } else if (news.name === 'revealed') {
      reveals.push(reveal(news.reveal, drawn));
      drawn = [];
    } else happen(reveals.at(-1)!, news);
  }
  for (const { presses } of reveals) presses.sort((one, other) => one.time - other.time);
  return reveals;
}

function happen(now: Reveal, news: Exclude<News, { name: 'drew' | 'revealed' }>): void {
  switch (news.name) {
    case 'cancelled':
      now.cancelled = true;
      break;
    case 'showed':
      if (news.answer !== 'pass') now.presses.push({ seat: news.seat, time: news.time ?? 0, right: false });
      break;
    case 'judged':
      now.judged = true;
      if (news.verdict === 'right') for (const press of now.presses) press.right ||= press.seat === news.seat;
      break;
    case 'won':
      now.winner = news.seat;
      leave(now, news.card);
      break;
    case 'boxed':
      leave(now, news.card);
      break;
    // how things stand tells all that these change
    case 'sighted':
    case 'ticked':
    case 'looked':
    case 'pressed':
    case 'passed':
    case 'lamp_lit':
    case 'uncovered':
    case 'asked':
    case 'steadied':
    case 'tie_drawn':
    case 'erred':
    case 'forfeited':
    case 'boxed_unseen':
    case 'ended':
      break;
    default:
      news satisfies never;
  }
}

function leave(now: Reveal, id: string): void {
  const card = cardOf(id);
  if (card !== null) now.gone.push(card);
}

/** The reveals of a match whose cards have left the table. */
export function historyOf(events: Record<string, unknown>[]): Reveal[] {
  return revealsIn(events).filter(({ number, gone }) => number !== null && gone.length > 0);
}
