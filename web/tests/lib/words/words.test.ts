// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.mock('virtual:words/en', () => ({
  default: 'hello = Hello, { $name }\nghosts = { $count ->\n  [one] a ghost\n *[other] ghosts\n }\n',
}));
vi.mock('virtual:words/pl', () => ({ default: 'hello = Witaj, { $name }\n' }));

Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } });
const { say, words } = await import('$lib/words/words.svelte.ts');

beforeAll(() => words.speak('en'));

describe('words', () => {
  it('says a message with its values, and without marks around them', () => {
    expect(say('hello', { name: 'Ann' })).toBe('Hello, Ann');
    expect(say('hello', { name: 'Łukasz' })).toBe('Hello, Łukasz');
  });

  it('tells a number from a word', () => {
    expect(say('ghosts', { count: 1 })).toBe('a ghost');
    expect(say('ghosts', { count: '1' })).toBe('ghosts');
  });

  it('says the key of what it does not know', () => {
    expect(say('nothing-of-the-kind')).toBe('nothing-of-the-kind');
    expect([words.knows('hello'), words.knows('nothing-of-the-kind')]).toEqual([true, false]);
  });

  it('says everything anew in another language, with the words of the games it has learned', async () => {
    await words.learn('nightmarium');
    const english = say('nightmarium-title');
    await words.speak('pl');

    expect(words.language).toBe('pl');
    expect(say('hello', { name: 'Ann' })).toBe('Witaj, Ann');
    expect([english, say('nightmarium-title')]).toEqual(['Nightmarium', 'Koszmarium']);
  });
});
