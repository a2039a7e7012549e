straszydla-title = Straszydła
straszydla-tagline = prowadź głodną zgraję przez miasto dniem i nocą i dotrzymaj tajnego paktu
straszydla-goal = Cel: jako pierwsza osoba zakończyć dzień lub noc z nakarmionymi straszydłami na wszystkich miejscach swojego paktu ({ $pact_size }).
straszydla-hint = Patrzy na strach i jedzenie do zdobycia, na miejsca paktu i na to, kto wygrałby pojedynek.
straszydla-over = Miasto cichnie, gra skończona.

## Options

straszydla-option-replenish = Strachu w dzielnicach przybywa
straszydla-option-replenish-about = Szybkie miasto karmi wcześniej, ale skromniej.
straszydla-option-replenish-phase = o świcie i o zmierzchu
straszydla-option-replenish-round = co rundę, po jednej kostce (szybkie miasto)
straszydla-option-buy_limit = Zakup straszydeł w rundzie
straszydla-option-buy_limit-about = Bez ograniczeń stada rosną szybciej.
straszydla-option-buy_limit-1 = najwyżej jedno
straszydla-option-buy_limit-unlimited = bez ograniczeń
straszydla-option-layout = Miasto
straszydla-option-layout-about = Gdzie leżą dzielnice.
straszydla-option-layout-standard = dzielnice losowo
straszydla-option-layout-reference = zawsze takie samo, na pierwszą grę
straszydla-option-layout-free = losowo, Przedmieścia gdziekolwiek na brzegu
straszydla-option-first_phase = Gra zaczyna się
straszydla-option-first_phase-about = Dzielnice dają strach w dzień albo w nocy; tu wybierasz, od czego zacząć.
straszydla-option-first_phase-choose = jak chce gracz rozpoczynający
straszydla-option-first_phase-day = za dnia
straszydla-option-first_phase-night = nocą
straszydla-option-pact_size = Miejsca paktu do wypełnienia
straszydla-option-pact_size-about = Im mniej miejsc, tym krótsza partia.
straszydla-option-pact_size-5 = 5, cała gra
straszydla-option-pact_size-4 = 4, krótsza gra
straszydla-option-starters = Straszydła startowe
straszydla-option-starters-about = Skromny start pozwala każdemu wybrać pierwsze straszydło.
straszydla-option-starters-8 = 8, każdy dostaje jedno
straszydla-option-starters-4 = 4, każdy bierze jedno ze stosu
straszydla-option-open_pacts = Pakty
straszydla-option-open_pacts-about = Jawne pakty pokazują, co kto zbiera.
straszydla-option-open_pacts-no = tajne
straszydla-option-open_pacts-yes = jawne, do nauki gry
straszydla-option-phase_limit = Limit dni i nocy
straszydla-option-phase_limit-about = Po tylu partia kończy się w każdym razie.
straszydla-option-phase_limit-12 = 12
straszydla-option-last_transfer = Przeniesienie po trzeciej strzałce
straszydla-option-last_transfer-about = Czy pionek, który ostatnim krokiem wejdzie na Przedmieście, może przejść na inne.
straszydla-option-last_transfer-yes = dozwolone
straszydla-option-last_transfer-no = niedozwolone: tylko po drodze

## Names

straszydla-element-water = woda
straszydla-element-air = powietrze
straszydla-element-fire = ogień
straszydla-element-earth = ziemia
straszydla-element-energy = energia

straszydla-district-centre = Centrum
straszydla-district-fishers = Przedmieście Rybackie
straszydla-district-potters = Przedmieście Garncarskie
straszydla-district-gravediggers = Przedmieście Grabarzy
straszydla-district-millers = Przedmieście Młynarzy
straszydla-district-marina = Zapomniana przystań
straszydla-district-baths = Łaźnia miejska
straszydla-district-dock = Zatopiony dok
straszydla-district-bridge = Mglisty most
straszydla-district-well = Stara studnia
straszydla-district-hill = Wietrzne wzgórze
straszydla-district-funfair = Wesołe miasteczko
straszydla-district-dovecote = Gołębnik
straszydla-district-tower = Wieża zegarowa
straszydla-district-attic = Strychy kamienic
straszydla-district-market = Skwarny targ
straszydla-district-smithy = Stara kuźnia
straszydla-district-steelworks = Wygasła huta
straszydla-district-theatre = Spalony teatr
straszydla-district-alley = Zaułek latarników
straszydla-district-grove = Niespokojny lasek
straszydla-district-park = Zdziczały park
straszydla-district-allotments = Ogródki działkowe
straszydla-district-cemetery = Stary cmentarz
straszydla-district-heap = Kopalniana hałda

straszydla-short-centre = Centrum
straszydla-short-fishers = Rybackie
straszydla-short-potters = Garncarskie
straszydla-short-gravediggers = Grabarzy
straszydla-short-millers = Młynarzy
straszydla-short-marina = Przystań
straszydla-short-baths = Łaźnia
straszydla-short-dock = Dok
straszydla-short-bridge = Most
straszydla-short-well = Studnia
straszydla-short-hill = Wzgórze
straszydla-short-funfair = Miasteczko
straszydla-short-dovecote = Gołębnik
straszydla-short-tower = Wieża
straszydla-short-attic = Strychy
straszydla-short-market = Targ
straszydla-short-smithy = Kuźnia
straszydla-short-steelworks = Huta
straszydla-short-theatre = Teatr
straszydla-short-alley = Zaułek
straszydla-short-grove = Lasek
straszydla-short-park = Park
straszydla-short-allotments = Działki
straszydla-short-cemetery = Cmentarz
straszydla-short-heap = Hałda

