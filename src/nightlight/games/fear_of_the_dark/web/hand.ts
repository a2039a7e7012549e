/** A hand that is good for most things. */

import type { Option } from '$lib/connection/messages.ts';
import { optionLike } from './choices.ts';
import { beyond, OUTSIDE, tokenOn, topStep, total, type Mind, type Table } from './labyrinth.ts';
import { SIDES } from './tiles.ts';

const ORDER: readonly Mind[] = ['strike', 'move', 'scout', 'search', 'move', 'tiptoe', 'search', 'scout', 'clear'];

/** The cards that would be taken, and the option of each as it is asked for now; the last is taken of itself. */
export function usualHand(table: Table, options: Option[]): { card: Mind; option: number }[] {
  const missing = (topStep(table)?.size ?? 0) - total(table.hand);
  const pawn = table.pawn;
  const barred =
    pawn !== null &&
    SIDES.some((side) => {
      const place = beyond(table.labyrinth, pawn, side);
      return place !== null && place !== OUTSIDE && tokenOn(table.labyrinth, place) === 'obstacle';
    });
  const wanted = [...ORDER.slice(0, 2), ...(barred ? (['clear'] as const) : []), ...ORDER.slice(2)];
  const left = { ...table.deck };
  const held = new Set(Object.entries(table.hand).flatMap(([card, copies]) => (copies > 0 ? [card] : [])));
  const cards: Mind[] = [];
  for (const card of wanted) {
    if (cards.length >= missing || (left[card] ?? 0) === 0) continue;
    if (card === 'strike' && table.matches === 0) continue;
    if (held.delete(card)) continue;
    left[card] = (left[card] ?? 0) - 1;
    cards.push(card);
  }
  const first = optionLike(options, (choice) => choice.kind === 'take' && choice.card === cards[0]);
  return first < 0 ? [] : cards.map((card, place) => ({ card, option: place === 0 ? first : -1 }));
}
