dont-go-in-there-title = Don't Go In There
dont-go-in-there-tagline = creep deeper into the dark for the better card, and hope your flashlights are enough
dont-go-in-there-goal = The goal: end with the fewest curses. Low cards and complete sets keep them down; having the most ghosts adds more.
dont-go-in-there-hint = It goes by the curses and ghosts to expect, and by what unfinished sets promise.
dont-go-in-there-over = The house is empty and the game is over.

## Options

dont-go-in-there-option-types = Types of cards
dont-go-in-there-option-types-about = Which kinds of cursed objects are in the house.
dont-go-in-there-option-types-random = drawn by lot
dont-go-in-there-option-types-custom = chosen by the table
dont-go-in-there-option-types-first_game = the easiest, for a first game
dont-go-in-there-option-custom_types = Types that the table chooses
dont-go-in-there-option-custom_types-about = Tick the types to play with; the rest are drawn by lot.
dont-go-in-there-option-custom_types-amulet = { dont-go-in-there-type-amulet }
dont-go-in-there-option-custom_types-cat = { dont-go-in-there-type-cat }
dont-go-in-there-option-custom_types-clock = { dont-go-in-there-type-clock }
dont-go-in-there-option-custom_types-doll = { dont-go-in-there-type-doll }
dont-go-in-there-option-custom_types-holy_water = { dont-go-in-there-type-holy_water }
dont-go-in-there-option-custom_types-mask = { dont-go-in-there-type-mask }
dont-go-in-there-option-custom_types-mirror = { dont-go-in-there-type-mirror }
dont-go-in-there-option-custom_types-music_box = { dont-go-in-there-type-music_box }
dont-go-in-there-option-custom_types-portrait = { dont-go-in-there-type-portrait }
dont-go-in-there-option-custom_types-ring = { dont-go-in-there-type-ring }
dont-go-in-there-option-custom_types-tome = { dont-go-in-there-type-tome }
dont-go-in-there-option-custom_types-twin = { dont-go-in-there-type-twin }
dont-go-in-there-option-ghost_counts = The others' ghosts
dont-go-in-there-option-ghost_counts-about = Open counts are easier for a first game.
dont-go-in-there-option-ghost_counts-hidden = hidden behind screens
dont-go-in-there-option-ghost_counts-open = open for all to see
dont-go-in-there-option-start_player = Who begins
dont-go-in-there-option-start_player-about = Drawing lots is fair; or name somebody.
dont-go-in-there-option-start_player-random = drawn by lot
dont-go-in-there-option-start_player-0 = the first player
dont-go-in-there-option-start_player-1 = the second player
dont-go-in-there-option-start_player-2 = the third player
dont-go-in-there-option-start_player-3 = the fourth player
dont-go-in-there-option-start_player-4 = the fifth player
dont-go-in-there-option-doll_choice = When Dolls make two sets
dont-go-in-there-option-doll_choice-about = A rare case: which Dolls go when more than one set of six can be made.
dont-go-in-there-option-doll_choice-auto = the higher cards go
dont-go-in-there-option-doll_choice-player = their owner chooses
dont-go-in-there-option-turns = Turns for each player
dont-go-in-there-option-turns-about = Fewer turns make a shorter match.
dont-go-in-there-option-turns-12 = 12, the whole game
dont-go-in-there-option-turns-9 = 9, a shorter game
dont-go-in-there-option-turns-6 = 6, a quick game

## Names

dont-go-in-there-board-upper = Upper floor
dont-go-in-there-board-middle = Middle floor
dont-go-in-there-board-lower = Lower floor

dont-go-in-there-room-attic = Attic
dont-go-in-there-room-nursery = Nursery
dont-go-in-there-room-library = Library
dont-go-in-there-room-secret_passage = Secret Passage
dont-go-in-there-room-hallway = Hallway
dont-go-in-there-room-basement = Basement

dont-go-in-there-type-amulet = Amulet
dont-go-in-there-type-cat = Cat
dont-go-in-there-type-clock = Clock
dont-go-in-there-type-doll = Doll
dont-go-in-there-type-holy_water = Holy Water
dont-go-in-there-type-mask = Mask
dont-go-in-there-type-mirror = Mirror
dont-go-in-there-type-music_box = Music Box
dont-go-in-there-type-portrait = Portrait
dont-go-in-there-type-ring = Ring
dont-go-in-there-type-tome = Tome
dont-go-in-there-type-twin = Twin

