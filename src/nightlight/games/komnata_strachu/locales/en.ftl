komnata-strachu-title = Chamber of Fear
komnata-strachu-tagline = three cards, five tokens, one light switch: be right before the others
komnata-strachu-goal = The goal: collect the most cards. Whoever pushes the right tokens forward and hits the light switch first takes all three.
komnata-strachu-hint = The right answer with the fewest tokens, at a pace that keeps the hand steady.
komnata-strachu-over = The light is on, the game is over.

## Options

komnata-strachu-option-form = Form of play
komnata-strachu-option-form-about = Two forms without a clock are for research with bots.
komnata-strachu-option-form-live = live, against the clock
komnata-strachu-option-form-race = research: choose an answer and how long you take for it
komnata-strachu-option-form-glimpse = research: the cards become visible bit by bit
komnata-strachu-option-deck = Fear cards
komnata-strachu-option-deck-about = Which Fears are in the deck, and how often.
komnata-strachu-option-deck-pairs = 20 faces, two of each
komnata-strachu-option-deck-all = all 25 faces, 15 of them twice
komnata-strachu-option-deck-own = the cards of your own box
komnata-strachu-option-specials = Special cards in play
komnata-strachu-option-specials-about = Cards that change the question. Leave some out to learn step by step.
komnata-strachu-option-specials-guest = Guest
komnata-strachu-option-specials-escape = Fear Escape
komnata-strachu-option-specials-invasion = Fear Invasion
komnata-strachu-option-penalty = A mistake costs
komnata-strachu-option-penalty-about = Whether a wrong press costs a card already won.
komnata-strachu-option-penalty-0 = nothing
komnata-strachu-option-penalty-1 = a card
komnata-strachu-option-reveals = Reveals
komnata-strachu-option-reveals-about = How many times three cards are turned up. Empty: until the deck runs out.
komnata-strachu-option-reveals-none = until the deck is empty
komnata-strachu-option-last_card = Cards left over at the end
komnata-strachu-option-last_card-about = What happens when fewer than three cards are left.
komnata-strachu-option-last_card-box = go into the box
komnata-strachu-option-last_card-short = make a short last reveal
komnata-strachu-option-mirror = An Invasion may be read from either side
komnata-strachu-option-mirror-about = Whether its order may also be given from right to left.
komnata-strachu-option-mirror-off = no
komnata-strachu-option-mirror-on = yes
komnata-strachu-option-attribute = What counts
komnata-strachu-option-attribute-about = How the right tokens are found.
komnata-strachu-option-attribute-both = shape or colour, as each player likes
komnata-strachu-option-attribute-shape = shapes only
komnata-strachu-option-attribute-colour = colours only
komnata-strachu-option-teams = Teams of two
komnata-strachu-option-teams-about = Two against two: partners count their cards together.
komnata-strachu-option-teams-off = no
komnata-strachu-option-teams-on = yes
komnata-strachu-option-handicap = Handicap in milliseconds
komnata-strachu-option-handicap-about = Added to each player’s time: one number for each seat, separated by commas.
komnata-strachu-option-handicap-0 = none
komnata-strachu-option-pace = The next reveal comes
komnata-strachu-option-pace-about = Whether the next cards come by themselves or wait for everyone.
komnata-strachu-option-pace-auto = by itself
komnata-strachu-option-pace-ready = when all are ready

## Names

komnata-strachu-shape-spider = spider
komnata-strachu-shape-skull = skull
komnata-strachu-shape-pumpkin = pumpkin
komnata-strachu-shape-ghost = ghost
komnata-strachu-shape-puppet = puppet

