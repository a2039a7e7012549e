/** Cards as images, open and face down, in a box of 100 by 140. */

import { bestPlace, fearOf, legionOf } from './cards.ts';
import { cutout, weave } from './cutout.ts';
import type { Box, Drawing } from './pictures.svelte.ts';
import { seal, sign } from './sewn.ts';
import { ABILITY_SIGNS, FIGURE, LEGION_SIGNS } from './signs.ts';
import { PLACES, type Ability, type Legion, type Mood, type Place } from './things.ts';

const CARD: Box = { x: 0, y: 0, width: 100, height: 140 };

/** named: with room for its name; bare: without; small: without, and its ability can be told from afar */
export type Room = 'named' | 'bare' | 'small';
const PICTURE_AT: Record<Room, number> = { named: 14, bare: 21, small: 26 };
const ABILITY_AT: Record<Room, { size: number; below: number }> = {
  named: { size: 28, below: 17.5 },
  bare: { size: 32, below: 4 },
  small: { size: 40, below: 4 },
};

export interface Face {
  card: number;
  mood: Mood;
  /** on lit paper */
  lit: boolean;
  room: Room;
  patterns: boolean;
}

/** All of an open card but its paper and its name. */
export function facePicture(face: Face): Drawing {
  const { card, mood, lit, room, patterns } = face;
  return { name: `face ${card} ${mood} ${lit} ${room} ${patterns}`, box: CARD, cut: () => faceInside(face) };
}

function faceInside({ card, mood, lit, room, patterns }: Face): string {
  const fear = fearOf(card);
  const legion = legionOf(card);
  const marks = `<g style="color:var(--${lit ? 'iris' : 'tint'})">${sign(LEGION_SIGNS[legion], 6, 5, 21)}</g>`;
  const at = PICTURE_AT[room];
  if (fear === null) {
    const wax = `<g transform="translate(46.5 ${at + 43.5}) scale(1.65)">${seal(legion)}</g>`;
    return `<g data-legion="${legion}">${edge(legion, patterns)}${marks}${wax}</g>`;
  }
  const part = `<g transform="translate(1.5 ${at + 15}) scale(.75)">${cutout(card, bestPlace(fear), mood, patterns)}</g>`;
  const ability = fear.ability === null ? '' : printedAbility(fear.ability, room);
  return `<g data-legion="${legion}">${edge(legion, patterns)}${marks}${figure(fear.positions, lit)}${part}${ability}</g>`;
}

function printedAbility(ability: Ability, room: Room): string {
  const { size, below } = ABILITY_AT[room];
  const [x, y] = [3 + size / 2, CARD.height - below - size / 2];
  const icon = sign(ABILITY_SIGNS[ability], -size * 0.33, -size * 0.33, size * 0.66);
  return (
    `<g transform="translate(${x} ${y})" color="#f4e8d2"><circle r="${size / 2}" fill="#170b13"/>` +
    `<circle r="${size / 2 + 0.7}" fill="none" style="stroke:var(--tint)" stroke-width="1.4"/>${icon}</g>`
  );
}

/** A little figure with the places filled that a card may take. */
function figure(places: readonly Place[], lit: boolean): string {
  const paths = PLACES.map((place) => {
    const open = places.includes(place);
    return `<path d="${FIGURE[place]}" fill="${open ? 'currentColor' : 'none'}" stroke-opacity="${open ? 1 : 0.5}"/>`;
  });
  return (
    `<g transform="translate(72 4.5) scale(.9375)" color="${lit ? '#20140a' : '#f4e8d2'}" stroke="currentColor" ` +
    `stroke-width="1.1" stroke-linejoin="round">${paths.join('')}</g>`
  );
}

const rows = (count: number, row: (y: number, high: number) => string): string =>
  Array.from({ length: count }, (_, i) => row((140 / count) * i, 140 / count)).join('');
