"""Times, chances and keys as times.toml and keys.toml give them, and the tables that the research forms look up."""

from __future__ import annotations

from math import ceil, exp
from typing import Final, Literal, TypeAlias, final

from nightlight.core.content import Table, read_content
from nightlight.core.errors import BadContent
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.content import CODES, FOLDER, SETS, TOKENS

Mode: TypeAlias = Literal["plain", "match", "single", "missing", "line", "cancel"]

MODE_IDS: Final[tuple[Mode, ...]] = ("plain", "match", "single", "missing", "line", "cancel")
PLAIN: Final[i64] = 0
MATCH: Final[i64] = 1
SINGLE: Final[i64] = 2
MISSING: Final[i64] = 3
LINE: Final[i64] = 4
CANCEL: Final[i64] = 5

LONGEST: Final = 60_000  # no time of the game is longer
HUNDRED: Final = 100
FINE: Final[i64] = 1 << 20  # slips and moments of sight are drawn this fine: number v stands for u = (v + 0.5) / FINE
MISTAKES: Final = ["mix", "omit", "extra", "lapse"]


@final
class Level:
    """How quick and how careless a bot is (KS-10.2)."""

    def __init__(self, name: str, speed: float, sigma: float, tau: float, error: float, best: float) -> None:
        self.name: Final = name
        self.speed: Final = speed
        self.sigma: Final = sigma
        self.tau: Final = tau
        self.error: Final = error
        self.best: Final = best

    def at(self, speed: float) -> Level:
        """The same at another speed."""
        return Level(self.name, speed, self.sigma, self.tau, self.error, self.best)


@final
class Effort:
    """What a kind of task takes in time, and in mistakes (KS-10.2, KS-10.6, KS-11.4)."""

    def __init__(self, table: Table) -> None:
        self.id: Final = table.word("id", [*MODE_IDS])
        self.base: Final = table.number("base", 1, LONGEST)
        self.token: Final = table.number("token", 1, LONGEST)
        self.errors: Final = share(table, "errors")
        self.mistakes: Final = [weight / HUNDRED for weight in table.numbers("mistakes")]
        self.onset: Final = table.number("onset", 0, LONGEST)
        self.pace: Final = table.number("pace", 1, LONGEST)
        table.done()
        if len(self.mistakes) not in (0, len(MISTAKES)):
            raise BadContent(f"{table.where}: mistakes has a weight for {', '.join(MISTAKES)}, not {self.mistakes}")


@final
class Times:
    """What times.toml says."""

    def __init__(self, table: Table) -> None:
        self.read_reveal(table.table("reveal"))
        self.read_network(table.table("network"))
        solo = table.table("solo")
        self.miss: Final = solo.number("miss", 1, LONGEST)
        solo.done()
        bot = table.table("bot")
        self.switch: Final = bot.number("switch", 1, LONGEST)
        self.hurried: Final = share(bot, "hurried")
        bot.done()
        swap = table.table("swap")
        self.neighbours: Final = share(swap, "neighbours")
        swap.done()
        self.levels: Final = [read_level(row) for row in table.tables("level")]
        self.read_shadow(table.table("shadow"))
        self.modes: Final = [Effort(row) for row in table.tables("mode")]
        self.read_race(table.table("race"))
        self.read_glimpse(table.table("glimpse"))
        table.done()
        if [mode.id for mode in self.modes] != [*MODE_IDS[:CANCEL]]:
            raise BadContent(f"{table.where}: modes in the order {', '.join(MODE_IDS[:CANCEL])}")

    def read_reveal(self, table: Table) -> None:
        self.round = table.number("round", 1, LONGEST)
        self.after = table.number("after", 1, LONGEST)
        table.done()

    def read_network(self, table: Table) -> None:
        self.arm = table.number("arm", 0, LONGEST)
        self.fore = table.number("fore", 0, LONGEST)
        self.credit = table.number("credit", 0, LONGEST)
        self.slack = table.number("slack", 0, LONGEST)
        self.reaction = table.number("reaction", 0, LONGEST)
        self.action = table.number("action", 0, LONGEST)
        self.cancel = table.number("cancel", 0, LONGEST)
        self.show = table.number("show", 0, LONGEST)
        self.ready = table.number("ready", 0, LONGEST)
        self.probes = table.number("probes", 1, LONGEST)
        self.apart = table.number("apart", 1, LONGEST)
        self.every = table.number("every", 1, LONGEST)
        self.kept = table.number("kept", 1, LONGEST)
        self.lost = table.number("lost", 1, LONGEST)
        table.done()

    def read_shadow(self, table: Table) -> None:
        like = table.word("like", [level.name for level in self.levels])
        self.shadow = next(level for level in self.levels if level.name == like).at(share(table, "speed"))
        self.shadow_step = share(table, "step")
        self.quickest = share(table, "quickest")
        self.slowest = share(table, "slowest")
        table.done()

    def read_race(self, table: Table) -> None:
        first = table.number("first", 0, LONGEST)
        last = table.number("last", first, LONGEST)
        self.latencies = list(range(first, last + 1, table.number("step", 1, LONGEST)))
        self.race_reaction = table.number("reaction", 0, LONGEST)
        self.race_token = table.number("token", 0, LONGEST)
        self.limit = share(table, "limit")
        table.done()

    def read_glimpse(self, table: Table) -> None:
        self.tick = table.number("tick", 1, LONGEST)
        self.ticks = table.number("ticks", 1, LONGEST)
        self.blind = table.number("blind", 0, LONGEST)
        self.scale = table.number("scale", 1, LONGEST)
        self.glimpse_switch = table.number("switch", 1, LONGEST)
        self.glimpse_token = table.number("token", 0, LONGEST)
        self.glimpse_line_token = table.number("line_token", 0, LONGEST)
        table.done()
        if any(time % self.tick != 0 for time in (self.hand_time(code) for code in range(1, CODES))):
            raise BadContent(f"{table.where}: every press comes a whole number of ticks after its commitment")

    def success(self, mode: int, tokens: int, latency: int) -> float:
        """The chance that a hand does what it should in so much time (KS-11.4)."""
        onset = self.race_reaction + self.race_token * tokens + self.modes[mode].onset
        return 0.0 if latency <= onset else self.limit * (1.0 - exp(-(latency - onset) / self.modes[mode].pace))

    def hand_time(self, code: int) -> int:
        """From committing to a code until the press (KS-11.6)."""
        if code >= SETS:
            return self.glimpse_switch + self.glimpse_line_token * TOKENS
        return self.glimpse_switch + self.glimpse_token * code.bit_count()

    def unseen_numbers(self, time: int) -> int:
        """How many of the fine numbers stand for a moment of sight after this time (KS-11.6)."""
        if time < self.blind:
            return FINE
        return max(0, min(FINE, ceil(float(FINE) * exp(-(time - self.blind) / self.scale) - 0.5)))


