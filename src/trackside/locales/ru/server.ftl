# Сообщения сервера: вопросы, события, уведомления, ошибки.

seat-open = свободное место
prompt-waiting = Ждём игроков.
prompt-over = Игра окончена.
prompt-other = Решает { $name }.
prompt-bot = { $name } думает: { $topic }.
hint = Может быть, так: { $move }
incident-left = { $name } выходит из игры. Дальше играет бот.
incident-time-up = Время игрока { $name } вышло. Дальше играет бот.
incident-time-up-you = Ваше время вышло. За вас играет бот.
incident-away = Игрока { $name } нет за столом. Пока играет бот.
incident-back = { $name } снова играет.
incident-undo-refused = { $other } не соглашается вернуть ход.
incident-taken-back = { $count ->
    [one] По просьбе игрока { $name } возвращён { $count } ход.
    [few] По просьбе игрока { $name } возвращены { $count } хода.
   *[other] По просьбе игрока { $name } возвращено { $count } ходов.
  }
notification-turn = { $game }: ваш ход.
notification-reminder = { $game }: ваше время вышло, вас ждут.
notification-test = Это проверка. Сюда будут приходить уведомления о ваших ходах.
notification-test-sent = Проверка отправлена. Посмотрите, пришла ли она.
notification-test-failed = Проверка не принята. Проверьте адрес.
notification-test-partly = Не все получатели по этому адресу приняли проверку.
notification-test-gone = Этот адрес больше не принимает уведомлений. Настройте его ещё раз.

error-bad-request = Запрос непонятен.
error-bad-input = Для этой игры это недопустимое значение.
error-no-person = Сначала назовите своё имя.
error-forbidden = Здесь это не разрешено. Обновите страницу и попробуйте ещё раз.
error-not-found = Не найдено.
error-no-such-method = Здесь этого сделать нельзя.
error-conflict = Сейчас это невозможно.
error-too-large = Это слишком большой объём данных.
error-too-many = Слишком много запросов. Подождите немного и попробуйте ещё раз.
error-failure = На сервере произошёл сбой. Всё сделанное вами сохранено.
error-storage = Сейчас ничего нельзя сохранить. Всё сыгранное раньше в безопасности; попробуйте позже.
error-has-account = У вас уже есть учётная запись.
error-login-taken = Этот логин уже занят.
error-wrong-password = Логин или пароль неверны.
error-no-account = У вас ещё нет учётной записи.
error-wrong-old-password = Текущий пароль неверен.
error-empty-text = Введите текст.
error-no-game = Такой игры нет.
error-no-table = Такого стола нет.
error-no-target = Такого адреса для уведомлений нет.
error-no-seat = Такого места нет.
error-no-level = Бота такого уровня нет.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-not-running = Эта игра сейчас не идёт.
error-not-over = Игра ещё не окончена.
error-not-seated = Вы не сидите за этим столом.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ваш ход.
error-not-host = Это может сделать только хозяин стола.
error-not-alone = Это возможно только после конца игры или когда все места за столом ваши.
error-others-play = Здесь играют и другие. Вы можете передать своё место боту.
error-one-me = Вы можете занять только одно место как «me». Другие игроки за этим браузером имеют вид «human».
error-clock-incomplete = Для часов нужно указать минуты или дни.
error-seats-open = Ещё есть свободные места.
error-seat-taken = Это место занято.
error-table-full = Все места заняты.
error-wrong-code = Код не подходит к этому столу.
error-stale = Тем временем стол изменился. Ваш ход не сыгран.
error-busy = Стол сейчас занят. Попробуйте ещё раз.
error-illegal-move = Сейчас такой ход не разрешён.
error-bad-notation = Такого хода в этой игре нет.
error-other-rules = Эта игра начата по другим правилам, чем есть у этого сервера.
error-undo-not-free = С тех пор кто-то что-то узнал. Попросите остальных вернуть ход.
error-no-undo-request = Сейчас никто не просит вернуть ход.
error-no-own-move = Вы ещё не ходили.
error-not-asked = На эту просьбу ваш ответ не нужен.
error-no-such-ply = В этой игре нет столько ходов.
error-no-lesson = Такого урока нет.
error-not-in-lesson = Этот шаг урока ждёт другого хода.
error-no-hint = Подсказки нет.
error-no-question = Игра такого не спрашивает.
error-no-seed = В записи нет зерна: она сохранена, когда игра ещё шла.
error-bad-record = { $line ->
    [0] Это неполная запись Trackside.
   *[other] Этот файл не читается как запись Trackside: строка { $line } непонятна.
}
error-bad-record-move = Строка { $line } этой записи — недопустимый там ход.
error-no-such-setting = В записи игра или вариант, которых нет на этом сервере.
error-record-too-long = Запись слишком длинная.
error-wrong-commitment = Зерно записи не соответствует её обязательству.
error-wrong-scores = Счёт в записи не соответствует игре.
error-not-replayed = Эту запись не удалось воспроизвести на этом сервере.
error-corrected-box = Запись меняет числа из коробки, а этот сервер таких записей не принимает.
error-no-notices = Этот сервер не посылает уведомлений.
error-bad-notice-url = На этот адрес нельзя посылать уведомления.
error-too-many-browsers = Подписано слишком много браузеров. Сначала выключите уведомления.
error-no-zone = Такого часового пояса нет.
error-no-quiet = Начало и конец тихих часов должны различаться.
error-too-many-streams = У вас открыто слишком много страниц. Закройте одну и обновите эту.
error-signed-out = Вы вышли из учётной записи.
error-one-at-a-time = Эти ходы нельзя отправить вместе: один из них показывает, что будет дальше.
error-others-keep = Эта игра есть в списках других игроков. Вы можете убрать её из своего.
error-too-many-tables = У вас слишком много столов. Сначала удалите несколько старых.

why-moves = { $count ->
    [0] Здесь ничего нельзя сделать.
    [one] Здесь возможен { $count } ход.
    [few] Здесь возможны { $count } хода.
   *[other] Здесь возможно { $count } ходов.
}
