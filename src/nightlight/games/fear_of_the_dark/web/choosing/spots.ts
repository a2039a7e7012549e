/** The places on the map that are lit: what can be chosen there, and what follows of itself. */

import { doorPoint, pointOf, type Point } from '../drawing/plane.ts';
import { goalsWithin, type Goal } from './goals.ts';
import { cardChoice, choiceOf, optionLike, stepsOf, type Move } from './options.ts';
import type { Side } from '../reading/box.ts';
import type { Place } from '../reading/rooms.ts';
import type { Scene } from '../reading/scene.ts';
import type { Action, Beside } from '../seam.ts';

/** What is done after an answer without another question. */
export type Plan =
  /** go this way as far as nothing new is seen, and perhaps stop there */
  | { kind: 'walk'; goal: Goal; stop: boolean }
  /** give these answers, as far as they are asked for */
  | { kind: 'answers'; actions: Action[] };

export interface Spot extends Point {
  name: string;
  option: number;
  look: 'square' | 'door' | 'target' | 'wall';
  goal: Goal | null;
  /** where it is, if it is a square */
  place: Place | null;
  plan: Plan | null;
}

const IN_THE_WALL = 30; // px from the middle of a square

/** The lit places of a decision; of many forms that a card can have, those of one. */
export function spotsOf(scene: Scene, options: Move[], form: number): Spot[] {
  if (options.length === 0) return [];
  if (scene.steps_left !== null) {
    const key = optionLike(options, (choice) => choice.kind === 'item');
    return [...walking(scene, options, scene.steps_left), ...formSpots(scene, options, key)];
  }
  return [...formSpots(scene, options, form), ...options.flatMap((option, place) => direct(scene, option, place))];
}

/** In the middle of a movement every step is an answer; a far square is several of them. */
function walking(scene: Scene, options: Move[], left: number): Spot[] {
  if (scene.pawn === null || scene.here === null) return [];
  return goalsWithin(scene.here.ways, scene.pawn, left).flatMap((goal) => {
    const option = optionLike(options, (choice) => choice.kind === 'step' && choice.side === goal.sides[0]);
    if (option < 0) return [];
    return [spotTo(scene, goal, option, goal.steps > 1 ? { kind: 'walk', goal, stop: false } : null)];
  });
}

function spotTo(scene: Scene, goal: Goal, option: number, plan: Plan | null): Spot {
  const rooms = scene.labyrinth;
  const point = goal.out === null ? pointOf(rooms, goal.place) : doorPoint(rooms, goal.place.tile, goal.out);
  const look = goal.out === null ? 'square' : 'door';
  return { ...point, name: goal.name, option, look, goal, place: goal.out === null ? goal.place : null, plan };
}

/** Where the form of a card, or an Item, would act. */
function formSpots(scene: Scene, options: Move[], form: number): Spot[] {
  const { pawn, here } = scene;
  if (pawn === null || here === null) return [];
  const choice = choiceOf(options[form]);
  if (choice.kind === 'item' && choice.item === 'key') return besides(scene, form, here.key);
  const card = cardChoice(options[form]);
  if (card === null) return [];
  const steps = stepsOf(options[form]);
  if (steps !== null) {
    return goalsWithin(card.effect === 'tiptoe' ? here.tiptoe : here.ways, pawn, steps).map((goal) => {
      const stop = goal.out === null && goal.steps < steps;
      return spotTo(scene, goal, form, { kind: 'walk', goal, stop });
    });
  }
  if (card.effect === 'scout') return here.door === null ? [] : [scouted(scene, pawn, form, here.door)];
  if (card.effect === 'clear') return besides(scene, form, here.clear);
  return card.effect === 'search' ? besides(scene, form, here.search) : [];
}

function scouted(scene: Scene, pawn: Place, option: number, side: Side): Spot {
  const point = doorPoint(scene.labyrinth, pawn.tile, side);
  return { ...point, name: `scout${side}`, option, look: 'door', goal: null, place: null, plan: null };
}

/** Squares beside the pawn, to be answered when the side is asked for. */
function besides(scene: Scene, option: number, targets: Beside[]): Spot[] {
  return targets.map(({ side, tile, square }) =>
    target(scene, { tile, square }, option, side, { kind: 'answers', actions: [{ target: { side } }] }),
  );
}

function target(scene: Scene, at: Place, option: number, name: string, plan: Plan | null): Spot {
  return { ...pointOf(scene.labyrinth, at), name: `at${name}`, option, look: 'target', goal: null, place: at, plan };
}

/** Answers that are places themselves. */
function direct(scene: Scene, option: Move, place: number): Spot[] {
  const choice = choiceOf(option);
  if (choice.kind === 'target' && option.outlook?.kind === 'target') {
    const { tile, square } = option.outlook;
    return [target(scene, { tile, square }, place, choice.side, null)];
  }
  if (choice.kind === 'lock') return [target(scene, choice, place, `${choice.tile}:${choice.square}`, null)];
  if (choice.kind !== 'map_door' && choice.kind !== 'wall') return [];
  const { tile, side } = choice;
  const look = choice.kind === 'wall' ? 'wall' : 'door';
  const point = doorPoint(scene.labyrinth, tile, side, look === 'wall' ? IN_THE_WALL : undefined);
  return [{ ...point, name: `${look}${tile}${side}`, option: place, look, goal: null, place: null, plan: null }];
}
