"""Names of accounts: nobody gets one that people would take for another's.

Two names are the same if they look it: capitals, accents and widths make no difference, nor do the letters that Latin,
Cyrillic and Greek share by their looks, nor signs between words. All letters of a name come from one alphabet. This is
much less than Unicode's list of confusable signs, which no small package has, but it covers what keyboards here write.
"""

from __future__ import annotations

import unicodedata

from boulevard.web.errors import BadAccount
from boulevard.web.names import visible

SHORTEST = 2
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")
LOOKALIKES = str.maketrans(
    {
        **dict(zip("авеёзкмнорстухіјѕԁһӏьԛԝ", "abee3kmhopctyxijsdhlbqw", strict=True)),
        **dict(zip("αβεικνορτυχ", "abeikvoptux", strict=True)),
        **dict(zip("01|ı", "ollı".replace("ı", "i"), strict=True)),
    }
)
"""Letters and digits that look like others."""
ALIKE = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""What is mistaken for something else in small print."""


def proper(name: str) -> str:
    """A name as it is shown (`BadAccount`)."""
    shown = visible(unicodedata.normalize("NFKC", name))
    if len(folded(shown)) < SHORTEST:
        raise BadAccount("account-name-short", least=SHORTEST)
    if len({_alphabet(sign) for sign in shown if sign.isalpha()} - {""}) > 1:
        raise BadAccount("account-name-mixed")
    return shown


def folded(name: str) -> str:
    """A name as it is compared: equal for those that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = "".join(sign for sign in plain if sign.isalnum() or sign == "|").translate(LOOKALIKES)
    for seen, meant in ALIKE:
        kept = kept.replace(seen, meant)
    return kept[:200]


def _alphabet(sign: str) -> str:
    name = unicodedata.name(sign, "")
    return next((it for it in ALPHABETS if name.startswith(it)), "")
