# Playing in a terminal

play-welcome = { $title }. Введите ход или «help».
play-turn = Этап { $phase }, ходит { $seat ->
    [orange] оранжевый
    [blue] синий
   *[other] { $seat }
    }
play-over = Партия окончена
play-prompt = { $seat ->
    [orange] Оранжевый
    [blue] Синий
   *[other] { $seat }
    }>
play-considering = Обдумываю ваши ходы…
play-hint = { $place }. { $move }  (очки: { $value })
play-thinking = { $seat ->
    [orange] Оранжевый
    [blue] Синий
   *[other] { $seat }
    } думает…
play-moved = { $seat ->
    [orange] Оранжевый
    [blue] Синий
   *[other] { $seat }
    } ходит: { $move }
play-more = … и ещё { $count }; «moves { $verb }» покажет те, что так начинаются.
play-no-undo = Ваших ходов, которые можно вернуть, нет.
play-saved = Сохранено: { $path }.
play-left-table = Вы вышли из-за стола.
play-hand = Тайл { $tile }, четыре способа его выложить:
play-pool = Общий запас: { $names }
play-seat = { $seat ->
    [orange] Оранжевый
    [blue] Синий
   *[other] { $seat }
    }:
play-reserve = запас { $names }
play-left = дымоходы { $chimneys }, жетоны { $tokens }, тайлов в стопке { $tiles }
play-score = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
    }: свет { $light }, квартал { $group }, не построено { $unbuilt }, открытки { $postcards }
play-rights = ещё можно использовать: { $names }
play-postcards = Открытки:
play-closing = Счёт
play-line-light = Свет
play-line-group = Крупнейший квартал
play-line-unbuilt = Не построено
play-line-postcards = Открытки
play-line-total = Итого
play-winner = { $seat ->
    [orange] Побеждает оранжевый.
    [blue] Побеждает синий.
   *[other] Победитель: { $seat }.
    }
play-draw = Ничья.
play-help = Другие слова: «moves» показывает допустимые ходы («moves build T5» — те, что так начинаются), «undo» возвращает к вашему
    последнему решению, «board» снова рисует поле, «shapes» — здания, «hint» спрашивает сильного бота, «save game.json» сохраняет партию, «quit» — выход.
play-help-paris = Этап 1: «lay c3 90» выкладывает ваш тайл на квадрат, левая нижняя клетка которого — c3, с поворотом на 90 по часовой стрелке;
    «reserve T5» берёт здание в запас. Этап 2: «build T5 c2,c3,b4,c4,d4» ставит здание на клетки вашего цвета (o или b) или
    общие (m); название открытки с клетками активирует её («peintre c4», «jardin c2,d2», «penseur c4 n»,
    «bouquinistes c4 d4», «levitation T5 I3 a1,b1,c1»), одно название — без действия. Фонари (*) освещают
    соседние здания: за каждый фонарь здание приносит свой размер.

play-help-avenue = «draw c4» рисует дорогу с карты в клетке c4 вашего листа, «peek» ничего не рисует и показывает вам следующую
    ферму — один раз за раунд. Раунд кончается на четвёртой жёлтой карте; тогда его ферма приносит столько очков, сколько гроздей
    соединяют с ней дороги, если это больше, чем в прошлом раунде. В конце замки приносят очки за грозди своего цвета, а каждая
    ферма с 0 очков отнимает 5.
play-avenue-round = Раунд { $round }, ферма { $farm }
play-avenue-card = Карта { $number }, { $colour } (жёлтых: { $yellow } из 4)
play-avenue-next = Следующая ферма: { $farm }
play-avenue-scores = Фермы: { $scores }
play-avenue-now = Соединено с фермой { $farm }: { $grapes }
play-avenue-castles = Замки: фиолетовый { $purple }, зелёный { $green }
play-avenue-total = Итого: { $total }
play-avenue-left = Осталось в колоде (жёлтые/серые): { $cards }
play-avenue-farms = Фермы
play-avenue-purple = Фиолетовый замок
play-avenue-green = Зелёный замок
play-avenue-penalty = Штраф
play-avenue-winners = Победа: { $players }
