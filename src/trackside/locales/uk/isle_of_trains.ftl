# Isle of Trains: All Aboard

title = Острів залізниць. Усі по місцях
tagline = Кожна карта – вагон, вантаж або гроші: складайте потяг, вантажте його й доставляйте на острів.

# Питання

ask-action = { $count ->
    [one] Остання дія цього ходу: взяти, побудувати, завантажити чи перевезти.
    [few] Ваш хід, { $count } дії: взяти, побудувати, завантажити чи перевезти.
   *[other] Ваш хід, { $count } дій: взяти, побудувати, завантажити чи перевезти.
}
ask-bonus = Бонусна дія ({ $actions }) – або відмовтеся від неї.
ask-take-cards = { $count ->
    [one] Візьміть { $count } карту.
    [few] Візьміть { $count } карти, по одній.
   *[other] Візьміть { $count } карт, по одній.
}
ask-benefit-discard = { $count ->
    [one] Скиньте { $count } карту.
    [few] Скиньте { $count } карти.
   *[other] Скиньте { $count } карт.
}
ask-extra-card = Скиньте ще одну карту: вантаж лягає долілиць.
ask-hand-limit = { $count ->
    [one] Скиньте { $count } карту до ліміту руки.
    [few] Скиньте { $count } карти до ліміту руки.
   *[other] Скиньте { $count } карт до ліміту руки.
}
ask-payment = { $count ->
    [one] Оплата, { $card }: ще { $count } карта.
    [few] Оплата, { $card }: ще { $count } карти.
   *[other] Оплата, { $card }: ще { $count } карт.
}
ask-scrapping = Який вагон скинути, щоб побудувати «{ $card }»?
ask-placing = Вагон скинуто; куди йде карта «{ $card }»?
ask-replacing = Яку споруду замінить «{ $card }»?
ask-surplus = Забагато споруд: відмовтеся від однієї.
ask-destination = Куди доставляєте?
ask-delivering = Перевезення, { $island }: наступний крок або кінець.
ask-contract = { $count ->
    [one] { $contract }: виберіть ще { $count } вантаж.
    [few] { $contract }: виберіть ще { $count } вантажі{ $ordered ->
        [yes] , зліва направо
       *[no] {""}
    }.
   *[other] { $contract }: виберіть ще { $count } вантажів{ $ordered ->
        [yes] , зліва направо
       *[no] {""}
    }.
}
ask-special = Спеціальна доставка: { $count ->
    [0] виберіть вантажі{ $ordered ->
        [yes] , зліва направо
       *[no] {""}
    }.
    [one] поки що { $count } вантаж; ще чи досить?
    [few] поки що { $count } вантажі; ще чи досить?
   *[other] поки що { $count } вантажів; ще чи досить?
}
ask-salvage = Візьміть карту зі скиду.
ask-night-window = Ніч: викупіть карту або дайте наступній піти з колоди.

# Постійні доручення: коли вони відповідають

order-take-cards = Коли я беру карти
order-bonus = Коли мені дають бонусну дію
order-night-window = Уночі, коли можна викупити карту

# Ходи

kind-take = Взяти
kind-build = Побудувати
kind-upgrade = Модернізувати
kind-scrap-for = Скинути вагон і побудувати
kind-load = Завантажити
kind-board = Посадити пасажира
kind-contract = Перевезення за контрактом
kind-ticket = Доставити пасажира
kind-mismatch = Пасажир на чужий тайл (гальмівний вагон 10)
kind-detour = Друге місце призначення (гальмівний вагон 9)
kind-special = Спеціальна доставка
kind-stop = Завершити перевезення
kind-decline = Відмовитися
kind-demolish = Скинути споруду
kind-scrap-car = Скинути вагон
kind-to = Місце призначення
kind-unload = Вибрати вантаж
kind-done = Досить
kind-all = Усі вантажі
kind-discard = Скинути
kind-salvage = Взяти зі скиду
kind-go-on = Далі
kind-buy-back = Викупити

# Вагон потяга; з номером, якщо є такий самий
the-car = «{ $car }»{ $twin ->
    [yes] {" "}(вагон { $place })
   *[no] {""}
}
the-old = «{ $old }»{ $old_twin ->
    [yes] {" "}(вагон { $old_place })
   *[no] {""}
}
move-take = { $number ->
    [0] Узяти верхню карту колоди
    [-1] Узяти пасажира з мішечка
    [-2] Узяти всю решту з колоди
   *[other] Узяти з ряду { $card-acc } (місце { $number })
}
move-build = Побудувати { $card-acc }{ $cost ->
    [-1] {""}
    [0] {" "}(безкоштовно)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карти)
   *[other] {" "}(за { $cost } карт)
}
move-upgrade = Замінити { the-car } на «{ $card }»{ $cost ->
    [-1] {""}
    [0] {" "}(безкоштовно)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карти)
   *[other] {" "}(за { $cost } карт)
}
move-scrap-for = Скинути вагон і побудувати { $card-acc }
move-load = Завантажити { $card-acc } у { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}{ $face_down ->
    [yes] , долілиць, за ще одну карту
   *[no] {""}
}
move-board = Посадити { $passenger-acc } в { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}
move-contract = Доставити за контрактом: { $contract }
move-ticket = Привезти { $passenger-acc } з карти { the-car } { $island-to }
move-mismatch = Привезти { $passenger-acc } з карти { the-car } на тайл іншого кольору
move-detour = Привезти також { $passenger-acc } з карти { the-car } { $island-to }
move-special = Спеціальна доставка: дві карти за кожен вантаж
move-stop = Завершити перевезення
move-decline = Відмовитися від бонусної дії
move-demolish = Скинути { $building-acc }
move-scrap-car = Скинути { the-car }
move-to = Доставити { $island-to }
move-unload = { the-car }, місце { $slot }: { $load }
move-done = Досить вантажів
move-all = Усі вантажі, що лишилися
move-discard = Скинути { $card-acc }
move-salvage = Узяти зі скиду { $card-acc }
move-go-on = Далі
move-buy-back = Викупити верхню карту скиду

