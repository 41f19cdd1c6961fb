# Great Western Trail

title = Великий западный путь
tagline = Снова и снова гоните стадо в Канзас-Сити и отправляйте его по железной дороге на запад.

# Questions

ask-place-cattleman = Поставьте погонщика на любое нейтральное здание.
ask-phase-a = { $left ->
    [one] Фаза А: двигайте погонщика, не больше чем на { $left } шаг.
    [few] Фаза А: двигайте погонщика, не больше чем на { $left } шага.
   *[other] Фаза А: двигайте погонщика, не больше чем на { $left } шагов.
}{ $most ->
    [0] {""}
   *[other] {" "}Следующая локация стоит от { $least } до { $most } $.
}
ask-travel = { $left ->
    [one] Двигайтесь дальше или остановитесь: остался { $left } шаг.
    [few] Двигайтесь дальше или остановитесь: осталось { $left } шага.
   *[other] Двигайтесь дальше или остановитесь: осталось { $left } шагов.
}{ $most ->
    [0] {""}
   *[other] {" "}Следующая локация стоит от { $least } до { $most } $.
}
ask-phase-b = Вы здесь: { $space }. Используйте действия этого места.
ask-choose-auxiliary = Выберите дополнительное действие.
ask-place-building = Поставьте здание: { $price } $ за каждого нужного строителя.
ask-buy-cattle = { $cowboys ->
    [one] Покупайте коров или открывайте карты: остался { $cowboys } ковбой.
    [few] Покупайте коров или открывайте карты: осталось { $cowboys } ковбоя.
   *[other] Покупайте коров или открывайте карты: осталось { $cowboys } ковбоев.
}
ask-choose-city = Доставьте стадо в город ценностью не выше { $value }.
ask-place-disc = Какой диск пойдёт в город { $city }?
ask-remove-hazard = Какую опасность вы уберёте за { $price } $?
ask-take-objective = Возьмите карту цели из ряда или из стопки.
ask-trade-with-indians = Торговля: какое типи вы берёте?
ask-discard-cards = { $left ->
    [one] Сбросьте { $left } карту.
    [few] Сбросьте { $left } карты, одну за другой.
   *[other] Сбросьте { $left } карт, одну за другой.
}
ask-draw-cards = { $left ->
    [one] Добор: можно ещё { $left } карту, взято { $drawn }.
    [few] Добор: можно ещё { $left } карты, взято { $drawn }.
   *[other] Добор: можно ещё { $left } карт, взято { $drawn }.
}
ask-remove-cards = { $left ->
    [one] Можно убрать из игры { $left } карту.
    [few] Можно убрать из игры до { $left } карт.
   *[other] Можно убрать из игры до { $left } карт.
}
ask-hire-worker = Наймите работника { $cheaper ->
    [0] { $modifier ->
        [0] по цене ряда
       *[other] на { $modifier } $ дороже цены ряда
      }
   *[other] на { $cheaper } $ дешевле цены ряда
}.
ask-foresight = Канзас-Сити, { $number } из 3: положите один тайл на поле.
ask-income = Ценность вашей руки { $value }. Сколько сертификатов потратите?
ask-immediate = Немедленное действие: { $deeds }?
ask-back-up = { $exact ->
    [0] Отведите поезд назад на сколько угодно.
    [one] Отведите поезд назад ровно на { $exact } деление.
    [few] Отведите поезд назад ровно на { $exact } деления.
   *[other] Отведите поезд назад ровно на { $exact } делений.
}
ask-move-engine = { $most ->
    [one] Двигайте поезд на { $most } деление вперёд.
    [few] Двигайте поезд вперёд, до { $most } делений.
   *[other] Двигайте поезд вперёд, до { $most } делений.
}
ask-station-behind = Какую станцию позади поезда вы улучшите?
ask-take-master = Оставите здесь работника и возьмёте { $master-acc }?
ask-upgrade-station = Улучшить { $station-acc } за { $dollars } $? Какой диск возьмёте?

# Постоянные поручения: когда они отвечают

order-draw-cards = Когда я могу добрать карту
order-remove-cards = Когда я могу убрать карту из игры
order-income = В Канзас-Сити, когда можно потратить сертификаты

# Moves

kind-done = Закончить фазу Б
kind-decline = Отказаться
kind-stop = Остановиться
kind-draw = Взять карту
kind-reveal = Открыть карты коров
kind-place = Поставить погонщика
kind-step = Шаг дальше
kind-use = Выполнить действие
kind-auxiliary = Дополнительное действие
kind-copy = Скопировать здание
kind-play = Разыграть карту цели
kind-discard = Сбросить карту
kind-remove = Убрать карту из игры
kind-hire = Нанять работника
kind-build = Строить
kind-take = Взять карту цели
kind-trade = Торговать с индейцами
kind-hazard = Убрать опасность
kind-buy = Купить коров
kind-engine = Двигать поезд
kind-disc = Взять диск с планшета
kind-master = Взять станционного смотрителя
kind-station = Выбрать станцию
kind-foresight = Выложить тайл на поле
kind-spend = Потратить сертификаты
kind-deliver = Доставить
move-done = Закончить фазу Б
move-decline = Нет, достаточно
move-stop = Остановиться здесь
move-draw = Взять карту
move-reveal = Ковбоем открыть 2 карты на рынок
move-place = Начать { $space-to }
move-step = Идти { $space-to }
move-use = { $deed }
move-auxiliary = { $times ->
    [1] { $action }, единичное
   *[other] { $action }, двойное
}
move-copy = Скопировать здание ({ $space })
move-play = Разыграть { $card-acc }
move-discard = Сбросить { $card-acc }
move-remove = Убрать из игры { $card-acc }
move-hire = Нанять { $worker-acc } из ряда { $row }
move-build = Поставить здание { $number } { $space-to }
move-take = Взять { $card-acc }
move-trade = Взять типи ({ $space }, { $cost ->
    [0] +{ $dollars } $
   *[other] −{ $cost } $
})
move-hazard = Убрать { $space-acc }
move-buy = { $cowboys ->
    [one] Купить { $cards-acc } ({ $cowboys } ковбой, { $dollars } $)
    [few] Купить { $cards-acc } ({ $cowboys } ковбоя, { $dollars } $)
   *[other] Купить { $cards-acc } ({ $cowboys } ковбоев, { $dollars } $)
}
move-engine = Поезд на деление { $place }
move-disc = Взять диск, который открывает «{ $disc }»
move-master = Оставить { $worker-acc } и взять станционного смотрителя
move-station = Улучшить { $station-acc }
move-foresight = Выложить на поле { $tile-acc }
move-spend = { $number ->
    [0] Не тратить сертификатов
    [one] Потратить { $number } сертификат
    [few] Потратить { $number } сертификата
   *[other] Потратить { $number } сертификатов
}
move-deliver = Доставить { $city-to } ({ $value })

