import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { canonical, parseExactly } from '$lib/luck/exact-json.ts';
import { commitment, Seeded } from '$lib/luck/luck.ts';
import { verify } from '$lib/luck/verify.ts';
import journal from './journal.jsonl?raw';

/** Out of how many the draws of the journal were made; tests/play/test_verify.py holds both against the engine. */
const ASKED = [[2, 6, 6], [], [], [], [], [6, 6], [], [], [], [], []];
const PROMISE = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const LINES = 12;

type Line = Record<string, unknown>;

/** The journal with some lines changed or left out, and every check made to fit again. */
function forged(change: (lines: Line[]) => Line[]): string {
  const lines = change(
    journal
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
  );
  let previous = '';
  return lines
    .map(({ check: _, ...line }) => {
      const text = canonical(parseExactly(JSON.stringify(line)));
      previous = bytesToHex(sha256(utf8ToBytes(previous + text))).slice(0, 16);
      return JSON.stringify({ ...line, check: previous });
    })
    .join('\n');
}

function withLine(number: number, changed: Line): string {
  return forged((lines) => lines.map((line, place) => (place === number - 1 ? { ...line, ...changed } : line)));
}

function withLuck(luck: Line): string {
  return withLine(1, { luck });
}

describe('verify', () => {
  it('finds that an honest match was honest', async () => {
    expect(await verify({ journal, asked: ASKED, promise: PROMISE })).toEqual({
      honest: true,
      promise: PROMISE,
      lines: LINES,
      draws: 5,
      repeated: 5,
      given: 0,
      problem: null,
      line: null,
    });
  });

  it('takes a journal that was written anew with other spaces', async () => {
    const spaced = journal.replaceAll('": ', '" :  ');

    expect(await verify({ journal: spaced, asked: ASKED })).toMatchObject({ honest: true });
  });

  it('notices an edited line by its check', async () => {
    const edited = journal.replace('"attic"', '"cellar"');

    expect(await verify({ journal: edited, asked: ASKED })).toMatchObject({ honest: false, problem: 'chain', line: 6 });
  });

  it('notices a missing line by the check of the next one', async () => {
    const lines = journal.split('\n');
    const gap = lines.toSpliced(3, 1).join('\n');

    expect(await verify({ journal: gap, asked: ASKED })).toMatchObject({ honest: false, problem: 'chain', line: 4 });
  });

  it('notices an outcome that is not that of the secret, even if all checks fit', async () => {
    const text = withLine(6, { outcomes: [2, 3] });

    expect(await verify({ journal: text, asked: ASKED })).toMatchObject({
      honest: false,
      problem: 'draws',
      line: 6,
      repeated: 4,
    });
  });

  it('notices another number of draws than the rules ask for', async () => {
    const text = withLine(6, { outcomes: [2] });

    expect(await verify({ journal: text, asked: ASKED })).toMatchObject({ problem: 'draws', line: 6 });
    expect(await verify({ journal, asked: ASKED.slice(0, -1) })).toMatchObject({ problem: 'draws', line: 11 });
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1])('believes no server that asks for a number below %d', async (below) => {
    const asked = [[below, 6, 6], ...ASKED.slice(1)];

    expect(await verify({ journal, asked })).toMatchObject({ honest: false, problem: 'draws', line: 1 });
  });

  it('notices a secret that was not promised', async () => {
    const text = withLine(LINES, { secret: 'ff'.repeat(32) });

    expect(await verify({ journal: text, asked: ASKED })).toMatchObject({
      honest: false,
      problem: 'promise',
      line: LINES,
    });
  });

  it('notices another promise than was heard before the end', async () => {
    expect(await verify({ journal, asked: ASKED, promise: 'ab'.repeat(32) })).toMatchObject({
      honest: false,
      problem: 'heard',
      line: 1,
    });
  });

  it.each([
    ['is empty', ''],
    ['is no JSON', 'boo\n'],
    ['is a list', '[]\n'],
    ['goes on after its end', `${journal}${journal.split('\n')[1]}\n`],
    ['is of another kind', withLine(1, { nightlight: 'trace' })],
    ['has no luck', withLuck({})],
    ['has a promise that is no hash', withLuck({ kind: 'fair', hash: 'AB'.repeat(32), words: [] })],
    ['has a negative seed', withLuck({ kind: 'seeded', seed: -1 })],
    ['has outcomes that are no numbers', withLine(6, { outcomes: ['2', 2] })],
    ['has a secret that is no hex', withLine(LINES, { secret: 'boo' })],
  ])('cannot read a journal that %s', async (_, text) => {
    expect(await verify({ journal: text, asked: ASKED })).toMatchObject({ honest: false, problem: 'unreadable' });
  });

  it('cannot tell before the secret is told, unless the table tells it', async () => {
    const open = forged((lines) => lines.slice(0, -1));
    const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

    expect(await verify({ journal: open, asked: ASKED })).toMatchObject({ honest: null, problem: 'secret' });
    expect(await verify({ journal: open, asked: ASKED, secret })).toMatchObject({ honest: true, lines: LINES - 1 });
  });

  it('cannot tell where nobody says out of how many the draws were made', async () => {
    expect(await verify({ journal, asked: null })).toMatchObject({ honest: null, problem: 'asked', draws: 5 });
  });

  it('needs no secret for luck from a seed', async () => {
    const chance = new Seeded(4n);
    const outcomes = ASKED.map((below) => below.map((n) => chance.below(n)));
    const text = forged((lines) =>
      lines.slice(0, -1).map((line, place) => ({
        ...line,
        ...(place === 0 ? { luck: { kind: 'seeded', seed: 4 } } : {}),
        outcomes: outcomes[place],
      })),
    );

    expect(await verify({ journal: text, asked: ASKED })).toMatchObject({ honest: true, promise: '', repeated: 5 });
  });

  it('takes the first outcomes of a match that went on from a lesson as they are given', async () => {
    const short = forged((lines) => [
      {
        ...lines[0],
        luck: { kind: 'fair', hash: commitment(new Uint8Array(32)), words: [], given: [1, 0, 4] },
        outcomes: [1, 0, 4],
      },
    ]);

    expect(await verify({ journal: short, asked: [[2, 6, 6]], secret: '00'.repeat(32) })).toMatchObject({
      honest: true,
      given: 3,
      repeated: 3,
    });
  });
});
