"""What reaches a reader's socket is the same, byte for byte, in all worlds that the reader may not tell apart."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from conformance.likeness import lets_in, like_luck
from conformance.playing import Playing, Table, any_choice, carried_out, course
from conformance.tables import tables
from nightlight.core.chance import Chance, Scripted, Seeded
from nightlight.core.event import SPECTATOR, Event, among
from nightlight.core.game import AnyGame, Setup
from nightlight.core.native import i64
from nightlight.core.step import legal
from nightlight.core.verb import ANY_NUMBER
from nightlight.games import GAMES
from nightlight.games.komnata_strachu.live import LIVE, pass_actions, press_actions
from nightlight.games.straszydla.free_actions import FREE_ACTIONS
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.server.bots.pool import BotPool
from nightlight.server.http.sessions import KEY_SETTING
from nightlight.server.limits.limits import Limits
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.races.question import RacedQuestion
from nightlight.server.sockets.client import Connection
from nightlight.server.store.database import Database
from nightlight.server.tables.clocks import Clocks
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.records import Chair, Opened, Started, UndoAsked
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker, answered, plan
from nightlight.server.tables.services import Services, monotonic
from nightlight.server.tables.state import TableState
from nightlight.wire.messages import (
    Answer,
    AnswerUndo,
    AnyRequest,
    AskUndo,
    Invite,
    Leave,
    Rematch,
    Return,
    Sit,
    encoded,
)
from nightlight.wire.terms import ClockTerms
from nightlight.words.bundle import LANGUAGES
from server.attack import guest_id, keep, opened_store
from server.client import Guest
from server.running import Server, running
from witness.catalogue import witness_of

SPOKEN = [(None, False), *((language, True) for language in LANGUAGES)]
LOOKAHEAD = 6
EVENING = 1_700_000_000_000
SECRET = "5e" * 32
CURSOR = re.compile(rb'"cursor":"[^"]*"')
LEFT = re.compile(rb'"left":\[[^\]]*\]')  # on the clocks: it depends on the moment of telling
HOURS = ClockTerms("match", 36_000, 5)
FEWER = settings(max_examples=max(6, settings().max_examples // 5))  # every example is told to everybody in every way


class Steered(Chance):
    """Luck that does as it is told, and as it likes where it is told nothing."""

    def __init__(self, seed: int) -> None:
        self.usual = Seeded(seed)
        self.told: list[int] = []

    def below(self, n: i64) -> i64:
        return self.told.pop(0) if self.told else self.usual.below(n)


class SteeredLuck(Luck):
    """The luck of a match that is steered."""

    def __init__(self, chance: Steered) -> None:
        super().__init__(0, None, "", [])
        self.steered = chance

    def chance(self, asked: Iterable[int] = ()) -> Chance:
        return self.steered


class World:
    """A table with a match of people, told by its records; what luck does is said with every answer."""

    def __init__(self, game: AnyGame, setup: Setup, outcomes: list[int], clock: ClockTerms | None = None) -> None:
        self.chance = Steered(1)
        guests = [f"guest {seat}" for seat in range(setup.players)]
        self.opened = Opened(
            game=game.id,
            rules_version=game.rules_version,
            players=setup.players,
            options=setup.options,
            visibility="private",
            host=guests[0],
            chairs=[Chair(guest, guest.title()) for guest in guests],
            secret=SECRET,
            clock=clock,
        )
        self.state = TableState("table", "BCDFGH", self.opened)
        self.state.at = EVENING
        self.chance.told = list(outcomes)
        kinds = [PERSON] * setup.players
        match = Match.start(game, setup, [guest.title() for guest in guests], kinds, SteeredLuck(self.chance))
        self.state.fold(2, EVENING, Started(match.journal.header.json()), match)

    @property
    def match(self) -> Match:
        assert self.state.match is not None
        return self.state.match

    def answer(self, seat: int, action: int, outcomes: Iterable[int] = ()) -> None:
        """Let a seat choose."""
        self.chance.told = list(outcomes)
        transaction = answered(self.state, seat, action, "player")
        assert self.chance.told == [], "luck was asked for all of it"
        self.state.fold(self.state.number + 1, EVENING, transaction.records[0], transaction.prepared)


@dataclass
class Wire:
    """A reader's end of a socket at a world's table, without the socket."""

    table: LiveTable
    connection: Connection

    def read(self) -> list[bytes]:
        """What has come since the last look."""
        self.table.tell(self.connection)
        found = []
        while self.connection.outbox:
            message = self.connection.outbox.popleft()
            assert message is not None, "nobody is sent away"
            found.append(message)
        return found


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    """What a live table shares with others; the database stays empty."""
    place = tmp_path_factory.mktemp("wire") / "nightlight.db"
    database = Database.open(f"sqlite:///{place}")
    yield ServerProcess(database, Limits(), BotPool(1, 5)).services
    database.close()


def wire(
    world: World, services: Services, seat: int, spoken: tuple[str | None, bool] = (None, False), **hello: str
) -> Wire:
    """A connection of the seat's guest, or of somebody without a cookie, that has said hello."""
    table = LiveTable(world.state, services)
    guest = None if seat == SPECTATOR else world.state.chairs[seat].guest
    connection = Connection(guest, "", Limits(), language=spoken[0], page=spoken[1])
    connection.sit([] if seat == SPECTATOR else [seat])
    if "cursor" in hello:
        reader = connection.readers[0]
        reader.seen, reader.partly = services.cursors.find(world.state, hello["cursor"])
    return Wire(table, connection)


