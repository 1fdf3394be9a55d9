import type { Event, EventOf, EventType, Task } from "@/server/episodes";
import type { TravelplannerVerdict } from "@/server/scoring";
import { TOOL_NAMES } from "@/server/tools";
import type { FailureKind, FaultSide } from "@/server/trip";
import type { World } from "@/server/worlds";

type Failure = EventOf<"failureFound">;

/** What the plan of a failed check is said to be (TravelPlanner, Table 4; human-like reasoning, Figure 5). */
const KIND_OF_CHECK: Readonly<Record<string, FailureKind>> = {
  is_valid_information_in_sandbox: "hallucination",
  is_not_absent: "missing information",
  is_reasonable_visiting_city: "city route",
  is_valid_restaurants: "restaurant repeated",
  is_valid_attractions: "attraction repeated",
  is_valid_accommodation: "lodging",
  is_valid_transportation: "transportation",
  is_valid_information_in_current_city: "outside the city",
  valid_cost: "budget",
  valid_cuisine: "cuisine",
  valid_room_type: "room type",
  valid_room_rule: "house rule",
  valid_transportation: "transportation demand",
};

/**
 * What went wrong in an episode, each kind once: with the tools and how it ended (TravelPlanner, Figure 2), then with the plan. An
 * agent's fault unless its surroundings failed (a silent model, a fault of a tool) or the task cannot be done.
 */
export function failuresOf(
  events: readonly Event[],
  task: Task,
  verdict: TravelplannerVerdict,
  world: World,
): Failure[] {
  return [...failuresWithTools(events), ...failureOfEnd(events), ...failuresOfPlan(task, verdict, world)];
}

function failure(kind: FailureKind, side: FaultSide, detail: string): Failure {
  return { type: "failureFound", kind, side, detail };
}

const KNOWN_ACTIONS: readonly string[] = [...TOOL_NAMES, "CostEnquiry", "Finish"];

function failuresWithTools(events: readonly Event[]): Failure[] {
  const failed = new Set(allOf(events, "toolAnswered").flatMap((answer) => (answer.ok ? [] : [answer.callId])));
  const calls = allOf(events, "toolCalled").filter(({ callId }) => failed.has(callId));
  const invalid = calls.filter(({ tool }) => !KNOWN_ACTIONS.includes(tool));
  const wrong = calls.filter(({ tool }) => KNOWN_ACTIONS.includes(tool));
  const written = ({ tool, input }: EventOf<"toolCalled">) => `${tool} ${JSON.stringify(input).slice(0, 120)}`;
  const told = (kind: FailureKind, some: typeof calls, what: string) =>
    some.slice(0, 1).map((first) => failure(kind, "agent", `${some.length} ${what}, the first: ${written(first)}`));
  return [
    ...told("invalid action", invalid, "actions were none"),
    ...told("argument error", wrong, "calls did not work"),
  ];
}

function failureOfEnd(events: readonly Event[]): Failure[] {
  const reason = allOf(events, "ended").at(-1)?.reason;
  const error = allOf(events, "error").at(-1)?.message ?? "";
  const noPlan = allOf(events, "noPlanFound").at(-1);
  const asked = allOf(events, "asked").at(-1);
  switch (reason) {
    case "invalid actions":
      return [failure("dead loop: invalid actions", "agent", "Three actions in a row failed.")];
    case "dead loop":
      return [failure("dead loop: same action", "agent", "The same action was taken again and again.")];
    case "step limit":
      return [failure("step limit", "agent", "The steps were used up before there was a plan.")];
    case "token limit":
    case "cost limit":
    case "time limit":
      return [failure("limit", "agent", `The ${reason} was reached.`)];
    case "model unavailable":
      return [failure("model unavailable", "environment", error)];
    case "internal":
      return [failure("internal", "environment", error)];
    case "agent gave up":
      return [failure("no plan", "agent", error || "The agent gave up.")];
  }
  // A proof that there is no plan finds fault with the task.
  if (noPlan !== undefined) return [failure("no plan", noPlan.proven ? "task" : "agent", noPlan.explanation)];
  if (asked !== undefined) {
    return [failure("unclear", "agent", `It asked for ${asked.questions.map(({ field }) => field).join(", ")}.`)];
  }
  const written = allOf(events, "planWritten").at(-1);
  return written?.days === null
    ? [failure("no plan", "agent", "What was written holds no plan that can be read.")]
    : [];
}

function failuresOfPlan(task: Task, verdict: TravelplannerVerdict, world: World): Failure[] {
  const closed = closedLeg(task, world);
  return Object.entries({ ...verdict.commonsense, ...verdict.hard }).flatMap(([check, finding]) => {
    const kind = KIND_OF_CHECK[check];
    if (finding.pass !== false || kind === undefined) return [];
    const isTaskAtFault = closed !== null && (kind === "missing information" || kind === "hallucination");
    const detail = finding.message ?? `${check} failed.`;
    return [failure(kind, isTaskAtFault ? "task" : "agent", isTaskAtFault ? `${detail} ${closed}` : detail)];
  });
}

/** A leg that sole planning gives and nobody can travel, in a sentence. */
function closedLeg({ referenceLegs = [] }: Task, world: World): string | null {
  const closed = referenceLegs.find(({ origin, destination, date }) => {
    return world.scheduledLegs(origin, destination, date).length === 0 && !world.road(origin, destination)?.minutes;
  });
  return closed === undefined
    ? null
    : `There is no way from ${closed.origin} to ${closed.destination} on ${closed.date}.`;
}

function allOf<T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] {
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return events.filter(isWanted);
}
