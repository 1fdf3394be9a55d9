import { z } from "zod";
import type { Observation, OfferedTool, Opening } from "../../episode/observation";

/** An action of OpenEnv for servers with tools: a call, or the list of what can be called. */
export const openEnvActionSchema = z.object({
  type: z.enum(["call_tool", "list_tools"]).default("call_tool"),
  tool_name: z.string().min(1).max(200),
  arguments: z.record(z.string().max(100), z.json()).default({}),
  request_id: z.string().min(1).max(200).nullish(),
});
export const listToolsSchema = z.object({ type: z.literal("list_tools") });

/** Rewards are summed by some clients and read at the end by others: 0 for each step, and the total at the end, suits both. */
export function openEnvOpening({ prompt }: Opening) {
  return { observation: { prompt }, reward: null, done: false };
}

/** What was wrong with a call is a result too: the agent reads it. */
export function openEnvObservation({ tool, result, ended, reward }: Observation) {
  return {
    observation: { tool_name: tool, result },
    reward: reward?.total ?? 0,
    done: ended !== null,
    ...(reward !== null && { metadata: { reward_components: reward.components, end_reason: ended } }),
  };
}

export function openEnvTools(tools: readonly OfferedTool[]) {
  const listed = tools.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema }));
  return { observation: { tools: listed }, reward: 0, done: false };
}