dont-go-in-there-dice = dice
dont-go-in-there-face-ghost = ghost
dont-go-in-there-face-blank = blank
dont-go-in-there-face_down = a face-down card
dont-go-in-there-you = you
dont-go-in-there-none = none
dont-go-in-there-decimal = { $whole }.{ $tenths }
dont-go-in-there-span = { $low }–{ $high }

## Rules in short

dont-go-in-there-rule-amulet = Game end: each dispels one of your Amulets of the next higher value.
dont-go-in-there-amulet_names = Game end: dispel one of your Amulets of value { $value }.
dont-go-in-there-amulet_names_none = No effect.
dont-go-in-there-rule-cat = Game end, with 9 ghosts or fewer: dispel all your Cats but the lowest.
dont-go-in-there-rule-clock = First at the table with 8 or more on Clocks: dispel your 2 highest Clocks. Then Clocks do nothing.
dont-go-in-there-clock_claimed = Claimed: no further effect.
dont-go-in-there-rule-doll = Dolls adding up to exactly 6: dispel them.
dont-go-in-there-rule-holy_water = Each pair: discard half of your ghosts, rounded down.
dont-go-in-there-rule-mask = Pass 1 ghost per Mask you have to the player on your right.
dont-go-in-there-rule-mirror = Take 1 ghost. Three Mirrors: dispel all three.
dont-go-in-there-rule-music_box = Game end: most curses on Music Boxes dispels 2 of them (ties too).
dont-go-in-there-rule-portrait = Game end: dispel half of your Portraits, rounded down.
dont-go-in-there-rule-ring = Four Rings: dispel all four.
dont-go-in-there-rule-tome = Each pair: choose another type, dispel all your cards of it.
dont-go-in-there-rule-twin = Two Twins of equal value: dispel both.

dont-go-in-there-room_rule-attic = Placing on the top step: take 1 ghost.
dont-go-in-there-room_rule-nursery = Placing on the bottom step: discard 1 ghost.
dont-go-in-there-room_rule-library = Cards in ascending order. Left card: take 1 ghost first. Right card: discard 1 ghost first.
dont-go-in-there-room_rule-secret_passage = Right card is face down. Placing here lets you look at it.
dont-go-in-there-room_rule-hallway = Whoever places 3rd may turn one die, ghost to blank or back.
dont-go-in-there-room_rule-basement = Whoever places 3rd may re-roll all dice once.

## The table

dont-go-in-there-types = Cursed cards in play (cards left in the deck: { $deck }):
dont-go-in-there-in_play = { $type }, { $seen } of 8 seen. { $rule }
dont-go-in-there-floor = { $floor }: { $room } (on the back: { $back }). { $rule }
dont-go-in-there-floor_boarded_up = { $floor }: boarded up.
dont-go-in-there-cards = Cards: { $cards }. { $dice }
dont-go-in-there-peeked_card = { $card } (face down, but you know it)
dont-go-in-there-dice_to_roll = Dice: { $dice }.
dont-go-in-there-dice_rolled = Rolled: { $ghosts } of { $dice } dice show ghosts.
dont-go-in-there-steps = From the top (flashlights): { $steps }.
dont-go-in-there-free = free
dont-go-in-there-player =
    { $who ->
        [you] { $name } (you)
        [right] { $name } (on your right)
       *[other] { $name }
    }: { $curses ->
        [one] { $curses } curse
       *[other] { $curses } curses
    }, { $ghosts }, { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }.
dont-go-in-there-ghosts_known =
    { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }
dont-go-in-there-ghosts_hidden = ghosts hidden
dont-go-in-there-if_it_ended = Curses if the game ended now, after the end cards: { $curses }
dont-go-in-there-dispelled = Dispelled ({ $cards }): { $list }

## Questions

dont-go-in-there-step-place =
    Your turn. Where does your meeple go? ({ $turns ->
        [one] Your last turn.
       *[other] { $turns } turns left.
    })
