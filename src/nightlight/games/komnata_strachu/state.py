"""The nouns: what the table agreed on, the piles, the cards of the reveal, and how the last reveal went."""

from __future__ import annotations

from typing import Any, Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import append, i64, mypyc_attr, pop, vec
from nightlight.core.step import GameState, Step
from nightlight.core.verb import HIDDEN
from nightlight.games.komnata_strachu import shapes
from nightlight.games.komnata_strachu.actions import READING_NAMES, VERDICT_IDS, Reading
from nightlight.games.komnata_strachu.content import (
    ANSWER_IDS,
    BIT_OF,
    CARD_AT,
    CARD_COUNT,
    CARD_IDS,
    CARDS_IN_BOX,
    DECK_IDS,
    KIND_IDS,
    NOTHING,
    OF_KIND,
    PASS_ANSWER,
    PLACES,
    count,
    nth,
    special,
)
from nightlight.games.komnata_strachu.times import ROUND

UNKNOWN: Final[i64] = HIDDEN - 1  # among the cards: one that lies there and may not be seen, not the same as none
OPEN: Final[i64] = HIDDEN - 2  # an answer or a time that was not given yet

FORM_IDS: Final[tuple[shapes.Form, ...]] = ("live", "race", "glimpse")
LIVE: Final[i64] = 0
RACE: Final[i64] = 1
GLIMPSE: Final[i64] = 2
ATTRIBUTE_IDS: Final[tuple[shapes.Attribute, ...]] = ("both", "shape", "colour")
BOTH: Final[i64] = 0
BY_SHAPE: Final[i64] = 1
BY_COLOUR: Final[i64] = 2
PACE_IDS: Final[tuple[shapes.Pace, ...]] = ("auto", "ready")

PASSED_BY: Final[i64] = 0  # the verdicts, in the order of their names
VOID: Final[i64] = 1
WRONG: Final[i64] = 2
SLIP: Final[i64] = 3
RIGHT: Final[i64] = 4

ALL_KINDS: Final[i64] = 7
NO_LIMIT: Final[i64] = 0
SECOND_TEAM: Final[i64] = 2  # the version of the rules since which the losing team is second, not third (KS-V-9)


@mypyc_attr(acyclic=True)
@final
class Agreement:
    """What the table agreed on before the match; it never changes."""

    def __init__(
        self,
        handicap: vec[i64],
        *,
        form: i64 = LIVE,
        kinds: i64 = ALL_KINDS,
        penalty: bool = False,
        reveals: i64 = NO_LIMIT,
        short: bool = False,
        mirror: bool = False,
        attribute: i64 = BOTH,
        teams: bool = False,
        pace: i64 = 0,
        deck: i64 = 0,
        rules: i64 = SECOND_TEAM,
    ) -> None:
        self.handicap = handicap  # of each seat, in ms (KS-V-11)
        self.form: i64 = form
        self.kinds: i64 = kinds  # the Specials in play: Invasion 1, Escape 2, Guest 4 (KS-V-1, KS-V-2)
        self.penalty = penalty  # KS-V-3
        self.reveals: i64 = reveals  # KS-V-4
        self.short = short  # KS-V-5
        self.mirror = mirror  # KS-V-6
        self.attribute: i64 = attribute  # KS-V-7
        self.teams = teams  # KS-V-9
        self.pace: i64 = pace  # KS-V-12: for those who show the match, not for the rules
        self.deck: i64 = deck  # KS-V-13
        self.rules: i64 = rules  # the version of the rules that the match is played by

    def cards(self) -> i64:
        """The set of all cards in play."""
        cards: i64 = OF_KIND[0]
        for kind in range(1, len(KIND_IDS)):
            if self.kinds >> (kind - 1) & 1:
                cards |= OF_KIND[kind]
        return cards

    def readings(self) -> list[Reading]:
        """The readings that count (KS-V-7)."""
        return [reading for reading in READING_NAMES if ATTRIBUTE_IDS[self.attribute] in ("both", reading)]

    def json(self) -> shapes.Agreement:
        return {
            "form": FORM_IDS[self.form],
            "specials": [KIND_IDS[kind] for kind in range(1, len(KIND_IDS)) if self.kinds >> (kind - 1) & 1],
            "penalty": self.penalty,
            "reveals": None if self.reveals == NO_LIMIT else self.reveals,
            "short": self.short,
            "mirror": self.mirror,
            "attribute": ATTRIBUTE_IDS[self.attribute],
            "teams": self.teams,
            "handicap": list(self.handicap),
            "pace": PACE_IDS[self.pace],
            "deck": DECK_IDS[self.deck],
            "rules": self.rules,
        }


