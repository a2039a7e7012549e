/** The light switch, and the marks of right and wrong, as pictures. */

import { picture } from './picture.ts';

export const ROCKER = {
  off: picture(
    '0 0 62 96',
    `<path d="M6 6l50-1 1 85-52 1z" fill="#170b09"/><path d="M11 11l40-.6.4 37H11z" fill="#5f3d32"/>
<path d="M11 48h40.400l.4 37.400L10.600 86z" fill="#b98d76"/><path d="M11 48h40.400v4H11z" fill="#d9b199"/>
<path d="M26 66h10" stroke="#2a1510" stroke-width="4" stroke-linecap="round"/>`,
  ),
  on: picture(
    '0 0 62 96',
    `<path d="M6 6l50-1 1 85-52 1z" fill="#7a4a2a"/><path d="M11 11l40-.6.4 37H11z" fill="#fffaf0"/>
<path d="M11 44h40.400v4H11z" fill="#d9c19a"/><path d="M11 48h40.400l.4 37.400L10.600 86z" fill="#a8703f"/>
<circle cx="31" cy="29" r="5" fill="none" stroke="#20140a" stroke-width="3.600"/>`,
  ),
};

export const MARK = {
  right: picture(
    '0 0 16 16',
    '<circle cx="8" cy="8" r="8" fill="#8fd6a6"/><path d="M4 8.400l2.800 2.800L12 5.600" fill="none" stroke="#0b2214" stroke-width="2.200"/>',
  ),
  wrong: picture(
    '0 0 16 16',
    '<circle cx="8" cy="8" r="8" fill="#ff8f7d"/><path d="M4.800 4.800l6.400 6.400M11.200 4.800l-6.400 6.400" stroke="#2a0a06" stroke-width="2.200"/>',
  ),
};