komnata-strachu-fear-yellow_spider = yellow spider
komnata-strachu-fear-red_spider = red spider
komnata-strachu-fear-white_spider = white spider
komnata-strachu-fear-pink_spider = pink spider
komnata-strachu-fear-turquoise_spider = turquoise spider
komnata-strachu-fear-yellow_skull = yellow skull
komnata-strachu-fear-red_skull = red skull
komnata-strachu-fear-white_skull = white skull
komnata-strachu-fear-pink_skull = pink skull
komnata-strachu-fear-turquoise_skull = turquoise skull
komnata-strachu-fear-yellow_pumpkin = yellow pumpkin
komnata-strachu-fear-red_pumpkin = red pumpkin
komnata-strachu-fear-white_pumpkin = white pumpkin
komnata-strachu-fear-pink_pumpkin = pink pumpkin
komnata-strachu-fear-turquoise_pumpkin = turquoise pumpkin
komnata-strachu-fear-yellow_ghost = yellow ghost
komnata-strachu-fear-red_ghost = red ghost
komnata-strachu-fear-white_ghost = white ghost
komnata-strachu-fear-pink_ghost = pink ghost
komnata-strachu-fear-turquoise_ghost = turquoise ghost
komnata-strachu-fear-yellow_puppet = yellow puppet
komnata-strachu-fear-red_puppet = red puppet
komnata-strachu-fear-white_puppet = white puppet
komnata-strachu-fear-pink_puppet = pink puppet
komnata-strachu-fear-turquoise_puppet = turquoise puppet

komnata-strachu-special-invasion = Fear Invasion
komnata-strachu-special-escape = Fear Escape
komnata-strachu-special-guest = Guest

komnata-strachu-answer_pass = no press
komnata-strachu-answer_nothing = nothing
komnata-strachu-seconds = { $seconds }.{ $hundredths } s

## The table

komnata-strachu-heading = Reveal { $reveal } of { $last }. Deck { $deck }, box { $box }.
komnata-strachu-pile = { $name }{ $who ->
    [you] {" "}(you)
   *[other] { "" }
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $specials } of them Special
komnata-strachu-alone = { $name }: { $time } so far, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
komnata-strachu-tokens = Your tokens: { $tokens }
komnata-strachu-controls = Your keys: 1 to 5 push a token forward or take it back; Enter or the space bar turns on the light; Backspace takes all tokens back; Esc leaves the match.
komnata-strachu-controls-row = { $name }: { $pad ->
    [yes] tokens { $tokens } of the number pad, light: its Enter.
   *[no] tokens { $tokens }, light { $switch }.
}
komnata-strachu-controls-all = A token goes back when its key is pressed again. Esc leaves the match.
komnata-strachu-back = (dark)

## Questions

komnata-strachu-step-press = { $stage ->
    [answer] Which tokens do you push forward, in which order?
    [second] In which second do you turn on the light?
   *[millisecond] And in which millisecond of it?
}
komnata-strachu-step-submission = { $stage ->
    [answer] Which tokens do you push forward?
   *[latency] How long do you take? The faster, the more likely a slip.
}
komnata-strachu-step-tick = { $time } have passed. Wait and see, or commit?

## Choices

komnata-strachu-action-pass = Do not press
komnata-strachu-action-answer = { $answer }
komnata-strachu-action-second = { $second ->
    [one] after 1 second
   *[other] after { $second } seconds
}
komnata-strachu-action-millisecond = { $millisecond } ms
komnata-strachu-action-submit = { $code }
komnata-strachu-action-latency = { $latency } ms
komnata-strachu-action-wait = Wait
komnata-strachu-action-commit = { $code }

## What happened

