/** Copy a link; where there is no clipboard, show it. */

import { toasts } from './toasts.svelte.ts';
import { say } from '$lib/words/words.svelte.ts';

export async function copyText(link: string): Promise<void> {
  toasts.show((await copied(link)) ? say('copied') : link);
}

async function copied(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
