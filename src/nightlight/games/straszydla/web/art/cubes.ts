/** Cubes as pictures: one for each kind. */

import type { CubeKind } from '../reading/cards.ts';
import { imageOf, signed } from './image.ts';
import { ELEMENT_SIGNS } from './signs.ts';

/** side, top, front, sign */
const INKS: Record<CubeKind, [string, string, string, string]> = {
  water: ['#2f7aa8', '#9fd8f6', '#58b4e6', '#06202f'],
  air: ['#7a5cb8', '#dccdfb', '#b79af0', '#1c0f38'],
  fire: ['#a94e17', '#ffb27c', '#ee7f35', '#2e1002'],
  earth: ['#5f8426', '#c6e28d', '#93bf4b', '#16230a'],
  energy: ['#a9a695', '#ffffff', '#ece7da', '#2a2a24'],
  dread: ['#0d1214', '#4a585f', '#20282c', '#dfe6df'],
};
const FRONT = 'M1.200 6l13.500.2-.2 12.800L1.500 18.600z';

export function cubeImage(kind: CubeKind): string {
  const [side, top, front, sign] = INKS[kind];
  return imageOf(`cube ${kind}`, [0, 0, 20, 20], () => [
    { d: 'M1.500 6L5.500 1.500 19 2l-.3 12.500L14.500 18.800z', ink: side },
    { d: 'M1.500 6L5.500 1.500 19 2l-4.300 4.200z', ink: top },
    { d: FRONT, ink: front },
    ...(kind === 'dread' ? [{ d: FRONT, ink: '#7b9099', line: 1 }] : []),
    ...signed(ELEMENT_SIGNS[kind], sign, '#0b0e10', 'translate(3.200 7.400) scale(.8)'),
  ]);
}
