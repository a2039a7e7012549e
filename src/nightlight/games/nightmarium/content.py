"""Cards and set-up as the rules use them: numbers and small tables, read once and checked.

A card is a number from 0, one less than its printed id. A set of cards is two words of sixty bits: cards 1 to 60, then
61 to 120. A set of slots is a word with one bit for each.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeAlias, final

from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.core.native import append, i64, vec

FOLDER: Final = Path(__file__).parent

FEARS: Final[i64] = 108  # fear cards
CARDS: Final[i64] = 120  # with the seals
HALF: Final[i64] = 60  # cards in a word of a set
SLOTS: Final[i64] = 7  # of a player, at most
PARTS: Final[i64] = 4  # of a slot: legs, torso, head and seal
NOTHING: Final[i64] = -1  # no card, no legion, no ability, no seat

LEGS: Final[i64] = 0
TORSO: Final[i64] = 1
HEAD: Final[i64] = 2
SEAL: Final[i64] = 3

MOURNER: Final[i64] = 0
SCAVENGER: Final[i64] = 1
EXECUTIONER: Final[i64] = 2
DEVOURER: Final[i64] = 3
MOCKINGBIRD: Final[i64] = 4
CHORISTER: Final[i64] = 5

Legion: TypeAlias = Literal["blue", "red", "brown", "green"]
BodyPart: TypeAlias = Literal["legs", "torso", "head"]
Part: TypeAlias = Literal["legs", "torso", "head", "seal"]
AbilityId: TypeAlias = Literal["mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister"]

LEGIONS: Final[list[Legion]] = ["blue", "red", "brown", "green"]
BODY: Final[list[BodyPart]] = ["legs", "torso", "head"]
PART_IDS: Final[list[Part]] = [*BODY, "seal"]
ABILITIES: Final[list[AbilityId]] = ["mourner", "scavenger", "executioner", "devourer", "mockingbird", "chorister"]


@final
class Card:
    """A fear card: what is printed on it (NM-2.1)."""

    def __init__(self, section: Section, legions: list[str]) -> None:
        self.id: Final = section.number("id", 1, FEARS)
        self.species: Final = section.number("species", 1, FEARS)
        self.legion: Final = legions.index(section.word("legion", legions))
        body: list[str] = [*BODY]
        abilities: list[str] = [*ABILITIES]
        self.positions: Final = sorted([body.index(position) for position in section.words("positions", body)])
        ability = section.word("ability", [*abilities, "none"])
        self.ability: Final[int] = NOTHING if ability == "none" else abilities.index(ability)
        section.done()
        if len(self.positions) == 0 or len(set(self.positions)) != len(self.positions):
            raise BadContent(f"{section.where}: positions names one to three parts, each once")


@final
class Deck:
    """What cards.toml says."""

    def __init__(self, section: Section) -> None:
        self.legions: Final = section.words("legions", [*LEGIONS])
        abilities: list[str] = []
        self.clauses: Final[list[str]] = []  # what each ability does, in the rules
        for row in section.sections("ability"):
            abilities.append(row.name("id"))
            self.clauses.append(f"NM-9.{row.number('clause', 1, 99)}")
            row.done()
        self.cards: Final = [Card(row, self.legions) for row in section.sections("card")]
        self.seals: Final[list[int]] = []  # their legions
        ids = [card.id for card in self.cards]
        for row in section.sections("seal"):
            ids.append(row.number("id", FEARS + 1, CARDS))
            self.seals.append(self.legions.index(row.word("legion", self.legions)))
            row.done()
        section.done()
        if len(set(self.legions)) != len(self.legions) or abilities != ABILITIES:
            raise BadContent(f"{section.where}: each legion once, and the abilities {', '.join(ABILITIES)}")
        if ids != list(range(1, CARDS + 1)) or len(self.cards) != FEARS:
            raise BadContent(f"{section.where}: cards 1 to {FEARS} and seals {FEARS + 1} to {CARDS}, in order")
        self.check_shares(section.where)

    def check_shares(self, where: str) -> None:
        """Every legion has as many fear cards, and as many seals, as any other."""
        for legion, name in enumerate(self.legions):
            cards = len([card for card in self.cards if card.legion == legion])
            if cards * len(self.legions) != FEARS or self.seals.count(legion) * len(self.legions) != CARDS - FEARS:
                raise BadContent(f"{where}: {name} has {cards} cards and {self.seals.count(legion)} seals")


@final
class Agreements:
    """What setup.toml says."""

    def __init__(self, section: Section) -> None:
        self.hand: Final = section.number("hand", 1, 20)
        self.actions: Final = section.number("actions", 1, 9)
        self.max_turns: Final = section.number("max_turns", 1, 100_000)
        self.activations: Final = section.number("activations", 1, 1000)
        creatures = section.section("creatures")
        self.fewest: Final = creatures.number("fewest", 1, SLOTS)
        self.usual: Final = creatures.number("usual", self.fewest, SLOTS)
        self.most: Final = creatures.number("most", self.usual, SLOTS)
        creatures.done()
        section.done()


DECK: Final = Deck(read_content(FOLDER / "cards.toml"))
AGREEMENTS: Final = Agreements(read_content(FOLDER / "setup.toml"))
LEGION_IDS: Final[list[Legion]] = [legion for name in DECK.legions for legion in LEGIONS if legion == name]

LEGION: Final = vec[i64]([card.legion for card in DECK.cards] + DECK.seals)
POSITIONS: Final = vec[i64](  # one bit for each part that the card can be
    [sum(1 << part for part in card.positions) for card in DECK.cards] + [1 << SEAL] * (CARDS - FEARS)
)
ABILITY: Final = vec[i64]([card.ability for card in DECK.cards] + [NOTHING] * (CARDS - FEARS))
WORD: Final = vec[i64]([card // HALF for card in range(CARDS)])  # of a set, where the card has its bit
BIT: Final = vec[i64]([2 ** int(card % HALF) for card in range(CARDS)])  # 1 << i64 has only 32 bits when compiled
COUNT: Final = vec[i64]([sum(slots >> slot & 1 for slot in range(SLOTS)) for slots in range(1 << SLOTS)])
LOWEST_FREE: Final = vec[i64](  # the first slot that is not in the set
    [next(slot for slot in range(SLOTS + 1) if not slots >> slot & 1) for slots in range(1 << SLOTS)]
)


def card_set(cards: list[int]) -> vec[i64]:
    """These cards as a set of two words."""
    words = [0, 0]
    for card in cards:
        words[WORD[card]] |= BIT[card]
    return vec[i64](words)


def cards_of(low: i64, high: i64) -> vec[i64]:
    """The cards of a set, in ascending order."""
    cards = vec[i64]()
    card: i64 = 0
    while low != 0:
        if low & 1:
            cards = append(cards, card)
        low >>= 1
        card += 1
    card = HALF
    while high != 0:
        if high & 1:
            cards = append(cards, card)
        high >>= 1
        card += 1
    return cards


ALL: Final[i64] = (1 << HALF) - 1  # a word with every card of it
OF_LEGION: Final = vec[i64](  # two words for each legion: its cards, seals included
    [
        word
        for legion in range(len(LEGION_IDS))
        for word in card_set([card for card in range(CARDS) if LEGION[card] == legion])
    ]
)
WITH_POSITIONS: Final = vec[i64](  # two words for each set of parts: the cards that can be one of them
    [
        word
        for parts in range(1 << PARTS)
        for word in card_set([card for card in range(CARDS) if POSITIONS[card] & parts])
    ]
)
