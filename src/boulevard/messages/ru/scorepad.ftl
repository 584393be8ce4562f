# Positions of Paris (games/paris/positions/reader.py, playable.py)

position-space = { $where }: клетки — от a1 до h8.
position-space-twice = { $where }: одна из клеток указана дважды.
position-building-twice = { $where }: { $name } уже есть в другом месте.
position-shape = { $where }: у { $name } другая форма.
position-card-twice = { $where }: открытка { $card } указана дважды.
position-card-both = { $where }: открытку { $card } не могли активировать оба игрока.
position-size = { $where }: эта фигура занимает { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
    }.
position-pair = { $where }: две клетки этой фигуры должны быть соседними.
position-edition = { $where }: { $reason }
position-field = { $where }: не удалось прочитать { $text }. Должно быть примерно так: { $example }
position-piece-twice = { $where }: { $name } встречается дважды.
position-laid = { $where }: к концу этапа 1 выложены все тайлы ({ $count }).
position-tile-twice = { $where }: один из тайлов указан дважды.
position-tile-order = { $where }: неизвестные тайлы идут после известных.
position-hand = { $where }: когда выложен последний тайл, в руке тайла нет.
position-pile = { $where }: здесь должно быть { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
    }.
position-opener = { $where }: нужен тот, кто первым выложил все свои тайлы.
position-annex = { $where }: Флигель должен соприкасаться со зданием, к которому относится.
position-all-laid = { $where }: все тайлы выложены, поэтому этап 1 окончен.
position-squares = { $where }: свободных квадратов не хватает на все тайлы (осталось тайлов: { $tiles }, свободных квадратов: { $squares }).
position-tokens = { $where }: открыток не хватает на все жетоны (осталось жетонов: { $tokens }, неактивированных открыток: { $cards }).
position-no-token = { $where }: на этапе 1 у каждого игрока должен быть хотя бы один жетон.
position-no-move = { $where }: сейчас не может быть ход { $seat ->
    [orange] оранжевого
   *[blue] синего
    }: ему нечего делать.

# What is odd about such a position (games/paris/positions/oddities.py, oddities_in_play.py)

paris-oddity-overlap = { $one } и { $other } стоят на одном месте ({ $spaces }).
paris-oddity-mirror = { $what }: здание перевёрнуто.
paris-oddity-rival = { $what }: без Chartier (Шартье) { $seat ->
    [orange] оранжевый
   *[blue] синий
    } не может занять клетку цвета соперника ({ $spaces }).
paris-oddity-rivals = { $what }: с Chartier (Шартье) { $seat ->
    [orange] оранжевый
   *[blue] синий
    } может занять только одну клетку цвета соперника ({ $spaces }).
paris-oddity-lamp = { $what }: без Metropolitain (Метрополитен) { $seat ->
    [orange] оранжевый
   *[blue] синий
    } не может занять клетку с фонарём ({ $spaces }).
paris-oddity-lamps = { $what }: с Metropolitain (Метрополитен) { $seat ->
    [orange] оранжевый
   *[blue] синий
    } может занять только одну клетку с фонарём ({ $spaces }).
paris-oddity-fountain-lamp = Фонтан не может стоять на клетке с фонарём ({ $spaces }).
paris-oddity-colour = { $what }: нужна { $seat ->
    [orange] оранжевая клетка
   *[blue] синяя клетка
    } ({ $spaces }).
paris-oddity-large = Большой фонарь должен стоять на клетке с фонарём ({ $spaces }).
paris-oddity-annex = Флигель не соприкасается ни с одним зданием { $seat ->
    [orange] оранжевого
   *[blue] синего
    }, поэтому не считается ({ $spaces }).
paris-oddity-statue = Статуя смотрит за край поля ({ $spaces }).
paris-oddity-chimneys = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }: зданий на поле { $count }, а дымоходов всего { $most }.
paris-oddity-tokens = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }: активировано открыток { $count }, а жетонов всего { $most }.
paris-oddity-cards = Открыток в партии { $most }, а здесь { $count }.
paris-oddity-card = { $what } на поле, поэтому считаем, что открытку { $card } активировал { $seat ->
    [orange] оранжевый
   *[blue] синий
    }.
