"""Positions and play of Straszydła in the words of its rules: seats are A to D, districts have their names.

Positions lie on the reference layout. An option is written with its verb, `buy fire`, `set 0 4`; a token of a plan or
a Gust step is its sign alone, `NE` or `X`, and a cell is the district on it. Luck is a list: a number is what a die
shows, a name the card that comes to light.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.straszydla.reference import DISTRICTS, LAYOUT, TOKENS, Cell, leaves_no_choice, legal_plans, next_tokens
from nightlight.core.chance import Chance, Seeded
from nightlight.core.event import SPECTATOR, Log
from nightlight.core.game import Outcome
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, Step, advance, apply, first, legal, stack
from nightlight.games.straszydla import content
from nightlight.games.straszydla.actions import VERBS
from nightlight.games.straszydla.city import City
from nightlight.games.straszydla.content import (
    BOGEY_CARDS,
    BOGEY_IDS,
    NOTHING,
    PACT_CARDS,
    PACT_IDS,
    REFERENCE,
)
from nightlight.games.straszydla.duels import DUELS
from nightlight.games.straszydla.feeding import FEEDING
from nightlight.games.straszydla.feeding import need as need_of
from nightlight.games.straszydla.game import GAME
from nightlight.games.straszydla.movement import MOVES
from nightlight.games.straszydla.planning import WHISPERS, Planning, begin_planning
from nightlight.games.straszydla.plans import is_mole, plan_json
from nightlight.games.straszydla.rules import CHECK, ROUND, STOP
from nightlight.games.straszydla.stacks import turn_up_bogey
from nightlight.games.straszydla.state import Player, State, queue_of, queued
from nightlight.games.straszydla.turn import ACTIONS
from nightlight.games.straszydla.view import SeatView

SEATS: Final = "ABCD"
ELEMENTS: Final[list[str]] = [*content.ELEMENTS]
DISTRICT_IDS: Final[list[str]] = [*content.DISTRICT_IDS]
IMP_IDS: Final[list[str]] = [*content.IMP_IDS]
PACTS: Final = {
    pact.id: {element: int(places) for element, places in zip(ELEMENTS, pact.places, strict=True)}
    for pact in PACT_CARDS
}

QUIET: Final = ["steelworks", "cemetery", "tower", "hill", "grove"]  # districts without icons
ROUNDS: Final[dict[str, list[Step[State]]]] = {  # what is still to come, the next part last
    "time": [ROUND],
    "plan": [ROUND, STOP, ACTIONS, DUELS, MOVES, WHISPERS],
    "duels": [ROUND, STOP, ACTIONS, DUELS],
    "actions": [ROUND, STOP, ACTIONS],
    "feeding": [ROUND, CHECK, FEEDING],
    "check": [ROUND, CHECK],
    "summoning": [ROUND, CHECK],  # where nobody fulfils a pact
}
FREE: Final = ("trade", "trade_imp", "buy", "dread_imp", "dread_energy", "exchange")
LATE: Final = ("feeding", "check", "summoning")  # in the fourth round, when no cube is left on the card

Luck = Sequence[int | str]


@dataclass(frozen=True)
class PackSetting:
    """What a player has, and where the pawn stands."""

    bogeys: tuple[str, ...]
    at: str | None
    fear: tuple[int, ...]
    energy: int
    dread: int
    imps: tuple[str, ...]
    pact: str | None
    ousted: bool


def pack(
    *bogeys: str,
    at: str | None = None,
    water: int = 0,
    air: int = 0,
    fire: int = 0,
    earth: int = 0,
    energy: int = 0,
    dread: int = 0,
    imps: tuple[str, ...] = (),
    pact: str | None = None,
    ousted: bool = False,
) -> PackSetting:
    return PackSetting(bogeys, at, (water, air, fire, earth), energy, dread, imps, pact, ousted)


class Told(Chance):
    """Luck told beforehand, then the first outcome for whatever is left unsaid."""

    def __init__(self, state: State, luck: Luck) -> None:
        self.state: Final = state
        self.left: Final = list(luck)
        self.asked: Final[list[int]] = []

    def below(self, n: i64) -> i64:
        self.asked.append(int(n))
        if not self.left:
            return 0
        wanted = self.left.pop(0)
        if isinstance(wanted, int):
            assert n == 6, f"a die is rolled, not one of {n}"
            return wanted - 1
        cards = unseen_imps(self.state, wanted) if wanted in IMP_IDS else unseen_bogeys(self.state, wanted)
        assert len(cards) == n, f"{wanted} is drawn from {cards}"
        return cards.index(wanted)


def element_of(bogey: str) -> str:
    """The element of a bogey, or `starting`."""
    return ["starting", *ELEMENTS][BOGEY_CARDS[BOGEY_IDS.index(bogey)].group]


def unseen_bogeys(state: State, like: str) -> list[str]:
    """What lies below the top of the stack that the card belongs to, in table order."""
    hidden = [BOGEY_IDS[bogey] for bogey in range(len(BOGEY_IDS)) if state.bogeys_unseen >> bogey & 1]
    return [bogey for bogey in hidden if element_of(bogey) == element_of(like)]


def unseen_imps(state: State, like: str) -> list[str]:
    pair = IMP_IDS.index(like) // 2 * 2
    return [IMP_IDS[kind] for kind in (pair, pair + 1) for _ in range(state.imp_unseen[kind])]


class Scene:
    """A match that is being played, with everything that happens in it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.log: Final = state.log or Log()
        self.asked_of_luck: list[int] = []
        state.log = self.log

    def copy(self) -> Scene:
        """The same position, to be played on otherwise."""
        other = Scene(self.state.clone())
        other.log.events.extend(self.log.events)
        return other

    # What players do

    def act(self, who: str, words: str, luck: Chance) -> None:
        apply(self.state, SEATS.index(who), self.action(words), luck)

    def do(self, who: str | None, words: str, luck: Luck | None = None) -> None:
        """Choose an option; what luck then brings is the first outcome, unless said otherwise."""
        assert who is not None, "somebody decides"
        told = Told(self.state, luck or [])
        self.act(who, words, told)
        self.asked_of_luck = told.asked
        assert told.left == [], f"luck was not asked for {told.left}"

    def do_if_asked(self, who: str, words: str) -> None:
        """End a turn that may have ended by itself."""
        if who in self.deciders and words in self.offered(who):
            self.do(who, words)

    def lay(self, who: str, tokens: str, *, mole: bool = False, luck: Luck | None = None) -> None:
        """A whole plan; what leaves no choice is laid by itself."""
        if self.asked(who) == "plan_mark":
            self.do(who, "mole" if mole else "plain")
        closed = set() if mole else {DISTRICTS[name] for name in self.stops}
        plan = tokens.split()
        asked = [number for number in range(3) if len(next_tokens(self.here(who), closed, tuple(plan[:number]))) > 1]
        for number, token in enumerate(plan):
            if number in asked:
                self.do(who, token, luck if number == asked[-1] else None)

    def lay_tokens(self, who: str, tokens: str) -> None:
        """A plan each of whose tokens is asked for."""
        for token in tokens.split():
            self.do(who, token)

    def lay_all(self, *plans: str, luck: Luck | None = None) -> None:
        """Everybody's plan, from A on."""
        for number, plan in enumerate(plans):
            self.lay(SEATS[number], plan, luck=luck if number + 1 == len(plans) else None)

    def lay_somehow(self, who: str) -> None:
        """A plan that does not matter, if possible one that leads through no Suburb; it may be laid already."""
        if self.question != "plan" or who not in self.deciders:
            return
        closed = {DISTRICTS[name] for name in self.stops}
        plans = sorted(legal_plans(self.here(who), closed))
        quiet = [plan for plan in plans if leaves_no_choice(self.here(who), plan, closed)]
        self.lay(who, " ".join([*quiet, *plans][0]))

    def stay_all(self) -> None:
        """Nobody transfers."""
        while self.question == "transfer":
            self.do(self.decider, "stay" if "stay" in self.options else self.options[0])

    def finish_actions(self) -> None:
        """Everybody ends the action turn at once."""
        while self.question == "action":
            self.do(self.decider, "end")

    def decisions(self, seed: int, most: int = 10**6) -> Iterator[str]:
        """Everybody plays at random, to the end or so far; each decision, told before it is taken, by what it asks."""
        luck = Seeded(seed)
        taken = 0
        while self.question is not None and taken < most:
            taken += 1
            assert taken <= GAME.longest, "a match ends"
            yield self.question
            seat = first(self.state.actors)
            offered = legal(self.state, seat)
            apply(self.state, seat, offered[luck.below(len(offered))], luck)

    def give(self, who: str, **fear: int) -> None:
        for colour, number in fear.items():
            self.player(who).cubes[ELEMENTS.index(colour)] += number

    def turn_up(self, element: str, luck: Chance) -> None:
        """The next card of a stack."""
        turn_up_bogey(self.state, ELEMENTS.index(element), luck)

    # What is asked

    @property
    def deciders(self) -> list[str]:
        return [SEATS[seat] for seat in range(self.state.seats) if self.state.actors >> seat & 1]

    @property
    def decider(self) -> str | None:
        """Who must decide now: nobody, or a single player."""
        assert len(self.deciders) <= 1, f"{self.deciders} decide at once"
        return self.deciders[0] if self.deciders else None

    @property
    def question(self) -> str | None:
        """What is asked now."""
        return None if self.state.actors == NOBODY else self.state.top().name()

    def asked(self, who: str) -> str | None:
        """What this player is asked: in planning the mark or a token."""
        if who not in self.deciders:
            return None
        if self.question != "plan":
            return self.question
        return "plan_mark" if "plain" in self.offered(who) else "plan_token"

    def offered(self, who: str) -> list[str]:
        return [self.words(action) for action in legal(self.state, SEATS.index(who))]

    @property
    def options(self) -> list[str]:
        """What the one player who decides may answer."""
        assert self.decider is not None, "somebody decides"
        return self.offered(self.decider)

    def bound(self, who: str) -> list[str]:
        """What the player may answer, free actions aside."""
        return [option for option in self.offered(who) if option.split()[0] not in FREE]

    def words(self, action: int) -> str:
        verb = VERBS.verb_of(action)
        fields = [
            self.tile_of(value) if field.name == "cell" else str(field.json(value))
            for field, value in zip(verb.fields, verb.read(action), strict=True)
        ]
        if verb.name == "step":
            return fields[0]
        return "X" if verb.name == "x" else " ".join([verb.name, *fields])

    def action(self, words: str) -> int:
        """The action behind its words, whether it is legal or not."""
        if words in TOKENS:
            return VERBS.action({"x": {}} if words == "X" else {"step": {"direction": words}})
        name, *values = words.split()
        verb = next(verb for verb in VERBS.all if verb.name == name)
        fields: list[int] = []
        for field, value in zip(verb.fields, values, strict=True):
            if field.name == "cell":
                fields.append(list(self.state.city.tiles).index(DISTRICT_IDS.index(value)))
            else:
                fields.append(field.value(value if field.names is not None else int(value)))
        return verb.write(fields)

    # What is true

    def player(self, who: str) -> Player:
        return self.state.players[SEATS.index(who)]

    def tile_of(self, cell: int) -> str:
        return DISTRICT_IDS[self.state.city.tiles[cell]]

    def tile(self, row: int, column: int) -> str:
        return self.tile_of(row * 5 + column)

    def at(self, who: str) -> str:
        """The district of the pawn."""
        return self.tile_of(self.player(who).pawn)

    def here(self, who: str) -> Cell:
        row, column = divmod(int(self.player(who).pawn), 5)
        return row, column

    def fear(self, who: str) -> tuple[int, ...]:
        """Fear cubes: water, air, fire, earth."""
        return tuple(int(cubes) for cubes in self.player(who).cubes[:4])

    def energy(self, who: str) -> int:
        return self.player(who).cubes[4]

    def dread(self, who: str) -> int:
        return self.player(who).dread

    def bogeys(self, who: str) -> list[str]:
        return names_in(self.player(who).bogeys)

    def imps(self, who: str) -> list[str]:
        return [IMP_IDS[kind] for kind, count in enumerate(self.player(who).imps) for _ in range(count)]

    def pact(self, who: str) -> str:
        return PACT_IDS[self.player(who).pact]

    def ousted(self, who: str) -> bool:
        return self.player(who).ousted

    def driven(self, who: str) -> set[str]:
        return {self.tile_of(cell) for cell in range(25) if self.player(who).driven >> cell & 1}

    def need(self, who: str, bogey: str) -> int:
        return need_of(self.state, BOGEY_IDS.index(bogey))

    def element(self, bogey: str) -> str:
        found = element_of(bogey)
        return "any" if found == "starting" else found

    def cubes(self, district: str) -> int:
        return self.state.cubes[list(self.state.city.tiles).index(DISTRICT_IDS.index(district))]

    @property
    def stops(self) -> set[str]:
        return {self.tile_of(cell) for cell in range(25) if self.state.stops >> cell & 1}

    @property
    def phase(self) -> str:
        return "night" if self.state.night else "day"

    @property
    def card(self) -> int:
        """Cubes on the day/night card."""
        return self.state.clock

    @property
    def start(self) -> str:
        return SEATS[self.state.start]

    @property
    def over(self) -> bool:
        return self.state.actors == NOBODY

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the match is over"
        return outcome

    def top(self, element: str) -> str | None:
        """The open bogey of a stack."""
        card = self.state.bogey_tops[ELEMENTS.index(element)]
        return None if card == NOTHING else BOGEY_IDS[card]

    def below(self, element: str) -> list[str]:
        """What lies below it, in no order."""
        return [bogey for bogey in names_in(self.state.bogeys_unseen) if element_of(bogey) == element]

    def size(self, element: str) -> int:
        return len(self.below(element)) + (self.top(element) is not None)

    def gone(self) -> list[str]:
        return names_in(self.state.gone)

    def imp_top(self, element: str) -> str | None:
        card = self.state.imp_tops[ELEMENTS.index(element)]
        return None if card == NOTHING else IMP_IDS[card]

    def imps_below(self, element: str) -> list[str]:
        return unseen_imps(self.state, IMP_IDS[2 * ELEMENTS.index(element)])

    def imps_returned(self, element: str) -> list[str]:
        """Imps put back under the unseen ones, the first to come up first."""
        number = ELEMENTS.index(element)
        return [IMP_IDS[kind] for kind in queued(number, self.state.imp_queues[number])]

    def imp_size(self, element: str) -> int:
        top = self.imp_top(element) is not None
        return top + len(self.imps_below(element)) + len(self.imps_returned(element))

    def imp_bottom(self, element: str) -> str | None:
        """The imp that was put back last."""
        returned = self.imps_returned(element)
        return returned[-1] if returned else self.imp_top(element)

    # Plans and dice

    def plan(self, who: str) -> list[str]:
        """The tokens that the player has laid."""
        return plan_in(self.state, SEATS.index(who))

    def mole(self, who: str) -> bool:
        """Whether the plan that the player has begun is a mole plan."""
        step = self.state.top()
        assert isinstance(step, Planning), "plans are being laid"
        return is_mole(step.plans[SEATS.index(who)])

    def laid(self, who: str) -> int:
        return len(self.plan(who))

    def seen_plan(self, viewer: str, who: str) -> list[str]:
        """The tokens of a player as far as another may see them."""
        return plan_in(self.view(viewer).table, SEATS.index(who))

    def duellists(self) -> tuple[str, str]:
        """The holder and the challenger of the last duel that was begun."""
        begun = self.told("began_duel")[-1]
        return SEATS[int(str(begun["seat"]))], SEATS[int(str(begun["rival"]))]

    def loser(self) -> str:
        holder, challenger = self.duellists()
        return challenger if self.decider == holder else holder

    def rolled(self) -> dict[str, list[int]]:
        """What the dice of the last duel or test fell on, in the order of the roll, rerolled ones in their places."""
        dice: dict[str, dict[int, int]] = {}
        for event in self.events():
            name = next(iter(event))
            if name in ("began_duel", "began_fright"):
                dice = {}
            if name == "die_fell":
                fell = event[name]
                own = dice.setdefault(SEATS[int(str(fell["seat"]))], {})
                own[int(str(fell["die"]))] = int(str(fell["value"]))
        return {who: [own[die] for die in sorted(own)] for who, own in dice.items()}

    def dice(self) -> dict[str, list[int]]:
        """The dice of the duel as they lie now."""
        duel = self.state.duel
        assert duel is not None, "a duel is fought"
        return {SEATS[duel.seats[side]]: [int(die) for die in duel.dice_of(side)] for side in range(2)}

    # What is seen and told

    def view(self, who: str) -> SeatView:
        """The match as the player may know it, or the `spectator`."""
        return GAME.view(self.state, seat_of(who))

    def seen_pact(self, viewer: str, who: str) -> str | None:
        pact = self.view(viewer).table.players[SEATS.index(who)].pact
        return None if pact == NOTHING else PACT_IDS[pact]

    def events(self) -> list[dict[str, dict[str, object]]]:
        """Everything that happened, in order."""
        found: list[dict[str, dict[str, object]]] = []
        for event in self.log.events:
            fields = event.json()[event.news.name]
            assert isinstance(fields, dict)
            found.append({event.news.name: fields})
        return found

    def told(self, name: str) -> list[dict[str, object]]:
        """What happened of that name, in order."""
        return [event[name] for event in self.events() if name in event]

    def names_told(self) -> list[str]:
        return [event.news.name for event in self.log.events]

    def seen_events(self, who: str) -> list[dict[str, object]]:
        """What the player may know of everything that happened."""
        return [event.seen_by(seat_of(who)).json() for event in self.log.events]

    def seen(self, who: str, name: str, field: str) -> list[object]:
        """That field of all news of that name, as far as the player may know it."""
        found: list[object] = []
        for event in self.seen_events(who):
            fields = event.get(name)
            if isinstance(fields, dict):
                found.append(fields[field])
        return found

    def plans_told(self, events: list[dict[str, object]]) -> dict[str, list[str]]:
        """The plans that these events reveal."""
        found: dict[str, list[str]] = {}
        for event in events:
            for name in ("revealed", "revealed_mole"):
                fields = event.get(name)
                if isinstance(fields, dict):
                    found[SEATS[fields["seat"]]] = [fields["first"], fields["second"], fields["third"]]
        return found


