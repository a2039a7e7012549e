// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardProps, Stage } from '$board/board.ts';
import { Choosing, nearest, stepTo } from '$board/choosing/choosing.svelte.ts';

let previewed: number | null = null;
let chosen: number[] = [];
let confirm = true;
let choosing: Choosing;

const STAGE: Stage = {
  playing: false,
  shown: null,
  showing: null,
  untold: new Set(),
  skip: () => undefined,
  hurry: () => undefined,
};

/** What a board gets, as far as choosing reads it. */
function props(): Pick<BoardProps, 'previewed' | 'preview' | 'choose'> & {
  settings: { choices: { confirm: boolean } };
} {
  return {
    previewed,
    preview: (option) => (previewed = option),
    choose: (option) => void chosen.push(option),
    settings: { choices: { confirm } },
  };
}

beforeEach(() => {
  [previewed, chosen, confirm] = [null, [], true];
  choosing = new Choosing(props as () => BoardProps, STAGE);
  document.body.innerHTML = '';
});

function mouse(type: string, movement = 1): PointerEvent {
  return new PointerEvent(type, { pointerType: 'mouse', movementX: movement });
}

function press(option: number, pointerType = 'touch'): void {
  choosing.on(option).onclick(new PointerEvent('click', { pointerType }));
}

describe('Choosing', () => {
  it('looks at what is pressed first, and chooses it with the second press', () => {
    press(3);
    expect([previewed, chosen]).toEqual([3, []]);
    expect(choosing.on(3)['aria-pressed']).toBe(true);

    press(3);
    expect(chosen).toEqual([3]);
  });

  it('looks at another option instead of choosing it', () => {
    press(3);
    press(4);

    expect([previewed, chosen]).toEqual([4, []]);
  });

  it('chooses with one click of a mouse where the reader wants no confirmation', () => {
    confirm = false;
    press(3, 'touch');
    expect(chosen).toEqual([]);

    press(4, 'mouse');
    expect(chosen).toEqual([4]);
  });

  it('asks anew after what was looked at is taken back', () => {
    press(3);
    choosing.takeBack();
    expect(previewed).toBeNull();

    press(3);
    expect([previewed, chosen]).toEqual([3, []]);
  });

  it('looks at what a mouse passes over, and back at what was held', () => {
    press(3);
    choosing.on(4).onpointermove(mouse('pointermove'));
    expect(previewed).toBe(4);

    choosing.on(4).onpointerleave(mouse('pointerleave'));
    expect(previewed).toBe(3);
  });

  it('goes from glance to glance, and away', () => {
    choosing.on(1).onpointermove(mouse('pointermove'));
    choosing.on(2).onpointermove(mouse('pointermove'));
    choosing.on(1).onpointerleave(mouse('pointerleave'));
    expect(previewed).toBe(2);

    choosing.on(2).onpointerleave(mouse('pointerleave'));
    expect(previewed).toBeNull();
  });

  it('ignores a mouse at rest and a finger that moves', () => {
    choosing.on(1).onpointermove(mouse('pointermove', 0));
    choosing.on(1).onpointermove(new PointerEvent('pointermove', { pointerType: 'touch' }));

    expect(previewed).toBeNull();
  });

  it('gives a button the same listeners every time', () => {
    expect(choosing.on(1).onclick).toBe(choosing.on(1).onclick);
    expect(choosing.on(1).onclick).not.toBe(choosing.on(2).onclick);
  });
});

function at(left: number, top: number): HTMLElement {
  const thing = document.createElement('button');
  thing.dataset['option'] = `${left} ${top}`;
  thing.getBoundingClientRect = () => new DOMRect(left, top, 10, 10);
  document.body.append(thing);
  return thing;
}

describe('arrows', () => {
  it('go to the nearest thing in their direction, rather ahead than aside', () => {
    const here = at(100, 100);
    const [left, right, far, above, aside] = [at(60, 100), at(140, 110), at(200, 100), at(100, 60), at(120, 140)];
    const all = [here, far, aside, above, right, left];

    expect(nearest('ArrowLeft', here, all)).toBe(left);
    expect(nearest('ArrowRight', here, all)).toBe(right);
    expect(nearest('ArrowUp', here, all)).toBe(above);
    expect(nearest('ArrowDown', here, all)).toBe(aside);
    expect(nearest('ArrowLeft', left, all)).toBeUndefined();
  });

  it('begin with the first lit thing', () => {
    const [first, second] = [at(0, 0), at(50, 0)];

    stepTo('ArrowRight', document.body);
    expect(document.activeElement).toBe(first);
    stepTo('ArrowRight', document.body);
    expect(document.activeElement).toBe(second);
    stepTo('ArrowRight', document.body);
    expect(document.activeElement).toBe(second);
  });
});
