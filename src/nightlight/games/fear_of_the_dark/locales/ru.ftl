fear-of-the-dark-title = Страх темноты
fear-of-the-dark-tagline = горстка спичек и чёрный лабиринт: откройте его целиком, потом найдите выход
fear-of-the-dark-goal = Цель: открыть весь лабиринт и выйти через дверь, за которой ничего нет, пока не пропала последняя карта Разума.
fear-of-the-dark-hint = Он смотрит на открытые комнаты, находки и выигранные шаги и на то, скольких карт Разума и света они стоят.
fear-of-the-dark-over = Лабиринт затихает, игра окончена.

## Options

fear-of-the-dark-option-difficulty = Уровень сложности
fear-of-the-dark-option-difficulty-about = Сколько у вас спичек и может ли тьма убить сразу.
fear-of-the-dark-option-difficulty-normal = обычный
fear-of-the-dark-option-difficulty-easy = лёгкий, без мгновенной смерти
fear-of-the-dark-option-difficulty-hard = сложный, 5 спичек
fear-of-the-dark-option-difficulty-very_hard = очень сложный, 4 спички

## Names

fear-of-the-dark-name-strike = Зажечь спичку
fear-of-the-dark-name-move = Движение
fear-of-the-dark-name-tiptoe = На цыпочках
fear-of-the-dark-name-scout = Разведка
fear-of-the-dark-name-search = Поиск
fear-of-the-dark-name-clear = Убрать преграду

fear-of-the-dark-name-terror = Ужас
fear-of-the-dark-name-knockout = Нокаут
fear-of-the-dark-name-draught = Сквозняк
fear-of-the-dark-name-collapse = Обвал
fear-of-the-dark-name-lockdown = Блокировка
fear-of-the-dark-name-leak = Протечка

fear-of-the-dark-name-match = Спичка
fear-of-the-dark-name-paper = Клочок бумаги
fear-of-the-dark-name-key = Ключ
fear-of-the-dark-name-lever = Рычаг

fear-of-the-dark-name-door = Потайная дверь
fear-of-the-dark-name-map = Тайная карта
fear-of-the-dark-name-info = Сведения

fear-of-the-dark-name-obstacle = Преграда
fear-of-the-dark-name-lock = Замок

fear-of-the-dark-name-N = север
fear-of-the-dark-name-E = восток
fear-of-the-dark-name-S = юг
fear-of-the-dark-name-W = запад

fear-of-the-dark-square-0 = северо-западный угол
fear-of-the-dark-square-1 = северная сторона
fear-of-the-dark-square-2 = северо-восточный угол
fear-of-the-dark-square-3 = западная сторона
fear-of-the-dark-square-4 = середина
fear-of-the-dark-square-5 = восточная сторона
fear-of-the-dark-square-6 = юго-западный угол
fear-of-the-dark-square-7 = южная сторона
fear-of-the-dark-square-8 = юго-восточный угол

fear-of-the-dark-copies = { $name } ×{ $count }
fear-of-the-dark-none = нет

## Rules in short

fear-of-the-dark-rule-strike = потратить спичку и собрать руку до 5 карт
fear-of-the-dark-rule-move = до 4 шагов
fear-of-the-dark-rule-tiptoe = до 2 шагов, и через дыры
fear-of-the-dark-rule-scout = открыть комнату за дверью, у которой вы стоите, не входя
fear-of-the-dark-rule-search = взять предмет или тайну рядом с вами
fear-of-the-dark-rule-clear = убрать преграду рядом с вами
fear-of-the-dark-rule-match = даёт ещё одну спичку
fear-of-the-dark-rule-paper = собрать руку до 3 карт, при свете
fear-of-the-dark-rule-key = открывает замок рядом с вами
fear-of-the-dark-rule-lever = сразу открывает любой замок

## The table

fear-of-the-dark-light = СВЕТ. Сыгранные карты возвращаются в колоду.
fear-of-the-dark-lighting = СВЕТ: горит спичка. Решите, что вы сделаете при ней.
fear-of-the-dark-darkness =
    ТЬМА. Каждое действие стоит карты Разума, и это навсегда.{ $match ->
        [yes] { " Спичка даст свет." }
       *[no] { "" }
    }
fear-of-the-dark-leaking = Протечка: в этой комнате спички не горят.
fear-of-the-dark-sealed = Свободных дверей не осталось! Путь откроет только Потайная дверь.
fear-of-the-dark-stranded = До свободных дверей не дойти! Поможет лишь Ключ, Рычаг, спичка или Потайная дверь.

