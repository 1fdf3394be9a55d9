"""Dragoman's environment server for TRL's GRPOTrainer: an environment class, templates for ChatML models, filter and replay.

    Environment = environment_class("http://127.0.0.1:8787", task_set="ladder-1")
    GRPOTrainer(..., environment_factory=Environment, processing_class=with_tools(tokenizer))

It speaks NeMo Gym's routes with the standard library alone. Rows come from `dragoman env tasks`.
"""

import inspect
import json
import statistics
import time
import uuid
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

COOKIE = "dragoman_session"
WANTED = ("seed", "task_set", "task_id", "episode_id")
TRIES = 6
TIMEOUT_S = 120

# A system turn with each tool on a line, by name, so that their order never matters; arguments are named, and of the
# description the first sentence is shown. What a tool answers is a turn of the role "tool". Appending a message never
# changes what was rendered before. What the model wrote is marked, for a loss on that alone.
CHATML_TOOL_TEMPLATE = r"""
{%- if tools or messages[0].role == 'system' %}
{{- '<|im_start|>system\n' }}
{%- if messages[0].role == 'system' %}{{- messages[0].content }}{%- if tools %}{{- '\n\n' }}{%- endif %}{%- endif %}
{%- if tools %}
{{- 'Tools:' }}
{%- for function in tools | map(attribute='function') | sort(attribute='name') %}
{{- '\n' + function.name + '(' + (function.parameters.properties | list | join(', ')) + '): ' }}
{{- function.description.split('. ')[0] }}
{%- endfor %}
{{- '\nCall a tool with:\n<tool_call>\n{"name": "TOOL", "arguments": {}}\n</tool_call>' }}
{%- endif %}
{{- '<|im_end|>\n' }}
{%- endif %}
{%- for message in messages %}
{%- if not (loop.first and message.role == 'system') %}
{{- '<|im_start|>' + message.role + '\n' }}
{%- if message.role == 'assistant' %}
{%- generation %}
{{- message.content or '' }}
{%- for function in message.tool_calls | default([], true) | map(attribute='function') %}
{%- if not loop.first or message.content %}{{- '\n' }}{%- endif %}
{{- '<tool_call>\n{"name": ' + (function.name | tojson) + ', "arguments": ' }}
{{- function.arguments if function.arguments is string else (function.arguments | tojson) }}
{{- '}\n</tool_call>' }}
{%- endfor %}
{{- '<|im_end|>' }}
{%- endgeneration %}
{%- else %}
{{- message.content + '<|im_end|>' }}
{%- endif %}
{{- '\n' }}
{%- endif %}
{%- endfor %}
{%- if add_generation_prompt %}{{- '<|im_start|>assistant\n' }}{%- endif %}
""".strip()

# How transformers (5.13 or later) reads an answer back: calls between the tags as JSON, all else as words.
RESPONSE_TEMPLATE: dict[str, Any] = {
    "defaults": {"role": "assistant"},
    "start_anchor": "<|im_start|>assistant\n",
    "fields": {
        "tool_calls": {
            "open": "<tool_call>",
            "close_pattern": r"</tool_call>\s*",
            "repeats": True,
            "content": "json",
            "transform": {"type": "function", "function": "{content}"},
        },
        "content": {"close_pattern": r"<\|im_end\|>\s*", "content": "text"},
    },
}


def with_tools(tokenizer: Any) -> Any:
    """The tokenizer of a ChatML model whose own template knows no tools, with templates for calls and answers."""
    tokenizer.chat_template = CHATML_TOOL_TEMPLATE
    tokenizer.response_template = RESPONSE_TEMPLATE
    return tokenizer


class EnvironmentServerError(RuntimeError):
    """The server refused a request, or could not be reached; training on would train on nothing."""


