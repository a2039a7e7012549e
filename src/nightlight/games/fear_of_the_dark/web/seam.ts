// made from src/nightlight/games/fear_of_the_dark by scripts/seam.py

export type Room =
  | "START"
  | "R01"
  | "R02"
  | "R03"
  | "R04"
  | "R05"
  | "R06"
  | "R07"
  | "R08"
  | "R09"
  | "R10"
  | "R11"
  | "R12"
  | "E1"
  | "E2"
  | "E3";

export type Cause =
  | "terror"
  | "knockout"
  | "draught"
  | "collapse"
  | "lockdown"
  | "leak"
  | "match"
  | "paper"
  | "key"
  | "lever"
  | "door"
  | "map"
  | "info";

/** The table as the player or a spectator sees it. */
export type View = {
  rules: number;
  difficulty: string;
  actors: number[];
  steps: Record<string, unknown>[];
  matches: number;
  deck: Partial<Record<"strike" | "move" | "tiptoe" | "scout" | "search" | "clear", number>>;
  hand: Partial<Record<"strike" | "move" | "tiptoe" | "scout" | "search" | "clear", number>>;
  discarded: Partial<Record<"strike" | "move" | "tiptoe" | "scout" | "search" | "clear", number>>;
  items: Partial<Record<"match" | "paper" | "key" | "lever", number>>;
  terrors: number;
  pawn: Place | null;
  labyrinth: Laid[];
  tiles_left: number;
  set_aside: number;
  unseen_tiles: string[];
  unseen_hazards: Partial<Record<"terror" | "knockout" | "draught" | "collapse" | "lockdown" | "leak", number>>;
  unseen_items: Partial<Record<"match" | "paper" | "key" | "lever", number>>;
  unseen_secrets: Partial<Record<"door" | "map" | "info", number>>;
  item_locations: (("match" | "paper" | "key" | "lever" | "face_down" | null)[])[];
  secret_locations: number[];
  vanished_echoes: string[];
  discarded_hazards: Partial<Record<"terror" | "knockout" | "draught" | "collapse" | "lockdown" | "leak", number>>;
  discarded_items: Partial<Record<"match" | "paper" | "key" | "lever", number>>;
  discarded_secrets: Partial<Record<"door" | "map" | "info", number>>;
  ending: "escaped" | "mind" | "terror" | "echo" | "stuck" | "conceded" | null;
  seat: number | null;
};

/** A square of a tile, by the number of the tile. */
export type Place = {
  tile: number;
  square: number;
};

/** A tile of the labyrinth as it lies. */
export type Laid = {
  x: number;
  y: number;
  tile: string;
  rotation: number;
  doors: ("N" | "E" | "S" | "W")[];
  /** doors that are tokens */
  door_tokens: ("N" | "E" | "S" | "W")[];
  /** walls that a token on the other side has opened */
  opened_from_behind: ("N" | "E" | "S" | "W")[];
  obstacles: number[];
  locks: number[];
  leak: boolean;
};

/** What an action does that is paid with a Mind card; the action itself names the card and its effect. */
export type Spending = {
  kind: "mind";
  /** of a movement */
  steps?: number;
  /** left, where one is struck for it */
  matches?: number;
  /** and the size to which the hand is built */
  hand?: number;
  /** Mind cards, where the card goes out of the game; otherwise it returns to the deck */
  left?: number;
};

/** What a match or an Item does to the light. */
export type Lighting = {
  kind: "light";
  /** left after it */
  matches: number;
  /** the size to which the hand is built */
  hand?: number;
};

/** The square that is searched, cleared or unlocked. */
export type Aim = {
  kind: "target";
  tile: number;
  square: number;
};

/** The Item that is taken. */
export type Pick = {
  kind: "item";
  item: "match" | "paper" | "key" | "lever";
};

/** The labyrinth with the new room placed in a rotation. */
export type Placement = {
  kind: "room";
  room: Laid;
  joints: Joining[];
  /** open-ended ones in the whole labyrinth */
  doors: number;
  /** whether the Lost One would be locked in by it */
  trap: "sealed" | "stranded" | null;
};

