/** Torsos and arms. */

import { claws, curve, disc, halves, mirrored, moved, pair, thorn, tube, type Point, type Shift } from './pen.ts';
import type { Sketch } from './sketch.ts';

/** The right half, as distances from the axis, from the neck down to the waist. */
export const TORSOS = {
  vee: [[12, -5], [14, 7], [34, 13], [39, 32], [30, 58], [20, 84], [16, 106]],
  barrel: [[12, -5], [16, 7], [33, 20], [40, 48], [34, 77], [22, 93], [16, 106]],
  waist: [[12, -5], [14, 9], [34, 17], [31, 38], [18, 56], [29, 78], [21, 94], [16, 106]],
  pear: [[12, -5], [13, 12], [21, 28], [33, 54], [40, 75], [28, 93], [16, 106]],
  box: [[12, -5], [16, 5], [38, 25], [29, 94], [16, 106]],
  rings: [[12, -5], [17, 5], [31, 16], [22, 32], [36, 47], [24, 64], [33, 81], [18, 95], [16, 106]],
  slab: [[12, -5], [14, 8], [34, 10], [36, 40], [34, 72], [31, 92], [16, 98], [16, 106]],
  gown: [[12, -5], [14, 8], [25, 14], [22, 36], [27, 60], [40, 92], [18, 97], [16, 106]],
  keg: [[12, -5], [20, 4], [36, 14], [41, 30], [41, 68], [36, 86], [20, 96], [16, 106]],
  hump: [[12, -5], [20, 2], [40, 10], [44, 30], [36, 48], [26, 66], [24, 90], [16, 106]],
} satisfies Record<string, readonly Point[]>;
export type TorsoId = keyof typeof TORSOS;

export function torsoOutline(s: Sketch, half: readonly Point[]): void {
  s.carve('body', 1, halves(half, s.chance));
  const small = half.slice(1).map(([x, y]): Point => [x * 0.74, 48 + (y - 48) * 0.76]);
  s.carve('inner', 0.5, halves(small, s.chance));
}

/** A hand that hangs: claws at the end of an arm. */
function hands(s: Sketch, x: number, y: number, direction: number, count: number, length: number, width = 2.6): void {
  s.sharp('limb', ...pair(claws(x, y, direction, count, length, width)));
}

function hand(s: Sketch, flipped: boolean, ...fingers: Point[][]): void {
  s.sharp('limb', ...(flipped ? fingers.map(mirrored) : fingers));
}

