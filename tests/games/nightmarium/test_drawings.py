"""The drawings of the cards: all there, all different, always the same."""

from __future__ import annotations

import json
import subprocess
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from nightlight.games.nightmarium.content import FOLDER
from web import npm_command

PROGRAM = Path(__file__).with_name("drawings.mjs")
PLACES = ["legs", "torso", "head"]
MOST_SHAPES = 16
MOST_LETTERS = 12_000
LEAST_DIFFERENCE = 70  # of 750 cells

Drawing = dict[str, Any]


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What the pages know of the cards, and how they draw them."""
    command = npm_command()
    assert command is not None, "the environment for tests has a Node of its own"
    node = Path(command[0]).with_name("node")
    done = subprocess.run([node, PROGRAM], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def drawings(told: dict[str, Any]) -> list[Drawing]:
    found: list[Drawing] = told["drawings"]
    return found


def in_place(drawings: list[Drawing], place: str) -> list[Drawing]:
    return [drawing for drawing in drawings if drawing["place"] == place]


def test_the_pages_know_the_cards_as_they_are_printed(told: dict[str, Any], printed: dict[str, Any]) -> None:
    cards = [
        {
            "id": card["id"],
            "species": card["species"],
            "legion": card["legion"],
            "places": sorted(card["positions"], key=PLACES.index),
            "ability": None if card["ability"] == "none" else card["ability"],
        }
        for card in printed["card"]
    ]

    assert told["cards"] == cards
    assert told["seals"] == printed["seal"]


def test_every_card_is_drawn_at_every_place_it_may_take(drawings: list[Drawing], printed: dict[str, Any]) -> None:
    places = {(card["id"], place) for card in printed["card"] for place in card["positions"]}

    assert {(drawing["id"], drawing["place"]) for drawing in drawings} == places
    assert len(drawings) == len(places)


@pytest.mark.parametrize("place", PLACES)
def test_no_two_cards_have_the_same_outline_at_a_place(drawings: list[Drawing], place: str) -> None:
    known: dict[str, int] = {}
    for drawing in in_place(drawings, place):
        twin = known.setdefault(drawing["outline"], drawing["id"])

        assert twin == drawing["id"], f"{twin} and {drawing['id']} differ by a trembling hand only"


@pytest.mark.parametrize("place", PLACES)
def test_any_two_cards_at_a_place_can_be_told_apart_from_afar(drawings: list[Drawing], place: str) -> None:
    for one, other in combinations(in_place(drawings, place), 2):
        difference = sum(mine != theirs for mine, theirs in zip(one["seen"], other["seen"], strict=True))

        assert difference >= LEAST_DIFFERENCE, f"{one['id']} and {other['id']} look alike: {difference} cells differ"


def test_a_card_is_always_drawn_alike(drawings: list[Drawing]) -> None:
    for drawing in drawings:
        assert drawing["again"] == drawing["moods"]["awake"]


def test_a_drawing_is_small(drawings: list[Drawing]) -> None:
    for drawing in drawings:
        for mood, part in drawing["moods"].items():
            where = f"{drawing['id']} {drawing['place']} {mood}"
            letters = sum(len(shape["d"]) for shape in part["shapes"])

            assert 1 <= len(part["shapes"]) <= MOST_SHAPES, where
            assert letters <= MOST_LETTERS, f"{where}: {letters}"
            assert "NaN" not in json.dumps(part), where


def test_a_face_shows_whether_the_creature_sleeps(drawings: list[Drawing]) -> None:
    for drawing in in_place(drawings, "head"):
        asleep, awake = drawing["moods"]["sleep"]["shapes"], drawing["moods"]["awake"]["shapes"]

        assert asleep != awake, f"{drawing['id']} sleeps with open eyes"


def test_a_creature_feels_as_its_cards_make_it(told: dict[str, Any]) -> None:
    assert told["moods"] == {
        "legs and torso": "sleep",
        "three legions": "awake",
        "one legion": "pure",
        "one legion, sealed": "sealed",
        "three legions, sealed": "sealed",
    }
