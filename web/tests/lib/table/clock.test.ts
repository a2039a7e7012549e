import { describe, expect, it, vi } from 'vitest';
import { timeLeft, type HeardClocks } from '$lib/table/clock.ts';
import { minutes } from '$lib/table/now.svelte.ts';

const TERMS = { kind: 'match', seconds: 60, increment: 0 } as const;

function heard(left: (number | null)[], running: number[]): HeardClocks {
  return { type: 'clocks', left, running, at: 1000 };
}

describe('timeLeft', () => {
  it('runs on from when the clocks were heard, down to zero', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(6000);
    const clocks = heard([30_000], [0]);

    expect(timeLeft(clocks, TERMS, 0)).toEqual({ ms: 25_000, running: true, low: false, part: 25 / 60 });
    now.mockReturnValue(22_000);
    expect(timeLeft(clocks, TERMS, 0)).toMatchObject({ ms: 9000, low: true });
    now.mockReturnValue(99_000);
    expect(timeLeft(clocks, TERMS, 0)).toMatchObject({ ms: 0, part: 0 });
  });

  it('stands still for a seat that need not decide, and is never low then', () => {
    vi.spyOn(performance, 'now').mockReturnValue(6000);

    expect(timeLeft(heard([5000], []), TERMS, 0)).toEqual({ ms: 5000, running: false, low: false, part: 5 / 60 });
  });

  it('is whole at most, also with an increment', () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000);

    expect(timeLeft(heard([70_000], [0]), TERMS, 0)?.part).toBe(1);
    expect(timeLeft(heard([70_000], [0]), null, 0)?.part).toBe(1);
  });

  it('is none without a clock', () => {
    expect(timeLeft(null, TERMS, 0)).toBeNull();
    expect(timeLeft(heard([null, 5000], []), TERMS, 0)).toBeNull();
    expect(timeLeft(heard([5000], []), TERMS, 1)).toBeNull();
  });
});

describe('minutes', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [59_001, '1:00'],
    [600_000, '10:00'],
  ])('writes %d ms as a clock does', (ms, written) => {
    expect(minutes(ms)).toBe(written);
  });
});
