# Told while no page is open

setting-push = Whether browsers may notify people of their tables while no page is open. Encrypted messages then go through the makers of these browsers.
web-prefer-times = Time running out
web-prefer-times-note = When a quarter of your time is left, in games with days per move
web-news-times = Your time is running out
notice-way-page = Page open
notice-way-push = No page open
notice-switch = { $what }: { $way }
notice-grey = Grey boxes take effect once you’ve turned that way on above.
push-title = Also when no page is open
push-about = This browser can notify you even when Boulevard is closed. To reach it, this server sends a message to the company that makes the browser. It is encrypted: the company can’t read it, and only sees that there is one. Nothing is sent until you turn this on.
push-on = This browser notifies you even when no page is open.
push-none = This browser can’t do that here. On an iPhone or iPad, add Boulevard to the home screen first.
push-start = Turn on in this browser
push-stop = Turn off in this browser
push-stop-all = { $count ->
    [one] Turn off everywhere (one browser)
   *[other] Turn off everywhere ({ $count } browsers)
 }
push-lost = That didn’t work. Please try again later.
push-bad = The server couldn’t use what this browser sent.
push-not-here = This server sends no notifications while no page is open.
you-privacy-push = Notifications while no page is open
you-privacy-push-about = Only if you turn them on: the address at which your browser’s maker takes messages for it, the keys they’re encrypted with, and what you want to be told. The maker passes the messages on and can’t read them. Kept until you turn them off, sign out there or delete yourself, or until the browser can no longer be reached.

notice-way-mail = Email
mail-title = By email
mail-about = For invitations, and for games without a clock or with days per move, when you haven’t been here for ten minutes. News from several tables comes in one email, at most one an hour.
mail-goes-to = Emails go to { $address }.
mail-drop = Remove this address
mail-address = Your email address
mail-ask = Send a link to confirm it
mail-asked-title = Check your inbox
mail-asked = We’ve sent an email to { $address }. Open the link in it to confirm that this is your address. It works once, for a day.
mail-asked-spam = If nothing arrives within a few minutes, look in your spam folder.
mail-link-unknown = This link doesn’t work. It may have been used already, or it’s older than a day. You can ask for another one in the preferences.
mail-confirm-title = Emails about your games
mail-confirm-about = Should emails about your games go to { $address }?
mail-confirm = Yes, send them
mail-confirmed-title = Done
mail-confirmed = From now on, you get emails about your games. Each has a link to stop them.
mail-stop-title = Stop emails?
mail-stop-about = You’ll get no more emails about your games, and your address will be deleted here.
mail-stop = Stop emails
mail-stopped-title = No more emails
mail-stopped = You’ll get no more emails, and your address is deleted.
mail-question-subject = Is this your address?
mail-question = Somebody asked { $where } to send emails about their games to this address. If that was you, open this link within a day:
mail-question-note = If it wasn’t you, do nothing: you won’t get any emails.
mail-foot-choose = Choose what you get: { $link }
mail-foot-stop = Stop these emails: { $link }
mail-subject = { $count ->
    [one] News from one table
   *[other] News from { $count } tables
 }
mail-bad = That’s not an email address.
mail-not-here = This server doesn’t send emails.
mail-not-sent = The email couldn’t be sent. Please try again later.
mail-too-many = There were too many requests for that today. Please try again tomorrow.
setting-mail-host = The server that takes mail. Mail is sent only if it, the sender and --address are given.
setting-mail-port = The port of that server.
setting-mail-tls = The encryption on the way there: starttls, tls or off.
setting-mail-user = The user name at that server, if it asks for one; the password goes into BOULEVARD_MAIL_PASSWORD.
setting-mail-password = The password at that server.
setting-mail-from = The address that mail comes from.
you-privacy-mail = Emails about your games
you-privacy-mail-about = Only if you confirm an address: the address, its language, when you last had a page open and when the last email went out. Emails pass through the mail servers of this site and of your provider. Kept until you remove the address, stop the emails by their link, or delete yourself. So that nobody is asked too often, the address and who asked are kept for a day, in scrambled form.
