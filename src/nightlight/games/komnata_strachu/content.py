"""Cards, tokens and answers as the rules use them: numbers and small tables, read once and checked.

A token is its place in the home row, 0 to 4; a set of tokens is a mask of five bits. A card is its place in canonical
order: 40 Fears, then Invasions, Escapes and Guests, then the Fears that only further decks have. An answer is its place
among all 326 ordered lists of different tokens: the empty one, then by length, then in the order of the home row. The
codes of the research forms are another numbering (KS-11.2); `ANSWER_OF` leads from them to answers.
"""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Final, Literal, TypeAlias, final

from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.core.native import i64, vec

FOLDER: Final = Path(__file__).parent

Kind: TypeAlias = Literal["fear", "invasion", "escape", "guest"]

TOKENS: Final[i64] = 5
ALL_TOKENS: Final[i64] = 31
FEARS: Final[i64] = 40  # Fear cards
SPECIALS: Final[i64] = 15
CARDS_IN_BOX: Final[i64] = FEARS + SPECIALS
PLACES: Final[i64] = 3  # left, middle, right
NOTHING: Final[i64] = -1  # no card, no seat
PASS_ANSWER: Final[i64] = -4  # the answer of a seat that does not press
SETS: Final[i64] = 32  # codes 0 to 31 of the research forms; the orders of all five tokens follow
CODES: Final[i64] = 152
CHUNK: Final[i64] = 8  # bits of a set of cards that the tables below answer for at once

FEAR: Final[i64] = 0
INVASION: Final[i64] = 1
ESCAPE: Final[i64] = 2
GUEST: Final[i64] = 3
KIND_IDS: Final[list[Kind]] = ["fear", "invasion", "escape", "guest"]
DECK_NAMES: Final = ["pairs", "all", "own"]  # those that the set-up has words for (KS-V-13)


