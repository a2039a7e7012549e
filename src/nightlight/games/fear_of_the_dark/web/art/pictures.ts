/** The labyrinth as pictures, each by a light: the rock around the rooms, and every room. */

import { inTile, TILE, type Box } from '../drawing/plane.ts';
import { SIDES } from '../reading/box.ts';
import { ahead, doorState, squaresOf, tokenOn, type Laid } from '../reading/rooms.ts';
import { drawn, picture, type Shape } from './shape.ts';
import { doorway, holes, masonry, pit, pool, sheets, slabs } from './stones.ts';
import { thingOn } from './things.ts';

/** Lights that lie evenly on everything. */
export const DAY = '#ffffff';
export const COLD = '#4a6e7e';
export const BRIGHT_COLD = '#7fa0b2';
export const NEAR = '#86b6d4';
export const DAWN = '#aebcc0';
export const TROD = '#8ba6b4';

/** Doorways reach so far over the edge of their tile. */
export const OVER = 26;
/** A Secret Door token lies just inside its doorway. */
const TOKEN = 66;
const KEYHOLE: readonly Shape[] = [
  { d: 'M-9-10l18.500-.5.5 20-18.500.5z', fill: '#9cc0da' },
  { d: 'M0-6a3.600 3.600 0 0 1 1.900 6.600l1.300 5.400h-6.400l1.300-5.400A3.600 3.600 0 0 1 0-6z', fill: '#0c1a24' },
];
const LEDGE = '#5f7079';
const MOST_KEPT = 400;

const known = new Map<string, string>();

function once(name: string, make: () => string): string {
  let made = known.get(name);
  if (made === undefined) {
    if (known.size >= MOST_KEPT) known.clear();
    made = make();
    known.set(name, made);
  }
  return made;
}

/** One room as stacked sheets. */
function roomShapes(
  rooms: Laid[],
  number: number,
  empty: string,
): { at: readonly [number, number]; shapes: readonly Shape[] }[] {
  const laid = rooms[number]!;
  const turn = String(laid.rotation);
  const floor = slabs(laid.tile, turn);
  const doors = SIDES.map((side) => ({ side, state: doorState(rooms, number, side) })).filter(
    ({ state }) => state !== 'wall',
  );
  const ground: Shape[] = [
    ...pit(laid.tile),
    ...doors.flatMap(({ side, state }) => doorway(side, state)),
    ...floor.slabs,
    { d: floor.cracks, line: { colour: '#6d7876', width: 1.3 } },
    ...holes(laid.tile, turn),
    { d: 'M6 5h158v13H6zM5 10h8v150H5zM157 10h8v150h-8z', fill: '#04080b', opacity: 0.34 },
  ];
  const tokens = laid.door_tokens.map((side) => {
    const [ax, ay] = ahead(side);
    return { at: [TILE / 2 + ax * TOKEN, TILE / 2 + ay * TOKEN] as const, shapes: KEYHOLE };
  });
  const things = squaresOf(laid).map((kind, square) => {
    const { x, y } = inTile(square);
    return {
      at: [x, y] as const,
      shapes: thingOn(kind, tokenOn(rooms, { tile: number, square }), empty.includes(kind), `${laid.tile}${square}`),
    };
  });
  const water = { at: [0, 0] as const, shapes: laid.leak ? pool(laid.tile) : [] };
  return [{ at: [0, 0], shapes: ground }, ...tokens, ...things, water];
}

function roomInside(rooms: Laid[], number: number, empty: string, light: string): string {
  return roomShapes(rooms, number, empty)
    .filter(({ shapes }) => shapes.length > 0)
    .map(({ at: [x, y], shapes }) => `<g transform="translate(${x} ${y})">${drawn(shapes, light)}</g>`)
    .join('');
}

/** All that a picture of the room depends on, but where it lies. */
function lookOf(rooms: Laid[], number: number, empty: string): string {
  const { tile, rotation, obstacles, locks, leak, door_tokens: tokens } = rooms[number]!;
  const doors = SIDES.map((side) => doorState(rooms, number, side));
  const searched = squaresOf(rooms[number]!).filter((kind) => kind.length > 1 && empty.includes(kind));
  return [tile, rotation, doors, obstacles, locks, leak, tokens, searched].join(' ');
}

/** A room with its doorways, `OVER` larger than its tile on each side. */
export function roomPicture(rooms: Laid[], number: number, empty: string, light: string): string {
  const size = TILE + 2 * OVER;
  return once(`room ${light} ${lookOf(rooms, number, empty)}`, () =>
    picture(-OVER, -OVER, size, size, roomInside(rooms, number, empty, light)),
  );
}

/** A room within its walls, on its ledge of rock. */
export function insidePicture(rooms: Laid[], number: number, empty: string, light: string): string {
  return once(`inside ${light} ${lookOf(rooms, number, empty)}`, () => {
    const ledge = drawn([{ d: `M0 0h${TILE}v${TILE}H0z`, fill: LEDGE }, wallOf(rooms[number]!.tile)], light);
    return picture(0, 0, TILE, TILE, ledge + roomInside(rooms, number, empty, light));
  });
}

function wallOf(tile: string): Shape {
  return { d: masonry(tile), line: { colour: '#2c3a42', width: 1.2 }, opacity: 0.5 };
}

const LEVELS = [
  { edge: 104, fill: '#1b252b' },
  { edge: 62, fill: '#2c3a42' },
  { edge: 26, fill: '#43535c' },
  { edge: 3, fill: LEDGE },
];
/** A soft shadow without a blur, which would be dear: wide faint lines under narrow ones. */
const SHADOW = [
  { width: 21, opacity: 0.1 },
  { width: 16, opacity: 0.15 },
  { width: 11, opacity: 0.2 },
  { width: 6, opacity: 0.26 },
  { width: 1, opacity: 0.3 },
];

/** The rock: four sheets of paper that step down from the rooms into the black. */
export function rockPicture(rooms: Laid[], { x, y, width, height }: Box, light: string): string {
  const cells = rooms.map((laid) => ({ tile: laid.tile, x: laid.x * TILE, y: laid.y * TILE }));
  return once(`rock ${light} ${cells.map((cell) => `${cell.tile},${cell.x},${cell.y}`).join(' ')}`, () => {
    const levels = LEVELS.map(({ edge, fill }, level) => {
      const d = sheets(cells, level, edge);
      const shadow = SHADOW.map((line): Shape => ({
        d,
        line: { colour: '#000', width: line.width },
        opacity: line.opacity,
      }));
      return `<g transform="translate(0 5)" stroke-linejoin="round">${drawn(shadow, light)}</g>${drawn([{ d, fill }], light)}`;
    });
    const walls = cells.map(
      (cell) => `<g transform="translate(${cell.x} ${cell.y})">${drawn([wallOf(cell.tile)], light)}</g>`,
    );
    return picture(x, y, width, height, levels.join('') + walls.join(''));
  });
}
