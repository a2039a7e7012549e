nightmarium-title = Кошмариум
nightmarium-tagline = сшейте кошмары из ног, туловища и головы и разбудите их силы
nightmarium-goal = { $win_check ->
    [immediate] Цель: первым собрать { $creatures ->
        [one] { $creatures } завершённое существо.
        [few] { $creatures } завершённых существа.
        [many] { $creatures } завершённых существ.
       *[other] { $creatures } завершённого существа.
    }
   *[other] Цель: первым закончить ход, имея { $creatures ->
        [one] { $creatures } завершённое существо.
        [few] { $creatures } завершённых существа.
        [many] { $creatures } завершённых существ.
       *[other] { $creatures } завершённого существа.
    }
}
nightmarium-hint = Он смотрит, что строит карта, какие силы она разбудит и чего это стоит другим.
nightmarium-over = Игра окончена.

## Options

nightmarium-option-creatures = Существ для победы
nightmarium-option-creatures-about = Чем меньше, тем короче партия; больше иметь нельзя.
nightmarium-option-advanced = Печати (продвинутые правила)
nightmarium-option-advanced-about = Ещё двенадцать карт, повторяющих способности. Не для первой партии.
nightmarium-option-advanced-no = нет
nightmarium-option-advanced-yes = да
nightmarium-option-win_check = Когда наступает победа
nightmarium-option-win_check-about = Успеет ли последнее существо подействовать и всё испортить.
nightmarium-option-win_check-end_of_turn = в конце хода
nightmarium-option-win_check-immediate = сразу, до способностей последнего существа
nightmarium-option-first_player = Кто начинает
nightmarium-option-first_player-about = Жребий справедлив, но можно и назначить.
nightmarium-option-first_player-random = по жребию
nightmarium-option-first_player-0 = первый игрок
nightmarium-option-first_player-1 = второй игрок
nightmarium-option-first_player-2 = третий игрок
nightmarium-option-first_player-3 = четвёртый игрок
nightmarium-option-first_player-4 = пятый игрок
nightmarium-option-max_turns = Предел ходов
nightmarium-option-max_turns-about = Партия, дошедшая до него, кончается без победителя; нужен редко.
nightmarium-option-max_turns-none = без предела

## Names

nightmarium-legion-blue = некромункулы
nightmarium-legion-red = людовища
nightmarium-legion-brown = констрикты
nightmarium-legion-green = химериды

nightmarium-one-blue = некромункул
nightmarium-one-red = людовище
nightmarium-one-brown = констрикт
nightmarium-one-green = химерид

nightmarium-part-legs = ноги
nightmarium-part-torso = туловище
nightmarium-part-head = голова
nightmarium-part-seal = печать
nightmarium-place-seal = на завершённое существо

nightmarium-ability-mourner = Плакальщик
nightmarium-ability-scavenger = Падальщик
nightmarium-ability-executioner = Палач
nightmarium-ability-devourer = Пожиратель
nightmarium-ability-mockingbird = Пересмешник
nightmarium-ability-chorister = Певчий

nightmarium-seal_card = печать { $number }: { $kind }
nightmarium-you = вы
nightmarium-none = ничего

## The table

nightmarium-turn = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}, { $actions ->
    [0] последнее действие
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
    [many] осталось { $actions } действий
   *[other] осталось { $actions } действия
}{ $lock ->
    [none] { "" }
   *[other] {" "}(сыграть можно только карту легиона «{ $lock }»)
}. Колода: { $deck }, сброс: { $discard }.
nightmarium-acting = Существо { $slot } действует; впереди ещё: { $left }.
nightmarium-waiting = Своей очереди ждут существа: { $slots }.
nightmarium-revealed = Открыто: { $cards }.
nightmarium-player = { $name }{ $who ->
    [you] {" "}(вы)
   *[other] { "" }
}: завершено { $complete } из { $creatures }, в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}
nightmarium-complete = { $stack }, завершено
nightmarium-embodied = { $stack }, воплощено ({ $seal })
nightmarium-lacks_torso = { $stack }, нужно туловище
nightmarium-lacks_head = { $stack }, нужна голова
nightmarium-hand = { $cards ->
    [0] Ваша рука пуста.
   *[other] Ваша рука, и чем может стать каждая карта:
}

