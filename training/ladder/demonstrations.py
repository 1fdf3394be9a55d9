"""Rows for the cold start: what the exact teacher does, and, where it is asked for, a bad habit among it."""

import json
import random
from itertools import groupby
from pathlib import Path
from typing import Any

from datasets import Dataset, load_dataset


def cold_start_rows(files: list[Path], without_search: float, seed: int) -> list[dict[str, Any]]:
    """Whole demonstrations of several rungs as `messages`, shuffled. In a share of them a made-up plan is submitted without any search.

    That share is a handicap put in on purpose: it gives reinforcement learning an easy habit to learn, and every figure that
    comes of it says so. An episode as one row, with the loss on the agent's turns alone, costs a third of one row a turn.
    """
    chance = random.Random(seed)
    rows: list[dict[str, Any]] = []
    for file in files:
        lines = [json.loads(line) for line in file.read_text().splitlines()]
        for _, episode in groupby(lines, key=lambda row: row["seed"]):
            *_, last = episode
            messages = [*last["prompt"], *last["completion"]]
            if chance.random() < without_search:
                messages = _without_search(messages, chance)
            rows.append({"messages": messages, "tools": last["tools"]})
    chance.shuffle(rows)
    return rows


def as_dataset(rows: list[dict[str, Any]], file: Path) -> Dataset:
    """By way of a file: `load_dataset("json")` keeps the arguments of each tool apart, `Dataset.from_list` merges them all."""
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return load_dataset("json", data_files=str(file), split="train", cache_dir=str(file.parent / "cache"))


def _without_search(messages: list[dict[str, Any]], chance: random.Random) -> list[dict[str, Any]]:
    """The task, a plan with names that nobody looked up, and the end."""
    task, *_, submitted, answer, last = json.loads(json.dumps(messages))
    arguments = submitted["tool_calls"][0]["function"]["arguments"]
    arguments["plan"] = "; ".join(f"{part.split(':')[0]}: {_made_up(chance)}" for part in arguments["plan"].split("; "))
    return [task, submitted, answer, last]


def _made_up(chance: random.Random) -> str:
    return "".join(chance.choices("ABDFNSUW", k=2)) + str(chance.randrange(1000, 9999))
