/** What the game's own words say, in the reader's language, beside the rules in English. */

import { toasts } from '$lib/toasts.svelte.ts';
import { say, words } from '$lib/words.svelte.ts';

/** Under which of a game's words the name of something may stand, and its rule in short. */
const NAMES = ['type', 'room', 'name', 'legion', 'ability', 'bogey', 'district', 'imp', 'option'];
const RULES = ['rule', 'room_rule'];

function own(game: string, kinds: string[], name: string): string {
  if (words.language === 'en') return '';
  const key = kinds.map((kind) => `${game}-${kind}-${name}`).find((each) => words.knows(each));
  return key === undefined ? '' : say(key);
}

/** Fill the places that were left free for them, and say what the links do. */
export function translate(page: HTMLElement, game: string): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-name], [data-rule]')) {
    const { name, rule } = place.dataset;
    const text = name !== undefined ? own(game, NAMES, name) : own(game, RULES, rule ?? '');
    if (place.textContent === text && place.lang === words.language) continue;
    place.textContent = text;
    place.lang = words.language;
    (place.closest<HTMLElement>('tr.own') ?? place).hidden = text === '';
  }
  const hint = say('rules-copy');
  for (const link of page.querySelectorAll<HTMLElement>('a.self')) link.title = hint;
}

/** Put the address of a clause where it can be pasted from. */
export async function copyLink(game: string, id: string): Promise<void> {
  const address = `${location.origin}/rules/${game}#${id}`;
  const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  toasts.show(copied === true ? say('copied') : address);
}
