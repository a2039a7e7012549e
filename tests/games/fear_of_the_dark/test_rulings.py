"""FD-A: questions that the rules leave open, and what was settled, where no other test has told it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.fear_of_the_dark.darkness import SEALED, darkness
from games.fear_of_the_dark.reference import ACTIONS, MIND, ROOMS, TILES, Lying, rotations
from nightlight.games.fear_of_the_dark.game import GAME
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match

CORRIDOR = [Lying("R01", (-1, 0), 1)]


@pytest.mark.rule("FD-A1")
def test_striking_costs_the_token_and_returns_the_card() -> None:
    scene = darkness(hand="strike move", matches=1)

    scene.do("play strike", "take scout", "take scout", "take search", "take search")

    assert (scene.matches, scene.hand, scene.lost) == (0, "move scout scout search search", "")
    assert "strike" in scene.deck


@pytest.mark.rule("FD-A2")
@pytest.mark.parametrize(
    ("act", "hand", "size"), [("match", "move", 3), ("item paper", "move", 3), ("play strike", "strike move", 5)]
)
def test_hands_are_built_up_to_a_number_not_by_a_number(act: str, hand: str, size: int) -> None:
    scene = darkness(hand=hand, items="paper")

    scene.do(act)
    while scene.question == "build":
        scene.do(scene.options[-1])

    assert len(scene.hand.split()) == size


@pytest.mark.rule("FD-A3", "FD-A4")
def test_a_discarded_card_does_anything_in_light_and_what_darkness_allows_in_darkness() -> None:
    where = [Lying("R11", (-1, 0), 1, frozenset("W"))]
    light = darkness(rooms=where, pawn="R11(1,0)", obstacles=["R11(0,0)"], hand="search")
    dark = darkness(rooms=where, pawn="R11(1,0)", obstacles=["R11(0,0)"])

    assert [option for option in light.options if option.startswith("wild")] == [
        f"wild search {effect}" for effect in ("strike", "move", "tiptoe", "scout", "clear")
    ]
    assert [option for option in dark.options if option.startswith("dark strike")] == [
        "dark strike move",
        "dark strike clear",
    ]


@pytest.mark.rule("FD-A5")
@pytest.mark.parametrize("tile", ROOMS)
def test_every_room_can_be_turned_to_be_entered_by_any_door(tile: str) -> None:
    for side in "NESW":
        assert len(rotations(tile, side, ".")) > 0


@pytest.mark.rule("FD-A9", "FD-A10")
def test_a_scouted_room_shows_its_hazard_and_only_a_leak_stays() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout scout")

    scene.do("play scout", "rotate 1", luck="R01 draught")
    scene.put("START(0,1)")
    scene.do("play scout", "rotate 0", luck="R04 leak")

    assert (scene.hazards, scene.leak) == ("draught leak", "R04")


@pytest.mark.rule("FD-A17")
def test_any_card_of_the_deck_can_be_taken_at_any_time() -> None:
    for kind in MIND:
        scene = darkness(hand="")
        scene.do("match", f"take {kind}")

        assert scene.hand == kind


@pytest.mark.rule("FD-A19")
@pytest.mark.parametrize(("pawn", "step"), [("R01(1,0)", "step W"), ("START(0,1)", "step N"), ("START(1,2)", "step E")])
def test_any_open_ended_door_is_a_way_out(pawn: str, step: str) -> None:
    scene = darkness(rooms=CORRIDOR, cleared=["START(1,2)"], pawn=pawn, hand="move", labyrinth="")

    scene.do("play move", step)

    assert scene.reason == "escaped"


@pytest.mark.rule("FD-A19")
def test_a_blocked_or_connected_door_is_no_way_out() -> None:
    rooms = [Lying("R01", (-1, 0), 0)]
    blocked = darkness(rooms=rooms, pawn="START(1,0)", hand="move", labyrinth="")
    connected = darkness(rooms=CORRIDOR, pawn="START(1,0)", hand="move", labyrinth="")

    blocked.do("play move")
    connected.do("play move", "step W")

    assert "step W" not in blocked.options
    assert (connected.reason, connected.pawn) == (None, "R01(1,2)")


@pytest.mark.rule("FD-A23")
def test_after_an_echo_no_steps_are_left() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="E3")

    scene.do("play move", "step W", luck="E3")

    assert scene.question == "act"


@pytest.mark.rule("FD-A25")
def test_in_the_leak_room_a_match_is_gained_but_not_used() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,1)", leak="R01", items="match", matches=0)

    scene.do("item match", "dark clear move", "step E", "step E", "stop")

    assert (scene.pawn, scene.matches) == ("START(1,0)", 1)
    assert "match" in scene.options


@pytest.mark.rule("FD-A27", "FD-3.7", "FD-4.3")
@pytest.mark.parametrize("before", ["play move", "walk move", "wild move tiptoe"])
def test_a_key_is_used_between_two_steps_and_takes_none_of_them(before: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", items="key paper match", matches=5)

    scene.do(before, "step E")
    offered = scene.options
    scene.do("item key")

    assert [option for option in offered if not option.startswith("step")] == ["item key", "stop"]
    assert (scene.items, scene.locks, scene.question) == ("match paper", [], "step")
    assert "step E" in scene.options


@pytest.mark.rule("FD-A27")
def test_before_the_first_step_a_key_is_an_action_and_a_single_way_is_gone_without_asking() -> None:
    scene = darkness(hand="move", items="key")

    scene.do("play move")

    assert (scene.pawn, scene.items) == ("START(1,0)", "key")
    assert "item key" not in scene.options


@pytest.mark.rule("FD-A27")
@pytest.mark.parametrize(("labyrinth", "best"), [("", "item key"), ("R01", "step W")])
def test_a_bot_uses_a_key_on_the_way_only_where_that_leads_further(labyrinth: str, best: str) -> None:
    doors_left = SEALED[1:2] + SEALED[3:] if labyrinth else SEALED[:2] + SEALED[3:]
    scene = darkness(rooms=doors_left, pawn="START(1,0)", hand="move", items="key", labyrinth=labyrinth, aside=0)
    scene.do("play move", "step E")

    view = GAME.view(scene.state, 0)

    assert max(scene.options, key=lambda option: GAME.worth(view, ACTIONS.index(option))) == best


@pytest.mark.rule("FD-A27", "FD-7.7")
def test_between_two_locks_a_key_on_the_way_asks_for_a_side() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", items="key", locks=["START(0,1)"])

    scene.do("play move", "step E", "item key")
    assert (scene.question, scene.options) == ("target", ["target N", "target E"])
    scene.do("target E", "step E")

    assert (scene.pawn, scene.locks) == ("START(1,2)", ["START(0,1)"])


@pytest.mark.rule("FD-A27")
def test_by_the_first_version_of_the_rules_a_key_waits_for_the_end_of_the_movement() -> None:
    scene = darkness(pawn="START(0,1)", hand="move scout", items="key", rules=1)

    scene.do("play move", "step E")

    assert scene.question == "act"
    assert "item key" in scene.options


@pytest.mark.rule("FD-A27")
def test_a_match_by_the_first_version_of_the_rules_is_replayed_by_it() -> None:
    journal = Journal.read(Path(__file__).parent / "journals" / "version-1.jsonl")

    match = Match.replay(journal, GAME)

    assert (match.setup.rules, match.over) == (1, True)
    assert match.state.json()["pawn"] == {"tile": 0, "square": 2}


@pytest.mark.rule("FD-A27")
def test_by_the_rules_of_today_the_same_answers_do_not_fit() -> None:
    said = Journal.read(Path(__file__).parent / "journals" / "version-1.jsonl")
    match = Match.start(GAME, GAME.setup(1, said.header.options), said.names, [PERSON], Luck.fair(given=[0, 4, 6]))
    answers = [GAME.verbs.action(line.action) for line in said.lines]

    for answer in answers[:-2]:
        match.answer(0, answer)

    assert {next(iter(GAME.verbs.json(option))) for option in match.legal(0)} == {"item", "stop"}


@pytest.mark.rule("FD-A8")
@pytest.mark.parametrize("tile", [tile for tile in ROOMS if TILES[tile][1]])
def test_every_dangerous_room_ends_the_movement(tile: str) -> None:
    turns = rotations(tile, "E", ".")
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck=tile if len(turns) > 1 else f"{tile} knockout")
    if len(turns) > 1:
        scene.do(f"rotate {turns[0]}", luck="knockout")

    assert (scene.question, scene.pawn) == ("act", f"{tile}(1,2)")
