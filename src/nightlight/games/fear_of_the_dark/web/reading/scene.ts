/** The table as the server tells it, with what can be told of it, and what can be read off both. */

import type { UpdateOf } from '$board/board.ts';
import type { Update } from '$lib/connection/messages.ts';
import { CONTENT, type Prospects, type Seam, type View } from '../seam.ts';

/** How things stand in the labyrinth. */
export interface Scene extends View, Prospects {}

export type Counts<Kind extends string = string> = Partial<Record<Kind, number>>;

export function key(name: string): string {
  return `fear-of-the-dark-${name}`;
}

const read = new WeakMap<object, Scene>();

/** The scene of an update; it is read once. */
export function sceneOf(update: Update | UpdateOf<Seam>): Scene | null {
  const { view, prospects } = update as UpdateOf<Seam>;
  if (view === undefined || prospects === undefined) return null;
  const scene = read.get(update) ?? { ...view, ...prospects };
  read.set(update, scene);
  return scene;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Mind cards that are not out of the game. */
export function owned(scene: Scene): number {
  return total(scene.deck) + total(scene.hand);
}

/** A hand is built in the light of its match. */
export function inLight(scene: Scene): boolean {
  return total(scene.hand) > 0 || scene.building !== null;
}

/** Whether there is instant death. */
export function isDeadly(scene: Scene): boolean {
  return CONTENT.difficulties.some(({ id, deadly }) => id === scene.difficulty && deadly);
}

/** What is left in the location of a mark: `i3` has Items, `s1` Secrets. */
export function leftAt(scene: Scene, mark: string): number {
  const location = Number(mark[1]) - 1;
  if (mark[0] === 'i') return (scene.item_locations[location] ?? []).filter((item) => item !== null).length;
  return scene.secret_locations[location] ?? 0;
}

/** The marks whose locations are empty, as words in a row. */
export function searchedOut(scene: Scene): string {
  const marks = [
    ...scene.item_locations.map((_, location) => `i${location + 1}`),
    ...scene.secret_locations.map((_, location) => `s${location + 1}`),
  ];
  return marks.filter((mark) => leftAt(scene, mark) === 0).join(' ');
}
