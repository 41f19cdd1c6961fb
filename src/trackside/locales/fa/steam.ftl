# Steam

title = استیم
tagline = وام بگیرید، خط آهن را خط به خط بسازید و بار ببرید: درآمدِ امروز یا امتیازِ همیشگی؟

# پرسش‌ها

ask-raise-capital = چند وام؟ { $cash } دلار دارید، درآمد { $income }، لوکوموتیو { $locomotive }.
ask-bid-for-position = { $high ->
    [-1] حراج جایگاه { $position }: پیشنهاد دهید یا پاس بدهید.
   *[other] حراج جایگاه { $position }: بالاترین پیشنهاد { $high } دلار مال { $leader_seat } است. بیشتر بدهید یا پاس بدهید.
}
ask-bid-for-order = { $high ->
    [-1] حراج ترتیب نوبت: پیشنهاد دهید، یا پاس بدهید و جایگاه { $position } را بگیرید. { $cash } دلار دارید.
   *[other] حراج ترتیب نوبت: بالاترین پیشنهاد { $high } دلار مال { $leader_seat } است. بیشتر بدهید، یا پاس بدهید و جایگاه { $position } را بگیرید. { $cash } دلار دارید.
}
ask-select-tile = یک کاشی اقدام بردارید.
ask-build = { $left ->
    [0] ساخت: دیگر عملیات ریلی نمانده است. { $cash } دلار دارید.
   *[other] ساخت: { $left } عملیات ریلی مانده است. { $cash } دلار دارید.
}
ask-choose-kind = کدام کاشی برای «{ $face }» روی { $hex }؟
ask-choose-colour = کدام شهر نو برای { $town }؟
ask-choose-set = کدام دستهٔ بار برای { $city }؟
ask-move-goods = باری ببرید، لوکوموتیو را (اکنون { $locomotive }) ارتقا دهید یا پاس بدهید.
ask-follow-link = مکعب { $colour } از { $city } اکنون در { $place } است. خط بعدی؟ { $left } خط مانده است.
ask-put-points = { $points } امتیاز: روی درآمد (اکنون { $income }) یا امتیاز پیروزی؟

# دستورهای همیشگی: چه هنگام پاسخ می‌دهند

order-put-points = وقتی تحویلی به من امتیاز می‌رساند
order-bid-for-position = وقتی نوبت پیشنهاد من برای یک جایگاه است
order-bid-for-order = وقتی نوبت پیشنهاد من برای ترتیب نوبت است
order-raise-capital = هنگام گرفتن سرمایه
order-move-goods = وقتی می‌توانم بار ببرم

# حرکت‌ها

kind-pass = پاس
kind-done = پایان ساخت
kind-free_pass = پاس آزاد
kind-raise = ارتقای لوکوموتیو
kind-income = روی درآمد
kind-points = امتیاز پیروزی
kind-take = برداشتن کاشی
kind-decline = برداشتن کاشی بدون اثر
kind-loans = وام
kind-bid = پیشنهاد
kind-tile = انتخاب کاشی ریل
kind-set = برداشتن دستهٔ بار
kind-new_city = گذاشتن شهر نو
kind-grow = رشد شهر
kind-urbanize = تبدیل به شهر
kind-deliver = بردن بار
kind-link = خط بعدی
kind-lay = ریل‌گذاری

move-pass = پاس
move-done = پایان نوبت ساخت
move-free_pass = پاس آزاد و ماندن در حراج
move-raise = یک سطح ارتقای لوکوموتیو
move-income = گذاشتن امتیازها روی درآمد
move-points = گرفتن امتیاز پیروزی
move-take = برداشتن { $tile }
move-decline = برداشتن { $tile } بدون پرداخت
move-loans = { $loans ->
    [0] بدون وام
   *[other] { $loans } وام
}
move-bid = پیشنهاد { $amount } دلار
move-tile = کاشی { $tile }
move-set = برداشتن دستهٔ { $space }
move-new_city = شهر نو: { $colour }
move-grow = رشد { $city }
move-urbanize = تبدیل { $town } به شهر
move-deliver = بردن { $colour } از { $city }
move-link = از { $place } با خط { $direction }
move-lay = { $hex }: { $face } ({ $paths })

do-pass = پاس
do-done = پایان ساخت
do-free_pass = پاس آزاد
do-free-pass = پاس آزاد
do-raise = ارتقای لوکوموتیو
do-income = گذاشتن روی درآمد
do-points = گرفتن امتیازها
do-take = { $price ->
    [0] برداشتن { $tile }
   *[other] برداشتن { $tile } با { $price } دلار
}
do-decline = برداشتن بدون پرداخت
do-loans = { $loans ->
    [0] بدون وام
   *[other] گرفتن { $loans } وام
}
do-bid = پیشنهاد { $amount } دلار
do-tile = همین کاشی
do-set = برداشتن دستهٔ { $space }
do-new_city = شهر نو: { $colour }
do-grow = رشد { $city }
do-urbanize = تبدیل { $town } به شهر
do-deliver = بردن { $colour }
do-link = از این خط
do-lay = ریل‌گذاری با { $price } دلار

# کنار هر حرکت: هزینه یا سودش

