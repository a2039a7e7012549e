nightmarium-title = Nightmarium
nightmarium-tagline = stitch nightmares from legs, torso and head, and wake their powers
nightmarium-goal = { $win_check ->
    [immediate] The goal: be the first to have { $creatures } complete creatures.
   *[other] The goal: be the first to end a turn with { $creatures } complete creatures.
}
nightmarium-hint = It goes by what a card builds, which powers wake, and what that costs the others.
nightmarium-over = The game is over.

## Options

nightmarium-option-creatures = Creatures needed to win
nightmarium-option-creatures-about = Fewer make a shorter match; nobody may have more than that.
nightmarium-option-advanced = Seals (advanced rules)
nightmarium-option-advanced-about = Twelve more cards that repeat abilities. Not for a first match.
nightmarium-option-advanced-no = no
nightmarium-option-advanced-yes = yes
nightmarium-option-win_check = When the game is won
nightmarium-option-win_check-about = Whether the last creature may still act, and spoil it all.
nightmarium-option-win_check-end_of_turn = at the end of a turn
nightmarium-option-win_check-immediate = at once, before the last creature acts
nightmarium-option-first_player = Who begins
nightmarium-option-first_player-about = The lot is fair; or let somebody begin.
nightmarium-option-first_player-random = by lot
nightmarium-option-first_player-0 = the first player
nightmarium-option-first_player-1 = the second player
nightmarium-option-first_player-2 = the third player
nightmarium-option-first_player-3 = the fourth player
nightmarium-option-first_player-4 = the fifth player
nightmarium-option-max_turns = Turn limit
nightmarium-option-max_turns-about = A match that reaches it ends without a winner; people seldom need it.
nightmarium-option-max_turns-none = no limit

## Names

nightmarium-legion-blue = Necronauts
nightmarium-legion-red = Homunculi
nightmarium-legion-brown = Insektoids
nightmarium-legion-green = Chimeridae

nightmarium-one-blue = Necronaut
nightmarium-one-red = Homunculus
nightmarium-one-brown = Insektoid
nightmarium-one-green = Chimera

nightmarium-part-legs = legs
nightmarium-part-torso = torso
nightmarium-part-head = head
nightmarium-part-seal = seal
nightmarium-place-seal = on a complete creature

nightmarium-ability-mourner = Mourner
nightmarium-ability-scavenger = Scavenger
nightmarium-ability-executioner = Executioner
nightmarium-ability-devourer = Devourer
nightmarium-ability-mockingbird = Mockingbird
nightmarium-ability-chorister = Chorister

nightmarium-seal_card = { $kind } seal { $number }
nightmarium-you = you
nightmarium-none = nothing

## The table

nightmarium-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}, { $actions ->
    [0] last action
    [one] 1 action left
   *[other] { $actions } actions left
}{ $lock ->
    [none] { "" }
   *[other] {" "}(a card played now must be of the { $lock })
}. Deck { $deck }, discard pile { $discard }.
nightmarium-acting = Creature { $slot } is awake; still to act: { $left }.
nightmarium-waiting = Waiting to act: creature { $slots }.
nightmarium-revealed = Revealed: { $cards }.
nightmarium-player = { $name }{ $who ->
    [you] {" "}(you)
   *[other] { "" }
}: { $complete } of { $creatures } complete, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand
nightmarium-complete = { $stack }, complete
nightmarium-embodied = { $stack }, embodied ({ $seal })
nightmarium-lacks_torso = { $stack }, needs a torso
nightmarium-lacks_head = { $stack }, needs a head
nightmarium-hand = Your hand { $cards ->
    [0] is empty.
   *[other] and what each card can be:
}

## Questions

