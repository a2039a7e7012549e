"""What is heard: made by the browser itself, not before the first touch, and not where nobody wants it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import BoardSeat, Seat
from browser.tables import start_with_bots
from browser.visitor import Said, Visitor

# Notes what a page does with the audio of its browser, which goes on as usual.
LISTENER: Final = """
  const heard = { rooms: 0, voices: [], media: 0 };
  window.heard = heard;
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      heard.rooms += 1;
      heard.room = this;
    }
  };
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      heard.voices.push(this.constructor.name);
      return start.apply(this, when);
    };
  }
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    heard.media += 1;
    return play.apply(this);
  };
"""


def test_sounds_are_made_out_of_tones_and_noise_and_loaded_from_nowhere(visit: Visit) -> None:
    visitor = listening(visit)
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.resource_type))
    start_with_bots(visitor, "dont-go-in-there", 2)

    answer_and_hear(visitor)

    assert {"OscillatorNode", "AudioBufferSourceNode"} >= set(heard(visitor)["voices"])
    assert heard(visitor)["media"] == 0
    assert "script" in loaded
    assert "media" not in loaded


def test_nothing_is_heard_before_the_first_touch(visit: Visit) -> None:
    visitor = listening(visit)
    start_with_bots(visitor, "dont-go-in-there", 2)
    asked(visitor)

    visitor.page.reload()
    asked(visitor)
    assert heard(visitor) == {"rooms": 0, "voices": [], "media": 0, "state": None}

    answer_and_hear(visitor)
    assert heard(visitor)["rooms"] == 1
    assert heard(visitor)["state"] == "running"


def test_who_wants_no_sound_hears_none_until_it_is_switched_on(visit: Visit) -> None:
    visitor = listening(visit, phone=True)
    switch(visitor, on=False)
    visitor.page.reload()

    start_with_bots(visitor, "dont-go-in-there", 2)
    for _ in range(3):
        asked(visitor).answer()
    assert heard(visitor) == {"rooms": 0, "voices": [], "media": 0, "state": None}

    switch(visitor, on=True)
    visitor.until(lambda: len(heard(visitor)["voices"]) > 0, "the sound of the switch")


def listening(visit: Visit, *, phone: bool = False) -> Visitor:
    visitor = visit(phone=phone)
    visitor.page.add_init_script(LISTENER)
    return visitor


def heard(visitor: Visitor) -> Said:
    """What this page has done to be heard since it was loaded."""
    said: Said = visitor.page.evaluate("({ ...heard, room: undefined, state: heard.room?.state ?? null })")
    return {name: value for name, value in said.items() if name != "room"}


def asked(visitor: Visitor) -> Seat:
    """Wait for a question."""
    seat = BoardSeat(visitor, 0)
    visitor.until(lambda: len(seat.offered()) > 0, "a question")
    return seat


def answer_and_hear(visitor: Visitor) -> None:
    """Answers go on until one is heard: the first touch only opens the ears."""
    for _ in range(10):
        asked(visitor).answer()
        if heard(visitor)["voices"]:
            return
    raise AssertionError("nothing was heard")


def switch(visitor: Visitor, *, on: bool) -> None:
    visitor.go("/settings")
    sound = visitor.page.get_by_role("switch", name=visitor.say("sound"))
    expect(sound).to_be_checked(checked=not on)
    visitor.press(sound)
    expect(sound).to_be_checked(checked=on)
