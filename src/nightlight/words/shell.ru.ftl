## The program

brand = Nightlight
brand-home = Nightlight, на главную страницу
skip = К содержанию
loading = Зажигаем лампу…
offline = Нет сети. Ничего не потеряно; партия продолжится, когда сеть вернётся.
busy-waiting = Сервер сейчас очень занят, и в первую очередь он обслуживает игроков. Стол откроется сам, как только станет свободнее.
unreachable = Сервер не отвечает. Ничего не потеряно. Попробуйте ещё раз чуть позже.
again = Ещё раз
reload = Обновить
close = Закрыть
back = Назад
keep = Сохранить
to-home = На главную
lost = Страница не найдена
lost-text = Возможно, в адресе опечатка или этот стол удалён.
language = Язык
language-en = English
language-pl = Polski
language-ru = Русский
percent = { $value }{ "\u00A0" }%

## Home

home-page = Nightlight: пять игр на тёмный вечер
home-title = Пять игр на тёмный вечер
home-sub = Играйте в браузере с семьёй, друзьями или ботами, которым никогда не страшно. Без регистрации и установки.
home-games = Выберите дверь
home-games-hint = Нажмите «Играть», потом «Начать»: свободные места займут боты.
me-settings = Вас зовут { $name }. Изменить имя и настройки
continue = Продолжить
continue-label = Продолжение игры
continue-playing = Ваша партия идёт
continue-waiting = Ваш стол ждёт
continue-first = Подойдёт для начала
continue-last = Последняя игра
continue-bots = с ботами или с друзьями
continue-more = Другие ваши столы
with-names = играют также: { $names }
play = Играть
play-game = Играть: { $title }
players = { $fewest }–{ $most }
players-one = для одного
minutes = { $minutes } мин
join = Войти
join-page = К столу
join-label = Есть код стола?
join-example = BDFGHK
join-failed = Такого стола нет
open-tables = Открытые столы
open-none = Сейчас открытых столов нет. Откройте свой и пригласите кого хотите.
open-free =
    { $free ->
        [0] нет свободных мест
        [one] { $free } свободное место
        [few] { $free } свободных места
        [many] { $free } свободных мест
       *[other] { $free } свободного места
    }
open-playing = идёт игра
open-sit = За стол
open-watch = Смотреть
foot-rules = Правила

## My matches

matches = Мои партии
matches-page = Мои партии – Nightlight
matches-all = Все мои партии
matches-stage = Какие партии
matches-running = Идут
matches-over = Сыграны
matches-game = Игра
matches-every-game = Все игры
matches-search = Имя игрока или код стола
matches-none-running = Сейчас у вас нет начатых партий.
matches-none-over = Вы пока не доиграли ни одной партии.
matches-none-found = Таких партий нет.
matches-more = Показать ещё
match-again = Посмотреть
match-alone = в одиночку
match-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
match-goes-on = идёт
match-waits = ждёт игроков
match-go-on-with = Продолжить: { $title }
match-save-of = Сохранить запись партии: { $title }
match-won = Победа
match-lost = Поражение
match-nobody = Никто не победил
match-won-by =
    { $count ->
        [one] Победа: { $names }
        [few] Победа: { $names }
        [many] Победа: { $names }
       *[other] Победа: { $names }
    }
match-place = Место { $place } из { $players }; победа: { $names }
match-abandoned = Закончена раньше времени

## Setting a table up