nightmarium-step-action = { $actions ->
    [one] Your last action of this turn: what do you do?
   *[other] You have { $actions } actions: what do you do first?
}
nightmarium-step-exchange = { $marked ->
    [none] Which cards do you discard? You draw half as many.
   *[other] Which cards do you discard? Marked so far: { $marked }.
}
nightmarium-step-purity = { $which ->
    [matching] A pure creature of the { $legion }: which of your { $legion } do you discard?
   *[other] A pure creature of the { $legion }, and you have none: { $first ->
        [none] which two cards do you discard?
       *[other] which card do you discard beside { $first }?
    }
}
nightmarium-step-scavenger = Creature { $slot }, Scavenger: which unfinished creature is discarded?
nightmarium-step-executioner = Creature { $slot }, Executioner: whose top card do you take?
nightmarium-step-devourer = Creature { $slot }, Devourer: which of your other creatures loses its top card?
nightmarium-step-mockingbird = Creature { $slot }, Mockingbird: which card do you play?
nightmarium-step-chorister = Creature { $slot }, Chorister ({ $revealed }): which card goes where?
nightmarium-step-seal = The seal lies on creature { $slot }: shall its { $legion } act again?

## Choices

nightmarium-action-draw = Draw a card
nightmarium-action-exchange = { $hand ->
    [one] Exchange: discard your only card and draw nothing
   *[other] Exchange: discard some of your { $hand } cards, draw half as many
}
nightmarium-action-play = Play { $card } { $where ->
    [new] as the { $part } of a new creature
    [seal] on creature { $slot } ({ $below })
   *[on] as the { $part } of creature { $slot } ({ $below })
}{ $outlook ->
    [none] { "" }
   *[other] . { $outlook }
}
nightmarium-action-discard = Discard { $card }
nightmarium-action-target = { $deed ->
    [takes] Take { $cards } from creature { $slot } of { $name }{ $complete ->
        [yes] {" "}(complete now)
       *[no] { "" }
    }
    [bites] Bite { $cards } off your creature { $slot }{ $complete ->
        [yes] {" "}(complete now)
       *[no] { "" }
    }
   *[scraps] Discard creature { $slot } of { $name } ({ $cards })
}
nightmarium-action-activate = Wake it. { $chain }
nightmarium-action-decline = Let it sleep
nightmarium-action-stop = That is all: discard { $cards ->
    [one] 1 card, draw nothing
   *[other] { $cards } cards, draw { $drawn }
}
nightmarium-action-mark = Discard { $card }

nightmarium-preview = { $when ->
    [may_wake] You may then wake
   *[then] Then act
}: { $abilities }
nightmarium-preview_perhaps = perhaps { $ability }
nightmarium-preview_stops = { $ability } finds nothing to work on: { $silent ->
    [all] nothing acts
   *[some] the chain ends there
}
nightmarium-preview_harm = Warning: the Devourer must bite a complete creature of yours{ $harm ->
    [victory] , and you would no longer have enough to win
   *[complete] { "" }
}
nightmarium-preview_wins = You win at once
nightmarium-preview_pure = Pure: every opponent discards a card of the { $legion }, or two others

## Several cards at once, and what can be looked up

nightmarium-several-exchange = Discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and draw { $drawn ->
    [0] nothing
   *[other] { $drawn }
}{ $idle ->
    [0] { "" }
   *[other] {" "}(one of them brings nothing)
}
nightmarium-several-purity = Discard two cards
nightmarium-command-abilities = abilities
nightmarium-help-abilities = what a turn is and what the six abilities do
nightmarium-command-discard = discard
nightmarium-help-discard = the cards of the discard pile
nightmarium-reference-turn = A turn has two actions: play a card, draw a card, or exchange cards. Two cards played as actions in one turn must be of one legion.
nightmarium-reference-chain = A head wakes its creature: the abilities act from head to legs and none can be refused; one that finds nothing to work on ends the chain.
nightmarium-pile = { $cards ->
    [0] The discard pile is empty.
    [one] The discard pile holds 1 card:
   *[other] The discard pile holds { $cards } cards:
}

## What happened

