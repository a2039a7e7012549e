dont-go-in-there-title = Nie wchodź tam!
dont-go-in-there-tagline = zakradnij się głębiej po lepszą kartę i miej nadzieję, że latarek wystarczy
dont-go-in-there-goal = Cel: mieć na końcu najmniej klątw. Pomagają niskie karty i pełne zestawy; najwięcej duchów to dodatkowe klątwy.
dont-go-in-there-hint = Patrzy na klątwy i duchy, których można się spodziewać, i na to, co obiecują niepełne zestawy.
dont-go-in-there-over = Dom jest pusty, gra skończona.

## Options

dont-go-in-there-option-types = Rodzaje kart
dont-go-in-there-option-types-about = Jakie przeklęte przedmioty są w domu.
dont-go-in-there-option-types-random = losowe
dont-go-in-there-option-types-custom = wybrane przez graczy
dont-go-in-there-option-types-first_game = najprostsze, na pierwszą grę
dont-go-in-there-option-custom_types = Rodzaje wybrane przez graczy
dont-go-in-there-option-custom_types-about = Zaznacz rodzaje, którymi chcecie grać; brakujące zostaną wylosowane.
dont-go-in-there-option-custom_types-amulet = { dont-go-in-there-type-amulet }
dont-go-in-there-option-custom_types-cat = { dont-go-in-there-type-cat }
dont-go-in-there-option-custom_types-clock = { dont-go-in-there-type-clock }
dont-go-in-there-option-custom_types-doll = { dont-go-in-there-type-doll }
dont-go-in-there-option-custom_types-holy_water = { dont-go-in-there-type-holy_water }
dont-go-in-there-option-custom_types-mask = { dont-go-in-there-type-mask }
dont-go-in-there-option-custom_types-mirror = { dont-go-in-there-type-mirror }
dont-go-in-there-option-custom_types-music_box = { dont-go-in-there-type-music_box }
dont-go-in-there-option-custom_types-portrait = { dont-go-in-there-type-portrait }
dont-go-in-there-option-custom_types-ring = { dont-go-in-there-type-ring }
dont-go-in-there-option-custom_types-tome = { dont-go-in-there-type-tome }
dont-go-in-there-option-custom_types-twin = { dont-go-in-there-type-twin }
dont-go-in-there-option-ghost_counts = Duchy innych graczy
dont-go-in-there-option-ghost_counts-about = Jawne duchy ułatwiają pierwszą grę.
dont-go-in-there-option-ghost_counts-hidden = ukryte za zasłonkami
dont-go-in-there-option-ghost_counts-open = jawne dla wszystkich
dont-go-in-there-option-start_player = Kto zaczyna
dont-go-in-there-option-start_player-about = Los jest sprawiedliwy, ale zacząć może, kto chcecie.
dont-go-in-there-option-start_player-random = losowo
dont-go-in-there-option-start_player-0 = pierwszy gracz
dont-go-in-there-option-start_player-1 = drugi gracz
dont-go-in-there-option-start_player-2 = trzeci gracz
dont-go-in-there-option-start_player-3 = czwarty gracz
dont-go-in-there-option-start_player-4 = piąty gracz
dont-go-in-there-option-doll_choice = Gdy Lalki tworzą dwa zestawy
dont-go-in-there-option-doll_choice-about = Rzadki przypadek: które Lalki znikają, gdy da się złożyć więcej niż jeden zestaw szóstki.
dont-go-in-there-option-doll_choice-auto = znikają wyższe karty
dont-go-in-there-option-doll_choice-player = wybiera właściciel
dont-go-in-there-option-turns = Tury na gracza
dont-go-in-there-option-turns-about = Im mniej tur, tym krótsza partia.
dont-go-in-there-option-turns-12 = 12, cała gra
dont-go-in-there-option-turns-9 = 9, krótsza gra
dont-go-in-there-option-turns-6 = 6, szybka gra

## Names

dont-go-in-there-board-upper = Górne piętro
dont-go-in-there-board-middle = Środkowe piętro
dont-go-in-there-board-lower = Dolne piętro

