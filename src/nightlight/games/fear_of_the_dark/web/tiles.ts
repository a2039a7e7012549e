/** The tiles of the box, read from the list that the rules read. */

import listed from '../tiles.toml?raw';

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

export interface Tile {
  id: string;
  doors: Side[];
  hazard: boolean;
  echo: boolean;
  /** from west to east, then from north to south: `.` `h` `o` `l` `i1` ... `s4`; none in a Dark Echo */
  squares: string[];
}

function words(block: string, key: string): string[] {
  const list = new RegExp(`^${key} = \\[([^\\]]*)\\]`, 'm').exec(block)?.[1] ?? '';
  return [...list.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
}

function tileIn(block: string): Tile {
  return {
    id: /^id = "(\w+)"/m.exec(block)?.[1] ?? '',
    doors: words(block, 'doors') as Side[],
    hazard: /^hazard = true/m.test(block),
    echo: /^echo = true/m.test(block),
    squares: words(block, 'squares'),
  };
}

const TILES = new Map(
  listed
    .split(/^\[+(?:start|tile)\]+$/m)
    .slice(1)
    .map(tileIn)
    .map((tile) => [tile.id, tile]),
);

export function tileOf(id: string): Tile | undefined {
  return TILES.get(id);
}

/** The sides of the tile that have a door after so many quarter turns. */
export function turnedDoors(id: string, rotation: number): Side[] {
  const doors = tileOf(id)?.doors ?? [];
  return SIDES.filter((_, side) => doors.includes(SIDES[(side - rotation + 4) % 4]!));
}

const turned = new Map<string, string[]>();

/** Its squares after so many quarter turns clockwise. */
export function turnedSquares(id: string, rotation: number): string[] {
  const known = turned.get(`${id}${rotation}`);
  if (known !== undefined) return known;
  let squares = tileOf(id)?.squares ?? [];
  for (let turn = 0; turn < rotation; turn += 1) {
    const before = squares;
    squares = before.map((_, place) => before[3 * (2 - (place % 3)) + Math.floor(place / 3)]!);
  }
  turned.set(`${id}${rotation}`, squares);
  return squares;
}
