"""Before, after the cold start, after GRPO: the pass rate of SmolLM2-135M on held-out tasks of the ladder.

    python -m training.ladder --out .data/ladder --rungs 1 --seeds 1 --demonstrations 200 --steps 40

Every stage is kept in its folder: the same command goes on where it was stopped, and one with more seeds adds them.
"""

import argparse
import json
from pathlib import Path

from training.ladder.experiment import Experiment, Settings

ARMS = ("replay", "no-replay")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--out", type=Path, required=True, help="folder of checkpoints and results, outside of git")
    add("--rungs", type=int, default=4, choices=range(1, 5), help="1 to so many")
    add("--seeds", type=int, default=3)
    add("--arms", default=",".join(ARMS), help="GRPO with replay, without, or both")
    add("--demonstrations", type=int, default=1000, help="of all rungs together")
    add("--without-search", type=float, default=0, help="share of them that is spoiled: a made-up plan, no search")
    add("--epochs", type=float, default=1)
    add("--steps", type=int, default=400, help="of GRPO, one task each")
    add("--rate", type=float, default=3e-4, help="learning rate of both stages")
    add("--tasks", type=int, default=100, help="held-out tasks of each rung")
    options = parser.parse_args()
    arms = options.arms.split(",")
    if not set(arms) <= set(ARMS):
        parser.error(f"--arms: choose among {', '.join(ARMS)}.")
    settings = Settings(
        **{name: getattr(options, name) for name in ("rungs", "demonstrations", "without_search", "epochs")},
        **{name: getattr(options, name) for name in ("steps", "rate", "tasks")},
    )
    out = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    same_settings(out, settings)
    print(Experiment(out, settings).run(options.seeds, arms), flush=True)


def same_settings(out: Path, settings: Settings) -> None:
    """A folder has the results of one experiment; seeds and arms may be added."""
    file = out / "settings.json"
    if not file.exists():
        file.write_text(json.dumps(vars(settings), indent=2))
    elif json.loads(file.read_text()) != vars(settings):
        raise SystemExit(f"{out} has results of other settings ({file.name}): choose another folder.")


if __name__ == "__main__":
    main()
