/** Districts, bogeys, imps and pacts, read from the very files that the rules are played by. */

import bogeysFile from '../bogeys.toml?raw';
import districtsFile from '../districts.toml?raw';
import impsFile from '../imps.toml?raw';
import pactsFile from '../pacts.toml?raw';

export const ELEMENTS = ['water', 'air', 'fire', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];
export type CubeKind = Element | 'energy' | 'dread';
/** The kinds of cubes that can be paid with, in the order in which they are asked for. */
export const PAYABLE = [...ELEMENTS, 'energy'] as const;

export type DistrictId =
  | 'centre'
  | 'fishers'
  | 'potters'
  | 'gravediggers'
  | 'millers'
  | 'marina'
  | 'baths'
  | 'dock'
  | 'bridge'
  | 'well'
  | 'hill'
  | 'funfair'
  | 'dovecote'
  | 'tower'
  | 'attic'
  | 'market'
  | 'smithy'
  | 'steelworks'
  | 'theatre'
  | 'alley'
  | 'grove'
  | 'park'
  | 'allotments'
  | 'cemetery'
  | 'heap';

export interface District {
  suburb: boolean;
  night: boolean;
  element: Element;
  harvest: number;
  people: boolean;
  imp: boolean;
}

export interface BogeyCard {
  /** none: a starting bogey, which is of all four */
  element: Element | null;
  day: number;
  night: number;
}

type Row = Record<string, string | number | string[]>;

/** The tables of a list, out of the little of TOML that these files use. */
function rowsOf(file: string): Row[] {
  return file
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((block) => {
      const lines = [...block.matchAll(/^(\w+) = (.+)$/gm)];
      return Object.fromEntries(lines.map(([, name = '', value = '""']) => [name, JSON.parse(value) as Row[string]]));
    });
}

function byId<Thing>(file: string, read: (row: Row) => Thing): Record<string, Thing> {
  return Object.fromEntries(rowsOf(file).map((row) => [String(row['id']), read(row)]));
}

const DISTRICTS = byId<District>(districtsFile, (row) => ({
  suburb: row['kind'] === 'suburb',
  night: row['phase'] === 'night',
  element: row['element'] as Element,
  harvest: Number(row['yield']),
  people: (row['icons'] as string[]).includes('frighten'),
  imp: (row['icons'] as string[]).includes('imp'),
}));

export const BOGEYS = byId<BogeyCard>(bogeysFile, (row) => ({
  element: row['element'] === 'any' ? null : (row['element'] as Element),
  day: Number(row['day']),
  night: Number(row['night']),
}));

const PACTS = byId<number[]>(pactsFile, (row) => ELEMENTS.map((element) => Number(row[element])));

/** The kinds of imps, in the order in which a player's are counted. */
export const IMPS: readonly { id: string; element: Element }[] = rowsOf(impsFile).map((row) => ({
  id: String(row['id']),
  element: row['element'] as Element,
}));

export const SUBURBS: readonly string[] = Object.keys(DISTRICTS).filter((id) => DISTRICTS[id]?.suburb === true);

export function districtOf(id: DistrictId): District {
  return DISTRICTS[id]!;
}

export function bogeyOf(id: string): BogeyCard {
  return BOGEYS[id] ?? { element: null, day: 0, night: 0 };
}

export function strengthOf(id: string, night: boolean): number {
  const card = bogeyOf(id);
  return night ? card.night : card.day;
}

export function priceOf(id: string): number {
  const card = bogeyOf(id);
  return card.day + card.night;
}

/** The places of a pact by element; none where it is not known. */
export function placesOf(pact: string | null): number[] | null {
  return pact === null ? null : (PACTS[pact] ?? null);
}
