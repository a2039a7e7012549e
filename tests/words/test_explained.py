"""What is this? Whatever a game is made of has a name, and a line about what it does, in every language."""

from __future__ import annotations

import pytest

from nightlight.games.dont_go_in_there import content as house
from nightlight.games.fear_of_the_dark import content as labyrinth
from nightlight.games.komnata_strachu import content as chamber
from nightlight.games.nightmarium import content as nightmarium
from nightlight.games.straszydla import content as straszydla
from nightlight.words.bundle import LANGUAGES
from words import fluent_files


def of_nightmarium() -> list[str]:
    """Abilities with their rules, legions, parts."""
    abilities = [key for name in nightmarium.ABILITIES for key in (f"ability-{name}", f"board-rule-{name}")]
    legions = [key for name in nightmarium.LEGION_IDS for key in (f"legion-{name}", f"one-{name}")]
    return [*abilities, *legions, *(f"part-{part}" for part in nightmarium.PART_IDS)]


def of_dont_go_in_there() -> list[str]:
    """Types of cards and rooms, each with its rule."""
    types = [key for name in house.TYPE_IDS for key in (f"type-{name}", f"rule-{name}")]
    rooms = [key for name in house.ROOM_IDS for key in (f"room-{name}", f"room_rule-{name}")]
    return [*types, *rooms]


def of_straszydla() -> list[str]:
    """Districts, bogeys, imps with their rules, elements."""
    imps = [key for imp in straszydla.IMP_IDS for key in (f"imp-{imp}", f"rule-{imp}")]
    districts = [f"district-{district}" for district in straszydla.DISTRICT_IDS]
    bogeys = [f"bogey-{bogey}" for bogey in straszydla.BOGEY_IDS]
    return [*imps, *districts, *bogeys, *(f"element-{name}" for name in straszydla.ELEMENTS)]


def of_fear_of_the_dark() -> list[str]:
    """Mind cards and Items with their rules, Hazards and Secrets with what they do, tokens."""
    ruled = [key for name in (*labyrinth.MIND_IDS, *labyrinth.ITEM_IDS) for key in (f"name-{name}", f"rule-{name}")]
    hazards = [key for name in labyrinth.HAZARD_IDS for key in (f"name-{name}", f"what-hazard-{name}")]
    secrets = [key for name in labyrinth.SECRET_IDS for key in (f"name-{name}", f"what-secret-{name}")]
    return [*ruled, *hazards, *secrets, "name-obstacle", "name-lock"]


def of_komnata_strachu() -> list[str]:
    """Every Fear, the Specials, shapes and colours."""
    cards = chamber.CARDS
    fears = [f"fear-{colour}_{shape}" for shape in cards.shapes for colour in cards.colours]
    named = [*(f"shape-{shape}" for shape in cards.shapes), *(f"colour-{colour}" for colour in cards.colours)]
    return [*fears, *named, *(f"special-{kind}" for kind in chamber.KIND_IDS if kind != "fear")]


NOUNS = {
    "dont-go-in-there": of_dont_go_in_there(),
    "fear-of-the-dark": of_fear_of_the_dark(),
    "komnata-strachu": of_komnata_strachu(),
    "nightmarium": of_nightmarium(),
    "straszydla": of_straszydla(),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NOUNS)
def test_every_noun_of_a_game_can_be_explained(game: str, language: str) -> None:
    written = fluent_files.messages(fluent_files.sources()[game][language])

    assert [noun for noun in NOUNS[game] if f"{game}-{noun}" not in written] == []
