/** Districts, bogeys and imps as they are printed. */

import { CONTENT, type Bogey, type District } from '../seam.ts';

export type Element = District['element'];
export type DistrictId = District['id'];
export type ImpId = (typeof CONTENT.imps)[number]['id'];
export type CubeKind = (typeof CONTENT.cubes)[number] | 'dread';

/** The kinds of imps, in the order in which a player's are counted. */
export const { elements: ELEMENTS, cubes: CUBES, imps: IMPS, bogeys: BOGEYS } = CONTENT;

const DISTRICTS = new Map(CONTENT.districts.map((district) => [district.id, district]));
const CARDS = new Map(BOGEYS.map((card) => [card.id, card]));

export function districtOf(id: DistrictId): District {
  return DISTRICTS.get(id)!;
}

export function bogeyOf(id: string): Bogey {
  return CARDS.get(id)!;
}

/** The strength of a bogey that counts now. */
export function strengthOf(id: string, night: boolean): number {
  const card = bogeyOf(id);
  return night ? card.night : card.day;
}
