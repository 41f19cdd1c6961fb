# Ticket to Ride: Амстердам

title = Ticket to Ride: Амстердам
tagline = Повозки, каналы и контракты Золотого века: пятнадцать минут прокладки путей.

# Вопросы

ask-turn = Ваш ход: возьмите карты, проложите путь или возьмите контракты.
ask-second-card = Возьмите вторую карту.
ask-choose-contracts = Оставьте себе хотя бы один из этих контрактов.
ask-set-up-contracts = Перед первым ходом: оставьте один из двух контрактов или оба.

# Постоянные поручения: когда они отвечают

order-turn = В начале моего хода
order-second-card = Когда я беру вторую карту

# Ходы

kind-take = Взять открытую карту
kind-draw = Взять из колоды
kind-contracts = Взять контракты
kind-pass = Пас
kind-claim = Проложить путь
kind-keep = Оставить контракты

move-take = Взять из ряда { $card-acc } (место { $place })
move-draw = Взять карту из колоды
move-contracts = Взять два контракта
move-pass = Пас: других действий нет
move-claim = Проложить путь { $route }; плата: { $cards }
move-keep = { $count ->
    [1] Оставить контракт { $from } – { $to } ({ $value })
   *[other] Оставить контракты { $from } – { $to } ({ $value }) и { $other_from } – { $other_to } ({ $other_value })
}

do-take = Взять { $card-acc }
do-draw = Взять карту
do-contracts = Взять два контракта
do-pass = Пас
do-claim = Проложить за { $cards-acc }
do-keep = { $count ->
    [1] Оставить один контракт
   *[other] Оставить оба контракта
}

# Что произошло

event-take = { $who } берёт из ряда { $card-acc }.
you-take = Вы берёте из ряда { $card-acc }.
event-draw = { $known ->
    [0] { $who } берёт карту из колоды.
   *[other] { $who } берёт из колоды { $card-acc }.
}
you-draw = Вы берёте из колоды { $card-acc }.
event-reveal = В ряду теперь { $card } (место { $place }).
event-reshuffle = { $cards ->
    [one] Сброс перетасован в новую колоду ({ $cards } карта).
    [few] Сброс перетасован в новую колоду ({ $cards } карты).
   *[other] Сброс перетасован в новую колоду ({ $cards } карт).
}
event-row-reset = Слишком много джокеров: ряд сброшен и выложен заново.
event-claim = { $who } прокладывает путь { $route } ({ $cards }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $bonus ->
    [0] .
   *[other] {" "}и бонусный товар.
}
you-claim = Вы прокладываете путь { $route } ({ $cards }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $bonus ->
    [0] .
   *[other] {" "}и бонусный товар.
}
event-look = { $count ->
    [one] { $who } просматривает { $count } контракт.
    [few] { $who } просматривает { $count } контракта.
    [many] { $who } просматривает { $count } контрактов.
   *[other] { $who } просматривает { $count } контракта.
}
you-look = { $count ->
    [one] Вы просматриваете { $count } контракт.
    [few] Вы просматриваете { $count } контракта.
    [many] Вы просматриваете { $count } контрактов.
   *[other] Вы просматриваете { $count } контракта.
}
event-choose = { $known ->
    [0] { $who } выбирает начальные контракты.
   *[other] { $count ->
        [1] { $who } начинает с контрактом { $from } – { $to } ({ $value }).
       *[other] { $who } начинает с контрактами { $from } – { $to } ({ $value }) и { $other_from } – { $other_to } ({ $other_value }).
    }
}
you-choose = { $count ->
    [1] Вы начинаете с контрактом { $from } – { $to } ({ $value }).
   *[other] Вы начинаете с контрактами { $from } – { $to } ({ $value }) и { $other_from } – { $other_to } ({ $other_value }).
}
event-keep = { $known ->
    [0] { $count ->
        [1] { $who } оставляет один контракт{ $returned ->
            [0] .
           *[other] {" "}и возвращает один.
        }
       *[other] { $who } оставляет оба контракта.
    }
   *[other] { $count ->
        [1] { $who } оставляет контракт { $from } – { $to } ({ $value }).
       *[other] { $who } оставляет контракты { $from } – { $to } ({ $value }) и { $other_from } – { $other_to } ({ $other_value }).
    }
}
you-keep = { $count ->
    [1] Вы оставляете контракт { $from } – { $to } ({ $value }).
   *[other] Вы оставляете контракты { $from } – { $to } ({ $value }) и { $other_from } – { $other_to } ({ $other_value }).
}
event-chosen = { $count ->
    [one] { $who } начинает с { $count } контрактом.
    [few] { $who } начинает с { $count } контрактами.
   *[other] { $who } начинает с { $count } контрактами.
}
you-chosen = { $count ->
    [one] Вы начинаете с { $count } контрактом.
    [few] Вы начинаете с { $count } контрактами.
   *[other] Вы начинаете с { $count } контрактами.
}
event-pass = { $who } ничего не может сделать и пасует.
you-pass = Вы ничего не можете сделать и пасуете.
event-last-round = { $carts ->
    [0] У игрока { $who } не остаётся повозок: каждый ходит ещё раз.
    [one] У игрока { $who } остаётся { $carts } повозка: каждый ходит ещё раз.
    [few] У игрока { $who } остаётся { $carts } повозки: каждый ходит ещё раз.
   *[other] У игрока { $who } остаётся { $carts } повозок: каждый ходит ещё раз.
}
you-last-round = { $carts ->
    [0] У вас не остаётся повозок: каждый ходит ещё раз.
    [one] У вас остаётся { $carts } повозка: каждый ходит ещё раз.
    [few] У вас остаётся { $carts } повозки: каждый ходит ещё раз.
   *[other] У вас остаётся { $carts } повозок: каждый ходит ещё раз.
}

