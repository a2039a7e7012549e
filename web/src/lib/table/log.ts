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
  /** lines of one update share a number; null: told later, with everything before */
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

/** The lines that the board has already shown. */
export function shownLines(lines: LogLine[], untold: ReadonlySet<object>): LogLine[] {
  return untold.size === 0 ? lines : lines.filter(({ event }) => !untold.has(event));
}

/** The indices of the lines that begin a turn. */
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

/** The index after a seat's last turn, which ended with a batch; undefined: it ended before the reader came. */
export function sinceTurn(lines: LogLine[], seat: number, ended: number | undefined): number {
  if (ended === undefined) return sinceOwnAction(lines, seat);
  const later = lines.findIndex(({ batch }) => batch !== null && batch >= ended);
  if (later < 0) return lines.length;
  const others = lines.findIndex((line, place) => place >= later && (line.batch !== ended || line.seat !== seat));
  return others < 0 ? lines.length : others;
}

/** The index after the seat's last action before the others acted; what it did after them belongs to its present turn. */
function sinceOwnAction(lines: LogLine[], seat: number): number {
  const others = lines.findLastIndex((line) => line.seat !== null && line.seat !== seat);
  return lines.findLastIndex((line, place) => place < others && line.seat === seat) + 1;
}

/** The name of an event, and its fields. */
export function partsOf(event: Event): [string, Record<string, unknown>] {
  const [name, fields] = Object.entries(event)[0] ?? ['', null];
  return [name, typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}];
}