@mypyc_attr(acyclic=True)
@final
class Player:
    """The cards won, the last one on top, and alone against the clock the time so far."""

    def __init__(self, pile: vec[i64], time: i64 = 0) -> None:
        self.pile = pile
        self.time: i64 = time  # KS-V-8

    def clone(self) -> Player:
        return Player(self.pile[:], self.time)

    def add(self, card: i64) -> None:
        self.pile = append(self.pile, card)

    def lose(self) -> i64:
        """The top card of the pile (KS-V-3)."""
        self.pile, card = pop(self.pile)
        return card

    def cards(self) -> i64:
        return len(self.pile)

    def specials(self) -> i64:
        specials: i64 = 0
        for card in self.pile:
            if special(card):
                specials += 1
        return specials

    def json(self) -> shapes.Player:
        return {
            "cards": len(self.pile),
            "specials": self.specials(),
            "pile": [CARD_IDS[card] for card in self.pile],
            "time": self.time,
        }


@mypyc_attr(acyclic=True)
@final
class Result:
    """How a reveal went, for all to see: every seat's answer, time and verdict, and who won (KS-8.19, KS-11.3).

    It never changes, so clones share it.
    """

    def __init__(
        self,
        reveal: i64,
        cards: vec[i64],
        *,
        answers: vec[i64],
        times: vec[i64],
        verdicts: vec[i64],
        order: vec[i64],
        winner: i64,
    ) -> None:
        self.reveal: i64 = reveal
        self.cards = cards
        self.answers = answers
        self.times = times
        self.verdicts = verdicts
        self.order = order  # the seats whose presses count, the first press first
        self.winner: i64 = winner

    def json(self) -> shapes.Result:
        return {
            "reveal": self.reveal,
            "cards": cards_json(list(self.cards)),
            "answers": [shown_json(answer) for answer in self.answers],
            "times": [None if self.answers[seat] == PASS_ANSWER else time for seat, time in enumerate(self.times)],
            "verdicts": [VERDICT_IDS[verdict] for verdict in self.verdicts],
            "order": list(self.order),
            "winner": None if self.winner == NOTHING else self.winner,
        }


