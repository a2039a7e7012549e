"""Times, chances and keys as times.toml and keys.toml give them, and the tables that the research forms look up."""

from __future__ import annotations

from math import ceil, exp
from typing import Final, Literal, TypeAlias, final

from nightlight.core.content import Section, read_content
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

    def __init__(self, section: Section) -> None:
        self.id: Final = section.word("id", [*MODE_IDS])
        self.base: Final = section.number("base", 1, LONGEST)
        self.token: Final = section.number("token", 1, LONGEST)
        self.errors: Final = share(section, "errors")
        self.mistakes: Final = [weight / HUNDRED for weight in section.numbers("mistakes")]
        self.onset: Final = section.number("onset", 0, LONGEST)
        self.pace: Final = section.number("pace", 1, LONGEST)
        section.done()
        if len(self.mistakes) not in (0, len(MISTAKES)):
            raise BadContent(f"{section.where}: mistakes has a weight for {', '.join(MISTAKES)}, not {self.mistakes}")


@final
class Times:
    """What times.toml says."""

    def __init__(self, section: Section) -> None:
        self.read_reveal(section.section("reveal"))
        self.read_network(section.section("network"))
        solo = section.section("solo")
        self.miss: Final = solo.number("miss", 1, LONGEST)
        solo.done()
        bot = section.section("bot")
        self.switch: Final = bot.number("switch", 1, LONGEST)
        self.hurried: Final = share(bot, "hurried")
        bot.done()
        swap = section.section("swap")
        self.neighbours: Final = share(swap, "neighbours")
        swap.done()
        self.levels: Final = [read_level(row) for row in section.sections("level")]
        self.read_shadow(section.section("shadow"))
        self.modes: Final = [Effort(row) for row in section.sections("mode")]
        self.read_race(section.section("race"))
        self.read_glimpse(section.section("glimpse"))
        section.done()
        if [mode.id for mode in self.modes] != [*MODE_IDS[:CANCEL]]:
            raise BadContent(f"{section.where}: modes in the order {', '.join(MODE_IDS[:CANCEL])}")

    def read_reveal(self, section: Section) -> None:
        self.round = section.number("round", 1, LONGEST)
        self.after = section.number("after", 1, LONGEST)
        section.done()

    def read_network(self, section: Section) -> None:
        self.arm = section.number("arm", 0, LONGEST)
        self.fore = section.number("fore", 0, LONGEST)
        self.credit = section.number("credit", 0, LONGEST)
        self.slack = section.number("slack", 0, LONGEST)
        self.reaction = section.number("reaction", 0, LONGEST)
        self.action = section.number("action", 0, LONGEST)
        self.cancel = section.number("cancel", 0, LONGEST)
        self.show = section.number("show", 0, LONGEST)
        self.ready = section.number("ready", 0, LONGEST)
        self.probes = section.number("probes", 1, LONGEST)
        self.apart = section.number("apart", 1, LONGEST)
        self.every = section.number("every", 1, LONGEST)
        self.kept = section.number("kept", 1, LONGEST)
        self.lost = section.number("lost", 1, LONGEST)
        section.done()

    def read_shadow(self, section: Section) -> None:
        like = section.word("like", [level.name for level in self.levels])
        self.shadow = next(level for level in self.levels if level.name == like).at(share(section, "speed"))
        self.shadow_step = share(section, "step")
        self.quickest = share(section, "quickest")
        self.slowest = share(section, "slowest")
        section.done()

    def read_race(self, section: Section) -> None:
        first = section.number("first", 0, LONGEST)
        last = section.number("last", first, LONGEST)
        self.latencies = list(range(first, last + 1, section.number("step", 1, LONGEST)))
        self.race_reaction = section.number("reaction", 0, LONGEST)
        self.race_token = section.number("token", 0, LONGEST)
        self.limit = share(section, "limit")
        section.done()

    def read_glimpse(self, section: Section) -> None:
        self.tick = section.number("tick", 1, LONGEST)
        self.ticks = section.number("ticks", 1, LONGEST)
        self.blind = section.number("blind", 0, LONGEST)
        self.scale = section.number("scale", 1, LONGEST)
        self.glimpse_switch = section.number("switch", 1, LONGEST)
        self.glimpse_token = section.number("token", 0, LONGEST)
        self.glimpse_line_token = section.number("line_token", 0, LONGEST)
        section.done()
        if any(time % self.tick != 0 for time in (self.hand_time(code) for code in range(1, CODES))):
            raise BadContent(f"{section.where}: every press comes a whole number of ticks after its commitment")

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

    def __init__(self, section: Section) -> None:
        self.tokens: Final = section.words("tokens", PHYSICAL_KEYS)
        self.switch: Final = section.word("switch", PHYSICAL_KEYS)
        self.clear: Final = section.word("clear", PHYSICAL_KEYS) if section.has("clear") else None
        section.done()
        if len(set(self.tokens)) != TOKENS:
            raise BadContent(f"{section.where}: tokens has {TOKENS} different keys, not {self.tokens}")


@final
class Keyboard:
    """What keys.toml says."""

    def __init__(self, section: Section) -> None:
        self.alone: Final = Keys(section.section("alone"))
        self.several: Final = [Keys(row) for row in section.sections("several")]
        self.terminal: Final = Keys(section.section("terminal"))
        section.done()
        used = [key for keys in self.several for key in [*keys.tokens, keys.switch]]
        if len(set(used)) != len(used):
            raise BadContent(f"{section.where}: seats at one keyboard share no key")


def share(section: Section, key: str) -> float:
    """A share or factor, written in hundredths."""
    return section.number(key, 0, 10 * HUNDRED) / HUNDRED


def read_level(section: Section) -> Level:
    name = section.name("id")
    level = Level(
        name,
        share(section, "speed"),
        share(section, "sigma"),
        share(section, "tau"),
        share(section, "error"),
        share(section, "best"),
    )
    section.done()
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
