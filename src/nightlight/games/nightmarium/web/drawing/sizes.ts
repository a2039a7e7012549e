/** Where the board is folded, as in the styles: on a phone, held either way. */

import { MediaQuery } from 'svelte/reactivity';
import type { Move } from '../choosing/options.ts';

const NARROW = '(max-width: 719px) or (max-height: 480px)';

export const narrow = new MediaQuery(NARROW);

/** On a phone the side unfolds on which something may be picked: whether that is the rivals'. */
export function hunting(options: Move[]): boolean {
  return narrow.current && options.some(({ action }) => 'target' in action && action.target.left > 0);
}
