# Options of Paris

paris-option-postcards = Открытки: набор со звёздочкой, столько же случайных или список из стольких же названий.
paris-option-starts = Кто ходит первым.
paris-option-penseur = Какие свободные клетки считает Статуя: любого цвета или только цвета владельца.
paris-option-fountain = Сколько клеток занимает Фонтан.
paris-option-mirror = Можно ли переворачивать здания.
paris-option-edition = Коробка: «standard» или путь к файлу своего издания.
bad-postcards = Открытки не могут быть { $value }: укажите «starred», «random» или { $count ->
    [one] { $count } разную
    [few] { $count } разные
   *[many] { $count } разных
    } из этих: { $names }.
bad-postcards-count = Выберите ровно { $count ->
    [one] { $count } открытку
    [few] { $count } открытки
   *[many] { $count } открыток
    }; вы выбрали { $picked }.

# Editions of Paris

edition-unknown = Издания «{ $name }» нет; выберите из этих: { $names }. Для своего укажите путь к файлу .toml.
edition-unreadable = Не удаётся прочитать { $path }: { $reason }
edition-not-toml = { $file } — не TOML: { $reason }
edition-too-deep = { $file } содержит ключ, в котором слишком много частей.
edition-key = { $where }: «{ $place }» — не часть издания; возможны: { $known }.
edition-line = { $file }, строка { $line }
edition-name = { $where }: название издания состоит из букв, цифр, пробелов, точек и дефисов.
edition-no-table = { $where }: нет таблицы [{ $place }].
edition-starred = { $where }: в starred должно быть { $count } разных из этих: { $names }.
edition-tiles = { $where }: нужны тайлы от 1 до { $count }.
edition-tile = { $where }: { $tile } — не тайл; запишите две строки по две буквы из o, r, m, L, например "oL/or".
edition-buildings = { $where }: нужно ровно { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[many] { $count } зданий
    }.
edition-names = { $where }: названия зданий должны различаться не только регистром, и ни одно не может быть «garden».
edition-building-name = { $where }: { $place } — название может содержать до восьми латинских букв и цифр и начинается с буквы.
edition-shape = { $where }: { $name } — нужен список строк одинаковой длины из X и точек, не больше чем восемь на восемь.
edition-size = { $where }: { $name } — нужно от 1 до { $most } клеток.
edition-pieces = { $where }: все клетки { $name } должны быть соединены.
edition-rays = { $where }: rays — это список, в котором от 1 до { $most } линий.
edition-ray = { $where }: линия — это список, в котором от 1 до { $most } шагов [восток, север], каждый от -7 до 7.

# Reading moves of Paris

notation-not-text = Ход — это текст, а не { $text }.
notation-long = В записи хода не больше { $most } символов.
notation-verb = «{ $text }»: «{ $verb }» — не ход; ходы начинаются так: { $verbs }.
notation-rest = «{ $text }»: «{ $rest }» здесь лишнее.
notation-missing-space = «{ $text }»: не хватает клетки, например c4.
notation-missing-building = «{ $text }»: не хватает здания.
notation-missing-angle = «{ $text }»: не хватает поворота: 0, 90, 180 или 270.
notation-missing-side = «{ $text }»: не указано, куда смотрит Статуя: n, e, s или w.
notation-space = «{ $text }»: «{ $word }» — не клетка; клетки — от a1 до h8.
notation-twice = «{ $text }»: одна из клеток указана дважды.
notation-building = «{ $text }»: «{ $word }» — не здание; выберите из этих: { $names }.
notation-angle = «{ $text }»: «{ $word }» — не поворот; нужно 0, 90, 180 или 270.
notation-side = «{ $text }»: «{ $word }» — не направление; нужно n, e, s или w.

# Why a move of Paris is not legal

illegal = Сейчас «{ $verb }» так сыграть нельзя.
illegal-square = { $space } — не левая нижняя клетка квадрата; у этого квадрата она { $corner }.
illegal-shape = У { $building } другая форма.
illegal-mirror = { $building } пришлось бы перевернуть, а настройки этой партии этого не разрешают.
illegal-pair = { $card }: нужны две соседние клетки.
illegal-no-building = На { $space } нет здания.
illegal-phase-one = «{ $verb }» — ход этапа 2; на этапе 1 выкладывают тайлы и берут здания.
illegal-phase-two = «{ $verb }» — ход этапа 1; на этапе 2 строят здания и активируют открытки.
illegal-pass-one = Пасовать можно, только когда вы выложили все свои восемь тайлов.
illegal-pass-two = Пасовать можно, только когда у вас не осталось жетонов и нечего построить без Metropolitain (Метрополитен) или Chartier (Шартье).
illegal-no-tile = Все ваши тайлы выложены: возьмите здание или пасуйте.
illegal-paved = Квадрат { $square } уже замощён.
illegal-building-reserve = { $seat ->
    [orange] { $building } — в запасе оранжевого.
   *[blue] { $building } — в запасе синего.
    }
