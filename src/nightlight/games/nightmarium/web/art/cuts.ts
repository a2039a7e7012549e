/** What is cut into a body: holes through which light comes. All are drawn about the middle of a torso. */

import { EYES, MOUTHS, eye } from './faces.ts';
import type { Sketch } from './sketch.ts';

export const CUTS = {
  none: () => undefined,
  belt: (s) => {
    s.path('cut', 'M22 40Q60 50 98 40V54Q60 64 22 54Z');
    s.path('dark', 'M50 44h20v15H50z');
    s.path('tooth', 'M54 48h12v7H54z');
    s.draw('line', 3, 'M36 72h10M74 72h10');
  },
  patch: (s) => {
    s.path('cut', 'M40 34l36-5 5 33-37 6z');
    s.draw('fine', 2.6, 'M47 40l24-3M48 49l24-3M49 58l24-3M53 38l4 24M64 36l4 24');
    s.draw('line', 2.2, 'M36 40l8 0M37 58l8-1M76 34l9-2M78 56l9-2');
  },
  diamonds: (s) => {
    for (const [x, y] of [[42, 40], [60, 40], [78, 40], [51, 62], [69, 62]] as const)
      s.sharp('cut', [[x, y - 9], [x + 7, y], [x, y + 9], [x - 7, y]]);
  },
  ribs: (s) => {
    for (const i of [0, 1, 2, 3]) s.draw('line', 3.3, `M${41 + i * 2.5} ${28 + i * 11}Q60 ${39 + i * 11} ${79 - i * 2.5} ${28 + i * 11}`);
    s.draw('line', 2.2, 'M60 25v46');
  },
  cage: (s) => {
    s.draw('line', 2.4, 'M42 26h36M44 66h32M44 26v40M52 25v42M68 25v42M76 26v40');
    s.path('cut', 'M55 50q5-8 10 0l2.5 10h-15z');
    s.draw('line', 1.6, 'M60 25v18');
  },
  bars: (s) => {
    for (const i of [0, 1, 2, 3]) s.draw('line', 3.6, `M${42 + i} ${28 + i * 12}h${36 - 2 * i}`);
  },
  chevrons: (s) => {
    for (const i of [0, 1, 2, 3]) s.draw('line', 3.2, `M${43 + i * 1.5} ${26 + i * 11}l${17 - i * 1.5} 9 ${17 - i * 1.5}-9`);
  },
  spots: (s) => {
    for (const [x, y, r] of [[48, 34, 5.4], [69, 29, 3.8], [72, 50, 6], [51, 55, 3.8], [62, 68, 5], [60, 43, 2.8]] as const)
      s.disc('cut', x + s.chance() * 3 - 1.5, y + s.chance() * 3 - 1.5, r * (0.85 + s.chance() * 0.3));
  },
  cells: (s) => {
    for (const [x, y, r] of [[49, 36, 9], [71, 42, 7.4], [56, 61, 8]] as const) {
      s.disc('cut', x, y, r);
      s.disc('dark', x + 1, y + 1, r * 0.5);
      s.disc('tooth', x - 0.4, y - 0.4, r * 0.16);
    }
  },
  heart: (s) => {
    s.path('cut', 'M60 66C38 50 41 31 53 32Q59 33 60 40Q61 33 67 32C79 31 82 50 60 66Z');
    s.draw('fine', 1.8, 'M48 43l9 6 4-5 10 7');
  },
  stitches: (s) => s.draw('line', 2.3, 'M60 22L58 40L62 56L60 74M52 28l15 3M51 40l14 1M55 53l14 2M53 66l14-1'),
  buttons: (s) => {
    for (const y of [29, 47, 65]) {
      s.disc('cut', 60, y, 5.4);
      s.disc('dark', 58.3, y, 1.1);
      s.disc('dark', 61.7, y, 1.1);
    }
    s.draw('line', 2.2, 'M45 22Q60 31 75 22');
  },
  keyhole: (s) => s.path('cut', 'M60 29C70 29 74 40 65.5 47L70 69H50L54.5 47C46 40 50 29 60 29Z'),
  spiral: (s) => s.draw('line', 3, 'M60 48c3-3 6 1 3 5s-12 2-12-5 9-14 17-8 8 19-2 24-24-1-25-13'),
  moon: (s) => {
    s.path('cut', 'M67 30C48 27 39 46 49 58C56 66 68 65 73 57C60 58 56 42 67 30Z');
    s.disc('cut', 71, 43, 2.2);
    s.disc('cut', 64, 49, 1.3);
  },
  clock: (s) => {
    s.disc('cut', 60, 47, 17);
    s.disc('dark', 60, 47, 13.6);
    s.disc('tooth', 60, 47, 1.8);
    for (let i = 0; i < 12; i += 3) s.disc('tooth', 60 + Math.sin(i * 0.5236) * 10.4, 47 - Math.cos(i * 0.5236) * 10.4, 1.3);
    s.sharp('tooth', [[59.2, 47.6], [60.8, 47.6], [61, 38], [59, 38]], [[59.6, 46.2], [59.6, 48], [68, 50.4], [68.4, 48.8]]);
  },
  window: (s) => {
    s.path('cut', 'M45 68V43C45 22 75 22 75 43V68Z');
    s.draw('fine', 2, 'M60 27v41M45 46h30M45 57h30');
  },
  web: (s) => {
    s.draw('line', 1.8, 'M60 24v48M41 33l38 30M79 33L41 63');
    s.draw('line', 1.8, 'M60 38q6 1 8.5 4q1 6-1 11q-3 4-7.5 5q-5-1-8-5q-2-5-.5-10.5q3-4 8.5-4.5M60 28q9 1 14 9q2 11-2 21q-5 8-12 10q-8-2-12-10q-4-10-2-21q4-8 12-9');
  },
  mouth: (s) => MOUTHS.grin(s, { x: 60, y: 50, w: 21 }),
  maw: (s) => MOUTHS.ring(s, { x: 60, y: 48, w: 36 }),
  eye: (s) => eye(s, 60, 46, 15),
  eyes: (s) => EYES.many(s, { x: 60, y: 48, w: 17 }),
  scales: (s) => {
    for (const row of [0, 1, 2, 3])
      for (const i of [0, 1, 2]) s.draw('line', 2.1, `M${row % 2 === 1 ? 41 + i * 13 : 45 + i * 11} ${30 + row * 11}q${row % 2 === 1 ? 6.5 : 5.5} 9 ${row % 2 === 1 ? 13 : 11} 0`);
  },
  zip: (s) => {
    s.draw('line', 2.3, 'M60 20V72');
    for (let i = 0; i < 8; i++) s.draw('line', 2.3, `M${i % 2 === 1 ? 60 : 54.5} ${23 + i * 6.5}h5.5`);
    s.path('cut', 'M56.5 67h7l1.5 9h-10z');
  },
  laces: (s) => s.draw('line', 2, 'M50 26l20 12M70 26L50 38M50 40l20 12M70 40L50 52M50 54l20 12M70 54L50 66M60 68q-10 0-12 7M60 68q10 0 12 7'),
  fish: (s) => {
    s.draw('line', 2.4, 'M60 28v42M50 36l10 4 10-4M48 46l12 4 12-4M51 56l9 4 9-4');
    s.path('cut', 'M60 20q7 4 6 10h-12q-1-6 6-10zM60 68l8 8H52z');
    s.disc('dark', 61.5, 26, 1.3);
  },
  swallowed: (s) => {
    s.disc('cut', 60, 50, 17, 19);
    s.disc('dark', 60, 47, 6);
    s.sharp('dark', [[52, 68], [54, 55], [60, 52], [66, 55], [68, 68]]);
    s.disc('tooth', 57.8, 46.4, 1.4);
    s.disc('tooth', 62.2, 46.4, 1.4);
    s.disc('dark', 60, 39.4, 2.6);
  },
  star: (s) => {
    s.path('cut', 'M60 27l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z');
    s.disc('dark', 60, 49, 4);
  },
} satisfies Record<string, (s: Sketch) => void>;
export type CutId = keyof typeof CUTS;
