straszydla-title = Страшилища
straszydla-tagline = ведите голодную стаю по городу днём и ночью и исполните тайный договор
straszydla-goal = Цель: первым закончить день или ночь так, чтобы накормленные страшилища заняли все места вашего договора ({ $pact_size }).
straszydla-hint = Он смотрит на страх и еду, которые можно добыть, на места договора и на то, кто победит в поединке.
straszydla-over = Город стихает, игра окончена.

## Options

straszydla-option-replenish = Страх в районах прибывает
straszydla-option-replenish-about = Быстрый город кормит раньше, но скуднее.
straszydla-option-replenish-phase = на рассвете и на закате
straszydla-option-replenish-round = каждый раунд, по одному кубику (быстрый город)
straszydla-option-buy_limit = Покупок страшилищ за раунд
straszydla-option-buy_limit-about = Без ограничений стаи растут быстрее.
straszydla-option-buy_limit-1 = не больше одной
straszydla-option-buy_limit-unlimited = без ограничений
straszydla-option-layout = Город
straszydla-option-layout-about = Где лежат районы.
straszydla-option-layout-standard = районы по жребию
straszydla-option-layout-reference = всегда одинаковый, для первой игры
straszydla-option-layout-free = по жребию, предместья где угодно на краю
straszydla-option-first_phase = Игра начинается
straszydla-option-first_phase-about = Районы дают страх днём или ночью; здесь выбирается, с чего начать.
straszydla-option-first_phase-choose = как решит первый игрок
straszydla-option-first_phase-day = днём
straszydla-option-first_phase-night = ночью
straszydla-option-pact_size = Сколько мест договора заполнить
straszydla-option-pact_size-about = Чем меньше мест, тем короче партия.
straszydla-option-pact_size-5 = 5, полная игра
straszydla-option-pact_size-4 = 4, игра покороче
straszydla-option-starters = Стартовые страшилища
straszydla-option-starters-about = Скромный старт: каждый сам выбирает первое страшилище.
straszydla-option-starters-8 = 8, каждый получает одно
straszydla-option-starters-4 = 4, каждый берёт одно из стопки
straszydla-option-open_pacts = Договоры
straszydla-option-open_pacts-about = Открытые договоры показывают, кто что собирает.
straszydla-option-open_pacts-no = тайные
straszydla-option-open_pacts-yes = открытые, чтобы научиться игре
straszydla-option-phase_limit = Дней и ночей не больше
straszydla-option-phase_limit-about = После стольких партия кончается в любом случае.
straszydla-option-phase_limit-12 = 12
straszydla-option-last_transfer = Переход после третьей стрелки
straszydla-option-last_transfer-about = Может ли фишка, вошедшая последним шагом в Предместье, перейти в другое.
straszydla-option-last_transfer-yes = разрешён
straszydla-option-last_transfer-no = запрещён: только по пути

## Names

straszydla-element-water = вода
straszydla-element-air = воздух
straszydla-element-fire = огонь
straszydla-element-earth = земля
straszydla-element-energy = энергия

straszydla-district-centre = Центр
straszydla-district-fishers = Рыбацкое предместье
straszydla-district-potters = Гончарное предместье
straszydla-district-gravediggers = Предместье могильщиков
straszydla-district-millers = Мельничное предместье
straszydla-district-marina = Забытая пристань
straszydla-district-baths = Городские бани
straszydla-district-dock = Затопленный док
straszydla-district-bridge = Туманный мост
straszydla-district-well = Старый колодец
straszydla-district-hill = Ветреный холм
straszydla-district-funfair = Ярмарка аттракционов
straszydla-district-dovecote = Голубятня
straszydla-district-tower = Часовая башня
straszydla-district-attic = Чердаки доходных домов
straszydla-district-market = Знойный рынок
straszydla-district-smithy = Старая кузница
straszydla-district-steelworks = Погасший завод
straszydla-district-theatre = Сгоревший театр
straszydla-district-alley = Переулок фонарщиков
straszydla-district-grove = Беспокойная роща
straszydla-district-park = Заросший парк
straszydla-district-allotments = Садовые участки
straszydla-district-cemetery = Старое кладбище
straszydla-district-heap = Шахтный отвал

straszydla-short-centre = Центр
straszydla-short-fishers = Рыбацкое
straszydla-short-potters = Гончарное
straszydla-short-gravediggers = Могильщиков
straszydla-short-millers = Мельничное
straszydla-short-marina = Пристань
straszydla-short-baths = Бани
straszydla-short-dock = Док
straszydla-short-bridge = Мост
straszydla-short-well = Колодец
straszydla-short-hill = Холм
straszydla-short-funfair = Ярмарка
straszydla-short-dovecote = Голубятня
straszydla-short-tower = Башня
straszydla-short-attic = Чердаки
straszydla-short-market = Рынок
straszydla-short-smithy = Кузница
straszydla-short-steelworks = Завод
straszydla-short-theatre = Театр
straszydla-short-alley = Переулок
straszydla-short-grove = Роща
straszydla-short-park = Парк
straszydla-short-allotments = Участки
straszydla-short-cemetery = Кладбище
straszydla-short-heap = Отвал

