/** Drawings as images: whatever they are cut of, a page lays out and paints one thing. Each is made once. */

import { SvelteMap } from 'svelte/reactivity';
import { frame, whenIdle } from '$lib/rendering/frame.ts';
import cutoutStyle from './cutout.css?inline';
import legionStyle from './legions.css?inline';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What an image shows: the same name is the same picture. */
export interface Drawing {
  name: string;
  box: Box;
  /** the inside of an SVG */
  cut: () => string;
}

const KEPT = 200;
const BUSY = 6; // ms of a frame that are spent on drawing
const addresses = new SvelteMap<string, string>();
/** the last ones stay loaded: they are there at once wherever they are shown */
const loaded: HTMLImageElement[] = [];

const wanted = new Map<string, Drawing>();

/** The image of what a component shows, to be called as it is made. A frame that wants a new one does not wait for it. */
export function showing(drawing: () => Drawing): { readonly address: string | undefined } {
  let before: string | undefined;
  const address = $derived.by(() => (before = addressOf(drawing()) ?? before));
  return {
    get address() {
      return address;
    },
  };
}

function addressOf(drawing: Drawing): string | undefined {
  const address = addresses.get(drawing.name);
  if (address === undefined) want(drawing);
  return address;
}

function want(drawing: Drawing): void {
  wanted.set(drawing.name, drawing);
  if (wanted.size === 1) void drawWanted();
}

async function drawWanted(): Promise<void> {
  while (wanted.size > 0) {
    await frame();
    const end = performance.now() + BUSY;
    for (const [name, drawing] of wanted) {
      if (performance.now() > end) break;
      wanted.delete(name);
      draw(drawing);
    }
  }
}

/** Have pictures drawn that will be wanted, when there is nothing else to do. */
export function prepare(drawings: Drawing[]): void {
  void whenIdle(drawings.map((drawing) => () => draw(drawing)));
}

/** Draw a picture; whether it was not there yet. */
export function draw({ name, box: { x, y, width, height }, cut }: Drawing): boolean {
  if (addresses.has(name)) return false;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="none"><style>${legionStyle}${cutoutStyle}</style>${cut()}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const image = new Image();
  image.src = address;
  loaded.push(image);
  if (loaded.length > KEPT) loaded.shift();
  addresses.set(name, address);
  return true;
}