fear-of-the-dark-row-matches = Спички
fear-of-the-dark-row-terrors = Ужас
fear-of-the-dark-row-hand = Рука
fear-of-the-dark-row-deck = Колода Разума
fear-of-the-dark-row-lost = Потеряно
fear-of-the-dark-row-kept = При себе
fear-of-the-dark-row-tiles = Лабиринт
fear-of-the-dark-row-hazards = Скрытые угрозы
fear-of-the-dark-row-unseen_items = Скрытые предметы
fear-of-the-dark-row-unseen_secrets = Скрытые тайны
fear-of-the-dark-row-locations = Локации
fear-of-the-dark-row-items = Предметы
fear-of-the-dark-row-secrets = Тайны

fear-of-the-dark-matches = { $matches } из { $most }
fear-of-the-dark-terrors =
    { $deadly ->
        [yes] { $terrors ->
            [0] нет (второй – смерть)
            [1] { $terrors }: ЕЩЁ ОДИН – И СМЕРТЬ
           *[other] { $terrors }
        }
       *[no] { $terrors }
    }
fear-of-the-dark-tiles =
    осталось { $left }, отложено { $aside }; дальше: угроза { $danger }%, Тёмное Эхо { $echo }%
fear-of-the-dark-all_revealed = всё открыто: найдите выход!
fear-of-the-dark-unseen = { $cards } (1 в коробке)

fear-of-the-dark-legend-pawn =
    { $who ->
        [you] вы
       *[other] { $name }
    }{ $stands ->
        [hole] { " (на дыре)" }
       *[floor] { "" }
    }
fear-of-the-dark-legend-floor = пол
fear-of-the-dark-legend-water = залитый пол (Протечка)
fear-of-the-dark-legend-hole = дыра
fear-of-the-dark-legend-obstacle = преграда
fear-of-the-dark-legend-lock = замок
fear-of-the-dark-legend-item = предмет
fear-of-the-dark-legend-secret = тайна
fear-of-the-dark-legend-searched = уже пусто
fear-of-the-dark-legend-unused = свободная дверь
fear-of-the-dark-legend-way_out = ВЫХОД
fear-of-the-dark-legend-blocked = глухая дверь
fear-of-the-dark-rooms =
    { $rooms ->
        [1] A комната
       *[other] A–{ $last } комнаты
    }

## Questions

fear-of-the-dark-step-act =
    { $light ->
        [yes] Что вы делаете?
       *[no] Темно. Что вы делаете?
    }
fear-of-the-dark-step-build = Какую карту возьмёте? В руке { $held } из { $size }.
fear-of-the-dark-step-step =
    Куда шагнёте? { $left ->
        [one] Остался { $left } шаг.
        [few] Осталось { $left } шага.
        [many] Осталось { $left } шагов.
       *[other] Осталось { $left } шага.
    }
fear-of-the-dark-step-target =
    { $purpose ->
        [search] Где искать?
        [clear] Какую преграду убрать?
       *[key] Какой замок открыть ключом?
    }
fear-of-the-dark-step-rotate =
    Как ляжет новая комната { $room }? { $danger ->
        [strikes] Она опасна: угроза настигнет вас.
        [shown] Она опасна, но снаружи страшна только Протечка.
        [ignored] Она опасна, но карта бережёт вас от угрозы.
       *[none] В ней спокойно.
    }
fear-of-the-dark-step-lose_card = Ужас! Какую карту Разума вы теряете навсегда?
fear-of-the-dark-step-slot = Локация { $location }: какой предмет возьмёте?
fear-of-the-dark-step-lock = Рычаг открывает один замок. Какой?
fear-of-the-dark-step-map_door = Тайная карта показывает комнату за свободной дверью. За какой?
fear-of-the-dark-step-wall = Потайная дверь открывает одну стену. Какую?

## Options of a decision

fear-of-the-dark-action-match =
    Потратить спичку: собрать руку до { $hand } карт, { $matches ->
        [0] это последняя спичка
        [one] останется { $matches } спичка
        [few] останется { $matches } спички
        [many] останется { $matches } спичек
       *[other] останется { $matches } спички
    }{ $stronger ->
        [yes] ; СЛАБЕЕ, чем «Зажечь спичку» ({ $five })
       *[no] { "" }
    }