straszydla-bogey-strzyga = Strzyga
straszydla-bogey-latarnik = Latarnik
straszydla-bogey-wargin = Wargin
straszydla-bogey-libera = Libera
straszydla-bogey-sukkub = Sukkub
straszydla-bogey-dusiol = Dusioł
straszydla-bogey-bebok = Bebok
straszydla-bogey-mamuna = Mamuna
straszydla-bogey-wodnica = Wodnica
straszydla-bogey-syrena = Syrena
straszydla-bogey-utopiec = Utopiec
straszydla-bogey-rusalka = Rusałka
straszydla-bogey-topielica = Topielica
straszydla-bogey-goplana = Goplana
straszydla-bogey-bagiennik = Bagiennik
straszydla-bogey-wodnik = Wodnik
straszydla-bogey-mawka = Mawka
straszydla-bogey-brzeginia = Brzeginia
straszydla-bogey-wroniec = Wroniec
straszydla-bogey-latawiec = Latawiec
straszydla-bogey-strzygon = Strzygoń
straszydla-bogey-planetnik = Płanetnik
straszydla-bogey-nocnica = Nocnica
straszydla-bogey-poludnica = Południca
straszydla-bogey-zmora = Zmora
straszydla-bogey-kania = Kania
straszydla-bogey-piaskun = Piaskun
straszydla-bogey-wila = Wiła
straszydla-bogey-zjawa = Zjawa
straszydla-bogey-rarog = Raróg
straszydla-bogey-czart = Czart
straszydla-bogey-bazyliszek = Bazyliszek
straszydla-bogey-ognik = Błędny Ognik
straszydla-bogey-zmij = Żmij
straszydla-bogey-rokita = Rokita
straszydla-bogey-smok = Smok
straszydla-bogey-domowik = Domowik
straszydla-bogey-wiedzma = Wiedźma
straszydla-bogey-licho = Licho
straszydla-bogey-run = Run
straszydla-bogey-borowy = Borowy
straszydla-bogey-leszy = Leszy
straszydla-bogey-babajaga = Baba Jaga
straszydla-bogey-polewik = Polewik
straszydla-bogey-boruta = Boruta
straszydla-bogey-pustecki = Pustecki
straszydla-bogey-skarbnik = Skarbnik
straszydla-bogey-bies = Bies

straszydla-imp-mist = Mglik
straszydla-imp-sip = Chlipek
straszydla-imp-gust = Wicherek
straszydla-imp-whisper = Szeptek
straszydla-imp-spark = Iskrzyk
straszydla-imp-ember = Żarek
straszydla-imp-mole = Krecik
straszydla-imp-hoard = Skąpek

straszydla-some = { $element } { $number }
straszydla-at = { $district }: { $there }
straszydla-people = ludzie
straszydla-an_imp = diablik
straszydla-compass-N = pn
straszydla-compass-NE = pn-wsch, pnwsch
straszydla-compass-E = wsch
straszydla-compass-SE = pd-wsch, pdwsch
straszydla-compass-S = pd
straszydla-compass-SW = pd-zach, pdzach
straszydla-compass-W = zach
straszydla-compass-NW = pn-zach, pnzach
straszydla-compass-X = X

straszydla-you = ty
straszydla-yes = tak
straszydla-fed = nakarmione

## Rules in short

straszydla-rule-mist = po przegranym pojedynku wybierasz drogę
straszydla-rule-sip = jedno straszydło zjada o 2 kostki mniej
straszydla-rule-gust = jeszcze jeden krok po ruchu
straszydla-rule-whisper = nowy plan, gdy widać już wszystkie
straszydla-rule-spark = przerzut dowolnych swoich kości w pojedynku lub teście
straszydla-rule-ember = jedna kość więcej w pojedynku
straszydla-rule-mole = ruch tak, jakby nie było znaczników STOP
straszydla-rule-hoard = jeszcze 2 kostki z twojej dzielnicy

## The table

straszydla-time =
    { $phase ->
        [day] { $round ->
            [0] Miasto jeszcze śpi.
           *[other] Dzień, runda { $round } z { $rounds } (pora { $number } z najwyżej { $last }).
        }
       *[night] { $round ->
            [0] Miasto jeszcze śpi.
           *[other] Noc, runda { $round } z { $rounds } (pora { $number } z najwyżej { $last }).
        }
    } { $who ->
        [you] Rozpoczynasz.
       *[other] Rozpoczyna { $name }.
    }
straszydla-legend =
    { $day } dzień, { $night } noc, { $frighten } straszenie, { $imp } diablik; ogień 2 +3: 2 kostki, potem +3

straszydla-column-stacks = Stosy
straszydla-column-bogey = straszydło
straszydla-column-price = cena
straszydla-column-below = pod nim
straszydla-column-pact = do paktu
straszydla-column-imp = diablik
straszydla-strength_legend = [3]/5: siła w dzień/w nocy, w nawiasie obecna (pojedynki, jedzenie, energia)

straszydla-column-players = Gracze
straszydla-column-strength = siła
straszydla-column-energy = energia
straszydla-column-dread = groza
straszydla-player =
    { $letter } { $who ->
        [you] { $name } (ty)
       *[other] { $name }
    }
straszydla-no_bogeys = bez straszydeł
straszydla-imps = Diabliki: { $imps }
straszydla-plan = Plan: { $plan }
straszydla-ousted = Pionek wyparty do końca rundy: bez kostek, straszenia i diablika.
straszydla-pact =
    { $who ->
        [you] Twój pakt
       *[other] Pakt
    }, { $filled } z { $size }: { $places }, startowe (dowolne miejsce) { $starting }

straszydla-nobody_hungry = Nikt w twojej zgrai nie jest głodny.
straszydla-any_food = { $food } dowolnego rodzaju
straszydla-for_starting = { $cubes } dla startowych
straszydla-forecast =
    { $phase ->
        [day] Jedzenie o zmierzchu:
       *[night] Jedzenie o świcie:
    } { $needs }.{ $enough ->
        [yes] {" "}Masz wszystko.
       *[no] { "" }
    }
straszydla-lacks =
    Brakuje: { $missing }{ $trades ->
        [help] ; wystarczy wymiana.
        [dread] ; razem wystarczą wymiana, groza i Chlipek.
        [partly] ; nawet po najlepszych wymianach: { $short }.
       *[no_help] .
    }{ $flight ->
        [yes] {" "}Ktoś ucieknie!
       *[no] { "" }
    }
straszydla-last_round = Ostatnia runda: dołączy straszydło z żywiołu dzielnicy, w której skończysz.
straszydla-rivals = Pojedynki, kości i szansa wygranej: { $rivals }.

