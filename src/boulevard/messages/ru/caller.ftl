# The caller for Avenue (web/templates/caller.html, web/static/caller.js)

web-caller-title = Ведущий для Avenue
web-caller-shown = Открытая карта
web-caller-farm-now = Ферма этого раунда
web-caller-order = Порядок ферм
web-caller-deck = Колода
web-caller-start = Возьмите карандаши и одинаковые листы. Карты открывает этот экран.
web-caller-start-how = Следующая карта — касание в любом месте или пробел.
web-caller-last = Последняя карта: нарисуйте её и считайте очки.
web-caller-nought = Ферма с 0 отнимает в конце 5 очков. Зато в следующем раунде нужно лишь больше 0.
web-caller-end = Партия окончена
web-caller-end-how = Каждый складывает:
web-caller-end-farms = Очки пяти ферм.
web-caller-end-purple = По 1 очку за каждую фиолетовую гроздь, соединённую с фиолетовым замком.
web-caller-end-green = По 1 очку за каждую зелёную гроздь, соединённую с зелёным замком.
web-caller-end-penalty = Минус 5 очков за каждую ферму с 0.
web-caller-end-winner = Побеждает тот, у кого больше очков; при равных — у кого больше очков за одну ферму.
web-caller-bar = Что можно сделать
web-caller-back = Назад
web-caller-peek = Подсмотреть
web-caller-peek-help = Удерживайте, чтобы увидеть следующую ферму. Один раз за раунд, вместо того чтобы рисовать; остальные отворачиваются.
web-caller-pause = Пауза таймера
web-caller-full = Весь экран
web-caller-more = Настройки
web-caller-script = Ведущий мешает карты прямо в браузере, для этого нужны скрипты. Разрешите их, пожалуйста.
web-caller-timer = Открывать карты по таймеру
web-caller-timer-off = Нет, только вручную
web-caller-timer-seconds = { $count ->
    [one] Раз в { $count } секунду
    [few] Раз в { $count } секунды
   *[many] Раз в { $count } секунд
    }
web-caller-voice = Читать карты вслух
web-caller-same = С тем же названием колоды любой экран откроет те же карты в том же порядке.
web-caller-copy = Ссылка на эту колоду
web-caller-copied = Скопировано
web-caller-new = Новая партия…
web-caller-keys = Клавиши
web-caller-keys-next = Следующая карта
web-caller-keys-peek = Подсмотреть, пока нажата
web-caller-key-space = Пробел
web-caller-key-enter = Enter
web-caller-close = Готово
web-caller-new-title = Новая партия?
web-caller-new-lost = Карты будут перемешаны заново. Партия на этом экране пропадёт.
web-caller-new-seed = Название колоды
web-caller-new-fresh = Оставьте пустым, и колода будет новой. Большие и малые буквы не различаются.
web-caller-new-yes = Перемешать
web-caller-new-no = Играть дальше

web-caller-js-round = Раунд { $round } из { $rounds }
web-caller-js-before = Перед первым раундом
web-caller-js-place = { $farm ->
    [none] Раунд { $round }: ещё не открыта
   *[other] Раунд { $round }: ферма { $farm }
    }
web-caller-js-next = { $kind ->
    [start] Открыть первую ферму
    [farm] Открыть первую дорогу
    [last] Посчитать ферму { $farm }
    [score] Следующая ферма
    [final] Итоговый подсчёт
    [end] Новая партия
   *[card] Следующая карта
    }
web-caller-js-number = Дорога { $number }
web-caller-js-sides = { $number ->
    [1] сверху и слева
    [2] сверху и справа
    [3] снизу и справа
    [4] снизу и слева
    [5] слева и справа
   *[6] сверху и снизу
    }
web-caller-js-colour = { $colour ->
    [yellow] Жёлтая
   *[grey] Серая
    }
web-caller-js-yellow = Жёлтых карт: { $yellow } из { $yellows }
web-caller-js-turned = Карт в этом раунде: { $count }
web-caller-js-opening = Ферма { $farm }
web-caller-js-opening-text = { $round ->
    [1] Соединяйте грозди с фермой { $farm }, пока не откроется четвёртая жёлтая карта.
   *[other] Соединяйте грозди с фермой { $farm }, пока не откроется четвёртая жёлтая карта. Нужно больше, чем в раунде { $before }.
    }
web-caller-js-scoring = Раунд { $round } окончен: посчитайте ферму { $farm }
web-caller-js-scoring-how = Посчитайте грозди обоих цветов, которые ваши дороги соединяют с фермой { $farm }.
web-caller-js-scoring-beat = { $round ->
    [1] Запишите число.
   *[other] Больше, чем в раунде { $before }? Запишите число. Если нет, запишите 0.
    }
web-caller-js-peek = { $round ->
    [5] Ферма { $farm } уже не сыграет.
   *[other] Следующая ферма — { $farm }.
    }
web-caller-js-said-farm = Раунд { $round }. Ферма { $farm }.
web-caller-js-said-card = Дорога { $number }: { $number ->
    [1] сверху и слева
    [2] сверху и справа
    [3] снизу и справа
    [4] снизу и слева
    [5] слева и справа
   *[6] сверху и снизу
    }. { $colour ->
    [yellow] Жёлтая, { $yellow } из { $yellows }.
    [last] Жёлтая, { $yellow } из { $yellows }: последняя карта этого раунда.
   *[grey] Серая.
    }
web-caller-js-said-score = Раунд { $round } окончен. Посчитайте ферму { $farm }.
web-caller-js-said-end = Партия окончена. Сложите фермы, замки и штрафы.
web-caller-js-paused = Таймер остановлен.
web-caller-js-unpaused = Таймер идёт.

# Boulevard as an app, and without the server (web/installed.py)

web-app-name = Boulevard: Paris и Avenue
web-offline-title = До стола не дойти
web-offline-lead = Сейчас нет связи с сервером. Ваши партии там в сохранности и продолжатся, как только связь вернётся.
web-offline-again = Попробовать снова
web-offline-works = А это работает и без связи:
web-offline-to-caller = Ведущий для Avenue (игра на бумаге)
