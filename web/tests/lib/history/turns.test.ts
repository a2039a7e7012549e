import { describe, expect, it } from 'vitest';
import type { Frame } from '$lib/connection/messages.ts';
import { beginsTurn } from '$lib/history/turns.ts';
import { anUpdate } from '../../updates.ts';

function frame(by: number | null, ...events: string[]): Frame {
  return { line: 0, by, chosen: null, update: anUpdate({ events: events.map((name) => ({ [name]: {} })) }) };
}

describe('beginsTurn', () => {
  it('goes by the news of games that announce their turns', () => {
    expect(beginsTurn('nightmarium', frame(0, 'drew', 'began_turn'), frame(0))).toBe(true);
    expect(beginsTurn('nightmarium', frame(0, 'drew'), frame(1))).toBe(false);
    expect(beginsTurn('fear-of-the-dark', frame(0, 'went_dark'), undefined)).toBe(true);
  });

  it('goes by who answers next in the others', () => {
    expect(beginsTurn('dont-go-in-there', frame(0), frame(1))).toBe(true);
    expect(beginsTurn('dont-go-in-there', frame(0), frame(0))).toBe(false);
    expect(beginsTurn('dont-go-in-there', frame(0), undefined)).toBe(false);
  });
});
