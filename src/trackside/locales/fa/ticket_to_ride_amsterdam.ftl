# Ticket to Ride: آمستردام

title = Ticket to Ride: آمستردام
tagline = گاری‌ها، کانال‌ها و قراردادهای عصر طلایی: پانزده دقیقه مسیرسازی.

# پرسش‌ها

ask-turn = نوبت شماست: کارت بکشید، مسیری بگیرید یا قرارداد بکشید.
ask-second-card = کارت دوم را بردارید.
ask-choose-contracts = دست‌کم یکی از این قراردادها را نگه دارید.
ask-set-up-contracts = پیش از نوبت اول: یکی از دو قرارداد یا هر دو را نگه دارید.

# دستورهای همیشگی: چه هنگام پاسخ می‌دهند

order-turn = در آغاز نوبت من
order-second-card = هنگام برداشتن کارت دوم

# حرکت‌ها

kind-take = برداشتن کارت رو
kind-draw = کشیدن از دسته
kind-contracts = کشیدن قرارداد
kind-pass = پاس
kind-claim = گرفتن مسیر
kind-keep = نگه داشتن قرارداد

move-take = برداشتن { $card } (جای { $place })
move-draw = کشیدن یک کارت از دسته
move-contracts = کشیدن دو قرارداد
move-pass = پاس: کار دیگری ممکن نیست
move-claim = گرفتن { $route } با { $cards }
move-keep = { $count ->
    [1] نگه داشتن { $from } – { $to } ({ $value })
   *[other] نگه داشتن { $from } – { $to } ({ $value }) و { $other_from } – { $other_to } ({ $other_value })
}

do-take = برداشتن { $card }
do-draw = کشیدن یک کارت
do-contracts = کشیدن دو قرارداد
do-pass = پاس
do-claim = گرفتن با { $cards }
do-keep = { $count ->
    [1] نگه داشتن یک قرارداد
   *[other] نگه داشتن هر دو قرارداد
}

# آنچه گذشت

event-take = { $who } { $card } را از ردیف برداشت.
you-take = { $card } را از ردیف برداشتید.
event-draw = { $known ->
    [0] { $who } یک کارت از دسته کشید.
   *[other] { $who } { $card } را از دسته کشید.
}
you-draw = { $card } را از دسته کشیدید.
event-reveal = { $card } به جای { $place } ردیف آمد.
event-reshuffle = { $cards ->
    [one] کارت‌های دورریخته دستهٔ تازه شد ({ $cards } کارت).
   *[other] کارت‌های دورریخته بُر خورد و دستهٔ تازه شد ({ $cards } کارت).
}
event-row-reset = جوکر زیاد بود: ردیف دور ریخته و از نو چیده شد.
event-claim = { $who } مسیر { $route } را گرفت ({ $cards }): { $points } امتیاز{ $bonus ->
    [0] .
   *[other] {" "}و یک کالای پاداش.
}
you-claim = مسیر { $route } را گرفتید ({ $cards }): { $points } امتیاز{ $bonus ->
    [0] .
   *[other] {" "}و یک کالای پاداش.
}
event-look = { $count ->
    [1] { $who } آخرین قرارداد را دید.
   *[other] { $who } { $count } قرارداد را دید.
}
you-look = { $count ->
    [1] آخرین قرارداد را دیدید.
   *[other] { $count } قرارداد را دیدید.
}
event-choose = { $known ->
    [0] { $who } قراردادهای آغازین را انتخاب کرد.
   *[other] { $count ->
        [1] { $who } با { $from } – { $to } ({ $value }) آغاز کرد.
       *[other] { $who } با { $from } – { $to } ({ $value }) و { $other_from } – { $other_to } ({ $other_value }) آغاز کرد.
    }
}
you-choose = { $count ->
    [1] با { $from } – { $to } ({ $value }) آغاز کردید.
   *[other] با { $from } – { $to } ({ $value }) و { $other_from } – { $other_to } ({ $other_value }) آغاز کردید.
}
event-keep = { $known ->
    [0] { $count ->
        [1] { $who } یک قرارداد نگه داشت{ $returned ->
            [0] .
           *[other] {" "}و یکی را برگرداند.
        }
       *[other] { $who } هر دو قرارداد را نگه داشت.
    }
   *[other] { $count ->
        [1] { $who } قرارداد { $from } – { $to } ({ $value }) را نگه داشت.
       *[other] { $who } قراردادهای { $from } – { $to } ({ $value }) و { $other_from } – { $other_to } ({ $other_value }) را نگه داشت.
    }
}
you-keep = { $count ->
    [1] قرارداد { $from } – { $to } ({ $value }) را نگه داشتید.
   *[other] قراردادهای { $from } – { $to } ({ $value }) و { $other_from } – { $other_to } ({ $other_value }) را نگه داشتید.
}
event-chosen = { $who } با { $count } قرارداد آغاز کرد.
you-chosen = با { $count } قرارداد آغاز کردید.
event-pass = { $who } کاری نتوانست بکند و پاس داد.
you-pass = کاری نتوانستید بکنید و پاس دادید.
event-last-round = { $carts ->
    [0] { $who } گاری ندارد: هر کس یک نوبت دیگر دارد.
   *[other] { $who } { $carts } گاری دارد: هر کس یک نوبت دیگر دارد.
}
you-last-round = { $carts ->
    [0] گاری ندارید: هر کس یک نوبت دیگر دارد.
   *[other] { $carts } گاری دارید: هر کس یک نوبت دیگر دارد.
}

