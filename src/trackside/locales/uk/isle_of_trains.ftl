# Isle of Trains: All Aboard

title = Острів потягів: Усі на борт!
tagline = Кожна карта — вагон, вантаж або гроші: складайте потяг, вантажте його й доставляйте на острів.

# Питання

ask-action = { $count ->
    [one] Остання дія цього ходу: взяти, побудувати, завантажити чи доставити.
    [few] Ваш хід, { $count } дії: взяти, побудувати, завантажити чи доставити.
   *[other] Ваш хід, { $count } дій: взяти, побудувати, завантажити чи доставити.
}
ask-bonus = Бонусна дія ({ $actions }) — або відмовтеся від неї.
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
ask-scrapping = Який вагон списати, щоб побудувати «{ $card }»?
ask-placing = Вагон списано; куди йде карта «{ $card }»?
ask-replacing = Яку будівлю замінить «{ $card }»?
ask-surplus = Забагато будівель: відмовтеся від однієї.
ask-destination = Куди доставляєте?
ask-delivering = Доставка, { $island }: наступний крок або кінець.
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
ask-special = Особлива доставка: { $count ->
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
kind-upgrade = Поліпшити
kind-scrap-for = Списати вагон і побудувати
kind-load = Завантажити
kind-board = Посадити пасажира
kind-contract = Доставка за контрактом
kind-ticket = Доставити пасажира
kind-mismatch = Пасажир на чужий жетон (гальмівний вагон 10)
kind-detour = Другий пункт (гальмівний вагон 9)
kind-special = Особлива доставка
kind-stop = Завершити доставку
kind-decline = Відмовитися
kind-demolish = Віддати будівлю
kind-scrap-car = Списати вагон
kind-to = Пункт призначення
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
move-take = { $number ->
    [0] Взяти верхню карту колоди
    [-1] Взяти пасажира з торбинки
    [-2] Узяти всю решту з колоди
   *[other] Взяти з ряду карту { $number }: { $card }
}
move-build = Побудувати: { $card }{ $cost ->
    [-1] {""}
    [0] {" "}(задарма)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карти)
   *[other] {" "}(за { $cost } карт)
}
move-upgrade = Замінити { the-car } на «{ $card }»{ $cost ->
    [-1] {""}
    [0] {" "}(задарма)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карти)
   *[other] {" "}(за { $cost } карт)
}
move-scrap-for = Списати вагон і побудувати: { $card }
move-load = Завантажити «{ $card }» у { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}{ $face_down ->
    [yes] , долілиць, за ще одну карту
   *[no] {""}
}
move-board = Посадити в { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}: { $passenger }
move-contract = Доставити за контрактом: { $contract }
move-ticket = Доставити з { the-car }: { $passenger } → { $island }
move-mismatch = Доставити з { the-car } на жетон іншого кольору: { $passenger }
move-detour = Доставити також з { the-car }: { $passenger } → { $island }
move-special = Особлива доставка: дві карти за кожен вантаж
move-stop = Завершити доставку
move-decline = Відмовитися від бонусної дії
move-demolish = Віддати: { $building }
move-scrap-car = Списати { the-car }
move-to = Доставити: { $island }
move-unload = { the-car }, місце { $slot }: { $load }
move-done = Досить вантажів
move-all = Усі вантажі, що лишилися
move-discard = Скинути: { $card }
move-salvage = Взяти зі скиду: { $card }
move-go-on = Далі
move-buy-back = Викупити верхню карту скиду