do-done = Закончить фазу Б
do-decline = Нет, достаточно
do-stop = Остановиться здесь
do-draw = Взять карту
do-reveal = Открыть 2 карты
do-place = Начать { $space-to }
do-step = Идти { $space-to }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-travel = Идти { $space-to }{ $cost ->
    [0] {""}
   *[other] {" "}−{ $cost } $
}
do-use = Выполнить это действие
do-auxiliary = { $times ->
    [1] Единичное дополнительное действие
   *[other] Двойное дополнительное действие
}
do-copy = Копировать это здание
do-play = Разыграть эту цель
do-discard = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[other] Сбросить { $count } карт
}
do-remove = { $count ->
    [one] Убрать { $count } карту
    [few] Убрать { $count } карты
   *[other] Убрать { $count } карт
}
do-hire = Нанять { $worker-acc }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-build = Поставить { $face }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-take = Взять эту цель
do-trade = Взять типи { $cost ->
    [0] +{ $dollars } $
   *[other] −{ $cost } $
}
do-hazard = Убрать опасность{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-buy = { $count ->
    [one] Купить { $count } карту
    [few] Купить { $count } карты
   *[other] Купить { $count } карт
}
do-engine = Поезд на { $place }
do-disc = Взять этот диск
do-master = Оставить { $worker-acc }
do-station = Улучшить { $station-acc }
do-upgrade = Улучшить { $station-acc }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-foresight = Выложить { $tile-acc }
do-spend = { $number ->
    [0] Без сертификатов
    [one] Потратить { $number } сертификат
    [few] Потратить { $number } сертификата
   *[other] Потратить { $number } сертификатов
}
do-deliver = Доставить { $city-to }

# Рядом с ходом: чего он стоит и что даёт

note-tile = { $deeds }
note-step = { $dollars ->
    [0] {""}
   *[other] пошлина { $dollars } ${ $owned ->
        [yes] {" "}{ $owner_seat-dat }
       *[no] {""}
    }{ $here ->
        [nothing] {""}
       *[other] ;{" "}
    }
}{ $here ->
    [nothing] {""}
    [foreign] одно единичное дополнительное действие
   *[own] { $deeds }
}
note-deliver = { $by_rail ->
    [no] {""}
   *[yes] { $costs ->
        [0] перевозка бесплатна,{" "}
       *[other] перевозка { $costs } $,{" "}
    }
}{ $dollars ->
    [0] {""}
   *[other] +{ $dollars } $,{" "}
}{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $cards ->
    [0] {""}
    [one] , { $cards } карта цели
    [few] , { $cards } карты целей
   *[other] , { $cards } карт целей
}
note-engine = { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[other] { $spaces } делений
}{ $back ->
    [yes] {" "}назад
   *[no] {""}
}{ $delivers ->
    [yes] ; для доставки считается { $value }
   *[no] {""}
}{ $station ->
    [yes] ; станция за { $dollars } $, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[no] {""}
}
note-hire = { $dollars } ${ $more ->
    [yes] ; сразу: { $deeds }
   *[no] {""}
}
note-build = { $dollars } $, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $deeds }
note-hazard = { $dollars } $, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

# What happened

event-turn = { $who } начинает ход.
you-turn = Вы начинаете ход.
event-place = { $who } начинает { $space-to }.
you-place = Вы начинаете { $space-to }.
event-step = { $who } идёт { $space-to }.
you-step = Вы идёте { $space-to }.
event-fee = { $who } платит пошлину { $dollars } $.
you-fee = Вы платите пошлину { $dollars } $.
event-fee-to = { $who } платит { $owner_seat-dat } пошлину { $dollars } $.
you-fee-to = Вы платите { $owner_seat-dat } пошлину { $dollars } $.
event-use = { $who } выполняет действие: { $deed }.
you-use = Вы выполняете действие: { $deed }.
event-auxiliary = { $times ->
    [1] { $who } выполняет дополнительное действие: { $action }.
   *[other] { $who } выполняет двойное дополнительное действие: { $action }.
}
you-auxiliary = { $times ->
    [1] Вы выполняете дополнительное действие: { $action }.
   *[other] Вы выполняете двойное дополнительное действие: { $action }.
}
event-copy = { $who } копирует { $building-acc } ({ $space }).
you-copy = Вы копируете { $building-acc } ({ $space }).
event-discard = { $who } сбрасывает { $card-acc }.
you-discard = Вы сбрасываете { $card-acc }.
event-draw = { $known ->
    [0] { $count ->
        [one] { $who } берёт { $count } карту.
        [few] { $who } берёт { $count } карты.
       *[other] { $who } берёт { $count } карт.
    }
   *[other] { $who } берёт { $cards-acc }.
}
you-draw = Вы берёте { $cards-acc }.
event-shuffle = { $who } тасует сброс ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}).
you-shuffle = Вы тасуете сброс ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}).
event-remove = { $who } убирает из игры { $card-acc }.
you-remove = Вы убираете из игры { $card-acc }.
event-gain = { $who } получает { $dollars } $.
you-gain = Вы получаете { $dollars } $.
event-pay = { $who } платит { $dollars } $.
you-pay = Вы платите { $dollars } $.
event-certificates = { $who } получает { $gained ->
    [one] { $gained } сертификат
    [few] { $gained } сертификата
   *[other] { $gained } сертификатов
}, всего { $number }.
you-certificates = Вы получаете { $gained ->
    [one] { $gained } сертификат
    [few] { $gained } сертификата
   *[other] { $gained } сертификатов
}, всего { $number }.
event-hire = { $who } нанимает { $worker-acc } из ряда { $row } за { $dollars } $.
you-hire = Вы нанимаете { $worker-acc } из ряда { $row } за { $dollars } $.
event-build = { $who } ставит { $building-acc } { $space-to } за { $dollars } $.
you-build = Вы ставите { $building-acc } { $space-to } за { $dollars } $.
event-replace = { $who } заменяет { $old-acc } на { $building-acc } ({ $space }) за { $dollars } $.
you-replace = Вы заменяете { $old-acc } на { $building-acc } ({ $space }) за { $dollars } $.
event-take = { $who } берёт { $card-acc }.
you-take = Вы берёте { $card-acc }.
event-take-unseen = { $known ->
    [0] { $who } берёт карту цели из стопки в руку.
   *[other] { $who } берёт из стопки в руку { $card-acc }.
}
you-take-unseen = Вы берёте из стопки в руку { $card-acc }.
event-take-to-hand = { $who } берёт в руку { $card-acc }.
you-take-to-hand = Вы берёте в руку { $card-acc }.
event-display = В ряду целей теперь { $card }.
event-trade = { $who } берёт { $tile-acc } ({ $space }).
you-trade = Вы берёте { $tile-acc } ({ $space }).
event-hazard = { $who } убирает { $tile-acc } за { $dollars } $.
you-hazard = Вы убираете { $tile-acc } за { $dollars } $.
event-buy = { $who } покупает { $cards-acc } за { $dollars } $ ({ $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбоя
   *[other] { $cowboys } ковбоев
}).
you-buy = Вы покупаете { $cards-acc } за { $dollars } $ ({ $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбоя
   *[other] { $cowboys } ковбоев
}).
event-reveal = На коровий рынок выкладывают { $cards-acc }.
event-engine = { $who } переводит поезд на деление { $place }.
you-engine = Вы переводите поезд на деление { $place }.
event-upgrade = { $who } улучшает { $station-acc } за { $dollars } $.
you-upgrade = Вы улучшаете { $station-acc } за { $dollars } $.
event-clear = { $who } открывает: { $disc }.
you-clear = Вы открываете: { $disc }.
event-master = { $who } оставляет { $worker-acc } и берёт { $master-acc }.
you-master = Вы оставляете { $worker-acc } и берёте { $master-acc }.
event-play = { $who } разыгрывает { $card-acc }.
you-play = Вы разыгрываете { $card-acc }.
event-foresight = { $who } выкладывает на поле { $tile-acc }.
you-foresight = Вы выкладываете на поле { $tile-acc }.
event-tile-lost = Места нет: { $tile } выходит из игры.
event-token = Маркер биржи труда переходит в ряд { $row }.
event-token-leaves = { $who } берёт маркер биржи труда ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}): игра близится к концу.
you-token-leaves = Вы берёте маркер биржи труда ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}): игра близится к концу.
event-income = { $who } показывает руку ценностью { $value }: { $cards } ({ $spent ->
    [0] без сертификатов
    [one] потрачен { $spent } сертификат
    [few] потрачено { $spent } сертификата
   *[other] потрачено { $spent } сертификатов
}).
you-income = Вы показываете руку ценностью { $value }: { $cards } ({ $spent ->
    [0] без сертификатов
    [one] потрачен { $spent } сертификат
    [few] потрачено { $spent } сертификата
   *[other] потрачено { $spent } сертификатов
}).
event-deliver = { $discs ->
    [0] { $who } доставляет коров { $city-to }, но диска нет.
   *[other] { $who } доставляет коров { $city-to }.
}
you-deliver = { $discs ->
    [0] Вы доставляете коров { $city-to }, но у вас нет диска.
   *[other] Вы доставляете коров { $city-to }.
}
event-transport = { $who } платит за перевозку { $dollars } $.
you-transport = Вы платите за перевозку { $dollars } $.
event-new-tile = В зале ожидания { $number } теперь { $tile }.
event-game-over = Игра окончена.