komnata-strachu-event-drew = { "" }
komnata-strachu-event-revealed = Reveal { $reveal }.
komnata-strachu-event-cancelled = Three Specials cancel each other out: they go into the box.
komnata-strachu-event-sighted = { "" }
komnata-strachu-event-ticked = { "" }
komnata-strachu-event-looked = { "" }
komnata-strachu-event-pressed = { "" }
komnata-strachu-event-passed = { "" }
komnata-strachu-event-lamp_lit = { $who ->
    [you] Your light goes on ({ $time }).
   *[other] The light of { $seat } goes on ({ $time }).
}
komnata-strachu-event-uncovered = { "" }
komnata-strachu-event-showed = { $who ->
    [you] You, { $time }: { $answer }.
   *[other] { $seat }, { $time }: { $answer }.
}
komnata-strachu-did_not_press = { $who ->
    [you] You do not press.
   *[other] { $seat } does not press.
}
komnata-strachu-event-asked = Right is { $by_shape } (by shape) or { $by_colour } (by colour).
komnata-strachu-asked_one = Right is { $answer } ({ $by ->
    [shape] by shape
    [colour] by colour
   *[both] by shape and by colour
}).
komnata-strachu-event-steadied = { "" }
komnata-strachu-event-tie_drawn = { "" }
komnata-strachu-event-judged = { $verdict ->
    [right] { $who ->
        [you] You are right.
       *[other] { $seat } is right.
    }
    [slip] { $who ->
        [you] Your hand slips.
       *[other] The hand of { $seat } slips.
    }
   *[void] { $who ->
        [you] You are too late.
       *[other] { $seat } is too late.
    }
}
komnata-strachu-event-erred = { $who ->
    [you] You are wrong: { $fault }
   *[other] { $seat } is wrong: { $fault }
}
komnata-strachu-event-forfeited = { $who ->
    [you] Your mistake costs you a card: { $card }.
   *[other] The mistake costs { $seat } a card: { $card }.
}
komnata-strachu-event-won = { $who ->
    [you] You take: { $card }.
   *[other] { $seat } takes: { $card }.
}
komnata-strachu-event-boxed = Into the box: { $card }.
komnata-strachu-event-boxed_unseen = { $cards ->
    [one] One card goes into the box unseen.
   *[other] { $cards } cards go into the box unseen.
}
komnata-strachu-event-ended = { $why ->
    [agreed] The agreed number of reveals has been played.
    [too_few] Too few cards are left for another reveal.
   *[empty] The deck is empty.
}

## The end

komnata-strachu-reason-most_cards = { $who ->
    [you] You win with the most cards.
   *[other] Victory for { $names }, with the most cards.
}
komnata-strachu-reason-most_specials = { $who ->
    [you] You win: level on cards, with more Specials.
   *[other] Victory for { $names }: level on cards, with more Specials.
}
komnata-strachu-reason-shared = A shared victory: { $names }.
komnata-strachu-reason-against_the_clock = Your time: { $time }. Lower is better.
komnata-strachu-place = { $rank }. { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $specials } of them Special

## The first match: what the teacher says

komnata-strachu-lesson-welcome = Three cards, five tokens, one light switch. Everyone sees the cards at the same moment; the fastest right answer takes all three. In a real match the clock is running. Here there is no hurry, and the times are made up.
komnata-strachu-lesson-shapes = Every token has a shape and a colour. The shapes on the cards are spider, spider, skull: push forward the spider and the skull, each once. Press its key, 1 to 5, or tap a token to push it forward, and again to take it back. Then turn on the light with the space bar or a tap on the switch; at the prompt, Enter works too.
komnata-strachu-lesson-colours = Right, and faster than your rival: the cards are yours. You may just as well go by colour. The next three are all yellow, and the yellow token is the spider, key 1: one token will do!
komnata-strachu-lesson-all = By shape the next cards would need three tokens, by colour only two: the red skull and the white pumpkin. Choose one way, never mix them, and leave nothing out. Whoever is wrong gets nothing in this reveal.
komnata-strachu-lesson-guest = Your rival was faster but left out the skull: wrong, so the next one was judged, and that was you. Now a Guest comes. Ignore it: only the two Fears count, and both are pink like the ghost.
komnata-strachu-lesson-escape = Right, but too late: the cards went to your rival. Next comes a Fear Escape: now choose what is missing. By shape there are a skull and a ghost, so push forward spider, pumpkin and puppet.
komnata-strachu-lesson-invasion = Your rival forgot about the Escape. Now a Fear Invasion: forget the other two cards and push all five tokens in the order of its line. Only here does the order count. By shape: spider, skull, puppet, pumpkin, ghost, keys 1 2 5 3 4.
komnata-strachu-lesson-single = Then came three Specials at once: they cancel each other out and go into the box. Here are two, and they cancel out as well. All that counts is the white puppet: by colour that is the pumpkin.
komnata-strachu-lesson-same = At last a gift: by shape you need spider, skull and pumpkin, and red, white and yellow are the tokens skull, pumpkin and spider. Both ways lead to the same three. Easy tasks go to quick hands!
komnata-strachu-lesson-end = You win, 21 cards to 3, the last of them by a hair! Every card counts one point, Specials too, and between equals more Specials decide. A real match has 18 reveals, and your own hand makes the times. Shape or colour, whichever is shorter: be quick!