straszydla-duel = Pojedynek, { $district }, rzut { $roll }:
straszydla-role-holder = obrońca
straszydla-role-challenger = śmiałek
straszydla-successes = Sukcesy: { $score }
straszydla-fright =
    { $who ->
        [you] Twój test straszenia
       *[other] Test straszenia ({ $name })
    }: { $dice ->
        [none] { $sum }
       *[other] { $dice } = { $sum }
    }, cel { $target }, daje { $cubes ->
        [0] 0 kostek
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    }.

## Questions

straszydla-step-starter = Z którego stosu bierzesz straszydło startowe?
straszydla-step-first_phase = Rozpoczynasz. Gra zaczyna się za dnia czy nocą?
straszydla-step-suburb = Na którym Przedmieściu osiada twoja zgraja?
straszydla-step-plan =
    { $stage ->
        [mark] Masz diablika: Krecik. Jaki plan układasz?
       *[token] Strzałka { $number } z 3. { $plan ->
            [none] Dokąd najpierw prowadzi twój plan?
           *[other] Dokąd dalej po { $plan }?
        }
    }
straszydla-step-whisper = Widać już wszystkie plany, twój to { $plan }. Układasz go od nowa (Szeptek)?
straszydla-step-transfer =
    { $district }: zostajesz czy przenosisz się na inne Przedmieście?{ $left ->
        [none] { "" }
       *[other] {" "}(Przed tobą: { $left })
    }
straszydla-step-jump =
    { $district }: stąd nie ma drogi. Na które Przedmieście przeskakujesz?{ $left ->
        [none] { "" }
       *[other] {" "}(Przed tobą: { $left })
    }
straszydla-step-gust = Stoisz tutaj: { $district }. Czy Wicherek niesie cię o krok dalej?
straszydla-step-ember = Pojedynek ({ $rival }), kości { $mine } do { $theirs }. Używasz Żarka?
straszydla-step-duel_spark =
    { $marked ->
        [none] Przerzucasz kości z pomocą Iskrzyka?
       *[some] Które kości jeszcze przerzucasz?
    }
straszydla-step-bid =
    Pojedynek ({ $rival }), na razie { $score }. Ile energii deklarujesz? (Masz { $energy }, { $rival } ma { $rivals }; deklaracje przepadają.)
