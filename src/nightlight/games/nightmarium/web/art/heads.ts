/** Heads, and what grows or sits on them. */

import { AXIS, halves, thorn, type Point } from './pen.ts';
import { eye } from './faces.ts';
import type { Sketch } from './sketch.ts';

export interface Head {
  /** the right half, as distances from the axis, from the neck up */
  half: readonly Point[];
  /** where the face is: the eyes, the mouth, and how far the eyes are apart */
  eyes: number;
  mouth: number;
  w: number;
  /** where a crown sits */
  top: number;
}

export const HEADS = {
  skull: { half: [[12, 106], [12, 92], [20, 90], [21, 79], [32, 69], [37, 50], [32, 31], [18, 21], [0, 19]], eyes: 53, mouth: 80, w: 15.5, top: 20 },
  coffin: { half: [[12, 106], [12, 94], [22, 92], [36, 52], [24, 17], [0, 17]], eyes: 49, mouth: 77, w: 14, top: 18 },
  tall: { half: [[12, 106], [13, 94], [24, 88], [28, 62], [27, 36], [16, 18], [0, 15]], eyes: 46, mouth: 75, w: 12, top: 17 },
  wedge: { half: [[12, 106], [12, 95], [20, 88], [38, 58], [43, 36], [23, 30], [0, 33]], eyes: 53, mouth: 78, w: 16.5, top: 31 },
  wide: { half: [[12, 106], [14, 96], [36, 91], [48, 72], [45, 51], [28, 39], [0, 36]], eyes: 59, mouth: 80, w: 20, top: 37 },
  bulb: { half: [[12, 106], [12, 93], [21, 87], [36, 71], [41, 50], [35, 30], [19, 18], [0, 15]], eyes: 49, mouth: 76, w: 17, top: 17 },
  mush: { half: [[12, 106], [12, 92], [21, 87], [23, 72], [46, 67], [49, 52], [37, 33], [19, 22], [0, 19]], eyes: 52, mouth: 80, w: 18, top: 21 },
  pear: { half: [[12, 106], [13, 97], [33, 93], [40, 77], [32, 58], [24, 42], [20, 26], [0, 20]], eyes: 52, mouth: 79, w: 11, top: 21 },
  kite: { half: [[12, 106], [13, 95], [20, 86], [33, 70], [42, 52], [27, 30], [0, 15]], eyes: 53, mouth: 78, w: 15, top: 22 },
  bell: { half: [[12, 106], [12, 97], [42, 92], [38, 78], [32, 56], [29, 36], [17, 22], [0, 18]], eyes: 51, mouth: 79, w: 14, top: 19 },
  heart: { half: [[12, 106], [13, 95], [25, 86], [40, 66], [42, 46], [32, 30], [17, 27], [0, 36]], eyes: 55, mouth: 79, w: 17, top: 31 },
  anvil: { half: [[12, 106], [13, 95], [22, 90], [24, 72], [44, 58], [46, 38], [24, 27], [0, 26]], eyes: 50, mouth: 79, w: 17, top: 27 },
} satisfies Record<string, Head>;
export type HeadId = keyof typeof HEADS;

export function headOutline(s: Sketch, head: Head): void {
  s.carve('body', 1, halves(head.half, s.chance));
  const middle = head.eyes + 8;
  const small = head.half
    .filter(([, y]) => y < 96)
    .map(([x, y]): Point => [x * 0.76, middle + (y - middle) * 0.76]);
  s.carve('inner', 0.5, halves(small, s.chance));
}

type Grow = (s: Sketch, top: number, w: number) => void;

/** A point beside the axis, in parts of the width of the face. */
const side = (across: number, w: number): number => AXIS + across * w;

