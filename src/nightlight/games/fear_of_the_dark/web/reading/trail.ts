/** The way that was walked, for the end of the match: read off all the news. */

import { newsOf } from '$board/motion/news.ts';
import { doorSide, type Side } from './box.ts';
import { enteredFrom, placeName, type Place } from './rooms.ts';
import type { Scene } from './scene.ts';
import { CONTENT, type News } from '../seam.ts';

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

const FLAGS: Partial<Record<News['name'], FlagKind>> = {
  lit_match: 'match',
  burned: 'lost',
  groped: 'lost',
  lost_card: 'lost',
  found_item: 'found',
  fetched_item: 'found',
  found_secret: 'found',
};

export function newTrail(): Trail {
  return { places: [CONTENT.start], flags: [] };
}

/** Go on with what has happened; `scene` is how things stand after it. */
export function walkOn(trail: Trail, events: Record<string, unknown>[], scene: Scene): Trail {
  const places = [...trail.places];
  const flags = [...trail.flags];
  for (const news of events.map(newsOf<News>)) {
    const place = placeAfter(news, places.at(-1) ?? CONTENT.start, scene);
    if (place !== null) places.push(place);
    const kind = news.name === 'drew_hazard' && news.force === 'acts' ? 'hazard' : FLAGS[news.name];
    if (kind !== undefined) flags.push({ kind, at: places.length - 1 });
  }
  return settled({ places, flags }, scene.pawn);
}

function placeAfter(news: News, from: Place, { labyrinth }: Scene): Place | null {
  if (news.name === 'stepped') return { tile: news.tile, square: news.square };
  if (news.name !== 'entered') return null;
  const tile = labyrinth.findIndex((laid) => laid.tile === news.room);
  return enteredFrom(labyrinth, from.tile, tile);
}

/** Steps that were taken back are no part of the way. */
function settled(trail: Trail, pawn: Place | null): Trail {
  if (pawn === null) return trail;
  const last = trail.places.map(placeName).lastIndexOf(placeName(pawn));
  const places = last < 0 ? [...trail.places, pawn] : trail.places.slice(0, last + 1);
  return { ...trail, places, flags: trail.flags.filter(({ at }) => at < places.length) };
}

/** The door that the way out goes through, if it was found. */
export function exitOf(trail: Trail): { place: Place; side: Side } | null {
  const place = trail.places.at(-1);
  const side = place === undefined ? null : doorSide(place.square);
  return place === undefined || side === null ? null : { place, side };
}
