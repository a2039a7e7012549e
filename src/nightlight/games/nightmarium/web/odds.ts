/** How likely cards are that nobody has seen, as far as the reader knows. */

import { fearOf } from './art/cards.ts';
import { PLACES, type Place } from './art/things.ts';
import { cardsOf, type Dream } from './dream.ts';
import type { Outlook } from './chain.ts';

/** That the next card of the deck can be a head. */
export function headChance({ unseen }: Dream): number {
  const heads = unseen.filter((card) => fearOf(card)?.places.includes('head')).length;
  return unseen.length === 0 ? 0 : heads / unseen.length;
}

/** That a Chorister of the creature that wakes can place one of two cards, if nothing else changes before (NM-9.18). */
export function choristerChance({ unseen, creatures, players }: Dream, seat: number, outlook: Outlook): number {
  const others = players[seat]?.creatures.filter(({ slot }) => slot !== outlook.slot) ?? [];
  const open = new Set<Place | undefined>(others.map((creature) => PLACES[cardsOf(creature).length]));
  if (others.length + 1 < creatures) open.add('legs');
  const fits = (card: number): boolean => fearOf(card)?.places.some((place) => open.has(place)) ?? true;
  const [all, none] = [unseen.length, unseen.filter((card) => !fits(card)).length];
  if (all === 0) return 0;
  return 1 - (none / all) * (all === 1 ? 1 : Math.max(0, none - 1) / (all - 1));
}
