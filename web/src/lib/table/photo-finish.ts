/** The photo finish of a raced question, as the journal notes it. */

import { partsOf } from './log.ts';
import type { RacedPress, Update } from '$lib/connection/messages.ts';

/** A press that counts. */
export type JudgedPress = RacedPress & { bot: boolean };

/** A press that does not count, and why. */
export interface Rejected {
  seat: number;
  received: number;
  reason: string;
}

export interface Finish {
  question: number;
  /** the first one first */
  presses: JudgedPress[];
  rejected: Rejected[];
  /** who took part and did not press */
  silent: number[];
  /** who takes the cards; none: nobody was right */
  winner: number | null;
  /** seats tied with the winner, where a draw decided */
  tied: number[];
}

/** The photo finish that an update brings; none: it brings none. */
export function finishOf(update: Update | null): Finish | null {
  const note = update?.finish?.race;
  if (update === null || note === undefined) return null;
  const bots = new Set(note.lines.filter((line) => line.bot).map((line) => line.seat));
  const presses = note.finish.map((press) => ({ ...press, bot: bots.has(press.seat) }));
  const pressed = new Set(presses.map((press) => press.seat));
  const winner = winnerOf(update, presses);
  const best = presses.find((press) => press.seat === winner)?.time;
  return {
    question: note.question,
    presses,
    rejected: note.messages.flatMap(({ seat, received, rejected }) =>
      rejected === undefined || pressed.has(seat) ? [] : [{ seat, received, reason: rejected }],
    ),
    silent: note.lines.filter((line) => line.takes_part && !pressed.has(line.seat)).map((line) => line.seat),
    winner,
    tied: presses
      .filter((press) => press.right && press.time === best && press.seat !== winner)
      .map((press) => press.seat),
  };
}

/** The winner by the events, which know how a tie was broken; otherwise the first who was right. */
function winnerOf(update: Update, presses: JudgedPress[]): number | null {
  const won = update.events.map(partsOf).find(([name]) => name === 'won')?.[1]['seat'];
  if (typeof won === 'number') return won;
  return presses.find((press) => press.right)?.seat ?? null;
}

/** By how many ms the winner was ahead of the next who was right; none: nobody else was. */
export function lead(finish: Finish): { seat: number; ms: number } | null {
  const [first, next] = finish.presses
    .filter((press) => press.right)
    .sort(
      (one, other) =>
        one.time - other.time || Number(other.seat === finish.winner) - Number(one.seat === finish.winner),
    );
  return first === undefined || next === undefined ? null : { seat: next.seat, ms: next.time - first.time };
}

const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000]; // ms
const MARKS = 6;

/** The marks of a time axis up to somewhat after this time. */
export function axis(latest: number): { end: number; marks: number[] } {
  const step = STEPS.find((size) => latest / size <= MARKS) ?? STEPS.at(-1)!;
  const end = Math.max(step, Math.ceil((latest * 1.04) / step) * step);
  return { end, marks: Array.from({ length: end / step + 1 }, (_, mark) => mark * step) };
}

/** ms as seconds, with so many decimals or as many as are needed, as a language writes them. */
export function markIn(language: string, ms: number, decimals: number): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
  return format.format(ms / 1000);
}