straszydla-step-duel_change =
    Twoja deklaracja jest wyższa. Zmieniasz kości? Na razie { $score }, masz { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
straszydla-step-mist = Przegrywasz pojedynek. Używasz Mglika, żeby samodzielnie wybrać drogę?
straszydla-step-retreat_point = Wygrywasz! Dokąd odchodzi { $rival }?
straszydla-step-retreat = Musisz odejść. Dokąd?
straszydla-step-action = Twoja tura, { $district }. Co robisz?
straszydla-step-fright_reroll = Straszenie: { $sum }, cel { $target }. Przerzucasz kości?
straszydla-step-fright_spark = Które kości przerzuca Iskrzyk?
straszydla-step-fright_energy =
    Teraz energia: na kościach { $sum }, cel { $target }. Zmieniasz kości? ({ $energy ->
        [0] Nie masz jej; mogą ją przynieść inne akcje.
       *[other] Masz { $energy }.
    })
straszydla-step-feeding = Pora karmienia. Kto zostanie głodny, ucieknie na zawsze. Co robisz?
straszydla-step-pay =
    Bierzesz: { $what }. { $left ->
        [one] Do zapłaty została { $left } kostka.
        [few] Do zapłaty zostały { $left } kostki.
        [many] Do zapłaty zostało { $left } kostek.
       *[other] Do zapłaty zostało { $left } kostki.
    } Ile z tego to { $cube }?

## Options of a decision

straszydla-more = Więcej akcji ({ $count }): wymiana kostek, zakup straszydeł i diablików, groza
straszydla-warning =
    { $count ->
        [one] Głodne straszydło ucieknie na zawsze: { $hungry }.
        [few] Głodne straszydła uciekną na zawsze: { $hungry }.
        [many] Głodne straszydła uciekną na zawsze: { $hungry }.
       *[other] Głodne straszydła uciekną na zawsze: { $hungry }.
    }
straszydla-action-starter = { $bogey } { $strengths }, stos: { $element }
straszydla-action-begin =
    { $phase ->
        [day] Za dnia
       *[night] Nocą
    }
straszydla-action-settle = { $place } (produkcja { $harvest })
straszydla-action-plain = Zwykły plan
straszydla-action-mole = Plan z Krecikiem: znaczniki STOP cię nie zatrzymają
straszydla-action-decline =
    { $step ->
        [whisper] Nie, plan zostaje
        [gust] Nie, zostajesz tutaj
        [ember] Nie, kości { $mine } do { $theirs } (wygrywasz: { $win }%)
        [duel_spark] Nie, kości zostają
       *[mist] Nie, diablik zostaje
    }
straszydla-action-use =
    { $step ->
        [whisper] Tak, nowy plan, jawnie
        [ember] Tak, kości { $more } do { $theirs } (wygrywasz: { $win_more }%)
       *[mist] Tak, wybierasz drogę, a rywal nie dostaje grozy
    }
straszydla-action-step =
    { $direction } { $compass }. { $place }{ $transfer ->
        [yes] {" "}albo przez przeniesienie inne Przedmieście
       *[no] { "" }
    }
straszydla-action-x = X. Brak ruchu: przeskok na inne Przedmieście
straszydla-action-stay =
    Zostań. { $place }{ $ends ->
        [none] { "" }
       *[other] . Koniec planu: { $ends }
    }
straszydla-action-transfer =
    Przenieś się. { $place }{ $ends ->
        [none] { "" }
       *[other] . Koniec planu: { $ends }
    }
straszydla-action-jump =
    Przeskocz. { $place }{ $ends ->
        [none] { "" }
       *[other] . Koniec planu: { $ends }
    }
straszydla-action-done =
    { $step ->
        [duel_spark] Przerzuć te: { $marked }
        [fright_spark] Przerzuć te: { $marked }
        [duel_change] Zostaw kości: { $score }, { straszydla-outlook }
        [fright_reroll] Zostaw kości: { straszydla-worth }{ straszydla-with_dread }{ $then ->
            [energy] {" "}(potem: zmiany za energię)
           *[none] { "" }
        }
       *[fright_energy] Nie zmieniaj więcej: { straszydla-worth }{ straszydla-with_dread }
    }
straszydla-outlook =
    { $outlook ->
        [win] wygrywasz
        [lose] przegrywasz
       *[level] remis, nowy rzut
    }
straszydla-worth =
    { $cubes ->
        [0] 0 kostek
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    }
straszydla-with_dread =
    { $dread ->
        [none] { "" }
       *[other] , groza { $dread }
    }
straszydla-action-die = Przerzuć kość { $die } (wynik { $shows })
straszydla-action-bid =
    Deklaracja { $energy }: { $outlook ->
        [win] { $always ->
            [yes] wygrywasz przy każdej deklaracji rywala ({ $rival })
           *[no] { $best ->
                [0] wygrywasz, jeśli { $rival } nic nie zadeklaruje
               *[other] wygrywasz, jeśli { $rival } zadeklaruje najwyżej { $best }
            }
        }
        [lose] przegrywasz
       *[level] najwyżej remis i nowy rzut
    }
straszydla-action-set =
    Kość { $die }: z { $shows } na { $value }, { $step ->
        [duel_change] punkty: { $cost }; wtedy { $score }, { straszydla-outlook }
       *[fright_energy] energia: { $cost }; suma { $sum }, { straszydla-worth }{ straszydla-with_dread }
    }
straszydla-action-cede = Drogę wybiera { $rival }, a ty bierzesz 1 kostkę grozy
straszydla-action-point = { $place }
straszydla-action-retreat = { $place }
straszydla-action-end =
    { $step ->
        [action] Zakończ turę
       *[feeding] { $hungry ->
            [none] Zakończ karmienie: wszystkie nakarmione
           *[other] { $count ->
                [one] Zakończ karmienie. Ucieknie: { $hungry }
                [few] Zakończ karmienie. Uciekną: { $hungry }
                [many] Zakończ karmienie. Uciekną: { $hungry }
               *[other] Zakończ karmienie. Uciekną: { $hungry }
            }
        }
    }
straszydla-action-frighten =
    Strasz ludzi: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, cel { $target }. 3 kostki { $three }%, 2 kostki { $two }%, 1 kostka { $one }%{ $energy ->
        [0] { "" }
       *[other] ; z całą energią ({ $energy }) 3 kostki { $hit }%
    }
straszydla-action-summon_imp = Przywołaj diablika: { $imp } – { $rule }
straszydla-action-hoard = Użyj diablika Skąpek: { $gain }
straszydla-action-dread = 1 groza: przerzuć kość { $die } (wynik { $shows })
straszydla-action-spark = Iskrzyk: przerzuć dowolne kości
straszydla-action-feed =
    Nakarm: { $bogey } – { $colour } { $food }{ $serves ->
        [yes] {" "}(potrzebne do paktu)
       *[no] { "" }
    }
straszydla-action-dread_feed =
    4 grozy, nakarm: { $bogey }{ $serves ->
        [yes] {" "}(potrzebne do paktu)
       *[no] { "" }
    }
straszydla-action-sip =
    Chlipek dla: { $bogey } – { $rest ->
        [0] od razu nakarmione
       *[other] zjada { $rest } zamiast { $food }
    }
straszydla-action-trade = Dowolne 3 kostki za: { $cube } 1
straszydla-action-trade_imp = Dowolne 3 kostki za diablika: { $imp } – { $rule }
straszydla-action-buy =
    Kup: { $bogey } { $strengths }, cena { $price }, energia +{ $energy }{ $serves ->
        [yes] {" "}(do paktu)
       *[no] { "" }
    }
straszydla-action-dread_imp = 2 grozy za diablika: { $imp } – { $rule }
straszydla-action-dread_energy = 3 grozy za: energia 3
straszydla-action-exchange = Oddaj diablika ({ $imp }) za: { $gain }
straszydla-action-pay =
    { $left ->
        [0] Płacisz { $number } i wszystko zapłacone
       *[other] Płacisz { $number }, zostaje { $left }
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
        [you] Los wskazuje ciebie: rozpoczynasz.
       *[other] Los decyduje: rozpoczyna { $seat }.
    }
straszydla-event-took_starter =
    { $who ->
        [you] Bierzesz straszydło: { $bogey } (energia +{ $energy }).
       *[other] { $seat } bierze straszydło: { $bogey } (energia +{ $energy }).
    }
straszydla-event-chose_phase =
    { $phase ->
        [day] { $who ->
            [you] Wybierasz dzień.
           *[other] { $seat } wybiera dzień.
        }
       *[night] { $who ->
            [you] Wybierasz noc.
           *[other] { $seat } wybiera noc.
        }
    }
straszydla-event-agreed_phase =
    { $phase ->
        [day] Gra zaczyna się za dnia.
       *[night] Gra zaczyna się nocą.
    }
straszydla-event-settled =
    { $who ->
        [you] Osiadasz tutaj: { $suburb }.
       *[other] { $seat } osiada tutaj: { $suburb }.
    }
straszydla-event-turned_card =
    { $phase ->
        [day] Wstaje dzień.
       *[night] Zapada noc.
    } { $who ->
        [you] Teraz rozpoczynasz.
       *[other] Teraz rozpoczyna { $seat }.
    }
straszydla-event-cleared_stops = Znikają wszystkie znaczniki STOP.
straszydla-event-began_round =
    { $phase ->
        [day] { $round ->
            [1] Dzień, runda 1. W dzielnicach dziennych gromadzi się strach.
           *[other] Dzień, runda { $round }.
        }
       *[night] { $round ->
            [1] Noc, runda 1. W dzielnicach nocnych gromadzi się strach.
           *[other] Noc, runda { $round }.
        }
    }
straszydla-event-revealed =
    { $who ->
        [you] Twój plan: { $first } { $second } { $third }
       *[other] Plan ({ $seat }): { $first } { $second } { $third }
    }
straszydla-event-revealed_mole =
    { $who ->
        [you] Twój plan z Krecikiem: { $first } { $second } { $third }
       *[other] Plan z Krecikiem ({ $seat }): { $first } { $second } { $third }
    }
straszydla-event-marked_openly =
    { $mark ->
        [mole] { $who ->
            [you] Układasz plan z Krecikiem.
           *[other] { $seat } układa plan z Krecikiem.
        }
       *[plain] { $who ->
            [you] Układasz zwykły plan.
           *[other] { $seat } układa zwykły plan.
        }
    }
straszydla-event-laid_openly =
    { $who ->
        [you] Kładziesz { $token }
       *[other] { $seat } kładzie { $token }
    }
straszydla-event-used_imp =
    { $who ->
        [you] Używasz diablika: { $imp }.
       *[other] { $seat } używa diablika: { $imp }.
    }
straszydla-event-transferred =
    { $who ->
        [you] Przenosisz się: { $district }.
       *[other] { $seat } przenosi się: { $district }.
    }
straszydla-event-jumped =
    { $who ->
        [you] Nie masz ruchu i przeskakujesz: { $district }.
       *[other] { $seat } nie ma ruchu i przeskakuje: { $district }.
    }
straszydla-event-stuck =
    { $who ->
        [you] Nie masz ruchu i zostajesz: { $district }.
       *[other] { $seat } nie ma ruchu i zostaje: { $district }.
    }
straszydla-event-arrived =
    { $who ->
        [you] Docierasz: { $district }.
       *[other] { $seat } dociera: { $district }.
    }
straszydla-event-began_duel =
    Pojedynek! { $district }: broni się { $who ->
        [you] twoja zgraja
       *[other] { $seat }
    }, wyzwanie rzuca { $whom ->
        [you] twoja zgraja
       *[other] { $rival }
    }.
straszydla-event-took_dice =
    { $who ->
        [you] Masz { $dice } kości (siła { $strength }).
       *[other] { $seat } ma { $dice } kości (siła { $strength }).
    }
straszydla-event-standing =
    { $dice ->
        [none] { "" }
       *[other] { $who ->
            [you] Rzucasz:
           *[other] { $seat } rzuca:
        } { $dice }, { $whom ->
            [you] ty:
           *[other] { $rival }:
        } { $rival_dice }.{" "}
    }Sukcesy { $successes } do { $rivals }.
straszydla-event-gave_back_bid =
    { $who ->
        [you] Twoja zakryta deklaracja wraca do ciebie: zadeklaruj od nowa.
       *[other] Zakryta deklaracja wraca: { $seat }.
    }
straszydla-event-revealed_bid =
    { $who ->
        [you] Deklarujesz energię: { $energy }.
       *[other] { $seat } deklaruje energię: { $energy }.
    }
straszydla-event-changed_die =
    { $who ->
        [you] Zmieniasz kość { $die } na { $value } (koszt { $energy }).
       *[other] { $seat } zmienia kość { $die } na { $value } (koszt { $energy }).
    }
straszydla-event-level = Remis. Obie strony rzucają jeszcze raz.
straszydla-event-won_duel =
    { $who ->
        [you] Wygrywasz pojedynek: { $district }.
       *[other] { $seat } wygrywa pojedynek: { $district }.
    }
straszydla-event-ceded =
    { $who ->
        [you] Oddajesz wybór drogi (wybiera { $rival }).
       *[other] { $whom ->
            [you] { $seat } oddaje ci wybór drogi.
           *[other] { $seat } oddaje wybór drogi (wybiera { $rival }).
        }
    }
straszydla-event-pointed =
    { $who ->
        [you] Wskazujesz drogę (odchodzi { $rival }).
       *[other] { $whom ->
            [you] { $seat } wskazuje ci drogę.
           *[other] { $seat } wskazuje drogę (odchodzi { $rival }).
        }
    }
straszydla-event-retreated =
    { $who ->
        [you] Wycofujesz się: { $district }.
       *[other] { $seat } wycofuje się: { $district }.
    }
straszydla-event-ousted =
    { $who ->
        [you] Nie masz dokąd odejść ({ $district }): twój pionek jest wyparty do końca rundy.
       *[other] { $seat } nie ma dokąd odejść ({ $district }): pionek jest wyparty do końca rundy.
    }
straszydla-event-collected =
    { $who ->
        [you] Zbierasz: { $colour } { $number } ({ $district }).
       *[other] { $seat } zbiera: { $colour } { $number } ({ $district }).
    }
straszydla-event-frightened =
    { $who ->
        [you] Straszysz ludzi
       *[other] { $seat } straszy ludzi
    }: { $dice ->
        [none] { $sum }
       *[other] { $dice } = { $sum }
    }, cel { $strength }{ $number ->
        [0] . Nikt się nie boi.
       *[other] .
    }
straszydla-event-gained =
    { $who ->
        [you] Bierzesz: { $cube } { $number }.
       *[other] { $seat } bierze: { $cube } { $number }.
    }
straszydla-event-paid =
    { $who ->
        [you] Płacisz: { $cube } { $number }.
       *[other] { $seat } płaci: { $cube } { $number }.
    }
straszydla-event-gained_dread =
    { $who ->
        [you] Bierzesz: groza { $number }{ straszydla-for_sixes }.
       *[other] { $seat } bierze: groza { $number }{ straszydla-for_sixes }.
    }
straszydla-for_sixes =
    { $why ->
        [dice] {" "}(za szóstki)
       *[none] { "" }
    }
straszydla-event-paid_dread =
    { $who ->
        [you] Oddajesz: groza { $number }{ straszydla-for_ones }.
       *[other] { $seat } oddaje: groza { $number }{ straszydla-for_ones }.
    }
straszydla-for_ones =
    { $why ->
        [dice] {" "}(za jedynki)
        [reroll] {" "}(za przerzut kości)
       *[none] { "" }
    }
straszydla-event-took_imp =
    { $who ->
        [you] Bierzesz diablika: { $imp }.
       *[other] { $seat } bierze diablika: { $imp }.
    }
straszydla-event-exchanged =
    { $who ->
        [you] Oddajesz diablika: { $imp }.
       *[other] { $seat } oddaje diablika: { $imp }.
    }
straszydla-event-bought =
    { $who ->
        [you] Kupujesz straszydło: { $bogey } (energia +{ $energy }).
       *[other] { $seat } kupuje straszydło: { $bogey } (energia +{ $energy }).
    }
straszydla-event-fed =
    { $who ->
        [you] Karmisz: { $bogey } – { $colour } { $number }.
       *[other] { $seat } karmi: { $bogey } – { $colour } { $number }.
    }
straszydla-event-dread_fed =
    { $who ->
        [you] Karmisz grozą: { $bogey }.
       *[other] { $seat } karmi grozą: { $bogey }.
    }
straszydla-event-sipped =
    { $number ->
        [0] { $bogey }: to wystarczy, nic więcej nie trzeba.
       *[other] { $bogey }: potrzeba już tylko { $number }.
    }
straszydla-event-fled =
    { $who ->
        [you] Głód! Na zawsze ucieka od ciebie { $bogey }.
       *[other] Głód! Na zawsze ucieka { $bogey } (zgraja: { $seat }).
    }
straszydla-event-checked =
    { $verdict ->
        [fulfilled] Pakt wypełniony!
        [no_bogeys_left] Stosy są puste. Koniec gry.
        [last_phase] Czas minął. Koniec gry.
       *[goes_on] Żaden pakt nie jest jeszcze wypełniony.
    }
straszydla-event-summoned =
    { $who ->
        [you] Przyzywasz straszydło: { $bogey } (energia +{ $energy }).
       *[other] { $seat } przyzywa straszydło: { $bogey } (energia +{ $energy }).
    }
straszydla-event-summoned_nothing =
    { $who ->
        [you] Nikogo nie przyzywasz: stos pusty ({ $element }).
       *[other] { $seat } nikogo nie przyzywa: stos pusty ({ $element }).
    }

## The board

straszydla-board-phase =
    { $phase ->
        [day] Dzień
       *[night] Noc
    }
straszydla-board-phase-small =
    { $phase ->
        [day] dzień
       *[night] noc
    }
straszydla-board-before = przed pierwszą rundą
straszydla-board-round = runda { $round } z { $rounds }
straszydla-board-rounds = Rundy do karmienia
straszydla-board-part =
    { $part ->
        [planning] planowanie
        [moving] w drodze
        [duels] pojedynki
        [feeding] karmienie
       *[acting] akcje
    }
straszydla-board-first =
    { $who ->
        [you] Zaczynasz
       *[other] Zaczyna { $name }
    }
straszydla-board-whole = Całe miasto
straszydla-board-larger = Powiększ
straszydla-board-smaller = Pomniejsz
straszydla-board-turn = Obróć miasto o ćwierć obrotu
straszydla-board-outside =
    { $count ->
        [one] { $count } oświetlona dzielnica
        [few] { $count } oświetlone dzielnice
        [many] { $count } oświetlonych dzielnic
       *[other] { $count } oświetlonej dzielnicy
    } { $side ->
        [left] po lewej
        [right] po prawej
        [top] u góry
       *[bottom] u dołu
    }: pokaż
straszydla-board-side =
    { $phase ->
        [day] dzielnica dzienna
       *[night] dzielnica nocna
    }
straszydla-board-people = można straszyć ludzi
straszydla-board-imp = można przywołać diablika
straszydla-board-cubes =
    { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    }
straszydla-board-stop = STOP
straszydla-board-road = drogą
straszydla-board-plan = Twój plan
straszydla-board-take-back = Cofnij strzałkę { $number } i następne
straszydla-board-sealed = plan ułożony
straszydla-board-ousted = wyparty
straszydla-board-empty = pusty
straszydla-board-serves = zapełni miejsce w twoim pakcie
straszydla-board-needed = potrzebne do twojego paktu
straszydla-board-price = cena { $price }
straszydla-board-below = pod nim { $count }
straszydla-board-strengths = siła { $day } w dzień, { $night } w nocy
straszydla-board-free = Więcej akcji
straszydla-board-free-helps = warto zajrzeć
straszydla-board-hush =
    { $kind ->
        [imps] Rezygnuj bez pytania:
       *[free] Kończ bez wymiany i bez pytania:
    }
straszydla-board-hush-round = w tej rundzie
straszydla-board-hush-match = do końca gry
straszydla-board-hushed =
    { $kind ->
        [imps] Rezygnujesz z diablików bez pytania
       *[free] Tury, w których została tylko wymiana, kończą się same
    }{ $until ->
        [round] {" "}w tej rundzie.
       *[match] .
    }
straszydla-board-ask-again = Pytaj znowu
straszydla-board-free-row =
    { $row ->
        [trade] Dowolne 3 kostki za jedną wybraną
        [trade_imp] Dowolne 3 kostki za diablika
        [buy] Kup straszydło
        [dread_imp] Za grozę: diablik za 2, energia za 3
       *[exchange] Oddaj diablika za kostkę
    }
straszydla-board-wins =
    { $who ->
        [you] Wygrywasz!
       *[other] Wygrywa { $name }!
    }
straszydla-board-dice =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }
straszydla-board-dice-to = kości { $mine } do { $theirs }
straszydla-board-die = Kość { $die }
straszydla-board-no-die = brak kości
straszydla-board-bid = energia { $energy }
straszydla-board-bid-sealed = energia ukryta
straszydla-board-you-bid = deklarujesz
straszydla-board-bids = { $name }: { $energy }
straszydla-board-end =
    { $end ->
        [win] wygrana
        [lose] porażka
       *[level] remis
    }
