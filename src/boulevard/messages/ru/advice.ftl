# Advice on moves: hints, and reasons in reviews. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = Очков сейчас не даёт, но окупится позже
advice-nothing = Очков сейчас не даёт

advice-paris-do-lay = { $quarters ->
    [0] Выложить тайл на { $square }
    [1] Выложить тайл на { $square }, повернув вправо
    [2] Выложить тайл на { $square }, повернув на пол-оборота
   *[3] Выложить тайл на { $square }, повернув влево
}
advice-paris-do-reserve = Взять { $building }
advice-paris-do-build = Построить { $building } на { $spaces }
advice-paris-do-pass = Пасовать
advice-paris-do-card = Активировать открытку { $card }
advice-paris-do-levitation = { $card }: вернуть { $given } и построить { $building } на { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card }: Статуя на { $space }, смотрит вверх
    [e] { $card }: Статуя на { $space }, смотрит вправо
    [s] { $card }: Статуя на { $space }, смотрит вниз
   *[w] { $card }: Статуя на { $space }, смотрит влево
    }
advice-paris-do-bouquinistes = { $card }: Флигель на { $space }, к зданию на { $house }
advice-paris-do-place = { $card } на { $spaces }

advice-paris-lights = { $lamps ->
    [1] На { $what } светит один фонарь: +{ $points }
    [2] На { $what } светят два фонаря: +{ $points }
    [3] На { $what } светят три фонаря: +{ $points }
    [one] На { $what } светит { $lamps } фонарь: +{ $points }
    [few] На { $what } светят { $lamps } фонаря: +{ $points }
   *[many] На { $what } светят { $lamps } фонарей: +{ $points }
}
advice-paris-brightens = { $what } приносит больше: +{ $points }
advice-paris-darkens = { $what } приносит меньше: −{ $points }
advice-paris-group = Крупнейший квартал растёт: +{ $points }
advice-paris-unbuilt = Меньше потерь за непостроенные здания: +{ $points }
advice-paris-postcards = Очки за открытки: +{ $points }
advice-paris-postcards-less = Открытки приносят меньше: −{ $points }
advice-paris-takes = { $points ->
    [one] { $seat } теряет { $points } очко
    [few] { $seat } теряет { $points } очка
   *[many] { $seat } теряет { $points } очков
    }
advice-paris-gives = { $points ->
    [one] { $seat } получает { $points } очко
    [few] { $seat } получает { $points } очка
   *[many] { $seat } получает { $points } очков
    }
advice-paris-size = { $size ->
    [one] { $what } приносит { $size } очко за каждый фонарь, который его освещает
    [few] { $what } приносит { $size } очка за каждый фонарь, который его освещает
   *[many] { $what } приносит { $size } очков за каждый фонарь, который его освещает
    }
advice-paris-fits = { $points ->
    [0] Для { $what } уже есть место, но без света
    [one] Для { $what } уже есть место: до { $points } очка за свет
    [few] Для { $what } уже есть место: до { $points } очков за свет
   *[many] Для { $what } уже есть место: до { $points } очков за свет
    }
advice-paris-room = { $points ->
    [0] Создаёт место для { $what }
    [one] Создаёт место для { $what }: до { $points } очка за свет
    [few] Создаёт место для { $what }: до { $points } очков за свет
   *[many] Создаёт место для { $what }: до { $points } очков за свет
    }
advice-paris-no-room = Не оставляет места для { $what }
advice-paris-keeps = Оставляет место для { $what }
advice-paris-could-more = { $points ->
    [one] { $what } сможет принести за свет { $points } очко вместо { $before }
    [few] { $what } сможет принести за свет { $points } очка вместо { $before }
   *[many] { $what } сможет принести за свет { $points } очков вместо { $before }
    }
advice-paris-could-less = { $points ->
    [one] { $what } сможет принести за свет только { $points } очко вместо { $before }
    [few] { $what } сможет принести за свет только { $points } очка вместо { $before }
   *[many] { $what } сможет принести за свет только { $points } очков вместо { $before }
    }