fear-of-the-dark-action-play = { $card } (вернётся в колоду): { $does }
fear-of-the-dark-action-walk = Пройти, вернув «{ $card }» в колоду: { $does }
fear-of-the-dark-action-wild_strike = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_move = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_tiptoe = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_scout = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_search = { fear-of-the-dark-burn }
fear-of-the-dark-action-wild_clear = { fear-of-the-dark-burn }
fear-of-the-dark-action-dark = { fear-of-the-dark-burn }
fear-of-the-dark-burn =
    { $price ->
        [last] Навсегда отдать ПОСЛЕДНЮЮ карту
       *[lost] Навсегда отдать «{ $card }»
    }: { $effect }, { $does }
fear-of-the-dark-action-item = { $item }: { $does }
fear-of-the-dark-action-concede = Сдаться

fear-of-the-dark-steps =
    { $holes ->
        [yes] до { $steps } шагов, и через дыры
       *[no] до { $steps } шагов
    }
fear-of-the-dark-door_in = свободная дверь через { $steps }
fear-of-the-dark-out_in = ВЫХОД через { $steps }!
fear-of-the-dark-does-strike =
    рука до { $hand } карт, { $matches ->
        [0] последняя спичка
        [one] останется { $matches } спичка
        [few] останется { $matches } спички
        [many] останется { $matches } спичек
       *[other] останется { $matches } спички
    }
fear-of-the-dark-does-scout = заглянуть за дверь ({ $side })
fear-of-the-dark-does-clear = { $sides }
fear-of-the-dark-mark_item =
    предмет { $location } ({ $known ->
        [none] { $side }
       *[other] { $side }: { $known }
    })
fear-of-the-dark-mark_secret = тайна { $location } ({ $side })
fear-of-the-dark-token_at = { $token } ({ $side })
fear-of-the-dark-use-match = ещё одна спичка, { $matches } из 6
fear-of-the-dark-use-paper = сжечь и собрать руку до { $hand } карт
fear-of-the-dark-use-key = открыть замок ({ $sides })

fear-of-the-dark-action-take = { $card } (в колоде: { $copies }): { $rule }
fear-of-the-dark-action-step = Шаг на { $side }: { $there }
fear-of-the-dark-there-floor = пол
fear-of-the-dark-there-hole = дыра
fear-of-the-dark-there-room = в комнату { $room }
fear-of-the-dark-there-leak = Протечка погасит свет
fear-of-the-dark-there-out = ВЫХОД из лабиринта!
fear-of-the-dark-there-unknown =
    через свободную дверь (угроза { $danger }%, Тёмное Эхо { $echo }%{ $death ->
        [0] { "" }
       *[other] , смерть { $death }%
    })
fear-of-the-dark-action-stop = Остановиться
fear-of-the-dark-action-target = { $what }
fear-of-the-dark-action-rotate = { $degrees }: { $doors }
fear-of-the-dark-door-unused = { $side } – свободно
fear-of-the-dark-door-way_out = { $side } – ВЫХОД
fear-of-the-dark-door-connected = { $side } – в { $room }
fear-of-the-dark-door-blocked = { $side } – глухая дверь: там стена { $room }
fear-of-the-dark-door-blocks = { $side } – закроет дверь { $room }
fear-of-the-dark-door-none = СВОБОДНЫХ ДВЕРЕЙ НЕ ОСТАНЕТСЯ!
fear-of-the-dark-door-far = ДО СВОБОДНЫХ ДВЕРЕЙ НЕ ДОЙТИ!
fear-of-the-dark-action-deck = { $card }, из колоды
fear-of-the-dark-action-hand = { $card }, из руки
fear-of-the-dark-action-slot = { $item }: { $rule }
fear-of-the-dark-action-lock = Комната { $tile }, { $square }
fear-of-the-dark-action-map_door = Комната { $tile }, { $side }
fear-of-the-dark-action-wall =
    Комната { $tile }, { $side } ({ $behind ->
        [none] за стеной пока ничего
       *[other] за стеной комната { $behind }
    })

## What happens (an empty message is news that the table shows anyway)

fear-of-the-dark-event-lit_match =
    Вспыхивает спичка. { $matches ->
        [0] Это была последняя.
        [one] Осталась { $matches }.
        [few] Осталось { $matches }.
        [many] Осталось { $matches }.
       *[other] Осталось { $matches }.
    }
