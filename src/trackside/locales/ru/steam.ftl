# Steam

title = Steam
tagline = Берите займы, стройте железную дорогу перегон за перегоном и возите грузы: доход сейчас или очки навсегда?

# Вопросы

ask-raise-capital = Сколько займов? У вас ${ $cash }, доход { $income }, локомотив { $locomotive }.
ask-bid-for-position = { $high ->
    [-1] Аукцион за позицию { $position }: сделайте ставку или спасуйте.
   *[other] Аукцион за позицию { $position }. Наибольшая ставка ${ $high } ({ $leader_seat }). Поставьте больше или спасуйте.
}
ask-bid-for-order = { $high ->
    [-1] Аукцион за порядок хода: сделайте ставку или спасуйте и займите позицию { $position }. У вас ${ $cash }.
   *[other] Аукцион за порядок хода. Наибольшая ставка ${ $high } ({ $leader_seat }). Поставьте больше или спасуйте и займите позицию { $position }. У вас ${ $cash }.
}
ask-select-tile = Возьмите жетон действия.
ask-build = { $left ->
    [0] Стройка: тайлов пути больше нельзя. У вас ${ $cash }.
    [one] Стройка: ещё { $left } тайл пути. У вас ${ $cash }.
    [few] Стройка: ещё { $left } тайла пути. У вас ${ $cash }.
   *[other] Стройка: ещё { $left } тайлов пути. У вас ${ $cash }.
}
ask-choose-kind = Каким тайлом выложить «{ $face }» на { $hex }?
ask-choose-colour = Какой Новый город поставить: { $town }?
ask-choose-set = Какой набор грузов получит город { $city }?
ask-move-goods = Доставьте груз, улучшите локомотив (сейчас { $locomotive }) или спасуйте.
ask-follow-link = { $left ->
    [one] Кубик ({ $colour }) из { $city-gen } сейчас здесь: { $place }. Куда дальше? Остался { $left } перегон.
    [few] Кубик ({ $colour }) из { $city-gen } сейчас здесь: { $place }. Куда дальше? Осталось { $left } перегона.
   *[other] Кубик ({ $colour }) из { $city-gen } сейчас здесь: { $place }. Куда дальше? Осталось { $left } перегонов.
}
ask-put-points = { $points ->
    [one] { $points } очко: в доход (сейчас { $income }) или в победные очки?
    [few] { $points } очка: в доход (сейчас { $income }) или в победные очки?
    [many] { $points } очков: в доход (сейчас { $income }) или в победные очки?
   *[other] { $points } очка: в доход (сейчас { $income }) или в победные очки?
}

# Постоянные поручения: когда они отвечают

order-put-points = Когда доставка приносит мне очки
order-bid-for-position = Когда моя очередь делать ставку за позицию
order-bid-for-order = Когда моя очередь делать ставку за порядок хода
order-raise-capital = При привлечении капитала
order-move-goods = Когда я могу везти груз

# Ходы

kind-pass = Пас
kind-done = Закончить стройку
kind-free_pass = Свободный пас
kind-raise = Улучшить локомотив
kind-income = В доход
kind-points = В очки
kind-take = Взять жетон
kind-decline = Взять жетон без действия
kind-loans = Займы
kind-bid = Ставка
kind-tile = Выбрать тайл
kind-set = Взять набор грузов
kind-new_city = Поставить Новый город
kind-grow = Развитие города
kind-urbanize = Урбанизация
kind-deliver = Доставить груз
kind-link = Следующий перегон
kind-lay = Проложить путь

move-pass = Пас
move-done = Закончить стройку
move-free_pass = Свободный пас: остаться в аукционе
move-raise = Улучшить локомотив на уровень
move-income = Положить очки в доход
move-points = Взять победные очки
move-take = Взять жетон { $tile }
move-decline = Взять жетон { $tile }, но не платить
move-loans = { $loans ->
    [0] Без займов
    [one] { $loans } заём
    [few] { $loans } займа
    [many] { $loans } займов
   *[other] { $loans } займа
}
move-bid = Поставить ${ $amount }
move-tile = Тайл { $tile }
move-set = Взять набор { $space }
move-new_city = Новый город: { $colour }
move-grow = Развитие: { $city }
move-urbanize = Сделать городом: { $town }
move-deliver = Везти из { $city-gen } { $colour } кубик
move-link = { $place }: перегон на { $direction }
move-lay = { $hex }: { $face } ({ $paths })

do-pass = Пас
do-done = Закончить стройку
do-free_pass = Свободный пас
do-free-pass = Свободный пас
do-raise = Улучшить локомотив
do-income = Положить в доход
do-points = Взять очки
do-take = { $price ->
    [0] Взять { $tile }
   *[other] Взять { $tile }, ${ $price }
}
do-decline = Взять без оплаты
do-loans = { $loans ->
    [0] Без займов
    [one] Взять { $loans } заём
    [few] Взять { $loans } займа
   *[other] Взять { $loans } займов
}
do-bid = Ставка ${ $amount }
do-tile = Взять этот тайл
do-set = Взять набор { $space }
do-new_city = Новый город: { $colour }
do-grow = Развитие: { $city }
do-urbanize = Сделать городом: { $town }
do-deliver = Везти { $colour } кубик
do-link = По этому перегону
do-lay = Проложить за ${ $price }

# Рядом с ходом: что он стоит или даёт

