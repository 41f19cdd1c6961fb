# Власні слова переглядача. Те, що каже гра, лежить у файлі гри.

comma = , { "" }
close = Закрити
loading = Хвилинку…
offline = З’єднання втрачено. Ваш вибір збережено.
offline-unsent = З’єднання втрачено. Хід збережено, його буде надіслано, щойно зв’язок відновиться.
to-home = На головну
lost = Такої сторінки немає
no-table = Цей стіл не вдається показати
nothing-here = нічого

# Місця
home = Головна
settings = Налаштування
rules = Правила
language = Мова
main-menu = Головне меню
new-table = Новий стіл
table = Стіл
table-of = Стіл для гри «{ $game }»
game = Гра
board = Поле
replay = Повтор
you = Ви
you-menu = Про вас
guest-name = Гість { $number }
your-name = Ваше ім’я
name = Ім’я

# Головна
welcome = Чотири залізничні гри, готові до партії
welcome-text = Зіграйте з ботами одним натисканням або покличте друзів за посиланням. Без реєстрації та встановлення.
your-turn = Ваш хід
your-turn-at = { $count ->
    [one] Ваш хід за { $count } столом
   *[other] Ваш хід за { $count } столами
  }
your-tables = Ваші столи
more-tables = Ще столи
join-or-invite = Приєднатися чи запросити
join-field = Посилання або код столу
join-nonsense = Це не посилання на стіл і не код.
join = Приєднатися
create-for-friends = Створити стіл для друзів
start-something = Почати гру
players-minutes = { $most ->
    [one] { $least }–{ $most } гравець, { $from }–{ $to } хв
    [few] { $least }–{ $most } гравці, { $from }–{ $to } хв
   *[other] { $least }–{ $most } гравців, { $from }–{ $to } хв
  }
play-now = Грати зараз
starting = Починаємо…
open-tables = Відкриті столи
tables-to-watch = Столи для перегляду
unseen-moves = { $count ->
    [one] { $count } новий хід
    [few] { $count } нові ходи
   *[other] { $count } нових ходів
  }
waiting-for = хід: { $name }
since-more = { $count ->
    [one] і ще { $count } рядок
    [few] і ще { $count } рядки
   *[other] і ще { $count } рядків
  }
import-record = Відкрити збережену гру
record-too-large = Цей файл завеликий, щоб бути збереженою грою.
play = Грати
watch = Дивитися
look = Переглянути
go-there = До столу
act-at = { $act }: { $table }
state-over = завершено
state-waiting = чекає на гравців
state-playing = триває
ply-number = хід { $ply }

# Новий стіл
options = Варіанти
start-from = Набори
house-rules = Домашні правила
house-rules-usual = { $count ->
    [one] { $count } спірне правило, за звичайним тлумаченням
    [few] { $count } спірні правила, усі за звичайним тлумаченням
    [many] { $count } спірних правил, усі за звичайним тлумаченням
   *[other] { $count } спірного правила, усі за звичайним тлумаченням
}
house-rules-changed = { $changed ->
    [one] Змінено { $changed } спірне правило з { $count }
    [few] Змінено { $changed } спірні правила з { $count }
    [many] Змінено { $changed } спірних правил з { $count }
   *[other] Змінено { $changed } спірного правила з { $count }
}
house-rules-text = Місця, які в надрукованих правилах можна зрозуміти по-різному.
house-rules-reset = Повернути звичайні
yes = так
no = ні
option-is = { $option }: { $choice }
summary-house-rules = { $count ->
    [one] Змінено { $count } домашнє правило.
    [few] Змінено { $count } домашні правила.
    [many] Змінено { $count } домашніх правил.
   *[other] Змінено { $count } домашнього правила.
}
play-alone = Наодинці
play-alone-text = Для гри наодинці є додаткові варіанти.
next-scenario = Далі: { $name }
options-none = Ця гра не має варіантів.
seats = Місця
seat-open = Будь-хто за посиланням
seat-open-text = хто перший відкриє посилання
seat-human = Ще один гравець на цьому пристрої
bot-of = Бот: { $level }
level-random = випадковий
level-greedy = жадібний
level-calm = спокійний
level-sharp = кмітливий
level-merciless = нещадний
level-learned = навчений
level-random-text = будь-який дозволений хід
level-greedy-text = бере те, що одразу здається найкращим
level-calm-text = дещо недобачає, як початківці
level-sharp-text = дивиться наперед, близько третини секунди на рішення
level-merciless-text = дивиться далеко наперед, до двох секунд на рішення
level-learned-text = грає те, що найвище цінує навчена мережа, одразу
you-host = ви (господар столу)
player-number = Гравець { $number }
who-sits = Гравець на місці { $number }
remove-seat = Прибрати місце { $number }
add-seat = Ще місце
clock = Годинник
clock-rests = Годинник стоїть: тихі години
clock-none = Без годинника
clock-minutes = { $count } хв
clock-days = { $count ->
    [one] { $count } день на хід
    [few] { $count } дні на хід
   *[other] { $count } днів на хід
  }
