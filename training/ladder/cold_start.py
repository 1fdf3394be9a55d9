"""Supervised fine-tuning on demonstrations (DeepTravel's cold start)."""

from pathlib import Path
from typing import Any

from trl import SFTConfig, SFTTrainer

from training.ladder.demonstrations import as_dataset
from training.ladder.progress import Progress, quiet
from training.ladder.small_model import HAS_BF16, LORA, load, save_merged
from training.ladder.stages import last_checkpoint


def cold_start(base: Path, rows: list[dict[str, Any]], out: Path, epochs: float, rate: float, seed: int) -> None:
    """Trains `base` on the rows and writes the merged model to `out`; goes on from the last checkpoint of an earlier try."""
    work = out.with_name(out.name + "-work")
    work.mkdir(parents=True, exist_ok=True)
    model, tokenizer = load(base)
    trainer = SFTTrainer(
        model,
        args=SFTConfig(
            output_dir=str(work),
            **{
                "num_train_epochs": epochs,
                "per_device_train_batch_size": 4,
                "max_length": 1024,
                "assistant_only_loss": True,
            },
            **{
                "learning_rate": rate,
                "lr_scheduler_type": "linear",
                "warmup_steps": 5,
                "activation_checkpointing": False,
            },
            **{"bf16": HAS_BF16, "use_cpu": True, "dataloader_pin_memory": False, "seed": seed},
            **{"save_steps": 25, "save_total_limit": 1, "logging_steps": 5, "disable_tqdm": True, "report_to": "none"},
        ),
        train_dataset=as_dataset(rows, work / "rows.jsonl"),
        processing_class=tokenizer,
        peft_config=LORA,
        callbacks=[Progress(f"cold start, seed {seed}", ("loss", "mean_token_accuracy"))],
    )
    quiet(trainer)
    trainer.train(resume_from_checkpoint=last_checkpoint(work))
    save_merged(trainer.model, tokenizer, out)