# قانون‌ها

rule-not-now = این پاسخ پرسشی نیست که اکنون پرسیده شده است.
rule-second-card-first = یک کارت برداشته‌اید؛ نخست کارت دوم را بردارید.
rule-choose-contracts-first = قراردادها پیش روی شماست؛ نخست بگویید کدام را نگه می‌دارید.
rule-set-up-first = نخست قراردادهای آغازین خود را انتخاب کنید.
rule-must-act = تنها وقتی می‌توان پاس داد که نه کارت بتوان کشید، نه مسیری گرفت و نه قراردادی کشید.
rule-not-in-row = این کارت در آن جای ردیف نیست.
rule-deck-empty = دسته خالی است و کارت دورریخته‌ای هم برای بُر زدن نیست.
rule-no-second-wild = جوکرِ رو را تنها به‌عنوان کارت اول می‌توان برداشت.
rule-route-taken = این مسیر پیش‌تر گرفته شده است.
rule-too-few-carts = گاری‌های شما از خانه‌های این مسیر کمتر است.
rule-own-other-lane = خط دیگر این مسیر دوتایی از آنِ شماست؛ هر دو را نمی‌توان داشت.
rule-lane-closed = در بازی دونفره، با گرفته شدن یک خط از مسیر دوتایی، خط دیگر بسته می‌شود.
rule-wrong-number = بهای هر مسیر درست به شمار خانه‌های آن کارت است.
rule-two-colours = همهٔ کارت‌های یک پرداخت، جز جوکرها، از یک رنگ‌اند.
rule-other-colour = بهای این مسیر با رنگ خودش و جوکر پرداخت می‌شود.
rule-payment-order = در پرداخت نخست کارت‌های رنگی و سپس جوکرها نام برده می‌شوند.
rule-too-few-cards = کارت‌های این پرداخت را در دست ندارید.
rule-no-contracts = قراردادی برای کشیدن نمانده است.
rule-not-offered = تنها قراردادهایی را می‌توان نگه داشت که به شما پیشنهاد شده است.

# موضوع پرسش، برای کسانی که منتظر پاسخ‌اند

topic-turn = این نوبت
topic-second-card = کارت دوم
topic-choose-contracts = قراردادهایی که نگه می‌دارد
topic-set-up-contracts = قراردادهایی که نگه می‌دارد

# بخش‌های ارزیابی، برای دلیل راهنمایی‌ها

part-time = زمان
part-routes = مسیرها
part-contracts = قراردادها
part-bonus = کالاهای پاداش
part-cards = کارت‌های دست

# امتیاز

category-routes = مسیرها
category-contracts = قراردادها
category-bonus = کالاهای پاداش

reason-route = { $route }
reason-contract-complete = { $from } – { $to }، پیوسته
reason-contract-incomplete = { $from } – { $to }، ناپیوسته
reason-bonus = { $cards } کالای پاداش: رتبهٔ { $place }

# گزینه‌ها

option-bonus_tie_ranking = بازیکنانی که کالای پاداش برابر دارند
choice-bonus_tie_ranking-competition = رتبهٔ بعدی را هم پر می‌کنند (1، 1، 3)
choice-bonus_tie_ranking-dense = رتبهٔ بعدی را به نفر بعد می‌دهند (1، 1، 2)