illegal-building-built = { $seat ->
    [orange] Оранжевый уже построил { $building }.
   *[blue] Синий уже построил { $building }.
    }
illegal-building-pool = { $building } ещё в общем запасе, а не в вашем.
illegal-no-chimney = У вас не осталось дымоходов, поэтому строить нельзя.
illegal-card-used = { $seat ->
    [orange] Оранжевый уже активировал
   *[blue] Синий уже активировал
    } открытку { $card }.
illegal-card-absent = Открытки { $card } в этой партии нет.
illegal-no-token = У вас не осталось жетонов.
illegal-no-room = Для { $building } на поле нет места.
illegal-nowhere = На поле для этого нет места.
illegal-reserve-empty = Ваш запас пуст: возвращать нечего.
illegal-pool-empty = Общий запас пуст: брать нечего.
illegal-fountain = В этой партии Фонтан занимает { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
    }.
illegal-penseur = Статуя должна смотреть на свободную клетку поля.
illegal-annex = Флигель должен примыкать стороной к этому зданию, и здание должно быть вашим.
illegal-taken = Уже занято: { $spaces }.
illegal-lamp = Клетку с фонарём нельзя занять без Metropolitain (Метрополитен): { $spaces }.
illegal-lamps = Metropolitain (Метрополитен) позволяет занять только одну клетку с фонарём: { $spaces }.
illegal-colour = { $colour ->
    [orange] Эти клетки оранжевые: { $spaces }.
   *[blue] Эти клетки синие: { $spaces }.
    }
illegal-colours = { $colour ->
    [orange] Chartier (Шартье) позволяет занять только одну оранжевую клетку: { $spaces }.
   *[blue] Chartier (Шартье) позволяет занять только одну синюю клетку: { $spaces }.
    }
illegal-not-own = { $colour ->
    [orange] { $space } — не оранжевая клетка.
   *[blue] { $space } — не синяя клетка.
    }
illegal-not-lamp = { $space } — не клетка с фонарём.

# Paris in characters (games/paris/views/text.py)

text-pool = Общий запас: { $pool }
text-seat = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }: запас { $reserve }; дымоходы { $chimneys }, жетоны { $tokens }; { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
    }
text-hand = { $seat ->
    [orange] Тайл оранжевого
   *[blue] Тайл синего
    } { $tile }: { $top } / { $bottom }
text-postcards = Открытки: { $cards }
text-turn = Этап { $phase }, ходит { $seat ->
    [orange] оранжевый
   *[blue] синий
    }.
text-over = Партия окончена.

# Drawings of Paris (games/paris/drawing/draw.py)

paris-draw-title = «Париж», этап { $phase }
paris-draw-over = Партия окончена.
paris-draw-turn = Ходит { $seat }.
paris-draw-paved = Замощено клеток: { $count } из 64.
paris-draw-summary = { $seat }: { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
   *[many] { $buildings } зданий
    } на поле, { $reserve } в запасе, { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
    }.
paris-draw-space = { $space }: { $kind }.
paris-draw-kind-orange = оранжевая мостовая, веером
paris-draw-kind-blue = синяя мостовая, ровными рядами
paris-draw-kind-mixed = общая мостовая
paris-draw-kind-light = фонарь
paris-draw-kind-empty = не замощено
paris-draw-free = Свободно.
paris-draw-holds = Здесь стоит { $what }.
paris-draw-lit = { $count ->
    [1] Сюда светит один фонарь.
    [one] Сюда светит { $count } фонарь.
    [few] Сюда светят { $count } фонаря.
   *[many] Сюда светят { $count } фонарей.
    }
