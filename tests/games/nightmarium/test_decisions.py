"""NM-3.8 and NM-3.9: who is asked what, in which order, and what random play looks like."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from games.nightmarium.dream import dream, dreamer, new_match, option_words
from nightlight.bots.playout import playout
from nightlight.core.chance import Seeded
from nightlight.core.step import LegalActions, legal
from nightlight.games.nightmarium.actions import VERBS
from nightlight.games.nightmarium.game import GAME

QUESTIONS = {"action", "purity", "executioner", "scavenger", "devourer", "mockingbird", "chorister", "seal", "exchange"}
TARGETS = ["new", *map(str, range(1, 8))]
ACTIONS = [
    "draw",
    *[f"play {card} {target}" for card in range(1, 121) for target in TARGETS],
    "exchange",
    *[f"discard {card}" for card in range(1, 121)],
    *[f"target {left} {slot}" for left in range(5) for slot in range(1, 8)],
    "activate",
    "decline",
    "stop",
    *[f"mark {card}" for card in range(1, 121)],
]


@pytest.mark.rule("NM-3.9")
def test_the_actions_of_the_game_have_these_numbers() -> None:
    assert [option_words(action, 0, 5) for action in range(VERBS.size)] == ACTIONS
    assert [ACTIONS.index(words) for words in ("exchange", "activate", "decline", "stop")] == [961, 1117, 1118, 1119]
    assert (ACTIONS.index("discard 1"), ACTIONS.index("target 0 1"), ACTIONS.index("mark 1")) == (962, 1082, 1120)
    assert len(ACTIONS) == 1240


@pytest.mark.rule("NM-3.8", "NM-3.9", "NM-A31", "NM-A32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_exactly_one_player_decides_and_only_an_action_may_have_one_option(players: int, advanced: str) -> None:
    asked = set()
    for seed in range(8):
        scene = new_match(players, seed, advanced=advanced)
        for question in scene.decisions(seed):
            asked.add(question)
            offered = [choice for seat in range(players) if (choice := legal(scene.state, seat))]
            assert len(offered) == 1
            assert offered[0] == sorted(set(offered[0]))
            assert len(offered[0]) > 1 or question == "action"
            assert question != "exchange" or len(offered[0]) <= len(scene.hand(scene.state.turn))

    assert asked <= QUESTIONS
    assert ("seal" in asked) is (advanced == "yes")


@pytest.mark.rule("NM-3.9")
def test_actions_are_ordered_draw_plays_exchange() -> None:
    scene = dream(dreamer(hand=[59, 3, 46], creatures=[(6,), (30, 80), (9,)]), deck=[12])

    assert scene.options == [
        "draw",
        "play 3 new",
        "play 46 2",
        "play 59 new",
        "play 59 1",
        "play 59 2",
        "play 59 3",
        "exchange",
    ]


@pytest.mark.rule("NM-3.9")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_targets_are_ordered_clockwise_from_the_left_of_the_active_player(active: int) -> None:
    players = [dreamer(creatures=[(legs,), (more,)]) for legs, more in ((3, 6), (9, 12), (15, 18))]
    players[active] = dreamer(hand=[82], creatures=[(30, 86)])
    scene = dream(*players, active=active)

    scene.play(active, 82, on=1)

    clockwise = [(active + 1) % 3, (active + 2) % 3]
    assert scene.options == [f"target {seat} {slot}" for seat in clockwise for slot in (1, 2)]


@pytest.mark.rule("NM-3.9")
def test_stop_comes_before_marks_and_activate_before_decline() -> None:
    exchanging = dream(dreamer(hand=[9, 12, 15]), deck=[30])
    exchanging.choose(0, "exchange")
    exchanging.mark(0, 9)
    sealing = dream(dreamer(hand=[112], creatures=[(54, 86, 85)]), deck=[9], advanced=True)
    sealing.play(0, 112, on=1)

    assert exchanging.options == ["stop", "mark 12", "mark 15"]
    assert sealing.options == ["activate", "decline"]


@pytest.mark.parametrize(
    ("players", "advanced", "decisions"),
    [
        (2, "no", 140),
        (3, "no", 192),
        (4, "no", 241),
        (5, "no", 284),
        (2, "yes", 161),
        (3, "yes", 219),
        (4, "yes", 273),
        (5, "yes", 336),
    ],
)
def test_random_play_is_as_long_as_the_rules_say(players: int, advanced: str, decisions: int) -> None:
    setup, out = GAME.setup(players, {"advanced": advanced}), LegalActions()
    taken = []
    for seed in range(100):
        state = GAME.new(setup, Seeded(seed))
        taken.append(playout(state, Seeded(1_000_000 + seed), Seeded(2_000_000 + seed), out))

    spread = stdev(taken)
    both = (1 / len(taken) + 1 / 500) ** 0.5  # the figure itself is the average of 500 games

    assert abs(mean(taken) - decisions) < 4 * spread * both + 0.5
    assert max(taken) <= GAME.longest
