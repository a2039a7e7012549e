straszydla-title = Bogeys
straszydla-tagline = lead a hungry pack through the city by day and by night, and keep your secret pact
straszydla-goal = The goal: be the first to end a day or a night with fed bogeys in all { $pact_size } places of your pact.
straszydla-hint = It goes by the fear and food to be won, the places of the pact, and who would win a duel.
straszydla-over = The city is quiet and the game is over.

## Options

straszydla-option-replenish = Fear in the districts grows
straszydla-option-replenish-about = A fast city feeds sooner, but with less.
straszydla-option-replenish-phase = at dawn and at dusk
straszydla-option-replenish-round = every round, one cube each (a fast city)
straszydla-option-buy_limit = Bogeys bought in a round
straszydla-option-buy_limit-about = Without a limit, packs grow faster.
straszydla-option-buy_limit-1 = one
straszydla-option-buy_limit-unlimited = as many as you can pay for
straszydla-option-layout = The city
straszydla-option-layout-about = Where the districts lie.
straszydla-option-layout-standard = districts drawn by lot
straszydla-option-layout-reference = always the same, for a first game
straszydla-option-layout-free = drawn by lot, Suburbs anywhere at the edge
straszydla-option-first_phase = The game begins
straszydla-option-first_phase-about = Districts yield by day or by night: which comes first?
straszydla-option-first_phase-choose = as the starting player likes
straszydla-option-first_phase-day = by day
straszydla-option-first_phase-night = by night
straszydla-option-pact_size = Places of the pact to fill
straszydla-option-pact_size-about = Fewer places make a shorter match.
straszydla-option-pact_size-5 = 5, the whole game
straszydla-option-pact_size-4 = 4, a shorter game
straszydla-option-starters = Starting bogeys
straszydla-option-starters-about = A lean start lets everybody choose their first bogey.
straszydla-option-starters-8 = 8, one is dealt to everybody
straszydla-option-starters-4 = 4, everybody takes one from a stack
straszydla-option-open_pacts = Pacts
straszydla-option-open_pacts-about = Open pacts show what everybody collects.
straszydla-option-open_pacts-no = secret
straszydla-option-open_pacts-yes = open, to learn the game
straszydla-option-phase_limit = Days and nights at most
straszydla-option-phase_limit-about = After that many, the match ends in any case.
straszydla-option-phase_limit-12 = 12
straszydla-option-last_transfer = Transfer after the third arrow
straszydla-option-last_transfer-about = Whether a pawn that enters a Suburb with its last step may cross to another one.
straszydla-option-last_transfer-yes = allowed
straszydla-option-last_transfer-no = not allowed: only on the way

## Names

straszydla-element-water = water
straszydla-element-air = air
straszydla-element-fire = fire
straszydla-element-earth = earth
straszydla-element-energy = energy

straszydla-district-centre = Centre
straszydla-district-fishers = Fishers' Suburb
straszydla-district-potters = Potters' Suburb
straszydla-district-gravediggers = Gravediggers' Suburb
straszydla-district-millers = Millers' Suburb
straszydla-district-marina = Forgotten Marina
straszydla-district-baths = City Baths
straszydla-district-dock = Sunken Dock
straszydla-district-bridge = Misty Bridge
straszydla-district-well = Old Well
straszydla-district-hill = Windy Hill
straszydla-district-funfair = Funfair
straszydla-district-dovecote = Dovecote
straszydla-district-tower = Clock Tower
straszydla-district-attic = Tenement Attics
straszydla-district-market = Sweltering Market
straszydla-district-smithy = Old Smithy
straszydla-district-steelworks = Cold Steelworks
straszydla-district-theatre = Burnt Theatre
straszydla-district-alley = Lamplighters' Alley
straszydla-district-grove = Restless Grove
straszydla-district-park = Overgrown Park
straszydla-district-allotments = Allotments
straszydla-district-cemetery = Old Cemetery
straszydla-district-heap = Mine Heap

straszydla-short-centre = Centre
straszydla-short-fishers = Fishers'
straszydla-short-potters = Potters'
straszydla-short-gravediggers = Gravediggers'
straszydla-short-millers = Millers'
straszydla-short-marina = Marina
straszydla-short-baths = Baths
straszydla-short-dock = Dock
straszydla-short-bridge = Bridge
straszydla-short-well = Well
straszydla-short-hill = Hill
straszydla-short-funfair = Funfair
straszydla-short-dovecote = Dovecote
straszydla-short-tower = Tower
straszydla-short-attic = Attics
straszydla-short-market = Market
straszydla-short-smithy = Smithy
straszydla-short-steelworks = Steelworks
straszydla-short-theatre = Theatre
straszydla-short-alley = Alley
straszydla-short-grove = Grove
straszydla-short-park = Park
straszydla-short-allotments = Allotments
straszydla-short-cemetery = Cemetery
straszydla-short-heap = Heap

