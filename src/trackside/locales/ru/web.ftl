# Собственные слова браузерной части. То, что говорит игра, лежит в файле игры.

comma = , { "" }
close = Закрыть
loading = Минутку…
offline = Связь потеряна. Ваш выбор сохранён.
offline-unsent = Связь потеряна. Ход сохранён и будет отправлен, когда она вернётся.
to-home = На главную
lost = Такой страницы нет
no-table = Этот стол нельзя показать
nothing-here = ничего

# Места
home = Главная
settings = Настройки
rules = Правила
language = Язык
main-menu = Главное меню
new-table = Новый стол
table = Стол
table-of = Стол для игры «{ $game }»
game = Игра
board = Поле
replay = Повтор
you = Вы
you-menu = О вас
guest-name = Гость { $number }
your-name = Ваше имя
name = Имя

# Главная
welcome = Четыре железнодорожные игры, готовые к партии
welcome-text = Сыграйте с ботами одним нажатием или позовите друзей по ссылке. Без регистрации и установки.
your-turn = Ваш ход
your-turn-at = { $count ->
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
  }
your-tables = Ваши столы
more-tables = Ещё столы
join-or-invite = Присоединиться или пригласить
join-field = Ссылка или код стола
join-nonsense = Это не ссылка на стол и не код.
join = Присоединиться
create-for-friends = Создать стол для друзей
start-something = Начать игру
players-minutes = { $most ->
    [one] { $least }–{ $most } игрок, { $from }–{ $to } мин
    [few] { $least }–{ $most } игрока, { $from }–{ $to } мин
   *[other] { $least }–{ $most } игроков, { $from }–{ $to } мин
  }
play-now = Играть
starting = Начинаем…
open-tables = Открытые столы
tables-to-watch = Столы для просмотра
unseen-moves = { $count ->
    [one] { $count } новый ход
    [few] { $count } новых хода
   *[other] { $count } новых ходов
  }
waiting-for = ход: { $name }
since-more = { $count ->
    [one] и ещё { $count } строка
    [few] и ещё { $count } строки
   *[other] и ещё { $count } строк
  }
import-record = Открыть сохранённую игру
record-too-large = Этот файл слишком велик для сохранённой игры.
play = Играть
watch = Смотреть
look = Посмотреть
go-there = К столу
act-at = { $act }: { $table }
state-over = окончена
state-waiting = ждёт игроков
state-playing = идёт
ply-number = ход { $ply }

# Новый стол
options = Варианты
start-from = Наборы
house-rules = Домашние правила
house-rules-usual = { $count ->
    [one] { $count } спорное правило, по обычному толкованию
    [few] { $count } спорных правила, все по обычному толкованию
    [many] { $count } спорных правил, все по обычному толкованию
   *[other] { $count } спорного правила, все по обычному толкованию
}
house-rules-changed = { $changed ->
    [one] Изменено { $changed } спорное правило из { $count }
    [few] Изменено { $changed } спорных правила из { $count }
    [many] Изменено { $changed } спорных правил из { $count }
   *[other] Изменено { $changed } спорного правила из { $count }
}
house-rules-text = Места, которые в напечатанных правилах можно понять по-разному.
house-rules-reset = Вернуть обычные
yes = да
no = нет
option-is = { $option }: { $choice }
summary-house-rules = { $count ->
    [one] Изменено { $count } домашнее правило.
    [few] Изменено { $count } домашних правила.
    [many] Изменено { $count } домашних правил.
   *[other] Изменено { $count } домашнего правила.
}
play-alone = В одиночку
play-alone-text = Для игры в одиночку есть дополнительные варианты.
next-scenario = Дальше: { $name }
options-none = У этой игры нет вариантов.
seats = Места
seat-open = Любой по ссылке
seat-open-text = кто первый откроет ссылку
seat-human = Ещё один игрок на этом устройстве
bot-of = Бот: { $level }
level-random = случайный
level-greedy = жадный
level-calm = спокойный
level-sharp = сообразительный
level-merciless = беспощадный
level-learned = обученный
level-random-text = любой разрешённый ход
level-greedy-text = берёт то, что сразу кажется лучшим
level-calm-text = кое-что упускает, как новички
level-sharp-text = смотрит вперёд, около трети секунды на решение
level-merciless-text = смотрит далеко вперёд, до двух секунд на решение
level-learned-text = играет то, что выше всего ценит обученная сеть, сразу
you-host = вы (хозяин стола)
player-number = Игрок { $number }
who-sits = Игрок на месте { $number }
remove-seat = Убрать место { $number }
add-seat = Ещё место
clock = Часы
clock-rests = Часы стоят: тихие часы
clock-none = Без часов
clock-minutes = { $count } мин
clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[other] { $count } дней на ход
  }
