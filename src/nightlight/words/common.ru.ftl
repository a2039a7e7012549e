## People and bots

player-name = Игрок
bot-name = Бот { $number }
waiting = Ждём: { $names }.

## Commands (several forms, separated by commas)

command-help = ?, помощь
command-undo = о, отмена
command-log = журнал
command-table = с, стол
command-rules = правила
command-hint = подсказка
command-quit = в, выход, сохранить
command-more = е, ещё, еще

help-number = Введите число от { $first } до { $last } и нажмите Enter.
help-waiting = Сейчас не ваша очередь.
help-also = Ещё можно ввести (английские u, t, log, rules, hint, q тоже подходят):
help-undo = { command-undo } – отменить последний ход, если после него ничего не вытянули, не бросали и не открыли
help-table = { command-table } – показать стол ещё раз
help-log = { command-log } – всё, что уже произошло
help-rules = { command-rules } – правило, из которого следует этот вопрос; можно добавить слово или номер правила, например «правила { $example }»
help-hint = { command-hint } – что сделал бы здесь бот и почему
help-quit = { command-quit } – прервать игру; партия сохраняется после каждого хода
help-enter = просто Enter – показать вопрос ещё раз
help-aside = { $words } – { $use }

not-a-command = «{ $entry }» здесь ничего не значит. Введите число от { $first } до { $last } или ? для помощи.
no-such-option = Варианта { $entry } нет. Введите число от { $first } до { $last }.
several-how = Выберите { $exact ->
    [yes] { $least }
   *[no] от { $least } до { $most }
} из них: введите их номера через пробел, например «1 3».
several-confirm = { $sum }: { $chosen }. Enter подтверждает; можно ввести и другие номера.
hint = Бот выбрал бы { $number }: { $option }
more-options = Ещё варианты: { $count }
tip-words = Вместо номера можно ввести и { $example }, и так далее.
sure = { $warning } Enter подтвердит; можно выбрать и другое.
hint-race = В гонке подсказок нет.

## The match

opening-game = { $title } – { $tagline }
opening-players = За столом: { $names }.
opening-resumed = С возвращением! Партия продолжается с того места, где её прервали.
opening-luck = Жребий этой партии запечатан. Когда она закончится, каждый сможет проверить, что ничего не подменили: { $hash }
opening-words = { $name }, добавьте к жребию свои слова, сколько угодно; просто Enter – ничего не добавить.
opening-seeded = Эта партия играется с заданным начальным числом, так что её жребий можно предсказать. Годится для тренировки, но не для состязания.
opening-help = Если нужна помощь, в любой момент введите ? и нажмите Enter.
opening-dropped = Последняя строка файла ({ $line }) оборвана и пропущена; всё, что до неё, на месте.

pass-screen = Теперь очередь игрока { $name }. Передайте экран; { $name }, нажмите Enter, когда никто больше не смотрит.
question-to = { $name }: { $question }
undone = { $name }: последний ход отменён.
undo-nothing = Отменять пока нечего.
undo-impossible = Этот ход нельзя отменить: с тех пор что-то вытянули или бросили кости, или кто-то узнал новое.
over = Партия окончена.
verify-with = Вся партия сохранена. Её можно посмотреть ещё раз или проверить, что жребий был честным:
left = Партия сохранена. Чтобы продолжить, введите:
goodbye = Спокойной ночи!

## Rules

clause-behind = Этот вопрос следует из правила { $clause }
rules-more = Все правила можно прочитать вне партии:
no-clause = Правила { $clause } нет. Похожие: { $near }.
no-clause-about = Ни в одном правиле нет слова «{ $word }». Попробуйте другое слово или номер, например { $example }.
clauses-left =
    { $count ->
        [one] Об этом говорит ещё { $count } правило.
        [few] Об этом говорят ещё { $count } правила.
        [many] Об этом говорят ещё { $count } правил.
       *[other] Об этом говорят ещё { $count } правила.
    }

## The menu

