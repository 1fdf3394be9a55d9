"""The results of a run: kept one by one, and as a table."""

import json
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from training.ladder.evaluate import wilson

HEAD = """\
| stage | rung | passed (95 %) | of each seed | searched | reward |
| ----- | ---- | ------------- | ------------ | -------- | ------ |"""


def once(out: Path, name: str, work: Callable[..., Any], *arguments: Any) -> None:
    """Does work and keeps its result under a name, with the hours that it took (of the last try); does nothing where it is kept."""
    results = _results(out)
    if name in results:
        return
    began, worked = time.monotonic(), time.process_time()
    result = work(*arguments)
    hours = {"hours": (time.monotonic() - began) / 3600, "processor_hours": (time.process_time() - worked) / 3600}
    part = out / "results.part"
    part.write_text(json.dumps({**results, name: {**hours, **(result or {})}}, indent=2))
    part.rename(_file(out))


def write_table(out: Path) -> str:
    """Writes `results.md`: for each stage and rung the passes of all seeds together, each seed's share, and the hours."""
    results = _results(out)
    stages: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for name, result in results.items():
        folder, rung = name.split(" ")
        if rung != "training":
            stages[(folder.rstrip("0123456789").rstrip("-"), rung)].append(result)
    lines = [HEAD, *(_line(stage, rung, runs) for (stage, rung), runs in stages.items()), ""]
    trained = [(name, result) for name, result in results.items() if name.endswith(" training")]
    lines += [f"- {name}: {of['hours']:.2f} h, {of['processor_hours']:.2f} h of a core" for name, of in trained]
    (out / "results.md").write_text("\n".join(lines) + "\n")
    return "\n".join(lines)


def _line(stage: str, rung: str, runs: list[dict[str, Any]]) -> str:
    count = sum(run["count"] for run in runs)
    passed = sum(run["passed"] * run["count"] for run in runs)
    low, high = wilson(passed, count)
    each = ", ".join(f"{run['passed']:.2f}" for run in runs)
    searched, reward = (sum(run[name] for run in runs) / len(runs) for name in ("searched", "reward"))
    shares = f"{passed / count:.2f} ({low:.2f} to {high:.2f}) | {each} | {searched:.2f} | {reward:.2f}"
    return f"| {stage} | {rung} | {shares} |"


def _results(out: Path) -> dict[str, dict[str, Any]]:
    return json.loads(_file(out).read_text()) if _file(out).exists() else {}


def _file(out: Path) -> Path:
    return out / "results.json"
