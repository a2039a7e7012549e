/** What the page of one table knows, and what can be done there. */

import type {
  Chat,
  ClientMessage,
  ClockTerms,
  Decision,
  Hint,
  Presence,
  Refused,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Update,
} from '$lib/connection/messages.ts';
import { api, problemKey } from '$lib/connection/api.ts';
import type { Stage } from '$board/board.ts';
import type { HeardClocks } from './clock.ts';
import { linesOf, sinceTurn, shownLines, type LogLine } from './log.ts';
import { reuse } from '$lib/rendering/reuse.ts';
import { sound } from '$lib/sound/player.ts';
import { say, words } from '$lib/words/words.svelte.ts';
import { RequestRefused, TableSocket, type Connection } from '$lib/connection/socket.ts';

/** A request that was refused, for the page to tell. */
export interface Trouble {
  key: string;
  detail: string | undefined;
  clause: string | undefined;
}

const SPECTATOR = -1;
const NONE: ReadonlySet<object> = new Set();
const PATIENCE = 600; // ms in which what was taken back arrives

export class Table {
  info: TableInfo | null = $state.raw(null);
  connection: Connection = $state.raw({ state: 'connecting' });
  presence: Presence | null = $state.raw(null);
  clocks: HeardClocks | null = $state.raw(null);
  chat: Chat[] = $state.raw([]);
  trouble: Trouble | null = $state.raw(null);
  /** how many of what was said the reader has seen */
  chatSeen = $state(0);
  slow = $state(false);
  /** The answer that is on its way. */
  answering: { seat: number; decision: number; option: number } | null = $state.raw(null);
  /** whether a bot thinks about the reader's question */
  hinting = $state(false);
  /** where a board plays the news; none: there is none, and all is told at once */
  stage: Stage | null = $state.raw(null);

  #updates: Record<number, Update> = $state.raw({});
  #told: Record<number, Update[]> = $state.raw({});
  #lines = new WeakMap<Update, LogLine[]>();
  /** by seat, the batch with which its last turn ended */
  #ended: Record<number, number | undefined> = $state.raw({});
  #hint: { seat: number; hint: Hint } | null = $state.raw(null);
  #awaySince: Record<number, number> = $state.raw({});
  /** who holds this device, where several players share it; none: nobody has lifted the curtain yet */
  #holder: number | null = $state(null);
  /** what was asked of whom when the curtain was lifted */
  #liftedFor = '';
  #wished: number | null = null;
  /** whether the reader is leaving their seat voluntarily */
  #stands = false;
  #opened = Date.now();
  #cursor: string | null = null;
  #shownAt = new Map<number, number>();
  #socket: TableSocket;

