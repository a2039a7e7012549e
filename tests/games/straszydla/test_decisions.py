"""ST-3: the course of a game and its decisions."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from games.straszydla.city import FREE, city, new_match, pack
from games.straszydla.reference import DISTRICTS
from nightlight.bots.playout import playout
from nightlight.core.chance import Seeded
from nightlight.core.errors import IllegalAction
from nightlight.core.step import LegalActions, apply, first, legal
from nightlight.games.straszydla.actions import VERBS
from nightlight.games.straszydla.game import GAME

FOLLOWS = {  # what can be asked after what, from the table of states
    "starter": {"starter", "first_phase"},
    "first_phase": {"suburb"},
    "suburb": {"suburb", "plan"},
    "plan": {"plan", "whisper", "moves", "duels", "actions", "round"},
    "whisper": {"whisper", "plan", "moves", "duels", "actions", "round"},
    "moves": {"moves", "duels", "actions", "round"},
    "duels": {"duels", "actions", "round"},
    "actions": {"actions", "round"},
    "feeding": {"feeding", "round"},
}
PARTS = {
    "transfer": "moves",
    "jump": "moves",
    "gust": "moves",
    "ember": "duels",
    "duel_spark": "duels",
    "bid": "duels",
    "duel_change": "duels",
    "mist": "duels",
    "retreat_point": "duels",
    "retreat": "duels",
    "action": "actions",
    "fright_reroll": "actions",
    "fright_spark": "actions",
    "fright_energy": "actions",
}
KINDS = {
    "first_phase": {"begin"},
    "suburb": {"settle"},
    "plan": {"plain", "mole", "step", "x"},
    "whisper": {"decline", "use"},
    "transfer": {"stay", "transfer"},
    "jump": {"jump"},
    "gust": {"decline", "step"},
    "ember": {"decline", "use"},
    "duel_spark": {"decline", "done", "die"},
    "bid": {"bid", *FREE},
    "duel_change": {"done", "set"},
    "mist": {"decline", "use"},
    "retreat_point": {"cede", "point"},
    "retreat": {"retreat"},
    "fright_reroll": {"done", "dread", "spark", *FREE},
    "fright_spark": {"done", "die"},
    "fright_energy": {"done", "set", *FREE},
    "pay": {"pay"},
}
KINDS["action"] = {"end", "frighten", "summon_imp", "hoard"} | set(FREE)
KINDS["feeding"] = {"end", "feed", "dread_feed", "sip"} | set(FREE)


@pytest.mark.rule("ST-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_runs_through_the_states_in_their_order(players: int) -> None:
    scene = new_match(players, players)
    last, last_round = "starter", None
    for question in scene.decisions(players):
        part = PARTS.get(question, question)
        part = last if part == "pay" else part
        now = (scene.state.phase, scene.card)
        if last_round is not None and now != last_round:
            assert "round" in FOLLOWS[last]
            assert part in ("plan", "whisper", "moves", "duels", "actions", "feeding")
        elif part == "feeding":
            assert scene.card == 0
        else:
            assert part in FOLLOWS[last], (last, part)
        last = part
        last_round = None if question in ("first_phase", "suburb") else now

    assert GAME.outcome(scene.state) is not None


@pytest.mark.rule("ST-3.2", "ST-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_asked_without_a_choice_and_options_ascend(players: int, seed: int) -> None:
    scene = new_match(players, seed, starters=["8", "4"][seed % 2])

    for _ in scene.decisions(seed):
        for who in scene.deciders:
            offered = legal(scene.state, "ABCD".index(who))
            assert len(offered) >= 2
            assert offered == sorted(set(offered))


@pytest.mark.rule("ST-3.3")
def test_each_kind_of_decision_has_options_of_its_own() -> None:
    met: set[str] = set()
    for seed in range(12):
        scene = new_match(2 + seed % 3, seed)
        for question in scene.decisions(seed):
            verbs = {VERBS.verb_of(action).name for seat in range(4) for action in legal(scene.state, seat)}
            assert verbs <= KINDS[question]
            met.add(question)

    assert met == set(KINDS)


@pytest.mark.rule("ST-3.3")
def test_the_verbs_come_in_an_order_that_makes_ascending_canonical() -> None:
    names = [verb.name for verb in VERBS.all]

    for earlier, later in [
        ("plain", "mole"),
        ("step", "x"),
        ("decline", "use"),
        ("stay", "transfer"),
        ("decline", "step"),
        ("decline", "die"),
        ("done", "die"),
        ("done", "set"),
        ("cede", "point"),
        ("done", "dread"),
        ("dread", "spark"),
    ]:
        assert names.index(earlier) < names.index(later)
    action = ["end", "frighten", "summon_imp", "hoard"]
    feeding = ["end", "feed", "dread_feed", "sip"]
    free = ["trade", "trade_imp", "buy", "dread_imp", "dread_energy", "exchange"]
    for order in ([*action, *free], [*feeding, *free]):
        assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)


@pytest.mark.rule("ST-3.3", "ST-1.3")
def test_districts_of_a_retreat_come_row_by_row() -> None:
    scene = city(2, stage="duels", a=pack("strzyga", at="centre"), b=pack("wargin", at="centre"), luck=[6, 6, 1, 1])

    names = [option.removeprefix("point ") for option in scene.options[1:]]
    assert names == sorted(names, key=DISTRICTS.__getitem__)
    assert len(names) == 8


@pytest.mark.rule("ST-3.2")
def test_a_single_option_is_carried_out_at_once() -> None:
    """A bid of none, an end without anything else, and a payment without a choice."""
    duel = city(2, stage="duels", a=pack("strzyga", at="smithy"), b=pack("wargin", at="smithy"), luck=[6, 6, 1, 1])
    idle = city(2, stage="actions", card=2, a=pack("strzyga", at="grove"), b=pack("wargin", at="dock"))
    paid = city(2, stage="actions", a=pack("strzyga", at="grove", water=3))
    paid.do("A", "trade air")

    assert duel.question == "retreat_point"
    assert idle.question == "plan"
    assert paid.fear("A") == (0, 1, 0, 0)


@pytest.mark.rule("ST-3.2")
@pytest.mark.parametrize(
    ("stage", "imp"), [("plan", "whisper"), ("duels", "ember"), ("duels", "spark"), ("duels", "mist")]
)
def test_a_window_opens_only_for_a_holder_of_the_imp(stage: str, imp: str) -> None:
    def asked(imps: tuple[str, ...]) -> set[str | None]:
        luck = None
        scene = city(
            2, stage=stage, a=pack("strzyga", at="smithy"), b=pack("wargin", at="smithy", imps=imps), luck=luck
        )
        questions: set[str | None] = set()
        while scene.question in ("plan", "whisper", "ember", "duel_spark", "mist"):
            questions.add(scene.question)
            who = scene.deciders[0]
            scene.do(who, scene.offered(who)[0])
        return questions

    window = {"spark": "duel_spark"}.get(imp, imp)
    assert window in asked((imp,))
    assert window not in asked(("mole",))


@pytest.mark.rule("ST-3.2")
def test_foolish_options_are_neither_dropped_nor_merged() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", water=3, energy=1))

    assert "trade water" in scene.options  # three blue cubes for one
    level = city(
        2,
        stage="duels",
        a=pack("strzyga", at="smithy", energy=1),
        b=pack("wargin", at="smithy"),
        luck=[6, 6, 1, 1],
    )
    assert level.options == ["bid 0", "bid 1"]  # the duel is won either way


@pytest.mark.rule("ST-3.4", "ST-8.7")
def test_marks_of_dice_ascend_and_the_imp_is_used_with_the_first() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", "libera", at="smithy", imps=("spark",), energy=1),
        b=pack("wargin", at="smithy"),
        luck=[1, 2, 3, 4, 4],
    )

    scene.do("A", "die 1")
    assert scene.options == ["done", "die 2"]
    with pytest.raises(IllegalAction):
        scene.do("A", "die 0")
    with pytest.raises(IllegalAction):
        scene.do("A", "decline")
    scene.do("A", "die 2", luck=[6, 5])

    assert scene.rolled()["A"] == [1, 6, 5]  # the first marked fell first
    assert scene.imps("A") == []


@pytest.mark.rule("ST-3.5", "ST-8.13", "ST-10.3")
def test_a_die_is_not_moved_forth_and_back() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", at="attic", energy=6))
    scene.do("A", "frighten", luck=[3, 3])

    assert "set 0 3" not in scene.options
    scene.do("A", "set 1 5")

    assert scene.question != "fright_energy"  # no higher die is left
    assert scene.energy("A") == 4


@pytest.mark.rule("ST-3.6")
def test_a_choice_once_made_stands() -> None:
    scene = city(2, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"))

    scene.lay("A", "N S N")

    with pytest.raises(IllegalAction):
        scene.do("A", "S")
    assert scene.plan("A") == ["N", "S", "N"]


@pytest.mark.rule("ST-3.3")
@pytest.mark.parametrize(("players", "decisions"), [(2, 809), (3, 1097), (4, 1314)])
def test_random_play_asks_as_many_decisions_as_the_table_says(players: int, decisions: int) -> None:
    setup, out = GAME.setup(players), LegalActions()
    taken = []
    for seed in range(60):
        state = GAME.new(setup, Seeded(seed))
        taken.append(playout(state, Seeded(1_000_000 + seed), Seeded(2_000_000 + seed), out))
        assert taken[-1] <= GAME.longest

    assert abs(mean(taken) - decisions) < 5 * stdev(taken) / len(taken) ** 0.5 + 1


@pytest.mark.rule("ST-3.3")
def test_in_random_play_a_decision_has_five_or_six_options_and_21_at_most() -> None:
    counts = []
    luck = Seeded(8)
    for seed in range(8):
        state = GAME.new(GAME.setup(2 + seed % 3), Seeded(seed))
        while state.actors:
            seat = first(state.actors)
            offered = legal(state, seat)
            counts.append(len(offered))
            apply(state, seat, offered[luck.below(len(offered))], luck)

    assert 4.9 < mean(counts) < 6.1
    assert max(counts) <= 40
