/** What the cards ask for, and how an answer is judged: looked up in the tables that the rules have made. */

import { CONTENT, type Agreement, type Card, type Judgement, type TaskKind } from '../seam.ts';

export type Mode = TaskKind['mode'];
export type Basis = Judgement['by'];
export type Reading = Exclude<Basis, 'both'>;
export type Mistake = NonNullable<Judgement['mistake']>;

/** What a table may agree on that changes what is right. */
export type Terms = Pick<Agreement, 'attribute' | 'mirror'>;

export interface Asked {
  by: Reading;
  tokens: number[];
}

export interface Task extends TaskKind {
  /** what each reading that counts asks for: a line in its order, else tokens in home row order */
  readings: Asked[];
}

/** An answer as it is judged. */
export interface Judged {
  /** none: it is right */
  mistake: Mistake | null;
  /** the reading by which it is right, or that it is nearest to, and what that asks for */
  by: Basis;
  wanted: number[];
  missing: number[];
  extra: number[];
  /** of a line: the first place that is wrong, from 0 */
  place: number;
  clause: string;
}

export const USUAL: Terms = { attribute: 'both', mirror: false };

const NOTHING: TaskKind = { mode: 'cancel', asks: 'shown', clause: '', steady: [] };
const TOKENS = [...CONTENT.shapes.keys()];
const KINDS = new Map(CONTENT.tasks.map((kind) => [kind.mode, kind]));
const JUDGEMENTS = new Map(
  CONTENT.judgements.flatMap((judgement) =>
    judgement.patterns.split(' ').map((pattern): [string, Judgement] => [`${judgement.asks} ${pattern}`, judgement]),
  ),
);

/** The kind of task that cards of these kinds ask for. */
export function kindOf(kinds: Card['kind'][]): TaskKind {
  const mode = CONTENT.asked[[...kinds].sort().join(' ')];
  return (mode === undefined ? undefined : KINDS.get(mode)) ?? NOTHING;
}

export function taskOf(cards: Card[], terms: Terms = USUAL): Task {
  const kind = kindOf(cards.map((card) => card.kind));
  if (kind.mode === 'cancel') return { ...kind, readings: [] };
  const read = kind.asks === 'line' ? 'invasion' : 'fear';
  const fears = cards.filter((card) => card.kind === read).flatMap((card) => card.fears);
  const wanted = (named: number[]): number[] =>
    kind.asks === 'line' ? named : TOKENS.filter((token) => named.includes(token) === (kind.asks === 'shown'));
  const readings: Asked[] = [
    { by: 'shape', tokens: wanted(fears.map(({ shape }) => shape)) },
    { by: 'colour', tokens: wanted(fears.map(({ token }) => token)) },
  ];
  return { ...kind, readings: readings.filter(({ by }) => terms.attribute === 'both' || terms.attribute === by) };
}

/** The answer beside what is asked for: a digit for each token, in a line for each place. */
function patternOf({ asks }: Task, byShape: number[], byColour: number[], answer: number[]): string {
  const digit = (asked: boolean, too: boolean, given: boolean): number =>
    Number(asked) + 2 * Number(too) + 4 * Number(given);
  const ofToken = (token: number): number =>
    digit(byShape.includes(token), byColour.includes(token), answer.includes(token));
  const atPlace = (place: number): number =>
    place >= answer.length ? 0 : digit(byShape[place] === answer[place], byColour[place] === answer[place], true);
  return TOKENS.map(asks === 'line' ? atPlace : ofToken)
    .sort()
    .join('');
}

export function judge(task: Task, answer: number[], terms: Terms = USUAL): Judged {
  const [one = { by: 'shape', tokens: [] }, other = one] = task.readings;
  const found = (given: number[]): Judgement | undefined => {
    const pattern = patternOf(task, one.tokens, other.tokens, given);
    return JUDGEMENTS.get(`${task.asks} ${pattern}`) ?? JUDGEMENTS.get(`shown ${pattern}`);
  };
  const mirrored = task.asks === 'line' && terms.mirror ? found([...answer].reverse()) : undefined;
  const judgement = mirrored?.mistake === null ? mirrored : found(answer);
  const by = one === other ? one.by : (judgement?.by ?? one.by);
  const wanted = by === other.by ? other.tokens : one.tokens;
  return {
    mistake: judgement === undefined ? 'other' : judgement.mistake,
    by,
    wanted,
    missing: wanted.filter((token) => !answer.includes(token)),
    extra: answer.filter((token) => !wanted.includes(token)),
    place: wanted.findIndex((token, at) => answer[at] !== token),
    clause: judgement?.clause ?? task.clause,
  };
}

/** Which tokens of an answer are what the nearest reading asks for, each at its place. */
export function fitting(task: Task, answer: number[], terms: Terms): (token: number, place: number) => boolean {
  const { mistake, wanted } = judge(task, answer, terms);
  if (mistake === null) return () => true;
  return (token, place) => (task.asks === 'line' ? wanted[place] === token : wanted.includes(token));
}
