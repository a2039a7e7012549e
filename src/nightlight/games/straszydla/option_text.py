"""The options of a decision in words: where they lead, what they cost, what they promise."""

from __future__ import annotations

from typing import Final

from nightlight.core.verb import Verb
from nightlight.games.straszydla.actions import (
    BID,
    BUY,
    DREAD,
    DREAD_FEED,
    DREAD_IMP,
    EXCHANGE,
    FEED,
    FRIGHTEN,
    MARK_DIE,
    PAY,
    POINT,
    RETREAT,
    SET,
    STARTER,
    STEP,
    SUMMON_IMP,
    TRADE_IMP,
    USE_HOARD,
    USE_SIP,
    VERBS,
)
from nightlight.games.straszydla.content import (
    DISTRICT_IDS,
    ELEMENTS,
    ENERGY,
    TOKENS,
    bits,
)
from nightlight.games.straszydla.dice import MOST_DUEL_DICE, Duel, Fright, distance
from nightlight.games.straszydla.feeding import SIP_SAVES, need
from nightlight.games.straszydla.free_actions import FREE_ACTIONS, Payment
from nightlight.games.straszydla.frightening import scared, worth_energy
from nightlight.games.straszydla.odds import (
    as_it_lies,
    best_against,
    bids_end,
    dread_won,
    duel_odds,
    percent,
    side_of,
)
from nightlight.games.straszydla.outlook import LEADING, destination, ends, fright_test, harvest, outlook, purchase
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.table_text import TableText, asked
from nightlight.games.straszydla.turn import HOARDED
from nightlight.games.straszydla.view import SeatView

MINUS: Final = "\N{MINUS SIGN}"
MOST_ENDS: Final = 3  # more places are no help
DETAILED: Final = 2  # so many places are told with what lies there
CARDS: Final[set[Verb]] = {
    STARTER,
    BUY,
    TRADE_IMP,
    DREAD_IMP,
    SUMMON_IMP,
}  # actions that take the open card of a stack,
MEALS: Final[set[Verb]] = {FEED, DREAD_FEED, USE_SIP}  # or help a bogey


