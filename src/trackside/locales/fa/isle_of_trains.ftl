# Isle of Trains: All Aboard

title = جزیرهٔ قطارها: همه سوار شوید!
tagline = هر کارت واگن، بار یا پول است: قطار بسازید، بار بزنید و به جزیره برسانید.

# پرسش‌ها

ask-action = { $count ->
    [1] آخرین اقدام این نوبت: بردارید، بسازید، بار بزنید یا تحویل دهید.
   *[other] نوبت شماست، { $count } اقدام: بردارید، بسازید، بار بزنید یا تحویل دهید.
}
ask-bonus = اقدام جایزه ({ $actions })، یا از آن بگذرید.
ask-take-cards = { $count ->
    [1] یک کارت بردارید.
   *[other] { $count } کارت بردارید، یکی‌یکی.
}
ask-benefit-discard = { $count } کارت دور بریزید.
ask-extra-card = یک کارت دیگر دور بریزید: بار به پشت گذاشته می‌شود.
ask-hand-limit = { $count } کارت دور بریزید تا به حد مجاز دست برسید.
ask-payment = بهای { $card }: { $count } کارت دیگر.
ask-scrapping = برای { $card } کدام واگن اسقاط شود؟
ask-placing = واگن اسقاط شد؛ { $card } کجا می‌رود؟
ask-replacing = { $card } جای کدام ساختمان را می‌گیرد؟
ask-surplus = ساختمان زیادی دارید: یکی را کنار بگذارید.
ask-destination = به کجا تحویل می‌دهید؟
ask-delivering = تحویل به { $island }: گام بعدی، یا پایان.
ask-contract = { $contract }: { $count } بار دیگر{ $ordered ->
    [yes] {" "}از چپ به راست
   *[no] {""}
} انتخاب کنید.
ask-special = تحویل ویژه: { $count ->
    [0] بارها را{ $ordered ->
        [yes] {" "}از چپ به راست
       *[no] {""}
    } انتخاب کنید.
   *[other] تاکنون { $count } بار؛ ادامه می‌دهید یا کافی است؟
}
ask-salvage = یک کارت از کارت‌های دورریخته بردارید.
ask-night-window = شب: کارتی را بازخرید کنید یا بگذارید کارت بعدی از دسته برود.

# دستورهای همیشگی: چه هنگام پاسخ می‌دهند

order-take-cards = هنگام برداشتن کارت
order-bonus = وقتی اقدام جایزه‌ای به من می‌رسد
order-night-window = شب، وقتی می‌توانم کارتی را بازخرید کنم

# حرکت‌ها

kind-take = برداشتن
kind-build = ساختن
kind-upgrade = ارتقا
kind-scrap-for = اسقاط یک واگن، سپس ساختن
kind-load = بار زدن
kind-board = سوار کردن مسافر
kind-contract = تحویل برای قرارداد
kind-ticket = رساندن مسافر
kind-mismatch = مسافر به کاشی دیگر (واگن ترمز 10)
kind-detour = مقصد دوم (واگن ترمز 9)
kind-special = تحویل ویژه
kind-stop = پایان تحویل
kind-decline = گذشتن
kind-demolish = کنار گذاشتن ساختمان
kind-scrap-car = اسقاط واگن
kind-to = مقصد
kind-unload = انتخاب بار
kind-done = کافی است
kind-all = همهٔ بارها
kind-discard = دور ریختن
kind-salvage = برداشتن از دورریخته‌ها
kind-go-on = ادامه
kind-buy-back = بازخرید

# واگنی از قطار؛ اگر همتا دارد با شماره‌اش
the-car = { $car }{ $twin ->
    [yes] {" "}(واگن { $place })
   *[no] {""}
}
the-old = { $old }{ $old_twin ->
    [yes] {" "}(واگن { $old_place })
   *[no] {""}
}
move-take = { $number ->
    [0] برداشتن کارت روی دسته
    [-1] برداشتن یک مسافر از کیسه
    [-2] برداشتن همهٔ بقیه از دسته
   *[other] برداشتن { $card }، کارت { $number } ردیف
}
move-build = ساختن { $card }{ $cost ->
    [-1] {""}
    [0] {" "}رایگان
   *[other] {" "}با { $cost } کارت
}
move-upgrade = جایگزین کردن { the-car } با { $card }{ $cost ->
    [-1] {""}
    [0] {" "}رایگان
   *[other] ، به بهای { $cost } کارت
}
move-scrap-for = اسقاط یک واگن، سپس ساختن { $card }
move-load = بار زدن { $card } در { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}{ $face_down ->
    [yes] ، به پشت، با یک کارت دیگر
   *[no] {""}
}
move-board = سوار کردن { $passenger } در { the-car }{ $own ->
    [yes] {""}
   *[no] {" "}({ $seat })
}
move-contract = تحویل برای { $contract }
move-ticket = رساندن { $passenger } از { the-car } به { $island }
move-mismatch = رساندن { $passenger } از { the-car } به کاشی رنگ دیگر
move-detour = رساندن { $passenger } از { the-car } به { $island } نیز
move-special = تحویل ویژه: دو کارت برای هر بار
move-stop = پایان تحویل
move-decline = گذشتن از اقدام جایزه
move-demolish = کنار گذاشتن { $building }
move-scrap-car = اسقاط { the-car }
move-to = تحویل به { $island }
move-unload = { the-car }، جای { $slot }: { $load }
move-done = همین بارها
move-all = همهٔ بارهای مانده
move-discard = دور ریختن { $card }
move-salvage = برداشتن { $card } از دورریخته‌ها
move-go-on = ادامه
move-buy-back = بازخرید کارت روی دورریخته‌ها

