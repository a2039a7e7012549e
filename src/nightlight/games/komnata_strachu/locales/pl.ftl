komnata-strachu-title = Komnata Strachu
komnata-strachu-tagline = trzy karty, pięć żetonów, jeden włącznik: odpowiedz dobrze przed innymi
komnata-strachu-goal = Cel: zdobyć najwięcej kart. Kto pierwszy wysunie właściwe żetony i zapali światło, zabiera wszystkie trzy.
komnata-strachu-hint = Patrzy na dobrą odpowiedź z najmniejszą liczbą żetonów, w tempie, przy którym ręka jest pewna.
komnata-strachu-over = Światło się pali, gra skończona.

## Options

komnata-strachu-option-form = Forma gry
komnata-strachu-option-form-about = Dwie formy bez zegara służą do badań z botami.
komnata-strachu-option-form-live = na żywo, na czas
komnata-strachu-option-form-race = badawcza: wybierasz odpowiedź i czas
komnata-strachu-option-form-glimpse = badawcza: karty widać stopniowo
komnata-strachu-option-deck = Karty Strachów
komnata-strachu-option-deck-about = Które Strachy są w talii i ile razy.
komnata-strachu-option-deck-pairs = 20 wzorów, każdy dwa razy
komnata-strachu-option-deck-all = wszystkie 25 wzorów, 15 z nich dwa razy
komnata-strachu-option-deck-own = karty z twojego pudełka
komnata-strachu-option-specials = Karty specjalne w grze
komnata-strachu-option-specials-about = Karty, które zmieniają pytanie. Na naukę można część pominąć.
komnata-strachu-option-specials-guest = Gość
komnata-strachu-option-specials-escape = Ucieczka Strachów
komnata-strachu-option-specials-invasion = Inwazja Strachów
komnata-strachu-option-penalty = Błąd kosztuje
komnata-strachu-option-penalty-about = Czy błędne naciśnięcie kosztuje zdobytą kartę.
komnata-strachu-option-penalty-0 = nic
komnata-strachu-option-penalty-1 = kartę
komnata-strachu-option-reveals = Odsłonięcia
komnata-strachu-option-reveals-about = Ile razy odsłania się trzy karty. Puste pole: do końca talii.
komnata-strachu-option-reveals-none = do końca talii
komnata-strachu-option-last_card = Karty, które zostaną na końcu
komnata-strachu-option-last_card-about = Co się dzieje, gdy zostaną mniej niż trzy karty.
komnata-strachu-option-last_card-box = trafiają do pudełka
komnata-strachu-option-last_card-short = tworzą krótkie ostatnie odsłonięcie
komnata-strachu-option-mirror = Inwazję można czytać z obu stron
komnata-strachu-option-mirror-about = Czy kolejność wolno podać także od prawej do lewej.
komnata-strachu-option-mirror-off = nie
komnata-strachu-option-mirror-on = tak
komnata-strachu-option-attribute = Co się liczy
komnata-strachu-option-attribute-about = Po czym poznaje się właściwe żetony.
komnata-strachu-option-attribute-both = kształt albo kolor, do wyboru
komnata-strachu-option-attribute-shape = tylko kształty
komnata-strachu-option-attribute-colour = tylko kolory
komnata-strachu-option-teams = Drużyny po dwie osoby
komnata-strachu-option-teams-about = Dwóch na dwóch: partnerzy liczą karty razem.
komnata-strachu-option-teams-off = nie
komnata-strachu-option-teams-on = tak
komnata-strachu-option-handicap = Wyrównanie szans w milisekundach
komnata-strachu-option-handicap-about = Dodawane do czasu graczy: po jednej liczbie na miejsce, rozdzielone przecinkami.
komnata-strachu-option-handicap-0 = brak
komnata-strachu-option-pace = Następne odsłonięcie
komnata-strachu-option-pace-about = Czy następne karty pojawiają się same, czy czekają na wszystkich.
komnata-strachu-option-pace-auto = samo
komnata-strachu-option-pace-ready = gdy wszyscy są gotowi

## Names

