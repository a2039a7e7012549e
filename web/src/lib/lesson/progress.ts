/** How far the reader has come in the lesson of each game. */

import { lastSetup } from '$lib/setup/last-setup.ts';

export interface Progress {
  /** 0: before the first step */
  place: number;
  /** whether the reader has been at the end of it, or wanted none of it */
  done: boolean;
}

const KEPT_AS = 'nightlight-lessons';

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function progressIn(game: string): Progress | null {
  return all()[game] ?? null;
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // without storage, the lesson starts over
  }
}

/** The message for the link to the lesson: readers who have neither learned nor played the game are new to it. */
export function invitation(game: string): 'learn' | 'learn-new' | 'learn-resume' {
  const progress = progressIn(game);
  if (progress !== null) return progress.done || progress.place === 0 ? 'learn' : 'learn-resume';
  return lastSetup(game) === null ? 'learn-new' : 'learn';
}
