# The frame of every page: menus and the foot.
web-menu = Меню
web-menu-play = Играть
web-menu-table = За настоящим столом
web-menu-make = Разработчикам
web-menu-home = Все игры
web-nav-learn = Как играть
web-nav-caller = Ведущий для Avenue
web-nav-sheet = Редактор листов Avenue
web-nav-scorepad = Подсчёт очков в «Париже»
web-nav-edition = Своя коробка «Парижа»
web-foot = { $count ->
    [2] Boulevard: две настольные игры, один стол.
   *[other] Boulevard: много игр, один стол.
}
web-foot-nav = Все страницы

# The table.
web-sound = Звук
web-table-all-moves = Все допустимые ходы

# A move in words, said as it happens.
web-paris-news-pass = { $name } пасует.
web-paris-news-lay = { $quarters ->
    [0] { $name } выкладывает тайл на { $square }.
    [1] { $name } выкладывает тайл на { $square }, повернув вправо.
    [2] { $name } выкладывает тайл на { $square }, повернув на пол-оборота.
   *[3] { $name } выкладывает тайл на { $square }, повернув влево.
}
web-paris-news-reserve = { $name } берёт { $building }.
web-paris-news-build = { $name } строит { $building } на { $spaces }.
web-paris-news-levitation = { $name } активирует открытку Levitation (Левитация), возвращает { $given } в общий запас и строит { $building } на { $spaces }.
web-paris-news-place = { $name } активирует открытку { $card } на { $spaces }.
web-paris-news-card = { $name } активирует открытку { $card }.
web-avenue-news-draw = { $name } рисует дорогу в { $space }.
web-avenue-news-peek = { $name } подсматривает следующую ферму.
