import { type Charge, chargeOf, type Event, type EventOf, type EventType } from "@/server/episodes";
import type { TrialResult } from "@/server/trip";
import { figuresOf } from "./episode-figures";

/**
 * What came of a trial, from the events of its episode, the score of `scorer` among them. `ms`: from its beginning to the agent's end.
 */
export function resultOf(scorer: string, events: readonly Event[], ms: number): TrialResult {
  const scored = of(events, "scored").findLast((event) => event.scorer === scorer);
  const { modelCalls, retries, tokens, costUsd, toolCalls } = figuresOf(events);
  return {
    delivered: scored?.delivered ?? false,
    passed: scored?.passed ?? false,
    value: scored?.value ?? 0,
    checks: scored?.parts ?? {},
    tallies: scored?.tallies ?? {},
    failures: of(events, "failureFound").map(({ kind, side }) => ({ kind, side })),
    endReason: of(events, "ended").at(-1)?.reason ?? "internal",
    ms,
    steps: stepsOf(events),
    modelCalls,
    retries,
    tokens,
    costUsd,
    meteredUsd: chargedTo(events).costUsd,
    toolCalls: { ...toolCalls },
  };
}

/** A step is a call of a tool or of a model, of which methods with tools take one each: the greater of both counts. */
function stepsOf(events: readonly Event[]): number {
  return Math.max(of(events, "toolCalled").length, of(events, "modelCalled").length);
}

/** What limits count of the calls of models. */
function chargedTo(events: readonly Event[]): Charge {
  return of(events, "modelCalled")
    .map(chargeOf)
    .reduce((sum, charge) => ({ tokens: sum.tokens + charge.tokens, costUsd: sum.costUsd + charge.costUsd }), {
      tokens: 0,
      costUsd: 0,
    });
}

function of<T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] {
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return events.filter(isWanted);
}
