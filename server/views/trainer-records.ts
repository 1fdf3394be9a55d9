import { z } from "zod";
import { dialogTurnSchema, simulatorNameSchema } from "./elicitation-report";

/**
 * `source.json` next to `dialogs.jsonl` and `pairs.jsonl`, as `bench elicitation` and `train policy` write it: what all dialogs of
 * the folder have in common and a trainer wants to know of each.
 */
export const trainerSourceSchema = z.object({
  runId: z.string(),
  /** Who asked. */
  policy: z.string(),
  /** Who answered, and which wording of it: two versions are two experiments. */
  simulator: simulatorNameSchema,
  simulatorVersion: z.string(),
  seed: z.number().int(),
  /** Which travelers were asked: the three disjoint sets of APEC-Travel, section 3.2. */
  split: z.enum(["seed", "reward", "evaluation"]),
  /** Who gave the agentic scores: "rules" or a model's name. */
  judge: z.string(),
  /** The weight of accuracy in the reward, 0–1 (APEC-Travel, equation 1). */
  alpha: z.number().min(0).max(1),
});
export type TrainerSource = z.infer<typeof trainerSourceSchema>;

/**
 * A line of `pairs.jsonl`: two dialogs of one traveler that begin with the same turns and part at an agent's turn (APEC-Travel,
 * section 3.4). Nothing of the hidden persona is in it.
 */
export const preferencePairSchema = z.object({
  id: z.string(),
  /** The shared beginning; it ends with a turn of the traveler. */
  openingTurns: z.array(dialogTurnSchema).min(1),
  /** What followed in the better dialog: it begins with a turn of the agent, and is empty where the agent stopped asking. */
  chosen: z.array(dialogTurnSchema),
  rejected: z.array(dialogTurnSchema),
  rewards: z.object({ chosen: z.number(), rejected: z.number() }),
});
export type PreferencePair = z.infer<typeof preferencePairSchema>;
