"""Positions and play of Nightmarium in the words of its rules: cards by the numbers printed on them, slots from 1.

A creature is written `(legs, torso, head)`, shortened while incomplete. An option is `play 46 3`, `play 9 new`, `draw`;
a target is told by seat and slot: `target 1 2`. The spectator is seat `None`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.nightmarium.printed import FEARS, LEGIONS
from nightlight.core.chance import Chance, Scripted, Seeded
from nightlight.core.event import SPECTATOR, Event, Log
from nightlight.core.game import Outcome
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, advance, apply, first, legal, stack
from nightlight.games.nightmarium.actions import VERBS
from nightlight.games.nightmarium.content import NOTHING, PARTS, card_set, cards_of
from nightlight.games.nightmarium.game import GAME
from nightlight.games.nightmarium.rules import TURN
from nightlight.games.nightmarium.state import Player, State
from nightlight.games.nightmarium.view import SeatView

SEAL: Final = 3  # the place of a seal in a slot, after legs, torso and head


@dataclass(frozen=True)
class Dreamer:
    """What a player has: a hand, creatures in slots 1, 2, ..., and seals on some of them by slot."""

    hand: list[int]
    creatures: list[tuple[int, ...]]
    seals: dict[int, int] = field(default_factory=dict)


def dreamer(
    *,
    hand: list[int] | None = None,
    creatures: Sequence[tuple[int, ...]] | None = None,
    seals: dict[int, int] | None = None,
) -> Dreamer:
    return Dreamer(hand or [], list(creatures or []), seals or {})


class Dealing(Chance):
    """Luck that brings these cards out of the deck, one after the other; then the lowest there is."""

    def __init__(self, state: State, coming: list[int]) -> None:
        self.state: Final = state
        self.coming: Final = coming
        self.asked: Final[list[int]] = []

    def below(self, n: i64) -> i64:
        deck = list(self.state.unseen)
        assert n == len(deck), "every card of the deck is as likely as any other"
        self.asked.append(n)
        return deck.index(self.coming.pop(0) - 1) if self.coming else 0


class Scene:
    """A match that is being played, with everything that happens in it."""

    def __init__(self, state: State, coming: list[int] | None = None) -> None:
        self.state: Final = state
        self.log: Final = state.log or Log()
        self.luck: Final = Dealing(state, coming or [])
        state.log = self.log

    def act(self, seat: int, option: str, luck: Chance | None = None) -> None:
        """Answer with the option as people read it."""
        apply(self.state, seat, action_of(self.state, seat, option), luck or self.luck)

    def choose(self, seat: int, option: str) -> None:
        self.act(seat, option)

    def draw(self, seat: int) -> None:
        self.act(seat, "draw")

    def play(self, seat: int, card: int, on: int | None = None) -> None:
        """Play a card on the creature in that slot, or as a new one."""
        self.act(seat, f"play {card} {on or 'new'}")

    def exchange(self, seat: int, *cards: int) -> None:
        """Exchange these cards, given in ascending order."""
        self.act(seat, "exchange")
        for card in cards:
            if self.question == "exchange":
                self.mark(seat, card)
        if self.question == "exchange":
            self.act(seat, "stop")

    def mark(self, seat: int, card: int) -> None:
        self.act(seat, f"mark {card}")

    def discard(self, seat: int, card: int) -> None:
        self.act(seat, f"discard {card}")

    def target(self, seat: int, owner: int, slot: int) -> None:
        self.act(seat, f"target {owner} {slot}")

    def idle(self, seat: int) -> None:
        """The player does as little as possible: draws for the rest of the turn."""
        while self.decider == seat and self.question == "action":
            self.draw(seat)

    @property
    def decider(self) -> int | None:
        """Who must decide now."""
        return None if self.state.actors == NOBODY else first(self.state.actors)

    @property
    def question(self) -> str | None:
        """What is asked now."""
        return None if self.state.actors == NOBODY else self.state.top().name()

    @property
    def options(self) -> list[str]:
        """What may be answered; nothing when the match is over."""
        seat = self.decider
        if seat is None:
            return []
        return [option_words(action, seat, self.state.seats) for action in legal(self.state, seat)]

    def placements(self, card: int) -> list[str]:
        """The targets that are offered for the card."""
        return [option.split()[2] for option in self.options if option.startswith(f"play {card} ")]

    @property
    def asked(self) -> list[int]:
        """Every question to luck: out of how many cards."""
        return self.luck.asked

    @property
    def turn(self) -> int:
        """The number of the turn, the first being 1."""
        return self.state.number

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the match is over"
        return outcome

    def hand(self, seat: int) -> list[int]:
        return [card + 1 for card in self.state.players[seat].hand]

    def slots(self, seat: int) -> dict[int, tuple[int, ...]]:
        """The creatures by their slots."""
        rows = self.rows(seat)
        bodies = {slot: tuple(card for card in row[:SEAL] if card > 0) for slot, row in enumerate(rows, start=1)}
        return {slot: body for slot, body in bodies.items() if body}

    def creatures(self, seat: int) -> list[tuple[int, ...]]:
        """The creatures in the order of their slots."""
        return list(self.slots(seat).values())

    def complete(self, seat: int) -> int:
        return len([creature for creature in self.creatures(seat) if len(creature) == SEAL])

    def seal(self, seat: int, slot: int) -> int | None:
        return self.rows(seat)[slot - 1][SEAL] or None

    def rows(self, seat: int) -> list[list[int]]:
        """For each slot legs, torso, head and seal; 0 where there is none."""
        cards = [card + 1 if card != NOTHING else 0 for card in self.state.players[seat].creatures]
        return [cards[start : start + PARTS] for start in range(0, len(cards), PARTS)]

    @property
    def deck(self) -> list[int]:
        return [card + 1 for card in self.state.unseen]

    @property
    def discarded(self) -> list[int]:
        """The discard pile, by number."""
        return [card + 1 for card in cards_of(self.state.discard[0], self.state.discard[1])]

    @property
    def revealed(self) -> list[int]:
        return [card + 1 for card in self.state.revealed]

    def everywhere(self) -> list[int]:
        """Every card there is, wherever it lies."""
        cards = [*self.deck, *self.discarded, *self.revealed]
        for seat in range(self.state.seats):
            cards += [*self.hand(seat), *(card for row in self.rows(seat) for card in row if card > 0)]
        return sorted(cards)

    def view(self, seat: int | None) -> SeatView:
        """The match as the player may know it, or the spectator."""
        return GAME.view(self.state, SPECTATOR if seat is None else seat)

    def events(self, *names: str) -> list[dict[str, object]]:
        """What happened, in order: all of it, or what has one of these names."""
        return [event.json() for event in self.told(*names)]

    def told(self, *names: str) -> list[Event]:
        return [event for event in self.log.events if len(names) == 0 or event.news.name in names]

    def drawn(self, seat: int) -> list[int]:
        """The cards that the player drew, in order."""
        return [event.get("card") + 1 for event in self.told("drew") if event.get("seat") == seat]

    def discards(self) -> list[tuple[int, int]]:
        """Who discarded which card from the hand, in order."""
        return [(event.get("seat"), event.get("card") + 1) for event in self.told("discarded")]

    def woken(self) -> list[int]:
        """The slots of the creatures that began to act, in order."""
        return [event.get("slot") + 1 for event in self.told("woke", "activated")]

    def decisions(self, seed: int) -> Iterator[str]:
        """Everybody plays at random to the end; each decision, told before it is taken, by what it asks."""
        luck = Seeded(seed)
        while self.question is not None:
            yield self.question
            seat = first(self.state.actors)
            offered = legal(self.state, seat)
            apply(self.state, seat, offered[luck.below(len(offered))], luck)

    def play_on(self, seed: int) -> int:
        """Everybody plays at random to the end; the number of decisions."""
        return len(list(self.decisions(seed)))


def option_words(action: int, seat: int, seats: int) -> str:
    """The option as people read it, with the seat of a target."""
    verb = VERBS.verb_of(action)
    values = verb.read(action)
    if verb.name == "target":
        return f"target {(seat + values[0]) % seats} {values[1] + 1}"
    fields = [str(field.json(value)) for field, value in zip(verb.fields, values, strict=True)]
    return " ".join([verb.name, *fields])


def action_of(state: State, seat: int, option: str) -> int:
    """The number of the action that these words mean."""
    verb, *words = option.split()
    if verb == "target":
        left = (int(words[0]) - seat) % state.seats
        return VERBS.action({"target": {"left": left, "slot": int(words[1])}})
    if verb == "play":
        return VERBS.action({"play": {"card": int(words[0]), "target": words[1]}})
    return VERBS.action({verb: {"card": int(words[0])} if words else {}})


def dream(
    *players: Dreamer,
    deck: list[int] | None = None,
    then: list[int] | None = None,
    discard: list[int] | None = None,
    creatures: int = 5,
    advanced: bool = False,
    immediate: bool = False,
    max_turns: int = 600,
    active: int = 0,
    action: int = 1,
    led: str | None = None,
    turn: int = 1,
) -> Scene:
    """The position at an action of the active player.

    The cards of the deck come in the order given, and after a reshuffle those of `then`. Where the second action is
    next, `led` is the legion of the card that the first one played, if it did.
    """
    seated = [*players, *([dreamer()] if len(players) == 1 else [])]
    cards = cards_in_play(seated, [*(deck or []), *(discard or [])])
    assert advanced or all(card <= FEARS for card in cards), "seals are for advanced games"
    scene = Scene(
        State(
            vec[Player]([Player(numbers(sorted(one.hand)), slots_of(one, creatures)) for one in seated]),
            steps=stack([TURN]),
            unseen=numbers(sorted(deck or [])),
            discard=card_set([card - 1 for card in discard or []]),
            turn=active,
            number=turn,
            actions=3 - action,
            lock=NOTHING if led is None else LEGIONS.index(led),
            creatures=creatures,
            immediate=immediate,
            max_turns=max_turns,
        ),
        [*(deck or []), *(then or [])],
    )
    advance(scene.state, scene.luck)
    return scene


def cards_in_play(players: list[Dreamer], piles: list[int]) -> list[int]:
    """The cards that a position names; none twice."""
    cards = list(piles)
    for one in players:
        cards += [*one.hand, *(card for creature in one.creatures for card in creature), *one.seals.values()]
    assert len(cards) == len(set(cards)), "every card is in one place"
    return cards


def numbers(cards: list[int]) -> vec[i64]:
    return vec[i64]([card - 1 for card in cards])


def slots_of(one: Dreamer, creatures: int) -> vec[i64]:
    cards: list[int] = []
    for slot in range(1, creatures + 1):
        body = one.creatures[slot - 1] if slot <= len(one.creatures) else ()
        cards += [card - 1 for card in body] + [NOTHING] * (SEAL - len(body))
        cards.append(one.seals[slot] - 1 if slot in one.seals else NOTHING)
    return vec[i64](cards)


def new_match(players: int, seed: int = 1, **chosen: str) -> Scene:
    """A match right after set-up."""
    return Scene(GAME.new(GAME.setup(players, chosen), Seeded(seed), Log()))


def scripted_match(players: int, *outcomes: int, **chosen: str) -> tuple[Scene, list[int]]:
    """A match right after set-up with that luck, and every question that it asked of luck."""
    luck = Scripted(list(outcomes))
    return Scene(GAME.new(GAME.setup(players, chosen), luck, Log())), luck.asked
