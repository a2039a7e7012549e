/** The places on the map that are lit: what can be chosen there, and what follows of itself. */

import type { Option } from '$lib/connection/messages.ts';
import { cardChoice, choiceOf, optionLike, stepsOf } from './choices.ts';
import {
  beyond,
  doorSide,
  doorState,
  kindOf,
  leftAt,
  OUTSIDE,
  tokenOn,
  topStep,
  type Place,
  type Table,
} from './labyrinth.ts';
import { doorPoint, pointOf, type Point } from './plane.ts';
import { SIDES, type Side } from './tiles.ts';
import { reach, type Goal } from './ways.ts';

/** What is done after an answer without another question. */
export type Plan =
  /** go this way as far as nothing new is seen, and perhaps stop there */
  | { kind: 'walk'; goal: Goal; stop: boolean }
  /** give these answers, as far as they are asked for */
  | { kind: 'answers'; actions: Record<string, unknown>[] };

export interface Spot extends Point {
  name: string;
  option: number;
  look: 'square' | 'door' | 'target' | 'wall';
  goal: Goal | null;
  /** where it is, if it is a square */
  place: Place | null;
  plan: Plan | null;
}

/** The lit places of a decision; of many forms that a card can have, those of one. */
export function spotsOf(table: Table, options: Option[], form: number): Spot[] {
  const pawn = table.pawn;
  const step = topStep(table);
  if (pawn === null || options.length === 0) return [];
  if (step?.step === 'step') {
    const key = optionLike(options, (choice) => choice.kind === 'item');
    return [
      ...walking(table, pawn, options, step.left ?? 0, step.movement === 'tiptoe'),
      ...formSpots(table, pawn, options, key),
    ];
  }
  const acting = formSpots(table, pawn, options, form);
  return [...acting, ...options.flatMap((option, place) => direct(table, pawn, option, place))];
}

/** In the middle of a movement every step is an answer; a far square is several of them. */
function walking(table: Table, pawn: Place, options: Option[], left: number, holes: boolean): Spot[] {
  return reach(table, pawn, left, holes).flatMap((goal) => {
    const option = optionLike(options, (choice) => choice.kind === 'step' && choice.side === goal.sides[0]);
    if (option < 0) return [];
    return [spotTo(table, goal, option, goal.steps > 1 ? { kind: 'walk', goal, stop: false } : null)];
  });
}

function spotTo(table: Table, goal: Goal, option: number, plan: Plan | null): Spot {
  const rooms = table.labyrinth;
  const point = goal.out === null ? pointOf(rooms, goal.place) : doorPoint(rooms, goal.place.tile, goal.out);
  const look = goal.out === null ? 'square' : 'door';
  return { ...point, name: goal.name, option, look, goal, place: goal.out === null ? goal.place : null, plan };
}

/** Where the form of a card, or an Item, would act. */
function formSpots(table: Table, pawn: Place, options: Option[], form: number): Spot[] {
  const choice = choiceOf(options[form]);
  if (choice.kind === 'item' && choice.item === 'key')
    return besides(table, pawn, form, (at) => tokenOn(table.labyrinth, at) === 'lock');
  const card = cardChoice(options[form]);
  if (card === null) return [];
  const steps = stepsOf(card);
  if (steps !== null) {
    return reach(table, pawn, steps.steps, steps.holes).map((goal) => {
      const stop = goal.out === null && goal.steps < steps.steps;
      return spotTo(table, goal, form, { kind: 'walk', goal, stop });
    });
  }
  if (card.effect === 'scout') return scouted(table, pawn, form);
  if (card.effect === 'clear') return besides(table, pawn, form, (at) => tokenOn(table.labyrinth, at) === 'obstacle');
  if (card.effect !== 'search') return [];
  return besides(table, pawn, form, (at) => {
    const kind = kindOf(table.labyrinth, at);
    return kind.length > 1 && leftAt(table, kind) > 0 && (card.form !== 'dark' || kind[0] === 'i');
  });
}

function scouted(table: Table, pawn: Place, option: number): Spot[] {
  const side = doorSide(pawn.square);
  if (side === null || doorState(table.labyrinth, pawn.tile, side) !== 'open') return [];
  const point = doorPoint(table.labyrinth, pawn.tile, side);
  return [{ ...point, name: `scout${side}`, option, look: 'door', goal: null, place: null, plan: null }];
}

/** Squares beside the pawn, to be answered when the side is asked for. */
function besides(table: Table, pawn: Place, option: number, like: (at: Place) => boolean): Spot[] {
  return SIDES.flatMap((side) => {
    const at = beyond(table.labyrinth, pawn, side);
    if (at === null || at === OUTSIDE || !like(at)) return [];
    return [target(table, at, option, side, { kind: 'answers', actions: [{ target: { side } }] })];
  });
}

function target(table: Table, at: Place, option: number, name: Side | string, plan: Plan | null): Spot {
  return { ...pointOf(table.labyrinth, at), name: `at${name}`, option, look: 'target', goal: null, place: at, plan };
}

/** Answers that are places themselves. */
function direct(table: Table, pawn: Place, option: Option, place: number): Spot[] {
  const choice = choiceOf(option);
  const rooms = table.labyrinth;
  if (choice.kind === 'target') {
    const at = beyond(rooms, pawn, choice.side);
    return at === null || at === OUTSIDE ? [] : [target(table, at, place, choice.side, null)];
  }
  if (choice.kind === 'lock') return [target(table, choice, place, `${choice.tile}:${choice.square}`, null)];
  if (choice.kind !== 'map_door' && choice.kind !== 'wall') return [];
  const look = choice.kind === 'wall' ? 'wall' : 'door';
  const point = doorPoint(rooms, choice.tile, choice.side, choice.kind === 'wall' ? 30 : undefined);
  return [
    { ...point, name: `${look}${choice.tile}${choice.side}`, option: place, look, goal: null, place: null, plan: null },
  ];
}
