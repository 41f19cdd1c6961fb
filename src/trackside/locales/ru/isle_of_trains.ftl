# Isle of Trains: All Aboard

title = Остров поездов: Все на борт!
tagline = Каждая карта – вагон, груз или деньги: соберите поезд, загрузите его и доставляйте на остров.

# Вопросы

ask-action = { $count ->
    [one] Последнее действие этого хода: взять, построить, загрузить или доставить.
    [few] Ваш ход, { $count } действия: взять, построить, загрузить или доставить.
   *[other] Ваш ход, { $count } действий: взять, построить, загрузить или доставить.
}
ask-bonus = Бонусное действие ({ $actions }) – или откажитесь от него.
ask-take-cards = { $count ->
    [one] Возьмите { $count } карту.
    [few] Возьмите { $count } карты, по одной.
   *[other] Возьмите { $count } карт, по одной.
}
ask-benefit-discard = { $count ->
    [one] Сбросьте { $count } карту.
    [few] Сбросьте { $count } карты.
   *[other] Сбросьте { $count } карт.
}
ask-extra-card = Сбросьте ещё одну карту: груз ложится рубашкой вверх.
ask-hand-limit = { $count ->
    [one] Сбросьте { $count } карту до лимита руки.
    [few] Сбросьте { $count } карты до лимита руки.
   *[other] Сбросьте { $count } карт до лимита руки.
}
ask-payment = { $count ->
    [one] Оплата, { $card }: ещё { $count } карта.
    [few] Оплата, { $card }: ещё { $count } карты.
   *[other] Оплата, { $card }: ещё { $count } карт.
}
ask-scrapping = Какой вагон списать, чтобы построить «{ $card }»?
ask-placing = Вагон списан; куда идёт карта «{ $card }»?
ask-replacing = Какое здание заменит «{ $card }»?
ask-surplus = Слишком много зданий: откажитесь от одного.
ask-destination = Куда доставляете?
ask-delivering = Доставка, { $island }: следующий шаг или конец.
ask-contract = { $count ->
    [one] { $contract }: выберите ещё { $count } груз.
    [few] { $contract }: выберите ещё { $count } груза{ $ordered ->
        [yes] , слева направо
       *[no] {""}
    }.
   *[other] { $contract }: выберите ещё { $count } грузов{ $ordered ->
        [yes] , слева направо
       *[no] {""}
    }.
}
ask-special = Особая доставка: { $count ->
    [0] выберите грузы{ $ordered ->
        [yes] , слева направо
       *[no] {""}
    }.
    [one] пока { $count } груз; ещё или хватит?
    [few] пока { $count } груза; ещё или хватит?
   *[other] пока { $count } грузов; ещё или хватит?
}
ask-salvage = Возьмите карту из сброса.
ask-night-window = Ночь: выкупите карту или дайте следующей уйти из колоды.

# Постоянные поручения: когда они отвечают

order-take-cards = Когда я беру карты
order-bonus = Когда мне дают бонусное действие
order-night-window = Ночью, когда можно выкупить карту

# Ходы

kind-take = Взять
kind-build = Построить
kind-upgrade = Улучшить
kind-scrap-for = Списать вагон и построить
kind-load = Загрузить
kind-board = Посадить пассажира
kind-contract = Доставка по контракту
kind-ticket = Доставить пассажира
kind-mismatch = Пассажир на чужой тайл (тормозной вагон 10)
kind-detour = Второй пункт назначения (тормозной вагон 9)
kind-special = Особая доставка
kind-stop = Закончить доставку
kind-decline = Отказаться
kind-demolish = Сбросить здание
kind-scrap-car = Списать вагон
kind-to = Пункт назначения
kind-unload = Выбрать груз
kind-done = Хватит
kind-all = Все грузы
kind-discard = Сбросить
kind-salvage = Взять из сброса
kind-go-on = Дальше
kind-buy-back = Выкупить

# Вагон поезда; с номером, если есть такой же
the-car = «{ $car }»{ $twin ->
    [yes] {" "}(вагон { $place })
   *[no] {""}
}
the-old = «{ $old }»{ $old_twin ->
    [yes] {" "}(вагон { $old_place })
   *[no] {""}
}
move-take = { $number ->
    [0] Взять верхнюю карту колоды
    [-1] Взять пассажира из мешка
    [-2] Взять все остальные из колоды
   *[other] Взять из ряда { $card-acc } (место { $number })
}
move-build = Построить { $card-acc }{ $cost ->
    [-1] {""}
    [0] {" "}(бесплатно)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карты)
   *[other] {" "}(за { $cost } карт)
}
move-upgrade = Заменить { the-car } на «{ $card }»{ $cost ->
    [-1] {""}
    [0] {" "}(бесплатно)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карты)
   *[other] {" "}(за { $cost } карт)
}
move-scrap-for = Списать вагон и построить { $card-acc }
move-load = Загрузить { $card-acc } в { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}{ $face_down ->
    [yes] , рубашкой вверх, за ещё одну карту
   *[no] {""}
}
move-board = Посадить { $passenger-acc } в { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}
move-contract = Доставить по контракту: { $contract }
move-ticket = Привезти { $passenger-acc } из карты { the-car } { $island-to }
move-mismatch = Привезти { $passenger-acc } из карты { the-car } на тайл другого цвета
move-detour = Привезти также { $passenger-acc } из карты { the-car } { $island-to }
move-special = Особая доставка: две карты за каждый груз
move-stop = Закончить доставку
move-decline = Отказаться от бонусного действия
move-demolish = Сбросить { $building-acc }
move-scrap-car = Списать { the-car }
move-to = Доставить { $island-to }
move-unload = { the-car }, место { $slot }: { $load }
move-done = Хватит грузов
move-all = Все оставшиеся грузы
move-discard = Сбросить { $card-acc }
move-salvage = Взять из сброса { $card-acc }
move-go-on = Дальше
move-buy-back = Выкупить верхнюю карту сброса

