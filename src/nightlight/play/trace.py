"""A full trace of a match: every decision with its options, the meaning of each draw, and the table after it."""

from __future__ import annotations

from collections.abc import Iterator

from nightlight.core.game import AnyGame
from nightlight.play.journal import Journal
from nightlight.play.match import Match


def trace(journal: Journal, game: AnyGame) -> Iterator[dict[str, object]]:
    """One object for the set-up, then one for each decision, secrets included. `line` counts as in the journal."""
    match = Match(game, journal)
    opening = {"line": 1, "game": game.id, "setup": match.setup.json(), "names": match.names, "kinds": match.kinds}
    yield {**opening, **happened(match)}
    while match.behind:
        asked = question(match)
        match.follow()
        yield {**asked, **happened(match)}
    match.check_end()


def question(match: Match) -> dict[str, object]:
    """The decision answered by the next line."""
    line = match.journal.lines[len(match.events) - 1]
    steps = match.state.steps
    step = steps[len(steps) - 1] if len(steps) > 0 else None
    return {
        "line": len(match.events) + 1,
        "seat": line.seat,
        "step": None if step is None else step.name(),
        "clause": None if step is None else step.clause(),
        "options": [match.game.verbs.json(action) for action in match.legal(line.seat)],
        "chosen": line.action,
    }


def happened(match: Match) -> dict[str, object]:
    """The effects of the last line; with the last line of a match, how it ended."""
    told: dict[str, object] = {
        "luck": draws(match),
        "events": [event.json() for event in match.events[-1]],
        "state": match.state.json(),
    }
    outcome = match.outcome()
    if outcome is not None:
        told["outcome"] = outcome.json()
    return told


def draws(match: Match) -> list[dict[str, object]]:
    """The draws of the last line, each with the event that says what it meant."""
    asked = match.asked[-1]
    outcomes = match.journal.outcomes()[len(match.events) - 1]
    news = [event for event in match.events[-1] if event.news.luck]
    assert len(news) == len(asked), f"{len(asked)} draws are told by as many news of luck, not {news}"
    return [
        {"below": below, "got": got, "meant": event.json()}
        for below, got, event in zip(asked, outcomes, news, strict=True)
    ]