paris-draw-last = Последний ход.
paris-draw-building = { $what } ({ $seat }) на { $spaces }: размер { $size }, { $lights ->
    [0] без света
    [1] светит один фонарь
    [one] светит { $lights } фонарь
    [few] светят { $lights } фонаря
   *[many] светят { $lights } фонарей
    }.
paris-draw-piece = { $what } ({ $seat }) на { $spaces }.
paris-draw-faces = Смотрит на { $side }.
paris-draw-side-n = север
paris-draw-side-e = восток
paris-draw-side-s = юг
paris-draw-side-w = запад
paris-draw-what-garden = Сад
paris-draw-what-painter = Художник
paris-draw-what-dancer = Танцовщица
paris-draw-what-statue = Статуя
paris-draw-what-fountain = Фонтан
paris-draw-what-annex = Флигель
paris-draw-what-streetlight = Фонарь
paris-draw-what-large-streetlight = Большой фонарь
paris-draw-pool = Общий запас
paris-draw-in-pool = { $what } в общем запасе, размер { $size }.
paris-draw-in-reserve = { $what } в запасе ({ $seat }), размер { $size }.
paris-draw-hand = Тайл { $tile } в руке ({ $seat }): { $spaces }.
paris-draw-pile = { $seat }, тайлов в стопке: { $count }.
paris-draw-chimneys = { $seat }, осталось дымоходов: { $count }.
paris-draw-tokens = { $seat }, осталось жетонов: { $count }.
paris-draw-right = { $seat } ещё может воспользоваться открыткой { $card }.
paris-draw-score = { $seat }: свет { $light }, крупнейший квартал { $group }, не построено { $unbuilt }, открытки { $postcards }, итого { $total }.
paris-draw-card-open = { $card }: доступна.
paris-draw-card-used = { $card }: активирована ({ $seat }).
paris-draw-card-points = Приносит очки в конце партии.
paris-draw-card-levitation = Levitation (Левитация)
paris-draw-card-metropolitain = Metropolitain (Метрополитен)
paris-draw-card-jardin = Jardin des Plantes (Сад растений Парижа)
paris-draw-card-sacre-coeur = Sacré-Coeur (Сакре-Кёр)
paris-draw-card-peintre = Le Peintre (Художник)
paris-draw-card-chartier = Chartier (Шартье)
paris-draw-card-bouquinistes = Bouquinistes sur la Seine (Лавка букиниста)
paris-draw-card-lampadaire = Lampadaire (Фонарь)
paris-draw-card-moulin-rouge = Moulin Rouge (Мулен Руж)
paris-draw-card-penseur = Le Penseur (Мыслитель)
paris-draw-card-fontaine = Fontaine des Mers (Фонтан морей)
paris-draw-card-grande-lumiere = La Grande Lumière (Большой фонарь)

# Pictures of single things of Paris (games/paris/drawing/pieces.py)

paris-piece-of = { $what } ({ $seat })
paris-piece-building = { $what }, размер { $size }
paris-piece-tile = Тайл
paris-piece-face-down = { $what }, лицом вниз
paris-piece-chimney = Дымоход
paris-piece-token = Жетон
paris-piece-facing = Куда смотрит Статуя

# Score sheets of Paris, line by line (games/paris/views/explanation.py)

paris-explain-line-light = Свет
paris-explain-line-group = Крупнейший квартал
paris-explain-line-unbuilt = Не построено
paris-explain-line-postcards = Открытки
paris-explain-light = { $what } (размер { $size }), свет от { $lamps }: { $size } × { $count } = { $points }
paris-explain-dark = { $what } (размер { $size }), без света: 0
paris-explain-group = Крупнейший квартал, { $names }: { $points }
paris-explain-unbuilt = Не построено, { $names }: { $points }
paris-explain-spared = Не построено, { $names }: 0 благодаря открытке { $card }
paris-explain-peintre = { $card }, фонари в области Художника: { $count } × { $each } = { $points }
paris-explain-moulin-rouge = { $card }, свободные клетки в области Танцовщицы: { $points }
paris-explain-penseur = { $card }, свободные клетки по сторонам Статуи { $sides } × { $side }, по углам { $corners } × { $corner }: { $points }
paris-explain-penseur-blocked = { $card }, клетка перед Статуей занята: 0
paris-explain-fontaine = { $card }, здания, граничащие с Фонтаном, { $names }: { $count } × { $each } = { $points }
paris-explain-fontaine-dry = { $card }, с Фонтаном не граничит ни одно здание владельца: 0
