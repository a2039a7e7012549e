/** What the board shows of the chamber: the dark, the cards, the light; and when the dark comes again. */

import { untrack } from 'svelte';
import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import { sound } from '$lib/sound/player.ts';
import { chamberOf, type Chamber } from './reading/chamber.ts';
import { cardOf, type Card } from './reading/cards.ts';
import { beatsOf, happen, type Beat } from './motion/beats.ts';
import { CONTENT } from './seam.ts';

const PLACES = [0, 1, 2];

class ChamberStage extends AnimationQueue<Chamber, Beat, Card> {
  /** when the light went on, as `performance.now()` has it */
  litAt = 0;
  /** all that has happened in this match */
  news: Update['events'] = $state.raw([]);

  #dark: ReturnType<typeof setTimeout> | undefined;
  #plain = new WeakMap<Update, Update>();
  #open = 0;
  #noted: Update | null = null;

  /** Cards that lie open are shown at once, whatever else is still being told. */
  override follow(update: Update, still: boolean): void {
    if (update !== this.#noted)
      this.news = update.fresh === true ? update.events : [...untrack(() => this.news), ...update.events];
    this.#noted = update;
    super.follow(update.race?.dark === false && update.events.length > 0 ? this.#withoutNews(update) : update, still);
  }

  /** The reader has seen enough of the result: the dark comes, or the cards that lie there by now. */
  next(): void {
    this.skip();
    clearTimeout(this.#dark);
    if (this.scene === null || this.scene.phase !== 'verdict') return;
    this.scene = { ...this.scene, phase: this.scene.asked ? 'open' : 'arm' };
  }

  protected override read(update: Update): Chamber | null {
    return chamberOf(update);
  }

  protected override beats(update: Update): Beat[] {
    const then = chamberOf(update);
    return then === null ? [] : beatsOf(update, then);
  }

  protected override happen(chamber: Chamber, beat: Beat): void {
    happen(chamber, beat);
  }

  protected override opens({ name }: Beat): void {
    if (name === 'light') this.litAt = performance.now();
  }

  protected override hear({ name, then }: Beat, reader: number | null): void {
    if (name === 'award' && then.last?.winner !== null && then.last?.winner !== reader) sound.play('card');
  }

  /** The three cards go to who was right first, or into the box. */
  protected override ways({ name, then }: Beat): Way<Card>[] {
    if (name !== 'award' || then.last === null) return [];
    const to = then.last.winner === null ? 'box' : `seat:${then.last.winner}`;
    return PLACES.flatMap((place) => {
      const card = cardOf(then.last?.cards[place] ?? null);
      return card === null ? [] : [{ piece: card, from: `card:${place}`, to }];
    });
  }

  protected override about({ name, then }: Beat): string[] {
    if (name !== 'award' || then.last === null) return [];
    return [then.last.winner === null ? 'box' : `seat:${then.last.winner}`];
  }

  protected override settles(chamber: Chamber, update: Update): void {
    clearTimeout(this.#dark);
    if (chamber.phase === 'open' && update.race !== undefined && this.#open !== update.race.question) {
      this.#open = update.race.question;
      sound.play('card');
    }
    if (update.race?.dark !== true) return;
    const rest = chamber.agreement.pace === 'ready' ? CONTENT.times.ready : CONTENT.times.show;
    const shown = Math.max(0, performance.now() - this.litAt);
    if (chamber.phase === 'verdict') this.#dark = setTimeout(() => this.next(), Math.max(0, rest - shown));
    if (chamber.phase === 'cancel') this.#dark = setTimeout(() => this.#putAway(), CONTENT.times.cancel);
  }

  protected override left(): void {
    clearTimeout(this.#dark);
    this.#open = 0;
    this.#noted = null;
    this.news = [];
  }

  #putAway(): void {
    if (this.scene?.phase === 'cancel') this.scene = { ...this.scene, phase: 'arm', cards: [null, null, null] };
  }

  #withoutNews(update: Update): Update {
    const plain = this.#plain.get(update) ?? { ...update, events: [] };
    this.#plain.set(update, plain);
    return plain;
  }
}

export const stage = new ChamberStage();
