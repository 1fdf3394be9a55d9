import type { Turn } from "@/server/conversation";
import type { Itinerary } from "@/server/trip";
import type { OpenQuestion } from "@/server/views";
import { itineraryLines } from "../plan/itinerary-text";

/** A reply for a person to read: what is said, how the question can be answered, and the plan that was found. */
export function turnText({ text, question, events }: Turn): string {
  const answers = question === null ? [] : answersTo(question);
  const itinerary = foundIn(events);
  return [
    text,
    ...(answers.length === 0 ? [] : [`  (${answers.join(" | ")})`]),
    ...(itinerary === null ? [] : ["", ...itineraryLines(itinerary)]),
    "",
  ].join("\n");
}

/** The plan that is new to the person; what was locked is where it was. */
function foundIn(events: Turn["events"]): Itinerary | null {
  if (events.some(({ event }) => event.type === "edited")) return null;
  const found = events.findLast(({ event }) => event.type === "planProposed")?.event;
  return found?.type === "planProposed" ? found.itinerary : null;
}

function answersTo(question: OpenQuestion): string[] {
  return question.about === "trip"
    ? question.question.options.map(({ answer }) => answer)
    : question.question.quickReplies.map(({ says }) => says);
}
