/** How news changes what is shown. The table of the update follows at the end of the news, and corrects the rest. */

import { bogeyOf, ELEMENTS, IMPS, type CubeKind, type ImpId } from '../reading/cards.ts';
import { cellId, cellOf, cellOfDistrict, ROUNDS, type Duel, type Player, type Town } from '../reading/town.ts';
import { CONTENT } from '../seam.ts';
import { legsFrom, type Shown } from './beats.ts';

type Of<K extends Shown['name']> = Extract<Shown, { name: K }>;
type Change<N> = (town: Town, news: N) => void;

/** Every kind of news; null: other news tells all that it changes, or it changes nothing that is shown. */
const CHANGES: { [K in Shown['name']]: Change<Of<K>> | null } = {
  // the first choices
  drew_start: null,
  drew_district: null,
  put_district: null,
  dealt_pact: null,
  dealt_bogey: (town, { seat, bogey }) => join(town, seat, bogey, 0),
  took_starter: (town, { seat, bogey, energy }) => join(town, seat, bogey, energy),
  chose_phase: (town, { phase }) => void (town.night = phase === 'night'),
  agreed_phase: (town, { phase }) => void (town.night = phase === 'night'),
  settled: (town, { seat, suburb }) => place(town, seat, cellOfDistrict(town, suburb)),

  // time, districts and stacks
  turned_card: (town, { phase, seat }) =>
    void Object.assign(town, { night: phase === 'night', start: seat, phase: town.phase + 1 }),
  cleared_stops: (town) => void (town.stops = []),
  began_round: (town, { round }) => {
    town.clock = ROUNDS - round;
    town.prospects.ways = town.players.map(() => null);
    for (const player of town.players) Object.assign(player, { arrival: 0, ousted: false, driven_from: [] });
  },
  replenished: (town, { cell, number }) => {
    const here = cellOf(cell);
    if (here !== null) town.cubes[here] = (town.cubes[here] ?? 0) + number;
  },
  stopped: (town, { cell }) => void (town.stops = [...town.stops, cell]),
  turned_up: (town, { element, bogey }) => turnUp(town.bogey_stacks, element, bogey),
  turned_up_imp: (town, { element, imp }) => turnUp(town.imp_stacks, element, imp),
  came_up_imp: (town, { element, imp }) => turnUp(town.imp_stacks, element, imp),

  // plans and pawns
  laid: null,
  marked_openly: null,
  laid_openly: null,
  declined: null,
  revealed: (town, news) => reveal(town, news),
  revealed_mole: (town, news) => reveal(town, news),
  moved: (town, { seat, cell }) => {
    place(town, seat, cellOf(cell));
    town.prospects.ways[seat] = town.prospects.ways[seat]?.slice(1) ?? null;
  },
  stayed: null,
  transferred: (town, { seat, cell }) => place(town, seat, cellOf(cell)),
  jumped: (town, { seat, cell }) => place(town, seat, cellOf(cell)),
  stuck: null,
  arrived: (town, { seat, arrival }) => {
    Object.assign(town.players[seat] ?? {}, { arrival });
    town.prospects.ways[seat] = null;
  },

  // duels
  began_duel: (town, { seat, rival }) => void Object.assign(town, { fright: null, duel: newDuel(seat, rival) }),
  took_dice: (town, { seat, dice }) => {
    if (town.duel !== null) town.duel.counts[seat === town.duel.holder ? 0 : 1] = dice;
  },
  die_fell: (town, news) => setDie(town, news),
  changed_die: (town, news) => setDie(town, news),
  standing: ({ duel }) => {
    duel?.holder_dice.sort((a, b) => b - a);
    duel?.challenger_dice.sort((a, b) => b - a);
  },
  sealed_bid: null,
  gave_back_bid: null,
  revealed_bid: (town, { seat, energy }) => add(town.players[seat], 'energy', -(energy ?? 0)),
  level: ({ duel }) => {
    if (duel !== null) Object.assign(duel, { holder_dice: [], challenger_dice: [] });
  },
  won_duel: null,
  ceded: null,
  pointed: null,
  retreated: (town, { seat, cell }) => {
    place(town, seat, cellOf(cell));
    const arrival = Math.max(...town.players.map((player) => player.arrival)) + 1;
    Object.assign(town.players[seat] ?? {}, { arrival });
    town.duel = null;
  },
  ousted: (town, { seat }) => {
    Object.assign(town.players[seat] ?? {}, { ousted: true });
    town.duel = null;
  },

  // turns
  collected: (town, { seat, colour, number }) => {
    const here = cellOf(town.players[seat]?.pawn);
    if (here !== null) town.cubes[here] = 0;
    add(town.players[seat], colour, number);
  },
  began_fright: (town, { strength }) =>
    void (town.fright = { dice: [], target: strength, sparked: false, marked: 0, position: 0 }),
  frightened: null,
  gained: (town, { seat, cube, number }) => add(town.players[seat], cube, number),
  paid: (town, { seat, cube, number }) => add(town.players[seat], cube, -number),
  gained_dread: (town, { seat, number }) => add(town.players[seat], 'dread', number),
  paid_dread: (town, { seat, number }) => add(town.players[seat], 'dread', -number),
  took_imp: (town, { seat, imp }) => addImp(town.players[seat], imp, 1),
  used_imp: (town, { seat, imp }) => addImp(town.players[seat], imp, -1),
  exchanged: (town, { seat, imp }) => addImp(town.players[seat], imp, -1),
  bought: (town, { seat, bogey, energy }) => join(town, seat, bogey, energy),
  ended_turn: (town) => void Object.assign(town, { fed: [], sipped: [], sipped_twice: [], fright: null }),

  // the end of a day or a night
  fed: (town, { seat, bogey, colour, number }) => {
    add(town.players[seat], colour, -number);
    town.fed = [...town.fed, bogey];
  },
  dread_fed: (town, { bogey }) => void (town.fed = [...town.fed, bogey]),
  sipped: (town, { bogey, number }) => {
    if (number === 0) town.fed = [...town.fed, bogey];
  },
  fled: (town, { seat, bogey }) => {
    const player = town.players[seat];
    if (player !== undefined) player.bogeys = player.bogeys.filter((id) => id !== bogey);
  },
  checked: null,
  summoned: (town, { seat, bogey, energy }) => join(town, seat, bogey, energy),
  summoned_nothing: null,
  showed_pact: (town, { seat, pact, pack }) => {
    Object.assign(town.players[seat] ?? {}, { pact });
    if (pack !== null) town.prospects.packs[seat] = pack;
  },
};

