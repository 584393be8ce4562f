"""What can go wrong at a table in the browser."""

from __future__ import annotations

from boulevard.errors import BoulevardError


class UnknownTable(BoulevardError):
    """There is no such table, or the link to a seat of it is not one of ours."""


class UnknownTournament(BoulevardError):
    """There is no such tournament."""


class BadTournament(BoulevardError, ValueError):
    """A tournament can't be held like this."""


class UnknownPerson(BoulevardError):
    """Whoever runs the server asks for a person whom nothing is known of, or who could be several."""


class UnknownReport(BoulevardError):
    """There is no such report."""


class UnknownProfile(BoulevardError):
    """There is no such person, or nobody whom whoever asks has played with."""


class NotInvited(BoulevardError):
    """The server lets in only those who were invited, and whoever asks was not."""


class UnknownAnalysis(BoulevardError):
    """There is no such analysis."""


class TooManyAnalyses(BoulevardError):
    """Somebody has as many analyses as there is room for, and changed all of them."""


class StaleAnalysis(BoulevardError):
    """An analysis was changed elsewhere again and again while it was to be changed here; nothing happened."""


class NotOwner(BoulevardError):
    """Only whoever made something may change it."""


class Damaged(BoulevardError):
    """What was kept was changed by something else than Boulevard, so it is not shown; a backup may have it."""


class NoBackup(BoulevardError):
    """There is nothing to back up here, or nothing to bring back from there, or both are the same folder."""


class Unreachable(BoulevardError):
    """The database does not answer."""


class NotKept(BoulevardError):
    """What was asked for could not be written down, so it did not happen: the disk may be full."""


class KeyUsed(BoulevardError):
    """The key of a request was used for another request; nothing happened."""


class UnknownCode(BoulevardError):
    """A code was used, is too old, or never was one; which of these, nobody is told."""


class NotSignedIn(BoulevardError):
    """Name and password, code or key don't belong together, or it is too long ago that somebody signed in."""


class BadAccount(BoulevardError, ValueError):
    """There can't be an account with such a name or password."""


class NobodyYet(BoulevardError):
    """Somebody asks for what is theirs whom the server does not know."""


class BadTable(BoulevardError, ValueError):
    """A table can't be set up like this."""


class BadPreference(BoulevardError, ValueError):
    """There is no such preference, or no such choice."""


class BadSubscription(BoulevardError, ValueError):
    """A browser can't be reached as it says."""


class BadAddress(BoulevardError, ValueError):
    """That is no address of mail, or no mail can be sent there now."""


class StaleMove(BoulevardError):
    """The move was made for an earlier moment of the game; nothing happened."""


class NoChat(BoulevardError):
    """There is no chat at a table, or none for whoever asks."""


class NotSaid(BoulevardError, ValueError):
    """A message can't be said like this."""


class SeatTaken(BoulevardError):
    """Somebody sits there already."""


class OwnSeat(BoulevardError):
    """Whoever wants to sit down sits there already."""


class NotListed(BoulevardError):
    """The lobby has no such seat, or there is no lobby."""


class NotWelcome(BoulevardError):
    """Of two people, one does not want to hear the other, so they are not brought together."""


class UnknownDay(BoulevardError):
    """There is no such day, or no such deck of it: it is no date, too early or not yet to be known."""


class Sealed(BoulevardError):
    """What was asked for tells of a deck, of a day or a tournament, that not everybody has played who may have to."""


class TakenOut(BoulevardError):
    """Whoever wants to take part in a tournament was taken out of it by its host."""


class NotNow(BoulevardError):
    """What was asked for is possible at a table, but not at this moment."""


class Banned(BoulevardError):
    """Whoever runs the server decided that somebody may not come in; the sentence says until when, and why."""


class BadAnswer(BoulevardError, ValueError):
    """That is no answer to any puzzle."""


class TooMany(BoulevardError):
    """Too much was asked for in too short a time; `after` tells the seconds to wait."""

    def __init__(self, key: str, /, *, after: int = 1, **values: object) -> None:
        self.after = after
        super().__init__(key, after=after, **values)
