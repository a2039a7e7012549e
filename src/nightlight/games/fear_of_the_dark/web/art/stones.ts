/** The shapes of a room: slabs, holes, rubble and doorways, cut once for each way a room can lie. */

import { inTile, SQUARE, TILE, WALL } from '../drawing/plane.ts';
import { blob, knife, polygon, quad, type Corner } from './knife.ts';
import { turnedSquares, type Side } from '../reading/box.ts';
import { ahead, type DoorState } from '../reading/rooms.ts';
import { kept, type Shape } from './shape.ts';

const SLABS = ['#a3aba6', '#98a3a2', '#9fa39a', '#909c9c', '#a8aeab'];
const DOOR = 32; // how wide a door is
const CUT_OFF = 0.32; // of all slabs, those that lack a corner

/** The pit of a room, before anything lies in it. */
export const pit = kept((tile): Shape[] => {
  const cut = knife(`${tile}pit`);
  return [
    { d: quad(cut, WALL - 5, WALL - 5, TILE - 2 * WALL + 10, TILE - 2 * WALL + 10, 3), fill: '#717f85' },
    { d: quad(cut, WALL - 1.5, WALL - 1.5, TILE - 2 * WALL + 3, TILE - 2 * WALL + 3, 2), fill: '#39454a' },
  ];
});

/** One sheet of rock around all rooms. */
export function sheets(rooms: { tile: string; x: number; y: number }[], level: number, edge: number): string {
  const off = (level < 3 ? 10 : 3) + edge * 0.12;
  const size = TILE + 2 * edge;
  return rooms
    .map(({ tile, x, y }) => quad(knife(`${tile}sheet${level}`), x - edge, y - edge, size, size, off))
    .join('');
}

/** Joints of the wall. */
export const masonry = kept((tile): string => {
  const cut = knife(`${tile}wall`);
  return Array.from({ length: 7 }, (_, stone) => {
    const at = (12 + stone * 24 + cut() * 6).toFixed(1);
    const back = (Number(at) - 8).toFixed(1);
    return `M${at} 1v6M${back} ${TILE - 7}v6M1 ${at}h6M${TILE - 7} ${back}h6`;
  }).join('');
});

/** The floor: a slab for every square that is no hole, and its cracks. */
export const slabs = kept((tile, rotation): { slabs: Shape[]; cracks: string } => {
  const cut = knife(`${tile}floor`);
  const shapes: Shape[] = [];
  let cracks = '';
  for (const [square, kind] of turnedSquares(tile, Number(rotation)).entries()) {
    const tone = cut();
    if (kind === 'h') continue;
    const { x, y } = inTile(square);
    shapes.push({
      d: slab(cut, x - SQUARE / 2, y - SQUARE / 2),
      fill: SLABS[Math.floor(tone * SLABS.length)] ?? '#a3aba6',
    });
    if (tone > 0.62) cracks += `M${(x - 17 + cut() * 10).toFixed(1)} ${y - 21}l${(4 + cut() * 6).toFixed(1)} 13l-3 9`;
  }
  return { slabs: shapes, cracks };
});

function slab(cut: () => number, x: number, y: number): string {
  const off = (): number => 1 + cut() * 1.6;
  const corners: Corner[] = [
    [x + off(), y + off()],
    [x + SQUARE - off(), y + off()],
    [x + SQUARE - off(), y + SQUARE - off()],
    [x + off(), y + SQUARE - off()],
  ];
  const chance = cut();
  if (chance < CUT_OFF) {
    const lost = Math.floor(chance * 12);
    const [corner, next, before] = [corners[lost]!, corners[(lost + 1) % 4]!, corners[(lost + 3) % 4]!];
    const toward = (to: Corner): Corner => [
      corner[0] + (to[0] - corner[0]) * 0.16,
      corner[1] + (to[1] - corner[1]) * 0.16,
    ];
    corners.splice(lost, 1, toward(before), toward(next));
  }
  return polygon(corners);
}

const DEPTHS = [
  { fill: '#87918f', radius: 25, down: 0, off: 0 },
  { fill: '#4c5a60', radius: 22.5, down: 1, off: 0.16 },
  { fill: '#26323a', radius: 18.5, down: 3.5, off: 0.2 },
  { fill: '#070b0e', radius: 14.5, down: 6, off: 0.24 },
];

/** Holes as torn sheets, each deeper one darker and lower; neighbours grow together into a chasm. */
export const holes = kept((tile, rotation): Shape[] => {
  const squares = turnedSquares(tile, Number(rotation));
  const all = squares.flatMap((kind, square) => (kind === 'h' ? [square] : []));
  return DEPTHS.map(({ fill, radius, down, off }, depth) => {
    const cut = knife(`${tile}hole${depth}`);
    let d = '';
    for (const square of all) {
      const { x, y } = inTile(square);
      d +=
        depth === 0 ? quad(cut, x - 24, y - 24, 48, 48, 2) : blob(cut, x, y + down, radius, radius - down / 2, 9, off);
      const wide = radius * 0.74;
      if (depth > 0 && square % 3 < 2 && all.includes(square + 1))
        d += quad(cut, x + 9, y + down - wide, 32, wide * 2 - down * 0.6, 5);
      if (depth > 0 && square < 6 && all.includes(square + 3)) d += quad(cut, x - wide, y + down + 9, wide * 2, 32, 5);
    }
    return { d, fill };
  });
});

