/** What the board shows of the labyrinth while news comes in: the scene, what is revealed, and the way that was walked. */

import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import { beatsOf, type Beat } from './motion/beats.ts';
import { happen, touchedBy } from './motion/news.ts';
import type { Hazard, Mind } from './reading/box.ts';
import type { Cell } from './reading/rooms.ts';
import { sceneOf, type Scene } from './reading/scene.ts';
import { newTrail, walkOn, type Trail } from './reading/trail.ts';
import type { News } from './seam.ts';
import { hear } from './sound/sounds.ts';

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

const WAYS: Partial<Record<News['name'], readonly [string, string]>> = {
  played: ['hand', 'deck'],
  walked: ['hand', 'deck'],
  took: ['deck', 'hand'],
  burned: ['hand', 'lost'],
  groped: ['deck', 'lost'],
};

/** An Echo stays in sight while Terror asks for a card inside it. */
function lingering(scene: Scene): Sight | null {
  if (scene.echo === null) return null;
  const { x, y, room } = scene.echo;
  return { cell: { x, y }, room, what: 'revealed', hazard: null, acts: false };
}

class LabyrinthStage extends AnimationQueue<Scene, Beat, Piece> {
  sight: Sight | null = $state.raw(null);
  /** the room that was placed just now */
  laid: number | null = $state.raw(null);
  trail: Trail = $state.raw(newTrail());
  /** the match is over, and its way is drawn */
  ended = $state(false);

  protected override read(update: Update): Scene | null {
    return sceneOf(update);
  }

  protected override beats(update: Update): Beat[] {
    const after = sceneOf(update);
    return after === null ? [] : beatsOf(update.events, after);
  }

  protected override opens(beat: Beat, passed: boolean): void {
    const first = beat.news[0];
    if (beat.name === 'ended') this.ended = true;
    if (beat.name === 'placed' && !passed) this.laid = this.scene?.labyrinth.length ?? null;
    if (passed || beat.cell === null || first === undefined) return;
    if (first.name === 'revealed' || first.name === 'vanished') {
      this.sight = { cell: beat.cell, what: first.name, room: first.room, hazard: null, acts: false };
    }
    if (first.name === 'drew_hazard') {
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

  protected override happen(scene: Scene, beat: Beat): void {
    for (const news of beat.news) happen(scene, news);
  }

  protected override about(beat: Beat): string[] {
    return beat.news.flatMap(touchedBy);
  }

  protected override ways(beat: Beat): Way<Piece>[] {
    const way = WAYS[beat.name];
    const first = beat.news[0];
    if (way === undefined || first === undefined || !('card' in first)) return [];
    const { card } = first;
    const [from, to] = way;
    return [
      { piece: { card, lost: to === 'lost' }, from: `${from}:${card}`, to: to === 'lost' ? 'lost' : `${to}:${card}` },
    ];
  }

  protected override settles(scene: Scene, update: Update): void {
    this.sight = lingering(scene);
    this.ended = update.outcome !== undefined;
    const before = update.fresh === true ? newTrail() : this.trail;
    this.trail = walkOn(before, update.events, scene);
  }

  protected override left(): void {
    this.sight = null;
    this.ended = false;
    this.trail = newTrail();
  }
}

export const stage = new LabyrinthStage();