clock-text = Минуты даются на всю игру вживую, дни – на каждый ход.
at-zero = Когда время выйдет
at-zero-nothing = Ничего
at-zero-remind = Прислать напоминание
at-zero-bot = Дальше играет бот
at-zero-nothing-text = Когда время выйдет, ничего не случится.
at-zero-remind-text = Кто не успеет, получит напоминание.
at-zero-bot-text = Когда время выйдет, дальше будет играть бот.
stand-in = Отсутствующего заменяет бот; вернуться можно в любой момент.
public-table = Любой может найти этот стол и смотреть.
table-name = Название стола
this-table = Этот стол
summary = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
  }, { $bots ->
    [0] без ботов
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
  }.
create-table = Создать стол
play-bots-now = Сразу с ботами

# Комната ожидания
waiting-room-of = { $table }: комната ожидания
bring-someone = Пригласите игроков
bring-someone-text = Человек открывает ссылку, выбирает имя и садится. Учётная запись не нужна.
invite-code = QR-код ссылки
copy = Копировать
copied = Скопировано
share = Поделиться
or-type = или введите код
sit-down = Садитесь
sit-down-text = Для вас есть свободное место.
sit-here = Сесть сюда
table-full = Все места заняты. Когда игра начнётся, можно будет смотреть.
seats-taken = Места: занято { $taken } из { $count }
here = на связи
not-here = не здесь
put-bot = Посадить бота
free-seat = Освободить место
seats-open = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[other] { $count } мест свободно
  }
seats-open-text = Если начать сейчас, свободные места займут боты.
all-here = Все на местах
all-here-text = Начинайте, когда захотите.
start-with-bots = Начать сейчас с ботами
start-game = Начать игру
host-starts = Игру начинает хозяин стола.
delete-table = Удалить стол
remove-table = Убрать
remove-named = Убрать { $table }
remove-sure-gone = Стол и его игра будут удалены навсегда.
remove-sure-list = Стол исчезнет из вашего списка; у других он останется.
remove-sure-play = Бот займёт ваше место до конца игры, и стол исчезнет из вашего списка.
leave = Уйти
all-rules = Все правила

# Стол
prompt = Что нужно сделать
parts = Части стола
the-table = Стол
go-to = Перейти к
own-area = Ваша зона
watching = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[other] смотрят { $count } человек
  }
undo = Вернуть ход
undo-title = Вернуть один шаг; долгое нажатие возвращает весь ход
restart-turn = Начать ход заново
undo-ask = Попросить вернуть ход
take-back = Вернуть ход
undo-asked = Просьба вернуть ход
undo-asked-by = { $count ->
    [one] { $name } просит вернуть { $count } ход.
    [few] { $name } просит вернуть { $count } хода.
   *[other] { $name } просит вернуть { $count } ходов.
  }
undo-asked-from = Вернётся всё начиная отсюда: { $line }
undo-waiting = Вы просите вернуть ход; ждём: { $names }.
undo-withdraw = Снять просьбу
allow = Разрешить
refuse = Отклонить
cancel = Отмена
resign = Пусть дальше играет бот
leave-game = Выйти из игры
table-menu = Меню стола
resign-sure = Бот займёт ваше место до конца игры.
skip = Пропустить
last-round-again = Показать последний круг ещё раз
hint = Подсказка
hint-moves = Лучшие ходы
hint-first = лучший
thinking = Думает…
moves = Ходы
moves-filter = Введите, чтобы отобрать
moves-found = { $count }
moves-here = { $count ->
    [one] { $count } ход здесь
    [few] { $count } хода здесь
   *[other] { $count } ходов здесь
  }
moves-all = Все { $count }
may-act = здесь можно действовать
moves-none = Сейчас нет ходов на выбор.
moves-keys = Стрелки и Enter выбирают, ещё раз Enter – ходит.
choose-first = Выберите
why-typed = Почему нельзя «{ $move }»?
log = Журнал
journal = Журнал
since-own-turn = После вашего последнего хода
newest-first = новый ход сверху
chat = Чат
chat-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
   *[other] Чат: { $count } новых сообщений
  }
chat-empty = Пока тихо.
chat-write = Написать всем за столом
rules-find = Слово или номер правила
rules-none = Ничего не найдено.
rules-english = Правила написаны только по-английски.
since-you-left = Пока вас не было
show-me = Показать
show-board = Показать поле
show-text = Показать текстом
days-hours = { $days } д { $hours } ч
zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Всё поле
lit-out-of-sight = Доступные места вне поля зрения
lit-left = { $count ->
    [one] Показать { $count } доступное место слева
    [few] Показать { $count } доступных места слева
   *[other] Показать { $count } доступных мест слева
  }
