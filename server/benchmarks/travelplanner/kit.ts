import {
  PLAN_FORMAT,
  PLAN_FORMAT_FILE,
  REQUEST_FILE,
  readPlanText,
  requestPart,
  type TaskKit,
  withNamesOfTables,
} from "@/server/agents";
import { type PromptFile, partFile, promptPart } from "@/server/models";
import { SEARCHES, toolLines } from "@/server/tools";
import type { World } from "@/server/worlds";
import { publishedPlanOf } from "./scorer";

const BACKGROUND = partFile("benchmarks/travelplanner/background");
const TOOLS = partFile("benchmarks/travelplanner/tools", ["tools"]);

export const SEARCH_KIT_PROMPTS: readonly PromptFile[] = [BACKGROUND, TOOLS, PLAN_FORMAT_FILE, REQUEST_FILE];

/** The six searches of the published sandbox (TravelPlanner, section 3.3), and plans in its format. */
export function searchKit(world: World): TaskKit {
  return {
    background: promptPart(BACKGROUND, {}),
    tools: SEARCHES,
    toolDocuments: promptPart(TOOLS, { tools: toolLines(SEARCHES).join("\n") }),
    planFormat: PLAN_FORMAT,
    request: requestPart,
    planText(events) {
      const days = publishedPlanOf(events);
      return days === null ? null : JSON.stringify(days);
    },
    readPlan(text) {
      const read = readPlanText(text);
      const days = read === null ? null : withNamesOfTables(read, world).map((day) => ({ ...day }));
      const plan = { type: "planWritten", text, days, readBy: days === null ? null : "rules" } as const;
      return {
        plan,
        complaint: days === null ? "No day of a plan could be read. Write it in the requested form." : null,
      };
    },
  };
}
