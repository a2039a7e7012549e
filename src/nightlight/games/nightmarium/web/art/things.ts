/** What is drawn by its id, as the game's own files name it. */

export const LEGIONS = ['blue', 'red', 'brown', 'green'] as const;
export type Legion = (typeof LEGIONS)[number];

/** From the ground up, as a creature is built. */
export const PLACES = ['legs', 'torso', 'head'] as const;
export type Place = (typeof PLACES)[number];

export const ABILITIES = ['mourner', 'scavenger', 'executioner', 'devourer', 'mockingbird', 'chorister'] as const;
export type Ability = (typeof ABILITIES)[number];

/** sleep: not complete; awake: complete; pure: complete and all of one legion; sealed: embodied for good */
export const MOODS = ['sleep', 'awake', 'pure', 'sealed'] as const;
export type Mood = (typeof MOODS)[number];

/** lit: may be chosen; marked: to be given away; coming: would come to the hand; gone: is leaving it */
export type CardState = 'unlit' | 'lit' | 'marked' | 'coming' | 'gone';

/** An ability as a lamp: next: will act; now: acts; harm: will hurt its owner; done: has acted; lost: stays silent */
export type BadgeState = 'quiet' | 'next' | 'now' | 'harm' | 'done' | 'lost';