dont-go-in-there-step-hallway =
    { $room }: { $dice } dice show { $ghosts ->
        [0] no ghost
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }. Do you turn one?
dont-go-in-there-step-basement =
    { $room }: { $dice } dice show { $ghosts ->
        [0] no ghost
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }. Do you roll them all again?
dont-go-in-there-step-take =
    { $room }: which card do you take? { $mine ->
        [0] After you: { $after }.
        [3] You pick all three.
       *[2] The other one is yours, too.
    }
dont-go-in-there-step-tome = Your pair of Tomes dispels all your cards of one type. Which?
dont-go-in-there-step-dolls = Your Dolls make 6 in two ways. Which set do you dispel?

## Options of a decision

dont-go-in-there-action-place =
    { $room }, step { $space } ({ $flashlights ->
        [0] no flashlight
        [one] { $flashlights } flashlight
       *[other] { $flashlights } flashlights
    }): { $outlook }
dont-go-in-there-odds = { $ghosts } ghosts on average, none: { $none }%
dont-go-in-there-take_at_once =
    { $ghosts ->
        [one] take { $ghosts } ghost at once
       *[other] take { $ghosts } ghosts at once
    }
dont-go-in-there-discard_at_once =
    { $ghosts ->
        [one] discard { $ghosts } ghost at once
       *[other] discard { $ghosts } ghosts at once
    }
dont-go-in-there-you_will_peek = see the face-down card
dont-go-in-there-resolves = resolves the room, pick { $pick } of 3
dont-go-in-there-may_turn_die = you may turn a die
dont-go-in-there-may_reroll = you may re-roll

dont-go-in-there-action-leave = Leave the dice. Ghosts to take: { $shares }
dont-go-in-there-action-ghost_to_blank = Turn a ghost to blank. Ghosts to take: { $shares }
dont-go-in-there-action-blank_to_ghost = Turn a blank to a ghost. Ghosts to take: { $shares }
dont-go-in-there-action-keep = Keep the roll. Ghosts to take: { $shares }
dont-go-in-there-action-reroll = Roll all dice again. Ghosts to take, on average: { $shares }

dont-go-in-there-action-take = { $card }. { $now } [{ $rule }]
dont-go-in-there-now-gained =
    { $ghosts ->
        [one] You take { $ghosts } ghost.
       *[other] You take { $ghosts } ghosts.
    }
dont-go-in-there-now-discarded =
    { $ghosts ->
        [one] You discard { $ghosts } ghost.
       *[other] You discard { $ghosts } ghosts.
    }
dont-go-in-there-now-passed =
    { $ghosts ->
        [one] You pass { $ghosts } ghost to { $neighbour }.
       *[other] You pass { $ghosts } ghosts to { $neighbour }.
    }
dont-go-in-there-now-claimed_clock = You are the first to reach 8!
dont-go-in-there-now-tome_faded = A pair, but you have nothing to dispel.
dont-go-in-there-now-tome = A pair: you choose the type.
dont-go-in-there-now-dolls = Two sets make 6: you choose.
dont-go-in-there-now-dispelled = You dispel { $cards }.
dont-go-in-there-net-curses = Curses: { $before } → { $after }.
dont-go-in-there-net-ghosts = Ghosts: { $before } → { $after }.
dont-go-in-there-now-first = You have no other.
dont-go-in-there-now-more = You have { $values }.

dont-go-in-there-action-dispel =
    { $type }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $curses ->
        [one] { $curses } curse
       *[other] { $curses } curses
    } less
dont-go-in-there-action-dolls = { $set }. You keep: { $rest }

## What happens (an empty message is news that the table shows anyway)

dont-go-in-there-event-chose_type = { "" }
dont-go-in-there-event-turned_up = { "" }
dont-go-in-there-event-dealt = { "" }
dont-go-in-there-event-sorted = { "" }
dont-go-in-there-event-die_fell = { "" }
dont-go-in-there-event-drew_start =
    { $who ->
        [you] You are drawn by lot to begin.
       *[other] { $seat } is drawn by lot to begin.
    }
dont-go-in-there-event-named_start =
    { $who ->
        [you] You begin.
       *[other] { $seat } begins.
    }
dont-go-in-there-event-placed =
    { $who ->
        [you] You creep into the { $room }, step { $space }.
       *[other] { $seat } creeps into the { $room }, step { $space }.
    }
dont-go-in-there-event-peeked =
    { $who ->
        [you] You look at the face-down card: { $card }.
       *[other] { $seat } looks at the face-down card.
    }
