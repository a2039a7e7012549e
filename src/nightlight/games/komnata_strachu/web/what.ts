/** What the things in the chamber are, in words; while a race is on, nobody is told anything. */

import { sentence, told, type Explain, type Explanation } from '$board/explain/explain.ts';
import type { BoardProps } from '$board/board.ts';
import { chamberOf } from './reading/chamber.ts';
import { cardOf, fearKey, key, SHAPES, shapeKey, tokenFear } from './reading/cards.ts';
import { kindOf } from './reading/judging.ts';
import { stage } from './stage.svelte.ts';

type Say = BoardProps['words']['say'];

const THINGS: Record<string, (what: readonly string[], say: Say) => Explanation | null> = {
  card: ([id = ''], say) => ofCard(id, say),
  back: (_, say) => told(sentence(say(key('board-face-down')), ''), [say(key('board-arm-text'))], 'KS-2.6'),
  token: ([shape = ''], say) => {
    const token = SHAPES.indexOf(shape);
    return token < 0
      ? null
      : told(sentence(say(fearKey(tokenFear(token))), ''), [say(key('what-token'))], 'KS-2.7 KS-3.11');
  },
  switch: (_, say) => told(say(key('what-switch')), [say(key('what-switch-means'))], 'KS-4.1 KS-5.1'),
  pile: (_, say) => told(say(key('what-pile')), [say(key('what-pile-means'))], 'KS-5.4 KS-6.2'),
};

export const explain: Explain = ([thing = '', ...what], props) => {
  const phase = (stage.scene ?? chamberOf(props.update))?.phase;
  const raced = props.race != null && (phase === 'open' || phase === 'arm');
  return raced ? null : (THINGS[thing]?.(what, props.words.say) ?? null);
};

function ofCard(id: string, say: Say): Explanation | null {
  const card = cardOf(id);
  if (card === null) return null;
  const [fear] = card.fears;
  if (card.kind === 'fear' && fear !== undefined) {
    const tokens = { shape: say(shapeKey(fear.shape)), colour: say(shapeKey(fear.token)) };
    return told(sentence(say(fearKey(fear)), ''), [say(key('what-fear'), tokens)], 'KS-3.4 KS-3.5');
  }
  const { mode, clause } = kindOf(['fear', 'fear', card.kind]); // what a Special alone among the three asks for
  const lines = [sentence(say(key('task-rule'), { mode }), ''), say(key('what-specials'))];
  return told(say(key(`special-${card.kind}`)), lines, `${clause} KS-3.1`);
}
