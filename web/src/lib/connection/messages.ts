// made from src/nightlight/wire/messages.py, src/nightlight/wire/api.py by scripts/protocol.py

/** Why something is refused. The words for it are `refused-<reason>` in every language. */
export type Reason =
  | "bad-message"
  | "too-large"
  | "too-fast"
  | "not-greeted"
  | "stale"
  | "illegal"
  | "not-yours"
  | "taken"
  | "no-seat"
  | "not-host"
  | "not-now"
  | "bad-setup"
  | "name-empty"
  | "name-long"
  | "name-signs"
  | "no-undo"
  | "unknown-table"
  | "unknown-game"
  | "no-guest"
  | "too-many"
  | "busy"
  | "storage"
  | "press"
  | "shutdown";

/** How long people may think: for each decision, or for the whole match with an increment for each answer. */
export interface ClockTerms {
  kind: "decision" | "match";
  seconds: number;
  increment?: number;
}

/** Who has a seat. */
export interface SeatInfo {
  name: string;
  kind: "free" | "person" | "bot";
  /** the kind of bot playing, in its own right or for an absent player */
  bot: string | null;
  yours: boolean;
  host: boolean;
}

/** A pending undo request, and who has agreed so far. */
export interface UndoWish {
  seat: number;
  agreed: number[];
}

/** How a prompt lists an option and lets it be typed, if not as a number in a list. */
export interface Prompted {
  /** last: it ends something; more: only on request */
  listing?: "usual" | "last" | "more";
  /** shown before it, and typed to choose it */
  label?: string;
  /** what else may be typed, in lower case */
  shortcuts?: string[];
  /** what a person should know before confirming it */
  warning?: string;
}

/** A move on offer: the action by name, what it touches on the board, and what it would bring. */
export interface Move {
  action: Record<string, unknown>;
  /** things on the board, such as "card:ring-3a" or "seat:1" */
  touches: string[];
  words?: string;
  /** as far as the seat can know, if the game provides it */
  outlook?: Record<string, unknown>;
  /** with a page */
  prompted?: Prompted;
}

/** How a question takes several things at once: each is sent as an answer of its own, in this order. */
export interface Several {
  items: Move[];
  least: number;
  /** the total in words, for the least number of things, one more, and so on up to the most */
  sums: string[];
  /** the action that ends the answer, if it is still an option then */
  last?: Record<string, unknown>;
}

/** Something that can be looked up beside the table. */
export interface Aside {
  /** the words for it, separated by commas */
  words: string;
  use: string;
  lines: string[];
}

/** A seat at the moment a raced question was shown. */
export interface RacedSeat {
  seat: number;
  takes_part: boolean;
  bot: boolean;
  /** ms */
  round_trip: number;
  /** ms */
  handicap: number;
}

/** What came from a seat: a press, counted with its time or rejected, or that its connection was lost or is back. */
export interface RacedMessage {
  received: number;
  seat: number;
  line?: "lost" | "returned";
  question?: number;
  answer?: string[];
  elapsed?: number;
  time?: number;
  rejected?: string;
}

/** A press that counts; times are ms since the question was shown. */
export interface RacedPress {
  seat: number;
  answer: string[];
  right: boolean;
  /** as it was judged */
  time: number;
  /** when its message arrived */
  wall: number;
  /** how long the player took, as the client says */
  elapsed: number | null;
  /** deducted for the message's time in transit */
  credit: number;
  round_trip: number;
}

/** Everything a raced question was judged by. */
export interface RacedCase {
  question: number;
  lines: RacedSeat[];
  messages: RacedMessage[];
  resolved: number;
  /** winner first */
  finish: RacedPress[];
}

/** The open question of a seat. Its id is the seat's own: others' answers do not make it stale. */
export interface Decision {
  id: number;
  /** the point of the rules that asks */
  step: string;
  /** of the rules, behind the question */
  clause: string;
  options: Move[];
  /** with words, if the question takes several things */
  several?: Several;
  /** with a page: a heading for the options listed only on request */
  more?: string;
}

/** A question that is raced; in the dark its cards are not shown yet. */
export interface Race {
  question: number;
  dark: boolean;
  /** the seats that have answered so far */
  pressed?: number[];
}