do-take = { $number ->
    [0] برداشتن کارت روی دسته
    [-1] برداشتن یک مسافر
    [-2] برداشتن همهٔ بقیه
   *[other] برداشتن { $card }
}
do-build = { $cost ->
    [-1] ساختن { $card }
    [0] ساختن { $card }، رایگان
   *[other] ساختن { $card } با { $cost } کارت
}
do-upgrade = { $cost ->
    [-1] ساختن { $card }
    [0] ساختن { $card }، رایگان
   *[other] ساختن { $card } با { $cost } کارت
}
do-scrap-for = اسقاط و ساختن { $card }
do-load = { $face_down ->
    [yes] بار زدن { $card }، 1 کارت بیشتر
   *[no] بار زدن { $card }
}
do-board = سوار کردن { $passenger }
do-contract = تحویل برای { $contract }
do-ticket = رساندن { $passenger }
do-mismatch = رساندن { $passenger }
do-detour = رساندن { $passenger } نیز
do-special = تحویل ویژه
do-stop = پایان تحویل
do-decline = گذشتن از جایزه
do-demolish = کنار گذاشتن { $building }
do-scrap-car = اسقاط { $car }
do-to = تحویل به { $island }
do-unload = این بار: { $load }
do-done = همین بارها
do-all = همهٔ بارهای دیگر
do-discard = دور ریختن { $count } کارت
do-salvage = برداشتن { $card }
do-go-on = ادامه
do-buy-back = بازخرید با { $vp } امتیاز

# What a move earns

note-benefit = { $cards ->
    [0] {""}
   *[other] ⁦+{ $cards }⁩ کارت
}{ $less ->
    [0] {""}
   *[other] ، ⁦−{ $less }⁩
}{ $vp ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] ،{" "}
    }⁦+{ $vp }⁩ امتیاز
}{ $bonus ->
    [yes] { $cards ->
        [0] {""}
       *[other] ،{" "}
    }جایزه: { $actions }
   *[no] {""}
}
note-build = ⁦+{ $points }⁩ امتیاز، وزن می‌شود { $weight } از { $power }{ $wins ->
    [yes] {""}، بردن سناریو
   *[no] {""}
}
note-building = اکنون { $points } امتیاز می‌ارزد{ $wins ->
    [yes] {""}، بردن سناریو
   *[no] {""}
}
note-contract = ⁦+{ $points }⁩ امتیاز
note-buy-back = { $card } به بهای { $vp } امتیاز

# رویدادها

event-take = { $who } { $card } را از ردیف برداشت.
you-take = { $card } را از ردیف برداشتید.
event-draw = { $who } { $card } از دسته کشید.
you-draw = { $card } را از دسته کشیدید.
event-reshuffle = کارت‌های دورریخته بُر خورد و دستهٔ تازه شد ({ $cards } کارت).
event-passenger = { $who } { $passenger } را از کیسه کشید.
you-passenger = { $passenger } را از کیسه کشیدید.
event-vp = { $who } { $vp } امتیاز گرفت.
you-vp = { $vp } امتیاز گرفتید.
event-progress = لوکوموتیو پیشرفت به خانهٔ { $space } رفت.
event-progress-locomotive = { $who } لوکوموتیو پیشرفت را برداشت ({ $vp } امتیاز).
you-progress-locomotive = لوکوموتیو پیشرفت را برداشتید ({ $vp } امتیاز).
event-last-round = دور آخر آغاز شد: هر کس یک نوبت دیگر دارد.
event-discard = { $who } { $card } را دور ریخت.
you-discard = { $card } را دور ریختید.
event-salvage = { $who } { $card } را از دورریخته‌ها برداشت.
you-salvage = { $card } را از دورریخته‌ها برداشتید.
event-extend = { $who } { $card } را به قطار بست.
you-extend = { $card } را به قطار بستید.
event-upgrade = { $who } { $card } را به‌جای { $old } گذاشت.
you-upgrade = { $card } را به‌جای { $old } گذاشتید.
event-erect = { $who } { $card } را ساخت.
you-erect = { $card } را ساختید.
event-demolish = { $who } { $building } را کنار گذاشت.
you-demolish = { $building } را کنار گذاشتید.
event-scrap = { $loads ->
    [0] { $who } { $card } را اسقاط کرد.
   *[other] { $who } { $card } را با { $loads } بار اسقاط کرد.
}
you-scrap = { $loads ->
    [0] { $card } را اسقاط کردید.
   *[other] { $card } را با { $loads } بار اسقاط کردید.
}
event-load = { $passenger ->
    [yes] { $who } { $load } را در { $car } ({ $owner_seat }) سوار کرد.
   *[no] { $who } { $load } را در { $car } ({ $owner_seat }) بار زد.
}
you-load = { $passenger ->
    [yes] { $load } را در { $car } ({ $owner_seat }) سوار کردید.
   *[no] { $load } را در { $car } ({ $owner_seat }) بار زدید.
}
event-load-face-down = { $who } { $load } به پشت در { $car } ({ $owner_seat }) بار زد.
you-load-face-down = { $load } را به پشت در { $car } ({ $owner_seat }) بار زدید.
event-deliver = { $who } به { $island } رسید.
you-deliver = به { $island } رسیدید.
event-contract = { $who } قرارداد { $contract } را انجام داد: { $vp } امتیاز.
you-contract = قرارداد { $contract } را انجام دادید: { $vp } امتیاز.
event-ticket = { $who } { $passenger } را به { $island } رساند (خانهٔ { $space }).
you-ticket = { $passenger } را به { $island } رساندید (خانهٔ { $space }).
event-mismatched = { $who } { $passenger } را به { $island } رساند؛ مسافر به کیسه برگشت.
you-mismatched = { $passenger } را به { $island } رساندید؛ مسافر به کیسه برگشت.
event-special = { $who } تحویل ویژه انجام داد: { $loads } بار، { $cards } کارت.
you-special = تحویل ویژه انجام دادید: { $loads } بار، { $cards } کارت.
event-decline = { $who } از اقدام جایزه گذشت.
you-decline = از اقدام جایزه گذشتید.
event-row = { $card } به ردیف آمد.
event-night = شب { $card } را دور ریخت.
event-buy-back = { $who } { $card } را با { $vp } امتیاز بازخرید کرد.
you-buy-back = { $card } را با { $vp } امتیاز بازخرید کردید.

