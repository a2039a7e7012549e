// made from src/nightlight/games/straszydla by scripts/seam.py

export type Cell =
  | "r0c0"
  | "r0c1"
  | "r0c2"
  | "r0c3"
  | "r0c4"
  | "r1c0"
  | "r1c1"
  | "r1c2"
  | "r1c3"
  | "r1c4"
  | "r2c0"
  | "r2c1"
  | "r2c2"
  | "r2c3"
  | "r2c4"
  | "r3c0"
  | "r3c1"
  | "r3c2"
  | "r3c3"
  | "r3c4"
  | "r4c0"
  | "r4c1"
  | "r4c2"
  | "r4c3"
  | "r4c4";

export type BogeyName =
  | "strzyga"
  | "latarnik"
  | "wargin"
  | "libera"
  | "sukkub"
  | "dusiol"
  | "bebok"
  | "mamuna"
  | "wodnica"
  | "syrena"
  | "utopiec"
  | "rusalka"
  | "topielica"
  | "goplana"
  | "bagiennik"
  | "wodnik"
  | "mawka"
  | "brzeginia"
  | "wroniec"
  | "latawiec"
  | "strzygon"
  | "planetnik"
  | "nocnica"
  | "poludnica"
  | "zmora"
  | "kania"
  | "piaskun"
  | "wila"
  | "zjawa"
  | "rarog"
  | "czart"
  | "bazyliszek"
  | "ognik"
  | "zmij"
  | "rokita"
  | "smok"
  | "domowik"
  | "wiedzma"
  | "licho"
  | "run"
  | "borowy"
  | "leszy"
  | "babajaga"
  | "polewik"
  | "boruta"
  | "pustecki"
  | "skarbnik"
  | "bies";

export type DistrictName =
  | "centre"
  | "fishers"
  | "potters"
  | "gravediggers"
  | "millers"
  | "marina"
  | "baths"
  | "dock"
  | "bridge"
  | "well"
  | "hill"
  | "funfair"
  | "dovecote"
  | "tower"
  | "attic"
  | "market"
  | "smithy"
  | "steelworks"
  | "theatre"
  | "alley"
  | "grove"
  | "park"
  | "allotments"
  | "cemetery"
  | "heap";

export type Pact =
  | "P01"
  | "P02"
  | "P03"
  | "P04"
  | "P05"
  | "P06"
  | "P07"
  | "P08"
  | "P09"
  | "P10"
  | "P11"
  | "P12";

export type First =
  | "N"
  | "NE"
  | "E"
  | "SE"
  | "S"
  | "SW"
  | "W"
  | "NW"
  | "X";

/** The table as a seat or a spectator sees it. */
export type View = {
  seats: number;
  fast_city: boolean;
  unlimited: boolean;
  open_pacts: boolean;
  pact_size: number;
  phase_limit: number;
  last_transfer: boolean;
  rules: number;
  start: number;
  turn: number | null;
  phase: number;
  night: boolean;
  clock: number;
  actors: number[];
  steps: Record<string, unknown>[];
  city: ("centre" | "fishers" | "potters" | "gravediggers" | "millers" | "marina" | "baths" | "dock" | "bridge" | "well" | "hill" | "funfair" | "dovecote" | "tower" | "attic" | "market" | "smithy" | "steelworks" | "theatre" | "alley" | "grove" | "park" | "allotments" | "cemetery" | "heap")[];
  cubes: number[];
  stops: string[];
  bogey_stacks: BogeyStack[];
  gone: string[];
  imp_stacks: ImpStack[];
  arrivals: number;
  token: number;
  frightened: boolean;
  summoned: boolean;
  fed: string[];
  sipped: string[];
  sipped_twice: string[];
  duel: Duel | null;
  fright: Fright | null;
  players: Player[];
  seat: number | null;
};

/** A stack of bogeys. */
export type BogeyStack = {
  element: "water" | "air" | "fire" | "earth";
  top: string | null;
  /** below it, in no order */
  unseen: string[];
};

/** A stack of imps. */
export type ImpStack = {
  element: "water" | "air" | "fire" | "earth";
  top: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" | null;
  /** below it, in no order */
  unseen: ("mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard")[];
  /** below those, in their order */
  returned: ("mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard")[];
};

