"""ST-9, ST-11 and ST-12: action turns, imps and free actions."""

from __future__ import annotations

import pytest

from games.straszydla.city import PackSetting, Scene, city, pack
from nightlight.core.errors import IllegalAction

TRADES = [f"trade {colour}" for colour in ("water", "air", "fire", "earth", "energy")]
IMP_TRADES = [f"trade_imp {element}" for element in ("water", "air", "fire", "earth")]
DREAD_IMPS = [f"dread_imp {element}" for element in ("water", "air", "fire", "earth")]


def acting(a: PackSetting, *, cubes: dict[str, int] | None = None, tops: dict[str, str] | None = None) -> Scene:
    """A's action turn begins."""
    return city(2, stage="actions", a=a, b=pack("wargin", at="heap"), cubes=cubes, tops=tops)


@pytest.mark.rule("ST-9.1", "ST-A-24")
@pytest.mark.parametrize(("start", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_players_act_one_after_the_other_in_turn_order(start: str, order: str) -> None:
    scene = city(
        3,
        stage="actions",
        a=pack("strzyga", at="tower", water=3),
        b=pack("wargin", at="dock", water=3),
        c=pack("libera", at="hill", water=3),
        start=start,
    )

    acted = []
    while scene.question == "action":
        acted.append(scene.deciders[0])
        scene.do(scene.decider, "end")

    assert "".join(acted) == order


@pytest.mark.rule("ST-9.2", "ST-2.8")
@pytest.mark.parametrize("phase", ["day", "night"])
@pytest.mark.parametrize(
    ("district", "fear"),
    [("marina", (5, 0, 0, 0)), ("tower", (0, 5, 0, 0)), ("steelworks", (0, 0, 5, 0)), ("cemetery", (0, 0, 0, 5))],
)
def test_the_player_first_takes_all_cubes_of_the_district_whatever_the_phase(
    phase: str, district: str, fear: tuple[int, ...]
) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at=district), cubes={district: 5, "alley": 2}, phase=phase)

    assert scene.fear("A") == fear
    assert (scene.cubes(district), scene.cubes("alley")) == (0, 2)


@pytest.mark.rule("ST-9.2")
def test_cubes_are_collected_only_when_the_turn_comes() -> None:
    scene = city(
        2,
        stage="actions",
        a=pack("strzyga", at="dock", water=3),
        b=pack("wargin", at="tower", water=3),
        cubes={"tower": 3},
    )

    assert scene.fear("B") == (3, 0, 0, 0)
    scene.do("A", "end")

    assert scene.fear("B") == (3, 3, 0, 0)


@pytest.mark.rule("ST-9.3", "ST-3.3")
@pytest.mark.parametrize(
    ("district", "special"),
    [("centre", ["frighten", "summon_imp"]), ("park", ["frighten"]), ("smithy", ["summon_imp"]), ("grove", [])],
)
def test_what_the_icons_allow_comes_with_the_free_actions(district: str, special: list[str]) -> None:
    scene = acting(pack("strzyga", at=district, water=3))

    assert (scene.question, scene.decider) == ("action", "A")
    assert scene.options == ["end", *special, *TRADES, *IMP_TRADES]


@pytest.mark.rule("ST-9.3", "ST-3.3", "ST-12.2", "ST-12.3", "ST-12.4", "ST-12.6", "ST-11.3")
def test_everything_that_can_be_done_is_offered_in_canonical_order() -> None:
    scene = acting(
        pack("strzyga", at="centre", water=3, air=3, dread=3, imps=("hoard", "mist", "hoard", "spark")),
        tops={"water": "wodnica", "air": "kania", "fire": "libera", "earth": "bies"},
    )

    assert scene.options == [
        "end",
        "frighten",
        "summon_imp",
        "hoard",
        *TRADES,
        *IMP_TRADES,
        "buy water",  # 6
        "buy fire",  # 6
        "buy earth",  # 5; 8 for air is too much
        *DREAD_IMPS,
        "dread_energy",
        "exchange mist",
        "exchange spark",
        "exchange hoard",
    ]


@pytest.mark.rule("ST-9.3", "ST-A-17")
def test_frightening_and_summoning_happen_once_in_a_turn() -> None:
    scene = acting(pack("strzyga", at="centre", water=6))

    scene.do("A", "frighten", luck=[3])
    assert "frighten" not in scene.options
    assert "summon_imp" in scene.options
    scene.do("A", "summon_imp")

    assert not {"frighten", "summon_imp"} & set(scene.options)


