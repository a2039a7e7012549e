// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { excerpt, idsIn, type Chapter, type Rulebook } from '$shell/rules/book.ts';
import { Index } from '$shell/rules/search.ts';

const HTML = `<h2 id="CA-1">Wax</h2><p>Take some <b>wax and</b>
wicks.</p><ul><li class="clause" id="CA-1.1"><strong class="term">Wax</strong> burns.</li></ul>
<h2 id="CA-2">Wicks</h2><p>A wick is no wax. <span class="sources">wax shop</span></p>`;

describe('Index', () => {
  let index: Index;

  beforeEach(() => {
    document.body.innerHTML = HTML;
    index = new Index(document.body);
  });

  function found(query: string): [string, string][] {
    return index.find(query).map(({ range, id }) => [id, range.toString().replaceAll('\n', ' ')]);
  }

  it('finds words in any case, where they are explained before where they are used', () => {
    expect(found('wax').map(([id]) => id)).toEqual(['CA-1', 'CA-1.1', 'CA-1', 'CA-2', 'CA-2']);
    expect(found('WAX')).toHaveLength(5);
  });

  it('finds words across tags and lines, but not across blocks', () => {
    expect(found('some  wax and wicks')).toEqual([['CA-1', 'some wax and wicks']]);
    expect(found('wicks. wax')).toEqual([]);
  });

  it('seeks nothing for a single letter', () => {
    expect(found('w ')).toEqual([]);
  });
});

describe('excerpt', () => {
  const chapter: Chapter = {
    id: 'CA-1',
    level: 2,
    number: 'CA-1',
    title: 'Wax',
    html:
      '<ul><li id="CA-1.1" class="clause">Burn it.</li>' +
      '<li id="CA-1.2" class="clause">Keep it. <span class="sources">ours</span></li></ul>',
    sources: ' <span class="sources">rulebook</span>',
  };
  const book: Rulebook = { language: 'en', opening: '', chapters: [chapter] };

  it('is a chapter, or a clause with where it comes from', () => {
    expect(excerpt(book, 'CA-1')?.html).toBe(chapter.html);
    expect(excerpt(book, 'CA-1.1')?.html).toBe('Burn it. <span class="sources">rulebook</span>');
    expect(excerpt(book, 'CA-1.2')?.html).toBe('Keep it. <span class="sources">ours</span>');
  });

  it('is none for a clause that is not there', () => {
    expect(excerpt(book, 'CA-1.4')).toBeNull();
    expect(excerpt(book, 'CA-1.')).toBeNull();
  });
});

describe('idsIn', () => {
  it('finds every id in a reference, however it is typed', () => {
    expect(idsIn('dg-7.8, DG-4.3 and KS-X-2')).toEqual(['DG-7.8', 'DG-4.3', 'KS-X-2']);
    expect(idsIn('none')).toEqual([]);
  });
});