note-lay = { $operation ->
    [improve] بهسازی،{" "}
    [redirect] تغییر جهت،{" "}
    [rebuild] تغییر جهت و افزودن ریل،{" "}
   *[place] {""}
}{ $price } دلار{ $links ->
    [0] {""}
    [1] ، { $one } – { $other } را کامل می‌کند
   *[other] ، { $links } خط را کامل می‌کند
}{ note-borrowed }
note-loans = سپس { $cash } دلار، درآمد { $income }{ $lost ->
    [0] {""}
   *[other] ، { $lost } امتیاز پیروزی کمتر
}
note-take-turn_order = { $rules ->
    [base] نفر اول دور بعد
   *[standard] یک پاس آزاد در حراج بعد
}
note-take-first_move = هر دو بار نخست بار می‌برد
note-take-engineer = { $operations } عملیات ریل
note-take-first_build = نخست می‌سازد
note-take-city_growth = یک دسته بار برای یک شهر{ $price ->
    [0] {""}
   *[other] ، { $price } دلار
}{ note-borrowed }
note-take-locomotive = بی‌درنگ سطح { $level }{ $price ->
    [0] {""}
   *[other] ، { $price } دلار
}{ note-borrowed }
note-take-urbanization = شهرکی شهر نو می‌شود، با یک دسته بار{ $price ->
    [0] {""}
   *[other] ، { $price } دلار
}{ note-borrowed }
note-bid = اگر ببرید{ note-borrowed }
# پایان یادداشت: وام‌هایی که بها می‌خواهد
note-borrowed = { $loans ->
    [0] {""}
   *[other] : { $loans } وام، درآمد از { $income } به { $then }
}{ $lost ->
    [0] {""}
   *[other] ، { $lost } امتیاز پیروزی کمتر
}
note-deliver = تا { $places }؛ { $points ->
    [one] { $points } امتیاز برای شما
   *[other] تا { $points } امتیاز برای شما
}
note-link = تا { $place } (خط { $owner_seat })
note-set = { $cubes }
note-tile = دو رویش: { $faces }؛ { $left } مانده
note-income = سپس { $income }

# آنچه رخ داد

event-loans = { $who } { $loans } وام گرفت: { $cash } دلار در دست، درآمد { $income }.
you-loans = { $loans } وام گرفتید: { $cash } دلار در دست، درآمد { $income }.
event-bankrupt = { $who } ورشکست شد و از بازی بیرون رفت.
you-bankrupt = ورشکست شدید و از بازی بیرون رفتید.
event-bid = { $who } { $amount } دلار پیشنهاد داد.
you-bid = { $amount } دلار پیشنهاد دادید.
event-pass = { $who } پاس داد.
you-pass = پاس دادید.
event-free_pass = { $who } آزادانه پاس داد.
you-free_pass = آزادانه پاس دادید.
event-position = { $who } جایگاه { $position } را با { $price } دلار گرفت.
you-position = جایگاه { $position } را با { $price } دلار گرفتید.
event-take = { $price ->
    [0] { $who } { $tile } را برداشت.
   *[other] { $who } { $tile } را با { $price } دلار برداشت.
}
you-take = { $price ->
    [0] { $tile } را برداشتید.
   *[other] { $tile } را با { $price } دلار برداشتید.
}
event-decline = { $who } { $tile } را بدون اثر برداشت.
you-decline = { $tile } را بدون اثر برداشتید.
event-locomotive = { $who } لوکوموتیو را به سطح { $level } رساند.
you-locomotive = لوکوموتیو را به سطح { $level } رساندید.
event-place = { $who } روی { $hex } با { $price } دلار کاشی گذاشت: { $face } ({ $paths }).
you-place = روی { $hex } با { $price } دلار کاشی گذاشتید: { $face } ({ $paths }).
event-improve = { $who } { $hex } را با { $price } دلار بهسازی کرد: { $face } ({ $paths }).
you-improve = { $hex } را با { $price } دلار بهسازی کردید: { $face } ({ $paths }).
event-redirect = { $who } جهت ریل { $hex } را با { $price } دلار تغییر داد: { $face } ({ $paths }).
you-redirect = جهت ریل { $hex } را با { $price } دلار تغییر دادید: { $face } ({ $paths }).
event-rebuild = { $who } جهت ریل { $hex } را با { $price } دلار تغییر داد و ریلی افزود: { $face } ({ $paths }).
you-rebuild = جهت ریل { $hex } را با { $price } دلار تغییر دادید و ریلی افزودید: { $face } ({ $paths }).
event-completed = { $who } خط { $one } – { $other } را کامل کرد.
you-completed = خط { $one } – { $other } را کامل کردید.
event-lapse = { $links } خط ناتمام { $who } بی‌صاحب شد.
you-lapse = { $links } خط ناتمام شما بی‌صاحب شد.
event-refund = { $who } { $price } دلار پس گرفت: اقدامی که پولش داده شده بود ناممکن شد.
you-refund = { $price } دلار پس گرفتید: اقدامی که پولش داده شده بود ناممکن شد.
event-grow = { $who } شهر { $city } را رشد داد.
you-grow = شهر { $city } را رشد دادید.
event-urbanize = { $who } { $town } را به شهر نو تبدیل کرد: { $colour }.
you-urbanize = { $town } را به شهر نو تبدیل کردید: { $colour }.
event-set = بار تازه در { $city }: { $cubes }.
event-deliver = { $who } مکعب { $colour } را از { $city } برد.
you-deliver = مکعب { $colour } را از { $city } بردید.
event-link = … تا { $place } (خط { $owner_seat })
event-arrive = مکعب { $colour } به { $city } رسید.
event-points = { $who } { $points } امتیاز پیروزی گرفت.
you-points = { $points } امتیاز پیروزی گرفتید.
event-income = { $who } { $points } امتیاز روی درآمد گذاشت، اکنون { $income }.
you-income = { $points } امتیاز روی درآمد گذاشتید، اکنون { $income }.
event-settle = { $who } درآمد و هزینه را تسویه کرد: { $amount }؛ { $cash } دلار در دست.
you-settle = درآمد و هزینه را تسویه کردید: { $amount }؛ { $cash } دلار در دست.
event-shortfall = { $who } نتوانست همه را بپردازد: { $points } امتیاز پیروزی و { $income } درآمد از دست رفت.
you-shortfall = نتوانستید همه را بپردازید: { $points } امتیاز پیروزی و { $income } درآمد از دست رفت.
event-round = دور { $round } از { $rounds } آغاز شد.
event-phase = دور { $round }: { $phase }.

