"""The nouns: a player with a pack of bogeys, the city with its cubes and markers, and the stacks of cards."""

from __future__ import annotations

from typing import Any, Final, final

from nightlight.core.native import i64, mypyc_attr, vec
from nightlight.core.step import GameState, Step
from nightlight.games.straszydla import shapes
from nightlight.games.straszydla.actions import (
    GAINED,
    GAINED_DREAD,
    PAID_DREAD,
)
from nightlight.games.straszydla.city import City
from nightlight.games.straszydla.content import (
    AGREEMENTS,
    ALL_CELLS,
    ALL_PACTS,
    BIT,
    BOGEY_IDS,
    CELL_IDS,
    COLOURS,
    ELEMENTS,
    ENERGY,
    IMP_IDS,
    NOTHING,
    OF_STACK,
    PACT_IDS,
    PLACES,
    bits,
    count_bits,
    filled,
    of_group,
    strength,
)
from nightlight.games.straszydla.dice import Duel, Fright
from nightlight.games.straszydla.plans import NO_PLAN, is_mole, plan_json

RULES: Final[i64] = 2  # the newest version
ANY_TIME: Final[i64] = 2  # since this one free actions are open after a test's roll and before bids (ST-A-10)
ROUNDS: Final[i64] = AGREEMENTS.rounds
NO_QUEUE: Final[i64] = 1  # of returned imps: none


@mypyc_attr(acyclic=True)
@final
class Player:
    """Cubes, bogeys and imps in front of a player, a pawn in the city, and a pact."""

    def __init__(
        self,
        *,
        cubes: vec[i64],
        imps: vec[i64],
        dread: i64 = 0,
        bogeys: i64 = 0,
        pact: i64 = NOTHING,
        possible: i64 = ALL_PACTS,
        pawn: i64 = NOTHING,
        arrival: i64 = 0,
        driven: i64 = 0,
        plan: i64 = NO_PLAN,
        ousted: bool = False,
        bought: bool = False,
    ) -> None:
        self.cubes = cubes  # fear cubes by colour, then energy cubes
        self.imps = imps  # by kind
        self.dread: i64 = dread
        self.bogeys: i64 = bogeys  # a mask
        self.pact: i64 = pact
        self.possible: i64 = possible  # the pacts that this can be for all that everybody knows, a mask
        self.pawn: i64 = pawn  # its cell
        self.arrival: i64 = arrival  # its number in this round (ST-7.10); 0 before it has moved
        self.driven: i64 = driven  # the cells that it was driven out of in this round (ST-8.17)
        self.plan: i64 = plan  # that was revealed last: everybody has seen it
        self.ousted = ousted  # ST-8.18
        self.bought = bought  # a bogey in this round (ST-12.4)

    def clone(self) -> Player:
        return Player(
            cubes=self.cubes[:],
            imps=self.imps[:],
            dread=self.dread,
            bogeys=self.bogeys,
            pact=self.pact,
            possible=self.possible,
            pawn=self.pawn,
            arrival=self.arrival,
            driven=self.driven,
            plan=self.plan,
            ousted=self.ousted,
            bought=self.bought,
        )

    def total(self) -> i64:
        """Fear and energy cubes together."""
        cubes = self.cubes
        return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4]

    def pack(self) -> i64:
        """How many bogeys there are."""
        return count_bits(self.bogeys)

    def serves(self, bogey: i64) -> bool:
        """Whether a bogey would fill one more place of the pact."""
        if self.pact == NOTHING:
            return False
        return filled(self.bogeys | BIT[bogey], self.pact) > filled(self.bogeys, self.pact)

    def counts(self, bogey: i64) -> bool:
        """Whether the pact needs the bogey: without it fewer places would be filled."""
        if self.pact == NOTHING:
            return False
        return filled(self.bogeys & ~BIT[bogey], self.pact) < filled(self.bogeys, self.pact)

    def json(self) -> shapes.Player:
        return {
            "cubes": list(self.cubes[:COLOURS]),
            "energy": self.cubes[ENERGY],
            "dread": self.dread,
            "bogeys": bogeys_json(self.bogeys),
            "imps": list(self.imps),
            "pact": None if self.pact == NOTHING else PACT_IDS[self.pact],
            "possible_pacts": [PACT_IDS[pact] for pact in bits(self.possible)],
            "pawn": None if self.pawn == NOTHING else CELL_IDS[self.pawn],
            "arrival": self.arrival,
            "driven_from": cells_json(self.driven),
            "plan": plan_json(self.plan),
            "ousted": self.ousted,
            "bought": self.bought,
        }


