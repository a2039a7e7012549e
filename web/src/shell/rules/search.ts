/** Finding words in a page, across its tags. */

const BLOCKS = 'p, li, td, th, dt, dd, h2, h3, pre';
const GAP = '\0'; // between blocks: nobody seeks it
/** letters, from which on something is sought */
export const SHORTEST = 2;
const MOST = 1000;

export interface Hit {
  range: Range;
  /** the clause or chapter in which it is; empty before the first one */
  id: string;
}

interface Piece {
  node: Text;
  start: number;
  id: string;
  rank: number;
}

/** Where a word is explained comes before where it is only used, and that before where a rule comes from. */
const RANKS = ['h2, h3, .term', 'td:first-child:not(.dictionary *)', '.dictionary td', ':not(.sources *)'];

function rankOf(element: Element | null): number {
  const rank = RANKS.findIndex((where) => (where.startsWith(':') ? element?.matches(where) : element?.closest(where)));
  return rank < 0 ? RANKS.length : rank;
}

/** The words of an element, as they stand there now. */
export class Index {
  #text = '';
  #nodes: Piece[] = [];

  constructor(root: HTMLElement) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let block: Element | null = null;
    let heading = '';
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text)) continue;
      const within = node.parentElement?.closest(BLOCKS) ?? null;
      if (within !== block) this.#text += GAP;
      block = within;
      const owner = within?.closest('.clause, h2, h3')?.id ?? '';
      if (within instanceof HTMLHeadingElement) heading = owner;
      const rank = rankOf(node.parentElement);
      this.#nodes.push({ node, start: this.#text.length, id: owner === '' ? heading : owner, rank });
      this.#text += node.data.toLowerCase().replaceAll('\n', ' ');
    }
  }

  /** Every place where it stands, the best first. */
  find(query: string): Hit[] {
    const sought = query.trim().replace(/\s+/g, ' ').toLowerCase();
    const hits: (Hit & { rank: number })[] = [];
    if (sought.length < SHORTEST) return hits;
    let at = this.#text.indexOf(sought);
    while (at >= 0 && hits.length < MOST) {
      const first = this.#place(at);
      const range = document.createRange();
      range.setStart(first.node, at - first.start);
      const last = this.#place(at + sought.length - 1);
      range.setEnd(last.node, at + sought.length - last.start);
      hits.push({ range, id: first.id, rank: first.rank });
      at = this.#text.indexOf(sought, at + sought.length);
    }
    return hits.sort((one, other) => one.rank - other.rank);
  }

  /** The piece of text that holds the letter at that place. */
  #place(at: number): Piece {
    let [low, high] = [0, this.#nodes.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#nodes[middle]!.start <= at) low = middle;
      else high = middle - 1;
    }
    return this.#nodes[low]!;
  }
}

const ALL = 'rules-hit';
const HERE = 'rules-here';

/** Mark what was found, and where one is; in browsers that can mark without changing the page. */
export function mark(hits: Hit[], here: number): void {
  if (!('highlights' in CSS)) return;
  const current = hits[here];
  CSS.highlights.set(ALL, new Highlight(...hits.filter((hit) => hit !== current).map((hit) => hit.range)));
  CSS.highlights.set(HERE, new Highlight(...(current === undefined ? [] : [current.range])));
}