# چرا نمی‌شود

rule-not-now = اکنون این پرسیده نشده است.
rule-must-raise = پیشنهاد باید از پیشنهاد پیشین بیشتر باشد.
rule-bid-beyond-means = این پیشنهاد را حتی با وام هم نمی‌توانید بپردازید.
rule-bid-beyond-cash = بیش از پول نقد خود نمی‌توانید پیشنهاد دهید.
rule-no-free-pass = تنها کسی که دور پیش «ترتیب نوبت» را برداشت یک پاس آزاد دارد.
rule-too-many-loans = با درآمد ‎−10 هر وام 2 امتیاز پیروزی می‌خواهد: این همه وام ممکن نیست.
rule-tile-taken = این کاشی اقدام نزد بازیکن دیگری است.
rule-cannot-pay-tile = پول این کاشی را ندارید.
rule-top-locomotive = لوکوموتیو شما در بالاترین سطح است.
rule-no-target = چیزی برای به‌کار بردن این کاشی نمانده، پس نمی‌توان برایش پول داد؛ می‌توانید آن را بدون اثر بردارید.
rule-decline-specials-only = تنها از «رشد شهر» و «تبدیل به شهر» می‌توان گذشت.
rule-decline-base-only = در بازی استاندارد کاشی‌ها رایگان‌اند؛ هنگام ساخت تصمیم می‌گیرید.
rule-no-tile-left = کاشی‌ای با این ریل نمانده است.
rule-kind-shows-other = این کاشی چنین ریلی ندارد یا تمام شده است.
rule-city-hex = روی شهر کاشی گذاشته نمی‌شود.
rule-other-face = کاشی شهرک روی شهرک و کاشی‌های دیگر روی زمین باز گذاشته می‌شوند.
rule-blocked-edge = ریل نباید به بیرون صفحه، به آب یا از لبهٔ بسته برود.
rule-not-anchored = ریل تازه باید از شهر، از سر باز خودتان، از خطی که می‌توانید بگیرید یا در شهرکی که آنجا خط دارید آغاز شود.
rule-foreign-track = ریل شما نمی‌تواند به ریل بازیکن دیگر وصل شود.
rule-same-place = آغاز و پایان یک خط نمی‌تواند یک جا باشد.
rule-no-operation-left = در این نوبت عملیات ریلی دیگری ندارید.
rule-hex-used = در این نوبت روی این خانه ساخته‌اید.
rule-must-perform = برای «رشد شهر» یا «تبدیل به شهر» پول داده‌اید: پیش از پایان نوبت انجامش دهید.
rule-specials-first = «رشد شهر» و «تبدیل به شهر» پیش از همهٔ ریل‌هاست.
rule-not-improved = کاشی تازه باید همهٔ ریل‌ها را نگه دارد و چیزی بیفزاید، یا تنها جهت یک سر باز را تغییر دهد.
rule-not-open = تنها جهت سر باز یک خط ناتمام را می‌توان تغییر داد.
rule-not-yours = این خط از آن شما نیست و نمی‌توانید آن را بگیرید.
rule-no-town-redirect = جهت ریلی که از شهرک آغاز می‌شود روی کاشی شهرک تغییر نمی‌کند.
rule-cannot-pay = پول این کار را ندارید.
rule-no-growth = «رشد شهر» برای به‌کار بردن ندارید.
rule-no-urbanization = «تبدیل به شهر» برای به‌کار بردن ندارید.
rule-not-a-city = تنها شهر چاپی می‌تواند رشد کند؛ شهر نو نشانگر خود را دارد.
rule-grown-already = این شهر پیش‌تر رشد کرده است.
rule-no-marker = نشانگر رشد شهر نمانده است.
rule-no-goods = انبار بار خالی است.
rule-empty-set = این جای انبار بار خالی است.
rule-not-a-town = اینجا شهر است.
rule-no-new-city = چنین شهر نویی نمانده است.
rule-new-city-loop = آغاز و پایان یک خط همین شهر نو می‌شد، پس این شهرک نمی‌تواند شهر شود.
rule-raised-already = در این دور لوکوموتیو را ارتقا داده‌اید.
rule-highest-level = لوکوموتیو شما در بالاترین سطح است.
rule-no-cube = چنین مکعبی آنجا نیست.
rule-no-route = راهی نیست: شهری به همین رنگ در برد لوکوموتیو لازم است، دست‌کم یک خط از شما، و هیچ بازیکن دیگری نباید در راه بیش از شما خط داشته باشد.
rule-no-link = از آنجا خط کاملی نمی‌رود.
rule-place-twice = مکعب پیش‌تر آنجا بوده است.
rule-unowned-closed = خط‌های بی‌صاحب در این بازی بسته‌اند.
rule-dead-end = از آنجا هیچ پایان مجازی در برد لوکوموتیو نیست.
rule-income-full = نوار درآمد شما برای این جا ندارد.