## Questions

nightmarium-step-action = { $actions ->
    [one] Последнее действие этого хода: что вы делаете?
    [few] У вас { $actions } действия: что вы делаете сначала?
    [many] У вас { $actions } действий: что вы делаете сначала?
   *[other] У вас { $actions } действия: что вы делаете сначала?
}
nightmarium-step-exchange = { $marked ->
    [none] Какие карты вы сбрасываете? Взамен берёте вдвое меньше.
   *[other] Какие карты вы сбрасываете? Отмечено: { $marked }.
}
nightmarium-step-purity = { $which ->
    [matching] Чистое существо, легион «{ $legion }»: какую карту этого легиона вы сбрасываете?
   *[other] Чистое существо, легион «{ $legion }», а таких карт у вас нет: { $first ->
        [none] какие две карты вы сбрасываете?
       *[other] какую карту вы сбрасываете второй (первая: { $first })?
    }
}
nightmarium-step-scavenger = Существо { $slot }, Падальщик: какое незавершённое существо сбросить?
nightmarium-step-executioner = Существо { $slot }, Палач: чью верхнюю карту вы забираете?
nightmarium-step-devourer = Существо { $slot }, Пожиратель: какое из других ваших существ теряет верхнюю карту?
nightmarium-step-mockingbird = Существо { $slot }, Пересмешник: какую карту вы играете?
nightmarium-step-chorister = Существо { $slot }, Певчий ({ $revealed }): какая карта куда ложится?
nightmarium-step-seal = Печать лежит на существе { $slot }: пусть { $legion } подействуют ещё раз?

## Choices

nightmarium-action-draw = Взять карту
nightmarium-action-exchange = { $hand ->
    [1] Обмен: сбросить единственную карту и ничего не взять
   *[other] Обмен: сбросить часть карт ({ $hand } в руке), взять вдвое меньше
}
nightmarium-action-play = Сыграть: { $card } { $where ->
    [new] ({ $part } нового существа)
    [seal] (на существо { $slot }: { $below })
   *[on] ({ $part } существа { $slot }: { $below })
}{ $outlook ->
    [none] { "" }
   *[other] . { $outlook }
}
nightmarium-action-discard = Сбросить: { $card }
nightmarium-action-target = { $deed ->
    [takes] Забрать карту: { $cards } (существо { $slot }, игрок { $name }{ $complete ->
        [yes] , сейчас завершено
       *[no] { "" }
    })
    [bites] Откусить карту: { $cards } (ваше существо { $slot }{ $complete ->
        [yes] , сейчас завершено
       *[no] { "" }
    })
   *[scraps] Сбросить существо { $slot }, игрок { $name } ({ $cards })
}
nightmarium-action-activate = Разбудить. { $chain }
nightmarium-action-decline = Пусть спит дальше
nightmarium-action-stop = Это всё: сбросить { $cards ->
    [one] { $cards } карту, взять { $drawn }
    [few] { $cards } карты, взять { $drawn }
    [many] { $cards } карт, взять { $drawn }
   *[other] { $cards } карты, взять { $drawn }
}
nightmarium-action-mark = Сбросить: { $card }

nightmarium-preview = { $when ->
    [may_wake] Затем можно разбудить
   *[then] Затем действуют
}: { $abilities }
nightmarium-preview_perhaps = возможно, { $ability }
nightmarium-preview_stops = { $ability } не находит цели: { $silent ->
    [all] ничего не происходит
   *[some] на этом цепочка обрывается
}
nightmarium-preview_harm = Внимание: Пожирателю придётся укусить ваше завершённое существо{ $harm ->
    [victory] , и для победы одного не хватит
   *[complete] { "" }
}
nightmarium-preview_wins = Вы сразу побеждаете
nightmarium-preview_pure = Чистое: каждый соперник сбрасывает карту легиона «{ $legion }» или две другие

