"""Before, after the cold start, after GRPO: the pass rate of SmolLM2-135M on held-out tasks of the ladder.

    python -m training.ladder --out .ladder --rungs 1 --seeds 1 --demonstrations 300 --steps 40

Every stage is kept in its folder: the same command goes on where it was stopped, and one with more seeds adds them.
"""

import argparse
import json
import sys
from pathlib import Path

from training.environment_server import ROOT, dragoman, environment_server

sys.path.insert(0, str(ROOT / "clients" / "python"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder of checkpoints and results, outside of git")
    parser.add_argument("--rungs", type=int, default=4, help="1 to so many (at most 4)")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--demonstrations", type=int, default=1000, help="of all rungs together")
    parser.add_argument("--without-search", type=float, default=0, help="share of them that is spoiled: a plan without a search")
    parser.add_argument("--epochs", type=float, default=1)
    parser.add_argument("--steps", type=int, default=400, help="of GRPO, one task each")
    parser.add_argument("--rate", type=float, default=3e-4, help="learning rate of both stages")
    parser.add_argument("--tasks", type=int, default=100, help="held-out tasks of each rung")
    parser.add_argument("--arms", default="replay,no-replay")
    options = parser.parse_args()
    run(options)


def run(options: argparse.Namespace) -> None:
    from training.ladder.cold_start import cold_start
    from training.ladder.demonstrations import cold_start_rows
    from training.ladder.reinforce import Climb, reinforce
    from training.ladder.small_model import unpack
    from training.ladder.table import once, write_table

    out: Path = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    _same_settings(out, options)
    rungs = [f"ladder-{rung}" for rung in range(1, options.rungs + 1)]
    unpack(out / "base")
    files = [out / f"{rung}.jsonl" for rung in rungs]
    for rung, file in zip(rungs, files, strict=True):
        if not file.exists():
            dragoman("env", "demonstrate", "--tasks", rung, "--set", rung, "--count", str(options.demonstrations // len(rungs)), "--out", str(file))
    with environment_server(out / "train-journal.jsonl", rungs) as train, environment_server(out / "test-journal.jsonl", rungs, "test") as test:

        def measured(folder: Path) -> None:
            from training.ladder.evaluate import evaluate

            for rung in rungs:
                once(out, f"{folder.name} {rung}", lambda rung=rung: evaluate(folder, test, rung, options.tasks))

        measured(out / "base")
        for seed in range(1, options.seeds + 1):
            started = out / f"cold-start-{seed}"
            if not started.exists():
                rows = cold_start_rows(files, options.without_search, seed)
                once(out, f"{started.name} hours", lambda: cold_start(out / "base", rows, started, options.epochs, options.rate, seed))
            measured(started)
            for arm in options.arms.split(","):
                climbed = out / f"{arm}-{seed}"
                climb = Climb(train, tuple(rungs), options.steps, options.rate, seed, 4 if arm == "replay" else 0)
                if not climbed.exists():
                    once(out, f"{climbed.name} hours", lambda: reinforce(started, climb, climbed))
                measured(climbed)
    print(write_table(out), flush=True)


def _same_settings(out: Path, options: argparse.Namespace) -> None:
    """A folder has the results of one experiment; seeds and arms may be added."""
    kept = {key: value for key, value in vars(options).items() if key not in ("out", "seeds", "arms")}
    file = out / "settings.json"
    if not file.exists():
        file.write_text(json.dumps(kept, indent=2))
    elif json.loads(file.read_text()) != kept:
        raise SystemExit(f"{out} has results of other settings ({file.name}): choose another folder.")


if __name__ == "__main__":
    main()
