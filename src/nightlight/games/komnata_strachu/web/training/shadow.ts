/** The Shadow: somebody who is exactly as fast as the reader has been, in the same kind of task. */

import type { Mode } from '../reading/judging.ts';
import { median, type Record } from './records.ts';

/** Nobody, or the reader on an ordinary or on the best day. */
export const RIVALS = ['nobody', 'median', 'best'] as const;
export type Rival = (typeof RIVALS)[number];

const ENOUGH = 2; // right answers to learn from

/** When it presses, in ms; none: it has not seen enough of such tasks. */
export function shadowTime(rival: Rival, mode: Mode, records: Record[]): number | null {
  const times = records.filter((record) => record.right && record.mode === mode).map(({ time }) => time);
  if (rival === 'nobody' || times.length < ENOUGH) return null;
  return rival === 'best' ? Math.min(...times) : Math.round(median(times) ?? 0);
}
