/** What bogeys wear on their heads, and what they carry. */

import { disc, line, piece, type Shape } from './shapes.ts';

/** Paper head-dresses, from the top of the head. */
const PAPER: Record<string, string[]> = {
  owl: ['M-14-9l7 6h14l7-6-1 14h-26z'],
  cap: ['M-11 3c0-14 20-15 22-1l5 1v3h-28z'],
  wolf: ['M-15 2l2-14 8 8h9l7-8 3 14z'],
  veil: ['M-13 26c-3-20 1-32 13-32s16 12 13 32l-4-16h-18z'],
  bat: [
    'M-12-9c5 0 7 3 8 6h8c1-3 3-6 8-6-2 4-2 8-5 11h-14c-3-3-3-7-5-11z',
    'M-14 30l-16-14 2 12-4 4 8 3 2 8zM14 30l16-14-2 12 4 4-8 3-2 8z',
  ],
  tuft: ['M-6 4l-5-11 6 4 1-10 5 8 5-7 0 9 6-2-6 9z'],
  bun: ['M-3-8a8 7 0 1 1 13 4l-2 6h-9z'],
  reed: ['M-11-16h4v8h-4zM-2-15h4v8h-4zM8-14h4v8h-4z'],
  hair: ['M-12 24c-6-10-3-28 12-28s18 18 12 28l-4-2 1-12h-18l1 12z'],
  weed: ['M-14 6c0-12 28-13 29 0l-2 12-4-8-3 7-5-9-4 9-4-8-5 8z'],
  wreath: ['M-13 4l2-5-2-4 5 1 1-5 4 4 3-5 3 5 4-4 1 5 5-1-2 4 2 5z'],
  crown: ['M-10 3l-3-12 6 6 2-9 5 8 5-8 2 9 6-6-3 12z'],
  crest: ['M-4 4c-4-8 2-13 9-12-3 2-4 3-4 5 4-2 7-1 9 2-6 0-7 2-8 5z'],
  cloud: ['M-15 2c-5-7 3-11 6-8 2-7 13-7 15-1 7-3 11 5 6 9z'],
  hood: ['M-14 22c-3-22 4-31 17-35-2 6-1 8 3 11 8 5 9 14 7 24z'],
  horse: ['M-9 3l-2-15 6 6 1-7 4 7 8 1-3 8z', 'M4 14c6 3 12 8 13 14-5 4-12 2-16-2z'],
  flame: ['M-9 4c-4-8 2-9 1-16 4 2 5 5 5 8 3-3 3-7 1-11 7 3 8 9 6 12 3-1 4-3 4-5 4 5 1 10-3 13z'],
  comb: ['M-9 5l-2-8 5 2 0-8 6 6 3-8 4 7 5-4 0 8z'],
  horn: ['M-4 4l2-18 6 17z'],
  spikes: ['M-12 6l-4-8 7 2-1-9 7 6 3-9 4 9 6-5 0 9 5 3z'],
  witch: ['M-17 4l10-4c1-8 5-14 14-18-2 8 1 12 0 18l11 4z'],
  leaf: [
    'M-12 5c-9-3-10-10-7-14 4 1 6 4 7 7 0-7 3-11 8-13 2 5 1 9 0 12 3-5 7-8 12-7 0 6-3 9-6 11 5-2 9-1 11 2-4 5-9 6-14 4z',
  ],
  scarf: ['M-13 10c-2-12 5-17 13-17s15 5 13 17l5 8-9-3h-18z'],
  wheat: ['M-15-16l3 1 2 6-4 0zM-5-19h3l1 7h-4zM9-15l4 0 0 4-4 4z'],
  helmet: ['M-12 5c0-15 24-15 24 0l3 1v2h-30v-2z'],
};

