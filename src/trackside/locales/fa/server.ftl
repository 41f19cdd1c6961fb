# پیام‌های سرور: پرسش‌ها، رویدادها، اعلان‌ها و خطاها.

seat-open = صندلی خالی
seat-kept = برای { $name }
prompt-waiting = منتظر بازیکنان هستیم.
prompt-over = بازی تمام شد.
prompt-other = نوبت تصمیم { $name } است.
prompt-bot = { $name } در فکر است: { $topic }.
hint = راهنمایی: { $move }
incident-left = { $name } از بازی رفت. ربات ادامه می‌دهد.
incident-time-up = زمان { $name } تمام شد. ربات ادامه می‌دهد.
incident-time-up-you = زمان شما تمام شد. ربات به‌جای شما بازی می‌کند.
incident-away = { $name } پای میز نیست. تا برگردد ربات بازی می‌کند.
incident-back = { $name } دوباره بازی می‌کند.
incident-undo-refused = { $other } با پس گرفتن حرکت موافقت نکرد.
incident-taken-back = به خواست { $name }، { $count } حرکت پس گرفته شد.
incident-new-rules = { $count ->
    [0] Trackside به‌روز شد. بازی از همان وضعیت و با قوانین تازه ادامه دارد.
   *[other] Trackside به‌روز شد. { $count } حرکت با قوانین تازه نمی‌خواند؛ بازی از وضعیت پیش از آن ادامه دارد.
  }
notification-turn = { $game }: نوبت شماست.
notification-reminder = { $game }: وقت شما تمام شد و دیگران منتظرند.
notification-invitation = { $name } شما را به بازی { $game } دعوت می‌کند.
notification-test = این یک آزمایش است. اعلان‌های نوبت شما به همین‌جا می‌رسد.
notification-test-sent = پیام آزمایشی فرستاده شد. ببینید رسیده است یا نه.
notification-test-failed = پیام آزمایشی پذیرفته نشد. نشانی را بررسی کنید.
notification-test-partly = همهٔ گیرندگان این نشانی پیام آزمایشی را نپذیرفتند.
notification-test-gone = این مقصد دیگر اعلان نمی‌پذیرد. دوباره آن را تنظیم کنید.

