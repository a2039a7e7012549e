import { describe, expect, it } from 'vitest';
import { resultOf } from '$lib/table/outcome.ts';
import { anUpdate } from '../../updates.ts';

const NAMES = ['Ann', 'Łukasz', 'Bo'];
const name = (seat: number): string => NAMES[seat] ?? '';

describe('resultOf', () => {
  it('is none while the match goes on', () => {
    expect(resultOf(null, name)).toBeNull();
    expect(resultOf(anUpdate(), name)).toBeNull();
  });

  it('puts the best first, and equals by their seats', () => {
    const outcome = { ranks: [2, 1, 2], scores: [3, 5, 3], winners: [1] };

    expect(resultOf(anUpdate({ outcome }), name)).toEqual({
      headline: null,
      places: [
        { seat: 1, rank: 1, score: 5, won: true, detail: null },
        { seat: 0, rank: 2, score: 3, won: false, detail: null },
        { seat: 2, rank: 2, score: 3, won: false, detail: null },
      ],
      rest: [],
    });
  });

  it('gives each seat the sentence about it, and keeps the rest', () => {
    const outcome = { ranks: [1, 2], scores: [4, 1], winners: [0] };
    const said = ['Ann wins.', '2. Łukasz: one candle', 'Ann: four candles', 'The last night is over.'];
    const words = { prompt: '', events: [], outcome: said };

    const result = resultOf(anUpdate({ outcome, words }), name);

    expect(result?.headline).toBe('Ann wins.');
    expect(result?.places.map(({ detail }) => detail)).toEqual(['four candles', 'one candle']);
    expect(result?.rest).toEqual(['The last night is over.']);
  });

  it('makes nothing of an outcome without ranks', () => {
    expect(resultOf(anUpdate({ outcome: { reason: 'odd', ranks: 'none' } }), name)?.places).toEqual([]);
  });
});
