# واژه‌های خود برنامهٔ مرورگر. آنچه بازی می‌گوید در فایل همان بازی است.

comma = ، { "" }
close = بستن
loading = یک لحظه…
offline = ارتباط قطع شد. انتخاب شما نگه داشته می‌شود.
offline-unsent = ارتباط قطع شد. حرکت شما نگه داشته می‌شود و با وصل شدن فرستاده می‌شود.
to-home = به صفحهٔ اصلی
lost = چنین صفحه‌ای نیست
no-table = این میز را نمی‌توان نشان داد
nothing-here = هیچ

# جاها
home = خانه
settings = تنظیمات
rules = قوانین
language = زبان
main-menu = فهرست اصلی
new-table = میز تازه
table = میز
table-of = میز تازه: { $game }
game = بازی
board = صفحهٔ بازی
replay = بازپخش
you = شما
you-menu = شما
guest-name = مهمان { $number }
your-name = نام شما
name = نام

# خانه
welcome = چهار بازی راه‌آهن، آمادهٔ بازی
welcome-text = با یک کلیک با ربات‌ها بازی کنید یا دوستان را با پیوند دعوت کنید. بدون ثبت‌نام و بدون نصب.
your-turn = نوبت شماست
your-turn-at = نوبت شما سر { $count } میز
your-tables = میزهای شما
more-tables = میزهای بیشتر
join-or-invite = پیوستن یا دعوت
join-field = پیوند یا کد میز
join-nonsense = این نه پیوند میز است و نه کد.
join = پیوستن
create-for-friends = ساختن میز برای دوستان
start-something = شروع یک بازی
players-minutes = { $least } تا { $most } نفر، { $from } تا { $to } دقیقه
play-now = شروع بازی
starting = در حال شروع…
open-tables = میزهای باز
tables-to-watch = میزهایی برای تماشا
unseen-moves = { $count } حرکت تازه
waiting-for = در انتظار { $name }
since-more = و { $count } رویداد دیگر
import-record = باز کردن بازی ذخیره‌شده
record-too-large = این فایل برای یک بازی ذخیره‌شده بیش از اندازه بزرگ است.
play = بازی
watch = تماشا
look = دیدن
go-there = رفتن سر میز
act-at = { $act }: { $table }
state-over = تمام‌شده
state-waiting = منتظر بازیکن
state-playing = در جریان
ply-number = حرکت { $ply }

# میز تازه
options = گزینه‌ها
start-from = پیش‌تنظیم‌ها
house-rules = قوانین خانگی
house-rules-usual = { $count } قانون بحث‌برانگیز، همه با برداشت پیش‌فرض
house-rules-changed = { $changed } از { $count } قانون بحث‌برانگیز تغییر کرده است
house-rules-text = جاهایی که متن چاپی قوانین را می‌توان به چند گونه خواند.
house-rules-reset = بازگرداندن پیش‌فرض‌ها
yes = بله
no = نه
option-is = { $option }: { $choice }
summary-house-rules = { $count } قانون خانگی تغییر کرده است.
play-alone = یک‌نفره
play-alone-text = بازی یک‌نفره گزینه‌های بیشتری دارد.
next-scenario = بعدی: { $name }
options-none = این بازی گزینه‌ای ندارد.
seats = صندلی‌ها
seat-open = هر کس با پیوند
seat-open-text = نخستین کسی که پیوند را باز کند
seat-human = بازیکنی دیگر روی همین دستگاه
bot-of = ربات: { $level }
level-random = تصادفی
level-greedy = حریص
level-calm = آرام
level-sharp = تیزهوش
level-merciless = بی‌رحم
level-learned = آموزش‌دیده
level-random-text = هر حرکت مجاز
level-greedy-text = آنچه را همان دم بهتر به نظر می‌رسد برمی‌دارد
level-calm-text = مثل تازه‌کارها چیزهایی را نمی‌بیند
level-sharp-text = آینده‌نگر، حدود یک‌سوم ثانیه برای هر تصمیم
level-merciless-text = بسیار آینده‌نگر، تا دو ثانیه برای هر تصمیم
level-learned-text = بی‌درنگ حرکتی را بازی می‌کند که شبکهٔ آموزش‌دیده از همه باارزش‌تر می‌داند
you-host = شما (میزبان)
player-number = بازیکن { $number }
who-sits = بازیکن صندلی { $number }
remove-seat = برداشتن صندلی { $number }
add-seat = یک صندلی دیگر
clock = ساعت
clock-rests = ساعت ایستاده است: ساعت‌های سکوت
clock-none = بدون ساعت
clock-minutes = { $count } دقیقه
clock-days = { $count } روز برای هر نوبت
clock-text = دقیقه‌ها زمان کل بازی زنده است و روزها زمان هر نوبت.
at-zero = وقتی زمان تمام شود
at-zero-nothing = هیچ کاری
at-zero-remind = فرستادن یادآوری
at-zero-bot = ربات ادامه می‌دهد
at-zero-nothing-text = اگر زمان تمام شود اتفاقی نمی‌افتد.
at-zero-remind-text = به کسی که زمانش تمام شود یادآوری می‌شود.
at-zero-bot-text = به‌جای کسی که زمانش تمام شود ربات ادامه می‌دهد.
stand-in = وقتی کسی نیست ربات به‌جایش بازی می‌کند؛ هر وقت بخواهد برمی‌گردد.
public-table = هر کس می‌تواند این میز را پیدا و تماشا کند.
table-name = نام میز
this-table = این میز
summary = { $game }، { $seats } صندلی، { $bots ->
    [0] بدون ربات
   *[other] { $bots } ربات
  }.
