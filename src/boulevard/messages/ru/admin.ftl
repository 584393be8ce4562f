# Banned: what people are told

banned-title = Здесь вам играть нельзя
banned-for-good = Администраторы сервера закрыли вам доступ.
banned-until = Администраторы сервера закрыли вам доступ до { $until } (UTC).
banned-reason = Причина: { $reason }
banned-data = Вы по-прежнему можете скачать то, что о вас хранится, или удалить это.
chat-silenced = Администраторы сервера запретили вам писать в чатах. Причина: { $reason }
chat-silenced-until = Администраторы сервера запретили вам писать в чатах до { $until } (UTC). Причина: { $reason }

# boulevard admin: commands

admin-about = Для администраторов сервера: поиск игроков и столов, жалобы, блокировка, запрет писать, смена имени и удаление. Работает при запущенном сервере. Каждое изменение записывается в журнал.
admin-examples = Примеры:
admin-people = Список игроков, сначала недавние; с текстом — те, у кого он есть в имени, учётной записи или номере.
admin-person = Всё, что стоит знать об игроке перед решением.
admin-tables = Список столов, сначала те, где что-то было недавно.
admin-table = Кто сидит за столом и что там происходило, но без ходов.
admin-reports = Список жалоб, которыми никто не занялся, сначала старые.
admin-report = Сообщение, на которое пожаловались, и соседние.
admin-settle = Отметить, что жалоба разобрана.
admin-ban = Закрыть доступ игроку или адресу: сразу и на всех серверах этой базы данных. Причину ему покажут. Его партии с другими людьми прекращаются.
admin-unban = Вернуть доступ.
admin-mute = Запретить игроку писать в чатах. Причину ему покажут.
admin-unmute = Снова разрешить игроку писать в чатах.
admin-bans = Список тех, кому сейчас закрыт доступ или запрещено писать.
admin-rename = Показывать игрока под другим именем везде, и в прошлых партиях тоже.
admin-delete = Удалить игрока так же, как он может сам.
admin-delete-table = Удалить стол с его журналом, результатами, сообщениями и жалобами.
admin-data = Вывести всё, что хранится об игроке, в том же JSON, который он может скачать сам.
admin-statistics = Сколько людей играет, во что и сколько данных хранится.
admin-log = Изменения, сделанные этими командами, сначала новые.

# boulevard admin: arguments and options

admin-arg-person = Игрок: номер, начало номера или имя учётной записи.
admin-arg-search = Часть имени или учётной записи либо начало номера.
admin-arg-table = Стол: название или ссылка для просмотра.
admin-arg-report = Жалоба, как её показывает «boulevard admin reports».
admin-arg-name = Новое имя.
admin-opt-json = Вывести JSON для скриптов.
admin-opt-limit = Сколько показать самое большее.
admin-opt-reason = Почему; для журнала. Не пишите здесь имён.
admin-opt-reason-shown = Почему; для журнала, и покажут игроку.
admin-opt-note = Что вы сделали; для журнала.
admin-opt-as = Кто вы; для журнала. Иначе — имя, под которым вы вошли в систему.
admin-opt-for = На сколько: минуты, часы, дни или недели. Иначе — навсегда.
admin-opt-address = IP-адрес или сеть вместо игрока; нужно --for.
admin-opt-keep-games = Оставить его партии как есть; другим тогда придётся ждать.
admin-opt-lift = Снова показывать собственные имена игрока.
admin-opt-yes = Не спрашивать подтверждения.
admin-opt-state = Только столы, которые ждут игроков, идут, закончены или отложены.
admin-opt-game = Только столы этой игры.
admin-opt-person = Только то, что касается этого игрока.
admin-opt-reported = Только сообщения этого игрока.
admin-opt-all = И разобранные тоже.
admin-opt-days = Сколько дней показать.
admin-opt-table = Только то, что касается этого стола.

# boulevard admin: what was done

admin-none = Показывать нечего.
admin-settled = Жалоба { $report } разобрана.
admin-settled-before = Жалоба { $report } уже была разобрана.
admin-banned = { $person }: доступ закрыт до { $until }.
admin-for-good = отмены
admin-unbanned = { $person }: доступ возвращён.
admin-muted = { $person }: запрещено писать в чатах до { $until }.
admin-unmuted = { $person }: снова можно писать в чатах.
admin-renamed = Теперь { $person } показывается как { $name }.
admin-unnamed = Теперь { $person } снова под своими именами.
admin-deleted = Игрок { $person } удалён.
admin-deleted-table = Стол { $table } удалён.
admin-delete-sure = Удалить игрока { $person }? Отменить это нельзя.
admin-delete-table-sure = Удалить стол { $table }? Отменить это нельзя.

