dont-go-in-there-title = Не ходи туда!
dont-go-in-there-tagline = прокрадитесь поглубже за лучшей картой и надейтесь, что фонариков хватит
dont-go-in-there-goal = Цель: в конце иметь меньше всех проклятий. Помогают младшие карты и полные наборы; больше всех призраков – лишние проклятия.
dont-go-in-there-hint = Он смотрит, скольких проклятий и призраков ждать и что обещают неполные наборы.
dont-go-in-there-over = Дом опустел, игра окончена.

## Options

dont-go-in-there-option-types = Типы карт
dont-go-in-there-option-types-about = Какие проклятые предметы есть в доме.
dont-go-in-there-option-types-random = по жребию
dont-go-in-there-option-types-custom = на выбор игроков
dont-go-in-there-option-types-first_game = самые простые, для первой игры
dont-go-in-there-option-custom_types = Типы на выбор игроков
dont-go-in-there-option-custom_types-about = Отметьте виды для игры; недостающие определит жребий.
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
dont-go-in-there-option-ghost_counts = Призраки других игроков
dont-go-in-there-option-ghost_counts-about = С открытыми призраками первая игра легче.
dont-go-in-there-option-ghost_counts-hidden = скрыты за ширмами
dont-go-in-there-option-ghost_counts-open = видны всем
dont-go-in-there-option-start_player = Кто начинает
dont-go-in-there-option-start_player-about = Жребий справедлив, но можно и назначить.
dont-go-in-there-option-start_player-random = по жребию
dont-go-in-there-option-start_player-0 = первый игрок
dont-go-in-there-option-start_player-1 = второй игрок
dont-go-in-there-option-start_player-2 = третий игрок
dont-go-in-there-option-start_player-3 = четвёртый игрок
dont-go-in-there-option-start_player-4 = пятый игрок
dont-go-in-there-option-doll_choice = Если Куклы образуют два набора
dont-go-in-there-option-doll_choice-about = Редкий случай: какие Куклы уходят, если шестёрку можно сложить по-разному.
dont-go-in-there-option-doll_choice-auto = уходят старшие карты
dont-go-in-there-option-doll_choice-player = выбирает их владелец
dont-go-in-there-option-turns = Ходов у каждого игрока
dont-go-in-there-option-turns-about = Чем меньше ходов, тем короче партия.
dont-go-in-there-option-turns-12 = 12, полная игра
dont-go-in-there-option-turns-9 = 9, игра покороче
dont-go-in-there-option-turns-6 = 6, быстрая игра

## Names

dont-go-in-there-board-upper = Верхний этаж
dont-go-in-there-board-middle = Средний этаж
dont-go-in-there-board-lower = Нижний этаж

dont-go-in-there-room-attic = Чердак
dont-go-in-there-room-nursery = Детская
dont-go-in-there-room-library = Библиотека
dont-go-in-there-room-secret_passage = Тайный ход
dont-go-in-there-room-hallway = Коридор
dont-go-in-there-room-basement = Подвал

dont-go-in-there-type-amulet = Амулет
dont-go-in-there-type-cat = Кот
dont-go-in-there-type-clock = Часы
dont-go-in-there-type-doll = Кукла
dont-go-in-there-type-holy_water = Святая вода
dont-go-in-there-type-mask = Маска
dont-go-in-there-type-mirror = Зеркало
dont-go-in-there-type-music_box = Музыкальная шкатулка
dont-go-in-there-type-portrait = Портрет
dont-go-in-there-type-ring = Кольцо
dont-go-in-there-type-tome = Фолиант
dont-go-in-there-type-twin = Близнец

dont-go-in-there-dice = кубики
dont-go-in-there-face-ghost = призрак
dont-go-in-there-face-blank = пустая грань
dont-go-in-there-face_down = закрытая карта
dont-go-in-there-you = вы
dont-go-in-there-none = нет
dont-go-in-there-decimal = { $whole },{ $tenths }
dont-go-in-there-span = { $low }–{ $high }

## Rules in short

