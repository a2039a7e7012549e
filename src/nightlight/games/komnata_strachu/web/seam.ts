// made from src/nightlight/games/komnata_strachu by scripts/seam.py

export type Code =
  | "pass"
  | "spider"
  | "skull"
  | "spider+skull"
  | "pumpkin"
  | "spider+pumpkin"
  | "skull+pumpkin"
  | "spider+skull+pumpkin"
  | "ghost"
  | "spider+ghost"
  | "skull+ghost"
  | "spider+skull+ghost"
  | "pumpkin+ghost"
  | "spider+pumpkin+ghost"
  | "skull+pumpkin+ghost"
  | "spider+skull+pumpkin+ghost"
  | "puppet"
  | "spider+puppet"
  | "skull+puppet"
  | "spider+skull+puppet"
  | "pumpkin+puppet"
  | "spider+pumpkin+puppet"
  | "skull+pumpkin+puppet"
  | "spider+skull+pumpkin+puppet"
  | "ghost+puppet"
  | "spider+ghost+puppet"
  | "skull+ghost+puppet"
  | "spider+skull+ghost+puppet"
  | "pumpkin+ghost+puppet"
  | "spider+pumpkin+ghost+puppet"
  | "skull+pumpkin+ghost+puppet"
  | "spider+skull+pumpkin+ghost+puppet"
  | "spider-skull-pumpkin-ghost-puppet"
  | "spider-skull-pumpkin-puppet-ghost"
  | "spider-skull-ghost-pumpkin-puppet"
  | "spider-skull-ghost-puppet-pumpkin"
  | "spider-skull-puppet-pumpkin-ghost"
  | "spider-skull-puppet-ghost-pumpkin"
  | "spider-pumpkin-skull-ghost-puppet"
  | "spider-pumpkin-skull-puppet-ghost"
  | "spider-pumpkin-ghost-skull-puppet"
  | "spider-pumpkin-ghost-puppet-skull"
  | "spider-pumpkin-puppet-skull-ghost"
  | "spider-pumpkin-puppet-ghost-skull"
  | "spider-ghost-skull-pumpkin-puppet"
  | "spider-ghost-skull-puppet-pumpkin"
  | "spider-ghost-pumpkin-skull-puppet"
  | "spider-ghost-pumpkin-puppet-skull"
  | "spider-ghost-puppet-skull-pumpkin"
  | "spider-ghost-puppet-pumpkin-skull"
  | "spider-puppet-skull-pumpkin-ghost"
  | "spider-puppet-skull-ghost-pumpkin"
  | "spider-puppet-pumpkin-skull-ghost"
  | "spider-puppet-pumpkin-ghost-skull"
  | "spider-puppet-ghost-skull-pumpkin"
  | "spider-puppet-ghost-pumpkin-skull"
  | "skull-spider-pumpkin-ghost-puppet"
  | "skull-spider-pumpkin-puppet-ghost"
  | "skull-spider-ghost-pumpkin-puppet"
  | "skull-spider-ghost-puppet-pumpkin"
  | "skull-spider-puppet-pumpkin-ghost"
  | "skull-spider-puppet-ghost-pumpkin"
  | "skull-pumpkin-spider-ghost-puppet"
  | "skull-pumpkin-spider-puppet-ghost"
  | "skull-pumpkin-ghost-spider-puppet"
  | "skull-pumpkin-ghost-puppet-spider"
  | "skull-pumpkin-puppet-spider-ghost"
  | "skull-pumpkin-puppet-ghost-spider"
  | "skull-ghost-spider-pumpkin-puppet"
  | "skull-ghost-spider-puppet-pumpkin"
  | "skull-ghost-pumpkin-spider-puppet"
  | "skull-ghost-pumpkin-puppet-spider"
  | "skull-ghost-puppet-spider-pumpkin"
  | "skull-ghost-puppet-pumpkin-spider"
  | "skull-puppet-spider-pumpkin-ghost"
  | "skull-puppet-spider-ghost-pumpkin"
  | "skull-puppet-pumpkin-spider-ghost"
  | "skull-puppet-pumpkin-ghost-spider"
  | "skull-puppet-ghost-spider-pumpkin"
  | "skull-puppet-ghost-pumpkin-spider"
  | "pumpkin-spider-skull-ghost-puppet"
  | "pumpkin-spider-skull-puppet-ghost"
  | "pumpkin-spider-ghost-skull-puppet"
  | "pumpkin-spider-ghost-puppet-skull"
  | "pumpkin-spider-puppet-skull-ghost"
  | "pumpkin-spider-puppet-ghost-skull"
  | "pumpkin-skull-spider-ghost-puppet"
  | "pumpkin-skull-spider-puppet-ghost"
  | "pumpkin-skull-ghost-spider-puppet"
  | "pumpkin-skull-ghost-puppet-spider"
  | "pumpkin-skull-puppet-spider-ghost"
  | "pumpkin-skull-puppet-ghost-spider"
  | "pumpkin-ghost-spider-skull-puppet"
  | "pumpkin-ghost-spider-puppet-skull"
  | "pumpkin-ghost-skull-spider-puppet"
  | "pumpkin-ghost-skull-puppet-spider"
  | "pumpkin-ghost-puppet-spider-skull"
  | "pumpkin-ghost-puppet-skull-spider"
  | "pumpkin-puppet-spider-skull-ghost"
  | "pumpkin-puppet-spider-ghost-skull"
  | "pumpkin-puppet-skull-spider-ghost"
  | "pumpkin-puppet-skull-ghost-spider"
  | "pumpkin-puppet-ghost-spider-skull"
  | "pumpkin-puppet-ghost-skull-spider"
  | "ghost-spider-skull-pumpkin-puppet"
  | "ghost-spider-skull-puppet-pumpkin"
  | "ghost-spider-pumpkin-skull-puppet"
  | "ghost-spider-pumpkin-puppet-skull"
  | "ghost-spider-puppet-skull-pumpkin"
  | "ghost-spider-puppet-pumpkin-skull"
  | "ghost-skull-spider-pumpkin-puppet"
  | "ghost-skull-spider-puppet-pumpkin"
  | "ghost-skull-pumpkin-spider-puppet"
  | "ghost-skull-pumpkin-puppet-spider"
  | "ghost-skull-puppet-spider-pumpkin"
  | "ghost-skull-puppet-pumpkin-spider"
  | "ghost-pumpkin-spider-skull-puppet"
  | "ghost-pumpkin-spider-puppet-skull"
  | "ghost-pumpkin-skull-spider-puppet"
  | "ghost-pumpkin-skull-puppet-spider"
  | "ghost-pumpkin-puppet-spider-skull"
  | "ghost-pumpkin-puppet-skull-spider"
  | "ghost-puppet-spider-skull-pumpkin"
  | "ghost-puppet-spider-pumpkin-skull"
  | "ghost-puppet-skull-spider-pumpkin"
  | "ghost-puppet-skull-pumpkin-spider"
  | "ghost-puppet-pumpkin-spider-skull"
  | "ghost-puppet-pumpkin-skull-spider"
  | "puppet-spider-skull-pumpkin-ghost"
  | "puppet-spider-skull-ghost-pumpkin"
  | "puppet-spider-pumpkin-skull-ghost"
  | "puppet-spider-pumpkin-ghost-skull"
  | "puppet-spider-ghost-skull-pumpkin"
  | "puppet-spider-ghost-pumpkin-skull"
  | "puppet-skull-spider-pumpkin-ghost"
  | "puppet-skull-spider-ghost-pumpkin"
  | "puppet-skull-pumpkin-spider-ghost"
  | "puppet-skull-pumpkin-ghost-spider"
  | "puppet-skull-ghost-spider-pumpkin"
  | "puppet-skull-ghost-pumpkin-spider"
  | "puppet-pumpkin-spider-skull-ghost"
  | "puppet-pumpkin-spider-ghost-skull"
  | "puppet-pumpkin-skull-spider-ghost"
  | "puppet-pumpkin-skull-ghost-spider"
  | "puppet-pumpkin-ghost-spider-skull"
  | "puppet-pumpkin-ghost-skull-spider"
  | "puppet-ghost-spider-skull-pumpkin"
  | "puppet-ghost-spider-pumpkin-skull"
  | "puppet-ghost-skull-spider-pumpkin"
  | "puppet-ghost-skull-pumpkin-spider"
  | "puppet-ghost-pumpkin-spider-skull"
  | "puppet-ghost-pumpkin-skull-spider";

