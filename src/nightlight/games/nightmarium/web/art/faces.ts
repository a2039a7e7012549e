/** Eyes and mouths. A face is told where its middle is, and how wide it is from there to an eye. */

import { AXIS, disc, thorn, type Point } from './pen.ts';
import type { Sketch } from './sketch.ts';

export interface Spot {
  x: number;
  y: number;
  /** from the middle to an eye */
  w: number;
}

interface Look {
  /** a pupil like a cat's */
  slit?: boolean;
  /** how far the pupil turns towards the middle, as a part of the eye */
  squint?: number;
}

/** One eye: shut in sleep, wide awake, with a star in it when the creature is pure, at ease when it is sealed. */
export function eye(s: Sketch, x: number, y: number, r: number, { slit = false, squint = 0.12 }: Look = {}): void {
  if (s.asleep) {
    s.draw('line', Math.max(1.8, r * 0.26), `M${x - r} ${y}q${r} ${r * 0.9} ${2 * r} 0`);
    if (r > 5) s.draw('line', 1.6, `M${x - r * 0.7} ${y + r * 0.35}l${-r * 0.18} ${r * 0.4}M${x} ${y + r * 0.5}v${r * 0.42}M${x + r * 0.7} ${y + r * 0.35}l${r * 0.18} ${r * 0.4}`);
    return;
  }
  const side = Math.sign(AXIS - x) * squint * r;
  const high = slit ? r * 0.74 : r;
  s.disc('white', x, y, r, high);
  if (r > 3.6) s.disc('iris', x + side, y + r * 0.08, r * 0.62);
  if (slit) s.soft('pupil', disc(x + side, y + r * 0.04, r * 0.2, r * 0.58));
  else s.disc('pupil', x + side * 1.2, y + r * 0.1, r * (r > 3.6 ? 0.34 : 0.5));
  if (r > 3.6) glint(s, x + side - r * 0.22, y - r * 0.24, r);
  if (s.mood === 'sealed') lid(s, x, y, r, high);
}

function glint(s: Sketch, x: number, y: number, r: number): void {
  if (s.mood !== 'pure') {
    s.disc('glint', x, y, r * 0.15);
    return;
  }
  const far = r * 0.36;
  const near = r * 0.1;
  const star = Array.from({ length: 8 }, (_, i): Point => {
    const out = i % 2 === 0 ? far : near;
    return [x + Math.cos((i * Math.PI) / 4) * out, y + Math.sin((i * Math.PI) / 4) * out];
  });
  s.sharp('glint', star);
}

/** The upper lid, half down: a piece of a disc a little larger than the eye. */
function lid(s: Sketch, x: number, y: number, r: number, ry = r): void {
  const arc = Array.from({ length: 11 }, (_, i): Point => {
    const a = Math.PI * (1.1 + 0.08 * i);
    return [x + Math.cos(a) * r * 1.1, y + Math.sin(a) * ry * 1.1];
  });
  s.sharp('lid', arc);
}

const two = (s: Sketch, { x, y, w }: Spot, r: number, apart = w, look: Look = {}): void => {
  eye(s, x - apart, y, r, look);
  eye(s, x + apart, y, r * (0.88 + s.chance() * 0.24), look);
};