dont-go-in-there-event-revealed = The face-down card is turned up: { $card }.
dont-go-in-there-event-rolled =
    { $room }: { $dice } dice fall, { $ghosts ->
        [0] no ghost
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }.
dont-go-in-there-event-left_dice =
    { $who ->
        [you] You leave the dice as they are.
       *[other] { $seat } leaves the dice as they are.
    }
dont-go-in-there-event-turned_die =
    { $who ->
        [you] You turn a die: { $face }.
       *[other] { $seat } turns a die: { $face }.
    } Ghosts now: { $ghosts }.
dont-go-in-there-event-kept_roll =
    { $who ->
        [you] You keep the roll.
       *[other] { $seat } keeps the roll.
    }
dont-go-in-there-event-rerolled =
    { $who ->
        [you] You roll all dice again.
       *[other] { $seat } rolls all dice again.
    }
dont-go-in-there-event-gained =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    } ({ $cause }).
dont-go-in-there-event-discarded =
    { $who ->
        [you] You discard
       *[other] { $seat } discards
    } { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    } ({ $cause }).
dont-go-in-there-event-passed =
    { $who ->
        [you] You pass
       *[other] { $seat } passes
    } { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    } to { $neighbour }.
dont-go-in-there-passed_to_you =
    { $seat } passes { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    } to you.
dont-go-in-there-event-took =
    { $who ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
dont-go-in-there-event-dispelled =
    { $who ->
        [you] You dispel { $card }: { $why }.
       *[other] { $seat } dispels { $card }: { $why }.
    }
dont-go-in-there-why-amulet = a lower Amulet names it
dont-go-in-there-why-cat = 9 ghosts or fewer
dont-go-in-there-why-clock = first to reach 8 on Clocks
dont-go-in-there-why-doll = Dolls that make 6
dont-go-in-there-why-mirror = three Mirrors
dont-go-in-there-why-music_box = most on Music Boxes
dont-go-in-there-why-portrait = half of the Portraits
dont-go-in-there-why-ring = four Rings
dont-go-in-there-why-tome = a pair of Tomes
dont-go-in-there-why-twin = two equal Twins
dont-go-in-there-event-claimed_clock =
    { $who ->
        [you] The clock strikes for you: you are the first to reach 8!
       *[other] The clock strikes for { $seat }, the first to reach 8!
    } From now on Clocks do nothing.
dont-go-in-there-event-tome_faded =
    { $who ->
        [you] Your pair of Tomes finds nothing to dispel.
       *[other] { $seat } has a pair of Tomes and nothing to dispel.
    }
dont-go-in-there-event-flipped = { $board }: the { $room } opens, with new cards.
dont-go-in-there-event-boarded_up = { $board }: boarded up for good.
dont-go-in-there-event-ended = Everybody leaves the house. The end cards take effect now.
dont-go-in-there-event-showed_ghosts =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } { $ghosts ->
        [0] no ghosts
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }.
dont-go-in-there-event-haunted =
    { $who ->
        [you] Most ghosts ({ $ghosts }): you gain
       *[other] Most ghosts ({ $ghosts }): { $seat } gains
    } { $curses ->
        [one] { $curses } curse
       *[other] { $curses } curses
    }.

## The end

dont-go-in-there-reason-fewest_curses =
    { $who ->
        [you] You win with the fewest curses!
       *[other] { $names } wins with the fewest curses!
    }
dont-go-in-there-reason-fewest_ghosts =
    { $who ->
        [you] You win the tie on curses with the fewest ghosts!
       *[other] { $names } wins the tie on curses with the fewest ghosts!
    }
dont-go-in-there-reason-shared = A shared victory: { $names }, with equally few curses and ghosts!
dont-go-in-there-place =
    { $rank }. { $name }: { $curses ->
        [one] { $curses } curse
       *[other] { $curses } curses
    } (cards: { $cards }, ghosts: { $haunting }), { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    } at the end.

## The board in the browser

