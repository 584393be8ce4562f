# What goes wrong in environments for machine learning.

env-reset-needed = There is no game yet, or no more; call reset().
env-games-over = These games are over; reset them first: { $rows }.
env-action-missing = It’s { $agent }’s turn, but no action was given.
env-actions-by-agent = Expected the actions by agent (a dictionary), but got { $kind }.
env-no-outcome = Chance has no outcome { $outcome } now; they are numbered from 0 to { $most }.
