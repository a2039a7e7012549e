/** The reveals of a match so far, as its news tell them. */

import { partsOf } from '$lib/table/log.ts';
import { cardOf } from './content.ts';
import type { Card } from './task.ts';

export interface Told {
  reveal: number;
  cards: Card[];
  /** the first one first */
  presses: { seat: number; time: number; right: boolean }[];
  winner: number | null;
  /** whether three Specials cancelled each other */
  cancelled: boolean;
}

/** Every reveal whose cards have left the table. */
export function historyOf(events: Record<string, unknown>[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const [name, fields] = partsOf(event);
    if (name === 'revealed')
      told.push({ reveal: Number(fields.reveal), cards: [], presses: [], winner: null, cancelled: false });
    const now = told.at(-1);
    if (now !== undefined) tell(now, name, fields);
  }
  for (const { presses } of told) presses.sort((one, other) => one.time - other.time);
  return told.filter(({ cards }) => cards.length > 0);
}

function tell(now: Told, name: string, { seat, time, answer, verdict, card }: Record<string, unknown>): void {
  const gone = name === 'won' || name === 'boxed' ? cardOf(String(card)) : null;
  if (gone !== null) now.cards.push(gone);
  if (name === 'won') now.winner = Number(seat);
  if (name === 'cancelled') now.cancelled = true;
  if (name === 'showed' && answer !== 'pass')
    now.presses.push({ seat: Number(seat), time: Number(time), right: false });
  if (name === 'judged' && verdict === 'right') for (const press of now.presses) press.right ||= press.seat === seat;
}
