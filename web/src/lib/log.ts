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
  /** whether a turn begins with it by its name */
  begins: boolean;
}

/** What happened in one turn. */
export interface LogGroup {
  /** of its first line among all lines */
  place: number;
  lines: LogLine[];
}

/** The sentences of an update; events without words are left out, as the server does. */
export function linesOf(update: Update, batch: number, silent: (event: Event) => boolean): LogLine[] {
  const texts = update.words?.events ?? [];
  const told = texts.length === update.events.length ? update.events : update.events.filter((event) => !silent(event));
  const aligned = texts.length === told.length;
  return texts.map((text, place) => ({
    text,
    seat: aligned ? doer(told[place]!) : null,
    batch: update.fresh === true ? null : batch,
    begins: aligned && BEGIN.has(partsOf(told[place]!)[0]),
  }));
}

/** Lines by turns: a turn begins with what somebody else does next. */
export function groupsOf(lines: LogLine[]): LogGroup[] {
  const groups: LogGroup[] = [];
  let owner: number | null = null;
  for (const [place, line] of lines.entries()) {
    const last = groups.at(-1);
    const same = line.batch !== null && line.batch === last?.lines.at(-1)?.batch;
    const goesOn = !line.begins && (same || line.seat === null || line.seat === owner);
    if (last !== undefined && goesOn) last.lines.push(line);
    else groups.push({ place, lines: [line] });
    if (line.begins || (!same && line.seat !== null)) owner = line.seat;
  }
  return groups;
}

/** The name of an event, and its fields. */
export function partsOf(event: Event): [string, Record<string, unknown>] {
  const [name, fields] = Object.entries(event)[0] ?? ['', null];
  return [name, typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}];
}

function doer(event: Event): number | null {
  const { seat } = partsOf(event)[1];
  return typeof seat === 'number' ? seat : null;
}
