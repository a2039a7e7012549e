"""The witness of every game: a game without one cannot be shown to keep its secrets."""

from __future__ import annotations

from nightlight.core.game import AnyGame
from witness.dont_go_in_there import DONT_GO_IN_THERE
from witness.fear_of_the_dark import FEAR_OF_THE_DARK
from witness.komnata_strachu import KOMNATA_STRACHU
from witness.nightmarium import NIGHTMARIUM
from witness.straszydla import STRASZYDLA
from witness.witness import Witness

WITNESSES = {
    "dont-go-in-there": DONT_GO_IN_THERE,
    "nightmarium": NIGHTMARIUM,
    "komnata-strachu": KOMNATA_STRACHU,
    "fear-of-the-dark": FEAR_OF_THE_DARK,
    "straszydla": STRASZYDLA,
}


def witness_of(game: AnyGame) -> Witness:
    """The witness of the game."""
    assert game.id in WITNESSES, f"{game.id} has no witness: write tests/witness/{game.id.replace('-', '_')}.py"
    return WITNESSES[game.id]
