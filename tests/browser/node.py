"""Modules of the pages, run without a browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import web

# what the script of a test finds: `load` for modules by their path in web/, and `asked`; what it returns is the answer
FRAME: Final = """
import { createServer } from 'vite';
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const load = (path) => server.ssrLoadModule(`/${path}`);
let text = '';
for await (const part of process.stdin) text += part;
const answer = await (async (asked) => { %s })(JSON.parse(text));
await server.close();
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
"""


def run_in_node(script: str, asked: object) -> Any:
    """What the script makes of what is asked."""
    command = web.npm_command()
    assert command is not None
    node = command[0] if Path(command[0]).stem == "node" else shutil.which("node")
    assert node is not None
    done = subprocess.run(
        [node, "--input-type=module", "-e", FRAME % script],
        cwd=web.WEB,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)