clock-text = Хвилини даються на всю гру наживо, дні – на кожен хід.
at-zero = Коли час скінчиться
at-zero-nothing = Нічого
at-zero-remind = Надіслати нагадування
at-zero-bot = Далі грає бот
at-zero-nothing-text = Коли час скінчиться, нічого не станеться.
at-zero-remind-text = Хто не встигне, отримає нагадування.
at-zero-bot-text = Коли час скінчиться, далі гратиме бот.
stand-in = Відсутнього підміняє бот; повернутися можна будь-якої миті.
public-table = Будь-хто може знайти цей стіл і дивитися.
table-name = Назва столу
this-table = Цей стіл
summary = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
  }, { $bots ->
    [0] без ботів
    [one] { $bots } бот
    [few] { $bots } боти
   *[other] { $bots } ботів
  }.
create-table = Створити стіл
play-bots-now = Одразу з ботами

# Кімната очікування
waiting-room-of = { $table }: кімната очікування
bring-someone = Запросіть гравців
bring-someone-text = Людина відкриває посилання, вибирає ім’я і сідає. Обліковий запис не потрібен.
invite-code = QR-код посилання
copy = Копіювати
copied = Скопійовано
share = Поділитися
or-type = або введіть код
sit-down = Сідайте
sit-down-text = Для вас є вільне місце.
sit-here = Сісти сюди
table-full = Усі місця зайняті. Коли гра почнеться, можна буде дивитися.
seats-taken = Місця: зайнято { $taken } з { $count }
here = на зв’язку
not-here = не тут
put-bot = Посадити бота
free-seat = Звільнити місце
seats-open = { $count ->
    [one] { $count } місце вільне
    [few] { $count } місця вільні
   *[other] { $count } місць вільних
  }
seats-open-text = Якщо почати зараз, вільні місця займуть боти.
all-here = Усі на місцях
all-here-text = Починайте, коли захочете.
start-with-bots = Почати зараз із ботами
start-game = Почати гру
host-starts = Гру починає господар столу.
delete-table = Видалити стіл
remove-table = Прибрати
remove-named = Прибрати { $table }
remove-sure-gone = Стіл і його гру буде видалено назавжди.
remove-sure-list = Стіл зникне з вашого списку; в інших він залишиться.
remove-sure-play = Бот займе ваше місце до кінця гри, і стіл зникне з вашого списку.
leave = Піти
all-rules = Усі правила

# Стіл
prompt = Що треба зробити
parts = Частини столу
the-table = Стіл
go-to = Перейти до
own-area = Ваша зона
watching = { $count ->
    [one] дивиться { $count } людина
    [few] дивляться { $count } людини
   *[other] дивляться { $count } людей
  }
undo = Повернути хід
undo-title = Повернути один крок; довге натискання повертає весь хід
restart-turn = Почати хід знову
undo-ask = Попросити повернути хід
take-back = Повернути хід
undo-asked = Прохання повернути хід
undo-asked-by = { $count ->
    [one] { $name } просить повернути { $count } хід.
    [few] { $name } просить повернути { $count } ходи.
   *[other] { $name } просить повернути { $count } ходів.
  }
