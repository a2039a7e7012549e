/** What can be chosen, as the board understands it. */

import type { Option } from '$lib/connection/messages.ts';
import { MIND, MOVE_STEPS, TIPTOE_STEPS, WALK_STEPS, type Item, type Mind } from './labyrinth.ts';
import type { Side } from './tiles.ts';

/** What becomes of the card that pays: it returns to the deck, or it is lost for good. */
export type Form = 'play' | 'walk' | 'wild' | 'dark';

export type Choice =
  | { kind: 'card'; form: Form; card: Mind; effect: Mind }
  | { kind: 'match' | 'concede' | 'stop' | 'other' }
  | { kind: 'item'; item: Item }
  | { kind: 'take'; card: Mind }
  | { kind: 'step' | 'target'; side: Side }
  | { kind: 'rotate'; rotation: number }
  | { kind: 'lose'; from: 'deck' | 'hand'; card: Mind }
  | { kind: 'slot'; slot: number }
  | { kind: 'lock'; tile: number; square: number }
  | { kind: 'map_door' | 'wall'; tile: number; side: Side };

interface Fields {
  card: Mind;
  effect: Mind;
  item: Item;
  side: Side;
  rotation: number;
  slot: number;
  tile: number;
  square: number;
}

export function choiceOf(option: Option | undefined): Choice {
  const [verb = '', said] = Object.entries(option?.action ?? {})[0] ?? [];
  const fields = said as Fields;
  const wild = MIND.find((card) => verb === `wild_${card}`);
  if (wild !== undefined) return { kind: 'card', form: 'wild', card: wild, effect: fields.effect };
  switch (verb) {
    case 'match':
    case 'concede':
    case 'stop':
      return { kind: verb };
    case 'play':
      return { kind: 'card', form: 'play', card: fields.card, effect: fields.card };
    case 'walk':
      return { kind: 'card', form: 'walk', card: fields.card, effect: 'move' };
    case 'dark':
      return { kind: 'card', form: 'dark', card: fields.card, effect: fields.effect };
    case 'item':
      return { kind: 'item', item: fields.item };
    case 'take':
      return { kind: 'take', card: fields.card };
    case 'step':
    case 'target':
      return { kind: verb, side: fields.side };
    case 'rotate':
      return { kind: 'rotate', rotation: fields.rotation };
    case 'deck':
    case 'hand':
      return { kind: 'lose', from: verb, card: fields.card };
    case 'slot':
      return { kind: 'slot', slot: fields.slot };
    case 'lock':
      return { kind: 'lock', tile: fields.tile, square: fields.square };
    case 'map_door':
    case 'wall':
      return { kind: verb, tile: fields.tile, side: fields.side };
    default:
      return { kind: 'other' };
  }
}

export type CardChoice = Extract<Choice, { kind: 'card' }>;

export function cardChoice(option: Option | undefined): CardChoice | null {
  const choice = choiceOf(option);
  return choice.kind === 'card' ? choice : null;
}

/** The place of the option that fits, or -1. */
export function optionLike(options: Option[], like: (choice: Choice) => boolean): number {
  return options.findIndex((option) => like(choiceOf(option)));
}

export function cardOption(options: Option[], form: Form, card: Mind, effect: Mind): number {
  return optionLike(
    options,
    (choice) => choice.kind === 'card' && choice.form === form && choice.card === card && choice.effect === effect,
  );
}

/** Whether the card that pays is gone for good. */
export function isLost(choice: Choice): boolean {
  return choice.kind === 'lose' || (choice.kind === 'card' && (choice.form === 'wild' || choice.form === 'dark'));
}

/** What one does by one form of a card: its steps, if it is a movement. */
export function stepsOf(choice: CardChoice): { steps: number; holes: boolean } | null {
  if (choice.form === 'walk') return { steps: WALK_STEPS, holes: false };
  if (choice.effect === 'move') return { steps: MOVE_STEPS, holes: false };
  return choice.effect === 'tiptoe' ? { steps: TIPTOE_STEPS, holes: true } : null;
}

const HANDY: readonly Mind[] = ['move', 'search', 'scout', 'clear', 'tiptoe', 'strike'];
const SPARE: readonly Mind[] = ['clear', 'tiptoe', 'scout', 'search', 'move', 'strike'];

/** What is shown before anything is chosen: a movement, else what is possible; in the dark paid with what is there twice. */
export function usualForm(options: Option[], deck: Partial<Record<Mind, number>>): number {
  const cards = options.map(cardChoice);
  const rank = (choice: CardChoice): number =>
    ['play', 'dark', 'walk', 'wild'].indexOf(choice.form) * 100 +
    HANDY.indexOf(choice.effect) * 10 +
    SPARE.indexOf(choice.card) -
    (choice.form === 'dark' && (deck[choice.card] ?? 0) > 1 ? 9 : 0);
  let best = -1;
  for (const [place, choice] of cards.entries()) {
    const before = cards[best];
    if (choice !== null && (before == null || rank(choice) < rank(before))) best = place;
  }
  return best;
}
