"""The witness of Fear of the Dark, written from the lists of its components, FD-1.7, FD-6.8 and the table of FD-10.

What lies face down has no order before it is seen (FD-11): there is nothing that the player may not know, and so
nothing to deal anew. The census makes sure that it stays so: all that the state holds adds up with what is unseen.
"""

from __future__ import annotations

from nightlight.core.chance import Chance
from nightlight.core.step import GameState
from nightlight.games.fear_of_the_dark.content import LOST_IN_ECHO, LOST_MIND, LOST_TO_TERROR
from nightlight.games.fear_of_the_dark.revealing import Fade, Rotate
from nightlight.games.fear_of_the_dark.state import State
from witness.witness import Witness

MIND = {"strike": 1, "move": 2, "tiptoe": 1, "scout": 2, "search": 2, "clear": 1}
HAZARDS = {"terror": 4, "knockout": 3, "draught": 1, "collapse": 2, "lockdown": 2, "leak": 1}
ITEMS = {"match": 4, "paper": 2, "key": 2, "lever": 1}
SECRETS = {"door": 2, "map": 4, "info": 3}
START = 0
ROOMS = range(1, 13)  # of the box, after the start tile
SET_ASIDE = 3
FACE_DOWN = 4  # among the Items in a location, after the four kinds
OBSTACLE_TOKENS = 10
LOCK_TOKENS = 4
MATCH_TOKENS = 6
MOST_IN_HAND = 5
DEATHS = (LOST_MIND, LOST_TO_TERROR, LOST_IN_ECHO)  # may happen inside an Echo, which then never fades


def census(state: GameState) -> list[str]:
    """Tiles, cards and tokens, counted."""
    assert isinstance(state, State)
    return [*tiles_astray(state), *mind_astray(state), *cards_astray(state), *tokens_astray(state)]


def tiles_astray(state: State) -> list[str]:
    """Every room is unseen, on the map or being turned; every Echo is unseen, still there or gone (FD-13.1)."""
    laid = [tile // 4 for tile in state.labyrinth.tiles]
    turning = [int(step.tile) for step in state.steps if isinstance(step, Rotate)]
    unseen = [tile for tile in range(16) if state.tiles >> tile & 1]
    wrong = []
    if sorted(laid + turning + unseen) != [START, *(t for t in range(1, 16) if t in ROOMS or t in unseen)]:
        wrong.append(f"laid {laid}, turning {turning} and unseen {unseen} are not the tiles of the box")
    fading = [int(step.tile) for step in state.steps if isinstance(step, Fade)]
    vanished = [tile for tile in range(16) if state.vanished >> tile & 1]
    astray = set(range(13, 16)) - {*unseen, *fading, *vanished}
    if len(astray) > int(state.ending in DEATHS) or {*unseen, *fading} & {*vanished}:
        wrong.append(f"Echoes unseen {unseen}, fading {fading} and vanished {vanished} are not those of the box")
    if len(set(state.labyrinth.cells)) != len(laid):
        wrong.append("two tiles lie in one cell")
    if state.tiles_left + state.set_aside != len(unseen) or state.tiles_left < 0:
        wrong.append(f"{state.tiles_left} and {state.set_aside} set aside are not the {len(unseen)} unseen tiles")
    if not 0 <= state.set_aside <= SET_ASIDE:
        wrong.append(f"{state.set_aside} tiles are set aside")
    return wrong


def mind_astray(state: State) -> list[str]:
    """Of each kind no more than there are, in hand and deck, and never more than five in hand (FD-1.7, FD-3.8)."""
    wrong = [
        f"{kind}: {state.deck[number]} in the deck and {state.hand[number]} in hand of {copies}"
        for number, (kind, copies) in enumerate(MIND.items())
        if state.deck[number] < 0 or state.hand[number] < 0 or state.deck[number] + state.hand[number] > copies
    ]
    if sum(state.hand) > MOST_IN_HAND:
        wrong.append(f"{sum(state.hand)} cards in hand")
    return wrong


def cards_astray(state: State) -> list[str]:
    """Unseen, kept, known and discarded cards are those of the box; what is face down is unseen (FD-10)."""
    slots = list(state.slots)
    shown = 15 - len([tile for tile in range(16) if state.tiles >> tile & 1])
    wrong = [
        f"{name}: {list(unseen)} unseen of {list(box.values())}"
        for name, unseen, box in (
            ("hazards", state.hazards, HAZARDS),
            ("items", state.items, ITEMS),
            ("secrets", state.secrets, SECRETS),
        )
        if any(not 0 <= left <= copies for left, copies in zip(unseen, box.values(), strict=True))
    ]
    for number, copies in enumerate(ITEMS.values()):
        if state.items[number] + state.kept[number] + slots.count(number) > copies or state.kept[number] < 0:
            wrong.append(f"Item {number} is in two places")
    if state.kept[list(ITEMS).index("lever")] != 0:
        wrong.append("the Lever is never kept (FD-7.4)")
    if sum(state.items) != 1 + slots.count(FACE_DOWN):
        wrong.append(f"{sum(state.items)} unseen Items are not one more than those face down")
    if sum(state.secrets) != 1 + sum(state.secrets_left):
        wrong.append(f"{sum(state.secrets)} unseen Secrets are not one more than those in the locations")
    if sum(HAZARDS.values()) - sum(state.hazards) > shown or state.terrors > HAZARDS["terror"] - state.hazards[0]:
        wrong.append("more Hazards are out than could have come")
    return wrong


def tokens_astray(state: State) -> list[str]:
    """No more tokens than the box has (FD-6.8), none under the pawn, and a Leak only by its card."""
    labyrinth = state.labyrinth
    obstacles = [9 * tile + square for tile, mask in enumerate(labyrinth.obstacles) for square in squares(mask)]
    locks = [9 * tile + square for tile, mask in enumerate(labyrinth.locks) for square in squares(mask)]
    doors = sum(int(mask & 15).bit_count() for mask in labyrinth.secret_doors)
    wrong = []
    if len(obstacles) > OBSTACLE_TOKENS or len(locks) > LOCK_TOKENS or set(obstacles) & set(locks):
        wrong.append(f"Obstacles {obstacles}, Locks {locks}")
    if doors > SECRETS["door"] - state.secrets[0]:
        wrong.append(f"{doors} door tokens without a Secret Door")
    if state.pawn in obstacles + locks:
        wrong.append("the pawn stands on a token")
    if labyrinth.leak >= 0 and state.hazards[list(HAZARDS).index("leak")] != 0:
        wrong.append("a Leak token without its card")
    if not 0 <= state.matches <= MATCH_TOKENS:
        wrong.append(f"{state.matches} match tokens")
    return wrong


def squares(mask: int) -> list[int]:
    """The squares of a set of them."""
    return [square for square in range(9) if mask >> square & 1]


def redeal(state: GameState, _seat: int, _chance: Chance) -> GameState:
    """There is nothing to deal anew: what nobody has seen is not settled."""
    return state.clone()


def world(_state: GameState) -> str:
    """Nothing is unknowable."""
    return ""


def worlds(state: GameState, _seat: int) -> dict[str, int]:
    """The table itself."""
    return {world(state): 1}


FEAR_OF_THE_DARK = Witness(census, redeal, redeal, world, worlds, fewest_options=2)  # FD-12.2
