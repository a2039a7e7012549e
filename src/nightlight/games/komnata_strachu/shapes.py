"""What crosses to the board in the browser: the table, what goes on there, and the box with its rules as tables."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Final, Literal, TypeAlias, TypedDict

from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.actions import Mistake, Verdict
from nightlight.games.komnata_strachu.content import (
    CARDS,
    CARDS_IN_BOX,
    FEAR,
    KIND_IDS,
    NOTHING,
    PLACES,
    TOKENS,
    Kind,
)
from nightlight.games.komnata_strachu.judgement import Basis, patterns
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import (
    KEYBOARD,
    LINE,
    MISSING,
    MODE_IDS,
    PLAIN,
    STEADY,
    TIMES,
    Keys,
    Mode,
    mean_time,
)

Form: TypeAlias = Literal["live", "race", "glimpse"]
Attribute: TypeAlias = Literal["both", "shape", "colour"]
Pace: TypeAlias = Literal["auto", "ready"]
Asks: TypeAlias = Literal["shown", "absent", "line"]

# --- the table


class Agreement(TypedDict):
    """What the table agreed on before the match."""

    form: Form
    specials: list[Kind]  # the kinds of Specials in play
    penalty: bool
    reveals: int | None  # the most that are played
    short: bool  # whether the last cards make a reveal of their own
    mirror: bool  # whether a line counts backwards, too
    attribute: Attribute  # the reading that counts
    teams: bool
    handicap: list[int]  # of each seat, in ms
    pace: Pace
    deck: str
    rules: int  # the version that the match is played by


class Player(TypedDict):
    """What somebody has won."""

    cards: int
    specials: int
    pile: list[str]  # the last one on top
    time: int  # alone against the clock, so far, in ms


class Result(TypedDict):
    """How a reveal went."""

    reveal: int
    cards: list[str | None]
    answers: list[str]  # of each seat: tokens with hyphens between them, `nothing`, or `pass`
    times: list[int | None]  # null: the seat did not press
    verdicts: list[Verdict]
    order: list[int]  # the seats whose presses count, the first one first
    winner: int | None


class Table(TypedDict):
    """All that is true on the table."""

    seats: int
    agreement: Agreement
    reveal: int  # its number, from 1
    actors: list[int]
    steps: list[Mapping[str, object]]
    cards: list[str | None]  # left, middle, right; `back` is a card that may not be seen
    drawers: list[int | None]
    deck: list[str]
    box: list[str]
    players: list[Player]
    last: Result | None  # the last reveal that was played


class View(Table):
    """The table as a seat or a spectator sees it."""

    seat: int | None


# --- what goes on


class Lamp(TypedDict):
    """A light that is on already while others still look."""

    seat: int
    time: int  # ms


class Glimpse(TypedDict):
    """A reveal in ticks."""

    time: int  # ms that have passed
    lamps: list[Lamp]


class Prospects(TypedDict):
    """How far the match is, and what goes on."""

    reveals: int  # how many there are in all, as far as can be foreseen
    open: bool  # whether answers to the cards are awaited
    glimpse: Glimpse | None
    partners: list[int]  # the seats that win together with the reader's


# --- the box, and the rules as tables


class Fear(TypedDict):
    """A Fear on a card: it stands for one token by its shape, and for another by its colour."""

    shape: int  # the token of its shape, by its place in the home row
    colour: int
    token: int  # the token of its colour


class Card(TypedDict):
    """A card."""

    id: str
    kind: Kind
    fears: list[Fear]  # left to right


class TaskKind(TypedDict):
    """A kind of task."""

    mode: Mode
    asks: Asks  # for the tokens of the Fears that are shown, for all others, or for those of a line in its order
    clause: str
    steady: list[int]  # ms that a steady bot takes on average, by the number of tokens


class Judgement(TypedDict):
    """How answers of some patterns are judged.

    A pattern has a digit for each token, in a line for each place: whether it is asked for there by shape (1) and by
    colour (2), and whether it is given (4); the digits are sorted.
    """

    asks: Asks
    mistake: Mistake | None  # null: the answers are right
    by: Basis  # the reading by which they are right, or that they are nearest to
    clause: str
    patterns: str  # with spaces between them


class Row(TypedDict):
    """The keys of a hand, as KeyboardEvent.code names them."""

    tokens: list[str]
    switch: str
    clear: str | None


class Times(TypedDict):
    """Times that a page keeps by itself, in ms."""

    arm: int  # face down, before the random delay of 0 to fore
    fore: int
    cancel: int  # three Specials are shown
    show: int  # a result is shown
    ready: int  # a result is shown at most, where everybody has to be ready


class Content(TypedDict):
    """The box, and what the rules make of it."""

    places: int  # of cards in a reveal
    shapes: list[str]  # in the order of the home row: a token is its place here
    colours: list[str]
    tokens: list[int]  # the colour of each
    cards: list[Card]  # in canonical order: first those of the usual deck, then those that only other decks have
    usual: int  # how many cards the usual deck has
    tasks: list[TaskKind]
    asked: dict[str, Mode]  # the mode of a reveal, by the kinds of its cards
    judgements: list[Judgement]  # of an Escape only those that differ from the ones on tokens that are shown
    best: float  # how often a steady bot sees the shorter answer
    times: Times
    alone: Row  # the keys of the only hand at a device
    several: list[Row]  # and of each of several


MODE_CLAUSES: Final[dict[Mode, str]] = {
    "plain": "KS-3.5",
    "match": "KS-3.13",
    "single": "KS-3.3",
    "missing": "KS-3.6",
    "line": "KS-3.7",
    "cancel": "KS-2.9",
}


def content() -> Content:
    """Everything that a page needs to draw the game, and to judge an answer where no table does."""
    return {
        "places": PLACES,
        "shapes": CARDS.shapes,
        "colours": CARDS.colours,
        "tokens": CARDS.tokens,
        "cards": [card_content(card) for card in range(len(CARDS.ids))],
        "usual": CARDS_IN_BOX,
        "tasks": [task_content(kind) for kind in range(len(MODE_IDS))],
        "asked": modes_by_kinds(),
        "judgements": [*judgements(PLAIN), *judgements(MISSING), *judgements(LINE)],
        "best": STEADY.best,
        "times": {
            "arm": TIMES.arm,
            "fore": TIMES.fore,
            "cancel": TIMES.cancel,
            "show": TIMES.show,
            "ready": TIMES.ready,
        },
        "alone": row_content(KEYBOARD.alone),
        "several": [row_content(keys) for keys in KEYBOARD.several],
    }


def card_content(card: int) -> Card:
    fears: list[Fear] = [
        {"shape": shape, "colour": colour, "token": CARDS.tokens.index(colour)} for shape, colour in CARDS.fears[card]
    ]
    return {"id": CARDS.ids[card], "kind": KIND_IDS[CARDS.kinds[card]], "fears": fears}


def task_content(kind: int) -> TaskKind:
    timed = range(TOKENS + 1 if kind < len(TIMES.modes) else 0)
    steady = [round(mean_time(STEADY, kind, tokens)) for tokens in timed]
    return {"mode": MODE_IDS[kind], "asks": asks(kind), "clause": MODE_CLAUSES[MODE_IDS[kind]], "steady": steady}


def asks(kind: int) -> Asks:
    return "line" if kind == LINE else "absent" if kind == MISSING else "shown"


def modes_by_kinds() -> dict[str, Mode]:
    """The mode of every reveal, by the kinds of its cards in the order of the alphabet (KS-3.1)."""
    example = [CARDS.kinds.index(kind) for kind in range(len(KIND_IDS))]
    found: dict[str, Mode] = {}
    for size in range(1, PLACES + 1):
        for kinds in combinations_with_replacement(range(FEAR, len(KIND_IDS)), size):
            cards = [example[kind] for kind in kinds] + [NOTHING] * (PLACES - size)
            found[" ".join(sorted(KIND_IDS[kind] for kind in kinds))] = MODE_IDS[mode(vec[i64](cards))]
    return found


def judgements(kind: int) -> list[Judgement]:
    """Every judgement in a kind of task, with its patterns."""
    usual = patterns(PLAIN) if kind == MISSING else {}
    groups: dict[tuple[Mistake | None, Basis], list[str]] = {}
    for pattern, judged in patterns(kind).items():
        if usual.get(pattern) != judged:
            groups.setdefault(judged, []).append(pattern)
    return [
        {
            "asks": asks(kind),
            "mistake": mistake,
            "by": by,
            "clause": fault_clause(kind, mistake),
            "patterns": " ".join(found),
        }
        for (mistake, by), found in groups.items()
    ]


def fault_clause(kind: int, mistake: Mistake | None) -> str:
    """The clause that says why an answer is right or wrong."""
    if mistake is None or kind == LINE or mistake == "lapse":
        return MODE_CLAUSES[MODE_IDS[kind]]
    return "KS-3.9" if mistake == "mixed" else "KS-3.8"


def row_content(keys: Keys) -> Row:
    return {"tokens": keys.tokens, "switch": keys.switch, "clear": keys.clear}
