/** The table as the server tells it, and what can be read off the map. */

import type { Update } from '$lib/connection/messages.ts';
import { SIDES, turnedDoors, turnedSquares, type Side } from './tiles.ts';

export type Mind = 'strike' | 'move' | 'tiptoe' | 'scout' | 'search' | 'clear';
export type Hazard = 'terror' | 'knockout' | 'draught' | 'collapse' | 'lockdown' | 'leak';
export type Item = 'match' | 'paper' | 'key' | 'lever';
export const MIND: readonly Mind[] = ['strike', 'move', 'tiptoe', 'scout', 'search', 'clear'];
export const HAZARDS: readonly Hazard[] = ['terror', 'knockout', 'draught', 'collapse', 'lockdown', 'leak'];
export const ITEMS: readonly Item[] = ['match', 'paper', 'key', 'lever'];
export const MOST_MATCHES = 6;
export const MOST_TERRORS = 2;
export const MATCH_HAND = 3;
export const MOVE_STEPS = 4;
export const WALK_STEPS = 2;
export const TIPTOE_STEPS = 2;

export type Counts<Kind extends string = string> = Partial<Record<Kind, number>>;

export interface Laid {
  tile: string;
  rotation: number;
  x: number;
  y: number;
  doors: Side[];
  /** doors that are tokens, and walls that a token opened from behind */
  door_tokens: Side[];
  opened_from_behind: Side[];
  obstacles: number[];
  locks: number[];
  leak: boolean;
}

/** A square of a tile, by the number of the tile. */
export interface Place {
  tile: number;
  square: number;
}

/** What is going on, the last thing at the end. */
export interface Step {
  step: string;
  /** of a movement */
  movement?: 'move' | 'walk' | 'tiptoe';
  left?: number;
  /** of a hand that is built */
  size?: number;
  purpose?: 'search' | 'clear' | 'key';
  /** of a room that is revealed: behind which door, and how */
  room?: string;
  tile?: number;
  side?: Side;
  mode?: 'enter' | 'scout' | 'map';
  location?: number;
}

export interface Table {
  difficulty: string;
  steps: Step[];
  matches: number;
  deck: Counts<Mind>;
  hand: Counts<Mind>;
  discarded: Counts<Mind>;
  items: Counts<Item>;
  terrors: number;
  /** none: out of the labyrinth */
  pawn: Place | null;
  labyrinth: Laid[];
  tiles_left: number;
  set_aside: number;
  unseen_tiles: string[];
  unseen_hazards: Counts<Hazard>;
  item_locations: (Item | 'face_down' | null)[][];
  secret_locations: number[];
  vanished_echoes: string[];
  discarded_hazards: Counts<Hazard>;
  discarded_items: Counts<Item>;
  discarded_secrets: Counts;
  ending: string | null;
}

export type DoorState = 'wall' | 'open' | 'joined' | 'blocked';
export const OUTSIDE = 'outside';

const AHEAD: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const DOOR_SQUARE: Record<Side, number> = { N: 1, E: 5, S: 7, W: 3 };
const FACING: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function key(name: string): string {
  return `fear-of-the-dark-${name}`;
}

export function tableOf(update: Update): Table | null {
  return (update.view as unknown as Table | undefined) ?? null;
}

export function ahead(side: Side): readonly [number, number] {
  return AHEAD[side];
}

export function facing(side: Side): Side {
  return FACING[side];
}

/** The square of a side's door. */
export function doorSquare(side: Side): number {
  return DOOR_SQUARE[side];
}

export function doorSide(square: number): Side | null {
  return SIDES.find((side) => DOOR_SQUARE[side] === square) ?? null;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Mind cards that are not out of the game. */
export function owned(table: Table): number {
  return total(table.deck) + total(table.hand);
}

/** A hand is built in the light of its match. */
export function inLight(table: Table): boolean {
  return total(table.hand) > 0 || topStep(table)?.step === 'build';
}

export function isDeadly(table: Table): boolean {
  return table.difficulty !== 'easy';
}

export function squaresOf(laid: Laid): string[] {
  return turnedSquares(laid.tile, laid.rotation);
}

/** Rooms are called by letters, in the order in which they were placed. */
export function roomName(tile: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + tile);
}

export function placeName(place: Place): string {
  return `${place.tile}:${place.square}`;
}

export function tileAt(rooms: Laid[], x: number, y: number): number {
  return rooms.findIndex((laid) => laid.x === x && laid.y === y);
}

export function behind(laid: Laid, side: Side): { x: number; y: number } {
  return { x: laid.x + AHEAD[side][0], y: laid.y + AHEAD[side][1] };
}

