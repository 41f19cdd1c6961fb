# آنچه سرور می‌گوید: پرسش‌ها، ردها و خبرها.

seat-open = جای خالی
prompt-waiting = منتظر بازیکنان هستیم.
prompt-over = بازی تمام شد.
prompt-other = نوبت تصمیم { $name } است.
hint = شاید این: { $move }
happened-left = { $name } دیگر بازی نمی‌کند: ربات ادامه می‌دهد.
happened-time-up = زمان { $name } تمام شد: ربات ادامه می‌دهد.
happened-time-up-you = زمان شما تمام شد: ربات به‌جای شما بازی می‌کند.
happened-away = { $name } پای میز نیست: تا برگردد ربات بازی می‌کند.
happened-back = { $name } دوباره بازی می‌کند.
happened-undo-refused = { $other } با برگشتن موافق نیست.
happened-taken-back = به خواست { $name } ‏{ $count } حرکت پس گرفته شد.
notice-turn = { $game }: نوبت شماست.
notice-reminder = { $game }: وقت شما تمام شد و دیگران منتظرند.
notice-test = این یک آزمایش است. وقتی نوبت شما شود، همین‌جا باخبر می‌شوید.
notice-test-sent = پیام آزمایشی پذیرفته شد. ببینید رسیده است یا نه.
notice-test-failed = پیام آزمایشی پذیرفته نشد. یک بار دیگر به نشانی نگاه کنید.
notice-test-partly = همهٔ گیرندگان این نشانی پیام آزمایشی را نپذیرفتند.
notice-test-gone = این مقصد دیگر آگاه‌سازی نمی‌پذیرد. دوباره آن را تنظیم کنید.

error-bad-request = درخواست قابل فهم نیست.
error-bad-input = این بازی چنین چیزی ندارد.
error-no-person = نخست نامتان را بگویید.
error-forbidden = این کار اینجا مجاز نیست. صفحه را تازه کنید و دوباره بکوشید.
error-not-found = اینجا چیزی نیست.
error-no-such-method = این کار اینجا شدنی نیست.
error-conflict = در این وضعیت شدنی نیست.
error-too-large = یک‌جا زیاد است.
error-too-many = کمی تند بود. لحظه‌ای صبر کنید و دوباره بکوشید.
error-failure = در سرور خطایی رخ داد. چیزی از کار شما از دست نرفته است.
error-storage = اکنون چیزی را نمی‌توان ذخیره کرد. آنچه پیش‌تر بازی شده محفوظ است؛ بعداً دوباره بکوشید.
error-has-account = شما از پیش حساب دارید.
error-login-taken = این نام کاربری از آن کس دیگری است.
error-wrong-password = نام کاربری یا گذرواژه درست نیست.
error-no-account = هنوز حسابی ندارید.
error-wrong-old-password = گذرواژهٔ پیشین درست نیست.
error-empty-text = چیزی برای خواندن در آن نیست.
error-no-game = چنین بازی‌ای نیست.
error-no-table = چنین میزی نیست.
error-no-target = چنین مقصدی برای آزمایش نیست.
error-no-seat = چنین جایی نیست.
error-no-level = رباتی با این سطح نیست.
error-not-started = بازی هنوز آغاز نشده است.
error-already-started = بازی آغاز شده است.
error-not-running = این بازی در جریان نیست.
error-not-over = بازی هنوز تمام نشده است.
error-not-seated = شما سر این میز نیستید.
error-not-your-seat = این جای شما نیست.
error-not-your-turn = نوبت شما نیست.
error-not-host = فقط میزبان میز می‌تواند این کار را بکند.
error-not-alone = این فقط پس از پایان بازی یا هنگامی که همهٔ صندلی‌ها از آنِ شماست شدنی است.
error-others-play = دیگران هم اینجا بازی می‌کنند. می‌توانید کناره بگیرید.
error-one-me = فقط یک جا می‌توانید بگیرید. بازیکنان دیگرِ این مرورگر از گونهٔ «human» هستند.
error-clock-incomplete = برای ساعت باید دقیقه یا روز را مشخص کرد.
error-seats-open = هنوز جای خالی هست.
error-seat-taken = این جا گرفته شده است.
error-table-full = همهٔ جاها گرفته شده است.
error-wrong-code = این کد از آن این میز نیست.
error-stale = در این میان میز تغییر کرده است. چیزی بازی نشد: وضع کنونی میز این است.
error-busy = سر این میز خیلی شلوغ است. دوباره بکوشید.
error-illegal-move = این حرکت اکنون مجاز نیست.
error-bad-notation = این بازی چنین حرکتی ندارد.
error-other-rules = این بازی با قواعدی جز قواعد این سرور آغاز شده است.
error-undo-not-free = از آن هنگام کسی چیزی دانسته است: از دیگران بخواهید.
error-no-undo-request = کسی نخواسته است چیزی پس گرفته شود.
error-no-own-move = شما هنوز حرکتی نکرده‌اید.
error-not-asked = از شما نپرسیده‌اند.
error-no-such-ply = بازی هرگز به این حرکت نرسیده است.
error-no-hint = برای این راهنمایی نیست.
error-no-question = بازی چنین چیزی نمی‌پرسد.
error-no-seed = این ثبت دانه ندارد: آن بازی هنوز جایی در جریان است.
error-bad-record = { $line ->
    [0] این ثبت بازی ناقص است.
   *[other] این پرونده ثبت یک بازی نیست: خط { $line } فهمیده نشد.
}
error-bad-record-move = خط { $line } این ثبت، حرکتی نیست که قواعد آنجا اجازه دهند.
error-no-such-setting = این ثبتِ بازی یا گزینه‌هایی است که این سرور ندارد.
error-record-too-long = این ثبت بیش از اندازه بلند است.
error-wrong-commitment = دانهٔ این ثبت با تعهد آن نمی‌خواند.
error-wrong-scores = امتیازهای این ثبت امتیازهای بازی نیست.
error-not-replayed = این ثبت را اینجا نشد دوباره بازی کرد.
error-corrected-box = این ثبت عددهای جعبهٔ بازی را تغییر می‌دهد و این سرور چنین ثبتی را نمی‌پذیرد.
error-no-notices = این سرور خبر نمی‌فرستد.
error-bad-notice-url = به آنجا نمی‌توان خبر فرستاد.
error-too-many-browsers = مرورگرها زیاد شده‌اند. نخست خبرها را خاموش کنید.
error-no-zone = چنین منطقهٔ زمانی‌ای نیست.
error-no-quiet = ساعت‌های سکوت باید آغاز و پایانی جدا داشته باشند.
error-too-many-streams = صفحه‌های زیادی از شما هم‌زمان باز است. یکی را ببندید و این صفحه را تازه کنید.
error-signed-out = شما از حساب خارج شده‌اید.
error-one-at-a-time = این حرکت‌ها را نمی‌توان با هم فرستاد: آنچه یکی از آن‌ها نشان می‌دهد، ادامه را تعیین می‌کند.
error-others-keep = دیگران این بازی را در فهرست خود نگه داشته‌اند. می‌توانید آن را از فهرست خود بردارید.
error-too-many-tables = میزهای شما بیش از اندازه است. نخست چند میز قدیمی را پاک کنید.

why-moves = { $count ->
    [0] این‌جا کاری نمی‌توان کرد.
   *[other] این‌جا { $count } حرکت ممکن است.
}
