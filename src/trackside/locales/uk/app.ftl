# Що програма каже від себе, в кожній грі.

comma = , { "" }
semicolon = ; { "" }
nothing = нічого
nobody = ніхто
you = ви
    .dat = вам
seat-of = { $name }
    .dat = гравцеві { $name }
seat-number = Місце { $number }
rule-game-over = Гру завершено.
event-earlier-rules = { $who } робить хід за попередніми правилами.

player-human = Гравець
player-random = Випадковий
player-greedy = Жадібний
player-search = Пошуковий
player-calm = Спокійний
player-sharp = Кмітливий
player-merciless = Нещадний
player-learned = Навчений

# Пояснення порад

hint-only = Це єдиний хід.
hint-alike = Найкращі ходи приблизно рівноцінні.
hint-next = Порівняно з наступним за силою ходом: { $parts }
hint-best = Порівняно з найкращим ходом: { $parts }
part-rival = найкращий суперник

# trackside play

cli-welcome = Введіть номер ходу, його запис або початок запису. «help» покаже, про що ще можна попросити.
cli-prompt = { $ply }>
cli-turn-of = Вирішує { $seat }.
cli-hand-over = { $who }, натисніть Enter, коли екран бачите лише ви.
cli-left = Гру перервано.
cli-saved = Запис гри збережено у файлі { $file }.
cli-save-where = Куди? Наприклад: save game.txt

cli-menu-more = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}, { $first }–{ $last }: введіть «{ $kind }»
cli-menu-narrow = { $count ->
    [one] Можливий { $count } хід.
    [few] Можливі { $count } ходи.
    [many] Можливо { $count } ходів.
   *[other] Можливо { $count } ходу.
} Введіть вид ходу або слова з нього, щоб звузити вибір; «moves» покаже всі.
cli-not-understood = Це не хід і не команда. «help» покаже, що можна вводити.
cli-not-allowed = Не дозволено ({ $rule }): { $text }
cli-several = { $count ->
    [one] Це може означати { $count } хід:
    [few] Це може означати { $count } ходи, наприклад:
    [many] Це може означати { $count } ходів, наприклад:
   *[other] Це може означати { $count } ходу, наприклад:
}
cli-why-allowed = «{ $move }» зараз дозволено.
cli-hint = Підказка: { $move } ({ $notation })
cli-undone = Хід повернуто.
cli-undo-nothing = Немає вашого ходу, який можна повернути.
cli-undo-horizon = Після вашого ходу хтось уже щось дізнався або походив. Якщо всі згодні, введіть «undo anyway».
cli-rules-how = «rules 4» покаже розділ, а «rules» зі словами – правила, де вони є.
cli-rules-english = Правила написано лише англійською.

cli-help = Про що можна попросити
cli-help-moves = Хід – це його номер, запис або початки слів запису: «cl dam pi». Порожній рядок знову покаже ходи або зробить єдиний можливий.
cli-order-help = цей список
cli-order-board = ще раз стіл і запитання
cli-order-moves = усі ходи або ті, де є ці слова
cli-order-undo = повернути свій останній хід
cli-order-why = чому хід заборонено: правило і його текст
cli-order-hint = що зробив би на вашому місці жадібний бот
cli-order-log = усе, що досі сталося
cli-order-score = ваші очки і звідки вони
cli-order-rules = правила гри: розділи або одне правило
cli-order-save = записати гру у файл, щоб продовжити з --resume
cli-order-quit = встати з-за столу

# Підсумки

