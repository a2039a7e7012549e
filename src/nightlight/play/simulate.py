"""Random matches, recorded as journals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from nightlight.core.chance import Seeded
from nightlight.core.errors import BadSetup, StorageError
from nightlight.core.game import AnyGame, Setup
from nightlight.play import storage
from nightlight.play.luck import Luck
from nightlight.play.match import Match


def simulate(
    game: AnyGame, players: int, seed: int, matches: int, out: Path, options: dict[str, str] | None = None
) -> Iterator[Path]:
    """Write so many random matches into a folder, the first with this seed and each further one with the next.

    The same arguments give the same files, byte for byte; each is written as it is iterated over.
    """
    setup = game.setup(players, options)
    if matches < 0:
        raise BadSetup(f"the number of matches is 0 or more, not {matches}")
    Luck.seeded(seed)
    Luck.seeded(seed + matches)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{out} cannot be made a folder: {storage.reason(error)}") from error
    return files(game, setup, seed, matches, out)


def files(game: AnyGame, setup: Setup, seed: int, matches: int, out: Path) -> Iterator[Path]:
    for number in range(1, matches + 1):
        match = random_match(game, setup, seed + number - 1)
        path = out / f"{game.id}-{setup.players}p-{seed}-{number}.jsonl"
        storage.replace(path, match.journal.text().encode())
        yield path


def random_match(game: AnyGame, setup: Setup, seed: int) -> Match:
    """A match whose luck and choices follow independently from the seed."""
    names = [f"Random {seat + 1}" for seat in range(setup.players)]
    match = Match.start(game, setup, names, ["uniform"] * setup.players, Luck.seeded(seed))
    choices = Seeded(int.from_bytes(hashlib.sha256(f"choices {seed}".encode()).digest()[:7]))
    while not match.over:
        assert len(match.journal.lines) < game.longest, f"a match of {game.id} takes at most {game.longest} decisions"
        deciders = [seat for seat in range(setup.players) if match.legal(seat)]
        seat = deciders[choices.below(len(deciders))]
        offered = match.legal(seat)
        match.answer(seat, offered[choices.below(len(offered))])
    return match