chairs = Игроки
bots = Боты
bot-kind-greedy = вдумчивый
bot-kind-uniform = непредсказуемый
bot-kind-steady = спокойный
bot-kind-sleepy = сонный
bot-kind-sharp = быстрый
bot-kind-nightmare = кошмарный
bot-kind-shadow = ваша тень
bot-of-kind = бот, { $kind }
options = Настройки партии
option-none = нет
options-advanced = Дополнительно
option-range = Целое число от { $lowest } до { $highest }.
option-unfit = Это не сочетается с остальными настройками.
length = Длина
length-full = полная
length-quick = быстрая
length-own = своя
bots-order = От самого слабого к самому сильному.
bot-kind-uniform-about = Играет наугад. Подойдёт для первой партии.
bot-kind-greedy-about = Ищет лучший ход на данный момент.
bot-kind-sleepy-about = Медлит и часто ошибается.
bot-kind-steady-about = Быстр, как большинство людей.
bot-kind-sharp-about = Быстр и редко ошибается.
bot-kind-nightmare-about = Быстрее, чем хотелось бы.
bot-kind-shadow-about = Держится вровень с вами: выигрывая, замедляется, проигрывая, спешит.
clock = Часы
clock-about = Когда время выйдет, это одно решение примет бот. У ботов часов нет.
clock-none = без часов
clock-seconds = { $seconds } секунд на каждое решение
clock-minutes =
    { $minutes ->
        [one] { $minutes } минута на каждое решение
        [few] { $minutes } минуты на каждое решение
        [many] { $minutes } минут на каждое решение
       *[other] { $minutes } минуты на каждое решение
    }
clock-match = { $minutes } минут на партию и { $more } секунд за каждое решение
start = Начать с ботами
start-one = Начать
start-alone = Зажечь первую спичку
invite-first = Сначала пригласить людей
open-table = Открыть стол
name-label = Ваше имя
name-note = Это имя увидят остальные. Оно хранится только в этом браузере.
name-kept = Имя сохранено.
visible = Войти может любой
visible-note = Стол будет виден на главной странице. Иначе войти смогут только те, у кого есть ссылка или код.

## Before the match

table-page = { $title } – Nightlight
table-code = стол { $code }
room-host = Стол готов
room-host-text = Отправьте ссылку или продиктуйте код. Начните, когда захотите.
room-guest = Это тот самый стол
room-guest-text = Займите место или останьтесь посмотреть.
room-seated = У вас есть место
room-seated-text = Партию начинает хозяин стола. До этого вы ещё можете встать.
room-change = Изменить настройки
room-changed = Хозяин стола изменил настройки.
room-close = Закрыть стол
room-close-text = Больше никто не сможет присоединиться, а ожидающие об этом узнают.
room-close-not = Оставить открытым
room-close-now = Закрыть
room-was-closed = Стол закрыли до начала партии
room-invite = Пригласить
room-bots =
    { $free ->
        [one] { $free } свободное место займёт бот.
        [few] { $free } свободных места займут боты.
        [many] { $free } свободных мест займут боты.
       *[other] { $free } свободного места займут боты.
    }
room-full = Все в сборе.
room-wait = Партию начинает хозяин стола.
room-no-chair = Все места заняты. Останьтесь посмотреть или подождите, пока одно освободится.
start-match = Начать партию
sit = Сесть
chair-waits = ждёт кого-нибудь
chair-beside = Игрок за этим экраном
chair-beside-name = Имя этого игрока
chair-bot = Посадить бота
chair-let-go = Убрать бота
chair-stand = Встать
chair-remove = Убрать
chair-remove-who = Убрать из-за стола: { $name }
chair-removed = Хозяин стола освободил ваше место.
code = Код стола
share = Отправить ссылку
copy = Скопировать ссылку
copied = Ссылка скопирована.
qr = Ссылка на этот стол в виде QR-кода
invite-text = Сыграем вместе: { $title }.
invite-watchers = Позвать зрителей

## At the table

rivals = Остальные
strip = Вы
lamp = Ваше решение
table-text = Стол в виде текста
log = Что произошло
log-empty = Пока ничего.
log-since-turn = После вашего последнего хода
log-since-answer = После вашего последнего решения
log-before = Раньше
talk = Журнал и чат
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-label = Сообщение
chat-send = Отправить
chat-nameless = Укажите имя в настройках, чтобы писать в чат.
chat-left =
    { $count ->
        [0] Больше не поместится.
        [one] Остался { $count } знак.
        [few] Осталось { $count } знака.
        [many] Осталось { $count } знаков.
       *[other] Осталось { $count } знака.
    }
