/** The table as the server tells it, and what can be read off it. */

import type { Option, Update } from '$lib/connection/messages.ts';
import {
  bogeyOf,
  districtOf,
  ELEMENTS,
  placesOf,
  strengthOf,
  type CubeKind,
  type District,
  type DistrictId,
  type Element,
} from './content.ts';

export interface Plan {
  /** none: sealed by somebody else */
  mole: boolean | null;
  tokens: (string | null)[];
}

export interface Player {
  /** by element */
  cubes: number[];
  energy: number;
  dread: number;
  bogeys: string[];
  /** by kind */
  imps: number[];
  /** none: hidden */
  pact: string | null;
  pawn: string | null;
  /** the number of its arrival in this round; 0: not yet */
  arrival: number;
  driven_from: string[];
  plan: Plan | null;
  ousted: boolean;
  bought: boolean;
}

export interface Duel {
  holder: number;
  challenger: number;
  counts: number[];
  holder_dice: number[];
  challenger_dice: number[];
  rolls: number;
  standing: number;
  /** a set of dice, one bit each */
  marked: number;
  points: number;
  position: number;
  winner: number | null;
}

export interface Fright {
  dice: number[];
  /** the strength of the pack when the dice were rolled */
  target: number;
  sparked: boolean;
  marked: number;
  position: number;
}

export interface Step {
  step: string;
  /** who pays */
  seat?: number;
  side?: number;
  openly?: boolean;
  planners?: number[];
  plans?: (Plan | null)[];
  seats?: number[];
  bids?: (number | 'sealed' | null)[];
  action?: Record<string, Record<string, string>>;
  left?: number;
  paid?: number[];
}

export interface Stack {
  element: Element;
  top: string | null;
  unseen: string[];
  returned?: string[];
}

export interface Town {
  seats: number;
  fast_city: boolean;
  pact_size: number;
  phase_limit: number;
  /** whether the third arrow may still bring a transfer */
  last_transfer: boolean;
  start: number;
  turn: number | null;
  phase: number;
  night: boolean;
  clock: number;
  actors: number[];
  steps: Step[];
  city: DistrictId[];
  cubes: number[];
  stops: string[];
  bogey_stacks: Stack[];
  imp_stacks: Stack[];
  token: number;
  frightened: boolean;
  fed: string[];
  sipped: string[];
  sipped_twice: string[];
  duel: Duel | null;
  fright: Fright | null;
  players: Player[];
}

export const SIDE = 5;
export const CELLS = SIDE * SIDE;
export const ROUNDS = 4;
const SIP_SAVES = 2;
const PAWNS = ['strzyga', 'bebok', 'latarnik', 'wargin'];

export function key(name: string): string {
  return `straszydla-${name}`;
}

export function townOf(update: Update): Town | null {
  return (update.view as unknown as Town | undefined) ?? null;
}

/** The table as it is drawn: of the plan that is being carried out, what is still to come. */
export function sceneOf(update: Update): Town | null {
  const town = townOf(update);
  if (town === null || town.turn === null || town.steps.at(-2)?.step !== 'move') return town;
  const mover = town.turn;
  const players = town.players.map((player, seat) =>
    seat === mover && player.plan !== null
      ? { ...player, plan: { ...player.plan, tokens: player.plan.tokens.slice(town.token) } }
      : player,
  );
  return { ...town, players };
}

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

/** What goes on: the point of the rules that is on top. */
export function stepOf(town: Town): Step | null {
  return town.steps.at(-1) ?? null;
}

export function isFeeding(town: Town): boolean {
  return town.steps.some(({ step }) => step === 'feeding');
}

/** The round of the phase, from 1 to 4; 0 before the first. */
export function roundOf(town: Town): number {
  return ROUNDS - town.clock;
}

export function strengthOfPack(town: Town, seat: number): number {
  return (town.players[seat]?.bogeys ?? []).reduce((sum, id) => sum + strengthOf(id, town.night), 0);
}

/** Cubes that a district receives when it is replenished. */
export function harvestOf(town: Town, cell: number): number {
  return town.fast_city ? 1 : districtAt(town, cell).harvest;
}

/** What a bogey still eats in this phase. */
export function needOf(town: Town, bogey: string): number {
  const sips = Number(town.sipped.includes(bogey)) + Number(town.sipped_twice.includes(bogey));
  return Math.max(0, strengthOf(bogey, town.night) - SIP_SAVES * sips);
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

export interface PactPlace {
  element: Element;
  /** the bogey that fills it */
  by: string | null;
}

/** The five places of a pact, and the bogeys that fill them; starting bogeys take what is left. */
export function pactOf(player: Player): PactPlace[] {
  const wanted = placesOf(player.pact);
  if (wanted === null) return [];
  const starters = player.bogeys.filter((id) => bogeyOf(id).element === null);
  const places = ELEMENTS.flatMap((element, i) => {
    const own = player.bogeys.filter((id) => bogeyOf(id).element === element);
    return Array.from({ length: wanted[i] ?? 0 }, (_, place): PactPlace => ({ element, by: own[place] ?? null }));
  });
  return places.map((place) => (place.by === null ? { ...place, by: starters.shift() ?? null } : place));
}

export function filledBy(player: Player): number {
  return pactOf(player).filter(({ by }) => by !== null).length;
}

/** Whether one more bogey would fill one more place. */
export function serves(player: Player, bogey: string): boolean {
  return filledBy({ ...player, bogeys: [...player.bogeys, bogey] }) > filledBy(player);
}

/** Whether the pact needs a bogey that is there. */
export function neededFor(player: Player, bogey: string): boolean {
  return filledBy({ ...player, bogeys: player.bogeys.filter((id) => id !== bogey) }) < filledBy(player);
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

// --- what can be chosen

export interface Act {
  verb: string;
  fields: Record<string, string | number>;
}

export function actOf(option: Option | undefined): Act {
  const [verb, fields] = Object.entries(option?.action ?? {})[0] ?? ['', {}];
  return { verb, fields: fields as Act['fields'] };
}

export interface Placed {
  option: Option;
  place: number;
  act: Act;
}

/** The options with their places, of these verbs only. */
export function acts(options: Option[], ...verbs: string[]): Placed[] {
  return options
    .map((option, place) => ({ option, place, act: actOf(option) }))
    .filter(({ act }) => verbs.length === 0 || verbs.includes(act.verb));
}
