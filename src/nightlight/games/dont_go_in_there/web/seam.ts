// made from src/nightlight/games/dont_go_in_there by scripts/seam.py

export type Type =
  | "amulet"
  | "cat"
  | "clock"
  | "doll"
  | "holy_water"
  | "mask"
  | "mirror"
  | "music_box"
  | "portrait"
  | "ring"
  | "twin";

export type TypeName =
  | "amulet"
  | "cat"
  | "clock"
  | "doll"
  | "holy_water"
  | "mask"
  | "mirror"
  | "music_box"
  | "portrait"
  | "ring"
  | "tome"
  | "twin";

export type CardName =
  | "amulet-1a"
  | "amulet-1b"
  | "amulet-2a"
  | "amulet-2b"
  | "amulet-3a"
  | "amulet-3b"
  | "amulet-4a"
  | "amulet-4b"
  | "cat-1a"
  | "cat-1b"
  | "cat-2a"
  | "cat-2b"
  | "cat-3a"
  | "cat-3b"
  | "cat-4a"
  | "cat-4b"
  | "clock-1a"
  | "clock-1b"
  | "clock-2a"
  | "clock-2b"
  | "clock-3a"
  | "clock-3b"
  | "clock-4a"
  | "clock-4b"
  | "doll-1a"
  | "doll-1b"
  | "doll-2a"
  | "doll-2b"
  | "doll-3a"
  | "doll-3b"
  | "doll-4a"
  | "doll-4b"
  | "holy_water-1a"
  | "holy_water-1b"
  | "holy_water-2a"
  | "holy_water-2b"
  | "holy_water-3a"
  | "holy_water-3b"
  | "holy_water-4a"
  | "holy_water-4b"
  | "mask-1a"
  | "mask-1b"
  | "mask-2a"
  | "mask-2b"
  | "mask-3a"
  | "mask-3b"
  | "mask-4a"
  | "mask-4b"
  | "mirror-1a"
  | "mirror-1b"
  | "mirror-2a"
  | "mirror-2b"
  | "mirror-3a"
  | "mirror-3b"
  | "mirror-4a"
  | "mirror-4b"
  | "music_box-1a"
  | "music_box-1b"
  | "music_box-2a"
  | "music_box-2b"
  | "music_box-3a"
  | "music_box-3b"
  | "music_box-4a"
  | "music_box-4b"
  | "portrait-1a"
  | "portrait-1b"
  | "portrait-2a"
  | "portrait-2b"
  | "portrait-3a"
  | "portrait-3b"
  | "portrait-4a"
  | "portrait-4b"
  | "ring-1a"
  | "ring-1b"
  | "ring-2a"
  | "ring-2b"
  | "ring-3a"
  | "ring-3b"
  | "ring-4a"
  | "ring-4b"
  | "tome-1a"
  | "tome-1b"
  | "tome-2a"
  | "tome-2b"
  | "tome-3a"
  | "tome-3b"
  | "tome-4a"
  | "tome-4b"
  | "twin-1a"
  | "twin-1b"
  | "twin-2a"
  | "twin-2b"
  | "twin-3a"
  | "twin-3b"
  | "twin-4a"
  | "twin-4b";

export type Cause =
  | "dice"
  | "attic"
  | "nursery"
  | "library"
  | "secret_passage"
  | "hallway"
  | "basement"
  | "amulet"
  | "cat"
  | "clock"
  | "doll"
  | "holy_water"
  | "mask"
  | "mirror"
  | "music_box"
  | "portrait"
  | "ring"
  | "tome"
  | "twin";

/** The table as a seat or a spectator sees it. */
export type View = {
  seats: number;
  types: ("amulet" | "cat" | "clock" | "doll" | "holy_water" | "mask" | "mirror" | "music_box" | "portrait" | "ring" | "tome" | "twin")[];
  turns: number;
  open_ghosts: boolean;
  doll_choice: boolean;
  start: number;
  turn: number;
  actors: number[];
  steps: Record<string, unknown>[];
  deck: number;
  removed: number;
  unseen: string[];
  boards: Board[];
  face_down: Place | null;
  peeked: number[];
  dice: number;
  rolled: number;
  clock_claimed: boolean;
  players: Player[];
  seat: number | null;
};

