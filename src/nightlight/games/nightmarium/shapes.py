"""What crosses to the board in the browser: the table, what an action would bring, and what is printed on the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, TypedDict

from nightlight.games.nightmarium.content import (
    ABILITIES,
    AGREEMENTS,
    BODY,
    DECK,
    FEARS,
    LEGION_IDS,
    NOTHING,
    AbilityId,
    BodyPart,
    Legion,
    Part,
)

Fate: TypeAlias = Literal["acts", "perhaps", "stops", "silent"]
Harm: TypeAlias = Literal["none", "complete", "victory"]

ACTS: Final[Fate] = "acts"  # an ability acts, whatever is chosen and whatever comes
PERHAPS: Final[Fate] = "perhaps"  # it acts or not, as choices and luck will have it
STOPS: Final[Fate] = "stops"  # it has nothing to work on, and the chain ends there (NM-8.4)
SILENT: Final[Fate] = "silent"  # the chain never comes to it

HARMLESS: Final[Harm] = "none"  # what a Devourer costs: something unfinished, if one likes
WHOLE_CREATURE: Final[Harm] = "complete"  # there are but complete creatures to bite
VICTORY: Final[Harm] = "victory"  # it bites the creatures with which the turn would be won (NM-9.12)


class Creature(TypedDict):
    """A creature by its slot, with the cards of its parts."""

    slot: int
    legs: int
    torso: int | None
    head: int | None
    seal: int | None


class Player(TypedDict):
    """What somebody has."""

    hand: list[int | None]  # null is a card that is hidden
    creatures: list[Creature]
    complete: int


class Activation(TypedDict):
    """A creature that is to act; for a seal, with the legion whose abilities do."""

    slot: int
    seal: Legion | None


class Table(TypedDict):
    """All that is true on the table."""

    seats: int
    creatures: int  # complete ones that win, and the most that a player may have
    win_check: Literal["immediate", "end_of_turn"]
    max_turns: int | None
    turn: int
    number: int  # of the turn
    actions: int  # left in the turn
    lock: Legion | None  # of the card that was played as the first action
    actors: list[int]
    steps: list[Mapping[str, object]]
    deck: int
    unseen: list[int]  # the cards of the deck; in a view those of hidden hands, too
    discard: list[int]
    revealed: list[int]
    woken: list[Activation]
    waiting: list[Activation]
    activations: int
    players: list[Player]
    may_hold: list[list[int]]
    may_be_in_deck: list[int]
    winner: int | None
    ending: str | None


class View(Table):
    """The table as a seat or a spectator sees it."""

    seat: int | None


class Deed(TypedDict):
    """What becomes of one ability of a chain."""

    part: BodyPart
    ability: AbilityId
    fate: Fate
    harm: Harm
    bites: list[int] | None  # the own creatures that a Devourer could bite; null: the ability is none
    percent: int | None  # that a Chorister can place a card, if nothing else changes before; null: it is none


class Awakening(TypedDict):
    """What playing a card, or waking a sealed creature again, would bring."""

    kind: Literal["play", "activate"]
    seat: int
    slot: int
    part: Part  # that the card becomes
    pure: Legion | None  # of which the opponents must discard
    wakes: bool  # whether the creature may act
    wins: bool  # whether the match is won at once
    before: int  # complete creatures of the seat
    after: int
    deeds: list[Deed]  # from the head down


class Strike(TypedDict):
    """What becomes of a creature that an ability picks."""

    kind: Literal["target"]
    seat: int
    slot: int
    cards: list[int]  # that leave it, from the legs up
    whole: bool  # whether it goes with all its cards
    to: Literal["hand", "discard"]
    before: int  # complete creatures of the seat
    after: int


class Draw(TypedDict):
    """What drawing a card may bring."""

    kind: Literal["draw"]
    percent: int  # that it can be a head


Outlook: TypeAlias = Awakening | Strike | Draw


class Acting(TypedDict):
    """The creature that acts just now."""

    slot: int
    seal: Legion | None
    left: int  # parts that have not had their turn: 3 before the head, 0 after the legs
    now: bool  # whether the part above those acts just now
    end: Literal["stopped", "interrupted"] | None  # why the parts left stay silent


class Tribute(TypedDict):
    """What a pure creature costs the others."""

    legion: Legion
    seat: int | None  # who discards now
    first: int | None  # of two cards, chosen already


class Prospects(TypedDict):
    """What goes on, and what binds the seat that decides."""

    acting: Acting | None
    waiting: list[Activation]  # creatures that act next
    sealing: Activation | None  # the seal that may wake its creature again
    tribute: Tribute | None
    bound: Legion | None  # the legion of the card that the seat must choose
    pair: bool  # whether the seat must discard two cards, lacking the legion
    marked: list[int] | None  # the cards that the seat has marked for an exchange
    drawn: list[int] | None  # the cards that come for none, one, two and so on, where the seat may exchange them


class Card(TypedDict):
    """A fear card."""

    id: int
    species: int  # the painted monster that it is a part of
    legion: Legion
    positions: list[BodyPart]  # from the ground up
    ability: AbilityId | None


class Seal(TypedDict):
    """A seal."""

    id: int
    legion: Legion


class Ability(TypedDict):
    """An ability, and where the rules have it."""

    id: AbilityId
    clause: str


class Content(TypedDict):
    """The box."""

    actions: int  # in a turn
    legions: list[Legion]
    body: list[BodyPart]  # from the ground up
    abilities: list[Ability]
    cards: list[Card]
    seals: list[Seal]


def content() -> Content:
    """The cards as they are printed."""
    return {
        "actions": AGREEMENTS.actions,
        "legions": LEGION_IDS,
        "body": BODY,
        "abilities": [{"id": ability, "clause": DECK.clauses[kind]} for kind, ability in enumerate(ABILITIES)],
        "cards": [
            {
                "id": card.id,
                "species": card.species,
                "legion": LEGION_IDS[card.legion],
                "positions": [BODY[part] for part in card.positions],
                "ability": None if card.ability == NOTHING else ABILITIES[card.ability],
            }
            for card in DECK.cards
        ],
        "seals": [{"id": FEARS + 1 + place, "legion": LEGION_IDS[legion]} for place, legion in enumerate(DECK.seals)],
    }