# Why a move is not allowed

rule-not-now = Сейчас спрашивают не об этом.
rule-cannot-pay = Не хватает денег: стоимость платят полностью.
rule-nothing-to-gain = Это действие сейчас ничего не даст.
rule-no-such-card = У вас в руке нет такой карты.
rule-mandatory = Это обязательно.
rule-must-move = Погонщик движется хотя бы на один шаг.
rule-not-ahead = Это не следующая локация на вашем пути.
rule-neutral-only = Погонщик начинает на нейтральном здании.
rule-not-here = В этой локации нет такого действия.
rule-auxiliary-only = Здесь возможно только одно единичное дополнительное действие.
rule-once-each = Каждое локальное действие этого тайла выполняют один раз.
rule-local-or-auxiliary = Единичное дополнительное действие возможно только вместо всех локальных.
rule-must-act = За этим столом здесь нужно что-то сделать.
rule-single-only = Здесь дополнительное действие только единичное.
rule-draw-all = За этим столом берут все карты.
rule-no-cards-left = Нет карт, чтобы брать.
rule-in-order = Выбирайте карты по порядку списка, чтобы осталось достаточно.
rule-remove-all = За этим столом убирают полное число карт.
rule-certificate-gap = Маркер не может там остановиться.
rule-row-barred = Нанимайте только из рядов над маркером.
rule-no-such-worker = В этом ряду нет такого работника.
rule-row-full = Этот ряд вашего планшета заполнен.
rule-building-used = Этого здания у вас уже нет.
rule-too-few-craftsmen = Нужно больше строителей.
rule-space-taken = Там стоит другое здание.
rule-no-building-space = Личные здания ставят на стройплощадки.
rule-only-higher = Заменить его может только здание с большим числом строителей.
rule-not-on-display = Этой карты нет в ряду целей.
rule-no-objective-left = Карт целей не осталось.
rule-no-teepee-there = Там нет типи.
rule-no-hazard-there = Там нет опасности.
rule-too-few-cowboys = Не хватает свободных ковбоев.
rule-not-in-market = Этих карт нет на рынке.
rule-stack-empty = Стопка пуста.
rule-circles-covered = Круг этого дополнительного действия ещё закрыт.
rule-only-double = За этим столом действие с двумя открытыми кругами выполняют как двойное.
rule-engine-reach = Поезд не может там остановиться.
rule-engine-back = Поезд не может настолько отъехать назад.
rule-place-taken = Там стоит другой поезд.
rule-upgraded-already = На этой станции уже есть ваш диск.
rule-no-hired-worker = В этом ряду нет нанятого работника.
rule-not-behind = Эта станция не позади вашего поезда.
rule-not-adjacent = Это здание не соседнее.
rule-copied-before = Это здание уже есть в цепочке.
rule-no-building-there = Там нет здания.
rule-copy-which = Назовите, какое соседнее здание копировать.
rule-no-chain = За этим столом нельзя копировать копирующее здание.
rule-not-in-foresight = Этого тайла нет на этих местах зала ожидания.
rule-no-more-workers = Маркер ушёл: работников больше не выбирают.
rule-too-far = Для этого города не хватает племенной ценности.
rule-delivered-before = В этом городе уже есть ваш диск.
rule-disc-gone = На этом месте уже нет диска.
rule-black-corner = Диск с чёрными углами не может идти на место с белыми, пока есть белые.
rule-hand-space-cost = Этот диск стоит 5 $, и остальное тоже надо оплатить.
rule-discs-on-board = Диски станций остаются, пока можно взять диск с планшета.
rule-no-disc-there = Там нет вашего диска.
rule-no-kansas-city = Эта карта не ведёт в Канзас-Сити.

# О чём вопрос – для тех, кто ждёт ответа

topic-place-cattleman = куда поставить погонщика
topic-phase-a = путь погонщика
topic-travel = путь погонщика
topic-phase-b = действия места
topic-choose-auxiliary = дополнительное действие
topic-place-building = здание
topic-buy-cattle = коровий рынок
topic-choose-city = куда доставить стадо
topic-place-disc = диск для города
topic-remove-hazard = опасность
topic-take-objective = карта цели
topic-trade-with-indians = торговля
topic-discard-cards = какие карты сбросить
topic-draw-cards = брать ли карты
topic-remove-cards = какие карты убрать
topic-hire-worker = работник
topic-foresight = тайлы Канзас-Сити
topic-income = сертификаты для доставки
topic-immediate = немедленное действие
topic-back-up = поезд
topic-move-engine = поезд
topic-station-behind = станция
topic-take-master = станционный смотритель
topic-upgrade-station = станция

# Части оценки – для объяснений советов

part-time = время
part-money = деньги
part-buildings = здания
part-cities = города
part-stations = станции
part-hazards = опасности
part-teepees = типи
part-cattle = коровы
part-objectives = цели
part-masters = станционные смотрители
part-workers = работники
part-discs = диски
part-certificates = сертификаты
part-engine = поезд
part-hand = рука
part-trail = тропа
part-job_market_token = маркер биржи труда

# Categories and reasons

category-dollars = Деньги
category-private_buildings = Здания
category-cities = Города
category-stations = Станции
category-hazards = Опасности
category-cattle = Коровы
category-objectives = Цели
category-station_masters = Станционные смотрители
category-workers = Работники
category-step_disc = Диск шагов
category-job_market_token = Маркер биржи труда
reason-dollars = На руках { $dollars } $
reason-building = { $building }: { $space }
reason-hazard = { $count } × { $tile }
reason-city = { $count } × { $city }
reason-arrow = { $from } – { $to }
reason-station = { $station }
reason-objective-fulfilled = Выполнено: { $card }
reason-objective-open = Не выполнено: { $card }
reason-master = { $master }
reason-cattle = { $count } × { $card }
reason-workers = { $count } × { $worker }
reason-disc = { $disc }
reason-token = Взят маркер биржи труда

# Options

