"""The live form: what a screen or a table that keeps the time needs, without a clock of its own (KS-9, KS-8).

Bots seal their presses first. The screen then lets time run, shows presses as they come, and enters what the people at
the keyboard did when the reveal is decided. What a table on a network needs is in `network.py`.
"""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import Event
from nightlight.core.live import Message, Probing, Stage
from nightlight.games.komnata_strachu import network
from nightlight.games.komnata_strachu.actions import ANSWER_WITH, SUBMIT
from nightlight.games.komnata_strachu.adjudication import Ruling, closing_time, reveal_time
from nightlight.games.komnata_strachu.answers import correct
from nightlight.games.komnata_strachu.content import ANSWER_OF, ANSWERS, LINE_CODE, PASS_ANSWER, SET, TOKEN_IDS
from nightlight.games.komnata_strachu.entry import open_presses, time_of
from nightlight.games.komnata_strachu.entry import pass_actions as pass_actions
from nightlight.games.komnata_strachu.entry import press_actions as press_actions
from nightlight.games.komnata_strachu.entry import sealed as sealed
from nightlight.games.komnata_strachu.research import PASS_CODE
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.state import OPEN, State
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import KEYBOARD, LINE, Keys

ROW: Final = "12345"  # the numbers of the tokens in the home row


@final
class Hand:
    """The tokens that a player has pushed forward, in their order (KS-9.2)."""

    def __init__(self) -> None:
        self.tokens: list[int] = []

    def activate(self, token: int) -> None:
        """Push a token forward after the others, or take it back."""
        if token in self.tokens:
            self.tokens.remove(token)
        else:
            self.tokens.append(token)

    def clear(self) -> None:
        self.tokens.clear()

    def answer(self) -> int:
        """The answer that a press would fix now."""
        return ANSWERS.index(tuple(self.tokens))

    def strike(self, keys: Keys, key: str) -> bool:
        """What a key does; whether it is a press. The switch is inert while no token is forward (KS-9.6)."""
        if key in keys.tokens:
            self.activate(keys.tokens.index(key))
        elif key == keys.clear:
            self.clear()
        return key == keys.switch and len(self.tokens) > 0


@final
class LivePress:
    """A press at the keyboard."""

    def __init__(self, seat: int, answer: int, time: int) -> None:
        self.seat: Final = seat
        self.answer: Final = answer
        self.time: Final = time


def settled(state: State, presses: list[LivePress]) -> int:
    """At which ms the reveal is decided if nobody else presses (KS-4.9, KS-4.10, KS-9.1).

    The sealed presses count as well; of a seat only the first press does (KS-4.1).
    """
    step = open_presses(state)
    counted = [LivePress(seat, step.answers[seat], time) for seat, time in sealed(state)]
    for press in sorted(presses, key=lambda press: press.time):
        if press.seat not in [earlier.seat for earlier in counted]:
            counted.append(press)
    closes = closing_time([press.time for press in counted])
    counted = [press for press in counted if press.time <= closes]
    right = [press.time for press in counted if correct(state.cards, state.agreement, press.answer)]
    if len(right) > 0:
        return min(right)
    passes = len([seat for seat in range(state.seats) if step.answers[seat] == PASS_ANSWER])
    if len(counted) + passes == state.seats:
        return max([press.time for press in counted], default=0)
    return closes


@final
class KeyboardHand:
    """A hand whose tokens are pushed by keys: a row of five, a switch or two, and perhaps a key that clears."""

    def __init__(self, keys: Keys, more_switches: list[str] | None = None) -> None:
        self.hand: Final = Hand()
        self.keys: Final = keys
        self.more_switches: Final = [] if more_switches is None else more_switches

    def strike(self, key: str) -> bool:
        return self.hand.strike(self.keys, self.keys.switch if key in self.more_switches else key)

    def typed(self, text: str) -> bool:
        """Tokens by their number in the home row; without any, the switch is inert (KS-9.6)."""
        tokens = [int(letter) - 1 for letter in text if letter in ROW]
        if len(tokens) != len(text) or len(tokens) == 0 or len(set(tokens)) < len(tokens):
            return False
        self.hand.tokens = tokens
        return True

    def said(self) -> str:
        return " ".join(ROW[token] for token in self.hand.tokens)

    def answer(self) -> list[str]:
        return [TOKEN_IDS[token] for token in self.hand.tokens]


