"""Components: what is in the box, and what is refused because it does not add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

from games.spoiling import Items, drop_row, row, shipped
from nightlight.core.content import Section
from nightlight.core.errors import BadContent
from nightlight.games.straszydla import content
from nightlight.games.straszydla.content import (
    AGREEMENTS,
    BOGEY_CARDS,
    DISTRICT_IDS,
    DISTRICTS,
    ELEMENTS,
    IMP_CARDS,
    PACT_CARDS,
    STARTERS,
    Agreements,
    read_bogeys,
    read_districts,
    read_imps,
    read_pacts,
)
from nightlight.words.bundle import Words

FOLDER = Path(content.__file__).parent
PAIRS = [(2, 4), (4, 2), (3, 4), (4, 3), (2, 5), (5, 2), (3, 5), (5, 3), (2, 3), (3, 2)]


def yields(night: bool) -> dict[str, int]:
    """Cubes that one replenishment of the phase brings, by element."""
    found: dict[str, int] = dict.fromkeys(ELEMENTS, 0)
    for district in DISTRICTS:
        if district.night == night:
            found[ELEMENTS[district.element]] += district.harvest
    return found


@pytest.mark.rule("ST-A-20", "ST-1.12")
def test_there_are_25_districts_with_one_element_each() -> None:
    assert len(DISTRICTS) == len({district.id for district in DISTRICTS}) == 25
    assert Counter(district.kind for district in DISTRICTS) == {"centre": 1, "suburb": 4, "district": 20}
    assert [district.id for district in DISTRICTS[1:5]] == ["fishers", "potters", "gravediggers", "millers"]


@pytest.mark.rule("ST-5.1")
def test_by_day_22_cubes_come_and_by_night_23() -> None:
    assert yields(night=False) == {"water": 6, "air": 5, "fire": 6, "earth": 5}
    assert yields(night=True) == {"water": 5, "air": 6, "fire": 6, "earth": 6}
    assert len([district for district in DISTRICTS if not district.night]) == 13


@pytest.mark.rule("ST-9.4")
def test_twelve_districts_let_frighten_and_six_summon_imps() -> None:
    assert {district.id for district in DISTRICTS if district.frighten} == {
        *("centre", "baths", "funfair", "dovecote", "market", "park", "allotments"),
        *("bridge", "well", "attic", "theatre", "heap"),
    }
    assert {district.id for district in DISTRICTS if district.imp} == {
        *("centre", "dovecote", "smithy", "allotments", "well", "alley")
    }


@pytest.mark.rule("ST-2.2", "ST-1.4")
def test_eight_starting_bogeys_are_three_by_day_and_by_night() -> None:
    starting = [bogey for bogey in BOGEY_CARDS if bogey.group == 0]

    assert [bogey.id for bogey in starting] == [
        *("strzyga", "latarnik", "wargin", "libera", "sukkub", "dusiol", "bebok", "mamuna")
    ]
    assert {(bogey.day, bogey.night) for bogey in starting} == {(3, 3)}


@pytest.mark.rule("ST-2.2", "ST-1.5")
def test_every_element_has_the_same_ten_pairs_of_strengths() -> None:
    assert len({bogey.id for bogey in BOGEY_CARDS}) == 48
    for group in range(1, 5):
        assert [(bogey.day, bogey.night) for bogey in BOGEY_CARDS if bogey.group == group] == PAIRS
    assert (sum(day for day, _ in PAIRS), sum(night for _, night in PAIRS)) == (33, 33)
    named = {bogey.id: (bogey.group, bogey.night) for bogey in BOGEY_CARDS}
    assert (named["wroniec"], named["borowy"]) == ((2, 4), (4, 4))


@pytest.mark.rule("ST-1.6", "ST-11.2")
def test_there_are_two_copies_of_eight_imps_four_of_each_element() -> None:
    assert [(imp.id, ELEMENTS[imp.element], imp.copies, imp.window) for imp in IMP_CARDS] == [
        ("mist", "water", 2, "duel_lost"),
        ("sip", "water", 2, "feeding"),
        ("gust", "air", 2, "after_move"),
        ("whisper", "air", 2, "after_reveal"),
        ("spark", "fire", 2, "after_roll"),
        ("ember", "fire", 2, "before_duel_roll"),
        ("mole", "earth", 2, "planning"),
        ("hoard", "earth", 2, "action_turn"),
    ]


@pytest.mark.rule("ST-1.7", "ST-15.1")
def test_the_twelve_pacts_are_all_ways_to_name_two_two_and_one() -> None:
    found = [tuple(pact.places) for pact in PACT_CARDS]

    assert len(found) == 12
    assert sorted(found) == sorted(set(permutations((2, 2, 1, 0))))
    assert {pact.id: tuple(pact.places) for pact in PACT_CARDS}["P11"] == (2, 0, 2, 1)


@pytest.mark.rule("ST-10.4", "ST-12.6", "ST-13.5", "ST-A-21", "ST-A-22")
def test_the_help_card() -> None:
    card = AGREEMENTS.help_card

    assert card.fright == [3, 2, 1]
    assert (card.reroll_die, card.take_imp, card.take_energy, card.feed_bogey) == (1, 2, 3, 4)


MISTAKES: list[tuple[str, str, Callable[[Items], object]]] = [
    ("districts.toml", "unknown key colour", lambda items: row(items, "district", 0).update(colour="red")),
    (
        "districts.toml",
        "yield is a number from 1 to 3, not 4",
        lambda items: row(items, "district", 5).update({"yield": 4}),
    ),
    ("districts.toml", "element is one of water, air", lambda items: row(items, "district", 5).update(element="void")),
    ("districts.toml", "icons is a list of", lambda items: row(items, "district", 5).update(icons=["sleep"])),
    ("districts.toml", "phase is one of day, night", lambda items: row(items, "district", 5).update(phase="dusk")),
    ("districts.toml", "25 in all", lambda items: drop_row(items, "district")),
    ("districts.toml", "a centre, 4 suburbs", lambda items: row(items, "district", 0).update(kind="suburb")),
    ("bogeys.toml", "day is a number from 1 to 6, not 7", lambda items: row(items, "bogey", 9).update(day=7)),
    ("bogeys.toml", "10 of each element", lambda items: drop_row(items, "bogey")),
    ("bogeys.toml", "starting bogeys are all alike", lambda items: row(items, "bogey", 2).update(day=4)),
    ("bogeys.toml", "unknown key price", lambda items: row(items, "bogey", 2).update(price=4)),
    ("imps.toml", "window is one of duel_lost", lambda items: row(items, "imp", 0).update(window="always")),
    ("imps.toml", "one imp for each power", lambda items: drop_row(items, "imp")),
    ("imps.toml", "2 imps of each element", lambda items: row(items, "imp", 0).update(element="fire")),
    ("pacts.toml", "a pact names 5 bogeys, not 6", lambda items: row(items, "pact", 0).update(water=2)),
    ("pacts.toml", "12 different pacts", lambda items: drop_row(items, "pact")),
    ("pacts.toml", "12 different pacts", lambda items: row(items, "pact", 0).update(row(items, "pact", 1), id="P01")),
    ("setup.toml", "rounds is a number", lambda items: items.update(rounds=0)),
    ("setup.toml", "each of the 25 districts once", lambda items: drop_row(items, "row")),
    ("setup.toml", "reference is a list of", lambda items: row(items, "row", 0).update(reference=["moon"])),
    ("setup.toml", "start_suburbs", lambda items: items.update(start_suburbs=["r0c2", "r0c2", "r4c2", "r2c0"])),
    ("setup.toml", "unknown key weather", lambda items: items.update(weather="fog")),
]


def read(name: str, items: Items) -> object:
    section = Section(name, items)
    if name == "districts.toml":
        return read_districts(section)
    if name == "bogeys.toml":
        return read_bogeys(section)
    if name == "imps.toml":
        return read_imps(section)
    return read_pacts(section) if name == "pacts.toml" else Agreements(section, [*DISTRICT_IDS])


@pytest.mark.parametrize(("name", "problem", "spoil"), MISTAKES, ids=[f"{name}: {text}" for name, text, _ in MISTAKES])
def test_content_that_does_not_add_up_is_refused_with_file_and_key(
    name: str, problem: str, spoil: Callable[[Items], object]
) -> None:
    items = shipped(FOLDER, name)
    spoil(items)

    with pytest.raises(BadContent) as refused:
        read(name, items)

    assert name in str(refused.value)
    assert problem in str(refused.value)


@pytest.mark.parametrize("name", ["districts.toml", "bogeys.toml", "imps.toml", "pacts.toml", "setup.toml"])
def test_what_is_shipped_adds_up(name: str) -> None:
    assert read(name, shipped(FOLDER, name)) is not None


@pytest.mark.parametrize("name", ["districts.toml", "bogeys.toml", "imps.toml", "pacts.toml", "setup.toml"])
def test_reconstructed_content_says_so(name: str) -> None:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()

    opening = [line for line in lines[:4] if line.startswith("#")]
    assert "reconstructed" in " ".join(opening)


def rules_rows() -> set[str]:
    """All rows of the tables in the rules."""
    return {line for line in (FOLDER / "RULES.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")}


def test_the_rules_list_the_districts_as_they_are() -> None:
    words = Words("en", strict=True)
    rows = rules_rows()

    for district in DISTRICTS:
        name = words(f"straszydla-district-{district.id}")
        phase = "night" if district.night else "day"
        icons = ["yes" if icon else "" for icon in (district.frighten, district.imp)]
        cells = [name, district.kind, phase, ELEMENTS[district.element], str(district.harvest), *icons]
        assert f"| {' | '.join(cells)} |" in rows


def test_the_rules_list_bogeys_imps_and_pacts_as_they_are() -> None:
    words = Words("en", strict=True)
    rows = rules_rows()

    for place, (day, night) in enumerate(PAIRS):
        cards = [BOGEY_CARDS[STARTERS + 10 * element + place] for element in range(len(ELEMENTS))]
        names = [words(f"straszydla-bogey-{card.id}") for card in cards]
        assert f"| {day} / {night} | {' | '.join(names)} |" in rows
    for imp in IMP_CARDS:
        assert any(row.startswith(f"| {words(f'straszydla-imp-{imp.id}')} | ") for row in rows)
    for pact in PACT_CARDS:
        assert f"| {pact.id} | {' | '.join(str(places) for places in pact.places)} |" in rows