do-take = { $number ->
    [0] Взять верхнюю карту
    [-1] Взять пассажира
    [-2] Взять все остальные
   *[other] Взять { $card-acc }
}
do-build = { $cost ->
    [-1] Построить { $card-acc }
    [0] Построить { $card-acc }, бесплатно
    [one] Построить { $card-acc }, { $cost } карта
    [few] Построить { $card-acc }, { $cost } карты
   *[other] Построить { $card-acc }, { $cost } карт
}
do-upgrade = { $cost ->
    [-1] Улучшение: { $card }
    [0] Улучшение: { $card }, бесплатно
    [one] Улучшение: { $card }, { $cost } карта
    [few] Улучшение: { $card }, { $cost } карты
   *[other] Улучшение: { $card }, { $cost } карт
}
do-scrap-for = Списать вагон, построить { $card-acc }
do-load = { $face_down ->
    [yes] Загрузить { $card-acc }, ещё 1 карта
   *[no] Загрузить { $card-acc }
}
do-board = Посадить { $passenger-acc }
do-contract = Контракт: { $contract }
do-ticket = Привезти { $passenger-acc }
do-mismatch = Привезти { $passenger-acc }
do-detour = Привезти также { $passenger-acc }
do-special = Особая доставка
do-stop = Закончить доставку
do-decline = Отказаться от бонуса
do-demolish = Сбросить { $building-acc }
do-scrap-car = Списать { $car-acc }
do-to = Доставить { $island-to }
do-unload = Этот груз: { $load }
do-done = Хватит грузов
do-all = Все остальные грузы
do-discard = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[other] Сбросить { $count } карт
}
do-salvage = Взять { $card-acc }
do-go-on = Дальше
do-buy-back = Выкупить, { $vp } ПО

# What a move earns

note-benefit = { $cards ->
    [0] {""}
    [one] +{ $cards } карта
    [few] +{ $cards } карты
   *[other] +{ $cards } карт
}{ $less ->
    [0] {""}
   *[other] , −{ $less }
}{ $vp ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] ,{" "}
    }+{ $vp } ПО
}{ $bonus ->
    [yes] { $cards ->
        [0] {""}
       *[other] ,{" "}
    }бонус: { $actions }
   *[no] {""}
}
note-build = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}, вес станет { $weight } из { $power }{ $wins ->
    [yes] {""}, победа в сценарии
   *[no] {""}
}
note-building = { $points ->
    [one] сейчас стоит { $points } очко
    [few] сейчас стоит { $points } очка
   *[other] сейчас стоит { $points } очков
}{ $wins ->
    [yes] {""}, победа в сценарии
   *[no] {""}
}
note-contract = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}
note-buy-back = { $card } за { $vp } ПО

# Что произошло

