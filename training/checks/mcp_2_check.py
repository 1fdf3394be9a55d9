"""The official MCP client of the 2.x line, which asks `server/discover` first and falls back to `initialize`."""

import asyncio
import sys

from mcp import Client


async def main(url: str) -> None:
    async with Client(f"{url}/mcp?seed=3&task_set=ladder-1") as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"FlightSearch", "propose_itinerary", "finish"}, tools
        answer = await client.call_tool("propose_itinerary", {"plan": "Flight: XX1"})
        assert not answer.is_error, answer
        print(answer.content[0].text)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