@final
class Cards:
    """What cards.toml says: ids, kinds, shapes and colours of all cards, and which of them each deck has.

    First come those of the first deck in canonical order; then the Fear cards that only further decks have.
    """

    def __init__(self, section: Section) -> None:
        self.shapes: Final = names_in(section, "shapes")
        self.colours: Final = names_in(section, "colours")
        self.tokens: Final = self.read_tokens(section.section("tokens"))  # the colour of each shape's token
        self.ids: Final[list[str]] = []
        self.kinds: Final[list[int]] = []
        self.fears: Final[list[list[tuple[int, int]]]] = []  # on each card: shape and colour, left to right
        self.deck_ids: Final[list[str]] = []
        self.decks: Final[list[list[int]]] = []  # the cards of each, in canonical order
        rows = section.sections("deck")
        if len(rows) == 0:
            raise BadContent(f"{section.where}: deck is a list of one table or more, not empty")
        fears = [self.read_deck(row) for row in rows]
        first = [self.number_of(fear, FEAR) for fear in fears[0]]
        specials = self.read_specials(section)
        section.done()
        self.decks.append(first + specials)
        self.decks.extend([self.number_of(fear, FEAR) for fear in deck] + specials for deck in fears[1:])

    def read_tokens(self, section: Section) -> list[int]:
        """Each shape once and each colour once: else a reading could not be answered (KS-1.3)."""
        colours = [self.colours.index(section.word(shape, self.colours)) for shape in self.shapes]
        section.done()
        if sorted(colours) != list(range(TOKENS)):
            names = ", ".join(self.colours[colour] for colour in colours)
            raise BadContent(f"{section.where}: every colour is on one token, not {names}")
        return colours

    def read_deck(self, section: Section) -> list[str]:
        """The ids of its Fear cards: any forty faces, as often as they are printed (KS-V-13)."""
        self.deck_ids.append(section.word("id", DECK_NAMES))
        if self.deck_ids.count(self.deck_ids[-1]) > 1:
            raise BadContent(f"{section.where}: id is another for every deck, not {self.deck_ids[-1]!r} again")
        found: list[str] = []
        for name in self.shapes:
            colours = section.words(name, self.colours)
            found.extend(
                f"f_{name}_{colour}_{colours[: place + 1].count(colour)}" for place, colour in enumerate(colours)
            )
        section.done()
        if len(found) != FEARS:
            raise BadContent(f"{section.where}: {', '.join(self.shapes)} have {FEARS} cards together, not {len(found)}")
        return found

    def number_of(self, name: str, kind: int) -> int:
        """The number of the Fear card of that id; a new one, if no deck had it before."""
        if name not in self.ids:
            _, shape, colour, _ = name.split("_")
            self.add(name, kind, [(self.shapes.index(shape), self.colours.index(colour))])
        return self.ids.index(name)

    def read_specials(self, section: Section) -> list[int]:
        """The Special cards of every deck; how many there are of each kind is free."""
        for row in section.sections("invasion"):
            self.read_invasion(row)
        specials = section.section("specials")
        for kind, short in ((ESCAPE, "esc"), (GUEST, "gst")):
            for number in range(specials.number(KIND_IDS[kind], 0, SPECIALS)):
                self.add(f"{short}_{number + 1}", kind, [])
        specials.done()
        found = len(self.ids) - FEARS
        if found != SPECIALS:
            raise BadContent(f"{section.where}: invasion, escape and guest have {SPECIALS} cards together, not {found}")
        return list(range(FEARS, CARDS_IN_BOX))

    def read_invasion(self, section: Section) -> None:
        """Five Fears, no shape or colour twice: each reading is a line of all five tokens (KS-3.7)."""
        pairs = {
            f"{colour} {shape}": (s, c) for s, shape in enumerate(self.shapes) for c, colour in enumerate(self.colours)
        }
        name = section.name("id")
        fears = section.words("line", list(pairs))
        line = [pairs[fear] for fear in fears]
        section.done()
        if name in self.ids:
            raise BadContent(f"{section.where}: id is another for every card, not {name!r} again")
        if any(sorted(places) != list(range(TOKENS)) for places in zip(*line, strict=True)) or len(line) != TOKENS:
            raise BadContent(f"{section.where}: line has every shape and every colour once, not {', '.join(fears)}")
        self.add(name, INVASION, line)

    def add(self, name: str, kind: int, fears: list[tuple[int, int]]) -> None:
        self.ids.append(name)
        self.kinds.append(kind)
        self.fears.append(fears)

    def by_shape(self, card: int) -> list[int]:
        """The tokens of the card's Fears, read by shape."""
        return [shape for shape, _ in self.fears[card]]

    def by_colour(self, card: int) -> list[int]:
        """The tokens of the card's Fears, read by colour."""
        return [self.tokens.index(colour) for _, colour in self.fears[card]]


def names_in(section: Section, key: str) -> list[str]:
    """Five new and different words."""
    value = section.get(key)
    names = [word for word in value if isinstance(word, str) and word.isalpha()] if isinstance(value, list) else []
    if len(names) != TOKENS or len(set(names)) != TOKENS:
        raise BadContent(f"{section.where}: {key} is a list of {TOKENS} different names, not {value!r}")
    return names


def mask_of(tokens: tuple[int, ...]) -> int:
    return sum(1 << token for token in set(tokens))


def token_names(tokens: tuple[int, ...], between: str) -> str:
    return between.join(CARDS.shapes[token] for token in tokens)


CARDS: Final = Cards(read_content(FOLDER / "cards.toml"))
CARD_IDS: Final = CARDS.ids
TOKEN_IDS: Final = CARDS.shapes
PLACE_IDS: Final = ["left", "middle", "right"]

DECK_IDS: Final = CARDS.deck_ids
CARD_COUNT: Final[i64] = len(CARDS.ids)