straszydla-bogey-strzyga = Стрига
straszydla-bogey-latarnik = Фонарщик
straszydla-bogey-wargin = Варгин
straszydla-bogey-libera = Либера
straszydla-bogey-sukkub = Суккуб
straszydla-bogey-dusiol = Душила
straszydla-bogey-bebok = Бебок
straszydla-bogey-mamuna = Мамуна
straszydla-bogey-wodnica = Водница
straszydla-bogey-syrena = Сирена
straszydla-bogey-utopiec = Утопец
straszydla-bogey-rusalka = Русалка
straszydla-bogey-topielica = Утопленница
straszydla-bogey-goplana = Гоплана
straszydla-bogey-bagiennik = Болотник
straszydla-bogey-wodnik = Водяной
straszydla-bogey-mawka = Мавка
straszydla-bogey-brzeginia = Берегиня
straszydla-bogey-wroniec = Вронец
straszydla-bogey-latawiec = Летавец
straszydla-bogey-strzygon = Стригонь
straszydla-bogey-planetnik = Облакогон
straszydla-bogey-nocnica = Ночница
straszydla-bogey-poludnica = Полудница
straszydla-bogey-zmora = Мора
straszydla-bogey-kania = Каня
straszydla-bogey-piaskun = Песочник
straszydla-bogey-wila = Вила
straszydla-bogey-zjawa = Призрак
straszydla-bogey-rarog = Рарог
straszydla-bogey-czart = Чёрт
straszydla-bogey-bazyliszek = Василиск
straszydla-bogey-ognik = Блуждающий огонёк
straszydla-bogey-zmij = Змей
straszydla-bogey-rokita = Рокита
straszydla-bogey-smok = Дракон
straszydla-bogey-domowik = Домовой
straszydla-bogey-wiedzma = Ведьма
straszydla-bogey-licho = Лихо
straszydla-bogey-run = Рун
straszydla-bogey-borowy = Боровой
straszydla-bogey-leszy = Леший
straszydla-bogey-babajaga = Баба-яга
straszydla-bogey-polewik = Полевик
straszydla-bogey-boruta = Борута
straszydla-bogey-pustecki = Пустецкий
straszydla-bogey-skarbnik = Скарбник
straszydla-bogey-bies = Бес

straszydla-imp-mist = Туманник
straszydla-imp-sip = Глоточек
straszydla-imp-gust = Вихрик
straszydla-imp-whisper = Шептунчик
straszydla-imp-spark = Искорка
straszydla-imp-ember = Уголёк
straszydla-imp-mole = Кротик
straszydla-imp-hoard = Скопидомчик

straszydla-some = { $element } { $number }
straszydla-at = { $district }: { $there }
straszydla-people = люди
straszydla-an_imp = чертёнок
straszydla-compass-N = С
straszydla-compass-NE = СВ
straszydla-compass-E = В
straszydla-compass-SE = ЮВ
straszydla-compass-S = Ю
straszydla-compass-SW = ЮЗ
straszydla-compass-W = З
straszydla-compass-NW = СЗ
straszydla-compass-X = X, Х

straszydla-you = вы
straszydla-yes = да
straszydla-fed = сыто

## Rules in short

straszydla-rule-mist = после проигранного поединка дорогу выбираете вы
straszydla-rule-sip = одно страшилище съедает на 2 кубика меньше
straszydla-rule-gust = ещё один шаг после движения
straszydla-rule-whisper = новый план, когда видны все остальные
straszydla-rule-spark = переброс любых своих костей в поединке или проверке
straszydla-rule-ember = одной костью больше в поединке
straszydla-rule-mole = движение, будто маркеров СТОП нет
straszydla-rule-hoard = ещё 2 кубика вашего района

## The table

straszydla-time =
    { $phase ->
        [day] { $round ->
            [0] Город ещё спит.
           *[other] День, раунд { $round } из { $rounds } (время суток { $number }, всего не больше { $last }).
        }
       *[night] { $round ->
            [0] Город ещё спит.
           *[other] Ночь, раунд { $round } из { $rounds } (время суток { $number }, всего не больше { $last }).
        }
    } { $who ->
        [you] Вы первый игрок.
       *[other] Первый игрок: { $name }.
    }
straszydla-legend =
    { $day } день, { $night } ночь, { $frighten } испуг, { $imp } чертёнок; огонь 2 +3: 2 кубика, +3 при пополнении

straszydla-column-stacks = Стопки
straszydla-column-bogey = страшилище
straszydla-column-price = цена
straszydla-column-below = под ним
straszydla-column-pact = в договор
straszydla-column-imp = чертёнок
straszydla-strength_legend = [3]/5: сила днём/ночью, в скобках нынешняя (поединки, еда, энергия)

straszydla-column-players = Игроки
straszydla-column-strength = сила
straszydla-column-energy = энергия
straszydla-column-dread = ужас
straszydla-player =
    { $letter } { $who ->
        [you] { $name } (вы)
       *[other] { $name }
    }
straszydla-no_bogeys = страшилищ нет
straszydla-imps = Чертенята: { $imps }
straszydla-plan = План: { $plan }
straszydla-ousted = Фишка вытеснена до конца раунда: ни кубиков, ни испуга, ни чертёнка.
straszydla-pact =
    { $who ->
        [you] Ваш договор
       *[other] Договор
    }, { $filled } из { $size }: { $places }, стартовые (любое место) { $starting }

straszydla-nobody_hungry = В вашей стае никто не голоден.
straszydla-any_food = { $food } любого одного вида
straszydla-for_starting = { $cubes } для стартовых
straszydla-forecast =
    { $phase ->
        [day] Еда на закате:
       *[night] Еда на рассвете:
    } { $needs }.{ $enough ->
        [yes] {" "}У вас всё есть.
       *[no] { "" }
    }
straszydla-lacks =
    Не хватает: { $missing }{ $trades ->
        [help] ; поможет обмен.
        [dread] ; вместе помогут обмен, ужас и Глоточек.
        [partly] ; даже после лучших обменов: { $short }.
       *[no_help] .
    }{ $flight ->
        [yes] {" "}Кто-то сбежит!
       *[no] { "" }
    }
straszydla-last_round = Последний раунд: к вам придёт страшилище той стихии, где вы остановитесь.
straszydla-rivals = Поединки, кости и шанс победы: { $rivals }.

straszydla-duel = Поединок, { $district }, бросок { $roll }:
straszydla-role-holder = хозяин
straszydla-role-challenger = претендент
straszydla-successes = Успехи: { $score }
straszydla-fright =
    { $who ->
        [you] Ваша проверка на испуг
       *[other] Проверка на испуг ({ $name })
    }: { $dice ->
        [none] { $sum }
       *[other] { $dice } = { $sum }
    }, цель { $target }, принесёт { $cubes ->
        [0] 0 кубиков
        [one] { $cubes } кубик
        [few] { $cubes } кубика
        [many] { $cubes } кубиков
       *[other] { $cubes } кубика
    }.

