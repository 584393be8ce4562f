"""Looks for known weaknesses in the packages that are installed: `make audit`.

pip-audit asks PyPI about every version. Some mirrors of PyPI don't know the address that it asks, but have the one that
tells of a package's newest version; for packages that pip-audit had to skip, that one is asked. What neither knows is
listed as not checked. Exits with 1 if something was found, with 2 if nothing could be checked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

PAGE = "https://pypi.org/pypi/{name}/json"
OWN = "boulevard"
TIMEOUT = 60
"""Seconds."""


class Checked(NamedTuple):
    """What is known of a package: its weaknesses, or why nothing is known."""

    name: str
    weaknesses: list[str]
    unknown: str = ""


def by_pip_audit() -> list[dict[str, Any]]:
    """What pip-audit says of every package of this environment; nothing, if it could not work at all."""
    command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except ValueError:
        print(done.stderr[-500:], file=sys.stderr)
        return []
    return found


def by_newest_version(name: str) -> Checked:
    """What PyPI says of a package, if the newest version is installed."""
    try:
        installed = version(name)
        with urlopen(PAGE.format(name=name), timeout=TIMEOUT) as answer:
            page = json.load(answer)
    except (PackageNotFoundError, URLError, ValueError, TimeoutError) as error:
        return Checked(name, [], str(error))
    if installed != (newest := page["info"]["version"]):
        return Checked(name, [], f"{installed} is installed, only {newest} is known")
    return Checked(
        name, [f"{it['id']}: {it.get('summary') or it.get('details') or ''}" for it in page["vulnerabilities"]]
    )


def checked() -> Iterator[Checked]:
    """All packages but our own."""
    for package in by_pip_audit():
        if package["name"] == OWN:
            continue
        if "skip_reason" in package:
            yield by_newest_version(package["name"])
        else:
            yield Checked(package["name"], [it["id"] for it in package["vulns"]])


def main() -> int:
    """Print what was found."""
    packages = list(checked())
    known = [it for it in packages if not it.unknown]
    for it in packages:
        for weakness in it.weaknesses:
            print(f"{it.name} {version(it.name)}: {weakness}")
    print(f"{len(known)} packages checked, {sum(bool(it.weaknesses) for it in known)} with known weaknesses.")
    for it in packages:
        if it.unknown:
            print(f"not checked: {it.name} ({it.unknown})")
    return 2 if not known else int(any(it.weaknesses for it in known))


if __name__ == "__main__":
    sys.exit(main())