export const EYES = {
  one: (s, { x, y, w }) => eye(s, x, y, w * 0.6 + 5.5),
  two: (s, at) => two(s, at, at.w * 0.36 + 2.8),
  big: (s, at) => two(s, at, at.w * 0.5 + 3.6, at.w * 0.84, { squint: 0.16 }),
  owl: (s, { x, y, w }) => {
    for (const side of [-1, 1]) {
      s.disc('cut', x + side * w * 0.94, y, w * 0.62 + 4.4);
      s.disc('dark', x + side * w * 0.94, y, w * 0.62 + 2.2);
      eye(s, x + side * w * 0.94, y, w * 0.4 + 2.4, { squint: 0.1 });
    }
  },
  odd: (s, { x, y, w }) => {
    eye(s, x - w * 0.8, y - 1, w * 0.62 + 4);
    eye(s, x + w * 0.95, y + 2, w * 0.24 + 2.6);
  },
  cat: (s, at) => two(s, at, at.w * 0.44 + 3.6, at.w * 0.9, { slit: true, squint: 0.02 }),
  slit: (s, { x, y, w }) => {
    if (s.asleep) {
      two(s, { x, y, w }, 5.4);
      return;
    }
    for (const side of [-1, 1]) {
      const near = x + side * w * 0.26;
      const far = x + side * w * 1.42;
      s.path('white', `M${near} ${y + 4}L${far} ${y - 6.5}Q${x + side * w * 1.3} ${y + 6} ${near} ${y + 4}Z`);
      s.disc('pupil', x + side * w * 0.86, y, 2.3);
      if (s.mood === 'sealed') lid(s, x + side * w * 0.84, y + 2, w * 0.62);
      if (s.mood === 'pure') glint(s, x + side * w * 0.86, y - 0.6, 5);
    }
  },
  three: (s, { x, y, w }) => {
    eye(s, x - w, y + 4, 5);
    eye(s, x + w, y + 4, 5);
    eye(s, x, y - 8, 6.4);
  },
  many: (s, { x, y, w }) => {
    eye(s, x, y, 7);
    const small: [number, number, number][] = [[-0.9, -5, 4.2], [0.86, -7, 4.8], [-0.76, 9, 3.4], [0.82, 8, 3.6], [0, -15, 3.4]];
    for (const [across, down, r] of small) eye(s, x + across * w, y + down, r);
  },
  row: (s, { x, y, w }) => {
    for (const [across, r] of [[-1.3, 3.4], [-0.5, 5], [0.5, 5], [1.3, 3.4]] as const)
      eye(s, x + across * w, y + Math.abs(across) * 2.4 - 2, r);
  },
  patch: (s, { x, y, w }) => {
    s.draw('line', 3, `M${x - w - 5} ${y - 5}l10 10m0-10l-10 10`);
    eye(s, x + w * 0.84, y, w * 0.2 + 5);
  },
  button: (s, { x, y, w }) => {
    const left = x - w * 0.92;
    s.disc('cut', left, y, 6.6);
    for (const [dx, dy] of [[-1.9, -1.9], [1.9, -1.9], [-1.9, 1.9], [1.9, 1.9]] as const) s.disc('dark', left + dx, y + dy, 1.1);
    eye(s, x + w * 0.9, y, 7.4);
  },
  sock: (s, { x, y, w }) => {
    for (const side of [-1, 1]) {
      s.path('cut', `M${x + side * (w - 7.5)} ${y - 7}l${side * 13}-2 ${side * 3} 10 ${side * -9} 8 ${side * -8}-7Z`);
      if (!s.asleep) {
        s.disc('dark', x + side * (w + 0.4), y + 0.4, 5);
        s.disc('tooth', x + side * w * 0.96, y + 0.8, 2.6);
        if (s.mood === 'pure') glint(s, x + side * w * 0.96, y + 0.8, 9);
      }
    }
  },
  lid: (s, { x, y, w }) => {
    if (s.asleep) {
      two(s, { x, y, w }, 7);
      return;
    }
    for (const side of [-1, 1]) {
      s.path('white', `M${x + side * w - 8} ${y - 1.5}h16q-1 9-8 9q-7 0-8-9z`);
      s.disc('pupil', x + side * w * 0.94, y + 2.4, 2.8);
      if (s.mood === 'pure') glint(s, x + side * w * 0.9, y + 1.6, 7);
      s.draw('line', 1.6, `M${x + side * w - 8} ${y - 5}q8-4 16 0`);
    }
  },
  comp: (s, { x, y, w }) => {
    for (const side of [-1, 1]) {
      const at = x + side * w * 1.05;
      s.soft(s.asleep ? 'cut' : 'white', disc(at, y, w * 0.5 + 3, w * 0.66 + 4.4, side * 0.32));
      const facets: [number, number][] = [[0, 0], [-3.6, -4.4], [3.6, -4.4], [-3.6, 4.4], [3.6, 4.4], [0, -8.6], [0, 8.6]];
      for (const [dx, dy] of facets) s.disc(s.asleep ? 'dark' : 'iris', at + dx, y + dy, 1.9);
      if (!s.asleep) glint(s, at - 2.4, y - 2.6, 8);
      if (s.mood === 'sealed') lid(s, at, y + 2, w * 0.6 + 3);
    }
  },
  stack: (s, { x, y }) => {
    eye(s, x, y - 9, 7.4);
    eye(s, x, y + 7.4, 5.2);
  },
  dots: (s, { x, y, w }) => {
    for (const side of [-1, 1]) {
      if (s.asleep) s.draw('line', 2, `M${x + side * w * 0.7 - 3} ${y}h6`);
      else s.disc('tooth', x + side * w * 0.7, y, 3.2);
      s.disc('cut', x + side * w * 1.25, y + 8, 2.6, 1.6);
    }
  },
  none: () => undefined,
} satisfies Record<string, (s: Sketch, at: Spot) => void>;
export type EyesId = keyof typeof EYES;