## Questions

straszydla-step-starter = Из какой стопки возьмёте стартовое страшилище?
straszydla-step-first_phase = Вы первый игрок. Игра начнётся днём или ночью?
straszydla-step-suburb = В каком предместье поселится ваша стая?
straszydla-step-plan =
    { $stage ->
        [mark] У вас есть чертёнок: Кротик. Какой план выложите?
       *[token] Стрелка { $number } из 3. { $plan ->
            [none] Куда сначала ведёт ваш план?
           *[other] Куда дальше после { $plan }?
        }
    }
straszydla-step-whisper = Все планы открыты, ваш: { $plan }. Выложите его заново (Шептунчик)?
straszydla-step-transfer =
    { $district }: останетесь или перейдёте в другое предместье?{ $left ->
        [none] { "" }
       *[other] {" "}(Впереди: { $left })
    }
straszydla-step-jump =
    { $district }: отсюда нет хода. В какое предместье прыгнете?{ $left ->
        [none] { "" }
       *[other] {" "}(Впереди: { $left })
    }
straszydla-step-gust = Вы здесь: { $district }. Вихрик понесёт вас ещё на шаг?
straszydla-step-ember =
    Поединок ({ $rival }), костей { $mine } против { $theirs }. Призовёте на помощь Уголька?
straszydla-step-duel_spark =
    { $marked ->
        [none] Перебросите кости с помощью Искорки?
       *[some] Какие кости ещё перебросите?
    }
straszydla-step-bid =
    Поединок ({ $rival }), пока { $score }. Сколько энергии ставите? (У вас { $energy }, у соперника { $rivals }; ставки пропадают.)
straszydla-step-duel_change =
    Ваша ставка выше. Измените кости? Пока { $score }, у вас { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очка.
    }
straszydla-step-mist = Поединок проигран. Используете Туманника и сами выберете дорогу?
straszydla-step-retreat_point = Победа! Куда отправится { $rival }?
straszydla-step-retreat = Вам придётся уйти. Куда?
straszydla-step-action = Ваш ход, { $district }. Что делаете?
straszydla-step-fright_reroll = Испуг: { $sum }, цель { $target }. Перебросите кости?
straszydla-step-fright_spark = Какие кости перебросит Искорка?
straszydla-step-fright_energy =
    Теперь энергия: на костях { $sum }, цель { $target }. Измените кости? ({ $energy ->
        [0] Её нет; могут помочь другие действия.
       *[other] У вас { $energy }.
    })
straszydla-step-feeding = Время кормления. Кто останется голодным, сбежит навсегда. Что делаете?
straszydla-step-pay =
    Вы берёте: { $what }. { $left ->
        [one] Осталось заплатить { $left } кубик.
        [few] Осталось заплатить { $left } кубика.
        [many] Осталось заплатить { $left } кубиков.
       *[other] Осталось заплатить { $left } кубика.
    } Сколько из них – { $cube }?

## Options of a decision

straszydla-more = Другие действия ({ $count }): обмен кубиков, покупка страшилищ и чертят, ужас
straszydla-warning =
    { $count ->
        [one] Голодное страшилище сбежит навсегда: { $hungry }.
        [few] Голодные страшилища сбегут навсегда: { $hungry }.
        [many] Голодные страшилища сбегут навсегда: { $hungry }.
       *[other] Голодные страшилища сбегут навсегда: { $hungry }.
    }
straszydla-action-starter = { $bogey } { $strengths }, стопка: { $element }
straszydla-action-begin =
    { $phase ->
        [day] Днём
       *[night] Ночью
    }
straszydla-action-settle = { $place } (доход { $harvest })
straszydla-action-plain = Обычный план
straszydla-action-mole = План с Кротиком: маркеры СТОП вас не остановят
straszydla-action-decline =
    { $step ->
        [whisper] Нет, план остаётся
        [gust] Нет, остаться здесь
        [ember] Нет, костей { $mine } против { $theirs } (победа: { $win }%)
        [duel_spark] Нет, кости остаются
       *[mist] Нет, чертёнок остаётся
    }
straszydla-action-use =
    { $step ->
        [whisper] Да, новый план, в открытую
        [ember] Да, костей { $more } против { $theirs } (победа: { $win_more }%)
       *[mist] Да, дорогу выбираете вы, соперник не получит ужаса
    }
straszydla-action-step =
    { $direction } { $compass }. { $place }{ $transfer ->
        [yes] {" "}или другое предместье (переходом)
       *[no] { "" }
    }
straszydla-action-x = X. Нет хода: прыжок в другое предместье
straszydla-action-stay =
    Остаться. { $place }{ $ends ->
        [none] { "" }
       *[other] . Конец плана: { $ends }
    }
straszydla-action-transfer =
    Перейти. { $place }{ $ends ->
        [none] { "" }
       *[other] . Конец плана: { $ends }
    }
straszydla-action-jump =
    Прыгнуть. { $place }{ $ends ->
        [none] { "" }
       *[other] . Конец плана: { $ends }
    }
straszydla-action-done =
    { $step ->
        [duel_spark] Перебросить эти: { $marked }
        [fright_spark] Перебросить эти: { $marked }
        [duel_change] Оставить кости: { $score }, { straszydla-outlook }
        [fright_reroll] Оставить кости: { straszydla-worth }{ straszydla-with_dread }{ $then ->
            [energy] {" "}(затем: изменить их энергией)
           *[none] { "" }
        }
       *[fright_energy] Больше не менять: { straszydla-worth }{ straszydla-with_dread }
    }
straszydla-outlook =
    { $outlook ->
        [win] победа
        [lose] поражение
       *[level] ничья, новый бросок
    }
straszydla-worth =
    { $cubes ->
        [0] 0 кубиков
        [one] { $cubes } кубик
        [few] { $cubes } кубика
        [many] { $cubes } кубиков
       *[other] { $cubes } кубика
    }