cli-game-over = Гру завершено
cli-total = Разом
cli-place = Місце
cli-category = Категорія
cli-reason = За що
cli-points = Очки
cli-winners = { $count ->
    [one] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
cli-solo-won = { $seat }: перемога, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
cli-solo-lost = { $seat }: мети не досягнуто, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.

# trackside games, replay, verify, simulate

cli-house-rules = { $count ->
    [one] Домашні правила: { $count } спірне тлумачення; без ваших змін так, як читаємо ми
    [few] Домашні правила: { $count } спірні тлумачення; без ваших змін так, як читаємо ми
    [many] Домашні правила: { $count } спірних тлумачень; без ваших змін так, як читаємо ми
   *[other] Домашні правила: { $count } спірного тлумачення; без ваших змін так, як читаємо ми
}
cli-bots-built-in = Вбудовані
cli-bots-frozen = Збережені з попередніх версій, щоб можна було порівнювати результати
cli-bots-installed = Встановлені іншими пакетами (точки входу trackside.bots)
cli-game-facts = Гравців: { $least }–{ $most }, { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
}, { $moves ->
    [one] { $moves } різний хід
    [few] { $moves } різні ходи
   *[other] { $moves } різних ходів
}
cli-after = { $count ->
    [one] Після { $count } ходу
    [few] Після { $count } ходів
    [many] Після { $count } ходів
   *[other] Після { $count } ходу
}; вирішує { $seat }.
cli-verified = { $count ->
    [one] Запис правильний: { $count } дозволений хід, рахунок збігається, зерно відповідає відбитку.
    [few] Запис правильний: { $count } дозволені ходи, рахунок збігається, зерно відповідає відбитку.
    [many] Запис правильний: { $count } дозволених ходів, рахунок збігається, зерно відповідає відбитку.
   *[other] Запис правильний: { $count } дозволеного ходу, рахунок збігається, зерно відповідає відбитку.
}
cli-verified-unfinished = { $count ->
    [one] Запис поки що правильний: { $count } дозволений хід, зерно відповідає відбитку. Гру не завершено.
    [few] Запис поки що правильний: { $count } дозволені ходи, зерно відповідає відбитку. Гру не завершено.
   *[other] Запис поки що правильний: { $count } дозволених ходів, зерно відповідає відбитку. Гру не завершено.
}
cli-noted = Записаний вами відбиток відповідає стану після ходів: { $count }. Вони такі самі, як були тоді.
cli-not-noted = Записаний вами відбиток не з цієї партії або належить ходам, які відмінили.
cli-simulated = { $count ->
    [one] Зіграно { $count } гру
    [few] Зіграно { $count } гри
    [many] Зіграно { $count } ігор
   *[other] Зіграно { $count } гри
}
cli-faults = { $count ->
    [one] { $count } гра з помилками
    [few] { $count } гри з помилками
    [many] { $count } ігор з помилками
   *[other] { $count } гри з помилками
}
cli-speed = { $games } ігор/с, { $moves } ходів/с, рішень за гру: { $decisions } ({ $engine })
cli-engine-compiled = скомпільований рушій
cli-engine-pure = рушій на чистому Python
cli-spread = Рахунок: середнє { $mean }, медіана { $median }; 10 % нижче { $low } і 10 % вище { $high }
cli-seat = Місце
cli-player = Гравець
cli-win-rate = Перемоги
cli-interval = 95-відсотковий інтервал
cli-parity = Рівність
cli-score = Очки
cli-margin = Перевага
cli-thinking = мс на рішення
cli-playouts = Догравань
cli-rating = Рейтинг
cli-sure-better = Певно, що { $player } грає краще за інших.
cli-sure-worse = Певно, що { $player } грає гірше за інших.
cli-sure-similar = { $player } та інші грають приблизно однаково: різниці у 5 відсоткових пунктів немає.
cli-not-sure = Хто кращий, ще не певно.
cli-length = Рішень за гру
cli-game-wins = Хто кого перемагає: перемоги рядка над стовпцем
cli-game-margins = Перевага над найкращим суперником, гра за грою
cli-game-points = Звідки беруться очки
cli-games = Ігри
cli-report-seeds = Зерна від { $first } до { $last }
cli-report-budget = Бюджет гравців, які не назвали свого: { $budget }
cli-report-code = Trackside { $version }, { $engine }, { $date }
cli-yes = так
cli-no = ні

# The game in one minute and the player aid

aid-minute = Гра за одну хвилину
aid-section-turn = Ваш хід
aid-section-signs = Що означають знаки
aid-section-prices = Ціни
aid-section-delivery = Доставка
aid-section-end = Кінець гри
aid-section-scoring = Підрахунок очок

## Розбір гри

analysis-title = Розбір
analysis-percent = { $number } %
analysis-points = { $count ->
    [one] { $number } очко
    [few] { $number } очки
    [many] { $number } очок
   *[other] { $number } очка
}
analysis-mistake = Хід { $number }, { $who }: «{ $played }», { $change }. Краще було «{ $better }».
analysis-lucky = Хід { $number }, { $who }: «{ $played }» – пощастило, { $change }.
analysis-unlucky = Хід { $number }, { $who }: «{ $played }» – не пощастило, { $change }.
analysis-turning-points = Переломні моменти
analysis-no-turning-points = Жодне рішення й жодна випадковість помітно не змінили шансів.
analysis-player = Гравець
analysis-decisions = Рішення
analysis-good = Добрі
analysis-inaccurate = Неточні
analysis-bad = Погані
analysis-own = Власні помилки
analysis-others = Помилки інших
analysis-luck = Везіння
analysis-chances = Шанси на перемогу від першого ходу до останнього
analysis-scope = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[other] { $decisions } рішень
}, { $playouts ->
    [one] { $playouts } дограна партія
    [few] { $playouts } дограні партії
   *[other] { $playouts } дограних партій
}. Те, що не відрізнити від випадковості, помилкою не вважається.
coach-doubt = Справді? { $change }. Краще: { $better }. Різниця: { $parts }
coach-doubt-plain = Справді? { $change }. Краще: { $better }

# Puzzles

puzzle-title = { $game }, рівень { $grade }
puzzle-task = Одне рішення явно найкраще. Яке саме?
puzzle-right = Правильно!
puzzle-wrong = «{ $played }» зменшує шанси на перемогу на { $loss }.
puzzle-wrong-plain = «{ $played }» – не розв’язок.
puzzle-best = Найкраще – «{ $best }»: шанси на перемогу { $chance }.
puzzle-next-best = Наступне за силою, «{ $next }», зменшує їх на { $loss }.
puzzle-parts = В очках, порівняно з «{ $other }»: { $parts }.
cli-puzzle = Задача
cli-puzzle-grade = Рівень
cli-puzzle-question = Питання
cli-puzzle-players = Гравців
cli-puzzle-missed = Не розв’язали
cli-puzzle-lines = Ваші рішення
cli-puzzle-prompt = Номер рішення або його ходи:
cli-puzzle-solution = Порожній рядок показує розв’язок.
cli-puzzle-unfinished = Це лише початок рішення. Напишіть усі його ходи через «{ $sign }».
cli-puzzle-good = { $count ->
    [one] { $count } задача правильна.
    [few] { $count } задачі правильні.
   *[many] { $count } задач правильні.
}
