"""The city in words: what a reader is shown, asked and told, in every language, and what stays unsaid."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from games.straszydla.city import SEATS, PackSetting, Scene, city, new_match, pack, seat_of
from nightlight.core.event import Event
from nightlight.core.step import first, legal
from nightlight.games.straszydla.actions import GAZETTE
from nightlight.games.straszydla.content import BOGEY_IDS, DISTRICT_IDS, IMP_IDS
from nightlight.games.straszydla.game import GAME
from nightlight.games.straszydla.larder import lacking
from nightlight.games.straszydla.odds import duel_odds, fright_odds, percent
from nightlight.games.straszydla.table_text import CELL_WIDTH
from nightlight.games.straszydla.text import BogeysText
from nightlight.words.bundle import LANGUAGES, Words

NAMES = ["Ann", "Ben", "Eva", "Dan"]
WORDS = {language: Words(language, strict=True) for language in LANGUAGES}
SILENT = {  # the table shows it anyway, or the next line says it
    "drew_district", "put_district", "dealt_bogey", "turned_up", "turned_up_imp", "came_up_imp", "dealt_pact",
    "replenished", "laid", "declined", "moved", "stayed", "die_fell", "sealed_bid", "began_fright",
    "ended_turn", "stopped", "showed_pact",
}  # fmt: skip


def text_for(who: str, language: str = "en") -> BogeysText:
    return BogeysText(GAME, WORDS[language], NAMES, seat_of(who))


def table(scene: Scene, who: str, language: str = "en") -> list[str]:
    return text_for(who, language).view(scene.view(who))


def question(scene: Scene, who: str, language: str = "en") -> str:
    return text_for(who, language).prompt(scene.view(who))


def choices(scene: Scene, who: str, language: str = "en") -> list[str]:
    view = scene.view(who)
    return [text_for(who, language).option(view, action) for action in legal(scene.state, view.seat)]


def told(scene: Scene, who: str, language: str = "en") -> list[str]:
    text = text_for(who, language)
    lines = [text.event(event) for event in scene.log.events]
    return [line for line in lines if line]


def everything(scene: Scene, who: str, language: str) -> list[str]:
    """All that the reader can be shown, asked and told now."""
    asked = choices(scene, who, language) if who in scene.deciders else []
    return [*table(scene, who, language), question(scene, who, language), *asked, *told(scene, who, language)]


def event(name: str, values: list[int]) -> Event:
    return Event(next(news for news in GAZETTE.all if news.name == name), values)


# The table


def middle_of_a_day() -> Scene:
    return city(
        2,
        a=pack(
            "strzyga", "wroniec", at="fishers", water=1, air=1, energy=2, dread=1, imps=("mist", "mist"), pact="P11"
        ),
        b=pack("leszy", at="smithy", fire=4, imps=("sip",)),
        phases=3,
        card=2,
        start="B",
        stops=("fishers", "park"),
        cubes={"centre": 2, "dock": 3},
        tops={"water": "latarnik", "earth": "boruta"},
        empty=("fire",),
    )


def test_the_table_begins_with_the_time_and_the_stacks() -> None:
    scene = middle_of_a_day()

    lines = table(scene, "A")

    assert lines[0] == "Day, round 2 of 4 (phase 3 of at most 12). Starting player: Ben."
    assert [line.split() for line in lines[2:7]] == [
        ["Stacks", "bogey", "price", "below", "for", "your", "pact", "imp", "below"],
        ["water", "Lamplighter", "[3]/3", "6", "10", "yes", "Sip", "Imp", "0"],
        ["air", "Flitter", "[4]/2", "6", "8", "Gust", "Imp", "3"],
        ["fire", "-", "Spark", "Imp", "3"],
        ["earth", "Boruta", "[3]/5", "8", "8", "yes", "Mole", "Imp", "3"],
    ]
    assert lines[3].index("Sip Imp") == lines[5].index("Spark Imp")


def test_the_table_shows_what_lies_before_every_player() -> None:
    scene = middle_of_a_day()

    lines = table(scene, "A")

    shown = lines.index(next(line for line in lines if line.startswith("Players")))
    assert lines[shown : shown + 6] == [
        "Players      strength  water  air  fire  earth  energy  dread",
        "A Ann (you)         5      1    1     0      0       2      1",
        "    Strzyga [3]/3, Crowman [2]/4 air",
        "    Mist Imp (2): lose a duel and still choose where you go",
        "B Ben               4      0    0     4      0       0      0",
        "    Leshy [4]/3 earth",
    ]
    assert lines[shown + 6] == "    Imps: Sip Imp"


def test_the_map_shows_districts_cubes_markers_and_pawns() -> None:
    scene = middle_of_a_day()

    lines = table(scene, "A")

    top = lines.index(next(line for line in lines if "Tower" in line))
    cells = [[part.strip() for part in line.split("│")] for line in lines[top : top + 10]]
    assert cells[:3] == [
        ["● Tower", "○ Baths !", "○ Fishers'", "○ Hill", "○ Market !"],
        ["air 0 +3", "water 0 +1", "water 0 +2", "air 0 +3", "fire 0 +1"],
        ["", "", "STOP <you>", "", ""],
    ]
    assert [row[1] for row in cells[4:7]] == ["○ Smithy ψ", "fire 0 +2", "<B>"]
    assert [row[2] for row in cells[8:10]] == ["○ Centre !ψ", "fire 2 +2"]


@pytest.mark.rule("ST-V-1")
def test_in_a_fast_city_every_district_gains_one_cube() -> None:
    scene = city(2, fast_city=True)

    lines = table(scene, "A")

    assert {gain for line in lines for gain in re.findall(r"\w \d \+(\d)(?= |│|$)", line) if "│" in line} == {"1"}


@pytest.mark.rule("ST-7.10")
def test_pawns_in_one_district_stand_in_the_order_of_arrival() -> None:
    scene = city(
        3,
        stage="duels",
        a=pack("strzyga", at="dovecote", energy=1),
        b=pack("wargin", at="dovecote"),
        c=pack("libera", at="dovecote"),
        start="B",
    )

    assert any("<B+C+you>" in line for line in table(scene, "A"))


def test_a_spectator_sees_letters_and_no_pact() -> None:
    scene = middle_of_a_day()

    lines = table(scene, "spectator")

    assert any("STOP <A>" in line for line in lines)
    assert not any("pact," in line or "Food" in line for line in lines)


def test_long_names_are_cut_so_that_the_table_fits() -> None:
    names = ["A very long name that nobody can remember", "Ben"]
    view = middle_of_a_day().view("B")

    lines = BogeysText(GAME, WORDS["en"], names, 1).view(view)

    assert "A A very long nam…         5      1    1     0      0       2      1" in lines


# What only the reader knows


def test_the_reader_sees_the_own_pact_and_the_food_that_is_needed() -> None:
    scene = middle_of_a_day()

    lines = table(scene, "A")

    assert lines[-4:] == [
        "Your pact, 1 of 5: water 0/2, fire 0/2, earth 0/1, starting bogeys (any place) 1",
        "Food at dusk: 2 air, 3 of any one kind.",
        "Missing: 1 air, 2 for starting bogeys.",
        "Duels, dice and chance to win: Ben (3:2, 76%).",
    ]


@pytest.mark.parametrize(
    ("cubes", "needs", "starters", "expected"),
    [
        ([4, 0, 0, 0, 0], [4, 0, 0, 0], [], ([0, 0, 0, 0], 0, 0)),
        ([2, 0, 3, 0, 0], [4, 0, 0, 0], [], ([2, 0, 0, 0], 2, 1)),
        ([2, 0, 3, 0, 3], [4, 0, 0, 0], [], ([2, 0, 0, 0], 2, 0)),
        ([0, 3, 0, 0, 0], [0, 0, 0, 0], [3], ([0, 0, 0, 0], 0, 0)),
        ([2, 0, 4, 0, 0], [0, 0, 2, 0], [3], ([0, 0, 0, 0], 1, 1)),
        ([0, 2, 0, 0, 0], [0, 3, 0, 0], [3, 1], ([0, 1, 0, 0], 5, 5)),
    ],
)
def test_missing_food_counts_the_best_trades_and_the_best_colour_for_starting_bogeys(
    cubes: list[int], needs: list[int], starters: list[int], expected: tuple[list[int], int, int]
) -> None:
    assert lacking(cubes, needs, starters)[:3] == expected


def test_in_the_last_round_the_table_tells_who_will_join_and_does_not_warn_too_early() -> None:
    scene = city(2, a=pack("wroniec", at="grove", air=1, pact="P11"), card=0)

    lines = table(scene, "A")

    assert "Missing: 1 air." in lines
    assert lines[-1] == "Last round: where you end, the open bogey of that element will join you."


@pytest.mark.parametrize(
    ("dread", "imps", "said"),
    [
        (1, (), "Missing: 1 air. Somebody will flee!"),
        (4, (), "Missing: 1 air; trades, dread and Sip Imps together can make up for it."),
        (0, ("sip",), "Missing: 1 air; trades, dread and Sip Imps together can make up for it."),
    ],
)
def test_after_the_last_collection_the_table_warns_of_hunger_that_nothing_helps(
    dread: int, imps: tuple[str, ...], said: str
) -> None:
    scene = city(2, stage="actions", card=0, a=pack("wroniec", at="centre", air=1, dread=dread, imps=imps))

    assert said in table(scene, "A")


def test_whoever_has_not_collected_yet_is_not_warned() -> None:
    scene = city(
        2, stage="actions", card=0, a=pack("mamuna", at="centre", water=3), b=pack("wroniec", at="tower", air=1)
    )

    assert scene.decider == "A"
    assert "Missing: 1 air." in table(scene, "B")


def test_whoever_has_fed_reads_nothing_about_food() -> None:
    scene = city(2, stage="feeding", a=pack("wargin", at="grove", air=3), b=pack("libera", at="hill", fire=3))
    before = table(scene, "A")

    scene.do("A", "feed wargin air")

    assert "Food at dusk: 3 of any one kind. You have it all." in before
    assert scene.decider == "B"
    assert not any("Food at dusk" in line or "hungry" in line for line in table(scene, "A"))


# Secrets


def guarded(pact: str, plan: str, bid: int) -> tuple[Scene, Scene]:
    """B holds a pact and has laid two tokens; and B has bid in a duel."""
    plans = city(2, a=pack("strzyga", at="grove"), b=pack("wargin", at="centre", pact=pact))
    plans.lay_tokens("B", plan)
    duel = city(
        2,
        stage="duels",
        a=pack("strzyga", at="grove", energy=2),
        b=pack("wargin", at="grove", energy=3, pact=pact),
        luck=[6, 5, 4, 3],
    )
    duel.do("B", f"bid {bid}")
    return plans, duel


@pytest.mark.rule("ST-2.6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["A", "spectator"])
def test_text_is_the_same_whatever_its_reader_may_not_know(who: str, language: str) -> None:
    one = guarded("P11", "N S", 0)
    other = guarded("P04", "SW N", 3)

    for mine, theirs in zip(one, other, strict=True):
        assert everything(mine, who, language) == everything(theirs, who, language)
    assert everything(one[0], "B", language) != everything(other[0], "B", language)


@pytest.mark.rule("ST-V-7")
def test_open_pacts_are_shown_to_everybody() -> None:
    scene = city(2, b=pack("wargin", at="centre", pact="P11"), open_pacts=True)

    for who in ("A", "spectator"):
        assert "    Pact, 1 of 5: water 0/2, fire 0/2, earth 0/1, starting bogeys (any place) 1" in table(scene, who)


# Questions and options


def test_an_arrow_tells_where_it_leads() -> None:
    scene = city(2, a=pack("strzyga", at="grove"), stops=("well",), cubes={"marina": 3})

    offered = choices(scene, "A")

    assert question(scene, "A") == "Arrow 1 of 3. Where does your plan lead first?"
    assert offered == [
        "↑ N. Centre: no fire, people, imp",
        "↗ NE. Lamplighters' Alley: no fire, imp",
        "→ E. Funfair: no air, people",
        "↘ SE. Allotments: no earth, people, imp",
        "↓ S. Millers' Suburb: no air, or by transfer another Suburb",
        "↙ SW. Forgotten Marina: 3 water",
        "↖ NW. Overgrown Park: no earth, people",
    ]


def test_after_a_suburb_an_arrow_tells_all_places_to_which_it_can_lead() -> None:
    scene = city(2, a=pack("strzyga", at="grove"))

    scene.do("A", "S")

    assert question(scene, "A") == "Arrow 2 of 3. After ↓, where next?"
    assert choices(scene, "A")[0] == "↑ N. Dock / Theatre / Grove"


def test_a_holder_of_a_mole_chooses_the_kind_of_plan() -> None:
    scene = city(2, a=pack("strzyga", at="grove", imps=("mole",)))

    assert question(scene, "A") == "You hold a Mole Imp. Which plan do you lay?"
    assert choices(scene, "A") == [
        "An ordinary plan",
        "A plan with the Mole Imp: STOP markers will not stop you",
    ]


@pytest.mark.rule("ST-7.5")
def test_a_transfer_tells_where_the_plan_will_end() -> None:
    scene = city(2, a=pack("strzyga", at="smithy"), b=pack("wargin", at="heap"))

    scene.lay("A", "NE S S")
    scene.lay_somehow("B")

    assert question(scene, "A") == ("Fishers' Suburb: do you stay, or transfer to another Suburb? (Still to go: ↓ ↓)")
    assert choices(scene, "A") == [
        "Stay. Fishers' Suburb: no water. The plan ends in: Centre",
        "Transfer. Potters' Suburb: no fire. The plan ends in: Heap",
        "Transfer. Gravediggers' Suburb: no earth. The plan ends in: Attics",
    ]


def duel_of(*luck: int, **more: int) -> Scene:
    """A holds the Dovecote with two dice against B."""
    return city(
        2,
        stage="duels",
        a=pack("strzyga", at="dovecote", energy=more.get("a", 2)),
        b=pack("wargin", at="dovecote", energy=more.get("b", 0)),
        luck=list(luck),
    )


def test_a_duel_shows_its_dice_and_what_a_bid_can_do() -> None:
    scene = duel_of(4, 2, 5, 3)

    assert table(scene, "A")[-4:] == [
        "Duel, Dovecote, roll 1:",
        "  you   4   2          came first",
        "  Ben   5   3          came later",
        "  Successes: you 0, Ben 2",
    ]
    assert question(scene, "A") == (
        "Duel with Ben, 0:2 so far. How much energy do you bid? (You have 2, Ben has 0; bids are lost.)"
    )
    assert choices(scene, "A") == [
        "Bid 0: you lose",
        "Bid 1: you lose",
        "Bid 2: you lose",
    ]


def test_a_bid_tells_up_to_which_bid_of_the_rival_it_wins() -> None:
    scene = duel_of(5, 4, 4, 4, a=3, b=2)

    assert scene.bound("A") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert choices(scene, "A")[:3] == [
        "Bid 0: you win if Ben bids 1 or less",
        "Bid 1: you win, whatever Ben bids",
        "Bid 2: you win, whatever Ben bids",
    ]


@pytest.mark.rule("ST-8.13", "ST-8.15")
def test_a_change_of_a_die_tells_how_the_duel_would_stand() -> None:
    scene = duel_of(5, 2, 5, 3, a=4)

    scene.do("A", "bid 2")

    assert question(scene, "A") == "Your bid is higher. Do you change your dice? You stand 0:1 and have 2 points."
    offered = choices(scene, "A")
    assert offered[0] == "Leave the dice: 0:1, you lose"
    assert "Die 1: 5 to 6, 1 point: then 1:1, you lose" in offered
    assert "Die 2: 2 to 4, 2 points: then 1:0, you win" in offered


@pytest.mark.rule("ST-8.16")
def test_a_level_duel_is_rolled_again_but_the_last_one_is_the_holders() -> None:
    scene = duel_of(5, 2, 5, 2)
    scene.do("A", "bid 0", luck=[5, 2, 5, 2])
    second = choices(scene, "A")[0]

    scene.do("A", "bid 0", luck=[5, 2, 5, 2])

    assert second == "Bid 0: level at best, both roll again"
    assert choices(scene, "A")[0] == "Bid 0: you win, whatever Ben bids"


def test_an_ember_tells_the_odds_with_and_without_it() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="dovecote", imps=("ember",)),
        b=pack("wargin", at="dovecote"),
    )

    assert question(scene, "A") == "Duel with Ben, 2 dice to 2. Do you use the Ember Imp?"
    assert choices(scene, "A") == ["No, 2 dice to 2 (you win 40%)", "Yes, 3 dice to 2 (you win 76%)"]


@pytest.mark.rule("ST-8.17")
def test_the_winner_reads_what_lies_where_the_loser_could_go() -> None:
    scene = city(
        3,
        stage="duels",
        a=pack("strzyga", at="tower"),
        b=pack("wargin", at="tower"),
        c=pack("libera", at="dock"),
        cubes={"baths": 2},
        luck=[6, 6, 1, 1],
    )

    assert question(scene, "A") == "You won! Where does Ben go?"
    assert choices(scene, "A") == [
        "Ben may choose, and you take 1 dread",
        "City Baths: 2 water, people",
        "Sunken Dock: no water, Eva",
        "Old Smithy: no fire, imp",
    ]


def test_an_action_turn_offers_odds_prices_and_what_serves_the_pact() -> None:
    scene = city(
        2,
        stage="actions",
        a=pack("strzyga", at="dovecote", fire=6, dread=3, imps=("hoard",), pact="P11"),
        tops={"water": "wodnica", "air": "wila"},
    )

    offered = choices(scene, "A")

    assert question(scene, "A") == "Your turn: Dovecote. What do you do?"
    assert offered[:4] == [
        "End your turn",
        "Frighten people: 1 die, target 3. 3 cubes 17%, 2 cubes 33%, 1 cube 33%",
        "Summon the Gust Imp: one more step after your move",
        "Use the Hoard Imp: 2 air",
    ]
    assert "Buy Water Woman [2]/4 for 6 cubes, brings 2 energy (for your pact)" in offered
    assert "Buy Vila [3]/2 for 5 cubes, brings 3 energy" in offered
    assert offered[-2:] == ["3 dread for 3 energy", "Give back the Hoard Imp for 1 earth"]


@pytest.mark.rule("ST-12.8")
def test_a_payment_tells_what_is_left_to_pay() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", water=2, fire=1, energy=1))

    scene.do("A", "trade earth")

    assert question(scene, "A") == "You take 1 earth. 3 cubes are still to be paid. How much water?"
    assert choices(scene, "A") == ["Pay 1, then 2 more", "Pay 2, then 1 more"]


@pytest.mark.rule("ST-10.2", "ST-10.3")
def test_a_frightening_test_tells_what_the_dice_are_worth() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", at="attic", energy=1, dread=1))

    scene.do("A", "frighten", luck=[6, 2])
    asked = question(scene, "A"), choices(scene, "A"), table(scene, "A")[-1]
    scene.do("A", "done")

    assert asked[0] == "Frightening: 8, target 6. Do you reroll dice?"
    assert asked[1] == [
        "Keep the dice: 1 cube, +1 dread (next: change them with energy)",
        "1 dread: reroll die 1 (shows 6)",
        "1 dread: reroll die 2 (shows 2)",
    ]
    assert asked[2] == "Your frightening test: 6 2 = 8, target 6, worth 1 cube."
    assert question(scene, "A") == ("Now energy: the dice are at 8, target 6. Do you change dice? (You have 1.)")
    assert choices(scene, "A") == [
        "Change nothing more: 1 cube, +1 dread",
        "Die 1: 6 to 5, 1 energy: sum 7, 2 cubes",
        "Die 2: 2 to 1, 1 energy: sum 7, 2 cubes",
        "Die 2: 2 to 3, 1 energy: sum 9, no cube, +1 dread",
    ]


def test_the_odds_of_a_test_count_the_energy() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="attic", energy=2))

    offered = choices(scene, "A")

    assert offered[1] == (
        "Frighten people: 1 die, target 3. 3 cubes 17%, 2 cubes 33%, 1 cube 33%; 3 cubes 83% with all your energy (2)"
    )


@pytest.mark.rule("ST-13.8", "ST-13.7")
def test_feeding_tells_who_would_flee_and_whom_the_pact_needs() -> None:
    scene = city(
        2, stage="feeding", a=pack("strzyga", "wroniec", at="grove", air=3, dread=4, imps=("sip",), pact="P11")
    )

    offered = choices(scene, "A")

    assert question(scene, "A") == "Feeding time. Whoever is not fed flees for good. What do you do?"
    assert offered[:7] == [
        "End the feeding. These flee: Strzyga, Crowman",
        "Feed Strzyga with 3 air (your pact needs it)",
        "Feed Crowman with 2 air",
        "4 dread: feed Strzyga (your pact needs it)",
        "4 dread: feed Crowman",
        "Sip Imp for Strzyga: eats 1 instead of 3",
        "Sip Imp for Crowman: is fed at once",
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "win", "level"),
    [(2, 2, 39.7, 20.5), (3, 2, 75.6, 11.8), (2, 3, 12.6, 11.8), (3, 3, 43.0, 13.9), (4, 2, 92.4, 7.6)],
)
def test_duel_odds_are_those_of_the_dice(mine: int, theirs: int, win: float, level: float) -> None:
    odds = duel_odds(mine, theirs)

    assert [round(float(100 * chance), 1) for chance in odds] == [win, level]


@pytest.mark.parametrize(("dice", "target"), [(1, 3), (2, 6), (3, 10)])
def test_odds_of_a_test_count_every_roll_exactly_once(dice: int, target: int) -> None:
    sums = [sum(roll) for roll in product(range(1, 7), repeat=dice)]

    odds = fright_odds(dice, target)

    missed = [abs(total - target) for total in sums]
    assert odds == [Fraction(missed.count(difference), len(sums)) for difference in range(3)]


def test_percentages_are_rounded_as_people_do_it() -> None:
    assert [percent(Fraction(1, 8)), percent(Fraction(1, 3)), percent(Fraction(1, 1))] == [13, 33, 100]


# What happens


def test_events_speak_to_the_reader() -> None:
    scene = duel_of(6, 2, 5, 1, b=1)
    scene.do("A", "bid 0")

    scene.do("B", "bid 0")

    assert told(scene, "A")[:4] == [
        "A duel! Dovecote: you came first, Ben came later.",
        "You have 2 dice (strength 3).",
        "Ben has 2 dice (strength 3).",
        "You roll 6 2, Ben 5 1. Successes: 2 to 0.",
    ]
    assert told(scene, "B")[0] == "A duel! Dovecote: Ann came first, you came later."
    assert told(scene, "B")[3] == "Ann rolls 6 2, you 5 1. Successes: 2 to 0."
    assert told(scene, "A")[-1] == "You win the duel: Dovecote."
    assert told(scene, "spectator")[-1] == "Ann wins the duel: Dovecote."


@pytest.mark.rule("ST-10.2", "ST-10.5")
def test_dread_comes_and_goes_for_a_reason() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", at="attic", dread=5))

    scene.do("A", "frighten", luck=[6, 1])
    scene.do("A", "dread 1", luck=[6])
    scene.do("A", "done")
    scene.do_if_asked("A", "done")
    scene.do("A", "dread_energy")

    news = [line for line in told(scene, "A") if "dread" in line]
    assert news == [
        "You give up 1 dread to roll a die again.",
        "You take 2 dread for sixes.",
        "You give up 3 dread.",
    ]


def test_dice_that_were_not_heard_are_left_out() -> None:
    text = text_for("A")

    lines = [text.event(event("standing", [0, 1, 2, 1])), text.event(event("frightened", [0, 9, 7, 1]))]

    assert lines == ["Successes: 2 to 1.", "You frighten people: 9, target 7."]


def test_changed_and_rerolled_dice_are_told_as_they_lie_in_the_end() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", at="attic", energy=1, dread=1))
    scene.do("A", "frighten", luck=[6, 2])
    scene.do("A", "dread 1", luck=[1])

    scene.do("A", "set 0 5")
    scene.do_if_asked("A", "done")

    assert "You frighten people: 5 1 = 6, target 6." in told(scene, "A")
    assert "Ben" not in " ".join(told(scene, "A"))
    assert "Ann frightens people: 5 1 = 6, target 6." in told(scene, "B")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["A", "B", "spectator"])
def test_all_news_has_words_unless_the_table_shows_it(language: str, who: str) -> None:
    events = [Event(news, [0] * len(news.fields)) for news in GAZETTE.all]

    said = {each.news.name: text_for(who, language).event(each) for each in events}

    assert {name for name, line in said.items() if line == ""} == SILENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_districts_bogeys_and_imps_have_names_of_their_own(language: str) -> None:
    say = WORDS[language]

    for kind, ids in (("district", DISTRICT_IDS), ("short", DISTRICT_IDS), ("bogey", BOGEY_IDS), ("imp", IMP_IDS)):
        assert len({say(f"straszydla-{kind}-{name}") for name in ids}) == len(ids)


# The end


@pytest.mark.rule("ST-15.6")
def test_the_ranking_tells_places_bogeys_and_cubes() -> None:
    scene = city(
        2,
        stage="check",
        a=pack("strzyga", "latarnik", "wargin", "libera", "sukkub", at="grove", dread=1, pact="P11"),
        b=pack("leszy", at="hill", water=2, energy=1, pact="P04"),
    )

    lines = {who: text_for(who).outcome(scene.view(who), scene.outcome) for who in "AB"}

    assert lines["B"] == [
        "Ann wins: the pact is fulfilled!",
        "1. Ann: 5 of 5 places, 5 bogeys, dread 1, other cubes 0.",
        "2. Ben: 1 of 5 places, 1 bogey, dread 0, other cubes 3.",
    ]
    assert lines["A"][0] == "You win: your pact is fulfilled!"
    assert table(scene, "B")[-1] == "    Pact, 1 of 5: air 0/1, fire 0/2, earth 1/2, starting bogeys (any place) 0"
    assert question(scene, "A") == "The city is quiet and the game is over."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("a", "b", "reason"),
    [
        (pack("strzyga", "wargin"), pack("libera"), "most_places"),
        (pack("strzyga", "wila"), pack("libera"), "most_bogeys"),
        (pack("strzyga", dread=1), pack("libera"), "most_dread"),
        (pack("strzyga", fire=1), pack("libera"), "most_cubes"),
        (pack("strzyga"), pack("libera"), "shared"),
    ],
)
def test_every_reason_is_told_with_its_winners(language: str, a: PackSetting, b: PackSetting, reason: str) -> None:
    scene = city(2, stage="check", a=replace(a, pact="P11"), b=replace(b, pact="P08"), phases=12)

    lines = text_for("B", language).outcome(scene.view("B"), scene.outcome)

    assert scene.outcome.reason == reason
    assert "Ann" in lines[0]
    assert ("Ben" in lines[0]) == (reason == "shared")
    assert len(lines) == 3


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_whole_match_has_words_for_everything(language: str, players: int, seed: int) -> None:
    scene = new_match(players, seed, starters="4" if seed == 3 else "8")
    readers = [*SEATS[:players], "spectator"]
    lines: list[str] = []
    asked: set[str] = set()
    alike: list[list[str]] = []

    for step in scene.decisions(seed, most=260):
        asked.add(step)
        who = SEATS[first(scene.state.actors)]
        offered = choices(scene, who, language)
        alike += [offered] if len(set(offered)) < len(offered) else []
        lines += [question(scene, who, language), *offered, *table(scene, who, language)]
        lines += [question(scene, "spectator", language), *table(scene, "spectator", language)]
    for who in readers:
        lines += told(scene, who, language)

    assert {"plan", "action", "pay", "feeding"} <= asked
    assert alike == []
    assert [line for line in lines if re.search(r"None|none|hidden|[{}$]|straszydla|-1|-2", line)] == []
    assert [line for line in lines if line != line.rstrip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal(language: str) -> None:
    scene = new_match(4, 5)

    widths = {step: max(map(len, table(scene, "A", language))) for step in scene.decisions(5, most=120)}

    assert max(widths.values()) <= 100
    rows = [line for line in table(scene, "A", language) if "│" in line]
    assert {len(line.split("│")) for line in rows} == {5}
    assert all(line[CELL_WIDTH] == "│" for line in rows)