# چرا حرکتی شدنی نیست

rule-not-now = اکنون این پرسیده نشده است.
rule-other-action = جایزه برای اقدام دیگری است.
rule-both-actions = هر دو اقدام نوبت الزامی‌اند.
rule-row-gap = این جای ردیف تا پایان نوبت خالی است.
rule-no-cards = دسته و دورریخته‌ها خالی‌اند.
rule-one-card-left = تنها یک کارت برای برداشتن مانده است.
rule-one-card = تنها یک کارت باید برداشت.
rule-cards-only = این اثر کارت می‌دهد، نه مسافر.
rule-deck-only = با این گزینه، اثرها تنها از دسته کارت می‌دهند.
rule-not-in-hand = این کارت را ندارید.
rule-one-locomotive = قطار یک لوکوموتیو دارد: جایگزین می‌شود، بسته نمی‌شود.
rule-not-an-upgrade = ارتقا باید از همان دسته و سطحی بالاتر باشد.
rule-too-heavy = وزن قطار از توان لوکوموتیو بیشتر می‌شود.
rule-too-dear = کارت‌های دیگرتان برای پرداخت کم است.
rule-no-such-car = چنین واگنی نیست.
rule-no-scrapping = لوکوموتیو اسقاط نمی‌شود و برای ساختمان چیزی اسقاط نمی‌کنند.
rule-scrap-in-vain = با اسقاط واگن هم این را نمی‌توان ساخت.
rule-not-your-building = این ساختمان از آن شما نیست.
rule-own-train-only = بار زدنِ جایزه تنها در قطار خودتان است.
rule-no-free-slot = جای خالی نیست.
rule-holds-nothing = این کارت بار نمی‌گیرد.
rule-no-extra-card = کارتی که جور نیست یک کارت دورریختنی دیگر می‌خواهد.
rule-owner-loads = این واگن ترمز را تنها صاحبش بار می‌زند.
rule-card-not-held = این کارت را ندارید.
rule-not-in-supply = چنین مسافری در انتظار ندارید.
rule-wrong-load = این واگن بار دیگری می‌گیرد.
rule-nothing-to-deliver = باری در قطارتان نیست.
rule-not-in-play = ایستگاه پژوهشی در این بازی نیست.
rule-nothing-more = پس از تحویل ویژه چیز دیگری نمی‌توان به آنجا تحویل داد.
rule-other-destination = همهٔ تحویل‌های یک اقدام به یک مقصد است.
rule-island-taken = کارت این جزیره برداشته شده است.
rule-island-open = نخست جزیرهٔ باز خود را کامل کنید.
rule-island-not-yours = این جزیرهٔ باز شما نیست.
rule-cargo-missing = بار این قرارداد در قطارتان نیست.
rule-not-both-contracts = با این گزینه یک اقدام هر دو قرارداد جزیره را انجام نمی‌دهد.
rule-no-additional = در این سناریو قرارداد افزوده انجام نمی‌شود.
rule-no-such-passenger = چنین مسافری در آن واگن نیست.
rule-wrong-colour = این مسافر به جای دیگری می‌رود.
rule-not-mismatched = مسافر هم‌رنگ به شیوهٔ عادی می‌رسد.
rule-no-tile = ایستگاه پژوهشی کاشی بلیت ندارد.
rule-tile-full = کاشی بلیت پر است.
rule-mismatched-once = واگن ترمز 10 در این اقدام کارش را کرده است.
rule-no-second-destination = مقصد دوم تنها با واگن ترمز 9 است، برای مسافری از رنگ دیگر.
rule-detour-once = واگن ترمز 9 در این اقدام کارش را کرده است.
rule-detour-later = واگن ترمز 9 پس از یک تحویل عادی کار می‌کند.
rule-deliver-first = دست‌کم یک کارت بار یا یک مسافر باید تحویل شود.
rule-no-such-load = چنین باری نیست.
rule-not-in-contract = این بار جزو قرارداد نیست.
rule-in-order = ترتیب مهم نیست: از چپ به راست انتخاب کنید.
rule-not-held = این کارت را ندارید.
rule-not-in-pile = این کارت در دورریخته‌ها نیست.
rule-solo-only = تنها در بازی یک‌نفره کارت بازخرید می‌شود.
rule-cannot-pay-back = نشانگر امتیازتان برای بازخرید کم است.
rule-pile-empty = دورریخته‌ها خالی است.