@pytest.mark.rule("ST-9.3", "ST-A-17")
def test_in_the_next_round_everybody_may_frighten_and_summon_again() -> None:
    scene = acting(pack("strzyga", at="centre", water=6))
    scene.do("A", "frighten", luck=[3])
    scene.do("A", "summon_imp")
    scene.do("A", "end")
    scene.finish_actions()

    scene.lay("A", "NE N S")  # to dovecote
    scene.lay("B", "N W E")

    assert (scene.question, scene.decider, scene.at("A")) == ("action", "A", "dovecote")
    assert {"frighten", "summon_imp"} <= set(scene.options)


@pytest.mark.rule("ST-9.3")
def test_the_order_of_actions_is_free() -> None:
    scene = city(
        2, stage="actions", a=pack("strzyga", at="centre", water=3, imps=("hoard",)), imp_tops={"fire": "ember"}
    )

    scene.do("A", "trade fire")
    scene.do("A", "hoard")
    scene.do("A", "summon_imp")
    scene.do("A", "trade water")
    scene.do("A", "frighten", luck=[3])

    assert scene.fear("A") == (1, 0, 3, 0)  # 3 from the test; the first three oranges were traded
    assert scene.imps("A") == ["ember"]


@pytest.mark.rule("ST-9.3", "ST-3.2")
def test_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    scene = city(
        2, stage="actions", card=2, a=pack("strzyga", at="grove", water=2), b=pack("wargin", at="heap", ousted=True)
    )

    assert scene.question == "plan"


@pytest.mark.rule("ST-9.4", "ST-11.1", "ST-EX-11")
@pytest.mark.parametrize("phase", ["day", "night"])
@pytest.mark.parametrize("district", ["dovecote", "well"])
def test_icons_work_by_day_and_by_night(phase: str, district: str) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at=district), phase=phase)

    assert scene.options == ["end", "frighten", "summon_imp"]


@pytest.mark.rule("ST-9.5", "ST-11.2")
@pytest.mark.parametrize(("district", "fear"), [("grove", (0, 0, 0, 2)), ("dock", (2, 0, 0, 0))])
def test_hoard_brings_two_cubes_of_the_colour_of_the_district(district: str, fear: tuple[int, ...]) -> None:
    scene = acting(pack("strzyga", at=district, imps=("hoard", "hoard")))

    scene.do("A", "hoard")

    assert scene.fear("A") == fear
    assert scene.imps("A") == ["hoard"]
    assert scene.imp_bottom("earth") == "hoard"
    scene.do("A", "hoard")
    assert sum(scene.fear("A")) == 4  # several may be used in one turn


@pytest.mark.rule("ST-9.5")
def test_hoard_is_not_for_an_ousted_player() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", imps=("hoard",), ousted=True))

    assert scene.options == ["end", "exchange hoard"]


@pytest.mark.rule("ST-11.1")
@pytest.mark.parametrize(
    ("district", "element", "imp"), [("well", "water", "sip"), ("dovecote", "air", "gust"), ("smithy", "fire", "ember")]
)
def test_a_summoned_imp_is_the_top_one_of_the_element(district: str, element: str, imp: str) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at=district), imp_tops={element: imp})
    size = scene.imp_size(element)

    scene.do("A", "summon_imp")

    assert scene.imps("A") == [imp]
    assert scene.imp_size(element) == size - 1


@pytest.mark.rule("ST-11.1")
def test_from_an_empty_stack_no_imp_is_summoned() -> None:
    scene = city(
        2, stage="actions", a=pack("strzyga", at="smithy"), b=pack("wargin", imps=("spark", "spark", "ember", "ember"))
    )

    assert scene.imp_top("fire") is None
    assert (scene.question, scene.decider) == ("action", "B")  # A's turn had only an end


@pytest.mark.rule("ST-11.1", "ST-12.3", "ST-12.6")
def test_empty_stacks_are_offered_for_nothing() -> None:
    scene = city(
        2,
        stage="actions",
        a=pack("strzyga", at="grove", water=3, dread=2),
        b=pack("wargin", imps=("spark", "spark", "ember", "ember")),
    )

    assert "trade_imp fire" not in scene.options
    assert "dread_imp fire" not in scene.options
    assert {"trade_imp air", "dread_imp air"} <= set(scene.options)


@pytest.mark.rule("ST-11.2", "ST-1.6")
def test_the_next_imp_shows_when_the_top_one_is_taken() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="smithy"), imp_tops={"fire": "spark"})

    scene.do("A", "summon_imp", luck=["ember"])

    assert scene.imp_top("fire") == "ember"


