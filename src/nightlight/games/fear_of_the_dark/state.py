"""A match: the Lost One's Mind, matches and Items, the labyrinth, and the cards and tiles that nobody has seen.

Whatever lies face down is in no order: the unseen cards of a deck are counted by kind, and a draw takes any of them. So
a state holds nothing that the player may not know, the removed Item and Secret included (FD-10, FD-11).
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import GameState, Step
from nightlight.games.fear_of_the_dark import shapes
from nightlight.games.fear_of_the_dark.actions import ENDED, WENT_DARK
from nightlight.games.fear_of_the_dark.content import (
    AGREEMENTS,
    ALL_TILES,
    CARDS,
    CENTRE,
    DIFFICULTY_IDS,
    ENDING_IDS,
    ESCAPED,
    HAZARD_IDS,
    HAZARDS,
    ITEM_IDS,
    ITEMS,
    LOCATIONS,
    MIND,
    MIND_IDS,
    MIND_KINDS,
    NOTHING,
    ROOM_TILES,
    SECRET_IDS,
    SECRETS,
    SET_ASIDE,
    SLOTS,
    SQUARES,
    TERROR,
    TILE_IDS,
    TILE_KINDS,
    Item,
    Kind,
)
from nightlight.games.fear_of_the_dark.labyrinth import ENTRANCE, Labyrinth

FACE_DOWN: Final[i64] = len(ITEM_IDS)  # among the Items in a location: one that nobody has seen
Name = TypeVar("Name", bound=str)

DEADLY: Final = vec[i64]([int(difficulty.instant_death) for difficulty in AGREEMENTS.difficulties])


@final
class State(GameState):
    """A match. Cards are counted by kind; Item cards in locations lie in rows, `slots[location * SLOTS + slot]`."""

    def __init__(
        self,
        *,
        steps: vec[Step[Any]],
        labyrinth: Labyrinth,
        deck: vec[i64],
        hand: vec[i64],
        kept: vec[i64],
        hazards: vec[i64],
        items: vec[i64],
        slots: vec[i64],
        secrets: vec[i64],
        secrets_left: vec[i64],
        rules: i64,
        difficulty: i64 = 0,
        matches: i64 = 0,
        terrors: i64 = 0,
        pawn: i64 = CENTRE,
        tiles: i64 = ALL_TILES,
        tiles_left: i64 = ROOM_TILES - SET_ASIDE,
        set_aside: i64 = SET_ASIDE,
        vanished: i64 = 0,
        ending: i64 = NOTHING,
    ) -> None:
        super().__init__(1, steps)
        self.labyrinth = labyrinth
        self.deck = deck  # of Mind, by kind
        self.hand = hand
        self.kept = kept  # Items, by kind
        self.hazards = hazards  # unseen, by kind
        self.items = items  # unseen, by kind: those that lie face down, and the removed one
        self.slots = slots  # of the Item locations: a known Item, one face down, or nothing
        self.secrets = secrets  # unseen, by kind: those in the locations, and the removed one
        self.secrets_left = secrets_left  # by location
        self.rules: i64 = rules  # the version that the match is played by
        self.difficulty: i64 = difficulty
        self.matches: i64 = matches
        self.terrors: i64 = terrors  # kept
        self.pawn: i64 = pawn  # its place, or nothing when it is out
        self.tiles: i64 = tiles  # the set of unseen ones: the Labyrinth deck and those set aside
        self.tiles_left: i64 = tiles_left  # in the Labyrinth deck
        self.set_aside: i64 = set_aside
        self.vanished: i64 = vanished  # the set of Dark Echoes that have faded (FD-5.11)
        self.ending: i64 = ending  # or nothing while the match goes on

    def clone(self) -> State:
        new = State(
            steps=self.copied_steps(),
            labyrinth=self.labyrinth.clone(),
            deck=self.deck[:],
            hand=self.hand[:],
            kept=self.kept[:],
            hazards=self.hazards[:],
            items=self.items[:],
            slots=self.slots[:],
            secrets=self.secrets[:],
            secrets_left=self.secrets_left[:],
            rules=self.rules,
            difficulty=self.difficulty,
            matches=self.matches,
            terrors=self.terrors,
            pawn=self.pawn,
            tiles=self.tiles,
            tiles_left=self.tiles_left,
            set_aside=self.set_aside,
            vanished=self.vanished,
            ending=self.ending,
        )
        new.actors = self.actors
        return new

    def owned(self) -> i64:
        """Mind cards that are not out of the game (FD-1.7)."""
        return mind_in(self.deck) + mind_in(self.hand)

    def deadly(self) -> bool:
        """Whether there is instant death: not on Easy (FD-9.3)."""
        return DEADLY[self.difficulty] != 0

    def leaking(self) -> bool:
        """Whether the pawn is in the Leak room, where no match burns (FD-6.7)."""
        return self.labyrinth.leak != NOTHING and self.pawn // SQUARES == self.labyrinth.leak

    def can_light(self) -> bool:
        """Whether a match can be spent here."""
        return self.matches > 0 and not self.leaking()

    def revealed(self) -> i64:
        """The tiles shown so far, Dark Echoes included (FD-9.7)."""
        return ROOM_TILES - self.tiles_left - self.set_aside

    def return_hand(self, cause: i64) -> None:
        """The whole hand goes back to the deck: it is dark (FD-4.7, FD-6.5, FD-6.7)."""
        cards: i64 = 0
        for card in range(MIND_KINDS):
            cards += self.hand[card]
            self.deck[card] += self.hand[card]
            self.hand[card] = 0
        if cards > 0:
            self.tell(WENT_DARK, cause, cards)

    def draw_tile(self, chance: Chance) -> i64:
        """The top of the Labyrinth deck: any unseen tile, for no one knows which were set aside (FD-2.2)."""
        left = chance.below(self.tiles_left + self.set_aside)
        tile: i64 = 1
        while self.tiles >> tile & 1 == 0 or left > 0:
            left -= self.tiles >> tile & 1
            tile += 1
        self.tiles &= ~(1 << tile)
        self.tiles_left -= 1
        return tile

    def finish(self, ending: i64) -> None:
        """The match is over; nothing further is resolved (FD-9)."""
        self.ending = ending
        self.steps = vec[Step[Any]]()
        self.tell(ENDED, ending)

    def score(self, seat: i64) -> float:
        return 1.0 if self.ending == ESCAPED else -1.0

    def json(self) -> shapes.Table:
        return {
            "rules": self.rules,
            "difficulty": DIFFICULTY_IDS[self.difficulty],
            "actors": [] if self.actors == 0 else [0],
            "steps": [step.json() for step in self.steps],
            "matches": self.matches,
            "deck": counts_json(self.deck, MIND_IDS),
            "hand": counts_json(self.hand, MIND_IDS),
            "discarded": counts_json(self.gone(), MIND_IDS),
            "items": counts_json(self.kept, ITEM_IDS),
            "terrors": self.terrors,
            "pawn": place_json(self.pawn),
            "labyrinth": self.labyrinth.json(),
            "tiles_left": self.tiles_left,
            "set_aside": self.set_aside,
            "unseen_tiles": [TILE_IDS[tile] for tile in range(TILE_KINDS) if self.tiles >> tile & 1],
            "unseen_hazards": counts_json(self.hazards, HAZARD_IDS),
            "unseen_items": counts_json(self.items, ITEM_IDS),
            "unseen_secrets": counts_json(self.secrets, SECRET_IDS),
            "item_locations": [slots_json(self.slots, location) for location in range(LOCATIONS)],
            "secret_locations": list(self.secrets_left),
            "vanished_echoes": [TILE_IDS[tile] for tile in range(TILE_KINDS) if self.vanished >> tile & 1],
            "discarded_hazards": counts_json(self.spent_hazards(), HAZARD_IDS),
            "discarded_items": counts_json(self.spent_items(), ITEM_IDS),
            "discarded_secrets": counts_json(lacking(SECRETS, self.secrets), SECRET_IDS),
            "ending": None if self.ending == NOTHING else ENDING_IDS[self.ending],
        }

    def gone(self) -> vec[i64]:
        """The Mind cards that are out of the game, by kind."""
        return lacking(lacking(MIND, self.deck), self.hand)

    def spent_hazards(self) -> vec[i64]:
        """The Hazards on the discard pile, by kind: shown, and not kept (FD-6.1)."""
        spent = lacking(HAZARDS, self.hazards)
        spent[TERROR] -= self.terrors
        return spent

    def spent_items(self) -> vec[i64]:
        """The Items on the discard pile, by kind."""
        spent = lacking(lacking(ITEMS, self.items), self.kept)
        for item in self.slots:
            if item not in (NOTHING, FACE_DOWN):
                spent[item] -= 1
        return spent


def draw(unseen: vec[i64], chance: Chance) -> i64:
    """Any of the unseen cards, counted by kind: for no one knows their order (FD-11)."""
    left = chance.below(total(unseen))
    kind: i64 = 0
    while left >= unseen[kind]:
        left -= unseen[kind]
        kind += 1
    unseen[kind] -= 1
    return kind


def total(cards: vec[i64]) -> i64:
    """How many cards there are of all kinds."""
    count: i64 = 0
    for copies in cards:
        count += copies
    return count


def mind_in(cards: vec[i64]) -> i64:
    """The same for Mind cards, which are counted at every turn."""
    return cards[0] + cards[1] + cards[2] + cards[3] + cards[4] + cards[5]


def lacking(all_cards: vec[i64], cards: vec[i64]) -> vec[i64]:
    """What is left of all cards without these, by kind."""
    return vec[i64]([all_cards[kind] - cards[kind] for kind in range(len(all_cards))])


def counts_of(names: list[str], kinds: list[Kind]) -> vec[i64]:
    """Cards written down by name, counted by kind: for positions written down by hand."""
    return vec[i64]([names.count(kind.id) for kind in kinds])


def mind_cards(names: list[str]) -> vec[i64]:
    """Mind cards counted by kind."""
    return counts_of(names, CARDS.mind)


def place_of(tile: i64, row: i64, column: i64) -> i64:
    """A place by the number of its tile, its row and its column (FD-1.2)."""
    return tile * SQUARES + 3 * row + column


def new_state(difficulty: i64, rules: i64) -> State:
    """The match as it is set up, with nothing to do yet (FD-2); what lies face down is drawn when it is shown."""
    return State(
        steps=vec[Step[Any]](),
        labyrinth=ENTRANCE.clone(),
        deck=MIND[:],
        hand=vec[i64]([0] * MIND_KINDS),
        kept=vec[i64]([0] * len(ITEM_IDS)),
        hazards=HAZARDS[:],
        items=ITEMS[:],
        slots=vec[i64]([FACE_DOWN] * (LOCATIONS * SLOTS)),
        secrets=SECRETS[:],
        secrets_left=vec[i64]([SLOTS] * LOCATIONS),
        rules=rules,
        difficulty=difficulty,
        matches=AGREEMENTS.difficulties[difficulty].matches,
    )


def counts_json(cards: vec[i64], ids: list[Name]) -> dict[Name, int]:
    """How many there are of each kind that is there."""
    return {name: cards[kind] for kind, name in enumerate(ids) if cards[kind] > 0}


def place_json(place: int) -> shapes.Place | None:
    """A tile by its number, and a square on it."""
    return None if place == NOTHING else {"tile": place // SQUARES, "square": place % SQUARES}


def slots_json(slots: vec[i64], location: int) -> list[Item | Literal["face_down"] | None]:
    """The Items of a location: the kind of a known one, `face_down`, or null where there is none."""
    names: list[Item | Literal["face_down"] | None] = [*ITEM_IDS, "face_down", None]
    return [names[slots[location * SLOTS + slot]] for slot in range(SLOTS)]
