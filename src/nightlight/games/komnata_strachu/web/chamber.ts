/** The table as the server tells it, and what can be read off it. */

import { partsOf } from '$lib/table/log.ts';
import type { Update } from '$lib/connection/messages.ts';
import { cardOf, tokensOf } from './content.ts';
import { taskOf, type Card, type Task, type Terms } from './task.ts';

/** How a reveal went. */
export interface Result {
  reveal: number;
  cards: (string | null)[];
  /** tokens with hyphens between; `pass`, `nothing` */
  answers: string[];
  times: (number | null)[];
  verdicts: ('pass' | 'void' | 'wrong' | 'slip' | 'right')[];
  /** the seats whose presses count, the first one first */
  order: number[];
  winner: number | null;
}

export interface Player {
  cards: number;
  specials: number;
  /** alone against the clock, so far */
  time: number;
}

export interface Agreement extends Terms {
  form: 'live' | 'race' | 'glimpse';
  handicap: number[];
  teams: boolean;
  pace: 'auto' | 'ready';
  reveals: number | null;
  short: boolean;
}

/** In the dark cards lie face down; then they are open, until the light shows who was right. */
export type Phase = 'arm' | 'open' | 'cancel' | 'verdict';

export interface Chamber {
  phase: Phase;
  reveal: number;
  /** left, middle, right: ids; `back`: it lies there and may not be seen */
  cards: (string | null)[];
  players: Player[];
  deck: number;
  box: number;
  agreement: Agreement;
  last: Result | null;
  /** of the question, where it is not raced */
  step: Step | null;
}

export interface Step {
  step: string;
  tick?: number;
  /** in a glimpse: when presses came that all may know of */
  times?: (number | string | null)[];
}

interface Seen {
  agreement: Agreement;
  reveal: number;
  cards: (string | null)[];
  deck: string[];
  box: string[];
  players: Player[];
  last: Result | null;
  steps: Step[];
}

const JUDGED = 'judged';
const PLACES = 3;

/** The cards of a reveal that three Specials cancelled, if that is what was told last. */
export function cancelledIn(update: Update): string[] | null {
  const events = update.events.map(partsOf);
  const last = events.findLastIndex(([name]) => name === 'cancelled');
  if (last < 0 || events.slice(last).some(([name]) => name === 'revealed' || name === JUDGED)) return null;
  const drawn = events.slice(0, last).flatMap(([name, { card }]) => (name === 'drew' ? [String(card)] : []));
  return drawn.slice(-PLACES);
}

/** Whether an update tells how a reveal went, and nothing that lies on the table by now hides it. */
export function judgedIn(update: Update): boolean {
  const names = update.events.map((event) => partsOf(event)[0]);
  const last = names.lastIndexOf(JUDGED);
  return last >= 0 && (update.race === undefined || !names.slice(last).includes('revealed'));
}

export function chamberOf(update: Update): Chamber | null {
  const seen = update.view as unknown as Seen | undefined;
  if (seen === undefined) return null;
  const step = update.race === undefined ? (seen.steps.at(-1) ?? null) : null;
  const cancelled = cancelledIn(update);
  const phase = phaseOf(update, step, cancelled !== null);
  return {
    phase,
    reveal: seen.reveal,
    cards: phase === 'cancel' && cancelled !== null ? cancelled : seen.cards,
    players: seen.players.map(({ cards, specials, time }) => ({ cards, specials, time })),
    deck: seen.deck.length - seen.cards.filter((card) => card === 'back').length,
    box: seen.box.length,
    agreement: seen.agreement,
    last: seen.last,
    step,
  };
}

function phaseOf(update: Update, step: Step | null, cancelled: boolean): Phase {
  if (update.race?.dark === false) return 'open';
  if (judgedIn(update)) return 'verdict';
  if (update.race !== undefined) return cancelled ? 'cancel' : 'arm';
  return step === null || step.step === 'deal' ? 'verdict' : 'open';
}

/** How many reveals there are, as far as can be foreseen. */
export function revealsOf({ agreement, deck, box, players, cards, phase, reveal }: Chamber): number {
  const lying = phase === 'open' ? cards.filter((card) => card !== null).length : 0;
  const all = deck + box + lying + players.reduce((sum, player) => sum + player.cards, 0);
  const full = agreement.short ? Math.ceil(all / PLACES) : Math.floor(all / PLACES);
  return Math.max(reveal, Math.min(full, agreement.reveals ?? full));
}

/** The number of the reveal that the table is at. */
export function revealAt(chamber: Chamber): number {
  return chamber.phase === 'arm' ? chamber.reveal + 1 : chamber.reveal;
}

/** A press as it was judged, or that there was none. */
export interface Press {
  seat: number;
  answer: number[];
  time: number;
  verdict: Result['verdicts'][number];
}

export interface Verdict {
  result: Result;
  cards: Card[];
  task: Task;
  terms: Terms;
  /** in their order; then those that came too late */
  presses: Press[];
  /** who did not press */
  silent: number[];
}

/** The last reveal with what it asked for. */
export function verdictOf({ last, agreement }: Chamber): Verdict | null {
  if (last === null) return null;
  const cards = last.cards.flatMap((id) => cardOf(id) ?? []);
  const late = last.verdicts.flatMap((verdict, seat) => (verdict === 'void' ? [seat] : []));
  return {
    result: last,
    cards,
    task: taskOf(cards, agreement),
    terms: agreement,
    presses: [...last.order, ...late].map((seat) => ({
      seat,
      answer: tokensOf((last.answers[seat] ?? '').split('-')),
      time: last.times[seat] ?? 0,
      verdict: last.verdicts[seat] ?? 'wrong',
    })),
    silent: last.verdicts.flatMap((verdict, seat) => (verdict === 'pass' ? [seat] : [])),
  };
}
