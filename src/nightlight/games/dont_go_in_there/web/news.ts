/** What happens at the table, one piece of news at a time. */

import { newsOf } from '$board/motion/news.ts';
import type { RoomId } from './art/things.ts';
import { cardOf, type Floor, type FloorId, type House } from './house.ts';

export interface News {
  name: string;
  seat: number;
  neighbour: number;
  board: FloorId;
  room: RoomId;
  space: number;
  slot: number;
  card: string | null;
  face: 'ghost' | 'blank';
  dice: number;
  ghosts: number;
  curses: number;
  cause: string;
}

/** News that is shown at the same time, for so long. */
export interface Beat {
  name: string;
  news: News[];
  ms: number;
}

const LASTS: Record<string, number> = {
  placed: 260,
  peeked: 420,
  revealed: 420,
  dealt: 420,
  turned_die: 420,
  gained: 420,
  discarded: 420,
  passed: 420,
  took: 260,
  dispelled: 460,
  claimed_clock: 1400,
  flipped: 420,
  boarded_up: 420,
};
const STEP_OF_THE_COUNT = 900;
const A_DIE = 120;
const FALL = 420;

/** The same kind together: dice that fall, ghosts for everybody in the room, cards dealt, a set that burns. */
function together(one: News, next: News): boolean {
  if (one.name !== next.name) return false;
  if (one.name === 'dispelled') return one.cause === next.cause;
  return ['die_fell', 'dealt', 'haunted'].includes(one.name) || (one.name === 'gained' && one.cause === 'dice');
}

/** Screens fall from the fewest ghosts to the most. */
function fewestFirst(all: News[]): News[] {
  const shown = all.filter(({ name }) => name === 'showed_ghosts').sort((one, other) => one.ghosts - other.ghosts);
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
      if (news.name === 'die_fell') last.ms += A_DIE;
    } else {
      const ms = news.name === 'die_fell' ? FALL + A_DIE : (LASTS[news.name] ?? 0);
      beats.push({ name: news.name, news: [news], ms: counting ? STEP_OF_THE_COUNT : ms });
    }
  }
  return beats;
}

function floorOf(house: House, board: FloorId): Floor | undefined {
  return house.boards.find((floor) => floor.board === board);
}

function haunt(house: House, seat: number, ghosts: number): void {
  const player = house.players[seat];
  if (player !== undefined && player.ghosts !== null) player.ghosts += ghosts;
}

/** Change the table by what happened. The server's own table follows at the end of the news, and corrects the rest. */
export function happen(house: House, news: News): void {
  const floor = floorOf(house, news.board);
  const player = house.players[news.seat];
  switch (news.name) {
    case 'placed':
      if (floor !== undefined) floor.meeples[news.space - 1] = news.seat;
      break;
    case 'peeked':
      house.peeked = [...new Set([...house.peeked, news.seat])];
      if (floor !== undefined && news.card !== null) floor.cards[2] = news.card;
      break;
    case 'revealed':
      if (floor !== undefined && house.face_down !== null) floor.cards[house.face_down.slot - 1] = news.card;
      house.face_down = null;
      break;
    case 'dealt':
      house.deck -= 1;
      if (floor !== undefined) floor.cards[news.slot - 1] = news.card;
      if (news.card === null) {
        house.face_down = { board: news.board, slot: news.slot };
        house.peeked = [];
      }
      break;
    case 'rolled':
      house.dice = news.dice;
      house.rolled = news.ghosts;
      break;
    case 'turned_die':
      house.rolled = news.ghosts;
      break;
    case 'gained':
      haunt(house, news.seat, news.ghosts);
      break;
    case 'discarded':
      haunt(house, news.seat, -news.ghosts);
      break;
    case 'passed':
      haunt(house, news.seat, -news.ghosts);
      haunt(house, news.neighbour, news.ghosts);
      break;
    case 'took':
      if (floor !== undefined) {
        floor.cards[news.slot - 1] = null;
        const standing = floor.meeples.indexOf(news.seat);
        if (standing >= 0) floor.meeples[standing] = null;
      }
      if (player !== undefined && news.card !== null) {
        player.active = [...player.active, news.card];
        player.curses += cardOf(news.card).value;
      }
      break;
    case 'dispelled':
      if (player !== undefined && news.card !== null) {
        player.active = player.active.filter((id) => id !== news.card);
        player.dispelled = [...player.dispelled, news.card];
        player.curses -= cardOf(news.card).value;
      }
      break;
    case 'claimed_clock':
      house.clock_claimed = true;
      break;
    case 'flipped':
      if (floor !== undefined) Object.assign(floor, { room: news.room, cards: [null, null, null] });
      break;
    case 'boarded_up':
      if (floor !== undefined) floor.room = null;
      break;
    case 'showed_ghosts':
      if (player !== undefined) player.ghosts = news.ghosts;
      break;
    default:
  }
}

/** The things on the table that the news is about. */
export function touchedBy({ name, board, space, slot, card, seat, neighbour }: News): string[] {
  switch (name) {
    case 'placed':
      return [`step:${board}:${space}`];
    case 'peeked':
    case 'revealed':
      return [`slot:${board}:3`];
    case 'dealt':
      return [`slot:${board}:${slot}`];
    case 'took':
    case 'dispelled':
      return card === null ? [] : [`card:${card}`];
    case 'flipped':
    case 'boarded_up':
      return [`floor:${board}`];
    case 'passed':
      return [`seat:${seat}`, `seat:${neighbour}`];
    case 'gained':
    case 'discarded':
    case 'showed_ghosts':
    case 'haunted':
      return [`seat:${seat}`];
    case 'claimed_clock':
      return [`seat:${seat}`, 'clock'];
    default:
      return [];
  }
}
