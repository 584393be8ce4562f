# Позиции: что с ними можно сделать и страницы, которые их показывают.

web-position-play = Играть отсюда
web-position-analyse = Анализ
web-position-edit = Изменить
web-position-link = Скопировать ссылку
table-position-over = Эта партия уже окончена, продолжить её отсюда нельзя.
table-position-options = У партии, которая начинается с позиции, нет других настроек: они входят в позицию.
position-before-end = Прошлые моменты и всё скрытое можно увидеть, когда партия закончится.
web-nav-position = Игра с позиции
web-position-title = Позиции
web-position-lead = Вставьте позицию, чтобы увидеть поле. Потом продолжите игру с ботом или с другом или отправьте кому-нибудь ссылку.
web-position-text = Позиция: одной строкой текста или в JSON
web-position-show = Показать позицию
web-position-example = Пример: { $title }
web-position-sees = Поле, каким его видит { $seat }
web-position-over = Эта партия окончена.
web-position-odd = Отсюда можно играть, но ни одна настоящая партия не приводит к этой позиции:
web-position-new = Играть с этой позиции
web-position-dealt = Всё, чего в позиции нет, раздаётся случайно.
web-position-seat = Ваше место
web-position-next = Ходит следующим
web-position-anew = Всё, что было скрыто, раздаётся заново.
web-position-same-deal = Играть с тем же раскладом
web-position-begun = Эта партия начинается с позиции.
web-position-begun-foretold = Эта партия начинается с позиции, в которой указано кое-что скрытое: тот, кто её создал, может знать больше вас.
web-position-fair = Эта партия началась с позиции: так раздали только то, чего в ней не было. Остальное указано в самой позиции.
web-position-set-up = Расставить: { $title }