# میز

panel-board = مسیرها
panel-board-legend = در نقشه هر خانه یک حرف است: p صورتی، b آبی، g سبز، k سیاه، r قرمز، o نارنجی، x خاکستری؛ خانهٔ گرفته‌شده شمارهٔ صاحبش است.
panel-board-note = در فهرست، * کالای پاداش می‌دهد.
panel-between = میان
panel-spaces = خانه‌ها
panel-colour = رنگ
panel-owner = صاحب
panel-row = کارت‌های رو
panel-place = جا
panel-card = کارت
panel-count = تعداد
panel-piles = دسته: { $deck }؛ دورریخته: { $discard } ({ $discarded })؛ قراردادهای مانده: { $contracts }؛ کالاهای پاداش مانده: { $bonus }.
panel-hand = { $count ->
    [one] دست شما: { $count } کارت
   *[other] دست شما: { $count } کارت
}
panel-contracts = قراردادهای شما
panel-contracts-of = قراردادهای { $who }
panel-offered = پیشنهاد به شما
panel-value = ارزش
panel-done = پیوسته
panel-yes = بله
panel-no = نه
panel-returned = قراردادهایی که برگردانده‌اید و جایشان در دسته: { $places }
panel-seats = بازیکنان
panel-seat = بازیکن
panel-points = امتیاز
panel-carts = گاری
panel-cards = کارت
panel-seen = رو برداشته
panel-contract-count = قرارداد
panel-bonus = پاداش
panel-final-round = { $turns ->
    [one] دور پایانی: { $turns } نوبت مانده است.
   *[other] دور پایانی: { $turns } نوبت مانده است.
}

# کارت‌ها، رنگ‌ها و گاری‌ها

name-pink = صورتی
name-blue = آبی
name-green = سبز
name-black = سیاه
name-red = قرمز
name-orange = نارنجی
name-wild = جوکر
name-grey = خاکستری
name-burgundy = زرشکی
name-brown = قهوه‌ای
name-white = سفید

# مکان‌ها

name-nieuwe_waal = نیووه‌وال
name-haringpakkerstoren = هارینگ‌پاکرس‌تورن
name-noordermarkt = نوردرمارکت
name-korenmetershuisje = کورن‌مترس‌هاوشه
name-oude_waal = آوده‌وال
name-montelbaanstoren = مونتل‌بانس‌تورن
name-oude_kerk = آوده‌کرک
name-waag = واخ
name-dam = دام
name-jan_roodenpoortstoren = یان‌رودن‌پورتس‌تورن
name-jordaan = یوردان
name-westermarkt = وسترمارکت
name-de_drie_hendricken = د دری هندریکن
name-begijnhof = بخاین‌هوف
name-munttoren = مونت‌تورن
name-oost_indisch_huis = اوست‌ایندیس هاوس
name-blauwbrug = بلاوبروخ

# مسیرها

