fear-of-the-dark-title = Strach przed Ciemnością
fear-of-the-dark-tagline = z garścią zapałek w czarnym labiryncie: odkryj go całego, potem znajdź wyjście
fear-of-the-dark-over = Labirynt milknie, gra skończona.

## Options

fear-of-the-dark-option-difficulty = Poziom trudności
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
fear-of-the-dark-rule-scout = przy nieużywanych drzwiach: odkryj pomieszczenie za nimi bez wchodzenia
fear-of-the-dark-rule-search = obok oznaczenia: weź Przedmiot albo Tajemnicę
fear-of-the-dark-rule-clear = usuń Przeszkodę obok siebie
fear-of-the-dark-rule-match = daje jedną zapałkę więcej
fear-of-the-dark-rule-paper = w Świetle: pozwala zbudować rękę do 3 kart
fear-of-the-dark-rule-key = otwiera Zamek obok ciebie
fear-of-the-dark-rule-lever = od razu otwiera dowolny Zamek

## The table

fear-of-the-dark-light = ŚWIATŁO. Zagrane karty wracają do talii.
fear-of-the-dark-darkness =
    CIEMNOŚĆ. Każda akcja kosztuje kartę Umysłu, i to na zawsze.{ $match ->
        [yes] { " Zapałka da światło." }
       *[no] { "" }
    }
fear-of-the-dark-leaking = Przeciek: w tym pomieszczeniu nie zapłonie żadna zapałka.
fear-of-the-dark-sealed = Nie ma już nieużywanych drzwi! Drogę mogą otworzyć tylko Tajne drzwi.

fear-of-the-dark-row-matches = Zapałki
fear-of-the-dark-row-terrors = Groza
fear-of-the-dark-row-hand = Ręka
fear-of-the-dark-row-deck = Talia Umysłu
fear-of-the-dark-row-lost = Utracone
fear-of-the-dark-row-kept = Przy sobie
fear-of-the-dark-row-tiles = Labirynt
fear-of-the-dark-row-hazards = Zagrożenia
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
    zostało { $left }, odłożone { $aside }; dalej: zagrożenie { $danger }%, Mroczne Echo { $echo }%
fear-of-the-dark-all_revealed = wszystko odkryte: znajdź wyjście!

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
fear-of-the-dark-legend-searched = przeszukane
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
fear-of-the-dark-door_in = nowe drzwi: krok { $steps }
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
    przez nieużywane drzwi (zagrożenie { $danger }%, Mroczne Echo { $echo }%{ $death ->
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
fear-of-the-dark-event-used_item = W użyciu: { $item }.
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
