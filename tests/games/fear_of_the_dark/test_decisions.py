"""FD-12, FD-13: what is asked, in which order, and what a game consists of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from statistics import mean, stdev

import pytest

from games.fear_of_the_dark.darkness import Scene, any_map, darkness, new_match
from games.fear_of_the_dark.reference import ACTIONS, DRAWN, MIND, SIDES, Lying, rotations
from nightlight.core.chance import Chance, Seeded
from nightlight.core.step import apply, legal
from nightlight.games.fear_of_the_dark.actions import VERBS
from nightlight.games.fear_of_the_dark.game import GAME


def in_words(action: int) -> str:
    """An action by its verb and fields, as a client reads it."""
    verb = VERBS.verb_of(action)
    fields = [str(field.json(value)) for field, value in zip(verb.fields, verb.read(action), strict=True)]
    return " ".join([verb.name.replace("wild_", "wild "), *fields])


@pytest.mark.rule("FD-12.3")
def test_the_actions_of_the_game_have_these_numbers() -> None:
    assert [in_words(action) for action in range(VERBS.size)] == ACTIONS
    assert len(ACTIONS) == 65 + 6 + 5 + 4 + 4 + 12 + 2 + 117 + 52 + 52


@pytest.mark.rule("FD-12.3")
@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("match", 0),
        ("play strike", 1),
        ("walk strike", 7),
        ("wild strike move", 13),
        ("dark strike move", 43),
        ("item match", 61),
        ("concede", 64),
        ("take strike", 65),
        ("step N", 71),
        ("target N", 76),
        ("rotate 0", 80),
        ("deck strike", 84),
        ("slot 1", 96),
        ("lock 0 0", 98),
        ("map_door 0 N", 215),
        ("wall 0 N", 267),
        ("wall 12 W", 318),
    ],
)
def test_each_decision_begins_at_its_number(word: str, number: int) -> None:
    assert in_words(number) == word


@pytest.mark.rule("FD-12.1")
def test_cards_of_one_kind_are_one_option() -> None:
    scene = darkness(hand="move move scout", matches=1)

    assert [option for option in scene.options if option.startswith("walk")] == ["walk move", "walk scout"]
    assert [option for option in scene.options if option.startswith("play")] == ["play move"]


@pytest.mark.rule("FD-12.1")
def test_kinds_come_in_their_usual_order() -> None:
    scene = darkness(matches=1)

    scene.do("match")

    assert scene.options == ["take strike", "take move", "take tiptoe", "take scout", "take search", "take clear"]


@pytest.mark.rule("FD-12.2")
def test_a_decision_with_one_option_is_not_asked() -> None:
    build = darkness(hand="", deck="scout scout", matches=1)
    build.do("match")
    target = darkness(hand="clear")
    target.do("play clear")
    lose = darkness(pawn="START(1,0)", hand="move", deck="")
    lose.do("play move", "step W", "rotate 1", luck="R01 terror")

    assert (build.question, build.hand) == ("act", "scout scout")
    assert (target.question, target.obstacles) == ("act", [])
    assert (lose.question, lose.reason) == (None, "mind")


@pytest.mark.rule("FD-12.2")
def test_options_that_come_to_the_same_are_asked_all_the_same() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    scene.do("play scout", luck="R06")

    assert scene.options == ["rotate 0", "rotate 1", "rotate 2", "rotate 3"]
    act = darkness(pawn="START(0,2)", hand="move", matches=0, items="match")
    assert act.options == ["wild move tiptoe", "item match", "concede"]


@pytest.mark.rule("FD-12.2", "FD-3.11")
def test_act_with_one_option_besides_conceding_is_asked() -> None:
    scene = darkness(pawn="START(0,2)", matches=1)

    assert scene.options == ["match", "concede"]


def moving(scene: Scene) -> Mapping[str, object]:
    """The movement that goes on, if there is one."""
    steps = [step.json() for step in scene.state.steps]
    return next((step for step in steps if "movement" in step), {"movement": "", "taken": 0})


def steps(scene: Scene) -> list[str]:
    movement = moving(scene)
    position = scene.position
    found = [f"step {side}" for side in position.steps(tiptoe=movement["movement"] == "tiptoe")]
    if movement["taken"] == 0:
        return found
    key = ["item key"] if position.items["key"] and position.touching(position.locks) else []
    return [*key, *found, "stop"]


def targets(scene: Scene) -> list[str]:
    position, about = scene.position, scene.state.top().json()
    tokens = {"clear": position.obstacles, "key": position.locks}.get(str(about["purpose"]), set())
    marks = position.marks(light=about["light"] is True) if about["purpose"] == "search" else []
    return [f"target {side}" for side in marks + position.touching(tokens)]


def turns(scene: Scene) -> list[str]:
    about = scene.state.top().json()
    side = SIDES[(SIDES.index(str(about["side"])) + 2) % 4]
    kinds = ".hol" if about["mode"] != "enter" else ".h" if moving(scene)["movement"] == "tiptoe" else "."
    return [f"rotate {turn}" for turn in rotations(str(about["room"]), side, kinds)]


def lost_cards(scene: Scene) -> list[str]:
    hand, deck = scene.hand.split(), scene.deck.split()
    return [f"deck {kind}" for kind in MIND if kind in deck] + [f"hand {kind}" for kind in MIND if kind in hand]


EXPECTED: dict[str, Callable[[Scene], list[str]]] = {  # the options of each question by the reference
    "act": lambda scene: scene.position.acts(),
    "build": lambda scene: [f"take {kind}" for kind in MIND if kind in scene.deck.split()],
    "step": steps,
    "target": targets,
    "rotate": turns,
    "lose_card": lost_cards,
    "slot": lambda _: ["slot 1", "slot 2"],
    "lock": lambda scene: scene.position.lock_squares(),
    "map_door": lambda scene: scene.position.open_doors(),
    "wall": lambda scene: scene.position.walls(),
}


def follow(scene: Scene, choices: Chance, luck: Chance, most: int) -> list[str]:
    """Play on at random and compare every question with the reference; the questions there were."""
    asked: list[str] = []
    while scene.question is not None and len(asked) < most:
        offered = scene.options
        assert len(offered) >= 2
        assert offered == EXPECTED[scene.question](scene)
        asked.append(scene.question)
        choice = [option for option in offered if option != "concede"]
        apply(scene.state, 0, ACTIONS.index(choice[choices.below(len(choice))]), luck)
    return asked


@pytest.mark.rule("FD-3.1", "FD-3.8", "FD-4.2", "FD-12.1", "FD-12.2", "FD-8.2", "FD-8.3", "FD-7.8")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "very_hard"])
def test_every_question_of_random_matches_is_as_the_rules_say(difficulty: str) -> None:
    for seed in range(40):
        scene = new_match(seed, difficulty=difficulty)
        assert len(follow(scene, Seeded(seed), Seeded(seed + 500), 1000)) > 0


def any_position(chance: Chance) -> Scene:
    """A labyrinth and a state of mind by lot, with the pawn anywhere it could stand."""
    rooms = any_map(chance, 2 + chance.below(9))
    rooms = [opened_by_chance(lying, chance) for lying in rooms]
    cards = [kind for kind, copies in MIND.items() for _ in range(copies)]
    hand = [cards.pop(chance.below(len(cards))) for _ in range(chance.below(6))]
    lost = [cards.pop(chance.below(len(cards))) for _ in range(chance.below(4)) if len(cards) > 1]
    scene = darkness(
        rooms=rooms,
        hand=" ".join(hand),
        lost=" ".join(lost),
        matches=chance.below(7),
        items=["", "key", "match paper", "paper key", "match match key key"][chance.below(5)],
        difficulty="easy",
        leak=[None, rooms[0].tile][chance.below(2)] if hand == [] else None,
        items_left={1: 0, 2: chance.below(3), 3: 2, 4: chance.below(3)},
        known=[{}, {3: "match lever"}][chance.below(2)],
        secrets_left={location: chance.below(3) for location in (1, 2, 3, 4)},
        cleared=[["START(1,2)"], [], ["START(2,1)", "START(1,2)"]][chance.below(3)],
        aside=chance.below(4),
    )
    position = scene.position
    squares = [place for place in range(9 * len(scene.tiles)) if position.enterable(divmod(place, 9), tiptoe=True)]
    scene.state.pawn = squares[chance.below(len(squares))]
    return scene


def opened_by_chance(lying: Lying, chance: Chance) -> Lying:
    """The room, one time in five with a Secret Door."""
    walls = sorted(set(SIDES) - lying.doors())
    if len(walls) == 0 or chance.below(5) > 0:
        return lying
    return Lying(lying.tile, lying.cell, lying.rotation, frozenset(walls[chance.below(len(walls))]))


@pytest.mark.rule("FD-1.4", "FD-1.5", "FD-1.6", "FD-3.8", "FD-4.2", "FD-8.2", "FD-8.3", "FD-8.5")
def test_every_question_in_grown_labyrinths_is_as_the_rules_say() -> None:
    asked: Counter[str] = Counter()
    for seed in range(250):
        chance = Seeded(seed)
        asked.update(follow(any_position(chance), chance, chance, 40))

    assert set(asked) == set(EXPECTED)
    assert asked.total() > 2500


@pytest.mark.rule("FD-12.3")
def test_a_whole_labyrinth_has_thirteen_tiles() -> None:
    assert len([tile for tile in DRAWN if tile.startswith("R")]) + 1 == 13
    for seed in range(30):
        assert len(any_map(Seeded(seed), 12)) <= 12


OPEN_DECISIONS: list[tuple[str, Callable[[], Scene], dict[str, object]]] = [
    ("act", new_match, {}),
    ("build", lambda: after(darkness(hand="clear"), "match"), {"size": 3}),
    ("step", lambda: after(darkness(hand="move"), "walk move"), {"movement": "walk", "left": 1, "taken": 1}),
    (
        "target",
        lambda: after(darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", hand="search"), "play search"),
        {"purpose": "search", "light": True},
    ),
    (
        "rotate",
        lambda: after(darkness(pawn="START(1,0)", hand="scout"), "play scout", luck="R01"),
        {"room": "R01", "tile": 0, "side": "W", "mode": "scout"},
    ),
    (
        "slot",
        lambda: after(
            darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", known={1: "match key"}), "dark clear search"
        ),
        {"location": 1},
    ),
]


def after(scene: Scene, *actions: str, luck: str = "") -> Scene:
    scene.do(*actions, luck=luck)
    return scene


@pytest.mark.rule("FD-13.1")
@pytest.mark.parametrize(("name", "scene", "context"), OPEN_DECISIONS, ids=[name for name, _, _ in OPEN_DECISIONS])
def test_an_open_decision_is_saved_with_its_context(
    name: str, scene: Callable[[], Scene], context: dict[str, object]
) -> None:
    state = scene().state.json()

    steps = state["steps"]
    assert isinstance(steps, list)
    assert steps[-1] == {"step": name, **context}


@pytest.mark.rule("FD-13.1")
def test_a_game_consists_of_these_things() -> None:
    state = new_match().state.json()

    assert set(state) == {
        "rules",
        "difficulty",
        "actors",
        "steps",
        "matches",
        "deck",
        "hand",
        "discarded",
        "items",
        "terrors",
        "pawn",
        "labyrinth",
        "tiles_left",
        "set_aside",
        "unseen_tiles",
        "unseen_hazards",
        "unseen_items",
        "unseen_secrets",
        "item_locations",
        "secret_locations",
        "vanished_echoes",
        "discarded_hazards",
        "discarded_items",
        "discarded_secrets",
        "ending",
    }


@pytest.mark.rule("FD-13.1", "FD-5.11")
def test_an_echo_has_vanished_only_when_the_terror_inside_it_is_over() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout")

    scene.do("play move", "step W", luck="E2 terror")
    inside = GAME.view(scene.state, 0).json()
    scene.do("deck clear", luck="R11")

    assert inside["vanished_echoes"] == []
    assert inside["steps"] == [
        {"step": "act"},
        {"step": "fade", "room": "E2", "tile": 0, "side": "W", "mode": "scout"},
        {"step": "lose_card"},
    ]
    assert GAME.view(scene.state, 0).json()["vanished_echoes"] == ["E2"]


@pytest.mark.rule("FD-13.1", "FD-9.3")
def test_an_echo_in_which_the_game_ends_does_not_vanish() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout")

    scene.do("play move", "step W", luck="E1 collapse")

    assert scene.reason == "echo"
    assert scene.state.json()["vanished_echoes"] == []


@pytest.mark.rule("FD-13.1")
def test_a_tile_that_is_being_turned_is_in_no_other_place() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    scene.do("play scout", luck="R01")

    assert "R01" not in scene.unseen_tiles
    assert [lying.tile for lying in scene.tiles] == ["START"]
    assert scene.labyrinth + scene.aside == len(scene.unseen_tiles)


@pytest.mark.parametrize(
    ("difficulty", "decisions", "tiles"),
    [("easy", 37.6, 1.6), ("normal", 36.7, 1.6), ("hard", 36.3, 1.5), ("very_hard", 36.3, 1.5)],
)
def test_random_play_is_as_long_as_in_the_table(difficulty: str, decisions: float, tiles: float) -> None:
    asked, shown = [], []
    for seed in range(200):
        scene = new_match(seed, difficulty=difficulty)
        asked.append(len(list(scene.decisions(seed))))
        assert scene.outcome is not None
        shown.append(scene.outcome.scores[0])

    assert GAME.longest == 306
    assert max(asked) <= 306
    assert abs(mean(asked) - decisions) < 5 * stdev(asked) / len(asked) ** 0.5 + 0.05  # the table is rounded
    assert abs(mean(shown) - tiles) < 5 * stdev(shown) / len(shown) ** 0.5 + 0.05


@pytest.mark.rule("FD-12.2", "FD-12.3")
def test_options_come_in_ascending_order_and_are_never_alone() -> None:
    for seed in range(20):
        scene = new_match(seed)
        for _ in scene.decisions(seed):
            offered = legal(scene.state, 0)
            assert offered == sorted(set(offered))
            assert len(offered) >= 2
