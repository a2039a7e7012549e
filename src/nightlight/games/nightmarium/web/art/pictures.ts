/** Drawings as images: whatever they are cut of, a page lays out and paints one thing. Each is made once. */

import { idle } from '$lib/frame.ts';
import cutoutStyle from './cutout.css?inline';
import legionStyle from './legions.css?inline';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const KEPT = 200;
const addresses = new Map<string, string>();
/** the last ones stay loaded: they are there at once wherever they are shown */
const loaded: HTMLImageElement[] = [];

const later: (() => string)[] = [];

/** Have a picture drawn that will be wanted, one at a time, when there is nothing else to do. */
export function prepare(draw: () => string): void {
  later.push(draw);
  if (later.length === 1) void idle().then(drawNext);
}

function drawNext(): void {
  while (later[0] !== undefined && !isNew(later[0])) later.shift();
  later.shift();
  if (later.length > 0) void idle().then(drawNext);
}

/** Have a picture drawn; whether it was not there yet. */
export function isNew(draw: () => string): boolean {
  const before = addresses.size;
  draw();
  return addresses.size > before;
}

/** The address of an image by its name; what it shows is drawn when it is first asked for. */
export function picture(name: string, { x, y, width, height }: Box, draw: () => string): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="none"><style>${legionStyle}${cutoutStyle}</style>${draw()}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  addresses.set(name, address);
  const image = new Image();
  image.src = address;
  loaded.push(image);
  if (loaded.length > KEPT) loaded.shift();
  return address;
}
