# make sets up everything itself: only Python 3.11 or newer and make must be there.
# Use another Python with `make PYTHON=python3.13 ...` (after `make clean`).

PYTHON ?= python3
GAME ?= san-francisco
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv

# Without byte code every start is slow, so it is written even where the shell asks for none (`make clean` removes it).
# uv never fetches a Python behind the user's back.
export PYTHONDONTWRITEBYTECODE :=
export UV_COMPILE_BYTECODE := 1
export UV_PYTHON_DOWNLOADS := never
# uv trusts the certificates that the machine itself trusts, as pip does (a company's proxy may need that).
UV_SYSTEM_CERTS ?= true
export UV_SYSTEM_CERTS

INSTALL := $(UV) pip install --quiet --python $(VENV)
# --no-deps and no isolation, because all that the project needs came from the hashed lock just before.
INSTALL_PROJECT := $(INSTALL) --no-deps --no-build-isolation --editable .

# These tests run with compiled modules. For most it is the second time; the server's tests and those marked "deep" run
# only so. The server's come first: some take long and wait much, and the others fill the time.
COMPILED_TESTS := -m "not once" $(wildcard $(addprefix tests/,server core conformance games golden bots generated tooling))
# These tests run interpreted: all but those that play many games, and the server's and the browser's, which prove nothing
# about how the rules run and are quicker with compiled ones.
INTERPRETED_TESTS := -m "not deep" --ignore tests/browser --ignore tests/server
# More workers than cores, because the server's tests and the browser's spend much of their time waiting.
WORKERS ?= 3
BROWSERS ?= 4
# Work stealing, because the slow tests stand together, and one worker would get most of them.
PYTEST := $(BIN)/python -m pytest --dist worksteal
# Several checks run at a time; each prints its whole output at once (where this make can do that).
SIDE_BY_SIDE := --no-print-directory -j 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help play terminal serve web test test-fast chromium postgres web-check lint types format wire compile bench load crash figures screenshots ladder balance peers lock clean

help: ## say what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Bots begin interpreted; what they need to run compiled is made once the page is there, as long as the server runs. The
# shell becomes the server (exec), so $$$$ is the server's process id.
play: web ## play in the browser, with friends and bots (PORT=8000; games are kept in ./grandtour-data)
	@nice -n 19 $(BIN)/python scripts/compile.py --beside $$$$ --after $(PORT) --install '$(INSTALL) --require-hashes -r requirements/compile.txt' & \
	exec $(BIN)/grandtour serve --port $(PORT) --open --log-level warning

terminal: $(VENV)/.play ## play in the terminal (GAME=san-francisco)
	@$(BIN)/grandtour play $(GAME)

serve: web ## run the server (PORT=8000), with its log
	@$(BIN)/grandtour serve --port $(PORT)

web: $(VENV)/.web ## build the web app if it changed
	@$(BIN)/python scripts/web.py

# The browser's tests stand apart: Playwright keeps an event loop running, and the server's asyncio.run() wants none.
test: ## check everything: style, types, all tests, interpreted and compiled
	@$(MAKE) $(SIDE_BY_SIDE) chromium lint types web-check postgres
	@# Compiling runs beside the interpreted tests.
	@if $(BIN)/python scripts/compile.py --can-compile; then \
		nice -n 2 $(BIN)/python scripts/compile.py & compiling=$$!; \
		echo 'GRANDTOUR_ENGINE=pure $(PYTEST) -n auto $(INTERPRETED_TESTS)'; \
		GRANDTOUR_ENGINE=pure $(PYTEST) -n auto $(INTERPRETED_TESTS) || { kill $$compiling 2>/dev/null; exit 1; }; \
		wait $$compiling || exit 1; \
		echo 'GRANDTOUR_ENGINE=compiled $(PYTEST) -n $(WORKERS) $(COMPILED_TESTS)'; \
		GRANDTOUR_ENGINE=compiled $(PYTEST) -n $(WORKERS) $(COMPILED_TESTS) && \
		GRANDTOUR_ENGINE=compiled $(PYTEST) -n $(BROWSERS) tests/browser; \
	else \
		GRANDTOUR_ENGINE=pure $(PYTEST) -n $(WORKERS) --ignore tests/browser && \
		GRANDTOUR_ENGINE=pure $(PYTEST) -n $(BROWSERS) tests/browser && \
		echo "The tests ran interpreted only: this machine cannot compile."; \
	fi

test-fast: lint types ## style, types and the quick tests, interpreted
	GRANDTOUR_ENGINE=pure $(PYTEST) -n auto -m "not slow" --ignore tests/browser

# What the tests need of the machine. If it cannot be had, that is said at once. Chromium needs nothing of ours.
chromium:
	@$(PYTHON) -m scripts.chromium

postgres: $(VENV)/.dev
	@$(BIN)/python -m scripts.server.postgres

web-check: $(VENV)/.dev
	$(BIN)/python scripts/web.py --check

