# Drawings of empty sheets (games/avenue/drawing/draw.py)

avenue-blank-title = Лист Avenue
avenue-blank-summary = Клеток: { $rows } × { $columns }, ничего ещё не нарисовано.

# What both editors say

sheet-link = В этой ссылке лист не целиком. Она скопирована полностью?
edition-link = В этой ссылке коробка не целиком. Она скопирована полностью?
web-editor-undo = Отменить
web-editor-redo = Повторить
web-editor-name = Название
web-editor-scripts = Этой странице нужен JavaScript. Включите его в браузере.
web-editor-play = Сыграть с ботом «{ $name }»
web-editor-more = Выбрать, как играть
web-editor-share = Поделиться
web-editor-link = Ссылка
web-editor-link-note = Всё содержится в ссылке. На сервере ничего не хранится.
web-editor-save = Скачать
web-editor-open = Открыть файл
web-editor-print = Распечатать
web-editor-shelf = Сохранено в этом браузере
web-editor-keep = Сохранить здесь
web-editor-none = Пока ничего не сохранено. Текущая работа всё равно останется здесь, даже если вы уйдёте со страницы.
web-editor-js-lost = Нет связи с сервером. Ваша работа сохранена в этом браузере.
web-editor-js-large = Файл { $file } слишком большой: в таких файлах всего несколько сотен символов.
web-editor-js-unreadable = Не удаётся прочитать { $file }.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = Файл { $file } открыт. «Отменить» вернёт прежнюю работу.
web-editor-js-brought = Это открылось по ссылке. «Отменить» вернёт прежнюю работу.
web-editor-js-kept = «{ $name }» сохранено в этом браузере.
web-editor-js-full = Браузер не разрешает этой странице ничего сохранять.
web-editor-js-take = Открыть «{ $name }»
web-editor-js-drop = Удалить «{ $name }»
web-editor-js-sure = Удалить?
web-editor-js-unnamed = Без названия
web-editor-js-undone = Отменено.
web-editor-js-redone = Повторено.

# What editors of positions say (web/templates/editors/position_text.html, web/pages/positions/form.py)

web-editor-position = Эта позиция
web-editor-text = Текст
web-editor-text-note = Вся позиция одной строкой. Вставьте сюда другую, чтобы открыть её.
web-editor-copy-text = Скопировать текст
web-editor-open-text = Открыть этот текст
web-editor-odd = Ни одна партия не могла привести к этой позиции. Но продолжить с неё всё равно можно.
web-editor-clear = Очистить
web-editor-example = Пример
web-editor-turn = Ход: { $seats }
web-editor-turn-many = { $count ->
    [one] Сейчас ходит { $count } игрок
    [few] Сейчас ходят { $count } игрока
   *[many] Сейчас ходят { $count } игроков
}
web-editor-over = Партия окончена.
web-editor-js-replaced = «Отменить» вернёт прежнюю работу.

# The editor of sheets (web/templates/games/avenue/sheet.html)

web-sheet-title = Свой лист
web-sheet-lead = Перенесите сюда лист из своего блокнота или придумайте новый. Потом играйте на нём, отправьте друзьям или распечатайте.
web-sheet-board = Лист
web-sheet-keys = Стрелки переходят с клетки на клетку. Буква или цифра символа ставит его, пробел или Enter — выбранный символ, Delete очищает клетку.
web-sheet-palette = Символы
web-sheet-size = Размер
web-sheet-rows = Строки
web-sheet-columns = Столбцы
web-sheet-fewer = { $what ->
    [rows] Убрать строку
   *[columns] Убрать столбец
    }
web-sheet-more = { $what ->
    [rows] Добавить строку
   *[columns] Добавить столбец
    }
web-sheet-starts = С чего начать
web-sheet-start = { $sheet ->
    [empty] Пустой
   *[other] Лист { $sheet }
    }
web-sheet-change = Изменить весь лист
web-sheet-mirror = Отразить
web-sheet-turn = Повернуть
web-sheet-swap = Поменять цвета местами
web-sheet-file-note = Текстовый файл: его открывают эта страница и командная строка.
web-sheet-paper = Бумага
web-sheet-a4 = A4
web-sheet-letter = Letter
web-sheet-per-page = Листов на странице
web-sheet-pdf = PDF
web-sheet-twice = { $symbol ->
    [CP] { $space }: фиолетовый замок на листе уже есть, а может быть только один.
    [CG] { $space }: зелёный замок на листе уже есть, а может быть только один.
   *[other] { $space }: ферма { $symbol } на листе уже есть, а может быть только одна.
    }
web-sheet-grapes = Грозди: фиолетовых { $purple }, зелёных { $green }.
web-sheet-no-castle = { $colour ->
    [CP] Фиолетового замка нет: очков за него не будет.
   *[CG] Зелёного замка нет: очков за него не будет.
    }
