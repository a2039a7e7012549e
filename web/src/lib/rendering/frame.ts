/** Much at once makes a page stutter: what can wait is done when the rest has been drawn. */

const LATE = 100; // ms after which nobody waits any more

/** Wait until the page has been drawn as it is now; where nobody looks, there is nothing to wait for. */
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

/** Do one thing after the other, each while there is nothing else to do. */
export async function whenIdle(works: Iterable<() => unknown>): Promise<void> {
  for (const work of works) {
    await idle();
    work();
  }
}

/** Wait until there is nothing else to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, LATE);
    else requestIdleCallback(() => resolve());
  });
}
