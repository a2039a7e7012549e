## The program

brand = Nightlight
brand-home = Nightlight, strona główna
skip = Przejdź do treści
loading = Zapalamy lampkę…
offline = Jesteś offline. Nic nie przepadło; partia potoczy się dalej, gdy wróci sieć.
busy-waiting = Serwer ma teraz pełne ręce roboty, a gracze mają pierwszeństwo. Stół otworzy się sam, gdy tylko zrobi się luźniej.
unreachable = Serwer nie odpowiada. Nic nie zginęło. Spróbuj za chwilę.
again = Spróbuj ponownie
reload = Wczytaj ponownie
close = Zamknij
back = Wróć
keep = Zapisz
to-home = Na stronę główną
lost = Nie znaleziono strony
lost-text = Może w adresie jest literówka, a może ten stół usunięto.
language = Język
language-en = English
language-pl = Polski
language-ru = Русский
percent = { $value }%

## Home

home-page = Nightlight: pięć gier na ciemny wieczór
home-title = Pięć gier na ciemny wieczór
home-sub = Graj w przeglądarce z rodziną, przyjaciółmi albo z botami, które nigdy się nie boją. Bez konta i bez instalowania.
home-games = Wybierz drzwi
home-games-hint = Naciśnij „Graj”, potem „Start”: wolne miejsca zajmą boty.
me-settings = Nazywasz się { $name }. Zmień imię i ustawienia
continue = Graj dalej
continue-label = Dalsza gra
continue-playing = Twoja partia trwa
continue-waiting = Twój stół czeka
continue-first = Dobra na początek
continue-last = Ostatnio grana
continue-bots = z botami albo ze znajomymi
continue-more = Inne twoje stoły
with-names = grają też: { $names }
play = Graj
play-game = Graj: { $title }
players = { $fewest }–{ $most }
players-one = solo
minutes = { $minutes } min
join = Dołącz
join-page = Dołącz do stołu
join-label = Masz kod stołu?
join-example = BDFGHK
join-failed = Nie ma takiego stołu
open-tables = Otwarte stoły
open-none = Teraz nie ma otwartych stołów. Otwórz własny i zaproś, kogo chcesz.
open-free =
    { $free ->
        [0] brak wolnych miejsc
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
open-playing = gra trwa
open-sit = Dołącz
open-watch = Oglądaj
foot-rules = Zasady

## My matches

matches = Moje partie
matches-page = Moje partie – Nightlight
matches-all = Wszystkie moje partie
matches-stage = Które partie
matches-running = W toku
matches-over = Zakończone
matches-game = Gra
matches-every-game = Wszystkie gry
matches-search = Szukaj imienia albo kodu stołu
matches-none-running = Nie masz teraz żadnej partii w toku.
matches-none-over = Nie masz jeszcze zakończonych partii.
matches-none-found = Nie znaleziono partii.
matches-more = Pokaż więcej
match-again = Obejrzyj
match-alone = w pojedynkę
match-bots =
    { $count ->
        [one] bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
match-goes-on = trwa
match-waits = czeka na graczy
match-go-on-with = Graj dalej: { $title }
match-save-of = Pobierz zapis partii: { $title }
match-won = Wygrana
match-lost = Przegrana
match-nobody = Nikt nie wygrał
match-won-by =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają { $names }
        [many] Wygrywają { $names }
       *[other] Wygrywają { $names }
    }
match-place = Miejsce { $place } z { $players }; zwycięstwo: { $names }
match-abandoned = Zakończona przed czasem

## Setting a table up

chairs = Gracze
bots = Boty
bot-kind-greedy = rozważny
bot-kind-uniform = kapryśny
bot-kind-steady = spokojny
bot-kind-sleepy = śpioch
bot-kind-sharp = bystry
bot-kind-nightmare = koszmar
bot-kind-shadow = twój cień
bot-of-kind = bot, { $kind }
options = Opcje
option-none = brak
options-advanced = Zaawansowane
option-range = Liczba całkowita od { $lowest } do { $highest }.
option-unfit = To nie pasuje do pozostałych ustawień.
length = Długość
length-full = pełna
length-quick = szybka
length-own = własna
bots-order = Od najsłabszego do najsilniejszego.
bot-kind-uniform-about = Gra na chybił trafił. Dobry na pierwszą partię.
bot-kind-greedy-about = Szuka najlepszego ruchu na daną chwilę.
bot-kind-sleepy-about = Powolny i często się myli.
bot-kind-steady-about = Szybki jak większość ludzi.
bot-kind-sharp-about = Szybki i rzadko się myli.
bot-kind-nightmare-about = Szybszy, niżby się chciało.
bot-kind-shadow-about = Dotrzymuje ci kroku: wolniej, gdy wygrywa, szybciej, gdy wygrywasz ty.
clock = Zegar
clock-about = Gdy czas minie, tę jedną decyzję podejmie bot. Boty grają bez zegara.
clock-none = brak
clock-seconds = { $seconds } sekund na każdą decyzję
clock-minutes =
    { $minutes ->
        [one] minuta na każdą decyzję
        [few] { $minutes } minuty na każdą decyzję
        [many] { $minutes } minut na każdą decyzję
       *[other] { $minutes } minuty na każdą decyzję
    }
clock-match = { $minutes } minut na partię i { $more } sekund za każdą decyzję
start = Start z botami
start-one = Start
start-alone = Zapal pierwszą zapałkę
invite-first = Najpierw zaproś ludzi
open-table = Otwórz stół
name-label = Twoje imię
name-note = Inni zobaczą to imię. Zostaje tylko w tej przeglądarce.
name-kept = Imię zapisane.
visible = Każdy może dołączyć
visible-note = Stół będzie widoczny na stronie głównej. Inaczej dołączą tylko ci, którzy mają link albo kod.

## Before the match

table-page = { $title } – Nightlight
table-code = stół { $code }
room-host = Stół gotowy
room-host-text = Wyślij link albo podaj kod. Zacznij, kiedy chcesz.
room-guest = To ten stół
room-guest-text = Zajmij miejsce albo zostań i oglądaj.
room-seated = Masz miejsce przy stole
room-seated-text = Partię zaczyna gospodarz. Do tego czasu możesz jeszcze wstać.
room-change = Zmień opcje
room-changed = Gospodarz zmienił opcje.
room-close = Zamknij stół
room-close-text = Nikt już nie dołączy, a czekający się o tym dowiedzą.
room-close-not = Zostaw otwarty
room-close-now = Zamknij
room-was-closed = Stół zamknięto przed rozpoczęciem partii
room-invite = Zaproś
room-bots =
    { $free ->
        [one] Wolne miejsce zajmie bot.
        [few] { $free } wolne miejsca zajmą boty.
        [many] { $free } wolnych miejsc zajmą boty.
       *[other] { $free } wolnego miejsca zajmą boty.
    }
room-full = Wszyscy już są.
room-wait = Partię zaczyna gospodarz.
room-no-chair = Wszystkie miejsca są zajęte. Zostań i oglądaj albo poczekaj, aż jakieś się zwolni.
start-match = Zacznij partię
sit = Usiądź
chair-waits = czeka na kogoś
chair-beside = Ktoś przy tym ekranie
chair-beside-name = Imię tej osoby
chair-bot = Posadź tu bota
chair-let-go = Usuń bota
chair-stand = Wstań
chair-remove = Usuń
chair-remove-who = Usuń od stołu: { $name }
chair-removed = Gospodarz zwolnił twoje miejsce.
code = Kod stołu
share = Wyślij link
copy = Skopiuj link
copied = Link skopiowany.
qr = Link do tego stołu jako kod QR
invite-text = Zagraj ze mną: { $title }.
invite-watchers = Niech inni popatrzą

## At the table

rivals = Pozostali
strip = Ty
lamp = Twoja decyzja
table-text = Stół jako tekst
log = Co się stało
log-empty = Jeszcze nic.
log-since-turn = Od twojej ostatniej tury
log-since-answer = Od twojej ostatniej decyzji
log-before = Wcześniej
talk = Dziennik i czat
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-label = Napisz coś
chat-send = Wyślij
chat-nameless = Podaj imię w ustawieniach, żeby pisać na czacie.
chat-left =
    { $count ->
        [0] Więcej się nie zmieści.
        [one] Został jeszcze jeden znak.
        [few] Zostały jeszcze { $count } znaki.
        [many] Zostało jeszcze { $count } znaków.
       *[other] Zostało jeszcze { $count } znaku.
    }
chat-unread =
    { $count ->
        [one] Czat: jedna nowa wiadomość
        [few] Czat: { $count } nowe wiadomości
        [many] Czat: { $count } nowych wiadomości
       *[other] Czat: { $count } nowej wiadomości
    }
your-turn = Twoja kolej
catch-up = Pokaż od razu
clause = Zasada, z której wynika to pytanie: { $clause }
confirm = Wybieram to
as-list =
    { $count ->
        [one] Jedna możliwość jako lista
        [few] { $count } możliwości jako lista
        [many] { $count } możliwości jako lista
       *[other] { $count } możliwości jako lista
    }
seek = Znajdź możliwość
seek-none = Żadna możliwość nie zawiera tych słów.
watching = Oglądasz
watching-text = Widzisz to, co mogą widzieć wszyscy.
watching-others =
    { $count ->
        [one] Ogląda też jeszcze jeden widz.
        [few] Ogląda też jeszcze { $count } widzów.
        [many] Ogląda też jeszcze { $count } widzów.
       *[other] Ogląda też jeszcze { $count } widza.
    }
spectators =
    { $count ->
        [one] jeden widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
seat-free = Wolne miejsce
seat-you = ty
seat-bot = bot
seat-host = gospodarz
seat-here = przy stole
seat-away = nie ma przy stole
seat-away-grace = nie ma przy stole; za { $time } zagra bot
seat-away-soon = nie ma przy stole; zaraz zagra bot
seat-deciding = myśli
seat-your-turn = decydujesz
seat-stand-in = w zastępstwie gra bot
stand-in-text = Gra za ciebie bot, dopóki nie wrócisz.
stand-in-back = Wracam na swoje miejsce
undo = Cofnij ruch
undo-asked = Prosisz o cofnięcie ostatniego ruchu. Czekamy na: { $names }.
undo-wish = { $name } prosi o cofnięcie ostatniego ruchu. Zgoda?
undo-others = { $name } prosi o cofnięcie ostatniego ruchu.
undo-agree = Zgoda
undo-decline = Nie, ruch zostaje
undo-not-granted = Ruch zostaje: nie został cofnięty.
curtain-title = Teraz gra { $name }
curtain-anybody = Kto trzyma urządzenie?
curtain-text = Podaj urządzenie dalej. To, co się teraz pokaże, jest tylko dla jednej osoby.
curtain-lift = To ja, { $name }
curtain-drop = Podaj urządzenie dalej
counting = Końcowe podliczanie
counting-skip = Pokaż wynik
over = Koniec partii
over-abandoned = Partia skończyła się przed czasem
rematch = Zagraj jeszcze raz
rematch-agree = Tak, gramy jeszcze raz
rematch-who = Jeszcze jedna partia?
rematch-yes = chce zagrać jeszcze raz
rematch-yes-you = chcesz zagrać jeszcze raz
rematch-open = jeszcze bez odpowiedzi
rematch-away = nie ma przy stole
rematch-opens = Szykujemy następny stół…
rematch-next = Do następnego stołu
rematch-next-text = Następny stół jest gotowy.
closed = Nie znaleziono stołu
closed-other = Tego stołu nie można otworzyć
bye-refused = Serwer zamknął połączenie.
bye-deleted = Ten stół został usunięty.
line-lost = Brak połączenia, próba { $tries }
line-busy = Serwer zajęty, poczekaj chwilę
line-slow = Twoje łącze jest powolne: w wyścigu nie da się tego w pełni wyrównać.
race-switch = Naciśnij włącznik
race-pressed-you = Włącznik naciśnięty. Poczekaj na innych.
race-ready-button = Możemy zaczynać
race-others =
    { $count ->
        [one] Włącznik nacisnęła jedna osoba.
        [few] Włącznik nacisnęły { $count } osoby.
        [many] Włącznik nacisnęło { $count } osób.
       *[other] Włącznik nacisnęło { $count } osoby.
    }
menu = Menu
rules = Zasady
leave-to-bot = Odchodzę: niech gra za mnie bot
rest-with-bot = Niech przez chwilę gra za mnie bot
abandon = Zakończ tę partię bez wyniku…
abandon-title = Zakończyć tę partię?
abandon-lost = Nikt nie wygra: partia skończy się tutaj, bez wyniku, i nie da się jej dokończyć. To, co rozegrano, nadal można obejrzeć.
abandon-instead = Jeśli chcesz tylko przerwać, po prostu wyjdź: partia zaczeka na stronie głównej.
abandon-now = Zakończ na dobre
abandon-not = Graj dalej

## Moving a seat to another device

take = Twoje miejsce przenosi się tutaj
take-text = Graj dalej na tym urządzeniu. Tamto będzie odtąd tylko oglądać. Link działa jeden raz.
take-here = Przenieś miejsce tutaj
move = Graj dalej na innym urządzeniu
move-text = Zeskanuj kod tamtym urządzeniem albo otwórz na nim link. To urządzenie będzie odtąd tylko oglądać.
move-seat = Czyje miejsce
move-qr = Link, który przenosi miejsce, jako kod QR
move-once =
    { $minutes ->
        [one] Link działa jeden raz, przez minutę.
        [few] Link działa jeden raz, przez { $minutes } minuty.
        [many] Link działa jeden raz, przez { $minutes } minut.
       *[other] Link działa jeden raz, przez { $minutes } minuty.
    }
move-done = Twoje miejsce jest teraz na tamtym urządzeniu.

## Keys

keys = Klawisze
key-help = ta lista
key-tab = do następnego przycisku lub linku
key-enter = naciśnij go
key-escape = zamknij to, co otwarte
key-space = Spacja
key-digit = podgląd możliwości o tym numerze
key-take-back = zamknij podgląd wyboru
key-log = co się stało
key-chat = czat
key-token = wysuń ten żeton albo cofnij
key-switch = naciśnij włącznik

## Settings

settings = Ustawienia
settings-page = Ustawienia – Nightlight
settings-self = Ty
settings-reading = Czytanie
settings-playing = Gra
size = Wielkość tekstu
contrast = Wysoki kontrast
contrast-note = Czarniejsze tło, jaśniejszy tekst i krawędzie.
bright = Jasny pokój
bright-note = Na dzień i słabe ekrany: jaśniejsze tło, bez ziarna.
patterns = Wzory na kolorach
patterns-note = Każde miejsce i tak ma swój kształt; to dodaje wzór na płaszczach i żetonach.
motion = Ruch
motion-system = jak w urządzeniu
motion-still = bez ruchu
motion-full = pełny
sound = Dźwięk
sound-note = Drewno, papier, łańcuszek lampy, gdy twoja kolej.
confirm-twice = Najpierw spójrz, potem potwierdź
confirm-twice-note = Pierwsze naciśnięcie na planszy pokazuje, co by się stało, drugie to robi.
forget = Zapomnij o mnie
forget-text = Serwer usunie twoje imię i twoje wiadomości. Partie, w których grają inni, potoczą się bez nich dalej.
forget-now = Zapomnij o mnie na zawsze
forgotten = Serwer już cię nie pamięta.

## Without the server, new versions, and calls for attention

away = Nie ma połączenia z serwerem. Nie musisz nic robić: próbujemy dalej i ruszymy, gdy wróci.
renewed = Jest nowa wersja Nightlight.
renewed-short = Nowa wersja: wczytaj
turn-title = ● Twoja kolej – { $title }

## The rules, hints, and the table as text

rules-page = { $title }: zasady – Nightlight
rules-subtitle = Zasady
rules-contents = Spis treści
rules-games = Zasady pozostałych gier
rules-search = Szukaj w zasadach
rules-hits = { $here } z { $count }
rules-hit-in = w { $clause }
rules-none = nic nie znaleziono
rules-next = Następny wynik
rules-previous = Poprzedni wynik
rules-copy = Skopiuj link do tej zasady
rules-clause = Zasada { $clause }
rules-whole = Otwórz tu wszystkie zasady
rules-missing = Nie ma zasady { $clause }.
rules-sources = Skąd jest dana zasada
rules-source-rulebook = tak mówi instrukcja, we wskazanym miejscu
rules-source-published = wiadomo z wydanej gry, nie z jej instrukcji
rules-source-decided = instrukcja milczy albo sobie przeczy; nasza decyzja wraz z powodem
rules-source-reconstructed = ilustracje lub ikony z instrukcji zaginęły; odtworzone tak, by pasowało do wszystkiego, co wiadomo
rules-source-ours = nasz dodatek: warianty, opcje, limity czasu, to, czego potrzebuje komputer
why = dlaczego
why-clause = Dlaczego: zasada { $clause }
key-search = szukaj w zasadach
key-next-hit = następny wynik wyszukiwania
key-previous-hit = poprzedni wynik wyszukiwania
hint = Podpowiedź
hint-asking = Bot się zastanawia…
hint-line = Bot ({ $kind }) wybrałby:
hint-mark = wybór bota
key-hint = poproś bota o podpowiedź
key-arrows = od jednej możliwości do drugiej
key-skip = pomiń animację
key-what = co to jest? (strzałki: rozejrzyj się)
what-keep = Kliknij: zostanie
what-keep-taken = Prawy przycisk: zostanie
what-walk = Enter: zasada · strzałki, W: dalej · Esc: wróć
text-page = { $title } jako tekst – Nightlight
text-view = Stół jako zwykły tekst
text-to-board = Do planszy
text-new = Co nowego
text-new-none = Nic nowego.
text-seats = Przy stole
text-number = Numer wybranej możliwości
text-number-give = Wybieram
text-number-wrong = Nie ma możliwości { $number }. Wpisz liczbę od 1 do { $count }.
text-not-now = Teraz nie masz o czym decydować.

## Results, verification of luck, and replays

results-places = Końcowa kolejność
results-rank = Miejsce { $rank }:
results-won = zwycięstwo
results-you-won = wygrywasz
results-save = Pobierz zapis partii
luck-sealed = Los jest zapieczętowany:
luck-sealed-text = Ten skrót ogłoszono przed rozdaniem. To skrót tajnego ziarna, które decyduje o każdym losowaniu w partii. Po partii ziarno zostaje ujawnione i każdy może powtórzyć każde losowanie.
luck-words = Słowa dodane do ziarna: { $words }
verify = Sprawdź los
verify-title = Czy los był uczciwy?
verify-working = Powtarzamy każde losowanie…
verify-not-done = Nie udało się sprawdzić losu
verify-good = Los był uczciwy
verify-bad = Coś się nie zgadza
verify-open = Nie da się tego stwierdzić na pewno
verify-problem-unreadable = Nie można odczytać zapisu partii (wiersz { $line }).
verify-problem-chain = Wiersz { $line } zapisu zmieniono albo brakuje któregoś przed nim.
verify-problem-heard = Przed końcem partii ta przeglądarka dostała inny skrót niż ten w zapisie.
verify-problem-promise = Ziarno nie pasuje do skrótu ogłoszonego przed rozdaniem.
verify-problem-draws = Wiersz { $line } zapisu: losowanie nie wynika z ziarna.
verify-problem-secret = Tajnego ziarna jeszcze nie ujawniono.
verify-problem-asked = Skrót i wiersze są w porządku. Losowań nie dało się tu powtórzyć, bo serwer nie podaje, spośród ilu możliwości losowano.
verify-promise = Skrót ogłoszony przed rozdaniem
verify-heard = Ta przeglądarka dostała ten sam skrót przed końcem partii.
verify-seed = Los
verify-seed-text = Pochodził z jawnego ziarna, jak w symulacjach.
verify-lines = Zapis partii
verify-lines-whole =
    { $lines ->
        [one] Jeden wiersz, w porządku.
        [few] { $lines } wiersze, każdy związany z poprzednim; żadnego nie brakuje, żadnego nie zmieniono.
        [many] { $lines } wierszy, każdy związany z poprzednim; żadnego nie brakuje, żadnego nie zmieniono.
       *[other] { $lines } wiersza, każdy związany z poprzednim; żadnego nie brakuje, żadnego nie zmieniono.
    }
verify-lines-broken = Wierszy: { $lines }, ale łańcuch jest przerwany.
verify-draws = Losowania
verify-draws-given =
    { $given ->
        [one] Jedno z nich pochodzi z lekcji, od której zaczęła się partia.
        [few] { $given } z nich pochodzą z lekcji, od której zaczęła się partia.
        [many] { $given } z nich pochodzi z lekcji, od której zaczęła się partia.
       *[other] { $given } z nich pochodzi z lekcji, od której zaczęła się partia.
    }
verify-draws-none = Nic nie zależało od losu.
verify-draws-count = Powtórzone i zgodne: { $repeated } z { $draws }.
verify-how = Sprawdzono w tej przeglądarce: ziarno ma ogłoszony skrót, każdy wiersz pasuje do poprzedniego, a każde losowanie wynika z ziarna i słów graczy (HMAC-SHA256). Spośród ilu możliwości losowano, podał serwer.
verify-yourself = Aby sprawdzić to także z zasadami, pobierz zapis partii i uruchom na własnym komputerze:
verify-command = nightlight verify PLIK
finish = Fotofinisz
finish-takes = Karty bierze { $name }.
finish-takes-before = Karty bierze { $name }, o { $time } szybciej niż { $other }.
finish-lot = Remis co do milisekundy, decyduje los: { $name }.
finish-all-wrong = Nikt nie trafił: karty idą do pudełka.
finish-nobody = Nikt nie nacisnął: karty idą do pudełka.
finish-first = Dobrze i najszybciej
finish-right = Dobrze
finish-later = Dobrze, ale { $time } później
finish-tied = Dobrze i w tej samej chwili; zdecydował los
finish-wrong = Źle
finish-credit = odliczone za łącze: { $time }
finish-silent = Bez naciśnięcia.
finish-rejected-late = Za późno: już rozstrzygnięte.
finish-rejected-other = To naciśnięcie się nie liczyło.
finish-seconds = { $seconds } s
finish-ms = { $ms } ms
finish-unit = s
finish-strip = Liczy się chwila naciśnięcia, a nie nadejścia wiadomości: opóźnienie łącza zostaje odliczone.
finish-message = { $name }: wiadomość dotarła { $time } później.
replay = Powtórka
replay-page = { $title }: powtórka
replay-watch = Obejrzyj powtórkę
replay-none = Nie ma tu partii do obejrzenia
replay-not-over = Ta partia jeszcze trwa
replay-not-over-text = Póki trwa, jej zapis zdradziłby tajemnice. Zajrzyj tu, gdy się skończy.
replay-not-yours = Tę partię mogą oglądać tylko ci, którzy w nią grali.
replay-said = Co się stało w tym ruchu
replay-to-table = Do stołu
replay-theirs = Czyimi oczami patrzysz
replay-eyes = Widok
replay-anybody = widz
replay-share = Skopiuj link do tego ruchu
replay-slider = Ruch w partii
replay-place = Ruch { $line } z { $lines }
replay-moves = W przód i w tył
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-speed-1 = zwykłe tempo
replay-speed-2 = dwa razy szybciej
replay-speed-4 = cztery razy szybciej
replay-deal = Rozdanie
replay-chose = wybiera
replay-nothing = Nic, co byłoby widać z tego miejsca.
replay-branch = Graj dalej od tego miejsca
replay-branch-text = Otworzy się twój własny stół dokładnie w tej chwili partii, z botami na pozostałych miejscach. Los pozostaje ten sam, póki wybory są te same.
replay-branch-seat = Kim chcesz być?
replay-branch-go = Graj dalej
key-replay-play = odtwarzaj i zatrzymaj
key-replay-step = ruch dalej
key-replay-back = ruch wstecz
key-replay-turn = do następnej tury (także Shift i strzałka)
key-replay-turn-back = do poprzedniej tury (także Shift i strzałka)
key-replay-first = do rozdania
key-replay-last = na koniec
continue-again = Obejrzyj jeszcze raz: { $title }
journal-open = Otwórz zapis partii
journal-bad = To nie jest zapis zakończonej partii albo ktoś go zmienił.
journal-too-large = Ten plik jest za duży jak na zapis partii.

## The first match, with a teacher

learn = Lekcja
learn-new = Pierwszy raz? Nauka zajmie 5 minut
learn-resume = Dokończ lekcję
learn-page = { $title }: pierwsza partia – Nightlight
learn-first-match = Twoja pierwsza partia
learn-none = Nie można otworzyć lekcji
learn-begin = Zaczynamy
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń lekcję
learn-progress = Twoje postępy
learn-place = Krok { $step } z { $steps }
learn-wanted = wybór nauczyciela
learn-watch = Zobacz, co się stanie…
learn-other = Dobry pomysł, ale na później. Teraz wybierz to, co świeci.
learn-end = Już umiesz grać
learn-play = Zagraj prawdziwą partię
learn-on = Graj dalej od tego miejsca
learn-restart = Od początku
learn-skipped = A więc bez lekcji
learn-skipped-text = W takim razie do dzieła. Lekcja czeka tu na ciebie, a zasadę każdego pytania otworzysz jednym dotknięciem.
learn-return = Wróć do lekcji
key-learn-next = dalej w lekcji
key-learn-back = krok wstecz

## Journal files dropped on the page

journal-drop = albo upuść go tutaj

## Races on a board, and training

training = Trening
training-title = Trening: { $title } (Nightlight)
training-link = Trening na czas
log-shut = Dziennik otworzy się znowu po zapaleniu światła.
