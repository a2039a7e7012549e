nightmarium-title = Koszmarium
nightmarium-tagline = zszyj koszmary z nóg, torsu i głowy i zbudź ich moce
nightmarium-goal = { $win_check ->
    [immediate] Cel: jako pierwsza osoba mieć { $creatures ->
        [one] { $creatures } ukończonego potwora.
        [few] { $creatures } ukończone potwory.
        [many] { $creatures } ukończonych potworów.
       *[other] { $creatures } ukończonego potwora.
    }
   *[other] Cel: jako pierwsza osoba zakończyć turę, mając { $creatures ->
        [one] { $creatures } ukończonego potwora.
        [few] { $creatures } ukończone potwory.
        [many] { $creatures } ukończonych potworów.
       *[other] { $creatures } ukończonego potwora.
    }
}
nightmarium-hint = Patrzy na to, co karta buduje, jakie moce zbudzi i ile to kosztuje innych.
nightmarium-over = Gra skończona.

## Options

nightmarium-option-creatures = Potwory potrzebne do zwycięstwa
nightmarium-option-creatures-about = Im mniej, tym krótsza partia; nikt nie może mieć ich więcej.
nightmarium-option-advanced = Pieczęcie (zasady zaawansowane)
nightmarium-option-advanced-about = Dwanaście dodatkowych kart, które powtarzają umiejętności. Nie na pierwszą partię.
nightmarium-option-advanced-no = nie
nightmarium-option-advanced-yes = tak
nightmarium-option-win_check = Kiedy się zwycięża
nightmarium-option-win_check-about = Czy ostatni potwór może jeszcze zadziałać i wszystko zepsuć.
nightmarium-option-win_check-end_of_turn = na koniec tury
nightmarium-option-win_check-immediate = natychmiast, zanim ostatni potwór zadziała
nightmarium-option-first_player = Kto zaczyna
nightmarium-option-first_player-about = Los jest sprawiedliwy, ale zacząć może, kto chcecie.
nightmarium-option-first_player-random = losowo
nightmarium-option-first_player-0 = pierwszy gracz
nightmarium-option-first_player-1 = drugi gracz
nightmarium-option-first_player-2 = trzeci gracz
nightmarium-option-first_player-3 = czwarty gracz
nightmarium-option-first_player-4 = piąty gracz
nightmarium-option-max_turns = Limit tur
nightmarium-option-max_turns-about = Partia, która go osiągnie, kończy się bez zwycięzcy; rzadko potrzebny.
nightmarium-option-max_turns-none = bez limitu

## Names

nightmarium-legion-blue = Nekronauci
nightmarium-legion-red = Homunkulusy
nightmarium-legion-brown = Insektoidy
nightmarium-legion-green = Chimery

nightmarium-one-blue = Nekronauta
nightmarium-one-red = Homunkulus
nightmarium-one-brown = Insektoid
nightmarium-one-green = Chimera

nightmarium-part-legs = nogi
nightmarium-part-torso = tors
nightmarium-part-head = głowa
nightmarium-part-seal = pieczęć
nightmarium-place-seal = na ukończonego potwora

nightmarium-ability-mourner = Żałobnik
nightmarium-ability-scavenger = Szabrownik
nightmarium-ability-executioner = Siepacz
nightmarium-ability-devourer = Pożeracz
nightmarium-ability-mockingbird = Przedrzeźniacz
nightmarium-ability-chorister = Śpiewak

nightmarium-seal_card = Pieczęć { $number }: { $kind }
nightmarium-you = ty
nightmarium-none = nic

## The table

nightmarium-turn = { $who ->
    [you] Twoja tura
   *[other] Tura gracza { $name }
}, { $actions ->
    [0] ostatnia akcja
    [one] została 1 akcja
    [few] zostały { $actions } akcje
    [many] zostało { $actions } akcji
   *[other] zostało { $actions } akcji
}{ $lock ->
    [none] { "" }
   *[other] {" "}(zagrać można tylko z rodziny: { $lock })
}. Talia: { $deck }, stos odrzuconych: { $discard }.
nightmarium-acting = Potwór { $slot } działa; do wykonania: { $left }.
nightmarium-waiting = W kolejce potwory: { $slots }.
nightmarium-revealed = Odsłonięte: { $cards }.
nightmarium-player = { $name }{ $who ->
    [you] {" "}(ty)
   *[other] { "" }
}: ukończone { $complete } z { $creatures }, { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } kart
} w ręce
nightmarium-complete = { $stack }, ukończony
nightmarium-embodied = { $stack }, ucieleśniony ({ $seal })
nightmarium-lacks_torso = { $stack }, brakuje torsu
nightmarium-lacks_head = { $stack }, brakuje głowy
nightmarium-hand = { $cards ->
    [0] Twoja ręka jest pusta.
   *[other] Twoja ręka i to, czym może być każda karta:
}

