"""The witness of Straszydła, written from ST-1, ST-2.5, ST-2.6, ST-6.8, ST-7 and ST-8.11."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import TypeAlias

from games.straszydla.city import city, pack
from nightlight.core.chance import Chance
from nightlight.core.step import NOBODY, GameState
from nightlight.games.straszydla.duels import Bids
from nightlight.games.straszydla.planning import UNKNOWN, Planning
from nightlight.games.straszydla.plans import is_mole, laid, plan_of, token_at
from nightlight.games.straszydla.state import State, queued
from witness.witness import Witness

BOGEYS = 48
LEAN = 0b11110000  # starting bogeys that a lean start leaves in the box (ST-V-6)
COPIES = 2  # of each of the eight imps
PACTS = 12
TILES = 25
MOLE = 6  # among the imps, in table order
WAYS = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]  # N, NE, E, ... as rows and columns
JUMP = 8  # the token X
LENGTH = 3
TRIES = 60
SUBURBS = (1, 2, 3, 4)  # tiles
FEW = 20_000  # worlds that can be counted


def census(state: GameState) -> list[str]:
    """Tiles, bogeys, imps, pacts, markers and cubes, counted."""
    assert isinstance(state, State)
    return [*tiles_astray(state), *bogeys_astray(state), *imps_astray(state), *players_astray(state)]


def tiles_astray(state: State) -> list[str]:
    """Every tile lies once; markers and cubes lie on tiles (ST-1.2, ST-2.7)."""
    wrong = []
    if sorted(state.city.tiles) != list(range(TILES)):
        wrong.append(f"the tiles are {list(state.city.tiles)}")
    if not 0 <= state.stops < 1 << TILES:
        wrong.append(f"markers lie outside the city: {state.stops:b}")
    if len(state.cubes) != TILES or min(state.cubes) < 0:
        wrong.append(f"the cubes of the districts are {list(state.cubes)}")
    if not 0 <= state.clock <= 4:
        wrong.append(f"{state.clock} cubes lie on the day/night card")
    return wrong


def bogeys_astray(state: State) -> list[str]:
    """Each of the 48 is in a stack, with a player or out of the game (ST-1.4, ST-1.5, ST-13.8)."""
    wrong = []
    found = 0
    piles = [state.bogeys_unseen, state.gone, *(player.bogeys for player in state.players)]
    for pile in [*piles, *(1 << top for top in state.bogey_tops if top >= 0)]:
        wrong += [f"bogey {bogey} is in two places" for bogey in range(BOGEYS) if (found & pile) >> bogey & 1]
        found |= pile
    missing = ~found & (1 << BOGEYS) - 1
    if missing not in (0, LEAN):
        wrong += [f"bogey {bogey} is nowhere" for bogey in range(BOGEYS) if missing >> bogey & 1]
    for element in range(4):
        own = (1 << 10) - 1 << 8 + 10 * element
        if state.bogey_tops[element] < 0 and state.bogeys_unseen & own:
            wrong.append(f"stack {element} has cards but no top")
    return wrong


def imps_astray(state: State) -> list[str]:
    """Two of each kind, in the stack of their element or with a player (ST-1.6, ST-11.2)."""
    counts = [
        unseen + sum(player.imps[kind] for player in state.players) for kind, unseen in enumerate(state.imp_unseen)
    ]
    for element, top in enumerate(state.imp_tops):
        for kind in [top] * (top >= 0) + queued(element, state.imp_queues[element]):
            counts[kind] += 1
            if kind // 2 != element:
                return [f"imp {kind} lies in stack {element}"]
    return [f"there are {count} imps of kind {kind}" for kind, count in enumerate(counts) if count != COPIES]


def players_astray(state: State) -> list[str]:
    """Different pacts, among those that can be true; no debts (ST-1.7, ST-2.8)."""
    wrong = []
    pacts = [player.pact for player in state.players]
    if len(set(pacts)) != len(pacts) or min(pacts) < 0:
        wrong.append(f"the pacts are {pacts}")
    for seat, player in enumerate(state.players):
        if min(player.cubes) < 0 or player.dread < 0 or min(player.imps) < 0:
            wrong.append(f"seat {seat} owes something")
        if player.possible >> player.pact & 1 == 0:
            wrong.append(f"seat {seat} has a pact that everybody knows it has not")
    return wrong


def pacts_hidden(state: State) -> bool:
    """Until the end shows them, unless the table plays with open pacts (ST-2.6, ST-V-7)."""
    return not state.open_pacts and state.actors != NOBODY


def pact_worlds(state: State, seat: int) -> Iterator[list[int]]:
    """Different pacts for all, the own one as it is, each among those that the checks so far left possible."""
    own = [[pact for pact in range(PACTS) if player.possible >> pact & 1] for player in state.players]
    if seat >= 0:
        own[seat] = [int(state.players[seat].pact)]
    yield from (list(pacts) for pacts in product(*own) if len(set(pacts)) == len(pacts))


def reached(state: State, cells: frozenset[int], token: int, stops: int) -> frozenset[int]:
    """Where a pawn on one of the cells can be after the token and the transfer it may bring (ST-7.2 to ST-7.7)."""
    tiles = list(state.city.tiles)
    suburbs = frozenset(cell for cell in range(TILES) if tiles[cell] in SUBURBS and stops >> cell & 1 == 0)
    ends: set[int] = set()
    for cell in cells:
        if token == JUMP:
            if not any(stops >> near & 1 == 0 for near in neighbours(cell)):
                ends |= suburbs - {cell} or {cell}
        else:
            end = neighbour(cell, token)
            if end is not None and stops >> end & 1 == 0:
                ends |= suburbs if tiles[end] in SUBURBS else {end}
    return frozenset(ends)


def neighbour(cell: int, way: int) -> int | None:
    row, column = cell // 5 + WAYS[way][0], cell % 5 + WAYS[way][1]
    return row * 5 + column if 0 <= row < 5 and 0 <= column < 5 else None


def neighbours(cell: int) -> list[int]:
    found = [neighbour(cell, way) for way in range(len(WAYS))]
    return [near for near in found if near is not None]


def leading_on(state: State, cells: frozenset[int], stops: int) -> list[int]:
    """The tokens with which a plan goes on: where no step is possible, X always is (ST-6.3)."""
    return [token for token in range(JUMP + 1) if reached(state, cells, token, stops)]


def plan_worlds(state: State, seat: int) -> Iterator[int]:
    """The plans that a player can have finished (ST-6.3, ST-6.4)."""
    marks = [False, True] if state.players[seat].imps[MOLE] > 0 else [False]
    for mole in marks:
        stops = 0 if mole else int(state.stops)
        begun: list[tuple[list[int], frozenset[int]]] = [([], frozenset([int(state.players[seat].pawn)]))]
        for _ in range(LENGTH):
            begun = [
                ([*tokens, token], reached(state, cells, token, stops))
                for tokens, cells in begun
                for token in leading_on(state, cells, stops)
            ]
        yield from (plan_of(tokens, mole=mole) for tokens, _ in begun)


def any_plan(state: State, seat: int, length: int, chance: Chance) -> int | None:
    """A plan of so many tokens, not all equally often. One that could go on in a single way would have gone on."""
    for _ in range(TRIES):
        mole = state.players[seat].imps[MOLE] > 0 and chance.below(2) == 1
        stops = 0 if mole else int(state.stops)
        cells = frozenset([int(state.players[seat].pawn)])
        tokens: list[int] = []
        while len(tokens) < length:
            ways = leading_on(state, cells, stops)
            tokens.append(ways[chance.below(len(ways))])
            cells = reached(state, cells, tokens[-1], stops)
        if length == LENGTH or len(leading_on(state, cells, stops)) > 1:
            return plan_of(tokens, mole=mole)
    return None


Course: TypeAlias = "dict[int, Course]"


def course(state: State, cells: frozenset[int], left: int, stops: int) -> Course:
    """What can follow, token by token, until the plan is complete: others see when that is (ST-6.5)."""
    ways = leading_on(state, cells, stops) if left > 0 else []
    after = {token: course(state, reached(state, cells, token, stops), left - 1, stops) for token in ways}
    return next(iter(after.values())) if len(after) == 1 else after  # the only one is laid at once (ST-3.2)


def course_of(state: State, seat: int, plan: int) -> Course:
    """What can follow a plan that was begun."""
    stops = 0 if is_mole(plan) else int(state.stops)
    cells = frozenset([int(state.players[seat].pawn)])
    for place in range(laid(plan)):
        cells = reached(state, cells, token_at(plan, place), stops)
    return course(state, cells, LENGTH - laid(plan), stops)


def hidden_plans(state: State, seat: int) -> Iterator[tuple[Planning, int]]:
    """Plans of others that have been begun and are not revealed (ST-6.5)."""
    for step in state.steps:
        if isinstance(step, Planning) and not step.openly:
            yield from ((step, other) for other in range(state.seats) if other != seat and step.plans[other] > 0)


def sealed_bids(state: State, seat: int) -> Iterator[tuple[Bids, int]]:
    """Bids of others that have been made and are not revealed (ST-8.11)."""
    for step in state.steps:
        if isinstance(step, Bids):
            yield from ((step, side) for side in range(2) if step.seats[side] != seat and step.bids[side] >= 0)


def redeal(state: GameState, seat: int, chance: Chance) -> GameState:
    """Pacts, plans and sealed bids of others; of a plan that is not finished, also how much of it lies."""
    new = redealt(state, seat, chance)
    for planning, other in hidden_plans(new, seat):
        finished = laid(planning.plans[other]) == LENGTH
        plan = any_plan(new, other, LENGTH if finished else chance.below(LENGTH), chance)
        if plan is not None:
            planning.plans[other] = plan
            planning.offered = UNKNOWN
    return new


def redeal_for_good(state: GameState, seat: int, chance: Chance) -> GameState:
    """The same; but a plan that is not finished will be finished with the same tokens as before."""
    new = redealt(state, seat, chance)
    for planning, other in hidden_plans(new, seat):
        before = planning.plans[other]
        plan = any_plan(new, other, laid(before), chance)
        if plan is not None and course_of(new, other, plan) == course_of(new, other, before):
            planning.plans[other] = plan
            planning.offered = UNKNOWN
    return new


def redealt(state: GameState, seat: int, chance: Chance) -> State:
    """With other pacts and bids; what was once shown was never hidden again."""
    new = state.clone()
    assert isinstance(new, State)
    if pacts_hidden(new):
        redeal_pacts(new, seat, chance)
    for bids, side in sealed_bids(new, seat):
        bids.bids[side] = chance.below(new.players[bids.seats[side]].cubes[4] + 1)
    return new


def redeal_pacts(state: State, seat: int, chance: Chance) -> None:
    for _ in range(TRIES):
        dealt = [
            int(player.pact) if other == seat else int(chance.below(PACTS))
            for other, player in enumerate(state.players)
        ]
        fits = all(player.possible >> dealt[other] & 1 for other, player in enumerate(state.players))
        if fits and len(set(dealt)) == len(dealt):
            for player, pact in zip(state.players, dealt, strict=True):
                player.pact = pact
            return


def plan_words(plan: int) -> str:
    """A plan that is complete; of another one nothing is known but that its owner may still lay any."""
    if laid(plan) < LENGTH:
        return "-"
    return ("m" if is_mole(plan) else "p") + "".join(str(token_at(plan, place)) for place in range(laid(plan)))


def world(state: GameState) -> str:
    """All pacts, plans that are being laid, and bids that were made."""
    assert isinstance(state, State)
    words = [f"pacts {[int(player.pact) for player in state.players]}"]
    for step in state.steps:
        if isinstance(step, Planning):
            words.append(f"plans {[plan_words(plan) for plan in step.plans]}")
        elif isinstance(step, Bids):
            words.append(f"bids {[int(bid) for bid in step.bids]}")
    return ", ".join(words)


def worlds(state: GameState, seat: int) -> dict[str, int]:
    """Every deal of pacts with every sealed plan and every bid, all equally likely."""
    assert isinstance(state, State)
    new = state.clone()
    pacts = list(pact_worlds(new, seat)) if pacts_hidden(new) else [[int(player.pact) for player in new.players]]
    plans = [
        [(planning, other, plan) for plan in plan_worlds(new, other)]
        for planning, other in hidden_plans(new, seat)
        if laid(planning.plans[other]) == LENGTH
    ]
    bids = [
        [(step, side, bid) for bid in range(new.players[step.seats[side]].cubes[4] + 1)]
        for step, side in sealed_bids(new, seat)
    ]
    found: dict[str, int] = {}
    for dealt, planned, made in product(pacts, product(*plans), product(*bids)):
        for player, pact in zip(new.players, dealt, strict=True):
            player.pact = pact
        for planning, other, plan in planned:
            planning.plans[other] = plan
        for step, side, bid in made:
            step.bids[side] = bid
        found[world(new)] = 1
        assert len(found) <= FEW, "positions with few worlds are counted"
    return found


def few_worlds() -> Iterable[tuple[GameState, int]]:
    """A sealed mole plan among markers, a sealed bid, and pacts of which some are known to be others."""
    stops = ("attic", "cemetery", "well", "grove")
    planning = city(2, a=pack("strzyga", at="tower"), b=pack("wargin", at="grove", imps=("mole",)), stops=stops)
    planning.player("B").possible = 0b000110010010
    planning.player("B").pact = 4
    planning.do("B", "mole")
    for token in ("N", "N", "S"):
        planning.do("B", token)
    yield planning.state, 0

    duel = city(2, stage="duels", a=pack("strzyga", at="park", energy=2), b=pack("wargin", at="park", energy=3))
    duel.do("A", "bid 2")
    yield duel.state, 1

    pacts = city(3, stage="actions", a=pack("strzyga", water=3), b=pack("wargin"), c=pack("libera"))
    for who, pact, possible in (("A", 0, 0b000000001011), ("B", 1, 0b110000000011), ("C", 3, 0b000011111011)):
        pacts.player(who).pact = pact
        pacts.player(who).possible = possible
    yield pacts.state, 0
    yield pacts.state, -1


STRASZYDLA = Witness(census, redeal, redeal_for_good, world, worlds, few_worlds, fewest_options=2)  # ST-3.2
