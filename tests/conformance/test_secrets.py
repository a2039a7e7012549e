"""What a seat may not know changes nothing that it gets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.likeness import Likeness
from conformance.playing import Playing
from conformance.tables import onlookers, positions, tables
from nightlight.core.chance import Seeded
from nightlight.core.event import Event, among
from nightlight.core.game import AnyGame
from nightlight.core.step import GameState, legal
from nightlight.core.verb import ANY_NUMBER, HIDDEN
from nightlight.games import GAMES, text
from nightlight.words.bundle import LANGUAGES, Words
from witness.catalogue import WITNESSES, witness_of

LOOKAHEAD = 6


@pytest.fixture(scope="module")
def translators() -> list[Words]:
    """Every language, with missing words an error."""
    return [Words(language, strict=True) for language in LANGUAGES]


def reads(game: AnyGame, state: GameState, seat: int, words: Words) -> list[str]:
    """All that the seat reads about the position."""
    view = game.view(state, seat)
    reader = text(game, words, [f"Player {number}" for number in range(state.seats)], seat)
    return [*reader.view(view), reader.prompt(view), *(reader.option(view, action) for action in legal(state, seat))]


def with_other_secrets(event: Event) -> Event:
    """The same event with other values in its secret fields."""
    values = [
        (value + 1) % (field.size if field.size != ANY_NUMBER else value + 2)
        if field.name in event.news.secret
        else value
        for field, value in zip(event.news.fields, event.values, strict=True)
    ]
    return Event(event.news, values, event.seats)


def secrets_in(event: Event) -> list[int]:
    """The values of the secret fields."""
    return [event.get(name) for name in event.news.secret]


def test_every_game_has_a_witness() -> None:
    assert sorted(WITNESSES) == sorted(GAMES), "a game without a witness cannot be shown to keep its secrets"


@given(data=st.data(), seed=st.integers(0, 2**30))
def test_redealing_what_is_hidden_changes_neither_view_nor_options(
    every_game: AnyGame, data: st.DataObject, seed: int
) -> None:
    playing = data.draw(positions(every_game))
    witness = witness_of(every_game)

    for seat in onlookers(playing):
        redealt = witness.redeal_hidden(playing.state, seat, Seeded(seed))

        assert witness.census(redealt) == []
        assert Likeness(every_game, playing.state, redealt, seat).differs() == ""


@given(data=st.data(), seed=st.integers(0, 2**30))
def test_redealing_what_is_hidden_changes_no_text(
    every_game: AnyGame, data: st.DataObject, seed: int, translators: list[Words]
) -> None:
    playing = data.draw(positions(every_game))
    seat = data.draw(st.sampled_from(onlookers(playing)))
    redealt = witness_of(every_game).redeal_hidden(playing.state, seat, Seeded(seed))

    for words in translators:
        assert reads(every_game, redealt, seat, words) == reads(every_game, playing.state, seat, words)


@given(data=st.data(), seed=st.integers(0, 2**30))
def test_redealing_what_cannot_be_known_changes_nothing_that_follows(
    every_game: AnyGame, data: st.DataObject, seed: int
) -> None:
    playing = data.draw(positions(every_game))

    for seat in onlookers(playing):
        redealt = witness_of(every_game).redeal_unknowable(playing.state, seat, Seeded(seed))
        likeness = Likeness(every_game, playing.state.clone(), redealt, seat)

        assert likeness.told_apart(LOOKAHEAD, Seeded(seed + 1), Seeded(seed + 2)) == ""


@given(data=st.data())
def test_only_those_let_in_see_the_secrets_of_an_event(every_game: AnyGame, data: st.DataObject) -> None:
    playing = Playing(data.draw(tables(every_game)))

    for decision in [playing.opening, *playing.rest()]:
        for event in decision.events:
            for seat in onlookers(playing):
                seen = event.seen_by(seat)
                if among(seat, event.seats):
                    assert seen.values == event.values
                else:
                    assert seen == with_other_secrets(event).seen_by(seat)
                    assert all(value == HIDDEN for value in secrets_in(seen))


@given(data=st.data())
def test_the_text_of_an_event_does_not_depend_on_its_secrets(
    every_game: AnyGame, data: st.DataObject, translators: list[Words]
) -> None:
    playing = Playing(data.draw(tables(every_game)))
    seat = data.draw(st.sampled_from(onlookers(playing)))
    names = [f"Player {number}" for number in range(playing.state.seats)]
    told = [event for decision in [playing.opening, *playing.rest()] for event in decision.events]
    kept_from_it = [event for event in told if event.news.secret and not among(seat, event.seats)]

    for words in translators:
        reader = text(every_game, words, names, seat)
        for event in kept_from_it:
            assert reader.event(with_other_secrets(event)) == reader.event(event)
