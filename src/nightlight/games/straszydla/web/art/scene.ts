/** The picture of a district, drawn on a canvas: sky, sun or moon, the roofs of the town, and what stands there. */

import { districtOf, type DistrictId } from '../reading/cards.ts';
import type { Inks } from './palettes.ts';
import { PICTURES, ROOFS } from './pictures.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Pen = CanvasRenderingContext2D;

const WIDTH = 120;
const HEIGHT = 76;
const ABOVE = 6; // px of sky above the picture
const BELOW = 16; // and below it, where the name is written
const CORNER = 3;
const HORIZON = 0.74;
const GATE_HIGH = 0.82;
const MOON = 'M104 8a10 10 0 1 0 7 16 8.500 8.500 0 1 1-7-16z';
const SUN = 'M95.500 17a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0z';
const RAYS = 'M103 4.500v-3M103 29.500v3M90.500 17h-3M115.500 17h3M94 8l-2-2M112 8l2-2M94 26l-2 2M112 26l2 2';
const GROUND = 'M-4 71h128v8H-4z';
const GATE = 'M0 76V0h120v76h-7V14c-20-8-86-8-106 0v62z';
const SHADE = '#02050657';
const BOARDED_UP = '#0b130f8c';

const cut = new Map<string, Path2D>();

function path(d: string): Path2D {
  const found = cut.get(d) ?? new Path2D(d);
  cut.set(d, found);
  return found;
}

function fill(pen: Pen, d: string, colour: string, x = 0, y = 0): void {
  pen.fillStyle = colour;
  pen.translate(x, y);
  pen.fill(path(d));
  pen.translate(-x, -y);
}

function line(pen: Pen, d: string, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path(d));
}

/** Draw a district into its box; where nobody may go it lies in the dark. */
export function drawScene(pen: Pen, district: DistrictId, inks: Inks, stop: boolean, box: Box): void {
  const { x, y, width, height } = box;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, CORNER);
  pen.clip();
  pen.fillStyle = fade(pen, [x, y, x, y + height * HORIZON], inks.sky);
  pen.fillRect(x, y, width, height);
  drawPicture(pen, district, inks, { x, y: y + ABOVE, width, height: height - ABOVE - BELOW });
  if (districtOf(district).suburb) drawGate(pen, inks.near, box);
  pen.fillStyle = fade(pen, [x, y, x, y + 9], ['#000a', '#0000']);
  pen.fillRect(x, y, width, 9);
  pen.fillStyle = fade(pen, [x, y, x + 7, y], ['#0006', '#0000']);
  pen.fillRect(x, y, 7, height);
  if (stop) {
    pen.fillStyle = BOARDED_UP;
    pen.fillRect(x, y, width, height);
  }
  pen.restore();
}

function fade(
  pen: Pen,
  [x, y, toX, toY]: [number, number, number, number],
  [from, to]: [string, string],
): CanvasGradient {
  const gradient = pen.createLinearGradient(x, y, toX, toY);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  return gradient;
}

function drawGate(pen: Pen, colour: string, { x, y, width, height }: Box): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(width / WIDTH, (height * GATE_HIGH) / HEIGHT);
  fill(pen, GATE, colour);
  pen.restore();
}

/** Large enough to fill the box, standing on its floor. */
function drawPicture(pen: Pen, district: DistrictId, inks: Inks, { x, y, width, height }: Box): void {
  const { roofs, mid, near, details, windows } = PICTURES[district];
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.translate(x + (width - WIDTH * scale) / 2, y + height - HEIGHT * scale);
  pen.scale(scale, scale);
  pen.lineCap = 'round';
  if (districtOf(district).night) {
    fill(pen, MOON, inks.disc);
  } else {
    fill(pen, SUN, inks.disc);
    line(pen, RAYS, inks.disc, 1.6);
  }
  pen.lineCap = 'butt';
  pen.save();
  pen.translate(roofs, 2);
  pen.scale(1.12, 1);
  fill(pen, ROOFS, inks.far);
  pen.restore();
  fill(pen, mid, SHADE, 1.2, 2);
  fill(pen, mid, inks.mid);
  fill(pen, near, SHADE, 1.2, 2);
  fill(pen, near + GROUND, inks.rim, 0.9, -1.1);
  fill(pen, near + GROUND, inks.near);
  for (const { d, ink, line: wide, faint } of details ?? []) {
    pen.globalAlpha = faint ?? 1;
    if (wide === undefined) fill(pen, d, inks[ink]);
    else line(pen, d, inks[ink], wide);
  }
  pen.globalAlpha = 1;
  for (const [left, top] of windows ?? []) fill(pen, `M${left} ${top}h5.500l.3 7.800-6 .2z`, inks.window);
  pen.restore();
}
