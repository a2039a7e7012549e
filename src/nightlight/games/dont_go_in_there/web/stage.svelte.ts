/** What the board shows: the table a little behind the news, which is played from one queue and can be skipped. */

import type { Update } from '$lib/messages.ts';
import type { RoomId } from './art/things.ts';
import { hear } from './hearing.ts';
import { houseOf, resolving, type FloorId, type House } from './house.ts';
import { beatsOf, happen, touchedBy, type Beat, type News } from './news.ts';

export interface Flight {
  id: number;
  card: string | null;
  ghosts: number;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

export interface Roll {
  /** none: the room has been resolved */
  board: FloorId | null;
  room: RoomId | null;
  faces: ('ghost' | 'blank')[];
}

const REST = 350;
const LONG = 6000;
const GLANCE = 800;

interface Batch {
  beats: Beat[];
  house: House;
  over: boolean;
}

class Stage {
  /** none: nobody follows, and the last update tells it all */
  house: House | null = $state.raw(null);
  roll: Roll | null = $state.raw(null);
  touched: ReadonlySet<string> = $state.raw(new Set());
  flights: Flight[] = $state.raw([]);
  /** the card that is on its way */
  lifted: string | null = $state.raw(null);
  playing = $state(false);
  /** the end: everybody has left the house, and curses are counted */
  counting = $state(false);
  /** of the count, what works now */
  cause: string | null = $state.raw(null);
  /** for whom the clock strikes now */
  struck: number | null = $state.raw(null);
  /** curses for the most ghosts, by seat */
  haunted: Record<number, number> = $state.raw({});

  #queue: Batch[] = [];
  #seen: Update | null = null;
  #age = 0;
  /** the floor where somebody was placed last */
  #last: FloorId = 'upper';
  #hurry = false;
  #wake: (() => void) | null = null;
  #flight = 0;
  #forget: ReturnType<typeof setTimeout> | undefined;

  /** Show an update, from its news to how things stand. */
  follow(update: Update, still: boolean): void {
    const house = houseOf(update);
    if (update === this.#seen || house === null) return;
    const first = this.#seen === null;
    this.#seen = update;
    const over = update.outcome !== undefined;
    if (first || update.fresh === true || update.events.length === 0) {
      this.#drop();
      this.#settle(house, over);
      if (over) this.haunted = costs(update, house);
      return;
    }
    const beats = beatsOf(update.events);
    const turn = update.events.some((event) => 'placed' in event || 'took' in event);
    if (turn && update.decision === undefined) beats.push({ name: 'rest', news: [], ms: REST });
    this.#queue.push({ beats, house, over });
    if (document.hidden) this.#hurry = true;
    if (!this.playing) void this.#run(still);
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#drop();
    this.#seen = null;
    this.house = null;
    this.roll = null;
    this.counting = false;
    this.haunted = {};
  }

  /** How things stand, at once. */
  skip(): void {
    if (!this.playing) return;
    this.#hurry = true;
    this.#wake?.();
  }

  /** What is still to be shown does not matter any more. */
  #drop(): void {
    this.skip();
    this.#queue = [];
    this.#age += 1;
  }

