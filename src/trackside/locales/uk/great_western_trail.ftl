# Great Western Trail

title = Великий західний шлях
tagline = Раз у раз женіть череду до Канзас-Сіті й відправляйте її залізницею на захід.

# Questions

ask-place-cattleman = Поставте погонича на будь-яку нейтральну будівлю.
ask-phase-a = { $left ->
    [one] Фаза А: рухайте погонича, щонайбільше { $left } крок.
    [few] Фаза А: рухайте погонича, щонайбільше { $left } кроки.
   *[other] Фаза А: рухайте погонича, щонайбільше { $left } кроків.
}{ $most ->
    [0] {""}
   *[other] {" "}Наступна локація коштує від { $least } до { $most } $.
}
ask-travel = { $left ->
    [one] Рухайтеся далі або зупиніться: лишився { $left } крок.
    [few] Рухайтеся далі або зупиніться: лишилося { $left } кроки.
   *[other] Рухайтеся далі або зупиніться: лишилося { $left } кроків.
}{ $most ->
    [0] {""}
   *[other] {" "}Наступна локація коштує від { $least } до { $most } $.
}
ask-phase-b = Ви тут: { $space }. Скористайтеся діями цього місця.
ask-choose-auxiliary = Виберіть допоміжну дію.
ask-place-building = Поставте будівлю: { $price } $ за кожного потрібного будівельника.
ask-buy-cattle = { $cowboys ->
    [one] Купуйте худобу або відкривайте карти: лишився { $cowboys } ковбой.
    [few] Купуйте худобу або відкривайте карти: лишилося { $cowboys } ковбої.
   *[other] Купуйте худобу або відкривайте карти: лишилося { $cowboys } ковбоїв.
}
ask-choose-city = Доставте череду до міста з цінністю до { $value }.
ask-place-disc = Який диск іде до міста { $city }?
ask-remove-hazard = Яку небезпеку ви приберете за { $price } $?
ask-take-objective = Візьміть карту цілі з викладки або зі стосу.
ask-trade-with-indians = Торгівля: яке типі ви берете?
ask-discard-cards = { $left ->
    [one] Скиньте { $left } карту.
    [few] Скиньте { $left } карти, одну за одною.
   *[other] Скиньте { $left } карт, одну за одною.
}
ask-draw-cards = { $left ->
    [one] Добір: можна ще { $left } карту, взято { $drawn }.
    [few] Добір: можна ще { $left } карти, взято { $drawn }.
   *[other] Добір: можна ще { $left } карт, взято { $drawn }.
}
ask-remove-cards = { $left ->
    [one] Можна прибрати з гри { $left } карту.
    [few] Можна прибрати з гри до { $left } карт.
   *[other] Можна прибрати з гри до { $left } карт.
}
ask-hire-worker = Найміть працівника { $cheaper ->
    [0] { $modifier ->
        [0] за ціною ряду
       *[other] на { $modifier } $ дорожче за ціну ряду
      }
   *[other] на { $cheaper } $ дешевше за ціну ряду
}.
ask-foresight = Канзас-Сіті, { $number } з 3: покладіть один тайл на поле.
ask-income = Ваша рука має цінність { $value }. Скільки сертифікатів витрачаєте?
ask-immediate = Негайна дія: { $deeds }?
ask-back-up = { $exact ->
    [0] Відведіть паровоз назад на скільки завгодно.
    [one] Відведіть паровоз назад рівно на { $exact } поділку.
    [few] Відведіть паровоз назад рівно на { $exact } поділки.
   *[other] Відведіть паровоз назад рівно на { $exact } поділок.
}
ask-move-engine = { $most ->
    [one] Рухайте паровоз на { $most } поділку вперед.
    [few] Рухайте паровоз уперед, до { $most } поділок.
   *[other] Рухайте паровоз уперед, до { $most } поділок.
}
ask-station-behind = Яку станцію позаду паровоза ви модернізуєте?
ask-take-master = Залишите тут працівника й візьмете { $master-acc }?
ask-upgrade-station = Модернізувати { $station-acc } за { $dollars } $? Який диск візьмете?

# Постійні доручення: коли вони відповідають

order-draw-cards = Коли я можу добрати карту
order-remove-cards = Коли я можу прибрати карту з гри
order-income = У Канзас-Сіті, коли можна витратити сертифікати

# Moves

kind-done = Завершити фазу Б
kind-decline = Відмовитися
kind-stop = Зупинитися
kind-draw = Взяти карту
kind-reveal = Відкрити худобу
kind-place = Поставити погонича
kind-step = Крок далі
kind-use = Виконати дію
kind-auxiliary = Допоміжна дія
kind-copy = Скопіювати будівлю
kind-play = Розіграти карту цілі
kind-discard = Скинути карту
kind-remove = Прибрати карту з гри
kind-hire = Найняти працівника
kind-build = Будувати
kind-take = Узяти карту цілі
kind-trade = Торгувати з індіанцями
kind-hazard = Прибрати небезпеку
kind-buy = Купити худобу
kind-engine = Рухати паровоз
kind-disc = Узяти диск із планшета
kind-master = Узяти начальника станції
kind-station = Вибрати станцію
kind-foresight = Викласти тайл на поле
kind-spend = Витратити сертифікати
kind-deliver = Доставити
move-done = Завершити фазу Б
move-decline = Ні, досить
move-stop = Зупинитися тут
move-draw = Взяти карту
move-reveal = Ковбоєм відкрити 2 карти на ринок
move-place = Почати { $space-to }
move-step = Іти { $space-to }
move-use = { $deed }
move-auxiliary = { $times ->
    [1] { $action }, одинарна
   *[other] { $action }, подвійна
}
move-copy = Скопіювати будівлю ({ $space })
move-play = Розіграти { $card-acc }
move-discard = Скинути { $card-acc }
move-remove = Прибрати з гри { $card-acc }
move-hire = Найняти { $worker-acc } з ряду { $row }
move-build = Поставити будівлю { $number } { $space-to }
move-take = Узяти { $card-acc }
move-trade = Узяти типі ({ $space }, { $cost ->
    [0] +{ $dollars } $
   *[other] −{ $cost } $
})
move-hazard = Прибрати { $space-acc }
move-buy = { $cowboys ->
    [one] Купити { $cards-acc } ({ $cowboys } ковбой, { $dollars } $)
    [few] Купити { $cards-acc } ({ $cowboys } ковбої, { $dollars } $)
   *[other] Купити { $cards-acc } ({ $cowboys } ковбоїв, { $dollars } $)
}
move-engine = Паровоз на поділку { $place }
move-disc = Узяти диск, що відкриває «{ $disc }»
move-master = Залишити { $worker-acc } і взяти начальника станції
move-station = Модернізувати { $station-acc }
move-foresight = Викласти на поле { $tile-acc }
move-spend = { $number ->
    [0] Не витрачати сертифікатів
    [one] Витратити { $number } сертифікат
    [few] Витратити { $number } сертифікати
   *[other] Витратити { $number } сертифікатів
}
move-deliver = Доставити { $city-to } ({ $value })

