/** What can be chosen, read off the options. */

import type { Option } from '$lib/messages.ts';
import { cardsOf, creatureIn, freeSlot, type Player } from './dream.ts';

export interface Play {
  card: number;
  /** none: a new creature */
  slot: number | null;
}

export function playOf(option: Option | undefined): Play | null {
  const play = option?.action['play'] as { card: number; target: string } | undefined;
  return play === undefined ? null : { card: play.card, slot: play.target === 'new' ? null : Number(play.target) };
}

/** A creature that may be picked: how many seats to the left of who picks. */
export function targetOf(option: Option | undefined): { left: number; slot: number } | null {
  return (option?.action['target'] as { left: number; slot: number } | undefined) ?? null;
}

/** The place of an answer without further fields among the options, or -1. */
export function plain(options: Option[], verb: string): number {
  return options.findIndex(({ action }) => verb in action);
}

/** The place of an answer about a card among the options, or -1. */
export function giving(options: Option[], card: number): number {
  return options.findIndex(({ action }) => {
    const given = (action['discard'] ?? action['mark']) as { card: number } | undefined;
    return given?.card === card;
  });
}

/** Where a creature would be picked, as a place among the options, or -1. */
export function picking(options: Option[], seats: number, reader: number | null, seat: number, slot: number): number {
  if (reader === null) return -1;
  const left = (seat - reader + seats) % seats;
  return options.findIndex((option) => {
    const target = targetOf(option);
    return target?.left === left && target.slot === slot;
  });
}

const sorted = new WeakMap<Option[], Map<number, { slot: number | null; place: number }[]>>();

/** Where cards may be played, by card: many cards look it up among the same options. */
function playsIn(options: Option[]): Map<number, { slot: number | null; place: number }[]> {
  const known = sorted.get(options);
  if (known !== undefined) return known;
  const plays = new Map<number, { slot: number | null; place: number }[]>();
  for (const [place, option] of options.entries()) {
    const play = playOf(option);
    if (play !== null) plays.set(play.card, [...(plays.get(play.card) ?? []), { slot: play.slot, place }]);
  }
  sorted.set(options, plays);
  return plays;
}

/** All places of a card among the options, by slot. */
export function placesFor(options: Option[], card: number, player: Player | undefined): Map<number, number> {
  const plays = playsIn(options).get(card) ?? [];
  return new Map(plays.map(({ slot, place }) => [slot ?? freeSlot(player), place]));
}

/** The place that is looked at first: the highest part. */
export function bestOf(places: Map<number, number>, player: Player | undefined): number {
  const height = (slot: number): number => cardsOf(creatureIn(player, slot)).length;
  const sorted = [...places].sort(([one], [other]) => height(other) - height(one) || one - other);
  return sorted[0]?.[1] ?? -1;
}
