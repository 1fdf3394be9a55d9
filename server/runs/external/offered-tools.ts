import type { TaskKit } from "@/server/agents";
import type { ToolName } from "@/server/tools";
import { PLANNER_PART, type RunSettings } from "@/server/views";

/** The tools that an external agent may call: those of the benchmark, and the exact planner where the run allows it. */
export function offeredTools(
  { tools }: Pick<TaskKit, "tools">,
  { without }: Pick<RunSettings, "without">,
): readonly ToolName[] {
  return without.includes(PLANNER_PART) ? tools.filter((tool) => !PLANNERS.includes(tool)) : [...tools, "Planner"];
}

const PLANNERS: readonly ToolName[] = ["Planner", "DailyPlanner"];
