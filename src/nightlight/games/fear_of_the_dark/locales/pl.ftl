fear-of-the-dark-title = Strach przed Ciemnością
fear-of-the-dark-tagline = z garścią zapałek w czarnym labiryncie: odkryj go w całości, potem znajdź wyjście
fear-of-the-dark-goal = Cel: odkryć cały labirynt, a potem wyjść drzwiami, za którymi nic nie ma, zanim przepadnie ostatnia karta Umysłu.
fear-of-the-dark-hint = Patrzy na odkryte pomieszczenia, znaleziska i zyskane kroki oraz na to, ile kart Umysłu i światła kosztują.
fear-of-the-dark-over = Labirynt milknie, gra skończona.

## Options

fear-of-the-dark-option-difficulty = Poziom trudności
fear-of-the-dark-option-difficulty-about = Ile masz zapałek i czy ciemność może zabić od razu.
fear-of-the-dark-option-difficulty-normal = normalny
fear-of-the-dark-option-difficulty-easy = łatwy, bez natychmiastowej śmierci
fear-of-the-dark-option-difficulty-hard = trudny, z 5 zapałkami
fear-of-the-dark-option-difficulty-very_hard = bardzo trudny, z 4 zapałkami

## Names

fear-of-the-dark-name-strike = Zapal zapałkę
fear-of-the-dark-name-move = Ruch
fear-of-the-dark-name-tiptoe = Na palcach
fear-of-the-dark-name-scout = Zwiad
fear-of-the-dark-name-search = Badanie
fear-of-the-dark-name-clear = Usuwanie Przeszkód

fear-of-the-dark-name-terror = Groza
fear-of-the-dark-name-knockout = Nokaut
fear-of-the-dark-name-draught = Przeciąg
fear-of-the-dark-name-collapse = Zawalenie
fear-of-the-dark-name-lockdown = Zablokowanie
fear-of-the-dark-name-leak = Przeciek

fear-of-the-dark-name-match = Zapałka
fear-of-the-dark-name-paper = Skrawek papieru
fear-of-the-dark-name-key = Klucz
fear-of-the-dark-name-lever = Dźwignia

fear-of-the-dark-name-door = Tajne drzwi
fear-of-the-dark-name-map = Tajna mapa
fear-of-the-dark-name-info = Informacja

fear-of-the-dark-name-obstacle = Przeszkoda
fear-of-the-dark-name-lock = Zamek

fear-of-the-dark-name-N = północ
fear-of-the-dark-name-E = wschód
fear-of-the-dark-name-S = południe
fear-of-the-dark-name-W = zachód

fear-of-the-dark-square-0 = róg północno-zachodni
fear-of-the-dark-square-1 = strona północna
fear-of-the-dark-square-2 = róg północno-wschodni
fear-of-the-dark-square-3 = strona zachodnia
fear-of-the-dark-square-4 = środek
fear-of-the-dark-square-5 = strona wschodnia
fear-of-the-dark-square-6 = róg południowo-zachodni
fear-of-the-dark-square-7 = strona południowa
fear-of-the-dark-square-8 = róg południowo-wschodni

fear-of-the-dark-copies = { $name } ×{ $count }
fear-of-the-dark-none = brak

## Rules in short

fear-of-the-dark-rule-strike = zużyj zapałkę i zbuduj rękę do 5 kart
fear-of-the-dark-rule-move = do 4 kroków
fear-of-the-dark-rule-tiptoe = do 2 kroków, także przez dziury
fear-of-the-dark-rule-scout = odkryj pomieszczenie za drzwiami, przy których stoisz, bez wchodzenia
fear-of-the-dark-rule-search = weź Przedmiot albo Tajemnicę tuż obok siebie
fear-of-the-dark-rule-clear = usuń Przeszkodę obok siebie
fear-of-the-dark-rule-match = daje jedną zapałkę więcej
fear-of-the-dark-rule-paper = pozwala zbudować rękę do 3 kart, w Świetle
fear-of-the-dark-rule-key = otwiera Zamek obok ciebie
fear-of-the-dark-rule-lever = od razu otwiera dowolny Zamek

## The table

fear-of-the-dark-light = ŚWIATŁO. Zagrane karty wracają do talii.
fear-of-the-dark-lighting = ŚWIATŁO: płonie zapałka. Zaplanuj, co zrobisz w jej blasku.
fear-of-the-dark-darkness =
    CIEMNOŚĆ. Każda akcja kosztuje kartę Umysłu, i to na zawsze.{ $match ->
        [yes] { " Zapałka da światło." }
       *[no] { "" }
    }
fear-of-the-dark-leaking = Przeciek: w tym pomieszczeniu nie zapłonie żadna zapałka.
fear-of-the-dark-sealed = Nie ma już nieużywanych drzwi! Drogę mogą otworzyć tylko Tajne drzwi.
fear-of-the-dark-stranded = Nieużywane drzwi są poza zasięgiem! Pomoże tylko Klucz, Dźwignia, zapałka albo Tajne drzwi.

