import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toolsOn } from "@/server/tools";
import { toolWorld } from "@/server/tools/testing";
import { fail, ok } from "@/server/trip";
import { type HttpSessionOptions, HttpSessions } from "./http-sessions";
import { createMcpServer } from "./mcp-server";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Serves the sessions on this machine; the owner is the one in the header. */
async function serve(options: Partial<HttpSessionOptions> = {}): Promise<URL> {
  const openServer: HttpSessionOptions["openServer"] = async (request) => {
    const name = new URL(request.url).searchParams.get("world");
    return name === null
      ? ok(createMcpServer(toolWorld()))
      : fail({ code: "not_found", message: `There is no world "${name}".` });
  };
  const sessions = new HttpSessions({ openServer, maximum: 10, silentMs: 60_000, ...options });
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece);
    const { method = "GET", headers, url = "/" } = incoming;
    const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = method === "POST" ? Buffer.concat(pieces) : undefined;
    const request = new Request(`http://${headers.host}${url}`, { method, headers: given, body });
    const response = await sessions.handle(request, request.headers.get("owner") ?? "ada");
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => new Promise((closed) => server.close(closed)));
  const { port }: AddressInfo = Object(server.address());
  return new URL(`http://127.0.0.1:${port}/api/mcp`);
}

async function connect(url: URL) {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(url);
  await client.connect(transport);
  closing.push(() => client.close());
  return { client, transport };
}

describe("MCP over HTTP", () => {
  let url: URL;
  beforeEach(async () => {
    url = await serve();
  });

  it("offers a world's tools with their schemas", async () => {
    const { client } = await connect(url);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual((await toolsOn("mcp")).map(({ name }) => name));
    expect(tools[1]?.inputSchema).toMatchObject({ type: "object", required: ["origin", "destination", "date"] });
    expect(tools.filter((tool) => tool.annotations?.readOnlyHint === false).map(({ name }) => name)).toEqual([
      "NotebookWrite",
    ]);
    expect(client.getInstructions()).toContain("Today is 2022-03-10. Dates from 2022-03-10 to 2022-03-12");
  });

  it("answers in words and as structure, which the client checks by the schema", async () => {
    const { client } = await connect(url);
    await client.listTools();
    const input = { origin: "Dallas", destination: "Austin", date: "2022-03-10" };
    const answer = await client.callTool({ name: "FlightSearch", arguments: input });
    expect(answer.isError).toBeUndefined();
    expect(answer.content).toEqual([{ type: "text", text: expect.stringContaining("F1 | 120 | 09:00") }]);
    expect(answer.structuredContent).toMatchObject({ rows: [{ "Flight Number": "F1", Price: 120 }] });
  });

  it("tells what is wrong with a call, also of a tool that is not there", async () => {
    const { client } = await connect(url);
    const wrong = await client.callTool({ name: "FlightSearch", arguments: { origin: 7 } });
    expect(wrong).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("It is called as FlightSearch[") }],
    });
    const unknown = await client.callTool({ name: "TrainSearch" });
    expect(unknown).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("There is no tool") }] });
  });

  it("keeps a notebook for each session", async () => {
    const [one, other] = [await connect(url), await connect(url)];
    const write = { name: "NotebookWrite", arguments: { description: "Cities" } };
    await one.client.callTool({ name: "CitySearch", arguments: { state: "Texas" } });
    expect((await one.client.callTool(write)).isError).toBeUndefined();
    expect((await other.client.callTool(write)).isError).toBe(true);
  });

  it("keeps a session for its owner alone, and ends it when told", async () => {
    const { transport } = await connect(url);
    const list = (owner: string) =>
      fetch(url, {
        method: "POST",
        headers: {
          owner,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-session-id": transport.sessionId ?? "",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      });
    expect((await list("eve")).status).toBe(404);
    expect((await list("ada")).status).toBe(200);
    await transport.terminateSession();
    expect((await list("ada")).status).toBe(404);
  });

  it("refuses to wait for what is never sent, worlds that are not there, and requests that begin nothing", async () => {
    expect((await fetch(url)).status).toBe(405);
    await expect(connect(new URL("?world=atlantis", url))).rejects.toThrow("atlantis");
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    expect((await fetch(url, { method: "POST", headers, body })).status).toBe(400);
  });
});

describe("the number of sessions", () => {
  it("is limited for an owner too: of a quarter of all, the one that was silent longest makes room", async () => {
    const url = await serve({ maximum: 8 });
    const [first, second] = [await connect(url), await connect(url)];
    await new Promise((later) => setTimeout(later, 5));
    await first.client.listTools();
    await connect(url);
    await expect(second.client.listTools()).rejects.toThrow("no such session");
    expect((await first.client.listTools()).tools).not.toEqual([]);
  });

  it("goes down by silence", async () => {
    const url = await serve({ silentMs: -1 });
    // Every session is over by the next request, which is the one that ends the handshake.
    await expect(connect(url)).rejects.toThrow("no such session");
  });
});