dont-go-in-there-room-attic = Strych
dont-go-in-there-room-nursery = Pokój dziecięcy
dont-go-in-there-room-library = Biblioteka
dont-go-in-there-room-secret_passage = Tajne przejście
dont-go-in-there-room-hallway = Korytarz
dont-go-in-there-room-basement = Piwnica

dont-go-in-there-type-amulet = Amulet
dont-go-in-there-type-cat = Kot
dont-go-in-there-type-clock = Zegar
dont-go-in-there-type-doll = Lalka
dont-go-in-there-type-holy_water = Woda święcona
dont-go-in-there-type-mask = Maska
dont-go-in-there-type-mirror = Lustro
dont-go-in-there-type-music_box = Pozytywka
dont-go-in-there-type-portrait = Portret
dont-go-in-there-type-ring = Pierścień
dont-go-in-there-type-tome = Księga
dont-go-in-there-type-twin = Bliźniak

dont-go-in-there-dice = kości
dont-go-in-there-face-ghost = duch
dont-go-in-there-face-blank = pusta strona
dont-go-in-there-face_down = zakryta karta
dont-go-in-there-you = ty
dont-go-in-there-none = brak
dont-go-in-there-decimal = { $whole },{ $tenths }
dont-go-in-there-span = { $low }–{ $high }

## Rules in short

dont-go-in-there-rule-amulet = Koniec gry: każdy rozprasza jeden twój Amulet o wartości o 1 wyższej.
dont-go-in-there-amulet_names = Koniec gry: rozprosz jeden swój Amulet o wartości { $value }.
dont-go-in-there-amulet_names_none = Bez efektu.
dont-go-in-there-rule-cat = Koniec gry, najwyżej 9 duchów: rozprosz wszystkie swoje Koty prócz najniższego.
dont-go-in-there-rule-clock = Kto pierwszy przy stole ma co najmniej 8 na Zegarach, rozprasza 2 najwyższe. Potem Zegary nic nie robią.
dont-go-in-there-clock_claimed = Już zadziałał: bez efektu.
dont-go-in-there-rule-doll = Lalki o sumie dokładnie 6: rozprosz je.
dont-go-in-there-rule-holy_water = Każda para: odrzuć połowę duchów, zaokrąglając w dół.
dont-go-in-there-rule-mask = Przekaż graczowi po prawej 1 ducha za każdą swoją Maskę.
dont-go-in-there-rule-mirror = Weź 1 ducha. Trzy Lustra: rozprosz wszystkie trzy.
dont-go-in-there-rule-music_box = Koniec gry: kto ma najwięcej klątw na Pozytywkach, rozprasza 2 (także przy remisie).
dont-go-in-there-rule-portrait = Koniec gry: rozprosz połowę swoich Portretów, zaokrąglając w dół.
dont-go-in-there-rule-ring = Cztery Pierścienie: rozprosz wszystkie.
dont-go-in-there-rule-tome = Każda para: wybierz inny rodzaj i rozprosz wszystkie swoje karty tego rodzaju.
dont-go-in-there-rule-twin = Dwóch Bliźniaków o tej samej wartości: rozprosz obu.

dont-go-in-there-room_rule-attic = Postawienie na najwyższym polu: weź 1 ducha.
dont-go-in-there-room_rule-nursery = Postawienie na najniższym polu: odrzuć 1 ducha.
dont-go-in-there-room_rule-library = Karty rosnąco. Lewa: najpierw weź 1 ducha. Prawa: najpierw odrzuć 1 ducha.
dont-go-in-there-room_rule-secret_passage = Prawa karta jest zakryta. Stawiając tu pionek, podglądasz ją.
dont-go-in-there-room_rule-hallway = Kto stawia trzeci pionek, może zmienić wynik jednej kości.
dont-go-in-there-room_rule-basement = Kto stawia trzeci pionek, może raz przerzucić wszystkie kości.

## The table