## Several cards at once, and what can be looked up

nightmarium-several-exchange = Сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} и взять { $drawn ->
    [0] ноль
   *[other] { $drawn }
}{ $idle ->
    [0] { "" }
   *[other] {" "}(одна из них ничего не приносит)
}
nightmarium-several-purity = Сбросить две карты
nightmarium-command-abilities = способности, abilities
nightmarium-help-abilities = что такое ход и что делают шесть способностей
nightmarium-command-discard = сброс, discard
nightmarium-help-discard = карты в стопке сброса
nightmarium-reference-turn = Ход – это два действия: сыграть карту, взять карту или обменять карты. Две карты, сыгранные действиями за один ход, должны быть одного легиона.
nightmarium-reference-chain = Голова будит существо: способности действуют от головы к ногам, и отказаться нельзя; та, что не находит цели, обрывает цепочку.
nightmarium-pile = { $cards ->
    [0] Стопка сброса пуста.
    [one] В стопке сброса { $cards } карта:
    [few] В стопке сброса { $cards } карты:
    [many] В стопке сброса { $cards } карт:
   *[other] В стопке сброса { $cards } карты:
}

## What happened

nightmarium-event-drew_first = { $who ->
    [you] Вы начинаете.
   *[other] Начинает { $seat }.
}
nightmarium-event-named_first = { $who ->
    [you] Вы начинаете.
   *[other] Начинает { $seat }.
}
nightmarium-event-dealt = { "" }
nightmarium-event-began_turn = { $who ->
    [you] Ход { $turn }: ваш.
   *[other] Ход { $turn }: { $seat }.
}
nightmarium-event-drew = { $who ->
    [you] Вы берёте: { $card }.
   *[other] { $card ->
        [hidden] { $seat } берёт карту.
       *[other] { $seat } берёт: { $card }.
    }
}
nightmarium-event-reshuffled = Сброс перемешан: в новой колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
nightmarium-event-played = { $who ->
    [you] Вы играете: { $card }, { $part } существа { $slot }.
   *[other] { $seat } играет: { $card }, { $part } существа { $slot }.
}
nightmarium-event-began_exchange = { $who ->
    [you] Вы меняете карты.
   *[other] { $seat } меняет карты.
}
nightmarium-event-exchanged = { $who ->
    [you] Вы сбрасываете карты ({ $cards }), берёте { $drawn }.
   *[other] { $seat } сбрасывает карты ({ $cards }), берёт { $drawn }.
}
nightmarium-event-discarded = { $who ->
    [you] Вы сбрасываете: { $card }.
   *[other] { $seat } сбрасывает: { $card }.
}
nightmarium-event-lost_action = { $who ->
    [you] Вы ничего не можете сделать: действие потеряно.
   *[other] { $seat } ничего не может сделать: действие потеряно.
}
nightmarium-event-completed = { $who ->
    [you] Ваше существо { $slot } завершено!
   *[other] { $seat } завершает существо { $slot }!
}
nightmarium-event-pure = Оно чистое, легион «{ $legion }»: соперники сбрасывают карты.
nightmarium-event-lacked = { $who ->
    [you] У вас нет карт легиона «{ $legion }», поэтому уходят другие.
   *[other] { $seat }: нет карт легиона «{ $legion }», поэтому уходят другие.
}
nightmarium-event-spared = { $who ->
    [you] Ваша рука пуста: сбрасывать нечего.
   *[other] { $seat }: сбрасывать нечего.
}
nightmarium-event-woke = Существо { $slot } просыпается.
nightmarium-event-activated = Существо { $slot } просыпается снова: действуют { $legion }.
nightmarium-event-declined = Существо { $slot } спит дальше под печатью.
nightmarium-event-unmoved = У существа { $slot } нет способностей легиона «{ $legion }».
nightmarium-event-performed = Действует { $ability } ({ $part }, существо { $slot }).
nightmarium-event-stopped = { $ability } ({ $part }, существо { $slot }) не находит цели: цепочка обрывается.
nightmarium-event-stuck = Пересмешник ({ $part }, существо { $slot }): ни одну карту не сыграть, цепочка обрывается.
nightmarium-event-interrupted = Цепочка существа { $slot } обрывается (не действует: { $part }): разбужено существо.
nightmarium-event-waited = Затем действует существо { $slot }.
nightmarium-event-dropped = Существо { $slot } потеряло карту и не подействует.
nightmarium-event-exhausted = Подействовало сто существ: на этом кошмар кончается.
nightmarium-event-scavenged = { $who ->
    [you] Вы сбрасываете существо { $slot } (игрок { $rival }).
   *[other] { $seat } сбрасывает существо { $slot } (игрок { $rival }).
}
nightmarium-scavenged_yours = { $seat } сбрасывает ваше существо { $slot }.
nightmarium-event-scrapped = { $card } уходит в сброс.
nightmarium-event-took = { $who ->
    [you] Вы забираете карту: { $card } (существо { $slot }, игрок { $rival }).
   *[other] { $seat } забирает карту: { $card } (существо { $slot }, игрок { $rival }).
}
nightmarium-took_from_you = { $seat } забирает карту: { $card } (ваше существо { $slot }).
nightmarium-event-devoured = { $who ->
    [you] Ваше существо { $slot } теряет: { $card }.
   *[other] Существо { $slot } теряет: { $card } (игрок { $seat }).
}
nightmarium-event-vanished = { $who ->
    [you] Ваше существо { $slot } исчезает.
   *[other] Существо { $slot } исчезает (игрок { $seat }).
}
nightmarium-event-revealed = { $who ->
    [you] Вы открываете: { $card }.
   *[other] { $seat } открывает: { $card }.
}
nightmarium-event-placed = { $who ->
    [you] Вы кладёте: { $card }, { $part } существа { $slot }.
   *[other] { $seat } кладёт: { $card }, { $part } существа { $slot }.
}
nightmarium-event-cast_off = { $card }: места нет, карта сброшена.
nightmarium-event-won = { $who ->
    [you] Ваши существа окружают кристалл Паники!
   *[other] { $seat } окружает кристалл Паники!
}
nightmarium-event-died_out = Ни одна карта больше не подходит ни к одному существу.
nightmarium-event-cut_off = Ход { $turn } был последним: достигнут предел ходов.

