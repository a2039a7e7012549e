"""ST-7: moving."""

from __future__ import annotations

import pytest

from games.straszydla.city import Scene, city, pack
from games.straszydla.reference import (
    DISTRICTS,
    JUMP,
    LAYOUT,
    NAMES,
    SUBURBS,
    legal_plans,
    possible,
    token_leads,
)
from nightlight.core.chance import Seeded
from nightlight.core.errors import IllegalAction

FAR = pack("wargin", at="heap")


def moving(at: str, plan: str, *, stops: tuple[str, ...] = (), imps: tuple[str, ...] = (), mole: bool = False) -> Scene:
    """A has laid a plan, and B, far away and second in turn order, some other."""
    scene = city(2, a=pack("strzyga", at=at, imps=imps), b=FAR, stops=stops)
    if "A" in scene.deciders and scene.question == "plan":  # otherwise it was laid without asking
        scene.lay("A", plan, mole=mole)
    scene.lay_somehow("B")
    return scene


@pytest.mark.rule("ST-7.1", "ST-A-24")
@pytest.mark.parametrize(("start", "order"), [("A", [0, 1, 2]), ("B", [1, 2, 0]), ("C", [2, 0, 1])])
def test_pawns_move_one_after_the_other_in_turn_order(start: str, order: list[int]) -> None:
    scene = city(
        3, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"), c=pack("libera", at="tower"), start=start
    )

    scene.lay_all("N S N", "N S N", "E W E")

    moved = [event["seat"] for event in scene.told("moved")]
    assert moved == [seat for seat in order for _ in range(3)]
    assert [scene.at(who) for who in "ABC"] == ["bridge", "steelworks", "baths"]


@pytest.mark.rule("ST-7.1")
def test_the_whole_plan_is_carried_out() -> None:
    scene = moving("centre", "N S S")

    assert scene.at("A") == "grove"
    with pytest.raises(IllegalAction):
        scene.do("A", "stay")


@pytest.mark.rule("ST-7.1", "ST-6.4", "ST-11.2", "ST-XT-22")
def test_a_mole_plan_first_sends_one_mole_to_the_bottom_of_its_stack() -> None:
    scene = moving("tower", "E E SE", stops=("tower", "baths", "dock", "smithy"), imps=("mole", "mole"), mole=True)

    assert scene.question == "transfer"  # in fishers, after two tokens
    assert scene.imps("A") == ["mole"]
    assert scene.imp_bottom("earth") == "mole"


@pytest.mark.rule("ST-7.1")
def test_a_plain_plan_costs_no_mole() -> None:
    scene = moving("centre", "N S S", imps=("mole",))

    assert scene.imps("A") == ["mole"]


@pytest.mark.rule("ST-7.2", "ST-XT-1")
def test_a_pawn_slips_diagonally_between_two_blocked_districts() -> None:
    scene = city(2, a=pack("strzyga", at="tower"), b=FAR, stops=("baths", "dock"))

    assert scene.laid("A") == 1  # SE is the only first token, and laid without asking
    assert "E" in scene.offered("A")  # from smithy


@pytest.mark.rule("ST-7.3", "ST-XT-7", "ST-2.7")
def test_a_pawn_leaves_its_blocked_district_but_cannot_come_back() -> None:
    scene = city(2, a=pack("strzyga", at="park"), b=FAR, stops=("park",), card=2)

    scene.do("A", "E")

    assert "W" not in scene.offered("A")
    assert {"N", "NW", "SW"} <= set(scene.offered("A"))


@pytest.mark.rule("ST-7.3")
def test_a_blocked_district_is_neither_entered_nor_passed_through() -> None:
    scene = city(2, a=pack("strzyga", at="park"), b=FAR, stops=("centre",))

    assert "E" not in scene.offered("A")
    scene.lay("A", "NE SE S")
    scene.lay_somehow("B")
    assert scene.at("A") == "funfair"


@pytest.mark.rule("ST-7.4")
def test_a_pawn_passes_through_and_ends_where_others_stand() -> None:
    scene = city(
        3,
        stage="plan",
        a=pack("strzyga", at="dock"),
        b=pack("wargin", at="smithy"),
        c=pack("libera", at="bridge"),
        start="A",
    )
    scene.lay("B", "E W E")  # B ends in bridge
    scene.lay("C", "S S N")  # C ends in centre

    scene.lay("A", "E E E")  # through smithy and bridge, where B and C stand

    assert [scene.at(who) for who in "ABC"] == ["dovecote", "bridge", "centre"]


