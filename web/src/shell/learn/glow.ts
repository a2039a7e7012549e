/** Marks the thing on a board that the teacher wants, whenever the board draws it, and brings it into sight once.

Its `data-wanted` is "here" on the option itself, and "towards" on what leads to it: a token that belongs to the answer, or
where a board asks in two steps, the thing that has most in common with what is wanted. Where a board waits for its reader
before it shows the question, that is its `data-onward`.
*/

import type { Attachment } from 'svelte/attachments';
import type { Move } from '$lib/connection/messages.ts';

const WATCHED = ['data-option', 'data-token', 'aria-pressed', 'aria-disabled'];

export function glow(options: Move[], wanted: number | null): Attachment<HTMLElement> {
  const aim = wanted === null ? undefined : options[wanted];
  return (within) => {
    let shown = false;
    const mark = (): void => {
      const found =
        aim === undefined ? [] : (onwardOf(within) ?? tokenOf(within, aim) ?? thingsOf(within, options, aim));
      for (const thing of within.querySelectorAll('[data-wanted]')) {
        if (!found.includes(thing)) thing.removeAttribute('data-wanted');
      }
      for (const thing of found) {
        thing.setAttribute('data-wanted', thing.getAttribute('data-option') === String(wanted) ? 'here' : 'towards');
      }
      if (shown || found[0] === undefined) return;
      shown = true;
      found[0].scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    mark();
    const drawn = new MutationObserver(mark);
    drawn.observe(within, { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED });
    return () => {
      drawn.disconnect();
      for (const thing of within.querySelectorAll('[data-wanted]')) thing.removeAttribute('data-wanted');
    };
  };
}

function onwardOf(within: HTMLElement): Element[] | null {
  const onward = within.querySelector('[data-onward]');
  return onward === null ? null : [onward];
}

/** The next of the tokens that the answer is made of; none: they are all there, or it is made of none. */
function tokenOf(within: HTMLElement, aim: Move): Element[] | null {
  for (const name of aim.touches.flatMap((touched) => touched.split(/[:+-]/))) {
    const token = within.querySelector(`[data-token="${CSS.escape(name)}"]`);
    if (token !== null && token.ariaPressed !== 'true' && token.ariaDisabled !== 'true') return [token];
  }
  return null;
}

function thingsOf(within: HTMLElement, options: Move[], aim: Move): Element[] {
  const things = [...within.querySelectorAll('[data-option]')];
  const near = things.map((thing) => likeness(options[Number(thing.getAttribute('data-option'))], aim));
  const best = Math.max(0, ...near);
  return best === 0 ? [] : things.filter((_, place) => near[place] === best);
}

function likeness(option: Move | undefined, aim: Move): number {
  if (option === undefined) return 0;
  if (option === aim) return Infinity;
  const sameVerb = Object.keys(option.action)[0] === Object.keys(aim.action)[0];
  return sameVerb ? option.touches.filter((touched) => aim.touches.includes(touched)).length : 0;
}