dont-go-in-there-rule-amulet = Конец игры: каждый Амулет рассеивает один ваш Амулет со значением на 1 больше.
dont-go-in-there-amulet_names = Конец игры: рассейте один свой Амулет со значением { $value }.
dont-go-in-there-amulet_names_none = Без эффекта.
dont-go-in-there-rule-cat = Конец игры, не более 9 призраков: рассейте всех своих Котов, кроме самого младшего.
dont-go-in-there-rule-clock = Кто первым за столом набрал 8 или больше на Часах, рассеивает 2 старшие карты Часов. Затем Часы не действуют.
dont-go-in-there-clock_claimed = Уже сработали и больше не действуют.
dont-go-in-there-rule-doll = Куклы с суммой ровно 6: рассейте их.
dont-go-in-there-rule-holy_water = Каждая пара: сбросьте половину призраков, округляя вниз.
dont-go-in-there-rule-mask = Передайте игроку справа по 1 призраку за каждую свою Маску.
dont-go-in-there-rule-mirror = Возьмите 1 призрака. Три Зеркала: рассейте все три.
dont-go-in-there-rule-music_box = Конец игры: у кого больше всего проклятий на Шкатулках, тот рассеивает 2 из них (и при ничьей).
dont-go-in-there-rule-portrait = Конец игры: рассейте половину своих Портретов, округляя вниз.
dont-go-in-there-rule-ring = Четыре Кольца: рассейте все четыре.
dont-go-in-there-rule-tome = Каждая пара: выберите другой тип и рассейте все свои карты этого типа.
dont-go-in-there-rule-twin = Два Близнеца с равным значением: рассейте обоих.

dont-go-in-there-room_rule-attic = Поставили на верхнюю ячейку: возьмите 1 призрака.
dont-go-in-there-room_rule-nursery = Поставили на нижнюю ячейку: сбросьте 1 призрака.
dont-go-in-there-room_rule-library = Карты по возрастанию. Левая: сначала возьмите 1 призрака. Правая: сначала сбросьте 1 призрака.
dont-go-in-there-room_rule-secret_passage = Правая карта закрыта. Кто ставит сюда фишку, видит эту карту.
dont-go-in-there-room_rule-hallway = Поставивший третью фишку может изменить результат одного кубика.
dont-go-in-there-room_rule-basement = Поставивший третью фишку может один раз перебросить все кубики.

## The table

dont-go-in-there-types = Карты проклятия в игре (карт в колоде: { $deck }):
dont-go-in-there-in_play = { $type }, видели { $seen } из 8. { $rule }
dont-go-in-there-floor = { $floor }: { $room } (на обороте: { $back }). { $rule }
dont-go-in-there-floor_boarded_up = { $floor }: заколочен.
dont-go-in-there-cards = Карты: { $cards }. { $dice }
dont-go-in-there-peeked_card = { $card } (закрыта, но вы её знаете)
dont-go-in-there-dice_to_roll = Кубиков: { $dice }.
dont-go-in-there-dice_rolled = Бросок: кубиков { $dice }, призраков { $ghosts }.
dont-go-in-there-steps = Сверху вниз (фонарики): { $steps }.
dont-go-in-there-free = свободно
dont-go-in-there-player =
    { $who ->
        [you] { $name } (вы)
        [right] { $name } (справа от вас)
       *[other] { $name }
    }: { $curses ->
        [one] { $curses } проклятие
        [few] { $curses } проклятия
        [many] { $curses } проклятий
       *[other] { $curses } проклятия
    }, { $ghosts }, { $turns ->
        [one] остался { $turns } ход
        [few] осталось { $turns } хода
        [many] осталось { $turns } ходов
       *[other] осталось { $turns } хода
    }.
dont-go-in-there-ghosts_known =
    { $ghosts ->
        [one] { $ghosts } призрак
        [few] { $ghosts } призрака
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }
dont-go-in-there-ghosts_hidden = призраки скрыты
dont-go-in-there-if_it_ended = Если бы игра кончилась сейчас, с картами конца: { $curses }
dont-go-in-there-dispelled = Рассеяны ({ $cards }): { $list }

## Questions

dont-go-in-there-step-place =
    Ваш ход. Куда поставите фишку? ({ $turns ->
        [one] Это ваш последний ход.
        [few] Осталось { $turns } хода.
        [many] Осталось { $turns } ходов.
       *[other] Осталось { $turns } хода.
    })
