"""What an action would bring, and what goes on at the table, as far as a seat can know: derived from a view."""

from __future__ import annotations

from nightlight.core.event import SPECTATOR
from nightlight.core.native import i64, vec
from nightlight.core.step import LegalActions
from nightlight.games.nightmarium.abilities import Ability, Chain, Chorister, SealChoice
from nightlight.games.nightmarium.actions import ACTIVATE, DRAW, NEW, PLACED, PLAY, TARGET
from nightlight.games.nightmarium.building import Purity, offer, place, play, purity
from nightlight.games.nightmarium.content import COUNT, LEGION_IDS, LOWEST_FREE, NOTHING, PART_IDS, Legion
from nightlight.games.nightmarium.foresight import Situation, chain_of, head_chance
from nightlight.games.nightmarium.hunts import Executioner, Hunt, Scavenger
from nightlight.games.nightmarium.player import part_json
from nightlight.games.nightmarium.rules import Exchange, Turn, drawn_for
from nightlight.games.nightmarium.shapes import (
    PERHAPS,
    Acting,
    Awakening,
    Draw,
    Outlook,
    Prospects,
    Strike,
    Tribute,
)
from nightlight.games.nightmarium.state import SEALS, State, activation_json
from nightlight.games.nightmarium.view import SeatView


def outlook(view: SeatView, action: int) -> Outlook | None:
    """What the action would bring, where that can be told; it is found out once for each view."""
    if action not in view.outlooks:
        view.outlooks[action] = found_out(view, action)
    return view.outlooks[action]


def found_out(view: SeatView, action: i64) -> Outlook | None:
    if PLAY.made(action):
        return of_play(view, action)
    if TARGET.made(action):
        return of_target(view, action)
    if ACTIVATE.made(action):
        return of_seal(view)
    return of_draw(view) if DRAW.made(action) else None


def of_draw(view: SeatView) -> Draw:
    return {"kind": "draw", "percent": head_chance(view.table)}


