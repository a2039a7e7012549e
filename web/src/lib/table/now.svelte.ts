/** The time, for whatever counts down on a page; it runs only while somebody reads it. */

import { createSubscriber } from 'svelte/reactivity';

const EVERY = 250; // ms

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** ms by a clock that never jumps; whoever reads it is told when it has moved on. */
export function now(): number {
  subscribe();
  return performance.now();
}

/** ms as minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
