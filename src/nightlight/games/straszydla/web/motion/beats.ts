/** News in the order in which it is shown, and for how long. */

import { newsOf } from '$board/motion/news.ts';
import type { Update } from '$lib/connection/messages.ts';
import { cellOf, townOf } from '../reading/town.ts';
import type { Leg, News, Pack } from '../seam.ts';

type Of<K extends News['name']> = Extract<News, { name: K }>;

/** Where a pawn goes: a step of its plan, or another way. */
interface Stop {
  cell: number;
  step: boolean;
}
/** A plan with the way that it leads: what the news still tells, then what is left to be told. */
type Revealed = Of<'revealed' | 'revealed_mole'> & { walk: Stop[]; left: Leg[] };
/** A pact with the bogeys that fill it. */
type Showed = Of<'showed_pact'> & { pack: Pack | null };

/** News as it is shown. */
export type Shown = Exclude<News, Of<'revealed' | 'revealed_mole' | 'showed_pact'>> | Revealed | Showed;

/** News that is shown at the same time, for so long. */
export interface Beat {
  name: News['name'];
  news: Shown[];
  ms: number;
}

const A_DIE = 120;
const FALL = 420;
const STILL = 60; // ms of a beat for who does not like motion
/** ms; 0: it is not shown by itself */
const LASTS: Record<News['name'], number> = {
  drew_start: 0,
  drew_district: 0,
  put_district: 0,
  dealt_bogey: 0,
  turned_up: 0,
  turned_up_imp: 0,
  came_up_imp: 0,
  dealt_pact: 0,
  took_starter: 420,
  chose_phase: 600,
  agreed_phase: 0,
  settled: 420,
  turned_card: 1200,
  cleared_stops: 300,
  began_round: 260,
  replenished: 480,
  laid: 0,
  revealed: 1100,
  revealed_mole: 1100,
  marked_openly: 0,
  laid_openly: 0,
  declined: 0,
  used_imp: 420,
  moved: 260,
  stayed: 0,
  transferred: 420,
  jumped: 420,
  stuck: 420,
  arrived: 200,
  began_duel: 600,
  took_dice: 0,
  die_fell: FALL + A_DIE,
  standing: 900,
  sealed_bid: 0,
  gave_back_bid: 0,
  revealed_bid: 900,
  changed_die: 320,
  level: 600,
  won_duel: 1000,
  ceded: 0,
  pointed: 260,
  retreated: 420,
  ousted: 600,
  collected: 420,
  began_fright: 420,
  frightened: 900,
  gained: 300,
  paid: 0,
  gained_dread: 300,
  paid_dread: 0,
  took_imp: 420,
  exchanged: 0,
  bought: 420,
  ended_turn: 0,
  stopped: 360,
  fed: 320,
  dread_fed: 320,
  sipped: 320,
  fled: 700,
  checked: 700,
  showed_pact: 900,
  summoned: 520,
  summoned_nothing: 0,
};
const TOGETHER: readonly News['name'][] = [
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

export function beatsOf(update: Update, still: boolean): Beat[] {
  const beats: Beat[] = [];
  for (const news of shownOf(update)) {
    const name = news.name === 'revealed_mole' ? 'revealed' : news.name;
    const last = beats.at(-1);
    if (last?.name === name && TOGETHER.includes(name)) {
      last.news.push(news);
      if (name === 'die_fell') last.ms += A_DIE;
    } else {
      beats.push({ name, news: [news], ms: LASTS[name] });
    }
  }
  return still ? beats.map((beat) => ({ ...beat, ms: Math.min(beat.ms, STILL) })) : beats;
}

function shownOf(update: Update): Shown[] {
  const prospects = townOf(update)?.prospects;
  const told = update.events.map(newsOf<News>);
  return told.map((news, place): Shown => {
    switch (news.name) {
      case 'revealed':
      case 'revealed_mole':
        return { ...news, walk: walkOf(told.slice(place), news.seat), left: prospects?.ways[news.seat] ?? [] };
      case 'showed_pact':
        return { ...news, pack: prospects?.packs[news.seat] ?? null };
      default:
        return news;
    }
  });
}

/** Where a pawn goes until it has arrived, as far as it is told. */
function walkOf(told: News[], seat: number): Stop[] {
  const end = told.findIndex((news) => news.name === 'arrived' && news.seat === seat);
  return told.slice(0, end < 0 ? undefined : end).flatMap((news): Stop[] => {
    const moves = news.name === 'moved' || news.name === 'transferred' || news.name === 'jumped';
    const cell = moves && news.seat === seat ? cellOf(news.cell) : null;
    return cell === null ? [] : [{ cell, step: news.name === 'moved' }];
  });
}

/** The way from a cell on: by road where the pawn does not step on from where it was. */
export function legsFrom(cell: number, { walk, left }: { walk: Stop[]; left: Leg[] }): Leg[] {
  const legs: Leg[] = [];
  let [here, road] = [cell, false];
  for (const stop of walk) {
    if (stop.step) legs.push({ start: here, end: stop.cell, road });
    [here, road] = [stop.cell, !stop.step];
  }
  return [...legs, ...left];
}
