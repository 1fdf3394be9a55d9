import { z } from "zod";
import { type Reply, Socket, send } from "./client";
import { PLAN, SEARCH } from "./served";

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const opened = z.object({ session_id: z.string() });
const MCP = { accept: "application/json, text/event-stream" };
const INITIALIZE = {
  ...{ jsonrpc: "2.0", id: 0, method: "initialize" },
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

/** What is done in each episode: a call that finds something, one that is wrong, questions that are answered, and the end. */
const ACTIONS = [
  SEARCH,
  { tool: "CitySearch", arguments: { state: "Atlantis" } },
  { tool: "say", arguments: { text: "What is your budget?" } },
  { tool: "say", arguments: { text: "Where would you like to stay?", about: "hotel.preferredRoomType" } },
  { tool: "say", arguments: { text: "How lovely." } },
  { tool: "propose_itinerary", arguments: { plan: PLAN } },
  { tool: "finish", arguments: { reason: "Enough is known." } },
] as const;

/**
 * Everything that the server sends in one episode of a set by every protocol: status, and bytes with the ids of sessions taken out. `by` names
 * the protocol.
 */
export async function everyFrame(url: string, taskSet: string, seed: number): Promise<{ by: string; text: string }[]> {
  const frames: { by: string; text: string }[] = [];
  const add = (by: string, text: string) => frames.push({ by, text: text.replace(UUID, "SESSION") });
  const asked = async (by: string, ...request: Parameters<typeof send>): Promise<Reply> => {
    const reply = await send(...request);
    add(by, `${reply.status} ${reply.text}`);
    return reply;
  };
  const wanted = { seed, task_set: taskSet };

  for (const path of [
    "/",
    "/health",
    "/metadata",
    "/schema",
    "/openapi.json",
    "/state",
    "/reverify_mode",
    "/nowhere",
  ]) {
    await asked("server", url, "GET", path);
  }

  const { session_id: session } = opened.parse((await asked("REST", url, "POST", "/sessions", wanted)).body);
  for (const action of ACTIONS) await asked("REST", url, "POST", `/sessions/${session}/actions`, action);
  for (const path of ["", "/tools"]) await asked("REST", url, "GET", `/sessions/${session}${path}`);
  for (const path of ["/verify", "/heartbeat", "/reset"]) {
    await asked("REST", url, "POST", `/sessions/${session}${path}`, path === "/reset" ? wanted : undefined);
  }
  await asked("REST", url, "DELETE", `/sessions/${session}`);
  await asked("REST", url, "GET", `/sessions/${session}`);
  await asked("REST", url, "POST", "/sessions", { task_id: "delegated-none" });
  await asked("REST", url, "POST", "/sessions", "{");

  const socket = await Socket.connect(url);
  const steps = ACTIONS.map(({ tool, arguments: input }) => ({
    ...{ type: "step", data: { type: "call_tool", tool_name: tool, arguments: input } },
  }));
  const messages = [
    ...[{ type: "reset", data: wanted }, { type: "step", data: { type: "list_tools" } }, ...steps, { type: "state" }],
    ...[{ type: "mcp", data: { jsonrpc: "2.0", id: 1, method: "tools/list" } }, { type: "dance" }, "{"],
  ];
  for (const message of messages) add("OpenEnv", await socket.ask(message));
  add("OpenEnv", String(await socket.close()));

  const reset = await asked("OpenEnv HTTP", url, "POST", "/reset", wanted);
  const carried = { cookie: reset.cookie ?? "" };
  for (const { data } of steps) await asked("OpenEnv HTTP", url, "POST", "/step", { action: data }, carried);
  await asked("OpenEnv HTTP", url, "GET", "/state", undefined, carried);

  const row = { responses_create_params: { input: [] }, verifier_metadata: wanted };
  const seeded = await asked("NeMo Gym", url, "POST", "/seed_session", row);
  const cookie = { cookie: seeded.cookie ?? "" };
  for (const { tool, arguments: input } of ACTIONS) await asked("NeMo Gym", url, "POST", `/${tool}`, input, cookie);
  const output = ACTIONS.map(({ tool, arguments: input }, index) => ({
    ...{ type: "function_call", name: tool, arguments: JSON.stringify(input), call_id: `c${index}` },
  }));
  for (const headers of [cookie, {}]) {
    await asked("NeMo Gym", url, "POST", "/verify", { ...row, response: { output } }, headers);
  }
  await asked("NeMo Gym", url, "POST", "/aggregate_metrics", { verify_responses: [{ reward: 0.5 }] });

  const begun = await asked("MCP", url, "POST", `/mcp?seed=${seed}&task_set=${taskSet}`, INITIALIZE, MCP);
  const mcp = { ...MCP, "mcp-session-id": begun.mcpSession ?? "", "mcp-protocol-version": "2025-11-25" };
  await asked("MCP", url, "POST", "/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" }, mcp);
  for (const [index, { tool: name, arguments: input }] of ACTIONS.entries()) {
    const call = { jsonrpc: "2.0", id: index + 2, method: "tools/call", params: { name, arguments: input } };
    await asked("MCP", url, "POST", "/mcp", call, mcp);
  }
  await asked("MCP", url, "DELETE", "/mcp", undefined, mcp);
  return frames;
}
