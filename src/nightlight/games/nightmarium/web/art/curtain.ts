/** The stage as an image: folds of a curtain to both sides of a crystal, stretched to whatever room there is. */

import type { Box, Drawing } from './pictures.svelte.ts';

const STAGE: Box = { x: 0, y: 0, width: 942, height: 380 };
const FOLDS = [
  { x: 34, paper: '#4e2134', rim: 0.55 },
  { x: 6, paper: '#3c182a', rim: 0.35 },
  { x: -26, paper: '#2c101e', rim: 0.22 },
  { x: -62, paper: '#1e0a14', rim: 0.14 },
];
const [FAR, NEAR, DARK] = ['#b2596a', '#170b13', '#12060c'];
const BUNTING = Array.from({ length: 12 }, (_, i) => {
  const right = STAGE.width - i * 78.5;
  return `Q${right - 39} ${i % 2 === 0 ? 40 : 44} ${right - 78.5} 16`;
}).join('');
const CRYSTAL =
  '<path d="M471 6L668 118 716 262 588 380H354L226 262l48-144z" fill="#a34a60" opacity=".55"/>' +
  '<path d="M471 6L545 150 471 380 397 150z" fill="#f2b0b6" opacity=".5"/>' +
  '<path d="M274 118l123 32 74-144z" fill="#e58c9a" opacity=".42"/>' +
  '<path d="M668 118l-123 32-74-144z" fill="#c96a7e" opacity=".42"/>' +
  '<path d="M226 262l171-112 74 230H354z" fill="#b2596a" opacity=".4"/>' +
  '<path d="M716 262L545 150l-74 230h117z" fill="#8d3f55" opacity=".5"/>';

function fold({ x, paper, rim }: (typeof FOLDS)[number]): string {
  const top = `${150 + x} 0C${146 + x} 110 ${118 + x} 190 ${52 + x / 2} 236`;
  const low = `${70 + x * 0.7} 340 ${84 + x} 380`;
  return (
    `<path d="M0 0L${top}C${44 + x / 2} 290 ${low}H0Z" fill="${paper}"/>` +
    `<path d="M${top}M${50 + x / 2} 246C${48 + x / 2} 292 ${low}" fill="none" stroke="#f0a5ae" stroke-width="2" opacity="${rim}"/>`
  );
}

function half(): string {
  return (
    FOLDS.map(fold).join('') +
    `<path d="M0 226q40 16 72 6l4 14q-36 14-76 2zM64 244l-7 30 6-4 5 8 4-9 6 3-4-29z" fill="${NEAR}"/>` +
    `<path d="M0 232q38 14 72 6" fill="none" stroke="${FAR}" stroke-width="2" opacity=".7"/>`
  );
}

export function curtainPicture(): Drawing {
  const { width } = STAGE;
  const cut = () =>
    `${CRYSTAL}${half()}<g transform="matrix(-1 0 0 1 ${width} 0)">${half()}</g>` +
    `<path d="M0 0H${width}V16${BUNTING}Z" fill="${DARK}"/>` +
    `<path d="M${width} 16${BUNTING}" fill="none" stroke="${FAR}" stroke-width="1.6" opacity=".6"/>` +
    `<path d="M0 373h${width}v7H0z" fill="${DARK}"/>`;
  return { name: 'curtain', box: STAGE, cut };
}
