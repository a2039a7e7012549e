"""Play of Komnata Strachu in the words of its rules: cards by name, answers as words, times in ms.

Every position comes about by real play: cards are dealt by scripted luck, and who should win a reveal presses first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.komnata_strachu.reference import ANSWERS, CARDS, CODES, SPECIALS, Answer, home_row, picks, task
from nightlight.core.chance import Chance, Scripted, Seeded
from nightlight.core.event import Log
from nightlight.core.game import Outcome
from nightlight.core.step import NOBODY, apply, legal
from nightlight.games.komnata_strachu.actions import (
    ANSWER_WITH,
    AT_MILLISECOND,
    AT_SECOND,
    COMMIT,
    PASS,
    SUBMIT,
    TAKE_TIME,
    VERDICT,
    WAIT,
)
from nightlight.games.komnata_strachu.content import NOTHING
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.live import LivePress, settled
from nightlight.games.komnata_strachu.research import rewards
from nightlight.games.komnata_strachu.state import UNKNOWN, State
from nightlight.games.komnata_strachu.view import SeatView

FIRST_EXAMPLE: Final = ("f_ghost_white_1", "f_ghost_red_1", "f_skull_yellow_1")  # KS-EX-1
Press = tuple[str, int]  # the tokens, and when
Round = tuple[Sequence[str], int | None]  # the cards, and who wins them


def tokens(words: str) -> Answer:
    """An answer written down as words."""
    return tuple(words.replace(",", " ").split())


def tie_draws(order: list[int]) -> list[int]:
    """The numbers that make this tie order (KS-4.6)."""
    seats = list(range(len(order)))
    draws = []
    for place in range(len(order) - 1, 0, -1):
        other = seats.index(order[place])
        draws.append(other)
        seats[place], seats[other] = seats[other], seats[place]
    return draws


class Scene:
    """A match that is being played, with everything that happens in it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.log: Final = state.log or Log()
        state.log = self.log

    def act(self, seat: int, action: int, luck: Chance | None = None) -> None:
        apply(self.state, seat, action, Scripted([]) if luck is None else luck)

    def passes(self, seat: int, luck: Chance | None = None) -> None:
        self.act(seat, PASS.of(), luck)

    def press(self, seat: int, words: str, time: int, luck: Chance | None = None) -> None:
        """Turn on the light with these tokens, at this time (KS-13.1)."""
        self.act(seat, ANSWER_WITH.of(ANSWERS.index(tokens(words))))
        self.act(seat, AT_SECOND.of(time // 1000), luck)
        if time < 30_000:
            self.act(seat, AT_MILLISECOND.of(time % 1000), luck)

    def submit(self, seat: int, words: str, latency: int = 0, luck: Chance | None = None) -> None:
        """The submission of a race; no words are a pass (KS-11.2)."""
        code = code_of(words, self.mode)
        self.act(seat, SUBMIT.of(code), luck if code == 0 else None)
        if code != 0:
            self.act(seat, TAKE_TIME.of((latency - 300) // 50), luck)

    def waits(self, seat: int, luck: Chance | None = None) -> None:
        self.act(seat, WAIT.of(), luck)

    def commit(self, seat: int, code: int, luck: Chance | None = None) -> None:
        self.act(seat, COMMIT.of(code - 1), luck)

    def round(
        self,
        presses: dict[int, Press],
        *,
        ties: list[int] | None = None,
        slips: list[int] | None = None,
        then: Sequence[Sequence[str]] = (),
    ) -> Scripted:
        """One reveal: these seats press, the others pass; then these cards are dealt (the first left, unless said)."""
        deck = self.deck
        luck = Scripted([*(slips or []), *(tie_draws(ties) if ties else []), *deal(then, deck)])
        for seat in range(self.state.seats):
            if self.race:
                self.submit(seat, *presses.get(seat, ("", 0)), luck=luck)
            elif seat in presses:
                self.press(seat, *presses[seat], luck=luck)
            else:
                self.passes(seat, luck)
        return luck

    def won_by(self, seat: int | None, then: Sequence[Sequence[str]] = ()) -> None:
        """One reveal that this seat wins, or nobody."""
        answer = " ".join(task(*self.cards).by_shape)
        self.round({} if seat is None else {seat: (answer, 8000 if self.race else 1000)}, then=then)

    def tries(self) -> list[str]:
        """Every answer that would win the reveal now, found by trying all 326; sets in home row order."""
        found = set()
        for answer in ANSWERS:
            copy = Scene(self.state.clone())
            copy.round({0: (" ".join(answer), 1000)})
            if copy.winner == 0:
                found.add(" ".join(answer if self.mode == "line" else home_row(answer)))
        return sorted(found)

    def settled(self, presses: dict[int, Press]) -> int:
        """When the reveal is decided if nobody else presses (KS-4.10)."""
        return settled(
            self.state, [LivePress(seat, ANSWERS.index(tokens(words)), time) for seat, (words, time) in presses.items()]
        )

    def rewards(self, before: State) -> list[int]:
        """What happened since then was worth so many cards to each seat (KS-11.8)."""
        return rewards(before, self.state)

    @property
    def race(self) -> bool:
        return self.question == "submission"

    @property
    def question(self) -> str | None:
        """What is asked now."""
        return None if self.state.actors == NOBODY else self.state.top().name()

    @property
    def deciders(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.state.actors >> seat & 1]

    @property
    def mode(self) -> str:
        return task(*self.cards).mode

    @property
    def cards(self) -> list[str]:
        """The cards on the table, from left to right."""
        return [CARDS[card] for card in self.state.cards if card >= 0]

    @property
    def deck(self) -> list[str]:
        """The cards nobody has seen yet, in canonical order."""
        return in_set(self.state.deck)

    def pile(self, seat: int) -> list[str]:
        """The cards a player has won, the top one last."""
        return [CARDS[card] for card in self.state.players[seat].pile]

    @property
    def piles(self) -> list[int]:
        return [len(self.pile(seat)) for seat in range(self.state.seats)]

    @property
    def specials(self) -> list[int]:
        return [len([card for card in self.pile(seat) if card in SPECIALS]) for seat in range(self.state.seats)]

    @property
    def box(self) -> list[str]:
        """The cards that are out of the game, in canonical order."""
        return in_set(self.state.box)

    @property
    def reveal(self) -> int:
        """The number of the reveal."""
        return self.state.reveal

    @property
    def drawn_by(self) -> list[int]:
        """Who draws the left, the middle and the right card."""
        return [self.state.drawer(place) for place in range(3)]

    @property
    def verdicts(self) -> list[str]:
        """What became of every seat's press in the last reveal."""
        assert self.state.last is not None, "a reveal was played"
        return [str(VERDICT.json(verdict)) for verdict in self.state.last.verdicts]

    @property
    def mistakes(self) -> list[int]:
        """Who erred in the last reveal."""
        return [seat for seat, verdict in enumerate(self.verdicts) if verdict in ("wrong", "slip")]

    @property
    def order(self) -> list[int]:
        """The seats whose presses counted in the last reveal, the first press first."""
        assert self.state.last is not None, "a reveal was played"
        return list(self.state.last.order)

    @property
    def times(self) -> list[int]:
        """When each seat pressed in the last reveal."""
        assert self.state.last is not None, "a reveal was played"
        return list(self.state.last.times)

    @property
    def answers(self) -> list[Answer | None]:
        """With what each seat pressed in the last reveal."""
        assert self.state.last is not None, "a reveal was played"
        return [None if answer < 0 else ANSWERS[answer] for answer in self.state.last.answers]

    @property
    def winner(self) -> int | None:
        """Who won the last reveal."""
        assert self.state.last is not None, "a reveal was played"
        return None if self.state.last.winner < 0 else self.state.last.winner

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the match is over"
        return outcome

    def options(self, seat: int) -> list[int]:
        return legal(self.state, seat)

    def sees(self, seat: int) -> list[str]:
        """The cards on the table as the seat sees them: by name, or their `back`."""
        return ["back" if card == UNKNOWN else CARDS[card] for card in self.view(seat).table.cards if card != NOTHING]

    def counts(self, seat: int) -> list[str]:
        """The cards that the seat takes to be in the deck."""
        return in_set(self.view(seat).table.deck)

    def view(self, seat: int) -> SeatView:
        """The match as the seat, or `SPECTATOR`, may know it."""
        return GAME.view(self.state, seat)

    def events(self, *names: str) -> list[dict[str, object]]:
        """What happened, in order: all of it, or what has one of these names."""
        return [event.json() for event in self.log.events if len(names) == 0 or event.news.name in names]

    def decisions(self, seed: int) -> Iterator[tuple[int, int]]:
        """Everybody plays at random to the end; each decision, told before it is taken."""
        luck = Seeded(seed)
        while self.state.actors != NOBODY:
            seat = self.deciders[luck.below(len(self.deciders))]
            offered = self.options(seat)
            action = offered[luck.below(len(offered))]
            yield seat, action
            apply(self.state, seat, action, luck)

    def play_on(self, seed: int) -> int:
        """Everybody plays at random to the end; the number of decisions."""
        return len(list(self.decisions(seed)))


def in_set(cards: int) -> list[str]:
    """The cards of a set: one bit for each."""
    return [card for number, card in enumerate(CARDS) if cards >> number & 1]


def deal(triples: Sequence[Sequence[str]], deck: list[str]) -> list[int]:
    """The numbers that deal these cards from the deck, one reveal after the other."""
    return picks([card for cards in triples for card in cards], deck)


def code_of(words: str, mode: str) -> int:
    """The number of an answer in the research forms (KS-11.2)."""
    answer = tokens(words)
    if mode == "line" and len(answer) > 0:
        return CODES.index(answer, 32)
    return CODES.index(home_row(answer))


def reveal(*cards: str, seats: int = 3, then: Sequence[Sequence[str]] = (), **chosen: str) -> Scene:
    """A match whose first reveal shows these cards; if it cancels, the next ones."""
    setup = GAME.setup(seats, chosen)
    kinds = ["fear", *setup.options["specials"].split(",")]
    deck = [card for card in CARDS if kind_of(card) in kinds]
    return Scene(GAME.new(setup, Scripted(deal([cards, *then], deck)), Log()))


def kind_of(card: str) -> str:
    return {"inv": "invasion", "esc": "escape", "gst": "guest"}.get(card[:3], "fear")


def game_of(*rounds: Round, seats: int = 3, **chosen: str) -> Scene:
    """A match of these reveals, each won by a seat or by nobody, from the first on."""
    scene = reveal(*rounds[0][0], seats=seats, **chosen)
    for number, (_, winner) in enumerate(rounds):
        scene.won_by(winner, then=[cards for cards, _ in rounds[number + 1 : number + 2]])
    return scene


def right(words: str, *cards: str, **chosen: str) -> bool:
    """Whether the answer wins these cards."""
    scene = reveal(*cards, seats=2, **chosen)
    scene.round({0: (words, 1000)})
    return scene.pile(0) == list(cards)


def accepted(*cards: str, **chosen: str) -> list[str]:
    """Every answer that wins these cards."""
    return reveal(*cards, seats=2, **chosen).tries()


def new_match(players: int, seed: int = 1, **chosen: str) -> Scene:
    """A match right after set-up."""
    return Scene(GAME.new(GAME.setup(players, chosen), Seeded(seed), Log()))


def composed(wins: list[tuple[int, int]]) -> list[Round]:
    """The eighteen reveals of a game in which each seat wins so many, with so many Specials; the rest is boxed."""
    fears = [card for card in CARDS if card not in SPECIALS]
    specials = list(SPECIALS)
    rounds: list[Round] = []
    for seat, (reveals, count) in enumerate(wins):
        assert count <= 2 * reveals, "a reveal that can be won shows two Specials at most"
        for number in range(reveals):
            taken = min(2, max(0, count - 2 * number))
            rounds.append((dealt_from(fears, specials, taken), seat))
    boxed = 18 - len(rounds)
    for number in range(boxed):
        spare = len(specials) - 1
        taken = min(2, -(-spare // (boxed - number)))
        rounds.append((dealt_from(fears, specials, max(0, taken)), None))
    assert len(specials) + len(fears) == 1
    return rounds


def dealt_from(fears: list[str], specials: list[str], count: int) -> list[str]:
    """Three cards, so many of them Specials."""
    return [*(specials.pop() for _ in range(count)), *(fears.pop() for _ in range(3 - count))]


def shared_out(cards: list[str]) -> list[list[str]]:
    """As many reveals of these cards as there can be, none of them cancelled; the last cards are left over."""
    fears = [card for card in cards if card not in SPECIALS]
    specials = [card for card in cards if card in SPECIALS]
    reveals = len(cards) // 3
    spread = [specials[place::reveals] for place in range(reveals)]
    return [[*some, *(fears.pop(0) for _ in range(3 - len(some)))] for some in spread]


def short_reveal(*cards: str, specials: str = "guest,escape,invasion") -> Scene:
    """A match of three with `last_card = short`, nobody having won anything, in which these cards are left over."""
    kinds = ["fear", *specials.split(",")]
    triples = shared_out([card for card in CARDS if card not in cards and kind_of(card) in kinds])
    scene = reveal(*triples[0], last_card="short", specials=specials)
    for number in range(len(triples)):
        scene.round({}, then=triples[number + 1 : number + 2] if number + 1 < len(triples) else [cards])
    return scene
