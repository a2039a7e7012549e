"""The end of a match: how it ended, its journal, and whether to play again."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from nightlight.terminal import program, saves
from nightlight.terminal.mistake import Mistake
from nightlight.terminal.online.front_desk import FrontDesk
from nightlight.terminal.online.questions import Questions
from nightlight.terminal.online.visit import Visit
from nightlight.terminal.screen import ASIDE, HEADING
from nightlight.wire.messages import TableInfo, Update

WHY_ABANDONED: Final = ("host", "idle", "rules")


class Closing:
    """A table whose match is over."""

    def __init__(self, visit: Visit, questions: Questions, desk: FrontDesk) -> None:
        self.visit: Final = visit
        self.questions: Final = questions
        self.desk: Final = desk
        self.shown = False
        self._wishing: list[int] = []  # the seats that want a rematch

    @property
    def due(self) -> bool:
        """Whether everything about the end is known."""
        info = self.visit.sight.info
        if info is None or info.stage != "over":
            return False
        updates = [place.update for place in self.visit.sight.places.values()]
        told = [update for update in updates if update is not None and update.outcome is not None]
        return info.abandoned is not None or len(told) == len(updates)

    def show(self) -> None:
        """Show how it ended, once; then who wants a rematch."""
        info = self.visit.sight.info
        assert info is not None, "there is a table"
        if not self.shown:
            self.shown = True
            self.questions.covered = False
            self._show_end(info)
        for seat in info.rematch:
            if seat not in self._wishing and seat not in self.visit.sight.seats:
                self.visit.console.line(self.visit.words("online-rematch-wish", name=self.visit.sight.name(seat)))
        self._wishing = info.rematch

    def _show_end(self, info: TableInfo) -> None:
        console, words = self.visit.console, self.visit.words
        self.questions.show_news()
        if info.abandoned is not None:
            reason = info.abandoned if info.abandoned in WHY_ABANDONED else "rules"
            console.gap()
            console.line(words(f"online-abandoned-{reason}"), HEADING)
            return
        self._show_outcome()
        self._offer_journal(info)
        if self.visit.sight.seats:
            console.line(words("online-rematch"), ASIDE)

    def _show_outcome(self) -> None:
        console = self.visit.console
        update = self._update()
        if update is None or update.words is None:
            return
        console.gap()
        console.lines(update.words.page or [])
        console.gap()
        console.line(self.visit.words("over"), HEADING)
        console.lines(update.words.outcome or [])

    def _update(self) -> Update | None:
        """The last update of the seat on show, or of the first seat: at the end there are no secrets."""
        place = self.questions.place() or next(iter(self.visit.sight.places.values()), None)
        return None if place is None else place.update

    def _offer_journal(self, info: TableInfo) -> None:
        """Fetch the journal, so that anybody can replay the match and check its luck."""
        console = self.visit.console
        console.gap()
        try:
            path = saved(info.game, self.desk.journal(info.table))
        except (Mistake, OSError):
            console.line(self.visit.words("online-no-journal"), ASIDE)
            return
        console.line(self.visit.words("verify-with"))
        console.command(program.command("replay", str(path)))
        console.command(program.command("verify", str(path)))


def saved(game: str, journal: bytes) -> Path:
    """The file for the journal of an online match."""
    path = saves.new_path(game, datetime.now(UTC).astimezone())
    path.write_bytes(journal)
    return path