fear-of-the-dark-row-matches = Zapałki
fear-of-the-dark-row-terrors = Groza
fear-of-the-dark-row-hand = Ręka
fear-of-the-dark-row-deck = Talia Umysłu
fear-of-the-dark-row-lost = Utracone
fear-of-the-dark-row-kept = Przy sobie
fear-of-the-dark-row-tiles = Labirynt
fear-of-the-dark-row-hazards = Ukryte Zagrożenia
fear-of-the-dark-row-unseen_items = Ukryte Przedmioty
fear-of-the-dark-row-unseen_secrets = Ukryte Tajemnice
fear-of-the-dark-row-locations = Lokacje
fear-of-the-dark-row-items = Przedmioty
fear-of-the-dark-row-secrets = Tajemnice

fear-of-the-dark-matches = { $matches } z { $most }
fear-of-the-dark-terrors =
    { $deadly ->
        [yes] { $terrors ->
            [0] brak (druga to śmierć)
            [1] { $terrors }: NASTĘPNA TO ŚMIERĆ
           *[other] { $terrors }
        }
       *[no] { $terrors }
    }
fear-of-the-dark-tiles =
    zostało { $left }, odłożone { $aside }; następna: Zagrożenie { $danger }%, Mroczne Echo { $echo }%
fear-of-the-dark-all_revealed = wszystko odkryte: znajdź wyjście!
fear-of-the-dark-unseen = { $cards } (1 w pudełku)

fear-of-the-dark-legend-pawn =
    { $who ->
        [you] ty
       *[other] { $name }
    }{ $stands ->
        [hole] { " (na dziurze)" }
       *[floor] { "" }
    }
fear-of-the-dark-legend-floor = podłoga
fear-of-the-dark-legend-water = zalana podłoga (Przeciek)
fear-of-the-dark-legend-hole = dziura
fear-of-the-dark-legend-obstacle = Przeszkoda
fear-of-the-dark-legend-lock = Zamek
fear-of-the-dark-legend-item = Przedmiot
fear-of-the-dark-legend-secret = Tajemnica
fear-of-the-dark-legend-searched = zbadane
fear-of-the-dark-legend-unused = nieużywane drzwi
fear-of-the-dark-legend-way_out = WYJŚCIE
fear-of-the-dark-legend-blocked = zablokowane drzwi
fear-of-the-dark-rooms =
    { $rooms ->
        [1] A pomieszczenie
       *[other] A–{ $last } pomieszczenia
    }

## Questions

fear-of-the-dark-step-act =
    { $light ->
        [yes] Co robisz?
       *[no] Jest ciemno. Co robisz?
    }
fear-of-the-dark-step-build = Którą kartę bierzesz? Masz na ręce { $held } z { $size }.
fear-of-the-dark-step-step =
    Dokąd idziesz? { $left ->
        [one] Został { $left } krok.
        [few] Zostały { $left } kroki.
        [many] Zostało { $left } kroków.
       *[other] Zostało { $left } kroku.
    }
fear-of-the-dark-step-target =
    { $purpose ->
        [search] Co badasz?
        [clear] Którą Przeszkodę usuwasz?
       *[key] Który Zamek otwierasz Kluczem?
    }
fear-of-the-dark-step-rotate =
    Jak ma leżeć nowe pomieszczenie { $room }? { $danger ->
        [strikes] Jest niebezpieczne: Zagrożenie cię dosięgnie.
        [shown] Jest niebezpieczne, ale z zewnątrz grozi tylko Przeciek.
        [ignored] Jest niebezpieczne, ale mapa chroni przed Zagrożeniem.
       *[none] Jest spokojne.
    }
fear-of-the-dark-step-lose_card = Groza! Którą kartę Umysłu tracisz na zawsze?
fear-of-the-dark-step-slot = Lokacja { $location }: który Przedmiot bierzesz?
fear-of-the-dark-step-lock = Dźwignia otwiera jeden Zamek. Który?
fear-of-the-dark-step-map_door = Tajna mapa pokazuje, co jest za nieużywanymi drzwiami. Którymi?
fear-of-the-dark-step-wall = Tajne drzwi otwierają jedną ścianę. Którą?

## Options of a decision

fear-of-the-dark-action-match =
    Zużyj zapałkę: zbuduj rękę do { $hand } kart, { $matches ->
        [0] to ostatnia zapałka
        [one] zostanie { $matches } zapałka
        [few] zostaną { $matches } zapałki
        [many] zostanie { $matches } zapałek
       *[other] zostanie { $matches } zapałki
    }{ $stronger ->
        [yes] ; SŁABSZE niż „Zapal zapałkę” ({ $five })
       *[no] { "" }
    }
