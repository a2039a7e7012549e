/** What happens at the table, one piece of news at a time. */

import { PLACES, type Legion, type Place } from './art/things.ts';
import { ACTIONS, type Creature, type Dream, type Player } from './dream.ts';

export interface News {
  name: string;
  seat: number;
  rival: number;
  slot: number;
  part: Place | 'seal';
  legion: Legion;
  ability: string;
  turn: number;
  cards: number;
  /** none: hidden */
  card: number | null;
}

/** A card leaves a hand; one that is not known is any of the hidden ones. */
function give(player: Player | undefined, card: number | null): void {
  if (player === undefined) return;
  const known = player.hand.indexOf(card);
  const place = known < 0 ? player.hand.indexOf(null) : known;
  if (place >= 0) player.hand.splice(place, 1);
}

function gain(player: Player | undefined, card: number | null): void {
  player?.hand.push(card);
  player?.hand.sort((one, other) => (one ?? 0) - (other ?? 0));
}

function put(player: Player | undefined, { slot, part, card }: News): void {
  if (player === undefined || card === null) return;
  const found = player.creatures.find((creature) => creature.slot === slot);
  if (found !== undefined) found[part] = card;
  else player.creatures.push({ slot, legs: card, torso: null, head: null, seal: null });
  player.creatures.sort((one, other) => one.slot - other.slot);
}

/** A card leaves its creature; without legs there is none (NM-2.6). */
function lose(player: Player | undefined, card: number | null): void {
  if (player === undefined || card === null) return;
  const torn = ({ slot, legs, torso, head, seal }: Creature): Creature[] =>
    legs === card
      ? []
      : [{ slot, legs, torso: torso === card ? null : torso, head: head === card ? null : head, seal }];
  player.creatures = player.creatures.flatMap(torn);
}

function without(cards: number[], card: number | null): number[] {
  return cards.filter((one) => one !== card);
}

function thrown(dream: Dream, card: number | null): void {
  if (card !== null) dream.discard = [...without(dream.discard, card), card];
}

/** Change the table by what happened. The server's own table follows at the end of the news, and corrects the rest. */
export function happen(dream: Dream, news: News): void {
  const player = dream.players[news.seat];
  switch (news.name) {
    case 'began_turn':
      Object.assign(dream, { turn: news.seat, number: news.turn, actions: ACTIONS, lock: null });
      Object.assign(dream, { acting: null, waiting: [], tribute: null });
      break;
    case 'dealt':
    case 'drew':
      dream.deck -= 1;
      gain(player, news.card);
      break;
    case 'reshuffled':
      dream.deck = news.cards;
      dream.discard = [];
      break;
    case 'played':
      give(player, news.card);
      put(player, news);
      break;
    case 'placed':
      dream.revealed = without(dream.revealed, news.card);
      put(player, news);
      break;
    case 'discarded':
      give(player, news.card);
      thrown(dream, news.card);
      break;
    case 'revealed':
      dream.deck -= 1;
      if (news.card !== null) dream.revealed = [...dream.revealed, news.card];
      break;
    case 'cast_off':
      dream.revealed = without(dream.revealed, news.card);
      thrown(dream, news.card);
      break;
    case 'took':
      lose(dream.players[news.rival], news.card);
      gain(player, news.card);
      break;
    case 'devoured':
    case 'scrapped':
      lose(player, news.card);
      thrown(dream, news.card);
      break;
    case 'won':
      dream.winner = news.seat;
      break;
    default:
      chained(dream, news);
  }
}

/** What happens to those that act. */
function chained(dream: Dream, { name, seat, slot, part, legion }: News): void {
  const row = PLACES.findIndex((place) => place === part);
  const others = dream.waiting.filter((one) => one.slot !== slot);
  switch (name) {
    case 'pure':
      dream.tribute = { legion, seat: null, first: null };
      break;
    case 'lacked':
    case 'spared':
      if (dream.tribute !== null) dream.tribute.seat = seat;
      break;
    case 'woke':
    case 'activated':
      dream.acting = { slot, seal: name === 'woke' ? null : legion, left: PLACES.length, now: false, end: null };
      Object.assign(dream, { waiting: others, sealing: null, tribute: null });
      break;
    case 'performed':
      if (dream.acting !== null) Object.assign(dream.acting, { left: row, now: true });
      break;
    case 'stopped':
    case 'stuck':
      if (dream.acting !== null) Object.assign(dream.acting, { left: row + 1, now: false, end: 'stopped' });
      break;
    case 'interrupted':
      if (dream.acting !== null) Object.assign(dream.acting, { left: row + 1, now: false, end: 'interrupted' });
      break;
    case 'waited':
      dream.waiting = [...others, { slot, seal: null }];
      break;
    case 'declined':
    case 'unmoved':
      dream.sealing = null;
      break;
    case 'dropped':
      dream.waiting = others;
      break;
    case 'exhausted':
      dream.waiting = [];
      break;
    default:
  }
}

/** The things on the table that the news is about. */
export function touchedBy({ name, seat, rival, slot, card }: News): string[] {
  switch (name) {
    case 'played':
    case 'placed':
    case 'completed':
    case 'devoured':
    case 'activated':
    case 'stopped':
    case 'stuck':
      return [`creature:${seat}:${slot}`];
    case 'took':
      return [`creature:${rival}:${slot}`, `card:${card}`];
    case 'scavenged':
      return [`creature:${rival}:${slot}`];
    case 'pure':
    case 'passed':
      return [`seat:${rival}`];
    case 'drew':
      return card === null ? [`seat:${seat}`] : [`card:${card}`];
    case 'discarded':
    case 'scrapped':
    case 'cast_off':
      return ['discard'];
    case 'lacked':
    case 'spared':
      return [`seat:${seat}`];
    case 'reshuffled':
      return ['deck', 'discard'];
    default:
      return [];
  }
}
