"""Requests for chat completions as `serve_small_model` reads them; what is wrong with one is said in the words of the protocol."""

from dataclasses import dataclass

from training.tool_calls import messages_with_calls, text_of


class BadRequest(Exception):
    """A request that cannot be answered, in the words of the protocol."""

    def __init__(self, message: str, code: str | None = None, param: str | None = None):
        super().__init__(message)
        self.body = {"error": {"message": message, "type": "invalid_request_error", "code": code, "param": param}}


@dataclass(frozen=True)
class Sampling:
    temperature: float
    top_p: float
    seed: int | None
    max_tokens: int | None
    stop: tuple[str, ...]


def number(body: dict, name: str, default: float, least: float, most: float) -> float:
    value = body.get(name)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        raise BadRequest(f"{name} must be a number from {least} to {most}.", param=name)
    return value


def sampling_of(body: dict, knows_tools: bool) -> Sampling:
    stop = body.get("stop") or []
    stops = [stop] if isinstance(stop, str) else stop
    if not isinstance(stops, list) or len(stops) > 4 or not all(isinstance(one, str) and one for one in stops):
        raise BadRequest("stop must be a text or up to four.", param="stop")
    for name in ("response_format",) if knows_tools else ("tools", "response_format"):
        if body.get(name):
            raise BadRequest(f"{name} is not supported by this server.", param=name)
    limit = "max_completion_tokens" if body.get("max_completion_tokens") else "max_tokens"
    most = number(body, limit, 0, 1, 1_000_000)
    seed = number(body, "seed", -1, -(2**63), 2**63 - 1)
    return Sampling(
        temperature=number(body, "temperature", 1, 0, 2),
        top_p=number(body, "top_p", 1, 0, 1),
        seed=None if body.get("seed") is None else int(seed) % 2**63,
        max_tokens=int(most) or None,
        stop=tuple(stops),
    )


def messages_of(body: dict, knows_tools: bool) -> list[dict]:
    messages = body.get("messages")
    if not isinstance(messages, list) or not messages:
        raise BadRequest("messages must be a list that is not empty.", param="messages")
    roles = ("system", "user", "assistant", "tool") if knows_tools else ("system", "user", "assistant")
    for message in messages:
        content = message.get("content") if isinstance(message, dict) else None
        calls = message.get("tool_calls") if knows_tools and isinstance(message, dict) else None
        if not (isinstance(content, (str, list)) or calls) or message.get("role") not in roles:
            raise BadRequest(f"A message must have a role ({', '.join(roles)}) and a text.", param="messages")
    if not knows_tools:
        return [{"role": message["role"], "content": text_of(message["content"])} for message in messages]
    try:
        return messages_with_calls(messages)
    except (ValueError, KeyError, TypeError) as error:
        raise BadRequest(
            "A tool call must have a function with a name and arguments as JSON.", param="messages"
        ) from error
