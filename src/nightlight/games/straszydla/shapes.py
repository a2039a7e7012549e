"""What crosses to the board in the browser: the table, what an action would bring, and what is printed on the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypedDict

from nightlight.games.straszydla.content import (
    AGREEMENTS,
    BOGEY_CARDS,
    CLAUSES,
    CUBES,
    DIRECTIONS,
    DISTRICT_IDS,
    DISTRICTS,
    ELEMENTS,
    IMP_CARDS,
    PLACES,
    PLAN_TOKENS,
    PRICE,
    SIDE,
    Cube,
    Direction,
    DistrictId,
    Element,
    ImpId,
    Token,
)

Verdict: TypeAlias = Literal["win", "level", "lose"]
Part: TypeAlias = Literal["planning", "moving", "duels", "acting", "feeding"]


class Plan(TypedDict):
    """The tokens of a plan, as many as lie."""

    mole: bool | None  # null: sealed by somebody else, as the tokens are
    tokens: list[Token | None]


class Player(TypedDict):
    """What somebody has."""

    cubes: list[int]  # by element
    energy: int
    dread: int
    bogeys: list[str]
    imps: list[int]  # by kind
    pact: str | None  # null: hidden
    possible_pacts: list[str]  # for all that everybody knows
    pawn: str | None  # its cell
    arrival: int  # its number in this round; 0: not yet
    driven_from: list[str]  # cells
    plan: Plan | None  # that was revealed last
    ousted: bool
    bought: bool


class BogeyStack(TypedDict):
    """A stack of bogeys."""

    element: Element
    top: str | None
    unseen: list[str]  # below it, in no order


class ImpStack(TypedDict):
    """A stack of imps."""

    element: Element
    top: ImpId | None
    unseen: list[ImpId]  # below it, in no order
    returned: list[ImpId]  # below those, in their order


class Duel(TypedDict):
    """Two pawns in one district."""

    holder: int
    challenger: int
    counts: list[int]  # dice of each side
    holder_dice: list[int]
    challenger_dice: list[int]
    rolls: int
    standing: int  # the holder's lead before energy
    marked: int  # dice to be rolled again, one bit each
    points: int
    position: int  # of the first die that may still be changed
    winner: int | None  # a side


class Fright(TypedDict):
    """A frightening test."""

    dice: list[int]
    target: int  # the strength of the pack when the dice were rolled
    sparked: bool
    marked: int  # dice to be rolled again, one bit each
    position: int  # of the first die that may still be changed


class Table(TypedDict):
    """All that is true on the table."""

    seats: int
    fast_city: bool
    unlimited: bool
    open_pacts: bool
    pact_size: int
    phase_limit: int
    last_transfer: bool
    rules: int
    start: int
    turn: int | None
    phase: int
    night: bool
    clock: int  # rounds that are left
    actors: list[int]
    steps: list[Mapping[str, object]]
    city: list[DistrictId]  # by cell
    cubes: list[int]  # by cell
    stops: list[str]  # cells
    bogey_stacks: list[BogeyStack]
    gone: list[str]
    imp_stacks: list[ImpStack]
    arrivals: int
    token: int  # how many the mover has carried out
    frightened: bool
    summoned: bool
    fed: list[str]
    sipped: list[str]
    sipped_twice: list[str]
    duel: Duel | None
    fright: Fright | None
    players: list[Player]


class View(Table):
    """The table as a seat or a spectator sees it."""

    seat: int | None


class Leg(TypedDict):
    """A step of a pawn, from cell to cell."""

    start: int
    end: int
    road: bool  # whether it begins in another Suburb than where the pawn would be without a transfer


class Way(TypedDict):
    """Where an action leads the pawn."""

    kind: Literal["way"]
    legs: list[Leg]  # the steps that it can be, the one without a transfer first
    transfer: bool  # whether the pawn may transfer from there
    ends: bool  # whether it acts there, as nothing is left of the plan
    onward: list[Leg]  # of the plan that is being carried out, from there


class FrightTest(TypedDict):
    """What frightening people may bring."""

    kind: Literal["test"]
    dice: int
    target: int
    chances: list[int]  # of the best result, the second, the third, in percent, without energy and imps
    fear: float  # cubes on average
    hit: int  # percent, that one's energy can turn the dice to the target


class Purchase(TypedDict):
    """A bogey that would come."""

    kind: Literal["bogey"]
    bogey: str
    price: int
    energy: int  # that it brings
    serves: bool  # whether it fills one more place of the pact


class Trade(TypedDict):
    """A cube that helps to feed everybody, the feeding being near."""

    kind: Literal["saving"]


Outlook: TypeAlias = Way | FrightTest | Purchase | Trade


class Place(TypedDict):
    """A place of a pact."""

    element: Element
    by: str | None  # the bogey that fills it


class Meal(TypedDict):
    """What a bogey eats at the coming feeding."""

    bogey: str
    food: int
    colour: Element  # a starting bogey is given what is best
    lacks: int  # cubes of it that are not there
    needed: bool  # whether the pact needs the bogey


class Pack(TypedDict):
    """A player's bogeys, and what they need."""

    strength: int
    places: list[Place]  # of the pact; none where it is hidden
    filled: int  # as far as they count
    meals: list[Meal]
    needs: list[int]  # cubes for those who have not eaten, by element
    missing: list[int]  # of these
    short: int  # cubes that are missing even after the best trades


