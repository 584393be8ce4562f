# Friends: the people somebody has played with

friends-title = Friends
friends-about = People you’ve finished a game with, the most recent first.
friends-none = The people you’ve finished a game with appear here. Invite somebody by a link first: choose to play with a friend.
friends-online = online
friends-last = Last game: { $date }
friends-running = Your game of { $title }
friends-invite = Invite { $name }
friends-more = { $title } with other options
friends-inviting = The seat for a friend is kept for the person you invite. They’re told at once.
friends-invited = Invitations
friends-invites = { $name } invites you to play { $title }.
friends-accept = Accept
friends-decline = Decline
friends-sent = Your invitations
friends-waits = { $name } hasn’t answered yet. Game: { $title }
friends-declined = { $name } declined. Anyone you send the table’s link to can take the seat now. Game: { $title }
friends-table = Open the table
friends-withdraw = Withdraw
friends-forget = Remove from the list
friends-blocked = Players you’ve blocked
friends-blocked-about = You don’t see their messages, they can’t invite you, and neither of you sees that the other is online. They aren’t told.
friends-unblock = Unblock
friends-hide = You can choose whether others see that you’re online, and whether they may invite you:
invite-too-many = Too many invitations are open. Wait for an answer, or withdraw one.
invite-not-wanted = This player doesn’t take invitations right now.
invite-no-seat = To invite somebody, leave a seat for a friend.
invite-gone = This invitation is no longer open.
invite-listed = A table in the lobby is for anybody, so no seat can be kept there.
seat-kept = { $seat ->
    [orange] Orange’s seat is kept for someone who was invited.
    [blue] Blue’s seat is kept for someone who was invited.
   *[other] Player { $seat }’s seat is kept for someone who was invited.
    }
web-news-invited = You’re invited to a game
web-news-declined = Your invitation was declined
web-prefer-invited = Invitations
web-prefer-invited-note = When a friend invites you
web-prefer-declined = Declined
web-prefer-declined-note = When someone declines your invitation
web-prefer-part-others = Friends
web-prefer-online = Show that I’m online
web-prefer-online-note = While you have a page open here
web-prefer-invitations = Allow invitations
web-prefer-invitations-note = They can invite you to a table with a click.
you-privacy-invitations = Invitations
you-privacy-invitations-about = Whom you invite to a table, and who invites you, is kept until the seat is taken, the invitation is withdrawn or the game is over. If this server is by invitation only, we also keep that you came in by a code, and when.
you-privacy-online = Who is online
you-privacy-online-about = Your friends, the people you’ve finished a game with, can see whether you have a page open here. It’s never stored, and you can turn it off in the preferences.