straszydla-with_dread =
    { $dread ->
        [none] { "" }
       *[other] , ужас { $dread }
    }
straszydla-action-die = Перебросить кость { $die } (на ней { $shows })
straszydla-action-bid =
    Ставка { $energy }: { $outlook ->
        [win] { $always ->
            [yes] победа при любой ставке соперника ({ $rival })
           *[no] { $best ->
                [0] победа, если { $rival } ничего не поставит
               *[other] победа, если { $rival } поставит не больше { $best }
            }
        }
        [lose] поражение
       *[level] в лучшем случае ничья и новый бросок
    }
straszydla-action-set =
    Кость { $die }: с { $shows } на { $value }, { $step ->
        [duel_change] очки: { $cost }; тогда { $score }, { straszydla-outlook }
       *[fright_energy] энергия: { $cost }; сумма { $sum }, { straszydla-worth }{ straszydla-with_dread }
    }
straszydla-action-cede = Дорогу выбирает { $rival }, а вы берёте 1 кубик ужаса
straszydla-action-point = { $place }
straszydla-action-retreat = { $place }
straszydla-action-end =
    { $step ->
        [action] Закончить ход
       *[feeding] { $hungry ->
            [none] Закончить кормление: все сыты
           *[other] { $count ->
                [one] Закончить кормление. Сбежит: { $hungry }
                [few] Закончить кормление. Сбегут: { $hungry }
                [many] Закончить кормление. Сбегут: { $hungry }
               *[other] Закончить кормление. Сбегут: { $hungry }
            }
        }
    }
straszydla-action-frighten =
    Пугать людей: { $dice ->
        [one] { $dice } кость
        [few] { $dice } кости
        [many] { $dice } костей
       *[other] { $dice } кости
    }, цель { $target }. 3 кубика { $three }%, 2 кубика { $two }%, 1 кубик { $one }%{ $energy ->
        [0] { "" }
       *[other] ; со всей энергией ({ $energy }) 3 кубика { $hit }%
    }
straszydla-action-summon_imp = Призвать чертёнка: { $imp } – { $rule }
straszydla-action-hoard = Использовать Скопидомчика: { $gain }
straszydla-action-dread = 1 ужас: перебросить кость { $die } (на ней { $shows })
straszydla-action-spark = Искорка: перебросить любые кости
straszydla-action-feed =
    Накормить: { $bogey } – { $colour } { $food }{ $serves ->
        [yes] {" "}(нужно для договора)
       *[no] { "" }
    }
straszydla-action-dread_feed =
    4 ужаса, накормить: { $bogey }{ $serves ->
        [yes] {" "}(нужно для договора)
       *[no] { "" }
    }
straszydla-action-sip =
    Глоточек: { $bogey } – { $rest ->
        [0] больше ничего не нужно
       *[other] съест { $rest } вместо { $food }
    }
straszydla-action-trade = Обмен: любые 3 кубика на 1 ({ $cube })
straszydla-action-trade_imp = Любые 3 кубика за чертёнка: { $imp } – { $rule }
straszydla-action-buy =
    Купить: { $bogey } { $strengths }, цена { $price }, энергия +{ $energy }{ $serves ->
        [yes] {" "}(для договора)
       *[no] { "" }
    }
straszydla-action-dread_imp = 2 ужаса за чертёнка: { $imp } – { $rule }
straszydla-action-dread_energy = 3 ужаса за 3 энергии
straszydla-action-exchange = Вернуть чертёнка ({ $imp }) и взять: { $gain }
straszydla-action-pay =
    { $left ->
        [0] Заплатить { $number }, и всё оплачено
       *[other] Заплатить { $number }, останется { $left }
    }

## What happens (an empty message is news that the table shows anyway)

straszydla-event-drew_district = { "" }
straszydla-event-put_district = { "" }
straszydla-event-dealt_bogey = { "" }
straszydla-event-turned_up = { "" }
straszydla-event-turned_up_imp = { "" }
straszydla-event-came_up_imp = { "" }
straszydla-event-dealt_pact = { "" }
straszydla-event-replenished = { "" }
straszydla-event-laid = { "" }
straszydla-event-declined = { "" }
straszydla-event-moved = { "" }
straszydla-event-stayed = { "" }
straszydla-event-die_fell = { "" }
straszydla-event-sealed_bid = { "" }
straszydla-event-began_fright = { "" }
straszydla-event-ended_turn = { "" }
straszydla-event-stopped = { "" }
straszydla-event-showed_pact = { "" }

straszydla-event-drew_start =
    { $who ->
        [you] Жребий указывает на вас: вы первый игрок.
       *[other] Жребий решает: первый игрок – { $seat }.
    }
straszydla-event-took_starter =
    { $who ->
        [you] Вы берёте страшилище: { $bogey } (энергия +{ $energy }).
       *[other] { $seat } берёт страшилище: { $bogey } (энергия +{ $energy }).
    }
straszydla-event-chose_phase =
    { $phase ->
        [day] { $who ->
            [you] Вы выбираете день.
           *[other] { $seat } выбирает день.
        }
       *[night] { $who ->
            [you] Вы выбираете ночь.
           *[other] { $seat } выбирает ночь.
        }
    }
straszydla-event-agreed_phase =
    { $phase ->
        [day] Игра начинается днём.
       *[night] Игра начинается ночью.
    }
straszydla-event-settled =
    { $who ->
        [you] Вы селитесь здесь: { $suburb }.
       *[other] { $seat } селится здесь: { $suburb }.
    }
straszydla-event-turned_card =
    { $phase ->
        [day] Встаёт солнце.
       *[night] Наступает ночь.
    } { $who ->
        [you] Теперь вы первый игрок.
       *[other] Теперь первый игрок – { $seat }.
    }