do-take = { $number ->
    [0] Взяти верхню карту
    [-1] Взяти пасажира
    [-2] Узяти всю решту
   *[other] Взяти: { $card }
}
do-build = { $cost ->
    [-1] Побудувати: { $card }
    [0] Побудувати: { $card }, даром
    [one] Побудувати: { $card }, { $cost } карта
    [few] Побудувати: { $card }, { $cost } карти
   *[other] Побудувати: { $card }, { $cost } карт
}
do-upgrade = { $cost ->
    [-1] Побудувати: { $card }
    [0] Побудувати: { $card }, даром
    [one] Побудувати: { $card }, { $cost } карта
    [few] Побудувати: { $card }, { $cost } карти
   *[other] Побудувати: { $card }, { $cost } карт
}
do-scrap-for = Списати, побудувати: { $card }
do-load = { $face_down ->
    [yes] Завантажити: { $card }, ще 1 карта
   *[no] Завантажити: { $card }
}
do-board = Посадити: { $passenger }
do-contract = Доставити: { $contract }
do-ticket = Доставити: { $passenger }
do-mismatch = Доставити: { $passenger }
do-detour = Доставити також: { $passenger }
do-special = Особлива доставка
do-stop = Завершити доставку
do-decline = Відмовитися від бонусу
do-demolish = Віддати: { $building }
do-scrap-car = Списати: { $car }
do-to = Доставити: { $island }
do-unload = Цей вантаж: { $load }
do-done = Досить вантажів
do-all = Усі інші вантажі
do-discard = { $count ->
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
   *[other] Скинути { $count } карт
}
do-salvage = Взяти: { $card }
do-go-on = Далі
do-buy-back = Викупити, { $vp } ПО

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
    [few] +{ $points } очки
   *[other] +{ $points } очок
}, потім вага { $weight } з { $power }{ $wins ->
    [yes] {""}, перемога в сценарії
   *[no] {""}
}
note-building = { $points ->
    [one] зараз варта { $points } очко
    [few] зараз варта { $points } очки
   *[other] зараз варта { $points } очок
}{ $wins ->
    [yes] {""}, перемога в сценарії
   *[no] {""}
}
note-contract = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[other] +{ $points } очок
}
note-buy-back = { $card } за { $vp } ПО

# Що сталося

event-take = { $who } бере з ряду: { $card }.
you-take = Ви берете з ряду: { $card }.
event-draw = { $who } бере з колоди: { $card }.
you-draw = Ви берете з колоди: { $card }.
event-reshuffle = { $cards ->
    [one] Скид стає новою колодою: { $cards } карта.
    [few] Скид перетасовано в нову колоду: { $cards } карти.
   *[other] Скид перетасовано в нову колоду: { $cards } карт.
}
event-passenger = { $who } бере з торбинки: { $passenger }.
you-passenger = Ви берете з торбинки: { $passenger }.
event-vp = { $who } отримує { $vp } ПО.
you-vp = Ви отримуєте { $vp } ПО.
event-progress = Локомотив поступу переходить на поділку { $space }.
event-progress-locomotive = { $who } забирає локомотив поступу ({ $vp } ПО).
you-progress-locomotive = Ви забираєте локомотив поступу ({ $vp } ПО).
event-last-round = Починається останнє коло: кожен ходить ще раз.
event-discard = { $who } скидає: { $card }.
you-discard = Ви скидаєте: { $card }.
event-salvage = { $who } бере зі скиду: { $card }.
you-salvage = Ви берете зі скиду: { $card }.
event-extend = { $who } чіпляє до потяга: { $card }.
you-extend = Ви чіпляєте до потяга: { $card }.
event-upgrade = { $who } замінює «{ $old }» на «{ $card }».
you-upgrade = Ви замінюєте «{ $old }» на «{ $card }».
event-erect = { $who } зводить: { $card }.
you-erect = Ви зводите: { $card }.
event-demolish = { $who } віддає: { $building }.
you-demolish = Ви віддаєте: { $building }.
event-scrap = { $who } списує: { $card }{ $loads ->
    [0] .
    [one] , з { $loads } вантажем.
   *[other] , з { $loads } вантажами.
}
you-scrap = Ви списуєте: { $card }{ $loads ->
    [0] .
    [one] , з { $loads } вантажем.
   *[other] , з { $loads } вантажами.
}
event-load = { $who } вантажить у «{ $car }» ({ $owner_seat }): { $load }.
you-load = Ви вантажите у «{ $car }» ({ $owner_seat }): { $load }.
event-load-face-down = { $who } вантажить долілиць у «{ $car }» ({ $owner_seat }): { $load }.
you-load-face-down = Ви вантажите долілиць у «{ $car }» ({ $owner_seat }): { $load }.
event-deliver = { $who } доставляє: { $island }.
you-deliver = Ви доставляєте: { $island }.
event-contract = { $who } виконує контракт: { $contract }, { $vp } ПО.
you-contract = Ви виконуєте контракт: { $contract }, { $vp } ПО.
event-ticket = { $who } доставляє: { $passenger } → { $island }, місце { $space }.
you-ticket = Ви доставляєте: { $passenger } → { $island }, місце { $space }.
event-mismatched = { $who } доставляє: { $passenger } → { $island }; пасажир повертається до торбинки.
you-mismatched = Ви доставляєте: { $passenger } → { $island }; пасажир повертається до торбинки.
event-special = { $loads ->
    [one] { $who } робить особливу доставку: { $loads } вантаж, карт — { $cards }.
    [few] { $who } робить особливу доставку: { $loads } вантажі, карт — { $cards }.
   *[other] { $who } робить особливу доставку: { $loads } вантажів, карт — { $cards }.
}
you-special = { $loads ->
    [one] Ви робите особливу доставку: { $loads } вантаж, карт — { $cards }.
    [few] Ви робите особливу доставку: { $loads } вантажі, карт — { $cards }.
   *[other] Ви робите особливу доставку: { $loads } вантажів, карт — { $cards }.
}
event-decline = { $who } відмовляється від бонусної дії.
you-decline = Ви відмовляєтеся від бонусної дії.
event-row = Нова карта в ряду: { $card }.
event-night = Ніч скидає: { $card }.
event-buy-back = { $who } викуповує за { $vp } ПО: { $card }.
you-buy-back = Ви викуповуєте за { $vp } ПО: { $card }.

