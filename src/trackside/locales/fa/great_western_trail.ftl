# Great Western Trail

title = راه بزرگ غرب
tagline = گله را بارها تا کانزاس سیتی برانید و با راه‌آهن به غرب بفرستید.

# Questions

ask-place-cattleman = گله‌ران خود را روی یکی از ساختمان‌های خنثی بگذارید.
ask-phase-a =
    مرحلهٔ الف: گله‌ران را حرکت دهید، حداکثر { $left } گام.{ $most ->
        [0] {""}
       *[other] {" "}مکان بعدی از { $least } تا { $most } دلار هزینه دارد.
    }
ask-travel =
    ادامه دهید یا بایستید؛ گام‌های مانده: { $left }.{ $most ->
        [0] {""}
       *[other] {" "}مکان بعدی از { $least } تا { $most } دلار هزینه دارد.
    }
ask-phase-b = شما در { $space } هستید: از اقدام‌هایش استفاده کنید.
ask-choose-auxiliary = یک اقدام کمکی انتخاب کنید.
ask-place-building = یک ساختمان بسازید: به ازای هر پیشه‌ور لازم { $price } دلار.
ask-buy-cattle = گاو بخرید یا کارت رو کنید: { $cowboys } گاوچران مانده است.
ask-choose-city = گله را به شهری با ارزش حداکثر { $value } تحویل دهید.
ask-place-disc = کدام دیسک به { $city } می‌رود؟
ask-remove-hazard = کدام خطر را با { $price } دلار برمی‌دارید؟
ask-take-objective = یک کارت هدف از روی میز یا از دسته بردارید.
ask-trade-with-indians = تجارت: کدام چادر را برمی‌دارید؟
ask-discard-cards = { $left ->
    [1] یک کارت دور بریزید.
   *[other] { $left } کارت را یکی‌یکی دور بریزید.
}
ask-draw-cards = کشیدن کارت: { $left } کارت دیگر مجاز است، تاکنون { $drawn } کارت کشیده‌اید.
ask-remove-cards = می‌توانید تا { $left } کارت را از بازی خارج کنید.
ask-hire-worker = یک کارگر استخدام کنید، { $cheaper ->
    [0] { $modifier ->
        [0] با قیمت ردیف
       *[other] { $modifier } دلار گران‌تر از قیمت ردیف
      }
   *[other] { $cheaper } دلار ارزان‌تر از قیمت ردیف
}.
ask-foresight = کانزاس سیتی، { $number } از 3: یک کاشی روی صفحه بگذارید.
ask-income = ارزش دست شما { $value } است. چند گواهی خرج می‌کنید؟
ask-immediate = اقدام فوری: { $deeds }؟
ask-back-up = { $exact ->
    [0] لوکوموتیو را هر قدر می‌خواهید عقب ببرید.
   *[other] لوکوموتیو را دقیقاً { $exact } خانه عقب ببرید.
}
ask-move-engine = لوکوموتیو را تا { $most } خانه جلو ببرید.
ask-station-behind = کدام ایستگاه پشت لوکوموتیو را ارتقا می‌دهید؟
ask-take-master = آیا کارگری را در برابر { $master } اینجا می‌گذارید؟
ask-upgrade-station = { $station } را با { $dollars } دلار ارتقا می‌دهید؟ کدام دیسک را برمی‌دارید؟

# دستورهای همیشگی: چه هنگام پاسخ می‌دهند

order-draw-cards = وقتی می‌توانم کارتی بکشم
order-remove-cards = وقتی می‌توانم کارتی را از بازی خارج کنم
order-income = در کانزاس سیتی، وقتی می‌توان گواهی خرج کرد

# Moves

kind-done = پایان مرحلهٔ ب
kind-decline = صرف‌نظر کردن
kind-stop = توقف
kind-draw = کشیدن کارت
kind-reveal = رو کردن گاو
kind-place = گذاشتن گله‌ران
kind-step = گام بعدی
kind-use = انجام اقدام
kind-auxiliary = اقدام کمکی
kind-copy = کپی کردن ساختمان
kind-play = بازی کردن کارت هدف
kind-discard = دور ریختن کارت
kind-remove = خارج کردن کارت از بازی
kind-hire = استخدام کارگر
kind-build = ساختن
kind-take = برداشتن کارت هدف
kind-trade = تجارت با سرخپوستان
kind-hazard = برداشتن خطر
kind-buy = خرید گاو
kind-engine = حرکت لوکوموتیو
kind-disc = برداشتن دیسک از صفحه
kind-master = گرفتن رئیس ایستگاه
kind-station = انتخاب ایستگاه
kind-foresight = بردن کاشی روی صفحه
kind-spend = خرج کردن گواهی
kind-deliver = تحویل
move-done = پایان مرحلهٔ ب
move-decline = نه، کافی است
move-stop = ایستادن همین‌جا
move-draw = کشیدن یک کارت
move-reveal = رو کردن 2 کارت در بازار با یک گاوچران
move-place = شروع از { $space }
move-step = رفتن به { $space }
move-use = { $deed }
move-auxiliary = { $times ->
    [1] { $action }، تکی
   *[other] { $action }، دوگانه
}
move-copy = کپی کردن ساختمان { $space }
move-play = بازی کردن { $card }
move-discard = دور ریختن { $card }
move-remove = خارج کردن { $card } از بازی
move-hire = استخدام { $worker } از ردیف { $row }
move-build = ساختمان { $number } روی { $space }
move-take = برداشتن { $card }
move-trade = برداشتن چادر { $space } ({ $cost ->
    [0] { $dollars } دلار می‌گیرید
   *[other] { $cost } دلار می‌پردازید
})
move-hazard = برداشتن خطر { $space }
move-buy = خرید { $cards }: { $cowboys } گاوچران، { $dollars } دلار
move-engine = لوکوموتیو به { $place }
move-disc = برداشتن دیسکی که «{ $disc }» را باز می‌کند
move-master = گذاشتن آخرین { $worker } و گرفتن رئیس ایستگاه
move-station = ارتقای { $station }
move-foresight = { $tile } روی صفحه
move-spend = { $number ->
    [0] خرج نکردن گواهی
   *[other] خرج کردن { $number } گواهی
}
move-deliver = تحویل به { $city } ({ $value })

do-done = پایان مرحلهٔ ب
do-decline = نه، کافی است
do-stop = ایستادن همین‌جا
do-draw = کشیدن یک کارت
do-reveal = رو کردن 2 کارت
do-place = شروع از { $space }
do-step = رفتن به { $space }{ $dollars ->
    [0] {""}
   *[other] {" "}با { $dollars } دلار
}
do-travel = رفتن به { $space }{ $cost ->
    [0] {""}
   *[other] {" "}با { $cost } دلار
}
do-use = انجام این اقدام
do-auxiliary = { $times ->
    [1] اقدام کمکی تکی
   *[other] اقدام کمکی دوگانه
}
do-copy = کپی کردن این ساختمان
do-play = بازی این هدف
do-discard = دور ریختن { $count } کارت
do-remove = خارج کردن { $count } کارت
do-hire = استخدام { $worker }{ $dollars ->
    [0] {""}
   *[other] {" "}با { $dollars } دلار
}
do-build = ساختن { $face }{ $dollars ->
    [0] {""}
   *[other] {" "}با { $dollars } دلار
}
do-take = گرفتن این هدف
do-trade = { $cost ->
    [0] گرفتن چادر و { $dollars } دلار
   *[other] گرفتن چادر با { $cost } دلار
}
do-hazard = برداشتن خطر{ $dollars ->
    [0] {""}
   *[other] {" "}با { $dollars } دلار
}
do-buy = خرید { $count } کارت
do-engine = لوکوموتیو به { $place }
do-disc = برداشتن این دیسک
do-master = گذاشتن { $worker }
do-station = ارتقای { $station }
do-upgrade = ارتقای { $station }{ $dollars ->
    [0] {""}
   *[other] {" "}با { $dollars } دلار
}
do-foresight = گذاشتن { $tile }
do-spend = { $number ->
    [0] بدون گواهی
   *[other] خرج { $number } گواهی
}
do-deliver = تحویل به { $city }

