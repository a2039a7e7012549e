"""KS-V: what a table may agree on."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import (
    FIRST_EXAMPLE,
    accepted,
    composed,
    game_of,
    new_match,
    reveal,
    short_reveal,
)
from games.komnata_strachu.reference import CARDS, SPECIALS, task
from nightlight.core.errors import BadSetup
from nightlight.core.event import SPECTATOR
from nightlight.games.komnata_strachu.game import GAME

RIGHT = "skull ghost"
WRONG = "puppet"
AGAIN = ("f_ghost_white_2", "f_ghost_red_2", "f_skull_yellow_2")
LINE = ("inv_2", "f_ghost_red_1", "f_skull_yellow_1")


def test_what_is_not_said_takes_its_default() -> None:
    options = GAME.setup(3).options

    assert options["form"] == "live"
    assert sorted(options["specials"].split(",")) == ["escape", "guest", "invasion"]
    assert options["penalty"] == "0"
    assert options["reveals"] == "none"
    assert options["last_card"] == "box"
    assert options["attribute"] == "both"
    assert options["pace"] == "auto"
    assert options["handicap"] == ""
    assert (options["mirror"], options["teams"]) == ("off", "off")


@pytest.mark.rule("KS-V-1")
def test_without_specials_forty_cards_make_thirteen_reveals() -> None:
    scene = new_match(2, seed=3, specials="")
    seen = []

    while scene.deciders:
        assert scene.mode == "plain"
        seen += scene.cards
        scene.round({})

    assert len(seen) == 39
    assert not set(seen) & set(SPECIALS)
    assert scene.reveal == 13
    assert len(scene.box) == 40


@pytest.mark.rule("KS-V-2")
@pytest.mark.parametrize(
    ("kinds", "reveals", "left"),
    [
        ("guest", 15, 0),
        ("escape", 15, 0),
        ("invasion", 15, 0),
        ("guest,escape", 16, 2),
        ("escape,invasion", 16, 2),
        ("guest,escape,invasion", 18, 1),
    ],
)
def test_only_the_chosen_kinds_are_in_play(kinds: str, reveals: int, left: int) -> None:
    scene = new_match(2, seed=5, specials=kinds)
    in_play = len(scene.deck) + len(scene.cards) + len(scene.box)
    starts = {"guest": "gst", "escape": "esc", "invasion": "inv"}
    allowed = {starts[kind] for kind in kinds.split(",")}

    while scene.deciders:
        assert {card[:3] for card in scene.cards if card in SPECIALS} <= allowed
        scene.round({})

    assert scene.reveal == reveals
    assert in_play == 3 * reveals + left == 40 + 5 * len(allowed)
    assert len(scene.box) == in_play


@pytest.mark.rule("KS-V-3")
def test_a_wrong_press_before_the_winner_costs_the_top_card() -> None:
    scene = reveal(*FIRST_EXAMPLE, penalty="1")
    scene.round({0: (RIGHT, 1000)}, then=[AGAIN])

    scene.round({0: (WRONG, 500), 1: (RIGHT, 900), 2: (WRONG, 1000)})

    assert scene.pile(0) == list(FIRST_EXAMPLE[:2])
    assert scene.pile(1) == [*AGAIN, FIRST_EXAMPLE[2]]  # the three of the reveal, then what was lost


@pytest.mark.rule("KS-V-3")
def test_lost_cards_lie_on_top_in_the_order_of_the_presses() -> None:
    third = ("f_spider_white_1", "f_skull_white_1", "f_ghost_turquoise_1")
    scene = reveal(*FIRST_EXAMPLE, penalty="1")
    scene.round({0: (RIGHT, 1000)}, then=[AGAIN])
    scene.round({1: (RIGHT, 1000)}, then=[third])

    scene.round({1: (WRONG, 500), 0: (WRONG, 501), 2: ("spider skull ghost", 502)})

    assert scene.pile(2) == [*third, AGAIN[2], FIRST_EXAMPLE[2]]


@pytest.mark.rule("KS-V-3")
def test_without_a_winner_every_wrong_press_costs_a_card_to_the_box() -> None:
    scene = reveal(*FIRST_EXAMPLE, penalty="1")
    scene.round({0: (RIGHT, 1000)}, then=[AGAIN])

    scene.round({0: (WRONG, 500), 1: (WRONG, 900)})

    assert scene.piles == [2, 0, 0]  # B has nothing to lose
    assert sorted(scene.box) == sorted([*AGAIN, FIRST_EXAMPLE[2]])


@pytest.mark.rule("KS-V-3")
def test_void_presses_and_passes_cost_nothing() -> None:
    scene = reveal(*FIRST_EXAMPLE, penalty="1")
    scene.round({0: (RIGHT, 1000)}, then=[AGAIN])

    scene.round({1: (WRONG, 500), 0: (WRONG, 8501)})

    assert scene.piles == [3, 0, 0]


@pytest.mark.rule("KS-V-3", "KS-4.6")
@pytest.mark.parametrize(("ties", "kept"), [([0, 1], 2), ([1, 0], 3)])
def test_the_tie_order_says_who_erred_before_the_winner(ties: list[int], kept: int) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, penalty="1")
    scene.round({0: (RIGHT, 1000)}, then=[AGAIN])

    scene.round({0: (WRONG, 700), 1: (RIGHT, 700)}, ties=ties)

    assert scene.piles == [kept, 6 - kept]


@pytest.mark.rule("KS-V-3")
def test_without_the_option_nothing_is_lost() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.round({0: (RIGHT, 1000)}, then=[AGAIN])

    scene.round({0: (WRONG, 500), 1: (RIGHT, 900)})

    assert scene.piles == [3, 3, 0]


@pytest.mark.rule("KS-V-4")
@pytest.mark.parametrize("number", [1, 2, 9, 17, 18])
def test_a_short_game_ends_after_so_many_reveals(number: int) -> None:
    scene = game_of(*composed([(6, 5), (6, 5), (6, 5)])[:number], reveals=str(number))

    assert scene.deciders == []
    assert scene.reveal == number
    assert sum(scene.piles) == 3 * number
    assert len(scene.box) == 55 - 3 * number


@pytest.mark.rule("KS-V-4", "KS-V-5")
def test_a_short_game_has_no_short_reveal() -> None:
    scene = game_of(*composed([(6, 5), (6, 5), (6, 5)]), reveals="18", last_card="short")

    assert scene.deciders == []
    assert len(scene.box) == 1


@pytest.mark.rule("KS-V-5")
@pytest.mark.parametrize(
    ("cards", "kinds"),
    [
        (("f_skull_pink_1",), "guest,escape,invasion"),
        (("inv_2",), "guest,escape,invasion"),
        (("f_ghost_red_1", "f_ghost_yellow_2"), "guest,escape"),
        (("f_spider_pink_1", "inv_3"), "invasion,guest"),
        (("inv_3", "f_spider_pink_1"), "invasion,guest"),
        (("f_spider_pink_1", "esc_3"), "escape,guest"),
        (("gst_3", "f_spider_pink_1"), "escape,guest"),
    ],
    ids=[
        "Fear",
        "Invasion",
        "two Fears",
        "Fear and Invasion",
        "Invasion and Fear",
        "Fear and Escape",
        "Guest and Fear",
    ],
)
def test_the_cards_left_over_make_a_short_reveal(cards: tuple[str, ...], kinds: str) -> None:
    scene = short_reveal(*cards, specials=kinds)
    asked = task(*cards)
    assert scene.deciders == [0, 1, 2]

    assert scene.tries() == sorted({" ".join(asked.by_shape), " ".join(asked.by_colour)})
    scene.round({2: (" ".join(asked.by_colour), 1000)})

    assert scene.pile(2) == list(cards)
    assert scene.deciders == []


@pytest.mark.rule("KS-V-5")
@pytest.mark.parametrize(
    ("cards", "kinds"),
    [
        (("esc_1",), "guest,escape,invasion"),
        (("gst_1",), "guest,escape,invasion"),
        (("gst_1", "esc_1"), "guest,escape"),
        (("inv_1", "inv_2"), "invasion,escape"),
        (("inv_1", "esc_2"), "invasion,escape"),
    ],
)
def test_specials_left_over_without_a_task_are_boxed(cards: tuple[str, ...], kinds: str) -> None:
    scene = short_reveal(*cards, specials=kinds)

    assert scene.deciders == []
    assert set(cards) <= set(scene.box)
    assert scene.piles == [0, 0, 0]


@pytest.mark.rule("KS-V-5")
def test_a_short_reveal_that_nobody_wins_is_boxed() -> None:
    scene = short_reveal("f_skull_pink_1")

    scene.round({0: ("puppet", 700)})

    assert scene.deciders == []
    assert len(scene.box) == 55


@pytest.mark.rule("KS-V-6", "KS-A-4")
def test_with_mirror_a_line_may_be_read_from_the_other_side() -> None:
    asked = task(*LINE)
    lines = [asked.by_shape, asked.by_colour, asked.by_shape[::-1], asked.by_colour[::-1]]

    assert accepted(*LINE, mirror="on") == sorted(" ".join(line) for line in lines)
    assert accepted(*LINE) == sorted(" ".join(line) for line in lines[:2])
    assert accepted(*FIRST_EXAMPLE, mirror="on") == accepted(*FIRST_EXAMPLE)


@pytest.mark.rule("KS-V-7")
@pytest.mark.parametrize(
    "cards",
    [FIRST_EXAMPLE, LINE, ("esc_1", "f_spider_white_1", "f_skull_pink_1"), ("gst_1", "inv_1", "f_puppet_pink_1")],
    ids=["plain", "line", "missing", "single"],
)
def test_only_one_reading_is_accepted_in_all_modes(cards: tuple[str, ...]) -> None:
    asked = task(*cards)

    assert accepted(*cards, attribute="shape") == [" ".join(asked.by_shape)]
    assert accepted(*cards, attribute="colour") == [" ".join(asked.by_colour)]


@pytest.mark.rule("KS-V-6", "KS-V-7")
def test_mirror_and_one_reading_go_together() -> None:
    asked = task(*LINE)

    found = accepted(*LINE, mirror="on", attribute="colour")

    assert found == sorted([" ".join(asked.by_colour), " ".join(asked.by_colour[::-1])])


@pytest.mark.rule("KS-V-8")
def test_alone_right_answers_cost_their_time_and_others_ten_seconds() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=1, reveals="4")

    scene.round({0: (RIGHT, 29_999)}, then=[AGAIN])
    scene.round({0: (RIGHT, 1)}, then=[LINE_AGAIN])
    scene.round({0: ("spider", 5)}, then=[("f_spider_red_1", "gst_3", "inv_5")])
    assert scene.state.players[0].time == 40_000
    scene.round({})

    assert scene.outcome.scores == [50_000]
    assert scene.outcome.ranks == [1]


LINE_AGAIN = ("inv_1", "f_spider_white_1", "f_spider_white_2")


@pytest.mark.rule("KS-V-8")
def test_alone_the_quicker_game_is_worth_more() -> None:
    quick = reveal(*FIRST_EXAMPLE, seats=1, reveals="1")
    slow = reveal(*FIRST_EXAMPLE, seats=1, reveals="1")

    quick.round({0: (RIGHT, 900)})
    slow.round({0: (RIGHT, 9000)})

    assert 1 >= quick.state.score(0) > slow.state.score(0) >= -1


@pytest.mark.rule("KS-V-9")
def test_teams_are_for_four() -> None:
    for players in (1, 2, 3, 5, 8):
        with pytest.raises(BadSetup):
            GAME.setup(players, {"teams": "on"})

    assert GAME.setup(4, {"teams": "on"}).options["teams"] == "on"


@pytest.mark.rule("KS-V-9")
def test_seats_0_and_2_win_together() -> None:
    scene = game_of(*composed([(1, 0), (5, 5), (9, 7), (2, 2)]), seats=4, teams="on")

    assert scene.piles == [3, 15, 27, 6]
    assert scene.outcome.ranks == [1, 2, 1, 2]
    assert scene.outcome.winners() == [0, 2]
    assert scene.state.score(0) == scene.state.score(2) > scene.state.score(1) == scene.state.score(3)


@pytest.mark.rule("KS-V-10")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_more_players_play_by_the_same_rules(players: int) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=players)

    scene.round({players - 1: (RIGHT, 999), 0: (RIGHT, 1000), 1: (WRONG, 500)})

    assert scene.piles == [0] * (players - 1) + [3]
    assert scene.deciders == list(range(players))
    with pytest.raises(BadSetup):
        GAME.setup(9)


@pytest.mark.rule("KS-V-11", "KS-S-28")
@pytest.mark.parametrize(("other", "winner"), [(1450, 1), (1550, 0)])
def test_a_handicap_is_added_to_the_latency_of_a_race(other: int, winner: int) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race", handicap="500,0")

    scene.round({0: (RIGHT, 1000), 1: (RIGHT, other)}, slips=[0, 0])

    assert scene.winner == winner
    assert scene.state.last is not None
    assert list(scene.state.last.times) == [1500, other]


@pytest.mark.rule("KS-V-11")
def test_in_live_play_the_time_that_is_entered_has_the_handicap_already() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, handicap="500,0")

    scene.round({0: (RIGHT, 1500), 1: (RIGHT, 1501)})

    assert scene.winner == 0


@pytest.mark.rule("KS-V-11")
def test_handicaps_are_shown_openly() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, handicap="0,3000")

    for seat in (0, 1, SPECTATOR):
        assert list(scene.view(seat).table.agreement.handicap) == [0, 3000]


@pytest.mark.rule("KS-V-11")
@pytest.mark.parametrize("handicap", ["3001", "-1", "1,2,3", "ten", "500"])
def test_a_handicap_is_0_to_3000_for_each_seat(handicap: str) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, {"handicap": handicap})


@pytest.mark.rule("KS-V-12")
def test_the_pace_changes_nothing_but_a_word_to_the_table() -> None:
    scenes = [new_match(2, seed=4, pace=pace, form="race") for pace in ("auto", "ready")]

    decisions = [list(scene.decisions(7)) for scene in scenes]

    assert decisions[0] == decisions[1]
    assert scenes[0].piles == scenes[1].piles
    assert [scene.view(0).table.agreement.pace for scene in scenes] == [0, 1]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("form", "chess"),
        ("specials", "ghosts"),
        ("penalty", "2"),
        ("reveals", "0"),
        ("reveals", "19"),
        ("last_card", "keep"),
        ("attribute", "size"),
        ("mirror", "maybe"),
        ("pace", "slow"),
        ("colour", "red"),
    ],
)
def test_what_is_not_offered_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=name):
        GAME.setup(2, {name: value})


def test_every_form_can_be_played_with_every_option() -> None:
    chosen = {"penalty": "1", "last_card": "short", "mirror": "on", "attribute": "shape", "specials": "invasion"}

    for form in ("live", "race", "glimpse"):
        for seed in range(3):
            scene = new_match(4, seed, form=form, teams="on", handicap="0,3000,100,7", **chosen)
            scene.play_on(seed)
            everywhere = [*scene.box, *(card for seat in range(4) for card in scene.pile(seat))]
            assert sorted(everywhere) == sorted(card for card in CARDS if card[:3] not in ("esc", "gst"))
