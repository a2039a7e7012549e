/** Commitments that this browser saw before the matches ended, to compare with the secrets revealed later. */

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

/** The commitment of a table; null: this browser saw none before the end. */
export function promiseOf(table: string): string | null {
  return all().find(([known]) => known === table)?.[1] ?? null;
}

/** Remember the promise of a table; the first one counts. */
export function keepPromise(table: string, promise: string): void {
  if (promise === '' || promiseOf(table) !== null) return;
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([[table, promise], ...all()].slice(0, MOST)));
  } catch {
    // without storage, the journal's own commitment has to do
  }
}
