"""Small exports of every kind, made by the project's own commands."""

from pathlib import Path

from training.environment_server import dragoman


def write_exports(folder: Path) -> list[tuple[str, Path]]:
    """Writes them; gives each file with what it is for, "sft", "dpo" or "grpo"."""
    demonstrations = folder / "demonstrations.jsonl"
    rung = "ladder-4"
    dragoman("env", "demonstrate", "--tasks", rung, "--set", rung, "--count", "20", "--out", str(demonstrations))
    policy, sft, dpo = folder / "policy", folder / "dialogs.jsonl", folder / "pairs.jsonl"
    dragoman("train", "policy", "dpo", "--dialogs", "10", "--iterations", "1", "--pairs", "4", "--out", str(policy))
    dragoman("export", "sft", "--from", str(policy), "--out", str(sft))
    dragoman("export", "dpo", "--from", str(policy), "--out", str(dpo))
    # Three in ten of its answers break off, as the seed of each rollout decides: attempts of the same task are won and lost.
    rollouts, model = folder / "rollouts", "scripted:0.7"
    size = ["--steps", "1", "--tasks-per-step", "6", "--n", "4"]
    dragoman("rollout", "--model", model, "--set", "ladder-1", *size, "--out", str(rollouts))
    played = [(kind, folder / f"trl-{kind}.jsonl") for kind in ("sft", "dpo", "grpo")]
    for _, file in played:
        dragoman("rollout", "export", str(rollouts), "--format", file.stem, "--out", str(file))
    return [*played, ("sft", demonstrations), ("sft", sft), ("dpo", dpo)]
