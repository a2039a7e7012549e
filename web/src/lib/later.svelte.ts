/** What may be seen a frame after the rest. */

import { untrack } from 'svelte';
import { frame } from './frame.ts';

/** A value as it was when the page was drawn last, at first as it is or as is said; to be called as a component is made. */
export function later<T>(value: () => T, first: T = untrack(value)): { readonly current: T } {
  let current = $state.raw(first);
  $effect(() => {
    const now = value();
    let over = false;
    void frame().then(() => {
      if (!over) current = now;
    });
    return () => {
      over = true;
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