refuses-no-such-first-player = Игрок { $number } не может начинать: за столом только { $players }.
preset-first_game = Первая игра
preset-random = Всё наугад
option-neutral_layout = Нейтральные здания
choice-neutral_layout-letters = На местах своих букв (первая партия)
choice-neutral_layout-random = Случайно
option-building_sides = Стороны личных зданий
choice-building_sides-a = Все стороны «a» (первые партии)
choice-building_sides-random = Случайно, одинаково для всех
option-first_player = Первый игрок
choice-first_player-random = По жребию
choice-first_player-1 = Игрок 1
choice-first_player-2 = Игрок 2
choice-first_player-3 = Игрок 3
choice-first_player-4 = Игрок 4
option-must_act = В фазе Б нужно что-то сделать
option-fixed_rights = Права в фазе Б определяются по прибытии
option-stop_drawing = Добор можно прекратить после любой карты
option-exact_removal = Убирают ровно указанное число карт
option-certificate_gap = Трата сертификатов через пропуск между 4 и 6
choice-certificate_gap-exact = Только точная разница
choice-certificate_gap-round_down = Любое число, маркер падает на нижнее деление
option-keep_actions_after_move = Неиспользованные локальные действия сохраняются после движения погонщика
option-double_as_single = Двойное дополнительное действие можно выполнить как единичное
option-upgrade_first = Станцию улучшают до награды за движение
option-turnout_counts_as = Для стоимости перевозки поезд на разъезде стоит на
choice-turnout_counts_as-next = Следующем делении
choice-turnout_counts_as-previous = Предыдущем делении
option-copy_risk = Скопированное здание даёт своё рисковое действие
option-copy_pays_fee = За копирование чужого здания платят пошлину
option-copy_chain = Копирующее здание может копировать другое такое же
option-kansas_city_cards = Карты целей можно играть по прибытии в Канзас-Сити
option-lenient_transport = Кому не хватает на перевозку, тот платит сколько есть
option-reclaim_discs = Если диск взять негде, его берут со станции
option-objective_move_ends_phase = Движение по карте цели завершает фазу Б
option-ties = При равенстве очков
choice-ties-shared = Общая победа
choice-ties-money = Побеждает более богатый

# Panels

panel-board = Тропа
panel-space = Место
panel-tile = Тайл
panel-owner = Владелец
panel-fee = Пошлина
panel-cattlemen = Погонщики
panel-board-legend = [A] нейтральное · 2:4a здание 4a игрока 2 · !3 опасность на 3 очка · g/b зелёное/синее типи · $ пошлина · @ погонщики · · пусто
panel-railroad = Железная дорога
panel-station = Станция
panel-place = Место
panel-cost = Стоимость
panel-points = Очки
panel-master = Станционный смотритель
panel-discs = Диски
panel-engines = Поезда
panel-cities = Города
panel-city = Город
panel-value = Ценность
panel-jobs = Биржа труда
panel-row = Ряд
panel-workers = Работники
panel-token = Маркер стоит в ряду { $row }: нанимайте из рядов над ним.
panel-token-gone = Маркер ушёл: это последние ходы.
panel-foresight = Зал ожидания
panel-number = Номер
panel-tiles = Тайлы
panel-stack = Стопка
panel-market = Коровий рынок
panel-card = Карта
panel-count = Количество
panel-market-note = { $cards ->
    [one] В стопке { $cards } карта.
    [few] В стопке { $cards } карты.
   *[other] В стопке { $cards } карт.
}
panel-display = Ряд карт целей
panel-hand = Рука: { $who }
panel-hand-note = Колода добора: { $draw }. Сброс: { $discard }.
panel-player = Планшет: { $who }
panel-what = Что
panel-has = Состояние
panel-dollars = Доллары
panel-certificates = Сертификаты (лимит, постоянные)
panel-limits = Шаги, лимит руки
panel-engine = Поезд
panel-covered = Диски на планшете
panel-buildings = Здания в запасе
panel-gathered = Типи и опасности
panel-masters = Станционные смотрители
panel-area = Зона целей
panel-herd = Рука и колода добора
panel-discard = Сброс
panel-seats = Игроки
panel-seat = Игрок
panel-hand-size = Карты
panel-steps = Шаги
panel-total = Очки, если бы игра кончилась сейчас
panel-cattleman = Погонщик

# Names

name-start = начало тропы
    .to = на начало тропы
name-neutral_a = нейтральное место A
    .to = на A
name-build_a_1 = стройплощадка A 1
    .to = на стройплощадку A 1
name-build_a_2 = стройплощадка A 2
    .to = на стройплощадку A 2
name-build_a_3 = стройплощадка A 3
    .to = на стройплощадку A 3
name-flood_1 = наводнение 1
    .to = на наводнение 1
name-flood_2 = наводнение 2
    .to = на наводнение 2
name-flood_3 = наводнение 3
    .to = на наводнение 3
name-flood_4 = наводнение 4
    .to = на наводнение 4
name-build_flood_1 = стройплощадка «наводнение 1»
    .to = на стройплощадку «наводнение 1»
name-build_flood_2 = стройплощадка «наводнение 2»
    .to = на стройплощадку «наводнение 2»
name-neutral_b = нейтральное место B
    .to = на B
name-build_b_1 = стройплощадка B 1
    .to = на стройплощадку B 1
name-build_b_2 = стройплощадка B 2
    .to = на стройплощадку B 2
name-build_b_3 = стройплощадка B 3
    .to = на стройплощадку B 3
name-drought_1 = засуха 1
    .acc = засуху 1
    .to = на засуху 1
name-drought_2 = засуха 2
    .acc = засуху 2
    .to = на засуху 2
name-drought_3 = засуха 3
    .acc = засуху 3
    .to = на засуху 3
name-drought_4 = засуха 4
    .acc = засуху 4
    .to = на засуху 4
name-build_drought_1 = стройплощадка «засуха 1»
    .to = на стройплощадку «засуха 1»
name-neutral_c = нейтральное место C
    .to = на C
name-build_c_upper_1 = стройплощадка C верхняя 1
    .to = на стройплощадку C верхнюю 1
name-build_c_upper_2 = стройплощадка C верхняя 2
    .to = на стройплощадку C верхнюю 2
name-build_c_lower = стройплощадка C нижняя
    .to = на стройплощадку C нижнюю
name-neutral_d = нейтральное место D
    .to = на D
name-teepee_1 = место типи 1
    .to = на место типи 1
name-teepee_2 = место типи 2
    .to = на место типи 2
name-teepee_4 = место типи 4
    .to = на место типи 4
name-teepee_6 = место типи 6
    .to = на место типи 6
name-teepee_8 = место типи 8
    .to = на место типи 8
name-teepee_10 = место типи 10
    .to = на место типи 10
name-teepee_minus_3 = место типи −3
    .to = на место типи −3
name-teepee_minus_2 = место типи −2
    .to = на место типи −2
name-teepee_minus_1 = место типи −1
    .to = на место типи −1
name-build_trade_1 = стройплощадка «торговля 1»
    .to = на стройплощадку «торговля 1»
name-build_trade_2 = стройплощадка «торговля 2»
    .to = на стройплощадку «торговля 2»
name-neutral_e = нейтральное место E
    .to = на E
name-build_e_1 = стройплощадка E 1
    .to = на стройплощадку E 1
name-build_e_2 = стройплощадка E 2
    .to = на стройплощадку E 2
name-rockfall_1 = обвал 1
    .to = на обвал 1
name-rockfall_2 = обвал 2
    .to = на обвал 2
name-rockfall_3 = обвал 3
    .to = на обвал 3
name-rockfall_4 = обвал 4
    .to = на обвал 4