# موضوع پرسش، برای کسانی که منتظر پاسخ‌اند

topic-raise-capital = وام‌ها
topic-bid-for-position = پیشنهاد در حراج
topic-bid-for-order = پیشنهاد در حراج
topic-select-tile = کاشی اقدام
topic-build = ساخت ریل
topic-choose-kind = کاشی ریل
topic-choose-colour = شهر نو
topic-choose-set = دستهٔ بار
topic-move-goods = تحویل بار
topic-follow-link = راه بار
topic-put-points = درآمد یا امتیاز پیروزی

# بخش‌های ارزیابی، برای دلیل راهنمایی‌ها

part-time = زمان
part-points = امتیاز پیروزی
part-income = درآمد
part-links = خط‌ها
part-money = پول
part-locomotive = لوکوموتیو
part-deliveries = تحویل‌های آینده

# امتیاز

category-points = امتیاز پیروزی
category-income = درآمد
category-links = خط‌ها
reason-deliveries = از تحویل‌ها
reason-income = درآمد { $income }: نیمی از آن
reason-debt = درآمد { $income }: دو امتیاز کمتر برای هر پله
reason-link = { $one } – { $other }

# گزینه‌ها

refuses-the-map-usa-is-for-three-or-four-players = نقشهٔ شمال شرقی آمریکا برای سه یا چهار بازیکن است. پنج نفر روی نقشهٔ راین پایین و روهر بازی می‌کنند.
refuses-the-introductory-start-belongs-to-the-base-rules = آغاز آشنایی از آنِ بازی پایه است، نه بازی استاندارد.
preset-first_game = نخستین بازی
preset-base = بازی پایه
preset-standard = بازی استاندارد
option-map = نقشه
choice-map-usa = شمال شرقی آمریکا (3 تا 4 بازیکن)
choice-map-europe = راین پایین و روهر (3 تا 5 بازیکن)
option-rules = قوانین
choice-rules-base = بازی پایه
choice-rules-standard = بازی استاندارد
option-introductory = آغاز آشنایی: ترتیب نخست با قرعه، بازیکنان بعدی چند دلار می‌گیرند (بازی پایه)
option-rounds_with_four = شمار دورها با چهار بازیکن
choice-rounds_with_four-8 = 8
choice-rounds_with_four-9 = 9
option-income_overflow = اگر همهٔ امتیازهای یک تحویل در نوار درآمد جا نشوند
choice-income_overflow-lost = بیشترش از دست می‌رود
choice-income_overflow-refused = تنها امتیاز پیروزی می‌شوند
option-locomotive_at_six = کاشی «لوکوموتیو» را در بالاترین سطح هم می‌توان بدون اثر برداشت
option-urbanization_needs_goods = شهر نو بار می‌خواهد: با انبار خالی «تبدیل به شهر» ممکن نیست
option-void_specials = پول «رشد شهر» یا «تبدیل به شهر» که پس از پرداخت ناممکن شده
choice-void_specials-forfeited = پس داده نمی‌شود
choice-void_specials-refunded = پس داده می‌شود
option-half_bids = نیمهٔ پیشنهاد گرد می‌شود
choice-half_bids-up = به بالا
choice-half_bids-down = به پایین
option-two_left_pay = وقتی دو بازیکن مانده‌اند، دومی هم پیشنهادش را می‌پردازد
option-improve_terrain = هنگام بهسازی هزینهٔ زمین دوباره پرداخت می‌شود
option-redirect_towns = جهت ریل باز را روی کاشی شهرک هم می‌توان تغییر داد
option-improve_and_redirect = هنگام تغییر جهت ریل می‌توان در همان عملیات ریل دیگری هم افزود
option-redirect_counts = تغییر جهت ریل جلو بی‌صاحب شدن خط ناتمام را می‌گیرد
option-same_hex_twice = دو عملیات روی یک خانه در یک نوبت مجاز است
option-tile_choice = ریلی که چند نوع کاشی دارند
choice-tile_choice-builder = سازنده نوع کاشی را انتخاب می‌کند
choice-tile_choice-automatic = کاشی‌ای که بیشتر مانده به کار می‌رود
option-specials = «رشد شهر» و «تبدیل به شهر»
choice-specials-any_moment = هر زمان از نوبت ساخت
choice-specials-before_track = پیش از همهٔ ریل‌ها
option-new_city_claims = ریل بی‌صاحبی که شهر نو کاملش کند
choice-new_city_claims-urbanizer = به بازیکنی می‌رسد که شهرک را به شهر تبدیل می‌کند
choice-new_city_claims-nobody = بی‌صاحب می‌ماند
option-new_city_loops = شهرکی که شهر نو در آن هر دو سر یک خط می‌شود
choice-new_city_loops-open = می‌تواند شهر شود؛ آن سر باز می‌ماند
choice-new_city_loops-forbidden = نمی‌تواند شهر شود
option-shortened_links = خط‌های ناتمامی که شهر نو ریل شهرکشان را برمی‌دارد
choice-shortened_links-kept = از آن صاحبشان می‌مانند
choice-shortened_links-lapse = بی‌درنگ بی‌صاحب می‌شوند
option-unowned_links = خط‌های کامل بی‌صاحب
choice-unowned_links-usable = برای همه باز است
choice-unowned_links-closed = بسته است
option-income_floor = در کسری بازی استاندارد درآمد پایین می‌آید
choice-income_floor-minus_ten = تا ‎−10
choice-income_floor-zero = تنها تا 0
option-last_survivor = آخرین بازیکنی که ورشکسته نشده
choice-last_survivor-wins = بی‌درنگ می‌برد
choice-last_survivor-plays_on = تا دور آخر بازی می‌کند
option-bankrupts_rank = بازیکنان ورشکسته
choice-bankrupts_rank-by_time = هر که دیرتر ورشکسته شود بالاتر است
choice-bankrupts_rank-together = همه در جایگاه آخرند
option-standard_ties = با امتیاز و درآمد برابر، در بازی استاندارد بهتر کسی است که
choice-standard_ties-turn_order = در ترتیب نوبت جلوتر است
choice-standard_ties-tile_number = شمارهٔ کاشی اقدامش کمتر است

