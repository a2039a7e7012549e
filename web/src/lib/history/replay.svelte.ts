/** The replay of a match, line by line; its frames are fetched a hundred at a time. */

import { api, problemKey } from '$lib/connection/api.ts';
import type { Frame, Update } from '$lib/connection/messages.ts';
import { beginsTurn } from './turns.ts';
import { words } from '$lib/words/words.svelte.ts';

export interface Shown {
  frame: Frame;
  /** as a board gets it: fresh where nothing of it is to be played in motion */
  update: Update;
}

const CHUNK = 100; // frames
const AHEAD = 40; // frames before the end of what is here, the next ones are fetched
const AROUND = 40; // lines of the log before and after the one that is shown

export class ReplayPlayer {
  /** of the match; none: not known yet */
  lines: number | null = $state(null);
  /** of the words for why nothing is shown */
  problem: string | null = $state(null);
  /** the line that the reader wishes to see */
  line = $state(0);
  /** the seat whose view is shown; null: a spectator's */
  eye: number | null = $state(null);
  shown: Shown | null = $state.raw(null);

  #frames: ReadonlyMap<number, Frame> = $state.raw(new Map());
  #fetching = new Map<number, Promise<void>>();
  /** counts changes of seat and language, after which earlier answers are stale */
  #edition = 0;

  /** The frames around the one that is shown, as far as they are here. */
  near: Frame[] = $derived.by(() => {
    const here = this.shown?.frame.line ?? 0;
    const found: Frame[] = [];
    for (let line = here - AROUND; line <= here + AROUND; line += 1) {
      const frame = this.#frames.get(line);
      if (frame !== undefined) found.push(frame);
    }
    return found;
  });
  /** Whether the frame that was asked for is still on its way. */
  waiting: boolean = $derived(this.problem === null && this.shown?.frame.line !== this.line);
  atEnd: boolean = $derived(this.lines !== null && this.line >= this.lines);

  constructor(
    readonly table: string,
    readonly game: string,
    eye: number | null,
    line: number,
  ) {
    this.eye = eye;
    void this.go(line);
  }

  /** Show a line; in motion only if it follows the one that is shown. */
  async go(wish: number, { moving = false } = {}): Promise<void> {
    const line = Math.max(0, Math.min(wish, this.lines ?? wish));
    const follows = moving && this.shown?.frame.line === line - 1;
    this.line = line;
    const frame = this.#frames.get(line);
    if (frame !== undefined) {
      this.#show(frame, follows);
      return;
    }
    const fetched = await this.#frame(line);
    if (this.line === line && fetched !== undefined) this.#show(fetched, follows);
    else if (this.lines !== null && this.line > this.lines) await this.go(this.lines);
  }

  step = (): Promise<void> => this.go(this.line + 1, { moving: true });
  back = (): Promise<void> => this.go(this.line - 1);
  first = (): Promise<void> => this.go(0);
  last = (): Promise<void> => this.go(this.lines ?? 0);

  /** Go to the beginning of the next turn, or with -1 of this one or the one before. */
  async turn(direction: 1 | -1): Promise<void> {
    let line = this.line + direction;
    while (line > 0 && line < (this.lines ?? 0)) {
      const [frame, next] = [await this.#frame(line), await this.#frame(line + 1)];
      if (frame === undefined || beginsTurn(this.game, frame, next)) break;
      line += direction;
    }
    await this.go(line);
  }

  /** Show the same line as another seat sees it. */
  look(eye: number | null): void {
    this.eye = eye;
    this.again();
  }

  /** Fetch everything again: for another seat or language, or after a failure. */
  again(): void {
    this.#edition += 1;
    this.#frames = new Map();
    this.#fetching.clear();
    this.problem = null;
    void this.go(this.line);
  }

  #show(frame: Frame, moving: boolean): void {
    this.shown = { frame, update: moving ? frame.update : { ...frame.update, fresh: true } };
    void this.#fetch(chunkOf(frame.line + AHEAD));
    void this.#fetch(chunkOf(Math.max(0, frame.line - AHEAD)));
  }

  async #frame(line: number): Promise<Frame | undefined> {
    if (!this.#frames.has(line)) await this.#fetch(chunkOf(line));
    return this.#frames.get(line);
  }

  #fetch(from: number): Promise<void> {
    if (this.#frames.has(from) || (this.lines !== null && from > this.lines)) return Promise.resolve();
    const known = this.#fetching.get(from);
    if (known !== undefined) return known;
    const fetching = this.#ask(from, this.#edition);
    this.#fetching.set(from, fetching);
    return fetching;
  }

  async #ask(from: number, edition: number): Promise<void> {
    try {
      const found = await api.replay(this.table, { seat: this.eye, language: words.language, from, count: CHUNK });
      if (edition !== this.#edition) return;
      this.lines = found.lines;
      this.#frames = new Map([...this.#frames, ...found.frames.map((frame) => [frame.line, frame] as const)]);
    } catch (error) {
      if (edition === this.#edition) this.problem = problemKey(error);
    }
    this.#fetching.delete(from);
  }
}

function chunkOf(line: number): number {
  return line - (line % CHUNK);
}
