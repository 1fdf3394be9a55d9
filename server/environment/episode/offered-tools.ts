import { z } from "zod";
import { toOfferedTools } from "@/server/tools";
import { onceForEach } from "@/server/trip";
import type { EnvironmentTask } from "./environment-task";
import type { OfferedTool } from "./observation";
import { isOwnTool, OWN_TOOLS, type OwnToolName } from "./own-tools";

/** The names of what an agent can do in this task, in a fixed order. */
export function toolNamesOf({ tools, meetTraveler, readPlan }: EnvironmentTask): readonly string[] {
  return [
    ...tools,
    ...(meetTraveler === null ? [] : ["say"]),
    ...(readPlan === null ? [] : ["propose_itinerary"]),
    "finish",
  ];
}

/** The same with descriptions and schemas. */
export function offeredTools(task: EnvironmentTask): readonly OfferedTool[] {
  return [
    ...toOfferedTools(task.tools).map(({ name, description, inputSchema }) =>
      described(name, description, inputSchema),
    ),
    ...toolNamesOf(task).filter(isOwnTool).map(ownTool),
  ];
}

function ownTool(name: OwnToolName): OfferedTool {
  const { description, input } = OWN_TOOLS[name];
  return described(name, description, input);
}

function described(name: string, description: string, schema: z.ZodType): OfferedTool {
  return { name, description, inputSchema: jsonSchemaOf(schema) };
}

const jsonSchemaOf = onceForEach((schema: z.ZodType) => z.toJSONSchema(schema, { target: "draft-7", io: "input" }));
