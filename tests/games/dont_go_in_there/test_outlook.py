"""What an action would bring: each number that is foretold is the one that the rules come to."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.dont_go_in_there.house import Scene, ending, house, new_match, player, room, taking
from nightlight.core.chance import Scripted, Seeded
from nightlight.core.event import Event, Log
from nightlight.core.step import NOBODY, apply, first, legal
from nightlight.games.dont_go_in_there.actions import (
    BY_DICE,
    BY_ROOM,
    BY_TYPE,
    CARD,
    DISCARDED,
    DISPELLED,
    ENDED,
    GAINED,
    PEEKED,
    PLACE,
    ROLLED,
    TOOK,
    VERBS,
)
from nightlight.games.dont_go_in_there.content import VALUE, face_of
from nightlight.games.dont_go_in_there.game import GAME
from nightlight.games.dont_go_in_there.outlook import average, outlook, prospects, rolls
from nightlight.games.dont_go_in_there.shapes import Dispelling, Outlook, Placing, Prospects, Rolling, Taking
from nightlight.games.dont_go_in_there.state import State

GHOST, BLANK = 0, 5  # faces of the die
AGREED = [{"doll_choice": "player"}, {"ghost_counts": "open"}, {"doll_choice": "player", "ghost_counts": "open"}]
MATCHES = [(players, seed) for players in range(2, 6) for seed in range(len(AGREED))]


def foretold(scene: Scene, who: str, action: dict[str, object]) -> Outlook:
    return outlook(scene.view(who), VERBS.action(action))


def placing(scene: Scene, who: str, board: str, space: int) -> Placing:
    found = foretold(scene, who, {"place": {"board": board, "space": space}})
    assert found["kind"] == "place"
    return found


def card(scene: Scene, slot: int = 1) -> Taking:
    found = foretold(scene, "A", {"take": {"slot": slot}})
    assert found["kind"] == "take"
    return found


def after(state: State, seat: int, action: int, outcomes: list[int] | None = None) -> tuple[State, list[Event]]:
    """What really comes of the action, and what happens meanwhile; luck falls anyhow, unless said otherwise."""
    world = state.clone()
    log = world.log = Log()
    apply(world, seat, action, Seeded(1) if outcomes is None else Scripted(outcomes))
    return world, log.events


# A meeple on a step


@pytest.mark.rule("DG-10.5")
@pytest.mark.parametrize(
    ("dice", "expected", "at_least_one"),
    [
        (3, [1.5, 0.625, 0.125, 0], [0.875, 0.5, 0.125, 0]),
        (4, [2, 1.063, 0.375, 0.063], [0.938, 0.688, 0.313, 0.063]),
        (5, [2.5, 1.531, 0.719, 0.219], [0.969, 0.813, 0.5, 0.188]),
        (6, [3, 2.016, 1.125, 0.469], [0.984, 0.891, 0.656, 0.344]),
    ],
)
def test_odds_are_those_of_the_rulebook(dice: int, expected: list[float], at_least_one: list[float]) -> None:
    ways = [rolls(dice, flashlights) for flashlights in range(4)]

    assert [average(each) for each in ways] == pytest.approx(expected, abs=0.00051)
    assert [1 - each[0] / sum(each) for each in ways] == pytest.approx(at_least_one, abs=0.00051)


@pytest.mark.rule("DG-10.5")
@pytest.mark.parametrize("dice", range(3, 7))
def test_odds_count_every_roll_exactly_once(dice: int) -> None:
    every = [sum(faces) for faces in product([0, 1], repeat=dice)]

    for flashlights in range(4):
        taken = [max(0, ghosts - flashlights) for ghosts in every]
        ways = rolls(dice, flashlights)
        assert ways == [taken.count(ghosts) for ghosts in range(len(ways))]
        assert sum(ways) == len(every)
        assert Fraction(average(ways)) == Fraction(sum(taken), len(every))


@pytest.mark.rule("DG-4.2", "DG-4.4")
@pytest.mark.parametrize("space", [2, 4])
def test_the_ghosts_of_a_step_are_those_of_all_rolls(space: int) -> None:
    scene = house(3, upper=room("nursery", "cat 1", "ring 2", "ring 4", meeples={1: "B", 3: "C"}))
    coming = placing(scene, "A", "upper", space)

    brought = []
    for faces in product([GHOST, BLANK], repeat=5):
        world, _ = after(scene.state, 0, PLACE.of(0, space - 1), list(faces))
        brought.append(world.players[0].ghosts)

    assert coming["rolls"] == [brought.count(ghosts) for ghosts in range(len(coming["rolls"]))]
    assert coming["ghosts"] == (sum(brought) / 32, sum(brought) / 32)
    assert coming["none"] == (round(100 * brought.count(0) / 32), round(100 * brought.count(0) / 32))


@pytest.mark.rule("DG-ED-24")
def test_a_face_down_card_leaves_a_range_that_a_look_closes() -> None:
    passage = room("secret_passage", "doll 2", "ring 2", "clock 1", meeples={1: "B"})
    scene = house(3, middle=passage, lower=room("attic", "cat 1", "cat 2", "mask 3"))

    unseen, seen = scene.view("C"), scene.view("B")

    assert prospects(unseen)["to_roll"] == [(0, 0), (5, 6), (5, 5)]
    assert prospects(seen)["to_roll"] == [(0, 0), (6, 6), (5, 5)]


def test_a_room_waits_for_a_third_meeple_and_its_owner_knows_when_they_choose() -> None:
    scene = house(
        3,
        upper=room("attic", "ring 1", "ring 2", "ring 3", meeples={1: "B", 4: "A"}),
        lower=room("nursery", "cat 1", "cat 2", "cat 3", meeples={2: "B"}),
    )

    assert placing(scene, "A", "upper", 3) == {**placing(scene, "A", "upper", 3), "order": [1, 3, 4], "resolves": True}
    assert placing(scene, "A", "lower", 1)["order"] == [1, 2]
    assert "resolves" not in placing(scene, "A", "lower", 1)


# Cards


@pytest.mark.rule("DG-6.11")
def test_a_pair_of_tomes_leaves_a_range_of_what_may_go() -> None:
    scene = taking("tome 3", a=player("tome 1", "ring 4", "ring 2", "cat 1", ghosts=2))

    coming = card(scene)

    assert (coming["before"], coming["after"], coming["asks"]) == (8, (11 - 6, 11 - 1), "tome")


@pytest.mark.rule("DG-6.4")
def test_two_sets_of_dolls_leave_the_choice_and_the_same_sum() -> None:
    scene = taking("doll 1", a=player("doll 4", "doll 2", "doll 1"), doll_choice=True)

    coming = card(scene)

    assert (coming["before"], coming["after"], coming["asks"]) == (7, (2, 2), "dolls")


@pytest.mark.rule("DG-5.3")
def test_a_card_that_works_at_the_end_only_joins_the_others() -> None:
    scene = taking("portrait 2", a=player("portrait 4", "portrait 1"))

    coming = card(scene)

    assert (coming["before"], coming["after"], coming["joins"]) == (5, (7, 7), [4, 1])
    assert (coming["happens"], coming["dispels"], coming["ghosts"]) == ([], [], 0)


@pytest.mark.rule("DG-6.3")
def test_the_first_clock_is_foretold_with_the_cards_that_go() -> None:
    scene = taking("clock 3", a=player("clock 4", "clock 1"))

    coming = card(scene)

    assert coming["happens"] == [{"name": "claimed_clock", "ghosts": 0}]
    assert coming["dispels"] == ["clock-3a", "clock-4a"]
    assert (coming["before"], coming["after"]) == (5, (1, 1))


@pytest.mark.rule("DG-4.6", "DG-6.6")
def test_the_library_comes_before_the_card() -> None:
    cards = ["mask 1", "ring 2", "mask 3"]
    scene = house(3, a=player(ghosts=0), middle=room("library", *cards, meeples={1: "A", 3: "B"}))
    scene.place("A", "middle", 2, "g....")

    left, right = card(scene), card(scene, 3)

    assert left["happens"] == [{"name": "gained", "ghosts": 1}, {"name": "passed", "ghosts": 1}]
    assert right["happens"] == [{"name": "discarded", "ghosts": 1}]
    assert (left["ghosts"], right["ghosts"]) == (0, -1)


# Whole matches


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_what_is_foretold_happens_in_random_play(players: int, seed: int) -> None:
    scene = new_match(players, seed, types="custom", custom_types="doll,mask,tome", **AGREED[seed])

    kinds = set()
    for _ in scene.decisions(seed):
        seat = first(scene.state.actors)
        view = GAME.view(scene.state, seat)
        for action in legal(scene.state, seat):
            coming = outlook(view, action)
            check(scene.state, seat, action, coming)
            kinds.add(coming["kind"])

    assert kinds == {"place", "dice", "take", "dispel"}


def check(state: State, seat: int, action: int, coming: Outlook) -> None:
    if coming["kind"] == "place":
        check_place(state, seat, action, coming)
    elif coming["kind"] == "dice":
        check_dice(state, seat, action, coming)
    elif coming["kind"] == "take":
        check_take(state, seat, action, coming)
    else:
        check_dispelling(state, seat, action, coming)


def check_place(state: State, seat: int, action: int, coming: Placing) -> None:
    """The room does at once what was foretold; those inside take cards in the order that was foretold."""
    world, events = after(state, seat, action)
    board, space = PLACE.args(action)
    steps = list(state.meeples[board * 4 : board * 4 + 4])
    steps[space] = seat

    assert coming.get("at_once", 0) == sum(gain(event, seat) for event in events if by_room(event))
    assert coming.get("resolves", False) == any(event.news is ROLLED for event in events)
    peeks = any(event.news is PEEKED for event in events) and not state.peeked >> seat & 1
    assert coming.get("peeks", False) == peeks
    if "resolves" in coming:
        (dice,) = [event.get("dice") for event in events if event.news is ROLLED]
        fewest, most = GAME.view(state, seat).dice_in(board)
        assert fewest <= dice <= most
        assert takers(world, events) == [steps[step - 1] for step in coming["order"]]


def takers(world: State, events: list[Event]) -> list[int]:
    """Who takes a card, in order, until the room is empty."""
    taken = [event.get("seat") for event in events if event.news is TOOK]
    while len(taken) < 3:
        asked = first(world.actors)
        world, more = after(world, asked, legal(world, asked)[0])
        taken += [event.get("seat") for event in more if event.news is TOOK]
    return taken


def check_dice(state: State, seat: int, action: int, coming: Rolling) -> None:
    """Everybody takes the ghosts that were foretold; of a second roll, the average of all that can fall."""
    board = next(board for board in range(3) if state.inside[board] == 3)
    owners = [state.meeples[board * 4 + step - 1] for step in coming["order"]]
    expected = [0.0] * state.seats
    for owner, ghosts in zip(owners, coming["ghosts"], strict=True):
        expected[owner] += ghosts
    faces = product([GHOST, BLANK], repeat=state.dice if coming["rolled"] is None else 0)
    luck = [list(roll) for roll in faces]

    taken = [0] * state.seats
    for outcomes in luck:
        for event in after(state, seat, action, outcomes)[1]:
            if event.news is GAINED and event.get("cause") == BY_DICE:
                taken[event.get("seat")] += event.get("ghosts")

    assert [ghosts / len(luck) for ghosts in taken] == expected


def check_take(state: State, seat: int, action: int, coming: Taking) -> None:
    """Curses and ghosts of whoever takes a card first of three: nobody else takes one before the next decision."""
    if 3 not in state.inside:
        return
    world, events = after(state, seat, action)
    worlds = [world]
    if coming["asks"] is not None:
        assert world.top().name() == coming["asks"]
        worlds = [after(world, seat, answer)[0] for answer in legal(world, seat)]

    curses = [int(each.players[seat].curses()) for each in worlds]
    assert coming["before"] == state.players[seat].curses()
    assert coming["after"] == (min(curses), max(curses))
    assert coming["ghosts"] == world.players[seat].ghosts - state.players[seat].ghosts
    assert coming["dispels"] == [CARD.json(event.get("card")) for event in events if event.news is DISPELLED]


def check_dispelling(state: State, seat: int, action: int, coming: Dispelling) -> None:
    _, events = after(state, seat, action)
    later = [place for place, event in enumerate(events) if event.news in {TOOK, ENDED}]
    until = events[: later[0]] if later else events  # the last card of the room, or the end, may follow

    gone = [VALUE[face_of(event.get("card"))] for event in until if event.news is DISPELLED]
    assert coming["goes"] == sorted(gone, reverse=True)
    assert coming["before"] == state.players[seat].curses()
    assert coming["before"] - coming["after"] == sum(gone)


def gain(event: Event, seat: int) -> int:
    if event.get("seat") != seat:
        return 0
    return event.get("ghosts") if event.news is GAINED else -event.get("ghosts")


def by_room(event: Event) -> bool:
    """Whether a room changes somebody's ghosts when they come in, before any card is taken."""
    return event.news in {GAINED, DISCARDED} and BY_ROOM <= event.get("cause") < BY_TYPE