do-take = { $number ->
    [0] Узяти верхню карту
    [-1] Узяти пасажира
    [-2] Узяти всю решту
   *[other] Узяти { $card-acc }
}
do-build = { $cost ->
    [-1] Побудувати { $card-acc }
    [0] Побудувати { $card-acc }, безкоштовно
    [one] Побудувати { $card-acc }, { $cost } карта
    [few] Побудувати { $card-acc }, { $cost } карти
   *[other] Побудувати { $card-acc }, { $cost } карт
}
do-upgrade = { $cost ->
    [-1] Модернізація: { $card }
    [0] Модернізація: { $card }, безкоштовно
    [one] Модернізація: { $card }, { $cost } карта
    [few] Модернізація: { $card }, { $cost } карти
   *[other] Модернізація: { $card }, { $cost } карт
}
do-scrap-for = Скинути вагон, побудувати { $card-acc }
do-load = { $face_down ->
    [yes] Завантажити { $card-acc }, ще 1 карта
   *[no] Завантажити { $card-acc }
}
do-board = Посадити { $passenger-acc }
do-contract = Контракт: { $contract }
do-ticket = Привезти { $passenger-acc }
do-mismatch = Привезти { $passenger-acc }
do-detour = Привезти також { $passenger-acc }
do-special = Спеціальна доставка
do-stop = Завершити перевезення
do-decline = Відмовитися від бонусу
do-demolish = Скинути { $building-acc }
do-scrap-car = Скинути { $car-acc }
do-to = Доставити { $island-to }
do-unload = Цей вантаж: { $load }
do-done = Досить вантажів
do-all = Усі інші вантажі
do-discard = { $count ->
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
   *[other] Скинути { $count } карт
}
do-salvage = Узяти { $card-acc }
do-go-on = Далі
do-buy-back = Викупити, { $vp } ПБ

# What a move earns

note-benefit = { $cards ->
    [0] {""}
    [one] +{ $cards } карта
    [few] +{ $cards } карти
   *[other] +{ $cards } карт
}{ $less ->
    [0] {""}
   *[other] , −{ $less }
}{ $vp ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] ,{" "}
    }+{ $vp } ПБ
}{ $bonus ->
    [yes] { $cards ->
        [0] {""}
       *[other] ,{" "}
    }бонус: { $actions }
   *[no] {""}
}
note-build = { $points ->
    [one] +{ $points } бал
    [few] +{ $points } бали
   *[other] +{ $points } балів
}, вага стане { $weight } з { $power }{ $wins ->
    [yes] {""}, перемога в сценарії
   *[no] {""}
}
note-building = { $points ->
    [one] зараз варта { $points } бал
    [few] зараз варта { $points } бали
   *[other] зараз варта { $points } балів
}{ $wins ->
    [yes] {""}, перемога в сценарії
   *[no] {""}
}
note-contract = { $points ->
    [one] +{ $points } бал
    [few] +{ $points } бали
   *[other] +{ $points } балів
}
note-buy-back = { $card } за { $vp } ПБ

# Що сталося

