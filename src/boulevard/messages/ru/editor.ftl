# Drawings of empty sheets (games/avenue/draw.py)

avenue-blank-title = Лист Avenue
avenue-blank-summary = Клеток: { $rows } × { $columns }, ничего ещё не нарисовано.

# What both editors say

sheet-link = В этой ссылке не весь лист. Она скопирована до конца?
edition-link = В этой ссылке не всё издание. Она скопирована до конца?
web-editor-undo = Отменить
web-editor-redo = Повторить
web-editor-name = Название
web-editor-scripts = Этой странице нужны скрипты, а ваш браузер их не запускает.
web-editor-play = Играть с { $name }
web-editor-more = Выбрать, как играть
web-editor-share = Поделиться
web-editor-link = Ссылка
web-editor-link-note = В ссылке есть всё: на сервере ничего не хранится.
web-editor-save = Скачать
web-editor-open = Открыть файл
web-editor-print = Печать
web-editor-shelf = Сохранено в этом браузере
web-editor-keep = Сохранить здесь
web-editor-none = Пока ничего. То, над чем вы работаете, и так останется здесь, даже если уйти со страницы.
web-editor-js-lost = До сервера сейчас не дойти. Ваша работа в сохранности, в этом браузере.
web-editor-js-large = Файл { $file } слишком большой: в таком файле всего несколько сотен букв.
web-editor-js-unreadable = Не удаётся прочитать { $file }.
web-editor-js-refused = { $file }: { $reason }
web-editor-js-opened = Файл { $file } открыт. «Отменить» вернёт то, что здесь было.
web-editor-js-brought = Это пришло со ссылкой. «Отменить» вернёт то, что здесь было.
web-editor-js-kept = Сохранено в этом браузере: «{ $name }».
web-editor-js-full = Этот браузер ничего не хранит для этой страницы.
web-editor-js-take = Открыть «{ $name }»
web-editor-js-drop = Удалить «{ $name }»
web-editor-js-sure = Точно удалить?
web-editor-js-unnamed = Без названия
web-editor-js-undone = Отменено.
web-editor-js-redone = Повторено.

# The editor of sheets (web/templates/sheet.html)

web-sheet-title = Свой лист
web-sheet-lead = Соберите лист, который напечатан в вашем блокноте, или придумайте новый. А потом играйте на нём, отправьте друзьям или напечатайте.
web-sheet-board = Лист
web-sheet-keys = Стрелки переходят с клетки на клетку. Буква или цифра ставит символ с этой клавишей, пробел или Enter — выбранный, Delete убирает.
web-sheet-palette = Что поставить
web-sheet-size = Размер
web-sheet-rows = Строки
web-sheet-columns = Столбцы
web-sheet-fewer = { $what ->
    [rows] На строку меньше
   *[columns] На столбец меньше
    }
web-sheet-more = { $what ->
    [rows] На строку больше
   *[columns] На столбец больше
    }
web-sheet-starts = Начать с листа
web-sheet-start = { $sheet ->
    [empty] Пустой
   *[other] Лист { $sheet }
    }
web-sheet-change = Изменить целиком
web-sheet-mirror = Отразить
web-sheet-turn = Повернуть
web-sheet-swap = Сменить цвета
web-sheet-file-note = Текстовый файл; его читают командная строка и эта страница.
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
web-sheet-js-moved = { $what }: было на { $from }, теперь на { $space }
web-sheet-js-full = На листе не больше { $spaces } клеток и не больше { $columns } столбцов.
web-sheet-js-sized = { $rows } × { $columns }
web-sheet-js-placed = на листе
web-sheet-js-missing = не хватает

# The form of editions (web/templates/edition.html)

web-edition-title = Свой комплект
web-edition-lead = Издания Paris бывают разные. Сделайте этот комплект таким же, как ваш: нажмите на то, что отличается, — и играйте.
web-edition-mine = Мой комплект
web-edition-name-note = Буквы, цифры, пробелы, точки и дефисы.
web-edition-tiles = Тайлы
web-edition-tiles-note = Как они лежат перед оранжевым; у синего те же, но с обратными цветами. Нажмите на четверть, чтобы изменить её, или перейдите к ней с Tab и стрелками и нажмите O (свой цвет), R (цвет соперника), M (общая) или L (фонарь).
web-edition-buildings = Здания
web-edition-buildings-note = Нажмите на здание, чтобы изменить форму или название.
web-edition-starred = Открытки со звёздочкой
web-edition-starred-note = Восемь для первой партии.
web-edition-rays = Большой фонарь
web-edition-rays-note = На сколько клеток он светит в каждую сторону.
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
web-edition-differences = Отличия от стандартного
web-edition-reset = Вернуть стандартный
web-edition-file-note = Файл TOML; его читают командная строка и эта страница.
web-edition-print-note = Печатает обзор комплекта.
web-edition-shape = Форма
web-edition-shape-keys = Стрелки переходят с клетки на клетку, пробел или Enter ставит или убирает.
web-edition-turn = Повернуть
web-edition-mirror = Отразить
web-edition-usual = Как в стандартном
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
    [one] У Большого фонаря { $count } непрямая линия.
    [few] У Большого фонаря { $count } непрямые линии.
   *[many] У Большого фонаря { $count } непрямых линий.
    }
web-edition-js-ready = { $count ->
    [one] { $count } отличие. С этим комплектом можно играть.
    [few] { $count } отличия. С этим комплектом можно играть.
   *[many] { $count } отличий. С этим комплектом можно играть.
    }
web-edition-js-standard = Это стандартный комплект. Нажмите на то, что у вас другое.
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
web-edition-js-differs = отличается от стандартного
web-edition-js-back = Как в стандартном
web-edition-js-square = Строка { $row }, столбец { $column }: { $set ->
    [yes] часть здания
   *[no] свободно
    }
web-edition-js-starred = Выбрано { $count } из 8
web-edition-js-odd = { $count ->
    [one] Ещё { $count } линия, из файла, — непрямая.
    [few] Ещё { $count } линии, из файла, — непрямые.
   *[many] Ещё { $count } линий, из файла, — непрямые.
    }

# The forms of new games (web/templates/games)

web-new-avenue-editor = Собрать лист
web-new-paris-box = Комплект
web-new-paris-standard = Стандартный
web-new-paris-own-box = Свой
web-new-paris-editor = У меня другой
