"""News, the table and the question of an online match, for the people at this screen."""

from __future__ import annotations

from typing import Final

from nightlight import games
from nightlight.core.text import Listing, Offer
from nightlight.terminal.choices import Choices
from nightlight.terminal.online.sight import Place
from nightlight.terminal.online.visit import Visit
from nightlight.terminal.picking import distinct, forms, how_many, pick, show_items
from nightlight.terminal.screen import ASIDE, HEADING, WARNING
from nightlight.wire.messages import Aside, Decision, Move, Prompted, Several, Words

MINUTE: Final = 60


class Questions:
    """Shows news and questions to the people at this screen, one after the other."""

    def __init__(self, visit: Visit) -> None:
        self.visit: Final = visit
        self.looking: int | None = None  # whose seat the screen shows
        self.covered = False  # until the next person presses Enter
        self._shown: tuple[object, ...] | None = None  # the question on the screen
        self._timed = False  # whether its time is shown too
        self._last: int | None = None  # whose question was shown last
        self._waiting = ""  # the last text about whom we wait for
        self._picked: list[dict[str, object]] = []  # the actions of a multiple choice awaiting confirmation
        self._plans: Final[
            dict[int, list[dict[str, object]]]
        ] = {}  # confirmed multiple choices still being entered, by seat

    @property
    def open(self) -> bool:
        """Whether a question is open."""
        return self.covered or self.asked() is not None

    def asked(self) -> int | None:
        """The seat of ours that must decide, preferably the one on show."""
        seats = [seat for seat in self.visit.sight.seats if self._open_to(seat)]
        return self.looking if self.looking in seats else next(iter(seats), None)

    def _open_to(self, seat: int) -> bool:
        decision = self.visit.decision(seat)
        return decision is not None and self.visit.answered.get(seat) != decision.id

    def place(self) -> Place | None:
        """The seat the screen shows; none before the first of several people has taken a look."""
        places = self.visit.sight.places
        if self.looking in places:
            return places[self.looking]
        return next(iter(places.values())) if len(places) == 1 else None

    def show(self) -> None:
        """Show what is due."""
        for planned in list(self._plans):
            self._follow(planned)
        seat = self.asked()
        if seat is not None and seat != self.looking:
            self._change_places(seat)
        if self.covered:
            return
        told = self.show_news()
        if seat is None:
            self._show_waiting()
        elif self._key(seat) != self._shown:
            self._show_next(seat, told=told)
        else:
            self._show_time(seat)

    def forget(self) -> None:
        """Mark what is on the screen as out of date."""
        self._shown, self._waiting, self._last = None, "", None
        self.unpick()
        self._plans.clear()

    def unpick(self) -> None:
        """Drop a multiple choice that was not confirmed."""
        self._picked = []

    def _follow(self, seat: int) -> None:
        """Give the next answer of a plan once it is asked for; skip what is no longer asked."""
        decision = self.visit.decision(seat)
        if decision is None or not self._open_to(seat):
            return
        actions = [option.action for option in decision.options]
        plan = self._plans.pop(seat)
        due = next((number for number, action in enumerate(plan) if action in actions), None)
        if due is not None:
            self._plans[seat] = plan[due + 1 :]
            self.visit.answer(seat, decision.id, actions.index(plan[due]))

    def _change_places(self, seat: int) -> None:
        """Hide what one person saw before the next one looks."""
        before, self.looking = self.looking, seat
        self._shown = self._last = None
        if len(self.visit.sight.seats) == 1 or not self._secrets():
            return
        if before is not None:
            self.visit.console.hide()
        self.covered = True
        self._say_whose()

    def _secrets(self) -> bool:
        game = "" if self.visit.sight.info is None else self.visit.sight.info.game
        return game not in games.GAMES or games.find(game).secrets

    def _say_whose(self) -> None:
        assert self.looking is not None, "somebody's turn it is"
        self.visit.console.gap()
        self.visit.console.line(self.visit.words("pass-screen", name=self.visit.sight.name(self.looking)), HEADING)

    def show_news(self) -> bool:
        """Show what happened since the last time; returns whether anything did."""
        place = self.place()
        news = [] if place is None else place.news()
        if news:
            self.visit.console.gap()
            self.visit.console.lines(news)
        return len(news) > 0

    def _show_waiting(self) -> None:
        """Show whom we are waiting for, once."""
        words = self._words()
        self._shown = None
        answered = any(self.visit.decision(seat) is not None for seat in self.visit.sight.seats)
        if words is None or words.prompt == self._waiting or answered:
            return  # the prompt is still the question that was just answered
        if self._waiting == "" and not self.visit.sight.seats:
            self.show_page()  # spectators see the table first
        self._waiting = words.prompt
        self.visit.console.line(words.prompt, ASIDE)

    def _words(self) -> Words | None:
        place = self.place()
        return None if place is None or place.update is None else place.update.words

    def _key(self, seat: int) -> tuple[object, ...]:
        decision = self.visit.decision(seat)
        assert decision is not None, "it is open"
        words = self._words()
        prompt = "" if words is None else words.prompt
        return (seat, decision.id, prompt, *(option.words for option in decision.options))

    def _show_next(self, seat: int, *, told: bool) -> None:
        """Show the next question; without the whole table if it continues the previous one."""
        words = self._words()
        brief = None if words is None or self._last != seat else words.brief
        if brief is None or (told and not brief):
            self.show_all(seat)
            return
        self.visit.console.gap()
        self.visit.console.lines(brief)
        self.show_question(seat)

    def show_all(self, seat: int) -> None:
        self.show_page()
        self.show_question(seat)

    def show_page(self) -> None:
        """The table as text."""
        words = self._words()
        if words is not None and words.page is not None:
            self.visit.console.gap()
            self.visit.console.lines(words.page)

    def show_question(self, seat: int) -> None:
        """The question with its numbered answers, and how much time is left for it."""
        visit, decision, words = self.visit, self.visit.decision(seat), self._words()
        assert decision is not None, "it is open"
        question = "" if words is None else words.prompt
        if len(visit.sight.seats) > 1:
            question = visit.words("question-to", name=visit.sight.name(seat), question=question)
        visit.console.gap()
        visit.console.line(question, HEADING)
        several = decision.several
        if several is None:
            self.choices(decision).show(visit.console)
        else:
            labels = [words_of(item) for item in several.items]
            show_items(visit.console, visit.words, labels, several.least, several.least + len(several.sums) - 1)
        self._shown, self._timed, self._waiting, self._last = self._key(seat), False, "", seat
        self._show_time(seat)

    def _show_time(self, seat: int) -> None:
        left = self.visit.sight.time_left(seat)
        if left is not None and not self._timed:
            self._timed = True
            time = f"{left // MINUTE}:{left % MINUTE:02}"
            self.visit.console.line(self.visit.words("online-time", time=time), ASIDE)

    def enter(self, entry: str) -> None:
        """Handle an entry that is not a command."""
        seat = self.asked()
        picked = self._picked
        self.unpick()
        if self.covered:
            self._uncover(entry)
        elif seat is None:
            self._not_now(entry)
        elif entry == "" and picked:
            self._plans[seat] = picked
            self._follow(seat)
        elif entry == "":
            self.show_question(seat)
        else:
            decision = self.visit.decision(seat)
            assert decision is not None, "it is open"
            self._choose(seat, decision, entry)

    def _uncover(self, entry: str) -> None:
        if entry == "":
            self.covered = False
        else:
            self._say_whose()

    def _not_now(self, entry: str) -> None:
        self._waiting = ""
        if entry != "":
            self.visit.console.line(self.visit.words("online-not-asked"), WARNING)

    def means(self, entry: str, *, seen: bool) -> bool:
        """Whether the entry names an option of the open question; with `seen`, by its label on the screen."""
        decision = self.visit.decision(self.asked())
        if self.covered or decision is None or decision.several is not None:
            return False
        return self.choices(decision).read(entry, seen=seen) is not None

    def look_up(self, entry: str) -> bool:
        """Show more options, or what the game has under that word; returns whether there is anything."""
        decision = self.visit.decision(self.asked())
        choices = None if decision is None or decision.several is not None else self.choices(decision)
        if choices is not None and not self.covered and choices.wants_more(entry):
            self.visit.console.gap()
            choices.show_more(self.visit.console)
            return True
        asides = [aside for aside in self.asides() if entry.casefold() in forms(aside.words)]
        for aside in asides:
            self.visit.console.gap()
            self.visit.console.lines(aside.lines)
        return len(asides) > 0

    def asides(self) -> list[Aside]:
        words = self._words()
        return [] if words is None or self.covered else words.asides

    def how_to_answer(self) -> str:
        """What can be typed as an answer."""
        decision = self.visit.decision(self.asked())
        if decision is None:
            return self.visit.words("help-waiting")
        if decision.several is None:
            first, last = self.choices(decision).span()
            return self.visit.words("help-number", first=first, last=last)
        least = decision.several.least
        return how_many(self.visit.words, least, least + len(decision.several.sums) - 1)

    def _choose(self, seat: int, decision: Decision, entry: str) -> None:
        if decision.several is not None:
            several = decision.several
            labels = [words_of(item) for item in several.items]
            places = pick(self.visit.console, self.visit.words, entry, labels, several.least, several.sums)
            self._picked = answers(several, places) if places else []
            return
        choices = self.choices(decision)
        chosen = choices.read(entry)
        if chosen is None:
            first, last = choices.span()
            key = "no-such-option" if entry.isdecimal() else "not-a-command"
            self.visit.console.line(self.visit.words(key, entry=entry, first=first, last=last), WARNING)
            return
        place = offered(decision)[chosen]
        option = decision.options[place]
        warning = "" if option.prompted is None else option.prompted.warning
        if warning != "":
            self.visit.console.line(self.visit.words("sure", warning=warning), WARNING)
            self._picked = [option.action]
        else:
            self.visit.answer(seat, decision.id, place)

    def choices(self, decision: Decision) -> Choices:
        """The options of a question, as they are typed."""
        offers = [offer(decision.options[place]) for place in offered(decision)]
        return Choices(offers, decision.more or "", self.visit.words)

    def clause(self) -> str | None:
        """The clause behind the open question."""
        decision = self.visit.decision(self.asked())
        return None if decision is None else decision.clause


def offered(decision: Decision) -> list[int]:
    """The options by index; of those with the same text, the first."""
    return distinct([words_of(option) for option in decision.options])


def words_of(option: Move) -> str:
    """The option in the reader's language."""
    return option.words or ""


def offer(option: Move) -> Offer:
    """The option as a prompt lists it."""
    prompted = option.prompted or Prompted()
    return Offer(words_of(option), Listing(prompted.listing), prompted.label, prompted.shortcuts)


def answers(several: Several, places: list[int]) -> list[dict[str, object]]:
    """The actions that choosing the items at these indices amounts to."""
    given = [several.items[place].action for place in places]
    return given if several.last is None else [*given, several.last]