create-table = ساختن میز
play-bots-now = بازی با ربات‌ها

# اتاق انتظار
waiting-room-of = { $table }: اتاق انتظار
bring-someone = بازیکنان را دعوت کنید
bring-someone-text = پیوند را باز می‌کنند، نامی انتخاب می‌کنند و می‌نشینند. حساب لازم نیست.
invite-code = کد QR پیوند
copy = کپی
copied = کپی شد
share = هم‌رسانی
or-type = یا کد را بنویسید
sit-down = بنشینید
sit-down-text = یک صندلی برای شما خالی است.
sit-here = اینجا می‌نشینم
table-full = همهٔ صندلی‌ها پر است. پس از شروع می‌توانید تماشا کنید.
seats-taken = صندلی‌ها: { $taken } از { $count } پر
here = آنلاین
not-here = غایب
put-bot = نشاندن ربات
free-seat = خالی کردن
seats-open = { $count } صندلی خالی است
seats-open-text = اگر اکنون شروع کنید ربات‌ها صندلی‌های خالی را می‌گیرند.
all-here = همه حاضرند
all-here-text = هر وقت خواستید شروع کنید.
start-with-bots = شروع با ربات‌ها
start-game = شروع بازی
host-starts = میزبان بازی را شروع می‌کند.
delete-table = حذف میز
remove-table = برداشتن
remove-named = برداشتن { $table }
remove-sure-gone = میز و بازی‌اش برای همیشه حذف می‌شوند.
remove-sure-list = میز از فهرست شما برداشته می‌شود؛ برای دیگران می‌ماند.
remove-sure-play = ربات تا پایان بازی جای شما می‌نشیند و میز از فهرست شما برداشته می‌شود.
leave = رفتن
all-rules = همهٔ قوانین

