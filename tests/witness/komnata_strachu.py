"""The witness of Komnata Strachu, written from KS-6.7, the table of KS-7, KS-11.1 and KS-11.6.

Hidden are the others' answers and times until a reveal is resolved. In a race nobody knows who has submitted. In a
glimpse cards, moments of sight and commitments are hidden too, but no press that shows can be right: it would have
ended the reveal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import ceil, log
from typing import Any, Final

from nightlight.core.chance import Chance, Scripted
from nightlight.core.event import SPECTATOR
from nightlight.core.step import NOBODY, GameState, Step, apply
from nightlight.games.komnata_strachu.actions import ANSWER_WITH, COMMIT, SUBMIT, TAKE_TIME, WAIT
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.research import Submissions, Ticks
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.state import State
from witness.witness import Witness

ALL_CARDS: Final = 55
FEARS: Final = 40
INVASIONS: Final = range(40, 45)
ESCAPES: Final = range(45, 50)
GUESTS: Final = range(50, 55)
ANSWERS: Final = 326
LATENCIES: Final = 155
LAST: Final = 30_000
TICK: Final = 50
FINE: Final = 2**20
OPEN: Final = -3  # not given yet
PASSES: Final = -4
NONE: Final = -1
SPECIALS: Final = range(40, 55)
Face = tuple[int, int, int]  # of a Fear card: the token of the shape, that of the colour, and which copy it is
PAIRS: Final[list[Face]] = [
    (shape, colour, copy) for shape in range(5) for colour in range(5) if shape != colour for copy in (1, 2)
]
ALL_FACES: Final[list[Face]] = [  # every combination, and again but for two colours of each shape (KS-V-13)
    (shape, colour, copy)
    for shape in range(5)
    for colour in range(5)
    for copy in ((1,) if colour in (shape, (shape + 4) % 5) else (1, 2))
]
FACES: Final[dict[int, Face]] = {  # the number of a card that the usual deck has not is beyond those of the Specials
    **dict(enumerate(PAIRS)),
    **dict(enumerate([face for face in ALL_FACES if face not in PAIRS], start=ALL_CARDS)),
}
DECKS: Final = [
    [*(next(card for card in FACES if FACES[card] == face) for face in faces), *SPECIALS]
    for faces in (PAIRS, ALL_FACES)
]
LINES: Final = [  # of the Invasions, by shape and by colour
    ((0, 1, 4, 2, 3), (1, 2, 0, 3, 4)),
    ((2, 4, 1, 3, 0), (4, 1, 3, 0, 2)),
    ((4, 0, 3, 1, 2), (2, 3, 1, 4, 0)),
    ((1, 3, 2, 0, 4), (0, 2, 1, 4, 3)),
    ((3, 2, 0, 4, 1), (1, 0, 4, 2, 3)),
]
ORDERS: Final = list(permutations(range(5)))
CODES: Final = range(1, 152)
MOST_WORLDS: Final = 5_000  # that are worth counting


def cards_in(cards: int, state: State) -> list[int]:
    """The cards of a set: one bit for each card of the deck that is played with."""
    return [card for place, card in enumerate(DECKS[state.agreement.deck]) if cards >> place & 1]


def bit_of(card: int, state: State) -> int:
    return 1 << DECKS[state.agreement.deck].index(card)


def census(state: GameState) -> list[str]:
    """Every card in play is in the deck, on the table, in a pile or in the box (KS-6.7)."""
    assert isinstance(state, State)
    places = [
        *cards_in(state.deck, state),
        *cards_in(state.box, state),
        *(card for card in state.cards if card != NONE),
    ]
    places += [card for player in state.players for card in player.pile]
    kinds = state.agreement.kinds
    expected = DECKS[state.agreement.deck][:FEARS]
    for bit, cards in enumerate((INVASIONS, ESCAPES, GUESTS)):
        expected += cards if kinds >> bit & 1 else []
    wrong = [f"card {card} is in two places" for card in sorted(set(places)) if places.count(card) > 1]
    wrong += [f"card {card} is nowhere" for card in expected if card not in places]
    wrong += [f"card {card} is not in play" for card in sorted(set(places)) if card not in expected]
    return wrong


def top(state: State) -> Step[Any] | None:
    return None if state.actors == NOBODY else state.top()


def is_line(cards: list[int]) -> bool:
    """Whether one Invasion is the only Special (KS-3.1)."""
    specials = [card for card in cards if card in SPECIALS]
    return len(specials) == 1 and specials[0] in INVASIONS


def right(state: State, cards: list[int], code: int) -> bool:
    """Whether a code of the research forms is accepted for the cards (KS-3.5 to KS-3.7, KS-V-6, KS-V-7, KS-11.2)."""
    readings = {0: (0, 1), 1: (0,), 2: (1,)}[state.agreement.attribute]
    if is_line(cards):
        lines = next(LINES[card - INVASIONS[0]] for card in cards if card in INVASIONS)
        wanted = [lines[reading] for reading in readings]
        if state.agreement.mirror:
            wanted += [line[::-1] for line in wanted]
        given = ORDERS[code - 32] if code >= 32 else (tuple(range(5)) if code == 31 else ())
        return given in wanted
    fears = [FACES[card] for card in cards if card in FACES]
    specials = [card for card in cards if card in SPECIALS]
    escape = len(specials) == 1 and specials[0] in ESCAPES
    sets = [{fear[reading] for fear in fears} for reading in readings]
    sets = [set(range(5)) - tokens if escape else tokens for tokens in sets]
    given_set = {token for token in range(5) if code >> token & 1} if code < 32 else set(range(5))
    return given_set in sets


def cancelled(cards: list[int]) -> bool:
    """Whether the cards ask for nothing: nobody would be asked (KS-2.9, KS-V-5)."""
    specials = [card for card in cards if card in SPECIALS]
    return len(specials) == len(cards) and not (len(cards) == 1 and is_line(cards))


def hand(code: int) -> int:
    """From the commitment to the press (KS-11.6)."""
    return 200 + (230 * 5 if code >= 32 else 200 * code.bit_count())


BY_DELAY: Final = {delay: [code for code in CODES if hand(code) == delay] for delay in map(hand, [1, 3, 7, 15, 31, 32])}


def unseen_places(state: State, step: Ticks, seat: int) -> list[int]:
    """Where cards lie that the seat cannot make out yet; a spectator sees none before the reveal is over."""
    return [
        place
        for place in range(3)
        if state.cards[place] != NONE and (seat == SPECTATOR or step.sights[seat * 3 + place] > step.tick)
    ]


def sight(number: int) -> int:
    """The tick at which a card is seen by that number (KS-11.6)."""
    return ceil((150 - 300 * log((number + 0.5) / FINE)) / TICK)


def shows(step: Ticks, seat: int) -> bool:
    return bool(step.times[seat] != OPEN and step.times[seat] <= step.tick * TICK)


Deed = tuple[
    int, int, bool
]  # what a seat has done: its answer or code, its time or latency, and if it is still missing


@dataclass(frozen=True)
class Alike:
    """Deeds that look alike from outside: any of the answers with any of the times."""

    answers: Sequence[int]
    times: Sequence[int]
    missing: bool

    def __len__(self) -> int:
        return len(self.answers) * len(self.times)

    def __getitem__(self, number: int) -> Deed:
        answer, time = divmod(number, len(self.times))
        return self.answers[answer], self.times[time], self.missing

    def __iter__(self) -> Iterator[Deed]:
        return (self[number] for number in range(len(self)))


def deeds(state: State, seat: int) -> list[Alike]:
    """All that the seat may have done, as it looks from outside."""
    step = top(state)
    if isinstance(step, Presses):
        return [live_deeds(step, seat)]
    if isinstance(step, Submissions):
        line = is_line([card for card in state.cards if card != NONE])
        codes = range(32, 152) if line else range(1, 32)
        begun = [Alike([OPEN], [OPEN], missing=True), Alike(codes, [OPEN], missing=True)]
        return [*begun, Alike([0], [OPEN], missing=False), Alike(codes, range(LATENCIES), missing=False)]
    assert isinstance(step, Ticks)
    handicap = state.agreement.handicap[seat]
    if shows(step, seat):
        time = step.times[seat]
        return [Alike([code for code in CODES if hand(code) + handicap <= time], [time], missing=False)]
    later = [
        Alike(codes, [time for time in times_of(step, delay + handicap) if time > step.tick * TICK], missing=False)
        for delay, codes in BY_DELAY.items()
    ]
    return [Alike([OPEN], [OPEN], missing=True), Alike([OPEN], [OPEN], missing=False), *later]


def times_of(step: Ticks, delay: int) -> range:
    """When presses come that were committed so long before, at any tick up to now."""
    return range(delay, step.tick * TICK + delay + 1, TICK)


def live_deeds(step: Presses, seat: int) -> Alike:
    """That a seat has pressed or passed and how far its questions are, everybody sees (KS-7.1)."""
    answer, time, missing = step.answers[seat], step.times[seat], bool(step.missing >> seat & 1)
    if answer in (OPEN, PASSES):
        return Alike([answer], [time], missing)
    if time == OPEN:
        return Alike(range(ANSWERS), [OPEN], missing)
    return Alike(range(ANSWERS), range(0, LAST, 1000) if missing else range(LAST + 1), missing)


def at_the_same_time(state: State, seat: int) -> list[Alike]:
    """What the seat may have done instead in a glimpse, if everything else comes when it came."""
    step = top(state)
    assert isinstance(step, Ticks)
    code, time, missing = own_deed(state, seat)
    if code == OPEN:
        return [Alike([code], [time], missing)]
    handicap = state.agreement.handicap[seat]
    return [Alike([other for other in CODES if time in times_of(step, hand(other) + handicap)], [time], missing)]


def own_deed(state: State, seat: int) -> Deed:
    """What the seat has done, which it knows."""
    step = top(state)
    if isinstance(step, Submissions):
        return step.codes[seat], step.latencies[seat], bool(step.missing >> seat & 1)
    if isinstance(step, Presses):
        return step.answers[seat], step.times[seat], bool(step.missing >> seat & 1)
    assert isinstance(step, Ticks)
    return step.codes[seat], step.times[seat], bool(step.missing >> seat & 1)


def possible(state: State, cards: list[int], done: list[Deed]) -> bool:
    """Whether the reveal would still be open: somebody is deciding, and no press that shows is right."""
    step = top(state)
    if not any(missing for _, _, missing in done):
        return False
    if not isinstance(step, Ticks):
        return True
    pressed = [code for code, time, _ in done if time != OPEN and time <= step.tick * TICK]
    return not cancelled(cards) and not any(right(state, cards, code) for code in pressed)


def with_deeds(state: State, done: list[Deed]) -> State:
    """The state in which the seats have done that."""
    new = state.clone()
    step = top(new)
    assert isinstance(step, (Presses, Submissions, Ticks))
    missing = 0
    for seat, (answer, time, deciding) in enumerate(done):
        if isinstance(step, Submissions):
            step.codes[seat], step.latencies[seat] = answer, time
        elif isinstance(step, Presses):
            step.answers[seat], step.times[seat] = answer, time
        else:
            step.codes[seat], step.times[seat] = answer, time
        missing |= int(deciding) << seat
    step.missing = missing
    new.actors = missing
    return new


def any_of(choices: list[Alike], chance: Chance) -> Deed:
    """Any of them, each as likely as any other."""
    number = chance.below(sum(len(alike) for alike in choices))
    for alike in choices:
        if number < len(alike):
            return alike[number]
        number -= len(alike)
    raise AssertionError("one of them was picked")


def redeal_hidden(state: GameState, seat: int, chance: Chance) -> GameState:
    """Everything that the seat is not shown: what the others have done, unseen cards, moments of sight."""
    return redealt(state, seat, chance, remembering=False)


def redeal_unknowable(state: GameState, seat: int, chance: Chance) -> GameState:
    """The same; but in a glimpse the others act when they did, as the ticks and the lamps told everybody."""
    return redealt(state, seat, chance, remembering=True)


def redealt(state: GameState, seat: int, chance: Chance, *, remembering: bool) -> GameState:
    assert isinstance(state, State)
    step = top(state)
    if step is None:
        return state.clone()
    choices = [deeds(state, other) for other in range(state.seats)]
    if isinstance(step, Ticks) and remembering:
        choices = [at_the_same_time(state, other) for other in range(state.seats)]
    while True:
        done = [
            own_deed(state, other) if other == seat else any_of(choices[other], chance) for other in range(state.seats)
        ]
        deal = dealt_anew(state, step, seat, chance) if isinstance(step, Ticks) else state
        if possible(state, [card for card in deal.cards if card != NONE], done):
            return with_deeds(deal, done)


def dealt_anew(state: State, step: Ticks, seat: int, chance: Chance) -> State:
    """Other cards where the seat sees none, and other moments of sight."""
    new = state.clone()
    places = unseen_places(state, step, seat)
    for place in places:
        new.deck |= bit_of(new.cards[place], state)
    for place in places:
        left = cards_in(new.deck, state)
        new.cards[place] = left[chance.below(len(left))]
        new.deck &= ~bit_of(new.cards[place], state)
    sights = top(new)
    assert isinstance(sights, Ticks)
    for other, place in product(range(state.seats), range(3)):
        if state.cards[place] != NONE and (other != seat or place in places):
            tick = sight(chance.below(FINE))
            while other == seat and tick <= step.tick:
                tick = sight(chance.below(FINE))
            sights.sights[other * 3 + place] = tick
    return new


def world(state: GameState) -> str:
    """What everybody has done so far, and in a glimpse the cards; the moments of sight are another matter."""
    assert isinstance(state, State)
    if top(state) is None:
        return ""
    return world_of(list(state.cards), [own_deed(state, seat) for seat in range(state.seats)])


def world_of(cards: list[int], done: list[Deed]) -> str:
    return f"{cards} {done}"


def worlds(state: GameState, seat: int) -> dict[str, int]:
    """Every way to fill in what is hidden, each as likely as any other."""
    assert isinstance(state, State)
    step = top(state)
    if step is None:
        return {world(state): 1}
    choices = [
        [own_deed(state, other)] if other == seat else [deed for alike in deeds(state, other) for deed in alike]
        for other in range(state.seats)
    ]
    deals = [list(state.cards)]
    if isinstance(step, Ticks):
        deals = all_deals(state, unseen_places(state, step, seat))
    found: dict[str, int] = {}
    for cards, done in product(deals, product(*choices)):
        if possible(state, [card for card in cards if card != NONE], list(done)):
            found[world_of(cards, list(done))] = 1
        assert len(found) <= MOST_WORLDS, "few enough to count"
    return found


def all_deals(state: State, places: list[int]) -> list[list[int]]:
    """All ways to deal the cards of these places."""
    pool = cards_in(state.deck, state) + [state.cards[place] for place in places]
    dealt = []
    for cards in permutations(pool, len(places)):
        table = list(state.cards)
        for place, card in zip(places, cards, strict=True):
            table[place] = card
        dealt.append(table)
    return dealt


# Positions with few worlds.

FIRST_EXAMPLE: Final = [28, 26, 8]  # a white ghost, a red ghost, a yellow skull
WITH_INVASION: Final = [28, 43, 8]
WITH_TWO_SPECIALS: Final = [45, 50, 8]
SOON: Final = FINE - 1  # the number of a card that is seen at tick 4, and of one that is not seen for a long time
LATE: Final = 0


def dealt(form: str, players: int, cards: list[int], sights: list[int] | None = None) -> State:
    """A match whose first reveal shows these cards."""
    left = list(range(ALL_CARDS))
    outcomes = []
    for card in cards:
        outcomes.append(left.index(card))
        left.remove(card)
    return GAME.new(GAME.setup(players, {"form": form}), Scripted(outcomes + (sights or [])))


def after(state: State, *actions: tuple[int, int]) -> State:
    for seat, action in actions:
        apply(state, seat, action, Scripted([]))
    return state


def waited(state: State, seats: list[int], ticks: int) -> State:
    """So many ticks in which these seats wait."""
    return after(state, *((seat, WAIT.of()) for _ in range(ticks) for seat in seats))


def few_worlds() -> Iterator[tuple[GameState, int]]:
    """A position of each kind that leaves few enough worlds to count."""
    pressed = after(dealt("live", 2, FIRST_EXAMPLE), (1, ANSWER_WITH.of(77)))
    yield pressed, 0
    yield pressed, SPECTATOR
    for cards, code in ((FIRST_EXAMPLE, 10), (WITH_INVASION, 40)):
        submitted = after(dealt("race", 2, cards), (0, SUBMIT.of(code)), (0, TAKE_TIME.of(20)))
        yield submitted, 0
    half = after(dealt("race", 2, FIRST_EXAMPLE), (0, SUBMIT.of(0)), (1, SUBMIT.of(3)))
    yield half, 0
    for cards in (FIRST_EXAMPLE, WITH_INVASION, WITH_TWO_SPECIALS):
        yield waited(dealt("glimpse", 1, cards, [SOON, SOON, LATE]), [0], 6), 0
    lamp = dealt("glimpse", 2, FIRST_EXAMPLE, [SOON, SOON, LATE, SOON, SOON, SOON])
    yield waited(after(lamp, (1, COMMIT.of(0)), (0, WAIT.of())), [0], 8), 0
    yield waited(last_fear_of_a_glimpse(), [0, 1], 1), 0


def last_fear_of_a_glimpse() -> State:
    """Two at a short reveal of one Fear that counting tells: nothing is hidden but what the other does."""
    chosen = {"form": "glimpse", "specials": "", "last_card": "short"}
    state = GAME.new(GAME.setup(2, chosen), Scripted([]))
    for _ in range(13):
        after(state, (0, COMMIT.of(30)), (1, COMMIT.of(29)))  # five tokens, then four: never at the same time
    return state


KOMNATA_STRACHU = Witness(
    census, redeal_hidden, redeal_unknowable, world, worlds, few_worlds=few_worlds, fewest_options=2
)
