"""The open question of a seat: its options by name, what each would bring, and their words."""

from __future__ import annotations

from functools import cache
from typing import Any

from nightlight.core.step import View
from nightlight.core.text import GameText, Listing, Offer
from nightlight.games import find
from nightlight.play.match import Match
from nightlight.wire.messages import Decision, Move, Prompted, Several


@cache
def option(game_id: str, action: int) -> Move:
    """An action by name, and the things on the board that its fields name."""
    said = find(game_id).verbs.json(action)
    fields = next(iter(said.values()))
    assert isinstance(fields, dict), "an action is its verb with its fields"
    return Move(action=said, touches=[f"{name}:{value}" for name, value in fields.items()])


def question(match: Match, view: View, text: GameText[Any] | None, *, page: bool) -> Decision | None:
    """The open question of the view's seat, in words where there is a text."""
    offered = match.legal(view.seat)
    if not offered:
        return None
    step = match.state.top()
    options = [foretold(match, view, action) for action in offered]
    asked = Decision(id=match.decision(view.seat), step=step.name(), clause=step.clause(), options=options)
    if text is not None:
        asked.several = several(match, text, view)
        if page:
            put_on_page(asked, offered, text, view)
        else:
            labels = [text.option(view, action) for action in offered]
            asked.options = [labelled(plain, label) for plain, label in zip(options, labels, strict=True)]
    return asked


def foretold(match: Match, view: View, action: int) -> Move:
    """An action with what it would bring."""
    plain, outlook = option(match.game.id, action), match.game.outlook(view, action)
    return plain if outlook is None else Move(plain.action, plain.touches, outlook=outlook)


def labelled(plain: Move, words: str, prompted: Prompted | None = None) -> Move:
    """The option with its words."""
    return Move(plain.action, plain.touches, words, plain.outlook, prompted)


def put_on_page(asked: Decision, actions: list[int], text: GameText[Any], view: View) -> None:
    """Give the options their words, and say how they are listed and typed."""
    offers = [text.offer(view, action) for action in actions]
    warnings = [text.warning(view, action) for action in actions]
    asked.options = [
        labelled(plain, offer.words, as_prompted(offer, warning))
        for plain, offer, warning in zip(asked.options, offers, warnings, strict=True)
    ]
    hidden = sum(offer.listing is Listing.MORE for offer in offers)
    asked.more = text.about_more(view, hidden) if hidden > 0 else None


def as_prompted(offer: Offer, warning: str) -> Prompted | None:
    """How the option is listed and typed; `None` where a number is enough."""
    prompted = Prompted(offer.listing.value, offer.label, offer.shortcuts, warning)
    return None if prompted == Prompted() else prompted


def several(match: Match, text: GameText[Any], view: View) -> Several | None:
    """How the question can be answered with several things at once, if it can."""
    taking = text.several(view)
    if taking is None:
        return None
    items = [labelled(option(match.game.id, action), label) for action, label in taking.items]
    last = None if taking.last is None else option(match.game.id, taking.last).action
    return Several(items, taking.least, taking.sums, last)
