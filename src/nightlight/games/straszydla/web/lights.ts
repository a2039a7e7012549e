/** Which districts can be chosen, and what for. */

import type { Option } from '$lib/connection/messages.ts';
import { lightFor, neighbour, planLaid, routeOf, type Route, type Target } from './plans.ts';
import { acts, cellOf, cellOfDistrict, type Placed, type Town } from './town.ts';

/** The way that the reader's plan has taken so far; none: it is not being laid. */
export function ownRoute(town: Town, seat: number | null): Route | null {
  const plan = planLaid(town, seat);
  const from = seat === null ? null : cellOf(town.players[seat]?.pawn);
  return plan === null || from === null ? null : routeOf(town, from, plan);
}

/** The lit districts: the option behind each. */
export function lightsOf(town: Town, seat: number | null, options: Option[]): Map<number, Target> {
  const route = ownRoute(town, seat);
  const steps = acts(options, 'step');
  const lit =
    route === null
      ? new Map<number, Target>()
      : lightFor(
          route,
          steps.map(({ place, act }) => ({ option: place, token: String(act.fields['direction']) })),
        );
  for (const one of acts(options)) {
    if (route !== null && one.act.verb === 'step') continue;
    const cell = cellFor(town, seat, one);
    if (cell !== null) lit.set(cell, { option: one.place, token: '', direct: true });
  }
  return lit;
}

function cellFor(town: Town, seat: number | null, { act }: Placed): number | null {
  const pawn = seat === null ? null : cellOf(town.players[seat]?.pawn);
  switch (act.verb) {
    case 'settle':
    case 'transfer':
    case 'jump':
      return cellOfDistrict(town, String(act.fields['suburb']));
    case 'stay':
      return pawn;
    case 'step':
      return pawn === null ? null : neighbour(pawn, String(act.fields['direction']));
    case 'point':
    case 'retreat':
      return cellOf(String(act.fields['cell']));
    default:
      return null;
  }
}
