# Banned: what people are told

banned-title = You can’t play here
banned-for-good = The people who run this server banned you.
banned-until = The people who run this server banned you until { $until } (UTC).
banned-reason = Reason: { $reason }
banned-data = You can still download what’s kept about you, or have it deleted.
chat-silenced = The people who run this server muted you in all chats. Reason: { $reason }
chat-silenced-until = The people who run this server muted you in all chats until { $until } (UTC). Reason: { $reason }

# boulevard admin: commands

admin-about = For the people who run a server: look up players and tables, handle reports, ban, mute, rename and delete. Works while the server runs. Every change is logged.
admin-examples = Examples:
admin-people = List players, the most recently seen first; with a text, those whose name, account or number contains it.
admin-person = Show everything that’s known about a player, to read before you decide something.
admin-tables = List tables, the most recently used first.
admin-table = Show who sits at a table and what happened there, but no moves.
admin-reports = List reported messages that nobody has dealt with, the oldest first.
admin-report = Show a reported message with the messages around it.
admin-settle = Mark a report as dealt with.
admin-ban = Ban a player or an address, at once and on all servers of the database. The reason is shown to them. Games with other people are given up.
admin-unban = Lift a ban.
admin-mute = Keep a player from writing in chats. The reason is shown to them.
admin-unmute = Let a player write in chats again.
admin-bans = List everyone who is banned or muted now.
admin-rename = Give a player another name wherever it’s shown, also in past games.
admin-delete = Delete a player, exactly as they could do it themselves.
admin-delete-table = Delete a table with its log, results, messages and reports.
admin-data = Print everything that’s kept about a player, as the JSON they could download themselves.
admin-statistics = Show how many people play, what they play and how much is stored.
admin-log = Show the changes made with these commands, the newest first.

# boulevard admin: arguments and options

admin-arg-person = A player: their number, its beginning, or the name of their account.
admin-arg-search = A part of a name or account, or the beginning of a number.
admin-arg-table = A table: its name or a link to watch it.
admin-arg-report = A report, as “boulevard admin reports” lists it.
admin-arg-name = The new name.
admin-opt-json = Print JSON, for scripts.
admin-opt-limit = How many to show at most.
admin-opt-reason = Why; for the log. Don’t write names in it.
admin-opt-reason-shown = Why; for the log, and shown to the player.
admin-opt-note = What you did about it; for the log.
admin-opt-as = Who you are; for the log. By default, the name you’re logged in with.
admin-opt-for = For how long: minutes, hours, days or weeks. Without it, for good.
admin-opt-address = An IP address or network instead of a player; needs --for.
admin-opt-keep-games = Leave their games as they are; the others then have to wait.
admin-opt-lift = Show the player’s own names again.
admin-opt-yes = Don’t ask whether you’re sure.
admin-opt-state = Only tables that wait for players, are running, are over, or were set aside.
admin-opt-game = Only tables of this game.
admin-opt-person = Only what concerns this player.
admin-opt-reported = Only messages of this player.
admin-opt-all = Also those that were dealt with.
admin-opt-days = How many days to show.
admin-opt-table = Only what concerns this table.

# boulevard admin: what was done

admin-none = There’s nothing to show.
admin-settled = Report { $report } is marked as dealt with.
admin-settled-before = Report { $report } was already dealt with.
admin-banned = { $person } is banned until { $until }.
admin-for-good = further notice
admin-unbanned = { $person } is no longer banned.
admin-muted = { $person } is muted in all chats until { $until }.
admin-unmuted = { $person } can write in chats again.
admin-renamed = { $person } is now called { $name }.
admin-unnamed = { $person } is called by their own names again.
admin-deleted = { $person } is deleted.
admin-deleted-table = Table { $table } is deleted.
admin-delete-sure = Delete { $person }? This can’t be undone.
admin-delete-table-sure = Delete table { $table }? This can’t be undone.

# boulevard admin: what can’t be done

admin-nothing = There’s no database at { $where }. Name the server’s with --data or --database.
admin-no-person = Nobody is known as “{ $person }”. “boulevard admin people” finds players by name.
admin-many-people = “{ $person }” could be { $count ->
    [one] { $count } player
   *[other] { $count } players
}. Write more of the number.
admin-no-table = There’s no table “{ $table }”.
admin-no-report = There’s no report “{ $report }”. Reports are named TABLE/NUMBER.
admin-bad-time = “{ $time }” isn’t a length of time. Write 30m, 12h, 7d or 2w.
admin-bad-address = “{ $address }” isn’t an IP address or a network.
admin-person-or-address = Name either a player or an --address.
admin-address-for = A ban of an address needs an end: add --for.
admin-name-or-lift = Name either a new name or --lift.
admin-json-yes = With --json, confirm with --yes.
admin-not-banned = { $person } isn’t banned.
admin-not-muted = { $person } isn’t muted.
admin-not-renamed = { $person } wasn’t renamed.
admin-erased = { $person } is deleted already.

# boulevard admin: columns

admin-col-person = Player
admin-col-name = Name
admin-col-account = Account
admin-col-account-made = Account since
admin-col-seen = Last seen
admin-col-games = Games
admin-col-ratings = Ratings
admin-col-blocked = Blocked by
admin-col-blocks = Blocks
admin-col-reports = Reports
admin-col-reported = Reported
admin-col-reporters = Reported by
admin-col-restrictions = Bans and mutes
admin-col-imposed = Renamed to
admin-col-erased = Deleted
admin-col-password = Password
admin-col-passkeys = Passkeys
admin-col-numbers = Devices
admin-col-results = Results
admin-col-messages = Messages
admin-col-analyses = Analyses
admin-col-decks = Decks of the day
admin-col-puzzles = Puzzles
admin-col-tournaments = Tournaments
admin-col-tournament = Tournament
admin-col-host = Host
admin-col-barred = Taken out
admin-col-tables = Tables
admin-col-log = Log
admin-col-table = Table
admin-col-game = Game
admin-col-state = State
admin-col-players = Players
admin-col-events = Events
admin-col-created = Created
admin-col-touched = Touched
admin-col-chairs = Seats
admin-col-happened = Last events
admin-col-seat = Seat
admin-col-kind = Kind
admin-col-level = Level
admin-col-number = Number
admin-col-at = Time
admin-col-since = Since
admin-col-until = Until
admin-col-report = Report
admin-col-text = Message
admin-col-settled = Dealt with
admin-col-around = Messages around it
admin-col-address = Address
admin-col-reason = Reason
admin-col-who = By
admin-col-what = What
admin-col-about = About
admin-col-days = Days
admin-col-day = Day
admin-col-people = People
admin-col-week = In 7 days
admin-col-begun = Started
admin-col-ended = Ended
admin-col-open = Open
admin-col-against = Games over, by rivals
admin-col-sizes = Tables, by number of people
admin-col-bans = Bans
admin-col-mutes = Mutes
admin-col-accounts = Accounts
admin-col-rows = Rows in the database

# Limits of what is rare

setting-reports = How many messages one visitor may report per hour; 0 means no limit.
setting-accounts = How many accounts one visitor may make per hour; 0 means no limit.
too-many-reports = You’ve reported a lot of messages. Try again in { $after ->
    [one] { $after } second
   *[other] { $after } seconds
}.
too-many-accounts = A lot of accounts were made from your network. Try again in { $after ->
    [one] { $after } second
   *[other] { $after } seconds
}.

# What is kept

you-privacy-rulings = What the people who run this server decide
you-privacy-rulings-about = If they mute or ban you or give you another name, that’s kept with the reason until it ends or you delete yourself. A log notes that it was done, without names. A banned network address is kept until the ban ends.