# تابلوها

panel-map = { $map }، دور { $round } از { $rounds }
panel-map-legend = عددها شمارهٔ صاحب ریل است (0: هیچ‌کس)؛ | / \ ریل‌ها را به هم وصل می‌کنند. شهر: سه حرف، رنگ، شمار مکعب‌ها، * رشد کرده ({ $colours }). o شهرک، · ریل، + دو ریل، . دشت، ~ رود، ^ تپه، % رود در تپه، # بسته. ستون‌ها حرف و ردیف‌ها عدد دارند؛ هر ستون دوم نیم ردیف پایین‌تر است.
panel-places = شهرها و شهرک‌ها
panel-links = خط‌ها
panel-supply = انبار بار
panel-seats = بازیکنان به ترتیب نوبت
panel-beside = کاشی‌های اقدام: { $tiles }. شهرهای نو: { $cities }. نشانگرهای رشد: { $markers }. کاشی‌های ریل: { $stock }.
panel-prices = هر خروجی ریل { $exit } دلار است؛ در شهرک { $town }، روی رود { $river } و در تپه { $hills } دلار بیشتر. بهسازی همهٔ خروجی‌ها و شهرک را می‌پردازد، تغییر جهت تنها خروجی‌ها را.
panel-hex = خانه
panel-place = جا
panel-colour = رنگ
panel-cubes = مکعب‌ها
panel-town = شهرک
panel-new = شهر نو
panel-grown = رشدکرده
panel-open = باز
panel-owner = صاحب
panel-between = میان
panel-hexes = خانه‌ها
panel-set = دسته
panel-seat = بازیکن
panel-cash = دلار
panel-income = درآمد
panel-points = امتیاز
panel-locomotive = لوکو
panel-score = جمع
panel-tile = کاشی
panel-bankrupt = ورشکسته
panel-bid = پیشنهاد { $amount } دلار
panel-free-pass = پاس آزاد

# نام‌ها