  /** The reader's own seats. */
  mine: number[] = $derived((this.info?.seats ?? []).flatMap((seat, number) => (seat.yours ? [number] : [])));
  /** Of several own seats, the one that is to hold the device now. */
  turn: number | null = $derived(this.#turn());
  /** The seat whose view is shown; null: a spectator's. */
  eye: number | null = $derived(this.mine.length > 1 ? (this.#holder ?? this.turn) : (this.mine[0] ?? null));
  /** Whether a player holds the device. */
  held: boolean = $derived(this.#holder !== null);
  update: Update | null = $derived(this.#updates[this.eye ?? SPECTATOR] ?? null);
  /** Whether the device is changing hands, so that nothing secret may be shown. */
  curtain: boolean = $derived(
    this.mine.length > 1 &&
      this.info?.stage === 'playing' &&
      this.update?.race === undefined && // whoever shares the screen races on it
      (this.#holder === null || this.#holder !== this.turn),
  );
  /** Whether the board still shows what led to the last update. */
  behind: boolean = $derived(this.stage?.playing === true);
  /** The update that the board has reached: nothing beside the board runs ahead of it. */
  standing: Update | null = $derived(this.#standing());
  #happened: LogLine[] = $derived(
    (this.#told[this.eye ?? SPECTATOR] ?? []).flatMap((update, batch) => this.#linesOf(update, batch)),
  );
  /** What happened, as far as the board has shown it. */
  log: LogLine[] = $derived(shownLines(this.#happened, this.stage?.untold ?? NONE));
  /** The index in the log after the reader's last turn; null for a spectator. */
  since: number | null = $derived(this.eye === null ? null : sinceTurn(this.log, this.eye, this.#ended[this.eye]));
  /** The question that the reader may answer now. */
  decision: Decision | null = $derived(this.#decision());
  /** What a bot would choose in the open decision, if the reader has asked. */
  hint: Hint | null = $derived(
    this.#hint?.seat === this.eye && this.#hint.hint.decision === this.decision?.id ? this.#hint.hint : null,
  );
  /** The own seat whose last answer could be taken back. */
  undoable: number | null = $derived(this.mine.find((seat) => this.#updates[seat]?.undoable === true) ?? null);
  /** Seats of other people who play themselves. */
  company: number[] = $derived(
    (this.info?.seats ?? []).flatMap((seat, number) =>
      seat.kind === 'person' && !seat.yours && seat.bot == null ? [number] : [],
    ),
  );
  /** Whether there is anybody to talk to, or has been. */
  talks: boolean = $derived(
    this.chat.length > 0 || this.info?.visibility !== 'solo' || (this.presence?.spectators ?? 0) > 0,
  );
  unread: number = $derived(Math.max(0, this.chat.length - this.chatSeen));
  watching: boolean = $derived(this.info !== null && this.mine.length === 0);
  /** Whether there is only one seat, whose turns follow each other. */
  alone: boolean = $derived(this.info?.seats.length === 1);
  live: boolean = $derived(this.connection.state === 'open');

  constructor(
    readonly id: string,
    /** Whether to ask for the table as text, too. */
    public page: boolean,
  ) {
    this.#socket = new TableSocket(id, {
      greeting: () => ({
        language: words.language,
        page: this.page,
        ...(this.#cursor === null ? {} : { cursor: this.#cursor }),
      }),
      heard: (message) => this.#heard(message),
      changed: (connection) => (this.connection = connection),
      forget: () => (this.#cursor = null),
    });
  }

  close(): void {
    this.#socket.close();
  }

  // --- who

  /** What a seat is called. */
  name(seat: number): string {
    const info = this.info?.seats[seat];
    if (info === undefined || info.kind === 'free') return say('seat-free');
    return info.kind === 'bot' ? say('bot-name', { number: seat + 1 }) : info.name;
  }

  seat(number: number): SeatInfo | null {
    return this.info?.seats[number] ?? null;
  }

  /** Whether somebody is there for the seat; bots always are. */
  here(seat: number): boolean {
    const info = this.info?.seats[seat];
    return info?.kind === 'bot' || (info?.kind === 'person' && this.presence?.seats[seat] === true);
  }

  /** Whether the seat must decide, as far as the board has shown; in a race everybody may answer. */
  deciding(seat: number): boolean {
    return this.update?.race === undefined && (this.standing?.waiting?.includes(seat) ?? false);
  }

  /** Whether the seat may still answer a raced question. */
  racing(seat: number): boolean {
    const race = this.update?.race;
    return race !== undefined && !race.dark && !(race.pressed ?? []).includes(seat);
  }

  /** When the seat's player went away; none: they are here, or were away before the reader came. */
  awaySince(seat: number): number | null {
    return this.#awaySince[seat] ?? null;
  }

  /** The curtain is lifted by the player of one of the reader's seats; none: it falls. */
  hold(seat: number | null): void {
    this.#liftedFor = seat === null ? '' : this.#questions();
    this.#holder = seat;
  }

  // --- what can be done

  /** Give one of the options of the open decision as the answer. */
  async answer(option: number): Promise<void> {
    const decision = this.decision;
    const seat = this.eye;
    if (decision === null || seat === null) return;
    this.answering = { seat, decision: decision.id, option };
    const open = (): boolean => this.#updates[seat]?.decision?.id === decision.id;
    await this.#ask({ type: 'answer', seat, decision: decision.id, option }, open);
    this.answering = null;
  }

  /** Ask what a bot would choose; it stays the reader's decision. */
  async askHint(): Promise<void> {
    const seat = this.eye;
    if (this.decision === null || seat === null || this.hint !== null || this.hinting) return;
    this.hinting = true;
    try {
      this.#hint = { seat, hint: await api.hint(this.id, seat) };
    } catch (error) {
      this.trouble = { key: problemKey(error), detail: undefined, clause: undefined };
    }
    this.hinting = false;
  }

  /** The raced question is on the screen since this frame: reaction times start there. */
  shown(question: number, frame: number): void {
    if (!this.#shownAt.has(question)) this.#shownAt.set(question, frame);
  }

  /** Answer a raced question with tokens in order; `at` is the timestamp of the input. Nothing counts before the question is shown. */
  async press(seat: number, answer: string[], at: number): Promise<boolean> {
    const question = this.update?.race?.question;
    const frame = question === undefined ? undefined : this.#shownAt.get(question);
    if (question === undefined || frame === undefined || at < frame) return false;
    sound.play('switch');
    return this.#ask({ type: 'press', seat, question, answer, elapsed: at - frame });
  }

  ready = (seat: number) => this.#ask({ type: 'ready', seat });
  /** Take a chair under a name; what is wrong with it, for its field. */
  sit = (seat: number, name: string): Promise<string | null> =>
    this.#try({ type: 'sit', seat, name }, () => this.seat(seat)?.kind === 'free');
  async stand(seat: number): Promise<boolean> {
    this.#stands = this.mine.includes(seat);
    const done = await this.#ask({ type: 'stand', seat }, () => this.seat(seat)?.kind !== 'free');
    this.#stands = false;
    return done;
  }
  invite = (seat: number, bot: string) =>
    this.#ask({ type: 'invite', seat, bot }, () => this.seat(seat)?.kind === 'free');
  /** Agree on something else before the match; why not, for the field that is wrong. */
  agree = (options: Record<string, string>, clock: ClockTerms | null): Promise<Refused | null> =>
    this.#refusal({ type: 'agree', options, clock }, () => this.info?.stage === 'waiting');
  addWords = (seat: number, text: string) => this.#ask({ type: 'words', seat, words: text });
  start = () => this.#ask({ type: 'start' }, () => this.info?.stage === 'waiting');
  undo = (seat: number) => this.#ask({ type: 'undo', seat }, () => this.#updates[seat]?.undoable === true);
  answerUndo = (seat: number, agree: boolean) =>
    this.#ask({ type: 'answer-undo', seat, agree }, () => this.info?.undo != null);
  leave = (seat: number) => this.#ask({ type: 'leave', seat }, () => this.seat(seat)?.bot === null);
  comeBack = (seat: number) => this.#ask({ type: 'return', seat }, () => this.seat(seat)?.bot !== null);
  rematch = (seat: number) =>
    this.#ask({ type: 'rematch', seat }, () => this.info?.next == null && !this.info?.rematch.includes(seat));
  abandon = () => this.#ask({ type: 'abandon' }, () => this.info?.stage !== 'over');

  say(text: string): Promise<boolean> {
    const heard = this.chat.length;
    const arrived = (): boolean =>
      this.chat.slice(heard).some((line) => line.text === text && line.seat === (this.mine[0] ?? null));
    return this.#ask({ type: 'say', text }, () => !arrived());
  }

  /** Ask for everything again in the page's language, with or without the table as text. */
  speak(page: boolean = this.page): void {
    this.page = page;
    if (this.live) void this.#ask({ type: 'speak', language: words.language, page }, () => true);
  }

  /** The reader's name has changed: reconnect. */
  greetAgain(): void {
    this.#socket.again();
  }

  /** Whether it was done; if not, the page tells why. */
  async #ask(message: ClientMessage, valid?: () => boolean): Promise<boolean> {
    const refused = await this.#refusal(message, valid);
    if (refused !== null) this.trouble = { key: refused.key, detail: refused.detail, clause: refused.clause };
    return refused === null;
  }

  /** None: it was done; else the key of why not, for whoever asked to tell. */
  async #try(message: ClientMessage, valid?: () => boolean): Promise<string | null> {
    return (await this.#refusal(message, valid))?.key ?? null;
  }

  async #refusal(message: ClientMessage, valid?: () => boolean): Promise<Refused | null> {
    try {
      await this.#socket.request(message, valid);
      return null;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      return error.refused;
    }
  }

  // --- what is heard

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#hearOfUndo(message);
        this.#hearOfSeats(message);
        this.#hearOfAgreement(message);
        this.info = message;
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'presence':
        this.#hearOfPresence(message);
        break;
      case 'clocks':
        this.clocks = { ...message, at: performance.now() };
        break;
      case 'chat':
        if (!this.chat.some((line) => line.at === message.at && line.text === message.text)) {
          this.chat = [...this.chat, message];
          if (message.at < this.#opened) this.chatSeen = this.chat.length;
        }
        break;
      case 'probe':
        this.slow = message.slow;
        break;
      default:
    }
  }

  #updated(update: Update): void {
    const seat = update.seat ?? SPECTATOR;
    const last = this.#updates[seat];
    this.#cursor = update.cursor;
    if (update.view !== undefined) update.view = reuse(last?.view, update.view);
    this.#updates = { ...this.#updates, [seat]: update };
    if (update.fresh === true) this.#wished = null;
    const before = update.fresh === true ? [] : (this.#told[seat] ?? []);
    if (update.fresh === true) this.#ended = { ...this.#ended, [seat]: undefined };
    else if (asks(last) && (!asks(update) || this.alone)) this.#ended = { ...this.#ended, [seat]: before.length };
    if (update.fresh === true || update.events.length > 0) this.#told = { ...this.#told, [seat]: [...before, update] };
  }

  #linesOf(update: Update, batch: number): LogLine[] {
    const lines = this.#lines.get(update) ?? linesOf(update, batch);
    this.#lines.set(update, lines);
    return lines;
  }

  #hearOfPresence(presence: Presence): void {
    const before = this.presence;
    const since: Record<number, number> = {};
    presence.seats.forEach((here, seat) => {
      const left = this.#awaySince[seat] ?? (before?.seats[seat] === true ? performance.now() : undefined);
      if (!here && left !== undefined) since[seat] = left;
    });
    this.#awaySince = since;
    this.presence = presence;
  }

  /** In a match a seat is only lost to another device of its player; before it, to the host, unless the player stood up. */
  #hearOfSeats(info: TableInfo): void {
    const lost = this.mine.length > 0 && !info.seats.some((seat) => seat.yours);
    if (lost && info.stage === 'playing') this.#tell('move-done');
    if (lost && info.stage === 'waiting' && !this.#stands) this.#tell('chair-removed');
  }

  /** Tell those who wait when the host changes the options. */
  #hearOfAgreement(info: TableInfo): void {
    const before = this.info;
    if (before?.stage !== 'waiting' || info.stage !== 'waiting' || info.host) return;
    const terms = ({ options, clock }: TableInfo): string => JSON.stringify([options, clock ?? null]);
    if (terms(before) !== terms(info)) this.#tell('room-changed');
  }

  #tell(key: string): void {
    this.trouble = { key, detail: undefined, clause: undefined };
  }

  /** An undo request that ends without an undo was declined. */
  #hearOfUndo(info: TableInfo): void {
    const asked = this.info?.undo?.seat;
    if (info.undo != null || asked === undefined || !this.mine.includes(asked)) return;
    this.#wished = asked;
    setTimeout(() => {
      if (this.#wished === asked) this.trouble = { key: 'undo-not-granted', detail: undefined, clause: undefined };
      this.#wished = null;
    }, PATIENCE);
  }

  /** The reader's turn is over as soon as they have answered; all the rest is as the board shows it. */
  #standing(): Update | null {
    const { shown, showing } = (this.behind ? this.stage : null) ?? { shown: null, showing: null };
    return (asks(shown) && !asks(showing) ? showing : shown) ?? this.update;
  }

  #asked(): number[] {
    return this.mine.filter((seat) => this.#updates[seat]?.decision !== undefined);
  }

  #questions(): string {
    return this.#asked()
      .map((seat) => `${seat}:${this.#updates[seat]?.decision?.id}`)
      .join();
  }

  #turn(): number | null {
    const asked = this.#asked();
    const holder = this.#holder;
    if (holder !== null && this.mine.includes(holder)) {
      if (asked.length === 0 || asked.includes(holder) || this.#liftedFor === this.#questions()) return holder;
    }
    return asked[0] ?? this.mine[0] ?? null;
  }

  #decision(): Decision | null {
    const decision = this.update?.decision;
    if (decision === undefined || this.eye === null || this.seat(this.eye)?.bot != null) return null;
    return decision;
  }
}

/** Whether an update asks its reader something. */
function asks(update: Update | null | undefined): boolean {
  return update?.decision !== undefined || update?.race?.dark === false;
}
