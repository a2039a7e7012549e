/** How the reader last set up a table of each game. */

import type { ClockTerms } from '$lib/connection/messages.ts';

export interface LastSetup {
  players: number;
  bot: string | null;
  options: Record<string, string>;
  clock?: ClockTerms | null;
}

const KEPT_AS = 'nightlight-plans';
const LAST = 'nightlight-last-game';

function all(): Record<string, LastSetup> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Record<string, LastSetup>;
  } catch {
    return {};
  }
}

export function lastSetup(game: string): LastSetup | null {
  return all()[game] ?? null;
}

export function lastGame(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

export function keepSetup(game: string, plan: LastSetup): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...all(), [game]: plan }));
    localStorage.setItem(LAST, game);
  } catch {
    // without storage, the defaults
  }
}
