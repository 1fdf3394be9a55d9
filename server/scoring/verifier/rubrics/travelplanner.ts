import type { World } from "@/server/worlds";
import {
  COMMONSENSE_CHECKS,
  COMMONSENSE_LABELS,
  type PublishedDay,
  scoreTravelplanner,
  type TravelplannerQuery,
} from "../..";
import type { TrajectoryRubric } from "../verdict";
import { type Findings, nothingOf, sortedFindings } from "./rubric";

const COMMONSENSE: Readonly<Record<(typeof COMMONSENSE_CHECKS)[number], TrajectoryRubric>> = {
  is_not_absent: "complete",
  is_reasonable_visiting_city: "intent",
  is_valid_information_in_current_city: "logic",
  is_valid_transportation: "logic",
  is_valid_information_in_sandbox: "constraints",
  is_valid_accommodation: "constraints",
  is_valid_restaurants: "requirements",
  is_valid_attractions: "requirements",
};

/** A plan in words by TravelPlanner's published rules, each under its rubric. */
export function judgeDays(query: TravelplannerQuery, days: readonly PublishedDay[], world: World): Findings {
  const { commonsense, hard } = scoreTravelplanner(world, query, days);
  if (commonsense === null) return nothingOf("No plan was delivered.");
  const found = COMMONSENSE_CHECKS.map((name) => ({
    rubric: COMMONSENSE[name],
    isFault: commonsense[name].pass !== true,
    text: `${COMMONSENSE_LABELS[name]}: ${commonsense[name].message ?? "kept"}.`,
  }));
  const length = {
    ...{ rubric: "complete" as const, isFault: days.length !== query.days },
    text: `The plan has ${days.length} of ${query.days} days.`,
  };
  return sortedFindings([...found, length, ...hardFindings(hard)]);
}

function hardFindings(hard: ReturnType<typeof scoreTravelplanner>["hard"]) {
  if (hard === null) {
    const text = "The plan does not get as far as the constraints.";
    return [{ rubric: "constraints" as const, isFault: true, text }];
  }
  return Object.entries(hard).flatMap(([name, { pass, message }]) => {
    if (pass === null) return [];
    const rubric = name === "valid_cuisine" ? ("requirements" as const) : ("constraints" as const);
    return [{ rubric, isFault: !pass, text: message ?? `${name} holds.` }];
  });
}