# چیزها

name-card = یک کارت
name-car = واگن
name-cargo = بار
name-anywhere = هر مقصدی
name-destination = مقصد
name-gap = –
name-loco_l1 = لوکوموتیو 1
name-loco_l2 = لوکوموتیو 2
name-loco_l3 = لوکوموتیو 3
name-time_engine = لوکوموتیو زمان
name-hopper_l1 = واگن قیفی 1
name-hopper_l2 = واگن قیفی 2
name-hopper_l3 = واگن قیفی 3
name-tanker_l1 = واگن مخزن‌دار 1
name-tanker_l2 = واگن مخزن‌دار 2
name-tanker_l3 = واگن مخزن‌دار 3
name-boxcar_l1 = واگن مسقف 1
name-boxcar_l2 = واگن مسقف 2
name-boxcar_l3 = واگن مسقف 3
name-coach_l1 = واگن مسافری 1
name-coach_l2 = واگن مسافری 2
name-coach_l3 = واگن مسافری 3
name-caboose_1 = واگن ترمز 1
name-caboose_2 = واگن ترمز 2
name-caboose_3 = واگن ترمز 3
name-caboose_4 = واگن ترمز 4
name-caboose_5 = واگن ترمز 5
name-caboose_6 = واگن ترمز 6
name-caboose_7 = واگن ترمز 7
name-caboose_8 = واگن ترمز 8
name-caboose_9 = واگن ترمز 9
name-caboose_10 = واگن ترمز 10
name-coal_factory = کارخانهٔ زغال
name-oil_refinery = پالایشگاه نفت
name-customs_house = گمرک
name-bank = بانک
name-grand_central = ایستگاه بزرگ مرکزی
name-town_hall = شهرداری
name-rail_yard = محوطهٔ راه‌آهن
name-middle_station = ایستگاه میانی
name-northern_station = ایستگاه شمالی
name-southern_station = ایستگاه جنوبی
name-white = مسافر سفید
name-turquoise = مسافر فیروزه‌ای
name-orange = مسافر نارنجی
name-green = مسافر سبز
name-purple = مسافر بنفش
name-black = مسافر سیاه
name-flint_beach = ساحل فلینت
name-camp_eagle = اردوگاه عقاب
name-devon_city = شهر دوون
name-cactus_mines = معدن کاکتوس
name-billingtons = بیلینگتونز
name-alpine_lodge = اقامتگاه کوهستانی
name-research_station = ایستگاه پژوهشی
name-flint_beach_a = ساحل فلینت، قرارداد الف
name-flint_beach_b = ساحل فلینت، قرارداد ب
name-camp_eagle_a = اردوگاه عقاب، قرارداد الف
name-camp_eagle_b = اردوگاه عقاب، قرارداد ب
name-devon_city_a = شهر دوون، قرارداد الف
name-devon_city_b = شهر دوون، قرارداد ب
name-cactus_mines_a = معدن کاکتوس، قرارداد الف
name-cactus_mines_b = معدن کاکتوس، قرارداد ب
name-billingtons_a = بیلینگتونز، قرارداد الف
name-billingtons_b = بیلینگتونز، قرارداد ب
name-alpine_lodge_a = اقامتگاه کوهستانی، قرارداد الف
name-alpine_lodge_b = اقامتگاه کوهستانی، قرارداد ب
name-research_station_a = ایستگاه پژوهشی، قرارداد الف
name-ticket_1 = کاشی بلیت 1
name-ticket_2 = کاشی بلیت 2
name-ticket_3 = کاشی بلیت 3
name-ticket_4 = کاشی بلیت 4
name-ticket_5 = کاشی بلیت 5
name-ticket_6 = کاشی بلیت 6
name-coal = زغال
name-oil = نفت
name-box = جعبه
name-any = هر باری
name-wild = بار همه‌کاره
name-take = برداشتن
name-build = ساختن
name-load = بار زدن
name-deliver = تحویل
name-progress_locomotive = لوکوموتیو پیشرفت
name-challenge = چالش یک‌نفره
name-ch1 = به جزیرهٔ قطارها خوش آمدید
name-ch2 = پایه‌های استوار
name-ch3 = مردم تازه، سرزمین‌های تازه
name-ch4 = وقت نمایش!
name-ch5 = همه سوار شوید!
name-ch6 = گشت شمال
name-ch7 = سرافرازی
name-ch8 = مسافر
name-ch9 = بزرگ و نیرومند
name-ch10 = گوشم با شماست
name-freeloader = مسافر قاچاقی
name-trainee = کارآموز
name-engineer = لوکوموتیوران
name-junior_driver = رانندهٔ تازه‌کار
name-senior_driver = رانندهٔ ارشد جزیرهٔ قطارها

