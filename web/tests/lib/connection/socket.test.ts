// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '$lib/connection/messages.ts';
import { RequestRefused, TableSocket, type Connection } from '$lib/connection/socket.ts';

/** A socket whose server is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Open, and answer the greeting. */
  welcome(): void {
    this.open();
    this.say({ type: 'done', id: this.sent[0]!['id'] as number });
  }

  lose(code = 1006): void {
    this.onclose?.({ code });
  }
}

let line: TableSocket;
let states: Connection[] = [];
let heard: ServerMessage[] = [];
let forgotten = 0;

function newest(): FakeSocket {
  return FakeSocket.made.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  [states, heard, forgotten] = [[], [], 0];
  line = new TableSocket('a b', {
    greeting: () => ({ language: 'en', page: false }),
    heard: (message) => heard.push(message),
    changed: (connection) => states.push(connection),
    forget: () => (forgotten += 1),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('TableSocket', () => {
  it('greets before anything else, and is open when the greeting is answered', async () => {
    const asked = line.request({ type: 'start' });
    newest().open();

    expect(newest().url).toBe('ws://localhost:3000/ws/tables/a%20b');
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello']);
    expect(states).toEqual([]);

    newest().say({ type: 'done', id: newest().sent[0]!['id'] as number });
    expect(states).toEqual([{ state: 'open' }]);
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello', 'start']);

    newest().say({ type: 'done', id: newest().sent[1]!['id'] as number });
    await expect(asked).resolves.toBeUndefined();
  });

  it('answers probes, and passes them on', () => {
    newest().welcome();
    newest().say({ type: 'probe', probe: 4, slow: true });

    expect(newest().sent.at(-1)).toEqual({ type: 'echo', probe: 4 });
    expect(heard.at(-1)).toMatchObject({ type: 'probe', slow: true });
  });

  it('tells why a request was refused', async () => {
    newest().welcome();
    const asked = line.request({ type: 'start' });
    const id = newest().sent[1]!['id'] as number;

    newest().say({ type: 'refused', reason: 'not-yours', key: 'refused-not-yours', id });

    await expect(asked).rejects.toThrow(RequestRefused);
    await expect(asked).rejects.toMatchObject({ refused: { key: 'refused-not-yours' } });
  });

  it('comes back after a break, each time a little later', () => {
    newest().welcome();
    newest().lose();
    expect(states.at(-1)).toMatchObject({ state: 'lost', tries: 1, busy: false });

    vi.advanceTimersByTime(249);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(2);

    newest().lose();
    vi.advanceTimersByTime(499);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(3);

    newest().welcome();
    expect(states.at(-1)).toEqual({ state: 'open' });
    newest().lose();
    expect(states.at(-1)).toMatchObject({ tries: 1 });
  });

  it('asks again after a break what still makes sense, and takes the rest for done', async () => {
    newest().welcome();
    let open = true;
    const valid = line.request({ type: 'undo', seat: 0 }, () => open);
    const settled = line.request({ type: 'ready', seat: 0 });
    newest().lose();
    vi.advanceTimersByTime(250);
    newest().welcome();

    await expect(settled).resolves.toBeUndefined();
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello', 'undo']);

    open = false;
    newest().lose();
    vi.advanceTimersByTime(250);
    newest().welcome();
    await expect(valid).resolves.toBeUndefined();
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('takes a line for dead on which a request is not answered', () => {
    newest().welcome();
    void line.request({ type: 'start' }, () => true);

    vi.advanceTimersByTime(8000);

    expect(FakeSocket.made[0]?.closed).toBe(true);
    expect(states.at(-1)).toMatchObject({ state: 'lost' });
  });

  it('waits longer for a server that is busy, also if the network comes back', () => {
    newest().lose(1013);
    expect(states.at(-1)).toMatchObject({ state: 'lost', busy: true });

    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(9999);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('comes back at once with the network', () => {
    newest().lose();
    window.dispatchEvent(new Event('online'));

    expect(FakeSocket.made).toHaveLength(2);
  });

  it.each([
    ['a table that is not there', (socket: FakeSocket) => socket.lose(4404), 'refused-unknown-table'],
    [
      'a greeting that is refused for good',
      (socket: FakeSocket) => {
        socket.open();
        socket.say({ type: 'refused', reason: 'not-yours', key: 'refused-not-yours' });
        socket.lose();
      },
      'refused-not-yours',
    ],
    [
      'a table that was deleted',
      (socket: FakeSocket) => {
        socket.welcome();
        socket.say({ type: 'bye', reason: 'deleted' });
        socket.lose();
      },
      'bye-deleted',
    ],
  ])('does not come back to %s', (_, end, key) => {
    end(newest());
    vi.advanceTimersByTime(100_000);

    expect(states.at(-1)).toEqual({ state: 'closed', key });
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('forgets its place when the player is elsewhere', () => {
    newest().welcome();
    newest().say({ type: 'bye', reason: 'elsewhere' });

    expect(forgotten).toBe(1);
  });

  it('stays away once it is closed', () => {
    newest().welcome();
    line.close();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(100_000);

    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toEqual({ state: 'open' });
  });
});