def told(world: World, services: Services, seat: int) -> list[bytes]:
    """Everything that the seat is told when it comes, in every way of speaking."""
    return [message for spoken in SPOKEN for message in wire(world, services, seat, spoken).read()]


def refusals(world: World, seat: int) -> list[bytes]:
    """How requests are refused that the seat may not make, or not now."""
    own = max(seat, 0)
    decision = max(world.match.decision(own), 0)
    requests: list[AnyRequest] = [
        Answer(seat=own, decision=decision + 1, option=0),
        Answer(seat=own, decision=decision, option=2**31 - 1),
        *(Answer(seat=other, decision=0, option=0) for other in range(31) if other != seat),
        AskUndo(seat=own),
        AnswerUndo(seat=own, agree=True),
        Return(seat=own),
        Rematch(seat=own),
        Sit(seat=own),
        Invite(seat=own, bot="random"),
        Leave(seat=30),
    ]
    guest = "nobody" if seat == SPECTATOR else f"guest {seat}"
    return [refused(world, guest, request) for request in requests]


def refused(world: World, guest: str, request: AnyRequest) -> bytes:
    try:
        transaction = plan(request, world.state, Asker(guest, guest))
    except Refusal as refusal:
        return encoded(refusal.message(1))
    return str([type(record).__name__ for record in transaction.records]).encode()


def retold(table: Table, decisions: int) -> World:
    """The table of a random match after so many decisions."""
    playing = Playing(table)
    world = World(table.game, table.setup, playing.opening.outcomes)
    while playing.decisions < decisions:
        decision = playing.play()
        world.answer(decision.seat, decision.action, decision.outcomes)
    return world


def with_other_secrets(event: Event, seat: int) -> Event:
    """The event, with other values in what the seat may not know of it."""
    if among(seat, event.seats):
        return event
    values = [
        (value + 1) % (field.size if field.size != ANY_NUMBER else value + 2)
        if field.name in event.news.secret
        else value
        for field, value in zip(event.news.fields, event.values, strict=True)
    ]
    return Event(event.news, values, event.seats)


def masked(messages: list[bytes]) -> list[bytes]:
    """Without cursors, which mark records and mean nothing, and without the time of day."""
    return [LEFT.sub(b"", CURSOR.sub(b"", message)) for message in messages]


@st.composite
def worlds(draw: st.DrawFn, game: AnyGame) -> World:
    """A table where a random match was played up to any point, before any kind of step."""
    table = draw(tables(game))
    steps = course(table)
    step = draw(st.sampled_from(sorted(set(steps))))
    return retold(table, draw(st.sampled_from([place for place, name in enumerate(steps) if name == step])))