## Questions

nightmarium-step-action = { $actions ->
    [one] Ostatnia akcja w tej turze: co robisz?
    [few] Masz { $actions } akcje: co robisz najpierw?
    [many] Masz { $actions } akcji: co robisz najpierw?
   *[other] Masz { $actions } akcji: co robisz najpierw?
}
nightmarium-step-exchange = { $marked ->
    [none] Które karty odrzucasz? Dobierasz połowę tego.
   *[other] Które karty odrzucasz? Zaznaczone: { $marked }.
}
nightmarium-step-purity = { $which ->
    [matching] Czysty potwór, rodzina { $legion }: którą kartę tej rodziny odrzucasz?
   *[other] Czysty potwór, rodzina { $legion }, a ty nie masz jej kart: { $first ->
        [none] które dwie karty odrzucasz?
       *[other] którą odrzucasz jako drugą (pierwsza: { $first })?
    }
}
nightmarium-step-scavenger = Potwór { $slot }, Szabrownik: który nieukończony potwór zostanie odrzucony?
nightmarium-step-executioner = Potwór { $slot }, Siepacz: czyją górną kartę zabierasz?
nightmarium-step-devourer = Potwór { $slot }, Pożeracz: który z twoich pozostałych potworów traci górną kartę?
nightmarium-step-mockingbird = Potwór { $slot }, Przedrzeźniacz: którą kartę zagrywasz?
nightmarium-step-chorister = Potwór { $slot }, Śpiewak ({ $revealed }): która karta dokąd trafia?
nightmarium-step-seal = Pieczęć leży na potworze { $slot }: czy { $legion } mają zadziałać jeszcze raz?

## Choices

nightmarium-action-draw = Dobierz kartę
nightmarium-action-exchange = { $hand ->
    [one] Wymień: odrzuć jedyną kartę i nie dobieraj nic
    [few] Wymień: odrzuć część z { $hand } kart, dobierz połowę tego
    [many] Wymień: odrzuć część z { $hand } kart, dobierz połowę tego
   *[other] Wymień: odrzuć część z { $hand } kart, dobierz połowę tego
}
nightmarium-action-play = Zagraj: { $card } { $where ->
    [new] jako { $part } nowego potwora
    [seal] na potwora { $slot } ({ $below })
   *[on] jako { $part } potwora { $slot } ({ $below })
}{ $outlook ->
    [none] { "" }
   *[other] . { $outlook }
}
nightmarium-action-discard = Odrzuć: { $card }
nightmarium-action-target = { $deed ->
    [takes] Zabierz: { $cards } z potwora { $slot } gracza { $name }{ $complete ->
        [yes] {" "}(teraz ukończony)
       *[no] { "" }
    }
    [bites] Odgryź: { $cards } ze swojego potwora { $slot }{ $complete ->
        [yes] {" "}(teraz ukończony)
       *[no] { "" }
    }
   *[scraps] Odrzuć potwora { $slot } gracza { $name } ({ $cards })
}
nightmarium-action-activate = Zbudź go. { $chain }
nightmarium-action-decline = Niech śpi dalej
nightmarium-action-stop = To wszystko: odrzuć { $cards ->
    [one] 1 kartę, nie dobieraj nic
    [few] { $cards } karty, dobierz { $drawn }
    [many] { $cards } kart, dobierz { $drawn }
   *[other] { $cards } kart, dobierz { $drawn }
}
nightmarium-action-mark = Odrzuć: { $card }

nightmarium-preview = { $when ->
    [may_wake] Możesz potem zbudzić
   *[then] Potem działają
}: { $abilities }
nightmarium-preview_perhaps = być może { $ability }
nightmarium-preview_stops = { $ability } nie ma na czym zadziałać: { $silent ->
    [all] nic się nie dzieje
   *[some] łańcuch się na nim kończy
}
nightmarium-preview_harm = Uwaga: Pożeracz musi ugryźć twojego ukończonego potwora{ $harm ->
    [victory] , więc zabraknie ci go do zwycięstwa
   *[complete] { "" }
}
nightmarium-preview_wins = Wygrywasz od razu
nightmarium-preview_pure = Czysty: każdy przeciwnik odrzuca kartę rodziny { $legion } albo dwie inne

