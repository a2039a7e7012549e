/** What the things in the house are, in words. */

import { told, type Explain, type Explanation, type Line } from '$board/explain/explain.ts';
import type { BoardProps } from '$board/board.ts';
import type { KindId } from './art/things.ts';
import {
  backOf,
  cardOf,
  COPIES,
  diceIn,
  flashlightsOn,
  groupsOf,
  houseOf,
  key,
  seenOf,
  turnsLeft,
  type House,
} from './reading/house.ts';
import { rangeText } from './reading/numbers.ts';
import { CONTENT } from './seam.ts';
import { stage } from './stage.svelte.ts';

/** Where the rules have each kind of card, and each room. */
const KINDS = new Map(CONTENT.kinds.map(({ id, clause }) => [id, clause]));
const ROOMS = new Map(CONTENT.rooms.map(({ id, clauses }) => [id, clauses]));

type Told = (what: readonly string[], props: BoardProps, house: House) => Explanation | null;

const THINGS: Record<string, Told> = {
  card: ([id = '', owner], props, house) => ofCard(id, owner === undefined ? props.seat : Number(owner), props, house),
  down: (_, { words: { say } }) => told(say(key('board-hidden')), [say(key('what-down'))], 'DG-7.5 DG-7.6'),
  kind: ([kind], props, house) => ofKind(kind, props, house),
  kinds: (_, { words: { say } }, house) =>
    told(
      say(key('board-kinds-in-play')),
      [house.types.map((kind) => say(key(`type-${kind}`))).join(', '), say(key('what-kinds'))],
      'DG-2.2',
    ),
  room: ([board = ''], props, house) => ofRoom(board, props, house),
  step: ([board = '', space], props, house) => ofStep(board, Number(space), props, house),
  dice: (_, { words: { say } }) => told(say(key('what-dice')), [say(key('what-dice-means'))], 'DG-4.2 DG-4.4'),
  deck: (_, { words: { say } }, { deck }) =>
    told(say(key('what-deck')), [say(key('board-kinds-deck'), { cards: deck }), say(key('what-deck-means'))], 'DG-4.8'),
  ghosts: ([seat], props, house) => ofGhosts(Number(seat), props, house),
  curses: (_, { words: { say } }) => told(say(key('what-curses')), [say(key('what-curses-means'))], 'DG-1.1 DG-1.3'),
  turns: (_, { words: { say } }) => told(say(key('what-turns')), [say(key('what-turns-means'))], 'DG-3.1'),
  rival: ([seat], { words }, house) => {
    const of = Number(seat);
    const facts = words.say(key('board-facts'), {
      curses: house.players[of]?.curses ?? 0,
      turns: turnsLeft(house, of),
    });
    return told(words.name(of), [facts, words.say(key('what-rival'))], 'DG-1.2');
  },
};

export const explain: Explain = ([thing = '', ...what], props) => {
  const house = stage.scene ?? houseOf(props.update);
  return house === null ? null : (THINGS[thing]?.(what, props, house) ?? null);
};

function ruleOf(kind: KindId, { words: { say } }: BoardProps, house: House): string {
  return say(key(kind === 'clock' && house.clock_claimed ? 'clock_claimed' : `rule-${kind}`));
}

function ofCard(id: string, seat: number | null, props: BoardProps, house: House): Explanation {
  const { say } = props.words;
  const { kind, value, dice } = cardOf(id);
  const gone = house.players.some(({ dispelled }) => dispelled.includes(id));
  const worth = gone ? say(key('what-dispelled')) : say(key('what-card'), { curses: value, dice });
  const lines: Line[] = [ruleOf(kind, props, house), worth];
  if (seat !== null) lines.push(sumOf(kind, seat, props, house));
  return told(`${say(key(`type-${kind}`))} ${value}`, lines, KINDS.get(kind) ?? 'DG-6');
}

/** What somebody has of a kind so far. */
function sumOf(kind: KindId, seat: number, { words, seat: reader }: BoardProps, house: House): string {
  const player = house.players[seat];
  const own = player === undefined ? [] : (groupsOf(player).find((group) => group.kind === kind)?.active ?? []);
  const curses = own.reduce((sum, card) => sum + card.value, 0);
  const values = own.map((card) => card.value).join(' + ');
  return words.say(key('what-sum'), {
    who: seat === reader ? 'you' : 'other',
    name: words.name(seat),
    cards: own.length,
    values,
    curses,
  });
}

function ofKind(name: string | undefined, props: BoardProps, house: House): Explanation | null {
  const { say } = props.words;
  const kind = house.types.find((one) => one === name);
  if (kind === undefined) return null;
  return told(
    say(key(`type-${kind}`)),
    [ruleOf(kind, props, house), `${seenOf(house, kind)} ${say(key('board-seen'), { of: COPIES })}.`],
    KINDS.get(kind) ?? 'DG-6',
  );
}

function ofRoom(board: string, { words: { say } }: BoardProps, house: House): Explanation | null {
  const floor = house.boards.find((one) => one.board === board);
  if (floor === undefined) return null;
  if (floor.room === null) return told(say(key(`board-${board}`)), [say(key('what-boarded'))], 'DG-4.8');
  const dice = rangeText(diceIn(house, floor), say);
  const back = say(key('board-back'), { room: say(key(`room-${backOf(floor.room)}`)) });
  const lines = [say(key(`room_rule-${floor.room}`)), `${say(key('what-room-dice'), { dice })} ${back}.`];
  return told(say(key(`room-${floor.room}`)), lines, ROOMS.get(floor.room) ?? 'DG-7');
}

function ofStep(board: string, space: number, { words: { say } }: BoardProps, house: House): Explanation | null {
  const room = house.boards.find((floor) => floor.board === board)?.room ?? null;
  if (room === null) return null;
  const lines = [say(key('what-step-lights'), { flashlights: flashlightsOn(space) }), say(key('what-step-order'))];
  return told(say(key('what-step'), { room: say(key(`room-${room}`)), space }), lines, 'DG-4.4 DG-4.5');
}

function ofGhosts(seat: number, { words: { say } }: BoardProps, house: House): Explanation {
  const ghosts = house.players[seat]?.ghosts ?? null;
  const count = ghosts === null ? say(key('what-ghosts-hidden')) : `${say(key('board-ghosts'), { ghosts })}.`;
  return told(
    say(key('what-ghosts')),
    [count, say(key('what-ghosts-means'))],
    ghosts === null ? 'DG-8.3 DG-9.1' : 'DG-8.3',
  );
}
