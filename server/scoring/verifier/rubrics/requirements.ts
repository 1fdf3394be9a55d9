import { type Check, type Itinerary, isBroken, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { verifyItinerary } from "../..";
import type { TrajectoryRubric } from "../verdict";
import { type Findings, sortedFindings } from "./rubric";

/** The rubric of each check of `verifyItinerary`; one that is not named is about what this traveler asked for. */
const RUBRIC_OF: Readonly<Record<string, TrajectoryRubric>> = {
  ...{ route: "complete", nights: "complete", meals: "complete", visits: "complete" },
  ...{ destinations: "intent", dates: "intent", people: "intent" },
  ...{ legs: "logic", modes: "logic", times: "logic", openingHours: "logic" },
  ...{ budget: "constraints", cost: "constraints", records: "constraints", minimumNights: "constraints" },
  ...{ transportation: "constraints", roomType: "constraints", houseRule: "constraints", rooms: "constraints" },
};

/** An itinerary by its request and the world's records. A wish that is not met is no fault; what is insisted on is. */
export function judgeItinerary(request: TripRequest, itinerary: Itinerary, world: World): Findings {
  if (itinerary.days.length === 0) {
    return sortedFindings([{ rubric: "complete", isFault: true, text: "The itinerary has no days." }]);
  }
  return sortedFindings(verifyItinerary(request, itinerary, world).flatMap(findingOf));
}

function findingOf(check: Check) {
  const { name, label, kept, evidence } = check;
  const rubric = RUBRIC_OF[name] ?? "requirements";
  const isFault = isBroken(check);
  return kept === null || (kept === false && !isFault) ? [] : [{ rubric, isFault, text: `${label}: ${evidence}` }];
}
