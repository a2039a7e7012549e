/** The Fears and the cards as the rules have them, for pictures and tasks. */

import cards from '../cards.toml?content';
import type { Card, Fear } from './task.ts';

interface Written {
  shapes: string[];
  colours: string[];
  tokens: Record<string, string>;
  invasion: { id: string; line: string[] }[];
  /** of each deck: for every shape the colours of its Fear cards */
  deck: Record<string, string | string[]>[];
  specials: Record<'escape' | 'guest', number>;
}

const written = cards as unknown as Written;
const SHORT = { esc: 'escape', gst: 'guest' } as const;

/** The shapes in the order of the home row: a token is its place here. */
export const SHAPES = written.shapes;
export const COLOURS = written.colours;
/** The colour of each token. */
export const COLOUR_OF = SHAPES.map((shape) => COLOURS.indexOf(written.tokens[shape] ?? ''));

const LINES = new Map(written.invasion.map(({ id, line }) => [id, line.map(fearOf)]));

function fearOf(name: string): Fear {
  const [colour = '', shape = ''] = name.split(' ');
  return {
    shape: SHAPES.indexOf(shape),
    colour: COLOURS.indexOf(colour),
    byColour: COLOUR_OF.indexOf(COLOURS.indexOf(colour)),
  };
}

/** The token of a shape and its own colour. */
export function tokenFear(token: number): Fear {
  return { shape: token, colour: COLOUR_OF[token] ?? 0, byColour: token };
}

/** A card by its id; none: it is no card that can be seen. */
export function cardOf(id: string | null): Card | null {
  if (id === null) return null;
  const line = LINES.get(id);
  if (line !== undefined) return { id, kind: 'invasion', fears: line };
  const [first = '', shape = '', colour = ''] = id.split('_');
  if (first === 'f') return { id, kind: 'fear', fears: [fearOf(`${colour} ${shape}`)] };
  return first in SHORT ? { id, kind: SHORT[first as keyof typeof SHORT], fears: [] } : null;
}

/** The Fear cards of a deck, in canonical order. */
function fearsOf(deck: Written['deck'][number]): string[] {
  return SHAPES.flatMap((shape) =>
    [...(deck[shape] ?? [])].map((colour, place, colours) => {
      const copy = colours.slice(0, place + 1).filter((other) => other === colour).length;
      return `f_${shape}_${colour}_${copy}`;
    }),
  );
}

/** Every card of the usual deck, in canonical order. */
export function usualDeck(): Card[] {
  const specials = Object.entries(SHORT).flatMap(([short, kind]) =>
    Array.from({ length: written.specials[kind] }, (_, place) => `${short}_${place + 1}`),
  );
  return [...fearsOf(written.deck[0] ?? {}), ...LINES.keys(), ...specials].flatMap((id) => cardOf(id) ?? []);
}

/** Every card of all decks: the usual one, then the Fear cards that only others have. */
export function allCards(): Card[] {
  const usual = usualDeck();
  const known = new Set(usual.map(({ id }) => id));
  const others = new Set(written.deck.flatMap(fearsOf).filter((id) => !known.has(id)));
  return [...usual, ...[...others].flatMap((id) => cardOf(id) ?? [])];
}

const WORD = 'komnata-strachu';

/** The name of a message of the game. */
export function key(name: string): string {
  return `${WORD}-${name}`;
}

/** The message that names a Fear. */
export function fearKey({ shape, colour }: Fear): string {
  return key(`fear-${COLOURS[colour]}_${SHAPES[shape]}`);
}

export function shapeKey(token: number): string {
  return key(`shape-${SHAPES[token]}`);
}

/** Tokens by their names, as an answer has them. */
export function tokensOf(answer: string[]): number[] {
  return answer.map((name) => SHAPES.indexOf(name)).filter((token) => token >= 0);
}
