"""ST-6: planning, the reveal and Whisper."""

from __future__ import annotations

import pytest

from games.straszydla.city import city, new_match, pack
from games.straszydla.reference import DISTRICTS, LAYOUT, TOKENS, legal_plans, next_tokens
from nightlight.core.chance import Seeded
from nightlight.core.errors import IllegalAction
from nightlight.core.step import first
from nightlight.games.straszydla.actions import REVEALED
from nightlight.games.straszydla.game import GAME
from nightlight.games.straszydla.plans import LENGTH, plan_of
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match


def all_plans(district: str, stops: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every plan that can be laid, step by step, in the game itself."""
    found: list[tuple[str, ...]] = []
    waiting = [city(2, a=pack("strzyga", at=district), b=pack("wargin", at="millers"), stops=stops)]
    while waiting:
        scene = waiting.pop()
        if scene.laid("A") == 3:
            found.append(tuple(scene.plan("A")))
            continue
        for token in scene.offered("A"):
            after = scene.copy()
            after.do("A", token)
            waiting.append(after)
    return found


@pytest.mark.rule("ST-6.1", "ST-6.8")
def test_a_plan_is_three_tokens_in_order() -> None:
    scene = city(2, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"))

    laid = []
    for token in ("N", "S", "W"):
        laid.append(scene.laid("A"))
        scene.do("A", token)

    assert laid == [0, 1, 2]
    assert scene.laid("A") == 3
    assert scene.plan("A") == ["N", "S", "W"]
    assert scene.deciders == ["B"]


@pytest.mark.rule("ST-6.1", "ST-1.3", "ST-7.2")
@pytest.mark.parametrize("district", LAYOUT)
def test_the_first_token_points_at_any_of_the_up_to_eight_neighbours(district: str) -> None:
    scene = city(2, a=pack("strzyga", at=district), b=pack("wargin"))
    row, column = DISTRICTS[district]

    rows = {"N": -1, "NE": -1, "E": 0, "SE": 1, "S": 1, "SW": 1, "W": 0, "NW": -1}
    columns = {"N": 0, "NE": 1, "E": 1, "SE": 1, "S": 0, "SW": -1, "W": -1, "NW": -1}
    inside = [way for way in rows if 0 <= row + rows[way] <= 4 and 0 <= column + columns[way] <= 4]
    assert scene.offered("A") == inside


@pytest.mark.rule("ST-6.2", "ST-7.2")
@pytest.mark.parametrize(
    ("way", "district"),
    [
        ("N", "bridge"),
        ("NE", "dovecote"),
        ("E", "alley"),
        ("SE", "funfair"),
        ("S", "grove"),
        ("SW", "well"),
        ("W", "park"),
        ("NW", "smithy"),
    ],
)
@pytest.mark.parametrize("who", ["A", "B"])
def test_north_is_the_top_row_for_everybody(way: str, district: str, who: str) -> None:
    back = {"N": "S", "NE": "SW", "E": "W", "SE": "NW", "S": "N", "SW": "NE", "W": "E", "NW": "SE"}[way]
    other = "B" if who == "A" else "A"
    mine, theirs = pack("strzyga", at="centre"), pack("wargin", at="heap")
    scene = city(2, a=mine, b=theirs) if who == "A" else city(2, a=theirs, b=mine)
    scene.lay(other, "W W W")  # to gravediggers' row and away

    scene.lay(who, f"{way} {back} {way}")
    scene.stay_all()

    assert scene.at(who) == district


@pytest.mark.rule("ST-6.3", "ST-6.8", "ST-7.2", "ST-7.3", "ST-7.5", "ST-7.7", "ST-XT-5")
@pytest.mark.parametrize(
    ("district", "stops"),
    [
        ("tower", ()),
        ("fishers", ("bridge",)),
        ("park", ("park", "smithy", "centre", "grove")),
        ("tower", ("tower", "baths", "dock", "smithy")),
        ("heap", ("heap", "allotments", "steelworks", "funfair", "fishers", "gravediggers")),
        ("smithy", ("baths", "hill", "smithy", "bridge", "dovecote", "alley", "theatre", "steelworks", "funfair")),
        (
            "tower",
            (
                "tower",
                "baths",
                "dock",
                "smithy",
                "fishers",
                "gravediggers",
                "theatre",
                "alley",
                "steelworks",
                "funfair",
            ),
        ),
    ],
)
def test_exactly_the_legal_plans_can_be_laid(district: str, stops: tuple[str, ...]) -> None:
    laid = all_plans(district, stops)

    assert len(laid) == len(set(laid))
    assert set(laid) == legal_plans(DISTRICTS[district], {DISTRICTS[stop] for stop in stops})


@pytest.mark.rule("ST-6.3", "ST-6.8")
@pytest.mark.parametrize("seed", range(40))
def test_on_any_board_each_step_offers_the_tokens_with_which_a_legal_plan_goes_on(seed: int) -> None:
    lot = Seeded(seed)
    stops = tuple(name for name in LAYOUT if lot.below(10) < 3 + seed % 6)
    district = LAYOUT[lot.below(25)]
    scene = city(2, a=pack("strzyga", at=district), b=pack("wargin", at="millers"), stops=stops)
    closed = {DISTRICTS[stop] for stop in stops}

    laid: tuple[str, ...] = ()
    while len(laid) < 3:
        expected = next_tokens(DISTRICTS[district], closed, laid)
        assert len(expected) > 0  # a legal plan always exists
        if len(expected) > 1:
            assert scene.offered("A") == expected
            token = expected[lot.below(len(expected))]
            scene.do("A", token)
        else:
            token = expected[0]
        laid = (*laid, token)
    if "A" not in scene.deciders and scene.laid("A") == 3:
        assert scene.plan("A") == list(laid)


@pytest.mark.rule("ST-6.3", "ST-7.4")
def test_other_pawns_do_not_stand_in_the_way_of_a_plan() -> None:
    scene = city(4, a=pack("strzyga", at="tower"), b=pack("wargin", at="baths"), c=pack("libera", at="dock"))

    assert scene.offered("A") == ["E", "SE", "S"]


@pytest.mark.rule("ST-6.3")
def test_an_illegal_plan_is_refused() -> None:
    scene = city(2, a=pack("strzyga", at="fishers"), b=pack("wargin", at="heap"), stops=("bridge",))

    with pytest.raises(IllegalAction):
        scene.do("A", "S")
    scene.do("A", "SE")
    with pytest.raises(IllegalAction):
        scene.do("A", "W")


@pytest.mark.rule("ST-6.4", "ST-6.8", "ST-XT-22")
def test_only_the_holder_of_a_mole_is_asked_for_the_mark() -> None:
    scene = city(2, a=pack("strzyga", at="tower", imps=("mole",)), b=pack("wargin", at="heap"))

    assert scene.asked("A") == "plan_mark"
    assert scene.offered("A") == ["plain", "mole"]
    assert scene.asked("B") == "plan_token"


@pytest.mark.rule("ST-6.4")
def test_a_mole_plan_ignores_stop_markers_and_a_plain_one_does_not() -> None:
    stops = ("tower", "baths", "dock")
    scene = city(2, a=pack("strzyga", at="tower", imps=("mole",)), b=pack("wargin", at="heap"), stops=stops)
    plain, mole = scene, scene.copy()

    plain.do("A", "plain")
    mole.do("A", "mole")

    assert plain.laid("A") == 1  # SE is the only way
    assert mole.offered("A") == ["E", "SE", "S"]
    assert [option.removeprefix("") for option in plain.offered("A")] == next_tokens(
        DISTRICTS["tower"], {DISTRICTS[stop] for stop in stops}, ("SE",)
    )


@pytest.mark.rule("ST-6.4", "ST-6.5", "ST-2.6")
def test_the_mark_is_sealed_with_the_plan() -> None:
    scene = city(3, a=pack("strzyga", at="tower", imps=("mole",)), b=pack("wargin", at="heap"))
    other = scene.copy()

    scene.do("A", "plain")
    other.do("A", "mole")

    for who in ("B", "C", "spectator"):
        assert scene.view(who).json() == other.view(who).json()
    assert scene.view("A").json() != other.view("A").json()


@pytest.mark.rule("ST-6.5", "ST-2.6")
def test_nobody_sees_the_plan_of_another_before_all_are_laid() -> None:
    scene = city(3, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"), c=pack("libera", at="tower"))
    other = scene.copy()

    scene.lay("A", "N S N")
    other.lay("A", "SE W S")

    for who in ("B", "C", "spectator"):
        assert scene.view(who).json() == other.view(who).json()
        assert scene.seen_events(who) == other.seen_events(who)
    assert scene.view("A").json() != other.view("A").json()


@pytest.mark.rule("ST-6.5", "ST-3.6")
def test_nobody_passes_or_lays_a_token_twice() -> None:
    scene = city(2, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"))

    assert all(option.startswith("") for option in scene.offered("A"))
    scene.lay("A", "N S N")
    assert scene.offered("A") == []
    with pytest.raises(IllegalAction):
        scene.do("A", "N")


@pytest.mark.rule("ST-6.5")
def test_tokens_can_be_taken_back_until_the_reveal() -> None:
    match = Match.start(GAME, GAME.setup(2), ["Ann", "Ben"], [PERSON, PERSON], Luck.seeded(5))
    while match.state.actors != 0b11:
        match.answer(first(match.state.actors), match.legal(first(match.state.actors))[0])

    while match.legal(0):
        match.answer(0, match.legal(0)[0])
    sealed = match.undoable(0)
    match.undo(0)
    again = len(match.legal(0))
    match.answer(0, match.legal(0)[0])
    for _ in range(LENGTH):
        match.answer(1, match.legal(1)[0])

    assert sealed == 1
    assert again > 1
    assert REVEALED in [event.news for event in match.events[-1]]
    assert match.undoable(0) == 0


@pytest.mark.rule("ST-6.6", "ST-2.6")
def test_all_plans_become_public_at_once_when_the_last_is_laid() -> None:
    scene = city(2, a=pack("strzyga", at="centre", imps=("whisper",)), b=pack("wargin", at="heap"))

    scene.lay("A", "N S N")
    before = scene.seen_events("spectator")
    scene.lay("B", "N N N")

    assert scene.question == "whisper"  # and now everybody knows
    after = scene.seen_events("spectator")[len(before) :]
    assert scene.plans_told(after) == {"A": ["N", "S", "N"], "B": ["N", "N", "N"]}
    for who in ("A", "B", "spectator"):
        assert scene.seen_plan(who, "A") == ["N", "S", "N"]
        assert scene.seen_plan(who, "B") == ["N", "N", "N"]


@pytest.mark.rule("ST-6.6")
def test_a_revealed_plan_is_still_known_when_the_pawns_have_moved() -> None:
    scene = city(2, a=pack("strzyga", at="centre", energy=3), b=pack("wargin", at="heap", energy=3))

    scene.lay_all("N S SW", "N N NW")
    while scene.question == "transfer":
        scene.do(scene.decider, "stay")

    assert scene.question == "action"
    for who in ("A", "B", "spectator"):
        assert scene.view(who).table.players[0].plan == plan_of([0, 4, 5])


@pytest.mark.rule("ST-6.7", "ST-A-24")
@pytest.mark.parametrize(("start", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_holders_of_whisper_are_asked_in_turn_order(start: str, order: str) -> None:
    imps = {"A": ("whisper",), "B": ("mole",), "C": ("whisper",)}
    scene = city(
        3,
        a=pack("strzyga", at="centre", imps=imps["A"]),
        b=pack("wargin", at="heap", imps=imps["B"]),
        c=pack("libera", at="tower", imps=imps["C"]),
        start=start,
    )
    scene.lay_all("N S N", "N N N", "E W E")

    asked = []
    while scene.question == "whisper":
        asked.append(scene.decider)
        assert scene.options == ["decline", "use"]
        scene.do(scene.decider, "decline")

    assert asked == [who for who in order if who != "B"]


@pytest.mark.rule("ST-6.7", "ST-A-26", "ST-11.2")
def test_whisper_lays_the_plan_anew_openly_and_may_keep_the_old_one() -> None:
    scene = city(2, a=pack("strzyga", at="centre", imps=("whisper", "mole")), b=pack("wargin", at="heap"))
    scene.lay_all("N S N", "N N N")

    scene.do("A", "use")

    assert scene.imps("A") == ["mole"]
    assert (scene.asked("A"), scene.offered("A")) == ("plan_mark", ["plain", "mole"])
    scene.do("A", "plain")
    assert scene.offered("A") == TOKENS[:-1]
    scene.do("A", "S")
    assert scene.seen_plan("B", "A")[:1] == ["S"]  # openly
    assert scene.seen_plan("spectator", "A")[:1] == ["S"]
    scene.do("A", "N")
    scene.do("A", "N")
    assert scene.at("A") == "bridge"


@pytest.mark.rule("ST-6.7", "ST-A-26")
def test_the_old_plan_may_be_laid_again() -> None:
    scene = city(2, a=pack("strzyga", at="centre", imps=("whisper",)), b=pack("wargin", at="heap"))
    scene.lay_all("N S N", "N N N")

    scene.do("A", "use")
    for token in ("N", "S", "N"):
        scene.do("A", token)

    assert scene.at("A") == "bridge"
    assert scene.imps("A") == []


@pytest.mark.rule("ST-6.7", "ST-11.2")
def test_a_used_whisper_goes_to_the_bottom_of_the_air_stack_and_only_one_is_used() -> None:
    scene = city(2, a=pack("strzyga", at="centre", imps=("whisper", "whisper")), b=pack("wargin", at="heap"))
    scene.lay_all("N S N", "N N N")
    size = scene.imp_size("air")

    scene.do("A", "use")
    for token in ("S", "N", "S"):
        scene.do("A", token)

    assert scene.question != "whisper"
    assert scene.imps("A") == ["whisper"]
    assert scene.imp_size("air") == size + 1
    assert scene.imp_bottom("air") == "whisper"


@pytest.mark.rule("ST-6.8")
@pytest.mark.parametrize("seed", range(3))
def test_players_plan_independently_in_any_order_of_time(seed: int) -> None:
    lot = Seeded(seed)
    plans = {"A": ["N", "S", "N"], "B": ["N", "S", "N"], "C": ["E", "W", "E"]}
    scene = city(3, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"), c=pack("libera", at="tower"))

    left = {who: list(tokens) for who, tokens in plans.items()}
    while left:
        who = sorted(left)[lot.below(len(left))]
        assert scene.deciders == sorted(left)
        scene.do(who, left[who].pop(0))
        if not left[who]:
            del left[who]

    assert [scene.at(who) for who in "ABC"] == ["bridge", "steelworks", "baths"]


@pytest.mark.rule("ST-6.8")
def test_there_are_at_most_nine_options_in_a_step_and_444_plans_in_the_standard_layout() -> None:
    counts = [len(legal_plans(cell, set())) for cell in DISTRICTS.values()]
    scene = new_match(4, 3)
    most = 0
    for question in scene.decisions(3):
        if question == "plan":
            most = max(most, *(len(scene.offered(who)) for who in scene.deciders))

    assert max(counts) == 444
    assert most <= 9