/** A doorway: steps into the black, planks, or bricks; with its two posts. */
export const doorway = kept((side, state): Shape[] => {
  const [ax, ay] = ahead(side as Side);
  const middle = { x: TILE / 2 + ax * 75, y: TILE / 2 + ay * 75 };
  const half = DOOR / 2;
  const plank = (from: number, to: number, near: number, far: number, fill: string): Shape => {
    const at = (across: number, out: number): Corner => [
      middle.x - ay * across + ax * out,
      middle.y + ax * across + ay * out,
    ];
    return { d: polygon([at(from, near), at(to, near), at(to, far), at(from, far)]), fill };
  };
  const posts = [
    plank(-half - 7, -half + 1, -5.5, WALL * 0.9, '#d9e2e2'),
    plank(half - 1, half + 7, -5.5, WALL * 0.9, '#d9e2e2'),
  ];
  return [...ways[state as Exclude<DoorState, 'wall'>](plank, half), ...posts];
});

type Plank = (from: number, to: number, near: number, far: number, fill: string) => Shape;

const ways: Record<Exclude<DoorState, 'wall'>, (plank: Plank, half: number) => Shape[]> = {
  open: (plank, half) => [
    plank(-half - 3, half + 3, -2, WALL + 3, '#717f85'),
    plank(-half - 5, half + 5, WALL + 1, 33, '#2c383e'),
    plank(-half, half, -3, 30, '#05080a'),
    plank(-half, half, -3, 6, '#8b989a'),
    plank(-half + 1, half - 1, 6.6, 12, '#5b686c'),
    plank(-half + 3, half - 3, 12.6, 17.5, '#343f45'),
    plank(-half + 5, half - 5, 18.2, 22.5, '#1b2328'),
  ],
  joined: (plank, half) => [
    plank(-half - 3, half + 3, -2, WALL + 0.5, '#717f85'),
    plank(-half, half, -3, WALL + 0.5, '#6f5a3c'),
    ...[0, 1, 2, 3].map((board) =>
      plank(
        -half + 1 + board * 7.8,
        -half + 7.6 + board * 7.8,
        -2.5,
        WALL + 0.5,
        board % 2 === 1 ? '#d9ad70' : '#bf935a',
      ),
    ),
  ],
  blocked: (plank, half) => [
    plank(-half - 3, half + 3, -2, WALL, '#717f85'),
    plank(-half, half, -3, WALL, '#39454a'),
    ...[0, 1, 2].flatMap((brick) =>
      [0, 1].map((course) => {
        const from = -half + 0.6 + brick * 10.7 - course * 3;
        return plank(
          from,
          from + 9.4,
          -2.6 + course * 6.2,
          2.8 + course * 6.2,
          (brick + course) % 2 === 1 ? '#e0bfae' : '#c09d8d',
        );
      }),
    ),
  ],
};

const BOULDERS = [
  [-11, 6, 12, 10, '#d6dad2'],
  [11, 8, 12, 9, '#c3cbc8'],
  [1, -6, 14, 12, '#f0f1ea'],
  [-14, -9, 8, 7, '#b5bfbd'],
  [15, -8, 7, 7, '#cfd5d0'],
  [0, 13, 9, 7, '#e2e6df'],
] as const;

/** Rubble with its shadow side. */
export const rubble = kept((name): Shape[] =>
  BOULDERS.flatMap(([x, y, rx, ry, fill], stone) => [
    { d: blob(knife(`${name}${stone}`), x, y + 3, rx, ry, 6, 0.35), fill: '#4b5457' },
    { d: blob(knife(`${name}${stone}`), x - 0.5, y - 1, rx * 0.92, ry * 0.86, 6, 0.35), fill },
  ]),
);

/** What is left of rubble that was cleared. */
export const pebbles = kept((name): string => {
  const cut = knife(`${name}pebbles`);
  return Array.from({ length: 5 }, () =>
    blob(cut, -16 + cut() * 32, -16 + cut() * 32, 2 + cut() * 2.4, 1.8 + cut() * 2, 5, 0.5),
  ).join('');
});

/** Water over the floor. */
export const pool = kept((tile): Shape[] => {
  const cut = knife(`${tile}water`);
  const middle = TILE / 2;
  return [
    { d: blob(cut, middle - 2, middle + 4, 66, 62, 16, 0.13), fill: '#4fc3da9e' },
    { d: blob(cut, middle + 2, middle + 8, 52, 46, 14, 0.16), fill: '#2a9fc0b3' },
    { d: blob(cut, middle + 4, middle + 14, 30, 24, 11, 0.2), fill: '#1577a0bf' },
  ];
});
