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
import type { OwnTask } from "./task";

const BACKGROUND = partFile("benchmarks/custom/background");
const TOOLS = partFile("benchmarks/custom/tools", ["tools"]);
const ANSWER_FORMAT = partFile("benchmarks/custom/answer-format");

export const OWN_KIT_PROMPTS: readonly PromptFile[] = [
  ...[BACKGROUND, TOOLS, ANSWER_FORMAT],
  ...[PLAN_FORMAT_FILE, REQUEST_FILE],
];

/** The searches of the world; the end is a plan in words, or an answer where one is expected. */
export function ownKit({ scorer }: OwnTask, world: World): TaskKit {
  const wantsAnswer = scorer.startsWith("answer-");
  return {
    background: promptPart(BACKGROUND, {}),
    tools: SEARCHES,
    toolDocuments: promptPart(TOOLS, { tools: toolLines(SEARCHES).join("\n") }),
    planFormat: wantsAnswer ? promptPart(ANSWER_FORMAT, {}) : PLAN_FORMAT,
    request: requestPart,
    readPlan(text) {
      if (wantsAnswer) return { plan: { type: "planWritten", text, days: null, readBy: null }, complaint: null };
      const read = readPlanText(text);
      const days = read === null ? null : withNamesOfTables(read, world).map((day) => ({ ...day }));
      return {
        plan: { type: "planWritten", text, days, readBy: days === null ? null : "rules" },
        complaint: days === null ? "No day of a plan could be read. Write it in the requested form." : null,
      };
    },
  };
}