dont-go-in-there-step-hallway =
    { $room }, бросок (кубиков: { $dice }): { $ghosts ->
        [0] ни одного призрака
        [one] { $ghosts } призрак
        [few] { $ghosts } призрака
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }. Измените один кубик?
dont-go-in-there-step-basement =
    { $room }, бросок (кубиков: { $dice }): { $ghosts ->
        [0] ни одного призрака
        [one] { $ghosts } призрак
        [few] { $ghosts } призрака
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }. Перебросите все кубики?
dont-go-in-there-step-take =
    { $room }: какую карту возьмёте? { $mine ->
        [0] После вас: { $after }.
        [3] Вы берёте все три.
       *[2] Вторая тоже ваша.
    }
dont-go-in-there-step-tome = Пара Фолиантов рассеивает все ваши карты одного типа. Какого?
dont-go-in-there-step-dolls = Ваши Куклы дают сумму 6 двумя способами. Какой набор рассеять?

## Options of a decision

dont-go-in-there-action-place =
    { $room }, ячейка { $space } ({ $flashlights ->
        [0] без фонарика
        [one] { $flashlights } фонарик
        [few] { $flashlights } фонарика
        [many] { $flashlights } фонариков
       *[other] { $flashlights } фонарика
    }): { $outlook }
dont-go-in-there-odds = призраков в среднем: { $ghosts } (ни одного: { $none }%)
dont-go-in-there-take_at_once =
    { $ghosts ->
        [one] сразу возьмёте { $ghosts } призрака
        [few] сразу возьмёте { $ghosts } призраков
        [many] сразу возьмёте { $ghosts } призраков
       *[other] сразу возьмёте { $ghosts } призрака
    }
dont-go-in-there-discard_at_once =
    { $ghosts ->
        [one] сразу сбросите { $ghosts } призрака
        [few] сразу сбросите { $ghosts } призраков
        [many] сразу сбросите { $ghosts } призраков
       *[other] сразу сбросите { $ghosts } призрака
    }
dont-go-in-there-you_will_peek = увидите закрытую карту
dont-go-in-there-resolves = разыграете комнату, очередь за картой: { $pick } из 3
dont-go-in-there-may_turn_die = сможете изменить один кубик
dont-go-in-there-may_reroll = сможете перебросить кубики

dont-go-in-there-action-leave = Не менять кубики. Призраков получат: { $shares }
dont-go-in-there-action-ghost_to_blank = Заменить призрака пустой гранью. Призраков получат: { $shares }
dont-go-in-there-action-blank_to_ghost = Заменить пустую грань призраком. Призраков получат: { $shares }
dont-go-in-there-action-keep = Оставить бросок. Призраков получат: { $shares }
dont-go-in-there-action-reroll = Перебросить все кубики. Призраков получат в среднем: { $shares }

dont-go-in-there-action-take = { $card }. { $now } [{ $rule }]
dont-go-in-there-now-gained =
    { $ghosts ->
        [one] Вы возьмёте { $ghosts } призрака.
        [few] Вы возьмёте { $ghosts } призраков.
        [many] Вы возьмёте { $ghosts } призраков.
       *[other] Вы возьмёте { $ghosts } призрака.
    }
dont-go-in-there-now-discarded =
    { $ghosts ->
        [one] Вы сбросите { $ghosts } призрака.
        [few] Вы сбросите { $ghosts } призраков.
        [many] Вы сбросите { $ghosts } призраков.
       *[other] Вы сбросите { $ghosts } призрака.
    }
dont-go-in-there-now-passed =
    { $ghosts ->
        [one] Вы передадите { $ghosts } призрака (получит { $neighbour }).
        [few] Вы передадите { $ghosts } призраков (получит { $neighbour }).
        [many] Вы передадите { $ghosts } призраков (получит { $neighbour }).
       *[other] Вы передадите { $ghosts } призрака (получит { $neighbour }).
    }
dont-go-in-there-now-claimed_clock = Вы раньше всех наберёте 8!
dont-go-in-there-now-tome_faded = Пара, но рассеивать нечего.
dont-go-in-there-now-tome = Пара: вы выберете тип.
dont-go-in-there-now-dolls = Два набора дают 6: вы выберете.
dont-go-in-there-now-dispelled = Вы рассеиваете: { $cards }.
dont-go-in-there-net-curses = Проклятия: { $before } → { $after }.
dont-go-in-there-net-ghosts = Призраки: { $before } → { $after }.
dont-go-in-there-now-first = Других у вас нет.
dont-go-in-there-now-more = У вас есть: { $values }.

