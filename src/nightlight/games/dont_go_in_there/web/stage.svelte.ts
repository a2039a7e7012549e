/** What the board shows of the house while news comes in: the scene, the dice, and the count at the end. */

import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import type { RoomId } from './art/things.ts';
import { beatsOf, type Beat } from './motion/beats.ts';
import { happen, touchedBy } from './motion/news.ts';
import { floorOf, houseOf, resolving, type FloorId, type House } from './reading/house.ts';
import type { Cause, News } from './seam.ts';
import { hear } from './sound/sounds.ts';

/** A card, or ghosts without one. */
export interface Piece {
  card: string | null;
  ghosts: number;
}

export interface Roll {
  /** none: the room has been resolved */
  board: FloorId | null;
  room: RoomId | null;
  faces: Face[];
}

type Face = Extract<News, { name: 'die_fell' }>['face'];

const REST = 350;

class HouseStage extends AnimationQueue<House, Beat, Piece> {
  roll: Roll | null = $state.raw(null);
  /** the card that is on its way */
  lifted: string | null = $state.raw(null);
  /** the end: everybody has left the house, and curses are counted */
  counting = $state(false);
  /** of the count, what works now */
  cause: Cause | News['name'] | 'rest' | null = $state.raw(null);
  /** for whom the clock strikes now */
  struck: number | null = $state.raw(null);

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
    const news = beat.news[0];
    if (beat.name === 'ended') this.counting = true;
    if (this.counting) this.cause = news !== undefined && 'cause' in news ? news.cause : beat.name;
    if (news?.name === 'claimed_clock' && !passed) this.struck = news.seat;
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
    }
  }

  protected override about(beat: Beat): string[] {
    return beat.news.flatMap(touchedBy);
  }

  protected override settles(house: House, update: Update): void {
    this.counting = update.outcome !== undefined;
    this.cause = null;
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
  }

  /** Cards go to their new owners, ghosts out of the tower or from one player to the other. */
  protected override ways(beat: Beat): Way<Piece>[] {
    return beat.news.flatMap((news) => this.#way(news) ?? []);
  }

  #way(news: News): Way<Piece> | null {
    switch (news.name) {
      case 'took':
        this.lifted = `slot:${news.board}:${news.slot}`;
        return { piece: { card: news.card, ghosts: 0 }, from: this.lifted, to: `seat:${news.seat}` };
      case 'passed': {
        const piece = { card: null, ghosts: news.ghosts };
        return { piece, from: `seat:${news.seat}`, to: `seat:${news.neighbour}` };
      }
      case 'gained': {
        const from = `${news.cause === 'dice' ? 'roll' : 'floor'}:${this.#last}`;
        return { piece: { card: null, ghosts: news.ghosts }, from, to: this.#pawn(news.seat) };
      }
      default:
        return null;
    }
  }

  #pawn(seat: number): string {
    const standing = this.scene === null ? -1 : (floorOf(this.scene, this.#last)?.meeples.indexOf(seat) ?? -1);
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

  #show(house: House, faces: Face[]): void {
    const room = floorOf(house, this.#last)?.room ?? null;
    this.roll = { board: this.#last, room, faces };
  }

  /** Back into the tower, where the last roll can still be read. */
  #putAway(): void {
    if (this.roll !== null) this.roll = { ...this.roll, board: null };
  }
}

export const stage = new HouseStage();
