"""ST-13 and ST-14: feeding and summoning bogeys."""

from __future__ import annotations

import pytest

from games.straszydla.city import Scene, city, pack
from nightlight.core.errors import IllegalAction


def feeding(
    *bogeys: str,
    phase: str = "day",
    imps: tuple[str, ...] = (),
    energy: int = 0,
    dread: int = 0,
    tops: dict[str, str] | None = None,
    water: int = 0,
    air: int = 0,
    fire: int = 0,
    earth: int = 0,
) -> Scene:
    """A's feeding turn begins; B has nothing to feed or to do."""
    return city(
        2,
        stage="feeding",
        phase=phase,
        a=pack(
            *bogeys,
            at="grove",
            imps=imps,
            energy=energy,
            dread=dread,
            water=water,
            air=air,
            fire=fire,
            earth=earth,
        ),
        b=pack(at="heap"),
        tops=tops,
    )


@pytest.mark.rule("ST-13.1", "ST-3.1", "ST-A-3", "ST-A-24")
@pytest.mark.parametrize(("start", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_players_feed_in_turn_order_after_the_fourth_round_before_the_card_is_turned(start: str, order: str) -> None:
    scene = city(
        3,
        stage="actions",
        card=0,
        phase="night",
        a=pack("strzyga", at="grove", water=3),
        b=pack("wargin", at="dock", water=3),
        c=pack("libera", at="hill", water=3),
        start=start,
    )
    for who in order:
        scene.do(who, "end")

    fed = []
    while scene.question == "feeding":
        assert (scene.phase, scene.card) == ("night", 0)
        assert scene.stops == {"grove", "dock", "hill"}  # STOP comes before
        fed.append(scene.deciders[0])
        scene.do(scene.decider, "end")

    assert "".join(fed) == order
    assert scene.phase == "day"


@pytest.mark.rule("ST-13.2", "ST-3.3")
def test_a_feeding_turn_offers_food_dread_sips_and_free_actions_in_canonical_order() -> None:
    scene = feeding(
        "strzyga",
        "wodnica",
        "latawiec",
        water=3,
        air=3,
        dread=4,
        imps=("sip", "mole"),
        tops={"water": "mawka", "air": "kania", "fire": "smok", "earth": "boruta"},
    )

    assert (scene.question, scene.decider) == ("feeding", "A")
    assert scene.options == [
        "end",
        "feed strzyga water",
        "feed strzyga air",
        "feed wodnica water",  # 2 by day; latawiec would need 4
        "dread_feed strzyga",
        "dread_feed wodnica",
        "dread_feed latawiec",
        "sip strzyga",
        "sip wodnica",
        "sip latawiec",
        *(f"trade {cube}" for cube in ("water", "air", "fire", "earth", "energy")),
        *(f"trade_imp {element}" for element in ("water", "air", "fire", "earth")),
        "buy water",
        *(f"dread_imp {element}" for element in ("water", "air", "fire", "earth")),
        "dread_energy",
        "exchange sip",
        "exchange mole",
    ]


@pytest.mark.rule("ST-13.3", "ST-2.2")
@pytest.mark.parametrize(
    ("phase", "bogey", "colour", "need"),
    [
        ("day", "topielica", "water", 2),
        ("night", "topielica", "water", 5),
        ("day", "kania", "air", 5),
        ("night", "kania", "air", 3),
        ("day", "rarog", "fire", 4),
        ("night", "licho", "earth", 4),
    ],
)
def test_an_element_bogey_eats_its_current_strength_of_its_own_colour(
    phase: str, bogey: str, colour: str, need: int
) -> None:
    scene = city(
        2,
        stage="feeding",
        phase=phase,
        a=pack(bogey, at="grove", water=6, air=6, fire=6, earth=6),
        b=pack(at="heap"),
    )

    assert [option for option in scene.options if option.startswith("feed")] == [f"feed {bogey} {colour}"]
    scene.do("A", f"feed {bogey} {colour}")

    colours = ["water", "air", "fire", "earth"]
    assert scene.fear("A") == tuple(6 - need if name == colour else 6 for name in colours)


@pytest.mark.rule("ST-13.3", "ST-13.6")
def test_with_one_cube_too_few_a_bogey_is_not_fed() -> None:
    scene = feeding("topielica", phase="night", water=4)

    assert [option for option in scene.options if option.startswith("feed")] == []


@pytest.mark.rule("ST-13.4", "ST-EX-9")
def test_a_starting_bogey_eats_three_cubes_of_any_one_colour() -> None:
    scene = feeding("strzyga", "wargin", fire=5, air=3, water=2)

    assert [option for option in scene.options if option.startswith("feed")] == [
        "feed strzyga air",
        "feed strzyga fire",
        "feed wargin air",
        "feed wargin fire",
    ]
    scene.do("A", "feed strzyga fire")
    assert scene.fear("A") == (2, 3, 2, 0)
    assert [option for option in scene.options if option.startswith("feed")] == ["feed wargin air"]
    scene.do("A", "feed wargin air")  # another colour for another bogey

    assert scene.fear("A") == (2, 0, 2, 0)
    assert [option for option in scene.options if option.startswith("feed")] == []


@pytest.mark.rule("ST-13.4", "ST-EX-9")
def test_a_starting_bogey_does_not_eat_a_mix() -> None:
    scene = feeding("strzyga", fire=2, air=1)

    assert [option for option in scene.options if option.startswith("feed")] == []


@pytest.mark.rule("ST-13.5")
@pytest.mark.parametrize(("dread", "offered"), [(3, False), (4, True)])
@pytest.mark.parametrize("bogey", ["strzyga", "topielica"])
def test_four_dread_feed_any_bogey(bogey: str, dread: int, offered: bool) -> None:
    scene = feeding(bogey, phase="night", dread=dread, energy=3)

    assert (f"dread_feed {bogey}" in scene.options) == offered
    if offered:
        scene.do("A", f"dread_feed {bogey}")
        assert scene.dread("A") == 0
        scene.do("A", "end")
        assert bogey in scene.bogeys("A")


@pytest.mark.rule("ST-13.6")
def test_a_bogey_is_fed_once_and_energy_is_no_food() -> None:
    scene = feeding("strzyga", water=9, energy=9, dread=9, imps=("sip",))

    scene.do("A", "feed strzyga water")

    assert [option for option in scene.options if "strzyga" in option] == []
    hungry = feeding("strzyga", energy=9)
    assert [option for option in hungry.options if option.startswith("feed")] == []


@pytest.mark.rule("ST-13.7", "ST-13.10", "ST-XT-25", "ST-11.2")
def test_a_sip_takes_two_cubes_off_the_need() -> None:
    scene = feeding("strzyga", water=1, imps=("sip",))

    assert [option for option in scene.options if option.startswith("feed")] == []
    scene.do("A", "sip strzyga")
    assert scene.imps("A") == []
    assert scene.imp_bottom("water") == "sip"
    assert scene.options == ["end", "feed strzyga water"]
    scene.do("A", "feed strzyga water")

    assert scene.fear("A") == (0, 0, 0, 0)
    assert "strzyga" in scene.bogeys("A")


@pytest.mark.rule("ST-13.7", "ST-13.10", "ST-XT-32")
def test_two_sips_feed_a_starting_bogey() -> None:
    scene = feeding("strzyga", imps=("sip", "sip"))

    scene.do("A", "sip strzyga")
    assert "sip strzyga" in scene.options
    scene.do("A", "sip strzyga")

    assert scene.imps("A") == []
    assert "strzyga" in scene.bogeys("A")  # the turn ended by itself


@pytest.mark.rule("ST-13.7", "ST-13.10", "ST-XT-32")
def test_a_bogey_of_two_is_fed_by_one_sip_at_once() -> None:
    scene = feeding("wodnica", "strzyga", water=1, imps=("sip", "sip"))

    scene.do("A", "sip wodnica")

    assert scene.fear("A") == (1, 0, 0, 0)
    assert [option for option in scene.options if "wodnica" in option] == []


@pytest.mark.rule("ST-13.10", "ST-13.7")
def test_a_sipped_bogey_may_be_fed_with_dread_and_is_hungry_as_ever_next_time() -> None:
    scene = feeding("strzyga", dread=4, imps=("sip",))

    scene.do("A", "sip strzyga")
    scene.do("A", "dread_feed strzyga")

    assert scene.dread("A") == 0
    assert scene.need("A", "strzyga") == 3


@pytest.mark.rule("ST-13.7")
@pytest.mark.parametrize(("sips", "need"), [(0, 5), (1, 3), (2, 1)])
def test_several_sips_add_up(sips: int, need: int) -> None:
    scene = feeding("topielica", phase="night", water=5, imps=("sip", "sip"))
    for _ in range(sips):
        scene.do("A", "sip topielica")

    scene.do("A", "feed topielica water")

    assert scene.fear("A") == (5 - need, 0, 0, 0)


@pytest.mark.rule("ST-13.8", "ST-2.11", "ST-A-18")
def test_unfed_bogeys_leave_the_game_for_good() -> None:
    scene = feeding("strzyga", "wodnica", "kania", water=6, tops={"earth": "bies", "water": "mawka", "air": "wila"})
    sizes = [scene.size(element) for element in ("water", "air")]

    scene.do("A", "feed wodnica water")
    scene.do("A", "end")

    assert scene.bogeys("A") == ["wodnica", "bies"]  # and the one summoned in grove
    assert [scene.size(element) for element in ("water", "air")] == sizes
    assert not {"kania", "strzyga"} & set(scene.below("air") + scene.below("water"))
    assert {"kania", "strzyga"} <= set(scene.gone())


@pytest.mark.rule("ST-13.9", "ST-12.4")
def test_a_bogey_bought_while_feeding_must_be_fed_too() -> None:
    scene = feeding("strzyga", water=3, earth=8, tops={"water": "mawka", "earth": "bies"})

    scene.do("A", "buy water")
    scene.do("A", scene.options[-1])  # earth pays for it
    while scene.question == "pay":
        scene.do("A", scene.options[-1])
    assert "mawka" in scene.bogeys("A")
    scene.do("A", "end")

    assert "mawka" not in scene.bogeys("A")


@pytest.mark.rule("ST-13.9")
def test_a_bogey_bought_while_feeding_can_be_fed() -> None:
    scene = feeding(water=2, earth=5, tops={"water": "mawka", "earth": "bies"})

    scene.do("A", "buy water")
    scene.do("A", "pay water 0")
    scene.do("A", "feed mawka water")
    scene.do_if_asked("A", "end")

    assert "mawka" in scene.bogeys("A")


@pytest.mark.rule("ST-13.11", "ST-13.8")
def test_nothing_is_fed_by_itself() -> None:
    scene = feeding("strzyga", water=3)

    assert scene.fear("A") == (3, 0, 0, 0)
    scene.do("A", "end")

    assert "strzyga" not in scene.bogeys("A")
    assert scene.fear("A") == (3, 0, 0, 0)


@pytest.mark.rule("ST-13.2", "ST-9.3")
def test_a_feeding_turn_neither_frightens_nor_summons_nor_hoards() -> None:
    scene = city(2, stage="feeding", a=pack("strzyga", at="centre", water=3, imps=("hoard",)))

    assert not {"frighten", "summon_imp", "hoard"} & set(scene.options)
    with pytest.raises(IllegalAction):
        scene.do("A", "frighten")


@pytest.mark.rule("ST-14.1", "ST-14.2", "ST-2.3", "ST-XT-19", "ST-A-3", "ST-A-9")
@pytest.mark.parametrize(
    ("phase", "district", "element", "bogey", "energy"),
    [
        ("night", "attic", "air", "wroniec", 4),
        ("day", "attic", "air", "wroniec", 2),
        ("day", "grove", "earth", "polewik", 5),
        ("night", "fishers", "water", "strzyga", 3),
        ("day", "centre", "fire", "smok", 5),
    ],
)
def test_each_player_summons_the_top_bogey_of_the_district_with_energy_of_the_ending_phase(
    phase: str, district: str, element: str, bogey: str, energy: int
) -> None:
    scene = city(
        2, stage="summoning", phase=phase, a=pack("wargin", at=district), b=pack("libera"), tops={element: bogey}
    )

    assert bogey in scene.bogeys("A")
    assert scene.energy("A") == energy
    assert scene.phase != phase  # the card was turned afterwards


@pytest.mark.rule("ST-14.1", "ST-A-24")
@pytest.mark.parametrize(("start", "order"), [("A", [0, 1, 2]), ("B", [1, 2, 0]), ("C", [2, 0, 1])])
def test_bogeys_are_summoned_in_turn_order(start: str, order: list[int]) -> None:
    scene = city(
        3,
        stage="summoning",
        a=pack("strzyga", at="grove"),
        b=pack("wargin", at="heap"),
        c=pack("libera", at="park"),
        start=start,
        tops={"earth": "bies"},
        luck=["boruta", "leszy", "licho"],
    )

    summoned = [(event["seat"], event["bogey"]) for event in scene.told("summoned")]
    assert summoned == list(zip(order, ["bies", "boruta", "leszy"], strict=True))
    assert scene.top("earth") == "licho"


@pytest.mark.rule("ST-14.3", "ST-XT-20")
def test_from_an_empty_stack_nobody_summons() -> None:
    scene = city(2, stage="summoning", a=pack("strzyga", at="attic"), b=pack("wargin", at="grove"), empty=("air",))

    assert scene.bogeys("A") == ["strzyga"]
    assert scene.energy("A") == 0
    assert len(scene.bogeys("B")) == 2


@pytest.mark.rule("ST-14.4", "ST-14.1", "ST-A-3")
def test_a_summoned_bogey_is_not_fed_before_the_end_of_the_next_phase() -> None:
    scene = city(
        2,
        stage="feeding",
        a=pack("strzyga", at="grove", water=3),
        b=pack(at="heap"),
        tops={"earth": "bies"},
        phase="day",
    )
    scene.do("A", "feed strzyga water")
    scene.do_if_asked("A", "end")
    assert scene.bogeys("A") == ["strzyga", "bies"]
    assert (scene.phase, scene.card, scene.question) == ("night", 3, "plan")

    rounds = 0
    for question in scene.decisions(5, most=2000):
        if question == "feeding":
            break
        if question == "plan" and scene.card != 3 - rounds:
            rounds += 1
            assert "bies" in scene.bogeys("A")
    assert rounds == 3  # four rounds later


@pytest.mark.rule("ST-14.1")
def test_summoning_is_no_choice() -> None:
    scene = city(2, stage="summoning", a=pack("strzyga", at="attic"), b=pack("wargin", at="grove"))

    assert [len(scene.bogeys(who)) for who in "AB"] == [2, 2]
    assert scene.question == "plan"