@pytest.mark.rule("ST-11.2", "ST-1.14")
def test_a_returned_imp_comes_up_after_all_that_lay_above_it() -> None:
    scene = acting(pack("strzyga", at="grove", dread=8, imps=("spark",)))
    scene.do("A", "exchange spark")

    taken = []
    for _ in range(4):
        taken.append(str(scene.imp_top("fire")))
        scene.do("A", "dread_imp fire")

    assert taken[3] == "spark"
    assert sorted(taken) == ["ember", "ember", "spark", "spark"]
    assert scene.imp_top("fire") is None


@pytest.mark.rule("ST-11.2", "ST-1.14")
def test_returned_imps_keep_their_order() -> None:
    imps = ("spark", "ember", "ember", "spark")
    scene = acting(pack("strzyga", at="grove", dread=8, imps=imps))
    for imp in ("ember", "spark", "spark", "ember"):
        scene.do("A", f"exchange {imp}")

    taken = []
    for _ in range(4):
        taken.append(scene.imp_top("fire"))
        scene.do("A", "dread_imp fire", luck=[])

    assert taken == ["ember", "spark", "spark", "ember"]


@pytest.mark.rule("ST-11.3", "ST-A-16")
@pytest.mark.parametrize(
    ("imp", "fear"),
    [
        ("mist", (1, 0, 0, 0)),
        ("sip", (1, 0, 0, 0)),
        ("gust", (0, 1, 0, 0)),
        ("whisper", (0, 1, 0, 0)),
        ("spark", (0, 0, 1, 0)),
        ("ember", (0, 0, 1, 0)),
        ("mole", (0, 0, 0, 1)),
        ("hoard", (0, 0, 0, 1)),
    ],
)
@pytest.mark.parametrize("stage", ["actions", "feeding"])
def test_an_imp_is_exchanged_for_a_cube_of_its_own_colour(imp: str, fear: tuple[int, ...], stage: str) -> None:
    scene = city(2, stage=stage, a=pack("strzyga", at="grove", imps=(imp, imp), dread=0))

    scene.do("A", f"exchange {imp}")

    assert scene.fear("A") == fear
    assert scene.imps("A") == [imp]


@pytest.mark.rule("ST-12.1", "ST-A-10")
def test_free_actions_are_offered_in_action_and_feeding_turns_only() -> None:
    free = ("trade", "trade_imp", "buy", "dread_imp", "dread_energy", "exchange")
    rich = pack("strzyga", at="smithy", water=9, energy=2, dread=5, imps=("sip", "gust", "whisper", "ember", "spark"))
    scene = city(2, a=rich, b=pack("wargin", at="smithy", energy=2), card=0)

    windows = set()
    for question in scene.decisions(7, most=120):
        if any(option.split()[0] in free for who in scene.deciders for option in scene.offered(who)):
            windows.add(question)
        if len(windows) == 2:
            break

    assert windows == {"action", "feeding"}


@pytest.mark.rule("ST-12.2", "ST-A-8")
@pytest.mark.parametrize("colour", ["water", "air", "fire", "earth", "energy"])
def test_three_cubes_buy_one_of_any_colour_white_included(colour: str) -> None:
    scene = acting(pack("strzyga", at="grove", water=1, fire=1, energy=1))

    scene.do("A", f"trade {colour}")

    held = [*scene.fear("A"), scene.energy("A")]
    assert held == [1 if name == colour else 0 for name in ("water", "air", "fire", "earth", "energy")]


@pytest.mark.rule("ST-12.2")
def test_trade_is_possible_as_often_as_there_are_three_cubes() -> None:
    scene = acting(pack("strzyga", at="grove", water=7))

    scene.do("A", "trade water")
    scene.do("A", "trade water")
    assert scene.fear("A") == (3, 0, 0, 0)
    scene.do("A", "trade earth")

    assert scene.fear("A") == (0, 0, 0, 1)
    assert scene.decider != "A"  # nothing more can be done


@pytest.mark.rule("ST-12.3")
@pytest.mark.parametrize(
    ("element", "imp"), [("water", "sip"), ("air", "whisper"), ("fire", "spark"), ("earth", "mole")]
)
def test_three_cubes_buy_the_top_imp_of_any_stack(element: str, imp: str) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", air=2, energy=2), imp_tops={element: imp})

    scene.do("A", f"trade_imp {element}")
    assert scene.question == "pay"
    scene.do("A", "pay air 2")

    assert scene.imps("A") == [imp]
    assert (scene.fear("A"), scene.energy("A")) == ((0, 0, 0, 0), 1)


