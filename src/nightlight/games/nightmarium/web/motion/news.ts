/** What happens at the table, one piece of news at a time. */

import { PLACES } from '../art/things.ts';
import { ACTIONS, type Creature, type Dream, type Player } from '../reading/table.ts';
import type { Card, News } from '../seam.ts';

type Pure = Extract<News, { name: 'pure' }>;
/** The emblem of a pure creature on its way from the creature to the first who pays for it (NM-7.3). */
type Passing = Pure & { rival: number };
/** And from there to the next one. */
type Passed = Omit<Pure, 'name'> & { name: 'passed'; rival: number };

/** News as it is shown. */
export type Shown = Exclude<News, Pure> | Passing | Passed;

/** News of those that act. */
type Chained = Extract<
  Shown,
  {
    name:
      | 'pure'
      | 'lacked'
      | 'spared'
      | 'woke'
      | 'activated'
      | 'performed'
      | 'stopped'
      | 'stuck'
      | 'interrupted'
      | 'waited'
      | 'declined'
      | 'unmoved'
      | 'dropped'
      | 'exhausted';
  }
>;

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

function put(player: Player | undefined, { slot, part, card }: Extract<Shown, { name: 'played' | 'placed' }>): void {
  if (player === undefined || card === null) return;
  const found = player.creatures.find((creature) => creature.slot === slot);
  if (found !== undefined) found[part] = card;
  else player.creatures.push({ slot, legs: card, torso: null, head: null, seal: null });
  player.creatures.sort((one, other) => one.slot - other.slot);
}

/** A card leaves its creature; without legs there is none (NM-2.6). */
function lose(player: Player | undefined, card: number): void {
  if (player === undefined) return;
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
export function happen(dream: Dream, news: Shown): void {
  switch (news.name) {
    case 'began_turn':
      Object.assign(dream, { turn: news.seat, number: news.turn, actions: ACTIONS, lock: null });
      Object.assign(dream, { acting: null, waiting: [], tribute: null });
      break;
    case 'dealt':
    case 'drew':
      dream.deck -= 1;
      gain(dream.players[news.seat], news.card);
      break;
    case 'reshuffled':
      dream.deck = news.cards;
      dream.discard = [];
      break;
    case 'played':
      give(dream.players[news.seat], news.card);
      put(dream.players[news.seat], news);
      break;
    case 'placed':
      dream.revealed = without(dream.revealed, news.card);
      put(dream.players[news.seat], news);
      break;
    case 'discarded':
      give(dream.players[news.seat], news.card);
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
      gain(dream.players[news.seat], news.card);
      break;
    case 'devoured':
    case 'scrapped':
      lose(dream.players[news.seat], news.card);
      thrown(dream, news.card);
      break;
    case 'won':
      dream.winner = news.seat;
      break;
    // other news tells all that these change
    case 'drew_first':
    case 'named_first':
    case 'began_exchange':
    case 'exchanged':
    case 'lost_action':
    case 'completed':
    case 'passed':
    case 'scavenged':
    case 'vanished':
    case 'died_out':
    case 'cut_off':
      break;
    default:
      chained(dream, news);
  }
}

/** What happens to those that act. */
function chained(dream: Dream, news: Chained): void {
  switch (news.name) {
    case 'pure':
      dream.tribute = { legion: news.legion, seat: null, first: null };
      break;
    case 'lacked':
    case 'spared':
      if (dream.tribute !== null) dream.tribute.seat = news.seat;
      break;
    case 'woke':
      wakes(dream, news.slot, null);
      break;
    case 'activated':
      wakes(dream, news.slot, news.legion);
      break;
    case 'performed':
      if (dream.acting !== null) Object.assign(dream.acting, { left: rowOf(news), now: true });
      break;
    case 'stopped':
    case 'stuck':
      if (dream.acting !== null) Object.assign(dream.acting, { left: rowOf(news) + 1, now: false, end: 'stopped' });
      break;
    case 'interrupted':
      if (dream.acting !== null) Object.assign(dream.acting, { left: rowOf(news) + 1, now: false, end: 'interrupted' });
      break;
    case 'waited':
      dream.waiting = [...othersThan(dream, news.slot), { slot: news.slot, seal: null }];
      break;
    case 'declined':
    case 'unmoved':
      dream.sealing = null;
      break;
    case 'dropped':
      dream.waiting = othersThan(dream, news.slot);
      break;
    case 'exhausted':
      dream.waiting = [];
      break;
    default:
      news satisfies never;
  }
}

function wakes(dream: Dream, slot: number, seal: Card['legion'] | null): void {
  dream.acting = { slot, seal, left: PLACES.length, now: false, end: null };
  Object.assign(dream, { waiting: othersThan(dream, slot), sealing: null, tribute: null });
}

function othersThan(dream: Dream, slot: number): Dream['waiting'] {
  return dream.waiting.filter((one) => one.slot !== slot);
}

function rowOf({ part }: { part: string }): number {
  return PLACES.findIndex((place) => place === part);
}

/** The things on the table that the news is about. */
export function touchedBy(news: Shown): string[] {
  switch (news.name) {
    case 'played':
    case 'placed':
    case 'completed':
    case 'devoured':
    case 'activated':
    case 'stopped':
    case 'stuck':
      return [`creature:${news.seat}:${news.slot}`];
    case 'took':
      return [`creature:${news.rival}:${news.slot}`, `card:${news.card}`];
    case 'scavenged':
      return [`creature:${news.rival}:${news.slot}`];
    case 'pure':
    case 'passed':
      return [`seat:${news.rival}`];
    case 'drew':
      return news.card === null ? [`seat:${news.seat}`] : [`card:${news.card}`];
    case 'discarded':
    case 'scrapped':
    case 'cast_off':
      return ['discard'];
    case 'lacked':
    case 'spared':
      return [`seat:${news.seat}`];
    case 'reshuffled':
      return ['deck', 'discard'];
    default:
      return [];
  }
}