# Чому хід неможливий

rule-not-now = Зараз питають не про це.
rule-other-action = Бонус — для іншої дії.
rule-both-actions = Обидві дії ходу обов’язкові.
rule-row-gap = Це місце ряду порожнє до кінця ходу.
rule-no-cards = Колода і скид порожні.
rule-one-card-left = Лишилася тільки одна карта.
rule-one-card = Треба взяти лише одну карту.
rule-cards-only = Ефект дає карти, а не пасажирів.
rule-deck-only = За цим варіантом ефекти беруть карти лише з колоди.
rule-not-in-hand = У вас немає цієї карти.
rule-one-locomotive = У потяга один локомотив: його замінюють, а не чіпляють.
rule-not-an-upgrade = Поліпшення — тієї самої категорії і вищого рівня.
rule-too-heavy = Потяг стане важчим за свою потужність.
rule-too-dear = Замало інших карт, щоб заплатити.
rule-no-such-car = Такого вагона немає.
rule-no-scrapping = Локомотив не списують, а для будівлі не списують нічого.
rule-scrap-in-vain = Жоден списаний вагон не зробить це будівництво можливим.
rule-not-your-building = Цієї будівлі у вас немає.
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
rule-nothing-more = Після особливої доставки там більше нічого доставити.
rule-other-destination = Усі доставки однієї дії — до одного пункту.
rule-island-taken = Цю карту острова вже забрали.
rule-island-open = Спершу завершіть свій відкритий острів.
rule-island-not-yours = Це не ваш відкритий острів.
rule-cargo-missing = У потязі бракує вантажу для цього контракту.
rule-not-both-contracts = За цим варіантом одна дія не виконує обидва контракти острова.
rule-no-additional = У цьому сценарії додаткових контрактів не виконують.
rule-no-such-passenger = Такого пасажира в тому вагоні немає.
rule-wrong-colour = Цей пасажир їде в інше місце.
rule-not-mismatched = Пасажира потрібного кольору доставляють звичайно.
rule-no-tile = На Дослідницькій станції немає жетона квитків.
rule-tile-full = Жетон квитків заповнено.
rule-mismatched-once = Гальмівний вагон 10 у цій дії вже спрацював.
rule-no-second-destination = Другий пункт дає лише гальмівний вагон 9, для пасажира іншого кольору.
rule-detour-once = Гальмівний вагон 9 у цій дії вже спрацював.
rule-detour-later = Гальмівний вагон 9 працює після звичайної доставки.
rule-deliver-first = Треба доставити хоча б один вантаж.
rule-no-such-load = Такого вантажу немає.
rule-not-in-contract = Цей вантаж не належить до контракту.
rule-in-order = Порядок не важить: вибирайте зліва направо.
rule-not-held = У вас немає цієї карти.
rule-not-in-pile = Цієї карти у скиді немає.
rule-solo-only = Викуповувати карти можна лише в грі наодинці.
rule-cannot-pay-back = Замало жетонів ПО, щоб викупити карту.
rule-pile-empty = Скид порожній.