/** Horns, antlers and stalks: lines from the top of the head, and how thick they are. */
const LINES: Record<string, [string, number]> = {
  reed: ['M-6 3l-3-16M0 2v-15M6 3l4-14', 2],
  goat: ['M-6 3c-3-8-9-9-9-16M6 3c3-8 9-9 9-16', 3.4],
  bull: ['M-8 4c-9 0-12-6-9-13M8 4c9 0 12-6 9-13', 4],
  ram: ['M-8 3c-12-6-17 4-11 9 4 2 7-2 4-5M8 3c12-6 17 4 11 9-4 2-7-2-4-5', 3.4],
  antler: ['M-6 3c-2-8-10-7-11-14M-11-4v-8M6 3c2-8 10-7 11-14M11-4v-8', 2.8],
  wheat: ['M-7 3l-6-15M-1 1l-2-16M6 3l5-15', 2],
};
const SUNBEAMS =
  'M-11 12h-7M-10.200 7.800l-6.500-2.700M-7.800 4.200l-5-5M-4.200 1.800l-2.700-6.500M0 1v-7M4.200 1.800l2.700-6.500M7.800 4.200l5-5M10.200 7.800l6.500-2.700M11 12h7';

/** A head-dress on a head whose top lies there. */
export function headOf(name: string, x: number, y: number): Shape[] {
  const at = `translate(${x} ${y})`;
  if (name === 'sun') return [{ ...line(SUNBEAMS, 2.4), transform: at }];
  const lines = LINES[name];
  return [
    ...(lines === undefined ? [] : [{ ...line(...lines), transform: at }]),
    ...(PAPER[name] ?? []).map((d) => piece(x, y, d)),
  ];
}

const THINGS: Record<string, Shape[]> = {
  lamp: [line('M55 72V26', 2.6), piece(55, 18, 'M-5 8l2-10h6l2 10z'), { ink: 'glow', d: 'M52.500 24.500l1-6h3l1 6z' }],
  key: [line('M52 50v14M52 58h4M52 63h4', 2.2), line('M48 46a4 4 0 1 0 8 0a4 4 0 1 0-8 0z')],
  tail: [line('M54 66c10 2 9-12 5-16', 2.6), piece(58, 48, 'M-4 3l2-8 5 6z')],
  hands: [piece(12, 52, 'M0 0l-6-6 1 6-6-2 3 5-4 3 8 3 7-2z'), piece(52, 52, 'M0 0l6-6-1 6 6-2-3 5 4 3-8 3-7-2z')],
  sack: [piece(50, 54, 'M-9 18c-4-12 2-18 5-20l-2-6 8 3 5-3-1 6c6 4 8 12 5 20z')],
  baby: [disc('hole', 46, 52, 6), disc('body', 46, 51, 3.5)],
  comb: [line('M50 46v14M50 47h5M50 51h5M50 55h5M50 59h5', 1.8)],
  bubbles: [
    line(
      'M50.500 20a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM57.500 10a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0zM45 13a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
    ),
  ],
  pipe: [line('M16 41l-9 1v-5', 2.6)],
  kite: [{ ink: 'body', d: 'M56 4l7 9-7 9-7-9z' }, line('M56 22c-4 8 2 12-2 20', 1.6)],
  sickle: [line('M52 66V44c-2-10 6-14 10-12-5 2-6 7-8 10', 2.4)],
  candle: [line('M54 58V46', 4), { ink: 'glow', d: 'M54 36c3 4 3 7 0 8-3-1-3-4 0-8z' }],
  fork: [line('M58 72V38M53 30v5c0 4 10 4 10 0v-5M58 28v10', 2.2)],
  stick: [line('M58 72L54 30l4-5M54 34l-5-4', 2.6)],
  broom: [line('M56 30v26', 2.4), piece(56, 56, 'M-5 14l2-14h6l3 14z')],
  mortar: [piece(32, 60, 'M-26-6h52l-6 20h-40z')],
  pick: [line('M56 68V34M46 38c6-7 14-7 19 0', 2.8)],
};

export function thingOf(name: string): Shape[] {
  return THINGS[name] ?? [];
}
