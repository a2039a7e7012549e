/** Colour, shape and cloth of the five seats; they always go together. */

export type Cloth = 'stripes' | 'dots' | 'bars' | 'grid' | 'hem';

export interface SeatLook {
  colour: string;
  /** hat band, bobble and rim */
  pale: string;
  /** on a grid of 12 */
  shape: string;
  cloth: Cloth;
}

const LOOKS: readonly [SeatLook, ...SeatLook[]] = [
  { colour: 'var(--seat-0)', pale: '#ffc9ba', shape: 'M6 .8l5.600 10.400H.4z', cloth: 'stripes' },
  { colour: 'var(--seat-1)', pale: '#fbdcf5', shape: 'M6 0l5.400 6L6 12 .6 6z', cloth: 'dots' },
  {
    colour: 'var(--seat-2)',
    pale: '#a4ecdc',
    shape: 'M6 .6a5.400 5.400 0 1 1 0 10.800A5.400 5.400 0 0 1 6 .6z',
    cloth: 'bars',
  },
  { colour: 'var(--seat-3)', pale: '#bfd2ff', shape: 'M1 1h10v10H1z', cloth: 'grid' },
  { colour: 'var(--seat-4)', pale: '#c9b995', shape: 'M4 .6h4V4h3.400v4H8v3.400H4V8H.6V4H4z', cloth: 'hem' },
];

export function seatLook(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] ?? LOOKS[0];
}
