/** How a board follows its table: events are played one after another from a queue, which can be skipped. */

import { untrack } from 'svelte';
import type { Stage } from '$board/board.ts';
import { frame, whenIdle } from '$lib/rendering/frame.ts';
import type { Update } from '$lib/connection/messages.ts';
import { reuse } from '$lib/rendering/reuse.ts';
import { eventOf } from './news.ts';

/** Events that are shown together, and for how long. */
export interface Beat {
  ms: number;
  /** the news it shows; none: it counts as shown when the scene of the update is */
  news?: readonly object[];
}

/** A piece that flies from one thing on the table to another; things are named by `data-at`. */
export interface Way<Piece> {
  piece: Piece;
  from: string;
  to: string;
}

export interface Flight<Piece> {
  id: number;
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

const LONG = 6000; // ms of waiting beats beyond which they play twice as fast
const GLANCE = 800;
const STILL = 250; // ms that a beat takes at most with reduced motion

interface Act<Scene, B> {
  beats: B[];
  scene: Scene;
  update: Update;
}

interface Begun<B> {
  beat: B;
  /** whether its change is still to come */
  coming: boolean;
}

/** A game defines its scene, its beats and what they change; everything else is shared. */
export abstract class AnimationQueue<Scene, B extends Beat, Piece = never> implements Stage {
  /** null: no board is mounted */
  scene: Scene | null = $state.raw(null);
  /** the things that the latest news is about, outlined for a moment */
  touched: ReadonlySet<string> = $state.raw(new Set());
  flights: Flight<Piece>[] = $state.raw([]);
  playing = $state(false);
  shown: Update | null = $state.raw(null);
  showing: Update | null = $state.raw(null);
  untold: ReadonlySet<object> = $state.raw(new Set());

  /** what is still to be played; the first act is the current one, with the beats that have not begun */
  #queue: Act<Scene, B>[] = [];
  #begun: Begun<B> | null = null;
  #seen: Update | null = null;
  #age = 0;
  #wake: (() => void) | null = null;
  #flight = 0;
  #glances = new Map<string, number>();
  #glance = 0;

  /** The scene that an update describes. */
  protected abstract read(update: Update): Scene | null;
  /** What led to it. */
  protected abstract beats(update: Update): B[];
  /** Change the scene, which is a copy, by what happened; the scene of the update corrects the rest. */
  protected abstract happen(scene: Scene, beat: B): void;
  /** The things that a beat is about. */
  protected about(_beat: B): string[] {
    return [];
  }
  /** What flies; the change comes when it has arrived. */
  protected ways(_beat: B): Way<Piece>[] {
    return [];
  }
  /** The pictures that a beat needs, drawn ahead of time; each returns whether there was anything to draw. */
  protected draws(_beat: B): (() => boolean)[] {
    return [];
  }
  /** What it sounds like. */
  protected hear(_beat: B, _reader: number | null): void {}
  /** A beat begins (`passed`: it is being skipped), and ends. */
  protected opens(_beat: B, _passed: boolean): void {}
  protected closes(_beat: B): void {}
  /** The scene of an update is shown. */
  protected settles(_scene: Scene, _update: Update): void {}
  /** The board is unmounted. */
  protected left(): void {}

  /** Play the events of an update, then show its scene. */
  follow(update: Update, still: boolean): void {
    const scene = this.read(update);
    if (update === this.#seen || scene === null) return;
    const first = this.#seen === null;
    this.#seen = update;
    if (first || update.fresh === true || update.events.length === 0) {
      this.#drop();
      this.#settle(scene, update);
      return;
    }
    const beats = this.beats(update);
    void whenIdle(untrack(() => beats.flatMap((beat) => this.draws(beat))));
    this.#queue.push({ beats, scene, update });
    this.untold = new Set([...untrack(() => this.untold), ...update.events]);
    if (!this.playing) void this.#run(still);
    if (document.hidden) this.skip();
  }

  leave(): void {
    this.#drop();
    this.#seen = null;
    this.scene = null;
    this.shown = null;
    this.left();
  }

  /** Skip with the next frame, after the preview has been drawn. */
  hurry(): void {
    if (this.playing) void frame().then(() => this.skip());
  }

  /** Show the latest scene at once; skipped beats still happen, to a copy that is not shown. */
  skip(): void {
    if (!this.playing) return;
    const shown = this.scene;
    const acts = this.#queue;
    const begun = this.#stop();
    if (shown === null || acts.length === 0) return;
    let scene: Scene = structuredClone(shown);
    if (begun?.coming === true) this.happen(scene, begun.beat);
    acts.forEach(({ beats, scene: then, update }, i) => {
      for (const beat of beats) {
        this.opens(beat, true);
        this.happen(scene, beat);
        this.closes(beat);
      }
      if (i === acts.length - 1) this.scene = reuse(shown, then);
      else scene = structuredClone(then);
      this.shown = update;
      this.settles(then, update);
    });
  }

  /** Discard whatever is still to be played. */
  #drop(): void {
    if (this.playing) this.#stop();
  }