/** A side of a new room that is not merely a wall. */
export type Joining = {
  side: "N" | "E" | "S" | "W";
  /** `blocked`: its door leads to a wall; `blocks`: its wall shuts a neighbour's door */
  joint: "open" | "joined" | "blocked" | "blocks";
  /** the tile that lies there */
  room: number | null;
};

/** What can be told of the table before anything is chosen. */
export type Prospects = {
  /** null: every tile is revealed */
  unseen: Unseen | null;
  /** null: nobody acts or moves now */
  here: Here | null;
  /** in a movement */
  steps_left: number | null;
  building: Building | null;
  coming: Coming | null;
  echo: Echo | null;
  /** whether the question is about any Lock, door or wall of the labyrinth */
  anywhere: boolean;
};

/** What the next tile may be, in percent, by all that nobody has seen. */
export type Unseen = {
  danger: number;
  echo: number;
  inside: Inside;
};

/** What happens to whoever enters the next tile, in percent. */
export type Inside = {
  /** a quiet room, or a Hazard that does nothing */
  nothing: number;
  /** a Mind card is lost */
  card: number;
  /** the way back is shut */
  shut: number;
  /** there is one more tile to reveal */
  grows: number;
  /** the light goes out */
  dark: number;
  death: number;
};

/** What can be done from where the pawn stands. */
export type Here = {
  /** of the movement that is under way, or on foot; the nearest first */
  ways: Goal[];
  /** also over holes */
  tiptoe: Goal[];
  /** the open-ended door at which the pawn stands */
  door: "N" | "E" | "S" | "W" | null;
  /** marks */
  search: Beside[];
  /** Obstacles */
  clear: Beside[];
  /** Locks */
  key: Beside[];
};

/** Where a movement can lead: a square, or through the open-ended door of that square. */
export type Goal = {
  tile: number;
  square: number;
  /** the door */
  out?: "N" | "E" | "S" | "W";
  /** the steps there */
  way: ("N" | "E" | "S" | "W")[];
  /** the Leak puts out the light on the way */
  wet?: true;
};

/** A square beside the pawn. */
export type Beside = {
  tile: number;
  square: number;
  side: "N" | "E" | "S" | "W";
};

/** A hand that is being built. */
export type Building = {
  size: number;
  /** the cards that are good for most things, in the order in which they are taken */
  usual: ("strike" | "move" | "tiptoe" | "scout" | "search" | "clear")[];
};

/** A new room that waits to be placed. */
export type Coming = {
  x: number;
  y: number;
  room: string;
  /** of the new room, where it joins */
  side: "N" | "E" | "S" | "W";
  /** the square behind that side by rotation; null: no door is there */
  entrances: ("free" | "hole" | "rubble" | "lock" | "mark" | null)[];
};

/** A Dark Echo in which something is still to be decided. */
export type Echo = {
  x: number;
  y: number;
  room: string;
};

/** The box. */
export type Content = {
  sides: Compass[];
  mind: ("strike" | "move" | "tiptoe" | "scout" | "search" | "clear")[];
  /** effects that need no light */
  dark: ("strike" | "move" | "tiptoe" | "scout" | "search" | "clear")[];
  hazards: ("terror" | "knockout" | "draught" | "collapse" | "lockdown" | "leak")[];
  items: ("match" | "paper" | "key" | "lever")[];
  /** until they are used; the others act at once */
  kept: ("match" | "paper" | "key" | "lever")[];
  secrets: ("door" | "map" | "info")[];
  steps: Steps;
  /** at most */
  matches: number;
  /** that are the end, where death is instant */
  terrors: number;
  start: Place;
  difficulties: Difficulty[];
  tiles: Tile[];
};

/** A side of a tile, and the square at which its door is. */
export type Compass = {
  id: "N" | "E" | "S" | "W";
  square: number;
};