/** Two pawns in one district. */
export type Duel = {
  holder: number;
  challenger: number;
  /** dice of each side */
  counts: number[];
  holder_dice: number[];
  challenger_dice: number[];
  rolls: number;
  /** the holder's lead before energy */
  standing: number;
  /** dice to be rolled again, one bit each */
  marked: number;
  points: number;
  /** of the first die that may still be changed */
  position: number;
  /** a side */
  winner: number | null;
};

/** A frightening test. */
export type Fright = {
  dice: number[];
  /** the strength of the pack when the dice were rolled */
  target: number;
  sparked: boolean;
  /** dice to be rolled again, one bit each */
  marked: number;
  /** of the first die that may still be changed */
  position: number;
};

/** What somebody has. */
export type Player = {
  /** by element */
  cubes: number[];
  energy: number;
  dread: number;
  bogeys: string[];
  /** by kind */
  imps: number[];
  /** null: hidden */
  pact: string | null;
  /** for all that everybody knows */
  possible_pacts: string[];
  /** its cell */
  pawn: string | null;
  /** its number in this round; 0: not yet */
  arrival: number;
  /** cells */
  driven_from: string[];
  /** that was revealed last */
  plan: Plan | null;
  ousted: boolean;
  bought: boolean;
};

/** The tokens of a plan, as many as lie. */
export type Plan = {
  /** null: sealed by somebody else, as the tokens are */
  mole: boolean | null;
  tokens: ("N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW" | "X" | null)[];
};

/** Where an action leads the pawn. */
export type Way = {
  kind: "way";
  /** the steps that it can be, the one without a transfer first */
  legs: Leg[];
  /** whether the pawn may transfer from there */
  transfer: boolean;
  /** whether it acts there, as nothing is left of the plan */
  ends: boolean;
  /** of the plan that is being carried out, from there */
  onward: Leg[];
};

/** A step of a pawn, from cell to cell. */
export type Leg = {
  start: number;
  end: number;
  /** whether it begins in another Suburb than where the pawn would be without a transfer */
  road: boolean;
};

/** What frightening people may bring. */
export type FrightTest = {
  kind: "test";
  dice: number;
  target: number;
  /** of the best result, the second, the third, in percent, without energy and imps */
  chances: number[];
  /** cubes on average */
  fear: number;
  /** percent, that one's energy can turn the dice to the target */
  hit: number;
};

/** A bogey that would come. */
export type Purchase = {
  kind: "bogey";
  bogey: string;
  price: number;
  /** that it brings */
  energy: number;
  /** whether it fills one more place of the pact */
  serves: boolean;
};

/** A cube that helps to feed everybody, the feeding being near. */
export type Trade = {
  kind: "saving";
};

/** What goes on, and what everybody can expect. */
export type Prospects = {
  /** of the round */
  part: "planning" | "moving" | "duels" | "acting" | "feeding" | null;
  /** cubes at one replenishment, by cell */
  harvest: number[];
  /** by seat */
  packs: Pack[];
  /** open bogeys that would fill one more place of the seat's pact */
  serving: string[];
  plan: Laying | null;
  /** seats whose new plan is complete */
  sealed: number[];
  /** by seat, what is left of a revealed plan */
  ways: (Leg[] | null)[];
  /** while the seat lays a plan */
  rivals: Rival[];
  /** while the seat lays a plan or moves */
  test: FrightTest | null;
  bids: Bids | null;
  /** how the seat can best turn its dice */
  best: Change[] | null;
  /** in the seat's feeding turn */
  feeding: Feeding | null;
  payment: Payment | null;
};

/** A player's bogeys, and what they need. */
export type Pack = {
  strength: number;
  /** of the pact; none where it is hidden */
  places: Place[];
  /** as far as they count */
  filled: number;
  meals: Meal[];
  /** cubes for those who have not eaten, by element */
  needs: number[];
  /** of these */
  missing: number[];
  /** cubes that are missing even after the best trades */
  short: number;
};

/** A place of a pact. */
export type Place = {
  element: "water" | "air" | "fire" | "earth";
  /** the bogey that fills it */
  by: string | null;
};

/** What a bogey eats at the coming feeding. */
export type Meal = {
  bogey: string;
  food: number;
  /** a starting bogey is given what is best */
  colour: "water" | "air" | "fire" | "earth";
  /** cubes of it that are not there */
  lacks: number;
  /** whether the pact needs the bogey */
  needed: boolean;
};

