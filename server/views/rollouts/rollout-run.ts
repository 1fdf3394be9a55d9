import { z } from "zod";

const countSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const nameSchema = z.string().min(1).max(200);
const meanSchema = z.number();

/** What decides every rollout of a folder; it goes on under the same ones alone, but for more steps. */
export const rolloutSettingsSchema = z.object({
  /** As it was asked for: "scripted:0.8", or a name of the models file. */
  model: nameSchema,
  /** A program answers for the model: the figures say nothing of a real one. */
  scripted: z.boolean(),
  taskSet: nameSchema,
  /** SHA-256 of the file that the tasks are from; null where they are generated. */
  tasksSha256: z.string().max(64).nullable(),
  world: z.object({ name: nameSchema, hash: nameSchema }),
  split: z.enum(["train", "validation", "test", "all"]),
  steps: countSchema.min(1).max(1_000_000),
  tasksPerStep: countSchema.min(1).max(10_000),
  /** Rollouts of each task (DeepTravel: 8). */
  n: countSchema.min(1).max(1_000),
  temperature: z.number().min(0).max(10),
  seed: countSchema,
  /** Seed of the first task. */
  from: countSchema,
  /** Answers of the model at most. */
  turns: countSchema.min(1).max(200),
  /** Groups whose rewards deviate by no more are dropped (DeepTravel: 0.1). */
  spread: z.number().min(0).max(1),
  /** A group has failed where no reward reaches this. */
  failedBelow: z.number().min(0).max(1),
  /** Every so many steps tasks that failed come first (DeepTravel: γ); 0: never. */
  replayEvery: countSchema.max(1_000_000),
  /** Tasks in the buffer at most. */
  bufferSize: countSchema.max(1_000_000),
  /** A task that failed again so often is given up. */
  replayTries: countSchema.min(1).max(1_000),
});
export type RolloutSettings = z.infer<typeof rolloutSettingsSchema>;

/** `run.json` of a folder of rollouts. */
export const rolloutRunSchema = z.object({
  format: z.literal("dragoman-rollouts"),
  version: z.literal(1, { error: "Only version 1 of the format can be read here. Name a new folder." }),
  startedAt: z.iso.datetime(),
  codeVersion: z.string().max(200),
  settings: rolloutSettingsSchema,
});
export type RolloutRun = z.infer<typeof rolloutRunSchema>;

/** A task that failed and waits for its replay. */
export const bufferedTaskSchema = z.object({
  taskId: nameSchema,
  seed: countSchema,
  /** Replays that failed. */
  tries: countSchema,
});
export type BufferedTask = z.infer<typeof bufferedTaskSchema>;

/** What the next step's tasks follow from. */
export const replayStateSchema = z.object({
  /** Of the next task that was never played. */
  nextSeed: countSchema,
  /** The longest waiting first. */
  buffer: z.array(bufferedTaskSchema).max(1_000_000),
});
export type ReplayState = z.infer<typeof replayStateSchema>;

export const rolloutGroupSchema = z.object({
  taskId: nameSchema,
  seed: countSchema,
  source: z.enum(["fresh", "replay"]),
  rewards: z.array(z.number()).max(1_000),
  /** Sample standard deviation of the rewards. */
  spread: z.number().min(0),
  kept: z.boolean(),
  failed: z.boolean(),
});
export type RolloutGroup = z.infer<typeof rolloutGroupSchema>;

/** A line of `steps.jsonl`: the figures of a finished step, over all of its rollouts, and the state after it. */
export const rolloutStepSchema = z.object({
  step: countSchema.min(1),
  reward: z.object({ mean: meanSchema, deviation: z.number().min(0) }),
  /** Means by name, each over the rollouts that have it. */
  rewardComponents: z.record(z.string().max(200), meanSchema),
  /** Means of a rollout; tokens and entropy null where a rollout has none. */
  characters: meanSchema,
  completionTokens: meanSchema.nullable(),
  entropy: meanSchema.nullable(),
  turns: meanSchema,
  toolCalls: meanSchema,
  /** Share of the calls of tools; null where none were made. */
  toolErrors: meanSchema.nullable(),
  /** Share of the groups that pass the spread filter. */
  keepRate: z.number().min(0).max(1),
  /** Share of the rollouts by how they ended. */
  terminations: z.record(z.string().max(200), z.number().min(0).max(1)),
  /** What happened to the buffer in the step. */
  replay: z.object({
    replayed: countSchema,
    /** Replays that did not fail. */
    solved: countSchema,
    /** Failed for the last time. */
    givenUp: countSchema,
    /** Left a full buffer. */
    pushedOut: countSchema,
    /** In the buffer after the step. */
    size: countSchema,
  }),
  groups: z.array(rolloutGroupSchema).max(10_000),
  state: replayStateSchema,
});
export type RolloutStep = z.infer<typeof rolloutStepSchema>;

/** What finished rollouts are exported as. */
export const ROLLOUT_FORMATS = ["trl-sft", "trl-dpo", "trl-grpo", "nemo-gym", "verifiers", "verl"] as const;
export type RolloutFormat = (typeof ROLLOUT_FORMATS)[number];