def seat_of(who: str) -> int:
    return SPECTATOR if who == "spectator" else SEATS.index(who)


def names_in(bogeys: int) -> list[str]:
    return [BOGEY_IDS[bogey] for bogey in range(len(BOGEY_IDS)) if bogeys >> bogey & 1]


def plan_in(state: State, seat: int) -> list[str]:
    """The tokens that lie before the seat: in planning, or revealed."""
    plan = int(state.players[seat].plan)
    for step in state.steps:
        if isinstance(step, Planning) and step.planners >> seat & 1:
            plan = int(step.plans[seat])
    lying = plan_json(plan) if plan >= 0 else None
    return [] if lying is None else [token for token in lying["tokens"] if token is not None]


class Box:
    """Bogeys, imps and pacts, taken out one by one."""

    def __init__(self) -> None:
        self.bogeys: Final = list(BOGEY_IDS)
        self.imps: Final = [imp for imp in IMP_IDS for _ in range(2)]
        self.pacts: Final = list(PACT_IDS)

    def bogey(self, name: str) -> int:
        assert name in self.bogeys, f"{name} is not in the box any more"
        self.bogeys.remove(name)
        return BOGEY_IDS.index(name)

    def imp(self, name: str) -> int:
        assert name in self.imps, f"{name} is not in the box any more"
        self.imps.remove(name)
        return IMP_IDS.index(name)

    def pact(self, name: str | None) -> int:
        chosen = self.pacts[0] if name is None else name
        self.pacts.remove(chosen)
        return PACT_IDS.index(chosen)

    def mask(self, names: Sequence[str]) -> int:
        return sum(1 << self.bogey(name) for name in names)