export type Latency =
  | "300"
  | "350"
  | "400"
  | "450"
  | "500"
  | "550"
  | "600"
  | "650"
  | "700"
  | "750"
  | "800"
  | "850"
  | "900"
  | "950"
  | "1000"
  | "1050"
  | "1100"
  | "1150"
  | "1200"
  | "1250"
  | "1300"
  | "1350"
  | "1400"
  | "1450"
  | "1500"
  | "1550"
  | "1600"
  | "1650"
  | "1700"
  | "1750"
  | "1800"
  | "1850"
  | "1900"
  | "1950"
  | "2000"
  | "2050"
  | "2100"
  | "2150"
  | "2200"
  | "2250"
  | "2300"
  | "2350"
  | "2400"
  | "2450"
  | "2500"
  | "2550"
  | "2600"
  | "2650"
  | "2700"
  | "2750"
  | "2800"
  | "2850"
  | "2900"
  | "2950"
  | "3000"
  | "3050"
  | "3100"
  | "3150"
  | "3200"
  | "3250"
  | "3300"
  | "3350"
  | "3400"
  | "3450"
  | "3500"
  | "3550"
  | "3600"
  | "3650"
  | "3700"
  | "3750"
  | "3800"
  | "3850"
  | "3900"
  | "3950"
  | "4000"
  | "4050"
  | "4100"
  | "4150"
  | "4200"
  | "4250"
  | "4300"
  | "4350"
  | "4400"
  | "4450"
  | "4500"
  | "4550"
  | "4600"
  | "4650"
  | "4700"
  | "4750"
  | "4800"
  | "4850"
  | "4900"
  | "4950"
  | "5000"
  | "5050"
  | "5100"
  | "5150"
  | "5200"
  | "5250"
  | "5300"
  | "5350"
  | "5400"
  | "5450"
  | "5500"
  | "5550"
  | "5600"
  | "5650"
  | "5700"
  | "5750"
  | "5800"
  | "5850"
  | "5900"
  | "5950"
  | "6000"
  | "6050"
  | "6100"
  | "6150"
  | "6200"
  | "6250"
  | "6300"
  | "6350"
  | "6400"
  | "6450"
  | "6500"
  | "6550"
  | "6600"
  | "6650"
  | "6700"
  | "6750"
  | "6800"
  | "6850"
  | "6900"
  | "6950"
  | "7000"
  | "7050"
  | "7100"
  | "7150"
  | "7200"
  | "7250"
  | "7300"
  | "7350"
  | "7400"
  | "7450"
  | "7500"
  | "7550"
  | "7600"
  | "7650"
  | "7700"
  | "7750"
  | "7800"
  | "7850"
  | "7900"
  | "7950"
  | "8000";

