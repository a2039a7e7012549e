/** Where a note finds room beside a thing, without covering it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

export interface Spot {
  left: number;
  top: number;
  /** px, as high as the note may be there */
  room: number;
}

const GAP = 8; // px between the thing and the note
const EDGE = 8; // px that are left free at the edges of the screen
const LEAST = 96; // px of room that a note needs at least

/** Above the thing, else below it, to its right, to its left; else over the thing itself, beside the place that was pointed at. */
export function placeNote(thing: Box, note: Size, screen: Size, at: { x: number; y: number } | null): Spot {
  const seen = inside(thing, screen);
  const fitting = sides(seen, note, screen).find(({ fits }) => fits);
  if (fitting !== undefined) return fitting.spot;
  const above = seen.top - GAP - EDGE;
  const below = screen.height - EDGE - GAP - (seen.top + seen.height);
  if (Math.max(above, below) < LEAST) return over(seen, note, screen, at);
  const left = within(seen.left + seen.width / 2 - note.width / 2, note.width, screen.width);
  return above >= below ? { left, top: EDGE, room: above } : { left, top: screen.height - EDGE - below, room: below };
}

function sides(thing: Box, note: Size, screen: Size): { spot: Spot; fits: boolean }[] {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const left = within(thing.left + thing.width / 2 - note.width / 2, note.width, screen.width);
  const top = within(thing.top + thing.height / 2 - note.height / 2, note.height, screen.height);
  const room = screen.height - 2 * EDGE;
  const wide = note.width + 2 * EDGE <= screen.width;
  const high = note.height <= room;
  return [
    { spot: { left, top: thing.top - GAP - note.height, room }, fits: wide && thing.top - GAP - note.height >= EDGE },
    { spot: { left, top: bottom + GAP, room }, fits: wide && bottom + GAP + note.height <= screen.height - EDGE },
    { spot: { left: right + GAP, top, room }, fits: high && right + GAP + note.width <= screen.width - EDGE },
    { spot: { left: thing.left - GAP - note.width, top, room }, fits: high && thing.left - GAP - note.width >= EDGE },
  ];
}

/** A thing as large as the screen: beside the pointer, or in its upper corner. */
function over(thing: Box, note: Size, screen: Size, at: { x: number; y: number } | null): Spot {
  const { x, y } = at ?? { x: thing.left + note.width / 2, y: thing.top };
  const down = y + 3 * GAP + note.height <= screen.height - EDGE || y < screen.height / 2;
  const top = down ? y + 3 * GAP : y - 3 * GAP - note.height;
  const room = screen.height - 2 * EDGE;
  return {
    left: within(x - note.width / 2, note.width, screen.width),
    top: within(top, note.height, screen.height),
    room,
  };
}

/** The part of a thing that is on the screen. */
function inside(thing: Box, screen: Size): Box {
  const left = Math.max(0, Math.min(thing.left, screen.width));
  const top = Math.max(0, Math.min(thing.top, screen.height));
  const right = Math.max(left, Math.min(thing.left + thing.width, screen.width));
  const bottom = Math.max(top, Math.min(thing.top + thing.height, screen.height));
  return { left, top, width: right - left, height: bottom - top };
}

function within(start: number, length: number, all: number): number {
  return Math.max(EDGE, Math.min(start, all - EDGE - length));
}
