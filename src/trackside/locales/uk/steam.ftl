# Steam

title = Steam
tagline = Беріть кредити, прокладайте залізницю перегін за перегоном і возіть товари: дохід зараз чи очки назавжди?

# Питання

ask-raise-capital = Скільки кредитів? У вас ${ $cash }, дохід { $income }, локомотив { $locomotive }.
ask-bid-for-position = { $high ->
    [-1] Аукціон за позицію { $position }: зробіть ставку або пасуйте.
   *[other] Аукціон за позицію { $position }. Найвища ставка ${ $high } ({ $leader_seat }). Поставте більше або пасуйте.
}
ask-bid-for-order = { $high ->
    [-1] Аукціон за порядок ходу: зробіть ставку або пасуйте й займіть позицію { $position }. У вас ${ $cash }.
   *[other] Аукціон за порядок ходу. Найвища ставка ${ $high } ({ $leader_seat }). Поставте більше або пасуйте й займіть позицію { $position }. У вас ${ $cash }.
}
ask-select-tile = Візьміть жетон дії.
ask-build = { $left ->
    [0] Будівництво: тайлів колії більше не можна. У вас ${ $cash }.
    [one] Будівництво: ще { $left } тайл колії. У вас ${ $cash }.
    [few] Будівництво: ще { $left } тайли колії. У вас ${ $cash }.
   *[other] Будівництво: ще { $left } тайлів колії. У вас ${ $cash }.
}
ask-choose-kind = Яким тайлом викласти «{ $face }» на { $hex }?
ask-choose-colour = Яке Нове місто поставити: { $town }?
ask-choose-set = Який набір товарів отримає місто { $city }?
ask-move-goods = Доставте товар, модернізуйте локомотив (зараз { $locomotive }) або пасуйте.
ask-follow-link = { $left ->
    [one] Кубик ({ $colour }) із { $city-gen } зараз тут: { $place }. Куди далі? Лишився { $left } перегін.
    [few] Кубик ({ $colour }) із { $city-gen } зараз тут: { $place }. Куди далі? Лишилося { $left } перегони.
   *[other] Кубик ({ $colour }) із { $city-gen } зараз тут: { $place }. Куди далі? Лишилося { $left } перегонів.
}
ask-put-points = { $points ->
    [one] { $points } очко: у дохід (зараз { $income }) чи в переможні очки?
    [few] { $points } очки: у дохід (зараз { $income }) чи в переможні очки?
    [many] { $points } очок: у дохід (зараз { $income }) чи в переможні очки?
   *[other] { $points } очка: у дохід (зараз { $income }) чи в переможні очки?
}

# Постійні доручення: коли вони відповідають

order-put-points = Коли доставка приносить мені очки
order-bid-for-position = Коли моя черга робити ставку за позицію
order-bid-for-order = Коли моя черга робити ставку за порядок ходу
order-raise-capital = Під час залучення капіталу
order-move-goods = Коли я можу везти товар

# Ходи

kind-pass = Пас
kind-done = Закінчити будівництво
kind-free_pass = Вільний пас
kind-raise = Модернізувати локомотив
kind-income = У дохід
kind-points = В очки
kind-take = Взяти жетон
kind-decline = Взяти жетон без дії
kind-loans = Кредити
kind-bid = Ставка
kind-tile = Вибрати тайл
kind-set = Взяти набір товарів
kind-new_city = Поставити Нове місто
kind-grow = Розвиток міста
kind-urbanize = Урбанізація
kind-deliver = Доставити товар
kind-link = Наступний перегін
kind-lay = Прокласти колію

move-pass = Пас
move-done = Закінчити будівництво
move-free_pass = Вільний пас: лишитися в аукціоні
move-raise = Модернізувати локомотив на рівень
move-income = Покласти очки в дохід
move-points = Взяти переможні очки
move-take = Взяти жетон { $tile }
move-decline = Взяти жетон { $tile }, але не платити
move-loans = { $loans ->
    [0] Без кредитів
    [one] { $loans } кредит
    [few] { $loans } кредити
    [many] { $loans } кредитів
   *[other] { $loans } кредиту
}
move-bid = Поставити ${ $amount }
move-tile = Тайл { $tile }
move-set = Взяти набір { $space }
move-new_city = Нове місто: { $colour }
move-grow = Розвиток: { $city }
move-urbanize = Зробити містом: { $town }
move-deliver = Везти з { $city-gen } { $colour } кубик
move-link = { $place }: перегін на { $direction }
move-lay = { $hex }: { $face } ({ $paths })

do-pass = Пас
do-done = Закінчити будівництво
do-free_pass = Вільний пас
do-free-pass = Вільний пас
do-raise = Модернізувати локомотив
do-income = Покласти в дохід
do-points = Взяти очки
do-take = { $price ->
    [0] Взяти { $tile }
   *[other] Взяти { $tile }, ${ $price }
}
do-decline = Взяти без оплати
do-loans = { $loans ->
    [0] Без кредитів
    [one] Взяти { $loans } кредит
    [few] Взяти { $loans } кредити
   *[other] Взяти { $loans } кредитів
}
do-bid = Ставка ${ $amount }
do-tile = Узяти цей тайл
do-set = Взяти набір { $space }
do-new_city = Нове місто: { $colour }
do-grow = Розвиток: { $city }
do-urbanize = Зробити містом: { $town }
do-deliver = Везти { $colour } кубик
do-link = Цим перегоном
do-lay = Прокласти за ${ $price }

# Поруч із ходом: що він коштує чи дає

