import { z } from "zod";
import { toOfferedTools } from "@/server/tools";
import { onceForEach } from "@/server/trip";
import type { EnvironmentTask } from "./environment-task";
import type { OfferedTool } from "./observation";
import { isOwnTool, OWN_TOOLS } from "./own-tools";

/** A tool with the schema that its arguments are checked by, for models that play in this process. */
export interface TaskTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: z.ZodType;
}

/** The names of what an agent can do in this task, in a fixed order. */
export function toolNamesOf({ tools, meetTraveler, readPlan }: EnvironmentTask): readonly string[] {
  return [
    ...tools,
    ...(meetTraveler === null ? [] : ["say"]),
    ...(readPlan === null ? [] : ["propose_itinerary"]),
    "finish",
  ];
}

/** What an agent can do in this task: the world's tools, then the environment's own. */
export function toolsOf(task: EnvironmentTask): readonly TaskTool[] {
  const own = toolNamesOf(task)
    .filter(isOwnTool)
    .map((name) => ({ name, description: OWN_TOOLS[name].description, inputSchema: OWN_TOOLS[name].input }));
  return [...toOfferedTools(task.tools), ...own];
}

/** The same with JSON schemas. */
export function offeredTools(task: EnvironmentTask): readonly OfferedTool[] {
  return toolsOf(task).map((tool) => ({ ...tool, inputSchema: jsonSchemaOf(tool.inputSchema) }));
}

const jsonSchemaOf = onceForEach((schema: z.ZodType) => z.toJSONSchema(schema, { target: "draft-7", io: "input" }));