@final
class State(GameState):
    """A match. Sets of cards are one bit for each card: the deck has no order, each draw takes any of them."""

    def __init__(
        self,
        players: vec[Player],
        *,
        steps: vec[Step[Any]],
        agreement: Agreement,
        deck: i64,
        cards: vec[i64],
        box: i64 = 0,
        reveal: i64 = 0,
        last: Result | None = None,
    ) -> None:
        super().__init__(len(players), steps)
        self.players = players
        self.agreement = agreement
        self.deck: i64 = deck
        self.cards = cards  # of the reveal that is open: left, middle, right, NOTHING where there is none
        self.box: i64 = box
        self.reveal: i64 = reveal  # its number, from 1; cancelled ones count
        self.last = last  # the last reveal that was played

    def clone(self) -> State:
        new = State(
            vec[Player]([player.clone() for player in self.players]),
            steps=self.copied_steps(),
            agreement=self.agreement,
            deck=self.deck,
            cards=self.cards[:],
            box=self.box,
            reveal=self.reveal,
            last=self.last,
        )
        new.actors = self.actors
        return new

    def draw(self, chance: Chance) -> i64:
        """Any card of the deck, which has no order: by its number among those left, in canonical order (KS-1.1)."""
        place = nth(self.deck, chance.below(count(self.deck)))
        card = CARD_AT[self.agreement.deck * CARDS_IN_BOX + place]
        self.deck &= ~self.bit(card)
        return card

    def bit(self, card: i64) -> i64:
        """The card as a set of one."""
        return BIT_OF[self.agreement.deck * CARD_COUNT + card]

    def drawer(self, place: i64) -> i64:
        """Who draws the card of that place; it has no effect on play (KS-2.4)."""
        if self.seats == 1:
            return 0
        if self.seats == 2:  # noqa: PLR2004
            return (self.reveal + 1 + place // 2) & 1
        if self.seats == PLACES:
            return place
        return (self.reveal + place) % self.seats

    def reveals_in_all(self) -> int:
        """How many reveals the match has, as far as can be foreseen (KS-2.3, KS-V-4, KS-V-5)."""
        cards = count(self.agreement.cards())
        if self.agreement.short:
            cards += PLACES - 1
        reveals = cards // PLACES
        if self.agreement.reveals != NO_LIMIT:
            reveals = min(reveals, self.agreement.reveals)
        return int(max(reveals, self.reveal))

    def solo(self) -> bool:
        """Whether a single player races the clock (KS-V-8)."""
        return self.seats == 1

    def partner(self, seat: i64, other: i64) -> bool:
        """Whether the two win together (KS-V-9)."""
        return seat == other or (self.agreement.teams and (seat + other) & 1 == 0)

    def cards_won(self, seat: i64) -> i64:
        """The cards of the seat, or of its team (KS-6.2, KS-V-9)."""
        cards: i64 = 0
        for other in range(self.seats):
            if self.partner(seat, other):
                cards += self.players[other].cards()
        return cards

    def specials_won(self, seat: i64) -> i64:
        """The Specials among them (KS-6.3)."""
        specials: i64 = 0
        for other in range(self.seats):
            if self.partner(seat, other):
                specials += self.players[other].specials()
        return specials

    def ahead(self, seat: i64, rival: i64) -> bool:
        """Whether the seat ends before the rival: more cards, and with as many, more Specials (KS-6.5)."""
        mine = self.cards_won(seat)
        theirs = self.cards_won(rival)
        return mine > theirs or (mine == theirs and self.specials_won(seat) > self.specials_won(rival))

    def sides(self) -> list[int]:
        """One seat for everybody who wins alone, or for each team."""
        seats = range(self.seats)
        return [seat for seat in seats if not any(self.partner(seat, other) for other in range(seat))]

    def ranks(self) -> list[int]:
        """One more than the players who end before the seat; of teams, than the teams (KS-6.5, KS-V-9)."""
        seats = list(range(self.seats)) if self.agreement.rules < SECOND_TEAM else self.sides()
        return [1 + len([rival for rival in seats if self.ahead(rival, seat)]) for seat in range(self.seats)]

    def score(self, seat: i64) -> float:
        if self.solo():
            return 1.0 - 2.0 * float(self.players[seat].time) / float(ROUND * max(1, self.reveal))
        rivals: i64 = 0
        for rival in range(self.seats):
            if not self.partner(seat, rival):
                rivals += 1
        return float(self.balance(seat)) / float(rivals)

    def json(self) -> shapes.Table:
        return {
            "seats": self.seats,
            "agreement": self.agreement.json(),
            "reveal": self.reveal,
            "actors": seats_json(self.actors),
            "steps": [step.json() for step in self.steps],
            "cards": cards_json(list(self.cards)),
            "drawers": [None if self.cards[place] == NOTHING else self.drawer(place) for place in range(PLACES)],
            "deck": set_json(self.deck, self.agreement.deck),
            "box": set_json(self.box, self.agreement.deck),
            "players": [player.json() for player in self.players],
            "last": None if self.last is None else self.last.json(),
        }


def no_cards() -> vec[i64]:
    """The places of the reveal, empty."""
    return vec[i64]([NOTHING] * PLACES)


def seats_json(seats: int) -> list[int]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def set_json(cards: int, deck: int) -> list[str]:
    """The ids of the cards in a set of cards of that deck."""
    return [CARD_IDS[CARD_AT[deck * CARDS_IN_BOX + place]] for place in range(CARDS_IN_BOX) if cards >> place & 1]


def cards_json(cards: list[int]) -> list[str | None]:
    """The cards of a reveal; null where there is none, `back` where none may be seen."""
    return ["back" if card == UNKNOWN else None if card == NOTHING else CARD_IDS[card] for card in cards]


def shown_json(answer: int) -> str:
    """An answer, or that there was none."""
    return "pass" if answer == PASS_ANSWER else ANSWER_IDS[answer]