def test_what_an_action_would_bring_is_found_out_once() -> None:
    view = taking("ring 1").view("A")

    assert outlook(view, VERBS.action({"take": {"slot": 1}})) is outlook(view, VERBS.action({"take": {"slot": 1}}))


def test_what_an_action_would_bring_is_the_same_whatever_others_hide() -> None:
    few = house(3, b=player("cat 1"), middle=room("secret_passage", "doll 2", "ring 2", "clock 1"))
    many = house(3, b=player("cat 1", ghosts=9), middle=room("secret_passage", "doll 2", "ring 2", "mask 4"))

    for action in legal(few.state, 0):
        assert outlook(few.view("A"), action) == outlook(many.view("A"), action)
    assert prospects(few.view("A")) == prospects(many.view("A"))


# The table as it stands


def told(scene: Scene, who: str = "A") -> Prospects:
    return prospects(scene.view(who))


def test_a_room_that_is_resolved_is_named() -> None:
    scene = house(2, upper=room("nursery", "cat 1", "ring 2", "ring 4", meeples={1: "B", 3: "B"}))

    before = told(scene)["resolving"]
    scene.place("A", "upper", 2)

    assert (before, told(scene)["resolving"]) == (None, "upper")


def test_every_meeple_placed_is_a_turn_less() -> None:
    scene = new_match(3, 1, turns="6")

    turns = [told(scene)["turns_left"] for question in scene.decisions(1) if question == "place"]

    assert turns[0] == [6, 6, 6]
    assert [sum(left) for left in turns] == list(range(18, 0, -1))
    assert told(scene)["turns_left"] == [0, 0, 0]


@pytest.mark.parametrize(
    ("ghosts", "open_ghosts", "most"),
    [((3, 5, 5), True, [1, 2]), ((0, 0, 0), True, []), ((3, 5, 5), False, [])],
)
def test_the_most_ghosts_are_told_where_all_are_known(
    ghosts: tuple[int, int, int], open_ghosts: bool, most: list[int]
) -> None:
    a, b, c = [player(ghosts=count) for count in ghosts]
    scene = house(3, a=a, b=b, c=c, upper=room("attic", "cat 1", "ring 2", "ring 4"), open_ghosts=open_ghosts)

    assert told(scene)["most_ghosts"] == most


@pytest.mark.rule("DG-8.3", "DG-8.4")
def test_the_cost_of_the_most_ghosts_is_told_at_the_end() -> None:
    scene = ending(2, a=player("ring 3", ghosts=7), b=player("ring 4", ghosts=2))

    assert scene.state.actors == NOBODY
    assert told(scene)["ghost_curses"] == [3, 0]
    assert scene.outcome.scores == [3 + 3, 4]
    assert told(house(2, upper=room("attic", "cat 1", "ring 2", "ring 4")))["ghost_curses"] == []
