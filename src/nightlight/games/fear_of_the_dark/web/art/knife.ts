/** Hand-cut shapes: the same name always gives the same cut. */

export type Random = () => number;

export function knife(name: string): Random {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return () => {
    hash += 0x6d2b79f5;
    let next = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    next ^= next + Math.imul(next ^ (next >>> 7), 61 | next);
    return ((next ^ (next >>> 14)) >>> 0) / 4294967296;
  };
}

export type Corner = readonly [number, number];

export function polygon(corners: Corner[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** A rectangle that was cut freely, by so much off the line. */
export function quad(cut: Random, x: number, y: number, width: number, height: number, off: number): string {
  return polygon([
    [x + cut() * off, y + cut() * off],
    [x + width / 2, y + (cut() - 0.5) * off],
    [x + width - cut() * off, y + cut() * off],
    [x + width + (cut() - 0.5) * off, y + height / 2],
    [x + width - cut() * off, y + height - cut() * off],
    [x + width / 2, y + height + (cut() - 0.5) * off],
    [x + cut() * off, y + height - cut() * off],
    [x + (cut() - 0.5) * off, y + height / 2],
  ]);
}

/** A torn round shape with so many corners. */
export function blob(cut: Random, x: number, y: number, rx: number, ry: number, corners: number, off: number): string {
  return polygon(
    Array.from({ length: corners }, (_, corner): Corner => {
      const angle = ((corner + 0.5) / corners) * Math.PI * 2 + (cut() - 0.5) * 0.3;
      const far = 1 + (cut() - 0.5) * off;
      return [x + Math.cos(angle) * rx * far * 1.12, y + Math.sin(angle) * ry * far * 1.12];
    }),
  );
}
