"""An OpenAI-compatible server whose model follows `script`: chat completions as a stream, with tools or as bare JSON, and responses."""

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from script import Action, next_action

USAGE = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}


@contextmanager
def scripted_model() -> Iterator[str]:
    """Serves until the block ends; gives the base URL."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/v1"
        server.shutdown()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Checks print what they find themselves."""

    def do_GET(self) -> None:
        self._send("application/json", json.dumps({"object": "list", "data": [{"id": "scripted", "object": "model"}]}))

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.path.endswith("/responses"):
            self._send("application/json", json.dumps(response_to(body)))
        elif body.get("stream"):
            chunks = [f"data: {json.dumps(chunk)}\n\n" for chunk in chunks_of(message_to(body))]
            self._send("text/event-stream", "".join(chunks) + "data: [DONE]\n\n")
        else:
            message = {"role": "assistant", **message_to(body)}
            choice = {"index": 0, "message": message, "finish_reason": reason_of(message)}
            answer = {
                "id": "c",
                "object": "chat.completion",
                "created": 0,
                "model": "scripted",
                "choices": [choice],
                "usage": USAGE,
            }
            self._send("application/json", json.dumps(answer))

    def _send(self, kind: str, text: str) -> None:
        data = text.encode()
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def message_to(body: dict[str, Any]) -> dict[str, Any]:
    """The answer to a chat. Where no tools are offered, as by OpenEnv's taskset of verifiers, the action is the text."""
    messages = body["messages"]
    texts = [str(message.get("content") or "") for message in messages]
    if body.get("tools"):
        task = next(text for text, message in zip(texts, messages, strict=True) if message["role"] == "user")
        action = next_action(task, texts[-1] if messages[-1]["role"] == "tool" else None)
        if action is None:
            return {"content": "Done."}
        return {
            "content": None,
            "tool_calls": [
                {"index": 0, "id": f"c{len(messages)}", "type": "function", "function": function_of(action)}
            ],
        }
    observed = [text for text, message in zip(texts, messages, strict=True) if message["role"] == "user"]
    seen = re.search(r'"result": ?"((?:[^"\\]|\\.)*)"', observed[-1])
    action = next_action(observed[0], json.loads(f'"{seen[1]}"') if seen else None)
    tool, arguments = action or ("finish", {})
    return {"content": json.dumps({"tool_name": tool, "arguments": arguments})}


def response_to(body: dict[str, Any]) -> dict[str, Any]:
    """The same for the Responses API."""
    items = body["input"] if isinstance(body["input"], list) else [{"role": "user", "content": body["input"]}]
    task = json.dumps(next(item for item in items if item.get("role") == "user"))
    answered = items[-1].get("output") if items[-1].get("type") == "function_call_output" else None
    action = next_action(task, answered)
    if action is None:
        text = {"type": "output_text", "text": "Done.", "annotations": []}
        output = {"type": "message", "id": "m", "role": "assistant", "status": "completed", "content": [text]}
    else:
        output = {
            "type": "function_call",
            "id": "f",
            "call_id": f"c{len(items)}",
            "status": "completed",
            **function_of(action),
        }
    usage = {"input_tokens": 1, "output_tokens": 1, "total_tokens": 2}
    details = {"input_tokens_details": {"cached_tokens": 0}, "output_tokens_details": {"reasoning_tokens": 0}}
    return {
        **{
            "id": "r",
            "object": "response",
            "created_at": 0,
            "model": "scripted",
            "status": "completed",
            "output": [output],
        },
        **{
            "parallel_tool_calls": False,
            "tool_choice": "auto",
            "tools": body.get("tools") or [],
            "usage": {**usage, **details},
        },
    }


def function_of(action: Action) -> dict[str, str]:
    return {"name": action[0], "arguments": json.dumps(action[1])}


def reason_of(message: dict[str, Any]) -> str:
    return "tool_calls" if message.get("tool_calls") else "stop"


def chunks_of(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    head = {"id": "c", "object": "chat.completion.chunk", "created": 0, "model": "scripted"}
    yield {**head, "choices": [{"index": 0, "delta": {"role": "assistant", **message}, "finish_reason": None}]}
    yield {**head, "choices": [{"index": 0, "delta": {}, "finish_reason": reason_of(message)}]}
    yield {**head, "choices": [], "usage": USAGE}
