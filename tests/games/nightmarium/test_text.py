"""The nightmares in words: what a reader is shown, asked and told, in every language, and what stays unsaid."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import Scene, action_of, dream, dreamer, new_match
from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.step import NOBODY, apply, first, legal
from nightlight.games.nightmarium.actions import GAZETTE
from nightlight.games.nightmarium.game import GAME
from nightlight.games.nightmarium.text import NightmareText
from nightlight.words.bundle import LANGUAGES, Words

NAMES = ["Ann", "Ben", "Eva", "Dan", "Zoe"]
WORDS = {language: Words(language, strict=True) for language in LANGUAGES}
SILENT = {"dealt"}  # the table shows it anyway


def text_for(reader: int, language: str = "en") -> NightmareText:
    return NightmareText(GAME, WORDS[language], NAMES, reader)


def table(scene: Scene, reader: int, language: str = "en") -> list[str]:
    return text_for(reader, language).view(GAME.view(scene.state, reader))


def question(scene: Scene, reader: int, language: str = "en") -> str:
    return text_for(reader, language).prompt(GAME.view(scene.state, reader))


def choices(scene: Scene, reader: int, language: str = "en") -> list[str]:
    view = GAME.view(scene.state, reader)
    return [text_for(reader, language).option(view, action) for action in legal(scene.state, reader)]


def told(scene: Scene, reader: int, language: str = "en") -> list[str]:
    lines = [text_for(reader, language).event(event) for event in scene.log.events]
    return [line for line in lines if line]


# The table


def test_the_table_shows_creatures_hands_and_piles() -> None:
    scene = dream(
        dreamer(hand=[5, 31], creatures=[(12, 8), (3, 2, 4)]),
        dreamer(hand=[9], creatures=[(30,)]),
        deck=[36, 39],
        discard=[46],
    )

    assert table(scene, 0) == [
        "Your turn, 2 actions left. Deck 2, discard pile 1.",
        "",
        "Ann (you): 1 of 5 complete, 2 cards in hand",
        "  1. Necronaut 12 (Mourner) + Necronaut 8 (Scavenger), needs a head",
        "  2. Necronaut 3 + Necronaut 2 + Necronaut 4, complete",
        "Ben: 0 of 5 complete, 1 card in hand",
        "  1. Homunculus 30, needs a torso",
        "",
        "Your hand and what each card can be:",
        "  Necronaut 5 (Mourner): torso / head",
        "  Homunculus 31 (Mockingbird): head",
    ]


def test_a_spectator_sees_no_hand() -> None:
    scene = dream(dreamer(hand=[5, 31]), dreamer(hand=[9]), deck=[36])

    lines = table(scene, SPECTATOR)

    assert lines[-1] == "Ben: 0 of 5 complete, 1 card in hand"
    assert not any("31" in line or "Mourner" in line for line in lines)


def test_the_second_action_names_the_legion_that_a_card_must_have() -> None:
    scene = dream(dreamer(hand=[30, 33, 3]), dreamer(hand=[9]), deck=[36])

    scene.play(0, 30)

    assert table(scene, 0)[0].startswith(
        "Your turn, 1 action left (a card played now must be of the Homunculi). Deck 1"
    )
    assert question(scene, 0) == "Your last action of this turn: what do you do?"
    assert table(scene, 1)[0].startswith("Ann\u2019s turn")


def test_an_embodied_creature_shows_its_seal() -> None:
    scene = dream(
        dreamer(creatures=[(3, 86, 4)], seals={1: 109}, hand=[9]), dreamer(hand=[12]), deck=[36], advanced=True
    )

    assert "  1. Necronaut 3 + Chimera 86 + Necronaut 4, embodied (Necronaut seal 109)" in table(scene, 0)


def test_a_chain_shows_who_acts_who_waits_and_what_is_revealed() -> None:
    scene = dream(
        dreamer(creatures=[(12, 86), (30, 71), (6, 98)], hand=[55]),
        dreamer(hand=[9]),
        deck=[46, 61, 33, 36, 39],
    )

    scene.play(0, 55, on=1)

    assert table(scene, 0)[1:3] == [
        "Creature 1 is awake; still to act: Mourner.",
        "Revealed: Homunculus 46 (Mourner), Insektoid 61 (Mourner).",
    ]
    assert question(scene, 0) == (
        "Creature 1, Chorister (Homunculus 46 (Mourner), Insektoid 61 (Mourner)): which card goes where?"
    )


# The choices


def test_a_head_tells_what_it_wakes() -> None:
    scene = dream(dreamer(hand=[4, 31, 45], creatures=[(12, 8)]), dreamer(hand=[9], creatures=[(30,)]), deck=[36, 39])

    below = "creature 1 (Necronaut 12 (Mourner) + Necronaut 8 (Scavenger))"
    pure = "Pure: every opponent discards a card of the Necronauts, or two others"
    assert choices(scene, 0) == [
        "Draw a card",
        f"Play Necronaut 4 as the head of {below}. {pure}. Then act: Scavenger, Mourner",
        f"Play Homunculus 31 (Mockingbird) as the head of {below}. Then act: Mockingbird, Scavenger, Mourner",
        "Play Homunculus 45 (Mockingbird) as the legs of a new creature",
        "Exchange: discard some of your 3 cards, draw half as many",
    ]


def test_an_ability_without_a_target_is_foretold() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(12, 86)]), dreamer(hand=[9]), deck=[36])

    assert choices(scene, 0)[1].endswith(". Executioner finds nothing to work on: nothing acts")


@pytest.mark.rule("NM-EX6", "NM-T6")
@pytest.mark.parametrize(
    ("head", "torso", "foretold"),
    [
        (46, 8, "Then act: Mourner. Scavenger finds nothing to work on: the chain ends there"),
        (31, 86, "Mockingbird finds nothing to work on: nothing acts"),
        (46, 89, "Then act: Mourner, perhaps Mockingbird, perhaps Mourner"),
    ],
)
def test_only_what_will_act_is_foretold(head: int, torso: int, foretold: str) -> None:
    scene = dream(dreamer(hand=[head], creatures=[(12, torso)]), deck=[30, 33, 36, 39])

    assert choices(scene, 0)[1].endswith(f"). {foretold}")


@pytest.mark.rule("NM-T1", "NM-9.12")
def test_a_devourer_that_costs_the_victory_is_warned_of() -> None:
    four = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52)]
    scene = dream(dreamer(hand=[28], creatures=[*four, (36, 86)]), deck=[12], action=2)

    assert choices(scene, 0)[1].endswith(
        "Then act: Devourer. Warning: the Devourer must bite a complete creature of yours, "
        "and you would no longer have enough to win"
    )


@pytest.mark.rule("NM-T1", "NM-T2")
@pytest.mark.parametrize(("head", "warned"), [(28, True), (85, False)])
def test_what_costs_the_victory_is_asked_about_before_it_is_played(head: int, warned: bool) -> None:
    four = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52)]
    scene = dream(dreamer(hand=[head], creatures=[*four, (36, 86)]), deck=[12], action=2)

    warning = text_for(0).warning(scene.view(0), action_of(scene.state, 0, f"play {head} 5"))

    assert warning.startswith("Warning: the Devourer must bite") is warned


def test_a_seal_says_that_waking_is_a_choice() -> None:
    scene = dream(dreamer(hand=[115], creatures=[(57, 86, 55)]), deck=[2, 4, 26, 13], advanced=True)

    assert choices(scene, 0)[1].endswith("). You may then wake: Chorister, Chorister")


def test_targets_are_named_with_their_owner_and_what_is_lost() -> None:
    scene = dream(
        dreamer(creatures=[(30, 8)], hand=[82]),
        dreamer(creatures=[(3, 2, 4), (9,)]),
        dreamer(creatures=[(33,)]),
        deck=[36],
    )

    scene.play(0, 82, on=1)

    assert question(scene, 0) == "Creature 1, Executioner: whose top card do you take?"
    assert choices(scene, 0) == [
        "Take Necronaut 4 from creature 1 of Ben (complete now)",
        "Take Necronaut 9 (Scavenger) from creature 2 of Ben",
        "Take Homunculus 33 from creature 1 of Eva",
    ]


def test_an_exchange_says_what_is_marked_and_what_it_brings() -> None:
    scene = dream(dreamer(hand=[9, 30, 33]), dreamer(hand=[12]), deck=[15, 36])

    scene.act(0, "exchange")
    scene.mark(0, 9)

    assert question(scene, 0) == "Which cards do you discard? Marked so far: Necronaut 9 (Scavenger)."
    assert choices(scene, 0) == [
        "That is all: discard 1 card, draw nothing",
        "Discard Homunculus 30",
        "Discard Homunculus 33",
    ]
    assert question(scene, 1) == WORDS["en"]("waiting", names="Ann", count=1)


@pytest.mark.rule("NM-12.3")
def test_a_seal_is_put_on_a_creature_that_is_complete() -> None:
    scene = dream(dreamer(hand=[109], creatures=[(3, 86, 85)]), deck=[36], advanced=True)

    assert table(scene, 0)[-1] == "  Necronaut seal 109: on a complete creature"
    assert choices(scene, 0)[1] == "Play Necronaut seal 109 on creature 1 (Necronaut 3 + Chimera 86 + Chimera 85)"


def test_a_purity_discard_says_what_is_owed() -> None:
    scene = dream(dreamer(creatures=[(3, 2)], hand=[4]), dreamer(hand=[30, 33, 84, 90]), deck=[36])

    scene.play(0, 4, on=1)
    first_question = question(scene, 1)
    scene.discard(1, 33)

    assert first_question == ("A pure creature of the Necronauts, and you have none: which two cards do you discard?")
    assert question(scene, 1) == (
        "A pure creature of the Necronauts, and you have none: which card do you discard beside Homunculus 33?"
    )


@pytest.mark.rule("NM-7.8", "NM-3.9")
def test_two_cards_for_a_pure_creature_are_chosen_at_once_from_the_whole_hand() -> None:
    scene = dream(dreamer(creatures=[(3, 2)], hand=[4]), dreamer(hand=[30, 33, 84, 90]), deck=[36])
    scene.play(0, 4, on=1)

    several = text_for(1).several(scene.view(1))

    assert several is not None
    assert ([label for _, label in several.items][-1], several.least) == ("Chimera 90 (Mockingbird)", 2)
    assert several.sums == ["Discard two cards"]
    assert several.answers([3, 1]) == [action_of(scene.state, 1, "discard 33"), action_of(scene.state, 1, "discard 90")]


def test_one_card_for_a_pure_creature_is_an_option_like_any_other() -> None:
    scene = dream(dreamer(creatures=[(3, 2)], hand=[4]), dreamer(hand=[9, 12, 33]), deck=[36])
    scene.play(0, 4, on=1)

    assert text_for(1).several(scene.view(1)) is None


@pytest.mark.rule("NM-6.9", "NM-9.13")
def test_the_legion_is_not_named_where_an_ability_plays_a_card() -> None:
    scene = dream(dreamer(hand=[31, 9, 45, 30], creatures=[(3, 86)]), deck=[36])

    scene.play(0, 31, on=1)
    during, asked = table(scene, 0)[0], scene.question
    scene.play(0, 9)

    assert (asked, during) == ("mockingbird", "Your turn, 1 action left. Deck 1, discard pile 0.")
    assert "must be of the Homunculi" in table(scene, 0)[0]


@pytest.mark.rule("NM-9.4")
def test_scavenged_cards_are_named() -> None:
    scene = dream(dreamer(creatures=[(30, 8)], hand=[85]), dreamer(creatures=[(3, 2)]), deck=[36])

    scene.play(0, 85, on=1)

    assert told(scene, 1)[-3:] == [
        "Ann discards your creature 1.",
        "Necronaut 2 goes to the discard pile.",
        "Necronaut 3 goes to the discard pile.",
    ]


def test_a_seal_says_what_would_act_again() -> None:
    scene = dream(dreamer(creatures=[(57, 86, 55)], hand=[115]), dreamer(hand=[9]), deck=[2, 4, 26, 13], advanced=True)

    scene.play(0, 115, on=1)

    assert question(scene, 0) == "The seal lies on creature 1: shall its Insektoids act again?"
    assert choices(scene, 0) == ["Wake it. Then act: Chorister, Chorister", "Let it sleep"]


# What happened


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    scene = dream(dreamer(hand=[9]), dreamer(hand=[12]), deck=[39, 36])

    scene.draw(0)

    assert told(scene, 0) == ["You draw Homunculus 39."]
    assert told(scene, 1) == told(scene, SPECTATOR) == ["Ann draws a card."]


def test_who_loses_a_card_is_spoken_to() -> None:
    scene = dream(dreamer(creatures=[(30, 8)], hand=[82]), dreamer(creatures=[(3, 2, 4)], hand=[9]), deck=[36])

    scene.play(0, 82, on=1)

    assert "You take Necronaut 4 from creature 1 of Ben." in told(scene, 0)
    assert "Ann takes Necronaut 4 from your creature 1." in told(scene, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1])
def test_all_news_has_words_unless_the_table_shows_it(language: str, reader: int) -> None:
    for news in GAZETTE.all:
        line = text_for(reader, language).event(Event(news, [0] * len(news.fields)))

        assert (line == "") == (news.name in SILENT), news.name


# The end


def test_the_end_names_the_winner_and_ranks_the_others() -> None:
    scene = dream(
        dreamer(creatures=[(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52)], hand=[9]),
        dreamer(creatures=[(12,)], hand=[15]),
        dreamer(creatures=[(36, 86, 85)]),
        deck=[39, 48, 51, 66],
        creatures=4,
    )

    scene.idle(0)

    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    view = GAME.view(scene.state, 1)
    assert text_for(1).outcome(view, outcome) == [
        "Ann wins: fear itself obeys.",
        "1. Ann: 4 complete creatures, 12 cards in creatures",
        "2. Eva: 1 complete creature, 3 cards in creatures",
        "3. Ben: 0 complete creatures, 1 card in creatures",
    ]
    assert text_for(0).outcome(GAME.view(scene.state, 0), outcome)[0] == "You win: fear itself obeys you."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_in_which_nothing_fits_has_no_winner(language: str) -> None:
    scene = dream(
        dreamer(creatures=[(3,), (6,), (15,)], hand=[4, 9]),
        dreamer(creatures=[(30,), (33,), (36,)], hand=[46]),
        deck=[12, 18],
        creatures=3,
    )

    scene.draw(0)
    scene.draw(0)

    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    lines = text_for(0, language).outcome(GAME.view(scene.state, 0), outcome)
    assert lines[0] == WORDS[language]("nightmarium-reason-dead")
    assert len(lines) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_match_has_words_for_everything_and_no_two_choices_are_alike(language: str, players: int) -> None:
    scene = new_match(players, seed=players, advanced="yes", creatures="4")
    luck, lot = Seeded(1), Seeded(2)

    while scene.state.actors != NOBODY:
        seat = first(scene.state.actors)
        for reader in range(SPECTATOR, players):
            assert table(scene, reader, language)
            assert question(scene, reader, language)
        offered = choices(scene, seat, language)
        assert len(set(offered)) == len(offered), offered
        actions = legal(scene.state, seat)
        apply(scene.state, seat, actions[lot.below(len(actions))], luck)

    for reader in range(SPECTATOR, players):
        assert told(scene, reader, language)
