/** How news changes what is a player's: the pawn, cubes, bogeys and imps. */

import { ELEMENTS, IMPS, bogeyOf, type CubeKind } from './content.ts';
import type { News } from './news.ts';
import { cellId, cellOf, cellOfDistrict, type Player, type Town } from './town.ts';

export function changePlayers(town: Town, news: News): void {
  const player = town.players[news.seat];
  if (player === undefined) return;
  switch (news.name) {
    case 'settled':
      player.pawn = idOf(cellOfDistrict(town, news.suburb));
      break;
    case 'moved':
      player.pawn = news.cell;
      walkOn(player);
      break;
    case 'jumped':
    case 'stuck':
      player.pawn = news.cell ?? player.pawn;
      walkOn(player);
      break;
    case 'transferred':
      player.pawn = news.cell;
      break;
    case 'retreated':
      player.pawn = news.cell;
      player.arrival = Math.max(...town.players.map(({ arrival }) => arrival)) + 1;
      break;
    case 'arrived':
      player.arrival = news.arrival;
      break;
    case 'ousted':
      player.ousted = true;
      break;
    case 'revealed':
    case 'revealed_mole':
      player.plan = { mole: news.name === 'revealed_mole', tokens: [news.first, news.second, news.third] };
      break;
    case 'collected':
      empty(town, player);
      add(player, news.colour as CubeKind, news.number);
      break;
    case 'showed_pact':
      player.pact = news.pact;
      break;
    default:
      changeStock(player, news);
      changePack(town, player, news);
  }
}

/** One token of the plan has been carried out. */
function walkOn(player: Player): void {
  if (player.plan !== null) player.plan = { ...player.plan, tokens: player.plan.tokens.slice(1) };
}

function idOf(cell: number | null): string | null {
  return cell === null ? null : cellId(cell);
}

function empty(town: Town, player: Player): void {
  const cell = cellOf(player.pawn);
  if (cell !== null) town.cubes[cell] = 0;
}

function changeStock(player: Player, news: News): void {
  switch (news.name) {
    case 'gained':
      add(player, news.cube as CubeKind, news.number);
      break;
    case 'paid':
      add(player, news.cube as CubeKind, -news.number);
      break;
    case 'gained_dread':
      player.dread += news.number;
      break;
    case 'paid_dread':
      player.dread -= news.number;
      break;
    case 'revealed_bid':
      player.energy -= news.energy;
      break;
    case 'took_imp':
      addImp(player, news.imp, 1);
      break;
    case 'used_imp':
    case 'exchanged':
      addImp(player, news.imp, -1);
      break;
    case 'fed':
      add(player, news.colour as CubeKind, -news.number);
      break;
    default:
  }
}

function changePack(town: Town, player: Player, news: News): void {
  switch (news.name) {
    case 'took_starter':
    case 'dealt_bogey':
      join(town, player, news.bogey, news.energy ?? 0);
      break;
    case 'bought':
    case 'summoned':
      join(town, player, news.bogey, news.energy);
      break;
    case 'fed':
    case 'dread_fed':
      town.fed = [...town.fed, news.bogey];
      break;
    case 'sipped':
      if (news.number === 0) town.fed = [...town.fed, news.bogey];
      break;
    case 'fled':
      player.bogeys = player.bogeys.filter((id) => id !== news.bogey);
      break;
    case 'ended_turn':
      Object.assign(town, { fed: [], sipped: [], sipped_twice: [] });
      break;
    default:
  }
}

function join(town: Town, player: Player, bogey: string, energy: number): void {
  if (!player.bogeys.includes(bogey)) player.bogeys = [...player.bogeys, bogey];
  player.energy += energy;
  const element = bogeyOf(bogey).element;
  const stack = town.bogey_stacks.find((one) => one.top === bogey || (one.top === null && one.element === element));
  if (stack !== undefined) stack.top = null;
}

function add(player: Player, kind: CubeKind, number: number): void {
  if (kind === 'energy') player.energy += number;
  else if (kind === 'dread') player.dread += number;
  else player.cubes[ELEMENTS.indexOf(kind)] = (player.cubes[ELEMENTS.indexOf(kind)] ?? 0) + number;
}

function addImp(player: Player, imp: string, number: number): void {
  const kind = IMPS.findIndex(({ id }) => id === imp);
  if (kind >= 0) player.imps[kind] = Math.max(0, (player.imps[kind] ?? 0) + number);
}