error-bad-request = درخواست قابل فهم نیست.
error-bad-input = این مقدار برای این بازی مجاز نیست.
error-no-person = نخست نامتان را بگویید.
error-forbidden = این کار اینجا مجاز نیست. صفحه را تازه کنید و دوباره بکوشید.
error-not-found = پیدا نشد.
error-no-such-method = این کار اینجا شدنی نیست.
error-conflict = در این وضعیت شدنی نیست.
error-too-large = حجم داده‌ها بیش از اندازه است.
error-too-many = درخواست‌ها بیش از اندازه است. لحظه‌ای صبر کنید و دوباره بکوشید.
error-failure = در سرور خطایی رخ داد. چیزی از کار شما از دست نرفته است.
error-storage = اکنون چیزی را نمی‌توان ذخیره کرد. آنچه پیش‌تر بازی شده محفوظ است؛ بعداً دوباره بکوشید.
error-has-account = شما از پیش حساب دارید.
error-login-taken = این نام کاربری از آن کس دیگری است.
error-wrong-password = نام کاربری یا گذرواژه درست نیست.
error-no-account = هنوز حسابی ندارید.
error-wrong-old-password = گذرواژهٔ کنونی درست نیست.
error-empty-text = متنی وارد کنید.
error-no-game = چنین بازی‌ای نیست.
error-no-table = چنین میزی نیست.
error-no-target = چنین مقصدی برای اعلان‌ها نیست.
error-no-seat = چنین صندلی‌ای نیست.
error-no-level = رباتی با این سطح نیست.
error-not-started = بازی هنوز آغاز نشده است.
error-already-started = بازی آغاز شده است.
error-not-running = این بازی در جریان نیست.
error-not-over = بازی هنوز تمام نشده است.
error-not-seated = شما سر این میز نیستید.
error-not-your-seat = این صندلی شما نیست.
error-not-your-turn = نوبت شما نیست.
error-not-host = فقط میزبان میز می‌تواند این کار را بکند.
error-not-alone = این فقط پس از پایان بازی یا هنگامی که همهٔ صندلی‌ها از آنِ شماست شدنی است.
error-others-play = دیگران هم اینجا بازی می‌کنند. می‌توانید «ادامه با ربات» را بزنید.
error-one-me = فقط یک صندلی را می‌توانید برای خودتان («me») بگیرید. بازیکنان دیگرِ این مرورگر از گونهٔ «human» هستند.
error-clock-incomplete = برای ساعت باید دقیقه یا روز را مشخص کرد.
error-seats-open = هنوز صندلی خالی هست.
error-seat-taken = این صندلی گرفته شده است.
error-table-full = همهٔ صندلی‌ها گرفته شده است.
error-wrong-code = این کد از آن این میز نیست.
error-stale = در این میان میز تغییر کرده است. حرکت شما بازی نشد.
error-busy = میز اکنون مشغول است. دوباره بکوشید.
error-illegal-move = این حرکت اکنون مجاز نیست.
error-bad-notation = این بازی چنین حرکتی ندارد.
error-other-rules = این بازی با قوانینی جز قوانین این سرور آغاز شده است.
error-undo-not-free = از آن هنگام کسی از چیزی باخبر شده است. از دیگران بخواهید حرکت را پس بگیرند.
error-no-undo-request = درخواستی برای پس گرفتن حرکت باز نیست.
error-no-own-move = شما هنوز حرکتی نکرده‌اید.
error-not-asked = این درخواست به پاسخ شما نیاز ندارد.
error-no-such-ply = این بازی این‌قدر حرکت ندارد.
error-ply-not-played = این بازی این‌قدر حرکت ندارد.
error-no-lesson = چنین درسی نیست.
error-no-puzzle = چنین معمایی نیست.
error-not-in-lesson = این گام درس حرکت دیگری می‌خواهد.
error-coach-others = مربی فقط جایی کمک می‌کند که همهٔ بازیکنان دیگر ربات باشند یا میز اجازه دهد.
error-no-hint = راهنمایی‌ای نیست.
error-no-question = بازی چنین چیزی نمی‌پرسد.
error-no-seed = این ثبت بذر ندارد: هنگامی ذخیره شده که بازی هنوز در جریان بود.
error-bad-record = { $line ->
    [0] این ثبت بازی ناقص است.
   *[other] این فایل ثبت یک بازی نیست: خط { $line } فهمیده نشد.
}
error-bad-record-move = خط { $line } این ثبت در آنجا حرکت مجازی نیست.
error-no-such-setting = این ثبت بازی یا گزینه‌ای دارد که این سرور ندارد.
error-record-too-long = این ثبت بیش از اندازه بلند است.
error-record-of-other-rules = این ثبت با قوانینی جز قوانین این سرور ساخته شده است.
error-wrong-commitment = بذر این ثبت با تعهد آن نمی‌خواند.
error-wrong-scores = امتیازهای این ثبت امتیازهای بازی نیست.
error-not-replayed = این ثبت را اینجا نشد دوباره بازی کرد.
error-corrected-box = این ثبت عددهای جعبهٔ بازی را تغییر می‌دهد و این سرور چنین ثبتی را نمی‌پذیرد.
error-no-notices = این سرور اعلان نمی‌فرستد.
error-bad-notice-url = به این نشانی نمی‌توان اعلان فرستاد.
error-mail-account = ایمیل فقط از راه حساب خودتان در یک کارساز ایمیل فرستاده می‌شود: نشانی باید نام کاربری و گذرواژه داشته باشد.
error-too-many-browsers = مرورگرهای بسیاری ثبت شده‌اند. نخست اعلان‌ها را خاموش کنید.
error-too-many-invitations = به این میز دیگر نمی‌توان کسی را دعوت کرد.
error-no-zone = چنین منطقهٔ زمانی‌ای نیست.
error-no-quiet = آغاز و پایان ساعت‌های سکوت باید جدا باشند.
error-too-many-streams = صفحه‌های زیادی باز کرده‌اید. یکی را ببندید و این صفحه را تازه کنید.
error-signed-out = شما از حساب خارج شده‌اید.
error-one-at-a-time = این حرکت‌ها را نمی‌توان با هم فرستاد: یکی از آن‌ها نشان می‌دهد که چه در پیش است.
error-others-keep = دیگران این بازی را در فهرست خود نگه داشته‌اند. می‌توانید آن را از فهرست خود بردارید.
error-too-many-tables = میزهای شما بیش از اندازه است. نخست چند میز قدیمی را پاک کنید.
error-too-much = بیش از اندازه از این استفاده کرده‌اید. بعداً دوباره بکوشید.
former-player = بازیکن پیشین
error-rated-account = بازی رسمی به حساب کاربری نیاز دارد: در تنظیمات یکی بسازید یا وارد شوید.
error-rated-seats = بازی رسمی دست‌کم دو بازیکن متفاوت می‌خواهد، هر یک روی یک صندلی و با دستگاه خودش.
error-rated-runs = بازی رسمی را در حین اجرا نمی‌توان حذف کرد. می‌توانید «ادامه با ربات» را بزنید.
error-rated-undo = در بازی رسمی، حرکتی را که کسی از آن باخبر شده نمی‌توان پس گرفت.
error-rated-hint = در بازی رسمی راهنمایی وجود ندارد.
error-rated-often = در یک شبانه‌روز ده بازی رسمی با هم بازی یا آغاز کرده‌اید. این یکی را غیررسمی بازی کنید.
error-not-friend = تنها کسانی را می‌توانید دعوت کنید که با آن‌ها بازی کرده‌اید و دعوت را می‌پذیرند.

why-moves = { $count ->
    [0] اینجا کاری نمی‌توان کرد.
   *[other] اینجا { $count } حرکت ممکن است.
}

# The seat of who solves a puzzle without having a name

puzzle-solver = شما
