## People and bots

player-name = Gracz
bot-name = Bot { $number }
waiting = Czekamy na: { $names }.

## Commands (several forms, separated by commas)

command-help = ?, pomoc
command-undo = c, cofnij
command-log = dziennik
command-table = s, stół
command-rules = zasady
command-hint = wskazówka
command-quit = k, koniec, zapisz
command-more = w, więcej

help-number = Wpisz liczbę od { $first } do { $last } i naciśnij Enter.
help-waiting = To nie twoja kolej.
help-also = Możesz też wpisać (działają i angielskie u, t, log, rules, hint, q):
help-undo = { command-undo } – cofnij ostatni ruch, chyba że potem coś wylosowano, rzucono kośćmi lub coś odkryto
help-table = { command-table } – pokaż stół jeszcze raz
help-log = { command-log } – wszystko, co się dotąd wydarzyło
help-rules = { command-rules } – zasada, z której wynika to pytanie; możesz dodać słowo lub numer zasady, np. „zasady { $example }”
help-hint = { command-hint } – co zrobiłby tu bot i dlaczego
help-quit = { command-quit } – przerwij grę; partia zapisuje się po każdym ruchu
help-enter = sam Enter – pokaż pytanie jeszcze raz
help-aside = { $words } – { $use }

not-a-command = „{ $entry }” nic tu nie znaczy. Wpisz liczbę od { $first } do { $last } albo ?, żeby zobaczyć pomoc.
no-such-option = Nie ma możliwości { $entry }. Wpisz liczbę od { $first } do { $last }.
several-how = Wybierz { $exact ->
    [yes] { $least }
   *[no] od { $least } do { $most }
} z nich: wpisz ich numery, oddzielone spacjami, na przykład „1 3”.
several-confirm = { $sum }: { $chosen }. Enter potwierdza; możesz też wpisać inne numery.
hint = Bot wybrałby { $number }: { $option }
more-options = Więcej możliwości: { $count }
tip-words = Zamiast numeru możesz też wpisać { $example } i tak dalej.
sure = { $warning } Enter potwierdza; możesz też wybrać coś innego.
hint-race = W wyścigu nie ma wskazówek.

## The match

opening-game = { $title } – { $tagline }
opening-players = Przy stole: { $names }.
opening-resumed = Witaj z powrotem! Gramy dalej od miejsca, w którym partia została przerwana.
opening-luck = Los tej partii jest zapieczętowany. Gdy się skończy, każdy może sprawdzić, że nikt niczego nie zmienił: { $hash }
opening-words = { $name }, dodaj do ziarna losowego własne słowa, ile tylko chcesz; sam Enter nie dodaje nic.
opening-seeded = Ta partia korzysta z podanego ziarna losowego, więc jej los można przewidzieć. Dobre do ćwiczeń, nie do rywalizacji.
opening-help = W każdej chwili możesz wpisać ?, żeby zobaczyć pomoc.
opening-dropped = Ostatni wiersz pliku ({ $line }) był urwany i został pominięty; wszystko przed nim się zachowało.

