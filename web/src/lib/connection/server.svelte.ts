/** Whether the server can be reached. While it cannot, it is polled, and pages learn when it is back. */

const PAUSES = [1000, 2000, 4000, 8000, 15_000]; // ms

class Server {
  /** whether nobody answers */
  away = $state(!navigator.onLine);
  /** how often the server has come back; a page that reads it in an effect loads anew */
  returns = $state(0);

  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    window.addEventListener('offline', () => this.lost());
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    if (this.away) this.#wait();
  }

  /** A request could not reach the server. */
  lost(): void {
    if (this.away) return;
    this.away = true;
    this.#tries = 0;
    this.#wait();
  }

  /** The server has answered something. */
  found(): void {
    if (!this.away) return;
    clearTimeout(this.#timer);
    this.away = false;
    this.returns += 1;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSES[Math.min(this.#tries, PAUSES.length - 1)]);
    this.#tries += 1;
  }

  #hurry = (): void => {
    if (this.away && document.visibilityState === 'visible') void this.#ask();
  };

  async #ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const answer = await fetch('/api/version', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok === true) this.found();
    else if (this.away) this.#wait();
  }
}

export const server = new Server();
