# Final positions of Paris that were put together by hand (games/paris/position.py)

position-part = Части «{ $where }» в позиции нет; есть { $names }.
position-malformed = Это не позиция: «{ $where }» имеет не тот вид.
position-value = { $where }: возможны только { $values }.
position-space = { $where }: клетки — от a1 до h8.
position-space-twice = { $where }: одна из клеток указана дважды.
position-building-twice = { $where }: { $name } уже есть в другом месте.
position-shape = { $where }: у { $name } другая форма.
position-card-twice = { $where }: открытка { $card } указана дважды.
position-card-both = { $where }: { $card } не могли активировать оба игрока.
position-size = { $where }: эта фигура занимает { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
    }.
position-pair = { $where }: две клетки этой фигуры должны быть рядом.

# What is odd about such a position (games/paris/doubts.py)

doubt-overlap = На одном месте, { $spaces }: { $one }, { $other }.
doubt-mirror = { $what } лежит обратной стороной вверх.
doubt-rival = { $what }: без Chartier { $seat ->
    [orange] оранжевый
   *[blue] синий
    } не может накрыть цвет соперника ({ $spaces }).
doubt-rivals = { $what }: с Chartier { $seat ->
    [orange] оранжевый
   *[blue] синий
    } может накрыть только одну клетку цвета соперника ({ $spaces }).
doubt-lamp = { $what }: без Metropolitain { $seat ->
    [orange] оранжевый
   *[blue] синий
    } не может накрыть фонарь ({ $spaces }).
doubt-lamps = { $what }: с Metropolitain { $seat ->
    [orange] оранжевый
   *[blue] синий
    } может накрыть только один фонарь ({ $spaces }).
doubt-fountain-lamp = Фонтан не может стоять на фонаре ({ $spaces }).
doubt-colour = { $what }: нужна { $seat ->
    [orange] оранжевая клетка
   *[blue] синяя клетка
    } ({ $spaces }).
doubt-large = Большой фонарь должен стоять на клетке с фонарём ({ $spaces }).
doubt-annex = Флигель не касается ни одного здания { $seat ->
    [orange] оранжевого
   *[blue] синего
    } и ни к чему не считается ({ $spaces }).
doubt-statue = Статуя смотрит за край поля ({ $spaces }).
doubt-chimneys = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }: зданий на поле { $count }, а дымоходов всего { $most }.
doubt-tokens = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }: активировано открыток { $count }, а жетонов всего { $most }.
doubt-cards = Открыток в партии { $most }, а здесь { $count }.
doubt-card = { $what } на поле, поэтому открытку { $card } считаем активированной: { $seat ->
    [orange] оранжевый
   *[blue] синий
    }.
doubt-tile = Такого тайла в комплекте нет ({ $spaces }).
doubt-tile-again = Такой тайл в комплекте только один ({ $spaces }).

# The score pad of Paris in the browser (web/pages_scorepad.py)

web-scorepad-title = Подсчёт очков в Paris
web-scorepad-noscript = Для подсчёта очков нужны скрипты. Разрешите их для этой страницы.
web-scorepad-help = Стрелки переходят с клетки на клетку. Enter ставит то, что в руке, или берёт то, что стоит; на мостовой — мостит. R поворачивает, U оставляет здание непостроенным, Delete убирает, Escape кладёт обратно. На мостовой 1 — оранжевая, 2 — синяя, 3 — общая, 4 — фонарь, 0 — пусто.
web-scorepad-undo = Отменить
web-scorepad-tabs = Что внести
web-scorepad-tab-ground = Мостовая
web-scorepad-tab-orange = Оранжевый
web-scorepad-tab-blue = Синий
web-scorepad-tab-cards = Открытки
web-scorepad-hint-ground = Спешите? Внесите только фонари: цвета важны лишь при равном счёте. Нажимайте или ведите по клеткам, а можно класть целые тайлы.
web-scorepad-hint-seat = Перетащите { $seat ->
    [orange] здания и фигуры оранжевого
   *[blue] здания и фигуры синего
    } на поле или нажмите на фигуру, а потом на место. Нажмите на неё там, чтобы повернуть.
