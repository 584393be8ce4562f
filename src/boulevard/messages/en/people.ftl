# Between people: taking a move back, playing again

web-agreed-refused-you = Your request to undo was declined. The move stands.
web-agreed-refused = { $name } asked to undo a move. The request was declined, so the move stands.
web-agreed-withdrawn-you = You withdrew your request.
web-agreed-withdrawn = { $name } withdrew the request.
web-agreed-undone-you = Your last move was undone.
web-agreed-undone = { $name } undid their last move.
web-asked-withdraw = Withdraw
web-again-asked = You asked for another game. Waiting for { $names }.
web-again-asks = { $names } would like to play again.
web-again-decline = No, thanks
web-again-declined = { $names } would rather not play again.
web-again-declined-you = You declined another game. If you change your mind, ask for one.
web-over-rematch-watch = Watch the next game
undo-asked-before = You’ve already asked about this move. You can ask once per move.
rematch-declined = Someone at this table would rather not play again.
nobody-asks-again = Nobody is asking you for another game.

# Between people: inviting somebody on the network

web-network-local = For now, this link works only on this computer.
web-network-what = To play with a friend on the same network (your Wi-Fi, for example), let other devices connect. Until you stop the server, any device on your network can open these pages. Nobody can see your hand or your files.
web-network-open = Let devices on my network connect
web-network-how = To let other devices connect, start the server with
web-network-here-only = On this computer, { $seat } can join with this link in another browser.
web-network-others = Other addresses of this computer
web-network-opened = Devices on your network can connect until the server stops.
web-network-firewall = If the link doesn’t open there, a firewall on this computer may be in the way: allow incoming connections to port { $port } on your private network.
web-network-local-note = For now, it works only on this computer.
network-not-here = You can open the server to the network only from the computer it runs on, and only if it wasn’t told where to listen.
network-none = This computer isn’t on a network, or port { $port } is already in use there.

# One’s own games

web-own-level = { $name } (level { $level })

# Records that people open

web-record-title = Open a record
web-record-lead = Watch a game again, or see what each move gave away, from the file that you downloaded after it or that somebody sent you.
web-record-file = Choose a record (.json), or drop it here
web-record-open = Watch the game
web-record-another = Open another record
web-record-note = The server checks every move and keeps the game for a while; then it is forgotten.
record-no-file = Choose a file first.
record-crowded = Only games of up to { $most } players can be shown here.
record-gone = This record is no longer kept here. Open the file again.
