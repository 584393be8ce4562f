# You: one person on every device

you-title = You
you-menu = Devices and account
you-known = You play as { $name }.
you-unnamed = You haven’t given a name here yet.
you-nobody = We don’t know you in this browser yet, or it was signed out.
you-back = Back
you-cancel = Cancel
you-devices = Your devices
you-devices-about = Play on with your phone, another computer or another browser: show a code here and scan or type it there. Then you have the same games and analyses on both. You don’t need an account.
you-devices-count = { $count ->
    [one] You’re signed in on { $count } device.
   *[other] You’re signed in on { $count } devices.
}
you-code-make = Show a code
you-code-enter = Enter a code
you-code-title = Link another device
you-code-scan = Scan this with the camera of the other device, or type the code there:
you-code-local = For now, this server can be reached only from this computer. In another browser here, type:
you-code-type = You can type it on this page:
you-code-lasts = { $count ->
    [one] The code works once, for { $count } minute.
   *[other] The code works once, for { $count } minutes.
}
you-code-careful = Anyone who uses this code becomes you, with all your games. Don’t send it to anybody.
you-link-about = Open this page on the device you’ve played with, and choose “Show a code” there.
you-link-code = Code
you-link-go = Continue
you-confirm-title = Use this device too?
you-confirm-who = This device will be signed in as { $name }.
you-confirm-nameless = This device will be signed in as the person who showed the code.
you-confirm-careful = Continue only if you made this code yourself, on a device of your own.
you-confirm-brings = Bring along the games and analyses from this device
you-confirm-brings-about = They’ll belong to the same person, which can’t be undone. Without this, this device loses its list of them.
you-confirm-go = Sign in
you-confirm-own = This device already belongs to the person who made this code.
code-unknown = This code doesn’t work. It may have been used already, or it’s older than five minutes.
too-many-guesses = That’s a lot of tries in a short time. Try again in { $after ->
    [one] { $after } second.
   *[other] { $after } seconds.
}
setting-guesses = How many codes and passwords one visitor may try per minute; 0 means no limit.

# Signing out, one’s data

you-data = Your data
you-data-about = Everything we keep about you is yours to take away or to delete.
you-data-download = Download my data
you-leave = Sign out
you-leave-about = Where do you want to sign out?
you-leave-here = On this device
you-leave-elsewhere = On all other devices
you-leave-everywhere = Everywhere
you-leave-last = No other device is signed in. If you sign out here, you lose your list of games for good. To keep it, link another device first.
you-leave-links = The personal links of your games still work: anyone who has one can play there.
you-delete = Delete me
you-delete-about = This can’t be undone.
you-delete-gone = Your account with its passkeys, your messages, preferences and analyses, your list of games, whom you muted or blocked, and the links to your devices are deleted.
you-delete-games = Games you played stay for the others. Your name is hidden there, but it stays in the stored game.
you-delete-reports = Reports of messages stay, with the messages: those you reported, and yours that others reported.
you-delete-copies = We can’t reach what others have already saved: records and analyses of a game, and backups of the server.
you-delete-sure = Yes, delete everything that’s mine alone
you-delete-go = Delete me

# What is kept

you-privacy-title = Privacy
you-privacy-lead = What this server keeps, why, and for how long.
you-privacy-kept = What is kept
you-privacy-cookie = Cookies
you-privacy-cookie-about = One cookie holds a secret number and the name you play under, so that we know your games again; others hold your language and preferences. They last a year.
you-privacy-games = Games
you-privacy-games-about = Every game is kept with the names at the table, the moves and their times, so that you can go on, watch it again and check the shuffle. It stays until the people who run this server delete it. Anyone with a game’s link can watch it.
you-privacy-analyses = Analyses
you-privacy-analyses-about = An analysis stays until you delete it. One you never change is dropped after two weeks. Anyone with its link can read it.
you-privacy-records = Records you open
you-privacy-records-about = They’re kept for a day at most, so that you can watch and review them.
you-privacy-codes = Codes for other devices
you-privacy-codes-about = We keep a code only in scrambled form, never the code itself, until it’s used or another one is made after it has run out.
you-privacy-devices = Linked devices
you-privacy-devices-about = For each device you linked or signed out, we keep its number and when that was. After you delete yourself, only the numbers stay, so that your name stays hidden.
you-privacy-address = Your network address
you-privacy-address-about = It’s used to limit how much one visitor may ask for. It’s kept in memory, beside a question to a bot until that’s answered, and for a day in scrambled form after you ask to confirm an email address, but not in logs.
you-privacy-never = What we don’t do
you-privacy-never-about = Nothing is sent to anyone else, unless you turn on notifications for when no page is open, or emails. There’s no advertising, no tracking and no files from other sites.
you-privacy-yours = What you can do
you-privacy-yours-about = You can download everything we keep about you, sign out your devices, or delete yourself. Backups of this server may hold older data for a while.

