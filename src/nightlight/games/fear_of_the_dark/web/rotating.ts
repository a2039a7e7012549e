/** Turning a new room before it is laid. */

import type { BoardProps } from '$board/board.ts';
import { choiceOf } from './choices.ts';
import {
  behind,
  doorSquare,
  doorState,
  facing,
  openDoors,
  squaresOf,
  tileAt,
  type DoorState,
  type Laid,
} from './labyrinth.ts';
import { SIDES, type Side } from './tiles.ts';

function rotationOf(props: BoardProps, option: number): number | null {
  const choice = choiceOf(props.options[option]);
  return choice.kind === 'rotate' ? choice.rotation : null;
}

/** The rotation that is looked at, or the first that can be. */
export function rotationShown(props: BoardProps): number | null {
  const looked = props.previewed === null ? null : rotationOf(props, props.previewed);
  return looked ?? rotationOf(props, 0);
}

/** The next option when the room is turned by a quarter. */
export function turnedBy(props: BoardProps, quarters: 1 | -1): number {
  const now = rotationShown(props) ?? 0;
  for (let turn = 1; turn <= 4; turn += 1) {
    const wanted = (now + quarters * turn + 8) % 4;
    const option = props.options.findIndex((_, place) => rotationOf(props, place) === wanted);
    if (option >= 0) return option;
  }
  return 0;
}

/** What a side of the room would be; `blocks`: its wall shuts a neighbour's door. */
export type Joint = Exclude<DoorState, 'wall'> | 'blocks';

/** The sides of the last of the rooms that matter. */
export function jointsOf(rooms: Laid[]): { side: Side; joint: Joint }[] {
  const number = rooms.length - 1;
  const laid = rooms[number];
  if (laid === undefined) return [];
  return SIDES.flatMap((side): { side: Side; joint: Joint }[] => {
    const state = doorState(rooms, number, side);
    if (state !== 'wall') return [{ side, joint: state }];
    const cell = behind(laid, side);
    const neighbour = rooms[tileAt(rooms, cell.x, cell.y)];
    return neighbour?.doors.includes(facing(side)) === true ? [{ side, joint: 'blocks' }] : [];
  });
}

/** What one would first step on: `free`, `hole` or `rubble`, or a `lock`. */
export function wayIn(laid: Laid, side: Side): 'free' | 'hole' | 'rubble' | 'lock' | 'mark' {
  const kind = squaresOf(laid)[doorSquare(side)] ?? '.';
  if (kind.length > 1) return 'mark';
  if (kind === 'h') return 'hole';
  if (kind === 'o') return 'rubble';
  return kind === 'l' ? 'lock' : 'free';
}

export function doorsLeft(rooms: Laid[]): number {
  return openDoors(rooms).length;
}