event-take = { $who } бере з ряду { $card-acc }.
you-take = Ви берете з ряду { $card-acc }.
event-draw = { $who } бере з колоди { $card-acc }.
you-draw = Ви берете з колоди { $card-acc }.
event-reshuffle = { $cards ->
    [one] Скид перетасовано в нову колоду ({ $cards } карта).
    [few] Скид перетасовано в нову колоду ({ $cards } карти).
   *[other] Скид перетасовано в нову колоду ({ $cards } карт).
}
event-passenger = { $who } витягає { $passenger-acc }.
you-passenger = Ви витягаєте { $passenger-acc }.
event-vp = { $who } отримує { $vp } ПБ.
you-vp = Ви отримуєте { $vp } ПБ.
event-progress = Локомотив прогресу переходить на поділку { $space }.
event-progress-locomotive = { $who } забирає локомотив прогресу ({ $vp } ПБ).
you-progress-locomotive = Ви забираєте локомотив прогресу ({ $vp } ПБ).
event-last-round = Починається останнє коло: кожен ходить ще раз.
event-discard = { $who } скидає { $card-acc }.
you-discard = Ви скидаєте { $card-acc }.
event-salvage = { $who } бере зі скиду { $card-acc }.
you-salvage = Ви берете зі скиду { $card-acc }.
event-extend = { $who } чіпляє { $card-acc }.
you-extend = Ви чіпляєте { $card-acc }.
event-upgrade = { $who } замінює { $old-acc } на { $card-acc }.
you-upgrade = Ви замінюєте { $old-acc } на { $card-acc }.
event-erect = { $who } зводить { $card-acc }.
you-erect = Ви зводите { $card-acc }.
event-demolish = { $who } скидає споруду «{ $building }».
you-demolish = Ви скидаєте споруду «{ $building }».
event-scrap = { $who } скидає { $card-acc }{ $loads ->
    [0] .
    [one] {" "}з { $loads } вантажем.
   *[other] {" "}з { $loads } вантажами.
}
you-scrap = Ви скидаєте { $card-acc }{ $loads ->
    [0] .
    [one] {" "}з { $loads } вантажем.
   *[other] {" "}з { $loads } вантажами.
}
event-load = { $passenger ->
    [yes] { $who } саджає { $load-acc } у { $car-acc } ({ $owner_seat }).
   *[no] { $who } вантажить { $load-acc } у { $car-acc } ({ $owner_seat }).
}
you-load = { $passenger ->
    [yes] Ви саджаєте { $load-acc } у { $car-acc } ({ $owner_seat }).
   *[no] Ви вантажите { $load-acc } у { $car-acc } ({ $owner_seat }).
}
event-load-face-down = { $who } вантажить долілиць { $load-acc } у { $car-acc } ({ $owner_seat }).
you-load-face-down = Ви вантажите долілиць { $load-acc } у { $car-acc } ({ $owner_seat }).
event-deliver = { $who } прибуває { $island-to }.
you-deliver = Ви прибуваєте { $island-to }.
event-contract = { $who } виконує контракт ({ $contract }): { $vp } ПБ.
you-contract = Ви виконуєте контракт ({ $contract }): { $vp } ПБ.
event-ticket = { $who } привозить { $passenger-acc } { $island-to } (місце { $space }).
you-ticket = Ви привозите { $passenger-acc } { $island-to } (місце { $space }).
event-mismatched = { $who } привозить { $passenger-acc } { $island-to }; пасажир повертається до мішечка.
you-mismatched = Ви привозите { $passenger-acc } { $island-to }; пасажир повертається до мішечка.
event-special = { $loads ->
    [one] { $who } робить спеціальну доставку: { $loads } вантаж,
    [few] { $who } робить спеціальну доставку: { $loads } вантажі,
   *[other] { $who } робить спеціальну доставку: { $loads } вантажів,
} { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}.
you-special = { $loads ->
    [one] Ви робите спеціальну доставку: { $loads } вантаж,
    [few] Ви робите спеціальну доставку: { $loads } вантажі,
   *[other] Ви робите спеціальну доставку: { $loads } вантажів,
} { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}.
event-decline = { $who } відмовляється від бонусної дії.
you-decline = Ви відмовляєтеся від бонусної дії.
event-row = У ряду тепер { $card }.
event-night = Уночі скинуто { $card-acc }.
event-buy-back = { $who } викуповує { $card-acc } за { $vp } ПБ.
you-buy-back = Ви викуповуєте { $card-acc } за { $vp } ПБ.

# Чому хід неможливий

rule-not-now = Зараз питають не про це.
rule-other-action = Бонус – для іншої дії.
rule-both-actions = Обидві дії ходу обов’язкові.
rule-row-gap = Це місце ряду порожнє до кінця ходу.
rule-no-cards = Колода і скид порожні.
rule-one-card-left = Лишилася тільки одна карта.
rule-one-card = Треба взяти лише одну карту.
rule-cards-only = Ефект дає карти, а не пасажирів.
rule-deck-only = За цим варіантом ефекти беруть карти лише з колоди.
rule-not-in-hand = У вас немає цієї карти.
rule-one-locomotive = У потяга один локомотив: його замінюють, а не чіпляють.
rule-not-an-upgrade = Модернізація – це карта тієї самої категорії й вищого рівня.
rule-too-heavy = Вага потяга перевищить потужність локомотива.
rule-too-dear = Замало інших карт, щоб заплатити.
rule-no-such-car = Такого вагона немає.
rule-no-scrapping = Локомотив не скидають, а для споруди не скидають нічого.
rule-scrap-in-vain = Навіть якщо скинути вагон, цього не побудувати.
rule-not-your-building = Цієї споруди у вас немає.
rule-own-train-only = Бонусний вантаж іде лише у власний потяг.
rule-no-free-slot = Вільного місця немає.
rule-holds-nothing = Ця карта нічого не возить.
rule-no-extra-card = Карта, що не підходить, потребує скинути ще одну карту.
rule-owner-loads = Цей гальмівний вагон вантажить лише власник.
rule-card-not-held = У вас немає цієї карти.
rule-not-in-supply = Такого пасажира у вашому запасі немає.
rule-wrong-load = Цей вагон возить інше.
rule-nothing-to-deliver = У вашому потязі немає вантажів.
rule-not-in-play = Дослідницької станції в цій партії немає.
rule-nothing-more = Після спеціальної доставки там більше нічого доставити.
rule-other-destination = Усе за одну дію везуть до одного місця призначення.
rule-island-taken = Цю карту острова вже забрали.
rule-island-open = Спершу завершіть свій відкритий острів.
rule-island-not-yours = Це не ваш відкритий острів.
rule-cargo-missing = У потязі бракує вантажу для цього контракту.
rule-not-both-contracts = За цим варіантом одна дія не виконує обидва контракти острова.
rule-no-additional = У цьому сценарії додаткових контрактів не виконують.
rule-no-such-passenger = Такого пасажира в тому вагоні немає.
rule-wrong-colour = Цей пасажир їде в інше місце.
rule-not-mismatched = Пасажира потрібного кольору доставляють звичайно.
rule-no-tile = На Дослідницькій станції немає тайла квитка.
rule-tile-full = Тайл квитка заповнено.
rule-mismatched-once = Гальмівний вагон 10 у цій дії вже спрацював.
rule-no-second-destination = Друге місце призначення дає лише гальмівний вагон 9, для пасажира іншого кольору.
rule-detour-once = Гальмівний вагон 9 у цій дії вже спрацював.
rule-detour-later = Гальмівний вагон 9 працює після звичайного перевезення.
rule-deliver-first = Треба доставити хоча б один вантаж.
rule-no-such-load = Такого вантажу немає.
rule-not-in-contract = Цей вантаж не належить до контракту.
rule-in-order = Порядок не має значення: вибирайте зліва направо.
rule-not-held = У вас немає цієї карти.
rule-not-in-pile = Цієї карти у скиді немає.
rule-solo-only = Викуповувати карти можна лише в грі наодинці.
rule-cannot-pay-back = Замало маркерів ПБ, щоб викупити карту.
rule-pile-empty = Скид порожній.

