/** Drawings as pictures: each is made once, and whatever shows it is one node of the page instead of many. */

const kept = new Map<string, HTMLImageElement>();

/** The address of a drawing, which is what stands inside of an `<svg>`. */
export function picture(view: string, drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${drawing}</svg>`)}`;
}

/** Have pictures at hand, one after the other: later they are there in the frame that asks for them. */
export async function prepare(pictures: Iterable<string>): Promise<void> {
  for (const source of pictures) {
    if (kept.has(source)) continue;
    const image = new Image();
    image.src = source;
    kept.set(source, image);
    await image.decode().catch(() => undefined); // it is drawn when it is needed
  }
}
