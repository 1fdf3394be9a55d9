import { canonicalJson } from "@/server/episodes";
import { withRelaxation } from "@/server/trip";
import type { World } from "@/server/worlds";
import { isEmptyOutput } from "../observed/rows";
import type { FinalAnswer, Trajectory, VerifiedTask } from "../trajectory";
import { judgeItinerary } from "./requirements";
import { type Findings, nothingOf } from "./rubric";

/** The same failing call so often is no way out. */
const MOST_REPEATS = 3;

/** What speaks against the way the agent dealt with calls that failed or found nothing. */
export function faultsOfRecovery({ turns, final }: Trajectory): string[] {
  const calls = turns.flatMap((turn) => turn.calls);
  const failing = calls.map((call) => !call.ok || isEmptyOutput(call.output));
  const repeated = new Map<string, number>();
  for (const [at, { tool, input }] of calls.entries()) {
    const key = `${tool} ${canonicalJson(input)}`;
    if (failing[at]) repeated.set(key, (repeated.get(key) ?? 0) + 1);
  }
  const stuck = [...repeated].filter(([, times]) => times >= MOST_REPEATS);
  const last = calls.at(-1);
  const endsFailing = last !== undefined && !last.ok && final.kind !== "noPlan";
  return [
    ...stuck.map(([key, times]) => `The same call failed ${times} times: ${key.slice(0, 120)}.`),
    ...(endsFailing ? [`The last call, ${last.tool}, failed, and nothing was done about it.`] : []),
  ];
}

/**
 * The answer that there is no plan: right only where it is known that there is none, and then with a change that helps, shown by a plan
 * that meets the changed request.
 */
export function judgeNoPlan(
  { request, solvable }: VerifiedTask,
  { relaxations }: Extract<FinalAnswer, { kind: "noPlan" }>,
  world: World,
): Findings {
  if (solvable !== false) return nothingOf("It says that there is no plan, which nothing shows.");
  if (request === null) return nothingOf("Without a request no way out can be checked.");
  const judged = relaxations.flatMap((relaxation) => {
    const { itinerary } = relaxation;
    if (itinerary === null) return [];
    const changed = withRelaxation(request, relaxation);
    return [judgeItinerary(changed, itinerary, world)];
  });
  const sound = judged.find(({ faults }) => Object.keys(faults).length === 0);
  if (sound !== undefined) return sound;
  const none = "No way out is shown by a plan.";
  return judged[0] ?? { faults: { wayOut: [none] }, checked: {} };
}