dont-go-in-there-types = Karty klątwy w grze (kart w talii: { $deck }):
dont-go-in-there-in_play = { $type }, widziano { $seen } z 8. { $rule }
dont-go-in-there-floor = { $floor }: { $room } (na odwrocie: { $back }). { $rule }
dont-go-in-there-floor_boarded_up = { $floor }: zabite deskami.
dont-go-in-there-cards = Karty: { $cards }. { $dice }
dont-go-in-there-peeked_card = { $card } (zakryta, ale ją znasz)
dont-go-in-there-dice_to_roll = Kości: { $dice }.
dont-go-in-there-dice_rolled = Rzut ({ $dice } kości), duchy: { $ghosts }.
dont-go-in-there-steps = Od góry (latarki): { $steps }.
dont-go-in-there-free = wolne
dont-go-in-there-player =
    { $who ->
        [you] { $name } (ty)
        [right] { $name } (po twojej prawej)
       *[other] { $name }
    }: { $curses ->
        [one] { $curses } klątwa
        [few] { $curses } klątwy
        [many] { $curses } klątw
       *[other] { $curses } klątwy
    }, { $ghosts }, { $turns ->
        [one] została { $turns } tura
        [few] zostały { $turns } tury
        [many] zostało { $turns } tur
       *[other] zostało { $turns } tury
    }.
dont-go-in-there-ghosts_known =
    { $ghosts ->
        [one] { $ghosts } duch
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }
dont-go-in-there-ghosts_hidden = duchy ukryte
dont-go-in-there-if_it_ended = Gdyby gra skończyła się teraz, po kartach końca: { $curses }
dont-go-in-there-dispelled = Rozproszone ({ $cards }): { $list }

## Questions

dont-go-in-there-step-place =
    Twoja tura. Gdzie stawiasz pionek? ({ $turns ->
        [one] To twoja ostatnia tura.
        [few] Zostały { $turns } tury.
        [many] Zostało { $turns } tur.
       *[other] Zostało { $turns } tury.
    })
dont-go-in-there-step-hallway =
    { $room }, rzut ({ $dice } kości): { $ghosts ->
        [0] bez duchów
        [one] { $ghosts } duch
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }. Zmieniasz jedną kość?
dont-go-in-there-step-basement =
    { $room }, rzut ({ $dice } kości): { $ghosts ->
        [0] bez duchów
        [one] { $ghosts } duch
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }. Przerzucasz wszystkie?
dont-go-in-there-step-take =
    { $room }: którą kartę bierzesz? { $mine ->
        [0] Po tobie: { $after }.
        [3] Bierzesz wszystkie trzy.
       *[2] Druga też jest twoja.
    }
dont-go-in-there-step-tome = Para Ksiąg rozprasza wszystkie twoje karty jednego rodzaju. Którego?
dont-go-in-there-step-dolls = Twoje Lalki dają sumę 6 na dwa sposoby. Który zestaw rozpraszasz?

## Options of a decision

dont-go-in-there-action-place =
    { $room }, pole { $space } ({ $flashlights ->
        [0] bez latarki
        [one] { $flashlights } latarka
        [few] { $flashlights } latarki
        [many] { $flashlights } latarek
       *[other] { $flashlights } latarki
    }): { $outlook }
dont-go-in-there-odds = średnio duchów: { $ghosts } (żadnego: { $none }%)
dont-go-in-there-take_at_once =
    { $ghosts ->
        [one] od razu bierzesz { $ghosts } ducha
        [few] od razu bierzesz { $ghosts } duchy
        [many] od razu bierzesz { $ghosts } duchów
       *[other] od razu bierzesz { $ghosts } ducha
    }
dont-go-in-there-discard_at_once =
    { $ghosts ->
        [one] od razu odrzucasz { $ghosts } ducha
        [few] od razu odrzucasz { $ghosts } duchy
        [many] od razu odrzucasz { $ghosts } duchów
       *[other] od razu odrzucasz { $ghosts } ducha
    }
dont-go-in-there-you_will_peek = podglądasz zakrytą kartę
dont-go-in-there-resolves = rozpatrujesz pokój, wybór { $pick } z 3
dont-go-in-there-may_turn_die = możesz zmienić jedną kość
dont-go-in-there-may_reroll = możesz przerzucić kości