@final
class State(GameState):
    """A match. Stacks are vecs by element; the layout of the city never changes and is shared by all copies."""

    def __init__(
        self,
        players: vec[Player],
        *,
        steps: vec[Step[Any]],
        city: City,
        cubes: vec[i64],
        bogey_tops: vec[i64],
        imp_tops: vec[i64],
        imp_unseen: vec[i64],
        imp_queues: vec[i64],
        bogeys_unseen: i64 = 0,
        gone: i64 = 0,
        stops: i64 = 0,
        start: i64 = 0,
        turn: i64 = NOTHING,
        night: bool = False,
        phase: i64 = 1,
        clock: i64 = ROUNDS,
        arrivals: i64 = 0,
        token: i64 = 0,
        frightened: bool = False,
        summoned: bool = False,
        fed: i64 = 0,
        sipped: i64 = 0,
        sipped_twice: i64 = 0,
        duel: Duel | None = None,
        fright: Fright | None = None,
        fast_city: bool = False,
        unlimited: bool = False,
        open_pacts: bool = False,
        pact_size: i64 = PLACES,
        phase_limit: i64 = AGREEMENTS.phase_limit,
        last_transfer: bool = True,
        rules: i64 = RULES,
    ) -> None:
        super().__init__(len(players), steps)
        self.players = players
        self.city = city
        self.cubes = cubes  # of the district's colour, by cell
        self.stops: i64 = stops  # the cells with a STOP marker, a mask
        self.bogey_tops = bogey_tops  # the open card of each stack, or nothing
        self.bogeys_unseen: i64 = bogeys_unseen  # below them, in no order: a mask
        self.gone: i64 = gone  # bogeys that left the game or never came into it, a mask
        self.imp_tops = imp_tops  # the open imp of each stack, or nothing
        self.imp_unseen = imp_unseen  # below them, in no order: by kind
        self.imp_queues = imp_queues  # below those, imps that were returned, packed by `queue_of`
        self.start: i64 = start  # the starting player
        self.turn: i64 = turn  # whose turn it is in this part of the round; nobody's before it begins
        self.night = night
        self.phase: i64 = phase  # 1 for the first day or night of the game
        self.clock: i64 = clock  # cubes on the day/night card
        self.arrivals: i64 = arrivals  # the last arrival number given in this round
        self.token: i64 = token  # how many tokens the mover has carried out, and the Gust window after them
        self.frightened = frightened  # in this action turn
        self.summoned = summoned  # an imp in this action turn
        self.fed: i64 = fed  # bogeys in this feeding turn, masks
        self.sipped: i64 = sipped
        self.sipped_twice: i64 = sipped_twice
        self.duel = duel
        self.fright = fright
        self.fast_city = fast_city
        self.unlimited = unlimited
        self.open_pacts = open_pacts
        self.pact_size: i64 = pact_size
        self.phase_limit: i64 = phase_limit
        self.last_transfer = last_transfer  # whether the third arrow may still bring a transfer (ST-V-9)
        self.rules: i64 = rules  # the version that the match is played by

    def clone(self) -> State:
        new = State(
            vec[Player]([player.clone() for player in self.players]),
            steps=self.copied_steps(),
            city=self.city,
            cubes=self.cubes[:],
            stops=self.stops,
            bogey_tops=self.bogey_tops[:],
            bogeys_unseen=self.bogeys_unseen,
            gone=self.gone,
            imp_tops=self.imp_tops[:],
            imp_unseen=self.imp_unseen[:],
            imp_queues=self.imp_queues[:],
            start=self.start,
            turn=self.turn,
            night=self.night,
            phase=self.phase,
            clock=self.clock,
            arrivals=self.arrivals,
            token=self.token,
            frightened=self.frightened,
            summoned=self.summoned,
            fed=self.fed,
            sipped=self.sipped,
            sipped_twice=self.sipped_twice,
            duel=None if self.duel is None else self.duel.clone(),
            fright=None if self.fright is None else self.fright.clone(),
            fast_city=self.fast_city,
            unlimited=self.unlimited,
            open_pacts=self.open_pacts,
            pact_size=self.pact_size,
            phase_limit=self.phase_limit,
            last_transfer=self.last_transfer,
            rules=self.rules,
        )
        new.actors = self.actors
        return new

    def after(self, seat: i64) -> i64:
        """The next player clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def next_turn(self) -> bool:
        """The turn passes on, the starting player first; false when everybody has had one."""
        if self.turn == NOTHING:
            self.turn = self.start
            return True
        self.turn = self.after(self.turn)
        if self.turn == self.start:
            self.turn = NOTHING
            return False
        return True

    def round(self) -> i64:
        """The round of the phase, from 1 to 4 (ST-4.3)."""
        return ROUNDS - self.clock

    def open_to(self, plan: i64) -> i64:
        """The cells that are open to a pawn with that plan: a mole plan knows no STOP markers (ST-6.4)."""
        if is_mole(plan):
            return ALL_CELLS
        return ALL_CELLS & ~self.stops

    def district(self, seat: i64) -> i64:
        """The tile on which the pawn stands."""
        return self.city.tiles[self.players[seat].pawn]

    def element(self, seat: i64) -> i64:
        """The element of the district in which the pawn stands."""
        return self.city.element[self.players[seat].pawn]

    def strength(self, seat: i64) -> i64:
        """The total strength of the player's bogeys (ST-2.2)."""
        return strength(self.players[seat].bogeys, self.night)

    def fight(self) -> Duel:
        """The duel that is being fought."""
        assert self.duel is not None, "steps of a duel lie on the stack only while one is fought (ST-8.1)"
        return self.duel

    def test(self) -> Fright:
        """The frightening test that is being made."""
        assert self.fright is not None, "steps of a test lie on the stack only while one is made (ST-10.1)"
        return self.fright

    def gain(self, seat: i64, cube: i64, number: i64) -> None:
        """Fear or energy cubes from the bank, which never runs out (ST-2.9)."""
        if number > 0:
            self.players[seat].cubes[cube] += number
            self.tell(GAINED, seat, cube, number)

    def gain_dread(self, seat: i64, number: i64) -> None:
        if number > 0:
            self.players[seat].dread += number
            self.tell(GAINED_DREAD, seat, number)

    def pay_dread(self, seat: i64, number: i64) -> None:
        if number > 0:
            self.players[seat].dread -= number
            self.tell(PAID_DREAD, seat, number)

    def bogeys_left(self) -> bool:
        """Whether any stack still holds a bogey."""
        tops = self.bogey_tops
        return max(tops[0], tops[1], tops[2], tops[3]) != NOTHING

    def filled(self, seat: i64) -> i64:
        """The places of the player's pact that are filled, as far as they count (ST-15.1, ST-15.6)."""
        player = self.players[seat]
        return min(filled(player.bogeys, player.pact), self.pact_size)

    def ahead(self, seat: i64, rival: i64) -> bool:
        """Whether the seat ends before the rival: places, bogeys, dread cubes, other cubes (ST-15.6)."""
        mine = self.players[seat]
        theirs = self.players[rival]
        by = self.filled(seat) - self.filled(rival)
        if by == 0:
            by = mine.pack() - theirs.pack()
        if by == 0:
            by = mine.dread - theirs.dread
        if by == 0:
            by = mine.total() - theirs.total()
        return by > 0

    def score(self, seat: i64) -> float:
        return float(self.balance(seat)) / float(self.seats - 1)

    def json(self) -> shapes.Table:
        return {
            "seats": self.seats,
            "fast_city": self.fast_city,
            "unlimited": self.unlimited,
            "open_pacts": self.open_pacts,
            "pact_size": self.pact_size,
            "phase_limit": self.phase_limit,
            "last_transfer": self.last_transfer,
            "rules": self.rules,
            "start": self.start,
            "turn": None if self.turn == NOTHING else self.turn,
            "phase": self.phase,
            "night": self.night,
            "clock": self.clock,
            "actors": bits(self.actors),
            "steps": [step.json() for step in self.steps],
            "city": self.city.json(),
            "cubes": list(self.cubes),
            "stops": cells_json(self.stops),
            "bogey_stacks": bogey_stacks_json(list(self.bogey_tops), self.bogeys_unseen),
            "gone": bogeys_json(self.gone),
            "imp_stacks": imp_stacks_json(list(self.imp_tops), list(self.imp_unseen), list(self.imp_queues)),
            "arrivals": self.arrivals,
            "token": self.token,
            "frightened": self.frightened,
            "summoned": self.summoned,
            "fed": bogeys_json(self.fed),
            "sipped": bogeys_json(self.sipped),
            "sipped_twice": bogeys_json(self.sipped_twice),
            "duel": None if self.duel is None else self.duel.json(),
            "fright": None if self.fright is None else self.fright.json(),
            "players": [player.json() for player in self.players],
        }