name-red = قرمز
name-blue = آبی
name-yellow = زرد
name-purple = بنفش
name-gray = خاکستری
name-turn_order = «ترتیب نوبت»
name-first_move = «حمل نخست»
name-engineer = «مهندس»
name-first_build = «ساخت نخست»
name-city_growth = «رشد شهر»
name-locomotive = «لوکوموتیو»
name-urbanization = «تبدیل به شهر»
name-capital = گرفتن سرمایه
name-auction = حراج ترتیب نوبت
name-select = کاشی‌های اقدام
name-build = ساخت
name-goods_one = بردن بار، نوبت نخست
name-goods_two = بردن بار، نوبت دوم
name-income = درآمد و هزینه
name-straight = ریل راست
name-gentle_curve = پیچ ملایم
name-sharp_curve = پیچ تند
name-cross_straights = تقاطع دو ریل راست
name-cross_straight_gentle = ریل راست از روی پیچ
name-cross_gentles = تقاطع دو پیچ
name-pass_gentles = دو پیچ ملایم
name-pass_straight_sharp = ریل راست کنار پیچ تند
name-pass_gentle_sharp_a = پیچ ملایم و تند (الف)
name-pass_gentle_sharp_b = پیچ ملایم و تند (ب)
name-town_1 = شهرک با 1 خروجی
name-town_2_straight = شهرک با 2 خروجی راست
name-town_2_gentle = شهرک با 2 خروجی ملایم
name-town_2_sharp = شهرک با 2 خروجی تند
name-town_3_y = شهرک با 3 خروجی Y
name-town_3_left = شهرک با 3 خروجی چپ
name-town_3_right = شهرک با 3 خروجی راست
name-town_3_tight = شهرک با 3 خروجی فشرده
name-town_4_x = شهرک با 4 خروجی X
name-town_4_foot = شهرک با 4 خروجی پایه‌دار
name-town_4_k = شهرک با 4 خروجی K
name-k01 = ‏k01: { name-straight } / { name-gentle_curve }
name-k02 = ‏k02: { name-town_2_straight } / { name-town_2_gentle }
name-k03 = ‏k03: { name-sharp_curve } / { name-town_2_sharp }
name-k04 = ‏k04: { name-town_1 }
name-k05 = ‏k05: { name-cross_straights } / { name-town_4_x }
name-k06 = ‏k06: { name-town_3_y } / { name-town_3_tight }
name-k07 = ‏k07: { name-cross_straight_gentle } / { name-town_4_foot }
name-k08 = ‏k08: { name-cross_gentles } / { name-town_4_k }
name-k09 = ‏k09: { name-pass_gentles } / { name-town_4_x }
name-k10 = ‏k10: { name-pass_straight_sharp } / { name-town_4_k }
name-k11 = ‏k11: { name-pass_gentle_sharp_a } / { name-town_4_foot }
name-k12 = ‏k12: { name-pass_gentle_sharp_b } / { name-town_4_foot }
name-k13 = ‏k13: { name-town_3_left } / { name-town_3_right }
name-n = شمال
name-ne = شمال‌شرق
name-se = جنوب‌شرق
name-s = جنوب
name-sw = جنوب‌غرب
name-nw = شمال‌غرب
name-n-ne = شمال–شمال‌شرق
name-n-se = شمال–جنوب‌شرق
name-n-s = شمال–جنوب
name-n-sw = شمال–جنوب‌غرب
name-n-nw = شمال–شمال‌غرب
name-ne-se = شمال‌شرق–جنوب‌شرق
name-ne-s = شمال‌شرق–جنوب
name-ne-sw = شمال‌شرق–جنوب‌غرب
name-ne-nw = شمال‌شرق–شمال‌غرب
name-se-s = جنوب‌شرق–جنوب
name-se-sw = جنوب‌شرق–جنوب‌غرب
name-se-nw = جنوب‌شرق–شمال‌غرب
name-s-sw = جنوب–جنوب‌غرب
name-s-nw = جنوب–شمال‌غرب
name-sw-nw = جنوب‌غرب–شمال‌غرب
name-chicago = شیکاگو
name-indianapolis = ایندیاناپولیس
name-grand_rapids = گرند رپیدز
name-toledo = تولیدو
name-cincinnati = سینسیناتی
name-detroit = دیترویت
name-columbus = کلمبوس
name-cleveland = کلیولند
name-charleston = چارلستون
name-london = لندن
name-wheeling = ویلینگ
name-toronto = تورنتو
name-erie = ایری
name-pittsburgh = پیتسبرگ
name-buffalo = بوفالو
name-altoona = آلتونا
name-rochester = راچستر
name-harrisburg = هریسبرگ
name-washington = واشینگتن
name-kingston = کینگستون
name-binghamton = بینگهمتن
name-ottawa = اتاوا
name-amsterdam = آمستردام
name-philadelphia = فیلادلفیا
name-montreal = مونترآل
name-albany = آلبانی
name-new_york = نیویورک
name-burlington = برلینگتون
name-providence = پراویدنس
name-portland = پورتلند
name-boston = بوستون
name-lille = لیل
name-arras = آراس
name-bruges = بروژ
name-antwerp = آنتورپ
name-brussels = بروکسل
name-charleroi = شارلروا
name-rotterdam = روتردام
name-eindhoven = آیندهوون
name-maastricht = ماستریخت
name-liege = لیژ
name-arnhem = آرنهم
name-bastogne = باستون
name-zwolle = زوله
name-venlo = ونلو
name-aachen = آخن
name-luxembourg = لوکزامبورگ
name-wesel = وزل
name-dusseldorf = دوسلدورف
name-trier = تریر
name-enschede = انسخده
name-essen = اسن
name-cologne = کلن
name-munster = مونستر
name-hagen = هاگن
name-koblenz = کوبلنتس
name-osnabruck = اوسنابروک
name-hamm = هام
name-dortmund = دورتموند
name-siegen = زیگن
name-mainz = ماینتس
name-paderborn = پادربورن
name-marburg = ماربورگ
name-frankfurt = فرانکفورت
name-kassel = کاسل
name-lake_michigan = دریاچهٔ میشیگان
name-lake_huron = دریاچهٔ هیوران
name-lake_erie = دریاچهٔ ایری
name-lake_ontario = دریاچهٔ انتاریو
name-chesapeake_bay = خلیج چساپیک
name-atlantic_ocean = اقیانوس اطلس
name-north_sea = دریای شمال
name-zuiderzee = زایدرزه