web-scorepad-hint-cards = Нажмите на открытку, чтобы отметить, была ли она в партии; на жетон — кто её активировал.
web-scorepad-brushes = Чем мостить
web-scorepad-brush-next = По кругу
web-scorepad-brush-orange = Оранж.
web-scorepad-brush-blue = Синяя
web-scorepad-brush-mixed = Общая
web-scorepad-brush-light = Фонарь
web-scorepad-brush-none = Пусто
web-scorepad-tiles = Тайлы
web-scorepad-tile = Тайл { $tile } { $seat ->
    [orange] оранжевого
   *[blue] синего
    }
web-scorepad-buildings = { $seat ->
    [orange] Здания оранжевого
   *[blue] Здания синего
    }
web-scorepad-pieces = { $seat ->
    [orange] Фигуры оранжевого
   *[blue] Фигуры синего
    }
web-scorepad-building = { $name } ({ $seat ->
    [orange] оранжевый
   *[blue] синий
    })
web-scorepad-piece = { $name } ({ $seat ->
    [orange] оранжевый
   *[blue] синий
    })
web-scorepad-in = В этой партии
web-scorepad-by = { $card }: { $seat ->
    [orange] активировал оранжевый
   *[blue] активировал синий
    }
web-scorepad-rules = Правила вашего стола
web-scorepad-rule-penseur = Le Penseur считает свободные клетки только цвета владельца
web-scorepad-rule-fountain = Фонтан занимает одну клетку
web-scorepad-rule-mirror = Здания можно переворачивать
web-scorepad-actions = Этот подсчёт
web-scorepad-share = Скопировать ссылку
web-scorepad-text = Скопировать итог
web-scorepad-example = Показать пример
web-scorepad-clear = Очистить поле
web-scorepad-kept = Всё внесённое хранится в этом браузере, пока вы не очистите поле.
web-scorepad-sure-yes = Да
web-scorepad-sure-no = Нет, оставить
web-scorepad-doubts = Есть сомнения: { $count }
web-scorepad-bare = Не замощено клеток: { $count }. Для очков важны только фонари; цвета решают при равном счёте.
web-scorepad-bare-own = Не замощено клеток: { $count }. Для очков важны фонари и цвета вокруг Статуи; при равном счёте решают все цвета.
web-scorepad-sheet = { $seat ->
    [orange] Счёт оранжевого
   *[blue] Счёт синего
    }
web-scorepad-nothing = Считать пока нечего.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Воссоздайте на поле конец своей партии
web-scorepad-winner = Побеждает { $seat ->
    [orange] оранжевый
   *[blue] синий
    }, { $more } : { $less }
web-scorepad-tie-break = По { $points }: побеждает { $seat ->
    [orange] оранжевый
   *[blue] синий
    }, у него больше свободных клеток своего цвета, { $more } : { $less }
web-scorepad-draw = Ничья: по { $points }, и свободных клеток своего цвета поровну, по { $more }
web-scorepad-js-hold = { $what }: нажмите на место на поле.
web-scorepad-js-placed = { $what } на { $spaces }.
web-scorepad-js-kept = { $what }: не построено.
web-scorepad-js-removed = { $what }: убрано.
web-scorepad-js-paved = { $space }: { $kind ->
    [orange] оранжевая
    [blue] синяя
    [mixed] общая
    [light] фонарь
   *[none] пусто
    }.
web-scorepad-js-where = { $what }: { $where ->
    [board] на поле
    [kept] не построено
    [spared] не построено, без штрафа
   *[rival] у другого игрока
    }
web-scorepad-js-annex = Флигель принадлежит { $name }.
web-scorepad-js-keep = Не построено
web-scorepad-js-remove = Убрать
web-scorepad-js-back = Обратно
web-scorepad-js-done = Готово
web-scorepad-js-undone = Отменено.
web-scorepad-js-sure-clear = Убрать с поля всё?
web-scorepad-js-sure-example = Заменить всё на поле примером?
web-scorepad-js-no-link = В этой ссылке нет позиции. То, что вы внесли раньше, на месте.
web-scorepad-js-lost = До сервера сейчас не дойти. Внесённое сохранено; посчитаем его при следующем изменении.
