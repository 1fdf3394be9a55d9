import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { episodes, trials } from "@/db";
import { makeTexas, storeTexasTasks } from "@/server/runs/testing/texas-runs";
import type { ExternalOrder } from "@/server/views";
import { handleMcpRequest } from "../mcp/mcp-http";
import { getServices, stopServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";
import { handleExternalRequest } from "./external-http";

const taskSchema = z.object({
  next: z
    .object({
      session: z.uuid(),
      task: z.object({ id: z.string(), trial: z.number(), text: z.string() }),
      background: z.string(),
      planFormat: z.string(),
      tools: z.array(z.object({ name: z.string(), inputSchema: z.record(z.string(), z.unknown()) })),
      callsLeft: z.number(),
    })
    .nullable(),
});

/** Three days in Austin as the world of the test has them. */
const PLAN = `Day 1:
Current City: from Dallas to Austin
Transportation: Self-driving, from Dallas to Austin
Breakfast: -
Attraction: -
Lunch: -
Dinner: -
Accommodation: -`;

describe("an external agent", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let taskSet: string;
  beforeAll(async () => {
    vi.stubEnv("DRAGOMAN_CODE", "test");
    services = await startOwnServices();
    await makeTexas(process.env.DRAGOMAN_DATA ?? "");
    taskSet = await storeTexasTasks((await getServices()).opened.database, 2);
  });
  afterAll(() => services.stop());

  async function start(given: Partial<ExternalOrder> = {}) {
    const { runs } = await callAs("researcher", "researcher");
    const order = { name: "Mine", agent: "my-agent", taskSet, limit: null, world: "texas", trials: 1 };
    const limits = { withPlanner: false, msPerTrial: 600_000, callsPerTrial: 3, concurrency: 1 };
    return runs.startExternal({ ...order, ...limits, ...given });
  }

  async function call(token: string, path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const method = body === undefined ? "GET" : "POST";
    const request = new Request(`http://localhost:3000/api/external/${path}`, {
      ...{ method, headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const response = await handleExternalRequest(request, path === "" ? [] : path.split("/"));
    return { status: response.status, json: await response.json() };
  }

  async function next(token: string) {
    const { next: task } = taskSchema.parse((await call(token, "next", {})).json);
    if (task === null) throw new Error("No task is left.");
    return task;
  }

  const view = async (id: string) => (await callAs("researcher", "researcher")).runs.view({ id });

  it("takes tasks, calls tools and submits plans, which are scored like those of any run", async () => {
    const { id, token } = await start();
    const { session, task, tools, planFormat } = await next(token);
    expect(task).toMatchObject({ id: "1", trial: 0, text: expect.stringContaining("from Dallas to Austin") });
    expect(planFormat).toContain("Current City");
    expect(tools.map(({ name }) => name)).not.toContain("Planner");

    const flights = { origin: "Dallas", destination: "Austin", date: "2022-03-10" };
    const found = await call(token, `sessions/${session}/tools/FlightSearch`, flights);
    expect(found).toMatchObject({ status: 200, json: { ok: true, callsLeft: 2, output: { rows: [{}] } } });
    const wrong = await call(token, `sessions/${session}/tools/Planner`, { query: "Plan it." });
    expect(wrong.json).toMatchObject({ ok: false, observation: expect.stringContaining('There is no tool "Planner"') });

    const vague = await call(token, `sessions/${session}/plan`, { plan: "Go to Austin." });
    expect(vague.json).toMatchObject({ complaint: expect.stringContaining("No day of a plan") });
    expect((await call(token, `sessions/${session}/plan`, { plan: PLAN })).json).toEqual({ complaint: null });
    expect((await call(token, `sessions/${session}/plan`, { plan: PLAN })).status).toBe(404);

    const second = await next(token);
    expect((await call(token, `sessions/${second.session}/give-up`, { reason: "Too hard." })).status).toBe(200);
    expect((await call(token, "")).json).toMatchObject({ status: "finished", finished: 2, total: 2, sessions: [] });

    const { run, trials: played } = await view(id);
    expect(run).toMatchObject({ kind: "external", status: "finished", costUsd: "unknown", rates: { delivery: 0.5 } });
    expect(run.sees).toContain("FlightSearch");
    expect(played).toMatchObject([
      {
        status: "finished",
        episodeId: session,
        result: { delivered: true, endReason: "done", toolCalls: { FlightSearch: 1, Planner: 1 }, tokens: "unknown" },
      },
      { status: "finished", result: { delivered: false, endReason: "agent gave up" } },
    ]);
    const { episodes: episodeApi } = await callAs("researcher", "researcher");
    const events = await episodeApi.events({ id: session, after: -1, limit: 100 });
    expect(events.map(({ event }) => event.type)).toEqual([
      ...["task", "toolCalled", "toolAnswered", "toolCalled", "toolAnswered", "planWritten", "error", "planWritten"],
      ...events.slice(8, -2).map(() => "failureFound"),
      ...["scored", "ended"],
    ]);
    expect(events[1]?.event).toMatchObject({ callId: "call-1", spanId: "s1" });
    expect(events[2]?.event).toMatchObject({ callId: "call-1", spanId: "s1", ok: true });
  });

  it("goes on with its task after the server was started again, and within its limits", async () => {
    const { id, token } = await start();
    const { session } = await next(token);
    const busy = await call(token, "next", {});
    expect(busy).toMatchObject({ status: 409, json: { message: expect.stringContaining(session) } });
    await stopServices();
    expect((await call(token, "")).json).toMatchObject({ sessions: [session] });
    const again = taskSchema.parse((await call(token, "next", { session })).json);
    expect(again.next).toMatchObject({ session, callsLeft: 3 });
    const search = () => call(token, `sessions/${session}/tools/CitySearch`, { state: "Texas" });
    for (const callsLeft of [2, 1, 0]) expect((await search()).json).toMatchObject({ callsLeft });
    expect(await search()).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining("No calls are left") },
    });
    expect((await call(token, `sessions/${session}/plan`, { plan: PLAN })).status).toBe(200);
    expect((await view(id)).run.finished).toBe(1);
  });

  it("loses a task when its time is over: what was submitted until then is scored", async () => {
    const { id, token } = await start();
    const { session } = await next(token);
    const { opened, external } = await getServices();
    const before = new Date(Date.now() - 700_000);
    await opened.database.update(episodes).set({ startedAt: before }).where(eq(episodes.id, session));
    await external.expire();
    expect((await call(token, `sessions/${session}/plan`, { plan: PLAN })).status).toBe(404);
    expect((await view(id)).trials[0]).toMatchObject({
      status: "finished",
      result: { endReason: "time limit", ms: 600_000 },
    });
  });

  it("gives its task back when the run is cancelled", async () => {
    const { id, token } = await start();
    const { session } = await next(token);
    await (await callAs("researcher", "researcher")).runs.cancel({ id });
    expect(await call(token, `sessions/${session}/plan`, { plan: PLAN })).toMatchObject({ status: 503 });
    const { opened, external } = await getServices();
    await external.expire();
    const rows = await opened.database.select().from(trials).where(eq(trials.runId, id));
    expect(rows.map(({ status, episodeId }) => [status, episodeId])).toEqual([
      ["waiting", null],
      ["waiting", null],
    ]);
  });

  it("may use the planner where its run allows it", async () => {
    const { token } = await start({ withPlanner: true });
    expect((await next(token)).tools.map(({ name }) => name)).toContain("Planner");
  });

  it("is refused without a token, with one of another run or a revoked one, and with what is too long or no JSON", async () => {
    const { id, token } = await start();
    const other = await start();
    const { session } = await next(other.token);
    expect((await call("dragoman_run_made-up", "next", {})).status).toBe(401);
    expect((await call(token, `sessions/${session}/plan`, { plan: PLAN })).status).toBe(404);
    expect((await call(token, `sessions/${randomUUID()}/nowhere`, {})).status).toBe(404);
    expect((await call(token, `sessions/${session}/plan`, { plan: 7 })).json).toMatchObject({
      message: expect.stringContaining("field plan"),
    });
    expect((await call(token, `sessions/${session}/plan`, { plan: "x".repeat(300_000) })).status).toBe(413);
    const { runs } = await callAs("researcher", "researcher");
    const { token: further } = await runs.createToken({ id });
    expect(await runs.revokeTokens({ id })).toEqual({ revoked: 2 });
    for (const each of [token, further]) expect((await call(each, "")).status).toBe(401);
    await expect(runs.startExternal({ ...(await orderNamed("solver")) })).rejects.toThrow("another name");
  });

  async function orderNamed(agent: string): Promise<ExternalOrder> {
    const limits = { withPlanner: false, msPerTrial: 600_000, callsPerTrial: 3, concurrency: 1 };
    return { name: "Mine", agent, taskSet, limit: null, world: "texas", trials: 1, ...limits };
  }

  /** Serves both ways in on this machine, as the app's routes do. */
  async function serve(): Promise<{ url: string; close: () => Promise<unknown> }> {
    const server = createServer(async (incoming, outgoing) => {
      const pieces: Buffer[] = [];
      for await (const piece of incoming) pieces.push(piece);
      const { method = "GET", headers, url = "/" } = incoming;
      const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      const body = method === "POST" ? Buffer.concat(pieces) : undefined;
      const request = new Request(`http://${headers.host}${url}`, { method, headers: given, body });
      const [, , what, ...path] = new URL(request.url).pathname.split("/");
      const response = await (what === "mcp" ? handleMcpRequest(request) : handleExternalRequest(request, path));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port }: AddressInfo = Object(server.address());
    return { url: `http://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) };
  }

  it("is the example of the documentation", async () => {
    const [, example = ""] = /```python\n([\s\S]*?)```/.exec(readFileSync("docs/EXTERNAL_AGENTS.md", "utf8")) ?? [];
    const { id, token } = await start();
    const { url, close } = await serve();
    const { stdout } = await promisify(execFile)("python3", ["-c", example, url, token]);
    expect(stdout).toBe("1 True\n2 True\n");
    const { run } = await view(id);
    expect(run).toMatchObject({ status: "finished", rates: { delivery: 1 } });
    await close();
  });

  it("works over MCP as well", async () => {
    const { id, token } = await start();
    const { url, close } = await serve();
    const client = new Client({ name: "test", version: "1" });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/api/mcp`), { requestInit }));
    const ask = (name: string, input: Record<string, unknown> = {}) => client.callTool({ name, arguments: input });

    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["next_task", "submit_plan", "give_up", "FlightSearch"]),
    );
    expect(await ask("CitySearch", { state: "Texas" })).toMatchObject({ isError: true });
    const task = await ask("next_task");
    expect(task.content).toMatchObject([{ text: expect.stringContaining("from Dallas to Austin") }]);
    // Asked again, it is the same task.
    expect((await ask("next_task")).content).toEqual(task.content);
    expect(await ask("CitySearch", { state: "Texas" })).toMatchObject({
      content: [{ text: expect.stringContaining("Austin") }],
    });
    expect(await ask("submit_plan", { plan: "Go." })).toMatchObject({ isError: true });
    expect((await ask("submit_plan", { plan: PLAN })).isError).toBeUndefined();
    await ask("next_task");
    await ask("give_up", { reason: "" });
    expect((await view(id)).run).toMatchObject({ status: "finished", finished: 2 });
    await client.close();
    await close();
  });
});
