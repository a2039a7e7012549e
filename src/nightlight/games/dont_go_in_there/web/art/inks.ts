/** What pictures are drawn with, by the state of what they are on. */

import type { Inks } from './picture.ts';
import type { StepState } from './things.ts';

/** unlit: on a card that lies there, and on dark ground; lit: on a card that may be taken; gone: a wisp; choice: on a button */
export type KindInks = 'unlit' | 'lit' | 'gone' | 'choice';

export const KIND_INKS: Record<KindInks, Inks> = {
  unlit: { color: '#a9cfc0', '--hole': '#1f2f35' },
  lit: { color: '#3b2a1a', '--hole': '#f0d6a0' },
  gone: { color: '#a3b5b8' },
  choice: { color: '#20140a', '--hole': '#f0d6a0' },
};

export type MarkInks = 'unlit' | 'lit' | 'beam';

export const MARK_INKS: Record<MarkInks, { ground: string; ghost: string }> = {
  unlit: { ground: '#f4e8d2', ghost: '#1a2a2b' },
  lit: { ground: '#3b2a1a', ghost: '#f4deae' },
  beam: { ground: '#2f444d', ghost: '#dfe9e4' },
};

export const TORCH_INKS: Record<StepState, Inks> = {
  unlit: {},
  lit: { '--torch': '#fff6dd', '--torch-off': '#3f2a12' },
  chosen: { '--torch': '#5a3a10', '--torch-off': '#6b4a1d' },
};