undo-asked-from = Повернеться все починаючи звідси: { $line }
undo-waiting = Ви просите повернути хід; чекаємо: { $names }.
undo-withdraw = Забрати прохання
allow = Дозволити
refuse = Відхилити
cancel = Скасувати
resign = Нехай далі грає бот
leave-game = Вийти з гри
table-menu = Меню столу
resign-sure = Бот займе ваше місце до кінця гри.
skip = Пропустити
last-round-again = Показати останнє коло ще раз
hint = Підказка
hint-moves = Найкращі ходи
hint-first = найкращий
thinking = Думає…
moves = Ходи
moves-filter = Введіть, щоб відібрати
moves-found = { $count }
moves-here = { $count ->
    [one] { $count } хід тут
    [few] { $count } ходи тут
   *[other] { $count } ходів тут
  }
moves-all = Усі { $count }
may-act = тут можна діяти
moves-none = Зараз немає ходів на вибір.
moves-keys = Стрілки та Enter вибирають, ще раз Enter – ходить.
choose-first = Виберіть
why-typed = Чому не можна «{ $move }»?
log = Журнал
journal = Журнал
since-own-turn = Після вашого останнього ходу
newest-first = новий хід угорі
chat = Чат
chat-unread = { $count ->
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
   *[other] Чат: { $count } нових повідомлень
  }
chat-empty = Поки тихо.
chat-write = Написати всім за столом
rules-find = Слово або номер правила
rules-none = Нічого не знайдено.
rules-english = Правила написано лише англійською.
since-you-left = Поки вас не було
show-me = Показати
show-board = Показати поле
show-text = Показати текстом
days-hours = { $days } д { $hours } год
zoom = Масштаб
zoom-in = Ближче
zoom-out = Далі
zoom-fit = Усе поле
lit-out-of-sight = Доступні місця поза полем зору
lit-left = { $count ->
    [one] Показати { $count } доступне місце ліворуч
    [few] Показати { $count } доступні місця ліворуч
   *[other] Показати { $count } доступних місць ліворуч
  }
lit-right = { $count ->
    [one] Показати { $count } доступне місце праворуч
    [few] Показати { $count } доступні місця праворуч
   *[other] Показати { $count } доступних місць праворуч
  }
lit-up = { $count ->
    [one] Показати { $count } доступне місце вгорі
    [few] Показати { $count } доступні місця вгорі
   *[other] Показати { $count } доступних місць вгорі
  }
lit-down = { $count ->
    [one] Показати { $count } доступне місце внизу
    [few] Показати { $count } доступні місця внизу
   *[other] Показати { $count } доступних місць внизу
  }
orders = Постійні доручення
orders-count = Постійні доручення: { $count }
orders-text = Спрацьовують автоматично, коли виникає запитання і хід дозволений, щоб ніхто на вас не чекав. Якщо повернути такий хід, усі постійні доручення скасовуються.
orders-ask-me = питати мене
orders-none = У цій грі немає запитань, на які може відповісти постійне доручення.
orders-withdraw = Скасувати
orders-withdraw-all = Скасувати всі
hand-over = Передайте пристрій
hand-over-to = Зараз ходить { $name }
hand-over-why = Передайте пристрій; інші нехай не дивляться.
hand-over-ready = Готово, це я
keys = Клавіатурні скорочення
key-enter = Вибрати, ще раз – підтвердити
key-escape = Зняти вибір, закрити
key-pass = Пас або кінець
key-lit = Наступне місце, де можна діяти
key-arrows = Сусіднє місце на полі
key-why = Чому не можна?
key-peek = Поглянути на місце гравця
key-zoom = Усе поле, ближче, далі
key-replay = Хід назад і вперед у повторі
key-text = Поле або текст