do-done = Завершити фазу Б
do-decline = Ні, досить
do-stop = Зупинитися тут
do-draw = Взяти карту
do-reveal = Відкрити 2 карти
do-place = Почати { $space-to }
do-step = Іти { $space-to }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-travel = Іти { $space-to }{ $cost ->
    [0] {""}
   *[other] {" "}−{ $cost } $
}
do-use = Виконати цю дію
do-auxiliary = { $times ->
    [1] Одинарна допоміжна дія
   *[other] Подвійна допоміжна дія
}
do-copy = Копіювати цю будівлю
do-play = Розіграти цю ціль
do-discard = { $count ->
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
   *[other] Скинути { $count } карт
}
do-remove = { $count ->
    [one] Прибрати { $count } карту
    [few] Прибрати { $count } карти
   *[other] Прибрати { $count } карт
}
do-hire = Найняти { $worker-acc }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-build = Поставити { $face }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-take = Узяти цю ціль
do-trade = Узяти типі { $cost ->
    [0] +{ $dollars } $
   *[other] −{ $cost } $
}
do-hazard = Прибрати небезпеку{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-buy = { $count ->
    [one] Купити { $count } карту
    [few] Купити { $count } карти
   *[other] Купити { $count } карт
}
do-engine = Паровоз на { $place }
do-disc = Узяти цей диск
do-master = Лишити { $worker-acc }
do-station = Модернізувати { $station-acc }
do-upgrade = Модернізувати { $station-acc }{ $dollars ->
    [0] {""}
   *[other] {" "}−{ $dollars } $
}
do-foresight = Викласти { $tile-acc }
do-spend = { $number ->
    [0] Без сертифікатів
    [one] Витратити { $number } сертифікат
    [few] Витратити { $number } сертифікати
   *[other] Витратити { $number } сертифікатів
}
do-deliver = Доставити { $city-to }

# Поруч із ходом: що він коштує і дає

note-tile = { $deeds }
note-step = { $dollars ->
    [0] {""}
   *[other] мито { $dollars } ${ $owned ->
        [yes] {" "}{ $owner_seat-dat }
       *[no] {""}
    }{ $here ->
        [nothing] {""}
       *[other] ;{" "}
    }
}{ $here ->
    [nothing] {""}
    [foreign] одна одинарна допоміжна дія
   *[own] { $deeds }
}
note-deliver = { $by_rail ->
    [no] {""}
   *[yes] { $costs ->
        [0] перевезення безкоштовне,{" "}
       *[other] перевезення { $costs } $,{" "}
    }
}{ $dollars ->
    [0] {""}
   *[other] +{ $dollars } $,{" "}
}{ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}{ $cards ->
    [0] {""}
    [one] , { $cards } карта цілі
    [few] , { $cards } карти цілей
   *[other] , { $cards } карт цілей
}
note-engine = { $spaces ->
    [one] { $spaces } поділка
    [few] { $spaces } поділки
   *[other] { $spaces } поділок
}{ $back ->
    [yes] {" "}назад
   *[no] {""}
}{ $delivers ->
    [yes] ; для доставки рахується { $value }
   *[no] {""}
}{ $station ->
    [yes] ; станція за { $dollars } $, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
   *[no] {""}
}
note-hire = { $dollars } ${ $more ->
    [yes] ; одразу: { $deeds }
   *[no] {""}
}
note-build = { $dollars } $, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}: { $deeds }
note-hazard = { $dollars } $, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

# What happened

event-turn = { $who } починає хід.
you-turn = Ви починаєте хід.
event-place = { $who } починає { $space-to }.
you-place = Ви починаєте { $space-to }.
event-step = { $who } іде { $space-to }.
you-step = Ви йдете { $space-to }.
event-fee = { $who } платить мито { $dollars } $.
you-fee = Ви платите мито { $dollars } $.
event-fee-to = { $who } платить { $owner_seat-dat } мито { $dollars } $.
you-fee-to = Ви платите { $owner_seat-dat } мито { $dollars } $.
event-use = { $who } виконує дію: { $deed }.
you-use = Ви виконуєте дію: { $deed }.
event-auxiliary = { $times ->
    [1] { $who } виконує допоміжну дію: { $action }.
   *[other] { $who } виконує подвійну допоміжну дію: { $action }.
}
you-auxiliary = { $times ->
    [1] Ви виконуєте допоміжну дію: { $action }.
   *[other] Ви виконуєте подвійну допоміжну дію: { $action }.
}
event-copy = { $who } копіює { $building-acc } ({ $space }).
you-copy = Ви копіюєте { $building-acc } ({ $space }).
event-discard = { $who } скидає { $card-acc }.
you-discard = Ви скидаєте { $card-acc }.
event-draw = { $known ->
    [0] { $count ->
        [one] { $who } бере { $count } карту.
        [few] { $who } бере { $count } карти.
       *[other] { $who } бере { $count } карт.
    }
   *[other] { $who } бере { $cards-acc }.
}
you-draw = Ви берете { $cards-acc }.
event-shuffle = { $who } тасує скид ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}).
you-shuffle = Ви тасуєте скид ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}).
event-remove = { $who } прибирає з гри { $card-acc }.
you-remove = Ви прибираєте з гри { $card-acc }.
event-gain = { $who } отримує { $dollars } $.
you-gain = Ви отримуєте { $dollars } $.
event-pay = { $who } платить { $dollars } $.
you-pay = Ви платите { $dollars } $.
event-certificates = { $who } отримує { $gained ->
    [one] { $gained } сертифікат
    [few] { $gained } сертифікати
   *[other] { $gained } сертифікатів
}, разом { $number }.
you-certificates = Ви отримуєте { $gained ->
    [one] { $gained } сертифікат
    [few] { $gained } сертифікати
   *[other] { $gained } сертифікатів
}, разом { $number }.
event-hire = { $who } наймає { $worker-acc } з ряду { $row } за { $dollars } $.
you-hire = Ви наймаєте { $worker-acc } з ряду { $row } за { $dollars } $.
event-build = { $who } ставить { $building-acc } { $space-to } за { $dollars } $.
you-build = Ви ставите { $building-acc } { $space-to } за { $dollars } $.
event-replace = { $who } замінює { $old-acc } на { $building-acc } ({ $space }) за { $dollars } $.
you-replace = Ви замінюєте { $old-acc } на { $building-acc } ({ $space }) за { $dollars } $.
event-take = { $who } бере { $card-acc }.
you-take = Ви берете { $card-acc }.
event-take-unseen = { $known ->
    [0] { $who } бере карту цілі зі стосу в руку.
   *[other] { $who } бере зі стосу в руку { $card-acc }.
}
you-take-unseen = Ви берете зі стосу в руку { $card-acc }.
event-take-to-hand = { $who } бере в руку { $card-acc }.
you-take-to-hand = Ви берете в руку { $card-acc }.
event-display = У викладці тепер { $card }.
event-trade = { $who } бере { $tile-acc } ({ $space }).
you-trade = Ви берете { $tile-acc } ({ $space }).
event-hazard = { $who } прибирає { $tile-acc } за { $dollars } $.
you-hazard = Ви прибираєте { $tile-acc } за { $dollars } $.
event-buy = { $who } купує { $cards-acc } за { $dollars } $ ({ $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбої
   *[other] { $cowboys } ковбоїв
}).
you-buy = Ви купуєте { $cards-acc } за { $dollars } $ ({ $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбої
   *[other] { $cowboys } ковбоїв
}).
event-reveal = На ринок худоби додано { $cards-acc }.
event-engine = { $who } переводить паровоз на поділку { $place }.
you-engine = Ви переводите паровоз на поділку { $place }.
event-upgrade = { $who } модернізує { $station-acc } за { $dollars } $.
you-upgrade = Ви модернізуєте { $station-acc } за { $dollars } $.
event-clear = { $who } відкриває: { $disc }.
you-clear = Ви відкриваєте: { $disc }.
event-master = { $who } залишає { $worker-acc } і бере { $master-acc }.
you-master = Ви залишаєте { $worker-acc } і берете { $master-acc }.
event-play = { $who } розігрує { $card-acc }.
you-play = Ви розігруєте { $card-acc }.
event-foresight = { $who } викладає на поле { $tile-acc }.
you-foresight = Ви викладаєте на поле { $tile-acc }.
event-tile-lost = Немає місця: { $tile } виходить із гри.
event-token = Маркер ринку праці переходить у ряд { $row }.
event-token-leaves = { $who } бере маркер ринку праці ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}): гра добігає кінця.
you-token-leaves = Ви берете маркер ринку праці ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}): гра добігає кінця.
event-income = { $who } показує руку цінністю { $value }: { $cards } ({ $spent ->
    [0] без сертифікатів
    [one] витрачено { $spent } сертифікат
    [few] витрачено { $spent } сертифікати
   *[other] витрачено { $spent } сертифікатів
}).
you-income = Ви показуєте руку цінністю { $value }: { $cards } ({ $spent ->
    [0] без сертифікатів
    [one] витрачено { $spent } сертифікат
    [few] витрачено { $spent } сертифікати
   *[other] витрачено { $spent } сертифікатів
}).
event-deliver = { $discs ->
    [0] { $who } доставляє худобу { $city-to }, але диска немає.
   *[other] { $who } доставляє худобу { $city-to }.
}
you-deliver = { $discs ->
    [0] Ви доставляєте худобу { $city-to }, але у вас немає диска.
   *[other] Ви доставляєте худобу { $city-to }.
}
event-transport = { $who } платить за перевезення { $dollars } $.
you-transport = Ви платите за перевезення { $dollars } $.
event-new-tile = У передбаченні { $number } тепер { $tile }.
event-game-over = Гру завершено.

