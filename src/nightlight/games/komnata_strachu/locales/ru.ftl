komnata-strachu-title = Комната страха
komnata-strachu-tagline = три карты, пять жетонов, один выключатель: ответьте верно раньше других
komnata-strachu-goal = Цель: собрать больше всех карт. Кто первым выдвинет верные жетоны и включит свет, забирает все три.
komnata-strachu-hint = Он смотрит на верный ответ с наименьшим числом жетонов, в темпе, при котором рука не ошибается.
komnata-strachu-over = Свет горит, игра окончена.

## Options

komnata-strachu-option-form = Вид игры
komnata-strachu-option-form-about = Две формы без часов нужны для исследований с ботами.
komnata-strachu-option-form-live = вживую, на время
komnata-strachu-option-form-race = исследование: выбираете ответ и время
komnata-strachu-option-form-glimpse = исследование: карты видны постепенно
komnata-strachu-option-deck = Карты Страхов
komnata-strachu-option-deck-about = Какие Страхи лежат в колоде и сколько раз.
komnata-strachu-option-deck-pairs = 20 видов, каждый дважды
komnata-strachu-option-deck-all = все 25 видов, 15 из них дважды
komnata-strachu-option-deck-own = карты из вашей коробки
komnata-strachu-option-specials = Особые карты в игре
komnata-strachu-option-specials-about = Карты, меняющие вопрос. Для начала часть можно убрать.
komnata-strachu-option-specials-guest = Гость
komnata-strachu-option-specials-escape = Побег Страхов
komnata-strachu-option-specials-invasion = Нашествие Страхов
komnata-strachu-option-penalty = Штраф за ошибку
komnata-strachu-option-penalty-about = Стоит ли ошибка уже добытой карты.
komnata-strachu-option-penalty-0 = нет
komnata-strachu-option-penalty-1 = карта
komnata-strachu-option-reveals = Вскрытия
komnata-strachu-option-reveals-about = Сколько раз открывают три карты. Пустое поле: пока не кончится колода.
komnata-strachu-option-reveals-none = до конца колоды
komnata-strachu-option-last_card = Карты, оставшиеся в конце
komnata-strachu-option-last_card-about = Что делать, когда осталось меньше трёх карт.
komnata-strachu-option-last_card-box = уходят в коробку
komnata-strachu-option-last_card-short = дают короткое последнее вскрытие
komnata-strachu-option-mirror = Нашествие можно читать с обеих сторон
komnata-strachu-option-mirror-about = Можно ли называть порядок и справа налево.
komnata-strachu-option-mirror-off = нет
komnata-strachu-option-mirror-on = да
komnata-strachu-option-attribute = Что считается
komnata-strachu-option-attribute-about = По какому признаку ищут нужные жетоны.
komnata-strachu-option-attribute-both = форма или цвет, на выбор
komnata-strachu-option-attribute-shape = только форма
komnata-strachu-option-attribute-colour = только цвет
komnata-strachu-option-teams = Команды по двое
komnata-strachu-option-teams-about = Двое на двое: напарники считают карты вместе.
komnata-strachu-option-teams-off = нет
komnata-strachu-option-teams-on = да
komnata-strachu-option-handicap = Фора в миллисекундах
komnata-strachu-option-handicap-about = Добавляется ко времени игроков: по числу на место, через запятую.
komnata-strachu-option-handicap-0 = нет
komnata-strachu-option-pace = Следующее вскрытие
komnata-strachu-option-pace-about = Появляются ли карты сами или ждут всех.
komnata-strachu-option-pace-auto = само
komnata-strachu-option-pace-ready = когда все готовы

## Names

komnata-strachu-shape-spider = паук
komnata-strachu-shape-skull = череп
komnata-strachu-shape-pumpkin = тыква
komnata-strachu-shape-ghost = призрак
komnata-strachu-shape-puppet = кукла