export function happen(town: Town, news: Shown): void {
  (CHANGES[news.name] as Change<Shown> | null)?.(town, news);
}

function place(town: Town, seat: number, cell: number | null): void {
  const player = town.players[seat];
  if (player !== undefined && cell !== null) player.pawn = cellId(cell);
}

function reveal(town: Town, news: Of<'revealed' | 'revealed_mole'>): void {
  const here = cellOf(town.players[news.seat]?.pawn);
  town.prospects.ways[news.seat] = here === null ? null : legsFrom(here, news);
}

function turnUp<Card extends string>(
  stacks: { element: string; top: Card | null; unseen: Card[] }[],
  element: string,
  card: Card,
): void {
  const stack = stacks.find((one) => one.element === element);
  if (stack === undefined) return;
  stack.top = card;
  const found = stack.unseen.indexOf(card);
  if (found >= 0) stack.unseen.splice(found, 1);
}

function newDuel(holder: number, challenger: number): Duel {
  return {
    holder,
    challenger,
    counts: [CONTENT.dice, CONTENT.dice],
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

function setDie({ duel, fright }: Town, { seat, die, value }: { seat: number; die: number; value: number }): void {
  if (duel !== null) (seat === duel.holder ? duel.holder_dice : duel.challenger_dice)[die] = value;
  else if (fright !== null) fright.dice[die] = value;
}

/** A bogey comes, and leaves its stack. */
function join(town: Town, seat: number, bogey: string, energy: number): void {
  const player = town.players[seat];
  if (player === undefined) return;
  if (!player.bogeys.includes(bogey)) player.bogeys = [...player.bogeys, bogey];
  player.energy += energy;
  const { element } = bogeyOf(bogey);
  const stack = town.bogey_stacks.find((one) => one.top === bogey || (one.top === null && one.element === element));
  if (stack !== undefined) stack.top = null;
}

function add(player: Player | undefined, kind: CubeKind, number: number): void {
  if (player === undefined) return;
  if (kind === 'energy') player.energy += number;
  else if (kind === 'dread') player.dread += number;
  else player.cubes[ELEMENTS.indexOf(kind)] = (player.cubes[ELEMENTS.indexOf(kind)] ?? 0) + number;
}

function addImp(player: Player | undefined, imp: ImpId, number: number): void {
  const kind = IMPS.findIndex(({ id }) => id === imp);
  if (player !== undefined) player.imps[kind] = Math.max(0, (player.imps[kind] ?? 0) + number);
}

/** The things on the table that the news is about. */
export function touchedBy(news: Shown): string[] {
  switch (news.name) {
    case 'moved':
    case 'transferred':
    case 'jumped':
    case 'retreated':
      return [`cell:${news.cell}`, `pawn:${news.seat}`];
    case 'replenished':
    case 'stopped':
    case 'pointed':
      return [`cell:${news.cell}`];
    case 'turned_up':
    case 'turned_up_imp':
    case 'came_up_imp':
      return [`stack:${news.element}`];
    case 'fed':
    case 'dread_fed':
    case 'sipped':
    case 'summoned':
    case 'bought':
    case 'took_starter':
      return [`bogey:${news.bogey}`, `seat:${news.seat}`];
    case 'die_fell':
    case 'changed_die':
      return [`die:${news.seat}:${news.die}`];
    case 'chose_phase':
    case 'turned_card':
    case 'began_round':
      return ['clock'];
    default:
      return 'seat' in news ? [`seat:${news.seat}`] : [];
  }
}
