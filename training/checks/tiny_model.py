"""A model of one layer with random weights, and a tokenizer trained on the spot: all that a plumbing test needs."""

from collections.abc import Iterable
from typing import Any

import torch
from dragoman_env import with_tools
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

START, END = "<|im_start|>", "<|im_end|>"


def tiny_tokenizer(texts: Iterable[str]) -> Any:
    """A byte-level BPE tokenizer of these texts, with the ChatML tool templates."""
    bpe = Tokenizer(models.BPE())
    bpe.pre_tokenizer, bpe.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    bpe.train_from_iterator(
        texts, trainers.BpeTrainer(vocab_size=1000, special_tokens=[END, START], initial_alphabet=alphabet)
    )
    return with_tools(PreTrainedTokenizerFast(tokenizer_object=bpe, eos_token=END, pad_token=END, bos_token=START))


def tiny_config(tokenizer: Any) -> LlamaConfig:
    return LlamaConfig(
        **{"vocab_size": len(tokenizer), "hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 1},
        **{"num_attention_heads": 2, "num_key_value_heads": 2, "max_position_embeddings": 4096},
        **{"eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id},
    )


class Scripted(LlamaForCausalLM):
    """Its weights learn as any; what it "generates" is written by a function of the prompt and the place in the batch."""

    def script(self, tokenizer: Any, write: Any) -> "Scripted":
        self._tokenizer, self._write, self.batches = tokenizer, write, 0
        return self

    def generate(self, input_ids: torch.Tensor, **_: Any) -> torch.Tensor:
        prompts = self._tokenizer.batch_decode(input_ids)
        texts = [self._write(prompt, place, self.batches) + END for place, prompt in enumerate(prompts)]
        self.batches += 1
        made = [self._tokenizer(text, add_special_tokens=False)["input_ids"] for text in texts]
        longest = max(map(len, made))
        padded = [ids + [self._tokenizer.pad_token_id] * (longest - len(ids)) for ids in made]
        return torch.cat([input_ids, torch.tensor(padded)], dim=1)
