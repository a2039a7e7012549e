/** Creatures are wide: everybody's stand in a row above one's own. */

import type { Layout } from '$board/board.ts';

export const layout: Layout = { rivals: 'above' };
