import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { isInitializeRequest } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { formatProblem } from "@/server/trip";
import type { Answer, Call, Route } from "../../http/call";
import type { SessionTable } from "../../sessions/session-table";
import { wantedOf, wantedSchema } from "../../sessions/wanted";
import type { ServedTasks } from "../../tasks/served-tasks";
import { INVALID_REQUEST, METHOD_NOT_FOUND, openEnvRpc, rpcError } from "./rpc";
import { sessionServer } from "./session-server";

const SESSION = "mcp-session-id";
const requestSchema = z.object({ jsonrpc: z.literal("2.0"), method: z.string().max(100) }).loose();
const ofSession = z.object({ params: z.object({ session_id: z.string().max(100) }).loose() }).loose();
/** Clients have no field for the task: it is in the address, as "?seed=3&task_set=joint". */
const querySchema = wantedSchema.extend({
  seed: z.coerce.number().pipe(wantedSchema.shape.seed.unwrap().unwrap()).optional(),
});

/**
 * MCP over streamable HTTP, and the messages of OpenEnv at the same address. A session of MCP is a session of the table, whose id is all that
 * a message needs: each is answered by a transport of its own, so that nothing of it is lost with the process.
 */
export function mcpRoutes(table: SessionTable, tasks: ServedTasks, version: string): Route[] {
  const rpc = openEnvRpc(table, tasks);
  return [
    {
      ...{ method: "POST", path: "/mcp", tag: "MCP", summary: "Messages of MCP, and OpenEnv's session methods." },
      async handle(call) {
        const { body } = call;
        const read = requestSchema.safeParse(body);
        // Errors of JSON-RPC come with status 200: OpenEnv's validator wants them so.
        if (!read.success)
          return { status: 200, body: rpcError(null, INVALID_REQUEST, "This is no request of JSON-RPC 2.0.") };
        const { method, id = null } = read.data;
        // A later protocol asks first what there is; who hears that there is none begins as before.
        if (method === "server/discover") {
          return { status: 200, body: rpcError(id, METHOD_NOT_FOUND, `Method not found: ${method}`) };
        }
        const session = header(call, SESSION);
        if (isInitializeRequest(body)) return begin(table, call, version);
        const isOpenEnv = method.startsWith("openenv/") || ofSession.safeParse(body).success || session === null;
        if (isOpenEnv) return { status: 200, body: await rpc(body, null) };
        if (!table.touch(session))
          return { status: 404, body: rpcError(id, -32_001, "There is no such session: start one.") };
        return answer(table, call, session, { version });
      },
    },
    {
      ...{ method: "GET", path: "/mcp", tag: "MCP", summary: "Nothing is ever sent unasked." },
      handle: () => ({
        status: 405,
        headers: { allow: "POST, DELETE" },
        body: rpcError(null, -32_000, "The server does not push messages."),
      }),
    },
    {
      ...{ method: "DELETE", path: "/mcp", tag: "MCP", summary: "Closes the session of MCP." },
      async handle(call) {
        const isClosed = await table.close(header(call, SESSION) ?? "");
        return isClosed
          ? { status: 200, body: {} }
          : { status: 404, body: rpcError(null, -32_001, "There is no such session.") };
      },
    },
  ];
}

async function begin(table: SessionTable, call: Call, version: string): Promise<Answer> {
  const wanted = querySchema.safeParse(Object.fromEntries(call.query));
  if (!wanted.success) return { status: 400, body: rpcError(null, INVALID_REQUEST, "The address names no episode.") };
  const opened = await table.open(wantedOf(wanted.data));
  if (!opened.ok) return { status: 503, body: rpcError(null, -32_000, formatProblem(opened.problem)) };
  const { session, opening } = opened.value;
  const answered = await answer(table, call, session, { version, instructions: opening.prompt });
  if (answered.status !== 200) await table.close(session);
  return { ...answered, headers: { ...answered.headers, [SESSION]: session } };
}

async function answer(
  table: SessionTable,
  { method, path, headers, body }: Call,
  session: string,
  about: { readonly instructions?: string; readonly version: string },
): Promise<Answer> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const server = sessionServer(table, session, about);
  await server.connect(transport);
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const request = new Request(`http://localhost${path}`, { method, headers: given });
  const response = await transport.handleRequest(request, { parsedBody: body });
  const text = await response.text();
  await server.close();
  return { status: response.status, ...(text !== "" && { body: JSON.parse(text) }) };
}

function header({ headers }: Call, name: string): string | null {
  const value = headers[name];
  return typeof value === "string" ? value : null;
}
