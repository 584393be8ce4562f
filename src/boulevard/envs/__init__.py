"""Boulevard's games as environments of PettingZoo, Gymnasium and OpenSpiel (docs/research.md).

The modules `paris_v0` and `avenue_v0` are laid out as PettingZoo's own. Importing this package tells PettingZoo of all
installed games, and Gymnasium of `boulevard/AvenueSolo-v0`; importing `openspiel` tells OpenSpiel of all games. All of
them play through `batch`, so they share options.
"""

from boulevard.errors import from_extra

with from_extra("envs"):
    from boulevard.envs.registration import register

register()
