/** What is drawn by its id, as the game's own files name it. */

import { CONTENT, type Awakening, type Card, type Deed } from '../seam.ts';

export const LEGIONS = CONTENT.legions;
export type Legion = Card['legion'];

/** From the ground up, as a creature is built. */
export const PLACES = CONTENT.body;
export type Place = Deed['part'];
export const PARTS: Awakening['part'][] = [...PLACES, 'seal'];

export const ABILITIES = CONTENT.abilities.map(({ id }) => id);
export type Ability = Deed['ability'];

/** sleep: not complete; awake: complete; pure: complete and all of one legion; sealed: embodied for good */
export const MOODS = ['sleep', 'awake', 'pure', 'sealed'] as const;
export type Mood = (typeof MOODS)[number];

/** lit: may be chosen; marked: to be given away; coming: would come to the hand; gone: is leaving it */
export type CardState = 'unlit' | 'lit' | 'marked' | 'coming' | 'gone';

/** An ability as a lamp: next: will act; now: acts; harm: will hurt its owner; done: has acted; lost: stays silent */
export type BadgeState = 'quiet' | 'next' | 'now' | 'harm' | 'done' | 'lost';
