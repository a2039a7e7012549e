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
    JUMP,
    MARK_DIE,
    PAY,
    POINT,
    RETREAT,
    SET,
    SETTLE,
    STARTER,
    STAY,
    STEP,
    SUMMON_IMP,
    TOKENS,
    TRADE_IMP,
    TRANSFER,
    USE_HOARD,
    USE_SIP,
    VERBS,
)
from nightlight.games.straszydla.content import (
    DISTRICT_IDS,
    ELEMENTS,
    ENERGY,
    PRICE,
    TARGET,
    WAYS,
    bits,
    strength_of,
)
from nightlight.games.straszydla.dice import MOST_DUEL_DICE, Duel, Fright, distance
from nightlight.games.straszydla.feeding import SIP_SAVES, need
from nightlight.games.straszydla.free_actions import FREE_ACTIONS, Payment
from nightlight.games.straszydla.frightening import worth_energy
from nightlight.games.straszydla.hints import (
    best_against,
    counts_for_pact,
    dread_won,
    duel_odds,
    ends,
    fright_odds,
    harvest,
    hit_odds,
    lead_of,
    outlook,
    percent,
    scared,
    side_of,
)
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.plans import LENGTH, NO_PLAN, after_plan, laid, stepped
from nightlight.games.straszydla.table_text import TableText, asked
from nightlight.games.straszydla.turn import HOARDED
from nightlight.games.straszydla.view import SeatView

MINUS: Final = "\N{MINUS SIGN}"
MOST_ENDS: Final = 3  # more places are no help
DETAILED: Final = 2  # so many places are told with what lies there
PLACES: Final[set[Verb]] = {STEP, STAY, TRANSFER, JUMP, POINT, RETREAT, SETTLE}  # actions that lead somewhere,
CARDS: Final[set[Verb]] = {STARTER, BUY, TRADE_IMP, DREAD_IMP, SUMMON_IMP}  # take the open card of a stack,
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
        if verb in PLACES:
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
            dice, target = table.players[self.reader].pack(), table.strength(self.reader)
            chances = [percent(chance) for chance in fright_odds(dice, target)]
            energy = table.players[self.reader].cubes[ENERGY]
            return {
                "dice": dice,
                "target": target,
                "three": chances[0],
                "two": chances[1],
                "one": chances[2],
                "energy": energy,
                "hit": percent(hit_odds(dice, target, energy)),
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
        return {
            "bogey": self.bogey(bogey),
            "strengths": self.strengths(bogey, view.table.night),
            "price": PRICE[bogey],
            "energy": strength_of(bogey, view.table.night),
            "serves": "yes" if self.serves(view, bogey) else "no",
        }

    def about_meal(self, view: SeatView, bogey: int) -> dict[str, str | int]:
        left = need(view.table, bogey)
        serves = counts_for_pact(view.table.players[self.reader], bogey)
        return {"food": left, "rest": max(0, left - SIP_SAVES), "serves": "yes" if serves else "no"}

    def about_place(self, view: SeatView, action: int) -> dict[str, str | int]:
        """Where the pawn would go, what lies there, and where the plan can end from there."""
        table = view.table
        step = view.step()
        if isinstance(step, Planning):
            return self.about_token(view, step, STEP.arg(action))
        pawn = table.players[self.reader].pawn
        if STEP.made(action):
            return {"place": self.place(view, TARGET[pawn * WAYS + STEP.arg(action)]), "transfer": "no"}
        if POINT.made(action) or RETREAT.made(action):
            cell = (POINT if POINT.made(action) else RETREAT).arg(action)
            rival = "" if table.duel is None else self.names[table.duel.seats[1 - side_of(table.duel, self.reader)]]
            return {"place": self.place(view, cell), "rival": rival}
        for verb in (TRANSFER, JUMP, SETTLE):
            if verb.made(action):
                cell = table.city.suburb_cells[verb.arg(action)]
                return {"place": self.place(view, cell), "harvest": harvest(view, cell), "ends": self.ends(view, cell)}
        return {"place": self.place(view, pawn), "ends": self.ends(view, pawn)}

    def about_token(self, view: SeatView, step: Planning, token: int) -> dict[str, str | int]:
        """The districts to which an arrow can lead after those that lie."""
        table = view.table
        plan = step.plans[self.reader]
        open_cells = table.open_to(plan)
        cells = after_plan(table.players[self.reader].pawn, plan, 0, open_cells, table.city.suburbs)
        targets = bits(stepped(cells, token) & open_cells)
        suburbs = [cell for cell in targets if table.city.suburbs >> cell & 1]
        others = table.city.suburbs & open_cells & ~sum(1 << cell for cell in suburbs)
        on = table.last_transfer or laid(plan) + 1 < LENGTH
        detailed = len(targets) == 1 or (len(targets) == DETAILED and not suburbs)
        names = [self.place(view, cell) if detailed else self.short(view, cell) for cell in targets]
        return {"place": " / ".join(names), "transfer": "yes" if suburbs and others and on else "no"}

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
        table = view.table
        plan = table.players[self.reader].plan
        if plan == NO_PLAN or table.token >= LENGTH:
            return "none"
        suburbs = table.city.suburbs
        cells = bits(after_plan(cell, plan, table.token, table.open_to(plan), suburbs, table.last_transfer))
        return " / ".join(self.short(view, end) for end in cells) if len(cells) <= MOST_ENDS else "none"

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
            "outlook": outlook(lead_of(after, side), after, side),
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
            "outlook": ends(duel, side, bid),
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
            "cubes": scared(after.sum(), test.target),
            "dread": f"{dread:+}".replace("-", MINUS) if dread else "none",
            "then": "energy" if mine.cubes[ENERGY] > 0 or worth_energy(table, test) else "none",
            "marked": ", ".join(str(test.dice[each]) for each in bits(test.marked)) or "none",
            "score": "none",
            "outlook": "none",
        }
