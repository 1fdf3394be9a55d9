import { z } from "zod";
import { formatProblem, type Result } from "@/server/trip";
import type { Observation, OfferedTool } from "../../episode/observation";
import { offeredTools } from "../../episode/offered-tools";
import type { SessionTable } from "../../sessions/session-table";
import { wantedOf, wantedSchema } from "../../sessions/wanted";
import type { ServedTasks } from "../../tasks/served-tasks";

const requestSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string().max(200), z.number()]).nullish(),
  method: z.string().max(100),
  params: z.record(z.string().max(100), z.json()).default({}),
});
const ofSession = z.object({ session_id: z.string().max(100).optional() });
const callSchema = ofSession.extend({
  name: z.string().min(1).max(200),
  arguments: z.record(z.string().max(100), z.json()).default({}),
});

/** Error codes of JSON-RPC. */
export const INVALID_REQUEST = -32_600;
export const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
const SERVER_ERROR = -32_000;

/**
 * The methods that OpenEnv sends to /mcp without a session of MCP: they name the session themselves, in `params.session_id` or by the socket that
 * they come on. Every answer is one of JSON-RPC.
 */
export function openEnvRpc(table: SessionTable, tasks: ServedTasks) {
  return async (body: unknown, carried: string | null): Promise<Readonly<Record<string, unknown>>> => {
    const read = requestSchema.safeParse(body);
    if (!read.success) return rpcError(null, INVALID_REQUEST, "This is no request of JSON-RPC 2.0.");
    const { id = null, method, params } = read.data;
    const session = ofSession.safeParse(params).data?.session_id ?? carried;
    switch (method) {
      case "openenv/session/create": {
        const wanted = wantedSchema.safeParse(params);
        if (!wanted.success) return rpcError(id, INVALID_PARAMS, "The parameters name no episode.");
        return answered(id, await table.open(wantedOf(wanted.data)), (opened) => ({ session_id: opened.session }));
      }
      case "openenv/session/close":
        if (session === null) return rpcError(id, INVALID_PARAMS, "Name the session: params.session_id.");
        return { jsonrpc: "2.0", id, result: { session_id: session, closed: await table.close(session) } };
      case "tools/list": {
        const tools = session === null ? toolsOfAny(tasks) : await toolsOf(table, session);
        return answered(id, tools, (listed) => ({ tools: listed.map(mcpTool) }));
      }
      case "tools/call": {
        const call = callSchema.safeParse(params);
        if (!call.success) return rpcError(id, INVALID_PARAMS, "A call has a name and arguments.");
        if (session === null) return rpcError(id, INVALID_PARAMS, "Name the session: params.session_id.");
        const { name: tool, arguments: input } = call.data;
        return answered(id, await table.step(session, { tool, arguments: input }), mcpResult);
      }
      default:
        return rpcError(id, METHOD_NOT_FOUND, `Method not found: ${method}`);
    }
  };
}

export async function toolsOf(table: SessionTable, session: string): Promise<Result<readonly OfferedTool[]>> {
  const opening = await table.openingOf(session);
  return opening.ok ? { ok: true, value: opening.value.tools } : opening;
}

function toolsOfAny(tasks: ServedTasks): Result<readonly OfferedTool[]> {
  const task = tasks.find({});
  return task.ok ? { ok: true, value: offeredTools(task.value) } : task;
}

export function mcpTool({ name, description, inputSchema }: OfferedTool) {
  return { name, description, inputSchema };
}

/** An observation as MCP gives it; the reward is in the structure of the last one. */
export function mcpResult({ result, ok, ended, reward }: Observation) {
  return {
    content: [{ type: "text" as const, text: result }],
    structuredContent: { done: ended !== null, ...(reward !== null && { reward: reward.total }) },
    isError: !ok,
  };
}

function answered<T>(id: unknown, result: Result<T>, bodyOf: (value: T) => unknown) {
  if (!result.ok) return rpcError(id, SERVER_ERROR, formatProblem(result.problem));
  return { jsonrpc: "2.0", id, result: bodyOf(result.value) };
}

export function rpcError(id: unknown, code: number, message: string) {
  return { jsonrpc: "2.0", id, error: { code, message } };
}
