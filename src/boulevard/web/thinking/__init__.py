"""What bots are asked: the processes they think in, who comes next, hints, and the decisions that mattered."""
