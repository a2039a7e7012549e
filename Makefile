# Every target does its own set-up: python3 (3.11 or newer) and make are enough. Another Python: make play PYTHON=...
PYTHON ?= python3
RUN := .venv/bin/python scripts

.PHONY: help play fast test lint bench soak lock clean play-environment dev-environment

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' Makefile

play: play-environment  ## play in the terminal; make play ARGS="--lang pl"
	@exec $(RUN)/play.py $(ARGS)

fast: play-environment  ## compile the engine now; make play does it in the background
	@$(RUN)/fast.py build

test: dev-environment  ## lint, then all tests, interpreted and compiled
	@$(RUN)/check.py test

lint: dev-environment  ## format, lint and types
	@$(RUN)/check.py lint

bench: dev-environment  ## how fast the games run
	@$(RUN)/check.py bench

soak: dev-environment  ## the long tests, compiled
	@$(RUN)/check.py soak

lock: dev-environment  ## newest packages into requirements/*.lock
	@$(RUN)/lock.py

clean:  ## remove everything made here
	@rm -rf .venv .venv-fast build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

play-environment:
	@$(PYTHON) scripts/bootstrap.py play

dev-environment:
	@$(PYTHON) scripts/bootstrap.py dev