straszydla-bogey-strzyga = Strzyga
straszydla-bogey-latarnik = Lamplighter
straszydla-bogey-wargin = Wargin
straszydla-bogey-libera = Libera
straszydla-bogey-sukkub = Succubus
straszydla-bogey-dusiol = Choker
straszydla-bogey-bebok = Bebok
straszydla-bogey-mamuna = Mamuna
straszydla-bogey-wodnica = Water Woman
straszydla-bogey-syrena = Mermaid
straszydla-bogey-utopiec = Drowner
straszydla-bogey-rusalka = Rusalka
straszydla-bogey-topielica = Drowned Maiden
straszydla-bogey-goplana = Goplana
straszydla-bogey-bagiennik = Bog Dweller
straszydla-bogey-wodnik = Vodnik
straszydla-bogey-mawka = Mavka
straszydla-bogey-brzeginia = Bereginia
straszydla-bogey-wroniec = Crowman
straszydla-bogey-latawiec = Flitter
straszydla-bogey-strzygon = Strzygoń
straszydla-bogey-planetnik = Cloud Herder
straszydla-bogey-nocnica = Night Hag
straszydla-bogey-poludnica = Lady Midday
straszydla-bogey-zmora = Nightmare
straszydla-bogey-kania = Kite Hag
straszydla-bogey-piaskun = Sandman
straszydla-bogey-wila = Vila
straszydla-bogey-zjawa = Apparition
straszydla-bogey-rarog = Rarog
straszydla-bogey-czart = Chort
straszydla-bogey-bazyliszek = Basilisk
straszydla-bogey-ognik = Will-o'-the-wisp
straszydla-bogey-zmij = Zmey
straszydla-bogey-rokita = Rokita
straszydla-bogey-smok = Dragon
straszydla-bogey-domowik = Hearth Spirit
straszydla-bogey-wiedzma = Witch
straszydla-bogey-licho = Likho
straszydla-bogey-run = Run
straszydla-bogey-borowy = Forest Warden
straszydla-bogey-leszy = Leshy
straszydla-bogey-babajaga = Baba Yaga
straszydla-bogey-polewik = Field Spirit
straszydla-bogey-boruta = Boruta
straszydla-bogey-pustecki = Pustecki
straszydla-bogey-skarbnik = Mine Treasurer
straszydla-bogey-bies = Bies

straszydla-imp-mist = Mist Imp
straszydla-imp-sip = Sip Imp
straszydla-imp-gust = Gust Imp
straszydla-imp-whisper = Whisper Imp
straszydla-imp-spark = Spark Imp
straszydla-imp-ember = Ember Imp
straszydla-imp-mole = Mole Imp
straszydla-imp-hoard = Hoard Imp

straszydla-some =
    { $number ->
        [0] no { $element }
       *[other] { $number } { $element }
    }
straszydla-at = { $district }: { $there }
straszydla-people = people
straszydla-an_imp = imp
straszydla-compass-N = N
straszydla-compass-NE = NE
straszydla-compass-E = E
straszydla-compass-SE = SE
straszydla-compass-S = S
straszydla-compass-SW = SW
straszydla-compass-W = W
straszydla-compass-NW = NW
straszydla-compass-X = X

straszydla-you = you
straszydla-yes = yes
straszydla-fed = fed

## Rules in short

straszydla-rule-mist = lose a duel and still choose where you go
straszydla-rule-sip = one bogey eats 2 cubes fewer
straszydla-rule-gust = one more step after your move
straszydla-rule-whisper = lay a new plan once all plans are revealed
straszydla-rule-spark = reroll any of your dice in a duel or a test
straszydla-rule-ember = one more die in a duel
straszydla-rule-mole = walk a plan as if there were no STOP markers
straszydla-rule-hoard = 2 more cubes from your district

## The table

straszydla-time =
    { $phase ->
        [day] { $round ->
            [0] The city still sleeps.
           *[other] Day, round { $round } of { $rounds } (phase { $number } of at most { $last }).
        }
       *[night] { $round ->
            [0] The city still sleeps.
           *[other] Night, round { $round } of { $rounds } (phase { $number } of at most { $last }).
        }
    } { $who ->
        [you] You are the starting player.
       *[other] Starting player: { $name }.
    }
straszydla-legend =
    { $day } day, { $night } night, { $frighten } frighten, { $imp } imp; fire 2 +3: 2 cubes, +3 when replenished

straszydla-column-stacks = Stacks
straszydla-column-bogey = bogey
straszydla-column-price = price
straszydla-column-below = below
straszydla-column-pact = for your pact
straszydla-column-imp = imp
straszydla-strength_legend = [3]/5: strength by day/by night, the current one in brackets (duels, food, energy)

straszydla-column-players = Players
straszydla-column-strength = strength
straszydla-column-energy = energy
straszydla-column-dread = dread
straszydla-player =
    { $letter } { $who ->
        [you] { $name } (you)
       *[other] { $name }
    }
straszydla-no_bogeys = no bogeys
straszydla-imps = Imps: { $imps }
straszydla-plan = Plan: { $plan }
straszydla-ousted = Ousted until the round ends: no cubes, no frightening, no imp.
straszydla-pact =
    { $who ->
        [you] Your pact
       *[other] Pact
    }, { $filled } of { $size }: { $places }, starting bogeys (any place) { $starting }

straszydla-nobody_hungry = Nobody in your pack is hungry.
straszydla-any_food = { $food } of any one kind
straszydla-for_starting = { $cubes } for starting bogeys
straszydla-forecast =
    { $phase ->
        [day] Food at dusk:
       *[night] Food at dawn:
    } { $needs }.{ $enough ->
        [yes] {" "}You have it all.
       *[no] { "" }
    }
