# Every target does its own set-up: python3 (3.11 or newer) and make are enough. Another Python: make play PYTHON=...
PYTHON ?= python3
RUN := .venv/bin/python scripts

.PHONY: help play terminal fast test lint format bench soak lock clean play-environment dev-environment

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' Makefile

play: play-environment  ## open the games in the browser, for every device in the house
	@exec $(RUN)/play.py $(ARGS)

terminal: play-environment  ## play at a prompt; make terminal ARGS="nightmarium --lang pl"
	@exec $(RUN)/play.py terminal $(ARGS)

fast: play-environment  ## compile the engine now; make play does it in the background
	@$(RUN)/fast.py build

test: dev-environment  ## lint, then all tests, interpreted and compiled
	@$(RUN)/check.py test

lint: dev-environment  ## check formatting, style and types
	@$(RUN)/check.py lint

format: dev-environment  ## put everything into the form that lint asks for
	@$(RUN)/check.py format

bench: dev-environment  ## how fast the games run
	@$(RUN)/check.py bench

soak: dev-environment  ## the long tests, compiled
	@$(RUN)/check.py soak

lock: dev-environment  ## newest packages into requirements/*.lock
	@$(RUN)/lock.py

clean:  ## remove everything made here
	@rm -rf .venv .venv-fast build dist web/node_modules src/nightlight/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis

play-environment:
	@$(PYTHON) scripts/bootstrap.py play

dev-environment:
	@$(PYTHON) scripts/bootstrap.py dev
