import type { Event, EventOf } from "@/server/episodes";
import { type ErrorKind, type ItinerarybenchTask, type SimulationError, scoreItinerarybench } from "@/server/scoring";
import type { FailureKind } from "@/server/views";
import type { World } from "@/server/worlds";
import { plannedActions } from "./plan-events";

type Failure = EventOf<"failureFound">;

const FULL_LEVEL1 = 60;
/** Of one episode; what a plan of thousands of actions gets wrong is of no further interest. */
const MOST_FAILURES = 100;

/**
 * The class of each of the simulator's errors (TDAG, section 5.3). Commonsense: where one is, and that time goes forward. External
 * information: what the tables say of trains and ways. Constraints: all that the task demands. Null: what the simulator reports on the way
 * and judges, under another kind, at the end of the plan.
 */
const CLASS_OF_ERROR: Readonly<Record<ErrorKind, FailureKind | null>> = {
  time_order: "commonsense knowledge",
  position: "commonsense knowledge",
  ticket_missing: "external information",
  ticket_mismatch: "external information",
  transport_duration: "external information",
  time_limit: "constraint",
  over_budget: "constraint",
  opening_hours: "constraint",
  sleeping_hours: "constraint",
  city_days_partial: null,
  city_days_unmet: "constraint",
  spot_minutes_partial: null,
  spot_minutes_unmet: "constraint",
  not_returned: "constraint",
  meal: "constraint",
};
/** Reported again after every action once it is so. */
const ONCE: readonly ErrorKind[] = ["time_limit", "over_budget"];

/** What went wrong by the classes of TDAG, section 5.3: one event for each mistake, so that they can be counted as in Table 3. */
export function failuresOfActions(task: ItinerarybenchTask, events: readonly Event[], world: World): Failure[] {
  const plan = plannedActions(events) ?? [];
  const { errors, level1 } = scoreItinerarybench(world, task, plan, "paper");
  const isExecutable = plan.length > 0 && level1 === FULL_LEVEL1;
  return [...cascadingFailure(events, isExecutable), ...(plan.length === 0 ? [] : mistakesOf(errors))];
}

function mistakesOf(errors: readonly SimulationError[]): Failure[] {
  const seen = new Set<ErrorKind>();
  return errors.slice(0, MOST_FAILURES).flatMap(({ kind, message, action }) => {
    const isRepeated = ONCE.includes(kind) && seen.has(kind);
    seen.add(kind);
    const found = CLASS_OF_ERROR[kind];
    if (found === null || isRepeated) return [];
    const where = action === null ? "" : `Action ${action + 1}: `;
    return [{ type: "failureFound", kind: found, side: "agent", detail: `${where}${message}` }];
  });
}

/**
 * Cascading task failure: a subtask, or the steps of an agent without subtasks, did not come to its end, and no plan followed that can be
 * executed. At most one in an episode; where the surroundings failed, it is none.
 */
function cascadingFailure(events: readonly Event[], isExecutable: boolean): Failure[] {
  if (isExecutable) return [];
  const failed = failedSubtasks(events);
  const [first] = failed;
  if (first !== undefined) {
    const detail = `${failed.length} of the subtasks failed, "${first}" first, and there is no plan that can be executed.`;
    return [{ type: "failureFound", kind: "cascading task failure", side: "agent", detail }];
  }
  const reason = events.findLast((event) => event.type === "ended")?.reason;
  if (reason === undefined || !EARLY_ENDS.includes(reason)) return [];
  const detail = `The steps ended early (${reason}), and there is no plan that can be executed.`;
  return [{ type: "failureFound", kind: "cascading task failure", side: "agent", detail }];
}

const EARLY_ENDS: readonly EventOf<"ended">["reason"][] = [
  "step limit",
  "invalid actions",
  "dead loop",
  "context overflow",
];

/** Names of the subtasks whose spans failed, in the order in which they ended. */
function failedSubtasks(events: readonly Event[]): string[] {
  const names = new Map<string | undefined, string>();
  const failed: string[] = [];
  for (const event of events) {
    if (event.type === "spanBegan" && event.kind === "subtask") names.set(event.spanId, event.name);
    const name = names.get(event.spanId);
    if (event.type === "spanEnded" && event.status === "failed" && name !== undefined) failed.push(name);
  }
  return failed;
}
