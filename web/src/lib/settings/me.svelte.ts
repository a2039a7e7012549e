/** Who the reader is. The server knows by a cookie; the name is also stored here. */

import { api, Refusal } from '$lib/connection/api.ts';
import { say } from '$lib/words/words.svelte.ts';

const KEPT_AS = 'nightlight-name';
const NAMED = 'nightlight-named';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // without storage, the name is asked for again
  }
}

class Self {
  /** null: this browser has no guest session yet */
  name: string | null = $state(read(KEPT_AS));
  /** Whether the name is the reader's own choice. */
  named = $state(read(NAMED) === 'yes');

  /** Make sure there is a guest session, under a default name if need be. */
  async ensure(): Promise<void> {
    if (this.name !== null) {
      try {
        this.#is((await api.me()).name, this.named);
        return;
      } catch (error) {
        if (!(error instanceof Refusal && error.reason === 'no-guest')) throw error;
      }
    }
    const name = this.name ?? say('player-name');
    this.#is((await api.nameMe({ name })).name, this.named);
  }

  async rename(name: string): Promise<void> {
    this.#is((await api.nameMe({ name })).name, true);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.name = null;
    this.named = false;
    keep(KEPT_AS, null);
    keep(NAMED, null);
  }

  #is(name: string, named: boolean): void {
    this.name = name;
    this.named = named;
    keep(KEPT_AS, name);
    keep(NAMED, named ? 'yes' : 'no');
  }
}

export const me = new Self();
