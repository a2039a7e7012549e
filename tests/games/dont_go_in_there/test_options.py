"""Variants: what a table may agree on."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import new_match
from nightlight.core.chance import Scripted
from nightlight.core.errors import BadSetup
from nightlight.games.dont_go_in_there.game import GAME

FIRST_GAME = ["ring", "twin", "holy_water", "music_box", "amulet", "mask", "portrait", "mirror"]


def test_what_is_not_said_takes_its_default() -> None:
    assert GAME.setup(3).options == {
        "types": "random",
        "custom_types": "",
        "ghost_counts": "hidden",
        "start_player": "random",
        "doll_choice": "auto",
        "turns": "12",
    }


@pytest.mark.parametrize(("players", "types"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_a_first_game_is_played_with_the_simplest_types(players: int, types: int) -> None:
    scene = new_match(players, types="first_game")

    shown = scene.view("A").json()["types"]

    assert isinstance(shown, list)
    assert sorted(shown) == sorted(FIRST_GAME[:types])


@pytest.mark.parametrize("named", ["", "cat", "cat,doll", "cat, doll ,tome", "cat,cat,cat,doll"])
def test_custom_types_are_in_play_and_the_rest_is_drawn(named: str) -> None:
    for seed in range(5):
        scene = new_match(2, seed, types="custom", custom_types=named)

        shown = scene.view("A").json()["types"]
        assert isinstance(shown, list)
        assert {kind.strip() for kind in named.split(",") if kind} <= set(shown)
        assert len(shown) == 5


def test_custom_types_are_read_only_when_types_are_custom() -> None:
    scene = new_match(2, types="first_game", custom_types="cat,doll")

    assert scene.view("A").json()["types"] == ["amulet", "holy_water", "music_box", "ring", "twin"]


@pytest.mark.rule("DG-9.2")
@pytest.mark.parametrize(("value", "seen"), [("hidden", [0, None]), ("open", [0, 0])])
def test_ghost_counts_are_hidden_or_open(value: str, seen: list[int | None]) -> None:
    scene = new_match(2, ghost_counts=value)

    assert scene.sees_ghosts("A") == seen


@pytest.mark.rule("DG-2.8", "DG-10.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_named_start_player_starts(players: int) -> None:
    for seat in range(players):
        scene = new_match(players, start_player=str(seat))

        assert scene.state.start == seat
        assert scene.decider == "ABCDE"[seat]


@pytest.mark.rule("DG-A7")
@pytest.mark.parametrize(("value", "asked"), [("auto", False), ("player", True)])
def test_dolls_are_chosen_by_the_rule_or_by_the_player(value: str, asked: bool) -> None:
    state = GAME.new(GAME.setup(2, {"doll_choice": value}), Scripted([]))

    assert state.doll_choice is asked


@pytest.mark.parametrize(
    ("turns", "removed"), [("12", [16, 12, 8, 4]), ("9", [22, 21, 20, 19]), ("6", [28, 30, 32, 34])]
)
def test_fewer_turns_remove_more_cards(turns: str, removed: list[int]) -> None:
    for players, out in zip((2, 3, 4, 5), removed, strict=True):
        scene = new_match(players, turns=turns)

        assert len(scene.unseen()) - scene.state.deck == out
        assert scene.state.deck == players * int(turns) - 9
        assert scene.view("A").turns_left(0) == int(turns)


@pytest.mark.parametrize(
    ("players", "chosen", "problem"),
    [
        (1, {}, "2 to 5 players, not 1"),
        (6, {}, "2 to 5 players, not 6"),
        (2, {"difficulty": "hard"}, "not 'difficulty'"),
        (2, {"types": "all"}, "option types takes random, custom, first_game, not 'all'"),
        (2, {"types": ""}, "not ''"),
        (2, {"types": "custom", "custom_types": "cat,dog"}, "not 'dog'"),
        (2, {"types": "random", "custom_types": "dog"}, "not 'dog'"),
        (2, {"types": "custom", "custom_types": "cat,doll,mask,ring,twin,tome"}, "2 players play with 5 types"),
        (2, {"ghost_counts": "secret"}, "option ghost_counts takes hidden, open"),
        (3, {"start_player": "3"}, "a seat from 0 to 2, not 3"),
        (5, {"start_player": "5"}, "not '5'"),
        (2, {"start_player": "-1"}, "not '-1'"),
        (2, {"doll_choice": "both"}, "option doll_choice takes auto, player"),
        (2, {"turns": "10"}, "option turns takes 12, 9, 6, not '10'"),
    ],
)
def test_what_the_game_does_not_offer_is_refused_in_words(players: int, chosen: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(players, chosen)

    assert problem in str(refused.value)