## The end

nightmarium-reason-won = { $who ->
    [you] Вы побеждаете: сам Страх повинуется вам.
   *[other] Побеждает { $names }: сам Страх повинуется.
}
nightmarium-reason-dead = Никто не побеждает: ни одно существо больше не может измениться.
nightmarium-reason-truncated = Никто не побеждает: достигнут предел ходов.
nightmarium-place = { $rank }. { $name }: { $complete ->
    [one] { $complete } завершённое существо
    [few] { $complete } завершённых существа
    [many] { $complete } завершённых существ
   *[other] { $complete } завершённого существа
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} в существах

## The first match: what the teacher says

nightmarium-lesson-welcome = Вы сшиваете чудовищ из карт: ноги, туловище, голова. Кто закончит ход с пятью завершёнными существами, тот победил. Перед вами первые пять карт: начнём шить.
nightmarium-lesson-legs = Существо растёт снизу вверх, поэтому начните с ног. Возьмите ноги людовища: у вас есть и туловище того же легиона, того же цвета.
nightmarium-lesson-torso = В ходе два действия. Если оба раза вы играете карту, вторая должна быть того же легиона, что и первая: констриктам придётся подождать. Положите на ноги туловище людовища.
nightmarium-lesson-draw = Вашему существу нужна голова. Некромункул подошёл бы: легионы можно смешивать. Но три карты одного легиона могут больше. Рискните: возьмите карту.
nightmarium-lesson-head = Голова людовища, её-то и не хватало! Голова завершает существо и будит его: способности срабатывают сверху вниз. Плакальщик берёт две карты, а Плакальщиков у вас двое.
nightmarium-lesson-exchange = Чистое существо, целиком из одного легиона, стоит каждому сопернику карты. Соперник её потерял, а потом завершил чистое сам, и пропал ваш некромункул. У вас три головы и ни одного тела: обменяйте карты.
nightmarium-lesson-first = Вы сбрасываете сколько угодно карт, а берёте вдвое меньше. Начните с головы химерида без способности.
nightmarium-lesson-second = И вторую такую же. Две карты уходят, одна новая приходит.
nightmarium-lesson-second-creature = Туловище! Но сначала ноги. Начните второе существо ногами людовища: их Пересмешник скоро очень пригодится.
nightmarium-lesson-several = Строить можно несколько существ сразу. Начните третье ногами констрикта.
nightmarium-lesson-another-torso = Вторая карта снова должна быть того же легиона. Положите туловище констрикта на ноги констрикта: другая пара ног ждёт химерида.
nightmarium-lesson-power = Соперник только берёт карты. Положите туловище химерида на ноги людовища: это Палач, а второй Палач у вас в руке.
nightmarium-lesson-wake = Эту голову ждут два тела: посмотрите, что сработает. На туловище химерида сработают три способности подряд: Палач, Палач, Пересмешник. Будите это существо!
nightmarium-lesson-executioner = Палач забирает верхнюю карту существа соперника вам в руку. Берите голову: тогда оно больше не завершено.
nightmarium-lesson-again = Теперь Палач в туловище. Заберите одинокие ноги некромункула: существо без карт исчезает.
nightmarium-lesson-mockingbird = Пересмешник играет карту из вашей руки, любого легиона. Положите украденную голову на своё третье существо, и оно тоже проснётся!
nightmarium-lesson-scavenger = Это цепочка: теперь действует третье существо, начиная с украденной головы. Падальщик выбрасывает незавершённое существо соперника. Выберите то, что без головы.
nightmarium-lesson-end = У вас три существа, а у соперника осталась одна пара ног! Помните: способность, которой не на что действовать, обрывает цепочку. Ещё два существа, и в конце хода победа ваша.