menu-title = Nightlight
menu-greeting = Настольные игры для долгих вечеров: с друзьями за одним экраном или с ботами.
menu-what = Во что сыграем?
player-range = игроков: { $fewest }–{ $most }
player-range-one = для одного
menu-game = { $title } – { $tagline } ({ $players })
menu-continue = Продолжить «{ $title }»: { $names } ({ $when })
menu-quit = Выйти
menu-players = Сколько игроков вместе с ботами? (от { $fewest } до { $most })
menu-names = Кто играет за этим экраном? Введите имена через запятую; остальные места займут боты.
menu-too-many =
    { $names ->
        [one] Названо { $names } имя, а мест { $players }. Введите меньше имён.
        [few] Названо { $names } имени, а мест { $players }. Введите меньше имён.
        [many] Названо { $names } имён, а мест { $players }. Введите меньше имён.
       *[other] Названо { $names } имени, а мест { $players }. Введите меньше имён.
    }
menu-options = Настройки
menu-option = { $option }: { $value }
menu-start = Начать партию
menu-several = { $option }. Введите номера через запятую.
menu-range = { $option }. Введите число от { $first } до { $last }.
menu-range-several = { $option }. Введите числа от { $first } до { $last } через запятую, по одному на игрока.
menu-none = нет
menu-enter = Просто Enter: { $usual }
menu-help = Введите номер нужного варианта или просто нажмите Enter, чтобы взять вариант по умолчанию. в – выйти.
menu-number = Введите, пожалуйста, число от { $first } до { $last }.

games-line = { $id } – { $title } ({ $players }): { $tagline }

## Replay

replay-title = «{ $title }» – играют: { $names }
replay-start = До первого хода
replay-line = Ход { $line } из { $last }
replay-help = Enter или д: вперёд. н: назад. Число: перейти туда. м и номер места, например «м 1»: увидеть то, что видно оттуда. Просто м: увидеть то, что видит зритель. в: выйти.
replay-end = Это был последний ход.
replay-beginning = Это начало.
replay-no-line = Хода { $line } нет. Введите число от 0 до { $last }.
replay-seat = Теперь вы видите то, что видит { $name }.
replay-spectator = Теперь вы видите то, что видит зритель.
replay-no-seat = Номера мест: от 1 до { $last }.
replay-secret = Эта партия ещё идёт, поэтому вы видите только то, что могут видеть все.
replay-running = Партия ещё идёт.

command-replay-next = д, дальше
command-replay-back = н, назад
command-replay-seat = м, место

## Verifying luck, and simulation

verified =
    { $draws ->
        [one] Жребий был честным: { $draws } исход следует из того, что запечатали до партии.
        [few] Жребий был честным: все { $draws } исхода следуют из того, что запечатали до партии.
        [many] Жребий был честным: все { $draws } исходов следуют из того, что запечатали до партии.
       *[other] Жребий был честным: все { $draws } исхода следуют из того, что запечатали до партии.
    }
verify-given =
    { $given ->
        [one] До этого { $given } исход задан уроком, с которого началась партия.
        [few] До этого { $given } исхода заданы уроком, с которого началась партия.
        [many] До этого { $given } исходов заданы уроком, с которого началась партия.
       *[other] До этого { $given } исхода задано уроком, с которого началась партия.
    }
verify-seeded = Каждый исход следует из заданного начального числа. Оно было известно заранее, так что о честности это не говорит.
verify-running = Партия ещё идёт, поэтому её жребий всё ещё запечатан. Пока она воспроизводится без ошибок.
verify-failed = Жребий не был честным: строка { $line } не следует из того, что запечатали до партии.
simulate-progress = { $done } из { $matches }
simulate-done =
    { $matches ->
        [one] { $matches } партия записана в { $folder }.
        [few] { $matches } партии записаны в { $folder }.
        [many] { $matches } партий записано в { $folder }.
       *[other] { $matches } партии записано в { $folder }.
    }

## Errors