# میز
prompt = چه باید کرد
parts = بخش‌های میز
the-table = میز
go-to = برو به
own-area = بخش شما
watching = { $count } نفر تماشا می‌کنند
undo = پس گرفتن
undo-title = پس گرفتن یک گام؛ فشار طولانی کل نوبت را پس می‌گیرد
restart-turn = نوبت از نو
undo-ask = درخواست پس گرفتن
take-back = پس گرفتن حرکت آخر
undo-asked = درخواست پس گرفتن
undo-asked-by = { $name } می‌خواهد { $count } حرکت پس گرفته شود.
undo-asked-from = از اینجا به بعد پس گرفته می‌شود: { $line }
undo-waiting = خواسته‌اید حرکت پس گرفته شود؛ در انتظار { $names }.
undo-withdraw = صرف‌نظر از درخواست
allow = اجازه
refuse = رد
cancel = انصراف
resign = ادامه با ربات
leave-game = ترک بازی
table-menu = منوی میز
resign-sure = ربات تا پایان بازی جای شما می‌نشیند.
skip = رد شدن
last-round-again = نمایش دوبارهٔ آخرین دور
hint = راهنمایی
hint-moves = بهترین حرکت‌ها
hint-first = بهترین
thinking = در فکر…
moves = حرکت‌ها
moves-filter = برای جست‌وجو بنویسید
moves-found = { $count }
moves-here = { $count } حرکت در اینجا
moves-all = همهٔ { $count } حرکت
may-act = اینجا می‌توانید کاری بکنید
moves-none = اکنون حرکتی برای انتخاب نیست.
moves-keys = با پیکان‌ها و Enter انتخاب کنید؛ Enter دوباره بازی می‌کند.
choose-first = انتخاب کنید
why-typed = چرا «{ $move }» نمی‌شود؟
log = رویدادها
journal = رویدادها
since-own-turn = پس از نوبت قبلی شما
newest-first = تازه‌ترین نوبت در بالا
chat = گفت‌وگو
chat-unread = گفت‌وگو: { $count } پیام تازه
chat-empty = هنوز چیزی گفته نشده.
chat-write = برای میز بنویسید
rules-find = واژه یا شمارهٔ قانون
rules-none = چیزی پیدا نشد.
rules-english = متن قوانین فقط به انگلیسی است.
since-you-left = از وقتی رفتید
show-me = نشان بده
show-board = نمایش صفحه
show-text = نمایش متنی
days-hours = { $days } روز و { $hours } ساعت
zoom = بزرگ‌نمایی
zoom-in = نزدیک‌تر
zoom-out = دورتر
zoom-fit = کل صفحه
lit-out-of-sight = جاهای قابل انتخاب بیرون از دید
lit-left = نمایش { $count } جای قابل انتخاب در چپ
lit-right = نمایش { $count } جای قابل انتخاب در راست
lit-up = نمایش { $count } جای قابل انتخاب در بالا
lit-down = نمایش { $count } جای قابل انتخاب در پایین
orders = دستورهای همیشگی
orders-count = دستورهای همیشگی: { $count }
orders-text = هر وقت پرسش پیش بیاید و حرکت مجاز باشد، خودکار داده می‌شوند تا کسی در انتظار شما نماند. اگر چنین حرکتی را پس بگیرید، همهٔ دستورهای همیشگی لغو می‌شوند.
orders-ask-me = از خودم بپرس
orders-none = در این بازی پرسشی نیست که دستور همیشگی بتواند پاسخ دهد.
orders-withdraw = لغو
orders-withdraw-all = لغو همه
hand-over = دستگاه را به نفر بعد بدهید
hand-over-to = نوبت { $name } است
hand-over-why = دستگاه را بدهید؛ دیگران نگاه نکنند.
hand-over-ready = آماده‌ام
keys = میان‌برهای صفحه‌کلید
key-enter = انتخاب، و دوباره برای تأیید
key-escape = لغو انتخاب، بستن
key-pass = پاس دادن یا پایان
key-lit = جای بعدی که می‌توانید کاری کنید
key-arrows = جای همسایه روی صفحه
key-why = چرا نمی‌شود؟
key-peek = نگاه به بخش یک بازیکن
key-zoom = کل صفحه، نزدیک‌تر، دورتر
key-replay = حرکت عقب و جلو در بازپخش
key-text = صفحه یا متن

# پایان
game-over = بازی تمام شد
score = امتیاز
score-sheet = برگهٔ امتیاز
score-graph = امتیاز در هر نوبت: { $names }
total = جمع
won-you = شما بردید، { $score }
won-other = { $name } برد، { $score }
won-alone = موفق شدید، با { $score } امتیاز
lost-alone = این بار نشد: { $score } امتیاز
won-shared = پیروزی مشترک { $names }، { $score }
players-count = { $count } بازیکن
rematch = بازی دوباره
rematch-join = به بازی دوباره
record = دریافت ثبت بازی
how-it-went = امتیاز در هر نوبت
fair = بُر زدن مهرشده
fair-text = بذر در آغاز مهر شد و در پایان نشان داده می‌شود.
fair-now = آنچه تاکنون مهر شده، پس از { $count } حرکت
fair-note = آن را یادداشت کنید: با ثبت بازی تمام‌شده، trackside verify --noted ثابت می‌کند که این حرکت‌ها عوض نشده‌اند.
fair-verified = بُر زدن منصفانه، بررسی شد
fair-verified-text = بذرِ نشان‌داده‌شده با تعهد آغاز بازی یکی است.

