/** Boards move during animations: a press counts for what was under it when it began. */

const STILL = 8; // px that a finger may move during a press

/** Make every press count for the option where it began, even if that has been redrawn elsewhere; returns how to stop. */
export function steadyPresses(within: HTMLElement): () => void {
  let meant: { option: string; x: number; y: number } | null = null;

  function down({ target, clientX: x, clientY: y }: PointerEvent): void {
    const thing =
      target instanceof Element && within.contains(target) ? target.closest<HTMLElement>('[data-option]') : null;
    meant = thing === null ? null : { option: thing.dataset['option'] ?? '', x, y };
  }

  function forget(): void {
    meant = null;
  }

  function click(event: MouseEvent): void {
    const pressed = meant;
    if (pressed === null || !event.isTrusted) return;
    meant = null;
    const name = `[data-option="${pressed.option}"]`;
    const felt = event.target instanceof Element && event.target.closest(name) !== null;
    const far = Math.max(Math.abs(event.clientX - pressed.x), Math.abs(event.clientY - pressed.y));
    if (felt || far > STILL) return;
    event.preventDefault();
    event.stopPropagation();
    within.querySelector<HTMLElement>(name)?.click();
  }

  document.addEventListener('pointerdown', down, { capture: true });
  document.addEventListener('pointercancel', forget, { capture: true });
  document.addEventListener('click', click, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', down, { capture: true });
    document.removeEventListener('pointercancel', forget, { capture: true });
    document.removeEventListener('click', click, { capture: true });
  };
}
