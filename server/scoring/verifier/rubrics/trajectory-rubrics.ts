import type { World } from "@/server/worlds";
import type { Trajectory, VerifiedTask } from "../trajectory";
import type { Rubric, TrajectoryRubric } from "../verdict";
import { judgeActions } from "./itinerarybench";
import { judgeItinerary } from "./requirements";
import { type Findings, nothingOf, rubricOf } from "./rubric";
import { judgeDays } from "./travelplanner";
import { faultsOfRecovery, judgeNoPlan } from "./way-out";

/** The six rubrics of a trajectory: the final answer by the rules of its task, and what came of failed calls. */
export function trajectoryRubrics(
  task: VerifiedTask,
  trajectory: Trajectory,
  world: World,
): Readonly<Record<TrajectoryRubric, Rubric>> {
  const { faults, checked } = judgeFinal(task, trajectory, world);
  const recovery = faultsOfRecovery(trajectory);
  const of = (name: TrajectoryRubric): Rubric =>
    name === "wayOut"
      ? rubricOf([...(faults.wayOut ?? []), ...recovery], ["No call was left failing."])
      : rubricOf(faults[name] ?? [], checked[name] ?? []);
  return {
    complete: of("complete"),
    intent: of("intent"),
    logic: of("logic"),
    constraints: of("constraints"),
    requirements: of("requirements"),
    wayOut: of("wayOut"),
  };
}

function judgeFinal(task: VerifiedTask, { final }: Trajectory, world: World): Findings {
  const { rules, request } = task;
  switch (final.kind) {
    case "none":
      return nothingOf("Nothing was handed in.");
    case "noPlan":
      return judgeNoPlan(task, final, world);
    case "itinerary":
      return request === null
        ? nothingOf("The task has no request, so an itinerary cannot be judged: hand in the benchmark's own form.")
        : judgeItinerary(request, final.itinerary, world);
    case "days":
      return rules.kind === "travelplanner"
        ? judgeDays(rules.query, final.days, world)
        : nothingOf("Days in TravelPlanner's form are judged for its own tasks only.");
    case "actions":
      return rules.kind === "itinerarybench"
        ? judgeActions(rules.task, final.actions, world)
        : nothingOf("Actions in ItineraryBench's form are judged for its own tasks only.");
  }
}
