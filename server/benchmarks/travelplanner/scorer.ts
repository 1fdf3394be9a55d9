import type { Event } from "@/server/episodes";
import {
  type PublishedDay,
  scoreTravelplanner,
  type TravelplannerQuery,
  type TravelplannerVerdict,
  travelplannerTallies,
} from "@/server/scoring";
import type { World } from "@/server/worlds";
import type { Score, Scorer } from "../benchmark";
import { failedChecks, namedChecks } from "./failed-checks";
import { toPublishedPlan } from "./published-plan";
import type { QueryTask } from "./tasks";

/** The published rules (TravelPlanner, section 3.4): 1 where a plan passes every check, else 0. */
export const publishedRules: Scorer<QueryTask> = {
  name: "travelplanner",
  choice: "published",
  score: ({ query }, events, world) => scoreOf(query, verdictOf(query, events, world)),
};

/** The plan that an episode's events leave, in the published format; null where they leave none. */
export function publishedPlanOf(events: readonly Event[]): PublishedDay[] | null {
  const last = events.findLast((event) => event.type === "planWritten" || event.type === "planProposed");
  if (last?.type === "planWritten") return last.days;
  return last?.type === "planProposed" ? toPublishedPlan(last.itinerary) : null;
}

export function verdictOf(query: TravelplannerQuery, events: readonly Event[], world: World): TravelplannerVerdict {
  return scoreTravelplanner(world, query, publishedPlanOf(events));
}

function scoreOf(query: TravelplannerQuery, verdict: TravelplannerVerdict): Score {
  const { idx, delivered, commonsense, hard, totalCost, final } = verdict;
  return {
    value: final ? 1 : 0,
    delivered,
    passed: final,
    parts: { ...namedChecks(commonsense ?? {}), ...namedChecks(hard ?? {}) },
    tallies: travelplannerTallies(query, verdict),
    evidence: failedChecks(verdict),
    verdict: {
      idx,
      delivered,
      commonsense: commonsense && namedChecks(commonsense),
      hard: hard && namedChecks(hard),
      totalCost,
      final,
    },
  };
}