note-lay = { $operation ->
    [improve] поліпшення,{" "}
    [redirect] зміна напрямку,{" "}
    [rebuild] зміна напрямку з новою колією,{" "}
   *[place] {""}
}${ $price }{ $links ->
    [0] {""}
    [one] , завершує { $one } – { $other }
    [few] , завершує { $links } перегони
   *[other] , завершує { $links } перегонів
}{ note-borrowed }
note-loans = тоді ${ $cash }, дохід { $income }{ $lost ->
    [0] {""}
   *[other] , переможних очок менше на { $lost }
}
note-take-turn_order = { $rules ->
    [base] перший у наступному раунді
   *[standard] один вільний пас у наступному аукціоні
}
note-take-first_move = обидва рази везе товари першим
note-take-engineer = { $operations ->
    [one] до { $operations } тайла колії
    [few] до { $operations } тайлів колії
   *[other] до { $operations } тайлів колії
}
note-take-first_build = будує першим
note-take-city_growth = набір товарів для міста{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-take-locomotive = одразу рівень { $level }{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-take-urbanization = поселення стає Новим містом із набором товарів{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-bid = якщо виграєте{ note-borrowed }
# Кінець примітки: кредити, яких потребує ціна
note-borrowed = { $loans ->
    [0] {""}
    [one] : { $loans } кредит, дохід { $income } → { $then }
    [few] : { $loans } кредити, дохід { $income } → { $then }
   *[other] : { $loans } кредитів, дохід { $income } → { $then }
}{ $lost ->
    [0] {""}
   *[other] , переможних очок менше на { $lost }
}
note-deliver = куди: { $places }; { $points ->
    [one] вам { $points } очко
    [few] вам до { $points } очок
    [many] вам до { $points } очок
   *[other] вам до { $points } очка
}
note-link = { $place-to } (власник перегону: { $owner_seat })
note-set = { $cubes }
note-tile = його сторони: { $faces }; лишилося { $left }
note-income = тоді { $income }

# Що сталося

event-loans = { $loans ->
    [one] { $who } бере { $loans } кредит: на руках ${ $cash }, дохід { $income }.
    [few] { $who } бере { $loans } кредити: на руках ${ $cash }, дохід { $income }.
    [many] { $who } бере { $loans } кредитів: на руках ${ $cash }, дохід { $income }.
   *[other] { $who } бере { $loans } кредиту: на руках ${ $cash }, дохід { $income }.
}
you-loans = { $loans ->
    [one] Ви берете { $loans } кредит: на руках ${ $cash }, дохід { $income }.
    [few] Ви берете { $loans } кредити: на руках ${ $cash }, дохід { $income }.
    [many] Ви берете { $loans } кредитів: на руках ${ $cash }, дохід { $income }.
   *[other] Ви берете { $loans } кредиту: на руках ${ $cash }, дохід { $income }.
}
event-bankrupt = { $who } банкрутує й вибуває з гри.
you-bankrupt = Ви банкрутуєте й вибуваєте з гри.
event-bid = { $who } ставить ${ $amount }.
you-bid = Ви ставите ${ $amount }.
event-pass = { $who } пасує.
you-pass = Ви пасуєте.
event-free_pass = { $who } пасує вільно.
you-free_pass = Ви пасуєте вільно.
event-position = { $who } отримує позицію { $position } за ${ $price }.
you-position = Ви отримуєте позицію { $position } за ${ $price }.
event-take = { $who } бере жетон { $tile }{ $price ->
    [0] .
   *[other] {" "}за ${ $price }.
}
you-take = Ви берете жетон { $tile }{ $price ->
    [0] .
   *[other] {" "}за ${ $price }.
}
event-decline = { $who } бере жетон { $tile } без дії.
you-decline = Ви берете жетон { $tile } без дії.
event-locomotive = { $who } модернізує локомотив до рівня { $level }.
you-locomotive = Ви модернізуєте локомотив до рівня { $level }.
event-place = { $who } кладе тайл на { $hex } за ${ $price }: { $face } ({ $paths }).
you-place = Ви кладете тайл на { $hex } за ${ $price }: { $face } ({ $paths }).
event-improve = { $who } поліпшує { $hex } за ${ $price }: { $face } ({ $paths }).
you-improve = Ви поліпшуєте { $hex } за ${ $price }: { $face } ({ $paths }).
event-redirect = { $who } змінює напрямок колії на { $hex } за ${ $price }: { $face } ({ $paths }).
you-redirect = Ви змінюєте напрямок колії на { $hex } за ${ $price }: { $face } ({ $paths }).
event-rebuild = { $who } змінює напрямок і додає колію на { $hex } за ${ $price }: { $face } ({ $paths }).
you-rebuild = Ви змінюєте напрямок і додаєте колію на { $hex } за ${ $price }: { $face } ({ $paths }).
event-completed = { $who } завершує перегін { $one } – { $other }.
you-completed = Ви завершуєте перегін { $one } – { $other }.
event-lapse = { $links ->
    [one] { $who } втрачає { $links } незавершений перегін: він тепер нічий.
    [few] { $who } втрачає { $links } незавершені перегони: вони тепер нічиї.
    [many] { $who } втрачає { $links } незавершених перегонів: вони тепер нічиї.
   *[other] { $who } втрачає { $links } незавершеного перегону: вони тепер нічиї.
}
you-lapse = { $links ->
    [one] Ви втрачаєте { $links } незавершений перегін: він тепер нічий.
    [few] Ви втрачаєте { $links } незавершені перегони: вони тепер нічиї.
    [many] Ви втрачаєте { $links } незавершених перегонів: вони тепер нічиї.
   *[other] Ви втрачаєте { $links } незавершеного перегону: вони тепер нічиї.
}
event-refund = { $who } отримує назад ${ $price }: оплачена дія стала неможливою.
you-refund = Ви отримуєте назад ${ $price }: оплачена дія стала неможливою.
event-grow = { $who } розвиває місто { $city }.
you-grow = Ви розвиваєте місто { $city }.
event-urbanize = { $who } робить поселення { $town } Новим містом (колір: { $colour }).
you-urbanize = Ви робите поселення { $town } Новим містом (колір: { $colour }).
event-set = Нові товари ({ $city }): { $cubes }.
event-deliver = { $who } везе { $colour } кубик із { $city-gen }.
you-deliver = Ви везете { $colour } кубик із { $city-gen }.
event-link = … { $place-to } (власник перегону: { $owner_seat })
event-arrive = { $colour } кубик доставлено { $city-to }.
event-points = { $points ->
    [one] { $who } отримує { $points } переможне очко.
    [few] { $who } отримує { $points } переможні очки.
    [many] { $who } отримує { $points } переможних очок.
   *[other] { $who } отримує { $points } переможного очка.
}
you-points = { $points ->
    [one] Ви отримуєте { $points } переможне очко.
    [few] Ви отримуєте { $points } переможні очки.
    [many] Ви отримуєте { $points } переможних очок.
   *[other] Ви отримуєте { $points } переможного очка.
}
event-income = { $points ->
    [one] { $who } кладе { $points } очко в дохід, тепер { $income }.
    [few] { $who } кладе { $points } очки в дохід, тепер { $income }.
    [many] { $who } кладе { $points } очок у дохід, тепер { $income }.
   *[other] { $who } кладе { $points } очка в дохід, тепер { $income }.
}
you-income = { $points ->
    [one] Ви кладете { $points } очко в дохід, тепер { $income }.
    [few] Ви кладете { $points } очки в дохід, тепер { $income }.
    [many] Ви кладете { $points } очок у дохід, тепер { $income }.
   *[other] Ви кладете { $points } очка в дохід, тепер { $income }.
}
event-settle = { $who } підбиває доходи й витрати: { $amount }; на руках ${ $cash }.
you-settle = Ви підбиваєте доходи й витрати: { $amount }; на руках ${ $cash }.
event-shortfall = { $who } не може сплатити все: втрачено { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[other] { $points } переможних очок
} і { $income } доходу.
you-shortfall = Ви не можете сплатити все: втрачено { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[other] { $points } переможних очок
} і { $income } доходу.
event-round = Починається раунд { $round } з { $rounds }.
event-phase = Раунд { $round }: { $phase }.

# Чому не можна

rule-not-now = Зараз питають про інше.
rule-must-raise = Ставка має бути вища за попередню.
rule-bid-beyond-means = Такої ставки ви не сплатите навіть із кредитами.
rule-bid-beyond-cash = Не можна ставити більше, ніж маєте грошей.
rule-no-free-pass = Один вільний пас має лише той, хто в минулому раунді взяв «Порядок ходу».
rule-too-many-loans = За доходу −10 кредит коштує 2 переможні очки: стільки кредитів ви взяти не можете.
rule-tile-taken = Цей жетон дії вже в іншого гравця.
rule-cannot-pay-tile = Ви не можете заплатити за цей жетон.
rule-top-locomotive = Ваш локомотив уже найвищого рівня.
rule-no-target = Цей жетон немає на що використати, тож платити за нього не можна; його можна взяти без дії.
rule-decline-specials-only = Відмовитися можна лише від «Розвитку міста» та «Урбанізації».
rule-decline-base-only = У стандартній грі жетони безкоштовні; чи скористатися, вирішують під час будівництва.
rule-no-tile-left = Тайлів із такою колією не лишилося.
rule-kind-shows-other = На цьому тайлі немає такої колії, або такі тайли скінчилися.
rule-city-hex = На місто тайл не кладуть.
rule-other-face = Тайли поселень кладуть на поселення, решту – на відкриту місцевість.
rule-blocked-edge = Колія не може вести за межі поля, у воду чи через заблоковане ребро.
rule-not-anchored = Нова колія має починатися від міста, від вашого відкритого кінця, від перегону, який ви можете зайняти, або в поселенні, де є ваш перегін.
rule-foreign-track = Ваша колія не може з’єднуватися з чужою.
rule-same-place = Перегін не може починатися й закінчуватися в одному місці.
rule-no-operation-left = Більше тайлів колії цього ходу не кладуть.
rule-hex-used = На цьому гексі ви цього ходу вже будували.
rule-must-perform = Ви заплатили за «Розвиток міста» або «Урбанізацію»: виконайте дію, перш ніж закінчити хід.
rule-specials-first = «Розвиток міста» й «Урбанізацію» виконують до прокладання колії.
rule-not-improved = Новий тайл має зберегти всю наявну колію й додати нову або повернути один відкритий кінець і нічого більше.
rule-not-open = Напрямок можна змінити лише на відкритому кінці незавершеного перегону.
rule-not-yours = Цей перегін не ваш, і зайняти його ви не можете.
rule-no-town-redirect = Колії, що починається в поселенні, на його тайлі напрямку не змінюють.
rule-cannot-pay = Ви не можете за це заплатити.
rule-no-growth = У вас немає невикористаного «Розвитку міста».
rule-no-urbanization = У вас немає невикористаної «Урбанізації».
rule-not-a-city = Розвивати можна лише надруковане місто; Нове місто вже має маркер.
rule-grown-already = Це місто вже розвивали.
rule-no-marker = Маркерів розвитку більше немає.
rule-no-goods = Запас товарів порожній.
rule-empty-set = Це місце в запасі товарів порожнє.
rule-not-a-town = Це вже місто.
rule-no-new-city = Таких Нових міст не лишилося.
rule-new-city-loop = Перегін починався б і закінчувався б у цьому Новому місті, тож поселення не може ним стати.
rule-raised-already = Цього раунду ви вже модернізували локомотив.
rule-highest-level = Ваш локомотив уже найвищого рівня.
rule-no-cube = Такого кубика там немає.
rule-no-route = Немає маршруту: потрібне місто цього кольору в межах досяжності локомотива, принаймні один ваш перегін, і ніхто інший не може мати на шляху більше перегонів, ніж ви.
rule-no-link = Звідти немає завершеного перегону.
rule-place-twice = Кубик там уже був.
rule-unowned-closed = Нічиї перегони в цій грі закриті.
rule-dead-end = Звідти локомотив не дістанеться до жодного дозволеного кінця маршруту.
rule-income-full = На вашій шкалі доходу для цього немає місця.

# Про що питання – для тих, хто чекає на відповідь

topic-raise-capital = кредити
topic-bid-for-position = ставка
topic-bid-for-order = ставка
topic-select-tile = жетон дії
topic-build = колії
topic-choose-kind = тайл колії
topic-choose-colour = Нове місто
topic-choose-set = набір товарів
topic-move-goods = доставка
topic-follow-link = шлях товару
topic-put-points = дохід чи переможні очки

# Частини оцінки – для пояснень порад

part-time = час
part-points = переможні очки
part-income = дохід
part-links = перегони
part-money = гроші
part-locomotive = локомотив
part-deliveries = майбутні доставки

# Рахунок

category-points = Переможні очки
category-income = Дохід
category-links = Перегони
reason-deliveries = За доставки
reason-income = Дохід { $income }: половина
reason-debt = Дохід { $income }: мінус два очки за кожну поділку
reason-link = { $one } – { $other }

# Варіанти

refuses-the-map-usa-is-for-three-or-four-players = Мапа північного сходу США – для трьох або чотирьох гравців. П’ятеро грають на Нижньому Рейні й Рурі.
refuses-the-introductory-start-belongs-to-the-base-rules = Ознайомчий початок належить до базової гри, а не до стандартної.
preset-first_game = Перша гра
preset-base = Базова гра
preset-standard = Стандартна гра
option-map = Мапа
choice-map-usa = Північний схід США (3–4 гравці)
choice-map-europe = Нижній Рейн і Рур (3–5 гравців)
option-rules = Правила
choice-rules-base = Базова гра
choice-rules-standard = Стандартна гра
option-introductory = Ознайомчий початок: перший порядок ходу за жеребом, пізнішим гравцям кілька доларів (базова гра)
option-rounds_with_four = Раундів для чотирьох гравців
choice-rounds_with_four-8 = 8
choice-rounds_with_four-9 = 9
option-income_overflow = Якщо не всі очки доставки вміщаються на шкалі доходу
choice-income_overflow-lost = зайві втрачаються
choice-income_overflow-refused = їх беруть лише як переможні
option-locomotive_at_six = Жетон «Локомотив» можна взяти й на найвищому рівні, без дії
option-urbanization_needs_goods = Новому місту потрібні товари: без запасу «Урбанізація» неможлива
option-void_specials = За «Розвиток міста» чи «Урбанізацію», що після оплати стали неможливі
choice-void_specials-forfeited = гроші не повертають
choice-void_specials-refunded = гроші повертають
option-half_bids = Половину ставки округлюють
choice-half_bids-up = угору
choice-half_bids-down = униз
option-two_left_pay = Коли лишилося двоє, другий теж платить ставку
option-improve_terrain = За поліпшення знову платять за місцевість
option-redirect_towns = Напрямок відкритої колії можна змінювати й на тайлах поселень
option-improve_and_redirect = Змінюючи напрямок колії, можна тією самою операцією додати ще одну
option-redirect_counts = Зміна напрямку не дає втратити незавершений перегін
option-same_hex_twice = Дві операції на одному гексі за хід дозволено
option-tile_choice = Якщо колія є на кількох видах тайлів
choice-tile_choice-builder = вид вибирає будівник
choice-tile_choice-automatic = береться вид, якого лишилося найбільше
option-specials = «Розвиток міста» й «Урбанізація»
choice-specials-any_moment = будь-коли під час будівництва
choice-specials-before_track = до прокладання колії
option-new_city_claims = Нічия колія, яку завершило Нове місто
choice-new_city_claims-urbanizer = дістається тому, хто урбанізує
choice-new_city_claims-nobody = лишається нічия
option-new_city_loops = Поселення, де Нове місто стало б обома кінцями одного перегону
choice-new_city_loops-open = може стати містом; той кінець лишається відкритим
choice-new_city_loops-forbidden = не може стати містом
option-shortened_links = Незавершені перегони, чию колію в поселенні прибирає Нове місто
choice-shortened_links-kept = зберігають власника
choice-shortened_links-lapse = одразу стають нічиїми
option-unowned_links = Завершені нічиї перегони
choice-unowned_links-usable = доступні всім
choice-unowned_links-closed = закриті
option-income_floor = У стандартній грі через нестачу грошей дохід падає
choice-income_floor-minus_ten = до −10
choice-income_floor-zero = лише до 0
option-last_survivor = Останній гравець, який не збанкрутував
choice-last_survivor-wins = одразу виграє
choice-last_survivor-plays_on = грає до останнього раунду
option-bankrupts_rank = Гравці-банкрути
choice-bankrupts_rank-by_time = стоять тим вище, що пізніше збанкрутували
choice-bankrupts_rank-together = ділять останнє місце
option-standard_ties = За рівних очок і доходу в стандартній грі кращий той
choice-standard_ties-turn_order = хто раніше в порядку ходу
choice-standard_ties-tile_number = у кого менший номер на жетоні дії

# Панелі

panel-map = { $map }, раунд { $round } з { $rounds }
panel-map-legend = Цифри – місця власників колії (0: нічия); | / \ з’єднують колію. Місто: три літери, колір, кількість кубиків, * розвинуто ({ $colours }). o поселення, · колія, + дві колії, . рівнина, ~ річка, ^ гори, % річка в горах, # заблоковано. Стовпці позначено літерами, рядки числами; кожен другий стовпець на півряду нижче.
panel-places = Міста й поселення
panel-links = Перегони
panel-supply = Запас товарів
panel-seats = Гравці в порядку ходу
panel-beside = Жетони дій: { $tiles }. Нові міста: { $cities }. Маркери розвитку: { $markers }. Тайли колії: { $stock }.
panel-prices = Колія коштує ${ $exit } за вихід; у поселенні ще ${ $town }, через річку ще ${ $river }, у горах ще ${ $hills }. За поліпшення платять за всі виходи й поселення, за зміну напрямку – лише за виходи.
panel-hex = Гекс
panel-place = Місце
panel-colour = Колір
panel-cubes = Кубики
panel-town = поселення
panel-new = Нове місто
panel-grown = розвинуто
panel-open = відкрито
panel-owner = Власник
panel-between = Між
panel-hexes = Гекси
panel-set = Набір
panel-seat = Гравець
panel-cash = $
panel-income = Дохід
panel-points = ПО
panel-locomotive = Лок.
panel-score = Разом
panel-tile = Жетон
panel-bankrupt = банкрут
panel-bid = ставить ${ $amount }
panel-free-pass = вільний пас

# Назви

name-red = червоний
name-blue = синій
name-yellow = жовтий
name-purple = фіолетовий
name-gray = сірий
name-turn_order = «Порядок ходу»
name-first_move = «Перше перевезення»
name-engineer = «Інженер»
name-first_build = «Перший будівельник»
name-city_growth = «Розвиток міста»
name-locomotive = «Локомотив»
name-urbanization = «Урбанізація»
name-capital = залучення капіталу
name-auction = аукціон за порядок ходу
name-select = жетони дій
name-build = будівництво
name-goods_one = товари, перший раз
name-goods_two = товари, другий раз
name-income = доходи й витрати
name-straight = пряма
name-gentle_curve = плавна крива
name-sharp_curve = крута крива
name-cross_straights = перехрестя прямих
name-cross_straight_gentle = пряма через криву
name-cross_gentles = перехрестя кривих
name-pass_gentles = дві плавні криві
name-pass_straight_sharp = пряма біля крутої кривої
name-pass_gentle_sharp_a = плавна й крута криві (А)
name-pass_gentle_sharp_b = плавна й крута криві (Б)
name-town_1 = поселення, 1 вихід
name-town_2_straight = поселення, 2 виходи прямо
name-town_2_gentle = поселення, 2 виходи плавно
name-town_2_sharp = поселення, 2 виходи круто
name-town_3_y = поселення, 3 виходи Y
name-town_3_left = поселення, 3 виходи ліворуч
name-town_3_right = поселення, 3 виходи праворуч
name-town_3_tight = поселення, 3 виходи щільно
name-town_4_x = поселення, 4 виходи X
name-town_4_foot = поселення, 4 виходи «стопа»
name-town_4_k = поселення, 4 виходи K
name-k01 = k01: { name-straight } / { name-gentle_curve }
name-k02 = k02: { name-town_2_straight } / { name-town_2_gentle }
name-k03 = k03: { name-sharp_curve } / { name-town_2_sharp }
name-k04 = k04: { name-town_1 }
name-k05 = k05: { name-cross_straights } / { name-town_4_x }
name-k06 = k06: { name-town_3_y } / { name-town_3_tight }
name-k07 = k07: { name-cross_straight_gentle } / { name-town_4_foot }
name-k08 = k08: { name-cross_gentles } / { name-town_4_k }
name-k09 = k09: { name-pass_gentles } / { name-town_4_x }
name-k10 = k10: { name-pass_straight_sharp } / { name-town_4_k }
name-k11 = k11: { name-pass_gentle_sharp_a } / { name-town_4_foot }
name-k12 = k12: { name-pass_gentle_sharp_b } / { name-town_4_foot }
name-k13 = k13: { name-town_3_left } / { name-town_3_right }
name-n = Пн
name-ne = ПнСх
name-se = ПдСх
name-s = Пд
name-sw = ПдЗх
name-nw = ПнЗх
name-n-ne = Пн–ПнСх
name-n-se = Пн–ПдСх
name-n-s = Пн–Пд
name-n-sw = Пн–ПдЗх
name-n-nw = Пн–ПнЗх
name-ne-se = ПнСх–ПдСх
name-ne-s = ПнСх–Пд
name-ne-sw = ПнСх–ПдЗх
name-ne-nw = ПнСх–ПнЗх
name-se-s = ПдСх–Пд
name-se-sw = ПдСх–ПдЗх
name-se-nw = ПдСх–ПнЗх
name-s-sw = Пд–ПдЗх
name-s-nw = Пд–ПнЗх
name-sw-nw = ПдЗх–ПнЗх
name-chicago = Чикаго
    .to = до Чикаго
name-indianapolis = Індіанаполіс
    .gen = Індіанаполіса
    .to = до Індіанаполіса
name-grand_rapids = Гранд-Рапідс
    .gen = Гранд-Рапідса
    .to = до Гранд-Рапідса
name-toledo = Толідо
    .to = до Толідо
name-cincinnati = Цинциннаті
    .to = до Цинциннаті
name-detroit = Детройт
    .gen = Детройта
    .to = до Детройта
name-columbus = Колумбус
    .gen = Колумбуса
    .to = до Колумбуса
name-cleveland = Клівленд
    .gen = Клівленда
    .to = до Клівленда
name-charleston = Чарлстон
    .gen = Чарлстона
    .to = до Чарлстона
name-london = Лондон
    .gen = Лондона
    .to = до Лондона
name-wheeling = Вілінг
    .gen = Вілінга
    .to = до Вілінга
name-toronto = Торонто
    .to = до Торонто
name-erie = Ірі
    .to = до Ірі
name-pittsburgh = Піттсбург
    .gen = Піттсбурга
    .to = до Піттсбурга
name-buffalo = Баффало
    .to = до Баффало
name-altoona = Алтуна
    .gen = Алтуни
    .to = до Алтуни
name-rochester = Рочестер
    .gen = Рочестера
    .to = до Рочестера
name-harrisburg = Гаррісберг
    .gen = Гаррісберга
    .to = до Гаррісберга
name-washington = Вашингтон
    .gen = Вашингтона
    .to = до Вашингтона
name-kingston = Кінгстон
    .gen = Кінгстона
    .to = до Кінгстона
name-binghamton = Бінгемтон
    .gen = Бінгемтона
    .to = до Бінгемтона
name-ottawa = Оттава
    .gen = Оттави
    .to = до Оттави
name-amsterdam = Амстердам
    .gen = Амстердама
    .to = до Амстердама
name-philadelphia = Філадельфія
    .gen = Філадельфії
    .to = до Філадельфії
name-montreal = Монреаль
    .gen = Монреаля
    .to = до Монреаля
name-albany = Олбані
    .to = до Олбані
name-new_york = Нью-Йорк
    .gen = Нью-Йорка
    .to = до Нью-Йорка
name-burlington = Берлінгтон
    .gen = Берлінгтона
    .to = до Берлінгтона
name-providence = Провіденс
    .gen = Провіденса
    .to = до Провіденса
name-portland = Портленд
    .gen = Портленда
    .to = до Портленда
name-boston = Бостон
    .gen = Бостона
    .to = до Бостона
name-lille = Лілль
    .gen = Лілля
    .to = до Лілля
name-arras = Аррас
    .gen = Арраса
    .to = до Арраса
name-bruges = Брюгге
    .to = до Брюгге
name-antwerp = Антверпен
    .gen = Антверпена
    .to = до Антверпена
name-brussels = Брюссель
    .gen = Брюсселя
    .to = до Брюсселя
name-charleroi = Шарлеруа
    .to = до Шарлеруа
name-rotterdam = Роттердам
    .gen = Роттердама
    .to = до Роттердама
name-eindhoven = Ейндговен
    .gen = Ейндговена
    .to = до Ейндговена
name-maastricht = Маастрихт
    .gen = Маастрихта
    .to = до Маастрихта
name-liege = Льєж
    .gen = Льєжа
    .to = до Льєжа
name-arnhem = Арнем
    .gen = Арнема
    .to = до Арнема
name-bastogne = Бастонь
    .gen = Бастоні
    .to = до Бастоні
name-zwolle = Зволле
    .to = до Зволле
name-venlo = Венло
    .to = до Венло
name-aachen = Аахен
    .gen = Аахена
    .to = до Аахена
name-luxembourg = Люксембург
    .gen = Люксембурга
    .to = до Люксембурга
name-wesel = Везель
    .gen = Везеля
    .to = до Везеля
name-dusseldorf = Дюссельдорф
    .gen = Дюссельдорфа
    .to = до Дюссельдорфа
name-trier = Трір
    .gen = Тріра
    .to = до Тріра
name-enschede = Енсхеде
    .to = до Енсхеде
name-essen = Ессен
    .gen = Ессена
    .to = до Ессена
name-cologne = Кельн
    .gen = Кельна
    .to = до Кельна
name-munster = Мюнстер
    .gen = Мюнстера
    .to = до Мюнстера
name-hagen = Гаген
    .gen = Гагена
    .to = до Гагена
name-koblenz = Кобленц
    .gen = Кобленца
    .to = до Кобленца
name-osnabruck = Оснабрюк
    .gen = Оснабрюка
    .to = до Оснабрюка
name-hamm = Гамм
    .gen = Гамма
    .to = до Гамма
name-dortmund = Дортмунд
    .gen = Дортмунда
    .to = до Дортмунда
name-siegen = Зіген
    .gen = Зігена
    .to = до Зігена
name-mainz = Майнц
    .gen = Майнца
    .to = до Майнца
name-paderborn = Падерборн
    .gen = Падерборна
    .to = до Падерборна
name-marburg = Марбург
    .gen = Марбурга
    .to = до Марбурга
name-frankfurt = Франкфурт
    .gen = Франкфурта
    .to = до Франкфурта
name-kassel = Кассель
    .gen = Касселя
    .to = до Касселя
name-lake_michigan = озеро Мічиган
name-lake_huron = озеро Гурон
name-lake_erie = озеро Ері
name-lake_ontario = озеро Онтаріо
name-chesapeake_bay = Чесапікська затока
name-atlantic_ocean = Атлантичний океан
name-north_sea = Північне море
name-zuiderzee = Зейдерзе

# Поле у браузері
board-side = Фази, жетони й товари
board-round = Раунд { $round } з { $rounds }
board-acting = Черга цієї фази: { $names }
board-phase-capital = Капітал
board-phase-auction = Аукціон
board-phase-select = Жетони
board-phase-build = Колії
board-phase-goods_one = Товар 1
board-phase-goods_two = Товар 2
board-phase-income = Дохід
board-tiles = Жетони дій
board-tile-number = Жетон { $number }: { $tile }
board-price = ${ $price }
board-held = взяв гравець { $name }
board-without-effect = Взяти без дії
board-effect-turn_order = { $rules ->
    [base] перший у наступному раунді
   *[standard] один вільний пас
}
board-effect-first_move = везе першим
board-effect-engineer = { $operations ->
    [one] до { $operations } тайла колії
    [few] до { $operations } тайлів колії
   *[other] до { $operations } тайлів колії
}
board-effect-first_build = будує першим
board-effect-city_growth = товари для міста
board-effect-locomotive = на рівень вище
board-effect-urbanization = поселення стає містом
board-supply = Запас товарів
board-set = Набір { $number }: { $cubes }
board-new-cities = Нові міста
board-new-cities-of = { $colour }: { $count }
board-markers = маркери розвитку: { $count }
board-grown = з маркером розвитку
board-cube = Кубик у місті { $city }, колір: { $colour }, можна доставити
board-from-price = від ${ $price }
board-by-link = перегоном { $one } – { $other }
board-company = Ваша компанія
board-cash = Гроші
board-income = Дохід
board-points = Переможні очки
board-locomotive = Локомотив
board-links = Завершені перегони
board-raise = Локомотив { $from } → { $to }
board-ended-now = Якби гра скінчилася: { $score } = очки { $points }, дохід { $income }, перегони { $links }
board-due = Наприкінці раунду: { $due }, далі ${ $cash }
board-shortfall-ahead = Наприкінці раунду ви винні ${ $due }, і грошей бракує: { $points ->
    [0] дохід −{ $income }
   *[other] { $income ->
        [0] очки −{ $points }
       *[other] очки −{ $points }, дохід −{ $income }
    }
}
board-bankrupt-ahead = Наприкінці раунду ви винні ${ $due } і не зможете заплатити: банкрутство!
board-build = { $count ->
    [0] Тайлів колії більше не можна
    [one] Ще { $count } тайл колії
    [few] Ще { $count } тайли колії
   *[other] Ще { $count } тайлів колії
}
board-lay-on = Колія на { $place }
board-faces = Тайли, що підходять
board-unfit = { $count ->
    [one] Не підходить { $count } тайл: чому?
    [few] Не підходять { $count } тайли: чому?
   *[other] Не підходять { $count } тайлів: чому?
}
board-why-not = Чому не { $tile }?
board-turn = Повернути
board-exits = { $count ->
    [one] { $count } вихід
    [few] { $count } виходи
   *[other] { $count } виходів
}, ${ $price }
board-town-price = поселення ${ $price }
board-terrain-price = місцевість ${ $price }
board-completes = завершує { $one } – { $other }
board-completes-links = { $count ->
    [one] завершує { $count } перегін
    [few] завершує { $count } перегони
   *[other] завершує { $count } перегонів
}
board-loans-needed = { $count ->
    [one] Потрібен { $count } кредит
    [few] Потрібно { $count } кредити
   *[other] Потрібно { $count } кредитів
}, дохід { $income } → { $then }{ $lost ->
    [0] {""}
    [one] , втрачено { $lost } очко
    [few] , втрачено { $lost } очки
   *[other] , втрачено { $lost } очок
}
board-cash-then = гроші ${ $cash } → ${ $then }
board-build-hint = Виберіть підсвічений гекс; виберіть ще раз, щоб повернути тайл.
board-build-none = Ще можна розвинути місто або закінчити.
board-build-prices = Кожен вихід ${ $exit }. Поселення +${ $town }, річка +${ $river }, гори +${ $hills }.
board-lapsing = { $count ->
    [one] Якщо закінчити зараз, нічиїм стане { $count } ваш незавершений перегін.
    [few] Якщо закінчити зараз, нічиїми стануть { $count } ваші незавершені перегони.
   *[other] Якщо закінчити зараз, нічиїми стануть { $count } ваших незавершених перегонів.
}
board-end-building = Закінчити будівництво
board-goods = Перевезення
board-goods-hint = Виберіть підсвічений кубик, потім місто, куди він їде.
board-goods-where = Виберіть одне з обведених міст.
board-from-city = { $from } – куди?
board-to-city = { $from } – { $to }
board-other-way = Інший шлях
board-put-back = Повернути кубик
board-you-earn = ви +{ $points }
board-earns = { $name } { $points }
board-points-go = Куди покласти ваші очки: { $points }
board-by-the-end = { $count ->
    [one] Дохід виплатять ще { $count } раз
    [few] Дохід виплатять ще { $count } рази
   *[other] Дохід виплатять ще { $count } разів
}: +{ $income } дасть ${ $dollars }{ $points ->
    [0] {""}
    [one] {""} і { $points } очко в кінці
    [few] {""} і { $points } очки в кінці
   *[other] {""} і { $points } очок у кінці
}
board-track-income = Дохід
board-track-points = Очки
board-pass = Пас
board-free-pass = Вільний пас
board-pass-for = Пас: позиція { $position } за ${ $price }
board-bid = Ставка ${ $amount }
board-your-bid = Ваша ставка
board-less = Менше
board-more = Більше
board-auction = { $rules ->
    [base] Аукціон за наступну позицію
   *[standard] Аукціон за порядок ходу
}
board-speaks = – хід
board-passed = пас
board-place = Місце
board-pays = Платить
board-you-pass = пас
board-you-bid = ставка ${ $amount }
board-share-full = усе
board-share-half = половину
board-share-free = нічого
board-loans = Скільки кредитів?
board-loans-then = Гроші ${ $cash } → ${ $then }, дохід { $income } → { $left }{ $lost ->
    [0] {""}
    [one] , втрачено { $lost } очко
    [few] , втрачено { $lost } очки
   *[other] , втрачено { $lost } очок
}
board-loans-none = Кожен кредит дає ${ $cash } і зменшує дохід на 1.
board-take-loans = { $count ->
    [0] Без кредитів
    [one] Взяти { $count } кредит
    [few] Взяти { $count } кредити
   *[other] Взяти { $count } кредитів
}
board-confirm-deliver = { $track ->
    [income] Доставити: дохід +{ $points }
   *[points] Доставити: очки +{ $points }
}
board-no-orders = Немає: задати
board-standing = { $track ->
    [income] Очки йдуть у дохід
   *[points] Очки лишаються очками
}
board-tab-map = Мапа
board-tab-tiles = Жетони
board-tab-goods = Товари
board-tab-tracks = Шкали
board-legend = Легенда
board-legend-city = Місто: приймає кубики свого кольору
board-legend-town = Поселення: колія через нього на ${ $price } дорожча
board-legend-cube = Кубик товару з літерою свого кольору
board-legend-grown = Маркер розвитку: місто вже розвинуто
board-legend-river = Річка: новий тайл на ${ $price } дорожчий
board-legend-hills = Гори: новий тайл на ${ $price } дорожчий
board-legend-blocked = Через це ребро колію не прокладають
board-legend-lapses = Незавершений перегін, що стане нічиїм наприкінці вашого ходу
board-legend-lamp = Тут можна діяти

# Кілька ходів як одне рішення

compound-deliver = Везти з { $city-gen } { $to-to } { $colour } кубик: { $count ->
    [one] { $count } перегін
    [few] { $count } перегони
   *[other] { $count } перегонів
}, вам { $points }{ $others ->
    [0] {""}
   *[other] , іншим { $others }
}
compound-bid = { $position ->
    [-1] Поставити ${ $amount }
   *[other] Поставити ${ $amount }: позиція { $position } за ${ $price }, якщо інші спасують
}
compound-pass = { $position ->
    [-1] Пас
   *[other] Пас: позиція { $position } за ${ $price }
}
compound-free-pass = Вільний пас: лишитися в аукціоні

# Поле у браузері
board-map = Мапа
board-land = { $hex }, { $terrain ->
    [hills] гори
   *[plain] рівнина
  }{ $river ->
    [yes] { comma }річка
   *[no] { "" }
  }
board-town = { $name }, поселення на { $hex }
board-city = { $name }, місто на { $hex }, колір: { $colour }
board-cubes = кубики: { $cubes }
board-no-cubes = без кубиків
board-track = власник колії: { $owners }
board-nobody = нічия

# The game in one minute and the player aid

minute-tiles = Кожного раунду кожен бере жетон дії: будувати першим, перевозити першим, кращий локомотив, нове місто.
minute-build = Потім ви будуєте до { $tiles } тайлів колії. Колія, що з’єднує два міста чи поселення, – це перегін, і він ваш.
minute-goods = Далі їдуть кубики: кожен до міста свого кольору, перегонами будь-кого. Кожен перегін дає своєму власникові очко: у дохід або в переможні очки.
minute-locomotive = Ваш локомотив визначає, через скільки перегонів ви можете провезти кубик. Замість перевезення його можна модернізувати.
minute-loans = Грошей обмаль. Кредит дає ${ $cash } зараз і назавжди зменшує дохід на { $steps }.
minute-end = Наприкінці рахують переможні очки, половину доходу й по { $links } за кожен ваш перегін.
aid-tiles = У порядку ходу кожен бере один із семи жетонів дій.
aid-build = До { $tiles } тайлів, з інженером до { $more }: прокласти колію, поліпшити її або змінити напрямок відкритого кінця.
aid-goods = Два кола перевезень: щоразу доставте один кубик, модернізуйте локомотив або пасуйте.
aid-raise = На один, безкоштовно, один раз за два кола перевезень, щонайбільше до { $most }.
aid-income = Ви отримуєте свій дохід. У стандартній грі ще й платите $1 за кожен рівень локомотива.
aid-turn-order = Перший у наступному раунді; у стандартній грі – вільний пас у наступному аукціоні.
aid-first-move = Ви перший в обох колах перевезень.
aid-engineer = Ви будуєте до { $tiles } тайлів.
aid-first-build = Ви будуєте першим.
aid-city-growth = Додає місту набір товарів, поки ви будуєте. Базова гра: ${ $price }.
aid-locomotive = Ваш локомотив зростає на один. Базова гра: $4 і номер нового рівня.
aid-urbanization = Робить поселення новим містом, поки ви будуєте. Базова гра: ${ $price }.
aid-price-exits = ${ $price } за кожен край тайла, яким виходить колія.
aid-price-town = Ще ${ $price } у поселенні.
aid-price-river = Ще ${ $price } через річку.
aid-price-hills = Ще ${ $price } у горах.
aid-loan = ${ $cash } одразу, дохід назавжди нижчий на { $steps }.
aid-route-length = Щонайменше один перегін, щонайбільше стільки, який рівень локомотива. Жодне місце двічі.
aid-route-own = Принаймні один перегін ваш, і жоден інший гравець не має на шляху більше перегонів, ніж ви.
aid-route-end = Кубик зупиняється в першому місті свого кольору.
aid-route-points = Кожен власник отримує по очку за перегін і кладе всі в дохід або всі в переможні очки.
aid-end = За такої кількості гравців у грі { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}.
aid-score-points = Як на шкалі.
aid-score-income = Одне очко за кожні { $steps } доходу; за кожну одиницю від’ємного доходу { $debt }.
aid-score-links = По { $points } за кожен завершений перегін.

# The score pad

pad-points = Очки на шкалі переможних очок
pad-income = Рівень доходу
pad-links = Завершені перегони
pad-tie = За рівного рахунку: номер жетона дії, а за стандартними правилами – місце в порядку ходу
pad-fell = Банкрут: 1 для першого, хто збанкрутував, 0 – не банкрут
