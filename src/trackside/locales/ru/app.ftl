# Что программа говорит от себя, в каждой игре.

comma = , { "" }
semicolon = ; { "" }
nothing = ничего
nobody = никто
you = вы
    .dat = вам
seat-of = { $name }
    .dat = игроку { $name }
seat-number = Место { $number }
rule-game-over = Игра окончена.
event-earlier-rules = { $who } делает ход по прежним правилам.

player-human = Игрок
player-random = Случайный
player-greedy = Жадный
player-search = Поисковый
player-calm = Спокойный
player-sharp = Сообразительный
player-merciless = Беспощадный
player-learned = Обученный

# Объяснения советов

hint-only = Это единственный ход.
hint-alike = Лучшие ходы примерно равноценны.
hint-next = По сравнению со следующим по силе ходом: { $parts }
hint-best = По сравнению с лучшим ходом: { $parts }
part-rival = лучший соперник

# trackside play

cli-welcome = Введите номер хода, его запись или начало записи. «help» покажет, о чём ещё можно попросить.
cli-prompt = { $ply }>
cli-turn-of = Решает { $seat }.
cli-hand-over = { $who }, нажмите Enter, когда экран видите только вы.
cli-left = Игра прервана.
cli-saved = Запись игры – в файле { $file }.
cli-save-where = Куда? Например: save game.txt

cli-menu-more = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}, { $first }–{ $last }: введите «{ $kind }»
cli-menu-narrow = { $count ->
    [one] Возможен { $count } ход.
    [few] Возможны { $count } хода.
    [many] Возможно { $count } ходов.
   *[other] Возможно { $count } хода.
} Введите вид хода или слова из него, чтобы сузить выбор; «moves» покажет все.
cli-not-understood = Это не ход и не команда. «help» покажет, что можно вводить.
cli-not-allowed = Не разрешено ({ $rule }): { $text }
cli-several = { $count ->
    [one] Это может означать { $count } ход:
    [few] Это может означать { $count } хода, например:
    [many] Это может означать { $count } ходов, например:
   *[other] Это может означать { $count } хода, например:
}
cli-why-allowed = «{ $move }» – сейчас разрешено.
cli-hint = Подсказка: { $move } ({ $notation })
cli-undone = Ход возвращён.
cli-undo-nothing = Нет вашего хода, который можно вернуть.
cli-undo-horizon = После вашего хода кто-то уже что-то узнал или походил. Если все согласны, введите «undo anyway».
cli-rules-how = «rules 4» покажет главу, а «rules» со словами – правила, где они есть.
cli-rules-english = Правила написаны только по-английски.

cli-help = О чём можно попросить
cli-help-moves = Ход – это его номер, запись или начала слов записи: «cl dam pi». Пустая строка снова покажет ходы или сделает единственный возможный.
cli-order-help = этот список
cli-order-board = ещё раз стол и вопрос
cli-order-moves = все ходы или те, где есть эти слова
cli-order-undo = вернуть свой последний ход
cli-order-why = почему ход запрещён: правило и его текст
cli-order-hint = что сделал бы на вашем месте жадный бот
cli-order-log = всё, что до сих пор произошло
cli-order-score = ваши очки и откуда они
cli-order-rules = правила игры: главы или одно правило
cli-order-save = записать игру в файл, чтобы продолжить с --resume
cli-order-quit = встать из-за стола

# Итоги