# کنار هر حرکت: بها و بهره‌اش

note-tile = { $deeds }
note-step = { $dollars ->
    [0] {""}
   *[other] { $dollars } دلار عوارض{ $owned ->
        [yes] {" "}به { $owner_seat }
       *[no] {""}
    }{ $here ->
        [nothing] {""}
       *[other] ؛{" "}
    }
}{ $here ->
    [nothing] {""}
    [foreign] یک اقدام کمکی تکی
   *[own] { $deeds }
}
note-deliver = { $by_rail ->
    [no] {""}
   *[yes] { $costs ->
        [0] حمل رایگان،{" "}
       *[other] هزینهٔ حمل { $costs } دلار،{" "}
    }
}{ $dollars ->
    [0] {""}
   *[other] گرفتن { $dollars } دلار،{" "}
}{ $points } امتیاز{ $cards ->
    [0] {""}
   *[other] ، { $cards } کارت هدف
}
note-engine = { $spaces ->
   *[other] { $spaces } خانه
}{ $back ->
    [yes] {" "}به عقب
   *[no] {""}
}{ $delivers ->
    [yes] ؛ برای تحویل { $value } حساب می‌شود
   *[no] {""}
}{ $station ->
    [yes] ؛ ایستگاه با { $dollars } دلار، { $points } امتیاز
   *[no] {""}
}
note-hire = { $dollars } دلار{ $more ->
    [yes] ؛ بی‌درنگ: { $deeds }
   *[no] {""}
}
note-build = { $dollars } دلار، { $points } امتیاز: { $deeds }
note-hazard = { $dollars } دلار، { $points } امتیاز

# What happened

event-turn = نوبت { $who } آغاز شد.
you-turn = نوبت شما آغاز شد.
event-place = { $who } از { $space } آغاز کرد.
you-place = از { $space } آغاز کردید.
event-step = { $who } به { $space } رفت.
you-step = به { $space } رفتید.
event-fee = { $who } { $dollars } دلار عوارض پرداخت.
you-fee = { $dollars } دلار عوارض پرداختید.
event-fee-to = { $who } { $dollars } دلار عوارض به { $owner_seat } داد.
you-fee-to = { $dollars } دلار عوارض به { $owner_seat } دادید.
event-use = { $who } این اقدام را انجام داد: { $deed }.
you-use = این اقدام را انجام دادید: { $deed }.
event-auxiliary = { $times ->
    [1] { $who } اقدام کمکی انجام داد: { $action }.
   *[other] { $who } اقدام کمکی دوگانه انجام داد: { $action }.
}
you-auxiliary = { $times ->
    [1] اقدام کمکی انجام دادید: { $action }.
   *[other] اقدام کمکی دوگانه انجام دادید: { $action }.
}
event-copy = { $who } { $building } ({ $space }) را کپی کرد.
you-copy = { $building } ({ $space }) را کپی کردید.
event-discard = { $who } { $card } را دور ریخت.
you-discard = { $card } را دور ریختید.
event-draw = { $known ->
    [0] { $who } { $count } کارت کشید.
   *[other] { $who } { $cards } را کشید.
}
you-draw = { $cards } را کشیدید.
event-shuffle = { $who } کارت‌های دورریخته را بُر زد ({ $cards } کارت).
you-shuffle = کارت‌های دورریخته را بُر زدید ({ $cards } کارت).
event-remove = { $who } { $card } را از بازی خارج کرد.
you-remove = { $card } را از بازی خارج کردید.
event-gain = { $who } { $dollars } دلار گرفت.
you-gain = { $dollars } دلار گرفتید.
event-pay = { $who } { $dollars } دلار پرداخت.
you-pay = { $dollars } دلار پرداختید.
event-certificates = { $who } { $gained } گواهی گرفت؛ اکنون { $number } گواهی دارد.
you-certificates = { $gained } گواهی گرفتید؛ اکنون { $number } گواهی دارید.
event-hire = { $who } یک { $worker } از ردیف { $row } با { $dollars } دلار استخدام کرد.
you-hire = یک { $worker } از ردیف { $row } با { $dollars } دلار استخدام کردید.
event-build = { $who } { $building } را در { $space } با { $dollars } دلار ساخت.
you-build = { $building } را در { $space } با { $dollars } دلار ساختید.
event-replace = { $who } { $building } را به جای { $old } در { $space } با { $dollars } دلار ساخت.
you-replace = { $building } را به جای { $old } در { $space } با { $dollars } دلار ساختید.
event-take = { $who } { $card } را برداشت.
you-take = { $card } را برداشتید.
event-take-unseen = { $known ->
    [0] { $who } یک کارت هدف از دسته به دست گرفت.
   *[other] { $who } { $card } را از دسته به دست گرفت.
}
you-take-unseen = { $card } را از دسته به دست گرفتید.
event-take-to-hand = { $who } { $card } را به دست گرفت.
you-take-to-hand = { $card } را به دست گرفتید.
event-display = { $card } روی میز آمد.
event-trade = { $who } { $tile } را از { $space } برداشت.
you-trade = { $tile } را از { $space } برداشتید.
event-hazard = { $who } { $tile } را با { $dollars } دلار برداشت.
you-hazard = { $tile } را با { $dollars } دلار برداشتید.
event-buy = { $who } { $cards } را با { $dollars } دلار و { $cowboys } گاوچران خرید.
you-buy = { $cards } را با { $dollars } دلار و { $cowboys } گاوچران خریدید.
event-reveal = { $cards } به بازار گاو آمد.
event-engine = { $who } لوکوموتیو را به خانهٔ { $place } برد.
you-engine = لوکوموتیو را به خانهٔ { $place } بردید.
event-upgrade = { $who } { $station } را با { $dollars } دلار ارتقا داد.
you-upgrade = { $station } را با { $dollars } دلار ارتقا دادید.
event-clear = { $who } این را باز کرد: { $disc }.
you-clear = این را باز کردید: { $disc }.
event-master = { $who } یک { $worker } گذاشت و { $master } را گرفت.
you-master = یک { $worker } گذاشتید و { $master } را گرفتید.
event-play = { $who } { $card } را بازی کرد.
you-play = { $card } را بازی کردید.
event-foresight = { $who } { $tile } را روی صفحه گذاشت.
you-foresight = { $tile } را روی صفحه گذاشتید.
event-tile-lost = جا نبود: { $tile } از بازی خارج شد.
event-token = نشانگر بازار کار به ردیف { $row } رفت.
event-token-leaves = { $who } نشانگر بازار کار را برداشت ({ $points } امتیاز): پایان بازی نزدیک است.
you-token-leaves = نشانگر بازار کار را برداشتید ({ $points } امتیاز): پایان بازی نزدیک است.
event-income = { $who } دستی به ارزش { $value } رو کرد: { $cards } ({ $spent ->
    [0] بدون گواهی
   *[other] با خرج { $spent } گواهی
}).
you-income = دستی به ارزش { $value } رو کردید: { $cards } ({ $spent ->
    [0] بدون گواهی
   *[other] با خرج { $spent } گواهی
}).
event-deliver = { $discs ->
    [0] { $who } به { $city } تحویل داد، اما دیسکی نداشت.
   *[other] { $who } به { $city } تحویل داد.
}
you-deliver = { $discs ->
    [0] به { $city } تحویل دادید، اما دیسکی نداشتید.
   *[other] به { $city } تحویل دادید.
}
event-transport = { $who } { $dollars } دلار هزینهٔ حمل پرداخت.
you-transport = { $dollars } دلار هزینهٔ حمل پرداختید.
event-new-tile = { $tile } به پیش‌بینی { $number } آمد.
event-game-over = بازی به پایان رسید.