lit-right = { $count ->
    [one] Показать { $count } доступное место справа
    [few] Показать { $count } доступных места справа
   *[other] Показать { $count } доступных мест справа
  }
lit-up = { $count ->
    [one] Показать { $count } доступное место вверху
    [few] Показать { $count } доступных места вверху
   *[other] Показать { $count } доступных мест вверху
  }
lit-down = { $count ->
    [one] Показать { $count } доступное место внизу
    [few] Показать { $count } доступных места внизу
   *[other] Показать { $count } доступных мест внизу
  }
orders = Постоянные поручения
orders-count = Постоянные поручения: { $count }
orders-text = Срабатывают автоматически, когда возникает вопрос и ход разрешён, чтобы никто вас не ждал. Если вернуть такой ход, все постоянные поручения отменяются.
orders-ask-me = спрашивать меня
orders-none = В этой игре нет вопросов, на которые может ответить постоянное поручение.
orders-withdraw = Отменить
orders-withdraw-all = Отменить все
hand-over = Передайте устройство
hand-over-to = Сейчас ходит { $name }
hand-over-why = Передайте устройство; остальные пусть не смотрят.
hand-over-ready = Готово, это я
keys = Сочетания клавиш
key-enter = Выбрать, ещё раз – подтвердить
key-escape = Снять выбор, закрыть
key-pass = Пас или конец
key-lit = Следующее место, где можно действовать
key-arrows = Соседнее место на поле
key-why = Почему нельзя?
key-peek = Взглянуть на место игрока
key-zoom = Всё поле, ближе, дальше
key-replay = Ход назад и вперёд в повторе
key-text = Поле или текст

# Конец
game-over = Игра окончена
score = Счёт
score-sheet = Таблица очков
score-graph = Очки по ходам: { $names }
total = Всего
won-you = Вы победили, { $score }
won-other = Победа: { $name }, { $score }
won-alone = { $score ->
    [one] Получилось: { $score } очко
    [few] Получилось: { $score } очка
    [many] Получилось: { $score } очков
   *[other] Получилось: { $score } очка
}
lost-alone = { $score ->
    [one] В этот раз не вышло: { $score } очко
    [few] В этот раз не вышло: { $score } очка
    [many] В этот раз не вышло: { $score } очков
   *[other] В этот раз не вышло: { $score } очка
}
won-shared = Общая победа: { $names }, { $score }
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
rematch = Реванш
rematch-join = К реваншу
record = Скачать запись
how-it-went = Очки по ходам
fair = Запечатанная тасовка
fair-text = Зерно запечатано в начале и показано в конце.
fair-now = Что запечатано к этому времени, после ходов: { $count }
fair-note = Запишите это: с записью законченной партии trackside verify --noted докажет, что эти ходы не изменены.
fair-verified = Честная тасовка, проверено
fair-verified-text = Показанное зерно совпадает с обязательством, данным в начале.

# Повтор
replay-start = Начало игры
replay-slider = Место в игре
move-of = ход { $ply } из { $last }
as-seen-by = Как видит
all-hands = Все руки
copy-link = Копировать ссылку
play-on = Играть отсюда
back-to-now = Назад к игре
first = Начало
back = Назад
turn-back = Предыдущий ход
forward = Вперёд
turn-forward = Следующий ход
last = Конец
pause = Пауза
play-back = Воспроизвести
speed = Скорость

