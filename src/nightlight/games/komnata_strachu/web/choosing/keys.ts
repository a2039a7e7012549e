/** The keys of everybody at a device. */

import { CONTENT, type Row } from '../seam.ts';

/** How many people have keys of their own. */
export const MOST_HANDS = CONTENT.several.length;

/** The keys of a seat among those that share the keyboard; none: it plays by mouse or touch (KS-9.3). */
export function keysOf(place: number, sharing: number): Row | null {
  return sharing === 1 ? CONTENT.alone : (CONTENT.several[place] ?? null);
}

/** What stands on a key. */
export function keyCap(code: string): string {
  return code.replace(/^(Key|Digit|Numpad)/, '');
}
