# Puzzles: what they are about, in a terminal, and making them

puzzle-theme-light = Свет
puzzle-theme-group = Крупнейший квартал
puzzle-theme-room = Место для зданий
puzzle-theme-blocking = Помеха сопернику
puzzle-theme-farm = Ферма
puzzle-theme-castle = Замки
puzzle-theme-rise = Превзойти прошлую ферму

unknown-puzzle = Задачи «{ $identity }» нет.
no-puzzles = Для игры { $game } задач нет: её позиции нечем доказать.
puzzle-malformed = Это не задача: { $reason }.
puzzle-not-proven = Задача { $identity } не такова, как в ней сказано. Не сходится: { $what }.
puzzle-solved = Эта задача уже решена.

puzzle-welcome = Задача { $puzzle }, рейтинг { $rating }. Введите ход или «help».
puzzle-ask-move = { $left ->
    [1] Ходит { $seat }: найдите единственный лучший ход.
    [one] Ходит { $seat }: найдите лучшие ходы. Осталось найти: { $left }.
    [few] Ходит { $seat }: найдите лучшие ходы. Осталось найти: { $left }.
   *[many] Ходит { $seat }: найдите лучшие ходы. Осталось найти: { $left }.
}
puzzle-ask-score = { $left ->
    [1] Нарисуйте последнюю дорогу так, чтобы набрать как можно больше очков.
    [one] Осталась { $left } карта. Наберите как можно больше очков.
    [few] Осталось { $left } карты. Наберите как можно больше очков.
   *[many] Осталось { $left } карт. Наберите как можно больше очков.
}
puzzle-ask-card = Найдите лучший ход для этой карты. Какие карты будут дальше, неизвестно.
puzzle-coming = Следующие карты: { $cards }
puzzle-card-yellow = { $road } жёлтая
puzzle-card-grey = { $road } серая
puzzle-right = Верно. Задача решена.
puzzle-go-on = Верно. Дальше.
puzzle-wrong = { $points ->
    [one] { $move }: вы теряете { $points } очко.
    [few] { $move }: вы теряете { $points } очка.
   *[many] { $move }: вы теряете { $points } очков.
}
puzzle-wrong-at-least = { $points ->
    [one] { $move }: вы теряете не меньше чем { $points } очко.
    [few] { $move }: вы теряете не меньше чем { $points } очка.
   *[many] { $move }: вы теряете не меньше чем { $points } очков.
}
puzzle-refuted = Лучшее продолжение:
puzzle-again = Этот ход возвращён. Попробуйте ещё раз.
puzzle-outlook = { $sign ->
    [level] При лучших ходах очков будет поровну.
    [ahead] { $points ->
        [one] При лучших ходах вы обойдёте соперника на { $points } очко.
        [few] При лучших ходах вы обойдёте соперника на { $points } очка.
       *[many] При лучших ходах вы обойдёте соперника на { $points } очков.
    }
   *[behind] { $points ->
        [one] При лучших ходах вы отстанете от соперника на { $points } очко.
        [few] При лучших ходах вы отстанете от соперника на { $points } очка.
       *[many] При лучших ходах вы отстанете от соперника на { $points } очков.
    }
}
puzzle-outlook-score = Лучший возможный счёт: { $score }
puzzle-hint-themes = О чём задача: { $themes }
puzzle-hint-word = Лучший ход начинается с «{ $word }».
puzzle-hint-column = Лучший ход — в столбце { $column }.
puzzle-hint-move = Лучший ход: { $move }.
puzzle-help = Другие команды: «hint» подсказывает каждый раз немного больше, «solution» показывает решение с объяснениями, «moves» показывает допустимые ходы
    («moves build T5» — только те, что так начинаются), «board» снова рисует поле, «shapes» показывает здания, «quit» — выход.

cli-puzzle = Решить задачу в этом терминале: задачу дня или задачу по силам.
cli-opt-puzzle-level = Задача примерно такой трудности, какова сила ботов этого уровня (1 — самый слабый); каждый раз другая.
cli-opt-puzzle-id = Именно эта задача; «boulevard puzzles list» показывает все.
cli-opt-puzzle-seed = Одно и то же число даёт одну и ту же задачу.
puzzle-examples = Найдите лучший ход и введите его, например «build T5 c2,c3,b4,c4,d4» или «draw c4». На неверный ход будет показано опровержение. Примеры: boulevard puzzle; boulevard puzzle avenue --level 3
puzzle-about = Показать задачи, доказать их заново и составить новые.
cli-puzzles-list = Показать задачи игры, сначала лёгкие.
cli-puzzles-check = Доказать задачи заново с нуля и снова дать их всем уровням.
cli-arg-puzzle-games = Игры, задачи которых проверяются; по умолчанию — все.
cli-opt-puzzle-file = Проверить вместо этого задачи из этого файла.
cli-puzzles-make = Составить новые задачи: боты играют, доказанное сохраняется. Та же команда продолжает незаконченную работу.
puzzle-make-examples = Пример: boulevard puzzles make paris --games 2000 --count 100 --out more
cli-opt-puzzles-out = Папка для всего найденного и для задач, которые выбраны в конце.
cli-opt-puzzles-games = Сколько партий просмотреть; каждая даёт не больше одной задачи.
cli-opt-puzzles-count = Сколько задач выбрать, как можно более разных.
cli-opt-puzzles-seed = Одно и то же число даёт одни и те же задачи.
cli-opt-puzzles-theme = Только задачи на эту тему, как она названа в файле: открытка (peintre), light, group, room, blocking, farm, castle или rise.
puzzle-column-id = ID
puzzle-column-rating = Рейтинг
puzzle-column-asked = Ходы
puzzle-column-missed = Не решают уровни
puzzle-column-themes = О чём
puzzle-checking = Доказательство
puzzle-checked = Доказано задач: { $correct } из { $count }.
puzzle-making = Просмотрено партий; найдено задач: { $count }
puzzle-made = Выбрано задач: { $count }.
