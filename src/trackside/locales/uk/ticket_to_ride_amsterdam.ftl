# Ticket to Ride: Амстердам

title = Ticket to Ride: Амстердам
tagline = Візки, канали й контракти Золотої доби: п’ятнадцять хвилин прокладання шляхів.

# Питання

ask-turn = Ваш хід: візьміть карти, прокладіть шлях або візьміть контракти.
ask-second-card = Візьміть другу карту.
ask-choose-contracts = Залиште собі принаймні один із цих контрактів.
ask-set-up-contracts = Перед першим ходом: залиште один із двох контрактів або обидва.

# Постійні доручення: коли вони відповідають

order-turn = На початку мого ходу
order-second-card = Коли я беру другу карту

# Ходи

kind-take = Взяти відкриту карту
kind-draw = Взяти з колоди
kind-contracts = Взяти контракти
kind-pass = Пас
kind-claim = Прокласти шлях
kind-keep = Залишити контракти

move-take = Узяти з ряду { $card-acc } (місце { $place })
move-draw = Взяти карту з колоди
move-contracts = Взяти два контракти
move-pass = Пас: інших дій немає
move-claim = Прокласти шлях { $route }; плата: { $cards }
move-keep = { $count ->
    [1] Залишити контракт { $from } – { $to } ({ $value })
   *[other] Залишити контракти { $from } – { $to } ({ $value }) і { $other_from } – { $other_to } ({ $other_value })
}

do-take = Узяти { $card-acc }
do-draw = Взяти карту
do-contracts = Взяти два контракти
do-pass = Пас
do-claim = Прокласти за { $cards-acc }
do-keep = { $count ->
    [1] Залишити один контракт
   *[other] Залишити обидва контракти
}

# Що сталося

event-take = { $who } бере з ряду { $card-acc }.
you-take = Ви берете з ряду { $card-acc }.
event-draw = { $known ->
    [0] { $who } бере карту з колоди.
   *[other] { $who } бере з колоди { $card-acc }.
}
you-draw = Ви берете з колоди { $card-acc }.
event-reveal = У ряду тепер { $card } (місце { $place }).
event-reshuffle = { $cards ->
    [one] Скид перетасовано в нову колоду ({ $cards } карта).
    [few] Скид перетасовано в нову колоду ({ $cards } карти).
   *[other] Скид перетасовано в нову колоду ({ $cards } карт).
}
event-row-reset = Забагато джокерів: ряд скинуто й викладено наново.
event-claim = { $who } прокладає шлях { $route } ({ $cards }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}{ $bonus ->
    [0] .
   *[other] {" "}і бонусний товар.
}
you-claim = Ви прокладаєте шлях { $route } ({ $cards }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}{ $bonus ->
    [0] .
   *[other] {" "}і бонусний товар.
}
event-look = { $count ->
    [one] { $who } переглядає { $count } контракт.
    [few] { $who } переглядає { $count } контракти.
    [many] { $who } переглядає { $count } контрактів.
   *[other] { $who } переглядає { $count } контракту.
}
you-look = { $count ->
    [one] Ви переглядаєте { $count } контракт.
    [few] Ви переглядаєте { $count } контракти.
    [many] Ви переглядаєте { $count } контрактів.
   *[other] Ви переглядаєте { $count } контракту.
}
event-choose = { $known ->
    [0] { $who } вибирає початкові контракти.
   *[other] { $count ->
        [1] { $who } починає з контрактом { $from } – { $to } ({ $value }).
       *[other] { $who } починає з контрактами { $from } – { $to } ({ $value }) і { $other_from } – { $other_to } ({ $other_value }).
    }
}
you-choose = { $count ->
    [1] Ви починаєте з контрактом { $from } – { $to } ({ $value }).
   *[other] Ви починаєте з контрактами { $from } – { $to } ({ $value }) і { $other_from } – { $other_to } ({ $other_value }).
}
event-keep = { $known ->
    [0] { $count ->
        [1] { $who } залишає один контракт{ $returned ->
            [0] .
           *[other] {" "}і повертає один.
        }
       *[other] { $who } залишає обидва контракти.
    }
   *[other] { $count ->
        [1] { $who } залишає контракт { $from } – { $to } ({ $value }).
       *[other] { $who } залишає контракти { $from } – { $to } ({ $value }) і { $other_from } – { $other_to } ({ $other_value }).
    }
}
you-keep = { $count ->
    [1] Ви залишаєте контракт { $from } – { $to } ({ $value }).
   *[other] Ви залишаєте контракти { $from } – { $to } ({ $value }) і { $other_from } – { $other_to } ({ $other_value }).
}
event-chosen = { $count ->
    [one] { $who } починає з { $count } контрактом.
    [few] { $who } починає з { $count } контрактами.
   *[other] { $who } починає з { $count } контрактами.
}
you-chosen = { $count ->
    [one] Ви починаєте з { $count } контрактом.
    [few] Ви починаєте з { $count } контрактами.
   *[other] Ви починаєте з { $count } контрактами.
}
event-pass = { $who } нічого не може зробити й пасує.
you-pass = Ви нічого не можете зробити й пасуєте.
event-last-round = { $carts ->
    [0] У гравця { $who } не лишається візків: кожен ходить ще раз.
    [one] У гравця { $who } лишається { $carts } візок: кожен ходить ще раз.
    [few] У гравця { $who } лишається { $carts } візки: кожен ходить ще раз.
   *[other] У гравця { $who } лишається { $carts } візків: кожен ходить ще раз.
}
you-last-round = { $carts ->
    [0] У вас не лишається візків: кожен ходить ще раз.
    [one] У вас лишається { $carts } візок: кожен ходить ще раз.
    [few] У вас лишається { $carts } візки: кожен ходить ще раз.
   *[other] У вас лишається { $carts } візків: кожен ходить ще раз.
}

