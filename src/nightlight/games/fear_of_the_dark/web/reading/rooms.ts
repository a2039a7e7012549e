/** The rooms as they lie on the map: what touches what, and what lies where. */

import { doorSquare, SIDES, turnedSquares, type Side } from './box.ts';
import type { Laid, Place } from '../seam.ts';

export type { Laid, Place } from '../seam.ts';

/** Where a tile lies, or could. */
export type Cell = Pick<Laid, 'x' | 'y'>;

/** How a side of a room is drawn, by the doors of both rooms that touch there. */
export type DoorState = 'wall' | 'open' | 'joined' | 'blocked';

const AHEAD: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const FACING: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function ahead(side: Side): readonly [number, number] {
  return AHEAD[side];
}

export function facing(side: Side): Side {
  return FACING[side];
}

export function squaresOf(laid: Laid): string[] {
  return turnedSquares(laid.tile, laid.rotation);
}

/** Rooms are called by letters, in the order in which they were placed. */
export function roomName(tile: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + tile);
}

export function placeName(place: Place): string {
  return `${place.tile}:${place.square}`;
}

export function tileAt(rooms: Laid[], x: number, y: number): number {
  return rooms.findIndex((laid) => laid.x === x && laid.y === y);
}

export function behind({ x, y }: Cell, side: Side): Cell {
  return { x: x + AHEAD[side][0], y: y + AHEAD[side][1] };
}

export function doorState(rooms: Laid[], tile: number, side: Side): DoorState {
  const laid = rooms[tile];
  if (laid === undefined || !laid.doors.includes(side)) return 'wall';
  const cell = behind(laid, side);
  const neighbour = rooms[tileAt(rooms, cell.x, cell.y)];
  if (neighbour === undefined) return 'open';
  return neighbour.doors.includes(FACING[side]) ? 'joined' : 'blocked';
}

/** Open-ended doors all over the map. */
export function openDoors(rooms: Laid[]): { tile: number; side: Side }[] {
  return rooms.flatMap((_, tile) =>
    SIDES.filter((side) => doorState(rooms, tile, side) === 'open').map((side) => ({ tile, side })),
  );
}

/** Where somebody stands who goes from one room through the door into another that touches it. */
export function enteredFrom(rooms: Laid[], from: number, tile: number): Place | null {
  const [room, before] = [rooms[tile], rooms[from]];
  if (room === undefined || before === undefined) return null;
  const side = SIDES.find((to) => {
    const { x, y } = behind(before, to);
    return x === room.x && y === room.y;
  });
  return side === undefined ? null : { tile, square: doorSquare(FACING[side]) };
}

/** What is printed on a square. */
export function kindOf(rooms: Laid[], { tile, square }: Place): string {
  const laid = rooms[tile];
  return laid === undefined ? '.' : (squaresOf(laid)[square] ?? '.');
}

export function tokenOn(rooms: Laid[], { tile, square }: Place): 'obstacle' | 'lock' | null {
  if (rooms[tile]?.obstacles.includes(square) === true) return 'obstacle';
  return rooms[tile]?.locks.includes(square) === true ? 'lock' : null;
}
