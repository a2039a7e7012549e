"""What a screen at a server's table has to show of what happened."""

from __future__ import annotations

from nightlight.terminal.online.sight import Place
from nightlight.wire.messages import Update, Words


def test_an_event_without_words_is_no_line() -> None:
    place = Place()

    place.hear(Update(seat=0, cursor="", events=[], words=Words(prompt="", events=["Boo.", "", "Who?"])))

    assert place.news() == ["Boo.", "Who?"]
    assert place.log == ["Boo.", "Who?"]
