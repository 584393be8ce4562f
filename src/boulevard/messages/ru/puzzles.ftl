# Puzzles in the browser and for programs

puzzles-title = Задачи
puzzles-title-of = Задача: { $title }
puzzles-home = Задачи дня
puzzles-lead = Найдите лучший ход в позиции близко к концу партии. На неверный ход доска покажет опровержение.
puzzles-card = Какой ход лучший? Рейтинг { $rating }. На неверный ход доска покажет опровержение.
puzzles-today = Задачи дня
puzzles-streak-best = { $count ->
    [one] ваш рекорд: { $count } день подряд
    [few] ваш рекорд: { $count } дня подряд
   *[many] ваш рекорд: { $count } дней подряд
}
puzzles-difficulty = Рейтинг задачи: { $rating }
puzzles-solve = Решить
puzzles-go-on-solving = Продолжить
puzzles-look-again = Посмотреть ещё раз
puzzles-was-solved = Решена
puzzles-was-failed = Не решена с первой попытки
puzzles-own = Из ваших партий
puzzles-own-lead = Ошибки, которые нашли разборы. На рейтинг они не влияют.
puzzles-own-move = Ход { $number }, потеряно { $points } очка
puzzles-own-none = Когда разбор найдёт в вашей партии крупную ошибку, она станет здесь задачей.
puzzles-more = Ещё задачи
puzzles-more-lead = Сколько угодно, каждая примерно по вашей силе.
puzzles-theme = О чём
puzzles-theme-any = О чём угодно
puzzles-next = Следующая задача
puzzles-all = Все задачи
puzzles-rating = Ваш рейтинг в задачах
puzzles-rating-chart = Ваш рейтинг в задачах, игра { $game }
puzzles-rating-none = Первая задача покажет вашу силу.
puzzles-rating-now = Ваш рейтинг: { $rating } ({ $change }).
puzzles-tally = Решено с первой попытки: { $solved } из { $tried }
puzzles-how = Как считаются задачи
puzzles-how-proven = Все задачи доказаны: компьютер просмотрел всё, что может быть дальше. Только задачи из ваших партий могут опираться на оценку сильного бота, и тогда об этом сказано.
puzzles-how-counts = В каждой задаче засчитывается ваша первая попытка. Если вы сделали неверный ход, взяли подсказку или посмотрели решение, задача не решена. После этого можно пробовать дальше.
puzzles-how-rating = Люди, задачи и боты стоят на одной шкале. Решить задачу — всё равно что победить бота с таким же рейтингом, не решить — всё равно что ему проиграть. Рейтинг самой задачи никогда не меняется.

puzzles-find = Найдите лучший ход
puzzles-go-on = Верно. Что дальше?
puzzles-right = Верно
puzzles-not-quite = Это не лучший ход
puzzles-solved = Вы нашли всё, что требовалось в задаче.
puzzles-thinking = Проверяем ваш ход…
puzzles-wrong = { $points ->
    [one] { $move }: так вы теряете { $points } очко.
    [few] { $move }: так вы теряете { $points } очка.
   *[many] { $move }: так вы теряете { $points } очков.
}
puzzles-wrong-at-least = { $points ->
    [one] { $move }: так вы теряете не меньше { $points } очка.
    [few] { $move }: так вы теряете не меньше { $points } очков.
   *[many] { $move }: так вы теряете не меньше { $points } очков.
}
puzzles-refuted = Лучшее продолжение
puzzles-solution = Решение
puzzles-see-why = Посмотреть почему
puzzles-line = Ход за ходом
puzzles-opinion = Сильный бот считает этот ход явно лучшим.
puzzles-hint = Дайте подсказку
puzzles-hint-more = Подскажите ещё
puzzles-reveal = Показать решение
puzzles-help-note = С подсказкой или решением задача считается нерешённой.
puzzles-own-note = Эта задача из вашей партии. На рейтинг она не влияет.
puzzles-from-game = Из вашей партии { $date }: на { $number }-м ходу вы потеряли { $points } очка.
puzzles-to-review = Назад к разбору
puzzles-attempt-solved = Вы решили эту задачу с первой попытки.
puzzles-attempt-failed = С первой попытки задача не решена; дальнейшие попытки не считаются.
puzzles-coming = Следующие карты
puzzles-analyse = Анализировать
puzzles-link = Скопировать ссылку на задачу

puzzle-hint-is = Лучший ход: { $move }
puzzle-unknown-theme = На эту тему задач нет.
puzzle-all-tried = Все задачи этого рода вы уже пробовали.
puzzle-too-long = Столько ходов не требует ни одна задача.
puzzle-no-hint = Здесь больше нечего искать.
puzzle-still-closed = Решение можно увидеть, когда вы решите задачу или сдадитесь.
puzzle-not-answered = Сначала ответьте предыдущими ходами.
puzzle-nobody = Чтобы решать задачи, сначала представьтесь: POST /api/people даст вам ключ.

you-privacy-puzzles = Задачи
you-privacy-puzzles-about = Какие задачи вы пробовали, какие ходы делали, что из этого вышло, и ваш рейтинг в задачах. Это хранится, пока вы себя не удалите.
