"""Where Hypothesis gets its matches from: every game, number of players, option and stopping point it declares."""

from __future__ import annotations

from hypothesis import strategies as st

from conformance.playing import Playing, Table, course, fits, played_up_to
from nightlight.core.game import AnyGame, Option

MOST_VALUES = 8


def option_texts(option: Option) -> st.SearchStrategy[str]:
    """Whatever a table could agree on."""
    values = st.sampled_from(option.values) if option.values else st.nothing()
    if option.numbers is not None:
        values |= st.integers(*option.numbers).map(str)
    if option.several:
        return st.lists(values, max_size=MOST_VALUES).map(",".join)
    return values


@st.composite
def tables(draw: st.DrawFn, game: AnyGame) -> Table:
    """A match to be. LegalActions that do not fit the others keep their default."""
    players = draw(st.integers(*game.players))
    chosen: dict[str, str] = {}
    for option in game.options:
        tried = {**chosen, option.name: draw(option_texts(option))}
        if fits(game, players, tried):
            chosen = tried
    return Table(game, game.setup(players, chosen), draw(st.integers(0, 2**30)))


@st.composite
def positions(draw: st.DrawFn, game: AnyGame) -> Playing:
    """A match that was played up to any point: before any kind of step, rare ones too, or at its end."""
    table = draw(tables(game))
    steps = course(table)
    step = draw(st.sampled_from(sorted(set(steps))))
    return played_up_to(table, draw(st.sampled_from([place for place, name in enumerate(steps) if name == step])))


def onlookers(playing: Playing) -> range:
    """Every seat, and first the spectator."""
    return range(-1, playing.state.seats)
