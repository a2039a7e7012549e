"""Positions and play of Don't Go In There in the words of its rules: seats are A to E, spaces and slots count from 1.

A card is `ring-3b`, or `ring 3` where the copy does not matter. Dice are written `gg.`: two ghosts and a blank.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from nightlight.core.chance import Chance, Scripted, Seeded
from nightlight.core.event import SPECTATOR, Log
from nightlight.core.game import Outcome
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, advance, apply, first, legal, stack
from nightlight.core.verb import HIDDEN
from nightlight.games.dont_go_in_there.actions import VERBS
from nightlight.games.dont_go_in_there.content import BOARDED, CARD_IDS, FACES, NOTHING, ROOM_IDS, TYPE_IDS
from nightlight.games.dont_go_in_there.game import GAME
from nightlight.games.dont_go_in_there.rules import TURN
from nightlight.games.dont_go_in_there.state import Player, State
from nightlight.games.dont_go_in_there.view import UNKNOWN, SeatView

SEATS: Final = "ABCDE"
BOARDS: Final = ["upper", "middle", "lower"]
ROOMS: Final[list[str]] = [*ROOM_IDS]
DIE: Final = {"g": 0, ".": 5}  # faces of the die that show a ghost and a blank


@dataclass(frozen=True)
class PlayerSetting:
    """What lies before a player."""

    active: tuple[str, ...]
    dispelled: tuple[str, ...]
    ghosts: int


@dataclass(frozen=True)
class RoomSetting:
    """A room with the cards in its slots and the owners of the meeples on its spaces."""

    name: str
    cards: tuple[str, ...]
    meeples: dict[int, str]


def player(*active: str, dispelled: tuple[str, ...] = (), ghosts: int = 0) -> PlayerSetting:
    return PlayerSetting(active, dispelled, ghosts)


def room(name: str, *cards: str, meeples: dict[int, str] | None = None) -> RoomSetting:
    return RoomSetting(name, cards, {} if meeples is None else meeples)


@dataclass(frozen=True)
class Board:
    """What lies on a board now."""

    room: str | None
    cards: list[str | None]
    meeples: dict[int, str]


class Scene:
    """A match that is being played, with everything that happens in it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.log: Final = state.log or Log()
        state.log = self.log

    def act(self, who: str, action: dict[str, object], luck: Chance) -> None:
        apply(self.state, SEATS.index(who), VERBS.action(action), luck)

    def place(self, who: str, board: str, space: int, dice: str | None = None) -> None:
        """Put a meeple there; if that resolves the room, the dice fall so: blank, unless said otherwise."""
        self.act_on_dice(who, {"place": {"board": board, "space": space}}, dice)

    def choose(self, who: str, verb: str, dice: str | None = None) -> None:
        self.act_on_dice(who, {verb: {}}, dice)

    def act_on_dice(self, who: str, action: dict[str, object], dice: str | None) -> None:
        luck = Scripted([DIE[face] for face in ("......" if dice is None else dice)])
        self.act(who, action, luck)
        assert dice is None or luck.asked == [6] * len(dice), "as many dice as the test says"

    def take(self, who: str, slot: int, deal: list[str] | None = None) -> None:
        """Take a card; if that empties the room, these are dealt next: the first unseen, unless said otherwise."""
        self.act_on_deal(who, {"take": {"slot": slot}}, deal)

    def dispel(self, who: str, kind: str) -> None:
        self.act_on_deal(who, {"dispel": {"type": kind}}, None)

    def dolls(self, who: str, values: str) -> None:
        self.act_on_deal(who, {"dolls": {"set": values}}, None)

    def act_on_deal(self, who: str, action: dict[str, object], deal: list[str] | None) -> None:
        unseen = self.unseen()
        outcomes: list[int] = []
        for card in deal or []:
            outcomes.append(unseen.index(card))
            unseen.remove(card)
        luck = Scripted(outcomes)
        self.act(who, action, luck)
        assert deal is None or len(luck.asked) == len(deal), "as many cards as the test says"

    @property
    def decider(self) -> str | None:
        """Who must decide now."""
        return None if self.state.actors == NOBODY else SEATS[first(self.state.actors)]

    @property
    def question(self) -> str | None:
        """What is asked now."""
        return None if self.state.actors == NOBODY else self.state.top().name()

    @property
    def options(self) -> list[str]:
        """What may be answered: `place upper 1`, `take 3`, `leave`."""
        return [option_words(action) for action in legal(self.state, first(self.state.actors))]

    @property
    def ghosts(self) -> list[int]:
        return [each.ghosts for each in self.state.players]

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the match is over"
        return outcome

    def active(self, who: str, kind: str | None = None) -> list[str]:
        """The cards that count, of that type or all."""
        return self.cards(who, 0, kind)

    def dispelled(self, who: str, kind: str | None = None) -> list[str]:
        return self.cards(who, FACES, kind)

    def cards(self, who: str, shift: int, kind: str | None) -> list[str]:
        tableau = list(self.state.players[SEATS.index(who)].tableau)
        found = [
            CARD_IDS[t * FACES + f] for t in range(len(tableau)) for f in range(FACES) if tableau[t] >> shift + f & 1
        ]
        return [card for card in found if kind is None or card.startswith(f"{kind}-")]

    def values(self, who: str, kind: str) -> list[int]:
        """The values of the player's active cards of the type, ascending."""
        return [int(card[-2]) for card in self.active(who, kind)]

    def curses(self, who: str) -> int:
        return self.state.players[SEATS.index(who)].curses()

    def supply(self, who: str) -> int:
        return self.state.players[SEATS.index(who)].meeples

    def unseen(self) -> list[str]:
        """The cards of the deck and the removed ones, in canonical order."""
        masks = list(self.state.unseen)
        return [CARD_IDS[t * FACES + f] for t in range(len(masks)) for f in range(FACES) if masks[t] >> f & 1]

    def board(self, name: str) -> Board:
        number = BOARDS.index(name)
        side = self.state.rooms[number]
        cards = [self.state.cards[number * 3 + slot] for slot in range(3)]
        owners = [self.state.meeples[number * 4 + space] for space in range(4)]
        return Board(
            None if side == NOTHING else ROOM_IDS[side],
            [None if card == NOTHING else CARD_IDS[card] for card in cards],
            {space: SEATS[owner] for space, owner in enumerate(owners, start=1) if owner >= 0},
        )

    def view(self, who: str) -> SeatView:
        """The match as the player may know it, or the `spectator`."""
        return GAME.view(self.state, SPECTATOR if who == "spectator" else SEATS.index(who))

    def sees_card(self, who: str, board: str, slot: int) -> str:
        card = self.view(who).table.cards[BOARDS.index(board) * 3 + slot - 1]
        return "unknown" if card == UNKNOWN else "nothing" if card == NOTHING else CARD_IDS[card]

    def sees_ghosts(self, who: str) -> list[int | None]:
        """Everybody's ghosts as far as the player may know them."""
        return [None if each.ghosts == HIDDEN else each.ghosts for each in self.view(who).table.players]

    def events(self, *names: str) -> list[dict[str, object]]:
        """What happened, in order: all of it, or what has one of these names."""
        return [event.json() for event in self.log.events if len(names) == 0 or event.news.name in names]

    def decisions(self, seed: int) -> Iterator[str]:
        """Everybody plays at random to the end; each decision, told before it is taken, by what it asks."""
        luck = Seeded(seed)
        taken = 0
        while self.question is not None:
            taken += 1
            assert taken <= GAME.longest, "a match ends"
            yield self.question
            seat = first(self.state.actors)
            offered = legal(self.state, seat)
            apply(self.state, seat, offered[luck.below(len(offered))], luck)

    def play_on(self, seed: int) -> int:
        """Everybody plays at random to the end; the number of decisions."""
        return len(list(self.decisions(seed)))


