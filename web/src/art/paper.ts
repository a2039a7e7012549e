/** Paper and knife: edges that waver a little, always in the same way at the same place. */

type Point = [number, number];

const CURVE_STEP = 5;
const LINE_STEP = 11;

function speck(x: number, y: number, salt: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 974634211);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise between -1 and 1. */
function waver(x: number, y: number, salt: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const row = (at: number): number =>
    speck(left, at, salt) + (speck(left + 1, at, salt) - speck(left, at, salt)) * across;
  return row(top) + (row(top + 1) - row(top)) * down;
}

function slip([x, y]: Point, rough: number): Point {
  const push = (salt: number): number =>
    rough * (waver(x * 0.05, y * 0.05, salt) + 0.6 * waver(x * 0.13, y * 0.13, salt + 1));
  return [x + push(3), y + push(11)];
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

function along(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / LINE_STEP));
  return Array.from({ length: count }, (_, i): Point => {
    const t = (i + 1) / count;
    return [mix(from[0], to[0], t), mix(from[1], to[1], t)];
  });
}

function bend(a: Point, b: Point, c: Point, d: Point): Point[] {
  const reach =
    Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1]) + Math.hypot(d[0] - c[0], d[1] - c[1]);
  const count = Math.max(2, Math.ceil(reach / CURVE_STEP));
  return Array.from({ length: count }, (_, i): Point => {
    const t = (i + 1) / count;
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)];
  });
}

/** The outlines of a path made of M, L, H, V, C, S and Z, as points. */
function outlines(d: string): { points: Point[]; closed: boolean }[] {
  const words = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const found: { points: Point[]; closed: boolean }[] = [];
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
    const line = found.at(-1);
    let next: Point[];
    let bent: Point | null = null;
    switch (command.toUpperCase()) {
      case 'M':
        at = point();
        found.push({ points: [at], closed: false });
        command = relative ? 'l' : 'L';
        continue;
      case 'Z':
        if (line !== undefined) {
          line.closed = true;
          at = line.points[0] ?? at;
        }
        continue;
      case 'L':
        next = along(at, point());
        break;
      case 'H':
        next = along(at, [number() + (relative ? at[0] : 0), at[1]]);
        break;
      case 'V':
        next = along(at, [at[0], number() + (relative ? at[1] : 0)]);
        break;
      case 'C':
      case 'S': {
        const first: Point =
          command.toUpperCase() === 'C' ? point() : handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
        bent = point();
        next = bend(at, first, bent, point());
        break;
      }
      default:
        throw new Error(d);
    }
    line?.points.push(...next);
    handle = bent;
    at = next.at(-1) ?? at;
  }
  return found;
}

/** All outlines run the same way round, so that pieces which overlap do not cut holes into each other. */
function turned(points: Point[]): Point[] {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The same path, cut by hand. */
export function cut(d: string, rough = 1): string {
  return outlines(d)
    .map(({ points, closed }) => {
      const edge = (closed ? turned(points) : points).map((at) => slip(at, rough).map(short).join(' '));
      return `M${edge.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}

/** A round piece as a path, to be cut like the others. */
export function disc(x: number, y: number, r: number): string {
  const k = r * 0.552;
  return (
    `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}S${x + r} ${y - k} ${x + r} ${y}` +
    `S${x + k} ${y + r} ${x} ${y + r}S${x - r} ${y + k} ${x - r} ${y}Z`
  );
}

/** Numbers between 0 and 1 that are always the same for a seed. */
export function chance(seed: number): () => number {
  let count = 0;
  return () => (speck(seed, count++, 7) + 1) / 2;
}
