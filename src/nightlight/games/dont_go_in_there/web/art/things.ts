/** What is drawn by its id, as the game's own files name it. */

export const KINDS = [
  'amulet',
  'cat',
  'clock',
  'doll',
  'holy_water',
  'mask',
  'mirror',
  'music_box',
  'portrait',
  'ring',
  'tome',
  'twin',
] as const;
export type KindId = (typeof KINDS)[number];

export const ROOMS = ['attic', 'nursery', 'library', 'secret_passage', 'hallway', 'basement'] as const;
export type RoomId = (typeof ROOMS)[number];

/** unlit: lies there; lit: may be taken; wanted: the best of a preview; down: face down; gone: dispelled; missing: to complete a set */
export type CardState = 'unlit' | 'lit' | 'wanted' | 'down' | 'gone' | 'missing';

/** lit: may be chosen; chosen: looked at before it is confirmed */
export type StepState = 'unlit' | 'lit' | 'chosen';

/** How much of the room's height is below a step. */
export function riseOf(space: number): string {
  return `${70 - space * 10}%`;
}
