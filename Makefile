# `make play` and `make test` set themselves up from an empty clone; all they need is Python 3.11+.

GAME ?= masti
GAMES ?= 10000
SEED ?= 1
JOBS ?= 2
PYTEST ?=
PARTS ?=
SERVE ?=
LAN ?=

VENV := .venv
BIN := $(VENV)/bin
COMPILED := INTRIGA_BUILD=compiled

# The Node that runs pyright uses the system's certificates; no advice about newer versions.
export NODE_USE_SYSTEM_CA := 1
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# Only what is pinned and in this clone: nothing from the caller's own Python.
unexport PYTHONPATH PYTHONHOME INTRIGA_BUILD

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal page page-check wire screenshots test test-long check format build wheel bench bench-server fuzz prove mutants requirements clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) \
	    | awk -F ':.*## ' '{ printf "  make %-14s %s\n", $$1, $$2 }'

# ── set-up: stamped, and run again when what is pinned changes ─────────────────────────────────────

$(VENV)/set-up-%: requirements/%.txt pyproject.toml tools/set-up tools/fetch.py
	@tools/set-up $*

# ── for players ───────────────────────────────────────────────────────────────────────────────────

# The compiled build is made in the background, as long as the game runs.

play: $(VENV)/set-up-run page  ## play in the browser (LAN=1: others in the same network may join)
	@$(BIN)/python -m tools.background_build $$$$; exec $(BIN)/intriga serve $(if $(LAN),--lan) $(SERVE)

play-terminal: $(VENV)/set-up-run  ## play in the terminal (GAME=masti)
	@$(BIN)/python -m tools.background_build $$$$; exec $(BIN)/intriga play $(GAME)

# ── the page: built by the Node of the environment, and again only when something in it changes ─────

PAGE_SOURCES := $(shell find page -path page/node_modules -prune -o -path page/tests -prune -o -type f -print)
NPM := cd page && PATH="$(CURDIR)/$(BIN):$$PATH" npm

page/node_modules/.package-lock.json: page/package-lock.json page/package.json page/.npmrc | $(VENV)/set-up-run
	@$(NPM) ci --silent
	@touch $@

build/page/index.html: page/node_modules/.package-lock.json $(PAGE_SOURCES)
	@$(NPM) run --silent build

page: $(VENV)/set-up-run build/page/index.html  ## build the page into build/page

page-check: $(VENV)/set-up-run page/node_modules/.package-lock.json  ## check the page: types, style, unit tests
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent test

wire: $(VENV)/set-up-run  ## generate the page's types from Python: messages, routes, views and events of games
	$(BIN)/python -m tools.write_wire
	$(BIN)/python -m tools.write_languages

screenshots: $(VENV)/set-up-dev page  ## take screenshots of the page in both themes, into build/screenshots
	@$(BIN)/python -m tests.page.browser.screenshots

# ── for developers ────────────────────────────────────────────────────────────────────────────────

test: check wheel  ## everything: checks, compiled build, page, a wheel of both, all tests
	$(BIN)/python -m pytest -n $(JOBS) $(PYTEST)

test-long: $(VENV)/set-up-dev  ## run the slow, exhaustive tests: an hour or two
	INTRIGA_LONG=1 $(BIN)/python -m pytest -o timeout=0 $$(grep -rl --include='test_*.py' INTRIGA_LONG tests) $(PYTEST)

check: $(VENV)/set-up-dev page-check  ## check style, types, imports and sizes; and the page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports --no-logo --config .importlinter
	$(BIN)/python tools/sizes.py

format: $(VENV)/set-up-dev  ## fix the style where a tool can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

build: $(VENV)/set-up-build  ## compile the modules into build/compiled
	@$(BIN)/python -m tools.compiled

wheel: build page  ## build a compiled wheel with the page, in dist
	@rm -rf build/lib.* build/bdist.* dist/intriga-*.whl
	@INTRIGA_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
	    --no-deps --no-build-isolation --wheel-dir dist .

bench: $(VENV)/set-up-bench build  ## measure the compiled speed beside that of its peers
	$(COMPILED) $(BIN)/python -m benchmarks

PEER := benchmarks/server/peer

$(PEER)/node_modules/.package-lock.json: $(PEER)/package-lock.json $(PEER)/package.json | $(VENV)/set-up-bench
	@cd $(PEER) && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent
	@touch $@

bench-server: $(VENV)/set-up-bench build $(PEER)/node_modules/.package-lock.json  ## measure the server beside boardgame.io's
	$(COMPILED) $(BIN)/python -m benchmarks.server $(PARTS)

fuzz: $(VENV)/set-up-dev build  ## play many random games with all checks, compiled (GAME, GAMES, SEED)
	$(COMPILED) $(BIN)/intriga fuzz $(GAME) --games $(GAMES) --seed $(SEED)

prove: $(VENV)/set-up-dev  ## prove that every clause has a test that fails without it (GAME)
	$(BIN)/intriga clauses $(GAME) --prove --jobs $(JOBS)

mutants: $(VENV)/set-up-dev  ## plant small faults in the rules and list those that no test notices
	$(BIN)/python tools/mutants.py --jobs $(JOBS)

requirements: $(VENV)/set-up-dev  ## pin what requirements/*.in ask for, with hashes
	tools/pin

clean:  ## remove everything that was built or set up
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	rm -rf .hypothesis .coverage src/*.egg-info page/node_modules benchmarks/server/peer/node_modules
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
