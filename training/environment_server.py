"""The project's own environment server as a child process, and its command line."""

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
DRAGOMAN = ["node", "scripts/dragoman.mjs"]


@contextmanager
def environment_server(journal: Path, sets: list[str], split: str = "train", port: int = 0) -> Iterator[str]:
    """Serves generated sets until the block ends; gives the address. `port=0`: any that is free."""
    options = [
        "--tasks",
        ",".join(sets),
        "--split",
        split,
        "--journal",
        str(journal),
        "--port",
        str(port or _free_port()),
    ]
    server = subprocess.Popen([*DRAGOMAN, "env", "serve", *options], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline() if server.stdout else ""
        if not line.startswith("Serving on "):
            raise SystemExit("The environment server did not start: run `npm ci` in the project's root first.")
        yield line.removeprefix("Serving on ").strip()
    finally:
        server.terminate()
        server.wait(timeout=30)


def dragoman(*arguments: str) -> None:
    """Runs a command of the project."""
    subprocess.run([*DRAGOMAN, *arguments], cwd=ROOT, check=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
