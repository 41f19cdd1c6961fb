# Повідомлення сервера: запитання, події, сповіщення, помилки.

seat-open = вільне місце
prompt-waiting = Чекаємо на гравців.
prompt-over = Гру завершено.
prompt-other = Вирішує { $name }.
prompt-bot = { $name } думає: { $topic }.
hint = Підказка: { $move }
incident-left = { $name } виходить із гри. Далі грає бот.
incident-time-up = Час гравця { $name } вийшов. Далі грає бот.
incident-time-up-you = Ваш час вийшов. За вас грає бот.
incident-away = Гравця { $name } немає за столом. Тим часом грає бот.
incident-back = { $name } знову грає.
incident-undo-refused = { $other } не погоджується повернути хід.
incident-taken-back = { $count ->
    [one] На прохання гравця { $name } повернуто { $count } хід.
    [few] На прохання гравця { $name } повернуто { $count } ходи.
   *[other] На прохання гравця { $name } повернуто { $count } ходів.
  }
incident-new-rules = { $count ->
    [0] Trackside оновлено. Гра триває з тієї самої позиції за новими правилами.
    [one] Trackside оновлено. { $count } хід не відповідає новим правилам; гра триває з позиції перед ним.
    [few] Trackside оновлено. { $count } ходи не відповідають новим правилам; гра триває з позиції перед ними.
   *[other] Trackside оновлено. { $count } ходів не відповідають новим правилам; гра триває з позиції перед ними.
  }
notification-turn = { $game }: ваш хід.
notification-reminder = { $game }: ваш час вийшов, на вас чекають.
notification-invitation = { $name } запрошує вас зіграти: { $game }.
notification-test = Це пробне сповіщення. Сюди надходитимуть сповіщення про ваші ходи.
notification-test-sent = Пробне сповіщення надіслано. Подивіться, чи воно надійшло.
notification-test-failed = Пробне сповіщення не прийнято. Перевірте адресу.
notification-test-partly = Не всі одержувачі за цією адресою прийняли пробне сповіщення.
notification-test-gone = Ця адреса більше не приймає сповіщень. Налаштуйте її ще раз.

