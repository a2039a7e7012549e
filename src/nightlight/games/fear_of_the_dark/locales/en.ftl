fear-of-the-dark-title = Fear of the Dark
fear-of-the-dark-tagline = a few matches in a black labyrinth: uncover it all, then find the way out
fear-of-the-dark-goal = The goal: reveal the whole labyrinth, then leave it by a door with nothing behind it, before the last Mind card is gone.
fear-of-the-dark-hint = It weighs rooms revealed, things found and steps gained against the Mind cards and the light they cost.
fear-of-the-dark-over = The labyrinth falls silent, the game is over.

## Options

fear-of-the-dark-option-difficulty = Difficulty
fear-of-the-dark-option-difficulty-about = How many matches you carry, and whether the dark can kill at once.
fear-of-the-dark-option-difficulty-normal = normal
fear-of-the-dark-option-difficulty-easy = easy, without instant death
fear-of-the-dark-option-difficulty-hard = hard, with 5 matches
fear-of-the-dark-option-difficulty-very_hard = very hard, with 4 matches

## Names

fear-of-the-dark-name-strike = Strike a Match
fear-of-the-dark-name-move = Move
fear-of-the-dark-name-tiptoe = Tiptoe
fear-of-the-dark-name-scout = Scout
fear-of-the-dark-name-search = Search
fear-of-the-dark-name-clear = Remove Obstacle

fear-of-the-dark-name-terror = Terror
fear-of-the-dark-name-knockout = Knockout
fear-of-the-dark-name-draught = Draught
fear-of-the-dark-name-collapse = Collapse
fear-of-the-dark-name-lockdown = Lockdown
fear-of-the-dark-name-leak = Leak

fear-of-the-dark-name-match = Match
fear-of-the-dark-name-paper = Scrap of paper
fear-of-the-dark-name-key = Key
fear-of-the-dark-name-lever = Lever

fear-of-the-dark-name-door = Secret Door
fear-of-the-dark-name-map = Secret Map
fear-of-the-dark-name-info = Information

fear-of-the-dark-name-obstacle = Obstacle
fear-of-the-dark-name-lock = Lock

fear-of-the-dark-name-N = north
fear-of-the-dark-name-E = east
fear-of-the-dark-name-S = south
fear-of-the-dark-name-W = west

fear-of-the-dark-square-0 = north-west corner
fear-of-the-dark-square-1 = north side
fear-of-the-dark-square-2 = north-east corner
fear-of-the-dark-square-3 = west side
fear-of-the-dark-square-4 = centre
fear-of-the-dark-square-5 = east side
fear-of-the-dark-square-6 = south-west corner
fear-of-the-dark-square-7 = south side
fear-of-the-dark-square-8 = south-east corner

fear-of-the-dark-copies = { $name } ×{ $count }
fear-of-the-dark-none = none

## Rules in short

fear-of-the-dark-rule-strike = spend a match and build your hand to 5
fear-of-the-dark-rule-move = up to 4 steps
fear-of-the-dark-rule-tiptoe = up to 2 steps, holes too
fear-of-the-dark-rule-scout = reveal the room behind the unused door where you stand, without going in
fear-of-the-dark-rule-search = take an Item or a Secret that you stand beside
fear-of-the-dark-rule-clear = remove an Obstacle beside you
fear-of-the-dark-rule-match = gives you one more match
fear-of-the-dark-rule-paper = builds your hand to 3, in Light
fear-of-the-dark-rule-key = opens a Lock beside you
fear-of-the-dark-rule-lever = opens a Lock anywhere, at once

## The table

fear-of-the-dark-light = LIGHT. Cards that are played return to the deck.
fear-of-the-dark-lighting = LIGHT: a match is burning. Plan what you will do in its light.
fear-of-the-dark-darkness =
    DARKNESS. Every action costs a Mind card for good.{ $match ->
        [yes] { " A match brings light." }
       *[no] { "" }
    }
fear-of-the-dark-leaking = The Leak: in this room no match burns.
fear-of-the-dark-sealed = No unused door is left! Only a Secret Door can still open a way.
fear-of-the-dark-stranded = No unused door is in reach! Only a find can help: a Key, a Lever, a match or a Secret Door.

