"""What a seat may know, and what it may imagine (DG-9)."""

from __future__ import annotations

from typing import Any, Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import SPECTATOR
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, Step, View
from nightlight.core.verb import HIDDEN
from nightlight.games.dont_go_in_there.content import DICE, FACES, NOTHING, SLOTS, face_of
from nightlight.games.dont_go_in_there.state import (
    Player,
    State,
    boards_json,
    masks_json,
    place_json,
    seats_json,
    types_json,
)

UNKNOWN: Final[i64] = HIDDEN - 1  # among the cards: one that lies face down, which is not the same as none


@final
class SeatView(View):
    """Filled field by field: what is added to the state stays hidden until it is written here."""

    def __init__(
        self,
        seat: int,
        steps: vec[Step[Any]],
        actors: i64,
        *,
        players: vec[Player],
        types: i64,
        unseen: vec[i64],
        deck: i64,
        removed: i64,
        rooms: vec[i64],
        cards: vec[i64],
        meeples: vec[i64],
        face_down: i64,
        peeked: i64,
        turn: i64,
        start: i64,
        turns: i64,
        dice: i64,
        rolled: i64,
        clock_claimed: bool,
        open_ghosts: bool,
        doll_choice: bool,
    ) -> None:
        super().__init__(seat, len(players), steps, actors)
        self.players = players  # the ghosts behind another's screen are HIDDEN
        self.types: i64 = types
        self.unseen = unseen  # by type: deck, removed cards, and a face-down card that this seat has not seen
        self.deck: i64 = deck
        self.removed: i64 = removed
        self.rooms = rooms
        self.cards = cards  # UNKNOWN where one lies face down
        self.meeples = meeples
        self.face_down: i64 = face_down
        self.peeked: i64 = peeked
        self.turn: i64 = turn
        self.start: i64 = start
        self.turns: i64 = turns
        self.dice: i64 = dice
        self.rolled: i64 = rolled
        self.clock_claimed = clock_claimed
        self.open_ghosts = open_ghosts
        self.doll_choice = doll_choice

    def over(self) -> bool:
        return self.actors == NOBODY

    def turns_left(self, seat: int) -> int:
        """Meeples that the player has still to place: each brings one card."""
        inside = len([owner for owner in self.meeples if owner == seat])
        return self.turns - self.players[seat].cards() - inside

    def dice_in(self, board: int) -> tuple[int, int]:
        """The fewest and the most dice that the room would roll, going by the cards that lie open (DG-ED-24)."""
        fewest = 0
        most = 0
        for card in self.cards[board * SLOTS : (board + 1) * SLOTS]:
            if card == UNKNOWN:
                fewest += min(DICE)
                most += max(DICE)
            elif card != NOTHING:
                fewest += DICE[face_of(card)]
                most += DICE[face_of(card)]
        return fewest, most

    def imagine(self, chance: Chance) -> State:
        """Deal the face-down card and, behind closed screens, ghosts: on average one for each meeple placed."""
        state = State(
            vec[Player]([player.clone() for player in self.players]),
            steps=vec[Step[Any]]([step.clone() for step in self.steps]),
            types=self.types,
            unseen=self.unseen[:],
            deck=self.deck,
            removed=self.removed,
            rooms=self.rooms[:],
            cards=self.cards[:],
            meeples=self.meeples[:],
            face_down=self.face_down,
            peeked=self.peeked,
            turn=self.turn,
            start=self.start,
            turns=self.turns,
            dice=self.dice,
            rolled=self.rolled,
            clock_claimed=self.clock_claimed,
            open_ghosts=self.open_ghosts,
            doll_choice=self.doll_choice,
        )
        state.actors = self.actors
        for seat in range(state.seats):
            if state.players[seat].ghosts == HIDDEN:
                placed = self.turns - self.turns_left(seat)
                state.players[seat].ghosts = chance.below(2 * placed + 1)
        if state.face_down != NOTHING and state.cards[state.face_down] == UNKNOWN:
            state.deck += 1  # it goes back to where it came from
            state.cards[state.face_down] = state.draw(chance)
        return state

    def json(self) -> dict[str, object]:
        players: list[dict[str, object]] = []
        for player in self.players:
            shown = player.json()
            shown["ghosts"] = None if player.ghosts == HIDDEN else player.ghosts
            shown["curses"] = player.curses()
            players.append(shown)
        return {
            "seat": None if self.seat == SPECTATOR else self.seat,
            "types": types_json(self.types),
            "turns": self.turns,
            "open_ghosts": self.open_ghosts,
            "doll_choice": self.doll_choice,
            "start": self.start,
            "turn": self.turn,
            "actors": seats_json(self.actors),
            "steps": [step.json() for step in self.steps],
            "deck": self.deck,
            "removed": self.removed,
            "unseen": masks_json(list(self.unseen)),
            "boards": boards_json(list(self.rooms), list(self.cards), list(self.meeples)),
            "face_down": place_json(self.face_down),
            "peeked": seats_json(self.peeked),
            "dice": self.dice,
            "rolled": self.rolled,
            "clock_claimed": self.clock_claimed,
            "players": players,
        }


def view(state: State, seat: int) -> SeatView:
    """The match as the seat, or a spectator, may know it."""
    over = state.actors == NOBODY
    players = vec[Player]([player.clone() for player in state.players])
    for rival in range(state.seats):
        if rival != seat and not over and not state.open_ghosts:
            players[rival].ghosts = HIDDEN
    cards = state.cards[:]
    unseen = state.unseen[:]
    if state.face_down != NOTHING and (seat == SPECTATOR or state.peeked >> seat & 1 == 0):
        card = cards[state.face_down]
        unseen[card // FACES] |= 1 << card % FACES
        cards[state.face_down] = UNKNOWN
    return SeatView(
        seat,
        state.steps_seen_by(seat),
        state.actors,
        players=players,
        types=state.types,
        unseen=unseen,
        deck=state.deck,
        removed=state.removed,
        rooms=state.rooms[:],
        cards=cards,
        meeples=state.meeples[:],
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
