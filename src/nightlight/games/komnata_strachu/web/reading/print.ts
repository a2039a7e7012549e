/** What a photo finish shows: the winner, the next who was right, and the moments around them. */

import type { Finish } from '$lib/table/photo-finish.ts';
import type { Verdict } from './chamber.ts';

const NEAR = 400; // ms behind the winner, up to which it is drawn
const CLOSE = 100; // and up to which it is called a photo finish
const FINE = 10;
const COARSE = 50;
const FEW = 5; // labels

export interface Moment {
  seat: number;
  time: number;
  /** when the message came; none: it was not sent over a network */
  wall: number | null;
}

export interface Print {
  first: Moment;
  second: Moment;
  from: number;
  to: number;
  step: number;
  labels: number[];
  /** whether time was given back for a line */
  credited: boolean;
  /** whether it was as close as that */
  close: boolean;
}

export function printOf(verdict: Verdict, finish: Finish | null): Print | null {
  const { winner } = verdict.result;
  const right = verdict.presses.filter((press) => press.verdict === 'right');
  const [one, other] = right;
  if (winner === null || one === undefined || other === undefined || other.time - one.time > NEAR) return null;
  const moment = ({ seat, time }: { seat: number; time: number }): Moment => {
    const told = finish?.presses.find((press) => press.seat === seat);
    return { seat, time, wall: told === undefined || told.bot ? null : told.wall };
  };
  const [first, second] = [moment(one), moment(other)];
  const gap = second.time - first.time;
  const step = gap > 120 ? COARSE : FINE;
  const from = Math.floor((first.time - Math.max(30, gap * 0.9)) / step) * step;
  const latest = Math.max(first.time + Math.max(90, gap * 2.3), (first.wall ?? 0) + 40, (second.wall ?? 0) + 40);
  const to = from + Math.ceil((latest - from) / step) * step;
  const far = step * Math.max(2, Math.round((to - from) / step / FEW));
  const begin = Math.ceil((from + 1) / far) * far;
  const labels = Array.from({ length: Math.ceil((to - begin) / far) }, (_, place) => begin + place * far);
  const credited = [first, second].some(({ time, wall }) => wall !== null && wall > time);
  return { first, second, from, to, step, labels, credited, close: gap <= CLOSE };
}