@pytest.mark.rule("ST-7.5", "ST-A-11", "ST-XT-2")
def test_whoever_steps_into_a_suburb_may_go_on_from_another() -> None:
    scene = moving("smithy", "NE S S")

    assert (scene.question, scene.decider) == ("transfer", "A")
    assert scene.at("A") == "fishers"
    assert scene.options == ["stay", "transfer potters", "transfer gravediggers"]
    scene.do("A", "transfer potters")

    assert scene.at("A") == "heap"


@pytest.mark.rule("ST-7.5")
def test_staying_goes_on_from_where_the_pawn_stands() -> None:
    scene = moving("smithy", "NE S S")

    scene.do("A", "stay")

    assert scene.at("A") == "centre"


@pytest.mark.rule("ST-7.5", "ST-XT-3")
def test_a_blocked_suburb_is_no_target_of_a_transfer() -> None:
    scene = moving("smithy", "NE S S", stops=("gravediggers",))

    assert scene.options == ["stay", "transfer potters"]


@pytest.mark.rule("ST-7.5", "ST-A-11", "ST-XT-4")
@pytest.mark.parametrize(
    ("choice", "end"),
    [
        ("stay", "gravediggers"),
        ("transfer fishers", "fishers"),
        ("transfer potters", "potters"),
        ("transfer millers", "millers"),
    ],
)
def test_a_transfer_is_possible_after_the_last_token_too(choice: str, end: str) -> None:
    scene = moving("park", "E W W")

    assert scene.options == ["stay", "transfer fishers", "transfer potters", "transfer millers"]
    scene.do("A", choice)

    assert scene.at("A") == end
    assert scene.question != "transfer"  # one for each arrival


@pytest.mark.rule("ST-7.5")
def test_each_arrival_in_a_suburb_allows_another_transfer() -> None:
    scene = moving("baths", "E W E")

    scene.do("A", "stay")  # in fishers; W leads back to baths
    assert (scene.question, scene.at("A")) == ("transfer", "fishers")
    scene.do("A", "transfer millers")

    assert scene.at("A") == "millers"


@pytest.mark.rule("ST-7.6", "ST-A-11")
def test_starting_in_a_suburb_gives_no_transfer() -> None:
    scene = city(2, a=pack("strzyga", at="fishers"), b=FAR)

    scene.lay("A", "S S N")
    scene.lay_somehow("B")

    assert [event for event in scene.told("transferred") if event["seat"] == 0] == []
    assert scene.at("A") == "bridge"


@pytest.mark.rule("ST-7.6", "ST-7.7")
def test_a_jump_gives_no_transfer() -> None:
    scene = moving("tower", "X N N", stops=("tower", "baths", "dock", "smithy"))

    scene.do("A", "jump potters")

    assert scene.at("A") == "market"
    assert scene.told("transferred") == []


@pytest.mark.rule("ST-7.6")
def test_a_retreat_into_a_suburb_gives_no_transfer() -> None:
    scene = city(2, stage="duels", a=pack("strzyga", at="baths"), b=pack("wargin", at="baths"), luck=[6, 6, 1, 1])

    scene.do("A", "point fishers")

    assert scene.at("B") == "fishers"
    assert scene.question != "transfer"


@pytest.mark.rule("ST-7.7", "ST-7.8", "ST-A-12", "ST-XT-5")
def test_a_stuck_pawn_jumps_to_an_open_suburb_from_which_the_rest_can_be_carried_out() -> None:
    scene = city(2, a=pack("strzyga", at="tower"), b=FAR, stops=("tower", "baths", "dock", "smithy"))

    assert scene.laid("A") == 1  # every legal plan begins with X
    scene.lay("A", "X N N")
    scene.lay_somehow("B")
    assert (scene.question, scene.options) == ("jump", ["jump potters", "jump millers"])
    scene.do("A", "jump millers")

    assert scene.at("A") == "centre"


