"""Settings for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("boulevard", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("boulevard")