error = Не получилось: { $problem }
error-game = Игры «{ $game }» нет. Есть: { $games }.
error-unknown-game = Эта программа не знает игры из этой партии: { $problem }
error-setup = Так начать партию нельзя: { $problem }
error-content = В файле с содержимым игры что-то не сходится: { $problem }
error-action = Правила сейчас этого не позволяют: { $problem }
error-stale = Этот вопрос уже неактуален: { $problem }
error-luck = Такой исход жребия здесь невозможен: { $problem }
error-journal = Не удаётся прочитать запись партии: { $problem }
error-storage = Не удаётся сохранить партию: { $problem }
error-no-file = Файла { $path } нет.
error-file = Не удаётся использовать { $path }: { $problem }
error-language = Я не знаю языка «{ $asked }». Знаю: { $languages }.
error-bot = Бота «{ $kind }» нет. Есть: { $kinds }.
error-empty-name = Одно из мест без имени. Введите, например, Аня,Боря,bot.
error-name-long = Имя { $name } слишком длинное: не больше { $most } знаков.
error-name-signs = В имени { $name } есть скрытые знаки или слишком много надстрочных. Буквы, цифры и эмодзи подходят любые.
error-same-name = Двух игроков зовут { $name }. Дайте одному из них другое имя.
error-players =
    { $most ->
        [1] «{ $title }» – игра для одного, а не для { $players }.
       *[other] В «{ $title }» играют от { $fewest } до { $most } игроков, а не { $players }.
    }
error-option-form = Настройка записывается как имя=значение, а не «{ $text }».
error-option = В игре «{ $title }» нет настройки «{ $option }». Есть: { $options }.
error-option-value = Настройка { $option } принимает значения { $values }, а не «{ $value }».
error-resume-game = У сохранённой партии уже есть игра, места, настройки и жребий; укажите только --resume.

## Races

race-ready = Нажмите Enter, когда все готовы.
race-dark = Внимание...
race-pressed = { $name } нажимает!
race-type = Введите номера жетонов по порядку, без пробелов, и Enter: 23
race-late = Поздно: кто-то был быстрее.

## Playing on a server

online-name = Как вас зовут? Имя запомнится для этого сервера.
online-welcome = Добро пожаловать, { $name }! Это { $server }
online-where = За какой стол?
online-mine = Продолжить «{ $title }»: { $names } (код { $code })
online-open =
    { $free ->
        [one] Подсесть к «{ $title }»: { $names }, { $free } свободное место (код { $code })
        [few] Подсесть к «{ $title }»: { $names }, { $free } свободных места (код { $code })
        [many] Подсесть к «{ $title }»: { $names }, { $free } свободных мест (код { $code })
       *[other] Подсесть к «{ $title }»: { $names }, { $free } свободного места (код { $code })
    }
online-new = Открыть новый стол
online-join = Сесть за стол по коду или ссылке
online-refresh = Обновить
online-code = Введите код стола или вставьте ссылку.
online-names = Кто играет за этим экраном? Введите имена через запятую.
online-others = Кто займёт остальные места?
online-bots = Боты; партия начнётся сразу
online-friends = Друзья, которым я дам код
online-anybody = Кто угодно: стол будет виден всем

online-room = «{ $title }»: стол готов.
online-invite = Другие найдут этот стол по коду { $code } или по этой ссылке:
online-seat-free = свободно
online-seat-bot = { $name }, бот ({ $kind })
online-you = вы
online-host = хозяин
online-there = за столом
online-away = нет за столом
online-stand-in = пока играет бот
online-spectators =
    { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
        [many] Смотрят { $count } зрителей.
       *[other] Смотрят { $count } зрителя.
    }