# بازپخش
replay-start = آغاز بازی
replay-slider = موقعیت در بازی
move-of = حرکت { $ply } از { $last }
as-seen-by = از دید
all-hands = همهٔ دست‌ها
copy-link = کپی پیوند
play-on = ادامه از اینجا
back-to-now = بازگشت به بازی
first = اول
back = عقب
turn-back = نوبت پیشین
forward = جلو
turn-forward = نوبت بعدی
last = آخر
pause = مکث
play-back = پخش
speed = سرعت

# تنظیمات
saved = ذخیره شد
account-text = حساب، میزهای شما را روی همهٔ دستگاه‌ها نگه می‌دارد. بدون آن همین مرورگر نگه می‌دارد.
login = نام کاربری
password = گذرواژه، دست‌کم هشت نویسه
password-now = گذرواژهٔ کنونی
password-new = گذرواژهٔ تازه، دست‌کم هشت نویسه
password-change = تغییر گذرواژه
password-lost = گذرواژه را خوب نگه دارید: بازیابی نمی‌شود.
register = ساختن حساب
sign-in = ورود
sign-out = خروج
sign-out-everywhere = خروج از همه‌جا
signed-in-as = با نام { $login } وارد شده‌اید
digits = رقم‌ها
digits-text = رقم‌های لاتین یا فارسی
appearance = نما
theme = پوسته
theme-auto = مانند دستگاه
theme-light = روشن
theme-dark = تیره
text-size = اندازهٔ متن
text-size-text = بخش‌ها، کارت‌ها و برچسب‌های صفحه
my-colour = رنگ من
my-colour-text = سر هر میز مرا با رنگ قرمز نشان بده، فقط روی این صفحه
playing = بازی کردن
movement = پویانمایی
movement-text = جابه‌جایی مهره‌ها و کارت‌ها
movement-full = کامل
movement-brief = کوتاه
movement-none = بدون پویانمایی
pace = سرعت نمایش
pace-text = سرعت نمایش حرکت‌های دیگران؛ با کلیک یا کلید رد می‌شود
pace-slow = آهسته
pace-normal = عادی
pace-fast = تند
pace-off = یک‌باره
confirming = تأیید حرکت‌ها
confirming-text = کی حرکت باید تأیید شود
confirm-always = همیشه
confirm-costs = وقتی هزینه دارد
confirm-never = هرگز
forced = حرکت‌های ناگزیر
forced-text = وقتی تنها یک حرکت مجاز است
forced-play = انجام شود
forced-select = انتخاب شود
forced-ask = از خودم بپرس
shortcuts = صفحه‌کلید
shortcuts-text = میان‌برهای تک‌کلیدی سر میز
notices = اعلان
sound = صدا
sound-text = کارت، سکه، ریل و تحویل، و زنگی هنگام نوبت شما
volume = بلندی صدا
test = آزمایش
testing = در حال فرستادن…
notify = اعلان مرورگر
notify-text = وقتی نوبت شماست و این صفحه دیده نمی‌شود
notify-refused = مرورگر اعلان این صفحه را مسدود کرده است.
push = اعلان پوش
push-text = روی این دستگاه، وقتی نوبت شماست و هیچ صفحه‌ای باز نیست
push-refused = این مرورگر از اعلان پوش پشتیبانی نمی‌کند.
messenger = ایمیل یا پیام‌رسان
messenger-text = نشانی Apprise مانند mailto:// یا tgram://؛ خالی یعنی هیچ
quiet = ساعت‌های سکوت
quiet-text = در این ساعت‌ها اعلان نیست و ساعت‌های چندروزه می‌ایستند: حداکثر { 12 } ساعت در شبانه‌روز و از نوبت بعدی شما. پس از آن از نوبت خود باخبر می‌شوید.
quiet-from = از
quiet-to = تا
quiet-zone = منطقهٔ زمانی: { $zone }

# Help, the player aid

help = راهنما
print = چاپ
players = بازیکنان
aid = برگهٔ راهنما
aid-minute = بازی در یک دقیقه
aid-page = باز کردن برگهٔ راهنما برای چاپ