dont-go-in-there-action-leave = Nie zmieniaj kości. Duchy do wzięcia: { $shares }
dont-go-in-there-action-ghost_to_blank = Zmień ducha na pustą stronę. Duchy do wzięcia: { $shares }
dont-go-in-there-action-blank_to_ghost = Zmień pustą stronę na ducha. Duchy do wzięcia: { $shares }
dont-go-in-there-action-keep = Zostaw rzut. Duchy do wzięcia: { $shares }
dont-go-in-there-action-reroll = Przerzuć wszystkie kości. Duchy do wzięcia, średnio: { $shares }

dont-go-in-there-action-take = { $card }. { $now } [{ $rule }]
dont-go-in-there-now-gained =
    { $ghosts ->
        [one] Bierzesz { $ghosts } ducha.
        [few] Bierzesz { $ghosts } duchy.
        [many] Bierzesz { $ghosts } duchów.
       *[other] Bierzesz { $ghosts } ducha.
    }
dont-go-in-there-now-discarded =
    { $ghosts ->
        [one] Odrzucasz { $ghosts } ducha.
        [few] Odrzucasz { $ghosts } duchy.
        [many] Odrzucasz { $ghosts } duchów.
       *[other] Odrzucasz { $ghosts } ducha.
    }
dont-go-in-there-now-passed =
    { $ghosts ->
        [one] Przekazujesz { $ghosts } ducha (dostaje { $neighbour }).
        [few] Przekazujesz { $ghosts } duchy (dostaje { $neighbour }).
        [many] Przekazujesz { $ghosts } duchów (dostaje { $neighbour }).
       *[other] Przekazujesz { $ghosts } ducha (dostaje { $neighbour }).
    }
dont-go-in-there-now-claimed_clock = Masz 8 przed innymi!
dont-go-in-there-now-tome_faded = Para, ale nie masz czego rozproszyć.
dont-go-in-there-now-tome = Para: wybierasz rodzaj.
dont-go-in-there-now-dolls = Dwa zestawy dają 6: wybierasz.
dont-go-in-there-now-dispelled = Rozpraszasz karty: { $cards }.
dont-go-in-there-net-curses = Klątwy: { $before } → { $after }.
dont-go-in-there-net-ghosts = Duchy: { $before } → { $after }.
dont-go-in-there-now-first = Innych nie masz.
dont-go-in-there-now-more = Masz: { $values }.

dont-go-in-there-action-dispel =
    { $type }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, { $curses ->
        [one] { $curses } klątwa
        [few] { $curses } klątwy
        [many] { $curses } klątw
       *[other] { $curses } klątwy
    } mniej
dont-go-in-there-action-dolls = { $set }. Zostaje: { $rest }

## What happens (an empty message is news that the table shows anyway)

dont-go-in-there-event-chose_type = { "" }
dont-go-in-there-event-turned_up = { "" }
dont-go-in-there-event-dealt = { "" }
dont-go-in-there-event-sorted = { "" }
dont-go-in-there-event-die_fell = { "" }
dont-go-in-there-event-drew_start =
    { $who ->
        [you] Los wskazuje ciebie: zaczynasz.
       *[other] Los decyduje: zaczyna { $seat }.
    }
dont-go-in-there-event-named_start =
    { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $seat }.
    }
dont-go-in-there-event-placed =
    { $who ->
        [you] Zakradasz się: { $room }, pole { $space }.
       *[other] { $seat } zakrada się: { $room }, pole { $space }.
    }
dont-go-in-there-event-peeked =
    { $who ->
        [you] Podglądasz zakrytą kartę: { $card }.
       *[other] { $seat } podgląda zakrytą kartę.
    }
dont-go-in-there-event-revealed = Zakryta karta zostaje odkryta: { $card }.
dont-go-in-there-event-rolled =
    { $room }, rzut ({ $dice } kości): { $ghosts ->
        [0] bez duchów
        [one] { $ghosts } duch
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }.
dont-go-in-there-event-left_dice =
    { $who ->
        [you] Nie zmieniasz kości.
       *[other] { $seat } nie zmienia kości.
    }