## Several cards at once, and what can be looked up

nightmarium-several-exchange = Odrzuć { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} i dobierz { $drawn ->
    [0] zero
   *[other] { $drawn }
}{ $idle ->
    [0] { "" }
   *[other] {" "}(jedna z nich nic nie daje)
}
nightmarium-several-purity = Odrzuć dwie karty
nightmarium-command-abilities = umiejętności, abilities
nightmarium-help-abilities = przebieg tury i sześć umiejętności
nightmarium-command-discard = odrzucone, discard
nightmarium-help-discard = karty na stosie odrzuconych
nightmarium-reference-turn = Tura to dwie akcje: zagraj kartę, dobierz kartę albo wymień karty. Dwie karty zagrane akcjami w jednej turze muszą być z jednej rodziny.
nightmarium-reference-chain = Głowa budzi potwora: umiejętności działają od głowy do nóg i żadnej nie można pominąć; ta, która nie ma na czym zadziałać, kończy łańcuch.
nightmarium-pile = { $cards ->
    [0] Stos odrzuconych jest pusty.
    [one] Na stosie odrzuconych leży 1 karta:
    [few] Na stosie odrzuconych leżą { $cards } karty:
    [many] Na stosie odrzuconych leży { $cards } kart:
   *[other] Na stosie odrzuconych leży { $cards } karty:
}

## What happened

nightmarium-event-drew_first = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $seat }.
}
nightmarium-event-named_first = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $seat }.
}
nightmarium-event-dealt = { "" }
nightmarium-event-began_turn = { $who ->
    [you] Tura { $turn }: twoja.
   *[other] Tura { $turn }: { $seat }.
}
nightmarium-event-drew = { $who ->
    [you] Dobierasz: { $card }.
   *[other] { $card ->
        [hidden] { $seat } dobiera kartę.
       *[other] { $seat } dobiera: { $card }.
    }
}
nightmarium-event-reshuffled = Stos odrzuconych zostaje potasowany: nowa talia ma { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}.
nightmarium-event-played = { $who ->
    [you] Zagrywasz: { $card }, { $part } potwora { $slot }.
   *[other] { $seat } zagrywa: { $card }, { $part } potwora { $slot }.
}
nightmarium-event-began_exchange = { $who ->
    [you] Wymieniasz karty.
   *[other] { $seat } wymienia karty.
}
nightmarium-event-exchanged = { $who ->
    [you] Odrzucasz karty ({ $cards }), dobierasz { $drawn }.
   *[other] { $seat } odrzuca karty ({ $cards }), dobiera { $drawn }.
}
nightmarium-event-discarded = { $who ->
    [you] Odrzucasz: { $card }.
   *[other] { $seat } odrzuca: { $card }.
}
nightmarium-event-lost_action = { $who ->
    [you] Nic nie możesz zrobić: akcja przepada.
   *[other] { $seat } nie może nic zrobić: akcja przepada.
}
nightmarium-event-completed = { $who ->
    [you] Twój potwór { $slot } jest ukończony!
   *[other] Potwór { $slot } gracza { $seat } jest ukończony!
}
nightmarium-event-pure = Jest czysty, rodzina { $legion }: przeciwnicy odrzucają karty.
nightmarium-event-lacked = { $who ->
    [you] Nie masz kart rodziny { $legion }, więc odrzucasz inne.
   *[other] { $seat } nie ma kart rodziny { $legion }, więc odrzuca inne.
}
nightmarium-event-spared = { $who ->
    [you] Twoja ręka jest pusta: nic nie odrzucasz.
   *[other] { $seat } nie ma czego odrzucić.
}
nightmarium-event-woke = Potwór { $slot } się budzi.
nightmarium-event-activated = Potwór { $slot } budzi się znowu: działają { $legion }.
nightmarium-event-declined = Potwór { $slot } śpi dalej pod pieczęcią.
nightmarium-event-unmoved = Potwór { $slot } nie ma umiejętności rodziny { $legion }.
nightmarium-event-performed = Działa { $ability } ({ $part }, potwór { $slot }).
nightmarium-event-stopped = { $ability } ({ $part }, potwór { $slot }) nie ma na czym zadziałać: łańcuch się urywa.
nightmarium-event-stuck = Przedrzeźniacz ({ $part }, potwór { $slot }): żadnej karty z ręki nie da się zagrać, łańcuch się urywa.
nightmarium-event-interrupted = Łańcuch potwora { $slot } kończy się (nie zadziała: { $part }), bo zbudził się potwór.
nightmarium-event-waited = Potem zadziała potwór { $slot }.
nightmarium-event-dropped = Potwór { $slot } stracił kartę i nie zadziała.
nightmarium-event-exhausted = Zadziałało sto potworów: na tym koszmar się kończy.
nightmarium-event-scavenged = { $who ->
    [you] Odrzucasz potwora { $slot } gracza { $rival }.
   *[other] { $seat } odrzuca potwora { $slot } gracza { $rival }.
}
nightmarium-scavenged_yours = { $seat } odrzuca twojego potwora { $slot }.
nightmarium-event-scrapped = { $card } trafia na stos odrzuconych.
nightmarium-event-took = { $who ->
    [you] Zabierasz: { $card } z potwora { $slot } gracza { $rival }.
   *[other] { $seat } zabiera: { $card } z potwora { $slot } gracza { $rival }.
}
nightmarium-took_from_you = { $seat } zabiera: { $card } z twojego potwora { $slot }.
nightmarium-event-devoured = { $who ->
    [you] Twój potwór { $slot } traci: { $card }.
   *[other] Potwór { $slot } gracza { $seat } traci: { $card }.
}
nightmarium-event-vanished = { $who ->
    [you] Twój potwór { $slot } znika.
   *[other] Potwór { $slot } gracza { $seat } znika.
}
nightmarium-event-revealed = { $who ->
    [you] Odsłaniasz: { $card }.
   *[other] { $seat } odsłania: { $card }.
}
nightmarium-event-placed = { $who ->
    [you] Dokładasz: { $card }, { $part } potwora { $slot }.
   *[other] { $seat } dokłada: { $card }, { $part } potwora { $slot }.
}
nightmarium-event-cast_off = { $card } nigdzie nie pasuje: karta odrzucona.
nightmarium-event-won = { $who ->
    [you] Twoje potwory otaczają Kryształ Paniki!
   *[other] Potwory gracza { $seat } otaczają Kryształ Paniki!
}
nightmarium-event-died_out = Żadna karta nie pasuje już do żadnego potwora.
nightmarium-event-cut_off = Minął limit tur: { $turn }.