# Кінець
game-over = Гру завершено
score = Рахунок
score-sheet = Таблиця очок
score-graph = Очки за ходами: { $names }
total = Разом
won-you = Ви перемогли, { $score }
won-other = Перемога: { $name }, { $score }
won-alone = { $score ->
    [one] Вдалося: { $score } бал
    [few] Вдалося: { $score } бали
   *[other] Вдалося: { $score } балів
}
lost-alone = { $score ->
    [one] Цього разу не вдалося: { $score } бал
    [few] Цього разу не вдалося: { $score } бали
   *[other] Цього разу не вдалося: { $score } балів
}
won-shared = Спільна перемога: { $names }, { $score }
players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
  }
rematch = Реванш
rematch-join = До реваншу
record = Завантажити запис
how-it-went = Очки за ходами
fair = Запечатане тасування
fair-text = Зерно запечатано на початку й показано наприкінці.
fair-now = Що запечатано досі, після ходів: { $count }
fair-note = Запишіть це: із записом завершеної партії trackside verify --noted доведе, що цих ходів не змінено.
fair-verified = Чесне тасування, перевірено
fair-verified-text = Показане зерно збігається із зобов’язанням, даним на початку.

# Повтор
replay-start = Початок гри
replay-slider = Місце в грі
move-of = хід { $ply } з { $last }
as-seen-by = Як бачить
all-hands = Усі руки
copy-link = Копіювати посилання
play-on = Грати звідси
back-to-now = Назад до гри
first = Початок
back = Назад
turn-back = Попередній хід
forward = Вперед
turn-forward = Наступний хід
last = Кінець
pause = Пауза
play-back = Відтворити
speed = Швидкість

# Налаштування
saved = збережено
account-text = Обліковий запис зберігає ваші столи на всіх пристроях. Без нього вони залишаються в цьому браузері.
login = Логін
password = Пароль, від 8 знаків
password-now = Поточний пароль
password-new = Новий пароль, від 8 знаків
password-change = Змінити пароль
password-lost = Бережіть пароль: відновити його не можна.
register = Створити обліковий запис
sign-in = Увійти
sign-out = Вийти
sign-out-everywhere = Вийти всюди
signed-in-as = Ви увійшли як { $login }
digits = Цифри
digits-text = Латинські або перські цифри
appearance = Вигляд
theme = Тема
theme-auto = Як на пристрої
theme-light = Світла
theme-dark = Темна
text-size = Розмір тексту
text-size-text = Панелі, карти та підписи на полях
my-colour = Мій колір
my-colour-text = За кожним столом мій колір – червоний, лише на цьому екрані
playing = Гра
movement = Анімація
movement-text = Як рухаються фігури та карти
movement-full = Повна
movement-brief = Коротка
movement-none = Без анімації
pace = Темп
pace-text = Як швидко показуються ходи інших; клацання або клавіша пропускає показ
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-off = Одразу
confirming = Підтвердження ходів
confirming-text = Коли хід треба підтвердити
confirm-always = Завжди
confirm-costs = Якщо щось коштує
confirm-never = Ніколи
forced = Вимушені ходи
forced-text = Коли можливий лише один хід
forced-play = Зробити
forced-select = Вибрати
forced-ask = Питати
shortcuts = Клавіатура
shortcuts-text = Дії за столом однією клавішею
notices = Сповіщення
sound = Звук
sound-text = Карти, монети, рейки й доставки, а також дзвінок, коли ваш хід
volume = Гучність
test = Перевірити
testing = Надсилаємо…
notify = Сповіщення браузера
notify-text = Коли ваш хід, а сторінки не видно
notify-refused = Браузер блокує сповіщення цієї сторінки.
push = Push-сповіщення
push-text = На цей пристрій, коли ваш хід, а сторінку закрито
push-refused = Цей браузер не підтримує push-сповіщень.
messenger = Пошта або месенджер
messenger-text = Адреса у форматі Apprise, як-от mailto:// чи tgram://; порожньо – без неї
quiet = Тихі години
quiet-text = У ці години сповіщень немає, а годинники з днями на хід стоять: щонайбільше 12 годин на добу і від вашого наступного ходу. Про свій хід ви дізнаєтеся, коли тихі години минуть.
quiet-from = від
quiet-to = до
quiet-zone = часовий пояс: { $zone }