cli-game-over = Игра окончена
cli-total = Всего
cli-place = Место
cli-category = Категория
cli-reason = За что
cli-points = Очки
cli-winners = { $count ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
cli-solo-won = { $seat }: победа, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
cli-solo-lost = { $seat }: цель не достигнута, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# trackside games, replay, verify, simulate

cli-house-rules = { $count ->
    [one] Домашние правила: { $count } спорное толкование; без ваших изменений так, как читаем мы
    [few] Домашние правила: { $count } спорных толкования; без ваших изменений так, как читаем мы
    [many] Домашние правила: { $count } спорных толкований; без ваших изменений так, как читаем мы
   *[other] Домашние правила: { $count } спорного толкования; без ваших изменений так, как читаем мы
}
cli-bots-built-in = Встроенные
cli-bots-frozen = Сохранены из прежних версий, чтобы можно было сравнивать результаты
cli-bots-installed = Установлены другими пакетами (точки входа trackside.bots)
cli-game-facts = Игроков: { $least }–{ $most }, { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
    [many] { $rules } правил
   *[other] { $rules } правила
}, { $moves ->
    [one] { $moves } разный ход
    [few] { $moves } разных хода
    [many] { $moves } разных ходов
   *[other] { $moves } разного хода
}
cli-after = { $count ->
    [one] После { $count } хода
    [few] После { $count } ходов
    [many] После { $count } ходов
   *[other] После { $count } хода
}; решает { $seat }.
cli-verified = { $count ->
    [one] Запись верна: { $count } разрешённый ход, счёт совпадает, зерно соответствует отпечатку.
    [few] Запись верна: { $count } разрешённых хода, счёт совпадает, зерно соответствует отпечатку.
    [many] Запись верна: { $count } разрешённых ходов, счёт совпадает, зерно соответствует отпечатку.
   *[other] Запись верна: { $count } разрешённого хода, счёт совпадает, зерно соответствует отпечатку.
}
cli-verified-unfinished = { $count ->
    [one] Запись пока верна: { $count } разрешённый ход, зерно соответствует отпечатку. Игра не окончена.
    [few] Запись пока верна: { $count } разрешённых хода, зерно соответствует отпечатку. Игра не окончена.
    [many] Запись пока верна: { $count } разрешённых ходов, зерно соответствует отпечатку. Игра не окончена.
   *[other] Запись пока верна: { $count } разрешённого хода, зерно соответствует отпечатку. Игра не окончена.
}
cli-noted = Записанный вами отпечаток соответствует состоянию после ходов: { $count }. Они такие же, как были тогда.
cli-not-noted = Записанный вами отпечаток не из этой партии или относится к отменённым ходам.
cli-simulated = { $count ->
    [one] Сыграна { $count } игра
    [few] Сыграны { $count } игры
    [many] Сыграно { $count } игр
   *[other] Сыграно { $count } игры
}
cli-faults = { $count ->
    [one] { $count } игра с ошибками
    [few] { $count } игры с ошибками
    [many] { $count } игр с ошибками
   *[other] { $count } игры с ошибками
}
cli-speed = { $games } игр/с, { $moves } ходов/с, решений за игру: { $decisions } ({ $engine })
cli-engine-compiled = скомпилированный движок
cli-engine-pure = движок на чистом Python
cli-spread = Счёт: среднее { $mean }, медиана { $median }; 10 % ниже { $low } и 10 % выше { $high }
cli-seat = Место
cli-player = Игрок
cli-win-rate = Победы
cli-interval = 95-процентный интервал
cli-parity = Равенство
cli-score = Очки
cli-margin = Отрыв
cli-thinking = мс на решение
cli-playouts = Доигрываний
cli-rating = Рейтинг
cli-sure-better = Можно быть уверенным, что { $player } играет лучше остальных.
cli-sure-worse = Можно быть уверенным, что { $player } играет хуже остальных.
cli-sure-similar = { $player } и остальные играют примерно одинаково: разницы в 5 процентных пунктов нет.
cli-not-sure = Кто лучше, пока не ясно.
cli-length = Решений за игру
cli-game-wins = Кто кого обыгрывает: победы строки над столбцом
cli-game-margins = Отрыв от лучшего соперника, игра за игрой
cli-game-points = Откуда берутся очки
cli-games = Игры
cli-report-seeds = Зёрна от { $first } до { $last }
cli-report-budget = Бюджет игроков, не назвавших своего: { $budget }
cli-report-code = Trackside { $version }, { $engine }, { $date }
cli-yes = да
cli-no = нет

# The game in one minute and the player aid

aid-minute = Игра за одну минуту
aid-section-turn = Ваш ход
aid-section-signs = Что значат знаки
aid-section-prices = Цены
aid-section-delivery = Доставка
aid-section-end = Конец игры
aid-section-scoring = Подсчёт очков

## Разбор игры

analysis-title = Разбор
analysis-percent = { $number } %
analysis-points = { $count ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
analysis-mistake = Ход { $number }, { $who }: «{ $played }», { $change }. Лучше было «{ $better }».
analysis-lucky = Ход { $number }, { $who }: «{ $played }» – повезло, { $change }.
analysis-unlucky = Ход { $number }, { $who }: «{ $played }» – не повезло, { $change }.
analysis-turning-points = Переломные моменты
analysis-no-turning-points = Ни одно решение и ни одна случайность заметно не изменили шансов.
analysis-player = Игрок
analysis-decisions = Решения
analysis-good = Хорошие
analysis-inaccurate = Неточные
analysis-bad = Плохие
analysis-own = Свои ошибки
analysis-others = Ошибки других
analysis-luck = Везение
analysis-chances = Шансы на победу от первого хода до последнего
analysis-scope = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}, { $playouts ->
    [one] { $playouts } доигранная партия
    [few] { $playouts } доигранные партии
   *[other] { $playouts } доигранных партий
}. То, что не отличить от случайности, ошибкой не считается.
coach-doubt = Точно? { $change }. Лучше: { $better }. Разница: { $parts }
coach-doubt-plain = Точно? { $change }. Лучше: { $better }

# Puzzles

puzzle-title = { $game }, уровень { $grade }
puzzle-task = Одно решение явно лучшее. Какое?
puzzle-right = Верно!
puzzle-wrong = «{ $played }» уменьшает шансы на победу на { $loss }.
puzzle-wrong-plain = «{ $played }» – не решение задачи.
puzzle-best = Лучшее – «{ $best }»: шансы на победу { $chance }.
puzzle-next-best = Следующее по силе, «{ $next }», уменьшает их на { $loss }.
puzzle-parts = В очках, по сравнению с «{ $other }»: { $parts }.
cli-puzzle = Задача
cli-puzzle-grade = Уровень
cli-puzzle-question = Вопрос
cli-puzzle-players = Игроков
cli-puzzle-missed = Не решили
cli-puzzle-lines = Ваши решения
cli-puzzle-prompt = Номер решения или его ходы:
cli-puzzle-solution = Пустая строка показывает ответ.
cli-puzzle-unfinished = Это только начало решения. Напишите все его ходы через «{ $sign }».
cli-puzzle-good = { $count ->
    [one] { $count } задача верна.
    [few] { $count } задачи верны.
   *[many] { $count } задач верны.
}
