komnata-strachu-title = Komnata Strachu
komnata-strachu-tagline = trzy karty, pięć żetonów, jeden włącznik: odpowiedz dobrze przed innymi
komnata-strachu-over = Światło się pali, gra skończona.

## Options

komnata-strachu-option-form = Forma gry
komnata-strachu-option-form-live = na żywo, na czas
komnata-strachu-option-form-race = badawcza: wybierasz odpowiedź i czas
komnata-strachu-option-form-glimpse = badawcza: karty widać stopniowo
komnata-strachu-option-specials = Karty specjalne w grze
komnata-strachu-option-specials-guest = Gość
komnata-strachu-option-specials-escape = Ucieczka Strachów
komnata-strachu-option-specials-invasion = Inwazja Strachów
komnata-strachu-option-penalty = Błąd kosztuje
komnata-strachu-option-penalty-0 = nic
komnata-strachu-option-penalty-1 = kartę
komnata-strachu-option-reveals = Odsłonięcia
komnata-strachu-option-reveals-none = do końca talii
komnata-strachu-option-last_card = Karty, które zostaną na końcu
komnata-strachu-option-last_card-box = trafiają do pudełka
komnata-strachu-option-last_card-short = tworzą krótkie ostatnie odsłonięcie
komnata-strachu-option-mirror = Inwazję można czytać z obu stron
komnata-strachu-option-mirror-off = nie
komnata-strachu-option-mirror-on = tak
komnata-strachu-option-attribute = Co się liczy
komnata-strachu-option-attribute-both = kształt albo kolor, do wyboru
komnata-strachu-option-attribute-shape = tylko kształty
komnata-strachu-option-attribute-colour = tylko kolory
komnata-strachu-option-teams = Drużyny po dwie osoby
komnata-strachu-option-teams-off = nie
komnata-strachu-option-teams-on = tak
komnata-strachu-option-handicap = Wyrównanie szans w milisekundach
komnata-strachu-option-handicap-0 = brak
komnata-strachu-option-pace = Następne odsłonięcie
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
komnata-strachu-event-steadied = { "" }
komnata-strachu-event-tie_drawn = { "" }
komnata-strachu-event-judged = { $verdict ->
    [right] { $who ->
        [you] Twoja odpowiedź jest poprawna.
       *[other] { $seat }: odpowiedź poprawna.
    }
    [slip] { $who ->
        [you] Twoja ręka się omyka.
       *[other] { $seat }: ręka się omyka.
    }
    [void] { $who ->
        [you] Za późno.
       *[other] { $seat }: za późno.
    }
   *[wrong] { $who ->
        [you] Twoja odpowiedź jest błędna.
       *[other] { $seat }: błąd.
    }
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
komnata-strachu-event-ended = Talia się skończyła.

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