komnata-strachu-shape-spider = pająk
komnata-strachu-shape-skull = czaszka
komnata-strachu-shape-pumpkin = dynia
komnata-strachu-shape-ghost = duch
komnata-strachu-shape-puppet = kukiełka

komnata-strachu-fear-yellow_spider = żółty pająk
komnata-strachu-fear-red_spider = czerwony pająk
komnata-strachu-fear-white_spider = biały pająk
komnata-strachu-fear-pink_spider = różowy pająk
komnata-strachu-fear-turquoise_spider = turkusowy pająk
komnata-strachu-fear-yellow_skull = żółta czaszka
komnata-strachu-fear-red_skull = czerwona czaszka
komnata-strachu-fear-white_skull = biała czaszka
komnata-strachu-fear-pink_skull = różowa czaszka
komnata-strachu-fear-turquoise_skull = turkusowa czaszka
komnata-strachu-fear-yellow_pumpkin = żółta dynia
komnata-strachu-fear-red_pumpkin = czerwona dynia
komnata-strachu-fear-white_pumpkin = biała dynia
komnata-strachu-fear-pink_pumpkin = różowa dynia
komnata-strachu-fear-turquoise_pumpkin = turkusowa dynia
komnata-strachu-fear-yellow_ghost = żółty duch
komnata-strachu-fear-red_ghost = czerwony duch
komnata-strachu-fear-white_ghost = biały duch
komnata-strachu-fear-pink_ghost = różowy duch
komnata-strachu-fear-turquoise_ghost = turkusowy duch
komnata-strachu-fear-yellow_puppet = żółta kukiełka
komnata-strachu-fear-red_puppet = czerwona kukiełka
komnata-strachu-fear-white_puppet = biała kukiełka
komnata-strachu-fear-pink_puppet = różowa kukiełka
komnata-strachu-fear-turquoise_puppet = turkusowa kukiełka

komnata-strachu-special-invasion = Inwazja Strachów
komnata-strachu-special-escape = Ucieczka Strachów
komnata-strachu-special-guest = Gość

komnata-strachu-answer_pass = bez naciśnięcia
komnata-strachu-answer_nothing = nic
komnata-strachu-seconds = { $seconds },{ $hundredths } s

## The table

komnata-strachu-heading = Odsłonięcie { $reveal } z { $last }. Talia: { $deck }, pudełko: { $box }.
komnata-strachu-pile = { $name }{ $who ->
    [you] {" "}(ty)
   *[other] { "" }
}: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, specjalne: { $specials }
komnata-strachu-alone = { $name }: dotąd { $time }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
komnata-strachu-tokens = Twoje żetony: { $tokens }
komnata-strachu-controls = Twoje klawisze: 1–5 wysuwają żeton albo go cofają; Enter lub spacja zapala światło; Backspace cofa wszystkie żetony; Esc kończy grę.
komnata-strachu-controls-row = { $name }: { $pad ->
    [yes] żetony { $tokens } na klawiaturze numerycznej, światło: jej Enter.
   *[no] żetony { $tokens }, światło { $switch }.
}
komnata-strachu-controls-all = Żeton wraca, gdy naciśniesz jego klawisz jeszcze raz. Esc kończy grę.
komnata-strachu-back = (ciemno)

## Questions

komnata-strachu-step-press = { $stage ->
    [answer] Które żetony wysuwasz i w jakiej kolejności?
    [second] W której sekundzie zapalasz światło?
   *[millisecond] I w której jej milisekundzie?
}
komnata-strachu-step-submission = { $stage ->
    [answer] Które żetony wysuwasz?
   *[latency] Ile czasu sobie dajesz? Im szybciej, tym łatwiej o pomyłkę.
}
komnata-strachu-step-tick = Minęło { $time }. Czekasz czy odpowiadasz?

## Choices

komnata-strachu-action-pass = Nie naciskaj
komnata-strachu-action-answer = { $answer }
komnata-strachu-action-second = { $second ->
    [one] po 1 sekundzie
    [few] po { $second } sekundach
    [many] po { $second } sekundach
   *[other] po { $second } sekundy
}
komnata-strachu-action-millisecond = { $millisecond } ms
komnata-strachu-action-submit = { $code }
komnata-strachu-action-latency = { $latency } ms
komnata-strachu-action-wait = Czekaj
komnata-strachu-action-commit = { $code }

