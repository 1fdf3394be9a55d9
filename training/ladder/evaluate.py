"""The share of held-out tasks that a model passes, by greedy decoding."""

import math
import time
from pathlib import Path
from typing import Any

import torch
from dragoman_env import DragomanEnvironment, environment_class
from trl.chat_template_utils import parse_response

from training.ladder.small_model import load

BATCH = 25
MOST_TURNS = 8
MOST_TOKENS = 90


def evaluate(folder: Path, url: str, rung: str, count: int) -> dict[str, Any]:
    """Means over the first `count` tasks of a rung that the server plays: reward, passed, searched, with the passes' 95 % interval."""
    began = time.monotonic()
    model, tokenizer = load(folder)
    model.eval()
    kind = environment_class(url, rung)
    episodes: list[dict[str, float]] = []
    for first in range(0, count, BATCH):
        episodes += _play(model, tokenizer, [kind() for _ in range(first, min(first + BATCH, count))], first)
        left = (time.monotonic() - began) / len(episodes) * (count - len(episodes))
        print(f"{folder.name} on {rung}: {len(episodes)} of {count} tasks, {left / 60:.0f} min left", flush=True)
    passed = sum(episode["passed"] for episode in episodes)
    means = {
        name: sum(episode.get(name, 0) for episode in episodes) / count
        for name in ("reward", "passed", "searched", "listed")
    }
    return {**means, "interval": wilson(passed, count), "count": count, "seconds": round(time.monotonic() - began)}


def wilson(passed: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, passed / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


@torch.inference_mode()
def _play(model: Any, tokenizer: Any, environments: list[DragomanEnvironment], first: int) -> list[dict[str, float]]:
    """Plays a batch of episodes, a turn of all that go on at a time."""
    tools = _methods(environments[0])
    talks = [
        [{"role": "user", "content": environment.reset(seed=first + at)}] for at, environment in enumerate(environments)
    ]
    going = list(range(len(talks)))
    for _ in range(MOST_TURNS):
        if not going:
            break
        prompts = [
            tokenizer.apply_chat_template(talks[at], tools=tools, return_dict=False, add_generation_prompt=True)
            for at in going
        ]
        still = []
        for at, prompt, answer in zip(going, prompts, _answers(model, tokenizer, prompts), strict=True):
            # As GRPOTrainer reads it: a call that is no JSON is words, and ends the episode.
            message = parse_response(tokenizer, answer, prefix=prompt, tools=tools)
            calls = [
                call["function"] for call in message.get("tool_calls") or [] if isinstance(call.get("function"), dict)
            ]
            talks[at].append(message)
            for call in calls:
                talks[at].append(_answer_of(environments[at], call))
            if calls:
                still.append(at)
        going = still
    return [{"reward": environment._verify(), **environment.reward_components} for environment in environments]


def _answers(model: Any, tokenizer: Any, prompts: list[list[int]]) -> list[list[int]]:
    """What the model says to each prompt, up to and with the end."""
    end = tokenizer.eos_token_id
    batch = tokenizer.pad({"input_ids": prompts}, padding=True, padding_side="left", return_tensors="pt")
    made = model.generate(**batch, max_new_tokens=MOST_TOKENS, do_sample=False, pad_token_id=end)
    answers = made[:, batch["input_ids"].shape[1] :].tolist()
    # Padding after the end is the end's own token.
    return [ids[: ids.index(end) + 1] if end in ids else ids for ids in answers]


def _answer_of(environment: DragomanEnvironment, call: dict[str, Any]) -> dict[str, str]:
    name, arguments = call.get("name"), call.get("arguments")
    is_tool = isinstance(name, str) and name in {tool.__name__ for tool in _methods(environment)}
    content = (
        environment._call(name, arguments if isinstance(arguments, dict) else {})
        if is_tool
        else f"There is no tool {name}."
    )
    return {"role": "tool", "name": str(name), "content": content}


def _methods(environment: DragomanEnvironment) -> list[Any]:
    names = [name for name in vars(type(environment)) if not name.startswith("_") and name != "get_reward"]
    return [getattr(environment, name) for name in names]