fear-of-the-dark-row-matches = Matches
fear-of-the-dark-row-terrors = Terrors
fear-of-the-dark-row-hand = Hand
fear-of-the-dark-row-deck = Mind deck
fear-of-the-dark-row-lost = Lost Mind
fear-of-the-dark-row-kept = Kept Items
fear-of-the-dark-row-tiles = Labyrinth
fear-of-the-dark-row-hazards = Unseen Hazards
fear-of-the-dark-row-unseen_items = Unseen Items
fear-of-the-dark-row-unseen_secrets = Unseen Secrets
fear-of-the-dark-row-locations = Locations
fear-of-the-dark-row-items = Items
fear-of-the-dark-row-secrets = Secrets

fear-of-the-dark-matches = { $matches } of { $most }
fear-of-the-dark-terrors =
    { $deadly ->
        [yes] { $terrors ->
            [0] none (the second is death)
            [1] { $terrors }: ONE MORE IS DEATH
           *[other] { $terrors }
        }
       *[no] { $terrors }
    }
fear-of-the-dark-tiles =
    { $left } to reveal, { $aside } set aside; next: dangerous { $danger }%, Dark Echo { $echo }%
fear-of-the-dark-all_revealed = all revealed: find a way out!
fear-of-the-dark-unseen = { $cards } (1 in the box)

fear-of-the-dark-legend-pawn =
    { $who ->
        [you] you
       *[other] { $name }
    }{ $stands ->
        [hole] { " (on a hole)" }
       *[floor] { "" }
    }
fear-of-the-dark-legend-floor = floor
fear-of-the-dark-legend-water = flooded floor (Leak)
fear-of-the-dark-legend-hole = hole
fear-of-the-dark-legend-obstacle = Obstacle
fear-of-the-dark-legend-lock = Lock
fear-of-the-dark-legend-item = Item
fear-of-the-dark-legend-secret = Secret
fear-of-the-dark-legend-searched = searched out
fear-of-the-dark-legend-unused = unused door
fear-of-the-dark-legend-way_out = WAY OUT
fear-of-the-dark-legend-blocked = blocked door
fear-of-the-dark-rooms =
    { $rooms ->
        [1] A room
       *[other] A–{ $last } rooms
    }

## Questions

fear-of-the-dark-step-act =
    { $light ->
        [yes] What do you do?
       *[no] It is dark. What do you do?
    }
fear-of-the-dark-step-build = Which card do you take? You hold { $held } of { $size }.
fear-of-the-dark-step-step =
    Where do you step? { $left ->
        [one] { $left } step left.
       *[other] { $left } steps left.
    }
fear-of-the-dark-step-target =
    { $purpose ->
        [search] Where do you search?
        [clear] Which Obstacle do you remove?
       *[key] Which Lock does your Key open?
    }
fear-of-the-dark-step-rotate =
    How does the new room { $room } lie? { $danger ->
        [strikes] It is dangerous: its Hazard will strike you.
        [shown] It is dangerous, but from outside only a Leak matters.
        [ignored] It is dangerous, but the map keeps its Hazard away.
       *[none] It is quiet.
    }
fear-of-the-dark-step-lose_card = Terror! Which Mind card do you lose for good?
fear-of-the-dark-step-slot = Location { $location }: which Item do you take?
fear-of-the-dark-step-lock = The Lever opens one Lock. Which?
fear-of-the-dark-step-map_door = The Secret Map shows the room behind one unused door. Which?
fear-of-the-dark-step-wall = The Secret Door opens one wall. Which?

## Options of a decision

fear-of-the-dark-action-match =
    Spend a match: build your hand to { $hand }, { $matches ->
        [0] your last match
        [one] { $matches } match left
       *[other] { $matches } matches left
    }{ $stronger ->
        [yes] ; WEAKER than Strike a Match ({ $five })
       *[no] { "" }
    }
fear-of-the-dark-action-play = { $card } (returned): { $does }
fear-of-the-dark-action-walk = Walk with { $card } (returned): { $does }
fear-of-the-dark-action-wild_strike = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_move = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_tiptoe = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_scout = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_search = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_clear = { fear-of-the-dark-burn }
fear-of-the-dark-action-dark = { fear-of-the-dark-burn }
fear-of-the-dark-burn =
    { $price ->
        [last] Lose your LAST card for good
       *[lost] Lose { $card } for good
    }: { $effect }, { $does }
fear-of-the-dark-action-item = { $item }: { $does }
fear-of-the-dark-action-concede = Give up

fear-of-the-dark-steps =
    { $holes ->
        [yes] up to { $steps } steps, holes too
       *[no] up to { $steps } steps
    }