# Правила

rule-not-now = Сейчас спрашивают о другом.
rule-second-card-first = Одну карту вы уже взяли; сначала возьмите вторую.
rule-choose-contracts-first = Вы просматриваете контракты; сначала выберите, какие оставить.
rule-set-up-first = Сначала выберите контракты, с которыми начинаете.
rule-must-act = Пасовать можно только тогда, когда нельзя ни взять карту, ни проложить путь, ни взять контракты.
rule-not-in-row = На этом месте ряда такой карты нет.
rule-deck-empty = Колода пуста, и в сбросе нет карт, чтобы их перетасовать.
rule-no-second-wild = Открытый джокер можно взять только первой картой.
rule-route-taken = Этот путь уже проложен.
rule-too-few-carts = У вас меньше повозок, чем у этого пути звеньев.
rule-own-other-lane = Вам принадлежит другая колея этого двойного пути; обе иметь нельзя.
rule-lane-closed = Когда игроков двое, вторая колея двойного пути закрывается, как только проложена первая.
rule-wrong-number = Путь стоит ровно столько карт, сколько в нём звеньев.
rule-two-colours = Все карты платы, кроме джокеров, одного цвета.
rule-other-colour = За этот путь платят его цветом и джокерами.
rule-payment-order = В плате сначала называют цветные карты, затем джокеры.
rule-too-few-cards = У вас нет карт для такой платы.
rule-no-contracts = Контрактов в колоде больше нет.
rule-not-offered = Оставить можно только те контракты, которые вам предложены.

# О чём вопрос – для тех, кто ждёт ответа

topic-turn = ход
topic-second-card = вторая карта
topic-choose-contracts = какие контракты оставить
topic-set-up-contracts = какие контракты оставить

# Части оценки – для объяснений советов

part-time = время
part-routes = пути
part-contracts = контракты
part-bonus = бонусные товары
part-cards = карты в руке

# Очки

category-routes = Пути
category-contracts = Контракты
category-bonus = Бонусные товары

reason-route = { $route }
reason-contract-complete = { $from } – { $to }: соединено
reason-contract-incomplete = { $from } – { $to }: не соединено
reason-bonus = { $cards ->
    [one] { $cards } бонусный товар
    [few] { $cards } бонусных товара
   *[other] { $cards } бонусных товаров
}: место { $place }

# Варианты

option-bonus_tie_ranking = Игроки с одинаковым числом бонусных товаров
choice-bonus_tie_ranking-competition = занимают и следующие места (1, 1, 3)
choice-bonus_tie_ranking-dense = оставляют следующее место тем, кто за ними (1, 1, 2)

# Стол

panel-board = Пути
panel-board-legend = На карте каждое звено – буква: p розовое, b синее, g зелёное, k чёрное, r красное, o оранжевое, x серое; занятое – номер владельца.
panel-board-note = В списке * даёт бонусный товар.
panel-between = Между
panel-spaces = Звенья
panel-colour = Цвет
panel-owner = Владелец
panel-row = Открытые карты
panel-place = Место
panel-card = Карта
panel-count = Число
panel-piles = Колода: { $deck }; сброс: { $discard } ({ $discarded }); контрактов в колоде: { $contracts }; бонусных товаров в запасе: { $bonus }.
panel-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
    [many] Ваша рука: { $count } карт
   *[other] Ваша рука: { $count } карты
}
panel-contracts = Ваши контракты
panel-contracts-of = Контракты: { $who }
panel-offered = Вам предложено
panel-value = Стоимость
panel-done = Соединено
panel-yes = да
panel-no = нет
panel-returned = Вы вернули (место в колоде контрактов): { $places }
panel-seats = Игроки
panel-seat = Игрок
panel-points = Очки
panel-carts = Повозки
panel-cards = Карты
panel-seen = Взято открытыми
panel-contract-count = Контракты
panel-bonus = Бонус
panel-final-round = { $turns ->
    [one] Последний круг: ещё { $turns } ход.
    [few] Последний круг: ещё { $turns } хода.
    [many] Последний круг: ещё { $turns } ходов.
   *[other] Последний круг: ещё { $turns } хода.
}