fear-of-the-dark-event-played = { $card }: карта возвращается в колоду.
fear-of-the-dark-event-walked = Несколько шагов: карта «{ $card }» возвращается в колоду.
fear-of-the-dark-event-burned = Карта «{ $card }» потеряна навсегда: { $effect }.
fear-of-the-dark-event-groped = Во тьме карта «{ $card }» потеряна навсегда: { $effect }.
fear-of-the-dark-event-took = В руку: { $card }.
fear-of-the-dark-event-stepped = Шаг на { $side }.
fear-of-the-dark-event-stopped = { "" }
fear-of-the-dark-event-revealed =
    { $mode ->
        [enter] За порогом:
        [scout] За дверью:
       *[map] На карте:
    } { $room ->
        [quiet_room] спокойная комната.
        [dangerous_room] опасная комната.
        [quiet_echo] Тёмное Эхо.
       *[dangerous_echo] опасное Тёмное Эхо!
    }
fear-of-the-dark-event-placed = { "" }
fear-of-the-dark-event-entered = { "" }
fear-of-the-dark-event-vanished = Тёмное Эхо рассеивается.
fear-of-the-dark-event-drew_hazard =
    { $force ->
        [acts] Угроза: { $hazard }!
       *[none] Угроза: { $hazard }. Без последствий, внутри никого.
    }
fear-of-the-dark-event-frightened = Ужас закрадывается в разум. Карт Ужаса: { $terrors }.
fear-of-the-dark-event-lost_card = Потеряно навсегда: { $card }.
fear-of-the-dark-event-grew = Лабиринт растёт. Тайлов осталось открыть: { $tiles }.
fear-of-the-dark-event-went_dark =
    { $cause }: свет гаснет, { $cards ->
        [one] { $cards } карта возвращается
        [few] { $cards } карты возвращаются
        [many] { $cards } карт возвращаются
       *[other] { $cards } карты возвращаются
    } в колоду.
fear-of-the-dark-event-leaked = Льётся вода: отныне в этой комнате спички не горят.
fear-of-the-dark-event-token_laid = Появляется { $token }: комната { $tile }, { $square }.
fear-of-the-dark-event-token_gone = Исчезает { $token }: комната { $tile }, { $square }.
fear-of-the-dark-event-found_item = Находка в локации { $location }: { $item }.
fear-of-the-dark-event-fetched_item = Взято из локации { $location }: { $item }.
fear-of-the-dark-event-saw_item = В локации { $location } лежит: { $item }.
fear-of-the-dark-event-used_item = Использовано: { $item }.
fear-of-the-dark-event-gained_match = Спичек теперь: { $matches }.
fear-of-the-dark-event-found_secret = Тайна в локации { $location }: { $secret }.
fear-of-the-dark-event-opened_door = Открывается потайная дверь: комната { $tile }, { $side }.
fear-of-the-dark-event-in_vain = { $cause }: ничего не происходит.
fear-of-the-dark-event-ended = { "" }

## The end

fear-of-the-dark-reason-escaped =
    { $who ->
        [you] Вы выбираетесь из лабиринта: победа!
       *[other] { $name } выбирается из лабиринта и побеждает!
    }
fear-of-the-dark-reason-mind =
    { $who ->
        [you] Последняя карта Разума потеряна: тьма вас не отпустит. Вы проигрываете.
       *[other] Последняя карта Разума потеряна: { $name } остаётся во тьме и проигрывает.
    }
fear-of-the-dark-reason-terror =
    { $who ->
        [you] Второй Ужас: сердце останавливается. Вы проигрываете.
       *[other] Второй Ужас: { $name } проигрывает.
    }
fear-of-the-dark-reason-echo =
    { $who ->
        [you] Тёмное Эхо смыкается вокруг вас. Вы проигрываете.
       *[other] { $name } исчезает в Тёмном Эхе и проигрывает.
    }
fear-of-the-dark-reason-stuck =
    { $who ->
        [you] Делать больше нечего. Вы проигрываете.
       *[other] Делать больше нечего: { $name } проигрывает.
    }
fear-of-the-dark-reason-conceded =
    { $who ->
        [you] Вы сдаётесь и остаётесь во тьме. Вы проигрываете.
       *[other] { $name } сдаётся, остаётся во тьме и проигрывает.
    }
fear-of-the-dark-result =
    { $name }: открыто тайлов { $tiles }; осталось: карты Разума { $mind }, спички { $matches }.

## The first match: what the teacher says

