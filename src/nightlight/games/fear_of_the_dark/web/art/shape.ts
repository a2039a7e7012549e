/** Flat shapes, and pictures made of them: one picture costs a page far less than its hundred shapes. */

export interface Shape {
  d: string;
  /** none: only its line is drawn */
  fill?: string;
  line?: { colour: string; width: number };
  opacity?: number;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function channels(colour: string): number[] {
  const short = colour.length === 4;
  const size = short ? 1 : 2;
  const parts = Array.from({ length: (colour.length - 1) / size }, (_, place) =>
    colour.slice(1 + place * size, 1 + (place + 1) * size),
  );
  return parts.map((part) => Number.parseInt(short ? part + part : part, 16));
}

/** How a colour looks by a light: each part of it times that part of the light. */
export function lit(colour: string, light: string): string {
  const by = channels(light);
  const seen = channels(colour).map((part, place) =>
    place < by.length ? Math.round((part * by[place]!) / 255) : part,
  );
  return `#${seen.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Shapes as the inside of an SVG, by a light. */
export function drawn(shapes: readonly Shape[], light: string): string {
  return shapes
    .map(({ d, fill, line, opacity }) => {
      const stroke = line === undefined ? '' : ` stroke="${lit(line.colour, light)}" stroke-width="${line.width}"`;
      const faint = opacity === undefined ? '' : ` opacity="${opacity}"`;
      return `<path d="${d}" fill="${fill === undefined ? 'none' : lit(fill, light)}"${stroke}${faint}/>`;
    })
    .join('');
}

/** A picture to be shown by an image. */
export function picture(x: number, y: number, width: number, height: number, inside: string): string {
  const box = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`)}`;
}

/** Made once for each name. */
export function kept<Made>(make: (name: string, ...rest: string[]) => Made): (name: string, ...rest: string[]) => Made {
  const known = new Map<string, Made>();
  return (name, ...rest) => {
    const key = [name, ...rest].join(' ');
    const found = known.get(key) ?? make(name, ...rest);
    known.set(key, found);
    return found;
  };
}
