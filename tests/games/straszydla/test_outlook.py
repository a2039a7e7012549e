"""What is foretold is what the rules then do: tried out on the positions of matches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from games.straszydla.city import PACTS, SEATS, Scene, city, element_of, new_match, pack
from games.straszydla.reference import DISTRICTS, SUBURB_CELLS, Cell, filled, step, token_leads
from nightlight.core.chance import Seeded
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, apply, first, legal
from nightlight.games.straszydla.actions import BID, BUY, DONE, PAY, SET, STEP, TRADE, VERBS
from nightlight.games.straszydla.content import BOGEY_IDS, CUBES, DIRECTIONS, TOKENS
from nightlight.games.straszydla.dice import Fright
from nightlight.games.straszydla.duels import Bids, ChangeDice
from nightlight.games.straszydla.feeding import Feeding
from nightlight.games.straszydla.free_actions import Payment
from nightlight.games.straszydla.frightening import FrightEnergy
from nightlight.games.straszydla.game import GAME
from nightlight.games.straszydla.odds import best_turns
from nightlight.games.straszydla.outlook import LEADING, outlook, prospects
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.plans import laid, token_at
from nightlight.games.straszydla.shapes import Prospects, Purchase, Verdict, Way

SEEDS = range(6)
MOST_DECISIONS = 500
ARRIVALS = {"settled", "moved", "stayed", "transferred", "jumped", "retreated"}
BETTER: list[Verdict] = ["lose", "level", "win"]


def positions(seed: int, **options: str) -> Iterator[Scene]:
    """The positions of a random match, one at each decision."""
    scene = new_match(2 + seed % 3, seed, None, **{"layout": "reference", **options})
    for _question in scene.decisions(seed, MOST_DECISIONS):
        yield scene


def told(scene: Scene, who: str) -> Prospects:
    return prospects(scene.view(who))


def way(scene: Scene, seat: int, action: int) -> Way:
    found = outlook(scene.view(SEATS[seat]), action)
    assert found is not None
    assert found["kind"] == "way"
    return found


def cell_of(cell: int) -> Cell:
    return divmod(cell, 5)


def closed(scene: Scene, *, mole: bool) -> set[Cell]:
    return set() if mole else {DISTRICTS[name] for name in scene.stops}


# Ways


@pytest.mark.rule("ST-7.2", "ST-7.5", "ST-7.7", "ST-7.9", "ST-8.17")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_pawn_goes_where_its_way_leads(seed: int) -> None:
    tried = 0
    for scene in positions(seed):
        seat = first(scene.state.actors)
        if isinstance(scene.state.top(), Planning):
            continue
        for action in [each for each in legal(scene.state, seat) if VERBS.verb_of(each) in LEADING]:
            after = scene.copy()
            before = len(after.log.events)
            apply(after.state, seat, action, Seeded(1))
            news = next(event for event in after.log.events[before:] if event.news.name in ARRIVALS)

            [leg] = way(scene, seat, action)["legs"]

            where = news.get("suburb") + 1 if news.news.name == "settled" else news.get("district")
            assert scene.state.city.tiles[leg["end"]] == where
            tried += 1
    assert tried > 0


@pytest.mark.rule("ST-6.3", "ST-6.4", "ST-6.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_token_leads_where_it_can_lead_after_those_that_lie(seed: int) -> None:
    for scene in positions(seed):
        planning = scene.state.top()
        if not isinstance(planning, Planning):
            continue
        seat = first(scene.state.actors)
        plan = planning.plans[seat]
        stops = closed(scene, mole=bool(plan) and scene.mole(SEATS[seat]))
        for action in [each for each in legal(scene.state, seat) if STEP.made(each)]:
            here = {scene.here(SEATS[seat])}
            for token in [TOKENS[token_at(plan, place)] for place in range(laid(plan))]:
                here = {end for start in here for end in token_leads(start, token, stops)}
            direction = DIRECTIONS[STEP.arg(action)]
            reached = {step(start, direction) for start in here if token_leads(start, direction, stops)}

            found = way(scene, seat, action)

            assert {cell_of(leg["end"]) for leg in found["legs"]} == reached
            assert all(step(cell_of(leg["start"]), direction) == cell_of(leg["end"]) for leg in found["legs"])
            assert [leg["road"] for leg in found["legs"]].count(False) <= 1
            others = [suburb for suburb in SUBURB_CELLS if suburb not in stops | reached]
            assert found["transfer"] == bool(reached & set(SUBURB_CELLS) and others)
            assert found["ends"] == (laid(plan) == 2)


@pytest.mark.rule("ST-6.3", "ST-7.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_rivals_can_end_where_some_plan_of_theirs_ends(seed: int) -> None:
    for scene in positions(seed):
        who = SEATS[first(scene.state.actors)]
        if not isinstance(scene.state.top(), Planning):
            continue
        stops = closed(scene, mole=False)
        for rival in told(scene, who)["rivals"]:
            here = {scene.here(SEATS[rival["seat"]])}
            for _token in range(3):
                here = {end for start in here for token in TOKENS for end in token_leads(start, token, stops)}

            assert {cell_of(cell) for cell in rival["cells"]} == here


def test_the_way_of_a_plan_is_told_to_whoever_may_know_it() -> None:
    scene = city(2, stage="plan", a=pack("strzyga", at="tower"), b=pack("wargin", at="heap"))

    scene.do("A", "E")

    mine = told(scene, "A")["plan"]
    assert mine == {"mole": False, "tokens": ["E"], "legs": [{"start": 0, "end": 1, "road": False}]}
    assert told(scene, "B")["plan"] is not None
    assert told(scene, "spectator")["plan"] is None
    assert told(scene, "B")["sealed"] == []


def test_a_revealed_plan_is_a_way_until_it_is_walked() -> None:
    scene = city(2, stage="plan", a=pack("strzyga", at="tower"), b=pack("wargin", at="heap"))
    scene.lay("A", "SE S E")
    assert told(scene, "B")["sealed"] == [0]
    assert told(scene, "B")["ways"] == [None, None]

    scene.lay("B", "N W N")

    assert told(scene, "A")["sealed"] == []
    assert all(legs is None for legs in told(scene, "A")["ways"])


# Duels


def ends_of(scene: Scene, seat: int) -> set[Verdict]:
    """How the duel can end for the seat, whatever the higher bidder does with the dice."""
    for event in scene.log.events:
        if event.news.name == "won_duel":
            return {"win" if event.get("seat") == seat else "lose"}
        if event.news.name == "level":
            return {"level"}
    assert isinstance(scene.state.top(), ChangeDice)
    found: set[Verdict] = set()
    for action in legal(scene.state, first(scene.state.actors)):
        after = scene.copy()
        apply(after.state, first(after.state.actors), action, Seeded(1))
        found |= ends_of(after, seat)
    return found


def duels(most_energy: int) -> Iterator[Scene]:
    """Positions in which bids are open, with few enough points to try all changes."""
    for seed in range(40):
        for scene in positions(seed):
            step_now = scene.state.top()
            if isinstance(step_now, Bids) and all(scene.energy(SEATS[seat]) <= most_energy for seat in step_now.seats):
                yield scene
                break


@pytest.mark.rule("ST-8.11", "ST-8.13", "ST-8.14", "ST-8.15", "ST-8.16")
def test_every_pair_of_bids_ends_as_foretold() -> None:
    tried = 0
    for scene in duels(4):
        bids = scene.state.top()
        assert isinstance(bids, Bids)
        seat = first(scene.state.actors)
        rival = next(int(each) for each in bids.seats if each != seat)
        mine, theirs = scene.energy(SEATS[seat]), scene.energy(SEATS[rival])
        foretold = told(scene, SEATS[seat])["bids"]
        assert foretold is not None
        assert len(foretold["ends"]) == theirs + mine + 1
        for own, other in product(range(mine + 1), range(theirs + 1)):
            after = scene.copy()
            after.log.events.clear()
            apply(after.state, seat, BID.of(own), Seeded(1))
            if after.state.actors >> rival & 1 and isinstance(after.state.top(), Bids):
                apply(after.state, rival, BID.of(other), Seeded(1))
            elif other > 0:
                continue
            best = max if own >= other else min
            assert foretold["ends"][own - other + theirs] == best(ends_of(after, seat), key=BETTER.index)
            tried += 1
    assert tried > 50


@pytest.mark.rule("ST-8.13")
def test_the_best_changes_win_where_any_do_and_cost_no_more_than_needed() -> None:
    tried = 0
    for seed in range(40):
        for scene in positions(seed):
            if not isinstance(scene.state.top(), ChangeDice) or scene.state.fight().points > 6:
                continue
            seat = first(scene.state.actors)
            scene.log.events.clear()
            possible = ends_of(scene, seat)
            changes = told(scene, SEATS[seat])["best"]
            assert changes is not None
            after = scene.copy()
            for change in changes:
                apply(after.state, seat, SET.of(change["die"], change["value"] - 1), Seeded(1))
            if isinstance(after.state.top(), ChangeDice):
                apply(after.state, seat, DONE.of(), Seeded(1))

            assert ends_of(after, seat) == {max(possible, key=BETTER.index)}
            tried += 1
    assert tried > 0


def test_a_bid_of_the_rival_is_sealed_and_the_chances_of_a_duel_are_those_of_its_dice() -> None:
    scene = city(2, stage="plan", a=pack("strzyga", at="tower"), b=pack("wargin", "libera", at="heap"))

    [rival] = told(scene, "A")["rivals"]

    assert (rival["mine"], rival["theirs"]) == (2, 3)
    assert rival["win"] + rival["level"] < 100
    assert told(scene, "B")["rivals"][0]["win"] > rival["win"]


# Frightening


@pytest.mark.rule("ST-10.1", "ST-10.4")
def test_the_chances_of_a_test_count_every_roll() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "libera", at="baths", energy=1), b=pack(at="heap"))
    found = outlook(scene.view("A"), scene.action("frighten"))
    assert found is not None
    assert found["kind"] == "test"
    missed = [abs(sum(roll) - found["target"]) for roll in product(range(1, 7), repeat=2)]

    assert found["dice"] == 2
    assert found["target"] == scene.state.strength(0)
    assert found["chances"] == [round(100 * missed.count(by) / 36) for by in range(3)]
    assert found["hit"] == round(100 * sum(by <= 1 for by in missed) / 36)
    assert found["fear"] == round(sum(max(0, 3 - by) for by in missed) / 36, 1)


def dice(*values: int) -> vec[i64]:
    return vec[i64](values)


@pytest.mark.rule("ST-10.3", "ST-10.5")
def test_energy_turns_dice_to_the_target_and_to_sixes_rather_than_from_them() -> None:
    test = Fright(dice(5, 3, 1), target=11)

    assert best_turns(test, 1) == [{"die": 0, "value": 6}]
    assert best_turns(test, 2) == [{"die": 0, "value": 6}, {"die": 2, "value": 2}]
    assert best_turns(test, 9) == [{"die": 0, "value": 6}, {"die": 2, "value": 2}]
    assert best_turns(Fright(dice(6, 6), target=10), 1) == [{"die": 0, "value": 5}]
    assert best_turns(Fright(dice(2, 2), target=9, position=1), 9) == [{"die": 1, "value": 6}]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_best_changes_of_a_test_are_legal_one_after_the_other(seed: int) -> None:
    for scene in positions(seed):
        if not isinstance(scene.state.top(), FrightEnergy):
            continue
        seat = first(scene.state.actors)
        changes = told(scene, SEATS[seat])["best"]
        assert changes is not None
        missed = scene.state.test().missed()
        after = scene.copy()
        for change in changes:
            apply(after.state, seat, SET.of(change["die"], change["value"] - 1), Seeded(1))

        if after.state.fright is not None:
            assert after.state.fright.missed() == max(missed - scene.energy(SEATS[seat]), after.state.fright.missed())


# Food


def give(scene: Scene, seat: int, action: int) -> bool:
    """Give an answer if it is asked for."""
    asked = scene.state.actors >> seat & 1 and action in legal(scene.state, seat)
    if asked:
        apply(scene.state, seat, action, Seeded(1))
    return bool(asked)


@pytest.mark.rule("ST-13.3", "ST-13.4", "ST-13.5", "ST-13.8", "ST-12.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_feeding_that_is_proposed_costs_and_leaves_what_it_says(seed: int) -> None:
    tried = 0
    for scene in positions(seed):
        if not isinstance(scene.state.top(), Feeding):
            continue
        seat = first(scene.state.actors)
        who = SEATS[seat]
        plan = told(scene, who)["feeding"]
        assert plan is not None
        after = scene.copy()
        after.log.events.clear()
        for answer in plan["answers"]:
            action = VERBS.action(answer)
            assert give(after, seat, action) or PAY.made(action)
        give(after, seat, VERBS.action({"end": {}}))

        fled = [event["bogey"] for event in after.told("fled") if event["seat"] == seat]
        paid = [int(str(event["number"])) for event in after.told("paid") if event["seat"] == seat]
        dread = [int(str(event["number"])) for event in after.told("paid_dread") if event["seat"] == seat]
        assert sorted(map(str, fled)) == sorted(plan["flees"])
        assert (sum(paid), sum(dread)) == (plan["traded"], plan["dread"])
        if isinstance(after.state.top(), Feeding) and after.state.turn != seat:
            assert after.state.filled(seat) == plan["filled"]
        tried += 1
    assert tried > 0


@pytest.mark.rule("ST-12.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_mix_that_is_proposed_pays_and_spares_the_food_where_it_can(seed: int) -> None:
    tried = 0
    for scene in positions(seed):
        payment = scene.state.top()
        if not isinstance(payment, Payment):
            continue
        seat = first(scene.state.actors)
        ahead = told(scene, SEATS[seat])
        asked = ahead["payment"]
        assert asked is not None
        assert asked["mix"] is not None
        assert sum(asked["mix"]) == asked["left"] == payment.left
        after = scene.copy()
        after.log.events.clear()
        for kind, number in enumerate(asked["mix"]):
            give(after, seat, PAY.of(kind, number))
        paid = {str(event["cube"]): int(str(event["number"])) for event in after.told("paid")}
        before = dict(zip(CUBES, asked["paid"], strict=False))

        whole = {cube: before.get(cube, 0) + asked["mix"][kind] for kind, cube in enumerate(CUBES)}
        assert paid == {cube: number for cube, number in whole.items() if number > 0}
        tried += 1
    assert tried > 0


@pytest.mark.rule("ST-13.3", "ST-13.4", "ST-13.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_meals_are_what_the_bogeys_eat_and_what_is_missing_adds_up(seed: int) -> None:
    for scene in positions(seed):
        for seat, found in enumerate(told(scene, SEATS[0])["packs"]):
            who = SEATS[seat]
            assert [meal["bogey"] for meal in found["meals"]] == scene.bogeys(who)
            assert all(meal["food"] == scene.need(who, meal["bogey"]) for meal in found["meals"])
            assert all(scene.element(meal["bogey"]) in (meal["colour"], "any") for meal in found["meals"])
            fed = {name for number, name in enumerate(BOGEY_IDS) if scene.state.fed >> number & 1}
            hungry = [meal for meal in found["meals"] if meal["bogey"] not in fed]
            assert sum(found["needs"]) == sum(meal["food"] for meal in hungry)
            assert sum(found["missing"]) == sum(meal["lacks"] for meal in hungry)
            assert found["short"] <= sum(found["missing"])
            assert found["strength"] == scene.state.strength(seat)


def test_a_trade_for_what_the_feeding_lacks_saves_and_no_other_does() -> None:
    scene = city(2, stage="feeding", a=pack("mawka", at="grove", fire=9), b=pack(at="heap"))
    needed = scene.element("mawka")

    found = {cube: outlook(scene.view("A"), TRADE.of(kind)) for kind, cube in enumerate(CUBES)}

    assert found == {cube: {"kind": "saving"} if cube == needed else None for cube in CUBES}


# Pacts


@pytest.mark.rule("ST-15.1", "ST-2.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_places_of_a_pact_are_filled_as_the_rules_count_and_others_stay_hidden(seed: int) -> None:
    for scene in positions(seed):
        for seat, found in enumerate(told(scene, "A")["packs"]):
            if seat > 0 and scene.state.actors != NOBODY:
                assert found["places"] == []
                assert not any(meal["needed"] for meal in found["meals"])
                continue
            by = [place["by"] for place in found["places"] if place["by"] is not None]
            assert len(set(by)) == len(by)
            assert min(len(by), scene.state.pact_size) == found["filled"] == scene.state.filled(seat)


@pytest.mark.rule("ST-12.4", "ST-2.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_purchase_brings_what_it_says(seed: int) -> None:
    tried = 0
    for scene in positions(seed):
        seat = first(scene.state.actors)
        for action in [each for each in legal(scene.state, seat) if BUY.made(each)]:
            found: Purchase = bought(scene, seat, action)
            after = scene.copy()
            apply(after.state, seat, action, Seeded(1))
            while isinstance(after.state.top(), Payment):
                apply(after.state, seat, legal(after.state, seat)[0], Seeded(1))
            news = after.told("bought")[-1]

            assert (news["bogey"], news["energy"]) == (found["bogey"], found["energy"])
            assert found["price"] == sum(int(str(event["number"])) for event in paid_for(scene, after))
            places, own = PACTS[scene.pact(SEATS[seat])], [element_of(bogey) for bogey in scene.bogeys(SEATS[seat])]
            more = filled(places, [*own, element_of(found["bogey"])])
            assert found["serves"] == (min(5, more) > min(5, filled(places, own)))
            assert (found["bogey"] in told(scene, SEATS[seat])["serving"]) == found["serves"]
            tried += 1
    assert tried > 0


def bought(scene: Scene, seat: int, action: int) -> Purchase:
    found = outlook(scene.view(SEATS[seat]), action)
    assert found is not None
    assert found["kind"] == "bogey"
    return found


def paid_for(before: Scene, after: Scene) -> list[dict[str, object]]:
    return after.told("paid")[len(before.told("paid")) :]


# What everybody can expect


@pytest.mark.parametrize("seed", SEEDS)
def test_prospects_are_those_of_the_seat_alone(seed: int) -> None:
    """Whoever is not asked learns nothing that is meant for the one who is."""
    for scene in positions(seed):
        asked = scene.deciders
        for who in [*SEATS[: scene.state.seats], "spectator"]:
            found = told(scene, who)
            if who not in asked:
                assert (found["best"], found["feeding"], found["test"], found["rivals"]) == (None, None, None, [])
                assert found["payment"] is None or found["payment"]["mix"] is None
        assert told(scene, "spectator")["serving"] == []


@pytest.mark.rule("ST-5.1", "ST-V-1")
@pytest.mark.parametrize("replenish", ["phase", "round"])
def test_the_harvest_is_what_a_replenishment_brings(replenish: str) -> None:
    scene = next(positions(1, replenish=replenish, first_phase="day"))
    while not scene.told("replenished"):
        scene.do(scene.decider, scene.options[0])

    harvest = told(scene, "A")["harvest"]

    for event in scene.told("replenished"):
        row, column = str(event["cell"])[1], str(event["cell"])[3]
        assert harvest[5 * int(row) + int(column)] == event["number"]


def test_the_part_of_the_round_is_told() -> None:
    scenes = [city(2, stage=stage, a=pack("strzyga", fire=9)) for stage in ("plan", "actions", "feeding")]

    assert [told(scene, "A")["part"] for scene in scenes] == ["planning", "acting", "feeding"]


def test_what_was_foretold_is_remembered_with_the_view() -> None:
    scene = city(2, stage="plan", a=pack("strzyga", at="tower"), b=pack("wargin", at="heap"))
    view = scene.view("A")

    assert GAME.outlook(view, scene.action("E")) is GAME.outlook(view, scene.action("E"))