fear-of-the-dark-lesson-welcome = Вокруг чёрный лабиринт, рядом никого, а спичек всего шесть. Открывайте комнату за комнатой; когда открывать больше нечего, любая свободная дверь – выход. Девять карт Разума – это всё, что вы умеете, и ваша жизнь.
fear-of-the-dark-lesson-match = Темно, а в темноте всё, что вы делаете, стоит карты Разума, навсегда. Поэтому сначала потратьте спичку.
fear-of-the-dark-lesson-build = Спичка позволяет взять три карты Разума на выбор: это ваш план. Возьмите Движение, ещё раз Движение и Разведку.
fear-of-the-dark-lesson-move = Пока у вас есть карты в руке, горит свет: сыгранное возвращается в колоду, и ничего не теряется. Сыграйте Движение, до четырёх шагов. Единственный свободный путь ведёт на запад.
fear-of-the-dark-lesson-stop = Вы у свободной двери: никто не знает, что за ней. Не входите вслепую, остановитесь.
fear-of-the-dark-lesson-scout = Сыграйте Разведку: она покажет комнату, а входить не придётся.
fear-of-the-dark-lesson-rotate = Новую комнату можно повернуть как угодно, лишь бы одна её дверь сошлась с вашей. На одном конце этого коридора предмет, на другом тайна. Поверните её так, чтобы предмет оказался рядом с вами.
fear-of-the-dark-lesson-enter = Там пряталась угроза, Нокаут, но она бьёт лишь тех, кто входит вслепую. Для того и нужна Разведка. Теперь сыграйте Движение.
fear-of-the-dark-lesson-through = Шаг на запад. Комната, которая уже открыта, вам не повредит.
fear-of-the-dark-lesson-item = Предмет совсем рядом. Остановитесь.
fear-of-the-dark-lesson-dark = Рука пуста: тьма. Действовать на ощупь ещё можно, но каждое действие навсегда сжигает карту Разума. Отдайте один Поиск и возьмите предмет.
fear-of-the-dark-lesson-use = Спичка! Предметы остаются при вас, и их применение не стоит карты. Используйте её: одной спичкой больше.
fear-of-the-dark-lesson-again = Хватит блуждать на ощупь. Потратьте спичку, и снова будет свет.
fear-of-the-dark-lesson-plan = Что понадобится дальше? «Зажечь спичку» – для следующей спички; Движение; и Поиск – для тайны в конце коридора.
fear-of-the-dark-lesson-corridor = Сыграйте Движение и идите на запад, к дальней двери.
fear-of-the-dark-lesson-blind = На этот раз Разведки у вас нет. Рискните разок и шагните в свободную дверь: что бы там ни ждало, оно ударит сразу.
fear-of-the-dark-lesson-terror = Тёмное Эхо, а в нём Ужас! Он стоит вам карты Разума на выбор, а на уровнях посложнее второй Ужас – смерть. Отдайте одну Разведку: у вас их две. Но никогда – «Зажечь спичку».
fear-of-the-dark-lesson-echo = Эхо – не комната: оно тает, вы снова у двери, и приходит следующий тайл. Эта комната спокойная. Поверните её так, чтобы сразу за дверью был пол.
fear-of-the-dark-lesson-strike = Теперь сыграйте «Зажечь спичку». Спичка без этой карты доводит руку до трёх карт, с этой картой – до пяти. Спичек мало: пусть каждая даёт пять.
fear-of-the-dark-lesson-five = Сама «Зажечь спичку» уже вернулась в колоду: возьмите её снова, прежде всего остального, и так каждый раз. Потом Движение, ещё раз Движение и Разведку.
fear-of-the-dark-lesson-secret = Рядом с вами тайна. Тайны можно найти только при свете, а он ещё горит: сыграйте Поиск.
fear-of-the-dark-lesson-map = Тайная карта! Она открывает комнату за любой свободной дверью, хоть самой далёкой, и не подпускает угрозу. Выберите северную дверь той комнаты, где всё началось.
fear-of-the-dark-lesson-last = Опасная комната, а вам она не страшна. Положите её так, чтобы новые двери вели на север и на восток.
fear-of-the-dark-lesson-end = Свет бережёт Разум, тьма его пожирает. Держите «Зажечь спичку» в каждой руке и играйте её, пока свет не погас; заглядывайте за дверь, прежде чем войти. Осталось открыть восемь тайлов; после последнего выйдите через любую свободную дверь – и победа. Уйдёт последняя карта Разума – тьма вас не отпустит.

## Поле