straszydla-lacks =
    Missing: { $missing }{ $trades ->
        [help] ; trades can bring it.
        [dread] ; trades, dread and Sip Imps together can make up for it.
        [partly] ; even after the best trades { $short }.
       *[no_help] .
    }{ $flight ->
        [yes] {" "}Somebody will flee!
       *[no] { "" }
    }
straszydla-last_round = Last round: where you end, the open bogey of that element will join you.
straszydla-rivals = Duels, dice and chance to win: { $rivals }.

straszydla-duel = Duel, { $district }, roll { $roll }:
straszydla-role-holder = came first
straszydla-role-challenger = came later
straszydla-successes = Successes: { $score }
straszydla-fright =
    { $who ->
        [you] Your frightening test
       *[other] Frightening test of { $name }
    }: { $dice ->
        [none] { $sum }
       *[other] { $dice } = { $sum }
    }, target { $target }, worth { $cubes ->
        [0] no cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.

## Questions

straszydla-step-starter = From which stack do you take your starting bogey?
straszydla-step-first_phase = You are the starting player. Does the game begin by day or by night?
straszydla-step-suburb = In which Suburb does your pack settle?
straszydla-step-plan =
    { $stage ->
        [mark] You hold a Mole Imp. Which plan do you lay?
       *[token] Arrow { $number } of 3. { $plan ->
            [none] Where does your plan lead first?
           *[other] After { $plan }, where next?
        }
    }
straszydla-step-whisper = All plans are revealed; yours is { $plan }. Do you use the Whisper Imp to lay a new one?
straszydla-step-transfer =
    { $district }: do you stay, or transfer to another Suburb?{ $left ->
        [none] { "" }
       *[other] {" "}(Still to go: { $left })
    }
straszydla-step-jump =
    No way leads out of here: { $district }. To which Suburb do you jump?{ $left ->
        [none] { "" }
       *[other] {" "}(Still to go: { $left })
    }
straszydla-step-gust = You are here: { $district }. Does the Gust Imp carry you one step further?
straszydla-step-ember = Duel with { $rival }, { $mine } dice to { $theirs }. Do you use the Ember Imp?
straszydla-step-duel_spark =
    { $marked ->
        [none] Do you reroll dice with the Spark Imp?
       *[some] Which other dice do you reroll?
    }
straszydla-step-bid =
    Duel with { $rival }, { $score } so far. How much energy do you bid? (You have { $energy }, { $rival } has { $rivals }; bids are lost.)
straszydla-step-duel_change =
    Your bid is higher. Do you change your dice? You stand { $score } and have { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
straszydla-step-mist = You lost. Do you use the Mist Imp to choose for yourself where you go?
straszydla-step-retreat_point = You won! Where does { $rival } go?
straszydla-step-retreat = You must leave. Where do you go?
straszydla-step-action = Your turn: { $district }. What do you do?
straszydla-step-fright_reroll = Frightening: { $sum }, target { $target }. Do you reroll dice?
straszydla-step-fright_spark = Which dice does the Spark Imp reroll?
straszydla-step-fright_energy =
    Now energy: the dice are at { $sum }, target { $target }. Do you change dice? ({ $energy ->
        [0] You have none; more actions can bring some.
       *[other] You have { $energy }.
    })
straszydla-step-feeding = Feeding time. Whoever is not fed flees for good. What do you do?
straszydla-step-pay =
    You take { $what }. { $left ->
        [one] { $left } cube is still to be paid.
       *[other] { $left } cubes are still to be paid.
    } How much { $cube }?

## Options of a decision

straszydla-more = More actions ({ $count }): trade cubes, buy bogeys and imps, spend dread
straszydla-warning =
    { $count ->
        [one] { $hungry } is still hungry and would flee for good.
       *[other] Still hungry, these would flee for good: { $hungry }.
    }
straszydla-action-starter = { $bogey } { $strengths } from the { $element } stack
straszydla-action-begin =
    { $phase ->
        [day] By day
       *[night] By night
    }
straszydla-action-settle = { $place } (gains { $harvest } at each replenishment)
straszydla-action-plain = An ordinary plan
straszydla-action-mole = A plan with the Mole Imp: STOP markers will not stop you
straszydla-action-decline =
    { $step ->
        [whisper] No, keep the plan
        [gust] No, stay here
        [ember] No, { $mine } dice to { $theirs } (you win { $win }%)
        [duel_spark] No, keep the dice
       *[mist] No, keep the imp
    }
straszydla-action-use =
    { $step ->
        [whisper] Yes, lay a new plan, openly
        [ember] Yes, { $more } dice to { $theirs } (you win { $win_more }%)
       *[mist] Yes, choose the way; your rival gets no dread
    }
straszydla-action-step =
    { $direction } { $compass }. { $place }{ $transfer ->
        [yes] , or by transfer another Suburb
       *[no] { "" }
    }
straszydla-action-x = X. Stuck: jump to another Suburb
straszydla-action-stay =
    Stay. { $place }{ $ends ->
        [none] { "" }
       *[other] . The plan ends in: { $ends }
    }
straszydla-action-transfer =
    Transfer. { $place }{ $ends ->
        [none] { "" }
       *[other] . The plan ends in: { $ends }
    }
straszydla-action-jump =
    Jump. { $place }{ $ends ->
        [none] { "" }
       *[other] . The plan ends in: { $ends }
    }
straszydla-action-done =
    { $step ->
        [duel_spark] Roll these again: { $marked }
        [fright_spark] Roll these again: { $marked }
        [duel_change] Leave the dice: { $score }, { straszydla-outlook }
        [fright_reroll] Keep the dice: { straszydla-worth }{ straszydla-with_dread }{ $then ->
            [energy] {" "}(next: change them with energy)
           *[none] { "" }
        }
       *[fright_energy] Change nothing more: { straszydla-worth }{ straszydla-with_dread }
    }
straszydla-outlook =
    { $outlook ->
        [win] you win
        [lose] you lose
       *[level] level, both roll again
    }
straszydla-worth =
    { $cubes ->
        [0] no cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
straszydla-with_dread =
    { $dread ->
        [none] { "" }
       *[other] , { $dread } dread
    }
straszydla-action-die = Reroll die { $die } (shows { $shows })
straszydla-action-bid =
    Bid { $energy }: { $outlook ->
        [win] { $always ->
            [yes] you win, whatever { $rival } bids
           *[no] { $best ->
                [0] you win if { $rival } bids nothing
               *[other] you win if { $rival } bids { $best } or less
            }
        }
        [lose] you lose
       *[level] level at best, both roll again
    }
straszydla-action-set =
    Die { $die }: { $shows } to { $value }, { $step ->
        [duel_change] { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }: then { $score }, { straszydla-outlook }
       *[fright_energy] { $cost } energy: sum { $sum }, { straszydla-worth }{ straszydla-with_dread }
    }
straszydla-action-cede = { $rival } may choose, and you take 1 dread
straszydla-action-point = { $place }
straszydla-action-retreat = { $place }
straszydla-action-end =
    { $step ->
        [action] End your turn
       *[feeding] { $hungry ->
            [none] End the feeding: all are fed
           *[other] { $count ->
                [one] End the feeding. This one flees: { $hungry }
               *[other] End the feeding. These flee: { $hungry }
            }
        }
    }
straszydla-action-frighten =
    Frighten people: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, target { $target }. 3 cubes { $three }%, 2 cubes { $two }%, 1 cube { $one }%{ $energy ->
        [0] { "" }
       *[other] ; 3 cubes { $hit }% with all your energy ({ $energy })
    }
straszydla-action-summon_imp = Summon the { $imp }: { $rule }
straszydla-action-hoard = Use the Hoard Imp: { $gain }
straszydla-action-dread = 1 dread: reroll die { $die } (shows { $shows })
straszydla-action-spark = Spark Imp: reroll any dice
straszydla-action-feed =
    Feed { $bogey } with { $food } { $colour }{ $serves ->
        [yes] {" "}(your pact needs it)
       *[no] { "" }
    }
straszydla-action-dread_feed =
    4 dread: feed { $bogey }{ $serves ->
        [yes] {" "}(your pact needs it)
       *[no] { "" }
    }
straszydla-action-sip =
    Sip Imp for { $bogey }: { $rest ->
        [0] is fed at once
       *[other] eats { $rest } instead of { $food }
    }
straszydla-action-trade = Any 3 cubes for 1 { $cube }
straszydla-action-trade_imp = Any 3 cubes for the { $imp }: { $rule }
straszydla-action-buy =
    Buy { $bogey } { $strengths } for { $price } cubes, brings { $energy } energy{ $serves ->
        [yes] {" "}(for your pact)
       *[no] { "" }
    }
straszydla-action-dread_imp = 2 dread for the { $imp }: { $rule }
straszydla-action-dread_energy = 3 dread for 3 energy
straszydla-action-exchange = Give back the { $imp } for { $gain }
straszydla-action-pay =
    { $left ->
        [0] Pay { $number }, then all is paid
       *[other] Pay { $number }, then { $left } more
    }

## What happens (an empty message is news that the table shows anyway)

straszydla-event-drew_district = { "" }
straszydla-event-put_district = { "" }
straszydla-event-dealt_bogey = { "" }
straszydla-event-turned_up = { "" }
straszydla-event-turned_up_imp = { "" }
straszydla-event-came_up_imp = { "" }
straszydla-event-dealt_pact = { "" }
straszydla-event-replenished = { "" }
straszydla-event-laid = { "" }
straszydla-event-declined = { "" }
straszydla-event-moved = { "" }
straszydla-event-stayed = { "" }
straszydla-event-die_fell = { "" }
straszydla-event-sealed_bid = { "" }
straszydla-event-began_fright = { "" }
straszydla-event-ended_turn = { "" }
straszydla-event-stopped = { "" }
straszydla-event-showed_pact = { "" }

straszydla-event-drew_start =
    { $who ->
        [you] You are drawn as the starting player.
       *[other] { $seat } is drawn as the starting player.
    }
straszydla-event-took_starter =
    { $who ->
        [you] You take { $bogey }, which brings { $energy } energy.
       *[other] { $seat } takes { $bogey }, which brings { $energy } energy.
    }
straszydla-event-chose_phase =
    { $phase ->
        [day] { $who ->
            [you] You choose the day.
           *[other] { $seat } chooses the day.
        }
       *[night] { $who ->
            [you] You choose the night.
           *[other] { $seat } chooses the night.
        }
    }
straszydla-event-agreed_phase =
    { $phase ->
        [day] The game begins by day.
       *[night] The game begins by night.
    }
straszydla-event-settled =
    { $who ->
        [you] You settle in: { $suburb }.
       *[other] { $seat } settles in: { $suburb }.
    }
straszydla-event-turned_card =
    { $phase ->
        [day] The sun rises.
       *[night] Night falls.
    } { $who ->
        [you] You are the starting player now.
       *[other] The starting player is now { $seat }.
    }
straszydla-event-cleared_stops = All STOP markers are removed.
straszydla-event-began_round =
    { $phase ->
        [day] { $round ->
            [1] Day, round 1. Fear gathers in the day districts.
           *[other] Day, round { $round }.
        }
       *[night] { $round ->
            [1] Night, round 1. Fear gathers in the night districts.
           *[other] Night, round { $round }.
        }
    }
straszydla-event-revealed =
    { $who ->
        [you] Your plan: { $first } { $second } { $third }
       *[other] Plan of { $seat }: { $first } { $second } { $third }
    }
straszydla-event-revealed_mole =
    { $who ->
        [you] Your plan: { $first } { $second } { $third }, with the Mole Imp
       *[other] Plan of { $seat }: { $first } { $second } { $third }, with the Mole Imp
    }
straszydla-event-marked_openly =
    { $mark ->
        [mole] { $who ->
            [you] You lay a plan with the Mole Imp.
           *[other] { $seat } lays a plan with the Mole Imp.
        }
       *[plain] { $who ->
            [you] You lay an ordinary plan.
           *[other] { $seat } lays an ordinary plan.
        }
    }
straszydla-event-laid_openly =
    { $who ->
        [you] You lay { $token }
       *[other] { $seat } lays { $token }
    }
straszydla-event-used_imp =
    { $who ->
        [you] You use the { $imp }.
       *[other] { $seat } uses the { $imp }.
    }
straszydla-event-transferred =
    { $who ->
        [you] You transfer: { $district }.
       *[other] { $seat } transfers: { $district }.
    }
straszydla-event-jumped =
    { $who ->
        [you] You are stuck and jump: { $district }.
       *[other] { $seat } is stuck and jumps: { $district }.
    }
straszydla-event-stuck =
    { $who ->
        [you] You are stuck and stay: { $district }.
       *[other] { $seat } is stuck and stays: { $district }.
    }
straszydla-event-arrived =
    { $who ->
        [you] You arrive: { $district }.
       *[other] { $seat } arrives: { $district }.
    }
straszydla-event-began_duel =
    A duel! { $district }: { $who ->
        [you] you
       *[other] { $seat }
    } came first, { $whom ->
        [you] you
       *[other] { $rival }
    } came later.
straszydla-event-took_dice =
    { $who ->
        [you] You have { $dice } dice (strength { $strength }).
       *[other] { $seat } has { $dice } dice (strength { $strength }).
    }
straszydla-event-standing =
    { $dice ->
        [none] { "" }
       *[other] { $who ->
            [you] You roll
           *[other] { $seat } rolls
        } { $dice }, { $whom ->
            [you] you
           *[other] { $rival }
        } { $rival_dice }.{" "}
    }Successes: { $successes } to { $rivals }.
straszydla-event-gave_back_bid =
    { $who ->
        [you] Your bid is returned unopened: bid again.
       *[other] The bid of { $seat } is returned unopened.
    }
straszydla-event-revealed_bid =
    { $who ->
        [you] You bid { $energy } energy.
       *[other] { $seat } bids { $energy } energy.
    }
straszydla-event-changed_die =
    { $who ->
        [you] You turn die { $die } to { $value } (cost { $energy }).
       *[other] { $seat } turns die { $die } to { $value } (cost { $energy }).
    }
straszydla-event-level = Level. Both roll again.
straszydla-event-won_duel =
    { $who ->
        [you] You win the duel: { $district }.
       *[other] { $seat } wins the duel: { $district }.
    }
straszydla-event-ceded =
    { $who ->
        [you] You let { $rival } choose the way.
       *[other] { $whom ->
            [you] { $seat } lets you choose the way.
           *[other] { $seat } lets { $rival } choose the way.
        }
    }
straszydla-event-pointed =
    { $who ->
        [you] You point the way for { $rival }.
       *[other] { $whom ->
            [you] { $seat } points the way for you.
           *[other] { $seat } points the way for { $rival }.
        }
    }
straszydla-event-retreated =
    { $who ->
        [you] You retreat: { $district }.
       *[other] { $seat } retreats: { $district }.
    }
straszydla-event-ousted =
    { $who ->
        [you] You have nowhere to go ({ $district }) and are ousted for this round.
       *[other] { $seat } has nowhere to go ({ $district }) and is ousted for this round.
    }
straszydla-event-collected =
    { $who ->
        [you] You collect { $number } { $colour } ({ $district }).
       *[other] { $seat } collects { $number } { $colour } ({ $district }).
    }
straszydla-event-frightened =
    { $who ->
        [you] You frighten people
       *[other] { $seat } frightens people
    }: { $dice ->
        [none] { $sum }
       *[other] { $dice } = { $sum }
    }, target { $strength }{ $number ->
        [0] . Nobody is scared.
       *[other] .
    }
straszydla-event-gained =
    { $who ->
        [you] You take { $number } { $cube }.
       *[other] { $seat } takes { $number } { $cube }.
    }
straszydla-event-paid =
    { $who ->
        [you] You pay { $number } { $cube }.
       *[other] { $seat } pays { $number } { $cube }.
    }
straszydla-event-gained_dread =
    { $who ->
        [you] You take { $number } dread{ straszydla-for_sixes }.
       *[other] { $seat } takes { $number } dread{ straszydla-for_sixes }.
    }
straszydla-for_sixes =
    { $why ->
        [dice] {" "}for sixes
       *[none] { "" }
    }
straszydla-event-paid_dread =
    { $who ->
        [you] You give up { $number } dread{ straszydla-for_ones }.
       *[other] { $seat } gives up { $number } dread{ straszydla-for_ones }.
    }
straszydla-for_ones =
    { $why ->
        [dice] {" "}for ones
        [reroll] {" "}to roll a die again
       *[none] { "" }
    }
straszydla-event-took_imp =
    { $who ->
        [you] You take the { $imp }.
       *[other] { $seat } takes the { $imp }.
    }
straszydla-event-exchanged =
    { $who ->
        [you] You give back the { $imp }.
       *[other] { $seat } gives back the { $imp }.
    }
straszydla-event-bought =
    { $who ->
        [you] You buy { $bogey }, which brings { $energy } energy.
       *[other] { $seat } buys { $bogey }, which brings { $energy } energy.
    }
straszydla-event-fed =
    { $who ->
        [you] You feed { $bogey } with { $number } { $colour }.
       *[other] { $seat } feeds { $bogey } with { $number } { $colour }.
    }
straszydla-event-dread_fed =
    { $who ->
        [you] You feed { $bogey } with dread.
       *[other] { $seat } feeds { $bogey } with dread.
    }
straszydla-event-sipped =
    { $number ->
        [0] { $bogey } needs nothing more.
       *[other] { $bogey } needs only { $number } now.
    }
straszydla-event-fled =
    { $who ->
        [you] Hungry, { $bogey } leaves you for good.
       *[other] Hungry, { $bogey } leaves { $seat } for good.
    }
straszydla-event-checked =
    { $verdict ->
        [fulfilled] A pact is fulfilled!
        [no_bogeys_left] No bogey is left in the stacks. The game is over.
        [last_phase] Time is up. The game is over.
       *[goes_on] No pact is fulfilled yet.
    }
straszydla-event-summoned =
    { $who ->
        [you] You summon { $bogey }, which brings { $energy } energy.
       *[other] { $seat } summons { $bogey }, which brings { $energy } energy.
    }
straszydla-event-summoned_nothing =
    { $who ->
        [you] You summon nobody: the { $element } stack is empty.
       *[other] { $seat } summons nobody: the { $element } stack is empty.
    }

## The board

straszydla-board-phase =
    { $phase ->
        [day] Day
       *[night] Night
    }
straszydla-board-phase-small =
    { $phase ->
        [day] day
       *[night] night
    }
straszydla-board-before = before the first round
straszydla-board-round = round { $round } of { $rounds }
straszydla-board-rounds = Rounds until the feeding
straszydla-board-part =
    { $part ->
        [planning] planning
        [moving] on the way
        [duels] duels
        [feeding] feeding
       *[acting] actions
    }
straszydla-board-first =
    { $who ->
        [you] You move first
       *[other] { $name } moves first
    }
straszydla-board-whole = The whole town
straszydla-board-larger = Larger
straszydla-board-smaller = Smaller
straszydla-board-turn = Turn the town by a quarter
straszydla-board-outside =
    { $count ->
        [one] { $count } lit district
       *[other] { $count } lit districts
    } { $side ->
        [left] to the left
        [right] to the right
        [top] above
       *[bottom] below
    }: show
straszydla-board-side =
    { $phase ->
        [day] day district
       *[night] night district
    }
straszydla-board-people = people to frighten
straszydla-board-imp = imp to summon
straszydla-board-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
straszydla-board-stop = STOP
straszydla-board-road = by road
straszydla-board-plan = Your plan
straszydla-board-take-back = Take back arrow { $number } and those after it
straszydla-board-sealed = plan sealed
straszydla-board-ousted = ousted
straszydla-board-empty = empty
straszydla-board-serves = would fill a place of your pact
straszydla-board-needed = your pact needs it
straszydla-board-price = costs { $price }
straszydla-board-below = { $count } below
straszydla-board-strengths = strength { $day } by day, { $night } by night
straszydla-board-free = More actions
straszydla-board-free-helps = worth a look
straszydla-board-hush =
    { $kind ->
        [imps] Decline automatically:
       *[free] End automatically when only trading is left:
    }
straszydla-board-hush-round = this round
straszydla-board-hush-match = the whole match
straszydla-board-hushed =
    { $kind ->
        [imps] Imps are declined automatically
       *[free] Turns with nothing but trading end automatically
    }{ $until ->
        [round] {" "}this round.
       *[match] .
    }
straszydla-board-ask-again = Ask me again
straszydla-board-free-row =
    { $row ->
        [trade] Any 3 cubes for one of your choice
        [trade_imp] Any 3 cubes for an imp
        [buy] Buy a bogey
        [dread_imp] With dread: an imp for 2, energy for 3
       *[exchange] Give an imp back for a cube
    }
straszydla-board-wins =
    { $who ->
        [you] You win!
       *[other] { $name } wins!
    }
straszydla-board-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
straszydla-board-dice-to = { $mine } to { $theirs } dice
straszydla-board-die = Die { $die }
straszydla-board-no-die = no die
straszydla-board-bid = bid { $energy }
straszydla-board-bid-sealed = bid sealed
straszydla-board-you-bid = you bid
straszydla-board-bids = { $name }: { $energy }
straszydla-board-end =
    { $end ->
        [win] win
        [lose] lose
       *[level] again
    }
straszydla-board-bids-lost = Both bids are lost. Whoever bids more may turn their own dice by the difference.
straszydla-board-best = Best for me
straszydla-board-target = target
straszydla-board-nobody = Nobody is scared.
straszydla-board-eats = eats { $food }
straszydla-board-lacks = lacks { $lacks }
straszydla-board-cheapest = The cheapest way:
straszydla-board-traded = { $cubes } cubes are traded away.
straszydla-board-spent = { $dread } dread is spent.
straszydla-board-flee =
    { $count ->
        [one] { $names } flees for good.
       *[other] { $names } flee for good.
    }
straszydla-board-nobody-flees = Nobody flees.
straszydla-board-then-pact = Pact: { $filled } of { $size }.
straszydla-board-feed-all =
    { $flees ->
        [none] Feed all
       *[some] Feed all I can
    }
straszydla-board-to-pay =
    { $left ->
        [one] { $left } cube to pay
       *[other] { $left } cubes to pay
    }
straszydla-board-paid =
    { $cubes ->
        [0] none
       *[other] { $cubes } paid
    }
straszydla-board-needs = food for the pack: { $food }
straszydla-board-mix = Pay with
straszydla-board-pacts = The pacts are shown
straszydla-board-sealed-pact = sealed
straszydla-board-of = of { $number }
straszydla-board-bogeys =
    { $bogeys ->
        [one] { $bogeys } bogey
       *[other] { $bogeys } bogeys
    }
straszydla-board-pact = Your secret pact
straszydla-board-pack = Your pack
straszydla-board-pack-of = The pack of { $name }
straszydla-board-larder =
    { $rounds ->
        [0] Larder, feeding comes next
        [one] Larder, feeding after { $rounds } more round
       *[other] Larder, feeding after { $rounds } more rounds
    }{ $short ->
        [yes] : not enough for all
       *[no] { "" }
    }
straszydla-board-spare = spare
straszydla-board-no-cubes = No cubes lie there now.
straszydla-board-frighten =
    Frighten: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, target { $target }, about { $cubes } more
straszydla-board-summon = Summon the { $imp }
straszydla-board-meet = Who could meet you there
straszydla-board-win = win { $percent }%

## The end

straszydla-reason-pact =
    { $who ->
        [you] You win: your pact is fulfilled!
       *[other] { $names } wins: the pact is fulfilled!
    }
straszydla-reason-most_places =
    { $who ->
        [you] You win: no pact is fulfilled, but you have filled the most places!
       *[other] { $names } wins: no pact is fulfilled, but theirs has the most places filled!
    }
straszydla-reason-most_bogeys =
    { $who ->
        [you] You win: among those with equally many places filled, you have the most bogeys!
       *[other] { $names } wins: equally many places filled, but more bogeys!
    }
straszydla-reason-most_dread =
    { $who ->
        [you] You win: equally many places filled and bogeys, but you have the most dread!
       *[other] { $names } wins: equally many places filled and bogeys, but more dread!
    }
straszydla-reason-most_cubes =
    { $who ->
        [you] You win: all else being equal, you have the most cubes!
       *[other] { $names } wins: all else being equal, with the most cubes!
    }
straszydla-reason-shared = A shared victory, equal in everything: { $names }!
straszydla-place =
    { $rank }. { $name }: { $places } of { $size } places, { $bogeys ->
        [one] { $bogeys } bogey
       *[other] { $bogeys } bogeys
    }, dread { $dread }, other cubes { $cubes }.

## The first match: what the teacher says

straszydla-lesson-welcome = You lead a hungry pack of bogeys through the city. Your secret pact names five bogeys: two of water, one of air, two of fire. Whoever is the first to keep all five fed wins.
straszydla-lesson-settle = Your first bogey is Bebok, who may fill any place of the pact. Choose where your pack settles: Fishers' Suburb.
straszydla-lesson-plan = It is day, and fear cubes lie in the day districts. Everybody plans three arrows in secret, and all three must be walked. Windy Hill next door holds three cubes: go down, right, up.
straszydla-lesson-collect = Nobody else came here, so everything is yours: three air cubes. That is what Bebok eats at dusk: three of one kind. End your turn.
straszydla-lesson-stops = Where a pack has been, a STOP marker stays behind: nobody may enter there. So find new food, in Restless Grove: down, down, down to the left.
straszydla-lesson-duel = Your rival came to the Grove, too: a duel! The highest dice meet, then the next ones: 1 to 1. Now both bid energy in secret, and all that is bid is lost. Bid 2.
straszydla-lesson-energy = 2 against 1: the difference changes your dice. Turn the 3 into a 4, and your rival has nothing left that wins.
straszydla-lesson-retreat = You win and stay! You may point where your rival goes, or leave the choice and take a dread cube. Point at Millers' Suburb: by day nothing lies there.
straszydla-lesson-harvest = The three earth cubes are yours. End your turn.
straszydla-lesson-icon = In districts with the frighten icon people can be frightened, and fear is food. The Funfair is one of them: up, right, down.
straszydla-lesson-frighten = Frighten! You roll a die for every bogey and want to hit exactly the strength of your pack: 3.
straszydla-lesson-keep = A four, one too many. A dread cube could roll it again, but you have something surer: keep it.
straszydla-lesson-exact = Each energy cube moves a die by one. Make it a three: a full hit brings three cubes instead of two.
straszydla-lesson-scared = Seven air cubes! Three cubes could be traded for one of another kind, and six would buy a bogey, but every mouth must be fed. End your turn.
straszydla-lesson-last-round = Your rival bought a bogey, and under it the Dragon came to light. This is the last round of the day: at dusk the top bogey of your district's element joins you. So off to a fire district, first up.
straszydla-lesson-potters = Potters' Suburb is a fire district: on with up to the right, then down.
straszydla-lesson-suburb = From a Suburb you may transfer to any other one free of charge. But you want fire: stay.
straszydla-lesson-dusk = One more fire cube, and the sun goes down. End your turn: now everybody feeds the pack.
straszydla-lesson-feed = A bogey eats as many cubes of its element as it is strong. A starting bogey like Bebok takes any one kind: give him the three earth cubes.
straszydla-lesson-fed = Everybody is fed. End the feeding.
straszydla-lesson-summoned = The Dragon has come to you, with five energy cubes! Your rival could not feed everybody, and the hungry one fled for good. Now plan for the night, first up to the left.
straszydla-lesson-night = By night the night districts fill, and Cold Steelworks holds just what the Dragon wants at dawn: three fire cubes. On with down, then down to the right.
straszydla-lesson-end = Plan, walk, fight, frighten, feed, summon: that was a day, and by night other districts and other strengths count. Two of your five places are filled. Fill the rest, keep everybody fed, and the city is yours.

## What is this?

straszydla-what-yields =
    { $phase ->
        [day] At the start of every day
       *[night] At the start of every night
    }: { $element } +{ $harvest }.
straszydla-what-lies = Lying here:
straszydla-what-here = Standing here: { $names }.
straszydla-what-suburb = A Suburb: whoever steps in may go on to another Suburb at once.
straszydla-what-stop = Nobody may enter or pass. It is laid where somebody ended a round, and is removed when day turns to night or night to day (with two players, after both).
straszydla-what-people = People
straszydla-what-people-means = Frighten them in your turn here: roll a die for each bogey. The nearer the sum to your strength, the more cubes.
straszydla-what-imps = Imp
straszydla-what-imps-means = In your turn here you may take the open imp of the district's element.
straszydla-what-imp-once = It works once, then goes under its stack.
straszydla-what-stack = Stack: { $element }
straszydla-what-stack-empty = Empty: nobody can be summoned or bought here any more.
straszydla-what-eats = At the feeding it eats as many cubes ({ $element }) as it is strong then, or it flees.
straszydla-what-eats-any = A starting bogey, of any element: at the feeding it eats { $food } cubes of one colour, or it flees.
straszydla-what-fear = A fear cube: food for bogeys of its element. Any three cubes, energy too, can be traded for one.
straszydla-what-energy = Bid in duels and spent when frightening to change dice. It pays in trades, but nobody eats it.
straszydla-what-dread = Won with sixes when frightening. 1: roll a die again, 2: an imp, 3: 3 energy, 4: feeds a bogey.
straszydla-what-clock = After four rounds come the feeding and a new bogey for everybody; then day and night change.
straszydla-what-first = Turn order begins here; it passes to the left when day and night change.
straszydla-what-strength = Strength { $strength }
straszydla-what-strength-means = The bogeys of the pack added up, by day or by night. The stronger has 3 dice in a duel, not 2; frightening aims at this number.
straszydla-what-pact = Secret pact
straszydla-what-pact-hidden = Nobody but its owner knows it before the end.
straszydla-what-pact-means = Whoever has bogeys for all places after a feeding wins. A starting bogey fits any place.
straszydla-what-pack = Press to see the whole pack.
straszydla-what-plan = Plan
straszydla-what-plan-means = Three arrows, laid in secret and revealed together; then every pawn walks its own.
straszydla-what-duel-die = Die in a duel
straszydla-what-duel-die-means = Dice are paired from the highest down. The higher one of a pair scores; more scores win the duel.
straszydla-what-fright-die = Die to frighten
straszydla-what-fright-die-means = The sum exactly on the strength brings 3 cubes, 1 off brings 2, 2 off brings 1. Each 6 brings a dread cube, each 1 costs one.
straszydla-what-bid = Energy bid
