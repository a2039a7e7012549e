/** What may wait behind an open-ended door, by the tiles and Hazards that nobody has seen. */

import { isDeadly, MOST_TERRORS, total, type Hazard, type Table } from './labyrinth.ts';
import { tileOf } from './tiles.ts';

/** Chances that add up to one. */
export interface Odds {
  /** a quiet room, or a Hazard that does nothing */
  nothing: number;
  /** a Mind card for good */
  card: number;
  /** the way back is shut */
  shut: number;
  /** one more room to find */
  grows: number;
  /** the light goes out */
  dark: number;
  /** the end */
  death: number;
}

export function chanceOfHazard(table: Table): number {
  if (table.tiles_left === 0) return 0;
  return share(table, (id) => tileOf(id)?.hazard === true);
}

export function chanceOfEcho(table: Table): number {
  return share(table, (id) => tileOf(id)?.echo === true);
}

/** What happens to somebody who goes in. */
export function oddsInside(table: Table): Odds {
  const echo = share(table, (id) => tileOf(id)?.echo === true && tileOf(id)?.hazard === true);
  const room = chanceOfHazard(table) - echo;
  const unseen = Math.max(1, total(table.unseen_hazards));
  const chance = (...kinds: Hazard[]): number =>
    kinds.reduce((sum, kind) => sum + (table.unseen_hazards[kind] ?? 0), 0) / unseen;
  const deadly = isDeadly(table);
  const last = deadly && table.terrors + 1 >= MOST_TERRORS;
  const terror = (room + echo) * chance('terror');
  const closing = chance('collapse', 'lockdown');
  const odds = {
    card: last ? 0 : terror,
    shut: room * closing,
    grows: table.set_aside > 0 ? (room + echo) * chance('knockout') : 0,
    dark: (room + echo) * chance('draught', 'leak'),
    death: (last ? terror : 0) + (deadly ? echo * closing : 0),
  };
  const something = odds.card + odds.shut + odds.grows + odds.dark + odds.death;
  return { ...odds, nothing: Math.max(0, 1 - something) };
}

function share(table: Table, like: (id: string) => boolean): number {
  if (table.unseen_tiles.length === 0) return 0;
  return table.unseen_tiles.filter(like).length / table.unseen_tiles.length;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