## The end

nightmarium-reason-won = { $who ->
    [you] Wygrywasz: sam Strach jest ci posłuszny.
   *[other] Wygrywa { $names }: sam Strach słucha rozkazów.
}
nightmarium-reason-dead = Nikt nie wygrywa: żaden potwór nie może się już zmienić.
nightmarium-reason-truncated = Nikt nie wygrywa: minął limit tur.
nightmarium-place = { $rank }. { $name }: { $complete ->
    [one] 1 ukończony potwór
    [few] { $complete } ukończone potwory
    [many] { $complete } ukończonych potworów
   *[other] { $complete } ukończonych potworów
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} w potworach

## The first match: what the teacher says

nightmarium-lesson-welcome = Zszywasz potwory z kart: nogi, tors, głowa. Kto skończy turę z pięcioma ukończonymi potworami, wygrywa. Przed tobą pierwszych pięć kart: budujmy.
nightmarium-lesson-legs = Potwór rośnie od dołu, więc zacznij od nóg. Weź nogi Homunkulusa: masz też tors z tej samej rodziny, w tym samym kolorze.
nightmarium-lesson-torso = Tura to dwie akcje. Jeśli w obu zagrywasz karty, druga musi być z tej samej rodziny co pierwsza: Insektoidy muszą poczekać. Połóż na nogach tors Homunkulusa.
nightmarium-lesson-draw = Twojemu potworowi brakuje głowy. Nekronauta by pasował, bo rodziny można mieszać, ale trzy karty jednej rodziny potrafią więcej. Zaryzykuj: dobierz kartę.
nightmarium-lesson-head = Głowa Homunkulusa, tej właśnie brakowało! Głowa kończy potwora i budzi go: jego umiejętności działają od góry do dołu. Żałobnik dobiera dwie karty, a masz dwóch Żałobników.
nightmarium-lesson-exchange = Czysty potwór, cały z jednej rodziny, kosztuje każdego przeciwnika kartę. Przeciwnik ją stracił, a potem sam ukończył czystego i przepadł twój Nekronauta. Masz trzy głowy i ani jednego ciała: wymień karty.
nightmarium-lesson-first = Odrzucasz tyle kart, ile chcesz, a dobierasz połowę tego. Zacznij od głowy Chimery, która nie ma umiejętności.
nightmarium-lesson-second = I drugą taką samą. Dwie karty odchodzą, jedna nowa przychodzi.
nightmarium-lesson-second-creature = Tors! Ale najpierw nogi. Zacznij drugiego potwora od nóg Homunkulusa: ich Przedrzeźniacz wkrótce się odwdzięczy.
nightmarium-lesson-several = Możesz budować kilka potworów naraz. Zacznij trzeciego od nóg Insektoida.
nightmarium-lesson-another-torso = Druga karta znów musi być z tej samej rodziny. Połóż tors Insektoida na nogach Insektoida: druga para nóg czeka na Chimerę.
nightmarium-lesson-power = Przeciwnik tylko dobiera karty. Połóż tors Chimery na nogach Homunkulusa: to Siepacz, a drugiego masz w ręce.
nightmarium-lesson-wake = Na tę głowę czekają dwa ciała: sprawdź, co zadziała. Na torsie Chimery odezwą się po kolei trzy umiejętności: Siepacz, Siepacz, Przedrzeźniacz. Zbudź tego potwora!
nightmarium-lesson-executioner = Siepacz zabiera górną kartę potwora przeciwnika do twojej ręki. Weź głowę: wtedy ten potwór nie jest już ukończony.
nightmarium-lesson-again = Teraz Siepacz w torsie. Zabierz samotne nogi Nekronauty: potwór bez kart znika.
nightmarium-lesson-mockingbird = Przedrzeźniacz zagrywa kartę z twojej ręki, z dowolnej rodziny. Połóż skradzioną głowę na swoim trzecim potworze, a i on się zbudzi!
nightmarium-lesson-scavenger = To jest łańcuch: teraz działa trzeci potwór, zaczynając od skradzionej głowy. Szabrownik wyrzuca nieukończonego potwora przeciwnika. Wybierz tego bez głowy.
nightmarium-lesson-end = Masz trzy potwory, a przeciwnikowi została jedna para nóg! Pamiętaj: umiejętność, która nie ma na czym zadziałać, kończy łańcuch. Jeszcze dwa potwory i na koniec tury wygrywasz.