# Help, the player aid

help = Довідка
print = Друкувати
players = Гравці
aid = Пам’ятка
aid-minute = Гра за одну хвилину
aid-page = Відкрити пам’ятку сторінкою для друку

# Lessons

lesson-of = { $lesson }: { $game }
lesson-step = Крок { $number } з { $count }
lesson-next = Далі
lesson-back = Назад
lesson-close = Закрити урок

# My games

my-games = Мої партії
finished-games = Завершені партії
all-finished = Усі завершені партії
history-empty = Ви ще не завершили жодної партії.
history-none = Жодна партія не відповідає цим фільтрам.
statistics = Статистика
filters = Фільтри
filter-all-games = Усі ігри
filter-opponent = Суперник
filter-anyone = Будь-хто
filter-result = Результат
filter-any-result = Будь-який результат
filter-from = Від
filter-to = До
filter-clear = Скинути фільтри
find-games = Пошук за іменами
result-won = Перемога
result-lost = Не перемога
records-all = { $count ->
    [one] Завантажити { $count } запис
    [few] Завантажити { $count } записи
   *[many] Завантажити { $count } записів
  }
games-found = { $count ->
    [0] Немає завершених партій
    [one] { $count } завершена партія
    [few] { $count } завершені партії
   *[many] { $count } завершених партій
  }
pages = Сторінки
page-of = Сторінка { $page } з { $pages }
place-of = { $place } місце з { $players }
not-counted = не враховано у статистиці
stat-played = Зіграно
stat-won = Перемоги
stat-place = Середнє місце
stat-score = Середній рахунок
stat-best = Найкращий рахунок
score-curve = Рахунок із часом
score-curve-of = { $count ->
    [one] Рахунки { $count } партії: від { $least } до { $most }
    [few] Рахунки { $count } партій: від { $least } до { $most }
   *[many] Рахунки { $count } партій: від { $least } до { $most }
  }
score-made-of = Середній рахунок за категоріями
frequent-opponents = Найчастіші суперники
opponent-games = { $games ->
    [one] { $games } партія, із них попереду – { $ahead }
    [few] { $games } партії, із них попереду – { $ahead }
   *[other] { $games } партій, із них попереду – { $ahead }
}

# Ratings

rated = рейтингова
rated-game = Рейтингова: результат змінює рейтинги гравців. Без підказок і без повернення ходів, після яких щось відкрилося.
rated-needs = Для рейтингової партії потрібні обліковий запис і щонайменше двоє гравців, кожен на власному пристрої.
rated-no-hints = У рейтинговій партії немає підказок.
ladder = Рейтинг
ladder-of = Рейтинг: { $game }
ladder-text = Рейтинги за рейтинговими партіями, люди й боти разом. Новий гравець починає з 1500. Число після ± показує, наскільки рейтинг може помилятися; воно меншає з кожною партією, і першими стоять ті, чий рейтинг надійніший.
ladder-place = Місце
ladder-games = Партії
ladder-empty = Ще не завершено жодної рейтингової партії.
ladder-only-you = Тут ваш рейтинг бачите лише ви.
rating = Рейтинг
listed = Показувати мене в рейтингу
listed-text = Ваше ім’я та рейтинги бачать усі
delete-account = Видалити мій обліковий запис і дані
delete-account-text = Ваші налаштування, рейтинги, повідомлення чату й столи, які ніхто більше не зберігає, буде видалено назавжди. У партіях інших ваше місце залишиться без імені, а далі за вас гратимуть боти.
delete-for-good = Видалити назавжди

# Score pad