# Accounts

account-title = Your account
account-about = You don’t need one. With an account you can sign in by name on any device, even if you lose all of yours. Your games come along.
account-create = Create an account
account-create-about = Your games and analyses stay yours. We don’t ask for an email address.
account-create-go = Create account
account-name = Name
account-password = Password
account-password-new = New password
account-password-about = At least { $least } characters. A few words in a row are easy to remember.
account-password-change = Change password
account-password-set = Set a password
account-password-save = Save password
account-password-drop = Remove password
account-sign-in = Sign in
account-named = You sign in as { $name }.
account-recover = Sign in with a recovery code
account-recover-about = Each of your recovery codes works once.
account-recovery-code = Recovery code
account-codes = Recovery codes
account-codes-about = Write these down and keep them safe. Each one lets you sign in once if you’ve lost everything else.
account-codes-once = They’re shown only now. Earlier codes no longer work.
account-codes-kept = I’ve written them down
account-codes-make = Make recovery codes
account-codes-none = You have no recovery codes. Without one, there’s no way back if you forget your password or lose your devices.
account-codes-left = { $count ->
    [one] You have { $count } recovery code left.
   *[other] You have { $count } recovery codes left.
}
account-close = Close account
account-close-about = Your name, password, passkeys and recovery codes are deleted. Your games stay yours on the devices that are signed in.
account-close-sure = Yes, close my account
account-name-short = A name needs at least { $least } letters or digits.
account-name-mixed = Use letters from one alphabet only.
account-name-taken = Someone already has this name, or one that looks like it.
account-there = You already have an account.
account-none = You don’t have an account.
account-password-length = A password has { $least } to { $most } characters.
account-password-plain = This password is too easy to guess. Don’t use your name or the same character again and again.
account-last-way = This is your last way to sign in. Add another one first, or close the account.
passkeys-too-many = An account can have { $most } passkeys at most. Remove one first.
passkey-known = This passkey already belongs to an account.
sign-in-wrong = That name and password don’t go together.
sign-in-wrong-code = That name and code don’t go together, or the code has been used.
sign-in-again = It’s been a while since you signed in. Sign in again first, so that we know it’s you.
you-two-accounts = This device is signed in to another account. Sign out here first; two accounts can’t become one.
you-account-stays = This device is signed in to your account, which stays where it is. Sign in to it on the other device instead, and the games from there can come along.
you-privacy-account = Your account, if you make one
you-privacy-account-about = The name you chose, your password and recovery codes in scrambled form only, the public half of your passkeys, and when each was made. All of it goes when you close the account.
passkey-instead = Without a password
passkey-about = A passkey is a key your device keeps for you: you sign in with your fingerprint, face or PIN, and there’s nothing to remember.
passkey-create = Create account with a passkey
passkey-sign-in = Sign in with a passkey
passkey-add = Add a passkey
passkey-drop = Remove
passkey-made = Passkey from { $date }
passkey-unreachable = Passkeys need https, or a server on this computer opened as localhost. Here you can use a password.
passkey-failed = That didn’t work. Your device may have no passkey for this site, or you cancelled it.
passkey-wrong = That passkey didn’t work. Try again.
passkey-unknown = This passkey doesn’t belong to any account here.
you-privacy-results = Results and ratings
you-privacy-results-about = They follow from the games and stay as long as these do. When you delete yourself, your name is hidden there.
you-privacy-unheard = Players you mute or block
you-privacy-unheard-about = We keep whom you muted or blocked until you show their messages again or delete yourself. They aren’t told.
you-privacy-chat = What you say in chats
you-privacy-chat-about = { $days ->
    [one] Messages are kept for { $days } day after a game ends. If someone reports one, it’s kept with those around it for the people who run this server, even after you delete yourself.
   *[other] Messages are kept for { $days } days after a game ends. If someone reports one, it’s kept with those around it for the people who run this server, even after you delete yourself.
}
you-privacy-preferences = Your preferences
you-privacy-preferences-about = What you chose for language, looks, sound and moves is kept until you delete yourself.