# صفحهٔ بازی در مرورگر
board-side = مرحله‌ها، کاشی‌ها و بارها
board-round = دور { $round } از { $rounds }
board-acting = ترتیب این مرحله: { $names }
board-phase-capital = سرمایه
board-phase-auction = حراج
board-phase-select = کاشی
board-phase-build = ساخت
board-phase-goods_one = بار { 1 }
board-phase-goods_two = بار { 2 }
board-phase-income = درآمد
board-tiles = کاشی‌های اقدام
board-tile-number = کاشی { $number }: { $tile }
board-price = { $price } دلار
board-held = نزد { $name }
board-without-effect = برداشتن بدون اثر
board-effect-turn_order = { $rules ->
    [base] نفر اول دور بعد
   *[standard] یک پاس آزاد
}
board-effect-first_move = نخست بار می‌برد
board-effect-engineer = { $operations } عملیات ریل
board-effect-first_build = نخست می‌سازد
board-effect-city_growth = بار برای یک شهر
board-effect-locomotive = یک سطح بالاتر
board-effect-urbanization = شهرکی شهر می‌شود
board-supply = انبار بار
board-set = دستهٔ { $number }: { $cubes }
board-new-cities = شهرهای نو
board-new-cities-of = { $colour }: { $count }
board-markers = { $count } نشانگر رشد
board-grown = با نشانگر رشد
board-cube = مکعب { $colour } در { $city }، بردنی است
board-from-price = از { $price } دلار
board-by-link = از خط { $one } – { $other }
board-company = شرکت شما
board-cash = پول
board-income = درآمد
board-points = امتیاز پیروزی
board-locomotive = لوکوموتیو
board-links = خط‌های کامل
board-raise = لوکوموتیو از { $from } به { $to }
board-ended-now = اگر اکنون تمام می‌شد: { $score } = امتیاز { $points }، درآمد { $income }، خط { $links }
board-due = پایان دور: { $due }، سپس { $cash } دلار
board-shortfall-ahead = پایان دور { $due } دلار بدهکارید و کم می‌آورید: { $points ->
    [0] درآمد { $income } کمتر
   *[other] { $income ->
        [0] امتیاز { $points } کمتر
       *[other] امتیاز { $points } کمتر، درآمد { $income } کمتر
    }
}
board-bankrupt-ahead = پایان دور { $due } دلار بدهکارید و نمی‌توانید بپردازید: ورشکستگی!
board-build = { $count ->
    [0] عملیات ریلی نمانده است
   *[other] { $count } عملیات ریل مانده است
}
board-lay-on = ریل در { $place }
board-faces = کاشی‌های مناسب
board-unfit = { $count } کاشی جور نیست: چرا؟
board-why-not = چرا { $tile } نه؟
board-turn = چرخاندن
board-exits = { $count } خروجی: { $price } دلار
board-town-price = شهرک { $price } دلار
board-terrain-price = زمین { $price } دلار
board-completes = { $one } – { $other } را کامل می‌کند
board-completes-links = { $count } خط را کامل می‌کند
board-loans-needed = { $count } وام می‌خواهد: درآمد از { $income } به { $then }{ $lost ->
    [0] {""}
   *[other] ، { $lost } امتیاز کم می‌شود
}
board-cash-then = پول از { $cash } به { $then } دلار
board-build-hint = یک خانهٔ روشن را انتخاب کنید؛ با انتخاب دوباره کاشی می‌چرخد.
board-build-none = هنوز می‌توانید شهری را رشد دهید یا پایان دهید.
board-build-prices = هر خروجی { $exit } دلار. شهرک { $town }، رود { $river }، تپه { $hills } دلار بیشتر.
board-lapsing = اگر اکنون پایان دهید، { $count } خط ناتمام شما بی‌صاحب می‌شود.
board-end-building = پایان ساخت
board-goods = بردن بار
board-goods-hint = مکعب روشن را انتخاب کنید، سپس شهر مقصد را.
board-goods-where = یکی از شهرهای حلقه‌دار را انتخاب کنید.
board-from-city = از { $from } به …
board-to-city = { $from } – { $to }
board-other-way = راه دیگر
board-put-back = بازتغییر جهت مکعب
board-you-earn = شما { $points }
board-earns = { $name } { $points }
board-points-go = { $points } امتیاز شما کجا برود؟
board-by-the-end = درآمد { $count } بار دیگر پرداخت می‌شود: { $income } پلهٔ بیشتر { $dollars } دلار می‌آورد{ $points ->
    [0] {""}
   *[other] {""} و در پایان { $points } امتیاز
}
board-track-income = درآمد
board-track-points = امتیاز
board-pass = پاس
board-free-pass = پاس آزاد
board-pass-for = پاس: جایگاه { $position } با { $price } دلار
board-bid = پیشنهاد { $amount } دلار
board-your-bid = پیشنهاد شما
board-less = کمتر
board-more = بیشتر
board-auction = { $rules ->
    [base] حراج جایگاه بعدی
   *[standard] حراج ترتیب نوبت
}
board-speaks = نوبت پیشنهاد
board-passed = پاس
board-place = جایگاه
board-pays = پرداخت
board-you-pass = پاس شما
board-you-bid = پیشنهاد { $amount } دلار
board-share-full = همه
board-share-half = نصف
board-share-free = هیچ
board-loans = چند وام؟
board-loans-then = پول از { $cash } به { $then } دلار، درآمد از { $income } به { $left }{ $lost ->
    [0] {""}
   *[other] ، { $lost } امتیاز کم می‌شود
}
board-loans-none = هر وام { $cash } دلار می‌آورد و درآمد را { 1 } واحد کم می‌کند.
board-take-loans = { $count ->
    [0] بدون وام
   *[other] گرفتن { $count } وام
}
board-confirm-deliver = { $track ->
    [income] بردن: { $points } درآمد
   *[points] بردن: { $points } امتیاز
}
board-no-orders = هیچ: تعیین کنید
board-standing = { $track ->
    [income] امتیازها روی درآمد می‌روند
   *[points] امتیازها امتیاز پیروزی می‌شوند
}
board-tab-map = نقشه
board-tab-tiles = کاشی‌ها
board-tab-goods = بارها
board-tab-tracks = نوارها
board-legend = راهنما
board-legend-city = شهر: مکعب‌های هم‌رنگ خود را می‌گیرد
board-legend-town = شهرک: ریل از آن { $price } دلار گران‌تر است
board-legend-cube = مکعب بار با حرف رنگش
board-legend-grown = نشانگر رشد: این شهر رشد کرده است
board-legend-river = رود: کاشی تازه { $price } دلار گران‌تر است
board-legend-hills = تپه: کاشی تازه { $price } دلار گران‌تر است
board-legend-blocked = از این لبه ریل نمی‌گذرد
board-legend-lapses = خط ناتمامی که در پایان نوبت شما بی‌صاحب می‌شود
board-legend-lamp = اینجا می‌توانید کاری بکنید

# چند حرکت به‌صورت یک تصمیم

