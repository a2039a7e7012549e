"""The house in words."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from nightlight.core.chance import Scripted
from nightlight.core.event import SPECTATOR, Event, Log
from nightlight.core.game import Outcome
from nightlight.core.text import GameText
from nightlight.core.verb import HIDDEN, Field
from nightlight.games.dont_go_in_there.actions import (
    BLANK_TO_GHOST,
    BY_TYPE,
    CLAIMED_CLOCK,
    DISCARDED,
    DISPEL,
    DISPELLED,
    DOLLS,
    GAINED,
    GHOST_TO_BLANK,
    PASSED,
    PLACE,
    REROLL,
    TAKE,
    TOME_FADED,
    TOOK,
)
from nightlight.games.dont_go_in_there.cards import CHOOSABLE, DOLL, dispelled_type, doll_set
from nightlight.games.dont_go_in_there.content import (
    BACK,
    BOARDS,
    CARDS,
    COUNT,
    DISPEL_ORDER,
    FACES,
    FLASHLIGHTS,
    HOUSE,
    NOTHING,
    ROOM_IDS,
    ROOMS,
    SLOTS,
    SPACES,
    SUM,
    TYPE_IDS,
    TYPES,
    VALUE,
    type_of,
    value_of,
)
from nightlight.games.dont_go_in_there.outlook import curses_after_end_cards
from nightlight.games.dont_go_in_there.rules import MEEPLES_TO_RESOLVE, RoomStep, take
from nightlight.games.dont_go_in_there.state import State
from nightlight.games.dont_go_in_there.view import UNKNOWN, SeatView

PAIR: Final = 2  # players: each sits on the other's right
PREVIEWED: Final = {GAINED.name, DISCARDED.name, PASSED.name, CLAIMED_CLOCK.name, TOME_FADED.name}


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
            takers = meeples_in(view, board)
            mine = len(takers) if set(takers) == {self.reader} else 0
            return {"room": room, "mine": mine, "after": ", ".join(self.who(seat) for seat in takers[1:])}
        return {}

    def about_action(self, view: SeatView, action: int) -> dict[str, str | int]:
        if PLACE.made(action):
            board, space = PLACE.args(action)
            return self.about_place(view, board, space)
        if TAKE.made(action):
            slot = TAKE.arg(action)
            card = view.table.cards[resolving(view) * SLOTS + slot]
            return {"card": self.card(card), "rule": self.rule_of(view, card), "now": self.now(view, card, slot)}
        mine = view.table.players[self.reader]
        if DISPEL.made(action):
            kind = dispelled_type(action)
            return {"cards": COUNT[mine.active(kind)], "curses": SUM[mine.active(kind)]}
        if DOLLS.made(action):
            dolls = mine.active(DOLL)
            rest = dolls & ~doll_set(dolls, CHOOSABLE[DOLLS.arg(action)])
            return {"rest": values_text(rest)}
        if REROLL.made(action):
            again = [expected_ghosts(view.table.dice, flashlights) for flashlights in FLASHLIGHTS]
            return {"shares": self.shares(view, again)}
        ghosts = view.table.rolled + int(BLANK_TO_GHOST.made(action)) - int(GHOST_TO_BLANK.made(action))
        return {"shares": self.shares(view, [Fraction(max(0, ghosts - flashlights)) for flashlights in FLASHLIGHTS])}

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

    def number(self, value: Fraction) -> str:
        """Whole numbers as they are, others to a tenth."""
        if value.denominator == 1:
            return str(value.numerator)
        whole, tenths = divmod(half_up(10 * value), 10)
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
        names = [self.type(name) for name in TYPE_IDS]
        groups = [f"{names[kind]}{between}{values_text(mask)}" for kind, mask in enumerate(masks) if mask != 0]
        return self.listed(groups, "; ")

    def about_place(self, view: SeatView, board: int, space: int) -> dict[str, str | int]:
        outlook = [self.odds(view, board, space), *self.entering(view, board, space)]
        if len(meeples_in(view, board)) == MEEPLES_TO_RESOLVE - 1:
            outlook += self.resolves(view, board, space)
        return {
            "room": self.room(ROOM_IDS[view.table.rooms[board]]),
            "flashlights": FLASHLIGHTS[space],
            "outlook": "; ".join(outlook),
        }

    def odds(self, view: SeatView, board: int, space: int) -> str:
        """Ghosts on average and the chance of none; a range while a card is unknown."""
        fewest, most = view.dice_in(board)
        ghosts = [self.number(expected_ghosts(dice, FLASHLIGHTS[space])) for dice in (fewest, most)]
        none = [str(half_up(100 * chance_of_none(dice, FLASHLIGHTS[space]))) for dice in (most, fewest)]
        return self.say(f"{self.game.id}-odds", ghosts=self.span(*ghosts), none=self.span(*none))

    def entering(self, view: SeatView, board: int, space: int) -> list[str]:
        """What the room does to those who come in (DG-3.4)."""
        room = ROOMS[view.table.rooms[board]]
        if (
            view.table.face_down != NOTHING
            and view.table.face_down // SLOTS == board
            and view.table.cards[view.table.face_down] == UNKNOWN
        ):
            return [self.say(f"{self.game.id}-you_will_peek")]
        if space != room.haunted_space:
            return []
        if room.haunting > 0:
            return [self.say(f"{self.game.id}-take_at_once", ghosts=room.haunting)]
        discards = min(-room.haunting, view.table.players[self.reader].ghosts)
        return [self.say(f"{self.game.id}-discard_at_once", ghosts=discards)] if discards > 0 else []

    def resolves(self, view: SeatView, board: int, space: int) -> list[str]:
        """The third meeple: when its owner will choose, and what it lets them do with the dice."""
        above = len([seat for seat in view.table.meeples[board * SPACES : board * SPACES + space] if seat != NOTHING])
        parts = [self.say(f"{self.game.id}-resolves", pick=above + 1)]
        room = ROOMS[view.table.rooms[board]]
        if room.change_one_die:
            parts.append(self.say(f"{self.game.id}-may_turn_die"))
        if room.reroll:
            parts.append(self.say(f"{self.game.id}-may_reroll"))
        return parts

    def shares(self, view: SeatView, tokens: list[Fraction]) -> str:
        """Who would take how many ghosts, if each space brought its meeple so many."""
        taken: dict[int, Fraction] = {}
        for space, seat in meeples_on(view, resolving(view)):
            taken[seat] = taken.get(seat, Fraction(0)) + tokens[space]
        return "; ".join(f"{self.who(seat)}: {self.number(ghosts)}" for seat, ghosts in taken.items())

    def now(self, view: SeatView, card: int, slot: int) -> str:
        """What taking the card would do at once: it is taken in imagination, and what happens there is told."""
        world = view.imagine(Scripted([]))
        log = world.log = Log()
        decisions = len(world.steps)
        take(world, resolving(view), self.reader, slot)
        sentences = [self.preview(event) for event in log.events if event.news.name in PREVIEWED]
        effects = log.events[[event.news for event in log.events].index(TOOK) + 1 :]
        gone = [event.get("card") for event in effects if event.news is DISPELLED]
        if len(gone) > 0:
            sentences.append(self.say(f"{self.game.id}-now-dispelled", cards=self.cards(gone)))
        elif len(world.steps) > decisions:
            return " ".join([*sentences, self.say(f"{self.game.id}-now-{world.top().name()}")])
        elif all(event.news is GAINED for event in effects):
            sentences.append(self.so_far(view, type_of(card)))
        return " ".join([*sentences, *self.net(view, world)])

    def net(self, view: SeatView, world: State) -> list[str]:
        """The reader's curses before and after, and ghosts if they change."""
        before, after = view.table.players[self.reader], world.players[self.reader]
        lines = [self.say(f"{self.game.id}-net-curses", before=before.curses(), after=after.curses())]
        if before.ghosts != after.ghosts:
            lines.append(self.say(f"{self.game.id}-net-ghosts", before=before.ghosts, after=after.ghosts))
        return lines

    def preview(self, event: Event) -> str:
        values = {
            field.name: self.noun(field, value)
            for field, value in zip(event.news.fields, event.values, strict=True)
            if field.name in {"ghosts", "neighbour"}
        }
        return self.say(f"{self.game.id}-now-{event.news.name}", **values)

    def cards(self, cards: list[int]) -> str:
        """Cards in a sentence, by type: `Cat 4, 1; Ring 3`."""
        masks = [0] * TYPES
        for card in cards:
            masks[card // FACES] |= 1 << card % FACES
        return self.grouped(masks, " ")

    def so_far(self, view: SeatView, kind: int) -> str:
        """The reader's cards of the type, to which this one would be added."""
        mine = view.table.players[self.reader].active(kind)
        if mine == 0:
            return self.say(f"{self.game.id}-now-first")
        return self.say(f"{self.game.id}-now-more", values=values_text(mine))


def resolving(view: SeatView) -> int:
    """The board that is being resolved, or nothing."""
    for step in view.steps:
        if isinstance(step, RoomStep):
            return step.board
    return NOTHING


def meeples_on(view: SeatView, board: int) -> list[tuple[int, int]]:
    """The occupied spaces from the top, with who stands there."""
    owners = view.table.meeples[board * SPACES : (board + 1) * SPACES]
    return [(space, seat) for space, seat in enumerate(owners) if seat != NOTHING]


def meeples_in(view: SeatView, board: int) -> list[int]:
    """The owners of the meeples from the top."""
    return [seat for _, seat in meeples_on(view, board)]


def expected_ghosts(dice: int, flashlights: int) -> Fraction:
    """The ghosts that one meeple takes on average (DG-10)."""
    total = sum(comb(dice, ghosts) * (ghosts - flashlights) for ghosts in range(flashlights, dice + 1))
    return Fraction(total, 2**dice)


def chance_of_none(dice: int, flashlights: int) -> Fraction:
    """The chance that its flashlights keep all ghosts from a meeple (DG-10)."""
    return Fraction(sum(comb(dice, ghosts) for ghosts in range(flashlights + 1)), 2**dice)


def half_up(value: Fraction) -> int:
    """Rounded as people do it."""
    return int(value + Fraction(1, 2))


def values_text(mask: int) -> str:
    """The values of cards of one type, the highest first."""
    return ", ".join(str(VALUE[face]) for face in DISPEL_ORDER if mask >> face & 1)
