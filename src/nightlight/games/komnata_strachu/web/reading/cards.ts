/** Cards and tokens as the box has them, and what they are called. */

import { CONTENT, type Card, type Fear } from '../seam.ts';

export type { Card, Fear } from '../seam.ts';

/** The shapes in the order of the home row: a token is its place here. */
export const SHAPES = CONTENT.shapes;
export const COLOURS = CONTENT.colours;
/** The colour of each token. */
export const COLOUR_OF = CONTENT.tokens;

const CARDS = new Map(CONTENT.cards.map((card) => [card.id, card]));

/** The token of a shape and its own colour. */
export function tokenFear(token: number): Fear {
  return { shape: token, colour: COLOUR_OF[token] ?? 0, token };
}

/** A card by its id; none: it is no card that can be seen. */
export function cardOf(id: string | null): Card | null {
  return id === null ? null : (CARDS.get(id) ?? null);
}

/** The tokens of an answer as the table tells it. */
export function tokensOf(answer: string): number[] {
  return answer
    .split('-')
    .map((name) => SHAPES.indexOf(name))
    .filter((token) => token >= 0);
}

const WORD = 'komnata-strachu';

/** The name of a message of the game. */
export function key(name: string): string {
  return `${WORD}-${name}`;
}

/** The message that names a Fear. */
export function fearKey({ shape, colour }: Pick<Fear, 'shape' | 'colour'>): string {
  return key(`fear-${COLOURS[colour]}_${SHAPES[shape]}`);
}

export function shapeKey(token: number): string {
  return key(`shape-${SHAPES[token]}`);
}