online-watching = Все места заняты, поэтому вы зритель.
online-full = За этим столом все места заняты. Добавьте --watch, чтобы смотреть.
online-time = Осталось времени: { $time }
online-not-asked = Сейчас не ваша очередь. Введите ? для помощи.
online-no-command = Команды «{ $entry }» здесь нет. Можно ввести:
online-not-yet = Для этого ещё рано.
online-too-late = Это можно сделать только до партии.
online-undone = Ход отменён.
online-undo-asked = Спрашиваем у остальных, согласны ли они.
online-undo-wish = { $name } хочет отменить последний ход. Вы согласны? Введите «да» или «нет».
online-undo-denied = Ваш ход остаётся: остальные не согласились его отменить.
online-no-wish = Никто ни о чём не просит.
online-said = { $name }: { $text }
online-came = { $name } за столом.
online-went = { $name } уходит из-за стола.
online-luck-heard = Ваши слова добавлены к жребию.
online-abandoned-host = Хозяин стола прекратил партию.
online-abandoned-idle = Долго никто не ходил, и партию прекратили.
online-abandoned-rules = Эту партию играли по более новым правилам, чем есть на этом сервере.
online-rematch = Введите «снова», чтобы сыграть за этим столом ещё раз; просто Enter – уйти.
online-rematch-wish = { $name } хочет сыграть ещё раз.
online-no-journal = Не удалось получить запись партии.
online-left = Ваше место за вами; если другим придётся ждать, через некоторое время за вас сыграет бот. Чтобы вернуться, введите:
online-finish = Фотофиниш:
online-finish-right = { $name }: { $time } мс, верно
online-finish-wrong = { $name }: { $time } мс, неверно
online-press-late = Поздно: всё уже решено.
online-press-other_reveal = Это был ответ на другой вопрос.
online-press-early = Рано: карты ещё не открыты.
online-press-inactive = Вас не было за столом, когда открыли карты; дождитесь следующих.
online-press-second = Вы уже нажали: считается только первый раз.
online-press-bad_answer = Из этих жетонов ответа не выходит. Попробуйте ещё раз.
online-press-void = Поздно: время для ответа вышло.

## The connection to a server

online-address = «{ $address }» – не адрес сервера. Введите, например, http://192.168.1.5:8000
online-unreachable = По адресу { $server } сервер не отвечает: { $problem }
online-strange = По адресу { $server } что-то отвечает, но это не сервер Nightlight.
online-lost =
    { $seconds ->
        [one] Связь потеряна. Следующая попытка через { $seconds } секунду...
        [few] Связь потеряна. Следующая попытка через { $seconds } секунды...
        [many] Связь потеряна. Следующая попытка через { $seconds } секунд...
       *[other] Связь потеряна. Следующая попытка через { $seconds } секунды...
    }
online-later =
    { $seconds ->
        [one] Следующая попытка через { $seconds } секунду...
        [few] Следующая попытка через { $seconds } секунды...
        [many] Следующая попытка через { $seconds } секунд...
       *[other] Следующая попытка через { $seconds } секунды...
    }
online-back = Связь восстановлена.
online-no-line = Сейчас связи нет. Попробуйте, когда она вернётся.
online-slow = У вас медленная связь: в гонке всю задержку не возместить.
online-bye-shutdown = Сервер выключается. Ничего не пропадёт: партия продолжится, когда он вернётся.
online-bye-slow = Связь была слишком медленной.
online-bye-busy = Сервер сейчас очень занят, и в первую очередь он обслуживает игроков. Ничего не пропало.
online-bye-too-fast = На сервер отправлено слишком много сразу.
online-bye-elsewhere = Стол загружается заново, минутку.
online-bye-refused = Сервер закрыл соединение.
online-bye-deleted = Этот стол удалён.
online-luck = На сервере жребий определяет сервер: --seed, --words и --resume – для партий за одним экраном.
online-table-game = У этого стола уже есть игра, места и настройки; укажите только --table.
online-no-server = Для --table, --name, --watch и --open нужен --server.

command-say = сказать
command-who = кто
command-leave = уйти
command-sit = сесть
command-stand = встать
command-bot = бот
command-luck = жребий
command-start = начать
command-yes = да
command-no = нет
command-again = снова

help-say = { command-say } и сообщение – обратиться к остальным за столом
help-who = { command-who } – кто где сидит и кто за столом
help-leave = { command-leave } – уйти; в партии, пока вы не вернётесь, за вас играет бот
help-sit = { command-sit } и номер – занять это место
help-stand = { command-stand } и номер – освободить это место
help-bot = { command-bot } и номер, а можно и вид – посадить туда бота
help-luck = { command-luck } и текст – добавить к жребию партии свои слова
help-start = { command-start } – начать; свободные места займут боты
online-help-quit = { command-quit } – прервать игру; ваше место останется за вами