function teeth(s: Sketch, x: number, y: number, w: number, drop: number): void {
  const count = 4 + Math.floor(s.chance() * 3);
  for (let i = 0; i < count; i++) {
    const at = x - w * 0.82 + (w * 1.64 * (i + 0.5)) / count;
    const top = y - 4.4 + Math.cos((at - x) / w) * 4;
    s.sharp('dark', [[at - w * 0.14, top], [at, top + drop], [at + w * 0.14, top]]);
  }
}

export const MOUTHS = {
  zig: (s, { x, y, w }) => {
    const count = 5 + Math.floor(s.chance() * 3);
    const line = Array.from({ length: count * 2 + 1 }, (_, i): Point => [x - w + (w * i) / count, i % 2 === 0 ? y - 3.2 : y + 3.4]);
    s.stroke('line', 2.5, line);
  },
  grin: (s, { x, y, w }) => {
    s.path('cut', `M${x - w * 1.18} ${y - 7}Q${x} ${y + 3} ${x + w * 1.18} ${y - 7}Q${x + w * 0.82} ${y + 8} ${x} ${y + 9}Q${x - w * 0.82} ${y + 8} ${x - w * 1.18} ${y - 7}Z`);
    teeth(s, x, y, w, 6.4);
  },
  gap: (s, { x, y, w }) => {
    s.path('cut', `M${x - w} ${y - 5}Q${x} ${y} ${x + w} ${y - 5}Q${x + w * 0.8} ${y + 9} ${x} ${y + 9}Q${x - w * 0.8} ${y + 9} ${x - w} ${y - 5}Z`);
    s.path('dark', `M${x - w * 0.72} ${y + 0.4}Q${x} ${y + 3} ${x + w * 0.72} ${y + 0.4}Q${x + w * 0.5} ${y + 6} ${x} ${y + 6.4}Q${x - w * 0.5} ${y + 6} ${x - w * 0.72} ${y + 0.4}Z`);
    s.path('tooth', `M${x - 4.4} ${y + 0.4}h4l-.4 4h-3.4zM${x + 1} ${y + 0.4}h3.6l-.4 3.4h-3z`);
  },
  fang: (s, { x, y, w }) => {
    s.draw('line', 2.2, `M${x - w} ${y - 2.4}q${w} 5.4 ${2 * w} 0`);
    s.path('cut', `M${x - w * 0.74} ${y - 0.6}l3.2 8.6 3.2-7.8zM${x + w * 0.74} ${y - 0.6}l-3.2 8.6-3.2-7.8z`);
  },
  tusk: (s, { x, y, w }) => {
    s.draw('line', 2.2, `M${x - w} ${y + 2}q${w}-4 ${2 * w} 0`);
    s.path('cut', `M${x - w * 0.8} ${y + 2}q-2-7 1-11.5q3 4 3.6 10.6zM${x + w * 0.8} ${y + 2}q2-7-1-11.5q-3 4-3.6 10.6z`);
  },
  stitch: (s, { x, y, w }) => {
    s.draw('line', 2, `M${x - w} ${y}q${w} 3 ${2 * w} 0`);
    for (let i = 0; i < 5; i++) s.draw('line', 2, `M${x - w + w * 0.5 * i} ${y - 3.6}l${s.chance() * 2 - 1} 8.4`);
  },
  ring: (s, { x, y, w }) => {
    const r = 6 + w * 0.28;
    s.disc('cut', x, y, r);
    s.disc('dark', x, y, r * 0.82);
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785 + 0.2;
      s.sharp('tooth', thorn(x + Math.cos(a) * r * 0.86, y + Math.sin(a) * r * 0.86, a + Math.PI, r * 0.5, r * 0.22));
    }
  },
  mand: (s, { x, y }) => {
    s.paths('cut', `M${x + 3} ${y - 6}q13 2 11 14q-3 7-11 9q6-7 4-12q-2-4-6-5z`);
  },
  pipe: (s, { x, y }) => {
    s.path('cut', `M${x - 3.4} ${y - 9}h6.8q1.6 9 .4 15q3 2 1.6 6h-10.8q-1.4-4 1.6-6q-1.2-6 .4-15z`);
    s.draw('fine', 1.5, `M${x - 3} ${y - 4}h6M${x - 3} ${y}h6M${x - 3} ${y + 4}h6`);
  },
  grid: (s, { x, y, w }) => {
    s.path('cut', `M${x - w * 0.84} ${y - 5}h${w * 1.68}l-2 10.4h${-w * 1.68 + 4}z`);
    s.draw('fine', 1.7, `M${x - w * 0.84} ${y}h${w * 1.68}`);
    for (let i = 1; i < 5; i++) s.draw('fine', 1.7, `M${x - w * 0.84 + w * 0.336 * i} ${y - 5}v10.4`);
  },
  small: (s, { x, y }) => s.draw('line', 2.5, `M${x - 5} ${y + 2}q5-5.4 10 0`),
  smile: (s, { x, y, w }) => {
    s.draw('line', 2.6, `M${x - w * 0.9} ${y - 3}q${w * 0.9} 9 ${w * 1.8} 0`);
    s.draw('line', 2, `M${x - w * 0.9 - 2.4} ${y - 4.4}q2.6-.4 3.6 2.6M${x + w * 0.9 + 2.4} ${y - 4.4}q-2.6-.4-3.6 2.6`);
  },
  oh: (s, { x, y, w }) => {
    s.disc('cut', x, y, w * 0.22 + 2.6, w * 0.3 + 4);
    s.disc('dark', x, y + 1, w * 0.12 + 1.4, w * 0.18 + 2);
  },
  tongue: (s, { x, y, w }) => {
    s.draw('line', 2.3, `M${x - w} ${y - 4.4}q${w} 7.4 ${2 * w} 0`);
    s.path('cut', `M${x - 4.6} ${y - 0.4}h10v8q-.4 5.4-5 5.4q-4.6 0-5-5.4z`);
    s.draw('fine', 1.5, `M${x + 0.4} ${y + 2}v7`);
  },
  beak: (s, { x, y }) => {
    s.path('cut', `M${x - 10} ${y - 9}q10-4 20 0l-5.4 9-4.6 11-4.6-11z`);
    s.draw('fine', 1.6, `M${x - 8} ${y - 2.4}q8 3 16 0`);
  },
  moustache: (s, { x, y, w }) => {
    s.paths('cut', `M${x} ${y - 4}q8-3 ${w} 2q4 2 5-2q2 8-5 9q-8 1-${w}-5z`);
    s.draw('line', 2, `M${x - 4} ${y + 8}h8`);
  },
  none: () => undefined,
} satisfies Record<string, (s: Sketch, at: Spot) => void>;
export type MouthId = keyof typeof MOUTHS;
