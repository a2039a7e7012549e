"""Feeding: at the end of a day or night every bogey eats, or leaves (ST-13)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    DREAD_FED,
    DREAD_FEED,
    END,
    ENDED_TURN,
    FED,
    FEED,
    FLED,
    SIPPED,
    USE_SIP,
)
from nightlight.games.straszydla.content import (
    AGREEMENTS,
    BIT,
    COLOURS,
    FIRST,
    GROUPS,
    NOTHING,
    SIP,
    chunk,
    strength_of,
)
from nightlight.games.straszydla.free_actions import FREE_ACTIONS, act_freely, add_free_actions, has_free_action
from nightlight.games.straszydla.stacks import use_imp
from nightlight.games.straszydla.state import State

FEED_PRICE: Final[i64] = AGREEMENTS.help_card.feed_bogey
SIP_SAVES: Final[i64] = AGREEMENTS.bank.sip


@final
class Feeding(Step[State]):
    """In turn order: feed bogeys, use Sip imps and take free actions, in any order; the unfed leave the game."""

    def name(self) -> str:
        return "feeding"

    def clause(self) -> str:
        return "ST-13.2"

    def actors(self, state: State) -> i64:
        seat = state.turn
        if seat == NOTHING or not (has_free_action(state, seat) or can_feed(state, seat)):
            return NOBODY
        return only(seat)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        player = state.players[seat]
        hungry = player.bogeys & ~state.fed
        out.add(END.of())
        add_meals(state, seat, hungry, out)
        if player.dread >= FEED_PRICE:
            add_bogeys(out, DREAD_FEED.of(0), hungry)
        if player.imps[SIP] > 0:
            add_bogeys(out, USE_SIP.of(0), hungry)
        add_free_actions(state, seat, out)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if action >= FREE_ACTIONS:
            act_freely(state, seat, action, chance)
        elif END.made(action):
            self.pass_on(state)
        elif FEED.made(action):
            bogey, colour = FEED.args(action)
            food = need(state, bogey)
            state.players[seat].cubes[colour] -= food
            state.fed |= BIT[bogey]
            state.tell(FED, seat, bogey, colour, food)
        elif DREAD_FEED.made(action):
            state.pay_dread(seat, FEED_PRICE)
            state.fed |= BIT[DREAD_FEED.arg(action)]
            state.tell(DREAD_FED, seat, DREAD_FEED.arg(action))
        else:
            use_imp(state, seat, SIP)
            sip(state, seat, USE_SIP.arg(action))

    def run(self, state: State, chance: Chance) -> None:
        """The first turn begins, or one ends in which nothing can be done."""
        self.pass_on(state)

    def pass_on(self, state: State) -> None:
        if state.turn != NOTHING:
            flee(state, state.turn)
            state.tell(ENDED_TURN, state.turn)
        state.fed = 0
        state.sipped = 0
        state.sipped_twice = 0
        if not state.next_turn():
            state.pop()


def need(state: State, bogey: i64) -> i64:
    """The cubes that the bogey eats: its current strength, less what Sip imps save (ST-13.3, ST-13.4, ST-13.7)."""
    sips = (state.sipped >> bogey & 1) + (state.sipped_twice >> bogey & 1)
    return max(0, strength_of(bogey, state.night) - SIP_SAVES * sips)


def sip(state: State, seat: i64, bogey: i64) -> None:
    """A bogey that needs nothing more is fed at once (ST-13.10)."""
    left = max(0, need(state, bogey) - SIP_SAVES)
    state.sipped_twice |= state.sipped & BIT[bogey]
    state.sipped |= BIT[bogey]
    if left == 0:
        state.fed |= BIT[bogey]
    state.tell(SIPPED, seat, bogey, left)


def can_feed(state: State, seat: i64) -> bool:
    """Whether a hungry bogey could be fed with fear cubes; dread and Sip imps are free actions as well."""
    hungry = state.players[seat].bogeys & ~state.fed
    probe = LegalActions()
    add_meals(state, seat, hungry, probe)
    return probe.count > 0


def add_meals(state: State, seat: i64, hungry: i64, out: LegalActions) -> None:
    """An element bogey eats its own colour, a starting bogey any one colour (ST-13.3, ST-13.4)."""
    cubes = state.players[seat].cubes
    for group in range(GROUPS):
        left = chunk(hungry, group)
        bogey = FIRST[group]
        while left != 0:
            if left & 1:
                food = need(state, bogey)
                for colour in range(COLOURS):
                    if (group == 0 or group == colour + 1) and cubes[colour] >= food:
                        out.add(FEED.of(bogey, colour))
            left >>= 1
            bogey += 1


def add_bogeys(out: LegalActions, base: i64, bogeys: i64) -> None:
    """An action for each bogey of the set."""
    while bogeys != 0:
        if bogeys & 1:
            out.add(base)
        bogeys >>= 1
        base += 1


def flee(state: State, seat: i64) -> None:
    """Every bogey that was not fed leaves the game for good (ST-13.8)."""
    player = state.players[seat]
    hungry = player.bogeys & ~state.fed
    player.bogeys &= state.fed
    state.gone |= hungry
    bogey: i64 = 0
    while hungry != 0:
        if hungry & 1:
            state.tell(FLED, seat, bogey)
        hungry >>= 1
        bogey += 1


FEEDING: Final = Feeding()
