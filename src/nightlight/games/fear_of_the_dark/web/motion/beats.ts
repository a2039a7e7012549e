/** News in the order and at the pace in which it is shown. */

import { newsOf } from '$board/motion/news.ts';
import { doorSide } from '../reading/box.ts';
import { behind, type Cell } from '../reading/rooms.ts';
import type { Scene } from '../reading/scene.ts';
import type { News } from '../seam.ts';

/** News that is shown at the same time, for so long; where it happens, if that is a cell of the map. */
export interface Beat {
  name: News['name'];
  news: News[];
  ms: number;
  cell: Cell | null;
}

const LASTS: Record<News['name'], number> = {
  lit_match: 420,
  played: 260,
  walked: 260,
  burned: 420,
  groped: 420,
  took: 160,
  stepped: 160,
  stopped: 0,
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
const TOGETHER: ReadonlySet<News['name']> = new Set(['token_laid', 'saw_item']);
const IN_A_CELL: ReadonlySet<News['name']> = new Set(['revealed', 'vanished', 'drew_hazard', 'in_vain']);

/** The news in beats; `after` is the scene that it led to. */
export function beatsOf(events: Record<string, unknown>[], after: Scene): Beat[] {
  const all = events.map(newsOf<News>);
  const beats: Beat[] = [];
  for (const [place, news] of all.entries()) {
    const last = beats.at(-1);
    if (last !== undefined && last.name === news.name && TOGETHER.has(news.name)) {
      last.news.push(news);
      continue;
    }
    const cell = IN_A_CELL.has(news.name) ? cellOf(all.slice(place), after) : null;
    beats.push({ name: news.name, news: [news], ms: LASTS[news.name], cell });
  }
  return beats;
}

/** Where a tile is revealed: where it is placed in the end, or would be, or behind the door where the pawn stands. */
function cellOf(rest: News[], after: Scene): Cell | null {
  const placed = rest.find((news) => news.name === 'placed') ?? lastLaid(rest, after) ?? after.coming;
  if (placed !== null) return { x: placed.x, y: placed.y };
  const from = after.labyrinth[after.pawn?.tile ?? -1];
  const side = after.pawn === null ? null : doorSide(after.pawn.square);
  return from === undefined || side === null ? null : behind(from, side);
}

/** News of a Hazard comes after its room was placed. */
function lastLaid(rest: News[], after: Scene): Cell | null {
  if (rest[0]?.name === 'revealed' || rest[0]?.name === 'vanished') return null;
  const again = rest.some(({ name }) => name === 'vanished' || name === 'revealed');
  const laid = after.labyrinth.at(-1);
  return again || laid === undefined || after.labyrinth.length < 2 ? null : laid;
}
