/** Abilities that act one after the other, as a row of lamps from the head to the legs. */

import { legionOf } from '../art/cards.ts';
import { PLACES, type Ability, type BadgeState, type Legion, type Place } from '../art/things.ts';
import { abilityOf, cardsOf, creatureIn, type Activation, type Dream } from './table.ts';
import type { Awakening, Deed } from '../seam.ts';

export interface Lamp {
  part: Place;
  ability: Ability;
  state: BadgeState;
}

/** What one creature does. */
export interface Link {
  slot: number;
  lamps: Lamp[];
  /** whether it acts just now */
  now: boolean;
  end: 'stopped' | 'interrupted' | null;
}

/** The abilities of a creature that act, from the head down; a seal wakes those of its legion (NM-12.6). */
function abilitiesOf(cards: readonly number[], seal: Legion | null): { part: Place; ability: Ability; row: number }[] {
  return cards
    .flatMap((card, row) => {
      const ability = abilityOf(card);
      const acts = ability !== null && (seal === null || legionOf(card) === seal);
      return acts ? [{ part: PLACES[row]!, ability, row }] : [];
    })
    .reverse();
}

/** The creature that acts, and those that wait. */
export function linksOf(dream: Dream): Link[] {
  const player = dream.players[dream.turn];
  const cards = (slot: number): readonly number[] => cardsOf(creatureIn(player, slot));
  const links: Link[] = [];
  const { acting } = dream;
  if (acting !== null) {
    const lamps = abilitiesOf(cards(acting.slot), acting.seal).map(({ part, ability, row }): Lamp => {
      if (row < acting.left) return { part, ability, state: acting.end === null ? 'next' : 'lost' };
      const now = row === acting.left && acting.now;
      return { part, ability, state: now ? 'now' : 'done' };
    });
    links.push({ slot: acting.slot, lamps, now: true, end: acting.end });
  }
  const next = (activation: Activation): Link => ({
    slot: activation.slot,
    lamps: abilitiesOf(cards(activation.slot), activation.seal).map(({ part, ability }) => ({
      part,
      ability,
      state: 'next',
    })),
    now: false,
    end: null,
  });
  if (dream.sealing !== null) links.push(next(dream.sealing));
  return [...links, ...dream.waiting.map(next)].filter(({ lamps, now }) => lamps.length > 0 || now);
}

/** The lamps on a creature's own drawing. */
export function badgesOf(links: Link[], slot: number): Partial<Record<Place, BadgeState>> {
  const link = links.find((one) => one.slot === slot);
  return Object.fromEntries((link?.lamps ?? []).map(({ part, state }) => [part, state]));
}

/** The abilities of an outlook as lamps. */
export function lampsOf(outlook: Awakening | null): (Deed & Lamp)[] {
  return (outlook?.deeds ?? []).map((deed) => {
    const silent = deed.fate === 'stops' || deed.fate === 'silent';
    return { ...deed, state: silent ? 'lost' : deed.bites !== null ? 'harm' : 'next' };
  });
}
