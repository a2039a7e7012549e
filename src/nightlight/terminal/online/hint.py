"""A hint at an online table: what a bot would do, requested over HTTP and shown to nobody else."""

from __future__ import annotations

from nightlight import games
from nightlight.terminal.mistake import Mistake, said
from nightlight.terminal.online.front_desk import FrontDesk
from nightlight.terminal.online.questions import Questions, offered, words_of
from nightlight.terminal.online.visit import Visit
from nightlight.terminal.screen import ASIDE, WARNING


def show_hint(visit: Visit, questions: Questions, desk: FrontDesk) -> None:
    """What a bot would choose for the open question, and on what grounds."""
    info, seat = visit.sight.info, questions.asked()
    decision = visit.decision(seat)
    if info is None or seat is None or decision is None or questions.covered:
        visit.console.line(visit.words("online-not-asked"), WARNING)
        return
    try:
        hint = desk.hint(info.table, seat)
    except Mistake as mistake:
        visit.console.line(said(mistake, visit.words), WARNING)
        return
    if hint.decision != decision.id or hint.option >= len(decision.options):
        visit.console.line(visit.words("refused-stale"), WARNING)
        return
    visit.console.gap()
    option = words_of(decision.options[hint.option])
    listed = [words_of(decision.options[place]) for place in offered(decision)]
    number = questions.choices(decision).labels[listed.index(option)]
    visit.console.line(visit.words("hint", number=number, option=option))
    if info.game in games.GAMES:
        visit.console.line(visit.words(f"{info.game}-hint"), ASIDE)