# Настройки
saved = сохранено
account-text = Учётная запись хранит ваши столы на всех устройствах. Без неё они остаются в этом браузере.
login = Логин
password = Пароль, от 8 знаков
password-now = Текущий пароль
password-new = Новый пароль, от 8 знаков
password-change = Сменить пароль
password-lost = Берегите пароль: восстановить его нельзя.
register = Создать учётную запись
sign-in = Войти
sign-out = Выйти
sign-out-everywhere = Выйти везде
signed-in-as = Вы вошли как { $login }
digits = Цифры
digits-text = Латинские или персидские цифры
appearance = Вид
theme = Тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
text-size = Размер текста
text-size-text = Панели, карты и подписи на полях
my-colour = Мой цвет
my-colour-text = За каждым столом мой цвет – красный, только на этом экране
playing = Игра
movement = Анимация
movement-text = Как движутся фигуры и карты
movement-full = Полная
movement-brief = Короткая
movement-none = Без анимации
pace = Темп
pace-text = Как быстро показываются ходы других; щелчок или клавиша пропускает показ
pace-slow = Медленно
pace-normal = Обычно
pace-fast = Быстро
pace-off = Сразу
confirming = Подтверждение ходов
confirming-text = Когда ход нужно подтвердить
confirm-always = Всегда
confirm-costs = Если чего-то стоит
confirm-never = Никогда
forced = Вынужденные ходы
forced-text = Когда возможен только один ход
forced-play = Сделать
forced-select = Выбрать
forced-ask = Спрашивать
shortcuts = Клавиатура
shortcuts-text = Действия за столом одной клавишей
notices = Уведомления
sound = Звук
sound-text = Карты, монеты, рельсы и доставки, а также звонок, когда ваш ход
volume = Громкость
test = Проверить
testing = Отправляем…
notify = Уведомления браузера
notify-text = Когда ваш ход, а страницы не видно
notify-refused = Браузер блокирует уведомления этой страницы.
push = Push-уведомления
push-text = На это устройство, когда ваш ход, а страница закрыта
push-refused = Этот браузер не поддерживает push-уведомления.
messenger = Почта или мессенджер
messenger-text = Адрес в формате Apprise, например mailto:// или tgram://; пусто – без него
quiet = Тихие часы
quiet-text = В эти часы уведомлений нет, а часы с днями на ход стоят: не больше 12 часов в сутки и начиная с вашего следующего хода. О своём ходе вы узнаете, когда тихие часы пройдут.
quiet-from = с
quiet-to = до
quiet-zone = часовой пояс: { $zone }

# Help, the player aid

help = Справка
print = Печать
players = Игроки
aid = Памятка
aid-minute = Игра за одну минуту
aid-page = Открыть памятку страницей для печати

# Lessons

lesson-of = { $lesson }: { $game }
lesson-step = Шаг { $number } из { $count }
lesson-next = Дальше
lesson-back = Назад
lesson-close = Закрыть урок

# My games

my-games = Мои партии
finished-games = Завершённые партии
all-finished = Все завершённые партии
history-empty = Вы ещё не завершили ни одной партии.
history-none = Ни одна партия не подходит под эти фильтры.
statistics = Статистика
filters = Фильтры
filter-all-games = Все игры
filter-opponent = Соперник
filter-anyone = Кто угодно
filter-result = Результат
filter-any-result = Любой результат
filter-from = С
filter-to = По
filter-clear = Сбросить фильтры
find-games = Поиск по именам
result-won = Победа
result-lost = Не победа
records-all = { $count ->
    [one] Скачать { $count } запись
    [few] Скачать { $count } записи
   *[many] Скачать { $count } записей
  }
games-found = { $count ->
    [0] Нет завершённых партий
    [one] { $count } завершённая партия
    [few] { $count } завершённые партии
   *[many] { $count } завершённых партий
  }
pages = Страницы
page-of = Страница { $page } из { $pages }
place-of = { $place } место из { $players }
not-counted = не учтено в статистике
stat-played = Сыграно
stat-won = Победы
stat-place = Среднее место
stat-score = Средний счёт
stat-best = Лучший счёт
score-curve = Счёт со временем
score-curve-of = { $count ->
    [one] Счёт { $count } партии: от { $least } до { $most }
    [few] Счёт { $count } партий: от { $least } до { $most }
   *[many] Счёт { $count } партий: от { $least } до { $most }
  }
score-made-of = Средний счёт по категориям
frequent-opponents = Самые частые соперники
opponent-games = { $games ->
    [one] { $games } партия, из них впереди – { $ahead }
    [few] { $games } партии, из них впереди – { $ahead }
   *[other] { $games } партий, из них впереди – { $ahead }
}

# Ratings

rated = рейтинговая
rated-game = Рейтинговая: результат меняет рейтинги игроков. Без подсказок и без возврата ходов, после которых что-то открылось.
rated-needs = Для рейтинговой партии нужны учётная запись и не меньше двух игроков, каждый за своим устройством.
rated-no-hints = В рейтинговой партии нет подсказок.
ladder = Рейтинг
ladder-of = Рейтинг: { $game }
ladder-text = Рейтинги по рейтинговым партиям, люди и боты вместе. Новый игрок начинает с 1500. Число после ± показывает, насколько рейтинг может ошибаться; оно уменьшается с каждой партией, и первыми стоят те, чей рейтинг надёжнее.
ladder-place = Место
ladder-games = Партии
ladder-empty = Ещё не завершено ни одной рейтинговой партии.
ladder-only-you = Здесь ваш рейтинг видите только вы.
rating = Рейтинг
listed = Показывать меня в рейтинге
listed-text = Ваше имя и рейтинги видны всем
delete-account = Удалить мою учётную запись и данные
delete-account-text = Ваши настройки, рейтинги, сообщения чата и столы, которые больше никто не хранит, удаляются навсегда. В партиях других ваше место останется без имени, а дальше за вас сыграют боты.
delete-for-good = Удалить навсегда