name-build_rockfall_1 = стройплощадка «обвал 1»
    .to = на стройплощадку «обвал 1»
name-build_rockfall_2 = стройплощадка «обвал 2»
    .to = на стройплощадку «обвал 2»
name-neutral_f = нейтральное место F
    .to = на F
name-build_f_1 = стройплощадка F 1
    .to = на стройплощадку F 1
name-build_f_2 = стройплощадка F 2
    .to = на стройплощадку F 2
name-neutral_g = нейтральное место G
    .to = на G
name-build_g_1 = стройплощадка G 1
    .to = на стройплощадку G 1
name-build_g_2 = стройплощадка G 2
    .to = на стройплощадку G 2
name-kansas_city = Канзас-Сити
    .to = в Канзас-Сити
name-topeka = Топика
    .to = в Топику
name-wichita = Уичито
    .to = в Уичито
name-colorado_springs = Колорадо-Спрингс
    .to = в Колорадо-Спрингс
name-santa_fe = Санта-Фе
    .to = в Санта-Фе
name-albuquerque = Альбукерке
    .to = в Альбукерке
name-el_paso = Эль-Пасо
    .to = в Эль-Пасо
name-san_diego = Сан-Диего
    .to = в Сан-Диего
name-sacramento = Сакраменто
    .to = в Сакраменто
name-san_francisco = Сан-Франциско
    .to = в Сан-Франциско
name-station_1 = станция 1
    .acc = станцию 1
    .gen = станции 1
name-station_2 = станция 2
    .acc = станцию 2
    .gen = станции 2
name-station_3 = станция 3
    .acc = станцию 3
    .gen = станции 3
name-station_4 = станция 4
    .acc = станцию 4
    .gen = станции 4
name-station_5 = станция 5
    .acc = станцию 5
    .gen = станции 5
name-station_6 = станция 6
    .acc = станцию 6
    .gen = станции 6
name-station_7 = станция 7
    .acc = станцию 7
    .gen = станции 7
name-station_8 = станция 8
    .acc = станцию 8
    .gen = станции 8
name-station_9 = станция 9
    .acc = станцию 9
    .gen = станции 9
name-station_10 = станция 10
    .acc = станцию 10
    .gen = станции 10
name-jersey = джерсейская
    .acc = джерсейскую
name-guernsey = гернзейская
    .acc = гернзейскую
name-black_angus = чёрный ангус
    .acc = чёрного ангуса
name-dutch_belt = голландская полосатая
    .acc = голландскую полосатую
name-holstein = голштинская
    .acc = голштинскую
name-brown_swiss = бурая швицкая
    .acc = бурую швицкую
name-ayrshire = айрширская
    .acc = айрширскую
name-west_highland_3 = хайлендская (3)
    .acc = хайлендскую (3)
name-west_highland_4 = хайлендская (4)
    .acc = хайлендскую (4)
name-west_highland_5 = хайлендская (5)
    .acc = хайлендскую (5)
name-texas_longhorn_5 = техасский лонгхорн (5)
    .acc = техасского лонгхорна (5)
name-texas_longhorn_6 = техасский лонгхорн (6)
    .acc = техасского лонгхорна (6)
name-texas_longhorn_7 = техасский лонгхорн (7)
    .acc = техасского лонгхорна (7)
name-gain_2_building_2_blue = цель «здание + 2 синих типи» (2 $)
name-gain_2_building_green_blue = цель «здание + зелёное типи + синее типи» (2 $)
name-gain_2_four_2_hazard = цель «корова ценности 4 + 2 опасности» (2 $)
name-gain_2_2_station_hazard = цель «2 станции + опасность» (2 $)
name-gain_2_3_three_building = цель «3 коровы ценности 3 + здание» (2 $)
name-aux_san_francisco = цель «Сан-Франциско» (дополнительное)
name-draw_3_2_building_hazard = цель «2 здания + опасность» (3 карты)
name-draw_3_station_green_blue = цель «станция + зелёное типи + синее типи» (3 карты)
name-draw_3_five_hazard = цель «корова ценности 5 + опасность» (3 карты)
name-draw_3_station_2_green = цель «станция + 2 зелёных типи» (3 карты)
name-draw_3_3_three_station = цель «3 коровы ценности 3 + станция» (3 карты)
name-engine_2_2_four_station_green = цель «2 коровы ценности 4 + станция + зелёное типи» (поезд 2)
name-engine_2_three_four_five = цель «корова ценности 3 + корова ценности 4 + корова ценности 5» (поезд 2)
name-engine_2_2_building_2_green = цель «2 здания + 2 зелёных типи» (поезд 2)
name-engine_3_building_blue_2_hazard = цель «здание + синее типи + 2 опасности» (поезд 3)
name-engine_3_2_station_2_hazard = цель «2 станции + 2 опасности» (поезд 3)
name-move_3_2_building_2_hazard = цель «2 здания + 2 опасности» (погонщик 3)
name-move_3_2_station_2_blue = цель «2 станции + 2 синих типи» (погонщик 3)
name-move_3_three_four_five = цель «корова ценности 3 + корова ценности 4 + корова ценности 5» (погонщик 3)
name-move_3_three_four_2_hazard = цель «корова ценности 3 + корова ценности 4 + 2 опасности» (погонщик 3)
name-move_3_2_station_2_building = цель «2 станции + 2 здания» (погонщик 3)
name-start_three_four_building = цель «корова ценности 3 + корова ценности 4 + здание» (начальная карта)
name-start_2_station_green = цель «2 станции + зелёное типи» (начальная карта)
name-start_2_building_hazard = цель «2 здания + опасность» (начальная карта)
name-start_blue_2_hazard = цель «синее типи + 2 опасности» (начальная карта)
name-stack = верхняя карта стопки
    .acc = верхнюю карту стопки
name-cowboy = ковбой
    .acc = ковбоя
name-craftsman = строитель
    .acc = строителя
name-engineer = инженер
    .acc = инженера
name-teepee_green = зелёное типи
name-teepee_blue = синее типи
name-flood_green_4 = наводнение (зелёная рука, 4)
name-flood_green_3 = наводнение (зелёная рука, 3)
name-flood_green_2 = наводнение (зелёная рука, 2)
name-flood_black_3 = наводнение (чёрная рука, 3)
name-flood_black_2 = наводнение (чёрная рука, 2)
name-drought_green_4 = засуха (зелёная рука, 4)
    .acc = засуху (зелёная рука, 4)
name-drought_green_3 = засуха (зелёная рука, 3)
    .acc = засуху (зелёная рука, 3)
name-drought_green_2 = засуха (зелёная рука, 2)
    .acc = засуху (зелёная рука, 2)
name-drought_black_3 = засуха (чёрная рука, 3)
    .acc = засуху (чёрная рука, 3)
name-drought_black_2 = засуха (чёрная рука, 2)
    .acc = засуху (чёрная рука, 2)
