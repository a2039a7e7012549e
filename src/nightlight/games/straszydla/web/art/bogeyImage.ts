/** Bogeys as pictures, in the inks of their elements. */

import { whenIdle } from '$lib/rendering/frame.ts';
import { BOGEYS, bogeyOf } from '../reading/cards.ts';
import { bogeyDrawn } from './bogeys.ts';
import { imageOf, type Drawn } from './image.ts';
import type { Shape } from './shapes.ts';

const BODIES: Record<string, string> = {
  any: '#cfc9ad',
  water: '#7fb2cf',
  air: '#a794cf',
  fire: '#d98a5a',
  earth: '#93ad62',
};
const HOLE = '#131b1e';
const EYES = '#f4efc6';
const GLOW = '#f2ecc0';
const SMILE = 1.8; // widths of lines
const HAIR = 1.4;
const DIM = 0.36; // of the light

/** Of a body that is the face itself, eyes and mouth are holes. */
function inked({ ink, d, width, transform }: Shape, body: string, bare: boolean): Drawn {
  const [hole, eyes] = bare ? [EYES, HOLE] : [HOLE, EYES];
  switch (ink) {
    case 'line':
      return { d, transform, ink: body, line: width ?? 1 };
    case 'smile':
      return { d, transform, ink: eyes, line: SMILE };
    case 'fur':
      return { d, transform, ink: HOLE, line: HAIR, faint: 0.5 };
    case 'hole':
      return { d, transform, ink: hole };
    case 'light':
      return { d, transform, ink: eyes };
    default:
      return { d, transform, ink: ink === 'glow' ? GLOW : body };
  }
}

/** Less light on a colour. */
function dimmed(colour: string): string {
  return `rgb(${[1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * DIM)).join(' ')})`;
}

export function bogeyImage(id: string, dim: boolean): string {
  return imageOf(`bogey ${id} ${dim}`, [-4, -9, 72, 82], () => {
    const { shapes, bare } = bogeyDrawn(id);
    const body = BODIES[bogeyOf(id).element ?? 'any']!;
    const drawn = shapes.filter(({ ink }) => ink !== 'cloth').map((shape) => inked(shape, body, bare));
    return dim ? drawn.map((one) => ({ ...one, ink: dimmed(one.ink) })) : drawn;
  });
}

/** Paint them all, while there is nothing else to do. */
export function paintBogeys(): Promise<void> {
  return whenIdle(BOGEYS.flatMap(({ id }) => [false, true].map((dim) => () => bogeyImage(id, dim))));
}