## The board

nightmarium-board-awake = завершено
nightmarium-board-cards = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
nightmarium-board-action = действие { $action } из { $of }
nightmarium-board-not-turn = не ваш ход
nightmarium-board-hand = Ваша рука
nightmarium-board-creatures = Существа игрока { $name }
nightmarium-board-creatures-of = Показать существ игрока { $name }
nightmarium-board-creature = Существо { $slot }: { $cards ->
    [none] { $state }
   *[other] { $cards }, { $state }
}

nightmarium-board-deck = Колода
nightmarium-board-draw = Взять
nightmarium-board-discard = Сброс
nightmarium-board-look-through = Просмотреть сброс
nightmarium-board-exchange = Обмен
nightmarium-board-exchange-text = сбросить часть, взять вдвое меньше
nightmarium-board-head-chance = шанс на голову: { $percent }{ "\u00A0" }%
nightmarium-board-pile = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}

nightmarium-board-free = свободно
nightmarium-board-needs-torso = без туловища
nightmarium-board-needs-head = без головы
nightmarium-board-is-awake = завершено
nightmarium-board-pure = чистое
nightmarium-board-embodied = воплощено
nightmarium-board-wakes = проснётся
nightmarium-board-acts = действует
nightmarium-board-waits = следующее

nightmarium-board-not = не тот легион
nightmarium-board-no-place = нельзя сыграть
nightmarium-board-after-other = решится после другой карты
nightmarium-board-to-you = к вам
nightmarium-board-gone = в сброс
nightmarium-board-sealed = печать
nightmarium-board-bite = откусить
nightmarium-board-bitten = откушено
nightmarium-board-may-be-bitten = под угрозой
nightmarium-board-gives = сбрасывает

