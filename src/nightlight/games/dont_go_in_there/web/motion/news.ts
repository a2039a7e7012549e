/** What happens at the table, one piece of news at a time. */

import { cardOf, floorOf, type FloorId, type House } from '../reading/house.ts';
import { CONTENT, type News } from '../seam.ts';

type Named<Name extends News['name']> = Extract<News, { name: Name }>;

function haunt(house: House, seat: number, ghosts: number): void {
  const player = house.players[seat];
  if (player !== undefined && player.ghosts !== null) player.ghosts += ghosts;
}

/** Who comes in has a turn less. */
function place(house: House, { seat, board, space }: Named<'placed'>): void {
  const floor = floorOf(house, board);
  if (floor !== null) floor.meeples[space - 1] = seat;
  house.turns_left = house.turns_left.map((turns, one) => (one === seat ? turns - 1 : turns));
}

/** A card lies in its slot; the one that is hidden from all lies face down. */
function deal(house: House, { board, slot, card }: Named<'dealt'>): void {
  house.deck -= 1;
  lay(house, board, slot, card);
  if (card === null) Object.assign(house, { face_down: { board, slot }, peeked: [] });
}

function lay(house: House, board: FloorId, slot: number, card: string | null): void {
  const floor = floorOf(house, board);
  if (floor !== null) floor.cards[slot - 1] = card;
}

function peek(house: House, { seat, board, card }: Named<'peeked'>): void {
  house.peeked = [...new Set([...house.peeked, seat])];
  if (card !== null) lay(house, board, CONTENT.slots, card);
}

function reveal(house: House, { board, card }: Named<'revealed'>): void {
  if (house.face_down !== null) lay(house, board, house.face_down.slot, card);
  house.face_down = null;
}

function take(house: House, { seat, board, slot, card }: Named<'took'>): void {
  lay(house, board, slot, null);
  const meeples = floorOf(house, board)?.meeples ?? [];
  const standing = meeples.indexOf(seat);
  if (standing >= 0) meeples[standing] = null;
  const player = house.players[seat];
  if (player === undefined) return;
  player.active = [...player.active, card];
  player.curses += cardOf(card).value;
}

function dispel(house: House, { seat, card }: Named<'dispelled'>): void {
  const player = house.players[seat];
  if (player === undefined) return;
  player.active = player.active.filter((id) => id !== card);
  player.dispelled = [...player.dispelled, card];
  player.curses -= cardOf(card).value;
}

/** The other side of a board has no cards yet, and no dice to roll. */
function flip(house: House, { board, room }: Named<'flipped'>): void {
  const floor = floorOf(house, board);
  if (floor === null) return;
  Object.assign(floor, { room, cards: floor.cards.map(() => null) });
  house.to_roll = house.to_roll.map((dice, place) => (house.boards[place] === floor ? [0, 0] : dice));
}

/** Change the table by what happened. The server's own table follows at the end of the news, and corrects the rest. */
export function happen(house: House, news: News): void {
  switch (news.name) {
    case 'placed':
      place(house, news);
      break;
    case 'peeked':
      peek(house, news);
      break;
    case 'revealed':
      reveal(house, news);
      break;
    case 'dealt':
      deal(house, news);
      break;
    case 'rolled':
      Object.assign(house, { dice: news.dice, rolled: news.ghosts });
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
      take(house, news);
      break;
    case 'dispelled':
      dispel(house, news);
      break;
    case 'claimed_clock':
      house.clock_claimed = true;
      break;
    case 'flipped':
      flip(house, news);
      break;
    case 'boarded_up':
      Object.assign(floorOf(house, news.board) ?? {}, { room: null });
      break;
    case 'showed_ghosts':
      Object.assign(house.players[news.seat] ?? {}, { ghosts: news.ghosts });
      break;
    case 'haunted':
      house.most_ghosts = [...house.most_ghosts, news.seat];
      house.ghost_curses = house.players.map((_, seat) =>
        seat === news.seat ? news.curses : (house.ghost_curses[seat] ?? 0),
      );
      break;
    // other news tells all that these change
    case 'chose_type':
    case 'turned_up':
    case 'sorted':
    case 'drew_start':
    case 'named_start':
    case 'die_fell':
    case 'left_dice':
    case 'kept_roll':
    case 'rerolled':
    case 'tome_faded':
    case 'ended':
      break;
    default:
      news satisfies never;
  }
}

/** The things on the table that the news is about. */
export function touchedBy(news: News): string[] {
  switch (news.name) {
    case 'placed':
      return [`step:${news.board}:${news.space}`];
    case 'peeked':
    case 'revealed':
      return [`slot:${news.board}:${CONTENT.slots}`];
    case 'dealt':
      return [`slot:${news.board}:${news.slot}`];
    case 'took':
    case 'dispelled':
      return [`card:${news.card}`];
    case 'flipped':
    case 'boarded_up':
      return [`floor:${news.board}`];
    case 'passed':
      return [`seat:${news.seat}`, `seat:${news.neighbour}`];
    case 'gained':
    case 'discarded':
    case 'showed_ghosts':
    case 'haunted':
      return [`seat:${news.seat}`];
    case 'claimed_clock':
      return [`seat:${news.seat}`, 'clock'];
    default:
      return [];
  }
}