  async #run(still: boolean): Promise<void> {
    this.playing = true;
    for (let batch = this.#queue.shift(); batch !== undefined; batch = this.#queue.shift()) {
      const age = this.#age;
      for (const beat of batch.beats) {
        if (age === this.#age) await this.#play(beat, still);
      }
      if (age === this.#age) this.#settle(batch.house, batch.over);
    }
    this.playing = false;
    this.#hurry = false;
  }

  async #play(beat: Beat, still: boolean): Promise<void> {
    if (beat.name === 'ended') this.counting = true;
    if (this.counting) this.cause = beat.news[0]?.cause ?? beat.name;
    if (!this.#hurry) hear(beat, this.#seen?.seat ?? null);
    if (!this.#hurry && !still) this.#send(beat);
    if (beat.name === 'claimed_clock' && !this.#hurry) this.struck = beat.news[0]?.seat ?? null;
    const arrives = this.flights.length > 0;
    if (!arrives) this.#change(beat);
    await this.#wait(this.#queue.length > 0 && this.#length() > LONG ? beat.ms / 2 : beat.ms);
    if (arrives) this.#change(beat);
    this.flights = [];
    this.lifted = null;
    this.struck = null;
  }

  #change(beat: Beat): void {
    if (this.house === null) return;
    const house = structuredClone(this.house);
    for (const news of beat.news) {
      happen(house, news);
      this.#cast(news);
      if (news.name === 'haunted') this.haunted = { ...this.haunted, [news.seat]: news.curses };
    }
    this.house = house;
    if (!this.#hurry) this.#touch(beat.news.flatMap(touchedBy));
  }

  /** Dice fall, are turned or go back into the tower. */
  #cast(news: News): void {
    if (news.name === 'placed') this.#last = news.board;
    const faces = this.roll?.board === this.#last ? this.roll.faces : [];
    if (news.name === 'die_fell') this.#show([...faces, news.face]);
    if (news.name === 'rerolled') this.#show([]);
    if (news.name === 'turned_die') {
      const place = faces.findIndex((face) => face !== news.face);
      this.#show(faces.map((face, i) => (i === place ? news.face : face)));
    }
    if (news.name === 'flipped' || news.name === 'boarded_up') this.#putAway();
  }

  #show(faces: Roll['faces']): void {
    const room = this.house?.boards.find(({ board }) => board === this.#last)?.room ?? null;
    this.roll = { board: this.#last, room, faces };
  }

  /** Back into the tower, where the last roll can still be read. */
  #putAway(): void {
    if (this.roll !== null) this.roll = { ...this.roll, board: null };
  }

  #settle(house: House, over: boolean): void {
    this.house = house;
    this.counting = over;
    this.cause = null;
    const floor = resolving(house);
    if (floor === null) {
      this.#putAway();
      return;
    }
    this.#last = floor.board;
    if (this.roll?.board === floor.board && this.roll.faces.length === house.dice) return;
    this.#show(Array.from({ length: house.dice }, (_, i) => (i < house.rolled ? 'ghost' : 'blank')));
  }

  #touch(things: string[]): void {
    if (things.length === 0) return;
    this.touched = new Set(things);
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.touched = new Set()), GLANCE);
  }

  /** Let pieces fly: a card to its new owner, ghosts out of the tower or from one player to the other. */
  #send(beat: Beat): void {
    this.flights = beat.news.flatMap((news) => {
      const [from, to] = this.#way(news);
      const start = where(from);
      const end = where(to);
      if (start === null || end === null) return [];
      this.#flight += 1;
      if (news.name === 'took') this.lifted = from;
      const card = news.name === 'took' ? news.card : null;
      return [{ id: this.#flight, card, ghosts: news.ghosts ?? 0, from: start, to: end, ms: beat.ms }];
    });
  }

  #way(news: News): [string, string] | [null, null] {
    const plate = `seat:${news.seat}`;
    if (news.name === 'took') return [`slot:${news.board}:${news.slot}`, plate];
    if (news.name === 'passed') return [plate, `seat:${news.neighbour}`];
    if (news.name !== 'gained') return [null, null];
    return [`${news.cause === 'dice' ? 'roll' : 'floor'}:${this.#last}`, this.#pawn(news.seat)];
  }

  #pawn(seat: number): string {
    const floor = this.house?.boards.find(({ board }) => board === this.#last);
    const standing = floor?.meeples.indexOf(seat) ?? -1;
    return standing < 0 ? `seat:${seat}` : `step:${this.#last}:${standing + 1}`;
  }

  #length(): number {
    return this.#queue.flatMap((batch) => batch.beats).reduce((sum, beat) => sum + beat.ms, 0);
  }

  #wait(ms: number): Promise<void> {
    if (this.#hurry || ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function where(thing: string | null): DOMRect | null {
  const found = thing === null ? null : document.querySelector(`[data-at="${thing}"]`);
  return found?.getBoundingClientRect() ?? null;
}

/** What the most ghosts cost, by the final scores. */
function costs(update: Update, house: House): Record<number, number> {
  const scores = (update.outcome?.['scores'] as number[] | undefined) ?? [];
  const entries = scores.map((score, seat) => [seat, score - (house.players[seat]?.curses ?? 0)] as const);
  return Object.fromEntries(entries.filter(([, cost]) => cost > 0));
}

export const stage = new Stage();
