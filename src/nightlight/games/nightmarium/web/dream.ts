/** The table as the server tells it, as far as it is drawn, and what can be read off it. */

import type { Update } from '$lib/messages.ts';
import type { Say } from '$lib/words.svelte.ts';
import { fearOf, legionOf } from './art/cards.ts';
import { PLACES, type Ability, type Legion, type Place } from './art/things.ts';

export interface Creature {
  slot: number;
  legs: number;
  torso: number | null;
  head: number | null;
  seal: number | null;
}

export interface Player {
  /** none: a card that is hidden */
  hand: (number | null)[];
  creatures: Creature[];
}

/** A creature that is to act, for a seal with its legion only. */
export interface Activation {
  slot: number;
  seal: Legion | null;
}

/** The creature that acts just now. */
export interface Acting extends Activation {
  /** parts that have not had their turn: 3 before the head, 0 after the legs */
  left: number;
  /** whether the part above those acts just now */
  now: boolean;
  /** why the parts left stay silent */
  end: 'stopped' | 'interrupted' | null;
}

interface Step {
  step: string;
  slot?: number;
  seat?: number;
  seal?: Legion | null;
  next?: Place | null;
  legion?: Legion;
  first?: number | null;
  marked?: number[] | null;
}

/** What a pure creature costs the others: who gives now. */
export interface Tribute {
  legion: Legion;
  seat: number | null;
  /** the first of two cards that the reader has chosen already */
  first: number | null;
}

export interface Dream {
  creatures: number;
  turn: number;
  number: number;
  actions: number;
  lock: Legion | null;
  deck: number;
  /** the cards that the reader has not seen: those of the deck and of hidden hands */
  unseen: number[];
  discard: number[];
  revealed: number[];
  players: Player[];
  acting: Acting | null;
  waiting: Activation[];
  tribute: Tribute | null;
  /** the cards that the reader has marked for an exchange, as the server knows */
  marked: number[] | null;
  /** the seal that may wake its creature again */
  sealing: Activation | null;
  winner: number | null;
  /** whether enough creatures win at once, or at the end of a turn */
  win_check: 'immediate' | 'end_of_turn';
}

interface View extends Omit<Dream, 'acting' | 'tribute' | 'marked' | 'sealing'> {
  woken: Activation[];
  steps: Step[];
}

const WORD = 'nightmarium';
export const ACTIONS = 2;
const ABILITY_STEPS = ['scavenger', 'executioner', 'devourer', 'mockingbird', 'chorister'];

export function key(name: string): string {
  return `${WORD}-${name}`;
}

const read = new WeakMap<Update, Dream>();

/** The table of an update; it is read once. */
export function dreamOf(update: Update): Dream | null {
  const view = update.view as unknown as View | undefined;
  if (view === undefined) return null;
  const dream = read.get(update) ?? dreamIn(view);
  read.set(update, dream);
  return dream;
}

function dreamIn(view: View): Dream {
  const { creatures, turn, number, actions, lock, deck, unseen, discard, revealed, players, winner, win_check } = view;
  const steps = new Map(view.steps.map((step) => [step.step, step]));
  const seal = steps.get('seal');
  const purity = steps.get('purity');
  const tribute =
    purity === undefined ? null : { legion: purity.legion!, seat: purity.seat!, first: purity.first ?? null };
  return {
    ...{ creatures, turn, number, actions, lock, deck, unseen, discard, revealed, players, winner, win_check, tribute },
    acting: actingIn(view),
    waiting: [...view.woken, ...view.waiting],
    marked: steps.get('exchange')?.marked ?? null,
    sealing: seal === undefined ? null : { slot: seal.slot!, seal: seal.seal ?? null },
  };
}

function actingIn({ steps, woken }: View): Acting | null {
  const chain = steps.find(({ step }) => step === 'chain');
  if (chain === undefined) return null;
  const left = chain.next == null ? 0 : PLACES.indexOf(chain.next) + 1;
  const now = steps.some(({ step }) => ABILITY_STEPS.includes(step));
  return { slot: chain.slot!, seal: chain.seal ?? null, left, now, end: woken.length > 0 ? 'interrupted' : null };
}

// --- creatures and cards

const known = new Map<string, readonly number[]>();

/** The cards of a creature from the legs up; always the same list for the same cards. */
export function cardsOf(creature: Creature | undefined): readonly number[] {
  const cards = creature === undefined ? [] : PLACES.flatMap((place) => creature[place] ?? []);
  const name = cards.join();
  const found = known.get(name) ?? cards;
  known.set(name, found);
  return found;
}

export function creatureIn(player: Player | undefined, slot: number): Creature | undefined {
  return player?.creatures.find((creature) => creature.slot === slot);
}

export function awake(player: Player | undefined): number {
  return player?.creatures.filter(({ head }) => head !== null).length ?? 0;
}

/** The slot that a new creature takes (NM-2.7). */
export function freeSlot(player: Player | undefined): number {
  let slot = 1;
  while (creatureIn(player, slot) !== undefined) slot += 1;
  return slot;
}

/** What a creature is called for: whether it sleeps, and what it lacks. */
export function stateOf(creature: Creature | undefined): string {
  if (creature === undefined) return 'free';
  if (creature.seal !== null) return 'embodied';
  if (creature.head === null) return creature.torso === null ? 'needs-torso' : 'needs-head';
  return new Set(cardsOf(creature).map(legionOf)).size === 1 ? 'pure' : 'is-awake';
}

/** A card by its legion and number, with its ability. */
export function cardName(card: number, say: Say): string {
  const kind = say(key(`one-${legionOf(card)}`));
  const fear = fearOf(card);
  if (fear === null) return say(key('seal_card'), { kind, number: card });
  return fear.ability === null ? `${kind} ${card}` : `${kind} ${card} (${say(key(`ability-${fear.ability}`))})`;
}

/** A creature in words. */
export function creatureName(creature: Creature | undefined, slot: number, say: Say): string {
  const state = say(key(`board-${stateOf(creature)}`));
  const cards = cardsOf(creature)
    .map((card) => cardName(card, say))
    .join(' + ');
  return say(key('board-creature'), { slot, state, cards: cards || 'none' });
}

export function abilityOf(card: number): Ability | null {
  return fearOf(card)?.ability ?? null;
}
