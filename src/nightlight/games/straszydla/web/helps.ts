/** Whether free actions are worth a look: one saves a bogey from fleeing, or fills a place of the pact. */

import { ELEMENTS } from './content.ts';
import { larderOf } from './larder.ts';
import { isFeeding, serves, type Placed, type Player, type Town } from './town.ts';

export function helps(town: Town, player: Player, free: Placed[]): boolean {
  return (
    free.some(({ act }) => act.verb === 'buy' && fills(town, player, String(act.fields['element']))) ||
    saves(town, player, free)
  );
}

function fills(town: Town, player: Player, element: string): boolean {
  const top = town.bogey_stacks.find((stack) => stack.element === element)?.top ?? null;
  return top !== null && serves(player, top);
}

/** A trade brings a cube that is missing at a feeding that is near, and there is enough to trade. */
function saves(town: Town, player: Player, free: Placed[]): boolean {
  if (!isFeeding(town) && town.clock > 0) return false;
  const { missing, short } = larderOf(town, player);
  if (short > 0) return false;
  return free.some(({ act }) => {
    const place = ELEMENTS.findIndex((element) => element === act.fields['cube']);
    return act.verb === 'trade' && (missing[place] ?? 0) > 0;
  });
}