export type CodeName =
  | "spider"
  | "skull"
  | "spider+skull"
  | "pumpkin"
  | "spider+pumpkin"
  | "skull+pumpkin"
  | "spider+skull+pumpkin"
  | "ghost"
  | "spider+ghost"
  | "skull+ghost"
  | "spider+skull+ghost"
  | "pumpkin+ghost"
  | "spider+pumpkin+ghost"
  | "skull+pumpkin+ghost"
  | "spider+skull+pumpkin+ghost"
  | "puppet"
  | "spider+puppet"
  | "skull+puppet"
  | "spider+skull+puppet"
  | "pumpkin+puppet"
  | "spider+pumpkin+puppet"
  | "skull+pumpkin+puppet"
  | "spider+skull+pumpkin+puppet"
  | "ghost+puppet"
  | "spider+ghost+puppet"
  | "skull+ghost+puppet"
  | "spider+skull+ghost+puppet"
  | "pumpkin+ghost+puppet"
  | "spider+pumpkin+ghost+puppet"
  | "skull+pumpkin+ghost+puppet"
  | "spider+skull+pumpkin+ghost+puppet"
  | "spider-skull-pumpkin-ghost-puppet"
  | "spider-skull-pumpkin-puppet-ghost"
  | "spider-skull-ghost-pumpkin-puppet"
  | "spider-skull-ghost-puppet-pumpkin"
  | "spider-skull-puppet-pumpkin-ghost"
  | "spider-skull-puppet-ghost-pumpkin"
  | "spider-pumpkin-skull-ghost-puppet"
  | "spider-pumpkin-skull-puppet-ghost"
  | "spider-pumpkin-ghost-skull-puppet"
  | "spider-pumpkin-ghost-puppet-skull"
  | "spider-pumpkin-puppet-skull-ghost"
  | "spider-pumpkin-puppet-ghost-skull"
  | "spider-ghost-skull-pumpkin-puppet"
  | "spider-ghost-skull-puppet-pumpkin"
  | "spider-ghost-pumpkin-skull-puppet"
  | "spider-ghost-pumpkin-puppet-skull"
  | "spider-ghost-puppet-skull-pumpkin"
  | "spider-ghost-puppet-pumpkin-skull"
  | "spider-puppet-skull-pumpkin-ghost"
  | "spider-puppet-skull-ghost-pumpkin"
  | "spider-puppet-pumpkin-skull-ghost"
  | "spider-puppet-pumpkin-ghost-skull"
  | "spider-puppet-ghost-skull-pumpkin"
  | "spider-puppet-ghost-pumpkin-skull"
  | "skull-spider-pumpkin-ghost-puppet"
  | "skull-spider-pumpkin-puppet-ghost"
  | "skull-spider-ghost-pumpkin-puppet"
  | "skull-spider-ghost-puppet-pumpkin"
  | "skull-spider-puppet-pumpkin-ghost"
  | "skull-spider-puppet-ghost-pumpkin"
  | "skull-pumpkin-spider-ghost-puppet"
  | "skull-pumpkin-spider-puppet-ghost"
  | "skull-pumpkin-ghost-spider-puppet"
  | "skull-pumpkin-ghost-puppet-spider"
  | "skull-pumpkin-puppet-spider-ghost"
  | "skull-pumpkin-puppet-ghost-spider"
  | "skull-ghost-spider-pumpkin-puppet"
  | "skull-ghost-spider-puppet-pumpkin"
  | "skull-ghost-pumpkin-spider-puppet"
  | "skull-ghost-pumpkin-puppet-spider"
  | "skull-ghost-puppet-spider-pumpkin"
  | "skull-ghost-puppet-pumpkin-spider"
  | "skull-puppet-spider-pumpkin-ghost"
  | "skull-puppet-spider-ghost-pumpkin"
  | "skull-puppet-pumpkin-spider-ghost"
  | "skull-puppet-pumpkin-ghost-spider"
  | "skull-puppet-ghost-spider-pumpkin"
  | "skull-puppet-ghost-pumpkin-spider"
  | "pumpkin-spider-skull-ghost-puppet"
  | "pumpkin-spider-skull-puppet-ghost"
  | "pumpkin-spider-ghost-skull-puppet"
  | "pumpkin-spider-ghost-puppet-skull"
  | "pumpkin-spider-puppet-skull-ghost"
  | "pumpkin-spider-puppet-ghost-skull"
  | "pumpkin-skull-spider-ghost-puppet"
  | "pumpkin-skull-spider-puppet-ghost"
  | "pumpkin-skull-ghost-spider-puppet"
  | "pumpkin-skull-ghost-puppet-spider"
  | "pumpkin-skull-puppet-spider-ghost"
  | "pumpkin-skull-puppet-ghost-spider"
  | "pumpkin-ghost-spider-skull-puppet"
  | "pumpkin-ghost-spider-puppet-skull"
  | "pumpkin-ghost-skull-spider-puppet"
  | "pumpkin-ghost-skull-puppet-spider"
  | "pumpkin-ghost-puppet-spider-skull"
  | "pumpkin-ghost-puppet-skull-spider"
  | "pumpkin-puppet-spider-skull-ghost"
  | "pumpkin-puppet-spider-ghost-skull"
  | "pumpkin-puppet-skull-spider-ghost"
  | "pumpkin-puppet-skull-ghost-spider"
  | "pumpkin-puppet-ghost-spider-skull"
  | "pumpkin-puppet-ghost-skull-spider"
  | "ghost-spider-skull-pumpkin-puppet"
  | "ghost-spider-skull-puppet-pumpkin"
  | "ghost-spider-pumpkin-skull-puppet"
  | "ghost-spider-pumpkin-puppet-skull"
  | "ghost-spider-puppet-skull-pumpkin"
  | "ghost-spider-puppet-pumpkin-skull"
  | "ghost-skull-spider-pumpkin-puppet"
  | "ghost-skull-spider-puppet-pumpkin"
  | "ghost-skull-pumpkin-spider-puppet"
  | "ghost-skull-pumpkin-puppet-spider"
  | "ghost-skull-puppet-spider-pumpkin"
  | "ghost-skull-puppet-pumpkin-spider"
  | "ghost-pumpkin-spider-skull-puppet"
  | "ghost-pumpkin-spider-puppet-skull"
  | "ghost-pumpkin-skull-spider-puppet"
  | "ghost-pumpkin-skull-puppet-spider"
  | "ghost-pumpkin-puppet-spider-skull"
  | "ghost-pumpkin-puppet-skull-spider"
  | "ghost-puppet-spider-skull-pumpkin"
  | "ghost-puppet-spider-pumpkin-skull"
  | "ghost-puppet-skull-spider-pumpkin"
  | "ghost-puppet-skull-pumpkin-spider"
  | "ghost-puppet-pumpkin-spider-skull"
  | "ghost-puppet-pumpkin-skull-spider"
  | "puppet-spider-skull-pumpkin-ghost"
  | "puppet-spider-skull-ghost-pumpkin"
  | "puppet-spider-pumpkin-skull-ghost"
  | "puppet-spider-pumpkin-ghost-skull"
  | "puppet-spider-ghost-skull-pumpkin"
  | "puppet-spider-ghost-pumpkin-skull"
  | "puppet-skull-spider-pumpkin-ghost"
  | "puppet-skull-spider-ghost-pumpkin"
  | "puppet-skull-pumpkin-spider-ghost"
  | "puppet-skull-pumpkin-ghost-spider"
  | "puppet-skull-ghost-spider-pumpkin"
  | "puppet-skull-ghost-pumpkin-spider"
  | "puppet-pumpkin-spider-skull-ghost"
  | "puppet-pumpkin-spider-ghost-skull"
  | "puppet-pumpkin-skull-spider-ghost"
  | "puppet-pumpkin-skull-ghost-spider"
  | "puppet-pumpkin-ghost-spider-skull"
  | "puppet-pumpkin-ghost-skull-spider"
  | "puppet-ghost-spider-skull-pumpkin"
  | "puppet-ghost-spider-pumpkin-skull"
  | "puppet-ghost-skull-spider-pumpkin"
  | "puppet-ghost-skull-pumpkin-spider"
  | "puppet-ghost-pumpkin-spider-skull"
  | "puppet-ghost-pumpkin-skull-spider";

