// made from src/nightlight/games/nightmarium by scripts/seam.py

/** The table as a seat or a spectator sees it. */
export type View = {
  seats: number;
  creatures: number;
  win_check: "immediate" | "end_of_turn";
  max_turns: number | null;
  turn: number;
  number: number;
  actions: number;
  lock: "blue" | "red" | "brown" | "green" | null;
  actors: number[];
  steps: Record<string, unknown>[];
  deck: number;
  unseen: number[];
  discard: number[];
  revealed: number[];
  woken: Activation[];
  waiting: Activation[];
  activations: number;
  players: Player[];
  may_hold: number[][];
  may_be_in_deck: number[];
  winner: number | null;
  ending: string | null;
  seat: number | null;
};

/** A creature that is to act; for a seal, with the legion whose abilities do. */
export type Activation = {
  slot: number;
  seal: "blue" | "red" | "brown" | "green" | null;
};

/** What somebody has. */
export type Player = {
  /** null is a card that is hidden */
  hand: (number | null)[];
  creatures: Creature[];
  complete: number;
};

/** A creature by its slot, with the cards of its parts. */
export type Creature = {
  slot: number;
  legs: number;
  torso: number | null;
  head: number | null;
  seal: number | null;
};

/** What playing a card, or waking a sealed creature again, would bring. */
export type Awakening = {
  kind: "play" | "activate";
  seat: number;
  slot: number;
  /** that the card becomes */
  part: "legs" | "torso" | "head" | "seal";
  /** of which the opponents must discard */
  pure: "blue" | "red" | "brown" | "green" | null;
  /** whether the creature may act */
  wakes: boolean;
  /** whether the match is won at once */
  wins: boolean;
  /** complete creatures of the seat */
  before: number;
  after: number;
  /** from the head down */
  deeds: Deed[];
};

/** What becomes of one ability of a chain. */
export type Deed = {
  part: "legs" | "torso" | "head";
  ability: "mourner" | "scavenger" | "executioner" | "devourer" | "mockingbird" | "chorister";
  fate: "acts" | "perhaps" | "stops" | "silent";
  harm: "none" | "complete" | "victory";
  /** the own creatures that a Devourer could bite; null: the ability is none */
  bites: number[] | null;
  /** that a Chorister can place a card, if nothing else changes before; null: it is none */
  percent: number | null;
};

/** What becomes of a creature that an ability picks. */
export type Strike = {
  kind: "target";
  seat: number;
  slot: number;
  /** that leave it, from the legs up */
  cards: number[];
  /** whether it goes with all its cards */
  whole: boolean;
  to: "hand" | "discard";
  /** complete creatures of the seat */
  before: number;
  after: number;
};

/** What drawing a card may bring. */
export type Draw = {
  kind: "draw";
  /** that it can be a head */
  percent: number;
};

/** What goes on, and what binds the seat that decides. */
export type Prospects = {
  acting: Acting | null;
  /** creatures that act next */
  waiting: Activation[];
  /** the seal that may wake its creature again */
  sealing: Activation | null;
  tribute: Tribute | null;
  /** the legion of the card that the seat must choose */
  bound: "blue" | "red" | "brown" | "green" | null;
  /** whether the seat must discard two cards, lacking the legion */
  pair: boolean;
  /** the cards that the seat has marked for an exchange */
  marked: number[] | null;
  /** the cards that come for none, one, two and so on, where the seat may exchange them */
  drawn: number[] | null;
};

/** The creature that acts just now. */
export type Acting = {
  slot: number;
  seal: "blue" | "red" | "brown" | "green" | null;
  /** parts that have not had their turn: 3 before the head, 0 after the legs */
  left: number;
  /** whether the part above those acts just now */
  now: boolean;
  /** why the parts left stay silent */
  end: "stopped" | "interrupted" | null;
};

/** What a pure creature costs the others. */
export type Tribute = {
  legion: "blue" | "red" | "brown" | "green";
  /** who discards now */
  seat: number | null;
  /** of two cards, chosen already */
  first: number | null;
};

/** The box. */
export type Content = {
  /** in a turn */
  actions: number;
  legions: ("blue" | "red" | "brown" | "green")[];
  /** from the ground up */
  body: ("legs" | "torso" | "head")[];
  abilities: Ability[];
  cards: Card[];
  seals: Seal[];
};

/** An ability, and where the rules have it. */
export type Ability = {
  id: "mourner" | "scavenger" | "executioner" | "devourer" | "mockingbird" | "chorister";
  clause: string;
};

/** A fear card. */
export type Card = {
  id: number;
  /** the painted monster that it is a part of */
  species: number;
  legion: "blue" | "red" | "brown" | "green";
  /** from the ground up */
  positions: ("legs" | "torso" | "head")[];
  ability: "mourner" | "scavenger" | "executioner" | "devourer" | "mockingbird" | "chorister" | null;
};