fear-of-the-dark-card-strike = Зажечь
fear-of-the-dark-card-move = Движение
fear-of-the-dark-card-tiptoe = На цыпочках
fear-of-the-dark-card-scout = Разведка
fear-of-the-dark-card-search = Поиск
fear-of-the-dark-card-clear = Расчистка
fear-of-the-dark-card-match = Спичка
fear-of-the-dark-card-paper = Бумага
fear-of-the-dark-card-key = Ключ
fear-of-the-dark-card-lever = Рычаг

fear-of-the-dark-board-map = Карта лабиринта, вид сверху
fear-of-the-dark-board-places = Подсвеченные места
fear-of-the-dark-board-mine = Ваши спички, Разум и предметы
fear-of-the-dark-board-way-out = выход
fear-of-the-dark-board-larger = Крупнее
fear-of-the-dark-board-smaller = Мельче
fear-of-the-dark-board-centre = К Заблудшему
fear-of-the-dark-key-pan = сдвинуть карту
fear-of-the-dark-key-turn-left = Повернуть комнату влево
fear-of-the-dark-key-turn-right = Повернуть комнату вправо
fear-of-the-dark-board-edge-west = Подсвеченных мест на западе: { $lit }
fear-of-the-dark-board-edge-east = Подсвеченных мест на востоке: { $lit }
fear-of-the-dark-board-edge-north = Подсвеченных мест на севере: { $lit }
fear-of-the-dark-board-edge-south = Подсвеченных мест на юге: { $lit }
fear-of-the-dark-board-go =
    Комната { $room }, { $square }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }{ $wet ->
        [yes] , Протечка погасит свет
       *[no] { "" }
    }
fear-of-the-dark-board-go-out =
    Комната { $room }, { $out ->
        [yes] наружу через дверь
       *[no] через свободную дверь
    } ({ $side }): { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }

fear-of-the-dark-board-light = Свет
fear-of-the-dark-board-darkness = Тьма
fear-of-the-dark-board-in-hand =
    { $cards ->
        [one] { $cards } карта в руке
        [few] { $cards } карты в руке
        [many] { $cards } карт в руке
       *[other] { $cards } карты в руке
    }
fear-of-the-dark-board-dark-price = каждое действие стоит карты
fear-of-the-dark-board-forms = Как использовать карту «{ $card }»
fear-of-the-dark-board-form =
    { $steps ->
        [0] { $card }
       *[other] { $card } { $steps }
    }
fear-of-the-dark-board-walk = Пройти { $steps }
fear-of-the-dark-board-burn-for = Сжечь ради…
fear-of-the-dark-board-for-good = навсегда
fear-of-the-dark-board-returns = вернётся
fear-of-the-dark-board-burns = сгорит: { $card }
fear-of-the-dark-board-not-here = не здесь
fear-of-the-dark-board-strike = Потратить спичку
fear-of-the-dark-board-strike-hand = рука до 3
fear-of-the-dark-board-strike-five = рука до 5
fear-of-the-dark-board-steps-left =
    { $left ->
        [one] Остался { $left } шаг
        [few] Осталось { $left } шага
        [many] Осталось { $left } шагов
       *[other] Осталось { $left } шага
    }
fear-of-the-dark-board-build = Берите карты из колоды: { $held } из { $size }.
fear-of-the-dark-board-usual = Обычная рука
fear-of-the-dark-board-lose = Ужас: выберите внизу карту, которую потеряете.

fear-of-the-dark-board-no-strike = Нужна спичка, которая может здесь гореть, и карты в колоде.
fear-of-the-dark-board-no-move = Отсюда некуда шагнуть.
fear-of-the-dark-board-no-tiptoe = Отсюда некуда пройти на цыпочках.
fear-of-the-dark-board-no-scout = Разведка возможна на клетке свободной двери.
fear-of-the-dark-board-no-search = Рядом нечего искать; для тайн нужен свет.
fear-of-the-dark-board-no-clear = Рядом нет преграды.
fear-of-the-dark-board-why-obstacle = Встаньте рядом и уберите её.
fear-of-the-dark-board-why-lock = Ключ открывает его с соседней клетки, Рычаг – откуда угодно.
fear-of-the-dark-board-why-hole = Через неё можно пройти только на цыпочках.
fear-of-the-dark-board-why-item = Встаньте рядом и ищите.
fear-of-the-dark-board-why-secret = Встаньте рядом и ищите, пока горит свет.
fear-of-the-dark-board-why-searched = Здесь всё обыскано: ничего не осталось.
fear-of-the-dark-board-why-far = Не достать тем, что вы выбрали.
fear-of-the-dark-board-why-match = Спичек бывает не больше шести, а этот предмет используют, когда выбирают действие.
fear-of-the-dark-board-why-paper = Для бумаги нужны свет и одна или две карты в руке.
fear-of-the-dark-board-why-key = Ключ открывает замок рядом с вами.
fear-of-the-dark-board-why-lever = Рычаг срабатывает сразу.