# Речі

name-card = карта
    .acc = карту
name-car = вагон
name-cargo = вантаж
name-anywhere = будь-куди
name-destination = місце призначення
    .to = до місця призначення
name-gap = –
name-loco_l1 = Локомотив 1
name-loco_l2 = Локомотив 2
name-loco_l3 = Локомотив 3
name-time_engine = Локомотив часу
name-hopper_l1 = Гопер 1
name-hopper_l2 = Гопер 2
name-hopper_l3 = Гопер 3
name-tanker_l1 = Цистерна 1
    .acc = Цистерну 1
name-tanker_l2 = Цистерна 2
    .acc = Цистерну 2
name-tanker_l3 = Цистерна 3
    .acc = Цистерну 3
name-boxcar_l1 = Критий вагон 1
name-boxcar_l2 = Критий вагон 2
name-boxcar_l3 = Критий вагон 3
name-coach_l1 = Пасажирський вагон 1
name-coach_l2 = Пасажирський вагон 2
name-coach_l3 = Пасажирський вагон 3
name-caboose_1 = Гальмівний вагон 1
name-caboose_2 = Гальмівний вагон 2
name-caboose_3 = Гальмівний вагон 3
name-caboose_4 = Гальмівний вагон 4
name-caboose_5 = Гальмівний вагон 5
name-caboose_6 = Гальмівний вагон 6
name-caboose_7 = Гальмівний вагон 7
name-caboose_8 = Гальмівний вагон 8
name-caboose_9 = Гальмівний вагон 9
name-caboose_10 = Гальмівний вагон 10
name-coal_factory = Вугільний завод
name-oil_refinery = Нафтопереробний завод
name-customs_house = Митниця
    .acc = Митницю
name-bank = Банк
name-grand_central = Центральний вокзал
name-town_hall = Ратуша
    .acc = Ратушу
name-rail_yard = Залізничний парк
name-middle_station = Проміжна станція
    .acc = Проміжну станцію
name-northern_station = Північний вокзал
name-southern_station = Південний вокзал
name-white = білий пасажир
    .acc = білого пасажира
name-turquoise = бірюзовий пасажир
    .acc = бірюзового пасажира
name-orange = помаранчевий пасажир
    .acc = помаранчевого пасажира
name-green = зелений пасажир
    .acc = зеленого пасажира
name-purple = фіолетовий пасажир
    .acc = фіолетового пасажира
name-black = чорний пасажир
    .acc = чорного пасажира
name-flint_beach = пляж «Флінт»
    .to = на пляж «Флінт»
name-camp_eagle = табір «Орел»
    .to = до табору «Орел»
name-devon_city = Девон-Сіті
    .to = до Девон-Сіті
name-cactus_mines = шахта «Кактус»
    .to = на шахту «Кактус»
name-billingtons = Біллінгтонс
    .to = до Біллінгтонса
name-alpine_lodge = Гірські садиби
    .to = до Гірських садиб
name-research_station = Дослідницька станція
    .to = на Дослідницьку станцію
name-flint_beach_a = пляж «Флінт», контракт А
name-flint_beach_b = пляж «Флінт», контракт Б
name-camp_eagle_a = табір «Орел», контракт А
name-camp_eagle_b = табір «Орел», контракт Б
name-devon_city_a = Девон-Сіті, контракт А
name-devon_city_b = Девон-Сіті, контракт Б
name-cactus_mines_a = шахта «Кактус», контракт А
name-cactus_mines_b = шахта «Кактус», контракт Б
name-billingtons_a = Біллінгтонс, контракт А
name-billingtons_b = Біллінгтонс, контракт Б
name-alpine_lodge_a = Гірські садиби, контракт А
name-alpine_lodge_b = Гірські садиби, контракт Б
name-research_station_a = Дослідницька станція, контракт А
name-ticket_1 = тайл квитка 1
name-ticket_2 = тайл квитка 2
name-ticket_3 = тайл квитка 3
name-ticket_4 = тайл квитка 4
name-ticket_5 = тайл квитка 5
name-ticket_6 = тайл квитка 6
name-coal = вугілля
name-oil = нафта
    .acc = нафту
    .gen = нафти
