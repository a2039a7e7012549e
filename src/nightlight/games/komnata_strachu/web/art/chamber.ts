/** One small room, in the dark and in the light, as pictures. */

import { picture } from './picture.ts';

const WIDTH = 710;
const HEIGHT = 580;
const PLANKS = Array.from({ length: 9 }, (_, plank) => plank * 84 - 18);
const CEILING =
  'M-10-10h730v28c-30 20-70 8-104 20-40 14-92-6-140-2-30 3-40 12-70 11s-44-15-86-12c-50 4-80 16-124 6-38-9-70-3-102-2-40 2-74-6-104-21z';
const GLASS = 'M345 80h20c2 8 10 12 10 22a20 20 0 0 1-40 0c0-10 8-14 10-22z';
const BULB_VIEW = '273 0 164 184'; // as wide as the halo

const each = (draw: (x: number, plank: number) => string): string => PLANKS.map(draw).join('');
const seams = each((x) => `M${x} 0v${HEIGHT}`);
const flex = (colour: string): string =>
  `<path d="M355-4v70" stroke="${colour}" stroke-width="3.500"/><path fill="${colour}" d="M345 62h20v18h-20z"/>`;

export const DARK_WALL = picture(
  `0 0 ${WIDTH} ${HEIGHT}`,
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#150c0b"/>` +
    each((x, plank) => `<path d="M${x} 0h82v${HEIGHT}h-82z" fill="${plank % 2 === 1 ? '#1a0f0d' : '#140b0a'}"/>`) +
    `<path d="${seams}" stroke="#0b0606" stroke-width="2.400"/><path d="${CEILING}" fill="#0c0606"/>`,
);

export const LIT_WALL = picture(
  `0 0 ${WIDTH} ${HEIGHT}`,
  `<radialGradient id="g" cx="355" cy="100" r="520" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffd791"/>
<stop offset=".13" stop-color="#f0924f"/><stop offset=".34" stop-color="#d0613a"/><stop offset=".62" stop-color="#8a3426"/>
<stop offset="1" stop-color="#35120f"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="#1b0a0a"/>` +
    each((x, plank) => {
      const odd = plank % 2 === 1;
      return `<path d="M${x} ${-4 + (plank % 3)}h82.500l${odd ? -1 : 1} ${HEIGHT + 8}h-82z" fill="url(#g)" opacity="${odd ? 1 : 0.93}"/>`;
    }) +
    `<path d="${seams}" stroke="#300f0d" stroke-width="2.400" opacity=".6"/>
<path d="${each((x) => `M${x + (x < 355 ? 81 : 2)} 30v${HEIGHT}`)}" stroke="#ffcf84" stroke-width="1.200" opacity=".3"/><g fill="#4a1a14" opacity=".8">` +
    each(
      (x, plank) =>
        `<circle cx="${x + 14}" cy="${150 + (plank % 2) * 9}" r="2.400"/><circle cx="${x + 68}" cy="${154 - (plank % 2) * 8}" r="2.400"/>`,
    ) +
    `</g><path d="${CEILING}" fill="#160808"/>`,
);

export const DARK_BULB = picture(
  BULB_VIEW,
  `${flex('#2a1a18')}<path d="${GLASS}" fill="#1e1413" stroke="#3a2622" stroke-width="2"/>`,
);

export const LIT_BULB = picture(
  BULB_VIEW,
  `<radialGradient id="h"><stop offset=".2" stop-color="#fff1c9" stop-opacity=".85"/><stop offset="1" stop-color="#fff1c9" stop-opacity="0"/>
</radialGradient>${flex('#160808')}<circle cx="355" cy="102" r="82" fill="url(#h)"/><path d="${GLASS}" fill="#fff1c9"/>
<path d="M348 100l4.500 7 4.500-7 4.500 7" fill="none" stroke="#e0703f" stroke-width="2.200"/>`,
);

/** Who was there all along. */
export const LEFT_EYES = picture(
  '-10 0 210 100',
  `<path d="M-10-10h190c6 26 1 44-10 60l-10 3-2 14-12-8-8 16-10-14-13 18-10-17-15 16-9-16-14 11-8-14-15 7-6-13-16 3c-18-12-30-36-42-66z" fill="#160808"/>
<g fill="#f7e6c9"><ellipse cx="72" cy="32" rx="15" ry="17"/><ellipse cx="111" cy="33" rx="15" ry="17"/></g>
<g fill="#160808"><circle cx="80" cy="38" r="6.500"/><circle cx="119" cy="39" r="6.500"/></g>
<g fill="#f7e6c9"><circle cx="82" cy="35.500" r="1.800"/><circle cx="121" cy="36.500" r="1.800"/></g>
<path d="M84 60c5 4 12 4 17 0" fill="none" stroke="#f7e6c9" stroke-width="3" stroke-linecap="round"/>`,
);

export const RIGHT_EYES = picture(
  '0 0 200 100',
  `<path d="M210-10H20c-8 24-4 42 5 58l11 2 1 15 13-9 8 17 12-14 12 20 11-18 15 18 10-17 15 11 7-16 17 5 8-15c17-10 32-28 41-57z" fill="#160808"/>
<g fill="none" stroke="#f7e6c9" stroke-linecap="round"><path d="M78 34c6 8 19 8 25 0M122 33c6 8 19 8 25 0" stroke-width="4.500"/>
<path d="M70 27l10-6M155 26l-10-6M105 57c4-5 11-5 15 0" stroke-width="3"/></g>`,
);
