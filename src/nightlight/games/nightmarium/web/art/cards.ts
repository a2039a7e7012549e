/** What is printed on the cards. */

import { CONTENT, type Card } from '../seam.ts';
import { PLACES, type Legion, type Place } from './things.ts';

export const FEARS: readonly Card[] = CONTENT.cards;

const SEALS = new Map(CONTENT.seals.map(({ id, legion }) => [id, legion]));

/** A fear card by the number printed on it; none for a seal. */
export function fearOf(id: number): Card | null {
  return FEARS[id - 1] ?? null;
}

/** The legion of a fear card or of a seal. */
export function legionOf(id: number): Legion {
  return fearOf(id)?.legion ?? SEALS.get(id) ?? 'blue';
}

/** The place that shows a card at its best: its highest. */
export function bestPlace(card: Card): Place {
  return card.positions.at(-1) ?? 'head';
}

/** How a creature of these cards feels, legs first. */
export function moodOf(cards: readonly number[], sealed: boolean): 'sleep' | 'awake' | 'pure' | 'sealed' {
  if (cards.length < PLACES.length) return 'sleep';
  if (sealed) return 'sealed';
  return new Set(cards.map(legionOf)).size === 1 ? 'pure' : 'awake';
}
