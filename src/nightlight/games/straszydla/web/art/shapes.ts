/** What a drawn bogey is made of. */

export interface Shape {
  /** what it is cut from: the body, a hole in it, light, or a line of one of these */
  ink: 'body' | 'cloth' | 'hole' | 'light' | 'glow' | 'line' | 'smile' | 'fur';
  d: string;
  /** of a line */
  width?: number;
  transform?: string;
}

/** A surface of the body's paper, laid at a place. */
export function piece(x: number, y: number, d: string): Shape {
  return { ink: 'body', d, transform: `translate(${x} ${y})` };
}

export function line(d: string, width = 2): Shape {
  return { ink: 'line', d, width };
}

export function disc(ink: Shape['ink'], x: number, y: number, rx: number, ry = rx): Shape {
  return { ink, d: `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z` };
}
