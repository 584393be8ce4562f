# Between people: taking a move back, playing again

web-agreed-refused-you = Вернуть ход не разрешили. Ход остаётся в силе.
web-agreed-refused = Игрок { $name } просил вернуть ход, но ему отказали. Ход остаётся в силе.
web-agreed-withdrawn-you = Вы отозвали просьбу.
web-agreed-withdrawn = Игрок { $name } отзывает просьбу.
web-agreed-undone-you = Ваш последний ход отменён.
web-agreed-undone = Игрок { $name } возвращает последний ход.
web-asked-withdraw = Отозвать
web-again-asked = Вы предложили сыграть ещё раз. Ждём ответа: { $names }.
web-again-asks = { $names }: предложение сыграть ещё раз.
web-again-decline = Нет, спасибо
web-again-declined = { $names }: сыграть ещё раз не получится.
web-again-declined-you = Вы отказались от новой игры. Если передумаете, предложите её сами.
web-over-rematch-watch = Смотреть следующую игру
undo-asked-before = Вы уже просили вернуть этот ход. За каждый ход можно просить один раз.
rematch-declined = Кто-то за этим столом больше не хочет играть.
nobody-asks-again = Сейчас никто не предлагает сыграть ещё раз.
