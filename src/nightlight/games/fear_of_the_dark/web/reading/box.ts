/** What is in the box: the kinds of cards, and the tiles in each of their rotations. */

import { CONTENT, type Compass, type Content, type Tile } from '../seam.ts';

export type Side = Compass['id'];
export type Mind = Content['mind'][number];
export type Hazard = Content['hazards'][number];
export type Item = Content['items'][number];

export const SIDES: readonly Side[] = CONTENT.sides.map(({ id }) => id);

const TILES = new Map(CONTENT.tiles.map((tile) => [tile.id, tile]));
const DOOR_SQUARES = new Map(CONTENT.sides.map(({ id, square }) => [id, square]));

export function tileOf(id: string): Tile | undefined {
  return TILES.get(id);
}

/** The sides of the tile that have a door in a rotation. */
export function turnedDoors(id: string, rotation: number): Side[] {
  return tileOf(id)?.rotations[rotation]?.doors ?? [];
}

/** Its squares in a rotation. */
export function turnedSquares(id: string, rotation: number): string[] {
  return tileOf(id)?.rotations[rotation]?.squares ?? [];
}

/** The square of a side's door. */
export function doorSquare(side: Side): number {
  return DOOR_SQUARES.get(side)!;
}

export function doorSide(square: number): Side | null {
  return SIDES.find((side) => doorSquare(side) === square) ?? null;
}
