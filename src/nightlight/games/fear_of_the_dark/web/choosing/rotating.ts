/** Turning a new room before it is placed. */

import type { BoardProps } from '$board/board.ts';
import { placementOf } from './options.ts';
import type { Placement, Seam } from '../seam.ts';

/** The room as it is looked at, or else in the first way that it can lie. */
export function placementShown({ options, previewed }: BoardProps<Seam>): Placement | null {
  const looked = previewed === null ? null : placementOf(options[previewed]);
  return looked ?? placementOf(options[0]);
}

/** The next option when the room is turned by a quarter. */
export function turnedBy(props: BoardProps<Seam>, quarters: 1 | -1): number {
  const now = placementShown(props)?.room.rotation ?? 0;
  for (let turn = 1; turn <= 4; turn += 1) {
    const wanted = (now + quarters * turn + 8) % 4;
    const option = props.options.findIndex((one) => placementOf(one)?.room.rotation === wanted);
    if (option >= 0) return option;
  }
  return 0;
}
