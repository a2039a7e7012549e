/** The way that was walked, for the end of the match: read off all the news. */

import { newsOf } from '$board/motion/news.ts';
import { ahead, doorSide, doorSquare, facing, placeName, type Place, type Table } from './labyrinth.ts';
import type { News } from './news.ts';
import { SIDES } from './tiles.ts';

export type FlagKind = 'match' | 'lost' | 'hazard' | 'found';

/** Something worth a flag: what, and after how many steps of the way. */
export interface Flag {
  kind: FlagKind;
  at: number;
}

export interface Trail {
  places: Place[];
  flags: Flag[];
}

export const START: Place = { tile: 0, square: 4 };
const FLAGS: Record<string, FlagKind> = {
  lit_match: 'match',
  burned: 'lost',
  groped: 'lost',
  lost_card: 'lost',
  found_item: 'found',
  fetched_item: 'found',
  found_secret: 'found',
};

export function newTrail(): Trail {
  return { places: [START], flags: [] };
}

/** Go on with what has happened; `table` is how things stand after it. */
export function walkOn(trail: Trail, events: Record<string, unknown>[], table: Table): Trail {
  const places = [...trail.places];
  const flags = [...trail.flags];
  for (const news of events.map(newsOf<News>)) {
    const place = placeAfter(news, places.at(-1) ?? START, table);
    if (place !== null) places.push(place);
    const kind = news.name === 'drew_hazard' && news.force === 'acts' ? 'hazard' : FLAGS[news.name];
    if (kind !== undefined) flags.push({ kind, at: places.length - 1 });
  }
  return settled({ places, flags }, table.pawn);
}

function placeAfter(news: News, from: Place, table: Table): Place | null {
  if (news.name === 'stepped') return { tile: news.tile, square: news.square };
  if (news.name !== 'entered') return null;
  const tile = table.labyrinth.findIndex((laid) => laid.tile === news.room);
  const room = table.labyrinth[tile];
  const before = table.labyrinth[from.tile];
  if (room === undefined || before === undefined) return null;
  const side = SIDES.find((to) => before.x + ahead(to)[0] === room.x && before.y + ahead(to)[1] === room.y);
  return side === undefined ? null : { tile, square: doorSquare(facing(side)) };
}

/** Steps that were taken back are no part of the way. */
function settled(trail: Trail, pawn: Place | null): Trail {
  if (pawn === null) return trail;
  const last = trail.places.map(placeName).lastIndexOf(placeName(pawn));
  const places = last < 0 ? [...trail.places, pawn] : trail.places.slice(0, last + 1);
  return { ...trail, places, flags: trail.flags.filter(({ at }) => at < places.length) };
}

/** The door that the way out goes through, if it was found. */
export function exitOf(trail: Trail): { place: Place; side: (typeof SIDES)[number] } | null {
  const place = trail.places.at(-1);
  const side = place === undefined ? null : doorSide(place.square);
  return place === undefined || side === null ? null : { place, side };
}
