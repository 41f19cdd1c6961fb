# آنچه برنامه از خود می‌گوید، در همهٔ بازی‌ها.

comma = ، { "" }
semicolon = ؛ { "" }
nothing = هیچ
nobody = هیچ‌کس
you = شما
seat-of = { $name }
seat-number = صندلی { $number }
rule-game-over = بازی تمام شده است.
event-earlier-rules = { $who } بر پایهٔ قوانین پیشین حرکت کرد.

player-human = بازیکن
player-random = تصادفی
player-greedy = حریص
player-search = جست‌وجوگر
player-calm = آرام
player-sharp = تیزهوش
player-merciless = بی‌رحم
player-learned = آموزش‌دیده

# دلیل راهنمایی‌ها

hint-only = تنها حرکت ممکن است.
hint-alike = بهترین حرکت‌ها تقریباً هم‌ارزند.
hint-next = در مقایسه با بهترین حرکت بعدی: { $parts }
hint-best = در مقایسه با بهترین حرکت: { $parts }
part-rival = بهترین رقیب

# trackside play

cli-welcome = شمارهٔ حرکت، نوشتار آن یا آغاز نوشتارش را بنویسید. «help» نشان می‌دهد چه چیزهای دیگری می‌توانید بخواهید.
cli-prompt = { $ply }>
cli-turn-of = نوبت تصمیم { $seat } است.
cli-hand-over = { $who }، وقتی کس دیگری صفحه را نمی‌بیند Enter را بزنید.
cli-left = بازی پیش از پایان رها شد.
cli-saved = بازی در { $file } ثبت شد.
cli-save-where = کجا؟ برای نمونه: save game.txt

cli-menu-more = { $count } حرکت، { $first } تا { $last }: بنویسید «{ $kind }»
cli-menu-narrow = { $count ->
    [one] { $count } حرکت ممکن است.
   *[other] { $count } حرکت ممکن است.
} برای کوتاه‌تر شدن فهرست، نوع حرکت یا واژه‌هایی از آن را بنویسید؛ «moves» همه را نشان می‌دهد.
cli-not-understood = این نه حرکت است و نه فرمان. «help» نشان می‌دهد چه می‌توان نوشت.
cli-not-allowed = مجاز نیست ({ $rule }): { $text }
cli-several = { $count ->
    [one] منظور می‌تواند { $count } حرکت باشد:
   *[other] منظور می‌تواند { $count } حرکت باشد، برای نمونه:
}
cli-why-allowed = «{ $move }» اکنون مجاز است.
cli-hint = راهنمایی: { $move } ({ $notation })
cli-undone = حرکت پس گرفته شد.
cli-undo-nothing = حرکتی از شما برای پس گرفتن نیست.
cli-undo-horizon = پس از آخرین حرکت شما کسی از چیزی باخبر شده یا کاری کرده است. اگر همه موافق‌اند «undo anyway» را بنویسید.
cli-rules-how = «rules 4» یک فصل را نشان می‌دهد؛ «rules» همراه با واژه‌ها، قانون‌هایی را که آن‌ها را دارند.
cli-rules-english = متن قوانین فقط به انگلیسی است.

cli-help = چه می‌توانید بخواهید
cli-help-moves = حرکت یعنی شمارهٔ آن، نوشتارش یا آغاز واژه‌های آن: «cl dam pi». Enter خالی دوباره حرکت‌ها را نشان می‌دهد یا تنها حرکت ممکن را انجام می‌دهد.
cli-order-help = همین فهرست
cli-order-board = دوباره میز و پرسش
cli-order-moves = همهٔ حرکت‌ها، یا آن‌ها که این واژه‌ها را دارند
cli-order-undo = پس گرفتن آخرین حرکت خودتان
cli-order-why = چرا حرکتی مجاز نیست: قانون و متن آن
cli-order-hint = کاری که ربات حریص به جای شما می‌کرد
cli-order-log = همهٔ آنچه تاکنون رخ داده است
cli-order-score = امتیازهای شما و اینکه از کجا آمده‌اند
cli-order-rules = قوانین بازی: فصل‌ها یا یک قانون
cli-order-save = نوشتن بازی در یک فایل، برای ادامه با ‎--resume
cli-order-quit = ترک میز

# نتیجه

cli-game-over = بازی تمام شد
cli-total = جمع
cli-place = رتبه
cli-category = دسته
cli-reason = برای
cli-points = امتیاز
cli-winners = { $count ->
    [one] برنده: { $names }.
   *[other] پیروزی مشترک: { $names }.
}
cli-solo-won = { $seat } برنده شد، با { $points } امتیاز.
cli-solo-lost = { $seat } به هدف نرسید، با { $points } امتیاز.

# trackside games, replay, verify, simulate

