"""The city in words."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Event
from nightlight.core.game import AnyGame, Outcome
from nightlight.core.text import Say
from nightlight.core.verb import Verb
from nightlight.games.straszydla.actions import (
    BEGAN_DUEL,
    BEGAN_FRIGHT,
    BID,
    BUY,
    CHANGED_DIE,
    DIE_FELL,
    DREAD,
    DREAD_FEED,
    DREAD_IMP,
    EXCHANGE,
    FEED,
    FRIGHTEN,
    FRIGHTENED,
    JUMP,
    MARK_DIE,
    PAY,
    POINT,
    RETREAT,
    SET,
    SETTLE,
    STANDING,
    STARTER,
    STAY,
    STEP,
    SUMMON_IMP,
    TRADE,
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
    NOTHING,
    PRICE,
    TARGET,
    WAYS,
    bits,
    strength_of,
)
from nightlight.games.straszydla.dice import MOST_DUEL_DICE, Duel, Fright
from nightlight.games.straszydla.feeding import SIP_SAVES, need
from nightlight.games.straszydla.free_actions import FREE_ACTIONS, Payment
from nightlight.games.straszydla.hints import (
    counts_for_pact,
    duel_odds,
    fright_odds,
    harvest,
    lead_of,
    outlook,
    percent,
    scared,
    side_of,
)
from nightlight.games.straszydla.odds import turns_out
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.plans import LENGTH, NO_PLAN, after_plan, laid, stepped, token_at
from nightlight.games.straszydla.table_text import ARROWS, TableText, asked, icons, shown
from nightlight.games.straszydla.turn import HOARDED
from nightlight.games.straszydla.view import SeatView

MOST_ENDS: Final = 3  # more places are no help
DETAILED: Final = 2  # so many places are told with what lies there
PLACES: Final[set[Verb]] = {STEP, STAY, TRANSFER, JUMP, POINT, RETREAT, SETTLE}  # actions that lead somewhere,
CARDS: Final[set[Verb]] = {STARTER, BUY, TRADE_IMP, DREAD_IMP, SUMMON_IMP}  # take the open card of a stack,
MEALS: Final[set[Verb]] = {FEED, DREAD_FEED, USE_SIP}  # or help a bogey


class BogeysText(TableText):
    """The view, the decision and the events of a match, for one reader.

    News that the table shows right afterwards has an empty message. Dice are told together: what falls is remembered
    until the duel stands or the test is judged.
    """

    def __init__(self, game: AnyGame, say: Say, names: list[str], reader: int) -> None:
        super().__init__(game, say, names, reader)
        self.fallen: dict[tuple[int, int], int] | None = None  # by seat and die; nothing if the roll was not heard

    # What happened

    def event(self, event: Event) -> str:
        seen = event.seen_by(self.reader)
        self.remember(seen)
        fields = [field.name for field in seen.news.fields]
        values = {
            field.name: self.noun(field, value) for field, value in zip(seen.news.fields, seen.values, strict=True)
        }
        values["who"] = "you" if "seat" in fields and seen.get("seat") == self.reader else "other"
        values["whom"] = "you" if "rival" in fields and seen.get("rival") == self.reader else "other"
        if seen.news in {STANDING, FRIGHTENED}:
            values["dice"] = self.fallen_dice(seen.get("seat"), in_order=seen.news is FRIGHTENED)
        if seen.news is STANDING:
            values["rival_dice"] = self.fallen_dice(seen.get("rival"), in_order=False)
        return self.say(f"{self.game.id}-event-{seen.news.name}", **values)

    def remember(self, event: Event) -> None:
        """The dice of the duel or test that is going on."""
        if event.news in {BEGAN_DUEL, BEGAN_FRIGHT}:
            self.fallen = {}
        elif event.news in {DIE_FELL, CHANGED_DIE} and self.fallen is not None:
            self.fallen[event.get("seat"), event.get("die")] = event.get("value") + 1

    def fallen_dice(self, seat: int, *, in_order: bool) -> str:
        """The dice of a seat as they fell, or sorted; `none` where nobody told them."""
        dice = [value for (owner, _), value in sorted((self.fallen or {}).items()) if owner == seat]
        return shown(dice if in_order else sorted(dice, reverse=True))

    # Questions

    def about_step(self, view: SeatView) -> dict[str, str | int]:
        table = view.table
        step = view.step()
        assert step is not None, "a decision is open"
        mine = table.players[self.reader]
        about: dict[str, str | int] = {"energy": mine.cubes[ENERGY], "dread": mine.dread}
        if mine.pawn != NOTHING:
            about["district"] = self.district(DISTRICT_IDS[table.district(self.reader)])
        if isinstance(step, Planning):
            plan = step.plans[self.reader]
            stage = "mark" if plan == NO_PLAN else "token"
            so_far = self.plan(plan) if laid(plan) > 0 else "none"
            return {**about, "stage": stage, "number": laid(plan) + 1, "plan": so_far}
        if isinstance(step, Payment):
            kinds = [*ELEMENTS, "energy"]
            return {
                **about,
                "what": self.bargain(view, step.action),
                "left": step.left,
                "cube": self.element(kinds[step.cube]),
            }
        if table.duel is not None:
            return {**about, **self.about_duel(table.duel)}
        if table.fright is not None:
            return {**about, "sum": table.fright.sum(), "target": table.fright.target}
        left = [ARROWS[token_at(mine.plan, place)] for place in range(table.token, laid(mine.plan))]
        return {**about, "plan": self.plan(mine.plan), "left": " ".join(left) or "none"}

    def about_duel(self, duel: Duel) -> dict[str, str | int]:
        side = side_of(duel, self.reader)
        return {
            "rival": self.names[duel.seats[1 - side]],
            "mine": duel.counts[side],
            "theirs": duel.counts[1 - side],
            "points": duel.points,
            "marked": "none" if duel.marked == 0 else "some",
            "score": f"{duel.successes(side)}:{duel.successes(1 - side)}",
        }

    def bargain(self, view: SeatView, action: int) -> str:
        """What a payment is for."""
        if TRADE.made(action):
            return f"{self.element([*ELEMENTS, 'energy'][TRADE.arg(action)])} 1"
        if TRADE_IMP.made(action):
            return self.imp(view.table.imp_tops[TRADE_IMP.arg(action)])
        return self.bogey(view.table.bogey_tops[BUY.arg(action)])

    # Options of a decision

    def about_action(self, view: SeatView, action: int) -> dict[str, str | int]:
        return {"step": asked(view), **self.about_choice(view, action)}

    def about_choice(self, view: SeatView, action: int) -> dict[str, str | int]:
        """By what is going on, else by the kind of the action."""
        verb = VERBS.verb_of(action)
        if verb in PLACES:
            return self.about_place(view, action)
        if view.table.duel is not None and action < FREE_ACTIONS:
            return self.about_duel_action(view.table.duel, action)
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
            return {"dice": dice, "target": target, "three": chances[0], "two": chances[1], "one": chances[2]}
        if USE_HOARD.made(action):
            return {"gain": f"{self.element(ELEMENTS[table.element(self.reader)])} {HOARDED}"}
        if EXCHANGE.made(action):
            return {"gain": f"{self.element(ELEMENTS[EXCHANGE.arg(action) // 2])} 1"}
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
        """A district with its cubes and icons, and who has arrived there already."""
        table = view.table
        element = self.element(ELEMENTS[table.city.element[cell]])
        signs = icons(view, cell)
        lies = f"{element} {table.cubes[cell]}"
        there = [
            self.names[seat]
            for seat, player in enumerate(table.players)
            if player.pawn == cell and player.arrival > 0 and seat != self.reader
        ]
        name = self.district(DISTRICT_IDS[table.city.tiles[cell]])
        return f"{name} ({', '.join([f'{lies} {signs}'.rstrip(), *there])})"

    def ends(self, view: SeatView, cell: int) -> str:
        """Where the rest of the plan leads from there; `none` if nothing is left of it, or too many places."""
        table = view.table
        plan = table.players[self.reader].plan
        if plan == NO_PLAN or table.token >= LENGTH:
            return "none"
        suburbs = table.city.suburbs
        cells = bits(after_plan(cell, plan, table.token, table.open_to(plan), suburbs, table.last_transfer))
        return " / ".join(self.short(view, end) for end in cells) if len(cells) <= MOST_ENDS else "none"

    def about_duel_action(self, duel: Duel, action: int) -> dict[str, str | int]:
        """What a bid could do, what the dice would say after a change, what an imp promises."""
        side = side_of(duel, self.reader)
        first = side * MOST_DUEL_DICE
        if BID.made(action):
            chance = turns_out(duel, side, BID.arg(action))
            return {"outlook": outlook(int(2 * chance - 1), duel, side)}
        if MARK_DIE.made(action):
            return {"shows": duel.dice[first + MARK_DIE.arg(action)]}
        after = duel.clone()
        shows = 0
        if SET.made(action):
            die, face = SET.args(action)
            shows = duel.dice[first + die]
            after.dice[first + die] = face + 1
        counts = duel.counts[side], duel.counts[1 - side]
        return {
            "rival": self.names[duel.seats[1 - side]],
            "shows": shows,
            "score": f"{after.successes(side)}:{after.successes(1 - side)}",
            "outlook": outlook(lead_of(after, side), after, side),
            "marked": ", ".join(str(duel.dice[first + die]) for die in bits(duel.marked)) or "none",
            "mine": counts[0],
            "theirs": counts[1],
            "win": percent(duel_odds(*counts)[0]),
            "more": counts[0] + 1,
            "win_more": percent(duel_odds(counts[0] + 1, counts[1])[0]) if counts[0] < MOST_DUEL_DICE else 0,
        }

    def about_fright_action(self, view: SeatView, test: Fright, action: int) -> dict[str, str | int]:
        """What the dice would bring after a change."""
        die, shows, total = 0, 0, test.sum()
        if SET.made(action):
            die, face = SET.args(action)
            shows = test.dice[die]
            total += face + 1 - shows
        elif MARK_DIE.made(action) or DREAD.made(action):
            die = (MARK_DIE if MARK_DIE.made(action) else DREAD).arg(action)
            shows = test.dice[die]
        target = test.target
        return {
            "shows": shows,
            "sum": total,
            "target": target,
            "cubes": scared(total, target),
            "marked": ", ".join(str(test.dice[each]) for each in bits(test.marked)) or "none",
            "score": "none",
            "outlook": "none",
        }

    # The end

    def outcome(self, view: SeatView, outcome: Outcome) -> list[str]:
        """Who won and why, then everyone from the best down."""
        winners = outcome.winners()
        names = ", ".join(self.names[seat] for seat in winners)
        who = "you" if winners == [self.reader] else "other"
        lines = [self.say(f"{self.game.id}-reason-{outcome.reason}", who=who, names=names)]
        for seat in sorted(range(view.seats), key=lambda seat: outcome.ranks[seat]):
            player = view.table.players[seat]
            lines.append(
                self.say(
                    f"{self.game.id}-place",
                    rank=outcome.ranks[seat],
                    name=self.names[seat],
                    places=outcome.scores[seat],
                    size=view.table.pact_size,
                    bogeys=player.pack(),
                    dread=player.dread,
                    cubes=player.total(),
                )
            )
        return lines
