/** The eyes and mouths of bogeys. */

import { disc, type Shape } from './shapes.ts';

/** Round eyes: where, and how large. */
const ROUND: Record<string, [number, number, number][]> = {
  two: [[-4, 0, 1.9], [4, 0, 1.9]],
  big: [[-4.6, 0, 3.4], [4.6, 0, 3.4]],
  one: [[0, -1, 4.6]],
  three: [[-5, 1, 1.9], [5, 1, 1.9], [0, -4, 1.9]],
  empty: [[-4, 0, 2.6], [4, 0, 2.6]],
};
const LARGE = 3; // from which on an eye has a pupil

export function eyesOf(name: string, x: number, y: number): Shape[] {
  if (name === 'slit') {
    return [{ ink: 'light', d: `M${x - 8} ${y - 2.5}l6.500 3-6 1.800zM${x + 8} ${y - 2.5}l-6.500 3 6 1.800z` }];
  }
  if (name === 'sleepy') return [{ ink: 'smile', d: `M${x - 7} ${y}q3 2.600 6 0M${x + 1} ${y}q3 2.600 6 0` }];
  return (ROUND[name] ?? []).flatMap(([dx, dy, r]) => [
    disc('light', x + dx, y + dy, r, name === 'empty' ? r * 1.4 : r),
    ...(r > LARGE ? [disc('hole', x + dx + 0.8, y + dy + 0.6, Math.round(r * 4.2) / 10)] : []),
  ]);
}

export function mouthOf(name: string, x: number, y: number): Shape[] {
  switch (name) {
    case 'zig':
      return [{ ink: 'smile', d: `M${x - 6} ${y}l3 2.500 3-2.500 3 2.500 3-2.500` }];
    case 'grin':
      return [{ ink: 'light', d: `M${x - 7} ${y - 1}q7 7 14 0l-2.300 1-2.300 2-2.400-1.600-2.400 1.600-2.300-2z` }];
    case 'o':
      return [disc('light', x, y + 1, 2, 2.6)];
    case 'fang':
      return [
        { ink: 'smile', d: `M${x - 6} ${y}h12` },
        { ink: 'light', d: `M${x - 5} ${y}h3l-1.500 4zM${x + 2} ${y}h3l-1.500 4z` },
      ];
    case 'beak':
      return [{ ink: 'light', d: `M${x - 3} ${y - 3}h6l-3 7z` }];
    case 'smile':
      return [{ ink: 'smile', d: `M${x - 4} ${y}q4 3.500 8 0` }];
    case 'tongue':
      return [
        { ink: 'smile', d: `M${x - 5} ${y}h10` },
        { ink: 'light', d: `M${x - 1} ${y}h4v4q-2 2.400-4 0z` },
      ];
    default:
      return [];
  }
}