straszydla-event-cleared_stops = Все маркеры СТОП исчезают.
straszydla-event-began_round =
    { $phase ->
        [day] { $round ->
            [1] День, раунд 1. В дневных районах копится страх.
           *[other] День, раунд { $round }.
        }
       *[night] { $round ->
            [1] Ночь, раунд 1. В ночных районах копится страх.
           *[other] Ночь, раунд { $round }.
        }
    }
straszydla-event-revealed =
    { $who ->
        [you] Ваш план: { $first } { $second } { $third }
       *[other] План ({ $seat }): { $first } { $second } { $third }
    }
straszydla-event-revealed_mole =
    { $who ->
        [you] Ваш план с Кротиком: { $first } { $second } { $third }
       *[other] План с Кротиком ({ $seat }): { $first } { $second } { $third }
    }
straszydla-event-marked_openly =
    { $mark ->
        [mole] { $who ->
            [you] Вы выкладываете план с Кротиком.
           *[other] { $seat } выкладывает план с Кротиком.
        }
       *[plain] { $who ->
            [you] Вы выкладываете обычный план.
           *[other] { $seat } выкладывает обычный план.
        }
    }
straszydla-event-laid_openly =
    { $who ->
        [you] Вы кладёте { $token }
       *[other] { $seat } кладёт { $token }
    }
straszydla-event-used_imp =
    { $who ->
        [you] Вы используете чертёнка: { $imp }.
       *[other] { $seat } использует чертёнка: { $imp }.
    }
straszydla-event-transferred =
    { $who ->
        [you] Вы переходите: { $district }.
       *[other] { $seat } переходит: { $district }.
    }
straszydla-event-jumped =
    { $who ->
        [you] Хода нет, и вы прыгаете: { $district }.
       *[other] Хода нет, и { $seat } прыгает: { $district }.
    }
straszydla-event-stuck =
    { $who ->
        [you] Хода нет, и вы остаётесь: { $district }.
       *[other] Хода нет, и { $seat } остаётся: { $district }.
    }
straszydla-event-arrived =
    { $who ->
        [you] Вы приходите: { $district }.
       *[other] { $seat } приходит: { $district }.
    }
straszydla-event-began_duel =
    Поединок! { $district }: хозяин – { $who ->
        [you] вы
       *[other] { $seat }
    }, претендент – { $whom ->
        [you] вы
       *[other] { $rival }
    }.
straszydla-event-took_dice =
    { $who ->
        [you] У вас костей: { $dice } (сила { $strength }).
       *[other] { $seat }, костей: { $dice } (сила { $strength }).
    }
straszydla-event-standing =
    { $dice ->
        [none] { "" }
       *[other] { $who ->
            [you] Вы бросаете:
           *[other] { $seat } бросает:
        } { $dice }, { $whom ->
            [you] вы:
           *[other] { $rival }:
        } { $rival_dice }.{" "}
    }Успехи { $successes } против { $rivals }.
straszydla-event-gave_back_bid =
    { $who ->
        [you] Ваша закрытая ставка возвращается к вам: ставьте заново.
       *[other] Закрытая ставка возвращается к игроку { $seat }.
    }
straszydla-event-revealed_bid =
    { $who ->
        [you] Вы ставите энергию: { $energy }.
       *[other] { $seat } ставит энергию: { $energy }.
    }
straszydla-event-changed_die =
    { $who ->
        [you] Вы меняете кость { $die } на { $value } (цена { $energy }).
       *[other] { $seat } меняет кость { $die } на { $value } (цена { $energy }).
    }
straszydla-event-level = Ничья. Обе стороны бросают снова.
straszydla-event-won_duel =
    { $who ->
        [you] Вы побеждаете в поединке: { $district }.
       *[other] { $seat } побеждает в поединке: { $district }.
    }
straszydla-event-ceded =
    { $who ->
        [you] Вы уступаете выбор дороги (выбирает { $rival }).
       *[other] { $whom ->
            [you] { $seat } уступает вам выбор дороги.
           *[other] { $seat } уступает выбор дороги (выбирает { $rival }).
        }
    }
straszydla-event-pointed =
    { $who ->
        [you] Вы указываете дорогу (уходит { $rival }).
       *[other] { $whom ->
            [you] { $seat } указывает вам дорогу.
           *[other] { $seat } указывает дорогу (уходит { $rival }).
        }
    }
straszydla-event-retreated =
    { $who ->
        [you] Вы отступаете: { $district }.
       *[other] { $seat } отступает: { $district }.
    }
straszydla-event-ousted =
    { $who ->
        [you] Отступать некуда ({ $district }): ваша фишка вытеснена до конца раунда.
       *[other] Отступать некуда ({ $district }): фишка вытеснена до конца раунда ({ $seat }).
    }
straszydla-event-collected =
    { $who ->
        [you] Вы собираете: { $colour } { $number } ({ $district }).
       *[other] { $seat } собирает: { $colour } { $number } ({ $district }).
    }
straszydla-event-frightened =
    { $who ->
        [you] Вы пугаете людей
       *[other] { $seat } пугает людей
    }: { $dice ->
        [none] { $sum }
       *[other] { $dice } = { $sum }
    }, цель { $strength }{ $number ->
        [0] . Никто не испугался.
       *[other] .
    }
straszydla-event-gained =
    { $who ->
        [you] Вы берёте: { $cube } { $number }.
       *[other] { $seat } берёт: { $cube } { $number }.
    }
straszydla-event-paid =
    { $who ->
        [you] Вы платите: { $cube } { $number }.
       *[other] { $seat } платит: { $cube } { $number }.
    }
straszydla-event-gained_dread =
    { $who ->
        [you] Вы берёте: ужас { $number }{ straszydla-for_sixes }.
       *[other] { $seat } берёт: ужас { $number }{ straszydla-for_sixes }.
    }
straszydla-for_sixes =
    { $why ->
        [dice] {" "}(за шестёрки)
       *[none] { "" }
    }
straszydla-event-paid_dread =
    { $who ->
        [you] Вы отдаёте: ужас { $number }{ straszydla-for_ones }.
       *[other] { $seat } отдаёт: ужас { $number }{ straszydla-for_ones }.
    }