# Карты, цвета и повозки

name-pink = розовая
    .acc = розовую
name-blue = синяя
    .acc = синюю
name-green = зелёная
    .acc = зелёную
name-black = чёрная
    .acc = чёрную
name-red = красная
    .acc = красную
name-orange = оранжевая
    .acc = оранжевую
name-wild = джокер
    .acc = джокера
name-grey = серая
    .acc = серую
name-burgundy = бордовая
name-brown = коричневая
name-white = белая

# Места

name-nieuwe_waal = Ньиве-Вал
name-haringpakkerstoren = Харингпаккерсторен
name-noordermarkt = Нордермаркт
name-korenmetershuisje = Коренметерсхёйсье
name-oude_waal = Ауде-Вал
name-montelbaanstoren = Монтелбансторен
name-oude_kerk = Ауде-Керк
name-waag = Ваг
name-dam = Дам
name-jan_roodenpoortstoren = Ян-Роденпортсторен
name-jordaan = Йордан
name-westermarkt = Вестермаркт
name-de_drie_hendricken = Де-Дри-Хендрикен
name-begijnhof = Бегейнхоф
name-munttoren = Мюнтторен
name-oost_indisch_huis = Ост-Индис-Хёйс
name-blauwbrug = Блаубрюг

# Дороги

name-nieuwe_waal__haringpakkerstoren__pink = { name-nieuwe_waal } – { name-haringpakkerstoren } (розовый)
name-nieuwe_waal__haringpakkerstoren__grey = { name-nieuwe_waal } – { name-haringpakkerstoren } (серый)
name-haringpakkerstoren__korenmetershuisje__grey = { name-haringpakkerstoren } – { name-korenmetershuisje } (серый)
name-haringpakkerstoren__korenmetershuisje__red = { name-haringpakkerstoren } – { name-korenmetershuisje } (красный)
name-korenmetershuisje__oude_kerk__green = { name-korenmetershuisje } – { name-oude_kerk } (зелёный)
name-korenmetershuisje__oude_kerk__blue = { name-korenmetershuisje } – { name-oude_kerk } (синий)
name-korenmetershuisje__jan_roodenpoortstoren__black = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } (чёрный)
name-korenmetershuisje__jan_roodenpoortstoren__orange = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } (оранжевый)
name-oude_kerk__waag__black = { name-oude_kerk } – { name-waag } (чёрный)
name-oude_kerk__waag__red = { name-oude_kerk } – { name-waag } (красный)
name-oude_kerk__dam__orange = { name-oude_kerk } – { name-dam } (оранжевый)
name-oude_kerk__dam__pink = { name-oude_kerk } – { name-dam } (розовый)
name-jan_roodenpoortstoren__dam__blue = { name-jan_roodenpoortstoren } – { name-dam } (синий)
name-jan_roodenpoortstoren__dam__red = { name-jan_roodenpoortstoren } – { name-dam } (красный)
name-westermarkt__jan_roodenpoortstoren__green = { name-westermarkt } – { name-jan_roodenpoortstoren } (зелёный)
name-westermarkt__jan_roodenpoortstoren__grey = { name-westermarkt } – { name-jan_roodenpoortstoren } (серый)
name-de_drie_hendricken__westermarkt__pink = { name-de_drie_hendricken } – { name-westermarkt } (розовый)
name-de_drie_hendricken__westermarkt__black = { name-de_drie_hendricken } – { name-westermarkt } (чёрный)
name-dam__oost_indisch_huis__green = { name-dam } – { name-oost_indisch_huis } (зелёный)
name-dam__oost_indisch_huis__black = { name-dam } – { name-oost_indisch_huis } (чёрный)
name-waag__oost_indisch_huis__orange = { name-waag } – { name-oost_indisch_huis } (оранжевый)
name-waag__oost_indisch_huis__blue = { name-waag } – { name-oost_indisch_huis } (синий)
name-waag__montelbaanstoren__green = { name-waag } – { name-montelbaanstoren } (зелёный)
name-waag__montelbaanstoren__pink = { name-waag } – { name-montelbaanstoren } (розовый)
name-oost_indisch_huis__blauwbrug__red = { name-oost_indisch_huis } – { name-blauwbrug } (красный)
name-oost_indisch_huis__blauwbrug__pink = { name-oost_indisch_huis } – { name-blauwbrug } (розовый)
name-nieuwe_waal__noordermarkt__green = { name-nieuwe_waal } – { name-noordermarkt }
name-haringpakkerstoren__noordermarkt__blue = { name-haringpakkerstoren } – { name-noordermarkt }
name-haringpakkerstoren__oude_waal__grey = { name-haringpakkerstoren } – { name-oude_waal }
name-oude_waal__montelbaanstoren__orange = { name-oude_waal } – { name-montelbaanstoren }
name-oude_waal__waag__grey = { name-oude_waal } – { name-waag }
name-oude_waal__oude_kerk__grey = { name-oude_waal } – { name-oude_kerk }
name-noordermarkt__korenmetershuisje__grey = { name-noordermarkt } – { name-korenmetershuisje }
name-noordermarkt__jordaan__red = { name-noordermarkt } – { name-jordaan }
name-noordermarkt__jan_roodenpoortstoren__grey = { name-noordermarkt } – { name-jan_roodenpoortstoren }
name-jordaan__jan_roodenpoortstoren__grey = { name-jordaan } – { name-jan_roodenpoortstoren }
name-jordaan__westermarkt__orange = { name-jordaan } – { name-westermarkt }
name-jordaan__de_drie_hendricken__grey = { name-jordaan } – { name-de_drie_hendricken }
name-westermarkt__begijnhof__red = { name-westermarkt } – { name-begijnhof }
name-de_drie_hendricken__begijnhof__grey = { name-de_drie_hendricken } – { name-begijnhof }
name-dam__begijnhof__grey = { name-dam } – { name-begijnhof }
name-begijnhof__munttoren__black = { name-begijnhof } – { name-munttoren }
name-munttoren__blauwbrug__blue = { name-munttoren } – { name-blauwbrug }
name-munttoren__oost_indisch_huis__grey = { name-munttoren } – { name-oost_indisch_huis }
name-montelbaanstoren__blauwbrug__grey = { name-montelbaanstoren } – { name-blauwbrug }