fear-of-the-dark-door_in = an unused door in { $steps }
fear-of-the-dark-out_in = OUT in { $steps }!
fear-of-the-dark-does-strike =
    hand to { $hand }, { $matches ->
        [0] your last match
        [one] { $matches } match left
       *[other] { $matches } matches left
    }
fear-of-the-dark-does-scout = look behind the door, { $side }
fear-of-the-dark-does-clear = { $sides }
fear-of-the-dark-mark_item =
    Item { $location } ({ $known ->
        [none] { $side }
       *[other] { $side }: { $known }
    })
fear-of-the-dark-mark_secret = Secret { $location } ({ $side })
fear-of-the-dark-token_at = { $token } ({ $side })
fear-of-the-dark-use-match = one more match, { $matches } of 6
fear-of-the-dark-use-paper = burn it, build your hand to { $hand }
fear-of-the-dark-use-key = open a Lock ({ $sides })

fear-of-the-dark-action-take = { $card } ({ $copies } in the deck): { $rule }
fear-of-the-dark-action-step = Step { $side }: { $there }
fear-of-the-dark-there-floor = floor
fear-of-the-dark-there-hole = hole
fear-of-the-dark-there-room = into room { $room }
fear-of-the-dark-there-leak = the Leak will put out your light
fear-of-the-dark-there-out = OUT of the labyrinth!
fear-of-the-dark-there-unknown =
    through the unused door (dangerous { $danger }%, Dark Echo { $echo }%{ $death ->
        [0] { "" }
       *[other] , death { $death }%
    })
fear-of-the-dark-action-stop = Stop here
fear-of-the-dark-action-target = { $what }
fear-of-the-dark-action-rotate = { $degrees }: { $doors }
fear-of-the-dark-door-unused = { $side } unused
fear-of-the-dark-door-way_out = { $side } WAY OUT
fear-of-the-dark-door-connected = { $side } to { $room }
fear-of-the-dark-door-blocked = { $side } blocked by { $room }
fear-of-the-dark-door-blocks = { $side } shuts a door of { $room }
fear-of-the-dark-door-none = NO UNUSED DOOR LEFT!
fear-of-the-dark-door-far = NO UNUSED DOOR IN REACH!
fear-of-the-dark-action-deck = { $card }, from the deck
fear-of-the-dark-action-hand = { $card }, from your hand
fear-of-the-dark-action-slot = { $item }: { $rule }
fear-of-the-dark-action-lock = Room { $tile }, { $square }
fear-of-the-dark-action-map_door = Room { $tile }, { $side }
fear-of-the-dark-action-wall =
    Room { $tile }, { $side } ({ $behind ->
        [none] nothing behind it yet
       *[other] behind it room { $behind }
    })

## What happens (an empty message is news that the table shows anyway)

fear-of-the-dark-event-lit_match =
    A match flares up. { $matches ->
        [0] It was the last.
        [one] { $matches } is left.
       *[other] { $matches } are left.
    }
fear-of-the-dark-event-played = { $card }: the card returns to the deck.
fear-of-the-dark-event-walked = A short walk: { $card } returns to the deck.
fear-of-the-dark-event-burned = { $card } is lost for good: { $effect }.
fear-of-the-dark-event-groped = In the dark { $card } is lost for good: { $effect }.
fear-of-the-dark-event-took = In hand: { $card }.
fear-of-the-dark-event-stepped = A step { $side }.
fear-of-the-dark-event-stopped = { "" }
fear-of-the-dark-event-revealed =
    { $mode ->
        [enter] Through the door:
        [scout] Behind the door:
       *[map] On the map:
    } { $room ->
        [quiet_room] a quiet room.
        [dangerous_room] a dangerous room.
        [quiet_echo] a Dark Echo.
       *[dangerous_echo] a dangerous Dark Echo!
    }
fear-of-the-dark-event-placed = { "" }
fear-of-the-dark-event-entered = { "" }
fear-of-the-dark-event-vanished = The Dark Echo fades away.
fear-of-the-dark-event-drew_hazard =
    { $force ->
        [acts] Hazard: { $hazard }!
       *[none] Hazard: { $hazard }. No effect, nobody is inside.
    }