name-box = коробка
    .acc = коробку
    .gen = коробки
name-any = будь-який вантаж
    .gen = будь-якого вантажу
name-wild = універсальний вантаж
    .gen = універсального вантажу
name-take = набір
name-build = будівництво
name-load = завантаження
name-deliver = перевезення
name-progress_locomotive = локомотив прогресу
name-challenge = Виклик наодинці
name-ch1 = Ласкаво просимо до Острова залізниць
name-ch2 = Міцні фундаменти
name-ch3 = Нові люди, нові землі
name-ch4 = Час вистави!
name-ch5 = Усі по місцях!
name-ch6 = Тур північчю
name-ch7 = Возвеличення
name-ch8 = Мандрівник
name-ch9 = Великий і потужний
name-ch10 = Ви привернули мою увагу
name-freeloader = Дармоїд
name-trainee = Стажер
name-engineer = Інженер
name-junior_driver = Молодший машиніст
name-senior_driver = Старший машиніст Острова залізниць

# Letters of the drawing of the islands, and passengers by their colours alone

sign-coal = В
sign-oil = Н
sign-box = К
sign-any = *
sign-take = Т
sign-build = Б
sign-load = З
sign-deliver = П
colour-white = білий
colour-turquoise = бірюзовий
colour-orange = помаранчевий
colour-green = зелений
colour-purple = фіолетовий
colour-black = чорний

# What cards do

says-caboose_1 = +1 карта після кожного перевезення
says-caboose_2 = +1 карта за завантажене вугілля
says-caboose_3 = Ваше місце для будь-якого вантажу
says-caboose_4 = Ще одна споруда
says-caboose_5 = Чіпляти вагони дешевше на 1
says-caboose_6 = Потужність +2
says-caboose_7 = Раз за перевезення: пасажир як вантаж
says-caboose_8 = +2 карти за посадженого пасажира
says-caboose_9 = Раз за перевезення: пасажир на другий тайл
says-caboose_10 = Пасажир іншого кольору дає нагороду
says-coal_factory = 2 ПБ за вугілля у ваших контрактах
says-oil_refinery = 2 ПБ за нафту у ваших контрактах
says-customs_house = 2 ПБ за коробку у ваших контрактах
says-bank = Ще 2 ПБ за кожен вантаж у потязі
says-grand_central = 8 ПБ
says-town_hall = 2 ПБ за кожну карту потяга зі знаком пасажира
says-rail_yard = 2 ПБ за кожен вагон
says-middle_station = 4 ПБ, +1 за пасажира: «Кактус» і Девон-Сіті
says-northern_station = 4 ПБ, +1 за пасажира: Гірські садиби і Біллінгтонс
says-southern_station = 4 ПБ, +1 за пасажира: «Орел» і «Флінт»

goal-ch1 = Виконайте стартовий і додатковий контракти Біллінгтонса та пляжу «Флінт».
goal-ch2 = Зведіть чотири споруди; їх може стояти скільки завгодно.
goal-ch3 = Наберіть 60 балів.
goal-ch4 = Складіть потяг із тринадцяти вагонів.
goal-ch5 = Заповніть п’ять тайлів квитків.
goal-ch6 = Виконайте стартовий і додатковий контракти Гірських садиб, Девон-Сіті та Дослідницької станції.
goal-ch7 = Наберіть 50 балів самими спорудами; їх може стояти скільки завгодно.
goal-ch8 = Виконайте стартові контракти всіх семи островів.
goal-ch9 = Складіть потяг, у якому локомотив, гопер, цистерна, критий і пасажирський вагони – 3-го рівня; викуп коштує 2 ПБ.
goal-ch10 = Наберіть 70 балів; кожен маркер ПБ відбирає один бал.

# Про що питання – для тих, хто чекає на відповідь

topic-action = наступна дія
topic-bonus = бонусна дія
topic-take-cards = яку карту взяти
topic-benefit-discard = які карти скинути
topic-extra-card = яку карту скинути
topic-hand-limit = які карти скинути
topic-payment = чим заплатити
topic-scrapping = який вагон скинути
topic-placing = місце карти
topic-replacing = яку споруду замінити
topic-surplus = від якої споруди відмовитися
topic-destination = куди доставити
topic-delivering = перевезення
topic-contract = вантажі для контракту
topic-special = спеціальна доставка
topic-salvage = карта зі скиду
topic-night-window = ніч

# Частини оцінки – для пояснень порад

part-time = час
part-markers = маркери ПБ
part-train = потяг
part-contracts = контракти
part-loads = вантажі
part-progress = локомотив прогресу
part-buildings = споруди
part-cards = карти в руці
part-passengers = пасажири

# Бали

category-markers = Маркери ПБ
category-train = Локомотив і вагони
category-contracts = Контракти
category-loads = Вантажі
category-progress = Локомотив прогресу
category-buildings = Споруди

reason-markers = { $count ->
    [one] { $count } маркер ПБ
    [few] { $count } маркери ПБ
   *[other] { $count } маркерів ПБ
}
reason-card = { $card }
reason-contract = { $contract }
reason-loads = { $count ->
    [one] { $count } вантаж у потязі
    [few] { $count } вантажі в потязі
   *[other] { $count } вантажів у потязі
}
reason-progress-locomotive = Локомотив прогресу

