# Playing in a terminal

play-welcome = { $title }. Введите ход или «help».
play-turn = Этап { $phase }, ходит { $seat ->
    [orange] оранжевый
   *[blue] синий
    }
play-over = Партия окончена
play-prompt = { $seat }>
play-considering = Смотрю ваши ходы…
play-hint = { $place }. { $move }  (очки: { $value })
play-thinking = { $seat } думает…
play-moved = { $seat } ходит: { $move }
play-more = … и ещё { $count }; «moves { $verb }» покажет только те, что начинаются с «{ $verb }».
play-no-undo = У вас нет хода, который можно вернуть.
play-saved = Сохранено: { $path }.
play-left-table = Вы вышли из-за стола.
play-hand = Тайл { $tile }, в четырёх поворотах:
play-pool = Общий запас: { $names }
play-seat = { $seat ->
    [orange] Оранжевый
   *[blue] Синий
    }
play-reserve = запас { $names }
play-left = дымоходы { $chimneys }, жетоны { $tokens }, тайлов в стопке { $tiles }
play-score = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
    }: свет { $light }, квартал { $group }, не построено { $unbuilt }, открытки { $postcards }
play-rights = ещё можно использовать: { $names }
play-postcards = Открытки:
play-closing = Итоговый счёт
play-line-light = Свет
play-line-group = Крупнейший квартал
play-line-unbuilt = Не построено
play-line-postcards = Открытки
play-line-total = Итого
play-winner = { $seat ->
    [orange] Побеждает оранжевый.
   *[blue] Побеждает синий.
    }
play-draw = Ничья.
play-help = Другие команды: «moves» показывает допустимые ходы («moves build T5» — только те, что так начинаются), «undo» возвращает ваш
    последний ход, «board» снова рисует поле, «shapes» показывает здания, «hint» спрашивает сильного бота, «save game.json» сохраняет партию, «quit» — выход.
play-help-paris = Этап 1: «lay c3 90» выкладывает ваш тайл на квадрат, левая нижняя клетка которого — c3, с поворотом на 90 градусов по часовой стрелке;
    «reserve T5» берёт здание. Этап 2: «build T5 c2,c3,b4,c4,d4» ставит здание на клетки вашего цвета (o или b) или
    общие (m); название открытки с клетками активирует её («peintre c4», «jardin c2,d2», «penseur c4 n»,
    «bouquinistes c4 d4», «levitation T5 I3 a1,b1,c1»), а одно название — активирует без действия. Фонари (*) освещают
    соседние здания: за каждый фонарь здание приносит свой размер.

play-help-avenue = «draw c4» рисует дорогу с карты в клетке c4 вашего листа; «peek» ничего не рисует и показывает вам следующую
    ферму, один раз за раунд. Раунд заканчивается четвёртой жёлтой картой. Тогда его ферма приносит очки за грозди, которые с ней
    соединяют дороги, если их больше, чем в прошлом раунде. В конце каждый замок приносит очки за грозди своего цвета, а каждая
    ферма с 0 отнимает 5.
play-avenue-round = Раунд { $round }, ферма { $farm }
play-avenue-card = Карта { $number }, { $colour } (жёлтых: { $yellow } из { $yellows })
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
