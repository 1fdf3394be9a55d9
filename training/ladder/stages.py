"""Where a stage of a run left off."""

from pathlib import Path


def last_checkpoint(work: Path) -> str | None:
    """The newest checkpoint that a trainer wrote in a folder; null: it begins."""
    steps = [
        int(folder.name.rsplit("-", 1)[1])
        for folder in work.glob("checkpoint-*")
        if (folder / "trainer_state.json").exists()
    ]
    return str(work / f"checkpoint-{max(steps)}") if steps else None
