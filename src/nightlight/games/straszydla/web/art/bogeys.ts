/** A bogey out of paper: one shaggy outline, seeded by its name, a face, and one telling detail. Drawn once each. */

import { eyesOf, mouthOf } from './faces.ts';
import { headOf, thingOf } from './heads.ts';
import { piece, type Shape } from './shapes.ts';
import { speciesOf, type Body } from './species.ts';

type Point = [number, number];

interface Build {
  outline: Point[];
  /** how shaggy it is */
  shag: number;
  /** the face: its middle, and how large it is */
  face: [number, number, number];
  /** the top of the head */
  top: number;
}

const BUILDS: Record<Body, Build> = {
  hump: {
    outline: [[7, 72], [5, 54], [8, 38], [13, 26], [24, 19], [38, 17], [50, 24], [58, 40], [60, 58], [58, 72]],
    shag: 3.2, face: [27, 34, 11], top: 22,
  },
  tall: {
    outline: [[17, 72], [14, 54], [17, 38], [18, 20], [25, 10], [36, 9], [44, 16], [46, 34], [52, 54], [49, 72]],
    shag: 2.2, face: [31, 22, 10], top: 12,
  },
  round: {
    outline: [[7, 72], [3, 56], [8, 38], [19, 26], [32, 22], [46, 26], [56, 38], [61, 56], [57, 72]],
    shag: 3.4, face: [32, 42, 12], top: 26,
  },
  woman: {
    outline: [[9, 72], [15, 54], [20, 42], [18, 28], [20, 14], [32, 7], [44, 14], [46, 28], [44, 42], [49, 54], [56, 72]],
    shag: 1.2, face: [32, 22, 9], top: 10,
  },
  ghost: {
    outline: [[14, 70], [15, 48], [16, 28], [21, 13], [32, 7], [43, 13], [48, 28], [50, 46], [54, 66], [46, 62], [40, 70], [33, 62], [26, 71], [21, 63]],
    shag: 0.7, face: [32, 24, 10], top: 10,
  },
  bird: {
    outline: [[20, 72], [10, 58], [9, 40], [17, 22], [26, 13], [38, 13], [47, 22], [55, 40], [54, 58], [44, 72]],
    shag: 2.6, face: [32, 27, 11], top: 15,
  },
  fish: {
    outline: [[6, 68], [16, 62], [20, 48], [18, 30], [21, 15], [32, 8], [43, 15], [46, 30], [43, 48], [46, 60], [60, 54], [57, 66], [60, 73], [44, 70], [24, 73]],
    shag: 0.8, face: [32, 22, 9], top: 11,
  },
  snake: {
    outline: [[6, 72], [5, 62], [14, 56], [30, 57], [32, 48], [22, 38], [20, 24], [27, 14], [40, 11], [50, 18], [51, 28], [46, 36], [50, 48], [56, 56], [60, 72]],
    shag: 1.3, face: [36, 23, 10], top: 14,
  },
  flame: {
    outline: [[14, 72], [8, 56], [12, 42], [20, 34], [18, 22], [28, 28], [32, 6], [40, 24], [48, 20], [46, 34], [55, 46], [57, 60], [50, 72]],
    shag: 0.6, face: [32, 50, 12], top: 26,
  },
  tree: {
    outline: [[18, 72], [20, 54], [18, 40], [16, 24], [22, 13], [34, 10], [44, 14], [48, 26], [45, 42], [45, 56], [49, 72]],
    shag: 1.5, face: [32, 27, 11], top: 13,
  },
};
const ARM = 'M0 0c-9 5-11 15-9 23l-3 5 4-1 1 4 3-4 4 3 0-7c0-7 2-12 6-15z';
const BEHIND = ['hair', 'veil', 'hood', 'bat']; // head-dresses that hang down the back
const FURRY = 1.4; // shag, from which on there is fur
const BETWEEN = 4; // points of the curve between two of the outline

/** Numbers that are the same for the same name. */
function seeded(id: string): () => number {
  let seed = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return () => {
    seed = (seed * 137 + 71) % 9973;
    return seed / 9973;
  };
}

