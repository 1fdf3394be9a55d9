import { type Agent, type AgentContext, findAgent } from "@/server/agents";
import { codeVersion, playQuery, taskOf } from "@/server/benchmarks";
import type { EndReason, Event, Task } from "@/server/episodes";
import { fail, ok, type Result, type TrialResult } from "@/server/trip";
import { openWorld } from "@/server/worlds";
import { limitReached, type TrialLimits } from "./limits";
import type { TrialToPlay } from "./messages";
import { modelsOfTrial } from "./models-of-trial";
import { resultOf } from "./result-of";

/**
 * Plays one trial and gives its events as they come, the score before the end. A limit that it reaches ends it with that reason. An
 * aborted `signal` gives the problem "cancelled". Other problems would meet every trial of the run: the world, the code, the agent or
 * the models are not those of its identity.
 */
export async function playTrial(
  toPlay: TrialToPlay,
  signal: AbortSignal,
  onEvent: (event: Event) => void,
): Promise<Result<TrialResult>> {
  const { identity, task, trial, limits } = toPlay;
  const { settings } = identity;
  const agent = findAgent(identity.agent);
  if (!agent.ok) return agent;
  const world = openWorld(identity.world.name);
  if (!world.ok) return world;
  if (world.value.describe().hash !== identity.world.hash) return otherWorld(identity.world.name);
  if (codeVersion() !== identity.code) return otherCode(identity.code);
  const legs = settings.mode === "sole-planning" ? (task.legs ?? undefined) : undefined;
  const { input, objective, timeLimitMs } = settings;
  const asked = taskOf(task.query, { input, objective, referenceLegs: legs }, world.value);
  if (!asked.ok) return asked;
  const seed = identity.seed + trial;
  const models = await modelsOfTrial(identity.models, seed, limits);
  if (!models.ok) return models;

  const limit = new AbortController();
  const context: AgentContext = {
    world: world.value,
    timeLimitMs,
    seed,
    signal: AbortSignal.any([signal, limit.signal]),
    models: models.value,
    protocol: settings.protocol ?? "text",
    without: settings.without,
  };
  const events: Event[] = [];
  let ms = 0;
  for await (const { event, atMs } of playQuery(
    task.query,
    asked.value,
    limited(agent.value, limits, limit),
    context,
  )) {
    events.push(event);
    onEvent(event);
    ms = atMs;
  }
  if (signal.aborted) return fail({ code: "cancelled", message: "The trial was stopped." });
  return ok(resultOf(events, ms));
}

/** The agent, aborted by `limit` once it reaches a limit, which then is the reason of its end. */
function limited(agent: Agent, limits: TrialLimits, limit: AbortController): Agent {
  async function* run(task: Task, context: AgentContext): AsyncGenerator<Event> {
    const startedAt = performance.now();
    const events: Event[] = [];
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
        events.push(event);
        const reason = limitReached(events, performance.now() - startedAt, limits);
        if (reason !== null) reach(reason);
      }
    } finally {
      clearTimeout(timer);
    }
  }
  return { ...agent, run };
}

function otherWorld(name: string): Result<TrialResult> {
  const message = `The world "${name}" is not here as it was when the run was started. Import the same files on every machine that plays trials, or start the run again.`;
  return fail({ code: "unavailable", message });
}

function otherCode(code: string): Result<TrialResult> {
  const message = `The run was started with version ${code}, and trials are played with ${codeVersion()} here. Figures of both may not be mixed: start the run again.`;
  return fail({ code: "unavailable", message });
}