  /** Stop playing; returns the beat that had begun. */
  #stop(): Begun<B> | null {
    const begun = this.#begun;
    this.#age += 1;
    this.#queue = [];
    this.#begun = null;
    this.#wake?.();
    this.flights = [];
    this.playing = false;
    this.showing = null;
    this.untold = new Set();
    if (begun !== null) this.closes(begun.beat);
    return begun;
  }

  /** Play the queue; every change gets a frame of its own. */
  async #run(still: boolean): Promise<void> {
    const age = this.#age;
    this.playing = true;
    this.showing = this.#queue[0]?.update ?? null;
    await this.#drawn();
    while (age === this.#age) {
      const act = this.#queue[0];
      const beat = act?.beats.shift();
      this.showing = act?.update ?? null;
      if (act === undefined) {
        this.playing = false;
        return;
      }
      if (beat === undefined) {
        this.#queue.shift();
        this.#settle(act.scene, act.update);
        await this.#drawn();
      } else {
        await this.#play(beat, act.update, still);
      }
    }
  }

  async #play(beat: B, update: Update, still: boolean): Promise<void> {
    const age = this.#age;
    this.#begun = { beat, coming: true };
    this.opens(beat, false);
    this.hear(beat, update.seat);
    await this.#drawn();
    for (const draw of this.draws(beat)) {
      if (age === this.#age && draw()) await this.#drawn();
    }
    if (age !== this.#age) return;
    this.flights = still ? [] : this.#sent(beat);
    const arrives = this.flights.length > 0;
    if (!arrives) this.#change(beat, still);
    const ms = still ? Math.min(beat.ms, STILL) : beat.ms;
    await this.#wait(this.#queue.length > 1 && this.#length() > LONG ? ms / 2 : ms);
    if (age !== this.#age) return;
    if (arrives) this.#change(beat, still);
    this.flights = [];
    this.#begun = null;
    this.closes(beat);
    await this.#drawn();
  }

  #change(beat: B, still: boolean): void {
    this.#begun = { beat, coming: false };
    this.#tell((beat.news ?? []).flatMap((news) => eventOf(news) ?? []));
    if (this.scene === null) return;
    const scene = structuredClone(this.scene);
    this.happen(scene, beat);
    this.scene = reuse(this.scene, scene);
    this.#touch(this.about(beat), still);
  }

  #settle(scene: Scene, update: Update): void {
    this.scene = reuse(this.scene, scene);
    this.shown = update;
    this.#tell(update.events);
    this.settles(this.scene, update);
  }

  /** The board has shown these events, so the log may list them. */
  #tell(events: object[]): void {
    const told = new Set(events);
    const untold = untrack(() => this.untold);
    if (untold.size > 0 && told.size > 0) this.untold = new Set([...untold].filter((event) => !told.has(event)));
  }

  /** Outline the latest news; with reduced motion news comes fast, so each keeps its outline for the full time. */
  #touch(things: string[], still: boolean): void {
    if (things.length === 0) return;
    this.#glance += 1;
    const glance = this.#glance;
    if (!still) this.#glances.clear();
    for (const thing of things) this.#glances.set(thing, glance);
    this.touched = new Set(this.#glances.keys());
    setTimeout(() => this.#forget(glance), GLANCE);
  }

  #forget(glance: number): void {
    const over = [...this.#glances].filter(([, last]) => last === glance);
    if (over.length === 0) return;
    for (const [thing] of over) this.#glances.delete(thing);
    this.touched = new Set(this.#glances.keys());
  }

  #sent(beat: B): Flight<Piece>[] {
    return this.ways(beat).flatMap(({ piece, from, to }) => {
      const start = where(from);
      const end = where(to);
      if (start === null || end === null) return [];
      this.#flight += 1;
      return [{ id: this.#flight, piece, from: start, to: end, ms: beat.ms }];
    });
  }

  #length(): number {
    return this.#queue.flatMap((act) => act.beats).reduce((sum, beat) => sum + beat.ms, 0);
  }

  /** Wait until the last change has been drawn. */
  #drawn(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      void frame().then(resolve);
    });
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function where(thing: string): DOMRect | null {
  return document.querySelector(`[data-at="${thing}"]`)?.getBoundingClientRect() ?? null;
}
