/** The faces of cards and tokens as pictures. Letters are no part of them: they are text, in the language of the reader. */

import { COLOUR_OF, type Card } from '../reading/cards.ts';
import { CONTENT } from '../seam.ts';
import { LOOKS, SHAPES } from './fears.ts';
import { picture } from './picture.ts';

/** How a Fear is drawn: from some size on the pattern must be coarser, and who wants none sees none. */
export interface Manner {
  small: boolean;
  plain: boolean;
}

const PAPER = '#f4e8d2';
const WINDOW = '#0a0f12';
const INK = '#1a1410';
const FRAME = 'M1 1.500L99 .6l.6 138.200L.6 139.500z';
const STAIR = { x: 6, y: 4.5, right: 14.6, down: 25 };
const TILE = 12; // the side of a pattern
const COARSE = 1.75;

/** By colour: yellow dots, red stripes, plain white, pink rings, turquoise waves. */
function pattern(colour: number, small: boolean): string {
  const stripe = small ? 1.6 : 2;
  return [
    '<circle cx="3.600" cy="3.600" r="2.100" fill="#6b4700"/><circle cx="9.600" cy="9.600" r="2.100" fill="#6b4700"/>',
    `<path d="M0 0h${stripe}v12H0zM6 0h${stripe}v12H6z" fill="#430410"/>`,
    '',
    '<circle cx="6" cy="6" r="3.500" fill="none" stroke="#85174e" stroke-width="1.700"/>',
    '<path d="M-1 3.500c2-2.600 4-2.600 6 0s5 2.600 8 0M-1 9.500c2-2.600 4-2.600 6 0s5 2.600 8 0" fill="none" stroke="#053f42" stroke-width="1.700"/>',
  ][colour]!;
}

function cloth(colour: number, small: boolean): string {
  const turned = colour === 1 ? ' rotate(45)' : '';
  const size = `width="${TILE}" height="${TILE}"`;
  return (
    `<pattern id="c${colour}" ${size} patternUnits="userSpaceOnUse" patternTransform="scale(${small ? COARSE : 1})${turned}">` +
    `<rect ${size} fill="${LOOKS[colour]!.fill}"/>${pattern(colour, small)}</pattern>`
  );
}

