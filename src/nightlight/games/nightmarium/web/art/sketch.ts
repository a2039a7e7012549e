/** A drawing under way: pieces of paper in the order in which they lie, each paint in one sheet. */

import { carved, smooth, straight, stroke } from './knife.ts';
import { AXIS, curve, disc, mirrored, trace, tube, type Chance, type Outline, type Point } from './pen.ts';
import type { Legion, Mood } from './things.ts';

/** From the back to the front; what each looks like is for the component. */
export const PAINTS = [
  'limb', // what reaches out from behind the body
  'body',
  'inner', // a second, smaller sheet on the body
  'cut', // holes: light comes through them
  'line', // fine cuts
  'dark', // paper left standing in a hole
  'fine', // fine lines in a hole
  'tooth', // light again, upon what was left standing
  'white',
  'iris',
  'pupil',
  'glint',
  'lid',
] as const;
export type Paint = (typeof PAINTS)[number];

export interface Shape {
  paint: Paint;
  d: string;
  /** of a line; none: it is filled */
  width: number | null;
}

type Placing = (points: readonly Point[]) => readonly Point[];

export class Sketch {
  readonly legion: Legion;
  readonly mood: Mood;
  readonly chance: Chance;
  #pieces = new Map<string, Shape>();
  #placed: Placing = (points) => points;

  constructor(legion: Legion, mood: Mood, chance: Chance) {
    this.legion = legion;
    this.mood = mood;
    this.chance = chance;
  }

  /** The same drawing, for a hand that draws elsewhere or in another size. */
  through(placed: Placing): Sketch {
    const other = new Sketch(this.legion, this.mood, this.chance);
    other.#pieces = this.#pieces;
    other.#placed = (points) => this.#placed(placed(points));
    return other;
  }

  get asleep(): boolean {
    return this.mood === 'sleep';
  }

  /** Outlines as the legion cuts them. */
  carve(paint: Paint, size: number, ...outlines: Outline[]): void {
    for (const outline of outlines) this.#put(paint, carved(this.#placed(outline), this.legion, this.chance, size));
  }

  soft(paint: Paint, ...outlines: Outline[]): void {
    for (const outline of outlines) this.#put(paint, smooth(this.#placed(outline)));
  }

  sharp(paint: Paint, ...outlines: Outline[]): void {
    for (const outline of outlines) this.#put(paint, straight(this.#placed(outline)));
  }

  /** Outlines written as a path. */
  path(paint: Paint, d: string): void {
    this.sharp(paint, ...trace(d));
  }

  /** The same on both sides. */
  paths(paint: Paint, d: string): void {
    this.sharp(paint, ...trace(d), ...trace(d).map(mirrored));
  }

  disc(paint: Paint, x: number, y: number, r: number, ry = r): void {
    this.soft(paint, disc(x, y, r * 1.04, ry * 1.04));
  }

  discs(paint: Paint, x: number, y: number, r: number, ry = r): void {
    this.disc(paint, x, y, r, ry);
    this.disc(paint, 2 * AXIS - x, y, r, ry);
  }

  stroke(paint: 'line' | 'fine', width: number, ...lines: (readonly Point[])[]): void {
    for (const line of lines) this.#put(paint, stroke(this.#placed(line)), width);
  }

  /** Lines written as a path. */
  draw(paint: 'line' | 'fine', width: number, d: string): void {
    this.stroke(paint, width, ...trace(d));
  }

  draws(paint: 'line' | 'fine', width: number, d: string): void {
    this.stroke(paint, width, ...trace(d), ...trace(d).map(mirrored));
  }

  /** An arm or a leg as the legion grows it: bones, fur, segments or a soft tube. */
  limb(joints: readonly Point[], from: number, to: number, paint: Paint = 'limb'): void {
    const wide = (i: number): number => from + ((to - from) * i) / (joints.length - 1);
    if (this.legion === 'green') this.soft(paint, tube(curve(joints), from, to));
    else if (this.legion === 'red') this.carve(paint, Math.min(0.62, from / 18), tube(curve(joints), from, to));
    else this.#jointed(paint, joints, wide);
  }

  limbs(joints: readonly Point[], from: number, to: number, paint: Paint = 'limb'): void {
    this.limb(joints, from, to, paint);
    this.limb(mirrored(joints), from, to, paint);
  }

  /** Something that bends softly in any legion: a tentacle, a horn, a tail. */
  tube(joints: readonly Point[], from: number, to: number, paint: Paint = 'limb'): void {
    this.soft(paint, tube(curve(joints), from, to));
  }

  tubes(joints: readonly Point[], from: number, to: number, paint: Paint = 'limb'): void {
    this.tube(joints, from, to, paint);
    this.tube(mirrored(joints), from, to, paint);
  }

  /** Bones with knobs, or the spindles of an insect. */
  #jointed(paint: Paint, joints: readonly Point[], wide: (i: number) => number): void {
    for (let i = 0; i < joints.length - 1; i++) {
      const [a, b] = [joints[i]!, joints[i + 1]!];
      if (this.legion === 'blue') this.sharp(paint, tube([a, b], wide(i), wide(i + 1)));
      else this.soft(paint, spindle(a, b, wide(i), wide(i + 1)));
      if (i > 0) this.disc(paint, a[0], a[1], wide(i) * (this.legion === 'blue' ? 0.66 : 0.5));
    }
  }

  #put(paint: Paint, d: string, width: number | null = null): void {
    const key = `${paint} ${width ?? ''}`;
    const piece = this.#pieces.get(key);
    if (piece === undefined) this.#pieces.set(key, { paint, d, width });
    else piece.d += d;
  }

  /** All that was drawn, from the back to the front. */
  shapes(): Shape[] {
    return [...this.#pieces.values()].toSorted((a, b) => PAINTS.indexOf(a.paint) - PAINTS.indexOf(b.paint));
  }
}

function spindle(a: Point, b: Point, from: number, to: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dy / length, -dx / length];
  const at = (t: number, wide: number): Point => [a[0] + dx * t + nx * wide, a[1] + dy * t + ny * wide];
  const thick = Math.max(from, 3.4) * 0.62;
  const thin = Math.max(to, 1.4) * 0.5;
  return [
    at(-0.04, -from * 0.3),
    at(-0.04, from * 0.3),
    at(0.3, thick),
    at(0.62, thick * 0.72),
    at(1.02, thin),
    at(1.02, -thin),
    at(0.62, -thick * 0.72),
    at(0.3, -thick),
  ];
}
