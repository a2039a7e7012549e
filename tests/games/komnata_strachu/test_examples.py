"""KS-EX and KS-G: the examples of the rulebook, and a whole game of three bots."""

from __future__ import annotations

from itertools import islice

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Press, Scene, accepted, composed, game_of, reveal
from games.komnata_strachu.reference import CARDS, LEVELS, numbers, picks, reaction, shuffled, task
from nightlight.core.chance import Scripted
from nightlight.core.event import Log
from nightlight.games.komnata_strachu.game import GAME

A = "skull ghost"
B = "skull ghost pumpkin"
C = "spider skull pumpkin"


@pytest.mark.rule("KS-EX-1")
@pytest.mark.parametrize(
    ("presses", "winner"),
    [
        ({0: (A, 2000), 1: (B, 2500), 2: (C, 2200)}, 0),
        ({0: (A, 2200), 1: (B, 2500), 2: (C, 2000)}, 2),
        ({1: (B, 1500), 0: (A, 2000), 2: (C, 2200)}, 0),
    ],
    ids=["1a", "1b", "1c"],
)
def test_the_first_example(presses: dict[int, Press], winner: int) -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round(presses)

    assert scene.verdicts == ["right", "wrong", "right"]
    assert scene.pile(winner) == list(FIRST_EXAMPLE)
    assert sum(scene.piles) == 3


@pytest.mark.rule("KS-EX-2")
def test_the_note_on_mistakes() -> None:
    third_is_right = reveal(*FIRST_EXAMPLE)
    nobody_is_right = reveal(*FIRST_EXAMPLE)

    third_is_right.round({1: (B, 1000), 0: ("skull", 1200), 2: (C, 1500)})
    nobody_is_right.round({1: (B, 1000), 0: ("skull", 1200), 2: ("spider skull", 1500)})

    assert third_is_right.piles == [0, 0, 3]
    assert nobody_is_right.piles == [0, 0, 0]
    assert sorted(nobody_is_right.box) == sorted(FIRST_EXAMPLE)


@pytest.mark.rule("KS-EX-3")
def test_three_specials() -> None:
    scene = reveal("inv_2", "esc_1", "gst_4", then=[FIRST_EXAMPLE])

    assert scene.box == ["inv_2", "esc_1", "gst_4"]
    assert scene.cards == list(FIRST_EXAMPLE)
    assert scene.reveal == 2
    assert scene.events("pressed", "passed") == []


@pytest.mark.rule("KS-EX-4")
def test_two_specials() -> None:
    cards = ("inv_1", "esc_3", "f_puppet_pink_1")
    scene = reveal(*cards)

    scene.round({0: ("ghost", 900)})

    assert accepted(*cards) == ["ghost", "puppet"]
    assert scene.piles == [3, 0, 0]
    assert scene.specials == [2, 0, 0]


@pytest.mark.rule("KS-EX-5")
def test_an_invasion() -> None:
    scene = reveal("inv_4", "f_ghost_red_1", "f_skull_yellow_1", seats=2)

    scene.round({0: ("skull ghost pumpkin spider puppet", 3100), 1: ("spider pumpkin skull puppet ghost", 3000)})

    assert scene.verdicts == ["right", "right"]
    assert scene.piles == [0, 3]


@pytest.mark.rule("KS-EX-6", "KS-A-16")
@pytest.mark.parametrize("fears", [("f_ghost_red_1", "f_puppet_white_1"), ("f_ghost_white_1", "f_puppet_red_1")])
def test_an_escape(fears: tuple[str, str]) -> None:
    scene = reveal("esc_1", *fears, seats=2)

    scene.round({0: ("spider ghost puppet", 3100), 1: ("spider skull pumpkin", 3000)})

    assert scene.verdicts == ["right", "right"]
    assert scene.piles == [0, 3]
    assert accepted("esc_1", *fears) == ["spider ghost puppet", "spider skull pumpkin"]


@pytest.mark.rule("KS-EX-7")
def test_a_guest() -> None:
    assert accepted("gst_1", "f_ghost_white_1", "f_puppet_white_1") == ["ghost puppet", "pumpkin"]


@pytest.mark.rule("KS-EX-8")
def test_drawing_with_two_players() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    drawing = []
    for _ in range(3):
        drawing.append(max(scene.drawn_by, key=scene.drawn_by.count))
        scene.round({})

    assert drawing == [0, 1, 0]


@pytest.mark.rule("KS-EX-9")
@pytest.mark.parametrize(
    ("wins", "piles", "specials", "winners"),
    [
        ([(7, 6), (7, 7), (4, 2)], [21, 21, 12], [6, 7, 2], [1]),
        ([(8, 7), (8, 7), (2, 1)], [24, 24, 6], [7, 7, 1], [0, 1]),
    ],
)
def test_the_end(wins: list[tuple[int, int]], piles: list[int], specials: list[int], winners: list[int]) -> None:
    scene = game_of(*composed(wins))

    assert scene.piles == piles
    assert scene.specials == specials
    assert scene.outcome.winners() == winners


TIMES_OF_THE_GOLDEN_GAME = """
2073 1680 1218, 4116 1360 1452, 2513 2323 1780, 6033 2877x 1699, 4037 1672 1802, 1845 3402 1132, 4690 6341x 2579,
4644 2300 2330, 4148x 3520x 2033, 3242 1920 1978, 4444 2169 2743, 3398 2198 1550, 2035 2251 865, 5747 4310 2647,
5274 2093 1724x, 4995 3381 2053, 2110x 1656 1064, 3541x 3673 2864
"""
WINNERS_OF_THE_GOLDEN_GAME = [2, 1, 2, 2, 1, 2, 2, 1, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2]


@pytest.mark.rule("KS-G-1", "KS-1.5", "KS-1.6")
def test_the_golden_game() -> None:
    assert f"{next(numbers('KS-TEST-1|deck')):.12f}" == "0.314870745869"
    luck = Scripted(picks(shuffled(CARDS, "KS-TEST-1|deck")))
    scene = reveal_with(luck)
    told = []

    for number in range(1, 19):
        asked = task(*scene.cards)
        presses = {}
        for seat, level in enumerate(["sleepy", "steady", "sharp"]):
            drawn = list(islice(numbers(f"KS-TEST-1|bot|{seat}|{number}"), 7))
            time, answer = reaction(LEVELS[level], asked, drawn)
            presses[seat] = (" ".join(answer), time)
        for seat, press in presses.items():
            scene.press(seat, *press, luck=luck)
        told.append(" ".join(f"{presses[seat][1]}{'x' * (scene.verdicts[seat] == 'wrong')}" for seat in range(3)))
        assert scene.winner == WINNERS_OF_THE_GOLDEN_GAME[number - 1]

    assert ", ".join(told) == " ".join(TIMES_OF_THE_GOLDEN_GAME.split())
    assert scene.box == ["f_pumpkin_yellow_2"]
    assert scene.piles == [0, 18, 36]
    assert scene.specials == [0, 1, 14]
    assert scene.outcome.winners() == [2]


def reveal_with(luck: Scripted) -> Scene:
    """A match of three that takes its luck from here."""
    return Scene(GAME.new(GAME.setup(3), luck, Log()))