fear-of-the-dark-board-matches =
    { $matches ->
        [one] { $matches } спичка
        [few] { $matches } спички
        [many] { $matches } спичек
       *[other] { $matches } спички
    }
fear-of-the-dark-board-hand = Рука: { $cards }
fear-of-the-dark-board-hand-empty = Пусто: темно.
fear-of-the-dark-board-deck = Колода Разума: { $cards }
fear-of-the-dark-board-lost = Потеряно: { $cards }
fear-of-the-dark-board-items = Предметы: { $items }

fear-of-the-dark-board-dark = Тьма
fear-of-the-dark-board-hazards = Неизвестные угрозы
fear-of-the-dark-board-locations = Предметы и тайны
fear-of-the-dark-board-pile-tiles = лабиринт
fear-of-the-dark-board-pile-aside = отложено
fear-of-the-dark-board-pile-hazards = угрозы
fear-of-the-dark-board-terrors =
    Ужас: { $terrors }. { $deadly ->
        [yes] Второй – конец.
       *[no] Каждый стоит карты.
    }
fear-of-the-dark-board-next = Дальше: угроза { $hazard }%, Тёмное Эхо { $echo }%.
fear-of-the-dark-board-entered = Войти не глядя: смерть { $chance }%.
fear-of-the-dark-board-seen = Предметы { $location } известны: { $items }.
fear-of-the-dark-board-chip-rooms =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
        [many] { $tiles } тайлов
       *[other] { $tiles } тайла
    }
fear-of-the-dark-board-chip-terrors = Ужас { $terrors }/{ $most }
fear-of-the-dark-board-chip-hazards =
    { $hazards ->
        [one] { $hazards } угроза
        [few] { $hazards } угрозы
        [many] { $hazards } угроз
       *[other] { $hazards } угрозы
    }
fear-of-the-dark-board-chip-next = дальше { $chance }%
fear-of-the-dark-board-chip-places = Локации
fear-of-the-dark-board-chip-cards = карты: { $items } + { $secrets }
fear-of-the-dark-board-chance-hazard = угроза { $chance }%
fear-of-the-dark-board-chance-death = смерть { $chance }%

fear-of-the-dark-board-acts = Действует!
fear-of-the-dark-board-acts-not = без последствий: внутри никого
fear-of-the-dark-board-tile-room = Комната
fear-of-the-dark-board-tile-echo = Тёмное Эхо
fear-of-the-dark-board-tile-danger = опасно
fear-of-the-dark-board-tile-quiet = спокойно
fear-of-the-dark-board-joint-joined = соединено
fear-of-the-dark-board-joint-open = свободная дверь
fear-of-the-dark-board-joint-blocked = глухая дверь
fear-of-the-dark-board-joint-blocks = закрывает дверь соседа
fear-of-the-dark-board-way-free = вход свободен
fear-of-the-dark-board-way-hole = сначала дыра
fear-of-the-dark-board-way-rubble = сначала завал
fear-of-the-dark-board-way-lock = сначала замок
fear-of-the-dark-board-way-mark = сначала метка
fear-of-the-dark-board-way-none = нет двери

fear-of-the-dark-board-goal = Комната { $room }, { $square }
fear-of-the-dark-board-goal-unseen = Дверь ({ $side }), не глядя
fear-of-the-dark-board-goal-out = Наружу ({ $side })!
fear-of-the-dark-board-goal-steps = шаги: { $steps } из { $most }
fear-of-the-dark-board-tag-returns = вернётся: { $card }
fear-of-the-dark-board-tag-lost = потеряно навсегда: { $card }
fear-of-the-dark-board-tag-mind = Разум { $before } → { $after }
fear-of-the-dark-board-tag-leak = Протечка погасит свет
fear-of-the-dark-board-tag-doors =
    { $doors ->
        [0] свободных дверей не останется!
       *[other] свободных дверей: { $doors }
    }
