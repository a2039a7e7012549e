"""The nightmares in words."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Event
from nightlight.core.game import Outcome
from nightlight.core.text import Aside, GameText, Several
from nightlight.core.verb import HIDDEN, Field
from nightlight.games.nightmarium.abilities import (
    Ability,
    Chain,
    SealChoice,
)
from nightlight.games.nightmarium.actions import (
    DECLINE,
    DISCARD,
    MARK,
    NEW,
    PLAY,
    SCAVENGED,
    STOP,
    TOOK,
)
from nightlight.games.nightmarium.building import Purity
from nightlight.games.nightmarium.content import (
    ABILITIES,
    ABILITY,
    BODY,
    COUNT,
    LEGION,
    LEGION_IDS,
    NOTHING,
    PART_IDS,
    PARTS,
    POSITIONS,
    SEAL,
    cards_of,
)
from nightlight.games.nightmarium.foresight import acting_parts
from nightlight.games.nightmarium.outlook import bound, outlook
from nightlight.games.nightmarium.rules import Exchange, Turn, drawn_for
from nightlight.games.nightmarium.shapes import ACTS, HARMLESS, PERHAPS, STOPS, VICTORY, Awakening, Deed, Strike
from nightlight.games.nightmarium.state import SEALS, Player
from nightlight.games.nightmarium.view import SeatView

BODY_PARTS: Final = len(BODY)
PAIR: Final = 2  # cards that whoever has none of the legion discards (NM-7.4)


class NightmareText(GameText[SeatView]):
    """The view, the decision and the events of a match, for one reader.

    News that the next line says anyway, such as the beginning of an exchange, has an empty message.
    """

    def noun(self, field: Field, value: int) -> str | int:
        if field.name == "rival":
            return self.names[value]
        if field.name == "card":
            return self.card(value)
        if field.name == "playable":
            return "hidden" if value == HIDDEN else value
        if value == HIDDEN:
            return "hidden"
        if field.name in {"legion", "ability", "part"} and field.names is not None:
            return self.say(f"{self.game.id}-{field.name}-{field.names[value]}")
        return super().noun(field, value)

    def event(self, event: Event) -> str:
        """What is done to the reader is told as such."""
        if event.news not in (TOOK, SCAVENGED) or event.get("rival") != self.reader:
            return super().event(event)
        seat, slot = self.names[event.get("seat")], event.get("slot") + 1
        if event.news is SCAVENGED:
            return self.say(f"{self.game.id}-scavenged_yours", seat=seat, slot=slot)
        return self.say(f"{self.game.id}-took_from_you", seat=seat, slot=slot, card=self.card(event.get("card")))

    def view(self, view: SeatView) -> list[str]:
        """Whose turn it is, what wakes just now, everybody's creatures, and the reader's hand."""
        lines = [] if view.over() else [self.turn(view), *self.chain(view), ""]
        for seat in range(view.seats):
            lines += self.player(view, seat)
        if 0 <= self.reader < view.seats:
            lines += ["", *self.hand(view)]
        return lines

    def outcome(self, view: SeatView, outcome: Outcome) -> list[str]:
        """Who won and how, or why nobody did; then everyone from the best down."""
        winners = outcome.winners()
        names = ", ".join(self.names[seat] for seat in winners)
        who = "you" if winners == [self.reader] else "other"
        lines = [self.say(f"{self.game.id}-reason-{outcome.reason}", who=who, names=names)]
        places = [self.place(view, outcome, seat) for seat in range(view.seats)]
        return lines + [place for _, place in sorted(zip(outcome.ranks, places, strict=True))]

    def place(self, view: SeatView, outcome: Outcome, seat: int) -> str:
        return self.say(
            f"{self.game.id}-place",
            rank=outcome.ranks[seat],
            name=self.names[seat],
            complete=outcome.scores[seat],
            cards=view.table.players[seat].parts(),
        )

    def about_step(self, view: SeatView) -> dict[str, str | int]:
        step = view.step()
        if isinstance(step, Ability):
            return {"slot": step.slot + 1, "revealed": ", ".join(self.card(card) for card in view.table.revealed)}
        if isinstance(step, SealChoice):
            return {"slot": step.activation // SEALS + 1, "legion": self.legion(LEGION_IDS[step.activation % SEALS])}
        if isinstance(step, Purity):
            lacking = step.matching(view.table) == 0
            first = self.card(step.first) if step.first != NOTHING else ""
            return {
                "legion": self.legion(LEGION_IDS[step.legion]),
                "which": "other" if lacking else "matching",
                "first": first or "none",
            }
        if isinstance(step, Exchange):
            return {"marked": ", ".join(self.card(card) for card in step.marked) or "none"}
        return {"actions": view.table.actions}

    def several(self, view: SeatView) -> Several | None:
        """An exchange, and the discard of two cards, are chosen at once (NM-3.9)."""
        step = view.step()
        if isinstance(step, Exchange) and len(step.marked) == 0:
            hand = view.table.players[self.reader].hand
            cards = [(MARK.of(card), self.card(card)) for card in hand]
            return Several(cards, 1, [self.exchanged(count) for count in range(1, len(hand) + 1)], STOP.of())
        if isinstance(step, Purity) and step.first == NOTHING and step.matching(view.table) == 0:
            cards = [(DISCARD.of(card), self.card(card)) for card in view.table.players[self.reader].hand]
            return Several(cards, PAIR, [self.say(f"{self.game.id}-several-purity")])
        return None

    def goes_on(self, view: SeatView) -> bool:
        """Which cards are exchanged is asked in one breath with the exchange."""
        return isinstance(view.step(), Exchange)

    def brief(self, view: SeatView) -> list[str]:
        return [self.turn(view)]

    def warning(self, view: SeatView, action: int) -> str:
        """A Devourer that is sure to break up a victory (NM-9.12)."""
        coming = outlook(view, action)
        if coming is None or coming["kind"] == "target" or coming["kind"] == "draw":
            return ""
        if not any(deed["harm"] == VICTORY and deed["fate"] == ACTS for deed in coming["deeds"]):
            return ""
        return self.say(f"{self.game.id}-preview_harm", harm=VICTORY)

    def exchanged(self, count: int) -> str:
        """What an exchange of so many cards brings."""
        idle = count % 2 if count > 1 else 0
        return self.say(f"{self.game.id}-several-exchange", cards=count, drawn=drawn_for(count), idle=idle)

    def asides(self, view: SeatView) -> list[Aside]:
        """The reference card of the box, and the discard pile, which lies open (NM-13.4)."""
        return [self.aside("abilities", self.reference()), self.aside("discard", self.discarded(view))]

    def aside(self, name: str, lines: list[str]) -> Aside:
        word, use = self.say(f"{self.game.id}-command-{name}"), self.say(f"{self.game.id}-help-{name}")
        return Aside(word, use, lines)

    def reference(self) -> list[str]:
        """What a turn is, and what each ability does."""
        rules = [f"  {self.ability(name)}: {self.say(f'{self.game.id}-board-rule-{name}')}" for name in ABILITIES]
        return [self.say(f"{self.game.id}-reference-{line}") for line in ("turn", "chain")] + rules

    def discarded(self, view: SeatView) -> list[str]:
        """The discard pile by legions."""
        cards = list(cards_of(view.table.discard[0], view.table.discard[1]))
        lines = [self.say(f"{self.game.id}-pile", cards=len(cards))]
        for legion in range(len(LEGION_IDS)):
            kin = [f"{self.card(card)}: {self.positions(card)}" for card in cards if LEGION[card] == legion]
            lines += [f"  {line}" for line in kin]
        return lines

    def about_action(self, view: SeatView, action: int) -> dict[str, str | int]:
        coming = outlook(view, action)
        if coming is not None and coming["kind"] == "play":
            return self.about_play(view, action, coming)
        if coming is not None and coming["kind"] == "activate":
            return {"chain": self.foretold(coming, "then")}
        if coming is not None and coming["kind"] == "target":
            return self.about_target(view, coming)
        step = view.step()
        if STOP.made(action) and isinstance(step, Exchange):
            return {"cards": len(step.marked), "drawn": drawn_for(len(step.marked))}
        if MARK.made(action) or DISCARD.made(action) or DECLINE.made(action):
            return {}
        return {"deck": view.table.deck, "hand": len(view.table.players[self.reader].hand)}

    def about_play(self, view: SeatView, action: int, coming: Awakening) -> dict[str, str | int]:
        """Where the card goes, and what that wakes."""
        _card, target = PLAY.args(action)
        seals = coming["part"] == "seal"
        return {
            "part": self.say(f"{self.game.id}-part-{coming['part']}"),
            "where": "new" if target == NEW else "seal" if seals else "on",
            "slot": coming["slot"],
            "below": self.stack(view.table.players[self.reader], coming["slot"] - 1),
            "outlook": self.foretold(coming, "may_wake" if seals else "then") or "none",
        }

    def foretold(self, coming: Awakening, when: str) -> str:
        """What an action would bring: victory, what a pure creature costs the others, and the chain."""
        if coming["wins"]:
            return self.say(f"{self.game.id}-preview_wins")
        parts = []
        if coming["pure"] is not None:
            parts.append(self.say(f"{self.game.id}-preview_pure", legion=self.legion(coming["pure"])))
        return ". ".join([*parts, *self.chain_foretold(coming["deeds"], when)])

    def chain_foretold(self, deeds: list[Deed], when: str) -> list[str]:
        """The abilities that will act or may act, the one that ends the chain, and what a Devourer breaks."""
        acting = [self.deed(deed) for deed in deeds if deed["fate"] in (ACTS, PERHAPS)]
        lines = [self.say(f"{self.game.id}-preview", abilities=", ".join(acting), when=when)] if acting else []
        for deed in deeds:
            if deed["fate"] == STOPS:
                name, silent = self.ability(deed["ability"]), "some" if acting else "all"
                lines.append(self.say(f"{self.game.id}-preview_stops", ability=name, silent=silent))
            if deed["harm"] != HARMLESS:
                lines.append(self.say(f"{self.game.id}-preview_harm", harm=deed["harm"]))
        return list(dict.fromkeys(lines))

    def deed(self, deed: Deed) -> str:
        """An ability with its fate."""
        name = self.ability(deed["ability"])
        return name if deed["fate"] == ACTS else self.say(f"{self.game.id}-preview_perhaps", ability=name)

    def about_target(self, view: SeatView, coming: Strike) -> dict[str, str | int]:
        """The creature picked, and what becomes of it."""
        return {
            "name": self.who(coming["seat"]),
            "deed": "scraps" if coming["whole"] else "takes" if coming["to"] == "hand" else "bites",
            "cards": ", ".join(self.card(card - 1) for card in coming["cards"]),
            "complete": "yes" if coming["after"] < coming["before"] else "no",
        }

    def who(self, seat: int) -> str:
        return self.say(f"{self.game.id}-you") if seat == self.reader else self.names[seat]

    def legion(self, legion: str) -> str:
        return self.say(f"{self.game.id}-legion-{legion}")

    def ability(self, ability: str) -> str:
        return self.say(f"{self.game.id}-ability-{ability}")

    def listed(self, parts: list[str]) -> str:
        return ", ".join(parts) if parts else self.say(f"{self.game.id}-none")

    def lock(self, view: SeatView) -> str:
        """The legion of a second card, or `none`."""
        legion = bound(view) if isinstance(view.step(), Turn) else None
        return "none" if legion is None else self.legion(legion)

    def card(self, card: int) -> str:
        """A card by its legion and number, with its ability."""
        if card == HIDDEN:
            return "hidden"
        kind = self.say(f"{self.game.id}-one-{LEGION_IDS[LEGION[card]]}")
        if POSITIONS[card] == 1 << SEAL:
            return self.say(f"{self.game.id}-seal_card", kind=kind, number=card + 1)
        if ABILITY[card] == NOTHING:
            return f"{kind} {card + 1}"
        return f"{kind} {card + 1} ({self.ability(ABILITIES[ABILITY[card]])})"

    def turn(self, view: SeatView) -> str:
        table = view.table
        return self.say(
            f"{self.game.id}-turn",
            who="you" if table.turn == self.reader else "other",
            name=self.names[table.turn],
            actions=table.actions,
            lock=self.lock(view),
            deck=table.deck,
            discard=len(cards_of(table.discard[0], table.discard[1])),
        )

    def chain(self, view: SeatView) -> list[str]:
        """The creature that acts just now with what it has still to do, those that wait, and revealed cards."""
        player = view.table.players[view.table.turn]
        lines = [self.acting(player, step) for step in view.steps if isinstance(step, Chain)]
        if len(view.table.waiting) > 0:
            slots = ", ".join(str(activation // SEALS + 1) for activation in view.table.waiting)
            lines.append(self.say(f"{self.game.id}-waiting", slots=slots))
        if len(view.table.revealed) > 0:
            cards = ", ".join(self.card(card) for card in view.table.revealed)
            lines.append(self.say(f"{self.game.id}-revealed", cards=cards))
        return lines

    def acting(self, player: Player, chain: Chain) -> str:
        slot = chain.activation // SEALS
        parts = [part for part in acting_parts(player, chain.activation) if part < chain.left]
        left = [self.ability(ABILITIES[ABILITY[player.creatures[slot * PARTS + part]]]) for part in parts]
        return self.say(f"{self.game.id}-acting", slot=slot + 1, left=self.listed(left))

    def player(self, view: SeatView, seat: int) -> list[str]:
        """How far somebody is, and the creatures: legs, torso, head."""
        player = view.table.players[seat]
        head = self.say(
            f"{self.game.id}-player",
            who="you" if seat == self.reader else "other",
            name=self.names[seat],
            complete=COUNT[player.complete],
            creatures=view.table.creatures,
            hand=len(player.hand),
        )
        slots = [slot for slot in range(view.table.creatures) if player.taken() >> slot & 1]
        return [head, *(f"  {slot + 1}. {self.creature(player, slot)}" for slot in slots)]

    def creature(self, player: Player, slot: int) -> str:
        """Its parts from the legs up, and what it is."""
        stack = self.stack(player, slot)
        if player.embodied >> slot & 1:
            seal = self.card(player.creatures[slot * PARTS + SEAL])
            return self.say(f"{self.game.id}-embodied", stack=stack, seal=seal)
        if player.complete >> slot & 1:
            return self.say(f"{self.game.id}-complete", stack=stack)
        lacks = "head" if player.headless >> slot & 1 else "torso"
        return self.say(f"{self.game.id}-lacks_{lacks}", stack=stack)

    def stack(self, player: Player, slot: int) -> str:
        return " + ".join(self.card(card) for card in player.cards(slot))

    def hand(self, view: SeatView) -> list[str]:
        """The reader's cards with the parts that they can be."""
        hand = view.table.players[self.reader].hand
        cards = [f"  {self.card(card)}: {self.positions(card)}" for card in hand]
        return [self.say(f"{self.game.id}-hand", cards=len(hand)), *cards]

    def positions(self, card: int) -> str:
        if POSITIONS[card] == 1 << SEAL:
            return self.say(f"{self.game.id}-place-seal")
        parts = [PART_IDS[part] for part in range(PARTS) if POSITIONS[card] >> part & 1]
        return " / ".join(self.say(f"{self.game.id}-part-{part}") for part in parts)