/** A board of the house. */
export type Board = {
  board: "upper" | "middle" | "lower";
  /** null: boarded up */
  room: "attic" | "nursery" | "library" | "secret_passage" | "hallway" | "basement" | null;
  /** from the left; null: none, or one that lies face down */
  cards: (string | null)[];
  /** who stands on the steps, from the top */
  meeples: (number | null)[];
};

/** Where a card lies. */
export type Place = {
  board: "upper" | "middle" | "lower";
  slot: number;
};

/** What somebody has. */
export type Player = {
  /** null: behind a screen */
  ghosts: number | null;
  /** on active cards */
  curses: number;
  /** in the supply */
  meeples: number;
  active: string[];
  dispelled: string[];
};

/** What a meeple on a free step has to expect. */
export type Placing = {
  kind: "place";
  /** the steps of everyone in the room, in the order in which they take cards */
  order: number[];
  /** that it brings on average; a range while a card is unknown */
  ghosts: [number, number];
  /** percent that it brings none */
  none: [number, number];
  /** how many rolls of the most dice bring none, one, two ghosts and so on */
  rolls: number[];
  /** the change of ghosts when it is placed */
  at_once?: number;
  /** whether the seat gets to see the face-down card */
  peeks?: boolean;
  /** whether it is the last one that the room waits for */
  resolves?: boolean;
};

/** What the dice bring if they are left, turned, kept or rolled again. */
export type Rolling = {
  kind: "dice";
  /** the dice that show ghosts; null: they are rolled again */
  rolled: number | null;
  /** the steps of everyone in the room, in the order in which they take cards */
  order: number[];
  /** that each of them takes; on average, if the dice are rolled again */
  ghosts: number[];
};

/** What taking a card does to its new owner at once; what works at the end does nothing yet (DG-5.3). */
export type Taking = {
  kind: "take";
  /** curses on cards */
  before: number;
  /** and with the card: a range where its owner chooses what to dispel */
  after: [number, number];
  /** the change */
  ghosts: number;
  happens: Happening[];
  /** the cards that it dispels */
  dispels: string[];
  /** the choice that it gives */
  asks: "tome" | "dolls" | null;
  /** the values of its type so far, if it does nothing but join them */
  joins: number[] | null;
};

/** What a card that is taken, or its place, does at once. */
export type Happening = {
  name: "gained" | "discarded" | "passed" | "claimed_clock" | "tome_faded";
  /** that are gained, discarded or passed */
  ghosts: number;
};

/** What is left if the cards of one choice are dispelled. */
export type Dispelling = {
  kind: "dispel";
  /** the values of the cards, the highest first */
  goes: number[];
  /** those of the same type that stay */
  stays: number[];
  /** curses on cards */
  before: number;
  after: number;
};

/** What the table as it stands comes to. */
export type Prospects = {
  /** the board whose room is being resolved */
  resolving: "upper" | "middle" | "lower" | null;
  /** the dice that each board would roll; a range while a card is unknown */
  to_roll: [number, number][];
  /** of each seat */
  turns_left: number[];
  /** the seats that have the most, where everybody's are known and there are any */
  most_ghosts: number[];
  /** what the most ghosts cost each seat, when the match is over */
  ghost_curses: number[];
};

/** The box. */
export type Content = {
  /** cards of each type */
  copies: number;
  /** for cards in a room */
  slots: number;
  /** the most that a room rolls */
  dice: number;
  /** on the steps, from the top */
  flashlights: number[];
  kinds: Kind[];
  rooms: Room[];
  cards: Card[];
};

/** A type of card, and the clause that has its rule. */
export type Kind = {
  id: "amulet" | "cat" | "clock" | "doll" | "holy_water" | "mask" | "mirror" | "music_box" | "portrait" | "ring" | "tome" | "twin";
  clause: string;
};