pass-screen = Teraz gra { $name }. Przekażcie ekran; { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
question-to = { $name }: { $question }
undone = { $name }: ostatni ruch cofnięty.
undo-nothing = Nie ma jeszcze czego cofać.
undo-impossible = Tego nie da się cofnąć: od tamtej chwili coś wylosowano, rzucono kośćmi albo ktoś dowiedział się czegoś nowego.
over = Koniec partii.
verify-with = Cała partia jest zapisana. Możesz ją obejrzeć jeszcze raz albo sprawdzić, że los był uczciwy:
left = Partia jest zapisana. Żeby grać dalej, wpisz:
goodbye = Dobranoc!

## Rules

clause-behind = Zasada, z której wynika to pytanie: { $clause }
rules-more = Wszystkie zasady możesz przeczytać poza partią:
no-clause = Nie ma zasady { $clause }. Podobne: { $near }.
no-clause-about = Żadna zasada nie wspomina o „{ $word }”. Spróbuj innego słowa albo numeru, np. { $example }.
clauses-left =
    { $count ->
        [one] Wspomina o tym jeszcze jedna zasada.
        [few] Wspominają o tym jeszcze { $count } zasady.
        [many] Wspomina o tym jeszcze { $count } zasad.
       *[other] Wspomina o tym jeszcze { $count } zasady.
    }

## The menu

menu-title = Nightlight
menu-greeting = Gry planszowe na długie wieczory: ze znajomymi przy jednym ekranie albo z botami.
menu-what = W co gramy?
player-range = graczy: { $fewest }–{ $most }
player-range-one = solo
menu-game = { $title } – { $tagline } ({ $players })
menu-continue = Graj dalej w „{ $title }”: { $names } ({ $when })
menu-quit = Wyjdź
menu-players = Ilu graczy, razem z botami? (od { $fewest } do { $most })
menu-names = Kto gra przy tym ekranie? Wpisz imiona oddzielone przecinkami; pozostałe miejsca zajmą boty.
menu-too-many =
    { $names ->
        [one] Podano { $names } imię, a miejsc jest { $players }. Wpisz mniej imion.
        [few] Podano { $names } imiona, a miejsc jest { $players }. Wpisz mniej imion.
        [many] Podano { $names } imion, a miejsc jest { $players }. Wpisz mniej imion.
       *[other] Podano { $names } imienia, a miejsc jest { $players }. Wpisz mniej imion.
    }
menu-options = Opcje
menu-option = { $option }: { $value }
menu-start = Zaczynamy
menu-several = { $option }. Wpisz numery oddzielone przecinkami.
menu-range = { $option }. Wpisz liczbę od { $first } do { $last }.
menu-range-several = { $option }. Wpisz liczby od { $first } do { $last } oddzielone przecinkami, po jednej dla każdego gracza.
menu-none = brak
menu-enter = Sam Enter: { $usual }
menu-help = Wpisz numer wybranej możliwości albo naciśnij sam Enter, żeby wybrać domyślną. k kończy.
menu-number = Wpisz, proszę, liczbę od { $first } do { $last }.

games-line = { $id } – { $title } ({ $players }): { $tagline }

## Replay

replay-title = „{ $title }” – grają: { $names }
replay-start = Przed pierwszym ruchem
replay-line = Ruch { $line } z { $last }
replay-help = Enter lub n: dalej. b: wstecz. Liczba: przejdź tam. s i numer miejsca, np. „s 1”: zobacz to, co widać stamtąd. Samo s: zobacz to, co widzi widz. q: wyjdź.
replay-end = To był ostatni ruch.
replay-beginning = To jest początek.
replay-no-line = Nie ma ruchu { $line }. Wpisz liczbę od 0 do { $last }.
replay-seat = Teraz widzisz to, co widzi { $name }.
replay-spectator = Teraz widzisz to, co widzi widz.
replay-no-seat = Miejsca mają numery od 1 do { $last }.
replay-secret = Ta partia jeszcze trwa, więc widzisz tylko to, co mogą widzieć wszyscy.
replay-running = Partia jeszcze trwa.

command-replay-next = n, dalej
command-replay-back = b, wstecz
command-replay-seat = s, miejsce

## Verifying luck, and simulation

verified =
    { $draws ->
        [one] Los był uczciwy: jedyne losowanie wynika z tego, co zapieczętowano przed partią.
        [few] Los był uczciwy: wszystkie { $draws } losowania wynikają z tego, co zapieczętowano przed partią.
        [many] Los był uczciwy: wszystkie losowania ({ $draws }) wynikają z tego, co zapieczętowano przed partią.
       *[other] Los był uczciwy: wszystkie losowania ({ $draws }) wynikają z tego, co zapieczętowano przed partią.
    }
verify-given =
    { $given ->
        [one] Wcześniej jedno losowanie pochodziło z lekcji, od której zaczęła się partia.
        [few] Wcześniej { $given } losowania pochodziły z lekcji, od której zaczęła się partia.
        [many] Wcześniej { $given } losowań pochodziło z lekcji, od której zaczęła się partia.
       *[other] Wcześniej { $given } losowania pochodziło z lekcji, od której zaczęła się partia.
    }
verify-seeded = Każde losowanie wynika z podanego ziarna. Było ono znane wcześniej, więc o uczciwości to nie świadczy.
verify-running = Partia jeszcze trwa, więc jej los jest nadal zapieczętowany. Dotąd odtwarza się bez błędów.
verify-failed = Los nie był uczciwy: wiersz { $line } nie wynika z tego, co zapieczętowano przed partią.
simulate-progress = { $done } z { $matches }
simulate-done =
    { $matches ->
        [one] Jedna partia jest zapisana w { $folder }.
        [few] { $matches } partie są zapisane w { $folder }.
        [many] { $matches } partii jest zapisanych w { $folder }.
       *[other] { $matches } partii jest zapisane w { $folder }.
    }

## Errors

error = Nie udało się: { $problem }
error-game = Nie ma gry „{ $game }”. Są: { $games }.
error-unknown-game = Ten program nie zna gry z tej partii: { $problem }
error-setup = Tak nie można przygotować partii: { $problem }
error-content = Plik z zawartością gry jest niespójny: { $problem }
error-action = Zasady na to teraz nie pozwalają: { $problem }
error-stale = To pytanie jest już nieaktualne: { $problem }
error-luck = Taki wynik losowania jest tu niemożliwy: { $problem }
error-journal = Nie można odczytać zapisu partii: { $problem }
error-storage = Nie można zapisać partii: { $problem }
error-no-file = Nie ma pliku { $path }.
error-file = Nie można użyć { $path }: { $problem }
error-language = Nie znam języka „{ $asked }”. Znam: { $languages }.
error-bot = Nie ma bota „{ $kind }”. Są: { $kinds }.
error-empty-name = Jedno z miejsc nie ma imienia. Wpisz na przykład Ala,Olek,bot.
error-name-long = Imię { $name } jest za długie: najwyżej { $most } znaków.
error-name-signs = Imię { $name } zawiera ukryte znaki albo za dużo akcentów. Litery, cyfry i emoji są mile widziane.
error-same-name = Dwoje graczy ma imię { $name }. Zmień jedno z nich.
error-players =
    { $most ->
        [1] „{ $title }” to gra dla jednej osoby, a nie dla { $players }.
       *[other] W „{ $title }” może grać od { $fewest } do { $most } graczy, a nie { $players }.
    }
error-option-form = Opcję podaje się jako nazwa=wartość, a nie „{ $text }”.
error-option = Gra „{ $title }” nie ma opcji „{ $option }”. Są: { $options }.
error-option-value = Opcja { $option } przyjmuje wartości { $values }, a nie „{ $value }”.
error-resume-game = Zapisana partia ma już grę, miejsca, opcje i los; podaj samo --resume.

## Races

race-ready = Naciśnijcie Enter, gdy wszyscy są gotowi.
race-dark = Uwaga...
race-pressed = { $name } naciska!
race-type = Wpisz po kolei numery żetonów, bez odstępów, i naciśnij Enter, np. 23
race-late = Za późno: ktoś był szybszy.

## Playing on a server

online-name = Jak się nazywasz? Zapamiętamy to imię dla tego serwera.
online-welcome = Witaj, { $name }! To jest { $server }
online-where = Do którego stołu?
online-mine = Graj dalej w „{ $title }”: { $names } (kod { $code })
online-open =
    { $free ->
        [one] Dosiądź się do „{ $title }”: { $names }, jedno wolne miejsce (kod { $code })
        [few] Dosiądź się do „{ $title }”: { $names }, { $free } wolne miejsca (kod { $code })
        [many] Dosiądź się do „{ $title }”: { $names }, { $free } wolnych miejsc (kod { $code })
       *[other] Dosiądź się do „{ $title }”: { $names }, { $free } wolnego miejsca (kod { $code })
    }
online-new = Otwórz nowy stół
online-join = Dołącz do stołu, podając kod lub link
online-refresh = Odśwież
online-code = Wpisz kod stołu albo wklej link.
online-names = Kto gra przy tym ekranie? Wpisz imiona oddzielone przecinkami.
online-others = Kto zajmie pozostałe miejsca?
online-bots = Boty; zaczynamy od razu
online-friends = Znajomi, którym podam kod
online-anybody = Kto zechce: stół będzie widoczny dla wszystkich

online-room = „{ $title }”: stół czeka.
online-invite = Inni dołączą, podając kod { $code } albo otwierając ten link:
online-seat-free = wolne
online-seat-bot = { $name }, bot ({ $kind })
online-you = ty
online-host = gospodarz
online-there = przy stole
online-away = nie ma przy stole
online-stand-in = w zastępstwie gra bot
online-spectators =
    { $count ->
        [one] Ogląda jeden widz.
        [few] Ogląda { $count } widzów.
        [many] Ogląda { $count } widzów.
       *[other] Ogląda { $count } widza.
    }
online-watching = Wszystkie miejsca są zajęte, więc oglądasz jako widz.
online-full = Przy tym stole wszystkie miejsca są zajęte. Dodaj --watch, żeby oglądać.
online-time = Pozostały czas: { $time }
online-not-asked = To nie twoja kolej. Wpisz ?, żeby zobaczyć pomoc.
online-no-command = „{ $entry }” to nie polecenie. Możesz wpisać:
online-not-yet = Na to jeszcze za wcześnie.
online-too-late = To można zrobić tylko przed partią.
online-undone = Cofnięto ruch.
online-undo-asked = Pytamy pozostałych o zgodę.
online-undo-wish = { $name } chce cofnąć ostatni ruch. Zgadzasz się? Wpisz „tak” albo „nie”.
online-undo-denied = Twój ruch zostaje: pozostali nie zgodzili się go cofnąć.
online-no-wish = Nikt o nic nie prosi.
online-said = { $name }: { $text }
online-came = { $name } jest przy stole.
online-went = { $name } odchodzi od stołu.
online-luck-heard = Twoje słowa dodano do ziarna losowego.
online-abandoned-host = Gospodarz zakończył partię.
online-abandoned-idle = Od dawna nikt nie zagrał, więc partia się skończyła.
online-abandoned-rules = Ta partia korzysta z nowszych zasad, niż zna ten serwer.
online-rematch = Wpisz „jeszcze”, żeby znów zagrać przy tym stole; sam Enter: odejdź.
online-rematch-wish = { $name } chce zagrać jeszcze raz.
online-no-journal = Nie udało się pobrać zapisu partii.
online-left = Twoje miejsce czeka; jeśli inni będą musieli czekać, po chwili zagra za ciebie bot. Żeby wrócić, wpisz:
online-finish = Fotofinisz:
online-finish-right = { $name }: { $time } ms, dobrze
online-finish-wrong = { $name }: { $time } ms, źle
online-press-late = Za późno: już rozstrzygnięte.
online-press-other_reveal = To była odpowiedź na inne pytanie.
online-press-early = Za wcześnie: kart jeszcze nie odkryto.
online-press-inactive = Nie było cię przy stole, gdy odkrywano karty; poczekaj na następne.
online-press-second = Przycisk już naciśnięty: liczy się tylko pierwszy raz.
online-press-bad_answer = Te żetony nie tworzą odpowiedzi. Spróbuj jeszcze raz.
online-press-void = Za późno: czas na odpowiedź minął.

## The connection to a server

online-address = „{ $address }” nie jest adresem serwera. Wpisz na przykład http://192.168.1.5:8000
online-unreachable = Pod adresem { $server } nie odpowiada żaden serwer: { $problem }
online-strange = Pod adresem { $server } coś odpowiada, ale nie jest to serwer Nightlight.
online-lost =
    { $seconds ->
        [one] Połączenie zerwane. Następna próba za sekundę...
        [few] Połączenie zerwane. Następna próba za { $seconds } sekundy...
        [many] Połączenie zerwane. Następna próba za { $seconds } sekund...
       *[other] Połączenie zerwane. Następna próba za { $seconds } sekundy...
    }
online-later =
    { $seconds ->
        [one] Następna próba za sekundę...
        [few] Następna próba za { $seconds } sekundy...
        [many] Następna próba za { $seconds } sekund...
       *[other] Następna próba za { $seconds } sekundy...
    }
online-back = Połączenie wróciło.
online-no-line = W tej chwili nie ma połączenia. Spróbuj, gdy wróci.
online-slow = Masz wolne łącze: w wyścigu nie da się wyrównać całego opóźnienia.
online-bye-shutdown = Serwer się wyłącza. Nic nie przepadnie: partia potoczy się dalej, gdy wróci.
online-bye-slow = Łącze było za wolne i nie nadążało.
online-bye-busy = Serwer ma teraz pełne ręce roboty, a gracze mają pierwszeństwo. Nic nie przepadło.
online-bye-too-fast = Wysłaliśmy serwerowi zbyt wiele naraz.
online-bye-elsewhere = Wczytujemy stół od nowa, chwileczkę.
online-bye-refused = Serwer zamknął połączenie.
online-bye-deleted = Ten stół został usunięty.
online-luck = Na serwerze o losie decyduje serwer: --seed, --words i --resume służą do gry przy jednym ekranie.
online-table-game = Ten stół ma już grę, miejsca i opcje; podaj samo --table.
online-no-server = --table, --name, --watch i --open wymagają --server.

command-say = powiedz
command-who = kto
command-leave = odejdź
command-sit = siądź, usiądź
command-stand = wstań
command-bot = bot
command-luck = los
command-start = start, zacznij
command-yes = tak
command-no = nie
command-again = jeszcze

help-say = { command-say } i wiadomość – odezwij się do pozostałych przy stole
help-who = { command-who } – kto gdzie siedzi i kto jest przy stole
help-leave = { command-leave } – odejdź; w trakcie partii, aż wrócisz, gra za ciebie bot
help-sit = { command-sit } i numer – zajmij to miejsce
help-stand = { command-stand } i numer – zwolnij to miejsce
help-bot = { command-bot } i numer, ewentualnie też rodzaj – posadź tam bota
help-luck = { command-luck } i tekst – dodaj własne słowa do ziarna losowego partii
help-start = { command-start } – zaczynamy; wolne miejsca zajmą boty
online-help-quit = { command-quit } – przerwij grę; twoje miejsce będzie czekać

## Why a server refuses something

online-by-clause = { $problem } (zasada { $clause })
online-refused = Serwer na to nie pozwala.
refused-bad-message = Serwer nie rozumie tego programu. Być może jeden z nich jest nieaktualny.
refused-too-large = To za długie.
refused-too-fast = Nie tak szybko, proszę. Spróbuj za chwilę.
refused-not-greeted = Serwer czekał najpierw na powitanie. Połącz się jeszcze raz.
refused-stale = To pytanie zostało już rozstrzygnięte.
refused-illegal = Nie ma takiej możliwości.
refused-not-yours = To nie twoja decyzja.
refused-taken = Ktoś był szybszy: to już zajęte.
refused-no-seat = Nie ma takiego miejsca.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-not-now = Teraz to niemożliwe.
refused-bad-setup = Tak nie można przygotować partii.
refused-name-empty = Imię musi mieć widoczny znak: literę, cyfrę albo emoji.
refused-name-long = Imię jest za długie: najwyżej 40 znaków.
refused-name-signs = Imię zawiera ukryte znaki albo za dużo akcentów. Litery, cyfry i emoji są mile widziane.
refused-no-undo = Tego nie da się cofnąć: od tamtej chwili coś wylosowano, rzucono kośćmi albo ktoś dowiedział się czegoś nowego.
refused-unknown-table = Nie znaleziono stołu. Sprawdź kod albo link.
refused-unknown-game = Na tym serwerze nie ma tej gry.
refused-no-guest = Serwer jeszcze cię nie zna. Najpierw podaj imię.
refused-too-many = Za dużo naraz. Najpierw zakończ coś innego.
refused-busy = Serwer ma teraz pełne ręce roboty. Spróbuj ponownie za chwilę.
refused-storage = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj później.
refused-press = To naciśnięcie się nie liczy.
refused-shutdown = Serwer się wyłącza. Wróć za chwilę.

## play --browser

browser-here = Nightlight działa pod adresem { $address }
browser-house = Każde urządzenie w domu może dołączyć pod adresem { $address } albo tym kodem:
browser-stop = Ctrl-C go zatrzymuje. Partie zostają zapisane.
browser-running = Nightlight już działa pod adresem { $address }
browser-not-built = Strony dla przeglądarki nie są zbudowane. W repozytorium buduje je `make play`; bez --browser można grać tutaj.
browser-alone = Z --browser całą resztę wybiera się w przeglądarce; pomiń „{ $other }”.
browser-no-port = Port { $port } jest zajęty albo niedozwolony; bez --port znajdzie się wolny.

## Lessons

lesson-title = { $title }: twoja pierwsza partia
lesson-help = Wpisz numer zaznaczonej możliwości albo naciśnij sam Enter. Możesz też wpisać: w – krok wstecz, ? – zasada, z której wynika pytanie, pomiń – pomiń lekcję, k – przerwij; lekcja pamięta, gdzie jesteś.
lesson-help-hand = { $struck ->
    [yes] Naciskaj zaznaczone klawisze, potem Enter lub spację; albo sam Enter.
   *[no] Wpisz zaznaczone cyfry i naciśnij Enter; albo sam Enter.
} Możesz też wpisać: w – krok wstecz, ? – zasada, z której wynika pytanie, pomiń – pomiń lekcję, k – przerwij; lekcja pamięta, gdzie jesteś.
lesson-resumed = Witaj z powrotem! Lekcja toczy się dalej od miejsca, w którym została przerwana.
lesson-step = Krok { $step } z { $steps }
lesson-says = Nauczyciel: { $text }
lesson-wanted = { $option }  <-- to
lesson-other = Dobry pomysł, ale na później. Teraz wybierz to, co zaznaczone.
lesson-push = { $keys }, potem światło  <-- te klawisze
lesson-push-other = Dobry pomysł, ale na później. Na razie: { $keys }, potem światło.
lesson-left = Lekcja czeka na ciebie. Żeby do niej wrócić, wpisz:
lesson-what = Co teraz?
lesson-play = Zagraj prawdziwą partię
lesson-on = Graj dalej od tego miejsca
command-lesson-back = w, wstecz
command-lesson-skip = pomiń
menu-learn = Naucz się gry w pięć minut, z nauczycielem
menu-learn-what = Której gry chcesz się nauczyć?
