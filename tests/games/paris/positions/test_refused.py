"""What no game could go on from is refused with its place; what play can't lead to is flagged."""

from __future__ import annotations

import pytest

from boulevard.errors import BadPosition
from boulevard.games.paris.game import Paris
from tests.games.paris.positions.samples import BUILDING, ENDED, LAYING, Change, changed, odd_about, with_part

BAD: list[tuple[str, str, str, str]] = [
    (LAYING, "2moboLo/", "", "board"),
    (LAYING, "2moboLo", "3moboLo", "board"),
    (LAYING, "2moboLo", "2moboLx", "board"),
    (LAYING, "L4,L6/7", "L4,L7/7", "reserve.orange"),
    (LAYING, "L4,L6/7", "L4,V3/7", "reserve.blue"),
    (LAYING, "L4,L6/7", "L4,,L6/7", "reserve.orange"),
    (LAYING, "/7/4/- 7", "/8/4/- 7", "chimneys.orange"),
    (LAYING, "/7/4/- 7", "/7/5/- 7", "tokens.orange"),
    (LAYING, "/7/4/- 7", "/7/4/jardin 7", "rights.orange"),
    (LAYING, "/7/4/- 7", "/7/0/- 7", "tokens"),
    (LAYING, "65732.8??", "65732.8?", "piles.orange"),
    (LAYING, "65732.8??", "65732.8???", "piles.orange"),
    (LAYING, "65732.8??", "65732.?8?", "piles.orange"),
    (LAYING, "65732.8??", "65732.2??", "piles.orange"),
    (LAYING, "65732.8??", "65736.8??", "laid.orange"),
    (LAYING, "65732.8??", "6573.2????", "piles.orange"),
    (LAYING, "65732.8??", "65739.8??", "orange"),
    (LAYING, "65732.8??", "657328.?", "piles.orange"),
    (LAYING, "65732.8??", "6573.82??", "board"),
    (LAYING, "65732.8??/", "65732.8??", "orange"),
    (LAYING, "1/o/o/-/0", "1/o/o/b/0", "opener"),
    (LAYING, "1/o/o/-/0", "1/o/o/-/1", "idle"),
    (LAYING, "1/o/o/-/0", "2/o/o/o/0", "laid.orange"),
    (LAYING, "1/o/o/-/0", "3/o/o/o/0", "turn"),
    (LAYING, "1/o/o/-/0", "1/-/o/-/0", "turn"),
    (LAYING, "jardin,", "jardin,jardin,", "postcards.3"),
    (LAYING, "jardin,", "louvre,", "postcards.2.name"),
    (LAYING, "jardin,", "", "tokens"),
    (LAYING, " 1/o", " 1/o/o/-/0 1/o/o/-/0 1/o", "position"),
    (BUILDING, "2/o/o/o/0", "1/o/o/o/0", "phase"),
    (BUILDING, "2/o/o/o/0", "2/o/o/o/2", "idle"),
    (BUILDING, "2/o/o/o/0 mirror=true", "2/o/o/o/0", "position"),
    (BUILDING, "mirror=true", "mirror=2", "options.mirror"),
    (BUILDING, "mirror=true", "fountain=1", "pieces.fountain"),
    (BUILDING, "mirror=true", "lamps=1", "options"),
    (BUILDING, "mirror=true", "mirror", "options"),
    (BUILDING, "mirror=true", "mirror=true {", "edition"),
    (BUILDING, "mirror=true", "mirror=true {}", "edition"),
    (BUILDING, "mirror=true", "mirror=true 3", "edition"),
    (BUILDING, "mirror=true", "mirror=true " + "[" * 9999, "edition"),
    (BUILDING, "82417356.-", "82417356.1", "hands.orange"),
    (BUILDING, "g1f2g2g3", "g1f2g2g4", "buildings.0"),
    (BUILDING, "g1f2g2g3", "g1f2g2g9", "buildings"),
    (BUILDING, "g1f2g2g3", "g1f2g2g3>n", "buildings"),
    (BUILDING, "T4:o@g1f2g2g3", "T4:o@g1f2g2g3,T4:o@g1f2g2g3", "buildings.1"),
    (BUILDING, "T4:o@g1f2g2g3", "X9:o@g1f2g2g3", "buildings.0.name"),
    (BUILDING, "dancer:b@h4", "dancer:b@h4>n", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:b@h4,dancer:b@h5", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:b@c3", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:b@f2", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:o@h4", "postcards"),
    (BUILDING, "dancer:b@h4", "statue:b@h4", "pieces.statue.faces"),
    (BUILDING, "dancer:b@h4", "statue:b@h4>x", "pieces.statue.faces"),
    (BUILDING, "dancer:b@h4", "annex:o@h4>T4", "pieces.annex"),
    (ENDED, "b1>T4", "b1>W5", "pieces.annex"),
    (ENDED, "b1>T4", "b1>Z4", "pieces.annex"),
    (ENDED, "b1>T4", "h8>T4", "pieces.annex"),
    (ENDED, "over/b/o/o/2", "2/b/o/o/0", "next"),
    (ENDED, "V3:b@a4a5b5", "V3:b@a4a5b5,I3:o@a5a6a7", "buildings"),
]