/** How a raced question ended, as the journal keeps it. */
export interface PhotoFinish {
  race: RacedCase;
  /** ms for which the table was dark */
  dark: number;
}

/** An update in the reader's language. */
export interface Words {
  prompt: string;
  /** one for each event, empty where it has no words */
  events: string[];
  /** the table as text, a line each */
  page?: string[];
  outcome?: string[];
  /** with the page */
  asides?: Aside[];
  /** with the page: the part that is enough if the question continues the last one */
  brief?: string[];
}

/** Who gets a seat at a new table. */
export interface SeatPlan {
  kind?: "me" | "free" | "bot";
  /** of a person at your screen, if several play there */
  name?: string | null;
  /** none: the default kind */
  bot?: string | null;
}

/** How a match ended, seat by seat. */
export interface Result {
  /** 1 is best, equals share it */
  ranks: number[];
  scores: number[];
  winners: number[];
}

/** Who is there, what they agreed on, and how it ended. */
export interface Summary {
  players: number;
  options: Record<string, string>;
  /** of everyone seated */
  names: string[];
  free: number;
  host: string;
  clock: ClockTerms | null;
  /** the seats of the names */
  taken: number[];
  /** the seats of bots */
  bots: number[];
  /** when the match is over */
  result: Result | null;
  /** why it ended without a result: host, idle or rules */
  abandoned: string | null;
}

/** A table in the lobby, or one of yours; the `names` of its summary belong to the seats in `taken`. */
export interface Listed {
  table: string;
  code: string;
  game: string;
  stage: "waiting" | "playing" | "over";
  visibility: "open" | "private" | "solo";
  changed: number;
  summary: Summary;
  /** whether one of your seats must decide there now; only in lists of your own tables */
  turn: boolean;
  /** your seats; only in lists of your own tables */
  yours: number[];
  created: number;
}

/** What must be chosen for an option to mean anything: another option, or "players", and its value. */
export interface Needs {
  option: string;
  /** or one of them, if there are several */
  value: string;
}

/** Something a table of the game agrees on. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  several: boolean;
  /** of the numbers that are allowed as well */
  lowest: number | null;
  highest: number | null;
  /** the value for a short match */
  quick: string | null;
  /** for research and rare needs */
  advanced: boolean;
  /** its numbers are seats, so there are no more of them than players */
  seats: boolean;
  needs: Needs | null;
}

/** A finished match after one of its lines, as one seat or a spectator saw it. */
export interface Frame {
  /** 0: after the deal */
  line: number;
  /** the seat that answered */
  by: number | null;
  /** the words of its option; none without a language, or if it was secret from this reader */
  chosen: string | null;
  /** what a socket would have received then; its cursor is empty */
  update: Update;
}

/** A moment of a lesson: the learner is asked something, or the lesson ends. */
export interface LessonStep {
  /** what the teacher says; none: the last message stays */
  say: string | null;
  /** what happened since the learner's last answer, and the question; its cursor is empty */
  update: Update;
  /** the index of the option to choose; none: this is the end */
  wanted: number | null;
}

