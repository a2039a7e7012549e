/** A table for as long as a page shows it. */

import { untrack } from 'svelte';
import { Table, type Trouble } from './table.svelte.ts';
import { toasts } from '$lib/ui/toasts.svelte.ts';
import { say, words } from '$lib/words/words.svelte.ts';

/** Open a table in the reader's language; to be called while a page is initialised. `text`: which games also need text. */
export function openTable(id: string, text: (game: string) => boolean): Table {
  const table = new Table(id, true);
  let spoken = words.language;

  $effect(() => () => table.close());
  $effect(() => {
    const game = table.info?.game;
    if (game === undefined) return;
    void words.learn(game);
    if (!text(game) && untrack(() => table.page)) table.speak(false);
  });
  $effect(() => {
    if (words.language === spoken) return;
    spoken = words.language;
    table.speak();
  });
  $effect(() => {
    if (table.trouble === null) return;
    toasts.show(textOf(table.trouble));
    table.trouble = null;
  });
  return table;
}

function textOf({ key, detail }: Trouble): string {
  const press = `online-press-${detail}`;
  return say(key === 'refused-press' && words.knows(press) ? press : key);
}