fear-of-the-dark-action-play = { $card } (wraca do talii): { $does }
fear-of-the-dark-action-walk = Przejście za „{ $card }” (wraca do talii): { $does }
fear-of-the-dark-action-wild_strike = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_move = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_tiptoe = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_scout = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_search = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_clear = { fear-of-the-dark-burn }
fear-of-the-dark-action-dark = { fear-of-the-dark-burn }
fear-of-the-dark-burn =
    { $price ->
        [last] Strać na zawsze OSTATNIĄ kartę
       *[lost] Strać na zawsze „{ $card }”
    }: { $effect }, { $does }
fear-of-the-dark-action-item = { $item }: { $does }
fear-of-the-dark-action-concede = Poddaj się

fear-of-the-dark-steps =
    { $holes ->
        [yes] do { $steps } kroków, też dziury
       *[no] do { $steps } kroków
    }
fear-of-the-dark-door_in = nieużywane drzwi: krok { $steps }
fear-of-the-dark-out_in = WYJŚCIE: krok { $steps }!
fear-of-the-dark-does-strike =
    ręka do { $hand } kart, { $matches ->
        [0] ostatnia zapałka
        [one] zostanie { $matches } zapałka
        [few] zostaną { $matches } zapałki
        [many] zostanie { $matches } zapałek
       *[other] zostanie { $matches } zapałki
    }
fear-of-the-dark-does-scout = zajrzyj za drzwi, { $side }
fear-of-the-dark-does-clear = { $sides }
fear-of-the-dark-mark_item =
    Przedmiot { $location } ({ $known ->
        [none] { $side }
       *[other] { $side }: { $known }
    })
fear-of-the-dark-mark_secret = Tajemnica { $location } ({ $side })
fear-of-the-dark-token_at = { $token } ({ $side })
fear-of-the-dark-use-match = jedna zapałka więcej, { $matches } z 6
fear-of-the-dark-use-paper = spal i zbuduj rękę do { $hand } kart
fear-of-the-dark-use-key = otwórz Zamek ({ $sides })

fear-of-the-dark-action-take = { $card } (w talii: { $copies }): { $rule }
fear-of-the-dark-action-step = Krok na { $side }: { $there }
fear-of-the-dark-there-floor = podłoga
fear-of-the-dark-there-hole = dziura
fear-of-the-dark-there-room = do pomieszczenia { $room }
fear-of-the-dark-there-leak = Przeciek zgasi ci światło
fear-of-the-dark-there-out = WYJŚCIE z labiryntu!
fear-of-the-dark-there-unknown =
    przez nieużywane drzwi (Zagrożenie { $danger }%, Mroczne Echo { $echo }%{ $death ->
        [0] { "" }
       *[other] , śmierć { $death }%
    })
fear-of-the-dark-action-stop = Zatrzymaj się
fear-of-the-dark-action-target = { $what }
fear-of-the-dark-action-rotate = { $degrees }: { $doors }
fear-of-the-dark-door-unused = { $side } – nieużywane
fear-of-the-dark-door-way_out = { $side } – WYJŚCIE
fear-of-the-dark-door-connected = { $side } – do { $room }
fear-of-the-dark-door-blocked = { $side } – zablokowane przez { $room }
fear-of-the-dark-door-blocks = { $side } – zamknie drzwi { $room }
fear-of-the-dark-door-none = ZABRAKNIE NIEUŻYWANYCH DRZWI!
fear-of-the-dark-door-far = ŻADNE NIEUŻYWANE DRZWI NIE SĄ W ZASIĘGU!
fear-of-the-dark-action-deck = { $card }, z talii
fear-of-the-dark-action-hand = { $card }, z ręki
fear-of-the-dark-action-slot = { $item }: { $rule }
fear-of-the-dark-action-lock = Pomieszczenie { $tile }, { $square }
fear-of-the-dark-action-map_door = Pomieszczenie { $tile }, { $side }
fear-of-the-dark-action-wall =
    Pomieszczenie { $tile }, { $side } ({ $behind ->
        [none] za ścianą nic jeszcze nie ma
       *[other] za ścianą pomieszczenie { $behind }
    })

## What happens (an empty message is news that the table shows anyway)

fear-of-the-dark-event-lit_match =
    Zapałka rozbłyska. { $matches ->
        [0] To była ostatnia.
        [one] Została { $matches }.
        [few] Zostały { $matches }.
        [many] Zostało { $matches }.
       *[other] Zostało { $matches }.
    }