def of_seal(view: SeatView) -> Awakening:
    """The abilities of the seal's legion act again (NM-12.6)."""
    step = view.step()
    assert isinstance(step, SealChoice), "nothing else is activated"
    coming = awakening(view, view.table, step.activation // SEALS)
    coming["kind"] = "activate"
    coming["wakes"] = True
    coming["deeds"] = chain_of([Situation(view.table)], view.table, step.activation)
    return coming


def of_play(view: SeatView, action: i64) -> Awakening:
    """The part that the card becomes, and what wakes."""
    state = view.table.clone()
    card, target = PLAY.args(action)
    waits = len(state.woken) > 0  # what a Chorister's other card woke acts first (NM-8.8)
    sung = isinstance(view.step(), Chorister)
    if sung:
        state.revealed = vec[i64]([other for other in state.revealed if other != card])
        place(state, card, target, PLACED)
    else:
        play(state, card, target)
    slot = LOWEST_FREE[view.table.players[view.seat].taken()] if target == NEW else target - 1
    coming = awakening(view, state, slot)
    if not coming["wins"] and coming["part"] in ("head", "seal"):
        wake(state, slot, coming, sung)
        for deed in coming["deeds"]:
            deed["fate"] = PERHAPS if waits else deed["fate"]
    return coming


def awakening(view: SeatView, after: State, slot: i64) -> Awakening:
    """What an action has made of the creature in this slot, before anything acts."""
    seat = view.seat
    return {
        "kind": "play",
        "seat": seat,
        "slot": slot + 1,
        "part": PART_IDS[after.players[seat].top(slot)],
        "pure": None,
        "wakes": False,
        "wins": after.winner == seat,
        "before": COUNT[view.table.players[seat].complete],
        "after": COUNT[after.players[seat].complete],
        "deeds": [],
    }


def wake(state: State, slot: i64, coming: Awakening, sung: bool) -> None:
    """What a pure creature costs the others, and then the chain."""
    situation = Situation(state)
    legion = NOTHING if coming["part"] == "seal" else purity(state.players[state.turn], slot)
    if legion != NOTHING:
        coming["pure"] = LEGION_IDS[legion]
        situation.expect_tribute(state.turn)
    coming["wakes"] = True
    activation = state.woken[len(state.woken) - 1]
    state.woken = vec[i64]()
    coming["deeds"] = chain_of(after_other_card(situation) if sung else [situation], state, activation)


def after_other_card(situation: Situation) -> list[Situation]:
    """The ways to place the other card of a Chorister, which comes before anything acts (NM-9.20)."""
    if len(situation.state.revealed) == 0:
        return [situation]
    offered = LegalActions()
    state = situation.state
    offer(state.players[state.turn], state.creatures, state.revealed, NOTHING, offered)
    if offered.count == 0:
        state.throw(state.revealed[0])
        return [situation]
    found: list[Situation] = []
    for number in range(offered.count):
        after = situation.copy()
        card, target = PLAY.args(offered.at(number))
        place(after.state, card, target, PLACED)
        after.state.woken = vec[i64]()  # it waits
        found.append(after)
    return found


def of_target(view: SeatView, action: i64) -> Strike:
    """What the creature that is picked loses (NM-9.4, NM-9.7, NM-9.10)."""
    hunt = view.step()
    assert isinstance(hunt, Hunt), "nothing else picks a creature"
    left, slot = TARGET.args(action)
    seat = view.table.to_the_left(view.seat, left)
    state = view.table.clone()
    hunt.strike(state, seat, slot)
    lay, lies = view.table.players[seat], state.players[seat]
    return {
        "kind": "target",
        "seat": seat,
        "slot": slot + 1,
        "cards": [card + 1 for card in lay.cards(slot)[len(lies.cards(slot)) :]],
        "whole": isinstance(hunt, Scavenger),
        "to": "hand" if isinstance(hunt, Executioner) else "discard",
        "before": COUNT[lay.complete],
        "after": COUNT[lies.complete],
    }


def prospects(view: SeatView) -> Prospects:
    """What goes on, and what binds the seat that decides."""
    table = view.table
    step = view.step()
    asked = view.seat != SPECTATOR and view.actors >> view.seat & 1 == 1
    waiting = [activation_json(activation) for activation in [*table.woken, *table.waiting]]
    return {
        "acting": acting(view),
        "waiting": waiting,
        "sealing": activation_json(step.activation) if isinstance(step, SealChoice) else None,
        "tribute": tribute(view),
        "bound": bound(view) if asked else None,
        "pair": asked and isinstance(step, Purity) and step.first == NOTHING and step.matching(table) == 0,
        "marked": marked(view),
        "drawn": drawn(view) if asked else None,
    }


def acting(view: SeatView) -> Acting | None:
    """The creature that acts just now, if one does."""
    for step in view.steps:
        if isinstance(step, Chain):
            return {
                **activation_json(step.activation),
                "left": step.left,
                "now": len([one for one in view.steps if isinstance(one, Ability)]) > 0,
                "end": "interrupted" if len(view.table.woken) > 0 else None,  # NM-8.6
            }
    return None


def tribute(view: SeatView) -> Tribute | None:
    """What a pure creature costs the others, while they discard."""
    step = view.step()
    if not isinstance(step, Purity):
        return None
    return {"legion": LEGION_IDS[step.legion], "seat": step.seat, "first": part_json(step.first)}


def bound(view: SeatView) -> Legion | None:
    """The legion of the card to be chosen: that of the first one in a turn, or of a pure creature.

    The first card binds actions only, not what an ability plays (NM-6.9).
    """
    step = view.step()
    if isinstance(step, Purity):
        return LEGION_IDS[step.legion]
    return LEGION_IDS[view.table.lock] if isinstance(step, Turn) and view.table.lock != NOTHING else None


def marked(view: SeatView) -> list[int] | None:
    """The cards that the seat has marked for an exchange."""
    step = view.step()
    if not isinstance(step, Exchange) or step.seat != view.seat:
        return None
    return [card + 1 for card in step.marked]


def drawn(view: SeatView) -> list[int] | None:
    """What comes for none, one, two cards and so on, up to the whole hand."""
    if not isinstance(view.step(), (Turn, Exchange)):
        return None
    return [drawn_for(cards) for cards in range(len(view.table.players[view.seat].hand) + 1)]