# Речі

name-card = карта
name-car = вагон
name-cargo = вантаж
name-anywhere = будь-куди
name-destination = свій пункт
name-gap = –
name-loco_l1 = Локомотив 1
name-loco_l2 = Локомотив 2
name-loco_l3 = Локомотив 3
name-time_engine = Локомотив часу
name-hopper_l1 = Хопер 1
name-hopper_l2 = Хопер 2
name-hopper_l3 = Хопер 3
name-tanker_l1 = Цистерна 1
name-tanker_l2 = Цистерна 2
name-tanker_l3 = Цистерна 3
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
name-coal_factory = Вугільна фабрика
name-oil_refinery = Нафтопереробний завод
name-customs_house = Митниця
name-bank = Банк
name-grand_central = Великий центральний вокзал
name-town_hall = Ратуша
name-rail_yard = Депо
name-middle_station = Середня станція
name-northern_station = Північна станція
name-southern_station = Південна станція
name-white = білий пасажир
name-turquoise = бірюзовий пасажир
name-orange = помаранчевий пасажир
name-green = зелений пасажир
name-purple = фіолетовий пасажир
name-black = чорний пасажир
name-flint_beach = пляж «Флінт»
name-camp_eagle = табір «Орел»
name-devon_city = Девон-Сіті
name-cactus_mines = шахта «Кактус»
name-billingtons = Біллінгтонс
name-alpine_lodge = Гірські садиби
name-research_station = Дослідницька станція
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
name-ticket_1 = жетон квитків 1
name-ticket_2 = жетон квитків 2
name-ticket_3 = жетон квитків 3
name-ticket_4 = жетон квитків 4
name-ticket_5 = жетон квитків 5
name-ticket_6 = жетон квитків 6
name-coal = вугілля
name-oil = нафта
name-box = ящик
name-any = будь-який вантаж
name-wild = універсальний вантаж
name-take = взяти
name-build = побудувати
name-load = завантажити
name-deliver = доставити
name-progress_locomotive = локомотив поступу
name-challenge = Виклик наодинці
name-ch1 = Ласкаво просимо на Острів потягів
name-ch2 = Міцний фундамент
name-ch3 = Нові люди, нові землі
name-ch4 = Час вистави!
name-ch5 = Усі на борт!
name-ch6 = Північна подорож
name-ch7 = Піднесення
name-ch8 = Мандрівник
name-ch9 = Великий і могутній
name-ch10 = Я вас уважно слухаю
name-freeloader = Безбілетник
name-trainee = Учень
name-engineer = Машиніст
name-junior_driver = Молодший провідник
name-senior_driver = Старший провідник Острова потягів

# Letters of the drawing of the islands, and passengers by their colours alone