dont-go-in-there-action-dispel =
    { $type }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, на { $curses ->
        [one] { $curses } проклятие
        [few] { $curses } проклятия
        [many] { $curses } проклятий
       *[other] { $curses } проклятия
    } меньше
dont-go-in-there-action-dolls = { $set }. Останется: { $rest }

## What happens (an empty message is news that the table shows anyway)

dont-go-in-there-event-chose_type = { "" }
dont-go-in-there-event-turned_up = { "" }
dont-go-in-there-event-dealt = { "" }
dont-go-in-there-event-sorted = { "" }
dont-go-in-there-event-die_fell = { "" }
dont-go-in-there-event-drew_start =
    { $who ->
        [you] Жребий указывает на вас: вы начинаете.
       *[other] Жребий решает: начинает { $seat }.
    }
dont-go-in-there-event-named_start =
    { $who ->
        [you] Вы начинаете.
       *[other] Начинает { $seat }.
    }
dont-go-in-there-event-placed =
    { $who ->
        [you] Вы прокрадываетесь: { $room }, ячейка { $space }.
       *[other] { $seat } прокрадывается: { $room }, ячейка { $space }.
    }
dont-go-in-there-event-peeked =
    { $who ->
        [you] Вы подсматриваете закрытую карту: { $card }.
       *[other] { $seat } подсматривает закрытую карту.
    }
dont-go-in-there-event-revealed = Закрытая карта открывается: { $card }.
dont-go-in-there-event-rolled =
    { $room }, бросок (кубиков: { $dice }): { $ghosts ->
        [0] ни одного призрака
        [one] { $ghosts } призрак
        [few] { $ghosts } призрака
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }.
dont-go-in-there-event-left_dice =
    { $who ->
        [you] Вы не меняете кубики.
       *[other] { $seat } не меняет кубики.
    }
dont-go-in-there-event-turned_die =
    { $who ->
        [you] Вы меняете один кубик: { $face }.
       *[other] { $seat } меняет один кубик: { $face }.
    } Призраков теперь: { $ghosts }.
dont-go-in-there-event-kept_roll =
    { $who ->
        [you] Вы оставляете бросок.
       *[other] { $seat } оставляет бросок.
    }
dont-go-in-there-event-rerolled =
    { $who ->
        [you] Вы перебрасываете все кубики.
       *[other] { $seat } перебрасывает все кубики.
    }
dont-go-in-there-event-gained =
    { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $ghosts ->
        [one] { $ghosts } призрака
        [few] { $ghosts } призраков
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    } ({ $cause }).
dont-go-in-there-event-discarded =
    { $who ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } { $ghosts ->
        [one] { $ghosts } призрака
        [few] { $ghosts } призраков
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    } ({ $cause }).
dont-go-in-there-event-passed =
    { $who ->
        [you] Вы передаёте
       *[other] { $seat } передаёт
    } { $ghosts ->
        [one] { $ghosts } призрака
        [few] { $ghosts } призраков
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    } (получает { $neighbour }).
dont-go-in-there-passed_to_you =
    { $seat } передаёт вам { $ghosts ->
        [one] { $ghosts } призрака
        [few] { $ghosts } призраков
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }.
dont-go-in-there-event-took =
    { $who ->
        [you] Вы берёте карту: { $card }.
       *[other] { $seat } берёт карту: { $card }.
    }
dont-go-in-there-event-dispelled =
    { $who ->
        [you] Вы рассеиваете карту { $card }: { $why }.
       *[other] { $seat } рассеивает карту { $card }: { $why }.
    }
dont-go-in-there-why-amulet = его называет младший Амулет
dont-go-in-there-why-cat = не больше 9 призраков
dont-go-in-there-why-clock = первые 8 на Часах
dont-go-in-there-why-doll = сумма Кукол равна 6
dont-go-in-there-why-mirror = три Зеркала
dont-go-in-there-why-music_box = больше всего на Шкатулках
dont-go-in-there-why-portrait = половина Портретов
dont-go-in-there-why-ring = четыре Кольца
dont-go-in-there-why-tome = пара Фолиантов
dont-go-in-there-why-twin = два равных Близнеца
dont-go-in-there-event-claimed_clock =
    { $who ->
        [you] Часы бьют для вас: вы раньше всех набираете 8!
       *[other] Часы бьют! { $seat } раньше всех набирает 8.
    } Больше Часы не действуют.