# Контракты

name-contract_01 = Контракт 1
name-contract_02 = Контракт 2
name-contract_03 = Контракт 3
name-contract_04 = Контракт 4
name-contract_05 = Контракт 5
name-contract_06 = Контракт 6
name-contract_07 = Контракт 7
name-contract_08 = Контракт 8
name-contract_09 = Контракт 9
name-contract_10 = Контракт 10
name-contract_11 = Контракт 11
name-contract_12 = Контракт 12
name-contract_13 = Контракт 13
name-contract_14 = Контракт 14
name-contract_15 = Контракт 15
name-contract_16 = Контракт 16
name-contract_17 = Контракт 17
name-contract_18 = Контракт 18
name-contract_19 = Контракт 19
name-contract_20 = Контракт 20
name-contract_21 = Контракт 21
name-contract_22 = Контракт 22
name-contract_23 = Контракт 23
name-contract_24 = Контракт 24

# Поле в браузере
board-map = Карта Амстердама
board-market = Карты и контракты, которые можно взять
board-between = { $from } – { $to }
board-any-colour = любой один цвет
board-route = { $route }, { $length ->
    [one] { $length } звено
    [few] { $length } звена
   *[other] { $length } звеньев
  }, { $colour }{ $bonus ->
    [yes] , товар
   *[no] { "" }
  }
board-route-owned = проложен: { $name }
board-route-closed = закрыто
board-route-legal = можно проложить
board-route-free = свободно
board-spaces = { $length ->
    [one] { $length } звено
    [few] { $length } звена
   *[other] { $length } звеньев
  }, { $colour }
board-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
  }
board-carts-left = повозки { $before } → { $after }
board-pay-with = Чем платить
board-cards = { $count } × { $card }
board-completes = выполняет контракт { $number } (+{ $value })
board-merchandise-gain = 1 товар
board-contract-done = выполнен
board-contract-missed = не выполнен
board-contract-lost = соединить уже нельзя
board-contract-way = Кратчайший маршрут: { $routes }
board-contract-completes = этот путь его выполняет
board-contract-leaves = { $count ->
    [one] после этого останется { $count } путь
    [few] после этого останется { $count } пути
   *[other] после этого останется { $count } путей
}
board-contract-togo = { $count ->
    [0] уже соединено
    [one] остался { $count } путь
    [few] осталось { $count } пути
   *[other] осталось { $count } путей
  }
