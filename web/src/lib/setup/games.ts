/** What the pages know of the games without asking the server. */

import { CATALOGUE } from './catalogue.ts';

/** The order on the home page. */
export const ORDER = CATALOGUE.map(({ id }) => id);

/** How long a match takes, about; null: nobody has said. */
export function minutesOf(game: string): number | null {
  return CATALOGUE.find(({ id }) => id === game)?.minutes ?? null;
}

/** Chairs for a first match. */
export function chairsOf(game: { id: string; fewest: number }): number {
  return CATALOGUE.find(({ id }) => id === game.id)?.chairs ?? game.fewest;
}

/** Games that can be trained alone, without a table. */
export const TRAINED = ['komnata-strachu'];

/** What an answer to a raced question is made of. */
export const TOKENS: Record<string, string[]> = {
  'komnata-strachu': ['spider', 'skull', 'pumpkin', 'ghost', 'puppet'],
};

/** Whether a match of the game is for one person alone. */
export function solitary(game: { most: number }): boolean {
  return game.most === 1;
}
