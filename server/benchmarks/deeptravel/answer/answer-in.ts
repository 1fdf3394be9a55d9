import type { Event, EventOf } from "@/server/episodes";
import type { TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { itineraryOfDays, proposed, readAnswer } from "./read-answer";

type Proposed = EventOf<"planProposed">;
type NoPlan = EventOf<"noPlanFound">;
type Written = EventOf<"planWritten">;

/** What an episode hands in at last, as it was handed in; null: nothing. */
export function lastAnswer(events: readonly Event[]): Proposed | NoPlan | Written | null {
  const isAnswer = (event: Event): event is Proposed | NoPlan | Written =>
    event.type === "planProposed" || event.type === "planWritten" || event.type === "noPlanFound";
  return events.findLast(isAnswer) ?? null;
}

/** The same with the world's records: a plan in words becomes the itinerary that it comes to. Null where nothing can be read. */
export function answerIn(events: readonly Event[], request: TripRequest, world: World): Proposed | NoPlan | null {
  const answer = lastAnswer(events);
  if (answer?.type !== "planWritten") return answer;
  if (answer.days !== null) return proposed(request, itineraryOfDays(answer.days, request, world));
  const { plan } = readAnswer(answer.text, request, world);
  return plan.type === "planWritten" ? null : plan;
}
