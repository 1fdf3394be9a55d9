"""The stages of the experiment, one after the other; what is done is not done again."""

from dataclasses import dataclass
from pathlib import Path

from training.environment_server import dragoman, environment_server
from training.ladder.cold_start import cold_start
from training.ladder.demonstrations import cold_start_rows
from training.ladder.evaluate import evaluate
from training.ladder.reinforce import Climb, reinforce
from training.ladder.small_model import unpack
from training.ladder.table import once, write_table

REPLAY_EVERY = 4


@dataclass(frozen=True)
class Settings:
    """What decides the figures; `training.ladder --help` says what each is."""

    rungs: int
    demonstrations: int
    without_search: float
    epochs: float
    steps: int
    rate: float
    tasks: int


class Experiment:
    def __init__(self, out: Path, settings: Settings) -> None:
        self._out, self._settings = out, settings
        self._rungs = [f"ladder-{rung}" for rung in range(1, settings.rungs + 1)]

    def run(self, seeds: int, arms: list[str]) -> str:
        """All stages of these seeds; gives the table. Agents learn on the split "train" and are measured on "test"."""
        out, rungs = self._out, self._rungs
        unpack(out / "base")
        files = [self._demonstrations(rung) for rung in rungs]
        with (
            environment_server(out / "train-journal.jsonl", rungs) as train,
            environment_server(out / "test-journal.jsonl", rungs, "test") as test,
        ):
            self._measure(out / "base", test)
            for seed in range(1, seeds + 1):
                self._seed(seed, arms, files, train, test)
        return write_table(out)

    def _seed(self, seed: int, arms: list[str], files: list[Path], train: str, test: str) -> None:
        out, settings = self._out, self._settings
        started = out / f"cold-start-{seed}"
        if not started.exists():
            rows = cold_start_rows(files, settings.without_search, seed)
            learn = (out / "base", rows, started, settings.epochs, settings.rate, seed)
            once(out, f"{started.name} training", cold_start, *learn)
        self._measure(started, test)
        for arm in arms:
            climbed = out / f"{arm}-{seed}"
            every = REPLAY_EVERY if arm == "replay" else 0
            climb = Climb(train, tuple(self._rungs), settings.steps, settings.rate, seed, every)
            if not climbed.exists():
                once(out, f"{climbed.name} training", reinforce, started, climb, climbed)
            self._measure(climbed, test)

    def _measure(self, folder: Path, test: str) -> None:
        for rung in self._rungs:
            once(self._out, f"{folder.name} {rung}", evaluate, folder, test, rung, self._settings.tasks)

    def _demonstrations(self, rung: str) -> Path:
        file = self._out / f"{rung}.jsonl"
        if not file.exists():
            count = str(self._settings.demonstrations // len(self._rungs))
            dragoman("env", "demonstrate", "--tasks", rung, "--set", rung, "--count", count, "--out", str(file))
        return file
