// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, SeatInfo, ServerMessage, TableInfo } from '$lib/connection/messages.ts';
import type { SocketListener } from '$lib/connection/socket.ts';
import { anUpdate } from '../../updates.ts';

const line = vi.hoisted(() => ({ listener: null as SocketListener | null, asked: [] as ClientMessage[] }));

vi.mock('$lib/words/words.svelte.ts', () => ({ words: { language: 'en' }, say: (key: string) => key }));
vi.mock('$lib/sound/player.ts', () => ({ sound: { play: () => undefined } }));
vi.mock('$lib/connection/socket.ts', () => ({
  RequestRefused: class extends Error {},
  TableSocket: class {
    constructor(_: string, listener: SocketListener) {
      line.listener = listener;
    }
    request(message: ClientMessage): Promise<void> {
      line.asked.push(message);
      return Promise.resolve();
    }
    close(): void {
      line.listener = null;
    }
  },
}));

const { Table } = await import('$lib/table/table.svelte.ts');
let table: InstanceType<typeof Table>;

function seat(given: Partial<SeatInfo> = {}): SeatInfo {
  return { name: 'Ann', kind: 'person', bot: null, yours: false, host: false, ...given };
}

function info(seats: SeatInfo[], given: Partial<TableInfo> = {}): TableInfo {
  return {
    type: 'table',
    table: 'abc',
    code: 'K7Q',
    game: 'candles',
    rules_version: 1,
    players: seats.length,
    options: {},
    visibility: 'private',
    stage: 'playing',
    seats,
    host: false,
    spectators: true,
    promise: '',
    secret: null,
    words: [],
    grace: 60,
    clock: null,
    undo: null,
    rematch: [],
    next: null,
    abandoned: null,
    ...given,
  };
}

function decision(id: number): { decision: { id: number; step: string; clause: string; options: [] } } {
  return { decision: { id, step: 'turn', clause: '', options: [] } };
}

function hear(...messages: ServerMessage[]): void {
  for (const message of messages) line.listener?.heard(message);
}

function drew(by: number, text: string): Pick<ReturnType<typeof anUpdate>, 'events' | 'words'> {
  return { events: [{ drew: { seat: by } }], words: { prompt: '', events: [text] } };
}