## Why a server refuses something

online-by-clause = { $problem } (правило { $clause })
online-refused = Сервер этого не позволил.
refused-bad-message = Сервер не понимает эту программу. Возможно, кто-то из них устарел.
refused-too-large = Это слишком длинно.
refused-too-fast = Не так быстро, пожалуйста. Попробуйте чуть позже.
refused-not-greeted = Сервер ждал сначала приветствия. Подключитесь ещё раз.
refused-stale = Этот вопрос уже решён.
refused-illegal = Такого варианта нет.
refused-not-yours = Это решаете не вы.
refused-taken = Кто-то успел раньше: это уже занято.
refused-no-seat = Такого места нет.
refused-not-host = Это может сделать только хозяин стола.
refused-not-now = Сейчас это невозможно.
refused-bad-setup = Так начать партию нельзя.
refused-name-empty = В имени должно быть что-то видимое: буква, цифра или эмодзи.
refused-name-long = Имя слишком длинное: не больше 40 знаков.
refused-name-signs = В имени есть скрытые знаки или слишком много надстрочных. Буквы, цифры и эмодзи подходят любые.
refused-no-undo = Этот ход нельзя отменить: с тех пор что-то вытянули или бросили кости, или кто-то узнал новое.
refused-unknown-table = Стол не найден. Проверьте код или ссылку.
refused-unknown-game = На этом сервере нет этой игры.
refused-no-guest = Сервер вас ещё не знает. Сначала назовите имя.
refused-too-many = Слишком много сразу. Сначала завершите что-нибудь другое.
refused-busy = Сервер сейчас очень занят. Попробуйте ещё раз чуть позже.
refused-storage = Сервер не смог это записать, поэтому ничего не произошло. Попробуйте позже.
refused-press = Это нажатие не считается.
refused-shutdown = Сервер выключается. Возвращайтесь чуть позже.

## play --browser

browser-here = Nightlight работает по адресу { $address }
browser-house = Любое устройство в доме может присоединиться по адресу { $address } или по этому коду:
browser-stop = Ctrl-C останавливает его. Партии сохраняются.
browser-running = Nightlight уже работает по адресу { $address }
browser-not-built = Страницы для браузера не собраны. В рабочей копии их собирает `make play`; без --browser можно играть здесь.
browser-alone = С --browser всё остальное выбирают в браузере; уберите «{ $other }».
browser-no-port = Порт { $port } занят или недопустим; без --port найдётся свободный.

## Lessons

lesson-title = { $title }: ваша первая партия
lesson-help = Введите номер отмеченного варианта или просто нажмите Enter. Можно также ввести: н – шаг назад, ? – правило, из которого следует вопрос, пропустить – пропустить урок, в – прервать; урок помнит, где вы остановились.
lesson-help-hand = { $struck ->
    [yes] Нажимайте отмеченные клавиши, потом Enter или пробел; или просто Enter.
   *[no] Наберите отмеченные цифры и нажмите Enter; или просто Enter.
} Можно также ввести: н – шаг назад, ? – правило, из которого следует вопрос, пропустить – пропустить урок, в – прервать; урок помнит, где вы остановились.
lesson-resumed = С возвращением! Урок продолжается с того места, где вы остановились.
lesson-step = Шаг { $step } из { $steps }
lesson-says = Учитель: { $text }
lesson-wanted = { $option }  <-- это
lesson-other = Хорошая мысль, но на потом. Сейчас выберите отмеченное.
lesson-push = { $keys }, потом свет  <-- эти клавиши
lesson-push-other = Хорошая мысль, но на потом. А пока: { $keys }, потом свет.
lesson-left = Урок подождёт вас. Чтобы продолжить, введите:
lesson-what = Что теперь?
lesson-play = Сыграть настоящую партию
lesson-on = Играть дальше отсюда
command-lesson-back = н, назад
command-lesson-skip = пропустить
menu-learn = Научиться игре за пять минут, с учителем
menu-learn-what = Какой игре вы хотите научиться?