error-bad-request = Запит незрозумілий.
error-bad-input = Для цієї гри це неприпустиме значення.
error-no-person = Спершу назвіть своє ім’я.
error-forbidden = Тут це не дозволено. Оновіть сторінку й спробуйте ще раз.
error-not-found = Не знайдено.
error-no-such-method = Тут цього зробити не можна.
error-conflict = Зараз це неможливо.
error-too-large = Це завеликий обсяг даних.
error-too-many = Забагато запитів: занадто швидко. Зачекайте трохи й спробуйте ще раз.
error-failure = На сервері стався збій. Усе зроблене вами збережено.
error-storage = Зараз нічого не можна зберегти. Усе зігране раніше збережено; спробуйте згодом.
error-has-account = У вас уже є обліковий запис.
error-login-taken = Цей логін уже зайнято.
error-wrong-password = Логін або пароль неправильні.
error-no-account = У вас іще немає облікового запису.
error-wrong-old-password = Поточний пароль неправильний.
error-empty-text = Введіть текст.
error-no-game = Такої гри немає.
error-no-table = Такого столу немає.
error-no-target = Такої адреси для сповіщень немає.
error-no-seat = Такого місця немає.
error-no-level = Бота такого рівня немає.
error-not-started = Гра ще не почалася.
error-already-started = Гра вже почалася.
error-not-running = Ця гра зараз не триває.
error-not-over = Гра ще не завершена.
error-not-seated = Ви не сидите за цим столом.
error-not-your-seat = Це не ваше місце.
error-not-your-turn = Зараз не ваш хід.
error-not-host = Це може зробити лише господар столу.
error-not-alone = Це можливо лише після кінця гри або коли всі місця за столом ваші.
error-others-play = Тут грають також інші. Ви можете передати своє місце боту.
error-one-me = Ви можете зайняти лише одне місце для себе («me»). Для інших гравців у цьому браузері: тип «human».
error-clock-incomplete = Для годинника треба вказати хвилини або дні.
error-seats-open = Ще є вільні місця.
error-seat-taken = Це місце зайняте.
error-table-full = Усі місця зайняті.
error-wrong-code = Код не підходить до цього столу.
error-stale = Тим часом стіл змінився. Ваш хід не зіграно.
error-busy = Стіл зараз зайнятий. Спробуйте ще раз.
error-illegal-move = Зараз такий хід не дозволено.
error-bad-notation = Такого ходу в цій грі немає.
error-other-rules = Цю гру почато за іншими правилами, ніж має цей сервер.
error-undo-not-free = Відтоді хтось щось дізнався. Попросіть інших повернути хід.
error-no-undo-request = Зараз ніхто не просить повернути хід.
error-no-own-move = Ви ще не ходили.
error-not-asked = На це прохання ваша відповідь не потрібна.
error-no-such-ply = У цій грі немає стільки ходів.
error-no-lesson = Такого уроку немає.
error-no-puzzle = Такої задачі немає.
error-not-in-lesson = Цей крок уроку чекає на інший хід.
error-coach-others = Тренер допомагає лише там, де всі інші гравці – боти або де стіл це дозволяє.
error-no-hint = Підказки немає.
error-no-question = Гра такого не питає.
error-no-seed = У записі немає зерна: його збережено, коли гра ще тривала.
error-bad-record = { $line ->
    [0] Це неповний запис Trackside.
   *[other] Цей файл не читається як запис Trackside: рядок { $line } незрозумілий.
}
error-bad-record-move = У рядку { $line } цього запису – недозволений хід.
error-no-such-setting = У записі гра або варіант, яких цей сервер не має.
error-record-too-long = Запис задовгий.
error-wrong-commitment = Зерно запису не відповідає його зобов’язанню.
error-wrong-scores = Рахунок у записі не відповідає грі.
error-not-replayed = Цей запис не вдалося відтворити на цьому сервері.
error-corrected-box = Запис змінює числа з коробки, а цей сервер таких записів не приймає.
error-no-notices = Цей сервер не надсилає сповіщень.
error-bad-notice-url = На цю адресу не можна надсилати сповіщення.
error-too-many-browsers = Підписано забагато браузерів. Спершу вимкніть сповіщення.
error-no-zone = Такого часового поясу немає.
error-no-quiet = Початок і кінець тихих годин мають різнитися.
error-too-many-streams = У вас відкрито забагато сторінок. Закрийте одну й оновіть цю.
error-signed-out = Ви вийшли з облікового запису.
error-one-at-a-time = Ці ходи не можна надіслати разом: один із них показує, що буде далі.
error-others-keep = Ця гра є в списках інших гравців. Ви можете прибрати її зі свого.
error-too-many-tables = У вас забагато столів. Спершу видаліть кілька старих.
former-player = колишній гравець
error-rated-account = Для рейтингової партії потрібен обліковий запис: створіть його в налаштуваннях або увійдіть.
error-rated-seats = Рейтингова партія потребує щонайменше двох різних гравців, кожен на одному місці й на власному пристрої.
error-rated-runs = Рейтингову партію не можна видалити, поки вона триває. Ви можете передати місце боту.
error-rated-undo = У рейтинговій партії не можна скасувати те, з чого хтось щось дізнався.
error-rated-hint = У рейтинговій партії немає підказок.
error-not-friend = Запросити можна лише тих, з ким ви грали, якщо вони приймають запрошення.

why-moves = { $count ->
    [0] Тут нічого не можна зробити.
    [one] Тут можливий { $count } хід.
    [few] Тут можливі { $count } ходи.
   *[other] Тут можливо { $count } ходів.
}

# The seat of who solves a puzzle without having a name

puzzle-solver = Ви
