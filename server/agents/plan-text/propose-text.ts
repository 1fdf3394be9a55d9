import { z } from "zod";
import type { Event } from "@/server/episodes";
import type { Problem } from "@/server/trip";
import type { AgentContext } from "../agent";
import { askForObject } from "../ask-model";
import { withNamesOfTables } from "./names-of-tables";
import { normalize } from "./normalize";
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
 * does, with the names of the world's tables. Where nobody finds any, the event says so: nothing is delivered then. Gives the problem
 * of a model that could not be asked, else null.
 */
export async function* proposeText(
  plan: string,
  context: Pick<AgentContext, "world" | "models" | "signal">,
): AsyncGenerator<Event, Problem | null> {
  const days = readPlanText(plan);
  if (days !== null) {
    yield written(plan, withNamesOfTables(days, context.world), "rules");
    return null;
  }
  const read = plan.trim() === "" ? null : yield* askForObject(context, "reader", readerPrompt(plan), readDaysSchema);
  if (read?.ok === true && read.value.days.length > 0) {
    const found = read.value.days.map(({ day, ...fields }) => normalize({ number: day, fields }));
    yield written(plan, withNamesOfTables(found, context.world), "model");
    return null;
  }
  yield written(plan, null, null);
  return read?.ok === false && read.problem.code !== "bad_model_answer" ? read.problem : null;
}

function written(plan: string, days: readonly WrittenDay[] | null, readBy: "rules" | "model" | null): Event {
  return { type: "planWritten", text: plan, days: days === null ? null : days.map((day) => ({ ...day })), readBy };
}