web-sheet-js-ready = Всё на месте: можно играть.
web-sheet-js-space = { $space }: { $what }
web-sheet-js-moved = { $what }: перенесено с { $from } на { $space }
web-sheet-js-full = На листе не больше { $spaces } клеток и не больше { $columns } столбцов.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = на листе
web-sheet-js-missing = не хватает

# The editor of Avenue’s positions (web/templates/games/avenue/position.html)

web-nav-position-avenue = Редактор позиций Avenue
learn-tool-position-avenue = Расставьте любую позицию Avenue — с настоящего стола или придуманную. Потом играйте с этого места или разберите её.
web-avenue-position-title = Позиция Avenue
web-avenue-position-lead = Любой момент партии: карты, фермы и листы всех игроков. Потом играйте с этого места или разберите позицию.
web-avenue-position-part = { $part ->
    [sheet] Лист
    [farms] Карты ферм
    [cards] Карты дорог
    [coming] Следующие карты
    [over] Конец партии
    [sheets] Игроки
   *[position] Позиция
}
web-avenue-position-of = { $player }, { $part ->
    [roads] дороги
    [scores] очки за фермы
    [peeks] подсмотрено
   *[choice] выбор
}
web-avenue-position-tools = Дороги
web-avenue-position-tool-choice = Выбор для открытой карты
web-avenue-position-tool-erase = Стереть
web-avenue-position-keys = Стрелки переходят с клетки на клетку. Клавиши от 1 до 6 рисуют дорогу, 0 или Delete очищает клетку, C делает её выбором этого игрока для открытой карты, пробел или Enter — выбранный инструмент.
web-avenue-position-players = Игроки
web-avenue-position-add = Добавить игрока
web-avenue-position-drop = Убрать этого игрока
web-avenue-position-scores = Очки за фермы
web-avenue-position-scores-note = Пустое поле — столько, сколько соединяют дороги сейчас.
web-avenue-position-no-scores = Ни один раунд ещё не закончен.
web-avenue-position-peeks = Подсмотрено
web-avenue-position-cards = Карты дорог
web-avenue-position-cards-note = Выбирайте карты в том порядке, в котором они открывались; последняя лежит открытой. Нажмите на карту в ряду, чтобы сдвинуть её, убрать или добавить карты после неё.
web-avenue-position-deck = Карты, оставшиеся в колоде
web-avenue-position-put = Добавлять карты
web-avenue-position-into = { $row ->
    [cards] к открытым
   *[coming] к следующим, если они известны
}
web-avenue-position-over = Партия окончена
web-avenue-position-turn-up = Открыть следующую карту
web-avenue-position-farms = Карты ферм
web-avenue-position-farms-note = По порядку, сколько известно; не меньше одной на каждый начатый раунд.
web-avenue-position-sheet = Лист
web-avenue-position-sheet-note = Здесь есть и листы, сохранённые в этом браузере.
web-avenue-position-js-space = { $space }: { $what }
web-avenue-position-js-road = { $space }: { $what }. { $road }
web-avenue-position-js-chosen = { $space }: { $what }. Выбор для открытой карты
web-avenue-position-js-player = Игрок { $player }
web-avenue-position-js-points = Игрок { $player }: { $points }
web-avenue-position-js-card = Карта { $number }: { $card }
web-avenue-position-js-left = { $card } Осталось в колоде: { $count }
web-avenue-position-js-round = Раунд { $round }
web-avenue-position-js-round-farm = Раунд { $round }, ферма { $farm }
web-avenue-position-js-coming = Следующие карты
web-avenue-position-js-farms = По порядку
web-avenue-position-js-earlier = Сдвинуть влево
web-avenue-position-js-later = Сдвинуть вправо
web-avenue-position-js-remove = Убрать
web-avenue-position-js-sheet = Лист { $sheet }
web-avenue-position-js-own = Свой лист
web-avenue-position-js-choice-none = Ещё не сделан
web-avenue-position-js-choice-peek = Подсмотреть
web-avenue-position-js-choice-secret = Сделан втайне
web-avenue-position-js-choice-draw = Нарисовать на { $space }

# The form of editions (web/templates/games/paris/edition.html)

web-edition-title = Своя коробка
web-edition-lead = Издания «Парижа» бывают разные. Сделайте эту коробку такой же, как ваша: нажмите на всё, что отличается, и играйте.
web-edition-mine = Моя коробка
web-edition-name-note = Буквы, цифры, пробелы, точки и дефисы.
web-edition-tiles = Тайлы
web-edition-tiles-note = Показаны для оранжевого; у синего те же тайлы, только цвета поменяны местами. Нажмите на клетку, чтобы изменить её. С клавиатуры перейдите к ней с помощью Tab и стрелок и нажмите O (свой цвет), R (цвет соперника), M (общая) или L (фонарь).
web-edition-buildings = Здания
web-edition-buildings-note = Нажмите на здание, чтобы изменить его форму или название.
web-edition-starred = Открытки со звёздочкой
web-edition-starred-note = Открытки для первых партий.
web-edition-rays = Большой фонарь
web-edition-rays-note = На сколько клеток он светит в каждую сторону.
web-edition-wind = { $wind ->
    [n] Север
    [e] Восток
    [s] Юг
    [w] Запад
    [ne] Северо-восток
    [se] Юго-восток
    [sw] Юго-запад
   *[nw] Северо-запад
    }
