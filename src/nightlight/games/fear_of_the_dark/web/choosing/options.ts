/** What can be chosen, as the board understands it. */

import type { MoveOf } from '$board/board.ts';
import type { Item, Mind, Side } from '../reading/box.ts';
import type { Placement, Seam } from '../seam.ts';

export type Move = MoveOf<Seam>;

/** The way in which a card pays for an effect. */
export type Form = 'play' | 'walk' | 'wild' | 'dark';

export type Choice =
  | { kind: 'card'; form: Form; card: Mind; effect: Mind }
  | { kind: 'match' | 'concede' | 'stop' | 'none' }
  | { kind: 'item'; item: Item }
  | { kind: 'take'; card: Mind }
  | { kind: 'step' | 'target'; side: Side }
  | { kind: 'rotate'; rotation: number }
  | { kind: 'lose'; from: 'deck' | 'hand'; card: Mind }
  | { kind: 'slot'; slot: number }
  | { kind: 'lock'; tile: number; square: number }
  | { kind: 'map_door' | 'wall'; tile: number; side: Side };

export type CardChoice = Extract<Choice, { kind: 'card' }>;

export function choiceOf(option: Move | undefined): Choice {
  const action = option?.action;
  if (action === undefined) return { kind: 'none' };
  if ('match' in action) return { kind: 'match' };
  if ('concede' in action) return { kind: 'concede' };
  if ('stop' in action) return { kind: 'stop' };
  if ('item' in action) return { kind: 'item', ...action.item };
  if ('take' in action) return { kind: 'take', ...action.take };
  if ('step' in action) return { kind: 'step', ...action.step };
  if ('target' in action) return { kind: 'target', ...action.target };
  if ('rotate' in action) return { kind: 'rotate', ...action.rotate };
  if ('deck' in action) return { kind: 'lose', from: 'deck', ...action.deck };
  if ('hand' in action) return { kind: 'lose', from: 'hand', ...action.hand };
  if ('slot' in action) return { kind: 'slot', ...action.slot };
  if ('lock' in action) return { kind: 'lock', ...action.lock };
  if ('map_door' in action) return { kind: 'map_door', ...action.map_door };
  if ('wall' in action) return { kind: 'wall', ...action.wall };
  return cardIn(action);
}

type CardAction = Extract<
  Move['action'],
  Record<'play', object> | Record<'walk', object> | Record<'dark', object> | Partial<Record<`wild_${Mind}`, object>>
>;

function cardIn(action: CardAction): CardChoice {
  if ('play' in action) return { kind: 'card', form: 'play', card: action.play.card, effect: action.play.card };
  if ('walk' in action) return { kind: 'card', form: 'walk', card: action.walk.card, effect: 'move' };
  if ('dark' in action) return { kind: 'card', form: 'dark', ...action.dark };
  if ('wild_strike' in action) return wild('strike', action.wild_strike);
  if ('wild_move' in action) return wild('move', action.wild_move);
  if ('wild_tiptoe' in action) return wild('tiptoe', action.wild_tiptoe);
  if ('wild_scout' in action) return wild('scout', action.wild_scout);
  if ('wild_search' in action) return wild('search', action.wild_search);
  return wild('clear', action.wild_clear);
}

function wild(card: Mind, { effect }: { effect: Mind }): CardChoice {
  return { kind: 'card', form: 'wild', card, effect };
}

export function cardChoice(option: Move | undefined): CardChoice | null {
  const choice = choiceOf(option);
  return choice.kind === 'card' ? choice : null;
}

/** The place of the option that fits, or -1. */
export function optionLike(options: Move[], like: (choice: Choice) => boolean): number {
  return options.findIndex((option) => like(choiceOf(option)));
}

export function cardOption(options: Move[], form: Form, card: Mind, effect: Mind): number {
  return optionLike(
    options,
    (choice) => choice.kind === 'card' && choice.form === form && choice.card === card && choice.effect === effect,
  );
}

/** How many Mind cards are left after an option for which one goes out of the game; none: it costs none. */
export function mindAfter(option: Move | undefined): number | null {
  return option?.outlook?.kind === 'mind' ? (option.outlook.left ?? null) : null;
}

/** How many steps the option gives; none: it is no movement. */
export function stepsOf(option: Move | undefined): number | null {
  return option?.outlook?.kind === 'mind' ? (option.outlook.steps ?? null) : null;
}

/** The new room as the option would place it. */
export function placementOf(option: Move | undefined): Placement | null {
  return option?.outlook?.kind === 'room' ? option.outlook : null;
}

const HANDY: readonly Mind[] = ['move', 'search', 'scout', 'clear', 'tiptoe', 'strike'];
const SPARE: readonly Mind[] = ['clear', 'tiptoe', 'scout', 'search', 'move', 'strike'];

/** What is shown before anything is chosen: a movement, else what is possible; in the dark paid with what is there twice. */
export function usualForm(options: Move[], deck: Partial<Record<Mind, number>>): number {
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