## What happened

komnata-strachu-event-drew = { "" }
komnata-strachu-event-revealed = Odsłonięcie { $reveal }.
komnata-strachu-event-cancelled = Trzy karty specjalne znoszą się wzajemnie i trafiają do pudełka.
komnata-strachu-event-sighted = { "" }
komnata-strachu-event-ticked = { "" }
komnata-strachu-event-looked = { "" }
komnata-strachu-event-pressed = { "" }
komnata-strachu-event-passed = { "" }
komnata-strachu-event-lamp_lit = { $who ->
    [you] Twoje światło się zapala ({ $time }).
   *[other] Zapala się światło gracza { $seat } ({ $time }).
}
komnata-strachu-event-uncovered = { "" }
komnata-strachu-event-showed = { $who ->
    [you] Ty, { $time }: { $answer }.
   *[other] { $seat }, { $time }: { $answer }.
}
komnata-strachu-did_not_press = { $who ->
    [you] Nie naciskasz.
   *[other] { $seat } nie naciska.
}
komnata-strachu-event-asked = Poprawnie: { $by_shape } (według kształtu) albo { $by_colour } (według koloru).
komnata-strachu-asked_one = Poprawnie: { $answer } ({ $by ->
    [shape] według kształtu
    [colour] według koloru
   *[both] według kształtu i koloru
}).
komnata-strachu-event-steadied = { "" }
komnata-strachu-event-tie_drawn = { "" }
komnata-strachu-event-judged = { $verdict ->
    [right] { $who ->
        [you] Twoja odpowiedź jest poprawna.
       *[other] { $seat }: odpowiedź poprawna.
    }
    [slip] { $who ->
        [you] Ręka ci się omsknęła.
       *[other] { $seat }: ręka się omsknęła.
    }
   *[void] { $who ->
        [you] Za późno.
       *[other] { $seat }: za późno.
    }
}
komnata-strachu-event-erred = { $who ->
    [you] Twoja odpowiedź jest błędna: { $fault }
   *[other] { $seat }: błąd: { $fault }
}
komnata-strachu-event-forfeited = { $who ->
    [you] Błąd kosztuje cię kartę: { $card }.
   *[other] { $seat } traci za błąd kartę: { $card }.
}
komnata-strachu-event-won = { $who ->
    [you] Zdobywasz: { $card }.
   *[other] { $seat } zdobywa: { $card }.
}
komnata-strachu-event-boxed = Do pudełka: { $card }.
komnata-strachu-event-boxed_unseen = { $cards ->
    [one] Jedna karta trafia do pudełka bez oglądania.
    [few] { $cards } karty trafiają do pudełka bez oglądania.
    [many] { $cards } kart trafia do pudełka bez oglądania.
   *[other] { $cards } karty trafiają do pudełka bez oglądania.
}
komnata-strachu-event-ended = { $why ->
    [agreed] Uzgodniona liczba odsłonięć została rozegrana.
    [too_few] Zostało za mało kart na kolejne odsłonięcie.
   *[empty] Talia się skończyła.
}

## The end

komnata-strachu-reason-most_cards = { $who ->
    [you] Wygrywasz: masz najwięcej kart.
   *[other] Zwycięstwo: { $names }, najwięcej kart.
}
komnata-strachu-reason-most_specials = { $who ->
    [you] Wygrywasz: tyle samo kart, ale więcej specjalnych.
   *[other] Zwycięstwo: { $names }, tyle samo kart, ale więcej specjalnych.
}
komnata-strachu-reason-shared = Wspólne zwycięstwo: { $names }.
komnata-strachu-reason-against_the_clock = Twój czas: { $time }. Im mniej, tym lepiej.
komnata-strachu-place = { $rank }. { $name }: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, specjalne: { $specials }

## The first match: what the teacher says

