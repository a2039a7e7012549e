/** What a game draws: its board, and if it likes its part of the own strip, the seat plates and the preview. */

import type { Component } from 'svelte';
import type { Explain } from '$board/explain/explain.ts';
import type { Option, SeatInfo, Update } from '$lib/connection/messages.ts';
import type { Settings } from '$lib/settings/settings.svelte.ts';
import type { Say } from '$lib/words/words.svelte.ts';

/** What a game tells its board: `Seam` of the game's seam.ts, which is made from its Python. */
export interface AnySeam {
  action: object;
  news: { name: string };
  view: object;
  outlook: object;
  prospects: object;
}

/** The seam of a game that is not known. */
export interface UnknownSeam extends AnySeam {
  action: Record<string, unknown>;
  view: Record<string, unknown>;
  outlook: Record<string, unknown>;
  prospects: Record<string, unknown>;
}

/** An option, an update as that game tells them. */
export type OptionOf<S extends AnySeam> = Omit<Option, 'action' | 'outlook'> & {
  action: S['action'];
  outlook?: S['outlook'];
};
export type UpdateOf<S extends AnySeam> = Omit<Update, 'view' | 'prospects'> & {
  view?: S['view'];
  prospects?: S['prospects'];
};

export interface BoardProps<S extends AnySeam = UnknownSeam> {
  /** how things stand, and what happened since the last one (`fresh`: nothing of it is news) */
  update: UpdateOf<S>;
  /** whose eyes the board is drawn for; none: a spectator */
  seat: number | null;
  seats: SeatInfo[];
  /** what may be chosen now; empty when it is not the reader's turn or the line is broken */
  options: OptionOf<S>[];
  /** the option that is looked at, by its place */
  previewed: number | null;
  /** look at an option before it is chosen; none: look away */
  preview: (option: number | null) => void;
  /** give the option as the answer */
  choose: (option: number) => void;
  /** take the reader's last answer back; none: it cannot be, or others would have to agree */
  undo?: (() => Promise<boolean>) | null;
  /** all words of the game and of the shell; what a seat is called */
  words: { say: Say; name: (seat: number) => string };
  settings: Settings;
  /** whether a teacher asks for every answer by itself: a board gives no others after it and collects none for later */
  guided?: boolean;
  /** in a lesson: whether the reader has just given something else than the teacher wants */
  astray?: boolean;
  /** a question that is raced, and what the reader's seats can do about it; none: there is none, or it is looked at again */
  race?: Racing | null;
}

/** A question that everybody sees at one moment; the fastest right answer counts. */
export interface Racing {
  question: number;
  /** whether it is not shown yet */
  dark: boolean;
  /** the seats that have answered */
  pressed: number[];
  /** the reader's own seats: several people may share the screen */
  seats: number[];
  /** tell which frame shows the question, by its time: the hand is measured from there */
  shown: (question: number, frame: number) => void;
  /** answer for a seat; `at` is when the hand came down, as the event says */
  press: (seat: number, answer: string[], at: number) => Promise<boolean>;
  /** the seat has seen enough of the last result */
  ready: (seat: number) => Promise<boolean>;
}

export interface PlateProps<S extends AnySeam = UnknownSeam> extends BoardProps<S> {
  /** the seat of the plate */
  of: number;
}

/** What a game offers in the room where people wait: its Before.svelte. */
export interface BeforeProps {
  /** how many of those who wait share this device */
  sharing: number;
}

/** Where a board plays its news in motion: `stage` of the game's stage.svelte.ts. What follows the end waits for it. */
export interface Stage {
  /** whether something is still shown that has happened already; reactive, like all of this */
  readonly playing: boolean;
  /** how things stand on the board, and what is on its way there; none: nobody follows, or nothing is */
  readonly shown: Update | null;
  readonly showing: Update | null;
  /** events that the board has not come to yet */
  readonly untold: ReadonlySet<object>;
  /** show how things stand at once; or with the next frame, after what was looked at */
  skip: () => void;
  hurry: () => void;
}

/** How a game would like its places: `layout` of the game's layout.ts. */
export interface Layout {
  /** where the rivals are, on a wide screen */
  rivals: 'beside' | 'above';
}

export interface BoardParts {
  Board: Component<BoardProps>;
  /** the reader's own things, below the board */
  Strip: Component<BoardProps> | null;
  /** at a table, all that lies below the board: where the hand plays, the plate of the seat with it */
  Hand: Component<BoardProps> | null;
  /** a seat's things, in its plate */
  Plate: Component<PlateProps> | null;
  /** the consequences of the previewed option, in the lamp panel */
  Preview: Component<BoardProps> | null;
  stage: Stage | null;
  layout: Layout;
  /** what the things on the board are: `explain` of the game's what.ts */
  explain: Explain | null;
}

const USUAL: Layout = { rivals: 'beside' };

type Part = { default: Component<BoardProps> } & { default: Component<PlateProps> };

const PARTS = import.meta.glob<Part>('../../../src/nightlight/games/*/web/{Board,Strip,Hand,Plate,Preview}.svelte');
const BEFORE = import.meta.glob<{ default: Component<BeforeProps> }>(
  '../../../src/nightlight/games/*/web/Before.svelte',
);
const STAGES = import.meta.glob<{ stage: Stage }>('../../../src/nightlight/games/*/web/stage.svelte.ts');
const LAYOUTS = import.meta.glob<{ layout: Layout }>('../../../src/nightlight/games/*/web/layout.ts');
const WORDS = import.meta.glob<{ explain: Explain }>('../../../src/nightlight/games/*/web/what.ts');

function path(game: string, file: string): string {
  return `../../../src/nightlight/games/${game.replaceAll('-', '_')}/web/${file}`;
}

function part(game: string, name: string): (() => Promise<Part>) | undefined {
  return PARTS[path(game, `${name}.svelte`)];
}

/** The other seats around the table, from the reader's left on; a spectator sees them all. */
export function rivalsOf(eye: number | null, seats: SeatInfo[]): number[] {
  return seats.map((_, place) => (place + (eye ?? -1) + 1) % seats.length).filter((seat) => seat !== eye);
}

/** Whether somebody has drawn the game. */
export function hasBoard(game: string): boolean {
  return part(game, 'Board') !== undefined;
}

export async function loadBefore(game: string): Promise<Component<BeforeProps> | null> {
  return (await BEFORE[path(game, 'Before.svelte')]?.())?.default ?? null;
}

export async function loadBoard(game: string): Promise<BoardParts | null> {
  const board = part(game, 'Board');
  if (board === undefined) return null;
  const loaded = (name: string): Promise<Part | undefined> => part(game, name)?.() ?? Promise.resolve(undefined);
  const [Board, Strip, Hand, Plate, Preview, staged, laid, told] = await Promise.all([
    board(),
    loaded('Strip'),
    loaded('Hand'),
    loaded('Plate'),
    loaded('Preview'),
    STAGES[path(game, 'stage.svelte.ts')]?.(),
    LAYOUTS[path(game, 'layout.ts')]?.(),
    WORDS[path(game, 'what.ts')]?.(),
  ]);
  return {
    Board: Board.default,
    Strip: Strip?.default ?? null,
    Hand: Hand?.default ?? null,
    Plate: Plate?.default ?? null,
    Preview: Preview?.default ?? null,
    stage: staged?.stage ?? null,
    layout: laid?.layout ?? USUAL,
    explain: told?.explain ?? null,
  };
}