export const ARMS = {
  none: () => undefined,
  claw: (s) => {
    s.limbs([[84, 22], [102, 32], [108, 56], [101, 74]], 12, 7);
    hands(s, 101, 74, 1.9, 3, 13, 3);
  },
  boo: (s) => {
    s.limbs([[84, 30], [104, 38], [109, 20], [105, 6]], 11, 7);
    hands(s, 105, 8, -1.6, 4, 13, 2.6);
  },
  mix: (s) => {
    s.limb([[84, 30], [104, 38], [109, 20], [105, 6]], 11, 7);
    hand(s, false, ...claws(105, 8, -1.6, 4, 13, 2.6));
    s.limb(mirrored([[84, 22], [103, 34], [106, 58], [98, 76]]), 11, 7);
    hand(s, true, ...claws(98, 76, 1.9, 4, 12, 2.6));
  },
  tent: (s) => s.tubes([[82, 22], [104, 28], [98, 52], [110, 68], [101, 88], [109, 93]], 12, 2.4),
  curl: (s) => {
    s.tubes([[84, 22], [106, 15], [104, 38], [114, 44]], 9, 2.2);
    s.tubes([[86, 48], [104, 54], [98, 76], [110, 86]], 9, 2.2);
  },
  pinch: (s) => {
    s.limbs([[84, 24], [106, 30], [104, 52]], 10, 8);
    s.paths('limb', 'M104 46c15 2 16 22 5 33c2-9 0-14-4-17c-2 5-5 9-3 17c-13-10-11-28 2-33z');
  },
  six: (s) => {
    s.limbs([[80, 20], [103, 8], [114, 28]], 6, 2);
    s.limbs([[82, 42], [106, 38], [115, 62]], 6, 2);
    s.limbs([[80, 62], [102, 66], [111, 92]], 6, 2);
  },
  wing: (s) => {
    s.paths('limb', 'M80 22L114 0Q108 12 117 22Q106 24 113 44Q101 40 102 60Q92 50 84 56Z');
    s.draws('line', 1.6, 'M87 29L109 9M88 36L108 27M89 43L104 44');
  },
  veil: (s) => {
    s.paths('limb', 'M78 22C98-6 119 2 115 24C112 42 94 46 80 40ZM78 46C98 44 113 56 107 72C100 86 86 74 78 62Z');
    s.draws('line', 1.6, 'M85 32C94 18 102 14 109 14M88 36C98 30 104 28 110 26M85 52C92 54 98 60 102 68');
  },
  tiny: (s) => {
    s.limbs([[86, 34], [101, 40], [100, 52]], 7.4, 6);
    hands(s, 100, 52, 1.7, 3, 9, 2.2);
  },
  bone: (s) => {
    s.limbs([[88, 18], [107, 44], [97, 72]], 7, 6);
    hands(s, 97, 73, 1.7, 4, 16, 2);
  },
  fin: (s) => {
    s.paths('limb', 'M84 26Q110 22 117 50Q106 48 109 68Q98 58 90 70Z');
    s.draws('line', 1.8, 'M91 34Q102 36 110 44M91 45Q99 46 104 55');
  },
  long: (s) => {
    s.limbs([[86, 18], [108, 26], [103, 60], [108, 88]], 9, 6);
    hands(s, 108, 86, 1.5, 3, 14, 2.4);
  },
  hook: (s) => {
    s.limbs([[84, 26], [104, 38], [106, 58]], 10, 7);
    s.tubes([[106, 56], [113, 76], [99, 86], [95, 73]], 6, 1.6);
  },
  folded: (s) => {
    s.paths('limb', 'M84 18C104 18 112 34 108 48C104 58 92 60 84 56Z');
    s.soft('body', tube(curve([[94, 50], [74, 58], [46, 54]]), 11, 9), tube(curve([[26, 50], [44, 48], [72, 50]]), 11, 9));
    s.stroke('line', 1.6, [[46, 62], [60, 63], [78, 63]]);
    s.sharp('body', ...claws(44, 55, 2.9, 3, 10, 2.4), ...claws(74, 49, 0.2, 3, 10, 2.4));
  },
  mitten: (s) => {
    s.limbs([[84, 22], [104, 34], [106, 56]], 15, 11);
    s.paths('limb', 'M97 56h17q5 8 2 17q-4 9-12 7q-6-2-6-9q-5 2-6-3q0-4 5-6z');
    s.draws('line', 2.4, 'M98 56q8 3 16 0');
  },
  lantern: (s) => {
    s.limb([[84, 24], [104, 20], [104, 42]], 10, 6);
    s.path('limb', 'M98 44h12l4 6v24l-4 5H98l-4-5V50z');
    s.path('cut', 'M98 53h12v18H98z');
    s.path('dark', 'M104 56q5 7 0 12q-5-5 0-12z');
    s.limb(mirrored([[84, 22], [103, 34], [106, 58], [100, 74]]), 10, 6);
    hand(s, true, ...claws(100, 74, 1.8, 3, 11, 2.4));
  },
  teddy: (s) => {
    s.limb([[84, 22], [104, 32], [106, 52]], 11, 7);
    s.disc('body', 104, 62, 9);
    s.disc('body', 96.5, 55, 4.2);
    s.disc('body', 111.5, 55, 4.2);
    s.disc('body', 104, 80, 10, 10.6);
    s.tube([[102, 86], [95, 96]], 8, 6.4, 'body');
    s.tube([[106, 86], [113, 96]], 8, 6.4, 'body');
    s.disc('cut', 101, 60.5, 1.7);
    s.disc('cut', 107, 60.5, 1.7);
    s.disc('cut', 104, 65, 2.2, 1.5);
    s.draw('line', 1.6, 'M99 80q5 4 10 0M104 74v14');
    s.limb(mirrored([[84, 30], [104, 38], [109, 20], [104, 8]]), 11, 7);
    hand(s, true, ...claws(104, 10, -1.6, 3, 12, 2.6));
  },
  puppet: (s) => {
    s.limbs([[85, 20], [104, 28], [107, 50], [96, 62]], 8, 7);
    hands(s, 96, 62, 2.7, 4, 12, 2);
    s.stroke('fine', 1.2, ...pair([[[104, 26], [103, 2]], [[107, 50], [112, 2]]] as Point[][]));
  },
  root: (s) => {
    s.limbs([[86, 20], [104, 28], [108, 52]], 9, 5);
    s.tubes([[107, 50], [114, 64], [112, 80]], 4.4, 1.2);
    s.tubes([[107, 50], [104, 68], [107, 86]], 4.4, 1.2);
    s.tubes([[107, 50], [96, 64], [97, 78]], 4.4, 1.2);
    s.tubes([[98, 25], [108, 12], [116, 10]], 4, 1.2);
  },
  saw: (s) => {
    s.limbs([[84, 24], [102, 12], [110, 34]], 8, 6);
    s.paths('limb', 'M106 30L115 34L117 66L108 86L109 76L103 72L108 66L103 61L108 55L103 50L107 44L104 40Z');
  },
} satisfies Record<string, (s: Sketch) => void>;
export type ArmsId = keyof typeof ARMS;

