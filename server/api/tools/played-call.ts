import { z } from "zod";
import { exactPlanWriter } from "@/server/mcp";
import {
  callTool,
  createNotebook,
  formatAction,
  type Note,
  type Row,
  type ToolAnswer,
  type ToolContext,
  toolNamed,
  toolsOn,
} from "@/server/tools";
import type { World } from "@/server/worlds";

export const toolCallSchema = z.object({
  tool: z.string().max(100),
  input: z.record(z.string().max(100), z.string().max(5_000)),
});
export type ToolCall = z.infer<typeof toolCallSchema>;

/** The answer of a call for a person to look at. */
export interface PlayedCall extends Pick<ToolAnswer, "ok" | "observation" | "failure" | "empty"> {
  /** As an agent writes the call in plain text. */
  readonly action: string;
  /** What a search found; null where it is no table. */
  readonly rows: readonly Row[] | null;
  /** The notebook after the call. */
  readonly notes: readonly Note[];
}

const foundSchema = z.object({
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});

/**
 * Answers a call as of an agent that has made the calls before it. Nothing is kept between two requests: searches and notes
 * are repeated, which takes a moment; plans and code, which change nothing, are not.
 */
export async function playCall(
  before: readonly ToolCall[],
  call: ToolCall,
  world: World,
  signal: AbortSignal,
): Promise<PlayedCall> {
  const offered = (await toolsOn("page")).map(({ name }) => name);
  const writePlan = exactPlanWriter(world, signal);
  const context: ToolContext = { world, notebook: createNotebook(), signal, writePlan, offered };
  for (const { tool, input } of before) {
    const kind = toolNamed(tool)?.kind;
    if (kind === "search" || kind === "notebook") await callTool(tool, input, context);
  }
  const { ok, output, observation, failure, empty } = await callTool(call.tool, call.input, context);
  const found = foundSchema.safeParse(output);
  return {
    action: formatAction(call),
    ok,
    observation,
    failure,
    empty,
    rows: found.success ? found.data.rows : null,
    notes: context.notebook.notes,
  };
}
