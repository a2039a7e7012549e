/** What the things in the town are, in words. */

import { sentence, told, type Explain, type Explanation, type Line } from '$board/explain/explain.ts';
import type { BoardProps } from '$board/board.ts';
import { bogeyOf, IMPS, strengthOf } from './reading/cards.ts';
import {
  districtAt,
  harvestOf,
  key,
  needOf,
  packOf,
  pawnsAt,
  roundOf,
  ROUNDS,
  serves,
  stopped,
  townOf,
  type Town,
} from './reading/town.ts';
import { stage } from './stage.svelte.ts';

const CUBES: Record<string, string> = { energy: 'ST-8.11 ST-10.3', dread: 'ST-10.5 ST-12.6 ST-13.5' };
/** What says the same of every one of its kind: its name, its line, its clause. */
const PLAIN: Record<string, readonly [string, string, string]> = {
  stop: ['board-stop', 'what-stop', 'ST-4.7 ST-7.3'],
  people: ['what-people', 'what-people-means', 'ST-10.1 ST-10.4'],
  imps: ['what-imps', 'what-imps-means', 'ST-11.1'],
  plan: ['what-plan', 'what-plan-means', 'ST-6.1'],
  'duel-die': ['what-duel-die', 'what-duel-die-means', 'ST-8.8 ST-8.9'],
  'fright-die': ['what-fright-die', 'what-fright-die-means', 'ST-10.4 ST-10.5'],
  bid: ['what-bid', 'board-bids-lost', 'ST-8.11 ST-8.13'],
  sealed: ['what-pact', 'what-pact-hidden', 'ST-2.6'],
};

type Told = (what: readonly string[], props: BoardProps, town: Town) => Explanation | null;

const THINGS: Record<string, Told> = {
  district: ([cell], props, town) => ofDistrict(Number(cell), props, town),
  bogey: ([id = ''], props, town) => ofBogey(id, props, town),
  imp: ([id = ''], { words: { say } }) => {
    const clauses = IMPS.find((imp) => imp.id === id)?.clauses ?? 'ST-11.2';
    return told(say(key(`imp-${id}`)), [sentence(say(key(`rule-${id}`))), say(key('what-imp-once'))], clauses);
  },
  stack: ([element = ''], { words: { say } }) =>
    told(
      say(key('what-stack'), { element: say(key(`element-${element}`)) }),
      [say(key('what-stack-empty'))],
      'ST-14.3',
    ),
  cube: ([kind = ''], { words: { say } }) => {
    const name = sentence(say(key(kind === 'dread' ? 'column-dread' : `element-${kind}`)), '');
    return told(
      name,
      [say(key(CUBES[kind] === undefined ? 'what-fear' : `what-${kind}`))],
      CUBES[kind] ?? 'ST-12.2 ST-13.3',
    );
  },
  clock: (_, { words: { say } }, town) => {
    const round = roundOf(town);
    const when = round === 0 ? say(key('board-before')) : say(key('board-round'), { round, rounds: ROUNDS });
    return told(
      say(key('board-phase'), { phase: town.night ? 'night' : 'day' }),
      [sentence(when), say(key('what-clock'))],
      'ST-2.1 ST-4.2',
    );
  },
  first: (_, props, town) => {
    const who = town.start === props.seat ? 'you' : 'other';
    return told(
      props.words.say(key('board-first'), { who, name: props.words.name(town.start) }),
      [props.words.say(key('what-first'))],
      'ST-4.2',
    );
  },
  strength: ([seat], { words: { say } }, town) =>
    told(
      say(key('what-strength'), { strength: packOf(town, Number(seat)).strength }),
      [say(key('what-strength-means'))],
      'ST-2.2 ST-8.4 ST-10.1',
    ),
  pact: ([seat], { words: { say } }, town) => {
    const player = town.players[Number(seat)];
    if (player?.pact == null) return ofPlain('sealed', say);
    const { filled } = packOf(town, Number(seat));
    return told(
      say(key('what-pact')),
      [say(key('board-then-pact'), { filled, size: town.pact_size }), say(key('what-pact-means'))],
      'ST-15.1',
    );
  },
  pack: ([seat], { words }, town) => {
    const of = Number(seat);
    const names = (town.players[of]?.bogeys ?? []).map((bogey) => words.say(key(`bogey-${bogey}`))).join(', ');
    return told(
      words.name(of),
      [names === '' ? sentence(words.say(key('no_bogeys'))) : `${names}.`, words.say(key('what-pack'))],
      'ST-2.2',
    );
  },
};

export const explain: Explain = ([thing = '', ...what], props) => {
  const town = stage.scene ?? townOf(props.update);
  if (PLAIN[thing] !== undefined) return ofPlain(thing, props.words.say);
  return town === null ? null : (THINGS[thing]?.(what, props, town) ?? null);
};

type Say = BoardProps['words']['say'];

function ofPlain(thing: string, say: Say): Explanation {
  const [name, line, clause] = PLAIN[thing]!;
  return told(say(key(name)), [say(key(line))], clause);
}

function ofDistrict(cell: number, { words }: BoardProps, town: Town): Explanation {
  const { say } = words;
  const { element, night, frighten, imp, suburb } = districtAt(town, cell);
  const cubes = town.cubes[cell] ?? 0;
  const here = pawnsAt(town, cell).map((seat) => words.name(seat));
  const icons = [...(frighten ? [say(key('board-people'))] : []), ...(imp ? [say(key('board-imp'))] : [])].join(', ');
  const yields = {
    phase: night ? 'night' : 'day',
    element: say(key(`element-${element}`)),
    harvest: harvestOf(town, cell),
  };
  const lines: Line[] = [say(key('what-yields'), yields)];
  if (cubes > 0) lines.push(`${say(key('what-lies'))} ${say(key('board-cubes'), { cubes })}.`);
  if (icons !== '') lines.push(sentence(icons));
  if (suburb) lines.push(say(key('what-suburb')));
  if (stopped(town, cell)) lines.push([`${say(key('board-stop'))}.`, say(key('what-stop'))]);
  if (here.length > 0) lines.push(say(key('what-here'), { names: here.join(', ') }));
  return told(say(key(`district-${town.city[cell]}`)), lines, suburb ? 'ST-5.1 ST-7.5 ST-9.2' : 'ST-5.1 ST-9.2');
}

function ofBogey(id: string, { words: { say } }: BoardProps, town: Town): Explanation {
  const { element, day, night, price } = bogeyOf(id);
  const eats =
    element === null
      ? say(key('what-eats-any'), { food: needOf(town, id) ?? strengthOf(id, town.night) })
      : say(key('what-eats'), { element: say(key(`element-${element}`)) });
  const lines = [sentence(say(key('board-strengths'), { day, night })), eats];
  if (town.bogey_stacks.some(({ top }) => top === id)) {
    const pact = serves(town, id) ? [sentence(say(key('board-serves')))] : [];
    lines.push([sentence(say(key('board-price'), { price })), ...pact].join(' '));
  }
  return told(say(key(`bogey-${id}`)), lines, element === null ? 'ST-2.2 ST-13.4' : 'ST-2.2 ST-13.3');
}