fear-of-the-dark-event-played = { $card }: karta wraca do talii.
fear-of-the-dark-event-walked = Krótkie przejście: karta „{ $card }” wraca do talii.
fear-of-the-dark-event-burned = Karta „{ $card }” przepada na zawsze: { $effect }.
fear-of-the-dark-event-groped = W ciemności karta „{ $card }” przepada na zawsze: { $effect }.
fear-of-the-dark-event-took = Na rękę: { $card }.
fear-of-the-dark-event-stepped = Krok na { $side }.
fear-of-the-dark-event-stopped = { "" }
fear-of-the-dark-event-revealed =
    { $mode ->
        [enter] Za progiem:
        [scout] Za drzwiami:
       *[map] Na mapie:
    } { $room ->
        [quiet_room] spokojne pomieszczenie.
        [dangerous_room] niebezpieczne pomieszczenie.
        [quiet_echo] Mroczne Echo.
       *[dangerous_echo] niebezpieczne Mroczne Echo!
    }
fear-of-the-dark-event-placed = { "" }
fear-of-the-dark-event-entered = { "" }
fear-of-the-dark-event-vanished = Mroczne Echo rozwiewa się.
fear-of-the-dark-event-drew_hazard =
    { $force ->
        [acts] Zagrożenie: { $hazard }!
       *[none] Zagrożenie: { $hazard }. Bez skutku, w środku nikogo nie ma.
    }
fear-of-the-dark-event-frightened = Groza wkrada się do umysłu. Kart Grozy: { $terrors }.
fear-of-the-dark-event-lost_card = Przepada na zawsze: { $card }.
fear-of-the-dark-event-grew = Labirynt rośnie. Płytek do odkrycia: { $tiles }.
fear-of-the-dark-event-went_dark =
    { $cause }: światło gaśnie, { $cards ->
        [one] { $cards } karta wraca
        [few] { $cards } karty wracają
        [many] { $cards } kart wraca
       *[other] { $cards } karty wraca
    } do talii.
fear-of-the-dark-event-leaked = Leje się woda: odtąd w tym pomieszczeniu nie zapłonie żadna zapałka.
fear-of-the-dark-event-token_laid = Pojawia się { $token }: pomieszczenie { $tile }, { $square }.
fear-of-the-dark-event-token_gone = Znika { $token }: pomieszczenie { $tile }, { $square }.
fear-of-the-dark-event-found_item = Znalezisko w lokacji { $location }: { $item }.
fear-of-the-dark-event-fetched_item = Zabrane z lokacji { $location }: { $item }.
fear-of-the-dark-event-saw_item = W lokacji { $location } leży: { $item }.
fear-of-the-dark-event-used_item = Użyty Przedmiot: { $item }.
fear-of-the-dark-event-gained_match = Zapałek jest teraz: { $matches }.
fear-of-the-dark-event-found_secret = Tajemnica w lokacji { $location }: { $secret }.
fear-of-the-dark-event-opened_door = Otwierają się tajne drzwi: pomieszczenie { $tile }, { $side }.
fear-of-the-dark-event-in_vain = { $cause }: nic się nie dzieje.
fear-of-the-dark-event-ended = { "" }

## The end

fear-of-the-dark-reason-escaped =
    { $who ->
        [you] Wychodzisz z labiryntu: wygrywasz!
       *[other] { $name } wychodzi z labiryntu i wygrywa!
    }
fear-of-the-dark-reason-mind =
    { $who ->
        [you] Ostatnia karta Umysłu przepadła: ciemność cię nie wypuści. Przegrywasz.
       *[other] Ostatnia karta Umysłu przepadła: { $name } zostaje w ciemności i przegrywa.
    }
fear-of-the-dark-reason-terror =
    { $who ->
        [you] Druga Groza: twoje serce staje. Przegrywasz.
       *[other] Druga Groza: { $name } przegrywa.
    }
fear-of-the-dark-reason-echo =
    { $who ->
        [you] Mroczne Echo zamyka się wokół ciebie. Przegrywasz.
       *[other] { $name } znika w Mrocznym Echu i przegrywa.
    }
fear-of-the-dark-reason-stuck =
    { $who ->
        [you] Nic już nie możesz zrobić. Przegrywasz.
       *[other] { $name } nic już nie może zrobić i przegrywa.
    }
fear-of-the-dark-reason-conceded =
    { $who ->
        [you] Poddajesz się i zostajesz w ciemności. Przegrywasz.
       *[other] { $name } poddaje się, zostaje w ciemności i przegrywa.
    }
fear-of-the-dark-result =
    { $name }: odkryte płytki { $tiles }; zostało: karty Umysłu { $mind }, zapałki { $matches }.

## The first match: what the teacher says

