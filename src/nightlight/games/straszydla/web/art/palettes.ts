/** The inks of a district: by day and by night, awake and asleep, and in the light of the lamp. */

export interface Inks {
  far: string;
  mid: string;
  near: string;
  pale: string;
  fire: string;
  rim: string;
  disc: string;
  window: string;
  /** at the top, and at the horizon */
  sky: [string, string];
}

export type Light = 'night asleep' | 'night awake' | 'day asleep' | 'day awake' | 'lit' | 'chosen';

const NIGHT: Inks = {
  far: '#3b4d38', mid: '#24352a', near: '#0b130f', pale: '#cfd3a0', fire: '#c2743c', rim: '#4f6149', disc: '#7f8a68',
  window: '#c9c594', sky: ['#1c2a24', '#3c4d3a'],
};
const DAY: Inks = {
  far: '#6b7a59', mid: '#4d5e45', near: '#2a3a28', pale: '#c3c6a4', fire: '#c2743c', rim: '#8b976f', disc: '#a4ab86',
  window: '#d9d7b8', sky: ['#5f6e52', '#7f8c69'],
};
const LIT: Inks = {
  far: '#a8783a', mid: '#6a4822', near: '#241809', pale: '#ffe9b5', fire: '#c2743c', rim: '#ffdf9e', disc: '#ffe9b5',
  window: '#fff6d6', sky: ['#6b4d22', '#f0b95a'],
};

export const PALETTES: Record<Light, Inks> = {
  'night asleep': NIGHT,
  'night awake': {
    ...NIGHT, far: '#54683f', mid: '#2c4030', pale: '#eeeac0', rim: '#a9b47a', disc: '#eeeac0', window: '#f3e9b4',
    sky: ['#2d4030', '#8c9b62'],
  },
  'day asleep': DAY,
  'day awake': {
    ...DAY, far: '#a3ad85', mid: '#71825c', near: '#3a4c34', rim: '#dedcbd', disc: '#fffdf0', window: '#f7f3dc',
    sky: ['#a9af90', '#cdccac'],
  },
  lit: LIT,
  chosen: { ...LIT, sky: ['#96692b', '#ffd689'] },
};

/** People who are boarded up have put their lights out. */
export const WINDOW_OUT = '#2c3a2f';
