/** The rules of a game as a book, in the language of its reader; it is written beside the game. */

export interface Chapter {
  /** of the heading: its number, else its words */
  id: string;
  /** 2: a part of the book; 3: a chapter of a part */
  level: number;
  /** such as DG-4; empty where the heading has none */
  number: string;
  title: string;
  /** all up to the next heading; clauses are items or rows with an id */
  html: string;
  /** where those of its clauses come from that do not say it themselves; empty: nothing is said */
  sources: string;
}

export interface Rulebook {
  language: string;
  /** what stands before the first part */
  opening: string;
  chapters: Chapter[];
}

/** One clause, or a whole chapter, to be read by itself. */
export interface Excerpt {
  id: string;
  /** where it stands */
  chapter: Chapter;
  html: string;
}

const BOOKS = import.meta.glob<Rulebook>('../../../../src/nightlight/games/*/RULES*.md', {
  query: '?book',
  import: 'default',
});
const IDS = /[A-Z]+-(?:[A-Z]+-?)?\d+(?:\.\d+)*/gi;

/** The rules in that language; in English while nobody has translated them. */
export async function rulebook(game: string, language: string): Promise<Rulebook | null> {
  const path = `../../../../src/nightlight/games/${game.replaceAll('-', '_')}/RULES`;
  const book = BOOKS[`${path}.${language}.md`] ?? BOOKS[`${path}.md`];
  return (await book?.()) ?? null;
}

/** The ids in a reference such as `DG-7.8, DG-4.3`. */
export function idsIn(reference: string): string[] {
  return (reference.match(IDS) ?? []).map((id) => id.toUpperCase());
}

/** The clause or chapter of that id. */
export function excerpt(book: Rulebook, id: string): Excerpt | null {
  const whole = book.chapters.find((chapter) => chapter.id === id);
  if (whole !== undefined) return { id, chapter: whole, html: whole.html };
  const chapter = book.chapters.find(({ html }) => html.includes(`id="${id}"`));
  if (chapter === undefined) return null;
  const page = document.createElement('template');
  page.innerHTML = chapter.html;
  const element = page.content.querySelector(`[id="${CSS.escape(id)}"]`);
  if (element === null) return null;
  const text = element instanceof HTMLTableRowElement ? rowAsList(element) : element.innerHTML;
  return { id, chapter, html: element.querySelector('.sources') === null ? text + chapter.sources : text };
}

/** A row of a table, each cell under the heading of its column. */
function rowAsList(row: HTMLTableRowElement): string {
  const heads = [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.innerHTML);
  const [first, ...others] = [...row.cells].map((cell) => cell.innerHTML);
  const pairs = others.map((cell, place) => `<dt>${heads[place + 1] ?? ''}</dt><dd>${cell}</dd>`);
  return `<p>${first ?? ''}</p><dl>${pairs.join('')}</dl>`;
}