fear-of-the-dark-lesson-welcome = Wokół czarny labirynt, nikogo obok, a zapałek tylko sześć. Odkrywaj pomieszczenie po pomieszczeniu; gdy nie ma już nic do odkrycia, każde nieużywane drzwi są wyjściem. Dziewięć kart Umysłu to wszystko, co potrafisz, i twoje życie.
fear-of-the-dark-lesson-match = Jest ciemno, a w ciemności wszystko, co robisz, kosztuje kartę Umysłu na zawsze. Zużyj więc najpierw zapałkę.
fear-of-the-dark-lesson-build = Zapałka pozwala wziąć trzy wybrane karty Umysłu: twój plan. Weź Ruch, jeszcze raz Ruch i Zwiad.
fear-of-the-dark-lesson-move = Dopóki masz karty na ręce, jest Światło: to, co zagrasz, wraca do talii i nic nie przepada. Zagraj Ruch, do czterech kroków. Jedyna wolna droga prowadzi na zachód.
fear-of-the-dark-lesson-stop = Stoisz przy nieużywanych drzwiach: nikt nie wie, co jest za nimi. Nie wchodź na oślep, zatrzymaj się.
fear-of-the-dark-lesson-scout = Zagraj Zwiad: pokaże ci pomieszczenie bez wchodzenia.
fear-of-the-dark-lesson-rotate = Nowe pomieszczenie obracasz, jak chcesz, byle któreś jego drzwi spotkały się z twoimi. Na jednym końcu tego korytarza jest Przedmiot, na drugim Tajemnica. Obróć je tak, żeby Przedmiot był blisko ciebie.
fear-of-the-dark-lesson-enter = Kryło się tam Zagrożenie, Nokaut, ale uderza tylko w tych, którzy wchodzą na oślep. Po to jest Zwiad. Teraz zagraj Ruch.
fear-of-the-dark-lesson-through = Krok na zachód. Odkryte już pomieszczenie nic ci nie zrobi.
fear-of-the-dark-lesson-item = Przedmiot jest tuż obok. Zatrzymaj się.
fear-of-the-dark-lesson-dark = Twoja ręka jest pusta: Ciemność. Nadal możesz działać po omacku, ale każda akcja spala kartę Umysłu na zawsze. Oddaj jedno Badanie i weź Przedmiot.
fear-of-the-dark-lesson-use = Zapałka! Przedmioty zostają przy tobie, a użycie nie kosztuje karty. Użyj jej: o jedną zapałkę więcej.
fear-of-the-dark-lesson-again = Dość błądzenia po omacku. Zużyj zapałkę i znów będzie Światło.
fear-of-the-dark-lesson-plan = Czego ci teraz trzeba? „Zapal zapałkę”, na następną zapałkę; Ruch; i Badanie, bo na końcu korytarza jest Tajemnica.
fear-of-the-dark-lesson-corridor = Zagraj Ruch i idź na zachód, do przeciwległych drzwi.
fear-of-the-dark-lesson-blind = Tym razem nie masz Zwiadu. Raz się odważ i przejdź przez nieużywane drzwi: cokolwiek tam czeka, uderzy od razu.
fear-of-the-dark-lesson-terror = Mroczne Echo, a w nim Groza! Kosztuje cię wybraną kartę Umysłu, a na wyższych poziomach trudności druga Groza to śmierć. Oddaj jeden Zwiad, bo masz dwa; nigdy karty „Zapal zapałkę”.
fear-of-the-dark-lesson-echo = Echo to nie pomieszczenie: znika, znów stoisz przy drzwiach, a na jego miejsce przychodzi następna płytka. To pomieszczenie jest spokojne. Obróć je tak, żeby tuż za drzwiami była podłoga.
fear-of-the-dark-lesson-strike = Teraz zagraj „Zapal zapałkę”. Zapałka zużyta bez tej karty uzupełnia rękę do trzech kart, a z tą kartą do pięciu. Zapałek jest mało: niech każda da ci pięć kart.
fear-of-the-dark-lesson-five = „Zapal zapałkę” wróciła już do talii: weź ją znowu, przed innymi, i tak za każdym razem. Potem Ruch, jeszcze raz Ruch i Zwiad.
fear-of-the-dark-lesson-secret = Obok ciebie jest Tajemnica. Tajemnice można znaleźć tylko w Świetle, a ono jeszcze płonie: zagraj Badanie.
fear-of-the-dark-lesson-map = Tajna mapa! Odkrywa pomieszczenie za dowolnymi nieużywanymi drzwiami, nawet daleko stąd, i nie dopuszcza Zagrożenia. Wybierz północne drzwi pomieszczenia, w którym wszystko się zaczęło.
fear-of-the-dark-lesson-last = Niebezpieczne pomieszczenie, a nic ci nie zrobi. Ułóż je tak, żeby nowe drzwi prowadziły na północ i na wschód.
fear-of-the-dark-lesson-end = Światło chroni Umysł, ciemność go pożera. Miej „Zapal zapałkę” w każdej ręce i zagraj ją, zanim zgaśnie światło; zaglądaj za drzwi, zanim wejdziesz. Zostało osiem płytek do odkrycia; po ostatniej wyjdź przez dowolne nieużywane drzwi, a wygrasz. Gdy przepadnie ostatnia karta Umysłu, ciemność cię nie wypuści.

## Plansza

