/** Updates for the tests: a spectator's, in which nothing happens, but for what is given. */

import type { Update } from '$lib/connection/messages.ts';

export function anUpdate(given: Partial<Update> = {}): Update {
  return { type: 'update', seat: null, cursor: '', events: [], ...given };
}