@pytest.mark.rule("ST-12.4", "ST-2.3", "ST-EX-13", "ST-A-9")
@pytest.mark.parametrize(
    ("phase", "bogey", "element", "price", "energy"),
    [
        ("night", "wroniec", "air", 6, 4),
        ("day", "wroniec", "air", 6, 2),
        ("day", "strzyga", "air", 6, 3),
        ("night", "strzyga", "water", 6, 3),
        ("day", "smok", "fire", 8, 5),
        ("night", "bies", "earth", 5, 2),
    ],
)
def test_a_bogey_costs_both_strengths_and_brings_the_current_one(
    phase: str, bogey: str, element: str, price: int, energy: int
) -> None:
    scene = city(
        2, stage="actions", a=pack("wargin", at="grove", earth=9), b=pack("libera"), phase=phase, tops={element: bogey}
    )
    size = scene.size(element)

    scene.do("A", f"buy {element}")

    assert scene.bogeys("A") == (["strzyga", "wargin"] if bogey == "strzyga" else ["wargin", bogey])
    assert scene.fear("A") == (0, 0, 0, 9 - price)
    assert scene.energy("A") == energy
    assert scene.size(element) == size - 1


@pytest.mark.rule("ST-12.4", "ST-1.5")
def test_the_next_card_of_the_stack_is_turned_up() -> None:
    scene = acting(pack("strzyga", at="grove", earth=9), tops={"air": "wroniec"})

    scene.do("A", "buy air", luck=["zmora"])

    assert scene.top("air") == "zmora"


@pytest.mark.rule("ST-12.4", "ST-A-7", "ST-XT-26")
def test_only_one_bogey_is_bought_in_a_round() -> None:
    scene = acting(pack("strzyga", at="grove", earth=20))
    scene.do("A", "buy air")

    assert [option for option in scene.options if option.startswith("buy")] == []


@pytest.mark.rule("ST-12.4", "ST-A-7", "ST-XT-26")
@pytest.mark.parametrize(("bought", "offered"), [(True, False), (False, True)])
def test_feeding_belongs_to_the_fourth_round(bought: bool, offered: bool) -> None:
    scene = city(
        2, stage="actions", card=0, a=pack("strzyga", at="grove", earth=20), b=pack("wargin", at="heap", ousted=True)
    )
    if bought:
        scene.do("A", "buy air")

    scene.do("A", "end")

    assert (scene.question, scene.decider) == ("feeding", "A")
    assert any(option.startswith("buy") for option in scene.options) == offered


@pytest.mark.rule("ST-12.4", "ST-XT-26")
def test_whoever_bought_in_the_third_round_may_buy_in_the_fourth() -> None:
    scene = city(
        2, stage="actions", card=1, a=pack("strzyga", at="grove", earth=20), b=pack("wargin", at="heap", ousted=True)
    )
    scene.do("A", "buy air")
    scene.do("A", "end")
    scene.lay_somehow("A")
    scene.lay_somehow("B")

    assert (scene.question, scene.decider) == ("action", "A")
    assert any(option.startswith("buy") for option in scene.options)


@pytest.mark.rule("ST-12.4")
def test_a_bogey_that_is_too_dear_or_a_stack_that_is_empty_is_not_offered() -> None:
    scene = city(
        2,
        stage="actions",
        a=pack("strzyga", at="grove", earth=4, energy=3),
        tops={"water": "wodnik", "air": "wroniec", "fire": "domowik"},
        empty=("earth",),
    )

    assert [option for option in scene.options if option.startswith("buy")] == ["buy air", "buy fire"]


@pytest.mark.rule("ST-12.5", "ST-XT-24")
def test_dread_cubes_pay_for_no_trade_and_no_purchase() -> None:
    scene = acting(pack("strzyga", at="grove", dread=3))

    assert scene.options == ["end", *DREAD_IMPS, "dread_energy"]


@pytest.mark.rule("ST-12.5")
def test_dread_does_not_help_out_with_a_missing_cube() -> None:
    scene = acting(pack("strzyga", at="grove", water=2, dread=9))

    assert [option for option in scene.options if option.startswith(("trade", "buy"))] == []


