import { type Charge, chargeOf, type Event, type EventOf, type EventType } from "@/server/episodes";
import { trajectoryOf } from "@/server/scoring/verifier";
import type { ReplacedInRun, TrialResult } from "@/server/views";
import { figuresOf } from "./episode-figures";

/**
 * What came of a trial, from the events of its episode, the score of `scorer` among them. `ms`: from its beginning to the agent's end.
 */
export function resultOf(scorer: string, events: readonly Event[], ms: number): TrialResult {
  const scored = of(events, "scored").findLast((event) => event.scorer === scorer);
  const replaced = of(events, "modelReplaced");
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
    turns: trajectoryOf(events).turns.filter(({ calls }) => calls.length > 0).length,
    failedCalls: of(events, "toolAnswered").filter(({ ok }) => !ok).length,
    ...(replaced.length > 0 && { replaced: replaced.map(({ role, by }) => ({ role, by })) }),
  };
}

/** In how many trials each model's place was taken, by what; undefined where none was. */
export function replacedInTrials(results: readonly Pick<TrialResult, "replaced">[]): ReplacedInRun | undefined {
  const counts = new Map<string, ReplacedInRun[number]>();
  for (const { role, by } of results.flatMap(({ replaced = [] }) => replaced)) {
    const key = `${role} ${by}`;
    counts.set(key, { role, by, trials: (counts.get(key)?.trials ?? 0) + 1 });
  }
  return counts.size === 0 ? undefined : [...counts.values()];
}

/** A step is a call of a tool or of a model that answers, of which methods with tools take one each: the greater of both counts. */
function stepsOf(events: readonly Event[]): number {
  return Math.max(
    of(events, "toolCalled").length,
    of(events, "modelCalled").filter(({ role }) => role !== "embedder").length,
  );
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
