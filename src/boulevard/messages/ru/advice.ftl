# Advice on moves: hints, and the story of a game. Names of moves and reasons stand in lists, one to a line.

advice-move = { $move }
advice-long-run = Сразу ничего не даёт: окупится со временем
advice-nothing = Сразу ничего не даёт

advice-paris-do-lay = { $quarters ->
    [0] Выложить тайл на { $square }
    [1] Выложить тайл на { $square }, повернув вправо
    [2] Выложить тайл на { $square }, перевернув на 180°
   *[3] Выложить тайл на { $square }, повернув влево
}
advice-paris-do-reserve = Взять { $what }
advice-paris-do-build = Построить { $what } на { $spaces }
advice-paris-do-pass = Пасовать
advice-paris-do-card = Активировать { $card }
advice-paris-do-levitation = { $card }: вернуть { $old } и построить { $what } на { $spaces }
advice-paris-do-penseur = { $side ->
    [n] { $card }: Статуя на { $space }, смотрит вверх
    [e] { $card }: Статуя на { $space }, смотрит вправо
    [s] { $card }: Статуя на { $space }, смотрит вниз
   *[w] { $card }: Статуя на { $space }, смотрит влево
    }
advice-paris-do-bouquinistes = { $card }: Флигель на { $space }, к зданию на { $house }
advice-paris-do-place = { $card } на { $spaces }

advice-paris-lights = { $lamps ->
    [1] { $what } в свете одного фонаря: +{ $points }
    [2] { $what } в свете двух фонарей: +{ $points }
    [3] { $what } в свете трёх фонарей: +{ $points }
    [one] { $what } в свете { $lamps } фонаря: +{ $points }
    [few] { $what } в свете { $lamps } фонарей: +{ $points }
   *[many] { $what } в свете { $lamps } фонарей: +{ $points }
}
advice-paris-brightens = { $what } приносит больше: +{ $points }
advice-paris-darkens = { $what } приносит меньше: −{ $points }
advice-paris-group = Крупнейший квартал растёт: +{ $points }
advice-paris-unbuilt = Меньше потерь за непостроенное: +{ $points }
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
    [one] { $what } приносит { $size } очко за каждый фонарь рядом
    [few] { $what } приносит { $size } очка за каждый фонарь рядом
   *[many] { $what } приносит { $size } очков за каждый фонарь рядом
    }
advice-paris-fits = { $points ->
    [0] { $what } уже есть где построить, но без света
    [one] { $what } уже есть где построить: до { $points } очка за свет
    [few] { $what } уже есть где построить: до { $points } очков за свет
   *[many] { $what } уже есть где построить: до { $points } очков за свет
    }
advice-paris-room = { $points ->
    [0] Освобождает место для { $what }
    [one] Освобождает место для { $what }: до { $points } очка за свет
    [few] Освобождает место для { $what }: до { $points } очков за свет
   *[many] Освобождает место для { $what }: до { $points } очков за свет
    }
advice-paris-no-room = Не оставляет места для вашего { $what }
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
advice-paris-blocks = { $seat } больше не сможет построить { $what }
advice-paris-opens = { $seat } теперь сможет построить { $what }
advice-paris-dims = { $points ->
    [one] { $seat }: { $what } сможет принести за свет только { $points } очко вместо { $before }
    [few] { $seat }: { $what } сможет принести за свет только { $points } очка вместо { $before }
   *[many] { $seat }: { $what } сможет принести за свет только { $points } очков вместо { $before }
    }
advice-paris-denies = { $points ->
    [0] { $seat } не получит { $what }, хотя место для него есть
    [one] { $seat } не получит { $what }, а это { $points } очко за свет
    [few] { $seat } не получит { $what }, а это { $points } очка за свет
   *[many] { $seat } не получит { $what }, а это { $points } очков за свет
    }
advice-paris-waits = Сохраняет тайлы, пока не ясно, где они нужнее
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
advice-avenue-zero = Ферма { $farm } в этом раунде без очков: −{ $points }
advice-avenue-modest = { $count } здесь достаточно: после { $other } следующей ферме пришлось бы труднее
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
    [one] Часть дороги, на которой { $count } гроздь
    [few] Часть дороги, на которой { $count } грозди
   *[many] Часть дороги, на которой { $count } гроздей
    }
advice-avenue-to-farm = Ведёт к ферме { $farm } на { $space }
advice-avenue-to-castle = { $colour ->
    [purple] Ведёт к фиолетовому замку на { $space }
   *[green] Ведёт к зелёному замку на { $space }
    }
advice-avenue-to-grapes = { $count ->
    [one] Ведёт к { $count } грозди на { $space }
    [few] Ведёт к { $count } гроздям на { $space }
   *[many] Ведёт к { $count } гроздям на { $space }
    }
advice-avenue-blocks = { $count ->
    [0] Перекрывает дорогу на { $space }
    [one] Перекрывает дорогу на { $space }, а на ней { $count } гроздь
    [few] Перекрывает дорогу на { $space }, а на ней { $count } грозди
   *[many] Перекрывает дорогу на { $space }, а на ней { $count } гроздей
    }
advice-avenue-aside = В стороне: ничего не портит
advice-avenue-open = { $count ->
    [1] Один конец дороги фермы { $farm } остаётся открытым
   *[other] Оба конца дороги фермы { $farm } остаются открытыми
    }
advice-avenue-closed = У дороги фермы { $farm } не остаётся открытых концов
advice-avenue-blind = { $count ->
    [1] Один конец этой дороги никуда не ведёт
   *[other] Ни один конец этой дороги никуда не ведёт
    }
advice-avenue-peek = Видно, какая ферма следующая, и ни одна клетка не испорчена
advice-avenue-peek-last = Ничего не рисует — ничего и не портит

no-such-moment = Это решение не среди решивших партию.
hint-people = Подсказки есть только в партиях с ботами.
hint-not-now = Сейчас вам нечего решать.
hint-late = Пока бот думал, партия ушла вперёд.
hint-preparing = Боты ещё готовятся на этой машине. Спросите через минуту.

web-hint = Подсказка
web-hint-title = Как сыграл бы сильный бот
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

web-story-title = Что решило партию
web-story-looking = Сильный бот просматривает партию. Это займёт немного времени.
web-story-failed = Просмотреть партию не удалось. Обновите страницу, чтобы попробовать ещё раз.
web-story-note = { $count ->
    [1] По оценке сильного бота, больше всего очков стоило это решение.
    [one] По оценке сильного бота, больше всего очков стоило это { $count } решение.
    [few] По оценке сильного бота, больше всего очков стоили эти { $count } решения.
   *[many] По оценке сильного бота, больше всего очков стоили эти { $count } решений.
    }
web-story-all-well = Сильный бот не нашёл у вас ни одного решения, которое стоило бы целого очка. Отличная игра.
web-story-all-well-theirs = Сильный бот не нашёл ни одного решения, которое стоило бы целого очка. Отличная игра.
web-story-moment = Ход { $number }
web-story-moment-of = Ход { $number }, { $name }
web-story-loss = { $points ->
    [one] потеряно около { $points } очка
    [few] потеряно около { $points } очков
   *[many] потеряно около { $points } очков
    }
web-story-played = Сыграно
web-story-better = Лучше
web-story-before = Раньше
web-story-after = Позже
web-story-place = { $number } из { $count }
web-story-replay = Посмотреть этот момент