komnata-strachu-lesson-welcome = Trzy karty, pięć żetonów, jeden włącznik. Wszyscy widzą karty w tej samej chwili; kto najszybciej odpowie dobrze, zabiera wszystkie trzy. W prawdziwej grze biegnie czas. Tutaj nic cię nie goni, a czasy są zmyślone.
komnata-strachu-lesson-shapes = Każdy żeton ma kształt i kolor. Kształty na kartach to pająk, pająk i czaszka: wysuń pająka i czaszkę, każde raz. Żeton wysuwasz klawiszem od 1 do 5 albo dotknięciem i tak samo go cofasz. Potem zapal światło: spacją albo dotknięciem włącznika, w terminalu także klawiszem Enter.
komnata-strachu-lesson-colours = Dobrze i szybciej niż przeciwnik: karty są twoje. Równie dobrze możesz patrzeć na kolory. Następne trzy karty są żółte, a żółty żeton to pająk, klawisz 1: wystarczy jeden żeton!
komnata-strachu-lesson-all = Według kształtu następne karty wymagają trzech żetonów, według koloru tylko dwóch: czerwonej czaszki i białej dyni. Wybierz jeden sposób, nigdy ich nie mieszaj i niczego nie pomijaj. Kto się pomyli, nic w tym odsłonięciu nie dostanie.
komnata-strachu-lesson-guest = Przeciwnik nacisnął pierwszy, ale pominął czaszkę: źle, więc liczyła się następna odpowiedź, twoja. Teraz przychodzi Gość. Nie zważaj na niego: liczą się tylko dwa Strachy, oba różowe jak duch.
komnata-strachu-lesson-escape = Dobrze, ale za późno: karty zabrał przeciwnik. Następna jest Ucieczka Strachów: teraz wybierasz to, czego brakuje. Z kształtów są czaszka i duch, więc wysuń pająka, dynię i kukiełkę.
komnata-strachu-lesson-invasion = Przeciwnik zapomniał o Ucieczce. Teraz Inwazja Strachów: zapomnij o dwóch pozostałych kartach i wysuń wszystkie pięć żetonów w kolejności jej rzędu. Tylko tutaj kolejność się liczy. Według kształtu: pająk, czaszka, kukiełka, dynia, duch, klawisze 1 2 5 3 4.
komnata-strachu-lesson-single = Potem przyszły naraz trzy karty specjalne: znoszą się i trafiają do pudełka. Tu są dwie i też się nie liczą. Zostaje biała kukiełka: według koloru to dynia.
komnata-strachu-lesson-same = Na koniec prezent: według kształtu potrzeba pająka, czaszki i dyni, a czerwony, biały i żółty to żetony czaszki, dyni i pająka. Oba sposoby dają te same trzy. Łatwe zadania są dla szybkich rąk!
komnata-strachu-lesson-end = Wygrywasz, 21 kart do 3, ostatnie o włos! Każda karta to punkt, specjalna też, a przy remisie decyduje liczba kart specjalnych. Prawdziwa gra ma 18 odsłonięć, a o czasie decyduje twoja ręka. Kształt albo kolor, co krótsze: pośpiesz się!

## The board

