/** What the board shows of the labyrinth while news comes in: the scene, what is revealed, and the way that was walked. */

import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import { hear } from './hearing.ts';
import { echoAround, tableOf, type Hazard, type Mind, type Table } from './labyrinth.ts';
import { beatsOf, happen, touchedBy, type Beat, type Cell } from './news.ts';
import { newTrail, walkOn, type Trail } from './trail.ts';

/** A leaf of the Mind on its way. */
export interface Piece {
  card: Mind;
  lost: boolean;
}

/** What is shown in a cell for a moment: a tile that comes to light, an Echo that fades, a Hazard. */
export interface Sight {
  cell: Cell;
  what: 'revealed' | 'vanished' | 'hazard';
  room: string | null;
  hazard: Hazard | null;
  acts: boolean;
}

const WAYS: Record<string, readonly [string, string]> = {
  played: ['hand', 'deck'],
  walked: ['hand', 'deck'],
  took: ['deck', 'hand'],
  burned: ['hand', 'lost'],
  groped: ['deck', 'lost'],
};

/** An Echo stays in sight while Terror asks for a card inside it. */
function lingering(table: Table): Sight | null {
  const echo = echoAround(table);
  return echo === null ? null : { ...echo, what: 'revealed', hazard: null, acts: false };
}

class LabyrinthStage extends AnimationQueue<Table, Beat, Piece> {
  sight: Sight | null = $state.raw(null);
  /** the room that was placed just now */
  laid: number | null = $state.raw(null);
  trail: Trail = $state.raw(newTrail());
  /** the match is over, and its way is drawn */
  ended = $state(false);

  protected override read(update: Update): Table | null {
    return tableOf(update);
  }

  protected override beats(update: Update): Beat[] {
    const after = tableOf(update);
    return after === null ? [] : beatsOf(update.events, after);
  }

  protected override opens(beat: Beat, passed: boolean): void {
    const first = beat.news[0];
    if (beat.name === 'ended') this.ended = true;
    if (beat.name === 'placed' && !passed) this.laid = this.scene?.labyrinth.length ?? null;
    if (passed || beat.cell === null || first === undefined) return;
    if (beat.name === 'revealed' || beat.name === 'vanished') {
      this.sight = { cell: beat.cell, what: beat.name, room: first.room, hazard: null, acts: false };
    }
    if (beat.name === 'drew_hazard') {
      this.sight = { cell: beat.cell, what: 'hazard', room: null, hazard: first.hazard, acts: first.force === 'acts' };
    }
  }

  protected override closes(): void {
    this.sight = null;
    this.laid = null;
  }

  protected override hear(beat: Beat): void {
    hear(beat);
  }

  protected override happen(table: Table, beat: Beat): void {
    for (const news of beat.news) happen(table, news);
  }

  protected override about(beat: Beat): string[] {
    return beat.news.flatMap(touchedBy);
  }

  protected override ways(beat: Beat): Way<Piece>[] {
    const way = WAYS[beat.name];
    const card = beat.news[0]?.card;
    if (way === undefined || card === undefined) return [];
    const [from, to] = way;
    return [
      { piece: { card, lost: to === 'lost' }, from: `${from}:${card}`, to: to === 'lost' ? 'lost' : `${to}:${card}` },
    ];
  }

  protected override settles(table: Table, update: Update): void {
    this.sight = lingering(table);
    this.ended = update.outcome !== undefined;
    const before = update.fresh === true ? newTrail() : this.trail;
    this.trail = walkOn(before, update.events, table);
  }

  protected override left(): void {
    this.sight = null;
    this.ended = false;
    this.trail = newTrail();
  }
}

export const stage = new LabyrinthStage();