straszydla-for_ones =
    { $why ->
        [dice] {" "}(за единицы)
        [reroll] {" "}(за переброс кости)
       *[none] { "" }
    }
straszydla-event-took_imp =
    { $who ->
        [you] Вы берёте чертёнка: { $imp }.
       *[other] { $seat } берёт чертёнка: { $imp }.
    }
straszydla-event-exchanged =
    { $who ->
        [you] Вы возвращаете чертёнка: { $imp }.
       *[other] { $seat } возвращает чертёнка: { $imp }.
    }
straszydla-event-bought =
    { $who ->
        [you] Вы покупаете страшилище: { $bogey } (энергия +{ $energy }).
       *[other] { $seat } покупает страшилище: { $bogey } (энергия +{ $energy }).
    }
straszydla-event-fed =
    { $who ->
        [you] Вы кормите: { $bogey } – { $colour } { $number }.
       *[other] { $seat } кормит: { $bogey } – { $colour } { $number }.
    }
straszydla-event-dread_fed =
    { $who ->
        [you] Вы кормите ужасом: { $bogey }.
       *[other] { $seat } кормит ужасом: { $bogey }.
    }
straszydla-event-sipped =
    { $number ->
        [0] { $bogey }: больше ничего не нужно.
       *[other] { $bogey }: теперь нужно только { $number }.
    }
straszydla-event-fled =
    { $who ->
        [you] Голод! От вас навсегда сбегает { $bogey }.
       *[other] Голод! Навсегда сбегает { $bogey } (стая: { $seat }).
    }
straszydla-event-checked =
    { $verdict ->
        [fulfilled] Договор выполнен!
        [no_bogeys_left] Стопки пусты. Игра окончена.
        [last_phase] Время вышло. Игра окончена.
       *[goes_on] Ни один договор пока не выполнен.
    }
straszydla-event-summoned =
    { $who ->
        [you] Вы призываете страшилище: { $bogey } (энергия +{ $energy }).
       *[other] { $seat } призывает страшилище: { $bogey } (энергия +{ $energy }).
    }
straszydla-event-summoned_nothing =
    { $who ->
        [you] Вы никого не призываете: стопка пуста ({ $element }).
       *[other] { $seat } никого не призывает: стопка пуста ({ $element }).
    }

## The board

straszydla-board-phase =
    { $phase ->
        [day] День
       *[night] Ночь
    }
straszydla-board-phase-small =
    { $phase ->
        [day] день
       *[night] ночь
    }
straszydla-board-before = перед первым раундом
straszydla-board-round = раунд { $round } из { $rounds }
straszydla-board-rounds = Раунды до кормления
straszydla-board-part =
    { $part ->
        [planning] планы
        [moving] в пути
        [duels] поединки
        [feeding] кормление
       *[acting] действия
    }
straszydla-board-first =
    { $who ->
        [you] Вы начинаете
       *[other] Начинает { $name }
    }
straszydla-board-whole = Весь город
straszydla-board-larger = Крупнее
straszydla-board-smaller = Мельче
straszydla-board-turn = Повернуть город на четверть
straszydla-board-outside =
    { $count ->
        [one] { $count } освещённый район
        [few] { $count } освещённых района
        [many] { $count } освещённых районов
       *[other] { $count } освещённого района
    } { $side ->
        [left] слева
        [right] справа
        [top] выше
       *[bottom] ниже
    }: показать
straszydla-board-side =
    { $phase ->
        [day] дневной район
       *[night] ночной район
    }
straszydla-board-people = можно пугать людей
straszydla-board-imp = можно призвать чертёнка
straszydla-board-cubes =
    { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
        [many] { $cubes } кубиков
       *[other] { $cubes } кубика
    }
straszydla-board-stop = СТОП
straszydla-board-road = переходом
straszydla-board-plan = Ваш план
straszydla-board-take-back = Забрать стрелку { $number } и следующие
straszydla-board-sealed = план готов
straszydla-board-ousted = вытеснение
straszydla-board-empty = пусто
straszydla-board-serves = заполнит место в вашем договоре
straszydla-board-needed = нужно вашему договору
straszydla-board-price = цена { $price }
straszydla-board-below = под ним { $count }
straszydla-board-strengths = сила { $day } днём, { $night } ночью
straszydla-board-free = Другие действия
straszydla-board-free-helps = стоит взглянуть
straszydla-board-hush =
    { $kind ->
        [imps] Отказываться, не спрашивая:
       *[free] Заканчивать без обмена, не спрашивая:
    }
straszydla-board-hush-round = в этом раунде
straszydla-board-hush-match = до конца партии
straszydla-board-hushed =
    { $kind ->
        [imps] От помощи чертенят вы отказываетесь без вопросов
       *[free] Ходы, где остался только обмен, заканчиваются сами
    }{ $until ->
        [round] {" "}в этом раунде.
       *[match] .
    }
straszydla-board-ask-again = Спрашивать снова
straszydla-board-free-row =
    { $row ->
        [trade] Любые 3 кубика за один по выбору
        [trade_imp] Любые 3 кубика за чертёнка
        [buy] Купить страшилище
        [dread_imp] За ужас: чертёнок за 2, энергия за 3
       *[exchange] Вернуть чертёнка за кубик
    }
straszydla-board-wins =
    { $who ->
        [you] Вы победили!
       *[other] Побеждает { $name }!
    }
straszydla-board-dice =
    { $dice ->
        [one] { $dice } кость
        [few] { $dice } кости
        [many] { $dice } костей
       *[other] { $dice } кости
    }
straszydla-board-dice-to = кости { $mine } к { $theirs }
straszydla-board-die = Кость { $die }
straszydla-board-no-die = нет кости
straszydla-board-bid = ставка { $energy }
straszydla-board-bid-sealed = ставка скрыта
straszydla-board-you-bid = ваша ставка
straszydla-board-bids = { $name }: { $energy }
straszydla-board-end =
    { $end ->
        [win] победа
        [lose] проигрыш
       *[level] ничья
    }
