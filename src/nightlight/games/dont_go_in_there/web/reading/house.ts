/** The house as the server tells it, as far as it is drawn, and what can be read off it. */

import type { UpdateOf } from '$board/board.ts';
import type { Update } from '$lib/connection/messages.ts';
import { KINDS, type KindId, type RoomId } from '../art/things.ts';
import { CONTENT, type Board, type Card, type Player, type Prospects, type Seam, type View } from '../seam.ts';

export type { Card, Player } from '../seam.ts';
export type Floor = Board;
export type FloorId = Board['board'];

type Lying = Pick<
  View,
  'types' | 'deck' | 'unseen' | 'boards' | 'face_down' | 'peeked' | 'dice' | 'rolled' | 'clock_claimed' | 'players'
>;

/** What lies on the table, and what it comes to. */
export interface House extends Lying, Prospects {}

export interface Group {
  kind: KindId;
  active: Card[];
  dispelled: Card[];
}

const WORD = 'dont-go-in-there';
/** Cards of each kind. */
export const { copies: COPIES } = CONTENT;

export function key(name: string): string {
  return `${WORD}-${name}`;
}

const read = new WeakMap<object, House>();

/** The house of an update; it is read once. */
export function houseOf(update: Update | UpdateOf<Seam>): House | null {
  const { view, prospects } = update as UpdateOf<Seam>;
  if (view === undefined || prospects === undefined) return null;
  const house = read.get(update) ?? { ...lyingIn(view), ...prospects };
  read.set(update, house);
  return house;
}

function lyingIn(view: View): Lying {
  const { types, deck, unseen, boards, face_down, peeked, dice, rolled, clock_claimed, players } = view;
  return { types, deck, unseen, boards, face_down, peeked, dice, rolled, clock_claimed, players };
}

const CARDS = new Map(CONTENT.cards.map((card) => [card.id, card]));

export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

const BACKS = new Map(CONTENT.rooms.map(({ id, back }) => [id, back]));

/** The room on the back of the board. */
export function backOf(room: RoomId): RoomId {
  return BACKS.get(room) ?? room;
}

export function flashlightsOn(space: number): number {
  return CONTENT.flashlights[space - 1] ?? 0;
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

/** How many cards of the kind have been seen. */
export function seenOf(house: House, kind: KindId): number {
  return COPIES - house.unseen.filter((id) => cardOf(id).kind === kind).length;
}

export function hasMostGhosts(house: House, seat: number): boolean {
  return house.most_ghosts.includes(seat);
}

export function turnsLeft(house: House, seat: number): number {
  return house.turns_left[seat] ?? 0;
}

export function isFaceDown(house: House, floor: Floor, slot: number): boolean {
  return house.face_down?.board === floor.board && house.face_down.slot === slot;
}

export function floorOf(house: House, board: FloorId | null): Floor | null {
  return house.boards.find((floor) => floor.board === board) ?? null;
}

/** The dice that a room would roll, from the fewest to the most. */
export function diceIn(house: House, floor: Floor): [number, number] {
  return house.to_roll[house.boards.indexOf(floor)] ?? [0, 0];
}

/** The floor whose room is being resolved. */
export function resolving(house: House): Floor | null {
  return floorOf(house, house.resolving);
}
