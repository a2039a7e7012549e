/** What the leaves of the Mind stand for in a decision, and how they look by it. */

import { cardOption, choiceOf, optionLike, type CardChoice, type Choice, type Form, type Move } from './options.ts';
import type { Item, Mind } from '../reading/box.ts';

/** `rim`: could be lost; `burning`: would be lost; `burnt`: is lost; `none`: there is no such card */
export type LeafState = 'unlit' | 'lit' | 'rim' | 'chosen' | 'burning' | 'burnt' | 'none';

const FORMS: readonly Form[] = ['play', 'walk', 'wild'];

/** The option of a card in hand, or -1. */
export function handOption(options: Move[], card: Mind): number {
  const losing = optionLike(
    options,
    (choice) => choice.kind === 'lose' && choice.from === 'hand' && choice.card === card,
  );
  if (losing >= 0) return losing;
  const forms = FORMS.map((form) =>
    optionLike(options, (choice) => choice.kind === 'card' && choice.form === form && choice.card === card),
  );
  return forms.find((option) => option >= 0) ?? -1;
}

/** The option of a card in the deck, or -1; `form` is the way of acting whose places are lit. */
export function deckOption(options: Move[], card: Mind, form: CardChoice | null): number {
  const direct = optionLike(
    options,
    (choice) =>
      (choice.kind === 'take' && choice.card === card) ||
      (choice.kind === 'lose' && choice.from === 'deck' && choice.card === card),
  );
  if (direct >= 0 || form?.form !== 'dark') return direct;
  return cardOption(options, 'dark', card, form.effect);
}

export function itemOption(options: Move[], item: Item): number {
  return optionLike(options, (choice) => choice.kind === 'item' && choice.item === item);
}

/** How a copy of a card in hand looks; `looked` is the choice that is looked at. */
export function handState(
  option: Move | undefined,
  card: Mind,
  copy: number,
  form: CardChoice | null,
  looked: Choice,
): LeafState {
  if (looked.kind === 'lose' && looked.from === 'hand' && looked.card === card && copy === 0) return 'burning';
  if (option === undefined) return 'unlit';
  if (choiceOf(option).kind === 'lose') return 'rim';
  if (form?.card !== card || copy > 0 || form.form === 'dark') return 'lit';
  return form.form === 'wild' ? 'burning' : 'chosen';
}

/** How a card in the deck looks, of which there are so many. */
export function deckState(
  option: Move | undefined,
  card: Mind,
  count: number,
  form: CardChoice | null,
  looked: Choice,
): LeafState {
  if (count === 0) return 'none';
  if (looked.kind === 'lose' && looked.from === 'deck' && looked.card === card) return 'burning';
  if (option === undefined) return 'unlit';
  const kind = choiceOf(option).kind;
  if (kind === 'take') return 'lit';
  return kind === 'card' && form?.card === card ? 'burning' : 'rim';
}
