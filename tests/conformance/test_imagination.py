"""What a seat imagines could be true, and is imagined as often as it is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from conformance.likeness import FEW
from conformance.playing import Decision, Playing, Table, any_choice, carried_out, varied_setup
from conformance.tables import onlookers, positions
from nightlight.core.chance import Scripted, Seeded
from nightlight.core.event import SPECTATOR, Event, among
from nightlight.core.game import AnyGame
from nightlight.core.step import NOBODY, GameState, legal
from witness.catalogue import witness_of

SAMPLES_PER_WORLD = 30
DEVIATIONS = 5  # of chi-square from its mean

Deal: TypeAlias = tuple[GameState, Decision, GameState]  # the state before, the decision, the state after


@given(data=st.data(), seed=st.integers(0, 2**30))
def test_an_imagined_match_looks_to_the_seat_like_the_true_one(
    every_game: AnyGame, data: st.DataObject, seed: int
) -> None:
    playing = data.draw(positions(every_game))

    for seat in onlookers(playing):
        view = every_game.view(playing.state, seat)
        before = view.json()
        imagined = view.imagine(Seeded(seed))

        assert witness_of(every_game).census(imagined) == []
        assert every_game.view(imagined, seat).json() == before
        assert legal(imagined, seat) == legal(playing.state, seat)
        assert view.json() == before


@given(data=st.data(), seed=st.integers(0, 2**30))
def test_an_imagined_match_can_be_played_to_its_end(every_game: AnyGame, data: st.DataObject, seed: int) -> None:
    playing = data.draw(positions(every_game))
    seat = data.draw(st.sampled_from(onlookers(playing)))
    view = every_game.view(playing.state, seat)
    before = view.json()
    imagined = view.imagine(Seeded(seed))
    choices = Seeded(seed + 1)

    decisions = playing.decisions
    while imagined.actors != NOBODY and decisions <= every_game.longest:
        carried_out(imagined, *any_choice(imagined, choices), Seeded(seed + 2))
        decisions += 1

    assert every_game.outcome(imagined) is not None
    assert view.json() == before


def deals(game: AnyGame, players: int) -> Iterator[Deal]:
    """Decisions whose last draw can be a secret."""
    for number in range(10):
        playing = Playing(Table(game, varied_setup(game, players, number), number))
        before = playing.state.clone()
        for decision in playing.rest():
            if decision.asked and last_draw(decision).news.secret:
                yield before, decision, playing.state.clone()
            before = playing.state.clone()


def last_draw(decision: Decision) -> Event:
    """What the last draw meant."""
    return [event for event in decision.events if event.news.luck][-1]


def dealt_otherwise(
    game: AnyGame, deal: tuple[GameState, Decision, GameState], seat: int
) -> list[tuple[str, list[Event]]]:
    """Every outcome of the last draw that leaves the seat with the same view: the worlds, and what the seat is told."""
    before, decision, after = deal
    seen = game.view(after, seat).json()
    told: list[tuple[str, list[Event]]] = []
    asked = decision.asked[-1]
    for outcome in range(0, asked, max(1, asked // FEW)):
        world = before.clone()
        luck = Scripted([*decision.outcomes[:-1], outcome])
        other = carried_out(world, decision.seat, decision.action, luck)
        if game.view(world, seat).json() == seen:
            told.append((witness_of(game).world(world), [event.seen_by(seat) for event in other.events]))
    return told


def test_what_cannot_be_seen_is_not_told_and_could_be_whatever_luck_could_have_dealt(every_game: AnyGame) -> None:
    fewest, most = every_game.players
    witness = witness_of(every_game)

    for players in range(fewest, most + 1):
        for deal in islice(deals(every_game, players), 12):
            _, decision, after = deal
            for seat in range(SPECTATOR, players):
                told = dealt_otherwise(every_game, deal, seat)

                assert all(events == [event.seen_by(seat) for event in decision.events] for _, events in told)
                if witness.few_worlds is None and not among(seat, last_draw(decision).seats):
                    assert Counter(world for world, _ in told) == witness.worlds(after, seat)


def uncertain_positions(game: AnyGame, players: int) -> Iterator[tuple[GameState, int]]:
    """Positions of random play in which somebody does not know everything, well apart from each other."""
    for number in range(20):
        playing = Playing(Table(game, varied_setup(game, players, number), number))
        uncertain = [
            (playing.state.clone(), seat)
            for _ in playing.rest()
            for seat in onlookers(playing)
            if len(witness_of(game).worlds(playing.state, seat)) > 1
        ]
        yield from uncertain[: -len(uncertain) // 2 : -1][:1]


def countable_positions(game: AnyGame) -> Iterator[tuple[GameState, int]]:
    """Positions, each with a seat, whose worlds can be counted: of random play, or such as the witness knows."""
    few_worlds = witness_of(game).few_worlds
    if few_worlds is not None:
        yield from few_worlds()
        return
    for players in range(game.players[0], game.players[1] + 1):
        yield from islice(uncertain_positions(game, players), 3)


def test_imagined_worlds_are_spread_as_luck_spreads_them(every_game: AnyGame) -> None:
    witness = witness_of(every_game)

    for number, (state, seat) in enumerate(countable_positions(every_game)):
        worlds = witness.worlds(state, seat)
        view = every_game.view(state, seat)
        chance = Seeded(number)
        samples = SAMPLES_PER_WORLD * len(worlds)
        imagined = Counter(witness.world(view.imagine(chance)) for _ in range(samples))

        expected = {world: samples * ways / sum(worlds.values()) for world, ways in worlds.items()}
        chi_square = sum((imagined[world] - mean) ** 2 / mean for world, mean in expected.items())
        freedom = len(worlds) - 1
        assert set(imagined) <= set(worlds)
        assert abs(chi_square - freedom) <= DEVIATIONS * (2 * freedom) ** 0.5
