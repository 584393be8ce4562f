"""What a server counts, for Prometheus. The processes of one count together, in files of a folder that they share."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Names that folder, from before prometheus_client is loaded; without it, a process counts for itself."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """All counters of a server."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        labels = ["method", "route", "status"]
        self.requests = Counter("boulevard_requests", "Requests that were answered.", labels, registry=own)
        self.seconds = _seconds("boulevard_request_seconds", "How long requests took.", own, "route")
        self.events = Counter("boulevard_events", "What happened at tables.", ["kind"], registry=own)
        self.writing = _seconds("boulevard_write_seconds", "How long events took to be on disk.", own)
        self.thinking = _seconds("boulevard_think_seconds", "How long bots took, waiting included.", own)
        self.cut = Counter("boulevard_cut_connections", "Connections that were ended early.", ["why"], registry=own)
        self.notices = Counter("boulevard_notices", "Notices by push and mail.", ["way", "outcome"], registry=own)
        self.followers = Gauge("boulevard_followers", "Open event streams.", registry=own, multiprocess_mode="livesum")

    @property
    def text(self) -> bytes:
        """What was counted, by all processes of the server."""
        registry = self.registry
        if SHARED in os.environ:
            MultiProcessCollector(registry := CollectorRegistry())  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def _seconds(name: str, about: str, registry: CollectorRegistry, *labels: str) -> Histogram:
    return Histogram(name, about, labels, buckets=SECONDS, registry=registry)


METRICS = Metrics()