/** The seat's own plan while it is laid. */
export type Laying = {
  mole: boolean;
  tokens: ("N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW" | "X")[];
  /** its way so far */
  legs: Leg[];
};

/** Somebody whom the seat could meet, and the first roll of that duel, without energy and imps. */
export type Rival = {
  seat: number;
  /** where the rival could end a plan that nobody knows */
  cells: number[];
  /** dice */
  mine: number;
  theirs: number;
  /** percent */
  win: number;
  level: number;
};

/** Sealed bids in a duel. */
export type Bids = {
  /** by side */
  laid: (number | "sealed" | null)[];
  /** for the seat, by its bid less the rival's: first that nothing meets all of the rival's energy */
  ends: ("win" | "level" | "lose")[];
};

/** A die that is turned. */
export type Change = {
  die: number;
  value: number;
};

/** The cheapest way to feed everybody, or as many as can be fed. */
export type Feeding = {
  /** actions, one after the other */
  answers: Record<string, unknown>[];
  /** cubes */
  traded: number;
  dread: number;
  flees: string[];
  /** places of the pact, afterwards */
  filled: number;
};

/** Cubes that are put down, one kind after the other. */
export type Payment = {
  seat: number;
  /** what is paid for: one of these */
  bogey: string | null;
  imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" | null;
  cube: "water" | "air" | "fire" | "earth" | "energy" | null;
  left: number;
  /** by kind */
  paid: number[];
  /** by kind, how the seat can best pay the rest */
  mix: number[] | null;
};

/** The box. */
export type Content = {
  /** districts in a row */
  side: number;
  /** in a phase */
  rounds: number;
  /** of each side in a duel, before one has more */
  dice: number;
  /** places */
  pact: number;
  /** of a plan */
  tokens: number;
  /** fear cubes for a difference of 0, 1 and so on */
  fright: number[];
  /** dread cubes that feed a bogey */
  meal: number;
  /** cubes for one dread action */
  energy: number;
  elements: ("water" | "air" | "fire" | "earth")[];
  /** the kinds that can be paid with, in the order in which they are asked for */
  cubes: ("water" | "air" | "fire" | "earth" | "energy")[];
  directions: ("N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW")[];
  districts: District[];
  bogeys: Bogey[];
  imps: Imp[];
};

/** A tile of the city. */
export type District = {
  id: "centre" | "fishers" | "potters" | "gravediggers" | "millers" | "marina" | "baths" | "dock" | "bridge" | "well" | "hill" | "funfair" | "dovecote" | "tower" | "attic" | "market" | "smithy" | "steelworks" | "theatre" | "alley" | "grove" | "park" | "allotments" | "cemetery" | "heap";
  suburb: boolean;
  night: boolean;
  element: "water" | "air" | "fire" | "earth";
  frighten: boolean;
  imp: boolean;
};

/** A bogey card. */
export type Bogey = {
  id: string;
  /** null: a starting bogey, which is of all four */
  element: "water" | "air" | "fire" | "earth" | null;
  day: number;
  night: number;
  price: number;
};

/** A kind of imp card. */
export type Imp = {
  id: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard";
  element: "water" | "air" | "fire" | "earth";
  /** where the rules have what it does */
  clauses: string;
};

