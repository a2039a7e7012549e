/** How the map is looked at: moved by the player, or softly by itself to what matters. */

import type { Box, Point } from './plane.ts';

const NEAREST = 2.2;
const FARTHEST = 0.3;
const DRAG = 8; // px from which on a press is a drag
const GLIDE = 420; // ms
const NEAR_EDGE = 40; // px that something in sight is away from the edge

export class Camera {
  /** the point in the middle, and the scale */
  x = $state(85);
  y = $state(85);
  scale = $state(1);
  /** of the window onto the map, px */
  width = $state(0);
  height = $state(0);
  /** on its way by itself, or held by the player */
  gliding = $state(false);
  held = $state(false);
  /** whether the player has chosen what to look at */
  moved = $state(false);

  #fingers = new Map<number, Point>();
  #travelled = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  transform: string = $derived(
    `translate(${this.width / 2 - this.x * this.scale}px, ${this.height / 2 - this.y * this.scale}px) scale(${this.scale})`,
  );

  /** Look at a box: all of it if it fits at the least scale, else the part around `heart`. */
  show(box: Box, heart: Point, least: number, most: number, still: boolean): void {
    if (this.width === 0) return;
    const fit = Math.min(this.width / box.width, this.height / box.height);
    const scale = Math.max(least, Math.min(most, fit));
    const along = (from: number, size: number, seen: number, at: number): number =>
      size <= seen ? from + size / 2 : Math.max(from + seen / 2, Math.min(from + size - seen / 2, at));
    const x = along(box.x, box.width, this.width / scale, heart.x);
    const y = along(box.y, box.height, this.height / scale, heart.y);
    if (Math.abs(x - this.x) + Math.abs(y - this.y) < 1 && Math.abs(scale - this.scale) < 0.01) return;
    this.#glide(still);
    this.x = x;
    this.y = y;
    this.scale = scale;
  }

  /** Bring a point into the window that the keys have led to. */
  reveal(point: Point, still: boolean): void {
    const { x, y } = this.seen(point);
    const past = (at: number, size: number): number => Math.min(0, at - NEAR_EDGE) + Math.max(0, at - size + NEAR_EDGE);
    const across = past(x, this.width);
    const down = past(y, this.height);
    if (across === 0 && down === 0) return;
    this.#glide(still);
    this.x += across / this.scale;
    this.y += down / this.scale;
  }

  /** Move the map by so many px of the screen. */
  pan(dx: number, dy: number, softly = false): void {
    this.moved = true;
    if (softly) this.#glide(false);
    this.x += dx / this.scale;
    this.y += dy / this.scale;
  }

  /** Larger or smaller, around a point of the window. */
  zoom(by: number, at?: Point, softly = false): void {
    const scale = Math.max(FARTHEST, Math.min(NEAREST, this.scale * by));
    const { x, y } = at ?? { x: this.width / 2, y: this.height / 2 };
    this.moved = true;
    if (softly) this.#glide(false);
    const off = 1 / this.scale - 1 / scale;
    this.x += (x - this.width / 2) * off;
    this.y += (y - this.height / 2) * off;
    this.scale = scale;
  }

  /** Where a point of the map is in the window. */
  seen(point: Point): Point {
    return {
      x: (point.x - this.x) * this.scale + this.width / 2,
      y: (point.y - this.y) * this.scale + this.height / 2,
    };
  }

  /** Which point of the map is seen there. */
  at(seen: Point): Point {
    return { x: (seen.x - this.width / 2) / this.scale + this.x, y: (seen.y - this.height / 2) / this.scale + this.y };
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, window: HTMLElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (this.#travelled < DRAG) return;
    this.gliding = false;
    this.held = true;
    if (!window.hasPointerCapture(event.pointerId)) window.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other === undefined) {
      this.pan(before.x - now.x, before.y - now.y);
      return;
    }
    const { left, top } = window.getBoundingClientRect();
    const apart = (one: Point): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    this.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.held = false;
  }

  /** Whether the press that ends now was a drag, not a choice. */
  get dragged(): boolean {
    return this.#travelled >= DRAG;
  }

  #glide(still: boolean): void {
    clearTimeout(this.#rest);
    this.gliding = !still;
    this.#rest = setTimeout(() => (this.gliding = false), GLIDE);
  }
}