def city(
    seats: int,
    *,
    stage: str = "plan",
    a: PackSetting | None = None,
    b: PackSetting | None = None,
    c: PackSetting | None = None,
    d: PackSetting | None = None,
    phase: str = "day",
    phases: int = 1,
    card: int = 3,
    start: str = "A",
    stops: tuple[str, ...] = (),
    cubes: dict[str, int] | None = None,
    tops: dict[str, str] | None = None,
    empty: tuple[str, ...] = (),
    imp_tops: dict[str, str] | None = None,
    luck: Luck | None = None,
    fast_city: bool = False,
    unlimited: bool = False,
    open_pacts: bool = False,
    pact_size: int = 5,
    phase_limit: int = 12,
    last_transfer: bool = True,
    rules: int = 2,
) -> Scene:
    """The position at a stage of the round, in the reference layout, and on to the next decision.

    Whoever is not mentioned has one starting bogey and a district without anything to do. Stacks show the first card of
    their element that nobody has, unless said otherwise.
    """
    settings = [a, b, c, d][:seats]
    box = Box()
    named = [setting.pact for setting in settings if setting is not None and setting.pact is not None]
    box.pacts.sort(key=lambda pact: pact in named)  # those that are asked for go last to others
    held = [box.mask(setting.bogeys) if setting is not None else 0 for setting in settings]
    on_top = [box.bogey(tops[element]) if tops and element in tops else NOTHING for element in ELEMENTS]
    players = []
    taken = [setting.at for setting in settings if setting is not None]
    free = [name for name in QUIET if name not in taken]
    for seat, setting in enumerate(settings):
        chosen = setting or pack()
        bogeys = held[seat] if setting is not None else 1 << box.bogey(box.bogeys[0])
        imps = [0] * len(IMP_IDS)
        for imp in chosen.imps:
            imps[box.imp(imp)] += 1
        row, column = DISTRICTS[chosen.at or free.pop(0)]
        turn = (seat - SEATS.index(start)) % seats
        players.append(
            Player(
                cubes=vec[i64]([*chosen.fear, chosen.energy]),
                imps=vec[i64](imps),
                dread=chosen.dread,
                bogeys=bogeys,
                pact=box.pact(chosen.pact),
                pawn=row * 5 + column,
                arrival=turn + 1 if stage in ("duels", "actions") else 0,
                ousted=chosen.ousted,
            )
        )
    shown = [
        first_of(box, element) if top == NOTHING and element not in empty else top
        for element, top in zip(ELEMENTS, on_top, strict=True)
    ]
    imps_shown = [
        first_imp(box, element) if element not in (imp_tops or {}) else box.imp((imp_tops or {})[element])
        for element in ELEMENTS
    ]
    state = State(
        vec[Player](players),
        steps=stack(ROUNDS[stage]),
        city=City(vec[i64](list(REFERENCE))),
        cubes=vec[i64]([(cubes or {}).get(name, 0) for name in LAYOUT]),
        stops=sum(1 << LAYOUT.index(name) for name in stops),
        bogey_tops=vec[i64](shown),
        bogeys_unseen=box.mask([name for name in list(box.bogeys) if element_of(name) not in ("starting", *empty)]),
        gone=box.mask(list(box.bogeys)),
        imp_tops=vec[i64](imps_shown),
        imp_unseen=vec[i64]([box.imps.count(imp) for imp in IMP_IDS]),
        imp_queues=vec[i64]([queue_of([])] * len(ELEMENTS)),
        start=SEATS.index(start),
        turn=NOTHING,
        night=phase == "night",
        phase=phases,
        clock=0 if stage in LATE else card,
        arrivals=seats if stage in ("duels", "actions") else 0,
        fast_city=fast_city,
        unlimited=unlimited,
        open_pacts=open_pacts,
        pact_size=pact_size,
        phase_limit=phase_limit,
        last_transfer=last_transfer,
        rules=rules,
    )
    scene = Scene(state)
    told = Told(state, luck or [])
    if stage == "plan":
        begin_planning(state, (1 << seats) - 1)
    advance(state, told)
    scene.asked_of_luck = told.asked
    assert told.left == [], f"luck was not asked for {told.left}"
    return scene


def first_of(box: Box, element: str) -> int:
    """The first bogey of the element that nobody has."""
    left = [name for name in box.bogeys if element_of(name) == element]
    return box.bogey(left[0]) if left else NOTHING


def first_imp(box: Box, element: str) -> int:
    """The first imp of the element that nobody has."""
    left = [name for name in box.imps if IMP_IDS.index(name) // 2 == ELEMENTS.index(element)]
    return box.imp(left[0]) if left else NOTHING


def new_match(players: int, seed: int = 1, luck: Chance | None = None, **chosen: str) -> Scene:
    """A match at its first decision."""
    return Scene(GAME.new(GAME.setup(players, chosen), Seeded(seed) if luck is None else luck, Log()))
