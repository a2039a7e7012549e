/** The rules of a game as a book: written once, in English, beside the game. */

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
}

export interface Rulebook {
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

const BOOKS = import.meta.glob<Rulebook>('../../../../src/nightlight/games/*/RULES.md', {
  query: '?book',
  import: 'default',
});
const IDS = /[A-Z]+-(?:[A-Z]+-?)?\d+(?:\.\d+)*/gi;

export async function rulebook(game: string): Promise<Rulebook | null> {
  const path = `../../../../src/nightlight/games/${game.replaceAll('-', '_')}/RULES.md`;
  return (await BOOKS[path]?.()) ?? null;
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
  return { id, chapter, html: element instanceof HTMLTableRowElement ? rowAsList(element) : element.innerHTML };
}

/** A row of a table, each cell under the heading of its column. */
function rowAsList(row: HTMLTableRowElement): string {
  const heads = [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.innerHTML);
  const [first, ...others] = [...row.cells].map((cell) => cell.innerHTML);
  const pairs = others.map((cell, place) => `<dt>${heads[place + 1] ?? ''}</dt><dd>${cell}</dd>`);
  return `<p>${first ?? ''}</p><dl>${pairs.join('')}</dl>`;
}
