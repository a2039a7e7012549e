"""Komnata Strachu as a game: its options, its set-up and its end."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.errors import BadSetup
from nightlight.core.event import Log
from nightlight.core.game import PLAYERS, Game, Option, Outcome, Setup
from nightlight.core.native import i64, vec
from nightlight.core.player import Player as Anyone
from nightlight.core.step import NOBODY, Step, advance
from nightlight.games.komnata_strachu.actions import GAZETTE, MOST_SEATS, VERBS
from nightlight.games.komnata_strachu.baselines import baseline
from nightlight.games.komnata_strachu.bot import BOT_IDS, bot, worth
from nightlight.games.komnata_strachu.content import CARDS_IN_BOX, DECK_IDS, GUEST, KIND_IDS, PLACES
from nightlight.games.komnata_strachu.outlook import prospects
from nightlight.games.komnata_strachu.rules import DEAL
from nightlight.games.komnata_strachu.shapes import Prospects
from nightlight.games.komnata_strachu.state import (
    ATTRIBUTE_IDS,
    FORM_IDS,
    NO_LIMIT,
    PACE_IDS,
    SECOND_TEAM,
    Agreement,
    Player,
    State,
    no_cards,
)
from nightlight.games.komnata_strachu.times import TICKS
from nightlight.games.komnata_strachu.view import SeatView, view

KINDS: Final = ["guest", "escape", "invasion"]  # in the order in which a table learns them (KS-V-2)
MOST_REVEALS: Final = CARDS_IN_BOX // PLACES
MOST_HANDICAP: Final = 3000
TEAM_PLAYERS: Final = 4
QUICK_REVEALS: Final = "10"

OPTIONS: Final = [
    Option("form", [*FORM_IDS], advanced=True),
    Option("deck", DECK_IDS, since=2),
    Option("specials", KINDS, several=True, default=",".join(KINDS)),
    Option("penalty", ["0", "1"]),
    Option("reveals", ["none"], numbers=(1, MOST_REVEALS), quick=QUICK_REVEALS),
    Option("last_card", ["box", "short"]),
    Option("mirror", ["off", "on"], needs=("specials", "invasion")),
    Option("attribute", [*ATTRIBUTE_IDS]),
    Option("teams", ["off", "on"], needs=(PLAYERS, str(TEAM_PLAYERS))),
    Option("handicap", ["0"], several=True, numbers=(0, MOST_HANDICAP), advanced=True),
    Option("pace", [*PACE_IDS], needs=("form", "live")),
]


@final
class KomnataStrachu(Game[State, SeatView]):
    """Three cards, five tokens, one light switch: the fastest right answer takes the cards (KS-2.1, KS-5.1)."""

    def __init__(self) -> None:
        super().__init__(
            "komnata-strachu",
            rules_version=SECOND_TEAM,
            players=(1, MOST_SEATS),
            longest=MOST_SEATS * TICKS * (MOST_REVEALS + 1),  # a glimpse in which everybody waits, and a short reveal
            options=OPTIONS,
            verbs=VERBS,
            gazette=GAZETTE,
            minutes=3,
            chairs=3,
            sealed=True,
            bots=BOT_IDS,
        )

    def check(self, setup: Setup) -> None:
        """Teams of two, and a handicap for every seat or for none."""
        if setup.options["teams"] == "on" and setup.players != TEAM_PLAYERS:
            raise BadSetup(f"teams is for {TEAM_PLAYERS} players, not {setup.players}", "teams")
        handicap = setup.options["handicap"]
        if handicap != "" and len(handicap.split(",")) != setup.players:
            problem = f"handicap is empty or has one number for each of {setup.players} players, not {handicap}"
            raise BadSetup(problem, "handicap")

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        """All cards in play in one deck, empty piles, an empty box (KS-1.1)."""
        agreement = agreed(setup)
        state = State(
            vec[Player]([Player(vec[i64]()) for _ in range(setup.players)]),
            steps=vec[Step[State]](),
            agreement=agreement,
            deck=agreement.cards(),
            cards=no_cards(),
        )
        state.log = log
        state.push(DEAL)
        advance(state, chance)
        return state

    def view(self, state: State, seat: int) -> SeatView:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Most cards, then most Specials; equals share a rank (KS-6.2 to KS-6.5). Alone, the time (KS-V-8)."""
        if state.actors != NOBODY:
            return None
        if state.solo():
            return Outcome([1], [state.players[0].time], "against_the_clock")
        ranks = state.ranks()
        return Outcome(ranks, [state.cards_won(seat) for seat in range(state.seats)], reason(ranks, state))

    def worth(self, view: SeatView, action: int) -> float:
        return worth(view, action)

    def prospects(self, view: SeatView) -> Prospects:
        return prospects(view)

    def bot(self, kind: str, seed: int) -> Anyone:
        """A level (KS-10), or by its name a baseline of research, which no table offers (KS-11.9)."""
        return baseline(kind, seed) or bot(kind, seed)


def agreed(setup: Setup) -> Agreement:
    """The options of the table as the rules use them."""
    chosen = setup.options
    handicap = [int(number) for number in chosen["handicap"].split(",") if number != ""]
    return Agreement(
        vec[i64](handicap if len(handicap) > 0 else [0] * setup.players),
        form=FORM_IDS.index(chosen["form"]),
        kinds=sum(1 << (kind - 1) for kind in range(1, GUEST + 1) if KIND_IDS[kind] in chosen["specials"].split(",")),
        penalty=chosen["penalty"] == "1",
        reveals=NO_LIMIT if chosen["reveals"] == "none" else int(chosen["reveals"]),
        short=chosen["last_card"] == "short",
        mirror=chosen["mirror"] == "on",
        attribute=ATTRIBUTE_IDS.index(chosen["attribute"]),
        teams=chosen["teams"] == "on",
        pace=PACE_IDS.index(chosen["pace"]),
        deck=DECK_IDS.index(chosen["deck"]),
        rules=setup.rules,
    )


def reason(ranks: list[int], state: State) -> str:
    """What decided: cards, Specials between equals in cards, or nothing."""
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    if not all(state.partner(winners[0], seat) for seat in winners):
        return "shared"
    most = state.cards_won(winners[0])
    level = [seat for seat in range(state.seats) if state.cards_won(seat) == most]
    return "most_specials" if len(level) > len(winners) else "most_cards"


GAME: Final = KomnataStrachu()