sign-coal = В
sign-oil = Н
sign-box = Я
sign-any = *
sign-take = К
sign-build = Б
sign-load = З
sign-deliver = Д
colour-white = білий
colour-turquoise = бірюзовий
colour-orange = помаранчевий
colour-green = зелений
colour-purple = фіолетовий
colour-black = чорний

# What cards do

says-caboose_1 = +1 карта після кожної доставки
says-caboose_2 = +1 карта за завантажене вугілля
says-caboose_3 = Ваше місце для будь-якого вантажу
says-caboose_4 = Ще одна будівля
says-caboose_5 = Чіпляти вагони дешевше на 1
says-caboose_6 = Потужність +2
says-caboose_7 = Раз за доставку: пасажир як вантаж
says-caboose_8 = +2 карти за посадженого пасажира
says-caboose_9 = Раз за доставку: пасажир на друге поле
says-caboose_10 = Пасажир іншого кольору дає нагороду
says-coal_factory = 2 ПО за вугілля у ваших контрактах
says-oil_refinery = 2 ПО за нафту у ваших контрактах
says-customs_house = 2 ПО за ящик у ваших контрактах
says-bank = Ще 2 ПО за кожен вантаж у потязі
says-grand_central = 8 ПО
says-town_hall = 2 ПО за кожну карту потяга зі знаком пасажира
says-rail_yard = 2 ПО за кожен вагон
says-middle_station = 4 ПО, +1 за пасажира: «Кактус» і Девон-Сіті
says-northern_station = 4 ПО, +1 за пасажира: Гірські садиби і Біллінгтонс
says-southern_station = 4 ПО, +1 за пасажира: «Орел» і «Флінт»

goal-ch1 = Виконайте початковий і додатковий контракти Біллінгтонса та пляжу «Флінт».
goal-ch2 = Зведіть чотири будівлі; їх може стояти скільки завгодно.
goal-ch3 = Наберіть 60 очок.
goal-ch4 = Складіть потяг із тринадцяти вагонів.
goal-ch5 = Заповніть п’ять жетонів квитків.
goal-ch6 = Виконайте початковий і додатковий контракти Гірських садиб, Девон-Сіті та Дослідницької станції.
goal-ch7 = Наберіть 50 очок самими будівлями; їх може стояти скільки завгодно.
goal-ch8 = Виконайте початкові контракти всіх семи островів.
goal-ch9 = Складіть потяг, у якому локомотив, хопер, цистерна, критий і пасажирський вагони — 3-го рівня; викуп коштує 2 ПО.
goal-ch10 = Наберіть 70 очок; кожен жетон ПО відбирає одне очко.

# Про що питання — для тих, хто чекає на відповідь

topic-action = наступна дія
topic-bonus = бонусна дія
topic-take-cards = яку карту взяти
topic-benefit-discard = які карти скинути
topic-extra-card = яку карту скинути
topic-hand-limit = які карти скинути
topic-payment = чим заплатити
topic-scrapping = який вагон списати
topic-placing = місце карти
topic-replacing = яку будівлю замінити
topic-surplus = від якої будівлі відмовитися
topic-destination = куди доставити
topic-delivering = доставка
topic-contract = вантажі для контракту
topic-special = особлива доставка
topic-salvage = карта зі скиду
topic-night-window = ніч

# Частини оцінки — для пояснень порад

part-time = час
part-markers = жетони ПО
part-train = потяг
part-contracts = контракти
part-loads = вантажі
part-progress = локомотив поступу
part-buildings = будівлі
part-cards = карти в руці
part-passengers = пасажири

# Очки

category-markers = Жетони ПО
category-train = Локомотив і вагони
category-contracts = Контракти
category-loads = Вантажі
category-progress = Локомотив поступу
category-buildings = Будівлі

reason-markers = { $count ->
    [one] { $count } жетон ПО
    [few] { $count } жетони ПО
   *[other] { $count } жетонів ПО
}
reason-card = { $card }
reason-contract = { $contract }
reason-loads = { $count ->
    [one] { $count } вантаж у потязі
    [few] { $count } вантажі в потязі
   *[other] { $count } вантажів у потязі
}
reason-progress-locomotive = Локомотив поступу

