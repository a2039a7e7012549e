"""DG-11: who decides what, and what random play looks like."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from games.dont_go_in_there.house import house, new_match, option_words, player, room, taking
from nightlight.bots.playout import playout
from nightlight.core.chance import Seeded
from nightlight.core.step import LegalActions, first, legal
from nightlight.games.dont_go_in_there.actions import VERBS
from nightlight.games.dont_go_in_there.game import GAME

ACTIONS = [
    *[f"place {board} {space}" for board in ("upper", "middle", "lower") for space in (1, 2, 3, 4)],
    "leave",
    "ghost_to_blank",
    "blank_to_ghost",
    "keep",
    "reroll",
    "take 1",
    "take 2",
    "take 3",
    "dispel amulet",
    "dispel cat",
    "dispel clock",
    "dispel doll",
    "dispel holy_water",
    "dispel mask",
    "dispel mirror",
    "dispel music_box",
    "dispel portrait",
    "dispel ring",
    "dispel twin",
    "dolls 4+2",
    "dolls 4+1+1",
    "dolls 3+2+1",
]


@pytest.mark.rule("DG-11.1", "DG-11.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("dolls", ["auto", "player"])
def test_exactly_one_player_decides_at_any_moment_between_two_or_more_options(players: int, dolls: str) -> None:
    for seed in range(5):
        scene = new_match(players, seed, doll_choice=dolls, types="custom", custom_types="doll,tome,ring")
        for _ in scene.decisions(seed):
            offered = [legal(scene.state, seat) for seat in range(players)]
            deciders = [choice for choice in offered if choice]
            assert len(deciders) == 1
            assert len(deciders[0]) >= 2
            assert deciders[0] == sorted(set(deciders[0]))


@pytest.mark.rule("DG-11.2", "DG-11.5")
def test_the_actions_of_the_game_have_these_numbers() -> None:
    assert [option_words(action) for action in range(VERBS.size)] == ACTIONS
    assert len(ACTIONS) == 12 + 3 + 2 + 3 + 11 + 3


@pytest.mark.rule("DG-11.2")
def test_without_the_house_rule_only_31_actions_are_ever_offered() -> None:
    offered = set()
    for seed in range(60):
        scene = new_match(5, seed, types="custom", custom_types="doll,tome")
        for _ in scene.decisions(seed):
            offered.update(legal(scene.state, first(scene.state.actors)))

    assert offered == set(range(31))


@pytest.mark.rule("DG-11.3")
def test_equal_cards_are_asked_for_all_the_same() -> None:
    scene = taking("portrait-1a", "portrait-1b", "cat-1a")

    assert scene.options == ["take 1", "take 2", "take 3"]
    scene.take("A", 3)

    assert scene.options == ["take 1", "take 2"]


@pytest.mark.rule("DG-11.3")
def test_a_roll_without_consequences_is_asked_for_all_the_same() -> None:
    scene = house(2, lower=room("basement", "ring 3", "cat 3", "twin 3", meeples={2: "A", 3: "A"}))

    scene.place("A", "lower", 4, dice="...")

    assert (scene.question, scene.options) == ("basement", ["keep", "reroll"])


@pytest.mark.rule("DG-11.5")
def test_tome_options_come_in_canonical_order_without_tome() -> None:
    held = ("twin 1", "ring 1", "portrait 1", "music_box 1", "mirror 1", "mask 1")
    more = ("holy_water 1", "doll 1", "clock 1", "cat 1", "amulet 2", "tome 1")
    scene = taking("tome 2", a=player(*held, *more))

    scene.take("A", 1)

    assert legal(scene.state, 0) == list(range(20, 31))
    assert scene.options == ACTIONS[20:31]


@pytest.mark.rule("DG-11.5")
@pytest.mark.parametrize(
    ("held", "taken", "offered"),
    [((2, 1, 1), 4, [31, 32]), ((4, 3, 1), 2, [31, 33]), ((4, 4, 3, 1), 2, [31, 33])],
)
def test_doll_options_are_numbered_by_their_sets(held: tuple[int, ...], taken: int, offered: list[int]) -> None:
    scene = taking(f"doll {taken}", a=player(*[f"doll {value}" for value in held]), doll_choice=True)

    scene.take("A", 1)

    assert scene.question == "dolls"
    assert legal(scene.state, 0) == offered


@pytest.mark.parametrize(
    ("players", "decisions", "ghosts", "after_cards", "final"),
    [
        (2, 43.3, 12.5, 19.9, 23.9),
        (3, 65.0, 12.5, 21.3, 24.3),
        (4, 86.6, 12.6, 22.4, 24.8),
        (5, 108.2, 12.6, 23.3, 25.3),
    ],
)
def test_random_play_is_as_long_and_as_cursed_as_in_independent_simulators(
    players: int, decisions: float, ghosts: float, after_cards: float, final: float
) -> None:
    setup, out = GAME.setup(players), LegalActions()
    samples: list[tuple[float, ...]] = []
    for seed in range(300):
        state = GAME.new(setup, Seeded(seed))
        taken = playout(state, Seeded(1_000_000 + seed), Seeded(2_000_000 + seed), out)
        outcome = GAME.outcome(state)
        assert outcome is not None
        tokens = sum(each.ghosts for each in state.players)
        curses = sum(each.curses() for each in state.players)
        samples.append((taken, tokens / players, curses / players, sum(outcome.scores) / players))

    for found, expected in zip(zip(*samples, strict=True), (decisions, ghosts, after_cards, final), strict=True):
        assert abs(mean(found) - expected) < 5 * stdev(found) / len(found) ** 0.5 + 0.05  # the table is rounded
