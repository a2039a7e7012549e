/** What the board shows of the town while news comes in: the scene, bids that were opened, and the pacts at the end. */

import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import { beatsOf, type Beat, type Shown } from './motion/beats.ts';
import { happen, touchedBy } from './motion/news.ts';
import type { CubeKind } from './reading/cards.ts';
import { townOf, type Town } from './reading/town.ts';
import { hear } from './sound/sounds.ts';

/** Cubes, a bogey or an imp on their way. */
export interface Piece {
  cube: CubeKind | null;
  number: number;
  bogey: string | null;
  imp: boolean;
}

const NOTHING: Piece = { cube: null, number: 0, bogey: null, imp: false };

class TownStage extends AnimationQueue<Town, Beat, Piece> {
  /** bids of the duel that were opened, by seat */
  bids: Record<number, number> = $state.raw({});
  /** who has just won a duel */
  won: number | null = $state.raw(null);
  /** the fear cubes of a test that has just been judged */
  judged: number | null = $state.raw(null);
  /** whether the match is over and pacts are shown */
  ending = $state(false);
  /** the news that is shown now */
  telling: Beat | null = $state.raw(null);

  #still = false;

  override follow(update: Update, still: boolean): void {
    this.#still = still;
    super.follow(update, still);
  }

  protected override read(update: Update): Town | null {
    return townOf(update);
  }

  protected override beats(update: Update): Beat[] {
    return beatsOf(update, this.#still);
  }

  protected override opens(beat: Beat, passed: boolean): void {
    const first = beat.news[0];
    this.telling = passed ? null : beat;
    if (beat.name === 'showed_pact') this.ending = true;
    if (beat.name === 'began_duel' || beat.name === 'level') this.bids = {};
    if (first?.name === 'won_duel' && !passed) this.won = first.seat;
    if (first?.name === 'frightened' && !passed) this.judged = first.number;
  }

  protected override closes(beat: Beat): void {
    this.telling = null;
    this.won = null;
    this.judged = null;
    if (beat.name === 'retreated' || beat.name === 'ousted') this.bids = {};
  }

  protected override hear(beat: Beat, reader: number | null): void {
    hear(beat, reader);
  }

  protected override happen(town: Town, beat: Beat): void {
    for (const news of beat.news) {
      happen(town, news);
      if (news.name === 'revealed_bid') this.bids = { ...this.bids, [news.seat]: news.energy ?? 0 };
    }
  }

  protected override about(beat: Beat): string[] {
    return beat.news.flatMap(touchedBy);
  }

  protected override settles(town: Town, update: Update): void {
    this.ending = update.outcome !== undefined;
    if (town.duel === null || town.prospects.bids !== null) this.bids = {};
  }

  protected override left(): void {
    this.bids = {};
    this.won = null;
    this.judged = null;
    this.ending = false;
    this.telling = null;
  }

  /** Cubes go from the district to the player, cards from their stacks. */
  protected override ways(beat: Beat): Way<Piece>[] {
    return beat.news.flatMap((news) => this.#way(news) ?? []);
  }

  #way(news: Shown): Way<Piece> | null {
    switch (news.name) {
      case 'collected':
        return this.#gift(news.seat, { cube: news.colour, number: news.number });
      case 'gained':
        return this.#gift(news.seat, { cube: news.cube, number: news.number });
      case 'gained_dread':
        return this.#gift(news.seat, { cube: 'dread', number: news.number });
      case 'took_imp':
        return this.#gift(news.seat, { imp: true });
      case 'bought':
      case 'summoned':
      case 'took_starter':
        return { piece: { ...NOTHING, bogey: news.bogey }, from: this.#stackOf(news.bogey), to: `seat:${news.seat}` };
      case 'fed':
        return {
          piece: { ...NOTHING, cube: news.colour, number: news.number },
          from: `seat:${news.seat}`,
          to: `bogey:${news.bogey}`,
        };
      default:
        return null;
    }
  }

  /** What a seat gets in its district. */
  #gift(seat: number, piece: Partial<Piece>): Way<Piece> {
    const here = this.scene?.players[seat]?.pawn ?? '';
    return { piece: { ...NOTHING, ...piece }, from: `cell:${here}`, to: `seat:${seat}` };
  }

  #stackOf(bogey: string): string {
    return `stack:${this.scene?.bogey_stacks.find(({ top }) => top === bogey)?.element ?? ''}`;
  }
}

export const stage = new TownStage();
