"""Bots choose what is legal, from views only, and the same for the same seed."""

from __future__ import annotations

from nightlight.bots import BOTS, Player, bot, kinds
from nightlight.core.chance import Scripted, Seeded
from nightlight.core.game import AnyGame
from nightlight.core.step import NOBODY, GameState, View, apply, first, legal


class Watched(Player):
    """Passes views on, and remembers what was seen, offered and chosen."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.choices: list[int] = []

    def choose(self, view: View, options: list[int]) -> int:
        offered = options[:]
        choice = self.bot.choose(view, options)
        assert options == offered
        assert choice in offered
        self.choices.append(choice)
        return choice


def play(game: AnyGame, state: GameState, bots: list[Player], luck: Seeded) -> None:
    while state.actors != NOBODY:
        seat = first(state.actors)
        choice = bots[seat].choose(game.view(state, seat), legal(state, seat))
        apply(state, seat, choice, luck)


def choices(game: AnyGame, name: str, seed: int, players: int) -> list[list[int]]:
    """What a table full of bots of one kind chooses in one match."""
    bots = [Watched(bot(game, name, seed + seat)) for seat in range(players)]
    play(game, game.new(game.setup(players), Seeded(77)), list(bots), Seeded(99))
    return [watched.choices for watched in bots]


def test_bots_play_every_game_to_the_end_with_legal_choices(every_game: AnyGame) -> None:
    fewest, most = every_game.players
    for name in kinds(every_game):
        for players in range(fewest, most + 1):
            chosen = choices(every_game, name, players, players)

            assert all(len(own) > 0 for own in chosen)


def test_the_same_seed_chooses_the_same(every_game: AnyGame) -> None:
    players = every_game.players[0]

    for name in kinds(every_game):
        assert choices(every_game, name, 5, players) == choices(every_game, name, 5, players)


def test_another_seed_chooses_otherwise(every_game: AnyGame) -> None:
    players = every_game.players[1]

    assert choices(every_game, "uniform", seed=5, players=players) != choices(every_game, "uniform", 6, players)


def test_a_bot_goes_by_its_view_and_leaves_it_as_it_was(every_game: AnyGame) -> None:
    state = every_game.new(every_game.setup(every_game.players[0]), Seeded(3))
    seat = first(state.actors)
    before = state.json()
    view = every_game.view(state, seat)
    seen = view.json()

    for name in kinds(every_game):
        bot(every_game, name, 1).choose(view, legal(state, seat))

    assert view.json() == seen
    assert state.json() == before


def test_uniform_chooses_every_option_about_as_often(every_game: AnyGame) -> None:
    state = every_game.new(every_game.setup(every_game.players[0]), Scripted([]))
    seat = first(state.actors)
    view, offered = every_game.view(state, seat), legal(state, seat)
    uniform = BOTS["uniform"](every_game, 11)

    chosen = [uniform.choose(view, offered) for _ in range(400 * len(offered))]

    assert all(300 < chosen.count(option) < 500 for option in offered)  # five standard deviations


def test_greedy_takes_what_its_game_calls_best(every_game: AnyGame) -> None:
    state = every_game.new(every_game.setup(every_game.players[0]), Seeded(8))
    seat = first(state.actors)
    view, offered = every_game.view(state, seat), legal(state, seat)
    worths = {option: every_game.worth(view, option) for option in offered}

    chosen = {BOTS["greedy"](every_game, seed).choose(view, offered) for seed in range(40)}

    assert chosen == {option for option, worth in worths.items() if worth == max(worths.values())}