KIND: Final = vec[i64](CARDS.kinds)
CARD_AT: Final = vec[i64]([card for deck in CARDS.decks for card in deck])  # at `deck * CARDS_IN_BOX + place`
BIT_OF: Final = vec[i64](  # at `deck * CARD_COUNT + card`; a set of the cards of a deck is a sum of these
    [2 ** deck.index(card) if card in deck else 0 for deck in CARDS.decks for card in range(CARD_COUNT)]
)
OF_KIND: Final = vec[i64](  # in every deck the Specials follow the Fear cards
    [
        sum(2**place for place, card in enumerate(CARDS.decks[0]) if CARDS.kinds[card] == wanted)
        for wanted in range(len(KIND_IDS))
    ]
)

ANSWERS: Final = [tokens for count in range(TOKENS + 1) for tokens in permutations(range(TOKENS), count)]
ANSWER_IDS: Final = ["nothing" if len(tokens) == 0 else token_names(tokens, "-") for tokens in ANSWERS]
ANSWER_COUNT: Final[i64] = len(ANSWERS)
SIZE: Final = vec[i64]([len(tokens) for tokens in ANSWERS])
SET: Final = vec[i64]([mask_of(tokens) for tokens in ANSWERS])
REVERSED: Final = vec[i64]([ANSWERS.index(tokens[::-1]) for tokens in ANSWERS])

# What a card asks for by shape and by colour: of a Fear the token as a mask, of an Invasion the line as an answer.
SHAPE: Final = vec[i64](
    [
        ANSWERS.index(tuple(CARDS.by_shape(card)))
        if CARDS.kinds[card] == INVASION
        else mask_of(tuple(CARDS.by_shape(card)))
        for card in range(CARD_COUNT)
    ]
)
COLOUR: Final = vec[i64](
    [
        ANSWERS.index(tuple(CARDS.by_colour(card)))
        if CARDS.kinds[card] == INVASION
        else mask_of(tuple(CARDS.by_colour(card)))
        for card in range(CARD_COUNT)
    ]
)

SUBSETS: Final = [tuple(token for token in range(TOKENS) if mask >> token & 1) for mask in range(SETS)]
ORDERS: Final = list(permutations(range(TOKENS)))
CODE_IDS: Final = [  # KS-11.2; a set is written with +, an order with -
    "pass",
    *(token_names(tokens, "+") for tokens in SUBSETS[1:]),
    *(token_names(tokens, "-") for tokens in ORDERS),
]
ANSWER_OF: Final = vec[i64]([ANSWERS.index(tokens) if len(tokens) > 0 else PASS_ANSWER for tokens in SUBSETS + ORDERS])
IN_ROW: Final = vec[i64]([ANSWERS.index(tokens) for tokens in SUBSETS])  # of a set: the answer in home row order
LINE_CODE: Final = vec[i64](  # of an answer as an order; nothing for fewer than five tokens. As a set it is `SET`
    [SETS + ORDERS.index(tokens) if len(tokens) == TOKENS else NOTHING for tokens in ANSWERS]
)

COUNT: Final = vec[i64]([sum(chunk >> bit & 1 for bit in range(CHUNK)) for chunk in range(1 << CHUNK)])
NTH: Final = vec[i64](  # the bits of a chunk in order, the first at `chunk * CHUNK`; then those that it lacks
    [bit for chunk in range(1 << CHUNK) for inside in (1, 0) for bit in range(CHUNK) if chunk >> bit & 1 == inside]
)


def special(card: i64) -> bool:
    return FEARS <= card < CARDS_IN_BOX


def count(cards: i64) -> i64:
    """How many cards a set holds."""
    total: i64 = 0
    while cards != 0:
        total += COUNT[cards & 255]
        cards >>= CHUNK
    return total


def nth(cards: i64, number: i64) -> i64:
    """The place in the deck of the card of that number, from 0, in a set in canonical order (KS-1.6)."""
    base: i64 = 0
    while number >= COUNT[cards & 255]:
        number -= COUNT[cards & 255]
        cards >>= CHUNK
        base += CHUNK
    return base + NTH[(cards & 255) * CHUNK + number]
