import { z } from "zod";
import { failureKindSchema, faultSideSchema } from "./failure";
import { modelRoleSchema } from "./model-role";
import { objectiveSchema } from "./request";

/** 0–1. */
const share = z.number().min(0).max(1);
const count = z.number().int().min(0);
/** A figure that not every server tells. */
const countOrUnknown = z.union([z.number().min(0), z.literal("unknown")]);

/** The rates of TravelPlanner (section 3.4). */
export const runRatesSchema = z.object({
  delivery: share,
  commonsenseMicro: share,
  commonsenseMacro: share,
  hardMicro: share,
  hardMacro: share,
  final: share,
});
export type RunRates = z.infer<typeof runRatesSchema>;

/** Tasks that runs are played on. */
export const taskSetItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  benchmark: z.literal("travelplanner"),
  /** How many tasks there are, and how many of them have reference legs, without which sole planning cannot be. */
  count,
  withLegs: count,
  createdAt: z.iso.datetime(),
});
export type TaskSetItem = z.infer<typeof taskSetItemSchema>;

/** What the method is given beyond its task, and how it works. */
export const runSettingsSchema = z.object({
  /** The sentence of a query, or its structured fields. */
  input: z.enum(["query", "gold"]),
  /** Null for agents that know no modes. */
  mode: z.enum(["two-stage", "sole-planning"]).nullable(),
  /** How tools are called; null where no model calls any. */
  protocol: z.enum(["text", "native"]).nullable(),
  /** Parts of the method that were switched off. */
  without: z.array(z.string()),
  objective: objectiveSchema,
  timeLimitMs: count,
});
export type RunSettings = z.infer<typeof runSettingsSchema>;

/**
 * What makes a run what it is. Two runs are the same experiment when all of it is equal; figures of runs that differ in any
 * of it are never averaged.
 */
export const runIdentitySchema = z.object({
  taskSet: z.object({ benchmark: z.literal("travelplanner"), name: z.string(), count, sha256: z.string() }),
  agent: z.string(),
  /**
   * Of each role that the run may use, the model as the configuration names it and as its server is asked for it, and whether it is
   * scripted. Runs from before that was kept leave it out: then its name tells.
   */
  models: z.partialRecord(
    modelRoleSchema,
    z.object({ name: z.string(), model: z.string(), scripted: z.boolean().optional() }),
  ),
  settings: runSettingsSchema,
  seed: z.number().int(),
  /** Trials of each task; trial t works with the seed `seed` + t. */
  trials: z.number().int().min(1),
  /** Version of the code: that of the package, and its commit where it is known. */
  code: z.string(),
  world: z.object({ name: z.string(), hash: z.string() }),
});
export type RunIdentity = z.infer<typeof runIdentitySchema>;

/** What a run may use up; null: no limit. A trial that reaches one of its own ends with that reason, the run's own ends the run. */
export const runLimitsSchema = z.object({
  stepsPerTrial: z.number().int().min(1).nullable(),
  tokensPerTrial: z.number().int().min(1).nullable(),
  msPerTrial: z.number().int().min(1).nullable(),
  costUsdPerTrial: z.number().min(0).nullable(),
  costUsd: z.number().min(0).nullable(),
  /** Trials at the same time, over all workers. */
  concurrency: z.number().int().min(1),
});
export type RunLimits = z.infer<typeof runLimitsSchema>;

/** queued → running → finished | cancelled | stopped (a limit of the run, or a fault that every trial would meet). */
export const runStatusSchema = z.enum(["queued", "running", "finished", "cancelled", "stopped"]);
export type RunStatus = z.infer<typeof runStatusSchema>;

/** What came of a trial. */
export const trialResultSchema = z.object({
  delivered: z.boolean(),
  final: z.boolean(),
  /** The checks by their published names; null: not asked for, or not reached. */
  checks: z.record(z.string(), z.boolean().nullable()),
  failures: z.array(z.object({ kind: failureKindSchema, side: faultSideSchema })),
  endReason: z.string(),
  ms: z.number().min(0),
  steps: count,
  modelCalls: count,
  retries: count,
  tokens: countOrUnknown,
  costUsd: countOrUnknown,
  /** What the run's limit counts: US dollars that servers told, or that calls may have cost. Left out by trials from before it was kept. */
  chargedUsd: z.number().min(0).optional(),
  /** Calls by tool (TravelPlanner, Table 5). */
  toolCalls: z.record(z.string(), count),
});
export type TrialResult = z.infer<typeof trialResultSchema>;

/** One task, once tried: what lists and tables are made of. */
export const trialSchema = z.object({
  idx: z.number().int(),
  /** From 0. */
  trial: count,
  status: z.enum(["waiting", "running", "finished", "failed"]),
  /** Null until there is one. */
  episodeId: z.string().nullable(),
  level: z.enum(["easy", "medium", "hard"]),
  days: z.number().int().min(1),
  query: z.string(),
  /** The hard constraints that the task asks for, by their published names; they count whether or not a plan was reached. */
  asked: z.array(z.string()),
  /** Null until it is finished. */
  result: trialResultSchema.nullable(),
  /** How often it was begun; more than once where a worker died. */
  attempts: count,
});
export type Trial = z.infer<typeof trialSchema>;

/** How a run stands: the figures over what is finished. */
export const runStandingSchema = z.object({
  finished: count,
  /** Null while nothing is finished. */
  rates: runRatesSchema.nullable(),
  /** Mean over tasks of the chance that k of their trials all pass, for k = 1 … trials as far as trials are finished. */
  passPowerK: z.array(share),
  /** Sample standard deviation of the final pass rate over trials that are finished for every task; null below two. */
  spread: z.number().min(0).nullable(),
  costUsd: countOrUnknown,
});
export type RunStanding = z.infer<typeof runStandingSchema>;

/** A run in a list. */
export const runListItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** run: played by this app or `bench`. submission: plans of another system, scored here. */
  kind: z.enum(["run", "submission"]),
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
  rates: runRatesSchema.nullable(),
  /** Mean over tasks of the share of k trials that all pass, for k = 1 … trials. */
  passPowerK: z.array(share),
  costUsd: countOrUnknown,
  /** Estimated; null while unknown or not running. */
  secondsLeft: z.number().min(0).nullable(),
});
export type RunListItem = z.infer<typeof runListItemSchema>;

/** A run with what its page shows; trials without their queries' gold. */
export const runViewSchema = z.object({
  run: runListItemSchema,
  limits: runLimitsSchema.nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Why it stopped before its end, in a sentence; null otherwise. */
  problem: z.string().nullable(),
  /** Standard deviation of the final pass rate over trials; null with one trial. */
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
  taskSet: z.string(),
  /** Only its first tasks; null: all of them. */
  limit: z.number().int().min(1).nullable(),
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

/** What changed in a run: how it stands now, and of a run that is looked at its trials that changed. */
export const runChangeSchema = z.object({ run: runListItemSchema, trials: z.array(trialSchema) });
export type RunChange = z.infer<typeof runChangeSchema>;