compound-deliver = بردن { $colour } از { $city } به { $to }: { $count } خط، { $points } برای شما{ $others ->
    [0] {""}
   *[other] ، { $others } برای دیگران
}
compound-bid = { $position ->
    [-1] پیشنهاد { $amount } دلار
   *[other] پیشنهاد { $amount } دلار: جایگاه { $position } با { $price } دلار، اگر دیگران پاس بدهند
}
compound-pass = { $position ->
    [-1] پاس
   *[other] پاس: جایگاه { $position } با { $price } دلار
}
compound-free-pass = پاس آزاد و ماندن در حراج

# صفحهٔ بازی در مرورگر
board-map = نقشه
board-land = { $hex }، { $terrain ->
    [hills] تپه
   *[plain] دشت
  }{ $river ->
    [yes] ، رود
   *[no] { "" }
  }
board-town = { $name }، شهرک در { $hex }
board-city = { $name }، شهر { $colour } در { $hex }
board-cubes = مکعب‌ها: { $cubes }
board-no-cubes = بدون مکعب
board-track = ریل از آنِ { $owners }
board-nobody = هیچ‌کس

# The game in one minute and the player aid

minute-tiles = در هر دور هر کس یک کاشی اقدام برمی‌دارد: ساختن پیش از دیگران، بردن بار پیش از دیگران، لوکوموتیو بهتر، شهر نو.
minute-build = سپس تا { $tiles } کاشی ریل می‌گذارید. ریلی که دو شهر یا شهرک را به هم برساند یک خط است و از آن شماست.
minute-goods = سپس مکعب‌ها راه می‌افتند: هر کدام به شهری هم‌رنگ خود، از روی خط‌های هر کسی. هر خط به صاحبش یک امتیاز می‌دهد، در درآمد یا در امتیاز پیروزی.
minute-locomotive = لوکوموتیو شما می‌گوید بار را از چند خط می‌توانید بگذرانید. به جای بردن بار می‌توانید آن را ارتقا دهید.
minute-loans = پول کم است. هر وام اکنون { $cash } دلار می‌دهد و برای همیشه { $steps } از درآمد می‌کاهد.
minute-end = در پایان امتیاز پیروزی، نیمی از درآمد، و { $links } امتیاز برای هر خط شما شمرده می‌شود.
aid-tiles = به ترتیب نوبت هر کس یکی از هفت کاشی اقدام را برمی‌دارد.
aid-build = تا { $tiles } کاشی، با مهندس تا { $more }: ریل تازه، بهسازی ریل، یا تغییر جهت سر باز.
aid-goods = بردن بار دو نوبت دارد: در هر نوبت یک مکعب ببرید، لوکوموتیو را ارتقا دهید یا پاس بدهید.
aid-raise = یک سطح، رایگان، یک بار در دو نوبتِ بردن بار، تا { $most }.
aid-income = درآمد خود را می‌گیرید. در بازی استاندارد برای هر سطح لوکوموتیو 1 دلار هم می‌پردازید.
aid-turn-order = نفر اول دور بعد؛ در بازی استاندارد یک پاس آزاد در حراج بعدی.
aid-first-move = در هر دو نوبتِ بردن بار نفر اول هستید.
aid-engineer = تا { $tiles } کاشی می‌گذارید.
aid-first-build = پیش از همه می‌سازید.
aid-city-growth = هنگام ساختن یک دسته بار به شهری می‌دهد. بازی پایه: { $price } دلار.
aid-locomotive = لوکوموتیو شما یک سطح بالا می‌رود. بازی پایه: 4 دلار به‌علاوهٔ شمارهٔ سطح تازه.
aid-urbanization = هنگام ساختن شهرکی را شهر نو می‌کند. بازی پایه: { $price } دلار.
aid-price-exits = { $price } دلار برای هر لبه‌ای از کاشی که ریل از آن بیرون می‌رود.
aid-price-town = در شهرک { $price } دلار بیشتر.
aid-price-river = از روی رود { $price } دلار بیشتر.
aid-price-hills = در تپه‌ها { $price } دلار بیشتر.
aid-loan = { $cash } دلار بی‌درنگ، درآمد برای همیشه { $steps } کمتر.
aid-route-length = دست‌کم یک خط، و دست‌بالا به اندازهٔ سطح لوکوموتیو. هیچ جایی دو بار نه.
aid-route-own = دست‌کم یک خط از آن شماست و هیچ بازیکن دیگری در راه بیش از شما خط ندارد.
aid-route-end = مکعب در نخستین شهر هم‌رنگ خود می‌ایستد.
aid-route-points = هر صاحب برای هر خط یک امتیاز می‌گیرد و همه را یا در درآمد یا در امتیاز پیروزی می‌گذارد.
aid-end = با این شمار بازیکن بازی { $rounds } دور دارد.
aid-score-points = همان که روی نوار است.
aid-score-income = یک امتیاز برای هر { $steps } درآمد؛ برای هر واحد درآمد منفی { $debt } امتیاز.
aid-score-links = { $points } امتیاز برای هر خط کامل.

# The score pad

pad-points = امتیاز روی نوار امتیاز پیروزی
pad-income = سطح درآمد
pad-links = خط‌های کامل
pad-tie = برای تساوی: شمارهٔ کاشی اقدام، یا در بازی استاندارد جایگاه در ترتیب نوبت
pad-fell = ورشکسته: 1 برای نخستین ورشکسته، 0 برای کسی که ورشکسته نشده
