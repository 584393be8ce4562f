# The deck of the day: one deck for everyone, and one attempt that counts.

day-alone = A table with the deck of the day has one seat, for you.
day-unknown = There’s no deck of that day.
day-sealed = You can see this after you’ve played this deck, or once the day is final.
day-over = That day is over. Nobody can start its deck now.
day-to-come = That day hasn’t started yet.
day-no-undo = There’s no undo in the deck of the day: your attempt counts as you play it.
day-no-rematch = There’s one attempt at the deck of the day. You can practise with it as often as you like.
day-no-hints = There are no hints in the deck of the day.
day-nobody = You haven’t played here yet.
