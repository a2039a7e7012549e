/** What the three cards ask for, and what is wrong with an answer (KS-3). */

/** A Fear on a card; by colour it stands for another token than by shape. */
export interface Fear {
  shape: number;
  colour: number;
  /** the token of its colour */
  byColour: number;
}

export interface Card {
  id: string;
  kind: 'fear' | 'invasion' | 'escape' | 'guest';
  fears: Fear[];
}

export type Mode = 'plain' | 'match' | 'single' | 'missing' | 'line' | 'cancel';
export type Attribute = 'shape' | 'colour';

export const MODES: readonly Exclude<Mode, 'cancel'>[] = ['single', 'match', 'plain', 'missing', 'line'];

/** What a table may agree on that changes what is right. */
export interface Terms {
  attribute: 'both' | Attribute;
  mirror: boolean;
}

export interface Task {
  mode: Mode;
  /** the tokens that are asked for by each reading that counts, of a line in their order, else in home row order */
  readings: { by: Attribute; tokens: number[] }[];
}

export const USUAL: Terms = { attribute: 'both', mirror: false };
const TOKENS = [0, 1, 2, 3, 4];

function modeOf(fears: number, specials: Card[]): Mode {
  const [special] = specials;
  if (special === undefined) return fears === 3 ? 'plain' : fears === 2 ? 'match' : 'single';
  if (specials.length > 1) return fears === 1 ? 'single' : 'cancel';
  if (special.kind === 'invasion') return 'line';
  if (fears === 0) return 'cancel';
  return special.kind === 'escape' ? 'missing' : 'match';
}

export function taskOf(cards: Card[], terms: Terms = USUAL): Task {
  const specials = cards.filter((card) => card.kind !== 'fear');
  const fears = cards.filter((card) => card.kind === 'fear').flatMap((card) => card.fears);
  const mode = modeOf(fears.length, specials);
  if (mode === 'cancel') return { mode, readings: [] };
  const shown = mode === 'line' ? (specials[0]?.fears ?? []) : fears;
  const wanted = (named: number[]): number[] => {
    if (mode === 'line') return named;
    return TOKENS.filter((token) => named.includes(token) !== (mode === 'missing'));
  };
  const readings = [
    { by: 'shape' as const, tokens: wanted(shown.map((fear) => fear.shape)) },
    { by: 'colour' as const, tokens: wanted(shown.map((fear) => fear.byColour)) },
  ];
  return { mode, readings: readings.filter(({ by }) => terms.attribute === 'both' || terms.attribute === by) };
}

function same(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((token, place) => token === other[place]);
}

function inRow(tokens: number[]): number[] {
  return [...tokens].sort((one, other) => one - other);
}

/** Whether the answer is what one reading wants; of a set the order does not matter. */
function fits(mode: Mode, wanted: number[], answer: number[], mirror: boolean): boolean {
  if (mode !== 'line') return same(wanted, inRow(answer));
  return same(wanted, answer) || (mirror && same([...wanted].reverse(), answer));
}

/** By which readings the answer is right; by none: it is wrong. */
export function rightBy(task: Task, answer: number[], terms: Terms = USUAL): Attribute[] {
  return task.readings.flatMap(({ by, tokens }) => (fits(task.mode, tokens, answer, terms.mirror) ? [by] : []));
}

/** What went wrong, as the usual mistakes are called (KS-10.6). */
export type Mistake = 'none' | 'mixed' | 'forgotten' | 'too_many' | 'lapse' | 'order' | 'short_line' | 'other';

export interface Fault {
  mistake: Mistake;
  /** the reading that the answer is nearest to, and what it wants */
  by: Attribute;
  wanted: number[];
  missing: number[];
  extra: number[];
  /** of a line: the first place that is wrong, from 0 */
  place: number;
}

function inverse(tokens: number[]): number[] {
  return TOKENS.filter((token) => !tokens.includes(token));
}

/** How far an answer is from what is wanted. */
function distance(mode: Mode, wanted: number[], answer: number[]): number {
  if (mode === 'line') return wanted.filter((token, place) => answer[place] !== token).length;
  const missing = wanted.filter((token) => !answer.includes(token));
  return missing.length + answer.filter((token) => !wanted.includes(token)).length;
}

/** What is wrong with a wrong answer, against the reading that it is nearest to. */
export function faultOf({ mode, readings }: Task, answer: number[]): Fault {
  const lapsed = mode === 'missing' ? readings.find(({ tokens }) => same(inverse(tokens), inRow(answer))) : undefined;
  const [nearest, other] = [...readings].sort(
    (one, next) => distance(mode, one.tokens, answer) - distance(mode, next.tokens, answer),
  );
  const { by, tokens: wanted } = lapsed ?? nearest ?? { by: 'shape' as const, tokens: [] };
  const missing = wanted.filter((token) => !answer.includes(token));
  const extra = answer.filter((token) => !wanted.includes(token));
  const place = wanted.findIndex((token, at) => answer[at] !== token);
  const fault = { by, wanted, missing, extra, place };
  if (lapsed !== undefined) return { ...fault, mistake: 'lapse' };
  if (mode === 'line') return { ...fault, mistake: answer.length < TOKENS.length ? 'short_line' : 'order' };
  const otherwise = other?.tokens ?? [];
  if (extra.length > 0 && extra.every((token) => otherwise.includes(token))) return { ...fault, mistake: 'mixed' };
  if (extra.length === 0) return { ...fault, mistake: missing.length > 0 ? 'forgotten' : 'none' };
  return { ...fault, mistake: missing.length === 0 ? 'too_many' : 'other' };
}

/** Whether a token at a place of an answer is what the reading wants. */
export function fitsAt(mode: Mode, wanted: number[], token: number, place: number): boolean {
  return mode === 'line' ? wanted[place] === token : wanted.includes(token);
}
