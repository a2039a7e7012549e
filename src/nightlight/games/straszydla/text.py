"""The city in words."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Event
from nightlight.core.game import AnyGame, Outcome
from nightlight.core.text import Listing, Say
from nightlight.games.straszydla.actions import (
    BEGAN_DUEL,
    BEGAN_FRIGHT,
    BID,
    BUY,
    CHANGED_DIE,
    DIE_FELL,
    END,
    FRIGHTENED,
    GAINED_DREAD,
    JUMP_SIGN,
    PAID_DREAD,
    PAY,
    STANDING,
    STEP,
    TRADE,
    TRADE_IMP,
)
from nightlight.games.straszydla.content import (
    CUBES,
    DISTRICT_IDS,
    ENERGY,
    FACES,
    MOLE,
    NOTHING,
    TOKENS,
)
from nightlight.games.straszydla.dice import Duel
from nightlight.games.straszydla.feeding import Feeding
from nightlight.games.straszydla.free_actions import FREE_ACTIONS, Payment
from nightlight.games.straszydla.frightening import REROLL_PRICE
from nightlight.games.straszydla.odds import side_of
from nightlight.games.straszydla.option_text import OptionText
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.plans import NO_PLAN, laid, token_at
from nightlight.games.straszydla.state import State
from nightlight.games.straszydla.table_text import ARROWS, asked, shown
from nightlight.games.straszydla.turn import Actions
from nightlight.games.straszydla.view import SeatView

NO_TEST: Final = "none"
ROLLED: Final = "rolled"
JUDGED: Final = "judged"
REST_OF_DUEL: Final = {"duel_change", "mist", "retreat_point", "retreat"}


class BogeysText(OptionText):
    """The view, the decision and the events of a match, for one reader.

    News that the table shows right afterwards has an empty message. Dice are told together: what falls is remembered
    until the duel stands or the test is judged.
    """

    def __init__(self, game: AnyGame, say: Say, names: list[str], reader: int) -> None:
        super().__init__(game, say, names, reader)
        self.fallen: dict[tuple[int, int], int] | None = None  # by seat and die; nothing if the roll was not heard
        self.test = NO_TEST  # how far the test is that was heard last

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
        if seen.news in {GAINED_DREAD, PAID_DREAD}:
            values["why"] = self.reason(seen)
        return self.say(f"{self.game.id}-event-{seen.news.name}", **values)

    def remember(self, event: Event) -> None:
        """The dice of the duel or test that is going on, and whether it was judged."""
        if event.news in {BEGAN_DUEL, BEGAN_FRIGHT}:
            self.fallen = {}
            self.test = ROLLED if event.news is BEGAN_FRIGHT else NO_TEST
        elif event.news is FRIGHTENED:
            self.test = JUDGED
        elif event.news in {DIE_FELL, CHANGED_DIE} and self.fallen is not None:
            self.fallen[event.get("seat"), event.get("die")] = event.get("value") + 1

    def reason(self, event: Event) -> str:
        """Why dread comes or goes: for a reroll, or for sixes and ones when a test is judged (ST-10.2, ST-10.5)."""
        if self.test == ROLLED:
            return "reroll" if event.news is PAID_DREAD and event.get("number") == REROLL_PRICE else "none"
        faces = [value for (owner, _), value in (self.fallen or {}).items() if owner == event.get("seat")]
        won = faces.count(FACES) - faces.count(1)
        judged, self.test = self.test == JUDGED, NO_TEST
        return "dice" if judged and (won > 0 if event.news is GAINED_DREAD else won < 0) else "none"

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
            return {
                **about,
                "what": self.bargain(view, step.action),
                "left": step.left,
                "cube": self.element(CUBES[step.cube]),
            }
        if table.duel is not None:
            return {**about, **self.about_duel(table, table.duel)}
        if table.fright is not None:
            return {**about, "sum": table.fright.sum(), "target": table.fright.target}
        left = [ARROWS[token_at(mine.plan, place)] for place in range(table.token, laid(mine.plan))]
        return {**about, "plan": self.plan(mine.plan), "left": " ".join(left) or "none"}

    def about_duel(self, table: State, duel: Duel) -> dict[str, str | int]:
        side = side_of(duel, self.reader)
        return {
            "rival": self.names[duel.seats[1 - side]],
            "mine": duel.counts[side],
            "theirs": duel.counts[1 - side],
            "rivals": table.players[duel.seats[1 - side]].cubes[ENERGY],
            "points": duel.points,
            "marked": "none" if duel.marked == 0 else "some",
            "score": f"{duel.successes(side)}:{duel.successes(1 - side)}",
        }

    def bargain(self, view: SeatView, action: int) -> str:
        """What a payment is for."""
        if TRADE.made(action):
            return self.some(CUBES[TRADE.arg(action)], 1)
        if TRADE_IMP.made(action):
            return self.imp(view.table.imp_tops[TRADE_IMP.arg(action)])
        return self.bogey(view.table.bogey_tops[BUY.arg(action)])

    # How options are listed and typed

    def listing(self, view: SeatView, action: int) -> Listing:
        """What ends a turn stands last; free actions are listed on request."""
        if action >= FREE_ACTIONS and not PAY.made(action):
            return Listing.MORE
        return Listing.LAST if END.made(action) else Listing.USUAL

    def about_more(self, view: SeatView, count: int) -> str:
        return self.say(f"{self.game.id}-more", count=count)

    def label(self, view: SeatView, action: int) -> str:
        """Bids and payments are typed as what they are."""
        if BID.made(action):
            return str(BID.arg(action))
        return str(PAY.args(action)[1]) if PAY.made(action) else ""

    def shortcuts(self, view: SeatView, action: int) -> list[str]:
        """Arrows by the letters of the compass, English ones or those of the reader, and by their signs."""
        if not (STEP.made(action) or JUMP_SIGN.made(action)):
            return []
        way = STEP.arg(action)
        forms = self.say(f"{self.game.id}-compass-{TOKENS[way]}").split(",")
        return [*(form.strip().casefold() for form in forms), TOKENS[way].casefold(), ARROWS[way]]

    def warning(self, view: SeatView, action: int) -> str:
        if not END.made(action) or asked(view) != "feeding":
            return ""
        about = self.about_turn(view, action)
        return "" if about["hungry"] == "none" else self.say(f"{self.game.id}-warning", **about)

    def goes_on(self, view: SeatView) -> bool:
        """The next arrow, the next cubes of a payment, the rest of a duel, a test, a turn."""
        step, table = view.step(), view.table
        if isinstance(step, Planning):
            plan = step.plans[self.reader]
            return laid(plan) > 0 or (plan != NO_PLAN and table.players[self.reader].imps[MOLE] > 0)
        if isinstance(step, Actions):
            return table.frightened or table.summoned
        if isinstance(step, Feeding):
            return table.fed | table.sipped != 0
        return isinstance(step, Payment) or asked(view) in REST_OF_DUEL or table.fright is not None

    def brief(self, view: SeatView) -> list[str]:
        """The dice of a duel or a test; in a turn, what lies before the players and what the reader knows."""
        table = view.table
        if isinstance(view.step(), (Actions, Feeding)):
            return [*self.players(view), "", *self.own(view)]
        if isinstance(view.step(), (Planning, Payment)):
            return []
        if table.duel is not None:
            return self.duel(view, table.duel)
        return [] if table.fright is None else [self.fright(table, table.fright)]

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
