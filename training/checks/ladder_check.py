"""`training.ladder` from end to end with a model of one layer, which learns nothing: killed within GRPO, begun again, all its stages."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tiny_model import tiny_config, tiny_tokenizer
from transformers import LlamaForCausalLM

from training.environment_server import ROOT
from training.ladder.small_model import load

SIZE = ["--rungs", "2", "--seeds", "1", "--arms", "replay", "--demonstrations", "8", "--steps", "12", "--tasks", "2"]
BEFORE = ["base ladder-1", "base ladder-2", "cold-start-1 training", "cold-start-1 ladder-1", "cold-start-1 ladder-2"]
AFTER = ["replay-1 training", "replay-1 ladder-1", "replay-1 ladder-2"]
CHECKPOINT = 10


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        out = Path(name)
        tokenizer = tiny_tokenizer(["Find the cheapest flight from Dallas to Austin on 2027-03-10. AA1234 $80"])
        LlamaForCausalLM(tiny_config(tokenizer)).save_pretrained(out / "base")
        tokenizer.save_pretrained(out / "base")
        kill_at_checkpoint(out)
        kept, steps = results_in(out), steps_in(out)
        assert list(kept) == BEFORE and steps[:CHECKPOINT] == list(range(1, CHECKPOINT + 1)), (kept, steps)
        assert ladder(out).wait() == 0
        results = results_in(out)
        assert list(results) == BEFORE + AFTER and {name: results[name] for name in BEFORE} == kept, results
        # It went on after the checkpoint; the last line is the trainer's summary.
        assert min(steps_in(out)[len(steps) :]) == CHECKPOINT + 1, steps_in(out)
        load(out / "replay-1")
        print((out / "results.md").read_text())


def kill_at_checkpoint(out: Path) -> None:
    running = ladder(out)
    while not (out / "replay-1-work" / f"checkpoint-{CHECKPOINT}" / "trainer_state.json").exists():
        assert running.poll() is None, "It ended before its checkpoint."
        time.sleep(0.2)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def ladder(out: Path) -> subprocess.Popen:
    """The command, as the head of a group of its own with the servers it starts."""
    command = [sys.executable, "-m", "training.ladder", "--out", str(out), *SIZE]
    return subprocess.Popen(command, cwd=ROOT, start_new_session=True)


def results_in(out: Path) -> dict:
    return json.loads((out / "results.json").read_text())


def steps_in(out: Path) -> list[int]:
    return [json.loads(line)["step"] for line in (out / "replay-1-log.jsonl").read_text().splitlines()]


if __name__ == "__main__":
    main()
