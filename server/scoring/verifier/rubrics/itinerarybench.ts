import type { World } from "@/server/worlds";
import { type ErrorKind, type ItinerarybenchTask, readPlanAction, scoreItinerarybench } from "../..";
import type { TrajectoryRubric } from "../verdict";
import { type Findings, nothingOf, sortedFindings } from "./rubric";

/** Partly met counts once it is not met in the end, so those reports are left out. */
const RUBRIC_OF: Readonly<Partial<Record<ErrorKind, TrajectoryRubric>>> = {
  ...{ not_returned: "complete", city_days_unmet: "intent", spot_minutes_unmet: "intent" },
  ...{ time_order: "logic", position: "logic", ticket_missing: "logic", ticket_mismatch: "logic" },
  ...{ transport_duration: "logic", opening_hours: "logic", over_budget: "constraints", time_limit: "constraints" },
  ...{ sleeping_hours: "requirements", meal: "requirements" },
};

/** A list of actions by ItineraryBench's released simulator, each error under its rubric; a budget counts where the words name one. */
export function judgeActions(task: ItinerarybenchTask, actions: readonly string[], world: World): Findings {
  if (actions.length === 0) return nothingOf("No plan was delivered.");
  const { errors, executability, constraints } = scoreItinerarybench(world, task, actions, "paper");
  const unreadable = actions.filter((action) => readPlanAction(action) === null);
  return sortedFindings([
    ...unreadable.map((action) => ({
      ...{ rubric: "complete" as const, isFault: true },
      text: `No action can be read in "${action.slice(0, 80)}".`,
    })),
    ...errors.flatMap(({ kind, message }) => {
      const rubric = RUBRIC_OF[kind];
      const counts = rubric !== undefined && (kind !== "over_budget" || task.text_budget !== null);
      return counts ? [{ rubric, isFault: true, text: message }] : [];
    }),
    {
      ...{ rubric: "logic", isFault: false },
      text: `${executability.right} steps can be carried out, ${constraints.right} conditions are met.`,
    },
  ]);
}