note-lay = { $operation ->
    [improve] улучшение,{" "}
    [redirect] смена направления,{" "}
    [rebuild] смена направления с новым путём,{" "}
   *[place] {""}
}${ $price }{ $links ->
    [0] {""}
    [one] , завершает { $one } – { $other }
    [few] , завершает { $links } перегона
   *[other] , завершает { $links } перегонов
}{ note-borrowed }
note-loans = тогда ${ $cash }, доход { $income }{ $lost ->
    [0] {""}
   *[other] , победных очков меньше на { $lost }
}
note-take-turn_order = { $rules ->
    [base] первый в следующем раунде
   *[standard] один свободный пас в следующем аукционе
}
note-take-first_move = оба раза везёт грузы первым
note-take-engineer = { $operations ->
    [one] до { $operations } тайла пути
    [few] до { $operations } тайлов пути
   *[other] до { $operations } тайлов пути
}
note-take-first_build = строит первым
note-take-city_growth = набор грузов для города{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-take-locomotive = сразу уровень { $level }{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-take-urbanization = городок становится Новым городом с набором грузов{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ note-borrowed }
note-bid = если выиграете{ note-borrowed }
# Конец примечания: займы, которых требует цена
note-borrowed = { $loans ->
    [0] {""}
    [one] : { $loans } заём, доход { $income } → { $then }
    [few] : { $loans } займа, доход { $income } → { $then }
   *[other] : { $loans } займов, доход { $income } → { $then }
}{ $lost ->
    [0] {""}
   *[other] , победных очков меньше на { $lost }
}
note-deliver = куда: { $places }; { $points ->
    [one] вам { $points } очко
    [few] вам до { $points } очков
    [many] вам до { $points } очков
   *[other] вам до { $points } очка
}
note-link = { $place-to } (владелец перегона: { $owner_seat })
note-set = { $cubes }
note-tile = его стороны: { $faces }; осталось { $left }
note-income = тогда { $income }

# Что произошло

event-loans = { $loans ->
    [one] { $who } берёт { $loans } заём: на руках ${ $cash }, доход { $income }.
    [few] { $who } берёт { $loans } займа: на руках ${ $cash }, доход { $income }.
    [many] { $who } берёт { $loans } займов: на руках ${ $cash }, доход { $income }.
   *[other] { $who } берёт { $loans } займа: на руках ${ $cash }, доход { $income }.
}
you-loans = { $loans ->
    [one] Вы берёте { $loans } заём: на руках ${ $cash }, доход { $income }.
    [few] Вы берёте { $loans } займа: на руках ${ $cash }, доход { $income }.
    [many] Вы берёте { $loans } займов: на руках ${ $cash }, доход { $income }.
   *[other] Вы берёте { $loans } займа: на руках ${ $cash }, доход { $income }.
}
event-bankrupt = { $who } становится банкротом и выбывает из игры.
you-bankrupt = Вы становитесь банкротом и выбываете из игры.
event-bid = { $who } ставит ${ $amount }.
you-bid = Вы ставите ${ $amount }.
event-pass = { $who } пасует.
you-pass = Вы пасуете.
event-free_pass = { $who } пасует свободно.
you-free_pass = Вы пасуете свободно.
event-position = { $who } получает позицию { $position } за ${ $price }.
you-position = Вы получаете позицию { $position } за ${ $price }.
event-take = { $who } берёт жетон { $tile }{ $price ->
    [0] .
   *[other] {" "}за ${ $price }.
}
you-take = Вы берёте жетон { $tile }{ $price ->
    [0] .
   *[other] {" "}за ${ $price }.
}
event-decline = { $who } берёт жетон { $tile } без действия.
you-decline = Вы берёте жетон { $tile } без действия.
event-locomotive = { $who } улучшает локомотив до уровня { $level }.
you-locomotive = Вы улучшаете локомотив до уровня { $level }.
event-place = { $who } кладёт тайл на { $hex } за ${ $price }: { $face } ({ $paths }).
you-place = Вы кладёте тайл на { $hex } за ${ $price }: { $face } ({ $paths }).
event-improve = { $who } улучшает { $hex } за ${ $price }: { $face } ({ $paths }).
you-improve = Вы улучшаете { $hex } за ${ $price }: { $face } ({ $paths }).
event-redirect = { $who } меняет направление пути на { $hex } за ${ $price }: { $face } ({ $paths }).
you-redirect = Вы меняете направление пути на { $hex } за ${ $price }: { $face } ({ $paths }).
event-rebuild = { $who } меняет направление и добавляет путь на { $hex } за ${ $price }: { $face } ({ $paths }).
you-rebuild = Вы меняете направление и добавляете путь на { $hex } за ${ $price }: { $face } ({ $paths }).
event-completed = { $who } завершает перегон { $one } – { $other }.
you-completed = Вы завершаете перегон { $one } – { $other }.
event-lapse = { $links ->
    [one] { $who } теряет { $links } незавершённый перегон: теперь он ничей.
    [few] { $who } теряет { $links } незавершённых перегона: теперь они ничьи.
    [many] { $who } теряет { $links } незавершённых перегонов: теперь они ничьи.
   *[other] { $who } теряет { $links } незавершённого перегона: теперь они ничьи.
}
you-lapse = { $links ->
    [one] Вы теряете { $links } незавершённый перегон: теперь он ничей.
    [few] Вы теряете { $links } незавершённых перегона: теперь они ничьи.
    [many] Вы теряете { $links } незавершённых перегонов: теперь они ничьи.
   *[other] Вы теряете { $links } незавершённого перегона: теперь они ничьи.
}
event-refund = { $who } получает назад ${ $price }: оплаченное действие стало невозможным.
you-refund = Вы получаете назад ${ $price }: оплаченное действие стало невозможным.
event-grow = { $who } развивает город { $city }.
you-grow = Вы развиваете город { $city }.
event-urbanize = { $who } превращает городок { $town } в Новый город (цвет: { $colour }).
you-urbanize = Вы превращаете городок { $town } в Новый город (цвет: { $colour }).
event-set = Новые грузы ({ $city }): { $cubes }.
event-deliver = { $who } везёт { $colour } кубик из { $city-gen }.
you-deliver = Вы везёте { $colour } кубик из { $city-gen }.
event-link = … { $place-to } (владелец перегона: { $owner_seat })
event-arrive = { $colour } кубик доставлен { $city-to }.
event-points = { $points ->
    [one] { $who } получает { $points } победное очко.
    [few] { $who } получает { $points } победных очка.
    [many] { $who } получает { $points } победных очков.
   *[other] { $who } получает { $points } победного очка.
}
you-points = { $points ->
    [one] Вы получаете { $points } победное очко.
    [few] Вы получаете { $points } победных очка.
    [many] Вы получаете { $points } победных очков.
   *[other] Вы получаете { $points } победного очка.
}
event-income = { $points ->
    [one] { $who } кладёт { $points } очко в доход, теперь { $income }.
    [few] { $who } кладёт { $points } очка в доход, теперь { $income }.
    [many] { $who } кладёт { $points } очков в доход, теперь { $income }.
   *[other] { $who } кладёт { $points } очка в доход, теперь { $income }.
}
you-income = { $points ->
    [one] Вы кладёте { $points } очко в доход, теперь { $income }.
    [few] Вы кладёте { $points } очка в доход, теперь { $income }.
    [many] Вы кладёте { $points } очков в доход, теперь { $income }.
   *[other] Вы кладёте { $points } очка в доход, теперь { $income }.
}
event-settle = { $who } подводит доходы и расходы: { $amount }; на руках ${ $cash }.
you-settle = Вы подводите доходы и расходы: { $amount }; на руках ${ $cash }.
event-shortfall = { $who } не может заплатить всё: потеряно { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
} и { $income } дохода.
you-shortfall = Вы не можете заплатить всё: потеряно { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
} и { $income } дохода.
event-round = Начинается раунд { $round } из { $rounds }.
event-phase = Раунд { $round }: { $phase }.

# Почему нельзя

rule-not-now = Сейчас спрашивают о другом.
rule-must-raise = Ставка должна быть выше предыдущей.
rule-bid-beyond-means = Такую ставку вам не оплатить даже с займами.
rule-bid-beyond-cash = Нельзя ставить больше, чем у вас денег.
rule-no-free-pass = Один свободный пас есть лишь у того, кто в прошлом раунде взял «Порядок хода».
rule-too-many-loans = При доходе −10 заём стоит 2 победных очка: столько займов вам не взять.
rule-tile-taken = Этот жетон действия уже у другого игрока.
rule-cannot-pay-tile = Вы не можете заплатить за этот жетон.
rule-top-locomotive = Ваш локомотив уже высшего уровня.
rule-no-target = Этот жетон не на что использовать, поэтому платить за него нельзя; его можно взять без действия.
rule-decline-specials-only = Отказаться можно только от «Развития города» и «Урбанизации».
rule-decline-base-only = В стандартной игре жетоны бесплатны; использовать ли их, решают во время стройки.
rule-no-tile-left = Тайлов с таким путём не осталось.
rule-kind-shows-other = На этом тайле нет такого пути, или такие тайлы кончились.
rule-city-hex = На город тайл не кладут.
rule-other-face = Тайлы городков кладут на городки, остальные – на открытую местность.
rule-blocked-edge = Путь не может вести за край поля, в воду или через закрытое ребро.
rule-not-anchored = Новый путь должен начинаться от города, от вашего открытого конца, от перегона, который вы можете занять, или в городке, где есть ваш перегон.
rule-foreign-track = Ваш путь не может соединяться с чужим.
rule-same-place = Перегон не может начинаться и заканчиваться в одном месте.
rule-no-operation-left = Больше тайлов пути в этот ход не кладут.
rule-hex-used = На этом гексе вы в этот ход уже строили.
rule-must-perform = Вы заплатили за «Развитие города» или «Урбанизацию»: выполните действие, прежде чем закончить ход.
rule-specials-first = «Развитие города» и «Урбанизацию» выполняют до прокладки путей.
rule-not-improved = Новый тайл должен сохранить все пути и добавить новый либо повернуть один открытый конец и ничего больше.
rule-not-open = Сменить направление можно только на открытом конце незавершённого перегона.
rule-not-yours = Этот перегон не ваш, и занять его вы не можете.
rule-no-town-redirect = У пути, который начинается в городке, на его тайле направление не меняют.
rule-cannot-pay = Вы не можете за это заплатить.
rule-no-growth = У вас нет неиспользованного «Развития города».
rule-no-urbanization = У вас нет неиспользованной «Урбанизации».
rule-not-a-city = Развивать можно только напечатанный город; у Нового города маркер уже есть.
rule-grown-already = Этот город уже развит.
rule-no-marker = Маркеров развития больше нет.
rule-no-goods = Запас грузов пуст.
rule-empty-set = Это место в запасе грузов пусто.
rule-not-a-town = Это уже город.
rule-no-new-city = Таких Новых городов не осталось.
rule-new-city-loop = Перегон начинался и заканчивался бы в этом Новом городе, поэтому городок не может им стать.
rule-raised-already = В этом раунде вы уже улучшали локомотив.
rule-highest-level = Ваш локомотив уже высшего уровня.
rule-no-cube = Такого кубика там нет.
rule-no-route = Нет маршрута: нужен город этого цвета в пределах досягаемости локомотива, хотя бы один ваш перегон, и ни у кого другого не может быть на пути больше перегонов, чем у вас.
rule-no-link = Оттуда не ведёт завершённый перегон.
rule-place-twice = Кубик там уже был.
rule-unowned-closed = Ничьи перегоны в этой игре закрыты.
rule-dead-end = Оттуда локомотив не дотянет ни до одного разрешённого конца маршрута.
rule-income-full = На вашей шкале дохода для этого нет места.

# О чём вопрос – для тех, кто ждёт ответа

topic-raise-capital = займы
topic-bid-for-position = ставка
topic-bid-for-order = ставка
topic-select-tile = жетон действия
topic-build = пути
topic-choose-kind = тайл пути
topic-choose-colour = Новый город
topic-choose-set = набор грузов
topic-move-goods = доставка
topic-follow-link = путь груза
topic-put-points = доход или победные очки

# Части оценки – для объяснений советов

part-time = время
part-points = победные очки
part-income = доход
part-links = перегоны
part-money = деньги
part-locomotive = локомотив
part-deliveries = будущие доставки

# Счёт

category-points = Победные очки
category-income = Доход
category-links = Перегоны
reason-deliveries = За доставки
reason-income = Доход { $income }: половина
reason-debt = Доход { $income }: минус два очка за каждое деление
reason-link = { $one } – { $other }

# Варианты

refuses-the-map-usa-is-for-three-or-four-players = Карта северо-востока США – для трёх или четырёх игроков. Пятеро играют на Нижнем Рейне и Руре.
refuses-the-introductory-start-belongs-to-the-base-rules = Ознакомительное начало относится к базовой игре, а не к стандартной.
preset-first_game = Первая игра
preset-base = Базовая игра
preset-standard = Стандартная игра
option-map = Карта
choice-map-usa = Северо-восток США (3–4 игрока)
choice-map-europe = Нижний Рейн и Рур (3–5 игроков)
option-rules = Правила
choice-rules-base = Базовая игра
choice-rules-standard = Стандартная игра
option-introductory = Ознакомительное начало: первый порядок хода по жребию, поздним игрокам несколько долларов (базовая игра)
option-rounds_with_four = Раундов при четырёх игроках
choice-rounds_with_four-8 = 8
choice-rounds_with_four-9 = 9
option-income_overflow = Если не все очки доставки помещаются на шкале дохода
choice-income_overflow-lost = лишние теряются
choice-income_overflow-refused = их берут только как победные
option-locomotive_at_six = Жетон «Локомотив» можно взять и на высшем уровне, без действия
option-urbanization_needs_goods = Новому городу нужны грузы: без запаса «Урбанизация» невозможна
option-void_specials = За «Развитие города» или «Урбанизацию», которые после оплаты стали невозможны
choice-void_specials-forfeited = деньги не возвращают
choice-void_specials-refunded = деньги возвращают
option-half_bids = Половину ставки округляют
choice-half_bids-up = вверх
choice-half_bids-down = вниз
option-two_left_pay = Когда осталось двое, второй тоже платит ставку
option-improve_terrain = При улучшении снова платят за местность
option-redirect_towns = Направление открытого пути можно менять и на тайлах городков
option-improve_and_redirect = Меняя направление пути, можно той же операцией добавить ещё один
option-redirect_counts = Смена направления не даёт потерять незавершённый перегон
option-same_hex_twice = Две операции на одном гексе за ход разрешены
option-tile_choice = Если путь есть на нескольких видах тайлов
choice-tile_choice-builder = вид выбирает строитель
choice-tile_choice-automatic = берётся вид, которого осталось больше
option-specials = «Развитие города» и «Урбанизация»
choice-specials-any_moment = в любой момент стройки
choice-specials-before_track = до прокладки путей
option-new_city_claims = Ничей путь, который завершил Новый город
choice-new_city_claims-urbanizer = достаётся тому, кто урбанизирует
choice-new_city_claims-nobody = остаётся ничьим
option-new_city_loops = Городок, где Новый город стал бы обоими концами одного перегона
choice-new_city_loops-open = может стать городом; тот конец остаётся открытым
choice-new_city_loops-forbidden = не может стать городом
option-shortened_links = Незавершённые перегоны, чей путь в городке убирает Новый город
choice-shortened_links-kept = сохраняют владельца
choice-shortened_links-lapse = сразу становятся ничьими
option-unowned_links = Завершённые ничьи перегоны
choice-unowned_links-usable = доступны всем
choice-unowned_links-closed = закрыты
option-income_floor = В стандартной игре из-за нехватки денег доход падает
choice-income_floor-minus_ten = до −10
choice-income_floor-zero = только до 0
option-last_survivor = Последний игрок, который не обанкротился
choice-last_survivor-wins = сразу побеждает
choice-last_survivor-plays_on = играет до последнего раунда
option-bankrupts_rank = Игроки-банкроты
choice-bankrupts_rank-by_time = стоят тем выше, чем позже обанкротились
choice-bankrupts_rank-together = делят последнее место
option-standard_ties = При равных очках и доходе в стандартной игре лучше тот
choice-standard_ties-turn_order = кто раньше в порядке хода
choice-standard_ties-tile_number = у кого меньше номер на жетоне действия

# Панели

panel-map = { $map }, раунд { $round } из { $rounds }
panel-map-legend = Цифры – места владельцев путей (0: ничей); | / \ соединяют пути. Город: три буквы, цвет, число кубиков, * развит ({ $colours }). o городок, · путь, + два пути, . равнина, ~ река, ^ холмы, % река в холмах, # закрыто. Столбцы обозначены буквами, строки числами; каждый второй столбец на полстроки ниже.
panel-places = Города и городки
panel-links = Перегоны
panel-supply = Запас грузов
panel-seats = Игроки в порядке хода
panel-beside = Жетоны действий: { $tiles }. Новые города: { $cities }. Маркеры развития: { $markers }. Тайлы путей: { $stock }.
panel-prices = Путь стоит ${ $exit } за выход; в городке ещё ${ $town }, через реку ещё ${ $river }, в холмах ещё ${ $hills }. За улучшение платят за все выходы и городок, за смену направления – только за выходы.
panel-hex = Гекс
panel-place = Место
panel-colour = Цвет
panel-cubes = Кубики
panel-town = городок
panel-new = Новый город
panel-grown = развит
panel-open = открыто
panel-owner = Владелец
panel-between = Между
panel-hexes = Гексы
panel-set = Набор
panel-seat = Игрок
panel-cash = $
panel-income = Доход
panel-points = ПО
panel-locomotive = Лок.
panel-score = Всего
panel-tile = Жетон
panel-bankrupt = банкрот
panel-bid = ставит ${ $amount }
panel-free-pass = свободный пас

# Названия

name-red = красный
name-blue = синий
name-yellow = жёлтый
name-purple = фиолетовый
name-gray = серый
name-turn_order = «Порядок хода»
name-first_move = «Первая перевозка»
name-engineer = «Инженер»
name-first_build = «Первая стройка»
name-city_growth = «Развитие города»
name-locomotive = «Локомотив»
name-urbanization = «Урбанизация»
name-capital = привлечение капитала
name-auction = аукцион за порядок хода
name-select = жетоны действий
name-build = стройка
name-goods_one = грузы, первый раз
name-goods_two = грузы, второй раз
name-income = доходы и расходы
name-straight = прямая
name-gentle_curve = плавная кривая
name-sharp_curve = крутая кривая
name-cross_straights = пересечение прямых
name-cross_straight_gentle = прямая через кривую
name-cross_gentles = пересечение кривых
name-pass_gentles = две плавные кривые
name-pass_straight_sharp = прямая рядом с крутой кривой
name-pass_gentle_sharp_a = плавная и крутая кривые (А)
name-pass_gentle_sharp_b = плавная и крутая кривые (Б)
name-town_1 = городок, 1 выход
name-town_2_straight = городок, 2 выхода прямо
name-town_2_gentle = городок, 2 выхода плавно
name-town_2_sharp = городок, 2 выхода круто
name-town_3_y = городок, 3 выхода Y
name-town_3_left = городок, 3 выхода влево
name-town_3_right = городок, 3 выхода вправо
name-town_3_tight = городок, 3 выхода тесно
name-town_4_x = городок, 4 выхода X
name-town_4_foot = городок, 4 выхода «стопа»
name-town_4_k = городок, 4 выхода K
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
name-n = С
name-ne = СВ
name-se = ЮВ
name-s = Ю
name-sw = ЮЗ
name-nw = СЗ
name-n-ne = С–СВ
name-n-se = С–ЮВ
name-n-s = С–Ю
name-n-sw = С–ЮЗ
name-n-nw = С–СЗ
name-ne-se = СВ–ЮВ
name-ne-s = СВ–Ю
name-ne-sw = СВ–ЮЗ
name-ne-nw = СВ–СЗ
name-se-s = ЮВ–Ю
name-se-sw = ЮВ–ЮЗ
name-se-nw = ЮВ–СЗ
name-s-sw = Ю–ЮЗ
name-s-nw = Ю–СЗ
name-sw-nw = ЮЗ–СЗ
name-chicago = Чикаго
    .to = в Чикаго
name-indianapolis = Индианаполис
    .gen = Индианаполиса
    .to = в Индианаполис
name-grand_rapids = Гранд-Рапидс
    .gen = Гранд-Рапидса
    .to = в Гранд-Рапидс
name-toledo = Толидо
    .to = в Толидо
name-cincinnati = Цинциннати
    .to = в Цинциннати
name-detroit = Детройт
    .gen = Детройта
    .to = в Детройт
name-columbus = Колумбус
    .gen = Колумбуса
    .to = в Колумбус
name-cleveland = Кливленд
    .gen = Кливленда
    .to = в Кливленд
name-charleston = Чарлстон
    .gen = Чарлстона
    .to = в Чарлстон
name-london = Лондон
    .gen = Лондона
    .to = в Лондон
name-wheeling = Уилинг
    .gen = Уилинга
    .to = в Уилинг
name-toronto = Торонто
    .to = в Торонто
name-erie = Эри
    .to = в Эри
name-pittsburgh = Питтсбург
    .gen = Питтсбурга
    .to = в Питтсбург
name-buffalo = Буффало
    .to = в Буффало
name-altoona = Алтуна
    .gen = Алтуны
    .to = в Алтуну
name-rochester = Рочестер
    .gen = Рочестера
    .to = в Рочестер
name-harrisburg = Гаррисберг
    .gen = Гаррисберга
    .to = в Гаррисберг
name-washington = Вашингтон
    .gen = Вашингтона
    .to = в Вашингтон
name-kingston = Кингстон
    .gen = Кингстона
    .to = в Кингстон
name-binghamton = Бингемтон
    .gen = Бингемтона
    .to = в Бингемтон
name-ottawa = Оттава
    .gen = Оттавы
    .to = в Оттаву
name-amsterdam = Амстердам
    .gen = Амстердама
    .to = в Амстердам
name-philadelphia = Филадельфия
    .gen = Филадельфии
    .to = в Филадельфию
name-montreal = Монреаль
    .gen = Монреаля
    .to = в Монреаль
name-albany = Олбани
    .to = в Олбани
name-new_york = Нью-Йорк
    .gen = Нью-Йорка
    .to = в Нью-Йорк
name-burlington = Берлингтон
    .gen = Берлингтона
    .to = в Берлингтон
name-providence = Провиденс
    .gen = Провиденса
    .to = в Провиденс
name-portland = Портленд
    .gen = Портленда
    .to = в Портленд
name-boston = Бостон
    .gen = Бостона
    .to = в Бостон
name-lille = Лилль
    .gen = Лилля
    .to = в Лилль
name-arras = Аррас
    .gen = Арраса
    .to = в Аррас
name-bruges = Брюгге
    .to = в Брюгге
name-antwerp = Антверпен
    .gen = Антверпена
    .to = в Антверпен
name-brussels = Брюссель
    .gen = Брюсселя
    .to = в Брюссель
name-charleroi = Шарлеруа
    .to = в Шарлеруа
name-rotterdam = Роттердам
    .gen = Роттердама
    .to = в Роттердам
name-eindhoven = Эйндховен
    .gen = Эйндховена
    .to = в Эйндховен
name-maastricht = Маастрихт
    .gen = Маастрихта
    .to = в Маастрихт
name-liege = Льеж
    .gen = Льежа
    .to = в Льеж
name-arnhem = Арнем
    .gen = Арнема
    .to = в Арнем
name-bastogne = Бастонь
    .gen = Бастони
    .to = в Бастонь
name-zwolle = Зволле
    .to = в Зволле
name-venlo = Венло
    .to = в Венло
name-aachen = Ахен
    .gen = Ахена
    .to = в Ахен
name-luxembourg = Люксембург
    .gen = Люксембурга
    .to = в Люксембург
name-wesel = Везель
    .gen = Везеля
    .to = в Везель
name-dusseldorf = Дюссельдорф
    .gen = Дюссельдорфа
    .to = в Дюссельдорф
name-trier = Трир
    .gen = Трира
    .to = в Трир
name-enschede = Энсхеде
    .to = в Энсхеде
name-essen = Эссен
    .gen = Эссена
    .to = в Эссен
name-cologne = Кёльн
    .gen = Кёльна
    .to = в Кёльн
name-munster = Мюнстер
    .gen = Мюнстера
    .to = в Мюнстер
name-hagen = Хаген
    .gen = Хагена
    .to = в Хаген
name-koblenz = Кобленц
    .gen = Кобленца
    .to = в Кобленц
name-osnabruck = Оснабрюк
    .gen = Оснабрюка
    .to = в Оснабрюк
name-hamm = Хамм
    .gen = Хамма
    .to = в Хамм
name-dortmund = Дортмунд
    .gen = Дортмунда
    .to = в Дортмунд
name-siegen = Зиген
    .gen = Зигена
    .to = в Зиген
name-mainz = Майнц
    .gen = Майнца
    .to = в Майнц
name-paderborn = Падерборн
    .gen = Падерборна
    .to = в Падерборн
name-marburg = Марбург
    .gen = Марбурга
    .to = в Марбург
name-frankfurt = Франкфурт
    .gen = Франкфурта
    .to = в Франкфурт
name-kassel = Кассель
    .gen = Касселя
    .to = в Кассель
name-lake_michigan = озеро Мичиган
name-lake_huron = озеро Гурон
name-lake_erie = озеро Эри
name-lake_ontario = озеро Онтарио
name-chesapeake_bay = Чесапикский залив
name-atlantic_ocean = Атлантический океан
name-north_sea = Северное море
name-zuiderzee = Зёйдерзе

# Поле в браузере
board-side = Фазы, жетоны и грузы
board-round = Раунд { $round } из { $rounds }
board-acting = Порядок этой фазы: { $names }
board-phase-capital = Капитал
board-phase-auction = Аукцион
board-phase-select = Жетоны
board-phase-build = Пути
board-phase-goods_one = Грузы 1
board-phase-goods_two = Грузы 2
board-phase-income = Доход
board-tiles = Жетоны действий
board-tile-number = Жетон { $number }: { $tile }
board-price = ${ $price }
board-held = у игрока { $name }
board-without-effect = Взять без действия
board-effect-turn_order = { $rules ->
    [base] первый в следующем раунде
   *[standard] один свободный пас
}
board-effect-first_move = везёт первым
board-effect-engineer = { $operations ->
    [one] до { $operations } тайла пути
    [few] до { $operations } тайлов пути
   *[other] до { $operations } тайлов пути
}
board-effect-first_build = строит первым
board-effect-city_growth = грузы для города
board-effect-locomotive = на уровень выше
board-effect-urbanization = городок становится городом
board-supply = Запас грузов
board-set = Набор { $number }: { $cubes }
board-new-cities = Новые города
board-new-cities-of = { $colour }: { $count }
board-markers = маркеры развития: { $count }
board-grown = с маркером развития
board-cube = Кубик в городе { $city }, цвет: { $colour }, можно доставить
board-from-price = от ${ $price }
board-by-link = перегоном { $one } – { $other }
board-company = Ваша компания
board-cash = Деньги
board-income = Доход
board-points = Победные очки
board-locomotive = Локомотив
board-links = Завершённые перегоны
board-raise = Локомотив { $from } → { $to }
board-ended-now = Если бы игра кончилась: { $score } = очки { $points }, доход { $income }, перегоны { $links }
board-due = В конце раунда: { $due }, затем ${ $cash }
board-shortfall-ahead = В конце раунда вы должны ${ $due }, и денег не хватает: { $points ->
    [0] доход −{ $income }
   *[other] { $income ->
        [0] очки −{ $points }
       *[other] очки −{ $points }, доход −{ $income }
    }
}
board-bankrupt-ahead = В конце раунда вы должны ${ $due } и не сможете заплатить: банкротство!
board-build = { $count ->
    [0] Тайлов пути больше нельзя
    [one] Ещё { $count } тайл пути
    [few] Ещё { $count } тайла пути
   *[other] Ещё { $count } тайлов пути
}
board-lay-on = Путь на { $place }
board-faces = Подходящие тайлы
board-unfit = { $count ->
    [one] Не подходит { $count } тайл: почему?
    [few] Не подходят { $count } тайла: почему?
   *[other] Не подходят { $count } тайлов: почему?
}
board-why-not = Почему не { $tile }?
board-turn = Повернуть
board-exits = { $count ->
    [one] { $count } выход
    [few] { $count } выхода
   *[other] { $count } выходов
}, ${ $price }
board-town-price = городок ${ $price }
board-terrain-price = местность ${ $price }
board-completes = завершает { $one } – { $other }
board-completes-links = { $count ->
    [one] завершает { $count } перегон
    [few] завершает { $count } перегона
   *[other] завершает { $count } перегонов
}
board-loans-needed = { $count ->
    [one] Нужен { $count } заём
    [few] Нужно { $count } займа
   *[other] Нужно { $count } займов
}, доход { $income } → { $then }{ $lost ->
    [0] {""}
    [one] , потеряно { $lost } очко
    [few] , потеряно { $lost } очка
   *[other] , потеряно { $lost } очков
}
board-cash-then = деньги ${ $cash } → ${ $then }
board-build-hint = Выберите подсвеченный гекс; выберите его снова, чтобы повернуть тайл.
board-build-none = Ещё можно развить город или закончить.
board-build-prices = Каждый выход ${ $exit }. Городок +${ $town }, река +${ $river }, холмы +${ $hills }.
board-lapsing = { $count ->
    [one] Если закончить сейчас, ничьим станет { $count } ваш незавершённый перегон.
    [few] Если закончить сейчас, ничьими станут { $count } ваших незавершённых перегона.
   *[other] Если закончить сейчас, ничьими станут { $count } ваших незавершённых перегонов.
}
board-end-building = Закончить стройку
board-goods = Перевозка
board-goods-hint = Выберите подсвеченный кубик, потом город, куда он едет.
board-goods-where = Выберите один из обведённых городов.
board-from-city = { $from } – куда?
board-to-city = { $from } – { $to }
board-other-way = Другой путь
board-put-back = Вернуть кубик
board-you-earn = вы +{ $points }
board-earns = { $name } { $points }
board-points-go = Куда положить ваши очки: { $points }
board-by-the-end = { $count ->
    [one] Доход выплатят ещё { $count } раз
    [few] Доход выплатят ещё { $count } раза
   *[other] Доход выплатят ещё { $count } раз
}: +{ $income } даст ${ $dollars }{ $points ->
    [0] {""}
    [one] {""} и { $points } очко в конце
    [few] {""} и { $points } очка в конце
   *[other] {""} и { $points } очков в конце
}
board-track-income = Доход
board-track-points = Очки
board-pass = Пас
board-free-pass = Свободный пас
board-pass-for = Пас: позиция { $position } за ${ $price }
board-bid = Ставка ${ $amount }
board-your-bid = Ваша ставка
board-less = Меньше
board-more = Больше
board-auction = { $rules ->
    [base] Аукцион за следующую позицию
   *[standard] Аукцион за порядок хода
}
board-speaks = – ход
board-passed = пас
board-place = Место
board-pays = Платит
board-you-pass = пас
board-you-bid = ставка ${ $amount }
board-share-full = всё
board-share-half = половину
board-share-free = ничего
board-loans = Сколько займов?
board-loans-then = Деньги ${ $cash } → ${ $then }, доход { $income } → { $left }{ $lost ->
    [0] {""}
    [one] , потеряно { $lost } очко
    [few] , потеряно { $lost } очка
   *[other] , потеряно { $lost } очков
}
board-loans-none = Каждый заём даёт ${ $cash } и снижает доход на 1.
board-take-loans = { $count ->
    [0] Без займов
    [one] Взять { $count } заём
    [few] Взять { $count } займа
   *[other] Взять { $count } займов
}
board-confirm-deliver = { $track ->
    [income] Доставить: доход +{ $points }
   *[points] Доставить: очки +{ $points }
}
board-no-orders = Нет: задать
board-standing = { $track ->
    [income] Очки идут в доход
   *[points] Очки остаются очками
}
board-tab-map = Карта
board-tab-tiles = Жетоны
board-tab-goods = Грузы
board-tab-tracks = Шкалы
board-legend = Легенда
board-legend-city = Город: принимает кубики своего цвета
board-legend-town = Городок: путь через него на ${ $price } дороже
board-legend-cube = Кубик груза с буквой своего цвета
board-legend-grown = Маркер развития: город уже развит
board-legend-river = Река: новый тайл на ${ $price } дороже
board-legend-hills = Холмы: новый тайл на ${ $price } дороже
board-legend-blocked = Через это ребро пути не прокладывают
board-legend-lapses = Незавершённый перегон, который станет ничьим в конце вашего хода
board-legend-lamp = Здесь можно действовать

# Несколько ходов как одно решение

compound-deliver = Везти из { $city-gen } { $to-to } { $colour } кубик: { $count ->
    [one] { $count } перегон
    [few] { $count } перегона
   *[other] { $count } перегонов
}, вам { $points }{ $others ->
    [0] {""}
   *[other] , другим { $others }
}
compound-bid = { $position ->
    [-1] Поставить ${ $amount }
   *[other] Поставить ${ $amount }: позиция { $position } за ${ $price }, если остальные спасуют
}
compound-pass = { $position ->
    [-1] Пас
   *[other] Пас: позиция { $position } за ${ $price }
}
compound-free-pass = Свободный пас: остаться в аукционе

# Поле в браузере
board-map = Карта
board-land = { $hex }, { $terrain ->
    [hills] холмы
   *[plain] равнина
  }{ $river ->
    [yes] { comma }река
   *[no] { "" }
  }
board-town = { $name }, городок на { $hex }
board-city = { $name }, город на { $hex }, цвет: { $colour }
board-cubes = кубики: { $cubes }
board-no-cubes = без кубиков
board-track = владелец пути: { $owners }
board-nobody = ничей

# The game in one minute and the player aid

minute-tiles = Каждый раунд каждый берёт жетон действия: строить первым, перевозить первым, локомотив получше, новый город.
minute-build = Затем вы строите до { $tiles } тайлов пути. Путь, соединяющий два города или городка, – это перегон, и он ваш.
minute-goods = Потом едут кубики: каждый в город своего цвета, по перегонам кого угодно. Каждый перегон даёт своему владельцу очко: в доход или в победные очки.
minute-locomotive = Ваш локомотив определяет, через сколько перегонов вы можете провезти кубик. Вместо перевозки его можно улучшить.
minute-loans = Денег мало. Заём даёт ${ $cash } сейчас и навсегда снижает доход на { $steps }.
minute-end = В конце считают победные очки, половину дохода и по { $links } за каждый ваш перегон.
aid-tiles = В порядке хода каждый берёт один из семи жетонов действий.
aid-build = До { $tiles } тайлов, с инженером до { $more }: проложить путь, улучшить его или сменить направление открытого конца.
aid-goods = Два круга перевозок: каждый раз доставьте один кубик, улучшите локомотив или спасуйте.
aid-raise = На один, бесплатно, один раз за два круга перевозок, самое большее до { $most }.
aid-income = Вы получаете свой доход. В стандартной игре ещё и платите $1 за каждый уровень локомотива.
aid-turn-order = Первый в следующем раунде; в стандартной игре – свободный пас в следующем аукционе.
aid-first-move = Вы первый в обоих кругах перевозок.
aid-engineer = Вы строите до { $tiles } тайлов.
aid-first-build = Вы строите первым.
aid-city-growth = Добавляет городу набор грузов, пока вы строите. Базовая игра: ${ $price }.
aid-locomotive = Ваш локомотив растёт на один. Базовая игра: $4 и номер нового уровня.
aid-urbanization = Делает городок новым городом, пока вы строите. Базовая игра: ${ $price }.
aid-price-exits = ${ $price } за каждый край тайла, которым выходит путь.
aid-price-town = Ещё ${ $price } в городке.
aid-price-river = Ещё ${ $price } через реку.
aid-price-hills = Ещё ${ $price } на холмах.
aid-loan = ${ $cash } сразу, доход навсегда ниже на { $steps }.
aid-route-length = Не меньше одного перегона, не больше, чем уровень локомотива. Ни одно место дважды.
aid-route-own = Хотя бы один перегон ваш, и ни у одного другого игрока на пути нет перегонов больше, чем у вас.
aid-route-end = Кубик останавливается в первом городе своего цвета.
aid-route-points = Каждый владелец получает по очку за перегон и кладёт все в доход или все в победные очки.
aid-end = При таком числе игроков в игре { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}.
aid-score-points = Как на шкале.
aid-score-income = Одно очко за каждые { $steps } дохода; за каждую единицу отрицательного дохода { $debt }.
aid-score-links = По { $points } за каждый завершённый перегон.

# The score pad

pad-points = Очки на шкале победных очков
pad-income = Уровень дохода
pad-links = Завершённые перегоны
pad-tie = При равенстве: номер жетона действия, а по стандартным правилам – место в порядке хода
pad-fell = Банкрот: 1 для первого обанкротившегося, 0 – не банкрот