dont-go-in-there-event-turned_die =
    { $who ->
        [you] Zmieniasz jedną kość: { $face }.
       *[other] { $seat } zmienia jedną kość: { $face }.
    } Duchów jest teraz: { $ghosts }.
dont-go-in-there-event-kept_roll =
    { $who ->
        [you] Zostawiasz rzut.
       *[other] { $seat } zostawia rzut.
    }
dont-go-in-there-event-rerolled =
    { $who ->
        [you] Przerzucasz wszystkie kości.
       *[other] { $seat } przerzuca wszystkie kości.
    }
dont-go-in-there-event-gained =
    { $who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    } ({ $cause }).
dont-go-in-there-event-discarded =
    { $who ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    } ({ $cause }).
dont-go-in-there-event-passed =
    { $who ->
        [you] Przekazujesz
       *[other] { $seat } przekazuje
    } { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    } (dostaje { $neighbour }).
dont-go-in-there-passed_to_you =
    { $seat } przekazuje ci { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }.
dont-go-in-there-event-took =
    { $who ->
        [you] Bierzesz kartę: { $card }.
       *[other] { $seat } bierze kartę: { $card }.
    }
dont-go-in-there-event-dispelled =
    { $who ->
        [you] Rozpraszasz kartę { $card }: { $why }.
       *[other] { $seat } rozprasza kartę { $card }: { $why }.
    }
dont-go-in-there-why-amulet = wskazuje go niższy Amulet
dont-go-in-there-why-cat = najwyżej 9 duchów
dont-go-in-there-why-clock = pierwsze 8 na Zegarach
dont-go-in-there-why-doll = suma Lalek równa 6
dont-go-in-there-why-mirror = trzy Lustra
dont-go-in-there-why-music_box = najwięcej na Pozytywkach
dont-go-in-there-why-portrait = połowa Portretów
dont-go-in-there-why-ring = cztery Pierścienie
dont-go-in-there-why-tome = para Ksiąg
dont-go-in-there-why-twin = dwaj równi Bliźniacy
dont-go-in-there-event-claimed_clock =
    { $who ->
        [you] Zegar bije dla ciebie: masz 8 przed innymi!
       *[other] Zegar bije! { $seat } ma 8 przed innymi.
    } Odtąd Zegary nic nie robią.
dont-go-in-there-event-tome_faded =
    { $who ->
        [you] Masz parę Ksiąg, ale nie masz czego rozproszyć.
       *[other] { $seat } ma parę Ksiąg, ale nie ma czego rozproszyć.
    }
dont-go-in-there-event-flipped = { $board }: otwiera się { $room }, z nowymi kartami.
dont-go-in-there-event-boarded_up = { $board }: zabite deskami na dobre.
dont-go-in-there-event-ended = Wszyscy opuszczają dom. Teraz działają karty końca.
dont-go-in-there-event-showed_ghosts =
    { $who ->
        [you] Masz
       *[other] { $seat } ma
    } { $ghosts ->
        [one] { $ghosts } ducha
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }.
dont-go-in-there-event-haunted =
    { $who ->
        [you] Najwięcej duchów ({ $ghosts }): dostajesz
       *[other] Najwięcej duchów ({ $ghosts }): { $seat } dostaje
    } { $curses ->
        [one] { $curses } klątwę
        [few] { $curses } klątwy
        [many] { $curses } klątw
       *[other] { $curses } klątwy
    }.

## The end

dont-go-in-there-reason-fewest_curses =
    { $who ->
        [you] Wygrywasz: masz najmniej klątw!
       *[other] Wygrywa { $names }: najmniej klątw!
    }
dont-go-in-there-reason-fewest_ghosts =
    { $who ->
        [you] Wygrywasz: przy remisie w klątwach masz najmniej duchów!
       *[other] Wygrywa { $names }: przy remisie w klątwach ma najmniej duchów!
    }