# Why a move is not allowed

rule-not-now = Зараз питають не про це.
rule-cannot-pay = Бракує грошей: вартість сплачують повністю.
rule-nothing-to-gain = Ця дія зараз нічого не дасть.
rule-no-such-card = У вас у руці немає такої карти.
rule-mandatory = Це обов’язково.
rule-must-move = Погонич рухається щонайменше на один крок.
rule-not-ahead = Це не наступна локація на вашому шляху.
rule-neutral-only = Погонич починає на нейтральній будівлі.
rule-not-here = У цій локації немає такої дії.
rule-auxiliary-only = Тут можлива лише одна одинарна допоміжна дія.
rule-once-each = Кожну місцеву дію цього тайла виконують один раз.
rule-local-or-auxiliary = Одинарна допоміжна дія можлива лише замість усіх місцевих дій.
rule-must-act = За цим столом тут треба щось зробити.
rule-single-only = Тут допоміжна дія лише одинарна.
rule-draw-all = За цим столом беруть усі карти.
rule-no-cards-left = Немає карт, щоб брати.
rule-in-order = Вибирайте карти в порядку списку, щоб карт вистачило.
rule-remove-all = За цим столом прибирають повну кількість карт.
rule-certificate-gap = Маркер не може там зупинитися.
rule-row-barred = Наймайте лише з рядів над маркером.
rule-no-such-worker = У цьому ряду немає такого працівника.
rule-row-full = Цей ряд вашого планшета заповнений.
rule-building-used = Цієї будівлі у вас уже немає.
rule-too-few-craftsmen = Потрібно більше будівельників.
rule-space-taken = Там стоїть інша будівля.
rule-no-building-space = Приватні будівлі ставлять на будмайданчики.
rule-only-higher = Замінити її може лише будівля з більшою кількістю будівельників.
rule-not-on-display = Цієї карти немає у викладці.
rule-no-objective-left = Карт цілей не лишилося.
rule-no-teepee-there = Там немає типі.
rule-no-hazard-there = Там немає небезпеки.
rule-too-few-cowboys = Бракує вільних ковбоїв.
rule-not-in-market = Цих карт немає на ринку.
rule-stack-empty = Стос порожній.
rule-circles-covered = Коло цієї допоміжної дії ще закрите.
rule-only-double = За цим столом дію з двома відкритими колами виконують подвійно.
rule-engine-reach = Паровоз не може там зупинитися.
rule-engine-back = Паровоз не може стільки від’їхати назад.
rule-place-taken = Там стоїть інший паровоз.
rule-upgraded-already = На цій станції вже є ваш диск.
rule-no-hired-worker = У цьому ряду немає найнятого працівника.
rule-not-behind = Ця станція не позаду вашого паровоза.
rule-not-adjacent = Ця будівля не сусідня.
rule-copied-before = Ця будівля вже є в ланцюжку.
rule-no-building-there = Там немає будівлі.
rule-copy-which = Назвіть, яку сусідню будівлю копіювати.
rule-no-chain = За цим столом не можна копіювати будівлю, що копіює.
rule-not-in-foresight = Цього тайла немає в цих клітинках передбачення.
rule-no-more-workers = Маркер вийшов: працівників більше не вибирають.
rule-too-far = Для цього міста бракує племінної цінності.
rule-delivered-before = У цьому місті вже є ваш диск.
rule-disc-gone = На цьому місці вже немає диска.
rule-black-corner = Диск із чорними кутами не може йти на місце з білими, доки є білі.
rule-hand-space-cost = Цей диск коштує 5 $, і решту теж треба сплатити.
rule-discs-on-board = Диски станцій лишаються, доки можна взяти диск із планшета.
rule-no-disc-there = Там немає вашого диска.
rule-no-kansas-city = Ця карта не веде до Канзас-Сіті.

# Про що питання – для тих, хто чекає на відповідь

topic-place-cattleman = куди поставити погонича
topic-phase-a = шлях погонича
topic-travel = шлях погонича
topic-phase-b = дії місця
topic-choose-auxiliary = допоміжна дія
topic-place-building = будівля
topic-buy-cattle = ринок худоби
topic-choose-city = куди доставити череду
topic-place-disc = диск для міста
topic-remove-hazard = небезпека
topic-take-objective = карта цілі
topic-trade-with-indians = торгівля
topic-discard-cards = які карти скинути
topic-draw-cards = чи брати карти
topic-remove-cards = які карти прибрати
topic-hire-worker = працівник
topic-foresight = тайли Канзас-Сіті
topic-income = сертифікати для доставки
topic-immediate = негайна дія
topic-back-up = паровоз
topic-move-engine = паровоз
topic-station-behind = станція
topic-take-master = начальник станції
topic-upgrade-station = станція

# Частини оцінки – для пояснень порад

part-time = час
part-money = гроші
part-buildings = будівлі
part-cities = міста
part-stations = станції
part-hazards = небезпеки
part-teepees = типі
part-cattle = худоба
part-objectives = цілі
part-masters = начальники станцій
part-workers = працівники
part-discs = диски
part-certificates = сертифікати
part-engine = паровоз
part-hand = рука
part-trail = шлях
part-job_market_token = маркер ринку праці

# Categories and reasons

category-dollars = Гроші
category-private_buildings = Будівлі
category-cities = Міста
category-stations = Станції
category-hazards = Небезпеки
category-cattle = Худоба
category-objectives = Цілі
category-station_masters = Начальники станцій
category-workers = Працівники
category-step_disc = Диск кроків
category-job_market_token = Маркер ринку праці
reason-dollars = На руках { $dollars } $
reason-building = { $building }: { $space }
reason-hazard = { $count } × { $tile }
reason-city = { $count } × { $city }
reason-arrow = { $from } – { $to }
reason-station = { $station }
reason-objective-fulfilled = Виконано: { $card }
reason-objective-open = Не виконано: { $card }
reason-master = { $master }
reason-cattle = { $count } × { $card }
reason-workers = { $count } × { $worker }
reason-disc = { $disc }
reason-token = Узято маркер ринку праці

# Options

