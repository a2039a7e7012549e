"""DG-9: what is hidden, from whom, and until when."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import Scene, ending, house, new_match, player, room, taking
from nightlight.core.chance import Scripted
from nightlight.core.event import SPECTATOR, Log
from nightlight.games.dont_go_in_there.game import GAME


def three_with_ghosts(*, open_ghosts: bool = False) -> Scene:
    return house(
        3,
        a=player("ring 1", ghosts=1),
        b=player("ring 2", ghosts=2),
        c=player("ring 3", ghosts=3),
        middle=room("secret_passage", "cat 1", "cat 2", "cat 3", meeples={1: "B"}),
        open_ghosts=open_ghosts,
    )


@pytest.mark.rule("DG-9.1", "DG-A17")
def test_each_player_sees_only_their_own_ghosts() -> None:
    scene = three_with_ghosts()

    assert scene.sees_ghosts("A") == [1, None, None]
    assert scene.sees_ghosts("B") == [None, 2, None]
    assert scene.sees_ghosts("C") == [None, None, 3]


@pytest.mark.rule("DG-9.1")
def test_no_number_of_ghosts_stands_anywhere_in_the_json_of_another_seat() -> None:
    few, many = three_with_ghosts(), three_with_ghosts()
    for seat, ghosts in ((1, 17), (2, 23)):
        many.state.players[seat].ghosts = ghosts

    assert few.view("A").json() == many.view("A").json()
    assert few.view("spectator").json() == many.view("spectator").json()


@pytest.mark.rule("DG-9.1")
def test_at_the_end_everyone_sees_all_ghosts() -> None:
    scene = ending(2, a=player(ghosts=3), b=player(ghosts=8))

    assert scene.sees_ghosts("A") == scene.sees_ghosts("B") == scene.sees_ghosts("spectator") == [3, 8]


@pytest.mark.rule("DG-9.2", "DG-A17")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_remembers_every_public_event_knows_all_ghosts(seed: int) -> None:
    types = "mask,holy_water,mirror,tome,ring,cat"
    scene = new_match(3, seed, types="custom", custom_types=types)
    told = 0
    remembered = [0, 0, 0]

    for _ in scene.decisions(seed):
        for event in scene.log.events[told:]:
            seen = event.seen_by(SPECTATOR)
            if seen.news.name == "gained":
                remembered[seen.get("seat")] += seen.get("ghosts")
            elif seen.news.name == "discarded":
                remembered[seen.get("seat")] -= seen.get("ghosts")
            elif seen.news.name == "passed":
                remembered[seen.get("seat")] -= seen.get("ghosts")
                remembered[seen.get("neighbour")] += seen.get("ghosts")
        told = len(scene.log.events)
        assert remembered == scene.ghosts


@pytest.mark.rule("DG-9.2")
def test_every_change_of_ghosts_is_told_with_its_cause() -> None:
    scene = taking("holy_water 1", "mask 1", "mirror 1", a=player("holy_water 2", ghosts=6))

    scene.take("A", 1)
    scene.take("A", 2)

    assert scene.events("gained", "discarded", "passed") == [
        {"discarded": {"seat": 0, "ghosts": 3, "cause": "holy_water"}},
        {"passed": {"seat": 0, "neighbour": 2, "ghosts": 1}},
        {"gained": {"seat": 0, "ghosts": 1, "cause": "mirror"}},
    ]


@pytest.mark.rule("DG-9.2")
def test_with_open_ghosts_everyone_sees_all_of_them() -> None:
    scene = three_with_ghosts(open_ghosts=True)

    assert scene.sees_ghosts("A") == scene.sees_ghosts("C") == [1, 2, 3]


@pytest.mark.rule("DG-9.3")
def test_everyone_may_look_up_dispelled_cards_and_curses() -> None:
    scene = house(
        2,
        a=player("cat 3", dispelled=("ring 4", "twin 1")),
        upper=room("nursery", "doll 1", "doll 2", "doll 3"),
    )

    for who in ("A", "B", "spectator"):
        seen = scene.view(who).table.players[0]
        assert seen.json()["dispelled"] == ["ring-4a", "twin-1a"]
        assert seen.json()["active"] == ["cat-3a"]
        assert seen.curses() == 3


@pytest.mark.rule("DG-9.4")
def test_a_spectator_sees_neither_ghosts_nor_the_face_down_card() -> None:
    scene = three_with_ghosts()

    assert scene.sees_ghosts("spectator") == [None, None, None]
    assert scene.sees_card("B", "middle", 3) == "cat-3a"
    assert scene.sees_card("spectator", "middle", 3) == "unknown"


@pytest.mark.rule("DG-9.4")
def test_a_spectator_sees_open_ghosts_but_still_no_face_down_card() -> None:
    scene = three_with_ghosts(open_ghosts=True)

    assert scene.sees_ghosts("spectator") == [1, 2, 3]
    assert scene.sees_card("spectator", "middle", 3) == "unknown"


@pytest.mark.rule("DG-9.4", "DG-7.6")
def test_the_face_down_card_is_among_the_unseen_ones_for_whoever_has_not_looked() -> None:
    scene = three_with_ghosts()

    unseen = {who: scene.view(who).json()["unseen"] for who in ("A", "B", "spectator")}

    assert isinstance(unseen["A"], list)
    assert isinstance(unseen["B"], list)
    assert unseen["spectator"] == unseen["A"]
    assert sorted(unseen["A"]) == sorted([*unseen["B"], "cat-3a"])


@pytest.mark.rule("DG-9.4", "DG-7.5")
def test_nobody_is_told_which_card_was_dealt_face_down() -> None:
    coins = [0, 1, 0]  # the middle board shows the Secret Passage
    scene = Scene(GAME.new(GAME.setup(2, {"types": "first_game"}), Scripted(coins), Log()))

    dealt = [event for event in scene.log.events if event.news.name == "dealt"]

    hidden = [event.seen_by(seat).get("card") for event in dealt for seat in (0, 1, SPECTATOR) if event.seats == 0]
    assert hidden == [-1, -1, -1]
    assert len([event for event in dealt if event.seen_by(0).get("card") >= 0]) == 8
