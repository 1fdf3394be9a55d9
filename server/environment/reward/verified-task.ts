import { z } from "zod";
import { type BenchmarkTask, deeptravelTaskSchema, verifiedTripOf } from "@/server/benchmarks";
import type { Task } from "@/server/episodes";
import { itinerarybenchTaskSchema, travelplannerQuerySchema } from "@/server/scoring";
import type { VerifiedTask } from "@/server/scoring/verifier";
import { fail, ok, type Result } from "@/server/trip";

/** Which published rules judge a plan follows from what a task is made of. */
const rulesSchema: z.ZodType<VerifiedTask["rules"]> = z.union([
  z
    .object({ query: travelplannerQuerySchema })
    .transform(({ query }): VerifiedTask["rules"] => ({ kind: "travelplanner", query })),
  itinerarybenchTaskSchema.transform((task): VerifiedTask["rules"] => ({ kind: "itinerarybench", task })),
]);

/** The task as the verifier judges its plan. Problem "bad_input": no rules are for tasks of its kind. */
export function verifiedTaskOf({ id, content }: BenchmarkTask, { text, today }: Task): Result<VerifiedTask> {
  const trip = deeptravelTaskSchema.safeParse(content).data;
  if (trip !== undefined) return ok({ ...verifiedTripOf(trip), id });
  const rules = rulesSchema.safeParse(content);
  if (!rules.success) return fail({ code: "bad_input", message: `The task ${id} has no rules that judge plans.` });
  // Whether any plan exists is not known: the answer that there is none earns nothing.
  return ok({ id, text, today, request: null, rules: rules.data, solvable: null });
}
