/** The table as the server tells it, as far as it is drawn, and what can be read off it. */

import type { UpdateOf } from '$board/board.ts';
import type { Update } from '$lib/connection/messages.ts';
import type { Say } from '$lib/words/words.svelte.ts';
import { fearOf, legionOf, moodOf } from '../art/cards.ts';
import { PLACES, type Ability } from '../art/things.ts';
import { CONTENT, type Creature, type Player, type Prospects, type Seam, type View } from '../seam.ts';

export type { Acting, Activation, Creature, Player } from '../seam.ts';

type Lying = Pick<
  View,
  | 'creatures'
  | 'turn'
  | 'number'
  | 'actions'
  | 'lock'
  | 'deck'
  | 'discard'
  | 'revealed'
  | 'players'
  | 'winner'
  | 'win_check'
>;
type Going = Pick<Prospects, 'acting' | 'waiting' | 'tribute' | 'marked' | 'sealing'>;

/** What lies on the table, and what goes on. */
export interface Dream extends Lying, Going {}

const WORD = 'nightmarium';
export const ACTIONS = CONTENT.actions;

export function key(name: string): string {
  return `${WORD}-${name}`;
}

const read = new WeakMap<object, Dream>();

/** The table of an update; it is read once. */
export function dreamOf(update: Update | UpdateOf<Seam>): Dream | null {
  const { view, prospects } = update as UpdateOf<Seam>;
  if (view === undefined || prospects === undefined) return null;
  const dream = read.get(update) ?? dreamIn(view, prospects);
  read.set(update, dream);
  return dream;
}

function dreamIn(view: View, { acting, waiting, tribute, marked, sealing }: Prospects): Dream {
  const { creatures, turn, number, actions, lock, deck, discard, revealed, players, winner, win_check } = view;
  const lying: Lying = { creatures, turn, number, actions, lock, deck, discard, revealed, players, winner, win_check };
  return { ...lying, acting, waiting, tribute, marked, sealing };
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

/** What a creature is called for: whether it sleeps, and what it lacks. */
export function stateOf(creature: Creature | undefined): string {
  if (creature === undefined) return 'free';
  if (creature.seal !== null) return 'embodied';
  if (creature.head === null) return creature.torso === null ? 'needs-torso' : 'needs-head';
  return moodOf(cardsOf(creature), false) === 'pure' ? 'pure' : 'is-awake';
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