komnata-strachu-fear-yellow_spider = жёлтый паук
komnata-strachu-fear-red_spider = красный паук
komnata-strachu-fear-white_spider = белый паук
komnata-strachu-fear-pink_spider = розовый паук
komnata-strachu-fear-turquoise_spider = бирюзовый паук
komnata-strachu-fear-yellow_skull = жёлтый череп
komnata-strachu-fear-red_skull = красный череп
komnata-strachu-fear-white_skull = белый череп
komnata-strachu-fear-pink_skull = розовый череп
komnata-strachu-fear-turquoise_skull = бирюзовый череп
komnata-strachu-fear-yellow_pumpkin = жёлтая тыква
komnata-strachu-fear-red_pumpkin = красная тыква
komnata-strachu-fear-white_pumpkin = белая тыква
komnata-strachu-fear-pink_pumpkin = розовая тыква
komnata-strachu-fear-turquoise_pumpkin = бирюзовая тыква
komnata-strachu-fear-yellow_ghost = жёлтый призрак
komnata-strachu-fear-red_ghost = красный призрак
komnata-strachu-fear-white_ghost = белый призрак
komnata-strachu-fear-pink_ghost = розовый призрак
komnata-strachu-fear-turquoise_ghost = бирюзовый призрак
komnata-strachu-fear-yellow_puppet = жёлтая кукла
komnata-strachu-fear-red_puppet = красная кукла
komnata-strachu-fear-white_puppet = белая кукла
komnata-strachu-fear-pink_puppet = розовая кукла
komnata-strachu-fear-turquoise_puppet = бирюзовая кукла

komnata-strachu-special-invasion = Нашествие Страхов
komnata-strachu-special-escape = Побег Страхов
komnata-strachu-special-guest = Гость

komnata-strachu-answer_pass = без нажатия
komnata-strachu-answer_nothing = ничего
komnata-strachu-seconds = { $seconds },{ $hundredths } с

## The table

komnata-strachu-heading = Вскрытие { $reveal } из { $last }. Колода: { $deck }, коробка: { $box }.
komnata-strachu-pile = { $name }{ $who ->
    [you] {" "}(вы)
   *[other] { "" }
}: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, особых: { $specials }
komnata-strachu-alone = { $name }: пока { $time }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
komnata-strachu-tokens = Ваши жетоны: { $tokens }
komnata-strachu-controls = Ваши клавиши: 1–5 выдвигают жетон или возвращают его; Enter или пробел включает свет; Backspace возвращает все жетоны; Esc – выйти из партии.
komnata-strachu-controls-row = { $name }: { $pad ->
    [yes] жетоны { $tokens } на цифровом блоке, свет – его Enter.
   *[no] жетоны { $tokens }, свет { $switch }.
}
komnata-strachu-controls-all = Жетон возвращается, если нажать его клавишу ещё раз. Esc – выйти из партии.
komnata-strachu-back = (темно)

## Questions

komnata-strachu-step-press = { $stage ->
    [answer] Какие жетоны вы выдвигаете и в каком порядке?
    [second] На какой секунде вы включаете свет?
   *[millisecond] И на какой её миллисекунде?
}
komnata-strachu-step-submission = { $stage ->
    [answer] Какие жетоны вы выдвигаете?
   *[latency] Сколько времени потратите? Чем быстрее, тем легче промахнуться.
}
komnata-strachu-step-tick = Прошло { $time }. Ждёте или отвечаете?

## Choices

komnata-strachu-action-pass = Не нажимать
komnata-strachu-action-answer = { $answer }
komnata-strachu-action-second = { $second ->
    [one] через { $second } секунду
    [few] через { $second } секунды
    [many] через { $second } секунд
   *[other] через { $second } секунды
}
komnata-strachu-action-millisecond = { $millisecond } мс
komnata-strachu-action-submit = { $code }
komnata-strachu-action-latency = { $latency } мс
komnata-strachu-action-wait = Ждать
komnata-strachu-action-commit = { $code }

## What happened

