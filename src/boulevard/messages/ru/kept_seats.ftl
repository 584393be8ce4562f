# Seats that are kept for people who were invited

web-invite-kept = Приглашение отправлено: { $name }. Место оставлено до ответа.
web-invite-declined = { $name }: приглашение отклонено. Теперь место может занять любой, кому вы пошлёте ссылку.
web-join-watch = Смотреть партию