name-nieuwe_waal__haringpakkerstoren__pink = { name-nieuwe_waal } – { name-haringpakkerstoren } ({ name-pink })
name-nieuwe_waal__haringpakkerstoren__grey = { name-nieuwe_waal } – { name-haringpakkerstoren } ({ name-grey })
name-haringpakkerstoren__korenmetershuisje__grey = { name-haringpakkerstoren } – { name-korenmetershuisje } ({ name-grey })
name-haringpakkerstoren__korenmetershuisje__red = { name-haringpakkerstoren } – { name-korenmetershuisje } ({ name-red })
name-korenmetershuisje__oude_kerk__green = { name-korenmetershuisje } – { name-oude_kerk } ({ name-green })
name-korenmetershuisje__oude_kerk__blue = { name-korenmetershuisje } – { name-oude_kerk } ({ name-blue })
name-korenmetershuisje__jan_roodenpoortstoren__black = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } ({ name-black })
name-korenmetershuisje__jan_roodenpoortstoren__orange = { name-korenmetershuisje } – { name-jan_roodenpoortstoren } ({ name-orange })
name-oude_kerk__waag__black = { name-oude_kerk } – { name-waag } ({ name-black })
name-oude_kerk__waag__red = { name-oude_kerk } – { name-waag } ({ name-red })
name-oude_kerk__dam__orange = { name-oude_kerk } – { name-dam } ({ name-orange })
name-oude_kerk__dam__pink = { name-oude_kerk } – { name-dam } ({ name-pink })
name-jan_roodenpoortstoren__dam__blue = { name-jan_roodenpoortstoren } – { name-dam } ({ name-blue })
name-jan_roodenpoortstoren__dam__red = { name-jan_roodenpoortstoren } – { name-dam } ({ name-red })
name-westermarkt__jan_roodenpoortstoren__green = { name-westermarkt } – { name-jan_roodenpoortstoren } ({ name-green })
name-westermarkt__jan_roodenpoortstoren__grey = { name-westermarkt } – { name-jan_roodenpoortstoren } ({ name-grey })
name-de_drie_hendricken__westermarkt__pink = { name-de_drie_hendricken } – { name-westermarkt } ({ name-pink })
name-de_drie_hendricken__westermarkt__black = { name-de_drie_hendricken } – { name-westermarkt } ({ name-black })
name-dam__oost_indisch_huis__green = { name-dam } – { name-oost_indisch_huis } ({ name-green })
name-dam__oost_indisch_huis__black = { name-dam } – { name-oost_indisch_huis } ({ name-black })
name-waag__oost_indisch_huis__orange = { name-waag } – { name-oost_indisch_huis } ({ name-orange })
name-waag__oost_indisch_huis__blue = { name-waag } – { name-oost_indisch_huis } ({ name-blue })
name-waag__montelbaanstoren__green = { name-waag } – { name-montelbaanstoren } ({ name-green })
name-waag__montelbaanstoren__pink = { name-waag } – { name-montelbaanstoren } ({ name-pink })
name-oost_indisch_huis__blauwbrug__red = { name-oost_indisch_huis } – { name-blauwbrug } ({ name-red })
name-oost_indisch_huis__blauwbrug__pink = { name-oost_indisch_huis } – { name-blauwbrug } ({ name-pink })
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

# قراردادها

name-contract_01 = قرارداد 1
name-contract_02 = قرارداد 2
name-contract_03 = قرارداد 3
name-contract_04 = قرارداد 4
name-contract_05 = قرارداد 5
name-contract_06 = قرارداد 6
name-contract_07 = قرارداد 7
name-contract_08 = قرارداد 8
name-contract_09 = قرارداد 9
name-contract_10 = قرارداد 10
name-contract_11 = قرارداد 11
name-contract_12 = قرارداد 12
name-contract_13 = قرارداد 13
name-contract_14 = قرارداد 14
name-contract_15 = قرارداد 15
name-contract_16 = قرارداد 16
name-contract_17 = قرارداد 17
name-contract_18 = قرارداد 18
name-contract_19 = قرارداد 19
name-contract_20 = قرارداد 20
name-contract_21 = قرارداد 21
name-contract_22 = قرارداد 22
name-contract_23 = قرارداد 23
name-contract_24 = قرارداد 24

# صفحهٔ بازی در مرورگر
board-map = نقشهٔ آمستردام
board-market = کارت‌ها و قراردادهای برداشتنی
board-between = { $from } – { $to }
board-any-colour = یک رنگ به دلخواه
board-route = { $route }، { $length } خانه، { $colour }{ $bonus ->
    [yes] ، کالا
   *[no] { "" }
  }
board-route-owned = گرفتهٔ { $name }
board-route-closed = بسته
board-route-legal = می‌توانید بگیرید
board-route-free = آزاد
board-spaces = { $length } خانه، { $colour }
board-points = { $points } امتیاز
board-carts-left = گاری { $before } ← { $after }
board-pay-with = پرداخت با
board-cards = { $count } { $card }
board-completes = قرارداد { $number } کامل می‌شود: { $value } امتیاز
board-merchandise-gain = یک کالا
board-contract-done = کامل
board-contract-missed = ناتمام
board-contract-lost = دیگر به هم نمی‌رسند
board-contract-way = یکی از کوتاه‌ترین راه‌ها: { $routes }
board-contract-completes = این مسیر کاملش می‌کند
board-contract-leaves = پس از این مسیر { $count } مسیر می‌ماند
board-contract-togo = { $count ->
    [0] به هم رسیده‌اند
   *[other] { $count } مسیر مانده
  }
board-worth = ارزش
board-no-contracts = قراردادی نیست
board-offered-soon = { $count ->
    [1] یک قرارداد به شما پیشنهاد شده است: در نوبت خود آن را می‌بینید.
   *[other] { $count } قرارداد به شما پیشنهاد شده است: در نوبت خود انتخاب می‌کنید.
    }