beforeEach(() => {
  line.asked = [];
  table = new Table('abc', true);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('whose eyes', () => {
  it('are those of the own seat, or a spectator without one', () => {
    hear(info([seat(), seat({ yours: true })]));
    expect([table.eye, table.mine, table.watching]).toEqual([1, [1], false]);

    hear(info([seat(), seat()]));
    expect([table.eye, table.watching]).toEqual([null, true]);
  });

  it('are hidden by a curtain while a device changes hands', () => {
    hear(info([seat({ yours: true }), seat({ yours: true, name: 'Bo' })]));
    hear(anUpdate({ seat: 0, ...decision(1) }), anUpdate({ seat: 1 }));
    expect([table.turn, table.curtain]).toEqual([0, true]);

    table.hold(0);
    expect([table.eye, table.curtain, table.decision?.id]).toEqual([0, false, 1]);

    hear(anUpdate({ seat: 0 }), anUpdate({ seat: 1, ...decision(1) }));
    expect([table.turn, table.curtain]).toEqual([1, true]);
  });

  it('share the screen in a race', () => {
    hear(info([seat({ yours: true }), seat({ yours: true })]));
    hear(anUpdate({ seat: 0, race: { question: 1, dark: true } }));

    expect(table.curtain).toBe(false);
  });
});

describe('decisions', () => {
  it('are answered once, by the number of the option', async () => {
    hear(info([seat({ yours: true })]), anUpdate({ seat: 0, ...decision(4) }));
    await table.answer(2);

    expect(line.asked).toEqual([{ type: 'answer', seat: 0, decision: 4, option: 2 }]);
    expect(table.answering).toBeNull();
  });

  it('are not the reader’s while a bot plays for them', () => {
    hear(info([seat({ yours: true, bot: 'steady' })]), anUpdate({ seat: 0, ...decision(4) }));

    expect(table.decision).toBeNull();
  });

  it('do not count before a raced question is shown', async () => {
    hear(info([seat({ yours: true })]), anUpdate({ seat: 0, race: { question: 3, dark: false } }));

    expect(await table.press(0, ['ghost'], 500)).toBe(false);
    table.shown(3, 600);
    table.shown(3, 900);
    expect(await table.press(0, ['ghost'], 500)).toBe(false);
    expect(await table.press(0, ['ghost'], 850)).toBe(true);
    expect(line.asked).toEqual([{ type: 'press', seat: 0, question: 3, answer: ['ghost'], elapsed: 250 }]);
  });
});

describe('the log', () => {
  it('grows with the news, and begins anew when all is told again', () => {
    hear(info([seat({ yours: true }), seat()]));
    hear(anUpdate({ seat: 0, fresh: true, ...drew(1, 'one') }), anUpdate({ seat: 0, ...drew(0, 'two') }));
    expect(table.log.map(({ text }) => text)).toEqual(['one', 'two']);

    hear(anUpdate({ seat: 0, fresh: true, ...drew(1, 'all') }));
    expect(table.log.map(({ text }) => text)).toEqual(['all']);
  });

  it('knows what happened since the reader’s turn', () => {
    hear(info([seat({ yours: true }), seat()]));
    hear(anUpdate({ seat: 0, fresh: true, ...drew(1, 'before'), ...decision(1) }));
    hear(anUpdate({ seat: 0, ...drew(0, 'mine') }), anUpdate({ seat: 0, ...drew(1, 'theirs') }));

    expect(table.since).toBe(2);
  });

  it('reuses the parts of the view that have not changed', () => {
    hear(info([seat()]), anUpdate({ view: { hand: [1, 2], deck: 9 } }));
    const before = table.update?.view;
    hear(anUpdate({ view: { hand: [1, 2], deck: 8 } }));

    expect(table.update?.view?.['hand']).toBe(before?.['hand']);
    expect(table.update?.view?.['deck']).toBe(8);
  });
});

describe('who is here', () => {
  it('notes when somebody leaves, not who was away before', () => {
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    hear(info([seat(), seat(), seat({ kind: 'bot', bot: 'steady' })]));
    hear({ type: 'presence', seats: [true, false, false], spectators: 0 });
    expect([table.here(0), table.here(1), table.here(2)]).toEqual([true, false, true]);

    hear({ type: 'presence', seats: [false, false, false], spectators: 0 });
    expect([table.awaySince(0), table.awaySince(1)]).toEqual([5000, null]);
  });
});

describe('what the page tells', () => {
  it('is that a seat went to another device', () => {
    hear(info([seat({ yours: true })]));
    hear(info([seat()]));

    expect(table.trouble?.key).toBe('move-done');
  });

  it('is that a host took the chair away, unless its player stood up', async () => {
    hear(info([seat({ yours: true })], { stage: 'waiting' }));
    const standing = table.stand(0);
    hear(info([seat({ kind: 'free' })], { stage: 'waiting' }));
    await standing;
    expect(table.trouble).toBeNull();

    hear(info([seat({ yours: true })], { stage: 'waiting' }));
    hear(info([seat({ kind: 'free' })], { stage: 'waiting' }));
    expect(table.trouble?.key).toBe('chair-removed');
  });

  it('is that others did not let an answer be taken back', () => {
    vi.useFakeTimers();
    hear(info([seat({ yours: true }), seat()], { undo: { seat: 0, agreed: [] } }));
    hear(info([seat({ yours: true }), seat()]));
    vi.advanceTimersByTime(10_000);

    expect(table.trouble?.key).toBe('undo-not-granted');
  });

  it('is nothing when it was taken back', () => {
    vi.useFakeTimers();
    hear(info([seat({ yours: true }), seat()], { undo: { seat: 0, agreed: [] } }));
    hear(info([seat({ yours: true }), seat()]), anUpdate({ seat: 0, fresh: true }));
    vi.advanceTimersByTime(10_000);

    expect(table.trouble).toBeNull();
  });

  it('is that what was agreed on has changed, to all but the host', () => {
    hear(info([seat()], { stage: 'waiting' }), info([seat()], { stage: 'waiting', options: { nights: '3' } }));
    expect(table.trouble?.key).toBe('room-changed');
  });
});

describe('the chat', () => {
  it('keeps each message once, and counts those that came since', () => {
    const old = { type: 'chat', name: 'Bo', text: 'boo', at: Date.now() - 60_000, seat: 1 } as const;
    const fresh = { ...old, text: 'who', at: Date.now() + 1000 };
    hear(old, fresh, fresh);

    expect([table.chat.length, table.unread]).toEqual([2, 1]);
  });
});
