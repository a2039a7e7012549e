/** Values that may be rendered a few frames late. */

import { untrack } from 'svelte';
import { frame } from './frame.ts';

/** In which frame after the board each part is drawn. */
export const AFTER = { strip: 1, plates: 2, heard: 2, log: 3 } as const;

interface Delayed<T> {
  readonly current: T;
}

/** A value as it was some frames ago, with its present value or `first` to start with; to be called while a component is initialised. */
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

/** Whether the component has been drawn once: whatever is costly in it can wait until then. */
export function drawnOnce(): Delayed<boolean> {
  return delayed(() => true, 1, false);
}
