/** What happens in the labyrinth, one piece of news at a time. */

import { newsOf } from '$board/motion/news.ts';
import {
  ahead,
  behind,
  doorSide,
  doorSquare,
  facing,
  roomAs,
  topStep,
  type Counts,
  type Hazard,
  type Item,
  type Mind,
  type Table,
} from './labyrinth.ts';
import { SIDES, type Side } from './tiles.ts';

export interface Cell {
  x: number;
  y: number;
}

export interface News {
  name: string;
  card: Mind;
  effect: Mind;
  matches: number;
  side: Side;
  tile: number;
  square: number;
  room: string;
  mode: 'enter' | 'scout' | 'map';
  x: number;
  y: number;
  rotation: number;
  hazard: Hazard;
  force: 'none' | 'acts';
  terrors: number;
  tiles: number;
  cards: number;
  cause: string;
  token: 'obstacle' | 'lock';
  location: number;
  item: Item;
  slot: number;
  secret: string;
  ending: string;
}

/** News that is shown at the same time, for so long; where it happens, if that is a cell of the map. */
export interface Beat {
  name: string;
  news: News[];
  ms: number;
  cell: Cell | null;
}

const LASTS: Record<string, number> = {
  lit_match: 420,
  played: 260,
  walked: 260,
  burned: 420,
  groped: 420,
  took: 160,
  stepped: 160,
  revealed: 560,
  placed: 260,
  entered: 200,
  vanished: 420,
  drew_hazard: 1120,
  frightened: 420,
  lost_card: 420,
  grew: 420,
  went_dark: 420,
  leaked: 420,
  token_laid: 260,
  token_gone: 260,
  found_item: 700,
  fetched_item: 700,
  saw_item: 420,
  used_item: 260,
  gained_match: 260,
  found_secret: 700,
  opened_door: 420,
  in_vain: 300,
  ended: 1200,
};
const TOGETHER = ['token_laid', 'saw_item'];
const IN_A_CELL = ['revealed', 'vanished', 'drew_hazard', 'in_vain'];

/** The news in beats; `after` is the table that it led to. */
export function beatsOf(events: Record<string, unknown>[], after: Table): Beat[] {
  const all = events.map(newsOf<News>);
  const beats: Beat[] = [];
  for (const [place, news] of all.entries()) {
    const last = beats.at(-1);
    if (last !== undefined && last.name === news.name && TOGETHER.includes(news.name)) {
      last.news.push(news);
      continue;
    }
    const cell = IN_A_CELL.includes(news.name) ? cellOf(all.slice(place), after) : null;
    beats.push({ name: news.name, news: [news], ms: LASTS[news.name] ?? 0, cell });
  }
  return beats;
}

/** Where a tile is revealed: where it is placed in the end, or would be, or behind the door where the pawn stands. */
function cellOf(rest: News[], after: Table): Cell | null {
  const placed = rest.find(({ name }) => name === 'placed') ?? lastLaid(rest, after);
  if (placed !== null) return { x: placed.x, y: placed.y };
  const step = topStep(after);
  const from = after.labyrinth[step?.step === 'rotate' ? (step.tile ?? -1) : (after.pawn?.tile ?? -1)];
  const side =
    step?.step === 'rotate' ? step.side : after.pawn === null ? undefined : (doorSide(after.pawn.square) ?? undefined);
  return from === undefined || side === undefined ? null : behind(from, side);
}

/** News of a Hazard comes after its room was placed. */
function lastLaid(rest: News[], after: Table): Cell | null {
  if (rest[0]?.name === 'revealed' || rest[0]?.name === 'vanished') return null;
  const again = rest.some(({ name }) => name === 'vanished' || name === 'revealed');
  const laid = after.labyrinth.at(-1);
  return again || laid === undefined || after.labyrinth.length < 2 ? null : laid;
}

function count<Kind extends string>(counts: Counts<Kind>, kind: Kind, change: number): void {
  counts[kind] = Math.max(0, (counts[kind] ?? 0) + change);
}

