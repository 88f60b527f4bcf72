# Every target makes what it needs by itself: a fresh clone, Python 3.11+ and `make` are enough.
# `make help` lists the targets.

SHELL := /bin/bash
.DEFAULT_GOAL := help

BIN := .venv/bin
READY := .venv/.ready
RESEARCH := .venv/.research
EXTRAS := pettingzoo openspiel ray datasets plots ratings training
UV_COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: help play web docs test deep check format bench fast lock clean \
	check-format check-lint check-types check-layers check-strings check-paths check-rulings check-values check-wire \
	check-duplicates

help: ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)$$/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(READY) ## build the browser client, start the server, say its address
	@tools/build_web.sh || echo "The browser client could not be built; the server starts without it." >&2
	$(BIN)/zeitalter serve $(ARGS)

web: $(READY) ## build the browser client
	@tools/build_web.sh

docs: $(RESEARCH) ## build the documentation as a site; the server offers it under /docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict $(ARGS)

test: $(RESEARCH) web ## all tests but the deep ones, on all cores
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

deep: $(RESEARCH) web ## all tests, the deep ones too (takes long)
	$(BIN)/python -m pytest -n auto --dist worksteal -m "deep or not deep" $(ARGS)

check: $(RESEARCH) ## style, types, layers, wording, paths, rulings, learnt values; changes nothing
	@$(MAKE) --no-print-directory --jobs=2 --keep-going --output-sync=target \
		check-types check-format check-lint check-layers check-strings check-paths check-rulings check-values \
		check-wire check-duplicates

check-format:
	$(BIN)/ruff format --check .
check-lint:
	$(BIN)/ruff check --quiet .
check-types:
	$(BIN)/mypy --no-error-summary
check-layers:
	$(BIN)/lint-imports --no-cache --no-logo
check-strings:
	$(BIN)/python tools/check_strings.py
check-paths:
	$(BIN)/python tools/check_paths.py
check-rulings:
	$(BIN)/python tools/check_rulings.py
check-values:
	$(BIN)/python tools/check_values.py
check-wire:
	$(BIN)/python tools/generate_types.py --check
# The same eight lines in two places of the engine and the games are one idea that wants one place. What a seat may see is
# listed by hand (shape.py, observe.py), so that no new field of a position leaves it unasked.
check-duplicates:
	@found=$$($(BIN)/symilar --duplicates=8 --ignore-comments --ignore-docstrings --ignore-imports --ignore-signatures \
		$$(find src/zeitalter/core src/zeitalter/games src/zeitalter/bots -name '*.py' -not -name observe.py -not -name shape.py)); \
	if grep -q "similar lines" <<<"$$found"; then echo "$$found"; exit 1; fi

format: $(READY) ## format the code and fix what ruff can fix
	$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format .
	$(BIN)/python tools/generate_types.py
	@tools/build_web.sh node && PATH="$$(tools/build_web.sh path):$$PATH" npm --prefix web run --silent format

bench: $(READY) ## decisions per second, state copies
	$(BIN)/zeitalter bench $(ARGS)

fast: $(READY) ## compile the engine into build/fast; zeitalter uses it while it is fresh
	$(BIN)/python tools/build_fast.py $(ARGS)

lock: $(READY) ## pin the newest allowed packages into requirements/
	$(UV_COMPILE) --upgrade pyproject.toml --output-file requirements/run.txt
	$(UV_COMPILE) --upgrade pyproject.toml --group dev --constraint requirements/run.txt --output-file requirements/dev.txt
	$(UV_COMPILE) --upgrade pyproject.toml $(EXTRAS:%=--extra %) --group docs --constraint requirements/dev.txt \
		--output-file requirements/research.txt
	$(UV_COMPILE) --upgrade --group node --output-file requirements/node.txt

clean: ## remove everything that make made, the virtual environment too
	rm -rf .venv build dist web/node_modules src/zeitalter/server/{static,docs} .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements/dev.txt tools/make_env.sh
	@tools/make_env.sh .venv

# What only researchers, the documentation and the tests of both need: `make play` goes without.
$(RESEARCH): $(READY) requirements/research.txt
	@echo "Installing the packages for researchers and the documentation ..." >&2
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-input --require-hashes -r requirements/research.txt
	@touch $(RESEARCH)