# Why a move is not allowed

rule-not-now = اکنون این پرسیده نشده است.
rule-cannot-pay = پول کافی ندارید؛ هزینه باید کامل پرداخت شود.
rule-nothing-to-gain = این اقدام اکنون اثری ندارد.
rule-no-such-card = چنین کارتی در دست ندارید.
rule-mandatory = این کار اجباری است.
rule-must-move = گله‌ران دست‌کم یک گام حرکت می‌کند.
rule-not-ahead = این مکانِ بعدی مسیر شما نیست.
rule-neutral-only = گله‌ران کار را روی یک ساختمان خنثی آغاز می‌کند.
rule-not-here = این مکان چنین اقدامی ندارد.
rule-auxiliary-only = اینجا فقط یک اقدام کمکی تکی ممکن است.
rule-once-each = هر اقدام محلی این کاشی فقط یک بار انجام می‌شود.
rule-local-or-auxiliary = اقدام کمکی تکی فقط به جای همهٔ اقدام‌های محلی ممکن است.
rule-must-act = در این میز باید اینجا کاری انجام دهید.
rule-single-only = اینجا اقدام کمکی فقط تکی است.
rule-draw-all = در این میز همهٔ کارت‌ها کشیده می‌شوند.
rule-no-cards-left = کارتی برای کشیدن نیست.
rule-in-order = کارت‌ها را به ترتیب فهرست انتخاب کنید تا به اندازهٔ کافی بماند.
rule-remove-all = در این میز باید همهٔ تعداد خارج شود.
rule-certificate-gap = نشانگر گواهی نمی‌تواند آنجا بایستد.
rule-row-barred = فقط از ردیف‌های بالای نشانگر بازار کار استخدام کنید.
rule-no-such-worker = چنین کارگری در آن ردیف نیست.
rule-row-full = آن ردیف صفحهٔ شما پر است.
rule-building-used = این ساختمان را دیگر ندارید.
rule-too-few-craftsmen = پیشه‌ور بیشتری لازم است.
rule-space-taken = ساختمان دیگری آنجاست.
rule-no-building-space = ساختمان‌های شخصی روی خانه‌های ساختمان ساخته می‌شوند.
rule-only-higher = فقط ساختمانی با پیشه‌ور بیشتر می‌تواند جای آن را بگیرد.
rule-not-on-display = این کارت روی میز نیست.
rule-no-objective-left = کارت هدفی نمانده است.
rule-no-teepee-there = چادری آنجا نیست.
rule-no-hazard-there = خطری آنجا نیست.
rule-too-few-cowboys = گاوچران آزادِ کافی ندارید.
rule-not-in-market = این کارت‌ها در بازار نیستند.
rule-stack-empty = دسته خالی است.
rule-circles-covered = دایرهٔ این اقدام کمکی هنوز پوشیده است.
rule-only-double = در این میز اقدامی با دو دایرهٔ باز دوگانه انجام می‌شود.
rule-engine-reach = لوکوموتیو نمی‌تواند آنجا بایستد.
rule-engine-back = لوکوموتیو نمی‌تواند این قدر عقب برود.
rule-place-taken = لوکوموتیو دیگری آنجاست.
rule-upgraded-already = دیسک شما از پیش روی این ایستگاه است.
rule-no-hired-worker = در آن ردیف کارگر استخدام‌شده ندارید.
rule-not-behind = آن ایستگاه پشت لوکوموتیو شما نیست.
rule-not-adjacent = آن ساختمان همسایه نیست.
rule-copied-before = آن ساختمان از پیش در زنجیره است.
rule-no-building-there = ساختمانی آنجا نیست.
rule-copy-which = بگویید کدام ساختمان همسایه کپی شود.
rule-no-chain = در این میز ساختمانِ کپی‌کننده را نمی‌توان کپی کرد.
rule-not-in-foresight = این کاشی در این خانه‌های پیش‌بینی نیست.
rule-no-more-workers = نشانگر بازار کار رفته است: دیگر کارگری انتخاب نمی‌شود.
rule-too-far = ارزش پرورش شما برای این شهر کم است.
rule-delivered-before = دیسک شما از پیش در این شهر است.
rule-disc-gone = روی آن خانه دیسکی نمانده است.
rule-black-corner = تا وقتی دیسک گوشه‌سفید هست، دیسک گوشه‌سیاه به خانهٔ گوشه‌سفید نمی‌رود.
rule-hand-space-cost = این دیسک 5 دلار هزینه دارد و باقی هزینه هم باید پرداخت شود.
rule-discs-on-board = تا وقتی دیسکی از صفحهٔ شما برداشتنی است، دیسک ایستگاه‌ها می‌ماند.
rule-no-disc-there = آنجا دیسکی ندارید.
rule-no-kansas-city = این کارت به کانزاس سیتی نمی‌برد.

# موضوع پرسش، برای کسانی که منتظر پاسخ‌اند

topic-place-cattleman = جای گله‌ران
topic-phase-a = راه گله‌ران
topic-travel = راه گله‌ران
topic-phase-b = اقدام‌های مکان
topic-choose-auxiliary = اقدام کمکی
topic-place-building = ساختمان
topic-buy-cattle = بازار گاو
topic-choose-city = مقصد گله
topic-place-disc = دیسک برای شهر
topic-remove-hazard = خطر
topic-take-objective = کارت هدف
topic-trade-with-indians = تجارت
topic-discard-cards = کارت‌های دورریختنی
topic-draw-cards = کشیدن کارت
topic-remove-cards = کارت‌های خارج‌شدنی
topic-hire-worker = کارگر
topic-foresight = کاشی‌های کانزاس سیتی
topic-income = گواهی‌های تحویل
topic-immediate = اقدام فوری
topic-back-up = لوکوموتیو
topic-move-engine = لوکوموتیو
topic-station-behind = ایستگاه
topic-take-master = رئیس ایستگاه
topic-upgrade-station = ایستگاه

# بخش‌های ارزیابی، برای دلیل راهنمایی‌ها

part-time = زمان
part-money = پول
part-buildings = ساختمان‌ها
part-cities = شهرها
part-stations = ایستگاه‌ها
part-hazards = خطرها
part-teepees = چادرها
part-cattle = گاوها
part-objectives = هدف‌ها
part-masters = رؤسای ایستگاه
part-workers = کارگران
part-discs = دیسک‌ها
part-certificates = گواهی‌ها
part-engine = لوکوموتیو
part-hand = دست
part-trail = راه پیموده
part-job_market_token = نشانگر بازار کار

# Categories and reasons

category-dollars = پول
category-private_buildings = ساختمان‌ها
category-cities = شهرها
category-stations = ایستگاه‌ها
category-hazards = خطرها
category-cattle = گاوها
category-objectives = هدف‌ها
category-station_masters = رؤسای ایستگاه
category-workers = کارگران
category-step_disc = دیسک گام
category-job_market_token = نشانگر بازار کار
reason-dollars = { $dollars } دلار نقد
reason-building = { $building } روی { $space }
reason-hazard = { $count } × { $tile }
reason-city = { $count } × { $city }
reason-arrow = { $from } – { $to }
reason-station = { $station }
reason-objective-fulfilled = انجام‌شده: { $card }
reason-objective-open = انجام‌نشده: { $card }
reason-master = { $master }
reason-cattle = { $count } × { $card }
reason-workers = { $count } × { $worker }
reason-disc = { $disc }
reason-token = برداشتن نشانگر بازار کار