@pytest.mark.parametrize(("text", "part", "instead", "where"), BAD, ids=[f"{it[1]}-{it[2][:30]}" for it in BAD])
def test_what_no_game_could_go_on_from_is_refused(text: str, part: str, instead: str, where: str) -> None:
    assert part in text
    with pytest.raises(BadPosition) as refused:
        Paris.from_position(text.replace(part, instead, 1))
    assert refused.value.where == where
    assert str(refused.value)


BAD_DATA: list[tuple[str, Change, str]] = [
    (LAYING, with_part(turn=["orange"]), "turn"),
    (LAYING, with_part(next="green"), "next"),
    (LAYING, with_part(next=None), "next"),
    (LAYING, with_part(starts=["orange"]), "starts"),
    (LAYING, with_part(opener="orange"), "opener"),
    (LAYING, with_part(opener=[1]), "opener"),
    (LAYING, with_part(idle=True), "idle"),
    (LAYING, with_part(phase=3), "phase"),
    (LAYING, with_part(phase=1.0), "phase"),
    (LAYING, with_part(over=True), "phase"),
    (LAYING, with_part(over=1), "over"),
    (LAYING, with_part(hands={"orange": 9}), "hands.orange"),
    (LAYING, with_part(hands={"green": 1}), "hands"),
    (LAYING, with_part(hands=[1, 2]), "hands"),
    (LAYING, with_part(piles={"orange": "12"}), "piles.orange"),
    (LAYING, with_part(piles={"orange": [1, 1]}), "piles.orange"),
    (LAYING, with_part(piles={"orange": [1, None]}), "piles.orange"),
    (LAYING, with_part(laid={"orange": {}}), "laid.orange"),
    (LAYING, with_part(chimneys={"orange": "7"}), "chimneys.orange"),
    (LAYING, with_part(tokens={"blue": -1}), "tokens.blue"),
    (LAYING, with_part(rights={"blue": "chartier"}), "rights.blue"),
    (LAYING, with_part(edition="mine.toml"), "edition"),
    (LAYING, with_part(edition="unheard of"), "edition"),
    (LAYING, with_part(edition={"name": 3}), "edition"),
    (LAYING, with_part(game="avenue"), "game"),
]


@pytest.mark.parametrize(("text", "change", "where"), BAD_DATA, ids=range(len(BAD_DATA)))
def test_data_that_no_game_could_go_on_from_are_refused(text: str, change: Change, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Paris.from_position(changed(text, change))
    assert refused.value.where == where
    assert str(refused.value)


ORANGE = "65732.8??/L4,L6/7"
ODD: list[tuple[str, str, str, list[str]]] = [
    (LAYING, "1/o/o", "1/b/o", ["order"]),
    (LAYING, "1/o/o", "1/o/b", ["order"]),
    (LAYING, "1/o/o", "1/b/b", []),
    (LAYING, "L4,L6/7", "L4,L6,I3/7", ["order"]),
    (LAYING, "65732.8", "65734.8", ["tile-laid"]),
    (LAYING, "2oobbmo/2mbbobL", "2oobb2/2mbbo2", ["squares"]),
    (LAYING, "/2mbbobL", "/2mbbob1", ["part-paved"]),
    (LAYING, "/7/4/- 7", "/6/4/- 7", ["chimneys-left"]),
    (LAYING, "/7/4/- 7", "/7/3/- 7", ["tokens-left"]),
    (LAYING, "/7/4/- 7", "/7/4/chartier 7", ["right"]),
    (LAYING, "chartier,", "chartier,penseur,", ["cards"]),
    (LAYING, f"lampadaire {ORANGE}/4/-", f"lampadaire:o {ORANGE}/3/-", ["early"]),
    (BUILDING, "/6/2/-", "/5/2/-", ["chimneys-left"]),
    (BUILDING, "/6/2/-", "/6/1/-", ["tokens-left"]),
    (BUILDING, "T4:o@g1f2g2g3", "T4:b@g1f2g2g3", ["rival", "chimneys-left", "chimneys-left"]),
    (BUILDING, "/oobLmboL", "/oobLmb1L", ["unpaved", "part-paved"]),
    (BUILDING, "2/o/o/o/0", "over/o/o/o/2", ["ended", "ended"]),
    (ENDED, "/2/0/metropolitain", "/2/0/-", ["no-right"]),
    (ENDED, "/5/0/-", "/5/0/metropolitain", ["right"]),
]


@pytest.mark.parametrize(("text", "part", "instead", "odd"), ODD, ids=[f"{it[1]}-{it[2]}" for it in ODD])
def test_what_play_can_not_lead_to_is_flagged(text: str, part: str, instead: str, odd: list[str]) -> None:
    assert part in text
    assert odd_about(text.replace(part, instead, 1)) == [f"paris-oddity-{key}" for key in odd]
