/** Points, and what can be made of them: the box of a part is 120 wide and 100 high, its axis is in the middle. */

export type Point = readonly [number, number];
/** A closed line. */
export type Outline = readonly Point[];
export type Chance = () => number;

export const WIDTH = 120;
export const HEIGHT = 100;
export const AXIS = WIDTH / 2;

const STEP = 3.4;

const between = (a: number, b: number, t: number): number => a + (b - a) * t;
const reach = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

function bezier(a: Point, b: Point, c: Point, d: Point): Point[] {
  const count = Math.max(2, Math.ceil((reach(a, b) + reach(b, c) + reach(c, d)) / STEP));
  return Array.from({ length: count }, (_, i): Point => {
    const t = (i + 1) / count;
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)];
  });
}

/** The lines of a path made of M, L, H, V, C, S, Q and Z, as points. */
export function trace(d: string): Point[][] {
  const words = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const found: Point[][] = [];
  let at: Point = [0, 0];
  let handle: Point | null = null;
  let command = 'M';
  let i = 0;
  const number = (): number => Number(words[i++]);
  const point = (): Point => {
    const [x, y] = [number(), number()];
    return command === command.toLowerCase() ? [at[0] + x, at[1] + y] : [x, y];
  };
  while (i < words.length) {
    if (/[a-z]/i.test(words[i] ?? '')) command = words[i++] ?? '';
    const relative = command === command.toLowerCase();
    let next: Point[];
    let bent: Point | null = null;
    switch (command.toUpperCase()) {
      case 'M':
        at = point();
        found.push([at]);
        command = relative ? 'l' : 'L';
        continue;
      case 'Z':
        at = found.at(-1)?.[0] ?? at;
        continue;
      case 'L':
        next = [point()];
        break;
      case 'H':
        next = [[number() + (relative ? at[0] : 0), at[1]]];
        break;
      case 'V':
        next = [[at[0], number() + (relative ? at[1] : 0)]];
        break;
      case 'Q': {
        const middle = point();
        const end = point();
        const third = (from: Point): Point => [between(from[0], middle[0], 2 / 3), between(from[1], middle[1], 2 / 3)];
        next = bezier(at, third(at), third(end), end);
        break;
      }
      case 'C':
      case 'S': {
        const first: Point =
          command.toUpperCase() === 'C' ? point() : handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
        bent = point();
        next = bezier(at, first, bent, point());
        break;
      }
      default:
        throw new Error(d);
    }
    found.at(-1)?.push(...next);
    handle = bent;
    at = next.at(-1) ?? at;
  }
  return found;
}

export interface Shift {
  x?: number;
  y?: number;
  /** about the axis and the top of the box */
  wide?: number;
  high?: number;
}

/** The same line at another place, in another size. */
export function moved(points: readonly Point[], { x = 0, y = 0, wide = 1, high = wide }: Shift): Point[] {
  return points.map(([a, b]) => [AXIS + (a - AXIS) * wide + x, b * high + y]);
}

export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [WIDTH - x, y]);
}

/** The same on both sides of the axis. */
export function pair(lines: readonly (readonly Point[])[]): Point[][] {
  return lines.flatMap((line) => [[...line], mirrored(line)]);
}

/** Twice the area, positive if it runs clockwise on the screen. */
export function area(points: Outline): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** All outlines run the same way round, so that pieces which overlap do not cut holes into each other. */
export function turned(points: Outline): Outline {
  return area(points) < 0 ? points.toReversed() : points;
}

/** The left-hand normal of a line from a to b, of length 1. */
export function normal(a: Point, b: Point): Point {
  const length = reach(a, b) || 1;
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}

/** An outline from its right half, given as distances from the axis; the two sides are cut by hand, never quite alike. */
export function halves(half: readonly Point[], chance: Chance, jitter = 1.6): Point[] {
  const off = (): number => (chance() - 0.5) * jitter;
  const right = half.map(([x, y]): Point => [AXIS + x + off(), y + off()]);
  const left = half.map(([x, y]): Point => [AXIS - x + off(), y + off()]);
  return [...right, ...left.toReversed()];
}

/** A smooth line through joints. */
export function curve(joints: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < joints.length - 1; i++) {
    const b = joints[i]!;
    const c = joints[i + 1]!;
    const a = joints[i - 1] ?? b;
    const d = joints[i + 2] ?? c;
    const count = Math.max(3, Math.ceil(reach(b, c) / 5));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const at = (z: 0 | 1): number =>
        0.5 *
        (2 * b[z] +
          (c[z] - a[z]) * t +
          (2 * a[z] - 5 * b[z] + 4 * c[z] - d[z]) * t ** 2 +
          (3 * b[z] - a[z] - 3 * c[z] + d[z]) * t ** 3);
      found.push([at(0), at(1)]);
    }
  }
  const end = joints.at(-1);
  return end === undefined ? found : [...found, end];
}

/** A tube along a line, from one width to another, with a round end. */
export function tube(line: readonly Point[], from: number, to: number): Point[] {
  const last = line.length - 1;
  const right: Point[] = [];
  const left: Point[] = [];
  line.forEach((at, i) => {
    const [nx, ny] = normal(line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!);
    const half = between(from, to, i / last) / 2;
    right.push([at[0] + nx * half, at[1] + ny * half]);
    left.push([at[0] - nx * half, at[1] - ny * half]);
  });
  const end = line[last]!;
  const [nx, ny] = normal(line[last - 1]!, end);
  const round = to > 2 ? [0.7, 0, -0.7] : [];
  const tip = round.map((turn): Point => {
    const out = Math.sqrt(1 - turn * turn) * (to / 2);
    return [end[0] + nx * turn * (to / 2) - ny * out, end[1] + ny * turn * (to / 2) + nx * out];
  });
  return [...right, ...tip, ...left.toReversed()];
}

export function disc(x: number, y: number, r: number, ry = r, turn = 0): Point[] {
  const count = r > 7 ? 16 : r > 3 ? 12 : 8;
  return Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * 2 * Math.PI;
    const [u, v] = [Math.cos(a) * r, Math.sin(a) * ry];
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
  });
}

/** A thorn that points in a direction, in radians; its foot is twice `width`. */
export function thorn(x: number, y: number, direction: number, length: number, width: number): Point[] {
  const [c, s] = [Math.cos(direction), Math.sin(direction)];
  return [
    [x - s * width, y + c * width],
    [x + c * length, y + s * length],
    [x + s * width, y - c * width],
  ];
}

/** Claws, spread like fingers. */
export function claws(x: number, y: number, direction: number, count: number, length: number, width = 2.6): Point[][] {
  return Array.from({ length: count }, (_, i) => thorn(x, y, direction + (i - (count - 1) / 2) * 0.55, length, width));
}

/** Where the points of a line lie if it is cut into pieces of about a length; its corners stay. */
export function resampled(points: Outline, piece: number): Point[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const count = Math.max(1, Math.round(reach(a, b) / piece));
    return Array.from({ length: count }, (_, k): Point => [
      between(a[0], b[0], k / count),
      between(a[1], b[1], k / count),
    ]);
  });
}

/** Fewer points: those that are nearer to the one before than a length are left out. */
export function sparse(points: Outline, piece: number): Point[] {
  const kept: Point[] = [];
  for (const at of points) if (kept.length === 0 || reach(kept.at(-1)!, at) >= piece) kept.push(at);
  return kept.length < 3 ? [...points] : kept;
}