fear-of-the-dark-event-frightened = Terror creeps into the mind. Terrors: { $terrors }.
fear-of-the-dark-event-lost_card = Lost for good: { $card }.
fear-of-the-dark-event-grew = The labyrinth grows. Tiles to reveal: { $tiles }.
fear-of-the-dark-event-went_dark =
    { $cause }: the light goes out, { $cards ->
        [one] { $cards } card returns
       *[other] { $cards } cards return
    } to the deck.
fear-of-the-dark-event-leaked = Water pours in: from now on no match burns in this room.
fear-of-the-dark-event-token_laid = { $token } in room { $tile }, { $square }.
fear-of-the-dark-event-token_gone = { $token } gone from room { $tile }, { $square }.
fear-of-the-dark-event-found_item = Found in location { $location }: { $item }.
fear-of-the-dark-event-fetched_item = Taken from location { $location }: { $item }.
fear-of-the-dark-event-saw_item = Location { $location } holds: { $item }.
fear-of-the-dark-event-used_item = Used: { $item }.
fear-of-the-dark-event-gained_match = Matches now: { $matches }.
fear-of-the-dark-event-found_secret = A Secret in location { $location }: { $secret }.
fear-of-the-dark-event-opened_door = A secret door opens: room { $tile }, { $side }.
fear-of-the-dark-event-in_vain = { $cause }: nothing happens.
fear-of-the-dark-event-ended = { "" }

## The end

fear-of-the-dark-reason-escaped =
    { $who ->
        [you] You are out of the labyrinth: you win!
       *[other] { $name } is out of the labyrinth and wins!
    }
fear-of-the-dark-reason-mind =
    { $who ->
        [you] Your last Mind card is gone: the dark keeps you. You lose.
       *[other] The last Mind card is gone: the dark keeps { $name }. A loss.
    }
fear-of-the-dark-reason-terror =
    { $who ->
        [you] A second Terror: your heart stops. You lose.
       *[other] A second Terror stops the heart of { $name }. A loss.
    }
fear-of-the-dark-reason-echo =
    { $who ->
        [you] The Dark Echo closes around you. You lose.
       *[other] The Dark Echo closes around { $name }. A loss.
    }
fear-of-the-dark-reason-stuck =
    { $who ->
        [you] There is nothing left that you could do. You lose.
       *[other] There is nothing left that { $name } could do. A loss.
    }
fear-of-the-dark-reason-conceded =
    { $who ->
        [you] You give up and stay in the dark. You lose.
       *[other] { $name } gives up and stays in the dark. A loss.
    }
fear-of-the-dark-result =
    { $name }: tiles revealed { $tiles }; left: Mind cards { $mind }, matches { $matches }.

## The first match: what the teacher says

fear-of-the-dark-lesson-welcome = You are alone in a black labyrinth, with six matches. Reveal it room by room; when nothing is left to reveal, every unused door is a way out. Your nine Mind cards are your moves and your life.
fear-of-the-dark-lesson-match = It is dark, and in the dark whatever you do costs a Mind card for good. So spend a match first.
fear-of-the-dark-lesson-build = A match lets you take three Mind cards of your choice: your plan. Take Move, Move again, and Scout.
fear-of-the-dark-lesson-move = As long as you hold cards there is Light: what you play returns to the deck, and nothing is lost. Play Move, up to four steps. The only free way leads west.
fear-of-the-dark-lesson-stop = You stand at an unused door: nobody knows what is behind it. Do not walk in blindly, stop here.
fear-of-the-dark-lesson-scout = Play Scout: it shows you the room without your going in.
fear-of-the-dark-lesson-rotate = You turn the new room as you like, as long as one of its doors meets yours. At one end of this corridor is an Item, at the other a Secret. Turn it so that the Item is near you.
fear-of-the-dark-lesson-enter = A Hazard was hiding there, a Knockout, but it strikes only those who walk in unprepared. That is what Scout is good for. Now play Move.
fear-of-the-dark-lesson-through = Step west. A room that is already revealed does you no harm.
fear-of-the-dark-lesson-item = The Item is right beside you. Stop here.
fear-of-the-dark-lesson-dark = Your hand is empty: Darkness. You can still grope about, but each action now burns a Mind card for good. Give up one Search and take the Item.
fear-of-the-dark-lesson-use = A Match! Items are kept, and using them costs no card. Use it: one more match.
fear-of-the-dark-lesson-again = Enough groping. Spend a match, and there is Light again.
fear-of-the-dark-lesson-plan = What do you need next? Strike a Match, to light the next match; Move; and Search, for the Secret at the end of the corridor.
fear-of-the-dark-lesson-corridor = Play Move and walk west, to the far door.
fear-of-the-dark-lesson-blind = This time you have no Scout. Be brave for once and step through the unused door: whatever waits there will strike at once.
fear-of-the-dark-lesson-terror = A Dark Echo, and in it Terror! It costs you a Mind card of your choice, and on higher difficulties a second Terror is death. Give up one of your two Scouts; never give up Strike a Match.
fear-of-the-dark-lesson-echo = An Echo is no room: it fades, you are back at the door, and the next tile comes. This room is quiet. Turn it so that floor begins right behind the door.
fear-of-the-dark-lesson-strike = Now play Strike a Match. Lit on its own, a match builds your hand to three cards; with this card, to five. You have few matches: let each of them bring five.
fear-of-the-dark-lesson-five = Strike a Match is back in the deck already: take it again, first of all, and do so every time. Then Move, Move again, and Scout.
fear-of-the-dark-lesson-secret = The Secret is beside you. Secrets can be found only in Light, and you still have it: play Search.
fear-of-the-dark-lesson-map = A Secret Map! It reveals the room behind any unused door, however far, and keeps its Hazard away. Choose the north door of the room where you began.
fear-of-the-dark-lesson-last = A dangerous room, and it cannot touch you. Place it so that new doors open to the north and the east.
fear-of-the-dark-lesson-end = Light keeps your Mind, and darkness eats it. Keep Strike a Match in every hand and play it before the light goes out; look behind doors before you go in. Eight tiles are still to be revealed; after the last one, walk out through any unused door and you win. If your last Mind card goes, the dark keeps you.