/** A seal. */
export type Seal = {
  id: number;
  legion: "blue" | "red" | "brown" | "green";
};

/** What a seat can do, by its verb. */
export type Action =
  | { draw: Record<string, never> }
  | { play: { card: number; target: "new" | "1" | "2" | "3" | "4" | "5" | "6" | "7" } }
  | { exchange: Record<string, never> }
  | { discard: { card: number } }
  | { target: { left: number; slot: number } }
  | { activate: Record<string, never> }
  | { decline: Record<string, never> }
  | { stop: Record<string, never> }
  | { mark: { card: number } };

/** What can happen, one kind at a time; null is what the reader may not know. */
export type News =
  | { name: "drew_first"; seat: number }
  | { name: "named_first"; seat: number }
  | { name: "dealt"; seat: number; card: number | null }
  | { name: "began_turn"; seat: number; turn: number }
  | { name: "drew"; seat: number; card: number | null }
  | { name: "reshuffled"; cards: number }
  | { name: "played"; seat: number; card: number | null; slot: number; part: "legs" | "torso" | "head" | "seal" }
  | { name: "began_exchange"; seat: number }
  | { name: "exchanged"; seat: number; cards: number | null; drawn: number | null }
  | { name: "discarded"; seat: number; card: number | null }
  | { name: "lost_action"; seat: number }
  | { name: "completed"; seat: number; slot: number }
  | { name: "pure"; seat: number; slot: number; legion: "blue" | "red" | "brown" | "green" }
  | { name: "lacked"; seat: number; legion: "blue" | "red" | "brown" | "green" }
  | { name: "spared"; seat: number }
  | { name: "woke"; seat: number; slot: number }
  | { name: "activated"; seat: number; slot: number; legion: "blue" | "red" | "brown" | "green" }
  | { name: "declined"; seat: number; slot: number; legion: "blue" | "red" | "brown" | "green" }
  | { name: "unmoved"; seat: number; slot: number; legion: "blue" | "red" | "brown" | "green" }
  | { name: "performed"; seat: number; slot: number; part: "legs" | "torso" | "head" | "seal"; ability: "mourner" | "scavenger" | "executioner" | "devourer" | "mockingbird" | "chorister" }
  | { name: "stopped"; seat: number; slot: number; part: "legs" | "torso" | "head" | "seal"; ability: "mourner" | "scavenger" | "executioner" | "devourer" | "mockingbird" | "chorister" }
  | { name: "stuck"; seat: number; slot: number; part: "legs" | "torso" | "head" | "seal"; playable: number | null }
  | { name: "interrupted"; seat: number; slot: number; part: "legs" | "torso" | "head" | "seal" }
  | { name: "waited"; seat: number; slot: number }
  | { name: "dropped"; seat: number; slot: number }
  | { name: "exhausted"; seat: number }
  | { name: "scavenged"; seat: number; rival: number; slot: number }
  | { name: "scrapped"; seat: number; card: number }
  | { name: "took"; seat: number; rival: number; slot: number; card: number }
  | { name: "devoured"; seat: number; slot: number; card: number }
  | { name: "vanished"; seat: number; slot: number }
  | { name: "revealed"; seat: number; card: number | null }
  | { name: "placed"; seat: number; card: number; slot: number; part: "legs" | "torso" | "head" | "seal" }
  | { name: "cast_off"; seat: number; card: number }
  | { name: "won"; seat: number }
  | { name: "died_out" }
  | { name: "cut_off"; turn: number };

export type Outlook = Awakening | Strike | Draw;