event-take = { $who } берёт из ряда { $card-acc }.
you-take = Вы берёте из ряда { $card-acc }.
event-draw = { $who } берёт из колоды { $card-acc }.
you-draw = Вы берёте из колоды { $card-acc }.
event-reshuffle = { $cards ->
    [one] Сброс перетасован в новую колоду ({ $cards } карта).
    [few] Сброс перетасован в новую колоду ({ $cards } карты).
   *[other] Сброс перетасован в новую колоду ({ $cards } карт).
}
event-passenger = { $who } вытягивает { $passenger-acc }.
you-passenger = Вы вытягиваете { $passenger-acc }.
event-vp = { $who } получает { $vp } ПО.
you-vp = Вы получаете { $vp } ПО.
event-progress = Локомотив прогресса переходит на деление { $space }.
event-progress-locomotive = { $who } забирает локомотив прогресса ({ $vp } ПО).
you-progress-locomotive = Вы забираете локомотив прогресса ({ $vp } ПО).
event-last-round = Начинается последний круг: каждый ходит ещё раз.
event-discard = { $who } сбрасывает { $card-acc }.
you-discard = Вы сбрасываете { $card-acc }.
event-salvage = { $who } берёт из сброса { $card-acc }.
you-salvage = Вы берёте из сброса { $card-acc }.
event-extend = { $who } прицепляет { $card-acc }.
you-extend = Вы прицепляете { $card-acc }.
event-upgrade = { $who } заменяет { $old-acc } на { $card-acc }.
you-upgrade = Вы заменяете { $old-acc } на { $card-acc }.
event-erect = { $who } возводит { $card-acc }.
you-erect = Вы возводите { $card-acc }.
event-demolish = { $who } сбрасывает здание «{ $building }».
you-demolish = Вы сбрасываете здание «{ $building }».
event-scrap = { $who } списывает { $card-acc }{ $loads ->
    [0] .
    [one] {" "}с { $loads } грузом.
   *[other] {" "}с { $loads } грузами.
}
you-scrap = Вы списываете { $card-acc }{ $loads ->
    [0] .
    [one] {" "}с { $loads } грузом.
   *[other] {" "}с { $loads } грузами.
}
event-load = { $passenger ->
    [yes] { $who } сажает { $load-acc } в { $car-acc } ({ $owner_seat }).
   *[no] { $who } грузит { $load-acc } в { $car-acc } ({ $owner_seat }).
}
you-load = { $passenger ->
    [yes] Вы сажаете { $load-acc } в { $car-acc } ({ $owner_seat }).
   *[no] Вы грузите { $load-acc } в { $car-acc } ({ $owner_seat }).
}
event-load-face-down = { $who } грузит рубашкой вверх { $load-acc } в { $car-acc } ({ $owner_seat }).
you-load-face-down = Вы грузите рубашкой вверх { $load-acc } в { $car-acc } ({ $owner_seat }).
event-deliver = { $who } прибывает { $island-to }.
you-deliver = Вы прибываете { $island-to }.
event-contract = { $who } выполняет контракт ({ $contract }): { $vp } ПО.
you-contract = Вы выполняете контракт ({ $contract }): { $vp } ПО.
event-ticket = { $who } привозит { $passenger-acc } { $island-to } (место { $space }).
you-ticket = Вы привозите { $passenger-acc } { $island-to } (место { $space }).
event-mismatched = { $who } привозит { $passenger-acc } { $island-to }; пассажир возвращается в мешок.
you-mismatched = Вы привозите { $passenger-acc } { $island-to }; пассажир возвращается в мешок.
event-special = { $loads ->
    [one] { $who } делает особую доставку: { $loads } груз,
    [few] { $who } делает особую доставку: { $loads } груза,
   *[other] { $who } делает особую доставку: { $loads } грузов,
} { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
you-special = { $loads ->
    [one] Вы делаете особую доставку: { $loads } груз,
    [few] Вы делаете особую доставку: { $loads } груза,
   *[other] Вы делаете особую доставку: { $loads } грузов,
} { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
event-decline = { $who } отказывается от бонусного действия.
you-decline = Вы отказываетесь от бонусного действия.
event-row = В ряду теперь { $card }.
event-night = Ночью сбрасывают { $card-acc }.
event-buy-back = { $who } выкупает { $card-acc } за { $vp } ПО.
you-buy-back = Вы выкупаете { $card-acc } за { $vp } ПО.

# Почему ход невозможен

rule-not-now = Сейчас спрашивают не об этом.
rule-other-action = Бонус – для другого действия.
rule-both-actions = Оба действия хода обязательны.
rule-row-gap = Это место ряда пусто до конца хода.
rule-no-cards = Колода и сброс пусты.
rule-one-card-left = Осталась только одна карта.
rule-one-card = Взять нужно только одну карту.
rule-cards-only = Эффект даёт карты, а не пассажиров.
rule-deck-only = При этом варианте эффекты берут карты только из колоды.
rule-not-in-hand = У вас нет этой карты.
rule-one-locomotive = У поезда один локомотив: его заменяют, а не прицепляют.
rule-not-an-upgrade = Улучшение – той же категории и более высокого уровня.
rule-too-heavy = Вес поезда превысит мощность локомотива.
rule-too-dear = Слишком мало других карт, чтобы заплатить.
rule-no-such-car = Такого вагона нет.
rule-no-scrapping = Локомотив не списывают, а для здания не списывают ничего.
rule-scrap-in-vain = Списав вагон, это всё равно не построить.
rule-not-your-building = Этого здания у вас нет.
rule-own-train-only = Бонусный груз идёт только в свой поезд.
rule-no-free-slot = Свободного места нет.
rule-holds-nothing = Эта карта ничего не возит.
rule-no-extra-card = Неподходящая карта требует сбросить ещё одну карту.
rule-owner-loads = Этот тормозной вагон загружает только владелец.
rule-card-not-held = У вас нет этой карты.
rule-not-in-supply = Такого пассажира в вашем запасе нет.
rule-wrong-load = Этот вагон возит другое.
rule-nothing-to-deliver = В вашем поезде нет грузов.
rule-not-in-play = Исследовательской станции в этой партии нет.
rule-nothing-more = После особой доставки там больше нечего доставить.
rule-other-destination = Все доставки одного действия – в один пункт назначения.
rule-island-taken = Эту карту острова уже забрали.
rule-island-open = Сначала завершите свой открытый остров.
rule-island-not-yours = Это не ваш открытый остров.
rule-cargo-missing = В поезде не хватает груза для этого контракта.
rule-not-both-contracts = При этом варианте одно действие не выполняет оба контракта острова.
rule-no-additional = В этом сценарии дополнительные контракты не выполняют.
rule-no-such-passenger = Такого пассажира в том вагоне нет.
rule-wrong-colour = Этот пассажир едет в другое место.
rule-not-mismatched = Пассажира нужного цвета доставляют обычным образом.
rule-no-tile = На Исследовательской станции нет тайла билета.
rule-tile-full = Тайл билета заполнен.
rule-mismatched-once = Тормозной вагон 10 в этом действии уже сработал.
rule-no-second-destination = Второй пункт назначения даёт только тормозной вагон 9, для пассажира другого цвета.
rule-detour-once = Тормозной вагон 9 в этом действии уже сработал.
rule-detour-later = Тормозной вагон 9 работает после обычной доставки.
rule-deliver-first = Нужно доставить хотя бы один груз.
rule-no-such-load = Такого груза нет.
rule-not-in-contract = Этот груз не относится к контракту.
rule-in-order = Порядок не важен: выбирайте слева направо.
rule-not-held = У вас нет этой карты.
rule-not-in-pile = Этой карты в сбросе нет.
rule-solo-only = Выкупать карты можно только в игре в одиночку.
rule-cannot-pay-back = Слишком мало маркеров ПО, чтобы выкупить карту.
rule-pile-empty = Сброс пуст.

# Вещи

name-card = карта
    .acc = карту
name-car = вагон
name-cargo = груз
name-anywhere = куда угодно
name-destination = пункт назначения
    .to = в пункт назначения
name-gap = –
name-loco_l1 = Локомотив 1
name-loco_l2 = Локомотив 2
name-loco_l3 = Локомотив 3
name-time_engine = Локомотив времени
name-hopper_l1 = Хоппер 1
name-hopper_l2 = Хоппер 2
name-hopper_l3 = Хоппер 3
name-tanker_l1 = Цистерна 1
    .acc = Цистерну 1
name-tanker_l2 = Цистерна 2
    .acc = Цистерну 2
name-tanker_l3 = Цистерна 3
    .acc = Цистерну 3
name-boxcar_l1 = Крытый вагон 1
name-boxcar_l2 = Крытый вагон 2
name-boxcar_l3 = Крытый вагон 3
name-coach_l1 = Пассажирский вагон 1
name-coach_l2 = Пассажирский вагон 2
name-coach_l3 = Пассажирский вагон 3
name-caboose_1 = Тормозной вагон 1
name-caboose_2 = Тормозной вагон 2
name-caboose_3 = Тормозной вагон 3
name-caboose_4 = Тормозной вагон 4
name-caboose_5 = Тормозной вагон 5
name-caboose_6 = Тормозной вагон 6
name-caboose_7 = Тормозной вагон 7
name-caboose_8 = Тормозной вагон 8
name-caboose_9 = Тормозной вагон 9
name-caboose_10 = Тормозной вагон 10
name-coal_factory = Угольный завод
name-oil_refinery = Нефтеперерабатывающий завод
name-customs_house = Таможня
    .acc = Таможню
name-bank = Банк
name-grand_central = Большой центральный вокзал
name-town_hall = Ратуша
    .acc = Ратушу
name-rail_yard = Депо
name-middle_station = Промежуточная станция
    .acc = Промежуточную станцию
name-northern_station = Северная станция
    .acc = Северную станцию
name-southern_station = Южная станция
    .acc = Южную станцию
name-white = белый пассажир
    .acc = белого пассажира
name-turquoise = бирюзовый пассажир
    .acc = бирюзового пассажира
name-orange = оранжевый пассажир
    .acc = оранжевого пассажира
name-green = зелёный пассажир
    .acc = зелёного пассажира
name-purple = фиолетовый пассажир
    .acc = фиолетового пассажира
name-black = чёрный пассажир
    .acc = чёрного пассажира
name-flint_beach = пляж «Флинт»
    .to = на пляж «Флинт»
name-camp_eagle = лагерь «Орёл»
    .to = в лагерь «Орёл»
name-devon_city = Девон-Сити
    .to = в Девон-Сити
name-cactus_mines = шахта «Кактус»
    .to = на шахту «Кактус»
name-billingtons = Биллингтонс
    .to = в Биллингтонс
name-alpine_lodge = Горные усадьбы
    .to = в Горные усадьбы
name-research_station = Исследовательская станция
    .to = на Исследовательскую станцию
name-flint_beach_a = пляж «Флинт», контракт А
name-flint_beach_b = пляж «Флинт», контракт Б
name-camp_eagle_a = лагерь «Орёл», контракт А
name-camp_eagle_b = лагерь «Орёл», контракт Б
name-devon_city_a = Девон-Сити, контракт А
name-devon_city_b = Девон-Сити, контракт Б
name-cactus_mines_a = шахта «Кактус», контракт А
name-cactus_mines_b = шахта «Кактус», контракт Б
name-billingtons_a = Биллингтонс, контракт А
name-billingtons_b = Биллингтонс, контракт Б
name-alpine_lodge_a = Горные усадьбы, контракт А
name-alpine_lodge_b = Горные усадьбы, контракт Б
name-research_station_a = Исследовательская станция, контракт А
name-ticket_1 = тайл билета 1
name-ticket_2 = тайл билета 2
name-ticket_3 = тайл билета 3
name-ticket_4 = тайл билета 4
name-ticket_5 = тайл билета 5
name-ticket_6 = тайл билета 6
name-coal = уголь
    .gen = угля
name-oil = нефть
    .gen = нефти
name-box = ящик
    .gen = ящика
name-any = любой груз
    .gen = любого груза
name-wild = универсальный груз
    .gen = универсального груза
name-take = взять
name-build = построить
name-load = загрузить
name-deliver = доставить
name-progress_locomotive = локомотив прогресса
name-challenge = Вызов в одиночку
name-ch1 = Добро пожаловать на Остров поездов
name-ch2 = Прочный фундамент
name-ch3 = Новые люди, новые земли
name-ch4 = Время представления!
name-ch5 = Все на борт!
name-ch6 = Северное турне
name-ch7 = Возвеличение
name-ch8 = Путешественник
name-ch9 = Большой и могучий
name-ch10 = Вы привлекли моё внимание
name-freeloader = Дармоед
name-trainee = Стажёр
name-engineer = Инженер
name-junior_driver = Младший машинист
name-senior_driver = Старший машинист Острова поездов

# Letters of the drawing of the islands, and passengers by their colours alone

sign-coal = У
sign-oil = Н
sign-box = Я
sign-any = *
sign-take = В
sign-build = П
sign-load = З
sign-deliver = Д
colour-white = белый
colour-turquoise = бирюзовый
colour-orange = оранжевый
colour-green = зелёный
colour-purple = фиолетовый
colour-black = чёрный

# What cards do

says-caboose_1 = +1 карта после каждой доставки
says-caboose_2 = +1 карта за загруженный уголь
says-caboose_3 = Ваше место для любого груза
says-caboose_4 = Ещё одно здание
says-caboose_5 = Прицеплять вагоны дешевле на 1
says-caboose_6 = Мощность +2
says-caboose_7 = Раз за доставку: пассажир как груз
says-caboose_8 = +2 карты за посаженного пассажира
says-caboose_9 = Раз за доставку: пассажир на второй тайл
says-caboose_10 = Пассажир другого цвета даёт награду
says-coal_factory = 2 ПО за уголь в ваших контрактах
says-oil_refinery = 2 ПО за нефть в ваших контрактах
says-customs_house = 2 ПО за ящик в ваших контрактах
says-bank = Ещё 2 ПО за каждый груз в поезде
says-grand_central = 8 ПО
says-town_hall = 2 ПО за каждую карту поезда со знаком пассажира
says-rail_yard = 2 ПО за каждый вагон
says-middle_station = 4 ПО, +1 за пассажира: «Кактус» и Девон-Сити
says-northern_station = 4 ПО, +1 за пассажира: Горные усадьбы и Биллингтонс
says-southern_station = 4 ПО, +1 за пассажира: «Орёл» и «Флинт»

goal-ch1 = Выполните начальный и дополнительный контракты Биллингтонса и пляжа «Флинт».
goal-ch2 = Возведите четыре здания; их может стоять сколько угодно.
goal-ch3 = Наберите 60 очков.
goal-ch4 = Соберите поезд из тринадцати вагонов.
goal-ch5 = Заполните пять тайлов билетов.
goal-ch6 = Выполните начальный и дополнительный контракты Горных усадеб, Девон-Сити и Исследовательской станции.
goal-ch7 = Наберите 50 очков одними зданиями; их может стоять сколько угодно.
goal-ch8 = Выполните начальные контракты всех семи островов.
goal-ch9 = Соберите поезд, в котором локомотив, хоппер, цистерна, крытый и пассажирский вагоны – 3-го уровня; выкуп стоит 2 ПО.
goal-ch10 = Наберите 70 очков; каждый маркер ПО отнимает одно очко.

# О чём вопрос – для тех, кто ждёт ответа

topic-action = следующее действие
topic-bonus = бонусное действие
topic-take-cards = какую карту взять
topic-benefit-discard = какие карты сбросить
topic-extra-card = какую карту сбросить
topic-hand-limit = какие карты сбросить
topic-payment = чем заплатить
topic-scrapping = какой вагон списать
topic-placing = место карты
topic-replacing = какое здание заменить
topic-surplus = от какого здания отказаться
topic-destination = куда доставить
topic-delivering = доставка
topic-contract = грузы для контракта
topic-special = особая доставка
topic-salvage = карта из сброса
topic-night-window = ночь

# Части оценки – для объяснений советов

part-time = время
part-markers = маркеры ПО
part-train = поезд
part-contracts = контракты
part-loads = грузы
part-progress = локомотив прогресса
part-buildings = здания
part-cards = карты в руке
part-passengers = пассажиры

# Очки

category-markers = Маркеры ПО
category-train = Локомотив и вагоны
category-contracts = Контракты
category-loads = Грузы
category-progress = Локомотив прогресса
category-buildings = Здания

reason-markers = { $count ->
    [one] { $count } маркер ПО
    [few] { $count } маркера ПО
   *[other] { $count } маркеров ПО
}
reason-card = { $card }
reason-contract = { $contract }
reason-loads = { $count ->
    [one] { $count } груз в поезде
    [few] { $count } груза в поезде
   *[other] { $count } грузов в поезде
}
reason-progress-locomotive = Локомотив прогресса

# Варианты

refuses-a-scenario-is-for-one-player = Сценарий – для одного игрока.
option-scenario = Игра в одиночку
choice-scenario-challenge = Вызов: как можно больше очков
choice-scenario-1 = 1 Добро пожаловать на Остров поездов
choice-scenario-2 = 2 Прочный фундамент
choice-scenario-3 = 3 Новые люди, новые земли
choice-scenario-4 = 4 Время представления!
choice-scenario-5 = 5 Все на борт!
choice-scenario-6 = 6 Северное турне
choice-scenario-7 = 7 Возвеличение
choice-scenario-8 = 8 Путешественник
choice-scenario-9 = 9 Большой и могучий
choice-scenario-10 = 10 Вы привлекли моё внимание
says-scenario-1 = { goal-ch1 }
says-scenario-2 = { goal-ch2 }
says-scenario-3 = { goal-ch3 }
says-scenario-4 = { goal-ch4 }
says-scenario-5 = { goal-ch5 }
says-scenario-6 = { goal-ch6 }
says-scenario-7 = { goal-ch7 }
says-scenario-8 = { goal-ch8 }
says-scenario-9 = { goal-ch9 }
says-scenario-10 = { goal-ch10 }
option-deck_profile = Карты поездов в колоде
choice-deck_profile-seed_72 = 72 карты, с шестым Локомотивом 3
choice-deck_profile-public_71 = 71 карта
choice-deck_profile-public_71_plus_time_engine = 72 карты, с Локомотивом времени
option-take_effects_may_use_row = Карты по эффекту можно брать из ряда
option-start_and_additional_same_action = Одна доставка может выполнить оба контракта острова
option-caboose_10_limit = Сколько пассажиров за действие доставляет тормозной вагон 10
option-wild_symbols_score = Универсальные символы считаются для заводов и Таможни
option-stations_count_all_players = Станции считают пассажиров всех игроков

# Стол

panel-islands = Острова
panel-island = Остров
panel-starting = Начальный контракт
panel-additional = Дополнительные контракты
panel-passenger = Пассажиры
panel-tile = Тайл билета
panel-owner = Карта
panel-on-map = на поле
panel-islands-legend = Контракты: У уголь, Н нефть, Я ящик, * любой груз → очки, ✓ выполнен. Тайлы билетов: ○ свободное место, ● занятое: карты, ★ очки, З бонусная загрузка, П бонусная постройка. В конце: место владельца.
panel-market = Стол
panel-row = Ряд
panel-deck = Колода
panel-discard = Сброс
panel-bag = Мешок
panel-set-aside = Отложено
panel-progress = Прогресс
panel-last-turns = { $count ->
    [one] Последний круг: остался { $count } ход.
    [few] Последний круг: осталось { $count } хода.
   *[other] Последний круг: осталось { $count } ходов.
}
panel-pile = { $count ->
    [one] { $count } карта, сверху { $card }
    [few] { $count } карты, сверху { $card }
   *[other] { $count } карт, сверху { $card }
}
panel-on-top = { $count ->
    [one] { $count } карта: { $cards }
    [few] { $count } карты, сверху { $cards }
   *[many] { $count } карт, сверху { $cards }
}
panel-of = { $count } из { $most }
panel-train = Поезд
panel-figures = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, маркеры ПО: { $markers }, вес { $weight } из { $power }
panel-hand = Рука
panel-supply = Ждут
panel-buildings = Здания
panel-contracts = Контракты
panel-points = Очков сейчас
panel-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
panel-seen = среди них { $cards }
panel-face-down = { $cargo } рубашкой вверх
panel-bonus = бонус: { $actions }
panel-step-take_cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[other] +{ $count } карт
}
panel-step-discard_cards = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карты
   *[other] −{ $count } карт
}
panel-step-gain_vp = +{ $count } ПО
panel-step-take_from_discard = { $count ->
    [one] { $count } карта из сброса
    [few] { $count } карты из сброса
   *[other] { $count } карт из сброса
}
panel-challenge = { $points ->
    [one] { $points } очко: { $rating }
    [few] { $points } очка: { $rating }
   *[other] { $points } очков: { $rating }
}
panel-goal = Цель
panel-reached = Достигнуто
panel-left = { $count }; осталось: { $things }
panel-time = Время
panel-deck-scenario = { $count ->
    [one] в колоде { $count } карта; опустеет до цели – поражение
    [few] в колоде { $count } карты; опустеет до цели – поражение
   *[other] в колоде { $count } карт; опустеет до цели – поражение
}
panel-deck-challenge = { $count ->
    [one] в колоде { $count } карта; опустеет – конец игры
    [few] в колоде { $count } карты; опустеет – конец игры
   *[other] в колоде { $count } карт; опустеет – конец игры
}
panel-night = Ночь
panel-night-takes = рука до { $limit }, ряд полон, 1 карта в сброс: колода −{ $row }
panel-won = Сценарий выигран.
panel-lost = Колода пуста: сценарий проигран.

