/** What the links in the rules say and do. */

import { copyText } from '$lib/ui/clipboard.ts';
import { say } from '$lib/words/words.svelte.ts';

/** Say what the links do. */
export function explainLinks(page: HTMLElement): void {
  const hint = say('rules-copy');
  for (const link of page.querySelectorAll<HTMLElement>('a.self')) link.title = hint;
}

/** Put the address of a clause where it can be pasted from. */
export function copyLink(game: string, id: string): Promise<void> {
  return copyText(`${location.origin}/rules/${game}#${id}`);
}