fear-of-the-dark-board-more = Затем: { $cards }.
fear-of-the-dark-board-last-card = Это последняя карта Разума. Если с ней не выйти, вы проиграли.
fear-of-the-dark-board-odds-nothing = ничего
fear-of-the-dark-board-odds-card = минус карта
fear-of-the-dark-board-odds-shut = завалит
fear-of-the-dark-board-odds-grows = растёт
fear-of-the-dark-board-odds-dark = темно
fear-of-the-dark-board-odds-death = смерть

fear-of-the-dark-board-end-won = Путь наружу
fear-of-the-dark-board-end-lost = Пройденный путь
fear-of-the-dark-board-end-rooms =
    { $count ->
        [one] { $count } комната
        [few] { $count } комнаты
        [many] { $count } комнат
       *[other] { $count } комнаты
    }
fear-of-the-dark-board-end-walked =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
fear-of-the-dark-board-end-struck =
    { $count ->
        [one] зажжена { $count } спичка
        [few] зажжено { $count } спички
        [many] зажжено { $count } спичек
       *[other] зажжено { $count } спички
    }
fear-of-the-dark-board-end-mind =
    { $count ->
        [one] осталась { $count } карта Разума
        [few] осталось { $count } карты Разума
        [many] осталось { $count } карт Разума
       *[other] осталось { $count } карты Разума
    }

## Что это?

fear-of-the-dark-what-mind-hand = В руке: сыгранная возвращается в колоду; её можно и сжечь навсегда ради другого действия.
fear-of-the-dark-what-mind-deck = В колоде Разума: в руку её возвращает спичка.
fear-of-the-dark-what-mind-lost = Потеряна навсегда. Без карт Разума вы проиграли.
fear-of-the-dark-what-hazard-terror = Вы навсегда теряете карту Разума. Второй Ужас – конец (кроме лёгкой игры).
fear-of-the-dark-what-hazard-knockout = Один из отложенных тайлов уходит в лабиринт: открыть придётся на один больше.
fear-of-the-dark-what-hazard-draught = Свет гаснет: вся рука возвращается в колоду.
fear-of-the-dark-what-hazard-collapse = На клетку, с которой вы пришли, падает преграда. В Тёмном Эхе это смерть.
fear-of-the-dark-what-hazard-lockdown = Клетку, с которой вы пришли, закрывает замок. В Тёмном Эхе это смерть.
fear-of-the-dark-what-hazard-leak = Комната залита до конца игры: вошедший теряет свет, и спички там не горят.
fear-of-the-dark-what-unseen = Ещё не открыто: { $count }.
fear-of-the-dark-what-hazards = Угрозы
fear-of-the-dark-what-hazards-means = Опасная комната открывает одну, когда её открывают. Если вы не вошли, действует только Протечка.
fear-of-the-dark-what-secret-door = открывает стену любой комнаты.
fear-of-the-dark-what-secret-map = открывает комнату за любой свободной дверью, без угрозы.
fear-of-the-dark-what-secret-info = показывают предметы того же номера.
fear-of-the-dark-what-left = Осталось карт: { $cards }. Они общие для всех меток этого номера.
fear-of-the-dark-what-locations = Предметы помогут позже, тайны действуют сразу. На метках карты – номера локаций.
fear-of-the-dark-what-room = Комната { $room }
fear-of-the-dark-what-doors =
    { $doors ->
        [0] Свободных дверей нет.
        [one] { $doors } свободная дверь.
        [few] { $doors } свободные двери.
        [many] { $doors } свободных дверей.
       *[other] { $doors } свободной двери.
    }
fear-of-the-dark-what-door = Что за ней, никто не знает. Войдите или сперва загляните: Разведкой или Тайной картой.
fear-of-the-dark-what-way-out = Все тайлы открыты: шаг в эту дверь – победа.
fear-of-the-dark-what-matches = Зажжённая спичка собирает руку до 3 карт и даёт свет.
fear-of-the-dark-what-light = У вас в руке карты Разума. Сыгранные возвращаются в колоду.
fear-of-the-dark-what-darkness = Рука пуста: каждое действие навсегда стоит карты из колоды. Зажгите спичку.
fear-of-the-dark-what-tiles = Тайлов ещё открыть: { $tiles }. Потом каждая свободная дверь – выход.
fear-of-the-dark-what-echoes = Среди них есть Тёмные Эха: они исчезают, а вы снова у двери.
fear-of-the-dark-what-aside = Отложено
fear-of-the-dark-what-aside-means = Тайлы, которых никто не видел: { $tiles }. Каждый Нокаут добавляет один в лабиринт.
