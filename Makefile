# make demo   sets up and runs the main job on examples/
# make test   sets up and runs the tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NODE_TOOLS := tests/handlers/typescript/node_modules/.ready \
  tests/notes_server/conformance/node_modules/.ready

.PHONY: node-tools notes-demo notes-handlers conformance demo test lint format lock outputs peers clean

demo: $(READY)
	$(BIN)/elicit-design examples --out outputs --emit page,wire

test: $(READY) node-tools
	$(BIN)/pytest -rs

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Everything that is generated and committed; tests keep it fresh.
outputs: $(READY)
	$(BIN)/python scripts/compile_data.py
	$(BIN)/elicit-design examples --out outputs --emit page,wire
	$(BIN)/elicit-design skill --out skills --force
	$(BIN)/python docs/shown_output.py
	$(BIN)/python -c "from elicit_design.reporting.rule_docs import rules_page; \
	  print(rules_page(), end='')" > docs/rules.md

# What the tests of TypeScript handlers and of the example server take from npm. Without npm those
# tests are skipped and say so.
node-tools:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(NODE_TOOLS); \
	  else echo "npm is not installed: what needs Node will not be checked"; fi

$(NODE_TOOLS): %/node_modules/.ready: %/package-lock.json
	-npm ci --prefix $* --ignore-scripts --no-audit --no-fund --silent && touch $@

# The example server (examples/notes_server): its handlers, three scenes of it, and the official
# conformance suite against it (Node 22 comes with it from npm).
notes-handlers: $(READY)
	$(BIN)/python examples/notes_server/regenerate.py

notes-demo: $(READY)
	$(BIN)/python tests/handlers/environments.py mcp-2
	cd examples/notes_server && ../../.venvs/mcp-2/bin/python -W ignore -m notes.demo

conformance: $(READY) node-tools
	$(BIN)/pytest tests/notes_server/test_conformance.py -rs

lock:
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	(echo '# What the tests run against; `make lock` rewrites it from a fresh environment.'; \
	  $(BIN)/python -m pip freeze --exclude-editable) > requirements/dev.txt
	touch $(READY)

# Peers that the benchmarks compare with; nothing else needs them.
peers:
	$(PYTHON) -m venv .tools/agent-friend
	.tools/agent-friend/bin/pip install --quiet agent-friend==0.209.0
	$(PYTHON) -m venv .tools/python
	.tools/python/bin/pip install --quiet check-jsonschema==0.39.0
	npm install --silent --prefix .tools/node ajv-cli@5.0.0 @stoplight/spectral-cli@6.16.3

clean:
	rm -rf $(VENV) .venvs .tools dist build

$(READY): pyproject.toml requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --editable '.[dev]' --constraint requirements/dev.txt
	$(BIN)/python -m compileall -q cli
	touch $(READY)