# Правила

rule-not-now = Зараз питають про інше.
rule-second-card-first = Одну карту ви вже взяли; спершу візьміть другу.
rule-choose-contracts-first = Ви переглядаєте контракти; спершу виберіть, які залишити.
rule-set-up-first = Спершу виберіть контракти, з якими починаєте.
rule-must-act = Пасувати можна лише тоді, коли не можна ні взяти карту, ні прокласти шлях, ні взяти контракти.
rule-not-in-row = На цьому місці ряду такої карти немає.
rule-deck-empty = Колода порожня, і в скиді немає карт, щоб їх перетасувати.
rule-no-second-wild = Відкритий джокер можна взяти лише першою картою.
rule-route-taken = Цей шлях уже прокладено.
rule-too-few-carts = У вас менше візків, ніж у цього шляху клітинок.
rule-own-other-lane = Вам належить інша колія цього подвійного шляху; обидві мати не можна.
rule-lane-closed = Коли гравців двоє, друга колія подвійного шляху закривається, щойно прокладено першу.
rule-wrong-number = Шлях коштує рівно стільки карт, скільки має клітинок.
rule-two-colours = Усі карти плати, крім джокерів, одного кольору.
rule-other-colour = За цей шлях платять його кольором і джокерами.
rule-payment-order = У платі спершу називають кольорові карти, потім джокерів.
rule-too-few-cards = У вас немає карт для такої плати.
rule-no-contracts = Контрактів у колоді більше немає.
rule-not-offered = Залишити можна лише ті контракти, які вам запропоновано.

# Про що питання – для тих, хто чекає на відповідь

topic-turn = хід
topic-second-card = друга карта
topic-choose-contracts = які контракти залишити
topic-set-up-contracts = які контракти залишити

# Частини оцінки – для пояснень порад

part-time = час
part-routes = шляхи
part-contracts = контракти
part-bonus = бонусні товари
part-cards = карти в руці

# Очки

category-routes = Шляхи
category-contracts = Контракти
category-bonus = Бонусні товари

reason-route = { $route }
reason-contract-complete = { $from } – { $to }: з’єднано
reason-contract-incomplete = { $from } – { $to }: не з’єднано
reason-bonus = { $cards ->
    [one] { $cards } бонусний товар
    [few] { $cards } бонусні товари
   *[other] { $cards } бонусних товарів
}: місце { $place }

# Варіанти

