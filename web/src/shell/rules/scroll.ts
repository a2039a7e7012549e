/** Bringing a place of a book into sight. */

const FRAMES = 8;

/** Scroll to it, and stay there while what is above grows to its true height; how to stop that. */
export function bring(place: Element, where?: ScrollIntoViewOptions): () => void {
  let left = FRAMES;
  let next = 0;
  const look = (): void => {
    place.scrollIntoView(where);
    left -= 1;
    if (left > 0) next = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(next);
}
