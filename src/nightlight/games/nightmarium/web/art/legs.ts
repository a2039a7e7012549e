/** Legs: one kind for every species, so that no two are mistaken for each other. They stand on the lower edge. */

import { disc, halves, pair, thorn, type Point } from './pen.ts';
import type { Sketch } from './sketch.ts';

const PELVIS: readonly Point[] = [[16, -5], [23, 10], [22, 26], [10, 35], [0, 32]];

function pelvis(s: Sketch): void {
  s.carve('body', 0.8, halves(PELVIS, s.chance));
}

interface Legs {
  draw: (s: Sketch) => void;
  /** where something may be cut into it, and how large; none: it is all drawn */
  cut: { y: number; size: number } | null;
}

/** Hips with legs: the cut is in the hips. */
const hips = (draw: (s: Sketch) => void): Legs => ({
  draw: (s) => {
    draw(s);
    pelvis(s);
  },
  cut: { y: -35, size: 0.5 },
});

/** One piece from the waist to the ground: the cut is in its middle. */
const piece = (draw: (s: Sketch) => void, y = -4, size = 0.8): Legs => ({ draw, cut: { y, size } });
const whole = (draw: (s: Sketch) => void): Legs => ({ draw, cut: null });

export const LEGS = {
  // Necronauts
  bone: hips((s) => {
    s.limbs([[70, 24], [79, 56], [74, 86]], 9, 7);
    s.paths('limb', 'M69 84h10l18 8v6H69z');
    s.draws('line', 1.7, 'M81 92l-3 4M87 94l-2 3');
    s.discs('cut', 79, 56, 2);
  }),
  cloak: piece((s) => {
    s.path('body', 'M40-2L20 93l13-6 8 10 11-12 8 9 8-9 11 12 8-10 13 6L80-2Z');
    s.paths('limb', 'M66 84l8 14h12l-4-16z');
    s.draws('line', 1.9, 'M86 56l5 25M74 66l4 15');
  }),
  stocking: hips((s) => {
    s.limbs([[70, 20], [82, 48], [76, 82]], 11, 8);
    s.paths('limb', 'M71 80h11q12 5 18 2q6-4 3-9q-4-2-5 2q4-12 10-5q5 11-6 22q-14 7-31 5z');
    s.draws('line', 2.6, 'M72 44l9-2M75 52l9-1M74 60l9 0M73 68l8 1M71 76l9 1');
  }),
  chain: hips((s) => {
    s.limbs([[76, 50], [76, 86]], 8, 7);
    s.paths('limb', 'M70 84h10l19 8v6H70zM60 8L82 12L95 58L88 55L83 62L77 56L71 62L62 52L60 40Z');
    s.draws('line', 2, 'M72 34l16-3M74 44l17-3');
    s.disc('limb', 15, 84, 13);
    s.disc('cut', 11, 79, 3);
    for (const [x, y] of [[29, 78], [35, 74], [41, 75], [46, 79]] as const) s.disc('limb', x, y, 3, 2.2);
  }),
  stilt: hips((s) => {
    s.limbs([[70, 20], [90, 44], [84, 92]], 8, 4);
    s.paths('limb', 'M78 92h14l5 6H74z');
    s.draws('line', 1.8, 'M84 62h8M83 70h7M83 78h7');
  }),
  boots: hips((s) => {
    s.limbs([[71, 20], [79, 46], [76, 78]], 16, 13);
    s.paths('limb', 'M67 72h18l1 12c10 0 16 5 16 14H66z');
    s.draws('line', 2.2, 'M68 93h33M70 77h13');
    s.discs('cut', 76, 83, 2);
  }),
  rags: piece((s) => {
    s.path('body', 'M42-3Q28 34 22 70l-6 22 9-4 4 9 9-13 5 11 8-16 6 15 5-14 7 14 5-17 8 15 6-11 4 8 7-7-2-14Q94 36 78-3Z');
    s.draws('line', 1.8, 'M82 30Q86 50 90 64M70 48Q73 60 74 70');
  }),
  peg: hips((s) => {
    s.limb([[70, 18], [80, 46], [78, 78]], 15, 11);
    s.path('limb', 'M70 76h15c11 3 16 9 16 22H70z');
    s.draw('line', 2, 'M71 92h29M74 80h9');
    s.limb([[50, 18], [45, 50]], 16, 14);
    s.path('limb', 'M36 46h18l-5 52h-8z');
    s.draw('line', 2.2, 'M37 53h16M39 61h12');
  }),
  rocker: hips((s) => {
    s.limbs([[70, 18], [80, 50], [74, 84]], 12, 8);
    s.path('limb', 'M4 78Q60 112 116 78l3 5Q60 122 1 83z');
    s.draws('line', 1.8, 'M75 60h9M74 68h8');
    s.discs('cut', 92, 91, 1.8);
  }),
  // Homunculi
  paw: hips((s) => {
    s.limbs([[70, 16], [86, 40], [79, 66], [83, 84]], 18, 12);
    s.paths('limb', 'M71 82q18-8 30 14l-6-3-2 5-7-4-3 5-6-5-6 4z');
    s.draws('line', 2, 'M76 54l11-3M75 62l11-2');
  }),
  hoof: hips((s) => {
    s.limbs([[70, 16], [86, 36], [74, 60], [80, 80]], 17, 7);
    s.paths('limb', 'M73 78h13l5 20H70z');
    s.draws('line', 2, 'M80 86v11M73 79h13');
  }),
  bird: hips((s) => {
    s.limbs([[70, 14], [80, 30]], 19, 10);
    s.sharp('limb', ...pair([[[77, 30], [82, 28], [74, 64], [78, 88], [73, 88], [69, 63]]] as Point[][]));
    s.paths('limb', 'M72 84h7l19 11-3 3-16-7 3 8h-5l-5-9-9 9-3-3z');
    s.draws('line', 1.6, 'M72 72h5M73 78h5');
  }),
  hare: hips((s) => {
    s.limbs([[72, 14], [98, 42], [74, 68]], 20, 13);
    s.paths('body', 'M67 76q6-8 18-4l27 14q5 6 0 12H72q-9-8-5-22z');
    s.draws('line', 2, 'M104 90v7M96 89v8M88 88v9M92 34q7 9 0 20');
    s.discs('cut', 74, 90, 3.4);
  }),
  stump: piece((s) => {
    s.carve('body', 1, halves([[16, -4], [36, 16], [48, 46], [42, 74], [22, 88], [0, 90]], s.chance));
    s.carve('inner', 0.5, halves([[15, 16], [29, 36], [34, 56], [22, 76], [0, 79]], s.chance));
    s.paths('limb', 'M66 82h24q14 2 14 16H64z');
    s.draws('line', 1.8, 'M80 92v6M88 91v7M96 92v6');
  }, -2, 0.92),
  spring: whole((s) => {
    s.carve('body', 0.7, halves([[16, -5], [26, 6], [24, 20], [0, 24]], s.chance));
    for (const y of [26, 38, 50, 62]) s.sharp('limb', [[32, y + 4], [88, y - 3], [88, y + 3], [32, y + 10]]);
    s.path('limb', 'M26 70h68l6 28H20z');
    s.path('cut', 'M60 76l4 6 7 1-5 5 1 7-7-3-7 3 1-7-5-5 7-1z');
    s.draw('line', 1.8, 'M30 75l-4 18M90 75l4 18');
  }),
  duck: hips((s) => {
    s.limbs([[71, 16], [84, 42], [78, 82]], 12, 6);
    s.paths('limb', 'M74 78h8l30 16q-6 2-10 1q-2 4-9 2q-4 3-10 0q-5 3-12-1z');
    s.draws('line', 1.6, 'M82 84l12 11M79 85l2 12M84 83l20 10');
  }),
  slipper: hips((s) => {
    s.limbs([[70, 18], [79, 46], [77, 80]], 14, 10);
    s.paths('limb', 'M64 98V86q2-10 13-8l2-15q8-1 6 14l5-12q8 3 1 14q11 5 11 19z');
    s.discs('cut', 85, 89, 2);
    s.discs('cut', 94, 90, 2);
    s.draws('line', 1.6, 'M87 94q2.5 2.5 5 0');
  }),
  tutu: whole((s) => {
    s.path('body', 'M44-4Q40 10 16 20q-12 4-13 12q8 6 14 1q6 8 14 2q7 8 14 2q8 7 15 1q7 6 15-1q7 6 14-2q8 6 14-2q6 5 14-1q-1-8-13-12Q80 10 76-4Z');
    s.draws('line', 2, 'M68 10Q72 22 74 30M78 16Q86 24 92 29M60 10V31');
    s.limbs([[72, 32], [86, 56], [74, 84]], 15, 8);
    s.paths('limb', 'M67 82h13l1 8-8 9-6-9z');
    s.draws('line', 1.9, 'M70 74l11 6M82 73l-11 7M74 65l11 5');
  }),
  // Insektoids
  ant: hips((s) => {
    s.limbs([[70, 8], [98, 0], [109, 40], [115, 96]], 7, 2);
    s.limbs([[70, 18], [93, 18], [98, 54], [101, 97]], 7, 2);
    s.limbs([[66, 26], [81, 38], [81, 66], [85, 97]], 7, 2);
  }),
  spider: whole((s) => {
    for (const [x, y, kneeX, kneeY, foot] of [[76, 22, 104, 2, 117], [78, 32, 106, 24, 111], [76, 42, 100, 46, 102], [72, 48, 88, 62, 90]] as const)
      s.limbs([[x, y], [kneeX, kneeY], [foot, 97]], 5.6, 1.8);
    s.carve('body', 0.9, halves([[16, -5], [13, 8], [26, 18], [31, 36], [24, 54], [0, 62]], s.chance));
    s.path('cut', 'M52 26h16l-6 9 6 10H52l6-10z');
  }),
  mantis: hips((s) => {
    s.limbs([[72, 14], [104, 8], [96, 96]], 9, 2.4);
    s.limbs([[66, 26], [80, 52], [70, 97]], 7, 2.2);
    s.sharp('limb', ...pair([18, 30, 42].map((y, i): Point[] => thorn(102 - i, y, 2.9, 9, 2.6))));
  }),
  grub: whole((s) => {
    const rings: [number, number, number][] = [[60, 8, 26], [60, 31, 30], [62, 55, 27], [70, 78, 21]];
    for (const [x, y, r] of rings) s.soft('body', disc(x, y, r, 17));
    for (const [x, y, r] of rings.slice(0, 3)) s.draw('line', 2.2, `M${x - r * 0.8} ${y + 11}q${r * 0.8} 9 ${r * 1.6} 0`);
    s.tubes([[86, 34], [101, 42], [99, 54]], 7, 3.4);
    s.tubes([[84, 56], [99, 64], [97, 77]], 7, 3.4);
    s.sharp('body', thorn(84, 86, 0.7, 22, 8));
    for (const [x, y] of [[48, 6], [46, 30], [48, 54]] as const) s.disc('cut', x, y, 3);
  }),
  centipede: whole((s) => {
    const segments: [number, number, number][] = [[60, 6, 22], [56, 24, 21], [60, 42, 20], [66, 60, 18], [62, 77, 15], [52, 90, 12]];
    for (const [x, y, r] of segments) {
      s.soft('body', disc(x, y, r, 11));
      s.tube([[x + r - 4, y], [x + r + 13, y - 3], [x + r + 19, y + 10]], 5, 1.6);
      s.tube([[x - r + 4, y], [x - r - 13, y - 3], [x - r - 19, y + 10]], 5, 1.6);
      s.draw('line', 1.8, `M${x - r * 0.6} ${y + 5}q${r * 0.6} 4 ${r * 1.2} 0`);
    }
  }),
  wasp: whole((s) => {
    s.path('body', 'M44-3L53 9Q26 20 28 48Q33 78 60 99Q87 78 92 48Q94 20 67 9L76-3Z');
    s.draw('line', 4.6, 'M35 32q25 13 50 0M33 48q27 14 54 0M39 65q21 11 42 0');
    s.limbs([[72, 14], [100, 12], [110, 48]], 5.4, 2);
    s.limbs([[86, 36], [106, 52], [108, 86]], 5.4, 2);
  }),
  scorpion: whole((s) => {
    s.tube([[44, 34], [14, 30], [6, 62], [24, 80]], 13, 9);
    s.sharp('limb', thorn(20, 78, 0.7, 20, 7));
    s.draw('line', 2, 'M30 26l2 10M16 34l7 7M5 52h9M8 68l8-5');
    s.limb([[74, 14], [106, 0], [116, 97]], 6.4, 2);
    s.limb([[74, 28], [98, 28], [100, 97]], 6.4, 2);
    s.limb([[68, 40], [80, 58], [80, 97]], 6.4, 2);
    s.limb([[52, 40], [44, 62], [50, 97]], 6.4, 2);
    s.carve('body', 0.8, halves([[16, -5], [27, 10], [27, 30], [13, 46], [0, 48]], s.chance));
    s.draw('line', 2.6, 'M46 12q14 7 28 0M46 24q14 7 28 0');
  }),
  hopper: hips((s) => {
    s.limbs([[70, 22], [112, -2], [94, 92]], 15, 3);
    s.tubes([[94, 91], [106, 97], [116, 95]], 5, 2.4);
    s.limbs([[66, 28], [80, 54], [72, 97]], 6, 2.2);
    s.draws('line', 1.8, 'M88 8l6 7M96 4l5 7M80 14l5 7');
  }),
  beetle: whole((s) => {
    for (const [y, x, foot] of [[26, 104, 112], [48, 110, 116], [66, 106, 108]] as const)
      s.limbs([[82, y], [x, y + 2], [foot, y + 30]], 7, 2.4);
    s.path('body', 'M44-3Q22 12 22 44Q24 82 60 96Q96 82 98 44Q98 12 76-3Z');
    s.draw('line', 2.4, 'M60 8V94M38 6Q60 20 82 6');
    for (const [x, y, r] of [[43, 34, 6.4], [40, 58, 5], [51, 76, 4]] as const) s.discs('cut', x, y, r);
  }),
  // Chimeridae
  octopus: hips((s) => {
    s.tubes([[74, 10], [98, 28], [93, 62], [109, 84], [117, 79]], 14, 2.4);
    s.tubes([[66, 24], [82, 48], [70, 74], [85, 95], [95, 90]], 13, 2.4);
    s.tube([[60, 28], [55, 56], [65, 76], [55, 97]], 12, 2.4);
    for (const [x, y, r] of [[90, 34, 2.5], [93.5, 47, 2.2], [94, 60, 1.8], [77, 46, 2.1], [76, 59, 1.8]] as const) s.discs('cut', x, y, r);
  }),
  mermaid: piece((s) => {
    s.path('body', 'M39-3C33 36 47 56 55 70C43 74 27 83 18 99C40 94 52 94 60 88C68 94 80 94 102 99C93 83 77 74 65 70C73 56 87 36 81-3Z');
    s.draws('line', 1.9, 'M89 93q-13-10-24-14M77 94q-8-6-14-10');
  }, -14, 0.74),
  slug: piece((s) => {
    s.path('body', 'M42-3C36 36 20 60 8 79q-7 8 0 13q4 6 10 1q4 8 11 1q5 8 12 0q5 8 12 1q6 7 12-1q5 8 12 0q6 7 12-1q7 6 11-2q10 1 12-9q0-11-9-10q-10 0-13-8C84 52 84 30 78-3Z');
    [22, 36, 50, 64, 78, 92].forEach((x, i) => s.disc('cut', x, 84 - (i % 2) * 3, 3.6 - (i % 2)));
    s.tube([[101, 76], [106, 62], [114, 58]], 3.4, 2.6);
    s.tube([[98, 74], [98, 60], [105, 50]], 3.4, 2.6);
    s.disc('limb', 114, 57, 3.6);
    s.disc('limb', 105, 49, 3.6);
  }, -6, 0.7),
  frog: hips((s) => {
    s.tubes([[70, 16], [100, 32], [90, 62], [93, 82]], 17, 7);
    s.paths('limb', 'M88 78l16 12c7 2 9 5 7 8l-10-2-2 4-7-4-4 4-8-2c-1-4 2-7 4-9z');
    s.discs('cut', 95, 36, 3);
    s.discs('cut', 93, 46, 2);
    s.discs('cut', 88, 29, 2);
  }),
  jelly: whole((s) => {
    s.path('body', 'M42-4Q18 10 16 42q6 9 11 0q7 10 13 1q7 10 13 1q7 9 14 0q6 9 13-1q7 9 13-1q5 9 11 0Q102 10 78-4Z');
    [26, 39, 52, 67, 80, 94].forEach((x, i) => {
      const bend = i % 2 === 1 ? 6 : -6;
      s.tube([[x, 40], [x + bend, 58], [x - bend, 76], [x + bend / 2, 97 - (i % 3) * 6]], 6, 1.8);
    });
    s.draw('line', 2.2, 'M32 25q28 10 56 0');
    for (const [x, y, r] of [[46, 12, 4], [61, 9, 2.8], [74, 13, 3.6]] as const) s.disc('cut', x, y, r);
  }),
  coil: whole((s) => {
    s.tube([[60, -6], [61, 14], [90, 26], [92, 44], [62, 52], [28, 56], [18, 74], [38, 88], [78, 88], [106, 80], [114, 66]], 33, 3, 'body');
    s.draw('line', 2.2, 'M49 4q11 6 22 0M52 17q12 2 19-5M72 27l8-13M80 38l20 2M76 47l5 11M58 48l2 11M42 50l2 11M22 62l11 7M22 82l10-6M44 84l-1 9M58 85v8M72 85l1 8M86 83l3 7');
  }),
  urn: piece((s) => {
    s.path('body', 'M44-4Q48 8 40 14Q14 28 18 54Q22 72 42 80L36 98H84L78 80Q98 72 102 54Q106 28 80 14Q72 8 76-4Z');
    s.draw('line', 2.2, 'M40 88h40M44 80h32');
    s.tubes([[96, 36], [112, 34], [116, 50], [106, 54]], 6, 2);
  }, -2, 0.78),
  crab: hips((s) => {
    s.tubes([[72, 6], [102, 0], [113, 32]], 9, 2.4);
    s.tubes([[74, 18], [107, 26], [115, 64]], 9, 2.4);
    s.tubes([[70, 26], [99, 50], [103, 94]], 9, 2.4);
    s.tubes([[64, 30], [79, 62], [75, 97]], 9, 2.4);
    s.draws('line', 1.8, 'M92 2l2 8M96 20l-1 8M86 36l5-6');
  }),
  seahorse: piece((s) => {
    s.tube([[60, -6], [64, 24], [82, 50], [70, 82], [36, 86], [24, 64], [42, 53], [53, 66]], 36, 6, 'body');
    s.path('limb', 'M72 10Q102 4 114 24Q102 26 106 42Q94 38 82 46Z');
    s.draw('line', 2, 'M56 22l18-4M62 36l19-5M66 50l19-1M62 62l20 6M56 70l10 16M44 72l-4 14');
  }, -30, 0.5),
} satisfies Record<string, Legs>;
export type LegsId = keyof typeof LEGS;

export const TAILS = {
  none: () => undefined,
  tail: (s) => s.tube([[46, 22], [20, 40], [8, 26], [14, 10]], 8, 2.2),
  tuft: (s) => {
    s.tube([[46, 22], [22, 36], [12, 18]], 6, 3);
    for (const a of [-2.2, -1.6, -1]) s.sharp('limb', thorn(12, 20, a, 15, 4.4));
  },
  puff: (s) => s.carve('limb', 0.6, disc(30, 20, 11)),
  dart: (s) => {
    s.tube([[74, 22], [102, 36], [110, 16]], 6, 3);
    s.sharp('limb', [[104, 18], [110, 2], [117, 17], [110, 14]]);
  },
  feathers: (s) => {
    for (const a of [2.6, 3, 3.4]) s.soft('limb', disc(30 + Math.cos(a) * 14, 22 + Math.sin(a) * 14, 13, 4.4, a));
  },
} satisfies Record<string, (s: Sketch) => void>;
export type TailId = keyof typeof TAILS;