option-bonus_tie_ranking = Гравці з однаковою кількістю бонусних товарів
choice-bonus_tie_ranking-competition = займають і наступні місця (1, 1, 3)
choice-bonus_tie_ranking-dense = лишають наступне місце тим, хто за ними (1, 1, 2)

# Стіл

panel-board = Шляхи
panel-board-legend = На мапі кожна клітинка – літера: p рожева, b синя, g зелена, k чорна, r червона, o помаранчева, x сіра; зайнята – номер власника.
panel-board-note = У списку * дає бонусний товар.
panel-between = Між
panel-spaces = Клітинки
panel-colour = Колір
panel-owner = Власник
panel-row = Відкриті карти
panel-place = Місце
panel-card = Карта
panel-count = Кількість
panel-piles = Колода: { $deck }; скид: { $discard } ({ $discarded }); контрактів у колоді: { $contracts }; бонусних товарів у запасі: { $bonus }.
panel-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карти
    [many] Ваша рука: { $count } карт
   *[other] Ваша рука: { $count } карти
}
panel-contracts = Ваші контракти
panel-contracts-of = Контракти: { $who }
panel-offered = Вам запропоновано
panel-value = Вартість
panel-done = З’єднано
panel-yes = так
panel-no = ні
panel-returned = Ви повернули (місце в колоді контрактів): { $places }
panel-seats = Гравці
panel-seat = Гравець
panel-points = Очки
panel-carts = Візки
panel-cards = Карти
panel-seen = Взято відкритими
panel-contract-count = Контракти
panel-bonus = Бонус
panel-final-round = { $turns ->
    [one] Останнє коло: ще { $turns } хід.
    [few] Останнє коло: ще { $turns } ходи.
    [many] Останнє коло: ще { $turns } ходів.
   *[other] Останнє коло: ще { $turns } ходу.
}

# Карти, кольори й візки

name-pink = рожева
    .acc = рожеву
name-blue = синя
    .acc = синю
name-green = зелена
    .acc = зелену
name-black = чорна
    .acc = чорну
name-red = червона
    .acc = червону
name-orange = помаранчева
    .acc = помаранчеву
name-wild = джокер
    .acc = джокера
name-grey = сіра
    .acc = сіру
name-burgundy = бордова
name-brown = коричнева
name-white = біла

# Місця

name-nieuwe_waal = Ніве-Вал
name-haringpakkerstoren = Гарінгпаккерсторен
name-noordermarkt = Нордермаркт
name-korenmetershuisje = Коренметерсгейсьє
name-oude_waal = Ауде-Вал
name-montelbaanstoren = Монтелбансторен
name-oude_kerk = Ауде-Керк
name-waag = Ваг
name-dam = Дам
name-jan_roodenpoortstoren = Ян-Роденпортсторен
name-jordaan = Йордан
name-westermarkt = Вестермаркт
name-de_drie_hendricken = Де-Дрі-Гендрікен
name-begijnhof = Бегейнгоф
name-munttoren = Мюнтторен
name-oost_indisch_huis = Ост-Індіс-Гейс
name-blauwbrug = Блаубрюг

# Лінії