lint: $(VENV)/.dev ## check style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.dev ## check types
	$(BIN)/mypy

format: $(VENV)/.dev ## put the sources into the style that lint wants
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

wire: $(VENV)/.dev ## write web/src/wire/messages.ts from the server's structs
	@$(BIN)/python -m scripts.typescript

compile: $(VENV)/.dev ## compile the hot modules with mypyc, in place, if they changed
	@$(BIN)/python scripts/compile.py

bench: compile ## measure random play
	@$(BIN)/grandtour bench

load: compile ## measure how fast the server answers: 1,000 connections, 250 tables, 200 moves a second, for a minute
	@$(BIN)/python -m scripts.server.load

crash: compile ## kill the server 30 times during 50 games, with SQLite and with PostgreSQL; takes some minutes
	@$(BIN)/python -m scripts.server.crash
	@$(BIN)/python -m scripts.server.crash --postgres
	@$(BIN)/python -m scripts.server.faults

figures: compile web ## measure the web app in a real browser: first load, first paint, time from click to picture
	@$(BIN)/python -m scripts.chromium
	@$(BIN)/python -m scripts.browser.figures

screenshots: $(VENV)/.dev web ## take the pictures of docs/screenshots anew
	@$(BIN)/python -m scripts.chromium
	@$(BIN)/python -m scripts.browser.screenshots

# Each keeps its games in a directory of its own, so that after Ctrl-C the same command goes on.
ladder: compile ## play the ladders of docs/bots.md anew; takes an hour on two cores, goes on where it stopped
	@for game in san-francisco explore-new-york french-quarter; do \
		$(BIN)/grandtour arena $$game --games 200 || exit 1; \
		$(BIN)/grandtour arena $$game --bots master --against greedy --games 200 || exit 1; \
	done
	@$(BIN)/grandtour simulate french-quarter --seats master --games 60 --seed solo

balance: compile ## play French Quarter with bots and write docs/balance anew; takes some minutes
	@$(BIN)/python -m scripts.balance_french_quarter

# The peers live apart: they bring numpy and more, and we want their figures, not their packages.
.venv-peers/.done: benchmarks/peers-requirements.txt
	@$(PYTHON) -m venv --clear .venv-peers
	@.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check mypy_extensions -r $<
	@touch $@

peers: compile .venv-peers/.done ## measure random play beside OpenSpiel and Catanatron
	@PYTHONPATH=src .venv-peers/bin/python benchmarks/peers.py

clean: ## remove all that make made
	rm -rf $(VENV) .venv-peers build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* htmlcov
	rm -rf src/grandtour/server/web web/node_modules
	rm -f src/grandtour/_compiled.json src/grandtour/_compiled.lock
	find src -name '*.so' -delete
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

# ------------------------------------------------------------------ the environment
# One .venv for playing and developing; a stamp in it says what was installed. An install only
# adds, so `make play` after `make test` keeps the developers' packages. A new bootstrap.txt
# starts a new .venv.

$(VENV)/.uv: requirements/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else \
		"Python 3.11 or newer is needed and %s is older; name one with: make PYTHON=..." % sys.executable)'
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.play: $(VENV)/.uv requirements/play.txt pyproject.toml hatch_build.py
	@echo "Installing what playing needs ..."
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL_PROJECT)
	@touch $@

$(VENV)/.serve: $(VENV)/.uv requirements/serve.txt pyproject.toml hatch_build.py
	@echo "Installing what the server needs ..."
	@$(INSTALL) --require-hashes -r requirements/serve.txt
	@$(INSTALL_PROJECT)
	@touch $@ $(VENV)/.play

$(VENV)/.web: $(VENV)/.serve requirements/web.txt
	@$(INSTALL) --require-hashes -r requirements/web.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.uv requirements/dev.txt pyproject.toml hatch_build.py
	@echo "Installing what developing needs ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@$(INSTALL_PROJECT)
	@touch $(VENV)/.play $(VENV)/.serve $(VENV)/.web $@

# ------------------------------------------------------------------ the locks
# uv.lock names a package index, so it stays out of git; the exports name versions and hashes only,
# for every platform and every Python we promise.

EXPORT = $(UV) export --quiet --frozen --no-emit-project --no-header --no-default-groups
WRITE = echo "\# Written by 'make lock'." > requirements/$(1).txt && $(EXPORT) $(2) >> requirements/$(1).txt

lock: $(VENV)/.uv ## write requirements/*.txt anew, with the newest versions that fit
	$(UV) lock --upgrade --python $(VENV)
	@$(call WRITE,play,--group backend)
	@$(call WRITE,serve,--group backend --extra server)
	@$(call WRITE,web,--only-group web)
	@$(call WRITE,compile,--only-group compile)
	@$(call WRITE,dev,--group dev --extra all)
	@$(call WRITE,bootstrap,--only-group bootstrap)
	@if grep -nE '://|file:|^(-|[./])' requirements/*.txt; then \
		echo "A lock names an address or a path."; exit 1; fi
