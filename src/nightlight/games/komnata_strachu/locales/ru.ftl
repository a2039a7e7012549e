komnata-strachu-title = Комната страха
komnata-strachu-tagline = три карты, пять жетонов, один выключатель: ответьте верно раньше других
komnata-strachu-over = Свет горит, игра окончена.

## Options

komnata-strachu-option-form = Форма игры
komnata-strachu-option-form-live = вживую, на время
komnata-strachu-option-form-race = исследование: выбираете ответ и время
komnata-strachu-option-form-glimpse = исследование: карты видны постепенно
komnata-strachu-option-specials = Особые карты в игре
komnata-strachu-option-specials-guest = Гость
komnata-strachu-option-specials-escape = Побег Страхов
komnata-strachu-option-specials-invasion = Нашествие Страхов
komnata-strachu-option-penalty = Ошибка стоит
komnata-strachu-option-penalty-0 = ничего
komnata-strachu-option-penalty-1 = карту
komnata-strachu-option-reveals = Вскрытия
komnata-strachu-option-reveals-none = до конца колоды
komnata-strachu-option-last_card = Карты, оставшиеся в конце
komnata-strachu-option-last_card-box = уходят в коробку
komnata-strachu-option-last_card-short = дают короткое последнее вскрытие
komnata-strachu-option-mirror = Нашествие можно читать с обеих сторон
komnata-strachu-option-mirror-off = нет
komnata-strachu-option-mirror-on = да
komnata-strachu-option-attribute = Что считается
komnata-strachu-option-attribute-both = форма или цвет, на выбор
komnata-strachu-option-attribute-shape = только форма
komnata-strachu-option-attribute-colour = только цвет
komnata-strachu-option-teams = Команды по двое
komnata-strachu-option-teams-off = нет
komnata-strachu-option-teams-on = да
komnata-strachu-option-handicap = Фора в миллисекундах
komnata-strachu-option-handicap-0 = нет
komnata-strachu-option-pace = Следующее вскрытие
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
komnata-strachu-back = (темно)

## Questions

komnata-strachu-step-press = { $stage ->
    [answer] Какие жетоны вы выдвигаете и в каком порядке?
    [second] На какой секунде вы включаете свет?
   *[millisecond] И на какой её миллисекунде?
}
komnata-strachu-step-submission = { $stage ->
    [answer] Какие жетоны вы выдвигаете?
   *[latency] Сколько времени вы берёте? Чем быстрее, тем легче промахнуться.
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
    [you] Ваш свет загорается ({ $time }).
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
komnata-strachu-event-steadied = { "" }
komnata-strachu-event-tie_drawn = { "" }
komnata-strachu-event-judged = { $verdict ->
    [right] { $who ->
        [you] Ваш ответ верен.
       *[other] { $seat }: верно.
    }
    [slip] { $who ->
        [you] Ваша рука срывается.
       *[other] { $seat }: рука срывается.
    }
    [void] { $who ->
        [you] Вы опоздали.
       *[other] { $seat }: поздно.
    }
   *[wrong] { $who ->
        [you] Ваш ответ неверен.
       *[other] { $seat }: ошибка.
    }
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
    [many] { $cards } карт уходит в коробку неоткрытыми.
   *[other] { $cards } карты уходят в коробку неоткрытыми.
}
komnata-strachu-event-ended = Колода закончилась.

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
