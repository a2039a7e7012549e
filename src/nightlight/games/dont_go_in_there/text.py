"""The house in words."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import SPECTATOR, Event
from nightlight.core.game import Outcome
from nightlight.core.text import GameText
from nightlight.core.verb import HIDDEN, Field
from nightlight.games.dont_go_in_there.actions import (
    BY_TYPE,
    CARD,
    DISPELLED,
    PASSED,
    PLACE,
    TAKE,
)
from nightlight.games.dont_go_in_there.content import (
    BACK,
    BOARDS,
    CARDS,
    COUNT,
    FACES,
    FLASHLIGHTS,
    HOUSE,
    NOTHING,
    ROOM_IDS,
    ROOMS,
    SLOTS,
    SPACES,
    TYPE_IDS,
    TYPES,
    type_of,
    value_of,
)
from nightlight.games.dont_go_in_there.outlook import curses_after_end_cards, meeples_on, outlook, resolving, values
from nightlight.games.dont_go_in_there.shapes import Placing, Rolling, Taking
from nightlight.games.dont_go_in_there.view import UNKNOWN, SeatView

PAIR: Final = 2  # players: each sits on the other's right


class HouseText(GameText[SeatView]):
    """The view, the decision and the events of a match, for one reader.

    News that the table shows right afterwards, such as each card dealt and each die, has an empty message.
    """

    def noun(self, field: Field, value: int) -> str | int:
        if field.name == "neighbour":
            return self.names[value]
        if field.name == "card":
            return self.card(value)
        if field.names is None:
            return super().noun(field, value)
        return self.named(field.name, field.names[value])

    def event(self, event: Event) -> str:
        if event.news is PASSED and event.get("neighbour") == self.reader:
            seat = self.names[event.get("seat")]
            return self.say(f"{self.game.id}-passed_to_you", seat=seat, ghosts=event.get("ghosts"))
        return super().event(event)

    def about_event(self, event: Event) -> dict[str, str | int]:
        if event.news is not DISPELLED:
            return {}
        kind = TYPE_IDS[event.get("cause") - BY_TYPE]
        return {"why": self.say(f"{self.game.id}-why-{kind}")}

    def view(self, view: SeatView) -> list[str]:
        """The types in play, the house from the attic down, and the players."""
        lines: list[str] = []
        if not view.over():
            lines += [*self.types(view), ""]
            for board in range(BOARDS):
                lines += [*self.floor(view, board), ""]
        for seat in range(view.seats):
            lines += self.player(view, seat)
        return lines

    def outcome(self, view: SeatView, outcome: Outcome) -> list[str]:
        """Who won and why, then everyone from the best down, with the curses of cards and ghosts."""
        winners = outcome.winners()
        names = ", ".join(self.names[seat] for seat in winners)
        who = "you" if winners == [self.reader] else "other"
        lines = [self.say(f"{self.game.id}-reason-{outcome.reason}", who=who, names=names)]
        for seat in sorted(range(view.seats), key=lambda seat: outcome.ranks[seat]):
            cards = view.table.players[seat].curses()
            lines.append(
                self.say(
                    f"{self.game.id}-place",
                    rank=outcome.ranks[seat],
                    name=self.names[seat],
                    curses=outcome.scores[seat],
                    cards=cards,
                    haunting=outcome.scores[seat] - cards,
                    ghosts=view.table.players[seat].ghosts,
                )
            )
        return lines

    def about_step(self, view: SeatView) -> dict[str, str | int]:
        step = view.step()
        assert step is not None, "a decision is open"
        if step.name() == "place":
            return {"turns": view.turns_left(self.reader)}
        board = resolving(view)
        room = self.room(ROOM_IDS[view.table.rooms[board]])
        if step.name() in {"hallway", "basement"}:
            return {"room": room, "dice": view.table.dice, "ghosts": view.table.rolled}
        if step.name() == "take":
            takers = [seat for _, seat in meeples_on(view, board)]
            mine = len(takers) if set(takers) == {self.reader} else 0
            return {"room": room, "mine": mine, "after": ", ".join(self.who(seat) for seat in takers[1:])}
        return {}

    def about_action(self, view: SeatView, action: int) -> dict[str, str | int]:
        coming = outlook(view, action)
        if coming["kind"] == "place":
            board, space = PLACE.args(action)
            return self.about_place(view, board, space, coming)
        if coming["kind"] == "take":
            card = view.table.cards[resolving(view) * SLOTS + TAKE.arg(action)]
            return {"card": self.card(card), "rule": self.rule_of(view, card), "now": self.now(view, coming)}
        if coming["kind"] == "dispel":
            goes, rest = coming["goes"], listed_values(coming["stays"])
            return {"cards": len(goes), "curses": sum(goes), "rest": rest}
        return {"shares": self.shares(view, coming)}

    def named(self, kind: str, name: str) -> str:
        """A value that has a name, by the kind of its field."""
        if kind == "board":
            return self.say(f"{self.game.id}-board-{name}")
        if kind == "room":
            return self.room(name)
        if kind == "type":
            return self.type(name)
        if kind == "cause":
            return self.cause(name)
        return self.say(f"{self.game.id}-face-{name}") if kind == "face" else name

    def type(self, name: str) -> str:
        return self.say(f"{self.game.id}-type-{name}")

    def room(self, name: str) -> str:
        return self.say(f"{self.game.id}-room-{name}")

    def cause(self, name: str) -> str:
        if name == "dice":
            return self.say(f"{self.game.id}-dice")
        return self.room(name) if name in ROOM_IDS else self.type(name)

    def card(self, card: int) -> str:
        """Its type and value; copies are alike."""
        if card in {HIDDEN, UNKNOWN}:
            return self.say(f"{self.game.id}-face_down")
        return f"{self.type(TYPE_IDS[type_of(card)])} {value_of(card)}"

    def who(self, seat: int) -> str:
        return self.say(f"{self.game.id}-you") if seat == self.reader else self.names[seat]

    def listed(self, parts: list[str], separator: str = ", ") -> str:
        return separator.join(parts) if len(parts) > 0 else self.say(f"{self.game.id}-none")

    def number(self, value: float) -> str:
        """Whole numbers as they are, others to a tenth."""
        if value == int(value):
            return str(int(value))
        whole, tenths = divmod(int(10 * value + 0.5), 10)
        return self.say(f"{self.game.id}-decimal", whole=whole, tenths=tenths)

    def span(self, low: str, high: str) -> str:
        """A range, or a number where its ends are the same."""
        return low if low == high else self.say(f"{self.game.id}-span", low=low, high=high)

    def types(self, view: SeatView) -> list[str]:
        """What may turn up, what it does, and how much of it has been seen."""
        lines = [self.say(f"{self.game.id}-types", deck=view.table.deck)]
        for kind in range(TYPES):
            if view.table.types >> kind & 1:
                name = TYPE_IDS[kind]
                seen = FACES - COUNT[view.table.unseen[kind]]
                rule = self.rule(view, name)
                lines.append("  " + self.say(f"{self.game.id}-in_play", type=self.type(name), rule=rule, seen=seen))
        return lines

    def rule(self, view: SeatView, name: str) -> str:
        if name == "clock" and view.table.clock_claimed:
            return self.say(f"{self.game.id}-clock_claimed")
        return self.say(f"{self.game.id}-rule-{name}")

    def rule_of(self, view: SeatView, card: int) -> str:
        """The rule of one card: Amulets differ by their value."""
        kind = CARDS.types[type_of(card)]
        if kind.rule != "named_value":
            return self.rule(view, kind.id)
        target = kind.targets[value_of(card) - 1]
        if target == 0:
            return self.say(f"{self.game.id}-amulet_names_none")
        return self.say(f"{self.game.id}-amulet_names", value=target)

    def floor(self, view: SeatView, board: int) -> list[str]:
        """The room with its rule, its cards and dice, and who stands on which step."""
        floor = self.say(f"{self.game.id}-board-{HOUSE.boards[board]}")
        if view.table.rooms[board] == NOTHING:
            return [self.say(f"{self.game.id}-floor_boarded_up", floor=floor)]
        name = ROOM_IDS[view.table.rooms[board]]
        back = self.room(ROOM_IDS[BACK[view.table.rooms[board]]])
        rule = self.say(f"{self.game.id}-room_rule-{name}")
        cards = [
            self.lying(view, place)
            for place in range(board * SLOTS, (board + 1) * SLOTS)
            if view.table.cards[place] != NOTHING
        ]
        return [
            self.say(f"{self.game.id}-floor", floor=floor, room=self.room(name), back=back, rule=rule),
            "  " + self.say(f"{self.game.id}-cards", cards=self.listed(cards), dice=self.dice(view, board)),
            "  " + self.steps(view, board),
        ]

    def lying(self, view: SeatView, place: int) -> str:
        """A card in a room; one that lies face down says so even to those who know it."""
        card = self.card(view.table.cards[place])
        if place != view.table.face_down or view.table.cards[place] == UNKNOWN:
            return card
        return self.say(f"{self.game.id}-peeked_card", card=card)

    def dice(self, view: SeatView, board: int) -> str:
        if board == resolving(view):
            return self.say(f"{self.game.id}-dice_rolled", dice=view.table.dice, ghosts=view.table.rolled)
        fewest, most = view.dice_in(board)
        return self.say(f"{self.game.id}-dice_to_roll", dice=self.span(str(fewest), str(most)))

    def steps(self, view: SeatView, board: int) -> str:
        """The four steps from the top, each with its flashlights and who stands there."""
        parts = []
        for space in range(SPACES):
            owner = view.table.meeples[board * SPACES + space]
            name = self.say(f"{self.game.id}-free") if owner == NOTHING else self.who(owner)
            parts.append(f"{space + 1} ({FLASHLIGHTS[space]}): {name}")
        return self.say(f"{self.game.id}-steps", steps=", ".join(parts))

    def player(self, view: SeatView, seat: int) -> list[str]:
        """Curses, ghosts and turns left; then what the end cards would leave, and the cards."""
        player = view.table.players[seat]
        hidden = player.ghosts == HIDDEN
        head = self.say(
            f"{self.game.id}-player",
            who=self.place_of(view, seat),
            name=self.names[seat],
            curses=player.curses(),
            ghosts=self.say(f"{self.game.id}-ghosts_{'hidden' if hidden else 'known'}", ghosts=player.ghosts),
            turns=view.turns_left(seat),
        )
        active = [player.active(kind) for kind in range(TYPES)]
        dispelled = [player.dispelled(kind) for kind in range(TYPES)]
        lines = [head]
        fewest, most = curses_after_end_cards(view.table, seat)
        if fewest < player.curses() and not view.over():
            lines.append("  " + self.say(f"{self.game.id}-if_it_ended", curses=self.span(str(fewest), str(most))))
        if any(active):
            lines.append("  " + self.tableau(active))
        if any(dispelled):
            count = sum(COUNT[mask] for mask in dispelled)
            lines.append("  " + self.say(f"{self.game.id}-dispelled", cards=count, list=self.tableau(dispelled)))
        return lines

    def place_of(self, view: SeatView, seat: int) -> str:
        """Whether it is the reader's own seat or, among three or more, the one on the right (DG-1.9)."""
        if seat == self.reader:
            return "you"
        right = self.reader != SPECTATOR and seat == view.table.before(self.reader)
        return "right" if right and view.seats > PAIR else "other"

    def tableau(self, masks: list[int]) -> str:
        """Cards in a list, by type: `Cat: 4, 1; Ring: 3`."""
        return self.grouped(masks, ": ")

    def grouped(self, masks: list[int], between: str) -> str:
        """The values of the cards of each type, behind its name."""
        names = [f"{self.type(name)}{between}" for name in TYPE_IDS]
        groups = [names[kind] + listed_values(values(mask)) for kind, mask in enumerate(masks) if mask != 0]
        return self.listed(groups, "; ")

    def about_place(self, view: SeatView, board: int, space: int, coming: Placing) -> dict[str, str | int]:
        odds = {"ghosts": self.span(*map(self.number, coming["ghosts"])), "none": self.span(*map(str, coming["none"]))}
        parts = [self.say(f"{self.game.id}-odds", **odds), *self.entering(coming)]
        if "resolves" in coming:
            parts += self.resolves(view, board, coming["order"].index(space + 1) + 1)
        return {
            "room": self.room(ROOM_IDS[view.table.rooms[board]]),
            "flashlights": FLASHLIGHTS[space],
            "outlook": "; ".join(parts),
        }

    def entering(self, coming: Placing) -> list[str]:
        """What the room does to those who come in (DG-3.4)."""
        parts = []
        if "peeks" in coming:
            parts.append(self.say(f"{self.game.id}-you_will_peek"))
        if "at_once" in coming:
            ghosts = coming["at_once"]
            parts.append(self.say(f"{self.game.id}-{'take' if ghosts > 0 else 'discard'}_at_once", ghosts=abs(ghosts)))
        return parts

    def resolves(self, view: SeatView, board: int, pick: int) -> list[str]:
        """The third meeple: when its owner will choose, and what it lets them do with the dice."""
        parts = [self.say(f"{self.game.id}-resolves", pick=pick)]
        room = ROOMS[view.table.rooms[board]]
        if room.change_one_die:
            parts.append(self.say(f"{self.game.id}-may_turn_die"))
        if room.reroll:
            parts.append(self.say(f"{self.game.id}-may_reroll"))
        return parts

    def shares(self, view: SeatView, coming: Rolling) -> str:
        """Who would take how many ghosts."""
        taken: dict[int, float] = {}
        for (_, seat), ghosts in zip(meeples_on(view, resolving(view)), coming["ghosts"], strict=True):
            taken[seat] = taken.get(seat, 0.0) + ghosts
        return "; ".join(f"{self.who(seat)}: {self.number(ghosts)}" for seat, ghosts in taken.items())

    def now(self, view: SeatView, coming: Taking) -> str:
        """What taking the card would do at once."""
        neighbour = self.names[view.table.before(view.seat)]
        sentences = [
            self.say(f"{self.game.id}-now-{happening['name']}", ghosts=happening["ghosts"], neighbour=neighbour)
            for happening in coming["happens"]
        ]
        if coming["asks"] is not None:
            return " ".join([*sentences, self.say(f"{self.game.id}-now-{coming['asks']}")])
        if len(coming["dispels"]) > 0:
            sentences.append(self.say(f"{self.game.id}-now-dispelled", cards=self.cards(coming["dispels"])))
        elif coming["joins"] is not None:
            sentences.append(self.so_far(coming["joins"]))
        return " ".join([*sentences, *self.net(view, coming)])

    def net(self, view: SeatView, coming: Taking) -> list[str]:
        """The reader's curses before and after, and ghosts if they change."""
        lines = [self.say(f"{self.game.id}-net-curses", before=coming["before"], after=coming["after"][0])]
        if coming["ghosts"] != 0:
            before = view.table.players[view.seat].ghosts
            lines.append(self.say(f"{self.game.id}-net-ghosts", before=before, after=before + coming["ghosts"]))
        return lines

    def cards(self, cards: list[str]) -> str:
        """Cards in a sentence, by type: `Cat 4, 1; Ring 3`."""
        masks = [0] * TYPES
        for name in cards:
            card = CARD.value(name)
            masks[card // FACES] |= 1 << card % FACES
        return self.grouped(masks, " ")

    def so_far(self, joined: list[int]) -> str:
        """The values of the reader's cards of the type, to which this one would be added."""
        if len(joined) == 0:
            return self.say(f"{self.game.id}-now-first")
        return self.say(f"{self.game.id}-now-more", values=listed_values(joined))


def listed_values(values: list[int]) -> str:
    return ", ".join(map(str, values))
