/** How the town is looked at: how large, turned which way, and which part of it is seen. */

import { tick } from 'svelte';
import { SIDE } from '../reading/town.ts';
import { placeOf, QUARTERS } from './turning.ts';

export const HIGH = 0.8615; // of a district: its height, by its width
const LARGEST = 140; // px that a district is wide
const GROWN = 2; // times the size at which the whole town is seen
const EDGES = 6; // px around the town
const BUTTON = 44; // px of a button at an edge, and how far from the edge it is
const OFF = 4;
const DRAG = 6; // px from which on a press is a drag
const CLOSER = 1.12; // by a notch of the wheel
const KEPT_AS = 'nightlight-straszydla-turn';

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

interface Point {
  x: number;
  y: number;
}

function keptTurn(): number {
  try {
    return Number(localStorage.getItem(KEPT_AS) ?? 0) % QUARTERS || 0;
  } catch {
    return 0;
  }
}

export class Lens {
  /** as the reader wishes it: near, the whole town, or districts of that width; none: as the lit districts need it */
  wish: 'near' | 'whole' | number | null = $state(null);
  /** quarters by which the town is turned */
  turn = $state(keptTurn());
  /** of the window onto the town, and of a district, px */
  width = $state(0);
  height = $state(0);
  town = $state(0);
  /** whether only a part is seen */
  near = $state(false);
  /** how far it is scrolled */
  left = $state(0);
  top = $state(0);
  held = $state(false);

  #window: HTMLElement | undefined;
  #from: Point | null = null;
  #apart = 0;
  #travelled = 0;

  wide: number = $derived(this.town / SIDE);
  size: number | null = $derived(typeof this.wish === 'number' ? this.wish : null);

  /** To be attached to the window onto the town. */
  attach = (window: HTMLElement): (() => void) => {
    this.#window = window;
    const wheeled = (event: WheelEvent): void => this.#wheel(event);
    const touched = (): void => this.#letGo();
    const pinched = (event: TouchEvent): void => this.#pinch(event);
    window.addEventListener('wheel', wheeled, { passive: false });
    window.addEventListener('touchstart', touched, { passive: true });
    window.addEventListener('touchmove', pinched, { passive: false });
    return () => {
      window.removeEventListener('wheel', wheeled);
      window.removeEventListener('touchstart', touched);
      window.removeEventListener('touchmove', pinched);
    };
  };

  rotate(): void {
    this.turn = (this.turn + 1) % QUARTERS;
    try {
      localStorage.setItem(KEPT_AS, String(this.turn));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }

  /** Larger or smaller, around a point of the window; small enough, it is the whole town. */
  async zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): Promise<void> {
    const window = this.#window;
    if (window === undefined) return;
    const fit = this.#fit();
    const before = this.size ?? this.wide;
    const size = Math.min(Math.max(LARGEST, fit * GROWN), before * by);
    const [x, y] = [window.scrollLeft + at.x, window.scrollTop + at.y];
    this.wish = size <= fit ? 'whole' : size;
    await tick();
    window.scrollTo((x * size) / before - at.x, (y * size) / before - at.y);
  }

  /** Bring the middle of some cells into the middle of the window. */
  show(cells: number[], still: boolean): void {
    if (cells.length === 0 || this.#window === undefined || this.town <= this.width + 1) return;
    const places = cells.map((cell) => placeOf(cell, this.turn));
    const middle = (of: (place: number) => number): number =>
      places.reduce((sum, place) => sum + of(place) + 0.5, 0) / places.length;
    this.#window.scrollTo({
      left: middle((place) => place % SIDE) * this.wide - this.width / 2,
      top: middle((place) => Math.floor(place / SIDE)) * this.wide * HIGH - this.height / 2,
      behavior: still ? 'auto' : 'smooth',
    });
  }

  /** Of some cells, those whose middle lies outside the window, by the side where they are. */
  outside(cells: number[]): Record<Side, number[]> {
    const found: Record<Side, number[]> = { left: [], right: [], top: [], bottom: [] };
    for (const cell of this.width === 0 ? [] : cells) {
      const place = placeOf(cell, this.turn);
      const x = ((place % SIDE) + 0.5) * this.wide - this.left;
      const y = (Math.floor(place / SIDE) + 0.5) * this.wide * HIGH - this.top;
      const past: [Side, number][] = [
        ['left', -x],
        ['right', x - this.width],
        ['top', -y],
        ['bottom', y - this.height],
      ];
      const [side, far] = past.reduce((a, b) => (b[1] > a[1] ? b : a));
      if (far > 0) found[side].push(cell);
    }
    return found;
  }

  /** Where a button stands along an edge, as near to its middle as it can without touching one of the cells; none: nowhere. */
  spot(side: Side, cells: number[]): number | null {
    const upright = side === 'left' || side === 'right';
    const [long, deep] = upright ? [this.height, this.width] : [this.width, this.height];
    const near = side === 'left' || side === 'top' ? OFF : deep - OFF - BUTTON;
    const taken = cells.flatMap((cell) => {
      const place = placeOf(cell, this.turn);
      const x = (place % SIDE) * this.wide - this.left;
      const y = Math.floor(place / SIDE) * this.wide * HIGH - this.top;
      const [across, along] = upright ? [x, y] : [y, x];
      const [broad, high] = upright ? [this.wide, this.wide * HIGH] : [this.wide * HIGH, this.wide];
      return across < near + BUTTON && across + broad > near ? [[along - BUTTON, along + high] as const] : [];
    });
    const middle = (long - BUTTON) / 2;
    const ends = [middle, ...taken.flatMap(([from, to]) => [from, to])]
      .filter((at) => at >= 0 && at <= long - BUTTON && taken.every(([from, to]) => at <= from || at >= to))
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    return ends[0] ?? null;
  }

  scrolled(window: HTMLElement): void {
    this.left = window.scrollLeft;
    this.top = window.scrollTop;
  }

  // --- by mouse; a finger moves the town as it moves any page

  down(event: PointerEvent): void {
    this.#travelled = 0;
    this.#from = event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  }

  move(event: PointerEvent): void {
    if (this.#from === null || this.#window === undefined) return;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    if (this.#travelled < DRAG) return;
    this.held = true;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#window.scrollBy(-dx, -dy);
  }

  up(): void {
    this.#from = null;
    this.held = false;
  }

  /** Whether the press that ends now was a drag, and no choice. */
  get dragged(): boolean {
    return this.#travelled >= DRAG && this.town > this.width + 1;
  }

  #wheel(event: WheelEvent): void {
    if (event.deltaY >= 0 && this.wide <= this.#fit() + 1) return;
    event.preventDefault();
    void this.zoom(event.deltaY < 0 ? CLOSER : 1 / CLOSER, this.#in(event.clientX, event.clientY));
  }

  #letGo(): void {
    this.#apart = 0;
  }

  #pinch(event: TouchEvent): void {
    const [one, other] = [event.touches[0], event.touches[1]];
    if (one === undefined || other === undefined) return;
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const by = this.#apart === 0 ? 1 : apart / this.#apart;
    this.#apart = apart;
    if (by !== 1) void this.zoom(by, this.#in((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
  }

  #in(x: number, y: number): Point {
    const at = this.#window?.getBoundingClientRect();
    return { x: x - (at?.left ?? 0), y: y - (at?.top ?? 0) };
  }

  /** The width of a district at which the whole town is seen. */
  #fit(): number {
    return Math.min((this.width - EDGES) / SIDE, (this.height - EDGES) / (SIDE * HIGH));
  }
}
