"""What a seat may know, and what it may imagine (DG-9)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import SPECTATOR
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, View
from nightlight.core.verb import HIDDEN
from nightlight.games.dont_go_in_there import shapes
from nightlight.games.dont_go_in_there.content import DICE, FACES, NOTHING, SLOTS, face_of
from nightlight.games.dont_go_in_there.state import Player, State

UNKNOWN: Final[i64] = HIDDEN - 1  # among the cards: one that lies face down, which is not the same as none


@final
class SeatView(View):
    """The table as one seat sees it.

    Ghosts behind another's screen are HIDDEN, a face-down card that the seat has not seen is UNKNOWN, and counts among
    the unseen cards with the deck and the removed ones.
    """

    def __init__(self, seat: int, table: State) -> None:
        super().__init__(seat, table.seats, table.steps, table.actors)
        self.table: Final = table
        self.outlooks: Final[dict[int, shapes.Outlook]] = {}  # by action, what has been asked already

    def over(self) -> bool:
        return self.actors == NOBODY

    def turns_left(self, seat: int) -> int:
        """Meeples that the player has still to place: each brings one card."""
        inside = len([owner for owner in self.table.meeples if owner == seat])
        return self.table.turns - self.table.players[seat].cards() - inside

    def dice_in(self, board: int) -> tuple[int, int]:
        """The fewest and the most dice that the room would roll, going by the cards that lie open (DG-ED-24)."""
        fewest = 0
        most = 0
        for card in self.table.cards[board * SLOTS : (board + 1) * SLOTS]:
            if card == UNKNOWN:
                fewest += min(DICE)
                most += max(DICE)
            elif card != NOTHING:
                fewest += DICE[face_of(card)]
                most += DICE[face_of(card)]
        return fewest, most

    def imagine(self, chance: Chance) -> State:
        """Deal the face-down card and, behind closed screens, ghosts: on average one for each meeple placed."""
        state = self.table.clone()
        for seat in range(state.seats):
            if state.players[seat].ghosts == HIDDEN:
                placed = state.turns - self.turns_left(seat)
                state.players[seat].ghosts = chance.below(2 * placed + 1)
        if state.face_down != NOTHING and state.cards[state.face_down] == UNKNOWN:
            state.deck += 1  # it goes back to where it came from
            state.cards[state.face_down] = state.draw(chance)
        return state

    def json(self) -> shapes.View:
        return {"seat": None if self.seat == SPECTATOR else self.seat, **self.table.json()}


def view(state: State, seat: int) -> SeatView:
    """Written field by field: what is added to the state stays hidden until it is written here."""
    screens = state.actors != NOBODY and not state.open_ghosts
    players = vec[Player]([player.clone() for player in state.players])
    for rival in range(state.seats):
        if rival != seat and screens:
            players[rival].ghosts = HIDDEN
    cards = state.cards[:]
    unseen = state.unseen[:]
    if state.face_down != NOTHING and (seat == SPECTATOR or state.peeked >> seat & 1 == 0):
        card = cards[state.face_down]
        unseen[card // FACES] |= 1 << card % FACES
        cards[state.face_down] = UNKNOWN
    table = State(
        players,
        steps=state.steps_seen_by(seat),
        types=state.types,
        unseen=unseen,
        deck=state.deck,
        removed=state.removed,
        rooms=state.rooms[:],
        cards=cards,
        meeples=state.meeples[:],
        inside=state.inside[:],
        face_down=state.face_down,
        peeked=state.peeked,
        turn=state.turn,
        start=state.start,
        turns=state.turns,
        dice=state.dice,
        rolled=state.rolled,
        clock_claimed=state.clock_claimed,
        open_ghosts=state.open_ghosts,
        doll_choice=state.doll_choice,
    )
    table.actors = state.actors
    return SeatView(seat, table)