straszydla-board-bids-lost = Obie deklaracje przepadają. Kto zadeklarował więcej, może zmienić swoje kości o różnicę.
straszydla-board-best = Najlepiej dla mnie
straszydla-board-target = cel
straszydla-board-nobody = Nikt się nie przestraszył.
straszydla-board-eats = zjada { $food }
straszydla-board-lacks = brakuje { $lacks }
straszydla-board-cheapest = Najtaniej:
straszydla-board-traded =
    { $cubes ->
        [one] { $cubes } kostka idzie na wymianę.
        [few] { $cubes } kostki idą na wymianę.
        [many] { $cubes } kostek idzie na wymianę.
       *[other] { $cubes } kostki idzie na wymianę.
    }
straszydla-board-spent = Wydana groza: { $dread }.
straszydla-board-flee =
    { $count ->
        [one] Na zawsze ucieknie: { $names }.
        [few] Na zawsze uciekną: { $names }.
        [many] Na zawsze uciekną: { $names }.
       *[other] Na zawsze uciekną: { $names }.
    }
straszydla-board-nobody-flees = Nikt nie ucieknie.
straszydla-board-then-pact = Pakt: { $filled } z { $size }.
straszydla-board-feed-all =
    { $flees ->
        [none] Nakarm wszystkie
       *[some] Nakarm, kogo się da
    }
