/** The table as the server tells it, and what can be read off it. */

import type { UpdateOf } from '$board/board.ts';
import type { Update } from '$lib/connection/messages.ts';
import { revealsIn } from '../motion/news.ts';
import type { Agreement, Glimpse, Player, Result, Seam } from '../seam.ts';
import { cardOf, tokensOf, type Card } from './cards.ts';
import { taskOf, type Task, type Terms } from './judging.ts';

/** What somebody has won. */
export type Winnings = Pick<Player, 'cards' | 'specials' | 'time'>;

/** In the dark cards lie face down; then they are open, until the light shows who was right. */
export type Phase = 'arm' | 'open' | 'cancel' | 'verdict';

export interface Chamber {
  phase: Phase;
  reveal: number;
  /** how many there are in all */
  reveals: number;
  /** left, middle, right: ids; `back`: it lies there and may not be seen */
  cards: (string | null)[];
  players: Winnings[];
  /** who wins together with the reader */
  partners: number[];
  deck: number;
  box: number;
  agreement: Agreement;
  last: Result | null;
  /** whether answers are awaited that are not raced */
  asked: boolean;
  glimpse: Glimpse | null;
}

/** The cards of a reveal that three Specials cancelled, if that is what was told last. */
function cancelledIn(update: Update | UpdateOf<Seam>): string[] | null {
  const last = revealsIn(update.events).at(-1);
  return last?.cancelled === true ? last.drawn : null;
}

/** Whether an update tells how a reveal went, and nothing that lies on the table by now hides it. */
export function judgedIn(update: Update | UpdateOf<Seam>): boolean {
  const reveals = revealsIn(update.events);
  return update.race === undefined ? reveals.some(({ judged }) => judged) : reveals.at(-1)?.judged === true;
}

export function chamberOf(update: Update | UpdateOf<Seam>): Chamber | null {
  const { view, prospects } = update as UpdateOf<Seam>;
  if (view === undefined || prospects === undefined) return null;
  const asked = update.race === undefined && prospects.open;
  const cancelled = cancelledIn(update);
  const phase = phaseOf(update, asked, cancelled !== null);
  return {
    phase,
    reveal: view.reveal,
    reveals: prospects.reveals,
    cards: phase === 'cancel' && cancelled !== null ? cancelled : view.cards,
    players: view.players.map(({ cards, specials, time }) => ({ cards, specials, time })),
    partners: prospects.partners,
    deck: view.deck.length - view.cards.filter((card) => card === 'back').length,
    box: view.box.length,
    agreement: view.agreement,
    last: view.last,
    asked,
    glimpse: prospects.glimpse,
  };
}

function phaseOf(update: Update | UpdateOf<Seam>, asked: boolean, cancelled: boolean): Phase {
  if (update.race?.dark === false) return 'open';
  if (judgedIn(update)) return 'verdict';
  if (update.race !== undefined) return cancelled ? 'cancel' : 'arm';
  return asked ? 'open' : 'verdict';
}

/** The number of the reveal that the table is at. */
export function revealAt(chamber: Chamber): number {
  return chamber.phase === 'arm' ? chamber.reveal + 1 : chamber.reveal;
}

/** A press as it was judged. */
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
      answer: tokensOf(last.answers[seat] ?? ''),
      time: last.times[seat] ?? 0,
      verdict: last.verdicts[seat] ?? 'wrong',
    })),
    silent: last.verdicts.flatMap((verdict, seat) => (verdict === 'pass' ? [seat] : [])),
  };
}
