"""TRL's GRPOTrainer on the ladder: templates, parsing, calls over HTTP, rewards, advantages, steps of the optimizer; filter and replay."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import torch
from datasets import IterableDataset, load_dataset
from dragoman_env import GroupReward, Replay, environment_class
from script import next_action
from tiny_model import END, START, Scripted, tiny_config, tiny_tokenizer
from trl import GRPOConfig, GRPOTrainer
from trl.chat_template_utils import is_chat_template_prefix_preserving

GROUP = 4
SET = "ladder-1"


def main(url: str, rows_file: str) -> None:
    tokenizer = tiny_tokenizer(Path(rows_file).read_text().splitlines())
    assert is_chat_template_prefix_preserving(tokenizer)
    environment_owns_reward(url, tokenizer, rows_file)
    filter_and_replay(url, tokenizer, rows_file)


def environment_owns_reward(url: str, tokenizer: Any, rows_file: str) -> None:
    """The rows of `env tasks`, the class alone: half of the attempts do all that is asked, half make a flight up."""
    model = Scripted(tiny_config(tokenizer)).script(
        tokenizer, lambda prompt, place, _: turn(prompt, searches=place % 2 == 0)
    )
    before = model.model.embed_tokens.weight.detach().clone()
    rows = load_dataset("json", data_files=rows_file, split="train")
    trainer = trainer_of(model, tokenizer, environment_class(url, SET), rows, [], steps=2)
    trainer.train()
    first = trainer.state.log_history[0]
    print(
        {
            key: first[key]
            for key in ("reward", "reward_std", "tools/call_frequency", "tools/failure_frequency", "grad_norm")
        }
    )
    assert first["reward"] == 0.5 and first["reward_std"] > 0.5, first
    assert first["tools/failure_frequency"] == 0 and first["tools/call_frequency"] == 1.5, first
    assert first["grad_norm"] > 0 and not torch.equal(before, model.model.embed_tokens.weight), first


def filter_and_replay(url: str, tokenizer: Any, rows_file: str) -> None:
    """In the first steps nobody searches: no spread, no gradient, and the tasks come back."""

    def write(prompt: str, place: int, _: int) -> str:
        return turn(prompt, searches=len(replay.served) > 4 and place % 2 == 0)

    rows = [json.loads(line) for line in Path(rows_file).read_text().splitlines()]
    replay = Replay([{key: row[key] for key in ("prompt", "seed", "task_set")} for row in rows], every=2, tries=1)
    model = Scripted(tiny_config(tokenizer)).script(tokenizer, write)
    reward = GroupReward(GROUP, replay=replay)
    dataset = IterableDataset.from_generator(replay.rows)
    trainer = trainer_of(model, tokenizer, environment_class(url, SET, owns_reward=False), dataset, [reward], steps=6)
    trainer.train()
    logs = trainer.state.log_history
    print("served", replay.served, "spread", [log["env/groups_with_spread"] for log in logs if "env/reward" in log])
    assert logs[0]["reward"] is None and logs[0]["grad_norm"] == 0 and logs[0]["env/reward"] == 0, logs[0]
    assert logs[5]["grad_norm"] > 0 and logs[5]["env/searched"] == 0.5, logs[5]
    assert len(set(replay.served)) < len(replay.served), replay.served


def turn(prompt: str, searches: bool) -> str:
    """What an agent says next: by the script, or at once a made-up flight."""
    role, text = prompt.rsplit(START, 2)[-2].split("\n", 1)
    if role == "user" and not searches:
        return call("propose_itinerary", plan="Flight: XX1")
    action = next_action(text, text if role == "tool" else None)
    return "Done." if action is None else call(action[0], **action[1])


def call(name: str, **arguments: str) -> str:
    return f'<tool_call>\n{{"name": "{name}", "arguments": {json.dumps(arguments)}}}\n</tool_call>'


def trainer_of(
    model: Any, tokenizer: Any, environment: Any, dataset: Any, rewards: list[Any], steps: int
) -> GRPOTrainer:
    assert tokenizer.eos_token == END
    return GRPOTrainer(
        model,
        reward_funcs=rewards,
        args=GRPOConfig(
            output_dir=tempfile.mkdtemp(),
            **{"max_steps": steps, "per_device_train_batch_size": GROUP, "num_generations": GROUP},
            **{"max_completion_length": 400, "shuffle_dataset": False, "learning_rate": 1e-2, "use_cpu": True},
            **{"logging_steps": 1, "disable_tqdm": True, "report_to": "none", "save_strategy": "no"},
        ),
        train_dataset=dataset,
        environment_factory=environment,
        processing_class=tokenizer,
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
