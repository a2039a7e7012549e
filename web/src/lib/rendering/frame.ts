/** Spreading work over frames, so that a page does not stutter. */

const LATE = 100; // ms to wait at most

/** Wait until the page has been painted; on a hidden page, do not wait. */
export function frame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATE);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

/** Do one piece of work after another, each when the browser is idle. */
export async function whenIdle(works: Iterable<() => unknown>): Promise<void> {
  for (const work of works) {
    await idle();
    work();
  }
}

/** Wait until the browser is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, LATE);
    else requestIdleCallback(() => resolve());
  });
}