dont-go-in-there-board-most = most ghosts
dont-go-in-there-board-most-of = The most ghosts of all: { $ghosts }.
dont-go-in-there-board-rooms = Rooms
dont-go-in-there-board-back = On the back: { $room }
dont-go-in-there-board-hidden = Hidden
dont-go-in-there-board-peeked = Looked at by: { $names }
dont-go-in-there-board-taken = Step { $space } is taken: { $name } stands there.
dont-go-in-there-board-rule-attic = Top step: +1 ghost at once
dont-go-in-there-board-rule-nursery = Bottom step: −1 ghost at once
dont-go-in-there-board-rule-library = Left card: +1 ghost, right: −1
dont-go-in-there-board-rule-secret_passage = Enter to see the card
dont-go-in-there-board-rule-hallway = 3rd may turn one die
dont-go-in-there-board-rule-basement = 3rd may re-roll all dice
dont-go-in-there-board-then = then { $room }
dont-go-in-there-board-tower = Dice tower
dont-go-in-there-board-kinds = Kinds
dont-go-in-there-board-kinds-in-play = Kinds of cards in play
dont-go-in-there-board-kinds-deck = Cards left in the deck: { $cards }
dont-go-in-there-board-seen = of { $of } seen
dont-go-in-there-board-leave = Leave the dice
dont-go-in-there-board-ghost_to_blank = Ghost to blank
dont-go-in-there-board-blank_to_ghost = Blank to ghost
dont-go-in-there-board-keep = Keep the roll
dont-go-in-there-board-reroll = Roll all again
dont-go-in-there-board-cards-of = Show the cards of { $name }
dont-go-in-there-board-no-cards = No cards yet.
dont-go-in-there-board-you = You
dont-go-in-there-board-order = Who takes a card, in order
dont-go-in-there-board-count-title = The final count
dont-go-in-there-board-count = The end cards take effect.
dont-go-in-there-board-count-screens = The screens come down: how many ghosts has everyone got?
dont-go-in-there-board-count-haunted = The most ghosts: a curse for every two.
dont-go-in-there-board-count-done = Fewest curses win.
dont-go-in-there-board-count-cards = on cards
dont-go-in-there-board-count-ghosts = ghosts
dont-go-in-there-board-count-all = curses
dont-go-in-there-board-count-skip = Show the result
dont-go-in-there-board-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
dont-go-in-there-board-rolled =
    { $ghosts ->
        [one] { $ghosts } ghost rolled
       *[other] { $ghosts } ghosts rolled
    }
dont-go-in-there-board-deck =
    { $cards ->
        [one] card left
       *[other] cards left
    }
dont-go-in-there-board-ghosts =
    { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }
dont-go-in-there-board-of-ghosts =
    { $ghosts ->
        [one] ghost
       *[other] ghosts
    }
dont-go-in-there-board-curses =
    { $curses ->
        [one] curse
       *[other] curses
    }
dont-go-in-there-board-turns =
    { $turns ->
        [one] turn left
       *[other] turns left
    }
dont-go-in-there-board-step =
    Step { $space }, { $flashlights ->
        [0] no flashlight
        [one] { $flashlights } flashlight
       *[other] { $flashlights } flashlights
    }: { $who ->
        [nobody] free
       *[somebody] { $name }
    }
dont-go-in-there-board-facts =
    { $curses ->
        [one] { $curses } curse
       *[other] { $curses } curses
    }, { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }.

# on cards, where they may break
dont-go-in-there-board-name-amulet = { dont-go-in-there-type-amulet }
dont-go-in-there-board-name-cat = { dont-go-in-there-type-cat }
dont-go-in-there-board-name-clock = { dont-go-in-there-type-clock }
dont-go-in-there-board-name-doll = { dont-go-in-there-type-doll }
dont-go-in-there-board-name-holy_water = { dont-go-in-there-type-holy_water }
dont-go-in-there-board-name-mask = { dont-go-in-there-type-mask }
dont-go-in-there-board-name-mirror = { dont-go-in-there-type-mirror }
dont-go-in-there-board-name-music_box = { dont-go-in-there-type-music_box }
dont-go-in-there-board-name-portrait = { dont-go-in-there-type-portrait }
dont-go-in-there-board-name-ring = { dont-go-in-there-type-ring }
dont-go-in-there-board-name-tome = { dont-go-in-there-type-tome }
dont-go-in-there-board-name-twin = { dont-go-in-there-type-twin }

## The first match: what the teacher says

