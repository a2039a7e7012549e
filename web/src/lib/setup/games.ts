/** What the shell knows of the games beyond what the server says. */

/** The order on the home page. */
export const ORDER = ['dont-go-in-there', 'nightmarium', 'komnata-strachu', 'fear-of-the-dark', 'straszydla'];

/** How long a match takes, about. */
export const MINUTES: Record<string, number> = {
  'dont-go-in-there': 15,
  nightmarium: 25,
  'komnata-strachu': 3,
  'fear-of-the-dark': 20,
  straszydla: 75,
};

/** Chairs for a first match. */
export const CHAIRS: Record<string, number> = {
  'dont-go-in-there': 4,
  nightmarium: 3,
  'komnata-strachu': 3,
  'fear-of-the-dark': 1,
  straszydla: 3,
};

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