cli-house-rules = قوانین خانگی: { $count } برداشت بحث‌برانگیز؛ اگر چیزی نگویید، همان‌طور که ما می‌خوانیم
cli-bots-built-in = درونی
cli-bots-frozen = نگه‌داشته از نسخه‌های پیشین، برای مقایسهٔ نتیجه‌ها
cli-bots-installed = نصب‌شده از بسته‌های دیگر (نقطه‌های ورود trackside.bots)
cli-game-facts = { $least } تا { $most } بازیکن، { $rules } قانون، { $moves } حرکت گوناگون
cli-after = پس از { $count } حرکت؛ تصمیم با { $seat } است.
cli-verified = ثبت درست است: { $count } حرکت مجاز، امتیازها درست، و بذر با تعهد می‌خواند.
cli-verified-unfinished = ثبت تا اینجا درست است: { $count } حرکت مجاز، و بذر با تعهد می‌خواند. بازی تمام نشده است.
cli-noted = اثری که یادداشت کرده‌اید برای پس از { $count } حرکت است: همان‌هایی‌اند که آن زمان بودند.
cli-not-noted = اثری که یادداشت کرده‌اید از این بازی نیست یا از حرکت‌هایی است که پس گرفته شده‌اند.
cli-simulated = { $count } بازی انجام شد
cli-faults = { $count } بازی ایراد داشت
cli-speed = { $games } بازی در ثانیه، { $moves } حرکت در ثانیه، { $decisions } تصمیم در هر بازی ({ $engine })
cli-engine-compiled = موتور کامپایل‌شده
cli-engine-pure = موتور پایتون خالص
cli-spread = امتیاز: میانگین { $mean }، میانه { $median }؛ 10٪ زیر { $low } و 10٪ بالای { $high }
cli-seat = صندلی
cli-player = بازیکن
cli-win-rate = برد
cli-interval = بازهٔ 95٪
cli-parity = سهم برابر
cli-score = امتیاز
cli-margin = اختلاف
cli-thinking = میلی‌ثانیه برای هر تصمیم
cli-playouts = بازی‌های آزمایشی
cli-rating = امتیاز رتبه
cli-sure-better = با اطمینان می‌توان گفت { $player } از بقیه بهتر است.
cli-sure-worse = با اطمینان می‌توان گفت { $player } از بقیه ضعیف‌تر است.
cli-sure-similar = { $player } و بقیه تقریباً هم‌زورند: اختلافی به اندازهٔ 5 واحد درصد نیست.
cli-not-sure = هنوز معلوم نیست چه کسی بهتر است.
cli-length = تصمیم در هر بازی
cli-game-wins = چه کسی چه کسی را می‌برد: بردهای سطر در برابر ستون
cli-game-margins = اختلاف با بهترین رقیب، بازی به بازی
cli-game-points = امتیازها از کجا می‌آیند
cli-games = بازی‌ها
cli-report-seeds = بذرها از { $first } تا { $last }
cli-report-budget = بودجهٔ بازیکنانی که بودجه‌ای ندارند: { $budget }
cli-report-code = Trackside { $version }، { $engine }، { $date }
cli-yes = بله
cli-no = نه

# The game in one minute and the player aid

aid-minute = بازی در یک دقیقه
aid-section-turn = نوبت شما
aid-section-signs = نشان‌ها چه می‌گویند
aid-section-prices = بهاها
aid-section-delivery = تحویل
aid-section-end = پایان بازی
aid-section-scoring = شمارش امتیاز

## تحلیل بازی

analysis-title = تحلیل
analysis-percent = { $number }٪
analysis-points = { $count ->
   *[other] { $number } امتیاز
}
analysis-mistake = حرکت { $number }، { $who }: «{ $played }»، { $change }. بهتر بود: «{ $better }».
analysis-lucky = حرکت { $number }، { $who }: «{ $played }» خوش‌شانسی بود، { $change }.
analysis-unlucky = حرکت { $number }، { $who }: «{ $played }» بدشانسی بود، { $change }.
analysis-turning-points = نقطه‌های عطف
analysis-no-turning-points = هیچ تصمیم یا شانسی احتمال برد را چندان تغییر نداد.
analysis-player = بازیکن
analysis-decisions = تصمیم‌ها
analysis-good = خوب
analysis-inaccurate = نادقیق
analysis-bad = بد
analysis-own = اشتباه‌های خود
analysis-others = اشتباه‌های دیگران
analysis-luck = شانس
analysis-chances = احتمال برد از حرکت اول تا آخر
analysis-scope = { $decisions } تصمیم، { $playouts } بازی آزمایشی. آنچه از شانس بازشناختنی نیست اشتباه شمرده نمی‌شود.
coach-doubt = مطمئن هستید؟ { $change }. بهتر: { $better }. تفاوت: { $parts }
coach-doubt-plain = مطمئن هستید؟ { $change }. بهتر: { $better }

# Puzzles

puzzle-title = { $game }، درجهٔ { $grade }
puzzle-task = یک تصمیم آشکارا بهترین است. کدام؟
puzzle-right = درست است!
puzzle-wrong = «{ $played }» { $loss } از احتمال برد می‌کاهد.
puzzle-wrong-plain = «{ $played }» پاسخ معما نیست.
puzzle-best = بهترین «{ $best }» است: احتمال برد { $chance }.
puzzle-next-best = گزینهٔ بعدی، «{ $next }»، { $loss } می‌کاهد.
puzzle-parts = به امتیاز، در مقایسه با «{ $other }»: { $parts }.
cli-puzzle = معما
cli-puzzle-grade = درجه
cli-puzzle-question = پرسش
cli-puzzle-players = بازیکن
cli-puzzle-missed = حل نکردند
cli-puzzle-lines = تصمیم‌های شما
cli-puzzle-prompt = شمارهٔ تصمیم یا حرکت‌های آن:
cli-puzzle-solution = سطر خالی پاسخ را نشان می‌دهد.
cli-puzzle-unfinished = این آغاز یک تصمیم است. همهٔ حرکت‌های آن را با «{ $sign }» میانشان بنویسید.
cli-puzzle-good = { $count ->
    [one] { $count } معما درست است.
   *[other] { $count } معما درست است.
}
