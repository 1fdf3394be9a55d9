"""verifiers' own tasksets for OpenEnv and NeMo Gym against our server, by the configurations in `clients/verifiers`."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from scripted_model import scripted_model

CONFIGURATIONS = Path(__file__).parents[2] / "clients" / "verifiers"
TASKS = 3


def main(url: str, rows: str) -> None:
    with scripted_model() as model:
        evaluate("openenv", model, ["--env.taskset.base-url", url])
        evaluate("nemo-gym", model, ["--env.taskset.task.resources-url", url, "--env.taskset.dataset", rows])


def evaluate(name: str, model: str, options: list[str]) -> None:
    """The scripted agent does all that is asked, so that each rollout has to earn the whole reward."""
    with tempfile.TemporaryDirectory() as out:
        command = [str(Path(sys.executable).with_name("vf-eval")), "@", str(CONFIGURATIONS / f"{name}.toml")]
        common = ["--model", "scripted", "--client.base-url", model, "--no-rich", "-n", str(TASKS), "-o", out]
        done = subprocess.run(
            [*command, *common, *options],
            env={**os.environ, "OPENAI_API_KEY": "none"},
            capture_output=True,
            text=True,
        )
        episodes = [
            json.loads(line) for file in Path(out).rglob("traces.jsonl") for line in file.read_text().splitlines()
        ]
        rewards = [reward_of(episode) for episode in episodes]
        print(name, rewards)
        if len(rewards) != TASKS or any(reward != 1 for reward in rewards):
            sys.exit(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def reward_of(episode: dict[str, Any]) -> float:
    """The sum of an episode's weighted rewards, as verifiers counts it."""
    kinds = [kind for trace in episode["traces"] for kind in trace["rewards"].values()]
    return sum(kind["score"] * kind["weight"] for kind in kinds)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
