"""What an action would bring, and what may wait in the dark: as foretold, so it comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from games.fear_of_the_dark.darkness import SEALED, Scene, any_map, darkness, new_match
from games.fear_of_the_dark.reference import ACTIONS, Lying
from nightlight.core.chance import Chance, Scripted, Seeded
from nightlight.core.event import SPECTATOR, Log
from nightlight.core.step import apply, legal
from nightlight.games.fear_of_the_dark.actions import FETCHED_ITEM, STEP, STEPPED, TARGET, TOKEN_LAID
from nightlight.games.fear_of_the_dark.content import ITEM_IDS, SIDE_IDS, SQUARES, TILE_IDS
from nightlight.games.fear_of_the_dark.game import GAME
from nightlight.games.fear_of_the_dark.movement import Stride
from nightlight.games.fear_of_the_dark.odds import Odds, percent
from nightlight.games.fear_of_the_dark.outlook import outlook, prospects, trap
from nightlight.games.fear_of_the_dark.placement import coming
from nightlight.games.fear_of_the_dark.revealing import BY_ENTERING, Rotate
from nightlight.games.fear_of_the_dark.rules import Build
from nightlight.games.fear_of_the_dark.shapes import Goal, Here, Outlook, Placement, Prospects
from nightlight.games.fear_of_the_dark.state import State
from nightlight.games.fear_of_the_dark.ways import FAR, reach


def told(scene: Scene) -> Prospects:
    return prospects(GAME.view(scene.state, 0))


def foretold(scene: Scene, action: str) -> Outlook | None:
    return outlook(GAME.view(scene.state, 0), ACTIONS.index(action))


def placed(scene: Scene, action: str) -> Placement:
    found = foretold(scene, action)
    assert found is not None
    assert found["kind"] == "room", "the option places a room"
    return found


def surroundings(scene: Scene) -> Here:
    found = told(scene)["here"]
    assert found is not None, "somebody acts or moves"
    return found


# Odds


def at_the_door(difficulty: str, terrors: int, aside: int = 3) -> Scene:
    """Behind the door may be a dangerous Dark Echo, two dangerous rooms or a quiet one."""
    scene = darkness(
        hand="move move", pawn="START(1,0)", labyrinth="E1", difficulty=difficulty, terrors=terrors, aside=aside
    )
    assert scene.unseen_tiles[-1] == "E1"
    return scene


def what_happens(scene: Scene, tile: str, hazard: str) -> str:
    """What it brings to enter that tile with that Hazard."""
    cards, aside = scene.state.owned(), scene.aside
    luck = scene.script(f"{tile} {hazard} {'R02' if 'R02' in scene.unseen_tiles else ''}")
    apply(scene.state, 0, ACTIONS.index("play move"), luck)
    apply(scene.state, 0, ACTIONS.index("step W"), luck)
    if scene.question == "rotate":
        apply(scene.state, 0, legal(scene.state, 0)[0], luck)
    if scene.reason in {"terror", "echo"}:
        return "death"
    if scene.question == "lose_card" or scene.state.owned() < cards:
        return "card"
    if scene.events("went_dark"):
        return "dark"
    if any(event.news is TOKEN_LAID and event.get("tile") == 0 for event in scene.log.events):
        return "shut"
    return "grows" if scene.aside < aside else "nothing"


@pytest.mark.rule("FD-5.12", "FD-6.3", "FD-6.4", "FD-6.6")
@pytest.mark.parametrize("difficulty", ["normal", "easy"])
@pytest.mark.parametrize("terrors", [0, 1])
@pytest.mark.parametrize("aside", [3, 0])
def test_the_odds_count_every_tile_and_hazard_that_may_come(difficulty: str, terrors: int, aside: int) -> None:
    scene = at_the_door(difficulty, terrors, aside)
    dangerous = [tile for tile in scene.unseen_tiles if tile in {"R01", "R03", "E1"}]
    quiet = len(scene.unseen_tiles) - len(dangerous)

    happened = Counter(
        what_happens(at_the_door(difficulty, terrors, aside), tile, hazard)
        for tile in dangerous
        for hazard in scene.unseen_hazards
    )
    happened["nothing"] += quiet * len(scene.unseen_hazards)

    odds = Odds(scene.state)
    assert odds.cases == happened.total()
    assert odds.nothing() == happened["nothing"]
    assert [odds.card, odds.shut, odds.grows, odds.dark, odds.death] == [
        happened[each] for each in ("card", "shut", "grows", "dark", "death")
    ]
    assert (odds.death > 0) == (difficulty == "normal")


@pytest.mark.rule("FD-10.4", "FD-10.5")
def test_the_next_tile_is_any_unseen_one() -> None:
    scene = at_the_door("normal", 0)

    unseen = told(scene)["unseen"]

    assert unseen is not None
    assert (unseen["danger"], unseen["echo"]) == (75, 25)
    inside = unseen["inside"]
    all_cases = [inside[each] for each in ("nothing", "card", "shut", "grows", "dark", "death")]
    assert sum(all_cases) in range(97, 104), "all that may happen, but for rounding"


@pytest.mark.rule("FD-4.5")
def test_when_every_tile_is_revealed_nothing_waits_in_the_dark() -> None:
    assert told(darkness(hand="move", labyrinth=""))["unseen"] is None


@pytest.mark.parametrize(("chance", "said"), [(Fraction(1, 3), 33), (Fraction(1, 8), 13), (Fraction(0), 0)])
def test_chances_are_rounded_as_people_do_it(chance: Fraction, said: int) -> None:
    assert percent(chance.numerator, chance.denominator) == said


# Ways


def wandering(seed: int) -> Iterator[Scene]:
    """Positions of a match as luck has it, told before each decision; nobody concedes."""
    scene = new_match(seed, difficulty=("easy", "normal", "hard", "very_hard")[seed % 4])
    for _question in scene.decisions(seed):
        yield scene


def somewhere(seed: int) -> Scene:
    """A pawn that has just begun to act, anywhere in a labyrinth with a Leak."""
    luck = Seeded(seed)
    rooms = any_map(luck, 4)
    scene = darkness(rooms=rooms, hand="move tiptoe", leak=rooms[luck.below(len(rooms))].tile, labyrinth="E1")
    free = [place for place in range(9 * len(scene.tiles)) if stands(scene.state, place)]
    scene.state.pawn = free[luck.below(len(free))]
    return scene


def stands(state: State, place: int) -> bool:
    """Whether a step could lead there."""
    labyrinth = state.labyrinth
    sides = [side for side in range(4) if labyrinth.beyond(place, side) >= 0]
    return any(labyrinth.around[labyrinth.beyond(place, side)] >> (side ^ 2) & 1 for side in sides)


def taken(scene: Scene) -> int:
    return len(scene.events("stepped"))


class Nobody(Chance):
    """Luck that is never asked for."""

    def below(self, n: int) -> int:
        raise AssertionError("a step inside the labyrinth leaves nothing to luck")


@pytest.mark.rule("FD-4.1", "FD-4.2", "FD-4.6", "FD-4.7")
@pytest.mark.parametrize("seed", range(25))
def test_every_way_can_be_gone_and_the_light_goes_out_where_it_is_foretold(seed: int) -> None:
    scene = somewhere(seed)
    around = surroundings(scene)

    for goal, action in [
        *[(goal, "play move") for goal in around["ways"]],
        *[(goal, "play tiptoe") for goal in around["tiptoe"]],
    ]:
        if "out" in goal or ACTIONS.index(action) not in legal(scene.state, 0):
            continue
        after = follow(scene, action, goal)
        assert after.state.pawn == goal["tile"] * SQUARES + goal["square"]
        assert bool(after.events("went_dark")) == ("wet" in goal)


def follow(scene: Scene, action: str, goal: Goal) -> Scene:
    """Go a whole way, step by step; a step that is the only one is taken of itself."""
    state = scene.state.clone()
    copy = Scene(state)
    apply(state, 0, ACTIONS.index(action), Nobody())
    while taken(copy) < len(goal["way"]):
        apply(state, 0, STEP.of(SIDE_IDS.index(goal["way"][taken(copy)])), Nobody())
    steps = [SIDE_IDS[event.get("side")] for event in copy.log.events if event.news is STEPPED]
    assert steps[: len(goal["way"])] == goal["way"]
    return copy


@pytest.mark.parametrize("seed", range(25))
def test_the_ways_lead_everywhere_and_are_as_short_as_the_bot_believes(seed: int) -> None:
    scene = somewhere(seed)
    around = surroundings(scene)

    for goals, steps, holes in ((around["ways"], 4, False), (around["tiptoe"], 2, True)):
        far = list(reach(scene.state, scene.state.pawn, steps, holes))
        squares = {goal["tile"] * SQUARES + goal["square"]: len(goal["way"]) for goal in goals if "out" not in goal}
        assert squares == {place: number for place, number in enumerate(far) if 0 < number < FAR}
        assert len([goal["way"] for goal in goals]) == len({tuple(goal["way"]) for goal in goals})
        outs = {(goal["tile"], goal["out"]): len(goal["way"]) for goal in goals if "out" in goal}
        doors = {
            (place // SQUARES, SIDE_IDS[side]): far[place] + 1
            for place in range(len(far))
            for side in range(4)
            if far[place] < steps and scene.state.labyrinth.around[place] >> 8 + side & 1
        }
        assert outs == doors


@pytest.mark.rule("FD-4.7")
def test_a_dry_way_is_preferred_and_the_last_card_has_no_light_to_lose() -> None:
    rooms = [Lying("R01", (0, -1), 0)]
    wet = darkness(rooms=rooms, hand="move tiptoe", pawn="START(1,1)", leak="R01")
    last = darkness(rooms=rooms, hand="tiptoe", pawn="START(1,1)", leak="R01")

    flooded = [goal for goal in surroundings(wet)["tiptoe"] if goal["tile"] == 1]
    harmless = [goal for goal in surroundings(last)["tiptoe"] if goal["tile"] == 1]

    assert all("wet" in goal for goal in flooded)
    assert not any("wet" in goal for goal in harmless)
    assert [goal["way"] for goal in flooded] == [goal["way"] for goal in harmless]


@pytest.mark.parametrize("seed", range(8))
def test_in_the_middle_of_a_movement_the_first_steps_of_all_ways_are_those_that_are_offered(seed: int) -> None:
    found = 0
    for scene in wandering(seed):
        if scene.question != "step":
            continue
        ways = surroundings(scene)["ways"]
        step = scene.state.top()
        assert isinstance(step, Stride)
        offered = [SIDE_IDS[STEP.arg(action)] for action in legal(scene.state, 0) if STEP.made(action)]
        assert sorted({goal["way"][0] for goal in ways}) == sorted(offered)
        assert max(len(goal["way"]) for goal in ways) <= step.left == told(scene)["steps_left"]
        found += 1
    assert found > 0


# Actions


@pytest.mark.rule("FD-3.2", "FD-3.3", "FD-3.4", "FD-3.5", "FD-3.6", "FD-7.5", "FD-7.6")
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_foretold_of_an_action_is_what_it_does(seed: int) -> None:
    for scene in wandering(seed):
        mind = scene.state.owned()
        for action in legal(scene.state, 0):
            found = outlook(GAME.view(scene.state, 0), action)
            if found is None or found["kind"] == "room":
                continue
            after = scene.state.clone()
            if found["kind"] == "target":
                side = TARGET.arg(action)
                assert found["tile"] * SQUARES + found["square"] == after.labyrinth.beyond(after.pawn, side)
                continue
            after.log = Log()
            apply(after, 0, action, Seeded(1))
            happened = Scene(after)
            if found["kind"] == "item":
                fetched = [event for event in happened.log.events if event.news is FETCHED_ITEM]
                assert [ITEM_IDS[event.get("item")] for event in fetched] == [found["item"]]
            elif found["kind"] == "light":
                assert after.matches == found["matches"]
                assert_built(after, found.get("hand"))
            else:
                assert_spent(happened, found.get("left"), mind)
                assert_built(after, found.get("hand"))
                if "steps" in found:
                    assert_moved(scene, action, found["steps"])


def assert_spent(happened: Scene, left: int | None, mind: int) -> None:
    """A card that is lost leaves so many; one that returns leaves all."""
    lost = happened.events("burned", "groped", "lost_card")
    assert (len(lost) > 0) == (left is not None)
    if not happened.events("frightened"):
        assert happened.state.owned() == (mind if left is None else left)


def assert_built(after: State, size: int | None) -> None:
    """A hand is built to its size, unless the deck has no more than it."""
    builds = [step.size for step in after.steps if isinstance(step, Build)]
    if len(builds) > 0:
        assert builds == [size]


def assert_moved(scene: Scene, action: int, steps: int) -> None:
    """The movement that begins has so many steps, however many are taken of themselves."""
    after = scene.state.clone()
    apply(after, 0, action, Seeded(1))
    strides = [step.most for step in after.steps if isinstance(step, Stride)]
    assert strides in ([], [steps])


@pytest.mark.rule("FD-3.8", "FD-7.1", "FD-7.7", "FD-7.9")
@pytest.mark.parametrize(("action", "thing"), [("play search", "search"), ("play clear", "clear"), ("item key", "key")])
@pytest.mark.parametrize("seed", range(40))
def test_what_lies_beside_the_pawn_is_what_the_question_will_offer(action: str, thing: str, seed: int) -> None:
    scene = darkness(rooms=any_map(Seeded(seed), 5), hand="search clear", items="key", labyrinth="E1")
    for place in range(9 * len(scene.tiles)):
        if not stands(scene.state, place):
            continue
        scene.state.pawn = place
        around = surroundings(scene)
        beside = {"search": around["search"], "clear": around["clear"], "key": around["key"]}[thing]
        possible = ACTIONS.index(action) in legal(scene.state, 0)
        assert possible == (len(beside) > 0)
        for target in beside:
            there = scene.state.labyrinth.beyond(place, SIDE_IDS.index(target["side"]))
            assert target["tile"] * SQUARES + target["square"] == there
        if len(beside) > 1:
            after = scene.state.clone()
            apply(after, 0, ACTIONS.index(action), Scripted([]))
            assert [SIDE_IDS[TARGET.arg(answer)] for answer in legal(after, 0)] == [one["side"] for one in beside]


@pytest.mark.rule("FD-7.1")
@pytest.mark.parametrize(("hand", "sides"), [("search", ["N", "S"]), ("", ["N"])])
def test_in_darkness_there_are_no_secrets_to_search_for(hand: str, sides: list[str]) -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", hand=hand)

    assert [target["side"] for target in surroundings(scene)["search"]] == sides


@pytest.mark.rule("FD-1.2", "FD-3.8")
def test_who_stands_at_an_open_ended_door_can_scout_there() -> None:
    at_door, inside = (darkness(hand="scout", pawn=pawn) for pawn in ("START(1,0)", "START(1,1)"))

    assert surroundings(at_door)["door"] == "W"
    assert surroundings(inside)["door"] is None


# New rooms


@pytest.mark.rule("FD-1.4", "FD-5.2", "FD-5.5")
def test_a_room_comes_to_lie_as_it_was_foretold() -> None:
    rotations = 0
    for seed in range(16):
        for scene in wandering(seed):
            if scene.question == "rotate":
                for action in legal(scene.state, 0):
                    assert_laid(scene, action, seed)
                    rotations += 1
    assert rotations > 30


def assert_laid(scene: Scene, action: int, seed: int) -> None:
    """The room lies where it was to lie, turned as it was, and its sides join as they were to."""
    view = GAME.view(scene.state, 0)
    there, forecast = prospects(view)["coming"], outlook(view, action)
    assert there is not None
    assert forecast is not None
    assert forecast["kind"] == "room"
    after, number = scene.state.clone(), len(scene.tiles)
    apply(after, 0, action, Seeded(seed))
    room = after.labyrinth.tile_json(number)
    assert {**forecast["room"], "leak": False} == {**room, "leak": False}
    assert (there["x"], there["y"], there["room"]) == (room["x"], room["y"], room["tile"])
    assert there["side"] in room["doors"]
    if len(after.labyrinth.tiles) == number + 1:
        assert [(one["side"], one["joint"], one["room"]) for one in forecast["joints"]] == sides_of(after, number)
        assert forecast["doors"] == open_ended(after)


def sides_of(state: State, number: int) -> list[tuple[str, str, int | None]]:
    """The sides of a room that are not merely walls, by the doors of the rooms that touch there."""
    rooms = state.labyrinth.json()
    room = rooms[number]
    found: list[tuple[str, str, int | None]] = []
    for side, (x, y), back in zip(SIDE_IDS, ((0, -1), (1, 0), (0, 1), (-1, 0)), ("S", "W", "N", "E"), strict=True):
        cells = [(one["x"], one["y"]) for one in rooms]
        cell = (room["x"] + x, room["y"] + y)
        if cell not in cells:
            found += [(side, "open", None)] if side in room["doors"] else []
            continue
        behind = cells.index(cell)
        doors = side in room["doors"], back in rooms[behind]["doors"]
        joint = {(True, True): "joined", (True, False): "blocked", (False, True): "blocks"}.get(doors)
        found += [] if joint is None else [(side, joint, behind)]
    return found


def open_ended(state: State) -> int:
    return sum(int(state.labyrinth.open_ended(tile)).bit_count() for tile in range(len(state.labyrinth.tiles)))


@pytest.mark.rule("FD-5.2")
@pytest.mark.parametrize(("holes", "fits"), [(False, {"free"}), (True, {"free", "hole"})])
def test_who_enters_needs_a_door_square_to_stand_on(holes: bool, fits: set[str]) -> None:
    state = darkness(hand="move").state
    west = SIDE_IDS.index("W")

    for tile in range(1, len(TILE_IDS)):
        step = Rotate(tile, west, BY_ENTERING, holes)
        turns = [turn for turn, entrance in enumerate(coming(state, step)["entrances"]) if entrance in fits]

        assert [turn for turn in range(4) if step.answers(state) >> turn & 1] == turns


@pytest.mark.rule("FD-9.1")
def test_a_room_that_seals_the_labyrinth_is_told_apart_from_one_that_strands() -> None:
    sealed = darkness(rooms=SEALED[1:], hand="scout", pawn="START(1,0)", labyrinth="R11 R12")

    assert trap(GAME.view(darkness(rooms=SEALED, hand="move").state, 0)) == "sealed"
    assert trap(GAME.view(sealed.state, 0)) is None


@pytest.mark.rule("FD-13.1")
def test_the_echo_around_the_pawn_is_known_while_terror_asks_inside_it() -> None:
    scene = darkness(hand="move", pawn="START(1,0)", labyrinth="E1 R01")
    scene.do("play move")
    scene.do("step W", luck="E1 terror")

    assert scene.question == "lose_card"
    assert told(scene)["echo"] == {"room": "E1", "x": -1, "y": 0}
    assert told(darkness())["echo"] is None


# The hand


@pytest.mark.rule("FD-1.9")
@pytest.mark.parametrize(
    ("pawn", "lost", "matches", "usual"),
    [
        ("START(1,1)", "", 3, ["strike", "move", "clear"]),  # an Obstacle is beside it (FD-2.6)
        ("START(0,0)", "", 3, ["strike", "move", "scout"]),
        ("START(0,0)", "", 1, ["move", "scout", "search"]),  # no match is left to strike
        ("START(0,0)", "move move scout scout", 3, ["strike", "search", "tiptoe"]),
    ],
)
def test_the_usual_hand_is_what_is_good_for_most_things(pawn: str, lost: str, matches: int, usual: list[str]) -> None:
    scene = darkness(pawn=pawn, lost=lost, matches=matches)
    scene.do("match")

    building = told(scene)["building"]

    assert building is not None
    assert building["usual"] == usual
    for card in usual:
        if scene.question == "build":  # the last of all is taken of itself
            scene.do(f"take {card}")
    assert sorted(scene.hand.split()) == sorted(usual)


def test_what_is_in_the_hand_already_is_not_taken_again() -> None:
    scene = darkness(pawn="START(0,0)", hand="move strike")
    scene.do("match")

    building = told(scene)["building"]

    assert building is not None
    assert (building["size"], building["usual"]) == (3, ["scout"])


# Who may know


@pytest.mark.parametrize("seed", range(4))
def test_a_spectator_is_told_the_same_and_nothing_changes_by_asking(seed: int) -> None:
    for scene in wandering(seed):
        before = scene.state.json()
        own, other = (prospects(GAME.view(scene.state, seat)) for seat in (0, SPECTATOR))
        for action in legal(scene.state, 0):
            outlook(GAME.view(scene.state, 0), action)

        assert own == other
        assert scene.state.json() == before