class OptionText(TableText):
    """What the message of an option speaks of."""

    def about_action(self, view: SeatView, action: int) -> dict[str, str | int]:
        compass = ""
        if STEP.made(action):
            compass = self.say(f"{self.game.id}-compass-{TOKENS[STEP.arg(action)]}").partition(",")[0]
        return {"step": asked(view), "compass": compass, **self.about_choice(view, action)}

    def about_choice(self, view: SeatView, action: int) -> dict[str, str | int]:
        """By what is going on, else by the kind of the action."""
        verb = VERBS.verb_of(action)
        if verb in LEADING:
            return self.about_place(view, action)
        if view.table.duel is not None and action < FREE_ACTIONS:
            return self.about_duel_action(view, view.table.duel, action)
        if view.table.fright is not None and action < FREE_ACTIONS:
            return self.about_fright_action(view, view.table.fright, action)
        if verb in CARDS:
            element = view.table.element(self.reader) if verb is SUMMON_IMP else verb.read(action)[0]
            return self.about_bogey(view, element) if verb in {STARTER, BUY} else self.about_imp(view, element)
        if verb in MEALS:
            return self.about_meal(view, verb.read(action)[0])
        return self.about_turn(view, action)

    def about_turn(self, view: SeatView, action: int) -> dict[str, str | int]:
        """The rest of the menus: what the district gives, who would flee, what is still to be paid."""
        table = view.table
        if FRIGHTEN.made(action):
            ahead = fright_test(view)
            return {
                "dice": ahead["dice"],
                "target": ahead["target"],
                "three": ahead["chances"][0],
                "two": ahead["chances"][1],
                "one": ahead["chances"][2],
                "energy": table.players[self.reader].cubes[ENERGY],
                "hit": ahead["hit"],
            }
        if USE_HOARD.made(action):
            return {"gain": self.some(ELEMENTS[table.element(self.reader)], HOARDED)}
        if EXCHANGE.made(action):
            return {"gain": self.some(ELEMENTS[EXCHANGE.arg(action) // 2], 1)}
        step = view.step()
        if PAY.made(action) and isinstance(step, Payment):
            return {"left": step.left - PAY.args(action)[1]}
        hungry = bits(table.players[self.reader].bogeys & ~table.fed)
        return {"hungry": ", ".join(self.bogey(bogey) for bogey in hungry) or "none", "count": len(hungry)}

    def about_imp(self, view: SeatView, element: int) -> dict[str, str | int]:
        imp = view.table.imp_tops[element]
        return {"imp": self.imp(imp), "rule": self.rule(imp)}

    def about_bogey(self, view: SeatView, element: int) -> dict[str, str | int]:
        bogey = view.table.bogey_tops[element]
        ahead = purchase(view, element)
        return {
            "bogey": self.bogey(bogey),
            "strengths": self.strengths(bogey, view.table.night),
            "price": ahead["price"],
            "energy": ahead["energy"],
            "serves": "yes" if ahead["serves"] else "no",
        }

    def about_meal(self, view: SeatView, bogey: int) -> dict[str, str | int]:
        left = need(view.table, bogey)
        serves = view.table.players[self.reader].counts(bogey)
        return {"food": left, "rest": max(0, left - SIP_SAVES), "serves": "yes" if serves else "no"}

    def about_place(self, view: SeatView, action: int) -> dict[str, str | int]:
        """Where the pawn would go, what lies there, and where the plan can end from there."""
        table = view.table
        if isinstance(view.step(), Planning):
            return self.about_token(view, action)
        cell = destination(table, table.players[self.reader].pawn, action)
        if STEP.made(action):
            return {"place": self.place(view, cell), "transfer": "no"}
        if POINT.made(action) or RETREAT.made(action):
            rival = "" if table.duel is None else self.names[table.duel.seats[1 - side_of(table.duel, self.reader)]]
            return {"place": self.place(view, cell), "rival": rival}
        return {"place": self.place(view, cell), "harvest": harvest(table, cell), "ends": self.ends(view, cell)}

    def about_token(self, view: SeatView, action: int) -> dict[str, str | int]:
        """The districts to which an arrow can lead after those that lie."""
        ahead = outlook(view, action)
        assert ahead is not None, "an arrow leads somewhere"
        assert ahead["kind"] == "way", "an arrow leads somewhere"
        cells = sorted(leg["end"] for leg in ahead["legs"])
        suburbs = [cell for cell in cells if view.table.city.suburbs >> cell & 1]
        detailed = len(cells) == 1 or (len(cells) == DETAILED and not suburbs)
        names = [self.place(view, cell) if detailed else self.short(view, cell) for cell in cells]
        return {"place": " / ".join(names), "transfer": "yes" if ahead["transfer"] else "no"}

    def place(self, view: SeatView, cell: int) -> str:
        """A district with its cubes and what can be done there, and who has arrived there already."""
        table = view.table
        there = [self.some(ELEMENTS[table.city.element[cell]], table.cubes[cell])]
        there += [self.say(f"{self.game.id}-people")] if table.city.frighten >> cell & 1 else []
        there += [self.say(f"{self.game.id}-an_imp")] if table.city.imp >> cell & 1 else []
        there += [
            self.names[seat]
            for seat, player in enumerate(table.players)
            if player.pawn == cell and player.arrival > 0 and seat != self.reader
        ]
        name = self.district(DISTRICT_IDS[table.city.tiles[cell]])
        return self.say(f"{self.game.id}-at", district=name, there=", ".join(there))

    def ends(self, view: SeatView, cell: int) -> str:
        """Where the rest of the plan leads from there; `none` if nothing is left of it, or too many places."""
        cells = ends(view, cell)
        return " / ".join(self.short(view, end) for end in cells) if 0 < len(cells) <= MOST_ENDS else "none"

    def about_duel_action(self, view: SeatView, duel: Duel, action: int) -> dict[str, str | int]:
        """What a bid could do, what the dice would say after a change, what an imp promises."""
        side = side_of(duel, self.reader)
        first = side * MOST_DUEL_DICE
        if BID.made(action):
            return self.about_bid(view, duel, BID.arg(action))
        if MARK_DIE.made(action):
            return {"shows": duel.dice[first + MARK_DIE.arg(action)]}
        after = duel.clone()
        shows = 0
        if SET.made(action):
            die, face = SET.args(action)
            shows = duel.dice[first + die]
            after.dice[first + die] = face + 1
            after.points -= distance(shows, face + 1)
        counts = duel.counts[side], duel.counts[1 - side]
        return {
            "rival": self.names[duel.seats[1 - side]],
            "shows": shows,
            "cost": duel.points - after.points,
            "score": f"{after.successes(side)}:{after.successes(1 - side)}",
            "outlook": as_it_lies(after, side),
            "marked": ", ".join(str(duel.dice[first + die]) for die in bits(duel.marked)) or "none",
            "mine": counts[0],
            "theirs": counts[1],
            "win": percent(duel_odds(*counts)[0]),
            "more": counts[0] + 1,
            "win_more": percent(duel_odds(counts[0] + 1, counts[1])[0]) if counts[0] < MOST_DUEL_DICE else 0,
        }

    def about_bid(self, view: SeatView, duel: Duel, bid: int) -> dict[str, str | int]:
        """How it stands against a bid of nothing, and up to which bid of the rival it wins."""
        side = side_of(duel, self.reader)
        rival = duel.seats[1 - side]
        energy = view.table.players[rival].cubes[ENERGY]
        best = best_against(duel, side, bid, energy)
        return {
            "outlook": bids_end(duel, side, bid),
            "rival": self.names[rival],
            "best": best,
            "always": "yes" if best == energy else "no",
        }

    def about_fright_action(self, view: SeatView, test: Fright, action: int) -> dict[str, str | int]:
        """What the dice would bring after a change."""
        table, shows, cost = view.table, 0, 0
        after = test.clone()
        if SET.made(action):
            die, face = SET.args(action)
            shows = test.dice[die]
            cost = distance(shows, face + 1)
            after.dice[die] = face + 1
        elif MARK_DIE.made(action) or DREAD.made(action):
            shows = test.dice[(MARK_DIE if MARK_DIE.made(action) else DREAD).arg(action)]
        mine = table.players[self.reader]
        dread = dread_won(after, mine.dread)
        return {
            "shows": shows,
            "cost": cost,
            "sum": after.sum(),
            "target": test.target,
            "cubes": scared(after.missed()),
            "dread": f"{dread:+}".replace("-", MINUS) if dread else "none",
            "then": "energy" if mine.cubes[ENERGY] > 0 or worth_energy(table, test) else "none",
            "marked": ", ".join(str(test.dice[each]) for each in bits(test.marked)) or "none",
            "score": "none",
            "outlook": "none",
        }
