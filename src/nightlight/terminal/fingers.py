"""An answer by single keys, without a clock: keys as they are struck, or a command typed in between."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, TypeAlias

from nightlight.core.live import Hand
from nightlight.terminal.keyboard import Keyboard, codes
from nightlight.terminal.screen import Gone, Screen

Keys: TypeAlias = Callable[[], AbstractContextManager[Keyboard]]

LEAVE: Final = "Escape"
ENTER: Final = "Enter"
ERASE: Final = "Backspace"
WIPE: Final = "\r\x1b[K"  # the current line
PATIENCE: Final = 3600.0  # seconds


class Fingers:
    """What somebody does at the keyboard until the light is on, or until Enter ends a command."""

    def __init__(self, screen: Screen, hand: Hand) -> None:
        self.screen: Final = screen
        self.hand: Final = hand
        self.text = ""  # of a command, which begins with a key that is not one of the hand's

    def listen(self, keyboard: Keyboard) -> str | None:
        """The command, empty if only Enter was struck; none if the hand has submitted its answer."""
        self.show()
        while True:
            for letter in keyboard.struck(PATIENCE):
                struck = codes(letter)
                if LEAVE in struck:
                    raise Gone
                before = self.hand.said()
                if self.text == "" and any(self.hand.strike(code) for code in struck):
                    return None
                if self.text == "" and self.hand.said() == before == "" and ENTER in struck:
                    return ""
                if self.text != "" and ENTER in struck:
                    return self.text
                if self.hand.said() == before:
                    self.write(letter, struck)
                self.show()

    def write(self, letter: str, struck: list[str]) -> None:
        """Add a letter to a command, or erase one."""
        if ERASE in struck:
            self.text = self.text[:-1]
        elif letter.isprintable() and (self.text + letter).strip() != "":
            self.text += letter

    def show(self) -> None:
        said = self.text or self.hand.said()
        self.screen.target.write(f"{WIPE}> {said}")
        self.screen.target.flush()


def answered(screen: Screen, hand: Hand, keys: Keys) -> str | None:
    """What somebody did at the keyboard, on a line of its own."""
    try:
        with keys() as keyboard:
            return Fingers(screen, hand).listen(keyboard)
    finally:
        screen.target.write("\n")
        screen.spaced = False