refuses-no-such-first-player = Гравець { $number } не може починати: за столом лише { $players }.
preset-first_game = Перша гра
preset-random = Усе навмання
option-neutral_layout = Нейтральні будівлі
choice-neutral_layout-letters = На місцях своїх літер (перша партія)
choice-neutral_layout-random = Випадково
option-building_sides = Сторони приватних будівель
choice-building_sides-a = Усі сторони «a» (перші партії)
choice-building_sides-random = Випадково, однаково для всіх
option-first_player = Перший гравець
choice-first_player-random = За жеребом
choice-first_player-1 = Гравець 1
choice-first_player-2 = Гравець 2
choice-first_player-3 = Гравець 3
choice-first_player-4 = Гравець 4
option-must_act = У фазі Б треба щось зробити
option-fixed_rights = Права у фазі Б визначаються після прибуття
option-stop_drawing = Добір можна припинити після будь-якої карти
option-exact_removal = Прибирають рівно вказану кількість карт
option-certificate_gap = Витрата сертифікатів через пропуск між 4 і 6
choice-certificate_gap-exact = Лише точні різниці
choice-certificate_gap-round_down = Будь-яке число, маркер падає на нижчу поділку
option-keep_actions_after_move = Невикористані місцеві дії зберігаються після руху погонича
option-double_as_single = Подвійну допоміжну дію можна виконати одинарно
option-upgrade_first = Станцію модернізують до винагороди за рух
option-turnout_counts_as = Для вартості перевезення паровоз на роз’їзді стоїть на
choice-turnout_counts_as-next = Наступній поділці
choice-turnout_counts_as-previous = Попередній поділці
option-copy_risk = Скопійована будівля дає свою дію ризику
option-copy_pays_fee = За копіювання чужої будівлі платять мито
option-copy_chain = Будівля, що копіює, може копіювати іншу таку
option-kansas_city_cards = Карти цілей можна грати після прибуття до Канзас-Сіті
option-lenient_transport = Кому бракує на перевезення, платить скільки має
option-reclaim_discs = Якщо диска взяти ніде, його беруть зі станції
option-objective_move_ends_phase = Рух за картою цілі завершує фазу Б
option-ties = За рівних очок
choice-ties-shared = Спільна перемога
choice-ties-money = Перемагає багатший

# Panels

panel-board = Шлях
panel-space = Місце
panel-tile = Тайл
panel-owner = Власник
panel-fee = Мито
panel-cattlemen = Погоничі
panel-board-legend = [A] нейтральна · 2:4a будівля 4a гравця 2 · !3 небезпека на 3 очки · g/b зелене/синє типі · $ мито · @ погоничі · · порожньо
panel-railroad = Залізниця
panel-station = Станція
panel-place = Місце
panel-cost = Вартість
panel-points = Очки
panel-master = Начальник станції
panel-discs = Диски
panel-engines = Паровози
panel-cities = Міста
panel-city = Місто
panel-value = Цінність
panel-jobs = Ринок праці
panel-row = Ряд
panel-workers = Працівники
panel-token = Маркер стоїть у ряду { $row }: наймайте з рядів над ним.
panel-token-gone = Маркер вийшов: це останні ходи.
panel-foresight = Передбачення
panel-number = Номер
panel-tiles = Тайли
panel-stack = Стос
panel-market = Ринок худоби
panel-card = Карта
panel-count = Кількість
panel-market-note = { $cards ->
    [one] У стосі { $cards } карта.
    [few] У стосі { $cards } карти.
   *[other] У стосі { $cards } карт.
}
panel-display = Викладка карт цілей
panel-hand = Рука: { $who }
panel-hand-note = Колода добору: { $draw }. Скид: { $discard }.
panel-player = Планшет: { $who }
panel-what = Що
panel-has = Стан
panel-dollars = Долари
panel-certificates = Сертифікати (ліміт, постійні)
panel-limits = Кроки, ліміт руки
panel-engine = Паровоз
panel-covered = Диски на планшеті
panel-buildings = Будівлі в запасі
panel-gathered = Типі й небезпеки
panel-masters = Начальники станцій
panel-area = Зона цілей
panel-herd = Рука й колода добору
panel-discard = Скид
panel-seats = Гравці
panel-seat = Гравець
panel-hand-size = Карти
panel-steps = Кроки
panel-total = Очки, якби гра скінчилася зараз
panel-cattleman = Погонич

# Names

name-start = початок шляху
    .to = на початок шляху
name-neutral_a = нейтральне місце A
    .to = на A
name-build_a_1 = будмайданчик A 1
    .to = на будмайданчик A 1
name-build_a_2 = будмайданчик A 2
    .to = на будмайданчик A 2
name-build_a_3 = будмайданчик A 3
    .to = на будмайданчик A 3
name-flood_1 = повінь 1
    .to = на повінь 1
name-flood_2 = повінь 2
    .to = на повінь 2
name-flood_3 = повінь 3
    .to = на повінь 3
name-flood_4 = повінь 4
    .to = на повінь 4
name-build_flood_1 = будмайданчик «повінь 1»
    .to = на будмайданчик «повінь 1»
name-build_flood_2 = будмайданчик «повінь 2»
    .to = на будмайданчик «повінь 2»
name-neutral_b = нейтральне місце B
    .to = на B
name-build_b_1 = будмайданчик B 1
    .to = на будмайданчик B 1
name-build_b_2 = будмайданчик B 2
    .to = на будмайданчик B 2
name-build_b_3 = будмайданчик B 3
    .to = на будмайданчик B 3
name-drought_1 = посуха 1
    .acc = посуху 1
    .to = на посуху 1
name-drought_2 = посуха 2
    .acc = посуху 2
    .to = на посуху 2
name-drought_3 = посуха 3
    .acc = посуху 3
    .to = на посуху 3
name-drought_4 = посуха 4
    .acc = посуху 4
    .to = на посуху 4
name-build_drought_1 = будмайданчик «посуха 1»
    .to = на будмайданчик «посуха 1»
name-neutral_c = нейтральне місце C
    .to = на C
name-build_c_upper_1 = будмайданчик C верхній 1
    .to = на будмайданчик C верхній 1
name-build_c_upper_2 = будмайданчик C верхній 2
    .to = на будмайданчик C верхній 2
name-build_c_lower = будмайданчик C нижній
    .to = на будмайданчик C нижній
name-neutral_d = нейтральне місце D
    .to = на D
name-teepee_1 = місце типі 1
    .to = на місце типі 1
name-teepee_2 = місце типі 2
    .to = на місце типі 2
name-teepee_4 = місце типі 4
    .to = на місце типі 4
name-teepee_6 = місце типі 6
    .to = на місце типі 6
name-teepee_8 = місце типі 8
    .to = на місце типі 8
name-teepee_10 = місце типі 10
    .to = на місце типі 10
name-teepee_minus_3 = місце типі −3
    .to = на місце типі −3
name-teepee_minus_2 = місце типі −2
    .to = на місце типі −2
name-teepee_minus_1 = місце типі −1
    .to = на місце типі −1
name-build_trade_1 = будмайданчик «торгівля 1»
    .to = на будмайданчик «торгівля 1»
name-build_trade_2 = будмайданчик «торгівля 2»
    .to = на будмайданчик «торгівля 2»
name-neutral_e = нейтральне місце E
    .to = на E
name-build_e_1 = будмайданчик E 1
    .to = на будмайданчик E 1
name-build_e_2 = будмайданчик E 2
    .to = на будмайданчик E 2
name-rockfall_1 = обвал 1
    .to = на обвал 1
name-rockfall_2 = обвал 2
    .to = на обвал 2
name-rockfall_3 = обвал 3
    .to = на обвал 3
name-rockfall_4 = обвал 4
    .to = на обвал 4
name-build_rockfall_1 = будмайданчик «обвал 1»
    .to = на будмайданчик «обвал 1»
name-build_rockfall_2 = будмайданчик «обвал 2»
    .to = на будмайданчик «обвал 2»
name-neutral_f = нейтральне місце F
    .to = на F
name-build_f_1 = будмайданчик F 1
    .to = на будмайданчик F 1
name-build_f_2 = будмайданчик F 2
    .to = на будмайданчик F 2
name-neutral_g = нейтральне місце G
    .to = на G
