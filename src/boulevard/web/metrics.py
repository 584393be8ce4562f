"""What a server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

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
        self.followers = Gauge("boulevard_followers", "Open event streams.", registry=own)


def _seconds(name: str, about: str, registry: CollectorRegistry, *labels: str) -> Histogram:
    return Histogram(name, about, labels, buckets=SECONDS, registry=registry)


METRICS = Metrics()
