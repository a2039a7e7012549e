fear-of-the-dark-title = Fear of the Dark
fear-of-the-dark-tagline = a few matches in a black labyrinth: uncover it all, then find the way out
fear-of-the-dark-over = The labyrinth falls silent, the game is over.

## Options

fear-of-the-dark-option-difficulty = Difficulty
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
fear-of-the-dark-rule-scout = at an unused door: reveal the room behind it without going in
fear-of-the-dark-rule-search = beside a mark: take an Item or a Secret
fear-of-the-dark-rule-clear = remove an Obstacle beside you
fear-of-the-dark-rule-match = gives you one more match
fear-of-the-dark-rule-paper = in Light: builds your hand to 3
fear-of-the-dark-rule-key = opens a Lock beside you
fear-of-the-dark-rule-lever = opens a Lock anywhere, at once

## The table

fear-of-the-dark-light = LIGHT. Cards that are played return to the deck.
fear-of-the-dark-darkness =
    DARKNESS. Every action costs a Mind card for good.{ $match ->
        [yes] { " A match brings light." }
       *[no] { "" }
    }
fear-of-the-dark-leaking = The Leak: in this room no match burns.
fear-of-the-dark-sealed = No unused door is left! Only a Secret Door can still open a way.

fear-of-the-dark-row-matches = Matches
fear-of-the-dark-row-terrors = Terrors
fear-of-the-dark-row-hand = Hand
fear-of-the-dark-row-deck = Mind deck
fear-of-the-dark-row-lost = Lost Mind
fear-of-the-dark-row-kept = Kept Items
fear-of-the-dark-row-tiles = Labyrinth
fear-of-the-dark-row-hazards = Hazards
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