name-nieuwe_waal__haringpakkerstoren__pink = { name-nieuwe_waal } – { name-haringpakkerstoren } (рожевий)
name-nieuwe_waal__haringpakkerstoren__grey = { name-nieuwe_waal } – { name-haringpakkerstoren } (сірий)
name-haringpakkerstoren__korenmetershuisje__grey = { name-haringpakkerstoren } – { name-korenmetershuisje } (сірий)
name-haringpakkerstoren__korenmetershuisje__red = { name-haringpakkerstoren } – { name-korenmetershuisje } (червоний)
name-korenmetershuisje__oude_kerk__green = { name-korenmetershuisje } – { name-oude_kerk } (зелений)
name-korenmetershuisje__oude_kerk__blue = { name-korenmetershuisje } – { name-oude_kerk } (синій)
name-korenmetershuisje__jan_roodenpoortstoren__black = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } (чорний)
name-korenmetershuisje__jan_roodenpoortstoren__orange = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } (помаранчевий)
name-oude_kerk__waag__black = { name-oude_kerk } – { name-waag } (чорний)
name-oude_kerk__waag__red = { name-oude_kerk } – { name-waag } (червоний)
name-oude_kerk__dam__orange = { name-oude_kerk } – { name-dam } (помаранчевий)
name-oude_kerk__dam__pink = { name-oude_kerk } – { name-dam } (рожевий)
name-jan_roodenpoortstoren__dam__blue = { name-jan_roodenpoortstoren } – { name-dam } (синій)
name-jan_roodenpoortstoren__dam__red = { name-jan_roodenpoortstoren } – { name-dam } (червоний)
name-westermarkt__jan_roodenpoortstoren__green = { name-westermarkt } – { name-jan_roodenpoortstoren } (зелений)
name-westermarkt__jan_roodenpoortstoren__grey = { name-westermarkt } – { name-jan_roodenpoortstoren } (сірий)
name-de_drie_hendricken__westermarkt__pink = { name-de_drie_hendricken } – { name-westermarkt } (рожевий)
name-de_drie_hendricken__westermarkt__black = { name-de_drie_hendricken } – { name-westermarkt } (чорний)
name-dam__oost_indisch_huis__green = { name-dam } – { name-oost_indisch_huis } (зелений)
name-dam__oost_indisch_huis__black = { name-dam } – { name-oost_indisch_huis } (чорний)
name-waag__oost_indisch_huis__orange = { name-waag } – { name-oost_indisch_huis } (помаранчевий)
name-waag__oost_indisch_huis__blue = { name-waag } – { name-oost_indisch_huis } (синій)
name-waag__montelbaanstoren__green = { name-waag } – { name-montelbaanstoren } (зелений)
name-waag__montelbaanstoren__pink = { name-waag } – { name-montelbaanstoren } (рожевий)
name-oost_indisch_huis__blauwbrug__red = { name-oost_indisch_huis } – { name-blauwbrug } (червоний)
name-oost_indisch_huis__blauwbrug__pink = { name-oost_indisch_huis } – { name-blauwbrug } (рожевий)
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

# Контракти

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

# Поле у браузері
board-map = Мапа Амстердама
board-market = Карти й контракти, які можна взяти
board-between = { $from } – { $to }
board-any-colour = будь-який один колір
board-route = { $route }, { $length ->
    [one] { $length } клітинка
    [few] { $length } клітинки
   *[other] { $length } клітинок
  }, { $colour }{ $bonus ->
    [yes] , товар
   *[no] { "" }
  }
board-route-owned = прокладено: { $name }
board-route-closed = закрито
board-route-legal = можна прокласти
board-route-free = вільно
board-spaces = { $length ->
    [one] { $length } клітинка
    [few] { $length } клітинки
   *[other] { $length } клітинок
  }, { $colour }
board-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[other] +{ $points } очок
  }
board-carts-left = візки { $before } → { $after }
board-pay-with = Чим платити
board-cards = { $count } × { $card }
board-completes = виконує контракт { $number } (+{ $value })
board-merchandise-gain = 1 товар
board-contract-done = виконано
board-contract-missed = не виконано
board-contract-lost = з’єднати вже неможливо
board-contract-way = Найкоротший шлях: { $routes }
board-contract-completes = цей шлях його виконує
board-contract-leaves = { $count ->
    [one] після цього лишиться { $count } шлях
    [few] після цього лишиться { $count } шляхи
   *[other] після цього лишиться { $count } шляхів
}
board-contract-togo = { $count ->
    [0] уже з’єднано
    [one] лишився { $count } шлях
    [few] лишилося { $count } шляхи
   *[other] лишилося { $count } шляхів
  }
