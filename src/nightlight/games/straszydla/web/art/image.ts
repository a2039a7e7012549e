/** Drawings that never change, each painted once as a picture: the page lays out and paints one thing instead of twenty. */

import type { Stroke } from './signs.ts';

const SHARP = 3; // pixels for each one of the sheet

/** A path on a sheet: filled with an ink, or drawn as a line of that width. */
export interface Drawn {
  d: string;
  ink: string;
  line?: number | undefined;
  /** how much of it is seen */
  faint?: number | undefined;
  /** moved, turned or grown, as SVG says it */
  transform?: string | undefined;
}

const painted = new Map<string, string>();

/** The address of a picture, by its name: of a sheet that begins at a point and has that size. */
export function imageOf(
  name: string,
  [x, y, width, height]: [number, number, number, number],
  draw: () => Drawn[],
): string {
  const found = painted.get(name);
  if (found !== undefined) return found;
  const sheet = document.createElement('canvas');
  sheet.width = width * SHARP;
  sheet.height = height * SHARP;
  const pen = sheet.getContext('2d', { willReadFrequently: true });
  if (pen === null) return '';
  pen.scale(SHARP, SHARP);
  pen.translate(-x, -y);
  for (const drawn of draw()) put(pen, drawn);
  const address = sheet.toDataURL();
  painted.set(name, address);
  return address;
}

function put(pen: CanvasRenderingContext2D, { d, ink, line, faint, transform }: Drawn): void {
  pen.save();
  move(pen, transform ?? '');
  pen.globalAlpha = faint ?? 1;
  pen.fillStyle = pen.strokeStyle = ink;
  pen.lineWidth = line ?? 0;
  pen.lineCap = pen.lineJoin = 'round';
  const path = new Path2D(d);
  if (line === undefined) pen.fill(path);
  else pen.stroke(path);
  pen.restore();
}

function move(pen: CanvasRenderingContext2D, transform: string): void {
  for (const [, how, by = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, other] = by
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (how === 'translate') pen.translate(one, other ?? 0);
    else if (how === 'scale') pen.scale(one, other ?? one);
    else if (how === 'rotate') pen.rotate((one * Math.PI) / 180);
  }
}

/** The strokes of a sign, in two inks. */
export function signed(strokes: Stroke[], ink: string, hole: string, transform?: string): Drawn[] {
  return strokes.map(({ d, line, hole: cut }) => ({ d, line, ink: cut ? hole : ink, transform }));
}