board-offered = قراردادهای پیشنهادی
board-keep = کدام قراردادها را نگه می‌دارید؟
board-keep-count = دست‌کم یکی. انتخاب‌شده: { $count }.
board-draw = دو کارت بکشید
board-draw-tab = کشیدن
board-take = برداشتن { $card }
board-empty-place = جای خالی
board-deck = دسته: { $count }
board-draw-deck = دسته: { $count }، کشیدن کارتِ روی دسته
board-draw-note = جوکرِ رو به‌جای هر دو کارت است. دورریخته: { $discarded }.
board-draw-contracts = قرارداد بکشید
board-take-contracts = دو تا بردارید، یکی یا هر دو را نگه دارید
board-left = { $count } مانده
board-merchandise = کالاهای پاداش
board-merchandise-of = { $name }: { $count } کالای پاداش
board-merchandise-note = در پایان به ترتیب رتبه: { $points }.
board-merchandise-yours = اکنون سهم شما { $points } امتیاز است.
board-final = دور پایانی: { $count } نوبت مانده
board-hand = دست { $count }
board-contracts-tab = قرارداد { $count }
board-your-cards = کارت‌های شما: { $count }
board-cards-of = کارت‌های { $name }: { $count }
board-hidden = این کارت‌ها را تنها صاحبشان می‌بیند.
board-no-cards = کارتی نیست
board-your-contracts = قراردادهای شما، فقط شما می‌بینید
board-contracts-of = قراردادهای { $name }

# The game in one minute and the player aid

minute-draw = کارت‌های شش رنگ را جمع کنید: در هر نوبت { $draws } کارت از ردیف یا از دسته برمی‌دارید.
minute-claim = یا یک مسیر را بگیرید: برای هر خانه یک کارت هم‌رنگ مسیر بپردازید و گاری‌های خود را روی آن بگذارید. مسیرهای بلند بسیار بیشتر از مسیرهای کوتاه امتیاز دارند.
minute-contracts = هر قرارداد دو مکان را نام می‌برد. اگر در پایان مسیرهای شما آن دو را به هم وصل کنند، امتیازش را می‌گیرید؛ اگر نه، همان را از دست می‌دهید.
minute-bonus = مسیرهایی که نشان گاری دارند یک کالای پاداش هم می‌دهند. هر کس در پایان بیشترین کالای پاداش را دارد، بیشترین امتیاز آن را می‌گیرد.
minute-end = همین که برای کسی { $carts } گاری یا کمتر بماند، هر کس یک نوبت دیگر دارد. بیشترین امتیاز برنده است.
aid-draw = { $draws } کارت بردارید، هر کدام از ردیف یا از دسته. جوکرِ رو تنها کارت شما در این نوبت است.
aid-claim = به تعداد خانه‌های مسیر کارت از یک رنگ بپردازید. جوکر به جای هر رنگی می‌نشیند.
aid-contracts = { $draws } قرارداد را ببینید و دست‌کم { $least } را نگه دارید.
aid-wild = به جای هر رنگی می‌نشیند.
aid-grey = مسیر خاکستری با هر رنگی، ولی تنها یک رنگ، پرداخت می‌شود.
aid-bonus = مسیری که نشان گاری دارد یک کالای پاداش می‌دهد، تا وقتی کالایی مانده باشد.
aid-row = اگر { $wilds } جوکر در ردیف باشد، همهٔ کارت‌های آن دور ریخته و ردیف از نو چیده می‌شود.
aid-end = وقتی کسی نوبتش را با { $carts } گاری یا کمتر تمام کند، هر کس، خود او هم، یک نوبت دیگر دارد.
aid-score-routes = بر پایهٔ خانه‌ها: 1 خانه { $one } امتیاز، 2 خانه { $two }، 3 خانه { $three } و 4 خانه { $four }.
aid-score-contracts = ارزش هر قراردادی که مکان‌هایش به هم وصل‌اند؛ منهای ارزش هر قراردادی که نیستند.
aid-score-bonus = بر پایهٔ رتبه در کالاهای پاداش: { $points }.

# The score pad

pad-routes = امتیاز روی نوار امتیاز
pad-bonus = کالاهای پاداش
pad-contract = { $from } – { $to } ({ $value })
pad-none = ندارد
pad-connected = پیوسته
pad-unconnected = ناپیوسته