dont-go-in-there-event-tome_faded =
    { $who ->
        [you] У вас пара Фолиантов, но рассеивать нечего.
       *[other] { $seat } собирает пару Фолиантов, но рассеивать нечего.
    }
dont-go-in-there-event-flipped = { $board }: открывается { $room }, с новыми картами.
dont-go-in-there-event-boarded_up = { $board }: заколочен навсегда.
dont-go-in-there-event-ended = Все покидают дом. Теперь действуют карты конца.
dont-go-in-there-event-showed_ghosts =
    { $who ->
        [you] У вас
       *[other] { $seat }:
    } { $ghosts ->
        [one] { $ghosts } призрак
        [few] { $ghosts } призрака
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }.
dont-go-in-there-event-haunted =
    { $who ->
        [you] Больше всего призраков ({ $ghosts }): вы получаете
       *[other] Больше всего призраков ({ $ghosts }): { $seat } получает
    } { $curses ->
        [one] { $curses } проклятие
        [few] { $curses } проклятия
        [many] { $curses } проклятий
       *[other] { $curses } проклятия
    }.

## The end

dont-go-in-there-reason-fewest_curses =
    { $who ->
        [you] Вы побеждаете: у вас меньше всего проклятий!
       *[other] Побеждает { $names }: меньше всего проклятий!
    }
dont-go-in-there-reason-fewest_ghosts =
    { $who ->
        [you] Вы побеждаете: проклятий поровну, но призраков у вас меньше всего!
       *[other] Побеждает { $names }: проклятий поровну, но призраков меньше всего!
    }
dont-go-in-there-reason-shared = Общая победа: { $names }, проклятий и призраков поровну!
dont-go-in-there-place =
    { $rank }. { $name }: { $curses ->
        [one] { $curses } проклятие
        [few] { $curses } проклятия
        [many] { $curses } проклятий
       *[other] { $curses } проклятия
    } (карты: { $cards }, призраки: { $haunting }), в конце { $ghosts ->
        [one] { $ghosts } призрак
        [few] { $ghosts } призрака
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }.

## Поле в браузере

dont-go-in-there-board-most = больше всех призраков
dont-go-in-there-board-most-of = Больше всех призраков: { $ghosts }.
dont-go-in-there-board-rooms = Комнаты
dont-go-in-there-board-back = На обороте: { $room }
dont-go-in-there-board-hidden = Закрыта
dont-go-in-there-board-peeked = Её видели: { $names }
dont-go-in-there-board-taken = Ячейка { $space } занята: там стоит { $name }.
dont-go-in-there-board-rule-attic = Верхняя ячейка: +1 призрак
dont-go-in-there-board-rule-nursery = Нижняя ячейка: −1 призрак
dont-go-in-there-board-rule-library = Слева +1 призрак, справа −1
dont-go-in-there-board-rule-secret_passage = Встаньте и увидите карту
dont-go-in-there-board-rule-hallway = Третий может изменить кубик
dont-go-in-there-board-rule-basement = Третий может перебросить
dont-go-in-there-board-then = затем { $room }
dont-go-in-there-board-tower = Башня для кубиков
dont-go-in-there-board-kinds = Типы карт
dont-go-in-there-board-kinds-in-play = Типы карт в игре
dont-go-in-there-board-kinds-deck = Карт в колоде: { $cards }
dont-go-in-there-board-seen = из { $of } видели
dont-go-in-there-board-leave = Не менять
dont-go-in-there-board-ghost_to_blank = Призрака убрать
dont-go-in-there-board-blank_to_ghost = Призрака добавить
dont-go-in-there-board-keep = Оставить бросок
dont-go-in-there-board-reroll = Перебросить все
dont-go-in-there-board-cards-of = Показать карты: { $name }
dont-go-in-there-board-no-cards = Карт пока нет.
dont-go-in-there-board-you = Вы
dont-go-in-there-board-order = Порядок выбора карт
dont-go-in-there-board-count-title = Последний подсчёт
dont-go-in-there-board-count = Теперь действуют карты конца.
dont-go-in-there-board-count-screens = Ширмы падают: у кого сколько призраков?
dont-go-in-there-board-count-haunted = Больше всех призраков: проклятие за каждых двух.
dont-go-in-there-board-count-done = Побеждает тот, у кого меньше проклятий.
dont-go-in-there-board-count-cards = на картах
dont-go-in-there-board-count-ghosts = призраки
dont-go-in-there-board-count-all = проклятия
dont-go-in-there-board-count-skip = Показать итог
dont-go-in-there-board-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }
dont-go-in-there-board-rolled =
    { $ghosts ->
        [one] выпал { $ghosts } призрак
        [few] выпало { $ghosts } призрака
        [many] выпало { $ghosts } призраков
       *[other] выпало { $ghosts } призрака
    }