paris-oddity-tile = Такого тайла в коробке нет ({ $spaces }).
paris-oddity-tile-again = Такой тайл в коробке только один ({ $spaces }).
paris-oddity-tile-laid = Среди выложенных тайлов такого нет ({ $spaces }).
paris-oddity-part-paved = Тайл занимает целый квадрат, а не его часть ({ $spaces }).
paris-oddity-squares = Замощённых квадратов должно быть столько же, сколько выложено тайлов (тайлов: { $laid }, квадратов: { $squares }).
paris-oddity-unpaved = { $what }: здесь нет мостовой ({ $spaces }).
paris-oddity-chimneys-left = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }: здания на поле ({ $used }) и оставшиеся дымоходы ({ $left }) вместе должны давать { $most }.
paris-oddity-tokens-left = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }: активированные открытки ({ $used }) и оставшиеся жетоны ({ $left }) вместе должны давать { $most }.
paris-oddity-right = { $card }: { $seat ->
    [orange] оранжевый
   *[blue] синий
    } не активировал эту открытку или уже воспользовался ею, поэтому права быть не может.
paris-oddity-no-right = { $card }: { $seat ->
    [orange] оранжевый
   *[blue] синий
    } ещё не воспользовался этой открыткой, поэтому право должно оставаться.
paris-oddity-early = На этапе 1 ещё ничего не построено и не активировано.
paris-oddity-order = Судя по выложенным тайлам и взятым зданиям, сейчас не может быть ход { $seat ->
    [orange] оранжевого
   *[blue] синего
    }.
paris-oddity-ended = Партия не может быть окончена: { $seat ->
    [orange] оранжевый
   *[blue] синий
    } ещё может ходить.

# The score pad of Paris in the browser (web/games/paris/scorepad_page.py)

web-scorepad-title = Подсчёт очков в «Париже»
web-scorepad-noscript = Для подсчёта очков нужен JavaScript. Включите его для этой страницы.
web-scorepad-help = Стрелки переходят с клетки на клетку. Enter ставит то, что вы держите, или берёт то, что стоит; на пустом месте — мостит. R поворачивает, U оставляет здание непостроенным, Delete убирает, Escape кладёт обратно. Для мостовой: 1 — оранжевая, 2 — синяя, 3 — общая, 4 — фонарь, 0 — пусто.
web-scorepad-undo = Отменить
web-scorepad-tabs = Что ввести
web-scorepad-tab-ground = Мостовая
web-scorepad-tab-orange = Оранжевый
web-scorepad-tab-blue = Синий
web-scorepad-tab-cards = Открытки
web-scorepad-tab-turn = Ход
web-scorepad-hint-ground = Спешите? Введите только фонари: цвета важны лишь при равном счёте. Нажимайте на клетки или ведите по ним, а можно выкладывать целые тайлы.
web-scorepad-hint-seat = Перетащите { $seat ->
    [orange] здания и фигуры оранжевого
   *[blue] здания и фигуры синего
    } на поле или нажмите сначала на фигуру, потом на её место. Чтобы повернуть, нажмите на неё там.
web-scorepad-hint-cards = Нажмите на открытку, чтобы отметить, была ли она в партии, и на жетон, чтобы отметить, кто её активировал.
web-scorepad-brushes = Вид клетки
web-scorepad-brush-next = Следующий вид
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
web-scorepad-rules = Домашние правила
web-scorepad-rule-penseur = Le Penseur (Мыслитель) считает свободные клетки только цвета владельца
web-scorepad-rule-fountain = Фонтан занимает одну клетку
web-scorepad-rule-mirror = Здания можно переворачивать
web-scorepad-actions = Этот подсчёт
web-scorepad-share = Скопировать ссылку на эту позицию
web-scorepad-text = Скопировать результат
web-scorepad-example = Показать пример
web-scorepad-clear = Очистить поле
web-scorepad-kept = Этот браузер помнит всё введённое, пока вы не очистите поле.
web-scorepad-other = Чтобы расставить любой момент партии, откройте редактор позиций.
web-scorepad-sure-yes = Да
web-scorepad-sure-no = Нет, оставить
web-scorepad-oddities = { $count ->
    [1] Одно место стоит проверить
    [one] { $count } место стоит проверить
    [few] { $count } места стоит проверить
   *[many] { $count } мест стоит проверить
    }
web-scorepad-bare = Не замощено клеток: { $count }. Для очков важны только фонари; цвета решают при равном счёте.
web-scorepad-bare-own = Не замощено клеток: { $count }. Для очков важны фонари и цвета вокруг Статуи; при равном счёте решают все цвета.
web-scorepad-sheet = { $seat ->
    [orange] Счёт оранжевого
   *[blue] Счёт синего
    }
web-scorepad-nothing = Считать пока нечего.
web-scorepad-line = { $label }: { $points }
web-scorepad-empty = Воссоздайте на поле конец своей партии
web-scorepad-winner = Побеждает { $seat ->
    [orange] оранжевый
   *[blue] синий
    }, { $more } : { $less }
web-scorepad-tie-break = Поровну, по { $points }: побеждает { $seat ->
    [orange] оранжевый
   *[blue] синий
    }, у него больше свободных клеток своего цвета, { $more } : { $less }