# Lessons

lesson-of = { $lesson }: { $game }
lesson-step = گام { $number } از { $count }
lesson-next = بعدی
lesson-back = قبلی
lesson-close = بستن درس

# My games

my-games = بازی‌های من
finished-games = بازی‌های تمام‌شده
all-finished = همهٔ بازی‌های تمام‌شده
history-empty = هنوز هیچ بازی‌ای را تمام نکرده‌اید.
history-none = هیچ بازی‌ای با این فیلترها پیدا نشد.
statistics = آمار
filters = فیلترها
filter-all-games = همهٔ بازی‌ها
filter-opponent = حریف
filter-anyone = هر کسی
filter-result = نتیجه
filter-any-result = هر نتیجه‌ای
filter-from = از
filter-to = تا
filter-clear = پاک کردن فیلترها
find-games = جست‌وجوی نام
result-won = برد
result-lost = بدون برد
records-all = { $count ->
    [one] دریافت ثبت بازی
   *[other] دریافت ثبت { $count } بازی
  }
games-found = { $count ->
    [0] هیچ بازی تمام‌شده‌ای نیست
   *[other] { $count } بازی تمام‌شده
  }
pages = صفحه‌ها
page-of = صفحهٔ { $page } از { $pages }
place-of = رتبهٔ { $place } از { $players }
not-counted = در آمار نیامده
stat-played = بازی‌ها
stat-won = بردها
stat-place = میانگین رتبه
stat-score = میانگین امتیاز
stat-best = بهترین امتیاز
score-curve = امتیاز در گذر زمان
score-curve-of = امتیاز { $count } بازی: از { $least } تا { $most }
score-made-of = میانگین امتیاز به تفکیک بخش
frequent-opponents = حریفان همیشگی
opponent-games = { $games } بازی، { $ahead } بار جلوتر

# Ratings

rated = رسمی
rated-game = رسمی: نتیجه امتیاز رتبهٔ بازیکنان را تغییر می‌دهد. بدون راهنمایی و بدون پس گرفتن آنچه آشکار شده است.
rated-needs = بازی رسمی به حساب کاربری و دست‌کم دو بازیکن نیاز دارد، هر یک با دستگاه خودش.
rated-no-hints = در بازی رسمی راهنمایی وجود ندارد.
ladder = رتبه‌بندی
ladder-of = رتبه‌بندی: { $game }
ladder-text = امتیاز رتبه از بازی‌های رسمی، انسان‌ها و ربات‌ها با هم. بازیکن تازه از { 1500 } آغاز می‌کند. عدد پس از ± نشان می‌دهد امتیاز چه‌قدر ممکن است خطا داشته باشد؛ با هر بازی کوچک‌تر می‌شود و کسانی که امتیازشان مطمئن‌تر است جلوترند.
ladder-place = رتبه
ladder-games = بازی‌ها
ladder-empty = هنوز هیچ بازی رسمی‌ای تمام نشده است.
ladder-only-you = امتیاز رتبهٔ شما را اینجا فقط خودتان می‌بینید.
rating = امتیاز رتبه
listed = مرا در رتبه‌بندی نشان بده
listed-text = نام و امتیاز رتبهٔ شما را همه می‌بینند
delete-account = حذف حساب و داده‌های من
delete-account-text = تنظیمات، امتیازهای رتبه، پیام‌های گفت‌وگو و میزهایی که کس دیگری نگه نداشته برای همیشه حذف می‌شوند. در بازی‌های دیگران صندلی شما بدون نام می‌ماند و ربات‌ها به جای شما ادامه می‌دهند.
delete-for-good = حذف برای همیشه

# Score pad

score-pad = دفترچهٔ امتیاز
score-pad-of = دفترچهٔ امتیاز: { $game }
score-pad-text = برای بازی روی میز واقعی: دارایی هر بازیکن را وارد کنید تا امتیازها جمع شوند. پیوند صفحه همهٔ داده‌ها را در خود دارد؛ پس از یک بار باز شدن، صفحه بدون اینترنت هم کار می‌کند.
pad-add = افزودن بازیکن
pad-remove = حذف { $name }
pad-clear = پاک کردن
pad-less = یکی کمتر: { $name }
pad-more = یکی بیشتر: { $name }
pad-count = { $text }: { $count }

