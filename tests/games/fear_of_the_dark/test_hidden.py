"""FD-10: what the player sees, and from when."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import Scene, darkness, new_match
from games.fear_of_the_dark.reference import DRAWN, HAZARDS, ITEMS, SECRETS, Lying
from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR
from nightlight.games.fear_of_the_dark.game import GAME
from nightlight.games.fear_of_the_dark.shapes import View

DEAD_END = [Lying("R11", (-1, 0), 1)]


def seen(scene: Scene, seat: int = 0) -> View:
    return GAME.view(scene.state, seat).json()


@pytest.mark.rule("FD-10.1")
def test_everything_that_lies_open_is_seen() -> None:
    scene = darkness(
        rooms=[Lying("R11", (-1, 0), 1, frozenset("W"))],
        pawn="R11(1,1)",
        hand="move clear",
        lost="scout",
        items="key",
        terrors=1,
        matches=4,
        leak="R11",
        obstacles=["R11(0,0)"],
    )

    shown = seen(scene)

    assert shown["labyrinth"] == [
        {
            "tile": "START",
            "rotation": 0,
            "x": 0,
            "y": 0,
            "doors": ["N", "E", "S", "W"],
            "door_tokens": [],
            "opened_from_behind": [],
            "obstacles": [7],
            "locks": [5],
            "leak": False,
        },
        {
            "tile": "R11",
            "rotation": 1,
            "x": -1,
            "y": 0,
            "doors": ["E", "W"],
            "door_tokens": ["W"],
            "opened_from_behind": [],
            "obstacles": [0],
            "locks": [],
            "leak": True,
        },
    ]
    assert shown["pawn"] == {"tile": 1, "square": 4}
    assert shown["matches"] == 4
    assert shown["hand"] == {"move": 1, "clear": 1}
    assert shown["deck"] == {"strike": 1, "move": 1, "tiptoe": 1, "scout": 1, "search": 2}
    assert shown["discarded"] == {"scout": 1}
    assert (shown["items"], shown["terrors"]) == ({"key": 1}, 1)


@pytest.mark.rule("FD-10.2")
def test_all_discards_are_seen() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search scout tiptoe", items="match", matches=3)
    scene.do("item match")
    scene.do("play search", "target S", luck="info match match")
    scene.put("START(0,1)")
    scene.do("play scout", "rotate 0", luck="E2 collapse E3 R01 terror")

    shown = seen(scene)

    assert shown["discarded_items"] == {"match": 1}
    assert shown["discarded_secrets"] == {"info": 1}
    assert shown["discarded_hazards"] == {"terror": 1, "collapse": 1}
    assert shown["vanished_echoes"] == ["E2", "E3"]


@pytest.mark.rule("FD-10.3")
def test_the_sizes_of_all_piles_are_seen() -> None:
    scene = darkness(rooms=DEAD_END, aside=2, items="key", items_left={1: 1}, secrets_left={3: 1, 4: 0}, terrors=1)

    shown = seen(scene)

    assert (shown["tiles_left"], shown["set_aside"]) == (12, 2)
    assert shown["secret_locations"] == [2, 2, 1, 0]
    items, hazards = shown["item_locations"], shown["unseen_hazards"]
    assert isinstance(items, list)
    assert isinstance(hazards, dict)
    assert [2 - slots.count(None) for slots in items] == [1, 2, 2, 2]
    assert sum(hazards.values()) == 12


@pytest.mark.rule("FD-10.4")
def test_what_is_unseen_in_total_is_known_from_the_start() -> None:
    shown = seen(new_match())

    assert shown["unseen_tiles"] == DRAWN
    assert (shown["unseen_hazards"], shown["unseen_items"], shown["unseen_secrets"]) == (HAZARDS, ITEMS, SECRETS)


@pytest.mark.rule("FD-10.5", "FD-10.6", "FD-10.7", "FD-10.8")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_nobody_can_tell_what_comes_next_since_it_is_not_settled(seat: int) -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search scout", items_left={1: 2})
    before = seen(scene, seat)
    found = set()
    for item in ITEMS:
        copy = Scene(scene.state.clone())
        assert seen(copy, seat) == before
        copy.do("play search", "target N", luck=item)
        found.add(item)

    assert found == set(ITEMS)


@pytest.mark.rule("FD-10.5")
def test_a_tile_is_seen_when_it_is_revealed_and_the_tile_of_a_knockout_is_not() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck="R01")
    assert seen(scene)["steps"] != seen(darkness(pawn="START(1,0)", hand="move"))["steps"]
    assert "R01" in str(seen(scene)["steps"])
    unseen = seen(scene)["unseen_tiles"]
    scene.do("rotate 1", luck="knockout")

    assert seen(scene)["unseen_tiles"] == unseen
    assert (seen(scene)["tiles_left"], seen(scene)["set_aside"]) == (12, 2)


@pytest.mark.rule("FD-10.6")
@pytest.mark.parametrize("act", [["play move", "step W"], ["play scout"]])
def test_a_drawn_hazard_is_told_at_once_whether_it_acts_or_not(act: list[str]) -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout")

    scene.do(*act, "rotate 1", luck="R01 collapse")

    force = "none" if act == ["play scout"] else "acts"
    assert scene.events("drew_hazard") == [{"drew_hazard": {"hazard": "collapse", "force": force}}]


@pytest.mark.rule("FD-10.7")
def test_items_are_seen_when_taken_or_shown_by_information() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)")
    assert seen(scene)["item_locations"] == [["face_down", "face_down"]] * 4

    scene.do("dark clear search", luck="paper")

    assert scene.events("found_item") == [{"found_item": {"location": 1, "item": "paper"}}]
    slots = seen(scene)["item_locations"]
    assert isinstance(slots, list)
    assert sorted(slots[0], key=str) == [None, "face_down"]


@pytest.mark.rule("FD-10.7", "FD-8.1")
def test_what_information_showed_stays_in_view() -> None:
    scene = darkness(rooms=[Lying("R04", (0, -1), 0)], pawn="R04(0,1)", hand="search move")

    scene.do("play search", luck="info key lever")
    scene.do("walk move", "step W", "stop")

    slots = seen(scene)["item_locations"]
    assert isinstance(slots, list)
    assert slots[0] == ["key", "lever"]
    assert scene.events("saw_item") == [
        {"saw_item": {"location": 1, "slot": 1, "item": "key"}},
        {"saw_item": {"location": 1, "slot": 2, "item": "lever"}},
    ]


@pytest.mark.rule("FD-10.8")
def test_a_secret_is_seen_when_taken() -> None:
    scene = darkness(rooms=[Lying("R04", (0, -1), 0)], pawn="R04(0,1)", hand="search move")

    scene.do("play search", luck="map")

    assert scene.events("found_secret") == [{"found_secret": {"location": 1, "secret": "map"}}]


@pytest.mark.rule("FD-10.9")
def test_the_removed_item_and_secret_stay_among_the_unseen_to_the_end() -> None:
    for seed in range(20):
        scene = new_match(seed)
        for _ in scene.decisions(seed):
            unknown = 8 - sum(scene.items_left.values()) + sum(len(scene.known(n).split()) for n in (1, 2, 3, 4))
            assert len(scene.unseen_items) == 9 - unknown
            assert len(scene.unseen_secrets) == 1 + sum(scene.secrets_left.values())


@pytest.mark.rule("FD-10.1", "FD-10.5")
def test_a_spectator_sees_what_the_player_sees_and_nothing_is_told_in_secret() -> None:
    for seed in range(5):
        scene = new_match(seed)
        for _ in scene.decisions(seed):
            assert {**seen(scene), "seat": None} == seen(scene, SPECTATOR)
    assert all(news.secret == () for news in GAME.gazette.all)


@pytest.mark.rule("FD-10.5")
def test_an_imagined_match_is_the_one_on_the_table_and_another_one() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search")

    imagined = Scene(GAME.view(scene.state, 0).imagine(Seeded(1)))
    assert imagined.state.json() == scene.state.json()
    imagined.do("walk search", "step E", "stop")

    assert scene.pawn == "R11(1,1)"
    assert scene.hand == "search"
