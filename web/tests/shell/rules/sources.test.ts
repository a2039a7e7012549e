import { describe, expect, it } from 'vitest';
import { withoutMarks } from '$shell/rules/sources.ts';

describe('withoutMarks', () => {
  it('parts a clause from where it comes from', () => {
    expect(withoutMarks('Ties are shared. [rulebook: Duels; decided: nobody says: who]', 'en')).toEqual({
      text: 'Ties are shared.',
      sources: [
        { kind: 'rulebook', word: 'rulebook', text: 'Duels' },
        { kind: 'decided', word: 'decided', text: 'nobody says: who' },
      ],
    });
  });

  it('knows the words of each language, and no others', () => {
    expect(withoutMarks('Remis. [rozstrzygnięcie]', 'pl').sources).toEqual([
      { kind: 'decided', word: 'rozstrzygnięcie', text: '' },
    ]);
    expect(withoutMarks('Tie. [rozstrzygnięcie]', 'en').sources).toEqual([]);
  });

  it.each(['Take a card [or two].', 'Take [rulebook] a card.', 'Take a card. [rulebook; whatever]', 'Take a card.'])(
    'leaves %s as it is',
    (text) => {
      expect(withoutMarks(text, 'en')).toEqual({ text, sources: [] });
    },
  );
});
