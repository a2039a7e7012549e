import { describe, expect, it } from 'vitest';
import { Begun, commitment, Fair, Seeded, type Chance } from '$lib/luck/luck.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, byte) => byte);

function draws(chance: Chance, below: number, count: number): number[] {
  return Array.from({ length: count }, () => chance.below(below));
}

/** What is expected was drawn by src/nightlight/play/luck.py and core/chance.py. */
describe('draws as Python makes them', () => {
  it('commits to a secret by its SHA-256', () => {
    expect(commitment(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it('draws from a secret and the words of the players, whatever their letters', () => {
    const chance = new Fair(SECRET, ['boo', 'żuk 👻']);

    expect(draws(chance, 6, 20)).toEqual([1, 5, 3, 5, 4, 3, 2, 0, 5, 2, 4, 2, 3, 4, 0, 3, 5, 2, 0, 1]);
  });

  it('draws from the whole range, and throws away what would make some answers likelier', () => {
    const chance = new Fair(SECRET, []);

    expect(draws(chance, 2 ** 32, 3)).toEqual([1305415181, 1293896825, 1864080807]);
    expect(draws(chance, 2 ** 31 + 1, 6)).toEqual([
      2021546521, 348500507, 1793208602, 351508566, 460352974, 2112301936,
    ]);
  });

  it.each([
    [0n, [0, 5, 1, 2, 3, 5, 0, 4, 2, 2, 0, 5], [1045649753, 3075564696, 383669233]],
    [42n, [3, 1, 5, 5, 4, 5, 1, 4, 1, 5, 5, 0], [1041457889, 3330875199, 3455818342]],
    [2n ** 63n - 1n, [1, 4, 1, 1, 0, 2, 3, 3, 3, 4, 4, 0], [3528129321, 1262051491, 2332267957]],
  ])('draws from the seed %d', (seed, dice, large) => {
    const chance = new Seeded(seed);

    expect(draws(chance, 6, 12)).toEqual(dice);
    expect(draws(chance, 2 ** 32 - 1, 3)).toEqual(large);
  });

  it('begins with the outcomes of a lesson; the secret comes after them', () => {
    const chance = new Begun([5, 0], new Fair(SECRET, ['boo', 'żuk 👻']));

    expect(draws(chance, 6, 4)).toEqual([5, 0, 1, 5]);
  });
});
