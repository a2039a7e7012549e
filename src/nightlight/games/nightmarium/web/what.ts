/** What the things on the stage are, in words. */

import { sentence, told, type Explain, type Explanation, type Line } from '$board/explain/explain.ts';
import type { BoardProps } from '$board/board.ts';
import { fearOf, legionOf } from './art/cards.ts';
import { PLACES } from './art/things.ts';
import {
  ACTIONS,
  awake,
  cardName,
  cardsOf,
  creatureIn,
  dreamOf,
  key,
  stateOf,
  type Creature,
  type Dream,
} from './reading/table.ts';
import { CONTENT } from './seam.ts';
import { stage } from './stage.svelte.ts';

/** Where the rules have each ability. */
const CLAUSES = new Map<string, string>(CONTENT.abilities.map(({ id, clause }) => [id, clause]));

type Told = (what: readonly string[], props: BoardProps, dream: Dream) => Explanation | null;

const KINDS: Record<string, Told> = {
  card: ([card], { words }) => ofCard(Number(card), words.say),
  ability: ([ability = ''], { words }) => ofAbility(ability, words.say),
  legion: ([legion = ''], { words: { say } }) =>
    told(say(key(`legion-${legion}`)), [say(key('what-legion'))], 'NM-6.8'),
  creature: ([seat, slot], props, dream) => ofCreature(Number(seat), Number(slot), props, dream),
  deck: (_, { words: { say } }) => told(say(key('board-deck')), [say(key('what-deck'))], 'NM-4.1'),
  discard: (_, { words: { say } }) => told(say(key('board-discard')), [say(key('what-discard'))], 'NM-5.1'),
  hand: ([seat], { words }, dream) => {
    const cards = dream.players[Number(seat)]?.hand.length ?? 0;
    return told(
      words.say(key('what-hand'), { name: words.name(Number(seat)) }),
      [words.say(key('what-hidden'), { cards })],
      'NM-2.2',
    );
  },
  awake: ([seat], { words: { say } }, dream) => {
    const goal = say(key('board-goal'), { check: dream.win_check, creatures: dream.creatures });
    return told(
      say(key('what-awake'), { count: awake(dream.players[Number(seat)]) }),
      [say(key('what-awake-means')), `${goal}.`],
      'NM-10.1',
    );
  },
  actions: (_, { words: { say } }) =>
    told(say(key('what-actions')), [say(key('what-actions-means'), { actions: ACTIONS })], 'NM-3.2'),
  rival: ([seat], { words }, dream) => {
    const player = dream.players[Number(seat)];
    const counted = {
      name: words.name(Number(seat)),
      who: 'other',
      complete: awake(player),
      creatures: dream.creatures,
      hand: player?.hand.length ?? 0,
    };
    return told(
      words.name(Number(seat)),
      [`${words.say(key('player'), counted)}.`, words.say(key('what-rival'))],
      'NM-10.1',
    );
  },
  chain: (_, { words: { say } }) => told(say(key('board-queue')), [say(key('what-chain'))], 'NM-8.1'),
};

export const explain: Explain = ([kind = '', ...what], props) => {
  const dream = stage.scene ?? dreamOf(props.update);
  return dream === null ? null : (KINDS[kind]?.(what, props, dream) ?? null);
};

type Say = BoardProps['words']['say'];

function ofAbility(ability: string, say: Say): Explanation {
  return told(
    say(key(`ability-${ability}`)),
    [say(key(`board-rule-${ability}`)), say(key('what-ability'))],
    CLAUSES.get(ability) ?? 'NM-9',
  );
}

function ofCard(card: number, say: Say): Explanation {
  const fear = fearOf(card);
  const legion = say(key(`legion-${legionOf(card)}`));
  if (fear === null) return told(cardName(card, say), [say(key('what-seal'), { legion })], 'NM-12.3 NM-12.6 NM-12.7');
  const places = fear.positions
    .toReversed()
    .map((place) => say(key(`part-${place}`)))
    .join(', ');
  return told(
    cardName(card, say),
    [deed(card, say), [`${legion}.`, say(key('what-places'), { places })]],
    CLAUSES.get(fear.ability ?? '') ?? 'NM-8.2',
  );
}

/** What a card of a creature does when that wakes. */
function deed(card: number, say: Say): Line {
  const ability = fearOf(card)?.ability ?? null;
  if (ability === null) return say(key('what-no-ability'));
  return [`${say(key(`ability-${ability}`))}:`, say(key(`board-rule-${ability}`))];
}

function ofCreature(seat: number, slot: number, { words: { say } }: BoardProps, dream: Dream): Explanation {
  const creature = creatureIn(dream.players[seat], slot);
  const state = say(key(`board-${stateOf(creature)}`));
  const name = say(key('board-creature'), { slot, state, cards: 'none' });
  if (creature === undefined) return told(name, [say(key('what-free'))], 'NM-6.2');
  const parts = cardsOf(creature).map((card, i): Line => part(card, say(key(`part-${PLACES[i] ?? 'head'}`)), say));
  return told(name, [...parts.toReversed(), ...meaning(creature, say)], clauseOf(creature));
}

function part(card: number, place: string, say: Say): Line {
  const ability = fearOf(card)?.ability ?? null;
  return [
    `${sentence(place, ',')} ${cardName(card, say)}:`,
    say(key(ability === null ? 'what-nothing' : `board-rule-${ability}`)),
  ];
}

/** What follows from the state of a creature. */
function meaning(creature: Creature, say: Say): string[] {
  const state = stateOf(creature);
  return ['embodied', 'pure', 'needs-torso', 'needs-head'].includes(state) ? [say(key(`what-${state}`))] : [];
}

function clauseOf(creature: Creature): string {
  const clauses: Record<string, string> = {
    embodied: 'NM-12.7',
    pure: 'NM-7.3',
    'needs-torso': 'NM-6.3',
    'needs-head': 'NM-6.4',
  };
  return clauses[stateOf(creature)] ?? 'NM-8.1';
}