name-build_g_1 = будмайданчик G 1
    .to = на будмайданчик G 1
name-build_g_2 = будмайданчик G 2
    .to = на будмайданчик G 2
name-kansas_city = Канзас-Сіті
    .to = до Канзас-Сіті
name-topeka = Топіка
    .to = до Топіки
name-wichita = Вічита
    .to = до Вічити
name-colorado_springs = Колорадо-Спрингс
    .to = до Колорадо-Спрингс
name-santa_fe = Санта-Фе
    .to = до Санта-Фе
name-albuquerque = Альбукерке
    .to = до Альбукерке
name-el_paso = Ель-Пасо
    .to = до Ель-Пасо
name-san_diego = Сан-Дієго
    .to = до Сан-Дієго
name-sacramento = Сакраменто
    .to = до Сакраменто
name-san_francisco = Сан-Франциско
    .to = до Сан-Франциско
name-station_1 = станція 1
    .acc = станцію 1
    .gen = станції 1
name-station_2 = станція 2
    .acc = станцію 2
    .gen = станції 2
name-station_3 = станція 3
    .acc = станцію 3
    .gen = станції 3
name-station_4 = станція 4
    .acc = станцію 4
    .gen = станції 4
name-station_5 = станція 5
    .acc = станцію 5
    .gen = станції 5
name-station_6 = станція 6
    .acc = станцію 6
    .gen = станції 6
name-station_7 = станція 7
    .acc = станцію 7
    .gen = станції 7
name-station_8 = станція 8
    .acc = станцію 8
    .gen = станції 8
name-station_9 = станція 9
    .acc = станцію 9
    .gen = станції 9
name-station_10 = станція 10
    .acc = станцію 10
    .gen = станції 10
name-jersey = джерсейська
    .acc = джерсейську
name-guernsey = гернзейська
    .acc = гернзейську
name-black_angus = чорний ангус
    .acc = чорного ангуса
name-dutch_belt = голландська смугаста
    .acc = голландську смугасту
name-holstein = голштинська
    .acc = голштинську
name-brown_swiss = бура швіцька
    .acc = буру швіцьку
name-ayrshire = айрширська
    .acc = айрширську
name-west_highland_3 = гайлендська (3)
    .acc = гайлендську (3)
name-west_highland_4 = гайлендська (4)
    .acc = гайлендську (4)
name-west_highland_5 = гайлендська (5)
    .acc = гайлендську (5)
name-texas_longhorn_5 = техаський лонгхорн (5)
    .acc = техаського лонгхорна (5)
name-texas_longhorn_6 = техаський лонгхорн (6)
    .acc = техаського лонгхорна (6)
name-texas_longhorn_7 = техаський лонгхорн (7)
    .acc = техаського лонгхорна (7)
name-gain_2_building_2_blue = ціль «будівля + 2 сині типі» (2 $)
name-gain_2_building_green_blue = ціль «будівля + зелене типі + синє типі» (2 $)
name-gain_2_four_2_hazard = ціль «худоба цінності 4 + 2 небезпеки» (2 $)
name-gain_2_2_station_hazard = ціль «2 станції + небезпека» (2 $)
name-gain_2_3_three_building = ціль «3 карти худоби цінності 3 + будівля» (2 $)
name-aux_san_francisco = ціль «Сан-Франциско» (допоміжна)
name-draw_3_2_building_hazard = ціль «2 будівлі + небезпека» (3 карти)
name-draw_3_station_green_blue = ціль «станція + зелене типі + синє типі» (3 карти)
name-draw_3_five_hazard = ціль «худоба цінності 5 + небезпека» (3 карти)
name-draw_3_station_2_green = ціль «станція + 2 зелені типі» (3 карти)
name-draw_3_3_three_station = ціль «3 карти худоби цінності 3 + станція» (3 карти)
name-engine_2_2_four_station_green = ціль «2 карти худоби цінності 4 + станція + зелене типі» (паровоз 2)
name-engine_2_three_four_five = ціль «худоба цінності 3 + худоба цінності 4 + худоба цінності 5» (паровоз 2)
name-engine_2_2_building_2_green = ціль «2 будівлі + 2 зелені типі» (паровоз 2)
name-engine_3_building_blue_2_hazard = ціль «будівля + синє типі + 2 небезпеки» (паровоз 3)
name-engine_3_2_station_2_hazard = ціль «2 станції + 2 небезпеки» (паровоз 3)
name-move_3_2_building_2_hazard = ціль «2 будівлі + 2 небезпеки» (погонич 3)
name-move_3_2_station_2_blue = ціль «2 станції + 2 сині типі» (погонич 3)
name-move_3_three_four_five = ціль «худоба цінності 3 + худоба цінності 4 + худоба цінності 5» (погонич 3)
name-move_3_three_four_2_hazard = ціль «худоба цінності 3 + худоба цінності 4 + 2 небезпеки» (погонич 3)
name-move_3_2_station_2_building = ціль «2 станції + 2 будівлі» (погонич 3)
name-start_three_four_building = ціль «худоба цінності 3 + худоба цінності 4 + будівля» (початкова карта)
name-start_2_station_green = ціль «2 станції + зелене типі» (початкова карта)
name-start_2_building_hazard = ціль «2 будівлі + небезпека» (початкова карта)
name-start_blue_2_hazard = ціль «синє типі + 2 небезпеки» (початкова карта)
name-stack = верхня карта стосу
    .acc = верхню карту стосу
name-cowboy = ковбой
    .acc = ковбоя
name-craftsman = будівельник
    .acc = будівельника
name-engineer = інженер
    .acc = інженера
name-teepee_green = зелене типі
name-teepee_blue = синє типі
name-flood_green_4 = повінь (зелена рука, 4)
name-flood_green_3 = повінь (зелена рука, 3)
name-flood_green_2 = повінь (зелена рука, 2)
name-flood_black_3 = повінь (чорна рука, 3)
name-flood_black_2 = повінь (чорна рука, 2)
name-drought_green_4 = посуха (зелена рука, 4)
    .acc = посуху (зелена рука, 4)
name-drought_green_3 = посуха (зелена рука, 3)
    .acc = посуху (зелена рука, 3)
name-drought_green_2 = посуха (зелена рука, 2)
    .acc = посуху (зелена рука, 2)
name-drought_black_3 = посуха (чорна рука, 3)
    .acc = посуху (чорна рука, 3)
name-drought_black_2 = посуха (чорна рука, 2)
    .acc = посуху (чорна рука, 2)
name-rockfall_green_4 = обвал (зелена рука, 4)
name-rockfall_green_3 = обвал (зелена рука, 3)
name-rockfall_green_2 = обвал (зелена рука, 2)
name-rockfall_black_3 = обвал (чорна рука, 3)
name-rockfall_black_2 = обвал (чорна рука, 2)
name-private_1a = будівля 1a
    .acc = будівлю 1a
name-private_2a = будівля 2a
    .acc = будівлю 2a
name-private_3a = будівля 3a
    .acc = будівлю 3a
name-private_4a = будівля 4a
    .acc = будівлю 4a
name-private_5a = будівля 5a
    .acc = будівлю 5a
name-private_6a = будівля 6a
    .acc = будівлю 6a
name-private_7a = будівля 7a
    .acc = будівлю 7a
name-private_8a = будівля 8a
    .acc = будівлю 8a
name-private_9a = будівля 9a
    .acc = будівлю 9a
name-private_10a = будівля 10a
    .acc = будівлю 10a
name-private_1b = будівля 1b
    .acc = будівлю 1b
name-private_2b = будівля 2b
    .acc = будівлю 2b
name-private_3b = будівля 3b
    .acc = будівлю 3b
name-private_4b = будівля 4b
    .acc = будівлю 4b
name-private_5b = будівля 5b
    .acc = будівлю 5b