@FEWER
@given(data=st.data(), seed=st.integers(0, 2**30))
def test_what_a_reader_may_not_know_changes_no_byte_of_what_it_is_told(
    every_game: AnyGame, data: st.DataObject, seed: int, services: Services
) -> None:
    world = data.draw(worlds(every_game))
    match = world.match
    true, happened = match.state, match.events

    for seat in range(-1, true.seats):
        before = told(world, services, seat) + refusals(world, seat)
        match.state = witness_of(every_game).redeal_hidden(true, seat, Seeded(seed))
        match.events = [[with_other_secrets(event, seat) for event in events] for events in happened]
        after = told(world, services, seat) + refusals(world, seat)
        match.state, match.events = true, happened

        assert after == before


@FEWER
@given(data=st.data(), seed=st.integers(0, 2**30))
def test_what_follows_tells_no_more_until_the_reader_is_let_in_on_a_secret(
    every_game: AnyGame, data: st.DataObject, seed: int, services: Services
) -> None:
    table = data.draw(tables(every_game))
    decisions = data.draw(st.integers(0, len(course(table)) - 1))
    seat = data.draw(st.integers(-1, table.setup.players - 1))
    true, other = retold(table, decisions), retold(table, decisions)
    other.match.state = witness_of(every_game).redeal_unknowable(true.match.state, seat, Seeded(seed))
    readers = [wire(world, services, seat, spoken) for spoken in SPOKEN for world in (true, other)]
    assert [reader.read() for reader in readers[::2]] == [reader.read() for reader in readers[1::2]]

    for _ in range(LOOKAHEAD):
        if not played_alike(true, other, seat, Seeded(seed + 1)):
            return

        assert [reader.read() for reader in readers[::2]] == [reader.read() for reader in readers[1::2]]


def played_alike(true: World, other: World, onlooker: int, chance: Chance) -> bool:
    """Let the same happen in both worlds; whether it could, and let the onlooker in on nothing that differs."""
    if true.match.over:
        return False
    seat, action = any_choice(true.match.state, chance)
    if action not in legal(other.match.state, seat):
        return False
    decision = carried_out(true.match.state.clone(), seat, action, chance)
    true.answer(seat, action, decision.outcomes)
    other.answer(seat, action, like_luck(other.match.state, decision, onlooker))
    pairs = zip_longest(true.match.events[-1], other.match.events[-1])  # sealed answers may open in one world only
    differing = [event for pair in pairs if pair[0] != pair[1] for event in pair if event is not None]
    return not any(lets_in(event, onlooker) for event in differing)


# --- secret answers


def research(form: str) -> tuple[World, World]:
    """Two tables of Komnata Strachu with the same deal, where answers are given in secret."""
    game = GAMES["komnata-strachu"]
    setup = game.setup(3, {"form": form})
    outcomes = Playing(Table(game, setup, 3)).opening.outcomes
    return World(game, setup, outcomes, HOURS), World(game, setup, outcomes, HOURS)


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_how_many_answers_somebody_gives_in_secret_shows_nowhere(seat: int, services: Services) -> None:
    silent, spoken = research("race")
    readers = [wire(world, services, seat, way) for way in SPOKEN for world in (silent, spoken)]
    assert [reader.read() for reader in readers[::2]] == [reader.read() for reader in readers[1::2]]

    spoken.answer(1, spoken.match.legal(1)[5])
    spoken.answer(1, spoken.match.legal(1)[5])
    news = [reader.read() for reader in readers]

    assert news == [[]] * len(readers), "not even that it happened is told"
    assert masked(told(silent, services, seat)) == masked(told(spoken, services, seat))
    assert refusals(silent, seat) == refusals(spoken, seat)


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_who_comes_anew_cannot_count_secret_answers_by_cursors(seat: int, services: Services) -> None:
    silent, spoken = research("race")

    spoken.answer(1, spoken.match.legal(1)[5])

    assert told(silent, services, seat) == told(spoken, services, seat), "cursors and all"


def test_a_secret_answer_leaves_a_wish_to_take_back_as_it_was(services: Services) -> None:
    silent, spoken = research("race")
    for world in (silent, spoken):
        world.answer(0, world.match.legal(0)[5])
        world.state.fold(world.state.number + 1, EVENING, UndoAsked(0))
    readers = [wire(world, services, 2) for world in (silent, spoken)]
    assert readers[0].read() == readers[1].read()

    spoken.answer(1, spoken.match.legal(1)[0])

    assert readers[1].read() == []


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_after_secret_answers_all_is_told_alike_when_they_come_to_light(seat: int, services: Services) -> None:
    one, two = research("race")
    readers = [wire(world, services, seat) for world in (one, two)]
    assert readers[0].read() == readers[1].read()

    for world in (one, two):
        world.answer(1, world.match.legal(1)[0])
        world.answer(0, world.match.legal(0)[0])
        world.answer(2, world.match.legal(2)[0])
    news = [reader.read() for reader in readers]

    assert news[0] == news[1]
    assert any(b'"type":"update"' in message for message in news[0])


