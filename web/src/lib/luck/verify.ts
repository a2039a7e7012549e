/** Whether the luck of a match was what had been promised: play/verify.py for a browser, without the rules.

The secret is held against the promise, each line against the one before it, and each draw is made again. Out of how
many a draw was made follows from the rules, which only the engine knows: it is asked for those numbers.
*/

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, parseExactly, NumberText, type ExactJson } from './exact-json.ts';
import { Begun, commitment, Fair, Seeded, type Chance } from './luck.ts';

export interface Evidence {
  /** as a file tells it: JSON lines */
  journal: string;
  /** the number of outcomes each draw chose from, by line, the deal first; null: unknown */
  asked: number[][] | null;
  /** the commitment that was seen before the end, if any */
  promise?: string | null;
  /** of the luck, where the match ended too early for the journal to tell it */
  secret?: string | null;
}

/** What is wrong, or why that cannot be decided. */
export type Finding =
  /** it is not a journal */
  | 'unreadable'
  /** a line was edited, or one before it is missing */
  | 'chain'
  /** another commitment was seen before the end */
  | 'heard'
  /** the secret is not the one that was promised */
  | 'promise'
  /** a draw does not follow from the secret */
  | 'draws'
  /** the secret has not been revealed */
  | 'secret'
  /** the numbers of possible outcomes are unknown */
  | 'asked';

export interface Verdict {
  /** null: it cannot be decided */
  honest: boolean | null;
  /** empty for luck from a seed, which is no secret */
  promise: string;
  lines: number;
  /** in the journal, and how many of them were made again */
  draws: number;
  repeated: number;
  /** of the draws, the first ones, which a lesson gave */
  given: number;
  problem: Finding | null;
  /** of the journal, from 1, where the problem is */
  line: number | null;
}

interface Luck {
  promise: string;
  words: string[];
  /** the first outcomes, where the match went on from a lesson */
  given: number[];
  seed: bigint | null;
}

interface Journal {
  luck: Luck;
  /** of the deal, and of every action after it */
  outcomes: number[][];
  secret: string | null;
  lines: number;
}

const SLICE = 4; // ms of work before yielding
const CHECK_DIGITS = 16;
const HASH = /^[0-9a-f]{64}$/;
const SECRET = /^(?:[0-9a-f]{2}){16,}$/;

class Failed extends Error {
  constructor(
    readonly problem: Finding,
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}

class Work {
  #began = performance.now();

