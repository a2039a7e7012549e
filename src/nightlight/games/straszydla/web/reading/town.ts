/** The table as the server tells it, and what can be read off it. */

import type { UpdateOf } from '$board/board.ts';
import type { Update } from '$lib/connection/messages.ts';
import {
  CONTENT,
  type District,
  type Meal,
  type Pack,
  type Player,
  type Prospects,
  type Seam,
  type View,
} from '../seam.ts';
import { districtOf, ELEMENTS, type CubeKind } from './cards.ts';

export type { Duel, Leg, Meal, Pack, Player } from '../seam.ts';

/** What lies on the table, and what can be expected of it. */
export interface Town extends View {
  prospects: Prospects;
}

export const SIDE = CONTENT.side;
export const CELLS = SIDE * SIDE;
export const ROUNDS = CONTENT.rounds;
export const TOKENS = CONTENT.tokens;
const PAWNS = ['strzyga', 'bebok', 'latarnik', 'wargin'];

export function key(name: string): string {
  return `straszydla-${name}`;
}

const read = new WeakMap<object, Town>();

/** The table of an update; it is read once. */
export function townOf(update: Update | UpdateOf<Seam>): Town | null {
  const { view, prospects } = update as UpdateOf<Seam>;
  if (view === undefined || prospects === undefined) return null;
  const town = read.get(update) ?? { ...view, prospects };
  read.set(update, town);
  return town;
}

// --- the city

export function cellOf(id: string | null | undefined): number | null {
  const found = /^r(\d)c(\d)$/.exec(id ?? '');
  return found === null ? null : Number(found[1]) * SIDE + Number(found[2]);
}

export function cellId(cell: number): string {
  return `r${Math.floor(cell / SIDE)}c${cell % SIDE}`;
}

export function districtAt(town: Town, cell: number): District {
  return districtOf(town.city[cell]!);
}

/** The cell of a district by its name. */
export function cellOfDistrict(town: Town, district: string): number | null {
  const cell = town.city.findIndex((id) => id === district);
  return cell < 0 ? null : cell;
}

export function stopped(town: Town, cell: number): boolean {
  return town.stops.includes(cellId(cell));
}

/** Cubes that a district receives when it is replenished. */
export function harvestOf(town: Town, cell: number): number {
  return town.prospects.harvest[cell] ?? 0;
}

/** Who stands in a cell, those who came first in front. */
export function pawnsAt(town: Town, cell: number): number[] {
  const here = cellId(cell);
  return town.players
    .map((player, seat) => ({ seat, player }))
    .filter(({ player }) => player.pawn === here)
    .sort((a, b) => a.player.arrival - b.player.arrival)
    .map(({ seat }) => seat);
}

/** The bogey that a seat has for its pawn: always the same, so that it is known again. */
export function pawnOf(seat: number): string {
  return PAWNS[seat % PAWNS.length]!;
}

// --- time

export function isFeeding(town: Town): boolean {
  return town.prospects.part === 'feeding';
}

/** The round of the phase, from 1 on; 0 before the first. */
export function roundOf(town: Town): number {
  return ROUNDS - town.clock;
}

// --- players

export function packOf(town: Town, seat: number): Pack {
  return town.prospects.packs[seat]!;
}

/** What the bogeys eat that are there just now. */
export function mealsOf(town: Town, seat: number): Meal[] {
  const bogeys = town.players[seat]?.bogeys ?? [];
  return packOf(town, seat).meals.filter(({ bogey }) => bogeys.includes(bogey));
}

/** What a bogey that somebody has still eats in this phase. */
export function needOf(town: Town, bogey: string): number | null {
  const meals = town.prospects.packs.flatMap((pack) => pack.meals);
  return meals.find((meal) => meal.bogey === bogey)?.food ?? null;
}

/** Whether an open bogey would fill one more place of the reader's pact. */
export function serves(town: Town, bogey: string): boolean {
  return town.prospects.serving.includes(bogey);
}

export function cubesOf(player: Player, kind: CubeKind): number {
  if (kind === 'energy') return player.energy;
  if (kind === 'dread') return player.dread;
  return player.cubes[ELEMENTS.indexOf(kind)] ?? 0;
}

/** All cubes but dread. */
export function payable(player: Player): number {
  return player.cubes.reduce((sum, number) => sum + number, 0) + player.energy;
}
