import { z } from "zod";

/** A run whose tasks a program elsewhere works on: what a researcher orders. */
export const externalOrderSchema = z.object({
  name: z.string().trim().min(1).max(120),
  /** What the agent is called in tables: no name of an agent that is here. */
  agent: z.string().trim().min(1).max(100),
  /** Id of a task set. */
  taskSet: z.string().min(1).max(100),
  /** Only its first tasks; null: all of them. */
  limit: z.number().int().min(1).max(100_000).nullable(),
  world: z.string().min(1).max(100),
  trials: z.number().int().min(1).max(64),
  /** Whether it may have the exact planner write a plan. */
  withPlanner: z.boolean(),
  /** From when a task is taken until its plan must be submitted. */
  msPerTrial: z
    .number()
    .int()
    .min(1_000)
    .max(7 * 24 * 3_600_000),
  /** Calls of tools. */
  callsPerTrial: z.number().int().min(1).max(1_000),
  /** Tasks that may be under way at the same time. */
  concurrency: z.number().int().min(1).max(64),
});
export type ExternalOrder = z.infer<typeof externalOrderSchema>;

/** Part of the method that a run of an external agent may be without. */
export const PLANNER_PART = "planner";

/** A run with the token for it, which is shown this once. */
export interface ExternalAccess {
  readonly id: string;
  readonly token: string;
}

/** A task under way, as an external agent is given it. */
export interface ExternalTask {
  /** Names it in the calls that follow. */
  readonly session: string;
  readonly task: { readonly id: string; readonly trial: number; readonly text: string };
  /** Who the agent is and what it plans. */
  readonly background: string;
  /** Each with the JSON schema of its arguments. */
  readonly tools: readonly { readonly name: string; readonly description: string; readonly inputSchema: unknown }[];
  /** What the tools give, as the benchmark tells its own agents, which call them in plain text. */
  readonly toolDocuments: string;
  /** How the plan is written. */
  readonly planFormat: string;
  /** In ISO 8601; what was submitted until then is scored. */
  readonly endsAt: string;
  readonly callsLeft: number;
}

/** The state of a run, as an external agent sees it: no scores. */
export interface ExternalRunState {
  readonly name: string;
  readonly agent: string;
  readonly status: string;
  readonly finished: number;
  readonly total: number;
  /** Tasks under way; the one of a program that crashed can be taken up again. */
  readonly sessions: readonly string[];
}

/** What a call of a tool gave; `ok` is false where something was wrong with the call, and the observation says what. */
export interface ExternalAnswer {
  readonly ok: boolean;
  readonly observation: string;
  readonly output: unknown;
  readonly callsLeft: number;
}

/** A complaint about its form sends a plan back once; null: it is taken. */
export interface HandedIn {
  readonly complaint: string | null;
}