board-worth = стоимость
board-no-contracts = Контрактов нет
board-offered-soon = { $count ->
    [one] Вам предлагают { $count } контракт: выберете, когда дойдёт очередь до вас.
    [few] Вам предлагают { $count } контракта: выберете, когда дойдёт очередь до вас.
   *[other] Вам предлагают { $count } контрактов: выберете, когда дойдёт очередь до вас.
  }
board-offered = Предложенные контракты
board-keep = Какие контракты оставляете?
board-keep-count = Хотя бы один. Выбрано: { $count }.
board-draw = Взять две карты
board-draw-tab = Взять
board-take = Взять из ряда: { $card }
board-empty-place = Пустое место
board-deck = Колода { $count }
board-draw-deck = Колода { $count }: взять верхнюю карту
board-draw-note = Открытый джокер считается за обе карты. В сбросе: { $discarded }.
board-draw-contracts = Взять контракты
board-take-contracts = Взять 2, оставить 1 или 2
board-left = осталось { $count }
board-merchandise = Бонусные товары
board-merchandise-of = { $count ->
    [one] { $name }: { $count } товар
    [few] { $name }: { $count } товара
   *[other] { $name }: { $count } товаров
  }
board-merchandise-note = В конце по месту: { $points }.
board-merchandise-yours = Сейчас вам было бы { $points }.
board-final = { $count ->
    [one] Последний круг: остался { $count } ход
    [few] Последний круг: осталось { $count } хода
   *[other] Последний круг: осталось { $count } ходов
  }
board-hand = Рука { $count }
board-contracts-tab = Контракты { $count }
board-your-cards = Ваши карты: { $count }
board-cards-of = Карты, { $name }: { $count }
board-hidden = Эти карты видит только владелец.
board-no-cards = Карт нет
board-your-contracts = Ваши контракты, их видите только вы
board-contracts-of = Контракты, { $name }

# The game in one minute and the player aid

minute-draw = Собирайте карты шести цветов: за ход вы берёте { $draws } из ряда или из колоды.
minute-claim = Или проложите путь: заплатите по одной карте его цвета за каждое звено и поставьте на него свои повозки. Длинные пути дают намного больше очков, чем короткие.
minute-contracts = Каждый контракт называет два места. Если в конце их соединяют ваши пути, вы получаете его очки, если нет, теряете их.
minute-bonus = Пути со знаком повозки дают ещё и бонусный товар. У кого в конце их больше всех, тот получает за них больше всех очков.
minute-end = Как только у кого-то остаётся { $carts ->
    [one] { $carts } повозка
    [few] { $carts } повозки
   *[other] { $carts } повозок
} или меньше, у каждого есть ещё один ход. Побеждает тот, у кого больше очков.
aid-draw = Возьмите { $draws ->
    [one] { $draws } карту
    [few] { $draws } карты
   *[other] { $draws } карт
}, каждую из ряда или из колоды. Открытый джокер – ваша единственная карта за ход.
aid-claim = Заплатите столько карт одного цвета, сколько звеньев у пути. Джокеры заменяют любой цвет.
aid-contracts = Просмотрите { $draws ->
    [one] { $draws } контракт
    [few] { $draws } контракта
   *[other] { $draws } контрактов
}; оставьте не меньше { $least }.
aid-wild = Заменяет любой цвет.
aid-grey = Серый путь оплачивают картами любого одного цвета.
aid-bonus = Путь со знаком повозки даёт один бонусный товар, пока они есть.
aid-row = Когда в ряду { $wilds ->
    [one] { $wilds } джокер
    [few] { $wilds } джокера
   *[other] { $wilds } джокеров
}, все его карты сбрасывают и выкладывают новые.
aid-end = Когда кто-то заканчивает ход, имея { $carts ->
    [one] { $carts } повозку
    [few] { $carts } повозки
   *[other] { $carts } повозок
} или меньше, у каждого есть ещё один ход, у него самого тоже.
aid-score-routes = По звеньям: 1 даёт { $one }, 2 дают { $two }, 3 дают { $three }, 4 дают { $four }.
aid-score-contracts = Стоимость каждого контракта, места которого соединены; минус стоимость каждого, чьи места не соединены.
aid-score-bonus = По месту по числу бонусных товаров: { $points }.

# The score pad

pad-routes = Очки на шкале счёта
pad-bonus = Бонусные товары
pad-contract = { $from } – { $to } ({ $value })
pad-none = нет
pad-connected = соединено
pad-unconnected = не соединено
