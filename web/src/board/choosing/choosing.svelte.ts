/** How a lit thing is looked at and chosen: by pointer, by finger and by keys. */

import type { BoardProps, Stage } from '$board/board.ts';

interface Heard {
  onclick: (event: MouseEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

export interface Lit extends Heard {
  'data-option': number;
  'aria-pressed': boolean;
}

/** Small screens, where the lamp panel covers the board: there it must not open under a passing mouse. */
const SHEET = window.matchMedia('(max-width: 719px), (max-height: 480px)');

export class Choosing {
  /** previewed until it is confirmed or cancelled */
  #held: number | null = null;
  /** previewed while a pointer or the focus is on it */
  #glanced: number | null = null;
  /** what was previewed before that: held, a hint, or chosen from the list */
  #kept: number | null = null;
  #props: () => BoardProps;
  #stage: Stage;
  /** by option, and stable: previewing one must not redraw the others */
  #heard = new Map<number, Heard>();

  constructor(props: () => BoardProps, stage: Stage) {
    this.#props = props;
    this.#stage = stage;
  }

  /** What a button of an option does. */
  on(option: number): Lit {
    const heard = this.#heard.get(option) ?? this.#hear(option);
    return { 'data-option': option, 'aria-pressed': this.#props().previewed === option, ...heard };
  }

  /** Look at an option until it is pressed again; or choose it, at once or because it was looked at. */
  press(option: number, atOnce = false): void {
    if (atOnce || this.#held === option) {
      this.#held = null;
      this.#stage.skip();
      this.#props().choose(option);
    } else {
      this.#held = option;
      this.#glanced = null;
      this.#look(option);
    }
  }

  takeBack(): void {
    this.forget();
    this.#look(null);
  }

  /** The options have changed, or the preview was cancelled elsewhere. */
  forget(): void {
    this.#held = null;
    this.#glanced = null;
    this.#kept = null;
  }

  #hear(option: number): Heard {
    const heard: Heard = {
      onclick: (event) => {
        event.stopPropagation();
        this.press(option, byMouse(event) && !this.#props().settings.choices.confirm);
      },
      onpointermove: (event) => {
        if (moves(event) && !SHEET.matches && this.#props().previewed !== option) this.#glance(option);
      },
      onpointerleave: (event) => {
        if (event.pointerType === 'mouse') this.#glanceAway(option);
      },
      onfocus: (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#glance(option);
      },
      onblur: () => this.#glanceAway(option),
    };
    this.#heard.set(option, heard);
    return heard;
  }

  #glance(option: number): void {
    const { previewed } = this.#props();
    if (previewed !== this.#glanced || previewed === null) this.#kept = previewed;
    this.#glanced = option;
    this.#look(option);
  }

  /** Go back to the earlier preview, if this option was the one glanced at. */
  #glanceAway(option: number): void {
    if (this.#glanced !== option) return;
    this.#glanced = null;
    this.#look(this.#kept);
  }

  #look(option: number | null): void {
    if (option !== null) this.#stage.hurry();
    this.#props().preview(option);
  }
}

function byMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

/** A mouse at rest previews nothing, whatever appears under it. */
function moves({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
}

const AHEAD: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const ARROWS = Object.keys(AHEAD);
const SIDEWAYS = 2.5;

/** Move the focus to the nearest lit thing in the direction of the arrow. */
export function stepTo(arrow: string, within: HTMLElement): void {
  const lit = [...within.querySelectorAll<HTMLElement>('[data-option]')];
  const here = lit.find((thing) => thing === document.activeElement);
  (here === undefined ? lit[0] : nearest(arrow, here, lit))?.focus();
}

/** The nearest of these things in the direction of the arrow. */
export function nearest<Thing extends Element>(
  arrow: string,
  here: Thing,
  things: readonly Thing[],
): Thing | undefined {
  const [x, y] = AHEAD[arrow] ?? [0, 0];
  const from = middle(here);
  const way = (thing: Thing): number => {
    const at = middle(thing);
    const ahead = (at.x - from.x) * x + (at.y - from.y) * y;
    const aside = Math.abs((at.x - from.x) * y) + Math.abs((at.y - from.y) * x);
    return ahead < 4 ? Infinity : ahead + aside * SIDEWAYS;
  };
  const ways = things.map((thing) => ({ thing, far: way(thing) })).filter(({ far }) => far < Infinity);
  return ways.sort((a, b) => a.far - b.far)[0]?.thing;
}

function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