# Letters of the drawing of the islands, and passengers by their colours alone

sign-coal = C
sign-oil = O
sign-box = B
sign-any = *
sign-take = T
sign-build = S
sign-load = L
sign-deliver = D
colour-white = سفید
colour-turquoise = فیروزه‌ای
colour-orange = نارنجی
colour-green = سبز
colour-purple = بنفش
colour-black = سیاه

# What cards do

says-caboose_1 = پس از هر تحویل ‎+1 کارت
says-caboose_2 = برای هر زغالی که بار می‌زنید ‎+1 کارت
says-caboose_3 = جایی برای هر باری، فقط برای شما
says-caboose_4 = یک ساختمان بیشتر
says-caboose_5 = افزودن واگن 1 کارت ارزان‌تر
says-caboose_6 = توان ‎+2
says-caboose_7 = در هر تحویل یک مسافر به‌جای هر باری
says-caboose_8 = برای هر مسافری که سوار می‌کنید ‎+2 کارت
says-caboose_9 = در هر تحویل یک مسافر به کاشی دومی به رنگ خودش
says-caboose_10 = مسافر رنگ دیگر را برای پاداشش می‌رساند
says-coal_factory = 2 امتیاز برای هر زغال قراردادهایتان
says-oil_refinery = 2 امتیاز برای هر نفت قراردادهایتان
says-customs_house = 2 امتیاز برای هر جعبهٔ قراردادهایتان
says-bank = 2 امتیاز بیشتر برای هر بار قطارتان
says-grand_central = 8 امتیاز
says-town_hall = 2 امتیاز برای هر کارت قطار با نشان مسافر
says-rail_yard = 2 امتیاز برای هر واگن
says-middle_station = 4 امتیاز، ‎+1 برای هر مسافر معدن کاکتوس و شهر دوون
says-northern_station = 4 امتیاز، ‎+1 برای هر مسافر اقامتگاه کوهستانی و بیلینگتونز
says-southern_station = 4 امتیاز، ‎+1 برای هر مسافر اردوگاه عقاب و ساحل فلینت

goal-ch1 = قرارداد آغازین و یک قرارداد افزودهٔ بیلینگتونز و ساحل فلینت را انجام دهید.
goal-ch2 = چهار ساختمان بسازید؛ تعداد ساختمان‌ها محدود نیست.
goal-ch3 = به 60 امتیاز برسید.
goal-ch4 = هم‌زمان سیزده واگن متصل داشته باشید.
goal-ch5 = پنج کاشی بلیت را پر کنید.
goal-ch6 = قرارداد آغازین و یک قرارداد افزودهٔ اقامتگاه کوهستانی، شهر دوون و ایستگاه پژوهشی را انجام دهید.
goal-ch7 = تنها با ساختمان‌ها به 50 امتیاز برسید؛ تعدادشان محدود نیست.
goal-ch8 = قرارداد آغازین هر هفت جزیره را انجام دهید.
goal-ch9 = در یک قطار لوکوموتیو، واگن قیفی، واگن مخزن‌دار، واگن مسقف و واگن مسافری سطح 3 داشته باشید؛ بازخرید 2 امتیاز است.
goal-ch10 = به 70 امتیاز برسید، در حالی که هر نشانگر امتیاز منهای یک است.

# موضوع پرسش، برای کسانی که منتظر پاسخ‌اند

topic-action = اقدام بعدی
topic-bonus = اقدام جایزه
topic-take-cards = کارتی که برمی‌دارد
topic-benefit-discard = کارت‌های دورریختنی
topic-extra-card = کارت دورریختنی
topic-hand-limit = کارت‌های دورریختنی
topic-payment = چگونگی پرداخت
topic-scrapping = واگن اسقاطی
topic-placing = جای کارت
topic-replacing = ساختمان جایگزین‌شدنی
topic-surplus = ساختمان کنارگذاشتنی
topic-destination = مقصد تحویل
topic-delivering = تحویل
topic-contract = بارهای قرارداد
topic-special = تحویل ویژه
topic-salvage = کارت دورریخته
topic-night-window = شب

# بخش‌های ارزیابی، برای دلیل راهنمایی‌ها

part-time = زمان
part-markers = نشانگرهای امتیاز
part-train = قطار
part-contracts = قراردادها
part-loads = بارها
part-progress = لوکوموتیو پیشرفت
part-buildings = ساختمان‌ها
part-cards = کارت‌های دست
part-passengers = مسافران