name-rockfall_green_4 = обвал (зелёная рука, 4)
name-rockfall_green_3 = обвал (зелёная рука, 3)
name-rockfall_green_2 = обвал (зелёная рука, 2)
name-rockfall_black_3 = обвал (чёрная рука, 3)
name-rockfall_black_2 = обвал (чёрная рука, 2)
name-private_1a = здание 1a
name-private_2a = здание 2a
name-private_3a = здание 3a
name-private_4a = здание 4a
name-private_5a = здание 5a
name-private_6a = здание 6a
name-private_7a = здание 7a
name-private_8a = здание 8a
name-private_9a = здание 9a
name-private_10a = здание 10a
name-private_1b = здание 1b
name-private_2b = здание 2b
name-private_3b = здание 3b
name-private_4b = здание 4b
name-private_5b = здание 5b
name-private_6b = здание 6b
name-private_7b = здание 7b
name-private_8b = здание 8b
name-private_9b = здание 9b
name-private_10b = здание 10b
name-neutral_tile_a = нейтральное здание A
name-neutral_tile_b = нейтральное здание B
name-neutral_tile_c = нейтральное здание C
name-neutral_tile_d = нейтральное здание D
name-neutral_tile_e = нейтральное здание E
name-neutral_tile_f = нейтральное здание F
name-neutral_tile_g = нейтральное здание G
name-aux_gain_double = получить доллары (дополнительное действие, круг 2)
name-aux_draw_double = взять и сбросить (дополнительное действие, круг 2)
name-aux_certificate_first = поезд назад за сертификат (дополнительное действие, круг 1)
name-aux_certificate_second = поезд назад за сертификат (дополнительное действие, круг 2)
name-aux_engine_first = заплатить, поезд вперёд (дополнительное действие, круг 1)
name-aux_engine_second = заплатить, поезд вперёд (дополнительное действие, круг 2)
name-aux_remove_first = поезд назад, убрать карты (дополнительное действие, круг 1)
name-aux_remove_second = поезд назад, убрать карты (дополнительное действие, круг 2)
name-certificate_4 = до 4 сертификатов
name-certificate_6 = до 6 сертификатов
name-step_left = больше шагов (слева)
name-step_right = больше шагов (справа)
name-hand_left = больше карт в руке (слева)
name-hand_right = больше карт в руке (справа)
name-sm_workers = станционный смотритель «работники»
    .acc = станционного смотрителя «работники»
name-sm_objectives = станционный смотритель «цели»
    .acc = станционного смотрителя «цели»
name-sm_hazards = станционный смотритель «опасности»
    .acc = станционного смотрителя «опасности»
name-sm_teepees = станционный смотритель «типи»
    .acc = станционного смотрителя «типи»
name-sm_certificates = станционный смотритель «сертификаты»
    .acc = станционного смотрителя «сертификаты»
name-aux_gain_dollar = получить доллары
name-aux_draw_discard = взять и сбросить
name-aux_engine_back_certificate = поезд назад за сертификат
name-aux_engine_forward = заплатить, поезд вперёд
name-aux_remove_card = поезд назад, убрать карты
name-discard_jersey_certificates_1_gain_2 = сбросить карту «джерсейская» → 1 сертификат и получить 2 $
name-discard_cattle_certificates_1 = сбросить любую карту коровы → 1 сертификат
name-gain_2_per_own_buildings_in_woods = получить 2 $ за каждое своё здание в лесу
name-discard_guernsey_gain_4 = сбросить карту «гернзейская» → получить 4 $
name-buy_cattle = покупать коров
name-discard_pair_gain_3 = сбросить пару → получить 3 $
name-cattleman_1 = погонщик на 1 шаг
name-hazard_5 = убрать опасность за 5 $
name-cattleman_2 = погонщик до 2 шагов
name-hire_1_cheaper = нанять работника (на 1 $ дешевле)
name-engine_per_engineers = поезд вперёд на деление за каждого инженера
name-discard_holstein_gain_10 = сбросить карту «голштинская» → получить 10 $
name-auxiliary = дополнительное действие, единичное или двойное
name-certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs = 2 сертификата за каждую пару типи и получить 2 $ за каждую пару типи
name-trade = торговать с индейцами
name-engine_2 = поезд до 2 вперёд
name-engine_3 = поезд до 3 вперёд
name-extraordinary_delivery = внеочередная доставка
name-certificates_to_limit = сертификаты до лимита
name-cattleman_5 = погонщик до 5 шагов
name-discard_objective_certificates_2 = сбросить карту цели → 2 сертификата
name-back_1_gain_3 = поезд на 1 назад → получить 3 $
name-discard_jersey_engine_1 = сбросить карту «джерсейская» → поезд на 1 вперёд
name-discard_dutch_belt_gain_3 = сбросить карту «голландская полосатая» → получить 3 $
name-draw_per_cowboys = взять по карте за ковбоя и столько же сбросить
name-cattleman_3 = погонщик до 3 шагов
name-discard_black_angus_certificates_2 = сбросить карту «чёрный ангус» → 2 сертификата
name-gain_per_engineers = получить 1 $ за каждого инженера
name-discard_cattle_gain_3_objective_to_hand = сбросить любую карту коровы → получить 3 $ и взять карту цели в руку
name-engine_per_own_buildings_in_woods = поезд вперёд на деление за каждое своё здание в лесу
name-copy = копировать соседнее здание
name-upgrade_behind = улучшить станцию позади поезда
name-gain_4 = получить 4 $
name-engine_4 = поезд до 4 вперёд
name-cattleman_4 = погонщик до 4 шагов
name-discard_guernsey_gain_2 = сбросить карту «гернзейская» → получить 2 $
name-hire = нанять работника
name-hire_2_dearer = нанять работника (на 2 $ дороже)
name-discard_dutch_belt_gain_2 = сбросить карту «голландская полосатая» → получить 2 $
name-build_2 = строить (2 $ за строителя)
name-certificates_1 = 1 сертификат
name-objective = взять карту цели
name-pay_2_engine_2 = заплатить 2 $ → поезд до 2 вперёд
name-discard_black_angus_gain_2 = сбросить карту «чёрный ангус» → получить 2 $
name-discard_pair_gain_4 = сбросить пару → получить 4 $
name-hazard_7 = убрать опасность за 7 $
name-hazard_0 = убрать опасность бесплатно
name-build_1 = строить (1 $ за строителя)
name-discard_jersey_certificates_1 = сбросить карту «джерсейская» → 1 сертификат
name-discard_jersey_gain_2 = сбросить карту «джерсейская» → получить 2 $
name-hire_2_cheaper = нанять работника (на 2 $ дешевле)
name-discard_jersey_certificates_2 = сбросить карту «джерсейская» → 2 сертификата
name-discard_jersey_gain_4 = сбросить карту «джерсейская» → получить 4 $
name-gain_2 = получить 2 $
name-draw_3 = взять до 3 карт и столько же сбросить
name-cattleman_3_free = погонщик до 3 шагов без пошлин
name-gain_1 = получить 1 $
name-draw_1 = взять 1 карту и 1 сбросить
name-draw_2 = взять до 2 карт и столько же сбросить
name-pay_1_back_1_certificates_1 = заплатить 1 $, поезд на 1 назад → 1 сертификат
name-pay_2_back_2_certificates_2 = заплатить 2 $, поезд на 2 назад → 2 сертификата
name-pay_1_engine_1 = заплатить 1 $ → поезд на 1 вперёд
name-back_1_remove_1 = поезд на 1 назад → убрать из игры 1 карту
name-back_2_remove_2 = поезд на 2 назад → убрать из игры до 2 карт

# Несколько ходов как одно решение