def test_a_clock_that_seems_to_run_on_takes_no_time_and_never_runs_out() -> None:
    clocks = Clocks(ClockTerms("match", 60, 0), 2)
    clocks.open(0, 0)
    clocks.open(1, 0)

    clocks.seal(0, 5_000)
    seen, due = clocks.left(20_000), clocks.next_due()
    clocks.unseal()

    assert seen == [40_000, 40_000]
    assert due == (1, 60_000)
    assert clocks.bank == [55_000, 60_000]
    assert sorted(clocks.since) == [1]


def first_of(step: str, seed: int) -> tuple[World, World]:
    """A table of Straszydła before the first step of that name at which both decide, twice."""
    game = GAMES["straszydla"]
    table = Table(game, game.setup(2, {}), seed)
    for place in [place for place, name in enumerate(course(table)) if name == step]:
        world = retold(table, place)
        if len(world.state.deciders()) == game.players[0]:
            return world, retold(table, place)
    return first_of(step, seed + 2)


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("step", ["plan", "bid"])
def test_of_sealed_plans_and_bids_nothing_is_told_but_that_they_lie_there(
    step: str, seed: int, services: Services
) -> None:
    one, two = first_of(step, seed)
    planner = one.state.deciders()[0]
    onlookers = [seat for seat in range(-1, 2) if seat != planner]
    readers = [wire(world, services, seat, way) for way in SPOKEN for seat in onlookers for world in (one, two)]

    compared = 0
    while one.match.decision(planner) >= 0 and one.match.state.top().name() == step:
        one.answer(planner, one.match.legal(planner)[0])
        two.answer(planner, [action for action in two.match.legal(planner) if action < FREE_ACTIONS][-1])
        if one.match.events[-1] != two.match.events[-1]:
            break  # one plan is complete before the other, and that is told; or all is revealed
        news = [reader.read() for reader in readers]
        assert news[::2] == news[1::2]
        assert [refusals(one, seat) for seat in onlookers] == [refusals(two, seat) for seat in onlookers]
        compared += 1

    assert compared > 0


def test_a_cursor_is_a_mark_under_a_key(services: Services) -> None:
    world, _ = research("race")
    marks = [services.cursors.mark(world.state.table, number) for number in range(1, 200)]

    others = ["2", "AAAAAAAAAAAA", "A" * 20, "ü" * 20, "", "."]
    found = [services.cursors.find(world.state, mark) for mark in [*marks[:2], *others]]

    assert len(set(marks)) == len(marks)
    assert {len(mark) for mark in marks} == {20}
    assert found == [(1, 0), (2, 0), *[(0, 0)] * len(others)]


# --- the dark of a raced question


def chamber(*cards: int) -> World:
    """A table of Komnata Strachu whose first reveal shows these cards."""
    game = GAMES["komnata-strachu"]
    left = list(range(64))
    outcomes = []
    for card in cards:
        outcomes.append(left.index(card))
        left.remove(card)
    return World(game, game.setup(2, {}), outcomes)


def judged(reader: Wire) -> RacedQuestion:
    """The race that this process judges."""
    match = reader.table.state.match
    assert match is not None
    race = RacedQuestion(LIVE, match, reader.table.races.led_here(), monotonic(), Scripted([0, 0, 0, 0]))
    reader.table.races.race = race
    return race


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("spoken", SPOKEN)
def test_no_byte_of_the_cards_comes_before_they_are_shown(
    seat: int, spoken: tuple[str | None, bool], services: Services
) -> None:
    one, two = chamber(28, 26, 8), chamber(3, 14, 37)
    readers = [wire(world, services, seat, spoken) for world in (one, two)]
    races = [judged(reader) for reader in readers]
    dark = [reader.read() for reader in readers]

    for race in races:
        race.advance(race.now, {0: 0, 1: 0}, sealed=True)
    still_dark = [reader.read() + wire_like(reader, seat, spoken).read() for reader in readers]
    for race in races:
        race.advance(race.now + 10_000, {0: 0, 1: 0}, sealed=True)
    shown = [reader.read() for reader in readers]

    assert dark[0] == dark[1]
    assert len(dark[0]) == 2, "the table, and that it is dark"
    assert still_dark[0] == still_dark[1]
    assert shown[0] != shown[1]


