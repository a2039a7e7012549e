/** What happened, in sentences. */

import type { Update } from './messages.ts';

/** Events with which a turn begins in every game that has them. */
const BEGIN = new Set(['began_turn', 'began_round']);

type Event = Record<string, unknown>;

/** One sentence of what happened. */
export interface LogLine {
  text: string;
  /** who did it, where the event says so */
  seat: number | null;
  /** what was told at the same time has the same number; none: told afterwards, with all that was before */
  batch: number | null;
  /** the name of the event */
  kind: string;
}

/** What happened in one turn. */
export interface LogGroup {
  /** of its first line among all lines */
  place: number;
  lines: LogLine[];
}

/** The sentences of an update: one for each event that has words. */
export function linesOf(update: Update, batch: number): LogLine[] {
  const texts = update.words?.events ?? [];
  return update.events.flatMap((event, place) => {
    const text = texts[place] ?? '';
    const [kind, { seat }] = partsOf(event);
    const doer = typeof seat === 'number' ? seat : null;
    return text === '' ? [] : [{ text, seat: doer, batch: update.fresh === true ? null : batch, kind }];
  });
}

/** Lines by turns: a turn begins with what somebody else does next. */
export function groupsOf(lines: LogLine[]): LogGroup[] {
  const groups: LogGroup[] = [];
  let owner: number | null = null;
  for (const [place, line] of lines.entries()) {
    const last = groups.at(-1);
    const same = line.batch !== null && line.batch === last?.lines.at(-1)?.batch;
    const begins = BEGIN.has(line.kind);
    const goesOn = !begins && (same || line.seat === null || line.seat === owner);
    if (last !== undefined && goesOn) last.lines.push(line);
    else groups.push({ place, lines: [line] });
    if (begins || (!same && line.seat !== null)) owner = line.seat;
  }
  return groups;
}

/** The name of an event, and its fields. */
export function partsOf(event: Event): [string, Record<string, unknown>] {
  const [name, fields] = Object.entries(event)[0] ?? ['', null];
  return [name, typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}];
}
