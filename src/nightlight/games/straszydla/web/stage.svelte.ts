/** What the board shows of the town while news comes in: the scene, bids that were opened, and the pacts at the end. */

import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import type { CubeKind } from './content.ts';
import { hear } from './hearing.ts';
import { beatsOf, happen, touchedBy, type Beat, type News } from './news.ts';
import { sceneOf, type Town } from './town.ts';

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
  /** a test that has just been judged */
  judged: News | null = $state.raw(null);
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
    return sceneOf(update);
  }

  protected override beats(update: Update): Beat[] {
    return beatsOf(update.events, this.#still);
  }

  protected override opens(beat: Beat, passed: boolean): void {
    const first = beat.news[0];
    this.telling = passed ? null : beat;
    if (beat.name === 'showed_pact') this.ending = true;
    if (beat.name === 'began_duel' || beat.name === 'level') this.bids = {};
    if (beat.name === 'won_duel' && !passed) this.won = first?.seat ?? null;
    if (beat.name === 'frightened' && !passed) this.judged = first ?? null;
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
      if (news.name === 'revealed_bid') this.bids = { ...this.bids, [news.seat]: news.energy };
    }
  }

  protected override about(beat: Beat): string[] {
    return beat.news.flatMap(touchedBy);
  }

  protected override settles(town: Town, update: Update): void {
    this.ending = update.outcome !== undefined;
    if (town.duel === null || town.steps.at(-1)?.step === 'bid') this.bids = {};
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

  #way(news: News): Way<Piece> | null {
    const to = `seat:${news.seat}`;
    const here = `cell:${this.scene?.players[news.seat]?.pawn ?? ''}`;
    switch (news.name) {
      case 'collected':
        return { piece: { ...NOTHING, cube: news.colour as CubeKind, number: news.number }, from: here, to };
      case 'gained':
        return { piece: { ...NOTHING, cube: news.cube as CubeKind, number: news.number }, from: here, to };
      case 'gained_dread':
        return { piece: { ...NOTHING, cube: 'dread', number: news.number }, from: here, to };
      case 'bought':
      case 'summoned':
      case 'took_starter':
        return { piece: { ...NOTHING, bogey: news.bogey }, from: this.#stackOf(news.bogey), to };
      case 'took_imp':
        return { piece: { ...NOTHING, imp: true }, from: here, to };
      case 'fed':
        return {
          piece: { ...NOTHING, cube: news.colour as CubeKind, number: news.number },
          from: to,
          to: `bogey:${news.bogey}`,
        };
      default:
        return null;
    }
  }

  #stackOf(bogey: string): string {
    return `stack:${this.scene?.bogey_stacks.find(({ top }) => top === bogey)?.element ?? ''}`;
  }
}

export const stage = new TownStage();