## The board

fear-of-the-dark-card-strike = Strike
fear-of-the-dark-card-move = Move
fear-of-the-dark-card-tiptoe = Tiptoe
fear-of-the-dark-card-scout = Scout
fear-of-the-dark-card-search = Search
fear-of-the-dark-card-clear = Clear
fear-of-the-dark-card-match = Match
fear-of-the-dark-card-paper = Paper
fear-of-the-dark-card-key = Key
fear-of-the-dark-card-lever = Lever

fear-of-the-dark-board-map = Map of the labyrinth, seen from above
fear-of-the-dark-board-places = Lit places
fear-of-the-dark-board-mine = Your matches, Mind and Items
fear-of-the-dark-board-way-out = way out
fear-of-the-dark-board-larger = Larger map
fear-of-the-dark-board-smaller = Smaller map
fear-of-the-dark-board-centre = Back to the Lost One
fear-of-the-dark-key-pan = move the map
fear-of-the-dark-key-turn-left = Turn the room left
fear-of-the-dark-key-turn-right = Turn the room right
fear-of-the-dark-board-edge-west = Lit places to the west: { $lit }
fear-of-the-dark-board-edge-east = Lit places to the east: { $lit }
fear-of-the-dark-board-edge-north = Lit places to the north: { $lit }
fear-of-the-dark-board-edge-south = Lit places to the south: { $lit }
fear-of-the-dark-board-go =
    Room { $room }, { $square }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $wet ->
        [yes] , the Leak puts out your light
       *[no] { "" }
    }
fear-of-the-dark-board-go-out =
    Room { $room }, { $out ->
        [yes] out through the door
       *[no] through the unused door
    } ({ $side }): { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }

fear-of-the-dark-board-light = Light
fear-of-the-dark-board-darkness = Darkness
fear-of-the-dark-board-in-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
fear-of-the-dark-board-dark-price = every action burns a card
fear-of-the-dark-board-forms = What to use { $card } for
fear-of-the-dark-board-form =
    { $steps ->
        [0] { $card }
       *[other] { $card } { $steps }
    }
