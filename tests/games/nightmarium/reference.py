"""The course of a match once more, told from the rules alone with plain lists: a second opinion on every decision.

An option is written as people read it: `play 46 3`, `play 9 new`, `target 1 2` (the seat and the slot).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from games.nightmarium.printed import ability, is_seal, legion, positions
from nightlight.core.chance import Chance

Question: TypeAlias = tuple[int, str, list[str]]  # who decides, what is asked, and the options
Answer: TypeAlias = Generator[Question, str, str]
Course: TypeAlias = Generator[Question, str, None]

PLACES: Final = "LTH"
ACTIVATIONS: Final = 100


class Won(Exception):
    """Somebody has all creatures, and the table agreed that this ends the game at once (NM-14.4)."""


@dataclass(eq=False)
class Creature:
    cards: list[int]
    seal: int | None = None
    losses: int = 0

    @property
    def complete(self) -> bool:
        return len(self.cards) == 3

    @property
    def pure(self) -> bool:
        return self.complete and len({legion(card) for card in self.cards}) == 1


@dataclass(eq=False)
class Player:
    hand: set[int]
    slots: dict[int, Creature]

    @property
    def complete(self) -> int:
        return len([creature for creature in self.slots.values() if creature.complete])


@dataclass(frozen=True)
class Activation:
    """A creature that is to act, as it was when it was completed or sealed."""

    creature: Creature
    losses: int
    seal: int | None

    def abilities(self) -> list[str]:
        """From head to legs; of a sealed creature those of the seal's legion (NM-8.1, NM-12.6)."""
        cards = reversed(self.creature.cards)
        chosen = [card for card in cards if self.seal is None or legion(card) == legion(self.seal)]
        return [ability(card) for card in chosen if ability(card)]


