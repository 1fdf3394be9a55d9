import type { Event, EventOf } from "@/server/episodes";
import { verifyItinerary } from "@/server/scoring";
import { isBroken } from "@/server/trip";
import type { FailureKind } from "@/server/views";
import type { World } from "@/server/worlds";
import { answerIn } from "./answer/answer-in";
import type { DeeptravelTask } from "./task";

/** The kind of failure that a broken check of `verifyItinerary` is; one that is not named is a constraint of this traveler. */
const KIND_OF: Readonly<Record<string, FailureKind>> = {
  ...{ route: "city route", destinations: "city route", dates: "city route" },
  ...{ nights: "missing information", meals: "missing information", visits: "missing information" },
  ...{ legs: "transportation", modes: "transportation", times: "commonsense knowledge" },
  ...{ openingHours: "commonsense knowledge", records: "hallucination", cost: "hallucination" },
  ...{ minimumNights: "lodging", people: "lodging", budget: "budget", cuisines: "cuisine" },
  ...{ transportation: "transportation demand", roomType: "room type", houseRule: "house rule" },
};

/** What is wrong with the plan, each kind once. */
export function failuresOfAnswer(
  { request }: DeeptravelTask,
  events: readonly Event[],
  world: World,
): EventOf<"failureFound">[] {
  const answer = answerIn(events, request, world);
  if (answer?.type !== "planProposed") return [];
  const found = new Map<FailureKind, string>();
  for (const check of verifyItinerary(request, answer.itinerary, world).filter(isBroken)) {
    const kind = KIND_OF[check.name] ?? "constraint";
    if (!found.has(kind)) found.set(kind, `${check.label}: ${check.evidence}`);
  }
  return [...found].map(([kind, detail]) => ({ type: "failureFound", kind, side: "agent", detail }));
}
