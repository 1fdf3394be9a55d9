"""Calls of tools between chat completions and a model with the templates of `clients/python`."""

import json
import uuid
from typing import Any


def messages_with_calls(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Chat messages as the template reads them: what a call was given is an object, not text. ValueError: it is no JSON."""
    plain = []
    for message in messages:
        calls = [
            {
                "type": "function",
                "function": {"name": call["function"]["name"], "arguments": json.loads(call["function"]["arguments"])},
            }
            for call in message.get("tool_calls") or []
        ]
        plain.append(
            {
                "role": message["role"],
                "content": text_of(message.get("content")),
                **({"tool_calls": calls} if calls else {}),
            }
        )
    return plain


def text_of(content: Any) -> str:
    """The text of a message, which may come in parts."""
    if isinstance(content, list):
        return "".join(part.get("text", "") for part in content if isinstance(part, dict))
    return content if isinstance(content, str) else ""


def message_of(tokenizer: Any, prompt: str, text: str) -> dict[str, Any]:
    """What the model wrote as a chat message; a call that is no JSON stays text."""
    try:
        read = tokenizer.parse_response(text, prefix=prompt)
    except ValueError:
        read = {"content": text}
    calls = [call["function"] for call in read.get("tool_calls") or [] if isinstance(call.get("function"), dict)]
    if not calls or not all(isinstance(call.get("name"), str) for call in calls):
        return {"role": "assistant", "content": text}
    return {"role": "assistant", "content": read.get("content") or None, "tool_calls": [_call(call) for call in calls]}


def _call(function: dict[str, Any]) -> dict[str, Any]:
    arguments = json.dumps(function.get("arguments") or {})
    return {
        "id": f"call_{uuid.uuid4().hex[:12]}",
        "type": "function",
        "function": {"name": function["name"], "arguments": arguments},
    }