# Score pad

score-pad = Бланк подсчёта
score-pad-of = Бланк подсчёта: { $game }
score-pad-text = Для партии за настоящим столом: введите, что есть у каждого игрока, и таблица подсчитает очки. Ссылка содержит всё введённое; открытая один раз, страница работает без интернета.
pad-add = Добавить игрока
pad-remove = Убрать: { $name }
pad-clear = Очистить
pad-less = На один меньше: { $name }
pad-more = На один больше: { $name }
pad-count = { $text }: { $count }

# Friends

friends = Люди, с которыми вы играли
friend-games = { $count ->
    [one] { $count } общая партия
    [few] { $count } общие партии
   *[many] { $count } общих партий
  }
invite = Пригласить
invite-named = Пригласить: { $name }
invited = приглашение отправлено
invitations = Приглашения
invitations-text = От людей, с которыми вы играли
invitations-notify = Уведомлять
invitations-show = На первой странице
invitations-none = Не нужны
invited-by = { $name } приглашает вас
decline-named = Отклонить приглашение: { $table }
# Разбор законченной игры

percent = { $number } %
analyse = Разобрать
analysis = Разбор
analysis-text = Чего стоило каждое решение, что было бы лучше, какую роль сыграло везение. Занимает от полуминуты до нескольких минут; результат увидят все, кто видит этот стол.
analysis-start = Разобрать эту партию
analysis-waits = Сейчас разбирается другая партия. Эта – следующая.
analysis-runs = Разобрано { $done } из { $total } ходов
analysis-stop = Остановить
analysis-graph = Шансы на победу
analysis-graph-of = Шансы на победу в течение игры: { $names }
analysis-turned = Переломные моменты
analysis-quiet = Ни одно решение и ни одна случайность заметно не изменили шансов.
analysis-look = Посмотреть в повторе
analysis-shares = Решения
analysis-count = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
  }
analysis-share-good = Хорошие
analysis-share-inaccurate = Неточные
analysis-share-bad = Плохие
analysis-by-own = Свои ошибки
analysis-by-others = Ошибки других
analysis-by-luck = Везение
analysis-note = Шанс – это то, на что игрок мог рассчитывать, зная то, что знал тогда. То, что не отличить от случайности, ошибкой не считается.
analysis-cost = { $played }: { $change }. Лучше: { $better }
analysis-line = Показать лучший вариант
analysis-line-at = Лучший вариант, ход { $number } из { $count }
analysis-line-leave = Назад к игре, как она была
analysis-try = Попробовать против ботов

# Тренер

coach = Тренер
coach-text = Смотрит на каждый ваш ход до того, как он сыгран: ваши шансы на победу и вопрос, если ход заметно их уменьшает. Только там, где все остальные – боты или где стол это разрешает.
coach-for-all = Все могут пользоваться тренером; кто присоединяется, на это соглашается.
coach-looks = Тренер смотрит …
coach-chance = Ваши шансы на победу: { $chance }
coach-graph = Ваши шансы на победу до сих пор, сейчас { $chance }
coach-anyway = Всё равно сыграть
coach-again = Подумать ещё
coach-asks = Тренер спрашивает

# Puzzles

puzzles = Задачи
puzzles-of = Задачи: { $game }
puzzles-text = В каждой позиции одно решение явно лучшее. Найдите его.
puzzles-solved = Решено: { $solved } из { $count }
puzzles-none = Ни одна задача не подходит под эти условия.
puzzle = Задача
puzzle-of-the-day = Задача дня
puzzle-grade = Уровень { $grade }
puzzle-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
puzzle-all-games = Все игры
puzzle-all-grades = Все уровни
puzzle-grades = Уровни
puzzle-all = Все
puzzle-open = Не решённые
puzzle-done = Решённые
puzzle-shown = Показать
puzzle-solve = Решить
puzzle-right-mark = Верно
puzzle-wrong-mark = Неверно
puzzle-try-again = Попробовать ещё раз
puzzle-show = Показать решение
puzzle-next = Следующая задача
puzzle-play-on = Играть отсюда дальше
puzzle-missing = Такой задачи нет