@pytest.mark.parametrize("spoken", SPOKEN)
def test_what_bots_have_sealed_shows_nowhere_before_its_time(
    spoken: tuple[str | None, bool], services: Services
) -> None:
    one, two = chamber(28, 26, 8), chamber(28, 26, 8)
    readers = [wire(world, services, 0, spoken) for world in (one, two)]
    races = [judged(reader) for reader in readers]
    for race in races:
        race.advance(race.now, {0: 0}, sealed=False)
    dark = [reader.read() for reader in readers]

    for action in press_actions(5, 29_000):
        one.answer(1, action)
    two.answer(1, pass_actions()[0])
    sealed = [reader.read() + wire_like(reader, 0, spoken).read() for reader in readers]
    for race in races:
        race.advance(race.now + 10_000, {0: 0}, sealed=True)
    shown = [reader.read() + wire_like(reader, 0, spoken).read() for reader in readers]

    assert dark[0] == dark[1]
    assert sealed[0] == sealed[1]
    assert shown[0] == shown[1]
    assert b'"dark":false' in shown[0][0]


def wire_like(reader: Wire, seat: int, spoken: tuple[str | None, bool]) -> Wire:
    """Somebody who comes to the same table now."""
    guest = reader.connection.guest
    connection = Connection(guest, "", Limits(), language=spoken[0], page=spoken[1])
    connection.sit([] if seat == SPECTATOR else [seat])
    return Wire(reader.table, connection)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_between_two_questions_the_next_one_stays_dark_to_all_who_come_and_go(seat: int, services: Services) -> None:
    one, two = chamber(28, 26, 8), chamber(28, 26, 8)
    cursors = [last_cursor(shown(world, services, seat)) for world in (one, two)]
    for world, outcomes in ((one, [0, 0, 0]), (two, [5, 9, 11])):
        world.answer(0, pass_actions()[0])
        world.answer(1, pass_actions()[0], outcomes)
    assert one.match.state.json() != two.match.state.json(), "other cards were dealt"

    for known in ({}, {"cursor": cursors[0]}, {"cursor": f"{cursors[0]}.3"}, {"cursor": f"{cursors[0]}.99999"}):
        comers = [wire(world, services, seat, ("en", True), **known) for world in (one, two)]
        followed = [comer.read() for comer in comers]
        for comer in comers:
            judged(comer)
        kept = [comer.read() for comer in comers]

        assert cursors[0] == cursors[1]
        assert followed[0] == followed[1]
        assert kept[0] == kept[1]


def test_a_process_that_has_not_heard_of_a_question_tells_nothing_twice(services: Services) -> None:
    world = chamber(28, 26, 8)
    cursor = last_cursor(shown(world, services, 0))
    comer = wire(world, services, 0, cursor=cursor)

    followed = comer.read()
    race = judged(comer)
    race.advance(race.now, {0: 0, 1: 0}, sealed=True)
    race.advance(race.now + 10_000, {0: 0, 1: 0}, sealed=True)
    known = comer.read()

    assert b'"events":[]' in followed[-1]
    assert b'"dark":true' in followed[-1]
    assert b'"events":[]' in known[-1]
    assert b'"dark":false' in known[-1]


def shown(world: World, services: Services, seat: int) -> list[bytes]:
    """What a reader is told up to the moment when the question is shown."""
    reader = wire(world, services, seat)
    race = judged(reader)
    race.advance(race.now, {0: 0, 1: 0}, sealed=True)
    race.advance(race.now + 10_000, {0: 0, 1: 0}, sealed=True)
    return reader.read()


def last_cursor(messages: list[bytes]) -> str:
    found = [match for message in messages for match in CURSOR.findall(message)]
    return bytes(found[-1]).decode().split('"')[3]


