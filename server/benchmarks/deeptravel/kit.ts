import { PLAN_FORMAT, PLAN_FORMAT_FILE, REQUEST_FILE, requestPart, type TaskKit } from "@/server/agents";
import { type PromptFile, partFile, promptPart } from "@/server/models";
import { SEARCHES, type ToolName, toolLines } from "@/server/tools";
import type { World } from "@/server/worlds";
import { answerText } from "./answer/answer-text";
import { readAnswer } from "./answer/read-answer";
import type { DeeptravelTask } from "./task";

const BACKGROUND = partFile("benchmarks/deeptravel/background");
const TOOLS = partFile("benchmarks/deeptravel/tools", ["tools"]);
const FORMAT = partFile("benchmarks/deeptravel/plan-format", ["days"]);

export const KIT_PROMPTS: readonly PromptFile[] = [BACKGROUND, TOOLS, FORMAT, PLAN_FORMAT_FILE, REQUEST_FILE];

/** Timetables of trains and opening hours are in no search. */
const OFFERED: readonly ToolName[] = [...SEARCHES, "execute_sql"];

/** The searches and the world's tables; plans in words or as JSON, and the answer that there is none. */
export function deeptravelKit({ request }: DeeptravelTask, world: World): TaskKit {
  return {
    background: promptPart(BACKGROUND, {}),
    tools: OFFERED,
    toolDocuments: promptPart(TOOLS, { tools: toolLines(OFFERED).join("\n") }),
    planFormat: promptPart(FORMAT, { days: PLAN_FORMAT }),
    request: requestPart,
    planText: answerText,
    readPlan: (text) => readAnswer(text, request, world),
  };
}