dont-go-in-there-lesson-welcome = A haunted house, and you are going in. Every card you carry out is cursed, and the fewest curses win. Follow the lit step: I will tell you why.
dont-go-in-there-lesson-place = Each turn you place one meeple on a step of any room. High up you choose your card first; down by the door more flashlights keep ghosts away. Try the Library, step 2.
dont-go-in-there-lesson-library = Three meeples woke the Library: 2 ghosts came, and your flashlight caught one. You stand highest, so you choose first. Take Holy Water 1: a light curse, even though the left card here brings a ghost.
dont-go-in-there-lesson-twin = Look for cards that undo each other: two Twins of the same value go. One Twin 3 lies in the Attic, one in the Hallway. Go to the Attic, step 3: safe, and nobody else wants a Twin.
dont-go-in-there-lesson-hallway = Two meeples already stand in the Hallway, so the third wakes the room. On the top step no flashlight helps you, but the first card is yours. Go.
dont-go-in-there-lesson-die = 3 ghosts! Every room has a rule of its own: here whoever came third may turn one die. Make it one ghost less.
dont-go-in-there-lesson-pair = Now take Twin 3. It weighs three curses, but its twin is waiting in the Attic.
dont-go-in-there-lesson-nursery = The others left you the second Twin, and both are gone: dispelled cards count for nothing. You still carry 4 ghosts. In the Nursery the bottom step drives one out at once.
dont-go-in-there-lesson-peek = In the Secret Passage one card lies face down. Whoever comes in may look at it. Take the top step.
dont-go-in-there-lesson-water = You have 6 ghosts now, and whoever has the most at the end pays for it. You knew the hidden card: a second Holy Water drives out half of them.
dont-go-in-there-lesson-last = Your last turn. The Basement needs a third meeple, and its Mask 1 would suit you well. Take the top step.
dont-go-in-there-lesson-again = 4 ghosts, and not a flashlight. In the Basement whoever came third may roll all the dice again. Do it!
dont-go-in-there-lesson-mask = Only 1. Now take the Mask: it hands a ghost of yours to the neighbour on your right.
dont-go-in-there-lesson-end = You won with 4 curses! At the end the Music Box faded by itself, and whoever had the most ghosts paid for them: a curse for every two. Choose your step, watch the ghosts, and collect what undoes itself: that is the whole game.

## What is this?

dont-go-in-there-what-card =
    Worth { $curses ->
        [one] { $curses } curse
       *[other] { $curses } curses
    }; brings { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } to its room.
dont-go-in-there-what-dispelled = Dispelled: it no longer counts.
dont-go-in-there-what-sum =
    { $who ->
        [you] You have
       *[other] { $name } has
    } { $cards ->
        [0] none of these.
        [one] one of these: { $values }.
       *[other] { $cards } of these: { $values } = { $curses }.
    }
dont-go-in-there-what-down = Only those who place a meeple here may look at it. It is turned up when the room is resolved.
dont-go-in-there-what-kinds = Press to see what each of them does.
dont-go-in-there-what-room-dice = Dice: { $dice }.
dont-go-in-there-what-boarded = Boarded up: there are no cards left for this floor.
dont-go-in-there-what-step = { $room }, step { $space }
dont-go-in-there-what-step-lights =
    { $flashlights ->
        [0] No flashlight: whoever stands here takes every ghost of the roll.
        [one] { $flashlights } flashlight: it keeps one ghost of the roll away.
       *[other] { $flashlights } flashlights: each keeps one ghost of the roll away.
    }
dont-go-in-there-what-step-order = Whoever stands highest picks a card first.
dont-go-in-there-what-dice = Dice
dont-go-in-there-what-dice-means = The third meeple in a room rolls one die for each symbol on its cards. Half of the faces show a ghost.
dont-go-in-there-what-deck = Deck
dont-go-in-there-what-deck-means = A resolved room turns over and gets three new cards.
dont-go-in-there-what-ghosts = Ghosts
dont-go-in-there-what-ghosts-hidden = Hidden behind a screen until the end.
dont-go-in-there-what-ghosts-means = Whoever has the most at the end gains a curse for every two of them.
dont-go-in-there-what-curses = Curses
dont-go-in-there-what-curses-means = The values of all cards that are not dispelled. Fewest curses win.
dont-go-in-there-what-turns = Turns left
dont-go-in-there-what-turns-means = Each turn is one meeple, and each meeple takes one card.
dont-go-in-there-what-rival = Press to see the cards.
