/** What is shown only to somebody who looks closely: under a pointer, or under a finger that stays. */

const LONG_PRESS = 450;

export class Peek {
  on = $state(false);

  /** To be attached to what is looked at. */
  watch = (node: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const listen = (names: string[], heard: (event: PointerEvent) => void): void => {
      for (const name of names)
        node.addEventListener(name, heard as EventListener, { signal: listening.signal, passive: true });
    };
    const hide = (): void => {
      clearTimeout(timer);
      this.on = false;
    };
    listen(['pointerenter'], (event) => {
      if (event.pointerType === 'mouse') this.on = true;
    });
    listen(['pointerdown'], (event) => {
      if (event.pointerType !== 'mouse') timer = setTimeout(() => (this.on = true), LONG_PRESS);
    });
    listen(['pointerleave', 'pointercancel'], hide);
    listen(['pointerup'], (event) => {
      if (event.pointerType !== 'mouse') hide();
    });
    return () => {
      listening.abort();
      hide();
    };
  };
}
