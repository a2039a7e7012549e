/** What happens at the table, one piece of news at a time. */

import { newsOf } from '$board/motion/news.ts';
import { changePlayers } from './fortunes.ts';
import { cellId, cellOf, type Duel, type Town } from './town.ts';

export interface News {
  name: string;
  seat: number;
  rival: number;
  cell: string;
  district: string;
  suburb: string;
  element: string;
  colour: string;
  cube: string;
  number: number;
  bogey: string;
  imp: string;
  pact: string | null;
  phase: 'day' | 'night';
  round: number;
  first: string | null;
  second: string | null;
  third: string | null;
  arrival: number;
  die: number;
  value: number;
  dice: number;
  energy: number;
  sum: number;
  strength: number;
}

/** News that is shown at the same time, for so long. */
export interface Beat {
  name: string;
  news: News[];
  ms: number;
}

const LASTS: Record<string, number> = {
  chose_phase: 600,
  settled: 420,
  turned_card: 1200,
  cleared_stops: 300,
  began_round: 260,
  replenished: 480,
  revealed: 1100,
  revealed_mole: 1100,
  used_imp: 420,
  moved: 260,
  transferred: 420,
  jumped: 420,
  stuck: 420,
  arrived: 200,
  began_duel: 600,
  standing: 900,
  revealed_bid: 900,
  changed_die: 320,
  level: 600,
  won_duel: 1000,
  pointed: 260,
  retreated: 420,
  ousted: 600,
  collected: 420,
  began_fright: 420,
  frightened: 900,
  gained: 300,
  gained_dread: 300,
  took_imp: 420,
  bought: 420,
  took_starter: 420,
  stopped: 360,
  fed: 320,
  dread_fed: 320,
  sipped: 320,
  fled: 700,
  checked: 700,
  summoned: 520,
  showed_pact: 900,
};
const A_DIE = 120;
const FALL = 420;
const TOGETHER = [
  'replenished',
  'revealed',
  'die_fell',
  'stopped',
  'fled',
  'revealed_bid',
  'turned_up',
  'turned_up_imp',
  'drew_district',
  'put_district',
];
const STILL = 60; // ms of a beat for who does not like motion

function kindOf({ name }: News): string {
  return name === 'revealed_mole' ? 'revealed' : name;
}

export function beatsOf(events: Record<string, unknown>[], still: boolean): Beat[] {
  const beats: Beat[] = [];
  for (const news of events.map(newsOf<News>)) {
    const name = kindOf(news);
    const last = beats.at(-1);
    if (last !== undefined && last.name === name && TOGETHER.includes(name)) {
      last.news.push(news);
      if (name === 'die_fell') last.ms += A_DIE;
    } else {
      beats.push({ name, news: [news], ms: name === 'die_fell' ? FALL + A_DIE : (LASTS[news.name] ?? 0) });
    }
  }
  return still ? beats.map((beat) => ({ ...beat, ms: Math.min(beat.ms, STILL) })) : beats;
}

/** Change the table by what happened. The server's own table follows at the end of the news, and corrects the rest. */
export function happen(town: Town, news: News): void {
  changePlayers(town, news);
  const cell = cellOf(news.cell);
  switch (news.name) {
    case 'chose_phase':
    case 'agreed_phase':
      town.night = news.phase === 'night';
      break;
    case 'turned_card':
      Object.assign(town, { night: news.phase === 'night', start: news.seat, phase: town.phase + 1 });
      break;
    case 'cleared_stops':
      town.stops = [];
      break;
    case 'began_round':
      town.clock = 4 - news.round;
      for (const player of town.players)
        Object.assign(player, { arrival: 0, ousted: false, plan: null, driven_from: [] });
      break;
    case 'replenished':
      if (cell !== null) town.cubes[cell] = (town.cubes[cell] ?? 0) + news.number;
      break;
    case 'stopped':
      if (cell !== null) town.stops = [...town.stops, cellId(cell)];
      break;
    case 'turned_up':
      topOf(town.bogey_stacks, news.element, news.bogey);
      break;
    case 'turned_up_imp':
    case 'came_up_imp':
      topOf(town.imp_stacks, news.element, news.imp);
      break;
    default:
      changeDice(town, news);
  }
}

function topOf(stacks: Town['bogey_stacks'], element: string, card: string): void {
  const stack = stacks.find((one) => one.element === element);
  if (stack === undefined) return;
  stack.top = card;
  const place = stack.unseen.indexOf(card);
  if (place >= 0) stack.unseen.splice(place, 1);
}

function changeDice(town: Town, news: News): void {
  switch (news.name) {
    case 'began_duel':
      town.fright = null;
      town.duel = newDuel(news.seat, news.rival);
      break;
    case 'took_dice':
      if (town.duel !== null) town.duel.counts[news.seat === town.duel.holder ? 0 : 1] = news.dice;
      break;
    case 'began_fright':
      town.fright = { dice: [], target: news.strength, sparked: false, marked: 0, position: 0 };
      break;
    case 'die_fell':
    case 'changed_die':
      setDie(town, news);
      break;
    case 'standing':
      town.duel?.holder_dice.sort((a, b) => b - a);
      town.duel?.challenger_dice.sort((a, b) => b - a);
      break;
    case 'level':
      if (town.duel !== null) Object.assign(town.duel, { holder_dice: [], challenger_dice: [] });
      break;
    case 'retreated':
    case 'ousted':
      town.duel = null;
      break;
    case 'ended_turn':
      town.fright = null;
      break;
    default:
  }
}

function newDuel(holder: number, challenger: number): Duel {
  return {
    holder,
    challenger,
    counts: [2, 2],
    holder_dice: [],
    challenger_dice: [],
    rolls: 1,
    standing: 0,
    marked: 0,
    points: 0,
    position: 0,
    winner: null,
  };
}

function setDie(town: Town, { seat, die, value }: News): void {
  if (town.duel !== null) {
    const dice = seat === town.duel.holder ? town.duel.holder_dice : town.duel.challenger_dice;
    dice[die] = value;
  } else if (town.fright !== null) {
    town.fright.dice[die] = value;
  }
}

/** The things on the table that the news is about. */
export function touchedBy({ name, seat, cell, element, bogey, die }: News): string[] {
  switch (name) {
    case 'moved':
    case 'transferred':
    case 'jumped':
    case 'retreated':
      return [`cell:${cell}`, `pawn:${seat}`];
    case 'replenished':
    case 'stopped':
    case 'pointed':
      return [`cell:${cell}`];
    case 'turned_up':
    case 'turned_up_imp':
    case 'came_up_imp':
      return [`stack:${element}`];
    case 'fed':
    case 'dread_fed':
    case 'sipped':
    case 'summoned':
    case 'bought':
    case 'took_starter':
      return [`bogey:${bogey}`, `seat:${seat}`];
    case 'die_fell':
    case 'changed_die':
      return [`die:${seat}:${die}`];
    case 'chose_phase':
    case 'turned_card':
    case 'began_round':
      return ['clock'];
    default:
      return seat === undefined ? [] : [`seat:${seat}`];
  }
}
