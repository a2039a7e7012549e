"""The city in words: names, and the table as one reader sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nightlight.core.step import Step
from nightlight.core.text import GameText
from nightlight.core.verb import HIDDEN, Field
from nightlight.games.straszydla.content import (
    BOGEY_IDS,
    CELLS,
    COLOURS,
    COUNT,
    CUBES,
    DAY,
    DISTRICT_IDS,
    ELEMENTS,
    GROUP,
    IMP_IDS,
    IMPS,
    NIGHT,
    NOTHING,
    ON_PACT,
    PACT_IDS,
    PRICE,
    SIDE,
    bits,
    chunk,
)
from nightlight.games.straszydla.dice import CHALLENGER, HOLDER, MOST_DUEL_DICE, Duel, Fright
from nightlight.games.straszydla.frightening import scared
from nightlight.games.straszydla.larder import Lacks, all_fed, collected, food, has_fed, lacking
from nightlight.games.straszydla.odds import dice_for, duel_odds, percent
from nightlight.games.straszydla.outlook import harvest
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.plans import NO_PLAN, is_mole, laid, token_at
from nightlight.games.straszydla.state import ROUNDS, Player, State, queued
from nightlight.games.straszydla.view import SeatView

ARROWS: Final = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖", "X"]
DAY_SIGN: Final = "○"
NIGHT_SIGN: Final = "●"
FRIGHTEN_SIGN: Final = "!"
IMP_SIGN: Final = "ψ"
LETTERS: Final = "ABCD"
CELL_WIDTH: Final = 15  # five of them and the lines between them fit 80 columns
LONGEST_NAME: Final = 16
TOKEN_FIELDS: Final = {"direction", "token", "first", "second", "third"}
ON_THE_WAY: Final = {"plan", "whisper", "transfer", "jump", "gust"}
SORTED: Final = {"bid", "duel_change", "mist", "retreat_point", "retreat"}  # the pairs lie when these are asked


class TableText(GameText[SeatView]):
    """The nouns of the game, and the view."""

    # Names

    def noun(self, field: Field, value: int) -> str | int:
        if value == HIDDEN:
            return "hidden"
        if field.name == "rival":
            return self.names[value]
        if field.name == "die":
            return value + 1
        if field.names is None:
            return super().noun(field, value)
        return ARROWS[value] if field.name in TOKEN_FIELDS else self.named(field.name, field.names[value])

    def named(self, kind: str, name: str) -> str:
        """A value that has a name, by the kind of its field; messages choose by a phase, a mark or a verdict."""
        if kind in {"element", "colour", "cube"}:
            return self.element(name)
        if kind in {"district", "suburb"}:
            return self.district(name)
        if kind == "bogey":
            return self.bogey(BOGEY_IDS.index(name))
        if kind == "pact":
            return self.pact(PACT_IDS.index(name))
        return self.say(f"{self.game.id}-imp-{name}") if kind == "imp" else name

    def element(self, name: str) -> str:
        return self.say(f"{self.game.id}-element-{name}")

    def district(self, name: str) -> str:
        return self.say(f"{self.game.id}-district-{name}")

    def short(self, view: SeatView, cell: int) -> str:
        """A district as the map calls it."""
        return self.say(f"{self.game.id}-short-{DISTRICT_IDS[view.table.city.tiles[cell]]}")

    def bogey(self, bogey: int) -> str:
        return self.say(f"{self.game.id}-bogey-{BOGEY_IDS[bogey]}")

    def imp(self, imp: int) -> str:
        return self.say(f"{self.game.id}-imp-{IMP_IDS[imp]}")

    def rule(self, imp: int) -> str:
        return self.say(f"{self.game.id}-rule-{IMP_IDS[imp]}")

    def who(self, seat: int) -> str:
        return self.say(f"{self.game.id}-you") if seat == self.reader else self.names[seat]

    def cubes(self, numbers: list[int]) -> str:
        """Cubes by kind, such as `2 water, 1 energy`."""
        return ", ".join(self.some(CUBES[kind], number) for kind, number in enumerate(numbers) if number > 0)

    def some(self, element: str, number: int) -> str:
        """So many cubes of a kind."""
        return self.say(f"{self.game.id}-some", number=number, element=self.element(element))

    def pact(self, pact: int) -> str:
        return self.cubes(list(ON_PACT[pact * COLOURS : (pact + 1) * COLOURS]))

    def strengths(self, bogey: int, night: bool) -> str:
        """By day and by night, the current one in brackets."""
        return f"{DAY[bogey]}/[{NIGHT[bogey]}]" if night else f"[{DAY[bogey]}]/{NIGHT[bogey]}"

    # The table

    def view(self, view: SeatView) -> list[str]:
        """The time, the stacks, the players, the city, what only the reader knows, and dice that lie on the table."""
        if view.over():
            return self.players(view)
        lines = [self.time(view), "", *self.stacks(view), "", *self.players(view), "", *self.city(view), self.legend()]
        if 0 <= self.reader < view.seats:
            lines += ["", *self.own(view)]
        if view.table.duel is not None:
            lines += ["", *self.duel(view, view.table.duel)]
        if view.table.fright is not None:
            lines += ["", self.fright(view.table, view.table.fright)]
        return lines

    def time(self, view: SeatView) -> str:
        table = view.table
        return self.say(
            f"{self.game.id}-time",
            phase="night" if table.night else "day",
            round=table.round(),
            rounds=ROUNDS,
            number=table.phase,
            last=table.phase_limit,
            who="you" if table.start == self.reader else "other",
            name=self.names[table.start],
        )

    def legend(self) -> str:
        signs = {"day": DAY_SIGN, "night": NIGHT_SIGN, "frighten": FRIGHTEN_SIGN, "imp": IMP_SIGN}
        return self.say(f"{self.game.id}-legend", **signs)

    def city(self, view: SeatView) -> list[str]:
        """The map: rows of five districts, each with its name, its cubes, and who stands there."""
        lines: list[str] = []
        for row in range(0, CELLS, SIDE):
            if row > 0:
                lines.append("┼".join(["─" * CELL_WIDTH] * SIDE))
            cells = [self.cell(view, cell) for cell in range(row, row + SIDE)]
            parts = [part for part in zip(*cells, strict=True) if any(part)]
            lines += ["│".join(text.ljust(CELL_WIDTH) for text in part).rstrip() for part in parts]
        return lines

    def cell(self, view: SeatView, cell: int) -> tuple[str, str, str]:
        table = view.table
        sign = NIGHT_SIGN if table.city.night >> cell & 1 else DAY_SIGN
        element = self.element(ELEMENTS[table.city.element[cell]])
        return (
            f"{sign} {self.short(view, cell)} {icons(view, cell)}".rstrip(),
            f"{element} {table.cubes[cell]} +{harvest(table, cell)}",
            " ".join([*(["STOP"] if table.stops >> cell & 1 else []), *self.pawns(view, cell)]),
        )

    def pawns(self, view: SeatView, cell: int) -> list[str]:
        """Who stands there, as one sign, those who came first in front."""
        here = [seat for seat in range(view.seats) if view.table.players[seat].pawn == cell]
        here.sort(key=lambda seat: view.table.players[seat].arrival)
        return [f"<{'+'.join(self.sign(seat) for seat in here)}>"] if here else []

    def sign(self, seat: int) -> str:
        return self.say(f"{self.game.id}-you") if seat == self.reader else LETTERS[seat]

    def stacks(self, view: SeatView) -> list[str]:
        """The open cards of bogeys and imps, element by element."""
        keys = ("stacks", "bogey", "price", "below", "pact", "imp", "below")
        rows = [[self.say(f"{self.game.id}-column-{key}") for key in keys]]
        rows += [self.stack(view, element) for element in range(COLOURS)]
        return [*aligned(rows), self.say(f"{self.game.id}-strength_legend")]

    def stack(self, view: SeatView, element: int) -> list[str]:
        table = view.table
        bogey, imp = table.bogey_tops[element], table.imp_tops[element]
        cells = ["-", "", "", ""]
        if bogey != NOTHING:
            below = COUNT[chunk(table.bogeys_unseen, element + 1)]
            serves = self.say(f"{self.game.id}-yes") if self.serves(view, bogey) else ""
            cells = [f"{self.bogey(bogey)} {self.strengths(bogey, table.night)}", f"{PRICE[bogey]}", f"{below}", serves]
        pair = [kind for kind in range(IMPS) if kind // 2 == element]
        left = sum(table.imp_unseen[kind] for kind in pair) + len(queued(element, table.imp_queues[element]))
        return [self.element(ELEMENTS[element]), *cells, *(["-", ""] if imp == NOTHING else [self.imp(imp), f"{left}"])]

    def serves(self, view: SeatView, bogey: int) -> bool:
        """Whether the bogey would fill one more place of the reader's pact."""
        return 0 <= self.reader < view.seats and view.table.players[self.reader].serves(bogey)

    def players(self, view: SeatView) -> list[str]:
        """A table of cubes, with what else lies in front of each player."""
        keys = ("players", "strength", "energy", "dread")
        name, strength, energy, dread = [self.say(f"{self.game.id}-column-{key}") for key in keys]
        rows = [[name, strength, *(self.element(element) for element in ELEMENTS), energy, dread]]
        for seat in range(view.seats):
            player = view.table.players[seat]
            numbers = [view.table.strength(seat), *player.cubes, player.dread]
            rows.append([self.player_name(seat), *(f"{number}" for number in numbers)])
        table = aligned(rows, numbers=True)
        lines = [table[0]]
        for seat in range(view.seats):
            lines += [table[1 + seat], *(f"    {line}" for line in self.belongings(view, seat))]
        return lines

    def player_name(self, seat: int) -> str:
        name = self.names[seat]
        short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        you = "you" if seat == self.reader else "other"
        return self.say(f"{self.game.id}-player", letter=LETTERS[seat], name=short, who=you)

    def belongings(self, view: SeatView, seat: int) -> Iterator[str]:
        """Bogeys, imps, a plan that is still to be carried out, a pact that everybody may read."""
        table = view.table
        player = table.players[seat]
        yield self.pack(table, player)
        held = [kind for kind in range(IMPS) if player.imps[kind] > 0]
        if seat == self.reader:
            for kind in held:
                yield f"{self.copies(player, kind)}: {self.rule(kind)}"
        elif held:
            imps = ", ".join(self.copies(player, kind) for kind in held)
            yield self.say(f"{self.game.id}-imps", imps=imps)
        if player.plan != NO_PLAN and player.arrival == 0 and not planning(view):
            yield self.say(f"{self.game.id}-plan", plan=self.plan(player.plan))
        if player.ousted:
            yield self.say(f"{self.game.id}-ousted")
        if player.pact != HIDDEN and (seat != self.reader or view.over()):
            yield self.progress(table, seat, "other")

    def pack(self, table: State, player: Player) -> str:
        """The bogeys with their strengths, and in a feeding turn those that were fed."""
        found = []
        for bogey in bits(player.bogeys):
            group = GROUP[bogey]
            element = "" if group == 0 else f" {self.element(ELEMENTS[group - 1])}"
            fed = f" ({self.say(f'{self.game.id}-fed')})" if table.fed >> bogey & 1 else ""
            found.append(f"{self.bogey(bogey)} {self.strengths(bogey, table.night)}{element}{fed}")
        return ", ".join(found) or self.say(f"{self.game.id}-no_bogeys")

    def copies(self, player: Player, kind: int) -> str:
        number = player.imps[kind]
        return self.imp(kind) if number == 1 else f"{self.imp(kind)} ({number})"

    def plan(self, plan: int) -> str:
        """The arrows of a plan; a mole plan says so."""
        arrows = " ".join(ARROWS[token_at(plan, place)] for place in range(laid(plan)))
        return f"{arrows} ({self.imp(IMP_IDS.index('mole'))})" if is_mole(plan) else arrows

    # What only the reader knows

    def own(self, view: SeatView) -> list[str]:
        """The pact, the food that will be needed, and on the way what a duel would be like."""
        lines = [self.progress(view.table, self.reader, "you"), *self.forecast(view)]
        step = view.step()
        if step is not None and step.name() in ON_THE_WAY:
            lines.append(self.rivals(view))
            if view.table.clock == 0:
                lines.append(self.say(f"{self.game.id}-last_round"))
        return lines

    def progress(self, table: State, seat: int, who: str) -> str:
        """The places of a pact, and how many of them are filled."""
        player = table.players[seat]
        places = [ON_PACT[player.pact * COLOURS + element] for element in range(COLOURS)]
        have = [min(COUNT[chunk(player.bogeys, element + 1)], places[element]) for element in range(COLOURS)]
        parts = [
            f"{self.element(ELEMENTS[each])} {have[each]}/{places[each]}" for each in range(COLOURS) if places[each]
        ]
        return self.say(
            f"{self.game.id}-pact",
            who=who,
            places=", ".join(parts),
            starting=COUNT[chunk(player.bogeys, 0)],
            filled=table.filled(seat),
            size=table.pact_size,
        )

    def forecast(self, view: SeatView) -> list[str]:
        """The food for the coming feeding, and what is missing of it, now and after the best trades."""
        table = view.table
        if table.round() == 0 or has_fed(view, self.reader):
            return []
        player = table.players[self.reader]
        hungry = player.bogeys & ~table.fed
        if hungry == 0:
            return [self.say(f"{self.game.id}-nobody_hungry")]
        needs, starters = food(table, hungry)
        listed = [self.cubes(needs)] if any(needs) else []
        listed += [self.say(f"{self.game.id}-any_food", food="+".join(map(str, starters)))] if starters else []
        phase = "night" if table.night else "day"
        lacks = lacking(list(player.cubes), needs, starters)
        enough = "yes" if lacks.total == 0 else "no"
        lines = [self.say(f"{self.game.id}-forecast", phase=phase, needs=", ".join(listed), enough=enough)]
        if lacks.total == 0:
            return lines
        saved = lacks.short == 0 or all_fed(table, player, hungry)
        return [*lines, self.lacks(lacks, saved=saved, last=collected(view, self.reader))]

    def lacks(self, lacks: Lacks, *, saved: bool, last: bool) -> str:
        listed = [self.cubes(lacks.colours)] if any(lacks.colours) else []
        others = lacks.total - sum(lacks.colours)
        listed += [self.say(f"{self.game.id}-for_starting", cubes=others)] if others > 0 else []
        return self.say(
            f"{self.game.id}-lacks",
            missing=", ".join(listed),
            trades="help"
            if lacks.short == 0
            else "dread"
            if saved
            else "partly"
            if lacks.short < lacks.total
            else "no_help",
            short=lacks.short,
            flight="yes" if last and not saved else "no",
        )

    def rivals(self, view: SeatView) -> str:
        """The dice and the chance of a duel against each rival."""
        parts = []
        for rival in range(view.seats):
            if rival != self.reader:
                own, other = view.table.strength(self.reader), view.table.strength(rival)
                mine, theirs = dice_for(own, other), dice_for(other, own)
                parts.append(f"{self.names[rival]} ({mine}:{theirs}, {percent(duel_odds(mine, theirs)[0])}%)")
        return self.say(f"{self.game.id}-rivals", rivals=", ".join(parts))

    # Dice on the table

    def duel(self, view: SeatView, duel: Duel) -> list[str]:
        """Both rows of dice, pair under pair, and how the duel stands."""
        place = self.district(DISTRICT_IDS[view.table.district(duel.seats[HOLDER])])
        lines = [self.say(f"{self.game.id}-duel", district=place, roll=max(1, duel.rolls))]
        names = [self.who(duel.seats[side]) for side in range(2)]
        width = max(map(len, names))
        for side, role in ((HOLDER, "holder"), (CHALLENGER, "challenger")):
            dice = " ".join(self.die(view, duel, side, die) for die in range(duel.counts[side])).ljust(
                4 * MOST_DUEL_DICE
            )
            lines.append(f"  {names[side].ljust(width)}  {dice}{self.say(f'{self.game.id}-role-{role}')}")
        if asked(view) in SORTED:
            score = f"{names[HOLDER]} {duel.successes(HOLDER)}, {names[CHALLENGER]} {duel.successes(CHALLENGER)}"
            lines.append(f"  {self.say(f'{self.game.id}-successes', score=score)}")
        return lines

    def die(self, view: SeatView, duel: Duel, side: int, die: int) -> str:
        """What a die shows; those that a Spark imp will roll again stand in brackets."""
        value = duel.dice[side * MOST_DUEL_DICE + die]
        if value == 0:
            return " ? "
        mine = duel.seats[side] if view.actors >> duel.seats[side] & 1 else NOTHING
        return f"({value})" if duel.marked >> die & 1 and mine != NOTHING else f" {value} "

    def fright(self, table: State, test: Fright) -> str:
        dice = [f"({value})" if test.marked >> die & 1 else f"{value}" for die, value in enumerate(test.dice)]
        target = test.target
        return self.say(
            f"{self.game.id}-fright",
            who="you" if table.turn == self.reader else "other",
            name=self.names[table.turn],
            dice=shown(dice),
            sum=test.sum(),
            target=target,
            cubes=scared(test.missed()),
        )


def asked(view: SeatView) -> str:
    """The name of what is asked now."""
    step: Step[State] | None = view.step()
    return "" if step is None else step.name()


def aligned(rows: list[list[str]], *, numbers: bool = False) -> list[str]:
    """Columns under each other; numbers to the right, but for the first column."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            text.rjust(width) if numbers and column > 0 else text.ljust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def shown(dice: list[int] | list[str]) -> str:
    """Dice in a row; `none` where there is nothing to add up."""
    return " ".join(map(str, dice)) if len(dice) > 1 else "none"


def icons(view: SeatView, cell: int) -> str:
    """The signs of what can be done in a district."""
    frighten = FRIGHTEN_SIGN if view.table.city.frighten >> cell & 1 else ""
    return frighten + (IMP_SIGN if view.table.city.imp >> cell & 1 else "")


def planning(view: SeatView) -> bool:
    """Whether new plans are being laid behind the screens."""
    return any(isinstance(step, Planning) and not step.openly for step in view.steps)
