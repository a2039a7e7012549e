/** Keys that work anywhere on a page, and the list of them for the help. */

interface Shortcut {
  /** as `KeyboardEvent.key` says it */
  key: string;
  /** of the words for what it does */
  does: string;
  run: (event: KeyboardEvent) => void;
}

class Keys {
  shortcuts: Shortcut[] = $state.raw([]);
  /** The same without reactivity: an effect that ends reads the state as it was before, and would bring it back. */
  #known: Shortcut[] = [];
  help = $state(false);

  constructor() {
    window.addEventListener('keydown', (event) => this.#press(event));
  }

  /** Add shortcuts for as long as an effect lives; returns how to take them away. */
  add(shortcuts: Shortcut[]): () => void {
    this.#keep([...this.#known, ...shortcuts]);
    return () => this.#keep(this.#known.filter((shortcut) => !shortcuts.includes(shortcut)));
  }

  #keep(shortcuts: Shortcut[]): void {
    this.#known = shortcuts;
    this.shortcuts = shortcuts;
  }

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.key === '?') {
      this.help = true;
      event.preventDefault();
      return;
    }
    const shortcut = this.#known.findLast((known) => known.key === event.key);
    if (shortcut === undefined) return;
    event.preventDefault();
    shortcut.run(event);
  }
}

function writing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

export const keys = new Keys();
export type { Shortcut };
