/** The promises of the luck that this browser heard while their matches were not over, to hold the secrets against. */

const KEPT_AS = 'nightlight-promises';
const MOST = 60;

type Kept = [table: string, promise: string][];

function all(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** None: nothing was heard of the table before its match was over. */
export function promiseOf(table: string): string | null {
  return all().find(([known]) => known === table)?.[1] ?? null;
}

/** Remember the promise of a table; the first one counts. */
export function keepPromise(table: string, promise: string): void {
  if (promise === '' || promiseOf(table) !== null) return;
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([[table, promise], ...all()].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing believes the journal
  }
}
