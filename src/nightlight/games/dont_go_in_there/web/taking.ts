/** What taking a card would do to its new owner at once; what works at the end of the game does nothing yet (DG-5.3). */

import { cardOf, type Card, type Floor, type House, type Player } from './house.ts';

export interface Taking {
  /** on cards, now */
  before: number;
  /** and with the card; two numbers where its owner chooses what goes */
  after: { low: number; high: number };
  /** ghosts that come or go */
  ghosts: number;
}

const CLOCK_SUM = 8; // DG-6.3
const CLOCKS_TO_DISPEL = 2;
const DOLL_SUM = 6; // DG-6.4
const PAIR = 2; // DG-6.5, DG-6.11
const MIRRORS = 3; // DG-6.7
const RINGS = 4; // DG-6.10

export function takingOf(house: House, floor: Floor, slot: number, seat: number): Taking | null {
  const id = floor.cards[slot - 1];
  const player = house.players[seat];
  if (id == null || player === undefined) return null;
  const card = cardOf(id);
  const mine = [...player.active.map(cardOf).filter(({ kind }) => kind === card.kind), card];
  const gone = dispelled(house, player, card, mine);
  const whole = player.curses + card.value;
  return {
    before: player.curses,
    after: { low: whole - Math.max(...gone), high: whole - Math.min(...gone) },
    ghosts: ghostsOf(floor, player, slot, card, mine.length),
  };
}

function sum(cards: Card[]): number {
  return cards.reduce((total, { value }) => total + value, 0);
}

/** Curses that go with the card's own effect; several numbers where there is a choice. */
function dispelled(house: House, player: Player, card: Card, mine: Card[]): number[] {
  switch (card.kind) {
    case 'clock':
      return [!house.clock_claimed && sum(mine) >= CLOCK_SUM ? sum(highest(mine, CLOCKS_TO_DISPEL)) : 0];
    case 'doll':
      return [
        makes(
          mine.map(({ value }) => value),
          DOLL_SUM,
        )
          ? DOLL_SUM
          : 0,
      ];
    case 'mirror':
      return [mine.length === MIRRORS ? sum(mine) : 0];
    case 'ring':
      return [mine.length === RINGS ? sum(mine) : 0];
    case 'twin':
      return [mine.filter(({ value }) => value === card.value).length === PAIR ? card.value * PAIR : 0];
    case 'tome':
      return mine.length % PAIR === 0 ? othersOf(player) : [0];
    default:
      return [0];
  }
}

function highest(cards: Card[], count: number): Card[] {
  return cards.toSorted((one, other) => other.value - one.value).slice(0, count);
}

/** Whether some of the values add up to exactly the total. */
function makes(values: number[], total: number): boolean {
  if (total === 0) return true;
  const [first, ...rest] = values;
  if (first === undefined) return false;
  return makes(rest, total) || (first <= total && makes(rest, total - first));
}

/** The curses on each other kind that a pair of Tomes could dispel. */
function othersOf(player: Player): number[] {
  const totals = new Map<string, number>();
  for (const { kind, value } of player.active.map(cardOf)) {
    if (kind !== 'tome') totals.set(kind, (totals.get(kind) ?? 0) + value);
  }
  return totals.size === 0 ? [0] : [...totals.values()];
}

/** The Library first, then the card (DG-4.6). */
function ghostsOf(floor: Floor, player: Player, slot: number, { kind }: Card, cards: number): number {
  const had = player.ghosts ?? 0;
  const toll = floor.room === 'library' ? [1, 0, had > 0 ? -1 : 0][slot - 1]! : 0;
  const has = had + toll;
  if (kind === 'mirror') return toll + 1;
  if (kind === 'mask') return toll - Math.min(cards, has);
  if (kind === 'holy_water' && cards % PAIR === 0) return toll - Math.floor(has / 2);
  return toll;
}
