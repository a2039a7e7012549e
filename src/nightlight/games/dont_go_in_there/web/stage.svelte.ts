/** What the board shows of the house while news comes in: the scene, the dice, and the count at the end. */

import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import type { RoomId } from './art/things.ts';
import { hear } from './hearing.ts';
import { houseOf, resolving, type FloorId, type House } from './house.ts';
import { beatsOf, happen, touchedBy, type Beat, type News } from './news.ts';

/** A card, or ghosts without one. */
export interface Piece {
  card: string | null;
  ghosts: number;
}

export interface Roll {
  /** none: the room has been resolved */
  board: FloorId | null;
  room: RoomId | null;
  faces: ('ghost' | 'blank')[];
}

const REST = 350;

class HouseStage extends AnimationQueue<House, Beat, Piece> {
  roll: Roll | null = $state.raw(null);
  /** the card that is on its way */
  lifted: string | null = $state.raw(null);
  /** the end: everybody has left the house, and curses are counted */
  counting = $state(false);
  /** of the count, what works now */
  cause: string | null = $state.raw(null);
  /** for whom the clock strikes now */
  struck: number | null = $state.raw(null);
  /** curses for the most ghosts, by seat */
  haunted: Record<number, number> = $state.raw({});

  /** the floor where somebody was placed last */
  #last: FloorId = 'upper';

  protected override read(update: Update): House | null {
    return houseOf(update);
  }

  protected override beats(update: Update): Beat[] {
    const beats = beatsOf(update.events);
    const turn = update.events.some((event) => 'placed' in event || 'took' in event);
    if (turn && update.decision === undefined) beats.push({ name: 'rest', news: [], ms: REST });
    return beats;
  }

  protected override opens(beat: Beat, passed: boolean): void {
    if (beat.name === 'ended') this.counting = true;
    if (this.counting) this.cause = beat.news[0]?.cause ?? beat.name;
    if (beat.name === 'claimed_clock' && !passed) this.struck = beat.news[0]?.seat ?? null;
  }

  protected override closes(): void {
    this.lifted = null;
    this.struck = null;
  }

  protected override hear(beat: Beat, reader: number | null): void {
    hear(beat, reader);
  }

  protected override happen(house: House, beat: Beat): void {
    for (const news of beat.news) {
      happen(house, news);
      this.#cast(house, news);
      if (news.name === 'haunted') this.haunted = { ...this.haunted, [news.seat]: news.curses };
    }
  }

  protected override about(beat: Beat): string[] {
    return beat.news.flatMap(touchedBy);
  }

  protected override settles(house: House, update: Update): void {
    this.counting = update.outcome !== undefined;
    this.cause = null;
    if (this.counting) this.haunted = costs(update, house);
    const floor = resolving(house);
    if (floor === null) {
      this.#putAway();
      return;
    }
    this.#last = floor.board;
    if (this.roll?.board === floor.board && this.roll.faces.length === house.dice) return;
    this.#show(
      house,
      Array.from({ length: house.dice }, (_, i) => (i < house.rolled ? 'ghost' : 'blank')),
    );
  }

  protected override left(): void {
    this.roll = null;
    this.counting = false;
    this.haunted = {};
  }

  /** Cards go to their new owners, ghosts out of the tower or from one player to the other. */
  protected override ways(beat: Beat): Way<Piece>[] {
    return beat.news.flatMap((news) => {
      const [from, to] = this.#way(news);
      if (from === null) return [];
      if (news.name === 'took') this.lifted = from;
      return [{ piece: { card: news.name === 'took' ? news.card : null, ghosts: news.ghosts ?? 0 }, from, to }];
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
    const floor = this.scene?.boards.find(({ board }) => board === this.#last);
    const standing = floor?.meeples.indexOf(seat) ?? -1;
    return standing < 0 ? `seat:${seat}` : `step:${this.#last}:${standing + 1}`;
  }

  /** Dice fall, are turned or go back into the tower. */
  #cast(house: House, news: News): void {
    if (news.name === 'placed') this.#last = news.board;
    const faces = this.roll?.board === this.#last ? this.roll.faces : [];
    if (news.name === 'die_fell') this.#show(house, [...faces, news.face]);
    if (news.name === 'rerolled') this.#show(house, []);
    if (news.name === 'turned_die') {
      const place = faces.findIndex((face) => face !== news.face);
      this.#show(
        house,
        faces.map((face, i) => (i === place ? news.face : face)),
      );
    }
    if (news.name === 'flipped' || news.name === 'boarded_up') this.#putAway();
  }

  #show(house: House, faces: Roll['faces']): void {
    const room = house.boards.find(({ board }) => board === this.#last)?.room ?? null;
    this.roll = { board: this.#last, room, faces };
  }

  /** Back into the tower, where the last roll can still be read. */
  #putAway(): void {
    if (this.roll !== null) this.roll = { ...this.roll, board: null };
  }
}

/** What the most ghosts cost, by the final scores. */
function costs(update: Update, house: House): Record<number, number> {
  const scores = (update.outcome?.['scores'] as number[] | undefined) ?? [];
  const entries = scores.map((score, seat) => [seat, score - (house.players[seat]?.curses ?? 0)] as const);
  return Object.fromEntries(entries.filter(([, cost]) => cost > 0));
}

export const stage = new HouseStage();
