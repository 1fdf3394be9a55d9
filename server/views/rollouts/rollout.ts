import { z } from "zod";

/** Enough for the longest episode, whose every action is a message and an observation. */
const MOST_MESSAGES = 500;
/** A model may write anything in an answer: names of tools without end, or thousands of calls. */
const LONGEST_TEXT = 100_000_000;
const MOST_CALLS = 100_000;
const MOST_TOKENS = 10_000_000;
const textSchema = z.string().max(LONGEST_TEXT);
const nameSchema = z.string().max(200);
const countSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const tokenIdsSchema = z.array(countSchema).max(MOST_TOKENS).nullable();

/** `arguments`: an object, or the text that the model wrote in its place. */
const toolCallSchema = z.object({
  type: z.literal("function"),
  function: z.object({ name: textSchema, arguments: z.json() }),
});

/** A message as TRL's conversational formats have it. */
export const rolloutMessageSchema = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "user"]), content: textSchema }),
  z.object({
    role: z.literal("assistant"),
    content: textSchema,
    /** What the model thought first, as far as its server shows it; left out: nothing. */
    reasoning_content: textSchema.optional(),
    tool_calls: z.array(toolCallSchema).max(MOST_CALLS).optional(),
  }),
  z.object({ role: z.literal("tool"), name: textSchema, content: textSchema }),
]);
export type RolloutMessage = z.infer<typeof rolloutMessageSchema>;

/** A tool as the OpenAI protocol offers it; `parameters`: JSON Schema. */
export const rolloutToolSchema = z.object({
  type: z.literal("function"),
  function: z.object({
    name: nameSchema,
    description: z.string().max(10_000),
    parameters: z.record(z.string().max(200), z.json()),
  }),
});
export type RolloutTool = z.infer<typeof rolloutToolSchema>;

/** What the server reported of a message's tokens; null: it does not report it. */
export const rolloutTokensSchema = z.object({
  prompt_ids: tokenIdsSchema,
  ids: tokenIdsSchema,
  logprobs: z.array(z.number()).max(MOST_TOKENS).nullable(),
});

/** Why a rollout is over: the environment's reasons, and those of the side that speaks for the model. */
export const rolloutTerminationSchema = z.enum([
  "done",
  "traveler left",
  "step limit",
  /** The model answered without calling a tool: trainers end an episode there. */
  "no call",
  "turn limit",
  /** The answer was cut at its longest. */
  "length",
  "context overflow",
  "bad answer",
]);
export type RolloutTermination = z.infer<typeof rolloutTerminationSchema>;

/** A line of a step's file: one episode of one task by one model. */
export const rolloutSchema = z.object({
  /** From 1. */
  step: countSchema.min(1),
  /** From 0, of the step's tasks, and of the rollouts of one task. */
  group: countSchema,
  member: countSchema,
  task_id: nameSchema,
  task_set: nameSchema,
  seed: countSchema,
  source: z.enum(["fresh", "replay"]),
  messages: z.array(rolloutMessageSchema).min(1).max(MOST_MESSAGES),
  /** One for each message: whether the model learns from it. Its own words alone count. */
  trained: z.array(z.boolean()).min(1).max(MOST_MESSAGES),
  /** One for each message; null for those that the model did not write, and where nothing is reported. */
  tokens: z.array(rolloutTokensSchema.nullable()).min(1).max(MOST_MESSAGES),
  tools: z.array(rolloutToolSchema).max(100),
  reward: z.number(),
  reward_components: z.record(nameSchema, z.number()),
  termination: rolloutTerminationSchema,
  /** Answers of the model. */
  turns: countSchema,
  tool_calls: countSchema,
  /** Calls whose answer says what was wrong with them. */
  tool_errors: countSchema,
  /** All that the model wrote, thoughts and arguments included. */
  characters: countSchema,
  /** As the server counts; null where it does not. */
  completion_tokens: countSchema.nullable(),
  /** Nats for each token: the mean of −log p of what was sampled. Null without log-probabilities. */
  entropy: z.number().nullable(),
  /** Whether its group passes the spread filter; in files of finished steps alone. */
  kept: z.boolean(),
});
export type Rollout = z.infer<typeof rolloutSchema>;