komnata-strachu-event-drew = { "" }
komnata-strachu-event-revealed = Вскрытие { $reveal }.
komnata-strachu-event-cancelled = Три особые карты отменяют друг друга и уходят в коробку.
komnata-strachu-event-sighted = { "" }
komnata-strachu-event-ticked = { "" }
komnata-strachu-event-looked = { "" }
komnata-strachu-event-pressed = { "" }
komnata-strachu-event-passed = { "" }
komnata-strachu-event-lamp_lit = { $who ->
    [you] У вас загорается свет ({ $time }).
   *[other] { $seat }: загорается свет ({ $time }).
}
komnata-strachu-event-uncovered = { "" }
komnata-strachu-event-showed = { $who ->
    [you] Вы, { $time }: { $answer }.
   *[other] { $seat }, { $time }: { $answer }.
}
komnata-strachu-did_not_press = { $who ->
    [you] Вы не нажимаете.
   *[other] { $seat } не нажимает.
}
komnata-strachu-event-asked = Верно: { $by_shape } (по форме) или { $by_colour } (по цвету).
komnata-strachu-asked_one = Верно: { $answer } ({ $by ->
    [shape] по форме
    [colour] по цвету
   *[both] по форме и по цвету
}).
komnata-strachu-event-steadied = { "" }
komnata-strachu-event-tie_drawn = { "" }
komnata-strachu-event-judged = { $verdict ->
    [right] { $who ->
        [you] Ваш ответ верен.
       *[other] { $seat }: верно.
    }
    [slip] { $who ->
        [you] Ваша рука дрогнула.
       *[other] { $seat }: рука дрогнула.
    }
   *[void] { $who ->
        [you] Вы опоздали.
       *[other] { $seat }: поздно.
    }
}
komnata-strachu-event-erred = { $who ->
    [you] Ваш ответ неверен: { $fault }
   *[other] { $seat } ошибается: { $fault }
}
komnata-strachu-event-forfeited = { $who ->
    [you] Ошибка стоит вам карты: { $card }.
   *[other] { $seat } теряет за ошибку карту: { $card }.
}
komnata-strachu-event-won = { $who ->
    [you] Вы получаете: { $card }.
   *[other] { $seat } получает: { $card }.
}
komnata-strachu-event-boxed = В коробку: { $card }.
komnata-strachu-event-boxed_unseen = { $cards ->
    [one] { $cards } карта уходит в коробку неоткрытой.
    [few] { $cards } карты уходят в коробку неоткрытыми.
    [many] { $cards } карт уходят в коробку неоткрытыми.
   *[other] { $cards } карты уходят в коробку неоткрытыми.
}
komnata-strachu-event-ended = { $why ->
    [agreed] Сыграно столько вскрытий, сколько было условлено.
    [too_few] Карт не хватает на новое вскрытие.
   *[empty] Колода закончилась.
}

## The end

