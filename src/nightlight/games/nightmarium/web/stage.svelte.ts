/** What the board shows of the table while news comes in: the scene, what wakes and leaves, and who has won. */

import { AnimationQueue, type Way } from '$board/motion/animation-queue.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import { settings } from '$lib/settings/settings.svelte.ts';
import { draw } from './art/pictures.svelte.ts';
import { facePicture } from './art/printed.ts';
import { creaturePictures, partPicture } from './art/sewn.ts';
import { PLACES, type Legion, type Place } from './art/things.ts';
import { beatsOf, seatOf, type Beat } from './motion/beats.ts';
import { cardsOf, creatureIn, dreamOf, type Dream } from './reading/table.ts';
import { hear } from './sound/sounds.ts';
import { happen, touchedBy, type Shown } from './motion/news.ts';
import { narrow } from './drawing/sizes.ts';

/** A card that flies, face down if it is not known, or the emblem of a legion. */
export interface Piece {
  card: number | null;
  emblem: Legion | null;
  /** where it becomes a part of a creature, it flies as that part */
  part: Place | null;
  /** as it is where it goes to: with or without room for its name */
  small: boolean;
}

interface Leaving {
  at: string;
  how: 'top' | 'all';
}

const REST = 350;
const A_STEP = 700; // ms for each ability of somebody else

class DreamStage extends AnimationQueue<Dream, Beat, Piece> {
  /** the creature whose eyes open */
  waking: string | null = $state.raw(null);
  /** the creature that is losing a card or everything */
  leaving: Leaving | null = $state.raw(null);
  /** the card that is on its way */
  lifted: number | null = $state.raw(null);
  /** what is said beside the lamps, as long as it is shown */
  told: Shown | null = $state.raw(null);
  /** what was discarded last, the top card last */
  pile: readonly number[] = $state.raw([]);
  /** the winner's creatures surround the crystal */
  crowned = $state(false);

  protected override read(update: Update): Dream | null {
    return dreamOf(update);
  }

  protected override beats(update: Update): Beat[] {
    const beats = beatsOf(update.events, dreamOf(update)?.players.length ?? 0);
    for (const beat of beats) {
      const news = beat.news[0];
      if (news?.name === 'performed' && seatOf(news) !== update.seat) beat.ms = A_STEP;
    }
    const turn = beats.some(({ name }) => name === 'played' || name === 'drew');
    if (turn && update.decision === undefined) beats.push({ name: 'rest', news: [], ms: REST, told: null });
    return beats;
  }

  protected override opens(beat: Beat, passed: boolean): void {
    const news = beat.news[0];
    if (beat.name === 'won') this.crowned = true;
    if (news === undefined || passed) return;
    if (beat.told !== null) this.told = beat.told;
    if (news.name === 'completed' || news.name === 'activated') this.waking = `creature:${news.seat}:${news.slot}`;
    if (news.name === 'scavenged') this.leaving = { at: `creature:${news.rival}:${news.slot}`, how: 'all' };
    if (news.name === 'took') this.leaving = { at: `creature:${news.rival}:${news.slot}`, how: 'top' };
    if (news.name === 'devoured') this.leaving = { at: `creature:${news.seat}:${news.slot}`, how: 'top' };
  }

  protected override closes(beat: Beat): void {
    this.told = null;
    this.waking = null;
    this.lifted = null;
    if (beat.name !== 'scavenged') this.leaving = null;
  }

  protected override hear(beat: Beat, reader: number | null): void {
    hear(beat, reader);
  }

  protected override happen(dream: Dream, beat: Beat): void {
    for (const news of beat.news) happen(dream, news);
    this.#stack(dream);
  }

  protected override about(beat: Beat): string[] {
    return beat.news.flatMap(touchedBy);
  }

  protected override settles(dream: Dream, _update: Update): void {
    this.crowned = dream.winner !== null;
    this.#stack(dream);
  }

  protected override left(): void {
    this.crowned = false;
    this.pile = [];
  }

  protected override ways(beat: Beat): Way<Piece>[] {
    return beat.news.flatMap((news) => {
      const way = wayOf(news);
      if (way === null) return [];
      if (news.name === 'played') this.lifted = news.card;
      const emblem = news.name === 'pure' || news.name === 'passed' ? news.legion : null;
      const card = 'card' in news ? news.card : null;
      return [{ piece: { card, emblem, part: placeOf(news), small: isSmall(way.to) }, ...way }];
    });
  }

  /** A card that flies, and the creature that it makes. */
  protected override draws(beat: Beat): (() => boolean)[] {
    const { patterns } = settings.choices;
    const drawings = beat.news.flatMap((news) => {
      const way = wayOf(news);
      if (!('card' in news) || news.card === null || way === null) return [];
      const { card } = news;
      const place = placeOf(news);
      if (place === null || !('slot' in news)) {
        const room = isSmall(way.to) ? 'small' : 'named';
        return [facePicture({ card, mood: 'sleep', lit: false, room, patterns })];
      }
      const before = cardsOf(creatureIn(this.scene?.players[news.seat], news.slot));
      return [partPicture(card, place, 'sleep', patterns), ...creaturePictures([...before, card], patterns)];
    });
    return drawings.map((drawing) => () => draw(drawing));
  }

  /** The order in which cards came to the discard pile; the server knows only which they are. */
  #stack(dream: Dream): void {
    const lying = new Set(dream.discard);
    const kept = this.pile.filter((card) => lying.has(card));
    const old = new Set(kept);
    const came = dream.discard.filter((card) => !old.has(card));
    if (came.length > 0 || kept.length !== this.pile.length) this.pile = [...kept, ...came];
  }
}

/** Where a card becomes a part of a creature. */
function placeOf(news: Shown): Place | null {
  if (news.name !== 'played' && news.name !== 'placed') return null;
  return PLACES.find((place) => place === news.part) ?? null;
}

/** On the discard pile there is no room for names, and on a phone in no hand. */
function isSmall(place: string): boolean {
  return place === 'discard' || (narrow.current && place.startsWith('seat:'));
}

/** Where a card or an emblem comes from and where it goes. */
function wayOf(news: Shown): { from: string; to: string } | null {
  switch (news.name) {
    case 'drew':
      return { from: 'deck', to: `seat:${news.seat}` };
    case 'played':
      return { from: `seat:${news.seat}`, to: `creature:${news.seat}:${news.slot}` };
    case 'placed':
      return { from: `revealed:${news.card}`, to: `creature:${news.seat}:${news.slot}` };
    case 'revealed':
      return { from: 'deck', to: 'revealed' };
    case 'cast_off':
      return { from: `revealed:${news.card}`, to: 'discard' };
    case 'discarded':
      return { from: `seat:${news.seat}`, to: 'discard' };
    case 'took':
      return { from: `creature:${news.rival}:${news.slot}`, to: `seat:${news.seat}` };
    case 'pure':
      return { from: `creature:${news.seat}:${news.slot}`, to: `seat:${news.rival}` };
    case 'passed':
      return { from: `seat:${news.seat}`, to: `seat:${news.rival}` };
    case 'devoured':
      return { from: `creature:${news.seat}:${news.slot}`, to: 'discard' };
    default:
      return null;
  }
}

export const stage = new DreamStage();