@dataclass(eq=False)
class Match:
    players: list[Player]
    luck: Chance
    deck: set[int]
    discard: set[int] = field(default_factory=set)
    creatures: int = 5
    immediate: bool = False
    max_turns: int | None = 600
    active: int = 0
    turn: int = 1
    revealed: list[int] = field(default_factory=list)
    led: str | None = None  # the legion of a card played as the first action
    over: str | None = None
    activations: int = 0
    actions: int = 0

    def opponents(self) -> list[int]:
        return [(self.active + left) % len(self.players) for left in range(1, len(self.players))]

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def ask(self, seat: int, name: str, options: list[str]) -> Answer:
        """One option needs no question (NM-3.8)."""
        if len(options) > 1:
            return (yield seat, name, options)
        return options[0]

    def course(self, actions: int = 2) -> Course:
        """The match from here on, with so many actions left in this turn."""
        try:
            while self.over is None:
                for _ in range(actions):
                    yield from self.action()
                actions, self.led = 2, None
                if self.me.complete == self.creatures:
                    self.over = "won"
                elif self.dead():
                    self.over = "dead"
                elif self.turn == self.max_turns:
                    self.over = "truncated"
                else:
                    self.turn += 1
                    self.active = self.opponents()[0]
        except Won:
            self.over = "won"

    def dead(self) -> bool:
        """Whether no card outside the creatures fits anywhere (NM-10.6)."""
        outside = self.deck.union(self.discard, *(player.hand for player in self.players))
        return not any(self.placements(outside, player) for player in self.players)

    def action(self) -> Course:
        options = ["draw"] if self.deck or self.discard else []
        options += [
            option
            for option in self.placements(self.me.hand, self.me)
            if self.led is None or legion(int(option.split()[1])) == self.led
        ]
        options += ["exchange"] if self.me.hand else []
        if not options:
            return
        answer = (yield self.active, "action", options).split()
        if answer[0] == "draw":
            self.me.hand.update(self.drawn(1))
        elif answer[0] == "exchange":
            yield from self.exchange()
        else:
            self.led = legion(int(answer[1]))
            self.me.hand.remove(int(answer[1]))
            activation = yield from self.place(int(answer[1]), answer[2])
            yield from self.resolve([activation] if activation is not None else [])

    def placements(self, cards: Iterable[int], player: Player) -> list[str]:
        """Every legal pair of card and target (NM-6.2 to NM-6.6, NM-12.3)."""
        found = []
        for card in sorted(cards):
            if "L" in positions(card) and len(player.slots) < self.creatures:
                found.append(f"play {card} new")
            for slot, creature in sorted(player.slots.items()):
                if creature.complete:
                    fits = is_seal(card) and creature.seal is None
                else:
                    fits = PLACES[len(creature.cards)] in positions(card)
                found += [f"play {card} {slot}"] if fits else []
        return found

    def drawn(self, count: int) -> list[int]:
        """So many cards from the deck, as far as there are any (NM-11.1, NM-11.2)."""
        cards: list[int] = []
        while len(cards) < count and (self.deck or self.discard):
            if not self.deck:
                self.deck, self.discard = self.discard, set()
            card = sorted(self.deck)[self.luck.below(len(self.deck))]
            self.deck.remove(card)
            cards.append(card)
        return cards

    def exchange(self) -> Course:
        marked: list[int] = []
        while True:
            options = ["stop"] if marked else []
            options += [f"mark {card}" for card in sorted(self.me.hand) if not marked or card > marked[-1]]
            answer = yield from self.ask(self.active, "exchange", options)
            if answer == "stop":
                break
            marked.append(int(answer.split()[1]))
        self.me.hand -= set(marked)
        self.discard |= set(marked)
        self.me.hand.update(self.drawn(len(marked) // 2))

    def place(self, card: int, target: str) -> Generator[Question, str, Activation | None]:
        """Put a card where it goes; what is to act because of it, if anything."""
        if target == "new":
            free = [slot for slot in range(1, self.creatures + 1) if slot not in self.me.slots]
            self.me.slots[free[0]] = Creature([card])
            return None
        creature = self.me.slots[int(target)]
        if is_seal(card):
            creature.seal = card
            return Activation(creature, creature.losses, card)
        creature.cards.append(card)
        if not creature.complete:
            return None
        if self.immediate and self.me.complete == self.creatures:
            raise Won
        if creature.pure:
            yield from self.purity(legion(card))
        return Activation(creature, creature.losses, None)

    def purity(self, wanted: str) -> Course:
        for seat in self.opponents():
            hand = self.players[seat].hand
            cards = sorted(card for card in hand if legion(card) == wanted)
            if cards:
                answer = yield from self.ask(seat, "purity", [f"discard {card}" for card in cards])
                given = {int(answer.split()[1])}
            elif len(hand) <= 2:
                given = set(hand)
            else:
                answer = yield from self.ask(seat, "purity", [f"discard {card}" for card in sorted(hand)[:-1]])
                first = int(answer.split()[1])
                rest = [f"discard {card}" for card in sorted(hand) if card > first]
                answer = yield from self.ask(seat, "purity", rest)
                given = {first, int(answer.split()[1])}
            hand -= given
            self.discard |= given

    def resolve(self, waiting: list[Activation]) -> Course:
        self.activations = 0
        while waiting:
            current = waiting.pop(0)
            if current.creature.losses != current.losses:
                continue
            abilities = current.abilities()
            if current.seal is not None and abilities:
                answer = yield from self.ask(self.active, "seal", ["activate", "decline"])
                if answer == "decline":
                    continue
            self.activations += 1
            if self.activations > ACTIVATIONS:
                return
            for name in abilities:
                started = yield from self.perform(name, current.creature)
                if started is None:
                    break
                if started:
                    waiting = [started[0], *waiting, *started[1:]]
                    break

    def perform(self, name: str, creature: Creature) -> Generator[Question, str, list[Activation] | None]:
        """What is to act because of the ability, or nothing if it cannot be performed."""
        if name == "mourner":
            cards = self.drawn(2)
            self.me.hand.update(cards)
            return [] if cards else None
        if name == "mockingbird":
            return (yield from self.play_one(name, self.me.hand))
        if name == "chorister":
            return (yield from self.chorister())
        return (yield from self.strike(name, creature))

    def strike(self, name: str, acting: Creature) -> Generator[Question, str, list[Activation] | None]:
        """Scavenger, Executioner and Devourer choose a creature."""
        seats = [self.active] if name == "devourer" else self.opponents()
        targets = {
            f"target {seat} {slot}": (seat, slot)
            for seat in seats
            for slot, creature in sorted(self.players[seat].slots.items())
            if creature is not acting and creature.seal is None and not (name == "scavenger" and creature.complete)
        }
        if not targets:
            return None
        seat, slot = targets[(yield from self.ask(self.active, name, list(targets)))]
        creature = self.players[seat].slots[slot]
        for _ in range(len(creature.cards) if name == "scavenger" else 1):
            (self.me.hand if name == "executioner" else self.discard).add(creature.cards.pop())
        creature.losses += 1
        if not creature.cards:
            del self.players[seat].slots[slot]
        return []

    def play_one(self, name: str, source: set[int] | list[int]) -> Generator[Question, str, list[Activation] | None]:
        options = self.placements(source, self.me)
        if not options:
            return None
        _, card, target = (yield from self.ask(self.active, name, options)).split()
        source.remove(int(card))
        activation = yield from self.place(int(card), target)
        return [] if activation is None else [activation]

    def chorister(self) -> Generator[Question, str, list[Activation] | None]:
        self.revealed = self.drawn(2)
        if not self.revealed:
            return None
        started: list[Activation] = []
        for _ in range(len(self.revealed)):
            started += (yield from self.play_one("chorister", self.revealed)) or []
        self.discard.update(self.revealed)
        self.revealed = []
        return started