straszydla-board-to-pay =
    { $left ->
        [one] do zapłaty { $left } kostka
        [few] do zapłaty { $left } kostki
        [many] do zapłaty { $left } kostek
       *[other] do zapłaty { $left } kostki
    }
straszydla-board-paid =
    { $cubes ->
        [0] nic
       *[other] zapłacono { $cubes }
    }
straszydla-board-needs = jedzenie dla zgrai: { $food }
straszydla-board-mix = Zapłać:
straszydla-board-pacts = Pakty odkryte
straszydla-board-sealed-pact = ukryty
straszydla-board-of = z { $number }
straszydla-board-bogeys =
    { $bogeys ->
        [one] { $bogeys } straszydło
        [few] { $bogeys } straszydła
        [many] { $bogeys } straszydeł
       *[other] { $bogeys } straszydła
    }
straszydla-board-pact = Twój tajny pakt
straszydla-board-pack = Twoja zgraja
straszydla-board-pack-of = Zgraja, którą prowadzi { $name }
straszydla-board-larder =
    { $rounds ->
        [0] Spiżarnia, zaraz karmienie
        [one] Spiżarnia, karmienie za { $rounds } rundę
        [few] Spiżarnia, karmienie za { $rounds } rundy
        [many] Spiżarnia, karmienie za { $rounds } rund
       *[other] Spiżarnia, karmienie za { $rounds } rundy
    }{ $short ->
        [yes] : nie starczy dla wszystkich
       *[no] { "" }
    }