straszydla-board-bids-lost = Обе ставки пропадают. Кто поставил больше, может изменить свои кости на разницу.
straszydla-board-best = Лучшее для меня
straszydla-board-target = цель
straszydla-board-nobody = Никто не испугался.
straszydla-board-eats = ест { $food }
straszydla-board-lacks = нужно ещё { $lacks }
straszydla-board-cheapest = Дешевле всего:
straszydla-board-traded =
    { $cubes ->
        [one] { $cubes } кубик уйдёт на обмен.
        [few] { $cubes } кубика уйдут на обмен.
        [many] { $cubes } кубиков уйдут на обмен.
       *[other] { $cubes } кубика уйдёт на обмен.
    }
straszydla-board-spent = Уйдёт ужаса: { $dread }.
straszydla-board-flee =
    { $count ->
        [one] Навсегда сбежит: { $names }.
        [few] Навсегда сбегут: { $names }.
        [many] Навсегда сбегут: { $names }.
       *[other] Навсегда сбегут: { $names }.
    }
straszydla-board-nobody-flees = Никто не сбежит.
straszydla-board-then-pact = Договор: { $filled } из { $size }.
straszydla-board-feed-all =
    { $flees ->
        [none] Накормить всех
       *[some] Накормить кого можно
    }
straszydla-board-to-pay =
    { $left ->
        [one] заплатить { $left } кубик
        [few] заплатить { $left } кубика
        [many] заплатить { $left } кубиков
       *[other] заплатить { $left } кубика
    }
straszydla-board-paid =
    { $cubes ->
        [0] ничего
       *[other] уплачено { $cubes }
    }
straszydla-board-needs = еда для стаи: { $food }
straszydla-board-mix = Заплатить:
straszydla-board-pacts = Договоры открыты
straszydla-board-sealed-pact = скрыт
straszydla-board-of = из { $number }
straszydla-board-bogeys =
    { $bogeys ->
        [one] { $bogeys } страшилище
        [few] { $bogeys } страшилища
        [many] { $bogeys } страшилищ
       *[other] { $bogeys } страшилища
    }
straszydla-board-pact = Ваш тайный договор
straszydla-board-pack = Ваша стая
straszydla-board-pack-of = Стая игрока { $name }
straszydla-board-larder =
    { $rounds ->
        [0] Кладовая, сейчас кормление
        [one] Кладовая, кормление через { $rounds } раунд
        [few] Кладовая, кормление через { $rounds } раунда
        [many] Кладовая, кормление через { $rounds } раундов
       *[other] Кладовая, кормление через { $rounds } раунда
    }{ $short ->
        [yes] : на всех не хватит
       *[no] { "" }
    }
straszydla-board-spare = запас
straszydla-board-no-cubes = Сейчас там нет кубиков.
straszydla-board-frighten =
    Испуг: { $dice ->
        [one] { $dice } кость
        [few] { $dice } кости
        [many] { $dice } костей
       *[other] { $dice } кости
    }, цель { $target }, в среднем +{ $cubes }
straszydla-board-summon = Можно призвать: { $imp }
straszydla-board-meet = Кто может там оказаться
straszydla-board-win = победа { $percent }%

## The end

straszydla-reason-pact =
    { $who ->
        [you] Вы победили: ваш договор выполнен!
       *[other] Побеждает { $names }: договор выполнен!
    }
straszydla-reason-most_places =
    { $who ->
        [you] Вы победили: договоры не выполнены, но у вас заполнено больше всего мест!
       *[other] Побеждает { $names }: договоры не выполнены, но здесь заполнено больше всего мест!
    }
straszydla-reason-most_bogeys =
    { $who ->
        [you] Вы победили: при равенстве мест договора у вас больше всего страшилищ!
       *[other] Побеждает { $names }: при равенстве мест договора больше всего страшилищ!
    }
straszydla-reason-most_dread =
    { $who ->
        [you] Вы победили: при равенстве мест договора и страшилищ у вас больше всего ужаса!
       *[other] Побеждает { $names }: при равенстве мест договора и страшилищ больше всего ужаса!
    }
straszydla-reason-most_cubes =
    { $who ->
        [you] Вы победили: при равенстве во всём остальном у вас больше всего кубиков!
       *[other] Побеждает { $names }: при равенстве во всём остальном больше всего кубиков!
    }
straszydla-reason-shared = Общая победа при полном равенстве: { $names }!
straszydla-place =
    { $rank }. { $name }: мест договора { $places } из { $size }, { $bogeys ->
        [one] { $bogeys } страшилище
        [few] { $bogeys } страшилища
        [many] { $bogeys } страшилищ
       *[other] { $bogeys } страшилища
    }, ужас { $dread }, других кубиков { $cubes }.

## The first match: what the teacher says