# Варіанти

refuses-a-scenario-is-for-one-player = Сценарій — для одного гравця.
option-scenario = Гра наодинці
choice-scenario-challenge = Виклик: якнайбільше очок
choice-scenario-1 = 1 Ласкаво просимо на Острів потягів
choice-scenario-2 = 2 Міцний фундамент
choice-scenario-3 = 3 Нові люди, нові землі
choice-scenario-4 = 4 Час вистави!
choice-scenario-5 = 5 Усі на борт!
choice-scenario-6 = 6 Північна подорож
choice-scenario-7 = 7 Піднесення
choice-scenario-8 = 8 Мандрівник
choice-scenario-9 = 9 Великий і могутній
choice-scenario-10 = 10 Я вас уважно слухаю
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
option-start_and_additional_same_action = Одна доставка може виконати обидва контракти острова
option-caboose_10_limit = Скільки пасажирів за дію доставляє гальмівний вагон 10
option-wild_symbols_score = Універсальні символи рахуються для трьох фабрик
option-stations_count_all_players = Станції рахують пасажирів усіх гравців

# Стіл

panel-islands = Острови
panel-island = Острів
panel-starting = Початковий контракт
panel-additional = Додаткові контракти
panel-passenger = Пасажири
panel-tile = Жетон квитків
panel-owner = Карта
panel-on-map = на мапі
panel-islands-legend = Контракти: В вугілля, Н нафта, Я ящик, * будь-який вантаж → очки, ✓ виконано. Жетони квитків: ○ вільне місце, ● зайняте: карти, ★ очки, З бонусне завантаження, Б бонусна побудова. У кінці: місце власника.
panel-market = Стіл
panel-row = Ряд
panel-deck = Колода
panel-discard = Скид
panel-bag = Торбинка
panel-set-aside = Відкладено
panel-progress = Поступ
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
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, жетони ПО: { $markers }, вага { $weight } з { $power }
panel-hand = Рука
panel-supply = Чекають
panel-buildings = Будівлі
panel-contracts = Контракти
panel-points = Очок зараз
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
panel-step-gain_vp = +{ $count } ПО
panel-step-take_from_discard = { $count ->
    [one] { $count } карта зі скиду
    [few] { $count } карти зі скиду
   *[other] { $count } карт зі скиду
}
panel-challenge = { $points ->
    [one] { $points } очко: { $rating }
    [few] { $points } очки: { $rating }
   *[other] { $points } очок: { $rating }
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
    [yes] Списати вагон і побудувати: { $card }
   *[no] Побудувати: { $card }
}{ $cost ->
    [0] {" "}(задарма)
    [one] {" "}(за { $cost } карту)
    [few] {" "}(за { $cost } карти)
   *[other] {" "}(за { $cost } карт)
}
compound-load = { move-load }
compound-contract = { $loads ->
    [one] Доставити { $loads } вантаж за контрактом: { $contract }
    [few] Доставити { $loads } вантажі за контрактом: { $contract }
   *[other] Доставити { $loads } вантажів за контрактом: { $contract }
}
compound-special = { $loads ->
    [one] Особлива доставка: { $loads } вантаж, карт: { $cards }
    [few] Особлива доставка: { $loads } вантажі, карт: { $cards }
   *[other] Особлива доставка: { $loads } вантажів, карт: { $cards }
}
compound-discard = Скинути: { $cards }

