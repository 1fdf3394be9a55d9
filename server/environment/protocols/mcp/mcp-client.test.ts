import { setTimeout } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, it } from "vitest";
import { send } from "../../testing/client";
import { closeServersAfterEach, newJournal, PLAN, SEARCH, serveTexas } from "../../testing/served";

closeServersAfterEach();

const call = ({ tool: name, arguments: input }: { tool: string; arguments: Record<string, string> }) => ({
  name,
  arguments: input,
});

describe("the official client of MCP", () => {
  it("plays an episode, across a restart of the server too", async () => {
    const journal = newJournal();
    const before = await serveTexas({ journal });
    const port = Number(new URL(before.url).port);
    const client = new Client({ name: "test", version: "1" });
    const transport = new StreamableHTTPClientTransport(new URL(`${before.url}/mcp?seed=3&task_set=joint`));
    await client.connect(transport);
    expect(client.getInstructions()).toContain("A traveler tells you about a trip");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["FlightSearch", "say", "propose_itinerary"]));
    const found = await client.callTool(call(SEARCH));
    expect(found).toMatchObject({ isError: false, structuredContent: { done: false } });

    await before.close();
    expect((await serveTexas({ journal, port })).resumed).toBe(1);
    // The client learns that its connection is gone.
    await setTimeout(50);
    expect(await client.callTool(call(SEARCH))).toEqual(found);
    const asked = await client.callTool({ name: "say", arguments: { text: "What is your budget?" } });
    expect(asked.isError).toBe(false);
    const wrong = await client.callTool({ name: "FlightSearch", arguments: { origin: "Dallas" } });
    expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("is missing") }] });
    const done = await client.callTool({ name: "propose_itinerary", arguments: { plan: PLAN } });
    expect(done).toMatchObject({ structuredContent: { done: true, reward: expect.any(Number) } });
    const headers = { "mcp-session-id": transport.sessionId ?? "" };
    await transport.terminateSession();
    const list = { jsonrpc: "2.0", id: 9, method: "tools/list" };
    expect((await send(before.url, "POST", "/mcp", list, headers)).status).toBe(404);
    await client.close();
  });
});