@pytest.mark.rule("ST-7.7", "ST-3.2", "ST-4.7", "ST-XT-6")
def test_a_stuck_pawn_without_an_open_suburb_stays_where_it_is() -> None:
    stops = ("tower", "baths", "dock", "smithy", *SUBURBS)
    scene = city(2, a=pack("strzyga", at="tower"), b=FAR, stops=stops, cubes={"tower": 2}, card=2)

    assert scene.plan("A") == ["X", "X", "X"]
    assert scene.deciders == ["B"]
    scene.lay("B", "N W N")

    assert scene.at("A") == "tower"
    assert scene.fear("A") == (0, 2, 0, 0)  # it acts there
    assert scene.stops >= {"tower", *SUBURBS}


@pytest.mark.rule("ST-7.7")
def test_a_stuck_pawn_in_a_suburb_jumps_to_another_one() -> None:
    stops = ("baths", "hill", "smithy", "bridge", "dovecote", "potters")
    scene = moving("fishers", "X N N", stops=stops)

    assert scene.options == ["jump gravediggers", "jump millers"]


@pytest.mark.rule("ST-7.7", "ST-A-12")
@pytest.mark.parametrize("district", ["tower", "centre", "fishers"])
def test_a_pawn_that_can_step_may_not_jump(district: str) -> None:
    scene = city(2, a=pack("strzyga", at=district), b=FAR, stops=("baths",))

    assert "X" not in scene.offered("A")
    with pytest.raises(IllegalAction):
        scene.do("A", "X")


@pytest.mark.rule("ST-7.8")
def test_choices_are_made_with_all_plans_and_earlier_moves_visible() -> None:
    scene = city(2, a=pack("strzyga", at="smithy"), b=pack("wargin", at="park"), start="B")
    scene.lay_all("NE S S", "E W E")

    assert (scene.question, scene.decider) == ("transfer", "A")
    assert scene.at("B") == "centre"
    assert scene.seen_plan("B", "A") == ["NE", "S", "S"]


@pytest.mark.rule("ST-7.8", "ST-3.2")
def test_a_transfer_that_is_the_only_way_is_made_by_itself() -> None:
    scene = moving("baths", "E N N", stops=("centre",))

    # N leads off the board from fishers; from gravediggers to dock and tower, from potters to theatre and market,
    # from millers to grove and then blocked centre
    assert scene.options == ["transfer potters", "transfer gravediggers"]

    alone = moving("baths", "E N N", stops=("centre", "dock"))
    assert alone.at("A") == "market"
    assert [event["seat"] for event in alone.told("transferred")] == [0]


@pytest.mark.rule("ST-7.5", "ST-7.7", "ST-7.8")
@pytest.mark.parametrize("seed", range(60))
def test_on_any_board_exactly_the_ways_that_can_be_finished_are_offered(seed: int) -> None:
    lot = Seeded(seed)
    stops = tuple(name for name in LAYOUT if lot.below(10) < 2 + seed % 7)
    closed = {DISTRICTS[stop] for stop in stops}
    district = LAYOUT[lot.below(25)]
    plans = sorted(legal_plans(DISTRICTS[district], closed))
    plan = plans[lot.below(len(plans))]
    scene = moving(district, " ".join(plan), stops=stops)

    cell = DISTRICTS[district]
    for number, token in enumerate(plan):
        ways = [end for end in token_leads(cell, token, closed) if possible(end, plan[number + 1 :], closed)]
        if len(ways) > 1:
            assert scene.decider == "A"
            verb = "jump" if token == JUMP else "transfer"
            stay = [] if token == JUMP else ["stay"] * (scene.here("A") in ways)
            others = [name for name in SUBURBS if DISTRICTS[name] in ways and name != scene.at("A")]
            assert scene.options == [*stay, *(f"{verb} {name}" for name in others)]
            choice = scene.options[lot.below(len(scene.options))]
            cell = scene.here("A") if choice == "stay" else DISTRICTS[choice.split()[1]]
            scene.do("A", choice)
        else:
            cell = ways[0]
    assert NAMES[cell] == scene.at("A") or scene.told("retreated") != []


@pytest.mark.rule("ST-7.9", "ST-11.2")
def test_gust_offers_one_step_more_to_any_open_neighbour() -> None:
    scene = moving("centre", "N S S", stops=("well", "marina"), imps=("gust", "gust"))

    assert (scene.question, scene.decider, scene.at("A")) == ("gust", "A", "grove")
    ways = ["N", "NE", "E", "SE", "S", "NW"]  # SW and W are blocked
    assert scene.options == ["decline", *ways]
    scene.do("A", "NE")

    assert scene.at("A") == "alley"
    assert scene.imps("A") == ["gust"]  # at most one
    assert scene.imp_bottom("air") == "gust"
    assert scene.question != "gust"


