# Seats that are kept for people who were invited

web-invite-kept = { $name } is invited and has been told. The seat is kept until they answer.
web-invite-declined = { $name } declined. Anyone you send the link to can take the seat now.
web-join-watch = Watch instead