@final
class Keys:
    """The row of tokens, the switch and the key that clears the answer, of one seat (KS-9.3)."""

    def __init__(self, table: Table) -> None:
        self.tokens: Final = table.words("tokens", PHYSICAL_KEYS)
        self.switch: Final = table.word("switch", PHYSICAL_KEYS)
        self.clear: Final = table.word("clear", PHYSICAL_KEYS) if table.has("clear") else None
        table.done()
        if len(set(self.tokens)) != TOKENS:
            raise BadContent(f"{table.where}: tokens has {TOKENS} different keys, not {self.tokens}")


@final
class Keyboard:
    """What keys.toml says."""

    def __init__(self, table: Table) -> None:
        self.alone: Final = Keys(table.table("alone"))
        self.several: Final = [Keys(row) for row in table.tables("several")]
        self.terminal: Final = Keys(table.table("terminal"))
        table.done()
        used = [key for keys in self.several for key in [*keys.tokens, keys.switch]]
        if len(set(used)) != len(used):
            raise BadContent(f"{table.where}: seats at one keyboard share no key")


def share(table: Table, key: str) -> float:
    """A share or factor, written in hundredths."""
    return table.number(key, 0, 10 * HUNDRED) / HUNDRED


def read_level(table: Table) -> Level:
    name = table.name("id")
    level = Level(
        name,
        share(table, "speed"),
        share(table, "sigma"),
        share(table, "tau"),
        share(table, "error"),
        share(table, "best"),
    )
    table.done()
    return level


PHYSICAL_KEYS: Final = [
    *(f"Digit{digit}" for digit in range(10)),
    *(f"Numpad{digit}" for digit in range(10)),
    *(f"Key{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    "Space",
    "Enter",
    "NumpadEnter",
    "Backspace",
]
TIMES: Final = Times(read_content(FOLDER / "times.toml"))
STEADY: Final = next(level for level in TIMES.levels if level.name == "steady")
KEYBOARD: Final = Keyboard(read_content(FOLDER / "keys.toml"))

ROUND: Final[i64] = TIMES.round
AFTER: Final[i64] = TIMES.after
MISS: Final[i64] = TIMES.miss
TICK: Final[i64] = TIMES.tick
TICKS: Final[i64] = TIMES.ticks
LATENCIES: Final[i64] = len(TIMES.latencies)
LATENCY: Final = vec[i64](TIMES.latencies)
SURE: Final = vec[i64](  # how many of the fine numbers succeed, at `(mode * 6 + tokens) * LATENCIES + latency`
    [
        max(0, ceil(float(FINE) * TIMES.success(mode, tokens, latency) - 0.5))
        for mode in range(CANCEL)
        for tokens in range(TOKENS + 1)
        for latency in TIMES.latencies
    ]
)
HAND: Final = vec[i64]([TIMES.hand_time(code) for code in range(CODES)])  # that of a pass is never asked for
UNSEEN: Final = vec[i64]([TIMES.unseen_numbers(tick * TIMES.tick) for tick in range(TICKS)])  # at each tick, of FINE


def mean_time(level: Level, kind: int, tokens: int) -> float:
    """The mean over all chances, in ms (KS-10.5)."""
    return usual_time(level, kind, tokens) * (1.0 + level.tau)


def usual_time(level: Level, kind: int, tokens: int) -> float:
    """The time without chance, in ms (KS-10.5)."""
    mode = TIMES.modes[kind]
    return level.speed * (mode.base + mode.token * tokens + TIMES.switch)


def slip_number(mode: i64, tokens: i64, latency: i64) -> i64:
    """The first of the fine numbers with which the hand slips (KS-11.4)."""
    return SURE[(mode * (TOKENS + 1) + tokens) * LATENCIES + latency]


def sight(number: i64) -> i64:
    """The tick at which a card becomes visible whose moment was drawn with this number; TICKS for never (KS-11.6)."""
    tick: i64 = 0
    while tick < TICKS and number < UNSEEN[tick]:
        tick += 1
    return tick
