komnata-strachu-title = Chamber of Fear
komnata-strachu-tagline = three cards, five tokens, one light switch: be right before the others
komnata-strachu-over = The light is on, the game is over.

## Options

komnata-strachu-option-form = Form of play
komnata-strachu-option-form-live = live, against the clock
komnata-strachu-option-form-race = research: choose an answer and how long you take for it
komnata-strachu-option-form-glimpse = research: the cards become visible bit by bit
komnata-strachu-option-specials = Special cards in play
komnata-strachu-option-specials-guest = Guest
komnata-strachu-option-specials-escape = Fear Escape
komnata-strachu-option-specials-invasion = Fear Invasion
komnata-strachu-option-penalty = A mistake costs
komnata-strachu-option-penalty-0 = nothing
komnata-strachu-option-penalty-1 = a card
komnata-strachu-option-reveals = Reveals
komnata-strachu-option-reveals-none = until the deck is empty
komnata-strachu-option-last_card = Cards left over at the end
komnata-strachu-option-last_card-box = go into the box
komnata-strachu-option-last_card-short = make a short last reveal
komnata-strachu-option-mirror = An Invasion may be read from either side
komnata-strachu-option-mirror-off = no
komnata-strachu-option-mirror-on = yes
komnata-strachu-option-attribute = What counts
komnata-strachu-option-attribute-both = shape or colour, as each player likes
komnata-strachu-option-attribute-shape = shapes only
komnata-strachu-option-attribute-colour = colours only
komnata-strachu-option-teams = Teams of two
komnata-strachu-option-teams-off = no
komnata-strachu-option-teams-on = yes
komnata-strachu-option-handicap = Handicap in milliseconds
komnata-strachu-option-handicap-0 = none
komnata-strachu-option-pace = The next reveal comes
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
komnata-strachu-step-tick = { $time } have passed. Wait and see, or commit yourself?

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
komnata-strachu-event-cancelled = Three Specials cancel each other: they go into the box.
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
    [void] { $who ->
        [you] You are too late.
       *[other] { $seat } is too late.
    }
   *[wrong] { $who ->
        [you] You are wrong.
       *[other] { $seat } is wrong.
    }
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
komnata-strachu-event-ended = The deck is played out.

## The end

komnata-strachu-reason-most_cards = { $who ->
    [you] You win: most cards.
   *[other] { $names }: victory, with the most cards.
}
komnata-strachu-reason-most_specials = { $who ->
    [you] You win: as many cards, but more Specials.
   *[other] { $names }: victory, with as many cards but more Specials.
}
komnata-strachu-reason-shared = A shared victory: { $names }.
komnata-strachu-reason-against_the_clock = Your time: { $time }. Lower is better.
komnata-strachu-place = { $rank }. { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $specials } of them Special
