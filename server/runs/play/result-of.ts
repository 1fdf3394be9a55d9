import { figuresOf } from "@/server/benchmarks";
import type { Event, EventOf, EventType } from "@/server/episodes";
import type { TrialResult } from "@/server/trip";

/** What came of a trial, from the events of its episode, the score among them. `ms`: from its beginning to the agent's end. */
export function resultOf(events: readonly Event[], ms: number): TrialResult {
  const scored = of(events, "scored").findLast(({ scorer }) => scorer === "travelplanner");
  const { modelCalls, retries, tokens, costUsd, toolCalls } = figuresOf(events);
  return {
    // A plan that was delivered has at least the commonsense checks.
    delivered: Object.keys(scored?.parts ?? {}).length > 0,
    final: scored?.value === 1,
    checks: scored?.parts ?? {},
    failures: of(events, "failureFound").map(({ kind, side }) => ({ kind, side })),
    endReason: of(events, "ended").at(-1)?.reason ?? "internal",
    ms,
    steps: stepsOf(events),
    modelCalls,
    retries,
    tokens,
    costUsd,
    toolCalls: { ...toolCalls },
  };
}

/** A step is a call of a tool or of a model, of which methods with tools take one each: the greater of both counts. */
export function stepsOf(events: readonly Event[]): number {
  return Math.max(of(events, "toolCalled").length, of(events, "modelCalled").length);
}

function of<T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] {
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return events.filter(isWanted);
}
