"""KS-V-13: the decks of Fear cards, and the one that an owner of the box adds."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from games.komnata_strachu.chamber import new_match
from games.komnata_strachu.reference import ANSWERS, CARDS, COLOURS, SHAPES, SPECIALS, colour, shape, task
from nightlight.core.errors import BadSetup
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.answers import accepted
from nightlight.games.komnata_strachu.content import CARD_AT, CARD_IDS, CARDS_IN_BOX, DECK_IDS, FOLDER
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.state import Agreement, set_json

PACKAGE = FOLDER.parents[1]
OWN = """
[[deck]]
id = "own"
spider = ["yellow", "yellow", "yellow", "yellow", "yellow", "yellow", "yellow", "yellow", "yellow", "yellow"]
skull = ["pink", "pink", "pink", "pink", "pink", "pink", "pink", "pink", "pink", "pink"]
pumpkin = ["white", "white", "white", "white", "white", "white", "white", "white", "white", "white"]
ghost = ["turquoise", "turquoise", "turquoise", "turquoise", "turquoise"]
puppet = ["red", "red", "red", "white", "yellow"]
"""
PLAYED = """
import json
from nightlight.core.chance import Seeded
from nightlight.core.step import NOBODY, apply, legal
from nightlight.games.komnata_strachu.game import GAME

found = []
for form in ("live", "race", "glimpse"):
    luck = Seeded(1)
    state = GAME.new(GAME.setup(2, {"deck": "own", "form": form, "last_card": "short"}), luck)
    dealt = state.json()["deck"] + state.json()["cards"]
    while state.actors != NOBODY:
        seat = 0 if state.actors & 1 else 1
        GAME.view(state, seat).imagine(luck)
        offered = legal(state, seat)
        apply(state, seat, offered[luck.below(len(offered))], luck)
    over = state.json()
    found.append([dealt, over["box"] + over["players"][0]["pile"] + over["players"][1]["pile"]])
print(json.dumps(found))
"""


def cards_of(deck: str) -> list[str]:
    """The cards of a deck in canonical order."""
    first = DECK_IDS.index(deck) * CARDS_IN_BOX
    return [CARD_IDS[CARD_AT[first + place]] for place in range(CARDS_IN_BOX)]


@pytest.mark.rule("KS-V-13")
def test_the_usual_deck_has_every_combination_that_is_no_token_twice() -> None:
    assert GAME.setup(2).options["deck"] == "pairs"
    assert cards_of("pairs") == CARDS


@pytest.mark.rule("KS-V-13")
def test_the_other_deck_has_every_combination_and_fifteen_again() -> None:
    cards = cards_of("all")
    fears = cards[:40]

    faces = Counter((shape(card), colour(card)) for card in fears)

    assert set(faces) == {(one, other) for one in SHAPES for other in COLOURS}
    assert Counter(faces.values()) == {1: 10, 2: 15}
    assert set(Counter(shape(card) for card in fears).values()) == {8}
    assert set(Counter(colour(card) for card in fears).values()) == {8}
    assert cards[40:] == SPECIALS


@pytest.mark.rule("KS-V-13", "KS-12.3")
def test_every_reveal_of_the_other_deck_asks_for_what_the_rules_say() -> None:
    agreement = Agreement(vec[i64]([0, 0]), deck=DECK_IDS.index("all"))
    found: Counter[tuple[str, bool]] = Counter()

    for cards in combinations(cards_of("all"), 3):
        asked = task(*cards)
        readings = {asked.by_shape, asked.by_colour} if asked.mode != "cancel" else set()
        numbers = vec[i64]([CARD_IDS.index(card) for card in cards])
        assert {ANSWERS[answer] for answer in accepted(numbers, agreement)} == readings, cards
        found[asked.mode, len(readings) == 1] += 1

    assert {mode: number for (mode, one), number in found.items() if one} == {
        "plain": 330,
        "single": 525,
        "match": 200,
        "missing": 200,
    }


@pytest.mark.rule("KS-V-13", "KS-6.7")
@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_a_match_with_the_other_deck_uses_all_of_its_cards(form: str) -> None:
    scene = new_match(3, deck="all", form=form)

    scene.play_on(seed=5)
    found = [CARD_IDS[card] for player in scene.state.players for card in player.pile]
    found += set_json(scene.state.box, scene.state.agreement.deck)

    assert sorted(found) == sorted(cards_of("all"))


@pytest.mark.rule("KS-V-13")
def test_a_deck_that_nobody_has_entered_is_not_offered() -> None:
    with pytest.raises(BadSetup, match="option deck takes pairs, all, not 'own'"):
        GAME.setup(2, {"deck": "own"})


@pytest.mark.rule("KS-V-13")
def test_an_owner_of_the_box_enters_any_forty_faces_and_plays_with_them(tmp_path: Path) -> None:
    package = tmp_path / "nightlight"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "web", "__pycache__", "*.so"))
    cards = package / "games" / "komnata_strachu" / "cards.toml"
    cards.write_text(cards.read_text("utf-8") + OWN, "utf-8")

    python = [sys.executable, "-c", PLAYED]
    told = subprocess.run(python, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, check=True)

    for dealt, over in json.loads(told.stdout):
        faces = Counter(card.rsplit("_", 1)[0] for card in dealt if card.startswith("f_"))
        assert faces == {
            "f_spider_yellow": 10,
            "f_skull_pink": 10,
            "f_pumpkin_white": 10,
            "f_ghost_turquoise": 5,
            "f_puppet_red": 3,
            "f_puppet_white": 1,
            "f_puppet_yellow": 1,
        }
        assert sorted(over) == sorted(dealt)
        assert len(set(dealt)) == 55