board-worth = вартість
board-no-contracts = Контрактів немає
board-offered-soon = { $count ->
    [one] Вам пропонують { $count } контракт: виберете, коли дійде черга до вас.
    [few] Вам пропонують { $count } контракти: виберете, коли дійде черга до вас.
   *[other] Вам пропонують { $count } контрактів: виберете, коли дійде черга до вас.
}
board-offered = Запропоновані контракти
board-keep = Які контракти лишаєте?
board-keep-count = Щонайменше один. Вибрано: { $count }.
board-draw = Взяти дві карти
board-draw-tab = Взяти
board-take = Узяти з ряду: { $card }
board-empty-place = Порожнє місце
board-deck = Колода { $count }
board-draw-deck = Колода { $count }: взяти верхню карту
board-draw-note = Відкритий джокер рахується за обидві карти. У скиді: { $discarded }.
board-draw-contracts = Взяти контракти
board-take-contracts = Взяти 2, лишити 1 або 2
board-left = лишилося { $count }
board-merchandise = Бонусні товари
board-merchandise-of = { $count ->
    [one] { $name }: { $count } товар
    [few] { $name }: { $count } товари
   *[other] { $name }: { $count } товарів
  }
board-merchandise-note = Наприкінці за місцем: { $points }.
board-merchandise-yours = Зараз вам було б { $points }.
board-final = { $count ->
    [one] Останнє коло: лишився { $count } хід
    [few] Останнє коло: лишилося { $count } ходи
   *[other] Останнє коло: лишилося { $count } ходів
  }
board-hand = Рука { $count }
board-contracts-tab = Контракти { $count }
board-your-cards = Ваші карти: { $count }
board-cards-of = Карти, { $name }: { $count }
board-hidden = Ці карти бачить лише власник.
board-no-cards = Карт немає
board-your-contracts = Ваші контракти, їх бачите лише ви
board-contracts-of = Контракти, { $name }

# The game in one minute and the player aid

minute-draw = Збирайте карти шести кольорів: за хід ви берете { $draws } з ряду або з колоди.
minute-claim = Або прокладіть шлях: сплатіть по одній карті його кольору за кожну клітинку й поставте на нього свої візки. Довгі шляхи дають значно більше очок, ніж короткі.
minute-contracts = Кожен контракт називає два місця. Якщо наприкінці їх з’єднують ваші шляхи, ви отримуєте його очки, якщо ні, втрачаєте їх.
minute-bonus = Шляхи зі знаком візка дають ще й бонусний товар. Хто наприкінці має їх найбільше, отримує за них найбільше очок.
minute-end = Щойно в когось лишається { $carts ->
    [one] { $carts } візок
    [few] { $carts } візки
   *[other] { $carts } візків
} або менше, кожен має ще один хід. Перемагає той, у кого найбільше очок.
aid-draw = Візьміть { $draws ->
    [one] { $draws } карту
    [few] { $draws } карти
   *[other] { $draws } карт
}, кожну з ряду або з колоди. Відкритий джокер – ваша єдина карта за хід.
aid-claim = Сплатіть стільки карт одного кольору, скільки клітинок у шляху. Джокери замінюють будь-який колір.
aid-contracts = Перегляньте { $draws ->
    [one] { $draws } контракт
    [few] { $draws } контракти
   *[other] { $draws } контрактів
}; залиште щонайменше { $least }.
aid-wild = Замінює будь-який колір.
aid-grey = Сірий шлях оплачують картами будь-якого одного кольору.
aid-bonus = Шлях зі знаком візка дає один бонусний товар, доки вони є.
aid-row = Коли в ряду { $wilds ->
    [one] { $wilds } джокер
    [few] { $wilds } джокери
   *[other] { $wilds } джокерів
}, усі його карти скидають і викладають нові.
aid-end = Коли хтось закінчує хід, маючи { $carts ->
    [one] { $carts } візок
    [few] { $carts } візки
   *[other] { $carts } візків
} або менше, кожен має ще один хід, він сам теж.
aid-score-routes = За клітинками: 1 дає { $one }, 2 дають { $two }, 3 дають { $three }, 4 дають { $four }.
aid-score-contracts = Вартість кожного контракту, місця якого з’єднані; мінус вартість кожного, чиї місця не з’єднані.
aid-score-bonus = За місцем за кількістю бонусних товарів: { $points }.

# The score pad

pad-routes = Очки на шкалі рахунку
pad-bonus = Бонусні товари
pad-contract = { $from } – { $to } ({ $value })
pad-none = немає
pad-connected = з’єднано
pad-unconnected = не з’єднано
