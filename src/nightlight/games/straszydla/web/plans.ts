/** Plans and the ways through the city, with sets of cells as masks (ST-6, ST-7). */

import { districtOf } from './content.ts';
import { CELLS, cellOf, SIDE, stepOf, type Plan, type Town } from './town.ts';

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const ACROSS = [0, 1, 1, 1, 0, -1, -1, -1];
const DOWN = [-1, -1, 0, 1, 1, 1, 0, -1];
const ALL = (1 << CELLS) - 1;
const TOKENS = 3;

/** The cell one step away, or none where the city ends. */
export function neighbour(cell: number, token: string): number | null {
  const way = DIRECTIONS.findIndex((direction) => direction === token);
  const column = (cell % SIDE) + (ACROSS[way] ?? SIDE);
  const row = Math.floor(cell / SIDE) + (DOWN[way] ?? SIDE);
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? row * SIDE + column : null;
}

export function members(mask: number): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => (mask >> cell) & 1);
}

function maskOf(cells: Iterable<number>): number {
  let mask = 0;
  for (const cell of cells) mask |= 1 << cell;
  return mask;
}

export function suburbsOf(town: Town): number {
  return maskOf(town.city.flatMap((id, cell) => (districtOf(id).suburb ? [cell] : [])));
}

/** The cells that are open to a pawn: a mole plan knows no STOP markers. */
export function openTo(town: Town, mole: boolean): number {
  const stops = town.stops.map(cellOf).filter((cell) => cell !== null);
  return mole ? ALL : ALL & ~maskOf(stops);
}

function stepped(cells: number, token: string): number {
  return maskOf(
    members(cells)
      .map((cell) => neighbour(cell, token))
      .filter((cell) => cell !== null),
  );
}

function stuck(cell: number, open: number): boolean {
  return DIRECTIONS.every((way) => {
    const next = neighbour(cell, way);
    return next === null || ((open >> next) & 1) === 0;
  });
}

/** Where a pawn from one of the cells can be after the token, transfers included. */
export function reached(cells: number, token: string, open: number, suburbs: number, transfer = true): number {
  if (token === 'X') {
    const away = suburbs & open;
    return members(cells)
      .filter((cell) => stuck(cell, open))
      .reduce((found, cell) => found | (away & ~(1 << cell) || 1 << cell), 0);
  }
  const places = stepped(cells, token) & open;
  return transfer && places & suburbs ? places | (suburbs & open) : places;
}

/** The cells to which a token can lead from these, before any transfer. */
export function targetsOf(cells: number, token: string, open: number): number[] {
  return members(stepped(cells, token) & open);
}

/** Where a rival could end a plan that nobody knows. */
export function anywhere(town: Town, seat: number): number {
  const from = cellOf(town.players[seat]?.pawn);
  if (from === null) return 0;
  const open = openTo(town, false);
  const suburbs = suburbsOf(town);
  let cells = 1 << from;
  for (let token = 0; token < TOKENS; token += 1) {
    const transfer = town.last_transfer || token + 1 < TOKENS;
    cells = [...DIRECTIONS, 'X'].reduce((found, way) => found | reached(cells, way, open, suburbs, transfer), 0);
  }
  return cells;
}

export interface Leg {
  token: string;
  from: number;
  to: number;
  /** by road, from another Suburb than the one that was reached before */
  road: boolean;
}

export interface Route {
  legs: Leg[];
  /** all places where a pawn could be now */
  cells: number;
  /** the place without any transfer that is not needed */
  here: number;
  open: number;
}

/** The way of some tokens from a cell: straight on where that is possible, by road where it is not. */
export function routeOf(town: Town, from: number, plan: Plan, first = 0): Route {
  const open = openTo(town, plan.mole === true);
  const suburbs = suburbsOf(town);
  const route: Route = { legs: [], cells: 1 << from, here: from, open };
  for (const token of plan.tokens.slice(first)) {
    if (token === null) break;
    const leg = legOf(route, token);
    if (leg !== null) {
      route.legs.push(leg);
      route.here = leg.to;
    }
    route.cells = reached(route.cells, token, open, suburbs);
  }
  return route;
}

function legOf(route: Route, token: string): Leg | null {
  if (token === 'X') return null;
  for (const from of [route.here, ...members(route.cells)]) {
    const to = neighbour(from, token);
    if (to !== null && (route.open >> to) & 1) return { token, from, to, road: from !== route.here };
  }
  return null;
}

export interface Target {
  /** the place of the option */
  option: number;
  token: string;
  /** whether the token leads there without a transfer */
  direct: boolean;
}

/** Which cell stands for which token: each token has one at least, as far as there is room. */
export function lightFor(route: Route, tokens: { option: number; token: string }[]): Map<number, Target> {
  const lit = new Map<number, Target>();
  for (const { option, token } of tokens) {
    const straight = neighbour(route.here, token);
    if (straight !== null && (route.open >> straight) & 1) lit.set(straight, { option, token, direct: true });
  }
  const fewestFirst = tokens
    .map((one) => ({ ...one, targets: targetsOf(route.cells, one.token, route.open) }))
    .sort((a, b) => a.targets.length - b.targets.length);
  for (const { option, token, targets } of fewestFirst) {
    for (const cell of targets) if (!lit.has(cell)) lit.set(cell, { option, token, direct: false });
  }
  return lit;
}

/** The reader's own plan while it is laid; others' stay sealed. */
export function planLaid(town: Town, seat: number | null): Plan | null {
  const step = stepOf(town);
  return step?.step === 'plan' && seat !== null ? (step.plans?.[seat] ?? null) : null;
}