# Options

refuses-no-such-first-player = بازیکن { $number } نمی‌تواند آغاز کند: تنها { $players } نفر بازی می‌کنند.
preset-first_game = نخستین بازی
preset-random = همه‌چیز تصادفی
option-neutral_layout = ساختمان‌های خنثی
choice-neutral_layout-letters = روی خانهٔ حرف خود (بازی نخست)
choice-neutral_layout-random = تصادفی
option-building_sides = روی ساختمان‌های شخصی
choice-building_sides-a = همه روی a (بازی‌های نخست)
choice-building_sides-random = تصادفی، برای همه یکسان
option-first_player = بازیکن نخست
choice-first_player-random = به قید قرعه
choice-first_player-1 = بازیکن 1
choice-first_player-2 = بازیکن 2
choice-first_player-3 = بازیکن 3
choice-first_player-4 = بازیکن 4
option-must_act = در مرحلهٔ ب باید کاری انجام شود
option-fixed_rights = حق‌های مرحلهٔ ب هنگام رسیدن ثابت می‌شوند
option-stop_drawing = کشیدن کارت را می‌توان پس از هر کارت متوقف کرد
option-exact_removal = دقیقاً همان تعداد کارت خارج می‌شود
option-certificate_gap = خرج گواهی در فاصلهٔ میان 4 و 6
choice-certificate_gap-exact = فقط تفاوت دقیق
choice-certificate_gap-round_down = هر تعداد؛ نشانگر به خانهٔ پایین‌تر می‌افتد
option-keep_actions_after_move = اقدام‌های محلیِ مانده پس از حرکت گله‌ران از بین نمی‌روند
option-double_as_single = اقدام کمکی دوگانه را می‌توان تکی انجام داد
option-upgrade_first = ارتقای ایستگاه پیش از پاداش حرکت است
option-turnout_counts_as = برای هزینهٔ حمل، لوکوموتیوِ روی خط فرعی شمرده می‌شود در
choice-turnout_counts_as-next = خانهٔ بعدی
choice-turnout_counts_as-previous = خانهٔ قبلی
option-copy_risk = ساختمان کپی‌شده اقدام پرخطر خود را هم دارد
option-copy_pays_fee = کپی کردن ساختمان دیگری عوارض دارد
option-copy_chain = ساختمان کپی‌کننده می‌تواند همانند خود را کپی کند
option-kansas_city_cards = کارت هدف را می‌توان هنگام رسیدن به کانزاس سیتی بازی کرد
option-lenient_transport = هر که برای حمل پول کم دارد هرچه مانده می‌پردازد
option-reclaim_discs = اگر دیسکی برداشتنی نباشد از ایستگاه می‌آید
option-objective_move_ends_phase = حرکت با کارت هدف مرحلهٔ ب را پایان می‌دهد
option-ties = تساوی
choice-ties-shared = پیروزی مشترک
choice-ties-money = پول بیشتر برنده است

# Panels

panel-board = مسیر
panel-space = خانه
panel-tile = کاشی
panel-owner = صاحب
panel-fee = عوارض
panel-cattlemen = گله‌ران‌ها
panel-board-legend = [A] خنثی؛ 2:4a ساختمان 4a بازیکن 2؛ ⁦!3⁩ خطر 3 امتیازی؛ g/b چادر سبز/آبی؛ $ عوارض؛ @ گله‌ران‌ها؛ نقطه: خالی
panel-railroad = راه‌آهن
panel-station = ایستگاه
panel-place = جا
panel-cost = هزینه
panel-points = امتیاز
panel-master = رئیس ایستگاه
panel-discs = دیسک‌ها
panel-engines = لوکوموتیوها
panel-cities = شهرها
panel-city = شهر
panel-value = ارزش
panel-jobs = بازار کار
panel-row = ردیف
panel-workers = کارگران
panel-token = نشانگر بازار کار در ردیف { $row } است: از ردیف‌های بالای آن استخدام کنید.
panel-token-gone = نشانگر بازار کار رفته است: این‌ها نوبت‌های پایانی‌اند.
panel-foresight = پیش‌بینی
panel-number = شماره
panel-tiles = کاشی‌ها
panel-stack = دسته
panel-market = بازار گاو
panel-card = کارت
panel-count = تعداد
panel-market-note = { $cards } کارت در دسته.
panel-display = کارت‌های هدف روی میز
panel-hand = دست { $who }
panel-hand-note = دستهٔ کشیدن: { $draw }. دورریخته: { $discard }.
panel-player = صفحهٔ { $who }
panel-what = چه
panel-has = وضعیت
panel-dollars = دلار
panel-certificates = گواهی‌ها (حد مجاز، دائمی)
panel-limits = گام، حد مجاز دست
panel-engine = لوکوموتیو
panel-covered = دیسک‌های روی صفحه
panel-buildings = ساختمان‌های مانده
panel-gathered = چادرها و خطرها
panel-masters = رؤسای ایستگاه
panel-area = بخش هدف‌ها
panel-herd = دست و دستهٔ کشیدن
panel-discard = دورریخته
panel-seats = بازیکنان
panel-seat = بازیکن
panel-hand-size = کارت
panel-steps = گام‌ها
panel-total = امتیاز اگر بازی اکنون تمام می‌شد
panel-cattleman = گله‌ران

# Names

