import type { EventOf, Task } from "@/server/episodes";
import type { TravelplannerVerdict } from "@/server/scoring";
import type { FailureKind } from "@/server/views";
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

/** What is wrong with the plan, by its checks. A leg that nobody can travel is the fault of the task that gives it. */
export function failuresOfPlan(task: Task, verdict: TravelplannerVerdict, world: World): Failure[] {
  const closed = closedLeg(task, world);
  return Object.entries({ ...verdict.commonsense, ...verdict.hard }).flatMap(([check, finding]) => {
    const kind = KIND_OF_CHECK[check];
    if (finding.pass !== false || kind === undefined) return [];
    const isTaskAtFault = closed !== null && (kind === "missing information" || kind === "hallucination");
    const detail = finding.message ?? `${check} failed.`;
    return [
      isTaskAtFault
        ? { type: "failureFound", kind, side: "task", detail: `${detail} ${closed}` }
        : { type: "failureFound", kind, side: "agent", detail },
    ];
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
