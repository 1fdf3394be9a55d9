"""A line for each report of a trainer: the stage, how far it is, and the time left."""

import logging
import time
import warnings
from typing import Any

from transformers import PrinterCallback, Trainer, TrainerCallback, TrainerControl, TrainerState, TrainingArguments


def quiet(trainer: Trainer) -> None:
    """Leaves only our own lines: no figures as dictionaries, no rollouts of groups that were left unscored."""
    trainer.remove_callback(PrinterCallback)
    logging.getLogger("trl.trainer.grpo_trainer").setLevel(logging.ERROR)
    warnings.filterwarnings("ignore", category=FutureWarning)


class Progress(TrainerCallback):
    """`figures`: names of logged figures to show."""

    def __init__(self, stage: str, figures: tuple[str, ...]) -> None:
        self._stage, self._figures = stage, figures
        self._began, self._first = time.monotonic(), 0

    def on_train_begin(self, args: TrainingArguments, state: TrainerState, control: TrainerControl, **_: Any) -> None:
        self._began, self._first = time.monotonic(), state.global_step

    def on_log(
        self, args: TrainingArguments, state: TrainerState, control: TrainerControl, logs: dict | None = None, **_: Any
    ) -> None:
        done = state.global_step - self._first
        if done == 0:
            return
        left = (time.monotonic() - self._began) / done * (state.max_steps - state.global_step)
        known = [(name, (logs or {}).get(name)) for name in self._figures]
        shown = " ".join(f"{name.split('/')[-1]} {value:.2f}" for name, value in known if isinstance(value, float))
        print(
            f"{self._stage}: step {state.global_step} of {state.max_steps}, {left / 60:.0f} min left  {shown}",
            flush=True,
        )
