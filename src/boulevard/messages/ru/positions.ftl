# Позиции: что с ними можно сделать и страницы, которые их показывают.

web-position-play = Играть отсюда
web-position-analyse = Анализ
web-position-edit = Изменить
web-position-link = Скопировать ссылку