nightmarium-board-queue = Что действует, по порядку
nightmarium-board-slot = Существо { $slot }
nightmarium-board-then = затем существо { $slot }
nightmarium-board-lamp-now = действует сейчас
nightmarium-board-lamp-next = ещё подействует
nightmarium-board-lamp-done = уже подействовало
nightmarium-board-lamp-lost = молчит
nightmarium-board-pure-of = Чистое существо: { $legion }
nightmarium-board-pure-cost = Сбрасывают карту этого легиона или две другие: { $names }
nightmarium-board-tribute = { $who ->
    [you] Вы сбрасываете
   *[other] Сбрасывает { $name }
}
nightmarium-board-later = { $ability }, когда проснётся
nightmarium-board-lock = Теперь только { $legion }
nightmarium-board-turn = Ход { $turn }
nightmarium-board-goal = { $check ->
    [immediate] Цель: { $creatures } завершённых
   *[end_of_turn] Цель: { $creatures } завершённых в конце хода
}

nightmarium-board-rule-mourner = Взять две карты.
nightmarium-board-rule-scavenger = Сбросить незавершённое существо соперника.
nightmarium-board-rule-executioner = Забрать верхнюю карту существа соперника.
nightmarium-board-rule-devourer = Другое ваше существо теряет верхнюю карту.
nightmarium-board-rule-mockingbird = Сыграть карту любого легиона.
nightmarium-board-rule-chorister = Открыть две карты и сыграть их.
nightmarium-board-chorister-chance = Хоть одна подойдёт: { $percent }{ "\u00A0" }%.

nightmarium-board-perhaps = возможно
nightmarium-board-stops = Не находит цели: цепочка здесь обрывается.

nightmarium-board-activate = Разбудить ещё раз
nightmarium-board-decline = Пусть спит
nightmarium-board-exchange-what = Отметьте карты, которые сбрасываете
nightmarium-board-exchange-sum = Сброс: { $cards }, взять: { $drawn }
nightmarium-board-exchange-give = Обменять
nightmarium-board-pair-what = Отметьте две карты, которые сбрасываете
nightmarium-board-pair-sum = { $cards } из 2
nightmarium-board-pair-give = Сбросить обе
nightmarium-board-back = Назад
nightmarium-board-crystal = Кристалл Паники

## Что это?

nightmarium-what-legion = Один из четырёх легионов. Если оба действия хода – розыгрыш карт, карты должны быть одного легиона; три карты одного легиона – чистое существо.
nightmarium-what-ability = Действует, когда существо просыпается, от головы к ногам. Если подействовать не может, всё, что ниже, молчит.
nightmarium-what-no-ability = Без свойства: когда существо просыпается, эта карта пропускается.
nightmarium-what-nothing = без свойства.
nightmarium-what-places = Может быть: { $places }.
nightmarium-what-seal = Кладётся на ваше завершённое существо. Его { $legion } могут сразу подействовать ещё раз, и ни одно свойство его больше не тронет.
nightmarium-what-deck = Действием берут верхнюю карту. Когда колода пуста, перемешивается сброс.
nightmarium-what-discard = Здесь обменивают: сбросьте сколько угодно карт и возьмите вдвое меньше. Просмотреть сброс может каждый.
nightmarium-what-hand = Рука игрока { $name }
nightmarium-what-hidden = { $cards ->
    [0] Карт нет.
    [one] { $cards } карта, закрытая.
    [few] { $cards } карты, закрытые.
    [many] { $cards } карт, закрытых.
   *[other] { $cards } карты, закрытые.
}
nightmarium-what-awake = Завершённые существа: { $count }
nightmarium-what-awake-means = Существо с ногами, туловищем и головой завершено.
nightmarium-what-actions = Действия
nightmarium-what-actions-means = В ходу их { $actions }: взять карту, сыграть карту или обменять. Пропускать нельзя.
nightmarium-what-rival = Нажмите, чтобы увидеть существ.
nightmarium-what-chain = Свойства действуют от головы к ногам. Существо, завершённое при этом, действует вместо них.
nightmarium-what-free = Здесь начинается новое существо, с ног.
nightmarium-what-needs-torso = Теперь туловище, потом голова.
nightmarium-what-needs-head = Голова завершит и разбудит его.
nightmarium-what-pure = Все карты одного легиона: когда оно было завершено, каждый соперник сбрасывал карты.
nightmarium-what-embodied = На нём печать: ни одно свойство его больше не тронет.
