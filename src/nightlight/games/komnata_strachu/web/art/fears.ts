/** How the five Fears are drawn, and in what: fill, pattern and letter of each colour (KS-3). */

export interface Look {
  fill: string;
  /** around the body, where the fill alone would be lost */
  edge: string | null;
}

/** By colour: yellow, red, white, pink, turquoise. */
export const LOOKS: readonly Look[] = [
  { fill: '#f2c230', edge: null },
  { fill: '#d7263d', edge: null },
  { fill: '#f5f5f0', edge: '#33424a' },
  { fill: '#f27db0', edge: null },
  { fill: '#1fb5ad', edge: null },
];

export interface Shape {
  /** what carries the pattern, and thin parts that are too narrow for it */
  body: string;
  limbs: { d: string; width: number }[];
  /** holes: filled, and as lines */
  holes: string;
  lines: { d: string; width: number } | null;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** In the order of the home row: spider, skull, pumpkin, ghost, puppet; on a grid of 100. */
export const SHAPES: readonly Shape[] = [
  {
    body: oval(50, 64, 25, 27) + oval(50, 33, 16, 14),
    limbs: [
      {
        d: 'M50 1v22M38 36L22 16 7 27M35 50L14 42 4 60M31 66L12 66 6 86M36 78L22 84 22 97M62 36L78 16 93 27M65 50L86 42 96 60M69 66L88 66 94 86M64 78L78 84 78 97',
        width: 6.5,
      },
    ],
    holes: circle(43, 32, 4) + circle(57, 32, 4),
    lines: null,
  },
  {
    body: 'M50 6C25 6 9 22 9 45c0 12 5 20 13 25 3 2 4 5 4 9l1 10c1 4 4 6 8 6h30c4 0 7-2 8-6l1-10c0-4 1-7 4-9 8-5 13-13 13-25C91 22 75 6 50 6z',
    limbs: [],
    holes:
      'M20 46c0-8 6-12 12-12s12 5 12 12-5 13-12 13-12-5-12-13zM56 46c0-8 6-12 12-12s12 5 12 12-5 13-12 13-12-5-12-13zM50 58l-6.500 12h13z',
    lines: { d: 'M39 79v18M50 79v18M61 79v18', width: 4.2 },
  },
  {
    body: 'M50 27c7-5 14-6 21-3 14 1 24 13 24 32 0 21-13 37-27 37-5 2-12 2-18-1-6 3-13 3-18 1C18 93 5 77 5 56c0-19 10-31 24-32 7-3 14-2 21 3zM45 26C44 17 47 9 55 4l8 7c-6 4-8 9-7 15z',
    limbs: [],
    holes: 'M24 46l19 3-10 13zM76 46l-19 3 10 13zM20 68l9 4 6-4 7 6 8-5 8 5 7-6 6 4 9-4c-3 12-14 19-30 19s-27-7-30-19z',
    lines: null,
  },
  {
    body: 'M50 4C29 4 21 20 20 42 13 40 6 45 5 53c0 5 5 7 9 4l5-3-3 42 12-9 11 10 11-10 11 10 11-10 12 9-3-42 5 3c4 3 9 1 9-4-1-8-8-13-15-11C79 20 71 4 50 4z',
    limbs: [],
    holes: oval(40, 33, 6, 8.5) + oval(60, 33, 6, 8.5) + oval(50, 55, 6.5, 8),
    lines: null,
  },
  {
    body: `M50 52c13 0 19 4 22 13l6 19H22l6-19c3-9 9-13 22-13z`,
    limbs: [
      { d: 'M12 4h76', width: 7 },
      { d: 'M15 4L8 46M85 4l7 42M50 4v10', width: 3 },
      { d: 'M32 62L16 69 8 50M68 62L84 69 92 50M39 84v11h-9M61 84v11h9', width: 9 },
      { d: circle(50, 33, 10.75), width: 21.5 },
    ],
    holes: circle(42, 29, 5) + circle(58, 29, 5),
    lines: { d: 'M42 40v13M58 40v13M41 41.500h18', width: 3.4 },
  },
];
