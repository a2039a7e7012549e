import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '$lib/connection/messages.ts';
import { effectiveOptions, applies, botsOf, lengthened, lengthOf, offered, accepts } from '$lib/setup/setup.ts';

function option(name: string, given: Partial<OptionInfo> = {}): OptionInfo {
  return {
    name,
    values: ['no', 'yes'],
    default: 'no',
    several: false,
    lowest: null,
    highest: null,
    quick: null,
    advanced: false,
    seats: false,
    needs: null,
    ...given,
  };
}

function game(...options: OptionInfo[]): GameInfo {
  return { id: 'candles', rules_version: 1, fewest: 2, most: 4, options, bots: [], raced: false, clauses: {} };
}

describe('botsOf', () => {
  it('puts the weakest first', () => {
    expect(botsOf({ bots: ['nightmare', 'greedy', 'uniform', 'sleepy'], raced: false })).toEqual([
      'uniform',
      'sleepy',
      'nightmare',
      'greedy',
    ]);
  });

  it('offers no bot in a race that does not know how long to wait', () => {
    expect(botsOf({ bots: ['greedy', 'uniform', 'shadow', 'sharp'], raced: true })).toEqual(['sharp', 'shadow']);
  });
});

describe('applies', () => {
  const modes = option('modes', { values: ['a', 'b', 'c'], default: 'a', several: true });
  const extra = option('extra', { needs: { option: 'modes', value: 'b' } });
  const duel = option('duel', { needs: { option: 'players', value: '2' } });

  it('asks for one of the values of another option, its default if nothing is chosen', () => {
    expect(applies(game(modes, extra), extra, {}, 2)).toBe(false);
    expect(applies(game(modes, extra), extra, { modes: 'a,b' }, 2)).toBe(true);
    expect(applies(game(modes, extra), extra, { modes: 'c' }, 2)).toBe(false);
  });

  it('asks for a number of players', () => {
    expect(applies(game(duel), duel, {}, 2)).toBe(true);
    expect(applies(game(duel), duel, {}, 3)).toBe(false);
  });

  it('holds where nothing is asked for, or for an option that the game does not have', () => {
    expect(applies(game(modes), modes, {}, 2)).toBe(true);
    expect(applies(game(extra), extra, {}, 2)).toBe(true);
  });
});

describe('offered and accepts', () => {
  const first = option('first', { values: ['random', '0', '1', '2', '3'], default: 'random', seats: true });
  const nights = option('nights', { values: ['2', 'all'], default: '2', lowest: 1, highest: 9 });
  const modes = option('modes', { values: ['a', 'b'], default: 'a', several: true });

  it('offers no seats that nobody has', () => {
    expect(offered(first, 2)).toEqual(['random', '0', '1']);
    expect(offered(nights, 2)).toEqual(['2', 'all']);
  });

  it.each([
    ['a seat that somebody has', first, '1', true],
    ['a seat that nobody has', first, '2', false],
    ['a listed value', nights, 'all', true],
    ['the lowest number', nights, '1', true],
    ['the highest number', nights, '9', true],
    ['a number out of range', nights, '10', false],
    ['a number with a leading zero', nights, '07', false],
    ['a negative number', nights, '-1', false],
    ['nothing', nights, '', false],
    ['several values', modes, 'a,b', true],
    ['several values of which one is unknown', modes, 'a,x', false],
    ['none of several values', modes, '', true],
  ])('judges %s', (_, info, value, good) => {
    expect(accepts(info, value, 2)).toBe(good);
  });
});

describe('effectiveOptions', () => {
  it('leaves out defaults, options that do not apply and seats that nobody has', () => {
    const options = [
      option('usual'),
      option('changed'),
      option('unfit', { needs: { option: 'players', value: '4' } }),
      option('first', { values: ['random', '0', '3'], default: 'random', seats: true }),
    ];
    const chosen = { usual: 'no', changed: 'yes', unfit: 'yes', first: '3', unknown: 'x' };

    expect(effectiveOptions(game(...options), chosen, 2)).toEqual({ changed: 'yes' });
    expect(effectiveOptions(game(...options), chosen, 4)).toEqual({ changed: 'yes', unfit: 'yes', first: '3' });
  });
});

describe('lengthOf and lengthened', () => {
  const nights = option('nights', { default: '4', quick: '2' });
  const rounds = option('rounds', { default: '9', quick: '3' });
  const candles = game(nights, rounds, option('other'));

  it.each([
    [{}, 'full'],
    [{ nights: '2', rounds: '3', other: 'yes' }, 'quick'],
    [{ nights: '2' }, 'own'],
  ] as const)('tells how long a match %o makes', (options, length) => {
    expect(lengthOf(candles, options)).toBe(length);
  });

  it('tells nothing of games without a short match', () => {
    expect(lengthOf(game(option('other')), {})).toBeNull();
  });

  it('changes only what makes the match shorter or longer', () => {
    expect(lengthened(candles, { nights: '3', other: 'yes' }, 'quick')).toEqual({
      nights: '2',
      rounds: '3',
      other: 'yes',
    });
    expect(lengthened(candles, { nights: '2', rounds: '3' }, 'full')).toEqual({ nights: '4', rounds: '9' });
    expect(lengthened(candles, { nights: '3' }, 'own')).toEqual({ nights: '3' });
  });
});