class Laying(TypedDict):
    """The seat's own plan while it is laid."""

    mole: bool
    tokens: list[Token]
    legs: list[Leg]  # its way so far


class Rival(TypedDict):
    """Somebody whom the seat could meet, and the first roll of that duel, without energy and imps."""

    seat: int
    cells: list[int]  # where the rival could end a plan that nobody knows
    mine: int  # dice
    theirs: int
    win: int  # percent
    level: int


class Bids(TypedDict):
    """Sealed bids in a duel."""

    laid: list[int | Literal["sealed"] | None]  # by side
    ends: list[Verdict]  # for the seat, by its bid less the rival's: first that nothing meets all of the rival's energy


class Change(TypedDict):
    """A die that is turned."""

    die: int
    value: int


class Feeding(TypedDict):
    """The cheapest way to feed everybody, or as many as can be fed."""

    answers: list[Mapping[str, object]]  # actions, one after the other
    traded: int  # cubes
    dread: int
    flees: list[str]
    filled: int  # places of the pact, afterwards


class Payment(TypedDict):
    """Cubes that are put down, one kind after the other."""

    seat: int
    bogey: str | None  # what is paid for: one of these
    imp: ImpId | None
    cube: Cube | None
    left: int
    paid: list[int]  # by kind
    mix: list[int] | None  # by kind, how the seat can best pay the rest


class Prospects(TypedDict):
    """What goes on, and what everybody can expect."""

    part: Part | None  # of the round
    harvest: list[int]  # cubes at one replenishment, by cell
    packs: list[Pack]  # by seat
    serving: list[str]  # open bogeys that would fill one more place of the seat's pact
    plan: Laying | None
    sealed: list[int]  # seats whose new plan is complete
    ways: list[list[Leg] | None]  # by seat, what is left of a revealed plan
    rivals: list[Rival]  # while the seat lays a plan
    test: FrightTest | None  # while the seat lays a plan or moves
    bids: Bids | None
    best: list[Change] | None  # how the seat can best turn its dice
    feeding: Feeding | None  # in the seat's feeding turn
    payment: Payment | None


class District(TypedDict):
    """A tile of the city."""

    id: DistrictId
    suburb: bool
    night: bool
    element: Element
    frighten: bool
    imp: bool


class Bogey(TypedDict):
    """A bogey card."""

    id: str
    element: Element | None  # null: a starting bogey, which is of all four
    day: int
    night: int
    price: int


class Imp(TypedDict):
    """A kind of imp card."""

    id: ImpId
    element: Element
    clauses: str  # where the rules have what it does


class Content(TypedDict):
    """The box."""

    side: int  # districts in a row
    rounds: int  # in a phase
    dice: int  # of each side in a duel, before one has more
    pact: int  # places
    tokens: int  # of a plan
    fright: list[int]  # fear cubes for a difference of 0, 1 and so on
    meal: int  # dread cubes that feed a bogey
    energy: int  # cubes for one dread action
    elements: list[Element]
    cubes: list[Cube]  # the kinds that can be paid with, in the order in which they are asked for
    directions: list[Direction]
    districts: list[District]
    bogeys: list[Bogey]
    imps: list[Imp]


def content() -> Content:
    """What is printed on tiles and cards."""
    help_card = AGREEMENTS.help_card
    return {
        "side": SIDE,
        "rounds": AGREEMENTS.rounds,
        "dice": AGREEMENTS.duel.dice,
        "pact": PLACES,
        "tokens": PLAN_TOKENS,
        "fright": help_card.fright,
        "meal": help_card.feed_bogey,
        "energy": help_card.energy_taken,
        "elements": ELEMENTS,
        "cubes": CUBES,
        "directions": DIRECTIONS,
        "districts": [
            {
                "id": DISTRICT_IDS[tile],
                "suburb": district.kind == "suburb",
                "night": district.night,
                "element": ELEMENTS[district.element],
                "frighten": district.frighten,
                "imp": district.imp,
            }
            for tile, district in enumerate(DISTRICTS)
        ],
        "bogeys": [
            {
                "id": bogey.id,
                "element": None if bogey.group == 0 else ELEMENTS[bogey.group - 1],
                "day": bogey.day,
                "night": bogey.night,
                "price": PRICE[place],
            }
            for place, bogey in enumerate(BOGEY_CARDS)
        ],
        "imps": [{"id": imp.id, "element": ELEMENTS[imp.element], "clauses": CLAUSES[imp.id]} for imp in IMP_CARDS],
    }