name-private_6b = будівля 6b
    .acc = будівлю 6b
name-private_7b = будівля 7b
    .acc = будівлю 7b
name-private_8b = будівля 8b
    .acc = будівлю 8b
name-private_9b = будівля 9b
    .acc = будівлю 9b
name-private_10b = будівля 10b
    .acc = будівлю 10b
name-neutral_tile_a = нейтральна будівля A
    .acc = нейтральну будівлю A
name-neutral_tile_b = нейтральна будівля B
    .acc = нейтральну будівлю B
name-neutral_tile_c = нейтральна будівля C
    .acc = нейтральну будівлю C
name-neutral_tile_d = нейтральна будівля D
    .acc = нейтральну будівлю D
name-neutral_tile_e = нейтральна будівля E
    .acc = нейтральну будівлю E
name-neutral_tile_f = нейтральна будівля F
    .acc = нейтральну будівлю F
name-neutral_tile_g = нейтральна будівля G
    .acc = нейтральну будівлю G
name-aux_gain_double = отримати долари (допоміжна дія, коло 2)
name-aux_draw_double = узяти й скинути (допоміжна дія, коло 2)
name-aux_certificate_first = паровоз назад за сертифікат (допоміжна дія, коло 1)
name-aux_certificate_second = паровоз назад за сертифікат (допоміжна дія, коло 2)
name-aux_engine_first = заплатити, паровоз уперед (допоміжна дія, коло 1)
name-aux_engine_second = заплатити, паровоз уперед (допоміжна дія, коло 2)
name-aux_remove_first = паровоз назад, прибрати карти (допоміжна дія, коло 1)
name-aux_remove_second = паровоз назад, прибрати карти (допоміжна дія, коло 2)
name-certificate_4 = до 4 сертифікатів
name-certificate_6 = до 6 сертифікатів
name-step_left = більше кроків (ліворуч)
name-step_right = більше кроків (праворуч)
name-hand_left = більше карт у руці (ліворуч)
name-hand_right = більше карт у руці (праворуч)
name-sm_workers = начальник станції «працівники»
    .acc = начальника станції «працівники»
name-sm_objectives = начальник станції «цілі»
    .acc = начальника станції «цілі»
name-sm_hazards = начальник станції «небезпеки»
    .acc = начальника станції «небезпеки»
name-sm_teepees = начальник станції «типі»
    .acc = начальника станції «типі»
name-sm_certificates = начальник станції «сертифікати»
    .acc = начальника станції «сертифікати»
name-aux_gain_dollar = отримати долари
name-aux_draw_discard = узяти й скинути
name-aux_engine_back_certificate = паровоз назад за сертифікат
name-aux_engine_forward = заплатити, паровоз уперед
name-aux_remove_card = паровоз назад, прибрати карти
name-discard_jersey_certificates_1_gain_2 = скинути карту «джерсейська» → 1 сертифікат і отримати 2 $
name-discard_cattle_certificates_1 = скинути будь-яку худобу → 1 сертифікат
name-gain_2_per_own_buildings_in_woods = отримати 2 $ за кожну свою будівлю в лісі
name-discard_guernsey_gain_4 = скинути карту «гернзейська» → отримати 4 $
name-buy_cattle = купувати худобу
name-discard_pair_gain_3 = скинути пару → отримати 3 $
name-cattleman_1 = погонич на 1 крок
name-hazard_5 = прибрати небезпеку за 5 $
name-cattleman_2 = погонич до 2 кроків
name-hire_1_cheaper = найняти працівника (на 1 $ дешевше)
name-engine_per_engineers = паровоз уперед на поділку за кожного інженера
name-discard_holstein_gain_10 = скинути карту «голштинська» → отримати 10 $
name-auxiliary = допоміжна дія, одинарна чи подвійна
name-certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs = 2 сертифікати за кожну пару типі і отримати 2 $ за кожну пару типі
name-trade = торгувати з індіанцями
name-engine_2 = паровоз до 2 уперед
name-engine_3 = паровоз до 3 уперед
name-extraordinary_delivery = позачергова доставка
name-certificates_to_limit = сертифікати до ліміту
name-cattleman_5 = погонич до 5 кроків
name-discard_objective_certificates_2 = скинути карту цілі → 2 сертифікати
name-back_1_gain_3 = паровоз на 1 назад → отримати 3 $
name-discard_jersey_engine_1 = скинути карту «джерсейська» → паровоз на 1 уперед
name-discard_dutch_belt_gain_3 = скинути карту «голландська смугаста» → отримати 3 $
name-draw_per_cowboys = узяти по карті за ковбоя і стільки ж скинути
name-cattleman_3 = погонич до 3 кроків
name-discard_black_angus_certificates_2 = скинути карту «чорний ангус» → 2 сертифікати
name-gain_per_engineers = отримати 1 $ за кожного інженера
name-discard_cattle_gain_3_objective_to_hand = скинути будь-яку худобу → отримати 3 $ і узяти карту цілі в руку
name-engine_per_own_buildings_in_woods = паровоз уперед на поділку за кожну свою будівлю в лісі
name-copy = копіювати сусідню будівлю
name-upgrade_behind = модернізувати станцію позаду паровоза
name-gain_4 = отримати 4 $
name-engine_4 = паровоз до 4 уперед
name-cattleman_4 = погонич до 4 кроків
name-discard_guernsey_gain_2 = скинути карту «гернзейська» → отримати 2 $
name-hire = найняти працівника
name-hire_2_dearer = найняти працівника (на 2 $ дорожче)
name-discard_dutch_belt_gain_2 = скинути карту «голландська смугаста» → отримати 2 $
name-build_2 = будувати (2 $ за будівельника)
name-certificates_1 = 1 сертифікат
name-objective = узяти карту цілі
name-pay_2_engine_2 = сплатити 2 $ → паровоз до 2 уперед
name-discard_black_angus_gain_2 = скинути карту «чорний ангус» → отримати 2 $
name-discard_pair_gain_4 = скинути пару → отримати 4 $
name-hazard_7 = прибрати небезпеку за 7 $
name-hazard_0 = прибрати небезпеку безкоштовно
name-build_1 = будувати (1 $ за будівельника)
name-discard_jersey_certificates_1 = скинути карту «джерсейська» → 1 сертифікат
name-discard_jersey_gain_2 = скинути карту «джерсейська» → отримати 2 $
name-hire_2_cheaper = найняти працівника (на 2 $ дешевше)
name-discard_jersey_certificates_2 = скинути карту «джерсейська» → 2 сертифікати
name-discard_jersey_gain_4 = скинути карту «джерсейська» → отримати 4 $
name-gain_2 = отримати 2 $
name-draw_3 = узяти до 3 карт і стільки ж скинути
name-cattleman_3_free = погонич до 3 кроків без мита
name-gain_1 = отримати 1 $
name-draw_1 = узяти 1 карту і 1 скинути
name-draw_2 = узяти до 2 карт і стільки ж скинути
name-pay_1_back_1_certificates_1 = сплатити 1 $, паровоз на 1 назад → 1 сертифікат
name-pay_2_back_2_certificates_2 = сплатити 2 $, паровоз на 2 назад → 2 сертифікати
name-pay_1_engine_1 = сплатити 1 $ → паровоз на 1 уперед
name-back_1_remove_1 = паровоз на 1 назад → прибрати з гри 1 карту
name-back_2_remove_2 = паровоз на 2 назад → прибрати з гри до 2 карт

# Кілька ходів як одне рішення

