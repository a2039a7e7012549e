/** What somebody did in training; it stays on the device. */

import type { Basis, Mistake, Mode } from '../reading/judging.ts';

/** In the order in which they are shown. */
export const MODES: readonly Exclude<Mode, 'cancel'>[] = ['single', 'match', 'plain', 'missing', 'line'];

export interface Record {
  mode: Exclude<Mode, 'cancel'>;
  right: boolean;
  /** ms */
  time: number;
  /** by which reading, of right answers */
  by: Basis | null;
  /** whether it was the shorter one, where the two differ in length */
  shorter: boolean | null;
  mistake: Mistake | null;
  /** how long a steady bot takes for these cards, on average */
  steady: number;
}

const KEPT_AS = 'nightlight-komnata-strachu-training';
const MOST = 300;

export function kept(): Record[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? (found as Record[]) : [];
  } catch {
    return [];
  }
}

export function keep(records: Record[]): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(records.slice(-MOST)));
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}

export function median(numbers: number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How one kind of task goes. */
export interface Summary {
  mode: Record['mode'];
  records: Record[];
  /** of right answers */
  median: number | null;
  steady: number | null;
  /** share of right answers */
  right: number;
}

export function summaryOf(mode: Record['mode'], all: Record[]): Summary {
  const records = all.filter((record) => record.mode === mode);
  const right = records.filter((record) => record.right);
  return {
    mode,
    records,
    median: median(right.map(({ time }) => time)),
    steady: records.length === 0 ? null : records.reduce((sum, { steady }) => sum + steady, 0) / records.length,
    right: records.length === 0 ? 0 : right.length / records.length,
  };
}

const ENOUGH = 3; // reveals before anything is called weak

/** The task with the smallest share of right answers, of equal ones the slowest beside a steady bot; none: all were right. */
export function weakest(summaries: Summary[]): Summary | null {
  const slowness = ({ median: own, steady }: Summary): number => (own === null || steady === null ? 1 : own / steady);
  const failed = summaries.filter(({ records, right }) => records.length >= ENOUGH && right < 1);
  return failed.sort((one, other) => one.right - other.right || slowness(other) - slowness(one))[0] ?? null;
}

/** Share of the shorter answer where there was one, how often by shape and by colour, and the usual mistake. */
export function habits(all: Record[]): {
  shorter: number | null;
  shape: number;
  colour: number;
  mistake: Mistake | null;
} {
  const choices = all.filter(({ right, shorter }) => right && shorter !== null);
  const counts = new Map<Mistake, number>();
  for (const { mistake } of all) if (mistake !== null) counts.set(mistake, (counts.get(mistake) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one);
  return {
    shorter: choices.length === 0 ? null : choices.filter(({ shorter }) => shorter).length / choices.length,
    shape: all.filter(({ by }) => by === 'shape').length,
    colour: all.filter(({ by }) => by === 'colour').length,
    mistake: usual?.[0] ?? null,
  };
}