class DragomanEnvironment:
    """One episode after another on the server. `environment_class` adds a method for each tool."""

    _url = ""
    _token: str | None = None
    _task_set: str | None = None

    def __init__(self) -> None:
        self._session: str | None = None
        self._wanted: dict[str, Any] = {}
        self._calls: list[dict[str, Any]] = []
        self._failure: EnvironmentServerError | None = None
        self.reward_components: dict[str, float] = {}

    def reset(self, **row: Any) -> str | None:
        """Begins the episode of a row of `dragoman env tasks`; gives the task's prompt where the row does not have it.

        The session is kept and gets another episode: instances are reused, and a session for each would fill the server.
        """
        metadata = row.get("verifier_metadata") or {}
        named = {key: metadata.get(key, row.get(key)) for key in WANTED}
        self._wanted = {key: value for key, value in named.items() if value is not None}
        if self._task_set is not None:
            self._wanted.setdefault("task_set", self._task_set)
        self._calls, self._failure, self.reward_components = [], None, {}
        prompt = self._post("/seed_session", self._wanted)["prompt"]
        return None if any(prompt in str(message.get("content")) for message in row.get("prompt") or []) else prompt

    def _call(self, tool: str, arguments: dict[str, Any]) -> str:
        """Calls a tool; what is wrong with a call is an observation too."""
        item = {
            "type": "function_call",
            "name": tool,
            "arguments": json.dumps(arguments),
            "call_id": str(len(self._calls)),
        }
        self._calls.append(item)
        try:
            return self._post(f"/{tool}", arguments, refusals=(400, 409)).get("result") or "The episode is over."
        except EnvironmentServerError as failure:
            self._failure = failure
            raise

    def _verify(self) -> float:
        """The reward so far, 0 to 1; its parts are in `reward_components`.

        The calls go along: a server that lost the session does them again. A trainer shows the model what a tool throws and
        goes on, so a failure of the server is thrown again here, where it ends the training.
        """
        if self._failure is not None:
            raise self._failure
        verified = self._post("/verify", {**self._wanted, "response": {"output": self._calls}})
        self.reward_components = verified["reward_components"]
        return float(verified["reward"])

    def _tools(self) -> list[dict[str, Any]]:
        """The tools of the episode under way."""
        return self._send("GET", f"/sessions/{self._session}/tools")["tools"]

    def _post(self, path: str, body: dict[str, Any], refusals: tuple[int, ...] = ()) -> dict[str, Any]:
        return self._send("POST", path, body, refusals)

    def _send(self, method: str, path: str, body: Any = None, refusals: tuple[int, ...] = ()) -> dict[str, Any]:
        """Sends a request, again with the same id where the server cannot be reached, so that it is done once."""
        headers = {"content-type": "application/json", "idempotency-key": uuid.uuid4().hex}
        if self._session is not None:
            headers["cookie"] = f"{COOKIE}={self._session}"
        if self._token is not None:
            headers["authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(TRIES):
            try:
                request = Request(self._url + path, data, headers, method=method)
                with urlopen(request, timeout=TIMEOUT_S) as answer:
                    self._session = _session_in(answer.headers.get_all("set-cookie") or []) or self._session
                    return json.load(answer)
            except HTTPError as refused:
                said = json.loads(refused.read() or b"{}")
                if refused.code in refusals:
                    return {"result": said.get("message")}
                raise EnvironmentServerError(f"{path}: {refused.code}, {said.get('message')}") from None
            except (URLError, ConnectionError, TimeoutError) as unreachable:
                if attempt == TRIES - 1:
                    raise EnvironmentServerError(f"{self._url} can't be reached: {unreachable}") from None
                time.sleep(min(8.0, 0.5 * 2**attempt))
        raise AssertionError("unreachable")


def environment_class(
    url: str, task_set: str | None = None, token: str | None = None, owns_reward: bool = True
) -> type[DragomanEnvironment]:
    """An environment for `environment_factory`, with the tools that the server offers for the first task of a set as methods.

    TRL reads tools off the class: their names, type hints and docstrings. They are made from the server's schemas here, so
    that they cannot differ from it. `owns_reward=False` leaves `get_reward` out: the reward is then that of a `GroupReward`.
    """
    members: dict[str, Any] = {"_url": url.rstrip("/"), "_token": token, "_task_set": task_set}
    probe = type("Probe", (DragomanEnvironment,), members)()
    probe.reset()
    for tool in probe._tools():
        members[tool["name"]] = _method(tool["name"], tool["description"], tool["input_schema"])
    if owns_reward:
        members["get_reward"] = DragomanEnvironment._verify
    return type("DragomanEnvironment", (DragomanEnvironment,), members)


def _method(name: str, description: str, schema: dict[str, Any]) -> Callable[..., str]:
    """A method that calls a tool, with the signature, hints and docstring that TRL and transformers inspect."""
    if not name.isidentifier() or name.startswith("_") or name in ("reset", "get_reward"):
        raise ValueError(f"A tool can't be named {name}.")
    properties, required = schema.get("properties", {}), schema.get("required", [])
    hints = {key: _hint(value) if key in required else _hint(value) | None for key, value in properties.items()}

    def call(self: DragomanEnvironment, **arguments: Any) -> str:
        return self._call(name, {key: value for key, value in arguments.items() if value is not None})

    def parameter(key: str) -> inspect.Parameter:
        default = inspect.Parameter.empty if key in required else None
        return inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hints[key])

    itself = inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    call.__name__ = call.__qualname__ = name
    call.__annotations__ = {**hints, "return": str}
    call.__signature__ = inspect.Signature([itself, *map(parameter, hints)], return_annotation=str)  # type: ignore[attr-defined]
    about = [f"    {key}: {_line(value.get('description') or f'The {key}.')}" for key, value in properties.items()]
    arguments = ["", "Args:", *about] if about else []
    call.__doc__ = "\n".join([_line(description), *arguments, "", "Returns:", "    What the tool answers."])
    return call


