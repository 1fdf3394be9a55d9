"""GRPO on the ladder, with a spread filter, and replay of failed tasks where it is wanted (DeepTravel, reply-augmented)."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from datasets import IterableDataset
from dragoman_env import GroupReward, Replay, environment_class
from transformers import TrainerCallback, TrainerControl, TrainerState, TrainingArguments
from trl import GRPOConfig, GRPOTrainer

from training.ladder.progress import Progress, quiet
from training.ladder.small_model import HAS_BF16, LORA, load, save_merged
from training.ladder.stages import last_checkpoint

GROUP = 8


@dataclass(frozen=True)
class Climb:
    """One run of reinforcement learning."""

    url: str
    rungs: tuple[str, ...]
    steps: int
    rate: float
    seed: int
    replay_every: int


def reinforce(base: Path, climb: Climb, out: Path) -> None:
    """Trains `base` rung by rung and writes the merged model to `out`; goes on from the last checkpoint of an earlier try.

    `out`-log.jsonl gets the figures of each step. The buffer of failed tasks is not kept across a restart: it fills again.
    """
    work = out.with_name(out.name + "-work")
    model, tokenizer = load(base)
    begun = last_checkpoint(work)
    done = 0 if begun is None else int(begun.rsplit("-", 1)[1])
    rows = _rows(climb)
    replay = Replay([*rows[done:], *rows[:done]], every=climb.replay_every)
    environments = {rung: environment_class(climb.url, rung, owns_reward=False) for rung in climb.rungs}
    trainer = GRPOTrainer(
        model,
        reward_funcs=GroupReward(GROUP, replay=replay),
        args=GRPOConfig(
            output_dir=str(work),
            **{"max_steps": climb.steps, "per_device_train_batch_size": GROUP, "num_generations": GROUP},
            **{"max_completion_length": 700 if climb.rungs[-1] > "ladder-1" else 220, "max_tool_calling_iterations": 8},
            **{"learning_rate": climb.rate, "lr_scheduler_type": "constant", "temperature": 1.0, "beta": 0.0},
            **{"bf16": HAS_BF16, "use_cpu": True, "dataloader_pin_memory": False, "seed": climb.seed},
            **{"shuffle_dataset": False, "ignore_data_skip": True, "activation_checkpointing": True},
            **{"save_steps": 10, "save_total_limit": 1, "logging_steps": 1, "disable_tqdm": True, "report_to": "none"},
        ),
        train_dataset=IterableDataset.from_generator(replay.rows),
        environment_factory=environments,
        processing_class=tokenizer,
        peft_config=LORA,
        callbacks=[
            Progress(
                f"GRPO, seed {climb.seed}, replay {'on' if climb.replay_every else 'off'}",
                ("env/reward", "env/searched", "env/passed"),
            ),
            _Log(out.with_name(out.name + "-log.jsonl"), replay),
        ],
    )
    quiet(trainer)
    trainer.train(resume_from_checkpoint=begun)
    save_merged(trainer.model, tokenizer, out)


def _rows(climb: Climb) -> list[dict[str, Any]]:
    """A task for each step, the lowest rung first, other ones for each seed. The prompt comes from the server at the reset."""
    first = 100_000 * climb.seed
    rungs = [climb.rungs[step * len(climb.rungs) // climb.steps] for step in range(climb.steps)]
    return [
        {"prompt": [{"role": "user", "content": ""}], "environment": rung, "task_set": rung, "seed": first + step}
        for step, rung in enumerate(rungs)
    ]


class _Log(TrainerCallback):
    """Keeps the figures of every step, and the tasks that were served."""

    def __init__(self, file: Path, replay: Replay) -> None:
        self._file, self._replay = file, replay

    def on_log(
        self, args: TrainingArguments, state: TrainerState, control: TrainerControl, logs: dict | None = None, **_: Any
    ) -> None:
        with self._file.open("a") as file:
            file.write(
                json.dumps({"step": state.global_step, **(logs or {}), "served": self._replay.served[-4:]}) + "\n"
            )