/** How far each movement goes. */
export type Steps = {
  move: number;
  walk: number;
  tiptoe: number;
};

/** A difficulty, and whether there is instant death. */
export type Difficulty = {
  id: string;
  deadly: boolean;
};

/** A tile of the box. */
export type Tile = {
  id: string;
  hazard: boolean;
  echo: boolean;
  rotations: Turn[];
};

/** A tile in one of its rotations. */
export type Turn = {
  doors: ("N" | "E" | "S" | "W")[];
  /** from west to east, then from north to south: `.` `h` `o` `l` `i1` to `s4`; none in a Dark Echo */
  squares: string[];
};

/** What a seat can do, by its verb. */
export type Action =
  | { match: Record<string, never> }
  | { play: { card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" } }
  | { walk: { card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" } }
  | { wild_strike: { effect: "move" | "tiptoe" | "scout" | "search" | "clear" } }
  | { wild_move: { effect: "strike" | "tiptoe" | "scout" | "search" | "clear" } }
  | { wild_tiptoe: { effect: "strike" | "move" | "scout" | "search" | "clear" } }
  | { wild_scout: { effect: "strike" | "move" | "tiptoe" | "search" | "clear" } }
  | { wild_search: { effect: "strike" | "move" | "tiptoe" | "scout" | "clear" } }
  | { wild_clear: { effect: "strike" | "move" | "tiptoe" | "scout" | "search" } }
  | { dark: { card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear"; effect: "move" | "search" | "clear" } }
  | { item: { item: "match" | "paper" | "key" } }
  | { concede: Record<string, never> }
  | { take: { card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" } }
  | { step: { side: "N" | "E" | "S" | "W" } }
  | { stop: Record<string, never> }
  | { target: { side: "N" | "E" | "S" | "W" } }
  | { rotate: { rotation: number } }
  | { deck: { card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" } }
  | { hand: { card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" } }
  | { slot: { slot: number } }
  | { lock: { tile: number; square: number } }
  | { map_door: { tile: number; side: "N" | "E" | "S" | "W" } }
  | { wall: { tile: number; side: "N" | "E" | "S" | "W" } };

/** What can happen, one kind at a time; null is what the reader may not know. */
export type News =
  | { name: "lit_match"; matches: number }
  | { name: "played"; card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" }
  | { name: "walked"; card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" }
  | { name: "burned"; card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear"; effect: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" }
  | { name: "groped"; card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear"; effect: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" }
  | { name: "took"; card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" }
  | { name: "stepped"; side: "N" | "E" | "S" | "W"; tile: number; square: number }
  | { name: "stopped" }
  | { name: "revealed"; room: Room; mode: "enter" | "scout" | "map" }
  | { name: "placed"; room: Room; x: number; y: number; rotation: number }
  | { name: "entered"; room: Room }
  | { name: "vanished"; room: Room }
  | { name: "drew_hazard"; hazard: "terror" | "knockout" | "draught" | "collapse" | "lockdown" | "leak"; force: "none" | "acts" }
  | { name: "frightened"; terrors: number }
  | { name: "lost_card"; card: "strike" | "move" | "tiptoe" | "scout" | "search" | "clear" }
  | { name: "grew"; tiles: number }
  | { name: "went_dark"; cause: "terror" | "knockout" | "draught" | "collapse" | "lockdown" | "leak"; cards: number }
  | { name: "leaked"; room: Room }
  | { name: "token_laid"; token: "obstacle" | "lock"; tile: number; square: number }
  | { name: "token_gone"; token: "obstacle" | "lock"; tile: number; square: number }
  | { name: "found_item"; location: number; item: "match" | "paper" | "key" | "lever" }
  | { name: "fetched_item"; location: number; item: "match" | "paper" | "key" | "lever" }
  | { name: "saw_item"; location: number; slot: number; item: "match" | "paper" | "key" | "lever" }
  | { name: "used_item"; item: "match" | "paper" | "key" | "lever" }
  | { name: "gained_match"; matches: number }
  | { name: "found_secret"; location: number; secret: "door" | "map" | "info" }
  | { name: "opened_door"; tile: number; side: "N" | "E" | "S" | "W" }
  | { name: "in_vain"; cause: Cause }
  | { name: "ended"; ending: "escaped" | "mind" | "terror" | "echo" | "stuck" | "conceded" };

export type Outlook = Spending | Lighting | Aim | Pick | Placement;

export const CONTENT: Content = {"sides":[{"id":"N","square":1},{"id":"E","square":5},{"id":"S","square":7},{"id":"W","square":3}],"mind":["strike","move","tiptoe","scout","search","clear"],"dark":["move","search","clear"],"hazards":["terror","knockout","draught","collapse","lockdown","leak"],"items":["match","paper","key","lever"],"kept":["match","paper","key"],"secrets":["door","map","info"],"steps":{"move":4,"walk":2,"tiptoe":2},"matches":6,"terrors":2,"start":{"tile":0,"square":4},"difficulties":[{"id":"normal","deadly":true},{"id":"easy","deadly":false},{"id":"hard","deadly":true},{"id":"very_hard","deadly":true}],"tiles":[{"id":"START","hazard":false,"echo":false,"rotations":[{"doors":["N","E","S","W"],"squares":[".","h",".",".",".","l",".","o","."]},{"doors":["N","E","S","W"],"squares":[".",".",".","o",".","h",".","l","."]},{"doors":["N","E","S","W"],"squares":[".","o",".","l",".",".",".","h","."]},{"doors":["N","E","S","W"],"squares":[".","l",".","h",".","o",".",".","."]}]},{"id":"R01","hazard":true,"echo":false,"rotations":[{"doors":["N","S"],"squares":["h",".","s1","h",".","h","h",".","i4"]},{"doors":["E","W"],"squares":["h","h","h",".",".",".","i4","h","s1"]},{"doors":["N","S"],"squares":["i4",".","h","h",".","h","s1",".","h"]},{"doors":["E","W"],"squares":["s1","h","i4",".",".",".","h","h","h"]}]},{"id":"R02","hazard":false,"echo":false,"rotations":[{"doors":["E","S"],"squares":["h","h","s3",".",".",".",".","h","i2"]},{"doors":["S","W"],"squares":[".",".","h","h",".","h","i2",".","s3"]},{"doors":["N","W"],"squares":["i2","h",".",".",".",".","s3","h","h"]},{"doors":["N","E"],"squares":["s3",".","i2","h",".","h","h",".","."]}]},{"id":"R03","hazard":true,"echo":false,"rotations":[{"doors":["N","S"],"squares":["i3",".","h","h","o","h","h",".","h"]},{"doors":["E","W"],"squares":["h","h","i3",".","o",".","h","h","h"]},{"doors":["N","S"],"squares":["h",".","h","h","o","h","h",".","i3"]},{"doors":["E","W"],"squares":["h","h","h",".","o",".","i3","h","h"]}]},{"id":"R04","hazard":true,"echo":false,"rotations":[{"doors":["N","E","S"],"squares":[".",".","s1",".","h",".",".",".","i1"]},{"doors":["E","S","W"],"squares":[".",".",".",".","h",".","i1",".","s1"]},{"doors":["N","S","W"],"squares":["i1",".",".",".","h",".","s1",".","."]},{"doors":["N","E","W"],"squares":["s1",".","i1",".","h",".",".",".","."]}]},{"id":"R05","hazard":false,"echo":false,"rotations":[{"doors":["N","E","W"],"squares":[".","h",".",".",".","o",".","i1","s2"]},{"doors":["N","E","S"],"squares":[".",".",".","i1",".","h","s2","o","."]},{"doors":["E","S","W"],"squares":["s2","i1",".","o",".",".",".","h","."]},{"doors":["N","S","W"],"squares":[".","o","s2","h",".","i1",".",".","."]}]},{"id":"R06","hazard":true,"echo":false,"rotations":[{"doors":["N","E","S","W"],"squares":[".","o",".",".",".","h","i3","h","."]},{"doors":["N","E","S","W"],"squares":["i3",".",".","h",".","o",".","h","."]},{"doors":["N","E","S","W"],"squares":[".","h","i3","h",".",".",".","o","."]},{"doors":["N","E","S","W"],"squares":[".","h",".","o",".","h",".",".","i3"]}]},{"id":"R07","hazard":false,"echo":false,"rotations":[{"doors":["N","S"],"squares":["i2",".",".","h","h","h",".",".","s4"]},{"doors":["E","W"],"squares":[".","h","i2",".","h",".","s4","h","."]},{"doors":["N","S"],"squares":["s4",".",".","h","h","h",".",".","i2"]},{"doors":["E","W"],"squares":[".","h","s4",".","h",".","i2","h","."]}]},{"id":"R08","hazard":true,"echo":false,"rotations":[{"doors":["N","E"],"squares":[".",".","h",".","o",".",".",".","i2"]},{"doors":["E","S"],"squares":[".",".",".",".","o",".","i2",".","h"]},{"doors":["S","W"],"squares":["i2",".",".",".","o",".","h",".","."]},{"doors":["N","W"],"squares":["h",".","i2",".","o",".",".",".","."]}]},{"id":"R09","hazard":false,"echo":false,"rotations":[{"doors":["E","S","W"],"squares":["s3",".",".",".",".","l",".","h","i4"]},{"doors":["N","S","W"],"squares":[".",".","s3","h",".",".","i4","l","."]},{"doors":["N","E","W"],"squares":["i4","h",".","l",".",".",".",".","s3"]},{"doors":["N","E","S"],"squares":[".","l","i4",".",".","h","s3",".","."]}]},{"id":"R10","hazard":true,"echo":false,"rotations":[{"doors":["N","S","W"],"squares":["i4","o",".",".",".",".",".","o","s2"]},{"doors":["N","E","W"],"squares":[".",".","i4","o",".","o","s2",".","."]},{"doors":["N","E","S"],"squares":["s2","o",".",".",".",".",".","o","i4"]},{"doors":["E","S","W"],"squares":[".",".","s2","o",".","o","i4",".","."]}]},{"id":"R11","hazard":false,"echo":false,"rotations":[{"doors":["N"],"squares":[".",".",".","i1",".","s4",".",".","."]},{"doors":["E"],"squares":[".","i1",".",".",".",".",".","s4","."]},{"doors":["S"],"squares":[".",".",".","s4",".","i1",".",".","."]},{"doors":["W"],"squares":[".","s4",".",".",".",".",".","i1","."]}]},{"id":"R12","hazard":true,"echo":false,"rotations":[{"doors":["N","E","S"],"squares":[".",".","i3",".",".","o",".","h","."]},{"doors":["E","S","W"],"squares":[".",".",".","h",".",".",".","o","i3"]},{"doors":["N","S","W"],"squares":[".","h",".","o",".",".","i3",".","."]},{"doors":["N","E","W"],"squares":["i3","o",".",".",".","h",".",".","."]}]},{"id":"E1","hazard":true,"echo":true,"rotations":[{"doors":[],"squares":[]},{"doors":[],"squares":[]},{"doors":[],"squares":[]},{"doors":[],"squares":[]}]},{"id":"E2","hazard":true,"echo":true,"rotations":[{"doors":[],"squares":[]},{"doors":[],"squares":[]},{"doors":[],"squares":[]},{"doors":[],"squares":[]}]},{"id":"E3","hazard":false,"echo":true,"rotations":[{"doors":[],"squares":[]},{"doors":[],"squares":[]},{"doors":[],"squares":[]},{"doors":[],"squares":[]}]}]};

/** All of it, for the properties of a board. */
export interface Seam {
  action: Action;
  news: News;
  view: View;
  outlook: Outlook;
  prospects: Prospects;
}
