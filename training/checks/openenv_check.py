"""OpenEnv's own conformance test and both of its clients, on a rung of the ladder."""

import subprocess
import sys
from pathlib import Path

from openenv.core.generic_client import GenericEnvClient
from openenv.core.mcp_client import MCPToolClient

SEED = {"seed": 3, "task_set": "ladder-1"}


def main(url: str) -> None:
    validate = [str(Path(sys.executable).with_name("openenv")), "validate", "--url", url]
    print(subprocess.run(validate, check=True, capture_output=True, text=True).stdout)
    play_by_generic_client(url)
    play_by_tool_client(url)


def play_by_generic_client(url: str) -> None:
    with GenericEnvClient(base_url=url).sync() as env:
        opening = env.reset(**SEED)
        assert "cheapest flight" in opening.observation["prompt"], opening
        listed = env.step({"type": "list_tools"}).observation["tools"]
        assert [tool["name"] for tool in listed] == ["FlightSearch", "propose_itinerary", "finish"], listed
        refused = env.step({"tool_name": "propose_itinerary", "arguments": {"plan": "Flight: XX1"}})
        assert (refused.reward, refused.done) == (0, True), refused
        assert env.state()["step_count"] == 1, env.state()


def play_by_tool_client(url: str) -> None:
    with MCPToolClient(base_url=url).sync() as env:
        env.reset(**SEED)
        assert "FlightSearch" in {tool.name for tool in env.list_tools()}
        # The reset over the socket and the call over HTTP are of one session.
        answer = str(env.call_tool("finish"))
        assert "over" in answer, answer


if __name__ == "__main__":
    main(sys.argv[1])
