/** The pictures of the game by what they show, and all of them to be drawn ahead of time. */

import DieArt from '$art/Die.svelte';
import Flashlights from '$art/Flashlights.svelte';
import PawnArt from '$art/Pawn.svelte';
import { whenIdle } from '$lib/rendering/frame.ts';
import { CONTENT } from '../seam.ts';
import { KIND_INKS, TORCH_INKS, type KindInks } from './inks.ts';
import { pictureOf } from './picture.ts';
import Planks from './Planks.svelte';
import Scene from './rooms/Scene.svelte';
import Silhouette from './Silhouette.svelte';
import { KINDS, ROOMS, type KindId, type RoomId, type StepState } from './things.ts';

export type Shape = KindId | 'hidden' | 'gone';

const STATES: StepState[] = ['lit', 'chosen', 'unlit'];

export function room(id: RoomId): string {
  return pictureOf(id, Scene, { room: id });
}

export function planks(): string {
  return pictureOf('planks', Planks, {});
}

export function kind(shape: Shape, inks: KindInks): string {
  return pictureOf(`${shape} ${inks}`, Silhouette, { kind: shape }, { inks: KIND_INKS[inks] });
}

export function die(face: 'ghost' | 'blank', lit: boolean): string {
  return pictureOf(`die ${face} ${lit}`, DieArt, { face, lit });
}

/** Its halo reaches over the edges; plain: without the pattern of its cloth. */
export function pawn(seat: number, halo: boolean, plain: boolean): string {
  return pictureOf(
    `pawn ${seat} ${halo} ${plain}`,
    PawnArt,
    { seat, halo },
    {
      view: halo ? '-7 -4 54 66' : '0 0 40 52',
      without: plain ? '.cloth' : undefined,
    },
  );
}

export function flashlights(number: number, state: StepState): string {
  return pictureOf(`flashlights ${number} ${state}`, Flashlights, { n: number }, { inks: TORCH_INKS[state] });
}

/** Draw what a match may come to show, while there is nothing else to do. */
export function hang(seats: number, plain: boolean): Promise<void> {
  const players = Array.from({ length: seats }, (_, seat) => seat);
  return whenIdle([
    ...players.flatMap((seat) => [false, true].map((halo) => () => pawn(seat, halo, plain))),
    () => die('ghost', true),
    () => die('blank', true),
    () => die('blank', false),
    ...STATES.flatMap((state) => CONTENT.flashlights.map((number) => () => flashlights(number, state))),
    ...ROOMS.map((id) => () => room(id)),
    ...KINDS.flatMap((id) => (['lit', 'unlit'] as const).map((inks) => () => kind(id, inks))),
    () => kind('hidden', 'unlit'),
    () => kind('gone', 'gone'),
    planks,
  ]);
}