def test_a_press_in_the_dark_is_refused_alike_whatever_the_cards_are(services: Services) -> None:
    one, two = chamber(28, 26, 8), chamber(3, 14, 37)
    races = [judged(wire(world, services, 0)) for world in (one, two)]
    asked: list[tuple[int, list[str]]] = [(0, ["ghost"]), (1, ["ghost"]), (2, []), (99, ["nothing", "\0"])]

    rulings = [
        [race.press(race.now, 0, question, answer, None).rejected for question, answer in asked] for race in races
    ]

    assert rulings[0] == rulings[1]
    assert None not in rulings[0]


# --- through a real socket


def deals() -> tuple[World, World]:
    """Two deals of Straszydła in which seat 0 begins, and that only seat 1 can tell apart, by its pact."""
    game = GAMES["straszydla"]
    setup = game.setup(2, {})
    dealt = (World(game, setup, Playing(Table(game, setup, seed)).opening.outcomes) for seed in range(20))
    true = next(world for world in dealt if world.match.decision(0) >= 0)
    outcomes = true.match.journal.header.outcomes
    for place in reversed(range(len(outcomes))):
        for outcome in range(true.match.asked[0][place]):
            other = World(game, setup, [*outcomes[:place], outcome, *outcomes[place + 1 :]])
            if seen(other) == seen(true) and other.match.state.json() != true.match.state.json():
                return true, other
    raise AssertionError("no two deals look alike")


def seen(world: World) -> list[object]:
    """What seat 0 sees of a deal."""
    events = [event.seen_by(0).json() for event in world.match.events[0]]
    return [events, world.match.view(0).json(), legal(world.match.state, 0)]


async def evening(server: Server, ann: Guest, table: str) -> list[str]:
    """Everything that Ann gets, frame by frame, while she errs, speaks and plays."""
    frames: list[str] = []
    headers = {"cookie": f"nightlight={ann.cookie}"}
    async with connect(f"{server.ws}/ws/tables/{table}", additional_headers=headers, max_size=None) as line:

        async def ask(**request: object) -> dict[str, Any]:
            update: dict[str, Any] = {}
            await line.send(json.dumps({**request, "id": 1}))
            while True:
                frames.append(str(await line.recv()))
                said: dict[str, Any] = json.loads(frames[-1])
                update = said if said["type"] == "update" else update
                if said.get("id") == 1:
                    return update

        update = await ask(type="hello", language="pl", page=True)
        for wrong in (9, 2**31 - 1):
            await ask(type="answer", seat=0, decision=wrong, option=0)
            await ask(type="answer", seat=1, decision=0, option=wrong)
        await ask(type="undo", seat=0)
        await ask(type="speak", language="ru", page=True)
        while update.get("decision") is not None:
            update = await ask(type="answer", seat=0, decision=update["decision"]["id"], option=0)
        return frames


async def test_the_bytes_of_a_real_socket_do_not_depend_on_what_is_hidden_and_the_log_tells_nothing(
    tmp_path: Path,
) -> None:
    heard, secrets = [], []
    for number, world in enumerate(deals()):
        url = f"sqlite:///{tmp_path / f'world-{number}.db'}"
        database, store = opened_store(url)
        store.setting(KEY_SETTING, lambda: "ab" * 32)
        with running(url, tmp_path / "log") as server:
            ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
            guests = [guest_id(store, guest) for guest in (ann, ben)]
            chairs = [Chair(guest, name) for guest, name in zip(guests, ("Ann", "Ben"), strict=True)]
            opened = msgspec.structs.replace(world.opened, host=guests[0], chairs=chairs)
            keep(store, "table-of-two", opened, Started(world.match.journal.header.json()))
            heard.append(await evening(server, ann, "table-of-two"))
            ticket = ann.http.post("/api/tables/table-of-two/seats/0/ticket").json()["ticket"]
            secrets += [ann.cookie, ben.cookie, *guests, ticket]
            for guest in (ann, ben):
                guest.http.close()
        database.close()
    log = (tmp_path / "log").read_text()

    assert len(heard[0]) > 12
    assert heard[0] == heard[1]
    assert SECRET not in "".join(heard[0])
    assert [secret for secret in [*secrets, SECRET, "table-of-two", "of-two", "pact"] if secret in log] == []
