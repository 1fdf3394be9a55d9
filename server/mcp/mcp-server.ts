import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool as McpTool,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { callTool, createNotebook, type Tool, type ToolAnswer, toolsOn } from "@/server/tools";
import { todayIn, type World } from "@/server/worlds";
import { exactPlanWriter } from "./exact-plan-writer";

/**
 * A world's tools for one client of the Model Context Protocol, with a notebook of its own. Every call gets an observation in
 * words; what was found comes as structure too, and a call with something wrong is marked as an error. The low-level server is
 * used since wrong arguments are to be told in the tools' own words.
 */
export function createMcpServer(world: World): Server {
  const server = new Server(
    { name: "dragoman", title: "Dragoman", version: "0.1.0" },
    { capabilities: { tools: {} }, instructions: instructionsFor(world) },
  );
  const notebook = createNotebook();
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: (await toolsOn("mcp")).map(describedForMcp),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const offered = (await toolsOn("mcp")).map(({ name }) => name);
    const context = { world, notebook, signal, writePlan: exactPlanWriter(world, signal), offered };
    return answeredForMcp(await callTool(params.name, params.arguments ?? {}, context));
  });
  return server;
}

/** Clients check what they get by JSON schemas of this version. */
const target = "draft-7";
const objectSchema = z.looseObject({ type: z.literal("object") });

function describedForMcp({ name, description, inputSchema, outputSchema, mutates }: Tool): McpTool {
  return {
    name,
    description,
    inputSchema: objectSchema.parse(z.toJSONSchema(inputSchema, { target, io: "input" })),
    outputSchema: objectSchema.parse(z.toJSONSchema(outputSchema, { target })),
    annotations: { readOnlyHint: !mutates, destructiveHint: false, idempotentHint: !mutates, openWorldHint: false },
  };
}

function answeredForMcp({ ok, output, observation }: ToolAnswer): CallToolResult {
  const content: CallToolResult["content"] = [{ type: "text", text: observation }];
  return ok
    ? { content, structuredContent: z.record(z.string(), z.unknown()).parse(output) }
    : { content, isError: true };
}

function instructionsFor(world: World): string {
  const description = world.describe();
  const { name, source, dates, incompleteBecause } = description;
  const covered =
    dates === null ? "Every future date can be searched." : `Dates from ${dates.from} to ${dates.to} can be searched.`;
  return [
    `The tools search the world "${name}". ${source}`,
    `Today is ${todayIn(description)}. ${covered}`,
    ...(incompleteBecause === null ? [] : [incompleteBecause]),
    "Planner and DailyPlanner read their query alone and plan exactly: tell them the whole trip.",
  ].join("\n");
}
