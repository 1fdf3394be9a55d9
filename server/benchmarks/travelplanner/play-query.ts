import type { Agent, AgentContext } from "@/server/agents";
import type { Event, EventOf, Task } from "@/server/episodes";
import {
  type PublishedDay,
  scoreTravelplanner,
  type TravelplannerQuery,
  type TravelplannerVerdict,
} from "@/server/scoring";
import { fail, type Objective, ok, type Result } from "@/server/trip";
import { todayIn, type World } from "@/server/worlds";
import { failedChecks, namedChecks } from "./failed-checks";
import { failuresOf } from "./failures";
import { requestOfQuery } from "./gold-request";
import { toPublishedPlan } from "./published-plan";
import type { TravelplannerInput } from "./run-folder";

/** How a query is put to an agent. */
export interface TaskSettings {
  readonly input: TravelplannerInput;
  readonly objective: Objective;
  /** Given in sole planning only. */
  readonly referenceLegs?: Task["referenceLegs"];
}

/** What the agent is asked; a problem where the structured fields are no request. */
export function taskOf(
  query: TravelplannerQuery,
  { input, objective, referenceLegs }: TaskSettings,
  world: World,
): Result<Task> {
  const today = todayIn(world.describe());
  const task = { id: String(query.idx), text: query.query, today, request: null, objective, referenceLegs };
  if (input === "query") return ok(task);
  const request = requestOfQuery(query);
  if (request.ok) return ok({ ...task, request: request.value });
  return fail({ ...request.problem, message: `Query ${query.idx} has no request: ${request.problem.message}` });
}

export interface PlayedEvent {
  readonly event: Event;
  /** Milliseconds from the beginning until the agent gave it; of the score that of the end, so that no time is the scorer's. */
  readonly atMs: number;
}

/**
 * The events of an agent's work on a query, one trial, with what went wrong in it and its score by the published rules before its end. Never throws, as the
 * agent does not.
 */
export async function* playQuery(
  query: TravelplannerQuery,
  task: Task,
  agent: Agent,
  context: AgentContext,
): AsyncGenerator<PlayedEvent> {
  const startedAt = performance.now();
  const events: Event[] = [];
  for await (const event of agent.run(task, context)) {
    const atMs = Math.round((performance.now() - startedAt) * 1000) / 1000;
    events.push(event);
    if (event.type === "ended") {
      const verdict = verdictOf(query, events, context.world);
      for (const failure of failuresOf(events, task, verdict, context.world)) yield { event: failure, atMs };
      yield { event: scoredEvent(verdict), atMs };
    }
    yield { event, atMs };
  }
}

/** The plan that an episode's events leave, in the published format; null where they leave none. */
export function publishedPlanOf(events: readonly Event[]): PublishedDay[] | null {
  const last = events.findLast((event) => event.type === "planWritten" || event.type === "planProposed");
  if (last?.type === "planWritten") return last.days;
  return last?.type === "planProposed" ? toPublishedPlan(last.itinerary) : null;
}

export function verdictOf(query: TravelplannerQuery, events: readonly Event[], world: World): TravelplannerVerdict {
  return scoreTravelplanner(world, query, publishedPlanOf(events));
}

export function scoredEvent(verdict: TravelplannerVerdict): EventOf<"scored"> {
  return {
    type: "scored",
    scorer: "travelplanner",
    value: verdict.final ? 1 : 0,
    parts: { ...namedChecks(verdict.commonsense ?? {}), ...namedChecks(verdict.hard ?? {}) },
    evidence: failedChecks(verdict),
  };
}
