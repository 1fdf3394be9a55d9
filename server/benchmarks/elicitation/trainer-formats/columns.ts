import { z } from "zod";
import type { DialogRecord, TrainerSource } from "@/server/views";

/** At most so many questions are asked; a dialog that is shorter was ended by the agent. */
const MOST_ROUNDS = 20;

/** What is next to the columns that TRL reads; no value is ever null, since columns are typed by their first rows. */
export const sidecarSchema = z.object({
  trip_id: z.string(),
  run_id: z.string(),
  policy: z.string(),
  simulator: z.string(),
  simulator_version: z.string(),
  seed: z.number().int(),
  split: z.string(),
  judge: z.string(),
  license: z.string(),
  /** "simulated": nobody's consent is needed, no person spoke. */
  consent: z.string(),
});

const rewardSchema = z.object({
  reward: z.number(),
  reward_components: z.object({
    alpha: z.number(),
    accuracy_overall: z.number(),
    accuracy_critical: z.number(),
    plan_priority: z.number(),
    proactive: z.number(),
    clarification: z.number(),
  }),
  /** "agent": it had asked enough; "limit": the rounds were over. */
  termination: z.enum(["agent", "limit"]),
});

/** The columns that each exported row of a dialog has. */
export const dialogColumnsSchema = sidecarSchema.extend(rewardSchema.shape);

export type Sidecar = z.infer<typeof sidecarSchema>;

export function sidecarOf(id: string, source: TrainerSource): Sidecar {
  return {
    trip_id: id,
    run_id: source.runId,
    policy: source.policy,
    simulator: source.simulator,
    simulator_version: source.simulatorVersion,
    seed: source.seed,
    split: source.split,
    judge: source.judge,
    license: "MIT",
    consent: "simulated",
  };
}

export function dialogColumns(record: DialogRecord, source: TrainerSource): z.infer<typeof dialogColumnsSchema> {
  return {
    ...sidecarOf(record.id, source),
    reward: record.reward,
    reward_components: {
      alpha: source.alpha,
      accuracy_overall: record.accuracy.overall,
      accuracy_critical: record.accuracy.critical,
      plan_priority: record.agentic.planPriority,
      proactive: record.agentic.proactive,
      clarification: record.agentic.clarification,
    },
    termination: record.rounds < MOST_ROUNDS ? "agent" : "limit",
  };
}