/** Change the table by what happened. The server's own table follows at the end of the news, and corrects the rest. */
export function happen(table: Table, news: News): void {
  const laid = table.labyrinth[news.tile];
  switch (news.name) {
    case 'lit_match':
    case 'gained_match':
      table.matches = news.matches;
      break;
    case 'played':
    case 'walked':
      count(table.hand, news.card, -1);
      count(table.deck, news.card, 1);
      break;
    case 'burned':
      count(table.hand, news.card, -1);
      count(table.discarded, news.card, 1);
      break;
    case 'groped':
      count(table.deck, news.card, -1);
      count(table.discarded, news.card, 1);
      break;
    case 'lost_card':
      count((table.deck[news.card] ?? 0) > 0 ? table.deck : table.hand, news.card, -1);
      count(table.discarded, news.card, 1);
      break;
    case 'took':
      count(table.deck, news.card, -1);
      count(table.hand, news.card, 1);
      break;
    case 'went_dark':
      for (const [card, copies] of Object.entries(table.hand)) count(table.deck, card as Mind, copies);
      table.hand = {};
      break;
    case 'stepped':
      table.pawn = { tile: news.tile, square: news.square };
      break;
    case 'revealed':
      table.tiles_left -= 1;
      table.unseen_tiles = table.unseen_tiles.filter((id) => id !== news.room);
      break;
    case 'placed':
      table.labyrinth.push({ ...roomAs(news.room, news.rotation, { x: news.x, y: news.y }), obstacles: [], locks: [] });
      break;
    case 'entered':
      enter(table);
      break;
    case 'vanished':
      table.vanished_echoes.push(news.room);
      break;
    case 'drew_hazard':
      count(table.unseen_hazards, news.hazard, -1);
      if (news.hazard !== 'terror' || news.force === 'none') count(table.discarded_hazards, news.hazard, 1);
      break;
    case 'frightened':
      table.terrors = news.terrors;
      break;
    case 'grew':
      table.tiles_left = news.tiles;
      table.set_aside -= 1;
      break;
    case 'leaked':
      for (const room of table.labyrinth) room.leak = room.tile === news.room;
      break;
    case 'token_laid':
      (news.token === 'lock' ? laid?.locks : laid?.obstacles)?.push(news.square);
      break;
    case 'token_gone':
      if (laid === undefined) break;
      laid.obstacles = laid.obstacles.filter((square) => square !== news.square);
      laid.locks = laid.locks.filter((square) => square !== news.square);
      break;
    case 'found_item':
    case 'fetched_item':
      find(table, news);
      break;
    case 'saw_item': {
      const slots = table.item_locations[news.location - 1];
      if (slots !== undefined) slots[news.slot - 1] = news.item;
      break;
    }
    case 'used_item':
      count(table.items, news.item, -1);
      break;
    case 'found_secret':
      table.secret_locations[news.location - 1] = Math.max(0, (table.secret_locations[news.location - 1] ?? 0) - 1);
      break;
    case 'opened_door':
      laid?.doors.push(news.side);
      laid?.door_tokens.push(news.side);
      break;
    case 'ended':
      if (news.ending === 'escaped') table.pawn = null;
      break;
    default:
  }
}

/** The pawn goes through the door into the room that was placed last. */
function enter(table: Table): void {
  const from = table.labyrinth[table.pawn?.tile ?? -1];
  const tile = table.labyrinth.length - 1;
  const room = table.labyrinth[tile];
  if (from === undefined || room === undefined) return;
  const side = SIDES.find((to) => from.x + ahead(to)[0] === room.x && from.y + ahead(to)[1] === room.y);
  if (side !== undefined) table.pawn = { tile, square: doorSquare(facing(side)) };
}

function find(table: Table, { item, location }: News): void {
  const slots = table.item_locations[location - 1];
  const slot = slots?.findIndex((found) => found === item) ?? -1;
  const taken = slot >= 0 ? slot : (slots?.findIndex((found) => found !== null) ?? -1);
  if (slots !== undefined && taken >= 0) slots[taken] = null;
  if (item !== 'lever') count(table.items, item, 1);
}

/** The things that the news is about, by their names on the table. */
export function touchedBy(news: News): string[] {
  switch (news.name) {
    case 'lit_match':
    case 'gained_match':
      return ['matches'];
    case 'played':
    case 'walked':
    case 'took':
      return [`card:${news.card}`];
    case 'burned':
    case 'groped':
    case 'lost_card':
      return [`lost:${news.card}`];
    case 'token_laid':
    case 'token_gone':
      return [`square:${news.tile}:${news.square}`];
    case 'frightened':
      return ['terrors'];
    case 'grew':
    case 'revealed':
      return ['tiles'];
    case 'drew_hazard':
      return ['hazards', `hazard:${news.hazard}`];
    case 'found_item':
    case 'fetched_item':
      return [`item:${news.item}`, 'locations'];
    case 'saw_item':
    case 'found_secret':
      return ['locations'];
    default:
      return [];
  }
}
