/** How somebody asks what a thing on a board is: a mouse that rests, a finger that stays, the focus, or a walk by keys. */

import { ARROWS, nearest } from '$board/choosing/choosing.svelte.ts';

/** hover and focus end by themselves; kept: until the next press; walk: moved by arrow keys, the focus stays */
export type AskedBy = 'hover' | 'focus' | 'kept' | 'walk';

type Thing = HTMLElement | SVGElement;

export interface Asked {
  thing: Thing;
  what: string;
  way: AskedBy;
  /** where the pointer was; none: it was asked by keys */
  at: Point | null;
  /** whether a plain press there is for something else */
  taken: boolean;
}

interface Point {
  x: number;
  y: number;
}

const REST = 450; // ms that a mouse or the focus stays on a thing before it is explained
const HOLD = 450; // ms that a finger stays
const STILL = 8; // px that a finger may move during a press
const THING = '[data-what]';
const PRESSED = 'button, a, input, select, textarea, summary, label, [role="button"]';

export class ExplainTrigger {
  asked: Asked | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** where the finger came down */
  #finger: Point | null = null;
  /** whether the press that is ending asked for an explanation, so that it chooses nothing */
  #answered = false;
  /** what was being explained when the press began: the same press does not reopen it */
  #shut: Thing | null = null;

  /** Listen to the whole page, however many things there are; returns how to stop. */
  listen(): () => void {
    const ends = new AbortController();
    const { signal } = ends;
    const capture = { signal, capture: true };
    window.addEventListener('pointermove', (event) => this.#move(event), { signal, passive: true });
    document.documentElement.addEventListener('pointerleave', () => this.#leave(), { signal });
    window.addEventListener('pointerdown', (event) => this.#down(event), capture);
    window.addEventListener('pointerup', () => this.#lift(), capture);
    window.addEventListener('pointercancel', () => this.#lift(), capture);
    window.addEventListener('click', (event) => this.#swallow(event), capture);
    window.addEventListener('click', (event) => this.#click(event), { signal });
    window.addEventListener('contextmenu', (event) => this.#menu(event), capture);
    window.addEventListener('focusin', (event) => this.#focus(event), { signal });
    window.addEventListener('focusout', () => this.#blur(), { signal });
    window.addEventListener('keydown', (event) => this.#key(event), capture);
    window.addEventListener('scroll', () => this.#scroll(), { ...capture, passive: true });
    window.addEventListener('resize', () => this.close(), { signal });
    return () => {
      ends.abort();
      this.close();
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.asked = null;
  }

  /** Begin to walk from what is looked at, or go on to the next thing. */
  walk(forwards: boolean): void {
    const things = thingsInSight();
    const here = this.asked?.thing ?? thingAt(document.activeElement);
    const place = here === null ? -1 : things.indexOf(here);
    const next = this.asked?.way === 'walk' ? (place + (forwards ? 1 : -1)) % things.length : Math.max(place, 0);
    this.#go(things.at(next));
  }

  #ask(thing: Thing, way: AskedBy, at: Point | null): void {
    clearTimeout(this.#timer);
    const what = thing.dataset['what'];
    if (what === undefined || !thing.isConnected) return;
    const taken = at !== null && document.elementFromPoint(at.x, at.y)?.closest(PRESSED) != null;
    this.asked = { thing, what, way, at, taken };
  }

  #soon(thing: Thing, way: AskedBy, at: Point | null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(thing, way, at), way === 'kept' ? HOLD : REST);
  }

  // --- by pointer

  /** A mouse at rest asks for nothing, whatever appears under it. */
  #move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType !== 'mouse') {
      if (this.#finger !== null && Math.hypot(x - this.#finger.x, y - this.#finger.y) > STILL) this.#lift();
      return;
    }
    if ((event.movementX === 0 && event.movementY === 0) || this.asked?.way === 'kept') return;
    const thing = thingAt(event.target);
    if (this.asked?.way === 'hover') {
      if (this.asked.thing === thing) return;
      this.close();
    }
    clearTimeout(this.#timer);
    if (thing !== null && event.buttons === 0) this.#soon(thing, 'hover', { x, y });
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (this.asked?.way === 'hover') this.close();
  }

  #down(event: PointerEvent): void {
    this.#answered = false;
    this.#shut = null;
    if (event.target instanceof Element && event.target.closest('[data-explained]') !== null) return;
    if (this.asked?.way === 'kept') this.#shut = this.asked.thing;
    this.close();
    const thing = thingAt(event.target);
    if (event.pointerType === 'mouse' || thing === null) return;
    this.#finger = { x: event.clientX, y: event.clientY };
    this.#soon(thing, 'kept', this.#finger);
  }

  #lift(): void {
    if (this.#finger === null) return;
    this.#finger = null;
    this.#answered = this.asked?.way === 'kept';
    clearTimeout(this.#timer);
  }

  /** A long press asks for an explanation and chooses nothing. */
  #swallow(event: MouseEvent): void {
    if (!this.#answered || !event.isTrusted) return;
    this.#answered = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Where there is nothing to choose, a press asks for an explanation. */
  #click(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (thing === null || thing === this.#shut || !event.isTrusted || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(PRESSED) !== null) return;
    this.#ask(thing, 'kept', { x: event.clientX, y: event.clientY });
  }

  /** A right click keeps the explanation open, and a long press opens no menu. */
  #menu(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (thing === null || event.shiftKey) return;
    event.preventDefault();
    if (this.asked?.way !== 'kept') this.#ask(thing, 'kept', { x: event.clientX, y: event.clientY });
  }

  #scroll(): void {
    const way = this.asked?.way;
    if (way === 'hover' || way === 'kept') this.close();
    else if (this.asked !== null) this.asked = { ...this.asked };
  }

  // --- by keys

  #focus({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const thing = thingAt(target);
    if (thing !== null) this.#soon(thing, 'focus', null);
  }

  /** An element that is removed loses the focus during rendering, when no state may change. */
  #blur(): void {
    const asked = this.asked;
    if (asked !== null && asked.way !== 'focus') return;
    clearTimeout(this.#timer);
    if (asked === null) return;
    queueMicrotask(() => {
      if (this.asked === asked) this.asked = null;
    });
  }

  #key(event: KeyboardEvent): void {
    const asked = this.asked;
    if (asked === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const walks = asked.way === 'walk';
    if (event.key === 'Escape') {
      this.close();
      if (walks || asked.way === 'kept') take(event);
    } else if (walks && ARROWS.includes(event.key)) {
      take(event);
      this.#go(nearest(event.key, asked.thing, thingsInSight()));
    } else if (walks && event.key === 'Tab') {
      this.close();
    } else if (walks && event.key === 'Enter') {
      take(event);
      document.querySelector<HTMLElement>('[data-explained] a')?.click();
    }
  }

  #go(thing: Thing | undefined): void {
    if (thing === undefined) return;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#ask(thing, 'walk', null);
  }
}

function thingAt(target: EventTarget | null): Thing | null {
  return target instanceof Element ? target.closest<Thing>(THING) : null;
}

/** Everything visible that has an explanation, except drawings that only repeat another thing. */
function thingsInSight(): Thing[] {
  const all = [...document.querySelectorAll<Thing>(`[data-game] ${THING}`)];
  return all.filter((thing) => thing.closest('[aria-hidden="true"]') === null && thing.checkVisibility());
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