# Варіанти

refuses-a-scenario-is-for-one-player = Сценарій – для одного гравця.
option-scenario = Гра наодинці
choice-scenario-challenge = Виклик: якнайбільше балів
choice-scenario-1 = 1 Ласкаво просимо до Острова залізниць
choice-scenario-2 = 2 Міцні фундаменти
choice-scenario-3 = 3 Нові люди, нові землі
choice-scenario-4 = 4 Час вистави!
choice-scenario-5 = 5 Усі по місцях!
choice-scenario-6 = 6 Тур північчю
choice-scenario-7 = 7 Возвеличення
choice-scenario-8 = 8 Мандрівник
choice-scenario-9 = 9 Великий і потужний
choice-scenario-10 = 10 Ви привернули мою увагу
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
option-deck_profile = Карти потягів у колоді
choice-deck_profile-seed_72 = 72 карти, з шостим Локомотивом 3
choice-deck_profile-public_71 = 71 карта
choice-deck_profile-public_71_plus_time_engine = 72 карти, з Локомотивом часу
option-take_effects_may_use_row = Карти за ефектом можна брати з ряду
option-start_and_additional_same_action = Одне перевезення може виконати обидва контракти острова
option-caboose_10_limit = Скільки пасажирів за дію доставляє гальмівний вагон 10
option-wild_symbols_score = Універсальні символи рахуються для заводів і Митниці
option-stations_count_all_players = Станція та вокзали рахують пасажирів усіх гравців

# Стіл

panel-islands = Острови
panel-island = Острів
panel-starting = Стартовий контракт
panel-additional = Додаткові контракти
panel-passenger = Пасажири
panel-tile = Тайл квитка
panel-owner = Карта
panel-on-map = на полі
panel-islands-legend = Контракти: В вугілля, Н нафта, К коробка, * будь-який вантаж → бали, ✓ виконано. Тайли квитків: ○ вільне місце, ● зайняте: карти, ★ бали, З бонусне завантаження, Б бонусне будівництво. У кінці: місце власника.
panel-market = Стіл
panel-row = Ряд
panel-deck = Колода
panel-discard = Скид
panel-bag = Мішечок
panel-set-aside = Відкладено
panel-progress = Прогрес
panel-last-turns = { $count ->
    [one] Останнє коло: лишився { $count } хід.
    [few] Останнє коло: лишилося { $count } ходи.
   *[other] Останнє коло: лишилося { $count } ходів.
}
panel-pile = { $count ->
    [one] { $count } карта, зверху { $card }
    [few] { $count } карти, зверху { $card }
   *[other] { $count } карт, зверху { $card }
}
panel-on-top = { $count ->
    [one] { $count } карта: { $cards }
    [few] { $count } карти, зверху { $cards }
   *[many] { $count } карт, зверху { $cards }
}
panel-of = { $count } з { $most }
panel-train = Потяг
panel-figures = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}, маркери ПБ: { $markers }, вага { $weight } з { $power }
panel-hand = Рука
panel-supply = Чекають
panel-buildings = Споруди
panel-contracts = Контракти
panel-points = Балів зараз
panel-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
panel-seen = серед них { $cards }
panel-face-down = { $cargo } долілиць
panel-bonus = бонус: { $actions }
panel-step-take_cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карти
   *[other] +{ $count } карт
}
panel-step-discard_cards = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карти
   *[other] −{ $count } карт
}
panel-step-gain_vp = +{ $count } ПБ
panel-step-take_from_discard = { $count ->
    [one] { $count } карта зі скиду
    [few] { $count } карти зі скиду
   *[other] { $count } карт зі скиду
}
panel-challenge = { $points ->
    [one] { $points } бал: { $rating }
    [few] { $points } бали: { $rating }
   *[other] { $points } балів: { $rating }
}
panel-goal = Мета
panel-reached = Досягнуто
panel-left = { $count }; лишилося: { $things }
panel-time = Час
panel-deck-scenario = { $count ->
    [one] у колоді { $count } карта; спорожніє до мети – поразка
    [few] у колоді { $count } карти; спорожніє до мети – поразка
   *[other] у колоді { $count } карт; спорожніє до мети – поразка
}
panel-deck-challenge = { $count ->
    [one] у колоді { $count } карта; спорожніє – кінець гри
    [few] у колоді { $count } карти; спорожніє – кінець гри
   *[other] у колоді { $count } карт; спорожніє – кінець гри
}
panel-night = Ніч
panel-night-takes = рука до { $limit }, ряд повний, 1 карта у скид: колода −{ $row }
panel-won = Сценарій виграно.
panel-lost = Колода порожня: сценарій програно.

# Кілька ходів як одне рішення

compound-build = { $scraps ->
    [yes] Скинути { the-car } і побудувати { $card-acc }
   *[no] Побудувати { $card-acc }
}{ $replaces ->
    [yes] {" "}замість { the-old }
   *[no] {""}
}{ $cost ->
    [0] {" "}(безкоштовно)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карти)
   *[other] {" "}(за { $cost } карт)
}{ $gives_up ->
    [yes] , скинути { $building-acc }
   *[no] {""}
}
compound-load = { move-load }
compound-contract = { $loads ->
    [one] Доставити { $loads } вантаж за контрактом: { $contract }
    [few] Доставити { $loads } вантажі за контрактом: { $contract }
   *[other] Доставити { $loads } вантажів за контрактом: { $contract }
}
compound-special = { $loads ->
    [one] Спеціальна доставка: { $loads } вантаж,
    [few] Спеціальна доставка: { $loads } вантажі,
   *[other] Спеціальна доставка: { $loads } вантажів,
} { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}
compound-discard = Скинути { $cards-acc }

