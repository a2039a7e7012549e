"""Straszydła as a game: its options, its set-up and its end."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import Log
from nightlight.core.game import Game, Option, Outcome, Setup
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, Step, advance, only
from nightlight.games.straszydla.actions import (
    AGREED_PHASE,
    DEALT_BOGEY,
    DEALT_PACT,
    DREW_DISTRICT,
    DREW_START,
    GAZETTE,
    PUT_DISTRICT,
    TURNED_UP,
    VERBS,
)
from nightlight.games.straszydla.bot import worth
from nightlight.games.straszydla.city import City
from nightlight.games.straszydla.content import (
    AGREEMENTS,
    ALL_STARTERS,
    CELLS,
    CENTRE_CELL,
    COLOURS,
    IMPS,
    KINDS,
    NOTHING,
    PACTS,
    REFERENCE,
    SIDE,
    STACKED,
    STARTERS,
    SUBURBS,
)
from nightlight.games.straszydla.outlook import outlook, prospects
from nightlight.games.straszydla.rules import FIRST_PHASE, ROUND, STARTERS_STEP, SUBURBS_STEP
from nightlight.games.straszydla.shapes import Outlook, Prospects
from nightlight.games.straszydla.stacks import join, turn_up_imp
from nightlight.games.straszydla.state import NO_QUEUE, RULES, Player, State
from nightlight.games.straszydla.view import SeatView, view

TURNS: Final = AGREEMENTS.phase_limit * AGREEMENTS.rounds * 4  # of four players in the longest match
LEAN_STARTERS: Final = 4  # ST-V-6
REFERENCE_CITY: Final = City(REFERENCE)
BORDER: Final = [cell for cell in range(CELLS) if cell % SIDE in (0, SIDE - 1) or cell // SIDE in (0, SIDE - 1)]
ALL_BOGEYS: Final[i64] = (1 << 48) - 1
PHASES: Final = (AGREEMENTS.fewest_phases, AGREEMENTS.most_phases)

OPTIONS: Final = [
    Option("replenish", ["phase", "round"]),
    Option("buy_limit", ["1", "unlimited"]),
    Option("layout", ["standard", "reference", "free"]),
    Option("first_phase", ["choose", "day", "night"]),
    Option("pact_size", ["5", "4"], quick="4"),
    Option("starters", [str(STARTERS), str(LEAN_STARTERS)]),
    Option("open_pacts", ["no", "yes"]),
    Option(
        "phase_limit",
        [str(AGREEMENTS.phase_limit)],
        numbers=(AGREEMENTS.fewest_phases, AGREEMENTS.most_phases),
        advanced=True,
    ),
    Option("last_transfer", ["yes", "no"], since=2),
]


@final
class Straszydla(Game[State, SeatView]):
    """Lead a pack of bogeys through the city; the first to feed and keep those that the pact names wins (ST-15)."""

    def __init__(self) -> None:
        super().__init__(
            "straszydla",
            rules_version=RULES,
            players=(2, 4),
            longest=TURNS * 100,  # cubes bound the decisions of a turn: about seven in random play, seldom forty
            options=OPTIONS,
            verbs=VERBS,
            gazette=GAZETTE,
            minutes=75,
            chairs=3,
            sealed=True,
        )

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        """Starting player, districts, bogeys, imps, pacts, in this order; then the first choices (ST-1.13, ST-1.14)."""
        options = setup.options
        state = State(
            vec[Player]([new_player() for _ in range(setup.players)]),
            steps=vec[Step[State]](),
            city=REFERENCE_CITY,
            cubes=vec[i64]([0] * CELLS),
            bogey_tops=vec[i64]([NOTHING] * COLOURS),
            bogeys_unseen=ALL_BOGEYS & ~ALL_STARTERS,
            imp_tops=vec[i64]([NOTHING] * COLOURS),
            imp_unseen=STACKED[:],
            imp_queues=vec[i64]([NO_QUEUE] * COLOURS),
            fast_city=options["replenish"] == "round",
            unlimited=options["buy_limit"] == "unlimited",
            open_pacts=options["open_pacts"] == "yes",
            pact_size=int(options["pact_size"]),
            phase_limit=int(options["phase_limit"]),
            last_transfer=options["last_transfer"] == "yes",
            rules=setup.rules,
        )
        state.log = log
        state.start = chance.below(setup.players)
        state.tell(DREW_START, state.start)
        lay_out(state, options["layout"], chance)
        deal_bogeys(state, int(options["starters"]), chance)
        for element in range(COLOURS):
            turn_up_imp(state, element, chance)
        deal_pacts(state, chance)
        begin(state, options)
        advance(state, chance)
        return state

    def view(self, state: State, seat: int) -> SeatView:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """By filled places, bogeys, dread cubes, other cubes; players who are equal share a rank (ST-15.6)."""
        if state.actors != NOBODY:
            return None
        ranks = state.ranks()
        return Outcome(ranks, [state.filled(seat) for seat in range(state.seats)], reason(ranks, state))

    def worth(self, view: SeatView, action: int) -> float:
        return worth(view, action)

    def outlook(self, view: SeatView, action: int) -> Outlook | None:
        return outlook(view, action)

    def prospects(self, view: SeatView) -> Prospects:
        return prospects(view)


def new_player() -> Player:
    """No fear cubes and no imps; energy comes with the first bogey (ST-1.8)."""
    return Player(cubes=vec[i64]([0] * KINDS), imps=vec[i64]([0] * IMPS), dread=AGREEMENTS.start_dread)


def lay_out(state: State, layout: str, chance: Chance) -> None:
    """The Centre in the middle, the Suburbs at the edge, the rest by lot; or the reference layout (ST-1.2, ST-V-3)."""
    tiles = [NOTHING] * CELLS
    if layout == "reference":
        tiles = list(REFERENCE)
        for cell, tile in enumerate(tiles):
            state.tell(PUT_DISTRICT, cell, tile)
        state.city = REFERENCE_CITY
        return
    tiles[CENTRE_CELL] = 0
    state.tell(PUT_DISTRICT, CENTRE_CELL, 0)
    suburbs = list(range(1, 1 + SUBURBS))
    if layout == "standard":
        for cell in AGREEMENTS.start_suburbs:
            draw_tile(state, tiles, cell, suburbs, chance)
    else:
        border = BORDER.copy()
        for suburb in suburbs:
            cell = border.pop(chance.below(len(border)))
            tiles[cell] = suburb
            state.tell(DREW_DISTRICT, cell, suburb)
    others = list(range(1 + SUBURBS, CELLS))
    for cell in range(CELLS):
        if tiles[cell] == NOTHING:
            draw_tile(state, tiles, cell, others, chance)
    state.city = City(vec[i64](tiles))


def draw_tile(state: State, tiles: list[int], cell: int, left: list[int], chance: Chance) -> None:
    """Any of the tiles that are left."""
    tiles[cell] = left.pop(chance.below(len(left)))
    state.tell(DREW_DISTRICT, cell, tiles[cell])


def deal_bogeys(state: State, starters: int, chance: Chance) -> None:
    """A starting bogey onto every stack and one to every player; the rest leave the game (ST-1.4, ST-V-6)."""
    left = list(range(starters))
    for element in range(COLOURS):
        state.bogey_tops[element] = left.pop(chance.below(len(left)))
        state.tell(TURNED_UP, element, state.bogey_tops[element])
    state.gone = ALL_STARTERS
    for top in state.bogey_tops:
        state.gone &= ~only(top)
    if starters == LEAN_STARTERS:
        return
    seat = state.start
    for _player in range(state.seats):
        bogey = left.pop(chance.below(len(left)))
        join(state, seat, bogey)
        state.gone &= ~only(bogey)
        state.tell(DEALT_BOGEY, seat, bogey)
        seat = state.after(seat)


def deal_pacts(state: State, chance: Chance) -> None:
    """One to each player, secretly; the others stay hidden and unused (ST-1.7)."""
    left = list(range(PACTS))
    seat = state.start
    for _player in range(state.seats):
        pact = left.pop(chance.below(len(left)))
        state.players[seat].pact = pact
        if state.open_pacts:
            state.tell(DEALT_PACT, seat, pact)
        else:
            state.tell_only(only(seat), DEALT_PACT, seat, pact)
        seat = state.after(seat)


def begin(state: State, options: dict[str, str]) -> None:
    """What the players choose before the first round: starting bogeys, the first phase, Suburbs (ST-1.14)."""
    state.push(ROUND)
    state.push(SUBURBS_STEP)
    first = options["first_phase"]
    if first == "choose":
        state.push(FIRST_PHASE)
    else:
        state.night = first == "night"
        state.tell(AGREED_PHASE, int(state.night))
    if options["starters"] == str(LEAN_STARTERS):
        state.push(STARTERS_STEP)


def reason(ranks: list[int], state: State) -> str:
    """What decided the match: the pact, most of its places, or what breaks a tie (ST-15.2 to ST-15.4)."""
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    best = winners[0]
    if len(winners) > 1:
        return "shared"
    level = [seat for seat in range(state.seats) if state.filled(seat) == state.filled(best)]
    if len(level) == 1:
        return "pact" if state.filled(best) == state.pact_size else "most_places"
    level = [seat for seat in level if state.players[seat].pack() == state.players[best].pack()]
    if len(level) == 1:
        return "most_bogeys"
    level = [seat for seat in level if state.players[seat].dread == state.players[best].dread]
    return "most_dread" if len(level) == 1 else "most_cubes"


GAME: Final = Straszydla()
