"""What is shipped adds up to what is in the box, and what does not add up is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.fear_of_the_dark.reference import (
    DOOR_SQUARE,
    HAZARDS,
    ITEMS,
    MIND,
    SECRETS,
    SIDES,
    TILES,
    turned_doors,
    turned_squares,
)
from games.spoiling import Items, drop_row, row, shipped
from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.games.fear_of_the_dark import content
from nightlight.games.fear_of_the_dark.content import Agreements, Cards, Tiles
from nightlight.words.bundle import Words

FOLDER = Path(content.__file__).parent
ENGLISH = Words("en")


def inner(items: Items, key: str) -> Items:
    found = items[key]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("FD-2.3", "FD-2.4", "FD-2.5")
def test_there_are_so_many_cards_of_each_kind() -> None:
    cards = content.CARDS

    assert {kind.id: kind.copies for kind in cards.mind} == MIND
    assert {kind.id: kind.copies for kind in cards.hazards} == HAZARDS
    assert {kind.id: kind.copies for kind in cards.items} == ITEMS
    assert {kind.id: kind.copies for kind in cards.secrets} == SECRETS
    assert [sum(copies.values()) for copies in (MIND, HAZARDS, ITEMS, SECRETS)] == [9, 13, 9, 9]


@pytest.mark.rule("FD-6.2", "FD-3.6", "FD-7.4")
def test_the_cards_say_when_they_work() -> None:
    cards = content.CARDS

    assert [kind.id for kind in cards.mind if kind.light_only] == ["strike", "tiptoe", "scout"]
    assert [kind.id for kind in cards.hazards if not kind.entered_only] == ["leak"]
    assert [kind.id for kind in cards.items if kind.immediate] == ["lever"]


@pytest.mark.rule("FD-1.2")
def test_the_tiles_are_those_of_the_rules() -> None:
    tiles = content.TILES.all

    assert [tile.id for tile in tiles] == list(TILES)
    for tile in tiles:
        doors, hazard, rows = TILES[tile.id]
        assert "".join(SIDES[side] for side in tile.doors) == doors
        assert (tile.hazard, tile.echo) == (hazard, tile.id.startswith("E"))
        assert tile.squares == rows.replace("/", " ").split()


@pytest.mark.rule("FD-1.3")
@pytest.mark.parametrize("turn", range(4))
def test_tiles_turn_as_the_rules_say(turn: int) -> None:
    for tile in content.TILES.all:
        if tile.echo:
            continue
        mask = tile.door_mask(turn)

        assert tile.rotated(turn) == list(turned_squares(tile.id, turn))
        assert {SIDES[side] for side in range(4) if mask >> side & 1} == turned_doors(tile.id, turn)


@pytest.mark.rule("FD-6.8")
def test_no_supply_can_run_out() -> None:
    printed = [square for _, _, rows in TILES.values() for square in rows.split()]
    setup = content.AGREEMENTS

    assert (setup.obstacles, setup.locks, setup.secret_doors, setup.matches) == (10, 4, 2, 6)
    assert printed.count("o") + HAZARDS["collapse"] <= setup.obstacles
    assert printed.count("l") + HAZARDS["lockdown"] <= setup.locks
    assert SECRETS["door"] <= setup.secret_doors
    assert HAZARDS["leak"] == 1
    assert len([tile for tile, (_, hazard, _) in TILES.items() if hazard]) == 9 <= sum(HAZARDS.values())


@pytest.mark.rule("FD-7.3")
def test_each_item_location_is_marked_on_three_tiles_and_each_secret_location_on_two() -> None:
    printed = [square for _, _, rows in TILES.values() for square in rows.split()]

    assert [printed.count(f"i{number}") for number in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert [printed.count(f"s{number}") for number in (1, 2, 3, 4)] == [2, 2, 2, 2]


@pytest.mark.rule("FD-5.2")
def test_every_room_has_a_door_whose_square_is_empty() -> None:
    for tile, (doors, _, _) in TILES.items():
        kinds = [turned_squares(tile, 0)[DOOR_SQUARE[side]] for side in doors]
        assert doors == "" or "." in kinds


def test_the_rules_print_the_tiles_and_the_cards_as_they_are() -> None:
    rows = [line.strip("|").split("|") for line in (FOLDER / "RULES.md").read_text(encoding="utf-8").splitlines()]
    told = [[cell.strip() for cell in cells] for cells in rows]
    printed = {name: cells for name, *cells in reversed(told) if len(cells) > 0}  # the words come after the components

    for tile, (doors, hazard, squares) in TILES.items():
        dark = squares == ""
        expected = ["Dark Echo", "", "", ""] if dark else [" ".join(doors), *squares.split(" / ")]
        assert printed[tile] == [expected[0], "yes" if hazard else "no", *expected[1:]]
    for kind, copies in {**MIND, **HAZARDS, **ITEMS, **SECRETS}.items():
        assert printed[ENGLISH(f"fear-of-the-dark-name-{kind}")][0] == str(copies)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_words_of_the_rules_are_those_of_the_table(language: str) -> None:
    words = Words(language)
    rows = (FOLDER / "RULES.md").read_text(encoding="utf-8").partition("\n## Words\n")[2].splitlines()
    terms = {cell.strip() for row in rows for cell in row.strip("|").split("|")}

    names = [words(f"fear-of-the-dark-name-{kind}") for kind in [*MIND, *HAZARDS, *ITEMS, *SECRETS]]

    assert [name for name in names if name not in terms] == []


def test_the_files_say_what_is_reconstructed() -> None:
    for file in ("cards.toml", "tiles.toml"):
        opening = (FOLDER / file).read_text(encoding="utf-8").splitlines()[:4]
        assert "reconstructed" in " ".join(opening)


CARDS_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("cards.toml: mind has 9 cards, not 10", lambda items: row(items, "mind", 0).update(copies=2)),
    ("cards.toml: hazard has 13 cards, not 12", lambda items: row(items, "hazard", 0).update(copies=3)),
    ("cards.toml: item has 9 cards, not 8", lambda items: row(items, "item", 0).update(copies=3)),
    ("cards.toml: the kinds of secret are door, map, info", lambda items: drop_row(items, "secret")),
    ("cards.toml, mind strike: copies is a number", lambda items: row(items, "mind", 0).update(copies="one")),
    ("cards.toml, mind run: id is one of strike, move", lambda items: row(items, "mind", 1).update(id="run")),
    ("light_only is true or false, not 1", lambda items: row(items, "mind", 1).update(light_only=1)),
    ("cards.toml, item key: unknown key colour", lambda items: row(items, "item", 2).update(colour="red")),
    ("cards.toml: secret is missing", lambda items: items.pop("secret")),
    ("cards.toml: unknown key spell", lambda items: items.update(spell=[])),
]
TILES_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("tiles.toml: a start tile, 12 rooms and 3 Dark Echoes", lambda items: drop_row(items, "tile")),
    ("tiles.toml, tile R01: doors is a list of N, E, S, W", lambda items: row(items, "tile", 0).update(doors=["up"])),
    ("a room has 9 squares and a door", lambda items: row(items, "tile", 0).update(squares=["."])),
    ("a room has 9 squares and a door", lambda items: row(items, "tile", 0).update(doors=[])),
    ("a Dark Echo has neither", lambda items: row(items, "tile", 14).update(doors=["N"])),
    ("tiles.toml, tile R02: squares is a list of", lambda items: row(items, "tile", 1).update(squares=["x"] * 9)),
    ("tiles.toml, tile R02: hazard is true or false", lambda items: row(items, "tile", 1).update(hazard="no")),
    ("tiles.toml: start is missing", lambda items: items.pop("start")),
]
SETUP_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("setup.toml: matches is a number from 1 to 9, not 0", lambda items: items.update(matches=0)),
    ("setup.toml, tokens: lock is missing", lambda items: inner(items, "tokens").pop("lock")),
    ("setup.toml, difficulty hard: matches is missing", lambda items: row(items, "difficulty", 2).pop("matches")),
    ("instant_death is true or false", lambda items: row(items, "difficulty", 1).update(instant_death="no")),
    ("setup.toml: unknown key lamps", lambda items: items.update(lamps=1)),
]


@pytest.mark.parametrize(("problem", "spoil"), CARDS_MISTAKES, ids=[problem for problem, _ in CARDS_MISTAKES])
def test_cards_that_do_not_add_up_are_refused_with_file_and_key(problem: str, spoil: Callable[[Items], object]) -> None:
    items = shipped(FOLDER, "cards.toml")
    spoil(items)

    with pytest.raises(BadContent) as refused:
        Cards(Section("cards.toml", items))

    assert problem in str(refused.value)


@pytest.mark.parametrize(("problem", "spoil"), TILES_MISTAKES)
def test_tiles_that_do_not_add_up_are_refused_with_file_and_key(problem: str, spoil: Callable[[Items], object]) -> None:
    items = shipped(FOLDER, "tiles.toml")
    spoil(items)

    with pytest.raises(BadContent) as refused:
        Tiles(Section("tiles.toml", items))

    assert problem in str(refused.value)


@pytest.mark.parametrize(("problem", "spoil"), SETUP_MISTAKES, ids=[problem for problem, _ in SETUP_MISTAKES])
def test_a_set_up_that_does_not_add_up_is_refused_with_file_and_key(
    problem: str, spoil: Callable[[Items], object]
) -> None:
    items = shipped(FOLDER, "setup.toml")
    spoil(items)

    with pytest.raises(BadContent) as refused:
        Agreements(Section("setup.toml", items))

    assert problem in str(refused.value)


def test_what_is_shipped_adds_up() -> None:
    assert [kind.id for kind in Cards(read_content(FOLDER / "cards.toml")).mind] == list(MIND)
    assert len(Tiles(read_content(FOLDER / "tiles.toml")).all) == 16
    assert len(Agreements(read_content(FOLDER / "setup.toml")).difficulties) == 4