fear-of-the-dark-card-strike = Zapal
fear-of-the-dark-card-move = Ruch
fear-of-the-dark-card-tiptoe = Na palcach
fear-of-the-dark-card-scout = Zwiad
fear-of-the-dark-card-search = Badanie
fear-of-the-dark-card-clear = Usuwanie
fear-of-the-dark-card-match = Zapałka
fear-of-the-dark-card-paper = Papier
fear-of-the-dark-card-key = Klucz
fear-of-the-dark-card-lever = Dźwignia

fear-of-the-dark-board-map = Mapa labiryntu widziana z góry
fear-of-the-dark-board-places = Podświetlone miejsca
fear-of-the-dark-board-mine = Twoje zapałki, Umysł i Przedmioty
fear-of-the-dark-board-way-out = wyjście
fear-of-the-dark-board-larger = Większa mapa
fear-of-the-dark-board-smaller = Mniejsza mapa
fear-of-the-dark-board-centre = Do Zaginionego
fear-of-the-dark-key-pan = przesuń mapę
fear-of-the-dark-key-turn-left = Obróć pomieszczenie w lewo
fear-of-the-dark-key-turn-right = Obróć pomieszczenie w prawo
fear-of-the-dark-board-edge-west = Podświetlone miejsca na zachodzie: { $lit }
fear-of-the-dark-board-edge-east = Podświetlone miejsca na wschodzie: { $lit }
fear-of-the-dark-board-edge-north = Podświetlone miejsca na północy: { $lit }
fear-of-the-dark-board-edge-south = Podświetlone miejsca na południu: { $lit }
fear-of-the-dark-board-go =
    Pomieszczenie { $room }, { $square }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }{ $wet ->
        [yes] , Przeciek zgasi światło
       *[no] { "" }
    }
fear-of-the-dark-board-go-out =
    Pomieszczenie { $room }, { $out ->
        [yes] wyjście przez drzwi
       *[no] przez nieużywane drzwi
    } ({ $side }): { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }

fear-of-the-dark-board-light = Światło
fear-of-the-dark-board-darkness = Ciemność
fear-of-the-dark-board-in-hand =
    { $cards ->
        [one] { $cards } karta na ręce
        [few] { $cards } karty na ręce
        [many] { $cards } kart na ręce
       *[other] { $cards } kart na ręce
    }
fear-of-the-dark-board-dark-price = każda akcja kosztuje kartę
fear-of-the-dark-board-forms = Do czego użyć karty { $card }
fear-of-the-dark-board-form =
    { $steps ->
        [0] { $card }
       *[other] { $card } { $steps }
    }
fear-of-the-dark-board-walk = Przejście { $steps }
fear-of-the-dark-board-burn-for = Odrzuć jako…
fear-of-the-dark-board-for-good = przepada
fear-of-the-dark-board-returns = wraca
fear-of-the-dark-board-burns = { $card } przepada
fear-of-the-dark-board-not-here = nie tutaj
fear-of-the-dark-board-strike = Zapal zapałkę
fear-of-the-dark-board-strike-hand = ręka do 3
fear-of-the-dark-board-strike-five = ręka do 5
fear-of-the-dark-board-steps-left =
    { $left ->
        [one] Został { $left } krok
        [few] Zostały { $left } kroki
        [many] Zostało { $left } kroków
       *[other] Zostało { $left } kroków
    }
fear-of-the-dark-board-build = Weź karty z talii: { $held } z { $size }.
fear-of-the-dark-board-usual = Zwykła ręka
fear-of-the-dark-board-lose = Groza: wybierz poniżej kartę, którą tracisz.

fear-of-the-dark-board-no-strike = Potrzebna jest zapałka, która może tu płonąć, i karty w talii.
fear-of-the-dark-board-no-move = Stąd nie ma dokąd zrobić kroku.
fear-of-the-dark-board-no-tiptoe = Stąd nie ma dokąd pójść na palcach.
fear-of-the-dark-board-no-scout = Zwiad działa na polu przy nieużywanych drzwiach.
fear-of-the-dark-board-no-search = Obok nie ma czego badać; Tajemnice wymagają Światła.
fear-of-the-dark-board-no-clear = Obok nie ma Przeszkody.
fear-of-the-dark-board-why-obstacle = Stań obok i ją usuń.
fear-of-the-dark-board-why-lock = Klucz otwiera go z pola obok, Dźwignia z każdego miejsca.
fear-of-the-dark-board-why-hole = Przejdziesz ją tylko na palcach.
fear-of-the-dark-board-why-item = Stań obok i zbadaj.
fear-of-the-dark-board-why-secret = Stań obok w Świetle i zbadaj.
fear-of-the-dark-board-why-searched = Zbadane: nic tu nie zostało.
fear-of-the-dark-board-why-far = Poza zasięgiem wybranej akcji.
fear-of-the-dark-board-why-match = Możesz mieć najwyżej sześć zapałek, a tej użyjesz, gdy wybierasz akcję.
fear-of-the-dark-board-why-paper = Papier wymaga Światła i jednej lub dwóch kart na ręce.
fear-of-the-dark-board-why-key = Klucz otwiera Zamek na polu obok.
fear-of-the-dark-board-why-lever = Dźwignia działa od razu.

