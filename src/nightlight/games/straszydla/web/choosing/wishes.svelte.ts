/** Several answers in a row: what the reader has asked for at once is given one by one, as the questions come. */

import type { BoardProps } from '$board/board.ts';
import type { Seam } from '../seam.ts';
import type { Move } from './options.ts';

/** An answer to be given, as an action. */
export type Wish = object;

export class Wishes {
  /** whether more answers are to be given */
  pending = $state(false);
  #left: Wish[] = [];
  #answered: number | null = null;
  /** whose wishes they are, and at which point of the rules */
  #seat: number | null = null;
  #step = '';

  /** Give these answers from now on; whatever is not asked because there is no choice is passed over. */
  make(wishes: Wish[], props: BoardProps<Seam>): void {
    this.#left = [...wishes];
    this.#answered = null;
    this.#seat = props.seat;
    this.#step = props.update.decision?.step ?? '';
    this.pending = wishes.length > 0;
    this.grant(props);
  }

  forget(): void {
    this.#left = [];
    this.pending = false;
  }

  /** Answer the question that is open, if something was wished for it. */
  grant({ update, seat, options, choose }: BoardProps<Seam>): void {
    const decision = update.decision;
    if (!this.pending || decision === undefined || options.length === 0 || decision.id === this.#answered) return;
    if (seat !== this.#seat || ![this.#step, 'pay'].includes(decision.step)) {
      this.forget();
      return;
    }
    for (let wish = this.#left.shift(); wish !== undefined; wish = this.#left.shift()) {
      const option = options.findIndex((offered) => matches(offered, wish));
      if (option >= 0) {
        this.#answered = decision.id;
        this.pending = this.#left.length > 0;
        choose(option);
        return;
      }
      if (!('pay' in wish)) break;
    }
    this.forget();
  }
}

function matches(option: Move, wish: Wish): boolean {
  return JSON.stringify(option.action) === JSON.stringify(wish);
}