komnata-strachu-colour-yellow = żółty
komnata-strachu-letter-yellow = Ż
komnata-strachu-colour-red = czerwony
komnata-strachu-letter-red = C
komnata-strachu-colour-white = biały
komnata-strachu-letter-white = B
komnata-strachu-colour-pink = różowy
komnata-strachu-letter-pink = R
komnata-strachu-colour-turquoise = turkusowy
komnata-strachu-letter-turquoise = T
komnata-strachu-by = { $by ->
    [shape] Według kształtu
    [colour] Według koloru
   *[both] Kształt i kolor
}
komnata-strachu-derived = { $mode ->
    [line] w kolejności z karty
    [missing] wszystko oprócz: { $seen }
   *[other] { $seen }
}
komnata-strachu-task = { $mode ->
    [plain] Bez karty specjalnej:
    [match] Gość:
    [missing] Ucieczka:
    [line] Inwazja:
    [single] Dwie specjalne się znoszą:
    [short] Krótkie odsłonięcie:
   *[cancel] Trzy specjalne:
}
komnata-strachu-task-rule = { $mode ->
    [plain] wszystkie kształty trzech kart albo wszystkie ich kolory.
    [match] liczą się tylko Strachy, według kształtu albo koloru.
    [missing] wszystko, czego nie ma, według kształtu albo koloru.
    [line] wszystkie pięć w jej kolejności, według kształtu albo koloru.
    [single] liczy się tylko jeden Strach.
   *[cancel] idą do pudełka.
}
komnata-strachu-right = Dobrze
komnata-strachu-wrong = Błąd:
komnata-strachu-gain = +{ $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
komnata-strachu-reason-right = { $by ->
    [shape] według kształtu
    [colour] według koloru
   *[both] według kształtu i koloru
}{ $late ->
    [yes] , ale { $later } później.
   *[no] .
}
komnata-strachu-reason-late = Za późno: odsłonięcie już zakończone.
komnata-strachu-reason-slip = Ręka się omsknęła.
komnata-strachu-reason-silent = Bez błędu i bez zdobyczy.
komnata-strachu-fault-none = żaden Strach nie był wysunięty.
komnata-strachu-fault-mixed = pomieszane: { $by ->
    [shape] to pasuje tylko według koloru, nie według kształtu
   *[colour] to pasuje tylko według kształtu, nie według koloru
}: { $extra }.
komnata-strachu-fault-forgotten = { $by ->
    [shape] według kształtu
   *[colour] według koloru
} brakuje: { $missing }.
komnata-strachu-fault-too_many = { $by ->
    [shape] według kształtu
   *[colour] według koloru
} nie pasuje: { $extra }.
komnata-strachu-fault-lapse = te są na kartach; Ucieczka pyta o pozostałe.
komnata-strachu-fault-order = { $by ->
    [shape] według kształtu
   *[colour] według koloru
}, na miejscu { $place }: { $token }.
komnata-strachu-fault-short_line = Inwazja wymaga wszystkich pięciu.
komnata-strachu-fault-other = { $by ->
    [shape] według kształtu
   *[colour] według koloru
} brakuje: { $missing }; nie pasuje: { $extra }.
komnata-strachu-board-face-down = zakryta karta
komnata-strachu-board-cards = Trzy karty
komnata-strachu-board-cancelled = Trzy specjalne się znoszą: wszystkie idą do pudełka.
komnata-strachu-board-token = { $place ->
    [0] { $fear }
   *[other] { $fear }, żeton wysunięty, numer { $place }{ $verdict ->
        [right] , dobrze
        [wrong] , błąd
       *[none] { "" }
    }
}
komnata-strachu-board-you = Ty
komnata-strachu-board-mine = ty, specjalne: { $specials }
komnata-strachu-board-specials = specjalne: { $specials }
komnata-strachu-board-count = { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
komnata-strachu-board-so-far = dotychczasowy czas
komnata-strachu-board-handicap = +{ $time }
komnata-strachu-board-partner = w twojej drużynie
komnata-strachu-board-switch = Zapal światło
komnata-strachu-board-light-on = Światło się pali
komnata-strachu-board-pressed = Naciśnięte
komnata-strachu-board-wait = poczekaj na światło
komnata-strachu-board-pressed-at = twój czas: { $time }
komnata-strachu-board-no-press = bez naciśnięcia
komnata-strachu-board-has-pressed = już po naciśnięciu
komnata-strachu-board-not-pressed = jeszcze bez naciśnięcia
komnata-strachu-board-did-not-press = bez naciśnięcia
komnata-strachu-board-takes = zabiera { $cards } { $cards ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}
komnata-strachu-board-reveal = Odsłonięcie { $reveal } z { $last }
komnata-strachu-board-arm = Ręce w pogotowiu
komnata-strachu-board-arm-text = Trzy karty odwrócą się razem.
komnata-strachu-board-task = Wysuń właściwe Strachy, potem zapal światło
komnata-strachu-board-task-text = Najszybsza poprawna odpowiedź zabiera karty. Do naciśnięcia możesz cofać Strachy.
komnata-strachu-board-deck = { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} w talii
komnata-strachu-board-box = w pudełku
komnata-strachu-board-next = Następne odsłonięcie
komnata-strachu-board-nobody = Nikt nie trafił
komnata-strachu-board-photo = Fotofinisz
komnata-strachu-board-finish = Finisz
komnata-strachu-board-push-first = najpierw wysuń Strachy
komnata-strachu-board-look = naciśnij, potem jeszcze raz, aby odpowiedzieć
komnata-strachu-board-confirm = jeszcze raz, aby odpowiedzieć
komnata-strachu-board-as-set = To samo bez kolejności
komnata-strachu-board-scale = Wybierz czas
komnata-strachu-board-less = mniej
komnata-strachu-board-more = więcej
komnata-strachu-board-lamp-of = { $name }: { $time }
komnata-strachu-keys-push = wysuń, cofnij
komnata-strachu-keys-switch = zapal światło
komnata-strachu-keys-clear = cofnij wszystkie
komnata-strachu-outcome-takes = { $who ->
    [you] Zabierasz karty
   *[other] { $name } zabiera karty
}
komnata-strachu-outcome-box = Karty idą do pudełka
komnata-strachu-outcome-hasty = Pierwsza, ale błędna odpowiedź: { $name }.
komnata-strachu-outcome-silent = Nie było jeszcze twojej odpowiedzi.
komnata-strachu-outcome-right = Dobrze { $by ->
    [shape] według kształtu
    [colour] według koloru
   *[both] według kształtu i koloru
}, czas: { $time }.
komnata-strachu-outcome-later = Też dobrze, ale { $time } później.
komnata-strachu-outcome-to-box = Pudełko +{ $cards }
komnata-strachu-outcome-gain = { $name } +{ $cards }, razem { $pile }
komnata-strachu-print-label = { $first } szybciej niż { $second } o { $gap }
komnata-strachu-print-message = wiadomość: { $name }, +{ $time }
komnata-strachu-print-credit = Liczy się ręka, nie wiadomość: opóźnienie łącza zostaje odliczone.
komnata-strachu-print-marks = Każda kreska to { $step } ms.
komnata-strachu-shared = Jeden ekran dla wszystkich
komnata-strachu-shared-leave = Menu i dziennik
komnata-strachu-shared-touch = Graj dotykiem
komnata-strachu-shared-keys = Graj klawiszami
komnata-strachu-shared-switch = Włącznik światła, { $name }: { $state }
komnata-strachu-shared-pointer = mysz lub dotyk,
komnata-strachu-shared-pad = blok numeryczny,
komnata-strachu-learn-other = Nie tym razem: wysuń podświetlone. Żeton wraca, gdy dotkniesz go jeszcze raz.
komnata-strachu-learn-right = To też jest dobrze, { $by ->
    [shape] według kształtu
    [colour] według koloru
   *[both] według kształtu i koloru
}.
komnata-strachu-history = Dotychczasowe odsłonięcia
komnata-strachu-history-cancelled = trzy specjalne: do pudełka
komnata-strachu-history-silent = nikt nie nacisnął
komnata-strachu-keyboard = Sprawdź klawiaturę
komnata-strachu-keyboard-text = Naciskaj swoje klawisze, najpierw po jednym, potem kilka naraz: każdy usłyszany dostaje znaczek.
komnata-strachu-keyboard-players = Kto gra na tej klawiaturze
komnata-strachu-keyboard-count = { $players ->
    [one] Jedna osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
}
komnata-strachu-keyboard-pad = Blok numeryczny, z włączonymi cyframi
komnata-strachu-keyboard-most = Usłyszane naraz: { $keys }.
komnata-strachu-keyboard-whole = Słychać każdy klawisz.
komnata-strachu-keyboard-warning = Wiele klawiatur słyszy naraz tylko dwa lub trzy klawisze. Wystarczą krótkie stuknięcia: niczego się nie przytrzymuje.
komnata-strachu-training-last = { $reveals ->
    [0] Tu staną twoje czasy
    [one] Ostatnio: 1 odsłonięcie
    [few] Ostatnio: { $reveals } odsłonięcia
    [many] Ostatnio: { $reveals } odsłonięć
   *[other] Ostatnio: { $reveals } odsłonięcia
}
komnata-strachu-training-reveals = { $reveals ->
    [one] 1 odsłonięcie
    [few] { $reveals } odsłonięcia
    [many] { $reveals } odsłonięć
   *[other] { $reveals } odsłonięcia
}
komnata-strachu-training-mode = { $mode ->
    [single] Dwie specjalne
    [match] Gość
    [missing] Ucieczka
    [line] Inwazja
   *[plain] Bez specjalnej
}
komnata-strachu-training-plan = { $plan ->
    [match] Goście
    [missing] Ucieczki
    [line] Inwazje
    [single] Dwie specjalne
    [shape] Tylko według kształtu
    [colour] Tylko według koloru
   *[all] Wszystko, jak w talii
}
komnata-strachu-training-start = { $plan ->
    [match] Trenuj: dziesięciu Gości
    [missing] Trenuj: dziesięć Ucieczek
    [line] Trenuj: dziesięć Inwazji
   *[all] Trenuj: dziesięć odsłonięć
}
komnata-strachu-training-what = Co trenować
komnata-strachu-training-begin = Na czas, w pojedynkę
komnata-strachu-training-text = Dziesięć odsłonięć. Karty są te same co przy stole, a nikt nie patrzy.
komnata-strachu-training-set = Pierwsze trzy z podpowiedzią, potem do pobicia jest twoja własna mediana.
komnata-strachu-training-weak = { $mode ->
    [single] Słaby punkt: dwie specjalne
    [match] Słaby punkt: Goście
    [missing] Słaby punkt: Ucieczki
    [line] Słaby punkt: Inwazje
   *[plain] Słaby punkt: trzy Strachy
}
komnata-strachu-training-weak-text = Dotąd dobrze: { $right } z { $reveals }.
komnata-strachu-training-right = dobrze: { $percent }
komnata-strachu-training-percent = { $percent }%
komnata-strachu-training-dot = dobrze
komnata-strachu-training-cross = błąd
komnata-strachu-training-median = twoja mediana
komnata-strachu-training-steady = spokojny bot, średnio
komnata-strachu-training-shorter = znaleziona krótsza odpowiedź
komnata-strachu-training-readings = według kształtu : według koloru
komnata-strachu-training-usual = najczęstszy błąd
komnata-strachu-training-mistake = { $mistake ->
    [mixed] pomieszanie
    [forgotten] pominięcie
    [too_many] za dużo
    [lapse] przeoczona Ucieczka
    [order] zła kolejność
    [short_line] nie wszystkie pięć
   *[other] coś innego
}
komnata-strachu-training-against = Przeciwko
komnata-strachu-training-rival = { $rival ->
    [median] Twój Cień, szybki jak zwykle
    [best] Twój Cień, szybki jak nigdy
   *[nobody] Tylko zegar
}
komnata-strachu-training-shadow = Cień powtarza czasy twoich dobrych odpowiedzi i nigdy się nie myli.
komnata-strachu-training-shadow-out = Cień jeszcze nie widział, jak to robisz
komnata-strachu-training-shadow-alone = Cień potrzebował { $time }.
komnata-strachu-training-shadow-beaten = Szybciej od Cienia o { $gap }.
komnata-strachu-training-shadow-first = Cień był szybszy o { $gap }.
komnata-strachu-training-score = Ty { $own }, Cień { $shadow }
komnata-strachu-training-goal = Twoja mediana: { $time }.
komnata-strachu-training-done = Zobacz statystyki
komnata-strachu-training-kept = Zapisane tylko na tym urządzeniu. Mediany poprawnych odpowiedzi.
komnata-strachu-training-forget = Zapomnij wszystko

## Co to jest?

komnata-strachu-what-fear = Według kształtu wskazuje twój żeton: { $shape }, według koloru: { $colour }.
komnata-strachu-what-specials = Dwie karty specjalne się znoszą; trzy idą do pudełka.
komnata-strachu-what-token = Twój żeton: wysuń go, jeśli należy do odpowiedzi. Kolejność liczy się tylko przy Inwazji Strachów.
komnata-strachu-what-switch = Włącznik światła
komnata-strachu-what-switch-means = Naciśnięcie zatwierdza odpowiedź. Najszybsza dobra zabiera karty.
komnata-strachu-what-pile = Zdobyte karty
komnata-strachu-what-pile-means = Wygrywa, kto ma najwięcej kart; przy remisie – więcej specjalnych.