## The board

komnata-strachu-colour-yellow = yellow
komnata-strachu-letter-yellow = Y
komnata-strachu-colour-red = red
komnata-strachu-letter-red = R
komnata-strachu-colour-white = white
komnata-strachu-letter-white = W
komnata-strachu-colour-pink = pink
komnata-strachu-letter-pink = P
komnata-strachu-colour-turquoise = turquoise
komnata-strachu-letter-turquoise = T
komnata-strachu-by = { $by ->
    [shape] By shape
    [colour] By colour
   *[both] By shape and by colour
}
komnata-strachu-derived = { $mode ->
    [line] in the order of the card
    [missing] all but: { $seen }
   *[other] { $seen }
}
komnata-strachu-task = { $mode ->
    [plain] No Special card:
    [match] A Guest:
    [missing] An Escape:
    [line] An Invasion:
    [single] Two Specials cancel out:
    [short] A short reveal:
   *[cancel] Three Specials:
}
komnata-strachu-task-rule = { $mode ->
    [plain] all the shapes of the three, or all their colours.
    [match] only the Fears count, by shape or by colour.
    [missing] everything that is not there, by shape or by colour.
    [line] all five in its order, by shape or by colour.
    [single] only the one Fear counts.
   *[cancel] they go into the box.
}
komnata-strachu-right = Right
komnata-strachu-wrong = Wrong:
komnata-strachu-gain = +{ $cards } { $cards ->
    [one] card
   *[other] cards
}
komnata-strachu-reason-right = { $by ->
    [shape] by shape
    [colour] by colour
   *[both] by shape and by colour
}{ $late ->
    [yes] , but { $later } later.
   *[no] .
}
komnata-strachu-reason-late = Too late: the reveal was closed.
komnata-strachu-reason-slip = The hand slipped.
komnata-strachu-reason-silent = No mistake, nothing won.
komnata-strachu-fault-none = no Fear was pushed forward.
komnata-strachu-fault-mixed = mixed: { $by ->
    [shape] this fits only by colour, not by shape
   *[colour] this fits only by shape, not by colour
}: { $extra }.
komnata-strachu-fault-forgotten = { $by ->
    [shape] by shape
   *[colour] by colour
} this is missing: { $missing }.
komnata-strachu-fault-too_many = { $by ->
    [shape] by shape
   *[colour] by colour
} this does not belong: { $extra }.
komnata-strachu-fault-lapse = these are on the cards; an Escape asks for the others.
komnata-strachu-fault-order = { $by ->
    [shape] by shape
   *[colour] by colour
}, place { $place } is: { $token }.
komnata-strachu-fault-short_line = an Invasion needs all five.
komnata-strachu-fault-other = { $by ->
    [shape] by shape
   *[colour] by colour
} this is missing: { $missing }; does not belong: { $extra }.
komnata-strachu-board-face-down = card, face down
komnata-strachu-board-cards = The three cards
komnata-strachu-board-cancelled = Three Specials cancel each other out: all go into the box.
komnata-strachu-board-token = { $place ->
    [0] { $fear }
   *[other] { $fear }, pushed forward as number { $place }{ $verdict ->
        [right] , right
        [wrong] , wrong
       *[none] { "" }
    }
}
komnata-strachu-board-you = You
komnata-strachu-board-mine = you, Specials: { $specials }
komnata-strachu-board-specials = Specials: { $specials }
komnata-strachu-board-count = { $cards ->
    [one] card
   *[other] cards
}
komnata-strachu-board-so-far = time so far
komnata-strachu-board-handicap = +{ $time }
komnata-strachu-board-partner = your partner
komnata-strachu-board-switch = Turn on the light
komnata-strachu-board-light-on = The light is on
komnata-strachu-board-pressed = Pressed
komnata-strachu-board-wait = wait for the light
komnata-strachu-board-pressed-at = you pressed at { $time }
komnata-strachu-board-no-press = you did not press
komnata-strachu-board-has-pressed = has pressed
komnata-strachu-board-not-pressed = not yet pressed
komnata-strachu-board-did-not-press = did not press
komnata-strachu-board-takes = takes { $cards } { $cards ->
    [one] card
   *[other] cards
}
komnata-strachu-board-reveal = Reveal { $reveal } of { $last }
komnata-strachu-board-arm = Hands ready
komnata-strachu-board-arm-text = Three cards turn over together.
komnata-strachu-board-task = Push the right Fears, then turn on the light
komnata-strachu-board-task-text = The fastest right answer takes the cards. You may take Fears back until you press.
komnata-strachu-board-deck = { $cards ->
    [one] card
   *[other] cards
} in the deck
komnata-strachu-board-box = in the box
komnata-strachu-board-next = Next reveal
komnata-strachu-board-nobody = Nobody was right
komnata-strachu-board-photo = Photo finish
komnata-strachu-board-finish = Finish
komnata-strachu-board-push-first = push Fears forward first
komnata-strachu-board-look = press to preview, again to confirm
komnata-strachu-board-confirm = press again to confirm
komnata-strachu-board-as-set = The same, in any order
komnata-strachu-board-scale = Choose a time
komnata-strachu-board-less = less
komnata-strachu-board-more = more
komnata-strachu-board-lamp-of = { $name }: { $time }
komnata-strachu-keys-push = push, take back
komnata-strachu-keys-switch = turn on the light
komnata-strachu-keys-clear = take all back
komnata-strachu-outcome-takes = { $who ->
    [you] You take the cards
   *[other] { $name } takes the cards
}
komnata-strachu-outcome-box = The cards go into the box
komnata-strachu-outcome-hasty = First but wrong: { $name }.
komnata-strachu-outcome-silent = You had not pressed yet.
komnata-strachu-outcome-right = Right { $by ->
    [shape] by shape
    [colour] by colour
   *[both] by shape and by colour
}, in { $time }.
komnata-strachu-outcome-later = You were right too, { $time } later.
komnata-strachu-outcome-to-box = Box +{ $cards }
komnata-strachu-outcome-gain = { $name } +{ $cards }, now { $pile }
komnata-strachu-print-label = { $first } before { $second } by { $gap }
komnata-strachu-print-message = message: { $name }, +{ $time }
komnata-strachu-print-credit = The hand counts, not the message: the delay of each connection is made up for.
komnata-strachu-print-marks = Each mark is { $step } ms.
komnata-strachu-shared = One screen for all
komnata-strachu-shared-leave = Menu and log
komnata-strachu-shared-touch = Play by touch
komnata-strachu-shared-keys = Play by keys
komnata-strachu-shared-switch = Light switch, { $name }: { $state }
komnata-strachu-shared-pointer = mouse or touch,
komnata-strachu-shared-pad = number pad,
komnata-strachu-learn-other = Not this time: push the lit ones. A token goes back when you tap it again.
komnata-strachu-learn-right = That is right as well, { $by ->
    [shape] by shape
    [colour] by colour
   *[both] by shape and by colour
}.
komnata-strachu-history = Reveals so far
komnata-strachu-history-cancelled = three Specials: into the box
komnata-strachu-history-silent = nobody pressed
komnata-strachu-keyboard = Test the keyboard
komnata-strachu-keyboard-text = Press your keys, one by one and then several together: every key that registers gets a mark.
komnata-strachu-keyboard-players = Who plays at this keyboard
komnata-strachu-keyboard-count = { $players ->
    [one] Alone
   *[other] { $players } players
}
komnata-strachu-keyboard-pad = Number pad, with its digits switched on
komnata-strachu-keyboard-most = Keys at once: { $keys }.
komnata-strachu-keyboard-whole = Every key works.
komnata-strachu-keyboard-warning = Many keyboards register only two or three keys at once. Short taps are enough: no key is ever held down.
komnata-strachu-training-last = { $reveals ->
    [0] Your times will appear here
    [one] Your last reveal
   *[other] Your last { $reveals } reveals
}
komnata-strachu-training-reveals = { $reveals ->
    [one] 1 reveal
   *[other] { $reveals } reveals
}
komnata-strachu-training-mode = { $mode ->
    [single] Two Specials
    [match] Guest
    [missing] Escape
    [line] Invasion
   *[plain] No Special
}
komnata-strachu-training-plan = { $plan ->
    [match] Guests
    [missing] Escapes
    [line] Invasions
    [single] Two Specials
    [shape] Only by shape
    [colour] Only by colour
   *[all] Everything, as in the deck
}
komnata-strachu-training-start = { $plan ->
    [match] Train ten Guests
    [missing] Train ten Escapes
    [line] Train ten Invasions
   *[all] Train ten reveals
}
komnata-strachu-training-what = What to train
komnata-strachu-training-begin = Alone against the clock
komnata-strachu-training-text = Ten reveals. The cards are the same as at a table, and nobody watches.
komnata-strachu-training-set = The first three come with advice, then your own median is the one to beat.
komnata-strachu-training-weak = { $mode ->
    [single] Two Specials are your weak spot
    [match] Guests are your weak spot
    [missing] Escapes are your weak spot
    [line] Invasions are your weak spot
   *[plain] Three Fears are your weak spot
}
komnata-strachu-training-weak-text = Right so far: { $right } of { $reveals }.
komnata-strachu-training-right = { $percent } right
komnata-strachu-training-percent = { $percent }{ "\u00A0" }%
komnata-strachu-training-dot = right
komnata-strachu-training-cross = wrong
komnata-strachu-training-median = your median
komnata-strachu-training-steady = a steady bot’s mean
komnata-strachu-training-shorter = shorter answer found
komnata-strachu-training-readings = by shape : by colour
komnata-strachu-training-usual = usual mistake
komnata-strachu-training-mistake = { $mistake ->
    [mixed] mixed
    [forgotten] forgotten
    [too_many] too many
    [lapse] Escape forgotten
    [order] wrong order
    [short_line] not all five
   *[other] something else
}
komnata-strachu-training-against = Against
komnata-strachu-training-rival = { $rival ->
    [median] Your Shadow, at your usual speed
    [best] Your Shadow, at your fastest
   *[nobody] Nobody but the clock
}
komnata-strachu-training-shadow = The Shadow takes the times of your own right answers, and it is never wrong.
komnata-strachu-training-shadow-out = The Shadow has not seen you do this yet
komnata-strachu-training-shadow-alone = The Shadow took { $time }.
komnata-strachu-training-shadow-beaten = Faster than your Shadow by { $gap }.
komnata-strachu-training-shadow-first = Your Shadow was faster by { $gap }.
komnata-strachu-training-score = You { $own }, Shadow { $shadow }
komnata-strachu-training-goal = Your median: { $time }.
komnata-strachu-training-done = See the statistics
komnata-strachu-training-kept = Kept on this device only. Medians of right answers.
komnata-strachu-training-forget = Delete all

## What is this?

komnata-strachu-what-fear = By shape it stands for your token { $shape }, by colour for your token { $colour }.
komnata-strachu-what-specials = Two Specials cancel out; three go into the box.
komnata-strachu-what-token = Your token: push it forward if it belongs to the answer. The order counts only for a Fear Invasion.
komnata-strachu-what-switch = Light switch
komnata-strachu-what-switch-means = Pressing it fixes your answer. The fastest right one takes the cards.
komnata-strachu-what-pile = Cards won
komnata-strachu-what-pile-means = The most cards win; on a tie, the most Specials.
