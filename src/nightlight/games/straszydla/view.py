"""What a seat may know, and what it may imagine (ST-2.5, ST-2.6)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import SPECTATOR
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, View, only
from nightlight.core.verb import HIDDEN
from nightlight.games.straszydla import shapes
from nightlight.games.straszydla.actions import MOST_BID
from nightlight.games.straszydla.content import ENERGY, MOLE, PACTS, count_bits
from nightlight.games.straszydla.duels import SEALED as SEALED_BID
from nightlight.games.straszydla.duels import Bids
from nightlight.games.straszydla.planning import SEALED as SEALED_PLAN
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.plans import LENGTH, MOLE_MARK, PLAIN_MARK
from nightlight.games.straszydla.state import Player, State
from nightlight.games.straszydla.ways import Ways


@final
class SeatView(View):
    """The table as one seat sees it: pacts of others are HIDDEN, plans and bids that they finished are sealed."""

    def __init__(self, seat: int, table: State) -> None:
        super().__init__(seat, table.seats, table.steps, table.actors)
        self.table: Final = table
        self.outlooks: Final[dict[int, shapes.Outlook | None]] = {}  # by action, what has been asked already

    def over(self) -> bool:
        return self.actors == NOBODY

    def imagine(self, chance: Chance) -> State:
        """Deal pacts that nobody has ruled out, and lay plans and bids behind the screens: any as likely as another."""
        state = self.table.clone()
        deal_pacts(state, chance)
        for step in state.steps:
            if isinstance(step, Planning):
                lay_plans(state, self.seat, step, chance)
            elif isinstance(step, Bids):
                lay_bids(state, step, chance)
        return state

    def json(self) -> shapes.View:
        return {"seat": None if self.seat == SPECTATOR else self.seat, **self.table.json()}


def deal_pacts(state: State, chance: Chance) -> None:
    """One of all the ways to deal different pacts to those whose pact cannot be seen."""
    unknown = [seat for seat in range(state.seats) if state.players[seat].pact == HIDDEN]
    dealt: i64 = 0
    for player in state.players:
        if player.pact != HIDDEN:
            dealt |= only(player.pact)
    if len(unknown) == 0:
        return
    number = chance.below(deals(state, unknown, dealt))
    for place, seat in enumerate(unknown):
        player = state.players[seat]
        for pact in range(PACTS):
            if player.pact == HIDDEN and (player.possible & ~dealt) >> pact & 1:
                ways = deals(state, unknown[place + 1 :], dealt | only(pact))
                if number < ways:
                    player.pact = pact
                else:
                    number -= ways
        dealt |= only(player.pact)


def deals(state: State, seats: list[int], dealt: i64) -> i64:
    """In how many ways these seats can get different pacts that are not dealt yet."""
    if len(seats) == 0:
        return 1
    left = state.players[seats[0]].possible & ~dealt
    others = seats[1:]
    if len(others) == 0:
        return count_bits(left)
    if len(others) == 1:
        theirs = state.players[others[0]].possible & ~dealt
        return count_bits(left) * count_bits(theirs) - count_bits(left & theirs)
    ways: i64 = 0
    for pact in range(PACTS):
        if left >> pact & 1:
            ways += deals(state, others, dealt | only(pact))
    return ways


def lay_plans(state: State, seat: i64, step: Planning, chance: Chance) -> None:
    """For every sealed plan one that its owner could have laid; whoever has not finished may still lay any."""
    plain: Ways | None = None
    for other in range(state.seats):
        if step.plans[other] == SEALED_PLAN:
            if plain is None:
                plain = Ways(state.open_to(PLAIN_MARK), state.city.suburbs)
            step.plans[other] = any_plan(state, other, plain, chance)
        elif other != seat and step.waiting >> other & 1 and not step.openly:
            step.follow(state, other)


def any_plan(state: State, seat: i64, plain: Ways, chance: Chance) -> i64:
    """One of the plain plans or, with a Mole imp, of the mole plans."""
    pawn = state.players[seat].pawn
    plans = plain.from_cell(pawn, LENGTH)
    if state.players[seat].imps[MOLE] == 0:
        return plain.plan(chance.below(plans), pawn, PLAIN_MARK)
    mole = Ways(state.open_to(MOLE_MARK), state.city.suburbs)
    number = chance.below(plans + mole.from_cell(pawn, LENGTH))
    if number < plans:
        return plain.plan(number, pawn, PLAIN_MARK)
    return mole.plan(number - plans, pawn, MOLE_MARK)


def lay_bids(state: State, step: Bids, chance: Chance) -> None:
    """For a sealed bid anything that its owner can pay."""
    for side in range(2):
        if step.bids[side] == SEALED_BID:
            energy = state.players[step.seats[side]].cubes[ENERGY]
            step.bids[side] = chance.below(min(energy, MOST_BID) + 1)


def view(state: State, seat: int) -> SeatView:
    """Written field by field: what is added to the state stays hidden until it is written here."""
    sealed = state.actors != NOBODY and not state.open_pacts
    players = vec[Player]([player.clone() for player in state.players])
    for rival in range(state.seats):
        if rival != seat and sealed:
            players[rival].pact = HIDDEN
    table = State(
        players,
        steps=state.steps_seen_by(seat),
        city=state.city,
        cubes=state.cubes[:],
        stops=state.stops,
        bogey_tops=state.bogey_tops[:],
        bogeys_unseen=state.bogeys_unseen,
        gone=state.gone,
        imp_tops=state.imp_tops[:],
        imp_unseen=state.imp_unseen[:],
        imp_queues=state.imp_queues[:],
        start=state.start,
        turn=state.turn,
        night=state.night,
        phase=state.phase,
        clock=state.clock,
        arrivals=state.arrivals,
        token=state.token,
        frightened=state.frightened,
        summoned=state.summoned,
        fed=state.fed,
        sipped=state.sipped,
        sipped_twice=state.sipped_twice,
        duel=None if state.duel is None else state.duel.clone(),
        fright=None if state.fright is None else state.fright.clone(),
        fast_city=state.fast_city,
        unlimited=state.unlimited,
        open_pacts=state.open_pacts,
        pact_size=state.pact_size,
        phase_limit=state.phase_limit,
        last_transfer=state.last_transfer,
        rules=state.rules,
    )
    table.actors = state.actors
    return SeatView(seat, table)
