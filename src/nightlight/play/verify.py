"""Verifies that the luck of a match was as promised."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nightlight.core.live import judged_again
from nightlight.games import LIVE, find
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck, commitment, first_difference
from nightlight.play.match import GameById, Match, game_of


@dataclass(frozen=True)
class Verdict:
    """The result of verifying the luck of a match."""

    honest: bool | None  # none: it cannot be verified yet
    draws: int  # how many there were
    line: int | None = None  # the first line that disagrees
    problem: str | None = None  # what is wrong, or why it cannot be verified
    seeded: bool = False  # whether the luck came from a public seed
    given: int = 0  # how many of the first draws a lesson gave


def verify(path: Path, game_by_id: GameById = find) -> Verdict:
    """Replay the match and repeat all its draws; raises `BadJournal` if it cannot be replayed."""
    journal = Journal.read(path)
    match = Match.replay(journal, game_of(journal, game_by_id))
    draws = sum(map(len, match.asked))
    luck = match.luck
    if luck.seed is None:
        if journal.closing is None or journal.closing.secret is None:
            return Verdict(None, draws, None, "the match is not over, so its secret is not revealed")
        secret = journal.closing.secret
        if commitment(secret) != luck.promise:
            line = len(journal.lines) + 2
            return Verdict(False, draws, line, "the secret is not the one that was promised before the deal")
        luck = Luck.fair(secret, luck.words, luck.given)
    differing = first_difference(luck, match.asked, journal.outcomes())
    if differing is not None:
        return Verdict(False, draws, differing, "its random outcomes do not follow from the match's seed")
    misjudged = first_misjudged(journal, match)
    if misjudged is not None:
        return Verdict(False, draws, misjudged, "its photo finish does not give this result")
    return Verdict(True, draws, seeded=luck.seed is not None, given=min(len(luck.given), draws))


def first_misjudged(journal: Journal, match: Match) -> int | None:
    """The first line of a raced question whose recorded messages, judged again, give a different result."""
    live = LIVE.get(match.game.id)
    again = Match(match.game, journal)
    for place, line in enumerate(journal.lines):
        race = None if line.note is None else line.note.get("race")
        if live is not None and isinstance(race, dict):
            entries = judged_again(live, again.state, race)
            actions = [match.game.verbs.json(action) for _, action in entries or []]
            seats = [seat for seat, _ in entries or []]
            told = journal.lines[place : place + len(actions)]
            if entries is None or [each.action for each in told] != actions or [each.seat for each in told] != seats:
                return place + 2
        again.follow()
    return None