export type CardName =
  | "f_spider_red_1"
  | "f_spider_red_2"
  | "f_spider_white_1"
  | "f_spider_white_2"
  | "f_spider_pink_1"
  | "f_spider_pink_2"
  | "f_spider_turquoise_1"
  | "f_spider_turquoise_2"
  | "f_skull_yellow_1"
  | "f_skull_yellow_2"
  | "f_skull_white_1"
  | "f_skull_white_2"
  | "f_skull_pink_1"
  | "f_skull_pink_2"
  | "f_skull_turquoise_1"
  | "f_skull_turquoise_2"
  | "f_pumpkin_yellow_1"
  | "f_pumpkin_yellow_2"
  | "f_pumpkin_red_1"
  | "f_pumpkin_red_2"
  | "f_pumpkin_pink_1"
  | "f_pumpkin_pink_2"
  | "f_pumpkin_turquoise_1"
  | "f_pumpkin_turquoise_2"
  | "f_ghost_yellow_1"
  | "f_ghost_yellow_2"
  | "f_ghost_red_1"
  | "f_ghost_red_2"
  | "f_ghost_white_1"
  | "f_ghost_white_2"
  | "f_ghost_turquoise_1"
  | "f_ghost_turquoise_2"
  | "f_puppet_yellow_1"
  | "f_puppet_yellow_2"
  | "f_puppet_red_1"
  | "f_puppet_red_2"
  | "f_puppet_white_1"
  | "f_puppet_white_2"
  | "f_puppet_pink_1"
  | "f_puppet_pink_2"
  | "inv_1"
  | "inv_2"
  | "inv_3"
  | "inv_4"
  | "inv_5"
  | "esc_1"
  | "esc_2"
  | "esc_3"
  | "esc_4"
  | "esc_5"
  | "gst_1"
  | "gst_2"
  | "gst_3"
  | "gst_4"
  | "gst_5"
  | "f_spider_yellow_1"
  | "f_skull_red_1"
  | "f_pumpkin_white_1"
  | "f_ghost_pink_1"
  | "f_puppet_turquoise_1";

export type Fault =
  | "none_by_shape"
  | "none_by_colour"
  | "mixed_by_shape"
  | "mixed_by_colour"
  | "forgotten_by_shape"
  | "forgotten_by_colour"
  | "too_many_by_shape"
  | "too_many_by_colour"
  | "lapse_by_shape"
  | "lapse_by_colour"
  | "order_by_shape"
  | "order_by_colour"
  | "short_line_by_shape"
  | "short_line_by_colour"
  | "other_by_shape"
  | "other_by_colour";

/** The table as a seat or a spectator sees it. */
export type View = {
  seats: number;
  agreement: Agreement;
  reveal: number;
  actors: number[];
  steps: Record<string, unknown>[];
  cards: (string | null)[];
  drawers: (number | null)[];
  deck: string[];
  box: string[];
  players: Player[];
  last: Result | null;
  seat: number | null;
};

/** What the table agreed on before the match. */
export type Agreement = {
  form: "live" | "race" | "glimpse";
  /** the kinds of Specials in play */
  specials: ("fear" | "invasion" | "escape" | "guest")[];
  penalty: boolean;
  /** the most that are played */
  reveals: number | null;
  /** whether the last cards make a reveal of their own */
  short: boolean;
  /** whether a line counts backwards, too */
  mirror: boolean;
  /** the reading that counts */
  attribute: "both" | "shape" | "colour";
  teams: boolean;
  /** of each seat, in ms */
  handicap: number[];
  pace: "auto" | "ready";
  deck: string;
  /** the version that the match is played by */
  rules: number;
};

/** What somebody has won. */
export type Player = {
  cards: number;
  specials: number;
  /** the last one on top */
  pile: string[];
  /** alone against the clock, so far, in ms */
  time: number;
};

/** How a reveal went. */
export type Result = {
  reveal: number;
  cards: (string | null)[];
  /** of each seat: tokens with hyphens between them, `nothing`, or `pass` */
  answers: string[];
  /** null: the seat did not press */
  times: (number | null)[];
  verdicts: ("pass" | "void" | "wrong" | "slip" | "right")[];
  /** the seats whose presses count, the first one first */
  order: number[];
  winner: number | null;
};