# امتیازها

category-markers = نشانگرهای امتیاز
category-train = لوکوموتیو و واگن‌ها
category-contracts = قراردادها
category-loads = بارها
category-progress = لوکوموتیو پیشرفت
category-buildings = ساختمان‌ها

reason-markers = { $count } نشانگر امتیاز
reason-card = { $card }
reason-contract = { $contract }
reason-loads = { $count } بار در قطار
reason-progress-locomotive = لوکوموتیو پیشرفت

# گزینه‌ها

refuses-a-scenario-is-for-one-player = سناریو تنها برای یک بازیکن است.
option-scenario = بازی یک‌نفره
choice-scenario-challenge = چالش: هرچه امتیاز بیشتر
choice-scenario-1 = 1 به جزیرهٔ قطارها خوش آمدید
choice-scenario-2 = 2 پایه‌های استوار
choice-scenario-3 = 3 مردم تازه، سرزمین‌های تازه
choice-scenario-4 = 4 وقت نمایش!
choice-scenario-5 = 5 همه سوار شوید!
choice-scenario-6 = 6 گشت شمال
choice-scenario-7 = 7 سرافرازی
choice-scenario-8 = 8 مسافر
choice-scenario-9 = 9 بزرگ و نیرومند
choice-scenario-10 = 10 گوشم با شماست
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
option-deck_profile = کارت‌های قطار در دسته
choice-deck_profile-seed_72 = 72 کارت، با ششمین لوکوموتیو 3
choice-deck_profile-public_71 = 71 کارت
choice-deck_profile-public_71_plus_time_engine = 72 کارت، با لوکوموتیو زمان
option-take_effects_may_use_row = کارت‌های یک اثر می‌توانند از ردیف باشند
option-start_and_additional_same_action = یک تحویل می‌تواند هر دو قرارداد جزیره را انجام دهد
option-caboose_10_limit = شمار مسافرانی که واگن ترمز 10 در یک اقدام می‌رساند
option-wild_symbols_score = نمادهای همه‌کاره برای سه کارخانه شمرده می‌شوند
option-stations_count_all_players = ایستگاه‌ها مسافران همهٔ بازیکنان را می‌شمارند

# میز

panel-islands = جزیره‌ها
panel-island = جزیره
panel-starting = قرارداد آغازین
panel-additional = قراردادهای افزوده
panel-passenger = مسافران
panel-tile = کاشی بلیت
panel-owner = کارت
panel-on-map = روی صفحه
panel-islands-legend = قراردادها: C زغال، O نفت، B جعبه، * هر باری ← امتیاز، ✓ انجام‌شده. کاشی‌های بلیت: ○ خانهٔ آزاد، ● گرفته‌شده: کارت، ★ امتیاز، L بار زدنِ جایزه، S ساختنِ جایزه. در پایان: صندلیِ صاحب جزیره.
panel-market = میز
panel-row = ردیف
panel-deck = دسته
panel-discard = دورریخته‌ها
panel-bag = کیسه
panel-set-aside = کنار گذاشته
panel-progress = پیشرفت
panel-last-turns = دور آخر: { $count } نوبت مانده.
panel-pile = { $count } کارت، روی آن‌ها { $card }
panel-on-top = { $count } کارت، روی آن‌ها { $cards }
panel-of = { $count } از { $most }
panel-train = قطار
panel-figures = { $points } امتیاز، نشانگرهای امتیاز { $markers }، وزن { $weight } از { $power }
panel-hand = دست
panel-supply = در انتظار
panel-buildings = ساختمان‌ها
panel-contracts = قراردادها
panel-points = امتیاز اکنون
panel-cards = { $count } کارت
panel-seen = از آن میان { $cards }
panel-face-down = { $cargo } به پشت
panel-bonus = جایزه: { $actions }
panel-step-take_cards = ⁦+{ $count }⁩ کارت
panel-step-discard_cards = ⁦−{ $count }⁩ کارت
panel-step-gain_vp = ⁦+{ $count }⁩ امتیاز
panel-step-take_from_discard = { $count } کارت از دورریخته‌ها
panel-challenge = { $points } امتیاز: { $rating }
panel-goal = هدف
panel-reached = به‌دست‌آمده
panel-left = { $count }؛ مانده: { $things }
panel-time = زمان
panel-deck-scenario = { $count } کارت در دسته؛ اگر پیش از هدف تمام شود، باخت است
panel-deck-challenge = { $count } کارت در دسته؛ تمام که شد، بازی پایان می‌یابد
panel-night = شب
panel-night-takes = دست تا { $limit }، ردیف پر، 1 کارت دور ریخته: { $row } کارت از دسته کم می‌شود
panel-won = سناریو برده شد.
panel-lost = دسته خالی است: سناریو باخته شد.

# چند حرکت به‌صورت یک تصمیم