dont-go-in-there-board-deck =
    { $cards ->
        [one] карта в колоде
        [few] карты в колоде
        [many] карт в колоде
       *[other] карты в колоде
    }
dont-go-in-there-board-ghosts =
    { $ghosts ->
        [one] { $ghosts } призрак
        [few] { $ghosts } призрака
        [many] { $ghosts } призраков
       *[other] { $ghosts } призрака
    }
dont-go-in-there-board-of-ghosts =
    { $ghosts ->
        [one] призрак
        [few] призрака
        [many] призраков
       *[other] призрака
    }
dont-go-in-there-board-curses =
    { $curses ->
        [one] проклятие
        [few] проклятия
        [many] проклятий
       *[other] проклятия
    }
dont-go-in-there-board-turns =
    { $turns ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }
dont-go-in-there-board-step =
    Ячейка { $space }, { $flashlights ->
        [0] без фонарика
        [one] { $flashlights } фонарик
        [few] { $flashlights } фонарика
        [many] { $flashlights } фонариков
       *[other] { $flashlights } фонарика
    }: { $who ->
        [nobody] свободна
       *[somebody] { $name }
    }
dont-go-in-there-board-facts =
    { $curses ->
        [one] { $curses } проклятие
        [few] { $curses } проклятия
        [many] { $curses } проклятий
       *[other] { $curses } проклятия
    }, { $turns ->
        [one] { $turns } ход до конца
        [few] { $turns } хода до конца
        [many] { $turns } ходов до конца
       *[other] { $turns } хода до конца
    }.

# на картах, где могут переноситься
dont-go-in-there-board-name-amulet = Аму{ "\u00AD" }лет
dont-go-in-there-board-name-cat = { dont-go-in-there-type-cat }
dont-go-in-there-board-name-clock = { dont-go-in-there-type-clock }
dont-go-in-there-board-name-doll = { dont-go-in-there-type-doll }
dont-go-in-there-board-name-holy_water = Свя{ "\u00AD" }тая вода
dont-go-in-there-board-name-mask = { dont-go-in-there-type-mask }
dont-go-in-there-board-name-mirror = Зер{ "\u00AD" }кало
dont-go-in-there-board-name-music_box = Шка{ "\u00AD" }тулка
dont-go-in-there-board-name-portrait = Пор{ "\u00AD" }трет
dont-go-in-there-board-name-ring = Коль{ "\u00AD" }цо
dont-go-in-there-board-name-tome = Фо{ "\u00AD" }лиант
dont-go-in-there-board-name-twin = Близ{ "\u00AD" }нец

## The first match: what the teacher says