/** How far the match is, and what goes on. */
export type Prospects = {
  /** how many there are in all, as far as can be foreseen */
  reveals: number;
  /** whether answers to the cards are awaited */
  open: boolean;
  glimpse: Glimpse | null;
  /** the seats that win together with the reader's */
  partners: number[];
};

/** A reveal in ticks. */
export type Glimpse = {
  /** ms that have passed */
  time: number;
  lamps: Lamp[];
};

/** A light that is on already while others still look. */
export type Lamp = {
  seat: number;
  /** ms */
  time: number;
};

/** The box, and what the rules make of it. */
export type Content = {
  /** of cards in a reveal */
  places: number;
  /** in the order of the home row: a token is its place here */
  shapes: string[];
  colours: string[];
  /** the colour of each */
  tokens: number[];
  /** in canonical order: first those of the usual deck, then those that only other decks have */
  cards: Card[];
  /** how many cards the usual deck has */
  usual: number;
  tasks: TaskKind[];
  /** the mode of a reveal, by the kinds of its cards */
  asked: Record<string, "plain" | "match" | "single" | "missing" | "line" | "cancel">;
  /** of an Escape only those that differ from the ones on tokens that are shown */
  judgements: Judgement[];
  /** how often a steady bot sees the shorter answer */
  best: number;
  times: Times;
  /** the keys of the only hand at a device */
  alone: Row;
  /** and of each of several */
  several: Row[];
};

/** A card. */
export type Card = {
  id: string;
  kind: "fear" | "invasion" | "escape" | "guest";
  /** left to right */
  fears: Fear[];
};

/** A Fear on a card: it stands for one token by its shape, and for another by its colour. */
export type Fear = {
  /** the token of its shape, by its place in the home row */
  shape: number;
  colour: number;
  /** the token of its colour */
  token: number;
};

/** A kind of task. */
export type TaskKind = {
  mode: "plain" | "match" | "single" | "missing" | "line" | "cancel";
  /** for the tokens of the Fears that are shown, for all others, or for those of a line in its order */
  asks: "shown" | "absent" | "line";
  clause: string;
  /** ms that a steady bot takes on average, by the number of tokens */
  steady: number[];
};

/** How answers of some patterns are judged. A pattern has a digit for each token, in a line for each place: whether it is asked for there by shape (1) and by colour (2), and whether it is given (4); the digits are sorted. */
export type Judgement = {
  asks: "shown" | "absent" | "line";
  /** null: the answers are right */
  mistake: "none" | "mixed" | "forgotten" | "too_many" | "lapse" | "order" | "short_line" | "other" | null;
  /** the reading by which they are right, or that they are nearest to */
  by: "shape" | "colour" | "both";
  clause: string;
  /** with spaces between them */
  patterns: string;
};

/** Times that a page keeps by itself, in ms. */
export type Times = {
  /** face down, before the random delay of 0 to fore */
  arm: number;
  fore: number;
  /** three Specials are shown */
  cancel: number;
  /** a result is shown */
  show: number;
  /** a result is shown at most, where everybody has to be ready */
  ready: number;
};

/** The keys of a hand, as KeyboardEvent.code names them. */
export type Row = {
  tokens: string[];
  switch: string;
  clear: string | null;
};

/** What a seat can do, by its verb. */
export type Action =
  | { pass: Record<string, never> }
  | { answer: { answer: string } }
  | { second: { second: number } }
  | { millisecond: { millisecond: number } }
  | { submit: { code: Code } }
  | { latency: { latency: Latency } }
  | { wait: Record<string, never> }
  | { commit: { code: CodeName } };

/** What can happen, one kind at a time; null is what the reader may not know. */
export type News =
  | { name: "drew"; seat: number; place: "left" | "middle" | "right"; card: CardName | null }
  | { name: "revealed"; reveal: number; cards: number }
  | { name: "cancelled"; reveal: number }
  | { name: "sighted"; seat: number; place: "left" | "middle" | "right"; tick: number | null }
  | { name: "ticked"; tick: number }
  | { name: "looked"; seat: number; left: CardName | null; middle: CardName | null; right: CardName | null }
  | { name: "pressed"; seat: number }
  | { name: "passed"; seat: number }
  | { name: "lamp_lit"; seat: number; time: number | null }
  | { name: "uncovered"; place: "left" | "middle" | "right"; card: CardName | null }
  | { name: "showed"; seat: number; answer: string | null; time: number | null }
  | { name: "asked"; by_shape: string; by_colour: string }
  | { name: "steadied"; seat: number; hand: "slip" | "sure" }
  | { name: "tie_drawn"; rank: number; seat: number }
  | { name: "judged"; seat: number; verdict: "pass" | "void" | "wrong" | "slip" | "right" }
  | { name: "erred"; seat: number; fault: Fault; missing: string; extra: string }
  | { name: "forfeited"; seat: number; card: CardName }
  | { name: "won"; seat: number; card: CardName }
  | { name: "boxed"; card: CardName }
  | { name: "boxed_unseen"; cards: number }
  | { name: "ended"; why: "empty" | "too_few" | "agreed" };

export type Outlook = never;