export function doorState(rooms: Laid[], tile: number, side: Side): DoorState {
  const laid = rooms[tile];
  if (laid === undefined || !laid.doors.includes(side)) return 'wall';
  const cell = behind(laid, side);
  const neighbour = rooms[tileAt(rooms, cell.x, cell.y)];
  if (neighbour === undefined) return 'open';
  return neighbour.doors.includes(FACING[side]) ? 'joined' : 'blocked';
}

/** The place beside a place, outside behind an open-ended door, or none. */
export function beyond(rooms: Laid[], { tile, square }: Place, side: Side): Place | typeof OUTSIDE | null {
  const column = (square % 3) + AHEAD[side][0];
  const row = Math.floor(square / 3) + AHEAD[side][1];
  if (column >= 0 && column < 3 && row >= 0 && row < 3) return { tile, square: 3 * row + column };
  if (DOOR_SQUARE[side] !== square) return null;
  const state = doorState(rooms, tile, side);
  if (state === 'open') return OUTSIDE;
  const laid = rooms[tile];
  if (state !== 'joined' || laid === undefined) return null;
  const cell = behind(laid, side);
  return { tile: tileAt(rooms, cell.x, cell.y), square: DOOR_SQUARE[FACING[side]] };
}

export function kindOf(rooms: Laid[], { tile, square }: Place): string {
  const laid = rooms[tile];
  return laid === undefined ? '.' : (squaresOf(laid)[square] ?? '.');
}

export function tokenOn(rooms: Laid[], { tile, square }: Place): 'obstacle' | 'lock' | null {
  if (rooms[tile]?.obstacles.includes(square) === true) return 'obstacle';
  return rooms[tile]?.locks.includes(square) === true ? 'lock' : null;
}

/** Whether the pawn could stand there; holes are for those who go on tiptoe. */
export function isFree(rooms: Laid[], place: Place, holes: boolean): boolean {
  const kind = kindOf(rooms, place);
  return tokenOn(rooms, place) === null && kind.length === 1 && (kind !== 'h' || holes);
}

/** What is left in the location of a mark: `i3` has Items, `s1` Secrets. */
export function leftAt(table: Table, mark: string): number {
  const location = Number(mark[1]) - 1;
  if (mark[0] === 'i') return (table.item_locations[location] ?? []).filter((item) => item !== null).length;
  return table.secret_locations[location] ?? 0;
}

/** The marks whose locations are empty, as words in a row. */
export function searchedOut(table: Table): string {
  const marks = ['i', 's'].flatMap((letter) => [1, 2, 3, 4].map((location) => `${letter}${location}`));
  return marks.filter((mark) => leftAt(table, mark) === 0).join(' ');
}

/** Open-ended doors all over the map. */
export function openDoors(rooms: Laid[]): { tile: number; side: Side }[] {
  return rooms.flatMap((_, tile) =>
    SIDES.filter((side) => doorState(rooms, tile, side) === 'open').map((side) => ({ tile, side })),
  );
}

/** What is being decided. */
export function topStep(table: Table): Step | undefined {
  return table.steps.at(-1);
}

/** The Dark Echo that is still there while something is decided inside it, and the cell behind its door. */
export function echoAround(table: Table): { room: string; cell: { x: number; y: number } } | null {
  const step = table.steps.find(({ step: name }) => name === 'fade');
  const from = table.labyrinth[step?.tile ?? -1];
  if (from === undefined || step?.side === undefined || step.room === undefined) return null;
  return { room: step.room, cell: behind(from, step.side) };
}

/** The room that waits to be laid, in a rotation. */
export function coming(table: Table, rotation: number): Laid | null {
  const step = topStep(table);
  const from = step?.step === 'rotate' ? table.labyrinth[step.tile ?? -1] : undefined;
  if (from === undefined || step?.side === undefined || step.room === undefined) return null;
  return roomAs(step.room, rotation, behind(from, step.side));
}

/** A room of the box as it would lie, its printed tokens on it. */
export function roomAs(tile: string, rotation: number, cell: { x: number; y: number }): Laid {
  const squares = turnedSquares(tile, rotation);
  const printed = (kind: string): number[] => squares.flatMap((found, square) => (found === kind ? [square] : []));
  return {
    tile,
    rotation,
    ...cell,
    doors: turnedDoors(tile, rotation),
    door_tokens: [],
    opened_from_behind: [],
    obstacles: printed('o'),
    locks: printed('l'),
    leak: false,
  };
}