straszydla-board-spare = zapas
straszydla-board-no-cubes = Teraz nie ma tam kostek.
straszydla-board-frighten =
    Straszenie: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, cel { $target }, średnio +{ $cubes }
straszydla-board-summon = Można przywołać: { $imp }
straszydla-board-meet = Kto może tam dojść
straszydla-board-win = wygrasz { $percent }%

## The end

straszydla-reason-pact =
    { $who ->
        [you] Wygrywasz: twój pakt jest wypełniony!
       *[other] Wygrywa { $names }: pakt wypełniony!
    }
straszydla-reason-most_places =
    { $who ->
        [you] Wygrywasz: żaden pakt nie jest wypełniony, ale masz najwięcej wypełnionych miejsc!
       *[other] Wygrywa { $names }: żaden pakt nie jest wypełniony, ale ma najwięcej wypełnionych miejsc!
    }
straszydla-reason-most_bogeys =
    { $who ->
        [you] Wygrywasz: przy remisie w miejscach paktu masz najwięcej straszydeł!
       *[other] Wygrywa { $names }: przy remisie w miejscach paktu ma najwięcej straszydeł!
    }
straszydla-reason-most_dread =
    { $who ->
        [you] Wygrywasz: przy remisie w miejscach paktu i straszydłach masz najwięcej grozy!
       *[other] Wygrywa { $names }: przy remisie w miejscach paktu i straszydłach ma najwięcej grozy!
    }
straszydla-reason-most_cubes =
    { $who ->
        [you] Wygrywasz: przy remisie we wszystkim innym masz najwięcej kostek!
       *[other] Wygrywa { $names }: przy remisie we wszystkim innym ma najwięcej kostek!
    }
straszydla-reason-shared = Wspólne zwycięstwo przy pełnym remisie: { $names }!
straszydla-place =
    { $rank }. { $name }: miejsca paktu { $places } z { $size }, { $bogeys ->
        [one] { $bogeys } straszydło
        [few] { $bogeys } straszydła
        [many] { $bogeys } straszydeł
       *[other] { $bogeys } straszydła
    }, groza { $dread }, inne kostki { $cubes }.

## The first match: what the teacher says

