/** What the board, the plates and the strip share: one way of choosing, and cards that are given away together. */

import { onDestroy } from 'svelte';
import { Choosing, type Lit } from '$board/choosing/choosing.svelte.ts';
import type { BoardProps } from '$board/board.ts';
import { giving, plain } from './options.ts';
import type { Seam } from '../seam.ts';
import { stage } from '../stage.svelte.ts';

const shown: (() => BoardProps<Seam>)[] = [];

export const choosing = new Choosing(() => shown.at(-1)!(), stage);

/** To be called by each part of the board as it is made. */
export function offer(props: () => BoardProps<Seam>): void {
  shown.push(props);
  onDestroy(() => {
    if (shown.length > 1) shown.splice(shown.indexOf(props), 1);
  });
}

/** A card that could go to several places is never played by one click. */
export function pickUp(option: number): Lit {
  return {
    ...choosing.on(option),
    onclick: (event) => {
      event.stopPropagation();
      choosing.press(option);
    },
  };
}

/** exchange: any number of cards; pair: two of them, as a pure creature demands (NM-7.4) */
export type Kind = 'exchange' | 'pair';
const PAIR = 2;

class Giving {
  /** whether the reader has turned to an exchange, which the server does not know yet */
  wanted = $state(false);
  marks: readonly number[] = $state.raw([]);
  #queue: number[] = [];
  #stop = false;

  /** What is to be given, by the question that is open, however far the news has been shown. */
  kind({ update, options, guided }: BoardProps<Seam>): Kind | null {
    if (guided === true) return null;
    if (options.some(({ action }) => 'mark' in action || 'stop' in action)) return 'exchange';
    if (this.wanted && plain(options, 'exchange') >= 0) return 'exchange';
    return update.prospects?.pair === true && plain(options, 'discard') >= 0 ? 'pair' : null;
  }

  /** Whether a card may be marked, or the mark be taken back. */
  free({ options }: BoardProps<Seam>, kind: Kind, card: number): boolean {
    const begun = options.some(({ action }) => 'mark' in action || 'stop' in action);
    return kind === 'pair' || !begun || giving(options, card) >= 0;
  }

  toggle(kind: Kind, card: number): void {
    if (this.marks.includes(card)) this.marks = this.marks.filter((one) => one !== card);
    else this.marks = [...this.marks, card].slice(kind === 'pair' ? -PAIR : 0);
  }

  /** How many cards go with those that the server knows of. */
  count({ update }: BoardProps<Seam>): number {
    return this.marks.length + (update.prospects?.marked?.length ?? 0);
  }

  ready(kind: Kind, props: BoardProps<Seam>): boolean {
    return kind === 'pair' ? this.marks.length === PAIR : this.count(props) > 0;
  }

  takeBack(): void {
    this.wanted = false;
    this.marks = [];
  }

  /** Give the answers one after the other, in ascending order (NM-5.5, NM-7.8). */
  send(props: BoardProps<Seam>, kind: Kind): void {
    this.#queue = this.marks.toSorted((one, other) => one - other);
    this.#stop = kind === 'exchange';
    this.takeBack();
    const begin = plain(props.options, 'exchange');
    if (begin >= 0) props.choose(begin);
    else this.next(props);
  }

  /** Whenever something may be chosen: the next of the answers. */
  next({ options, choose }: BoardProps<Seam>): void {
    if (options.length === 0 || (this.#queue.length === 0 && !this.#stop)) return;
    const card = this.#queue.shift();
    if (card === undefined) this.#stop = false;
    const option = card === undefined ? plain(options, 'stop') : giving(options, card);
    if (option >= 0) choose(option);
    else this.#forget();
  }

  #forget(): void {
    this.#queue = [];
    this.#stop = false;
  }
}

export const gifts = new Giving();