chat-unread =
    { $count ->
        [one] Чат: { $count } новое сообщение
        [few] Чат: { $count } новых сообщения
        [many] Чат: { $count } новых сообщений
       *[other] Чат: { $count } нового сообщения
    }
your-turn = Ваш ход
catch-up = Показать сразу
clause = Правило, из которого следует этот вопрос: { $clause }
confirm = Выбрать это
as-list =
    { $count ->
        [one] { $count } вариант списком
        [few] { $count } варианта списком
        [many] { $count } вариантов списком
       *[other] { $count } варианта списком
    }
seek = Найти вариант
seek-none = Вариантов с такими словами нет.
watching = Вы зритель
watching-text = Вы видите то, что можно видеть всем.
watching-others =
    { $count ->
        [one] Смотрит ещё { $count } зритель.
        [few] Смотрят ещё { $count } зрителя.
        [many] Смотрят ещё { $count } зрителей.
       *[other] Смотрят ещё { $count } зрителя.
    }
spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
seat-free = Свободное место
seat-you = вы
seat-bot = бот
seat-host = хозяин стола
seat-here = за столом
seat-away = нет за столом
seat-away-grace = нет за столом; через { $time } сыграет бот
seat-away-soon = нет за столом; скоро сыграет бот
seat-deciding = думает
seat-your-turn = решаете вы
seat-stand-in = играет бот
stand-in-text = За вас играет бот, пока вы не вернётесь.
stand-in-back = Вернуться на своё место
undo = Отменить ход
undo-asked = Вы просите отменить последний ход. Ждём ответа: { $names }.
undo-wish = { $name } просит отменить последний ход. Согласны?
undo-others = { $name } просит отменить последний ход.
undo-agree = Согласиться
undo-decline = Нет, ход остаётся
undo-not-granted = Ход остаётся: отменить его не удалось.
curtain-title = Сейчас ходит { $name }
curtain-anybody = У кого сейчас устройство?
curtain-text = Передайте устройство. То, что сейчас откроется, – только для одних глаз.
curtain-lift = Это я, { $name }
curtain-drop = Передать устройство
counting = Итоговый подсчёт
counting-skip = Показать результат
over = Партия окончена
over-abandoned = Партия закончилась раньше времени
rematch = Сыграть ещё раз
rematch-agree = Да, сыграем ещё
rematch-who = Ещё одна партия?
rematch-yes = хочет сыграть ещё раз
rematch-yes-you = хотите сыграть ещё раз
rematch-open = пока нет ответа
rematch-away = нет за столом
rematch-opens = Готовим следующий стол…
rematch-next = К следующему столу
rematch-next-text = Следующий стол готов.
closed = Стол не найден
closed-other = Этот стол нельзя открыть
bye-refused = Сервер закрыл соединение.
bye-deleted = Этот стол удалён.
line-lost = Связь прервана, попытка { $tries }
line-busy = Сервер занят, подождите немного
line-slow = Связь медленная: в гонке это нельзя возместить полностью.
race-switch = Нажать выключатель
race-pressed-you = Вы нажали. Подождите остальных.
race-ready-button = Всё готово
race-others =
    { $count ->
        [one] Нажал { $count } игрок.
        [few] Нажали { $count } игрока.
        [many] Нажали { $count } игроков.
       *[other] Нажали { $count } игрока.
    }
menu = Меню
rules = Правила
leave-to-bot = Уйти: пусть за меня играет бот
rest-with-bot = Пусть пока за меня играет бот
abandon = Закончить эту партию без результата…
abandon-title = Закончить эту партию?
abandon-lost = Никто не победит: партия закончится здесь, без результата, и продолжить её будет нельзя. Сыгранное можно будет посмотреть.
abandon-instead = Если вы хотите только прерваться, просто уйдите: партия подождёт вас на главной странице.
abandon-now = Закончить насовсем
abandon-not = Играть дальше

