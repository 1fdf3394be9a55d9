"""The first habit: SmolLM2 learns by GRPO to search, from a start in which half of the demonstrations don't. One seed: a sign, no gate."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from training.environment_server import ROOT

WINDOW = 6
# Of the share of attempts that search, from the first steps to the last.
LEAST_RISE = 0.3


def main() -> None:
    with tempfile.TemporaryDirectory() as out:
        size = ["--rungs", "1", "--seeds", "1", "--demonstrations", "200", "--steps", "30", "--tasks", "25"]
        run = ["-m", "training.ladder", "--out", out, "--arms", "replay", "--without-search", "0.5"]
        subprocess.run([sys.executable, *run, *size], cwd=ROOT, check=True)
        logged = map(json.loads, (Path(out) / "replay-1-log.jsonl").read_text().splitlines())
        searched = [step["env/searched"] for step in logged if "env/searched" in step]
    first, last = sum(searched[:WINDOW]) / WINDOW, sum(searched[-WINDOW:]) / WINDOW
    print(
        f"searched: {first:.2f} in the first {WINDOW} steps, {last:.2f} in the last",
        [f"{share:.2f}" for share in searched],
    )
    assert last - first >= LEAST_RISE, (first, last)


if __name__ == "__main__":
    main()
