"""DG-2: the set-up, and what is in the box."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from games.dont_go_in_there.house import Scene, new_match
from games.spoiling import Items, drop_row, row, shipped
from nightlight.core.chance import Scripted
from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.core.event import Log
from nightlight.games.dont_go_in_there.content import (
    CARDS,
    FOLDER,
    HOUSE,
    TYPE_IDS,
    Agreements,
    Cards,
    House,
)
from nightlight.games.dont_go_in_there.game import GAME

TYPES = {2: 5, 3: 6, 4: 7, 5: 8}
REMOVED = {2: 16, 3: 12, 4: 8, 5: 4}


def scripted_match(*luck: int) -> Scene:
    """Two players with the five types of a first game (Amulet, Holy Water, Music Box, Ring, Twin); A starts."""
    setup = GAME.setup(2, {"types": "first_game", "start_player": "0"})
    return Scene(GAME.new(setup, Scripted(list(luck)), Log()))


@pytest.mark.rule("DG-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_follow_the_order_of_the_seats(players: int) -> None:
    scene = new_match(players, seed=3)
    start = scene.state.start
    turns = [scene.state.turn for question in scene.decisions(seed=1) if question == "place"]

    assert turns == [(start + turn) % players for turn in range(12 * players)]


@pytest.mark.rule("DG-2.2", "DG-2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_all_eight_cards_of_each_chosen_type_are_shuffled_and_no_others(players: int, seed: int) -> None:
    scene = new_match(players, seed)

    types = scene.view("spectator").json()["types"]

    assert isinstance(types, list)
    assert len(types) == TYPES[players]
    assert types == [kind for kind in TYPE_IDS if kind in types]  # canonical order, known to all
    dealt = [card for name in ("upper", "middle", "lower") for card in scene.board(name).cards if card is not None]
    assert sorted(dealt + scene.unseen()) == sorted(
        f"{kind}-{value}{copy}" for kind in types for value in (1, 2, 3, 4) for copy in "ab"
    )


@pytest.mark.rule("DG-2.2")
def test_types_are_kept_in_canonical_order_however_they_were_chosen() -> None:
    scene = new_match(2, types="custom", custom_types="twin,ring,amulet,mask,cat")

    assert scene.view("A").json()["types"] == ["amulet", "cat", "mask", "ring", "twin"]


@pytest.mark.rule("DG-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_some_cards_stay_out_of_the_game_unseen(players: int) -> None:
    scene = new_match(players)
    assert len(scene.unseen()) - scene.state.deck == REMOVED[players]

    scene.play_on(seed=7)

    assert len(scene.unseen()) == REMOVED[players]
    assert len(scene.events("took")) == 12 * players


@pytest.mark.rule("DG-2.5")
@pytest.mark.parametrize(
    ("coins", "rooms"),
    [
        ((0, 0, 0), ["attic", "library", "hallway"]),
        ((1, 0, 0), ["nursery", "library", "hallway"]),
        ((0, 1, 0), ["attic", "secret_passage", "hallway"]),
        ((0, 0, 1), ["attic", "library", "basement"]),
    ],
)
def test_each_board_shows_the_side_that_its_own_coin_says(coins: tuple[int, int, int], rooms: list[str]) -> None:
    scene = scripted_match(*coins)

    assert [scene.board(name).room for name in ("upper", "middle", "lower")] == rooms


@pytest.mark.rule("DG-2.6")
def test_three_cards_are_dealt_to_each_room_from_upper_to_lower_and_left_to_right() -> None:
    scene = scripted_match(0, 1, 0, *range(9))  # every second of the cards, in canonical order

    assert scene.board("upper").cards == ["amulet-1a", "amulet-2a", "amulet-3a"]
    assert scene.board("middle").cards == ["amulet-4a", "holy_water-1a", "holy_water-2a"]
    assert scene.board("lower").cards == ["holy_water-3a", "holy_water-4a", "music_box-1a"]
    assert scene.sees_card("A", "middle", 3) == "unknown"  # the Secret Passage, DG-7.5


@pytest.mark.rule("DG-2.6")
def test_the_library_is_sorted_when_the_game_begins() -> None:
    scene = scripted_match(0, 0, 0, 0, 0, 0, 3, 2, 0)  # 4a, 3b, 2b are drawn

    assert scene.board("middle").cards == ["amulet-2b", "amulet-3b", "amulet-4a"]


@pytest.mark.rule("DG-2.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_begins_with_ten_meeples_no_ghosts_and_no_cards(players: int) -> None:
    scene = new_match(players)

    for seat in "ABCDE"[:players]:
        assert scene.supply(seat) == 10
        assert scene.active(seat) == scene.dispelled(seat) == []
    assert scene.ghosts == [0] * players


@pytest.mark.rule("DG-2.7", "DG-A4")
@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 4), (4, 4), (5, 4)])
def test_no_player_can_ever_have_more_meeples_in_rooms_at_the_start_of_their_turn(players: int, most: int) -> None:
    empty = ((0, 0), (0, 0), (0, 0))  # for each room the meeples of one player, and of all others
    reached = {(empty, turn) for turn in range(players)}
    fringe = list(reached)
    while fringe:
        rooms, turn = fringe.pop()
        for number in range(3):
            mine, others = rooms[number]
            changed = (mine + 1, others) if turn == 0 else (mine, others + 1)
            after = list(rooms)
            after[number] = (0, 0) if sum(changed) == 3 else changed
            position = ((after[0], after[1], after[2]), (turn + 1) % players)
            if position not in reached:
                reached.add(position)
                fringe.append(position)

    assert max(sum(mine for mine, _ in rooms) for rooms, turn in reached if turn == 0) == most


@pytest.mark.rule("DG-2.7")
@pytest.mark.parametrize(("players", "least"), [(2, 5), (3, 6), (5, 6)])
def test_the_supply_never_runs_out(players: int, least: int) -> None:
    for seed in range(10):
        scene = new_match(players, seed)
        for question in scene.decisions(seed):
            inside = [owner for board in ("upper", "middle", "lower") for owner in scene.board(board).meeples.values()]
            assert all(scene.supply(seat) == 10 - inside.count(seat) for seat in "ABCDE"[:players])
            if question == "place":
                assert scene.decider is not None
                assert scene.supply(scene.decider) >= least


@pytest.mark.rule("DG-2.8")
@pytest.mark.parametrize("start", [0, 1])
def test_the_drawn_start_player_has_the_first_turn_and_no_clock_is_claimed(start: int) -> None:
    setup = GAME.setup(2, {"types": "first_game"})

    scene = Scene(GAME.new(setup, Scripted([0] * 12 + [start]), Log()))

    assert scene.state.start == start
    assert scene.decider == "AB"[start]
    assert scene.state.clock_claimed is False


@pytest.mark.rule("DG-1.2")
def test_each_type_has_two_cards_of_each_value_worth_20_curses_with_12_dice_symbols() -> None:
    assert CARDS.values == [1, 1, 2, 2, 3, 3, 4, 4]
    assert CARDS.dice == [2, 2, 2, 2, 1, 1, 1, 1]
    assert CARDS.copies == list("abababab")
    assert (len(CARDS.types), sum(CARDS.values), sum(CARDS.dice)) == (12, 20, 12)


@pytest.mark.rule("DG-4.2")
def test_six_dice_always_suffice_and_three_are_always_needed() -> None:
    totals = {sum(three) for three in combinations_with_replacement(CARDS.dice, 3)}

    assert totals == {3, 4, 5, 6}


@pytest.mark.rule("DG-5.3", "DG-8.2")
def test_four_types_work_at_the_end_and_eight_when_taken() -> None:
    assert [kind.id for kind in CARDS.types if kind.at_end] == ["amulet", "cat", "music_box", "portrait"]


def test_three_boards_have_a_room_on_each_side() -> None:
    assert dict(zip(HOUSE.boards, HOUSE.sides, strict=True)) == {
        "upper": ["attic", "nursery"],
        "middle": ["library", "secret_passage"],
        "lower": ["hallway", "basement"],
    }


@pytest.mark.rule("DG-10.5", "DG-A24")
def test_every_room_has_four_spaces_with_0_to_3_flashlights_and_the_die_three_ghosts() -> None:
    assert HOUSE.flashlights == [0, 1, 2, 3]
    assert sorted(HOUSE.die) == ["blank"] * 3 + ["ghost"] * 3


CARDS_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("cards.toml, face 1: unknown key colour", lambda items: row(items, "face", 0).update(colour="red")),
    ("cards.toml, face 2: copies is missing", lambda items: row(items, "face", 1).pop("copies")),
    ("cards.toml, face 1: dice is a number from 1 to 2, not 7", lambda items: row(items, "face", 0).update(dice=7)),
    ("cards.toml: 8 cards of each type", lambda items: row(items, "face", 3).update(copies=1)),
    ("cards.toml: 8 cards of each type in ascending", lambda items: row(items, "face", 0).update(value=4)),
    ("cards.toml, type cat: timing is one of take, end", lambda items: row(items, "type", 1).update(timing="late")),
    ("cards.toml, type ring: rule is one of", lambda items: row(items, "type", 9).update(rule="explode")),
    ("cards.toml, type ring: set_size is missing", lambda items: row(items, "type", 9).pop("set_size")),
    ("cards.toml, type mask: unknown key set_size", lambda items: row(items, "type", 5).update(set_size=2)),
    ("cards.toml, type amulet: targets has 4 numbers", lambda items: row(items, "type", 0).update(targets=[2])),
    ("cards.toml, type amulet: targets is a list", lambda items: row(items, "type", 0).update(targets="two")),
    ("cards.toml: one type for each rule", lambda items: drop_row(items, "type")),
    ("cards.toml: unknown key types", lambda items: items.update(types=[])),
    ("cards.toml: type is missing", lambda items: items.pop("type")),
]
ROOMS_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("rooms.toml: die is a list of ghost, blank", lambda items: items.update(die=["ghost", "ghoul"])),
    ("rooms.toml: flashlights for 4 spaces", lambda items: items.update(flashlights=[0, 1, 2])),
    ("rooms.toml: unknown key lamps", lambda items: items.update(lamps=[])),
    ("rooms.toml: the boards upper, middle, lower and the rooms", lambda items: drop_row(items, "board")),
    ("rooms.toml: the boards upper, middle, lower and the rooms", lambda items: drop_row(items, "room")),
    ("rooms.toml: boards whose sides are the 6 rooms", lambda items: row(items, "board", 0).update(sides=["attic"])),
    ("rooms.toml, room attic: clauses is missing", lambda items: row(items, "room", 0).pop("clauses")),
    ("rooms.toml, board upper: sides is a list of", lambda items: row(items, "board", 0).update(sides=["roof"])),
    ("rooms.toml, room attic, on_place: space is missing", lambda items: row(items, "room", 0).update(on_place={})),
    ("rooms.toml, room attic: on_place is a table", lambda items: row(items, "room", 0).update(on_place=1)),
    ("rooms.toml, room library: deal is one of", lambda items: row(items, "room", 2).update(deal="random")),
    ("rooms.toml, room hallway: unknown key effect", lambda items: row(items, "room", 4).update(effect=1)),
]
SETUP_MISTAKES: list[tuple[str, Callable[[Items], object]]] = [
    ("setup.toml: meeples is a number from 6 to 99, not 5", lambda items: items.update(meeples=5)),
    ("setup.toml: 30 turns of 2 players do not fit 5 types", lambda items: items.update(turns=[12, 30])),
    ("setup.toml: 7 turns of 2 players do not fit", lambda items: items.update(turns=[7])),
    ("setup.toml: first_game names too few types", lambda items: items.update(first_game=["ring"])),
    ("setup.toml: first_game is a list of", lambda items: items.update(first_game=["rings"])),
    ("setup.toml, table 1: types is missing", lambda items: row(items, "table", 0).pop("types")),
    ("setup.toml, table 2: unknown key seats", lambda items: row(items, "table", 1).update(seats=3)),
]


@pytest.mark.parametrize(("problem", "spoil"), CARDS_MISTAKES, ids=[problem for problem, _ in CARDS_MISTAKES])
def test_cards_that_do_not_add_up_are_refused_with_file_and_key(problem: str, spoil: Callable[[Items], object]) -> None:
    items = shipped(FOLDER, "cards.toml")
    spoil(items)

    with pytest.raises(BadContent) as refused:
        Cards(Section("cards.toml", items))

    assert problem in str(refused.value)


@pytest.mark.parametrize(("problem", "spoil"), ROOMS_MISTAKES, ids=[problem for problem, _ in ROOMS_MISTAKES])
def test_rooms_that_do_not_add_up_are_refused_with_file_and_key(problem: str, spoil: Callable[[Items], object]) -> None:
    items = shipped(FOLDER, "rooms.toml")
    spoil(items)

    with pytest.raises(BadContent) as refused:
        House(Section("rooms.toml", items))

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
    assert Cards(Section("cards.toml", shipped(FOLDER, "cards.toml"))).values == CARDS.values
    assert House(Section("rooms.toml", shipped(FOLDER, "rooms.toml"))).boards == HOUSE.boards
    assert Agreements(Section("setup.toml", shipped(FOLDER, "setup.toml"))).meeples == 10


def test_a_file_that_is_no_toml_or_not_there_is_refused_by_name(tmp_path: Path) -> None:
    broken = tmp_path / "cards.toml"
    broken.write_text("face = [", encoding="utf-8")

    with pytest.raises(BadContent, match=r"cards\.toml"):
        read_content(broken)
    with pytest.raises(BadContent, match=r"rooms\.toml"):
        read_content(tmp_path / "rooms.toml")
