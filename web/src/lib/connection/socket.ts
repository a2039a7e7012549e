/** The WebSocket of one table: it reconnects by itself, and no request is lost or sent twice. */

import type { Bye, ClientMessage, Hello, Reason, Refused, ServerMessage } from './messages.ts';

export type Connection =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'lost'; tries: number; since: number; busy: boolean }
  | { state: 'closed'; key: string };

/** A request was refused; nothing changed. */
export class RequestRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

export interface SocketListener {
  /** The greeting, each time the socket opens. */
  greeting(): Omit<Hello, 'type' | 'id'>;
  heard(message: ServerMessage): void;
  changed(connection: Connection): void;
  /** The cursor is no longer valid. */
  forget(): void;
}

interface Pending {
  message: ClientMessage & { id: number };
  /** Whether to send it again after a disconnect, when it may or may not have arrived. */
  valid: () => boolean;
  sent: boolean;
  done: () => void;
  failed: (error: RequestRefused) => void;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const LATER = [10_000, 20_000, 40_000, 60_000]; // ms, if the server is busy
const PATIENCE = 8000; // ms without an answer after which the connection counts as lost
const GONE = 4404;
const FOREIGN = 4403;
const BROKEN = 1006;
const BUSY = 1013;
const FOR_GOOD = new Set<Reason>(['unknown-table', 'not-yours', 'bad-message', 'not-greeted']);

export class TableSocket {
  #socket: WebSocket | null = null;
  #connection: Connection = { state: 'connecting' };
  #pending = new Map<number, Pending>();
  #nextId = 1;
  #hello = 0;
  #tries = 0;
  #since = 0;
  #busy = false; // whether the server is busy
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #end: string | null = null; // why not to reconnect

  constructor(
    readonly table: string,
    readonly listener: SocketListener,
  ) {
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Send a request; it is kept until answered, and sent again after a disconnect if it is still valid. */
  request(message: ClientMessage, valid: () => boolean = () => false): Promise<void> {
    const id = this.#nextId++;
    return new Promise((done, failed) => {
      const pending: Pending = { message: { ...message, id }, valid, sent: false, done, failed };
      this.#pending.set(id, pending);
      if (this.#connection.state === 'open') this.#send(pending);
    });
  }

  /** Send a message that gets no answer. */
  tell(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#end = 'left';
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close();
  }

  /** Reconnect, perhaps as another guest. */
  again(): void {
    this.listener.forget();
    this.#change({ state: 'connecting' });
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#abandon();
    this.#busy = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello = this.#nextId++;
      socket.send(JSON.stringify({ type: 'hello', ...this.listener.greeting(), id: this.#hello }));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #abandon(): void {
    if (this.#socket === null) return;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'probe') this.tell({ type: 'echo', probe: message.probe });
    else if (message.type === 'done') this.#done(message.id);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'bye') this.#bye(message);
    this.listener.heard(message);
  }

  #done(id: number): void {
    if (id === this.#hello) this.#greeted();
    this.#settle(id)?.done();
  }

  #refused(message: Refused): void {
    if (message.id === undefined || message.id === this.#hello) {
      if (this.#connection.state !== 'open' && FOR_GOOD.has(message.reason)) this.#end = message.key;
      if (message.reason === 'busy') this.#busy = true;
    } else {
      this.#settle(message.id)?.failed(new RequestRefused(message));
    }
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) clearTimeout(this.#watch);
    return pending;
  }

  #bye(message: Bye): void {
    if (message.reason === 'elsewhere') this.listener.forget();
    if (message.reason === 'busy') this.#busy = true;
    if (message.reason === 'refused' || message.reason === 'deleted') this.#end = `bye-${message.reason}`;
  }

  /** All missed messages have arrived: send pending requests again, or settle them. */
  #greeted(): void {
    this.#tries = 0;
    this.#change({ state: 'open' });
    for (const pending of [...this.#pending.values()]) {
      if (!pending.sent || pending.valid()) this.#send(pending);
      else this.#settle(pending.message.id)?.done();
    }
  }

  #send(pending: Pending): void {
    pending.sent = true;
    this.tell(pending.message);
    clearTimeout(this.#watch);
    this.#watch = setTimeout(this.#drop, PATIENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#watch);
    if (this.#end === 'left') return;
    if (this.#end !== null || code === FOREIGN || (code === GONE && this.#connection.state !== 'open')) {
      this.#change({ state: 'closed', key: this.#end ?? 'refused-unknown-table' });
      return;
    }
    if (this.#tries === 0) this.#since = Date.now();
    this.#busy ||= code === BUSY;
    const pauses = this.#busy ? LATER : PAUSES;
    const pause = pauses[Math.min(this.#tries, pauses.length - 1)]!;
    this.#tries += 1;
    this.#change({ state: 'lost', tries: this.#tries, since: this.#since, busy: this.#busy });
    this.#timer = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (this.#connection.state !== 'lost' || this.#connection.busy) return;
    if (document.visibilityState === 'visible') this.#open();
  };

  #drop = (): void => {
    if (this.#connection.state !== 'open') return;
    this.#abandon();
    this.#lost(BROKEN);
  };

  #change(connection: Connection): void {
    this.#connection = connection;
    this.listener.changed(connection);
  }
}
