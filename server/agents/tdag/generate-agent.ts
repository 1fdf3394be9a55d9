import { z } from "zod";
import { type Event, inSpan } from "@/server/episodes";
import { askFor, type KitWork } from "../steps/work";
import { type Briefing, EXECUTOR } from "../subtasks/prompts";
import type { Outcome, Subtask } from "../subtasks/subtask";
import { generatePrompt } from "./prompts";

const madeSchema = z.object({
  role: z.string().trim().min(1).max(8_000),
  toolDocuments: z.string().trim().min(1).max(20_000),
});

/** Who does a subtask: made for it by the agent generator, or the predefined executor where there is none, or it gives nothing. */
export async function* generateAgent(
  work: KitWork,
  subtask: Subtask,
  before: readonly Outcome[],
): AsyncGenerator<Event, Pick<Briefing, "role" | "toolDocuments">> {
  const { kit, context } = work;
  const predefined = { role: EXECUTOR, toolDocuments: kit.toolDocuments };
  if (context.without.includes("agent-generation")) return predefined;
  const made = yield* inSpan({ kind: "agent", name: "Agent generator" }, () =>
    askFor(work, "agent", generatePrompt(work, subtask, before), madeSchema),
  );
  return made ?? predefined;
}