web-scorepad-draw = Ничья: по { $points }, и свободных клеток своего цвета поровну, по { $more }
web-scorepad-js-hold = { $what }: нажмите на место на поле.
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
web-scorepad-js-back = Вернуть на место
web-scorepad-js-done = Готово
web-scorepad-js-sure-clear = Очистить всё поле?
web-scorepad-js-sure-example = Заменить всё на поле примером?
web-scorepad-js-no-link = В этой ссылке нет позиции. То, что вы ввели раньше, не изменилось.
web-scorepad-js-lost = Нет связи с сервером. Введённое сохранено и будет посчитано при следующем изменении.

# Редактор позиций «Парижа» в браузере (web/games/paris/position_editor.py)

web-nav-position-paris = Редактор позиций «Парижа»
learn-tool-position-paris = Расставьте любую позицию «Парижа» — с настоящего стола или придуманную. Потом играйте с этого места или разберите её.
web-paris-editor-title = Редактор позиций «Парижа»
web-paris-editor-noscript = Редактору позиций нужен JavaScript. Включите его для этой страницы.
web-paris-editor-help = Стрелки переходят с клетки на клетку. Enter ставит то, что вы держите, или берёт то, что стоит; на пустом месте — мостит. R поворачивает, U кладёт здание в запас, Delete убирает, Escape кладёт обратно. Для мостовой: 1 — оранжевая, 2 — синяя, 3 — общая, 4 — фонарь, 0 — пусто.
web-paris-editor-phase = Этап партии
web-paris-editor-phase-1 = Этап 1
web-paris-editor-phase-2 = Этап 2
web-paris-editor-phase-over = Окончена
web-paris-editor-hint-ground = Нажимайте на клетки или ведите по ним, а можно выкладывать целые тайлы: нажмите на тайл, потом на его квадрат. Какие тайлы выложены, видно по мостовой.
web-paris-editor-hint-reserve = { $seat ->
    [orange] Нажмите на здания, которые взял оранжевый.
   *[blue] Нажмите на здания, которые взял синий.
    }
web-paris-editor-hint-tiles = Будущие тайлы: нажмите на те, что вам известны, по порядку. Первый — в руке, остальные неизвестны.
web-paris-editor-hint-cards = Нажмите на открытку, чтобы отметить, есть ли она в партии, и на жетон, чтобы отметить, кто её активировал.
web-paris-editor-hint-turn = Всё, что оставлено на «автоматически», определяется по остальному.
web-paris-editor-stock = Дымоходы, жетоны, права
web-paris-editor-chimneys = Осталось дымоходов
web-paris-editor-tokens = Осталось жетонов
web-paris-editor-rights = Неиспользованные права
web-paris-editor-none = Нет
web-paris-editor-laid = Выложенные тайлы по порядку
web-paris-editor-next = Чей ход
web-paris-editor-starts = Кто начал партию
web-paris-editor-opener = Кто первым выложил все тайлы
web-paris-editor-idle = Пропущено ходов подряд
web-paris-editor-start = Начало партии
web-paris-editor-kept = Этот браузер помнит позицию, пока вы не очистите поле.
web-paris-editor-other = Если нужен только счёт партии, откройте подсчёт очков.
web-paris-editor-part = { $part ->
    [board] Мостовая
    [buildings] Здания
    [pieces] Фигуры
    [postcards] Открытки
    [options] Домашние правила
    [reserve] Запас
    [laid] Выложенные тайлы
    [hands] Тайл в руке
    [piles] Стопка
    [chimneys] Дымоходы
    [tokens] Жетоны
    [rights] Права
    [phase] Этап
    [next] Чей ход
    [starts] Кто начал партию
    [opener] Кто первым выложил все тайлы
    [idle] Пропущенные ходы
    [edition] Коробка
   *[position] Позиция
  }
web-paris-editor-part-of = { $part } ({ $seat })
web-paris-editor-turn = Этап { $phase }, ходит { $seat ->
    [orange] оранжевый
   *[blue] синий
    }: { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
    }
web-paris-editor-js-keep = В запас
web-paris-editor-js-kept = { $what }: в запасе.
web-paris-editor-js-where = { $what }: { $where ->
    [board] на поле
    [kept] в запасе
    [spared] в запасе
   *[rival] у другого игрока
    }
web-paris-editor-js-tile = { $what }: { $where ->
    [hand] в руке
    [pile] { $place }-й из будущих
    [board] выложен
   *[none] неизвестно когда
    }
web-paris-editor-js-follows = Автоматически: { $value }
web-paris-editor-js-sure-clear = Очистить всё поле?
web-paris-editor-js-sure-example = Заменить вашу позицию примером?
web-paris-editor-js-sure-start = Заменить вашу позицию началом партии?
