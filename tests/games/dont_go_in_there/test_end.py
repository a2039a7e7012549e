"""DG-8: the end of the game."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import PlayerSetting, ending, house, player, room
from nightlight.core.step import legal
from nightlight.games.dont_go_in_there.game import GAME


@pytest.mark.rule("DG-8.1")
def test_the_game_ends_when_the_last_board_is_removed() -> None:
    scene = house(3, lower=room("basement", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "C"}), deck=0)
    scene.place("A", "lower", 1)
    scene.choose("A", "keep")
    scene.take("A", 1)
    assert GAME.outcome(scene.state) is None

    scene.take("B", 2)

    assert scene.decider is None
    assert [legal(scene.state, seat) for seat in range(3)] == [[], [], []]
    assert scene.outcome.scores == [1, 1, 1]
    assert next(iter(scene.events("boarded_up", "ended")[-1])) == "ended"


@pytest.mark.rule("DG-8.1")
def test_the_game_goes_on_while_a_board_is_in_play() -> None:
    scene = house(
        2,
        upper=room("attic", "ring 2", "cat 2", "twin 2"),
        lower=room("hallway", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "B"}),
        deck=0,
    )
    scene.place("A", "lower", 1)
    scene.choose("A", "leave")
    scene.take("A", 1)
    scene.take("B", 2)

    assert GAME.outcome(scene.state) is None
    assert scene.decider == "B"


@pytest.mark.rule("DG-8.2")
def test_end_cards_work_by_type_and_within_a_type_from_the_start_player() -> None:
    everything = ("amulet 1", "amulet 2", "cat 1", "cat 2", "music_box 2", "portrait 1", "portrait 3")

    scene = ending(2, a=player(*everything), b=player(*everything), start="B")

    told = [event["dispelled"] for event in scene.events("dispelled")]
    assert told == [
        {"seat": 1, "card": "amulet-2b", "cause": "amulet"},
        {"seat": 0, "card": "amulet-2a", "cause": "amulet"},
        {"seat": 1, "card": "cat-2b", "cause": "cat"},
        {"seat": 0, "card": "cat-2a", "cause": "cat"},
        {"seat": 1, "card": "music_box-2b", "cause": "music_box"},
        {"seat": 0, "card": "music_box-2a", "cause": "music_box"},
        {"seat": 1, "card": "portrait-3b", "cause": "portrait"},
        {"seat": 0, "card": "portrait-3a", "cause": "portrait"},
    ]


@pytest.mark.rule("DG-8.2")
@pytest.mark.parametrize("start", ["A", "B", "C"])
def test_music_boxes_are_compared_before_anyone_dispels(start: str) -> None:
    scene = ending(
        3,
        a=player("music_box 4", "music_box 3"),
        b=player("music_box 4", "music_box 2"),
        c=player("music_box 3", "music_box 2"),
        start=start,
    )

    assert [scene.values(who, "music_box") for who in "ABC"] == [[], [2, 4], [2, 3]]


@pytest.mark.rule("DG-8.2")
def test_cards_that_work_when_taken_do_nothing_at_the_end() -> None:
    held = ("ring 1", "ring 2", "ring 3", "ring 4", "clock 4", "clock 4", "doll 4", "doll 2", "twin 1", "twin 1")
    scene = ending(2, a=player(*held, "mask 1", "holy_water 1", "holy_water 1", "mirror 1", ghosts=4))

    assert scene.dispelled("A") == []
    assert scene.ghosts == [4, 0]


@pytest.mark.rule("DG-8.3", "DG-8.4")
@pytest.mark.parametrize(
    ("ghosts", "curses"),
    [
        ([7, 6, 2], [3 + 3, 3, 3]),
        ([6, 6, 2], [3 + 3, 3 + 3, 3]),
        ([1, 0, 0], [3, 3, 3]),
        ([0, 2, 1], [3, 3 + 1, 3]),
        ([5, 5, 5], [3 + 2, 3 + 2, 3 + 2]),
    ],
)
def test_everyone_with_the_most_ghosts_gains_half_as_many_curses(ghosts: list[int], curses: list[int]) -> None:
    a, b, c = [player("ring 3" if seat < 2 else "twin 3", ghosts=count) for seat, count in enumerate(ghosts)]

    scene = ending(3, a=a, b=b, c=c)

    assert scene.outcome.scores == curses
    assert scene.ghosts == ghosts  # kept for the tie-break


@pytest.mark.rule("DG-8.3")
def test_all_ghosts_are_shown_and_their_price_is_told() -> None:
    scene = ending(2, a=player(ghosts=3), b=player(ghosts=8), start="B")

    assert scene.events("showed_ghosts", "haunted") == [
        {"showed_ghosts": {"seat": 1, "ghosts": 8}},
        {"showed_ghosts": {"seat": 0, "ghosts": 3}},
        {"haunted": {"seat": 1, "ghosts": 8, "curses": 4}},
    ]


@pytest.mark.rule("DG-8.4")
def test_final_curses_are_the_cards_left_after_step_1_and_the_price_of_the_ghosts() -> None:
    scene = ending(2, a=player("portrait 4", "portrait 1", dispelled=("ring 4",), ghosts=6), b=player("ring 2"))

    assert scene.outcome.scores == [1 + 3, 2]


@pytest.mark.rule("DG-8.5")
@pytest.mark.parametrize(
    ("a", "b", "winners", "reason"),
    [
        (player("ring 2"), player("ring 3"), [0], "fewest_curses"),
        (player("ring 3", ghosts=1), player("twin 3"), [1], "fewest_ghosts"),
        (player("ring 2", ghosts=3), player("twin 3"), [1], "fewest_ghosts"),  # 2 + 1 = 3
        (player("ring 3"), player("twin 3"), [0, 1], "shared"),
        (player("ring 2", ghosts=1), player("twin 3"), [0], "fewest_curses"),  # ghosts only break a tie
    ],
)
def test_fewest_curses_win_then_fewest_ghosts_then_the_victory_is_shared(
    a: PlayerSetting, b: PlayerSetting, winners: list[int], reason: str
) -> None:
    scene = ending(2, a=a, b=b)

    assert scene.outcome.winners() == winners
    assert scene.outcome.reason == reason


@pytest.mark.rule("DG-8.6")
@pytest.mark.parametrize(
    ("values", "ghosts", "ranks"),
    [
        ([4, 2, 1], [0, 0, 0], [3, 2, 1]),
        ([2, 2, 4], [0, 0, 0], [1, 1, 3]),
        ([4, 2, 2], [0, 0, 0], [3, 1, 1]),
        ([4, 4, 1], [0, 0, 0], [2, 2, 1]),
        ([3, 3, 3], [1, 0, 1], [2, 1, 2]),
        ([3, 3, 3], [1, 1, 1], [1, 1, 1]),
    ],
)
def test_equal_players_share_a_rank(values: list[int], ghosts: list[int], ranks: list[int]) -> None:
    kinds = ["ring", "twin", "mask"]
    a, b, c = [player(f"{kinds[seat]} {values[seat]}", ghosts=ghosts[seat]) for seat in range(3)]

    scene = ending(3, a=a, b=b, c=c)

    assert scene.outcome.ranks == ranks


@pytest.mark.rule("DG-8.6")
def test_the_score_for_learners_agrees_with_the_ranks() -> None:
    scene = ending(3, a=player("ring 2"), b=player("twin 2"), c=player("mask 4"))

    assert [scene.state.score(seat) for seat in range(3)] == [0.5, 0.5, -1.0]
