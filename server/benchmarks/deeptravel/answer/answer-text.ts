import type { Event, EventOf } from "@/server/episodes";
import { lastAnswer } from "./answer-in";
import { noPlanText } from "./no-plan";
import { structuredDaysOf } from "./structured-days";

/** What an episode hands in, as an agent would write it, so that it is read back as it is; null: nothing. */
export function answerText(events: readonly Event[]): string | null {
  const answer = lastAnswer(events);
  switch (answer?.type) {
    case "planProposed":
      return planText(answer.itinerary);
    case "planWritten":
      return answer.days === null ? answer.text : JSON.stringify(answer.days);
    case "noPlanFound": {
      const [way] = answer.relaxations.filter(({ itinerary }) => itinerary !== null);
      if (way === undefined || way.itinerary === null) return "No plan";
      return noPlanText([way, ...way.also], planText(way.itinerary)) ?? "No plan";
    }
    default:
      return null;
  }
}

function planText(itinerary: EventOf<"planProposed">["itinerary"]): string {
  return JSON.stringify({ days: structuredDaysOf(itinerary) });
}