const EDGES: Record<Legion, string> = {
  blue: `M10 0H4L2 10${rows(4, (y, high) => `V${y + high - 8}L5 ${y + high}L2 ${y + high + 8}`)}V140H10Z`,
  red: `M10 0H3${rows(20, (y, high) => `L${(y * 7) % 3} ${y + high * 0.6}L4 ${y + high}`)}V140H10Z`,
  brown: `M10 0H4${rows(7, (y, high) => `L5 ${y}Q-1.5 ${y + high / 2} 5 ${y + high - 1}`)}V140H10Z`,
  green: `M10 0H4${rows(9, (y, high) => `Q0 ${y + high / 4} 3 ${y + high / 2}T4 ${y + high}`)}V140H10Z`,
};

/** A strip of the legion's paper along the right side, cut as the legion cuts. */
function edge(legion: Legion, patterns: boolean): string {
  const woven = `${weave(legion, 'edge-weave')}<path d="${EDGES[legion]}" fill="url(#edge-weave)" opacity=".3"/>`;
  return (
    '<clipPath id="corners"><rect width="100" height="140" rx="6"/></clipPath><g clip-path="url(#corners)">' +
    `<g transform="translate(91 0) scale(.9 1)"><path d="${EDGES[legion]}" style="fill:var(--sheet-lit)"/>${patterns ? woven : ''}</g></g>`
  );
}

const CRYSTAL =
  '<path d="M50 16L82 48 88 86 66 122H34L12 86l6-38z" fill="#8d3f55" opacity=".75"/>' +
  '<path d="M50 16L62 62 50 122 38 62z" fill="#e99aa6" opacity=".6"/>' +
  '<path d="M18 48l20 14L50 16z" fill="#e58c9a" opacity=".5"/>' +
  '<path d="M82 48L62 62 50 16z" fill="#c96a7e" opacity=".5"/>' +
  '<path d="M12 86l26-24 12 60H34z" fill="#b2596a" opacity=".6"/>' +
  '<path d="M14 71C30 47 70 47 86 71C70 95 30 95 14 71z" fill="#170b13"/>';
const OPEN_EYE =
  '<path d="M20 71C34 53 66 53 80 71C66 89 34 89 20 71z" fill="#fff8ea"/><circle cx="50" cy="71" r="12" fill="#b2596a"/>' +
  '<circle cx="50" cy="71" r="6" fill="#170b13"/><circle cx="46" cy="66.5" r="2.4" fill="#fff8ea"/>';
const SHUT_EYE =
  '<path d="M22 69Q50 88 78 69M31 76l-5 7M41 80.5l-2.5 8M50 82v8M59 80.5l2.5 8M69 76l5 7" fill="none" stroke="#e3b3bb" ' +
  'stroke-width="3.4" stroke-linecap="round"/>';

/** A card face down: the crystal behind its paper, and an eye that is open where the card may be drawn. */
export function backPicture(lit: boolean): Drawing {
  const paper = lit
    ? { ground: '#efd49a', line: '#fff1c9', woven: '#e4c286', frame: '#8a5a2c88' }
    : { ground: '#3b1a2a', line: '#a06478', woven: '#4a2234', frame: '#a0647866' };
  const sheet = '<rect x=".7" y=".7" width="98.6" height="138.6" rx="7.5"';
  const cut = () =>
    '<pattern id="weave" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
    `<path d="M0 0h8v16H0z" fill="${paper.woven}"/></pattern>` +
    `${sheet} fill="${paper.ground}" stroke="${paper.line}" stroke-width="1.4"/>${sheet} fill="url(#weave)"/>` +
    `<path d="M18 8h64l10 11v102l-10 11H18L8 121V19z" fill="none" stroke="${paper.frame}" stroke-width="1.4"/>` +
    CRYSTAL +
    (lit ? OPEN_EYE : SHUT_EYE);
  return { name: `back ${lit}`, box: CARD, cut };
}