# Несколько ходов как одно решение

compound-build = { $scraps ->
    [yes] Списать { the-car } и построить { $card-acc }
   *[no] Построить { $card-acc }
}{ $replaces ->
    [yes] {" "}вместо { the-old }
   *[no] {""}
}{ $cost ->
    [0] {" "}(бесплатно)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карты)
   *[other] {" "}(за { $cost } карт)
}{ $gives_up ->
    [yes] , сбросить { $building-acc }
   *[no] {""}
}
compound-load = { move-load }
compound-contract = { $loads ->
    [one] Доставить { $loads } груз по контракту: { $contract }
    [few] Доставить { $loads } груза по контракту: { $contract }
   *[other] Доставить { $loads } грузов по контракту: { $contract }
}
compound-special = { $loads ->
    [one] Особая доставка: { $loads } груз,
    [few] Особая доставка: { $loads } груза,
   *[other] Особая доставка: { $loads } грузов,
} { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
compound-discard = Сбросить { $cards-acc }

# Поле в браузере
board-table = Острова, поезда и карты
board-islands = Острова
board-counted = { $thing }: { $count }
board-contract = { $cargo } – { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
board-contract-more = { $cargo } – ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
board-owned = открыто, игрок { $name }
board-seated = пассажиры: { $count } из { $most }
board-loads = грузы: { $count } из { $most }
board-row = Ряд
board-progress = Прогресс
board-of = { $count } из { $most }
board-last-turns = { $count ->
    [one] последний круг: ещё { $count } ход
    [few] последний круг: ещё { $count } хода
    [many] последний круг: ещё { $count } ходов
   *[other] последний круг: ещё { $count } хода
}
board-next-seat = следующему пассажиру: { $steps }
board-benefit = за загрузку: { $steps }
board-step-take_cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
board-step-discard_cards = { $count ->
    [one] минус { $count } карта
    [few] минус { $count } карты
    [many] минус { $count } карт
   *[other] минус { $count } карты
}
board-step-take_from_discard = { $count ->
    [one] { $count } карта из сброса
    [few] { $count } карты из сброса
    [many] { $count } карт из сброса
   *[other] { $count } карты из сброса
}
board-step-gain_vp = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
board-step-bonus = бонусное действие: { $actions }
board-choose-cards = { $count ->
    [one] Выберите { $count } карту
    [few] Выберите { $count } карты, в любом порядке
   *[many] Выберите { $count } карт, в любом порядке
}
board-as-cargo = как груз
board-card = { $name }: цена { $cost }, мощность { $power }, вес { $weight }, очки { $points }
board-market = Ряд, колода и мешок
board-in-row = В ряду: { $card }
board-gap = пусто до конца хода
board-deck-short = Колода
board-deck-label = { $top ->
    [none] Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
   *[other] Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, сверху { $top }
}
board-bag-short = Мешок
board-bag-label = Мешок: { $count ->
    [one] { $count } пассажир
    [few] { $count } пассажира
   *[other] { $count } пассажиров
} ({ $passengers })
board-discard-short = Сброс
board-discard-label = { $card ->
    [none] Сброс пуст
   *[other] Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, сверху { $card }
}
board-progress-left = { $count ->
    [one] ещё { $count } остров или полный тайл билета – и конец игры
    [few] ещё { $count } острова или полных тайла билетов – и конец игры
   *[other] ещё { $count } островов или полных тайлов билетов – и конец игры
}
board-hand-count = Ваша рука: { $count }
board-hidden = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[other] { $count } скрытых карт
}
board-no-cards = Нет карт
board-copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[other] { $count } экземпляров
}
board-passengers = пассажиры
board-holds = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}: { $what }
board-car-of = { $car }, поезд: { $name }
board-face-down = { $cargo } рубашкой вверх
board-load-in = { $load } – { $car }
board-train-end = Конец вашего поезда: прицепить вагон
board-building-site = Место для здания
board-building-of = { $building }, игрок { $name }: { $says }
board-yours = ваш
board-no-gain = без выгоды
board-upgrade = улучшить
board-scrap = списать
board-weight-of = Вес { $weight } из { $power } мощности
board-markers = Маркеры ПО: { $count }
board-open = открыто: { $islands }
board-waiting-are = Ждут: { $passengers }
board-waiting-short = ждут посадки
board-which-action = Какое действие?
board-use-as = Что делать: { $card }?
board-action-take = Взять
board-action-build = Построить
board-action-load = Загрузить
board-action-deliver = Доставить
board-pay = { $count ->
    [one] { $card }: заплатите { $count } карту
    [few] { $card }: заплатите { $count } карты
   *[other] { $card }: заплатите { $count } карт
}
board-now = Если бы игра закончилась сейчас
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
board-score-markers = маркеры { $count }
board-score-train = поезд { $count }
board-score-contracts = контракты { $count }
board-score-loads = грузы { $count }
board-score-progress = прогресс { $count }
board-score-buildings = здания { $count }
board-deliver = Доставка
board-deliver-to = Доставка: { $island }
board-deliver-how = Выберите груз или строку; шаги идут в этом порядке
board-deliver-none = Шагов ещё нет
board-last-step = Последний шаг
board-starting = Начальный контракт
board-additional = Дополнительный контракт
board-ticket = Билет
board-special = Особая доставка
board-one-by-one = Выбирать грузы по одному
board-tile-full = Тайл билета полон
board-why-not = Почему нельзя?
board-in-all = Всего:
board-cannot-undo = взятые карты не вернуть
board-confirm-deliver = { $count ->
    [one] Доставить: { $count } шаг
    [few] Доставить: { $count } шага
   *[other] Доставить: { $count } шагов
}
board-confirm-win = Построить и победить
board-wins = эта постройка приносит победу
board-says-cost = { $count ->
    [one] цена: { $count } карта
    [few] цена: { $count } карты
   *[other] цена: { $count } карт
}
board-says-power = мощность { $count }
board-says-weight = вес { $count }
board-says-points = { $count ->
    [one] { $count } очко в вашем поезде
    [few] { $count } очка в вашем поезде
   *[other] { $count } очков в вашем поезде
}
board-says-cargo = как груз: { $cargo }
board-zoom-how = Чтобы увидеть карту крупно, наведите на неё, перейдите к ней с клавиатуры или удерживайте палец на карте.
board-legend = Что значат рисунки
board-legend-bolt = мощность
board-legend-weight = вес
board-legend-vp = очки
board-legend-any = бонусное действие: любое
board-tab-trains = Поезда
board-tab-row = Ряд
board-tab-islands = Острова
board-scenario = Сценарий { $number } из { $count }
board-goal = Цель
board-left = Ещё нужно: { $things }
board-rating = { $points ->
    [one] { $points } очко: { $rating }
    [few] { $points } очка: { $rating }
   *[other] { $points } очков: { $rating }
}
board-day = День { $number }
board-night = Ночь
board-tonight = Этой ночью
board-time-scenario = { $count ->
    [one] { $count } карта в колоде; кончатся – проигрыш
    [few] { $count } карты в колоде; кончатся – проигрыш
   *[other] { $count } карт в колоде; кончатся – проигрыш
}
board-time-challenge = { $count ->
    [one] { $count } карта в колоде; кончатся – конец игры
    [few] { $count } карты в колоде; кончатся – конец игры
   *[other] { $count } карт в колоде; кончатся – конец игры
}
board-night-hand = Рука до { $count }
board-night-row = Ряд пополняется: { $count } из колоды
board-night-card = Верхняя карта колоды уходит в сброс
board-short-locomotive = Лок. { $number }
board-short-hopper = Хоппер { $number }
board-short-tanker = Цист. { $number }
board-short-boxcar = Крыт. { $number }
board-short-coach = Пасс. { $number }
board-short-caboose = Торм. { $number }

