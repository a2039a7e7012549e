/** What happens in the labyrinth, one piece of news at a time. */

import { turnedDoors } from '../reading/box.ts';
import { enteredFrom } from '../reading/rooms.ts';
import type { Counts, Scene } from '../reading/scene.ts';
import { CONTENT, type News } from '../seam.ts';

const TOKENS = { obstacle: 'obstacles', lock: 'locks' } as const;

function count<Kind extends string>(counts: Counts<Kind>, kind: Kind, change: number): void {
  counts[kind] = Math.max(0, (counts[kind] ?? 0) + change);
}

/** Change the scene by what happened. The server's own table follows at the end of the news, and corrects the rest. */
export function happen(scene: Scene, news: News): void {
  switch (news.name) {
    case 'lit_match':
    case 'gained_match':
      scene.matches = news.matches;
      break;
    case 'played':
    case 'walked':
      count(scene.hand, news.card, -1);
      count(scene.deck, news.card, 1);
      break;
    case 'burned':
      count(scene.hand, news.card, -1);
      count(scene.discarded, news.card, 1);
      break;
    case 'groped':
      count(scene.deck, news.card, -1);
      count(scene.discarded, news.card, 1);
      break;
    case 'lost_card':
      count((scene.deck[news.card] ?? 0) > 0 ? scene.deck : scene.hand, news.card, -1);
      count(scene.discarded, news.card, 1);
      break;
    case 'took':
      count(scene.deck, news.card, -1);
      count(scene.hand, news.card, 1);
      break;
    case 'went_dark':
      for (const card of CONTENT.mind) count(scene.deck, card, scene.hand[card] ?? 0);
      scene.hand = {};
      break;
    case 'stepped':
      scene.pawn = { tile: news.tile, square: news.square };
      break;
    case 'revealed':
      scene.tiles_left -= 1;
      scene.unseen_tiles = scene.unseen_tiles.filter((id) => id !== news.room);
      break;
    case 'placed':
      place(scene, news);
      break;
    case 'entered':
      scene.pawn = enteredFrom(scene.labyrinth, scene.pawn?.tile ?? -1, scene.labyrinth.length - 1) ?? scene.pawn;
      break;
    case 'vanished':
      scene.vanished_echoes.push(news.room);
      break;
    case 'drew_hazard':
      count(scene.unseen_hazards, news.hazard, -1);
      if (news.hazard !== 'terror' || news.force === 'none') count(scene.discarded_hazards, news.hazard, 1);
      break;
    case 'frightened':
      scene.terrors = news.terrors;
      break;
    case 'grew':
      scene.tiles_left = news.tiles;
      scene.set_aside -= 1;
      break;
    case 'leaked':
      for (const room of scene.labyrinth) room.leak = room.tile === news.room;
      break;
    case 'token_laid':
      scene.labyrinth[news.tile]?.[TOKENS[news.token]].push(news.square);
      break;
    case 'token_gone': {
      const laid = scene.labyrinth[news.tile];
      const tokens = TOKENS[news.token];
      if (laid !== undefined) laid[tokens] = laid[tokens].filter((square) => square !== news.square);
      break;
    }
    case 'found_item':
    case 'fetched_item':
      find(scene, news);
      break;
    case 'saw_item': {
      const slots = scene.item_locations[news.location - 1];
      if (slots !== undefined) slots[news.slot - 1] = news.item;
      break;
    }
    case 'used_item':
      count(scene.items, news.item, -1);
      break;
    case 'found_secret':
      scene.secret_locations[news.location - 1] = Math.max(0, (scene.secret_locations[news.location - 1] ?? 0) - 1);
      break;
    case 'opened_door':
      scene.labyrinth[news.tile]?.doors.push(news.side);
      scene.labyrinth[news.tile]?.door_tokens.push(news.side);
      break;
    case 'ended':
      if (news.ending === 'escaped') scene.pawn = null;
      break;
    case 'stopped': // nothing changes
    case 'in_vain':
      break;
    default:
      news satisfies never;
  }
}

/** A room comes to lie on the map; its tokens follow. */
function place(scene: Scene, { room, rotation, x, y }: Extract<News, { name: 'placed' }>): void {
  const tokens = { door_tokens: [], opened_from_behind: [], obstacles: [], locks: [], leak: false };
  scene.labyrinth.push({ tile: room, rotation, x, y, doors: [...turnedDoors(room, rotation)], ...tokens });
}

/** An Item leaves its location; one that acts at once is not kept. */
function find(scene: Scene, { item, location }: Extract<News, { name: 'found_item' | 'fetched_item' }>): void {
  const slots = scene.item_locations[location - 1];
  const slot = slots?.findIndex((found) => found === item) ?? -1;
  const taken = slot >= 0 ? slot : (slots?.findIndex((found) => found !== null) ?? -1);
  if (slots !== undefined && taken >= 0) slots[taken] = null;
  if (CONTENT.kept.includes(item)) count(scene.items, item, 1);
}

/** The things that the news is about, by their names on the board. */
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