  /** Yield to the page, if it is time. */
  async rest(): Promise<void> {
    if (performance.now() - this.#began < SLICE) return;
    await new Promise((done) => setTimeout(done));
    this.#began = performance.now();
  }
}

export async function verify(evidence: Evidence): Promise<Verdict> {
  const verdict: Verdict = {
    honest: null,
    promise: '',
    lines: 0,
    draws: 0,
    repeated: 0,
    given: 0,
    problem: null,
    line: null,
  };
  const work = new Work();
  try {
    const journal = await read(evidence.journal, work);
    verdict.promise = journal.luck.promise;
    verdict.lines = journal.lines;
    verdict.draws = journal.outcomes.reduce((sum, drawn) => sum + drawn.length, 0);
    verdict.given = Math.min(journal.luck.given.length, verdict.draws);
    const chance = source(journal, evidence);
    if (evidence.asked === null) throw new Failed('asked');
    await repeat(chance, evidence.asked, journal.outcomes, verdict, work);
    return { ...verdict, honest: true };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    const untold = error.problem === 'secret' || error.problem === 'asked';
    return { ...verdict, honest: untold ? null : false, problem: error.problem, line: error.line };
  }
}

/** Read the journal and check that its lines are chained. */
async function read(text: string, work: Work): Promise<Journal> {
  const texts = text.split('\n');
  if (texts.at(-1) === '') texts.pop();
  const journal: Journal = {
    luck: { promise: '', words: [], given: [], seed: null },
    outcomes: [],
    secret: null,
    lines: texts.length,
  };
  let previous = '';
  let closed = false;
  for (const [place, line] of texts.entries()) {
    await work.rest();
    const said = objectOf(line, place + 1);
    if (closed) throw new Failed('unreadable', place + 1);
    if (place === 0) journal.luck = luckOf(said);
    previous = checked(said, previous, place + 1);
    closed = place > 0 && said.has('outcome');
    if (closed) journal.secret = textOf(said.get('secret'));
    else journal.outcomes.push(numbersOf(said.get('outcomes'), place + 1));
  }
  if (texts.length === 0) throw new Failed('unreadable', 1);
  return journal;
}

function objectOf(text: string, line: number): Map<string, ExactJson> {
  try {
    const said = parseExactly(text);
    if (said instanceof Map) return said;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Failed('unreadable', line);
}

/** The checksum of a line, if it matches the line and the ones before. */
function checked(said: Map<string, ExactJson>, previous: string, line: number): string {
  const rest = new Map([...said].filter(([key]) => key !== 'check'));
  const expected = bytesToHex(sha256(utf8ToBytes(previous + canonical(rest)))).slice(0, CHECK_DIGITS);
  if (said.get('check') !== expected) throw new Failed('chain', line);
  return expected;
}

function luckOf(header: Map<string, ExactJson>): Luck {
  const said = header.get('luck');
  if (header.get('nightlight') !== 'journal' || !(said instanceof Map)) throw new Failed('unreadable', 1);
  const seed = said.get('seed');
  if (said.get('kind') === 'seeded' && seed instanceof NumberText && /^\d+$/.test(seed.text)) {
    return { promise: '', words: [], given: [], seed: BigInt(seed.text) };
  }
  const [promise, words] = [textOf(said.get('hash')), said.get('words')];
  if (said.get('kind') !== 'fair' || promise === null || !HASH.test(promise) || !Array.isArray(words)) {
    throw new Failed('unreadable', 1);
  }
  const given = said.has('given') ? numbersOf(said.get('given'), 1) : [];
  return { promise, words: words.map((word) => textOf(word) ?? ''), given, seed: null };
}

function textOf(said: ExactJson | undefined): string | null {
  return typeof said === 'string' ? said : null;
}

function numbersOf(said: ExactJson | undefined, line: number): number[] {
  if (!Array.isArray(said)) throw new Failed('unreadable', line);
  return said.map((number) => {
    if (!(number instanceof NumberText) || !/^\d{1,15}$/.test(number.text)) throw new Failed('unreadable', line);
    return Number(number.text);
  });
}

/** The source of the draws, if it matches the commitment. */
function source({ luck, secret, lines }: Journal, evidence: Evidence): Chance {
  if (luck.seed !== null) return new Seeded(luck.seed);
  if (evidence.promise != null && evidence.promise !== luck.promise) throw new Failed('heard', 1);
  const told = secret ?? evidence.secret ?? null;
  if (told === null) throw new Failed('secret');
  if (!SECRET.test(told)) throw new Failed('unreadable', lines);
  const bytes = hexToBytes(told);
  if (commitment(bytes) !== luck.promise) throw new Failed('promise', lines);
  return new Begun(luck.given, new Fair(bytes, luck.words));
}

/** Repeat every draw, and count those that match. */
async function repeat(
  chance: Chance,
  asked: number[][],
  outcomes: number[][],
  verdict: Verdict,
  work: Work,
): Promise<void> {
  if (asked.length !== outcomes.length) throw new Failed('draws', Math.min(asked.length, outcomes.length) + 1);
  for (const [place, drawn] of outcomes.entries()) {
    await work.rest();
    const questions = asked[place]!;
    if (questions.length !== drawn.length) throw new Failed('draws', place + 1);
    for (const [number, outcome] of drawn.entries()) {
      const below = questions[number]!;
      if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new Failed('draws', place + 1);
      if (chance.below(below) !== outcome) throw new Failed('draws', place + 1);
      verdict.repeated += 1;
    }
  }
}
