/** Whether several people at one screen see it as theirs, and how they play on it; kept in this browser. */

const KEPT_AS = 'nightlight-komnata-strachu-sharing';
const WIDE = 1000; // px from which on a keyboard has room below the cards

export type Way = 'touch' | 'keys';

function kept(): Way | null {
  try {
    const found = localStorage.getItem(KEPT_AS);
    return found === 'touch' || found === 'keys' ? found : null;
  } catch {
    return null;
  }
}

class Sharing {
  /** else the ordinary table is shown, with its menu and its log */
  shown = $state(true);
  #chosen: Way | null = $state(kept());

  /** By keys where there is a mouse and much room, unless they said otherwise. */
  way(width: number): Way {
    if (width < WIDE) return 'touch';
    return this.#chosen ?? (window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys');
  }

  choose(way: Way): void {
    this.#chosen = way;
    try {
      localStorage.setItem(KEPT_AS, way);
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }
}

export const sharing = new Sharing();
