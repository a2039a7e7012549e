// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue, type Beat, type Way } from '$board/motion/animation-queue.svelte.ts';
import { newsOf } from '$board/motion/news.ts';
import type { Update } from '$lib/connection/messages.ts';
import { anUpdate } from '../../updates.ts';

interface Count {
  name: string;
  to: number;
}

interface CountBeat extends Beat {
  to: number;
}

interface Scene {
  count: number;
  still: { same: boolean };
}

/** A board on which a number is counted up; each event says to where. */
class Counting extends AnimationQueue<Scene, CountBeat, string> {
  heard: string[] = [];
  flies = false;

  protected override read(update: Update): Scene | null {
    return (update.view as Scene | undefined) ?? null;
  }

  protected override beats(update: Update): CountBeat[] {
    return update.events.map(newsOf<Count>).map((news) => ({ ms: 1000, to: news.to, news: [news] }));
  }

  protected override happen(scene: Scene, { to }: CountBeat): void {
    scene.count = to;
  }

  protected override about({ to }: CountBeat): string[] {
    return [`number:${to}`];
  }

  protected override ways({ to }: CountBeat): Way<string>[] {
    return this.flies ? [{ piece: `piece ${to}`, from: 'here', to: 'there' }] : [];
  }

  protected override opens({ to }: CountBeat, passed: boolean): void {
    this.heard.push(`${passed ? 'passes' : 'opens'} ${to}`);
  }

  protected override closes({ to }: CountBeat): void {
    this.heard.push(`closes ${to}`);
  }

  protected override settles({ count }: Scene): void {
    this.heard.push(`settles ${count}`);
  }
}

function told(count: number, ...steps: number[]): Update {
  return anUpdate({ view: { count, still: { same: true } }, events: steps.map((to) => ({ counted: { to } })) });
}

let queue: Counting;

beforeEach(() => {
  vi.useFakeTimers();
  queue = new Counting();
  queue.follow(told(0), false);
  queue.heard = [];
});

afterEach(() => {
  queue.leave();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Let so much time pass; a frame takes some of it. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('AnimationQueue', () => {
  it('shows the first update at once, whatever happened', () => {
    const first = new Counting();
    first.follow(told(5, 1, 2), false);

    expect([first.scene?.count, first.playing]).toEqual([5, false]);
    first.leave();
  });

  it('plays the news one by one, then shows how things stand', async () => {
    const update = told(9, 1, 2);
    queue.follow(update, false);
    expect([queue.playing, queue.showing, queue.scene?.count]).toEqual([true, update, 0]);

    await pass(600);
    expect(queue.scene?.count).toBe(1);
    await pass(1200);
    expect(queue.scene?.count).toBe(2);
    await pass(2000);

    expect([queue.playing, queue.shown, queue.scene?.count]).toEqual([false, update, 9]);
    expect(queue.heard).toEqual(['opens 1', 'closes 1', 'opens 2', 'closes 2', 'settles 9']);
  });

  it('keeps the parts of the scene that do not change', async () => {
    const still = queue.scene?.still;
    queue.follow(told(2, 1), false);
    await pass(600);
    expect(queue.scene?.still).toBe(still);

    await pass(3000);
    expect(queue.scene?.still).toBe(still);
  });

  it('tells what has been shown, and nothing ahead of it', async () => {
    const update = told(2, 1, 2);
    queue.follow(update, false);
    expect(queue.untold).toEqual(new Set(update.events));

    await pass(600);
    expect(queue.untold).toEqual(new Set([update.events[1]]));
    await pass(4000);
    expect(queue.untold.size).toBe(0);
  });

  it('skips to how things stand; what is passed over still happens', async () => {
    queue.follow(told(5, 1, 2), false);
    queue.follow(told(7, 6), false);
    await pass(600);
    queue.skip();

    expect([queue.scene?.count, queue.playing, queue.untold.size]).toEqual([7, false, 0]);
    expect(queue.heard).toEqual([
      'opens 1',
      'closes 1',
      'passes 2',
      'closes 2',
      'settles 5',
      'passes 6',
      'closes 6',
      'settles 7',
    ]);
    await pass(5000);
    expect(queue.heard).toHaveLength(8);
  });

  it('does not play what is told afresh', async () => {
    queue.follow(told(2, 1), false);
    await pass(600);
    queue.follow({ ...told(8, 3), fresh: true }, false);

    expect([queue.scene?.count, queue.playing]).toEqual([8, false]);
    await pass(5000);
    expect(queue.scene?.count).toBe(8);
  });

  it('plays an update once, however often it is followed', async () => {
    const update = told(2, 1);
    queue.follow(update, false);
    queue.follow(update, false);
    await pass(5000);

    expect(queue.heard).toEqual(['opens 1', 'closes 1', 'settles 2']);
  });

  it('is short where nothing may move', async () => {
    queue.follow(told(2, 1, 2), true);
    await pass(1000);

    expect(queue.playing).toBe(false);
  });

  it('plays twice as fast while much is waiting', async () => {
    queue.follow(told(9, 1, 2, 3, 4, 5, 6, 7, 8, 9), false);
    queue.follow(told(10, 10), false);

    await pass(2500);
    expect(queue.scene?.count).toBeGreaterThanOrEqual(4);
  });

  it('changes the scene when a piece has arrived', async () => {
    document.body.innerHTML = '<i data-at="here"></i><i data-at="there"></i>';
    queue.flies = true;
    queue.follow(told(1, 1), false);
    await pass(600);

    expect([queue.flights.map(({ piece }) => piece), queue.scene?.count]).toEqual([['piece 1'], 0]);
    await pass(800);
    expect([queue.flights, queue.scene?.count]).toEqual([[], 1]);
  });

  it('changes it at once where a piece has nowhere to fly', async () => {
    queue.flies = true;
    queue.follow(told(1, 1), false);
    await pass(600);

    expect([queue.flights, queue.scene?.count]).toEqual([[], 1]);
  });

  it('outlines what the news is about, for a moment', async () => {
    queue.follow(told(1, 1), false);
    await pass(400);
    expect(queue.touched).toEqual(new Set(['number:1']));

    await pass(900);
    expect(queue.touched.size).toBe(0);
  });

  it('forgets everything when nobody looks any more', async () => {
    queue.follow(told(2, 1), false);
    queue.leave();
    await pass(5000);

    expect([queue.scene, queue.shown, queue.playing, queue.heard]).toEqual([null, null, false, []]);
  });
});