advice-paris-blocks = { $seat } остаётся без места для { $what }
advice-paris-opens = { $seat } получает место для { $what }
advice-paris-dims = { $points ->
    [one] { $seat }: { $what } сможет принести за свет только { $points } очко вместо { $before }
    [few] { $seat }: { $what } сможет принести за свет только { $points } очка вместо { $before }
   *[many] { $seat }: { $what } сможет принести за свет только { $points } очков вместо { $before }
    }
advice-paris-denies = { $points ->
    [0] { $seat } не получит { $what }, хотя место для него есть
    [one] { $seat } не получит { $what }, а это { $points } очко за свет
    [few] { $seat } не получит { $what }, а это { $points } очка за свет
   *[many] { $seat } не получит { $what }, а это { $points } очков за свет
    }
advice-paris-waits = Приберегает тайлы, пока не станет ясно, где они нужнее
advice-paris-ground = { $count ->
    [one] Ваш крупнейший участок под стройку — { $count } клетка
    [few] Ваш крупнейший участок под стройку — { $count } клетки
   *[many] Ваш крупнейший участок под стройку — { $count } клеток
    }
advice-paris-by-lamps = { $count ->
    [one] У фонарей на { $count } вашу клетку больше
    [few] У фонарей на { $count } ваши клетки больше
   *[many] У фонарей на { $count } ваших клеток больше
    }

advice-avenue-do-draw = Нарисовать дорогу { $road } в { $space }
advice-avenue-do-space = Нарисовать дорогу в { $space }
advice-avenue-do-peek = Подсмотреть следующую ферму
advice-avenue-enough = { $more ->
    [one] Ещё { $more } гроздь для фермы { $farm }: всего { $count }, это больше { $beat }
    [few] Ещё { $more } грозди для фермы { $farm }: всего { $count }, это больше { $beat }
   *[many] Ещё { $more } гроздей для фермы { $farm }: всего { $count }, это больше { $beat }
    }
advice-avenue-more = { $more ->
    [one] Ещё { $more } гроздь для фермы { $farm }: всего { $count }
    [few] Ещё { $more } грозди для фермы { $farm }: всего { $count }
   *[many] Ещё { $more } гроздей для фермы { $farm }: всего { $count }
    }
advice-avenue-nearer = { $more ->
    [one] Ещё { $more } гроздь для фермы { $farm }: всего { $count }, а нужно больше { $beat }
    [few] Ещё { $more } грозди для фермы { $farm }: всего { $count }, а нужно больше { $beat }
   *[many] Ещё { $more } гроздей для фермы { $farm }: всего { $count }, а нужно больше { $beat }
    }
advice-avenue-zero = Ферма { $farm } в этом раунде не приносит очков: −{ $points }
advice-avenue-modest = { $count } здесь достаточно: { $other } было бы труднее превзойти в следующем раунде
advice-avenue-castle = { $colour ->
    [purple] Грозди для фиолетового замка: +{ $points }
   *[green] Грозди для зелёного замка: +{ $points }
    }
advice-avenue-later = { $more ->
    [one] Ферма { $farm }, которая ещё может выпасть, получает { $more } гроздь: всего { $count }
    [few] Ферма { $farm }, которая ещё может выпасть, получает { $more } грозди: всего { $count }
   *[many] Ферма { $farm }, которая ещё может выпасть, получает { $more } гроздей: всего { $count }
    }
advice-avenue-next = { $more ->
    [one] Следующая ферма, { $farm }, получает { $more } гроздь: всего { $count }
    [few] Следующая ферма, { $farm }, получает { $more } грозди: всего { $count }
   *[many] Следующая ферма, { $farm }, получает { $more } гроздей: всего { $count }
    }
advice-avenue-road = { $count ->
    [one] Становится частью дороги, на которой { $count } гроздь
    [few] Становится частью дороги, на которой { $count } грозди
   *[many] Становится частью дороги, на которой { $count } гроздей
    }
advice-avenue-to-farm = Ведёт к ферме { $farm } в { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Ведёт к фиолетовому замку в { $space }
   *[green] Ведёт к зелёному замку в { $space }
    }
