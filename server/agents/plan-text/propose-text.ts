import { z } from "zod";
import type { Event } from "@/server/episodes";
import type { AgentContext } from "../agent";
import { askForObject } from "../ask-model";
import { normalise } from "./normalise";
import { readPlanText } from "./read-plan-text";
import { readerPrompt } from "./reader-prompt";
import { NOTHING, type WrittenDay } from "./written-day";

const text = z.string().default(NOTHING);
const readDaysSchema = z.object({
  days: z.array(
    z.object({
      day: z.number().int().min(1),
      current_city: text,
      transportation: text,
      breakfast: text,
      attraction: text,
      lunch: text,
      dinner: text,
      accommodation: text,
    }),
  ),
});

/**
 * An agent's plan in words: the days that the tolerant reader finds in it, else those that the model of the role "reader"
 * does. Where nobody finds any, the event says so: nothing is delivered then.
 */
export async function* proposeText(
  plan: string,
  context: Pick<AgentContext, "models" | "signal">,
): AsyncGenerator<Event, void> {
  const days = readPlanText(plan);
  if (days !== null) return yield written(plan, days, "rules");
  const read = plan.trim() === "" ? null : yield* askForObject(context, "reader", readerPrompt(plan), readDaysSchema);
  if (read?.ok !== true || read.value.days.length === 0) return yield written(plan, null, null);
  const found = read.value.days.map(({ day, ...fields }) => normalise({ number: day, fields }));
  yield written(plan, found, "model");
}

function written(plan: string, days: readonly WrittenDay[] | null, readBy: "rules" | "model" | null): Event {
  return { type: "planWritten", text: plan, days: days === null ? null : days.map((day) => ({ ...day })), readBy };
}
