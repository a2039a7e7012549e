/** A card at one of its places, written as SVG: a sheet of paper, and the part of a monster that is cut of it. */

import { partOf } from './creature.ts';
import type { Legion, Mood, Place } from './things.ts';

/** The pattern of a legion's paper: boards, hair, rings, cells. */
const WEAVES: Record<Legion, { size: string; d: string }> = {
  blue: { size: 'width="9" height="9" patternTransform="rotate(45)"', d: 'M0 0h1.6v9H0z' },
  red: { size: 'width="12" height="12"', d: 'M2 1l1.4 5L5 1zM8 7l1.4 5L11 7z' },
  brown: { size: 'width="16" height="9"', d: 'M0 0Q8 7 16 0V2Q8 9 0 2z' },
  green: { size: 'width="13" height="13"', d: 'M3.5 1a2.5 2.5 0 1 0 .1 0zM10 8a2 2 0 1 0 .1 0z' },
};

/** To be filled with `url(#id)`. */
export function weave(legion: Legion, id: string): string {
  const { size, d } = WEAVES[legion];
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" ${size}><path d="${d}"/></pattern>`;
}

const LIGHT =
  '<stop stop-color="#fff6ea" stop-opacity=".95"/><stop offset=".55" stop-color="#ffe9da" stop-opacity=".4"/>' +
  '<stop offset="1" stop-color="#ffe3d6" stop-opacity="0"/>';

/** The part in a box of 120 by 100, from which horns and hands stick out; painted by cutout.css. */
export function cutout(card: number, place: Place, mood: Mood, patterns: boolean, id = 'part'): string {
  const part = partOf(card, place, mood);
  if (part === null) return '';
  const { legion } = part.card;
  const sheet = (paint: string, more = ''): string => `<path class="${paint}" d="${part.sheet}" ${more}/>`;
  const silhouette = part.shapes
    .filter(({ paint }) => paint === 'limb' || paint === 'body')
    .map(({ d }) => d)
    .join('');
  const shapes = part.shapes.map(
    ({ paint, d, width }) => `<path class="${paint}" d="${d}"${width === null ? '' : ` stroke-width="${width}"`}/>`,
  );
  return (
    `<g class="cutout ${mood}" data-legion="${legion}">` +
    `<defs>${patterns ? weave(legion, `${id}-weave`) : ''}<radialGradient id="${id}-light" r=".64">${LIGHT}</radialGradient></defs>` +
    `<g transform="rotate(${part.tilt} 60 50)">` +
    (mood === 'pure' ? sheet('mat', 'transform="translate(-3.6 -3) scale(1.06)"') : '') +
    sheet('shadow', 'transform="translate(0 3)"') +
    sheet('rim', 'transform="translate(0 -1.3)"') +
    sheet('sheet') +
    (patterns ? sheet('weave', `fill="url(#${id}-weave)"`) : '') +
    `${sheet('light', `fill="url(#${id}-light)"`)}</g>` +
    `<path class="shine" d="${silhouette}" transform="translate(-.9 -1.3)"/>${shapes.join('')}</g>`
  );
}
