/** A link for somebody else, in the reader's clipboard; where there is none, it is at least shown. */

import { toasts } from './toasts.svelte.ts';
import { say } from '$lib/words/words.svelte.ts';

export async function copyText(link: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  toasts.show(copied === true ? say('copied') : link);
}
