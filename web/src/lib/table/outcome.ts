/** How a match ended, seat by seat. */

import type { Update } from '$lib/connection/messages.ts';

export interface Place {
  seat: number;
  /** 1 is best; equals share it */
  rank: number;
  score: number;
  won: boolean;
  /** how the score came about, in words */
  detail: string | null;
}

export interface MatchResult {
  /** who won, and why */
  headline: string | null;
  /** the best first */
  places: Place[];
  /** what else is said */
  rest: string[];
}

function numbers(said: unknown): number[] {
  return Array.isArray(said) ? said.filter((number) => typeof number === 'number') : [];
}

/** The result that an update tells; none: there is none. */
export function resultOf(update: Update | null, name: (seat: number) => string): MatchResult | null {
  const told = update?.outcome;
  if (told === undefined) return null;
  const [ranks, scores, winners] = [numbers(told['ranks']), numbers(told['scores']), numbers(told['winners'])];
  const [headline = null, ...rest] = update?.words?.outcome ?? [];
  const seats = ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]! || one - other);
  const places = seats.map((seat) => ({
    seat,
    rank: ranks[seat]!,
    score: scores[seat] ?? 0,
    won: winners.includes(seat),
    detail: taken(rest, [`${ranks[seat]}. ${name(seat)}: `, `${name(seat)}: `]),
  }));
  return { headline, places, rest };
}

/** The sentence that begins like this, without its beginning; it is taken from the list. */
function taken(lines: string[], beginnings: string[]): string | null {
  for (const beginning of beginnings) {
    const place = lines.findIndex((line) => line.startsWith(beginning));
    if (place >= 0) return lines.splice(place, 1)[0]!.slice(beginning.length);
  }
  return null;
}