/** A Fear in its colour, at a place of a drawing. */
function fear(shape: number, colour: number, { small, plain }: Manner, x: number, y: number, size: number): string {
  const { body, limbs, holes, lines } = SHAPES[shape]!;
  const { fill, edge } = LOOKS[colour]!;
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return (
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-3 -3 106 106">` +
    (plain ? '' : cloth(colour, small)) +
    limbs
      .map(({ d, width }) => `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" ${round}/>`)
      .join('') +
    `<path d="${body}" fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${body}" fill="${plain ? fill : `url(#c${colour})`}"${edge === null ? '' : ` stroke="${edge}" stroke-width="2.600"`}/>` +
    `<path d="${holes}" fill="${WINDOW}"/>` +
    (lines === null ? '' : `<path d="${lines.d}" fill="none" stroke="${WINDOW}" stroke-width="${lines.width}"/>`) +
    '</svg>'
  );
}

const SHEET = `<path fill="${PAPER}" d="${FRAME}"/>`;
const PANE = `${SHEET}<path fill="${WINDOW}" d="M5.500 6L94.600 5.200l.4 129L5.200 134.600z"/>`;
const STAIRS =
  '<path fill="none" stroke="#5d7a85" stroke-width="1.600" d="M5.500 35.500H22v25h14.500v25H51v25h15v24"/>';
const TAB = `<path fill="${PAPER}" d="M1 111l31 .6 1 28L.6 139.500z"/>`;
const DOOR = `${SHEET}<g fill="${INK}"><path d="M17 18l50-1v106l-51 .6z"/><path fill="${PAPER}" d="M25 26l34-.6V116l-34 .5z"/>
<path d="M25 26L9 36v92l16-11.500z"/><circle fill="${PAPER}" cx="20" cy="78" r="2.600"/>
<path d="M36 84h38" fill="none" stroke="${PAPER}" stroke-width="15"/>
<path d="M36 84h40" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round"/><path d="M72 66l24 18-24 18z"/></g>`;
const VISITOR = `${SHEET}<g fill="${INK}"><path d="M30 16h40l-2 32H32z"/><path d="M14 47c20 5 52 5 72 0l-2 9c-22 5-46 5-68 0z"/>
<path fill="${PAPER}" d="M31.500 36h37l-.4 6H32z"/><path d="M14 128c2-24 10-34 24-36l12 12 12-12c14 2 22 12 24 36z"/>
<path d="M50 88l-17-9v19zM50 88l17-9v19z"/><circle cx="50" cy="88.500" r="4.500" stroke="${PAPER}" stroke-width="2"/>
<circle fill="${PAPER}" cx="50" cy="113" r="2.400"/><circle fill="${PAPER}" cx="50" cy="122" r="2.400"/></g>`;
const BACK = `<path fill="#7a2a21" d="${FRAME}"/><path fill="#35110e" d="M7 7.500l86-.6.4 125.500L6.600 133z"/>
<path fill="none" stroke="#b3593f" stroke-width="3" d="M22 71c14-21 42-21 56 0-14 21-42 21-56 0z"/><circle cx="50" cy="71" r="9" fill="#b3593f"/>`;

/** Where the letters of a card stand. */
export interface Letter {
  colour: number;
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
}

const HALF = 3; // Fears of an Invasion whose letter stands to the right

export function lettersOf({ kind, fears }: Card): Letter[] {
  if (kind === 'fear') return [{ colour: fears[0]!.colour, x: 16.5, y: 133.5, size: 23, anchor: 'middle', fill: INK }];
  return fears.map(({ colour }, place) => {
    const [x, y] = [STAIR.x + place * STAIR.right, STAIR.y + place * STAIR.down + 21];
    return place < HALF
      ? { colour, x: x + 33, y, size: 17.6, anchor: 'start', fill: PAPER }
      : { colour, x: x - 3, y, size: 17.6, anchor: 'end', fill: PAPER };
  });
}

function faceOf({ kind, fears }: Card, mini: boolean, plain: boolean): string {
  if (kind === 'escape') return DOOR;
  if (kind === 'guest') return VISITOR;
  if (kind === 'invasion') {
    const line = fears.map(({ shape, colour }, place) =>
      fear(shape, colour, { small: true, plain }, STAIR.x + place * STAIR.right, STAIR.y + place * STAIR.down, 30),
    );
    return PANE + STAIRS + line.join('');
  }
  const { shape, colour } = fears[0]!;
  if (mini) return PANE + fear(shape, colour, { small: true, plain }, 8, 28, 84);
  return PANE + fear(shape, colour, { small: false, plain }, 6, 17, 88) + TAB;
}

const made = new Map<string, string>();

function once(name: string, make: () => string): string {
  const found = made.get(name) ?? make();
  made.set(name, found);
  return found;
}

/** A card; none: its back. `mini`: so small that letters would be lost. */
export function cardPicture(card: Card | null, mini: boolean, plain: boolean): string {
  const face =
    card === null
      ? 'back'
      : card.kind === 'invasion'
        ? card.id
        : [card.kind, ...card.fears.flatMap(({ shape, colour, token }) => [shape, colour, token])].join();
  return once(`${face} ${mini} ${plain}`, () =>
    picture('0 0 100 140', card === null ? BACK : faceOf(card, mini, plain)),
  );
}

export function tokenPicture(token: number, small: boolean, plain: boolean): string {
  return once(`token ${token} ${small} ${plain}`, () =>
    picture('0 0 100 100', fear(token, COLOUR_OF[token] ?? 0, { small, plain }, 0, 0, 100)),
  );
}

/** Every face of all decks, the back first. */
export function allPictures(plain: boolean): Set<string> {
  return new Set([null, ...CONTENT.cards].map((card) => cardPicture(card, false, plain)));
}