/** What a torso wears. What is behind it changes its outline; what is on it leaves the belly free. */
export const TRIMS = {
  none: () => undefined,
  collar: (s) => s.paths('cut', 'M60 21L48 3L40 9L54 24Z'),
  ruff: (s) => {
    for (const x of [36, 44, 52, 60, 68, 76, 84]) s.soft('cut', disc(x, 11 - Math.abs(x - 60) * 0.12, 5.2, 4.2));
    s.draw('fine', 1.4, 'M40 9v5M48 9v6M56 9v6M64 9v6M72 9v6M80 9v5');
  },
  bowtie: (s) => {
    s.paths('cut', 'M61 14L76 6V22Z');
    s.disc('cut', 60, 14, 3.4);
  },
  scarf: (s) => {
    s.path('cut', 'M38 6Q60 16 82 6L84 15Q60 26 36 15ZM70 17L80 15L84 42L79 39L76 44L72 40L69 43Z');
    s.draw('fine', 1.7, 'M46 10l-2 8M54 12l-1 8M66 12l1 8M74 10l2 7M72 25l10-2M73 32l10-2');
  },
  medal: (s) => {
    s.path('cut', 'M76 20h9l-2 12h-5z');
    s.disc('cut', 80.5, 36, 5.4);
    s.disc('dark', 80.5, 36, 2.2);
  },
  belt: (s) => {
    s.draw('line', 4, 'M38 86Q60 92 82 86');
    s.path('dark', 'M54 82h12v13H54z');
    s.path('tooth', 'M56.5 85h7v7h-7z');
  },
  bells: (s) => {
    for (const [x, y] of [[44, 88], [60, 92], [76, 88]] as const) {
      s.disc('cut', x, y, 4.2);
      s.disc('dark', x, y + 1.2, 1.1);
    }
  },
  quills: (s) => {
    for (const [x, y, a] of [[78, 8, -1.1], [88, 14, -0.8], [97, 24, -0.45], [99, 38, -0.1], [97, 52, 0.15]] as const)
      s.sharp('limb', ...pair([thorn(x - 2, y, a, 17 + s.chance() * 3, 5)]));
  },
  pads: (s) => {
    s.paths('body', 'M78 8Q100 2 106 20Q104 30 86 26Z');
    s.draws('line', 1.8, 'M82 14Q94 12 101 20');
  },
  cape: (s) => {
    s.paths('limb', 'M66 4L96 14L116 99L104 94L98 101L88 94L80 100L60 92Z');
    s.draws('line', 1.8, 'M98 40L108 84M92 54L97 86');
  },
  shell: (s) => {
    s.soft('limb', disc(60, 50, 55, 48));
    s.draws('line', 2, 'M112 34q-8 2-12-2M114 54q-8 3-12 0M110 74q-8 1-12-3');
  },
} satisfies Record<string, (s: Sketch) => void>;
export type TrimId = keyof typeof TRIMS;

/** What hangs behind the torso and the arms, and so is drawn before them. */
export const UNDER: ReadonlySet<TrimId> = new Set(['quills', 'cape', 'shell']);

/** Arms that reach up; who walks on them has them upside down. */
export const RAISED: ReadonlySet<ArmsId> = new Set(['boo', 'mix', 'teddy', 'wing', 'veil']);

/** Arms elsewhere: on a head, or under a body that walks on its hands. */
export function placedArms(arms: ArmsId, s: Sketch, shift: Shift, upside: boolean): void {
  const place = (points: readonly Point[]): Point[] =>
    moved(upside ? points.map(([x, y]): Point => [x, 100 - y]) : points, shift);
  ARMS[arms](s.through(place));
}
