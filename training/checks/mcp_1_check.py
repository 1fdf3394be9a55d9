"""The official MCP client of the 1.x line plays an episode to its reward."""

import asyncio
import sys

from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client


async def main(url: str) -> None:
    async with (
        streamablehttp_client(f"{url}/mcp?seed=3&task_set=ladder-1") as (read, write, _),
        ClientSession(read, write) as session,
    ):
        begun = await session.initialize()
        assert "cheapest flight" in (begun.instructions or ""), begun
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"FlightSearch", "propose_itinerary", "finish"}, tools
        answer = await session.call_tool("propose_itinerary", {"plan": "Flight: XX1"})
        assert not answer.isError, answer
        print(begun.serverInfo.name, begun.protocolVersion, answer.content[0].text)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
