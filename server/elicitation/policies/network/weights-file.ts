import { z } from "zod";
import { ProblemError } from "@/server/trip";
import { type Network, weightCount } from "./network";

/** How a policy was trained: enough to train it again. */
export const trainingSchema = z.object({
  method: z.enum(["sft", "dpo"]),
  iteration: z.number().int().nullable(),
  reference: z.enum(["fixed", "recursive"]).nullable(),
  /** What it climbed; left out in the files from before there was a choice. */
  reward: z.enum(["paper", "task"]).default("paper"),
  alpha: z.number().nullable(),
  seed: z.number().int(),
  think: z.boolean(),
  shuffledRewards: z.boolean(),
});
export type Training = z.infer<typeof trainingSchema>;

/** A trained policy as it lies in a file. The weights are in ten-thousandths, separated by spaces. */
const weightsFileSchema = z.object({
  format: z.literal("dragoman-policy"),
  version: z.literal(1),
  training: trainingSchema,
  hidden: z.number().int().min(1),
  weights: z.string().regex(/^-?\d+( -?\d+)*$/),
});

const SCALE = 10_000;

export interface TrainedPolicy {
  readonly training: Training;
  readonly network: Network;
}

/** The content of a weights file. Throws ProblemError `bad_file` where it is not one. */
export function readWeights(content: unknown): TrainedPolicy {
  const parsed = weightsFileSchema.safeParse(content);
  if (!parsed.success) {
    throw new ProblemError({
      code: "bad_file",
      message: `This is no trained policy: ${z.prettifyError(parsed.error)}`,
    });
  }
  const { training, hidden, weights } = parsed.data;
  const shape = { think: training.think, hidden };
  const numbers = Float64Array.from(weights.split(" "), (text) => Number(text) / SCALE);
  if (numbers.length !== weightCount(shape)) {
    const message = `This trained policy has ${numbers.length} weights instead of ${weightCount(shape)}: train it again.`;
    throw new ProblemError({ code: "bad_file", message });
  }
  return { training, network: { ...shape, weights: numbers } };
}

/** The text of a weights file; reading it again gives the same policy. */
export function weightsText({ training, network }: TrainedPolicy): string {
  const weights = Array.from(network.weights, (weight) => Math.round(weight * SCALE)).join(" ");
  const file = { format: "dragoman-policy", version: 1, training, hidden: network.hidden, weights };
  return `${JSON.stringify(file, null, 2)}\n`;
}