# Поле у браузері
board-table = Острови, потяги та карти
board-islands = Острови
board-counted = { $thing }: { $count }
board-contract = { $cargo } – { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
board-contract-more = { $cargo } – ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
board-owned = відкрито, гравець { $name }
board-seated = пасажири: { $count } з { $most }
board-loads = вантажі: { $count } з { $most }
board-row = Ряд
board-progress = Поступ
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
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
board-step-bonus = бонусна дія: { $actions }
board-choose-cards = { $count ->
    [one] Виберіть { $count } карту
    [few] Виберіть { $count } карти, у будь-якому порядку
   *[many] Виберіть { $count } карт, у будь-якому порядку
}
board-as-cargo = як вантаж
board-card = { $name }: ціна { $cost }, потужність { $power }, вага { $weight }, очки { $points }
board-market = Ряд, колода й торбинка
board-in-row = У ряду: { $card }
board-gap = порожньо до кінця ходу
board-deck-short = Колода
board-deck-label = { $top ->
    [none] Колода, карт: { $count }
   *[other] Колода, карт: { $count }, зверху { $top }
}
board-bag-short = Торбинка
board-bag-label = Торбинка, пасажирів: { $count }: { $passengers }
board-discard-short = Скид
board-discard-label = { $card ->
    [none] Скид порожній
   *[other] Скид, карт: { $count }, зверху { $card }
}
board-progress-left = { $count ->
    [one] ще { $count } острів або повний жетон квитків – і кінець гри
    [few] ще { $count } острови або повні жетони квитків – і кінець гри
   *[other] ще { $count } островів або повних жетонів квитків – і кінець гри
}
board-hand-count = Ваша рука: { $count }
board-hidden = Карт: { $count }, приховано
board-no-cards = Немає карт
board-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
   *[other] { $count } примірників
}
board-passengers = пасажири
board-holds = місць { $count }: { $what }
board-car-of = { $car }, потяг: { $name }
board-face-down = { $cargo } сорочкою вгору
board-load-in = { $load } – { $car }
board-train-end = Кінець вашого потяга: причепити вагон
board-building-site = Місце для будівлі
board-building-of = { $building }, гравець { $name }: { $says }
board-yours = ваш
board-no-gain = без вигоди
board-weight-of = Вага { $weight } з { $power } потужності
board-markers = Жетони ПО: { $count }
board-open = відкрито: { $islands }
board-waiting-are = Чекають: { $passengers }
board-waiting-short = чекають на посадку
board-which-action = Яка дія?
board-use-as = Що робити: { $card }?
board-action-take = Взяти
board-action-build = Побудувати
board-action-load = Завантажити
board-action-deliver = Доставити
board-pay = { $count ->
    [one] { $card }: сплатіть { $count } карту
    [few] { $card }: сплатіть { $count } карти
   *[other] { $card }: сплатіть { $count } карт
}
board-now = Якби гра скінчилася зараз
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
board-score-markers = жетони { $count }
board-score-train = потяг { $count }
board-score-contracts = контракти { $count }
board-score-loads = вантажі { $count }
board-score-progress = поступ { $count }
board-score-buildings = будівлі { $count }
board-deliver = Доставка
board-deliver-to = Доставка: { $island }
board-deliver-how = Укажіть вантаж або рядок; кроки йдуть у цьому порядку
board-deliver-none = Кроків ще немає
board-last-step = Останній крок
board-starting = Початковий контракт
board-additional = Додатковий контракт
board-ticket = Квиток
board-special = Особлива доставка
board-one-by-one = Вибирати вантажі по одному
board-tile-full = Жетон квитків повний
board-why-not = Чому ні?
board-in-all = Разом:
board-cannot-undo = взяті карти не повернути
board-confirm-deliver = { $count ->
    [one] Доставити: { $count } крок
    [few] Доставити: { $count } кроки
   *[other] Доставити: { $count } кроків
}
board-confirm-win = Збудувати й перемогти
board-wins = ця побудова перемагає
board-says-cost = { $count ->
    [one] ціна: { $count } карта
    [few] ціна: { $count } карти
   *[other] ціна: { $count } карт
}
board-says-power = потужність { $count }
board-says-weight = вага { $count }
board-says-points = { $count ->
    [one] { $count } очко у вашому потязі
    [few] { $count } очки у вашому потязі
   *[other] { $count } очок у вашому потязі
}
board-says-cargo = як вантаж: { $cargo }
board-zoom-how = Наведіть, сфокусуйте або довго тисніть карту, щоб побачити її великою.
board-legend = Що означають малюнки
board-legend-bolt = потужність
board-legend-weight = вага
board-legend-vp = очки
board-legend-any = бонусна дія: будь-яка
board-tab-trains = Потяги
board-tab-row = Ряд
board-tab-islands = Острови
board-scenario = Сценарій { $number } з { $count }
board-goal = Мета
board-left = Ще треба: { $things }
board-rating = { $points ->
    [one] { $points } очко: { $rating }
    [few] { $points } очки: { $rating }
   *[other] { $points } очок: { $rating }
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
board-short-hopper = Хопер { $number }
board-short-tanker = Цист. { $number }
board-short-boxcar = Крит. { $number }
board-short-coach = Пас. { $number }
board-short-caboose = Гальм. { $number }

# The game in one minute and the player aid

minute-cards = Карта – це все: побудована вона локомотив чи вагон, завантажена – вантаж, а скинута – плата за іншу.
minute-train = Будуйте свій потяг. Сила локомотива має витримати вагу всіх вагонів.
minute-load = Завантажуйте вантажі й пасажирів у будь-який потяг. У чужому ви отримуєте вигоду, надруковану на вагоні, але вантаж належить його власникові.
minute-deliver = Доставляйте те, що везе ваш власний потяг: вантажі за контрактами островів, вони варті найбільше очок.
minute-passengers = Пасажири їдуть на острів свого кольору й дають карти, очки або ще одну дію.
minute-end = Коли виконано досить контрактів і квитків, кожен має ще один хід. Рахують потяг, контракти, вантажі та будівлі.
aid-turn-actions = Дій за хід: { $actions }, можна й ту саму двічі.
aid-take = Карта з ряду, верхня карта колоди або пасажир із торбинки.
aid-build = Одна карта з руки: вагон у кінець потяга, кращий замість іншого або будівля.
aid-load = Карта як вантаж або пасажир на вільне місце будь-якого потяга.
aid-deliver = Доставити
aid-deliver-text = Скільки завгодно вантажів свого потяга на один острів.
aid-hand = Наприкінці ходу ви лишаєте щонайбільше карт: { $cards }.
aid-power = Сила локомотива: такою може бути вага потяга.
aid-weight = Вага вагона.
aid-cargo = Вугілля – у хопери, нафта – у цистерни, ящики – у криті вагони.
aid-passenger = Пасажири їдуть у пасажирських вагонах і локомотивах.
aid-any = Будь-який вантаж.
aid-price-build = Карта коштує стільки інших карт, скільки на ній показано.
aid-price-upgrade = Кращий вагон того ж виду коштує лише різницю й зберігає вантажі.
aid-price-any = Будь-яка карта стане потрібним вантажем, якщо скинути ще карт: { $cards }.
aid-price-scrap = Будуючи, можна списати вагонів: { $cars }, щоб зменшити вагу.
aid-contract = Усі вантажі контракту острова відразу. Відкритий острів у вас лише один; його завершує один із додаткових контрактів.
aid-ticket = На острів свого кольору: нагорода найлівішого вільного місця.
aid-special = Усе інше, що ви везете: за кожен вантаж карт { $cards }.
aid-end = Локомотив поступу дійшов до мети або колода й скид порожні: кожен має ще один хід.
aid-score-markers = Скільки зібрано.
aid-score-train = Очки локомотива й вагонів.
aid-score-contracts = Початкові очки відкритого острова, сума завершеного.
aid-score-loads = По { $points } за кожен вантаж, що лишився в потязі.
aid-score-progress = { $points } тому, хто ним володіє.
aid-score-buildings = Як сказано на кожній будівлі.

# The score pad

pad-markers = Жетони ПО
pad-loads = Вантажі та пасажири в потязі
pad-table = Пасажири на жетонах квитків, усіх гравців
