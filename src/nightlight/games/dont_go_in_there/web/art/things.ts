/** What is drawn by its id, as the game's own files name it. */

import { CONTENT, type Board, type Card } from '../seam.ts';

export type KindId = Card['kind'];
export const KINDS: readonly KindId[] = CONTENT.kinds.map(({ id }) => id);

export type RoomId = NonNullable<Board['room']>;
export const ROOMS: readonly RoomId[] = CONTENT.rooms.map(({ id }) => id);

/** unlit: lies there; lit: may be taken; wanted: the best of a preview; down: face down; gone: dispelled; missing: to complete a set */
export type CardState = 'unlit' | 'lit' | 'wanted' | 'down' | 'gone' | 'missing';

/** lit: may be chosen; chosen: looked at before it is confirmed */
export type StepState = 'unlit' | 'lit' | 'chosen';

/** How much of the room's height is below a step. */
export function riseOf(space: number): string {
  return `${70 - space * 10}%`;
}
