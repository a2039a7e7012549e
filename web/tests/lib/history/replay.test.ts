// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Unreachable } from '$lib/connection/api.ts';
import type { Frame } from '$lib/connection/messages.ts';
import { ReplayPlayer } from '$lib/history/replay.svelte.ts';
import { anUpdate } from '../../updates.ts';

vi.mock('$lib/words/words.svelte.ts', () => ({ words: { language: 'en' } }));

const LINES = 250;
let asked: { seat: number | null; from: number }[] = [];

/** A turn begins in every tenth line. */
function frameAt(line: number): Frame {
  const events = line % 10 === 0 ? [{ began_turn: { seat: 0 } }] : [{ drew: { seat: 0 } }];
  return { line, by: 0, chosen: null, update: anUpdate({ events }) };
}

beforeEach(() => {
  asked = [];
  vi.spyOn(api, 'replay').mockImplementation((_, { seat, from, count }) => {
    asked.push({ seat, from });
    const lines = Array.from({ length: Math.min(count, LINES + 1 - from) }, (__, place) => from + place);
    return Promise.resolve({ lines: LINES, from, frames: lines.map(frameAt) });
  });
});

async function opened(line: number): Promise<ReplayPlayer> {
  const replay = new ReplayPlayer('abc', 'nightmarium', null, line);
  await vi.waitFor(() => expect(replay.waiting).toBe(false));
  return replay;
}

describe('ReplayPlayer', () => {
  it('shows a line at rest, and fetches only the frames around it', async () => {
    const replay = await opened(150);

    expect(replay.shown).toEqual({ frame: frameAt(150), update: { ...frameAt(150).update, fresh: true } });
    expect(asked).toEqual([{ seat: null, from: 100 }]);
    expect(replay.near.map(({ line }) => line)).toEqual(Array.from({ length: 81 }, (_, place) => 110 + place));
  });

  it('fetches the next frames before they are needed, each chunk once', async () => {
    const replay = await opened(150);
    await replay.go(165);
    await replay.go(166);

    expect(asked.map(({ from }) => from)).toEqual([100, 200]);
  });

  it('steps to the next line in motion, and goes anywhere else at rest', async () => {
    const replay = await opened(5);

    await replay.step();
    expect(replay.shown?.update.fresh).toBeUndefined();
    await replay.back();
    expect(replay.shown?.update.fresh).toBe(true);
    await replay.go(8, { moving: true });
    expect(replay.shown?.update.fresh).toBe(true);
  });

  it('stays within the match', async () => {
    const replay = await opened(5);

    await replay.go(-3);
    expect(replay.line).toBe(0);
    await replay.last();
    expect([replay.line, replay.atEnd]).toEqual([LINES, true]);
    await replay.step();
    expect(replay.shown?.frame.line).toBe(LINES);
  });

  it('finds the end of a match that is shorter than the address says', async () => {
    const replay = await opened(10_000);

    expect(replay.shown?.frame.line).toBe(LINES);
  });

  it('goes to where turns begin', async () => {
    const replay = await opened(95);

    await replay.turn(1);
    expect(replay.line).toBe(100);
    await replay.turn(-1);
    expect(replay.line).toBe(90);
    await replay.go(4);
    await replay.turn(-1);
    expect(replay.line).toBe(0);
  });

  it('looks at the same line through the eyes of a seat', async () => {
    const replay = await opened(30);
    replay.look(1);
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ seat: 1, from: 0 }));

    expect([replay.eye, replay.line]).toEqual([1, 30]);
  });

  it('drops what was fetched for other eyes', async () => {
    const replay = await opened(30);
    const answers: (() => void)[] = [];
    vi.spyOn(api, 'replay').mockImplementation((_, { seat }) => {
      const frame = { ...frameAt(30), by: seat };
      return new Promise((resolve) => answers.push(() => resolve({ lines: LINES, from: 30, frames: [frame] })));
    });

    replay.look(0);
    replay.look(1);
    answers.toReversed().forEach((answer) => answer());
    await vi.waitFor(() => expect(replay.shown?.frame.by).toBe(1));
    await Promise.resolve();

    expect(replay.near.map(({ by }) => by)).toEqual([1]);
  });

  it('says why nothing can be shown, and tries again when asked', async () => {
    vi.spyOn(api, 'replay').mockRejectedValueOnce(new Unreachable());
    const replay = new ReplayPlayer('abc', 'nightmarium', null, 3);
    await vi.waitFor(() => expect(replay.problem).toBe('unreachable'));

    replay.again();
    await vi.waitFor(() => expect(replay.shown?.frame.line).toBe(3));
    expect(replay.problem).toBeNull();
  });
});