# Поле у браузері
board-table = Острови, потяги та карти
board-islands = Острови
board-counted = { $thing }: { $count }
board-contract = { $cargo } – { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
  }
board-contract-more = { $cargo } – ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
  }
board-owned = відкрито, гравець { $name }
board-seated = пасажири: { $count } з { $most }
board-loads = вантажі: { $count } з { $most }
board-row = Ряд
board-progress = Прогрес
board-of = { $count } з { $most }
board-last-turns = { $count ->
    [one] останнє коло: ще { $count } хід
    [few] останнє коло: ще { $count } ходи
    [many] останнє коло: ще { $count } ходів
   *[other] останнє коло: ще { $count } ходу
}
board-next-seat = наступному пасажирові: { $steps }
board-benefit = за завантаження: { $steps }
board-step-take_cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
board-step-discard_cards = { $count ->
    [one] мінус { $count } карта
    [few] мінус { $count } карти
    [many] мінус { $count } карт
   *[other] мінус { $count } карти
}
board-step-take_from_discard = { $count ->
    [one] { $count } карта зі скиду
    [few] { $count } карти зі скиду
    [many] { $count } карт зі скиду
   *[other] { $count } карти зі скиду
}
board-step-gain_vp = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
board-step-bonus = бонусна дія: { $actions }
board-choose-cards = { $count ->
    [one] Виберіть { $count } карту
    [few] Виберіть { $count } карти, у будь-якому порядку
   *[many] Виберіть { $count } карт, у будь-якому порядку
}
board-as-cargo = як вантаж
board-card = { $name }: ціна { $cost }, потужність { $power }, вага { $weight }, бали { $points }
board-market = Ряд, колода й мішечок
board-in-row = У ряду: { $card }
board-gap = порожньо до кінця ходу
board-deck-short = Колода
board-deck-label = { $top ->
    [none] Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
   *[other] Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}, зверху { $top }
}
board-bag-short = Мішечок
board-bag-label = Мішечок: { $count ->
    [one] { $count } пасажир
    [few] { $count } пасажири
   *[other] { $count } пасажирів
} ({ $passengers })
board-discard-short = Скид
board-discard-label = { $card ->
    [none] Скид порожній
   *[other] Скид: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}, зверху { $card }
}
board-progress-left = { $count ->
    [one] ще { $count } острів або повний тайл квитка – і кінець гри
    [few] ще { $count } острови або повні тайли квитків – і кінець гри
   *[other] ще { $count } островів або повних тайлів квитків – і кінець гри
}
board-hand-count = Ваша рука: { $count }
board-hidden = { $count ->
    [one] { $count } прихована карта
    [few] { $count } приховані карти
   *[other] { $count } прихованих карт
}
board-no-cards = Немає карт
board-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
   *[other] { $count } примірників
}
board-passengers = пасажири
board-holds = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
}: { $what }
board-car-of = { $car }, потяг: { $name }
board-face-down = { $cargo } долілиць
board-load-in = { $load } – { $car }
board-train-end = Кінець вашого потяга: причепити вагон
board-building-site = Місце для споруди
board-building-of = { $building }, гравець { $name }: { $says }
board-yours = ваш
board-no-gain = без вигоди
board-upgrade = модернізувати
board-scrap = скинути
board-weight-of = Вага { $weight } з { $power } потужності
board-markers = Маркери ПБ: { $count }
board-open = відкрито: { $islands }
board-waiting-are = Чекають: { $passengers }
board-waiting-short = чекають на посадку
board-which-action = Яка дія?
board-use-as = Що робити: { $card }?
board-action-take = Взяти
board-action-build = Побудувати
board-action-load = Завантажити
board-action-deliver = Перевезти
board-pay = { $count ->
    [one] { $card }: сплатіть { $count } карту
    [few] { $card }: сплатіть { $count } карти
   *[other] { $card }: сплатіть { $count } карт
}
board-now = Якби гра скінчилася зараз
board-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[other] { $count } балів
}
board-score-markers = маркери { $count }
board-score-train = потяг { $count }
board-score-contracts = контракти { $count }
board-score-loads = вантажі { $count }
board-score-progress = прогрес { $count }
board-score-buildings = споруди { $count }
board-deliver = Перевезення
board-deliver-to = Перевезення: { $island }
board-deliver-how = Виберіть вантаж або рядок; кроки йдуть у цьому порядку
board-deliver-none = Кроків ще немає
board-last-step = Останній крок
board-starting = Стартовий контракт
board-additional = Додатковий контракт
board-ticket = Квиток
board-special = Спеціальна доставка
board-one-by-one = Вибирати вантажі по одному
board-tile-full = Тайл квитка повний
board-why-not = Чому не можна?
board-in-all = Разом:
board-cannot-undo = взяті карти не повернути
board-confirm-deliver = { $count ->
    [one] Доставити: { $count } крок
    [few] Доставити: { $count } кроки
   *[other] Доставити: { $count } кроків
}
board-confirm-win = Збудувати й перемогти
board-wins = це будівництво дає перемогу
board-says-cost = { $count ->
    [one] ціна: { $count } карта
    [few] ціна: { $count } карти
   *[other] ціна: { $count } карт
}
board-says-power = потужність { $count }
board-says-weight = вага { $count }
board-says-points = { $count ->
    [one] { $count } бал у вашому потязі
    [few] { $count } бали у вашому потязі
   *[other] { $count } балів у вашому потязі
}
board-says-cargo = як вантаж: { $cargo }
board-zoom-how = Щоб побачити карту великою, наведіть на неї, перейдіть до неї з клавіатури або утримуйте палець на карті.
board-legend = Що означають малюнки
board-legend-bolt = потужність
board-legend-weight = вага
board-legend-vp = бали
board-legend-any = бонусна дія: будь-яка
board-tab-trains = Потяги
board-tab-row = Ряд
board-tab-islands = Острови
board-scenario = Сценарій { $number } з { $count }
board-goal = Мета
board-left = Ще треба: { $things }
board-rating = { $points ->
    [one] { $points } бал: { $rating }
    [few] { $points } бали: { $rating }
   *[other] { $points } балів: { $rating }
}
board-day = День { $number }
board-night = Ніч
board-tonight = Цієї ночі
board-time-scenario = { $count ->
    [one] { $count } карта в колоді; скінчаться – програно
    [few] { $count } карти в колоді; скінчаться – програно
   *[other] { $count } карт у колоді; скінчаться – програно
}
board-time-challenge = { $count ->
    [one] { $count } карта в колоді; скінчаться – кінець гри
    [few] { $count } карти в колоді; скінчаться – кінець гри
   *[other] { $count } карт у колоді; скінчаться – кінець гри
}
board-night-hand = Рука до { $count }
board-night-row = Ряд поповнюється: { $count } з колоди
board-night-card = Верхня карта колоди йде у скид
board-short-locomotive = Лок. { $number }
board-short-hopper = Гопер { $number }
board-short-tanker = Цист. { $number }
board-short-boxcar = Крит. { $number }
board-short-coach = Пас. { $number }
board-short-caboose = Гальм. { $number }

