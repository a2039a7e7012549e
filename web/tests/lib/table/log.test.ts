import { describe, expect, it } from 'vitest';
import { linesOf, partsOf, sinceTurn, shownLines, turnStarts, type LogLine } from '$lib/table/log.ts';
import { anUpdate } from '../../updates.ts';

function line(seat: number | null, batch: number | null, kind = ''): LogLine {
  return { text: '', seat, batch, event: {}, kind };
}

describe('linesOf', () => {
  const drew = { drew: { seat: 1, card: null } };
  const shuffled = { reshuffled: { cards: 4 } };
  const quiet = { waited: { seat: 0 } };
  const words = { prompt: '', events: ['Ann draws.', 'The deck is shuffled.', ''] };

  it('makes a line of each event that has words', () => {
    const lines = linesOf(anUpdate({ events: [drew, shuffled, quiet], words }), 7);

    expect(lines).toEqual([
      { text: 'Ann draws.', seat: 1, batch: 7, event: drew, kind: 'drew' },
      { text: 'The deck is shuffled.', seat: null, batch: 7, event: shuffled, kind: 'reshuffled' },
    ]);
  });

  it('gives lines that were told all at once no batch', () => {
    expect(linesOf(anUpdate({ events: [drew], words, fresh: true }), 7)[0]?.batch).toBeNull();
  });

  it('says nothing without words', () => {
    expect(linesOf(anUpdate({ events: [drew] }), 0)).toEqual([]);
  });
});

describe('shownLines', () => {
  it('leaves out what the board has not shown yet', () => {
    const [first, second] = [line(0, 0), line(1, 1)];

    expect(shownLines([first, second], new Set([second.event]))).toEqual([first]);
  });

  it('is the same list while nothing is left out', () => {
    const lines = [line(0, 0)];

    expect(shownLines(lines, new Set())).toBe(lines);
  });
});

describe('turnStarts', () => {
  it('begins a turn where somebody else acts', () => {
    expect(turnStarts([line(0, 0), line(0, 1), line(1, 2), line(null, 3), line(1, 4), line(0, 5)])).toEqual(
      new Set([2, 5]),
    );
  });

  it('begins none within what was told at the same time', () => {
    expect(turnStarts([line(0, 0), line(1, 0), line(2, 0)])).toEqual(new Set());
  });

  it('begins one with the news that a turn or a round begins, but not with the first line', () => {
    expect(turnStarts([line(0, 0, 'began_turn'), line(0, 1), line(0, 1, 'began_turn')])).toEqual(new Set([2]));
  });
});

/** The reader is seat 0. */
describe('sinceTurn', () => {
  it.each([
    ['others acted after the turn', [line(0, 0), line(0, 1), line(null, 1), line(1, 2)], 1, 2],
    ['nothing came after the turn', [line(1, 0), line(0, 1)], 1, 2],
    ['only what was told before has lines', [line(1, 0), line(0, 0)], 1, 2],
    ['the reader came while others acted', [line(0, null), line(1, null), line(2, null)], undefined, 1],
    ['the reader came within their turn', [line(0, null), line(1, null), line(0, null), line(0, 1)], undefined, 1],
    ['the reader has not acted yet', [line(1, null), line(2, null)], undefined, 0],
    ['nothing has happened', [], undefined, 0],
  ])('is the place after the last turn where %s', (_, lines, ended, place) => {
    expect(sinceTurn(lines, 0, ended)).toBe(place);
  });
});

describe('partsOf', () => {
  it('is the name of an event and its fields', () => {
    expect(partsOf({ drew: { seat: 1 } })).toEqual(['drew', { seat: 1 }]);
    expect(partsOf({ died_out: null })).toEqual(['died_out', {}]);
    expect(partsOf({})).toEqual(['', {}]);
  });
});
