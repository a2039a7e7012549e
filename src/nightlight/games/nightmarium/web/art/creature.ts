/** A part of a creature: a card as it is drawn at one of its places, in a mood. */

import { fearOf } from './cards.ts';
import { CUTS } from './cuts.ts';
import { EYES, MOUTHS, type EyesId, type MouthId, type Spot } from './faces.ts';
import { BEHIND, CROWNS, HEADS, headOutline, type CrownId } from './heads.ts';
import { sheetOf } from './knife.ts';
import { LEGS, TAILS } from './legs.ts';
import { AXIS, halves, moved, type Chance, type Point } from './pen.ts';
import { Sketch, type Shape } from './sketch.ts';
import { SPECIES, type Species } from './species.ts';
import { ARMS, RAISED, TORSOS, TRIMS, UNDER, placedArms, torsoOutline } from './torsos.ts';
import { chance } from '../../../../../../web/src/art/paper.ts';
import type { Card } from '../seam.ts';
import type { Mood, Place } from './things.ts';

export interface Part {
  card: Card;
  /** the paper it is cut from */
  sheet: string;
  /** how askew the paper hangs, in degrees */
  tilt: number;
  shapes: readonly Shape[];
}

/** What a card was drawn as: of every species the first card is the head, the second the torso, the third the legs. */
const ROLES: readonly Place[] = ['head', 'torso', 'legs'];

const roleOf = (card: Card): Place => ROLES[(card.id - 1) % ROLES.length] ?? 'head';

/** Faces for what was not drawn as a head. */
const OTHER_EYES: readonly EyesId[] = ['big', 'three', 'button', 'one', 'cat', 'odd', 'owl'];
const OTHER_MOUTHS: readonly MouthId[] = ['grin', 'ring', 'zig', 'gap', 'tongue', 'tusk', 'fang'];
const OTHER_CROWNS: readonly CrownId[] = ['tuft', 'none', 'spike', 'none', 'bub', 'none', 'horn'];

/** One of a list, by the species, and not the one that its head has. */
function other<T>(list: readonly T[], card: Card, used: T): T {
  const rest = list.filter((entry) => entry !== used);
  return rest[(card.species * 3) % rest.length]!;
}

type Looks = Pick<Species, 'crown' | 'eyes' | 'mouth'>;

/** The face of a card, the same at all its places. */
function looksOf(card: Card, species: Species): Looks {
  if (roleOf(card) === 'head') return species;
  return {
    crown: other(OTHER_CROWNS, card, species.crown),
    eyes: other(OTHER_EYES, card, species.eyes),
    mouth: other(OTHER_MOUTHS, card, species.mouth),
  };
}

function face(s: Sketch, looks: Looks, eyes: Spot, mouth: Spot): void {
  EYES[looks.eyes](s, eyes);
  MOUTHS[looks.mouth](s, mouth);
}

type Build = Pick<Species, 'torso' | 'arms' | 'trim'>;
const HEAD_AS_TORSO: Build = { torso: 'pear', arms: 'tiny', trim: 'none' };
const LEGS_AS_TORSO: Build = { torso: 'gown', arms: 'long', trim: 'none' };

function buildOf(card: Card, species: Species): Build {
  const role = roleOf(card);
  return role === 'torso' ? species : role === 'head' ? HEAD_AS_TORSO : LEGS_AS_TORSO;
}

function head(s: Sketch, card: Card, species: Species): void {
  const shape = HEADS[species.head];
  const looks = looksOf(card, species);
  if (roleOf(card) !== 'head') placedArms(species.arms, s, { y: 30, wide: 1, high: 0.66 }, RAISED.has(species.arms));
  if (BEHIND.has(looks.crown)) CROWNS[looks.crown](s, shape.top, shape.w);
  headOutline(s, shape);
  if (!BEHIND.has(looks.crown)) CROWNS[looks.crown](s, shape.top, shape.w);
  face(s, looks, { x: AXIS, y: shape.eyes, w: shape.w }, { x: AXIS, y: shape.mouth, w: shape.w });
}

function torso(s: Sketch, card: Card, species: Species): void {
  const build = buildOf(card, species);
  const faced = card.positions.length > 1;
  if (UNDER.has(build.trim)) TRIMS[build.trim](s);
  ARMS[build.arms](s);
  torsoOutline(s, TORSOS[build.torso]);
  if (faced) {
    face(s, looksOf(card, species), { x: AXIS, y: 36, w: 13.5 }, { x: AXIS, y: 67, w: 13 });
    return;
  }
  if (!UNDER.has(build.trim)) TRIMS[build.trim](s);
  CUTS[species.belly](s);
}

/** A torso that walks on its hands. */
function handstand(s: Sketch, card: Card, species: Species): void {
  const upside = RAISED.has(species.arms);
  placedArms(species.arms, s, { y: upside ? -2 : 8, wide: 1, high: upside ? 1 : 1.03 }, upside);
  const half = TORSOS[species.torso].map(([x, y]): Point => (y < 0 ? [16, y] : [x, 4 + y * 0.6]));
  const body: Point[] = [...half.slice(0, -1), [9, 64], [0, 66]];
  s.carve('body', 1, halves(body, s.chance));
  s.carve(
    'inner',
    0.5,
    halves(
      body.slice(1).map(([x, y]): Point => [x * 0.72, 32 + (y - 32) * 0.74]),
      s.chance,
    ),
  );
  face(s, looksOf(card, species), { x: AXIS, y: 25, w: 11 }, { x: AXIS, y: 48, w: 10 });
}

function legs(s: Sketch, card: Card, species: Species): void {
  if (roleOf(card) === 'torso') {
    handstand(s, card, species);
    return;
  }
  TAILS[species.tail](s);
  const kind = LEGS[species.legs];
  kind.draw(s);
  if (kind.cut === null) return;
  const { y, size } = kind.cut;
  const below = s.through((points) => moved(points, { y: 48 + y - 48 * size, wide: size }));
  CUTS[species.hips](below);
}

const DRAW: Record<Place, (s: Sketch, card: Card, species: Species) => void> = { head, torso, legs };

/** Draw a card. Luck makes no two cuts alike, and is always the same for a card; another may be given. */
export function draw(id: number, place: Place, mood: Mood, luck?: Chance): Part | null {
  const card = fearOf(id);
  const species = card === null ? undefined : SPECIES[card.species - 1];
  if (card === null || species === undefined) return null;
  const cutting = luck ?? chance(id * 7 + ROLES.indexOf(place));
  const paper = luck ?? chance(id * 101);
  const sketch = new Sketch(card.legion, mood, cutting);
  DRAW[place](sketch, card, species);
  return {
    card,
    sheet: sheetOf(card.legion, paper),
    tilt: Math.round((paper() - 0.5) * 32) / 10,
    shapes: sketch.shapes(),
  };
}

const drawn = new Map<string, Part | null>();

/** A card as it is always drawn; it is drawn once. */
export function partOf(id: number, place: Place, mood: Mood): Part | null {
  const key = `${id} ${place} ${mood}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const part = draw(id, place, mood);
  drawn.set(key, part);
  return part;
}