## Moving a seat to another device

take = Ваше место переходит сюда
take-text = Играйте дальше на этом устройстве. Другое с этого момента будет только смотреть. Ссылка работает один раз.
take-here = Перенести место сюда
move = Продолжить на другом устройстве
move-text = Отсканируйте код другим устройством или откройте на нём ссылку. Это устройство будет с этого момента только смотреть.
move-seat = Чьё место
move-qr = Ссылка, которая переносит место, в виде QR-кода
move-once =
    { $minutes ->
        [one] Ссылка сработает один раз и действует { $minutes } минуту.
        [few] Ссылка сработает один раз и действует { $minutes } минуты.
        [many] Ссылка сработает один раз и действует { $minutes } минут.
       *[other] Ссылка сработает один раз и действует { $minutes } минуты.
    }
move-done = Теперь ваше место на другом устройстве.

## Keys

keys = Клавиши
key-help = этот список
key-tab = к следующей кнопке или ссылке
key-enter = нажать её
key-escape = закрыть то, что открыто
key-space = Пробел
key-digit = посмотреть вариант с этим номером
key-take-back = закрыть просмотр варианта
key-log = что произошло
key-chat = чат
key-token = выдвинуть этот жетон или вернуть
key-switch = нажать выключатель

## Settings

settings = Настройки
settings-page = Настройки – Nightlight
settings-self = Вы
settings-reading = Чтение
settings-playing = Игра
size = Размер текста
contrast = Высокая контрастность
contrast-note = Фон чернее, текст и границы ярче.
bright = Светлая комната
bright-note = Для дневного света и тусклых экранов: фон светлее, без зернистости.
patterns = Узоры поверх цвета
patterns-note = У каждого места всё равно есть своя фигура; это добавляет узор одежде и жетонам.
motion = Движение
motion-system = как в системе
motion-still = без движения
motion-full = полное
sound = Звук
sound-note = Дерево, бумага, цепочка лампы, когда ваш ход.
confirm-twice = Сначала посмотреть, потом подтвердить
confirm-twice-note = Первое нажатие на поле показывает, что будет, второе это делает.
forget = Забыть меня
forget-text = Сервер удалит ваше имя и ваши сообщения. Партии, в которых играют другие, продолжатся без них.
forget-now = Забыть меня навсегда
forgotten = Сервер вас забыл.

## Without the server, new versions, and calls for attention

away = Сервер недоступен. Ничего делать не нужно: страница пробует снова и продолжит, когда он вернётся.
renewed = Вышла новая версия Nightlight.
renewed-short = Новая версия: обновить
turn-title = ● Ваш ход – { $title }

## The rules, hints, and the table as text

rules-page = { $title }: правила – Nightlight
rules-subtitle = Правила
rules-contents = Содержание
rules-games = Правила других игр
rules-search = Поиск по правилам
rules-hits = { $here } из { $count }
rules-hit-in = в { $clause }
rules-none = ничего не найдено
rules-next = Следующее совпадение
rules-previous = Предыдущее совпадение
rules-copy = Скопировать ссылку на это правило
rules-clause = Правило { $clause }
rules-whole = Открыть здесь все правила
rules-missing = Правила { $clause } нет.
rules-sources = Откуда взято правило
rules-source-rulebook = так сказано в правилах игры, в названном месте
rules-source-published = известно из изданной игры, а не из её правил
rules-source-decided = правила молчат или противоречат себе; наше решение и его причина
rules-source-reconstructed = рисунки или значки правил утрачены; восстановлено по всему, что известно
rules-source-ours = наше дополнение: варианты, настройки, ограничения времени, то, что нужно компьютеру
why = почему
why-clause = Почему: правило { $clause }
key-search = поиск по правилам
key-next-hit = к следующему совпадению
key-previous-hit = к предыдущему совпадению
hint = Подсказка
hint-asking = Бот думает…
hint-line = Бот ({ $kind }) выбрал бы:
hint-mark = выбор бота
key-hint = попросить у бота подсказку
key-arrows = от одного варианта к другому
key-skip = пропустить анимацию
key-what = что это? (стрелки: осмотреться)
what-keep = Щелчок: оставить
what-keep-taken = Правая кнопка: оставить
what-walk = Enter: правило · стрелки, W: дальше · Esc: назад
text-page = { $title } в виде текста – Nightlight
text-view = Стол в виде текста
text-to-board = К полю
text-new = Что нового
text-new-none = Ничего нового.
text-seats = За столом
text-number = Номер вашего варианта
text-number-give = Выбрать
text-number-wrong = Варианта { $number } нет. Введите число от 1 до { $count }.
text-not-now = Сейчас вам нечего решать.