straszydla-lesson-welcome = Prowadzisz przez miasto głodną zgraję straszydeł. Twój tajny pakt wymienia pięć straszydeł: dwa wody, jedno powietrza i dwa ognia. Kto pierwszy utrzyma nakarmioną całą piątkę, wygrywa.
straszydla-lesson-settle = Twoje pierwsze straszydło to Bebok, który pasuje na dowolne miejsce paktu. Wybierz, gdzie osiądzie zgraja: Przedmieście Rybackie.
straszydla-lesson-plan = Jest dzień i w dziennych dzielnicach leżą kostki strachu. Każdy w tajemnicy układa trzy strzałki i wszystkie trzy trzeba przejść. Na Wietrznym wzgórzu obok leżą trzy kostki: idź w dół, w prawo, w górę.
straszydla-lesson-collect = Nikt inny tu nie przyszedł, więc wszystko jest twoje: trzy kostki powietrza. Tyle o zmierzchu zje Bebok: trzy jednego rodzaju. Zakończ turę.
straszydla-lesson-stops = Gdzie była zgraja, zostaje znacznik STOP: nikt tam nie wejdzie. Poszukaj więc nowego jedzenia w Niespokojnym lasku: w dół, w dół, w dół na lewo.
straszydla-lesson-duel = Rywal też przyszedł do lasku: pojedynek! Najwyższa kość staje przeciw najwyższej, potem następne: 1 do 1. Teraz obie strony w tajemnicy deklarują energię, a cała deklaracja przepada. Zadeklaruj 2.
straszydla-lesson-energy = 2 do 1: różnicą zmieniasz swoje kości. Zamień 3 na 4, a rywal nie ma już żadnego sukcesu.
straszydla-lesson-retreat = Wygrywasz i zostajesz! Możesz wskazać, dokąd odejdzie rywal, albo zostawić mu wybór i wziąć kostkę grozy. Wskaż Przedmieście Młynarzy: za dnia nic tam nie leży.
straszydla-lesson-harvest = Trzy kostki ziemi są twoje. Zakończ turę.
straszydla-lesson-icon = W dzielnicach z ikoną straszenia można straszyć ludzi, a strach to jedzenie. Taka jest dzielnica Wesołe miasteczko: w górę, w prawo, w dół.
straszydla-lesson-frighten = Strasz! Rzucasz kością za każde straszydło i chcesz trafić dokładnie w siłę zgrai: 3.
straszydla-lesson-keep = Czwórka, o jeden za dużo. Kostka grozy pozwoliłaby przerzucić, ale masz coś pewniejszego: zostaw.
straszydla-lesson-exact = Każda kostka energii zmienia kość o jeden. Zrób z niej trójkę: pełne trafienie daje trzy kostki zamiast dwóch.
straszydla-lesson-scared = Siedem kostek powietrza! Trzy kostki można wymienić na jedną inną, a za sześć kupić straszydło, ale każdą gębę trzeba wykarmić. Zakończ turę.
straszydla-lesson-last-round = Rywal kupił straszydło, a pod nim pokazał się Smok. To ostatnia runda dnia: o zmierzchu dołączy do ciebie wierzchnie straszydło z żywiołu twojej dzielnicy. Więc do dzielnicy ognia, najpierw w górę.
straszydla-lesson-potters = Przedmieście Garncarskie to dzielnica ognia: dalej w górę na prawo, potem w dół.
straszydla-lesson-suburb = Z Przedmieścia możesz za darmo przenieść się na dowolne inne. Ale chcesz ognia: zostań.
straszydla-lesson-dusk = Jeszcze jedna kostka ognia i słońce zachodzi. Zakończ turę: teraz każdy karmi swoją zgraję.
straszydla-lesson-feed = Straszydło zjada tyle kostek swojego żywiołu, ile ma siły. Startowemu, jak Bebok, wystarczy dowolny rodzaj: daj mu trzy kostki ziemi.
straszydla-lesson-fed = Wszystkie nakarmione. Zakończ karmienie.
straszydla-lesson-summoned = Przyszedł do ciebie Smok, z pięcioma kostkami energii! Rywal nie wykarmił wszystkich i głodne straszydło uciekło na zawsze. Teraz plan na noc, najpierw w górę na lewo.
straszydla-lesson-night = Nocą zapełniają się nocne dzielnice, a Wygasła huta ma właśnie to, co Smok zje o świcie: trzy kostki ognia. Dalej w dół, potem w dół na prawo.
straszydla-lesson-end = Plan, marsz, pojedynek, straszenie, karmienie, przyzwanie: tak mija dzień, a nocą liczą się inne dzielnice i inne siły. Dwa z pięciu miejsc paktu są zajęte. Zapełnij resztę, nakarm wszystkie, a miasto będzie twoje.

## Co to jest?

straszydla-what-yields =
    { $phase ->
        [day] Na początku każdego dnia
       *[night] Na początku każdej nocy
    }: { $element } +{ $harvest }.
straszydla-what-lies = Leży tu:
straszydla-what-here = Stoją tu: { $names }.
straszydla-what-suburb = Przedmieście: kto na nie wejdzie, może od razu przenieść się na inne.
straszydla-what-stop = Nie wolno tu wejść ani tędy przejść. Znacznik kładzie się tam, gdzie ktoś skończył rundę, a znika przy zmianie dnia i nocy (przy dwóch graczach po obu).
straszydla-what-people = Ludzie
straszydla-what-people-means = W swojej turze możesz ich tu straszyć: rzucasz kością za każde straszydło. Im bliżej twojej siły, tym więcej kostek.
straszydla-what-imps = Diablik
straszydla-what-imps-means = W swojej turze możesz tu wziąć odkrytego diablika żywiołu tej dzielnicy.
straszydla-what-imp-once = Działa raz, potem wraca pod swój stos.
straszydla-what-stack = Stos: { $element }
straszydla-what-stack-empty = Pusty: nikogo już tu nie można przywołać ani kupić.
straszydla-what-eats = Podczas karmienia zjada tyle kostek ({ $element }), ile ma wtedy siły, albo ucieka.
straszydla-what-eats-any = Straszydło początkowe, z każdego żywiołu: podczas karmienia zjada kostki jednego koloru ({ $food }) albo ucieka.
straszydla-what-fear = Kostka strachu: jedzą ją straszydła tego żywiołu. Trzy dowolne kostki, także energii, można wymienić na jedną.
straszydla-what-energy = Deklarujesz ją w pojedynkach i wydajesz przy straszeniu, by zmieniać kości. Można nią płacić, ale nikt jej nie je.
straszydla-what-dread = Za szóstki przy straszeniu. 1: przerzut kości, 2: diablik, 3: 3 energii, 4: nakarmienie straszydła.
straszydla-what-clock = Po czterech rundach jest karmienie i każdy dostaje nowe straszydło; potem zmienia się pora.
straszydla-what-first = Stąd liczy się kolejność; przy zmianie pory przechodzi w lewo.
straszydla-what-strength = Siła { $strength }
straszydla-what-strength-means = Suma sił straszydeł, dzienna albo nocna. Silniejszy ma w pojedynku 3 kości zamiast 2; przy straszeniu celuje się w tę liczbę.
straszydla-what-pact = Tajny pakt
straszydla-what-pact-hidden = Do końca gry zna go tylko właściciel.
straszydla-what-pact-means = Wygrywa, kto po karmieniu ma straszydła na wszystkie miejsca. Straszydło początkowe pasuje wszędzie.
straszydla-what-pack = Naciśnij, by zobaczyć całą zgraję.
straszydla-what-plan = Plan
straszydla-what-plan-means = Trzy strzałki, układane w tajemnicy i odkrywane razem; potem każdy pionek idzie swoimi.
straszydla-what-duel-die = Kość w pojedynku
straszydla-what-duel-die-means = Kości łączy się w pary od najwyższej. Wyższa w parze daje punkt; kto ma więcej punktów, wygrywa pojedynek.
straszydla-what-fright-die = Kość straszenia
straszydla-what-fright-die-means = Suma równa sile daje 3 kostki, o 1 obok: 2, o 2 obok: 1. Każda szóstka daje kostkę grozy, każda jedynka ją zabiera.
straszydla-what-bid = Deklaracja energii