export const CONTENT: Content = {"places":3,"shapes":["spider","skull","pumpkin","ghost","puppet"],"colours":["yellow","red","white","pink","turquoise"],"tokens":[0,1,2,3,4],"cards":[{"id":"f_spider_red_1","kind":"fear","fears":[{"shape":0,"colour":1,"token":1}]},{"id":"f_spider_red_2","kind":"fear","fears":[{"shape":0,"colour":1,"token":1}]},{"id":"f_spider_white_1","kind":"fear","fears":[{"shape":0,"colour":2,"token":2}]},{"id":"f_spider_white_2","kind":"fear","fears":[{"shape":0,"colour":2,"token":2}]},{"id":"f_spider_pink_1","kind":"fear","fears":[{"shape":0,"colour":3,"token":3}]},{"id":"f_spider_pink_2","kind":"fear","fears":[{"shape":0,"colour":3,"token":3}]},{"id":"f_spider_turquoise_1","kind":"fear","fears":[{"shape":0,"colour":4,"token":4}]},{"id":"f_spider_turquoise_2","kind":"fear","fears":[{"shape":0,"colour":4,"token":4}]},{"id":"f_skull_yellow_1","kind":"fear","fears":[{"shape":1,"colour":0,"token":0}]},{"id":"f_skull_yellow_2","kind":"fear","fears":[{"shape":1,"colour":0,"token":0}]},{"id":"f_skull_white_1","kind":"fear","fears":[{"shape":1,"colour":2,"token":2}]},{"id":"f_skull_white_2","kind":"fear","fears":[{"shape":1,"colour":2,"token":2}]},{"id":"f_skull_pink_1","kind":"fear","fears":[{"shape":1,"colour":3,"token":3}]},{"id":"f_skull_pink_2","kind":"fear","fears":[{"shape":1,"colour":3,"token":3}]},{"id":"f_skull_turquoise_1","kind":"fear","fears":[{"shape":1,"colour":4,"token":4}]},{"id":"f_skull_turquoise_2","kind":"fear","fears":[{"shape":1,"colour":4,"token":4}]},{"id":"f_pumpkin_yellow_1","kind":"fear","fears":[{"shape":2,"colour":0,"token":0}]},{"id":"f_pumpkin_yellow_2","kind":"fear","fears":[{"shape":2,"colour":0,"token":0}]},{"id":"f_pumpkin_red_1","kind":"fear","fears":[{"shape":2,"colour":1,"token":1}]},{"id":"f_pumpkin_red_2","kind":"fear","fears":[{"shape":2,"colour":1,"token":1}]},{"id":"f_pumpkin_pink_1","kind":"fear","fears":[{"shape":2,"colour":3,"token":3}]},{"id":"f_pumpkin_pink_2","kind":"fear","fears":[{"shape":2,"colour":3,"token":3}]},{"id":"f_pumpkin_turquoise_1","kind":"fear","fears":[{"shape":2,"colour":4,"token":4}]},{"id":"f_pumpkin_turquoise_2","kind":"fear","fears":[{"shape":2,"colour":4,"token":4}]},{"id":"f_ghost_yellow_1","kind":"fear","fears":[{"shape":3,"colour":0,"token":0}]},{"id":"f_ghost_yellow_2","kind":"fear","fears":[{"shape":3,"colour":0,"token":0}]},{"id":"f_ghost_red_1","kind":"fear","fears":[{"shape":3,"colour":1,"token":1}]},{"id":"f_ghost_red_2","kind":"fear","fears":[{"shape":3,"colour":1,"token":1}]},{"id":"f_ghost_white_1","kind":"fear","fears":[{"shape":3,"colour":2,"token":2}]},{"id":"f_ghost_white_2","kind":"fear","fears":[{"shape":3,"colour":2,"token":2}]},{"id":"f_ghost_turquoise_1","kind":"fear","fears":[{"shape":3,"colour":4,"token":4}]},{"id":"f_ghost_turquoise_2","kind":"fear","fears":[{"shape":3,"colour":4,"token":4}]},{"id":"f_puppet_yellow_1","kind":"fear","fears":[{"shape":4,"colour":0,"token":0}]},{"id":"f_puppet_yellow_2","kind":"fear","fears":[{"shape":4,"colour":0,"token":0}]},{"id":"f_puppet_red_1","kind":"fear","fears":[{"shape":4,"colour":1,"token":1}]},{"id":"f_puppet_red_2","kind":"fear","fears":[{"shape":4,"colour":1,"token":1}]},{"id":"f_puppet_white_1","kind":"fear","fears":[{"shape":4,"colour":2,"token":2}]},{"id":"f_puppet_white_2","kind":"fear","fears":[{"shape":4,"colour":2,"token":2}]},{"id":"f_puppet_pink_1","kind":"fear","fears":[{"shape":4,"colour":3,"token":3}]},{"id":"f_puppet_pink_2","kind":"fear","fears":[{"shape":4,"colour":3,"token":3}]},{"id":"inv_1","kind":"invasion","fears":[{"shape":0,"colour":1,"token":1},{"shape":1,"colour":2,"token":2},{"shape":4,"colour":0,"token":0},{"shape":2,"colour":3,"token":3},{"shape":3,"colour":4,"token":4}]},{"id":"inv_2","kind":"invasion","fears":[{"shape":2,"colour":4,"token":4},{"shape":4,"colour":1,"token":1},{"shape":1,"colour":3,"token":3},{"shape":3,"colour":0,"token":0},{"shape":0,"colour":2,"token":2}]},{"id":"inv_3","kind":"invasion","fears":[{"shape":4,"colour":2,"token":2},{"shape":0,"colour":3,"token":3},{"shape":3,"colour":1,"token":1},{"shape":1,"colour":4,"token":4},{"shape":2,"colour":0,"token":0}]},{"id":"inv_4","kind":"invasion","fears":[{"shape":1,"colour":0,"token":0},{"shape":3,"colour":2,"token":2},{"shape":2,"colour":1,"token":1},{"shape":0,"colour":4,"token":4},{"shape":4,"colour":3,"token":3}]},{"id":"inv_5","kind":"invasion","fears":[{"shape":3,"colour":1,"token":1},{"shape":2,"colour":0,"token":0},{"shape":0,"colour":4,"token":4},{"shape":4,"colour":2,"token":2},{"shape":1,"colour":3,"token":3}]},{"id":"esc_1","kind":"escape","fears":[]},{"id":"esc_2","kind":"escape","fears":[]},{"id":"esc_3","kind":"escape","fears":[]},{"id":"esc_4","kind":"escape","fears":[]},{"id":"esc_5","kind":"escape","fears":[]},{"id":"gst_1","kind":"guest","fears":[]},{"id":"gst_2","kind":"guest","fears":[]},{"id":"gst_3","kind":"guest","fears":[]},{"id":"gst_4","kind":"guest","fears":[]},{"id":"gst_5","kind":"guest","fears":[]},{"id":"f_spider_yellow_1","kind":"fear","fears":[{"shape":0,"colour":0,"token":0}]},{"id":"f_skull_red_1","kind":"fear","fears":[{"shape":1,"colour":1,"token":1}]},{"id":"f_pumpkin_white_1","kind":"fear","fears":[{"shape":2,"colour":2,"token":2}]},{"id":"f_ghost_pink_1","kind":"fear","fears":[{"shape":3,"colour":3,"token":3}]},{"id":"f_puppet_turquoise_1","kind":"fear","fears":[{"shape":4,"colour":4,"token":4}]}],"usual":55,"tasks":[{"mode":"plain","asks":"shown","clause":"KS-3.5","steady":[1535,1901,2267,2633,2999,3365]},{"mode":"match","asks":"shown","clause":"KS-3.13","steady":[1464,1830,2196,2563,2929,3295]},{"mode":"single","asks":"shown","clause":"KS-3.3","steady":[1324,1690,2056,2422,2788,3154]},{"mode":"missing","asks":"absent","clause":"KS-3.6","steady":[2098,2492,2886,3281,3675,4069]},{"mode":"line","asks":"line","clause":"KS-3.7","steady":[1605,2070,2534,2999,3464,3928]},{"mode":"cancel","asks":"shown","clause":"KS-2.9","steady":[]}],"asked":{"fear":"single","invasion":"line","escape":"cancel","guest":"cancel","fear fear":"match","fear invasion":"line","escape fear":"missing","fear guest":"match","invasion invasion":"cancel","escape invasion":"cancel","guest invasion":"cancel","escape escape":"cancel","escape guest":"cancel","guest guest":"cancel","fear fear fear":"plain","fear fear invasion":"line","escape fear fear":"missing","fear fear guest":"match","fear invasion invasion":"single","escape fear invasion":"single","fear guest invasion":"single","escape escape fear":"single","escape fear guest":"single","fear guest guest":"single","invasion invasion invasion":"cancel","escape invasion invasion":"cancel","guest invasion invasion":"cancel","escape escape invasion":"cancel","escape guest invasion":"cancel","guest guest invasion":"cancel","escape escape escape":"cancel","escape escape guest":"cancel","escape guest guest":"cancel","guest guest guest":"cancel"},"judgements":[{"asks":"shown","mistake":"none","by":"shape","clause":"KS-3.8","patterns":"00003 00012 00023 00033 00122 00123 00223 00233 00333 01122 01222 01223 01233 02223 02233 02333 03333 11222 11223 12222 12223 12233 12333 22223 22233 22333 23333 33333"},{"asks":"shown","mistake":null,"by":"both","clause":"KS-3.5","patterns":"00007 00077 00777 07777 77777"},{"asks":"shown","mistake":"none","by":"colour","clause":"KS-3.8","patterns":"00013 00112 00113 00133 01112 01113 01123 01133 01333 11112 11113 11122 11123 11133 11233 11333 13333"},{"asks":"shown","mistake":null,"by":"colour","clause":"KS-3.5","patterns":"00016 00017 00067 00116 00117 00166 00167 00177 00667 00677 01116 01117 01166 01167 01177 01666 01667 01677 01777 06667 06677 06777 11116 11117 11166 11167 11177 11666 11667 11677 11777 16666 16667 16677 16777 17777 66667 66677 66777 67777"},{"asks":"shown","mistake":null,"by":"shape","clause":"KS-3.5","patterns":"00025 00027 00057 00225 00227 00255 00257 00277 00557 00577 02225 02227 02255 02257 02277 02555 02557 02577 02777 05557 05577 05777 22225 22227 22255 22257 22277 22555 22557 22577 22777 25555 25557 25577 25777 27777 55557 55577 55777 57777"},{"asks":"shown","mistake":"other","by":"shape","clause":"KS-3.8","patterns":"00034 00124 00234 00334 00344 00345 00347 01224 01234 01244 01245 01247 01345 01457 02234 02334 02344 02345 02346 02347 03334 03344 03345 03347 03444 03445 03447 03455 03456 03457 03477 11224 11245 12224 12234 12244 12245 12246 12247 12334 12344 12345 12347 12444 12445 12447 12455 12456 12457 12477 13345 13445 13455 13457 14457 14556 14557 14577 22234 22334 22344 22345 22346 22347 23334 23344 23345 23346 23347 23444 23445 23446 23447 23455 23456 23457 23467 23477 33334 33344 33345 33347 33444 33445 33447 33455 33456 33457 33477 34444 34445 34447 34455 34456 34457 34477 34555 34556 34557 34567 34577 34777"},{"asks":"shown","mistake":"forgotten","by":"shape","clause":"KS-3.8","patterns":"00035 00037 00125 00127 00135 00157 00235 00237 00335 00337 00355 00357 00377 01125 01225 01227 01235 01237 01255 01257 01277 01335 01355 01357 01557 01577 02235 02237 02335 02337 02355 02357 02377 03335 03337 03355 03357 03377 03555 03557 03577 03777 11225 11227 11235 11255 11257 11355 11557 12225 12227 12235 12237 12255 12257 12277 12335 12337 12355 12357 12377 12555 12557 12577 12777 13335 13355 13357 13555 13557 13577 15557 15577 15777 22235 22237 22335 22337 22355 22357 22377 23335 23337 23355 23357 23377 23555 23557 23577 23777 33335 33337 33355 33357 33377 33555 33557 33577 33777 35555 35557 35577 35777 37777"},{"asks":"shown","mistake":"forgotten","by":"colour","clause":"KS-3.8","patterns":"00036 00126 00136 00137 00336 00366 00367 01126 01127 01136 01137 01236 01266 01267 01336 01337 01366 01367 01377 02366 02667 03336 03366 03367 03666 03667 03677 11126 11127 11136 11137 11226 11236 11237 11266 11267 11277 11336 11337 11366 11367 11377 12266 12336 12366 12367 12666 12667 12677 13336 13337 13366 13367 13377 13666 13667 13677 13777 23366 23666 23667 26667 26677 33336 33366 33367 33666 33667 33677 36666 36667 36677 36777"},{"asks":"shown","mistake":"too_many","by":"shape","clause":"KS-3.8","patterns":"00047 00245 00247 00447 00456 00457 00477 02245 02247 02445 02447 02455 02456 02457 02467 02477 04447 04456 04457 04477 04556 04557 04567 04577 04777 22245 22247 22445 22447 22455 22456 22457 22467 22477 24445 24447 24455 24456 24457 24467 24477 24555 24556 24557 24566 24567 24577 24677 24777 44447 44456 44457 44477 44556 44557 44567 44577 44777 45556 45557 45566 45567 45577 45677 45777 47777"},{"asks":"shown","mistake":"mixed","by":"shape","clause":"KS-3.9","patterns":"00056 00236 00256 00267 00356 00556 00567 01226 01256 01556 02236 02256 02267 02336 02356 02367 02556 02566 02567 02677 03356 03556 03567 05556 05566 05567 05677 12226 12236 12256 12267 12356 12556 12567 13556 15556 15567 22236 22256 22267 22336 22356 22366 22367 22556 22566 22567 22667 22677 23336 23356 23367 23556 23566 23567 23677 25556 25566 25567 25667 25677 26777 33356 33556 33567 35556 35566 35567 35677 55556 55566 55567 55667 55677 56777"},{"asks":"shown","mistake":"other","by":"colour","clause":"KS-3.8","patterns":"00134 00346 01124 01134 01246 01334 01344 01346 01347 03346 03446 03466 03467 11124 11134 11234 11244 11246 11247 11334 11344 11345 11346 11347 12346 12446 12466 12467 13334 13344 13346 13347 13444 13446 13447 13456 13466 13467 13477 23466 24667 33346 33446 33466 33467 34446 34466 34467 34566 34666 34667 34677"},{"asks":"shown","mistake":"too_many","by":"colour","clause":"KS-3.8","patterns":"00146 00147 00467 01146 01147 01446 01447 01456 01466 01467 01477 04467 04566 04667 04677 11146 11147 11446 11447 11456 11457 11466 11467 11477 14446 14447 14456 14466 14467 14477 14566 14567 14666 14667 14677 14777 44467 44566 44667 44677 45666 45667 46667 46677 46777"},{"asks":"shown","mistake":"mixed","by":"colour","clause":"KS-3.9","patterns":"00156 00566 01135 01156 01157 01356 01566 01567 03566 05666 05667 11125 11135 11156 11157 11256 11335 11356 11357 11556 11566 11567 11577 12566 13356 13566 13567 15566 15666 15667 15677 25666 33566 35666 35667 55666 56666 56667 56677"},{"asks":"absent","mistake":"none","by":"shape","clause":"KS-3.8","patterns":"11113 11133 11333 13333"},{"asks":"absent","mistake":"lapse","by":"shape","clause":"KS-3.6","patterns":"11134 11136 11146 11334 11336 11344 11346 11366 11446 11466 13334 13336 13344 13346 13366 13444 13446 13466 13666 14446 14466 14666 33334 33336 33344 33346 33366 33444 33446 33466 33666 34444 34446 34466 34666 36666"},{"asks":"absent","mistake":"none","by":"colour","clause":"KS-3.8","patterns":"22223 22233 22333 23333"},{"asks":"absent","mistake":"lapse","by":"colour","clause":"KS-3.6","patterns":"22234 22235 22245 22334 22335 22344 22345 22355 22445 22455 23334 23335 23344 23345 23355 23444 23445 23455 23555 24445 24455 24555 33335 33345 33355 33445 33455 33555 34445 34455 34555 35555"},{"asks":"line","mistake":"none","by":"shape","clause":"KS-3.7","patterns":"00000"},{"asks":"line","mistake":"short_line","by":"shape","clause":"KS-3.7","patterns":"00005 00004 00055 00056 00045 00044 00455 00555 00456 00556 00445 00444 04556 04455 04555 05555 05556 04456 05566 04445 04444 00007 00077 00047 00477 00777 00447 04477 04777 07777 04447"},{"asks":"line","mistake":"short_line","by":"colour","clause":"KS-3.7","patterns":"00006 00046 00066 00446 00666 00466 00566 04566 04466 04446 06666 04666 05666"},{"asks":"line","mistake":"order","by":"shape","clause":"KS-3.7","patterns":"45566 44555 45556 44455 44556 44456 44445 44444 44477 44777 44447 55566"},{"asks":"line","mistake":null,"by":"shape","clause":"KS-3.7","patterns":"55555"},{"asks":"line","mistake":"order","by":"colour","clause":"KS-3.7","patterns":"45666 44566 44666 44446 44466 55666"},{"asks":"line","mistake":null,"by":"colour","clause":"KS-3.7","patterns":"66666"},{"asks":"line","mistake":null,"by":"both","clause":"KS-3.7","patterns":"77777"}],"best":0.65,"times":{"arm":1200,"fore":600,"cancel":1500,"show":3000,"ready":15000},"alone":{"tokens":["Digit1","Digit2","Digit3","Digit4","Digit5"],"switch":"Space","clear":"Backspace"},"several":[{"tokens":["KeyQ","KeyW","KeyE","KeyR","KeyT"],"switch":"KeyC","clear":null},{"tokens":["KeyY","KeyU","KeyI","KeyO","KeyP"],"switch":"KeyM","clear":null},{"tokens":["Numpad1","Numpad2","Numpad3","Numpad4","Numpad5"],"switch":"NumpadEnter","clear":null}]};

/** All of it, for the properties of a board. */
export interface Seam {
  action: Action;
  news: News;
  view: View;
  outlook: Outlook;
  prospects: Prospects;
}
