/** A lesson as one reader goes through it: where they are, and what the board shows there. */

import { api, problemKey } from '$lib/connection/api.ts';
import { progressIn, keepProgress } from './progress.ts';
import type { Lesson, LessonStep, Move, Update } from '$lib/connection/messages.ts';
import { words } from '$lib/words/words.svelte.ts';

export class Course {
  lesson: Lesson | null = $state.raw(null);
  /** of the words for why there is none */
  problem: string | null = $state(null);
  /** 0: the welcome; then a step each, and the last one is the end */
  place = $state(0);
  /** whether the reader wants no lesson, but to play */
  skipped = $state(false);
  /** whether the reader has just chosen something else than the teacher wants */
  astray = $state(false);
  /** as a board gets it: fresh where nothing of it is to be played in motion */
  update: Update | null = $state.raw(null);

  /** The step that is shown; during the welcome the first one. */
  step: LessonStep | null = $derived(this.lesson?.steps[Math.max(0, this.place - 1)] ?? null);
  last: number = $derived(this.lesson?.steps.length ?? 0);
  atEnd: boolean = $derived(this.lesson !== null && this.place >= this.last);
  /** The option that the teacher wants; none: nothing is to be chosen here. */
  wanted: number | null = $derived(this.place === 0 ? null : (this.step?.wanted ?? null));
  options: Move[] = $derived(this.wanted === null ? [] : (this.step?.update.decision?.options ?? []));
  /** What the teacher says: where a step has no words of its own, those before it hold. */
  words: string = $derived.by(() => {
    if (this.lesson === null) return '';
    if (this.place === 0) return this.lesson.welcome;
    return this.lesson.steps.slice(0, this.place).findLast((step) => step.say !== null)?.say ?? this.lesson.welcome;
  });

  #edition = 0;

  constructor(
    readonly game: string,
    /** whether the table is needed as text */
    readonly page: boolean,
  ) {
    const kept = progressIn(game);
    if (kept !== null && !kept.done) this.place = kept.place;
  }

  /** Fetch the lesson in the language of the reader. */
  async load(): Promise<void> {
    this.#edition += 1;
    const edition = this.#edition;
    this.problem = null;
    try {
      const found = await api.lesson(this.game, words.language, this.page);
      if (edition !== this.#edition) return;
      this.lesson = found;
      this.go(Math.min(this.place, found.steps.length));
    } catch (error) {
      if (edition === this.#edition) this.problem = problemKey(error);
    }
  }

  /** Choose an option: the lesson goes on with the one that is wanted; any other is for later. */
  choose = (option: number): void => {
    this.astray = option !== this.wanted;
    if (!this.astray) this.next();
  };

  /** The next step, in motion. */
  next = (): void => {
    if (!this.atEnd) this.go(this.place + 1, { moving: true });
  };

  back = (): void => {
    if (this.place > 0) this.go(this.place - 1);
  };

  restart = (): void => this.go(0);

  skip = (): void => {
    this.skipped = true;
    keepProgress(this.game, { place: this.place, done: true });
  };

  go(place: number, { moving = false } = {}): void {
    this.place = place;
    this.skipped = false;
    this.astray = false;
    if (this.step !== null) this.update = moving ? this.step.update : { ...this.step.update, fresh: true };
    if (this.lesson !== null) keepProgress(this.game, { place, done: this.atEnd });
  }
}
