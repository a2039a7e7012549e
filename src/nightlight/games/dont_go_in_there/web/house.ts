/** The table as the server tells it, and what can be read off it. */

import type { Option, Update } from '$lib/connection/messages.ts';
import { KINDS, type KindId, type RoomId } from './art/things.ts';

export type FloorId = 'upper' | 'middle' | 'lower';

export interface Floor {
  board: FloorId;
  /** none: boarded up */
  room: RoomId | null;
  cards: (string | null)[];
  /** who stands on the steps, from the top */
  meeples: (number | null)[];
}

export interface Player {
  /** none: behind a screen */
  ghosts: number | null;
  curses: number;
  meeples: number;
  active: string[];
  dispelled: string[];
}

export interface House {
  types: KindId[];
  turns: number;
  turn: number;
  deck: number;
  unseen: string[];
  boards: Floor[];
  face_down: { board: FloorId; slot: number } | null;
  peeked: number[];
  dice: number;
  rolled: number;
  clock_claimed: boolean;
  steps: { step: string; board?: FloorId }[];
  players: Player[];
}

export interface Card {
  id: string;
  kind: KindId;
  value: number;
  /** dice that it brings to the roll */
  marks: number;
}

export interface Group {
  kind: KindId;
  active: Card[];
  dispelled: Card[];
}

const WORD = 'dont-go-in-there';
export const COPIES = 8;
const FEWEST_MARKS = 1;
const MOST_MARKS = 2;
const SIDES: readonly (readonly [RoomId, RoomId])[] = [
  ['attic', 'nursery'],
  ['library', 'secret_passage'],
  ['hallway', 'basement'],
];

export function key(name: string): string {
  return `${WORD}-${name}`;
}

export function houseOf(update: Update): House | null {
  return (update.view as unknown as House | undefined) ?? null;
}

const CARDS = new Map<string, Card>();

export function cardOf(id: string): Card {
  const known = CARDS.get(id);
  if (known !== undefined) return known;
  const [name = '', face = ''] = id.split('-');
  const kind = KINDS.find((there) => there === name) ?? 'ring';
  const value = Number.parseInt(face, 10);
  const card: Card = { id, kind, value, marks: value <= 2 ? MOST_MARKS : FEWEST_MARKS };
  CARDS.set(id, card);
  return card;
}

/** The room on the back of the board. */
export function backOf(room: RoomId): RoomId {
  const sides = SIDES.find((pair) => pair.includes(room)) ?? [room, room];
  return sides[0] === room ? sides[1] : sides[0];
}

export function flashlightsOn(space: number): number {
  return space - 1;
}

/** A player's cards by kind, in the order of the kinds, the highest first. */
export function groupsOf(player: Player): Group[] {
  const sorted = (ids: string[], kind: KindId): Card[] =>
    ids
      .map(cardOf)
      .filter((card) => card.kind === kind)
      .sort((a, b) => b.value - a.value);
  return KINDS.map((kind) => ({
    kind,
    active: sorted(player.active, kind),
    dispelled: sorted(player.dispelled, kind),
  })).filter((group) => group.active.length + group.dispelled.length > 0);
}

/** Turns that a player still has: each brings one card. */
export function turnsLeft(house: House, seat: number): number {
  const player = house.players[seat];
  if (player === undefined) return 0;
  const inside = house.boards.flatMap((floor) => floor.meeples).filter((owner) => owner === seat).length;
  return house.turns - player.active.length - player.dispelled.length - inside;
}

/** Whether the player has the most ghosts, as far as nobody hides them and there are any. */
export function hasMostGhosts(house: House, seat: number): boolean {
  const ghosts = house.players.map((player) => player.ghosts);
  const most = Math.max(...ghosts.map((count) => count ?? 0));
  return !ghosts.includes(null) && most > 0 && ghosts[seat] === most;
}

export function isFaceDown(house: House, floor: Floor, slot: number): boolean {
  return house.face_down?.board === floor.board && house.face_down.slot === slot;
}

/** The fewest and the most dice that a room would roll, going by the cards that can be seen. */
export function diceIn(house: House, floor: Floor): { fewest: number; most: number } {
  const marks = floor.cards.map((id, place) => {
    if (id !== null) return [cardOf(id).marks, cardOf(id).marks] as const;
    return isFaceDown(house, floor, place + 1) ? ([FEWEST_MARKS, MOST_MARKS] as const) : ([0, 0] as const);
  });
  return {
    fewest: marks.reduce((sum, [low]) => sum + low, 0),
    most: marks.reduce((sum, [, high]) => sum + high, 0),
  };
}

/** How likely each number of ghosts past the flashlights is, from none up. */
export function chances(dice: number, flashlights: number): number[] {
  const result = Array.from({ length: Math.max(1, dice - flashlights + 1) }, () => 0);
  let ways = 1;
  for (let ghosts = 0; ghosts <= dice; ghosts += 1) {
    const taken = Math.max(0, ghosts - flashlights);
    result[taken] = (result[taken] ?? 0) + ways / 2 ** dice;
    ways = (ways * (dice - ghosts)) / (ghosts + 1);
  }
  return result;
}

export function expected(odds: number[]): number {
  return odds.reduce((sum, chance, ghosts) => sum + chance * ghosts, 0);
}

/** The floor whose room is being resolved. */
export function resolving(house: House): Floor | null {
  const at = house.steps.find((step) => step.board !== undefined)?.board;
  return house.boards.find((floor) => floor.board === at) ?? null;
}

// --- what can be chosen

export interface Place {
  board: FloorId;
  space: number;
}

export function placeOf(option: Option | undefined): Place | null {
  return (option?.action['place'] as Place | undefined) ?? null;
}

export function slotOf(option: Option | undefined): number | null {
  return (option?.action['take'] as { slot: number } | undefined)?.slot ?? null;
}

/** The ghosts that the dice would show after an answer about them; none: they are rolled again. */
export function diceAfter(option: Option | undefined, rolled: number): number | null | undefined {
  const verb = Object.keys(option?.action ?? {})[0];
  if (verb === 'leave' || verb === 'keep') return rolled;
  if (verb === 'ghost_to_blank') return rolled - 1;
  if (verb === 'blank_to_ghost') return rolled + 1;
  return verb === 'reroll' ? null : undefined;
}

/** The kind whose cards an answer would dispel. */
export function dispelOf(option: Option | undefined): KindId | null {
  return (option?.action['dispel'] as { type: KindId } | undefined)?.type ?? null;
}