compound-build = { $scraps ->
    [yes] اسقاط { the-car } و ساختن { $card }
   *[no] ساختن { $card }
}{ $replaces ->
    [yes] {" "}به جای { the-old }
   *[no] {""}
}{ $cost ->
    [0] {" "}رایگان
   *[other] {" "}با { $cost } کارت
}{ $gives_up ->
    [yes] {" "}و کنار گذاشتن { $building }
   *[no] {""}
}
compound-load = { move-load }
compound-contract = تحویل { $loads } بار برای { $contract }
compound-special = تحویل ویژهٔ { $loads } بار در برابر { $cards } کارت
compound-discard = دور ریختن { $cards }

# صفحهٔ بازی در مرورگر
board-table = جزیره‌ها، قطارها و کارت‌ها
board-islands = جزیره‌ها
board-counted = { $count } { $thing }
board-contract = { $cargo } برای { $points } امتیاز
board-contract-more = { $cargo } برای { $points } امتیاز دیگر
board-owned = باز برای { $name }
board-seated = مسافران: { $count } از { $most }
board-loads = بارها: { $count } از { $most }
board-row = ردیف
board-progress = پیشرفت
board-of = { $count } از { $most }
board-last-turns = دور آخر: { $count } نوبت مانده
board-next-seat = برای مسافر بعدی: { $steps }
board-benefit = بار زدنش می‌دهد: { $steps }
board-step-take_cards = { $count } کارت
board-step-discard_cards = منهای { $count } کارت
board-step-take_from_discard = { $count } کارت از دورریخته‌ها
board-step-gain_vp = { $count } امتیاز
board-step-bonus = یک اقدام جایزه: { $actions }
board-choose-cards = { $count ->
    [one] { $count } کارت انتخاب کنید
   *[other] { $count } کارت انتخاب کنید، به هر ترتیبی
}
board-as-cargo = در نقش بار
board-card = { $name }: بها { $cost }، توان { $power }، وزن { $weight }، امتیاز { $points }
board-market = ردیف، دسته و کیسه
board-in-row = در ردیف: { $card }
board-gap = خالی تا پایان نوبت
board-deck-short = دسته
board-deck-label = { $top ->
    [none] دسته، { $count } کارت
   *[other] دسته، { $count } کارت، روی آن { $top }
}
board-bag-short = کیسه
board-bag-label = کیسه، { $count } مسافر: { $passengers }
board-discard-short = دورریخته
board-discard-label = { $card ->
    [none] دورریخته‌ها، خالی
   *[other] دورریخته‌ها، { $count } کارت، روی آن { $card }
}
board-progress-left = با { $count } جزیره یا کاشی بلیت پر دیگر، بازی پایان می‌یابد
board-hand-count = دست شما: { $count }
board-hidden = { $count } کارت، پنهان
board-no-cards = کارتی نیست
board-copies = { $count } نسخه
board-passengers = مسافر
board-holds = جا برای { $count }: { $what }
board-car-of = { $car }، قطار { $name }
board-face-down = { $cargo } به پشت
board-load-in = { $load } در { $car }
board-train-end = ته قطار شما: افزودن واگن
board-building-site = جای ساختمان
board-building-of = { $building } از { $name }: { $says }
board-yours = از آنِ شما
board-no-gain = بدون بهره
board-upgrade = ارتقا
board-scrap = اسقاط
board-weight-of = وزن { $weight } از توان { $power }
board-markers = نشانگرهای امتیاز: { $count }
board-open = { $islands } باز است
board-waiting-are = در انتظار: { $passengers }
board-waiting-short = در انتظار سوار شدن
board-which-action = کدام اقدام؟
board-use-as = با { $card } چه می‌کنید؟
board-action-take = برداشتن
board-action-build = ساختن
board-action-load = بار زدن
board-action-deliver = تحویل
board-pay = { $count } کارت برای { $card } بپردازید
board-now = اگر بازی اکنون پایان می‌یافت
board-points = { $count } امتیاز
board-score-markers = نشانگرها { $count }
board-score-train = قطار { $count }
board-score-contracts = قراردادها { $count }
board-score-loads = بارها { $count }
board-score-progress = پیشرفت { $count }
board-score-buildings = ساختمان‌ها { $count }
board-deliver = تحویل
board-deliver-to = تحویل به { $island }
board-deliver-how = باری یا سطری را انتخاب کنید؛ گام‌ها به همین ترتیب‌اند
board-deliver-none = هنوز گامی نیست
board-last-step = گام آخر
board-starting = قرارداد آغازین
board-additional = قرارداد افزوده
board-ticket = بلیت
board-special = تحویل ویژه
board-one-by-one = انتخاب بارها یکی‌یکی
board-tile-full = کاشی بلیت پر است
board-why-not = چرا نمی‌شود؟
board-in-all = روی هم:
board-cannot-undo = کشیدن کارت برگشت ندارد
board-confirm-deliver = تحویل: { $count } گام
board-confirm-win = ساختن و بردن
board-wins = با این ساختن می‌برید
board-says-cost = بها: { $count } کارت
board-says-power = توان { $count }
board-says-weight = وزن { $count }
board-says-points = { $count } امتیاز در قطار شما
board-says-cargo = در نقش بار: { $cargo }
board-zoom-how = برای بزرگ دیدن کارت، نشانگر را رویش ببرید، با صفحه‌کلید به آن بروید یا انگشت را رویش نگه دارید.
board-legend = معنای نگاره‌ها
board-legend-bolt = توان
board-legend-weight = وزن
board-legend-vp = امتیاز
board-legend-any = یک اقدام جایزه: هر کدام
board-tab-trains = قطارها
board-tab-row = ردیف
board-tab-islands = جزیره‌ها
board-scenario = سناریوی { $number } از { $count }
board-goal = هدف
board-left = مانده: { $things }
board-rating = { $points } امتیاز: { $rating }
board-day = روز { $number }
board-night = شب
board-tonight = امشب
board-time-scenario = { $count } کارت در دسته؛ تمام که شد، باخت است
board-time-challenge = { $count } کارت در دسته؛ تمام که شد، بازی پایان می‌یابد
board-night-hand = دست تا { $count }
board-night-row = پر شدن ردیف: { $count } از دسته
board-night-card = کارت روی دسته از دست می‌رود
board-short-locomotive = لوکو { $number }
board-short-hopper = قیفی { $number }
board-short-tanker = مخزن { $number }
board-short-boxcar = مسقف { $number }
board-short-coach = مسافری { $number }
board-short-caboose = ترمز { $number }