compound-travel = { $steps ->
    [0] Остаться здесь ({ $space })
    [one] Идти { $space-to } ({ $steps } шаг)
    [few] Идти { $space-to } ({ $steps } шага)
   *[other] Идти { $space-to } ({ $steps } шагов)
}{ $cost ->
    [0] {""}
   *[other] , { $cost } $
}
compound-buy = { $cowboys ->
    [one] Купить { $cards-acc } ({ $cowboys } ковбой, { $cost } $)
    [few] Купить { $cards-acc } ({ $cowboys } ковбоя, { $cost } $)
   *[other] Купить { $cards-acc } ({ $cowboys } ковбоев, { $cost } $)
}
compound-deliver = Доставить { $city-to } ({ $value }){ $spent ->
    [0] {""}
    [one] , потратить { $spent } сертификат
    [few] , потратить { $spent } сертификата
   *[other] , потратить { $spent } сертификатов
}{ $transport ->
    [0] {""}
   *[other] , перевозка { $transport } $
}
compound-discard = Сбросить { $cards-acc }
compound-remove = Убрать из игры { $cards-acc }
compound-upgrade = Улучшить { $station-acc } за { $dollars } $ диском, который открывает «{ $disc }»

# Поле в браузере

board-map = Тропа
board-railroad = Железная дорога, станции и города
board-markets = Рынки
board-decision = Ваше решение
board-tab-trail = Тропа
board-tab-rails = Рельсы
board-tab-markets = Рынки
board-tab-mine = Мой планшет
board-start = Старт
board-owner = владелец: { $name }
board-fee = пошлина { $dollars } $
board-cattleman = погонщик: { $name }
board-risk = с рисковым действием
board-woods = в лесу
board-foresight = Зал ожидания { $number }
board-empty = пусто
board-rail = железная дорога, { $place }
board-station = { $name }: цена { $cost } $, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-crossing = перекрестье перед следующим делением: 1 $ за перевозку
board-engine = поезд: { $name }
board-left-there = там остался { $worker }
board-disc-of = диск: { $name }
board-far-stations = { $count ->
    [one] { $count } станция
    [few] { $count } станции
   *[other] { $count } станций
}
board-far-empty = пока пусто
board-city = { $name }, ценность { $value }, { $corner ->
    [white] белый угол
   *[black] чёрный угол
}
board-copies = { $count } × { $card }
board-worth = ценность { $value }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-row = ряд { $row }
board-price = { $dollars } $
board-next = следующий даёт: { $what }
board-opens = Место диска: { $what }
board-covered = закрыто, { $corner ->
    [white] белый угол
   *[black] чёрный угол
}
board-open = открыто
board-auxiliary = Дополнительное действие: { $action }
board-circles = { $open ->
    [one] Открыт { $open } круг из 2
    [few] Открыто { $open } круга из 2
   *[other] Открыто { $open } кругов из 2
}
board-needs-craftsmen = { $count ->
    [one] нужен { $count } строитель
    [few] нужно { $count } строителя
   *[other] нужно { $count } строителей
}
board-built = на тропе
board-hands = другие платят за проход
board-jobs = Биржа труда
board-token = Маркер биржи труда: нанимайте из рядов над ним
board-market = { $count ->
    [one] Коровий рынок: { $count }
    [few] Коровий рынок: { $count }
   *[other] Коровий рынок: { $count }
}
board-market-stack = { $count ->
    [one] Стопка коровьего рынка: { $count } карта
    [few] Стопка коровьего рынка: { $count } карты
   *[other] Стопка коровьего рынка: { $count } карт
}
board-cowboys-buy = Ваши ковбои покупают
board-display = Цели
board-objective-stack = { $count ->
    [one] Стопка карт целей: { $count }
    [few] Стопка карт целей: { $count }
   *[other] Стопка карт целей: { $count }
}
board-objective = если выполнено, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, иначе −{ $penalty }
board-at-once = сразу
board-hand = Рука, ценность { $value }
board-hand-of = { $count ->
    [one] Рука: { $count } карта
    [few] Рука: { $count } карты
   *[other] Рука: { $count } карт
}
board-hidden = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[other] { $count } скрытых карт
}
board-no-cards = Карт нет
board-draw-stack = { $count ->
    [one] Ваша колода добора: { $count } карта
    [few] Ваша колода добора: { $count } карты
   *[other] Ваша колода добора: { $count } карт
}
board-discard-pile = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
   *[other] Сброс: { $count } карт
}
board-certificates = Сертификаты: { $count }, лимит { $limit }
board-workers = Работники
board-steps = { $count ->
    [one] до { $count } шага за ход
    [few] до { $count } шагов за ход
   *[other] до { $count } шагов за ход
}
board-hazards = { $count ->
    [one] { $count } опасность
    [few] { $count } опасности
   *[other] { $count } опасностей
}
board-teepees = типи: зелёных { $green }, синих { $blue }
board-discs = { $count ->
    [one] Дополнительные действия и диски: остался { $count }
    [few] Дополнительные действия и диски: осталось { $count }
   *[other] Дополнительные действия и диски: осталось { $count }
}
board-key-covered = закрыто: освобождает доставка или станция
board-buildings = Здания
board-own-objectives = Сыгранные цели
board-masters-held = Станционные смотрители
board-now = Если бы игра кончилась сейчас
board-total = всего
board-you-are-at = Вы здесь: { $tile }
board-actions = Действия здесь
board-or = или
board-instead = Или вместо этого одно дополнительное действие:
board-single-auxiliary = Одно дополнительное действие:
board-auxiliaries = Дополнительные действия
board-single = единичное
board-double = двойное
board-picked = Выбранные карты
board-drop = Вернуть: { $card }
board-pick-cattle = Выберите карты на рынке.
board-pick-cards = { $count ->
    [one] Выберите { $count } карту в руке.
    [few] Выберите { $count } карты в руке.
   *[other] Выберите { $count } карт в руке.
}
board-ways = Как платить
board-left = останется { $dollars } $ и { $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбоя
   *[other] { $cowboys } ковбоев
}
board-delivery = Доставка
board-herd = Сколько стоит ваше стадо?
board-breeds = { $count ->
    [one] { $count } порода, считается раз
    [few] { $count } породы, каждая считается раз
   *[other] { $count } пород, каждая считается раз
}
board-permanent = Постоянные сертификаты
board-spend = Потратить сертификаты
board-value = Племенная ценность
board-income = Вы получаете { $dollars } $: { $before } → { $after }
board-where = Куда доставить?
board-engine-at = ваш поезд на { $place }
board-free = бесплатно
board-needs = нужно { $value }
board-too-far = ваша племенная ценность мала
board-delivered = ваш диск уже там
board-with = Вместе с городом { $city }:
board-needs-have = нужно { $value }, у вас { $have }
board-later = Позже вместе с городом { $city }:
board-spent = Сертификаты: { $before } → { $after }
board-corner = { $corner ->
    [black] подойдёт любой диск
   *[white] подойдёт диск с белым углом
}
board-take-objective = взять цель
board-in-the-end = { $points ->
    [one] { $points } очко в конце
    [few] { $points } очка в конце
   *[other] { $points } очков в конце
}
board-with-certificates = { $count ->
    [one] с { $count } сертификатом
    [few] с { $count } сертификатами
   *[other] с { $count } сертификатами
}
board-choose-city = Выберите город: здесь или на железной дороге.
board-choose-disc = Теперь подсвеченный диск вашего планшета.
board-first-disc = Сначала подсвеченный диск вашего планшета.
board-take-master = Взять станционного смотрителя?
board-no-master = Без станционного смотрителя
board-give-worker = Оставить здесь: { $worker }, взять: { $master }
board-disc-aux_gain_double = двойное: получить 2 $
board-disc-aux_draw_double = двойное: добрать 2 карты
board-disc-aux_certificate_first = 1 $ и поезд назад за сертификат
board-disc-aux_certificate_second = двойное: 2 сертификата
board-disc-aux_engine_first = 1 $ за поезд на 1 вперёд
board-disc-aux_engine_second = двойное: поезд на 2 вперёд
board-disc-aux_remove_first = поезд назад, чтобы убрать карту
board-disc-aux_remove_second = двойное: убрать 2 карты
board-disc-certificate_4 = сертификаты до 4
board-disc-certificate_6 = сертификаты до 6, после 4
board-disc-step_left = больше шагов и 3 $ сейчас
board-disc-step_right = ещё один шаг и 3 очка в конце
board-disc-hand_left = ещё одна карта в руке, за 5 $
board-disc-hand_right = ещё одна карта в руке, за 5 $
board-master-sm_workers = 1 очко за работника в конце
board-master-sm_objectives = 3 очка за 2 карты целей в конце
board-master-sm_hazards = постоянный сертификат; 3 очка за 2 опасности в конце
board-master-sm_teepees = постоянный сертификат; 3 очка за пару типи в конце
board-master-sm_certificates = постоянный сертификат; 3 очка за 2 сертификата в конце
board-you-pay = Вы платите: { $fees }
board-to-seat = { $name } { $dollars } $
board-to-bank = банку { $dollars } $
board-there = Там: { $actions }
board-foreign = одно единичное дополнительное действие
board-do-travel = Идти: { $target } { $price }
board-do-step = Идти: { $target } { $price }
board-do-place = Начать: { $target } { $price }
board-do-buy = { $count ->
    [one] Купить { $count } карту
    [few] Купить { $count } карты
   *[other] Купить { $count } карт
} { $price }
board-do-disc = Взять этот диск { $price }
board-do-deliver = Доставить: { $target } { $price }
board-do-station = Улучшить: { $target } { $price }
board-legend = Знаки
board-legend-coin = получить доллары
board-legend-hire = нанять работника
board-legend-build = построить здание
board-legend-cattle = купить корову
board-legend-certificate = сертификат
board-legend-objective = карта цели
board-legend-locofwd = поезд вперёд
board-legend-locoback = поезд назад
board-legend-step = двигать погонщика
board-legend-hazard = убрать опасность
board-legend-tent = типи: торговля
board-legend-aux = дополнительное действие
board-legend-draw = добрать, затем сбросить
board-legend-remove = убрать карты из игры
board-legend-handfee = кто проходит, платит
board-legend-vp = очки в конце
board-legend-cowboy = ковбой
board-legend-craftsman = строитель
board-legend-engineer = инженер
board-legend-station = станция
board-legend-cards = в руку; лимит руки
board-legend-deliver = доставка поездом
board-legend-copy = копировать соседнее здание
board-legend-flood = наводнение
board-legend-drought = засуха
board-legend-rockfall = обвал
board-legend-city = Сан-Франциско
board-score-dollars = Деньги
board-score-private_buildings = Здания
board-score-cities = Города
board-score-stations = Станции
board-score-hazards = Опасности
board-score-cattle = Коровы
board-score-objectives = Цели
board-score-station_masters = Станционные смотрители
board-score-workers = Работники
board-score-step_disc = Диск шагов
board-score-job_market_token = Маркер биржи труда

