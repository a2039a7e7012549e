/** What stands on the squares of a room: chests, bookcases, bars and rubble, cut of flat sheets. */

import { ellipse, type Shape } from './shape.ts';
import { pebbles, rubble } from './stones.ts';

/** An Item mark: a chest, open when its location is searched out. */
function chest(empty: boolean): Shape[] {
  const shadow = { d: ellipse(0, 15, 19, 6), fill: '#000', opacity: 0.5 };
  if (empty) {
    return [
      shadow,
      { d: 'M-18-15l36-1 1 10-38 1z', fill: '#d9ac70' },
      { d: 'M-18-5h36l-1 20h-34z', fill: '#b98450' },
      { d: 'M-14-4h28l-1 14h-26z', fill: '#15110d' },
      { d: 'M-18 11h36v4h-36z', fill: '#e3b778' },
    ];
  }
  return [
    shadow,
    { d: 'M-18-13l36-1 1 29-38 .5z', fill: '#a8753f' },
    { d: 'M-18-14l36-1 .5 17-37 .5z', fill: '#f3c987' },
    { d: 'M-12-14h5v30h-5zM7-14h5v30H7z', fill: '#3a4245' },
    { d: 'M-4-1h8v9h-8z', fill: '#fff3d0' },
  ];
}

/** A Secret mark: a bookcase, bare when its location is searched out. */
function shelf(empty: boolean): Shape[] {
  const frame = [
    { d: ellipse(0, 16, 19, 5), fill: '#000', opacity: 0.5 },
    { d: 'M-19-17l38-.5.5 33-39 .5z', fill: '#b5906a' },
    { d: 'M-16-14h32v13h-32zM-16 2h32v11h-32z', fill: '#2a211b' },
  ];
  if (empty) return [...frame, { d: 'M-13-3l9-2 1 3-9 2zM4 12V5h3v7z', fill: '#a9b7ba' }];
  return [
    ...frame,
    { d: 'M-15-2v-9h5v9zM8-2v-10h7v10z', fill: '#d3ecfb' },
    { d: 'M-9-2v-10h4v10zM1 12V5h5v7z', fill: '#fff3d6' },
    { d: 'M-4-2v-11h6v11zM7 12V5h6v7z', fill: '#9cc8e4' },
    { d: 'M3-2v-9h4v9z', fill: '#f0cfa0' },
    { d: 'M-14 12V5h7v7z', fill: '#f6d9a6' },
    { d: 'M-6 12V3h4v9z', fill: '#b4dcf2' },
  ];
}

/** A Lock: bars with a brass padlock. */
const LOCK: readonly Shape[] = [
  { d: ellipse(0, 17, 22, 6), fill: '#000', opacity: 0.5 },
  { d: 'M-22-20h6v40h-6zM-11-20h6v40h-6zM5-20h6v40H5zM16-20h6v40h-6z', fill: '#8b989d' },
  { d: 'M-24-15h48v5h-48zM-24 10h48v5h-48z', fill: '#b6c2c5' },
  { d: 'M-9-2v-6a9 9 0 0 1 18 0v6H5v-6a5 5 0 0 0-10 0v6z', fill: '#fff' },
  { d: 'M-13-3l26-.5v18l-26 .5z', fill: '#e8c06c' },
  { d: 'M-13-3l26-.5v4l-26 .5z', fill: '#ffe6ad' },
  { d: 'M0 2a3 3 0 0 1 1.600 5.500l1 4h-5l1-4A3 3 0 0 1 0 2z', fill: '#1b140c' },
];

/** A Lock that was opened leaves a bent hasp. */
const HASP: readonly Shape[] = [
  { d: 'M-16-16h9v4h-5v5h-4zM16 16H7v-4h5V7h4z', fill: '#7d8482' },
  { d: 'M8-18l10 4-2 5-10-4z', fill: '#6f777a' },
];

/** An Obstacle: boulders and a broken beam. */
function boulders(name: string): Shape[] {
  return [
    { d: ellipse(0, 14, 23, 8), fill: '#000', opacity: 0.55 },
    ...rubble(name),
    { d: 'M-22-1l38-13 2.500 5-38 14z', fill: '#b98f58' },
    { d: 'M-22-1l38-13 .8 1.600-38 13.400z', fill: '#f2cf98' },
  ];
}

/** What stands on a square; `name` gives each heap of stones its own cut. */
export function thingOn(
  kind: string,
  token: 'obstacle' | 'lock' | null,
  empty: boolean,
  name: string,
): readonly Shape[] {
  if (token === 'obstacle') return boulders(name);
  if (token === 'lock') return LOCK;
  if (kind === 'o') return [{ d: pebbles(name), fill: '#8f9a98' }];
  if (kind === 'l') return HASP;
  if (kind.length < 2) return [];
  return kind[0] === 'i' ? chest(empty) : shelf(empty);
}