# The game in one minute and the player aid

minute-cards = کارت همه‌چیز است: ساخته‌شده لوکوموتیو یا واگن است، بارزده بار است، و دورریخته بهای کارتی دیگر.
minute-train = قطار خود را بسازید. توان لوکوموتیو باید وزن همهٔ واگن‌ها را بکشد.
minute-load = بار و مسافر را در هر قطاری بگذارید. در قطار دیگران بهرهٔ چاپ‌شده روی واگن را می‌گیرید، ولی بار از آن صاحب قطار است.
minute-deliver = آنچه قطار خودتان دارد تحویل دهید: بار برای قراردادهای جزیره‌ها، که بیشترین امتیاز را دارند.
minute-passengers = مسافران به جزیرهٔ هم‌رنگ خود می‌روند و کارت، امتیاز یا یک اقدام دیگر می‌آورند.
minute-end = وقتی قرارداد و بلیت به اندازهٔ کافی انجام شود، هر کس یک نوبت دیگر دارد. قطار، قراردادها، بارها و ساختمان‌ها شمرده می‌شوند.
aid-turn-actions = { $actions } اقدام در هر نوبت، یک اقدام را دو بار هم می‌توان.
aid-take = کارتی از ردیف، کارت روی دسته، یا مسافری از کیسه.
aid-build = یک کارت از دست: واگنی در ته قطار، واگن بهتری به جای یکی، یا یک ساختمان.
aid-load = کارتی به عنوان بار، یا مسافری، در جای خالی هر قطاری.
aid-deliver = تحویل
aid-deliver-text = هر تعداد بار از قطار خودتان به یک جزیره.
aid-hand = در پایان نوبت دست‌بالا { $cards } کارت نگه می‌دارید.
aid-power = توان لوکوموتیو: وزن قطار می‌تواند تا همین اندازه باشد.
aid-weight = وزن واگن.
aid-cargo = زغال در واگن قیفی، نفت در واگن مخزن‌دار، جعبه در واگن مسقف.
aid-passenger = مسافران در واگن مسافری و لوکوموتیو می‌نشینند.
aid-any = هر باری.
aid-price-build = هر کارت به تعدادی که نشان می‌دهد کارت دیگر می‌خواهد.
aid-price-upgrade = واگن بهتری از همان گونه تنها تفاوت را می‌خواهد و بارهایش را نگه می‌دارد.
aid-price-any = اگر { $cards } کارت دیگر دور بریزید، هر کارتی بار دلخواه شما می‌شود.
aid-price-scrap = هنگام ساختن می‌توانید { $cars } واگن را برای کم کردن وزن اسقاط کنید.
aid-contract = همهٔ بارهای قرارداد یک جزیره با هم. تنها یک جزیرهٔ باز دارید و با یکی از قراردادهای افزوده‌اش آن را به پایان می‌برید.
aid-ticket = به جزیرهٔ هم‌رنگ خود: پاداش چپ‌ترین خانهٔ خالی.
aid-special = هر چیز دیگری که دارید: { $cards } کارت برای هر بار.
aid-end = لوکوموتیو پیشرفت به هدف برسد، یا دسته و دورریخته‌ها خالی باشند: هر کس یک نوبت دیگر دارد.
aid-score-markers = همان که جمع شده است.
aid-score-train = امتیاز لوکوموتیو و واگن‌ها.
aid-score-contracts = امتیاز آغازین جزیرهٔ باز، جمع جزیرهٔ کامل‌شده.
aid-score-loads = { $points } برای هر باری که در قطار مانده است.
aid-score-progress = { $points } برای کسی که آن را دارد.
aid-score-buildings = همان که روی هر ساختمان است.

# The score pad

pad-markers = نشانگرهای امتیاز
pad-loads = بارها و مسافران در قطار
pad-table = مسافران روی کاشی‌های بلیت، از همهٔ بازیکنان
