/** A set of ten reveals: alone, first with a word of advice and then against the own median; or against the own Shadow. */

import { sound } from '$lib/sound/player.ts';
import type { Card } from '../reading/cards.ts';
import { judge, taskOf, USUAL, type Judged, type Task, type Terms } from '../reading/judging.ts';
import { dealt, delay, steadyFor, type Plan } from './deck.ts';
import { keep, kept, type Record } from './records.ts';
import { shadowTime, type Rival } from './shadow.ts';

export const SET = 10;
const COACHED = 3;
const STILL_THERE = 600; // ms

/** An answer that was given. */
export interface Given {
  answer: number[];
  time: number;
  right: boolean;
}

export class Session {
  records: Record[] = $state.raw(kept());
  phase: 'rest' | 'arm' | 'open' | 'verdict' = $state('rest');
  plan: Plan = $state('all');
  /** of the set, from 1 */
  reveal = $state(0);
  cards: Card[] = $state.raw([]);
  pushed: number[] = $state.raw([]);
  given: Given | null = $state.raw(null);
  /** how many of this set were right */
  right = $state(0);
  rival: Rival = $state('nobody');
  /** when the Shadow presses, in ms; none: there is none, or it does not know such a task */
  shadow: number | null = $state(null);
  shadowPressed = $state(false);
  /** reveals of this set that were taken, by the reader and by the Shadow */
  taken = $state({ own: 0, shadow: 0 });

  #shown: number | null = null;
  #lit = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hand: ReturnType<typeof setTimeout> | undefined;

  terms: Terms = $derived(
    this.plan === 'shape' || this.plan === 'colour' ? { attribute: this.plan, mirror: false } : USUAL,
  );
  task: Task = $derived(taskOf(this.cards, this.terms));
  /** whether the task is named while the cards lie there */
  coached: boolean = $derived(this.rival === 'nobody' && this.reveal <= COACHED);
  over: boolean = $derived(this.phase === 'verdict' && this.reveal >= SET);

  begin(plan: Plan): void {
    this.plan = plan;
    this.reveal = 0;
    this.right = 0;
    this.taken = { own: 0, shadow: 0 };
    this.next();
  }

  /** The reader has seen enough; a thumb that still lies where the switch was has not. */
  goOn(): void {
    if (performance.now() - this.#lit >= STILL_THERE) this.next();
  }

  /** The next cards are laid out, face down. */
  next(): void {
    this.#hush();
    if (this.reveal >= SET) {
      this.phase = 'rest';
      return;
    }
    this.reveal += 1;
    this.pushed = [];
    this.given = null;
    this.shadow = null;
    this.shadowPressed = false;
    this.#shown = null;
    this.phase = 'arm';
    this.#timer = setTimeout(() => this.#open(), delay());
  }

  stop(): void {
    this.#hush();
    this.phase = 'rest';
  }

  /** The frame that shows the cards: every hand is measured from there. */
  shown(frame: number): void {
    if (this.#shown !== null) return;
    this.#shown = frame;
    if (this.shadow !== null)
      this.#hand = setTimeout(() => this.#shadowPresses(), this.shadow - (performance.now() - frame));
  }

  push(token: number): void {
    if (this.phase !== 'open') return;
    const kept = this.pushed.filter((other) => other !== token);
    this.pushed = kept.length < this.pushed.length ? kept : [...this.pushed, token];
    sound.play('push');
  }

  clear(): void {
    this.pushed = [];
  }

  press(at: number): void {
    const frame = this.#shown;
    if (this.phase !== 'open' || this.pushed.length === 0 || frame === null || at < frame) return;
    const judged = judge(this.task, this.pushed, this.terms);
    const right = judged.mistake === null;
    this.given = { answer: this.pushed, time: Math.floor(at - frame), right };
    this.phase = 'verdict';
    this.#lit = performance.now();
    clearTimeout(this.#hand);
    this.#award(this.given);
    if (right) this.right += 1;
    sound.play('switch');
    sound.play(right ? 'right' : 'wrong');
    if (this.task.mode !== 'cancel') this.#note(this.task.mode, this.given, judged);
  }

  forget(): void {
    this.records = [];
    keep([]);
  }

  #open(): void {
    this.cards = dealt(this.plan);
    this.shadow = shadowTime(this.rival, this.task.mode, this.records);
    this.phase = 'open';
    sound.play('card');
  }

  #hush(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hand);
  }

  /** Its switch goes over; the reader may still answer, and see how much later. */
  #shadowPresses(): void {
    this.shadowPressed = true;
    sound.play('switch');
  }

  /** The fastest right answer takes the reveal; the Shadow is always right. */
  #award({ right, time }: Given): void {
    if (this.shadow === null) return;
    const winner = right && time <= this.shadow ? 'own' : 'shadow';
    this.taken = { ...this.taken, [winner]: this.taken[winner] + 1 };
  }

  #note(mode: Record['mode'], { answer, time, right }: Given, { by, mistake }: Judged): void {
    const sizes = this.task.readings.map(({ tokens }) => tokens.length);
    const choice = Math.min(...sizes) !== Math.max(...sizes);
    const record: Record = {
      mode,
      right,
      time,
      by: right ? by : null,
      shorter: right && choice ? answer.length === Math.min(...sizes) : null,
      mistake,
      steady: steadyFor(this.task),
    };
    this.records = [...this.records, record];
    keep(this.records);
  }
}