fear-of-the-dark-board-matches =
    { $matches ->
        [one] { $matches } zapałka
        [few] { $matches } zapałki
        [many] { $matches } zapałek
       *[other] { $matches } zapałek
    }
fear-of-the-dark-board-hand = Ręka: { $cards }
fear-of-the-dark-board-hand-empty = Pusta: jest ciemno.
fear-of-the-dark-board-deck = Talia Umysłu: { $cards }
fear-of-the-dark-board-lost = Utracone: { $cards }
fear-of-the-dark-board-items = Przedmioty: { $items }

fear-of-the-dark-board-dark = Ciemność
fear-of-the-dark-board-hazards = Nieznane Zagrożenia
fear-of-the-dark-board-locations = Przedmioty i Tajemnice
fear-of-the-dark-board-pile-tiles = labirynt
fear-of-the-dark-board-pile-aside = na boku
fear-of-the-dark-board-pile-hazards = Zagrożenia
fear-of-the-dark-board-terrors =
    Groza: { $terrors }. { $deadly ->
        [yes] Druga oznacza koniec.
       *[no] Każda kosztuje kartę.
    }
fear-of-the-dark-board-next = Dalej: Zagrożenie { $hazard }%, Mroczne Echo { $echo }%.
fear-of-the-dark-board-entered = Wejście w nieznane: śmierć { $chance }%.
fear-of-the-dark-board-seen = Przedmioty { $location } są znane: { $items }.
fear-of-the-dark-board-chip-rooms =
    { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytek
    }
fear-of-the-dark-board-chip-terrors = Groza { $terrors }/{ $most }
fear-of-the-dark-board-chip-hazards =
    { $hazards ->
        [one] { $hazards } Zagrożenie
        [few] { $hazards } Zagrożenia
        [many] { $hazards } Zagrożeń
       *[other] { $hazards } Zagrożeń
    }
fear-of-the-dark-board-chip-next = dalej { $chance }%
fear-of-the-dark-board-chip-places = Lokacje
fear-of-the-dark-board-chip-cards = karty: { $items } + { $secrets }
fear-of-the-dark-board-chance-hazard = Zagrożenie { $chance }%
fear-of-the-dark-board-chance-death = śmierć { $chance }%

fear-of-the-dark-board-acts = Działa!
fear-of-the-dark-board-acts-not = bez skutku: nikogo w środku
fear-of-the-dark-board-tile-room = Pomieszczenie
fear-of-the-dark-board-tile-echo = Mroczne Echo
fear-of-the-dark-board-tile-danger = niebezpieczne
fear-of-the-dark-board-tile-quiet = spokojne
fear-of-the-dark-board-joint-joined = połączone
fear-of-the-dark-board-joint-open = nieużywane drzwi
fear-of-the-dark-board-joint-blocked = zablokowane drzwi
fear-of-the-dark-board-joint-blocks = zamyka sąsiednie drzwi
fear-of-the-dark-board-way-free = wolne wejście
fear-of-the-dark-board-way-hole = najpierw dziura
fear-of-the-dark-board-way-rubble = najpierw Przeszkoda
fear-of-the-dark-board-way-lock = najpierw Zamek
fear-of-the-dark-board-way-mark = najpierw oznaczenie
fear-of-the-dark-board-way-none = brak drzwi

fear-of-the-dark-board-goal = Pomieszczenie { $room }, { $square }
fear-of-the-dark-board-goal-unseen = Drzwi ({ $side }), w nieznane
fear-of-the-dark-board-goal-out = Na zewnątrz ({ $side })!
fear-of-the-dark-board-goal-steps = kroki: { $steps } z { $most }
fear-of-the-dark-board-tag-returns = { $card } wraca
fear-of-the-dark-board-tag-lost = { $card } przepada
fear-of-the-dark-board-tag-mind = Umysł { $before } → { $after }
fear-of-the-dark-board-tag-leak = Przeciek zgasi światło
fear-of-the-dark-board-tag-doors =
    { $doors ->
        [0] nie zostaną żadne nieużywane drzwi!
       *[other] nieużywane drzwi: { $doors }
    }
fear-of-the-dark-board-more = Potem: { $cards }.
fear-of-the-dark-board-last-card = To ostatnia karta Umysłu. Jeśli dzięki niej nie wyjdziesz, przegrasz.
fear-of-the-dark-board-odds-nothing = nic
fear-of-the-dark-board-odds-card = tracisz kartę
fear-of-the-dark-board-odds-shut = odcięcie
fear-of-the-dark-board-odds-grows = rośnie
fear-of-the-dark-board-odds-dark = ciemno
fear-of-the-dark-board-odds-death = śmierć