## The board

nightmarium-board-awake = obudzone
nightmarium-board-cards = { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] kart
}
nightmarium-board-action = akcja { $action } z { $of }
nightmarium-board-not-turn = nie twoja tura
nightmarium-board-hand = Twoja ręka
nightmarium-board-creatures = Potwory gracza { $name }
nightmarium-board-creatures-of = Pokaż potwory gracza { $name }
nightmarium-board-creature = Potwór { $slot }: { $cards ->
    [none] { $state }
   *[other] { $cards }, { $state }
}

nightmarium-board-deck = Talia
nightmarium-board-draw = Dobierz
nightmarium-board-discard = Odrzucone
nightmarium-board-look-through = Przejrzyj stos odrzuconych kart
nightmarium-board-exchange = Wymień
nightmarium-board-exchange-text = odrzuć kilka, dobierz połowę
nightmarium-board-head-chance = szansa na głowę: { $percent }%
nightmarium-board-pile = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}

nightmarium-board-free = wolne
nightmarium-board-needs-torso = bez torsu
nightmarium-board-needs-head = bez głowy
nightmarium-board-is-awake = obudzony
nightmarium-board-pure = czysty
nightmarium-board-embodied = ucieleśniony
nightmarium-board-wakes = zbudzi się
nightmarium-board-acts = działa
nightmarium-board-waits = zadziała potem

nightmarium-board-not = inna rodzina
nightmarium-board-no-place = nie da się zagrać
nightmarium-board-after-other = rozstrzygnie się po drugiej karcie
nightmarium-board-to-you = do ciebie
nightmarium-board-gone = przepada
nightmarium-board-sealed = pieczęć
nightmarium-board-bite = odgryź
nightmarium-board-bitten = odgryzione
nightmarium-board-may-be-bitten = zagrożony
nightmarium-board-gives = odrzuca