komnata-strachu-reason-most_cards = { $who ->
    [you] Вы побеждаете: больше всех карт.
   *[other] Победа: { $names }, больше всех карт.
}
komnata-strachu-reason-most_specials = { $who ->
    [you] Вы побеждаете: карт столько же, но больше особых.
   *[other] Победа: { $names }, карт столько же, но больше особых.
}
komnata-strachu-reason-shared = Общая победа: { $names }.
komnata-strachu-reason-against_the_clock = Ваше время: { $time }. Чем меньше, тем лучше.
komnata-strachu-place = { $rank }. { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, особых: { $specials }

## The first match: what the teacher says

komnata-strachu-lesson-welcome = Три карты, пять жетонов, один выключатель. Все видят карты в один и тот же миг; кто быстрее всех ответит верно, забирает все три. В настоящей игре идёт время. Здесь вас никто не торопит, а время придумано.
komnata-strachu-lesson-shapes = У каждого жетона есть форма и цвет. Формы на картах: паук, паук и череп. Выдвиньте паука и череп, каждый один раз. Жетон выдвигается клавишей от 1 до 5 или касанием и так же возвращается. Потом включите свет: пробелом или касанием выключателя, в терминале ещё и клавишей Enter.
komnata-strachu-lesson-colours = Верно и быстрее соперника: карты ваши. Можно смотреть и на цвет. Следующие три карты жёлтые, а жёлтый жетон – паук, клавиша 1: хватит одного жетона!
komnata-strachu-lesson-all = По форме для следующих карт нужно три жетона, по цвету всего два: красный череп и белая тыква. Выберите что-то одно, не смешивайте и ничего не пропускайте. Кто ошибётся, в этом вскрытии не получит ничего.
komnata-strachu-lesson-guest = Соперник нажал первым, но забыл череп: неверно, и очередь дошла до вас. Теперь приходит Гость. Не обращайте на него внимания: считаются только два Страха, и оба розовые, как призрак.
komnata-strachu-lesson-escape = Верно, но поздно: карты забрал соперник. Дальше Побег Страхов: теперь выбирайте то, чего нет. Из форм есть череп и призрак, значит, выдвиньте паука, тыкву и куклу.
komnata-strachu-lesson-invasion = Соперник забыл про Побег. Теперь Нашествие Страхов: забудьте о двух других картах и выдвиньте все пять жетонов в порядке его ряда. Порядок важен только здесь. По форме: паук, череп, кукла, тыква, призрак, клавиши 1 2 5 3 4.
komnata-strachu-lesson-single = Потом вышли сразу три особые карты: они отменяют друг друга и уходят в коробку. Здесь их две, и они тоже не считаются. Остаётся белая кукла: по цвету это тыква.
komnata-strachu-lesson-same = Напоследок подарок: по форме нужны паук, череп и тыква, а красный, белый и жёлтый – это жетоны черепа, тыквы и паука. Оба пути дают одни и те же три. Лёгкие задания достаются быстрым!
komnata-strachu-lesson-end = Победа, 21 карта против 3, последние – с перевесом на волосок! Каждая карта – очко, особая тоже, а при равенстве решают особые карты. В настоящей игре 18 вскрытий, и время зависит от вашей руки. Форма или цвет, что короче: торопитесь!

## The board

komnata-strachu-colour-yellow = жёлтый
komnata-strachu-letter-yellow = Ж
komnata-strachu-colour-red = красный
komnata-strachu-letter-red = К
komnata-strachu-colour-white = белый
komnata-strachu-letter-white = Б
komnata-strachu-colour-pink = розовый
komnata-strachu-letter-pink = Р
komnata-strachu-colour-turquoise = бирюзовый
komnata-strachu-letter-turquoise = Ю
komnata-strachu-by = { $by ->
    [shape] По форме
    [colour] По цвету
   *[both] Форма и цвет
}
komnata-strachu-derived = { $mode ->
    [line] в порядке на карте
    [missing] все, кроме: { $seen }
   *[other] { $seen }
}
komnata-strachu-task = { $mode ->
    [plain] Без особых карт:
    [match] Гость:
    [missing] Побег:
    [line] Нашествие:
    [single] Две особые отменяют друг друга:
    [short] Короткое вскрытие:
   *[cancel] Три особые:
}
komnata-strachu-task-rule = { $mode ->
    [plain] все формы трёх карт или все их цвета.
    [match] считаются только Страхи, по форме или по цвету.
    [missing] всё, чего там нет, по форме или по цвету.
    [line] все пять в порядке на карте, по форме или по цвету.
    [single] считается только один Страх.
   *[cancel] уходят в коробку.
}
komnata-strachu-right = Верно
komnata-strachu-wrong = Ошибка:
komnata-strachu-gain = +{ $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
komnata-strachu-reason-right = { $by ->
    [shape] по форме
    [colour] по цвету
   *[both] по форме и по цвету
}{ $late ->
    [yes] , но на { $later } позже.
   *[no] .
}
komnata-strachu-reason-late = Слишком поздно: вскрытие уже закрыто.
komnata-strachu-reason-slip = Рука дрогнула.
komnata-strachu-reason-silent = Без ошибки и без добычи.
komnata-strachu-fault-none = ни один Страх не выдвинут.
komnata-strachu-fault-mixed = смешано: { $by ->
    [shape] это подходит только по цвету, не по форме
   *[colour] это подходит только по форме, не по цвету
}: { $extra }.
komnata-strachu-fault-forgotten = { $by ->
    [shape] по форме
   *[colour] по цвету
} не хватает: { $missing }.
komnata-strachu-fault-too_many = { $by ->
    [shape] по форме
   *[colour] по цвету
} лишнее: { $extra }.
komnata-strachu-fault-lapse = эти есть на картах; Побег спрашивает об остальных.
komnata-strachu-fault-order = { $by ->
    [shape] по форме
   *[colour] по цвету
}, место { $place }: { $token }.
komnata-strachu-fault-short_line = Нашествие требует всех пяти.
komnata-strachu-fault-other = { $by ->
    [shape] по форме
   *[colour] по цвету
} не хватает: { $missing }; лишнее: { $extra }.
komnata-strachu-board-face-down = закрытая карта
komnata-strachu-board-cards = Три карты
komnata-strachu-board-cancelled = Три особые карты отменяют друг друга: все уходят в коробку.
komnata-strachu-board-token = { $place ->
    [0] { $fear }
   *[other] { $fear }, жетон выдвинут, номер { $place }{ $verdict ->
        [right] , верно
        [wrong] , ошибка
       *[none] { "" }
    }
}
komnata-strachu-board-you = Вы
komnata-strachu-board-mine = вы, особые: { $specials }
komnata-strachu-board-specials = особые: { $specials }
komnata-strachu-board-count = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
komnata-strachu-board-so-far = уже прошло
komnata-strachu-board-handicap = +{ $time }
komnata-strachu-board-partner = в вашей команде
komnata-strachu-board-switch = Включить свет
komnata-strachu-board-light-on = Свет горит
komnata-strachu-board-pressed = Нажато
komnata-strachu-board-wait = ждите света
komnata-strachu-board-pressed-at = ваше время: { $time }
komnata-strachu-board-no-press = вы не нажали
komnata-strachu-board-has-pressed = уже нажато
komnata-strachu-board-not-pressed = ещё не нажато
komnata-strachu-board-did-not-press = не нажато
komnata-strachu-board-takes = забирает { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
komnata-strachu-board-reveal = Вскрытие { $reveal } из { $last }
komnata-strachu-board-arm = Приготовьтесь
komnata-strachu-board-arm-text = Три карты откроются разом.
komnata-strachu-board-task = Выдвиньте нужные Страхи и включите свет
komnata-strachu-board-task-text = Самый быстрый верный ответ забирает карты. До нажатия Страхи можно вернуть.
komnata-strachu-board-deck = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} в колоде
komnata-strachu-board-box = в коробке
komnata-strachu-board-next = Следующее вскрытие
komnata-strachu-board-nobody = Никто не ответил верно
komnata-strachu-board-photo = Фотофиниш
komnata-strachu-board-finish = Финиш
komnata-strachu-board-push-first = сначала выдвиньте Страхи
komnata-strachu-board-look = нажмите, затем ещё раз, чтобы ответить
komnata-strachu-board-confirm = ещё раз, чтобы ответить
komnata-strachu-board-as-set = То же в любом порядке
komnata-strachu-board-scale = Выберите время
komnata-strachu-board-less = меньше
komnata-strachu-board-more = больше
komnata-strachu-board-lamp-of = { $name }: { $time }
komnata-strachu-keys-push = выдвинуть, вернуть
komnata-strachu-keys-switch = включить свет
komnata-strachu-keys-clear = вернуть все
komnata-strachu-outcome-takes = { $who ->
    [you] Вы забираете карты
   *[other] { $name } забирает карты
}
komnata-strachu-outcome-box = Карты уходят в коробку
komnata-strachu-outcome-hasty = Первый, но неверный ответ: { $name }.
komnata-strachu-outcome-silent = Вы ещё не нажали.
komnata-strachu-outcome-right = Верно { $by ->
    [shape] по форме
    [colour] по цвету
   *[both] по форме и по цвету
}, время: { $time }.
komnata-strachu-outcome-later = Вы тоже ответили верно, на { $time } позже.
komnata-strachu-outcome-to-box = Коробка +{ $cards }
komnata-strachu-outcome-gain = { $name } +{ $cards }, всего { $pile }
komnata-strachu-print-label = { $first } на { $gap } раньше, чем { $second }
komnata-strachu-print-message = сообщение: { $name }, +{ $time }
komnata-strachu-print-credit = Считается нажатие, а не приход сообщения: задержка связи вычитается.
komnata-strachu-print-marks = Каждое деление: { $step } мс.
komnata-strachu-shared = Один экран на всех
komnata-strachu-shared-leave = Меню и журнал
komnata-strachu-shared-touch = Играть касанием
komnata-strachu-shared-keys = Играть клавишами
komnata-strachu-shared-switch = Выключатель, { $name }: { $state }
komnata-strachu-shared-pointer = мышь или касание,
komnata-strachu-shared-pad = цифровой блок,
komnata-strachu-learn-other = Не в этот раз: выдвиньте подсвеченные. Жетон вернётся, если коснуться его ещё раз.
komnata-strachu-learn-right = Это тоже верно, { $by ->
    [shape] по форме
    [colour] по цвету
   *[both] по форме и по цвету
}.
komnata-strachu-history = Прошлые вскрытия
komnata-strachu-history-cancelled = три особые: в коробку
komnata-strachu-history-silent = никто не нажал
komnata-strachu-keyboard = Проверить клавиатуру
komnata-strachu-keyboard-text = Нажимайте свои клавиши: сначала по одной, потом несколько сразу. Каждая услышанная получает отметку.
komnata-strachu-keyboard-players = Кто играет на этой клавиатуре
komnata-strachu-keyboard-count = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
komnata-strachu-keyboard-pad = Цифровой блок, с включёнными цифрами
komnata-strachu-keyboard-most = Услышано одновременно: { $keys }.
komnata-strachu-keyboard-whole = Слышна каждая клавиша.
komnata-strachu-keyboard-warning = Многие клавиатуры слышат одновременно лишь две-три клавиши. Достаточно коротких нажатий: ничего не надо удерживать.
komnata-strachu-training-last = { $reveals ->
    [0] Здесь появится ваше время
    [one] Последние: { $reveals } вскрытие
    [few] Последние: { $reveals } вскрытия
    [many] Последние: { $reveals } вскрытий
   *[other] Последние: { $reveals } вскрытия
}
komnata-strachu-training-reveals = { $reveals ->
    [one] { $reveals } вскрытие
    [few] { $reveals } вскрытия
    [many] { $reveals } вскрытий
   *[other] { $reveals } вскрытия
}
komnata-strachu-training-mode = { $mode ->
    [single] Две особые
    [match] Гость
    [missing] Побег
    [line] Нашествие
   *[plain] Без особых
}
komnata-strachu-training-plan = { $plan ->
    [match] Гости
    [missing] Побеги
    [line] Нашествия
    [single] Две особые
    [shape] Только по форме
    [colour] Только по цвету
   *[all] Всё, как в колоде
}
komnata-strachu-training-start = { $plan ->
    [match] Тренировать: десять Гостей
    [missing] Тренировать: десять Побегов
    [line] Тренировать: десять Нашествий
   *[all] Тренировать: десять вскрытий
}
komnata-strachu-training-what = Что тренировать
komnata-strachu-training-begin = В одиночку на время
komnata-strachu-training-text = Десять вскрытий. Карты те же, что за столом, и никто не смотрит.
komnata-strachu-training-set = Первые три с подсказкой, дальше соперник – ваша собственная медиана.
komnata-strachu-training-weak = { $mode ->
    [single] Слабое место: две особые
    [match] Слабое место: Гости
    [missing] Слабое место: Побеги
    [line] Слабое место: Нашествия
   *[plain] Слабое место: три Страха
}
komnata-strachu-training-weak-text = Пока верно: { $right } из { $reveals }.
komnata-strachu-training-right = верно: { $percent }
komnata-strachu-training-percent = { $percent }{ "\u00A0" }%
komnata-strachu-training-dot = верно
komnata-strachu-training-cross = ошибка
komnata-strachu-training-median = ваша медиана
komnata-strachu-training-steady = спокойный бот, в среднем
komnata-strachu-training-shorter = найден более короткий ответ
komnata-strachu-training-readings = по форме : по цвету
komnata-strachu-training-usual = частая ошибка
komnata-strachu-training-mistake = { $mistake ->
    [mixed] смешение
    [forgotten] пропуск
    [too_many] лишнее
    [lapse] забыт Побег
    [order] не тот порядок
    [short_line] не все пять
   *[other] другое
}
komnata-strachu-training-against = Против кого
komnata-strachu-training-rival = { $rival ->
    [median] Ваша Тень с обычной скоростью
    [best] Ваша Тень с лучшей скоростью
   *[nobody] Только часы
}
komnata-strachu-training-shadow = Тень повторяет время ваших же верных ответов и никогда не ошибается.
komnata-strachu-training-shadow-out = Тень ещё не видела, как вы это делаете
komnata-strachu-training-shadow-alone = Тени понадобилось { $time }.
komnata-strachu-training-shadow-beaten = Быстрее Тени на { $gap }.
komnata-strachu-training-shadow-first = Тень быстрее на { $gap }.
komnata-strachu-training-score = Вы { $own }, Тень { $shadow }
komnata-strachu-training-goal = Ваша медиана: { $time }.
komnata-strachu-training-done = К статистике
komnata-strachu-training-kept = Хранится только на этом устройстве. Медианы верных ответов.
komnata-strachu-training-forget = Забыть всё

## Что это?

komnata-strachu-what-fear = По форме это ваш жетон: { $shape }, по цвету: { $colour }.
komnata-strachu-what-specials = Две особые карты отменяют друг друга; три уходят в коробку.
komnata-strachu-what-token = Ваш жетон: выдвиньте его, если он входит в ответ. Порядок важен только при Нашествии Страхов.
komnata-strachu-what-switch = Выключатель
komnata-strachu-what-switch-means = Нажатие закрепляет ответ. Самый быстрый верный забирает карты.
komnata-strachu-what-pile = Выигранные карты
komnata-strachu-what-pile-means = Побеждает тот, у кого больше карт; при равенстве – больше особых.
