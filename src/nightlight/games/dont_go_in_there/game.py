"""Don't Go In There as a game: its options, its set-up and its end."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.errors import BadSetup
from nightlight.core.event import Log
from nightlight.core.game import Game, Option, Outcome, Setup
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, Step, advance
from nightlight.games.dont_go_in_there.actions import (
    CHOSE_TYPE,
    DREW_START,
    GAZETTE,
    NAMED_START,
    TURNED_UP,
    VERBS,
)
from nightlight.games.dont_go_in_there.bot import worth
from nightlight.games.dont_go_in_there.content import (
    AGREEMENTS,
    BOARDS,
    FACES,
    FRONT,
    NOTHING,
    SLOTS,
    SPACES,
    TYPE_IDS,
    TYPES,
    KindId,
)
from nightlight.games.dont_go_in_there.outlook import outlook, prospects
from nightlight.games.dont_go_in_there.rules import TURN, deal
from nightlight.games.dont_go_in_there.shapes import Outlook, Prospects
from nightlight.games.dont_go_in_there.state import ALL_FACES, MEEPLES, Player, State, empty_tableau
from nightlight.games.dont_go_in_there.view import SeatView, view

OPTIONS: Final = [
    Option("types", ["random", "custom", "first_game"]),
    Option("custom_types", [*TYPE_IDS], several=True, needs=("types", "custom")),
    Option("ghost_counts", ["hidden", "open"]),
    Option("start_player", ["random", "0", "1", "2", "3", "4"], seats=True),
    Option("doll_choice", ["auto", "player"]),
    Option("turns", [str(turns) for turns in AGREEMENTS.turns], quick=str(AGREEMENTS.turns[-1])),
]

EMPTY_ROOMS: Final = vec[i64]([NOTHING] * BOARDS)
EMPTY_BOARDS: Final = vec[i64]([0] * BOARDS)
EMPTY_SLOTS: Final = vec[i64]([NOTHING] * (BOARDS * SLOTS))
EMPTY_SPACES: Final = vec[i64]([NOTHING] * (BOARDS * SPACES))


@final
class DontGoInThere(Game[State, SeatView]):
    """Creep into a haunted house; the fewest curses win (DG-1.1)."""

    def __init__(self) -> None:
        super().__init__(
            "dont-go-in-there",
            rules_version=1,
            players=(2, 5),
            longest=5 * 12 + 20 * 3 + 5 * 4,  # placements, a roll and two takes for each room, every pair of Tomes
            options=OPTIONS,
            verbs=VERBS,
            gazette=GAZETTE,
            minutes=15,
            chairs=4,
        )

    def check(self, setup: Setup) -> None:
        """A start player who sits at the table; no more custom types than are in play."""
        start = setup.options["start_player"]
        if start != "random" and int(start) >= setup.players:
            raise BadSetup(
                f"start_player is random or a seat from 0 to {setup.players - 1}, not {start}", "start_player"
            )
        custom = setup.options["custom_types"]
        most = AGREEMENTS.types[setup.players]
        if setup.options["types"] == "custom" and len(set(custom.split(","))) > most:
            problem = f"{setup.players} players play with {most} types; custom_types names more: {custom}"
            raise BadSetup(problem, "custom_types")

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        """Types, sides, cards, start player, in this order (DG-2)."""
        turns = int(setup.options["turns"])
        state = State(
            vec[Player]([Player(0, MEEPLES, empty_tableau()) for _ in range(setup.players)]),
            steps=vec[Step[State]](),
            types=0,
            unseen=empty_tableau(),
            deck=setup.players * turns,
            removed=FACES * AGREEMENTS.types[setup.players] - setup.players * turns,
            rooms=EMPTY_ROOMS[:],
            cards=EMPTY_SLOTS[:],
            meeples=EMPTY_SPACES[:],
            inside=EMPTY_BOARDS[:],
            turns=turns,
            open_ghosts=setup.options["ghost_counts"] == "open",
            doll_choice=setup.options["doll_choice"] == "player",
        )
        state.log = log
        choose_types(state, setup, chance)
        for board in range(BOARDS):
            state.rooms[board] = FRONT[2 * board + chance.below(2)]
            state.tell(TURNED_UP, board, state.rooms[board])
        for board in range(BOARDS):
            deal(state, board, chance)
        choose_start(state, setup, chance)
        state.push(TURN)
        advance(state, chance)
        return state

    def view(self, state: State, seat: int) -> SeatView:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Fewest curses, then fewest ghosts; equals share a rank (DG-8.5, DG-8.6)."""
        if state.actors != NOBODY:
            return None
        ranks = state.ranks()
        return Outcome(ranks, [state.final_curses(seat) for seat in range(state.seats)], reason(ranks, state))

    def worth(self, view: SeatView, action: int) -> float:
        return worth(view, action)

    def outlook(self, view: SeatView, action: int) -> Outlook:
        return outlook(view, action)

    def prospects(self, view: SeatView) -> Prospects:
        return prospects(view)


def choose_types(state: State, setup: Setup, chance: Chance) -> None:
    """The types in play: those that the table names, the rest drawn by lot (DG-2.2, DG-10.1)."""
    count: i64 = AGREEMENTS.types[setup.players]
    named = named_types(setup)[:count]
    for kind_id in named:
        state.types |= 1 << TYPE_IDS.index(kind_id)
    for chosen in range(len(named), count):
        kind = absent(state.types, chance.below(TYPES - chosen))
        state.tell(CHOSE_TYPE, kind)
        state.types |= 1 << kind
    for kind in range(TYPES):
        if state.types >> kind & 1:
            state.unseen[kind] = ALL_FACES


def named_types(setup: Setup) -> list[KindId]:
    """The types that the table asks for, in their order."""
    way = setup.options["types"]
    if way == "custom":
        return [kind for kind in TYPE_IDS if kind in setup.options["custom_types"].split(",")]
    return AGREEMENTS.first_game if way == "first_game" else []


def absent(types: i64, number: i64) -> i64:
    """The type of that number among those that are not in the set."""
    kind: i64 = 0
    while True:
        if types >> kind & 1 == 0:
            if number == 0:
                return kind
            number -= 1
        kind += 1


def choose_start(state: State, setup: Setup, chance: Chance) -> None:
    """The start player, drawn by lot unless the table names one (DG-2.8, DG-10.4)."""
    named = setup.options["start_player"]
    if named == "random":
        state.start = chance.below(state.seats)
        state.tell(DREW_START, state.start)
    else:
        state.start = int(named)
        state.tell(NAMED_START, state.start)
    state.turn = state.start


def reason(ranks: list[int], state: State) -> str:
    """What decided: curses, ghosts between equals in curses, or nothing."""
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    fewest = state.final_curses(winners[0])
    if len(winners) > 1:
        return "shared"
    level = [seat for seat in range(state.seats) if state.final_curses(seat) == fewest]
    return "fewest_ghosts" if len(level) > 1 else "fewest_curses"


GAME: Final = DontGoInThere()
