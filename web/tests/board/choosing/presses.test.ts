// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { steadyPresses } from '$board/choosing/presses.ts';

let board: HTMLElement;
let end: () => void;
let pressed: string[] = [];

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = '<main><button data-option="1">a</button><button data-option="2">b</button></main><p></p>';
  board = document.querySelector('main')!;
  board.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) pressed.push(target.dataset['option'] ?? 'board');
  });
  end = steadyPresses(board);
});

afterEach(() => end());

function button(option: number): HTMLElement {
  return board.querySelector<HTMLElement>(`[data-option="${option}"]`)!;
}

function down(target: Element, x = 0, y = 0): void {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x, clientY: y }));
}

/** A click as a hand makes it. */
function click(target: Element, x = 0, y = 0): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y });
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
  return event;
}

describe('steadyPresses', () => {
  it('leaves a press alone that ends where it began', () => {
    down(button(1));
    const event = click(button(1));

    expect(pressed).toEqual(['1']);
    expect(event.defaultPrevented).toBe(false);
  });

  it('gives a press to what it came down on, if the board has moved meanwhile', () => {
    down(button(1));
    const event = click(button(2));

    expect(pressed).toEqual(['1']);
    expect(event.defaultPrevented).toBe(true);
  });

  it('finds the option again when it is drawn anew', () => {
    down(button(1));
    button(1).replaceWith(button(1).cloneNode(true));
    click(board);

    expect(pressed).toEqual(['1']);
  });

  it('presses nothing when the option has gone', () => {
    down(button(1));
    button(1).remove();
    click(button(2));

    expect(pressed).toEqual([]);
  });

  it('lets a finger that has moved away mean what it was lifted from', () => {
    down(button(1), 0, 0);
    click(button(2), 9, 0);

    expect(pressed).toEqual(['2']);
  });

  it('forgets a press that was broken off, and one that came down elsewhere', () => {
    down(button(1));
    document.dispatchEvent(new PointerEvent('pointercancel'));
    click(button(2));
    down(document.querySelector('p')!);
    click(button(2));

    expect(pressed).toEqual(['2', '2']);
  });

  it('ends when it is told to', () => {
    end();
    down(button(1));
    click(button(2));

    expect(pressed).toEqual(['2']);
  });
});