nightmarium-board-queue = Co działa, po kolei
nightmarium-board-slot = Potwór { $slot }
nightmarium-board-then = potem potwór { $slot }
nightmarium-board-lamp-now = działa teraz
nightmarium-board-lamp-next = jeszcze zadziała
nightmarium-board-lamp-done = już zadziałało
nightmarium-board-lamp-lost = milczy
nightmarium-board-pure-of = Czysty potwór: { $legion }
nightmarium-board-pure-cost = Odrzucają kartę tej rodziny albo dwie inne: { $names }
nightmarium-board-tribute = { $who ->
    [you] Odrzucasz
   *[other] { $name } odrzuca
}
nightmarium-board-later = { $ability }, gdy się zbudzi
nightmarium-board-lock = Teraz tylko { $legion }
nightmarium-board-turn = Tura { $turn }
nightmarium-board-goal = { $check ->
    [immediate] Cel: { $creatures } obudzonych
   *[end_of_turn] Cel: { $creatures } obudzonych na koniec tury
}

nightmarium-board-rule-mourner = Dobierasz dwie karty.
nightmarium-board-rule-scavenger = Odrzucasz nieukończonego potwora rywala.
nightmarium-board-rule-executioner = Zabierasz górną kartę potwora rywala.
nightmarium-board-rule-devourer = Inny twój potwór traci górną kartę.
nightmarium-board-rule-mockingbird = Zagrywasz kartę dowolnej rodziny.
nightmarium-board-rule-chorister = Odsłaniasz dwie karty i je dokładasz.
nightmarium-board-chorister-chance = Któraś pasuje: { $percent }%.

nightmarium-board-perhaps = być może
nightmarium-board-stops = Nie ma na czym zadziałać: łańcuch się tu kończy.

nightmarium-board-activate = Zbudź jeszcze raz
nightmarium-board-decline = Niech śpi
nightmarium-board-exchange-what = Zaznacz karty, które odrzucasz
nightmarium-board-exchange-sum = Odrzucasz { $cards }, dobierasz { $drawn }
nightmarium-board-exchange-give = Wymień
nightmarium-board-pair-what = Zaznacz dwie karty, które odrzucasz
nightmarium-board-pair-sum = { $cards } z 2
nightmarium-board-pair-give = Odrzuć obie
nightmarium-board-back = Wróć
nightmarium-board-crystal = Kryształ Paniki

## Co to jest?

nightmarium-what-legion = Jedna z czterech rodzin. Jeśli w turze obiema akcjami zagrywasz karty, muszą być z jednej rodziny; trzy karty jednej rodziny to czysty potwór.
nightmarium-what-ability = Działa, gdy potwór się budzi, od głowy do nóg. Jeśli nie może zadziałać, wszystko poniżej milczy.
nightmarium-what-no-ability = Bez zdolności: gdy potwór się budzi, ta karta jest pomijana.
nightmarium-what-nothing = bez zdolności.
nightmarium-what-places = Może być: { $places }.
nightmarium-what-seal = Kładziesz ją na swoim ukończonym potworze. Jego karty ({ $legion }) mogą od razu zadziałać jeszcze raz, a żadna zdolność już go nie ruszy.
nightmarium-what-deck = Akcją dobierasz wierzchnią kartę. Gdy talia się skończy, tasuje się odrzucone karty.
nightmarium-what-discard = Tu wymieniasz: odrzuć dowolnie wiele kart i dobierz o połowę mniej. Każdy może przejrzeć ten stos.
nightmarium-what-hand = Ręka gracza { $name }
nightmarium-what-hidden = { $cards ->
    [0] Nie ma kart.
    [one] Jedna karta, zakryta.
    [few] { $cards } karty, zakryte.
    [many] { $cards } kart, zakrytych.
   *[other] { $cards } karty, zakryte.
}
nightmarium-what-awake = Obudzone potwory: { $count }
nightmarium-what-awake-means = Potwór z nogami, torsem i głową jest ukończony i obudzony.
nightmarium-what-actions = Akcje
nightmarium-what-actions-means = W turze są { $actions }: dobierz kartę, zagraj kartę albo wymień. Żadnej nie można pominąć.
nightmarium-what-rival = Naciśnij, by zobaczyć potwory.
nightmarium-what-chain = Zdolności działają od głowy do nóg. Potwór ukończony w tym czasie działa zamiast nich.
nightmarium-what-free = Tu zaczyna się nowy potwór, od nóg.
nightmarium-what-needs-torso = Teraz tors, potem głowa.
nightmarium-what-needs-head = Głowa ukończy go i obudzi.
nightmarium-what-pure = Cały z jednej rodziny: gdy powstał, każdy rywal odrzucał karty.
nightmarium-what-embodied = Nosi pieczęć: żadna zdolność już go nie ruszy.