# Friends

friends = کسانی که با آن‌ها بازی کرده‌اید
friend-games = { $count } بازی مشترک
invite = دعوت
invite-named = دعوت از { $name }
invited = دعوت شد
invitations = دعوت‌ها
invitations-text = از کسانی که با آن‌ها بازی کرده‌اید
invitations-notify = خبرم کن
invitations-show = در صفحهٔ نخست
invitations-none = هیچ
invited-by = { $name } شما را دعوت کرده است
decline-named = رد دعوت به { $table }
# تحلیل بازی تمام‌شده

percent = { $number }٪
analyse = تحلیل کن
analysis = تحلیل
analysis-text = هر تصمیم چه ارزشی داشت، چه چیزی بهتر بود و شانس چه کرد. از نیم دقیقه تا چند دقیقه طول می‌کشد و هر کس این میز را ببیند نتیجه را هم می‌بیند.
analysis-start = این بازی را تحلیل کن
analysis-waits = بازی دیگری در حال تحلیل است. بعد نوبت این بازی است.
analysis-runs = { $done } حرکت از { $total } تحلیل شد
analysis-stop = توقف
analysis-graph = احتمال برد
analysis-graph-of = احتمال برد در طول بازی: { $names }
analysis-turned = نقطه‌های عطف
analysis-quiet = هیچ تصمیم یا شانسی احتمال برد را چندان تغییر نداد.
analysis-look = در بازپخش ببین
analysis-shares = تصمیم‌ها
analysis-count = { $count } تصمیم
analysis-share-good = خوب
analysis-share-inaccurate = نادقیق
analysis-share-bad = بد
analysis-by-own = اشتباه‌های خود
analysis-by-others = اشتباه‌های دیگران
analysis-by-luck = شانس
analysis-note = احتمال برد همان است که بازیکن با آنچه آن موقع می‌دانست می‌توانست انتظار داشته باشد. آنچه از شانس بازشناختنی نیست اشتباه شمرده نمی‌شود.
analysis-cost = { $played }: { $change }. بهتر: { $better }
analysis-line = ادامهٔ بهتر را نشان بده
analysis-line-at = ادامهٔ بهتر، حرکت { $number } از { $count }
analysis-line-leave = بازگشت به بازی، همان‌طور که بود
analysis-try = در برابر ربات‌ها امتحان کن

# مربی

coach = مربی
coach-text = پیش از انجام هر حرکت شما به آن نگاه می‌کند: احتمال برد شما، و پرسشی اگر حرکت آن را بسیار کم کند. فقط جایی که همهٔ دیگران ربات باشند یا میز اجازه دهد.
coach-for-all = همه می‌توانند از مربی استفاده کنند؛ هر کس بپیوندد با آن موافقت می‌کند.
coach-looks = مربی نگاه می‌کند …
coach-chance = احتمال برد شما: { $chance }
coach-graph = احتمال برد شما تا اینجا، اکنون { $chance }
coach-anyway = با این حال بازی کن
coach-again = دوباره فکر کن
coach-asks = مربی می‌پرسد

# Puzzles

puzzles = معماها
puzzles-of = معماها: { $game }
puzzles-text = در هر وضعیت یک تصمیم آشکارا بهترین است. آن را بیابید.
puzzles-solved = حل‌شده: { $solved } از { $count }
puzzles-none = هیچ معمایی با این شرط‌ها نیست.
puzzle = معما
puzzle-of-the-day = معمای روز
puzzle-grade = درجهٔ { $grade }
puzzle-players = { $count ->
    [one] { $count } بازیکن
   *[other] { $count } بازیکن
}
puzzle-all-games = همهٔ بازی‌ها
puzzle-all-grades = همهٔ درجه‌ها
puzzle-grades = درجه‌ها
puzzle-all = همه
puzzle-open = حل‌نشده
puzzle-done = حل‌شده
puzzle-shown = نمایش
puzzle-solve = حل کنید
puzzle-right-mark = درست
puzzle-wrong-mark = نادرست
puzzle-try-again = دوباره
puzzle-show = نمایش پاسخ
puzzle-next = معمای بعدی
puzzle-play-on = ادامهٔ بازی از اینجا
puzzle-missing = چنین معمایی نیست