compound-travel = { $steps ->
    [0] Лишитися тут ({ $space })
    [one] Іти { $space-to } ({ $steps } крок)
    [few] Іти { $space-to } ({ $steps } кроки)
   *[other] Іти { $space-to } ({ $steps } кроків)
}{ $cost ->
    [0] {""}
   *[other] , { $cost } $
}
compound-buy = { $cowboys ->
    [one] Купити { $cards-acc } ({ $cowboys } ковбой, { $cost } $)
    [few] Купити { $cards-acc } ({ $cowboys } ковбої, { $cost } $)
   *[other] Купити { $cards-acc } ({ $cowboys } ковбоїв, { $cost } $)
}
compound-deliver = Доставити { $city-to } ({ $value }){ $spent ->
    [0] {""}
    [one] , витратити { $spent } сертифікат
    [few] , витратити { $spent } сертифікати
   *[other] , витратити { $spent } сертифікатів
}{ $transport ->
    [0] {""}
   *[other] , перевезення { $transport } $
}
compound-discard = Скинути { $cards-acc }
compound-remove = Прибрати з гри { $cards-acc }
compound-upgrade = Модернізувати { $station-acc } за { $dollars } $ диском, що відкриває «{ $disc }»

# Поле в браузері

board-map = Шлях
board-railroad = Залізниця, станції й міста
board-markets = Ринки
board-decision = Ваше рішення
board-tab-trail = Шлях
board-tab-rails = Рейки
board-tab-markets = Ринки
board-tab-mine = Мій планшет
board-start = Старт
board-owner = власник: { $name }
board-fee = мито { $dollars } $
board-cattleman = погонич: { $name }
board-risk = з дією ризику
board-woods = у лісі
board-foresight = Передбачення { $number }
board-empty = порожньо
board-rail = залізниця, { $place }
board-station = { $name }: ціна { $cost } $, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-crossing = перехрестя перед наступною поділкою: 1 $ за перевезення
board-engine = паровоз: { $name }
board-left-there = там лишився { $worker }
board-disc-of = диск: { $name }
board-far-stations = { $count ->
    [one] { $count } станція
    [few] { $count } станції
   *[other] { $count } станцій
}
board-far-empty = ще порожньо
board-city = { $name }, цінність { $value }, { $corner ->
    [white] білий кут
   *[black] чорний кут
}
board-copies = { $count } × { $card }
board-worth = цінність { $value }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-row = ряд { $row }
board-price = { $dollars } $
board-next = наступний дає: { $what }
board-opens = Місце диска: { $what }
board-covered = закрите, { $corner ->
    [white] білий кут
   *[black] чорний кут
}
board-open = відкрите
board-auxiliary = Допоміжна дія: { $action }
board-circles = { $open ->
    [one] Відкрито { $open } коло з 2
    [few] Відкрито { $open } кола з 2
   *[other] Відкрито { $open } кіл із 2
}
board-needs-craftsmen = { $count ->
    [one] потрібен { $count } будівельник
    [few] потрібно { $count } будівельники
   *[other] потрібно { $count } будівельників
}
board-built = на шляху
board-hands = інші платять за прохід
board-jobs = Ринок праці
board-token = Маркер ринку праці: наймайте з рядів над ним
board-market = { $count ->
    [one] Ринок худоби: { $count }
    [few] Ринок худоби: { $count }
   *[other] Ринок худоби: { $count }
}
board-market-stack = { $count ->
    [one] Стос ринку худоби: { $count } карта
    [few] Стос ринку худоби: { $count } карти
   *[other] Стос ринку худоби: { $count } карт
}
board-cowboys-buy = Ваші ковбої купують
board-display = Цілі
board-objective-stack = { $count ->
    [one] Стос карт цілей: { $count }
    [few] Стос карт цілей: { $count }
   *[other] Стос карт цілей: { $count }
}
board-objective = якщо виконано, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}, інакше −{ $penalty }
board-at-once = одразу
board-hand = Рука, цінність { $value }
board-hand-of = { $count ->
    [one] Рука: { $count } карта
    [few] Рука: { $count } карти
   *[other] Рука: { $count } карт
}
board-hidden = { $count ->
    [one] { $count } прихована карта
    [few] { $count } приховані карти
   *[other] { $count } прихованих карт
}
board-no-cards = Карт немає
board-draw-stack = { $count ->
    [one] Ваша колода добору: { $count } карта
    [few] Ваша колода добору: { $count } карти
   *[other] Ваша колода добору: { $count } карт
}
board-discard-pile = { $count ->
    [one] Скид: { $count } карта
    [few] Скид: { $count } карти
   *[other] Скид: { $count } карт
}
board-certificates = Сертифікати: { $count }, ліміт { $limit }
board-workers = Працівники
board-steps = { $count ->
    [one] до { $count } кроку за хід
    [few] до { $count } кроків за хід
   *[other] до { $count } кроків за хід
}
board-hazards = { $count ->
    [one] { $count } небезпека
    [few] { $count } небезпеки
   *[other] { $count } небезпек
}
board-teepees = типі: зелених { $green }, синіх { $blue }
board-discs = { $count ->
    [one] Допоміжні дії й диски: лишився { $count }
    [few] Допоміжні дії й диски: лишилося { $count }
   *[other] Допоміжні дії й диски: лишилося { $count }
}
board-key-covered = закрите: звільняє доставка чи станція
board-buildings = Будівлі
board-own-objectives = Зіграні цілі
board-masters-held = Начальники станцій
board-now = Якби гра скінчилася зараз
board-total = разом
board-you-are-at = Ви тут: { $tile }
board-actions = Дії тут
board-or = або
board-instead = Або натомість одна допоміжна дія:
board-single-auxiliary = Одна допоміжна дія:
board-auxiliaries = Допоміжні дії
board-single = одинарна
board-double = подвійна
board-picked = Вибрані карти
board-drop = Повернути: { $card }
board-pick-cattle = Виберіть карти на ринку.
board-pick-cards = { $count ->
    [one] Виберіть { $count } карту в руці.
    [few] Виберіть { $count } карти в руці.
   *[other] Виберіть { $count } карт у руці.
}
board-ways = Як платити
board-left = лишиться { $dollars } $ і { $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбої
   *[other] { $cowboys } ковбоїв
}
board-delivery = Доставка
board-herd = Скільки варта ваша череда?
board-breeds = { $count ->
    [one] { $count } порода, рахується раз
    [few] { $count } породи, кожна рахується раз
   *[other] { $count } порід, кожна рахується раз
}
board-permanent = Постійні сертифікати
board-spend = Витратити сертифікати
board-value = Племінна цінність
board-income = Ви отримуєте { $dollars } $: { $before } → { $after }
board-where = Куди доставити?
board-engine-at = ваш паровоз на { $place }
board-free = безкоштовно
board-needs = треба { $value }
board-too-far = ваша племінна цінність замала
board-delivered = ваш диск уже там
board-with = Разом із містом { $city }:
board-needs-have = треба { $value }, у вас { $have }
board-later = Згодом разом із містом { $city }:
board-spent = Сертифікати: { $before } → { $after }
board-corner = { $corner ->
    [black] підійде будь-який диск
   *[white] підійде диск із білим кутом
}
board-take-objective = узяти ціль
board-in-the-end = { $points ->
    [one] { $points } очко в кінці
    [few] { $points } очки в кінці
   *[other] { $points } очок у кінці
}
board-with-certificates = { $count ->
    [one] з { $count } сертифікатом
    [few] з { $count } сертифікатами
   *[other] з { $count } сертифікатами
}
board-choose-city = Виберіть місто: тут або на залізниці.
board-choose-disc = Тепер підсвічений диск вашого планшета.
board-first-disc = Спершу підсвічений диск вашого планшета.
board-take-master = Узяти начальника станції?
board-no-master = Без начальника станції
board-give-worker = Лишити тут: { $worker }, узяти: { $master }
board-disc-aux_gain_double = подвійна: отримати 2 $
board-disc-aux_draw_double = подвійна: добрати 2 карти
board-disc-aux_certificate_first = 1 $ і паровоз назад за сертифікат
board-disc-aux_certificate_second = подвійна: 2 сертифікати
board-disc-aux_engine_first = 1 $ за паровоз на 1 вперед
board-disc-aux_engine_second = подвійна: паровоз на 2 вперед
board-disc-aux_remove_first = паровоз назад, щоб прибрати карту
board-disc-aux_remove_second = подвійна: прибрати 2 карти
board-disc-certificate_4 = сертифікати до 4
board-disc-certificate_6 = сертифікати до 6, після 4
board-disc-step_left = більше кроків і 3 $ зараз
board-disc-step_right = ще один крок і 3 очки в кінці
board-disc-hand_left = ще одна карта в руці, за 5 $
board-disc-hand_right = ще одна карта в руці, за 5 $
board-master-sm_workers = 1 очко за працівника в кінці
board-master-sm_objectives = 3 очки за 2 карти цілей у кінці
board-master-sm_hazards = постійний сертифікат; 3 очки за 2 небезпеки в кінці
board-master-sm_teepees = постійний сертифікат; 3 очки за пару типі в кінці
board-master-sm_certificates = постійний сертифікат; 3 очки за 2 сертифікати в кінці
board-you-pay = Ви платите: { $fees }
board-to-seat = { $name } { $dollars } $
board-to-bank = банку { $dollars } $
board-there = Там: { $actions }
board-foreign = одна одинарна допоміжна дія
board-do-travel = Іти: { $target } { $price }
board-do-step = Іти: { $target } { $price }
board-do-place = Почати: { $target } { $price }
board-do-buy = { $count ->
    [one] Купити { $count } карту
    [few] Купити { $count } карти
   *[other] Купити { $count } карт
} { $price }
board-do-disc = Узяти цей диск { $price }
board-do-deliver = Доставити: { $target } { $price }
board-do-station = Модернізувати: { $target } { $price }
board-legend = Знаки
board-legend-coin = отримати долари
board-legend-hire = найняти працівника
board-legend-build = збудувати
board-legend-cattle = купити худобу
board-legend-certificate = сертифікат
board-legend-objective = карта цілі
board-legend-locofwd = паровоз уперед
board-legend-locoback = паровоз назад
board-legend-step = рухати погонича
board-legend-hazard = прибрати небезпеку
board-legend-tent = типі: торгівля
board-legend-aux = допоміжна дія
board-legend-draw = добрати, потім скинути
board-legend-remove = прибрати карти з гри
board-legend-handfee = хто проходить, платить
board-legend-vp = очки в кінці
board-legend-cowboy = ковбой
board-legend-craftsman = будівельник
board-legend-engineer = інженер
board-legend-station = станція
board-legend-cards = у руку; ліміт руки
board-legend-deliver = доставка паровозом
board-legend-copy = копіювати сусідню будівлю
board-legend-flood = повінь
board-legend-drought = посуха
board-legend-rockfall = обвал
board-legend-city = Сан-Франциско
board-score-dollars = Гроші
board-score-private_buildings = Будівлі
board-score-cities = Міста
board-score-stations = Станції
board-score-hazards = Небезпеки
board-score-cattle = Худоба
board-score-objectives = Цілі
board-score-station_masters = Начальники станцій
board-score-workers = Працівники
board-score-step_disc = Диск кроків
board-score-job_market_token = Маркер ринку праці