/** The first message: where the client left off, and its language. */
export interface Hello {
  type: "hello";
  /** of the last update it saw, to get the rest; none: everything again */
  cursor?: string | null;
  /** en, pl or ru for words with every update; none: names only */
  language?: string | null;
  /** also the whole table as text */
  page?: boolean;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Change the language, or get the table as text, from now on. */
export interface Speak {
  type: "speak";
  language?: string | null;
  page?: boolean;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Take a free seat before the match. */
export interface Sit {
  type: "sit";
  seat: number;
  /** at the table; none: the guest's own */
  name?: string | null;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Leave a seat before the match, or free one of a bot or of somebody else (the host). */
export interface Stand {
  type: "stand";
  seat: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Put a bot on a free seat (the host). */
export interface Invite {
  type: "invite";
  seat: number;
  /** one of the kinds that GET /api/games lists for the game */
  bot: string;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Change the set-up before the match (the host): all options that differ from the defaults, and the clock. */
export interface Agree {
  type: "agree";
  options: Record<string, string>;
  /** none: no clock */
  clock?: ClockTerms | null;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Add your own words to the seed before the deal. */
export interface AddWords {
  type: "words";
  seat: number;
  words: string;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Begin the match (the host); bots take the seats that are still free. */
export interface Start {
  type: "start";
  /** any number; the answer repeats it */
  id?: number | null;
}

/** One of the options of a decision. */
export interface Answer {
  type: "answer";
  seat: number;
  /** its id */
  decision: number;
  /** its index in the decision's list, from 0 */
  option: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** An answer against the clock: how long it took by the client's own clock, in ms. */
export interface Press {
  type: "press";
  seat: number;
  /** of the race, as the update that showed it says */
  question: number;
  /** the tokens, in their order */
  answer: string[];
  /** anything; nonsense earns no latency credit */
  elapsed?: number | string | boolean | null;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Show the next raced question; it comes by itself after a while. */
export interface Ready {
  type: "ready";
  seat: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Undo the seat's last answer, if the other people agree. */
export interface AskUndo {
  type: "undo";
  seat: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Agree to another player's undo request, or decline it. */
export interface AnswerUndo {
  type: "answer-undo";
  seat: number;
  agree: boolean;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** A chat message to the table. */
export interface Say {
  type: "say";
  text: string;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Give the seat to a bot until the player comes back. */
export interface Leave {
  type: "leave";
  seat: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Take the seat back from the bot that plays for the player. */
export interface Return {
  type: "return";
  seat: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Ask for a rematch: the next table opens when everybody here has asked. */
export interface Rematch {
  type: "rematch";
  seat: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** Close the table before the match, or end the match without an outcome if no other person plays (the host). */
export interface Abandon {
  type: "abandon";
  /** any number; the answer repeats it */
  id?: number | null;
}

/** The reply to a probe, sent at once. */
export interface Echo {
  type: "echo";
  probe: number;
  /** any number; the answer repeats it */
  id?: number | null;
}

/** POST /api/me: your name. */
export interface NewName {
  name: string;
}

/** POST /api/tables: a new table. Without seats, the first is yours and the others are free. */
export interface OpenTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  seats?: SeatPlan[];
  visibility?: "open" | "private" | "solo";
  clock?: ClockTerms | null;
  spectators?: boolean;
  /** immediately; bots take the free seats */
  start?: boolean;
}

/** POST /api/tables/<table>/branch: play on from there, alone against bots. */
export interface Branch {
  /** the last answer to keep; 0: none */
  line: number;
  /** to be yours */
  seat: number;
}

/** The table itself: sent first, and whenever it changes. */
export interface TableInfo {
  type: "table";
  table: string;
  /** for people to type */
  code: string;
  game: string;
  rules_version: number;
  players: number;
  /** as agreed on */
  options: Record<string, string>;
  visibility: "open" | "private" | "solo";
  stage: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  /** whether you are the host */
  host: boolean;
  /** whether spectators are allowed */
  spectators: boolean;
  /** the commitment to the seed, published before the deal */
  promise: string;
  /** the seed in hex, once the match is over: everybody can check every draw */
  secret: string | null;
  /** that players added to the seed */
  words: string[];
  /** seconds after which a bot takes over for an absent player */
  grace: number;
  clock: ClockTerms | null;
  undo: UndoWish | null;
  /** seats that want a rematch */
  rematch: number[];
  /** the table of the next match */
  next: string | null;
  /** why it ended without an outcome: host, idle or rules */
  abandoned: string | null;
}

/** What happened, the table now and what can be done, for one seat or for a spectator. */
export interface Update {
  type: "update";
  /** none: a spectator */
  seat: number | null;
  /** for the next hello */
  cursor: string;
  events: Record<string, unknown>[];
  /** the table, as far as the seat may know */
  view?: Record<string, unknown>;
  prospects?: Record<string, unknown>;
  /** the seats that must decide */
  waiting?: number[];
  /** what the seat must decide now */
  decision?: Decision;
  /** whether the seat's last answer could be undone */
  undoable?: boolean;
  /** the events replace everything told before */
  fresh?: boolean;
  /** the raced question that is open */
  race?: Race;
  /** of the last raced question */
  finish?: PhotoFinish;
  /** ranks, scores, winners and the reason, when the match is over */
  outcome?: Record<string, unknown>;
  words?: Words;
}

/** How many ms each seat has left, and whose clocks run. */
export interface Clocks {
  type: "clocks";
  /** none: no clock */
  left: (number | null)[];
  running: number[];
}

/** Which seats are connected now, and how many spectators. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
}

/** A chat message. */
export interface Chat {
  type: "chat";
  name: string;
  text: string;
  /** ms since the epoch */
  at: number;
  seat: number | null;
}

/** To be sent back at once: it measures latency. `slow` warns that the connection is too slow to compensate for. */
export interface Probe {
  type: "probe";
  probe: number;
  slow: boolean;
}

/** A request was carried out and stored. */
export interface Done {
  type: "done";
  id: number;
}

/** A request was not carried out; nothing changed. */
export interface Refused {
  type: "refused";
  reason: Reason;
  /** of the words for it */
  key: string;
  id?: number;
  /** of the rules, if they are the reason */
  clause?: string;
  /** what was expected and what was received, for developers */
  detail?: string;
  /** of the request, if one of its fields is to blame, such as "name" */
  field?: string;
}

/** The server closes the socket; a client reconnects with its cursor unless it was rejected for good. */
export interface Bye {
  type: "bye";
  reason: "shutdown" | "slow" | "busy" | "elsewhere" | "refused" | "deleted" | "too-fast";
}

/** GET /api/me: a guest. */
export interface Me {
  name: string;
}

/** Where a table is: its address in links and sockets, and the code to type. */
export interface TableHandle {
  table: string;
  code: string;
}

/** GET /api/my-matches: a page of your matches, the latest first. */
export interface Matches {
  matches: Listed[];
  /** to ask for the following page; none: this is the last */
  next: string | null;
}

/** GET /api/games: what can be played. */
export interface GameInfo {
  id: string;
  rules_version: number;
  fewest: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
  raced: boolean;
  /** the clause of the rules behind each kind of event, by its name */
  clauses: Record<string, string>;
}

/** A link that moves a seat to the device that opens it, once, and its QR code as in an `Invitation`. */
export interface TicketLink {
  ticket: string;
  /** that it is valid for */
  minutes: number;
  link: string;
  size: number;
  path: string;
}

/** A link to a table that other devices can open, and its QR code. */
export interface Invitation {
  link: string;
  /** the code is drawn in a viewBox of 0 0 size size, with a quiet zone */
  size: number;
  /** the `d` of an SVG path: the dark modules */
  path: string;
}

/** A part of a finished match, frame by frame; there is one more frame than there are lines. */
export interface Replay {
  /** of the whole journal */
  lines: number;
  /** the line of the first frame here */
  from: number;
  frames: Frame[];
}

/** The luck of a finished match: for each draw, how many outcomes were possible. */
export interface Draws {
  /** of the deal, then of every line */
  asked: number[][];
}

/** GET /api/games/<game>/lesson: a first match with a teacher, as the learner sees it. */
export interface Lesson {
  game: string;
  /** of the learner */
  seat: number;
  seats: SeatInfo[];
  /** said before the first step */
  welcome: string;
  /** the last one is the end */
  steps: LessonStep[];
  /** whether the match is over then; if not, it can be played on */
  over: boolean;
}

/** What a bot that knows only what the seat knows would choose. */
export interface Hint {
  decision: number;
  /** its index in the decision's list */
  option: number;
  /** its kind */
  bot: string;
}

/** GET /api/version: what runs here. Pages of another build than `pages` must be reloaded. */
export interface Version {
  version: string;
  /** the fingerprint of the pages; empty if they are not built */
  pages: string;
}

/** Why a request was not carried out. */
export interface Problem {
  reason: string;
  key: string;
  detail?: string;
  /** of the request, if one of its fields is to blame, such as "name" */
  field?: string;
}

/** Whatever a client says over the socket. */
export type ClientMessage =
  | Hello
  | Speak
  | Sit
  | Stand
  | Invite
  | Agree
  | AddWords
  | Start
  | Answer
  | Press
  | Ready
  | AskUndo
  | AnswerUndo
  | Say
  | Leave
  | Return
  | Rematch
  | Abandon
  | Echo;

/** Whatever the server says over the socket. */
export type ServerMessage =
  | TableInfo
  | Update
  | Clocks
  | Presence
  | Chat
  | Probe
  | Done
  | Refused
  | Bye;