dont-go-in-there-reason-shared = Wspólne zwycięstwo: { $names }, tyle samo klątw i duchów!
dont-go-in-there-place =
    { $rank }. { $name }: { $curses ->
        [one] { $curses } klątwa
        [few] { $curses } klątwy
        [many] { $curses } klątw
       *[other] { $curses } klątwy
    } (karty: { $cards }, duchy: { $haunting }), na koniec { $ghosts ->
        [one] { $ghosts } duch
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }.

## Plansza w przeglądarce

dont-go-in-there-board-most = najwięcej duchów
dont-go-in-there-board-most-of = Najwięcej duchów ze wszystkich: { $ghosts }.
dont-go-in-there-board-rooms = Pokoje
dont-go-in-there-board-back = Na odwrocie: { $room }
dont-go-in-there-board-hidden = Zakryta
dont-go-in-there-board-peeked = Kto ją zna: { $names }
dont-go-in-there-board-taken = Pole { $space } jest zajęte: stoi tam { $name }.
dont-go-in-there-board-rule-attic = Najwyższe pole: +1 duch
dont-go-in-there-board-rule-nursery = Najniższe pole: −1 duch
dont-go-in-there-board-rule-library = Lewa karta +1 duch, prawa −1
dont-go-in-there-board-rule-secret_passage = Stań, a zobaczysz kartę
dont-go-in-there-board-rule-hallway = Trzeci może zmienić kość
dont-go-in-there-board-rule-basement = Trzeci może przerzucić
dont-go-in-there-board-then = potem { $room }
dont-go-in-there-board-tower = Wieża na kości
dont-go-in-there-board-kinds = Rodzaje
dont-go-in-there-board-kinds-in-play = Rodzaje kart w grze
dont-go-in-there-board-kinds-deck = Kart w talii: { $cards }
dont-go-in-there-board-seen = z { $of } widziano
dont-go-in-there-board-leave = Nie zmieniaj
dont-go-in-there-board-ghost_to_blank = Ducha na pustą
dont-go-in-there-board-blank_to_ghost = Pustą na ducha
dont-go-in-there-board-keep = Zostaw rzut
dont-go-in-there-board-reroll = Przerzuć wszystkie
dont-go-in-there-board-cards-of = Pokaż karty: { $name }
dont-go-in-there-board-no-cards = Jeszcze bez kart.
dont-go-in-there-board-you = Ty
dont-go-in-there-board-order = Kolejność brania kart
dont-go-in-there-board-count-title = Ostatnie liczenie
dont-go-in-there-board-count = Teraz działają karty końca.
dont-go-in-there-board-count-screens = Zasłonki opadają: ile kto ma duchów?
dont-go-in-there-board-count-haunted = Najwięcej duchów: klątwa za każde dwa.
dont-go-in-there-board-count-done = Wygrywa, kto ma najmniej klątw.
dont-go-in-there-board-count-cards = na kartach
dont-go-in-there-board-count-ghosts = duchy
dont-go-in-there-board-count-all = klątwy
dont-go-in-there-board-count-skip = Pokaż wynik
dont-go-in-there-board-dice =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }
dont-go-in-there-board-rolled =
    { $ghosts ->
        [one] wypadł { $ghosts } duch
        [few] wypadły { $ghosts } duchy
        [many] wypadło { $ghosts } duchów
       *[other] wypadło { $ghosts } duchów
    }
dont-go-in-there-board-deck =
    { $cards ->
        [one] karta w talii
        [few] karty w talii
        [many] kart w talii
       *[other] kart w talii
    }
dont-go-in-there-board-ghosts =
    { $ghosts ->
        [one] { $ghosts } duch
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } duchów
    }
dont-go-in-there-board-of-ghosts =
    { $ghosts ->
        [one] duch
        [few] duchy
        [many] duchów
       *[other] duchów
    }
dont-go-in-there-board-curses =
    { $curses ->
        [one] klątwa
        [few] klątwy
        [many] klątw
       *[other] klątw
    }
