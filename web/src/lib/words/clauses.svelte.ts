/** Why things happen: the clause of the rules behind each kind of event, as the server tells it. */

import { api } from '$lib/connection/api.ts';

class Clauses {
  #clauses: Record<string, Record<string, string>> = $state.raw({});
  #asked: Promise<void> | null = null;

  /** Learn them, once for all games; without a server there are none for now. */
  learn(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => {
        this.#clauses = Object.fromEntries(games.map((game) => [game.id, game.clauses]));
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  clause(game: string, event: string): string | null {
    return this.#clauses[game]?.[event] ?? null;
  }
}

export const clauses = new Clauses();
