/** What the links in the rules say and do. */

import { toasts } from '$lib/ui/toasts.svelte.ts';
import { say } from '$lib/words/words.svelte.ts';

/** Say what the links do. */
export function explainLinks(page: HTMLElement): void {
  const hint = say('rules-copy');
  for (const link of page.querySelectorAll<HTMLElement>('a.self')) link.title = hint;
}

/** Put the address of a clause where it can be pasted from. */
export async function copyLink(game: string, id: string): Promise<void> {
  const address = `${location.origin}/rules/${game}#${id}`;
  const copied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  toasts.show(copied === true ? say('copied') : address);
}