# The game in one minute and the player aid

minute-trail = Ви знову й знову женете худобу до Канзас-Сіті. За хід ви рухаєте погонича шляхом, дієте там, де він став, і добираєте карти.
minute-actions = Станьте на нейтральний тайл або на свою будівлю й виконайте її дії. Деінде у вас лише одна невелика допоміжна дія. Власні будівлі роблять шлях вашим.
minute-workers = Працівники визначають, у чому ви сильні: ковбої купують худобу, будівельники будують, інженери ведуть паровоз.
minute-herd = Ваша рука – це ваша череда. У Канзас-Сіті кожна порода в ній рахується один раз: дві однакові варті не більше за одну.
minute-cities = Стільки ж доларів ви отримуєте й доставляєте череду до міста не більшої цінності. Туди йде ваш диск, а те, що він закривав на планшеті, відкрито. Що далі паровоз, то дешевше перевезення.
minute-end = Очки дають міста, худоба, будівлі, станції, небезпеки та цілі. Гра закінчується, коли маркер сходить із ринку праці.
aid-phase-a = А · Рух
aid-phase-b = Б · Дії
aid-phase-c = В · Карти
aid-move = Від 1 до { $steps } тайлів уперед, більше – зі знятими дисками. Порожні місця не рахуються. За руки на тайлі платять мито.
aid-act = Своя будівля або нейтральний тайл: усі дії там, кожну один раз, у будь-якому порядку, або одна допоміжна. Інші тайли: одна допоміжна дія.
aid-cards = Доберіть до ліміту руки: { $hand }, зі знятими дисками до { $most }.
aid-cowboy = Купує худобу.
aid-craftsman = Ставить будівлі; потрібно стільки, скільки показує будівля.
aid-engineer = Рухає паровоз: поділка за кожного.
aid-kansas-tiles = Тричі покладіть один із відкритих тайлів на поле.
aid-kansas-herd = Цінність ваших різних порід – це ваші долари. Потім руку скидають.
aid-kansas-certificates = Витрачені сертифікати підвищують цінність. Їх щонайбільше { $limit }, більше – зі знятими дисками.
aid-kansas-city = Виберіть місто такої чи меншої цінності без вашого диска; Канзас-Сіті та Сан-Франциско можна вибирати знову.
aid-kansas-transport = Сплатіть 1 $ за кожне перехрестя між паровозом і містом.
aid-price-hands = Мито за руку: зелена { $green } $, чорна { $black } $.
aid-price-building = Будівля: { $price } $ за кожного потрібного будівельника; заміна своєї коштує різницю.
aid-price-three = Худоба цінності 3: 1 ковбой { $one } $, 2 ковбої { $two } $, дві карти за 3 ковбоїв і { $pair } $.
aid-price-four = Худоба цінності 4: 1 ковбой { $one } $, 3 ковбої { $three } $, дві карти за 5 ковбоїв і { $pair } $.
aid-price-five = Худоба цінності 5: 2 ковбої { $two } $, 4 ковбої { $four } $.
aid-price-reveal = Натомість ковбой може додати на ринок { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
aid-end = Коли маркер сходить із ринку праці, той, хто його зрушив, завершує хід, а кожен інший має ще один.
aid-score-dollars = Одне очко за кожні { $dollars } $.
aid-score-printed = Надруковані на них очки.
aid-score-cities = Очки гербів і кожної стрілки між двома містами, де є ваші диски.
aid-score-stations = Очки кожної станції з вашим диском.
aid-score-cattle = Очки всіх ваших карт худоби, де б вони не були.
aid-score-objectives = Очки кожної виконаної цілі, мінус очки кожної невиконаної. Тайл, диск чи карта рахується для однієї цілі.
aid-score-masters = Як сказано на тайлі.
aid-score-workers = По { $points } за кожного п’ятого й шостого працівника одного виду.
aid-score-step = { $points }, якщо знято правий диск додаткових кроків.
aid-score-token = { $points } тому, хто завершив гру.
aid-section-workers = Працівники
aid-section-kansas = Канзас-Сіті

# The score pad

pad-dollars = Долари
pad-building = Будівля { $number }
pad-none = немає
pad-side-a = сторона a
pad-side-b = сторона b
pad-hazards = Тайли небезпек на { $points } очки
pad-fulfilled = виконано
pad-open = не виконано
pad-certificates = Сертифікати разом із постійними
pad-teepee_pairs = Пари з зеленого та синього типі
pad-disc = Диск знято: { $disc }