export const CONTENT: Content = {"actions":2,"legions":["blue","red","brown","green"],"body":["legs","torso","head"],"abilities":[{"id":"mourner","clause":"NM-9.1"},{"id":"scavenger","clause":"NM-9.4"},{"id":"executioner","clause":"NM-9.7"},{"id":"devourer","clause":"NM-9.10"},{"id":"mockingbird","clause":"NM-9.13"},{"id":"chorister","clause":"NM-9.16"}],"cards":[{"id":1,"species":1,"legion":"blue","positions":["head"],"ability":"scavenger"},{"id":2,"species":1,"legion":"blue","positions":["torso"],"ability":null},{"id":3,"species":1,"legion":"blue","positions":["legs"],"ability":null},{"id":4,"species":2,"legion":"blue","positions":["head"],"ability":null},{"id":5,"species":2,"legion":"blue","positions":["torso","head"],"ability":"mourner"},{"id":6,"species":2,"legion":"blue","positions":["legs"],"ability":null},{"id":7,"species":3,"legion":"blue","positions":["head"],"ability":"scavenger"},{"id":8,"species":3,"legion":"blue","positions":["torso"],"ability":"scavenger"},{"id":9,"species":3,"legion":"blue","positions":["legs"],"ability":"scavenger"},{"id":10,"species":4,"legion":"blue","positions":["torso","head"],"ability":"devourer"},{"id":11,"species":4,"legion":"blue","positions":["legs","torso"],"ability":"mourner"},{"id":12,"species":4,"legion":"blue","positions":["legs"],"ability":"mourner"},{"id":13,"species":5,"legion":"blue","positions":["head"],"ability":null},{"id":14,"species":5,"legion":"blue","positions":["legs","torso"],"ability":"scavenger"},{"id":15,"species":5,"legion":"blue","positions":["legs"],"ability":null},{"id":16,"species":6,"legion":"blue","positions":["head"],"ability":"scavenger"},{"id":17,"species":6,"legion":"blue","positions":["torso","head"],"ability":"scavenger"},{"id":18,"species":6,"legion":"blue","positions":["legs"],"ability":"scavenger"},{"id":19,"species":7,"legion":"blue","positions":["head"],"ability":"scavenger"},{"id":20,"species":7,"legion":"blue","positions":["torso"],"ability":"scavenger"},{"id":21,"species":7,"legion":"blue","positions":["legs","torso"],"ability":"scavenger"},{"id":22,"species":8,"legion":"blue","positions":["head"],"ability":null},{"id":23,"species":8,"legion":"blue","positions":["torso"],"ability":"scavenger"},{"id":24,"species":8,"legion":"blue","positions":["legs"],"ability":"scavenger"},{"id":25,"species":9,"legion":"blue","positions":["head"],"ability":"devourer"},{"id":26,"species":9,"legion":"blue","positions":["torso"],"ability":null},{"id":27,"species":9,"legion":"blue","positions":["legs"],"ability":null},{"id":28,"species":10,"legion":"red","positions":["head"],"ability":"devourer"},{"id":29,"species":10,"legion":"red","positions":["torso","head"],"ability":"mockingbird"},{"id":30,"species":10,"legion":"red","positions":["legs"],"ability":null},{"id":31,"species":11,"legion":"red","positions":["head"],"ability":"mockingbird"},{"id":32,"species":11,"legion":"red","positions":["torso"],"ability":"mockingbird"},{"id":33,"species":11,"legion":"red","positions":["legs"],"ability":null},{"id":34,"species":12,"legion":"red","positions":["torso","head"],"ability":"mourner"},{"id":35,"species":12,"legion":"red","positions":["torso"],"ability":null},{"id":36,"species":12,"legion":"red","positions":["legs"],"ability":null},{"id":37,"species":13,"legion":"red","positions":["head"],"ability":null},{"id":38,"species":13,"legion":"red","positions":["legs","torso"],"ability":"mockingbird"},{"id":39,"species":13,"legion":"red","positions":["legs"],"ability":null},{"id":40,"species":14,"legion":"red","positions":["head"],"ability":"devourer"},{"id":41,"species":14,"legion":"red","positions":["torso","head"],"ability":"devourer"},{"id":42,"species":14,"legion":"red","positions":["legs"],"ability":"devourer"},{"id":43,"species":15,"legion":"red","positions":["head"],"ability":"mockingbird"},{"id":44,"species":15,"legion":"red","positions":["legs","torso"],"ability":"devourer"},{"id":45,"species":15,"legion":"red","positions":["legs"],"ability":"mockingbird"},{"id":46,"species":16,"legion":"red","positions":["head"],"ability":"mourner"},{"id":47,"species":16,"legion":"red","positions":["torso"],"ability":"mourner"},{"id":48,"species":16,"legion":"red","positions":["legs"],"ability":null},{"id":49,"species":17,"legion":"red","positions":["head"],"ability":"mourner"},{"id":50,"species":17,"legion":"red","positions":["legs","torso"],"ability":"mourner"},{"id":51,"species":17,"legion":"red","positions":["legs"],"ability":null},{"id":52,"species":18,"legion":"red","positions":["head"],"ability":null},{"id":53,"species":18,"legion":"red","positions":["torso"],"ability":"devourer"},{"id":54,"species":18,"legion":"red","positions":["legs"],"ability":"mourner"},{"id":55,"species":19,"legion":"brown","positions":["head"],"ability":"chorister"},{"id":56,"species":19,"legion":"brown","positions":["torso"],"ability":"chorister"},{"id":57,"species":19,"legion":"brown","positions":["legs"],"ability":"chorister"},{"id":58,"species":20,"legion":"brown","positions":["head"],"ability":"mockingbird"},{"id":59,"species":20,"legion":"brown","positions":["legs","torso","head"],"ability":"mockingbird"},{"id":60,"species":20,"legion":"brown","positions":["legs"],"ability":"mockingbird"},{"id":61,"species":21,"legion":"brown","positions":["head"],"ability":"mourner"},{"id":62,"species":21,"legion":"brown","positions":["legs","torso","head"],"ability":"mourner"},{"id":63,"species":21,"legion":"brown","positions":["legs"],"ability":"mourner"},{"id":64,"species":22,"legion":"brown","positions":["head"],"ability":"chorister"},{"id":65,"species":22,"legion":"brown","positions":["legs","torso","head"],"ability":"chorister"},{"id":66,"species":22,"legion":"brown","positions":["legs"],"ability":null},{"id":67,"species":23,"legion":"brown","positions":["head"],"ability":null},{"id":68,"species":23,"legion":"brown","positions":["torso"],"ability":"chorister"},{"id":69,"species":23,"legion":"brown","positions":["legs"],"ability":null},{"id":70,"species":24,"legion":"brown","positions":["head"],"ability":null},{"id":71,"species":24,"legion":"brown","positions":["torso"],"ability":null},{"id":72,"species":24,"legion":"brown","positions":["legs"],"ability":null},{"id":73,"species":25,"legion":"brown","positions":["head"],"ability":"chorister"},{"id":74,"species":25,"legion":"brown","positions":["legs","torso","head"],"ability":"chorister"},{"id":75,"species":25,"legion":"brown","positions":["legs"],"ability":"chorister"},{"id":76,"species":26,"legion":"brown","positions":["head"],"ability":"chorister"},{"id":77,"species":26,"legion":"brown","positions":["torso"],"ability":"chorister"},{"id":78,"species":26,"legion":"brown","positions":["legs"],"ability":"chorister"},{"id":79,"species":27,"legion":"brown","positions":["head"],"ability":null},{"id":80,"species":27,"legion":"brown","positions":["torso"],"ability":null},{"id":81,"species":27,"legion":"brown","positions":["legs"],"ability":null},{"id":82,"species":28,"legion":"green","positions":["head"],"ability":"executioner"},{"id":83,"species":28,"legion":"green","positions":["torso","head"],"ability":"executioner"},{"id":84,"species":28,"legion":"green","positions":["legs"],"ability":"executioner"},{"id":85,"species":29,"legion":"green","positions":["head"],"ability":null},{"id":86,"species":29,"legion":"green","positions":["torso"],"ability":null},{"id":87,"species":29,"legion":"green","positions":["legs"],"ability":null},{"id":88,"species":30,"legion":"green","positions":["head"],"ability":"mockingbird"},{"id":89,"species":30,"legion":"green","positions":["torso"],"ability":"mockingbird"},{"id":90,"species":30,"legion":"green","positions":["legs"],"ability":"mockingbird"},{"id":91,"species":31,"legion":"green","positions":["head"],"ability":"devourer"},{"id":92,"species":31,"legion":"green","positions":["torso"],"ability":"devourer"},{"id":93,"species":31,"legion":"green","positions":["legs"],"ability":"devourer"},{"id":94,"species":32,"legion":"green","positions":["head"],"ability":"executioner"},{"id":95,"species":32,"legion":"green","positions":["torso"],"ability":"executioner"},{"id":96,"species":32,"legion":"green","positions":["legs"],"ability":"executioner"},{"id":97,"species":33,"legion":"green","positions":["head"],"ability":null},{"id":98,"species":33,"legion":"green","positions":["torso"],"ability":null},{"id":99,"species":33,"legion":"green","positions":["legs"],"ability":null},{"id":100,"species":34,"legion":"green","positions":["head"],"ability":"executioner"},{"id":101,"species":34,"legion":"green","positions":["torso"],"ability":"executioner"},{"id":102,"species":34,"legion":"green","positions":["legs"],"ability":"executioner"},{"id":103,"species":35,"legion":"green","positions":["head"],"ability":"executioner"},{"id":104,"species":35,"legion":"green","positions":["legs","torso"],"ability":"executioner"},{"id":105,"species":35,"legion":"green","positions":["legs"],"ability":"executioner"},{"id":106,"species":36,"legion":"green","positions":["head"],"ability":"executioner"},{"id":107,"species":36,"legion":"green","positions":["torso"],"ability":"executioner"},{"id":108,"species":36,"legion":"green","positions":["legs"],"ability":"executioner"}],"seals":[{"id":109,"legion":"blue"},{"id":110,"legion":"blue"},{"id":111,"legion":"blue"},{"id":112,"legion":"red"},{"id":113,"legion":"red"},{"id":114,"legion":"red"},{"id":115,"legion":"brown"},{"id":116,"legion":"brown"},{"id":117,"legion":"brown"},{"id":118,"legion":"green"},{"id":119,"legion":"green"},{"id":120,"legion":"green"}]};

/** All of it, for the properties of a board. */
export interface Seam {
  action: Action;
  news: News;
  view: View;
  outlook: Outlook;
  prospects: Prospects;
}