web-edition-straight = Только прямые линии
web-edition-differences = Отличия от стандартной коробки
web-edition-reset = Сбросить всё
web-edition-file-note = Файл TOML: его открывают эта страница и командная строка.
web-edition-print-note = Печатает обзор коробки.
web-edition-shape = Форма
web-edition-shape-keys = Стрелки переходят с клетки на клетку. Пробел или Enter заполняет или очищает клетку.
web-edition-turn = Повернуть
web-edition-mirror = Отразить
web-edition-usual = Сбросить
web-edition-done = Готово
web-edition-place = { $what ->
    [name] Название
    [starred] Открытки со звёздочкой
    [tiles] Тайлы
    [tiles-part] Тайл { $part }
    [buildings] Здания
    [buildings-part] { $part }
    [large_light] Большой фонарь
    [large_light-part] Большой фонарь
   *[other] Этот файл
    }
web-edition-tile-differs = Тайл { $tile }, { $corner ->
    [top-left] слева вверху
    [top-right] справа вверху
    [bottom-left] слева внизу
   *[bottom-right] справа внизу
    }: { $now ->
    [o] свой цвет
    [r] цвет соперника
    [m] общая клетка
   *[L] фонарь
    } вместо { $was ->
    [o] своего цвета
    [r] цвета соперника
    [m] общей клетки
   *[L] фонаря
    }.
web-edition-name-differs = { $was } называется { $name }.
web-edition-shape-differs = { $how ->
    [turned] { $name }: та же форма, но повёрнута.
    [over] { $name }: та же форма, но перевёрнута.
   *[new] { $name }: другая форма, размер { $count } вместо { $was }.
    }
web-edition-star-differs = { $starred ->
    [yes] { $card }: со звёздочкой.
   *[no] { $card }: без звёздочки.
    }
web-edition-ray-differs = { $wind ->
    [n] Большой фонарь светит на север на { $now }, а не на { $was }.
    [e] Большой фонарь светит на восток на { $now }, а не на { $was }.
    [s] Большой фонарь светит на юг на { $now }, а не на { $was }.
    [w] Большой фонарь светит на запад на { $now }, а не на { $was }.
    [ne] Большой фонарь светит на северо-восток на { $now }, а не на { $was }.
    [se] Большой фонарь светит на юго-восток на { $now }, а не на { $was }.
    [sw] Большой фонарь светит на юго-запад на { $now }, а не на { $was }.
   *[nw] Большой фонарь светит на северо-запад на { $now }, а не на { $was }.
    }
web-edition-ray-odd = { $count ->
    [one] У Большого фонаря { $count } непрямая линия.
    [few] У Большого фонаря { $count } непрямые линии.
   *[many] У Большого фонаря { $count } непрямых линий.
    }
web-edition-js-ready = { $count ->
    [one] { $count } отличие. Можно играть.
    [few] { $count } отличия. Можно играть.
   *[many] { $count } отличий. Можно играть.
    }
web-edition-js-standard = Это стандартная коробка. Нажмите на всё, что в вашей отличается.
web-edition-js-tile = Тайл { $tile }
web-edition-js-quarter = { $corner ->
    [top-left] слева вверху
    [top-right] справа вверху
    [bottom-left] слева внизу
   *[bottom-right] справа внизу
    }: { $kind ->
    [o] свой цвет
    [r] цвет соперника
    [m] общая клетка
   *[L] фонарь
    }
web-edition-js-tally = У каждого игрока клеток своего цвета { $o }, цвета соперника { $r }, общих { $m }, с фонарями { $l }.
web-edition-js-building = { $name }, размер { $size }
web-edition-js-differs = отличается от стандартной коробки
web-edition-js-back = Сбросить
web-edition-js-square = Строка { $row }, столбец { $column }: { $set ->
    [yes] часть здания
   *[no] пусто
    }
web-edition-js-starred = Выбрано { $count } из { $of }
web-edition-js-odd = { $count ->
    [one] Ещё { $count } линия из файла — непрямая.
    [few] Ещё { $count } линии из файла — непрямые.
   *[many] Ещё { $count } линий из файла — непрямые.
    }

# The forms of new games (web/templates/games)

web-new-avenue-editor = Составить свой лист
web-new-paris-box = Коробка
web-new-paris-standard = Стандартная коробка
web-new-paris-own-box = Своя коробка
web-new-paris-editor = Моя коробка отличается