## Results, verification of luck, and replays

results-places = Итоговые места
results-rank = Место { $rank }:
results-won = победа
results-you-won = вы победили
results-save = Сохранить запись партии
luck-sealed = Жребий запечатан:
luck-sealed-text = Этот хеш опубликован до раздачи. Это хеш секретного начального числа, которое решает каждый исход жребия. После партии оно раскрывается, и каждый может повторить любой исход.
luck-words = Слова, добавленные к жребию: { $words }
verify = Проверить жребий
verify-title = Был ли жребий честным?
verify-working = Повторяем каждый исход…
verify-not-done = Проверить не удалось
verify-good = Жребий был честным
verify-bad = Что-то не сходится
verify-open = Точно сказать нельзя
verify-problem-unreadable = Не удаётся прочитать запись партии (строка { $line }).
verify-problem-chain = Строка { $line } записи изменена, или перед ней чего-то не хватает.
verify-problem-heard = До конца партии этот браузер получил не тот хеш, что в записи.
verify-problem-promise = Начальное число не подходит к хешу, опубликованному до раздачи.
verify-problem-draws = Строка { $line } записи: исход не следует из начального числа.
verify-problem-secret = Секретное начальное число ещё не раскрыто.
verify-problem-asked = Хеш и строки в порядке. Повторить исходы здесь не удалось: сервер не сообщает, из скольких возможностей выбирал жребий.
verify-promise = Хеш, опубликованный до раздачи
verify-heard = Этот браузер получил тот же хеш до конца партии.
verify-seed = Жребий
verify-seed-text = Он следует из открытого начального числа, как в симуляциях.
verify-lines = Запись партии
verify-lines-whole =
    { $lines ->
        [one] { $lines } строка; каждая связана с предыдущей, ни одна не пропала и не изменена.
        [few] { $lines } строки; каждая связана с предыдущей, ни одна не пропала и не изменена.
        [many] { $lines } строк; каждая связана с предыдущей, ни одна не пропала и не изменена.
       *[other] { $lines } строки; каждая связана с предыдущей, ни одна не пропала и не изменена.
    }
verify-lines-broken = Строк: { $lines }, но цепочка прервана.
verify-draws = Исходы жребия
verify-draws-given =
    { $given ->
        [one] { $given } из них задан уроком, с которого началась партия.
        [few] { $given } из них заданы уроком, с которого началась партия.
        [many] { $given } из них заданы уроком, с которого началась партия.
       *[other] { $given } из них задано уроком, с которого началась партия.
    }
