/** A match in a list: who plays with whom, and how it ended. */

import type { Listed } from '$lib/connection/messages.ts';
import { say, words } from '$lib/words/words.svelte.ts';

function listed(names: string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** What the one who plays at a seat is called; bots have their names in the reader's language. */
function nameAt({ summary }: Listed, seat: number): string {
  if (summary.bots.includes(seat)) return say('bot-name', { number: seat + 1 });
  return summary.names[summary.taken.indexOf(seat)] ?? '';
}

/** Who else is there, whatever the reader was called then: people by name, bots by their number; none: nobody. */
export function playedWith(match: Listed): string | null {
  const { taken, bots } = match.summary;
  const others = taken.filter((seat) => !match.yours.includes(seat));
  const people = others.filter((seat) => !bots.includes(seat)).map((seat) => nameAt(match, seat));
  const count = others.length - people.length;
  const all = count === 0 ? people : [...people, say('match-bots', { count })];
  return all.length === 0 ? null : say('with-names', { names: listed(all) });
}

/** How a match that is over ended for the reader; none: nothing is known of it. */
export function endingText(match: Listed): string | null {
  const { result, abandoned, players } = match.summary;
  if (abandoned !== null) return say('match-abandoned');
  if (result === null) return null;
  const [seat, ...more] = match.yours;
  if (result.winners.length === 0) return say(players === 1 ? 'match-lost' : 'match-nobody');
  if (seat === undefined || more.length > 0) return wonBy(match, result.winners);
  if (result.winners.includes(seat)) return say('match-won');
  return say('match-place', {
    place: result.ranks[seat] ?? players,
    players,
    names: listed(result.winners.map((winner) => nameAt(match, winner))),
  });
}

function wonBy(match: Listed, winners: number[]): string {
  return say('match-won-by', { names: listed(winners.map((winner) => nameAt(match, winner))), count: winners.length });
}

/** Whether the reader won. */
export function won(match: Listed): boolean {
  return match.summary.result?.winners.some((seat) => match.yours.includes(seat)) ?? false;
}

/** When it ended, or began. */
export function when(match: Listed): string {
  const at = new Date(match.changed);
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
