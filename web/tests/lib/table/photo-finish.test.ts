import { describe, expect, it } from 'vitest';
import { axis, finishOf, lead, markIn, type Finish, type JudgedPress } from '$lib/table/photo-finish.ts';
import { anUpdate } from '../../updates.ts';

function press(seat: number, time: number, right = true): Omit<JudgedPress, 'bot'> {
  return { seat, answer: ['ghost'], right, time, wall: time + 20, elapsed: time, credit: 20, round_trip: 40 };
}

function finish(presses: Omit<JudgedPress, 'bot'>[], events: Record<string, unknown>[] = []): Finish {
  const lines = [0, 1, 2, 3].map((seat) => ({
    seat,
    takes_part: seat < 3,
    bot: seat === 2,
    round_trip: 40,
    handicap: 0,
  }));
  const messages = [
    { received: 900, seat: 1, rejected: 'late' },
    { received: 100, seat: 0 },
  ];
  const race = { question: 5, lines, messages, resolved: 1000, finish: presses };
  return finishOf(anUpdate({ finish: { race, dark: 0 }, events }))!;
}

describe('finishOf', () => {
  it('is none where no race has ended', () => {
    expect(finishOf(null)).toBeNull();
    expect(finishOf(anUpdate())).toBeNull();
  });

  it('tells who pressed, who was late and who did not press', () => {
    const found = finish([press(0, 400)]);

    expect(found).toMatchObject({ question: 5, winner: 0, silent: [1, 2], tied: [] });
    expect(found.rejected).toEqual([{ seat: 1, received: 900, reason: 'late' }]);
  });

  it('knows which presses were those of bots', () => {
    expect(finish([press(0, 400), press(2, 500)]).presses.map(({ bot }) => bot)).toEqual([false, true]);
  });

  it('rejects nothing of a seat whose press counts', () => {
    expect(finish([press(1, 300)]).rejected).toEqual([]);
  });

  it('has no winner where nobody was right', () => {
    expect(finish([press(0, 400, false)]).winner).toBeNull();
  });

  it('believes the news when a tie was broken by lot', () => {
    const found = finish([press(0, 400), press(1, 400), press(2, 400, false)], [{ won: { seat: 1 } }]);

    expect(found).toMatchObject({ winner: 1, tied: [0] });
  });
});

describe('lead', () => {
  it('is the time between the winner and the next who was right', () => {
    expect(lead(finish([press(0, 400), press(1, 420, false), press(2, 450)]))).toEqual({ seat: 2, ms: 50 });
  });

  it('names the other one after a lot', () => {
    expect(lead(finish([press(0, 400), press(1, 400)], [{ won: { seat: 1 } }]))).toEqual({ seat: 0, ms: 0 });
  });

  it('is none where nobody else was right', () => {
    expect(lead(finish([press(0, 400), press(1, 410, false)]))).toBeNull();
  });
});

describe('axis', () => {
  it.each([
    [0, 100, 2],
    [95, 100, 2],
    [600, 700, 8],
    [1234, 1500, 4],
    [59_000, 70_000, 8],
  ])('reaches beyond %d ms with a few marks', (latest, end, marks) => {
    const found = axis(latest);

    expect(found.end).toBe(end);
    expect(found.marks).toHaveLength(marks);
    expect(found.marks.at(-1)).toBe(end);
  });
});

describe('markIn', () => {
  it.each([
    ['en', ['0.5', '2', '1.50']],
    ['pl', ['0,5', '2', '1,50']],
    ['ru', ['0,5', '2', '1,50']],
  ])('writes decimals as %s does', (language, written) => {
    expect([markIn(language, 500, 0), markIn(language, 2000, 0), markIn(language, 1500, 2)]).toEqual(written);
  });
});
