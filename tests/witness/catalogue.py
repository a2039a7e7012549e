"""The witness of every game: a game without one cannot be shown to keep its secrets."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import witness
from nightlight.core.game import AnyGame
from witness.witness import Witness

SHARED = ("catalogue", "witness")


def found() -> Iterator[tuple[str, Witness]]:
    """The constant of each module here that has the module's name in capitals, by the id of its game."""
    for module in iter_modules(witness.__path__):
        if module.name not in SHARED:
            written = getattr(import_module(f"witness.{module.name}"), module.name.upper())
            assert isinstance(written, Witness)
            yield module.name.replace("_", "-"), written


WITNESSES = dict(found())


def witness_of(game: AnyGame) -> Witness:
    """The witness of the game."""
    assert game.id in WITNESSES, f"{game.id} has no witness: write tests/witness/{game.id.replace('-', '_')}.py"
    return WITNESSES[game.id]