name-start = آغاز مسیر
name-neutral_a = خانهٔ خنثی A
name-build_a_1 = زمین A 1
name-build_a_2 = زمین A 2
name-build_a_3 = زمین A 3
name-flood_1 = سیل 1
name-flood_2 = سیل 2
name-flood_3 = سیل 3
name-flood_4 = سیل 4
name-build_flood_1 = زمین سیل 1
name-build_flood_2 = زمین سیل 2
name-neutral_b = خانهٔ خنثی B
name-build_b_1 = زمین B 1
name-build_b_2 = زمین B 2
name-build_b_3 = زمین B 3
name-drought_1 = خشکسالی 1
name-drought_2 = خشکسالی 2
name-drought_3 = خشکسالی 3
name-drought_4 = خشکسالی 4
name-build_drought_1 = زمین خشکسالی 1
name-neutral_c = خانهٔ خنثی C
name-build_c_upper_1 = زمین C بالا 1
name-build_c_upper_2 = زمین C بالا 2
name-build_c_lower = زمین C پایین
name-neutral_d = خانهٔ خنثی D
name-teepee_1 = خانهٔ چادر 1
name-teepee_2 = خانهٔ چادر 2
name-teepee_4 = خانهٔ چادر 4
name-teepee_6 = خانهٔ چادر 6
name-teepee_8 = خانهٔ چادر 8
name-teepee_10 = خانهٔ چادر 10
name-teepee_minus_3 = خانهٔ چادر ‎−3
name-teepee_minus_2 = خانهٔ چادر ‎−2
name-teepee_minus_1 = خانهٔ چادر ‎−1
name-build_trade_1 = زمین تجارت 1
name-build_trade_2 = زمین تجارت 2
name-neutral_e = خانهٔ خنثی E
name-build_e_1 = زمین E 1
name-build_e_2 = زمین E 2
name-rockfall_1 = ریزش سنگ 1
name-rockfall_2 = ریزش سنگ 2
name-rockfall_3 = ریزش سنگ 3
name-rockfall_4 = ریزش سنگ 4
name-build_rockfall_1 = زمین ریزش سنگ 1
name-build_rockfall_2 = زمین ریزش سنگ 2
name-neutral_f = خانهٔ خنثی F
name-build_f_1 = زمین F 1
name-build_f_2 = زمین F 2
name-neutral_g = خانهٔ خنثی G
name-build_g_1 = زمین G 1
name-build_g_2 = زمین G 2
name-kansas_city = کانزاس سیتی
name-topeka = توپیکا
name-wichita = ویچیتا
name-colorado_springs = کلرادو اسپرینگز
name-santa_fe = سانتافه
name-albuquerque = آلبوکرکی
name-el_paso = ال‌پاسو
name-san_diego = سن‌دیگو
name-sacramento = ساکرامنتو
name-san_francisco = سان‌فرانسیسکو
name-station_1 = ایستگاه 1
name-station_2 = ایستگاه 2
name-station_3 = ایستگاه 3
name-station_4 = ایستگاه 4
name-station_5 = ایستگاه 5
name-station_6 = ایستگاه 6
name-station_7 = ایستگاه 7
name-station_8 = ایستگاه 8
name-station_9 = ایستگاه 9
name-station_10 = ایستگاه 10
name-jersey = جرسی
name-guernsey = گورنسی
name-black_angus = آنگوس سیاه
name-dutch_belt = کمربند هلندی
name-holstein = هولشتاین
name-brown_swiss = براون سوئیس
name-ayrshire = ایرشایر
name-west_highland_3 = وست هایلند (3)
name-west_highland_4 = وست هایلند (4)
name-west_highland_5 = وست هایلند (5)
name-texas_longhorn_5 = لانگ‌هورن تگزاسی (5)
name-texas_longhorn_6 = لانگ‌هورن تگزاسی (6)
name-texas_longhorn_7 = لانگ‌هورن تگزاسی (7)
name-gain_2_building_2_blue = هدف «ساختمان + 2 چادر آبی» (2 دلار)
name-gain_2_building_green_blue = هدف «ساختمان + چادر سبز + چادر آبی» (2 دلار)
name-gain_2_four_2_hazard = هدف «گاو با ارزش 4 + 2 خطر» (2 دلار)
name-gain_2_2_station_hazard = هدف «2 ایستگاه + خطر» (2 دلار)
name-gain_2_3_three_building = هدف «3 گاو با ارزش 3 + ساختمان» (2 دلار)
name-aux_san_francisco = هدف «سان‌فرانسیسکو» (کمکی)
name-draw_3_2_building_hazard = هدف «2 ساختمان + خطر» (3 کارت)
name-draw_3_station_green_blue = هدف «ایستگاه + چادر سبز + چادر آبی» (3 کارت)
name-draw_3_five_hazard = هدف «گاو با ارزش 5 + خطر» (3 کارت)
name-draw_3_station_2_green = هدف «ایستگاه + 2 چادر سبز» (3 کارت)
name-draw_3_3_three_station = هدف «3 گاو با ارزش 3 + ایستگاه» (3 کارت)
name-engine_2_2_four_station_green = هدف «2 گاو با ارزش 4 + ایستگاه + چادر سبز» (لوکوموتیو 2)
name-engine_2_three_four_five = هدف «گاو با ارزش 3 + گاو با ارزش 4 + گاو با ارزش 5» (لوکوموتیو 2)
name-engine_2_2_building_2_green = هدف «2 ساختمان + 2 چادر سبز» (لوکوموتیو 2)
name-engine_3_building_blue_2_hazard = هدف «ساختمان + چادر آبی + 2 خطر» (لوکوموتیو 3)
name-engine_3_2_station_2_hazard = هدف «2 ایستگاه + 2 خطر» (لوکوموتیو 3)
name-move_3_2_building_2_hazard = هدف «2 ساختمان + 2 خطر» (گله‌ران 3)
name-move_3_2_station_2_blue = هدف «2 ایستگاه + 2 چادر آبی» (گله‌ران 3)
name-move_3_three_four_five = هدف «گاو با ارزش 3 + گاو با ارزش 4 + گاو با ارزش 5» (گله‌ران 3)
name-move_3_three_four_2_hazard = هدف «گاو با ارزش 3 + گاو با ارزش 4 + 2 خطر» (گله‌ران 3)
name-move_3_2_station_2_building = هدف «2 ایستگاه + 2 ساختمان» (گله‌ران 3)
name-start_three_four_building = هدف «گاو با ارزش 3 + گاو با ارزش 4 + ساختمان» (کارت آغازین)
name-start_2_station_green = هدف «2 ایستگاه + چادر سبز» (کارت آغازین)
name-start_2_building_hazard = هدف «2 ساختمان + خطر» (کارت آغازین)
name-start_blue_2_hazard = هدف «چادر آبی + 2 خطر» (کارت آغازین)
name-stack = کارت رویی دسته
name-cowboy = گاوچران
name-craftsman = پیشه‌ور
name-engineer = مهندس
name-teepee_green = چادر سبز
name-teepee_blue = چادر آبی
name-flood_green_4 = سیل (دست سبز، 4)
name-flood_green_3 = سیل (دست سبز، 3)
name-flood_green_2 = سیل (دست سبز، 2)
name-flood_black_3 = سیل (دست سیاه، 3)
name-flood_black_2 = سیل (دست سیاه، 2)
name-drought_green_4 = خشکسالی (دست سبز، 4)
name-drought_green_3 = خشکسالی (دست سبز، 3)
name-drought_green_2 = خشکسالی (دست سبز، 2)
name-drought_black_3 = خشکسالی (دست سیاه، 3)
name-drought_black_2 = خشکسالی (دست سیاه، 2)
name-rockfall_green_4 = ریزش سنگ (دست سبز، 4)
name-rockfall_green_3 = ریزش سنگ (دست سبز، 3)
name-rockfall_green_2 = ریزش سنگ (دست سبز، 2)
name-rockfall_black_3 = ریزش سنگ (دست سیاه، 3)
name-rockfall_black_2 = ریزش سنگ (دست سیاه، 2)
name-private_1a = ساختمان 1a
name-private_2a = ساختمان 2a
name-private_3a = ساختمان 3a
name-private_4a = ساختمان 4a
name-private_5a = ساختمان 5a
name-private_6a = ساختمان 6a
name-private_7a = ساختمان 7a
name-private_8a = ساختمان 8a
name-private_9a = ساختمان 9a
name-private_10a = ساختمان 10a
name-private_1b = ساختمان 1b
name-private_2b = ساختمان 2b
name-private_3b = ساختمان 3b
name-private_4b = ساختمان 4b
name-private_5b = ساختمان 5b
name-private_6b = ساختمان 6b
name-private_7b = ساختمان 7b
name-private_8b = ساختمان 8b
name-private_9b = ساختمان 9b
name-private_10b = ساختمان 10b
name-neutral_tile_a = ساختمان خنثی A
name-neutral_tile_b = ساختمان خنثی B
name-neutral_tile_c = ساختمان خنثی C
name-neutral_tile_d = ساختمان خنثی D
name-neutral_tile_e = ساختمان خنثی E
name-neutral_tile_f = ساختمان خنثی F
name-neutral_tile_g = ساختمان خنثی G
name-aux_gain_double = گرفتن دلار (اقدام کمکی، دایرهٔ 2)
name-aux_draw_double = کشیدن و دور ریختن (اقدام کمکی، دایرهٔ 2)
name-aux_certificate_first = لوکوموتیو عقب برای گواهی (اقدام کمکی، دایرهٔ 1)
name-aux_certificate_second = لوکوموتیو عقب برای گواهی (اقدام کمکی، دایرهٔ 2)
name-aux_engine_first = پرداخت برای لوکوموتیو جلو (اقدام کمکی، دایرهٔ 1)
name-aux_engine_second = پرداخت برای لوکوموتیو جلو (اقدام کمکی، دایرهٔ 2)
name-aux_remove_first = لوکوموتیو عقب برای خارج کردن کارت (اقدام کمکی، دایرهٔ 1)
name-aux_remove_second = لوکوموتیو عقب برای خارج کردن کارت (اقدام کمکی، دایرهٔ 2)
name-certificate_4 = حد مجاز گواهی 4
name-certificate_6 = حد مجاز گواهی 6
name-step_left = گام بیشتر (چپ)
name-step_right = گام بیشتر (راست)
name-hand_left = دست بزرگ‌تر (چپ)
name-hand_right = دست بزرگ‌تر (راست)
name-sm_workers = رئیس ایستگاه «کارگران»
name-sm_objectives = رئیس ایستگاه «هدف‌ها»
name-sm_hazards = رئیس ایستگاه «خطرها»
name-sm_teepees = رئیس ایستگاه «چادرها»
name-sm_certificates = رئیس ایستگاه «گواهی‌ها»
name-aux_gain_dollar = گرفتن دلار
name-aux_draw_discard = کشیدن و دور ریختن
name-aux_engine_back_certificate = لوکوموتیو عقب برای گواهی
name-aux_engine_forward = پرداخت برای لوکوموتیو جلو
name-aux_remove_card = لوکوموتیو عقب برای خارج کردن کارت
name-discard_jersey_certificates_1_gain_2 = دور ریختن جرسی ← 1 گواهی و گرفتن 2 دلار
name-discard_cattle_certificates_1 = دور ریختن هر کارت گاو ← 1 گواهی
name-gain_2_per_own_buildings_in_woods = گرفتن 2 دلار به ازای هر ساختمان خود در جنگل
name-discard_guernsey_gain_4 = دور ریختن گورنسی ← گرفتن 4 دلار
name-buy_cattle = خرید گاو
name-discard_pair_gain_3 = دور ریختن یک جفت ← گرفتن 3 دلار
name-cattleman_1 = گله‌ران تا 1 گام
name-hazard_5 = برداشتن خطر با 5 دلار
name-cattleman_2 = گله‌ران تا 2 گام
name-hire_1_cheaper = استخدام کارگر (1 دلار ارزان‌تر)
name-engine_per_engineers = لوکوموتیو جلو، تا تعداد مهندسان
name-discard_holstein_gain_10 = دور ریختن هولشتاین ← گرفتن 10 دلار
name-auxiliary = اقدام کمکی، تکی یا دوگانه
name-certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs = 2 گواهی به ازای هر جفت چادر و گرفتن 2 دلار به ازای هر جفت چادر
name-trade = تجارت با سرخپوستان
name-engine_2 = لوکوموتیو تا 2 خانه جلو
name-engine_3 = لوکوموتیو تا 3 خانه جلو
name-extraordinary_delivery = تحویل فوق‌العاده
name-certificates_to_limit = گواهی تا حد مجاز
name-cattleman_5 = گله‌ران تا 5 گام
name-discard_objective_certificates_2 = دور ریختن یک کارت هدف ← 2 گواهی
name-back_1_gain_3 = لوکوموتیو 1 خانه عقب ← گرفتن 3 دلار
name-discard_jersey_engine_1 = دور ریختن جرسی ← لوکوموتیو 1 خانه جلو
name-discard_dutch_belt_gain_3 = دور ریختن کمربند هلندی ← گرفتن 3 دلار
name-draw_per_cowboys = به ازای هر گاوچران یک کارت کشیدن و همان تعداد دور ریختن
name-cattleman_3 = گله‌ران تا 3 گام
name-discard_black_angus_certificates_2 = دور ریختن آنگوس سیاه ← 2 گواهی
name-gain_per_engineers = گرفتن 1 دلار به ازای هر مهندس
name-discard_cattle_gain_3_objective_to_hand = دور ریختن هر کارت گاو ← گرفتن 3 دلار و یک کارت هدف به دست
name-engine_per_own_buildings_in_woods = لوکوموتیو جلو، تا تعداد ساختمان‌های خود در جنگل
name-copy = کپی کردن ساختمان همسایه
name-upgrade_behind = ارتقای ایستگاهی پشت لوکوموتیو
name-gain_4 = گرفتن 4 دلار
name-engine_4 = لوکوموتیو تا 4 خانه جلو
name-cattleman_4 = گله‌ران تا 4 گام
name-discard_guernsey_gain_2 = دور ریختن گورنسی ← گرفتن 2 دلار
name-hire = استخدام کارگر
name-hire_2_dearer = استخدام کارگر (2 دلار گران‌تر)
name-discard_dutch_belt_gain_2 = دور ریختن کمربند هلندی ← گرفتن 2 دلار
name-build_2 = ساختن (هر پیشه‌ور 2 دلار)
name-certificates_1 = 1 گواهی
name-objective = برداشتن کارت هدف
name-pay_2_engine_2 = پرداخت 2 دلار ← لوکوموتیو تا 2 خانه جلو
name-discard_black_angus_gain_2 = دور ریختن آنگوس سیاه ← گرفتن 2 دلار
name-discard_pair_gain_4 = دور ریختن یک جفت ← گرفتن 4 دلار
name-hazard_7 = برداشتن خطر با 7 دلار
name-hazard_0 = برداشتن خطر به رایگان
name-build_1 = ساختن (هر پیشه‌ور 1 دلار)
name-discard_jersey_certificates_1 = دور ریختن جرسی ← 1 گواهی
name-discard_jersey_gain_2 = دور ریختن جرسی ← گرفتن 2 دلار
name-hire_2_cheaper = استخدام کارگر (2 دلار ارزان‌تر)
name-discard_jersey_certificates_2 = دور ریختن جرسی ← 2 گواهی
name-discard_jersey_gain_4 = دور ریختن جرسی ← گرفتن 4 دلار
name-gain_2 = گرفتن 2 دلار
name-draw_3 = کشیدن تا 3 کارت و همان تعداد دور ریختن
name-cattleman_3_free = گله‌ران تا 3 گام بدون عوارض
name-gain_1 = گرفتن 1 دلار
name-draw_1 = کشیدن تا 1 کارت و همان تعداد دور ریختن
name-draw_2 = کشیدن تا 2 کارت و همان تعداد دور ریختن
name-pay_1_back_1_certificates_1 = پرداخت 1 دلار، لوکوموتیو 1 خانه عقب ← 1 گواهی
name-pay_2_back_2_certificates_2 = پرداخت 2 دلار، لوکوموتیو 2 خانه عقب ← 2 گواهی
name-pay_1_engine_1 = پرداخت 1 دلار ← لوکوموتیو 1 خانه جلو
name-back_1_remove_1 = لوکوموتیو 1 خانه عقب ← خارج کردن تا 1 کارت از بازی
name-back_2_remove_2 = لوکوموتیو 2 خانه عقب ← خارج کردن تا 2 کارت از بازی

