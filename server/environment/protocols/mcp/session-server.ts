import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { formatProblem } from "@/server/trip";
import type { SessionTable } from "../../sessions/session-table";
import { mcpResult, mcpTool, toolsOf } from "./rpc";

const objectSchema = z.looseObject({ type: z.literal("object") });

/** A session's tools for one message of a client of the Model Context Protocol. The instructions say what the task is. */
export function sessionServer(
  table: SessionTable,
  session: string,
  { instructions, version }: { readonly instructions?: string; readonly version: string },
): Server {
  const server = new Server(
    { name: "dragoman-environment", title: "Dragoman's environment", version },
    { capabilities: { tools: {} }, ...(instructions !== undefined && { instructions }) },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => {
    const tools = await toolsOf(table, session);
    if (!tools.ok) throw new Error(formatProblem(tools.problem));
    return {
      tools: tools.value.map((tool) => ({ ...mcpTool(tool), inputSchema: objectSchema.parse(tool.inputSchema) })),
    };
  });
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const action = { tool: params.name, arguments: params.arguments ?? {} };
    const observed = await table.step(session, action);
    if (observed.ok) return mcpResult(observed.value);
    return { content: [{ type: "text", text: formatProblem(observed.problem) }], isError: true };
  });
  return server;
}