/** A room, the one on the back of its board, and the clauses that have its rule. */
export type Room = {
  id: "attic" | "nursery" | "library" | "secret_passage" | "hallway" | "basement";
  back: "attic" | "nursery" | "library" | "secret_passage" | "hallway" | "basement";
  clauses: string;
};

/** A cursed card. */
export type Card = {
  id: string;
  kind: "amulet" | "cat" | "clock" | "doll" | "holy_water" | "mask" | "mirror" | "music_box" | "portrait" | "ring" | "tome" | "twin";
  value: number;
  /** that it brings to the roll */
  dice: number;
};

/** What a seat can do, by its verb. */
export type Action =
  | { place: { board: "upper" | "middle" | "lower"; space: number } }
  | { leave: Record<string, never> }
  | { ghost_to_blank: Record<string, never> }
  | { blank_to_ghost: Record<string, never> }
  | { keep: Record<string, never> }
  | { reroll: Record<string, never> }
  | { take: { slot: number } }
  | { dispel: { type: Type } }
  | { dolls: { set: "4+2" | "4+1+1" | "3+2+1" } };

/** What can happen, one kind at a time; null is what the reader may not know. */
export type News =
  | { name: "chose_type"; type: TypeName }
  | { name: "turned_up"; board: "upper" | "middle" | "lower"; room: "attic" | "nursery" | "library" | "secret_passage" | "hallway" | "basement" }
  | { name: "dealt"; board: "upper" | "middle" | "lower"; slot: number; card: CardName | null }
  | { name: "sorted"; board: "upper" | "middle" | "lower" }
  | { name: "drew_start"; seat: number }
  | { name: "named_start"; seat: number }
  | { name: "placed"; seat: number; board: "upper" | "middle" | "lower"; space: number; room: "attic" | "nursery" | "library" | "secret_passage" | "hallway" | "basement" }
  | { name: "peeked"; seat: number; board: "upper" | "middle" | "lower"; card: CardName | null }
  | { name: "revealed"; board: "upper" | "middle" | "lower"; card: CardName | null }
  | { name: "die_fell"; face: "blank" | "ghost" }
  | { name: "rolled"; room: "attic" | "nursery" | "library" | "secret_passage" | "hallway" | "basement"; dice: number; ghosts: number }
  | { name: "left_dice"; seat: number }
  | { name: "turned_die"; seat: number; face: "blank" | "ghost"; ghosts: number }
  | { name: "kept_roll"; seat: number }
  | { name: "rerolled"; seat: number }
  | { name: "gained"; seat: number; ghosts: number; cause: Cause }
  | { name: "discarded"; seat: number; ghosts: number; cause: Cause }
  | { name: "passed"; seat: number; neighbour: number; ghosts: number }
  | { name: "took"; seat: number; card: CardName; board: "upper" | "middle" | "lower"; slot: number }
  | { name: "dispelled"; seat: number; card: CardName; cause: Cause }
  | { name: "claimed_clock"; seat: number }
  | { name: "tome_faded"; seat: number }
  | { name: "flipped"; board: "upper" | "middle" | "lower"; room: "attic" | "nursery" | "library" | "secret_passage" | "hallway" | "basement" }
  | { name: "boarded_up"; board: "upper" | "middle" | "lower" }
  | { name: "ended" }
  | { name: "showed_ghosts"; seat: number; ghosts: number | null }
  | { name: "haunted"; seat: number; ghosts: number; curses: number };

export type Outlook = Placing | Rolling | Taking | Dispelling;