# چند حرکت به‌صورت یک تصمیم

compound-travel = { $steps ->
    [0] ماندن در { $space }
   *[other] رفتن به { $space }: { $steps } گام
}{ $cost ->
    [0] {""}
   *[other] ، { $cost } دلار
}
compound-buy = خرید { $cards }: { $cowboys } گاوچران، { $cost } دلار
compound-deliver = تحویل به { $city } ({ $value }){ $spent ->
    [0] {""}
   *[other] ، خرج { $spent } گواهی
}{ $transport ->
    [0] {""}
   *[other] ، { $transport } دلار هزینهٔ حمل
}
compound-discard = دور ریختن { $cards }
compound-remove = خارج کردن { $cards } از بازی
compound-upgrade = ارتقای { $station } با { $dollars } دلار و دیسکی که «{ $disc }» را باز می‌کند

# صفحهٔ بازی در مرورگر

board-map = مسیر
board-railroad = راه‌آهن، ایستگاه‌ها و شهرها
board-markets = بازارها
board-decision = تصمیم شما
board-tab-trail = مسیر
board-tab-rails = ریل‌ها
board-tab-markets = بازارها
board-tab-mine = صفحهٔ من
board-start = شروع
board-owner = از آنِ { $name }
board-fee = عوارض { $dollars } دلار
board-cattleman = گله‌ران { $name }
board-risk = با اقدام پرخطر
board-woods = در جنگل
board-foresight = پیش‌بینی { $number }
board-empty = خالی
board-rail = راه‌آهن، { $place }
board-station = { $name }: بهای { $cost } دلار، { $points } امتیاز
board-crossing = تقاطع پیش از خانهٔ بعدی: { 1 } دلار هزینهٔ حمل
board-engine = لوکوموتیو { $name }
board-left-there = { $worker } آنجا مانده است
board-disc-of = دیسک { $name }
board-far-stations = { $count } ایستگاه
board-far-empty = هنوز خالی
board-city = { $name }، ارزش { $value }، { $corner ->
    [white] گوشهٔ سفید
   *[black] گوشهٔ سیاه
}
board-copies = { $count } × { $card }
board-worth = ارزش { $value }، { $points } امتیاز
board-points = { $points } امتیاز
board-row = ردیف { $row }
board-price = { $dollars } دلار
board-next = بعدی می‌دهد: { $what }
board-opens = جای دیسک: { $what }
board-covered = پوشیده، { $corner ->
    [white] گوشهٔ سفید
   *[black] گوشهٔ سیاه
}
board-open = باز
board-auxiliary = اقدام کمکی: { $action }
board-circles = { $open } از { 2 } دایره باز
board-needs-craftsmen = { $count } پیشه‌ور می‌خواهد
board-built = روی مسیر
board-hands = دیگران برای عبور می‌پردازند
board-jobs = بازار کار
board-token = نشانگر بازار کار: از ردیف‌های بالای آن استخدام کنید
board-market = بازار گاو: { $count }
board-market-stack = دستهٔ بازار گاو: { $count } کارت
board-cowboys-buy = خرید گاوچران‌ها
board-display = هدف‌ها
board-objective-stack = دستهٔ کارت‌های هدف: { $count }
board-objective = { $points } امتیاز اگر انجام شود، وگرنه ⁦−{ $penalty }⁩
board-at-once = بی‌درنگ
board-hand = دست، به ارزش { $value }
board-hand-of = دست: { $count } کارت
board-hidden = { $count } کارت پنهان
board-no-cards = کارتی نیست
board-draw-stack = دستهٔ کشیدن شما: { $count } کارت
board-discard-pile = دورریخته: { $count } کارت
board-certificates = گواهی‌ها: { $count }، حد مجاز { $limit }
board-workers = کارگران
board-steps = تا { $count } گام در نوبت
board-hazards = { $count } خطر برداشته
board-teepees = چادرها: { $green } سبز، { $blue } آبی
board-discs = اقدام‌های کمکی و دیسک‌ها: { $count } مانده
board-key-covered = پوشیده: تحویل یا ایستگاه آن را باز می‌کند
board-buildings = ساختمان‌ها
board-own-objectives = هدف‌های بازی‌شده
board-masters-held = رؤسای ایستگاه
board-now = اگر بازی اکنون تمام می‌شد
board-total = جمع
board-you-are-at = شما اینجایید: { $tile }
board-actions = اقدام‌های اینجا
board-or = یا
board-instead = یا به جای آن یک اقدام کمکی:
board-single-auxiliary = یک اقدام کمکی:
board-auxiliaries = اقدام‌های کمکی
board-single = تکی
board-double = دوگانه
board-picked = کارت‌های انتخاب‌شده
board-drop = برگرداندن { $card }
board-pick-cattle = کارت‌های بازار را انتخاب کنید.
board-pick-cards = { $count } کارت از دست خود انتخاب کنید.
board-ways = شیوهٔ پرداخت
board-left = { $dollars } دلار و { $cowboys } گاوچران می‌ماند
board-delivery = تحویل
board-herd = گلهٔ شما چه ارزشی دارد؟
board-breeds = { $count } نژاد، هر کدام یک بار
board-permanent = گواهی‌های دائمی
board-spend = خرج گواهی
board-value = ارزش پرورش
board-income = { $dollars } دلار می‌گیرید: از { $before } به { $after }
board-where = به کجا می‌رود؟
board-engine-at = لوکوموتیو شما روی { $place }
board-free = رایگان
board-needs = { $value } لازم
board-too-far = ارزش پرورش شما کم است
board-delivered = دیسک شما آنجاست
board-with = با { $city }:
board-needs-have = { $value } لازم است، شما { $have } دارید
board-later = بعدها با { $city }:
board-spent = گواهی‌ها: از { $before } به { $after }
board-corner = { $corner ->
    [black] هر دیسکی به آنجا می‌رود
   *[white] دیسکی با گوشهٔ سفید به آنجا می‌رود
}
board-take-objective = گرفتن یک هدف
board-in-the-end = { $points } امتیاز در پایان
board-with-certificates = با { $count } گواهی
board-choose-city = شهری را انتخاب کنید، اینجا یا روی راه‌آهن.
board-choose-disc = اکنون یکی از دیسک‌های روشن‌شدهٔ صفحه‌تان.
board-first-disc = نخست یکی از دیسک‌های روشن‌شدهٔ صفحه‌تان.
board-take-master = رئیس ایستگاه را می‌گیرید؟
board-no-master = بدون رئیس ایستگاه
board-give-worker = گذاشتن یک { $worker } و گرفتن { $master }
board-disc-aux_gain_double = دوگانه: گرفتن { 2 } دلار
board-disc-aux_draw_double = دوگانه: کشیدن { 2 } کارت
board-disc-aux_certificate_first = { 1 } دلار و لوکوموتیو به عقب برای یک گواهی
board-disc-aux_certificate_second = دوگانه: { 2 } گواهی
board-disc-aux_engine_first = { 1 } دلار برای { 1 } خانه لوکوموتیو به جلو
board-disc-aux_engine_second = دوگانه: { 2 } خانه لوکوموتیو به جلو
board-disc-aux_remove_first = لوکوموتیو به عقب برای خارج کردن یک کارت
board-disc-aux_remove_second = دوگانه: خارج کردن { 2 } کارت
board-disc-certificate_4 = گواهی تا { 4 }
board-disc-certificate_6 = گواهی تا { 6 }، پس از { 4 }
board-disc-step_left = گام بیشتر و { 3 } دلار اکنون
board-disc-step_right = یک گام بیشتر و { 3 } امتیاز در پایان
board-disc-hand_left = یک کارت بیشتر در دست، به { 5 } دلار
board-disc-hand_right = یک کارت بیشتر در دست، به { 5 } دلار
board-master-sm_workers = در پایان { 1 } امتیاز برای هر کارگر
board-master-sm_objectives = در پایان { 3 } امتیاز برای هر { 2 } کارت هدف
board-master-sm_hazards = گواهی دائمی؛ در پایان { 3 } امتیاز برای هر { 2 } خطر
board-master-sm_teepees = گواهی دائمی؛ در پایان { 3 } امتیاز برای هر جفت چادر
board-master-sm_certificates = گواهی دائمی؛ در پایان { 3 } امتیاز برای هر { 2 } گواهی
board-you-pay = می‌پردازید: { $fees }
board-to-seat = { $dollars } دلار به { $name }
board-to-bank = { $dollars } دلار به بانک
board-there = آنجا: { $actions }
board-foreign = یک اقدام کمکی تکی
board-do-travel = رفتن به { $target } { $price }
board-do-step = رفتن به { $target } { $price }
board-do-place = شروع از { $target } { $price }
board-do-buy = خرید { $count } کارت { $price }
board-do-disc = برداشتن این دیسک { $price }
board-do-deliver = تحویل به { $target } { $price }
board-do-station = ارتقای { $target } { $price }
board-legend = نشانه‌ها
board-legend-coin = گرفتن دلار
board-legend-hire = استخدام کارگر
board-legend-build = ساختن ساختمان
board-legend-cattle = خرید گاو
board-legend-certificate = گواهی
board-legend-objective = کارت هدف
board-legend-locofwd = لوکوموتیو به جلو
board-legend-locoback = لوکوموتیو به عقب
board-legend-step = حرکت گله‌ران
board-legend-hazard = برداشتن خطر
board-legend-tent = چادر: تجارت
board-legend-aux = اقدام کمکی
board-legend-draw = کشیدن، سپس دور ریختن
board-legend-remove = خارج کردن کارت از بازی
board-legend-handfee = هر که بگذرد می‌پردازد
board-legend-vp = امتیاز پایانی
board-legend-cowboy = گاوچران
board-legend-craftsman = پیشه‌ور
board-legend-engineer = مهندس
board-legend-station = ایستگاه
board-legend-cards = به دست؛ حد مجاز دست
board-legend-deliver = تحویل با لوکوموتیو
board-legend-copy = کپی کردن ساختمان همسایه
board-legend-flood = سیل
board-legend-drought = خشکسالی
board-legend-rockfall = ریزش سنگ
board-legend-city = سان‌فرانسیسکو
board-score-dollars = پول
board-score-private_buildings = ساختمان‌ها
board-score-cities = شهرها
board-score-stations = ایستگاه‌ها
board-score-hazards = خطرها
board-score-cattle = گاوها
board-score-objectives = هدف‌ها
board-score-station_masters = رؤسای ایستگاه
board-score-workers = کارگران
board-score-step_disc = دیسک گام
board-score-job_market_token = نشانگر بازار کار