# The game in one minute and the player aid

minute-trail = Вы снова и снова гоните коров в Канзас-Сити. За ход вы двигаете погонщика по тропе, действуете там, где он встал, и добираете карты.
minute-actions = Встаньте на нейтральный тайл или на своё здание и выполните его действия. В других местах у вас лишь одно небольшое дополнительное действие. Свои здания делают тропу вашей.
minute-workers = Работники определяют, в чём вы сильны: ковбои покупают коров, строители строят, инженеры ведут поезд.
minute-herd = Ваша рука – это ваше стадо. В Канзас-Сити каждая порода в ней считается один раз: две одинаковые стоят не больше одной.
minute-cities = Столько же долларов вы получаете и доставляете стадо в город не большей ценности. Туда идёт ваш диск, а то, что он закрывал на планшете, открыто. Чем дальше поезд, тем дешевле перевозка.
minute-end = Очки дают города, коровы, здания, станции, опасности и цели. Игра кончается, когда маркер сходит с биржи труда.
aid-phase-a = А · Движение
aid-phase-b = Б · Действия
aid-phase-c = В · Карты
aid-move = От 1 до { $steps } тайлов вперёд, больше – со снятыми дисками. Пустые места не считаются. За руки на тайле платят пошлину.
aid-act = Своё здание или нейтральный тайл: все действия там, каждое один раз, в любом порядке, или одно дополнительное. Другие тайлы: одно дополнительное действие.
aid-cards = Доберите до лимита руки: { $hand }, со снятыми дисками до { $most }.
aid-cowboy = Покупает коров.
aid-craftsman = Ставит здания; нужно столько, сколько показывает здание.
aid-engineer = Двигает поезд: деление за каждого.
aid-kansas-tiles = Трижды положите один из открытых тайлов на поле.
aid-kansas-herd = Ценность ваших разных пород – это ваши доллары. Затем руку сбрасывают.
aid-kansas-certificates = Потраченные сертификаты повышают ценность. Их самое большее { $limit }, больше – со снятыми дисками.
aid-kansas-city = Выберите город такой или меньшей ценности без вашего диска; Канзас-Сити и Сан-Франциско можно выбирать снова.
aid-kansas-transport = Заплатите 1 $ за каждое перекрестье между поездом и городом.
aid-price-hands = Пошлина за руку: зелёная { $green } $, чёрная { $black } $.
aid-price-building = Здание: { $price } $ за каждого нужного строителя; замена своего стоит разницу.
aid-price-three = Корова ценности 3: 1 ковбой { $one } $, 2 ковбоя { $two } $, две карты за 3 ковбоев и { $pair } $.
aid-price-four = Корова ценности 4: 1 ковбой { $one } $, 3 ковбоя { $three } $, две карты за 5 ковбоев и { $pair } $.
aid-price-five = Корова ценности 5: 2 ковбоя { $two } $, 4 ковбоя { $four } $.
aid-price-reveal = Вместо этого ковбой может добавить на рынок { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
aid-end = Когда маркер сходит с биржи труда, сдвинувший его заканчивает ход, а у каждого другого есть ещё один.
aid-score-dollars = Одно очко за каждые { $dollars } $.
aid-score-printed = Напечатанные на них очки.
aid-score-cities = Очки гербов и каждой стрелки между двумя городами, где есть ваши диски.
aid-score-stations = Очки каждой станции с вашим диском.
aid-score-cattle = Очки всех ваших карт коров, где бы они ни были.
aid-score-objectives = Очки каждой выполненной цели, минус очки каждой невыполненной. Тайл, диск или карта считается для одной цели.
aid-score-masters = Как сказано на тайле.
aid-score-workers = По { $points } за каждого пятого и шестого работника одного вида.
aid-score-step = { $points }, если снят правый диск дополнительных шагов.
aid-score-token = { $points } тому, кто завершил игру.
aid-section-workers = Работники
aid-section-kansas = Канзас-Сити

# The score pad

pad-dollars = Доллары
pad-building = Здание { $number }
pad-none = нет
pad-side-a = сторона a
pad-side-b = сторона b
pad-hazards = Тайлы опасностей на { $points } очка
pad-fulfilled = выполнено
pad-open = не выполнено
pad-certificates = Сертификаты вместе с постоянными
pad-teepee_pairs = Пары из зелёного и синего типи
pad-disc = Диск снят: { $disc }
