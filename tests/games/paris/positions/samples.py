"""Positions of Paris as tests use them, and what is changed about them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

from boulevard.games.paris.edition import edition
from boulevard.games.paris.game import Paris

Data = dict[str, Any]
Change = Callable[[Data], None]
LAYING = (
    "paris 2moboLo/2bbmbob/2LooL2/2omob2/mb2Lbob/bL2bomo/2oobbmo/2mbbobL - - "
    "levitation,metropolitain,jardin,sacre-coeur,peintre,chartier,bouquinistes,lampadaire "
    "65732.8??/L4,L6/7/4/- 768124.??/V3/7/4/- 1/o/o/-/0 -"
)
BUILDING = (
    "paris bLoboooo/bobLbLbo/oLoLbobb/bomobmom/moboLbob/obbbbmom/mbmobomb/oobLmboL T4:o@g1f2g2g3 "
    "dancer:b@h4,fountain:b@c3d3,large-streetlight:o@e4 "
    "levitation:o,metropolitain,jardin,sacre-coeur,chartier,moulin-rouge:b,fontaine:b,grande-lumiere:o "
    "82417356.-/L4/6/2/- 48173526.-/I3,W5/7/2/- 2/o/o/o/0 mirror=true"
)
ENDED = (
    "paris bbLoLoLb/oLombmom/obobbmbo/mbLoooLb/booboomb/ombbobbL/bomboomb/Lobobmob "
    "V3:b@a4a5b5,O4:b@c1d1c2d2,T4:o@b2a3b3b4,L4:b@d6e6f6f7,S4:b@h1g2h2g3,W5:o@f1g1e2f2e3,garden:b@h4h5 "
    "painter:o@f5,streetlight:b@d3,annex:o@b1>T4 "
    "levitation:o,metropolitain:b,jardin:b,sacre-coeur:o,peintre:o,chartier:b,bouquinistes:o,lampadaire:b "
    "76385124.-/T5,X5/5/0/- 64582317.-/-/2/0/metropolitain over/b/o/o/2 -"
)
PASSED = BUILDING.replace("2/o/o/o/0", "2/o/o/o/1")
TEXTS = (LAYING, BUILDING, PASSED, ENDED)


@cache
def data_of(text: str) -> Data:
    rules, state = Paris.from_position(text)
    return rules.position_data(state)


def changed(text: str, change: Change) -> Data:
    data = copy.deepcopy(data_of(text))
    change(data)
    return data


def odd_about(position: str | Data) -> list[str]:
    rules, state = Paris.from_position(position)
    return [said.key for said in rules.oddities(state)]


def written(position: str | Data) -> str:
    rules, state = Paris.from_position(position)
    return rules.position(state)


def box_of_ones_own() -> Data:
    source = copy.deepcopy(dict(edition("standard").source))
    source["name"] = "A box of my own"
    source["tiles"]["1"] = "oo/oo"
    return source


def with_part(**parts: Any) -> Change:
    return lambda data: data.update(parts)