# The game in one minute and the player aid

minute-trail = بارها و بارها گله را به کانزاس سیتی می‌برید. در هر نوبت گله‌ران خود را در مسیر جلو می‌برید، جایی که ایستاد کاری می‌کنید و کارت می‌کشید.
minute-actions = روی کاشی خنثی یا ساختمان خودتان بایستید و اقدام‌هایش را انجام دهید. جاهای دیگر تنها یک اقدام کمکی کوچک دارید. ساختمان‌های خودتان مسیر را از آن شما می‌کنند.
minute-workers = کارگران می‌گویند در چه کاری قوی هستید: گاوچران‌ها گاو می‌خرند، پیشه‌ورها می‌سازند، مهندس‌ها لوکوموتیو را می‌رانند.
minute-herd = دست شما گلهٔ شماست. در کانزاس سیتی هر نژاد متفاوت یک بار شمرده می‌شود: دو گاو یک‌جور بیش از یکی نمی‌ارزند.
minute-cities = به همان اندازه دلار می‌گیرید و گله را به شهری می‌برید که ارزشش بیشتر نباشد. دیسکی از شما آنجا می‌رود و آنچه روی صفحه‌تان زیر آن بود باز می‌شود. هرچه لوکوموتیو جلوتر باشد، حمل ارزان‌تر است.
minute-end = امتیاز از شهرها، گاوها، ساختمان‌ها، ایستگاه‌ها، خطرها و هدف‌ها می‌آید. با بیرون رفتن نشانگر از بازار کار بازی پایان می‌یابد.
aid-phase-a = مرحلهٔ الف: حرکت
aid-phase-b = مرحلهٔ ب: اقدام
aid-phase-c = مرحلهٔ ج: کشیدن کارت
aid-move = از 1 تا { $steps } کاشی به جلو، و با برداشتن دیسک‌ها بیشتر. خانه‌های خالی شمرده نمی‌شوند. دست روی کاشی عوارض دارد.
aid-act = کاشی خودتان یا کاشی خنثی: همهٔ اقدام‌هایش، هر کدام یک بار و به هر ترتیب، یا یک اقدام کمکی. کاشی‌های دیگر: یک اقدام کمکی.
aid-cards = تا حد مجاز دست کارت بکشید: { $hand }، و با برداشتن دیسک‌ها تا { $most }.
aid-cowboy = گاو می‌خرد.
aid-craftsman = ساختمان می‌گذارد؛ به تعدادی که روی ساختمان است لازم دارید.
aid-engineer = لوکوموتیو را می‌راند: یک خانه به ازای هر کدام.
aid-kansas-tiles = سه بار یکی از کاشی‌های باز را روی صفحه بگذارید.
aid-kansas-herd = به ارزش نژادهای متفاوت خود دلار می‌گیرید. سپس دست دور ریخته می‌شود.
aid-kansas-certificates = گواهی‌های خرج‌شده ارزش را بالا می‌برند. دست‌بالا { $limit } گواهی دارید، و با برداشتن دیسک‌ها بیشتر.
aid-kansas-city = شهری با همان ارزش یا کمتر و بدون دیسک خودتان انتخاب کنید؛ کانزاس سیتی و سان‌فرانسیسکو را دوباره هم می‌توان انتخاب کرد.
aid-kansas-transport = برای هر تقاطع میان لوکوموتیو و شهر { 1 } دلار بپردازید.
aid-price-hands = گذشتن از دست: سبز { $green } دلار، سیاه { $black } دلار.
aid-price-building = ساختمان: { $price } دلار به ازای هر پیشه‌ور لازم؛ جایگزینی ساختمان خودتان تنها تفاوت را می‌خواهد.
aid-price-three = گاو با ارزش 3: 1 گاوچران { $one } دلار، 2 گاوچران { $two } دلار، دو کارت با 3 گاوچران و { $pair } دلار.
aid-price-four = گاو با ارزش 4: 1 گاوچران { $one } دلار، 3 گاوچران { $three } دلار، دو کارت با 5 گاوچران و { $pair } دلار.
aid-price-five = گاو با ارزش 5: 2 گاوچران { $two } دلار، 4 گاوچران { $four } دلار.
aid-price-reveal = گاوچران می‌تواند به جای خرید { $cards } کارت به بازار بیفزاید.
aid-end = وقتی نشانگر از بازار کار بیرون برود، کسی که آن را بیرون برد نوبتش را تمام می‌کند و هر بازیکن دیگر یک نوبت دیگر دارد.
aid-score-dollars = یک امتیاز برای هر { $dollars } دلار.
aid-score-printed = امتیاز چاپ‌شده روی آن‌ها.
aid-score-cities = امتیاز نشان شهرها، و هر پیکان میان دو شهری که هر دو دیسک شما را دارند.
aid-score-stations = امتیاز هر ایستگاهی که دیسک شما را دارد.
aid-score-cattle = امتیاز همهٔ کارت‌های گاو شما، هر جا که باشند.
aid-score-objectives = امتیاز هر هدف انجام‌شده، منهای امتیاز هر هدف انجام‌نشده. هر کاشی، دیسک یا کارت برای یک هدف شمرده می‌شود.
aid-score-masters = همان که روی کاشی است.
aid-score-workers = { $points } برای هر کارگر پنجم و ششم از یک گونه.
aid-score-step = { $points } اگر دیسک راستِ گام‌های بیشتر برداشته شده باشد.
aid-score-token = { $points } برای کسی که بازی را به پایان رساند.
aid-section-workers = کارگران
aid-section-kansas = کانزاس سیتی

# The score pad

pad-dollars = دلار
pad-building = ساختمان { $number }
pad-none = ندارد
pad-side-a = روی a
pad-side-b = روی b
pad-hazards = کاشی‌های خطر { $points } امتیازی
pad-fulfilled = انجام‌شده
pad-open = انجام‌نشده
pad-certificates = گواهی‌ها، همراه با گواهی‌های دائمی
pad-teepee_pairs = جفت‌های چادر سبز و آبی
pad-disc = دیسک برداشته‌شده: { $disc }
