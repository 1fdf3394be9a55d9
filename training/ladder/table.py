"""The results of a run: kept one by one, and as a table."""

import json
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from training.ladder.evaluate import wilson


def once(out: Path, name: str, work: Callable[[], Any]) -> None:
    """Does work and keeps its result and its hours under a name; does nothing where they are kept."""
    results = _results(out)
    if name in results:
        return
    began = time.monotonic()
    result = work()
    kept = {"hours": (time.monotonic() - began) / 3600, **(result or {})}
    _file(out).write_text(json.dumps({**results, name: kept}, indent=2))


def write_table(out: Path) -> str:
    """Writes `results.md`: for each stage and rung the passes of all seeds together, each seed's share, and the hours."""
    results = _results(out)
    stages: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for name, result in results.items():
        folder, rung = name.split(" ")
        if rung != "hours":
            stages[(folder.rstrip("0123456789").rstrip("-"), rung)].append(result)
    lines = ["| stage | rung | passed (95 %) | of each seed | searched | reward |", "| --- | --- | --- | --- | --- | --- |"]
    for (stage, rung), runs in stages.items():
        count = sum(run["count"] for run in runs)
        passed = sum(run["passed"] * run["count"] for run in runs)
        low, high = wilson(passed, count)
        mean = {name: sum(run[name] for run in runs) / len(runs) for name in ("searched", "reward")}
        each = ", ".join(f"{run['passed']:.2f}" for run in runs)
        lines.append(f"| {stage} | {rung} | {passed / count:.2f} ({low:.2f} to {high:.2f}) | {each} | {mean['searched']:.2f} | {mean['reward']:.2f} |")
    lines += ["", *(f"- {name}: {result['hours']:.2f} h" for name, result in results.items() if name.endswith(" hours"))]
    (out / "results.md").write_text("\n".join(lines) + "\n")
    return "\n".join(lines)


def _results(out: Path) -> dict[str, dict[str, Any]]:
    return json.loads(_file(out).read_text()) if _file(out).exists() else {}


def _file(out: Path) -> Path:
    return out / "results.json"
