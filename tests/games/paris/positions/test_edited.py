"""Positions edited at random are refused, or can be played to the end."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from boulevard.errors import BadPosition
from boulevard.games.kernels.states import copied, repeated
from boulevard.games.paris.edition import edition
from boulevard.games.paris.game import Paris
from tests.games.paris.positions.samples import TEXTS, Data, changed, with_part


def play_on(rules: Paris, state: Any) -> None:
    """Random games from a position end; all that pages ask of one can be told."""
    view = rules.view(state, None)
    assert rules.text(view)
    assert rules.svg(view, ())
    rules.explain(view)
    rules.oddities(state)
    states = repeated(rules.sample(state, 3), 4)
    rules.playout(states, 4)
    assert all(rules.turn(states[row : row + 1]) == () for row in range(len(states)))
    assert rules.scores(states).shape == (4, 2)


signs = st.sampled_from(
    [*"obmL12345678/-.?:@>,=", "o", "b", "I3", "a1", "h8", "garden", "annex", "jardin:o", "over", " "]
)
edits = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3), signs), min_size=1, max_size=4)


@settings(max_examples=400, deadline=None)
@given(text=st.sampled_from(TEXTS), changes=edits)
def test_an_edited_text_is_refused_or_can_be_played(text: str, changes: list[tuple[float, int, str]]) -> None:
    for at, length, sign in changes:
        start = int(at * len(text))
        text = text[:start] + sign + text[start + length :]
    require_sound(text)


kinds = st.sampled_from(["orange", "blue", "mixed", "light"])
spaces = st.sampled_from([f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)])
seats = st.sampled_from(["orange", "blue"])


def by_seat(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Data]:
    return st.fixed_dictionaries({}, optional={"orange": values, "blue": values})


parts = st.fixed_dictionaries(
    {},
    optional={
        "board": st.dictionaries(spaces, kinds),
        "reserve": by_seat(st.lists(st.sampled_from(edition("standard").names), unique=True, max_size=4)),
        "tokens": by_seat(st.integers(0, 4)),
        "chimneys": by_seat(st.integers(0, 7)),
        "rights": by_seat(st.lists(st.sampled_from(["metropolitain", "chartier"]))),
        "next": seats,
        "starts": seats,
        "opener": seats | st.none(),
        "idle": st.integers(0, 2),
        "phase": st.sampled_from([1, 2]),
        "over": st.booleans(),
        "buildings": st.just([]),
        "pieces": st.just({}),
    },
)


@settings(max_examples=400, deadline=None)
@given(text=st.sampled_from(TEXTS), changes=parts)
def test_edited_data_are_refused_or_can_be_played(text: str, changes: Data) -> None:
    require_sound(changed(text, with_part(**changes)))


def require_sound(position: str | Data) -> None:
    """A position is refused, or is written canonically and can be played to its end."""
    try:
        rules, state = Paris.from_position(position)
    except BadPosition:
        return
    before = copied(state)
    text = rules.position(state)
    again, same = Paris.from_position(text)
    assert same.tobytes() == state.tobytes()
    assert again.position(same) == text
    assert bool(rules.turn(state)) == bool(rules.legal(state)[1][0])
    play_on(rules, state)
    assert state.tobytes() == before.tobytes()
