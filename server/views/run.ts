import { z } from "zod";
import { MOST_NUMBER } from "@/server/trip";
import { benchmarkInfoSchema, ratesSchema, talliesSchema } from "./benchmark";
import { failureKindSchema, faultSideSchema } from "./failure";
import { extraBodySchema, generationSchema } from "./generation";
import { modelRoleSchema } from "./model-role";
import { rateBasesSchema } from "./rate-basis";

/** Of one trial, or of one run. */
const MOST_REPLACEMENTS = 100;
/** 0–1. */
const share = z.number().min(0).max(1);
/** Longest of names that a benchmark gives: of itself, its tasks, modes and inputs. */
const NAME = 100;
const name = z.string().min(1).max(NAME);
const count = z.number().int().min(0);
/** A figure that not every server tells. */
const countOrUnknown = z.union([z.number().min(0), z.literal("unknown")]);

/** Tasks that runs are played on. */
export const taskSetItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  benchmark: name,
  count,
  createdAt: z.iso.datetime(),
});
export type TaskSetItem = z.infer<typeof taskSetItemSchema>;

/** The texts of a run in place of those of its method's prompts, by the prompts' names ("agents/two-stage/act"). */
export const promptTextsSchema = z
  .record(z.string().max(200), z.string().max(50_000))
  .refine((texts) => Object.keys(texts).length <= 50, "A run may have other texts for at most 50 prompts.");

/** Values of a benchmark's run options by their keys. */
export const runOptionsSchema = z
  .record(z.string().max(40), z.string().max(2_000))
  .refine((options) => Object.keys(options).length <= 20, "A run may have at most 20 options of its benchmark.");
export type RunOptions = z.infer<typeof runOptionsSchema>;

/** What the method is given beyond its task, and how it works. */
export const runSettingsSchema = z.object({
  /** What of a task the agent is given, of the benchmark's inputs; null where there is no choice. */
  input: name.nullable(),
  /** Null for agents that know no modes. */
  mode: name.nullable(),
  /** How tools are called; null where no model calls any. */
  protocol: z.enum(["text", "native"]).nullable(),
  /** Parts of the method that were switched off. */
  without: z.array(z.string().max(NAME)).max(50),
  /** Left out: the method's own. */
  prompts: promptTextsSchema.optional(),
  /** What plans are to be optimal for, of the benchmark's objectives; null where there is no choice. */
  objective: name.nullable(),
  timeLimitMs: count.max(MOST_NUMBER),
  /** Values of the benchmark's run options, and what tells an agent of a file from others; left out: none was given. */
  options: runOptionsSchema.optional(),
});
export type RunSettings = z.infer<typeof runSettingsSchema>;

/**
 * What makes a run what it is. Two runs are the same experiment when all of it is equal; figures of runs that differ in any
 * of it are never averaged.
 */
export const runIdentitySchema = z.object({
  taskSet: z.object({ benchmark: name, name: z.string(), count, sha256: z.string() }),
  agent: z.string(),
  /**
   * Of each role that the run may use, the model as the configuration names it and as its server is asked for it, and whether it is
   * scripted. Runs from before that was kept leave it out: then its name tells.
   */
  models: z.partialRecord(
    modelRoleSchema,
    z.object({
      name: z.string(),
      model: z.string(),
      scripted: z.boolean().optional(),
      /** Left out where the models file sets nothing of the kind. */
      generation: generationSchema.optional(),
      extraBody: extraBodySchema.optional(),
      /** Names of the further headers that are sent; their values may be secrets. */
      headers: z.array(z.string().max(100)).max(20).optional(),
    }),
  ),
  settings: runSettingsSchema,
  /** SHA-256 of each prompt that the method may ask a model by; runs without a model leave it out. */
  prompts: z.record(z.string().max(200), z.string().max(64)).optional(),
  seed: z.number().int(),
  /** Trials per task; trial t works with the seed `seed` + t. */
  trials: z.number().int().min(1),
  /** Version of the code: that of the package, its commit where it is known, and a hash of what is not committed. */
  code: z.string(),
  world: z.object({ name: z.string(), hash: z.string() }),
});
export type RunIdentity = z.infer<typeof runIdentitySchema>;

