"""The chamber in words. Nothing here helps with a task before it is judged: that would play the game."""

from __future__ import annotations

from nightlight.core.event import Event
from nightlight.core.game import Outcome
from nightlight.core.text import GameText
from nightlight.core.verb import HIDDEN, Field
from nightlight.games.komnata_strachu.actions import ASKED, DOES_NOT_COUNT, ERRED, FAULT_IDS, JUDGED, SHOWED
from nightlight.games.komnata_strachu.content import (
    ANSWER_IDS,
    CARDS,
    INVASION,
    KIND,
    KIND_IDS,
    NOTHING,
    PLACES,
    TOKENS,
    count,
    special,
)
from nightlight.games.komnata_strachu.research import Submissions, Ticks
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.state import OPEN, PASSED_BY, UNKNOWN, WRONG
from nightlight.games.komnata_strachu.times import TICK
from nightlight.games.komnata_strachu.view import SeatView

MILLISECONDS = 1000


class ChamberText(GameText[SeatView]):
    """The view, the decision and the events of a match, for one reader."""

    def noun(self, field: Field, value: int) -> str | int:
        if value == HIDDEN:
            return "hidden"
        name = "" if field.names is None else field.names[value]
        match field.name:
            case "card" | "left" | "middle" | "right":
                return self.card(value)
            case "answer" | "by_shape" | "by_colour":
                return self.answer(name)
            case "code":
                return self.code(name)
            case "time":
                return self.time(value)
        return name or super().noun(field, value)

    def event(self, event: Event) -> str:
        if event.news is SHOWED and event.get("answer") == 0:
            who = "you" if event.get("seat") == self.reader else "other"
            return self.say(f"{self.game.id}-did_not_press", who=who, seat=self.names[event.get("seat")])
        if event.news is ASKED:
            return self.asked(event)
        if event.news is ERRED:
            return self.erred(event)
        if event.news is JUDGED and event.get("verdict") in {PASSED_BY, WRONG}:
            return ""
        return super().event(event)

    def asked(self, event: Event) -> str:
        """What was right, by every reading that counts; once where two ask for the same."""
        readings = [(by, event.get(f"by_{by}")) for by in ("shape", "colour")]
        counting = [(by, answer) for by, answer in readings if answer != DOES_NOT_COUNT]
        by, answer = counting[0]
        if len(counting) > 1 and answer == counting[1][1]:
            counting, by = counting[:1], "both"
        if len(counting) == 1:
            return self.say(f"{self.game.id}-asked_one", by=by, answer=self.answer(ANSWER_IDS[answer]))
        return super().event(event)

    def erred(self, event: Event) -> str:
        """Who was wrong, and why; of a line the first place at which it is."""
        mistake, by = FAULT_IDS[event.get("fault")].split("_by_")
        missing, extra = (ANSWER_IDS[event.get(field)] for field in ("missing", "extra"))
        line = missing.split("-")
        fault = self.say(
            f"{self.game.id}-fault-{mistake}",
            by=by,
            missing=self.answer(missing),
            extra=self.answer(extra),
            place=len(line),
            token=self.answer(line[-1]),
        )
        who = "you" if event.get("seat") == self.reader else "other"
        return self.say(f"{self.game.id}-event-erred", who=who, seat=self.names[event.get("seat")], fault=fault)

    def view(self, view: SeatView) -> list[str]:
        """The piles, the tokens, and last the cards, so that they stand just above the answer."""
        table = view.table
        lines = [self.heading(view), *(self.pile(view, seat) for seat in range(view.seats))]
        if not view.over():
            lines += ["", self.say(f"{self.game.id}-tokens", tokens=self.tokens())]
            faces = [self.face(table.cards[place]) for place in range(PLACES) if table.cards[place] != NOTHING]
            lines += ["", *(f"    {face}" for face in faces), ""]
        return lines

    def heading(self, view: SeatView) -> str:
        table = view.table
        left = count(table.deck) - list(table.cards).count(UNKNOWN)
        return self.say(
            f"{self.game.id}-heading",
            reveal=table.reveal,
            last=table.reveals_in_all(),
            deck=left,
            box=count(table.box),
        )

    def pile(self, view: SeatView, seat: int) -> str:
        player = view.table.players[seat]
        return self.say(
            f"{self.game.id}-alone" if view.table.solo() else f"{self.game.id}-pile",
            who="you" if seat == self.reader else "other",
            name=self.names[seat],
            cards=player.cards(),
            specials=player.specials(),
            time=self.time(player.time),
        )

    def tokens(self) -> str:
        return ", ".join(f"{token + 1} {self.fear(token, CARDS.tokens[token])}" for token in range(TOKENS))

    def face(self, card: int) -> str:
        """A card as it lies there, in capitals; an Invasion with its line."""
        if card == UNKNOWN:
            return self.say(f"{self.game.id}-back")
        if KIND[card] == INVASION:
            line = " - ".join(self.fear(shape, colour) for shape, colour in CARDS.fears[card])
            return f"{self.say(f'{self.game.id}-special-invasion')}: {line}".upper()
        return self.card(card).upper()

    def card(self, card: int) -> str:
        if special(card):
            return self.say(f"{self.game.id}-special-{KIND_IDS[KIND[card]]}")
        shape, colour = CARDS.fears[card][0]
        return self.fear(shape, colour)

    def fear(self, shape: int, colour: int) -> str:
        return self.say(f"{self.game.id}-fear-{CARDS.colours[colour]}_{CARDS.shapes[shape]}")

    def shape(self, token: int) -> str:
        return self.say(f"{self.game.id}-shape-{CARDS.shapes[token]}")

    def answer(self, name: str) -> str:
        """The tokens of an answer in their order."""
        if name in {"pass", "nothing"}:
            return self.say(f"{self.game.id}-answer_{name}")
        return ", ".join(self.say(f"{self.game.id}-shape-{shape}") for shape in name.split("-"))

    def code(self, name: str) -> str:
        """A code of the research forms: a set of tokens, or an order of all five."""
        between = " + " if "+" in name or name in CARDS.shapes else ", "
        if name == "pass":
            return self.say(f"{self.game.id}-answer_pass")
        return between.join(self.say(f"{self.game.id}-shape-{shape}") for shape in name.replace("-", "+").split("+"))

    def time(self, milliseconds: int) -> str:
        """Seconds to a hundredth."""
        seconds, rest = divmod(milliseconds, MILLISECONDS)
        return self.say(f"{self.game.id}-seconds", seconds=seconds, hundredths=f"{rest // 10:02}")

    def about_step(self, view: SeatView) -> dict[str, str | int]:
        step = view.step()
        if isinstance(step, Presses):
            stage = "answer" if step.answers[self.reader] == OPEN else "second"
            return {"stage": stage if step.times[self.reader] == OPEN else "millisecond"}
        if isinstance(step, Submissions):
            return {"stage": "answer" if step.codes[self.reader] == OPEN else "latency"}
        assert isinstance(step, Ticks), "there is no other question"
        return {"tick": step.tick, "time": self.time(step.tick * TICK)}

    def outcome(self, view: SeatView, outcome: Outcome) -> list[str]:
        """Who won and why, then everyone from the best down."""
        winners = outcome.winners()
        names = ", ".join(self.names[seat] for seat in winners)
        who = "you" if winners == [self.reader] else "other"
        time = self.time(view.table.players[0].time)
        lines = [self.say(f"{self.game.id}-reason-{outcome.reason}", who=who, names=names, time=time)]
        if view.table.solo():
            return lines
        places = [
            self.say(
                f"{self.game.id}-place",
                rank=outcome.ranks[seat],
                name=self.names[seat],
                cards=view.table.players[seat].cards(),
                specials=view.table.players[seat].specials(),
            )
            for seat in range(view.seats)
        ]
        return lines + [place for _, place in sorted(zip(outcome.ranks, places, strict=True))]