export const CONTENT: Content = {"copies":8,"slots":3,"dice":6,"flashlights":[0,1,2,3],"kinds":[{"id":"amulet","clause":"DG-6.1"},{"id":"cat","clause":"DG-6.2"},{"id":"clock","clause":"DG-6.3"},{"id":"doll","clause":"DG-6.4"},{"id":"holy_water","clause":"DG-6.5"},{"id":"mask","clause":"DG-6.6"},{"id":"mirror","clause":"DG-6.7"},{"id":"music_box","clause":"DG-6.8"},{"id":"portrait","clause":"DG-6.9"},{"id":"ring","clause":"DG-6.10"},{"id":"tome","clause":"DG-6.11"},{"id":"twin","clause":"DG-6.12"}],"rooms":[{"id":"attic","back":"nursery","clauses":"DG-7.1"},{"id":"nursery","back":"attic","clauses":"DG-7.2"},{"id":"library","back":"secret_passage","clauses":"DG-7.3 DG-7.4"},{"id":"secret_passage","back":"library","clauses":"DG-7.5 DG-7.6"},{"id":"hallway","back":"basement","clauses":"DG-7.7"},{"id":"basement","back":"hallway","clauses":"DG-7.8"}],"cards":[{"id":"amulet-1a","kind":"amulet","value":1,"dice":2},{"id":"amulet-1b","kind":"amulet","value":1,"dice":2},{"id":"amulet-2a","kind":"amulet","value":2,"dice":2},{"id":"amulet-2b","kind":"amulet","value":2,"dice":2},{"id":"amulet-3a","kind":"amulet","value":3,"dice":1},{"id":"amulet-3b","kind":"amulet","value":3,"dice":1},{"id":"amulet-4a","kind":"amulet","value":4,"dice":1},{"id":"amulet-4b","kind":"amulet","value":4,"dice":1},{"id":"cat-1a","kind":"cat","value":1,"dice":2},{"id":"cat-1b","kind":"cat","value":1,"dice":2},{"id":"cat-2a","kind":"cat","value":2,"dice":2},{"id":"cat-2b","kind":"cat","value":2,"dice":2},{"id":"cat-3a","kind":"cat","value":3,"dice":1},{"id":"cat-3b","kind":"cat","value":3,"dice":1},{"id":"cat-4a","kind":"cat","value":4,"dice":1},{"id":"cat-4b","kind":"cat","value":4,"dice":1},{"id":"clock-1a","kind":"clock","value":1,"dice":2},{"id":"clock-1b","kind":"clock","value":1,"dice":2},{"id":"clock-2a","kind":"clock","value":2,"dice":2},{"id":"clock-2b","kind":"clock","value":2,"dice":2},{"id":"clock-3a","kind":"clock","value":3,"dice":1},{"id":"clock-3b","kind":"clock","value":3,"dice":1},{"id":"clock-4a","kind":"clock","value":4,"dice":1},{"id":"clock-4b","kind":"clock","value":4,"dice":1},{"id":"doll-1a","kind":"doll","value":1,"dice":2},{"id":"doll-1b","kind":"doll","value":1,"dice":2},{"id":"doll-2a","kind":"doll","value":2,"dice":2},{"id":"doll-2b","kind":"doll","value":2,"dice":2},{"id":"doll-3a","kind":"doll","value":3,"dice":1},{"id":"doll-3b","kind":"doll","value":3,"dice":1},{"id":"doll-4a","kind":"doll","value":4,"dice":1},{"id":"doll-4b","kind":"doll","value":4,"dice":1},{"id":"holy_water-1a","kind":"holy_water","value":1,"dice":2},{"id":"holy_water-1b","kind":"holy_water","value":1,"dice":2},{"id":"holy_water-2a","kind":"holy_water","value":2,"dice":2},{"id":"holy_water-2b","kind":"holy_water","value":2,"dice":2},{"id":"holy_water-3a","kind":"holy_water","value":3,"dice":1},{"id":"holy_water-3b","kind":"holy_water","value":3,"dice":1},{"id":"holy_water-4a","kind":"holy_water","value":4,"dice":1},{"id":"holy_water-4b","kind":"holy_water","value":4,"dice":1},{"id":"mask-1a","kind":"mask","value":1,"dice":2},{"id":"mask-1b","kind":"mask","value":1,"dice":2},{"id":"mask-2a","kind":"mask","value":2,"dice":2},{"id":"mask-2b","kind":"mask","value":2,"dice":2},{"id":"mask-3a","kind":"mask","value":3,"dice":1},{"id":"mask-3b","kind":"mask","value":3,"dice":1},{"id":"mask-4a","kind":"mask","value":4,"dice":1},{"id":"mask-4b","kind":"mask","value":4,"dice":1},{"id":"mirror-1a","kind":"mirror","value":1,"dice":2},{"id":"mirror-1b","kind":"mirror","value":1,"dice":2},{"id":"mirror-2a","kind":"mirror","value":2,"dice":2},{"id":"mirror-2b","kind":"mirror","value":2,"dice":2},{"id":"mirror-3a","kind":"mirror","value":3,"dice":1},{"id":"mirror-3b","kind":"mirror","value":3,"dice":1},{"id":"mirror-4a","kind":"mirror","value":4,"dice":1},{"id":"mirror-4b","kind":"mirror","value":4,"dice":1},{"id":"music_box-1a","kind":"music_box","value":1,"dice":2},{"id":"music_box-1b","kind":"music_box","value":1,"dice":2},{"id":"music_box-2a","kind":"music_box","value":2,"dice":2},{"id":"music_box-2b","kind":"music_box","value":2,"dice":2},{"id":"music_box-3a","kind":"music_box","value":3,"dice":1},{"id":"music_box-3b","kind":"music_box","value":3,"dice":1},{"id":"music_box-4a","kind":"music_box","value":4,"dice":1},{"id":"music_box-4b","kind":"music_box","value":4,"dice":1},{"id":"portrait-1a","kind":"portrait","value":1,"dice":2},{"id":"portrait-1b","kind":"portrait","value":1,"dice":2},{"id":"portrait-2a","kind":"portrait","value":2,"dice":2},{"id":"portrait-2b","kind":"portrait","value":2,"dice":2},{"id":"portrait-3a","kind":"portrait","value":3,"dice":1},{"id":"portrait-3b","kind":"portrait","value":3,"dice":1},{"id":"portrait-4a","kind":"portrait","value":4,"dice":1},{"id":"portrait-4b","kind":"portrait","value":4,"dice":1},{"id":"ring-1a","kind":"ring","value":1,"dice":2},{"id":"ring-1b","kind":"ring","value":1,"dice":2},{"id":"ring-2a","kind":"ring","value":2,"dice":2},{"id":"ring-2b","kind":"ring","value":2,"dice":2},{"id":"ring-3a","kind":"ring","value":3,"dice":1},{"id":"ring-3b","kind":"ring","value":3,"dice":1},{"id":"ring-4a","kind":"ring","value":4,"dice":1},{"id":"ring-4b","kind":"ring","value":4,"dice":1},{"id":"tome-1a","kind":"tome","value":1,"dice":2},{"id":"tome-1b","kind":"tome","value":1,"dice":2},{"id":"tome-2a","kind":"tome","value":2,"dice":2},{"id":"tome-2b","kind":"tome","value":2,"dice":2},{"id":"tome-3a","kind":"tome","value":3,"dice":1},{"id":"tome-3b","kind":"tome","value":3,"dice":1},{"id":"tome-4a","kind":"tome","value":4,"dice":1},{"id":"tome-4b","kind":"tome","value":4,"dice":1},{"id":"twin-1a","kind":"twin","value":1,"dice":2},{"id":"twin-1b","kind":"twin","value":1,"dice":2},{"id":"twin-2a","kind":"twin","value":2,"dice":2},{"id":"twin-2b","kind":"twin","value":2,"dice":2},{"id":"twin-3a","kind":"twin","value":3,"dice":1},{"id":"twin-3b","kind":"twin","value":3,"dice":1},{"id":"twin-4a","kind":"twin","value":4,"dice":1},{"id":"twin-4b","kind":"twin","value":4,"dice":1}]};

/** All of it, for the properties of a board. */
export interface Seam {
  action: Action;
  news: News;
  view: View;
  outlook: Outlook;
  prospects: Prospects;
}
