/** What the things in the labyrinth are, in words. */

import { sentence, told, type Explain, type Explanation, type Line } from '$board/explain/explain.ts';
import type { Say } from '$lib/words/words.svelte.ts';
import type { Hazard, Item, Mind } from './reading/box.ts';
import { kindOf, openDoors, roomName, tokenOn } from './reading/rooms.ts';
import { inLight, isDeadly, key, leftAt, sceneOf, total, type Counts, type Scene } from './reading/scene.ts';
import { CONTENT } from './seam.ts';
import { stage } from './stage.svelte.ts';

const MIND: Record<Mind, string> = {
  strike: 'FD-3.2 FD-3.10',
  move: 'FD-4.1',
  tiptoe: 'FD-4.1 FD-4.6',
  scout: 'FD-3.8 FD-5.9',
  search: 'FD-7.1',
  clear: 'FD-7.9',
};
const ITEMS: Record<Item, string> = { match: 'FD-7.5', paper: 'FD-7.6', key: 'FD-7.7', lever: 'FD-7.8' };
const HAZARDS: Record<Hazard, string> = {
  terror: 'FD-6.3',
  knockout: 'FD-6.4',
  draught: 'FD-6.5',
  collapse: 'FD-6.6',
  lockdown: 'FD-6.6',
  leak: 'FD-6.7',
};

type Told = (what: readonly string[], say: Say, scene: Scene) => Explanation | null;

const THINGS: Record<string, Told> = {
  mind: ([card = '', where = 'deck'], say) =>
    told(
      say(key(`name-${card}`)),
      [sentence(say(key(`rule-${card}`))), say(key(`what-mind-${where}`))],
      clause(MIND, card, 'FD-3.3'),
    ),
  effect: ([card = ''], say) =>
    told(say(key(`name-${card}`)), [sentence(say(key(`rule-${card}`)))], clause(MIND, card, 'FD-3.5')),
  item: ([item = ''], say) =>
    told(say(key(`name-${item}`)), [sentence(say(key(`rule-${item}`)))], clause(ITEMS, item, 'FD-7.4')),
  hazard: ([hazard = ''], say, scene) => {
    const unseen = counted(scene.unseen_hazards, hazard);
    return told(
      say(key(`name-${hazard}`)),
      [say(key(`what-hazard-${hazard}`)), say(key('what-unseen'), { count: unseen })],
      clause(HAZARDS, hazard, 'FD-6.1'),
    );
  },
  items: ([location], say, scene) => ofItems(Number(location), say, scene),
  secrets: ([location], say, scene) => ofSecrets(Number(location), say, scene),
  room: ([tile], say, scene) => ofRoom(Number(tile), say, scene),
  square: ([tile, square], say, scene) => ofSquare(Number(tile), Number(square), say, scene),
  door: (_, say, scene) =>
    scene.tiles_left === 0
      ? told(sentence(say(key('board-way-out')), ''), [say(key('what-way-out'))], 'FD-4.5')
      : told(sentence(say(key('legend-unused')), ''), [say(key('what-door'))], 'FD-1.4 FD-5.1'),
  matches: (_, say, { matches }) =>
    told(
      say(key('row-matches')),
      [say(key('matches'), { matches, most: CONTENT.matches }) + '.', say(key('what-matches'))],
      'FD-3.2',
    ),
  light: (_, say, scene) =>
    inLight(scene)
      ? told(say(key('board-light')), [say(key('what-light'))], 'FD-1.8 FD-3.3')
      : told(say(key('board-darkness')), [say(key('what-darkness'))], 'FD-1.8 FD-3.6'),
  tiles: (_, say, { tiles_left }) =>
    told(
      say(key('row-tiles')),
      [say(key('what-tiles'), { tiles: tiles_left }), say(key('what-echoes'))],
      'FD-1.10 FD-4.5 FD-5.10',
    ),
  aside: (_, say, { set_aside }) =>
    told(say(key('what-aside')), [say(key('what-aside-means'), { tiles: set_aside })], 'FD-1.10 FD-6.4'),
  hazards: (_, say, scene) =>
    told(
      say(key('what-hazards')),
      [say(key('what-unseen'), { count: total(scene.unseen_hazards) }), say(key('what-hazards-means'))],
      'FD-6.1 FD-6.2',
    ),
  terrors: (_, say, scene) => {
    const line = say(key('board-terrors'), { terrors: scene.terrors, deadly: isDeadly(scene) ? 'yes' : 'no' });
    return told(say(key('name-terror')), [line, say(key('what-hazard-terror'))], 'FD-6.3');
  },
  locations: (_, say) => told(say(key('row-locations')), [say(key('what-locations'))], 'FD-7.3'),
};