dont-go-in-there-lesson-welcome = Дом с призраками, и вы идёте внутрь. Каждая карта, которую вы вынесете, проклята; побеждает тот, у кого меньше проклятий. Идите на свет, а я объясню почему.
dont-go-in-there-lesson-place = В свой ход вы ставите одну фишку на ячейку любой комнаты. Наверху карту выбирают раньше, внизу у двери больше фонариков против призраков. Попробуйте: Библиотека, ячейка 2.
dont-go-in-there-lesson-library = Три фишки разбудили Библиотеку: пришли 2 призрака, одного отогнал ваш фонарик. Вы стоите выше всех и выбираете раньше других. Берите Святую воду 1: проклятие лёгкое, хотя левая карта здесь даёт призрака.
dont-go-in-there-lesson-twin = Ищите карты, которые исчезают сами: два Близнеца с равным значением уходят. Один Близнец 3 лежит на Чердаке, другой в Коридоре. Идите на Чердак, на ячейку 3: там спокойно, а Близнец больше никому не нужен.
dont-go-in-there-lesson-hallway = В Коридоре уже две фишки, и третья разбудит комнату. На верхней ячейке фонарика нет, зато первая карта ваша. Смелее.
dont-go-in-there-lesson-die = 3 призрака! У каждой комнаты своё правило: здесь пришедший третьим может изменить один кубик. Пусть будет на призрака меньше.
dont-go-in-there-lesson-pair = Теперь берите Близнеца 3. Он весит три проклятия, но второй ждёт на Чердаке.
dont-go-in-there-lesson-nursery = Второго Близнеца оставили вам, и оба исчезли: рассеянные карты ничего не стоят. У вас ещё 4 призрака. В Детской нижняя ячейка сразу прогоняет одного.
dont-go-in-there-lesson-peek = В Тайном ходу одна карта закрыта. Кто войдёт, может её подсмотреть. Встаньте на верхнюю ячейку.
dont-go-in-there-lesson-water = За вами уже 6 призраков, а тот, у кого их в конце больше всех, за это платит. Закрытую карту вы знаете: вторая Святая вода прогонит половину.
dont-go-in-there-lesson-last = Ваш последний ход. Подвалу не хватает третьей фишки, а Маска 1 очень пригодится. Встаньте на верхнюю ячейку.
dont-go-in-there-lesson-again = 4 призрака и ни одного фонарика. В Подвале пришедший третьим может перебросить все кубики. Бросайте!
dont-go-in-there-lesson-mask = Всего 1. Теперь берите Маску: она отдаст одного вашего призрака соседу справа.
dont-go-in-there-lesson-end = Победа с 4 проклятиями! В конце Шкатулка рассеялась сама, а тот, у кого призраков было больше всех, заплатил за них: проклятие за каждых двух. Выбирайте ячейку, следите за призраками и собирайте то, что исчезает само: вот и вся игра.

## Что это?

dont-go-in-there-what-card =
    { $curses ->
        [one] { $curses } проклятие
        [few] { $curses } проклятия
        [many] { $curses } проклятий
       *[other] { $curses } проклятия
    }; добавляет комнате { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }.
dont-go-in-there-what-dispelled = Рассеяна: больше не считается.
dont-go-in-there-what-sum =
    { $who ->
        [you] Такие карты у вас:
       *[other] Такие карты у игрока { $name }:
    } { $cards ->
        [0] нет.
        [one] { $values }.
        [few] { $values } = { $curses }.
        [many] { $values } = { $curses }.
       *[other] { $values } = { $curses }.
    }
dont-go-in-there-what-down = Посмотреть её может только тот, кто поставит сюда фишку. Открывается, когда разыгрывают комнату.
dont-go-in-there-what-kinds = Нажмите, чтобы увидеть, что делает каждый.
dont-go-in-there-what-room-dice = Кубиков: { $dice }.
dont-go-in-there-what-boarded = Заколочено: для этого этажа карт больше нет.
dont-go-in-there-what-step = { $room }, ячейка { $space }
dont-go-in-there-what-step-lights =
    { $flashlights ->
        [0] Без фонарика: кто здесь стоит, берёт всех выпавших призраков.
        [one] { $flashlights } фонарик: отгоняет одного призрака броска.
        [few] { $flashlights } фонарика: каждый отгоняет одного призрака броска.
        [many] { $flashlights } фонариков: каждый отгоняет одного призрака броска.
       *[other] { $flashlights } фонарика: каждый отгоняет одного призрака броска.
    }
dont-go-in-there-what-step-order = Кто стоит выше всех, выбирает карту первым.
dont-go-in-there-what-dice = Кубики
dont-go-in-there-what-dice-means = Третья фишка в комнате бросает по кубику за каждый символ на картах. На половине граней призрак.
dont-go-in-there-what-deck = Колода
dont-go-in-there-what-deck-means = Разыгранная комната переворачивается и получает три новые карты.
dont-go-in-there-what-ghosts = Призраки
dont-go-in-there-what-ghosts-hidden = За ширмой до конца игры.
dont-go-in-there-what-ghosts-means = У кого в конце их больше всех, получает по проклятию за каждых двух.
dont-go-in-there-what-curses = Проклятия
dont-go-in-there-what-curses-means = Сумма всех карт, которые не рассеяны. Побеждает тот, у кого проклятий меньше.
dont-go-in-there-what-turns = Осталось ходов
dont-go-in-there-what-turns-means = Ход – это одна фишка, а каждая фишка берёт одну карту.
dont-go-in-there-what-rival = Нажмите, чтобы увидеть карты.