def option_words(action: int) -> str:
    verb = VERBS.verb_of(action)
    fields = [str(field.json(value)) for field, value in zip(verb.fields, verb.read(action), strict=True)]
    return " ".join([verb.name, *fields])


class Box:
    """The 96 cards, taken out one by one."""

    def __init__(self) -> None:
        self.left: Final = list(CARD_IDS)

    def find(self, name: str) -> int:
        """Take out the card `ring-3b`, or a copy of `ring 3`."""
        copies = [card for card in self.left if card == name or card[:-1] == name.replace(" ", "-")]
        assert len(copies) > 0, f"{name} is not in the box any more"
        self.left.remove(copies[0])
        return CARD_IDS.index(copies[0])

    def tableau(self, setting: PlayerSetting) -> list[int]:
        masks = [0] * len(TYPE_IDS)
        for cards, shift in ((setting.active, 0), (setting.dispelled, FACES)):
            for name in cards:
                card = self.find(name)
                masks[card // FACES] |= 1 << shift + card % FACES
        return masks

    def unseen(self) -> list[int]:
        masks = [0] * len(TYPE_IDS)
        for name in self.left:
            card = CARD_IDS.index(name)
            masks[card // FACES] |= 1 << card % FACES
        return masks


def house(
    seats: int,
    *,
    a: PlayerSetting | None = None,
    b: PlayerSetting | None = None,
    c: PlayerSetting | None = None,
    upper: RoomSetting | None = None,
    middle: RoomSetting | None = None,
    lower: RoomSetting | None = None,
    turn: str = "A",
    start: str = "A",
    deck: int = 15,
    clock_claimed: bool = False,
    open_ghosts: bool = False,
    doll_choice: bool = False,
) -> Scene:
    """The position at a player's turn, all twelve types in play. Boards that are not mentioned were boarded up."""
    box = Box()
    settings = [setting or player() for setting in (a, b, c, None, None)][:seats]
    boards = [upper, middle, lower]
    assert all(board is None or len(board.cards) == 3 for board in boards), "three cards in each room"
    tableaus = [box.tableau(setting) for setting in settings]
    inside = [owner for board in boards if board is not None for owner in board.meeples.values()]
    hidden = next((k for k, board in enumerate(boards) if board is not None and board.name == "secret_passage"), None)
    scene = Scene(
        State(
            vec[Player](
                [
                    Player(setting.ghosts, 10 - inside.count(SEATS[seat]), vec[i64](tableaus[seat]))
                    for seat, setting in enumerate(settings)
                ]
            ),
            steps=stack([TURN]),
            types=(1 << len(TYPE_IDS)) - 1,
            cards=vec[i64]([card for board in boards for card in slots(board, box)]),
            unseen=vec[i64](box.unseen()),
            deck=deck,
            rooms=vec[i64]([NOTHING if board is None else ROOMS.index(board.name) for board in boards]),
            meeples=vec[i64]([owner for board in boards for owner in spaces(board)]),
            inside=vec[i64]([0 if board is None else len(board.meeples) for board in boards]),
            face_down=NOTHING if hidden is None else hidden * 3 + 2,
            peeked=0 if hidden is None else seats_of(boards[hidden]),
            turn=SEATS.index(turn),
            start=SEATS.index(start),
            clock_claimed=clock_claimed,
            open_ghosts=open_ghosts,
            doll_choice=doll_choice,
        )
    )
    advance(scene.state, Scripted([]))
    return scene


def slots(board: RoomSetting | None, box: Box) -> list[int]:
    return [NOTHING] * 3 if board is None else [box.find(card) for card in board.cards]


def spaces(board: RoomSetting | None) -> list[int]:
    if board is None:
        return [BOARDED] * 4
    return [SEATS.index(board.meeples[space]) if space in board.meeples else NOTHING for space in range(1, 5)]


def seats_of(board: RoomSetting | None) -> int:
    """The set of players with a meeple there."""
    return sum(1 << SEATS.index(owner) for owner in set(() if board is None else board.meeples.values()))


def taking(
    *cards: str,
    seats: int = 3,
    a: PlayerSetting | None = None,
    b: PlayerSetting | None = None,
    c: PlayerSetting | None = None,
    clock_claimed: bool = False,
    doll_choice: bool = False,
) -> Scene:
    """A is about to take these cards, one after the other, in a room that does nothing; no ghosts were rolled.

    Where fewer than three are named, harmless Amulets make up the rest.
    """
    scene = house(
        seats,
        a=a,
        b=b,
        c=c,
        upper=room("nursery", *cards, *["amulet 1", "amulet 1"][: 3 - len(cards)], meeples={2: "A", 3: "A"}),
        clock_claimed=clock_claimed,
        doll_choice=doll_choice,
    )
    scene.place("A", "upper", 1)
    return scene


def ending(
    seats: int,
    *,
    a: PlayerSetting | None = None,
    b: PlayerSetting | None = None,
    c: PlayerSetting | None = None,
    start: str = "A",
) -> Scene:
    """The last board has just been removed, and the end has been carried out."""
    return house(seats, a=a, b=b, c=c, start=start, deck=0)


def new_match(players: int, seed: int = 1, **chosen: str) -> Scene:
    """A match right after set-up."""
    return Scene(GAME.new(GAME.setup(players, chosen), Seeded(seed), Log()))