/** A smooth curve through the points (Catmull and Rom's). */
function curve(points: Point[]): Point[] {
  const at = (place: number): Point => points[Math.max(0, Math.min(points.length - 1, place))]!;
  const found: Point[] = [];
  for (let place = 0; place < points.length - 1; place += 1) {
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    for (let step = 0; step < BETWEEN; step += 1) {
      const t = step / BETWEEN;
      const mix = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      found.push([mix(0), mix(1)]);
    }
  }
  return [...found, at(points.length - 1)];
}

function shaggy(points: Point[], shag: number, luck: () => number): string {
  const cut = points.map(([x, y], place): Point => {
    if (place < 2 || place > points.length - 3) return [x, y];
    const [dx, dy] = [x - 32, y - 48];
    const length = Math.hypot(dx, dy) || 1;
    const by = place % 2 === 1 ? shag * (0.6 + luck() * 0.8) : -shag * 0.25;
    return [x + (dx / length) * by, y + (dy / length) * by + (place % 2 === 1 ? shag * 0.5 : 0)];
  });
  return `M${cut.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The dark hole that looks out of the fur. */
function hole(x: number, y: number, r: number): Shape {
  const n = (part: number): string => (r * part).toFixed(1);
  const d = `M${x - r} ${y + 3}l${n(0.2)} ${n(-0.75)}l${n(0.6)} ${n(-0.42)}l${n(0.7)} .6l${n(0.4)} ${n(0.6)}l.6 ${n(0.7)}l${n(-0.5)} ${n(0.6)}l${n(-0.7)} ${n(0.22)}l${n(-0.8)} ${n(-0.3)}z`;
  return { ink: 'hole', d };
}

function hatOf(body: Body, head: string, x: number, top: number): Shape[] {
  const hat = headOf(head, x, top);
  if (body !== 'hump' && body !== 'round') return hat;
  const grown = `translate(${x} ${head === 'wolf' ? top + 2 : top - 3}) scale(1.28) translate(${-x} ${-top})`;
  return hat.map((shape) => ({ ...shape, transform: `${grown} ${shape.transform ?? ''}` }));
}

function armsOf(body: Body): Shape[] {
  if (!['hump', 'tall', 'tree'].includes(body)) return [];
  const [left, right, y] = body === 'hump' ? [11, 56, 38] : [20, 45, 36];
  return [piece(left, y, ARM), { ink: 'body', d: ARM, transform: `translate(${right} ${y}) scale(-1 1)` }];
}

function furOf(luck: () => number): Shape {
  const hairs = Array.from({ length: 9 }, () => `M${(14 + luck() * 36).toFixed(0)} ${(46 + luck() * 20).toFixed(0)}l1.500 4`);
  return { ink: 'fur', d: hairs.join('') };
}

export interface Drawn {
  shapes: Shape[];
  /** whether the body itself is the face: it shines, and eyes and mouth are holes */
  bare: boolean;
}

const drawn = new Map<string, Drawn>();

function draw(id: string): Drawn {
  const { body, head, eyes, mouth, thing } = speciesOf(id);
  const { outline, shag, face, top } = BUILDS[body];
  const luck = seeded(id);
  const d = shaggy(curve(outline), shag, luck);
  const [x, y, r] = face;
  const hat = hatOf(body, head, x, top);
  const behind = BEHIND.includes(head);
  const bare = body === 'flame' || body === 'ghost';
  const shapes: Shape[] = [
    ...(behind ? hat : []),
    ...thingOf(thing),
    ...armsOf(body),
    { ink: 'body', d },
    { ink: 'cloth', d },
    ...(behind ? [] : hat),
    ...(shag > FURRY ? [furOf(luck)] : []),
    ...(bare ? [] : [hole(x, y, r)]),
    ...eyesOf(eyes, x, y),
    ...mouthOf(mouth, x, y + 6.5),
  ];
  return { shapes, bare };
}

/** The drawing of a bogey, on a sheet of 72 x 82 from (-4, -9). */
export function bogeyDrawn(id: string): Drawn {
  let found = drawn.get(id);
  if (found === undefined) {
    found = draw(id);
    drawn.set(id, found);
  }
  return found;
}