# The game in one minute and the player aid

minute-cards = Карта – це все: побудована вона локомотив чи вагон, завантажена – вантаж, а скинута – плата за іншу.
minute-train = Будуйте свій потяг. Потужність локомотива має витримати вагу всіх вагонів.
minute-load = Завантажуйте вантажі й пасажирів у будь-який потяг. У чужому ви отримуєте вигоду, надруковану на вагоні, але вантаж належить його власникові.
minute-deliver = Доставляйте те, що везе ваш власний потяг: вантажі за контрактами островів, вони варті найбільше балів.
minute-passengers = Пасажири їдуть на острів свого кольору й дають карти, бали або ще одну дію.
minute-end = Коли виконано досить контрактів і квитків, кожен має ще один хід. Рахують потяг, контракти, вантажі та споруди.
aid-turn-actions = { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[other] { $actions } дій
} за хід, можна й ту саму двічі.
aid-take = Карта з ряду, верхня карта колоди або пасажир із мішечка.
aid-build = Одна карта з руки: вагон у кінець потяга, кращий замість іншого або споруда.
aid-load = Карта як вантаж або пасажир на вільне місце будь-якого потяга.
aid-deliver = Перевезти
aid-deliver-text = Скільки завгодно вантажів свого потяга на один острів.
aid-hand = Наприкінці ходу ви лишаєте щонайбільше { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
aid-power = Потужність локомотива: такою може бути вага потяга.
aid-weight = Вага вагона.
aid-cargo = Вугілля – у гопери, нафта – у цистерни, коробки – у криті вагони.
aid-passenger = Пасажири їдуть у пасажирських вагонах і локомотивах.
aid-any = Будь-який вантаж.
aid-price-build = Карта коштує стільки інших карт, скільки на ній показано.
aid-price-upgrade = Кращий вагон того ж виду коштує лише різницю й зберігає вантажі.
aid-price-any = Будь-яка карта стане потрібним вантажем, якщо скинути ще { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}.
aid-price-scrap = Будуючи, можна скинути { $cars ->
    [one] { $cars } вагон
    [few] { $cars } вагони
   *[other] { $cars } вагонів
}, щоб зменшити вагу.
aid-contract = Усі вантажі контракту острова відразу. Відкритий острів у вас лише один; його завершує один із додаткових контрактів.
aid-ticket = На острів свого кольору: нагорода крайнього лівого вільного місця.
aid-special = Усе інше, що ви везете: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
} за кожен вантаж.
aid-end = Локомотив прогресу дійшов до мети або колода й скид порожні: кожен має ще один хід.
aid-score-markers = Скільки зібрано.
aid-score-train = Бали локомотива й вагонів.
aid-score-contracts = Бали стартового контракту відкритого острова, сума завершеного.
aid-score-loads = По { $points } за кожен вантаж, що лишився в потязі.
aid-score-progress = { $points } тому, хто ним володіє.
aid-score-buildings = Як сказано на кожній споруді.

# The score pad

pad-markers = Маркери ПБ
pad-loads = Вантажі та пасажири в потязі
pad-table = Пасажири на тайлах квитків, усіх гравців