dont-go-in-there-board-turns =
    { $turns ->
        [one] tura do końca
        [few] tury do końca
        [many] tur do końca
       *[other] tur do końca
    }
dont-go-in-there-board-step =
    Pole { $space }, { $flashlights ->
        [0] bez latarki
        [one] { $flashlights } latarka
        [few] { $flashlights } latarki
        [many] { $flashlights } latarek
       *[other] { $flashlights } latarek
    }: { $who ->
        [nobody] wolne
       *[somebody] { $name }
    }
dont-go-in-there-board-facts =
    { $curses ->
        [one] { $curses } klątwa
        [few] { $curses } klątwy
        [many] { $curses } klątw
       *[other] { $curses } klątw
    }, { $turns ->
        [one] { $turns } tura do końca
        [few] { $turns } tury do końca
        [many] { $turns } tur do końca
       *[other] { $turns } tur do końca
    }.

# na kartach, gdzie mogą się łamać
dont-go-in-there-board-name-amulet = { dont-go-in-there-type-amulet }
dont-go-in-there-board-name-cat = { dont-go-in-there-type-cat }
dont-go-in-there-board-name-clock = { dont-go-in-there-type-clock }
dont-go-in-there-board-name-doll = { dont-go-in-there-type-doll }
dont-go-in-there-board-name-holy_water = Woda świę{ "\u00AD" }cona
dont-go-in-there-board-name-mask = { dont-go-in-there-type-mask }
dont-go-in-there-board-name-mirror = { dont-go-in-there-type-mirror }
dont-go-in-there-board-name-music_box = Pozy{ "\u00AD" }tywka
dont-go-in-there-board-name-portrait = Por{ "\u00AD" }tret
dont-go-in-there-board-name-ring = Pier{ "\u00AD" }ścień
dont-go-in-there-board-name-tome = { dont-go-in-there-type-tome }
dont-go-in-there-board-name-twin = Bliź{ "\u00AD" }niak

## The first match: what the teacher says

dont-go-in-there-lesson-welcome = Nawiedzony dom, a ty wchodzisz do środka. Każda karta, którą wyniesiesz, jest przeklęta; wygrywa ten, kto ma najmniej klątw. Idź za światłem, a ja powiem dlaczego.
dont-go-in-there-lesson-place = W swojej turze stawiasz jeden pionek na polu dowolnego pokoju. Wysoko wybierasz kartę wcześniej, nisko przy drzwiach więcej latarek odpędza duchy. Spróbuj: Biblioteka, pole 2.
dont-go-in-there-lesson-library = Trzy pionki obudziły Bibliotekę: przyszły 2 duchy, jednego zatrzymała twoja latarka. Stoisz najwyżej, więc wybierasz przed innymi. Weź Wodę święconą 1: to lekka klątwa, choć lewa karta daje tu ducha.
dont-go-in-there-lesson-twin = Szukaj kart, które się znoszą: dwóch Bliźniaków o tej samej wartości znika. Jeden Bliźniak 3 leży na Strychu, drugi w Korytarzu. Stań na Strychu, na polu 3: jest bezpieczne, a Bliźniaka nikt inny nie chce.
dont-go-in-there-lesson-hallway = W Korytarzu stoją już dwa pionki, więc trzeci obudzi pokój. Na najwyższym polu nie ma latarki, ale pierwsza karta będzie twoja. Śmiało.
dont-go-in-there-lesson-die = 3 duchy! Każdy pokój ma własną zasadę: tutaj ten, kto przyszedł trzeci, może zmienić jedną kość. Niech będzie o ducha mniej.
dont-go-in-there-lesson-pair = Teraz weź Bliźniaka 3. Waży trzy klątwy, ale drugi czeka na Strychu.
dont-go-in-there-lesson-nursery = Inni zostawili ci drugiego Bliźniaka i obaj zniknęli: rozproszone karty się nie liczą. Masz jeszcze 4 duchy. W Pokoju dziecięcym najniższe pole od razu odpędza jednego.
dont-go-in-there-lesson-peek = W Tajnym przejściu jedna karta leży zakryta. Kto tu wejdzie, może ją podejrzeć. Stań na najwyższym polu.
dont-go-in-there-lesson-water = Ciągnie się za tobą już 6 duchów, a kto na końcu ma ich najwięcej, ten za to płaci. Zakrytą kartę już znasz: druga Woda święcona odpędzi połowę.
dont-go-in-there-lesson-last = Twoja ostatnia tura. Piwnicy brakuje trzeciego pionka, a Maska 1 bardzo się przyda. Stań na najwyższym polu.
dont-go-in-there-lesson-again = 4 duchy i ani jednej latarki. W Piwnicy ten, kto przyszedł trzeci, może przerzucić wszystkie kości. Rzucaj!
dont-go-in-there-lesson-mask = Tylko 1. Teraz weź Maskę: odda jednego twojego ducha sąsiadowi po prawej.
dont-go-in-there-lesson-end = Wygrywasz z 4 klątwami! Na koniec Pozytywka rozproszyła się sama, a kto miał najwięcej duchów, zapłacił za nie: klątwę za każde dwa. Wybieraj pole, pilnuj duchów i zbieraj to, co samo się znosi: to cała gra.

