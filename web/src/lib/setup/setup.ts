/** How a table is set up: which options apply, which values are valid, and what a short match changes. */

import type { ClockTerms, GameInfo, OptionInfo } from '$lib/connection/messages.ts';

export type ChosenOptions = Record<string, string>;

/** Bots from the weakest to the strongest; a shadow is as strong as the reader. */
const BY_STRENGTH = ['uniform', 'sleepy', 'steady', 'sharp', 'nightmare', 'shadow', 'greedy'];
/** Bots that play anything: where a game is raced they cannot tell how long to wait. */
const OF_ANY_GAME = ['uniform', 'greedy'];

/** The bots that a person would play against, the weakest first. */
export function botsOf({ bots, raced }: Pick<GameInfo, 'bots' | 'raced'>): string[] {
  const shown = raced ? bots.filter((kind) => !OF_ANY_GAME.includes(kind)) : bots;
  return shown.toSorted((one, other) => BY_STRENGTH.indexOf(one) - BY_STRENGTH.indexOf(other));
}

export function valueOf(option: OptionInfo, options: ChosenOptions): string {
  return options[option.name] ?? option.default;
}

/** Whether the option applies, given the others. */
export function applies(game: GameInfo, option: OptionInfo, options: ChosenOptions, players: number): boolean {
  if (option.needs === null) return true;
  const { option: name, value } = option.needs;
  if (name === 'players') return String(players) === value;
  const needed = game.options.find((each) => each.name === name);
  return needed === undefined || valueOf(needed, options).split(',').includes(value);
}

/** The values to choose from; only seats that exist. */
export function offered(option: OptionInfo, players: number): string[] {
  return option.seats
    ? option.values.filter((value) => !/^\d+$/.test(value) || Number(value) < players)
    : option.values;
}

/** Whether the value is valid by itself. */
export function accepts(option: OptionInfo, value: string, players: number): boolean {
  const parts = option.several ? value.split(',').filter((part) => part !== '') : [value];
  const values = offered(option, players);
  return parts.every((part) => values.includes(part) || inRange(option, part));
}

function inRange({ lowest, highest }: OptionInfo, value: string): boolean {
  if (lowest === null || highest === null || !/^(0|[1-9]\d*)$/.test(value)) return false;
  return Number(value) >= lowest && Number(value) <= highest;
}

/** The options that apply and differ from their defaults. */
export function effectiveOptions(game: GameInfo, options: ChosenOptions, players: number): ChosenOptions {
  const chosen = game.options.filter((option) => applies(game, option, options, players));
  const kept = chosen.flatMap((option) => {
    const value = valueOf(option, options);
    const seatless = option.seats && !offered(option, players).includes(value);
    return value === option.default || seatless ? [] : [[option.name, value]];
  });
  return Object.fromEntries(kept) as ChosenOptions;
}

export type Length = 'full' | 'quick' | 'own';

/** How long a match these options make, where the game has a short one. */
export function lengthOf(game: GameInfo, options: ChosenOptions): Length | null {
  const short = game.options.filter((option) => option.quick !== null);
  if (short.length === 0) return null;
  if (short.every((option) => valueOf(option, options) === option.default)) return 'full';
  return short.every((option) => valueOf(option, options) === option.quick) ? 'quick' : 'own';
}

/** The options of a whole match, or of a short one; what has nothing to do with it stays. */
export function lengthened(game: GameInfo, options: ChosenOptions, length: Length): ChosenOptions {
  if (length === 'own') return options;
  const changed = game.options.flatMap((option) =>
    option.quick === null ? [] : [[option.name, length === 'quick' ? option.quick : option.default]],
  );
  return { ...options, ...(Object.fromEntries(changed) as ChosenOptions) };
}

/** The clocks to choose from; null: no clock. */
export const CLOCKS: readonly (ClockTerms | null)[] = [
  null,
  { kind: 'decision', seconds: 30, increment: 0 },
  { kind: 'decision', seconds: 60, increment: 0 },
  { kind: 'decision', seconds: 180, increment: 0 },
  { kind: 'match', seconds: 900, increment: 10 },
];
