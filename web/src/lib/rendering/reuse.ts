/** What is told anew is mostly what was known: only what differs is to be looked at again. */

type Parts = Record<string, unknown>;

/** The new value, in which every part that is as it was is the very part of the old one. Neither is changed. */
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