/** What a seat can do, by its verb. */
export type Action =
  | { starter: { element: "water" | "air" | "fire" | "earth" } }
  | { begin: { phase: "day" | "night" } }
  | { settle: { suburb: "fishers" | "potters" | "gravediggers" | "millers" } }
  | { plain: Record<string, never> }
  | { mole: Record<string, never> }
  | { decline: Record<string, never> }
  | { use: Record<string, never> }
  | { step: { direction: "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW" } }
  | { x: Record<string, never> }
  | { stay: Record<string, never> }
  | { transfer: { suburb: "fishers" | "potters" | "gravediggers" | "millers" } }
  | { jump: { suburb: "fishers" | "potters" | "gravediggers" | "millers" } }
  | { done: Record<string, never> }
  | { die: { die: number } }
  | { bid: { energy: number } }
  | { set: { die: number; value: number } }
  | { cede: Record<string, never> }
  | { point: { cell: Cell } }
  | { retreat: { cell: Cell } }
  | { end: Record<string, never> }
  | { frighten: Record<string, never> }
  | { summon_imp: Record<string, never> }
  | { hoard: Record<string, never> }
  | { dread: { die: number } }
  | { spark: Record<string, never> }
  | { feed: { bogey: BogeyName; colour: "water" | "air" | "fire" | "earth" } }
  | { dread_feed: { bogey: BogeyName } }
  | { sip: { bogey: BogeyName } }
  | { trade: { cube: "water" | "air" | "fire" | "earth" | "energy" } }
  | { trade_imp: { element: "water" | "air" | "fire" | "earth" } }
  | { buy: { element: "water" | "air" | "fire" | "earth" } }
  | { dread_imp: { element: "water" | "air" | "fire" | "earth" } }
  | { dread_energy: Record<string, never> }
  | { exchange: { imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" } }
  | { pay: { cube: "water" | "air" | "fire" | "earth" | "energy"; number: number } };

/** What can happen, one kind at a time; null is what the reader may not know. */
export type News =
  | { name: "drew_start"; seat: number }
  | { name: "drew_district"; cell: Cell; district: DistrictName }
  | { name: "put_district"; cell: Cell; district: DistrictName }
  | { name: "dealt_bogey"; seat: number; bogey: BogeyName }
  | { name: "turned_up"; element: "water" | "air" | "fire" | "earth"; bogey: BogeyName }
  | { name: "turned_up_imp"; element: "water" | "air" | "fire" | "earth"; imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" }
  | { name: "came_up_imp"; element: "water" | "air" | "fire" | "earth"; imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" }
  | { name: "dealt_pact"; seat: number; pact: Pact | null }
  | { name: "took_starter"; seat: number; bogey: BogeyName; energy: number }
  | { name: "chose_phase"; seat: number; phase: "day" | "night" }
  | { name: "agreed_phase"; phase: "day" | "night" }
  | { name: "settled"; seat: number; suburb: "fishers" | "potters" | "gravediggers" | "millers" }
  | { name: "turned_card"; phase: "day" | "night"; seat: number }
  | { name: "cleared_stops" }
  | { name: "began_round"; phase: "day" | "night"; round: number }
  | { name: "replenished"; cell: Cell; district: DistrictName; colour: "water" | "air" | "fire" | "earth"; number: number }
  | { name: "laid"; seat: number }
  | { name: "revealed"; seat: number; first: First | null; second: First | null; third: First | null }
  | { name: "revealed_mole"; seat: number; first: First | null; second: First | null; third: First | null }
  | { name: "marked_openly"; seat: number; mark: "plain" | "mole" }
  | { name: "laid_openly"; seat: number; token: First }
  | { name: "declined"; seat: number; imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" }
  | { name: "used_imp"; seat: number; imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" }
  | { name: "moved"; seat: number; cell: Cell; district: DistrictName }
  | { name: "stayed"; seat: number; district: DistrictName }
  | { name: "transferred"; seat: number; cell: Cell; district: DistrictName }
  | { name: "jumped"; seat: number; cell: Cell; district: DistrictName }
  | { name: "stuck"; seat: number; district: DistrictName }
  | { name: "arrived"; seat: number; arrival: number; district: DistrictName }
  | { name: "began_duel"; seat: number; rival: number; district: DistrictName }
  | { name: "took_dice"; seat: number; dice: number; strength: number }
  | { name: "die_fell"; seat: number; die: number; value: number }
  | { name: "standing"; seat: number; rival: number; successes: number; rivals: number }
  | { name: "sealed_bid"; seat: number }
  | { name: "gave_back_bid"; seat: number }
  | { name: "revealed_bid"; seat: number; energy: number | null }
  | { name: "changed_die"; seat: number; die: number; value: number; energy: number }
  | { name: "level"; seat: number; rival: number }
  | { name: "won_duel"; seat: number; rival: number; district: DistrictName }
  | { name: "ceded"; seat: number; rival: number }
  | { name: "pointed"; seat: number; rival: number; cell: Cell; district: DistrictName }
  | { name: "retreated"; seat: number; cell: Cell; district: DistrictName }
  | { name: "ousted"; seat: number; district: DistrictName }
  | { name: "collected"; seat: number; colour: "water" | "air" | "fire" | "earth"; number: number; district: DistrictName }
  | { name: "began_fright"; seat: number; dice: number; strength: number }
  | { name: "frightened"; seat: number; sum: number; strength: number; number: number }
  | { name: "gained"; seat: number; cube: "water" | "air" | "fire" | "earth" | "energy"; number: number }
  | { name: "paid"; seat: number; cube: "water" | "air" | "fire" | "earth" | "energy"; number: number }
  | { name: "gained_dread"; seat: number; number: number }
  | { name: "paid_dread"; seat: number; number: number }
  | { name: "took_imp"; seat: number; imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" }
  | { name: "exchanged"; seat: number; imp: "mist" | "sip" | "gust" | "whisper" | "spark" | "ember" | "mole" | "hoard" }
  | { name: "bought"; seat: number; bogey: BogeyName; energy: number }
  | { name: "ended_turn"; seat: number }
  | { name: "stopped"; cell: Cell; district: DistrictName }
  | { name: "fed"; seat: number; bogey: BogeyName; colour: "water" | "air" | "fire" | "earth"; number: number }
  | { name: "dread_fed"; seat: number; bogey: BogeyName }
  | { name: "sipped"; seat: number; bogey: BogeyName; number: number }
  | { name: "fled"; seat: number; bogey: BogeyName }
  | { name: "checked"; verdict: "goes_on" | "fulfilled" | "no_bogeys_left" | "last_phase" | null }
  | { name: "showed_pact"; seat: number; pact: Pact | null; places: number | null }
  | { name: "summoned"; seat: number; bogey: BogeyName; energy: number }
  | { name: "summoned_nothing"; seat: number; element: "water" | "air" | "fire" | "earth" };

export type Outlook = Way | FrightTest | Purchase | Trade;

export const CONTENT: Content = {"side":5,"rounds":4,"dice":2,"pact":5,"tokens":3,"fright":[3,2,1],"meal":4,"energy":3,"elements":["water","air","fire","earth"],"cubes":["water","air","fire","earth","energy"],"directions":["N","NE","E","SE","S","SW","W","NW"],"districts":[{"id":"centre","suburb":false,"night":false,"element":"fire","frighten":true,"imp":true},{"id":"fishers","suburb":true,"night":false,"element":"water","frighten":false,"imp":false},{"id":"potters","suburb":true,"night":false,"element":"fire","frighten":false,"imp":false},{"id":"gravediggers","suburb":true,"night":true,"element":"earth","frighten":false,"imp":false},{"id":"millers","suburb":true,"night":true,"element":"air","frighten":false,"imp":false},{"id":"marina","suburb":false,"night":false,"element":"water","frighten":false,"imp":false},{"id":"baths","suburb":false,"night":false,"element":"water","frighten":true,"imp":false},{"id":"dock","suburb":false,"night":true,"element":"water","frighten":false,"imp":false},{"id":"bridge","suburb":false,"night":true,"element":"water","frighten":true,"imp":false},{"id":"well","suburb":false,"night":true,"element":"water","frighten":true,"imp":true},{"id":"hill","suburb":false,"night":false,"element":"air","frighten":false,"imp":false},{"id":"funfair","suburb":false,"night":false,"element":"air","frighten":true,"imp":false},{"id":"dovecote","suburb":false,"night":false,"element":"air","frighten":true,"imp":true},{"id":"tower","suburb":false,"night":true,"element":"air","frighten":false,"imp":false},{"id":"attic","suburb":false,"night":true,"element":"air","frighten":true,"imp":false},{"id":"market","suburb":false,"night":false,"element":"fire","frighten":true,"imp":false},{"id":"smithy","suburb":false,"night":false,"element":"fire","frighten":false,"imp":true},{"id":"steelworks","suburb":false,"night":true,"element":"fire","frighten":false,"imp":false},{"id":"theatre","suburb":false,"night":true,"element":"fire","frighten":true,"imp":false},{"id":"alley","suburb":false,"night":true,"element":"fire","frighten":false,"imp":true},{"id":"grove","suburb":false,"night":false,"element":"earth","frighten":false,"imp":false},{"id":"park","suburb":false,"night":false,"element":"earth","frighten":true,"imp":false},{"id":"allotments","suburb":false,"night":false,"element":"earth","frighten":true,"imp":true},{"id":"cemetery","suburb":false,"night":true,"element":"earth","frighten":false,"imp":false},{"id":"heap","suburb":false,"night":true,"element":"earth","frighten":true,"imp":false}],"bogeys":[{"id":"strzyga","element":null,"day":3,"night":3,"price":6},{"id":"latarnik","element":null,"day":3,"night":3,"price":6},{"id":"wargin","element":null,"day":3,"night":3,"price":6},{"id":"libera","element":null,"day":3,"night":3,"price":6},{"id":"sukkub","element":null,"day":3,"night":3,"price":6},{"id":"dusiol","element":null,"day":3,"night":3,"price":6},{"id":"bebok","element":null,"day":3,"night":3,"price":6},{"id":"mamuna","element":null,"day":3,"night":3,"price":6},{"id":"wodnica","element":"water","day":2,"night":4,"price":6},{"id":"syrena","element":"water","day":4,"night":2,"price":6},{"id":"utopiec","element":"water","day":3,"night":4,"price":7},{"id":"rusalka","element":"water","day":4,"night":3,"price":7},{"id":"topielica","element":"water","day":2,"night":5,"price":7},{"id":"goplana","element":"water","day":5,"night":2,"price":7},{"id":"bagiennik","element":"water","day":3,"night":5,"price":8},{"id":"wodnik","element":"water","day":5,"night":3,"price":8},{"id":"mawka","element":"water","day":2,"night":3,"price":5},{"id":"brzeginia","element":"water","day":3,"night":2,"price":5},{"id":"wroniec","element":"air","day":2,"night":4,"price":6},{"id":"latawiec","element":"air","day":4,"night":2,"price":6},{"id":"strzygon","element":"air","day":3,"night":4,"price":7},{"id":"planetnik","element":"air","day":4,"night":3,"price":7},{"id":"nocnica","element":"air","day":2,"night":5,"price":7},{"id":"poludnica","element":"air","day":5,"night":2,"price":7},{"id":"zmora","element":"air","day":3,"night":5,"price":8},{"id":"kania","element":"air","day":5,"night":3,"price":8},{"id":"piaskun","element":"air","day":2,"night":3,"price":5},{"id":"wila","element":"air","day":3,"night":2,"price":5},{"id":"zjawa","element":"fire","day":2,"night":4,"price":6},{"id":"rarog","element":"fire","day":4,"night":2,"price":6},{"id":"czart","element":"fire","day":3,"night":4,"price":7},{"id":"bazyliszek","element":"fire","day":4,"night":3,"price":7},{"id":"ognik","element":"fire","day":2,"night":5,"price":7},{"id":"zmij","element":"fire","day":5,"night":2,"price":7},{"id":"rokita","element":"fire","day":3,"night":5,"price":8},{"id":"smok","element":"fire","day":5,"night":3,"price":8},{"id":"domowik","element":"fire","day":2,"night":3,"price":5},{"id":"wiedzma","element":"fire","day":3,"night":2,"price":5},{"id":"licho","element":"earth","day":2,"night":4,"price":6},{"id":"run","element":"earth","day":4,"night":2,"price":6},{"id":"borowy","element":"earth","day":3,"night":4,"price":7},{"id":"leszy","element":"earth","day":4,"night":3,"price":7},{"id":"babajaga","element":"earth","day":2,"night":5,"price":7},{"id":"polewik","element":"earth","day":5,"night":2,"price":7},{"id":"boruta","element":"earth","day":3,"night":5,"price":8},{"id":"pustecki","element":"earth","day":5,"night":3,"price":8},{"id":"skarbnik","element":"earth","day":2,"night":3,"price":5},{"id":"bies","element":"earth","day":3,"night":2,"price":5}],"imps":[{"id":"mist","element":"water","clauses":"ST-8.19"},{"id":"sip","element":"water","clauses":"ST-13.7"},{"id":"gust","element":"air","clauses":"ST-7.9"},{"id":"whisper","element":"air","clauses":"ST-6.7"},{"id":"spark","element":"fire","clauses":"ST-8.7 ST-10.2"},{"id":"ember","element":"fire","clauses":"ST-8.5"},{"id":"mole","element":"earth","clauses":"ST-6.4"},{"id":"hoard","element":"earth","clauses":"ST-9.5"}]};

/** All of it, for the properties of a board. */
export interface Seam {
  action: Action;
  news: News;
  view: View;
  outlook: Outlook;
  prospects: Prospects;
}