# The game in one minute and the player aid

minute-cards = Карта – это всё: построенная она локомотив или вагон, загруженная – груз, а сброшенная – плата за другую.
minute-train = Стройте свой поезд. Мощность локомотива должна выдержать вес всех вагонов.
minute-load = Загружайте грузы и пассажиров в любой поезд. В чужом вы получаете выгоду, напечатанную на вагоне, но груз принадлежит его владельцу.
minute-deliver = Доставляйте то, что везёт ваш собственный поезд: грузы по контрактам островов, они стоят больше всего очков.
minute-passengers = Пассажиры едут на остров своего цвета и дают карты, очки или ещё одно действие.
minute-end = Когда выполнено достаточно контрактов и билетов, у каждого есть ещё один ход. Считают поезд, контракты, грузы и здания.
aid-turn-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
} за ход, можно и то же самое дважды.
aid-take = Карта из ряда, верхняя карта колоды или пассажир из мешка.
aid-build = Одна карта с руки: вагон в конец поезда, лучший вместо другого или здание.
aid-load = Карта как груз или пассажир на свободное место любого поезда.
aid-deliver = Доставить
aid-deliver-text = Сколько угодно грузов своего поезда на один остров.
aid-hand = В конце хода вы оставляете самое большее { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
aid-power = Мощность локомотива: таким может быть вес поезда.
aid-weight = Вес вагона.
aid-cargo = Уголь – в хопперы, нефть – в цистерны, ящики – в крытые вагоны.
aid-passenger = Пассажиры едут в пассажирских вагонах и локомотивах.
aid-any = Любой груз.
aid-price-build = Карта стоит столько других карт, сколько на ней показано.
aid-price-upgrade = Лучший вагон того же вида стоит лишь разницу и сохраняет грузы.
aid-price-any = Любая карта станет нужным грузом, если сбросить ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
aid-price-scrap = Строя, можно списать { $cars ->
    [one] { $cars } вагон
    [few] { $cars } вагона
   *[other] { $cars } вагонов
}, чтобы уменьшить вес.
aid-contract = Все грузы контракта острова сразу. Открытый остров у вас только один; его завершает один из дополнительных контрактов.
aid-ticket = На остров своего цвета: награда крайнего левого свободного места.
aid-special = Всё остальное, что вы везёте: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} за каждый груз.
aid-end = Локомотив прогресса дошёл до цели или колода и сброс пусты: у каждого есть ещё один ход.
aid-score-markers = Сколько собрано.
aid-score-train = Очки локомотива и вагонов.
aid-score-contracts = Начальные очки открытого острова, сумма завершённого.
aid-score-loads = По { $points } за каждый груз, оставшийся в поезде.
aid-score-progress = { $points } тому, кто им владеет.
aid-score-buildings = Как сказано на каждом здании.

# The score pad

pad-markers = Маркеры ПО
pad-loads = Грузы и пассажиры в поезде
pad-table = Пассажиры на тайлах билетов, всех игроков
