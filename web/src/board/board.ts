/** What a game draws: its board and, optionally, its parts of the player's strip, the seat plates and the preview. */

import type { Component } from 'svelte';
import type { Explain } from '$board/explain/explain.ts';
import type { Move, SeatInfo, Update } from '$lib/connection/messages.ts';
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

/** The seam of any game. */
export interface UnknownSeam extends AnySeam {
  action: Record<string, unknown>;
  view: Record<string, unknown>;
  outlook: Record<string, unknown>;
  prospects: Record<string, unknown>;
}

/** Options and updates with the types of one game. */
export type MoveOf<S extends AnySeam> = Omit<Move, 'action' | 'outlook'> & {
  action: S['action'];
  outlook?: S['outlook'];
};
export type UpdateOf<S extends AnySeam> = Omit<Update, 'view' | 'prospects'> & {
  view?: S['view'];
  prospects?: S['prospects'];
};

export interface BoardProps<S extends AnySeam = UnknownSeam> {
  /** the current view, and what happened since the last update (`fresh`: nothing of it is new) */
  update: UpdateOf<S>;
  /** the seat that the board is drawn for; null: a spectator */
  seat: number | null;
  seats: SeatInfo[];
  /** the moves open to the reader; empty when it is not their turn or the connection is lost */
  options: MoveOf<S>[];
  /** the index of the option that is previewed */
  previewed: number | null;
  /** preview an option before it is chosen; null: end the preview */
  preview: (option: number | null) => void;
  /** choose the option */
  choose: (option: number) => void;
  /** undo the reader's last move; null: not possible, or others would have to agree */
  undo?: (() => Promise<boolean>) | null;
  /** all words of the game and of the shell; what a seat is called */
  words: { say: Say; name: (seat: number) => string };
  settings: Settings;
  /** in a lesson every answer is asked for separately: a board sends no further ones and saves none for later */
  guided?: boolean;
  /** in a lesson: whether the reader has just chosen something other than what the teacher wants */
  astray?: boolean;
  /** the open race and how the reader's seats can answer; null: there is none, or this is a replay */
  race?: Racing | null;
}

/** A question that everybody sees at one moment; the fastest right answer counts. */
export interface Racing {
  question: number;
  /** whether it is not shown yet */
  dark: boolean;
  /** the seats that have answered */
  pressed: number[];
  /** the reader's own seats: several people may share a screen */
  seats: number[];
  /** report the time of the frame that shows the question: reaction times start there */
  shown: (question: number, frame: number) => void;
  /** answer for a seat; `at` is the timestamp of the input event */
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

/** Where a board animates events: `stage` of the game's stage.svelte.ts. The results wait until it has finished. */
export interface Stage {
  /** whether animations are still playing; reactive, like everything here */
  readonly playing: boolean;
  /** the update that the board shows, and the one it is playing; null: none */
  readonly shown: Update | null;
  readonly showing: Update | null;
  /** events that the board has not shown yet */
  readonly untold: ReadonlySet<object>;
  /** skip all animations at once; or with the next frame, after a preview */
  skip: () => void;
  hurry: () => void;
}

/** How a game wants to be laid out: `layout` of the game's layout.ts. */
export interface Layout {
  /** where the rivals are, on a wide screen */
  rivals: 'beside' | 'above';
}

export interface BoardParts {
  Board: Component<BoardProps>;
  /** the reader's own things, below the board */
  Strip: Component<BoardProps> | null;
  /** at a table, everything below the board, including the seat's plate: for games played by hand */
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

/** The other seats clockwise from the reader's left; for a spectator, all seats. */
export function rivalsOf(eye: number | null, seats: SeatInfo[]): number[] {
  return seats.map((_, place) => (place + (eye ?? -1) + 1) % seats.length).filter((seat) => seat !== eye);
}

/** Whether the game has a board. */
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
