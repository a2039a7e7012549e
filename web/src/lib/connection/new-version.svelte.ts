/** The pages of this build: kept for a time without the server, and whether the server has newer ones. */

import { api } from './api.ts';

const EVERY = 10 * 60_000; // ms
const SOON = 3000; // ms, when a page has what it needs itself

class NewVersion {
  /** whether a reload would bring something new */
  there = $state(false);
  #built = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Look now and then, knowing of what sources this page was built; none: it is being developed. */
  watch(built: string): void {
    this.#built = built;
    if (import.meta.env.PROD) setTimeout(registerWorker, SOON);
    setTimeout(() => void this.look(), SOON);
    this.#timer = setInterval(() => void this.look(), EVERY);
  }

  /** Load the new version, also in the service worker. */
  async take(): Promise<void> {
    if ('serviceWorker' in navigator) {
      const registration = await navigator.serviceWorker.getRegistration();
      registration?.waiting?.postMessage('renew');
    }
    location.reload();
  }

  /** Ask the server what it has; also finds out that there is none. */
  async look(): Promise<void> {
    if (this.there || document.visibilityState !== 'visible') return;
    const found = await api.version().catch(() => null);
    if (found === null || [found.pages, this.#built].includes('') || found.pages === this.#built) return;
    this.there = true;
    clearInterval(this.#timer);
  }
}

/** Register the service worker, where that is allowed: not over plain HTTP from another device. */
function registerWorker(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

export const newVersion = new NewVersion();