nightmarium-event-drew_first = { $who ->
    [you] You begin.
   *[other] { $seat } begins.
}
nightmarium-event-named_first = { $who ->
    [you] You begin.
   *[other] { $seat } begins.
}
nightmarium-event-dealt = { "" }
nightmarium-event-began_turn = { $who ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $seat }.
}
nightmarium-event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
}
nightmarium-event-reshuffled = The discard pile is shuffled: { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} the new deck.
nightmarium-event-played = { $who ->
    [you] You play { $card } as { $part } of creature { $slot }.
   *[other] { $seat } plays { $card } as { $part } of creature { $slot }.
}
nightmarium-event-began_exchange = { $who ->
    [you] You exchange cards.
   *[other] { $seat } exchanges cards.
}
nightmarium-event-exchanged = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $who ->
    [you] draw
   *[other] draws
} { $drawn ->
    [0] none.
   *[other] { $drawn }.
}
nightmarium-event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
nightmarium-event-lost_action = { $who ->
    [you] There is nothing you can do: the action is lost.
   *[other] There is nothing { $seat } can do: the action is lost.
}
nightmarium-event-completed = { $who ->
    [you] Your creature { $slot } is complete!
   *[other] Creature { $slot } of { $seat } is complete!
}
nightmarium-event-pure = It is pure, all { $legion }: the opponents discard.
nightmarium-event-lacked = { $who ->
    [you] You had no card of the { $legion }, so others had to go.
   *[other] { $seat } had no card of the { $legion }, so others had to go.
}
nightmarium-event-spared = { $who ->
    [you] Your hand is empty: you discard nothing.
   *[other] { $seat } has nothing to discard.
}
nightmarium-event-woke = Creature { $slot } wakes.
nightmarium-event-activated = Creature { $slot } wakes again: its { $legion } act.
nightmarium-event-declined = Creature { $slot } sleeps on under its seal.
nightmarium-event-unmoved = Creature { $slot } has no abilities of the { $legion }.
nightmarium-event-performed = { $ability } acts ({ $part } of creature { $slot }).
nightmarium-event-stopped = { $ability } ({ $part } of creature { $slot }) finds nothing to work on: it stops here.
nightmarium-event-stuck = Mockingbird ({ $part } of creature { $slot }): no card in hand can be placed, it stops here.
nightmarium-event-interrupted = The chain of creature { $slot } ends before its { $part }: a creature has been woken.
nightmarium-event-waited = Creature { $slot } will act afterwards.
nightmarium-event-dropped = Creature { $slot } has lost a card and will not act.
nightmarium-event-exhausted = A hundred creatures have acted: the nightmare ends here.
nightmarium-event-scavenged = { $who ->
    [you] You discard creature { $slot } of { $rival }.
   *[other] { $seat } discards creature { $slot } of { $rival }.
}
nightmarium-scavenged_yours = { $seat } discards your creature { $slot }.
nightmarium-event-scrapped = { $card } goes to the discard pile.
nightmarium-event-took = { $who ->
    [you] You take { $card } from creature { $slot } of { $rival }.
   *[other] { $seat } takes { $card } from creature { $slot } of { $rival }.
}
nightmarium-took_from_you = { $seat } takes { $card } from your creature { $slot }.
nightmarium-event-devoured = { $who ->
    [you] Your creature { $slot } loses { $card }.
   *[other] Creature { $slot } of { $seat } loses { $card }.
}
nightmarium-event-vanished = { $who ->
    [you] Your creature { $slot } is gone.
   *[other] Creature { $slot } of { $seat } is gone.
}
nightmarium-event-revealed = { $who ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
nightmarium-event-placed = { $who ->
    [you] You place { $card } as { $part } of creature { $slot }.
   *[other] { $seat } places { $card } as { $part } of creature { $slot }.
}
nightmarium-event-cast_off = { $card } fits nowhere and is discarded.
nightmarium-event-won = { $who ->
    [you] You surround the Crystal of Panic!
   *[other] { $seat } surrounds the Crystal of Panic!
}
nightmarium-event-died_out = No card fits any creature any more.
nightmarium-event-cut_off = Turn { $turn } was the last: the turn limit is reached.

## The end

nightmarium-reason-won = { $who ->
    [you] You win: fear itself obeys you.
   *[other] { $names } wins: fear itself obeys.
}
nightmarium-reason-dead = Nobody wins: no creature can ever change again.
nightmarium-reason-truncated = Nobody wins: the turn limit is reached.
nightmarium-place = { $rank }. { $name }: { $complete ->
    [one] 1 complete creature
   *[other] { $complete } complete creatures
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in creatures

## The first match: what the teacher says

nightmarium-lesson-welcome = You stitch monsters together from cards: legs, torso, head. Whoever ends a turn with five complete creatures wins. Your first five cards lie before you: let us build.
nightmarium-lesson-legs = A creature grows from the bottom up, so begin with legs. Take those of the Homunculus: you hold a torso of the same legion, the same colour.
nightmarium-lesson-torso = A turn has two actions. If you play a card with both, the second must be of the same legion as the first: so no Insektoid now. Put the Homunculus torso on the legs.
nightmarium-lesson-draw = Your creature needs a head. The Necronaut would fit, for legions may be mixed, but three cards of one legion can do more. Try your luck: draw a card.
nightmarium-lesson-head = A Homunculus head, just what you needed! A head completes the creature and wakes it: its abilities act from top to bottom. A Mourner draws two cards, and you have two of them.
nightmarium-lesson-exchange = A pure creature, all of one legion, costs every opponent a card. Your rival lost one; then your rival made a pure one, too, and there went your Necronaut. Now you hold three heads and no body for them: exchange.
nightmarium-lesson-first = You discard as many cards as you like and draw half as many. Begin with a Chimera head that has no ability.
nightmarium-lesson-second = And the other one like it. Two cards go, one new card comes.
nightmarium-lesson-second-creature = A torso! But legs come first. Start a second creature with the Homunculus legs: their Mockingbird will soon be worth a lot.
nightmarium-lesson-several = You may build several creatures at once. Start a third one with the Insektoid legs.
nightmarium-lesson-another-torso = Again the second card must be of the same legion. Put the Insektoid torso on the Insektoid legs: the other pair is waiting for the Chimera.
nightmarium-lesson-power = Your rival draws and draws. Put the Chimera torso on the Homunculus legs: it is an Executioner, and you hold a second one.
nightmarium-lesson-wake = Two bodies wait for this head: look at what would act. On the Chimera torso it starts three abilities in a row: Executioner, Executioner, Mockingbird. Wake it!
nightmarium-lesson-executioner = The Executioner takes the top card of a rival’s creature into your hand. Take the head: then that creature is no longer complete.
nightmarium-lesson-again = Now the Executioner in the torso. Take the lone Necronaut legs: a creature without cards is gone.
nightmarium-lesson-mockingbird = The Mockingbird plays a card from your hand, of any legion. Put the stolen head on your third creature, and it wakes, too!
nightmarium-lesson-scavenger = That is a chain: now the third creature acts, beginning with the stolen head. The Scavenger throws an unfinished creature of a rival away. Choose the headless one.
nightmarium-lesson-end = Three creatures are yours, and all your rival has left is a pair of legs! Remember: an ability that finds nothing to work on ends the chain. Two more creatures, and the game is yours at the end of your turn.

## The board

nightmarium-board-awake = awake
nightmarium-board-cards = { $cards ->
    [one] card
   *[other] cards
}
nightmarium-board-action = action { $action } of { $of }
nightmarium-board-not-turn = not your turn
nightmarium-board-hand = Your hand
nightmarium-board-creatures = Creatures of { $name }
nightmarium-board-creatures-of = Show the creatures of { $name }
nightmarium-board-creature = Creature { $slot }: { $cards ->
    [none] { $state }
   *[other] { $cards }, { $state }
}

nightmarium-board-deck = Deck
nightmarium-board-draw = Draw
nightmarium-board-discard = Discard
nightmarium-board-look-through = Look through the discard pile
nightmarium-board-exchange = Exchange
nightmarium-board-exchange-text = discard some, draw half
nightmarium-board-head-chance = chance of a head: { $percent }{ "\u00A0" }%
nightmarium-board-pile = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

nightmarium-board-free = free
nightmarium-board-needs-torso = no torso yet
nightmarium-board-needs-head = no head yet
nightmarium-board-is-awake = awake
nightmarium-board-pure = pure
nightmarium-board-embodied = embodied
nightmarium-board-wakes = wakes now
nightmarium-board-acts = acts now
nightmarium-board-waits = acts next

nightmarium-board-not = other legion
nightmarium-board-no-place = cannot be played
nightmarium-board-after-other = decided after the other card
nightmarium-board-to-you = to you
nightmarium-board-gone = gone
nightmarium-board-sealed = sealed
nightmarium-board-bite = bite
nightmarium-board-bitten = bitten off
nightmarium-board-may-be-bitten = may be bitten
nightmarium-board-gives = discards

nightmarium-board-queue = What acts, in order
nightmarium-board-slot = Creature { $slot }
nightmarium-board-then = then creature { $slot }
nightmarium-board-lamp-now = acts now
nightmarium-board-lamp-next = to come
nightmarium-board-lamp-done = has acted
nightmarium-board-lamp-lost = stays silent
nightmarium-board-pure-of = Pure { $legion }
nightmarium-board-pure-cost = Discard a card of the legion, or two others: { $names }
nightmarium-board-tribute = { $who ->
    [you] You discard
   *[other] { $name } discards
}
nightmarium-board-later = { $ability }, once it wakes
nightmarium-board-lock = Only { $legion } now
nightmarium-board-turn = Turn { $turn }
nightmarium-board-goal = { $check ->
    [immediate] { $creatures } awake creatures win at once
   *[end_of_turn] End a turn with { $creatures } awake to win
}

nightmarium-board-rule-mourner = Draw two cards.
nightmarium-board-rule-scavenger = Discard a rival’s unfinished creature.
nightmarium-board-rule-executioner = Take the top card of a rival’s creature.
nightmarium-board-rule-devourer = Another creature of yours loses its top card.
nightmarium-board-rule-mockingbird = Play a card of any legion.
nightmarium-board-rule-chorister = Turn up two cards and place them.
nightmarium-board-chorister-chance = One of them fits: { $percent }{ "\u00A0" }%.

nightmarium-board-perhaps = perhaps
nightmarium-board-stops = Finds nothing to work on: the chain ends here.

nightmarium-board-activate = Wake it again
nightmarium-board-decline = Let it sleep
nightmarium-board-exchange-what = Mark the cards that you discard
nightmarium-board-exchange-sum = Discard { $cards }, draw { $drawn }
nightmarium-board-exchange-give = Exchange
nightmarium-board-pair-what = Mark two cards that you discard
nightmarium-board-pair-sum = { $cards } of 2
nightmarium-board-pair-give = Discard both
nightmarium-board-back = Back
nightmarium-board-crystal = The Crystal of Panic

## What is this?

nightmarium-what-legion = One of the four legions. If you play a card with both actions of a turn, both must be of one legion; three cards of one legion make a pure creature.
nightmarium-what-ability = It acts when its creature wakes, from head to legs. If it cannot act, everything below it stays silent.
nightmarium-what-no-ability = No ability: when its creature wakes, it is passed over.
nightmarium-what-nothing = no ability.
nightmarium-what-places = Can be: { $places }.
nightmarium-what-seal = Goes on a complete creature of yours. Its { $legion } may act again at once, and no ability touches it any more.
nightmarium-what-deck = Draw the top card as an action. When it is empty, the discard pile is shuffled.
nightmarium-what-discard = Exchange here: discard any number of cards and draw half as many. Everybody may look through it.
nightmarium-what-hand = Hand of { $name }
nightmarium-what-hidden = { $cards ->
    [0] No cards.
    [one] One card, hidden from you.
   *[other] { $cards } cards, hidden from you.
}
nightmarium-what-awake = Awake creatures: { $count }
nightmarium-what-awake-means = A creature with legs, torso and head is complete and awake.
nightmarium-what-actions = Actions
nightmarium-what-actions-means = A turn has { $actions }: draw a card, play one, or exchange. None may be skipped.
nightmarium-what-rival = Press to see the creatures.
nightmarium-what-chain = Abilities act from head to legs. A creature that is completed meanwhile acts in their stead.
nightmarium-what-free = A new creature begins here, with legs.
nightmarium-what-needs-torso = A torso goes on next, then a head.
nightmarium-what-needs-head = A head completes and wakes it.
nightmarium-what-pure = All of one legion: when it was completed, every opponent discarded.
nightmarium-what-embodied = It bears a seal: no ability can touch it any more.
