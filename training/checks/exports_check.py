"""Our JSON Lines in TRL: read by `load_dataset("json")`, rendered as they were written, two steps of SFT and of DPO for each kind."""

import json
import math
import tempfile
from pathlib import Path
from typing import Any

from datasets import Dataset, load_dataset
from tiny_model import tiny_config, tiny_tokenizer
from transformers import LlamaForCausalLM
from trl import DPOConfig, DPOTrainer, SFTConfig, SFTTrainer

from training.checks.exports import write_exports

# What a trainer needs; the other columns say where a row comes from.
COLUMNS = {"sft": ("prompt", "completion", "tools"), "dpo": ("prompt", "chosen", "rejected", "tools")}
SETTINGS: dict[str, Any] = {
    **{"max_steps": 2, "per_device_train_batch_size": 2, "use_cpu": True, "max_length": 2048},
    **{"logging_steps": 1, "disable_tqdm": True, "report_to": "none", "save_strategy": "no"},
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for kind, file in write_exports(Path(folder)):
            check(kind, str(file))


def check(kind: str, file: str) -> None:
    written = [json.loads(line) for line in Path(file).read_text().splitlines()]
    tokenizer = tiny_tokenizer(json.dumps(row, ensure_ascii=False) for row in written[:200])
    read = load_dataset("json", data_files=file, split="train", cache_dir=tempfile.mkdtemp())
    for row, again in zip(written, read, strict=True):
        texts, same = rendered(tokenizer, kind, row), rendered(tokenizer, kind, again)
        assert texts == same, (texts, same)
        assert not any(": null" in text for text in texts), texts
    losses = train(kind, tokenizer, read.select_columns([name for name in COLUMNS[kind] if name in read.column_names]))
    assert len(losses) == 2 and all(map(math.isfinite, losses)), losses
    print(f"{kind}: {len(written)} rows of {Path(file).name}, losses {', '.join(f'{loss:.2f}' for loss in losses)}")


def rendered(tokenizer: Any, kind: str, row: dict[str, Any]) -> list[str]:
    """Each way that a row may go on, as the model reads it."""
    return [
        tokenizer.apply_chat_template(row["prompt"] + row[way], tools=row.get("tools"), tokenize=False)
        for way in COLUMNS[kind][1:]
        if way != "tools"
    ]


def train(kind: str, tokenizer: Any, rows: Dataset) -> list[float]:
    model = LlamaForCausalLM(tiny_config(tokenizer))
    folder = tempfile.mkdtemp()
    if kind == "sft":
        args = SFTConfig(output_dir=folder, **SETTINGS)
        trainer: Any = SFTTrainer(model, args=args, train_dataset=rows, processing_class=tokenizer)
    else:
        # Without it the trainer looks for a model by the name of this one.
        reference = LlamaForCausalLM(tiny_config(tokenizer))
        args = DPOConfig(output_dir=folder, **SETTINGS)
        trainer = DPOTrainer(model, reference, args=args, train_dataset=rows, processing_class=tokenizer)
    trainer.train()
    return [log["loss"] for log in trainer.state.log_history if "loss" in log]


if __name__ == "__main__":
    main()