## Co to jest?

dont-go-in-there-what-card =
    Warta { $curses ->
        [one] { $curses } klątwę
        [few] { $curses } klątwy
        [many] { $curses } klątw
       *[other] { $curses } klątwy
    }; dodaje do pokoju { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }.
dont-go-in-there-what-dispelled = Rozproszona: już się nie liczy.
dont-go-in-there-what-sum =
    { $who ->
        [you] Twoje karty tego rodzaju:
       *[other] Karty tego rodzaju u gracza { $name }:
    } { $cards ->
        [0] brak.
        [one] { $values }.
        [few] { $values } = { $curses }.
        [many] { $values } = { $curses }.
       *[other] { $values } = { $curses }.
    }
dont-go-in-there-what-down = Podejrzeć może ją tylko ten, kto postawi tu pionek. Odsłania się ją, gdy pokój jest rozstrzygany.
dont-go-in-there-what-kinds = Naciśnij, by zobaczyć, co robi każdy z nich.
dont-go-in-there-what-room-dice = Kości: { $dice }.
dont-go-in-there-what-boarded = Zabite deskami: dla tego piętra nie ma już kart.
dont-go-in-there-what-step = { $room }, pole { $space }
dont-go-in-there-what-step-lights =
    { $flashlights ->
        [0] Bez latarki: kto tu stoi, bierze wszystkie wyrzucone duchy.
        [one] { $flashlights } latarka: odpędza jednego ducha z rzutu.
        [few] { $flashlights } latarki: każda odpędza jednego ducha z rzutu.
        [many] { $flashlights } latarek: każda odpędza jednego ducha z rzutu.
       *[other] { $flashlights } latarki: każda odpędza jednego ducha z rzutu.
    }
dont-go-in-there-what-step-order = Kto stoi najwyżej, pierwszy wybiera kartę.
dont-go-in-there-what-dice = Kości
dont-go-in-there-what-dice-means = Trzeci pionek w pokoju rzuca jedną kością za każdy symbol na kartach. Połowa ścianek to duchy.
dont-go-in-there-what-deck = Talia
dont-go-in-there-what-deck-means = Rozstrzygnięty pokój odwraca się na drugą stronę i dostaje trzy nowe karty.
dont-go-in-there-what-ghosts = Duchy
dont-go-in-there-what-ghosts-hidden = Ukryte za zasłonką aż do końca.
dont-go-in-there-what-ghosts-means = Kto ma ich na końcu najwięcej, dostaje klątwę za każde dwa.
dont-go-in-there-what-curses = Klątwy
dont-go-in-there-what-curses-means = Wartości wszystkich kart, które nie są rozproszone. Wygrywa, kto ma ich najmniej.
dont-go-in-there-what-turns = Tury do końca
dont-go-in-there-what-turns-means = Tura to jeden pionek, a każdy pionek bierze jedną kartę.
dont-go-in-there-what-rival = Naciśnij, by zobaczyć karty.