advice-avenue-to-grapes = { $count ->
    [one] Ведёт к { $count } грозди в { $space }
    [few] Ведёт к { $count } гроздям в { $space }
   *[many] Ведёт к { $count } гроздям в { $space }
    }
advice-avenue-blocks = { $count ->
    [0] Перекрывает дорогу в { $space }
    [one] Перекрывает дорогу в { $space }, а на ней { $count } гроздь
    [few] Перекрывает дорогу в { $space }, а на ней { $count } грозди
   *[many] Перекрывает дорогу в { $space }, а на ней { $count } гроздей
    }
advice-avenue-aside = В стороне: ничего не портит
advice-avenue-open = { $count ->
    [1] Один конец дороги от фермы { $farm } остаётся открытым
   *[other] Оба конца дороги от фермы { $farm } остаются открытыми
    }
advice-avenue-closed = Оба конца дороги от фермы { $farm } будут закрыты
advice-avenue-blind = { $count ->
    [1] Один конец этой дороги никуда не ведёт
   *[other] Оба конца этой дороги никуда не ведут
    }
advice-avenue-peek = Вы узнаёте следующую ферму и не тратите клетку
advice-avenue-peek-last = Ничего не рисует, поэтому ничего не портит

hint-people = Подсказки есть только в партиях с ботами.
hint-not-now = Сейчас вам нечего решать.
hint-late = Пока бот думал, партия ушла вперёд.
hint-preparing = Боты ещё готовятся на этом компьютере. Спросите через минуту.

web-hint = Подсказка
web-hint-title = Что сделал бы сильный бот
web-hint-close = Закрыть
web-hint-best = Лучший ход
web-hint-second = Второй по силе
web-hint-obvious = Лучший ход на первый взгляд
web-hint-second-obvious = Второй по силе и лучший на первый взгляд
web-hint-ahead = { $sign ->
    [level] По его оценке, вы закончите вровень.
    [ahead] { $points ->
        [one] По его оценке, вы закончите впереди примерно на { $points } очко.
        [few] По его оценке, вы закончите впереди примерно на { $points } очка.
       *[many] По его оценке, вы закончите впереди примерно на { $points } очков.
        }
   *[behind] { $points ->
        [one] По его оценке, вы отстанете примерно на { $points } очко.
        [few] По его оценке, вы отстанете примерно на { $points } очка.
       *[many] По его оценке, вы отстанете примерно на { $points } очков.
        }
    }
web-hint-alone = { $points ->
    [one] По его оценке, в конце у вас будет около { $points } очка.
    [few] По его оценке, в конце у вас будет около { $points } очков.
   *[many] По его оценке, в конце у вас будет около { $points } очков.
    }
web-hint-loss = { $points ->
    [0] Почти так же хорошо
    [one] Примерно на { $points } очко меньше
    [few] Примерно на { $points } очка меньше
   *[many] Примерно на { $points } очков меньше
    }
web-hint-show = Показать
web-hint-show-move = Показать на поле: { $move }
web-js-hint-thinking = Сильный бот думает над вашим ходом…

web-review-title = Решающие моменты
web-review-looking = Сильный бот разбирает партию. Это займёт немного времени.
web-review-failed = Разобрать партию не удалось. Обновите страницу, чтобы попробовать ещё раз.
web-review-note = { $count ->
    [1] По оценке сильного бота, больше всего очков упустил этот ход.
    [one] По оценке сильного бота, больше всего очков упустил этот { $count } ход.
    [few] По оценке сильного бота, больше всего очков упустили эти { $count } хода.
   *[many] По оценке сильного бота, больше всего очков упустили эти { $count } ходов.
    }
web-review-all-well = Отличная игра: сильный бот не нашёл у вас ни одного хода, упустившего целое очко.
web-review-all-well-theirs = Отличная игра: сильный бот не нашёл ни одного хода, упустившего целое очко.
web-review-moment = Ход { $number }
web-review-moment-of = Ход { $number }: { $name }
web-review-loss = { $points ->
    [one] упущено около { $points } очка
    [few] упущено около { $points } очков
   *[many] упущено около { $points } очков
    }
web-review-played = Сыграно
web-review-better = Лучше
web-review-place = { $number } из { $count }
