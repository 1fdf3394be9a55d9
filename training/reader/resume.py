"""
Makes floats of shipped weights again, to go on from them. Usage: python -m reader.resume --weights DIR --spec FILE --out DIR

A model that is exported afresh tells which tensor of the graph is which parameter: the names of tensors follow from the architecture alone.
"""
from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from .export import write_onnx
from .labels import all_labels
from .model import Reader
from .train import pretrained


def tensors(file: Path) -> dict[str, np.ndarray]:
    """The tensors of a graph by name, quantized ones as floats."""
    raw = {one.name: numpy_helper.to_array(one) for one in onnx.load(str(file)).graph.initializer}
    out = {}
    for name, value in raw.items():
        scale = raw.get(name.removesuffix("_quantized") + "_scale")
        if not name.endswith("_quantized") or scale is None:
            out[name] = value
            continue
        zero = raw[name.removesuffix("_quantized") + "_zero_point"]
        floats = (value.astype(np.float32) - zero.astype(np.float32)) * scale
        own = name.removesuffix("_quantized")
        turned = own.endswith("_Transposed")  # The quantizer turns the weights of Gemm.
        out[own.removesuffix("_Transposed")] = floats.T if turned else floats
    return out


def main() -> None:
    arg = argparse.ArgumentParser()
    arg.add_argument("--weights", type=Path, required=True)
    arg.add_argument("--spec", type=Path, required=True)
    arg.add_argument("--out", type=Path, required=True)
    a = arg.parse_args()
    torch.manual_seed(1)
    base, _tokenizer = pretrained()
    base.config._attn_implementation = "eager"
    model = Reader(base, len(all_labels(a.spec)))
    for p in model.parameters():  # Any two tensors differ, so that each is recognized.
        if p.requires_grad and p is not base.embeddings.word_embeddings.weight:
            torch.nn.init.normal_(p)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh.onnx"
        write_onnx(model, fresh)
        names = tensors(fresh)
    shipped = tensors(a.weights / "reader.onnx")
    state = model.state_dict()
    left = []
    for key, parameter in state.items():
        if key == "encoder.embeddings.word_embeddings.weight":
            continue
        value = parameter.numpy()
        for name, tensor in names.items():
            turned = tensor.shape != value.shape or not np.array_equal(tensor, value)
            if tensor.size == value.size and name in shipped and np.array_equal(tensor.T if turned else tensor, value):
                state[key] = torch.tensor(shipped[name].T.copy() if turned else shipped[name])
                break
        else:
            left.append(key)
    model.load_state_dict(state)
    a.out.mkdir(parents=True, exist_ok=True)
    torch.save(model.state_dict(), a.out / "reader.pt")
    print(f"{len(state) - len(left)} parameters, without {left}")


if __name__ == "__main__":
    main()
