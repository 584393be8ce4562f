# One’s own games: what is looked for

web-own-newer = Более новые партии
web-own-pages = Страницы
web-wanted-game = Игра
web-wanted-rivals = Против кого
web-wanted-state = Состояние
web-wanted-name = Имя
web-wanted-all = Все
web-wanted-running = Идут
web-wanted-over = Закончены
web-wanted-go = Найти
web-wanted-clear = Показать все партии
web-wanted-none = Таких партий не нашлось.
web-rivals-people = Люди
web-rivals-bots = Боты
web-rivals-solo = В одиночку
web-rivals-shared = За одним экраном
web-over-lost = Вы проиграли

# Results

web-results-open = Результаты и рейтинг
web-results-title = Ваши результаты
web-results-none = Здесь пока пусто. Результаты появятся, когда вы закончите партию.
web-results-you = Вы
web-results-rivals = Против кого
web-results-played = Партии
web-results-won = Победы
web-results-drawn = Ничьи
web-results-lost = Поражения
web-results-best = Рекорд
web-results-mean = В среднем
web-results-variant = Лист
web-results-points = Очки
web-results-points-chart = { $game }: очки в последних партиях
web-results-as-table = Показать таблицей
web-results-day = Дата
web-results-rating = Рейтинг
web-results-change = Изменение
web-results-name = Имя
web-results-companions = Друзья
web-results-away = { $count ->
    [one] Упущено очков за партию, по { $count } разбору: { $points }
    [few] Упущено очков за партию, по { $count } разборам: { $points }
    [many] Упущено очков за партию, по { $count } разборам: { $points }
   *[other] Упущено очков за партию, по { $count } разбора: { $points }
  }
web-variant-avenue = Лист { $name }
web-variant-avenue-own = Свои листы

# Ratings

web-rating-figures = { $mean } ± { $margin }
web-rating-between = { $rating }: между ботами { $below } и { $above }
web-rating-above = { $rating }: выше бота { $name }
web-rating-below = { $rating }: ниже бота { $name }
web-rating-rough = Это первая оценка. Ещё несколько партий против ботов сделают её точнее.
web-rating-none = У вас пока нет рейтинга. Чтобы его получить, сыграйте с ботами вашего уровня.
web-rating-chart = { $game }: рейтинг после каждой партии
web-rating-how = Как устроен рейтинг
web-rating-how-scale = Ваш рейтинг на одной шкале с рейтингом ботов. Их рейтинг измерен в тысячах партий между собой и не меняется. Число после ± показывает, насколько точен ваш.
web-rating-how-counts = Не считаются партии в одиночку, обучающие, за одним экраном и начатые с позиции. Партии с подсказкой, анализом или отменой хода тоже не считаются. Кто вышел из партии, тот проиграл.
web-rating-how-people = Партии между людьми считаются, когда каждый за столом сыграл несколько партий с ботами, и не больше пяти в день с одним и тем же человеком.
web-rating-gain = Рейтинг { $change }
web-unrated-hint = без рейтинга: была подсказка
web-unrated-undo = без рейтинга: ход отменяли
web-unrated-short = без рейтинга: прервана слишком рано
web-unrated-friendly = без рейтинга: у этого бота его нет
web-unrated-often = без рейтинга: уже пять партий за день
web-unrated-unplaced = пока без рейтинга: сначала нужны игры с ботами
web-level-rating = Рейтинг { $rating }

# What others see

web-person-together = { $count ->
    [one] Вы сыграли вместе { $count } партию.
    [few] Вы сыграли вместе { $count } партии.
    [many] Вы сыграли вместе { $count } партий.
   *[other] Вы сыграли вместе { $count } партии.
  }
web-person-score = Ваши результаты: { $results }.
web-person-won = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
  }
web-person-drawn = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
    [many] { $count } ничьих
   *[other] { $count } ничьи
  }
web-person-lost = { $count ->
    [one] { $count } поражение
    [few] { $count } поражения
    [many] { $count } поражений
   *[other] { $count } поражения
  }
web-person-unrated = { $name }: рейтинга пока нет.
web-person-private = Эту страницу видят только те, кто сыграл партию до конца с игроком { $name }.
unknown-profile = Можно посмотреть страницу только того, с кем вы закончили партию.

# One’s own best

web-best-yours = Ваш рекорд на этом листе: { $points }
web-best-new = Новый рекорд на этом листе. Прежний: { $points }.
web-best-first = Ваш первый результат на этом листе.
web-best-over = Ваш рекорд на этом листе прежний: { $points }.
