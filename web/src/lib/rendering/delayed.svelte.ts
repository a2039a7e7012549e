/** What may be seen a little after the rest. */

import { untrack } from 'svelte';
import { frame } from './frame.ts';

/** The order in which what has changed is drawn, in frames after the board: what is lit comes with the strip. */
export const AFTER = { strip: 1, plates: 2, heard: 2, log: 3 } as const;

interface Delayed<T> {
  readonly current: T;
}

/** A value as it was so many frames ago, at first as it is or as is said; to be called as a component is made. */
export function delayed<T>(value: () => T, frames = 1, first: T = untrack(value)): Delayed<T> {
  let current = $state.raw(first);
  let newest = 0;
  let shown = 0;
  const show = async (now: T, number: number): Promise<void> => {
    for (let i = 0; i < frames; i += 1) await frame();
    if (number < shown) return;
    shown = number;
    current = now;
  };
  $effect(() => {
    newest += 1;
    void show(value(), newest);
  });
  return {
    get current() {
      return current;
    },
  };
}

/** Whether a component that is just being made has been drawn once: what is costly about it can wait until then. */
export function drawnOnce(): Delayed<boolean> {
  return delayed(() => true, 1, false);
}
