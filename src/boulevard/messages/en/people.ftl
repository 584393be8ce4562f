# Between people: taking a move back, playing again

web-agreed-refused-you = Your request to take back the move was declined. The move stands.
web-agreed-refused = { $name } asked to take back a move. It was declined, so the move stands.
web-agreed-withdrawn-you = You withdrew your request.
web-agreed-withdrawn = { $name } withdrew the request.
web-agreed-undone-you = Your last move was taken back.
web-agreed-undone = { $name } took back the last move.
web-asked-withdraw = Withdraw
web-again-asked = You asked for another game. Waiting for { $names }.
web-again-asks = { $names } would like to play again.
web-again-decline = No, thanks
web-again-declined = { $names } would rather not play again.
web-again-declined-you = You declined another game. If you change your mind, ask for one.
web-over-rematch-watch = Watch the next game
undo-asked-before = You asked about this move already. You can ask once for each move.
rematch-declined = Somebody at this table would rather not play again.
nobody-asks-again = Nobody is asking you for another game.
