import type { Agent, AgentContext } from "@/server/agents";
import type { EndReason, Event, StoredSkill, Task } from "@/server/episodes";
import type { Models } from "@/server/models";
import { fail, ok, type Result } from "@/server/trip";
import type { RunIdentity, TrialResult } from "@/server/views";
import type { World } from "@/server/worlds";
import type { Benchmark, BenchmarkTask, FittingAgent } from "../benchmark";
import { type TrialLimits, watchLimits } from "./limits";
import { type PlayedEvent, playTrial } from "./play-trial";
import { resultOf } from "./result-of";

/** What every trial of a run shares. */
export interface RunParts {
  readonly benchmark: Benchmark;
  readonly agent: FittingAgent;
  readonly world: World;
  readonly settings: RunIdentity["settings"];
}

/** Which trial, and within what. */
export interface TrialParts {
  readonly task: BenchmarkTask;
  readonly seed: number;
  readonly models: Models | null;
  readonly limits: TrialLimits;
  /** What agents learned in earlier trials of the run. */
  readonly skills: readonly StoredSkill[];
}

export const NO_LIMITS: TrialLimits = {
  stepsPerTrial: null,
  tokensPerTrial: null,
  msPerTrial: null,
  costUsdPerTrial: null,
};

/**
 * Plays one trial and gives its events as they come, the score before the end; the one way in which trials are played, whatever keeps
 * them. A limit that it reaches ends it with that reason. An aborted `signal` gives the problem "cancelled"; "bad_input" is a task that
 * cannot be put as the settings want.
 */
export async function executeTrial(
  { benchmark, agent, world: given, settings }: RunParts,
  { task, seed, models, limits, skills }: TrialParts,
  signal: AbortSignal,
  onEvent: (played: PlayedEvent) => void,
): Promise<Result<TrialResult>> {
  const world = benchmark.worldOf(task, given);
  const asked = benchmark.input(task, settings, world);
  if (!asked.ok) return asked;
  const limit = new AbortController();
  const context: AgentContext = {
    world,
    timeLimitMs: settings.timeLimitMs,
    seed,
    signal: AbortSignal.any([signal, limit.signal]),
    models,
    protocol: settings.protocol ?? "text",
    kit: benchmark.kit(task, world),
    without: settings.without,
    skills,
  };
  const bound = agent.bind(task, settings);
  const player = { ...bound, agent: limited(bound.agent, limits, limit) };
  const events: Event[] = [];
  let ms = 0;
  for await (const played of playTrial(benchmark, task, asked.value, player, context)) {
    events.push(played.event);
    onEvent(played);
    ms = played.atMs;
  }
  if (signal.aborted) return fail({ code: "cancelled", message: "The trial was stopped." });
  return ok(resultOf(benchmark.scorer, events, ms));
}

/** The agent, aborted by `limit` once it reaches a limit, which then is the reason of its end. */
function limited(agent: Agent, limits: TrialLimits, limit: AbortController): Agent {
  async function* run(task: Task, context: AgentContext): AsyncGenerator<Event> {
    const startedAt = performance.now();
    const reachedAfter = watchLimits(limits);
    let reached: EndReason | null = null;
    const reach = (reason: EndReason) => {
      reached ??= reason;
      limit.abort();
    };
    const timer = limits.msPerTrial === null ? undefined : setTimeout(reach, limits.msPerTrial, "time limit");
    try {
      for await (const event of agent.run(task, context)) {
        const isCut = event.type === "ended" && event.reason === "cancelled" && reached !== null;
        yield isCut ? { type: "ended", reason: reached ?? "cancelled" } : event;
        const reason = reachedAfter(event, performance.now() - startedAt);
        if (reason !== null) reach(reason);
      }
    } finally {
      clearTimeout(timer);
    }
  }
  return { ...agent, run };
}