@pytest.mark.rule("ST-7.9", "ST-2.11")
def test_gust_may_be_declined() -> None:
    scene = moving("centre", "N S S", imps=("gust",))

    scene.do("A", "decline")

    assert scene.at("A") == "grove"
    assert scene.imps("A") == ["gust"]


@pytest.mark.rule("ST-7.9", "ST-7.5")
def test_a_gust_into_a_suburb_allows_a_transfer_to_any_open_one() -> None:
    scene = moving("centre", "N S N", stops=("millers",), imps=("gust",))

    scene.do("A", "N")

    assert (scene.question, scene.at("A")) == ("transfer", "fishers")
    assert scene.options == ["stay", "transfer potters", "transfer gravediggers"]
    scene.do("A", "transfer potters")
    assert scene.at("A") == "potters"


@pytest.mark.rule("ST-7.9")
def test_the_transfer_of_the_third_token_comes_before_the_gust() -> None:
    scene = moving("park", "E W W", imps=("gust",))

    assert scene.question == "transfer"
    scene.do("A", "transfer potters")

    assert scene.question == "gust"
    assert scene.options == ["decline", "N", "S", "SW", "W", "NW"]


@pytest.mark.rule("ST-7.9", "ST-3.2")
def test_without_an_open_neighbour_gust_is_not_offered() -> None:
    stops = ("tower", "baths", "dock", "smithy", *SUBURBS)
    scene = city(2, a=pack("strzyga", at="tower", imps=("gust",)), b=FAR, stops=stops)

    scene.lay("B", "N W N")

    assert (scene.question, scene.decider) == ("action", "A")
    assert scene.at("A") == "tower"
    assert scene.imps("A") == ["gust"]


@pytest.mark.rule("ST-7.9", "ST-7.11", "ST-6.4")
def test_in_a_mole_plan_gust_may_enter_any_neighbour() -> None:
    scene = moving("centre", "N S S", stops=("well", "marina"), imps=("mole", "gust"), mole=True)

    assert "SW" in scene.options
    scene.do("A", "W")

    assert scene.at("A") == "well"


@pytest.mark.rule("ST-7.10", "ST-8.3")
@pytest.mark.parametrize(("start", "holder", "loser"), [("A", 0, "B"), ("B", 1, "A")])
def test_who_moved_first_arrived_first(start: str, holder: int, loser: str) -> None:
    scene = city(2, a=pack("strzyga", at="dock"), b=pack("wargin", at="bridge"), start=start)

    scene.lay_all("E W E", "W E W", luck=[6, 6, 1, 1])  # both end in smithy

    assert [event["seat"] for event in scene.told("began_duel")] == [holder]
    assert (scene.question, scene.decider) == ("retreat_point", start)  # the holder's dice were rolled first
    scene.do(start, "point baths")
    assert scene.at(loser) == "baths"


@pytest.mark.rule("ST-7.11", "ST-A-27", "ST-XT-33")
def test_a_mole_plan_does_not_help_in_a_retreat() -> None:
    scene = city(
        2,
        a=pack("strzyga", at="marina", imps=("mole",)),
        b=pack("wargin", at="dock", imps=("mole",)),
        stops=("attic", "cemetery", "heap"),
    )
    scene.lay("A", "E W W", mole=True)
    scene.lay("B", "S S S", mole=True)
    scene.do("A", "stay")

    scene.do("B", "stay", luck=[1, 1, 6, 6])

    assert (scene.question, scene.decider) == ("retreat_point", "B")
    assert scene.options == ["cede", "point well", "point marina"]


@pytest.mark.rule("ST-7.11", "ST-9.2")
def test_whoever_ends_a_mole_plan_in_a_blocked_district_acts_there() -> None:
    scene = city(
        2,
        a=pack("strzyga", at="centre", imps=("mole",)),
        b=FAR,
        stops=("grove",),
        cubes={"grove": 3},
    )
    scene.lay("A", "N S S", mole=True)
    scene.lay_somehow("B")

    assert scene.at("A") == "grove"
    assert scene.fear("A") == (0, 0, 0, 3)