def _hint(schema: dict[str, Any]) -> Any:
    if schema.get("enum"):
        return Literal[tuple(schema["enum"])]
    simple = {"string": str, "integer": int, "number": float, "boolean": bool, "array": list, "object": dict}
    return simple.get(schema.get("type", ""), Any)


def _line(text: str) -> str:
    return " ".join(text.split())


def _session_in(cookies: Iterable[str]) -> str | None:
    """Other servers' cookies may come along; ours is known by its name."""
    pairs = (cookie.split(";")[0].split("=", 1) for cookie in cookies)
    return next((pair[1] for pair in pairs if pair[0].strip() == COOKIE and len(pair) == 2), None)


class Replay:
    """Rows without end, as often as failed tasks come back (DeepTravel: a buffer of queries that no attempt solved).

        dataset = IterableDataset.from_generator(replay.rows)    # with max_steps and shuffle_dataset=False

    Every `every`-th row is one that failed, where there is one, at most `tries` times each. `every=0`: never.
    """

    def __init__(self, rows: list[dict[str, Any]], every: int = 4, tries: int = 2) -> None:
        self._rows, self._every, self._tries = rows, every, tries
        self._failed: deque[dict[str, Any]] = deque()
        self._seen: Counter[str] = Counter()
        self._by_key = {_key(row): row for row in rows}
        self.served: list[str] = []

    def rows(self) -> Iterator[dict[str, Any]]:
        """The rows in their order, failed ones among them."""
        fresh = 0
        while True:
            is_turn = self._every > 0 and len(self.served) % self._every == self._every - 1
            if is_turn and self._failed:
                row = self._failed.popleft()
            else:
                row, fresh = self._rows[fresh % len(self._rows)], fresh + 1
            self.served.append(_key(row))
            yield row

    def failed(self, row: dict[str, Any]) -> None:
        """Says that no attempt at a row earned the whole reward."""
        key = _key(row)
        if self._every > 0 and self._seen[key] < self._tries and key in self._by_key:
            self._seen[key] += 1
            self._failed.append(self._by_key[key])


def _key(row: dict[str, Any]) -> str:
    return f"{row.get('task_set')}/{row.get('task_id') or row.get('seed')}"


class GroupReward:
    """The server's reward as a reward function that leaves groups without spread unscored, and notes failures for replay.

    With rewards scaled by the group, one whose attempts all earn about the same would be blown up to unit variance: TRL
    gives the attempts of a group that is `None` the advantage 0.
    """

    __name__ = "dragoman"

    def __init__(self, group: int, least_spread: float = 0.1, replay: Replay | None = None) -> None:
        self._group, self._least_spread, self._replay = group, least_spread, replay

    def __call__(
        self, environments: list[DragomanEnvironment], log_metric: Any = None, **columns: Any
    ) -> list[float | None]:
        rewards = [environment._verify() for environment in environments]
        scored: list[float | None] = []
        for at in range(0, len(rewards), self._group):
            group = rewards[at : at + self._group]
            has_spread = statistics.pstdev(group) > self._least_spread
            scored += group if has_spread else [None] * len(group)
            if self._replay is not None and max(group) < 1:
                self._replay.failed({key: columns[key][at] for key in WANTED if columns.get(key)})
        if log_metric is not None:
            log_metric("env/reward", statistics.fmean(rewards))
            log_metric("env/groups_with_spread", statistics.fmean(reward is not None for reward in scored))
            names = {name for environment in environments for name in environment.reward_components}
            for name in sorted(names):
                log_metric(f"env/{name}", statistics.fmean(e.reward_components.get(name, 0) for e in environments))
        return scored
