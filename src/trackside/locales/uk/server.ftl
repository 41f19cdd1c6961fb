# Що каже сервер: запитання, відмови, сповіщення.

seat-open = вільне місце
prompt-waiting = Чекаємо на гравців.
prompt-over = Гру завершено.
prompt-other = Вирішує { $name }.
hint = Може, так: { $move }
happened-left = { $name } більше не грає: далі грає бот.
happened-time-up = Час гравця { $name } вийшов: далі грає бот.
happened-time-up-you = Ваш час вийшов: за вас грає бот.
happened-away = Гравця { $name } немає за столом: тим часом грає бот.
happened-back = { $name } знову грає.
happened-undo-refused = { $other } проти повернення ходу.
happened-taken-back = { $count ->
    [one] На прохання гравця { $name } повернуто { $count } хід.
    [few] На прохання гравця { $name } повернуто { $count } ходи.
   *[other] На прохання гравця { $name } повернуто { $count } ходів.
  }
notice-turn = { $game }: ваш хід.
notice-reminder = { $game }: ваш час вийшов, на вас чекають.
notice-test = Це перевірка. Коли настане ваш хід, ви дізнаєтеся про це тут.
notice-test-sent = Перевірку прийнято. Подивіться, чи вона надійшла.
notice-test-failed = Перевірку не прийнято. Погляньте ще раз на адресу.
notice-test-partly = Не всі одержувачі за цією адресою прийняли перевірку.
notice-test-gone = Тут сповіщень більше не приймають. Налаштуйте ще раз.

error-bad-request = Запит незрозумілий.
error-bad-input = У цій грі такого немає.
error-no-person = Спершу назвіть своє ім’я.
error-forbidden = Тут це не дозволено. Оновіть сторінку й спробуйте ще раз.
error-not-found = Тут нічого немає.
error-no-such-method = Тут цього зробити не можна.
error-conflict = Зараз це неможливо.
error-too-large = Забагато за один раз.
error-too-many = Занадто швидко. Зачекайте трохи й спробуйте ще раз.
error-failure = На сервері стався збій. Усе зроблене вами збережено.
error-storage = Зараз нічого не можна зберегти. Усе зігране раніше в безпеці; спробуйте згодом.
error-has-account = У вас уже є обліковий запис.
error-login-taken = Цей логін уже зайнято.
error-wrong-password = Логін або пароль неправильні.
error-no-account = У вас іще немає облікового запису.
error-wrong-old-password = Старий пароль неправильний.
error-empty-text = Тут нема чого читати.
error-no-game = Такої гри немає.
error-no-table = Такого столу немає.
error-no-target = Такого місця для сповіщень немає.
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
error-others-play = Тут грають й інші. Ви можете передати своє місце боту.
error-one-me = Ви можете зайняти лише одне місце. Інші гравці за цим браузером мають вид «human».
error-clock-incomplete = Для годинника треба вказати хвилини або дні.
error-seats-open = Ще є вільні місця.
error-seat-taken = Це місце зайняте.
error-table-full = Усі місця зайняті.
error-wrong-code = Код не підходить до цього столу.
error-stale = Тим часом стіл змінився. Нічого не зіграно: ось як він виглядає тепер.
error-busy = За цим столом забагато всього відбувається. Спробуйте ще раз.
error-illegal-move = Зараз такий хід не дозволено.
error-bad-notation = Такого ходу в цій грі немає.
error-other-rules = Цю гру почато за іншими правилами, ніж має цей сервер.
error-undo-not-free = Відтоді хтось щось дізнався: попросіть інших.
error-no-undo-request = Ніхто не просить нічого повернути.
error-no-own-move = Ви ще не ходили.
error-not-asked = Вас не питали.
error-no-such-ply = Гра ніколи не була на цьому ході.
error-no-hint = Підказки для цього немає.
error-no-question = Гра такого не питає.
error-no-seed = У записі немає зерна: ця гра десь іще триває.
error-bad-record = { $line ->
    [0] Це неповний запис Trackside.
   *[other] Цей файл не читається як запис Trackside: рядок { $line } незрозумілий.
}
error-bad-record-move = Рядок { $line } цього запису — не той хід, який там дозволяють правила.
error-no-such-setting = Це запис гри або варіантів, яких цей сервер не має.
error-record-too-long = Запис задовгий.
error-wrong-commitment = Зерно запису не відповідає його зобов’язанню.
error-wrong-scores = Рахунок у записі не відповідає грі.
error-not-replayed = Цей запис не вдалося відтворити на цьому сервері.
error-corrected-box = Запис змінює числа з коробки, а цей сервер таких записів не приймає.
error-no-notices = Цей сервер не надсилає сповіщень.
error-bad-notice-url = Туди не можна надіслати сповіщення.
error-too-many-browsers = Забагато браузерів. Спершу вимкніть сповіщення.
error-no-zone = Такого часового поясу немає.
error-no-quiet = Тихим годинам потрібні початок і інший кінець.
error-too-many-streams = Одночасно відкрито забагато ваших сторінок. Закрийте одну й оновіть цю.
error-signed-out = Ви вийшли з облікового запису.
error-one-at-a-time = Ці ходи не можна надіслати разом: те, що покаже один із них, вирішує, що далі.
error-others-keep = Ця гра є в списках інших гравців. Ви можете прибрати її зі свого.
error-too-many-tables = У вас забагато столів. Спершу видаліть кілька старих.

why-moves = { $count ->
    [0] Тут нічого не можна зробити.
    [one] Тут можливий { $count } хід.
    [few] Тут можливі { $count } ходи.
   *[other] Тут можливо { $count } ходів.
}
