"""What everybody remembers of hidden cards, told from public events alone (NM-13).

It is which cards may lie in a hand or in the deck, not how many of them: a hand that was shown to have no blue card and
has drawn one since may have blue cards again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from games.nightmarium.dream import Scene
from games.nightmarium.printed import LEGIONS, is_seal, legion, positions
from nightlight.core.event import SPECTATOR, Event

Hands = tuple[tuple[int, ...], ...]
PLACES: Final = "LTH"


class Memory:
    """For each hand and for the deck the cards that may lie there, as far as a spectator can tell."""

    def __init__(self, scene: Scene) -> None:
        """From a position of which nothing is known but what lies open."""
        self.scene: Final = scene
        self.cards: Final = set(scene.everywhere())
        self.hands: Final = [set(self.cards) for _ in range(scene.state.seats)]
        self.sizes: Final = [len(scene.hand(seat)) for seat in range(scene.state.seats)]
        self.deck = set(self.cards)
        self.pile = set(scene.discarded)
        self.bodies: Final = [
            {slot: [*body, *([0] if scene.seal(seat, slot) else [])] for slot, body in scene.slots(seat).items()}
            for seat in range(scene.state.seats)
        ]
        self.told = len(scene.log.events)

    def follow(self) -> None:
        """Learn from all that happened since."""
        for event in self.scene.log.events[self.told :]:
            self.learn(event.seen_by(SPECTATOR))
        self.told = len(self.scene.log.events)

    def learn(self, event: Event) -> None:
        name = event.news.name
        if name == "drew":
            self.hands[event.get("seat")] |= self.deck
            self.sizes[event.get("seat")] += 1
        elif name == "reshuffled":
            for hand in self.hands:
                hand.difference_update(self.pile)
            self.deck, self.pile = self.pile, set()
        elif name in ("discarded", "cast_off"):
            self.pile.add(event.get("card") + 1)
            self.leave_hand(event)
        elif name in ("played", "placed"):
            self.build(event)
        elif name in ("scavenged", "took", "devoured"):
            self.break_down(event)
        elif name == "lacked":
            colour = LEGIONS[event.get("legion")]
            self.hands[event.get("seat")] -= {card for card in self.cards if legion(card) == colour}
        elif name == "stuck":
            fit = {card for card in self.cards if self.fits(card, event.get("seat"))}
            self.hands[event.get("seat")] -= fit

    def leave_hand(self, event: Event) -> None:
        """A hand without cards holds none of them, and everybody sees that (NM-13.2)."""
        if event.news.name in ("played", "discarded"):
            self.sizes[event.get("seat")] -= 1
            if self.sizes[event.get("seat")] == 0:
                self.hands[event.get("seat")].clear()

    def build(self, event: Event) -> None:
        self.leave_hand(event)
        bodies = self.bodies[event.get("seat")]
        bodies[event.get("slot") + 1] = [*bodies.get(event.get("slot") + 1, []), event.get("card") + 1]

    def break_down(self, event: Event) -> None:
        owner = event.get("seat" if event.news.name == "devoured" else "rival")
        body = self.bodies[owner][event.get("slot") + 1]
        for _ in range(len(body) if event.news.name == "scavenged" else 1):
            card = body.pop()
            if event.news.name == "took":
                for hand in self.hands:
                    hand.discard(card)
                self.deck.discard(card)
                self.hands[event.get("seat")].add(card)
                self.sizes[event.get("seat")] += 1
            else:
                self.pile.add(card)
        if not body:
            del self.bodies[owner][event.get("slot") + 1]

    def fits(self, card: int, seat: int) -> bool:
        """Whether the player could have placed the card."""
        bodies = self.bodies[seat].values()
        if is_seal(card):
            return any(len(body) == len(PLACES) for body in bodies)
        if "L" in positions(card) and len(bodies) < self.scene.state.creatures:
            return True
        return any(len(body) < len(PLACES) and PLACES[len(body)] in positions(card) for body in bodies)

    def hidden(self) -> set[int]:
        """The cards that lie in hands and in the deck."""
        return {card for seat in range(len(self.hands)) for card in self.scene.hand(seat)} | set(self.scene.deck)

    def worlds(self, watcher: int | None) -> Iterator[Hands]:
        """Every way in which the hidden cards may be dealt to hands and deck, for all that the watcher knows."""
        own = set() if watcher is None else set(self.scene.hand(watcher))
        for dealt in self.dealt(0, self.hidden() - own, watcher):
            hands = list(dealt)
            if watcher is not None:
                hands[watcher] = tuple(sorted(own))
            if self.would_be_asked(hands, watcher):
                yield tuple(hands)

    def dealt(self, seat: int, left: set[int], watcher: int | None) -> Iterator[Hands]:
        if seat == len(self.hands):
            if left <= self.deck:
                yield ()
            return
        size = 0 if seat == watcher else len(self.scene.hand(seat))
        for hand in combinations(sorted(left & self.hands[seat]), size):
            for rest in self.dealt(seat + 1, left - set(hand), watcher):
                yield (hand, *rest)

    def would_be_asked(self, hands: list[tuple[int, ...]], watcher: int | None) -> bool:
        """Whether the open question is one that a player with that hand is asked (NM-3.8)."""
        decider, question = self.scene.decider, self.scene.question
        if decider is None or decider == watcher:
            return True
        hand = hands[decider]
        if question == "purity":
            wanted = next(event for event in reversed(self.scene.log.events) if event.news.name == "pure")
            matching = [card for card in hand if legion(card) == LEGIONS[wanted.get("legion")]]
            return len(matching) > 1 or (len(matching) == 0 and len(hand) > 2)
        if question == "mockingbird":
            return sum(self.ways(card, decider) for card in hand) > 1
        return True

    def ways(self, card: int, seat: int) -> int:
        """How many placements the player has for the card."""
        bodies = list(self.bodies[seat].values())
        if is_seal(card):
            return len([body for body in bodies if len(body) == len(PLACES)])
        open_slot = "L" in positions(card) and len(bodies) < self.scene.state.creatures
        grown = [body for body in bodies if len(body) < len(PLACES) and PLACES[len(body)] in positions(card)]
        return open_slot + len(grown)
