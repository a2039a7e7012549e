/** What happened, in sentences. */

import type { Update } from '$lib/connection/messages.ts';

/** Events with which a turn begins in every game that has them. */
const BEGIN = new Set(['began_turn', 'began_round', 'lit_match']);

type Event = Record<string, unknown>;

/** One sentence of what happened. */
export interface LogLine {
  text: string;
  /** who did it, where the event says so */
  seat: number | null;
  /** what was told at the same time has the same number; none: told afterwards, with all that was before */
  batch: number | null;
  event: Event;
  /** its name */
  kind: string;
}

/** The sentences of an update: one for each event that has words. */
export function linesOf(update: Update, batch: number): LogLine[] {
  const texts = update.words?.events ?? [];
  return update.events.flatMap((event, place) => {
    const text = texts[place] ?? '';
    const [kind, { seat }] = partsOf(event);
    const doer = typeof seat === 'number' ? seat : null;
    return text === '' ? [] : [{ text, seat: doer, batch: update.fresh === true ? null : batch, event, kind }];
  });
}

/** What the board has shown of it: what is not told yet is among the last. */
export function shownLines(lines: LogLine[], untold: ReadonlySet<object>): LogLine[] {
  return untold.size === 0 ? lines : lines.filter(({ event }) => !untold.has(event));
}

/** The places of the lines with which a turn begins: it is what somebody else does next. */
export function turnStarts(lines: LogLine[]): Set<number> {
  const turns = new Set<number>();
  let owner: number | null = null;
  for (const [place, line] of lines.entries()) {
    const same = line.batch !== null && line.batch === lines[place - 1]?.batch;
    const begins = BEGIN.has(line.kind);
    if (place > 0 && (begins || !(same || line.seat === null || line.seat === owner))) turns.add(place);
    if (begins || (!same && line.seat !== null)) owner = line.seat;
  }
  return turns;
}

/** The place behind a seat's last turn, which ended with a batch; none: that was before the reader came. */
export function sinceTurn(lines: LogLine[], seat: number, ended: number | undefined): number {
  if (ended === undefined) return sinceOwnAction(lines, seat);
  const later = lines.findIndex(({ batch }) => batch !== null && batch >= ended);
  if (later < 0) return lines.length;
  const others = lines.findIndex((line, place) => place >= later && (line.batch !== ended || line.seat !== seat));
  return others < 0 ? lines.length : others;
}

/** The place behind the last thing that a seat did before the others; what it did after them is its turn now. */
function sinceOwnAction(lines: LogLine[], seat: number): number {
  const others = lines.findLastIndex((line) => line.seat !== null && line.seat !== seat);
  return lines.findLastIndex((line, place) => place < others && line.seat === seat) + 1;
}

/** The name of an event, and its fields. */
export function partsOf(event: Event): [string, Record<string, unknown>] {
  const [name, fields] = Object.entries(event)[0] ?? ['', null];
  return [name, typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}];
}
