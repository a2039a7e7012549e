/** What all boards do: follow the table, move the focus by arrow keys, and skip animations on request. */

import { untrack } from 'svelte';
import type { BoardProps, Stage } from './board.ts';
import { keys } from '$lib/ui/keys.svelte.ts';
import type { Update } from '$lib/connection/messages.ts';
import { ARROWS, stepTo, type Choosing } from '$board/choosing/choosing.svelte.ts';
import { steadyPresses } from '$board/choosing/presses.ts';

interface Followed extends Stage {
  readonly scene: unknown;
  follow: (update: Update, still: boolean) => void;
  leave: () => void;
}

/** To be called while a board is initialised. */
export function mountBoard(
  props: () => BoardProps,
  stage: Followed,
  choosing: Choosing,
  root: () => HTMLElement | undefined,
): void {
  $effect.pre(() => stage.follow(props().update, props().settings.still));
  $effect(() => () => stage.leave());
  $effect.pre(() => {
    if (props().previewed !== null && stage.playing) untrack(() => stage.hurry());
  });
  $effect(() => {
    if (props().previewed === null) choosing.forget();
  });
  $effect(() => {
    const within = root();
    if (within === undefined || props().options.length === 0) return;
    return keys.add(ARROWS.map((arrow) => ({ key: arrow, does: 'key-arrows', run: () => stepTo(arrow, within) })));
  });
  $effect(() => {
    const within = root();
    if (within !== undefined) return steadyPresses(within);
  });
  $effect(() => keepFocus(props, stage, root));
  $effect(() => {
    if (!stage.playing) return;
    return keys.add([{ key: ' ', does: 'key-skip', run: () => stage.skip() }]);
  });
  $effect(() => {
    const hide = (): void => {
      if (document.hidden) stage.skip();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  });
}

/** Keyboard users keep their focus on an option when it is drawn again elsewhere. */
function keepFocus(
  props: () => BoardProps,
  stage: Followed,
  root: () => HTMLElement | undefined,
): (() => void) | undefined {
  const within = root();
  if (within === undefined) return undefined;
  let last: string | undefined;
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement ? target.dataset['option'] : undefined;
  };
  within.addEventListener('focusin', note);
  $effect(() => {
    void [stage.scene, props().options];
    const looked = props().previewed;
    if (looked === null || String(looked) !== last || document.activeElement !== document.body) return;
    within.querySelector<HTMLElement>(`[data-option="${looked}"]`)?.focus({ preventScroll: true });
  });
  return () => within.removeEventListener('focusin', note);
}
