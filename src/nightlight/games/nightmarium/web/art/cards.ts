/** What is printed on the cards. A test holds this table against the game's own cards.toml. */

import { ABILITIES, LEGIONS, PLACES, type Ability, type Legion, type Place } from './things.ts';

export interface FearCard {
  id: number;
  /** the monster that it is a part of, from 1 */
  species: number;
  legion: Legion;
  /** from the ground up */
  places: readonly Place[];
  ability: Ability | null;
}

/** One line for each species: its three cards by the first letters of their places, and what they can do. */
const PRINTED = `
H scavenger,   T,              L
H,             TH mourner,     L
H scavenger,   T scavenger,    L scavenger
TH devourer,   LT mourner,     L mourner
H,             LT scavenger,   L
H scavenger,   TH scavenger,   L scavenger
H scavenger,   T scavenger,    LT scavenger
H,             T scavenger,    L scavenger
H devourer,    T,              L
H devourer,    TH mockingbird, L
H mockingbird, T mockingbird,  L
TH mourner,    T,              L
H,             LT mockingbird, L
H devourer,    TH devourer,    L devourer
H mockingbird, LT devourer,    L mockingbird
H mourner,     T mourner,      L
H mourner,     LT mourner,     L
H,             T devourer,     L mourner
H chorister,   T chorister,    L chorister
H mockingbird, LTH mockingbird, L mockingbird
H mourner,     LTH mourner,    L mourner
H chorister,   LTH chorister,  L
H,             T chorister,    L
H,             T,              L
H chorister,   LTH chorister,  L chorister
H chorister,   T chorister,    L chorister
H,             T,              L
H executioner, TH executioner, L executioner
H,             T,              L
H mockingbird, T mockingbird,  L mockingbird
H devourer,    T devourer,     L devourer
H executioner, T executioner,  L executioner
H,             T,              L
H executioner, T executioner,  L executioner
H executioner, LT executioner, L executioner
H executioner, T executioner,  L executioner`;

const SPECIES_IN_LEGION = 9;
const CARDS_IN_SPECIES = 3;
const SEALS_IN_LEGION = 3;

function read(): FearCard[] {
  const lines = PRINTED.trim().split('\n');
  return lines.flatMap((line, row) =>
    line.split(',').map((entry, nth): FearCard => {
      const [letters = '', ability = ''] = entry.trim().split(' ');
      return {
        id: row * CARDS_IN_SPECIES + nth + 1,
        species: row + 1,
        legion: LEGIONS[Math.floor(row / SPECIES_IN_LEGION)] ?? 'blue',
        places: PLACES.filter((place) => letters.includes(place.charAt(0).toUpperCase())),
        ability: ABILITIES.find((known) => known === ability) ?? null,
      };
    }),
  );
}

export const FEARS: readonly FearCard[] = read();

/** A fear card by the number printed on it; none for a seal. */
export function fearOf(id: number): FearCard | null {
  return FEARS[id - 1] ?? null;
}

/** The legion of a fear card or of a seal. */
export function legionOf(id: number): Legion {
  return fearOf(id)?.legion ?? LEGIONS[Math.floor((id - FEARS.length - 1) / SEALS_IN_LEGION)] ?? 'blue';
}

/** The place that shows a card at its best: its highest. */
export function bestPlace(card: FearCard): Place {
  return card.places.at(-1) ?? 'head';
}

/** How a creature of these cards feels, legs first. */
export function moodOf(cards: readonly number[], sealed: boolean): 'sleep' | 'awake' | 'pure' | 'sealed' {
  if (cards.length < PLACES.length) return 'sleep';
  if (sealed) return 'sealed';
  return new Set(cards.map(legionOf)).size === 1 ? 'pure' : 'awake';
}
