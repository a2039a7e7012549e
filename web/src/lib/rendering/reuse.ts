/** Keeping object identity across updates, so that only what has changed is rendered again. */

type Parts = Record<string, unknown>;

/** The new value, with every unchanged part taken from the old one by reference. Neither argument is modified. */
export function reuse<T>(before: unknown, after: T): T {
  if (!isWhole(before) || !isWhole(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  const shared = (Array.isArray(after) ? [] : {}) as Parts;
  for (const name of names) {
    const part = reuse(before[name], after[name]);
    shared[name] = part;
    if (part !== before[name] || !(name in before)) same = false;
  }
  return (same ? before : shared) as T;
}

function isWhole(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
