# Servers for those who were invited

not-invited = This server is by invitation only.
invited-title = By invitation only
invited-about = Only people who were invited can play here. If someone sent you a link to a table, open that link: it lets you in. If you have an invitation code, enter it here.
invited-code = Invitation code
invited-go = Come in
invited-before = Have you played here before?
invited-before-about = Sign in to your account, or enter a code from another device of yours.
invited-link = You can read the rules of the games without being invited:
pass-unknown = This invitation code doesn’t work. It may have been used up, or it has run out.
setting-invite-only = Let in only people who were invited, by a link to a seat or by an invitation code (boulevard invite).
cli-invite = Make an invitation code for a server that runs with --invite-only, and a link with it that lets people in.
cli-opt-invite-uses = How many people it lets in.
cli-opt-invite-days = For how many days it works.
cli-opt-invite-end = Make none, and end all earlier ones. People who came in stay.
cli-opt-invite-address = The address people use to reach the server, for the link; by default, the one it runs at.
invite-made = { $uses ->
    [one] It lets one person in, until { $until }.
   *[other] It lets { $uses } people in, until { $until }.
}
invite-ended = { $count ->
    [0] There was no invitation code that still worked.
    [one] One invitation code no longer works.
   *[other] { $count } invitation codes no longer work.
}
invite-no-key = The key of the servers isn’t in { $folder }. Set BOULEVARD_SECRET to it, or the invitation code wouldn’t work.
