/** Small signs: of the elements, and of what can be done. */

import type { CubeKind } from '../reading/cards.ts';
import { imageOf, signed } from './image.ts';

export type SignId = 'people' | 'imp' | 'steps' | 'seal' | 'pact' | 'moon' | 'sun' | 'bowl';

export interface Stroke {
  d: string;
  /** a line of this width; none: a surface */
  line?: number;
  /** whether it is cut out */
  hole?: boolean;
}

/** On a grid of 12. */
export const ELEMENT_SIGNS: Record<CubeKind, Stroke[]> = {
  water: [{ d: 'M6 .8c2.400 3 3.800 5 3.800 6.800a3.800 3.800 0 0 1-7.600 0C2.200 5.800 3.600 3.800 6 .8z' }],
  air: [
    {
      d: 'M1 4.500h6.200a1.700 1.700 0 1 0-1.700-1.900M1 7.300h8.300a1.600 1.600 0 1 1-1.600 1.900M1 10h3.500',
      line: 1.5,
    },
  ],
  fire: [
    {
      d: 'M6.400.5c.3 2.200 3.600 3.800 3.600 7.200 0 2.400-1.700 3.900-4 3.900s-4-1.500-4-3.800c0-1.700 1-2.700 1.700-3.900.3 1 .7 1.500 1.200 1.800C5.100 3.700 5.500 2 6.400.5z',
    },
  ],
  earth: [{ d: 'M1.400 10.800C1 4.600 4.400 1.200 10.800 1.200 11 7.400 8 10.400 3.600 9.600L2.600 11.200z' }],
  energy: [{ d: 'M7.200.4L2 7h3.200L4.400 11.600 10 4.800H6.600z' }],
  dread: [
    { d: 'M.6 6C3 2.400 9 2.400 11.400 6 9 9.600 3 9.600.6 6z' },
    { d: 'M4.100 6a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0z', hole: true },
  ],
};

/** Each on a grid of its own. */
export const SIGNS: Record<SignId, { size: number; strokes: Stroke[] }> = {
  people: {
    size: 16,
    strokes: [
      { d: 'M2 15V7c0-3.600 2.600-6 6-6s6 2.400 6 6v8z' },
      { d: 'M5 6.500h2v3H5zM9 6.500h2v3H9zM6.500 11.200h3v2.600h-3z', hole: true },
    ],
  },
  imp: {
    size: 16,
    strokes: [
      {
        d: 'M2.500 1.500c2 .2 3 1.200 3.400 2.600 1.300-.5 2.900-.5 4.200 0 .4-1.400 1.400-2.400 3.400-2.600-.2 2-.4 3.200-1 4.200 1.500 4-.5 8.800-4.500 8.800S2 9.700 3.500 5.700c-.6-1-.8-2.200-1-4.200z',
      },
      {
        d: 'M4.900 8.300a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0zM8.900 8.300a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0z',
        hole: true,
      },
      { d: 'M5.800 11.200c1.400 1 3 1 4.400 0', line: 1.1, hole: true },
    ],
  },
  steps: {
    size: 16,
    strokes: [
      {
        d: 'M4 9c-2-1-2-5 0-7 2 0 3 3 2 7zM3.600 10l2.300 0c.4 2-1.900 2.400-2.300 0zM10 13c-1-4 0-7 2-7 2 2 2 6 0 7zM10.200 14l2.300 0c0 2-2.600 2-2.300 0z',
      },
    ],
  },
  seal: {
    size: 16,
    strokes: [
      {
        d: 'M8 1l2 1.300 2.300-.2.800 2.200 1.800 1.500-.7 2.200.7 2.300-1.900 1.400-.9 2.200-2.400-.2L8 15l-1.900-1.300-2.300.2-.9-2.200-1.800-1.400.7-2.300-.7-2.200L3 4.300l.8-2.200 2.300.2z',
      },
      { d: 'M4.400 8a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0z', line: 1.2, hole: true },
    ],
  },
  pact: {
    size: 16,
    strokes: [{ d: 'M3 1h10v14l-5-3-5 3z' }, { d: 'M6 6.500l1.600 1.700L10.300 5', line: 1.5, hole: true }],
  },
  moon: { size: 12, strokes: [{ d: 'M7.500.8a5.300 5.300 0 1 0 3.700 7.600A4.600 4.600 0 0 1 7.500.8z' }] },
  sun: {
    size: 12,
    strokes: [
      { d: 'M3.300 6a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0-5.400 0z' },
      {
        d: 'M6 .6v1.800M6 9.600v1.800M.6 6h1.800M9.600 6h1.800M2.200 2.200l1.200 1.200M8.600 8.600l1.200 1.200M2.200 9.800l1.200-1.200M8.600 3.400l1.200-1.200',
        line: 1.3,
      },
    ],
  },
  bowl: {
    size: 16,
    strokes: [
      { d: 'M1 7h14c0 4-2.400 7-5 7H6c-2.600 0-5-3-5-7z' },
      { d: 'M5 5.500c-1-1.600 1-2 0-3.700M8.500 5.500c-1-1.600 1-2 0-3.700M12 5.500c-1-1.600 1-2 0-3.700', line: 1.2 },
    ],
  },
};

const ELEMENT_INKS: Record<CubeKind, string> = {
  water: '#7cc8f0',
  air: '#cbb4fa',
  fire: '#ff9d5c',
  earth: '#a9d163',
  energy: '#ffffff',
  dread: '#ccdddd',
};
const HOLE = '#10171b';

export function elementImage(element: CubeKind): string {
  return imageOf(`element ${element}`, [0, 0, 12, 12], () =>
    signed(ELEMENT_SIGNS[element], ELEMENT_INKS[element], HOLE),
  );
}

export function signImage(sign: SignId, ink: string, hole: string): string {
  const { size, strokes } = SIGNS[sign];
  return imageOf(`sign ${sign} ${ink} ${hole}`, [0, 0, size, size], () => signed(strokes, ink, hole));
}
