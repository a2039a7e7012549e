/** Which districts can be chosen, and what for. */

import type { Leg } from '../seam.ts';
import { wayOf, type Move } from './options.ts';

export interface Target {
  /** the place of the option */
  option: number;
  /** of a plan that is being laid */
  token: string;
  /** whether the option leads there without a transfer */
  direct: boolean;
  leg: Leg;
}

/** The lit districts and the option behind each: every option has one at least, as far as there is room. */
export function lightsOf(options: Move[], planning: boolean): Map<number, Target> {
  const lit = new Map<number, Target>();
  const ways = options.flatMap((option, place) => {
    const way = wayOf(option);
    const token = planning && 'step' in option.action ? option.action.step.direction : '';
    return way === null ? [] : [{ option: place, token, legs: way.legs }];
  });
  for (const { option, token, legs } of ways) {
    for (const leg of legs) if (!leg.road) lit.set(leg.end, { option, token, direct: true, leg });
  }
  for (const { option, token, legs } of ways.sort((a, b) => a.legs.length - b.legs.length)) {
    for (const leg of legs) if (!lit.has(leg.end)) lit.set(leg.end, { option, token, direct: false, leg });
  }
  return lit;
}

/** The first of the districts that an option lights. */
export function litBy(lights: Map<number, Target>, option: number | null): number | null {
  return [...lights].find(([, target]) => target.option === option)?.[0] ?? null;
}