@final
class Chamber:
    """The live form at one keyboard (KS-9), and over a network (KS-8)."""

    def raced(self, state: State) -> bool:
        """Whether a reveal is open in which nobody at the table is in the middle of a press."""
        step = state.top() if len(state.steps) > 0 else None
        if not isinstance(step, Presses):
            return False
        return all(step.answers[seat] == OPEN for seat in range(state.seats) if step.missing >> seat & 1)

    def delay(self, chance: Chance) -> int:
        return reveal_time(0, chance)

    def hands(self, people: int) -> list[KeyboardHand]:
        """Alone by the digits; several by their own rows, as many as the keyboard has (KS-9.3, KS-9.7)."""
        if people == 1:
            return [KeyboardHand(KEYBOARD.terminal, [KEYBOARD.alone.switch])]
        return [KeyboardHand(keys) for keys in KEYBOARD.several[:people]]

    def controls(self, names: list[str], *, struck: bool) -> list[Message]:
        """Alone by the digits; several by their own rows (KS-9.3, KS-9.7)."""
        if not struck:
            return [("race-type", {})]
        if len(names) == 1:
            return [("komnata-strachu-controls", {})]
        rows = zip(names, KEYBOARD.several, strict=False)
        return [*(row_said(name, keys) for name, keys in rows), ("komnata-strachu-controls-all", {})]

    def typed_as(self, action: int) -> str:
        """The numbers of the tokens in their order."""
        if not SUBMIT.made(action) or SUBMIT.arg(action) == PASS_CODE:
            return ""
        return "".join(ROW[token] for token in ANSWERS[ANSWER_OF[SUBMIT.arg(action)]])

    def by_hand(self, state: State, seat: int, hand: KeyboardHand) -> int | None:
        """The submission of the tokens that are pushed forward: of a line all five (KS-11.2)."""
        answer = hand.hand.answer()
        code = LINE_CODE[answer] if mode(state.cards) == LINE else SET[answer]
        return SUBMIT.of(code) if code > PASS_CODE else None

    def sealed(self, state: State) -> list[tuple[int, int]]:
        return sealed(state)

    def entered(self, state: State, seat: int, hand: KeyboardHand, time: int) -> list[int]:
        """A press, with the handicap that the table agreed on (KS-V-11)."""
        return press_actions(hand.hand.answer(), time + state.agreement.handicap[seat])

    def skipped(self) -> list[int]:
        return pass_actions()

    def settled(self, state: State, given: dict[int, list[int]]) -> int:
        presses = [
            LivePress(seat, ANSWER_WITH.arg(actions[0]), time_of(actions[1:]))
            for seat, actions in given.items()
            if ANSWER_WITH.made(actions[0])
        ]
        return settled(state, presses)

    def question(self, state: State) -> int:
        step = state.top() if len(state.steps) > 0 else None
        return state.reveal if isinstance(step, Presses) else 0

    def stages(self, state: State, events: list[Event]) -> list[Stage]:
        return network.stages(state, events)

    def veiled(self, state: State, untold: list[Event]) -> State:
        return network.veiled(state, untold)

    def in_sight(self, state: State, elapsed: int) -> State:
        return network.in_sight(state, elapsed)

    def refused(self, state: State, question: int) -> Ruling:
        return network.refused(state, question)

    def court(self, state: State, shown: int, lines: dict[int, int]) -> network.Referee:
        return network.Referee(state, shown, lines)

    def probing(self) -> Probing:
        return network.PROBING


def row_said(name: str, keys: Keys) -> Message:
    """The keys of one of several players, as they are labelled."""
    pad = keys.switch.startswith("Numpad")
    tokens = " ".join(code[-1] for code in keys.tokens)
    return "komnata-strachu-controls-row", {
        "name": name,
        "pad": "yes" if pad else "no",
        "tokens": tokens,
        "switch": keys.switch[-1],
    }


LIVE: Final = Chamber()