fear-of-the-dark-board-walk = Walk { $steps }
fear-of-the-dark-board-burn-for = Burn for…
fear-of-the-dark-board-for-good = lost for good
fear-of-the-dark-board-returns = returns
fear-of-the-dark-board-burns = { $card } burns
fear-of-the-dark-board-not-here = not here
fear-of-the-dark-board-strike = Light a match
fear-of-the-dark-board-strike-hand = hand to 3
fear-of-the-dark-board-strike-five = hand to 5
fear-of-the-dark-board-steps-left =
    { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
fear-of-the-dark-board-build = Take cards from your deck: { $held } of { $size }.
fear-of-the-dark-board-usual = Usual hand
fear-of-the-dark-board-lose = Terror: choose the card that you lose, below.

fear-of-the-dark-board-no-strike = Strike needs a match that can burn here, and cards in the deck.
fear-of-the-dark-board-no-move = There is nowhere to step from here.
fear-of-the-dark-board-no-tiptoe = There is nowhere to tiptoe from here.
fear-of-the-dark-board-no-scout = Scout works on the square of an unused door.
fear-of-the-dark-board-no-search = There is nothing to search beside you; Secrets need Light.
fear-of-the-dark-board-no-clear = There is no Obstacle beside you.
fear-of-the-dark-board-why-obstacle = Stand beside it and clear it.
fear-of-the-dark-board-why-lock = A Key opens it from beside, a Lever from anywhere.
fear-of-the-dark-board-why-hole = Only Tiptoe crosses it.
fear-of-the-dark-board-why-item = Stand beside them and search.
fear-of-the-dark-board-why-secret = Stand beside them with Light and search.
fear-of-the-dark-board-why-searched = Already searched: nothing is left here.
fear-of-the-dark-board-why-far = Out of reach for what you have chosen.
fear-of-the-dark-board-why-match = You can carry six matches, and a Match is used when you choose an action.
fear-of-the-dark-board-why-paper = Paper needs Light, and one or two cards in hand.
fear-of-the-dark-board-why-key = A Key opens a Lock beside you.
fear-of-the-dark-board-why-lever = A Lever works at once.

fear-of-the-dark-board-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
fear-of-the-dark-board-hand = Hand: { $cards }
fear-of-the-dark-board-hand-empty = Empty: it is dark.
fear-of-the-dark-board-deck = Mind deck: { $cards }
fear-of-the-dark-board-lost = Lost for good: { $cards }
fear-of-the-dark-board-items = Items: { $items }

fear-of-the-dark-board-dark = The Dark
fear-of-the-dark-board-hazards = Hazards unseen
fear-of-the-dark-board-locations = Items and Secrets left
fear-of-the-dark-board-pile-tiles = labyrinth
fear-of-the-dark-board-pile-aside = set aside
fear-of-the-dark-board-pile-hazards = Hazards
fear-of-the-dark-board-terrors =
    Terrors: { $terrors }. { $deadly ->
        [yes] The second is the end.
       *[no] Each costs a card.
    }
fear-of-the-dark-board-next = Next: { $hazard }% Hazard, { $echo }% Dark Echo.
fear-of-the-dark-board-entered = Entered unseen: { $chance }% death.
fear-of-the-dark-board-seen = Item { $location } was seen: { $items }.
fear-of-the-dark-board-chip-rooms =
    { $tiles ->
        [one] { $tiles } room
       *[other] { $tiles } rooms
    }
fear-of-the-dark-board-chip-terrors = Terrors { $terrors }/{ $most }
fear-of-the-dark-board-chip-hazards =
    { $hazards ->
        [one] { $hazards } Hazard
       *[other] { $hazards } Hazards
    }
fear-of-the-dark-board-chip-next = next { $chance }%
fear-of-the-dark-board-chip-places = Places
fear-of-the-dark-board-chip-cards = { $items } + { $secrets } cards
fear-of-the-dark-board-chance-hazard = { $chance }% Hazard
fear-of-the-dark-board-chance-death = { $chance }% death

fear-of-the-dark-board-acts = It acts!
fear-of-the-dark-board-acts-not = no effect: not entered
fear-of-the-dark-board-tile-room = A room
fear-of-the-dark-board-tile-echo = A Dark Echo
fear-of-the-dark-board-tile-danger = dangerous
fear-of-the-dark-board-tile-quiet = quiet
fear-of-the-dark-board-joint-joined = joined
fear-of-the-dark-board-joint-open = unused door
fear-of-the-dark-board-joint-blocked = blocked door
fear-of-the-dark-board-joint-blocks = shuts a neighbour's door
fear-of-the-dark-board-way-free = free way in
fear-of-the-dark-board-way-hole = hole first
fear-of-the-dark-board-way-rubble = rubble first
fear-of-the-dark-board-way-lock = Lock first
fear-of-the-dark-board-way-mark = mark first
fear-of-the-dark-board-way-none = no door here

fear-of-the-dark-board-goal = Room { $room }, { $square }
fear-of-the-dark-board-goal-unseen = Door to the { $side }, unseen
fear-of-the-dark-board-goal-out = Out to the { $side }!
fear-of-the-dark-board-goal-steps = { $steps } of { $most } steps
fear-of-the-dark-board-tag-returns = { $card } returns
fear-of-the-dark-board-tag-lost = { $card } is lost for good
fear-of-the-dark-board-tag-mind = Mind { $before } → { $after }
fear-of-the-dark-board-tag-leak = the Leak puts out your light
fear-of-the-dark-board-tag-doors =
    { $doors ->
        [0] no unused door left!
        [one] { $doors } unused door left
       *[other] { $doors } unused doors left
    }
fear-of-the-dark-board-more = Then: { $cards }.
fear-of-the-dark-board-last-card = This is your last Mind card. Unless you get out with it, you are lost.
fear-of-the-dark-board-odds-nothing = nothing
fear-of-the-dark-board-odds-card = lose a card
fear-of-the-dark-board-odds-shut = shut in
fear-of-the-dark-board-odds-grows = it grows
fear-of-the-dark-board-odds-dark = dark
fear-of-the-dark-board-odds-death = death

fear-of-the-dark-board-end-won = The way out
fear-of-the-dark-board-end-lost = The way you went
fear-of-the-dark-board-end-rooms =
    { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
fear-of-the-dark-board-end-walked =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
fear-of-the-dark-board-end-struck =
    { $count ->
        [one] { $count } match struck
       *[other] { $count } matches struck
    }
fear-of-the-dark-board-end-mind =
    { $count ->
        [one] { $count } Mind card left
       *[other] { $count } Mind cards left
    }

## What is this?

fear-of-the-dark-what-mind-hand = In your hand: play it, and it returns to the deck; or burn it for good for any other action.
fear-of-the-dark-what-mind-deck = In the Mind deck: a match brings it to your hand.
fear-of-the-dark-what-mind-lost = Lost for good. With no Mind card left, you are lost too.
fear-of-the-dark-what-hazard-terror = You lose a Mind card for good. A second Terror is the end (not on Easy).
fear-of-the-dark-what-hazard-knockout = One of the tiles set aside comes into the labyrinth: one more to reveal.
fear-of-the-dark-what-hazard-draught = The light goes out: your whole hand returns to the deck.
fear-of-the-dark-what-hazard-collapse = An Obstacle falls on the square that you came from. In a Dark Echo it is death.
fear-of-the-dark-what-hazard-lockdown = A Lock closes the square that you came from. In a Dark Echo it is death.
fear-of-the-dark-what-hazard-leak = The room is flooded for good: whoever steps in loses the light, and no match burns there.
fear-of-the-dark-what-unseen = Unseen so far: { $count }.
fear-of-the-dark-what-hazards = Hazards
fear-of-the-dark-what-hazards-means = A dangerous room draws one when it is revealed. Unless you go in, only the Leak has any effect.
fear-of-the-dark-what-secret-door = opens a wall of any room.
fear-of-the-dark-what-secret-map = reveals the room behind any unused door, without its Hazard.
fear-of-the-dark-what-secret-info = shows the Items of the same number.
fear-of-the-dark-what-left = Cards left: { $cards }. All marks of one number share them.
fear-of-the-dark-what-locations = Items help you later, Secrets act at once. Each mark on the map bears the number of its location.
fear-of-the-dark-what-room = Room { $room }
fear-of-the-dark-what-doors =
    { $doors ->
        [0] No unused door.
        [one] { $doors } unused door.
       *[other] { $doors } unused doors.
    }
fear-of-the-dark-what-door = Nobody knows what is behind it. Go through, or look first with Scout or a Secret Map.
fear-of-the-dark-what-way-out = All tiles are revealed: one step through this door wins.
fear-of-the-dark-what-matches = Light one: your hand is built to 3 cards, and there is Light.
fear-of-the-dark-what-light = You hold Mind cards. Those you play return to the deck.
fear-of-the-dark-what-darkness = Your hand is empty: every action burns a card of your deck for good. Light a match.
fear-of-the-dark-what-tiles = Tiles still to reveal: { $tiles }. Then every unused door is a way out.
fear-of-the-dark-what-echoes = Some are Dark Echoes: they vanish, and you are back at the door.
fear-of-the-dark-what-aside = Set aside
fear-of-the-dark-what-aside-means = Tiles that nobody has seen: { $tiles }. Each Knockout brings one into the labyrinth.
