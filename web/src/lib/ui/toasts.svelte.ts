/** Short news at the foot of the page; never for something that needs an answer. */

const SHOWN = 4000; // ms

class Toasts {
  text: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), SHOWN);
  }

  hide(): void {
    this.text = null;
  }
}

export const toasts = new Toasts();
