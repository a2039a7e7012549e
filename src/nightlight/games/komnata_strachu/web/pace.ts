/** The times that a board keeps by itself, and the keys, as the rules have them. */

import keyboard from '../keys.toml?content';
import times from '../times.toml?content';

interface Times {
  network: { cancel: number; show: number; ready: number; arm: number; fore: number };
  reveal: { round: number };
  solo: { miss: number };
  bot: { switch: number };
  level: { id: string; speed: number; tau: number }[];
  mode: { id: string; base: number; token: number }[];
}

export interface Keys {
  tokens: string[];
  switch: string;
  clear?: string;
}

export const TIMES = times as unknown as Times;

/** ms: three Specials, a result, a result at most where everybody has to be ready. */
export const CANCEL = TIMES.network.cancel;
export const SHOW = TIMES.network.show;
export const READY = TIMES.network.ready;

const { alone, several } = keyboard as unknown as { alone: Keys; several: Keys[] };

/** The keys of a seat among those that share the keyboard; none: it plays by mouse or touch (KS-9.3). */
export function keysOf(place: number, sharing: number): Keys | null {
  return sharing === 1 ? alone : (several[place] ?? null);
}

/** What stands on a key. */
export function keyCap(code: string): string {
  return code.replace(/^(Key|Digit|Numpad)/, '');
}