score-pad = Бланк підрахунку
score-pad-of = Бланк підрахунку: { $game }
score-pad-text = Для партії за справжнім столом: введіть, що має кожен гравець, і таблиця підсумує очки. Посилання містить усе введене; відкрита один раз, сторінка працює без інтернету.
pad-add = Додати гравця
pad-remove = Прибрати: { $name }
pad-clear = Очистити
pad-less = На один менше: { $name }
pad-more = На один більше: { $name }
pad-count = { $text }: { $count }

# Friends

friends = Люди, з якими ви грали
friend-games = { $count ->
    [one] { $count } спільна партія
    [few] { $count } спільні партії
   *[many] { $count } спільних партій
  }
invite = Запросити
invite-named = Запросити: { $name }
invited = запрошення надіслано
invitations = Запрошення
invitations-text = Від людей, з якими ви грали
invitations-notify = Сповіщати
invitations-show = На першій сторінці
invitations-none = Не треба
invited-by = { $name } запрошує вас
decline-named = Відхилити запрошення: { $table }
# Розбір закінченої гри

percent = { $number } %
analyse = Розібрати
analysis = Розбір
analysis-text = Чого варте кожне рішення, що було б краще, яку роль зіграло везіння. Триває від пів хвилини до кількох хвилин; результат побачать усі, хто бачить цей стіл.
analysis-start = Розібрати цю партію
analysis-waits = Зараз розбирається інша партія. Ця – наступна.
analysis-runs = Розібрано { $done } з { $total } ходів
analysis-stop = Зупинити
analysis-graph = Шанси на перемогу
analysis-graph-of = Шанси на перемогу протягом гри: { $names }
analysis-turned = Переломні моменти
analysis-quiet = Жодне рішення й жодна випадковість помітно не змінили шансів.
analysis-look = Подивитися в повторі
analysis-shares = Рішення
analysis-count = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
  }
analysis-share-good = Добрі
analysis-share-inaccurate = Неточні
analysis-share-bad = Погані
analysis-by-own = Власні помилки
analysis-by-others = Помилки інших
analysis-by-luck = Везіння
analysis-note = Шанс – це те, чого гравець міг сподіватися, знаючи те, що знав тоді. Те, що не відрізнити від випадковості, помилкою не вважається.
analysis-cost = { $played }: { $change }. Краще: { $better }
analysis-line = Показати кращий варіант
analysis-line-at = Кращий варіант, хід { $number } з { $count }
analysis-line-leave = Назад до гри, як вона була
analysis-try = Спробувати проти ботів

# Тренер

coach = Тренер
coach-text = Дивиться на кожен ваш хід до того, як його зіграно: ваші шанси на перемогу й запитання, якщо хід помітно їх зменшує. Лише там, де всі інші – боти або де стіл це дозволяє.
coach-for-all = Усі можуть користуватися тренером; хто приєднується, на це погоджується.
coach-looks = Тренер дивиться …
coach-chance = Ваші шанси на перемогу: { $chance }
coach-graph = Ваші шанси на перемогу досі, зараз { $chance }
coach-anyway = Усе одно зіграти
coach-again = Подумати ще
coach-asks = Тренер запитує

# Puzzles

puzzles = Задачі
puzzles-of = Задачі: { $game }
puzzles-text = У кожній позиції одне рішення явно найкраще. Знайдіть його.
puzzles-solved = Розв’язано: { $solved } з { $count }
puzzles-none = Жодна задача не відповідає цим умовам.
puzzle = Задача
puzzle-of-the-day = Задача дня
puzzle-grade = Рівень { $grade }
puzzle-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
puzzle-all-games = Усі ігри
puzzle-all-grades = Усі рівні
puzzle-grades = Рівні
puzzle-all = Усі
puzzle-open = Не розв’язані
puzzle-done = Розв’язані
puzzle-shown = Показати
puzzle-solve = Розв’язати
puzzle-right-mark = Правильно
puzzle-wrong-mark = Неправильно
puzzle-try-again = Спробувати ще раз
puzzle-show = Показати розв’язок
puzzle-next = Наступна задача
puzzle-play-on = Грати звідси далі
puzzle-missing = Такої задачі немає
