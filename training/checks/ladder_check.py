"""`training.ladder` from end to end with a model of one layer, which learns nothing: stages, table, and going on after a stop."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tiny_model import tiny_config, tiny_tokenizer
from transformers import LlamaForCausalLM

from training.environment_server import ROOT
from training.ladder.small_model import load

SIZE = ["--rungs", "2", "--seeds", "1", "--arms", "replay", "--demonstrations", "8", "--steps", "11", "--tasks", "2"]
STAGES = ["base ladder-1", "base ladder-2", "cold-start-1 training", "cold-start-1 ladder-1", "cold-start-1 ladder-2"]
CLIMBED = ["replay-1 training", "replay-1 ladder-1", "replay-1 ladder-2"]


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        out = Path(name)
        tokenizer = tiny_tokenizer(["Find the cheapest flight from Dallas to Austin on 2027-03-10. AA1234 $80"])
        LlamaForCausalLM(tiny_config(tokenizer)).save_pretrained(out / "base")
        tokenizer.save_pretrained(out / "base")
        run(out)
        results = json.loads((out / "results.json").read_text())
        assert list(results) == STAGES + CLIMBED, list(results)
        load(out / "replay-1")
        goes_on(out, results)


def goes_on(out: Path, results: dict) -> None:
    """As if it had been stopped after the checkpoint of the tenth step: the eleventh is done, and nothing before it again."""
    kept = {name: results[name] for name in STAGES}
    (out / "results.json").write_text(json.dumps(kept))
    shutil.rmtree(out / "replay-1")
    shutil.rmtree(out / "replay-1-work" / "checkpoint-11", ignore_errors=True)
    log = out / "replay-1-log.jsonl"
    log.unlink()
    run(out)
    again = json.loads((out / "results.json").read_text())
    assert {name: again[name] for name in STAGES} == kept and list(again) == STAGES + CLIMBED, again
    steps = [json.loads(line)["step"] for line in log.read_text().splitlines()]
    assert set(steps) == {11}, steps


def run(out: Path) -> None:
    subprocess.run([sys.executable, "-m", "training.ladder", "--out", str(out), *SIZE], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
