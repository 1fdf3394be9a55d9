"""Runs trainers of others against our environment server.

    python3 -m training.checks quick     # OpenEnv, TRL, our exports, both MCP clients; a minute after the first install
    python3 -m training.checks long      # verifiers, NeMo Gym where there is Python 3.12, the small model's first habit

In the project's root, after `npm ci`. Each trainer gets an environment of its own under --venvs, pinned by
`training/checks/requirements`. `--only NAME` runs one check.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from training.checks.interpreters import find_python
from training.checks.venvs import install, python_of
from training.environment_server import ROOT, dragoman, environment_server

CHECKS = Path(__file__).parent
SET = "ladder-1"
LINES_OF_A_FAILURE = 40


@dataclass(frozen=True)
class Check:
    name: str
    # The environment that it runs in; None: this Python, without a package.
    venv: str | None
    arguments: list[str] = field(default_factory=list)
    # The version of Python that the trainer needs, where it may not be this one.
    python: str | None = None
    # Whether it needs the small model's weights.
    weights: bool = False


def checks_of(kind: str, url: str, folder: Path) -> list[Check]:
    """What a command runs; makes the files that they read."""
    rows = folder / "rows.jsonl"
    dragoman("env", "tasks", "--tasks", SET, "--set", SET, "--count", "20", "--out", str(rows))
    if kind == "long":
        return [
            Check("verifiers", "verifiers", ["verifiers_check.py", url, str(rows)]),
            Check("nemo-gym", "nemo-gym", ["nemo_gym_check.py", url, str(rows)], python="3.12"),
            Check("small-model", "trl", ["small_model_check.py"], weights=True),
        ]
    return [
        Check("client", None, ["-m", "unittest", "discover", "-s", str(ROOT / "clients" / "python")]),
        Check("interpreters", None, ["-m", "unittest", "test_interpreters"]),
        Check("openenv", "openenv", ["openenv_check.py", url]),
        Check("mcp-1", "mcp-1", ["mcp_1_check.py", url]),
        Check("mcp-2", "mcp-2", ["mcp_2_check.py", url]),
        Check("trl", "trl", ["trl_check.py", url, str(rows)]),
        Check("exports", "trl", ["exports_check.py"]),
        Check("ladder", "trl", ["ladder_check.py"]),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["quick", "long"])
    parser.add_argument("--venvs", type=Path, default=ROOT / ".venv-checks", help="folder of the environments")
    parser.add_argument("--only", help="the name of one check")
    options = parser.parse_args()
    failed = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with environment_server(folder / "journal.jsonl", [SET]) as url:
            checks = [check for check in checks_of(options.kind, url, folder) if options.only in (None, check.name)]
            for number, check in enumerate(checks, 1):
                began = time.monotonic()
                print(f"[{number} of {len(checks)}] {check.name}", flush=True)
                outcome = run(check, options.venvs.resolve())
                took = time.monotonic() - began
                print(f"[{number} of {len(checks)}] {check.name}: {outcome}, {took:.0f} s", flush=True)
                if outcome == "failed":
                    failed.append(check.name)
    sys.exit(f"Failed: {', '.join(failed)}" if failed else 0)


def run(check: Check, venvs: Path) -> str:
    """ok, failed (with the end of what it printed), or skipped and why."""
    interpreter, problem = (sys.executable, "") if check.python is None else find_python(check.python)
    if interpreter is None:
        return f"skipped: it needs Python {check.python}, and {problem}"
    python = Path(interpreter) if check.venv is None else python_of(check.venv, venvs, interpreter)
    if check.weights:
        # Without what the package asks for: it would build llama.cpp.
        install(python, "weights", "--no-deps")
    quiet = {
        "TRL_EXPERIMENTAL_SILENCE": "1",
        "HF_HUB_OFFLINE": "1",
        "PYTHONPATH": f"{ROOT}:{ROOT / 'clients' / 'python'}",
    }
    done = subprocess.run(
        [str(python), *check.arguments],
        cwd=CHECKS,
        env={**os.environ, **quiet},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode == 0:
        return "ok"
    print("\n".join(done.stdout.splitlines()[-LINES_OF_A_FAILURE:]))
    return "failed"


if __name__ == "__main__":
    main()