export const CROWNS = {
  none: () => undefined,
  horn: (s, t, w) => s.tubes([[side(0.8, w), t + 11], [side(1.5, w), t + 3], [side(1.5, w), t - 17]], 12, 1),
  ram: (s, t, w) => {
    s.tubes([[side(0.7, w), t + 9], [side(1.5, w), t - 8], [side(2.1, w), t + 4], [side(1.9, w), t + 19], [side(1.5, w), t + 16]], 12, 2.4);
    s.draws('line', 1.5, `M${side(1.12, w)} ${t - 6}l2 6M${side(1.6, w)} ${t - 6}l-2 6M${side(1.96, w)} ${t + 2}l-5 2`);
  },
  antler: (s, t, w) => {
    s.limbs([[side(0.5, w), t + 8], [side(0.95, w), t - 6], [side(1.75, w), t - 18]], 6, 2);
    s.limbs([[side(0.95, w), t - 5], [side(2, w), t - 6]], 4.4, 1.6);
    s.limbs([[side(0.76, w), t], [side(0.4, w), t - 16]], 4, 1.6);
  },
  ear: (s, t, w) => {
    s.paths('limb', `M${side(0.2, w)} ${t + 7}L${side(1.36, w)} ${t - 18}L${side(1.86, w)} ${t + 22}Z`);
    s.paths('cut', `M${side(1.06, w)} ${t + 3}L${side(1.3, w)} ${t - 9}L${side(1.5, w)} ${t + 7}Z`);
  },
  bat: (s, t, w) => {
    s.paths('limb', `M${side(0.5, w)} ${t + 10}Q${side(1.2, w)} ${t - 20} ${side(2.7, w)} ${t - 16}Q${side(2.5, w)} ${t + 10} ${side(1.6, w)} ${t + 22}Z`);
    s.draws('line', 1.6, `M${side(1.4, w)} ${t + 9}Q${side(1.8, w)} ${t - 5} ${side(2.4, w)} ${t - 11}M${side(1.7, w)} ${t + 12}Q${side(2.1, w)} ${t + 2} ${side(2.3, w)} ${t - 4}`);
  },
  lop: (s, t, w) => {
    s.tubes([[side(0.6, w), t + 8], [side(1.5, w), t - 10], [side(2.3, w), t + 12], [side(2.1, w), t + 36]], 12, 10);
    s.draws('line', 2.4, `M${side(2.12, w)} ${t + 12}Q${side(2.24, w)} ${t + 22} ${side(2.1, w)} ${t + 32}`);
  },
  disc: (s, t, w) => {
    s.discs('limb', side(1.5, w), t + 4, 13);
    s.discs('cut', side(1.5, w), t + 4, 6);
  },
  ant: (s, t, w) => {
    s.tubes([[side(0.35, w), t + 6], [side(0.7, w), t - 10], [side(1.7, w), t - 15]], 3.6, 2.2);
    s.discs('limb', side(1.8, w), t - 15, 4.6);
  },
  feel: (s, t, w) => s.tubes([[side(0.3, w), t + 6], [side(1.1, w), t - 14], [side(2.3, w), t - 6], [side(2.6, w), t + 10]], 4, 1.4),
  plume: (s, t, w) => {
    s.tubes([[side(0.35, w), t + 7], [side(0.9, w), t - 8], [side(2, w), t - 18]], 3, 1.4);
    for (const [a, b] of [[0.8, -5], [1.1, -10], [1.5, -13.5], [1.9, -17]] as const) {
      s.tubes([[side(a, w), t + b], [side(a, w) + 9, t + b + 6]], 2.6, 1);
      s.tubes([[side(a, w), t + b], [side(a, w) - 2, t + b - 8]], 2.4, 1);
    }
  },
  spike: (s, t, w) => {
    for (const a of [-1, -0.5, 0, 0.5, 1])
      s.sharp('limb', thorn(side(a * 1.2, w), t + 9 - (1 - a * a) * 5, -Math.PI / 2 + a * 0.55, 18 + s.chance() * 8, 5));
  },
  cap: (s, t, w) => {
    s.path('body', `M${side(-1.75, w)} ${t + 13}Q${side(-0.9, w)} ${t - 19} ${side(0.8, w)} ${t - 18}Q${side(2.6, w)} ${t - 13} ${side(2.6, w)} ${t + 12}L${side(2.1, w)} ${t + 12}Q${side(1.9, w)} ${t - 2} ${side(1.3, w)} ${t - 1}L${side(1.75, w)} ${t + 13}Z`);
    s.disc('cut', side(2.35, w), t + 16, 5.4);
    s.draw('line', 3.4, `M${side(-1.55, w)} ${t + 10}Q60 ${t + 1} ${side(1.55, w)} ${t + 10}`);
    s.draw('line', 2, `M${side(-0.9, w)} ${t - 5}l9 6M${side(-0.1, w)} ${t - 12}l11 9M${side(0.9, w)} ${t - 14}l8 8`);
  },
  tophat: (s, t, w) => {
    s.path('body', `M${side(-1.9, w)} ${t + 3}L${side(1.9, w)} ${t}L${side(1.9, w)} ${t + 7}L${side(-1.9, w)} ${t + 10}ZM${side(-1.1, w)} ${t + 5}L${side(-1.25, w)} ${t - 18}L${side(1.15, w)} ${t - 21}L${side(1.1, w)} ${t + 4}Z`);
    s.path('cut', `M${side(-1.16, w)} ${t - 1}L${side(1.12, w)} ${t - 3.6}L${side(1.13, w)} ${t - 8}L${side(-1.19, w)} ${t - 5.4}Z`);
  },
  jester: (s, t, w) => {
    s.path('body', `M${side(-1.5, w)} ${t + 12}Q${side(-1.4, w)} ${t - 12} ${side(-2.5, w)} ${t - 10}Q${side(-1.2, w)} ${t - 24} 60 ${t - 3}Q${side(1.2, w)} ${t - 24} ${side(2.5, w)} ${t - 10}Q${side(1.4, w)} ${t - 12} ${side(1.5, w)} ${t + 12}Z`);
    s.discs('cut', side(2.5, w), t - 8, 4.4);
    s.draws('line', 2.6, `M60 ${t + 4}l7-4 6 7`);
  },
  bow: (s, t, w) => {
    s.paths('body', `M${AXIS} ${t + 4}Q${side(1, w)} ${t - 20} ${side(1.9, w)} ${t - 14}Q${side(2.2, w)} ${t} ${side(1.6, w)} ${t + 10}Q${side(0.8, w)} ${t + 8} ${AXIS} ${t + 4}Z`);
    s.disc('cut', AXIS, t + 2, 5);
    s.draws('line', 1.8, `M67 ${t - 1}Q${side(1, w)} ${t - 8} ${side(1.5, w)} ${t - 9}M67 ${t + 4}L${side(1.4, w)} ${t + 4}`);
  },
  candle: (s, t) => {
    s.path('body', `M53 ${t + 5}v-14h14v14zM44 ${t + 8}q16-8 32 0l-3 5H47z`);
    s.path('cut', `M60 ${t - 26}q7 8 .5 14.5q-7.5-6 -.5-14.5z`);
    s.draw('line', 1.7, `M63.5 ${t - 8}v7M56 ${t - 8}v4`);
  },
  tent: (s, t, w) => {
    [-1.3, -0.6, 0.1, 0.75, 1.4].forEach((a, i) => {
      s.tube([[side(a * 0.8, w), t + 11], [side(a * 1.4, w), t - 5], [side(a * 1.1, w) + (i % 2 === 1 ? 7 : -6), t - 12], [side(a * 1.55, w), t - 20]], 8, 1.6);
    });
  },
  stalk: (s, t, w) => {
    s.tubes([[side(0.5, w), t + 10], [side(0.8, w), t - 3], [side(1.4, w), t - 8]], 5, 4);
    s.discs('limb', side(1.5, w), t - 9, 8.4);
    eye(s, side(1.5, w), t - 9, 5.8);
    eye(s, side(-1.5, w), t - 9, 5.8);
  },
  lure: (s, t, w) => {
    s.tube([[60, t + 8], [66, t - 14], [side(1.9, w), t - 16], [side(2.3, w), t + 2]], 4, 2);
    s.disc('cut', side(2.3, w), t + 7, 5.6);
    s.draw('line', 1.5, `M${side(2.3, w) - 9} ${t + 4}l-3-1.5M${side(2.3, w) - 8} ${t + 12}l-2.4 2M${side(2.3, w)} ${t + 15.5}v3`);
  },
  fin: (s, t, w) => {
    s.path('limb', `M${side(-1.15, w)} ${t + 13}Q${side(-0.95, w)} ${t - 12} ${side(-0.35, w)} ${t - 4}Q60 ${t - 30} ${side(0.45, w)} ${t - 4}Q${side(1.05, w)} ${t - 12} ${side(1.15, w)} ${t + 13}Z`);
    s.draw('line', 1.8, `M60 ${t - 13}v16M${side(-0.6, w)} ${t - 2}l3 9M${side(0.6, w)} ${t - 2}l-3 9`);
  },
  gills: (s, t, w) => {
    for (const [y, out] of [[12, 1], [22, 1.15], [32, 1]] as const)
      s.tubes([[side(1.4, w), t + y], [side(2, w) + 4 * out, t + y - 9], [side(2.6, w) + 6 * out, t + y - 5]], 5, 1.6);
  },
  hood: (s, t, w) => {
    s.path('limb', `M60 ${t - 20}L${side(2.1, w)} ${t + 18}L${side(2.4, w)} 104H${side(1.3, w)}L${side(1.5, w)} ${t + 40}L60 ${t + 4}L${side(-1.5, w)} ${t + 40}L${side(-1.3, w)} 104H${side(-2.4, w)}L${side(-2.1, w)} ${t + 18}Z`);
    s.draws('line', 1.8, `M60 ${t + 3}L${side(1.68, w)} ${t + 38}V88`);
  },
  tuft: (s, t, w) => {
    for (const a of [-0.8, -0.3, 0.25, 0.8])
      s.sharp('limb', thorn(side(a * 0.75, w), t + 7, -Math.PI / 2 + a * 0.9 + 0.2, 20 + s.chance() * 7, 5.4));
  },
  bolt: (s, t, w) => {
    s.paths('limb', `M${side(1.6, w)} ${t + 28}h15v-5h6v18h-6v-5h-15z`);
    s.draw('line', 1.8, `M${side(-1.1, w)} ${t + 10}h${w * 2.2}M${side(-0.7, w)} ${t + 6}v8M60 ${t + 6}v8M${side(0.7, w)} ${t + 6}v8`);
  },
  crown: (s, t, w) => {
    s.path('body', `M${side(-1.25, w)} ${t + 9}L${side(-1.45, w)} ${t - 15}L${side(-0.65, w)} ${t - 4}L60 ${t - 19}L${side(0.65, w)} ${t - 4}L${side(1.45, w)} ${t - 15}L${side(1.25, w)} ${t + 9}Z`);
    s.draw('line', 2, `M${side(-1.2, w)} ${t + 3}h${w * 2.4}`);
    s.disc('cut', 60, t - 4, 2.6);
  },
  bub: (s, t, w) => {
    const bubbles: [number, number, number][] = [[-1.2, 2, 9], [-0.2, -6, 11], [1, 0, 10], [0.55, -17, 5.8], [-0.95, -12, 4.4]];
    for (const [a, y, r] of bubbles) s.disc('body', side(a, w), t + y, r);
    s.disc('cut', side(-0.2, w) - 2.4, t - 8, 3.4);
    s.disc('cut', side(1, w) - 1, t - 2, 2.8);
    s.disc('cut', side(-1.2, w) - 1, t, 2.2);
  },
  shell: (s, t, w) => {
    s.path('body', `M${side(-1.3, w)} ${t + 12}C${side(-1.7, w)} ${t - 22} ${side(1.5, w)} ${t - 28} ${side(1.4, w)} ${t + 2}C${side(1.4, w)} ${t + 8} ${side(1.2, w)} ${t + 12} ${side(0.9, w)} ${t + 13}Z`);
    s.draw('line', 2.6, `M${side(0.9, w)} ${t + 5}C${side(0.9, w)} ${t - 14} ${side(-0.9, w)} ${t - 12} ${side(-0.7, w)} ${t + 2}C${side(-0.4, w)} ${t + 9} ${side(0.4, w)} ${t + 6} ${side(0.25, w)} ${t - 1}`);
  },
  leaf: (s, t, w) => {
    s.path('body', `M58 ${t + 6}Q${side(-1.6, w)} ${t + 2} ${side(-2.1, w)} ${t - 16}Q${side(-0.3, w)} ${t - 18} 60 ${t + 4}Q${side(0.5, w)} ${t - 24} ${side(2, w)} ${t - 20}Q${side(1.7, w)} ${t + 2} 63 ${t + 7}Z`);
    s.draw('line', 1.7, `M58 ${t + 1}Q${side(-1.1, w)} ${t - 5} ${side(-1.7, w)} ${t - 12}M63 ${t + 1}Q${side(0.9, w)} ${t - 9} ${side(1.6, w)} ${t - 15}`);
  },
} satisfies Record<string, Grow>;
export type CrownId = keyof typeof CROWNS;

/** What hangs behind the head, and so is drawn before it. */
export const BEHIND: ReadonlySet<CrownId> = new Set(['hood']);
