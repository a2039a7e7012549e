"""A second opinion on Komnata Strachu, told from the clauses alone: cards and tokens are words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from math import exp, floor, log
from statistics import NormalDist
from typing import Final

Answer = tuple[str, ...]

SHAPES: Final = ["spider", "skull", "pumpkin", "ghost", "puppet"]  # also the tokens, in home row order
COLOURS: Final = ["yellow", "red", "white", "pink", "turquoise"]
BY_SHAPE: Final = {shape: shape for shape in SHAPES}
BY_COLOUR: Final = dict(zip(COLOURS, SHAPES, strict=True))
LINES: Final = {
    "inv_1": "red spider, white skull, yellow puppet, pink pumpkin, turquoise ghost",
    "inv_2": "turquoise pumpkin, red puppet, pink skull, yellow ghost, white spider",
    "inv_3": "white puppet, pink spider, red ghost, turquoise skull, yellow pumpkin",
    "inv_4": "yellow skull, white ghost, red pumpkin, turquoise spider, pink puppet",
    "inv_5": "red ghost, yellow pumpkin, turquoise spider, white puppet, pink skull",
}
FEARS: Final = [
    f"f_{shape}_{colour}_{copy}"
    for shape, own in zip(SHAPES, COLOURS, strict=True)
    for colour in COLOURS
    if colour != own
    for copy in (1, 2)
]
SPECIALS: Final = [f"{kind}_{number}" for kind in ("inv", "esc", "gst") for number in range(1, 6)]
CARDS: Final = FEARS + SPECIALS  # in canonical order
ANSWERS: Final[list[Answer]] = [answer for size in range(6) for answer in permutations(SHAPES, size)]
CODES: Final[list[Answer]] = [
    *(tuple(token for place, token in enumerate(SHAPES) if mask >> place & 1) for mask in range(32)),
    *permutations(SHAPES),
]  # KS-11.2; code 0 is a pass


@dataclass(frozen=True)
class Task:
    """What three cards ask: the mode, and what is accepted by shape and by colour."""

    mode: str
    by_shape: Answer = ()
    by_colour: Answer = ()

    def accepts(self, answer: Answer, *, mirror: bool = False, attribute: str = "both") -> bool:
        lines = {"both": [self.by_shape, self.by_colour], "shape": [self.by_shape], "colour": [self.by_colour]}[
            attribute
        ]
        if self.mode == "cancel":
            return False
        if self.mode == "line":
            return answer in lines or (mirror and answer[::-1] in lines)
        return home_row(answer) in lines


def home_row(tokens: Answer | set[str]) -> Answer:
    return tuple(token for token in SHAPES if token in tokens)


def shape(card: str) -> str:
    return card.split("_")[1]


def colour(card: str) -> str:
    return card.split("_")[2]


def task(*cards: str) -> Task:
    """KS-3.1 to KS-3.7; with fewer than three cards KS-V-5."""
    fears = [card for card in cards if card.startswith("f_")]
    kinds = [card[:3] for card in cards if not card.startswith("f_")]
    if "inv" in kinds and len(kinds) == 1:
        fears_of_line = LINES[next(card for card in cards if card.startswith("inv"))].split(", ")
        return Task(
            "line",
            tuple(BY_SHAPE[fear.split()[1]] for fear in fears_of_line),
            tuple(BY_COLOUR[fear.split()[0]] for fear in fears_of_line),
        )
    if len(fears) == 0 or (len(cards) == 3 and len(kinds) == 3):
        return Task("cancel")
    by_shape = {BY_SHAPE[shape(card)] for card in fears}
    by_colour = {BY_COLOUR[colour(card)] for card in fears}
    if kinds == ["esc"]:
        return Task("missing", home_row(set(SHAPES) - by_shape), home_row(set(SHAPES) - by_colour))
    mode = {3: "plain", 2: "match", 1: "single"}[len(fears)]
    return Task(mode, home_row(by_shape), home_row(by_colour))


def reveals() -> Iterator[tuple[str, str, str]]:
    """All 26,235 ways to draw three cards."""
    return combinations(CARDS, 3)


# The reference source (KS-1.5).


def numbers(key: str) -> Iterator[float]:
    """The numbers of the reference source for a key."""
    count = 0
    while True:
        word = int.from_bytes(sha256(f"{key}|{count}".encode()).digest()[:8], "big") >> 12
        yield (word + 0.5) / 2**52
        count += 1


def shuffled(items: list[str], key: str) -> list[str]:
    """KS-1.6."""
    source = numbers(key)
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = floor(next(source) * (place + 1))
        order[place], order[other] = order[other], order[place]
    return order


def picks(order: list[str], cards: list[str] | None = None) -> list[int]:
    """Which of the cards still there is drawn each time, so that they come in this order (KS-1.6)."""
    left = list(CARDS if cards is None else cards)
    found = []
    for card in order:
        found.append(left.index(card))
        left.remove(card)
    return found


# The research forms (KS-11).

SLIPS: Final = {
    "single": (150, 300),
    "match": (220, 380),
    "plain": (250, 420),
    "missing": (450, 520),
    "line": (300, 560),
}


def p_ok(mode: str, tokens: int, latency: int) -> float:
    """KS-11.4."""
    a, b = SLIPS[mode]
    least = 300 + 100 * tokens + a
    return 0.0 if latency <= least else 0.99 * (1 - exp(-(latency - least) / b))


def sight(number: float) -> float:
    """When a card becomes visible (KS-11.6)."""
    return 150 - 300 * log(number)


# The bots (KS-10).


@dataclass(frozen=True)
class Level:
    speed: float
    sigma: float
    tau: float
    error: float
    best: float


LEVELS: Final = {
    "sleepy": Level(1.50, 0.18, 0.35, 0.18, 0.50),
    "steady": Level(1.10, 0.15, 0.28, 0.10, 0.65),
    "sharp": Level(0.85, 0.13, 0.22, 0.05, 0.85),
    "nightmare": Level(0.66, 0.10, 0.16, 0.02, 1.00),
}
MODES: Final = {
    "single": (700, 260, 0.5),
    "match": (800, 260, 0.8),
    "plain": (850, 260, 1.0),
    "missing": (1250, 280, 1.6),
    "line": (900, 330, 1.2),
}
KINDS: Final = ["mix", "omit", "extra", "lapse"]
WEIGHTS: Final = {
    "plain": [0.50, 0.35, 0.15, 0.0],
    "single": [0.50, 0.0, 0.30, 0.20],
    "match": [0.50, 0.30, 0.20, 0.0],
    "missing": [0.25, 0.20, 0.15, 0.40],
}


def reaction(level: Level, asked: Task, u: list[float], attribute: str = "both") -> tuple[int, Answer]:
    """The press time and the answer of a bot (KS-10.4 to KS-10.6)."""
    u_attr, u_err, u_norm, u_exp, u_kind, u_a, u_b = u
    chosen, other = chosen_attribute(level, asked, u_attr, attribute)
    base, each, factor = MODES[asked.mode]
    mean = level.speed * (base + each * len(chosen) + 240)
    time = mean + level.sigma * mean * NormalDist().inv_cdf(u_norm) - level.tau * mean * log(u_exp)
    errs = u_err < level.error * factor
    answer = chosen
    if errs:
        time *= 0.95
        answer = (
            swapped(chosen, u_kind, u_a, u_b)
            if asked.mode == "line"
            else mistaken(asked.mode, chosen, other, u_kind, u_a)
        )
    return max(floor(time + 0.5), 300 + 60 * len(chosen)), answer


def chosen_attribute(level: Level, asked: Task, u_attr: float, attribute: str) -> tuple[Answer, Answer]:
    by_shape, by_colour = asked.by_shape, asked.by_colour
    if attribute != "both":
        return (by_shape, by_colour) if attribute == "shape" else (by_colour, by_shape)
    if len(by_shape) == len(by_colour):
        return (by_shape, by_colour) if u_attr < 0.5 else (by_colour, by_shape)
    small, large = sorted([by_shape, by_colour], key=len)
    return (small, large) if u_attr < level.best else (large, small)


def swapped(line: Answer, u_kind: float, u_a: float, u_b: float) -> Answer:
    if u_kind < 0.6:
        one = floor(4 * u_a)
        two = one + 1
    else:
        one, two = floor(5 * u_a), floor(4 * u_b)
        two += two >= one
    wrong = list(line)
    wrong[one], wrong[two] = wrong[two], wrong[one]
    return tuple(wrong)


def mistaken(mode: str, chosen: Answer, other: Answer, u_kind: float, u_a: float) -> Answer:
    first, total = 0, WEIGHTS[mode][0]
    while first < 3 and u_kind >= total:
        first += 1
        total += WEIGHTS[mode][first]
    for step in range(4):
        wrong = mistake(KINDS[(first + step) % 4], chosen, other, u_a)
        if wrong is not None and wrong not in (chosen, other):
            return wrong
    raise AssertionError("a wrong answer always results (KS-10.6)")


def mistake(kind: str, chosen: Answer, other: Answer, u_a: float) -> Answer | None:
    if kind == "lapse":
        return home_row(set(SHAPES) - set(chosen))
    candidates = {
        "mix": home_row(set(other) - set(chosen)),
        "omit": chosen if len(chosen) >= 2 else (),
        "extra": home_row(set(SHAPES) - set(chosen) - set(other)),
    }[kind]
    if len(candidates) == 0:
        return None
    return home_row(set(chosen) ^ {candidates[floor(u_a * len(candidates))]})
