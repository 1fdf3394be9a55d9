"""Small exports of every kind, made by the project's own commands."""

from pathlib import Path

from training.environment_server import dragoman


def write_exports(folder: Path) -> list[tuple[str, Path]]:
    """Writes them; gives each file with what it is for, "sft" or "dpo"."""
    demonstrations = folder / "demonstrations.jsonl"
    rung = "ladder-4"
    dragoman("env", "demonstrate", "--tasks", rung, "--set", rung, "--count", "20", "--out", str(demonstrations))
    policy, sft, dpo = folder / "policy", folder / "dialogs.jsonl", folder / "pairs.jsonl"
    dragoman("train", "policy", "dpo", "--dialogs", "10", "--iterations", "1", "--pairs", "4", "--out", str(policy))
    dragoman("export", "sft", "--from", str(policy), "--out", str(sft))
    dragoman("export", "dpo", "--from", str(policy), "--out", str(dpo))
    return [("sft", demonstrations), ("sft", sft), ("dpo", dpo)]
