import { describe, expect, it } from 'vitest';
import { placeNote, type Box } from '$board/explain/placement.ts';

const SCREEN = { width: 400, height: 600 };
const NOTE = { width: 200, height: 100 };

function thing(left: number, top: number, width = 40, height = 40): Box {
  return { left, top, width, height };
}

describe('placeNote', () => {
  it('stands above a thing, in its middle', () => {
    expect(placeNote(thing(180, 300), NOTE, SCREEN, null)).toMatchObject({ left: 100, top: 192 });
  });

  it('stands below a thing without room above it', () => {
    expect(placeNote(thing(180, 50), NOTE, SCREEN, null)).toMatchObject({ left: 100, top: 98 });
  });

  it('stays on the screen beside its edges', () => {
    expect(placeNote(thing(0, 300), NOTE, SCREEN, null).left).toBe(8);
    expect(placeNote(thing(390, 300), NOTE, SCREEN, null).left).toBe(192);
  });

  it('stands to the right of a high thing, else to its left', () => {
    expect(placeNote(thing(20, 0, 100, 600), NOTE, SCREEN, null)).toMatchObject({ left: 128, top: 250 });
    expect(placeNote(thing(280, 0, 100, 600), NOTE, SCREEN, null)).toMatchObject({ left: 72, top: 250 });
  });

  it('is cut to the larger room where it fits nowhere', () => {
    const wide = thing(0, 200, 400, 150);
    const high = { width: 380, height: 500 };

    expect(placeNote(wide, high, SCREEN, null)).toEqual({ left: 10, top: 358, room: 234 });
    expect(placeNote(thing(0, 300, 400, 150), high, SCREEN, null)).toEqual({ left: 10, top: 8, room: 284 });
  });

  it('lies over a thing as large as the screen, away from the pointer', () => {
    const all = thing(0, 0, 400, 600);

    expect(placeNote(all, NOTE, SCREEN, { x: 200, y: 100 })).toMatchObject({ left: 100, top: 124 });
    expect(placeNote(all, NOTE, SCREEN, { x: 200, y: 590 })).toMatchObject({ left: 100, top: 466 });
    expect(placeNote(all, NOTE, SCREEN, null)).toMatchObject({ left: 8, top: 24 });
  });

  it('goes by what of a thing can be seen', () => {
    expect(placeNote(thing(180, -500, 40, 700), NOTE, SCREEN, null)).toMatchObject({ top: 208 });
  });
});