/** Where the rules have something. */
function clause(clauses: Record<string, string>, name: string, usual: string): string {
  return clauses[name] ?? usual;
}

function counted(counts: Counts, kind: string): number {
  return counts[kind] ?? 0;
}

export const explain: Explain = ([thing = '', ...what], props) => {
  const scene = stage.scene ?? sceneOf(props.update);
  return scene === null ? null : (THINGS[thing]?.(what, props.words.say, scene) ?? null);
};

function ofItems(location: number, say: Say, scene: Scene): Explanation {
  const left = leftAt(scene, `i${location}`);
  const seen = (scene.item_locations[location - 1] ?? []).flatMap((item) =>
    item === null || item === 'face_down' ? [] : [say(key(`name-${item}`))],
  );
  const lines = [
    say(key(left === 0 ? 'board-why-searched' : 'board-why-item')),
    say(key('what-left'), { cards: left }),
  ];
  if (seen.length > 0) lines.push(say(key('board-seen'), { location, items: seen.join(', ') }));
  return told(`${say(key('row-items'))} ${location}`, lines, 'FD-7.1 FD-7.3');
}

function ofSecrets(location: number, say: Say, scene: Scene): Explanation {
  const left = leftAt(scene, `s${location}`);
  const kinds = CONTENT.secrets.map((kind): Line => [`${say(key(`name-${kind}`))}:`, say(key(`what-secret-${kind}`))]);
  const lines = [
    say(key(left === 0 ? 'board-why-searched' : 'board-why-secret')),
    say(key('what-left'), { cards: left }),
  ];
  return told(`${say(key('row-secrets'))} ${location}`, [...lines, ...(left === 0 ? [] : kinds)], 'FD-7.4 FD-8');
}

function ofRoom(tile: number, say: Say, scene: Scene): Explanation | null {
  const laid = scene.labyrinth[tile];
  if (laid === undefined) return null;
  const doors = openDoors(scene.labyrinth).filter((door) => door.tile === tile).length;
  const lines = [say(key('what-doors'), { doors })];
  if (laid.leak) lines.push(say(key('what-hazard-leak')));
  return told(say(key('what-room'), { room: roomName(tile) }), lines, laid.leak ? 'FD-1.4 FD-6.7' : 'FD-1.4');
}

function ofSquare(tile: number, square: number, say: Say, scene: Scene): Explanation | null {
  const place = { tile, square };
  const token = tokenOn(scene.labyrinth, place);
  if (token !== null)
    return told(
      say(key(`name-${token}`)),
      [say(key(`board-why-${token}`))],
      token === 'lock' ? 'FD-7.7 FD-7.8' : 'FD-7.9',
    );
  const kind = kindOf(scene.labyrinth, place);
  if (kind === 'h') return told(sentence(say(key('legend-hole')), ''), [say(key('board-why-hole'))], 'FD-4.1 FD-4.6');
  if (kind.length > 1) return (kind[0] === 'i' ? ofItems : ofSecrets)(Number(kind[1]), say, scene);
  return ofRoom(tile, say, scene);
}
