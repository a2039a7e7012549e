"""What a seat may know (NM-13)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import SPECTATOR
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, View
from nightlight.core.verb import HIDDEN
from nightlight.games.nightmarium import shapes
from nightlight.games.nightmarium.imagination import imagine
from nightlight.games.nightmarium.player import Player
from nightlight.games.nightmarium.state import State


@final
class SeatView(View):
    """The table as one seat sees it. Cards in other hands are HIDDEN, and count among the unseen ones with the deck."""

    def __init__(self, seat: int, table: State) -> None:
        super().__init__(seat, table.seats, table.steps, table.actors)
        self.table: Final = table
        self.outlooks: Final[dict[int, shapes.Outlook | None]] = {}  # by action, what has been asked already

    def over(self) -> bool:
        return self.actors == NOBODY

    def imagine(self, chance: Chance) -> State:
        return imagine(self.table, self.seat, chance)

    def json(self) -> shapes.View:
        return {"seat": None if self.seat == SPECTATOR else self.seat, **self.table.json()}


def view(state: State, seat: int) -> SeatView:
    """Written field by field: what is added to the state stays hidden until it is written here."""
    unseen = [*state.unseen]
    for rival in range(state.seats):
        if rival != seat:
            unseen.extend(state.players[rival].hand)
    unseen.sort()
    table = State(
        vec[Player]([seen_player(state, rival, seat) for rival in range(state.seats)]),
        steps=state.steps_seen_by(seat),
        unseen=vec[i64](unseen),
        discard=state.discard[:],
        may=state.may[:],
        deck=state.deck,
        turn=state.turn,
        number=state.number,
        actions=state.actions,
        lock=state.lock,
        revealed=state.revealed[:],
        woken=state.woken[:],
        waiting=state.waiting[:],
        activations=state.activations,
        creatures=state.creatures,
        immediate=state.immediate,
        max_turns=state.max_turns,
        winner=state.winner,
        ending=state.ending,
    )
    table.actors = state.actors
    return SeatView(seat, table)


def seen_player(state: State, rival: i64, seat: i64) -> Player:
    """Creatures lie open; of another hand only the number of cards is seen (NM-13.1 to NM-13.3)."""
    player = state.players[rival]
    hand = player.hand[:]
    if rival != seat:
        for place in range(len(hand)):
            hand[place] = HIDDEN
    return Player(
        hand,
        player.creatures[:],
        begun=player.begun,
        headless=player.headless,
        complete=player.complete,
        embodied=player.embodied,
    )