verify-draws-none = От жребия ничего не зависело.
verify-draws-count = Повторено и совпало: { $repeated } из { $draws }.
verify-how = Проверено в этом браузере: у начального числа тот самый хеш, каждая строка подходит к предыдущей, а каждый исход следует из начального числа и слов игроков (HMAC-SHA256). Из скольких возможностей выбирал жребий, сообщил сервер.
verify-yourself = Чтобы сверить это и с правилами, сохраните запись партии и запустите на своём компьютере:
verify-command = nightlight verify ФАЙЛ
finish = Фотофиниш
finish-takes = Карты забирает { $name }.
finish-takes-before = Карты забирает { $name }; { $other } – на { $time } позже.
finish-lot = Ничья до миллисекунды: по жребию карты забирает { $name }.
finish-all-wrong = Никто не прав: карты уходят в коробку.
finish-nobody = Никто не нажал: карты уходят в коробку.
finish-first = Верно и раньше всех
finish-right = Верно
finish-later = Верно, но на { $time } позже
finish-tied = Верно в тот же миг; решил жребий
finish-wrong = Неверно
finish-credit = поправка на связь: { $time }
finish-silent = Без нажатия.
finish-rejected-late = Слишком поздно: всё уже решено.
finish-rejected-other = Это нажатие не засчитано.
finish-seconds = { $seconds } с
finish-ms = { $ms } мс
finish-unit = с
finish-strip = Считается нажатие, а не приход сообщения: задержка связи вычитается.
finish-message = { $name }: сообщение пришло на { $time } позже.
replay = Повтор
replay-page = { $title }: повтор
replay-watch = Посмотреть повтор
replay-none = Здесь нет партии для просмотра
replay-not-over = Эта партия ещё идёт
replay-not-over-text = Пока она идёт, запись выдала бы тайны. Загляните, когда она закончится.
replay-not-yours = Эту партию могут смотреть только те, кто в неё играл.
replay-said = Что произошло за этот ход
replay-to-table = К столу
replay-theirs = Чьими глазами вы смотрите
replay-eyes = Смотрит
replay-anybody = зритель
replay-share = Скопировать ссылку на этот ход
replay-slider = Ход партии
replay-place = Ход { $line } из { $lines }
replay-moves = Вперёд и назад
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Темп
replay-speed-1 = обычный темп
replay-speed-2 = вдвое быстрее
replay-speed-4 = вчетверо быстрее
replay-deal = Раздача
replay-chose = выбирает
replay-nothing = Ничего, что было бы видно с этого места.
replay-branch = Играть отсюда
replay-branch-text = Откроется ваш собственный стол на этом самом месте партии, с ботами на остальных местах. Жребий остаётся тем же, пока выбор тот же.
replay-branch-seat = За кого вы хотите играть?
replay-branch-go = Играть дальше
key-replay-play = пуск и пауза
key-replay-step = ход вперёд
key-replay-back = ход назад
key-replay-turn = к следующему ходу (также Shift и стрелка)
key-replay-turn-back = к предыдущему ходу (также Shift и стрелка)
key-replay-first = к раздаче
key-replay-last = в конец
continue-again = Посмотреть ещё раз: { $title }
journal-open = Открыть запись партии
journal-bad = Это не запись законченной партии, или её изменили.
journal-too-large = Файл слишком велик для записи партии.

## The first match, with a teacher

learn = Урок
learn-new = Впервые здесь? Научитесь за 5 минут
learn-resume = Продолжить урок
learn-page = { $title }: первая партия – Nightlight
learn-first-match = Ваша первая партия
learn-none = Урок не открывается
learn-begin = Начнём
learn-next = Дальше
learn-back = Назад
learn-skip = Пропустить урок
learn-progress = Ваш прогресс
learn-place = Шаг { $step } из { $steps }
learn-wanted = выбор учителя
learn-watch = Смотрите, что происходит…
learn-other = Хорошая мысль, но на потом. Сейчас выберите то, что светится.
learn-end = Теперь вы знаете, как играть
learn-play = Сыграть настоящую партию
learn-on = Играть дальше отсюда
learn-restart = Начать заново
learn-skipped = Значит, без урока
learn-skipped-text = Тогда вперёд. Урок подождёт здесь, а правило к каждому вопросу всегда под рукой.
learn-return = Вернуться к уроку
key-learn-next = дальше по уроку
key-learn-back = на шаг назад

## Journal files dropped on the page

journal-drop = или перетащите её сюда

## Races on a board, and training

training = Тренировка
training-title = Тренировка: { $title } (Nightlight)
training-link = Тренировка на время
log-shut = Журнал откроется снова, когда зажжётся свет.