@pytest.mark.rule("ST-12.6")
def test_two_dread_take_an_imp_and_three_dread_three_energy() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", dread=5), imp_tops={"earth": "mole"})

    scene.do("A", "dread_imp earth")
    assert (scene.dread("A"), scene.imps("A")) == (3, ["mole"])
    scene.do("A", "dread_energy")

    assert (scene.dread("A"), scene.energy("A")) == (0, 3)


@pytest.mark.rule("ST-12.6")
@pytest.mark.parametrize(("dread", "offered"), [(1, []), (2, DREAD_IMPS), (3, [*DREAD_IMPS, "dread_energy"])])
def test_dread_actions_are_offered_as_far_as_the_dread_goes(dread: int, offered: list[str]) -> None:
    scene = acting(pack("strzyga", at="grove", dread=dread, imps=("mist",)))

    assert scene.options == ["end", *offered, "exchange mist"]


@pytest.mark.rule("ST-12.7", "ST-3.6")
def test_nothing_is_taken_back_and_every_turn_ends() -> None:
    scene = acting(pack("strzyga", at="centre", water=9, air=9, energy=9, dread=9, imps=("mist", "mist", "sip")))

    taken = 0
    while scene.decider == "A":
        taken += 1
        scene.do("A", scene.options[-1])  # never the end
        assert taken < 200

    assert scene.decider != "A"


@pytest.mark.rule("ST-12.8", "ST-3.2", "ST-XT-28", "ST-A-25")
def test_a_payment_is_made_colour_by_colour_with_what_can_still_reach_the_sum() -> None:
    scene = acting(pack("strzyga", at="grove", water=2, fire=1, energy=1))

    scene.do("A", "trade earth")

    assert (scene.question, scene.options) == ("pay", ["pay water 1", "pay water 2"])
    one, two = scene.copy(), scene.copy()
    one.do("A", "pay water 1")
    assert (one.fear("A"), one.energy("A")) == ((1, 0, 0, 1), 0)
    two.do("A", "pay water 2")
    assert (two.question, two.options) == ("pay", ["pay fire 0", "pay fire 1"])
    other = two.copy()
    two.do("A", "pay fire 0")
    assert (two.fear("A"), two.energy("A")) == ((0, 0, 1, 1), 0)
    other.do("A", "pay fire 1")
    assert (other.fear("A"), other.energy("A")) == ((0, 0, 0, 1), 1)


@pytest.mark.rule("ST-12.8", "ST-A-25")
@pytest.mark.parametrize("held", [(2, 1, 0, 3, 2), (1, 1, 1, 1, 1), (0, 4, 0, 0, 2), (3, 3, 3, 3, 3)])
def test_every_mix_is_paid_by_exactly_one_sequence(held: tuple[int, ...]) -> None:
    water, air, fire, earth, energy = held
    scene = acting(pack("strzyga", at="grove", water=water, air=air, fire=fire, earth=earth, energy=energy))
    before = [*scene.fear("A"), scene.energy("A")]
    scene.do("A", "trade_imp air")

    left = []
    waiting = [scene]
    while waiting:
        now = waiting.pop()
        if now.question != "pay":
            left.append((*now.fear("A"), now.energy("A")))
            continue
        for option in now.options:
            after = now.copy()
            after.do("A", option)
            waiting.append(after)

    mixes = [
        (w, a, f, e, n)
        for w in range(before[0] + 1)
        for a in range(before[1] + 1)
        for f in range(before[2] + 1)
        for e in range(before[3] + 1)
        for n in range(before[4] + 1)
        if w + a + f + e + n == 3
    ]
    assert sorted(left) == sorted(tuple(h - m for h, m in zip(before, mix, strict=True)) for mix in mixes)


@pytest.mark.rule("ST-12.8", "ST-3.6")
def test_a_payment_once_begun_is_finished() -> None:
    scene = acting(pack("strzyga", at="grove", water=2, fire=1, energy=1))
    scene.do("A", "trade earth")

    for words in ("end", "trade water"):
        with pytest.raises(IllegalAction):
            scene.do("A", words)


@pytest.mark.rule("ST-12.8")
def test_the_energy_of_a_bogey_cannot_pay_for_it() -> None:
    scene = acting(pack("strzyga", at="grove", water=3, energy=2), tops={"air": "wroniec"})

    assert "buy air" not in scene.options  # 6, with 2 to come


@pytest.mark.rule("ST-12.8")
def test_the_colour_taken_may_be_one_that_was_paid() -> None:
    scene = acting(pack("strzyga", at="grove", water=3))

    scene.do("A", "trade water")

    assert scene.fear("A") == (1, 0, 0, 0)
