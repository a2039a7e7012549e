/** How long a table waits for a player who is away. */

import type { TimeLeft } from './clock.ts';
import { now } from './now.svelte.ts';
import type { Table } from './table.svelte.ts';

/** The time until a bot takes over the seat; null: nobody is awaited, or it is unknown since when. */
export function graceLeft(table: Table, seat: number): TimeLeft | null {
  const since = table.awaySince(seat);
  const info = table.seat(seat);
  if (table.info?.stage !== 'playing' || since === null || info?.kind !== 'person' || info.bot !== null) return null;
  const whole = table.info.grace * 1000;
  const ms = Math.max(0, since + whole - now());
  return { ms, running: true, low: false, part: whole === 0 ? 0 : ms / whole };
}