const limit = z.number().int().min(1).max(MOST_NUMBER);

/** What a run may use up; null: no limit. A trial that reaches one of its own ends with that reason, the run's own ends the run. */
export const runLimitsSchema = z.object({
  stepsPerTrial: limit.nullable(),
  tokensPerTrial: limit.nullable(),
  msPerTrial: limit.nullable(),
  costUsdPerTrial: z.number().min(0).max(MOST_NUMBER).nullable(),
  costUsd: z.number().min(0).max(MOST_NUMBER).nullable(),
  /** Trials at the same time, over all workers. */
  concurrency: limit,
});
export type RunLimits = z.infer<typeof runLimitsSchema>;

/** queued → running → finished | cancelled | stopped (a limit of the run, or a fault that every trial would meet). */
export const runStatusSchema = z.enum(["queued", "running", "finished", "cancelled", "stopped"]);
export type RunStatus = z.infer<typeof runStatusSchema>;

/** Code that took the place of the model of a role: what comes of it is not the model's. */
const replacementSchema = z.object({ role: modelRoleSchema, by: z.string().max(100) });
const replacementsSchema = z.array(replacementSchema).max(MOST_REPLACEMENTS);

/** In how many of a run's trials that happened. */
export const replacedInRunSchema = z.array(replacementSchema.extend({ trials: count })).max(MOST_REPLACEMENTS);
export type ReplacedInRun = z.infer<typeof replacedInRunSchema>;

/** What came of a trial. */
export const trialResultSchema = z.object({
  delivered: z.boolean(),
  passed: z.boolean(),
  /** By the benchmark's scorer. */
  value: z.number(),
  /** The checks by their published names; null: not asked for, or not reached. */
  checks: z.record(z.string(), z.boolean().nullable()),
  tallies: talliesSchema,
  failures: z.array(z.object({ kind: failureKindSchema, side: faultSideSchema })),
  endReason: z.string(),
  ms: z.number().min(0),
  steps: count,
  modelCalls: count,
  retries: count,
  tokens: countOrUnknown,
  costUsd: countOrUnknown,
  /** What the run's limit counts: US dollars that servers reported, or that calls may have cost. */
  meteredUsd: z.number().min(0),
  /** Calls by tool (TravelPlanner, Table 5). */
  toolCalls: z.record(z.string(), count),
  /** Rounds of calls of tools, and calls that did not work; left out of results from before they were counted. */
  turns: count.optional(),
  failedCalls: count.optional(),
  /** Where code took a model's place; left out where it did not. */
  replaced: replacementsSchema.optional(),
});
export type TrialResult = z.infer<typeof trialResultSchema>;

/** One task, once tried: what lists and tables are made of. */
export const trialSchema = z.object({
  /** The benchmark's own name of the task. */
  taskId: name,
  /** From 0. */
  trial: count,
  status: z.enum(["waiting", "running", "finished", "failed"]),
  /** Null until there is one. */
  episodeId: z.string().nullable(),
  /** What the task is told apart by, by the benchmark's facets. */
  facets: z.record(z.string(), z.string()),
  /** The traveler's words. */
  text: z.string(),
  /** The checks that count for the task, whether or not a plan reached them. */
  counts: z.array(z.string()),
  /** Null until it is finished. */
  result: trialResultSchema.nullable(),
  /** How often it was begun; more than once where a worker died. */
  attempts: count,
});
export type Trial = z.infer<typeof trialSchema>;

/** The state of a run: the figures over what is finished. */
export const runMetricsSchema = z.object({
  finished: count,
  /** Null while nothing is finished. */
  rates: ratesSchema.nullable(),
  /** What each rate rests on; null while nothing is finished. */
  bases: rateBasesSchema.nullable(),
  /** Mean over tasks of the chance that k of their trials all pass, for k = 1 … trials as far as trials are finished. */
  passPowerK: z.array(share),
  /** Sample standard deviation of the share that passes over trials that are finished for every task; null below two. */
  spread: z.number().min(0).nullable(),
  costUsd: countOrUnknown,
  /** Left out where no model was replaced. */
  replaced: replacedInRunSchema.optional(),
});
export type RunMetrics = z.infer<typeof runMetricsSchema>;

