/** What creatures are sewn of, as images: parts, the lamps of abilities, seals. */

import { moodOf } from './cards.ts';
import { cutout } from './cutout.ts';
import { smooth, straight } from './knife.ts';
import type { Point } from './pen.ts';
import type { Box, Drawing } from './pictures.svelte.ts';
import { ABILITY_SIGNS, LEGION_SIGNS, type Outlined } from './signs.ts';
import { PLACES, type Ability, type Legion, type Mood, type Place } from './things.ts';

/** A part with all that sticks out of its sheet. */
const PART_BOX: Box = { x: -6, y: -18, width: 132, height: 138 };
/** A lamp or a seal about its middle, where a lamp's radius is 12 and a seal's 20. */
const LAMP_BOX: Box = { x: -13, y: -13, width: 26, height: 26 };
const SEAL_BOX: Box = { x: -23, y: -23, width: 46, height: 60 };

export function partPicture(card: number, place: Place, mood: Mood, patterns: boolean): Drawing {
  const name = `part ${card} ${place} ${mood} ${patterns}`;
  return { name, box: PART_BOX, cut: () => cutout(card, place, mood, patterns) };
}

/** The parts of a creature, from the legs up. */
export function creaturePictures(cards: readonly number[], patterns: boolean): Drawing[] {
  const mood = moodOf(cards, false);
  return cards.map((card, i) => partPicture(card, PLACES[i] ?? 'head', mood, patterns));
}

/** A sign in a box of its own. */
export function sign(paths: readonly Outlined[], x: number, y: number, size: number): string {
  const drawn = paths.map(({ d, line }) =>
    line === undefined
      ? `<path d="${d}"/>`
      : `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${line}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="currentColor" fill-rule="evenodd">${drawn.join('')}</g>`;
}

/** The lamp of an ability that does not act. */
export function lampPicture(ability: Ability): Drawing {
  const cut = () =>
    '<circle r="12" fill="#170b13" stroke="#8a6273" stroke-width="1.1"/>' +
    `<g color="#f4e8d2">${sign(ABILITY_SIGNS[ability], -8.2, -8.2, 16.4)}</g>`;
  return { name: `lamp ${ability}`, box: LAMP_BOX, cut };
}

function ring(count: number, out: number, within: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const reach = i % 2 === 0 ? out : within;
    const turn = (i / count) * 2 * Math.PI + 0.2;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  });
}
const RIM = smooth(ring(14, 21.5, 17));
// prettier-ignore
const RIBBONS = [
  [[-10, 8], [-15, 33], [-7.5, 27], [-2, 35], [1, 12]],
  [[10, 8], [16, 30], [8, 26.5], [4, 34], [-1, 12]],
] as const;

/** A wax seal with its ribbon about a point: the creature under it is embodied for good. */
export function seal(legion: Legion): string {
  return (
    `<g data-legion="${legion}"><path d="${RIBBONS.map(straight).join('')}" fill="#170b13"/>` +
    '<path d="M-11 12l-3 16M11 12l3 14" fill="none" style="stroke:var(--iris)" stroke-width="1.4"/>' +
    `<path d="${RIM}" transform="translate(0 2)" fill="#06020499"/><path d="${RIM}" style="fill:var(--glow)"/>` +
    '<circle r="13.6" style="fill:var(--iris)"/>' +
    '<path d="M-13-9A16 16 0 0 1 2-16" fill="none" stroke="#fff8ea" stroke-width="2" stroke-linecap="round"/>' +
    `<g style="color:var(--glow)">${sign(LEGION_SIGNS[legion], -9.6, -9.6, 19.2)}</g></g>`
  );
}

export function sealPicture(legion: Legion): Drawing {
  return { name: `seal ${legion}`, box: SEAL_BOX, cut: () => seal(legion) };
}