def queue_of(imps: list[int]) -> int:
    """Returned imps of one stack, the first to come up first, packed: a bit for each, and one bit more on top."""
    queue: i64 = NO_QUEUE << len(imps)
    for place, imp in enumerate(imps):
        queue |= imp % OF_STACK << place
    return queue


def queued(element: int, queue: int) -> list[int]:
    """The imps of a packed queue, the first to come up first."""
    imps: list[int] = []
    while queue != NO_QUEUE:
        imps.append(element * OF_STACK + (queue & 1))
        queue >>= 1
    return imps


def cells_json(cells: int) -> list[str]:
    return [CELL_IDS[cell] for cell in bits(cells)]


def bogeys_json(bogeys: int) -> list[str]:
    return [BOGEY_IDS[bogey] for bogey in bits(bogeys)]


def bogey_stacks_json(tops: list[int], unseen: int) -> list[shapes.BogeyStack]:
    """Every stack with its open card and those below it, in no order."""
    return [
        {
            "element": ELEMENTS[element],
            "top": None if top == NOTHING else BOGEY_IDS[top],
            "unseen": bogeys_json(unseen & of_group(element + 1)),
        }
        for element, top in enumerate(tops)
    ]


def imp_stacks_json(tops: list[int], unseen: list[int], queues: list[int]) -> list[shapes.ImpStack]:
    """Every stack with its open card, those below it in no order, and below those the returned ones in their order."""
    return [
        {
            "element": ELEMENTS[element],
            "top": None if top == NOTHING else IMP_IDS[top],
            "unseen": [
                imp for kind, imp in enumerate(IMP_IDS) if kind // OF_STACK == element for _ in range(unseen[kind])
            ],
            "returned": [IMP_IDS[imp] for imp in queued(element, queues[element])],
        }
        for element, top in enumerate(tops)
    ]