/** A run in a list. */
export const runListItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  benchmark: name,
  /**
   * run: played by this app or `bench`. external: a program elsewhere works on its tasks over HTTP or MCP. submission: plans of another
   * system, scored here.
   */
  kind: z.enum(["run", "external", "submission"]),
  /** Null for submissions, whose making is not known here. */
  identity: runIdentitySchema.nullable(),
  /** What it was played on: the first `count` of the `of` tasks of a set; `sha256` is of the set's queries, whatever it is called. */
  tasks: z.object({ name: z.string(), count, of: count, sha256: z.string() }),
  /** What the system was allowed to see, in a sentence. */
  sees: z.string(),
  /** Whether its models are scripted: its figures say nothing of real ones. */
  scripted: z.boolean(),
  status: runStatusSchema,
  createdAt: z.iso.datetime(),
  finished: count,
  total: count,
  /** Over what is finished; null while nothing is. */
  rates: ratesSchema.nullable(),
  /** What each rate rests on; null while nothing is finished. */
  bases: rateBasesSchema.nullable(),
  /** Mean over tasks of the share of k trials that all pass, for k = 1 … trials. */
  passPowerK: z.array(share),
  costUsd: countOrUnknown,
  /** Where code took a model's place in trials that are finished; left out where it did not. */
  replaced: replacedInRunSchema.optional(),
  /** Estimated; null while unknown or not running. */
  secondsLeft: z.number().min(0).nullable(),
});
export type RunListItem = z.infer<typeof runListItemSchema>;

/** A run with what its page shows; trials without their queries' gold. */
export const runViewSchema = z.object({
  run: runListItemSchema,
  /** What its tables draw. */
  benchmark: benchmarkInfoSchema,
  limits: runLimitsSchema.nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Why it stopped before its end, in a sentence; null otherwise. */
  problem: z.string().nullable(),
  /** Standard deviation of the share that passes over trials; null with one trial. */
  spread: z.number().min(0).nullable(),
  /** The command that runs it again; null for submissions. */
  command: z.string().nullable(),
  trials: z.array(trialSchema),
});
export type RunView = z.infer<typeof runViewSchema>;

/** What a researcher orders: a run before it has an identity. */
export const runOrderSchema = z.object({
  name: z.string().trim().min(1).max(120),
  /** Id of a task set. */
  taskSet: z.string().max(100),
  /** Only its first tasks; null: all of them. */
  limit: limit.nullable(),
  world: z.string().min(1).max(100),
  agent: z.string().min(1).max(100),
  settings: runSettingsSchema,
  /** A configured model for every role, or a scripted one ("scripted", "scripted:0.8"); null: the configured roles, or none where the agent needs none. */
  model: z.string().min(1).max(100).nullable(),
  seed: z.number().int().min(0).max(2_147_483_647),
  trials: z.number().int().min(1).max(64),
  limits: runLimitsSchema,
});
export type RunOrder = z.infer<typeof runOrderSchema>;

/** What a list of runs shows; null: any. */
export const runFilterSchema = z.object({
  agent: z.string().nullable(),
  /** Name of a model in any role. */
  model: z.string().nullable(),
  status: runStatusSchema.nullable(),
  /** Words of the name. */
  text: z.string().max(200).nullable(),
});
export type RunFilter = z.infer<typeof runFilterSchema>;
export const EVERY_RUN: RunFilter = { agent: null, model: null, status: null, text: null };

/** What changed in a run: its state now, and of a run that is looked at its trials that changed. */
export const runChangeSchema = z.object({ run: runListItemSchema, trials: z.array(trialSchema) });
export type RunChange = z.infer<typeof runChangeSchema>;
