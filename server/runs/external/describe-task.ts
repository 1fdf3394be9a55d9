import { z } from "zod";
import { promptText } from "@/server/models";
import { type ToolName, toolNamed } from "@/server/tools";
import type { ExternalTask } from "@/server/views";
import type { OpenTrial } from "./open-trial";

type Description = Pick<ExternalTask, "task" | "background" | "tools" | "toolDocuments" | "planFormat">;

/** What an external agent is told of a task: the same words that the benchmark gives its own agents. */
export async function describeTask({ kit, asked, tools, row }: OpenTrial): Promise<Description> {
  return {
    task: { id: row.taskId, trial: row.trial, text: promptText(kit.request(asked)) },
    background: promptText(kit.background),
    tools: await describeTools(tools),
    toolDocuments: promptText(kit.toolDocuments),
    planFormat: promptText(kit.planFormat),
  };
}

/** Those that this installation has. */
export async function describeTools(names: readonly ToolName[]): Promise<ExternalTask["tools"]> {
  const tools = names.map(toolNamed).filter((tool) => tool !== undefined);
  const reasons = await Promise.all(tools.map((tool) => tool.unavailable?.() ?? null));
  return tools
    .filter((_, index) => reasons[index] === null)
    .map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: z.toJSONSchema(inputSchema, { target: "draft-7", io: "input" }),
    }));
}