straszydla-lesson-welcome = Вы ведёте по городу голодную стаю страшилищ. Ваш тайный договор называет пять страшилищ: два водных, одно воздушное и два огненных. Кто первым прокормит все пять, тот победил.
straszydla-lesson-settle = Ваше первое страшилище – Бебок, он подходит на любое место договора. Выберите, где поселится стая: Рыбацкое предместье.
straszydla-lesson-plan = День, и в дневных районах лежат кубики страха. Все тайно выкладывают по три стрелки, и пройти надо все три. На Ветреном холме рядом три кубика: идите вниз, вправо, вверх.
straszydla-lesson-collect = Больше сюда никто не пришёл, и всё ваше: три кубика воздуха. Столько на закате съест Бебок: три одного вида. Закончите ход.
straszydla-lesson-stops = Где побывала стая, остаётся маркер СТОП: туда больше не войти. Так что ищите новую еду в Беспокойной роще: вниз, вниз, вниз влево.
straszydla-lesson-duel = Соперник тоже пришёл в рощу: поединок! Старшая кость против старшей, потом следующие: 1 к 1. Теперь обе стороны тайно ставят энергию, и вся ставка пропадает. Поставьте 2.
straszydla-lesson-energy = 2 против 1: разница меняет ваши кости. Превратите 3 в 4, и у соперника не останется успехов.
straszydla-lesson-retreat = Победа, вы остаётесь! Можно указать, куда уйдёт соперник, или оставить выбор ему и взять кубик ужаса. Укажите Мельничное предместье: днём там пусто.
straszydla-lesson-harvest = Три кубика земли ваши. Закончите ход.
straszydla-lesson-icon = В районах со значком испуга можно пугать людей, а страх – это еда. Такова Ярмарка аттракционов: вверх, вправо, вниз.
straszydla-lesson-frighten = Пугайте! За каждое страшилище вы бросаете кость и хотите попасть точно в силу стаи: 3.
straszydla-lesson-keep = Четвёрка, на единицу больше, чем нужно. Кубик ужаса позволил бы перебросить, но есть способ надёжнее: оставьте.
straszydla-lesson-exact = Каждый кубик энергии сдвигает кость на единицу. Сделайте тройку: точное попадание даёт три кубика вместо двух.
straszydla-lesson-scared = Семь кубиков воздуха! Три кубика можно обменять на один другой, а за шесть купить страшилище, но каждый рот надо кормить. Закончите ход.
straszydla-lesson-last-round = Соперник купил страшилище, а под ним показался Дракон. Это последний раунд дня: на закате к вам придёт верхнее страшилище стихии вашего района. Значит, в район огня, сначала вверх.
straszydla-lesson-potters = Гончарное предместье – район огня: дальше вверх вправо, потом вниз.
straszydla-lesson-suburb = Из предместья можно бесплатно перейти в любое другое. Но вам нужен огонь: останьтесь.
straszydla-lesson-dusk = Ещё один кубик огня, и солнце садится. Закончите ход: теперь все кормят свои стаи.
straszydla-lesson-feed = Страшилище съедает столько кубиков своей стихии, какова его сила. Стартовому, такому как Бебок, годится любой один вид: дайте ему три кубика земли.
straszydla-lesson-fed = Все сыты. Закончите кормление.
straszydla-lesson-summoned = К вам пришёл Дракон, с пятью кубиками энергии! Соперник прокормил не всех, и голодное страшилище сбежало навсегда. Теперь план на ночь, сначала вверх влево.
straszydla-lesson-night = Ночью наполняются ночные районы, и на Погасшем заводе есть как раз то, что Дракон съест на рассвете: три кубика огня. Дальше вниз, потом вниз вправо.
straszydla-lesson-end = План, путь, поединок, испуг, кормёжка, призыв: так проходит день, а ночью важны другие районы и другие силы. Два из пяти мест договора заняты. Заполните остальные, прокормите всех – и город ваш.

## Что это?

straszydla-what-yields =
    { $phase ->
        [day] В начале каждого дня
       *[night] В начале каждой ночи
    }: { $element } +{ $harvest }.
straszydla-what-lies = Здесь лежит:
straszydla-what-here = Здесь стоят: { $names }.
straszydla-what-suburb = Предместье: кто вошёл сюда, может сразу перейти в другое предместье.
straszydla-what-stop = Сюда нельзя войти и здесь нельзя пройти. Знак кладут там, где кто-то закончил раунд, и убирают при смене дня и ночи (вдвоём – после обоих).
straszydla-what-people = Люди
straszydla-what-people-means = В свой ход здесь можно их пугать: бросьте кость за каждое страшилище. Чем ближе сумма к вашей силе, тем больше кубиков.
straszydla-what-imps = Чертёнок
straszydla-what-imps-means = В свой ход здесь можно взять открытого чертёнка стихии этого квартала.
straszydla-what-imp-once = Действует один раз, потом уходит под свою стопку.
straszydla-what-stack = Стопка: { $element }
straszydla-what-stack-empty = Пуста: здесь больше никого не призвать и не купить.
straszydla-what-eats = При кормлении съедает столько кубиков ({ $element }), какова тогда его сила, или убегает.
straszydla-what-eats-any = Начальное страшилище, любой стихии: при кормлении съедает кубики одного цвета ({ $food }) или убегает.
straszydla-what-fear = Кубик страха: еда для страшилищ этой стихии. Три любых кубика, и энергии тоже, меняют на один.
straszydla-what-energy = Её ставят в поединках и тратят при испуге, чтобы менять кости. Ею платят, но её никто не ест.
straszydla-what-dread = За шестёрки при испуге. 1: перебросить кость, 2: чертёнок, 3: 3 энергии, 4: накормить страшилище.
straszydla-what-clock = После четырёх раундов – кормление и новое страшилище каждому; потом день и ночь сменяются.
straszydla-what-first = Отсюда идёт порядок ходов; при смене дня и ночи он переходит налево.
straszydla-what-strength = Сила { $strength }
straszydla-what-strength-means = Сумма сил страшилищ, днём или ночью. У сильнейшего в поединке 3 кости, а не 2; при испуге целятся в это число.
straszydla-what-pact = Тайный договор
straszydla-what-pact-hidden = До конца игры его знает только владелец.
straszydla-what-pact-means = Побеждает тот, у кого после кормления есть страшилища на все места. Начальное подходит на любое.
straszydla-what-pack = Нажмите, чтобы увидеть всю стаю.
straszydla-what-plan = План
straszydla-what-plan-means = Три стрелки: их кладут тайно и открывают все вместе; потом каждая фишка идёт по своим.
straszydla-what-duel-die = Кость поединка
straszydla-what-duel-die-means = Кости сравнивают парами с наибольшей. Большая в паре даёт очко; у кого очков больше, тот победил.
straszydla-what-fright-die = Кость испуга
straszydla-what-fright-die-means = Сумма, равная силе, даёт 3 кубика, на 1 мимо – 2, на 2 мимо – 1. Каждая шестёрка даёт кубик ужаса, каждая единица отнимает.
straszydla-what-bid = Ставка энергии