# boulevard admin: what can’t be done

admin-nothing = Базы данных нет: { $where }. Укажите базу сервера через --data или --database.
admin-no-person = Игрок «{ $person }» неизвестен. «boulevard admin people» ищет игроков по имени.
admin-many-people = Так начинаются номера { $count ->
    [one] { $count } игрока
    [few] { $count } игроков
   *[many] { $count } игроков
}: «{ $person }». Напишите больше знаков.
admin-no-table = Нет стола «{ $table }».
admin-no-report = Нет жалобы «{ $report }». Жалобы пишутся так: СТОЛ/НОМЕР.
admin-bad-time = «{ $time }» — не срок. Напишите 30m, 12h, 7d или 2w.
admin-bad-address = «{ $address }» — не IP-адрес и не сеть.
admin-person-or-address = Укажите либо игрока, либо --address.
admin-address-for = Адрес закрывают только на срок: добавьте --for.
admin-name-or-lift = Укажите либо новое имя, либо --lift.
admin-json-yes = С --json подтвердите через --yes.
admin-not-banned = { $person }: доступ не закрыт.
admin-not-muted = { $person }: запрета писать в чатах нет.
admin-not-renamed = { $person }: имя не менялось.
admin-erased = Игрок { $person } уже удалён.

# boulevard admin: columns

admin-col-person = Игрок
admin-col-name = Имя
admin-col-account = Учётная запись
admin-col-account-made = Учётная запись с
admin-col-seen = Был здесь
admin-col-games = Партии
admin-col-ratings = Рейтинги
admin-col-blocked = Его заблокировали
admin-col-blocks = Заблокировал
admin-col-reports = Жалобы
admin-col-reported = Жалоба
admin-col-reporters = Кто пожаловался
admin-col-restrictions = Меры
admin-col-imposed = Новое имя
admin-col-erased = Удалён
admin-col-password = Пароль
admin-col-passkeys = Ключи доступа
admin-col-numbers = Устройства
admin-col-results = Результаты
admin-col-messages = Сообщения
admin-col-analyses = Анализы
admin-col-decks = Колоды дня
admin-col-puzzles = Задачи
admin-col-tournaments = Турниры
admin-col-tournament = Турнир
admin-col-host = Организатор
admin-col-barred = Исключён
admin-col-tables = Столы
admin-col-log = Журнал
admin-col-table = Стол
admin-col-game = Игра
admin-col-state = Состояние
admin-col-players = Игроки
admin-col-events = События
admin-col-created = Создан
admin-col-touched = Последнее событие
admin-col-chairs = Места
admin-col-happened = Последние события
admin-col-seat = Место
admin-col-kind = Вид
admin-col-level = Уровень
admin-col-number = Номер
admin-col-at = Когда
admin-col-since = С
admin-col-until = До
admin-col-report = Жалоба
admin-col-text = Сообщение
admin-col-settled = Разобрана
admin-col-around = Соседние сообщения
admin-col-address = Адрес
admin-col-reason = Причина
admin-col-who = Кто
admin-col-what = Что
admin-col-about = О чём
admin-col-days = Дни
admin-col-day = День
admin-col-people = Люди
admin-col-week = За 7 дней
admin-col-begun = Начато
admin-col-ended = Закончено
admin-col-open = Идут
admin-col-against = Законченные партии по соперникам
admin-col-sizes = Столы по числу людей
admin-col-bans = Закрыт доступ
admin-col-mutes = Запрещено писать
admin-col-accounts = Учётные записи
admin-col-rows = Строки в базе данных

# Limits of what is rare

setting-reports = На сколько сообщений один посетитель может пожаловаться за час; 0: без ограничений.
setting-accounts = Сколько учётных записей один посетитель может создать за час; 0: без ограничений.
too-many-reports = Слишком много жалоб. Попробуйте через { $after ->
    [one] { $after } секунду
    [few] { $after } секунды
   *[many] { $after } секунд
}.
too-many-accounts = Из вашей сети создано слишком много учётных записей. Попробуйте через { $after ->
    [one] { $after } секунду
    [few] { $after } секунды
   *[many] { $after } секунд
}.

# What is kept

you-privacy-rulings = Решения администраторов сервера
you-privacy-rulings-about = Если вам запретят писать, закроют доступ или дадут другое имя, это хранится с причиной до конца срока или пока вы себя не удалите. В журнале остаётся запись об этом без имён. Закрытый сетевой адрес хранится до конца срока.