fear-of-the-dark-board-end-won = Droga na zewnątrz
fear-of-the-dark-board-end-lost = Przebyta droga
fear-of-the-dark-board-end-rooms =
    { $count ->
        [one] { $count } pomieszczenie
        [few] { $count } pomieszczenia
        [many] { $count } pomieszczeń
       *[other] { $count } pomieszczeń
    }
fear-of-the-dark-board-end-walked =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroków
    }
fear-of-the-dark-board-end-struck =
    { $count ->
        [one] { $count } zapalona zapałka
        [few] { $count } zapalone zapałki
        [many] { $count } zapalonych zapałek
       *[other] { $count } zapalonych zapałek
    }
fear-of-the-dark-board-end-mind =
    { $count ->
        [one] Została { $count } karta Umysłu
        [few] Zostały { $count } karty Umysłu
        [many] Zostało { $count } kart Umysłu
       *[other] Zostało { $count } kart Umysłu
    }

## Co to jest?

fear-of-the-dark-what-mind-hand = Na ręce: zagrana wraca do talii; możesz ją też spalić na zawsze, by wykonać inną akcję.
fear-of-the-dark-what-mind-deck = W talii Umysłu: na rękę wraca przy świetle zapałki.
fear-of-the-dark-what-mind-lost = Utracona na zawsze. Bez kart Umysłu przegrywasz.
fear-of-the-dark-what-hazard-terror = Tracisz na zawsze kartę Umysłu. Druga Groza to koniec (nie na łatwym poziomie).
fear-of-the-dark-what-hazard-knockout = Jeden z odłożonych kafelków trafia do labiryntu: o jeden więcej do odkrycia.
fear-of-the-dark-what-hazard-draught = Światło gaśnie: cała ręka wraca do talii.
fear-of-the-dark-what-hazard-collapse = Na pole, z którego przychodzisz, spada Przeszkoda. W Mrocznym Echu to śmierć.
fear-of-the-dark-what-hazard-lockdown = Pole, z którego przychodzisz, zamyka Zamek. W Mrocznym Echu to śmierć.
fear-of-the-dark-what-hazard-leak = Pomieszczenie jest zalane do końca gry: kto wejdzie, traci światło, a zapałki się tam nie palą.
fear-of-the-dark-what-unseen = Jeszcze nieodkryte: { $count }.
fear-of-the-dark-what-hazards = Zagrożenia
fear-of-the-dark-what-hazards-means = Niebezpieczne pomieszczenie odsłania jedno, gdy się je odkrywa. Bez wejścia do środka działa tylko Przeciek.
fear-of-the-dark-what-secret-door = otwierają ścianę dowolnego pomieszczenia.
fear-of-the-dark-what-secret-map = odkrywa pomieszczenie za dowolnymi nieużywanymi drzwiami, bez Zagrożenia.
fear-of-the-dark-what-secret-info = pokazuje Przedmioty o tym samym numerze.
fear-of-the-dark-what-left = Zostało kart: { $cards }. Dzielą je wszystkie oznaczenia o tym numerze.
fear-of-the-dark-what-locations = Przedmioty pomogą później, Tajemnice działają od razu. Oznaczenia na mapie mają numery lokacji.
fear-of-the-dark-what-room = Pomieszczenie { $room }
fear-of-the-dark-what-doors =
    { $doors ->
        [0] Nie ma nieużywanych drzwi.
        [one] Nieużywane drzwi: { $doors }.
        [few] Nieużywane drzwi: { $doors }.
        [many] Nieużywane drzwi: { $doors }.
       *[other] Nieużywane drzwi: { $doors }.
    }
fear-of-the-dark-what-door = Nie wiadomo, co jest za nimi. Przejdź albo najpierw zajrzyj: Zwiadem lub Tajną mapą.
fear-of-the-dark-what-way-out = Wszystkie kafelki są odkryte: krok przez te drzwi to wygrana.
fear-of-the-dark-what-matches = Zapalona pozwala zbudować rękę do 3 kart i daje Światło.
fear-of-the-dark-what-light = Masz na ręce karty Umysłu. Zagrane wracają do talii.
fear-of-the-dark-what-darkness = Ręka jest pusta: każda akcja kosztuje na zawsze kartę z talii. Zapal zapałkę.
fear-of-the-dark-what-tiles = Kafelki do odkrycia: { $tiles }. Potem każde nieużywane drzwi są wyjściem.
fear-of-the-dark-what-echoes = Są wśród nich Mroczne Echa: znikają, a ty wracasz pod drzwi.
fear-of-the-dark-what-aside = Na boku
fear-of-the-dark-what-aside-means = Kafelki, których nikt nie widział: { $tiles }. Każdy Nokaut dokłada jeden do labiryntu.
